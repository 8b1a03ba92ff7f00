"""A step in the making: the position as something that can be changed, until it is a state again.

What still has to be done before anybody decides stands in ``tasks``, the last one first; ``run`` works them off until
somebody is asked. The parts of the turn live in ``dice``, ``animals``, ``restock``, ``trade`` and ``twin``.
"""

from boardroom.engine import rng as random_values
from boardroom.engine.state_builder import StateBuilder
from boardroom.games.my_kingdom_for_a_horse.position.cards import Limits, limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import NONE, Counts, minus, plus
from boardroom.games.my_kingdom_for_a_horse.position.dice import FACES
from boardroom.games.my_kingdom_for_a_horse.position.effects import enough, holds
from boardroom.games.my_kingdom_for_a_horse.position.events import EndTriggered, Event
from boardroom.games.my_kingdom_for_a_horse.position.field import Field, census, total
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, TWIN_SEAT, Carded, Phase, Reason, State, Turn
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Task, is_open

_new = tuple.__new__


class StepBuilder(StateBuilder[State, Event], of=State):
    """A position being changed, with what happened so far; its fields are those of ``State``."""

    __slots__ = State._fields

    step: int
    phase: Phase
    round: int
    starter: int
    active: int
    part_seat: int
    turn: Turn
    tasks: tuple[Task, ...]
    fields: tuple[Field, ...]
    supply: Counts
    hands: tuple[bytes, ...]
    lasting: tuple[bytes, ...]
    deck: bytes
    discard: bytes
    twin: Counts | None
    triggered: int
    goal: int
    with_cards: int
    last_round: int
    winners: int
    reason: Reason
    rng: int

    def picture(self) -> State:
        """The table in the midst of the step: of what is still to be done, the open decisions alone."""
        return self.state()._replace(tasks=tuple(task for task in self.tasks if is_open(task)))

    # Bookkeeping.

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.fields)

    def limits(self, seat: int) -> Limits:
        """What a seat may do with its lasting cards."""
        return limits(self.lasting[seat])

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.fields)

    def clockwise(self) -> list[int]:
        """All seats, the active one first."""
        count = len(self.fields)
        return [(self.active + offset) % count for offset in range(count)]

    def push(self, *tasks: Task) -> None:
        """More to be done, the last one first."""
        self.tasks += tasks

    def pop(self) -> Task:
        """The next thing to be done, which is then not to be done any more."""
        task = self.tasks[-1]
        self.tasks = self.tasks[:-1]
        return task

    def roll(self, dice: int) -> bytes:
        """Roll the dice of a mask; chance is consulted. The faces of all of them, which do not lie there yet."""
        faces = bytearray(self.turn.dice)
        for die in range(len(faces)):
            if dice >> die & 1:  # has_die, written out for speed
                self.rng, faces[die] = random_values.below(self.rng, FACES)
        self.barrier = True
        return bytes(faces)

    # The turn. What changes often goes straight to the tuple: ``_replace`` costs three times as much.

    def put_roll(self, dice: bytes) -> Turn:
        """All faces after one more roll; the turn."""
        _, rolls, more_rolls, used, taken, carded, turned, wheeled, traded = self.turn
        turn = _new(Turn, (dice, rolls + 1, more_rolls, used, taken, carded, turned, wheeled, traded))
        self.turn = turn
        return turn

    def put_used(self, used: int) -> None:
        """The dice used from now on."""
        dice, rolls, more_rolls, _, taken, carded, turned, wheeled, traded = self.turn
        self.turn = _new(Turn, (dice, rolls, more_rolls, used, taken, carded, turned, wheeled, traded))

    def put_taken(self, taken: int) -> None:
        """The dice taken from now on."""
        dice, rolls, more_rolls, used, _, carded, turned, wheeled, traded = self.turn
        self.turn = _new(Turn, (dice, rolls, more_rolls, used, taken, carded, turned, wheeled, traded))

    def put_carded(self, carded: Carded) -> None:
        """What was done with farm cards."""
        dice, rolls, more_rolls, used, taken, _, turned, wheeled, traded = self.turn
        self.turn = _new(Turn, (dice, rolls, more_rolls, used, taken, carded, turned, wheeled, traded))

    def put_traded(self, traded: int) -> None:
        """The kinds traded from now on; in SECOND_DICE, the number of more dice offered."""
        turn = self.turn
        if traded != turn.traded:
            self.turn = _new(Turn, (*turn[:-1], traded))

    # Fields.

    def owned(self, seat: int) -> Counts:
        """All animals on a seat's field."""
        return total(self.fields[seat].animals)

    def put_field(self, seat: int, field: Field) -> None:
        """A seat's field as it is from now on."""
        self.fields = (*self.fields[:seat], field, *self.fields[seat + 1 :])

    def put_animals(self, seat: int, animals: bytes) -> Field:
        """A seat's animals as they stand from now on; the field."""
        field = _new(Field, (self.fields[seat].fences, animals))
        self.put_field(seat, field)
        return field

    def put_fences(self, seat: int, fences: int) -> None:
        """A seat's fences as they stand from now on."""
        self.put_field(seat, _new(Field, (fences, self.fields[seat].animals)))

    def supplied(self, counts: Counts, sign: int) -> None:
        """Animals leave the supply (-1) or come back (1)."""
        self.supply = plus(self.supply, counts) if sign > 0 else minus(self.supply, counts)

    def holds(self, seat: int) -> bool:
        """Whether a seat must keep what it has of each (ruling 15)."""
        return holds(self, seat)

    def trigger_if_enough(self, seat: int) -> None:
        """Note that a seat triggers the end, if it does: the moment its board holds enough of each (ruling 14)."""
        if self.triggered != NOBODY:
            return
        if seat == TWIN_SEAT:
            held = self.twin or NONE
        else:
            field = self.fields[seat]
            # Most have not even enough on the whole board, which is quickly told.
            held = total(field.animals)
            if enough(held, self.goal):
                held = census(field).penned
        if enough(held, self.goal):
            self.triggered = seat
            self.events.append(EndTriggered(self.beat, seat))
