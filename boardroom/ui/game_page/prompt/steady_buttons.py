"""How much the buttons of the prompt say: what there is room for beside its words, in places that do not move."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from boardroom.ui.game_page.prompt.prompt_line import Brevity, PromptButton

Named = Sequence[tuple[str, PromptButton]]
"""Buttons by their keys."""


class SteadyButtons:
    """Those beside Undo, which has a place of its own, as long as the same seat acts in the same window: none gets
    narrower, or says more again, for others would move under the mouse.
    """

    def __init__(self) -> None:
        self._acts: tuple[Any, ...] = ()
        self._briefest = Brevity.ALL
        """How little they have said."""
        self._widths: dict[tuple[str, Brevity], int] = {}
        """How wide each has been, by how little it says."""
        self.last = ""
        """Which of them has the place of the main button: that itself, or one that keeps its place beside others."""
        self.part = ""
        """The part of the game that they are for: its main button is one place, whatever it does."""

    def begin(self, acts: tuple[Any, ...]) -> None:
        """Who ``acts``, and all that their room depends on; what was kept for another is forgotten."""
        if acts != self._acts:
            self._acts, self._briefest = acts, Brevity.ALL
            self._widths.clear()

    def fit(self, buttons: Named, width: Callable[[], int], fits: Callable[[int, int], bool]) -> None:
        """Have the buttons say less and less until there is room: ``fits`` says it of their ``width`` together and of
        the lines that the words may take.
        """
        tried, brevity = (-1, 0), self._briefest
        for brevity in self._shortened(buttons):
            for key, button in buttons:
                button.hold_width(self._widths.get(self._place(key, button), 0))
            room = width(), 1 if brevity is Brevity.ALL else 2
            # Without an icon a button cannot say less.
            if tried != room:
                tried = room
                if fits(*room):
                    break
        self._briefest = min(max(self._briefest, brevity), Brevity.SMALL)

    def keep(self, buttons: Iterable[tuple[str, PromptButton]]) -> None:
        """Have none get narrower than it is now."""
        for key, button in buttons:
            if not button.icon_only:
                self._widths[self._place(key, button)] = button.sizeHint().width()

    def _place(self, key: str, button: PromptButton) -> tuple[str, Brevity]:
        """By what it is known how wide a button has been."""
        if key == self.last:
            return f"main: {self.part}", Brevity.ALL
        return key, button.brevity

    def _shortened(self, buttons: Named) -> Iterator[Brevity]:
        """Have them say less and less: all of them, but one after another where words are lost, those that matter most
        for the decision last.
        """
        for brevity in list(Brevity)[self._briefest :]:
            for _, button in buttons:
                button.shorten(brevity)
                if brevity >= Brevity.ICONS:
                    yield brevity
            if brevity < Brevity.ICONS:
                yield brevity
