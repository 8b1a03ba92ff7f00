"""The numbers that the rules pages hold by name."""

from boardroom.games.ephyran.position import numbers
from boardroom.games.ephyran.position.cards import (
    ALL_TOKENS,
    CARDS,
    FIRST_DIONYSUS,
    HALVES,
    NO_TOKEN,
    NUMBERS,
    PILE_CARDS,
    SUPPORT,
    SUPPORTS,
    SYMBOL,
    TERRITORY,
    TOKEN_POINTS,
    TOKENS,
)


def page_numbers() -> dict[str, int]:
    """The numbers in the rules pages. Of areas with the same number there are as many in each territory."""
    found = {
        "hand": numbers.HAND,
        "dealt": numbers.HAND - 1,
        "seen": numbers.SEEN_BY_GRAEAE,
        "drawn": numbers.DRAWN_BY_TWINS,
        "creature": numbers.CREATURE_POINTS,
        "creatures_bonus": numbers.CREATURES_BONUS,
        "first_city": numbers.FIRST_CITY,
        "later_city": numbers.LATER_CITY,
        "times": numbers.GOD_MULTIPLIES,
        "dionysus": CARDS - FIRST_DIONYSUS,
        "tokens": len(ALL_TOKENS),
        "pile": len(PILE_CARDS),
        "halves": 2 * len(PILE_CARDS),
        "areas": sum(territory >= 0 for territory in TERRITORY),
        "supports": sum(support >= 0 for support in SUPPORT),
        "symbols": sum(symbol != NO_TOKEN for symbol in SYMBOL),
    }
    for token, name in enumerate(TOKENS[1:], 1):
        found |= {name: TOKEN_POINTS[token], f"{name}_tokens": ALL_TOKENS.count(token)}
        found[f"{name}_symbols"] = SYMBOL.count(token)
    for number in range(1, NUMBERS + 1):
        found[f"areas_{number}"] = sum((half.territory, half.number) == (0, number) for half in HALVES)
    return found | {name.replace("-", "_"): SUPPORT.count(support) for support, name in enumerate(SUPPORTS)}
