"""Phase 1 with high interaction: one of a pair draws and divides, the other chooses (rulebook: High interaction
variant; for two: Game variants; rulings 17 to 26 and 31 to 36).
"""

from itertools import combinations

from boardroom.engine.tuples import replaced
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.cards import DECK, NONE
from boardroom.games.epona.position.numbers import EXTRA_CARDS
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.state import (
    ANY_DECK,
    FIRST_COLOUR,
    OTHER_GROUP,
    Phase,
    State,
    both_divide,
    divider_for,
    draws,
    groups_of,
    seats_of_round,
)
from boardroom.games.epona.position.vocabulary import EMPLOYEES, EQUIPMENT, GROUPS
from boardroom.games.epona.rules import drawing
from boardroom.games.epona.rules.step_builder import StepBuilder, with_number

_BY_GROUP = bytes((EMPLOYEES, EQUIPMENT))
"""The groups of two decks, of which one is chosen for the card of each group."""
_BOTH_HORSES = bytes(range(2))
"""The decks of horses, one a group."""


def begin_round(b: StepBuilder) -> None:
    """Pairs are formed by the player pair card; who divides, or is unpaired, chooses decks."""
    seats = b.seats
    # The holder of A begins the first round, of B the second, and so on (ruling 17).
    b.starter = b.letters.index((b.round - 1) % seats)
    line = seats_of_round(b)
    lots = bytearray(seats)
    for number, pair in enumerate(line.pairs[: seats // 2]):
        lots[pair.divider] = lots[pair.chooser] = FIRST_COLOUR + number
    b.faces, b.lots = bytes((NONE,)) * seats, bytes(lots)
    b.chosen = b.drawn = b.divided = (b"",) * seats
    b.picked = bytes(seats)
    b.finished, b.drew, b.bred, b.refused = 0, 0, 0, b""
    b.phase = Phase.CHOOSING_DECKS
    b.active = next(seat for seat in _in_order(b) if draws(b, seat))
    begin_choosing_decks(b)
    b.events.append(e.RoundBegun(b.beat, b.round, b.starter, b"", b"", b"", b""))
    b.events.append(e.PairsFormed(b.beat, line.pairs, line.alone, line.draws))


def begin_choosing_decks(b: StepBuilder) -> None:
    """The active seat chooses decks: one of each group, and for the cards beyond those (ruling 18)."""
    seat = b.active
    if both_divide(b):
        extra = b""
    elif seats_of_round(b).alone == seat:
        extra = bytes((ANY_DECK,)) * (seats_of_round(b).draws - len(GROUPS))
    else:
        extra = bytes((ANY_DECK, *(OTHER_GROUP,) * (EXTRA_CARDS - 1)))[:EXTRA_CARDS]
    b.chosen = replaced(b.chosen, seat, _BOTH_HORSES)
    b.to_choose = _BY_GROUP + extra
    drawing.skip_used_up(b)


def _in_order(state: StepBuilder | State) -> list[int]:
    """All seats from the start player on."""
    seats = len(state.coins)
    return [(state.starter + turn) % seats for turn in range(seats)]


# Dividing.


def divisions(state: State, seat: int) -> list[bytes]:
    """How a seat can divide what it has drawn, each as the group with the lowest card: groups of any size, none of them
    empty (ruling 20); in the variant for two as even as can be (ruling 22).
    """
    drawn = state.drawn[seat]
    if len(drawn) == 1:
        return [drawn]
    sizes = range(len(drawn) - 1)
    if both_divide(state):
        half = len(drawn) // 2
        sizes = range(half - 1, len(drawn) - half)
    return [drawn[:1] + bytes(others) for size in sizes for others in combinations(drawn[1:], size)]


def divide(b: StepBuilder, seat: int, first: bytes) -> None:
    """Divide what was drawn into two groups, in secret until all have."""
    b.divided = replaced(b.divided, seat, first)
    b.events.append(e.CardsDivided(b.beat, seat, *groups_of(b, seat)))
    confirm_division(b, seat)


def confirm_division(b: StepBuilder, seat: int) -> None:
    """Who has divided, or kept as the unpaired player, is done; once all are, the groups lie open (ruling 19)."""
    b.finished |= 1 << seat
    reveal_groups(b)


def begin_dividing(b: StepBuilder) -> None:
    """All cards are drawn: who has none to divide is done (ruling 34), but for the unpaired player."""
    alone = seats_of_round(b).alone
    b.finished = sum(1 << seat for seat in range(b.seats) if not b.drawn[seat] and seat != alone)
    reveal_groups(b)


def reveal_groups(b: StepBuilder) -> None:
    """Once all have divided their groups lie open; what the unpaired player did not keep is discarded (ruling 31)."""
    everybody = (1 << b.seats) - 1
    if b.finished != everybody:
        return
    b.barrier = True
    alone = seats_of_round(b).alone
    groups = [(b"", b"") if seat == alone else groups_of(b, seat) for seat in range(b.seats)]
    firsts, seconds = zip(*groups, strict=True)
    # Who chooses from nothing is not asked (ruling 34).
    b.finished = sum(1 << seat for seat in range(b.seats) if not _groups_for(b, seat)[0])
    b.phase = Phase.CHOOSING_GROUPS
    b.events.append(e.GroupsRevealed(b.beat, firsts, seconds))
    if alone != NOBODY and b.drawn[alone]:
        left = b.drawn[alone]
        b.discard(left, DECK)
        b.drawn = replaced(b.drawn, alone, b"")
        b.events.append(e.CardsDiscarded(b.beat, alone, left))
    _all_have_chosen(b)


def _groups_for(state: StepBuilder | State, seat: int) -> tuple[bytes, bytes]:
    """The groups that a seat chooses from, two empty ones for who does not choose."""
    divider = divider_for(state, seat)
    return (b"", b"") if divider == NOBODY else groups_of(state, divider)


# Choosing.


def choose_group(b: StepBuilder, seat: int, group: int) -> None:
    """Take a group, the divider the other: at once before everybody, in the variant for two once both have chosen."""
    b.finished |= 1 << seat
    if not both_divide(b):
        _take(b, seat, group)
    else:
        b.picked = with_number(b.picked, seat, group + 1)
        b.events.append(e.GroupPicked(b.beat, seat, group + 1))
    _all_have_chosen(b)


def _take(b: StepBuilder, seat: int, group: int) -> None:
    divider = divider_for(b, seat)
    groups = groups_of(b, divider)
    taken, left = groups[group], groups[1 - group]
    b.drawn = replaced(b.drawn, divider, b"")
    b.divided = replaced(b.divided, divider, b"")
    b.set_hand(seat, b.hands[seat] + taken)
    b.set_hand(divider, b.hands[divider] + left)
    b.events.append(e.GroupTaken(b.beat, seat, divider, taken, left))


def _all_have_chosen(b: StepBuilder) -> None:
    """In the variant for two hands change once both have chosen, and each of both discards (ruling 32)."""
    if not is_over(b) or not both_divide(b):
        return
    for seat in _in_order(b):
        if b.picked[seat]:
            picked, b.picked = b.picked[seat], with_number(b.picked, seat, 0)
            _take(b, seat, picked - 1)
            b.barrier = True
    b.phase = Phase.DISCARDING
    # Only a fourth card is discarded (ruling 22).
    b.finished = sum(1 << seat for seat in range(b.seats) if len(b.hands[seat]) < len(GROUPS))


# The variant for two: a card of the four is discarded.


def discard_card(b: StepBuilder, seat: int, card: int) -> None:
    """Discard a card, in secret until both have; it brings no coins (ruling 32)."""
    b.finished |= 1 << seat
    b.set_hand(seat, bytes(other for other in b.hands[seat] if other != card))
    b.drawn = replaced(b.drawn, seat, bytes((card,)))
    b.events.append(e.DiscardChosen(b.beat, seat, card))
    _all_have_discarded(b)


def _all_have_discarded(b: StepBuilder) -> None:
    if not is_over(b):
        return
    for seat in _in_order(b):
        if left := b.drawn[seat]:
            b.barrier = True
            b.discard(left, DECK)
            b.drawn = replaced(b.drawn, seat, b"")
            b.events.append(e.CardsDiscarded(b.beat, seat, left))


def is_over(b: StepBuilder) -> bool:
    """Whether all have chosen, or discarded where that is asked, so that cards can be placed."""
    return b.phase in (Phase.CHOOSING_GROUPS, Phase.DISCARDING) and b.finished == (1 << b.seats) - 1
