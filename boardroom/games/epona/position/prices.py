"""What it costs to place a card: the printed coins, less the discounts of the owner card (ruling 11)."""

from typing import Final

from boardroom.games.epona.position.cards import BOXES_BELOW, COST, GROUP, OWNERS, Owner
from boardroom.games.epona.position.numbers import DISCOUNT_COINS, SALE
from boardroom.games.epona.position.vocabulary import BonusKind


def discounts(owner: Owner) -> tuple[tuple[int, ...], ...]:
    """For each set of boxes of the lower row with a cube, a mask, the coins less for each group of assets; discounts
    add up (ruling 11).
    """
    found = []
    for boxes in range(1 << BOXES_BELOW):
        less = [0] * 4
        for box, bonuses in enumerate(owner.below):
            for bonus in bonuses:
                if bonus.kind == BonusKind.DISCOUNT and boxes >> box & 1:
                    less[bonus.what] += DISCOUNT_COINS
        found.append(tuple(less))
    return tuple(found)


_DISCOUNTS: Final = {owner: discounts(owner) for owner in set(OWNERS)}
_BELOW: Final = (1 << BOXES_BELOW) - 1


def price(owner: int, boxes: int, card: int) -> int:
    """The coins that a card costs who has this owner card, with cubes on these boxes."""
    return max(0, COST[card] - _DISCOUNTS[OWNERS[owner]][boxes & _BELOW][GROUP[card]])


def discount(owner: int, boxes: int, card: int) -> int:
    """By how many of its printed coins a card is cheaper for who has this owner card, with cubes on these boxes."""
    return COST[card] - price(owner, boxes, card)


def discounting_boxes(owner: int, boxes: int, card: int) -> tuple[int, ...]:
    """The boxes with a cube that make a card cheaper."""
    return tuple(
        box
        for box, bonuses in enumerate(OWNERS[owner].below)
        if boxes >> box & 1 and any(bonus.kind == BonusKind.DISCOUNT and bonus.what == GROUP[card] for bonus in bonuses)
    )


def sales_needed(coins: int, cost: int) -> int:
    """How many cards must be sold to have so many coins in place of these."""
    return max(0, -(-(cost - coins) // SALE))
