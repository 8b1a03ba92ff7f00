"""What may be done: the legal actions of every decision, and what a seat may do beside it."""

from functools import cache, lru_cache

from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.arrange import Choice, exchanged, pen_kinds, settled
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, HIDDEN, Limits, limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts
from boardroom.games.my_kingdom_for_a_horse.position.dice import (
    ALL_DICE,
    BREEDING_DIE,
    BREEDING_FACES,
    BREEDS,
    DICE,
    HALF_COW,
    HALVES,
    ROYAL,
    ROYAL_DICE,
    has_die,
)
from boardroom.games.my_kingdom_for_a_horse.position.effects import enough, half_cows_of, holds, rolls_allowed
from boardroom.games.my_kingdom_for_a_horse.position.field import (
    NO_KIND,
    SPACES,
    Field,
    animal_count,
    animal_kind,
    census,
    content_of,
    pens,
    total,
)
from boardroom.games.my_kingdom_for_a_horse.position.numbers import PARENTS
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, Phase, State, Turn, asked
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Placing, Planning, Restocking
from boardroom.games.my_kingdom_for_a_horse.rules import restock, trade
from boardroom.games.my_kingdom_for_a_horse.rules.animals import open_choices
from boardroom.games.my_kingdom_for_a_horse.rules.fencing import buildable
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import StepBuilder

_NOTHING: tuple[actions.Action, ...] = ()
_FIRST_ROLL: tuple[actions.Action, ...] = (actions.ROLLS[ALL_DICE],)
_RE_ROLLS: tuple[actions.Action, ...] = actions.ROLLS[1:]
_TRADE_OR_LOSE: tuple[actions.Action, ...] = (actions.FORCED_TRADE, actions.FORCED_LOSS)
_LOSE: tuple[actions.Action, ...] = (actions.FORCED_LOSS,)
_DONE: tuple[actions.Action, ...] = (actions.PASS,)
_OWN_DICE, _OTHERS_DICE, _SECOND_DICE = Phase.OWN_DICE, Phase.OTHERS_DICE, Phase.SECOND_DICE
"""Bound, as to look a member up costs more than to compare with it; and compared by identity, which costs least."""


def legal(state: State) -> tuple[actions.Action, ...]:
    """The legal actions of the seat that is asked."""
    if state.tasks:
        task = state.tasks[-1]
        if isinstance(task, Fencing):
            return buildable(state, task)
        if isinstance(task, Placing):
            return keepable(state, task)
        if isinstance(task, Restocking):
            return _TRADE_OR_LOSE if restock.may_trade(state, asked(state), task.kind) else _LOSE
        assert isinstance(task, Planning)
        return (*trade.plannable(state), actions.PASS)
    phase = state.phase
    if phase is _OWN_DICE:
        return _own_dice(state)
    if phase in (_OTHERS_DICE, _SECOND_DICE):
        return _takable(state.turn.taken)
    return trade.tradable(state) or _DONE


@cache
def _takable(taken: int) -> tuple[actions.Action, ...]:
    return (*(actions.TAKES[die] for die in range(DICE) if not has_die(taken, die)), actions.PASS)


# The own dice.


def _own_dice(state: State) -> tuple[actions.Action, ...]:
    seat, turn = state.active, state.turn
    held, dice = limits(state.lasting[seat]), turn.dice
    cards = _cards(state, seat) if state.with_cards and not turn.carded else _NOTHING
    wheel = (actions.WHEELBARROW,) if held.wheel and not turn.wheeled else _NOTHING
    if not turn.rolls:
        return _FIRST_ROLL + cards + wheel
    left = not turn.used and turn.rolls < rolls_allowed(state)
    breeds = total(state.fields[seat].animals)[BREEDS[dice[BREEDING_DIE]]] >= PARENTS
    uses = _usable(dice, turn.used, breeds, held.half_cow)
    turns = _turnable(dice[BREEDING_DIE]) if _may_turn(turn, held) else _NOTHING
    return (_RE_ROLLS if left else _NOTHING) + uses + turns + cards + wheel + _DONE


@lru_cache(maxsize=1 << 16)
def _usable(dice: bytes, used: int, breeds: bool, half_cow: bool) -> tuple[actions.Action, ...]:
    """The dice that would give something; of all half cows the first. ``breeds``: the breeding die would."""
    # A shift is has_die or die_mask, written out for speed.
    cows = half_cows_of(dice, used)
    found = []
    for die in range(DICE):
        if used >> die & 1:
            continue
        if die == BREEDING_DIE:
            gives = breeds
        elif dice[die] == HALF_COW:
            gives = cows & -cows == 1 << die and (cows.bit_count() >= HALVES or half_cow)
        else:
            gives = True
        if gives:
            found.append(actions.USES[die])
    return tuple(found)


def _may_turn(turn: Turn, held: Limits) -> bool:
    return held.turn_breeding and not turn.turned and not has_die(turn.used, BREEDING_DIE)


@cache
def _turnable(face: int) -> tuple[actions.Action, ...]:
    return tuple(turn for turn in actions.TURNS if BREEDS[turn.face] != BREEDS[face])


# Farm cards.


def _cards(state: State, seat: int) -> tuple[actions.Action, ...]:
    hand = state.hands[seat]
    if not hand:
        return _NOTHING
    sheep, pigs, cows, horses = total(state.fields[seat].animals)
    if holds(state, seat):
        goal = state.goal
        sheep, pigs, cows, horses = sheep - goal, pigs - goal, cows - goal, horses - goal
    turn = state.turn
    dice = turn.dice if turn.rolls else b""
    found = _NOTHING
    for card in hand:
        if card == HIDDEN:
            continue
        cost = CARDS[card].cost
        if cost[0] <= sheep and cost[1] <= pigs and cost[2] <= cows and cost[3] <= horses:
            found += _playable(card, dice if CARDS[card].set_die else b"", turn.used, bool(dice))
    return found + _exchanges(len(hand))


@cache
def _exchanges(hand: int) -> tuple[actions.Action, ...]:
    return tuple(actions.DiscardCards(which) for which in range(1, 1 << hand))


@lru_cache(maxsize=1 << 14)
def _playable(card: int, dice: bytes, used: int, rolled: bool) -> tuple[actions.Action, ...]:
    """The ways to play a card that can be paid; ``dice`` are those that it may set."""
    design = CARDS[card]
    if design.set_die:
        return tuple(actions.PlayCard(card, die, face) for die, face in _settable(dice, used))
    if (design.breed_rolled and not rolled) or (design.rerolls and not design.lasting and used):
        return _NOTHING
    return (actions.PlayCard(card),)


@lru_cache(maxsize=1 << 12)
def _settable(dice: bytes, used: int) -> tuple[tuple[int, int], ...]:
    """The dice that can be set, and to what: those rolled and not used, to another effect."""
    royal = [
        (die, face)
        for die in range(min(ROYAL_DICE, len(dice)))
        for face in range(len(ROYAL))
        if dice[die] != face and not has_die(used, die)
    ]
    if not dice or has_die(used, BREEDING_DIE):
        return tuple(royal)
    breeding = [(BREEDING_DIE, face) for face in BREEDING_FACES if BREEDS[face] != BREEDS[dice[BREEDING_DIE]]]
    return (*royal, *breeding)


# Animals that do not all find room.


def keepable(state: State, task: Placing) -> tuple[actions.Action, ...]:
    """The ways to settle animals that do not all find room, the proposal first; last, to leave all as they stand."""
    seat = task.seat
    must = bound(state, seat)
    found = tuple(actions.Keep(choice.kept) for choice in open_choices(state, seat, task.waiting, must))
    seen = census(state.fields[seat])
    stay = actions.Keep(seen.penned)
    if seen.mixed or stay in found or (must and not enough(seen.penned, state.goal)):
        return found
    return (*found, stay)


# Beside a decision (ruling 3).


def asides(state: State, seat: int) -> tuple[actions.Action, ...]:
    """Rearranging within the pens, and giving animals back: always open at one's own decision, but not within the one
    plan of the final trade (ruling 15). In a restock, giving back the kind that it is about is the decision itself.
    """
    task = state.tasks[-1] if state.tasks else None
    if asked(state) != seat or isinstance(task, Planning):
        return _NOTHING
    field = state.fields[seat]
    found = _rearrangements(field, limits(state.lasting[seat]).rooms)
    owned = total(field.animals)
    least = state.goal if bound(state, seat) else 0
    restocked = task.kind if isinstance(task, Restocking) else NOBODY
    return (*found, *(actions.GIVE_BACKS[kind] for kind in KINDS if owned[kind] > least and kind != restocked))


def bound(state: State, seat: int) -> bool:
    """Whether a seat must keep enough of each: it has them, or had them when what it is in the midst of began."""
    task = state.tasks[-1] if state.tasks else None
    if isinstance(task, (Fencing, Placing)) and task.seat == seat and task.must:
        return True
    # While fences are built, pens are not judged.
    return not isinstance(task, Fencing) and holds(state, seat)


@lru_cache(maxsize=2048)
def _rearrangements(field: Field, rooms: Counts) -> tuple[actions.Action, ...]:
    inside = pens(field.fences)
    kinds = pen_kinds(field.animals, inside)
    # While fences are built, a pen may hold two kinds: they may leave it, but nobody joins them.
    animals = field.animals
    mixed = [any(animals[s] and animal_kind(animals[s]) != kinds[n] for s in pen) for n, pen in enumerate(inside)]
    pen_of = {space: number for number, pen in enumerate(inside) for space in pen}
    found: list[actions.Action] = []
    for origin in range(SPACES):
        content = field.animals[origin]
        if not content:
            continue
        kind = animal_kind(content)
        for number, pen in enumerate(inside):
            if pen_of.get(origin) != number and kinds[number] in (kind, NO_KIND) and not mixed[number]:
                found += [
                    actions.MoveAnimal(origin, target) for target in pen if animal_count(animals[target]) < rooms[kind]
                ]
    for one in range(len(inside)):
        for other in range(one + 1, len(inside)):
            if kinds[one] == kinds[other] or NO_KIND in (kinds[one], kinds[other]) or mixed[one] or mixed[other]:
                continue
            if _fit(field, inside[one], inside[other], rooms) or (
                not any(mixed) and exchanged(field, one, other, rooms) is not None
            ):
                found.append(actions.SwapPens(inside[one][0], inside[other][0]))
    return tuple(found)


def _fit(field: Field, one: tuple[int, ...], other: tuple[int, ...], rooms: Counts) -> bool:
    """Whether the herds of two pens fit into each other's."""
    for pen, incoming in ((one, other), (other, one)):
        herd = [field.animals[space] for space in incoming if field.animals[space]]
        if sum(animal_count(content) for content in herd) > len(pen) * rooms[animal_kind(herd[0])]:
            return False
    return True


def as_they_stand(position: StepBuilder | State, seat: int) -> Choice:
    """The choice to leave everybody in the pens where they stand."""
    field = position.fields[seat]
    return Choice(census(field).penned, pen_kinds(field.animals, pens(field.fences)))


def swapped(position: StepBuilder | State, seat: int, action: actions.SwapPens) -> bytes:
    """The animals of a field after the herds of two pens changed places; where they do not fit, others make room."""
    field, rooms = position.fields[seat], limits(position.lasting[seat]).rooms
    inside = pens(field.fences)
    numbers = [next(n for n, pen in enumerate(inside) if space in pen) for space in (action.one, action.other)]
    both = [inside[number] for number in numbers]
    if not _fit(field, both[0], both[1], rooms):
        choice = exchanged(field, numbers[0], numbers[1], rooms)
        assert choice is not None, "an exchange that is not legal"
        herds = [sum(animal_count(field.animals[space]) for space in pen) for pen in both]
        movers = {numbers[0]: herds[1], numbers[1]: herds[0]}
        return settled(field, choice, rooms, census(field).loose, movers)
    animals = bytearray(field.animals)
    for pen, incoming in (both, both[::-1]):
        herd = [field.animals[space] for space in incoming if field.animals[space]]
        kind, number = animal_kind(herd[0]), sum(animal_count(content) for content in herd)
        # They spread over their new pen.
        share, more = divmod(number, len(pen))
        for place, space in enumerate(pen):
            stand = share + (place < more)
            animals[space] = content_of(kind, stand)
    return bytes(animals)
