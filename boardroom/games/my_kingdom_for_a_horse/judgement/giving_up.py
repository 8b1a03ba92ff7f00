"""When it is plainly wrong to give a die up."""

from typing import Final

from boardroom.engine.rules import Seal
from boardroom.games.my_kingdom_for_a_horse.position.actions import PASS, Action
from boardroom.games.my_kingdom_for_a_horse.position.effects import die_gives
from boardroom.games.my_kingdom_for_a_horse.position.events import AnimalsLost, GainForfeited, RestockBegun
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.rules.actions import act
from boardroom.games.my_kingdom_for_a_horse.rules.uses import usable

_COSTS: Final = (AnimalsLost, GainForfeited, RestockBegun)
"""What somebody loses something by, or misses."""


def pointless(view: State, seat: int, action: Action) -> bool:
    """Whether an action gives up one of the own dice that gives animals for which there is room: they cost nothing, and
    who stands in the way later need not be kept. Not where they would trigger the end.
    """
    if action != PASS or view.phase is not Phase.OWN_DICE or view.tasks:
        return False
    for use in usable(view):
        if die_gives(view, seat, use.die).animals:
            step = act(view, seat, use)
            asks = bool(step.state.tasks) or step.seal is Seal.BARRIER or step.state.triggered != view.triggered
            if not asks and not any(isinstance(event, _COSTS) for event in step.events):
                return True
    return False
