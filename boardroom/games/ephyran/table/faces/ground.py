"""The ground of the table: marble with its veins, the key pattern along the top, frames, trays, flames."""

import math
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from boardroom.games.ephyran.table.faces.colours import Hues
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.kept_picture import kept_picture
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.pictures.rounded import paint_rounded
from boardroom.ui.kit.theme import OUTLINE

GOLD: Final = "#D9A53A"
LOCKED: Final = "#9AA3AE"
"""The lines around what is a god's own, and around what is locked."""
_MARBLE: Final = (("#F2EEE6", "#DAD3C6"), ("#3A3B4E", "#262736"))
_VEIN: Final = (QColor(120, 112, 104, 60), QColor(205, 205, 228, 34))
_TRAY: Final = (("#3B3A49", "#2A2936"), ("#191A24", "#111118"))
_KEY: Final = ("#8A6B2E", "#B99B5E")
_STEP: Final = 64
"""The steps in which marble grows downwards, in pixels."""
_LONGEST_TWIG: Final = 600.0
"""Of a vein: a wall as high as a tower has more of them, not larger ones with as many twigs again."""
_KEY_LINE: Final = 1.5
_KEY_STEP: Final = 1.3
"""From one turn of the key pattern to the next, in parts of its height."""


def _paint_kept(
    painter: QPainter, name: str, box: QRectF, evening: bool, paint: Callable[[QPainter, QSizeF], None]
) -> None:
    """What is painted once for a size and a time of day, in its box."""
    ratio = painter.deviceTransform().m11()

    def made() -> QPixmap:
        with canvas(box.width(), box.height(), ratio) as (picture, own):
            paint(own, box.size())
        return picture

    key = f"ephyran {name} {box.width():g}x{box.height():g}@{ratio:g} {evening}"
    painter.drawPixmap(box.topLeft(), kept_picture(key, made))


def paint_marble(painter: QPainter, whole: QRectF, evening: bool) -> None:
    """Marble with veins, always the same ones; it is painted once for rooms of about the same height."""
    high = math.ceil(whole.height() / _STEP) * _STEP
    box = QRectF(whole.topLeft(), QSizeF(whole.width(), high))
    _paint_kept(painter, "marble", box, evening, partial(_marble, evening))


def _marble(evening: bool, painter: QPainter, size: QSizeF) -> None:
    whole = QRectF(QPointF(), size)
    gradient = QLinearGradient(whole.topLeft(), whole.bottomLeft())
    top, foot = _MARBLE[evening]
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(foot))
    painter.fillRect(whole, gradient)
    chance = Random(11)
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(9):
        start = QPointF(chance.uniform(whole.left(), whole.right()), whole.top() - 20)
        _vein(painter, chance, start, whole.height() + 40, chance.uniform(1.2, 3.2), _VEIN[evening])
    painter.restore()


def paint_slab(painter: QPainter, whole: QRectF, evening: bool) -> None:
    """A piece of marble with round corners."""
    slab = QPainterPath()
    slab.addRoundedRect(whole, 9, 9)
    painter.save()
    painter.setClipPath(slab)
    paint_marble(painter, whole, evening)
    painter.restore()


def _vein(painter: QPainter, chance: Random, start: QPointF, depth: float, width: float, colour: QColor) -> None:
    """A vein from above to below, with twigs."""
    path, spot = QPainterPath(start), QPointF(start)
    lean = chance.uniform(-0.7, 0.7)
    while spot.y() < start.y() + depth:
        step = chance.uniform(40, 120)
        bend = spot + QPointF(lean * step * 0.5 + chance.uniform(-34, 34), step * 0.5)
        spot = spot + QPointF(lean * step + chance.uniform(-22, 22), step)
        path.quadTo(bend, spot)
        if width > 1.4 and chance.random() < 0.3:
            _vein(painter, chance, QPointF(spot), min(depth * 0.2, _LONGEST_TWIG), width * 0.5, colour)
            painter.setPen(QPen(colour, width))
    painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(path)


def paint_key_pattern(painter: QPainter, band: QRectF, evening: bool) -> None:
    """The key pattern in a band."""
    high = min(12.0, band.height() * 0.7)
    turns = max(1, int(band.width() / (high * _KEY_STEP)))
    size = QSizeF(band.width(), high + 2 * _KEY_LINE)
    box = QRectF(QPointF(band.left(), band.center().y() - size.height() / 2), size)
    _paint_kept(painter, "key pattern", box, evening, partial(_key_pattern, turns, evening))


def _key_pattern(turns: int, evening: bool, painter: QPainter, size: QSizeF) -> None:
    """So many turns; each is painted for itself: one path of them all takes ten times as long."""
    top, high = _KEY_LINE, size.height() - 2 * _KEY_LINE
    step = size.width() / turns
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_KEY[evening]), _KEY_LINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
    for turn in range(turns):
        left = turn * step
        corners = ((0.0, 1.0), (0.0, 0.0), (0.9, 0.0), (0.9, 0.72), (0.42, 0.72), (0.42, 0.36))
        path = QPainterPath(QPointF(left, top + high))
        for x, y in corners:
            path.lineTo(left + x * high, top + y * high)
        path.moveTo(left, top + high)
        path.lineTo(left + step, top + high)
        painter.drawPath(path)


def paint_tray(painter: QPainter, box: QRectF, evening: bool) -> None:
    """The tray of the hand: dark marble, with a gold line."""
    _paint_kept(painter, "tray", box, evening, partial(_tray, evening))


def _tray(evening: bool, painter: QPainter, size: QSizeF) -> None:
    box = QRectF(QPointF(), size)
    outline = QPainterPath()
    outline.addRoundedRect(box.adjusted(1, 1, -1, -1), 16, 16)
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    for part, colour in enumerate(_TRAY[evening]):
        gradient.setColorAt(part, QColor(colour))
    painter.fillPath(outline, gradient)
    painter.save()
    painter.setClipPath(outline)
    chance = Random(5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(5):
        start = QPointF(chance.uniform(0, box.width()), -20)
        _vein(painter, chance, start, box.height() + 40, 1.4, QColor(215, 215, 235, 30))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#0E0E14"), 2))
    painter.drawPath(outline)
    draw_rounded(painter, box.adjusted(7, 7, -7, -7), 11, None, _KEY[1], 1.6)


def paint_slot(painter: QPainter, box: QRectF, evening: bool, radius: float = 8) -> None:
    """Where something may come to lie: a dashed outline."""
    pen = QPen(QColor(244, 235, 219, 110) if evening else QColor(60, 50, 40, 120), 1.4)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(QColor(255, 255, 255, 10) if evening else QColor(255, 255, 255, 70))
    paint_rounded(painter, box, radius)


def paint_column(painter: QPainter, box: QRectF, head: QRectF, hues: Hues, edge: str, evening: bool) -> None:
    """The ground of a territory with the dark one of its heading; ``edge`` is its frame, as ``frame_of`` says."""
    ground = QColor(hues.colour)
    ground.setAlpha(44 if evening else 40)
    draw_rounded(painter, box, 10, ground, edge or hues.colour, 2.6 if edge else 1.4)
    draw_rounded(painter, head, 9, hues.dark, edge or OUTLINE, 2)


def frame_of(own: bool, locked: bool) -> str:
    """The colour of the line around a territory that is the god's own, or is locked; "" for others."""
    return GOLD if own else LOCKED if locked else ""


def paint_abyss(painter: QPainter, card: QRectF) -> None:
    """Tartarus: a dark bed in which a card lies."""
    painter.setPen(QPen(QColor("#5A1710"), 1.6))
    painter.setBrush(QColor("#1C0C0A"))
    paint_rounded(painter, card.adjusted(-3, -3, 3, 3), 8)


def paint_flames(painter: QPainter, box: QRectF) -> None:
    """Flames along the foot of a box, in front of what lies there, the same by day and in the evening."""
    _paint_kept(painter, "flames", box, False, _flames)


def _flames(painter: QPainter, size: QSizeF) -> None:
    wide, high = size.width(), size.height()
    painter.setPen(Qt.PenStyle.NoPen)
    for part, colour in ((1.0, "#8E2417"), (0.72, "#D9572A"), (0.42, "#F2B33D")):
        path = QPainterPath(QPointF(0, high))
        tongues = 5
        for tongue in range(tongues):
            left, step = tongue * wide / tongues, wide / tongues
            tip = high * (1 - part * (1.0 if tongue % 2 else 0.74))
            path.cubicTo(left, high * 0.7, left + step * 0.2, tip + high * 0.2, left + step * 0.56, tip)
            path.cubicTo(left + step * 0.5, tip + high * 0.3, left + step, high * 0.6, left + step, high)
        path.closeSubpath()
        painter.setBrush(QColor(colour))
        painter.drawPath(path)
