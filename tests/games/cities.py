"""Ephyran written down for tests: cities as lines, cards by what they show, actions in short.

A city names its territories with their areas from the first on: "lagoon . siren D+owl, locked forest . =". An area is
"." (a creature that this territory has not got yet), "=" (the creature of its first area), a creature's name or "D" for
Dionysus; "'trident" after it wants that printed symbol, "+owl" lays that token on it. "locked" puts a shield behind.

A card is named by a half of it: "lagoon-2", "lagoon-2-siren", "exchange", "dionysus"; "lagoon-2/lands-4" by both. Which
card that is does not matter to a test; the other half is as little use as there is. Actions are written with halves
as short as this: "add lagoon-2 lagoon", "exchange exchange 2 lagoon 3", "block shield".
"""

import json
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, NamedTuple

from boardroom.engine import rng
from boardroom.engine.rules import Seal
from boardroom.games.ephyran.game import EphyranRules
from boardroom.games.ephyran.position.actions import Action
from boardroom.games.ephyran.position.cards import (
    ALL_TOKENS,
    CREATURE,
    CREATURES,
    DIONYSUS,
    FIRST_DIONYSUS,
    HALF_OF,
    NO_TOKEN,
    NUMBER,
    SUPPORT,
    SYMBOL,
    TERRITORIES,
    TERRITORY,
    TOKENS,
    half_key,
)
from boardroom.games.ephyran.position.city import City, is_finished
from boardroom.games.ephyran.position.numbers import FIRST_CITY, LATER_CITY
from boardroom.games.ephyran.position.state import UNFINISHED, Ending, Phase, State
from tests.carried import untrue

RULES = EphyranRules()
OPTIONS = {"gods": "dealt", "start": "first"}
PILE_HALVES = range(2 * FIRST_DIONYSUS)
FULL = "lagoon . . . ., lands . . . ., forest . . . ., mountain . . . ."


# Cards.


def short(half: int) -> str:
    """What a half is in a test: "lagoon-2", "exchange", "dionysus"."""
    return "-".join(half_key(half).split("-")[:2]) if TERRITORY[half] >= 0 else half_key(half)


def _is(half: int, name: str) -> bool:
    return half_key(half) == name or half_key(half).startswith(f"{name}-")


class _Deck:
    """The cards that a position has not used yet."""

    def __init__(self) -> None:
        self.left = list(range(FIRST_DIONYSUS))
        self.dionysus = FIRST_DIONYSUS

    def half(self, name: str) -> int:
        """A half of this name, its card taken away; the other half is an area as far up as there is one."""
        if name == "dionysus":
            self.dionysus += 1
            return 2 * (self.dionysus - 1)
        wanted, _, other = name.partition("/")
        found = [
            half
            for card in self.left
            for half in (2 * card, 2 * card + 1)
            if _is(half, wanted) and (not other or _is(half ^ 1, other))
        ]
        assert found, f"no card is left with {name}"
        best = max(found, key=lambda half: (NUMBER[half ^ 1], -half))
        return self.taken(best)

    def taken(self, half: int) -> int:
        self.left.remove(half >> 1)
        return half

    def card(self, name: str) -> int:
        return self.half(name) >> 1

    def cards(self, names: str) -> bytes:
        return bytes(self.card(name) for name in names.split())

    def plain(self, count: int) -> bytes:
        """Cards of two areas, as far up as there are."""
        found = [card for card in self.left if SUPPORT[2 * card] < 0 and SUPPORT[2 * card + 1] < 0]
        found.sort(key=lambda card: -min(NUMBER[2 * card], NUMBER[2 * card + 1]))
        return bytes(self.taken(2 * card) >> 1 for card in found[:count])


# Cities.


def _column(deck: _Deck, territory: int, items: Sequence[str]) -> tuple[bytes, bytes]:
    choices: list[list[int]] = []
    tokens = bytearray()
    for number, item in enumerate(items, 1):
        there, _, token = item.partition("+")
        tokens.append(TOKENS.index(token))
        what, _, symbol = there.partition("'")
        if what == "D":
            choices.append([deck.card("dionysus") * 2])
            continue
        choices.append([
            half
            for half in PILE_HALVES
            if half >> 1 in deck.left
            and (TERRITORY[half], NUMBER[half], SYMBOL[half]) == (territory, number, TOKENS.index(symbol))
            and what in (".", "=", CREATURES[CREATURE[half]])
        ])  # fmt: skip
    for column in product(*choices):
        creatures = [CREATURE[half] for half in column]
        if len({half >> 1 for half in column}) == len(column) and all(
            (creatures[place] == creatures[0]) if item[0] == "=" else creatures[place] not in creatures[:place]
            for place, item in enumerate(items)
            if item[0] in "=."
        ):
            for half in column:
                if half < 2 * FIRST_DIONYSUS:
                    deck.taken(half)
            return bytes(column), bytes(tokens)
    raise AssertionError(f"no cards for {TERRITORIES[territory]} {' '.join(items)}")


def _city(deck: _Deck, line: str) -> City:
    columns, tokens, locks = [b""] * 4, [b""] * 4, [-1] * 4
    for part in line.split(","):
        words = part.split()
        if not words:
            continue
        locked = words[0] == "locked"
        territory = TERRITORIES.index(words[locked])
        columns[territory], tokens[territory] = _column(deck, territory, words[locked + 1 :])
        if locked:
            locks[territory] = deck.half("shield")
    return City(tuple(columns), tuple(tokens), tuple(locks))


def city(line: str) -> City:
    """The city of a line, by itself."""
    return _city(_Deck(), line)


# Positions.


def position(*cities: str, hands: Sequence[str] = (), **changes: Any) -> State:
    """A state in which the first seat is to play, with these cities and hands; seats have the gods in their order. A
    hand that is not said is two cards without supports. The first of several finished cities was so first.

    ``pile``, ``discard`` and ``seen`` are names of cards, from the first to the last (the top of the discard pile); a
    pile that is not said has every other card, else those lie in Tartarus. ``supply`` are names of tokens, else all
    that lie nowhere. Anything else is a value of the state.
    """
    deck = _Deck()
    seats = len(cities)
    there: dict[str, Any] = {
        "hands": tuple(deck.cards(names) for names in hands),
        **{name: deck.cards(changes.pop(name, "")) for name in ("discard", "seen")},
    }
    pile = changes.pop("pile", None)
    known = None if pile is None else deck.cards(pile)
    there["cities"] = tuple(_city(deck, line) for line in cities)
    there["hands"] += tuple(deck.plain(2) for _ in range(seats - len(hands)))
    rest = bytes(deck.left)
    unused = bytes(range(deck.dionysus, FIRST_DIONYSUS + seats))
    there["pile"] = rest if known is None else known
    there["tartarus"] = unused if known is None else unused + rest
    if "supply" in changes:
        changes["supply"] = bytes(TOKENS.index(name) for name in changes["supply"].split())
    else:
        left = list(ALL_TOKENS)
        for token in (changes.get("token", 0), *(t for one in there["cities"] for row in one.tokens for t in row)):
            if token != NO_TOKEN:
                left.remove(token)
        changes["supply"] = bytes(left)
    finished = [seat for seat, one in enumerate(there["cities"]) if is_finished(one)]
    if finished:
        bonuses = [UNFINISHED] * seats
        for seat in finished:
            bonuses[seat] = FIRST_CITY if seat == finished[0] else LATER_CITY
        changes = {"bonuses": tuple(bonuses), "ending": Ending.FULL_CITY, **changes}
    fresh = RULES.setup(OPTIONS, seats, rng.seeded(1))
    return sound(fresh._replace(gods=tuple(range(seats)), **there, **changes))


def sound(state: State) -> State:
    """The state, which can be written, read and played on."""
    assert RULES.records.decode(json.loads(json.dumps(RULES.records.encode(state)))) == state
    gods = "chosen" if state.phase == Phase.CHOOSING_GODS else "dealt"
    RULES.records.validate(state, {"gods": gods, "start": "random"}, len(state.hands))
    return state


def names(cards: Iterable[int]) -> list[str]:
    """What cards show, by their upper halves and the lower ones: "lagoon-1/lands-4"."""
    return [short(2 * card) if card >= FIRST_DIONYSUS else f"{short(2 * card)}/{short(2 * card + 1)}" for card in cards]


# Playing.


class Played(NamedTuple):
    """What came of some actions: the state, all events in order, and how firm the last step was."""

    state: State
    events: tuple[Any, ...]
    seal: Seal

    def of(self, kind: type) -> list[Any]:
        """The events of a class."""
        return [event for event in self.events if isinstance(event, kind)]

    def the(self, kind: type) -> Any:
        """The only event of a class."""
        (event,) = self.of(kind)
        return event


def seen(event: Any, seat: int | None) -> Any:
    """The event as a seat is told it, which it must be."""
    told = RULES.secrets.see(event, seat)
    assert told is not None
    return told


def asked(state: State) -> int:
    (seat,) = RULES.actors(state)
    return seat


def written(action: Action) -> tuple[str, ...]:
    """How a test may write an action: a card is named by either of its halves."""
    found: list[list[str]] = []
    verb, *words = RULES.records.text(action).split(" ")
    for word in words:
        half = HALF_OF.get(word)
        if half is None:
            found.append([word])
        elif verb in ("discard", "keep") and half < 2 * FIRST_DIONYSUS:
            found.append([short(half), short(half ^ 1)])
        else:
            found.append([short(half)])
    return tuple(" ".join((verb, *choice)) for choice in product(*found))


def offered(state: State, *starts: str) -> list[str]:
    """What is legal for the seat that is asked, in short, sorted; only what starts so, where that is said."""
    texts = [written(action)[0] for action in RULES.legal(state, asked(state))]
    return sorted(text for text in texts if not starts or text.startswith(starts))


def act(state: State, *texts: str) -> Played:
    """Actions in short, of the seat that is asked each time, each of which must be legal. After each of them the
    position can be read and played on, and what is told of it is so in its pictures.
    """
    events: list[Any] = []
    seal = Seal.MOVE
    for text in texts:
        seat = asked(state)
        allowed = [action for action in RULES.legal(state, seat) if text in written(action)]
        assert allowed, f"{text} is not legal; legal are {offered(state)}"
        step = RULES.apply(state, seat, allowed[0])
        assert untrue(RULES, state, seat, allowed[0]) is None
        state, seal = sound(step.state), step.seal
        events += step.events
    return Played(state, tuple(events), seal)


def turn(state: State, *texts: str) -> State:
    """The position after these actions and a card drawn from the pile."""
    return act(state, *texts, "draw pile").state


def shown(state: State, seat: int) -> str:
    """A city in one line, areas by number, "D" for Dionysus, with their tokens: "lagoon 1 D+owl, locked lands 1"."""
    found = []
    columns, tokens, locks = state.cities[seat]
    for territory, column in enumerate(columns):
        items = [
            ("D" if CREATURE[half] == DIONYSUS else str(NUMBER[half])) + (f"+{TOKENS[token]}" if token else "")
            for half, token in zip(column, tokens[territory], strict=True)
        ]
        if items:
            found.append(f"{'locked ' if locks[territory] >= 0 else ''}{TERRITORIES[territory]} {' '.join(items)}")
    return ", ".join(found)
