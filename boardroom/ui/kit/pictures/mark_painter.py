"""The marks that faces of pieces are made of: drawings in boxes, grounds, discs, numbers, each on whole pixels."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from boardroom.ui.kit.pictures.compose import Fragment, compose, scaled
from boardroom.ui.kit.theme import OUTLINE


class MarkPainter:
    """Paints marks with a painter, for a device pixel ratio. ``file`` gives the file of a drawing by its name,
    ``numeral`` makes the font of numbers of a size.
    """

    def __init__(
        self, painter: QPainter, ratio: float, file: Callable[[str], Path], numeral: Callable[[float], QFont]
    ) -> None:
        self.painter, self.ratio, self._file, self._numeral = painter, ratio, file, numeral

    def drawing(self, name: str, box: QRectF, mirrored: bool = False) -> None:
        """A drawing in the middle of a box, as large as it can be there."""
        # In whole pixels, as it is painted: boxes that differ by less show the same picture.
        wide, high = (max(1, round(side * self.ratio)) / self.ratio for side in (box.width(), box.height()))
        whole = QRectF(box.left(), box.top(), wide, high)
        self.composed((Fragment(self._file(name), mirrored=mirrored),), (wide, high), whole)

    def composed(self, fragments: Sequence[Fragment], units: tuple[float, float], box: QRectF) -> None:
        """A picture of fragments, of so many units, in a box."""
        picture = compose(fragments, units, box.width(), box.height(), self.ratio)
        self.painter.drawPixmap(self.on_pixels(box.topLeft()), picture)

    def scaled(self, fragments: Sequence[Fragment], units: tuple[float, float], across: int, box: QRectF) -> None:
        """The same, scaled down from one that is drawn ``across`` pixels wide and kept between starts."""
        picture = scaled(fragments, units, across, box.width(), box.height(), self.ratio)
        self.painter.drawPixmap(self.on_pixels(box.topLeft()), picture)

    def detail(self, name: str, size: tuple[float, float], part: QRectF, box: QRectF) -> None:
        """A part of a drawing of a size, in a round box."""
        scale = box.width() / part.width()
        whole = (-part.left() * scale, -part.top() * scale, size[0] * scale, size[1] * scale)
        with self.within(box, box.width() / 2):
            self.composed((Fragment(self._file(name), whole),), (box.width(), box.height()), box)

    def on_pixels(self, spot: QPointF) -> QPointF:
        """The next whole pixel: between them a picture would be blurred."""
        return QPointF(round(spot.x() * self.ratio) / self.ratio, round(spot.y() * self.ratio) / self.ratio)

    @contextmanager
    def within(self, box: QRectF, corner: float) -> Iterator[None]:
        """Nothing is painted beyond a rounded box meanwhile."""
        path = QPainterPath()
        path.addRoundedRect(box, corner, corner)
        self.painter.save()
        self.painter.setClipPath(path)
        try:
            yield
        finally:
            self.painter.restore()

    def ground(self, box: QRectF, top: str, foot: str) -> None:
        """A box filled from one colour to another."""
        gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
        gradient.setColorAt(0, QColor(top))
        gradient.setColorAt(1, QColor(foot))
        self.painter.fillRect(box, gradient)

    def disc(self, box: QRectF, fill: str, line: float = 0.0, edge: str = OUTLINE) -> None:
        """A disc in a box, with an edge within it."""
        self.painter.setBrush(QColor(fill))
        self.painter.setPen(QPen(QColor(edge), line) if line else QPen(Qt.PenStyle.NoPen))
        self.painter.drawEllipse(box.adjusted(line / 2, line / 2, -line / 2, -line / 2))

    def ring(self, box: QRectF, line: float, colour: str) -> None:
        """A ring within a box."""
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(QColor(colour), line))
        self.painter.drawEllipse(box.adjusted(line / 2, line / 2, -line / 2, -line / 2))

    def number(self, words: str, centre: QPointF, size: float, colour: str) -> None:
        """A number with the middle of its ink at a place, its figures all of a height; ``size`` is the font's."""
        font = self._numeral(size)
        font.setFeature(QFont.Tag("lnum"), 1)
        ink = QFontMetricsF(font).tightBoundingRect(words)
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        self.painter.drawText(QPointF(centre.x() - ink.center().x(), centre.y() - ink.center().y()), words)
