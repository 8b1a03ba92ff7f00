"""The measures of the farmyard: the large field, fences below it, dice or market beside it, the hand at the foot."""

from functools import cached_property

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE
from boardroom.games.my_kingdom_for_a_horse.position.field import COLUMNS, LEVEL, ROWS
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO
from boardroom.ui.stage.pieces.card_rows import CardRow
from boardroom.ui.stage.pieces.pile_headings import LEAST_HEADING

GAP = 10.0
ABOVE, BESIDE, BELOW = 0.42, 0.2, 0.2
"""How far the board reaches beyond its spaces, in spaces: fences stand up over the far edge."""
_USE_WIDE, _USE_HIGH, _LEAST_USE = 0.2, 0.42, 52.0
"""The word by which a die is used, in parts of its row, and how wide it is at least."""
_LEAST_SHELF = 300.0
"""The least width of the shelf under the field, as far as the field is lower than it is wide."""
_LEAST_SIDE = 286.0
"""The least width of the dice beside a field that has all the height."""
_MOST_SIDE = 560.0
"""The greatest width of the dice: wider, their words stand far from everything else."""
_LEAST_DICE = 336.0
"""The least height of the dice in that case: each has two lines and its picture."""
_SHARED = 400.0
"""The width below the dice from which on fences and tally can share it."""
TITLED = 44.0
"""The width from which on a farm card carries its title."""
_LEAST_PART, _BETWEEN = 0.75, 7.0
"""The smallest part of its full size for a card in the hand, and what lies between two of them."""
_LEAST_LASTING, _BETWEEN_LASTING = 31.0, 3.0
"""The least width of a lasting card, and what lies between two of them."""
_PILES = 2 * (LEAST_HEADING + 4)
"""The least width of the piles, for the words above them."""
_HAND, _LASTING = 4, 3
"""The cards in a hand and before a player for which the tray always has room: as long as there are no more, a card in
the hand keeps its size."""
_RISE = 0.35
"""How far a fence rises behind its edge, of the side of a space."""
_LIFTED, _LEAST_LIFT, _WORDS_HIGH = 0.12, 3.0, 22.0
"""How far a farm card that is picked rises, in its height, and at least; how far down the words above it reach."""
_LINE = 26.0
"""The height of the headings on the tray."""
_WORDS_ABOVE, _WORDS_BESIDE = 78.0, 330.0
"""The height of the shelf from which on, and the width up to which its words stand above its fences, not beside them.
"""


@frozen
class Measures:
    """Where everything is, for the room there is. All in scene coordinates.

    ``board`` is the wooden edge around the spaces, ``pitch`` a space; ``shelf`` holds the fences (or who waits for
    room), ``side`` the dice or the market, ``tally`` what is held, ``tray`` the farm cards.
    """

    board: QRectF
    pitch: float
    origin: QPointF
    shelf: QRectF
    side: QRectF
    tally: QRectF
    tray: QRectF

    @classmethod
    def of(cls, free: QRectF, with_cards: bool, text_scale: float = 1.0) -> "Measures":
        """The division of the free area in which the field is larger: with fences and tally under it, or with all of
        the height. ``text_scale`` is how large text is, in usual text.
        """
        over, beside = cls._over(free, with_cards), cls._beside(free, with_cards, text_scale)
        low = beside.side.height() < _LEAST_DICE * max(1.0, text_scale)
        return over if low or over.pitch * 1.03 > beside.pitch else beside

    @classmethod
    def _over(cls, free: QRectF, with_cards: bool) -> "Measures":
        """Fences under the field, the tally under the dice, as in a window that is nearly as high as it is wide."""
        height, width = free.height(), free.width()
        # In the lowest windows all of them give way, so that the field stays the largest.
        tray = max(min(112.0, height * 0.27), min(196.0, height * 0.215)) if with_cards else 0.0
        low = max(min(64.0, height * 0.19), min(104.0, height * 0.115))
        beside = max(232.0, min(330.0, width * 0.3))
        room = QRectF(
            free.left() + GAP,
            free.top() + GAP,
            width - beside - 3 * GAP,
            height - tray - low - (4 if with_cards else 3) * GAP,
        )
        pitch = _pitch(room.width(), room.height())
        board_width, board_height = _board(pitch)
        spare = room.width() - board_width
        # Where the field is low, what stands beside and below it takes the width that the field leaves.
        beside = min(beside + spare * 0.5, max(380.0, 2 * _LEAST_SHELF - board_width))
        # The height that a wide field leaves makes the cards larger.
        tray += max(0.0, min(room.height() - board_height, _useful_tray(width) - tray)) if with_cards else 0.0
        left = free.left() + max(GAP, (width - board_width - GAP - beside) / 2)
        room.setBottom(free.bottom() - tray - low - (3 if with_cards else 2) * GAP)
        shelf_width = max(board_width, min(_LEAST_SHELF, (board_width + beside) / 2))
        board = QRectF(left, room.top() + max(0.0, (room.height() - board_height) / 2), board_width, board_height)
        side = QRectF(board.right() + GAP, board.top(), beside, board.height())
        shelf = QRectF(left, board.bottom() + GAP, shelf_width, low)
        tally = QRectF(shelf.right() + GAP, shelf.top(), board_width + beside - shelf_width, low)
        foot = QRectF(free.left() + GAP, shelf.bottom() + GAP, width - 2 * GAP, tray)
        return cls(board, pitch, _origin(board, pitch), shelf, side, tally, foot)

    @classmethod
    def _beside(cls, free: QRectF, with_cards: bool, text_scale: float) -> "Measures":
        """The field as high as the hand leaves room for; beside it the dice, below them fences and tally."""
        height, width = free.height(), free.width()
        tray = max(min(112.0, height * 0.27), min(224.0, height * 0.235)) if with_cards else 0.0
        low = max(min(84.0, height * 0.17), min(112.0, height * 0.125))
        least = _LEAST_SIDE * text_scale
        high = height - tray - (3 if with_cards else 2) * GAP
        pitch = _pitch(width - least - 3 * GAP, high)
        board_width, board_height = _board(pitch)
        # The height that a wide field leaves makes the cards larger, what is left then stands around it.
        tray += max(0.0, min(high - board_height, _useful_tray(width) - tray)) if with_cards else 0.0
        high = height - tray - (3 if with_cards else 2) * GAP
        beside = min(width - board_width - 3 * GAP, _MOST_SIDE * max(1.0, text_scale))
        left = free.left() + max(GAP, (width - board_width - GAP - beside) / 2)
        top = free.top() + GAP
        board = QRectF(left, top + max(0.0, (high - board_height) / 2), board_width, board_height)
        right = board.right() + GAP
        # Below each other they are larger, as long as the dice are large enough.
        shared = high - 2 * low - 2 * GAP < _LEAST_DICE * max(1.0, text_scale) and beside >= _SHARED
        below = low if shared else 2 * low + GAP
        side = QRectF(right, top, beside, high - below - GAP)
        shelf = QRectF(right, side.bottom() + GAP, (beside - GAP) * 0.43 if shared else beside, low)
        tally = QRectF(right, shelf.bottom() + GAP, beside, low)
        if shared:
            tally = QRectF(shelf.right() + GAP, shelf.top(), beside - GAP - shelf.width(), low)
        foot = QRectF(free.left() + GAP, top + high + GAP, width - 2 * GAP, tray)
        return cls(board, pitch, _origin(board, pitch), shelf, side, tally, foot)

    # The field.

    def space(self, space: int) -> QRectF:
        """A space of the field."""
        row, column = divmod(space, COLUMNS)
        return QRectF(self.origin.x() + column * self.pitch, self.origin.y() + row * self.pitch, self.pitch, self.pitch)

    def loose_mark(self, space: int) -> QRectF:
        """Where a space is marked whose animals stand outside every pen."""
        side, corner = self.pitch * 0.22, self.space(space).topRight()
        return QRectF(corner.x() - side * 1.25, corner.y() + side * 0.25, side, side)

    @property
    def field(self) -> QRectF:
        """All spaces of the field."""
        return QRectF(self.origin.x(), self.origin.y(), self.pitch * COLUMNS, self.pitch * ROWS)

    @property
    def middle(self) -> QPointF:
        """The middle of the field."""
        return QPointF(self.origin.x() + self.pitch * COLUMNS / 2, self.origin.y() + self.pitch * ROWS / 2)

    @property
    def small_print(self) -> float:
        """The size of the name of a space."""
        return max(11.0, self.pitch * 0.095)

    def space_name(self, space: int) -> QRectF:
        """Where the name of a space is written: in the corner that no fence rises in front of."""
        unit, line = self.pitch / 100, self.small_print * 1.25
        corner = self.space(space).topLeft() + QPointF(11 * unit, 7 * unit)
        return QRectF(corner.x(), corner.y(), line * 2, line)

    def _start(self, edge: int) -> tuple[float, float]:
        """The left or upper end of an edge."""
        row, column = divmod(edge, COLUMNS) if edge < LEVEL else divmod(edge - LEVEL, COLUMNS + 1)
        return self.origin.x() + column * self.pitch, self.origin.y() + row * self.pitch

    def edge(self, edge: int) -> tuple[QPointF, QPointF]:
        """The ends of an edge, left or upper one first."""
        x, y = self._start(edge)
        end = QPointF(x + self.pitch, y) if edge < LEVEL else QPointF(x, y + self.pitch)
        return QPointF(x, y), end

    def slot(self, edge: int) -> QRectF:
        """Where a fence is dropped to stand on an edge; along the upper border as high as it rises, as nothing else
        is there.
        """
        x, y = self._start(edge)
        half, long, short = self.pitch / 2, self.pitch * 0.74, self.pitch * 0.24
        if edge < LEVEL:
            above = _RISE * self.pitch if edge < COLUMNS else short / 2
            return QRectF(x + half - long / 2, y - above, long, above + short / 2)
        return QRectF(x - short / 2, y + half - long / 2, short, long)

    def fence(self, edge: int) -> QRectF:
        """The box of a fence that stands on an edge: it rises behind its line."""
        x, y = self._start(edge)
        unit = self.pitch / 100
        width, height = (116 * unit, 42 * unit) if edge < LEVEL else (16 * unit, 142 * unit)
        return QRectF(x - 8 * unit, y - _RISE * self.pitch, width, height)

    def animal(self, space: int, number: int, among: int) -> QRectF:
        """The box of an animal, the nth of so many in a space."""
        area = self.space(space)
        size = self.pitch * (0.56 if among < 3 else 0.47)
        spots = {1: ((0.5, 0.56),), 2: ((0.33, 0.4), (0.66, 0.62)), 3: ((0.3, 0.33), (0.7, 0.42), (0.46, 0.64))}
        x, y = spots[min(among, 3)][min(number, 2)]
        return QRectF(area.left() + x * area.width() - size / 2, area.top() + y * area.height() - size / 2, size, size)

    # Beside it.

    @property
    def head(self) -> float:
        """The height of the heading over the dice."""
        return max(30.0, self.side.height() * 0.085)

    def _row(self, number: int, among: int, apart: float) -> QRectF:
        height = (self.side.height() - self.head - 8) / among
        return QRectF(
            self.side.left() + 8, self.side.top() + self.head + number * height, self.side.width() - 16, height - apart
        )

    def die_row(self, die: int) -> QRectF:
        """The row of a die: its picture and what it gives."""
        return self._row(die, DICE, 6)

    def die(self, die: int) -> QRectF:
        """The box of a die in its row."""
        row = self.die_row(die)
        size = min(row.height() - 10, row.width() * 0.28, 120.0)
        return QRectF(row.left() + 8, row.center().y() - size / 2, size, size)

    def use(self, die: int) -> QRectF:
        """The word beside a die by which it is used."""
        row = self.die_row(die)
        wide, high = max(_LEAST_USE, row.width() * _USE_WIDE), max(_LEAST_USE / 2, row.height() * _USE_HIGH)
        return QRectF(row.right() - wide - 8, row.center().y() - high / 2, wide, high)

    def stall(self, kind: int) -> QRectF:
        """A stall of the market, where a kind is traded for the next."""
        return self._row(kind, Kind.HORSE, 8)

    @property
    def cup(self) -> QRectF:
        """Where dice are dropped to be rolled again: the heading over them."""
        return QRectF(self.side.left() + 6, self.side.top() + 4, self.side.width() - 12, self.head - 6)

    def waiting(self, number: int, among: int) -> QRectF:
        """The box of an animal that waits for room, on the shelf."""
        size = min(self.shelf.height() - 30, self.pitch * 0.56)
        room = self.shelf.width() * 0.62
        step = min(size + 6, room / max(1, among))
        left = self.shelf.left() + self.shelf.width() * 0.36 + number * step
        return QRectF(left, self.shelf.center().y() - size / 2 + 6, size, size)

    @property
    def spare(self) -> QRectF:
        """The fence that is taken from the supply next."""
        room = self._fence_room
        # Beside it there is room for two more behind it, and for the box of the one in hand.
        unit = min(self.pitch / 100, (room.height() - 12) / 46, (room.width() - 14 - 14 - 18) / 2 / 116)
        width, height = 116 * unit, 42 * unit
        return QRectF(room.left() + 4, room.center().y() - height / 2 + 4, width, height)

    @property
    def shelf_words(self) -> QRectF:
        """The part of the shelf that its words take."""
        box = self.shelf.adjusted(14, 4, -10, -4)
        if self._shelf_words_above:
            box.setHeight(box.height() * 0.45)
        else:
            box.setWidth(self.shelf.width() * (0.36 if self.shelf.height() >= 60 else 0.5) - 6)
        return box

    @property
    def _shelf_words_above(self) -> bool:
        return self.shelf.height() >= _WORDS_ABOVE and self.shelf.width() < _WORDS_BESIDE

    @property
    def _fence_room(self) -> QRectF:
        """The part of the shelf where fences lie."""
        words = self.shelf_words
        if self._shelf_words_above:
            return QRectF(QPointF(self.shelf.left() + 10, words.bottom() + 1), self.shelf.bottomRight() - QPointF(8, 5))
        return QRectF(QPointF(words.right() + 6, self.shelf.top() + 7), self.shelf.bottomRight() - QPointF(8, 7))

    @property
    def in_hand(self) -> QRectF:
        """The box for a fence that was taken up."""
        room, width = self._fence_room, self.spare.width() + 14
        return QRectF(room.right() - width, room.top(), width, room.height())

    def held(self, kind: int) -> QRectF:
        """A box of the tally: how many of a kind there are, and how many are needed."""
        width = (self.tally.width() - 16) / 4
        top = self.tally.top() + min(28.0, self.tally.height() * 0.36)
        return QRectF(self.tally.left() + 8 + kind * width, top, width - 4, self.tally.bottom() - top - 6)

    # The hand.

    def _card_sizes(self, above: bool) -> tuple[float, float]:
        """The widths of a card in the hand and of one on the table, with the words about the hand above or beside it.

        They are so for a full hand and the usual number of lasting cards, so that none makes others smaller that is
        drawn or put into effect.
        """
        width = self.tray.width() - (14 if above else self._words_beside + 8) - 60
        full, small = (
            (self.tray.height() - lines) / CARD_RATIO for lines in (22 + (_LINE - 4 if above else 0), _LINE + 20)
        )
        least = min(full, TITLED)
        hand = min(full, max(least, (width - _PILES - _LASTING * (min(small, TITLED) + _BETWEEN)) / _HAND - 10))
        left = width - _HAND * (hand + 10)
        # Up to a width piles need no more for their cards than for the words above them.
        larger = min((left - _PILES) / _LASTING - _BETWEEN, _PILES / 2 - 12)
        if larger >= _PILES / 2 - 12:
            larger = (left - 24 - _LASTING * _BETWEEN) / (_LASTING + 2)
        return hand, min(small, max(min(small, TITLED), larger))

    @cached_property
    def words_above(self) -> bool:
        """Whether the words about the hand stand above it, as beside it they would make cards smaller."""
        over, beside = (self._card_sizes(above) for above in (True, False))
        return _HAND * over[0] + _LASTING * over[1] > _HAND * beside[0] + _LASTING * beside[1]

    @cached_property
    def small_card(self) -> tuple[float, float]:
        """The width and height of a card that lies on the table, below the words about it."""
        width = self._card_sizes(self.words_above)[1]
        return width, width * CARD_RATIO

    @property
    def _words_beside(self) -> float:
        # The lower it is, the longer are its lines.
        return min(190.0, max(152.0, self.tray.width() * 0.2)) + max(0.0, 112.0 - self.tray.height()) * 2

    @property
    def words(self) -> QRectF:
        """The part of the tray that the words about the hand take."""
        left, top = self.tray.left() + 18, self.tray.top() + 10
        if self.words_above:
            return QRectF(left, top, self.hand_room(_LASTING).right() - left, _LINE)
        return QRectF(left, top + 1, self._words_beside - 22, self.tray.height() - 21)

    @cached_property
    def card_size(self) -> tuple[float, float]:
        """The width and height of a farm card in the hand, at most."""
        width = self._card_sizes(self.words_above)[0]
        return width, width * CARD_RATIO

    def hand_room(self, lasting: int) -> QRectF:
        """The part of the tray for the hand, beside so many lasting cards; they have room kept for them, so that none
        makes the hand smaller that is put into effect.
        """
        left = self.tray.left() + (14 if self.words_above else self._words_beside + 8)
        right = self.played(max(lasting, _LASTING)).left() - 16
        top, foot = self.tray.top() + (10 + _LINE if self.words_above else 13), self.tray.bottom() - 8
        height = self.card_size[1]
        return QRectF(left, top + (foot - top - height) / 2, right - left, height)

    def lift(self, height: float) -> float:
        """How far a card of the hand rises that is picked: not over the words above it."""
        rises = _LIFTED * height
        if not self.words_above:
            return rises
        free = self.hand_room(_LASTING).top() - self.words.top() - _WORDS_HIGH
        return max(_LEAST_LIFT, min(rises, free))

    def hand(self, count: int, lasting: int) -> CardRow:
        """The farm cards in the hand, beside so many lasting ones: smaller before one covers another, and covered only
        where they would get too small.
        """
        room = self.hand_room(lasting)
        # Still smaller where that keeps every title free.
        least = TITLED / self.card_size[0] if room.width() >= count * (TITLED + _BETWEEN) else 1.0
        part = min(_LEAST_PART, least)
        return CardRow(room, *self.card_size, count, gap=10, least=part, between=_BETWEEN, centred=True)

    def played(self, count: int) -> QRectF:
        """Where so many lasting cards lie: as much room as they need, as long as the hand has its own; and as much as
        their titles need, as long as four in the hand have theirs.
        """
        width, _ = self.small_card
        left = self.tray.left() + (14 if self.words_above else self._words_beside + 8)
        free = self._piles.left() - 12 - left - 16
        most = max(width, free - self.card_size[0] * _HAND - _HAND * _BETWEEN)
        titles = min(count * (min(TITLED, width) + _BETWEEN_LASTING), free - 8 - _HAND * (TITLED + _BETWEEN))
        room = min(count * (width + 6), max(most, titles)) if count else 0.0
        return QRectF(self._piles.left() - room - 12, self.tray.top() + 8, room, self.tray.height() - 16)

    def in_effect(self, count: int) -> CardRow:
        """The lasting cards before their owner, smaller before one covers another."""
        width, height = self.small_card
        room = self.played(count)
        row = QRectF(room.left(), self.discard.top(), room.width(), height)
        return CardRow(row, width, height, count, least=_LEAST_LASTING / width, between=_BETWEEN_LASTING)

    @property
    def _piles(self) -> QRectF:
        """Both piles."""
        return self.deck.united(self.discard)

    @property
    def discard(self) -> QRectF:
        """The discard pile."""
        return self.deck.translated(-self._pile_step, 0)

    @property
    def deck(self) -> QRectF:
        """The deck."""
        width, height = self.small_card
        left = self.tray.right() - (self._pile_step + width) / 2 - 6
        top, foot = self.tray.top() + 8 + _LINE, self.tray.bottom() - 12
        return QRectF(left, top + (foot - top - height) / 2, width, height)

    @property
    def _pile_step(self) -> float:
        """From pile to pile: each has room for the words above it."""
        return max(self.small_card[0] + 12, LEAST_HEADING + 4)


def _useful_tray(width: float) -> float:
    """The height of the tray beyond which a full hand beside lasting cards and piles gets no larger."""
    hand = (width - 2 * GAP - 74 - _PILES - _LASTING * (1.8 * TITLED + _BETWEEN)) / _HAND - 10
    return hand * CARD_RATIO + 22 + _LINE - 4


def _pitch(width: float, height: float) -> float:
    """The size of a space of the field that fits into a room with its edge."""
    return min(width / (COLUMNS + 2 * BESIDE), height / (ROWS + ABOVE + BELOW))


def _board(pitch: float) -> tuple[float, float]:
    """The width and height of the field with its edge."""
    return pitch * (COLUMNS + 2 * BESIDE), pitch * (ROWS + ABOVE + BELOW)


def _origin(board: QRectF, pitch: float) -> QPointF:
    """Where the spaces of a field begin."""
    return QPointF(board.left() + BESIDE * pitch, board.top() + ABOVE * pitch)
