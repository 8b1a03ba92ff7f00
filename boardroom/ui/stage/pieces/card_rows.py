"""Cards side by side: the hand, held like a fan, and rows that lie on the table; a card brought closer to be read."""

from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF

from boardroom.ui.stage.pieces.place import Place

_TURN: Final = 2.2
"""How much more each card of a hand is turned than the one before, in degrees."""
_MOST_TURN: Final = 12.0
"""How far the first and the last card of a hand are turned at most."""
_EDGE, _FOOT = 4.0, 6.0
"""What a card that is brought closer leaves free beside and below itself."""


@frozen
class CardRow:
    """So many cards of a size side by side in a room, ``gap`` apart, at its left and top.

    Where they do not all fit they get smaller, down to a part of ``least`` of their size, as long as ``between`` can
    lie between two of them; then they cover each other, each the one before. ``centred`` ones are in the middle.
    """

    room: QRectF
    width: float
    height: float
    count: int
    gap: float = 6.0
    least: float = 1.0
    between: float = 7.0
    centred: bool = False

    @property
    def part(self) -> float:
        """The size of the cards, as a part of their full one."""
        if not self.count or self.width <= 0:
            return 1.0
        return min(1.0, max(self.least, (self.room.width() / self.count - self.between) / self.width))

    def box(self, index: int) -> QRectF:
        """The box of a card, from the left; before it is turned."""
        part, room = self.part, self.room.width()
        top = self.room.top() + self.height * (1 - part) / 2
        width, height = self.width * part, self.height * part
        step = min(width + self.gap, (room - width) / max(1, self.count - 1)) if self.count > 1 else 0.0
        left = self.room.left()
        if self.centred:
            left += max(0.0, (room - width - step * (self.count - 1)) / 2)
        return QRectF(left + index * step, top, width, height)

    def turn(self, index: int) -> float:
        """How a card of a hand is turned, in degrees: like a fan, the middle one upright."""
        middle = (self.count - 1) / 2
        step = min(_TURN, _MOST_TURN / middle) if middle else 0.0
        return (index - middle) * step


def closer_look(place: Place, width: float, height: float, free: QRectF) -> Place:
    """A card as it is shown at a size to be read: over its place, but within what is free."""
    x = min(max(place.x, free.left() + width / 2 + _EDGE), free.right() - width / 2 - _EDGE)
    y = min(place.y + place.height / 2, free.bottom() - _FOOT) - height / 2
    y = max(y, free.top() + height / 2 + _EDGE)
    return Place(x, y, width, height, place.face)
