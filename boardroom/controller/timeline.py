"""The timeline: every action of a game in order, the states between them, and what may still be taken back.

Within one draft window the actions of different seats commute, so a seat's open draft can be drawn up anew although
others have acted meanwhile: the timeline is rebuilt without it and the new draft is set at its end. Whatever might
become of it is first made as a ``Tail`` beside it; nothing changes until one is put on, and then all of it.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import Any, Final, NamedTuple

from boardroom.engine.prompt import Progress, Prompt
from boardroom.engine.rules import AnyRules, IllegalAction, Seal, Step
from boardroom.engine.text import Seat, Text, phrase
from boardroom.engine.work import SLICE, Work

SEEN_BY_ALL: Final = phrase("Session", "What everyone has seen cannot be undone.")
OTHERS_ACTED: Final = phrase("Session", "Another player has looked or acted since then.")
NOTHING_DONE: Final = phrase("Session", "You have nothing to undo.")


class Entry(NamedTuple):
    """An action that stands: whose, what, in which draft window, and the step it made.

    ``serial`` tells it from every other one, later ones by larger numbers; it stays when the timeline is rebuilt.
    """

    seat: int
    action: Any
    draft_window: int
    step: Step[Any]
    serial: int


class Tail(NamedTuple):
    """What a timeline is, or would be, from the place ``start`` on."""

    start: int
    entries: list[Entry]


def only_drafts(one: Tail, other: Tail, draft_window: int) -> bool:
    """Whether two tails differ only in what was drawn up or confirmed in one draft window."""
    same = {entry.serial for entry in one.entries} & {entry.serial for entry in other.entries}
    return all(
        entry.draft_window == draft_window and entry.step.seal in (Seal.DRAFT, Seal.CONFIRM)
        for entry in (*one.entries, *other.entries)
        if entry.serial not in same
    )


class CurrentAnswers:
    """Asks the rules about the state that stands, and forgets it all when another one does.

    ``stands`` gives that state. Session, page and stage ask the same things of every state, again and again.
    """

    def __init__(self, rules: AnyRules, stands: Callable[[], Any]) -> None:
        self._rules, self._stands = rules, stands
        self._state: Any = None
        self._said: dict[Any, Any] = {}

    def view(self, audience: int | None) -> Any:
        """What a seat, or everybody (None), may see."""
        return self._once(("view", audience), lambda state: self._rules.secrets.view(state, audience))

    def legal(self, seat: int) -> tuple[Any, ...]:
        """The legal actions of a seat."""
        actions: tuple[Any, ...] = self._once(("legal", seat), lambda state: self._rules.legal(state, seat))
        return actions

    def prompt(self, seat: int, audience: int | None) -> Prompt:
        """What a seat must do, as an audience may know it."""
        view = self.view(audience)
        prompt: Prompt = self._once(("prompt", seat, audience), lambda state: self._rules.words.prompt(view, seat))
        return prompt

    def progress(self) -> Progress:
        """Round and phase."""
        progress: Progress = self._once("progress", self._rules.progress)
        return progress

    def ahead(self, seat: int, actions: tuple[Any, ...]) -> list[Step[Any]]:
        """The steps that actions of a seat would make; none where one of them is not possible."""

        def made(state: Any) -> list[Step[Any]]:
            steps: list[Step[Any]] = []
            for action in actions:
                known = not steps and action in self.legal(seat)
                if not known and not self._rules.allows(state, seat, action):
                    return []
                steps.append(self._rules.apply(state, seat, action))
                state = steps[-1].state
            return steps

        steps: list[Step[Any]] = self._once(("ahead", seat, actions), made)
        return steps

    def _once(self, what: Any, ask: Callable[[Any], Any]) -> Any:
        state = self._stands()
        if state is not self._state:
            self._state, self._said = state, {}
        if what not in self._said:
            self._said[what] = ask(state)
        return self._said[what]


class Timeline:
    """The entries and states of a game under its rules.

    ``computers`` are the seats whose later actions a person's undo may sweep away.
    """

    def __init__(self, rules: AnyRules, state: Any, seats: int, computers: Iterable[int] = ()) -> None:
        self.rules = rules
        self.states: list[Any] = [state]
        self.entries: list[Entry] = []
        self.computers = frozenset(computers)
        self.present = CurrentAnswers(rules, lambda: self.state)
        self._serials = count()
        self._sealed = [-1] * seats

    @property
    def state(self) -> Any:
        """The state now."""
        return self.states[-1]

    def adopting(
        self, states: Sequence[Any], actions: Sequence[tuple[int, Any]], steps: Sequence[Step[Any]]
    ) -> Work[None]:
        """Take over a replayed game whole, in slices; every confirmation in it counts as looked behind."""
        entries = []
        for number, (state, (seat, action), step) in enumerate(zip(states, actions, steps, strict=False)):
            if not number % SLICE:
                yield number / len(steps)
            window = self.rules.progress(state).draft_window
            entries.append(Entry(seat, action, window, step, next(self._serials)))
        self.states, self.entries = list(states), entries
        self._sealed = [next(self._serials)] * len(self._sealed)

    # What may be taken back.

    def open(self, seat: int) -> list[int]:
        """The places of the seat's entries that it may still take back, ascending."""
        return self._scan(seat)[1]

    def draft(self, seat: int) -> tuple[Any, ...]:
        """The actions of the seat that it may still take back."""
        return tuple(self.entries[place].action for place in self.open(seat))

    def anchor(self, seat: int) -> int:
        """The serial of the entry that ends what the seat may take back, -1 without. As long as it is the same, the
        seat's undo steps are those of its present draft.
        """
        floor = self._scan(seat)[0]
        return self.entries[floor - 1].serial if floor else -1

    def why_closed(self, seat: int) -> Text:
        """Why the seat has nothing, or nothing more, to take back."""
        floor = self._scan(seat)[0]
        if any(entry.seat == seat for entry in self.entries[floor:]):
            return phrase("Session", "What has been announced cannot be undone.")
        if not any(entry.seat == seat for entry in self.entries):
            return NOTHING_DONE
        return self._why_stands(self.entries[floor - 1])

    def standing(self, seat: int) -> int | None:
        """The place of what was done that shows something new, so that the seat has nothing, or nothing more, to take
        back; None where that is not why.
        """
        place = self._scan(seat)[0] - 1
        if place < 0:
            return None
        entry = self.entries[place]
        return place if self.seal_of(entry.seat, entry.step.seal) == Seal.BARRIER else None

    def why_stands(self) -> Text:
        """Why what was done last stands, as everybody may know it, whoever has drawn up what."""
        if not self.entries:
            return NOTHING_DONE
        return self._why_stands(self.entries[-1])

    def _why_stands(self, entry: Entry) -> Text:
        """Why nothing before an entry, nor that itself, can be taken back."""
        if self.seal_of(entry.seat, entry.step.seal) != Seal.BARRIER:
            return OTHERS_ACTED
        if self.rules.is_secret(entry.action):
            return SEEN_BY_ALL
        stands = phrase("Session", "{seat}’s “{action}” cannot be undone: something new was seen.", "a step")
        return stands.put(seat=Seat(entry.seat), action=self.rules.words.describe(entry.action))

    def seal_of(self, seat: int, seal: Seal) -> Seal:
        """How far back what a seat did can be taken, with those who play: what shows something to computers alone is
        but a move.
        """
        if seal != Seal.SHOWN:
            return seal
        only_person = len(self._sealed) - len(self.computers) == 1 and seat not in self.computers
        return Seal.MOVE if only_person else Seal.BARRIER

    def seal(self, looker: int) -> None:
        """Another person has looked: the confirmations of all other seats stand from now on."""
        for seat in range(len(self._sealed)):
            if seat != looker:
                self._sealed[seat] = next(self._serials)

    def _scan(self, seat: int) -> tuple[int, list[int]]:
        """From which place on the seat's entries are open, and the places of those."""
        places: list[int] = []
        settled: set[int] = set()
        after = self.present.progress().draft_window
        for place in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[place]
            seal, own = self.seal_of(entry.seat, entry.step.seal), entry.seat == seat
            if seal == Seal.BARRIER:
                return place + 1, places[::-1]
            if seal == Seal.FIRM or not (own or entry.seat in self.computers):
                # It stands, so nothing can be undone that lies in another draft window than
                # it began and ended in.
                settled |= {entry.draft_window, after}
            if own and seal != Seal.FIRM:
                if settled - {entry.draft_window} or (seal == Seal.CONFIRM and entry.serial < self._sealed[seat]):
                    return place + 1, places[::-1]
                places.append(place)
            after = entry.draft_window
        return 0, places[::-1]

    # What might become of it.

    def ahead(self, seat: int, actions: tuple[Any, ...]) -> list[Step[Any]]:
        """The steps that actions of a seat would make now; none where one of them is not possible. They are kept as
        long as the state stands: buttons, lines and previews ask for the same.
        """
        return self.present.ahead(seat, actions)

    def extended(self, seat: int, actions: Sequence[Any]) -> Tail:
        """The timeline with actions of a seat added. Raises IllegalAction with the reason when the rules refuse one."""
        tail = Tail(len(self.entries), [])
        for action in actions:
            self._add(tail, seat, action, next(self._serials))
        return tail

    def redrafted(self, seat: int, actions: Sequence[Any]) -> Tail:
        """The timeline with other actions in place of the seat's open draft, as far as they differ. Raises
        IllegalAction.

        What computers did in later draft windows than the first action taken back goes with it.
        """
        places = self.open(seat)
        same = 0
        while same < min(len(places), len(actions)) and self.entries[places[same]].action == actions[same]:
            same += 1
        dropped = set(places[same:])
        tail = Tail(min(dropped, default=len(self.entries)), [])
        for place in range(tail.start, len(self.entries)):
            entry = self.entries[place]
            swept = entry.seat in self.computers and entry.draft_window != self.entries[tail.start].draft_window
            if place in dropped or swept:
                continue
            try:
                self._add(tail, entry.seat, entry.action, entry.serial)
            except IllegalAction:
                # The rules' own reason would be told to the wrong seat.
                raise IllegalAction(OTHERS_ACTED) from None
        for action in actions[same:]:
            self._add(tail, seat, action, next(self._serials))
        return tail

    def restored(self, seat: int, actions: Sequence[Any]) -> Tail:
        """As ``redrafted``, to a draft of the past: refused when that would now show a secret or consult chance."""
        tail = self.redrafted(seat, actions)
        if any(self.seal_of(entry.seat, entry.step.seal) == Seal.BARRIER for entry in tail.entries):
            raise IllegalAction(OTHERS_ACTED)
        return tail

    def put(self, tail: Tail) -> Tail:
        """Make a tail the timeline's own; what stood there before, which can be put back."""
        start, entries = tail
        before = Tail(start, self.entries[start:])
        self.entries[start:] = entries
        self.states[start + 1 :] = [entry.step.state for entry in entries]
        return before

    def _add(self, tail: Tail, seat: int, action: Any, serial: int) -> None:
        rules = self.rules
        state = tail.entries[-1].step.state if tail.entries else self.states[tail.start]
        if not rules.allows(state, seat, action):
            raise IllegalAction(rules.words.why_not(state, seat, action))
        progress = self.present.progress() if state is self.state else rules.progress(state)
        tail.entries.append(Entry(seat, action, progress.draft_window, rules.apply(state, seat, action), serial))
