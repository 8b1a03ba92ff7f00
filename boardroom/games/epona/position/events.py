"""What happened, as events: each has the number of its beat. Cards and stables are numbers, seats count from 0."""

from typing import NamedTuple, Protocol

from boardroom.games.epona.position.pairs import Pair
from boardroom.games.epona.position.vocabulary import Bonus


class Event(Protocol):
    """Something that happened: one of the classes below."""

    @property
    def beat(self) -> int:
        """When in its step, from 0."""


class RoundBegun(NamedTuple):
    """A round begins; these selection cards are on display, with tokens beside them."""

    beat: int
    round: int
    starter: int
    display: bytes
    offered: bytes
    unused: bytes
    used: bytes


class PairsFormed(NamedTuple):
    """The pairs of a round of the high form, by seat; who is unpaired, if anybody, draws so many cards."""

    beat: int
    pairs: tuple[Pair, ...]
    alone: int
    draws: int


class SelectionChosen(NamedTuple):
    """A seat chose a selection card with its token, and paid so many coins; it owes the rest of the price."""

    beat: int
    seat: int
    face: int
    token: int
    paid: int
    owed: int


class DeckChosen(NamedTuple):
    """A seat chose the deck of one of its cards."""

    beat: int
    seat: int
    deck: int


class SelectingBegun(NamedTuple):
    """A seat chooses a selection card now; the first of a round does when that begins."""

    beat: int
    seat: int


class DrawingBegun(NamedTuple):
    """A seat chooses decks now, in the high form; the first of a round does when that begins."""

    beat: int
    seat: int


class CardsDrawn(NamedTuple):
    """A seat drew cards to choose from, at the beginning of a round; ``taken`` are how many of each deck."""

    beat: int
    seat: int
    cards: bytes
    taken: bytes


class DeckShuffled(NamedTuple):
    """The discard pile of a deck became the deck; -1: that of the stables."""

    beat: int
    deck: int


class CardsKept(NamedTuple):
    """A seat keeps cards of those drawn."""

    beat: int
    seat: int
    cards: bytes


class CardsDiscarded(NamedTuple):
    """What a seat drew and did not keep goes to the discard piles."""

    beat: int
    seat: int
    cards: bytes


class CardsDivided(NamedTuple):
    """A seat has divided the cards it drew."""

    beat: int
    seat: int
    first: bytes
    second: bytes


class GroupsRevealed(NamedTuple):
    """All have divided: the groups of each seat lie open, two for each, empty ones for who had nothing to divide."""

    beat: int
    firsts: tuple[bytes, ...]
    seconds: tuple[bytes, ...]


class GroupPicked(NamedTuple):
    """A seat of the variant for two has chosen a group of the other's, 1 or 2; in secret until both have."""

    beat: int
    seat: int
    group: int


class GroupTaken(NamedTuple):
    """A seat takes one group of what the divider divided, who keeps the other."""

    beat: int
    seat: int
    divider: int
    taken: bytes
    left: bytes


class DiscardChosen(NamedTuple):
    """A seat of the variant for two has chosen the card it discards; in secret until both have."""

    beat: int
    seat: int
    card: int


class OwnerChosen(NamedTuple):
    """A seat has chosen its owner card and a stable; in secret until all have."""

    beat: int
    seat: int
    owner: int
    stable: int


class OwnersRevealed(NamedTuple):
    """All have chosen: owner cards and stables by seat; what was not chosen leaves the game."""

    beat: int
    owners: bytes
    stables: bytes


class PlacingBegun(NamedTuple):
    """A seat places its cards now; the one kept from the previous round comes to its hand."""

    beat: int
    seat: int
    aside: int


class CardPlaced(NamedTuple):
    """A seat laid a card in a slot and paid for it."""

    beat: int
    seat: int
    card: int
    row: int
    slot: int
    paid: int


class CardSold(NamedTuple):
    """A seat discarded a card of its hand for coins; ``paid`` of them went to the price of its selection card."""

    beat: int
    seat: int
    card: int
    coins: int
    paid: int


class BonusGained(NamedTuple):
    """A seat gained coins, studs or points."""

    beat: int
    seat: int
    bonus: Bonus


class BonusOpened(NamedTuple):
    """A seat has an owner icon or a draw to use."""

    beat: int
    seat: int
    bonus: Bonus


class BonusLost(NamedTuple):
    """An owner icon gives nothing: no box is free."""

    beat: int
    seat: int


class BoxUsed(NamedTuple):
    """A seat put a cube on a box of its owner card."""

    beat: int
    seat: int
    box: int
    owner: int


class BonusDrawn(NamedTuple):
    """A seat drew cards for a bonus, to keep one; ``taken`` are how many of each deck, where one was used up."""

    beat: int
    seat: int
    deck: int
    cards: bytes
    taken: bytes


class DrawReplaced(NamedTuple):
    """A seat took a coin or a point in place of a second draw."""

    beat: int
    seat: int
    bonus: Bonus


class DrawnKept(NamedTuple):
    """A seat keeps one of the cards of a bonus; the others are discarded."""

    beat: int
    seat: int
    card: int
    others: bytes


class StableFinished(NamedTuple):
    """The last slot of a row is filled: completed, or just finished."""

    beat: int
    seat: int
    row: int
    stable: int
    is_complete: int


class StablesDrawn(NamedTuple):
    """A seat drew stables, to keep one."""

    beat: int
    seat: int
    stables: bytes


class StableKept(NamedTuple):
    """A seat laid a stable above (0) or below (1) its others; the rest are discarded."""

    beat: int
    seat: int
    stable: int
    below: int
    others: bytes


class BreedingAsked(NamedTuple):
    """A seat wants to breed with a partner's stallion, whose owner may refuse."""

    beat: int
    seat: int
    mare: int
    stallion: int
    owner: int


class BreedingRefused(NamedTuple):
    """The owner of the stallion refused."""

    beat: int
    seat: int
    asker: int
    mare: int
    stallion: int


class HorsesBred(NamedTuple):
    """A mare has a foal. ``owner`` is the stallion's, the seat itself, or -1 for the solo player's neutral ones;
    ``shared`` is 1 if both partners gain a point for it.
    """

    beat: int
    seat: int
    mare: int
    stallion: int
    owner: int
    foal: int
    shared: int


class PlacingFinished(NamedTuple):
    """A seat places no more this round; ``kept`` is the card it keeps."""

    beat: int
    seat: int
    kept: int


class BreedingBegun(NamedTuple):
    """All have placed: a seat may still breed."""

    beat: int
    seat: int


class BreedingPassed(NamedTuple):
    """A seat breeds no more for now."""

    beat: int
    seat: int


class RoundEnded(NamedTuple):
    """The round is over: what the hands still held was sold, by seat, and cards were kept."""

    beat: int
    round: int
    sold: tuple[bytes, ...]
    kept: bytes


class RollersBegun(NamedTuple):
    """A seat may move its rollers."""

    beat: int
    seat: int


class RollerMoved(NamedTuple):
    """A seat put a roller on a horse."""

    beat: int
    seat: int
    card: int


class RollersKept(NamedTuple):
    """A seat moves no more rollers."""

    beat: int
    seat: int


class SwappingBegun(NamedTuple):
    """A seat may swap cards with so many horse boxes."""

    beat: int
    seat: int
    swaps: int


class CardsSwapped(NamedTuple):
    """A seat swapped two of its cards."""

    beat: int
    seat: int
    card: int
    other: int


class PlacesKept(NamedTuple):
    """A seat leaves a horse box unused."""

    beat: int
    seat: int


class GameEnded(NamedTuple):
    """The game is over."""

    beat: int
