"""What is written below the field: fences, who waits for room, the tally of what is held, the tray of farm cards."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from boardroom.engine.text import Seat, Text, phrase
from boardroom.engine.tuples import of_seat
from boardroom.games.my_kingdom_for_a_horse.position.actions import UseWheelbarrow
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts, minus, plus
from boardroom.games.my_kingdom_for_a_horse.position.effects import fences_left, holding
from boardroom.games.my_kingdom_for_a_horse.position.field import census, total
from boardroom.games.my_kingdom_for_a_horse.position.state import Carded, Phase, State, card_key
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing
from boardroom.games.my_kingdom_for_a_horse.table.faces.dicebox import may_turn
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import animal
from boardroom.games.my_kingdom_for_a_horse.table.faces.writing import AGAIN, TRAY_INKS, Writing
from boardroom.games.my_kingdom_for_a_horse.table.layout.places import fencing_seat
from boardroom.games.my_kingdom_for_a_horse.table.reading.inspect import supply_of
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.rounded import paint_rounded
from boardroom.ui.kit.theme import GOLD
from boardroom.ui.kit.words.fitting import fit
from boardroom.ui.kit.words.lettering import CENTRE, LEFT, RIGHT, TOP
from boardroom.ui.stage.pieces.pile_headings import heading_width, write_pile
from boardroom.ui.stage.presentation import Presentation

_NONE_LEFT: Final = ("#A3261B", "#FFB4A6")
"""The ink that says by day and in the evening that the supply has none of a kind."""


_TICK: Final = 15.0
"""The size of the tick on a kind of which there are enough."""
_SMALL_TICK: Final = 11.0
"""The same in a low box."""
_HIDEABLE: Final = 44.0
"""The size from which on an animal is known with a tick on its feet."""


_LEAST_ANIMAL: Final = 24.0
"""The size below which an animal of the tally is not known at a glance."""
_PAPERS: Final = ("#F1F5DE", "#223628")
"""The ground of what the supply holds in front of an animal's hooves, by day and in the evening."""
_TITLED_FROM: Final = 480.0
"""The width from which on a line above the hand says what these cards are."""


class Fences(NamedTuple):
    """What is written on the shelf about a seat's fences, and the ``short`` line where that would be cut; whether one
    of them may be in hand.
    """

    seat: int
    line: Text
    short: Text
    left: int
    in_hand: bool


class Tally(NamedTuple):
    """How many of each kind a seat holds in pens and loose, how many of each win, and how many the supply holds."""

    seat: int
    goal: int
    penned: Counts
    loose: Counts
    supply: Counts


def fences_of(view: State, seat: int) -> Fences:
    """The fences of a seat: on the field, in the supply, in hand."""
    standing, left = view.fields[seat].fences.bit_count(), fences_left(view, seat)
    line = phrase("Kingdom", "{standing} on the field, {left} left").put(standing=standing, left=left)
    short = phrase("Kingdom", "{standing} on the field").put(standing=standing)
    task = view.tasks[-1] if view.tasks else None
    if isinstance(task, Fencing) and task.seat == seat:
        line = phrase("Kingdom", "{place} to place, {move} to move; {left} left").put(
            place=task.place, move=task.move, left=left
        )
        short = phrase("Kingdom", "{place} to place, {move} to move").put(place=task.place, move=task.move)
    return Fences(seat, line, short, left, fencing_seat(view) == seat)


def tally_of(view: State, seat: int) -> Tally:
    """What a seat holds; what it has gained in its plan for the final trade has no pen yet."""
    seen = census(view.fields[seat])
    planned = minus(holding(view, seat), total(view.fields[seat].animals))
    return Tally(seat, view.goal, seen.penned, plus(seen.loose, planned), supply_of(view))


def write_fences(on: Writing, fences: Fences) -> None:
    """The fences of a seat on its shelf."""
    m, seat = on.m, fences.seat
    box = m.shelf_words
    title = phrase("Kingdom", "{seat}’s fences").put(seat=Seat(seat))
    part = 0.5 if box.height() < m.shelf.height() * 0.6 else 0.36
    on.write(QRectF(box.left(), box.top(), box.width(), box.height() * part), title, 15, 700)
    rest = box.adjusted(0, box.height() * (part + 0.02), 0, 0)
    line = fences.line if on.fits(rest, fences.line, 12.5, 500, TOP) else fences.short
    on.write(rest, line, 12.5, 500, TOP, on.quiet)
    colour = of_seat(on.colours, seat).key
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
    line = phrase("Kingdom", "Choose which animals stay.", "of animals that wait for room")
    rest = QRectF(box.left(), box.top() + box.height() * 0.44, box.width(), box.height() * 0.56)
    on.write(rest, line, 12.5, 500, TOP, on.quiet)


_APART: Final = 10
"""What stays free between a title and what stands at the right of it."""


def write_tally(on: Writing, tally: Tally) -> None:
    """How many of each kind a seat holds in pens, how many win, and how many are left in the supply."""
    m = on.m
    head = QRectF(m.tally.left() + 12, m.tally.top() + 4, m.tally.width() - 24, m.held(0).top() - m.tally.top() - 4)
    goal = phrase("Kingdom", "%n of each to win", "over the tally", tally.goal)
    if any(tally.loose):
        goal = phrase("Kingdom", "“+”: not in a pen", "over the tally: what 6+2 means")
    title = phrase("Kingdom", "{seat} holds").put(seat=Seat(tally.seat))
    half = head.width() * 0.5
    on.write(head.adjusted(0, 0, -on.fitted_width(goal, half, 12) - _APART, 0), title, 14, 700)
    on.write(head.adjusted(half, 0, 0, 0), goal, 12, 500, RIGHT, on.quiet)
    left = [_left(number) for number in tally.supply]
    size = on.common_size(left, min(supply_label(m.held(kind)).width() for kind in KINDS), 12, 500)
    for kind in KINDS:
        _count(on, m.held(kind), kind, tally.penned[kind], tally.goal, tally.loose[kind])
        ink = on.quiet if tally.supply[kind] else QColor(_NONE_LEFT[on.evening])
        label = supply_label(m.held(kind))
        if is_on_paper(m.held(kind)):
            on.painter.setPen(Qt.PenStyle.NoPen)
            on.painter.setBrush(QColor(_PAPERS[on.evening]))
            paint_rounded(on.painter, label, 5)
        on.write(label, left[kind], size, 500 if tally.supply[kind] else 700, CENTRE, ink)


def _left(number: int) -> Text:
    """How many of a kind are left in the supply."""
    if not number:
        return phrase("Kingdom", "none left", "animals in the supply")
    return phrase("Kingdom", "%n left", "animals in the supply", number)


def _foot(box: QRectF) -> QRectF:
    """The part of a box of the tally that tells what the supply holds."""
    high = max(16.0, min(20.0, box.height() * 0.3))
    return QRectF(box.left() + 3, box.bottom() - high - 1, box.width() - 6, high)


def supply_label(box: QRectF) -> QRectF:
    """Where a box of the tally tells what the supply holds: as wide as the box, so that no number is cut."""
    return _foot(box)


def is_on_paper(box: QRectF) -> bool:
    """Whether that stands in front of hooves, on paper of its own."""
    return held_animal(box).bottom() > _foot(box).top() + 1


def held_animal(box: QRectF) -> QRectF:
    """Where a box of the tally shows its animal: never so small that it is not known at a glance."""
    room = _foot(box).top() - box.top() - 4
    size = max(min(_LEAST_ANIMAL, box.height() - 2), min(room, box.width() * 0.52))
    # What does not fit above the foot stands as high as it can: its hooves come behind the words.
    middle = box.top() + max(2 + room / 2, 1 + size / 2)
    return QRectF(box.left() + 3, middle - size / 2, size, size)


def held_tick(box: QRectF) -> QRectF:
    """Where a box of the tally has its tick: on the animal's feet; in the corner behind a small one, and smaller."""
    if held_animal(box).height() >= _HIDEABLE:
        middle, size = QPointF(box.left() + _TICK * 0.7, _foot(box).top() - _TICK * 0.6), _TICK
    else:
        middle, size = box.topLeft() + QPointF(_SMALL_TICK * 0.35, _SMALL_TICK * 0.35), _SMALL_TICK
    return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)


def _count(on: Writing, box: QRectF, kind: int, number: int, goal: int, loose: int) -> None:
    enough = number >= goal
    on.painter.setPen(QPen(QColor("#2E7D4F" if enough else "#A09878"), 1.8 if enough else 1.2))
    on.painter.setBrush(QColor(255, 255, 248, 200) if not on.evening else QColor(255, 255, 248, 22))
    paint_rounded(on.painter, box, 8)
    upper = QRectF(box.left(), box.top() + 2, box.width(), _foot(box).top() - box.top() - 2)
    stands, tick = held_animal(box), held_tick(box)
    size = stands.width()
    on.painter.drawPixmap(stands.topLeft(), animal(kind, round(size), on.ratio))
    words = QRectF(box.left() + size + 3, upper.top(), box.width() - size - 5, upper.height())
    said, most = (
        str(number) + (f"+{loose}" if loose else ""),
        min(15.0 if loose else 24.0, words.height(), box.width() * 0.4),
    )
    theme = on.theme
    fitted = fit(said, lambda size: theme.numeral(size, 800), most, words.width() - 3, words.height() * 1.2)
    on.painter.setPen(on.ink)
    fitted.draw(on.painter, words, Qt.AlignmentFlag(CENTRE))
    if enough:
        _tick(on.painter, tick)


def _tick(painter: QPainter, box: QRectF) -> None:
    """A tick in a green disc: there are as many as win."""
    painter.setPen(QPen(QColor("#FFFFFF"), 1.2))
    painter.setBrush(QColor("#2E7D4F"))
    painter.drawEllipse(box)
    unit = box.width() / 14
    pen = QPen(QColor("#FFFFFF"), 2 * unit)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline([box.center() + QPointF(x, y) * unit for x, y in ((-3.4, 0.2), (-1, 2.8), (3.4, -2.6))])


# The farm cards.


class Tray(NamedTuple):
    """What is written on the tray of a seat: about its hand, and how many cards lie in the piles and before it; the
    places of the lasting ones that can be used now.
    """

    note: Text
    deck: int
    discard: int
    lasting: int
    of_use: tuple[int, ...] = ()


def tray_of(shown: Presentation, seat: int) -> Tray:
    """The hand, the piles and the lasting cards of a seat."""
    view: State = shown.view
    lasting = view.lasting[seat]
    of_use = tuple(place for place, card in enumerate(lasting) if seat == shown.actor and _works(shown, card))
    picked = sum(card_key(card) in shown.picked for card in view.hands[seat])
    note = _hand_note(view, seat)
    if picked:
        note = phrase("Kingdom", "%n marked: exchange with the button above.", "farm cards", picked)
    return Tray(note, len(view.deck), len(view.discard), len(lasting), of_use)


def _works(shown: Presentation, card: int) -> bool:
    """Whether a lasting card of the acting seat does something when it is used now."""
    turns = may_turn(shown)
    wheels = any(isinstance(action, UseWheelbarrow) for action in shown.legal)
    return (CARDS[card].turn_breeding and turns) or (CARDS[card].wheel and wheels)


def write_to_exchange(on: Writing, card: QRectF) -> None:
    """The sign of the button that exchanges cards, on one that is marked for that."""
    size = min(card.width() * 0.5, 34.0)
    spot = QPointF(card.center().x(), card.top() + card.height() * 0.3)
    disc = QRectF(spot.x() - size / 2, spot.y() - size / 2, size, size)
    ground, ink = AGAIN
    on.painter.setPen(QPen(QColor(ink), max(1.5, size / 14)))
    on.painter.setBrush(QColor(ground))
    on.painter.drawEllipse(disc)
    sign = size * 0.62
    icon = art.icon_pixmap("replay", sign, ink, on.painter.device().devicePixelRatioF())
    on.painter.drawPixmap(QPointF(spot.x() - sign / 2, spot.y() - sign / 2), icon)


def write_tray(on: Writing, tray: Tray) -> None:
    """The headings of hand, lasting cards and piles."""
    m = on.m
    cream, faint = map(QColor, TRAY_INKS)
    title, area = phrase("Kingdom", "Farm cards"), m.words
    if m.words_above:
        # Beside each other, in one line; in a short one what can be done matters more than what it is done with.
        titled = area.width() * 0.22 if area.width() >= _TITLED_FROM else 0.0
        if titled:
            on.write(QRectF(area.left(), area.top(), titled, area.height()), title, 17, 700, LEFT, cream)
        on.write(area.adjusted(titled + 8 * (titled > 0), 0, 0, 0), tray.note, 12.5, 500, LEFT, faint)
    else:
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
        words = phrase("Kingdom", "In effect", "lasting cards")
        if tray.of_use:
            words = phrase("Kingdom", "Usable now", "lasting cards")
        on.write(head, words, 13, 700, LEFT, QColor(GOLD) if tray.of_use else cream)
    row = m.in_effect(tray.lasting)
    for place in tray.of_use:
        # As a die or a stall that can be used.
        on.painter.setPen(QPen(QColor("#D9A21B"), 4))
        on.painter.setBrush(Qt.BrushStyle.NoBrush)
        paint_rounded(on.painter, row.box(place).adjusted(-2, -2, 2, 2), 8)


def _hand_note(view: State, seat: int) -> Text:
    if view.phase == Phase.OVER or seat != view.active or view.phase != Phase.OWN_DICE:
        return phrase("Kingdom", "%n in hand", "farm cards", len(view.hands[seat]))
    if view.turn.carded == Carded.PLAYED:
        return phrase("Kingdom", "One per turn: a card was played.")
    if view.turn.carded == Carded.EXCHANGED:
        return phrase("Kingdom", "Cards were exchanged; none can be played this turn.")
    return phrase("Kingdom", "Play one on your field, or exchange some at the discard pile.")
