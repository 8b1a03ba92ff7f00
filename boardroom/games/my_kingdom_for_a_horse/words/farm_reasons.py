"""Why fences cannot be built, and animals not be moved, as somebody wanted to."""

from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.arrange import pen_kinds
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.effects import fences_left
from boardroom.games.my_kingdom_for_a_horse.position.field import NO_KIND, animal_kind, pens, total
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Placing
from boardroom.games.my_kingdom_for_a_horse.rules import legal
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import holds
from boardroom.games.my_kingdom_for_a_horse.words.names import KIND_WORDS


def must_keep(state: State) -> Text:
    """That who has enough of each must keep it once the end is near (ruling 15)."""
    return phrase("Kingdom", "The end has been triggered: you must keep %n of each.", "", state.goal)


# Fences.


def why_not_build(state: State, seat: int, action: actions.Action, task: Fencing) -> Text:
    """Why something cannot be done while fences are being placed and moved."""
    standing = state.fields[seat].fences
    if isinstance(action, actions.PlaceFence):
        if standing >> action.edge & 1:
            return phrase("Kingdom", "There is already a fence there.")
        if task.origin >= 0 or task.place:
            return must_keep(state)
        if not fences_left(state, seat):
            return phrase("Kingdom", "You have no fences left in your supply; move an existing one.")
        return phrase("Kingdom", "No new fences left; move an existing one.")
    if task.origin >= 0:
        return phrase("Kingdom", "First place the fence you have picked up.")
    if isinstance(action, actions.LiftFence):
        if not standing >> action.edge & 1:
            return phrase("Kingdom", "There is no fence there.")
        if task.move:
            return must_keep(state)
        return phrase("Kingdom", "You have no fence moves left.")
    if action in legal.legal(state):
        return phrase("Kingdom", "That is allowed now.")
    return phrase("Kingdom", "Finish your fences first.")


# Animals.


def why_not_keep(state: State, seat: int, action: actions.Action, task: Placing) -> Text:
    """Why something cannot be done while animals without room are settled."""
    if not isinstance(action, actions.Keep):
        return phrase("Kingdom", "First decide which animals to keep.")
    if (task.must or holds(state, seat)) and min(action.counts) < state.goal:
        return must_keep(state)
    return phrase("Kingdom", "That does not fit, or you could keep more. Choose one of the options shown.")


def why_not_aside(state: State, seat: int, action: actions.MoveAnimal | actions.SwapPens | actions.GiveBack) -> Text:
    """Why animals cannot be rearranged or given back like that."""
    if isinstance(action, actions.GiveBack):
        if total(state.fields[seat].animals)[action.kind]:
            return must_keep(state)
        return phrase("Kingdom", "You have no {kind}.").put(kind=KIND_WORDS[action.kind])
    if isinstance(action, actions.SwapPens):
        return _why_no_swap(state, seat, action)
    return _why_no_move(state, seat, action)


def _why_no_move(state: State, seat: int, action: actions.MoveAnimal) -> Text:
    field = state.fields[seat]
    inside = pens(field.fences)
    content = field.animals[action.origin]
    if not content:
        return phrase("Kingdom", "There is no animal there.")
    target = next((number for number, pen in enumerate(inside) if action.target in pen), None)
    if target is None:
        return phrase("Kingdom", "That space is not in a pen: it must be fenced in all around.")
    if action.origin in inside[target]:
        return phrase("Kingdom", "It is already in that pen; the exact space does not matter.")
    if len({animal_kind(field.animals[space]) for space in inside[target] if field.animals[space]}) > 1:
        return phrase("Kingdom", "Two kinds share that pen, so nothing else can go in.")
    lives = pen_kinds(field.animals, inside)[target]
    if lives not in (animal_kind(content), NO_KIND):
        return phrase("Kingdom", "That pen holds {kind}; a pen can hold only one kind.").put(kind=KIND_WORDS[lives])
    room = limits(state.lasting[seat]).rooms[animal_kind(content)]
    return phrase("Kingdom", "That space is full: it holds %n animals.", "", room)


def _why_no_swap(state: State, seat: int, action: actions.SwapPens) -> Text:
    field = state.fields[seat]
    inside = pens(field.fences)
    both = [next((pen for pen in inside if space in pen), ()) for space in (action.one, action.other)]
    if not all(both):
        return phrase("Kingdom", "That space is not in a pen: it must be fenced in all around.")
    lives = [
        next((animal_kind(field.animals[space]) for space in pen if field.animals[space]), NO_KIND) for pen in both
    ]
    if both[0] == both[1] or lives[0] == lives[1] or NO_KIND in lives:
        return phrase("Kingdom", "You can swap two pens only if they hold different kinds.")
    return phrase("Kingdom", "The pens cannot be swapped: one is too small.")
