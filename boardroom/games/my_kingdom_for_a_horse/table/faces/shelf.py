"""What is written below the field: fences, who waits for room, the tally of what is held, the tray of farm cards."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts, minus, plus
from boardroom.games.my_kingdom_for_a_horse.position.effects import fences_left, holding
from boardroom.games.my_kingdom_for_a_horse.position.field import census, total
from boardroom.games.my_kingdom_for_a_horse.position.state import Carded, Phase, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import animal
from boardroom.games.my_kingdom_for_a_horse.table.faces.writing import TRAY_INKS, Writing
from boardroom.games.my_kingdom_for_a_horse.table.layout.places import fencing_seat
from boardroom.ui.kit.pictures.rounded import paint_rounded
from boardroom.ui.kit.words.fitting import fit
from boardroom.ui.kit.words.lettering import CENTRE, LEFT, RIGHT, TOP
from boardroom.ui.stage.pieces.pile_headings import heading_width, write_pile


class Fences(NamedTuple):
    """What is written on the shelf about a seat's fences; whether one of them may be in hand."""

    seat: int
    line: Text
    left: int
    in_hand: bool


class Tally(NamedTuple):
    """How many of each kind a seat holds in pens and loose, and how many of each win."""

    seat: int
    goal: int
    penned: Counts
    loose: Counts


def fences_of(view: State, seat: int) -> Fences:
    """The fences of a seat: on the field, in the supply, in hand."""
    standing, left = view.fields[seat].fences.bit_count(), fences_left(view, seat)
    line = phrase("Kingdom", "{standing} on the field, {left} in the supply").put(standing=standing, left=left)
    task = view.tasks[-1] if view.tasks else None
    if isinstance(task, Fencing) and task.seat == seat:
        line = phrase("Kingdom", "{place} to place, {move} to move; {left} in the supply").put(
            place=task.place, move=task.move, left=left
        )
    return Fences(seat, line, left, fencing_seat(view) == seat)


def tally_of(view: State, seat: int) -> Tally:
    """What a seat holds; what it has gained in its plan for the final trade has no pen yet."""
    seen = census(view.fields[seat])
    planned = minus(holding(view, seat), total(view.fields[seat].animals))
    return Tally(seat, view.goal, seen.penned, plus(seen.loose, planned))


def write_fences(on: Writing, fences: Fences) -> None:
    """The fences of a seat on its shelf."""
    m, seat = on.m, fences.seat
    box = QRectF(m.shelf.left() + 14, m.shelf.top() + 4, m.shelf_words - 6, m.shelf.height() - 8)
    title = phrase("Kingdom", "{seat}’s fences").put(seat=Seat(seat))
    on.write(QRectF(box.left(), box.top(), box.width(), box.height() * 0.36), title, 15, 700)
    rest = QRectF(box.left(), box.top() + box.height() * 0.38, box.width(), box.height() * 0.62)
    on.write(rest, fences.line, 12.5, 500, TOP, on.quiet)
    colour = on.colours[seat].key
    for index in range(min(fences.left, 3) - 1, 0, -1):
        spot = m.spare.translated(index * 7, -index * 4)
        face = on.paint(f"fence/level/{colour}", round(spot.width()), round(spot.height()), on.ratio)
        on.painter.setOpacity(0.75)
        on.painter.drawPixmap(spot.topLeft(), face)
        on.painter.setOpacity(1)
    if fences.in_hand:
        pen = QPen(QColor("#B36B00"), 1.6)
        pen.setDashPattern([4, 3])
        on.painter.setPen(pen)
        on.painter.setBrush(QColor(255, 250, 214, 120) if not on.evening else QColor(255, 250, 214, 18))
        on.painter.drawRoundedRect(m.in_hand, 9, 9)
        word = phrase("Kingdom", "In hand", "a fence that was taken up")
        on.write(m.in_hand.adjusted(4, 2, -4, -m.in_hand.height() * 0.6), word, 12, 600, CENTRE)


def write_waiting(on: Writing) -> None:
    """That animals wait for room."""
    m = on.m
    box = QRectF(m.shelf.left() + 14, m.shelf.top() + 8, m.shelf.width() * 0.33, m.shelf.height() - 16)
    title = phrase("Kingdom", "Waiting for room")
    on.write(QRectF(box.left(), box.top(), box.width(), box.height() * 0.42), title, 15, 700)
    line = phrase("Kingdom", "Choose what to keep; the rest is lost.")
    rest = QRectF(box.left(), box.top() + box.height() * 0.44, box.width(), box.height() * 0.56)
    on.write(rest, line, 12.5, 500, TOP, on.quiet)


def write_tally(on: Writing, tally: Tally) -> None:
    """How many of each kind a seat holds in pens, and how many win."""
    m = on.m
    head = QRectF(m.tally.left() + 12, m.tally.top() + 4, m.tally.width() - 24, m.held(0).top() - m.tally.top() - 4)
    goal = phrase("Kingdom", "%n of each to win", "over the tally", tally.goal)
    title = phrase("Kingdom", "{seat} holds").put(seat=Seat(tally.seat))
    on.write(head.adjusted(0, 0, -head.width() * 0.5, 0), title, 14, 700)
    on.write(head.adjusted(head.width() * 0.5, 0, 0, 0), goal, 12, 500, RIGHT, on.quiet)
    for kind in KINDS:
        _count(on, m.held(kind), kind, tally.penned[kind], tally.goal, tally.loose[kind])


def _count(on: Writing, box: QRectF, kind: int, number: int, goal: int, loose: int) -> None:
    enough = number >= goal
    on.painter.setPen(QPen(QColor("#2E7D4F" if enough else "#A09878"), 1.8 if enough else 1.2))
    on.painter.setBrush(QColor(255, 255, 248, 200) if not on.evening else QColor(255, 255, 248, 22))
    paint_rounded(on.painter, box, 8)
    size = min(box.height() - 6, box.width() * (0.52 if box.width() > 60 else 0.45))
    on.painter.drawPixmap(QPointF(box.left() + 3, box.center().y() - size / 2), animal(kind, round(size), on.ratio))
    words = QRectF(box.left() + size + 3, box.top() + 2, box.width() - size - 5, box.height() * 0.56)
    said, most = str(number) + (f"+{loose}" if loose else ""), min(15.0 if loose else 22.0, words.height())
    theme = on.theme
    fitted = fit(said, lambda size: theme.numeral(size, 800), most, words.width() - 3, words.height() * 1.2)
    on.painter.setPen(on.ink)
    fitted.draw(on.painter, words, Qt.AlignmentFlag(CENTRE))
    below = QRectF(words.left(), words.bottom() - 1, words.width(), box.bottom() - words.bottom())
    if enough:
        on.painter.setPen(QPen(QColor("#2E7D4F" if not on.evening else "#9BE0C4"), 2.4))
        middle = below.center()
        on.painter.drawPolyline([middle + QPointF(-6, -1), middle + QPointF(-2, 3), middle + QPointF(6, -5)])
    else:
        needed = phrase("Kingdom", "of {number}", "animals needed to win").put(number=goal)
        on.write(below, needed, 12, 500, CENTRE, on.quiet)


# The farm cards.


class Tray(NamedTuple):
    """What is written on the tray of a seat: about its hand, and how many cards lie in the piles and before it."""

    note: Text
    deck: int
    discard: int
    lasting: int


def tray_of(view: State, seat: int) -> Tray:
    """The hand, the piles and the lasting cards of a seat."""
    return Tray(_hand_note(view, seat), len(view.deck), len(view.discard), len(view.lasting[seat]))


def write_tray(on: Writing, tray: Tray) -> None:
    """The headings of hand, lasting cards and piles."""
    m = on.m
    cream, faint = map(QColor, TRAY_INKS)
    area = QRectF(m.tray.left() + 18, m.tray.top() + 11, m.words_width - 22, m.tray.height() - 21)
    title = phrase("Kingdom", "Farm cards")
    on.write(QRectF(area.left(), area.top(), area.width(), 26), title, 17, 700, LEFT, cream)
    on.write(area.adjusted(0, 28, 0, 0), tray.note, 12.5, 500, TOP, faint)
    deck = phrase("Kingdom", "Deck {number}").put(number=tray.deck)
    discard = phrase("Kingdom", "Discard {number}").put(number=tray.discard)
    size = on.common_size((deck, discard), heading_width(m.deck), 13, 700)
    write_pile(on, m.deck, m.tray.top() + 10, deck, size, cream, not tray.deck)
    write_pile(on, m.discard, m.tray.top() + 10, discard, size, cream, not tray.discard)
    lasting = m.played(tray.lasting)
    head = QRectF(lasting.left(), m.tray.top() + 10, lasting.width(), 20)
    if tray.lasting:
        on.write(head, phrase("Kingdom", "In effect", "lasting cards"), 13, 700, LEFT, cream)


def _hand_note(view: State, seat: int) -> Text:
    if view.phase == Phase.OVER or seat != view.active or view.phase != Phase.OWN_DICE:
        return phrase("Kingdom", "%n in hand", "farm cards", len(view.hands[seat]))
    if view.turn.carded == Carded.PLAYED:
        return phrase("Kingdom", "One per turn: a card was played.")
    if view.turn.carded == Carded.EXCHANGED:
        return phrase("Kingdom", "Cards were exchanged; none can be played this turn.")
    return phrase("Kingdom", "Drag one to your field to play it, or any number to the discard pile to exchange them.")
