"""Rider rollers: one of each rider, and those of boxes on owner cards; they wait for horses until the end."""

from boardroom.games.epona.position.cards import BOXES_BELOW, NONE, OWNERS, TYPE
from boardroom.games.epona.position.tableau import Tableau
from boardroom.games.epona.position.vocabulary import RIDER, BonusKind


def rollers_of(tableau: Tableau, owner: int, boxes: int) -> int:
    """How many rollers come with a tableau and an owner card with a mask of boxes, wherever they lie by now."""
    riders = sum(TYPE[card] == RIDER for row in tableau for card in row.slots if card != NONE)
    below = OWNERS[owner].below
    return riders + sum(
        bonus.kind == BonusKind.ROLLER for box in range(BOXES_BELOW) if boxes >> box & 1 for bonus in below[box]
    )
