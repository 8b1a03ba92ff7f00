"""Every gesture, as sources, targets and the actions they mean."""

from collections.abc import Iterator

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position import actions, dice
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Kind
from boardroom.games.my_kingdom_for_a_horse.position.effects import (
    dice_follow,
    dice_that_give,
    half_cows,
)
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGES, SPACES, animal_count, pen_at, standing
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State, animal_key, card_key, fence_key
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Restocking
from boardroom.games.my_kingdom_for_a_horse.table.gestures import keys
from boardroom.games.my_kingdom_for_a_horse.table.gestures.fence_gestures import (
    fence_to_place,
    fences_at_once,
    fences_moved,
    onto_edges,
)
from boardroom.games.my_kingdom_for_a_horse.table.gestures.picking import chooses_dice, picking
from boardroom.games.my_kingdom_for_a_horse.table.layout.places import fencing_seat, shows_dice, waiting_animals
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.presentation import Presentation


def open_gestures(shown: Presentation, large: int) -> Iterator[Gesture]:
    """Every gesture that is open to the acting seat; none while the field of another one, which is ``large``, is only
    looked at.
    """
    seat = shown.actor
    if seat is None or large != seat:
        return
    for action in shown.legal:
        yield from _deciding(shown, seat, action)
    if fencing_seat(shown.view) == seat:
        yield from fences_moved(shown, seat)
        yield from _next_dice(shown, seat)
    else:
        yield from fences_at_once(shown, seat)
    for action in shown.asides:
        yield from _beside(shown, seat, action)
    yield from picking(shown)


def numbered(shown: Presentation) -> tuple[str, ...]:
    """What number keys go to first: the fence that comes next, the dice, the cards of the hand, the words by which dice
    are used; whatever stands in the field comes after these.
    """
    seat, view = shown.actor, shown.view
    rolled = tuple(map(dice.die_key, range(dice.DICE))) if shows_dice(view) else ()
    cards = tuple(map(card_key, view.hands[seat])) if seat is not None else ()
    return (*fence_to_place(shown), *rolled, *cards, *map(keys.use_key, range(dice.DICE)))


def begins_or_ends(shown: Presentation) -> bool:
    """Whether a turn begins, with all dice to be rolled, or nothing is left to trade: the keys are at no animal then,
    which could but be moved, and Enter is the main button.
    """
    view: State = shown.view
    if view.phase == Phase.OWN_DICE:
        return not view.tasks and not view.turn.rolls
    return view.phase == Phase.TRADING and shown.legal == (actions.PASS,)


def _deciding(shown: Presentation, seat: int, action: actions.Action) -> Iterator[Gesture]:
    view: State = shown.view
    match action:
        case actions.UseDie(die):
            for other in _same_effect(view, die):
                yield _of(dice.die_key(other), "field", action)
            yield from onto_edges(view, seat, die, action)
        case actions.TakeDie(die):
            yield _of(dice.die_key(die), "field", action)
            yield from onto_edges(view, seat, die, action)
        case actions.PlayCard(card, die, _):
            yield _of(card_key(card), dice.die_key(die) if die >= 0 else "field", action)
        case actions.TurnBreedingDie():
            for card in view.lasting[seat]:
                if CARDS[card].turn_breeding:
                    yield _of(card_key(card), dice.die_key(dice.BREEDING_DIE), action)
        case actions.UseWheelbarrow():
            for card in view.lasting[seat]:
                if CARDS[card].wheel:
                    yield _of(card_key(card), "field", action)
        case actions.PlaceFence(edge):
            task = view.tasks[-1]
            lifted = isinstance(task, Fencing) and task.origin >= 0
            yield _of(keys.held_key(seat) if lifted else keys.spare_key(seat), keys.edge_key(edge), action)
        case actions.LiftFence(edge):
            yield _of(fence_key(seat, edge), keys.hand_key(seat), action)
        case actions.Keep():
            yield from _kept(view, seat, action)
        case actions.Trade(kind, _):
            for key in _animals(view, seat, kind):
                yield _of(key, keys.stall_key(kind), action)
        case actions.ForcedTrade() | actions.ForcedLoss():
            task = view.tasks[-1]
            assert isinstance(task, Restocking)
            kind = task.kind
            target = keys.stall_key(kind) if isinstance(action, actions.ForcedTrade) else "supply"
            for key in _animals(view, seat, kind):
                yield _of(key, target, action)


def _kept(view: State, seat: int, keep: actions.Keep) -> Iterator[Gesture]:
    """Any of the animals that wait for room stands for all; where only those on the field lose theirs, any of these."""
    waiting = waiting_animals(view)[1]
    for index, kind in enumerate(waiting):
        yield _of(keys.waiting_key(kind, index), "field", keep)
    for kind in KINDS if not waiting else ():
        for key in _animals(view, seat, kind):
            yield _of(key, "kept", keep)


def _same_effect(view: State, die: int) -> list[int]:
    """The dice that stand for an effect: all half cows are one."""
    if die < dice.ROYAL_DICE and view.turn.dice[die] == dice.HALF_COW:
        return [d for d in range(dice.ROYAL_DICE) if half_cows(view) >> d & 1]
    return [die]


def _animals(view: State, seat: int, kind: int) -> list[str]:
    return [animal_key(seat, *spot) for spot in standing(view.fields[seat].animals, kind)]


def _next_dice(shown: Presentation, seat: int) -> Iterator[Gesture]:
    """A die that is used while fences are built, none of which is left to place, ends that."""
    view: State = shown.view
    if seat != view.active or actions.PASS not in shown.legal or not dice_follow(view):
        return
    for die in dice_that_give(view):
        for other in _same_effect(view, die):
            yield Gesture(dice.die_key(other), "field", (actions.PASS, actions.USES[die]), preview=actions.USES[die])
        yield from onto_edges(view, seat, die, actions.PASS, actions.USES[die])


def _beside(shown: Presentation, seat: int, action: actions.Action) -> Iterator[Gesture]:
    view: State = shown.view
    field = view.fields[seat]
    match action:
        case actions.MoveAnimal(origin, target):
            for number in range(animal_count(field.animals[origin])):
                yield _of(animal_key(seat, origin, number), keys.space_key(target), action)
        case actions.SwapPens(one, other):
            for here, there in ((one, other), (other, one)):
                for space in pen_at(field.fences, here):
                    for number in range(animal_count(field.animals[space])):
                        yield _of(animal_key(seat, space, number), keys.pen_key(there), action)
        case actions.GiveBack(kind):
            for key in _animals(view, seat, kind):
                yield _of(key, "supply", action)


def put_by_number(shown: Presentation, gesture: Gesture) -> bool:
    """Whether the number of a target does at once what is held for it: it places a new fence on an edge."""
    return len(gesture.actions) == 1 and isinstance(gesture.actions[0], actions.PlaceFence)


def held_words(shown: Presentation, key: str, part: str) -> Text | None:
    """How to go on with a card that is aimed at a die."""
    if kind_of(key) != "card" or not CARDS[numbers_of(key)[0]].set_die:
        return None
    return phrase("Kingdom", "Now choose a die. Esc puts the card back.")


def taken(shown: Presentation, key: str) -> Gesture | None:
    """A click or one Enter on a die takes it, or uses one's own where there is no re-roll left, for there is but one
    place where it can go, and on the word for that beside it also where there is; None where that cannot be done, or
    never be taken back.
    """
    if shown.actor is None or kind_of(key) not in ("die", "use"):
        return None
    view: State = shown.view
    (die,) = numbers_of(key)
    mine = shown.actor == view.active and view.turn.rolls > 0
    # A half cow that is used already stands for itself alone.
    same = (_same_effect(view, die) if mine else []) or [die]
    done = actions.TAKES[die] if shown.actor != view.active else actions.USES[same[0]]
    steps: tuple[actions.Action, ...] = (done,)
    follows = mine and actions.PASS in shown.legal and dice_follow(view) and same[0] in dice_that_give(view)
    if follows:
        # As a drag to the field, it ends the fences of which none is left to place.
        steps = (actions.PASS, done)
    rolls = kind_of(key) == "die" and any(isinstance(action, actions.Roll) for action in shown.legal)
    if not (follows or done in shown.legal) or rolls or shown.is_final(steps):
        return None
    return Gesture(key, key, steps, preview=done)


def used_beside(shown: Presentation) -> tuple[int, ...]:
    """The own dice that have the word beside them by which they are used: a click on themselves only marks them to be
    rolled again, as long as that is left. Where it is not the word stays: the next one is looked for there.
    """
    if not chooses_dice(shown.view):
        return ()
    return tuple(die for die in range(dice.DICE) if taken(shown, keys.use_key(die)) is not None)


def tapped(shown: Presentation, key: str) -> Gesture | None:
    """A click on a die rolls all of them at first, picks it to be rolled again while there is a re-roll left, and else
    takes it or uses it.
    """
    take = taken(shown, key)
    if take is not None:
        return take
    if kind_of(key) != "die" or not any(isinstance(action, actions.Roll) for action in shown.legal):
        return None
    if shown.view.turn.rolls:
        return Gesture(key, key, (), pick=key)
    return Gesture(key, key, (actions.ROLLS[dice.ALL_DICE],), preview=actions.ROLLS[dice.ALL_DICE])


def tapped_among(shown: Presentation, key: str) -> tuple[Gesture, ...]:
    """A click on the card that turns the breeding die asks to which face: there is no other place where it could go. So
    does a click on that die where it does nothing else.
    """
    turned = (action for action in shown.legal if isinstance(action, actions.TurnBreedingDie))
    ways = tuple(gesture for action in turned for gesture in _deciding(shown, shown.actor or 0, action))
    if key != dice.die_key(dice.BREEDING_DIE):
        return tuple(way for way in ways if way.source == key)
    return ways if tapped(shown, key) is None else ()


def _of(source: str, target: str, action: actions.Action) -> Gesture:
    return Gesture(source, target, (action,), preview=action)


def drop_areas(shown: Presentation) -> tuple[str, ...]:
    """Places where a person may try to drop something."""
    beside = [keys.stall_key(kind) for kind in KINDS[: Kind.HORSE]]
    if shows_dice(shown.view):
        beside = [dice.die_key(die) for die in range(dice.DICE)]
    edges, spaces = map(keys.edge_key, range(EDGES)), map(keys.space_key, range(SPACES))
    return (*edges, *beside, "discard", "supply", *spaces)
