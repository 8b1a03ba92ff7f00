"""The line that stands: every action of a game in order, the states between them, and what may still be taken back.

Within a stage the actions of different seats commute, so a seat's open draft can be drawn up anew although others
have acted meanwhile: the line is rebuilt without it and the new draft is set at its end.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from boardroom.engine.rules import AnyRules, IllegalAction, Seal, Step


class Entry(NamedTuple):
    """An action that stands: whose, what, in which stage, and the step it made."""

    seat: int
    action: Any
    stage: int
    step: Step[Any]


class Line:
    """The entries and states of a game under its rules.

    ``computers`` are the seats whose later actions a person's undo may sweep away. ``sealed`` holds for each seat the
    length of the line up to which its confirmations have been looked behind by somebody else.
    """

    def __init__(self, rules: AnyRules, state: Any, seats: int, computers: Iterable[int] = ()) -> None:
        self.rules = rules
        self.states: list[Any] = [state]
        self.entries: list[Entry] = []
        self.sealed = [0] * seats
        self.computers = frozenset(computers)

    @property
    def state(self) -> Any:
        """The state now."""
        return self.states[-1]

    def adopt(self, states: Sequence[Any], actions: Sequence[tuple[int, Any]], steps: Sequence[Step[Any]]) -> None:
        """Take over a replayed game whole; every confirmation in it counts as looked behind."""
        self.states = list(states)
        self.entries = [
            Entry(seat, action, self.rules.progress(state).stage, step)
            for state, (seat, action), step in zip(states, actions, steps, strict=False)
        ]
        self.sealed = [len(self.entries)] * len(self.sealed)

    def push(self, seat: int, action: Any) -> Entry:
        """Apply an action. Raises IllegalAction with the reason when the rules do not allow it."""
        state, rules = self.state, self.rules
        if action not in rules.legal(state, seat) and action not in rules.table_actions(state, seat):
            raise IllegalAction(rules.why_not(state, seat, action))
        entry = Entry(seat, action, rules.progress(state).stage, rules.apply(state, seat, action))
        self.entries.append(entry)
        self.states.append(entry.step.state)
        return entry

    def cut(self, length: int) -> None:
        """Strike every entry but the first so many."""
        del self.entries[length:]
        del self.states[length + 1 :]

    def open(self, seat: int) -> list[int]:
        """The places of the seat's entries that it may still take back, ascending."""
        return self._scan(seat)[1]

    def floor(self, seat: int) -> int:
        """The place from which on the seat's entries are open; a seat's undo history holds while it stays."""
        return self._scan(seat)[0]

    def _scan(self, seat: int) -> tuple[int, list[int]]:
        places: list[int] = []
        foreign_stages: set[int] = set()
        floor = 0
        for place in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[place]
            seal = entry.step.seal
            if seal == Seal.BARRIER:
                floor = place + 1
                break
            if entry.seat != seat:
                if entry.seat not in self.computers:
                    foreign_stages.add(entry.stage)
                continue
            if foreign_stages - {entry.stage} or (seal == Seal.CONFIRM and place < self.sealed[seat]):
                floor = place + 1
                break
            if seal != Seal.FIRM:
                places.append(place)
        places.reverse()
        return floor, places

    def draft(self, seat: int) -> tuple[Any, ...]:
        """The actions of the seat that it may still take back."""
        return tuple(self.entries[place].action for place in self.open(seat))

    def redraft(self, seat: int, actions: Sequence[Any]) -> int:
        """Replace the seat's open draft by other actions, all or none; the length up to which the line is unchanged.

        Raises IllegalAction, with the line as it was.
        """
        places = self.open(seat)
        same = 0
        while same < min(len(places), len(actions)) and self.entries[places[same]].action == actions[same]:
            same += 1
        dropped = set(places[same:])
        start = min(dropped, default=len(self.entries))
        old_entries, old_states = self.entries[:], self.states[:]
        stage = old_entries[start].stage if dropped else -1
        try:
            self.cut(start)
            for place, entry in enumerate(old_entries[start:], start):
                swept = entry.seat in self.computers and entry.stage != stage
                if place not in dropped and not swept:
                    self.push(entry.seat, entry.action)
            for action in actions[same:]:
                self.push(seat, action)
        except IllegalAction:
            self.entries, self.states = old_entries, old_states
            raise
        return start

    def seal(self, looker: int) -> None:
        """Another person has looked: the confirmations of all other seats stand from now on."""
        for seat in range(len(self.sealed)):
            if seat != looker:
                self.sealed[seat] = len(self.entries)
