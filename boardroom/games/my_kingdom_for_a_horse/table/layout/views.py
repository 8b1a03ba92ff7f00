"""What a view says of the table: dice or market, who builds, whose animals wait for room."""

from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Placing


def shows_dice(view: State) -> bool:
    """Whether dice are on the table now, rather than the market."""
    return view.phase in (Phase.OWN_DICE, Phase.OTHERS_DICE, Phase.SECOND_DICE, Phase.TWINS_TURN)


def fencing_seat(view: State) -> int:
    """The seat whose fence effect is going on, -1 for nobody."""
    task = view.tasks[-1] if view.tasks else None
    return task.seat if isinstance(task, Fencing) else -1


def waiting_animals(view: State) -> tuple[int, list[int]]:
    """The seat that is placing animals (-1: nobody), and the kinds that wait for room, one for each animal."""
    task = view.tasks[-1] if view.tasks else None
    if not isinstance(task, Placing):
        return -1, []
    return task.seat, [kind for kind in KINDS for _ in range(task.waiting[kind])]
