"""What may be done, in the imperative."""

from typing import Final, TypeAlias

from attrs import frozen

from boardroom.games.epigo.position.numbers import NUMBERS
from boardroom.games.epigo.position.tiles import DIRECTIONS, Direction, order_code


@frozen
class DeployEpigon:
    """Put an Epigon (0 is X) face down on a column of the own row."""

    number: int
    column: int


@frozen
class StackOrder:
    """Put an Order under those already stacked, its arrow in a direction of the board."""

    number: int
    direction: Direction

    @property
    def code(self) -> int:
        return order_code(self.number, self.direction)


@frozen
class Lock:
    """Confirm the own row or stack."""


@frozen
class SuperSlide:
    """Slide once more in the same direction."""


@frozen
class Stay:
    """Do not super slide."""


@frozen
class OfferDraw:
    """Offer a draw, once a planning step."""


@frozen
class AcceptDraw:
    """Accept the draw that is offered."""


@frozen
class DeclineDraw:
    """Decline the draw that is offered; play goes on as it stood."""


@frozen
class Concede:
    """Give the game to the opponent."""


Action: TypeAlias = (
    DeployEpigon | StackOrder | Lock | SuperSlide | Stay | OfferDraw | AcceptDraw | DeclineDraw | Concede
)

LOCK: Final = Lock()
SUPER_SLIDE: Final = SuperSlide()
STAY: Final = Stay()
OFFER_DRAW: Final = OfferDraw()
ACCEPT_DRAW: Final = AcceptDraw()
DECLINE_DRAW: Final = DeclineDraw()
CONCEDE: Final = Concede()
ORDERS: Final = {order_code(n, d): StackOrder(n, d) for n in NUMBERS for d in DIRECTIONS}
