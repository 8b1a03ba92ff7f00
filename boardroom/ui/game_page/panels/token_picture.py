"""A piece, or a part of the score, as a small picture beside words about it."""

from PySide6.QtWidgets import QLabel

from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table


class TokenPicture(QLabel):
    """What a table has as the token of a key, of so many logical pixels: for what is shown, in the language and the
    theme of the moment. Nothing, where words are enough.
    """

    def __init__(self, context: AppContext, table: Table, key: str, shown: Presentation, size: int) -> None:
        super().__init__()
        self._table, self._key, self._shown, self._size = table, key, shown, size
        # Also when the language changes: the theme has its fonts.
        context.theme.changed.connect(self._paint)
        self._paint()

    def show_view(self, shown: Presentation) -> None:
        """Take the token from something else that is shown."""
        if shown is not self._shown:
            self._shown = shown
            self._paint()

    def _paint(self) -> None:
        token = self._table.pictures.token(self._key, self._shown, self._size, self.devicePixelRatioF())
        if token is not None and token.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(token)
        if token is None or self.parentWidget() is not None:
            self.setVisible(token is not None)
