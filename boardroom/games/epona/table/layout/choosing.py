"""Where what is chosen from lies: in the tray, beside a hand that makes room for it, so that the rows that one chooses
for are seen.

While no hand is held it has all of the tray, and whatever the rows leave free above that.
"""

from functools import cached_property
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF

from boardroom.games.epona.position.state import State
from boardroom.games.epona.table.gestures.keys import hand_key
from boardroom.games.epona.table.layout.measures import GAP, Measures
from boardroom.games.epona.table.layout.views import (
    can_sell,
    chosen_from,
    in_hand,
    lowered,
    shows_display,
    stables_chosen_from,
)
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO
from boardroom.ui.stage.pieces.card_rows import CardRow
from boardroom.ui.stage.presentation import Presentation

PICKED: Final = 0.12
"""How far a card that is picked to be kept rises, in heights."""
_AROUND: Final = 4.0
"""How far the ground below what is chosen from reaches beyond it."""
_MOST: Final = 240.0
"""The greatest height of a card that is chosen from, but in the highest windows."""
_HAND: Final = 0.3
"""The part of the room for cards in the tray that a hand keeps at most."""
_LEAST_CARD: Final = 100.0
"""The height down to which the cards of a hand get smaller there before they cover each other."""
_LEAST_PART: Final = 0.5


@frozen
class Choosing:
    """The places of what a seat chooses from, and of the hand beside it, while its tableau is the large one."""

    m: Measures
    shown: Presentation
    seat: int

    @property
    def _view(self) -> State:
        view: State = self.shown.view
        return view

    @cached_property
    def cards(self) -> bytes:
        """The cards that are chosen from."""
        return chosen_from(self._view, self.seat)

    @cached_property
    def stables(self) -> bytes:
        """The stables that are chosen from."""
        return stables_chosen_from(self._view, self.seat)

    @cached_property
    def boxes(self) -> tuple[QRectF, ...]:
        """Their boxes, in the order in which they are listed; cards or stables, never both."""
        count = len(self.cards) + len(self.stables)
        room = self._room
        rise = PICKED if self._view.drawn[self.seat] else 0.0
        high = min(max(_MOST, self.m.rows.height() * 0.25), room.height() / (1 + rise))
        if self._held:
            # The hand keeps what it needs of the tray.
            high = min(high, (room.width() / max(1, count) - GAP) * CARD_RATIO)
        wide = high / CARD_RATIO
        line = QRectF(room.left(), room.bottom() - high, room.width(), high)
        part = CardRow(line, wide, high, count, gap=10, least=0.3, centred=True).part
        # Those that are smaller to fit lie at the foot, too; lower ones than there is room for in its middle.
        spare = (room.height() - high * (part + rise)) / 2 if self._held else 0.0
        line.translate(0, high * (1 - part) / 2 - spare)
        row = CardRow(line, wide, high, count, gap=10, least=0.3, centred=True)
        return tuple(map(row.box, range(count)))

    @cached_property
    def display(self) -> tuple[QRectF, ...]:
        """The boxes of the selection cards on display, while they are chosen."""
        if not (shows_display(self.shown) and self._view.display):
            return ()
        return self.m.display(len(self._view.display), not self._held, self.foot_of_rows)

    @cached_property
    def ground(self) -> QRectF | None:
        """The box below all that is chosen from; None where there is nothing."""
        boxes = [*self.boxes, *self.display, *map(self.m.token_below, self.display)]
        if not boxes:
            return None
        whole = boxes[0]
        for box in boxes[1:]:
            whole = whole.united(box)
        return whole.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)

    # The hand beside it.

    @cached_property
    def hand(self) -> CardRow:
        """The cards in the hand: smaller, and closer together, while something lies beside them."""
        row = self.m.hand(self._held)
        if not self.boxes or self.ground is None:
            return row
        room = QRectF(row.room)
        room.setRight(self.ground.left() - 2 * GAP)
        return CardRow(room, row.width, row.height, self._held, row.gap, self._least_part, centred=True)

    @cached_property
    def hand_area(self) -> QRectF:
        """Where what goes to the hand is dropped: the tray, but for what lies there to be chosen from, as far as the
        rest of it is wide enough.
        """
        area = QRectF(self.m.tray)
        if self.boxes and self.ground is not None and self.ground.left() - area.left() >= self.m.words_width:
            area.setRight(self.ground.left())
        return area

    @cached_property
    def _held(self) -> int:
        return len(in_hand(self._view, self.seat))

    @property
    def _room(self) -> QRectF:
        """The room for cards or stables."""
        m = self.m
        edge = max(m.tray_edge, _AROUND + 2)
        room = m.tray.adjusted(edge, edge, -edge, -edge)
        if can_sell(self._view, self.seat):
            room.setRight(m.sell.left() - GAP)
        if not self._held:
            if not self._view.drawn[self.seat]:
                # So few that the words of the tray need not be covered.
                room.setLeft(m.hand_room.left())
            room.setTop(min(room.top(), self.foot_of_rows + GAP + _AROUND))
            return room
        count, size = len(self.cards) + len(self.stables), m.card_size
        there = room.right() - m.hand_room.left()
        wanted = count * (size.width() + GAP) + GAP
        kept = self._held * (size.width() * self._least_part + GAP) + 2 * GAP
        room.setLeft(room.right() - min(wanted, there - min(there * _HAND, kept) - 2 * GAP))
        return room

    @property
    def _least_part(self) -> float:
        """How small the cards of the hand get beside it, as a part of their size."""
        return min(1.0, max(_LEAST_PART, _LEAST_CARD / self.m.card_size.height()))

    def target(self, key: str) -> QRectF | None:
        """The area of a target; None for a piece."""
        if key == hand_key(self.seat):
            return self.hand_area
        return self.m.target(key, self.seat, self._rows, lowered(self._view, self.seat))

    @property
    def lanes(self) -> tuple[QRectF, QRectF]:
        """The places for a new stable, above and below the rows."""
        return self.m.lane(self._rows, False), self.m.lane(self._rows, True)

    @property
    def _rows(self) -> int:
        return len(self._view.tableaus[self.seat])

    @property
    def foot_of_rows(self) -> float:
        """Where the rows of the large tableau end."""
        if lowered(self._view, self.seat):
            return self.lanes[1].bottom()
        return self.m.paddock(self._rows - 1).bottom() if self._rows else self.m.rows.top()
