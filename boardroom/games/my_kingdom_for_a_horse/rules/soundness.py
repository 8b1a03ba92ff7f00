"""Whether a position that was read can be one of this game: play must be able to go on from it."""

from typing import Final

from boardroom.engine.document import misfit
from boardroom.engine.rules import Options
from boardroom.games.my_kingdom_for_a_horse.cards import DECK, HAND_LIMIT, HIDDEN, limits
from boardroom.games.my_kingdom_for_a_horse.field import (
    DATA,
    EDGES,
    FENCES,
    HORSE,
    NONE,
    Counts,
    Field,
    census,
    plus,
    total,
)
from boardroom.games.my_kingdom_for_a_horse.rules import legal
from boardroom.games.my_kingdom_for_a_horse.rules.trade import TWIN_FINAL, winners
from boardroom.games.my_kingdom_for_a_horse.state import (
    AT_THE_END,
    CONCEDED,
    ENDING_PHASE,
    FENCING,
    FINAL_TRADE,
    FINISHING,
    GAINED,
    GAINING,
    NEXT_PART,
    OTHERS_DICE,
    OVER,
    OWN_DICE,
    PLACING,
    PLANNING,
    RESTOCKING,
    SECOND_DICE,
    TWIN,
    TWIN_SEAT,
    TWINS_TURN,
    UNROLLED,
    State,
    Task,
)

_MOST: Final[int] = max(DATA["supply"])


def unsound(state: State) -> str:
    """The place of a position that cannot be so, "" if all is well. Each value is within its own range already."""
    checks = (
        ("dice", _dice),
        ("supply", _supply),
        ("hands", _cards),
        ("fields", _fields),
        ("tasks", _tasks),
        ("at", _turn),
    )
    return next((place for place, holds in checks if not holds(state)), "")


def validate(state: State, options: Options, seats: int) -> None:
    """Make sure that a state is a whole position of a game of these options and so many seats. Raises Unreadable."""
    cards = sum(map(len, (state.deck, state.discard, *state.hands, *state.lasting)))
    fits = {
        "fields": len(state.fields) == seats,
        "twin": (state.twin is not None) == (seats == 1),
        "goal": state.goal == options["goal"],
        "last_round": state.last_round == options["last_round"],
        "cards": state.cards == (options["cards"] == "yes") and cards == (len(DECK) if state.cards else 0),
        "starter": options["start"] == "random" or state.starter == 0,
        "hands": not any(HIDDEN in hand for hand in state.hands),
        "deck": HIDDEN not in state.deck,
        # A view has no generator. Seed 0 has this one, too, but only before its first dice: then replaying will do.
        "rng": state.rng != 0,
    }
    wrong = next((place for place, holds in fits.items() if not holds), "")
    if wrong:
        raise misfit(wrong)


def _dice(state: State) -> bool:
    unrolled = state.dice == UNROLLED
    if HIDDEN in state.dice and not unrolled:
        return False
    if state.phase == OWN_DICE:
        return unrolled == (not state.rolls)
    return not (unrolled and state.phase in (OTHERS_DICE, SECOND_DICE))


def _supply(state: State) -> bool:
    """No animal comes from nowhere; only the final trade may owe some (ruling 15)."""
    everybody = plus(state.supply, state.twin or NONE)
    for field in state.fields:
        everybody = plus(everybody, total(field.animals))
    owing = state.phase in (FINAL_TRADE, OVER)
    printed: Counts = tuple(DATA["supply"])
    return everybody == printed and (owing or min(state.supply) >= 0) and min(state.twin or NONE) >= 0


def _cards(state: State) -> bool:
    piles = (state.deck, state.discard, *state.hands, *state.lasting)
    if not state.cards and any(piles):
        return False
    return max(map(len, state.hands)) <= HAND_LIMIT and not any(HIDDEN in pile for pile in piles[1:2] + state.lasting)


def _fields(state: State) -> bool:
    return all(_field(state, seat, field) for seat, field in enumerate(state.fields))


def _field(state: State, seat: int, field: Field) -> bool:
    top = state.tasks[-1] if state.tasks else (-1, -1)
    building = top[0] == FENCING and top[1] == seat
    in_hand = building and top[4] >= 0
    rooms = limits(state.lasting[seat]).rooms
    if field.fences.bit_count() + in_hand > FENCES or any(
        content and content & 3 > rooms[content >> 2] for content in field.animals
    ):
        return False
    settling = building or (top[0] == PLACING and top[1] == seat)
    return settling or not census(field).mixed


def _turn(state: State) -> bool:
    seats = len(state.fields)
    named = {state.triggered} - {-1} | {seat for seat in range(5) if state.winners >> seat & 1}
    if any(seat >= seats and not (seat == TWIN_SEAT and state.twin is not None) for seat in named):
        return False
    if state.phase == OVER:
        return not state.tasks and _counted(state)
    if state.phase in (OTHERS_DICE, SECOND_DICE) and state.at == state.active:
        return False
    if state.phase == OWN_DICE and state.at != state.active:
        return False
    return bool(legal.legal(state))


def _counted(state: State) -> bool:
    """Who has won is who wins by the animals, or one alone to whom the game was given."""
    if state.reason == CONCEDED:
        return state.winners.bit_count() == 1 and len(state.fields) <= 2
    held = {seat: census(field).penned for seat, field in enumerate(state.fields)}
    if state.twin is not None:
        held[TWIN_SEAT] = state.twin
    return state.winners == winners(held, state.goal)


def _tasks(state: State) -> bool:
    """What is still to be done fits the phase, and the next of it is somebody's decision."""
    tasks = state.tasks
    if not all(_task(state, task) for task in tasks):
        return False
    # What is missing is gained when its restock is complete.
    below = ((), *tasks)
    if any(task[0] == RESTOCKING and gain != (GAINING, *task[1:4]) for gain, task in zip(below, tasks, strict=False)):
        return False
    codes = [task[0] for task in tasks]
    if state.phase == FINAL_TRADE:
        if codes[:1] != [FINISHING] or FINISHING in codes[1:] or not {NEXT_PART, GAINING, RESTOCKING}.isdisjoint(codes):
            return False
    elif FINISHING in codes or PLANNING in codes:
        return False
    if state.phase == TWINS_TURN:
        if codes[:1] != [TWIN] or TWIN in codes[1:]:
            return False
    elif any(task[0] == TWIN and (state.phase != FINAL_TRADE or task[1] != TWIN_FINAL) for task in tasks):
        return False
    if codes.count(NEXT_PART) > 1 or (NEXT_PART in codes and codes[0] != NEXT_PART):
        return False
    return not tasks or _asks(state, tasks[-1])


def _task(state: State, task: Task) -> bool:
    code, seats = task[0], len(state.fields)
    if code == FENCING:
        return _building(task) and task[1] < seats
    if code == PLACING:
        return _placing(task)
    if code == GAINING:
        return 0 <= task[3] <= _MOST
    if code == RESTOCKING:
        return 0 < task[3] <= _MOST and _affected(state, task)
    if code == PLANNING:
        return 0 <= task[2] <= HORSE and min(task[3:7]) >= 0
    if code == TWIN:
        return 0 < task[1] <= TWIN_FINAL
    return code in (ENDING_PHASE, NEXT_PART, FINISHING)


def _placing(task: Task) -> bool:
    _, _, *waiting, why, owed, must = task
    if min(waiting) < 0 or not 0 <= why <= AT_THE_END or must not in (0, 1):
        return False
    # What is owed is of the kind that waits, and comes of a gain.
    return owed == 0 or (0 < owed <= _MOST and why == GAINED and sum(map(bool, waiting)) == 1)


def _building(task: Task) -> bool:
    _, _, place, move, origin, must = task
    return 0 <= place <= FENCES and 0 <= move <= FENCES and -1 <= origin < EDGES and must in (0, 1)


def _affected(state: State, task: Task) -> bool:
    """Whoever is asked in a restock can trade the kind, or lose one."""
    kind, todo = task[2], task[4]
    asked = [seat for seat in range(len(state.fields)) if todo >> seat & 1]
    if asked and kind == HORSE:
        return False
    return all(total(state.fields[seat].animals)[kind] >= limits(state.lasting[seat]).rates[kind] for seat in asked)


def _asks(state: State, task: Task) -> bool:
    code = task[0]
    if code == FENCING:
        left = FENCES - state.fields[task[1]].fences.bit_count() - (task[4] >= 0)
        return task[2] <= left and (task[4] >= 0 or task[2] > 0 or task[3] > 0)
    if code == RESTOCKING:
        return task[4] > 0
    if code == PLANNING:
        return task[2] < HORSE
    return code == PLACING
