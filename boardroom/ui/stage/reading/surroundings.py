"""Where words about a piece stand on a table: on free ground near it, else beside it, never over it."""

from collections.abc import Iterator, Sequence
from math import floor, hypot
from typing import Final, TypeAlias

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

APART: Final = 14.0
"""What is between words and the piece they speak of, at least: room for the tail that points at it."""
REACH: Final = 120.0
"""How far from it they stand at most."""
_FAR: Final = 360.0
"""How far away they are at most where they would cover too much nearer to it."""
_CLEAR: Final = 3.0
"""What they leave free around whatever else lies there."""
_STEP: Final = 12.0
_TAIL: Final = 13.0
"""Half the width of the tail where it begins, and how far from a corner."""
LONGEST_TAIL: Final = 3 * _TAIL
"""How far it reaches at most, half as long again as it is wide: else it would be a spike over what lies between."""
_CORNER: Final = 22.0
_CLEAR_TAIL: Final = _CORNER + _TAIL
_KEPT, _FULL, _SPARE, _AWAY = 6.0, 3.0, 0.4, 120.0
"""What it costs to cover what a piece is compared with, something else, or what is spare, each for an area; and to be
farther away, for a length.
"""
_CENTRED: Final = 0.15
"""How much nearer a spot must be that is so much farther from the middle of the piece."""
Areas: TypeAlias = Sequence[QRectF]


@frozen
class Surroundings:
    """What a table says of the ground around a piece that is pointed at: ``filled`` are panels and trays, ``rows``
    places that pieces come to lie in, ``columns`` the rooms beside the table where words about it stand instead, the
    first that they fit. It is ``compared`` with what lies there: that is covered last of all. What lies in ``spare``
    matters least now. A piece is ``pictured`` with its words where it is too small to be read as it lies.
    """

    filled: tuple[QRectF, ...] = ()
    rows: tuple[QRectF, ...] = ()
    columns: tuple[QRectF, ...] = ()
    compared: tuple[QRectF, ...] = ()
    spare: tuple[QRectF, ...] = ()
    pictured: bool = False


def widest(about: QRectF, room: QRectF) -> float:
    """How wide words can be that have room beside a piece, however high they are."""
    return floor(max(about.left() - room.left(), room.right() - about.right()) - APART)


def spot_beside(
    size: QSizeF,
    about: QRectF,
    room: QRectF,
    lit: Areas,
    full: Areas,
    rows: Areas = (),
    compared: Areas = (),
    spare: Areas = (),
) -> QRectF | None:
    """The box of words of a size about a piece within a room: the nearest free ground, on none of its ``rows`` if that
    can be; else beside the piece, where least is covered of what is ``lit``, then of what else the ground is ``full``
    of. Where something is ``compared`` with it they may be farther away. None where there is no room that leaves the
    piece to be seen.
    """
    full = [area for area in full if not any(part.contains(area) for part in spare)]
    taken = (*lit, *compared, *full, *spare)
    found = _free(size, about, room, (*taken, *rows), REACH) or _free(size, about, room, taken, REACH)
    boxes = [QRectF(spot, size) for spot in _sides(size, about, room)]
    if found is not None or not compared:
        costs = (lit, full, spare, rows)
        return found or min(
            boxes, key=lambda box: (*(_covered(box, areas) for areas in costs), _offset(box, about)), default=None
        )
    # Rather near it over what is spare than far away on free ground.
    far = _free(size, about, room, (*taken, *rows), _FAR)
    boxes += [*([far] if far else ()), *(box for _, box in _boxes(size, about, room, _FAR, 2 * _STEP))]
    kept = (*lit, *compared)

    def cost(box: QRectF) -> float:
        weighed = ((_KEPT, kept), (_FULL, full), (_SPARE, spare))
        covered = sum(weight * _covered(box, areas) for weight, areas in weighed)
        return covered + _AWAY * _distance(box, about)

    return min(boxes, key=cost, default=None)


def tail(box: QRectF, about: QRectF) -> tuple[QPointF, ...]:
    """The corners of the tail that leads from the box of words to the piece: the tip is beside it, not over it. None
    where they stand farther apart than it may be long.
    """
    if _distance(box, about) > LONGEST_TAIL:
        return ()
    half = _TAIL
    tip = QPointF(
        _within(box.center().x(), about.left(), about.right()), _within(box.center().y(), about.top(), about.bottom())
    )
    if box.bottom() <= about.top() or box.top() >= about.bottom():
        above = box.bottom() <= about.top()
        tip.setY(about.top() - 2 if above else about.bottom() + 2)
        edge = box.bottom() if above else box.top()
        middle = min(max(tip.x(), box.left() + _CLEAR_TAIL), box.right() - _CLEAR_TAIL)
        return QPointF(middle - half, edge), tip, QPointF(middle + half, edge)
    left = box.right() <= about.left()
    tip.setX(about.left() - 2 if left else about.right() + 2)
    edge = box.right() if left else box.left()
    middle = min(max(tip.y(), box.top() + _CLEAR_TAIL), box.bottom() - _CLEAR_TAIL)
    return QPointF(edge, middle - half), tip, QPointF(edge, middle + half)


def _within(at: float, least: float, most: float) -> float:
    """The nearest spot along a side of the piece, away from its corners as far as it is long enough."""
    edge = min(_TAIL, (most - least) / 2)
    return min(max(at, least + edge), most - edge)


def _free(size: QSizeF, about: QRectF, room: QRectF, areas: Areas, reach: float) -> QRectF | None:
    """The nearest box within reach of a piece that touches nothing of these."""
    within = about.adjusted(-reach - size.width(), -reach - size.height(), reach + size.width(), reach + size.height())
    near = [area.adjusted(-_CLEAR, -_CLEAR, _CLEAR, _CLEAR) for area in areas if area.intersects(within)]
    found = sorted(_boxes(size, about, room, reach, _STEP), key=lambda one: one[0])
    return next((box for _, box in found if not any(map(box.intersects, near))), None)


def _boxes(size: QSizeF, about: QRectF, room: QRectF, reach: float, step: float) -> Iterator[tuple[float, QRectF]]:
    """Boxes within reach of a piece, but not over it, each with how far away it seems."""
    wide, high = size.width(), size.height()
    within = about.adjusted(-reach - wide, -reach - high, reach + wide, reach + high)
    for left in _along(room.left(), room.right() - wide, within.left(), within.right() - wide, step):
        for top in _along(room.top(), room.bottom() - high, within.top(), within.bottom() - high, step):
            box = QRectF(left, top, wide, high)
            across, away = _apart(box, about)
            distance = hypot(across, away)
            if max(across, away) >= APART and distance <= reach:
                yield distance + _CENTRED * _offset(box, about), box


def _apart(box: QRectF, about: QRectF) -> tuple[float, float]:
    """How far a box is from a piece, across and down."""
    return (
        max(about.left() - box.right(), box.left() - about.right(), 0.0),
        max(about.top() - box.bottom(), box.top() - about.bottom(), 0.0),
    )


def _distance(box: QRectF, about: QRectF) -> float:
    return hypot(*_apart(box, about))


def _along(least: float, most: float, start: float, end: float, step: float = _STEP) -> Iterator[float]:
    """Steps from start to end as far as they are within bounds, and the bounds, if they are between."""
    if start <= least <= end and least <= most:
        yield least
    at = max(start, least)
    while at <= min(end, most):
        yield at
        at += step
    if start <= most <= end and least <= most:
        yield most


def _sides(size: QSizeF, about: QRectF, room: QRectF) -> Iterator[QPointF]:
    """Where a box fits beside a piece: above and below it, at its right and left, pushed along that side."""
    wide, high = size.width(), size.height()
    for top in (about.top() - APART - high, about.bottom() + APART):
        if room.top() <= top <= room.bottom() - high:
            middle = about.center().x()
            for left in _along(room.left(), room.right() - wide, middle - wide + _CLEAR_TAIL, middle - _CLEAR_TAIL):
                yield QPointF(left, top)
    for left in (about.right() + APART, about.left() - APART - wide):
        if room.left() <= left <= room.right() - wide:
            middle = about.center().y()
            for top in _along(room.top(), room.bottom() - high, middle - high + _CLEAR_TAIL, middle - _CLEAR_TAIL):
                yield QPointF(left, top)


def _offset(box: QRectF, about: QRectF) -> float:
    apart = box.center() - about.center()
    return min(abs(apart.x()), abs(apart.y()))


def _covered(box: QRectF, areas: Areas) -> float:
    common = (box.intersected(area) for area in areas if box.intersects(area))
    return sum(round(part.width() * part.height()) for part in common)
