"""Resuming a game from its record: its timeline, replayed by the rules of today, or begun where it was saved."""

import logging
from collections.abc import Sequence
from typing import Any

from boardroom.controller.timeline import Timeline
from boardroom.engine.enumerations import sentences
from boardroom.engine.manifest import COMPUTER, Options
from boardroom.engine.records.document import must_fit
from boardroom.engine.records.record import Record, SeatSpec, fingerprint
from boardroom.engine.records.replay import Replay, first_position, replay, replaying
from boardroom.engine.rng import seeded
from boardroom.engine.rules import AnyRules, Unreadable
from boardroom.engine.series import PastGame
from boardroom.engine.text import Text, phrase
from boardroom.engine.work import Work, done, part

_log = logging.getLogger(__name__)


def first_record(
    rules: AnyRules,
    options: Options,
    seats: Sequence[SeatSpec],
    seed: int,
    uid: str,
    created: str,
    series: tuple[PastGame, ...] = (),
) -> Record:
    """The record of a game in which nothing has happened yet; options are resolved, ``series`` was played before."""
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
        snapshot=rules.records.encode(opening),
        series=series,
    )


def timeline_of(rules: AnyRules, record: Record) -> tuple[Timeline, Text | None]:
    """The timeline of a record, and a complaint where the rules no longer lead to the saved position.

    The timeline then begins at that position, so that nothing before it can be undone. Raises Unreadable when there is
    none, or it is of no use.
    """
    return done(resuming_timeline(rules, record))


def resuming_timeline(rules: AnyRules, record: Record) -> Work[tuple[Timeline, Text | None]]:
    """As ``timeline_of``, in slices."""
    count = len(record.seats)
    computers = [seat for seat, spec in enumerate(record.seats) if spec.kind == COMPUTER]
    first_position(rules, record)
    played = yield from part(replaying(rules, record), 0, 0.8)
    problem = why_not_led(rules, record, played)
    if problem is None:
        timeline = Timeline(rules, played.states[0], count, computers)
        seats = [seat for seat, _ in record.actions]
        actions = list(zip(seats, played.actions, strict=True))
        yield from part(timeline.adopting(played.states, actions, played.steps), 0.8, 1)
        return timeline, None
    return Timeline(rules, kept_position(rules, record, played), count, computers), _complaint(rules, record, problem)


def last_position(rules: AnyRules, record: Record) -> Any:
    """The state a record ends with, as it was saved, which is quicker than playing it again. Raises Unreadable."""
    first_position(rules, record)
    if record.snapshot is not None:
        try:
            return saved_position(rules, record)
        except Unreadable:
            played = replay(rules, record)
            if played.problem is not None:
                raise
            return played.states[-1]
    played = replay(rules, record)
    return kept_position(rules, record, played) if played.problem is not None else played.states[-1]


def other_rules(rules: AnyRules, record: Record) -> Text | None:
    """Which version of the rules a game was played under and which one plays now; None if that is the same one.

    Nobody has done anything wrong where a record of other rules and the rules of today part.
    """
    if record.rules_version == rules.version:
        return None
    if _is_newer(record.rules_version, rules.version):
        text = phrase(
            "Session",
            "This game was played under version {then} of its rules, but this Boardroom has only version {now}."
            " Please update Boardroom.",
            "versions of the rules",
        )
    else:
        text = phrase(
            "Session",
            "This game was played under version {then} of its rules; today’s version is {now}.",
            "versions of the rules",
        )
    return text.put(then=record.rules_version, now=rules.version)


def _is_newer(then: str, now: str) -> bool:
    """Whether one version of rules comes after another, as far as they are numbers."""
    return then.isdecimal() and now.isdecimal() and int(then) > int(now)


def why_not_led(rules: AnyRules, record: Record, played: Replay[Any]) -> Text | None:
    """Why a record, once played again, does not lead to where it was saved; None if it does."""
    return played.problem or _why_elsewhere(rules, record, played.states[-1])


def kept_position(rules: AnyRules, record: Record, played: Replay[Any]) -> Any:
    """The position that a record goes on from where the rules of today part with it. Raises Unreadable."""
    try:
        if record.snapshot is None and played.problem is not None:
            raise Unreadable(f"actions[{played.step}]", played.problem)
        return saved_position(rules, record)
    except Unreadable as error:
        why = sentences(other_rules(rules, record), error.why)
        raise Unreadable(error.place, why or error.why) from None


def _why_elsewhere(rules: AnyRules, record: Record, state: Any) -> Text | None:
    """Why the state that a record was replayed to is not the one it was saved with; None if it is.

    This shows corrections that no fingerprint lies behind.
    """
    if record.snapshot is None:
        return None
    try:
        saved = saved_position(rules, record)
    except Unreadable:
        return None  # Written in another form; replaying is what counts.
    if fingerprint(rules, saved) == fingerprint(rules, state):
        return None
    return phrase("Session", "The last moves lead to a different position from the saved one.")


def saved_position(rules: AnyRules, record: Record) -> Any:
    """The state that a record holds: the one door for positions from files, which may come from anywhere.

    It is a whole position of this game, for the seats and options of the record, that play can go on from. Raises
    Unreadable for anything else.
    """
    try:
        options, _ = first_position(rules, record)
        state = rules.records.decode(record.snapshot)
        rules.records.validate(state, options, len(record.seats))
        must_fit(step=rules.records.actions_before(state) in (None, len(record.actions)))
        if rules.records.fewest_actions_before(state) > len(record.actions):
            raise Unreadable("", phrase("Session", "The saved position is further on than the saved moves."))
        _can_go_on(rules, state, len(record.seats))
    except Unreadable as error:
        raise Unreadable(f"snapshot: {error.place}" if error.place else "snapshot", error.why) from None
    return state


def _can_go_on(rules: AnyRules, state: Any, seats: int) -> None:
    """Make sure that a state is over and its end can be told, or that somebody at the table can do something.

    That games see to themselves; but what they forgot must not show later than here.
    """
    try:
        actors, outcome = rules.actors(state), rules.outcome(state)
        named = set(actors) | (set(outcome.winners) if outcome is not None else set())
        fits = (outcome is None) == bool(actors) and named <= set(range(seats))
        fits = fits and all(rules.legal(state, seat) for seat in actors)
        rules.progress(state)
        for seat in range(seats):
            rules.words.prompt(rules.secrets.view(state, seat), seat)
            rules.words.score(state, seat)
    except Exception:
        _log.exception("a saved position of %s is unsound", rules.id)
        fits = False
    if not fits:
        raise Unreadable("", phrase("Session", "The game cannot continue from the saved position."))


def _complaint(rules: AnyRules, record: Record, problem: Text) -> Text:
    other = other_rules(rules, record)
    if other is not None:
        return phrase(
            "Session",
            "{versions} It continues from its saved position; earlier moves cannot be undone.",
            "versions is the sentence: This game was played under version 1 of its rules; today’s version is 2.",
        ).put(versions=other)
    complaint = phrase(
        "Session",
        "The moves in the file do not match the rules (version {now}). {reason} The game continues from the"
        " saved position; earlier moves cannot be undone.",
        "a version of the rules; the reason is a whole sentence",
    )
    return complaint.put(now=rules.version, reason=problem)
