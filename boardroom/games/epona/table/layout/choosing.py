"""Where what is chosen from lies: in the tray below a line that says what is offered, so that the rows that one chooses
for are seen. A hand makes room for it, at the left.
"""

from functools import cached_property
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF

from boardroom.engine.keys import kind_of, numbers_of, owner_of
from boardroom.games.epona.position.cards import HIDDEN, NONE
from boardroom.games.epona.position.keeping import to_keep
from boardroom.games.epona.position.state import Phase, State, card_key, stable_key
from boardroom.games.epona.position.tableau import Cube, open_slots
from boardroom.games.epona.table.faces.owner_faces import OWNER_HIGH, OWNER_WIDE
from boardroom.games.epona.table.gestures.hand_order import can_be_sorted
from boardroom.games.epona.table.gestures.keys import hand_key, offered_owner_key
from boardroom.games.epona.table.layout.division import WHOLE_FROM, scale_of
from boardroom.games.epona.table.layout.groups import GroupsLaid
from boardroom.games.epona.table.layout.measures import GAP, Measures
from boardroom.games.epona.table.layout.views import (
    can_sell,
    chosen_from,
    draws_now,
    has_keep,
    has_tray,
    holder_of,
    in_hand,
    lowered,
    neighbours_of,
    shows_display,
    stables_chosen_from,
)
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO
from boardroom.ui.stage.pieces.card_rows import CardRow
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation

_LIFT: Final = 14.0
"""How far a card that is picked to be kept rises in a window of the usual width, where cards are whole nevertheless."""
_HEAD, _MOST_HEAD, _HEAD_TOP = 22.0, 36.0, 5.0
"""The height of the line above what is offered, in usual text and at most; what is free above it."""
_CARD_GAP, _PAD, _FOOT = 7.0, 6.0, 3.0
"""Between two cards that are offered in a window of the usual width, beside them, and below."""
_ABOVE: Final = 9.0
"""What the tick of a card that is picked needs above it, in such a window."""
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

    @property
    def rests(self) -> bool:
        """Whether the tableau of another is looked at, and the own hand rests meanwhile."""
        return self.shown.elsewhere is not None

    @property
    def holder(self) -> int:
        """Whose hand lies in the tray."""
        return holder_of(self.shown, self.seat)

    @cached_property
    def neighbours(self) -> dict[int, QRectF]:
        """Where the tableaus beside the one that is looked at are opened."""
        seats = neighbours_of(self.shown)
        return dict(zip(seats, self.m.neighbours(len(seats)), strict=True))

    @cached_property
    def cards(self) -> bytes:
        """The cards that are chosen from."""
        return b"" if self.rests else chosen_from(self._view, self.seat)

    @cached_property
    def stables(self) -> bytes:
        """The stables that are chosen from."""
        return b"" if self.rests else stables_chosen_from(self._view, self.seat)

    @cached_property
    def resting(self) -> tuple[bytes, bytes]:
        """The cards and the stables that the holder of the hand chooses from, which lie beside it meanwhile."""
        if not self.rests:
            return b"", b""
        return chosen_from(self._view, self.holder), stables_chosen_from(self._view, self.holder)

    @cached_property
    def owners(self) -> bytes:
        """The owner cards that are chosen from, beside stables."""
        offered = self._view.owners_offered
        return b"" if self.rests or not offered else offered[self.seat]

    @cached_property
    def groups(self) -> GroupsLaid:
        """What is divided or chosen from in the high form."""
        return GroupsLaid(self.m, self.shown, self.seat)

    @property
    def _offered(self) -> int:
        return len(self.cards) + len(self.stables)

    @cached_property
    def picked(self) -> bytes:
        """Those of the cards that are picked to be kept: lifted, with a tick."""
        return b"" if self._view.phase == Phase.DISCARDING else self._seen[0]

    @cached_property
    def dropped(self) -> bytes:
        """Those that will be discarded as things are: dark, with a cross. Where some are picked to be kept, all others
        once there are enough.
        """
        if self._view.phase == Phase.DISCARDING:
            return self._seen[0]
        return self._seen[1] if self.is_full else b""

    @property
    def _seen(self) -> tuple[bytes, bytes]:
        """The cards whose faces are seen: those picked, and the others."""
        offered = bytes(card for card in (self.resting[0] if self.rests else self.cards) if card != HIDDEN)
        picked = bytes(card for card in offered if card_key(card) in self.shown.picked)
        return picked, bytes(card for card in offered if card not in picked)

    @property
    def keeps(self) -> int:
        """How many of what is offered are kept."""
        return to_keep(self._view, self.seat) if self._view.drawn[self.seat] else 1

    @property
    def is_full(self) -> bool:
        """Whether as many cards are picked as can be kept, of more."""
        return bool(self.picked) and len(self.picked) == self.keeps < len(self.cards)

    @property
    def lift(self) -> float:
        """How far a card that is picked lies above the others."""
        high = self._area.bottom() - self.head.bottom()
        return min(max(0.0, high - (_ABOVE + WHOLE_FROM) * self._grown), _LIFT * self._grown)

    @property
    def _grown(self) -> float:
        return scale_of(self.m.free.width())

    @property
    def _keeps_in_tray(self) -> bool:
        return self.m.keeps_in_tray and has_keep(self.shown, self.seat)

    @cached_property
    def head(self) -> QRectF:
        """The line in the tray that says what is offered."""
        area = self._area
        return QRectF(area.left() + 10, self.m.tray.top() + _HEAD_TOP, area.width() - 20, self._head_high)

    @property
    def _head_high(self) -> float:
        return min(_HEAD * self.m.grow, _MOST_HEAD)

    @property
    def _area(self) -> QRectF:
        """The part of the tray for all cards and the line above them."""
        area = self.m.tray.adjusted(_PAD, 0, -_PAD, -_FOOT)
        if can_sell(self._view, self.seat) or self._keeps_in_tray:
            area.setRight(self.m.sell.left() - GAP)
        return area

    @cached_property
    def boxes(self) -> tuple[QRectF, ...]:
        """Their boxes, in the order in which they are listed; cards or stables, never both."""
        count, room, gap = self._offered, self._room, _CARD_GAP * self._grown
        if not count:
            return ()
        if self.owners:
            # Owner cards lie before them.
            room.setLeft(self.owner_boxes[-1].right() + 3 * gap)
        wide = min(
            room.height() / CARD_RATIO,
            (room.width() + gap) / count - gap,
            max(_MOST, self.m.rows.height() * 0.25) / CARD_RATIO,
        )
        high = wide * CARD_RATIO
        line = QRectF(room.left(), room.center().y() - high / 2, room.width(), high)
        row = CardRow(line, wide, high, count, gap=gap, centred=True)
        return tuple(map(row.box, range(count)))

    @cached_property
    def owner_boxes(self) -> tuple[QRectF, ...]:
        """The boxes of the owner cards that are chosen from, at the left."""
        count, room, gap = len(self.owners), self._room, _CARD_GAP * self._grown
        if not count:
            return ()
        # Stables beside them are as high.
        wide_of_stables = len(self.stables) / CARD_RATIO
        high = min(room.height(), (room.width() - 7 * gap) / (count * OWNER_WIDE / OWNER_HIGH + wide_of_stables))
        line = QRectF(room.left() + gap, room.center().y() - high / 2, room.width() - gap, high)
        row = CardRow(line, high * OWNER_WIDE / OWNER_HIGH, high, count, gap=gap)
        return tuple(map(row.box, range(count)))

    @property
    def picked_boxes(self) -> tuple[QRectF, ...]:
        """The boxes of the owner card and the stable that are picked."""
        picked, owners = self.shown.picked, self.owners
        keys = (*map(offered_owner_key, owners), *map(stable_key, self.stables if owners else b""))
        return tuple(box for key, box in zip(keys, (*self.owner_boxes, *self.boxes), strict=False) if key in picked)

    @cached_property
    def display(self) -> tuple[QRectF, ...]:
        """The boxes of the selection cards on display, while they are chosen."""
        if not (shows_display(self.shown) and self._view.display):
            return ()
        over_tray = not self._held
        keeps = over_tray and self._keeps_in_tray
        return self.m.display(len(self._view.display), over_tray, self.foot_of_rows, keeps)

    @cached_property
    def ground(self) -> QRectF | None:
        """The box below all that is chosen from; None where there is nothing."""
        boxes = [*self.boxes, *self.owner_boxes, *self.display, *map(self.m.token_below, self.display)]
        if not boxes:
            return None
        whole = boxes[0]
        for box in boxes[1:]:
            whole = whole.united(box)
        return whole.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)

    def compared(self, place: Place) -> tuple[list[QRectF], list[QRectF]]:
        """What one compares with what lies at a place, and what matters least then: while something is chosen the
        offer, the decks and what lies in rows that are not finished; with what is divided both tableaus; with a card of
        the hand the slots that are free. Rows that are finished, and decks that nothing is drawn from, matter little.
        """
        view, m, lower = self._view, self.m, lowered(self._view, self.seat)
        if m.halves and self.groups.groups is not None:
            # What both need is looked at; what is said below the cards follows from them.
            return [m.half(seat).box for seat in m.halves], [self.groups.groups.words(group) for group in range(2)]
        tableau, lies = view.tableaus[self.seat], place.area().center()
        unfinished = [(number, row) for number, row in enumerate(tableau) if row.cube == Cube.UNFINISHED]
        paddocks = {number: m.paddock(number, lower, len(row.slots) + 1) for number, row in enumerate(tableau)}
        draws = draws_now(self.shown)
        spare = [box for number, box in paddocks.items() if tableau[number].cube != Cube.UNFINISHED]
        found = [m.decks.box] if draws else []
        if not draws:
            spare.append(m.decks.box)
        if self.ground is not None:
            found.append(self.ground)
        if draws or (self.ground is not None and self.ground.contains(lies)):
            # Its stable says how many slots a row has: words beside a card may lie over empty ones.
            for number, row in unfinished:
                laid = (slot for slot, card in enumerate(row.slots) if card != NONE)
                found += [m.stable(number, lower), *(m.slot(number, slot, lower) for slot in laid)]
        elif m.tray.intersects(place.area()):
            found += [m.slot(number, slot, lower) for number, slot in open_slots(tableau)]
        return found, spare

    # The hand beside it.

    @property
    def shows_words(self) -> bool:
        """Whether it is seen, at the left of the tray, whose hand lies there and how it is sorted."""
        covered = self.ground is not None and self.ground.intersects(self.m.words)
        return has_tray(self._view) and self.groups.division is None and not (self.boxes or covered)

    @property
    def can_be_sorted(self) -> bool:
        """Whether the hand can be sorted by a click there: who looks at another's tableau sees no words for that."""
        return not self.rests and can_be_sorted(self._view, self.holder) and self.shows_words

    @cached_property
    def hand(self) -> CardRow:
        """The cards in the hand: smaller, and closer together, while something lies beside them."""
        row = self.m.hand(self._held)
        if not self.boxes or self.ground is None:
            return row
        room, high = QRectF(self._room), min(row.height, self._room.height())
        room.setLeft(self._area.left())
        room.setRight(self.ground.left() - 2 * GAP)
        lies = QRectF(room.left(), room.center().y() - high / 2, room.width(), high)
        return CardRow(lies, high / CARD_RATIO, high, self._held, row.gap, self._least_part, centred=True)

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
        return len(in_hand(self._view, self.holder)) + sum(map(len, self.resting))

    @property
    def _room(self) -> QRectF:
        """The room for cards or stables: below the line, and for picked ones to rise."""
        room = self._area
        above = self.lift + _ABOVE * self._grown if self.cards else _AROUND + 2
        room.setTop(self.head.bottom() + above)
        if not self._held and not self._view.drawn[self.seat] and not self.owners:
            # So few that what goes to the hand has room beside them.
            room.setLeft(self.m.hand_room.left())
        if self._held:
            wide, there = room.height() / CARD_RATIO, room.width()
            wanted = self._offered * (wide + GAP) + GAP
            kept = self._held * (wide * self._least_part + GAP) + 2 * GAP
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
        if kind_of(key) == "group":
            return self.groups.tray(*numbers_of(key))
        if kind_of(key) == "look":
            return self.neighbours.get(owner_of(key))
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
