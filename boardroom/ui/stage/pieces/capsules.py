"""Capsules with a few signs at the edge of a piece or a target, as large as ever at any zoom."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.ui.kit.theme import GOLD, OUTLINE, Theme
from boardroom.ui.kit.words.fitting import leading
from boardroom.ui.stage.pieces.pieces import BAND_BUBBLE

_SIZE: Final = 12.5
_SIDES, _ABOVE = 9.0, 1.5
"""What is free beside the signs, and above and below them."""
PAPER: Final = "#FFFFFF"
"""The ground of key caps."""
_LOW: Final = 2.2
"""A place that is not so many capsules high has none within it."""


def paint_capsule(painter: QPainter, box: QRectF, words: str, font: QFont, ground: str) -> None:
    """Paint signs on a ground, in a box with round ends."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(OUTLINE), 1.4))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


ENTER: Final = "Enter"
"""What the key is called that puts down what is held."""


class _Capsule(QGraphicsItem):
    """Signs on a ground, half outside at a point of the upper edge of an area, ``along`` it from 0 to 1."""

    def __init__(self, area: QRectF, words: str, ground: str, along: float, theme: Theme, zoom: float) -> None:
        super().__init__()
        self.words, self._ground = words, ground
        self._font = theme.text(_SIZE, 700)
        wide = QFontMetricsF(self._font).horizontalAdvance(self.words) + 2 * _SIDES
        high = leading(self._font) + 2 * _ABOVE
        self._box = QRectF(-wide / 2, -high / 2, wide, high)
        self.setScale(1 / zoom)
        # It is seen whole also where the area lies at the very edge of the table.
        least = (wide / 2 + 1) / zoom
        x = area.left() + along * area.width()
        self.setPos(QPointF(max(x, least), max(area.top(), (high / 2 + 1) / zoom)))
        self.setZValue(BAND_BUBBLE - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def area(self) -> QRectF:
        """The box of the capsule in the scene."""
        return self.mapRectToScene(self._box)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-1, -1, 1, 1)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_capsule(painter, self._box, self.words, self._font, self._ground)


class GainMark(_Capsule):
    """Says that the piece of an area scores so many points more, or fewer; ``aside`` at the left of the middle, where
    the key of a target is.
    """

    def __init__(self, area: QRectF, points: int, theme: Theme, zoom: float, aside: bool = False) -> None:
        super().__init__(area, f"+{points}" if points >= 0 else f"\u2212{-points}", GOLD, 0.5, theme, zoom)
        if aside:
            # The widest key that stands there is that of the target that is chosen.
            key = _Capsule(area, ENTER, PAPER, 0.5, theme, zoom)
            least = (self._box.width() / 2 + 1) / zoom
            self.setX(max(self.x() - ((self._box.width() + key._box.width()) / 2 + 2) / zoom, least))


class KeyCap(_Capsule):
    """Says which key goes to a piece or a target; ``within`` it at its upper edge, or at the left of one that is too
    low for that, where what stands beside it has a meaning. ``spot`` gives its middle for its size where another place
    is better.
    """

    def __init__(
        self,
        area: QRectF,
        key: str,
        theme: Theme,
        zoom: float,
        within: bool = False,
        spot: Callable[[QSizeF], QPointF | None] = lambda size: None,
    ) -> None:
        super().__init__(area, key, PAPER, 0.5, theme, zoom)
        wide, high = self._box.width() / zoom, self._box.height() / zoom
        wanted = spot(QSizeF(wide, high))
        if wanted is not None:
            # Seen whole also at the very edge of the table.
            self.setPos(QPointF(max(wanted.x(), wide / 2 + 1 / zoom), max(wanted.y(), high / 2 + 1 / zoom)))
            return
        if not within:
            return
        if area.height() >= _LOW * high:
            self.setPos(QPointF(self.x(), area.top() + high / 2 + 2 / zoom))
        else:
            self.setPos(QPointF(max(area.left() - wide / 4, wide / 2 + 1 / zoom), area.center().y()))
