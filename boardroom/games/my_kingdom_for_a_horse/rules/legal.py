"""What may be done: the legal actions of every decision, and what a seat may do beside it."""

from functools import cache, lru_cache

from boardroom.games.my_kingdom_for_a_horse import arrange
from boardroom.games.my_kingdom_for_a_horse.arrange import Choice, pen_kinds
from boardroom.games.my_kingdom_for_a_horse.cards import CARDS, HIDDEN, limits
from boardroom.games.my_kingdom_for_a_horse.field import (
    FENCES,
    KINDS,
    SPACES,
    Counts,
    Field,
    census,
    minus,
    pens,
    total,
)
from boardroom.games.my_kingdom_for_a_horse.rules import restock, trade
from boardroom.games.my_kingdom_for_a_horse.rules.animals import open_choices
from boardroom.games.my_kingdom_for_a_horse.rules.play import Play, enough
from boardroom.games.my_kingdom_for_a_horse.state import (
    ALL_DICE,
    BREEDING_DIE,
    BREEDING_FACES,
    BREEDS,
    DICE,
    FENCING,
    FORCED_LOSS,
    FORCED_TRADE,
    GIVE_BACKS,
    HALF_COW,
    LIFTS,
    NOBODY,
    OTHERS_DICE,
    OVER,
    OWN_DICE,
    PASS,
    PLACES,
    PLACING,
    PLANNING,
    RESTOCKING,
    ROLLS,
    ROYAL,
    ROYAL_DICE,
    SECOND_DICE,
    TAKES,
    TURNS,
    USES,
    WHEELBARROW,
    Action,
    DiscardCards,
    Keep,
    MoveAnimal,
    PlayCard,
    State,
    SwapPens,
)

_NOTHING: tuple[Action, ...] = ()
_FIRST_ROLL: tuple[Action, ...] = (ROLLS[ALL_DICE],)
_RE_ROLLS: tuple[Action, ...] = ROLLS[1:]
_DONE: tuple[Action, ...] = (PASS,)
_LOW = 16


def asked(state: State) -> int:
    """The seat whose decision it is, NOBODY when the game is over."""
    if state.phase == OVER:
        return NOBODY
    if state.tasks:
        task = state.tasks[-1]
        if task[0] == RESTOCKING:
            return restock.asked(state, task[4])
        return task[1]
    return state.at


def legal(state: State) -> tuple[Action, ...]:
    """The legal actions of the seat that is asked."""
    if state.tasks:
        task = state.tasks[-1]
        if task[0] == FENCING:
            return _fencing(state, task)
        if task[0] == PLACING:
            return keepable(state, task)
        if task[0] == RESTOCKING:
            seat = asked(state)
            may = state.triggered == NOBODY or restock.may_trade(Play(state), seat, task[2])
            return (FORCED_TRADE, FORCED_LOSS) if may else (FORCED_LOSS,)
        assert task[0] == PLANNING
        return (*trade.plannable(Play(state)), PASS)
    if state.phase == OWN_DICE:
        return _own_dice(state)
    if state.phase in (OTHERS_DICE, SECOND_DICE):
        return _takable(state.taken)
    return (*trade.tradable(Play(state)), PASS)


@cache
def _takable(taken: int) -> tuple[Action, ...]:
    return (*(TAKES[die] for die in range(DICE) if not taken >> die & 1), PASS)


# The own dice.


def _own_dice(state: State) -> tuple[Action, ...]:
    seat = state.active
    lasting = state.lasting[seat]
    cards = _cards(state, seat) if state.cards and not state.carded else _NOTHING
    wheel = (WHEELBARROW,) if lasting and not state.wheeled and limits(lasting).wheel else _NOTHING
    if not state.rolls:
        return _FIRST_ROLL + cards + wheel
    left = not state.used and state.rolls <= limits(lasting).rerolls + state.more_rolls
    uses = _usable(state.dice, state.used, total(state.fields[seat].animals), lasting)
    turns = _turnable(state.dice[BREEDING_DIE]) if _may_turn(state, seat) else _NOTHING
    return (_RE_ROLLS if left else _NOTHING) + uses + turns + cards + wheel + _DONE


@lru_cache(maxsize=1 << 14)
def _usable(dice: bytes, used: int, owned: Counts, lasting: bytes) -> tuple[Action, ...]:
    """The dice that would give something; of all half cows the first."""
    cows = [die for die in range(ROYAL_DICE) if dice[die] == HALF_COW and not used >> die & 1]
    found = []
    for die in range(DICE):
        if used >> die & 1:
            continue
        if die == BREEDING_DIE:
            gives = owned[BREEDS[dice[die]]] >= 2
        elif dice[die] == HALF_COW:
            gives = die == cows[0] and (len(cows) >= 2 or limits(lasting).half_cow)
        else:
            gives = True
        if gives:
            found.append(USES[die])
    return tuple(found)


def _may_turn(state: State, seat: int) -> bool:
    unused = not state.used >> BREEDING_DIE & 1
    return bool(state.lasting[seat]) and not state.turned and unused and limits(state.lasting[seat]).turn_breeding


@cache
def _turnable(face: int) -> tuple[Action, ...]:
    return tuple(turn for turn in TURNS if BREEDS[turn.face] != BREEDS[face])


# Farm cards.


def affordable(state: State, seat: int, cost: Counts) -> bool:
    """Whether a seat can pay a cost from its field, and still has what it must keep (ruling 15)."""
    left = minus(total(state.fields[seat].animals), cost)
    if state.triggered != NOBODY and Play(state).holds(seat):
        return enough(left, state.goal)
    return min(left) >= 0


def _cards(state: State, seat: int) -> tuple[Action, ...]:
    hand = state.hands[seat]
    if not hand:
        return _NOTHING
    playable = bytes(card for card in hand if card != HIDDEN and affordable(state, seat, CARDS[card].cost))
    return _playable(playable, state.dice if state.rolls else b"", state.used) + _exchanges(len(hand))


@cache
def _exchanges(hand: int) -> tuple[Action, ...]:
    return tuple(DiscardCards(which) for which in range(1, 1 << hand))


@lru_cache(maxsize=1 << 14)
def _playable(cards: bytes, dice: bytes, used: int) -> tuple[Action, ...]:
    found: list[Action] = []
    for card in cards:
        design = CARDS[card]
        if design.set_die:
            found += [PlayCard(card, die, face) for die, face in _settable(dice, used)]
        elif not ((design.breed_rolled and not dice) or (design.rerolls and not design.lasting and used)):
            found.append(PlayCard(card))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _settable(dice: bytes, used: int) -> tuple[tuple[int, int], ...]:
    """The dice that can be set, and to what: those rolled and not used, to another effect."""
    royal = [
        (die, face)
        for die in range(min(ROYAL_DICE, len(dice)))
        for face in range(len(ROYAL))
        if not used >> die & 1 and dice[die] != face
    ]
    if not dice or used >> BREEDING_DIE & 1:
        return tuple(royal)
    breeding = [(BREEDING_DIE, face) for face in BREEDING_FACES if BREEDS[face] != BREEDS[dice[BREEDING_DIE]]]
    return (*royal, *breeding)


# Fences.


@lru_cache(maxsize=1 << 17)
def _free(part: int, first: int, edges: int) -> tuple[Action, ...]:
    return tuple(PLACES[first + edge] for edge in range(edges) if not part >> edge & 1)


@lru_cache(maxsize=1 << 17)
def _standing(part: int, first: int, edges: int) -> tuple[Action, ...]:
    return tuple(LIFTS[first + edge] for edge in range(edges) if part >> edge & 1)


def free_edges(fences: int) -> tuple[Action, ...]:
    """A fence placed on every free edge. Kept in halves: whole masks are too many."""
    low = fences & ((1 << _LOW) - 1)
    return _free(low, 0, _LOW) + _free(fences >> _LOW, _LOW, len(PLACES) - _LOW)


def standing(fences: int) -> tuple[Action, ...]:
    """Every standing fence taken up."""
    low = fences & ((1 << _LOW) - 1)
    return _standing(low, 0, _LOW) + _standing(fences >> _LOW, _LOW, len(LIFTS) - _LOW)


def _fencing(state: State, task: tuple[int, ...]) -> tuple[Action, ...]:
    _, seat, place, move, origin, must = task
    field = state.fields[seat]
    if origin >= 0:
        places = free_edges(field.fences)
        if must and not move:
            # With no move left a broken pen could not be mended any more.
            return tuple(
                action
                for action in places
                if secure(state, seat, field.fences | 1 << action.edge)  # type: ignore[union-attr]  # all are PlaceFence
            )
        return places
    places = free_edges(field.fences) if place else _NOTHING
    lifts = standing(field.fences) if move else _NOTHING
    if must and not secure(state, seat, field.fences):
        return places + lifts
    return places + lifts + _DONE


def secure(state: State, seat: int, fences: int) -> bool:
    """Whether enough of each would find room within such fences."""
    field = state.fields[seat]
    goal = state.goal
    found = arrange.options(Field(fences, field.animals), (goal, goal, goal, goal), limits(state.lasting[seat]).rooms)
    return enough(found[0].kept, goal) and enough(total(field.animals), goal)


def keepable(state: State, task: tuple[int, ...]) -> tuple[Action, ...]:
    """The ways to settle animals that do not all find room, the proposal first; last, to leave all as they stand."""
    _, seat, *numbers, _, must = task
    waiting = (numbers[0], numbers[1], numbers[2], numbers[3])
    found = tuple(Keep(choice.kept) for choice in open_choices(state, seat, waiting, bool(must)))
    seen = census(state.fields[seat])
    stay = Keep(seen.penned)
    if seen.mixed or stay in found or (must and not enough(seen.penned, state.goal)):
        return found
    return (*found, stay)


# Beside a decision (ruling 3).


def asides(state: State, seat: int) -> tuple[Action, ...]:
    """Rearranging within the pens, and giving animals back: always open at one's own decision."""
    if asked(state) != seat or (state.tasks and state.tasks[-1][0] in (PLANNING, RESTOCKING)):
        return _NOTHING
    field = state.fields[seat]
    found = _rearrangements(field, limits(state.lasting[seat]).rooms)
    owned = total(field.animals)
    held = state.triggered != NOBODY and Play(state).holds(seat)
    least = state.goal if held else 0
    return (*found, *(GIVE_BACKS[kind] for kind in KINDS if owned[kind] > least))


@lru_cache(maxsize=2048)
def _rearrangements(field: Field, rooms: Counts) -> tuple[Action, ...]:
    inside = pens(field.fences)
    kinds = pen_kinds(field.animals, inside)
    pen_of = {space: number for number, pen in enumerate(inside) for space in pen}
    found: list[Action] = []
    for origin in range(SPACES):
        content = field.animals[origin]
        if not content:
            continue
        kind = content >> 2
        for number, pen in enumerate(inside):
            if pen_of.get(origin) != number and kinds[number] in (kind, len(KINDS)):
                found += [MoveAnimal(origin, target) for target in pen if (field.animals[target] & 3) < rooms[kind]]
    numbers = [sum(field.animals[space] & 3 for space in pen) for pen in inside]
    for one in range(len(inside)):
        for other in range(one + 1, len(inside)):
            if kinds[one] == kinds[other] or len(KINDS) in (kinds[one], kinds[other]):
                continue
            if (
                numbers[one] <= len(inside[other]) * rooms[kinds[one]]
                and numbers[other] <= len(inside[one]) * rooms[kinds[other]]
            ):
                found.append(SwapPens(inside[one][0], inside[other][0]))
    return tuple(found)


def fences_left(state: State, seat: int) -> int:
    """The fences in a seat's own supply."""
    task = state.tasks[-1] if state.tasks else (NOBODY,)
    in_hand = task[0] == FENCING and task[1] == seat and task[4] >= 0
    return FENCES - state.fields[seat].fences.bit_count() - in_hand


def as_they_stand(at: Play | State, seat: int) -> Choice:
    """The choice to leave everybody in the pens where they stand."""
    field = at.fields[seat]
    return Choice(census(field).penned, pen_kinds(field.animals, pens(field.fences)))


def swapped(at: Play | State, seat: int, action: SwapPens) -> bytes:
    """The animals of a field after two pens changed places."""
    field = at.fields[seat]
    inside = pens(field.fences)
    kinds = list(pen_kinds(field.animals, inside))
    one, other = (next(n for n, pen in enumerate(inside) if space in pen) for space in (action.one, action.other))
    kinds[one], kinds[other] = kinds[other], kinds[one]
    seen = census(field)
    rooms = limits(at.lasting[seat]).rooms
    return arrange.settled(field, Choice(seen.penned, tuple(kinds)), rooms, seen.loose)
