"""Breeding: at home, with a partner, with the solo player's stallions (rulebook: Breeding; ruling 9)."""

from typing import NamedTuple

from boardroom.engine.tuples import replaced
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.actions import Breed
from boardroom.games.epona.position.cards import MARES, NONE, STALLIONS, TYPE
from boardroom.games.epona.position.numbers import OTHER_FOAL, PARTNER_POINT, SAME_FOAL, STUD_POINTS
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.scoring import total
from boardroom.games.epona.position.state import Form, Phase, State, may_breed_together, partners
from boardroom.games.epona.rules.step_builder import StepBuilder


def stallion_owner(state: StepBuilder | State, stallion: int) -> int:
    """Whose stallion it is, NOBODY for the solo player's neutral ones."""
    for seat, tableau in enumerate(state.tableaus):
        if any(stallion in row.slots for row in tableau):
            return seat
    return NOBODY


def breedings(state: StepBuilder | State, seat: int) -> list[Breed]:
    """What a seat can breed: each of its mares without a foal, with each stallion open to it; not what was refused."""
    if not state.studs[seat]:
        return []
    tokens, own = state.tokens, state.tableaus[seat]
    mares = [card for row in own for card in row.slots if card in MARES and not tokens[card]]
    if not mares:
        return []
    stallions = [card for row in own for card in row.slots if card in STALLIONS]
    for other in partners(state.lots, seat):
        stallions += [card for row in state.tableaus[other] for card in row.slots if card in STALLIONS]
    stallions += state.neutral
    found = [Breed(mare, stallion) for mare in mares for stallion in stallions]
    if state.refused:
        gone = list(zip(state.refused[::2], state.refused[1::2], strict=True))
        found = [pair for pair in found if (pair.mare, pair.stallion) not in gone]
    return found


def foal(mare: int, stallion: int) -> int:
    """The points of a foal of these two."""
    return int(SAME_FOAL if TYPE[mare] == TYPE[stallion] else OTHER_FOAL)


def breed(b: StepBuilder, seat: int, mare: int, stallion: int) -> None:
    """Breed, or ask the stallion's owner where that is played."""
    owner = stallion_owner(b, stallion)
    if b.refusal and owner not in (seat, NOBODY):
        b.pair, b.after, b.phase = bytes((mare, stallion)), b.phase, Phase.AGREEING
        b.events.append(e.BreedingAsked(b.beat, seat, mare, stallion, owner))
        return
    _have_foal(b, seat, mare, stallion, owner)


def agree(b: StepBuilder) -> None:
    """The owner of the stallion agrees."""
    mare, stallion = b.pair
    b.pair, b.phase = b"", b.after
    _have_foal(b, b.active, mare, stallion, stallion_owner(b, stallion))


def refuse(b: StepBuilder, seat: int) -> None:
    """The owner of the stallion refuses, for this round; the stud stays with who asked."""
    mare, stallion = b.pair
    b.refused += b.pair
    b.pair, b.phase = b"", b.after
    b.events.append(e.BreedingRefused(b.beat, seat, b.active, mare, stallion))


def _have_foal(b: StepBuilder, seat: int, mare: int, stallion: int, owner: int) -> None:
    b.add_studs(seat, -1)
    points = foal(mare, stallion)
    b.tokens = replaced(b.tokens, mare, points)
    shared = 0
    if owner not in (seat, NOBODY):
        # The stud lies on the stallion; at home it goes back to the supply.
        b.tokens = replaced(b.tokens, stallion, b.tokens[stallion] + STUD_POINTS)
        if shares(b, seat):
            shared = 1
            b.bred |= 1 << seat | 1 << owner
            b.add_points(seat, PARTNER_POINT)
            b.add_points(owner, PARTNER_POINT)
    b.events.append(e.HorsesBred(b.beat, seat, mare, stallion, owner, points, shared))


def shares(state: StepBuilder | State, seat: int) -> bool:
    """Whether a seat and its partner gain a point when they breed together: once a round, in the form with lower
    interaction (rulebook: Breeding; ruling 24).
    """
    return state.form == Form.LOWER and not state.bred >> seat & 1


def could_share(state: State, seat: int) -> bool:
    """Whether a seat could breed with a partner now, and both would gain the point of this round."""
    return shares(state, seat) and any(
        stallion_owner(state, pair.stallion) not in (seat, NOBODY) for pair in breedings(state, seat)
    )


def can_breed(state: StepBuilder | State, seat: int) -> bool:
    """Whether a seat can breed at all."""
    if not state.studs[seat]:
        return False
    if state.refused:
        return bool(breedings(state, seat))
    tokens = state.tokens
    if not any(card in MARES and not tokens[card] for row in state.tableaus[seat] for card in row.slots):
        return False
    if state.neutral:
        return True
    return any(
        card in STALLIONS
        for other, tableau in enumerate(state.tableaus)
        if other == seat or may_breed_together(state.lots, seat, other)
        for row in tableau
        for card in row.slots
        if card != NONE
    )


class BestGain(NamedTuple):
    """The most points that breeding could gain now: ``one`` foal, and several, if that is more, with how ``often`` one
    breeds for them. 0 where none are gained.
    """

    one: int = 0
    most: int = 0
    often: int = 0


def best_gain(state: State, seat: int) -> BestGain:
    """The most points that a seat could gain now by breeding, once or several times, where every owner of a stallion
    agrees: foals, what counts them and what both partners get, less what the studs are worth.
    """
    before, best, bred = total(state, seat), BestGain(), 0
    while found := breedings(state, seat):
        # The best one first: which stallion it is matters little for those that follow.
        state = max((_with_foal(state, seat, pair) for pair in found), key=lambda after: total(after, seat))
        gain, bred = total(state, seat) - before, bred + 1
        if gain > best.most:
            best = BestGain(gain if bred == 1 else best.one, gain, bred)
    return best


def _with_foal(state: State, seat: int, pair: Breed) -> State:
    b = StepBuilder(state)
    _have_foal(b, seat, pair.mare, pair.stallion, stallion_owner(b, pair.stallion))
    return b.state()
