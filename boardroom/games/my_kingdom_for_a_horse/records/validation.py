"""Whether a position that was read can be one of this game: play must be able to go on from it."""

from typing import Final

from boardroom.engine.manifest import Options
from boardroom.engine.records.document import must_fit
from boardroom.games.my_kingdom_for_a_horse.position import tasks
from boardroom.games.my_kingdom_for_a_horse.position.cards import DECK, HIDDEN, limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import NONE, Counts, Kind, only, plus
from boardroom.games.my_kingdom_for_a_horse.position.dice import UNROLLED
from boardroom.games.my_kingdom_for_a_horse.position.effects import fences_left
from boardroom.games.my_kingdom_for_a_horse.position.field import Field, animal_count, animal_kind, census, total
from boardroom.games.my_kingdom_for_a_horse.position.numbers import DATA, HAND_LIMIT
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, TWIN_SEAT, Phase, Reason, State, has_won
from boardroom.games.my_kingdom_for_a_horse.position.tasks import TaskKind
from boardroom.games.my_kingdom_for_a_horse.rules import legal
from boardroom.games.my_kingdom_for_a_horse.rules.trade import TWIN_FINAL, standings, winners


def validate(state: State, options: Options, seats: int) -> None:
    """Make sure that a state is a whole position of a game of these options and so many seats. Raises Unreadable."""
    cards = sum(map(len, (state.deck, state.discard, *state.hands, *state.lasting)))
    must_fit(
        fields=len(state.fields) == seats,
        twin=(state.twin is not None) == (seats == 1),
        goal=state.goal == options["goal"],
        last_round=state.last_round == options["last_round"],
        round=state.round <= state.step + 1 and (not state.last_round or state.round <= state.last_round),
        cards=state.with_cards == (options["cards"] == "yes") and cards == (len(DECK) if state.with_cards else 0),
        starter=options["start"] == "random" or state.starter == 0,
        hands=not any(HIDDEN in hand for hand in state.hands),
        deck=HIDDEN not in state.deck,
        # A view has no generator. Seed 0 has this one, too, but only before its first dice: then replaying will do.
        rng=state.rng != 0,
    )


def _known_once(state: State) -> bool:
    known = [card for pile in (state.deck, state.discard, *state.hands, *state.lasting) for card in pile]
    seen = [card for card in known if card != HIDDEN]
    return len(set(seen)) == len(seen) and len(known) <= len(DECK)


def _dice(state: State) -> bool:
    unrolled = state.turn.dice == UNROLLED
    if HIDDEN in state.turn.dice and not unrolled:
        return False
    if state.phase == Phase.OWN_DICE:
        return unrolled == (not state.turn.rolls)
    return not (unrolled and state.phase in (Phase.OTHERS_DICE, Phase.SECOND_DICE, Phase.TWINS_TURN))


def _supply(state: State) -> bool:
    """No animal comes from nowhere; only the final trade may owe some (ruling 15)."""
    everybody = plus(state.supply, state.twin or NONE)
    for field in state.fields:
        everybody = plus(everybody, total(field.animals))
    owing = state.phase in (Phase.FINAL_TRADE, Phase.OVER)
    printed: Counts = tuple(DATA["supply"])
    return everybody == printed and (owing or min(state.supply) >= 0) and min(state.twin or NONE) >= 0


def _cards(state: State) -> bool:
    piles = (state.deck, state.discard, *state.hands, *state.lasting)
    if not state.with_cards and any(piles):
        return False
    return max(map(len, state.hands)) <= HAND_LIMIT and not any(HIDDEN in pile for pile in piles[1:2] + state.lasting)


def _fields(state: State) -> bool:
    return all(_field(state, seat, field) for seat, field in enumerate(state.fields))


def _field(state: State, seat: int, field: Field) -> bool:
    top = state.tasks[-1] if state.tasks else None
    building = isinstance(top, tasks.Fencing) and top.seat == seat
    rooms = limits(state.lasting[seat]).rooms
    if fences_left(state, seat) < 0 or any(
        content and animal_count(content) > rooms[animal_kind(content)] for content in field.animals
    ):
        return False
    settling = building or (isinstance(top, tasks.Placing) and top.seat == seat)
    return settling or not census(field).mixed


def _turn(state: State) -> bool:
    seats = len(state.fields)
    named = {state.triggered} - {-1} | {seat for seat in range(TWIN_SEAT + 1) if has_won(state, seat)}
    if any(seat >= seats and not (seat == TWIN_SEAT and state.twin is not None) for seat in named):
        return False
    if state.phase == Phase.OVER:
        return not state.tasks and _counted(state)
    if state.phase in (Phase.OTHERS_DICE, Phase.SECOND_DICE) and state.part_seat == state.active:
        return False
    if state.phase == Phase.OWN_DICE and state.part_seat != state.active:
        return False
    return bool(legal.legal(state))


def _counted(state: State) -> bool:
    """Who has won is who wins by the animals, or one alone to whom the game was given."""
    if state.reason == Reason.CONCEDED:
        return state.winners.bit_count() == 1 and len(state.fields) <= 2
    return state.winners == winners(standings(state), state.goal)


def _tasks(state: State) -> bool:
    """What is still to be done fits the phase, and the next of it is somebody's decision."""
    ahead = state.tasks
    if not all(_task(state, task) for task in ahead):
        return False
    codes = [task.code for task in ahead]
    if not {TaskKind.FENCING, TaskKind.PLACING}.isdisjoint(codes[:-1]) or not _restocks(state):
        return False
    if state.phase == Phase.FINAL_TRADE:
        if (
            codes[:1] != [TaskKind.FINISHING]
            or TaskKind.FINISHING in codes[1:]
            or not {TaskKind.NEXT_PART, TaskKind.GAINING, TaskKind.RESTOCKING}.isdisjoint(codes)
        ):
            return False
    elif TaskKind.FINISHING in codes or TaskKind.PLANNING in codes:
        return False
    if state.phase == Phase.TWINS_TURN:
        if codes[:1] != [TaskKind.TWIN] or TaskKind.TWIN in codes[1:]:
            return False
    elif any(
        isinstance(task, tasks.TwinTurn) and (state.phase != Phase.FINAL_TRADE or task.step != TWIN_FINAL)
        for task in ahead
    ):
        return False
    if codes.count(TaskKind.NEXT_PART) > 1 or (TaskKind.NEXT_PART in codes and codes[0] != TaskKind.NEXT_PART):
        return False
    # Nobody is done with dice that were not rolled.
    if TaskKind.NEXT_PART in codes and state.phase == Phase.OWN_DICE and not state.turn.rolls:
        return False
    return not ahead or _asks(state, ahead[-1])


def _restocks(state: State) -> bool:
    """There is one restock at a time. Its gain is the task below it; only what a forced trade brought waits above it,
    and there is enough of that for everybody who may still trade.
    """
    places = [place for place, task in enumerate(state.tasks) if isinstance(task, tasks.Restocking)]
    if not places:
        return True
    place, above = places[0], state.tasks[places[0] + 1 :]
    task = state.tasks[place]
    assert isinstance(task, tasks.Restocking)
    if len(places) > 1 or not place or state.tasks[place - 1] != (TaskKind.GAINING, *task[1:4]):
        return False
    if above and not (len(above) == 1 and _comes_of_forced_trade(above[0], task.kind)):
        return False
    wanted = task.asked.bit_count() + len(above)
    return not wanted or (task.kind < Kind.HORSE and state.supply[task.kind + 1] >= wanted)


def _comes_of_forced_trade(task: tasks.Task, kind: int) -> bool:
    """Whether somebody decides about the one animal that a forced trade of a kind brought."""
    if not isinstance(task, tasks.Placing) or kind == Kind.HORSE:
        return False
    return task.waiting == only(kind + 1, 1) and (task.why, task.owed) == (tasks.Why.GAINED, 0)


def _task(state: State, task: tasks.Task) -> bool:
    if isinstance(task, tasks.Placing):
        # What is owed is of the kind that waits, and comes of a gain.
        return task.owed == 0 or (task.why == tasks.Why.GAINED and sum(map(bool, task.waiting)) == 1)
    if isinstance(task, tasks.Restocking):
        return _affected(state, task)
    return not isinstance(task, tasks.TwinTurn) or state.twin is not None


def _affected(state: State, task: tasks.Restocking) -> bool:
    """Whoever is asked in a restock can trade the kind, or lose one."""
    kind = task.kind
    asked = [seat for seat in range(len(state.fields)) if task.asked >> seat & 1]
    if asked and kind == Kind.HORSE:
        return False
    return all(total(state.fields[seat].animals)[kind] >= limits(state.lasting[seat]).rates[kind] for seat in asked)


def _asks(state: State, task: tasks.Task) -> bool:
    if isinstance(task, tasks.Fencing) and task.place > fences_left(state, task.seat):
        return False
    return tasks.is_open(task) and (not isinstance(task, tasks.Planning) or task.kind < Kind.HORSE)


CHECKS: Final = (
    ("twin", lambda state: (state.twin is None) == (len(state.fields) > 1)),
    ("at", lambda state: (state.part_seat == NOBODY) == (state.phase == Phase.OVER)),
    ("cards", _known_once),
    ("dice", _dice),
    ("supply", _supply),
    ("hands", _cards),
    ("fields", _fields),
    ("tasks", _tasks),
    ("at", _turn),
)
"""What holds of every position, each asked when those before it hold. Each value is within its own range already."""
