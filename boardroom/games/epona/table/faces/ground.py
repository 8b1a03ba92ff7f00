"""The ground of the table: the meadow with its tufts, paddocks, the leather tray, places to lay something."""

import math
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.kept_picture import kept_picture
from boardroom.ui.kit.pictures.rounded import paint_rounded
from boardroom.ui.kit.theme import GOLD, OUTLINE
from boardroom.ui.stage.pieces.layers import lines_around

_MEADOW: Final = (("#8DB268", "#6C9A52"), ("#33503A", "#243A2C"))
_TUFT: Final = (QColor(72, 112, 48, 150), QColor(120, 160, 110, 62))
_PADDOCK: Final = (QColor(245, 250, 225, 87), QColor(225, 240, 215, 30))
_FENCE: Final = (QColor(70, 96, 44, 90), QColor(190, 210, 170, 60))
_SLOT: Final = (QColor("#8F6A14"), QColor("#C9A24A"))
_OPEN: Final = (QColor(255, 252, 226, 110), QColor(245, 235, 190, 26))
_TRAY: Final = (("#8A5E38", "#774E2C"), ("#3A2A1E", "#2E2118"))
_STITCH: Final = ("#D9B27C", "#6B4E34")
_ASKED: Final = 4.6
"""How wide the ring around a card is that somebody is asked about."""
_STEP: Final = 64
"""The steps in which the meadow grows downwards, in pixels."""
_TUFTS_APART: Final = 15_000.0
"""The area that each tuft has, in square pixels."""


def paint_meadow(painter: QPainter, whole: QRectF, evening: bool) -> None:
    """Grass with tufts, always the same ones; it is painted once for rooms of about the same height."""
    high = math.ceil(whole.height() / _STEP) * _STEP
    ratio = painter.deviceTransform().m11()

    def paint() -> QPixmap:
        with canvas(whole.width(), high, ratio) as (picture, own):
            _meadow(own, QRectF(0, 0, whole.width(), high), evening)
        return picture

    picture = kept_picture(f"epona meadow {whole.width():g}x{high:g}@{ratio:g} {evening}", paint)
    painter.drawPixmap(whole.topLeft(), picture)


def _meadow(painter: QPainter, whole: QRectF, evening: bool) -> None:
    gradient = QLinearGradient(whole.topLeft(), whole.bottomLeft())
    for part, colour in enumerate(_MEADOW[evening]):
        gradient.setColorAt(part, QColor(colour))
    painter.fillRect(whole, gradient)
    chance = Random(3)
    painter.setPen(QPen(_TUFT[evening], 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(round(whole.width() * whole.height() / _TUFTS_APART)):
        foot = QPointF(chance.uniform(whole.left(), whole.right()), chance.uniform(whole.top(), whole.bottom()))
        high = chance.uniform(5, 9)
        blades = QPainterPath()
        for lean in (-0.55, 0.0, 0.55):
            blades.moveTo(foot + QPointF(lean * 3, 0))
            blades.quadTo(foot + QPointF(lean * 4, -high * 0.6), foot + QPointF(lean * high, -high))
        painter.drawPath(blades)


def paint_paddock(painter: QPainter, box: QRectF, evening: bool) -> None:
    """The ground of a row."""
    painter.setPen(QPen(_FENCE[evening], 1.2))
    painter.setBrush(_PADDOCK[evening])
    paint_rounded(painter, box, 8)


def paint_slot(painter: QPainter, box: QRectF, evening: bool, radius: float = 7) -> None:
    """Where something may come to lie: a dashed outline."""
    pen = QPen(_SLOT[evening], 1.5)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(_OPEN[evening])
    paint_rounded(painter, box.adjusted(1, 1, -1, -1), radius)


def paint_tray(painter: QPainter, box: QRectF, evening: bool) -> None:
    """The tray of the hand: leather with a stitched line."""
    painter.drawPixmap(box.topLeft(), _tray(box.size(), painter.deviceTransform().m11(), evening))


def _tray(size: QSizeF, ratio: float, evening: bool) -> QPixmap:
    def paint() -> QPixmap:
        with canvas(size.width(), size.height(), ratio) as (picture, painter):
            box = QRectF(QPointF(0, 0), size).adjusted(1, 1, -1, -1)
            gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
            for part, colour in enumerate(_TRAY[evening]):
                gradient.setColorAt(part, QColor(colour))
            painter.setPen(QPen(QColor("#1B120B" if evening else "#4A2F1A"), 2))
            painter.setBrush(gradient)
            painter.drawRoundedRect(box, 14, 14)
            stitches = QPen(QColor(_STITCH[evening]), 1.6)
            stitches.setDashPattern([5, 3.5])
            painter.setPen(stitches)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(5.5, 5.5, -5.5, -5.5), 10, 10)
        return picture

    return kept_picture(f"epona tray {size.width():g}x{size.height():g}@{ratio:g} {evening}", paint)


def paint_ring(painter: QPainter, box: QRectF) -> None:
    """The ring around a card that somebody is asked about; within a small one, as the keys' ring is around it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner, part = min(7.0, box.height() * 0.3), lines_around(box)
    if part < 1:
        within = _ASKED * part / 2
        box = box.adjusted(within, within, -within, -within)
    for colour, line in ((OUTLINE, _ASKED), (GOLD, 2.6)):
        painter.setPen(QPen(QColor(colour), line * part))
        painter.drawRoundedRect(box, corner, corner)


def paint_blanket(painter: QPainter, box: QRectF, evening: bool) -> None:
    """What lies over a tableau below cards to be chosen from."""
    painter.setPen(QPen(QColor("#D9B27C"), 1.6))
    painter.setBrush(QColor(36, 58, 44, 214) if evening else QColor(62, 88, 44, 205))
    paint_rounded(painter, box, 14)
