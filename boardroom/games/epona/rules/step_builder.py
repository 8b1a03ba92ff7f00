"""A step in the making: the position as something that can be changed, until it is a state again."""

from boardroom.engine.state_builder import StateBuilder
from boardroom.engine.tuples import replaced
from boardroom.games.epona.position.events import Event
from boardroom.games.epona.position.state import Form, Phase, State
from boardroom.games.epona.position.tableau import Tableau
from boardroom.games.epona.position.vocabulary import Bonus


class StepBuilder(StateBuilder[State, Event], of=State):
    """A position being changed, with what happened so far; its fields are those of ``State``."""

    __slots__ = State._fields

    step: int
    phase: Phase
    round: int
    rounds: int
    starter: int
    active: int
    rng: int
    decks: tuple[bytes, ...]
    discards: tuple[bytes, ...]
    stables: bytes
    stable_discard: bytes
    display: bytes
    offered: bytes
    unused: bytes
    used: bytes
    faces: bytes
    lots: bytes
    to_choose: bytes
    chosen: tuple[bytes, ...]
    drawn: tuple[bytes, ...]
    debts: bytes
    hands: tuple[bytes, ...]
    aside: bytes
    finished: int
    tableaus: tuple[Tableau, ...]
    tokens: tuple[int, ...]
    rollers: tuple[bytes, ...]
    coins: tuple[int, ...]
    studs: tuple[int, ...]
    points: tuple[int, ...]
    owners: bytes
    boxes: tuple[int, ...]
    pending: tuple[Bonus, ...]
    filled: int
    seen: bytes
    drew: int
    bred: int
    swaps: int
    neutral: bytes
    refusal: int
    pair: bytes
    after: Phase
    refused: bytes
    form: Form
    letters: bytes
    divided: tuple[bytes, ...]
    picked: bytes
    owners_offered: tuple[bytes, ...]
    stables_offered: tuple[bytes, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.coins)

    def set_tableau(self, seat: int, tableau: Tableau) -> None:
        """Give a seat another tableau."""
        self.tableaus = replaced(self.tableaus, seat, tableau)

    def set_hand(self, seat: int, hand: bytes) -> None:
        """Give a seat another hand, in the order of the cards' numbers."""
        self.hands = replaced(self.hands, seat, bytes(sorted(hand)))

    def add_coins(self, seat: int, coins: int) -> None:
        """Give a seat coins, or take them."""
        self.coins = replaced(self.coins, seat, self.coins[seat] + coins)

    def add_studs(self, seat: int, studs: int) -> None:
        """Give a seat stud tokens, or take them."""
        self.studs = replaced(self.studs, seat, self.studs[seat] + studs)

    def add_points(self, seat: int, points: int) -> None:
        """Give a seat points."""
        self.points = replaced(self.points, seat, self.points[seat] + points)

    def discard(self, cards: bytes, deck_of: tuple[int, ...]) -> None:
        """Put assets on the discard piles of their decks."""
        if cards:
            piles = list(self.discards)
            for card in cards:
                piles[deck_of[card]] += bytes((card,))
            self.discards = tuple(piles)


def with_number(numbers: bytes, place: int, number: int) -> bytes:
    """The numbers with another one at a place."""
    return numbers[:place] + bytes((number,)) + numbers[place + 1 :]
