"""A step in the making: the position as something that can be changed, until it is a state again."""

from boardroom.engine import cards
from boardroom.engine.state_builder import StateBuilder
from boardroom.engine.tuples import replaced
from boardroom.games.ephyran.position.city import City
from boardroom.games.ephyran.position.events import Event
from boardroom.games.ephyran.position.state import Announced, Ending, Phase, State


class StepBuilder(StateBuilder[State, Event], of=State):
    """A position being changed, with what happened so far; its fields are those of ``State``."""

    __slots__ = State._fields

    step: int
    phase: Phase
    round: int
    starter: int
    active: int
    asked: int
    announced: Announced | None
    gods: tuple[int, ...]
    hands: tuple[bytes, ...]
    cities: tuple[City, ...]
    pile: bytes
    discard: bytes
    tartarus: bytes
    supply: bytes
    token: int
    seen: bytes
    draws: int
    discarded: int
    again: int
    bonuses: tuple[int, ...]
    ending: Ending
    conceded: int

    def set_city(self, seat: int, city: City) -> None:
        """Give a seat another city."""
        self.cities = replaced(self.cities, seat, city)

    def take_from_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        self.hands = replaced(self.hands, seat, cards.without(self.hands[seat], card))

    def put_into_hand(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        self.hands = replaced(self.hands, seat, self.hands[seat] + bytes((card,)))

    def put_on_discard(self, card: int) -> None:
        """Put a card on the discard pile, in the active player's turn (ruling 14)."""
        self.discard += bytes((card,))
        self.discarded = 1

    def put_into_tartarus(self, card: int) -> None:
        """Put a card out of the game (ruling 3)."""
        self.tartarus += bytes((card,))
