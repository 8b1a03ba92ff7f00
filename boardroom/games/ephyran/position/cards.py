"""The card set: pile cards and their halves, Dionysus, gods and tokens.

A card is a number: pile cards from 0, then the Dionysus cards. A half is a number, too: twice its card's, and one more
for the lower one. A Dionysus card has one face, its even half. What a half is stands in tables by its number.
"""

from enum import IntEnum
from typing import Final, NamedTuple

from boardroom.engine import cards
from boardroom.engine.toml_tables import WrongTable, entry, like, read, several, whole
from boardroom.games.ephyran import data
from boardroom.games.ephyran.position.numbers import FACTS, HAND

HIDDEN: Final = cards.HIDDEN
"""In a view: a card, or a token, whose face this seat may not see."""


class Territory(IntEnum):
    """A territory of a city, and the god whose own it is."""

    LAGOON = 0
    LANDS = 1
    FOREST = 2
    MOUNTAIN = 3


class Support(IntEnum):
    """What a half does that is no area."""

    CASTOR_AND_POLLUX = 0
    GRAEAE = 1
    EXCHANGE = 2
    TAKE_TOKEN = 3
    DESTROY = 4
    STEAL_TOKEN = 5
    SHIELD = 6
    MAGIC = 7


class Token(IntEnum):
    """A magical token. All but the helmet are printed on areas, too."""

    THUNDERBOLT = 1
    TRIDENT = 2
    OWL = 3
    HELMET = 4


def _keys(kinds: type[IntEnum]) -> tuple[str, ...]:
    """How the members of a kind are written in tables, records and names of drawings: "castor-and-pollux"."""
    return tuple(kind.name.lower().replace("_", "-") for kind in kinds)


TERRITORIES: Final = _keys(Territory)
GODS: Final = ("poseidon", "gaia", "aeolus", "hephaestus")
"""The god of each territory."""
NUMBERS: Final = 4
"""Areas of a territory. No number to turn: columns, drawings and the way they are counted are made for so many."""
ALL_AREAS: Final = NUMBERS * len(TERRITORIES)
SUPPORTS: Final = _keys(Support)
NO_TOKEN: Final = 0
TOKENS: Final = ("", *_keys(Token))
"""Tokens by number; NO_TOKEN has no name."""


class Half(NamedTuple):
    """What a half of a card shows: an area with its creature and printed symbol, or a support. -1: none of that.

    ``number`` counts from 1; ``creature`` is the place of a name in CREATURES; ``symbol`` a token, NO_TOKEN if none.
    """

    territory: int = -1
    number: int = -1
    creature: int = -1
    symbol: int = NO_TOKEN
    support: int = -1


_HALF: Final = like(r"(?:([a-z]+) ([1-4]) ([a-z]+)(?: ([a-z]+))?)|([a-z-]+)", "lagoon 2 scylla trident")
_FIELDS: Final = read(
    data.__name__,
    FACTS,
    {
        "dionysus": whole(4, 8),
        "points": entry(dict.fromkeys(TOKENS[1:], whole(-9, 9))),
        "tokens": entry(dict.fromkeys(TOKENS[1:], whole(0, 40))),
        "creatures": entry(
            {name: like(r"[a-z]+(?: [a-z]+){4,}", "hippocamp siren triton scylla cetus") for name in TERRITORIES}
        ),
        "pile": entry({"cards": several(several(_HALF, 2))}),
    },
    others=None,
)
"""Of cards and tokens."""

TOKEN_POINTS: Final = (0, *(_FIELDS["points"][name] for name in TOKENS[1:]))
"""Points of a token or printed symbol by number."""
ALL_TOKENS: Final = bytes(token for token, name in enumerate(TOKENS) if name for _ in range(_FIELDS["tokens"][name]))
if not ALL_TOKENS:
    raise WrongTable(f"{FACTS}, tokens", "there is none")


def _read_creatures() -> tuple[str, ...]:
    names: list[str] = []
    for territory in TERRITORIES:
        for name in _FIELDS["creatures"][territory].split():
            if name in names:
                raise WrongTable(f"{FACTS}, creatures, {territory}", f"{name!r} is there twice")
            names.append(name)
    return tuple(names)


CREATURES: Final = _read_creatures()
"""The creatures, those of a territory in a row."""
DIONYSUS: Final = len(CREATURES)
"""Stands for a creature where Dionysus lies."""
_HOME: Final = {
    name: territory for territory, key in enumerate(TERRITORIES) for name in _FIELDS["creatures"][key].split()
}


def _half(found: tuple[str, ...], place: str) -> Half:
    territory, number, creature, symbol, support = found
    if support is not None:
        if support not in SUPPORTS:
            raise WrongTable(place, f"{support!r} is no support; there are {', '.join(SUPPORTS)}")
        return Half(support=Support(SUPPORTS.index(support)))
    if territory not in TERRITORIES:
        raise WrongTable(place, f"{territory!r} is no territory; there are {', '.join(TERRITORIES)}")
    if _HOME.get(creature) != TERRITORIES.index(territory):
        raise WrongTable(place, f"{creature!r} is no creature of {territory}")
    if symbol is not None and symbol not in TOKENS[1 : Token.HELMET]:
        raise WrongTable(place, f"{symbol!r} is no symbol; there are {', '.join(TOKENS[1 : Token.HELMET])}")
    printed = NO_TOKEN if symbol is None else TOKENS.index(symbol)
    return Half(TERRITORIES.index(territory), int(number), CREATURES.index(creature), printed)


def _read_halves() -> tuple[Half, ...]:
    halves: list[Half] = []
    pairs: dict[frozenset[Half], int] = {}
    for card, pair in enumerate(_FIELDS["pile"]["cards"], 1):
        place = f"{FACTS}, pile, cards, value {card}"
        made = [_half(found, f"{place}, value {number}") for number, found in enumerate(pair, 1)]
        if made[0].support >= 0 and made[1].support >= 0:
            raise WrongTable(place, "a card with two supports is not known")
        if made[0] == made[1]:
            raise WrongTable(place, "twice the same half")
        if (first := pairs.setdefault(frozenset(made), card)) != card:
            raise WrongTable(place, f"the same pair of halves as value {first}")
        halves += made
    least = len(TERRITORIES) * (HAND - 1) + 1
    if len(halves) < 2 * least:
        raise WrongTable(f"{FACTS}, pile, cards", f"there are fewer than {least} cards")
    if len(halves) > 2 * (HIDDEN // 2 - _FIELDS["dionysus"]):
        raise WrongTable(f"{FACTS}, pile, cards", f"there are more than {HIDDEN // 2 - _FIELDS['dionysus']} cards")
    return tuple(halves)


HALVES: Final[tuple[Half, ...]] = (*_read_halves(), *(Half(creature=DIONYSUS),) * (2 * _FIELDS["dionysus"]))
"""What each half is, by its number."""
PILE_CARDS: Final = bytes(range(len(_FIELDS["pile"]["cards"])))
"""The cards of the pile."""
FIRST_DIONYSUS: Final = len(PILE_CARDS)
"""The first Dionysus card; seat by seat one is dealt, the others leave the game."""
CARDS: Final = FIRST_DIONYSUS + _FIELDS["dionysus"]
"""How many cards there are, with all of Dionysus."""
TERRITORY: Final = tuple(half.territory for half in HALVES)
NUMBER: Final = tuple(half.number for half in HALVES)
CREATURE: Final = tuple(half.creature for half in HALVES)
SYMBOL: Final = tuple(half.symbol for half in HALVES)
SUPPORT: Final = tuple(half.support for half in HALVES)


def is_dionysus(card: int) -> bool:
    """Whether a card is one of Dionysus."""
    return card >= FIRST_DIONYSUS


def other_half(half: int) -> int:
    """The half that is given up when this one is played."""
    return half ^ 1


def half_key(half: int) -> str:
    """A half in writing: "lagoon-2-scylla-trident", "exchange", "dionysus"."""
    shown = HALVES[half]
    if shown.support >= 0:
        return SUPPORTS[shown.support]
    if shown.creature == DIONYSUS:
        return "dionysus"
    parts = [TERRITORIES[shown.territory], str(shown.number), CREATURES[shown.creature]]
    return "-".join(parts + ([TOKENS[shown.symbol]] if shown.symbol else []))


def half_text(half: int) -> str:
    """A half with the one given up for it, as records write it: no two are the same. Dionysus cards have numbers."""
    if is_dionysus(half >> 1):
        return f"dionysus-{(half >> 1) - FIRST_DIONYSUS + 1}"
    return f"{half_key(half)}/{half_key(half ^ 1)}"


HALF_OF: Final = {half_text(half): half for half in range(2 * CARDS) if half < 2 * FIRST_DIONYSUS or not half & 1}
"""The half of a text."""
