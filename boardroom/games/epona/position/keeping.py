"""Keeping cards of those drawn as a round begins: how many, and when all have."""

from collections.abc import Sequence
from typing import Final

from boardroom.games.epona.position.cards import FACES
from boardroom.games.epona.position.numbers import KEPT_ALONE
from boardroom.games.epona.position.state import Form, State

MOST_MARKED: Final = 3
"""How many cards are marked at most before one is placed: with more a round begins with more than six inputs."""


def to_keep(state: State, seat: int) -> int:
    """How many of the cards that a seat has drawn it keeps."""
    keep = FACES[state.faces[seat]].keep if state.form == Form.LOWER else KEPT_ALONE
    return min(keep, len(state.drawn[seat]))


def others_can_be_kept(state: State, seat: int) -> bool:
    """Whether a seat keeps so many of the cards that it has drawn that it may name those instead that it lets go, as
    they are fewer.
    """
    if not state.drawn[seat]:
        return False
    keep = to_keep(state, seat)
    return keep > MOST_MARKED and 0 < len(state.drawn[seat]) - keep < keep


def all_have_kept(finished: int, debts: Sequence[int], seat: int) -> bool:
    """Whether all have kept cards and paid once this seat has, beside those that have ``finished``."""
    return finished | 1 << seat == (1 << len(debts)) - 1 and not any(debts)
