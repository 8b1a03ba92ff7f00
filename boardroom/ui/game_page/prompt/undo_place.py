"""The place of Undo: the right end of the prompt line, where nothing else ever stands while a game is played."""

from typing import Final

from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.ui.game_page.prompt.prompt_line import Brevity, PromptButton
from boardroom.ui.kit.theme import Theme

UNDO: Final = "undo"
"""The key of the button that takes back."""
_WIDEST: Final = 190
"""Pixels in usual text that Undo takes at most: what is too long of its second line stands in its tip."""
_WITH_KEY, _WITH_WORDS = 1500, 1000
"""From these widths of the prompt line on, in pixels in usual text, Undo shows its key, and its words."""


class UndoPlace(QWidget):
    """Keeps the place free while there is nothing to take back.

    Who clicks Undo again and again presses nothing else there: it stays where it is, gets no narrower, and says no less
    as long as the window and the text keep their sizes, whoever acts.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()
        self._look: tuple[int, float, str] = 0, 0.0, ""
        self._wide = 0

    @property
    def taken(self) -> int:
        """The width that is kept free, in pixels."""
        return 0 if self.isHidden() else self._wide

    def hold(self, undo: PromptButton | None, width: int, theme: Theme, is_over: bool) -> None:
        """Have Undo, or what keeps its place, be as wide as it has been in a prompt line of that width; where a game
        ``is_over``, there is no such place.
        """
        look = width, theme.text_scale, theme.language
        if look != self._look:
            self._look, self._wide = look, 0
        if undo is not None:
            usual = width / theme.text_scale
            brief = Brevity.ALL if usual >= _WITH_KEY else Brevity.NO_KEYS
            undo.shorten(brief if usual >= _WITH_WORDS else Brevity.ONLY_ICONS)
            undo.hold_width(self._wide, round(_WIDEST * theme.text_scale))
            self._wide = max(self._wide, undo.sizeHint().width())
        self.setFixedSize(self._wide, 1)
        self.setVisible(undo is None and self._wide > 0 and not is_over)
