"""What scores with a piece that is pointed at, in points: the "+n" on the cards of the large tableau."""

from boardroom.engine.keys import numbers_of
from boardroom.games.epona.position import scoring
from boardroom.games.epona.position.cards import NONE
from boardroom.games.epona.position.state import State, card_key
from boardroom.games.epona.position.tableau import Spot
from boardroom.games.epona.table.layout.locations import Where, location_of


def gains_of(view: State, seat: int, key: str) -> dict[str, int]:
    """What a card in the hand of a seat can bring each of the others; what a card or stable in one of its rows scores
    with each card that it counts.
    """
    lies, (number, *_) = location_of(view, key), (*numbers_of(key), NONE)
    if lies.seat != seat:
        return {}
    if lies.where == Where.HAND and number in view.hands[seat]:
        return scoring.possible_gains(view, seat, number)
    if lies.where == Where.SLOT:
        return _by_key(scoring.shares_of_card(view, seat, Spot(lies.row, lies.slot)))
    return _by_key(scoring.shares_of_stable(view, seat, lies.row)) if lies.where == Where.ROW else {}


def _by_key(shares: dict[int, int]) -> dict[str, int]:
    return {card_key(card): points for card, points in shares.items()}
