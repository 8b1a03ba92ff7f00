"""The dice that would still give something: how many the active player has not used, which of them ask for nothing,
also once the fences that are being built are done, what keeps the others from that, and which are worth taking for
another player.
"""

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

from boardroom.engine.rules import Seal
from boardroom.games.my_kingdom_for_a_horse.position.actions import PASS, Keep, TakeDie, UseDie
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, NONE, Counts, only, plus
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING_DIE, HALF_COW, ROYAL_DICE, die_mask
from boardroom.games.my_kingdom_for_a_horse.position.effects import (
    dice_follow,
    die_gives,
    half_cows,
    later_young,
    worth_turning,
)
from boardroom.games.my_kingdom_for_a_horse.position.events import AnimalsGained, AnimalsLost
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Placing
from boardroom.games.my_kingdom_for_a_horse.rules import animals, legal
from boardroom.games.my_kingdom_for_a_horse.rules.actions import act


def usable(view: State) -> tuple[UseDie, ...]:
    """The dice that the active player can still use, while that is what is to be done."""
    if view.phase != Phase.OWN_DICE or view.tasks or not view.turn.rolls:
        return ()
    return tuple(action for action in legal.legal(view) if isinstance(action, UseDie))


def dice_left(view: State) -> int:
    """How many dice can still give something: now, once others are used, or once a lasting card turns one."""
    left = usable(view)
    breeds = UseDie(BREEDING_DIE) in left
    more = view.phase == Phase.OWN_DICE and not view.tasks and (later_young(view) or worth_turning(view))
    return dice_of(view, left) + (not breeds and bool(more))


def of_worth(view: State, seat: int) -> tuple[TakeDie, ...]:
    """The dice of the active player that would give another seat something, while it may take one (ruling 9)."""
    if view.phase not in (Phase.OTHERS_DICE, Phase.SECOND_DICE) or view.tasks:
        return ()
    takes = [action for action in legal.legal(view) if isinstance(action, TakeDie)]
    return tuple(take for take in takes if die_gives(view, seat, take.die).something)


def dice_of(view: State, together: tuple[UseDie, ...]) -> int:
    """How many dice some uses are; all half cows are one use (ruling 6)."""
    dice = 0
    for action in together:
        cow = action.die < ROYAL_DICE and view.turn.dice[action.die] == HALF_COW
        dice |= half_cows(view) if cow else die_mask(action.die)
    return dice.bit_count()


def without_choice(view: State) -> tuple[UseDie, ...]:
    """All dice that give animals, in the order that gives the most, if there is nothing to decide in any of them.

    Fences ask where, so they are not among them. The breeding die comes last: then all parents count. Where animals do
    not all find room, or others would have to give some up, what comes first matters, and nothing is proposed.
    """
    seat, found = view.active, []
    wanted = [use for use in usable(view) if die_gives(view, seat, use.die).animals]
    for use in sorted(wanted, key=lambda use: use.die == BREEDING_DIE):
        step = act(view, seat, use)
        if step.seal is Seal.BARRIER or step.state.tasks or step.state.phase != Phase.OWN_DICE:
            return ()
        found.append(use)
        view = step.state
    breeds = UseDie(BREEDING_DIE)
    if found and breeds not in found and breeds in usable(view):
        # It gives something only now.
        step = act(view, seat, breeds)
        if step.seal is not Seal.BARRIER and not step.state.tasks and step.state.phase == Phase.OWN_DICE:
            found.append(breeds)
    return tuple(found)


class Apart(NamedTuple):
    """The dice that are not used together with the others, and why: so many animals would find no room, if all were
    used, some of them because of those that come (``pushed_out_by``), or the supply has too few of some. Fences always
    ask where.
    """

    fences: tuple[UseDie, ...]
    animals: tuple[UseDie, ...]
    without_room: Counts
    pushed_out_by: Counts
    short: bool


def apart(view: State) -> Apart:
    """What is left to the active player one by one, after all that ask for nothing."""
    seat = view.active
    fences = tuple(use for use in usable(view) if die_gives(view, seat, use.die).move)
    for use in without_choice(view):
        view = act(view, seat, use).state
    wanted = [use for use in usable(view) if die_gives(view, seat, use.die).animals]
    arriving = NONE
    for use in wanted:
        gift = die_gives(view, seat, use.die)
        arriving = plus(arriving, only(gift.kind, gift.animals))
    without_room, pushed_out_by = _all_used(view, wanted)
    short = any(arriving[kind] > view.supply[kind] for kind in KINDS)
    return Apart(fences, tuple(wanted), without_room, pushed_out_by, short)


def _all_used(view: State, wanted: Sequence[UseDie]) -> tuple[Counts, Counts]:
    """The animals that would find no room if all these dice were used, then the breeding die, and each time as many
    stayed as is proposed; and those for which others would have to leave.
    """
    seat, lost, came = view.active, NONE, NONE
    for use in (*(use for use in wanted if use.die != BREEDING_DIE), UseDie(BREEDING_DIE)):
        if use not in usable(view):
            continue
        step = act(view, seat, use)
        happened = list(step.events)
        while step.state.tasks and isinstance(task := step.state.tasks[-1], Placing) and task.seat == seat:
            kept = animals.open_choices(step.state, seat, task.waiting, bool(task.must))[0].kept
            step = act(step.state, seat, Keep(kept))
            happened += step.events
        gone = [event for event in happened if isinstance(event, AnimalsLost) and event.seat == seat]
        for event in gone:
            lost = plus(lost, event.counts)
            if event.counts != event.turned_away:
                come = [other.counts for other in happened if isinstance(other, AnimalsGained) and other.seat == seat]
                came = reduce(plus, come, came)
        view = step.state
    return lost, came


def after_fences(view: State) -> State | None:
    """The active player's dice once the fences that are being built are done as they stand; None where that cannot be,
    or is not all there is to it.
    """
    if not dice_follow(view) or PASS not in legal.legal(view):
        return None
    step = act(view, view.active, PASS)
    assert step.seal is not Seal.BARRIER
    return step.state
