"""How a line that is drawn along edges with the mouse goes on: as with a pen that wobbles, bends and goes back."""

from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF

from boardroom.games.my_kingdom_for_a_horse.position.field import EDGES
from boardroom.games.my_kingdom_for_a_horse.table.gestures import keys
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import Measures
from boardroom.ui.stage.presentation import Presentation

# In spaces.
_MIDDLE: Final = 0.35
"""How far from its ends an edge is drawn over: a pen that overshoots a corner by a third takes no edge beyond it."""
_ASIDE: Final = 0.36
"""How far beside an edge it is drawn over."""
_BACK: Final = 0.2
"""Within this distance of the corner by which the line came to its last edge the pen has gone back over it."""
_POST: Final = 0.25
"""So far around a corner a hand on a fence may mean its post, for a line that begins there."""
_STRAIGHT: Final = 0.85
"""How much of its way such a hand goes along the edge that it draws over: its cosine to that."""


class _Pen(NamedTuple):
    """Where the pen is by an edge: so far along it from its left or upper end, and so far beside it, in spaces."""

    edge: int
    along: float
    aside: float


def drawn_on(m: Measures, shown: Presentation, targets: tuple[str, ...], spot: QPointF) -> tuple[str, ...]:
    """The edges of a line once the pen has come to a spot: one more when it is at the middle of that; without the last
    one when it has gone back over it to the corner before, or to the middle of the edge before.
    """
    line = [keys.edge_in(key) for key in targets]
    seen = [_seen(m, edge, spot) for edge in range(EDGES)]
    over = (pen for pen in seen if _MIDDLE <= pen.along <= 1 - _MIDDLE and pen.aside <= _ASIDE)
    here = min(over, key=lambda pen: pen.aside, default=None)
    if len(line) > 1:
        corner = _common(m, line[-2], line[-1])
        gone_back = corner is not None and hypot(spot.x() - corner.x(), spot.y() - corner.y()) < _BACK * m.pitch
        if gone_back or (here is not None and here.edge == line[-2]):
            return targets[:-1]
    if here is None or here.edge in line:
        return targets
    return (*targets, keys.edge_key(here.edge))


def begins_at_post(m: Measures, open_edges: tuple[str, ...], start: QPointF, spot: QPointF) -> bool:
    """Whether a hand that was put down on a fence at a start and has come to a spot draws a line from its post, along
    an open edge that begins there. Any other way it takes the fence along.
    """
    way = spot - start
    far = hypot(way.x(), way.y())
    for edge in map(keys.edge_in, open_edges):
        one, other = m.edge(edge)
        for post, end in ((one, other), (other, one)):
            beside, along = start - post, (end - post) / m.pitch
            near = hypot(beside.x(), beside.y()) <= _POST * m.pitch
            if near and QPointF.dotProduct(way, along) >= _STRAIGHT * far > 0:
                return True
    return False


def _seen(m: Measures, edge: int, spot: QPointF) -> _Pen:
    start, end = m.edge(edge)
    across, down = (spot.x() - start.x()) / m.pitch, (spot.y() - start.y()) / m.pitch
    return _Pen(edge, across, abs(down)) if start.y() == end.y() else _Pen(edge, down, abs(across))


def _common(m: Measures, one: int, other: int) -> QPointF | None:
    """The corner where two edges meet."""
    return next((corner for corner in m.edge(one) if corner in m.edge(other)), None)
