"""Groups that one chooses from: what they would score together, each card in which slot; and the groups of others."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from boardroom.engine.keys import kind_of
from boardroom.engine.text import phrase
from boardroom.games.epona.position.prices import price
from boardroom.games.epona.position.scoring import BestPlace
from boardroom.games.epona.position.state import State
from boardroom.games.epona.position.together import best_together
from boardroom.games.epona.table.faces.ground import paint_tray
from boardroom.games.epona.table.faces.group_marks import (
    NOTE,
    Brought,
    brought_by,
    grown,
    paint_group,
    wider,
    width_of_brought,
    width_of_cost,
    write_best,
    write_brought,
    write_cost,
    write_gain_on_plate,
    write_group_title,
    write_together,
)
from boardroom.games.epona.table.faces.pair_marks import Mark, Role, letter_tile
from boardroom.games.epona.table.faces.writing import TRAY_INKS, Writing
from boardroom.games.epona.table.gestures.keys import group_key
from boardroom.games.epona.table.layout.groups import GroupsLaid, OtherDivision
from boardroom.games.epona.table.layout.measures import Measures
from boardroom.games.epona.table.panels import write_tick
from boardroom.ui.kit.words.lettering import LEFT
from boardroom.ui.kit.words.say import called


class Offered(NamedTuple):
    """A group that is chosen from: its boxes, what it costs, brings and would score; what each card adds to that, with
    boxes for it; whether it is chosen, and can be.
    """

    tray: QRectF
    heading: QRectF
    number: int
    cost: int
    brings: Brought
    points: int
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
    together = [best_together(view, seat, cards) for cards in division.groups]
    return [
        Offered(
            groups.trays[number],
            groups.heading(number),
            number,
            sum(price(view.owners[seat], view.boxes[seat], card) for card in cards),
            brought_by(cards),
            together[number].points,
            tuple((groups.below_card(number, index), place) for index, place in enumerate(together[number].places)),
            chooses and group_key(number) in picked,
            chooses and laid.shown.actor == seat and not any(kind_of(key) == "group" for key in picked),
        )
        for number, cards in enumerate(division.groups)
    ]


def write_offered(on: Writing, offered: Offered) -> None:
    """The tray of a group that is chosen from with what it would score, and below each card its part of that."""
    cream, faint = map(QColor, TRAY_INKS)
    paint_group(on, offered.tray, offered.chosen)
    heading = offered.heading
    left = write_group_title(on, heading, offered.number, cream)
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
    size, cost = 19 * grown(on), width_of_cost(on, offered.cost) + 2
    # Numbers first, then what they are.
    brought = width_of_brought(on, offered.brings, size)
    room.setLeft(write_together(on, room, offered.points, cost + brought + 14))
    right = write_brought(on, room.adjusted(cost + 10, 0, 0, 0), offered.brings, size)
    room.setRight(right - 6)
    costs = QRectF(right - 10 - cost, heading.top(), cost, heading.height())
    if costs.left() >= room.left() and write_cost(on, costs, offered.cost, faint):
        room.setRight(costs.left() - 6)
    if note is not None and on.width(note, NOTE * wider(on), 600) <= room.width():
        on.write(room, note, NOTE * wider(on), 600, LEFT, cream if offered.chosen else faint)
    for box, place in offered.places:
        write_best(on, box, place)


class Ghost(NamedTuple):
    """A card of the chosen group in the slot where it would be placed with the others, with what it adds there."""

    box: QRectF
    face: str
    points: int


def ghosts_of(laid: GroupsLaid, m: Measures) -> tuple[Ghost, ...]:
    """The cards of the group that is picked in the rows of who chooses, as they would score most together."""
    view: State = laid.shown.view
    division = laid.division
    if division is None or division.chooser != laid.seat or laid.is_dividing:
        return ()
    picked = next(
        (cards for number, cards in enumerate(division.groups) if group_key(number) in laid.shown.picked), b""
    )
    placed = zip(picked, best_together(view, laid.seat, picked).places, strict=True)
    return tuple(
        Ghost(m.slot(*best.spot), f"{m.card_kind}.{card}.0.0.0", best.points)
        for card, best in placed
        if best.spot is not None
    )


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
    size = 20 * grown(on)
    plate = QRectF(ghost.box.left() + 4, ghost.box.top() + 4, size * 1.7, size)
    write_gain_on_plate(on, plate, ghost.points, 13)


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
        said = on.width_of(word, NOTE * wider(on)) + 4
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
                NOTE * wider(on),
                500,
                LEFT,
                on.theme.colour("quiet"),
            )
            left += said
        left += 10
    for tray in others.trays:
        paint_tray(on.painter, tray, on.evening)
