"""What happened, in the past participle; ``beat`` orders the motion within a step."""

from typing import Final, NamedTuple, TypeAlias, TypeGuard

from boardroom.games.my_kingdom_for_a_horse.position.counts import NONE, Counts, Kind
from boardroom.games.my_kingdom_for_a_horse.position.field import Field, total
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, Reason


class TurnBegun(NamedTuple):
    """A seat's turn began."""

    beat: int
    seat: int
    round: int


class PartBegun(NamedTuple):
    """A seat's part of a phase began: it may take a die, another one, or trade."""

    beat: int
    seat: int
    phase: Phase


class DiceRolled(NamedTuple):
    """The dice of a mask were rolled; ``dice`` are all faces after it, ``roll`` counts the rolls of the turn from 1.

    The seat is TWIN_SEAT for Moritz.
    """

    beat: int
    seat: int
    mask: int
    dice: bytes
    roll: int


class DieUsed(NamedTuple):
    """The active player used the dice of a mask; ``dice`` are all faces. ``card`` is the lasting one that lets a single
    half cow give a cow, -1 where none is needed.
    """

    beat: int
    seat: int
    mask: int
    dice: bytes
    card: int = -1


class DieTaken(NamedTuple):
    """Another player took a die, which shows a face; a second one by a lasting ``card``, which is -1 for the first."""

    beat: int
    seat: int
    die: int
    face: int
    card: int = -1


class DieTurned(NamedTuple):
    """A die was turned to a face by a card: by one that is played, or by a ``lasting`` one."""

    beat: int
    seat: int
    die: int
    face: int
    lasting: bool = False


class Bred(NamedTuple):
    """A kind bred: so many of them stood on the board, so many were born."""

    beat: int
    seat: int
    kind: int
    parents: int
    young: int


class AnimalsGained(NamedTuple):
    """A seat took animals from the supply and has them on its field: ``before`` and ``field`` after it; Moritz has none
    (None). ``traded``: others were traded for them.
    """

    beat: int
    seat: int
    counts: Counts
    field: Field | None
    before: Field | None = None
    traded: bool = False


class AnimalsWaiting(NamedTuple):
    """Animals find no room as everybody stands: their owner decides. ``coming`` are those that are not on the field."""

    beat: int
    seat: int
    counts: Counts
    coming: Counts


class AnimalsKept(NamedTuple):
    """A seat decided who stays, so many of each kind in its pens."""

    beat: int
    seat: int
    counts: Counts


class AnimalsLost(NamedTuple):
    """Animals went back to the supply: there was ``no_room`` for them, or they were given back. Those of them
    ``turned_away`` had never left it.

    ``forced``: one was given back in a restock.
    """

    beat: int
    seat: int
    counts: Counts
    field: Field | None
    turned_away: Counts = NONE
    forced: bool = False
    no_room: bool = False


class AnimalsRanAway(NamedTuple):
    """Loose animals ran away at the end of a phase."""

    beat: int
    seat: int
    counts: Counts
    field: Field


class AnimalsPaid(NamedTuple):
    """A card's cost was paid; ``field`` after it."""

    beat: int
    seat: int
    counts: Counts
    field: Field | None


class AnimalsTradedIn(NamedTuple):
    """A seat's side of a trade was given; ``field`` after it."""

    beat: int
    seat: int
    counts: Counts
    field: Field | None


class AnimalsSettled(NamedTuple):
    """Animals changed places on a field: ``before`` and ``field`` after it. Its owner moved them, or they went
    ``by_themselves``: to make room for others, or because a fence was built.
    """

    beat: int
    seat: int
    field: Field
    before: Field
    by_themselves: bool = False


class FencesGained(NamedTuple):
    """A seat may place and move so many fences."""

    beat: int
    seat: int
    place: int
    move: int


class FencePlaced(NamedTuple):
    """A fence from the supply was placed on an edge."""

    beat: int
    seat: int
    edge: int


class FenceLifted(NamedTuple):
    """A standing fence was taken up."""

    beat: int
    seat: int
    edge: int


class FenceMoved(NamedTuple):
    """A fence that had been taken up was placed again."""

    beat: int
    seat: int
    origin: int
    edge: int


class PensChanged(NamedTuple):
    """A fence effect ended; so many pens there are now."""

    beat: int
    seat: int
    pens: int


class CardPlayed(NamedTuple):
    """A farm card was played."""

    beat: int
    seat: int
    card: int


class CardsDiscarded(NamedTuple):
    """Farm cards were discarded to be exchanged."""

    beat: int
    seat: int
    cards: bytes


class CardsDrawn(NamedTuple):
    """Farm cards were drawn; HIDDEN for those who may not see them. ``shuffled``: the discard pile became the deck."""

    beat: int
    seat: int
    cards: bytes
    shuffled: bool


class WheelbarrowUsed(NamedTuple):
    """A seat used its wheelbarrow."""

    beat: int
    seat: int


class AnimalsTraded(NamedTuple):
    """A seat traded: so many of a kind for so many of the next. ``forced``: in a restock."""

    beat: int
    seat: int
    kind: int
    given: int
    taken: int
    forced: bool


class RestockBegun(NamedTuple):
    """A kind is missing in the supply: everybody with too many trades or loses one.

    ``trade``: trading is offered, and the seats of the mask ``asked`` choose.
    """

    beat: int
    seat: int
    kind: int
    missing: int
    trade: bool
    asked: int


class GainForfeited(NamedTuple):
    """The rest of a gain is lost: nobody had to give, or its gainer ``declined`` to keep those before."""

    beat: int
    seat: int
    kind: int
    number: int
    declined: bool = False


class PartPassed(NamedTuple):
    """A seat was done with the dice, took no die, or did not trade: in FINAL_TRADE a kind, of its plan, of which
    it keeps that ``number``; in TRADING it has traded so many kinds before. ``unused`` are the own dice, as a mask,
    that would still have given something, and ``dice`` all faces then.
    """

    beat: int
    seat: int
    phase: Phase
    kind: int = -1
    unused: int = 0
    dice: bytes = b""
    number: int = 0


class EndTriggered(NamedTuple):
    """A seat has enough of each: the game ends with this turn."""

    beat: int
    seat: int


class FinalTradeBegun(NamedTuple):
    """The final trade began."""

    beat: int


class PlanMade(NamedTuple):
    """A seat's plan for the final trade is whole; ``nothing``: there was nothing that it could have traded."""

    beat: int
    seat: int
    nothing: bool


class TwinTurnBegun(NamedTuple):
    """Moritz' turn began."""

    beat: int


class GameEnded(NamedTuple):
    """The game is over: a mask of the winning seats and why."""

    beat: int
    winners: int
    reason: Reason


Event: TypeAlias = (
    TurnBegun | PartBegun | DiceRolled | DieUsed | DieTaken | DieTurned | Bred | AnimalsGained | AnimalsWaiting
    | AnimalsKept | AnimalsLost | AnimalsRanAway | AnimalsPaid | AnimalsTradedIn | AnimalsSettled | FencesGained
    | FencePlaced | FenceLifted | FenceMoved | PensChanged | CardPlayed | CardsDiscarded | CardsDrawn
    | WheelbarrowUsed | AnimalsTraded | RestockBegun | GainForfeited | PartPassed | EndTriggered | FinalTradeBegun
    | PlanMade | TwinTurnBegun | GameEnded
)  # fmt: skip
"""Anything that happened."""


def first_horse(event: Event) -> TypeGuard[AnimalsGained]:
    """Whether a seat gets its first horse, which is an occasion; never of Moritz, of whom no field tells it."""
    if not isinstance(event, AnimalsGained) or event.before is None:
        return False
    return event.counts[Kind.HORSE] > 0 and not total(event.before.animals)[Kind.HORSE]


_PAIR: Final = 2


def pairs_horses(event: Event) -> TypeGuard[AnimalsGained]:
    """Whether a seat has two horses now and had fewer before; never of Moritz, of whom no field tells it."""
    if not isinstance(event, AnimalsGained) or event.before is None or event.field is None:
        return False
    return total(event.before.animals)[Kind.HORSE] < _PAIR <= total(event.field.animals)[Kind.HORSE]
