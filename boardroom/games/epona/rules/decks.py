"""Drawing: from a deck, from its discards once it is empty, then from the other deck of its group (ruling 16)."""

from boardroom.engine import cards
from boardroom.engine import rng as random_values
from boardroom.engine.tuples import replaced
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.cards import DECK
from boardroom.games.epona.position.numbers import DRAWN_STABLES
from boardroom.games.epona.position.state import State
from boardroom.games.epona.position.vocabulary import DECKS, DECKS_OF, GROUP_OF
from boardroom.games.epona.rules.step_builder import StepBuilder


def can_draw(b: StepBuilder | State, deck: int) -> bool:
    """Whether a deck can still be drawn from."""
    return bool(b.decks[deck] or b.discards[deck])


def decks_to_choose(b: StepBuilder | State, among: bytes) -> bytes:
    """Those of some decks that can be drawn from; all of them if none can, as nothing comes of it then."""
    return bytes(deck for deck in among if can_draw(b, deck)) or among


def draw(b: StepBuilder, deck: int, number: int) -> bytes:
    """So many cards of a deck, or of its group when it is used up; fewer when that is, too."""
    b.barrier = True
    found = _draw_from(b, deck, number)
    for other in DECKS_OF[GROUP_OF[deck]]:
        if len(found) < number and other != deck:
            found += _draw_from(b, other, number - len(found))
    return found


def _draw_from(b: StepBuilder, deck: int, number: int) -> bytes:
    drawn = cards.draw(b.rng, b.decks[deck], b.discards[deck], number)
    b.rng = drawn.rng
    if drawn.shuffled:
        # While that is told, the cards that are drawn then still lie on top.
        b.decks = replaced(b.decks, deck, drawn.cards + drawn.deck)
        b.discards = replaced(b.discards, deck, drawn.discard)
        b.events.append(e.DeckShuffled(b.beat, deck))
    b.decks = replaced(b.decks, deck, drawn.deck)
    return drawn.cards


def taken(drawn: bytes) -> bytes:
    """How many of some cards are of each deck."""
    return bytes(sum(DECK[card] == deck for card in drawn) for deck in range(len(DECKS)))


def draw_stables(b: StepBuilder) -> bytes:
    """Plain stables to choose one from (ruling 5)."""
    drawn = cards.draw(b.rng, b.stables, b.stable_discard, DRAWN_STABLES)
    b.rng, b.stable_discard = drawn.rng, drawn.discard
    b.barrier = True
    if drawn.shuffled:
        b.stables = drawn.cards + drawn.deck
        b.events.append(e.DeckShuffled(b.beat, -1))
    b.stables = drawn.deck
    return drawn.cards


def shuffled(b: StepBuilder, items: bytes) -> bytes:
    """These in another order."""
    b.rng, order = random_values.shuffle(b.rng, items)
    b.barrier = True
    return bytes(order)
