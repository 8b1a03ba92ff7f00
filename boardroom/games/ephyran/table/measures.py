"""The measures of the marble: a large city with its god and piles, the hand at its foot, the other cities at the left.

Everything follows from the room there is, the number of players, and how much larger than usual text is.
"""

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.games.ephyran.cards import NUMBERS, SYMBOL
from boardroom.games.ephyran.table.small_city import CELL_GAP, COLUMNS, PAD, SmallCity, beside_areas
from boardroom.ui.kit.card_paper import CARD_RATIO
from boardroom.ui.stage.card_rows import CardRow

GAP: Final = 10.0
AREA: Final = (204.0, 143.0)
"""The size of an area in its own units."""
STEP: Final = 98.0
"""What an area leaves uncovered of the one before, in the same units."""
_LEAST_COLUMN: Final = 154.0
"""The least width of a column."""
_LEAST_BELOW, _MOST_BELOW = 250.0, 400.0
"""The height of god and piles below the other cities."""
_WORTH: Final = 1.04
"""How much larger areas must get for them to lie there."""
_STEPS: Final = 4.0
"""The steps in which areas and cards grow, in pixels."""
_MORE_TRAY: Final = 40.0
"""By how much the tray may be higher where the city leaves room."""
_PAD: Final = 4.0
"""Between the frame of a column and its areas."""
_TALL: Final = STEP * (NUMBERS - 1) + AREA[1]
_TOKEN: Final = 44.0
"""How wide a token in a large city is, in units of an area."""
_LEAST_STRIP, _MOST_ROW = 206.0, 46.0
_STRIP_PART: Final = 0.2
"""The part of the width that the other cities take at least."""
_PLATE: Final = 42.0
_PLATE_TALL: Final = 62.0
"""The heights of two lines and of three about a seat."""


def token_on(area: QRectF, half: int) -> QRectF:
    """The place of a token on an area's box: in the part that stays uncovered, below its printed symbol if any."""
    unit = area.width() / AREA[0]
    middle = QPointF(area.right() - 29 * unit, area.top() + (71 if SYMBOL[half] else 50) * unit)
    size = _TOKEN * unit
    return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)


@frozen
class Measures:
    """Where everything is. All in scene coordinates.

    ``band`` is the key pattern along the top; ``strip`` holds the other cities; ``plate`` names who has the large one;
    ``aside`` are the cells of god and piles in ``lines``, ``city`` the large city, ``unit`` the size of its areas;
    ``tray`` the hand.
    """

    free: QRectF
    seats: int
    grow: float
    band: QRectF
    strip: QRectF
    panel: float
    row: float
    plate: QRectF
    aside: QRectF
    lines: int
    city: QRectF
    unit: float
    tray: QRectF

    @classmethod
    def of(cls, free: QRectF, seats: int, grow: float = 1.0) -> "Measures":
        """The best division of the free area; text is ``grow`` times as high as boxes are usually made for."""
        beside, below = (cls._divided(free, seats, grow, below) for below in (False, True))
        fits = below.aside.height() >= _LEAST_BELOW * grow
        return below if fits and below.unit > beside.unit * _WORTH else beside

    @classmethod
    def _divided(cls, free: QRectF, seats: int, grow: float, below: bool) -> "Measures":
        """With god and piles between the other cities and the large one, or ``below`` the others."""
        width, height = free.width(), free.height()
        others = max(1, seats - 1)
        tray_high = max(min(132.0, height * 0.24), min(208.0, height * 0.225))
        band = QRectF(free.left(), free.top() + 4, width, 18 * grow)
        top = band.bottom() + 5
        body = free.bottom() - tray_high - 2 * GAP - top
        # God and piles: one below the other where that leaves them large enough, else in two columns.
        tall = not below and cls._card_high(body, _PLATE_TALL * grow, 5, grow) >= 84
        lines = 2 if below else 5 if tall else 3
        plate_high = (_PLATE_TALL if tall else _PLATE) * grow
        card = cls._card_high(body, plate_high, lines, grow) / CARD_RATIO
        aside_wide = max(118.0 * grow, card + 16) if tall else 2 * max(88.0 * grow, card + 10)
        beside = 0.0 if below else aside_wide + GAP
        # The city: as high as there is room, or as wide.
        heading, foot = _heading(body, grow), _foot(body)
        unit = (body - heading - foot - 4 * _PAD) / _TALL
        # Where areas are small, their headings still need room for their words.
        least_column = _LEAST_COLUMN * grow
        wanted = COLUMNS * max(unit * AREA[0] + 2 * _PAD + 4, least_column)
        panel, row = cls._panel(height - 2 * GAP, others, grow)
        most_strip = COLUMNS * (row * 2.0 + CELL_GAP) + 2 * PAD
        least_strip = max(_LEAST_STRIP * grow, min(290.0, width * _STRIP_PART))
        strip_wide = max(least_strip, min(most_strip, width - beside - wanted - 2 * GAP))
        room = width - strip_wide - beside - 2 * GAP
        unit = min(unit, (room / COLUMNS - 2 * _PAD - 4) / AREA[0])
        # In steps, for all areas are painted anew for every size.
        unit = unit * AREA[0] // _STEPS * _STEPS / AREA[0]
        city_wide = COLUMNS * max(unit * AREA[0] + 2 * _PAD + 4, min(room / COLUMNS, least_column))
        row = min(row, ((strip_wide - 2 * PAD) / COLUMNS - CELL_GAP) * 0.62) // 2 * 2
        panel = min(panel, beside_areas(grow) + NUMBERS * (row + 2))
        strip = QRectF(free.left(), free.top() + GAP, strip_wide, height - 2 * GAP)
        spare = max(0.0, room - city_wide)
        left = strip.right() + GAP + spare / 2
        # Height that the city does not need is for the hand.
        city_high = heading + foot + 4 * _PAD + unit * _TALL
        more = max(0.0, min(body - city_high, _MORE_TRAY))
        tray_high, body = tray_high + more, body - more
        plate = QRectF(left, top, aside_wide, plate_high)
        aside = QRectF(left, plate.bottom() + 4, aside_wide, body - plate_high - 4)
        if below:
            start = strip.top() + others * (panel + GAP) + GAP
            high = min(strip.bottom() - start, _MOST_BELOW * grow)
            plate = QRectF(strip.left(), strip.bottom() - high, strip_wide, plate_high)
            aside = QRectF(strip.left(), plate.bottom() + 4, strip_wide, high - plate_high - 4)
        city = QRectF(left + beside, top, city_wide, min(body, city_high))
        tray_left = strip.right() + GAP
        tray = QRectF(tray_left, top + body + GAP, free.right() - tray_left - GAP / 2, tray_high)
        band.setLeft(tray.left())
        band.setRight(tray.right())
        return cls(free, seats, grow, band, strip, panel, row, plate, aside, lines, city, unit, tray)

    @staticmethod
    def _card_high(body: float, plate: float, lines: int, grow: float) -> float:
        return min(150.0, (body - plate - 4) / lines - 20 * grow - 6)

    @staticmethod
    def _panel(height: float, others: int, grow: float) -> tuple[float, float]:
        panel = (height - GAP * (others - 1)) / others
        row = min(_MOST_ROW, (panel - beside_areas(grow)) / NUMBERS - 2)
        return beside_areas(grow) + NUMBERS * (row + 2), row

    # The other cities.

    def small(self, seat: int, large: int) -> SmallCity:
        """The panel of a seat's city while another is the large one: in the order of the seats, one below the other."""
        place = seat - (seat > large)
        others = max(1, self.seats - 1)
        spare = self.strip.height() - others * self.panel
        between = min(GAP, spare / max(1, others - 1)) if others > 1 else GAP
        box = QRectF(
            self.strip.left(), self.strip.top() + place * (self.panel + between), self.strip.width(), self.panel
        )
        return SmallCity.of(box, self.row, self.grow)

    # The large city.

    @property
    def heading_high(self) -> float:
        """The height of a heading."""
        return _heading(self.city.height(), self.grow)

    def column(self, territory: int) -> QRectF:
        """A territory of the large city with its frame: heading, areas, and the shield at its foot."""
        wide = self.city.width() / COLUMNS
        return QRectF(self.city.left() + territory * wide + 2, self.city.top(), wide - 4, self.city.height())

    def heading(self, territory: int) -> QRectF:
        """The heading of a territory."""
        column = self.column(territory)
        return QRectF(column.left(), column.top(), column.width(), self.heading_high)

    def area(self, territory: int, number: int) -> QRectF:
        """The place of an area; they are numbered from 1."""
        column = self.column(territory)
        top = column.top() + self.heading_high + _PAD + (number - 1) * STEP * self.unit
        width, height = AREA[0] * self.unit, AREA[1] * self.unit
        return QRectF(column.center().x() - width / 2, top, width, height)

    def slot(self, territory: int, laid: int) -> QRectF:
        """The place of the next area where so many are laid: below them, so that it covers none."""
        area = self.area(territory, laid + 1)
        if laid:
            area.setTop(self.area(territory, laid).bottom() + 3)
        return area

    def foot(self, territory: int) -> QRectF:
        """Where the shield lies that locks a territory."""
        column = self.column(territory)
        top = self.area(territory, NUMBERS).bottom() + _PAD
        return QRectF(column.left() + _PAD, top, column.width() - 2 * _PAD, column.bottom() - top - _PAD)

    def token(self, territory: int, number: int, half: int) -> QRectF:
        """The place of a token on an area."""
        return token_on(self.area(territory, number), half)

    # God and piles.

    def cell(self, number: int) -> QRectF:
        """A cell for a card with words above it: the god's, then the piles', then that of the tokens."""
        across = {5: 1, 3: 2, 2: 3}[self.lines]
        # In pairs the god has a line of his own.
        row, column = divmod(number + (across == 2 and number > 0), across)
        wide, high = self.aside.width() / across, self.aside.height() / self.lines
        return QRectF(self.aside.left() + column * wide, self.aside.top() + row * high, wide, high)

    def _card_in(self, cell: QRectF) -> QRectF:
        words = 20 * self.grow
        high = min(cell.height() - words - 6, 150.0, (cell.width() - 8) * CARD_RATIO) // _STEPS * _STEPS
        return QRectF(cell.center().x() - high / CARD_RATIO / 2, cell.top() + words, high / CARD_RATIO, high)

    @property
    def god(self) -> QRectF:
        """The god of the large city: as large as its cell, for he has no words above him."""
        cell = self.cell(0)
        high = min(cell.height() - 8, (cell.width() - 6) * CARD_RATIO) // _STEPS * _STEPS
        return QRectF(cell.center().x() - high / CARD_RATIO / 2, cell.top() + 2, high / CARD_RATIO, high)

    @property
    def deck(self) -> QRectF:
        """The pile."""
        return self._card_in(self.cell(1))

    @property
    def discard(self) -> QRectF:
        """The discard pile."""
        return self._card_in(self.cell(2))

    @property
    def tartarus(self) -> QRectF:
        """Tartarus."""
        return self._card_in(self.cell(3))

    @property
    def supply(self) -> QRectF:
        """The tokens nobody has yet."""
        card = self._card_in(self.cell(4))
        size = min(card.width(), card.height())
        return QRectF(card.center().x() - size / 2, card.top() + 2, size, size)

    @property
    def flames(self) -> QRectF:
        """The flames of Tartarus, before the card that lies there."""
        card = self.tartarus
        return QRectF(card.left() - 3, card.bottom() - card.height() * 0.34 + 3, card.width() + 6, card.height() * 0.34)

    @property
    def banner(self) -> QRectF:
        """Where it says that the round is the last: on the key pattern, over the city."""
        wide = 150.0 * self.grow
        return QRectF(self.city.center().x() - wide / 2, self.band.top() - 3, wide, self.band.height() + 1)

    # The hand.

    @property
    def words_width(self) -> float:
        """The part of the tray that its words take."""
        return min(190.0, max(116.0, self.tray.width() * 0.15)) * self.grow

    @property
    def card_size(self) -> tuple[float, float]:
        """The width and height of a card in the hand."""
        height = (self.tray.height() - 26) // _STEPS * _STEPS
        return height / CARD_RATIO, height

    def _seen_width(self, seen: int) -> float:
        return seen * (self.card_size[0] + 8) + 16 if seen else 0.0

    def hand(self, count: int, seen: int) -> CardRow:
        """The cards in the hand, beside so many that the Graeae see."""
        left = self.tray.left() + self.words_width + 14
        width = self.tray.right() - 22 - self._seen_width(seen) - left
        room = QRectF(left, self.tray.top() + 13, width, self.card_size[1])
        return CardRow(room, *self.card_size, count, gap=14, least=0.6, centred=True)

    def seen_box(self, seen: int) -> QRectF:
        """Where the cards lie that the Graeae see, at the right of the hand."""
        wide = self._seen_width(seen)
        return QRectF(self.tray.right() - 10 - wide, self.tray.top() + 4, wide, self.tray.height() - 12)

    def seen_words(self, seen: int) -> QRectF:
        """Where it says whose cards these are: across the upper edge of their box."""
        box, high = self.seen_box(seen), 20.0 * self.grow
        wide = min(box.width() - 20, 150.0 * self.grow)
        return QRectF(box.center().x() - wide / 2, box.top() + 9 - high, wide, high)

    def seen(self, count: int) -> CardRow:
        """The cards that the Graeae see."""
        box = self.seen_box(count)
        room = QRectF(box.left() + 8, self.tray.top() + 16, box.width() - 16, self.card_size[1])
        return CardRow(room, *self.card_size, count, gap=6, least=0.8, centred=True)

    @property
    def taken(self) -> QRectF:
        """Where a token lies that is to be placed: in the tray, below the words."""
        size = min(64.0, self.tray.height() * 0.42)
        left, foot = self.tray.left() + 20, self.tray.bottom() - 14
        return QRectF(left, foot - size, size, size)

    def target(self, key: str, large: int) -> QRectF | None:
        """The area of a target that is no piece, while a seat's city is the large one; None for a piece."""
        kind = kind_of(key)
        if kind in ("column", "city", "hand"):
            seat, *territories = numbers_of(key)
            if seat == large:
                return self.column(*territories) if territories else self.city if kind == "city" else self.tray
            small = self.small(seat, large)
            return small.column(*territories) if territories else small.box if kind == "city" else small.cards
        return {"discard": self.discard, "tartarus": self.tartarus, "pile": self.deck, "supply": self.supply}.get(key)

    # What is announced.

    def announced(self, aims: Sequence[QRectF], areas: Sequence[QRectF] = ()) -> QRectF:
        """Where a support lies that waits for answers: large over the middle, beside what it is aimed at, and where it
        covers least of these areas.
        """
        high = min(300.0, self.city.height() * 0.62)
        wide = high / CARD_RATIO
        middle, most = self.city.center(), 0.5 - (wide / 2 + 4) / self.city.width()
        boxes = [
            QRectF(middle.x() + shift * self.city.width() - wide / 2, middle.y() - high / 2, wide, high)
            for shift in (0.0, 0.25, -0.25, most, -most)
        ]
        beside = [box for box in boxes if not any(box.adjusted(-12, -12, 12, 12).intersects(aim) for aim in aims)]

        def covered(box: QRectF) -> float:
            shared = [box.intersected(area) for area in areas]
            return sum(part.width() * part.height() for part in shared)

        return min(beside or boxes, key=covered)


def _heading(body: float, grow: float) -> float:
    return max(30.0, min(40.0, body * 0.07)) * grow


def _foot(body: float) -> float:
    return max(34.0, min(66.0, body * 0.1))
