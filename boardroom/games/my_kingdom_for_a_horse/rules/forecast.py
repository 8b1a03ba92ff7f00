"""What an action would do, from the view alone."""

from boardroom.engine.rules import Preview
from boardroom.games.my_kingdom_for_a_horse.state import Action, State


def preview(view: State, seat: int, action: Action) -> Preview:
    """What an action would give, cost, close and lose, as far as the seat can know."""
    return Preview()
