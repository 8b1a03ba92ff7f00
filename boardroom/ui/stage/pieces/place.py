"""Where a piece lies on the table, and the parts that it can be taken up by."""

from typing import NamedTuple

from PySide6.QtCore import QRectF


class Place(NamedTuple):
    """Where a piece lies: its centre and size in the scene, how high, how turned (degrees), which face is up."""

    x: float
    y: float
    width: float
    height: float
    face: str
    z: float = 0.0
    turn: float = 0.0
    opacity: float = 1.0

    @classmethod
    def on(cls, area: QRectF, face: str, z: float = 0.0) -> "Place":
        """Where a piece lies that fills an area."""
        return cls(area.center().x(), area.center().y(), area.width(), area.height(), face, z)

    def area(self) -> QRectF:
        """The box of a piece that lies here."""
        return QRectF(self.x - self.width / 2, self.y - self.height / 2, self.width, self.height)


class CardPart(NamedTuple):
    """A part of a piece that it can be taken up by, such as the half of a card: its key, and its box in the piece, from
    0 to 1 in both directions as it lies unturned.
    """

    key: str
    box: QRectF
