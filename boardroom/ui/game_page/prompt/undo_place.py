"""The place of Undo: the right end of the prompt line, where nothing else ever stands while a game is played."""

from typing import Final

from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.engine.text import phrase
from boardroom.ui.game_page.prompt.prompt_line import Brevity, PromptButton
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.buttons import PLAIN

UNDO: Final = "undo"
"""The key of the button that takes back."""
UNDO_LABEL: Final = phrase("Prompt", "Undo")
UNDO_KEY: Final = "Ctrl Z"
_WIDEST: Final = 190
"""Pixels in usual text that Undo takes at most: what is too long of its second line stands in its tip."""
_WITH_KEY, _WITH_WORDS, _ROOMY = 1500, 1000, 1200
"""From these widths of the prompt line on, in pixels in usual text, Undo shows its key, and its words, and is as wide
from the beginning as it may become.
"""


class UndoPlace(QWidget):
    """Keeps the place free while there is nothing to take back.

    Who clicks Undo again and again presses nothing else there: it stays where it is, gets no narrower, and says no less
    as long as the window and the text keep their sizes, whoever acts.
    """

    def __init__(self, parent: QWidget, context: AppContext) -> None:
        super().__init__(parent)
        self._context = context
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()
        self._look: tuple[int, float, str] = 0, 0.0, ""
        self._wide = 0

    @property
    def taken(self) -> int:
        """The width that is kept free, in pixels."""
        return 0 if self.isHidden() else self._wide

    def hold(self, undo: PromptButton | None, width: int, acts: bool, is_over: bool) -> None:
        """Have Undo, or what keeps its place, be as wide as it has been in a prompt line of that width; there is such a
        place from when somebody ``acts`` here until the game ``is_over``.
        """
        theme = self._context.theme
        look = width, theme.text_scale, theme.language
        if look != self._look:
            self._look, self._wide = look, 0
        if undo is None and acts and not self._wide:
            sample = PromptButton(self._context, UNDO_LABEL, PLAIN, "undo", UNDO_KEY)
            self._measure(sample, width / theme.text_scale)
            sample.deleteLater()
        elif undo is not None:
            self._measure(undo, width / theme.text_scale)
        self.setFixedSize(self._wide, 1)
        self.setVisible(undo is None and self._wide > 0 and not is_over)

    def _measure(self, undo: PromptButton, usual: float) -> None:
        brief = Brevity.ALL if usual >= _WITH_KEY else Brevity.NO_KEYS
        undo.shorten(brief if usual >= _WITH_WORDS else Brevity.ONLY_ICONS)
        widest = round(_WIDEST * self._context.theme.text_scale)
        if usual >= _ROOMY:
            # From the beginning: the main button beside it would move as soon as there is a reason.
            self._wide = widest
        undo.hold_width(self._wide, widest)
        self._wide = max(self._wide, undo.sizeHint().width())
