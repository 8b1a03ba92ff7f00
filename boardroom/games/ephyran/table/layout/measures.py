"""The measures of the marble: a large city with its god and piles, the hand at its foot, the other cities at the left.

Everything follows from the room there is, the number of players, and how much larger than usual text is.
"""

from collections.abc import Sequence
from typing import Final

from attrs import astuple, frozen
from PySide6.QtCore import QPointF, QRectF

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.games.ephyran.position.cards import NUMBERS, SYMBOL
from boardroom.games.ephyran.table.layout.division import (
    AREA,
    CROSS,
    FRAME,
    GAP,
    MOST_GOD,
    MOST_PILE,
    PILE_WORDS,
    STEP,
    STEPS,
    Division,
    divided,
    heading_high,
)
from boardroom.games.ephyran.table.layout.small_city import COLUMNS, SmallCity, athena_in
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO
from boardroom.ui.stage.pieces.card_rows import CardRow

_EDGE: Final = 10.0
"""What a card of the hand leaves free of the tray, above and below: a turned one comes over its line."""
_TOKEN: Final = 44.0
"""How wide a token in a large city is, in units of an area."""


def token_on(area: QRectF, half: int) -> QRectF:
    """The place of a token on an area's box: in the part that stays uncovered, below its printed symbol if any."""
    unit = area.width() / AREA[0]
    middle = QPointF(area.right() - 29 * unit, area.top() + (71 if SYMBOL[half] else 50) * unit)
    size = _TOKEN * unit
    return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)


def _card_at(top: QPointF, high: float) -> QRectF:
    """A card below the middle of its upper edge, about so high."""
    high = high // STEPS * STEPS
    return QRectF(top.x() - high / CARD_RATIO / 2, top.y(), high / CARD_RATIO, high)


@frozen
class Measures(Division):
    """Where everything is. All in scene coordinates."""

    @classmethod
    def of(cls, free: QRectF, seats: int, grow: float = 1.0) -> "Measures":
        """The best division of the free area; text is ``grow`` times as high as boxes are usually made for."""
        return cls(*astuple(divided(free, seats, grow), recurse=False))

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
        return SmallCity.of(box, self.row, self.grow, self.scale, self.named_beside)

    # The large city.

    def plate_line(self, number: int) -> QRectF:
        """A line of what is said of who has the large city, counted from 0."""
        inner = self.plate.adjusted(7, 3, -7, -3)
        high = inner.height() / self.plate_lines
        return QRectF(inner.left(), inner.top() + number * high, inner.width(), high)

    @property
    def athena(self) -> QRectF:
        """The place of the Athena token: at the right of the name."""
        return athena_in(self.plate_line(0))

    @property
    def heading_high(self) -> float:
        """The height of a heading."""
        return heading_high(self.city.height(), self.grow)

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
        top = column.top() + self.heading_high + FRAME + (number - 1) * STEP * self.unit
        width, height = AREA[0] * self.unit, AREA[1] * self.unit
        return QRectF(column.center().x() - width / 2, top, width, height)

    def slot(self, territory: int, laid: int) -> QRectF:
        """The place of the next area where so many are laid: below them, so that it covers none."""
        area = self.area(territory, laid + 1)
        if laid:
            area.setTop(self.area(territory, laid).bottom() + 3)
        return area

    def shield(self, territory: int, laid: int) -> QRectF:
        """Where the shield lies that locks a territory: at its foot, however many areas are laid."""
        column = self.column(territory)
        top = self.area(territory, NUMBERS).bottom() + FRAME
        return QRectF(column.left() + FRAME, top, column.width() - 2 * FRAME, column.bottom() - top - FRAME)

    def token(self, territory: int, number: int, half: int) -> QRectF:
        """The place of a token on an area."""
        return token_on(self.area(territory, number), half)

    # God and piles.

    def cell(self, number: int) -> QRectF:
        """A cell for a card with words above it: the god's, then the piles', then that of the tokens."""
        across = CROSS[self.lines]
        # In pairs the god has a line of his own.
        row, column = divmod(number + (across == 2 and number > 0), across)
        wide, high = self.aside.width() / across, self.aside.height() / self.lines
        return QRectF(self.aside.left() + column * wide, self.aside.top() + row * high, wide, high)

    def _pile(self, number: int) -> QRectF:
        """A pile in its cell, below its words."""
        cell, words = self.cell(number), PILE_WORDS * self.grow * self.pile_scale
        high = min(cell.height() - words - 6, MOST_PILE * self.scale, (cell.width() - 8) * CARD_RATIO)
        return _card_at(QPointF(cell.center().x(), cell.top() + words), high)

    @property
    def god(self) -> QRectF:
        """The god of the large city: as large as its cell, for he has no words above him."""
        cell = self.cell(0)
        high = min(cell.height() - 8, MOST_GOD * self.scale, (cell.width() - 6) * CARD_RATIO)
        return _card_at(QPointF(cell.center().x(), cell.top() + 2), high)

    def free_god(self, territory: int) -> QRectF:
        """The god of a territory while gods are chosen: as large as the territory has room for."""
        column, top = self.column(territory), self.area(territory, 1).top()
        room = QRectF(column.left() + FRAME, top, column.width() - 2 * FRAME, column.bottom() - FRAME - top)
        return _card_at(QPointF(room.center().x(), top), min(room.height(), room.width() * CARD_RATIO))

    @property
    def deck(self) -> QRectF:
        """The pile."""
        return self._pile(1)

    @property
    def discard(self) -> QRectF:
        """The discard pile."""
        return self._pile(2)

    @property
    def tartarus(self) -> QRectF:
        """Tartarus."""
        return self._pile(3)

    @property
    def supply(self) -> QRectF:
        """The tokens nobody has yet."""
        card = self._pile(4)
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
        height = (self.tray.height() - 2 * _EDGE) // STEPS * STEPS
        return height / CARD_RATIO, height

    def _seen_width(self, seen: int) -> float:
        return seen * (self.card_size[0] + 8) + 16 if seen else 0.0

    def hand(self, count: int, seen: int) -> CardRow:
        """The cards in the hand, beside so many that the Graeae see."""
        left = self.tray.left() + self.words_width + 14
        width = self.tray.right() - 22 - self._seen_width(seen) - left
        room = QRectF(left, self.tray.top() + _EDGE, width, self.card_size[1])
        return CardRow(room, *self.card_size, count, gap=14, least=0.6, centred=True)

    def seen_box(self, seen: int) -> QRectF:
        """Where the cards lie that the Graeae see, at the right of the hand."""
        wide = self._seen_width(seen)
        return QRectF(self.tray.right() - 10 - wide, self.tray.top() + 4, wide, self.tray.height() - 8)

    def hand_beside(self, seen: int) -> QRectF:
        """What the cards that the Graeae see leave of the tray."""
        beside = QRectF(self.tray)
        beside.setRight(self.seen_box(seen).left() - _EDGE / 2)
        return beside

    def seen_words(self, seen: int) -> QRectF:
        """Where it says whose cards these are: across the upper edge of their box."""
        box, high = self.seen_box(seen), 20.0 * self.grow
        wide = min(box.width() - 20, 150.0 * self.grow)
        return QRectF(box.center().x() - wide / 2, box.top() + 8 - high, wide, high)

    def seen(self, count: int) -> CardRow:
        """The cards that the Graeae see."""
        box = self.seen_box(count)
        room = QRectF(box.left() + 8, self.tray.top() + 12, box.width() - 16, self.card_size[1])
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
        if kind == "god":
            (seat,) = numbers_of(key)
            return self.god if seat == large else self.small(seat, large).god
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
