"""States as JSON values, read without trust."""

from typing import Any, Final

from boardroom.engine.document import listing, octets, whole
from boardroom.engine.record import MOST_ACTIONS
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, HIDDEN
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE, DICE
from boardroom.games.my_kingdom_for_a_horse.position.field import (
    DATA,
    EDGE_NAMES,
    EDGE_OF,
    EDGES,
    FACES,
    SPACES,
    START,
    Field,
    animal_count,
    animal_kind,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, TWIN_SEAT, Carded, Phase, Reason, State, Turn
from boardroom.games.my_kingdom_for_a_horse.position.tasks import TASKS, Placing, Task, TaskKind, Why
from boardroom.games.my_kingdom_for_a_horse.records.validation import unsound

_TURN = State._fields.index("turn")
_FORMER: Final = {"part_seat": "at", "with_cards": "cards"}
_KEYS = tuple(_FORMER.get(name, name) for name in (*State._fields[:_TURN], *Turn._fields, *State._fields[_TURN + 1 :]))
"""The fields of a state in writing: those of its turn stand among the others, and some have their former name, as in
records of before.
"""


def encode(state: State) -> dict[str, Any]:
    """A state or view as JSON values."""
    document: dict[str, Any] = dict(zip(_KEYS, (*state[:_TURN], *state.turn, *state[_TURN + 1 :]), strict=True))
    for name in ("dice", "deck", "discard"):
        document[name] = list(document[name])
    for name in ("hands", "lasting"):
        document[name] = [list(cards) for cards in document[name]]
    for name in ("phase", "carded", "reason"):
        document[name] = int(document[name])
    document["tasks"] = [[int(number) for number in task] for task in state.tasks]
    document["fields"] = [{"fences": _edges_text(f.fences), "animals": list(f.animals)} for f in state.fields]
    document["supply"] = list(state.supply)
    document["twin"] = None if state.twin is None else list(state.twin)
    return document


def _edges_text(fences: int) -> str:
    return " ".join(EDGE_NAMES[edge] for edge in range(EDGES) if fences >> edge & 1)


def decode(document: Any) -> State:
    """The state of such values. Raises Unreadable with the place for anything else."""
    if not isinstance(document, dict) or set(document) != set(_KEYS):
        raise _bad("state")
    values = dict(document)
    for name, (low, high) in _RANGES.items():
        values[name] = whole(document[name], name, low, high)
    for name in ("deck", "discard"):
        values[name] = octets(document[name], name, 0, len(CARDS), _is_card)
    values["dice"] = octets(document["dice"], "dice", DICE, DICE, lambda face: face < FACES or face == HIDDEN)
    fields = listing(document["fields"], "fields", 1, len(START))
    values["fields"] = tuple(_field(one, f"fields[{seat}]") for seat, one in enumerate(fields))
    for name in ("hands", "lasting"):
        hands = listing(document[name], name, len(fields), len(fields))
        values[name] = tuple(octets(hand, name, 0, len(CARDS), _is_card) for hand in hands)
    values["supply"] = _counts(document["supply"], "supply")
    values["twin"] = None if document["twin"] is None else _counts(document["twin"], "twin")
    if values["twin"] is not None and len(fields) != 1:
        raise _bad("twin")
    for name in ("active", "at", "starter"):
        if values[name] >= len(fields):
            raise _bad(name)
    if (values["at"] == NOBODY) != (values["phase"] == Phase.OVER):
        raise _bad("at")
    tasks = listing(document["tasks"], "tasks", 0, 40)
    values["tasks"] = tuple(_task(task) for task in tasks)
    known = [
        card for cards in (values["deck"], values["discard"], *values["hands"], *values["lasting"]) for card in cards
    ]
    seen = [card for card in known if card != HIDDEN]
    if len(set(seen)) != len(seen) or len(known) > len(CARDS):
        raise _bad("cards")
    values["carded"] = Carded(values["carded"])
    values["turn"] = Turn(*(values[key] for key in Turn._fields))
    values["phase"], values["reason"] = Phase(values["phase"]), Reason(values["reason"])
    state = State(*(values[_FORMER.get(name, name)] for name in State._fields))
    wrong = unsound(state)
    if wrong:
        raise _bad(wrong)
    return state


_GOALS = DATA["goal"], DATA["goal_short"]
_RANGES = {
    "step": (0, MOST_ACTIONS),
    "phase": (0, Phase.OVER),
    "round": (0, MOST_ACTIONS + 1),
    "starter": (0, len(START) - 1),
    "active": (0, len(START) - 1),
    "at": (NOBODY, len(START) - 1),
    "rolls": (0, 99),
    "more_rolls": (0, 99),
    "used": (0, ALL_DICE),
    "taken": (0, ALL_DICE),
    "carded": (0, Carded.EXCHANGED),
    "turned": (0, 1),
    "wheeled": (0, 1),
    "traded": (0, (1 << len(KINDS)) - 1),
    "triggered": (NOBODY, TWIN_SEAT),
    "goal": (min(_GOALS), max(_GOALS)),
    "cards": (0, 1),
    "last_round": (0, 10**6),
    "winners": (0, (1 << TWIN_SEAT + 1) - 1),
    "reason": (0, Reason.CONCEDED),
    "rng": (0, (1 << 64) - 1),
}


def _is_card(card: int) -> bool:
    return card < len(CARDS) or card == HIDDEN


def _is_content(content: int) -> bool:
    return not content or (bool(animal_count(content)) and animal_kind(content) < len(KINDS))


def _counts(value: Any, place: str) -> Counts:
    # In the final trade the supply may owe animals (ruling 15).
    numbers = [whole(number, place, -400, 400) for number in listing(value, place, len(KINDS), len(KINDS))]
    return numbers[0], numbers[1], numbers[2], numbers[3]


def _field(value: Any, place: str) -> Field:
    if not isinstance(value, dict) or set(value) != {"fences", "animals"} or not isinstance(value["fences"], str):
        raise _bad(place)
    fences = 0
    for name in value["fences"].split():
        if name not in EDGE_OF:
            raise _bad(place)
        fences |= 1 << EDGE_OF[name]
    animals = octets(value["animals"], place, SPACES, SPACES, _is_content)
    if _edges_text(fences) != value["fences"]:
        raise _bad(place)
    return Field(fences, animals)


def _task(value: Any) -> Task:
    numbers: list[Any] = [whole(number, "tasks", -1, 400) for number in listing(value, "tasks", 1, 9)]
    code: int = numbers[0]
    if not TaskKind.FENCING <= code <= TaskKind.FINISHING or len(numbers) != len(TASKS[code]._fields):
        raise _bad("tasks")
    task: Task = TASKS[code](*numbers)
    if not isinstance(task, Placing):
        return task
    try:
        return task._replace(why=Why(task.why))
    except ValueError:
        raise _bad("tasks") from None


def _bad(place: str) -> Unreadable:
    return Unreadable(place, phrase("Kingdom", "This is not a position of My Kingdom for a Horse."))
