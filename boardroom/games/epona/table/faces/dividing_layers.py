"""A division while it is made: the two half-size tableaus above it, what lies in its groups and for whom."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from boardroom.engine.text import Seat, phrase
from boardroom.games.epona.position.cards import CARD_ICONS, GROUP
from boardroom.games.epona.position.prices import price
from boardroom.games.epona.position.scoring import BestPlace, best_place, so_far
from boardroom.games.epona.position.state import State
from boardroom.games.epona.position.tableau import Cube, missing_icons, open_slots
from boardroom.games.epona.position.vocabulary import GROUPS
from boardroom.games.epona.table.faces.ground import paint_slot
from boardroom.games.epona.table.faces.group_marks import (
    NOTE,
    Brought,
    brought_by,
    grown,
    paint_group,
    wider,
    width_of_brought,
    width_of_cost,
    write_best_in_short,
    write_brought,
    write_cost,
    write_group_title,
)
from boardroom.games.epona.table.faces.pair_marks import Mark, letter_tile, pair_of
from boardroom.games.epona.table.faces.writing import TRAY_INKS, Writing
from boardroom.games.epona.table.layout.groups import Bands, GroupsLaid
from boardroom.games.epona.table.layout.views import spare_rollers
from boardroom.games.epona.table.panels import ICONS as FACTS
from boardroom.games.epona.table.panels import as_number
from boardroom.ui.kit.words.lettering import LEFT, RIGHT

_LINE: Final = 30.0
"""The height of a line of what is said of a group that is divided, in usual text."""
_LEAST_LINE: Final = 22.0
"""From such a height on there is a fourth line, for what the cards bring."""
_SIGN: Final = 22.0
"""The size of a sign in such a line, in usual text."""
_LEAST_SIGN: Final = 10.0
"""The least size of one, where the coins and stud tokens of the group are in the same line."""
_KIND: Final = 21.0
"""What follows the sign of a group of types: how many cards, and what is free before the next one."""
_BESIDE: Final = 2.0
"""Between such a sign and its number at least; twice that before the next one."""


class Half(NamedTuple):
    """A tableau at half its size: of whom, with what it has, its free slots by row, and what each row still needs."""

    seat: int
    mark: Mark | None
    own: bool
    coins: int
    rollers: int
    points: int
    open_slots: tuple[tuple[int, int], ...]
    needs: tuple[tuple[int, ...], ...]


def half_of(view: State, seat: int, own: bool) -> Half:
    """What a view says of it."""
    pair, rows = pair_of(view, seat), view.tableaus[seat]
    return Half(
        seat,
        None if pair is None else pair.own,
        own,
        view.coins[seat],
        spare_rollers(view, seat),
        so_far(view, seat),
        tuple(open_slots(rows)),
        tuple(tuple(missing_icons(row)) if row.cube == Cube.UNFINISHED else () for row in rows),
    )


def write_half(on: Writing, half: Half) -> None:
    """The ground of such a tableau with its heading, free slots, needs, and a line about both."""
    small, text, quiet = on.m.half(half.seat), on.theme.colour("text"), on.theme.colour("quiet")
    on.panel(small.box, not half.own)
    line = small.name
    size = line.height() * 0.86
    spot = QPointF(line.left(), line.center().y() - size / 2)
    on.badge(half.seat, spot, size)
    left = spot.x() + size + 5
    if half.mark is not None:
        letter_tile(on, QRectF(left, spot.y(), size, size), half.mark)
        left += size + 6
    right = line.right()
    rollers = ((FACTS[2], half.rollers),) if half.rollers else ()
    for drawing, count in ((FACTS[3], half.points), *rollers, (FACTS[0], half.coins)):
        wide = on.width(as_number(count), 14 * wider(on), 700)
        on.write(
            QRectF(right - wide, line.top(), wide + 1, line.height()), as_number(count), 14 * wider(on), 700, LEFT, text
        )
        on.marks.drawing(drawing, QRectF(right - wide - size, spot.y() + 2, size - 4, size - 4))
        right -= wide + size + 10
    title = phrase("Epona", "Your rows", "a heading: one’s own stables")
    if not half.own:
        title = phrase("Epona", "{seat}’s rows", "a heading").put(seat=Seat(half.seat))
    on.title(QRectF(left, line.top(), right - left, line.height()), title, 16 * wider(on), text)
    for row, slot in half.open_slots:
        box = small.slot(row, slot)
        paint_slot(on.painter, box, on.evening, 4)
        on.marks.number(str(slot + 1), box.center(), min(box.height() * 0.36, box.width() * 0.4), quiet.name())
    for row, needs in enumerate(half.needs):
        _write_needs(on, small.needs(row), needs)
    foot = small.foot
    on.painter.setPen(QPen(on.theme.colour("line"), 1))
    on.painter.drawLine(foot.topLeft() + QPointF(0, 2), foot.topRight() + QPointF(0, 2))
    free = phrase("Epona", "%n free slots", "in a row of a tableau", len(half.open_slots))
    on.write(foot.adjusted(0, 2, -foot.width() * 0.4, 0), free, 13 * wider(on), 700, LEFT, text)
    needed = phrase("Epona", "still needed", "below the signs of what stables need")
    on.write(foot.adjusted(foot.width() * 0.5, 2, 0, 0), needed, NOTE * wider(on), 500, RIGHT, quiet)


def _write_needs(on: Writing, box: QRectF, needs: tuple[int, ...]) -> None:
    if not needs:
        return
    on.painter.setPen(Qt.PenStyle.NoPen)
    on.painter.setBrush(on.theme.colour("heading"))
    on.painter.drawRoundedRect(box, 6, 6)
    size = min(box.height() - 4, (box.width() - 4) / max(2, len(needs)) - 2, 30 * grown(on))
    left = box.center().x() - (len(needs) * (size + 2) - 2) / 2
    for number, icon in enumerate(needs):
        on.marks.icon(QRectF(left + number * (size + 2), box.center().y() - size / 2, size, size), icon)


class Parted(NamedTuple):
    """What lies in a group that is divided: a box to write in and one for its heading; how many cards, what they cost
    who divides, cards by group of types, coins and studs when placed; the icons that the chooser and the divider need;
    what each card would score for the divider, with boxes for that; where cards would lie that are in the other group.
    """

    tray: QRectF
    heading: QRectF
    words: QRectF
    number: int
    cards: int
    cost: int
    kinds: tuple[int, ...]
    brings: Brought
    chooser: int
    divider: int
    for_chooser: tuple[int, ...]
    for_divider: tuple[int, ...]
    places: tuple[tuple[QRectF, BestPlace], ...]
    free: tuple[QRectF, ...]


def parted_of(laid: GroupsLaid) -> list[Parted]:
    """What is said of both groups."""
    view: State = laid.shown.view
    division, groups = laid.division, laid.groups
    if division is None or not isinstance(groups, Bands):
        return []
    divider, chooser = division.divider, division.chooser
    return [
        Parted(
            groups.trays[number],
            groups.heading(number),
            groups.words(number),
            number,
            len(cards),
            sum(price(view.owners[divider], view.boxes[divider], card) for card in cards),
            tuple(sum(GROUP[card] == kind for card in cards) for kind in range(len(GROUPS))),
            brought_by(cards),
            chooser,
            divider,
            _fitting(view, chooser, cards),
            _fitting(view, divider, cards),
            tuple(
                (groups.below_card(number, index), best_place(view, divider, card)) for index, card in enumerate(cards)
            ),
            tuple(groups.free(number)),
        )
        for number, cards in enumerate(division.groups)
    ]


def _fitting(view: State, seat: int, cards: bytes) -> tuple[int, ...]:
    """The icons on these cards that stables of a seat still need."""
    rows = (row for row in view.tableaus[seat] if row.cube == Cube.UNFINISHED)
    needed = dict.fromkeys(icon for row in rows for icon in missing_icons(row))
    return tuple(icon for icon in needed if any(CARD_ICONS[card] >> icon & 1 for card in cards))


def write_parted(on: Writing, parted: Parted) -> None:
    """The tray of a group that is divided, and what is said of it."""
    cream, faint = map(QColor, TRAY_INKS)
    paint_group(on, parted.tray)
    for box in parted.free:
        _paint_free(on, box)
    left = write_group_title(on, parted.heading, parted.number, cream)
    note = phrase("Epona", "%n cards", "in a group", parted.cards)
    wide = on.width(note, NOTE * wider(on), 500) + 12
    room = QRectF(left, parted.heading.top(), parted.heading.right() - left, parted.heading.height())
    # Cards can be counted; what they cost is read.
    if wide + width_of_cost(on, parted.cost) <= room.width():
        on.write(room, note, NOTE * wider(on), 500, LEFT, faint)
        room.setLeft(room.left() + wide)
    write_cost(on, room, parted.cost, faint)
    if not parted.cards:
        empty = phrase("Epona", "Drop cards here, or click them.", "in an empty group")
        on.write(parted.words, empty, 14 * wider(on), 500, LEFT, faint)
        return
    for box, place in parted.places:
        write_best_in_short(on, box, place)
    below = parted.words.height() / 4 >= _LEAST_LINE * grown(on)
    high = min(_LINE * grown(on), parted.words.height() / (4 if below else 3))
    line = QRectF(parted.words.left(), parted.words.top(), parted.words.width(), high)
    size = min(_SIGN * grown(on), high - 4)
    x = line.left() + 2
    kinds = [(kind, count) for kind, count in enumerate(parted.kinds) if count]
    number = max(on.width(as_number(count), 13 * wider(on), 700) for _, count in kinds) + 1
    least = (number + 3 * _BESIDE + _LEAST_SIGN) * len(kinds)
    right = line.right()
    # No kind is left out: what a group lacks would be read there.
    if below:
        write_brought(on, line.translated(2, 3 * high), parted.brings, size, from_left=True)
    elif least + width_of_brought(on, parted.brings, size) <= line.width():
        right = write_brought(on, line.adjusted(len(kinds) * (size + _KIND), 0, 0, 0), parted.brings, size)
    step = min(size + _KIND, (right - x) / len(kinds))
    sign = min(size, step - number - 3 * _BESIDE)
    for kind, count in kinds:
        on.marks.drawing(f"badge-{GROUPS[kind]}", QRectF(x, line.center().y() - sign / 2, sign, sign))
        beside = QRectF(x + sign + _BESIDE, line.top(), number + 2, high)
        on.write(beside, as_number(count), 13 * wider(on), 700, LEFT, cream)
        x += step
    needs = ((parted.chooser, parted.for_chooser), (parted.divider, parted.for_divider))
    for number, (seat, icons) in enumerate(needs, 1):
        _write_fitting(on, line.translated(0, number * high), seat, icons, seat == parted.divider, size)


def _paint_free(on: Writing, box: QRectF) -> None:
    """The column of a card that lies in the other group."""
    pen = QPen(QColor(TRAY_INKS[1]), 1.3)
    pen.setDashPattern([4, 4])
    on.painter.save()
    on.painter.setOpacity(0.4)
    on.painter.setPen(pen)
    on.painter.setBrush(Qt.BrushStyle.NoBrush)
    on.painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 7, 7)
    on.painter.restore()


def _write_fitting(on: Writing, line: QRectF, seat: int, icons: tuple[int, ...], own: bool, size: float) -> None:
    """Whose needs cards of a group meet, and which."""
    _, faint = map(QColor, TRAY_INKS)
    badge = min(size, 20 * grown(on))
    on.badge(seat, QPointF(line.left() + 1, line.center().y() - badge / 2), badge)
    left = line.left() + badge + 7
    if icons:
        words = phrase("Epona", "you need", "before signs, of cards that have what you need")
        others = phrase("Epona", "{seat} needs", "before signs, of cards that have what somebody needs")
    else:
        words = phrase("Epona", "nothing you need", "in a group of cards")
        others = phrase("Epona", "nothing {seat} needs", "in a group of cards")
    whole = words if own else others.put(seat=Seat(seat))
    # The badge says whose needs they are.
    for told in (whole, phrase("Epona", "needs", "before signs")) if icons else (whole,):
        wide = on.width(told, NOTE * wider(on), 500) + 6
        if wide + len(icons) * (size + 3) <= line.right() - left:
            on.write(QRectF(left, line.top(), wide, line.height()), told, NOTE * wider(on), 500, LEFT, faint)
            left += wide
            break
    for icon in icons:
        if left + size > line.right():
            break
        on.marks.icon(QRectF(left, line.center().y() - size / 2, size, size), icon)
        left += size + 3
