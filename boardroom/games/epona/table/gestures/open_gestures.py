"""Every gesture, as sources, targets and the actions they mean; what is picked, clicked, and tried in vain."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF

from boardroom.engine.keys import kind_of, numbers_of, owner_of
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.cards import BOXES, NONE
from boardroom.games.epona.position.state import Phase, State, card_key, face_key, owner_key, stable_key
from boardroom.games.epona.position.tableau import open_slots
from boardroom.games.epona.table.faces.owner_faces import OWNER_HIGH, OWNER_WIDE, box_area
from boardroom.games.epona.table.gestures import keys, picks
from boardroom.games.epona.table.gestures.unaffordable_cards import dear_gestures
from boardroom.games.epona.table.layout.locations import Where, face_of, where_card_lies
from boardroom.games.epona.table.layout.views import spare_rollers
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation

Targets: TypeAlias = Callable[[str], QRectF | None]
"""The area of a target; None where it is not on the table."""

# What can be done.


def open_gestures(shown: Presentation, places: Mapping[str, Place], target: Targets) -> Iterator[Gesture]:
    """Every gesture that is open to the acting seat, with what is there; none while another's things are looked at."""
    if shown.actor is None or shown.elsewhere is not None:
        return
    allowed = every_gesture(shown.view, shown.actor, shown.legal)
    for gesture in chain(allowed, dear_gestures(shown, shown.actor)):
        if not picks.can_be_there(shown, gesture):
            continue
        if gesture.source in places and is_there(gesture.target, places, target):
            yield gesture


def is_there(key: str, places: Mapping[str, Place], target: Targets) -> bool:
    """Whether a piece or a target is on the table now."""
    return key in places or target(key) is not None


def every_gesture(view: State, seat: int, legal: Iterable[actions.Action]) -> Iterator[Gesture]:
    """Every gesture by which a seat can do these actions, wherever the things for it lie."""
    legal = tuple(legal)
    for action in legal:
        yield from _gestures_of(view, seat, action)
    yield from picks.picking_gestures(view, seat, legal)


def _gestures_of(view: State, seat: int, action: actions.Action) -> Iterator[Gesture]:
    match action:
        case actions.PlaceCard(card, row, slot):
            yield _of(card_key(card), keys.slot_key(seat, row, slot), action)
        case actions.SellCard(card):
            yield _of(card_key(card), keys.DISCARD, action, aimed=True)
        case actions.FinishPlacing(card) if card != NONE:
            yield _of(card_key(card), keys.keep_key(seat), action, aimed=True)
        case actions.Breed(mare, stallion):
            yield _of(card_key(mare), card_key(stallion), action)
            yield _of(card_key(stallion), card_key(mare), action)
            lies = where_card_lies(view, stallion)
            if lies.where == Where.SLOT and lies.seat != seat:
                # The partner's stables may be seen only in small.
                yield _of(card_key(mare), keys.tableau_key(lies.seat), action)
        case actions.ChooseSelection(face):
            yield _of(face_key(face), keys.plate_key(seat), action)
        case actions.ChooseDeck(deck) | actions.DrawBonus(deck):
            yield _of(keys.deck_key(deck), keys.hand_key(seat), action)
        case actions.DrawStables():
            yield _of(keys.deck_key(keys.STABLE_DECK), keys.tableau_key(seat), action)
        case actions.KeepStable(stable, below):
            yield _of(stable_key(stable), keys.below_key(seat) if below else keys.above_key(seat), action)
        case actions.UseBox(box):
            yield _of(keys.cube_key(seat), keys.box_key(seat, box), action)
        case actions.MoveRoller(card):
            for number in range(spare_rollers(view, seat)):
                yield _of(keys.roller_key(seat, number), card_key(card), action)
        case actions.SwapCards(card, other):
            yield _of(card_key(card), card_key(other), action)
            yield _of(card_key(other), card_key(card), action)


def _of(source: str, target: str, action: actions.Action, aimed: bool = False) -> Gesture:
    return Gesture(source, target, (action,), preview=action, aimed=aimed)


def asked_about(shown: Presentation) -> tuple[str, ...]:
    """The pieces by which what is asked is done, where cards of the hand could only be sold beside it; cards that were
    drawn.
    """
    seat, legal = shown.actor, shown.legal
    if seat is not None and shown.view.drawn[seat] and any(isinstance(action, picks.PICKED) for action in legal):
        return tuple(map(card_key, shown.view.drawn[seat]))
    asked = [action for action in legal if not isinstance(action, actions.SellCard)]
    if seat is None or actions.FINISHES[NONE] in legal or len(asked) == len(legal):
        return ()
    return tuple(dict.fromkeys(gesture.source for gesture in every_gesture(shown.view, seat, asked)))


def ends(shown: Presentation) -> bool:
    """Whether all cards are placed: what is left is to finish."""
    seat = shown.actor
    return seat is not None and not shown.view.hands[seat] and actions.FINISHES[NONE] in shown.legal


# Clicks.


_WHOLE: Final = QRectF(0, 0, OWNER_WIDE, OWNER_HIGH)


def tapped(shown: Presentation, key: str, spot: QPointF, owner: QRectF = _WHOLE) -> Gesture | None:
    """A click with nothing in hand takes a selection card, draws from a deck, picks what is chosen from, puts a cube
    on the box of the owner card where the spot is, or a rider roller on a horse.
    """
    seat = shown.actor
    if seat is None or shown.elsewhere is not None:
        return None
    meant = _tapped_action(shown, seat, key, spot, owner)
    if meant is not None and meant in shown.legal:
        return Gesture(key, key, (meant,), preview=meant)
    pick = picks.picked_by(shown, key)
    return Gesture(key, key, (), pick=pick) if pick else None


_ENTERED: Final = ("selection", "token", "deck", "card", "group", "ownercard", "stable")


def entered(shown: Presentation, key: str) -> Gesture | None:
    """What one Enter does at a piece, as a click does: a selection card, a deck chosen before others, a card that
    is picked, a horse that gets a rider roller. What cannot be taken back is taken up first.
    """
    if shown.actor is None or kind_of(key) not in _ENTERED:
        return None
    gesture = tapped(shown, key, QPointF())
    if gesture is None or gesture.pick:
        return gesture
    view: State = shown.view
    draws = isinstance(gesture.actions[0], actions.DrawBonus | actions.DrawStables) or (
        view.phase == Phase.CHOOSING_DECKS and len(view.to_choose) == 1
    )
    return None if draws else gesture


def put_by_number(shown: Presentation, gesture: Gesture) -> bool:
    """Whether the number of a target does at once what is held for it: wherever a card, stable, cube or roller may go,
    and at "Discard". Only a partner is given a stud token: that is seen before.
    """
    if isinstance(gesture.preview, actions.Breed):
        lies = where_card_lies(shown.view, gesture.preview.stallion)
        return lies.where != Where.SLOT or lies.seat == shown.actor
    return True


def _tapped_action(shown: Presentation, seat: int, key: str, spot: QPointF, owner: QRectF) -> actions.Action | None:
    kind, view = kind_of(key), shown.view
    if kind == "selection":
        return actions.ChooseSelection(face_of(view, *numbers_of(key)))
    if kind == "token":
        return actions.ChooseSelection(view.display[numbers_of(key)[0]])
    if kind == "deck":
        (deck,) = numbers_of(key)
        if deck == keys.STABLE_DECK:
            return actions.DRAW_STABLES
        return next((way for way in (actions.ChooseDeck(deck), actions.DrawBonus(deck)) if way in shown.legal), None)
    if kind == "card":
        return actions.ROLLER_MOVES[numbers_of(key)[0]]
    if key == owner_key(seat):
        box = box_at(spot, owner)
        return None if box is None else actions.USES[box]
    return None


def box_at(spot: QPointF, owner: QRectF = _WHOLE) -> int | None:
    """The box at a spot (0-1 in both directions) of an owner card; None beside them."""
    there = owner.topLeft() + QPointF(spot.x() * owner.width(), spot.y() * owner.height())
    return next((box for box in range(BOXES) if box_area(owner, box).contains(there)), None)


def clickable(shown: Presentation) -> tuple[str, ...]:
    """Targets that can be clicked with nothing in hand: the free boxes of the own owner card, groups to choose from,
    the place of the card that is kept, horses that a rider roller may be put on.
    """
    seat = shown.actor
    if seat is None or shown.elsewhere is not None:
        return ()
    groups = (keys.group_key(action.group) for action in shown.legal if isinstance(action, actions.ChooseGroup))
    keeps = any(isinstance(action, actions.FinishPlacing) and action.kept != NONE for action in shown.legal)
    return (
        *([keys.keep_key(seat)] if keeps else ()),
        *(keys.box_key(seat, action.box) for action in shown.legal if isinstance(action, actions.UseBox)),
        *(card_key(action.card) for action in shown.legal if isinstance(action, actions.MoveRoller)),
        *groups,
    )


# What may be tried.


def drop_areas(shown: Presentation, places: Mapping[str, Place], target: Targets) -> tuple[str, ...]:
    """Places where a person may try to drop something: pieces first, which lie on the larger ones. Of other players,
    these are their stables and slots.
    """
    view: State = shown.view
    own = shown.audience if shown.actor is None else shown.actor
    pieces = [key for key in places if kind_of(key) in ("card", "stable", "selection", "deck", "ownercard")]
    seats = range(len(view.tableaus))
    slots = [keys.slot_key(seat, *spot) for seat in seats for spot in open_slots(view.tableaus[seat])]
    larger = []
    if own is not None:
        larger += [keys.box_key(own, box) for box in range(BOXES)]
        of_seat = keys.keep_key, keys.above_key, keys.below_key, keys.hand_key, keys.plate_key
        larger += [make(own) for make in of_seat]
        larger += map(keys.group_key, range(2))
    larger += [keys.tableau_key(seat) for seat in seats]
    return tuple(key for key in (*pieces, *slots, keys.DISCARD, *larger) if is_there(key, places, target))


def turned_down(shown: Presentation, key: str) -> bool:
    """Whether a piece is a card of the own hand, face down: a click on it looks."""
    return kind_of(key) == "back" and owner_of(key) == shown.actor
