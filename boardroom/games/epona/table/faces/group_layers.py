"""What is written around groups of cards in the high form: the two half-size tableaus above a division, what lies in
its groups and for whom; where cards of groups that one chooses from would score; the groups of others.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from boardroom.engine.keys import kind_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position.cards import ASSETS, CARD_ICONS, GROUP
from boardroom.games.epona.position.prices import price
from boardroom.games.epona.position.scoring import BestPlace, best_place, total
from boardroom.games.epona.position.state import State
from boardroom.games.epona.position.tableau import Cube, missing_icons, open_slots
from boardroom.games.epona.position.vocabulary import GROUPS, BonusKind
from boardroom.games.epona.table.faces.colours import CHOSEN, CREAM
from boardroom.games.epona.table.faces.ground import paint_slot, paint_tray
from boardroom.games.epona.table.faces.pair_marks import Mark, Role, letter_tile, pair_of
from boardroom.games.epona.table.faces.writing import TRAY_INKS, Writing
from boardroom.games.epona.table.gestures.keys import group_key
from boardroom.games.epona.table.layout.division import scale_of
from boardroom.games.epona.table.layout.groups import GroupsLaid, OtherDivision
from boardroom.games.epona.table.layout.measures import Measures
from boardroom.games.epona.table.panels import ICONS as FACTS
from boardroom.games.epona.table.panels import as_number, write_tick
from boardroom.ui.kit.words.lettering import CENTRE, LEFT, RIGHT
from boardroom.ui.kit.words.say import called

_LINE: Final = 30.0
"""The height of a line of what is said of a group that is divided, in usual text."""
_SIGN: Final = 22.0
"""The size of a sign in such a line, in usual text."""
_TITLE, _NOTE = 16.0, 12.5
_EDGE: Final = 4.0
"""The width of the edge of a group that is chosen."""


def wider(on: Writing) -> float:
    """How much larger than in a window of the usual width words and signs are."""
    return scale_of(on.m.free.width())


def grown(on: Writing) -> float:
    """The same where text is larger than usual, too."""
    return on.m.grow * wider(on)


class Half(NamedTuple):
    """A tableau at half its size: of whom, with what it has, its free slots by row, and what each row still needs."""

    seat: int
    mark: Mark | None
    own: bool
    coins: int
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
        total(view, seat),
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
    for drawing, count in ((FACTS[3], half.points), (FACTS[0], half.coins)):
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
    on.write(foot.adjusted(foot.width() * 0.5, 2, 0, 0), needed, _NOTE * wider(on), 500, RIGHT, quiet)


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


# A division.


class Parted(NamedTuple):
    """What lies in a group that is divided: a box to write in and one for its heading; how many cards, what they cost
    who divides, cards by group of types, coins and studs when placed; the icons that the chooser and the divider need.
    """

    tray: QRectF
    heading: QRectF
    words: QRectF
    number: int
    cards: int
    cost: int
    kinds: tuple[int, ...]
    brings: tuple[int, int]
    chooser: int
    divider: int
    for_chooser: tuple[int, ...]
    for_divider: tuple[int, ...]


def parted_of(laid: GroupsLaid) -> list[Parted]:
    """What is said of both groups."""
    view: State = laid.shown.view
    division, groups = laid.division, laid.groups
    if division is None or groups is None:
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
            _brought(cards),
            chooser,
            divider,
            _fitting(view, chooser, cards),
            _fitting(view, divider, cards),
        )
        for number, cards in enumerate(division.groups)
    ]


def _brought(cards: bytes) -> tuple[int, int]:
    """The coins and the stud tokens that cards bring when they are placed."""
    bonuses = [bonus for card in cards for bonus in ASSETS[card].bonus]
    coins, studs = (
        sum(bonus.what for bonus in bonuses if bonus.kind == kind) for kind in (BonusKind.COINS, BonusKind.STUD)
    )
    return coins, studs


def _fitting(view: State, seat: int, cards: bytes) -> tuple[int, ...]:
    """The icons on these cards that stables of a seat still need."""
    rows = (row for row in view.tableaus[seat] if row.cube == Cube.UNFINISHED)
    needed = dict.fromkeys(icon for row in rows for icon in missing_icons(row))
    return tuple(icon for icon in needed if any(CARD_ICONS[card] >> icon & 1 for card in cards))


def write_parted(on: Writing, parted: Parted) -> None:
    """The tray of a group that is divided, and what is said of it."""
    cream, faint = map(QColor, TRAY_INKS)
    _paint_group(on, parted.tray)
    left = _write_title(on, parted.heading, parted.number, cream)
    note = phrase("Epona", "%n cards", "in a group", parted.cards)
    wide = on.width(note, _NOTE * wider(on), 500) + 12
    room = QRectF(left, parted.heading.top(), parted.heading.right() - left, parted.heading.height())
    if wide <= room.width():
        on.write(room, note, _NOTE * wider(on), 500, LEFT, faint)
        room.setLeft(room.left() + wide)
    _write_cost(on, room, parted.cost, faint)
    if not parted.cards:
        empty = phrase("Epona", "Drop cards here, or click them.", "in an empty group")
        box = parted.tray.adjusted(14, parted.heading.height() + 8, -14, -14)
        on.write(box, empty, 14 * wider(on), 500, LEFT, faint)
        return
    high = min(_LINE * grown(on), parted.words.height() / 3)
    line = QRectF(parted.words.left(), parted.words.top(), parted.words.width(), high)
    size = min(_SIGN * grown(on), high - 4)
    right = _write_brought(on, line, parted.brings, size)
    x = line.left() + 2
    for kind, count in enumerate(parted.kinds):
        if count and x + size + 16 <= right:
            on.marks.drawing(f"badge-{GROUPS[kind]}", QRectF(x, line.center().y() - size / 2, size, size))
            on.write(QRectF(x + size + 4, line.top(), 16, high), as_number(count), 13 * wider(on), 700, LEFT, cream)
            x += size + 24
    needs = ((parted.chooser, parted.for_chooser), (parted.divider, parted.for_divider))
    for number, (seat, icons) in enumerate(needs, 1):
        _write_fitting(on, line.translated(0, number * high), seat, icons, seat == parted.divider, size)


def _paint_group(on: Writing, tray: QRectF, chosen: bool = False) -> None:
    paint_tray(on.painter, tray, on.evening)
    if chosen:
        on.painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((CREAM, _EDGE + 3), (CHOSEN, _EDGE)):
            on.painter.setPen(QPen(QColor(colour), wide))
            on.painter.drawRoundedRect(tray.adjusted(1, 1, -1, -1), 13, 13)


def write_picked(on: Writing, box: QRectF) -> None:
    """The edge of a card that is picked, and a tick in its corner."""
    on.painter.setBrush(Qt.BrushStyle.NoBrush)
    on.painter.setPen(QPen(QColor(CHOSEN), _EDGE))
    on.painter.drawRoundedRect(box, 8, 8)
    size = 30 * grown(on)
    write_tick(on, box.topLeft() + QPointF(size * 0.42, size * 0.42), size)


def _group_title(number: int) -> Text:
    return phrase("Epona", "Group {number}", "one of two groups of cards").put(number=number + 1)


def _write_title(on: Writing, heading: QRectF, number: int, ink: QColor) -> float:
    """The name of a group; gives where it ends."""
    title = _group_title(number)
    wide = min(heading.width(), on.title_width(title, _TITLE * wider(on)) + 4)
    on.title(QRectF(heading.left(), heading.top(), wide, heading.height()), title, _TITLE * wider(on), ink)
    return heading.left() + wide + 8


def _write_cost(on: Writing, room: QRectF, cost: int, ink: QColor) -> float:
    """What cards cost, with a coin, where there is room; gives how wide that is."""
    words = phrase("Epona", "cost", "before the coins that cards of a group cost")
    size, wide = _NOTE * 1.5 * grown(on), on.width(words, _NOTE * wider(on), 500) + 5
    number = on.width(as_number(cost), 13 * wider(on), 700) + 2
    if wide + size + 3 + number > room.width():
        return 0.0
    on.write(QRectF(room.left(), room.top(), wide, room.height()), words, _NOTE * wider(on), 500, LEFT, ink)
    on.marks.drawing(FACTS[0], QRectF(room.left() + wide, room.center().y() - size / 2, size, size))
    right = QRectF(room.left() + wide + size + 4, room.top(), number + 4, room.height())
    on.write(right, as_number(cost), 13 * wider(on), 700, LEFT, ink)
    return wide + size + 8 + number


def _write_brought(on: Writing, line: QRectF, brings: tuple[int, int], size: float) -> float:
    """The coins and stud tokens that a group brings when placed, at the right of a line; gives where that begins."""
    cream, faint = map(QColor, TRAY_INKS)
    if not any(brings):
        return line.right()
    left = line.right() - 4
    for fact, number in reversed(list(zip(FACTS[:2], brings, strict=True))):
        if number:
            gain = phrase("Epona", "+{number}", "so many coins").put(number=number)
            wide = on.width(gain, 13 * wider(on), 700) + 2
            on.write(QRectF(left - wide, line.top(), wide, line.height()), gain, 13 * wider(on), 700, RIGHT, cream)
            left -= wide + size + 1
            on.marks.drawing(fact, QRectF(left, line.center().y() - size / 2 + 1, size - 2, size - 2))
            left -= 5
    words = phrase("Epona", "when placed", "before the coins that cards bring")
    wide = on.width(words, _NOTE * wider(on), 500)
    if wide <= line.width() * 0.45:
        on.write(
            QRectF(left - wide - 5, line.top(), wide + 1, line.height()), words, _NOTE * wider(on), 500, RIGHT, faint
        )
        left -= wide + 5
    return left


def _write_fitting(on: Writing, line: QRectF, seat: int, icons: tuple[int, ...], own: bool, size: float) -> None:
    """Whose needs cards of a group meet, and which."""
    _, faint = map(QColor, TRAY_INKS)
    badge = min(size, 20 * grown(on))
    on.badge(seat, QPointF(line.left() + 1, line.center().y() - badge / 2), badge)
    left = line.left() + badge + 7
    words = phrase("Epona", "fits what you need", "before signs")
    if not own:
        words = phrase("Epona", "fits what {seat} needs", "before signs").put(seat=Seat(seat))
    if not icons:
        words = phrase("Epona", "nothing you need", "in a group of cards")
        if not own:
            words = phrase("Epona", "nothing {seat} needs", "in a group of cards").put(seat=Seat(seat))
    wide = on.width(words, _NOTE * wider(on), 500) + 6
    if wide + len(icons) * (size + 3) <= line.right() - left:
        on.write(QRectF(left, line.top(), wide, line.height()), words, _NOTE * wider(on), 500, LEFT, faint)
        left += wide
    for icon in icons:
        if left + size > line.right():
            break
        on.marks.icon(QRectF(left, line.center().y() - size / 2, size, size), icon)
        left += size + 3


# Groups that are chosen from.


class Offered(NamedTuple):
    """A group that is chosen from: its boxes, what it costs and brings; what each card would score, with boxes for
    that; whether it is chosen, and can be.
    """

    tray: QRectF
    heading: QRectF
    number: int
    cost: int
    brings: tuple[int, int]
    places: tuple[tuple[QRectF, BestPlace], ...]
    chosen: bool
    open: bool


def offered_of(laid: GroupsLaid) -> list[Offered]:
    """What is said of both groups to the seat whose tableau is the large one."""
    view: State = laid.shown.view
    division, groups, seat = laid.division, laid.groups, laid.seat
    if division is None or groups is None:
        return []
    chooses = division.chooser == seat
    picked = laid.shown.picked
    return [
        Offered(
            groups.trays[number],
            groups.heading(number),
            number,
            sum(price(view.owners[seat], view.boxes[seat], card) for card in cards),
            _brought(cards),
            tuple((groups.below_card(number, index), best_place(view, seat, card)) for index, card in enumerate(cards)),
            chooses and group_key(number) in picked,
            chooses and laid.shown.actor == seat and not any(kind_of(key) == "group" for key in picked),
        )
        for number, cards in enumerate(division.groups)
    ]


def write_offered(on: Writing, offered: Offered) -> None:
    """The tray of a group that is chosen from, and below each card what it would score by itself."""
    cream, faint = map(QColor, TRAY_INKS)
    _paint_group(on, offered.tray, offered.chosen)
    heading = offered.heading
    left = _write_title(on, heading, offered.number, cream)
    room = QRectF(left, heading.top(), heading.right() - left, heading.height())
    if offered.chosen:
        size = 20 * grown(on)
        write_tick(on, QPointF(left + size / 2, heading.center().y()), size)
        room.setLeft(left + size + 6)
    note = None
    if offered.chosen:
        note = phrase("Epona", "your choice", "beside a group of cards")
    elif offered.open:
        note = phrase("Epona", "click to choose", "beside a group of cards")
    size = 19 * grown(on)
    right = _write_brought(on, heading, offered.brings, size)
    room.setRight(right - 6)
    costs = QRectF(right - 12 - 62 * grown(on), heading.top(), 62 * grown(on), heading.height())
    if costs.left() > room.left() and _write_cost(on, costs, offered.cost, faint):
        room.setRight(costs.left() - 6)
    if note is not None and on.width(note, _NOTE * wider(on), 600) <= room.width():
        on.write(room, note, _NOTE * wider(on), 600, LEFT, cream if offered.chosen else faint)
    for box, place in offered.places:
        _write_best(on, box, place)


def _write_best(on: Writing, box: QRectF, best: BestPlace) -> None:
    """What a card would score by itself where that is most, which place that is, and whether its stable needs it."""
    text, quiet = on.theme.colour("text"), on.theme.colour("quiet")
    on.painter.setPen(Qt.PenStyle.NoPen)
    on.painter.setBrush(on.theme.colour("panel"))
    on.painter.drawRoundedRect(box, 5, 5)
    line = box.adjusted(4, 1, -4, -box.height() / 2)
    size = min(line.height() - 2, 20 * grown(on))
    on.marks.drawing(FACTS[3], QRectF(line.left(), line.center().y() - size / 2, size, size))
    gain = phrase("Epona", "+{number}", "so many points").put(number=best.points)
    if best.points <= 0:
        gain = as_number(best.points)
    wide = on.width(gain, 14 * wider(on), 700) + 4
    on.write(QRectF(line.left() + size + 3, line.top(), wide, line.height()), gain, 14 * wider(on), 700, LEFT, text)
    below = line.translated(0, box.height() / 2 - 1)
    if best.spot is None:
        on.write(below, phrase("Epona", "no free slot", "below a card"), 12 * wider(on), 500, LEFT, quiet)
        return
    where = phrase("Epona", "row {row}, slot {slot}", "below a card: where it scores most")
    where = where.put(row=best.spot.row + 1, slot=best.spot.slot + 1)
    rest = QRectF(line.left() + size + wide + 6, line.top(), line.width() - size - wide - 6, line.height())
    if best.need >= 0:
        sign = min(size, 18 * grown(on))
        on.marks.icon(QRectF(rest.right() - sign, rest.center().y() - sign / 2, sign, sign), best.need)
        rest.setRight(rest.right() - sign - 3)
        needed = phrase("Epona", "stable needs", "a card, by its stable")
        if on.width(needed, 12 * wider(on), 600) <= rest.width():
            on.write(rest, needed, 12 * wider(on), 600, RIGHT, on.theme.colour("quiet"))
    on.write(below, where, 12 * wider(on), 500, LEFT, quiet)


class Ghost(NamedTuple):
    """A card of the chosen group in the slot where it would score most, with what it scores there."""

    box: QRectF
    face: str
    points: int


def ghosts_of(laid: GroupsLaid, m: Measures) -> tuple[Ghost, ...]:
    """The cards of the group that is picked in the rows of who chooses: each by itself, the first of those that would
    lie in one slot.
    """
    view: State = laid.shown.view
    division = laid.division
    if division is None or division.chooser != laid.seat or laid.is_dividing:
        return ()
    picked = next(
        (cards for number, cards in enumerate(division.groups) if group_key(number) in laid.shown.picked), b""
    )
    found: dict[tuple[int, int], Ghost] = {}
    for card in picked:
        best = best_place(view, laid.seat, card)
        if best.spot is not None and best.spot not in found:
            found[best.spot] = Ghost(m.slot(*best.spot), f"{m.card_kind}.{card}.0.0.0", best.points)
    return tuple(found.values())


def write_ghost(on: Writing, ghost: Ghost) -> None:
    """A card seen through, in a gold frame, and what it would score."""
    on.painter.setOpacity(0.45)
    picture = on.face(ghost.face, ghost.box.size().toSize(), on.ratio)
    on.painter.drawPixmap(on.marks.on_pixels(ghost.box.topLeft()), picture)
    on.painter.setOpacity(1)
    pen = QPen(QColor("#E9B23A"), 2.4)
    pen.setDashPattern([3, 2])
    on.painter.setPen(pen)
    on.painter.setBrush(Qt.BrushStyle.NoBrush)
    on.painter.drawRoundedRect(ghost.box.adjusted(1, 1, -1, -1), 6, 6)
    gain = phrase("Epona", "+{number}", "so many points").put(number=ghost.points)
    size = 20 * grown(on)
    plate = QRectF(ghost.box.left() + 4, ghost.box.top() + 4, size * 1.7, size)
    on.painter.setPen(QPen(QColor("#E9B23A"), 1.2))
    on.painter.setBrush(QColor("#FFF3C9"))
    on.painter.drawRoundedRect(plate, size / 2, size / 2)
    on.write(
        plate, gain if ghost.points > 0 else as_number(ghost.points), 13 * wider(on), 700, CENTRE, QColor("#3A2410")
    )


# The groups of others.


class Others(NamedTuple):
    """Groups that others choose from."""

    box: QRectF
    heading: QRectF
    trays: tuple[QRectF, QRectF]
    divider: Mark
    chooser: Mark


def others_of(view: State, other: OtherDivision) -> Others:
    """What is said of them."""
    division = other.division

    def mark(seat: int, role: Role) -> Mark:
        return Mark(seat, view.letters[seat], role)

    return Others(
        other.box,
        other.heading,
        other.groups.trays,
        mark(division.divider, Role.DIVIDES),
        mark(division.chooser, Role.CHOOSES),
    )


def write_others(on: Writing, others: Others) -> None:
    """A panel with a line about who divided and who chooses, and the grounds of both groups."""
    on.panel(others.box)
    line, text = others.heading, on.theme.colour("text")
    size = line.height() - 6
    top = line.center().y() - size / 2
    left = line.left() + 7
    words = (
        phrase("Epona", "divided", "after the name of who did: cards"),
        phrase("Epona", "chooses", "after the name of who does: one of two groups"),
    )
    for mark, word in zip((others.divider, others.chooser), words, strict=True):
        who = called(mark.seat, on.seat_names)
        wide = on.width(who, 13 * wider(on), 700) + 3
        said = on.width_of(word, _NOTE * wider(on)) + 4
        if left + 2 * size + wide + said + 20 > line.right():
            said = 0.0
        on.badge(mark.seat, QPointF(left, top), size)
        on.write(QRectF(left + size + 4, line.top(), wide, line.height()), who, 13 * wider(on), 700, LEFT, text)
        left += size + wide + 6
        letter_tile(on, QRectF(left, top, size, size), mark)
        left += size + 5
        if said:
            on.write(
                QRectF(left, line.top(), said, line.height()),
                word,
                _NOTE * wider(on),
                500,
                LEFT,
                on.theme.colour("quiet"),
            )
            left += said
        left += 10
    for tray in others.trays:
        paint_tray(on.painter, tray, on.evening)
