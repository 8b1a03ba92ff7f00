"""From the last card placed to the next round, or to the end: breeding alone, hands sold, rollers, horse boxes
(rulebook: End of the round; rulings 6, 9, 10 and 13). What is scored at the end: ``position/scoring.py``.
"""

from collections.abc import Sequence

from boardroom.engine.tuples import replaced
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.cards import DECK, NONE, TYPE
from boardroom.games.epona.position.numbers import SALE
from boardroom.games.epona.position.state import Form, Phase, State
from boardroom.games.epona.position.tableau import horses_without_roller, rollers_of, spot_of, with_card
from boardroom.games.epona.position.vocabulary import HORSE_BOX
from boardroom.games.epona.rules import breeding, placing, rounds
from boardroom.games.epona.rules.step_builder import StepBuilder, with_number


def finish_placing(b: StepBuilder, kept: int) -> None:
    """A seat places no more; the next one does, or breeding alone begins. What is kept takes effect at the end."""
    seat = b.active
    b.finished |= 1 << seat
    b.aside = with_number(b.aside, seat, kept)
    b.events.append(e.PlacingFinished(b.beat, seat, kept))
    following = (seat + 1) % b.seats
    if following != b.starter:
        placing.begin_placing(b, following)
        return
    b.phase, b.finished, b.active = Phase.BREEDING, 0, seat
    _next_breeder(b)


def bred_again(b: StepBuilder) -> None:
    """Somebody bred when all had placed: others may again, and then the next one is asked."""
    b.finished = 0
    _next_breeder(b)


def pass_breeding(b: StepBuilder) -> None:
    """Breed no more, unless somebody else does."""
    b.finished |= 1 << b.active
    b.events.append(e.BreedingPassed(b.beat, b.active))
    _next_breeder(b)


def _next_breeder(b: StepBuilder) -> None:
    for turn in range(1, b.seats + 1):
        seat = (b.active + turn) % b.seats
        if not b.finished >> seat & 1 and breeding.can_breed(b, seat):
            b.active = seat
            b.events.append(e.BreedingBegun(b.beat, seat))
            return
    end_round(b)


def end_round(b: StepBuilder) -> None:
    """What the hands still hold is sold but for the kept cards; the next round begins, or the end."""
    sold = []
    for seat in range(b.seats):
        cards = bytes(card for card in b.hands[seat] if card != b.aside[seat])
        sold.append(cards)
        b.discard(cards, DECK)
        b.add_coins(seat, SALE * len(cards))
    # Everybody sees what was left in the hands of others.
    b.barrier = b.barrier or (b.seats > 1 and any(sold))
    if b.form != Form.LOWER and b.round < b.rounds:
        # A round that has ended stays ended, as where new selection cards are laid out.
        b.barrier = True
    b.hands = (b"",) * b.seats
    b.finished = 0
    b.active = b.starter
    b.events.append(e.RoundEnded(b.beat, b.round, tuple(sold), b.aside))
    if b.round == b.rounds:
        b.phase = Phase.MOVING_ROLLERS
        _move_on(b, 0)
        return
    b.round += 1
    b.starter = (b.starter + 1) % b.seats
    rounds.begin_round(b)


def end_shows_something(state: State) -> bool:
    """Whether the end of the round shows what nobody has seen yet: new selection cards, or the hands of others."""
    return state.round < state.rounds or (len(state.coins) > 1 and any(state.hands))


def is_last_foal(bred: State) -> bool:
    """Whether the round is over with a foal just bred when all had placed, so that it cannot be taken back."""
    return end_shows_something(bred) and not any(breeding.can_breed(bred, seat) for seat in range(len(bred.coins)))


def closes_with_foal(bred: State, seat: int) -> bool:
    """Whether a seat has nothing more to decide in the round with a foal just bred when all had placed, and the end of
    the round shows something.
    """
    return end_shows_something(bred) and not breeding.can_breed(bred, seat)


def ends_round(state: State, seat: int) -> bool:
    """Whether the round is over once a seat finishes placing, and that shows something."""
    return only_others_act(state, seat) and not any(
        breeding.can_breed(state, other) for other in range(len(state.coins))
    )


def only_others_act(state: State, seat: int) -> bool:
    """Whether, once a seat finishes placing, the round goes to its end by what others do, and that shows something."""
    is_last = (seat + 1) % len(state.coins) == state.starter
    return is_last and end_shows_something(state) and not breeding.can_breed(state, seat)


def ends_game(state: State, seat: int) -> bool:
    """Whether the game is over once a seat finishes placing: nobody can breed, move a roller or swap cards then."""
    seats = range(len(state.coins))
    is_last = (seat + 1) % len(seats) == state.starter
    return is_last and _over_without(state, [other for other in seats if breeding.can_breed(state, other)])


def ends_game_with_foal(bred: State) -> bool:
    """Whether the game is over with a foal just bred when all had placed."""
    return _over_without(bred, [other for other in range(len(bred.coins)) if breeding.can_breed(bred, other)])


def ends_game_by_passing(state: State, seat: int) -> bool:
    """Whether the game is over once a seat breeds no more."""
    asked = (other for other in range(len(state.coins)) if other != seat and not state.finished >> other & 1)
    return _over_without(state, [other for other in asked if breeding.can_breed(state, other)])


def _over_without(state: State, breeders: Sequence[int]) -> bool:
    """Whether the last round ends the game at once where these can still breed: nobody has a roller to move, or a horse
    box.
    """
    if state.round < state.rounds or breeders:
        return False
    return not any(
        (spare_rollers(state, seat) and roller_horses(state, seat)) or horse_boxes(state, seat)
        for seat in range(len(state.coins))
    )


# The end.


def spare_rollers(state: StepBuilder | State, seat: int) -> int:
    """The rollers of a seat that lie on no horse yet: one of each rider, and those of owner boxes."""
    there = rollers_of(state.tableaus[seat], state.owners[seat], state.boxes[seat])
    return there - len(state.rollers[seat])


def roller_horses(state: StepBuilder | State, seat: int) -> list[int]:
    """The horses of a seat that score with a roller and have none (ruling 10)."""
    return horses_without_roller(state.tableaus[seat], state.rollers[seat])


def horse_boxes(state: StepBuilder | State, seat: int) -> int:
    """How many horse boxes a seat has."""
    return sum(TYPE[card] == HORSE_BOX for row in state.tableaus[seat] for card in row.slots if card != NONE)


def move_roller(b: StepBuilder, card: int) -> None:
    """Put a roller on a horse."""
    seat = b.active
    b.rollers = replaced(b.rollers, seat, bytes(sorted((*b.rollers[seat], card))))
    b.events.append(e.RollerMoved(b.beat, seat, card))
    if not (spare_rollers(b, seat) and roller_horses(b, seat)):
        _move_on(b, _turn(b) + 1)


def keep_rollers(b: StepBuilder) -> None:
    """Move no more rollers."""
    b.events.append(e.RollersKept(b.beat, b.active))
    _move_on(b, _turn(b) + 1)


def _turn(b: StepBuilder) -> int:
    """How many seats are before the active one in the order of the round."""
    return (b.active - b.starter) % b.seats


def _move_on(b: StepBuilder, first: int) -> None:
    """The next seat in the order that has rollers to move, from a turn on; then horse boxes."""
    for turn in range(first, b.seats):
        seat = (b.starter + turn) % b.seats
        if spare_rollers(b, seat) and roller_horses(b, seat):
            b.active = seat
            b.events.append(e.RollersBegun(b.beat, seat))
            return
    b.phase = Phase.SWAPPING
    _swap_on(b, 0)


def swap_cards(b: StepBuilder, card: int, other: int) -> None:
    """Swap two assets; tokens travel with them, what is completed stays so (ruling 10)."""
    seat = b.active
    tableau = b.tableaus[seat]
    one, two = spot_of(tableau, card), spot_of(tableau, other)
    b.set_tableau(seat, with_card(with_card(tableau, *one, other), *two, card))
    b.events.append(e.CardsSwapped(b.beat, seat, card, other))
    _swapped(b)


def keep_places(b: StepBuilder) -> None:
    """Leave a horse box unused."""
    b.events.append(e.PlacesKept(b.beat, b.active))
    _swapped(b)


def _swapped(b: StepBuilder) -> None:
    b.swaps -= 1
    if not b.swaps:
        _swap_on(b, _turn(b) + 1)


def _swap_on(b: StepBuilder, first: int) -> None:
    for turn in range(first, b.seats):
        seat = (b.starter + turn) % b.seats
        boxes = horse_boxes(b, seat)
        if boxes:
            b.active, b.swaps = seat, boxes
            b.events.append(e.SwappingBegun(b.beat, seat, boxes))
            return
    b.phase = Phase.OVER
    b.events.append(e.GameEnded(b.beat))
