"""Why fences cannot be built, and animals not be moved, as somebody wanted to."""

from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.arrange import pen_kinds
from boardroom.games.my_kingdom_for_a_horse.cards import limits
from boardroom.games.my_kingdom_for_a_horse.effects import fences_left
from boardroom.games.my_kingdom_for_a_horse.field import NO_KIND, animal_kind, pens, total
from boardroom.games.my_kingdom_for_a_horse.names import kind_name
from boardroom.games.my_kingdom_for_a_horse.rules.turn import legal
from boardroom.games.my_kingdom_for_a_horse.rules.turn.step_builder import holds
from boardroom.games.my_kingdom_for_a_horse.state import (
    Action,
    GiveBack,
    Keep,
    LiftFence,
    MoveAnimal,
    PlaceFence,
    State,
    SwapPens,
)
from boardroom.games.my_kingdom_for_a_horse.tasks import Fencing, Placing


def must_keep(state: State) -> Text:
    """That who has enough of each must keep it once the end is near (ruling 15)."""
    return phrase("Kingdom", "The end is near, and this would leave you with fewer than %n of each.", "", state.goal)


# Fences.


def why_not_build(state: State, seat: int, action: Action, task: Fencing) -> Text:
    """Why something cannot be done while fences are being placed and moved."""
    standing = state.fields[seat].fences
    if isinstance(action, PlaceFence):
        if standing >> action.edge & 1:
            return phrase("Kingdom", "A fence stands there already.")
        if task.origin >= 0 or task.place:
            return must_keep(state)
        if not fences_left(state, seat):
            return phrase("Kingdom", "You have no fence left in your supply; take up one that stands.")
        return phrase("Kingdom", "No new fence is left to place; take up one that stands.")
    if task.origin >= 0:
        return phrase("Kingdom", "Place the fence you have taken up first.")
    if isinstance(action, LiftFence):
        if not standing >> action.edge & 1:
            return phrase("Kingdom", "No fence stands there.")
        if task.move:
            return must_keep(state)
        return phrase("Kingdom", "No move of a standing fence is left.")
    if action in legal.legal(state):
        return phrase("Kingdom", "That can be done now.")
    return phrase("Kingdom", "Finish your fences first.")


# Animals.


def why_not_keep(state: State, seat: int, action: Action, task: Placing) -> Text:
    """Why something cannot be done while animals without room are settled."""
    if not isinstance(action, Keep):
        return phrase("Kingdom", "Decide first which animals stay.")
    if (task.must or holds(state, seat)) and min(action.counts) < state.goal:
        return must_keep(state)
    return phrase("Kingdom", "That does not fit, or more would: choose one of the ways offered.")


def why_not_aside(state: State, seat: int, action: MoveAnimal | SwapPens | GiveBack) -> Text:
    """Why animals cannot be rearranged or given back like that."""
    if isinstance(action, GiveBack):
        if total(state.fields[seat].animals)[action.kind]:
            return must_keep(state)
        return phrase("Kingdom", "You have no {kind}.").put(kind=kind_name(action.kind))
    if isinstance(action, SwapPens):
        return _why_no_swap(state, seat, action)
    return _why_no_move(state, seat, action)


def _why_no_move(state: State, seat: int, action: MoveAnimal) -> Text:
    field = state.fields[seat]
    inside = pens(field.fences)
    content = field.animals[action.origin]
    if not content:
        return phrase("Kingdom", "No animal stands there.")
    target = next((number for number, pen in enumerate(inside) if action.target in pen), None)
    if target is None:
        return phrase("Kingdom", "That space is in no pen: fences must close it all around.")
    if action.origin in inside[target]:
        return phrase("Kingdom", "It lives in that pen already; where in it makes no difference.")
    if len({animal_kind(field.animals[space]) for space in inside[target] if field.animals[space]}) > 1:
        return phrase("Kingdom", "Two kinds stand in that pen; they are parted when the fences are done.")
    lives = pen_kinds(field.animals, inside)[target]
    if lives not in (animal_kind(content), NO_KIND):
        return phrase("Kingdom", "That pen is for {kind}; only one kind lives in a pen.").put(kind=kind_name(lives))
    room = limits(state.lasting[seat]).rooms[animal_kind(content)]
    return phrase("Kingdom", "That space is full: it holds %n animals.", "", room)


def _why_no_swap(state: State, seat: int, action: SwapPens) -> Text:
    field = state.fields[seat]
    inside = pens(field.fences)
    both = [next((pen for pen in inside if space in pen), ()) for space in (action.one, action.other)]
    if not all(both):
        return phrase("Kingdom", "That space is in no pen: fences must close it all around.")
    lives = [
        next((animal_kind(field.animals[space]) for space in pen if field.animals[space]), NO_KIND) for pen in both
    ]
    if both[0] == both[1] or lives[0] == lives[1] or NO_KIND in lives:
        return phrase("Kingdom", "Two pens with different kinds can change places.")
    return phrase("Kingdom", "The pens cannot change places: one is too small.")
