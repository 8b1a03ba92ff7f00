"""The measures of the meadow: the large tableau in rows, the hand at its foot, what a seat has and the decks at the
right, the other tableaus small at the left.

Everything follows from the room there is, the number of players, and how much larger than usual text is.
"""

from functools import cached_property
from math import floor
from typing import Final

from attrs import evolve, field, frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.games.epona.position.numbers import MOST_ROWS
from boardroom.games.epona.table.faces.asset_faces import ROW_HIGH, ROW_WIDE
from boardroom.games.epona.table.faces.owner_faces import (
    OWNER_HIGH,
    OWNER_WIDE,
    SELECTION_HIGH,
    SELECTION_WIDE,
    box_area,
)
from boardroom.games.epona.table.layout.deck_box import HEAP, DeckBox
from boardroom.games.epona.table.layout.division import (
    APART,
    BETWEEN,
    COLUMNS,
    DISPLAY_ACROSS,
    HAND_EDGE,
    HAND_EDGE_PART,
    PAD,
    RAIL,
    WHOLE_FROM,
    Tray,
    divide,
    height_of_groups,
    scale_of,
)
from boardroom.games.epona.table.layout.small_tableau import Column, Folds, SmallTableau
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO
from boardroom.ui.stage.pieces.card_rows import CardRow

GAP: Final = 8.0
_WIDER: Final = 1.25
"""How much wider a card of the hand is than what is seen of it, if not all of it is, so that no name is cut."""
_WIDEST_LOW: Final = 1.45
"""How wide such a card is at most, in heights of what there is for it."""
_NARROWEST: Final = 90.0
"""How narrow such a card gets before it covers the next one, in a window of the usual width."""
_LARGER: Final = 1.25
"""How much larger a card of the hand is at most than one in a row."""
_READABLE: Final = 245.0
"""The width from which on what is opened there need not be as high for words, in usual text."""
_LEAST_SIDE, _LEAST_OVER_DECKS = 300.0, 340.0
"""The least heights of what is opened below the decks, and below the owner card, in usual text: in less a computer's
turn takes many screens.
"""
_TOLD_BELOW, _LOWER = 190.0, 0.85
"""The height that is left below a single panel for what its seat did, in usual text, and how much lower that may make
its rows.
"""
_WORDS_FROM: Final = 1440.0
"""The width of a table from which on words about what is pointed at stand there."""
_PLACE, _LEAST_PLACE = 136.0, 126.0
"""The width of the place for cards that are sold, in usual text, and its least in narrow tables."""
_ABOVE_WORDS, _ABOVE_WORDS_IN_LOW, _LOW_TRAY = 10.0, 6.0, 110.0
"""What is free above the words in the tray, and in a low one, where their three lines need all there is."""
_KEEP, _KEEP_PART, _LOW_KEEP_PART = 112.0, 0.35, 0.28
"""The height of that for the one that is kept, and the part of the room for it and the decks that it takes at most,
also below pairs.
"""
_LOW_KEEP, _TOLD = 64.0, 106.0
"""How low that may be, so that as much is left for what others did."""
_PLACES_EDGE, _PLACES_APART, _LEAST_PLACE_HIGH = 6.0, 10.0, 50.0
"""What is free above and below the places in the tray that lie one above the other, between both, and how low one of
them is at least, in usual text.
"""
_LEAST_DISPLAYED: Final = 128.0
"""The least width of a selection card on display."""
_BAR, _NEIGHBOUR = 42.0, 108.0
"""The height of the bar above another's rows, and the width of a way to a neighbour in it, in usual text."""
_FACT_ICON: Final = 0.88
"""The size of the icon of a number on the plate, in heights of its line."""


@frozen
class Measures:
    """Where everything is. All in scene coordinates.

    ``wanted`` is the number of rows that there is room for, ``laid`` the rows by seat where its tableau is a small one;
    ``strip`` holds the other tableaus, ``rows`` the large one, with cards of the size ``card``; ``plate`` says what its
    seat has, ``decks`` are the decks, ``owner`` is its owner card; ``tray`` holds the hand, beside it ``sell`` is the
    place for cards that are sold; ``keep``, for the one that is kept, lies there too, or at the foot of the right
    column. In the high form ``pairs`` says who is
    paired with whom in so many lines, ``above`` is where the groups lie that are chosen from; ``halves`` are the two
    seats whose tableaus share ``rows`` at half their size while one divides for the other; ``has_owners`` is false
    before owner cards are chosen.
    """

    free: QRectF
    seats: int
    grow: float
    wanted: int
    laid: tuple[Folds, ...]
    strip: QRectF
    rows: QRectF
    card: QSizeF
    whole: bool
    plate: QRectF
    decks: DeckBox
    owner: QRectF
    tray: QRectF
    sell: QRectF
    keep: QRectF
    pairs: QRectF
    pair_lines: int
    above: QRectF
    halves: tuple[int, ...]
    has_owners: bool
    _panels: dict[int, tuple[SmallTableau, ...]] = field(factory=dict, init=False, repr=False, eq=False)
    """The small tableaus by the seat of the large one: they are asked for again and again for one picture."""

    @classmethod
    def of(
        cls,
        free: QRectF,
        seats: int,
        grow: float = 1.0,
        rows: int = MOST_ROWS,
        laid: tuple[Folds, ...] = (),
        use: Tray = Tray.HAND,
        opened: bool = False,
        pairs: int = 0,
        groups: bool = False,
        halves: tuple[int, ...] = (),
        has_owners: bool = True,
        keeps_beside: bool = False,
    ) -> "Measures":
        """The division of the free area, with room for so many rows and, in small tableaus, for those ``laid`` by each
        seat, and a tray for its use, and for a bar above the rows where another's are ``opened``, or for ``groups``
        that are chosen from; and for so many lines of ``pairs``; small tableaus have no owner
        cards before those are chosen. A card that ``keeps_beside`` the hand is kept in the tray, if that of a hand is
        high enough, else at the foot of the right column. Text is ``grow`` times as high as boxes are usually made for.
        """
        above = _BAR + APART if opened else 0.0
        if groups:
            above = height_of_groups(free.size(), rows, use, grow) + APART
        found = divide(free.size(), MOST_ROWS if halves else rows, use, above)
        margin = found.margin
        strip = QRectF(free.left() + margin, free.top() + margin, found.left, free.height() - 2 * margin)
        beside = strip.translated(free.width() - 2 * margin - found.right, 0)
        beside.setWidth(found.right)
        between = QRectF(strip.right() + margin, strip.top(), beside.left() - strip.right() - 2 * margin, 0)
        high = found.row * rows + APART * (rows - 1)
        if halves:
            high = free.bottom() - found.peek - APART - between.top()
        area = QRectF(between.center().x() - found.rows_width / 2, between.top() + above, found.rows_width, high)
        tray = QRectF(area.left(), free.bottom() - found.peek, area.width(), found.peek)
        plate = QRectF(beside.left(), beside.top(), found.right, min(_PLATE * grow, beside.height() * 0.3))
        owner_wide = floor(min(found.right, beside.height() * 0.29 * OWNER_WIDE / OWNER_HIGH))
        owner = QRectF(0, 0, owner_wide, owner_wide * OWNER_HIGH / OWNER_WIDE)
        owner.moveTopLeft(QPointF(beside.center().x() - owner.width() / 2, plate.bottom() + GAP))
        rest = QRectF(beside.left(), owner.bottom() + GAP, found.right, beside.bottom() - owner.bottom() - GAP)
        place = min(_PLACE * grow, max(_LEAST_PLACE, tray.width() * 0.18))
        # In a high tray it is as a card beside those of the hand, which lie in the middle.
        sell_high = min(tray.height() - 18, place * CARD_RATIO)
        above_sell = max(10.0, (tray.height() - sell_high) / 2)
        sell = QRectF(tray.right() - 12 - place, tray.top() + above_sell, place, sell_high)
        paired = _pairs_box(rest, pairs, grow)
        if pairs:
            rest.setTop(paired.bottom() + GAP)
        keep_high = min(_KEEP * grow, rest.height() * (_LOW_KEEP_PART if pairs else _KEEP_PART))
        keep = QRectF(rest.left(), rest.bottom() - keep_high, rest.width(), keep_high)
        decks = DeckBox.within(rest.adjusted(0, 0, 0, -keep_high - GAP), grow, scale_of(free.width()))
        # What others did is told above it: where a little is missing for that, it is lower.
        told_from = keep.bottom() - _LOW_KEEP * grow - GAP - decks.box.bottom() - GAP
        if keep.top() - GAP - decks.box.bottom() - GAP < _TOLD * grow <= told_from:
            keep.setTop(decks.box.bottom() + GAP + _TOLD * grow + GAP)
        over = QRectF(area.left(), between.top(), area.width(), above - APART) if groups else QRectF()
        laid = laid or ((False,) * MOST_ROWS,) * seats
        measured = cls(
            free, seats, grow, rows, laid, strip, area, found.card, found.whole, plate, decks, owner, tray, sell, keep,
            paired, pairs, over, halves, has_owners,
        )  # fmt: skip
        if not keeps_beside:
            return measured
        lowest = found if use == Tray.HAND else divide(free.size(), rows, Tray.HAND, above)
        return measured._keeping_in_tray(min(lowest.peek, found.peek))

    def _keeping_in_tray(self, lowest: float) -> "Measures":
        """The same with the place for a card that is kept in the tray, above that for cards that are sold: what others
        did is told whole in the column. Else where it was: it does not move for what lies in the tray, nor while cards
        are offered in a higher one than the ``lowest``.
        """
        tray, sell = self.tray, self.sell
        if (lowest - 2 * _PLACES_EDGE - _PLACES_APART) / 2 < _LEAST_PLACE_HIGH * self.grow:
            return self
        high = min((tray.height() - 2 * _PLACES_EDGE - _PLACES_APART) / 2, sell.width() * CARD_RATIO)
        above = QRectF(sell.left(), tray.center().y() - _PLACES_APART / 2 - high, sell.width(), high)
        return evolve(self, keep=above, sell=above.translated(0, high + _PLACES_APART))

    @property
    def keeps_in_tray(self) -> bool:
        """Whether the place for a card that is kept is in the tray."""
        return self.keep.left() < self.plate.left()

    # The other tableaus.

    def small(self, seat: int, large: int) -> SmallTableau:
        """The small tableau of a seat while another's is the large one, or of one of the two that are half as large."""
        return self.half(seat) if seat in self.halves else self.panel(seat, large)

    def panel(self, seat: int, large: int) -> SmallTableau:
        """The panel of a seat beside the large tableau: in the order of the seats, from above."""
        return self.smalls(large)[seat - (seat > large)]

    def half(self, seat: int) -> SmallTableau:
        """The tableau of one of the two seats that share the room for rows."""
        index, rows = self.halves.index(seat), self.rows
        wide = (rows.width() - _HALVES_APART) / 2
        box = QRectF(rows.left() + index * (wide + _HALVES_APART), rows.top(), wide, rows.height())
        return SmallTableau.half(box, self.grow, self.wanted, scale_of(self.free.width()))

    def is_large(self, seat: int, large: int) -> bool:
        """Whether the cards of a seat lie in rows of the large tableau, where that is the one of the seat ``large``."""
        return seat == large and not self.halves

    def smalls(self, large: int) -> tuple[SmallTableau, ...]:
        """The panels of all other seats."""
        if large not in self._panels:
            panels = tuple(rows for seat, rows in enumerate(self.laid) if seat != large)
            self._panels[large] = self._column(panels).tableaus
        return self._panels[large]

    def _column(self, panels: tuple[Folds, ...]) -> Column:
        """The panels of others. Below a single one there is room for what is told of it, where there is too little
        below the decks, as long as that makes its rows a little lower at most: the owner card gives way first.
        """
        rest = self.free.size(), panels, self.grow, self.has_owners
        column = Column.of(self.strip, *rest)
        if len(panels) == 1 and self.rest(keeps=False).height() < _TOLD_BELOW * self.grow:
            shorter = Column.of(self.strip.adjusted(0, 0, 0, -_TOLD_BELOW * self.grow - GAP), *rest)
            if shorter.row >= _LOWER * column.row and shorter.folded == column.folded:
                column = shorter
        return column

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

    def below_smalls(self, large: int) -> QRectF:
        """The ground below the panels of all other seats, down to the foot."""
        panels = [panel.box for panel in self.smalls(large)] or [self.neutral]
        ground = QRectF(self.strip)
        ground.setTop(panels[-1].bottom() + GAP)
        return ground

    # The large tableau.

    @property
    def bar(self) -> QRectF:
        """The bar above the rows of another seat that are looked at."""
        return QRectF(self.rows.left(), self.rows.top() - APART - _BAR, self.rows.width(), _BAR)

    def neighbours(self, count: int) -> list[QRectF]:
        """The ways from there to so many neighbours, in the order of the seats."""
        wide, high = min(_NEIGHBOUR * self.grow, self.bar.width() / 5), _BAR - 10
        left = self.bar.right() - count * (wide + 6)
        return [QRectF(left + number * (wide + 6), self.bar.top() + 5, wide, high) for number in range(count)]

    @property
    def card_kind(self) -> str:
        """The kind of the faces of cards in its rows."""
        return "laid" if self.whole else "mini" if self._is_flat else "placed"

    @property
    def stable_kind(self) -> str:
        """The kind of the faces of their stables."""
        return "stable" if self.whole else "stablemini" if self._is_flat else "stablerow"

    @property
    def _is_flat(self) -> bool:
        """Whether rows are so low that no more of a card is seen than its type."""
        return self.card.height() < _FLAT

    def paddock(self, row: int, lowered: bool = False, columns: int = COLUMNS) -> QRectF:
        """A row with so many places; ``lowered`` where a new stable may be laid above."""
        high = self.card.height() + 2 * RAIL
        top = self.rows.top() + row * (high + APART) + (self._lane if lowered else 0.0)
        wide = columns * self.card.width() + (columns - 1) * BETWEEN + 2 * PAD
        return QRectF(self.rows.left(), top, wide, high)

    @property
    def _lane(self) -> float:
        """The height of the place for a new stable."""
        return (self.card.height() + 2 * RAIL + APART) / 2

    def stable(self, row: int, lowered: bool = False) -> QRectF:
        """The stable at the beginning of a row."""
        return self.slot(row, -1, lowered)

    def slot(self, row: int, slot: int, lowered: bool = False) -> QRectF:
        """A slot of a row."""
        left = self.rows.left() + PAD + (slot + 1) * (self.card.width() + BETWEEN)
        top = self.paddock(row, lowered).top() + RAIL
        return QRectF(QPointF(left, top), self.card)

    def lane(self, rows: int, below: bool) -> QRectF:
        """The place for a new stable above or below so many rows, which are lowered meanwhile."""
        top = self.paddock(rows, True).top() if below else self.rows.top()
        return QRectF(self.rows.left(), top, self.card.width() + 2 * PAD, self._lane - APART)

    # Selection cards are chosen over the foot of the large tableau, or over the tray while no hand lies in it.

    def display(
        self, count: int, over_tray: bool = False, rows: float = 0.0, beside_keep: bool = False
    ) -> tuple[QRectF, ...]:
        """The selection cards on display, each with room for its token below it: as large as they can be below ``rows``
        that end there, but no smaller than can be read; ``beside_keep`` where a card is kept in the tray that they lie
        over.
        """
        area = QRectF(self.rows)
        if beside_keep:
            area.setRight(self.keep.left() - 2 * GAP)
        lines = -(-count // DISPLAY_ACROSS)
        # Two lines are about as long as each other.
        across = -(-count // max(1, lines))
        wide = min(
            max(176.0, self.rows.width() * 0.12),
            (area.width() - 4 * GAP) / max(4, across) - 2 * GAP,
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
            left = area.center().x() - all_wide / 2 + column * (wide + 2 * GAP)
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
    def side(self) -> QRectF:
        """Where a part of the side column is opened, as wide as the right column, so that no slot and nothing of the
        tray is covered, and as far down as that goes: below the decks, where that is high enough; else over them, and
        where text is so large that it needs that, over the owner card.
        """
        top, foot = self.decks.box.bottom() + GAP, self.strip.bottom()
        if foot - top < _LEAST_SIDE * self.grow:
            top = self.owner.bottom() + GAP
            if foot - top < _LEAST_OVER_DECKS * self.grow:
                top = self.plate.bottom() + GAP
        return QRectF(self.plate.left() - 4, top, self.plate.width() + 8, foot - top)

    @property
    def read(self) -> QRectF:
        """The same for words about what is inspected, which are read at once: where the column is narrow, over the
        owner card, too.
        """
        if self.plate.width() + 8 >= _READABLE * self.grow:
            return self.side
        above = self.plate.bottom() + GAP
        return self.side.adjusted(0, above - self.side.top(), 0, 0)

    def rest(self, keeps: bool) -> QRectF:
        """The same but for what is beside it; down to the foot where no such place is there."""
        top, foot = self.decks.box.bottom() + GAP, self.strip.bottom()
        if keeps and not self.keeps_in_tray:
            foot = self.keep.top() - GAP
        return QRectF(self.plate.left(), top, self.plate.width(), foot - top)

    def columns(self, keeps: bool, kept: bool) -> tuple[QRectF, ...]:
        """Where words about what is pointed at stand in a wide table: below the decks, or else over the place for a
        card that is kept, too, while none lies there; nowhere in a narrow one.
        """
        if self.free.width() < _WORDS_FROM:
            return ()
        columns = dict.fromkeys((keeps, keeps and kept))
        return tuple(map(self.rest, columns))

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
    def partners(self) -> QRectF:
        """The last line of the plate: whom the seat breeds with, and what it took for this round."""
        top = self.fact(2).bottom() + 5
        room = self.plate.bottom() - 5 - top
        high = min(_PARTNERS * self.grow, room)
        return QRectF(self.plate.left() + 10, top + (room - high) / 2, self.plate.width() - 20, high)

    @property
    def selection(self) -> QRectF:
        """The selection card that the seat chose, at the end of that line."""
        line = self.partners
        wide = line.height() * SELECTION_WIDE / SELECTION_HIGH
        return QRectF(line.right() - wide, line.top(), wide, line.height())

    @property
    def lot(self) -> QRectF:
        """The token that the seat took with it, at its beginning."""
        line = self.partners
        return QRectF(line.topLeft(), QSizeF(line.height(), line.height()))

    @property
    def starter(self) -> QRectF:
        """The horseshoe of who began the round."""
        size = self.partners.height()
        return QRectF(self.selection.left() - 4 - size, self.partners.top(), size, size)

    def box(self, number: int) -> QRectF:
        """A box of the owner card."""
        return box_area(self.owner, number)

    def pair_line(self, number: int) -> QRectF:
        """A line of the box that says who is paired with whom."""
        head = _PAIRS_HEAD * self.grow
        high = (self.pairs.height() - head - _PAIRS_FOOT) / self.pair_lines
        return QRectF(self.pairs.left(), self.pairs.top() + head + number * high, self.pairs.width(), high)

    # The hand.

    @cached_property
    def words_width(self) -> float:
        """The part of the tray that its words take."""
        return _words_width(self.tray, self.grow)

    @property
    def words(self) -> QRectF:
        """What is written in the tray, at its left."""
        tray, above = self.tray, _ABOVE_WORDS if self.tray.height() > _LOW_TRAY else _ABOVE_WORDS_IN_LOW
        if self.hand_is_whole:
            above = self.hand_room.top() - tray.top()
        return QRectF(tray.left() + 16, tray.top() + above, self.words_width - 12, tray.height() - above - 6)

    @property
    def order(self) -> QRectF:
        """Where it stands how the hand is sorted, below the other words."""
        high, words = min(24.0 * self.grow, self.words.height() * 0.36), self.words
        below = words.top() + min(72.0 * self.grow, words.height() - high)
        return QRectF(words.left() - 4, below, words.width() + 4, high)

    @cached_property
    def hand_is_whole(self) -> bool:
        """Whether all of a card in the hand is seen, and not only its upper part."""
        return self.tray.height() - 2 * self.tray_edge >= WHOLE_FROM * scale_of(self.free.width())

    @property
    def card_size(self) -> QSizeF:
        """The size of a card in the hand."""
        if self.hand_is_whole:
            high = min(self.tray.height() - 2 * self.tray_edge, self.widest * _LARGER * CARD_RATIO)
            return QSizeF(high / CARD_RATIO, high)
        wide = max(self.widest, _WIDER * self.tray.height())
        # In the lowest tray it is narrower: its picture needs some height above its name.
        wide = min(wide, _WIDEST_LOW * (self.tray.height() - HAND_EDGE))
        return QSizeF(wide, wide * CARD_RATIO)

    @cached_property
    def widest(self) -> float:
        """The width of a card in a row, where rows leave it the whole width."""
        return divide(self.free.size(), MOST_ROWS).card.width()

    @cached_property
    def tray_edge(self) -> float:
        """What a card in the tray leaves free above and below, if there is room for the whole of it: a turned one comes
        over its line.
        """
        return max(HAND_EDGE, self.tray.height() * HAND_EDGE_PART)

    @property
    def hand_room(self) -> QRectF:
        """The room for the cards of the hand, between the words and the places for cards that are sold or kept; what
        does not fit is below the table.
        """
        left, high = self.tray.left() + self.words_width + 14, self.card_size.height()
        top = self.tray.top() + max(
            self.tray_edge, self.card_size.width() * HAND_EDGE_PART, (self.tray.height() - high) / 2
        )
        return QRectF(left, top, self.sell.left() - 14 - left, high)

    def hand(self, count: int) -> CardRow:
        """The cards in the hand: whole ones are as small as those in a row before they cover each other; in a low tray
        as narrow as they can be read, from the same line down.
        """
        size, room = self.card_size, self.hand_room
        if self.hand_is_whole:
            least = min(1.0, self.card.width() / max(1.0, size.width()))
            return CardRow(room, size.width(), size.height(), count, gap=10, least=least, centred=True)
        least = min(1.0, _NARROWEST * scale_of(self.free.width()) / max(1.0, size.width()))
        wide = size.width() * CardRow(room, size.width(), size.height(), count, least=least).part
        return CardRow(room, wide, wide * CARD_RATIO, count, gap=7, centred=True)

    @property
    def kept(self) -> QRectF:
        """Where the card lies that is kept for the next round."""
        high = min(self.keep.height() - 8, (self.keep.width() - 8) * CARD_RATIO)
        wide = high / CARD_RATIO
        return QRectF(self.keep.center().x() - wide / 2, self.keep.center().y() - high / 2, wide, high)

    def target(self, key: str, large: int, rows: int, lowered: bool) -> QRectF | None:
        """The area of a target that is no piece, while a seat's tableau of so many rows is the large one; None for a
        piece.
        """
        kind = kind_of(key)
        if kind == "discard":
            return self.sell
        if kind == "heap":
            return self.decks.deck(HEAP)
        if kind not in ("slot", "box", "hand", "order", "keep", "above", "below", "plate", "tableau"):
            return None
        seat, *numbers = numbers_of(key)
        if seat != large:
            small = self.panel(seat, large) if kind == "plate" else self.small(seat, large)
            return small.slot(*numbers) if kind == "slot" else small.box
        if self.halves and kind in ("slot", "tableau"):
            half = self.half(seat)
            return half.slot(*numbers) if kind == "slot" else half.box
        if kind == "slot":
            row, slot = numbers
            return self.slot(row, slot, lowered)
        if kind == "box":
            return self.box(*numbers)
        if kind in ("above", "below"):
            return self.lane(rows, kind == "below")
        boxes = {"hand": self.tray, "order": self.order, "keep": self.keep, "plate": self.plate, "tableau": self.rows}
        return boxes[kind]


_PAIRS_HEAD, _PAIR_LINE, _LOW_PAIR_LINE, _PAIRS_FOOT = 26.0, 34.0, 25.0, 3.0
"""The heights of the heading of the pairs, of a line, of one where there is little room, and of what is free below."""
_LEAST_DECKS: Final = 300.0
"""The least height below them with which their lines are of the usual height, for decks and the card that is kept."""
_HALVES_APART: Final = 10.0
_FLAT: Final = 44.0
"""The height of a card below which it is no more than its type."""
_PLATE: Final = 124.0
"""The height of the plate in usual text."""
_PARTNERS: Final = 24.0
"""The greatest height of its last line, in usual text."""


def _pairs_box(room: QRectF, lines: int, grow: float) -> QRectF:
    """The box at the top of a room that says who is paired with whom; empty where decks would have too little room."""
    high = (_PAIRS_HEAD + lines * _PAIR_LINE) * grow + _PAIRS_FOOT
    if not lines or room.height() - high < _LEAST_DECKS * grow:
        high = (_PAIRS_HEAD + lines * _LOW_PAIR_LINE) * grow + _PAIRS_FOOT
    return QRectF(room.topLeft(), QSizeF(room.width(), high)) if lines else QRectF()


def _words_width(tray: QRectF, grow: float) -> float:
    return min(170.0, max(100.0, tray.width() * 0.15)) * grow
