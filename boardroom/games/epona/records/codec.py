"""States as JSON values, read without trust."""

from typing import Any, Final

from boardroom.engine.document import fields, listing, octets, whole
from boardroom.engine.record import MOST_ACTIONS
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.games.epona.position.cards import ASSETS, BOXES, FACES, HIDDEN, NONE, OWNERS, STABLES
from boardroom.games.epona.position.numbers import FIRST_GAME_ROUNDS, MOST_ROWS, ROUNDS, SOLO_ROUNDS
from boardroom.games.epona.position.state import ADDITIONAL_CARD, ANY_DECK, NOBODY, Phase, State
from boardroom.games.epona.position.tableau import Cube, Row, Tableau
from boardroom.games.epona.position.vocabulary import DECKS, Bonus, BonusKind
from boardroom.games.epona.records.validation import MOST_GAIN, unsound
from boardroom.games.epona.rules.setup import MOST_SEATS

_ASSETS: Final = len(ASSETS)
_LISTS: Final = (
    "stables",
    "stable_discard",
    "display",
    "offered",
    "unused",
    "used",
    "to_choose",
    "seen",
    "neutral",
    "pair",
    "refused",
)
"""Bytes that are one list."""
_MOST_REFUSED: Final = 4096
"""More than the mares and stallions of any round's refused pairs."""
_BY_SEAT: Final = ("faces", "lots", "debts", "aside", "owners")
"""Bytes with a number for each seat."""
_COUNTS: Final = ("coins", "studs", "points")
"""Numbers for each seat that grow with play."""
_PILES: Final = ("decks", "discards", "chosen", "drawn", "hands", "rollers")
"""Tuples of bytes."""


def encode(state: State) -> dict[str, Any]:
    """A state or view as JSON values."""
    document: dict[str, Any] = state._asdict()
    for name in (*_LISTS, *_BY_SEAT, *_COUNTS, "tokens"):
        document[name] = list(document[name])
    for name in _PILES:
        document[name] = [list(pile) for pile in document[name]]
    document["phase"], document["after"] = int(state.phase), int(state.after)
    document["boxes"] = list(state.boxes)
    document["pending"] = [[int(bonus.kind), bonus.what] for bonus in state.pending]
    document["tableaus"] = [
        [{"stable": row.stable, "slots": list(row.slots), "cube": int(row.cube)} for row in tableau]
        for tableau in state.tableaus
    ]
    return document


def decode(document: Any) -> State:
    """The state of such values. Raises Unreadable with the place for anything else."""
    values = dict(fields(document, "", *State._fields))
    for name, (low, high) in _RANGES.items():
        values[name] = whole(values[name], name, low, high)
    values["phase"], values["after"] = Phase(values["phase"]), Phase(values["after"])
    seats = len(listing(values["coins"], "coins", 1, MOST_SEATS))
    for name in _LISTS:
        values[name] = octets(values[name], name, 0, _MOST_REFUSED if name == "refused" else 64, _FITS[name])
    for name in _BY_SEAT:
        values[name] = octets(values[name], name, seats, seats, _FITS[name])
    for name in _COUNTS:
        values[name] = _counts(values[name], name, seats)
    values["tokens"] = _counts(values["tokens"], "tokens", _ASSETS)
    for name in _PILES:
        count = len(DECKS) if name in ("decks", "discards") else seats
        piles = listing(values[name], name, count, count)
        values[name] = tuple(octets(pile, name, 0, _ASSETS, _FITS[name]) for pile in piles)
    boxes = listing(values["boxes"], "boxes", seats, seats)
    values["boxes"] = tuple(whole(mask, "boxes", 0, (1 << BOXES) - 1) for mask in boxes)
    values["pending"] = tuple(_bonus(bonus) for bonus in listing(values["pending"], "pending", 0, 8))
    tableaus = listing(values["tableaus"], "tableaus", seats, seats)
    values["tableaus"] = tuple(_tableau(rows, f"tableaus[{seat}]") for seat, rows in enumerate(tableaus))
    for name in ("starter", "active"):
        if values[name] >= seats:
            raise bad(name)
    for name in ("finished", "drew", "bred"):
        if values[name] >= 1 << seats:
            raise bad(name)
    state = State(**values)
    wrong = unsound(state)
    if wrong:
        raise bad(wrong)
    return state


_SEAT: Final = (0, MOST_SEATS - 1)
_MASK: Final = (0, (1 << MOST_SEATS) - 1)
_ROUNDS: Final = (ROUNDS, FIRST_GAME_ROUNDS, SOLO_ROUNDS)
_RANGES: Final = {
    "step": (0, MOST_ACTIONS),
    "phase": (0, Phase.OVER),
    "round": (1, max(_ROUNDS)),
    "rounds": (min(_ROUNDS), max(_ROUNDS)),
    "starter": _SEAT,
    "active": _SEAT,
    "rng": (0, 2**64 - 1),
    "finished": _MASK,
    "filled": (NOBODY, MOST_ROWS - 1),
    "drew": _MASK,
    "bred": _MASK,
    "swaps": (0, MOST_ROWS * MOST_ROWS),
    "refusal": (0, 1),
    "after": (0, Phase.OVER),
}


def _is_asset(card: int) -> bool:
    return card < _ASSETS or card == HIDDEN


def _is_stable(stable: int) -> bool:
    return stable < len(STABLES) or stable == HIDDEN


def _is_face(face: int) -> bool:
    return face < len(FACES) or face == HIDDEN


_FITS: Final = {
    "stables": _is_stable,
    "stable_discard": lambda stable: stable < len(STABLES),
    "display": lambda face: face < len(FACES),
    "offered": lambda token: 1 <= token <= ADDITIONAL_CARD,
    "unused": _is_face,
    "used": lambda face: face < len(FACES),
    "to_choose": lambda deck: deck <= ANY_DECK,
    "seen": lambda card: _is_asset(card) or _is_stable(card),
    "neutral": lambda card: card < _ASSETS,
    "pair": lambda card: card < _ASSETS,
    "refused": lambda card: card < _ASSETS,
    "faces": lambda face: face < len(FACES) or face == NONE,
    "lots": lambda token: token <= ADDITIONAL_CARD,
    "debts": lambda coins: coins <= 9,
    "aside": lambda card: _is_asset(card) or card == NONE,
    "owners": lambda owner: owner < len(OWNERS),
    "decks": _is_asset,
    "discards": lambda card: card < _ASSETS,
    "chosen": lambda deck: deck < len(DECKS),
    "drawn": _is_asset,
    "hands": _is_asset,
    "rollers": lambda card: card < _ASSETS,
}


def _counts(value: Any, place: str, count: int) -> tuple[int, ...]:
    return tuple(
        whole(number, place, 0, MOST_GAIN * (MOST_ACTIONS + 1)) for number in listing(value, place, count, count)
    )


def _bonus(value: Any) -> Bonus:
    kind, what = listing(value, "pending", 2, 2)
    return Bonus(BonusKind(whole(kind, "pending", 0, BonusKind.DISCOUNT)), whole(what, "pending", 0, 9))


def _tableau(value: Any, place: str) -> Tableau:
    return tuple(_row(row, place) for row in listing(value, place, 0, MOST_ROWS))


def _row(value: Any, place: str) -> Row:
    entries = fields(value, place, *Row._fields)
    stable = whole(entries["stable"], place, 0, len(STABLES) - 1)
    slots = STABLES[stable].slots
    cards = octets(entries["slots"], place, slots, slots, lambda card: card < _ASSETS or card == NONE)
    return Row(stable, cards, Cube(whole(entries["cube"], place, 0, Cube.COMPLETED)))


def bad(place: str) -> Unreadable:
    """The complaint about a position that cannot be."""
    return Unreadable(place, phrase("Epona", "This is not a position of Epona."))
