"""The player pair cards of the high-interaction form: who divides, who chooses, who is unpaired, by letters and rounds
(rulebook: High interaction variant).
"""

import re
from typing import Any, Final, NamedTuple

from boardroom.engine.toml_tables import WrongTable, read
from boardroom.games.epona import data
from boardroom.games.epona.position.numbers import KEPT_ALONE

PAIRS_FILE: Final = "pairs.toml"
LETTERS: Final = "ABCDEF"
"""The personal letter tiles; a letter is its number here."""
NOBODY: Final = -1
_PAIR: Final = re.compile("([A-F])-([a-f])")
_ALONE: Final = re.compile(r"([A-F])\((\d)\)")


class Pair(NamedTuple):
    """Two players of a round, by letter or by seat: one draws and divides, the other chooses."""

    divider: int
    chooser: int


class PairLine(NamedTuple):
    """A line of a player pair card: the pairs of a round, and who is unpaired (NOBODY: everybody is in a pair) and then
    draws so many cards.
    """

    pairs: tuple[Pair, ...]
    alone: int
    draws: int


def written_line(players: int) -> Any:
    """A form for a line of the pair card for so many players, like "A-b C(4)"."""
    known = LETTERS[:players]

    def form(text: Any, place: str) -> PairLine:
        if not isinstance(text, str):
            raise WrongTable(place, f"pairs are expected, like 'A-b C(4)', not {text!r}")
        pairs, alone, draws = [], NOBODY, 0
        there: list[str] = []
        for part in text.split():
            if match := _PAIR.fullmatch(part):
                there += match[1], match[2].upper()
                pairs.append(Pair(LETTERS.index(match[1]), LETTERS.index(match[2].upper())))
            elif match := _ALONE.fullmatch(part):
                if not players % 2:
                    raise WrongTable(place, f"{part!r}: nobody is unpaired where an even number plays")
                if not int(match[2]) >= KEPT_ALONE:
                    raise WrongTable(place, f"{part!r}: at least the {KEPT_ALONE} cards that are kept must be drawn")
                there.append(match[1])
                alone, draws = LETTERS.index(match[1]), int(match[2])
            else:
                raise WrongTable(place, f"{part!r} is not written like 'A-b' or 'C(4)'")
        for letter in there:
            if letter not in known:
                raise WrongTable(place, f"there is no {letter} among {players} players")
        for letter in known:
            if there.count(letter) != 1:
                often = "not there" if letter not in there else "there more than once"
                raise WrongTable(place, f"{letter} is {often}: each letter is expected once a round")
        return PairLine(tuple(pairs), alone, draws)

    return form


def _card(players: int) -> Any:
    line = written_line(players)

    def form(lines: Any, place: str) -> tuple[PairLine, ...]:
        if not isinstance(lines, list) or not lines:
            raise WrongTable(f"{place} players", "a line for each round is expected")
        return tuple(line(text, f"{place} players, round {number}") for number, text in enumerate(lines, 1))

    return form


def _read_pair_cards() -> dict[int, tuple[PairLine, ...]]:
    """The pair cards by number of players, a line a round. Raises WrongTable."""
    players = range(2, len(LETTERS) + 1)
    fields = {str(number): _card(number) for number in players}
    found = read(data.__name__, PAIRS_FILE, fields)
    return {number: found[str(number)] for number in players}


PAIR_CARDS: Final = _read_pair_cards()
"""The pair cards by number of players, a line for each round; a longer game begins anew at the first."""


def pair_line(players: int, number: int) -> PairLine:
    """The line of the round of a number, from 1 on, by letters."""
    lines = PAIR_CARDS[players]
    return lines[(number - 1) % len(lines)]
