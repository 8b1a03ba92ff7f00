"""States as JSON values: the form of every field."""

from typing import Any, Final

from boardroom.engine.records.forms import (
    Form,
    Shape,
    each,
    holding,
    member,
    named,
    number,
    octets,
    optional,
    row,
    tagged,
)
from boardroom.engine.records.record import MOST_ACTIONS
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.games.my_kingdom_for_a_horse.position import field, numbers, tasks
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, HIDDEN
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Kind
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE, DICE, FACES
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, TWIN_SEAT, Carded, Phase, Reason, State, Turn
from boardroom.games.my_kingdom_for_a_horse.records.validation import CHECKS
from boardroom.games.my_kingdom_for_a_horse.rules.trade import TWIN_FINAL

_WRONG = phrase("Kingdom", "This is not a position of My Kingdom for a Horse.")
_MOST_SEATS: Final = len(field.START)
_MOST: Final[int] = max(numbers.DATA["supply"])
_GOALS: Final = numbers.DATA["goal"], numbers.DATA["goal_short"]
_FLAG: Final = number(0, 1)
_MASK_OF_DICE: Final = number(0, ALL_DICE)
_CARDS: Final = octets({*range(len(CARDS)), HIDDEN}, 0, len(CARDS))
# In the final trade the supply may owe animals (ruling 15).
_COUNTS: Final = each(number(-400, 400), len(KINDS))


def _edges_text(fences: int) -> str:
    return " ".join(name for edge, name in enumerate(field.EDGE_NAMES) if fences >> edge & 1)


def _fences(value: Any, place: str) -> int:
    names = value.split() if isinstance(value, str) else ()
    fences = sum(1 << field.EDGE_OF[name] for name in set(names) if name in field.EDGE_OF)
    if _edges_text(fences) != value:
        raise Unreadable(place, _WRONG)
    return fences


_CONTENTS: Final = {field.content_of(kind, count) for kind in KINDS for count in range(field.MOST_IN_SPACE + 1)}
_FIELD: Final = named(field.Field, fences=Form(_edges_text, _fences), animals=octets(_CONTENTS, field.SPACES))


def _task(seats: int) -> Form:
    code, seat, must = member(tasks.TaskKind), number(0, seats - 1), _FLAG
    kind, animals, fences = member(Kind), number(0, 400), number(0, field.FENCES)
    # Moritz gains, too, beside one who plays alone.
    gainer = holding(number(0, TWIN_SEAT), lambda one: one < seats or (seats == 1 and one == TWIN_SEAT), _WRONG)
    return tagged(
        row(tasks.Fencing, code, seat, fences, fences, number(-1, field.EDGES - 1), must),
        row(tasks.Placing, code, seat, *(animals,) * len(KINDS), member(tasks.Why), number(0, _MOST), must),
        row(tasks.Gaining, code, gainer, kind, number(0, _MOST)),
        row(tasks.Restocking, code, gainer, kind, number(1, _MOST), number(0, (1 << seats) - 1)),
        row(tasks.EndingPhase, code, seat),
        row(tasks.NextPart, code),
        row(tasks.Planning, code, seat, kind, *(animals,) * len(KINDS)),
        row(tasks.TwinTurn, code, number(1, TWIN_FINAL)),
        row(tasks.Finishing, code),
    )


def _forms(seats: int) -> dict[str, Form]:
    seat = number(0, seats - 1)
    return {
        "step": number(0, MOST_ACTIONS),
        "phase": member(Phase),
        "round": number(0, MOST_ACTIONS + 1),
        "starter": seat,
        "active": seat,
        "at": number(NOBODY, seats - 1),
        "dice": octets({*range(FACES), HIDDEN}, DICE),
        "rolls": number(0, 99),
        "more_rolls": number(0, 99),
        "used": _MASK_OF_DICE,
        "taken": _MASK_OF_DICE,
        "carded": member(Carded),
        "turned": _FLAG,
        "wheeled": _FLAG,
        "traded": number(0, (1 << len(KINDS)) - 1),
        "tasks": each(_task(seats), 0, 40),
        "fields": each(_FIELD, seats, numbered=True),
        "supply": _COUNTS,
        "hands": each(_CARDS, seats),
        "lasting": each(_CARDS, seats),
        "deck": _CARDS,
        "discard": _CARDS,
        "twin": optional(_COUNTS),
        "triggered": number(NOBODY, TWIN_SEAT),
        "goal": number(min(_GOALS), max(_GOALS)),
        "cards": _FLAG,
        "last_round": number(0, 10**6),
        "winners": number(0, (1 << TWIN_SEAT + 1) - 1),
        "reason": member(Reason),
        "rng": number(0, 2**64 - 1),
    }


# In writing the fields of a turn stand among the others, and two fields have their former name: "at" is the
# ``part_seat``, "cards" is ``with_cards``.
_TURN: Final = slice(State._fields.index("turn"), State._fields.index("turn") + len(Turn._fields))


def _apart(state: State) -> tuple[Any, ...]:
    return (*state[: _TURN.start], *state.turn, *state[_TURN.start + 1 :])


def _together(values: list[Any]) -> State:
    return State._make((*values[: _TURN.start], Turn(*values[_TURN]), *values[_TURN.stop :]))


_SHAPE: Final = Shape(State, ("fields", 1, _MOST_SEATS), _forms, CHECKS, _WRONG, _apart, _together)
encode, decode = _SHAPE.encode, _SHAPE.decode
