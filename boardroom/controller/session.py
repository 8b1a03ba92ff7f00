"""The session: the only door to a running game.

Everybody acts through ``propose`` and ``redraft``, people and computers alike; the session refuses what is stale or
illegal, applies, records, saves and tells the watchers. It knows no clock and no disk: the time and the way to keep
the document are given to it.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Final, NamedTuple, Self

from boardroom.controller.line import Line
from boardroom.engine.record import Ledger, Record, SeatSpec, fingerprint, replay
from boardroom.engine.rng import seeded
from boardroom.engine.rules import (
    COMPUTER,
    PERSON,
    AnyRules,
    IllegalAction,
    Manifest,
    Options,
    Outcome,
    Seal,
    Unreadable,
)
from boardroom.engine.text import Text, phrase

MARK_EVERY: Final = 25
"""Actions between two fingerprints in the record."""


class Stale(ValueError):
    """A proposal made for a position that is no longer the seat's own."""


class Kind(Enum):
    """What a change of the session was."""

    APPLIED = "applied"
    REWRITTEN = "rewritten"
    SEATS = "seats"


class Told(NamedTuple):
    """Events of one action as an audience sees them; ``place`` counts actions from 0."""

    place: int
    seat: int
    events: tuple[Any, ...]


class Change(NamedTuple):
    """What watchers are told: the kind, the first place that changed, and whose action it was."""

    kind: Kind
    place: int
    seat: int


class Session:
    """One game being played, or looked at when ``readonly``.

    ``now`` gives the time as ISO 8601 for the record; ``keep`` takes the record's pieces to be written.
    """

    def __init__(
        self,
        manifest: Manifest,
        rules: AnyRules,
        record: Record,
        now: Callable[[], str],
        keep: Callable[[list[bytes]], None],
        readonly: bool = False,
    ) -> None:
        self.manifest, self.rules, self.readonly = manifest, rules, readonly
        self.uid, self.options, self.seed = record.uid, dict(record.options), record.seed
        self.complaint: Text | None = None
        self._now, self._keep = now, keep
        self._ledger = Ledger(record)
        self._watchers: list[Callable[[Change], None]] = []
        self._steps = {step.key: step for step in manifest.optional_steps}
        self._line = self._replayed(record)
        self._base = len(record.actions) - len(self._line.entries)
        count = len(record.seats)
        self._stamps = [0] * count
        self._shown = [self._what_counts(seat) for seat in range(count)]
        self._past: list[tuple[int, list[tuple[Any, ...]]]] = [(-1, []) for _ in range(count)]
        self._future: list[list[tuple[Any, ...]]] = [[] for _ in range(count)]

    @classmethod
    def new(
        cls,
        manifest: Manifest,
        rules: AnyRules,
        options: Options,
        seats: Sequence[SeatSpec],
        seed: int,
        uid: str,
        now: Callable[[], str],
        keep: Callable[[list[bytes]], None],
    ) -> Self:
        """A new game. Raises ValueError for options or a number of seats that the game does not offer."""
        if len(seats) not in manifest.players:
            raise ValueError(f"{manifest.id} is not for {len(seats)} players")
        resolved = rules.resolve(options, [seat.kind for seat in seats])
        record = first_record(rules, resolved, seats, seed, uid, now())
        session = cls(manifest, rules, record, now, keep)
        session.save()
        return session

    def _replayed(self, record: Record) -> Line:
        """The line of the record; from its snapshot, with undo off and a complaint, where the rules disagree."""
        rules, seats = self.rules, record.seats
        computers = [i for i, seat in enumerate(seats) if seat.kind == COMPUTER]
        played = replay(rules, record)
        if played.problem is None:
            line = Line(rules, played.states[0], len(seats), computers)
            parsed = [(seat, rules.parse(text)) for seat, text in record.actions]
            line.adopt(played.states, parsed, played.steps)
            return line
        if record.snapshot is None:
            raise Unreadable(f"actions[{played.step}]", played.problem)
        self.complaint = phrase(
            "Session",
            "The rules were corrected since this game was saved ({reason}). It goes on from the saved position; "
            "earlier moves cannot be undone.",
        ).put(reason=played.problem)
        return Line(rules, rules.decode(record.snapshot), len(seats), computers)

    # What is.

    @property
    def state(self) -> Any:
        """The whole state: for the session's own use, tests and saving, never for a picture."""
        return self._line.state

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Who sits where."""
        return self._ledger.seats

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.kind == PERSON)

    @property
    def length(self) -> int:
        """The number of actions so far."""
        return self._base + len(self._line.entries)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self.rules.outcome(self.state)

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, the one to be asked first in front."""
        return self.rules.actors(self.state)

    def view(self, audience: int | None) -> Any:
        """What a seat, or everybody (None), may see."""
        return self.rules.view(self.state, audience)

    def legal(self, seat: int) -> tuple[Any, ...]:
        """The legal actions of a seat."""
        return self.rules.legal(self.state, seat)

    def table_actions(self, seat: int) -> tuple[Any, ...]:
        """What the person may say besides."""
        return self.rules.table_actions(self.state, seat)

    def stamp(self, seat: int) -> int:
        """The seat's own step number: it grows when what the seat sees or may do changes."""
        return self._stamps[seat]

    def story(self, audience: int | None, since: int = 0) -> list[Told]:
        """What happened from place ``since`` on, as an audience sees it."""
        told = []
        for place in range(max(0, since - self._base), len(self._line.entries)):
            entry = self._line.entries[place]
            seen = tuple(e for e in (self.rules.see(event, audience) for event in entry.step.events) if e is not None)
            if seen:
                told.append(Told(self._base + place, entry.seat, seen))
        return told

    def view_at(self, place: int, audience: int | None) -> Any:
        """What an audience saw before the action at a place."""
        return self.rules.view(self._line.states[max(0, place - self._base)], audience)

    # What people and computers do.

    def propose(self, seat: int, actions: Sequence[Any], at: int) -> None:
        """Do a sequence of actions, all or none; one undo step, one save.

        ``at`` is the seat's stamp the proposal was made for. Raises Stale, or IllegalAction with the reason.
        """
        self._admit(seat, at)
        start, before = len(self._line.entries), self._line.draft(seat)
        history = self._history(seat)
        try:
            for action in actions:
                self._line.push(seat, action)
        except IllegalAction:
            self._line.cut(start)
            raise
        history.append(before)
        self._future[seat].clear()
        self._written(start, seat, Kind.APPLIED)

    def redraft(self, seat: int, actions: Sequence[Any], at: int) -> None:
        """Replace the seat's open draft; one undo step. Raises Stale or IllegalAction."""
        self._admit(seat, at)
        before = self._line.draft(seat)
        history = self._history(seat)
        start = self._line.redraft(seat, actions)
        history.append(before)
        self._future[seat].clear()
        self._written(start, seat, Kind.REWRITTEN)

    def draft(self, seat: int) -> tuple[Any, ...]:
        """The seat's own actions that it may still take back."""
        return self._line.draft(seat)

    def why_no_undo(self, seat: int) -> Text | None:
        """None when the seat can undo, else the reason."""
        if self.readonly:
            return _LOOKING_ONLY
        if self._history(seat):
            return None
        entries = self._line.entries
        if any(entry.seat == seat for entry in entries):
            if any(entry.step.seal == Seal.BARRIER for entry in entries):
                return phrase("Session", "What has been shown to everybody cannot be taken back.")
            return phrase("Session", "Another player has looked or acted since.")
        return phrase("Session", "There is nothing of yours to take back.")

    def can_redo(self, seat: int) -> bool:
        """Whether an undone step can be done again."""
        return not self.readonly and bool(self._future[seat]) and self._past[seat][0] == self._line.floor(seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last step. Raises IllegalAction with the reason when it cannot."""
        why = self.why_no_undo(seat)
        if why is not None:
            raise IllegalAction(why)
        now = self._line.draft(seat)
        history = self._history(seat)
        start = self._line.redraft(seat, history[-1])
        history.pop()
        self._future[seat].append(now)
        self._written(start, seat, Kind.REWRITTEN)

    def redo(self, seat: int) -> None:
        """Do again what the seat undid last. Raises IllegalAction when there is nothing."""
        if not self.can_redo(seat):
            raise IllegalAction(phrase("Session", "There is nothing to do again."))
        now = self._line.draft(seat)
        start = self._line.redraft(seat, self._future[seat][-1])
        self._future[seat].pop()
        self._history(seat).append(now)
        self._written(start, seat, Kind.REWRITTEN)

    def lift(self, seat: int) -> None:
        """The curtain lifted for a seat: what the others confirmed stands from now on."""
        self._line.seal(seat)

    def set_answer(self, seat: int, step: str, answer: str) -> None:
        """Have an optional step asked, or answered always or never, for one seat of this game."""
        spec = self.seats[seat]
        answers = {**dict(spec.answers), step: answer}
        seats = list(self.seats)
        seats[seat] = SeatSpec(spec.name, spec.kind, spec.bot, spec.colour, tuple(answers.items()))
        self._ledger.change_seats(tuple(seats))
        self.save()
        self._tell(Change(Kind.SEATS, self.length, seat))
        self._answer_by_setting()

    # Keeping and telling.

    def watch(self, watcher: Callable[[Change], None]) -> Callable[[], None]:
        """Be told of every change; the function returned ends it."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher) if watcher in self._watchers else None

    def save(self) -> None:
        """Hand the document to be written."""
        if not self.readonly:
            self._keep(self._ledger.parts(self._now(), self.rules.encode(self.state)))

    def record(self) -> Record:
        """The record of this moment, for export."""
        return self._ledger.record(self._now(), self.rules.encode(self.state))

    def _admit(self, seat: int, at: int) -> None:
        if self.readonly:
            raise IllegalAction(_LOOKING_ONLY)
        if at != self._stamps[seat]:
            raise Stale(f"seat {seat} proposed for step {at}, it is at {self._stamps[seat]}")

    def _written(self, start: int, seat: int, kind: Kind) -> None:
        text = self.rules.text
        new = self._line.entries[start:]
        self._ledger.replace_tail(self._base + start, [(entry.seat, text(entry.action)) for entry in new])
        for count in range(start + 1, len(self._line.entries) + 1):
            if count % MARK_EVERY == 0 or (count == len(self._line.entries) and self.outcome is not None):
                self._ledger.mark(self._base + count, fingerprint(self.rules, self._line.states[count]))
        for other in range(len(self._stamps)):
            counts = self._what_counts(other)
            if counts != self._shown[other]:
                self._shown[other] = counts
                self._stamps[other] += 1
        self.save()
        self._tell(Change(kind, self._base + start, seat))
        self._answer_by_setting()

    def _tell(self, change: Change) -> None:
        for watcher in tuple(self._watchers):
            watcher(change)

    def _what_counts(self, seat: int) -> tuple[Any, ...]:
        state, rules = self.state, self.rules
        return rules.view(state, seat), rules.legal(state, seat), rules.table_actions(state, seat)

    def _answer_by_setting(self) -> None:
        """Answer an optional step for a person who chose always or never."""
        if self.readonly:
            return
        for seat in self.actors():
            if seat not in self.people:
                continue
            step = self._steps.get(self.rules.prompt(self.view(seat), seat).optional)
            answer = dict(self.seats[seat].answers).get(step.key, "ask") if step else "ask"
            if step and answer != "ask":
                action = self.rules.parse(step.yes if answer == "always" else step.no)
                self.propose(seat, [action], self.stamp(seat))
                return

    def _history(self, seat: int) -> list[tuple[Any, ...]]:
        """The drafts before the present one, oldest first; the beginnings of the draft where none was kept."""
        floor = self._line.floor(seat)
        if self._past[seat][0] != floor:
            draft = self._line.draft(seat)
            self._past[seat] = (floor, [draft[:count] for count in range(len(draft))])
            self._future[seat].clear()
        return self._past[seat][1]


_LOOKING_ONLY: Final = phrase("Session", "Another window plays this game; here it can only be looked at.")


def first_record(
    rules: AnyRules, options: Options, seats: Sequence[SeatSpec], seed: int, uid: str, created: str
) -> Record:
    """The record of a game in which nothing has happened yet; options are resolved."""
    opening = rules.setup(options, len(seats), seeded(seed))
    return Record(
        game=rules.id,
        rules_version=rules.version,
        uid=uid,
        created=created,
        saved=created,
        options=dict(options),
        seats=tuple(seats),
        seed=seeded(seed),
        snapshot=rules.encode(opening),
    )
