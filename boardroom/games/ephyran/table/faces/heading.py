"""The heading of a territory of the large city: badge, name, points, what marks the god's own and a locked one."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor

from boardroom.games.ephyran.position.cards import TERRITORIES
from boardroom.games.ephyran.position.numbers import GOD_MULTIPLIES
from boardroom.games.ephyran.table.faces.colours import CREAM
from boardroom.games.ephyran.table.faces.panels import so_far
from boardroom.games.ephyran.table.faces.writing import Writing
from boardroom.games.ephyran.table.layout.views import Points
from boardroom.games.ephyran.words.names import territory_name
from boardroom.ui.kit.words.lettering import LEFT, RIGHT

_BADGE: Final = 24.0
_LOCK: Final = 0.86
"""The size of a padlock beside the badge, as a part of the badge's."""
_PILL, _SMALL_PILL = 26.0, 21.0
_PILL_RATIO: Final = 1.44
"""The width of a pill in its heights."""
_GAP: Final = 3.0
_LOW: Final = 30.0
"""The height of a heading in the smallest window: in higher ones all is as much larger."""
_POINTS, _TIGHT_POINTS = 0.34, 0.27
"""The part of the heading that points may take at most."""


class HeadingForm(NamedTuple):
    """How a heading is set: the width of its points, whether the padlock lies beside the badge or on its corner, and
    how wide the pill of a god's own territory is.
    """

    points: float
    lock_beside: bool
    pill: float


def heading_form(
    room: float, badge: float, name: float, points: float, locked: bool, own: bool, scale: float = 1.0
) -> HeadingForm:
    """The roomiest form for a heading of a width, with a badge, a name that wide if it can be, points that wide at
    best; pills are ``scale`` times as large as in the smallest window. Where all of it has no room the name has less.
    """
    forms = [
        HeadingForm(min(points, max(22.0, room * part)), lock_beside, pill)
        for lock_beside, pill, part in (
            (True, _PILL * scale, _POINTS),
            (False, _PILL * scale, _POINTS),
            (False, _SMALL_PILL * scale, _TIGHT_POINTS),
        )
    ]

    def needed(form: HeadingForm) -> float:
        lock = badge * _LOCK if form.lock_beside else 0.0
        marks = (lock if locked else 0.0) + (form.pill + _GAP if own else 0.0)
        return badge + 5 + name + 4 + form.points + marks

    return next((form for form in forms if needed(form) <= room), forms[-1])


def write_heading(on: Writing, head: QRectF, territory: int, points: Points, locked: bool, own: bool) -> None:
    """The heading of a territory in its box."""
    inner = head.adjusted(7, 3, -7, -3)
    scale = max(1.0, head.height() / _LOW / (on.theme.high(100) / 100))
    size = min(_BADGE * scale, inner.height())
    badge = QRectF(inner.left(), inner.center().y() - size / 2, size, size)
    on.marks.drawing(f"badge-{TERRITORIES[territory]}", badge)
    said, name = so_far(points), territory_name(territory)
    least = max(on.title_width(name, 1), min(on.title_width(name, 12.5), inner.width() * 0.4))
    form = heading_form(inner.width(), size, least, on.width_of(said, 16 * scale) + 4, locked, own, scale)
    right = inner.right() - form.points
    on.write(QRectF(right, inner.top(), form.points, inner.height()), said, 16 * scale, 700, RIGHT, QColor(CREAM))
    left, right = badge.right() + 5, right - 4
    if locked:
        lock = size * _LOCK if form.lock_beside else 17.0 * scale
        spot = QPointF(left - 3, inner.center().y() - lock / 2)
        on.marks.drawing(
            "padlock",
            QRectF(spot if form.lock_beside else badge.bottomRight() - QPointF(13, 14) * scale, QSizeF(lock, lock)),
        )
        left += lock if form.lock_beside else 3
    if own:
        high = form.pill / _PILL_RATIO
        on.pill(QRectF(right - form.pill, inner.center().y() - high / 2, form.pill, high), f"×{GOD_MULTIPLIES}")
        right -= form.pill + _GAP
    room = QRectF(left, inner.top(), right - left, inner.height())
    if on.title_width(name, 1) <= room.width() + 1:
        on.title(room, name, 15 * scale, QColor(CREAM), Qt.AlignmentFlag.AlignLeft)
    elif room.width() >= size:
        # Where there is less the badge says it.
        on.tight(room, name, 12.5, LEFT, QColor(CREAM))
