"""The halves of Ephyran's cards, painted into any box: an area with its creature, or a support with its sign."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from boardroom.games.ephyran.position.cards import CREATURES, DIONYSUS, HALVES, NO_TOKEN, TERRITORIES, Half, Support
from boardroom.games.ephyran.table.faces.colours import CREAM, DIONYSUS_HUES, SUPPORT_HUES, TERRITORY_HUES, Hues
from boardroom.games.ephyran.table.faces.marks import Marks, support_drawing
from boardroom.ui.kit.theme import OUTLINE

WIDE, HIGH = 126.0, 88.0
"""A half in its own units."""
_BANDS: Final = ((108, 18, 13.2), (84, 21, 15.8), (54, 25, 19))
"""From a width on: the band of a name and its letters, in units; narrower ones have no names."""
WORDED: Final = _BANDS[-1][0]
"""The width from which on a card carries names."""
_BACKDROP, _CREATURE = (280.0, 280 * HIGH / WIDE), (160.0, 160.0)
"""The sizes in pixels that scenery and creatures are drawn in: enough for a city in a window of 1920 x 1080."""
_KEY_BAND: Final = 9
_SIGN, _NARROW_SIGN = 94, 82
"""The width of a sign, alone or between two marks, in units."""
_BLOCKED_BY: Final[dict[int, str]] = {
    Support.EXCHANGE: "shield",
    Support.DESTROY: "shield",
    Support.TAKE_TOKEN: "magic",
    Support.STEAL_TOKEN: "magic",
}
_DEFENCES: Final = {"shield": (QRectF(16, -4, 68, 68), "#9A6B14"), "magic": (QRectF(26, 1, 50, 50), "#5E3A78")}
"""The middle of a defence's drawing, and the colour around it."""


class NameBand(NamedTuple):
    """Where a name stands, and the size of its letters; both in pixels."""

    box: QRectF
    size: float


def hues_of(half: Half) -> Hues:
    """The colours of an area or support, or of Dionysus."""
    if half.support >= 0:
        return SUPPORT_HUES[half.support]
    return DIONYSUS_HUES if half.territory < 0 else TERRITORY_HUES[half.territory]


def name_band(box: QRectF) -> NameBand:
    """The band at the foot of a half's box; without height where the half is too small for a name."""
    unit = box.width() / WIDE
    high, size = next(((high, size) for least, high, size in _BANDS if box.width() >= least * 0.93), (0, 0))
    return NameBand(QRectF(box.left(), box.bottom() - high * unit, box.width(), high * unit), size * unit)


def paint_half(marks: Marks, box: QRectF, half: int) -> None:
    """A half without its name."""
    shown, band = HALVES[half], name_band(box).box
    if shown.support >= 0:
        _support(marks, box, shown, band)
    else:
        _area(marks, box, shown, band)
    marks.painter.fillRect(band, QColor(hues_of(shown).dark))
    rule = QRectF(band.left(), band.top(), band.width(), max(0.8, box.width() / 150))
    marks.painter.fillRect(rule, QColor(OUTLINE))


def backdrop(marks: Marks, box: QRectF, territory: int, number: int) -> None:
    """The scenery of an area, which fills a box and is cut where the box has other proportions."""
    width = max(box.width(), box.height() * WIDE / HIGH)
    spot = QRectF(box.center().x() - width / 2, box.top(), width, width * HIGH / WIDE)
    marks.picture(f"backdrop-{TERRITORIES[territory]}-{number}", spot, _BACKDROP, is_mirrored(number))


def is_mirrored(number: int) -> bool:
    """Whether creatures and scenery of areas with this number look the other way."""
    return number % 2 == 0


def paint_creature(marks: Marks, box: QRectF, creature: int, number: int) -> None:
    """A creature, or Dionysus, in an area with a number."""
    name = "dionysus" if creature == DIONYSUS else CREATURES[creature]
    marks.picture(f"creature-{name}", box, _CREATURE, is_mirrored(number))


def _area(marks: Marks, box: QRectF, half: Half, band: QRectF) -> None:
    unit, hues = box.width() / WIDE, hues_of(half)
    backdrop(marks, box, half.territory, half.number)
    room = band.top() - box.top()
    middle = QPointF(box.center().x() + 1 * unit, box.top() + room * 0.53)
    marks.halo(middle, 35 * unit, hues.light)
    size = room - 2 * unit
    creature = QRectF(middle.x() - size / 2, band.top() - size, size, size)
    paint_creature(marks, creature, half.creature, half.number)
    banner = QRectF(box.left() + 4 * unit, box.top() - 2 * unit, 25 * unit, 49 * unit)
    marks.banner(banner, half.number, half.territory, hues.dark)
    if half.symbol != NO_TOKEN:
        marks.medallion(QRectF(box.right() - 35 * unit, box.top() + 3 * unit, 28 * unit, 28 * unit), half.symbol)


def _support(marks: Marks, box: QRectF, half: Half, band: QRectF) -> None:
    unit, hues = box.width() / WIDE, hues_of(half)
    marks.ground(box, CREAM, hues.light)
    key = QRectF(box.left(), box.top(), box.width(), _KEY_BAND * unit)
    marks.key_pattern(key, hues.colour, CREAM)
    room = QRectF(box.left(), key.bottom(), box.width(), band.top() - key.bottom()).adjusted(0, 3 * unit, 0, -2 * unit)
    width = min((_NARROW_SIGN if half.support in _BLOCKED_BY else _SIGN) * unit, room.height() * 100 / 60)
    sign = QRectF(room.center().x() - width / 2, room.center().y() - width * 0.3, width, width * 0.6)
    marks.drawing(support_drawing(half.support), sign)
    mark = 23 * unit
    top = key.bottom() + 3 * unit
    if half.support in _BLOCKED_BY:
        _blocked_by(marks, QRectF(box.right() - 4 * unit - mark, top, mark, mark), _BLOCKED_BY[half.support])


def _blocked_by(marks: Marks, box: QRectF, defence: str) -> None:
    """The defence that blocks a support."""
    part, colour = _DEFENCES[defence]
    line = box.width() * 0.08
    marks.disc(box, CREAM)
    marks.detail(f"support-{defence}", (100, 60), part, box)
    marks.ring(box, 2 * line, OUTLINE)
    marks.ring(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), 1.2 * line, colour)
