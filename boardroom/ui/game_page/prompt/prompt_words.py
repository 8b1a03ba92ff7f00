"""What the prompt line says: what is asked, and below that a note, the reason why something could not be done, or how
to go on with what is held.
"""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.engine.text import Text, phrase
from boardroom.ui.game_page.prompt import prompt_line
from boardroom.ui.game_page.prompt.heard_line import LastMessage
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.say import SeatName

REFUSAL_SHOWN = 6000
"""Milliseconds for which a reason stands in place of the note."""
_HELD: Final = phrase("Prompt", "Now choose where it goes. Esc puts it back.")


class PromptWords(QObject):
    """The two sentences of the prompt line, in other words while keys are used. ``changed`` says that they may be
    others, ``replaced`` that a reason which stood there stands there no longer.
    """

    changed = Signal()
    replaced = Signal()

    def __init__(self, parent: QObject, context: AppContext, seats: Sequence[SeatName], last: LastMessage) -> None:
        super().__init__(parent)
        self._context, self._seats, self._last = context, tuple(seats), last
        self._ask: Text | None = None
        self._heard: Text | None = None
        self._by_keys: Text | None = None
        self._note: Text | None = None
        self._note_by_keys: Text | None = None
        self.fuller: tuple[Text, ...] = ()
        """The notes that stand in place of the usual one where there is room for them, the longest first."""
        self._fitting: tuple[Any, ...] = ()
        """For what it was last found out which of those there is room for, and which that is."""
        self.reason: Text | None = None
        """Why something could not be done, as long as that stands in place of the note."""
        self.passing = False
        """Whether that is only said in passing."""
        self._held: Text | None = None
        self._keys_shown = False
        self.timer = QTimer(self, singleShot=True, interval=REFUSAL_SHOWN)
        """Runs until the reason is past."""
        self.timer.timeout.connect(self.forget_reason)

    def show(
        self, ask: Text, note: Text | None, heard: Text | None = None, by_keys: Text | None = None,
        note_by_keys: Text | None = None, fuller: tuple[Text, ...] = (),
    ) -> None:  # fmt: skip
        """Say this, in other words ``by_keys`` and ``note_by_keys`` while keys are shown, and have it ``heard`` in
        others if need be; a reason that stands is forgotten. The first of the ``fuller`` notes for which there is
        room, with buttons and sentence as they are beside the note, stands in place of that; it is not heard.
        """
        self._ask, self._note, self.fuller = ask, note, fuller
        self._heard, self._by_keys, self._note_by_keys = heard or ask, by_keys, note_by_keys
        self.forget_reason()

    def show_keys(self, shown: bool) -> None:
        """Say it as a hand at the keys goes about it, or one at the mouse."""
        if shown != self._keys_shown:
            self._keys_shown = shown
            self.changed.emit()

    def say_why_not(self, reason: Text) -> None:
        """Say why something could not be done, for a while, in place of the note."""
        self._last.refused(reason)
        self._say_for_a_while(reason, passing=False)

    def mention(self, words: Text) -> None:
        """Say in passing, for a while, why what was pressed or clicked does nothing."""
        self._last.mention(words)
        self._say_for_a_while(words, passing=True)

    def _say_for_a_while(self, reason: Text, passing: bool) -> None:
        self.reason, self.passing = reason, passing
        self.replaced.emit()
        self.timer.start()
        self.changed.emit()

    def end_mention(self) -> None:
        """What was said in passing is past."""
        if self.passing and self.reason is not None:
            self.forget_reason()

    def forget_reason(self) -> None:
        """A reason that stands is past."""
        self.reason = None
        self.timer.stop()
        self.replaced.emit()
        self.changed.emit()

    def repeat(self) -> None:
        """Say once more, to a screen reader, what is asked or waited for: it is what stands there."""
        if self._heard is not None:
            self._last.mention(self._heard)

    def hold(self, by_mouse: bool, words: Text | None = None) -> None:
        """Something is held: a reason that stands is past, and who does not drag is told how to go on, in these words
        or in those that fit whatever is put down.
        """
        self._held = None if by_mouse else words or _HELD
        self.forget_reason()

    def let_go(self) -> None:
        """Nothing is held any more."""
        if self._held is not None:
            self._held = None
            self.changed.emit()

    @property
    def usual(self) -> tuple[str, str]:
        """What is asked, as it is shown, and the note to that, whatever stands in its place."""
        return self._said(self._seen), self._said(self._note)

    @property
    def plain(self) -> tuple[str, str]:
        """The two sentences without what is said only where there is room."""
        note = self._note_by_keys if self._note_by_keys is not None and self._keys_shown else self._note
        return self._said(self._seen), self._said(self.reason or self._held or note)

    @property
    def heard(self) -> str:
        """What a screen reader says of it."""
        return " ".join(filter(None, (self._said(self._heard), self.plain[1])))

    def within(self, width: float, lettering: prompt_line.Lettering) -> tuple[str, str]:
        """The two sentences as they are shown where they have so much room."""
        ask, second = self.plain
        if self.reason or self._held or self._keys_shown or not self.fuller:
            return ask, second
        notes = tuple(map(self._said, self.fuller))
        theme = self._context.theme
        key = ask, second, notes, width, theme.text(17).pixelSize(), theme.language, lettering
        if key != self._fitting[:-1]:
            wide = max(40.0, width)
            fit = (note for note in notes if prompt_line.may_stand_for(theme, ask, second, note, wide, lettering))
            self._fitting = (*key, next(fit, second))
        return ask, self._fitting[-1]

    @property
    def _seen(self) -> Text | None:
        """What is asked, as a hand at the mouse or at the keys goes about it."""
        return self._by_keys if self._by_keys is not None and self._keys_shown else self._ask

    def _said(self, text: Text | None) -> str:
        return self._context.say(text, self._seats) if text else ""
