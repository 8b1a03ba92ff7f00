"""The marks that Ephyran's faces are made of: drawings, numbers, banners, medallions, bands of key pattern."""

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from boardroom import resources
from boardroom.games.ephyran.position.cards import SUPPORTS, TERRITORIES, TOKEN_POINTS, TOKENS, Support, Token
from boardroom.games.ephyran.table.faces.colours import CREAM
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.kept_picture import kept_picture
from boardroom.ui.kit.pictures.mark_painter import MarkPainter
from boardroom.ui.kit.theme import OUTLINE

ART: Final = "ephyran"
_MINUS: Final = "\u2212"
_KEY: Final = ((0.0, 1.0), (0.0, 0.0), (0.82, 0.0), (0.82, 0.72), (0.42, 0.72), (0.42, 0.38))
"""One turn of the key pattern, in parts of its height."""
_KEY_STEP: Final = 1.25
_LARGEST_KEPT: Final = 2
"""By how much pictures are drawn larger than usual at most if they are kept between starts."""
_HALO: Final = 0.8
_HEXAGON: Final = ((24, 1.6), (43.4, 12.8), (43.4, 35.2), (24, 46.4), (4.6, 35.2), (4.6, 12.8))
"""A token's outline in a box of 48, as its drawings have it."""


@cache
def art_file(name: str) -> Path:
    """The file of one of the game's drawings; looked for once, for it is asked for in every picture."""
    return resources.resource(ART, f"{name}.svg")


def support_drawing(support: int) -> str:
    """The drawing of a support."""
    return "support-castor-pollux" if support == Support.CASTOR_AND_POLLUX else f"support-{SUPPORTS[support]}"


def sign_of(token: int) -> str:
    """The drawing that a token or printed symbol is known by."""
    return "sign-ares" if token == Token.HELMET else f"symbol-{TOKENS[token]}"


def _scaled(name: str, size: tuple[float, float], wanted: tuple[int, int], ratio: float, mirrored: bool) -> QPixmap:
    """A large drawing in so many pixels, from the one that is kept."""
    across = size[0]
    while across < wanted[0]:
        across *= 2
    drawn = art.picture(art_file(name), across, across * size[1] / size[0], keep=across <= _LARGEST_KEPT * size[0])
    smooth = Qt.TransformationMode.SmoothTransformation
    scaled = drawn.scaled(*wanted, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    if mirrored:
        scaled = scaled.transformed(QTransform.fromScale(-1, 1))
    scaled.setDevicePixelRatio(ratio)
    return scaled


class Marks(MarkPainter):
    """Paints marks with a painter, for a device pixel ratio; ``numeral`` makes the font of numbers of a size."""

    def __init__(self, painter: QPainter, ratio: float, numeral: Callable[[float], QFont]) -> None:
        super().__init__(painter, ratio, art_file, numeral)

    def picture(self, name: str, box: QRectF, size: tuple[float, float], mirrored: bool = False) -> None:
        """A large drawing, filling a box of its proportions.

        It is drawn once in so many pixels, kept between starts, and scaled down from that: a game shows it in areas and
        cards of many sizes, and to draw it costs far more than to scale it. For boxes that are larger, as of a screen
        with finer pixels or of a table that is zoomed, it is drawn twice as large, or four times.
        """
        wide, high = round(box.width() * self.ratio), round(box.height() * self.ratio)
        scaled = kept_picture(
            f"ephyran picture {name} {wide}x{high}@{self.ratio:g} {mirrored}",
            partial(_scaled, name, size, (wide, high), self.ratio, mirrored),
        )
        self.painter.drawPixmap(self.on_pixels(box.topLeft()), scaled)

    def halo(self, middle: QPointF, radius: float, colour: str) -> None:
        """A pale disc behind a creature, through which its scenery shows."""
        self.painter.setOpacity(_HALO)
        self.disc(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), colour)
        self.painter.setOpacity(1)

    def banner(self, box: QRectF, number: int, territory: int, ink: str) -> None:
        """A hanging banner with a number and a territory's badge under it."""
        tip = box.width() * 0.24
        shape = QPolygonF(
            [
                box.topLeft(), box.topRight(), QPointF(box.right(), box.bottom() - tip),
                QPointF(box.center().x(), box.bottom()), QPointF(box.left(), box.bottom() - tip),
            ]
        )  # fmt: skip
        pen = QPen(QColor(OUTLINE), box.width() * 0.07)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(QColor(CREAM))
        self.painter.drawPolygon(shape)
        middle = box.center().x()
        self.number(str(number), QPointF(middle, box.top() + box.height() * 0.33), box.width() * 0.98, ink)
        badge = box.width() * 0.64
        spot = QRectF(QPointF(middle - badge / 2, box.top() + box.height() * 0.575), QSizeF(badge, badge))
        self.drawing(f"badge-{TERRITORIES[territory]}", spot)

    def medallion(self, box: QRectF, token: int, valued: bool = True) -> None:
        """A printed symbol on a pale disc, with what it counts."""
        self.disc(box, CREAM, box.width() * 0.07)
        inset = box.width() * 0.15
        self.drawing(sign_of(token), box.adjusted(inset, inset, -inset, -inset))
        if valued:
            self.value(
                QPointF(box.right() - box.width() * 0.06, box.bottom() - box.width() * 0.08), box.width() * 0.29, token
            )

    def value(self, centre: QPointF, radius: float, token: int) -> None:
        """What a token or symbol counts, on a small dark disc."""
        points = TOKEN_POINTS[token]
        disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        self.disc(disc, OUTLINE, radius * 0.16, CREAM)
        words = str(points) if points >= 0 else f"{_MINUS}{-points}"
        self.number(words, centre, radius * (1.5 if points >= 0 else 1.2), CREAM)

    def key_pattern(self, box: QRectF, colour: str, ink: str) -> None:
        """A band of key pattern."""
        self.painter.fillRect(box, QColor(colour))
        pen = QPen(QColor(ink), max(0.8, box.height() * 0.13))
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        high = box.height() * 0.58
        top = box.top() + (box.height() - high) / 2
        turns = max(1, round(box.width() / (high * _KEY_STEP)))
        step = box.width() / turns
        path = QPainterPath()
        for turn in range(turns):
            left = box.left() + turn * step + step * 0.08
            for number, (x, y) in enumerate(_KEY):
                spot = QPointF(left + x * high, top + y * high)
                path.moveTo(spot) if number == 0 else path.lineTo(spot)
            path.moveTo(left, top + high)
            path.lineTo(left + step, top + high)
        self.painter.drawPath(path)

    def hexagon(self, box: QRectF, fill: str, inner: str) -> None:
        """A token's shape without a sign."""
        unit = box.width() / 48
        shape = QPolygonF([QPointF(box.left() + x * unit, box.top() + y * unit) for x, y in _HEXAGON])
        middle = box.center()
        ring = QPolygonF([middle + (corner - middle) * 0.83 for corner in shape.toList()])
        for corners, colour, line, brush in ((shape, OUTLINE, 2.2, fill), (ring, inner, 1.2, "")):
            pen = QPen(QColor(colour), line * unit)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            self.painter.setPen(pen)
            self.painter.setBrush(QColor(brush) if brush else Qt.BrushStyle.NoBrush)
            self.painter.drawPolygon(corners)
