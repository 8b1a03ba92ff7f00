"""The farm deck: 35 cards of 25 designs, what each does, and what the lasting ones allow their owner.

A card is a number from 0 to 34; copies of a design are different cards. What lasting cards change goes through one
place, ``limits``.
"""

from functools import lru_cache
from typing import Any, Final

from attrs import fields, frozen

from boardroom.engine import cards
from boardroom.engine.toml_tables import NO, Optional, by_name, entries, read, whole, word
from boardroom.games.my_kingdom_for_a_horse import data
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, KINDS, NONE, Counts, Kind, plus
from boardroom.games.my_kingdom_for_a_horse.position.field import MOST_IN_SPACE, SPACE_HOLDS
from boardroom.games.my_kingdom_for_a_horse.position.numbers import DATA, FACTS, RATES

HIDDEN: Final = cards.HIDDEN
"""In a view: a card whose face this seat may not see."""

_ANIMALS: Final = Optional(by_name(KIND_NAMES, whole(1, 24)), {})
_NUMBER: Final = Optional(whole(1, 24), 0)
_CARDS: Final = read(
    data.__name__,
    FACTS,
    {
        "card": entries(
            {
                "key": word(),
                "copies": whole(1, 9),
                "lasting": NO,
                "cost": _ANIMALS,
                "gain": _ANIMALS,
                "fences": _NUMBER,
                "moves": _NUMBER,
                "breed": Optional(word(*KIND_NAMES), ""),
                "breed_rolled": NO,
                "set_die": NO,
                "rerolls": _NUMBER,
                "room": Optional(by_name(KIND_NAMES, whole(1, MOST_IN_SPACE)), {}),
                "half_cow": NO,
                "rates": Optional(by_name(KIND_NAMES[: Kind.HORSE], whole(1, 9)), {}),
                "kinds": _NUMBER,
                "dice": _NUMBER,
                "more": Optional(by_name((*KIND_NAMES, "fence"), whole(1, 9)), {}),
                "breeding": _ANIMALS,
                "turn_breeding": NO,
                "wheel": NO,
            },
            named="key",
        )
    },
    others=None,
)["card"]


def _counts(table: dict[str, int]) -> Counts:
    numbers = [table.get(name, 0) for name in KIND_NAMES]
    return numbers[0], numbers[1], numbers[2], numbers[3]


def _by_kind(table: dict[str, int]) -> tuple[tuple[int, int], ...]:
    return tuple((KIND_NAMES.index(kind), number) for kind, number in table.items())


@frozen
class Design:
    """A farm card as designed: its key, whether it lasts, its cost, and what it does (see data.toml)."""

    key: str
    lasting: bool
    cost: Counts
    gain: Counts
    fences: int
    moves: int
    breed: int
    breed_rolled: bool
    set_die: bool
    rerolls: int
    room: tuple[tuple[int, int], ...]
    half_cow: bool
    rates: tuple[tuple[int, int], ...]
    kinds: int
    dice: int
    more: Counts
    more_fences: int
    breeding: Counts
    turn_breeding: bool
    wheel: bool

    @classmethod
    def of(cls, table: dict[str, Any]) -> "Design":
        """The design a table of data.toml describes."""
        plain = {field.name: table[field.name] for field in fields(cls) if field.name in table}
        made: dict[str, Any] = {name: _counts(table[name]) for name in ("cost", "gain", "more", "breeding")}
        made |= {name: _by_kind(table[name]) for name in ("room", "rates")}
        breed = KIND_NAMES.index(table["breed"]) if table["breed"] else -1
        return cls(**plain | made | {"breed": breed, "more_fences": table["more"].get("fence", 0)})


DESIGNS: Final = tuple(Design.of(table) for table in _CARDS)
_COPIES: Final = tuple(table["copies"] for table in _CARDS)
CARDS: Final = tuple(design for design, copies in zip(DESIGNS, _COPIES, strict=True) for _ in range(copies))
"""The design of every card."""
DECK: Final = bytes(range(len(CARDS)))


def card_name(card: int) -> str:
    """A card in writing: the key of its design, the second copy with a number, such as "timber" and "timber-2"."""
    copy = sum(CARDS[other] is CARDS[card] for other in range(card))
    return CARDS[card].key + (f"-{copy + 1}" if copy else "")


CARD_NAMES: Final = tuple(card_name(card) for card in DECK)
CARD_OF: Final = {name: card for card, name in enumerate(CARD_NAMES)}


@frozen
class Limits:
    """What a seat may do, how often and at what rate, with its lasting cards.

    ``rooms``: animals of each kind in a space. ``rates``: sheep, pigs, cows given for one of the next kind. ``kinds``:
    kinds traded a turn. ``rerolls``: more of them in the own turn. ``dice``: taken in another's turn. ``more`` animals
    and ``more_fences`` with a die that gives some; ``breeding``: more of a kind when it has young. ``half_cow``:
    one is enough in the own turn.
    """

    rooms: Counts
    rates: tuple[int, int, int]
    kinds: int
    rerolls: int
    dice: int
    more: Counts
    more_fences: int
    breeding: Counts
    half_cow: bool
    turn_breeding: bool
    wheel: bool


@lru_cache(maxsize=4096)
def limits(lasting: bytes) -> Limits:
    """What the lasting cards before a seat allow; copies add up where there is something to add."""
    held = [CARDS[card] for card in lasting if card != HIDDEN]
    rooms = [SPACE_HOLDS] * len(KINDS)
    rates = list(RATES)
    more = breeding = NONE
    for design in held:
        for kind, number in design.room:
            rooms[kind] = max(rooms[kind], number)
        for kind, number in design.rates:
            rates[kind] = min(rates[kind], number)
        more, breeding = plus(more, design.more), plus(breeding, design.breeding)
    return Limits(
        rooms=(rooms[0], rooms[1], rooms[2], rooms[3]),
        rates=(rates[0], rates[1], rates[Kind.COW]),
        kinds=1 + sum(design.kinds for design in held),
        rerolls=DATA["rolls"] - 1 + sum(design.rerolls for design in held),
        dice=1 + sum(design.dice for design in held),
        more=more,
        more_fences=sum(design.more_fences for design in held),
        breeding=breeding,
        half_cow=any(design.half_cow for design in held),
        turn_breeding=any(design.turn_breeding for design in held),
        wheel=any(design.wheel for design in held),
    )
