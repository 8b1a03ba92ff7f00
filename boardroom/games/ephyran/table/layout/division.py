"""How the marble is divided: the other cities at the left, the large city, its god and the piles, the hand below it.

God and piles lie between the cities, below the small ones or above the large one, wherever its areas get largest.
"""

from enum import Enum
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF

from boardroom.games.ephyran.position.cards import NUMBERS
from boardroom.games.ephyran.table.layout.small_city import CELL_GAP, COLUMNS, PAD, beside_areas
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
TALL_PLATES: Final = (1, 5)
"""With so many lines of god and piles there are three lines about a seat, else two."""
_LEAST_COLUMN: Final = 154.0
"""The least width of a column where there is room; narrower ones have smaller headings."""
_LEAST_BELOW, _MOST_BELOW = 250.0, 400.0
"""The height of god and piles below the other cities."""
_WORTH_BELOW, _WORTH_ABOVE = 1.04, 1.12
"""How much larger areas must get for god and piles to lie there."""
_LEAST_ABOVE, _MOST_ABOVE = 96.0, 156.0
"""The height of god and piles above the large city."""
_NAME_ABOVE, _LEAST_CELL = 140.0, 76.0
"""The width of what is said of its seat beside them there, and the least of each of them."""
_MORE_TRAY: Final = 40.0
"""By how much the tray may be higher where the city leaves room."""
_TALL: Final = STEP * (NUMBERS - 1) + AREA[1]
_LEAST_STRIP, _MOST_ROW = 206.0, 46.0
_STRIP_PART: Final = 0.2
"""The part of the width that the other cities take at least."""
_PLATE: Final = 42.0
_PLATE_TALL: Final = 62.0
"""The heights of two lines and of three about a seat."""


class _Way(Enum):
    """Where god and piles lie: between the other cities and the large one, below the others, or above the large one."""

    BESIDE = "beside"
    BELOW = "below"
    ABOVE = "above"


@frozen
class Division:
    """A division of the ``free`` area for so many seats; text is ``grow`` times as high as boxes are usually made for.

    ``band`` is the key pattern along the top; ``strip`` holds the other cities in panels of a height, ``panel``, and
    areas of another, ``row``; ``plate`` names who has the large one; ``aside`` are the cells of god and piles in
    ``lines``, ``city`` the large city, ``unit`` the size of its areas; ``tray`` the hand.
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


def divided(free: QRectF, seats: int, grow: float) -> Division:
    """The best division of a room."""
    best = _division(free, seats, grow, _Way.BESIDE)
    below = _division(free, seats, grow, _Way.BELOW)
    if below.aside.height() >= _LEAST_BELOW * grow and below.unit > best.unit * _WORTH_BELOW:
        best = below
    above = _division(free, seats, grow, _Way.ABOVE)
    fits = above.aside.width() >= CROSS[above.lines] * _LEAST_CELL * grow
    return above if fits and above.unit > best.unit * _WORTH_ABOVE else best


def _division(free: QRectF, seats: int, grow: float, way: _Way) -> Division:
    """With god and piles between the other cities and the large one, below the others, or above the large one."""
    width, height = free.width(), free.height()
    others = max(1, seats - 1)
    tray_high = max(min(140.0, height * 0.24), min(208.0, height * 0.225))
    band = QRectF(free.left(), free.top() + 4, width, 18 * grow)
    top = band.bottom() + 5
    body = free.bottom() - tray_high - 2 * GAP - top
    # Between the cities: one below the other where that leaves them large enough, else in two columns.
    tall = way == _Way.BESIDE and _card_high(body, _PLATE_TALL * grow, 5, grow) >= 84
    lines = {_Way.BESIDE: 5 if tall else 3, _Way.BELOW: 2, _Way.ABOVE: 1}[way]
    plate_high = (_PLATE_TALL if lines in TALL_PLATES else _PLATE) * grow
    card = _card_high(body, plate_high, lines, grow) / CARD_RATIO
    aside_wide = max(118.0 * grow, card + 16) if tall else 2 * max(88.0 * grow, card + 10)
    beside = aside_wide + GAP if way == _Way.BESIDE else 0.0
    above = _LEAST_ABOVE * grow + GAP if way == _Way.ABOVE else 0.0
    # The city: as high as there is room, or as wide.
    heading, foot = heading_high(body - above, grow), _foot_high(body - above)
    unit = (body - above - heading - foot - 4 * FRAME) / _TALL
    # Where areas are small, their headings still need room for their words.
    least_column = _LEAST_COLUMN * grow
    wanted = COLUMNS * max(unit * AREA[0] + 2 * FRAME + 4, least_column)
    panel, row = _panel(height - 2 * GAP, others, grow)
    most_strip = COLUMNS * (row * 2.0 + CELL_GAP) + 2 * PAD
    least_strip = max(_LEAST_STRIP * grow, min(290.0, width * _STRIP_PART))
    strip_wide = max(least_strip, min(most_strip, width - beside - wanted - 2 * GAP))
    room = width - strip_wide - beside - 2 * GAP
    unit = min(unit, (room / COLUMNS - 2 * FRAME - 4) / AREA[0])
    unit = unit * AREA[0] // STEPS * STEPS / AREA[0]
    city_wide = COLUMNS * max(unit * AREA[0] + 2 * FRAME + 4, min(room / COLUMNS, least_column))
    row = min(row, ((strip_wide - 2 * PAD) / COLUMNS - CELL_GAP) * 0.62) // 2 * 2
    panel = min(panel, beside_areas(grow) + NUMBERS * (row + 2))
    strip = QRectF(free.left(), free.top() + GAP, strip_wide, height - 2 * GAP)
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
    elif way == _Way.BELOW:
        start = strip.top() + others * (panel + GAP) + GAP
        high = min(strip.bottom() - start, _MOST_BELOW * grow)
        plate = QRectF(strip.left(), strip.bottom() - high, strip_wide, plate_high)
        aside = QRectF(strip.left(), plate.bottom() + 4, strip_wide, high - plate_high - 4)
    else:
        plate = QRectF(left, top, aside_wide, plate_high)
        aside = QRectF(left, plate.bottom() + 4, aside_wide, body - plate_high - 4)
    band.setLeft(tray.left())
    band.setRight(tray.right())
    return Division(free, seats, grow, band, strip, panel, row, plate, aside, lines, city, unit, tray)


def _card_high(body: float, plate: float, lines: int, grow: float) -> float:
    return min(150.0, (body - plate - 4) / lines - 20 * grow - 6)


def _panel(height: float, others: int, grow: float) -> tuple[float, float]:
    """The height of a small city's panel and of an area in it."""
    panel = (height - GAP * (others - 1)) / others
    row = min(_MOST_ROW, (panel - beside_areas(grow)) / NUMBERS - 2)
    return beside_areas(grow) + NUMBERS * (row + 2), row


def heading_high(body: float, grow: float) -> float:
    """The height of a territory's heading in a city of a height."""
    return max(30.0, min(40.0, body * 0.07)) * grow


def _foot_high(body: float) -> float:
    return max(34.0, min(66.0, body * 0.1))
