"""What is painted and written around the pieces: paddocks with their slots, plate, decks, tray, the other panels."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from boardroom.engine.text import Seat, phrase
from boardroom.games.epona.position.actions import UseBox
from boardroom.games.epona.position.cards import NONE
from boardroom.games.epona.position.numbers import SALE
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.table.faces.choosing_layers import (
    ghosts_of,
    offered_of,
    others_of,
    write_ghost,
    write_offered,
    write_others,
)
from boardroom.games.epona.table.faces.deck_layers import open_decks, write_decks, write_open_decks
from boardroom.games.epona.table.faces.dividing_layers import half_of, parted_of, write_half, write_parted
from boardroom.games.epona.table.faces.gain_plates import gain_plates_of, write_gain_plate
from boardroom.games.epona.table.faces.ground import (
    paint_blanket,
    paint_paddock,
    paint_ring,
    paint_slot,
    paint_tray,
)
from boardroom.games.epona.table.faces.group_marks import write_picked
from boardroom.games.epona.table.faces.log_layer import own_step, rest_log, write_log, write_own_step
from boardroom.games.epona.table.faces.offer_layer import drawn_words, offer_of, write_offer
from boardroom.games.epona.table.faces.opened_bar import opened_of, write_opened
from boardroom.games.epona.table.faces.pair_marks import PairsBox, pairs_of_round, write_pairs
from boardroom.games.epona.table.faces.writing import TRAY_INKS, Writing, WritingTools
from boardroom.games.epona.table.gestures.hand_order import ORDERS
from boardroom.games.epona.table.layout.choosing import Choosing
from boardroom.games.epona.table.layout.measures import Measures
from boardroom.games.epona.table.layout.places import asked_about, roller_targets
from boardroom.games.epona.table.layout.views import (
    can_sell,
    has_keep,
    has_tray,
    in_hand,
    lowered,
    sells_at_end,
)
from boardroom.games.epona.table.panels import (
    ICONS,
    Panel,
    as_number,
    card_icon,
    panel_of,
    write_name,
    write_panel,
    write_partners,
)
from boardroom.ui.kit.words.lettering import CENTRE, LEFT, TOP
from boardroom.ui.stage.pieces.layers import Layer
from boardroom.ui.stage.presentation import Presentation

_Write: TypeAlias = Callable[[Writing, Any], None]
_REACH: Final = 4.0
_SELL: Final = phrase("Epona", "Discard", "a place for cards")
_KEEP: Final = phrase("Epona", "Keep one", "a place for a card: it is kept, and placing is finished")
BESIDE_ICON: Final = 4.0
"""From the icon of a number on the plate to its words."""
_RESTING: Final = 0.45
"""How much is seen of a place where nothing can be done now."""
_SLOT_NUMBER: Final = 0.36
"""The size of the number of a slot, in heights of a low one."""
_WRITTEN: Final = 52.0
"""The greatest height of what is written in a place for cards."""


class Paddock(NamedTuple):
    """A row of the large tableau: its number, how many slots, which can still be filled, whether rows are lowered."""

    row: int
    slots: int
    open_slots: tuple[int, ...]
    lowered: bool


class Lane(NamedTuple):
    """A place for a new stable."""

    box: QRectF
    below: bool


class Tray(NamedTuple):
    """Whose hand lies in the tray, of how many cards; how it is sorted, None where there is nothing to sort; whether
    what is chosen from lies over its words; whether something ``rests`` there while another's tableau is looked at, and
    how many cards or stables that were ``drawn`` lie there with it.
    """

    seat: int
    cards: int
    order: str | None
    covered: bool
    rests: bool = False
    drawn: tuple[int, int] = (0, 0)


def layers(tools: WritingTools, m: Measures, shown: Presentation, large: int) -> dict[str, Layer]:
    """Everything around the pieces, box by box, while the tableau of a seat is the large one."""
    view: State = shown.view

    def written(box: QRectF, content: Any, write: _Write, above: bool = False) -> Layer:
        def paint(painter: QPainter, content: Any) -> None:
            write(Writing(tools, m, painter), content)

        return Layer(_around(box), content, paint, above)

    def write_small(on: Writing, panel: Panel) -> None:
        write_panel(on, on.m.panel(panel.seat, large), panel)

    found: dict[str, Layer] = {}
    lower, tableau = lowered(view, large), view.tableaus[large]
    for number, row in enumerate(tableau if not m.halves else ()):
        free = tuple(slot for slot, card in enumerate(row.slots) if card == NONE) if row.cube == Cube.UNFINISHED else ()
        content = Paddock(number, len(row.slots), free, lower)
        # By its stable: that is what it goes with.
        found[f"paddock.{row.stable}"] = written(m.paddock(number, lower, len(row.slots) + 1), content, _write_paddock)
    if lower:
        for below in (False, True):
            box = m.lane(len(tableau), below)
            found["below" if below else "above"] = written(box, Lane(box, below), _write_lane)
    found["plate"] = written(m.plate, panel_of(view, large), _write_plate)
    piles = *view.decks, view.stables, b"".join((*view.discards, view.stable_discard))
    counts = tuple(map(len, piles))
    found["decks"] = written(m.decks.box, counts, write_decks)
    chosen = open_decks(shown, large)
    if any(chosen):
        found["open decks"] = written(m.decks.box, chosen, write_open_decks, above=True)
    choosing = Choosing(m, shown, large)
    ground = choosing.ground
    if m.pair_lines:
        found["pairs"] = written(m.pairs, PairsBox(view.round, pairs_of_round(view), large), write_pairs)
    for seat in m.halves:
        found[f"half.{seat}"] = written(m.half(seat).box, half_of(view, seat, seat == large), write_half)
    laid = choosing.groups
    if laid.is_dividing:
        for parted in parted_of(laid):
            found[f"group.{parted.number}"] = written(parted.tray, parted, write_parted)
    else:
        for offered in offered_of(laid):
            found[f"group.{offered.number}"] = written(offered.tray, offered, write_offered)
        for other in laid.others:
            found[f"others.{other.division.divider}"] = written(other.box, others_of(view, other), write_others)
        for ghost in ghosts_of(laid, m):
            found[f"ghost.{ghost.face}"] = written(ghost.box, ghost, write_ghost)
    if has_tray(view) and laid.division is None:
        holder, rests = choosing.holder, choosing.rests
        order = shown.order if choosing.can_be_sorted else None
        cards, stables = choosing.resting
        held = len(in_hand(view, holder))
        something = bool(held or cards or stables)
        tray = Tray(holder, held, order, not choosing.shows_words, rests and something, (len(cards), len(stables)))
        found["tray"] = written(m.tray, tray, _write_tray)
    if choosing.boxes:
        found["offer"] = written(choosing.head, offer_of(choosing), write_offer)
    if choosing.rests:
        found["bar"] = written(m.bar, opened_of(choosing), write_opened)
    if can_sell(view, large) and not choosing.rests:
        found["sell"] = written(m.sell, sells_at_end(view, large), _write_sell)
    if has_keep(shown, large):
        found["keep"] = written(m.keep, view.aside[large] == NONE, _write_keep)
    log = rest_log(shown, choosing, tools)
    if log is not None:
        found["log"] = written(log.box, log, write_log)._replace(gives_way=True)
        step = own_step(shown, log)
        if step is not None:
            found["own step"] = written(log.box, step, write_own_step)._replace(gives_way=True)
    for seat in range(len(view.tableaus)):
        if seat != large:
            found[f"panel.{seat}"] = written(m.panel(seat, large).box, panel_of(view, seat), write_small)
    if view.neutral:
        found["neutral"] = written(m.neutral, None, lambda on, _: _write_neutral(on))
    if ground is not None and (choosing.display or in_hand(view, large)):
        # Else the tray itself is the ground.
        found["blanket"] = written(ground, ground, lambda on, box: paint_blanket(on.painter, box, on.evening))
    for card, plate in gain_plates_of(choosing).items():
        found[f"gain.{card}"] = written(plate.card, plate, write_gain_plate, above=True)
    for number, box in enumerate(choosing.picked_boxes):
        found[f"picked.{number}"] = written(box, box, write_picked, above=True)
    if view.phase == Phase.AGREEING:
        for number, box in enumerate(asked_about(m, view, large)):
            found[f"pair.{number}"] = Layer(_around(box), box, paint_ring, above=True)
    for action in shown.legal:
        # A glow would lie below the owner card.
        if isinstance(action, UseBox) and large == shown.actor:
            box = m.box(action.box)
            found[f"box.{action.box}"] = Layer(_around(box), box, paint_ring, above=True)
    if shown.actor == large:
        for card, box in roller_targets(m, shown, large).items():
            found[f"horse.{card}"] = Layer(_around(box), box, paint_ring, above=True)
    return found


def _around(box: QRectF) -> QRectF:
    return box.adjusted(-_REACH, -_REACH, _REACH, _REACH)


def _write_paddock(on: Writing, paddock: Paddock) -> None:
    m = on.m
    paint_paddock(on.painter, m.paddock(paddock.row, paddock.lowered, paddock.slots + 1), on.evening)
    for slot in paddock.open_slots:
        box = m.slot(paddock.row, slot, paddock.lowered)
        paint_slot(on.painter, box, on.evening)
        on.painter.setOpacity(0.7)
        size = min(box.height() * _SLOT_NUMBER, box.width() * _SLOT_NUMBER * 0.75)
        on.marks.number(str(slot + 1), box.center(), size, on.quiet.name())
        on.painter.setOpacity(1)


def _write_lane(on: Writing, lane: Lane) -> None:
    paint_slot(on.painter, lane.box, on.evening)
    words = phrase("Epona", "Below", "where a new stable is laid") if lane.below else phrase(
        "Epona", "Above", "where a new stable is laid"
    )  # fmt: skip
    on.write(lane.box.adjusted(4, 2, -4, -2), words, 14, 700, CENTRE, on.ink)


def _write_plate(on: Writing, plate: Panel) -> None:
    m = on.m
    on.panel(m.plate, plate.status.mood == "acting")
    write_name(on, m.plate_name, plate.seat, plate.status)
    numbers = (plate.coins, plate.studs, plate.rollers, plate.points)
    said = [
        phrase("Epona", "%n coins", "what a player has", plate.coins),
        phrase("Epona", "%n stud tokens", "what a player has: stud tokens", plate.studs),
        phrase("Epona", "%n rollers", "what a player has: rider rollers that lie on no horse", plate.rollers),
        phrase("Epona", "%n VP", "points so far", plate.points),
    ]
    wide = m.fact(0).width() - m.fact_icon(0).width() - BESIDE_ICON
    largest = 14.0
    if not on.fit_all(said, wide, largest):
        said[1] = as_number(plate.studs)
    if not on.fit_all(said, wide, largest):
        # In the narrowest plates the numbers say enough.
        said = list(map(as_number, numbers))
        largest = 18.0
    size = on.common_size(said, wide, largest, 700)
    for number, count in enumerate(numbers):
        box, icon = m.fact(number), m.fact_icon(number)
        if number != 2 or not count:
            # Rollers are pieces.
            on.painter.setOpacity(1 if count or number != 2 else 0.5)
            on.marks.drawing(ICONS[number], icon)
            on.painter.setOpacity(1)
        room = QRectF(icon.right() + BESIDE_ICON, box.top(), wide, box.height())
        on.write(room, said[number], size, 700, LEFT, on.theme.colour("text"))
    write_partners(on, plate)


_TOP_LINE: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


def _write_tray(on: Writing, tray: Tray) -> None:
    m = on.m
    paint_tray(on.painter, m.tray, on.evening)
    if tray.covered:
        return
    cream, faint = map(QColor, TRAY_INKS)
    words, order = m.words, m.order
    note_top = words.top() + min((order.top() - words.top()) * 0.56, 46.0 * m.grow)
    title = phrase("Epona", "{seat}’s hand").put(seat=Seat(tray.seat))
    cards, stables = tray.drawn
    # Beside the words lie the cards, if there are any.
    wide = words.width() if tray.cards or cards or stables else m.hand_room.right() - words.left()
    head = QRectF(words.left(), words.top(), wide, note_top - words.top())
    # In one line where that can be read: Japanese may break anywhere.
    one_line = on.fits(head, title, 15, 700, _TOP_LINE)
    on.write(head, title, 15, 700, _TOP_LINE if one_line else TOP, cream)
    note = drawn_words(cards, stables) if cards or stables else phrase("Epona", "%n cards", "in a hand", tray.cards)
    on.write(QRectF(words.left(), note_top, words.width(), order.top() - note_top - 3), note, 12.5, 500, TOP, faint)
    if tray.rests:
        back = phrase("Epona", "Go back to play them.", "the cards of a hand that rests")
        if cards or stables:
            back = phrase("Epona", "Go back to choose.", "of cards drawn, that rest")
        on.write(m.sell, back, 12.5, 500, CENTRE, faint)
    if tray.order is not None:
        on.painter.setPen(QPen(faint, 1.2))
        on.painter.setBrush(QColor(0, 0, 0, 50))
        on.painter.drawRoundedRect(order, 6, 6)
        on.write(order.adjusted(5, 1, -5, -3), ORDERS[tray.order], 12, 600, CENTRE, cream)


def _place_of_card(on: Writing, box: QRectF) -> None:
    pen = QPen(QColor(60, 84, 40, 170) if not on.evening else QColor(200, 215, 180, 120), 1.5)
    pen.setDashPattern([4, 3])
    on.painter.setPen(pen)
    on.painter.setBrush(QColor(245, 250, 225, 120) if not on.evening else QColor(10, 20, 12, 90))
    on.painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 10, 10)


class _Written(NamedTuple):
    """Where an icon and two lines of words stand in a place for a card: side by side."""

    icon: QRectF
    upper: QRectF
    lower: QRectF

    @classmethod
    def within(cls, place: QRectF) -> "_Written":
        """In the middle of a place."""
        high = min(place.height() - 8, _WRITTEN)
        size = min(high * 0.7, place.width() * 0.2)
        icon = QRectF(place.left() + 8, place.center().y() - size / 2, size, size)
        words = QRectF(icon.right() + 6, place.center().y() - high / 2, 0, high / 2)
        words.setRight(place.right() - 5)
        return cls(icon, words.adjusted(0, 2, 0, 0), words.translated(0, high / 2).adjusted(0, 0, 0, -2))


def _write_sell(on: Writing, at_end: bool) -> None:
    """Where cards are sold; where that is done only as the round ends it rests, and says so."""
    box = on.m.sell
    on.painter.setOpacity(_RESTING if at_end else 1)
    _place_of_card(on, box)
    places = _Written.within(box)
    on.marks.coin(places.icon, SALE)
    on.painter.setOpacity(1)
    ink = on.quiet if at_end else on.ink
    on.write(places.upper, _SELL, 14, 700, LEFT, ink)
    note = phrase("Epona", "gain %n coins", "for a card", SALE)
    if at_end:
        note = phrase("Epona", "at round end", "when the cards left in a hand are discarded for coins")
    on.write(places.lower, note, 12.5, 500, LEFT, on.quiet)


def _write_keep(on: Writing, empty: bool) -> None:
    box = on.m.keep
    _place_of_card(on, box)
    if empty:
        places = _Written.within(box)
        card_icon(on, places.icon)
        on.write(places.upper, _KEEP, 14, 700, LEFT)
        finish = phrase("Epona", "and finish", "placing: below “Keep one”")
        on.write(places.lower, finish, 12.5, 500, LEFT, on.quiet)


def _write_neutral(on: Writing) -> None:
    box = on.m.neutral
    on.panel(box)
    head = QRectF(box.left() + 10, box.top() + 4, box.width() - 20, 24 * on.m.grow)
    on.title(head, phrase("Epona", "Stallions", "those of the solo game"), 15, on.theme.colour("text"))
