"""How the marble is divided: the other cities at the left, the large city, its god and the piles, the hand below it.

God and piles lie between the cities, below the small ones or above the large one, and the names of the small ones above
or beside their areas: wherever areas get largest, first those of the large city, then those of the others.
"""

from enum import Enum
from math import sqrt
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF

from boardroom.games.ephyran.position.cards import NUMBERS
from boardroom.games.ephyran.table.layout.small_city import (
    COLUMNS,
    areas_width,
    beside_areas,
    least_panel,
)
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO

GAP: Final = 10.0
AREA: Final = (204.0, 143.0)
"""The size of an area in its own units."""
STEP: Final = 98.0
"""What an area leaves uncovered of the one before, in the same units."""
FRAME: Final = 4.0
"""Between the frame of a column and its areas."""
STEPS: Final = 4.0
"""The steps in which areas and cards grow, in pixels: all of them are painted anew for every size."""
CROSS: Final = {5: 1, 3: 2, 2: 3, 1: 5}
"""How many cells of god and piles are side by side in so many lines."""
_LEAST_COLUMN: Final = 154.0
"""The least width of a column where there is room; narrower ones have smaller headings."""
_USUAL: Final = (1190.0, 596.0)
"""The room that the smallest window leaves for the table."""
_GROWTH: Final = 0.76
"""How much of what a room is larger words and marks are larger: the rest is for areas."""
PILE_WORDS: Final = 20.0
"""The height of the words above a pile."""
MOST_PILE, MOST_GOD = 118.0, 190.0
"""The greatest heights of a card in a pile and of the god, in the smallest window."""
_LEAST_PILE, _LEAST_TALL, _MOST_BELOW = 96.0, 76.0, 400.0
"""The least height of a card in a pile below the other cities, and where piles lie one below the other; the greatest of
all that lies below the others.
"""
_WORTH_ABOVE: Final = 1.12
"""How much larger areas of the large city must get for god and piles to lie above it."""
_LEAST_OWN: Final = 100.0
"""The width of an area of the large city in which one can play with ease."""
_SMALL_COUNT: Final = 0.7
"""How much the width of an area of another city counts, against one of the large city."""
_LOPSIDED: Final = 0.7
"""How far its whole area counts, also where it is wide and low, against its shorter side alone."""
_LEAST_ABOVE, _MOST_ABOVE = 96.0, 156.0
"""The height of god and piles above the large city."""
_NAME_ABOVE, _LEAST_CELL = 140.0, 76.0
"""The width of what is said of its seat beside them there, and the least of each of them."""
_MORE_TRAY: Final = 40.0
"""By how much the tray may be higher where the city leaves room."""
_TALL: Final = STEP * (NUMBERS - 1) + AREA[1]
_LEAST_STRIP, _MOST_ROW = 206.0, 110.0
_RATIO: Final = AREA[1] / AREA[0]
_MOST_RATIO: Final = 0.76
"""The height of an area of another city at most, in its widths."""
_MOST_WIDE: Final = 1.8
"""Its width at most, in its heights."""
_NARROW_CELL: Final = 64.0
"""The least width of a pile below the other cities."""
_STRIP_PART: Final = 0.2
"""The part of the width that the other cities take at least."""
_PLATE: Final = 42.0
PLATE_TALL: Final = 62.0
"""The heights of two lines and of three about a seat."""


class _Way(Enum):
    """Where god and piles lie: between the other cities and the large one, in two columns or, in tall rooms, one below
    the other; below the others, in one line or in two; or above the large one.
    """

    BESIDE = "beside"
    TALL = "tall"
    BELOW = "below"
    BELOW_IN_TWO = "below in two"
    ABOVE = "above"


_BELOW: Final = (_Way.BELOW, _Way.BELOW_IN_TWO)


@frozen
class Division:
    """A division of the ``free`` area for so many seats; text is ``grow`` times as high as boxes are usually made for.

    ``band`` is the key pattern along the top; ``strip`` holds the other cities in panels of a height, ``panel``, and
    areas of another, ``row``, their names beside the areas if ``named_beside``; ``plate`` names who has the large one,
    in so many ``plate_lines``; ``aside`` are the cells of god and piles in ``lines``, ``city`` the large city, ``unit``
    the size of its areas; ``tray`` the hand. Words and marks are ``scale`` times as large as in the smallest window.
    """

    free: QRectF
    seats: int
    grow: float
    scale: float
    band: QRectF
    strip: QRectF
    panel: float
    row: float
    named_beside: bool
    plate: QRectF
    plate_lines: int
    aside: QRectF
    lines: int
    city: QRectF
    unit: float
    tray: QRectF

    @property
    def pile_scale(self) -> float:
        """How much larger words and cards of piles may be than in the smallest window: not where they lie one below the
        other, which takes the height.
        """
        return 1.0 if CROSS[self.lines] == 1 else self.scale


def scale_of(free: QRectF) -> float:
    """How much larger words and marks are in a room than in that of the smallest window."""
    larger = min(free.width() / _USUAL[0], free.height() / _USUAL[1])
    return max(1.0, 1 + (larger - 1) * _GROWTH)


def divided(free: QRectF, seats: int, grow: float) -> Division:
    """The best division of a room."""
    ways = (_Way.BESIDE, _Way.TALL, *_BELOW)
    found = [_division(free, seats, grow, way, named) for way in ways for named in (False, True)]
    best = max(filter(None, found), key=_worth)
    tops = [_division(free, seats, grow, _Way.ABOVE, named) for named in (False, True)]
    above = max(filter(None, tops), key=_worth)
    fits = above.aside.width() >= CROSS[above.lines] * _LEAST_CELL * grow
    if not fits:
        return best
    return above if _worth(above)[0] > _worth(best)[0] or above.unit > best.unit * _WORTH_ABOVE else best


def _worth(division: Division) -> tuple[float, float]:
    """How large areas are: whether one can play in those of the large city, then their size and, for less, that of the
    others.
    """
    own = division.unit * AREA[0]
    wide = areas_width(division.strip.width(), division.grow * division.scale, division.named_beside)
    high = division.row / _RATIO
    other = _LOPSIDED * sqrt(max(0.0, wide) * max(0.0, high)) + (1 - _LOPSIDED) * min(wide, high)
    return min(own, _LEAST_OWN), own + _SMALL_COUNT * other


def _division(free: QRectF, seats: int, grow: float, way: _Way, named_beside: bool) -> Division | None:
    """With god and piles between the other cities and the large one, below the others, or above the large one; names
    above or beside the areas of the others. None where that leaves too little room.
    """
    width, height = free.width(), free.height()
    others, scale = max(1, seats - 1), scale_of(free)
    g = grow * scale
    tray_high = max(min(140.0, height * 0.24), min(208.0, height * 0.225))
    band = QRectF(free.left(), free.top() + 4, width, 18 * grow)
    top = band.bottom() + 5
    body = free.bottom() - tray_high - 2 * GAP - top
    tall = way == _Way.TALL
    if tall and _card_high(body, PLATE_TALL * g, 5, grow) < _LEAST_TALL:
        return None
    lines = {_Way.BESIDE: 3, _Way.TALL: 5, _Way.BELOW: 1, _Way.BELOW_IN_TWO: 2, _Way.ABOVE: 1}[way]
    plate_lines = 3 if tall or way == _Way.ABOVE else 2
    plate_high = PLATE_TALL * grow if way == _Way.ABOVE else (PLATE_TALL if tall else _PLATE) * g
    card = _card_high(body, plate_high, lines, grow if tall else g) / CARD_RATIO
    aside_wide = max(118.0 * grow, card + 16) if tall else 2 * max(88.0 * g, card + 10)
    beside = aside_wide + GAP if way in (_Way.BESIDE, _Way.TALL) else 0.0
    above = _LEAST_ABOVE * grow + GAP if way == _Way.ABOVE else 0.0
    # The city: as high as there is room, or as wide.
    heading, foot = heading_high(body - above, grow), _foot_high(body - above)
    unit = (body - above - heading - foot - 4 * FRAME) / _TALL
    # Where areas are small, their headings still need room for their words.
    least_column = _LEAST_COLUMN * grow
    wanted = COLUMNS * max(unit * AREA[0] + 2 * FRAME + 4, least_column)
    # The strip: all the width that the city cannot use, as far as its areas can use it.
    strip_high = height - 2 * GAP
    least_below = plate_high + 4 + lines * (PILE_WORDS * g + 6 + _LEAST_PILE * scale)
    panel, row = _panel(strip_high - (least_below + GAP if way in _BELOW else 0.0), others, g, named_beside)
    chosen = named_beside or way in _BELOW
    if chosen and (row < _LEAST_ROW or (named_beside and panel < least_panel(g))):
        return None
    around = areas_width(0.0, g, named_beside)
    most_strip = COLUMNS * (row * _MOST_WIDE - around)
    least_strip = max(_LEAST_STRIP * grow, min(290.0, width * _STRIP_PART))
    spare = width - beside - wanted - 2 * GAP
    strip_wide = max(least_strip, spare if way in _BELOW else min(most_strip, spare))
    column = areas_width(strip_wide, g, named_beside)
    if chosen and column < _LEAST_WIDE:
        return None
    if way in _BELOW and strip_wide < CROSS[lines] * _NARROW_CELL * g:
        return None
    room = width - strip_wide - beside - 2 * GAP
    unit = min(unit, (room / COLUMNS - 2 * FRAME - 4) / AREA[0])
    unit = unit * AREA[0] // STEPS * STEPS / AREA[0]
    city_wide = COLUMNS * max(unit * AREA[0] + 2 * FRAME + 4, min(room / COLUMNS, least_column))
    row = min(row, column * _MOST_RATIO) // 2 * 2
    panel = max(beside_areas(g, named_beside) + NUMBERS * (row + 2), least_panel(g) if named_beside else 0.0)
    strip = QRectF(free.left(), free.top() + GAP, strip_wide, strip_high)
    left = strip.right() + GAP + max(0.0, room - city_wide) / 2
    # Height that the city does not need is for what lies above it, then for the hand.
    city_high = heading + foot + 4 * FRAME + unit * _TALL
    if above:
        above += max(0.0, min(body - above - city_high, (_MOST_ABOVE - _LEAST_ABOVE) * grow))
    more = max(0.0, min(body - above - city_high, _MORE_TRAY))
    tray_high, body = tray_high + more, body - more
    city = QRectF(left + beside, top + above, city_wide, min(body - above, city_high))
    tray_left = strip.right() + GAP
    tray = QRectF(tray_left, top + body + GAP, free.right() - tray_left - GAP / 2, tray_high)
    if way == _Way.ABOVE:
        plate = QRectF(tray_left, top, _NAME_ABOVE * grow, plate_high)
        aside = QRectF(plate.right() + GAP, top, tray.right() - plate.right() - GAP, above - GAP)
    elif way in _BELOW:
        start = strip.top() + others * (panel + GAP)
        high = min(strip.bottom() - start, _MOST_BELOW * g)
        plate = QRectF(strip.left(), strip.bottom() - high, strip_wide, plate_high)
        aside = QRectF(strip.left(), plate.bottom() + 4, strip_wide, high - plate_high - 4)
    else:
        plate = QRectF(left, top, aside_wide, plate_high)
        aside = QRectF(left, plate.bottom() + 4, aside_wide, body - plate_high - 4)
    band.setLeft(tray.left())
    band.setRight(tray.right())
    return Division(
        free, seats, grow, scale, band, strip, panel, row, named_beside, plate, plate_lines, aside, lines, city, unit,
        tray,
    )  # fmt: skip


_LEAST_ROW, _LEAST_WIDE = 24.0, 44.0
"""The least height and width of an area of another city, where it has a choice."""


def _card_high(body: float, plate: float, lines: int, g: float) -> float:
    return min(150.0, (body - plate - 4) / lines - PILE_WORDS * g - 6)


def _panel(height: float, others: int, g: float, named_beside: bool) -> tuple[float, float]:
    """The height of a small city's panel and of an area in it, at most."""
    panel = (height - GAP * (others - 1)) / others
    row = min(_MOST_ROW * g, (panel - beside_areas(g, named_beside)) / NUMBERS - 2)
    return panel, row


def heading_high(body: float, grow: float) -> float:
    """The height of a territory's heading in a city of a height."""
    return max(30.0, min(40.0, body * 0.07)) * grow


def _foot_high(body: float) -> float:
    return max(34.0, min(66.0, body * 0.1))
