"""Cards: decks, discard piles and hands; drawing and dealing, what others see of them, and what may be guessed.

A card is a number, and no two cards of a game are the same one: copies of a design have numbers of their own. None has
the number 255, which stands for a card face down. Piles and hands are bytes, or tuples in a game of more cards; the top
of a pile is its beginning, the card discarded last is at the end of the discard pile. Nothing here knows a game, and
chance is a generator that is handed in and on.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from boardroom.engine import rng as random_values

HIDDEN: Final = 255
"""In a view: a card whose face this seat may not see. No card may have this number."""

Pile = TypeVar("Pile", bytes, tuple[int, ...])
AnyPile: TypeAlias = bytes | tuple[int, ...]


class Dealt(NamedTuple, Generic[Pile]):
    """Hands as they were dealt, by seat, what is left as the deck, and the next generator."""

    rng: int
    hands: tuple[Pile, ...]
    deck: Pile


class Drawn(NamedTuple, Generic[Pile]):
    """Cards as they were drawn, what is left, the next generator, and whether the discard pile became the deck."""

    rng: int
    cards: Pile
    deck: Pile
    discard: Pile
    shuffled: bool


def deal(rng: int, cards: Pile, seats: int, each: int) -> Dealt[Pile]:
    """The cards shuffled, so many dealt to each seat. Raises ValueError if there are too few, or one is HIDDEN."""
    _refuse_hidden(cards)
    if seats * each > len(cards):
        raise ValueError(f"{seats} hands of {each} cards from {len(cards)}")
    rng, order = random_values.shuffle(rng, cards)
    deck = _like(cards, order)
    return Dealt(rng, tuple(deck[seat * each : (seat + 1) * each] for seat in range(seats)), deck[seats * each :])


def draw(rng: int, deck: Pile, discard: Pile, number: int) -> Drawn[Pile]:
    """So many cards from the top of the deck. The discard pile is shuffled into a new deck when a card is to be drawn
    from an empty one; where both are empty, no more is drawn.
    """
    cards, deck = deck[:number], deck[number:]
    if len(cards) == number or not discard:
        return Drawn(rng, cards, deck, discard, False)
    missing = number - len(cards)
    rng, order = random_values.shuffle(rng, discard)
    fresh = _like(discard, order)
    return Drawn(rng, cards + fresh[:missing], fresh[missing:], _like(discard, ()), True)


def parted(hand: Pile, which: int) -> tuple[Pile, Pile]:
    """The cards of a hand that a mask over it leaves, and those that it takes, each in their order."""
    kept = _like(hand, (card for place, card in enumerate(hand) if not which >> place & 1))
    taken = _like(hand, (card for place, card in enumerate(hand) if which >> place & 1))
    return kept, taken


def without(hand: Pile, card: int) -> Pile:
    """A hand without one of its cards. Raises ValueError if it is not there."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


# What is seen, and what may be guessed.


def backs(cards: Pile) -> Pile:
    """The same number of cards, face down."""
    return _like(cards, (HIDDEN,) * len(cards))


def hands_seen(hands: Sequence[Pile], seat: int | None) -> tuple[Pile, ...]:
    """The hands as a seat sees them, None for everybody: backs but its own."""
    return tuple(hand if owner == seat else backs(hand) for owner, hand in enumerate(hands))


def guess(
    rng: int, cards: Iterable[int], piles: Sequence[Pile], seen: Iterable[AnyPile] = ()
) -> tuple[int, list[Pile]]:
    """The next generator, and the piles with every back made one of these cards at random: one that lies open neither
    in the piles nor elsewhere, where cards are ``seen``. Raises ValueError if there are fewer of them than backs or
    one is HIDDEN.
    """
    cards = tuple(cards)
    _refuse_hidden(cards)
    known = {card for pile in (*piles, *seen) for card in pile}
    rng, order = random_values.shuffle(rng, [card for card in cards if card not in known])
    left = list(order)
    hidden = sum(pile.count(HIDDEN) for pile in piles)
    if hidden > len(left):
        raise ValueError(f"{hidden} cards face down, and only {len(left)} that are not seen")
    return rng, [_like(pile, [left.pop() if card == HIDDEN else card for card in pile]) for pile in piles]


def _refuse_hidden(cards: AnyPile) -> None:
    if HIDDEN in cards:
        raise ValueError(f"no card may have the number {HIDDEN}, which stands for a card face down")


def _like(pile: Pile, cards: Iterable[int]) -> Pile:
    """Cards as a pile of the same type."""
    return type(pile)(cards)
