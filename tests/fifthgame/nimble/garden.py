"""The garden of Nimble: where the cairns and the bowls lie, and how they are drawn."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from boardroom.ui.kit.theme import OUTLINE
from boardroom.ui.stage.pieces.place import Place
from nimble.state import FIRST, SIZES, State, cairn_of

STONE_COLOURS: Final = (("#8FA3A8", "#5E7278"), ("#B9A58C", "#84725C"), ("#A08FA3", "#6E5E72"))
"""The face and the shade of each cairn's stones."""


class Garden(NamedTuple):
    """Where everything lies in an area for so many seats."""

    area: QRectF
    seats: int

    @property
    def unit(self) -> float:
        return min(self.area.width() / 16, self.area.height() / 11)

    def cairn(self, cairn: int) -> QRectF:
        """The ground of a cairn, with room for all its stones above."""
        x = self.area.center().x() + (cairn - 1) * 5 * self.unit
        return QRectF(x - 1.6 * self.unit, self.area.top() + 0.8 * self.unit, 3.2 * self.unit, 5 * self.unit)

    def bowl(self, seat: int) -> QRectF:
        """The bowl of a seat."""
        x = self.area.center().x() + (seat - (self.seats - 1) / 2) * 5.2 * self.unit
        return QRectF(x - 2.4 * self.unit, self.area.top() + 6.8 * self.unit, 4.8 * self.unit, 2.9 * self.unit)

    def place(self, view: State, stone: int) -> Place:
        """Where a stone lies: on its cairn, or in the bowl of who took it, in rows of three."""
        cairn, owner, u = cairn_of(stone), view.owners[stone], self.unit
        if owner:
            nth = view.owners[:stone].count(owner)
            spot = self.bowl(owner - 1).center()
            x, y, z = spot.x() + (nth % 3 - 1) * 1.2 * u, spot.y() + (0.55 - nth // 3 * 0.42) * u, nth
        else:
            z = stone - FIRST[cairn]
            x = self.cairn(cairn).center().x() + (0.1, -0.08, 0.05, -0.1, 0.06)[z] * u
            y = self.cairn(cairn).bottom() - (0.8 + 0.68 * z) * u
        return Place(x, y, 1.9 * u, 0.95 * u, f"stone/{cairn}", z)

    def paint(self, painter: QPainter, whole: QRectF, colours: list[str], evening: bool) -> None:
        """The sand, raked around the cairns, and the bowls."""
        sand = QLinearGradient(whole.topLeft(), whole.bottomLeft())
        sand.setColorAt(0, QColor("#3E3A35" if evening else "#E9DCC2"))
        sand.setColorAt(1, QColor("#2B2825" if evening else "#CDB994"))
        painter.fillRect(whole, sand)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 255, 255, 26) if evening else QColor(120, 92, 48, 60), 0.06 * self.unit))
        for cairn in range(len(SIZES)):
            middle = QPointF(self.cairn(cairn).center().x(), self.cairn(cairn).bottom() - 0.6 * self.unit)
            for ring in range(1, 5):
                painter.drawEllipse(middle, (0.9 + 0.35 * ring) * self.unit, (0.4 + 0.16 * ring) * self.unit)
        for seat, colour in enumerate(colours):
            painter.setPen(QPen(QColor(OUTLINE), 0.07 * self.unit))
            painter.setBrush(QColor(colour))
            painter.drawEllipse(self.bowl(seat))
            painter.setBrush(QColor("#2A2421" if evening else "#4A3B2E"))
            rim = 0.22 * self.unit
            painter.drawEllipse(self.bowl(seat).adjusted(rim, rim, -rim, -rim))


def paint_stone(painter: QPainter, box: QRectF, cairn: int) -> None:
    """A flat pebble: its shade, its face, a light on it."""
    face, shade = STONE_COLOURS[cairn]
    line = box.height() * 0.05
    stone = box.adjusted(line, line, -line, -line)
    painter.setPen(QPen(QColor(OUTLINE), line))
    painter.setBrush(QColor(shade))
    painter.drawEllipse(stone)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(face))
    painter.drawEllipse(stone.adjusted(2 * line, line, -2 * line, -4 * line))
    painter.setBrush(QColor(255, 255, 255, 70))
    painter.drawEllipse(
        QRectF(stone.left() + stone.width() * 0.22, stone.top() + 3 * line, stone.width() * 0.3, 3 * line)
    )
