"""Whose points a step changed from placing on, and by what: also what others score more or less with a card that is
placed, and what tokens that are left are no longer worth.
"""

from collections import Counter
from typing import Any, Final

from boardroom.engine.briefs import Scored
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position import scoring
from boardroom.games.epona.position.cards import MARES
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.words import names
from boardroom.games.epona.words.formula_words import vp

_OPEN: Final = frozenset(
    (
        Phase.PLACING,
        Phase.KEEPING_DRAWN,
        Phase.KEEPING_STABLE,
        Phase.AGREEING,
        Phase.BREEDING,
        Phase.MOVING_ROLLERS,
        Phase.SWAPPING,
    )
)
"""The phases whose steps change tableaus and tokens before everybody. While cards are distributed points change only by
coins that are paid, and some of that in secret.
"""
PARTS: Final = {
    scoring.STABLE_PART: phrase("Epona", "stables", "what points are for"),
    scoring.OWNER_PART: phrase("Epona", "owner card", "what points are for"),
    scoring.ASSET_PART: phrase("Epona", "cards", "what points are for"),
}
"""What points are for, by the part of the score."""
ROLLERS: Final = phrase("Epona", "rider rollers", "what points are for: those to be moved at the end")
_FOALS: Final = phrase("Epona", "foals", "what points are for")
_ON_STALLIONS: Final = phrase("Epona", "stud tokens on stallions", "what points are for")
LEFT: Final = {
    scoring.COINS_LEFT: phrase("Epona", "value of coins", "what points are for"),
    scoring.STUDS_LEFT: phrase("Epona", "value of spare stud tokens", "what points are for"),
    scoring.POINTS_LEFT: phrase("Epona", "VP tokens", "what points are for"),
}


def scored(before: State, after: State, audience: int | None) -> tuple[Scored, ...]:
    """Whose points a step changed and by what kinds of things, and of a swap, which shows in no card that is placed,
    by which cards and stables; everybody sees all of it. Also where they are as many as before in all: a foal that
    costs a stud token, say.
    """
    if before.phase not in _OPEN:
        return ()
    seats = (seat for seat in range(len(before.coins)) if _counted(before, seat) != _counted(after, seat))
    found = [_scored_by(before, after, seat) for seat in seats]
    return tuple(one for one in found if one.parts)


def _counted(state: State, seat: int) -> tuple[Any, ...]:
    """All that the points of a seat are counted from."""
    own = (state.tableaus, state.rollers, state.owners, state.boxes, state.coins, state.studs, state.points)
    return state.tokens, scoring.rollers_to_come(state, seat), *(of_seats[seat] for of_seats in own)


def _scored_by(before: State, after: State, seat: int) -> Scored:
    parts = Counter[Text]()
    for item in scoring.changes(before, after, seat):
        parts[_what(before, seat, item)] += item.points
    # Those that are moved at the end score on their cards instead.
    parts[ROLLERS] += scoring.rollers_to_come(after, seat) - scoring.rollers_to_come(before, seat)
    told = sorted(((what, points) for what, points in parts.items() if points), key=lambda part: -part[1])
    return Scored(seat, tuple(told), unit=vp)


def _what(before: State, seat: int, item: scoring.Scored) -> Text:
    if item.part == scoring.LEFT_PART:
        return LEFT[item.what]
    if before.phase == Phase.SWAPPING and item.part != scoring.OWNER_PART:
        if item.part == scoring.STABLE_PART:
            return names.stable_name(before.tableaus[seat][item.what].stable)
        return names.asset_name(item.what)
    if item.part == scoring.TOKEN_PART:
        return _FOALS if item.what in MARES else _ON_STALLIONS
    return PARTS[item.part]
