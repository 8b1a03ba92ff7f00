"""Every gesture, as sources, targets and the actions they mean."""

from collections.abc import Iterator

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.prompt import Role
from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position import actions, dice
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Kind
from boardroom.games.my_kingdom_for_a_horse.position.effects import (
    dice_follow,
    dice_that_give,
    die_gives,
    fence_dice,
    fence_dice_to_take,
    half_cows,
    holds,
    rolls_allowed,
)
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGES, SPACES, animal_count, pen_at, standing
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State, animal_key, card_key, fence_key
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Restocking
from boardroom.games.my_kingdom_for_a_horse.table.gestures import keys
from boardroom.games.my_kingdom_for_a_horse.table.layout.places import fencing_seat, shows_dice, waiting_animals
from boardroom.ui.stage.gestures.gesture import Gesture, Tool
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
        yield from _fences_moved(shown, seat)
        yield from _next_dice(shown, seat)
    else:
        yield from _fences_at_once(shown, seat)
    for action in shown.asides:
        yield from _beside(shown, seat, action)
    yield from _picking(shown)


def fence_to_place(shown: Presentation) -> tuple[str, ...]:
    """The fence that comes next, while a seat has new ones to place: the one in its hand, else that of its supply."""
    seat, task = shown.actor, shown.view.tasks[-1] if shown.view.tasks else None
    if seat is None or not isinstance(task, Fencing) or task.seat != seat:
        return ()
    if task.origin >= 0:
        return (keys.held_key(seat),)
    return (keys.spare_key(seat),) if task.place else ()


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
            yield from _onto_edges(view, seat, die, action)
        case actions.TakeDie(die):
            yield _of(dice.die_key(die), "field", action)
            yield from _onto_edges(view, seat, die, action)
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


def _fences_moved(shown: Presentation, seat: int) -> Iterator[Gesture]:
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


def _fences_at_once(shown: Presentation, seat: int) -> Iterator[Gesture]:
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


def _onto_edges(view: State, seat: int, die: int, *steps: actions.Action) -> Iterator[Gesture]:
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


def _next_dice(shown: Presentation, seat: int) -> Iterator[Gesture]:
    """A die that is used while fences are built, none of which is left to place, ends that."""
    view: State = shown.view
    if seat != view.active or actions.PASS not in shown.legal or not dice_follow(view):
        return
    for die in dice_that_give(view):
        for other in _same_effect(view, die):
            yield Gesture(dice.die_key(other), "field", (actions.PASS, actions.USES[die]), preview=actions.USES[die])
        yield from _onto_edges(view, seat, die, actions.PASS, actions.USES[die])


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


def _picking(shown: Presentation) -> Iterator[Gesture]:
    """Dice are picked to be rolled again, from one to another with all between them; cards to be exchanged. What is
    thrown into the cup, or laid on the deck, is rolled or exchanged at once, with all that are picked.
    """
    if any(isinstance(action, actions.Roll) for action in shown.legal) and shown.view.turn.rolls:
        for die in range(dice.DICE):
            yield _thrown(shown, die)
            for other in range(dice.DICE):
                if other != die:
                    step = 1 if other > die else -1
                    along = tuple(map(dice.die_key, range(die, other, step)))
                    yield Gesture(dice.die_key(die), dice.die_key(other), (), pick=dice.die_key(other), along=along)
    if shown.actor is not None and any(isinstance(action, actions.DiscardCards) for action in shown.legal):
        for place, card in enumerate(shown.view.hands[shown.actor]):
            yield Gesture(card_key(card), "discard", (), pick=card_key(card))
            if shown.view.deck:
                exchange = actions.DiscardCards(_picked_cards(shown) | 1 << place)
                yield Gesture(card_key(card), "deck", (exchange,), preview=exchange, aimed=True)


def _thrown(shown: Presentation, *thrown: int) -> Gesture:
    """Dice are rolled again at once, with those that are picked."""
    chosen = _picked_dice(shown)
    for die in thrown:
        chosen |= dice.die_mask(die)
    roll = actions.ROLLS[chosen]
    return Gesture(dice.die_key(thrown[-1]), "cup", (roll,), preview=roll, aimed=True)


def at_once(shown: Presentation, gesture: Gesture) -> Gesture | None:
    """With Shift, dice that would be picked are rolled again at once, with those that are picked already."""
    dice_meant = [key for key in (*gesture.along, gesture.pick) if kind_of(key) == "die"]
    return _thrown(shown, *(numbers_of(key)[0] for key in dice_meant)) if dice_meant else None


def marked(shown: Presentation, key: str) -> Gesture | None:
    """The number of a die picks it to be rolled again while there is a re-roll left, or lets it be."""
    return Gesture(key, key, (), pick=key) if _may_mark(shown, key) else None


def put_by_number(shown: Presentation, gesture: Gesture) -> bool:
    """Whether the number of a target does at once what is held for it: it places a new fence on an edge."""
    return len(gesture.actions) == 1 and isinstance(gesture.actions[0], actions.PlaceFence)


def held_words(shown: Presentation, key: str, part: str) -> Text | None:
    """How to go on with a card that is aimed at a die."""
    if kind_of(key) != "card" or not CARDS[numbers_of(key)[0]].set_die:
        return None
    return phrase("Kingdom", "Now choose a die. Esc puts the card back.")


def tip(shown: Presentation, key: str) -> Text | None:
    """How a die is marked, and rolled again at once; the other ways are in the line of the prompt."""
    if not _may_mark(shown, key):
        return None
    return phrase("Kingdom", "Click: mark it. Drop it on the heading: re-roll it at once.", "a die")


def shorter_by_mouse(shown: Presentation) -> Text | None:
    """How several dice are marked together; once one is, how the next is rolled with it at once."""
    if shown.actor is None or not _chooses_dice(shown.view) or not _may_roll(shown):
        return None
    if _picked_dice(shown):
        return phrase("Kingdom", "Shift+click a die to re-roll at once with it.")
    return phrase("Kingdom", "Drag across dice to mark several.")


def _may_mark(shown: Presentation, key: str) -> bool:
    return kind_of(key) == "die" and _may_roll(shown) and shown.view.turn.rolls > 0


def _picked_dice(shown: Presentation) -> int:
    return sum(dice.die_mask(die) for die in range(dice.DICE) if dice.die_key(die) in shown.picked)


def _picked_cards(shown: Presentation) -> int:
    assert shown.actor is not None
    hand = shown.view.hands[shown.actor]
    return sum(1 << place for place, card in enumerate(hand) if card_key(card) in shown.picked)


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
    if not _chooses_dice(shown.view):
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


def _of(source: str, target: str, action: actions.Action) -> Gesture:
    return Gesture(source, target, (action,), preview=action)


def drop_areas(shown: Presentation) -> tuple[str, ...]:
    """Places where a person may try to drop something."""
    beside = [keys.stall_key(kind) for kind in KINDS[: Kind.HORSE]]
    if shows_dice(shown.view):
        beside = [dice.die_key(die) for die in range(dice.DICE)]
    edges, spaces = map(keys.edge_key, range(EDGES)), map(keys.space_key, range(SPACES))
    return (*edges, *beside, "discard", "supply", *spaces)


def tools(shown: Presentation) -> tuple[Tool, ...]:
    """The buttons by which what is picked is exchanged, or rolled again. While a player's own dice are used, those to
    use what asks for nothing and to roll again keep their places, off where they can do nothing: no other comes to lie
    under the hand, or under the key.
    """
    if shown.actor is None:
        return ()
    found = (_exchange(shown), _use(shown), _roll(shown))
    return tuple(tool for tool in found if tool is not None)


def _chooses_dice(view: State) -> bool:
    """Whether the active player decides about the own dice, rolled already."""
    return view.phase == Phase.OWN_DICE and not view.tasks and view.turn.rolls > 0


def _use(shown: Presentation) -> Tool | None:
    """In the place of the button that uses dice, where each asks for something."""
    view: State = shown.view
    if not _chooses_dice(view) or shown.prompt is None or any(button.ahead for button in shown.prompt.buttons):
        return None
    gifts = [die_gives(view, view.active, die) for die in dice_that_give(view)]
    if not gifts:
        why = phrase("Kingdom", "nothing to use", "why a button is off")
    elif any(gift.animals for gift in gifts):
        why = phrase("Kingdom", "one at a time now", "why a button is off")
    else:
        why = phrase("Kingdom", "fence dice: one at a time", "why a button is off")
    return Tool("use", phrase("Kingdom", "Use dice", "a button"), "check", (), False, why, ahead=True)


def _may_roll(shown: Presentation) -> bool:
    return any(isinstance(action, actions.Roll) for action in shown.legal)


def _exchange(shown: Presentation) -> Tool | None:
    view: State = shown.view
    assert shown.actor is not None
    if not view.with_cards or not view.hands[shown.actor]:
        return None
    which = _picked_cards(shown)
    label = phrase("Kingdom", "Exchange cards", "a button")
    none = phrase("Kingdom", "put cards on the discard pile", "why a button is off")
    if not any(isinstance(action, actions.DiscardCards) for action in shown.legal):
        if view.phase != Phase.OWN_DICE or view.tasks or not view.turn.rolls or not view.turn.carded:
            return None
        none = phrase("Kingdom", "once a turn", "why a button is off")
        return Tool("exchange", label, "replay", (), False, none, ahead=True)
    if not which:
        return Tool("exchange", label, "replay", (), False, none, ahead=True)
    label = phrase("Kingdom", "Exchange %n cards", "a button", which.bit_count())
    return Tool("exchange", label, "replay", (actions.DiscardCards(which),), False, ahead=True)


def _roll(shown: Presentation) -> Tool | None:
    """What is picked is rolled again. While nothing is, all dice are, but by no Enter alone, and after a question where
    some of them give something.
    """
    view: State = shown.view
    if not _chooses_dice(view):
        return None
    label = phrase("Kingdom", "Re-roll dice", "a button")
    if not _may_roll(shown):
        why = phrase("Kingdom", "none left", "why a button is off: re-rolls")
        if view.turn.rolls < rolls_allowed(view):
            why = phrase("Kingdom", "a die is used", "why a button is off: re-rolls")
        return Tool("roll", label, "dice", (), False, why, Role.MAIN)
    chosen = _picked_dice(shown)
    if chosen:
        label = phrase("Kingdom", "Re-roll %n dice", "a button", chosen.bit_count())
        return Tool("roll", label, "dice", (actions.ROLLS[chosen],), False, role=Role.MAIN, meant=True)
    label = phrase("Kingdom", "Re-roll all %n", "a button: dice", dice.DICE)
    lost = phrase("Kingdom", "Re-roll all four dice? What they show now is lost.", "a question")
    asks = lost if dice_that_give(view) else None
    return Tool("roll", label, "dice", (actions.ROLLS[dice.ALL_DICE],), False, asks=asks)
