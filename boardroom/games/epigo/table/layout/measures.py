"""The measures of Epigo's table, and its ground: sandstone, the glazed board; and the tray."""

from typing import Final, Self

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from boardroom import resources
from boardroom.engine.keys import kind_of, numbers_of
from boardroom.games.epigo.position.numbers import STACK_HEIGHT
from boardroom.games.epigo.position.state import BARE_BOARD, DELTAS, FILES, HOME, OFF, SIZE, SQUARES
from boardroom.games.epigo.position.tiles import EPIGONS, Direction
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.theme import small_numeral_font

FRAME, FRAME_LINE = "#16366E", "#E8B33F"
SQUARE_DARK, SQUARE_LIGHT, CORNER = "#24529C", "#2D62B1", "#0E2750"

_WIDEST_STACK = 330.0
"""How wide the stack is beside a small board, for text of the usual size, where there is room."""
_LEAST_STACK, _LEAST_WORDS = 250.0, 96.0
"""How wide the stack and the words in it are at least, for text of the usual size, while the board is no smaller than
the rest."""
_MARK, _NUMBER = QSizeF(58, 44), 34.0
"""The mark that says how a super slide is answered, at least, and the room for a slot's number."""
_WIDEST_MARK = 106.0
"""How wide that mark is where it may be: then it says what it is about."""
_LOW_SIDE = 240.0
"""So high the room beside the board is needed for the stack alone."""
_LOW_SLOT = 96.0
"""A slot that is lower has no room for words and a mark below each other."""
_GAP = 12.0
"""Between board, stack and tray."""
_HEAD, _ABOUT_LINES, _HIGHEST_SLOT = 56.0, 40.0, 320.0
"""The heading above the slots, the words below them, for text of the usual size, and the highest slot."""
_LEAST_COLUMN, _LEAST_TRAY, _LEAST_BESIDE = 340.0, 124.0, 380.0
"""How wide stack and hand below each other, and the tray as a column, are at least for text of the usual size, and the
smallest board beside which they stand.
"""
_LEAST_HELD, _LEAST_STACKED = 58.0, 96.0
"""An Order in hand is no smaller in columns, and one in the stack, whose arrows are clicked."""
_TRAY_EDGE, _HELD_GAP, _LOW_TRAY = 14.0, 6.0, 96.0
"""The frame of the tray, what lies between tiles in columns, and the height below which words lie nearer its edge."""
_NARROW_TRAY = 2
"""With so many columns at most there is little room above them for words in a line."""
_CAPTURES, _PANEL = 118.0, 150.0
"""How far below the top the captures of the first seat lie, and about how high a seat's panel is."""


@frozen
class Measures:
    """Where everything is, for the room there is. All in scene coordinates."""

    board: QRectF
    pitch: float
    origin: QPointF
    side: QRectF
    tray: QRectF
    panels: QPointF
    """Where the panels end at the right, and begin at the top."""
    text_scale: float = 1.0
    columns: int = 0
    """In how many columns the hand lies that has the tray beside the stack; 0 for one row below board and stack."""

    @classmethod
    def of(cls, free: QRectF, text_scale: float = 1.0) -> "Measures":
        """The division of the free area with the largest board in which Orders are large enough to be read and turned.
        Larger text takes more of what the board leaves.
        """
        below = cls._hand_below(free, text_scale)
        beside = [cls._hand_under_stack(free, text_scale)]
        beside += [cls._hand_beside_stack(free, text_scale, columns) for columns in (1, 2)]
        good = [m for m in beside if m is not None and m._is_readable and m.board.width() > below.board.width() + 8]
        return max(good, key=lambda m: m.board.width() + m._orders, default=below)

    @property
    def _orders(self) -> float:
        """The widths of an Order in hand and of one in the stack together."""
        return self.hand(0, len(EPIGONS)).width() + self.slot_tile(0).width()

    @property
    def _is_readable(self) -> bool:
        held, stacked = self.hand(0, len(EPIGONS)).width(), self.slot_tile(0).width()
        return held >= _LEAST_HELD and stacked >= _LEAST_STACKED

    @classmethod
    def _made(cls, free: QRectF, text_scale: float, board: QRectF, side: QRectF, tray: QRectF, columns: int) -> Self:
        margin = board.width() * 0.042
        pitch = (board.width() - 2 * margin) / 8
        origin = QPointF(board.left() + margin, board.top() + margin)
        return cls(board, pitch, origin, side, tray, free.topLeft(), text_scale, columns)

    @classmethod
    def _hand_below(cls, free: QRectF, text_scale: float) -> Self:
        """A square board, the stack beside it, the tray below both."""
        least_stack = _LEAST_STACK * max(1.0, text_scale)
        tray = min(128.0, max(88.0, free.height() * 0.145))
        room = free.height() - tray - 2 * _GAP
        least = min(least_stack, (free.width() - 3 * _GAP) / 2)
        side = max(200.0, min(room, free.width() - max(least, free.width() * 0.26) - 3 * _GAP))
        beside = min(max(_WIDEST_STACK * max(1.0, text_scale), side * 0.62), free.width() - side - 3 * _GAP)
        left = free.left() + _GAP + max(0.0, (free.width() - side - beside - 3 * _GAP) / 2)
        top = free.top() + _GAP / 2 + max(0.0, (room - side) / 2)
        board = QRectF(left, top, side, side)
        column = QRectF(board.right() + _GAP, board.top(), beside, side)
        shelf = QRectF(left, free.bottom() - tray, side + _GAP + beside, tray - 6)
        return cls._made(free, text_scale, board, column, shelf, 0)

    @classmethod
    def _hand_under_stack(cls, free: QRectF, text_scale: float) -> Self | None:
        """A board as high as there is room, beside it the stack and below that the hand in four columns."""
        side = min(free.height() - 1.5 * _GAP, free.width() - _LEAST_COLUMN * max(1.0, text_scale) - 3 * _GAP)
        if side < _LEAST_BESIDE:
            return None
        wide = min(free.width() - side - 3 * _GAP, side * 0.6)
        left = free.left() + (free.width() - side - wide - _GAP) / 2
        board = QRectF(left, free.top() + (free.height() - side) / 2, side, side)
        held = min((wide - 2 * _TRAY_EDGE - 3 * _HELD_GAP) / 4, side * 0.13)
        tray = _words_above(text_scale, 4) + 2 * held + 2 * _HELD_GAP + 2 * _TRAY_EDGE
        column = QRectF(board.right() + _GAP, board.top(), wide, side - tray - _GAP)
        shelf = QRectF(column.left(), board.bottom() - tray, wide, tray)
        return cls._made(free, text_scale, board, column, shelf, 4)

    @classmethod
    def _hand_beside_stack(cls, free: QRectF, text_scale: float, columns: int) -> Self | None:
        """A board as high as there is room, beside it the stack, and beside that the hand in one or two columns."""
        least = _LEAST_STACK * max(1.0, text_scale)
        least_tray = max(_LEAST_TRAY * max(1.0, text_scale), columns * (_LEAST_HELD + _HELD_GAP) + 2 * _TRAY_EDGE)
        side = min(free.height() - 1.5 * _GAP, free.width() - least - least_tray - 4 * _GAP)
        if side < _LEAST_BESIDE:
            return None
        wide = free.width() - side - 4 * _GAP
        tallest = (side - _words_above(text_scale, columns) - 2 * _TRAY_EDGE) / -(-len(EPIGONS) // columns)
        tray = min(max(least_tray, columns * tallest + 2 * _TRAY_EDGE), wide - least)
        stack = min(wide - tray, side * 0.5)
        left = free.left() + (free.width() - side - stack - tray - 2 * _GAP) / 2
        board = QRectF(left, free.top() + (free.height() - side) / 2, side, side)
        column = QRectF(board.right() + _GAP, board.top(), stack, side)
        shelf = QRectF(column.right() + _GAP, board.top(), tray, side)
        return cls._made(free, text_scale, board, column, shelf, columns)

    @property
    def tile(self) -> float:
        """The width of an Epigon on the board."""
        return self.pitch * 0.9

    def square(self, where: int) -> QRectF:
        """The area of a square (also of one beyond the edge)."""
        return QRectF(
            self.origin.x() + (where % SIZE - 1) * self.pitch,
            self.origin.y() + (where // SIZE - 1) * self.pitch,
            self.pitch,
            self.pitch,
        )

    def beyond(self, where: int, direction: Direction) -> QRectF:
        """The area beside a square beyond the edge, pulled in so that it stays visible."""
        area = self.square(where + DELTAS[direction])
        pull = self.pitch * 0.38
        back = {
            Direction.UP: QPointF(0, pull),
            Direction.RIGHT: QPointF(-pull, 0),
            Direction.DOWN: QPointF(0, -pull),
            Direction.LEFT: QPointF(pull, 0),
        }[direction]
        on_grid = BARE_BOARD[where + DELTAS[direction]] == OFF and self.board.contains(area.center())
        return area if on_grid else area.translated(back)

    def captures(self, seat: int) -> QPointF:
        """About where a seat's captures lie, in its panel."""
        return self.panels + QPointF(-1.3 * self.tile, _CAPTURES + seat * _PANEL)

    def slot(self, index: int) -> QRectF:
        """A slot of the stack, top first."""
        # What is free below them goes first, but for what explains the marks.
        below = min(_ABOUT_LINES * max(1.0, self.text_scale), max(0.0, self.side.height() - _LOW_SIDE))
        height = min(_HIGHEST_SLOT, (self.side.height() - _HEAD - below) / STACK_HEIGHT - 10)
        return QRectF(self.side.left(), self.side.top() + _HEAD + index * (height + 10), self.side.width(), height)

    @property
    def about(self) -> QRectF:
        """The room below the slots for what the marks in them are for."""
        area = QRectF(self.side)
        area.setTop(self.slot(STACK_HEIGHT - 1).bottom() + 6)
        return area.adjusted(4, 0, -4, 0)

    def answer(self, index: int) -> QRectF:
        """Where in a slot it is said how a super slide is answered beforehand: beside the words, or in a narrow slot
        below them.
        """
        slot = self.slot(index)
        spare = slot.right() - self.slot_tile(index).right() - 20 - (0 if self._narrow else self._words_in_slot)
        wide = min(_WIDEST_MARK, max(_MARK.width(), spare))
        size = QSizeF(wide, min(_MARK.height(), slot.height() - 4))
        top = slot.bottom() - size.height() - 6 if self._narrow else slot.center().y() - size.height() / 2
        return QRectF(QPointF(slot.right() - size.width() - 8, top), size)

    def slot_words(self, index: int) -> QRectF:
        """The room for what an Order in a slot would do."""
        slot, mark = self.slot(index), self.answer(index)
        area = slot.adjusted(0, 6, -8, -6)
        area.setLeft(self.slot_tile(index).right() + 8)
        if self._narrow:
            area.setBottom(mark.top() - 2)
        else:
            area.setRight(mark.left() - 4)
        return area

    @property
    def _narrow(self) -> bool:
        """Whether a slot has no room for words between a tile and a mark, but is high enough for them above it."""
        slot = self.slot(0)
        beside = slot.width() - _NUMBER - (slot.height() - 14) - 8 - _WIDEST_MARK - 12
        return slot.height() >= _LOW_SLOT and beside < self._words_in_slot

    @property
    def _words_in_slot(self) -> float:
        return _LEAST_WORDS * max(1.0, self.text_scale)

    def slot_tile(self, index: int, place: int | None = None) -> QRectF:
        """Where an Order lies in a slot: at its left, or with two in it at the place of a seat."""
        slot = self.slot(index)
        if place is None:
            rest = slot.width() - _NUMBER - 16 - (0 if self._narrow else _MARK.width() + 4)
            size = min(slot.height() - 14, max(_NUMBER, rest - self._words_in_slot))
            return QRectF(slot.left() + _NUMBER, slot.center().y() - size / 2, size, size)
        size = min(slot.height() - 14, slot.width() * 0.46)
        gap = (slot.width() - 2 * size) / 3
        return QRectF(slot.left() + gap + place * (size + gap), slot.center().y() - size / 2, size, size)

    def hand(self, index: int, count: int) -> QRectF:
        """A place in the tray for the index-th of so many tiles."""
        if self.columns:
            return self._hand_in_columns(index)
        size = min(self.tray.height() - 14, (self.tray.width() - self.words_width) / (count + 0.6) - 8)
        room = self.tray.width() - self.words_width - 16
        pitch = min(size + 14, room / count)
        left = self.tray.left() + self.words_width + max(0.0, (room - pitch * count) / 2) + (pitch - size) / 2
        return QRectF(left + index * pitch, self.tray.center().y() - size / 2, size, size)

    def _hand_in_columns(self, index: int) -> QRectF:
        """A place below the words of the tray. There is room for as many as there are at most, so that a tile lies
        where it lay as one deployed.
        """
        lines = -(-len(EPIGONS) // self.columns)
        room = self.tray.adjusted(_TRAY_EDGE, _TRAY_EDGE, -_TRAY_EDGE, -_TRAY_EDGE)
        high = room.height() - _words_above(self.text_scale, self.columns)
        size = min((room.width() + _HELD_GAP) / self.columns, high / lines) - _HELD_GAP
        left = room.center().x() - (self.columns * (size + _HELD_GAP) - _HELD_GAP) / 2
        pitch = min(high / lines, 1.3 * size)
        row, column = divmod(index, self.columns)
        top = room.bottom() - high + row * pitch + _HELD_GAP
        return QRectF(left + column * (size + _HELD_GAP), top, size, size)

    @property
    def words_width(self) -> float:
        """The part of the tray's width that its words take."""
        return min(210.0, self.tray.width() * 0.24) if not self.columns else self.tray.width()

    @property
    def tray_words(self) -> QRectF:
        """The room for the words of the tray: at the left of the hand, or above it."""
        tray = self.tray
        if self.columns:
            foot = self.hand(0, len(EPIGONS)).top() - 4
            return QRectF(tray.left() + 14, tray.top() + 11, tray.width() - 28, foot - tray.top() - 11)
        above = 12 if tray.height() > _LOW_TRAY else 7
        return QRectF(tray.left() + 22, tray.top() + above, self.words_width - 26, tray.height() - above - 9)

    def column(self, seat: int, column: int) -> QRectF:
        """A column of a seat's row."""
        return self.square(HOME[seat][column])

    def target(self, key: str) -> QRectF:
        """The area where something can be dropped."""
        kind, parts = kind_of(key), numbers_of(key)
        if kind == "column":
            return self.column(*parts).adjusted(2, 2, -2, -2)
        if kind == "square":
            return self.square(*parts).adjusted(2, 2, -2, -2)
        if kind == "off":
            return self.beyond(parts[0], Direction(parts[1])).adjusted(4, 4, -4, -4)
        if kind == "slot":
            return self.slot(*parts)
        if kind == "answer":
            return self.answer(*parts)
        return self.board if kind == "board" else self.tray


def _words_above(text_scale: float, columns: int) -> float:
    """The height of the words above a hand in columns: the narrower the tray, the more lines they are."""
    return (62.0 if columns > _NARROW_TRAY else 108.0) * max(1.0, text_scale)


def paint_ground(painter: QPainter, whole: QRectF, evening: bool) -> None:
    """Sandstone bricks."""
    top, foot = ("#E9CF9C", "#CFA968") if not evening else ("#4A3D2C", "#2E261D")
    gradient = QLinearGradient(whole.topLeft(), whole.bottomLeft())
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(foot))
    painter.fillRect(whole, gradient)
    height, width = 44.0, 148.0
    painter.setPen(QPen(QColor(90, 60, 20, 34 if not evening else 60), 2))
    light = QPen(QColor(255, 245, 220, 46 if not evening else 14), 2)
    dark = painter.pen()
    row = 0
    y = whole.top()
    while y < whole.bottom():
        painter.setPen(dark)
        painter.drawLine(QPointF(whole.left(), y), QPointF(whole.right(), y))
        painter.setPen(light)
        painter.drawLine(QPointF(whole.left(), y + 2), QPointF(whole.right(), y + 2))
        x = whole.left() + (width / 2 if row % 2 else 0) + (row * 37 % 23)
        while x < whole.right():
            painter.setPen(dark)
            painter.drawLine(QPointF(x, y), QPointF(x, y + height))
            x += width
        y += height
        row += 1


def paint_board(painter: QPainter, m: Measures, ratio: float) -> None:
    """The glazed board: frame, gold line, squares, cut corners with rosettes, the centre line."""
    board = m.board
    draw_rounded(painter, board.translated(0, 6), 16, QColor(43, 33, 27, 80))
    _glazed(painter, board, 2)
    _corners(painter, m, ratio)
    for where in SQUARES:
        row, column = divmod(where, SIZE)
        area = m.square(where).adjusted(1.5, 1.5, -1.5, -1.5)
        draw_rounded(painter, area, 8, SQUARE_DARK if (row + column) % 2 else SQUARE_LIGHT, "#12305F", 1.4)
        painter.setPen(QPen(QColor(255, 255, 255, 44), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(area.topLeft() + QPointF(9, 5), area.topLeft() + QPointF(area.width() * 0.55, 5))
        painter.drawLine(area.topLeft() + QPointF(5, 9), area.topLeft() + QPointF(5, area.height() * 0.4))
    _coordinates(painter, m)
    pen = QPen(QColor(FRAME_LINE), 2.4)
    pen.setDashPattern([3, 2.4])
    painter.setPen(pen)
    middle = m.origin.y() + 4 * m.pitch
    painter.drawLine(QPointF(board.left() + 14, middle), QPointF(board.right() - 14, middle))


def _coordinates(painter: QPainter, m: Measures) -> None:
    """Letters of the files at the foot, numbers of the ranks at the left, as squares are named in words."""
    font = small_numeral_font(m.pitch * 0.18)
    painter.setFont(font)
    painter.setPen(QColor(FRAME_LINE))
    margin = m.origin.x() - m.board.left()
    for index in range(8):
        foot = QRectF(m.origin.x() + index * m.pitch, m.board.bottom() - margin, m.pitch, margin - 6)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, FILES[index])
        side = QRectF(m.board.left() + 6, m.origin.y() + index * m.pitch, margin - 6, m.pitch)
        painter.drawText(side, Qt.AlignmentFlag.AlignCenter, str(8 - index))


_MISSING: Final = tuple(
    (column, row) for row in range(4) for column in range(4) if BARE_BOARD[(row + 1) * SIZE + column + 1] == OFF
)
"""What is no square in a corner of the board, columns and rows counted from there; all four are alike."""


def _corners(painter: QPainter, m: Measures, ratio: float) -> None:
    gold = resources.resource("epigo", "rosette-gold.svg")
    blue = resources.resource("epigo", "rosette-blue.svg")
    for right in (False, True):
        for low in (False, True):
            path = QPainterPath()
            for column, row in _MISSING:
                path.addRect(QRectF(column * m.pitch, row * m.pitch, m.pitch, m.pitch))
            path = path.simplified()
            painter.save()
            painter.translate(m.origin.x() + (8 * m.pitch if right else 0), m.origin.y() + (8 * m.pitch if low else 0))
            painter.scale(-1 if right else 1, -1 if low else 1)
            painter.setBrush(QColor(CORNER))
            painter.setPen(QPen(QColor(FRAME_LINE), 1.8))
            painter.drawPath(path)
            painter.restore()
            for column, row in _MISSING:
                path_to, part = (blue, 0.46) if column or row else (gold, 0.76)
                area = m.square((row + 1 if not low else 8 - row) * SIZE + (column + 1 if not right else 8 - column))
                size = m.pitch * part
                picture = art.picture(path_to, size, size, ratio)
                painter.drawPixmap(area.center() - QPointF(size / 2, size / 2), picture)


def paint_tray(painter: QPainter, m: Measures) -> None:
    """The tray for what is in hand."""
    _glazed(painter, m.tray, 1.6)


def _glazed(painter: QPainter, box: QRectF, line: float) -> None:
    """A glazed frame with a gold line."""
    draw_rounded(painter, box, 16, FRAME, "#0B1B38", 2.6)
    draw_rounded(painter, box.adjusted(7, 7, -7, -7), 11, None, FRAME_LINE, line)
