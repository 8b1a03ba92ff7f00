"""What may be done, in the imperative."""

from typing import Final, TypeAlias

from attrs import frozen

from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE, BREEDING_FACES, DICE
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGES


@frozen
class Roll:
    """Roll the dice of a mask; the first roll of a turn is of all four."""

    dice: int


@frozen
class UseDie:
    """Use the effect of a die in one's own turn. All half cows are one effect: the first of them stands for it."""

    die: int


@frozen
class TakeDie:
    """Take a die of the final roll in another's turn and use its effect."""

    die: int


@frozen
class PlayCard:
    """Play a farm card from the hand; one that sets a die names the die and its new face."""

    card: int
    die: int = -1
    face: int = -1


@frozen
class DiscardCards:
    """Exchange the farm cards of a mask over the hand, instead of playing one."""

    which: int


@frozen
class TurnBreedingDie:
    """Turn the breeding die to a face, by a lasting card."""

    face: int


@frozen
class UseWheelbarrow:
    """Move a fence, by a lasting card."""


@frozen
class PlaceFence:
    """Place a fence, the one in hand or one from the own supply, on an edge."""

    edge: int


@frozen
class LiftFence:
    """Take up a standing fence, to be placed elsewhere."""

    edge: int


@frozen
class Keep:
    """Settle the animals so that so many of each kind stay; the others are lost, or stay loose while they may."""

    counts: Counts


@frozen
class Trade:
    """Trade so many times animals of a kind for one of the next kind each."""

    kind: int
    times: int


@frozen
class ForcedTrade:
    """In a restock: trade the missing kind upward once."""


@frozen
class ForcedLoss:
    """In a restock: give back one of the missing kind."""


@frozen
class Pass:
    """Be done: with the dice, without a die, without a trade, or with fences."""


@frozen
class MoveAnimal:
    """Move an animal from a space to another: into a pen where its kind or nobody lives."""

    origin: int
    target: int


@frozen
class SwapPens:
    """Have the animals of two pens, named by a space of each, change places."""

    one: int
    other: int


@frozen
class GiveBack:
    """Give an animal of a kind back to the supply."""

    kind: int


@frozen
class Concede:
    """Give the game up; only for one who plays against Moritz or one other."""


@frozen
class FenceLine:
    """New fences on some edges, of so many that may be placed, looked at together while a line is drawn along them. No
    action itself: it stands for those that place them, one after the other.
    """

    edges: tuple[int, ...]
    most: int


Action: TypeAlias = (
    Roll | UseDie | TakeDie | PlayCard | DiscardCards | TurnBreedingDie | UseWheelbarrow | PlaceFence | LiftFence
    | Keep | Trade | ForcedTrade | ForcedLoss | Pass | MoveAnimal | SwapPens | GiveBack | Concede
)  # fmt: skip

Aside: TypeAlias = MoveAnimal | SwapPens | GiveBack
"""What may be done beside a decision, which is left to be made."""

PASS: Final = Pass()
CONCEDE: Final = Concede()
WHEELBARROW: Final = UseWheelbarrow()
FORCED_TRADE: Final = ForcedTrade()
FORCED_LOSS: Final = ForcedLoss()
ROLLS: Final = tuple(Roll(dice) for dice in range(ALL_DICE + 1))
USES: Final = tuple(UseDie(die) for die in range(DICE))
TAKES: Final = tuple(TakeDie(die) for die in range(DICE))
PLACES: Final = tuple(PlaceFence(edge) for edge in range(EDGES))
LIFTS: Final = tuple(LiftFence(edge) for edge in range(EDGES))
TURNS: Final = tuple(TurnBreedingDie(face) for face in BREEDING_FACES)
GIVE_BACKS: Final = tuple(GiveBack(kind) for kind in KINDS)
