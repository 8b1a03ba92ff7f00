"""What happened, in the past participle; ``beat`` orders the motion within a step."""

from typing import NamedTuple, TypeAlias

from boardroom.games.epigo.position.state import Ending, Phase
from boardroom.games.epigo.position.tiles import Direction


class EpigonDeployed(NamedTuple):
    """A seat put an Epigon on its row; seen by that seat alone."""

    beat: int
    seat: int
    number: int
    column: int


class OrderStacked(NamedTuple):
    """A seat stacked an Order; seen by that seat alone."""

    beat: int
    seat: int
    order: int


class SeatLocked(NamedTuple):
    """A seat confirmed its row (phase DEPLOY) or stack (phase PLAN)."""

    beat: int
    seat: int
    phase: Phase


class DeploymentRevealed(NamedTuple):
    """Both rows were turned up, numbers by column; both X leave the board."""

    beat: int
    rows: tuple[bytes, bytes]


class OrdersRevealed(NamedTuple):
    """The Orders of one pair (0-2) were turned up, by seat."""

    beat: int
    turn: int
    pair: int
    orders: tuple[int, int]


class OrdersCancelled(NamedTuple):
    """Two Orders of the same number cancelled each other."""

    beat: int
    number: int


class OrderSpent(NamedTuple):
    """An Order's Epigon is captured, so it moved nothing."""

    beat: int
    seat: int
    order: int


class EpigonSlid(NamedTuple):
    """An Epigon slid to an empty square; ``may_go_on`` when a super slide is open to its owner."""

    beat: int
    piece: int
    origin: int
    target: int
    direction: Direction
    may_go_on: bool


class EpigonSuperSlid(NamedTuple):
    """An Epigon slid once more."""

    beat: int
    piece: int
    origin: int
    target: int
    direction: Direction


class SuperSlideDeclined(NamedTuple):
    """The owner let the Epigon stay."""

    beat: int
    piece: int


class MoveBlocked(NamedTuple):
    """A push was blocked; chain and counts up to where opposing tiles outnumber own. ``origin`` is the square of who
    pushes.
    """

    beat: int
    piece: int
    origin: int
    direction: Direction
    chain: bytes
    own: int
    opposing: int


class EpigonsPushed(NamedTuple):
    """An Epigon pushed; the chain, mover first, shifted by one from its ``origin``. ``fell`` is the Epigon pushed off,
    or 0.
    """

    beat: int
    piece: int
    origin: int
    direction: Direction
    chain: bytes
    own: int
    opposing: int
    fell: int


class EpigonCaptured(NamedTuple):
    """An Epigon left the board over the edge from a square and was captured by its owner's opponent."""

    beat: int
    piece: int
    origin: int
    direction: Direction
    slid: bool


class TurnBegun(NamedTuple):
    """A planning step began; ``first`` is the seat that plans first at this screen."""

    beat: int
    turn: int
    first: int


class DrawOffered(NamedTuple):
    """A seat offered a draw."""

    beat: int
    seat: int


class DrawDeclined(NamedTuple):
    """A seat declined the draw."""

    beat: int
    seat: int


class GameEnded(NamedTuple):
    """The game is over: the winner (DRAWN for a draw), why, and the number of
    captures or quiet turns that decided it.
    """

    beat: int
    winner: int
    reason: Ending
    number: int


Event: TypeAlias = (
    EpigonDeployed | OrderStacked | SeatLocked | DeploymentRevealed | OrdersRevealed | OrdersCancelled
    | OrderSpent | EpigonSlid | EpigonSuperSlid | SuperSlideDeclined | MoveBlocked | EpigonsPushed
    | EpigonCaptured | TurnBegun | DrawOffered | DrawDeclined | GameEnded
)  # fmt: skip
