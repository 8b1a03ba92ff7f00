"""The measures of the farmyard: the large field, fences below it, dice or market beside it, the hand at the foot."""

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
_LEAST_SHELF = 300.0
"""The least width of the shelf, as far as the field is lower than it is wide."""
TITLED = 44.0
"""The width from which on a farm card carries its title."""
_LEAST_PART, _BETWEEN = 0.75, 7.0
"""The smallest part of its full size for a card in the hand, and what lies between two of them."""
_LEAST_LASTING, _BETWEEN_LASTING = 31.0, 3.0
"""The least width of a lasting card, and what lies between two of them."""


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
    def of(cls, free: QRectF, with_cards: bool) -> "Measures":
        """The best division of the free area."""
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
        pitch = min(room.width() / (COLUMNS + 2 * BESIDE), room.height() / (ROWS + ABOVE + BELOW))
        board_width, board_height = pitch * (COLUMNS + 2 * BESIDE), pitch * (ROWS + ABOVE + BELOW)
        spare = room.width() - board_width
        # Where the field is low, what stands beside and below it takes the width that the field leaves.
        beside = min(beside + spare * 0.5, max(380.0, 2 * _LEAST_SHELF - board_width))
        shelf_width = max(board_width, min(_LEAST_SHELF, (board_width + beside) / 2))
        left = free.left() + max(GAP, (width - board_width - GAP - beside) / 2)
        board = QRectF(left, room.top() + max(0.0, (room.height() - board_height) / 2), board_width, board_height)
        side = QRectF(board.right() + GAP, board.top(), beside, board.height())
        shelf = QRectF(left, board.bottom() + GAP, shelf_width, low)
        tally = QRectF(shelf.right() + GAP, shelf.top(), board_width + beside - shelf_width, low)
        foot = QRectF(left, shelf.bottom() + GAP, board_width + GAP + beside, tray)
        origin = QPointF(board.left() + BESIDE * pitch, board.top() + ABOVE * pitch)
        return cls(board, pitch, origin, shelf, side, tally, foot)

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
        """Where a fence is dropped to stand on an edge."""
        x, y = self._start(edge)
        half, long, short = self.pitch / 2, self.pitch * 0.74, self.pitch * 0.24
        if edge < LEVEL:
            return QRectF(x + half - long / 2, y - short / 2, long, short)
        return QRectF(x - short / 2, y + half - long / 2, short, long)

    def fence(self, edge: int) -> QRectF:
        """The box of a fence that stands on an edge: it rises behind its line."""
        x, y = self._start(edge)
        unit = self.pitch / 100
        width, height = (116 * unit, 42 * unit) if edge < LEVEL else (16 * unit, 142 * unit)
        return QRectF(x - 8 * unit, y - 35 * unit, width, height)

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
        size = min(row.height() - 10, row.width() * 0.28, 92.0)
        return QRectF(row.left() + 8, row.center().y() - size / 2, size, size)

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
        # Beside it there is room for two more behind it, and for the box of the one in hand.
        most = (self.shelf.width() - self.shelf_words - 60) / 2
        unit = min(self.pitch / 100, (self.shelf.height() - 14) / 46, most / 116)
        width, height = 116 * unit, 42 * unit
        return QRectF(
            self.shelf.left() + self.shelf_words + 18, self.shelf.center().y() - height / 2 + 4, width, height
        )

    @property
    def shelf_words(self) -> float:
        """The part of the shelf that its words take."""
        return self.shelf.width() * (0.36 if self.shelf.height() >= 60 else 0.5)

    @property
    def in_hand(self) -> QRectF:
        """The box for a fence that was taken up."""
        width = self.spare.width() + 14
        return QRectF(self.shelf.right() - width - 8, self.shelf.top() + 7, width, self.shelf.height() - 14)

    def held(self, kind: int) -> QRectF:
        """A box of the tally: how many of a kind there are, and how many are needed."""
        width = (self.tally.width() - 16) / 4
        top = self.tally.top() + min(28.0, self.tally.height() * 0.36)
        return QRectF(self.tally.left() + 8 + kind * width, top, width - 4, self.tally.bottom() - top - 6)

    # The hand.

    @property
    def card_size(self) -> tuple[float, float]:
        """The width and height of a farm card."""
        height = self.tray.height() - 22
        return height / CARD_RATIO, height

    def hand(self, count: int, lasting: int) -> CardRow:
        """The farm cards in the hand, beside so many lasting ones: smaller before one covers another, and covered only
        where they would get too small.
        """
        left = self.tray.left() + self.words_width + 8
        width = self.played(lasting).left() - self.tray.left() - self.words_width - 28
        room = QRectF(left, self.tray.top() + 13, width, self.card_size[1])
        # Still smaller where that keeps every title free.
        least = TITLED / self.card_size[0] if width >= count * (TITLED + _BETWEEN) else 1.0
        part = min(_LEAST_PART, least)
        return CardRow(room, *self.card_size, count, gap=10, least=part, between=_BETWEEN, centred=True)

    @property
    def words_width(self) -> float:
        """The part of the tray that its words take."""
        # The lower it is, the longer are its lines.
        return min(190.0, max(152.0, self.tray.width() * 0.2)) + max(0.0, 112.0 - self.tray.height()) * 2

    def played(self, count: int) -> QRectF:
        """Where so many lasting cards lie: as much room as they need, as long as the hand has its own; and as much as
        their titles need, as long as four in the hand have theirs.
        """
        width, _ = self.small_card
        free = self.discard.left() - self.tray.left() - self.words_width - 32
        most = max(width, free - self.card_size[0] * 3)
        titles = min(count * (min(TITLED, width) + _BETWEEN_LASTING), free - 8 - 4 * (TITLED + _BETWEEN))
        room = min(count * (width + 6), max(most, titles)) if count else 0.0
        return QRectF(self.discard.left() - room - 12, self.tray.top() + 8, room, self.tray.height() - 16)

    @property
    def small_card(self) -> tuple[float, float]:
        """The width and height of a card that lies on the table."""
        height = self.tray.height() - 46
        return height / CARD_RATIO, height

    def in_effect(self, count: int) -> CardRow:
        """The lasting cards before their owner, smaller before one covers another."""
        width, height = self.small_card
        room = self.played(count)
        row = QRectF(room.left(), self.discard.top(), room.width(), height)
        return CardRow(row, width, height, count, least=_LEAST_LASTING / width, between=_BETWEEN_LASTING)

    @property
    def discard(self) -> QRectF:
        """The discard pile."""
        return self.deck.translated(-self._pile_step, 0)

    @property
    def deck(self) -> QRectF:
        """The deck."""
        width, height = self.small_card
        left = self.tray.right() - (self._pile_step + width) / 2 - 6
        return QRectF(left, self.tray.bottom() - height - 12, width, height)

    @property
    def _pile_step(self) -> float:
        """From pile to pile: each has room for the words above it."""
        return max(self.small_card[0] + 12, LEAST_HEADING + 4)
