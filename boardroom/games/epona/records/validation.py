"""Whether a position that was read can be one of this game: play must be able to go on from it."""

from collections.abc import Sequence
from typing import Final

from boardroom.engine.manifest import Options
from boardroom.engine.records.document import must_fit
from boardroom.games.epona.position import cards
from boardroom.games.epona.position.cards import ASSETS, HIDDEN, NONE
from boardroom.games.epona.position.numbers import MOST_ROWS, SAME_FOAL, SOLO_ROUNDS
from boardroom.games.epona.position.state import NOBODY, Phase, State
from boardroom.games.epona.position.tableau import Cube, meets
from boardroom.games.epona.position.vocabulary import DECKS, STALLION, Bonus, BonusKind, FormulaKind
from boardroom.games.epona.rules.breeding import stallion_owner
from boardroom.games.epona.rules.ending import horse_boxes, spare_rollers
from boardroom.games.epona.rules.placing import free_boxes

MOST_GAIN: Final = 1000
"""More coins, stud tokens or points than anybody or a card has at the start, or gains by one action: there are not half
as many cards.
"""
_DISTRIBUTING: Final = (Phase.SELECTING, Phase.CHOOSING_DECKS, Phase.KEEPING)
_WITH_HANDS: Final = (Phase.PLACING, Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE, Phase.AGREEING, Phase.BREEDING)
_ENDING: Final = (Phase.MOVING_ROLLERS, Phase.SWAPPING, Phase.OVER)
_MAY_WAIT: Final = {Bonus(BonusKind.OWNER), *(Bonus(BonusKind.DRAW, deck) for deck in range(len(DECKS)))}
"""The icons that wait until something is done with them."""


def validate(state: State, options: Options, seats: int) -> None:
    """Make sure that a state is a whole position of a game of these options and so many seats. Raises Unreadable."""
    rounds = SOLO_ROUNDS if seats == 1 else int(options["rounds"])
    everything = (*state.decks, state.stables, state.unused, *state.drawn, *state.hands, state.aside, state.seen)
    must_fit(
        coins=len(state.coins) == seats and _could_be_gained(state, state.coins),
        studs=_could_be_gained(state, state.studs),
        points=_could_be_gained(state, state.points),
        rounds=state.rounds == rounds,
        starter=options["start"] == "random" or state.starter == (state.round - 1) % seats,
        refusal=state.refusal == int(options["refusal"] == "asked"),
        neutral=len(state.neutral) == 2 * (seats == 1),
        decks=not any(HIDDEN in pile for pile in everything),
        tokens=_count(state) == len(ASSETS) and _could_be_gained(state, state.tokens),
    )


def _could_be_gained(state: State, numbers: Sequence[int]) -> bool:
    """Whether play can have come to such numbers; from there it comes to none that this would not be true of."""
    return max(numbers) <= MOST_GAIN * (state.step + 1)


def _laid(state: State) -> list[int]:
    return [card for tableau in state.tableaus for row in tableau for card in row.slots if card != NONE]


def _all_cards(state: State) -> list[int]:
    """Every asset where it lies; a card kept in the hand once."""
    found = _laid(state)
    for pile in (*state.decks, *state.discards, *state.drawn, *state.hands, state.neutral):
        found += pile
    found += (card for owner, card in enumerate(state.aside) if card != NONE and card not in state.hands[owner])
    if state.phase == Phase.KEEPING_DRAWN:
        found += state.seen
    return found


def _count(state: State) -> int:
    return len(_all_cards(state))


def _tableaus(state: State) -> bool:
    for tableau in state.tableaus:
        if not 2 <= len(tableau) <= MOST_ROWS:
            return False
        for row in tableau:
            full = NONE not in row.slots
            if row.cube == Cube.UNFINISHED and full and state.filled < 0:
                return False
            if row.cube != Cube.UNFINISHED and not full:
                return False
            # What is completed stays so when cards are swapped at the end.
            if row.cube == Cube.COMPLETED and state.phase not in (Phase.SWAPPING, Phase.OVER) and not meets(row):
                return False
    if state.filled >= 0:
        rows = state.tableaus[state.active]
        if state.filled >= len(rows) or NONE in rows[state.filled].slots or rows[state.filled].cube != Cube.UNFINISHED:
            return False
    return True


def _cards(state: State) -> bool:
    known = [card for card in _all_cards(state) if card != HIDDEN]
    in_place = all(
        card == HIDDEN or cards.DECK[card] == deck
        for piles in (state.decks, state.discards)
        for deck, pile in enumerate(piles)
        for card in pile
    )
    return in_place and len(known) == len(set(known)) and _count(state) <= len(ASSETS)


def _stables(state: State) -> bool:
    laid = [row.stable for tableau in state.tableaus for row in tableau]
    looked = list(state.seen) if state.phase == Phase.KEEPING_STABLE else []
    others = [*state.stables, *state.stable_discard, *looked]
    plain = cards.STABLES_MARKED[cards.PLAIN]
    known = [stable for stable in (*laid, *others) if stable != HIDDEN]
    return len(known) == len(set(known)) and all(stable == HIDDEN or stable in plain for stable in others)


def _tokens(state: State) -> bool:
    laid = set(_laid(state))
    for card, points in enumerate(state.tokens):
        if points and (card not in laid or card not in cards.MARES | cards.STALLIONS):
            return False
        if points > SAME_FOAL and card in cards.MARES:
            return False
    for seat, horses in enumerate(state.rollers):
        own = {card for row in state.tableaus[seat] for card in row.slots}
        if not own >= set(horses) or any(ASSETS[card].formula.kind != FormulaKind.WITH_ROLLER for card in horses):
            return False
        if len(set(horses)) < len(horses) or list(horses) != sorted(horses) or spare_rollers(state, seat) < 0:
            return False
    return all(cards.SEX[card] == STALLION for card in state.neutral)


def _boxes(state: State) -> bool:
    return all(
        boxes >> 2 * pair & 3 == 3
        for boxes in state.boxes
        for pair in range(cards.BOXES_BELOW // 2)
        if boxes >> cards.BOXES_BELOW + pair & 1
    )


def _pending(state: State) -> bool:
    if state.pending and state.phase not in (Phase.PLACING, Phase.KEEPING_DRAWN):
        return False
    if not _MAY_WAIT.issuperset(state.pending):
        return False
    if any(bonus.kind == BonusKind.OWNER for bonus in state.pending) and not free_boxes(state.boxes[state.active]):
        return False
    # A row that was filled waits for what is pending.
    return state.filled < 0 or bool(state.pending) or state.phase == Phase.KEEPING_DRAWN


def _finished(state: State) -> bool:
    """Who is done in a phase, and what is only given in a round once cards are placed."""
    seats = len(state.coins)
    if state.phase in _DISTRIBUTING and (state.drew or state.bred or state.refused):
        return False
    if state.phase in (Phase.SELECTING, Phase.CHOOSING_DECKS, *_ENDING):
        return not state.finished
    if state.phase in (Phase.PLACING, Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE) or (
        state.after == Phase.PLACING and state.phase == Phase.AGREEING
    ):
        before = (state.active - state.starter) % seats
        return state.finished == sum(1 << (state.starter + turn) % seats for turn in range(before))
    return True


def _hands(state: State) -> bool:
    """In KEEPING only who has kept has a hand, without the card of the last round."""
    if state.phase != Phase.KEEPING:
        return True
    return all(
        (state.finished >> seat & 1 or not hand) and (card in (NONE, HIDDEN) or card not in hand)
        for seat, (hand, card) in enumerate(zip(state.hands, state.aside, strict=True))
    )


def _phase(state: State) -> bool:
    phase, seats, active = state.phase, len(state.coins), state.active
    last = state.round == state.rounds
    everybody = (1 << seats) - 1
    chosen = [face != NONE for face in state.faces]
    if phase in (Phase.SELECTING, Phase.CHOOSING_DECKS):
        turn = (active - state.starter) % seats
        order = [(state.starter + other) % seats for other in range(seats)]
        expected = [order.index(seat) < turn + (phase == Phase.CHOOSING_DECKS) for seat in range(seats)]
        if chosen != expected or len(state.display) != len(state.offered):
            return False
        if phase == Phase.SELECTING and not state.display:
            return False
        if (phase == Phase.CHOOSING_DECKS) != bool(state.to_choose):
            return False
    elif not all(chosen):
        return False
    if phase == Phase.KEEPING and state.finished == everybody and not any(state.debts):
        return False
    if phase == Phase.KEEPING and any(
        state.finished >> seat & 1 and state.debts[seat] and not state.hands[seat] for seat in range(seats)
    ):
        return False
    checks = (
        phase == Phase.CHOOSING_DECKS or not state.to_choose,
        phase == Phase.KEEPING or not any(state.drawn),
        phase in (*_DISTRIBUTING,) or not any(state.debts),
        phase in (*_WITH_HANDS, Phase.KEEPING) or not any(state.hands),
        phase in (Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE) or not state.seen,
        phase not in (Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE) or len(state.seen) >= 1,
        phase not in _ENDING or last,
        phase == Phase.SWAPPING or not state.swaps,
        phase != Phase.SWAPPING or 1 <= state.swaps <= horse_boxes(state, active),
        (phase == Phase.AGREEING) == bool(state.pair),
        phase in (Phase.SELECTING, Phase.CHOOSING_DECKS) or seats == 1 or not state.display or phase == Phase.KEEPING,
        state.after in (Phase.SELECTING, Phase.PLACING, Phase.BREEDING),
        not state.refused or (state.refusal == 1 and not len(state.refused) % 2),
    )
    if not all(checks):
        return False
    if phase == Phase.AGREEING:
        return (
            len(state.pair) == 2
            and state.refusal == 1
            and state.pair[0] in cards.MARES
            and state.pair[1] in cards.STALLIONS
            and stallion_owner(state, state.pair[1]) not in (active, NOBODY)
            and state.after in (Phase.PLACING, Phase.BREEDING)
        )
    if phase == Phase.KEEPING_STABLE:
        return all(stable == HIDDEN or stable < len(cards.STABLES) for stable in state.seen)
    return True


CHECKS: Final = (
    ("tableaus", _tableaus),
    ("decks", _cards),
    ("stables", _stables),
    ("tokens", _tokens),
    ("boxes", _boxes),
    ("pending", _pending),
    ("phase", _phase),
    ("finished", _finished),
    ("hands", _hands),
)
"""What holds of every position, each asked when those before it hold. Each value is within its own range already."""
