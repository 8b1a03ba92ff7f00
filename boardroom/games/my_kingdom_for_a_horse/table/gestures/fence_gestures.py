"""The gestures by which fences are placed and moved: new ones from the supply, also by a die that is used for them, and
lines of them; standing ones from edge to edge.
"""

from collections.abc import Iterator

from boardroom.games.my_kingdom_for_a_horse.position import actions, dice
from boardroom.games.my_kingdom_for_a_horse.position.effects import (
    die_gives,
    fence_dice,
    fence_dice_to_take,
    holds,
)
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGES
from boardroom.games.my_kingdom_for_a_horse.position.state import State, fence_key
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing
from boardroom.games.my_kingdom_for_a_horse.table.gestures import keys
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.presentation import Presentation


def fence_to_place(shown: Presentation) -> tuple[str, ...]:
    """The fence that comes next, while a seat has new ones to place: the one in its hand, else that of its supply."""
    seat, task = shown.actor, shown.view.tasks[-1] if shown.view.tasks else None
    if seat is None or not isinstance(task, Fencing) or task.seat != seat:
        return ()
    if task.origin >= 0:
        return (keys.held_key(seat),)
    return (keys.spare_key(seat),) if task.place else ()


def open_edges(shown: Presentation) -> tuple[str, ...]:
    """The edges where a new fence may be placed now, with none in hand."""
    if shown.actor is not None and _fence_dice(shown, 1):
        return tuple(map(keys.edge_key, _free(shown.view, shown.actor)))
    task = shown.view.tasks[-1] if shown.view.tasks else None
    if not isinstance(task, Fencing) or task.origin >= 0 or not task.place:
        return ()
    return tuple(keys.edge_key(action.edge) for action in shown.legal if isinstance(action, actions.PlaceFence))


def fences_drawn(shown: Presentation, targets: tuple[str, ...]) -> Gesture | None:
    """The fences placed by drawing along open edges, as many as may be placed; None where that means nothing. While
    dice are used it takes that of those which give enough that gives the fewest.

    Who must keep enough pens places one at a time: which edges will do then depends on the one before.
    """
    if not set(targets) <= set(open_edges(shown)):
        return None
    placed = tuple(actions.PlaceFence(keys.edge_in(key)) for key in targets)
    many, enough = len(placed), _fence_dice(shown, len(targets))
    first: tuple[actions.Action, ...] = ()
    seat = shown.actor or 0
    most = max((die_gives(shown.view, seat, die).place for die in _fence_dice(shown)), default=0)
    if enough:
        done = (actions.PASS,) if shown.view.tasks else ()
        first = (*done, _use_of(shown, enough[0]))
    elif shown.view.tasks:
        task = shown.view.tasks[-1]
        seat, most = task.seat, 1 if task.must else task.place
    if many > most:
        return None
    preview = placed[0] if most == 1 else actions.FenceLine(tuple(place.edge for place in placed), most)
    return Gesture(keys.spare_key(seat), targets[-1], (*first, *placed), preview=preview)


def fences_moved(shown: Presentation, seat: int) -> Iterator[Gesture]:
    """A standing fence dragged to another edge is lifted and placed."""
    view: State = shown.view
    task = view.tasks[-1]
    must_end_well = isinstance(task, Fencing) and task.must and task.move == 1
    for action in shown.legal:
        if isinstance(action, actions.LiftFence) and not must_end_well:
            yield from _moved(view, seat, action)


def _moved(view: State, seat: int, lift: actions.LiftFence, *first: actions.Action) -> Iterator[Gesture]:
    """A standing fence dragged to any other edge, which what is done ``first`` allows."""
    for edge in _free(view, seat):
        place = actions.PLACES[edge]
        yield Gesture(fence_key(seat, lift.edge), keys.edge_key(edge), (*first, lift, place), preview=place)


def fences_at_once(shown: Presentation, seat: int) -> Iterator[Gesture]:
    """A fence that is placed or moved while dice are used takes the die that gives the fewest; one of another player
    that gives the most, as no other can be taken.
    """
    view: State = shown.view
    for die in _fence_dice(shown, 1)[:1]:
        for edge in _free(view, seat):
            both = (_use_of(shown, die), actions.PLACES[edge])
            yield Gesture(keys.spare_key(seat), keys.edge_key(edge), both, preview=both[1])
    for die in _fence_dice(shown)[:1]:
        for edge in range(EDGES):
            if view.fields[seat].fences >> edge & 1:
                yield from _moved(view, seat, actions.LIFTS[edge], _use_of(shown, die))


def onto_edges(view: State, seat: int, die: int, *steps: actions.Action) -> Iterator[Gesture]:
    """A die that gives fences, dropped on an edge, is used by these steps and places the first of them there; not for
    who must keep enough pens: there not every edge will do.
    """
    if holds(view, seat) or not die_gives(view, seat, die).place:
        return
    for edge in _free(view, seat):
        place = actions.PLACES[edge]
        yield Gesture(dice.die_key(die), keys.edge_key(edge), (*steps, place), preview=place, aimed=True)


def _use_of(shown: Presentation, die: int) -> actions.Action:
    """How the acting seat gets what a die gives: it uses its own, and takes that of another."""
    return actions.USES[die] if shown.actor == shown.view.active else actions.TAKES[die]


def _fence_dice(shown: Presentation, many: int = 0) -> tuple[int, ...]:
    """The dice by which fences are built at once, of which so many may be placed, the one that is used first; none for
    who must keep enough pens: there not every edge will do.
    """
    view: State = shown.view
    seat = shown.actor
    if seat is None or holds(view, seat):
        return ()
    if seat != view.active:
        dice_there = fence_dice_to_take(view, seat)
    elif view.tasks and actions.PASS not in shown.legal:
        return ()
    else:
        dice_there = fence_dice(view)
    return tuple(die for die in dice_there if die_gives(view, seat, die).place >= many)


def _free(view: State, seat: int) -> list[int]:
    return [edge for edge in range(EDGES) if not view.fields[seat].fences >> edge & 1]
