"""Faces of pieces: each painted once for its size and pixel ratio, and kept among all pictures."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from boardroom.ui.kit.kept_picture import kept_picture


class FaceStore:
    """The faces of a game's pieces by name.

    ``draw`` paints a face at a size for a pixel ratio, without words; ``write`` letters a face in its box, if it has
    words at that width. Both are kept apart, so that another language (``tongue``) draws nothing anew.
    """

    def __init__(
        self,
        game: str,
        draw: Callable[[str, int, int, float], QPixmap],
        write: Callable[[QPainter, str, QRectF], None] | None = None,
        has_words: Callable[[str, int], bool] = lambda face, width: False,
        tongue: Callable[[], str] = lambda: "",
    ) -> None:
        self._game, self._draw, self._write, self._has_words, self._tongue = game, draw, write, has_words, tongue

    def paint(self, face: str, width: int, height: int, ratio: float) -> QPixmap:
        """A face at a logical size, for a device pixel ratio."""
        key = f"face {self._game} {face} {width}x{height}@{ratio:g}"
        write = self._write
        if write is None or not self._has_words(face, width):
            return self._drawn(key, face, width, height, ratio)

        def lettered() -> QPixmap:
            picture = self._drawn(key, face, width, height, ratio).copy()
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            write(painter, face, QRectF(0, 0, width, height))
            painter.end()
            return picture

        return kept_picture(f"{key} {self._tongue()}", lettered)

    def _drawn(self, key: str, face: str, width: int, height: int, ratio: float) -> QPixmap:
        return kept_picture(key, lambda: self._draw(face, width, height, ratio))
