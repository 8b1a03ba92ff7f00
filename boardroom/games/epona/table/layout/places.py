"""Where every piece lies, for a view and an audience."""

from math import floor
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.engine.keys import kind_of
from boardroom.games.epona.position.actions import MoveRoller
from boardroom.games.epona.position.cards import HIDDEN, MARES, NO_OWNER, NONE
from boardroom.games.epona.position.numbers import STUD_POINTS
from boardroom.games.epona.position.prices import discount
from boardroom.games.epona.position.state import NO_TOKEN, State, card_key, face_key, owner_key, stable_key
from boardroom.games.epona.position.tableau import Cube, cards_of, spot_of
from boardroom.games.epona.position.vocabulary import DECKS
from boardroom.games.epona.table.faces import owner_faces
from boardroom.games.epona.table.faces.asset_faces import chosen_around
from boardroom.games.epona.table.faces.backs import HAND_BACK, OWNER_BACK, STABLE_BACK
from boardroom.games.epona.table.gestures.hand_order import sorted_hand
from boardroom.games.epona.table.gestures.keys import (
    STABLE_DECK,
    back_key,
    cube_key,
    deck_key,
    offered_owner_key,
    roller_key,
    token_key,
)
from boardroom.games.epona.table.layout import views
from boardroom.games.epona.table.layout.choosing import Choosing
from boardroom.games.epona.table.layout.division import WHOLE_FROM, scale_of
from boardroom.games.epona.table.layout.measures import GAP, Measures
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO, UNITS
from boardroom.ui.stage.pieces.card_rows import closer_look
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation

READABLE: Final = (158.0, 221.0)
"""The size at which a card can be read at arm's length."""
_CHOSEN_FROM: Final = 60.0
"""How high what is chosen from lies, over the tableau."""
_IN_HAND: Final = 30.0
_OVER_CARDS: Final = 0.6
"""How large a card of a tableau is in the hand that moves it, in parts of what it was: it goes onto another card, which
is to be seen below it.
"""
_COVERED: Final = 0.3
"""How much is seen of what lies below that."""
_COMPACT_FROM: Final = 72.0
"""The height from which on a card of a group that others choose from has a compact face, and is more than its type."""
_USED_UP: Final = 0.3
"""How much is seen of a deck without cards: it can be drawn from, as its discard pile is shuffled then."""


class RowsLaid:
    """The places of stables and cards in rows, by seat: kept, for most tableaus are the same at the next picture."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Any, dict[str, Place]]] = {}

    def of(self, view: State, seat: int, large: int, m: Measures) -> dict[str, Place]:
        """Those of a seat, while another's tableau, or its own, is the large one."""
        lower = views.lowered(view, seat)
        about = m, large, lower, view.tableaus[seat], view.tokens, view.rollers[seat]
        kept = self._kept.get(seat)
        if kept is None or kept[0][0] is not m or kept[0] != about:
            kept = self._kept[seat] = about, _rows(view, seat, large, m, lower)
        return kept[1]


def _rows(view: State, seat: int, large: int, m: Measures, lower: bool) -> dict[str, Place]:
    places: dict[str, Place] = {}
    is_large = m.is_large(seat, large)
    small = None if is_large else m.small(seat, large)
    for number, row in enumerate(view.tableaus[seat]):
        box = m.stable(number, lower) if small is None else small.stable(number)
        stands = m.stable_kind if small is None else "stablemini"
        places[stable_key(row.stable)] = Place.on(box, f"{stands}.{row.stable}.{row.cube}", 1)
        for slot, card in enumerate(row.slots):
            if card != NONE:
                box = m.slot(number, slot, lower) if small is None else small.slot(number, slot)
                kind = m.card_kind if small is None else "mini"
                places[card_key(card)] = Place.on(box, f"{kind}.{card}.{laid_on(view, seat, card)}", 1)
    return places


class Places:
    """The places of a table's pieces at one picture, while the tableau of a seat is the large one."""

    def __init__(self, m: Measures, shown: Presentation, large: int, rows: RowsLaid) -> None:
        self._m, self._shown, self._large, self._rows = m, shown, large, rows
        self._view: State = shown.view
        self._choosing = Choosing(self._m, shown, self._large)
        self._groups_laid = self._choosing.groups
        self._backs = 0

    def all(self) -> dict[str, Place]:
        """The place of every piece, by key."""
        places: dict[str, Place] = {}
        for seat in range(len(self._view.tableaus)):
            self._tableau(places, seat)
        self._neutral(places)
        self._decks(places)
        self._hand(places)
        self._chosen_from(places)
        self._groups(places)
        return places

    def _tableau(self, places: dict[str, Place], seat: int) -> None:
        view, m = self._view, self._m
        places.update(self._rows.of(view, seat, self._large, m))
        owner = m.owner if seat == self._large else m.panel(seat, self._large).owner_card
        kind = "owner" if owner_faces.has_portrait(owner) else "boxes"
        if owner.isEmpty():
            owner, kind = m.panel(seat, self._large).box_line, "boxline"
        if not owner.isEmpty() and view.owners[seat] != NO_OWNER:
            places[owner_key(seat)] = Place.on(owner, f"{kind}.{view.owners[seat]}.{view.boxes[seat]}", 1)
        if seat == self._large:
            if views.has_cube(self._shown, seat):
                places[cube_key(seat)] = Place.on(owner_faces.spare_cube_area(m.owner), "cube", 3)
            if view.faces[seat] != NONE:
                face = view.faces[seat]
                places[face_key(face)] = Place.on(m.selection, f"selection.{face}.0", 1)
            for number in range(views.spare_rollers(view, seat)):
                places[roller_key(seat, number)] = Place.on(m.fact_icon(2), "roller", 2 + number)

    def _neutral(self, places: dict[str, Place]) -> None:
        """The solo player's stallions."""
        for number, card in enumerate(self._view.neutral):
            face = f"placed.{card}.0.{self._view.tokens[card] // STUD_POINTS}.0"
            places[card_key(card)] = Place.on(self._m.stallion(number), face, 1)

    def _decks(self, places: dict[str, Place]) -> None:
        view, m = self._view, self._m
        for deck in range(len(DECKS)):
            if view.discards[deck]:
                card = view.discards[deck][-1]
                places[card_key(card)] = self._discarded(deck, f"card.{card}")
            places[deck_key(deck)] = _deck(m.decks.deck(deck), deck, len(view.decks[deck]))
        if view.stable_discard:
            stable = view.stable_discard[-1]
            places[stable_key(stable)] = self._discarded(STABLE_DECK, f"stable.{stable}.{Cube.UNFINISHED}")
        places[deck_key(STABLE_DECK)] = _deck(m.decks.deck(STABLE_DECK), STABLE_BACK, len(view.stables))

    def _discarded(self, deck: int, face: str) -> Place:
        """The top of a deck's discards: all lie in one heap."""
        box, turn = self._m.decks.discarded(deck)
        # Stables are seldom the newest.
        return Place.on(box, face, 2 + deck % STABLE_DECK)._replace(turn=turn)

    def _hand(self, places: dict[str, Place]) -> None:
        view, m, seat = self._view, self._m, self._large
        holder = self._choosing.holder
        if view.aside[seat] != NONE:
            self._card(places, view.aside[seat], m.kept, _IN_HAND)
        if self._groups_laid.division is not None:
            # Groups lie where the hand would, until all have chosen.
            return
        hand = sorted_hand(views.in_hand(view, holder), holder, self._shown)
        row, (cards, stables) = self._choosing.hand, self._choosing.resting
        for index, card in enumerate((*hand, *cards)):
            # What peeks out of the tray lies straight, with its type where that is seen.
            kind = "card" if m.hand_is_whole else "peek"
            turn = row.turn(index) if m.hand_is_whole and not self._choosing.boxes else 0.0
            if card in self._choosing.picked:
                self._card(places, card, chosen_around(row.box(index)), _IN_HAND + index, "chosen")
            elif card in self._choosing.dropped:
                self._card(places, card, row.box(index), _IN_HAND + index, "dropped")
            else:
                self._card(places, card, row.box(index), _IN_HAND + index, kind, turn)
        for index, stable in enumerate(stables, len(hand) + len(cards)):
            self._stable(places, stable, row.box(index), _IN_HAND + index)

    def _card(
        self, places: dict[str, Place], card: int, box: QRectF, z: float, kind: str = "card", turn: float = 0.0
    ) -> None:
        """A card that is seen, with a kind of face, or its back."""
        if card == HIDDEN:
            key, face = back_key(self._choosing.holder, self._backs), f"back.{HAND_BACK}"
            self._backs += 1
        else:
            key, face = card_key(card), f"{kind}.{card}"
            if kind == "peek":
                face += f".{floor((self._m.free.bottom() - box.top()) * UNITS / box.width())}"
            holder = self._choosing.holder
            if less := discount(self._view.owners[holder], self._view.boxes[holder], card):
                face += f".{less}"
        places[key] = Place.on(box, face, z)._replace(turn=turn)

    def _chosen_from(self, places: dict[str, Place]) -> None:
        """What is chosen from; rows that selection cards lie over are faint meanwhile."""
        view, m, choosing = self._view, self._m, self._choosing
        ground, display = choosing.ground, choosing.display
        if ground is None:
            return
        for key, place in places.items():
            if display and m.rows.contains(place.area().center()) and ground.intersects(place.area()):
                places[key] = place._replace(opacity=_COVERED)
        if display:
            for face, box in zip(view.display, display, strict=True):
                dear = int(views.too_dear(view, self._large, face))
                places[face_key(face)] = Place.on(box, f"selection.{face}.{dear}", _CHOSEN_FROM)
            for number, (token, box) in enumerate(zip(view.offered, display, strict=True)):
                if token != NO_TOKEN:
                    places[token_key(number)] = Place.on(m.token_below(box), f"token.{token}", _CHOSEN_FROM)
        for index, (card, box) in enumerate(zip(choosing.cards, choosing.boxes, strict=False)):
            if card in choosing.picked:
                lifted = chosen_around(box.translated(0, -choosing.lift))
                self._card(places, card, lifted, _CHOSEN_FROM + index, "chosen")
                continue
            self._card(places, card, box, _CHOSEN_FROM + index, "dropped" if card in choosing.dropped else "card")
        for index, (owner, box) in enumerate(zip(choosing.owners, choosing.owner_boxes, strict=True)):
            key = offered_owner_key(owner) if owner != HIDDEN else back_key(choosing.holder, self._backs)
            self._backs += owner == HIDDEN
            places[key] = Place.on(
                box, f"back.{OWNER_BACK}" if owner == HIDDEN else f"owner.{owner}.0", _CHOSEN_FROM + index
            )
        for index, (stable, box) in enumerate(zip(choosing.stables, choosing.boxes, strict=False)):
            self._stable(places, stable, box, _CHOSEN_FROM + index)

    def _groups(self, places: dict[str, Place]) -> None:
        """What is divided or chosen from in the high form, and small what others choose from."""
        for index, (card, box) in enumerate(self._groups_laid.cards()):
            self._card(places, card, box, _CHOSEN_FROM + index)
        for card, box in self._groups_laid.small_cards():
            kind = "placed" if box.height() >= _COMPACT_FROM else "mini"
            places[card_key(card)] = Place.on(box, f"{kind}.{card}.0.0.0", _CHOSEN_FROM)

    def _stable(self, places: dict[str, Place], stable: int, box: QRectF, z: float) -> None:
        """A stable that is chosen from, or its back."""
        place = Place.on(box, f"stable.{stable}.{Cube.UNFINISHED}", z)
        if stable == HIDDEN:
            places[back_key(self._choosing.holder, self._backs)] = place._replace(face=f"back.{STABLE_BACK}")
            self._backs += 1
        else:
            places[stable_key(stable)] = place


def _deck(box: QRectF, back: int | str, left: int) -> Place:
    """A deck, faint if no cards are left in it."""
    return Place.on(box, f"back.{back}", 2)._replace(opacity=1.0 if left else _USED_UP)


def asked_about(m: Measures, view: State, large: int) -> list[QRectF]:
    """The boxes of the mare and the stallion that somebody wants to breed."""
    boxes = []
    for seat, tableau in enumerate(view.tableaus):
        for card, (row, slot) in cards_of(tableau):
            if card in view.pair:
                boxes.append(m.slot(row, slot) if m.is_large(seat, large) else m.small(seat, large).slot(row, slot))
    return boxes


def roller_targets(m: Measures, shown: Presentation, seat: int) -> dict[int, QRectF]:
    """The boxes of the horses in the large tableau of a seat that a rider roller may be put on now."""
    tableau = shown.view.tableaus[seat]
    cards = (action.card for action in shown.legal if isinstance(action, MoveRoller))
    lower = views.lowered(shown.view, seat)
    return {card: m.slot(*spot_of(tableau, card), lower) for card in cards}


def laid_on(view: State, seat: int, card: int) -> str:
    """What lies on a card of a tableau, as its face names it: foal points, studs, rollers."""
    points = view.tokens[card]
    foal, studs = (points, 0) if card in MARES else (0, points // STUD_POINTS)
    return f"{foal}.{studs}.{int(card in view.rollers[seat])}"


# Pointed at, or in the hand that moves it.

_CLOSER: Final = {
    "card": READABLE,
    "dropped": READABLE,
    "chosen": chosen_around(QRectF(0, 0, *READABLE)).size().toTuple(),
    "stable": READABLE,
    "selection": (252.0, 252.0 * owner_faces.SELECTION_HIGH / owner_faces.SELECTION_WIDE),
}
"""The size at which each kind of face is brought closer where it is smaller."""
_RAISED: Final = 1.2
"""How large a card of the hand that peeks out of its tray is shown then, in cards of a row."""
_SMALL, _COMPACT = ("mini", "stablemini", "boxline"), ("placed", "stablerow")


def is_too_small(face: str) -> bool:
    """Whether a face is one of a small tableau, where a card is no more than its type."""
    return kind_of(face) in _SMALL


def is_little(place: Place, m: Measures) -> bool:
    """Whether a picture beside what lies at a place, but in the tray, tells more than is seen of it there."""
    kind = kind_of(place.face)
    little = kind in (*_SMALL, *_COMPACT) or (kind in _CLOSER and place.width < _CLOSER[kind][0] / 2)
    return little and (kind in (*_SMALL, *_COMPACT) or not m.tray.intersects(place.area()))


def closer(place: Place, m: Measures) -> Place | None:
    """How what lies in the tray is shown within the free area while it is pointed at; None where it can be read so, and
    for what lies elsewhere: its picture stands with the words about it.
    """
    seen = held(place)
    size = _CLOSER.get(kind_of(seen.face))
    peeks = place.y + place.height / 2 > m.free.bottom() + 1
    if size is None or not m.tray.intersects(place.area()) or (place.width >= size[0] and not peeks):
        return None
    if place.z >= _CHOSEN_FROM and place.height >= WHOLE_FROM * scale_of(m.free.width()):
        # What is chosen from is whole, and what is said of it is to be seen.
        return None
    wide = max(place.width, size[0]) if seen is place else _RAISED * m.widest
    return closer_look(seen._replace(opacity=1.0), wide, wide * size[1] / size[0], m.free)


def apart(place: Place, m: Measures) -> Place | None:
    """How a card of the hand that peeks out of its tray is shown, whole, to who has taken it up by a click or uses
    keys: over the decks, where no card of the hand can go. Over the rows it would hide slots.
    """
    seen = held(place)
    if kind_of(place.face) != "peek" or not m.tray.intersects(place.area()):
        return None
    foot = m.decks.box.bottom()
    wide = min(_RAISED * m.widest, m.plate.width(), (foot - m.plate.bottom() - GAP) / CARD_RATIO)
    box = QRectF(m.decks.box.center().x() - wide / 2, foot - wide * CARD_RATIO, wide, wide * CARD_RATIO)
    return Place.on(box, seen.face, place.z)


def held(place: Place) -> Place:
    """How what lies at a place looks in the hand that moves it: a card that peeked out of the tray is seen whole."""
    kind, *numbers = place.face.split(".")
    if kind == "peek":
        del numbers[1]
    return place._replace(face=".".join(("card", *numbers))) if kind in ("peek", "dropped") else place


def _card_of(numbers: str) -> str:
    """The number of the card among those of a face in the hand."""
    return numbers.partition(".")[0]


def held_over(choosing: Choosing, place: Place, spot: QPointF) -> Place | None:
    """How a piece looks over a spot: as it would lie there, and no larger, so that it hides nothing else. A card of the
    hand over the rows, a stable over a lane for it, a horse over a small tableau, and one of a small tableau away from
    there; a card that goes onto another one is smaller. None elsewhere.
    """
    kind, _, rest = place.face.partition(".")
    m, lies = choosing.m, place.area().center()
    smalls = m.smalls(choosing.seat)
    if kind in ("laid", "placed", "mini") and any(
        box.contains(lies) for box in (m.rows, *(small.box for small in smalls))
    ):
        over = next((small for small in smalls if small.box.contains(spot)), None)
        if over is not None:
            return _of_size(place, f"mini.{rest}", over.card)
        return _of_size(place, f"{m.card_kind}.{rest}", m.card * _OVER_CARDS)
    if kind in ("card", "peek") and place.z < _CHOSEN_FROM and m.tray.contains(lies) and m.rows.contains(spot):
        return _of_size(place, f"{m.card_kind}.{_card_of(rest)}.0.0.0", m.card)
    if kind == "stable" and any(lane.contains(spot) for lane in choosing.lanes):
        return _of_size(place, f"{m.stable_kind}.{rest}", m.card)
    return None


def _of_size(place: Place, face: str, size: QSizeF) -> Place:
    return Place(place.x, place.y, size.width(), size.height(), face, place.z)
