"""The measures of the meadow: the large tableau in rows, the hand at its foot, what a seat has and the decks at the
right, the other tableaus small at the left.

Everything follows from the room there is, the number of players, and how much larger than usual text is.
"""

from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.games.epona.position.cards import SLOTS
from boardroom.games.epona.position.numbers import MOST_ROWS
from boardroom.games.epona.table.faces.asset_faces import ROW_HIGH, ROW_WIDE
from boardroom.games.epona.table.faces.owner_faces import (
    OWNER_HIGH,
    OWNER_WIDE,
    SELECTION_HIGH,
    SELECTION_WIDE,
    box_area,
)
from boardroom.games.epona.table.layout.deck_box import DeckBox
from boardroom.games.epona.table.layout.small_tableau import SmallTableau, highest
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO
from boardroom.ui.stage.pieces.card_rows import CardRow

GAP: Final = 8.0
PAD: Final = 5.0
"""Between a paddock's edge and the cards in it, at the sides."""
BETWEEN: Final = 4.0
"""Between two cards of a row."""
_RAIL, _APART = 2.0, 2.5
"""Between a paddock's edge and the cards in it, above and below; and between two paddocks."""
COLUMNS: Final = SLOTS + 1
"""A stable and its slots."""
_EDGE, _EDGE_PART = 6.0, 0.022
"""What a card of the hand leaves free of the tray, above and below, at least and as a part of it: a turned one comes
over its line.
"""
_MOST_HAND: Final = 240.0
"""The greatest height of a card in the hand, but in the highest windows."""
_PLACE, _PLACE_SHAPE = 116.0, 1.25
"""The height of the places beside the hand in usual text, and how much higher than wide they are at most."""
_DISPLAY_ACROSS: Final = 4
_LEAST_DISPLAYED: Final = 128.0
"""The least width of a selection card on display."""
_FACT_ICON: Final = 0.88
"""The size of the icon of a number on the plate, in heights of its line."""
_MANY: Final = 4
"""So many panels of others lie closer together."""


@frozen
class Measures:
    """Where everything is. All in scene coordinates.

    ``wanted`` is the number of rows that there is room for, ``laid`` that by seat where its tableau is a small one;
    ``strip`` holds the other tableaus, ``rows`` the large one, with cards of the size ``card``; ``plate`` says what its
    seat has, ``decks`` are the decks, ``owner`` is its owner card; ``tray`` holds the hand, beside it ``sell`` and
    ``keep`` are the places for cards that are sold and for the one that is kept.
    """

    free: QRectF
    seats: int
    grow: float
    wanted: int
    laid: tuple[int, ...]
    strip: QRectF
    rows: QRectF
    card: QSizeF
    plate: QRectF
    decks: DeckBox
    owner: QRectF
    tray: QRectF
    sell: QRectF
    keep: QRectF

    @classmethod
    def of(
        cls, free: QRectF, seats: int, grow: float = 1.0, rows: int = MOST_ROWS, laid: tuple[int, ...] = ()
    ) -> "Measures":
        """The best division of the free area, with room for so many rows and, in small tableaus, for those ``laid`` by
        each seat; text is ``grow`` times as high as boxes are usually made for.

        Cards are always as large as six rows of them can be: what fewer leave goes to the hand.
        """
        room = free.adjusted(2, GAP, -4, -6)
        left, right = max(150.0, room.width() * 0.145), max(188.0, room.width() * 0.155)
        tray = max(116.0, room.height() * 0.19)
        most = max(_MOST_HAND, room.height() * 0.19) + 2 * _EDGE
        wide = (room.width() - left - right - 2 * GAP - 2 * PAD - (COLUMNS - 1) * BETWEEN) / COLUMNS
        high = (room.height() - tray - GAP - (MOST_ROWS - 1) * _APART) / MOST_ROWS - 2 * _RAIL
        wide = min(wide, high * ROW_WIDE / ROW_HIGH)
        card = QSizeF(wide, wide * ROW_HIGH / ROW_WIDE)
        # What the rows leave goes to what stands beside and below them.
        all_wide = COLUMNS * wide + (COLUMNS - 1) * BETWEEN + 2 * PAD
        row_high = card.height() + 2 * _RAIL + _APART
        low = min(room.height() - MOST_ROWS * row_high + _APART - GAP, most)
        spare = room.width() - left - right - 2 * GAP - all_wide
        left, right = left + spare * 0.45, right + spare * 0.55
        tray = min(low + (MOST_ROWS - rows) * row_high, most)
        area = QRectF(room.left() + left + GAP, room.top(), all_wide, room.height() - tray - GAP)
        foot = QRectF(area.left(), area.bottom() + GAP, area.width(), tray)
        half = (right - GAP) / 2
        place = min(low, max(_PLACE * grow, half * _PLACE_SHAPE))
        beside = QRectF(area.right() + GAP, room.top(), right, room.height() - place - GAP)
        owner_high = min(right * OWNER_HIGH / OWNER_WIDE, beside.height() * 0.29)
        owner = QRectF(0, 0, owner_high * OWNER_WIDE / OWNER_HIGH, owner_high)
        owner.moveCenter(QPointF(beside.center().x(), beside.bottom() - owner_high / 2))
        plate_high = min(_PLATE * grow, beside.height() * 0.36)
        plate = QRectF(beside.left(), beside.top(), right, plate_high)
        between = QRectF(beside.left(), plate.bottom() + GAP, right, owner.top() - plate.bottom() - 2 * GAP)
        decks = DeckBox.within(between, grow)
        sell = QRectF(beside.left(), beside.bottom() + GAP, half, place)
        strip = QRectF(room.left(), room.top(), left, room.height())
        keep = sell.translated(half + GAP, 0)
        laid = laid or (MOST_ROWS,) * seats
        return cls(free, seats, grow, rows, laid, strip, area, card, plate, decks, owner, foot, sell, keep)

    # The other tableaus.

    def small(self, seat: int, large: int) -> SmallTableau:
        """The panel of a seat while another's tableau is the large one: in the order of the seats, from above."""
        place, others = seat - (seat > large), max(1, self.seats - 1)
        gap = GAP if others < _MANY else GAP / 2
        high = (self.strip.height() - (others - 1) * gap) / others
        most = highest(self.strip.width(), self.grow)
        box = QRectF(self.strip.left(), self.strip.top(), self.strip.width(), min(high, most))
        return SmallTableau(box.translated(0, place * (box.height() + gap)), self.grow, self.laid[seat])

    def smalls(self, large: int) -> tuple[SmallTableau, ...]:
        """The panels of all other seats."""
        return tuple(self.small(seat, large) for seat in range(self.seats) if seat != large)

    @property
    def neutral(self) -> QRectF:
        """The panel of the solo player's stallions."""
        wide = self.strip.width()
        heading = 26 * self.grow
        return QRectF(self.strip.left(), self.strip.top(), wide, heading + 2 * self._stallion_high + 3 * GAP)

    @property
    def _stallion_high(self) -> float:
        return (self.strip.width() - 2 * GAP) * ROW_HIGH / ROW_WIDE

    def stallion(self, number: int) -> QRectF:
        """The place of one of them."""
        box, high = self.neutral, self._stallion_high
        top = box.top() + 26 * self.grow + GAP + number * (high + GAP)
        return QRectF(box.left() + GAP, top, box.width() - 2 * GAP, high)

    # The large tableau.

    def paddock(self, row: int, lowered: bool = False, columns: int = COLUMNS) -> QRectF:
        """A row with so many places; ``lowered`` where a new stable may be laid above."""
        high = self.card.height() + 2 * _RAIL
        top = self.rows.top() + row * (high + _APART) + (self._lane if lowered else 0.0)
        wide = columns * self.card.width() + (columns - 1) * BETWEEN + 2 * PAD
        return QRectF(self.rows.left(), top, wide, high)

    @property
    def _lane(self) -> float:
        """The height of the place for a new stable."""
        return (self.card.height() + 2 * _RAIL + _APART) / 2

    def stable(self, row: int, lowered: bool = False) -> QRectF:
        """The stable at the beginning of a row."""
        return self.slot(row, -1, lowered)

    def slot(self, row: int, slot: int, lowered: bool = False) -> QRectF:
        """A slot of a row."""
        left = self.rows.left() + PAD + (slot + 1) * (self.card.width() + BETWEEN)
        top = self.paddock(row, lowered).top() + _RAIL
        return QRectF(QPointF(left, top), self.card)

    def lane(self, rows: int, below: bool) -> QRectF:
        """The place for a new stable above or below so many rows, which are lowered meanwhile."""
        top = self.paddock(rows, True).top() if below else self.rows.top()
        return QRectF(self.rows.left(), top, self.card.width() + 2 * PAD, self._lane - _APART)

    # Selection cards are chosen over the foot of the large tableau, or over the tray while no hand lies in it.

    def display(self, count: int, over_tray: bool = False, rows: float = 0.0) -> tuple[QRectF, ...]:
        """The selection cards on display, each with room for its token below it: as large as they can be below ``rows``
        that end there, but no smaller than can be read.
        """
        lines = -(-count // _DISPLAY_ACROSS)
        # Two lines are about as long as each other.
        across = -(-count // max(1, lines))
        wide = min(
            max(176.0, self.rows.width() * 0.12),
            (self.rows.width() - 4 * GAP) / _DISPLAY_ACROSS - GAP,
            (self.rows.height() * 0.46 - 2 * GAP) * SELECTION_WIDE / SELECTION_HIGH * 0.7,
        )
        foot = self.tray.bottom() if over_tray else self.rows.bottom()
        line = (foot - rows - 2 * GAP) / lines - 2 * GAP
        wide = min(wide, max(_LEAST_DISPLAYED, line / (SELECTION_HIGH / SELECTION_WIDE + self.token_size(1))))
        high = wide * SELECTION_HIGH / SELECTION_WIDE
        step = high + self.token_size(wide) + 2 * GAP
        top = foot - lines * step - GAP
        boxes = []
        for number in range(count):
            line, column = divmod(number, across)
            there = min(across, count - line * across)
            all_wide = there * (wide + 2 * GAP) - 2 * GAP
            left = self.rows.center().x() - all_wide / 2 + column * (wide + 2 * GAP)
            boxes.append(QRectF(left, top + line * step, wide, high))
        return tuple(boxes)

    def token_size(self, wide: float) -> float:
        """The size of a token below a selection card of a width."""
        return wide * 0.24

    def token_below(self, card: QRectF) -> QRectF:
        """The token that goes with a selection card on display."""
        size = self.token_size(card.width())
        return QRectF(card.center().x() - size / 2, card.bottom() + 3, size, size)

    # What a seat has.

    @property
    def plate_name(self) -> QRectF:
        """The name on the plate."""
        return QRectF(self.plate.left() + 10, self.plate.top() + 7, self.plate.width() - 20, self.plate.height() * 0.19)

    def fact(self, number: int) -> QRectF:
        """A number on the plate with its icon: coins, studs, rollers, points."""
        line, column = divmod(number, 2)
        top = self.plate_name.bottom() + 4
        high, wide = self.plate.height() * 0.18, (self.plate.width() - 20) / 2
        return QRectF(self.plate.left() + 10 + column * wide, top + line * (high + 3), wide - 3, high)

    def fact_icon(self, number: int) -> QRectF:
        """The icon of such a number."""
        box = self.fact(number)
        size = box.height() * _FACT_ICON
        return QRectF(box.left(), box.center().y() - size / 2, size, size)

    @property
    def selection(self) -> QRectF:
        """The selection card that the seat chose."""
        top = self.fact(2).bottom() + 5
        high = self.plate.bottom() - 7 - top
        return QRectF(self.plate.left() + 10, top, high * SELECTION_WIDE / SELECTION_HIGH, high)

    @property
    def lot(self) -> QRectF:
        """The token that the seat took with it."""
        card = self.selection
        return QRectF(card.right() + 8, card.top(), card.height(), card.height())

    @property
    def starter(self) -> QRectF:
        """The horseshoe of who began the round."""
        return QRectF(self.plate.right() - 10 - self.lot.width(), self.lot.top(), self.lot.width(), self.lot.height())

    def box(self, number: int) -> QRectF:
        """A box of the owner card."""
        return box_area(self.owner, number)

    # The hand.

    @property
    def words_width(self) -> float:
        """The part of the tray that its words take."""
        return min(170.0, max(100.0, self.tray.width() * 0.175)) * self.grow

    @property
    def words(self) -> QRectF:
        """What is written in the tray, at its left."""
        return QRectF(self.tray.left() + 16, self.tray.top() + 12, self.words_width - 12, self.tray.height() - 24)

    @property
    def order(self) -> QRectF:
        """Where it stands how the hand is sorted, below the other words."""
        high, words = min(24.0 * self.grow, self.words.height() * 0.36), self.words
        below = words.top() + min(72.0 * self.grow, words.height() - high)
        return QRectF(words.left() - 4, below, words.width() + 4, high)

    @property
    def card_size(self) -> QSizeF:
        """The size of a card in the hand."""
        high = self.tray.height() - 2 * self.tray_edge
        return QSizeF(high / CARD_RATIO, high)

    @property
    def tray_edge(self) -> float:
        """What a card of the hand leaves free above and below."""
        return max(_EDGE, self.tray.height() * _EDGE_PART)

    @property
    def hand_room(self) -> QRectF:
        """The room for the cards of the hand, beside the words."""
        left, high = self.tray.left() + self.words_width + 14, self.card_size.height()
        return QRectF(left, self.tray.center().y() - high / 2, self.tray.right() - 20 - left, high)

    def hand(self, count: int) -> CardRow:
        """The cards in the hand."""
        size = self.card_size
        return CardRow(self.hand_room, size.width(), size.height(), count, gap=10, least=0.7, centred=True)

    @property
    def kept(self) -> QRectF:
        """Where the card lies that is kept for the next round."""
        high = min(self.keep.height() - 12, (self.keep.width() - 12) * CARD_RATIO)
        wide = high / CARD_RATIO
        return QRectF(self.keep.center().x() - wide / 2, self.keep.center().y() - high / 2, wide, high)

    def target(self, key: str, large: int, rows: int, lowered: bool) -> QRectF | None:
        """The area of a target that is no piece, while a seat's tableau of so many rows is the large one; None for a
        piece.
        """
        kind = kind_of(key)
        if kind == "discard":
            return self.sell
        if kind not in ("slot", "box", "hand", "order", "keep", "above", "below", "plate", "tableau"):
            return None
        seat, *numbers = numbers_of(key)
        if seat != large:
            small = self.small(seat, large)
            return small.slot(*numbers) if kind == "slot" else small.box
        if kind == "slot":
            row, slot = numbers
            return self.slot(row, slot, lowered)
        if kind == "box":
            return self.box(*numbers)
        if kind in ("above", "below"):
            return self.lane(rows, kind == "below")
        boxes = {"hand": self.tray, "order": self.order, "keep": self.keep, "plate": self.plate, "tableau": self.rows}
        return boxes[kind]


_PLATE: Final = 144.0
"""The height of the plate in usual text."""
