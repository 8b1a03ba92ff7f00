"""Phase 1: decks are chosen in the open, one seat after the other, and all cards drawn once all are chosen (rulebook:
Drawing cards; rulings 8, 16, 18, 21 and 33).
"""

from boardroom.engine.tuples import replaced
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.state import ANY_DECK, OTHER_GROUP, Form, Phase, State, draws
from boardroom.games.epona.position.vocabulary import DECKS, DECKS_OF, GROUP_OF
from boardroom.games.epona.rules import decks
from boardroom.games.epona.rules.step_builder import StepBuilder

ALL_DECKS = bytes(range(len(DECKS)))


def open_decks(to_choose: int, chosen: bytes) -> bytes:
    """The decks among which one is chosen for a card, after these were chosen."""
    if to_choose == ANY_DECK:
        return ALL_DECKS
    if to_choose == OTHER_GROUP:
        return bytes(deck for deck in ALL_DECKS if GROUP_OF[deck] != GROUP_OF[chosen[-1]])
    return DECKS_OF[to_choose]


def offered_decks(state: StepBuilder | State) -> bytes:
    """The decks among which the active seat chooses now."""
    return decks.decks_to_choose(state, open_decks(state.to_choose[0], state.chosen[state.active]))


def fullest_decks(state: State) -> bytes:
    """For each card that a deck is still to be chosen for, the one that will then have the most cards left."""
    left = [len(deck) - sum(chosen.count(number) for chosen in state.chosen) for number, deck in enumerate(state.decks)]
    chosen = bytearray(state.chosen[state.active])
    found = bytearray()
    for kind in state.to_choose:
        among = open_decks(kind, bytes(chosen))
        if state.form != Form.LOWER and not can_draw_any(state, among):
            continue
        deck = max(decks.decks_to_choose(state, among), key=lambda number: left[number])
        left[deck] -= 1
        found.append(deck)
        chosen.append(deck)
    return bytes(found)


def can_draw_any(state: StepBuilder | State, among: bytes) -> bool:
    """Whether any of some decks can be drawn from."""
    return any(decks.can_draw(state, deck) for deck in among)


def choose_deck(b: StepBuilder, deck: int) -> None:
    """Choose the deck of the next card; nothing is drawn before all are chosen (ruling 8)."""
    seat = b.active
    b.chosen = replaced(b.chosen, seat, b.chosen[seat] + bytes((deck,)))
    b.to_choose = b.to_choose[1:]
    b.events.append(e.DeckChosen(b.beat, seat, deck))
    skip_used_up(b)


def skip_used_up(b: StepBuilder) -> None:
    """In the high form nobody is asked for a card that no deck has (rulings 21 and 33)."""
    if b.form == Form.LOWER:
        return
    while b.to_choose and not can_draw_any(b, open_decks(b.to_choose[0], b.chosen[b.active])):
        b.to_choose = b.to_choose[1:]


def draw_all(b: StepBuilder) -> None:
    """All draw, one after the other from the start player on, each by the number of the deck (ruling 18)."""
    for turn in range(b.seats):
        seat = (b.starter + turn) % b.seats
        if not draws(b, seat):
            continue
        drawn = b"".join(decks.draw(b, deck, b.chosen[seat].count(deck)) for deck in sorted(set(b.chosen[seat])))
        b.phase, b.active = Phase.KEEPING if b.form == Form.LOWER else Phase.DIVIDING, b.starter
        b.drawn = replaced(b.drawn, seat, bytes(sorted(drawn)))
        b.events.append(e.CardsDrawn(b.beat, seat, b.drawn[seat], decks.taken(b.drawn[seat])))
    b.chosen = (b"",) * b.seats
