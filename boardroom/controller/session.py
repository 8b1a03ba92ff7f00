"""The session: the only door to a running game.

Everybody acts through ``propose`` and ``redraft``, people and computers alike; the session refuses what is stale or
illegal, applies, records, saves and tells the watchers. It knows no clock and no disk: the time and the way to keep
the document are given to it.
"""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile
from typing import Any, Final, Self

from boardroom.controller import optional_answers
from boardroom.controller.changes import Change, Kind, Stale, Told, Watchers
from boardroom.controller.resuming import first_record, resuming_timeline
from boardroom.controller.timeline import OTHERS_ACTED, Entry, Tail, Timeline, only_drafts
from boardroom.controller.undo_steps import UndoStepsOfSeats
from boardroom.engine.briefs import Scored
from boardroom.engine.manifest import PERSON, Manifest, Options
from boardroom.engine.outcome import Outcome
from boardroom.engine.records.record import Ledger, Record, SeatSpec, fingerprint
from boardroom.engine.rules import AnyRules, IllegalAction, Seal
from boardroom.engine.series import PastGame
from boardroom.engine.text import Seat, Text, phrase
from boardroom.engine.work import SLICE, Work, done, part

__all__ = ["FINGERPRINT_EVERY", "SOMETHING_NEW", "Change", "Kind", "Session", "Stale", "Told", "first_record"]

SOMETHING_NEW: Final = phrase("Session", "something new was seen", "why Undo is off")
"""Why nothing can be taken back, where there is no room to say what showed it."""
_GONE_ON: Final = phrase("Session", "{seat} has acted since", "why Undo is off: something new was seen since")
FINGERPRINT_EVERY: Final = 25
"""Actions between two fingerprints in the record."""
_NEWEST: Final = 8
"""So many of the last actions are told several times before everybody and every seat has heard of them."""


class Session:
    """One game being played, or looked at when ``readonly``.

    ``now`` gives the time as ISO 8601 for the record; ``keep`` takes the record's pieces to be written. ``resumed``
    is what ``resuming`` gave for the record, which is made here if it is not given. ``complaint``
    is set when the rules no longer lead to the saved position, which the game then goes on from.
    """

    def __init__(
        self,
        manifest: Manifest,
        rules: AnyRules,
        record: Record,
        now: Callable[[], str],
        keep: Callable[[list[bytes]], None],
        readonly: bool = False,
        resumed: tuple[Ledger, Timeline, Text | None] | None = None,
    ) -> None:
        self.manifest, self.rules, self.readonly = manifest, rules, readonly
        self.uid, self.options, self.seed = record.uid, dict(record.options), record.seed
        self.series = record.series
        """The games that the same people played before this one."""
        self._now, self._keep = now, keep
        self._ledger, self._timeline, self.complaint = resumed or done(self.resuming(rules, record))
        present = self._timeline.present
        self.view, self.legal = present.view, present.legal
        """As the game stands: what a seat, or everybody (None), may see, and the legal actions of a seat."""
        self._counted: deque[tuple[Any, Any, int | None, tuple[Scored, ...]]] = deque(
            maxlen=_NEWEST * (1 + len(record.seats))
        )
        self.prompt, self.progress = present.prompt, present.progress
        """What a seat must do now, or waits for, as an audience may know it; round and phase."""
        self._base = len(record.actions) - len(self._timeline.entries)
        self._judged: tuple[Any, Outcome | None] = None, None
        """The state that was last asked about, and how the game ended with it."""
        self._watchers = Watchers()
        seats = range(len(record.seats))
        self._stamps = [0 for _ in seats]
        self._prepared: dict[int | None, list[Told]] = {}
        """By audience, the history as it was when a long game was opened."""
        self._prepared_until = self.length
        """The place as far as that still stands."""
        self._chosen_at: dict[int, int] = {}
        """By seat, its stamp when an answer was last chosen for it: what it was asked then stays asked."""
        self._shown = [self._what_counts(seat) for seat in seats]
        self._steps = UndoStepsOfSeats(self._timeline, len(seats))

    @staticmethod
    def resuming(rules: AnyRules, record: Record) -> Work[tuple[Ledger, Timeline, Text | None]]:
        """What a session goes on from (``resumed``), made in slices. Raises Unreadable as ``Session`` does."""
        timeline, complaint = yield from part(resuming_timeline(rules, record), 0, 0.9)
        ledger = yield from part(Ledger.filling(record), 0.9, 1)
        return ledger, timeline, complaint

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
        series: tuple[PastGame, ...] = (),
    ) -> Self:
        """A new game, after a series of others.

        Raises ValueError for options or a number of seats that the game does not offer.
        """
        if len(seats) not in manifest.players:
            raise ValueError(f"{manifest.id} is not for {len(seats)} players")
        seats = tuple(optional_answers.without_answers_beforehand(seat) for seat in seats)
        resolved = rules.resolve(options, [seat.kind for seat in seats])
        session = cls(manifest, rules, first_record(rules, resolved, seats, seed, uid, now(), series), now, keep)
        session.save()
        session._answer_by_setting()
        return session

    # The game as it stands.

    @property
    def state(self) -> Any:
        """The whole state: for the session's own use, tests and saving, never for a picture."""
        return self._timeline.state

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
        return self._base + len(self._timeline.entries)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        state = self.state
        if self._judged[0] is not state:
            # A page asks for it some ten times after every action, and all points are counted for it.
            self._judged = state, self.rules.outcome(state)
        return self._judged[1]

    @property
    def last(self) -> int:
        """The seat that acted last, -1 before anybody has."""
        return self._timeline.entries[-1].seat if self._timeline.entries else -1

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, the one to be asked first in front."""
        return self.rules.actors(self.state)

    def table_actions(self, seat: int) -> tuple[Any, ...]:
        """What the person may say besides."""
        return self.rules.table_actions(self.state, seat)

    def asides(self, seat: int) -> tuple[Any, ...]:
        """What the seat may do beside its decision."""
        return self.rules.asides(self.state, seat)

    def stamp(self, seat: int) -> int:
        """The seat's own step number: it grows when what the seat sees or may do changes.

        What others draw up or confirm beside it makes it grow only if that changes what the seat may do: actions
        within a draft window commute, so what was meant before still holds.
        """
        return self._stamps[seat]

    def history(self, audience: int | None, since: int = 0) -> list[Told]:
        """What happened from place ``since`` on, as an audience sees it."""
        prepared = self._prepared.get(audience)
        if prepared is not None and since <= self._base:
            while prepared and prepared[-1].place >= self._prepared_until:
                prepared.pop()
            return [*prepared, *done(self._telling(audience, self._prepared_until))]
        return done(self._telling(audience, since))

    def preparing(self) -> Work[None]:
        """Have the whole history ready for everybody and for each person, made in slices."""
        audiences = (None, *self.people)
        for number, audience in enumerate(audiences):
            telling = self._telling(audience, 0)
            self._prepared[audience] = yield from part(telling, number / len(audiences), (number + 1) / len(audiences))

    def _telling(self, audience: int | None, since: int) -> Work[list[Told]]:
        told = []
        for place in range(max(0, since - self._base), len(self._timeline.entries)):
            if not (place + 1) % SLICE:
                yield place / len(self._timeline.entries)
            entry = self._timeline.entries[place]
            seen = tuple(
                e for e in (self.rules.secrets.see(event, audience) for event in entry.step.events) if e is not None
            )
            if seen:
                scored = self._scored(place, audience)
                told.append(Told(self._base + place, entry.seat, seen, entry.step.seal == Seal.DRAFT, scored))
        return told

    def _scored(self, place: int, audience: int | None) -> tuple[Scored, ...]:
        """What the action at a place of the timeline scored, as an audience may know it; of the newest ones counted
        once for each.
        """
        before, after = self._timeline.states[place : place + 2]
        if place < len(self._timeline.entries) - _NEWEST:
            return self.rules.words.scored(before, after, audience)
        for known in self._counted:
            if known[0] is before and known[1] is after and known[2] == audience:
                return known[3]
        scored = self.rules.words.scored(before, after, audience)
        self._counted.append((before, after, audience, scored))
        return scored

    def view_at(self, place: int, audience: int | None) -> Any:
        """What an audience saw before the action at a place; behind the last one, what it sees now."""
        states = self._timeline.states
        return self.rules.secrets.view(states[min(max(0, place - self._base), len(states) - 1)], audience)

    def views_during(self, place: int, audience: int | None) -> tuple[Any, ...]:
        """What an audience saw after each event of the action at a place, of those events that it sees."""
        entry, before = self._timeline.entries[place - self._base], self._timeline.states[place - self._base]
        pictures = self.rules.pictures(before, entry.seat, entry.action)
        return tuple(
            self.rules.secrets.view(picture, audience)
            for event, picture in zip(entry.step.events, pictures, strict=True)
            if self.rules.secrets.see(event, audience) is not None
        )

    def view_with(self, seat: int, draft: Sequence[Any]) -> Any:
        """What a seat would see if it had drawn up another draft. Raises IllegalAction."""
        tail = self._timeline.redrafted(seat, draft)
        return self.rules.secrets.view(
            tail.entries[-1].step.state if tail.entries else self._timeline.states[tail.start], seat
        )

    def view_after(self, seat: int, actions: Sequence[Any]) -> Any:
        """What a seat would see after actions of its own. Raises IllegalAction."""
        tail = self._timeline.extended(seat, actions)
        return self.rules.secrets.view(tail.entries[-1].step.state if tail.entries else self.state, seat)

    def goes_to_computers(self, seat: int, actions: Sequence[Any]) -> bool:
        """Whether only computers act after actions of a seat: what they do comes at once. False for what cannot be done
        and for no actions.
        """
        steps = self._timeline.ahead(seat, tuple(actions))
        acting = self.rules.actors(steps[-1].state) if steps else ()
        return bool(acting) and not set(acting) & set(self.people)

    def ends_game(self, seat: int, actions: Sequence[Any]) -> bool:
        """Whether the game is over after actions of a seat; False for what cannot be done and for no actions."""
        steps = self._timeline.ahead(seat, tuple(actions))
        return bool(steps) and self.rules.outcome(steps[-1].state) is not None

    def answers_as_usual(self, place: int) -> bool:
        """Whether the action at a place says no to an optional step, as is done for a person who is not asked."""
        return place >= self._base and self._says_no(self._timeline.entries[place - self._base])

    def last_decision(self, seat: int) -> int:
        """The place of the last action that the person of a seat decided, an answer too, but for what was answered by
        what that person has chosen; -1: none.
        """
        for at in range(len(self._timeline.entries) - 1, -1, -1):
            if self._timeline.entries[at].seat == seat and not self._was_answered(at):
                return self._base + at
        return -1

    def _was_answered(self, at: int) -> bool:
        """Whether the action there said no to an optional step for a person who is not asked, as far as is known now:
        what was chosen may have changed since.
        """
        entry, state = self._timeline.entries[at], self._timeline.states[at]
        if not self._says_no(entry):
            return False
        prompt = self.rules.words.prompt(self.rules.secrets.view(state, entry.seat), entry.seat)
        able, alone = len(self.rules.legal(state, entry.seat)) > 1, len(self.people) == 1
        steps, spec = self.manifest.optional_steps, self.seats[entry.seat]
        declined = partial(optional_answers.has_declined, self.rules, self._timeline, entry.seat, at)
        text = optional_answers.chosen_answer(steps, spec, prompt.optional, prompt.occasion, able, alone, declined)
        return text == self.rules.records.text(entry.action)

    def only_confirmed(self, place: int) -> bool:
        """Whether the action at a place confirmed what its seat had drawn up, and showed nothing of it."""
        return place >= self._base and self._timeline.entries[place - self._base].step.seal == Seal.CONFIRM

    def _says_no(self, entry: Entry) -> bool:
        steps = self.manifest.optional_steps
        return bool(steps) and self.rules.records.text(entry.action) in [step.no for step in steps]

    def is_final(self, seat: int, actions: Sequence[Any]) -> bool:
        """Whether actions of a seat cannot be taken back once they are done: somebody is shown something new, chance
        decides, or it is said aloud; also where only computers are asked until then, who keep nobody waiting. False
        for what cannot be done.
        """
        steps = self._timeline.ahead(seat, tuple(actions))
        if any(self._timeline.seal_of(seat, step.seal) >= Seal.FIRM for step in steps):
            return True
        if not steps or steps[-1].seal != Seal.CONFIRM or set(self.rules.actors(steps[-1].state)) & set(self.people):
            return False
        # A confirmation stays in its draft window as long as others are still asked in it.
        return self.rules.progress(steps[-1].state).draft_window == self.progress().draft_window

    # What people and computers do.

    def propose(self, seat: int, actions: Sequence[Any], stamp: int) -> None:
        """Do a sequence of actions, all or none; one undo step, one save.

        ``stamp`` is that of the seat which the proposal was made for. Raises Stale, or IllegalAction with the reason.
        """
        self._admit(seat, stamp)
        self._act(seat, self._timeline.extended(seat, actions), Kind.APPLIED)
        self._answer_by_setting()

    def redraft(self, seat: int, actions: Sequence[Any], stamp: int) -> None:
        """Replace the seat's open draft, all or none; one undo step. Raises Stale or IllegalAction."""
        self._admit(seat, stamp)
        self._act(seat, self._timeline.redrafted(seat, actions), Kind.REWRITTEN)
        self._answer_by_setting()

    def draft(self, seat: int) -> tuple[Any, ...]:
        """The seat's own actions that it may still take back."""
        return self._timeline.draft(seat)

    def was_shown_a_secret(self, seat: int) -> bool:
        """Whether what a seat did last showed it alone something, such as cards it drew: it is to see that first."""
        last = self._timeline.entries[-1] if self._timeline.entries else None
        if last is None or last.seat != seat:
            return False
        return any(self.rules.secrets.see(event, None) != event for event in last.step.events)

    def why_no_undo(self, seat: int) -> Text | None:
        """None when the seat can undo, else the reason."""
        try:
            self._walked(seat, forth=False)
        except IllegalAction as refusal:
            return refusal.why
        return None

    def can_redo(self, seat: int, before_all: bool = False) -> bool:
        """Whether an undone step can be done again; ``before_all``, one that was done before everybody."""
        try:
            again = self._walked(seat, forth=True).entries
        except IllegalAction:
            return False
        return not before_all or all(entry.step.seal == Seal.MOVE for entry in again)

    def last_before_all(self) -> int | None:
        """The person who acted last, if that was done before everybody and can still be taken back, with what computers
        have done since; else None.
        """
        people, entries = self.people, self._timeline.entries
        last = next((entry for entry in reversed(entries) if entry.seat in people), None)
        if last is None or last.step.seal != Seal.MOVE:
            return None
        return last.seat if self.why_no_undo(last.seat) is None else None

    def standing(self, seat: int) -> Text | None:
        """Why nothing more can be taken back by a seat, in a few words: what shows something new, or who has answered;
        None where neither is why.
        """
        place = self._timeline.standing(seat)
        if place is None:
            answered = self._answered_since(seat)
            return None if answered is None else _GONE_ON.put(seat=Seat(answered))
        entry, before = self._timeline.entries[place], self._timeline.states[place]
        shown = self.rules.words.shown(before, entry.step.state)
        if shown is not None:
            return shown
        if entry.seat != seat:
            return _GONE_ON.put(seat=Seat(entry.seat))
        if self.rules.is_secret(entry.action) or self._says_no(entry):
            return SOMETHING_NEW
        stands = phrase(
            "Session", "“{action}” revealed something new", "why Undo is off: what was done cannot be undone"
        )
        return stands.put(action=self.rules.words.describe(entry.action))

    def _answered_since(self, seat: int) -> int | None:
        """Who has done something before everybody since a seat acted, where that is why it can take back nothing."""
        since = takewhile(lambda entry: entry.seat != seat, reversed(self._timeline.entries))
        done = [entry.seat for entry in since if entry.step.seal in (Seal.MOVE, Seal.FIRM)]
        return done[0] if done and self.why_no_undo(seat) == OTHERS_ACTED else None

    def undo_sweeps(self, seat: int) -> bool:
        """Whether what computers did since goes with the seat's last step when that is taken back."""
        try:
            tail = self._walked(seat, forth=False)
        except IllegalAction:
            return False
        kept = {entry.serial for entry in tail.entries}
        gone = (entry for entry in self._timeline.entries[tail.start :] if entry.serial not in kept)
        return any(entry.seat not in self.people for entry in gone)

    def seen_since(self, seat: int) -> tuple[tuple[int, Text], ...]:
        """What a seat has seen, of what lay hidden from it until then, in what goes with its last step when that is
        taken back: who showed it, and what it is called. Taking back does not have it forgotten.
        """
        try:
            tail = self._walked(seat, forth=False)
        except IllegalAction:
            return ()
        secrets, start = self.rules.secrets, tail.start
        shown: dict[Any, tuple[int, Text]] = {}
        for entry in self._timeline.entries[start:]:
            view = secrets.view(entry.step.state, seat)
            for face in secrets.faces(view) - shown.keys():
                shown[face] = entry.seat, self.rules.words.face(view, face)
        # The newest first: what has lain open mostly does so still.
        states, entries = self._timeline.states[: start + 1], self._timeline.entries[:start]
        before = zip(reversed(states), (None, *reversed(entries)), strict=True)
        for state, entry in (*((entry.step.state, None) for entry in tail.entries), *before):
            if not shown or (entry is not None and any(map(secrets.mixes, entry.step.events))):
                break
            for face in shown.keys() & secrets.faces(secrets.view(state, seat)):
                del shown[face]
        return tuple(shown.values())

    def why_stands(self) -> Text:
        """Why what was done last cannot be taken back, as everybody may know it."""
        return _LOOKING_ONLY if self.readonly else self._timeline.why_stands()

    def undo(self, seat: int) -> None:
        """Take back the seat's last step. Raises IllegalAction with the reason when it cannot.

        A step answered by setting is not answered again: who takes it back is asked.
        """
        self._walk(seat, forth=False)

    def redo(self, seat: int) -> None:
        """Do again what the seat undid last. Raises IllegalAction with the reason when it cannot."""
        self._walk(seat, forth=True)

    def seal_others(self, seat: int) -> None:
        """The curtain has lifted for a seat: what the others confirmed stands from now on."""
        self._timeline.seal(seat)

    def set_answer(self, seat: int, step: str, answer: str) -> None:
        """Have an optional step asked, or answered always or never, for one seat of this game, from the next time on: a
        question that stands is not answered by a choice made beside it, perhaps by somebody else.

        Raises ValueError for a step or an answer that there is not, IllegalAction in a game for looking only.
        """
        if self.readonly:
            raise IllegalAction(_LOOKING_ONLY)
        seats = list(self.seats)
        seats[seat] = optional_answers.with_answer(self.manifest.optional_steps, seats[seat], step, answer)
        self._ledger.change_seats(tuple(seats))
        self._chosen_at[seat] = self._stamps[seat]
        self._announce(Change(Kind.SEATS, self.length, seat))

    def answer_beforehand(self, seat: int, step: str, occasion: str, answer: str) -> None:
        """Have one occasion of an optional step answered when it comes: always, never, or ask whatever else was chosen.

        It is in the saved game like the seat's drafts, and nobody else is told of it. Raises as ``set_answer`` does.
        """
        if self.readonly:
            raise IllegalAction(_LOOKING_ONLY)
        seats, steps = list(self.seats), self.manifest.optional_steps
        seats[seat] = optional_answers.with_answer_beforehand(steps, seats[seat], step, occasion, answer)
        self._ledger.change_seats(tuple(seats))
        self._announce(Change(Kind.SEATS, self.length, seat))

    def answers_beforehand(self, seat: int) -> dict[tuple[str, str], str]:
        """What a seat has answered beforehand, by step and occasion: for its own eyes."""
        return optional_answers.answers_beforehand(self.seats[seat])

    # Keeping and telling.

    def watch(self, watcher: Callable[[Change], None]) -> Callable[[], None]:
        """Be told of every change, once and in order; the function returned ends it at once.

        A watcher may act; those told after it then find the session further on than the change they are told of.
        """
        return self._watchers.add(watcher)

    def save(self) -> None:
        """Hand the document to be written."""
        if not self.readonly:
            self._keep(self._ledger.parts(self._now(), self.rules.records.encode(self.state)))

    def record(self) -> Record:
        """The record of this moment, for export."""
        return self._ledger.record(self._now(), self.rules.records.encode(self.state))

    def _admit(self, seat: int, stamp: int) -> None:
        if self.readonly:
            raise IllegalAction(_LOOKING_ONLY)
        if stamp != self._stamps[seat]:
            raise Stale(f"seat {seat} proposed for step {stamp}, it is at {self._stamps[seat]}")

    def _act(self, seat: int, tail: Tail, kind: Kind, joining: bool = False) -> None:
        """Have a tail stand as a step of a seat; joining, as part of its last one."""
        if not tail.entries and tail.start == len(self._timeline.entries):
            return
        steps, before = self._steps.of(seat), self._timeline.draft(seat)
        self._stand(seat, tail)
        steps.stepped(before, self._timeline.draft(seat), joining)
        self._announce(Change(kind, self._base + tail.start, seat))

    def _stand(self, seat: int, tail: Tail) -> None:
        """Put a tail on the timeline and into the record, or leave both as they were; grow the stamps it touches."""
        draft_window = self.progress().draft_window
        before = self._timeline.put(tail)
        try:
            self._enter(tail)
        except ValueError as error:
            self._timeline.put(before)
            self._enter(before)
            raise IllegalAction(
                phrase("Session", "The record of this game is full; the game cannot continue.")
            ) from error
        beside = self.progress().draft_window == draft_window and only_drafts(before, tail, draft_window)
        for other, shown in enumerate(self._shown):
            counts = self._shown[other] = self._what_counts(other)
            if counts != shown and not (beside and other != seat and counts[1:] == shown[1:]):
                self._stamps[other] += 1

    def _enter(self, tail: Tail) -> None:
        text = self.rules.records.text
        self._ledger.replace_tail(self._base + tail.start, [(e.seat, text(e.action)) for e in tail.entries])
        for place, entry in enumerate(tail.entries, self._base + tail.start + 1):
            if place % FINGERPRINT_EVERY == 0 or (place == self.length and self.outcome is not None):
                self._ledger.add_fingerprint(place, fingerprint(self.rules, entry.step.state))

    def _announce(self, change: Change) -> None:
        self._prepared_until = min(self._prepared_until, change.place)
        self.save()
        self._watchers.tell(change)

    def _what_counts(self, seat: int) -> tuple[Any, ...]:
        return self.view(seat), self.legal(seat), self.table_actions(seat)

    def _answer_by_setting(self) -> None:
        """Answer the optional steps of persons who chose always or never; one that cannot be entered stays asked."""
        while (due := self._due_answer()) is not None:
            seat, action = due
            try:
                self._act(seat, self._timeline.extended(seat, [action]), Kind.APPLIED, joining=True)
            except IllegalAction:
                return  # What led to the question stands and is saved, so nothing of it is refused.

    def _due_answer(self) -> tuple[int, Any] | None:
        """A seat whose person chose the answer to what it is asked now, and that answer as an action."""
        for seat in (seat for seat in self.actors() if seat in self.people):
            steps, alone = self.manifest.optional_steps, len(self.people) == 1
            open_to_it = optional_answers.has_answers(self.seats[seat])
            if not open_to_it and not (alone and any(step.keeps_secret for step in steps)):
                continue
            if self._chosen_at.get(seat) == self._stamps[seat]:
                continue
            prompt, able = self.prompt(seat, seat), len(self.legal(seat)) > 1
            # To the only person it stays in view, and there is nothing else to be answered.
            in_view = alone and any(step.key == prompt.optional and step.single for step in steps)
            if not in_view and self.was_shown_a_secret(seat):
                continue
            now = len(self._timeline.entries)
            declined = partial(optional_answers.has_declined, self.rules, self._timeline, seat, now)
            text = optional_answers.chosen_answer(
                steps, self.seats[seat], prompt.optional, prompt.occasion, able, alone, declined
            )
            action = self.rules.records.parse(text) if text is not None else None
            if action is not None and action in self.legal(seat):
                return seat, action
        return None

    def _walk(self, seat: int, forth: bool) -> None:
        tail, before = self._walked(seat, forth), self._timeline.draft(seat)
        self._stand(seat, tail)
        self._steps.of(seat).walked(before, self._timeline.draft(seat), forth)
        self._announce(Change(Kind.REWRITTEN, self._base + tail.start, seat))

    def _walked(self, seat: int, forth: bool) -> Tail:
        if self.readonly:
            raise IllegalAction(_LOOKING_ONLY)
        return self._steps.walked(seat, forth)


_LOOKING_ONLY: Final = phrase("Session", "This game is open read-only.")
