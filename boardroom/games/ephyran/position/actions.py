"""What can be done, in the imperative. A half names its card, and with it the half that is given up."""

from enum import IntEnum
from typing import Final, TypeAlias

from attrs import frozen


class Source(IntEnum):
    """Where a card is drawn from."""

    PILE = 0
    DISCARD_PILE = 1


@frozen
class ChooseGod:
    """Choose the god of a territory."""

    god: int


@frozen
class AddArea:
    """Lay an area, or Dionysus, as the next one of a territory."""

    half: int
    territory: int


@frozen
class ChangeArea:
    """Put an area, or Dionysus, in the place of the uncovered one of the same number."""

    half: int
    territory: int


@frozen
class StealDionysus:
    """Put the matching area in the place of another's uncovered Dionysus, and lay him in one's own city."""

    half: int
    seat: int
    territory: int


@frozen
class PlayCastorAndPollux:
    """Take two cards, and play a territory half of any."""

    half: int


@frozen
class PlayGraeae:
    """Look at three cards of the pile and keep one."""

    half: int


@frozen
class ExchangeWithCity:
    """Exchange an area with the same one of another's city."""

    half: int
    seat: int
    territory: int
    number: int


@frozen
class ExchangeWithHand:
    """Exchange an area of one's own city with the same one of the hand, ``area``."""

    half: int
    area: int


@frozen
class TakeToken:
    """Take a magical token and lay it on an area."""

    half: int


@frozen
class DestroyArea:
    """Have another player give up an uncovered area."""

    half: int
    seat: int


@frozen
class StealToken:
    """Steal the face-down token of another's area."""

    half: int
    seat: int
    territory: int
    number: int


@frozen
class LockColumn:
    """Lock a territory of one's own with Athena's shield."""

    half: int
    territory: int


@frozen
class UnlockColumn:
    """Unlock anybody's territory with Hecate's magic."""

    half: int
    seat: int
    territory: int


@frozen
class DiscardCard:
    """Discard a card."""

    card: int


@frozen
class Block:
    """Answer a support with a defence."""

    half: int


@frozen
class LetHappen:
    """Let a support happen."""


@frozen
class GiveUpArea:
    """Give up the uncovered area of a territory."""

    territory: int


@frozen
class PlaceToken:
    """Lay the token that was taken or stolen on an area of one's own."""

    territory: int
    number: int


@frozen
class KeepCard:
    """Keep one of the cards that the Graeae saw; the others go to the discard pile, in this order."""

    card: int
    others: bytes


@frozen
class DrawCard:
    """Draw a card from the pile or the discard pile."""

    source: Source


@frozen
class DrawNothing:
    """Draw nothing: the pile is empty, and the card on the discard pile is not wanted."""


@frozen
class Concede:
    """Give up."""


LET_HAPPEN: Final = LetHappen()
DRAW_NOTHING: Final = DrawNothing()
CONCEDE: Final = Concede()

SupportAction: TypeAlias = (
    PlayCastorAndPollux | PlayGraeae | ExchangeWithCity | ExchangeWithHand | TakeToken | DestroyArea | StealToken
    | LockColumn | UnlockColumn
)  # fmt: skip
"""A support played in one's own turn."""
Decision: TypeAlias = (
    ChooseGod | AddArea | ChangeArea | StealDionysus | SupportAction | DiscardCard | Block | LetHappen | GiveUpArea
    | PlaceToken | KeepCard | DrawCard | DrawNothing
)  # fmt: skip
"""What somebody does who is asked."""
Action: TypeAlias = Decision | Concede
