"""The bar above a tableau of another seat that is looked at: whose it is, and the ways to the neighbours."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.table.faces.writing import Writing
from boardroom.games.epona.table.layout.choosing import Choosing
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.words.lettering import LEFT

_BADGE: Final = 0.62
"""The size of the badge, in heights of the bar."""
_ICON: Final = 18.0
"""The size of an arrow."""


class Opened(NamedTuple):
    """Whose tableau it is, its stables and how many of them are completed; where its neighbours are opened."""

    seat: int
    stables: int
    completed: int
    neighbours: tuple[tuple[int, QRectF], ...]


def opened_of(choosing: Choosing) -> Opened:
    """What the bar says at what is shown."""
    rows = choosing.shown.view.tableaus[choosing.seat]
    completed = sum(row.cube == Cube.COMPLETED for row in rows)
    return Opened(choosing.seat, len(rows), completed, tuple(choosing.neighbours.items()))


def write_opened(on: Writing, opened: Opened) -> None:
    """The bar over the rows."""
    bar = on.m.bar
    on.panel(bar)
    size = bar.height() * _BADGE
    spot = QRectF(bar.left() + 10, bar.center().y() - size / 2, size, size)
    on.badge(opened.seat, spot.topLeft(), size)
    right = min((box.left() for _, box in opened.neighbours), default=bar.right()) - 10
    title = phrase("Epona", "{seat}’s stables").put(seat=Seat(opened.seat))
    wide = min(on.width(title, 16, 700) + 12, right - spot.right() - 10)
    named = QRectF(spot.right() + 10, bar.top() + 6, wide, bar.height() - 12)
    on.title(named, title, 16, on.theme.colour("text"))
    note = _note(opened)
    room = QRectF(named.right() + 8, bar.top() + 4, right - named.right() - 8, bar.height() - 8)
    if on.fit_all((note,), room.width(), 12.5):
        on.write(room, note, 12.5, 500, LEFT, on.theme.colour("quiet"))
    for number, (seat, box) in enumerate(opened.neighbours):
        _write_neighbour(on, seat, box, forth=number == len(opened.neighbours) - 1)


def _note(opened: Opened) -> Text:
    words = phrase("Epona", "view only: %n stables, {done} completed", "an opened tableau", opened.stables)
    return words.put(done=opened.completed)


def _write_neighbour(on: Writing, seat: int, box: QRectF, forth: bool) -> None:
    """A way to a neighbour: an arrow on its side, and a name."""
    on.painter.setPen(QPen(on.theme.colour("line"), 1.2))
    on.painter.setBrush(Qt.BrushStyle.NoBrush)
    on.painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
    name, ink = "chevron-right" if forth else "chevron-left", on.theme.colour("text")
    left = box.right() - 8 - _ICON if forth else box.left() + 8
    arrow = QRectF(left, box.center().y() - _ICON / 2, _ICON, _ICON)
    on.painter.drawPixmap(arrow.topLeft(), art.icon_pixmap(name, _ICON, ink.name(), on.ratio))
    words = box.adjusted(8, 2, -_ICON - 10, -2) if forth else box.adjusted(_ICON + 10, 2, -8, -2)
    on.write(words, on.name_within(seat, words.width(), 13), 13, 600, LEFT, ink)
