"""When it is plainly wrong to give something up: a die, or what the final trade can still end with."""

from collections.abc import Sequence
from typing import Final

from boardroom.engine.rules import Seal
from boardroom.games.my_kingdom_for_a_horse.position.actions import PASS, Action, Keep, TakeDie, Trade, UseDie
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind, plus
from boardroom.games.my_kingdom_for_a_horse.position.effects import die_gives, enough, holding
from boardroom.games.my_kingdom_for_a_horse.position.events import AnimalsLost, GainForfeited, RestockBegun
from boardroom.games.my_kingdom_for_a_horse.position.field import total
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Placing, Planning
from boardroom.games.my_kingdom_for_a_horse.rules.actions import act
from boardroom.games.my_kingdom_for_a_horse.rules.legal import legal
from boardroom.games.my_kingdom_for_a_horse.rules.trade import best_plan, trades_of
from boardroom.games.my_kingdom_for_a_horse.rules.uses import usable

_COSTS: Final = (AnimalsLost, GainForfeited, RestockBegun)
"""What somebody loses something by, or misses."""


def pointless(view: State, seat: int, action: Action) -> bool:
    """Whether an action gives up one of the own dice, or another's to be taken, that gives animals for which there is
    room: they cost nothing, and who stands in the way later need not be kept. Not where they would trigger the end. Or
    whether it takes a die that gives nothing. Or whether it gives up enough of each, or any of what decides then, in
    the final trade: no plan depends on another's, so who is beaten makes the best one, too.
    """
    if view.phase is Phase.FINAL_TRADE:
        return _spoils(view, seat, action)
    if view.tasks or view.phase not in (Phase.OWN_DICE, Phase.OTHERS_DICE, Phase.SECOND_DICE):
        return False
    if isinstance(action, TakeDie):
        return not die_gives(view, seat, action.die).something
    return action == PASS and any(_costs_nothing(view, seat, use) for use in _uses(view))


def _uses(view: State) -> Sequence[UseDie | TakeDie]:
    """What can be done with a die now."""
    if view.phase is Phase.OWN_DICE:
        return usable(view)
    return [action for action in legal(view) if isinstance(action, TakeDie)]


def _costs_nothing(view: State, seat: int, use: UseDie | TakeDie) -> bool:
    """Whether a die gives animals, and nothing is asked, lost or triggered by it."""
    if not die_gives(view, seat, use.die).animals:
        return False
    step = act(view, seat, use)
    asks = bool(step.state.tasks) or step.seal is Seal.BARRIER or step.state.triggered != view.triggered
    return not asks and not any(isinstance(event, _COSTS) for event in step.events)


def _spoils(view: State, seat: int, action: Action) -> bool:
    """Whether a plan for the final trade could end with enough of each, and can only end with less after an action."""
    task = view.tasks[-1]
    may, field = limits(view.lasting[seat]), view.fields[seat]
    if isinstance(task, Planning):
        have = holding(view, seat)
        times = action.times if isinstance(action, Trade) else 0
        best = best_plan(field, have, may, task.kind, view.goal)
        left = best_plan(field, plus(have, trades_of(task.kind, times, may.rates)), may, task.kind + 1, view.goal)
    elif isinstance(task, Placing) and isinstance(action, Keep):
        best = best_plan(field, plus(total(field.animals), task.waiting), may, Kind.HORSE, view.goal)
        left = enough(action.counts, view.goal), action.counts[::-1]
    else:
        return False
    return best[0] and left < best
