"""Whether a position that was read can be one of this game: play must be able to go on from it."""

from collections.abc import Sequence
from typing import Final

from boardroom.engine.manifest import Options
from boardroom.engine.records.document import must_fit
from boardroom.games.epona.position import cards
from boardroom.games.epona.position.cards import ASSETS, HIDDEN, NONE, STABLES
from boardroom.games.epona.position.numbers import (
    MOST_EXPERIENCED,
    MOST_ROWS,
    OFFERED_OWNERS,
    OFFERED_STABLES,
    SAME_FOAL,
)
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.state import (
    ADDITIONAL_CARD,
    FIRST_COLOUR,
    NO_TOKEN,
    OTHER_GROUP,
    Form,
    Phase,
    State,
    both_divide,
    divider_for,
    draws,
    seats_of_round,
)
from boardroom.games.epona.position.tableau import Cube, meets
from boardroom.games.epona.position.vocabulary import DECKS, STALLION, Bonus, BonusKind, FormulaKind
from boardroom.games.epona.rules.breeding import stallion_owner
from boardroom.games.epona.rules.dividing import divisions
from boardroom.games.epona.rules.ending import horse_boxes, spare_rollers
from boardroom.games.epona.rules.placing import free_boxes
from boardroom.games.epona.rules.setup import form_of, rounds_of

MOST_GAIN: Final = 1000
"""More coins, stud tokens or points than anybody or a card has at the start, or gains by one action: there are not half
as many cards.
"""
_CHOOSING: Final = (Phase.SELECTING, Phase.CHOOSING_DECKS)
_DIVIDING: Final = (Phase.DIVIDING, Phase.CHOOSING_GROUPS, Phase.DISCARDING)
"""The phases that only high interaction has."""
_DISTRIBUTING: Final = (*_CHOOSING, Phase.KEEPING, *_DIVIDING, Phase.CHOOSING_OWNERS)
_WITH_HANDS: Final = (Phase.PLACING, Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE, Phase.AGREEING, Phase.BREEDING)
_ENDING: Final = (Phase.MOVING_ROLLERS, Phase.SWAPPING, Phase.OVER)
_MAY_WAIT: Final = {Bonus(BonusKind.OWNER), *(Bonus(BonusKind.DRAW, deck) for deck in range(len(DECKS)))}
"""The icons that wait until something is done with them."""


def validate(state: State, options: Options, seats: int) -> None:
    """Make sure that a state is a whole position of a game of these options and so many seats. Raises Unreadable."""
    everything = (
        *state.decks, state.stables, state.unused, *state.drawn, *state.hands, state.aside, state.seen,
        *state.owners_offered, *state.stables_offered,
    )  # fmt: skip
    dealt = [*state.owners, *(owner for offer in state.owners_offered for owner in offer)]
    asymmetric = options.get("owners") == "asymmetric"
    must_fit(
        coins=len(state.coins) == seats and _could_be_gained(state, state.coins),
        studs=_could_be_gained(state, state.studs),
        points=_could_be_gained(state, state.points),
        rounds=state.rounds == rounds_of(options, seats),
        form=state.form == form_of(options),
        starter=state.form != Form.LOWER or options["start"] == "random" or state.starter == (state.round - 1) % seats,
        owners=all(cards.is_asymmetric(owner) == asymmetric for owner in dealt if owner != cards.NO_OWNER),
        phase=state.phase != Phase.CHOOSING_OWNERS or options.get("experience") == "experienced",
        tableaus=_first_stables(state, options.get("stables") == "star"),
        stables=_count_stables(state) == len(cards.STABLES_MARKED[cards.PLAIN]),
        refusal=state.refusal == int(options["refusal"] == "asked"),
        neutral=len(state.neutral) == 2 * (seats == 1),
        decks=not any(HIDDEN in pile for pile in everything),
        tokens=_count(state) == len(ASSETS) and _could_be_gained(state, state.tokens),
    )


def _first_stables(state: State, with_stars: bool) -> bool:
    """Whether everybody has, or may choose, the stables of the set-up: one marked 3, and one marked 6 or a star."""
    mark = cards.STARRED if with_stars else cards.MARKED_6
    offers = state.stables_offered or (b"",) * len(state.coins)
    if any(stable == HIDDEN or STABLES[stable].mark != mark for offer in offers for stable in offer):
        return False
    expected = [cards.MARKED_3] if state.stables_offered else [cards.MARKED_3, mark]
    return all(
        sorted(STABLES[row.stable].mark for row in tableau if STABLES[row.stable].mark != cards.PLAIN) == expected
        for tableau in state.tableaus
    )


def _count_stables(state: State) -> int:
    """Every plain stable where it lies."""
    laid = (row.stable for tableau in state.tableaus for row in tableau)
    looked = len(state.seen) if state.phase == Phase.KEEPING_STABLE else 0
    plain = sum(STABLES[stable].mark == cards.PLAIN for stable in laid)
    return plain + len(state.stables) + len(state.stable_discard) + looked


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
        if not 2 - (state.phase == Phase.CHOOSING_OWNERS) <= len(tableau) <= MOST_ROWS:
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
    if state.phase in (*_CHOOSING, *_ENDING):
        return not state.finished
    if state.phase in (*_DIVIDING, Phase.CHOOSING_OWNERS):
        return state.finished != (1 << seats) - 1
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
    if (phase == Phase.CHOOSING_OWNERS) != (cards.NO_OWNER in state.owners):
        return False
    if phase == Phase.CHOOSING_OWNERS:
        if any(chosen) or len(state.display) != len(state.offered) or state.to_choose:
            return False
    elif state.form != Form.LOWER:
        if any(chosen) or state.display or not _phase_of_high_form(state):
            return False
    elif phase in _DIVIDING:
        return False
    elif phase in _CHOOSING:
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
        phase in (Phase.KEEPING, *_DIVIDING) or not any(state.drawn),
        phase in (*_DISTRIBUTING,) or not any(state.debts),
        phase in (*_WITH_HANDS, Phase.KEEPING, *_DIVIDING) or not any(state.hands),
        phase in (Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE) or not state.seen,
        phase not in (Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE) or len(state.seen) >= 1,
        phase not in _ENDING or last,
        phase == Phase.SWAPPING or not state.swaps,
        phase != Phase.SWAPPING or 1 <= state.swaps <= horse_boxes(state, active),
        (phase == Phase.AGREEING) == bool(state.pair),
        phase in (*_CHOOSING, Phase.KEEPING, Phase.CHOOSING_OWNERS) or seats == 1 or not state.display,
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


def _phase_of_high_form(state: State) -> bool:
    """Of a position with high interaction: what lies where in the phases in which cards are distributed."""
    phase, seats = state.phase, len(state.coins)
    if phase in (Phase.SELECTING, Phase.KEEPING):
        return False
    if phase == Phase.CHOOSING_DECKS and (not state.to_choose or not draws(state, state.active)):
        return False
    if phase in _DIVIDING and state.active != state.starter:
        return False
    drawing = {seat for seat in range(seats) if draws(state, seat)}
    alone = seats_of_round(state).alone
    if phase == Phase.DISCARDING:
        return both_divide(state) and all(
            len(state.drawn[seat]) <= 1 and (state.finished >> seat & 1 or not state.drawn[seat])
            for seat in range(seats)
        )
    if any(state.drawn[seat] for seat in range(seats) if seat not in drawing):
        return False
    if phase == Phase.DIVIDING:
        return all(state.drawn[seat] or seat == alone or state.finished >> seat & 1 for seat in range(seats))
    if phase == Phase.CHOOSING_GROUPS:
        return all(state.finished >> seat & 1 or _has_groups(state, divider_for(state, seat)) for seat in range(seats))
    return True


def _has_groups(state: State, divider: int) -> bool:
    """Whether what a seat has drawn lies there divided, for another to choose from."""
    return divider != NOBODY and bool(state.drawn[divider]) and bool(state.divided[divider])


def _form(state: State) -> bool:
    """What only high interaction has: letters, pairs, divisions."""
    seats = len(state.coins)
    if state.form == Form.LOWER:
        return not (state.letters or state.divided or state.picked or OTHER_GROUP in state.to_choose)
    if seats == 1 or (state.form == Form.TWO_PLAYER and seats != 2) or sorted(state.letters) != list(range(seats)):
        return False
    if state.starter != state.letters.index((state.round - 1) % seats):
        return False
    if state.phase == Phase.CHOOSING_OWNERS:
        return not (state.divided or state.picked or any(state.lots))
    if not len(state.divided) == len(state.picked) == seats:
        return False
    line = seats_of_round(state)
    lots = bytearray(seats)
    for number, pair in enumerate(line.pairs[: seats // 2]):
        lots[pair.divider] = lots[pair.chooser] = FIRST_COLOUR + number
    if state.lots != bytes(lots):
        return False
    if any(state.picked) and not (state.phase == Phase.CHOOSING_GROUPS and both_divide(state)):
        return False
    if any(state.divided) and state.phase not in (Phase.DIVIDING, Phase.CHOOSING_GROUPS):
        return False
    return all(
        not first or HIDDEN in state.drawn[seat] or first in divisions(state, seat)
        for seat, first in enumerate(state.divided)
    )


def _offers(state: State) -> bool:
    """What who is experienced chooses from: owners on their asymmetric sides, each owner card and stable once."""
    seats = len(state.coins)
    if state.phase != Phase.CHOOSING_OWNERS:
        return not state.owners_offered and not state.stables_offered and _are_different_owners(state.owners)
    if not len(state.owners_offered) == len(state.stables_offered) == seats or seats > MOST_EXPERIENCED:
        return False
    for seat in range(seats):
        done = state.finished >> seat & 1
        if len(state.owners_offered[seat]) != (1 if done else OFFERED_OWNERS):
            return False
        if len(state.stables_offered[seat]) != (1 if done else OFFERED_STABLES):
            return False
    owners = [owner for offer in state.owners_offered for owner in offer if owner != HIDDEN]
    stables = [stable for offer in state.stables_offered for stable in offer if stable != HIDDEN]
    return (
        all(map(cards.is_asymmetric, owners))
        and len(owners) == len(set(owners))
        and len(stables) == len(set(stables))
        and len({STABLES[stable].mark for stable in stables}) <= 1
        and all(STABLES[stable].mark in (cards.MARKED_6, cards.STARRED) for stable in stables)
    )


def _are_different_owners(owners: bytes) -> bool:
    """Whether nobody has the owner card, or the reverse of it, that another has."""
    owner_cards = [owner % cards.SYMMETRIC_OWNERS for owner in owners]
    return len(set(owner_cards)) == len(owner_cards)


def _colours(state: State) -> bool:
    """Whether no token beside a selection card is there more often than it exists."""
    if state.form != Form.LOWER:
        return True
    tokens = [token for token in (*state.lots, *state.offered) if token != NO_TOKEN]
    return all(tokens.count(token) <= (1 if token == ADDITIONAL_CARD else 2) for token in set(tokens))


CHECKS: Final = (
    ("form", _form),
    ("owners", _offers),
    ("lots", _colours),
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
