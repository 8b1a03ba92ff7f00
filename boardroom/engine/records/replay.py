"""Replaying a record by the rules: it stops where they no longer agree."""

from typing import Any, Final, Generic, TypeVar

from attrs import evolve, field, frozen

from boardroom.engine.manifest import OptionValue, RefusedOption
from boardroom.engine.records.record import Record, fingerprint
from boardroom.engine.rng import seeded
from boardroom.engine.rules import IllegalAction, Rules, Step, Unreadable
from boardroom.engine.text import Seat, Text, phrase, verbatim
from boardroom.engine.work import SLICE, Work, done

S = TypeVar("S")
A = TypeVar("A")

_SHOWN: Final = 40
"""Characters of an action's text that a complaint shows."""


@frozen
class Replay(Generic[S]):
    """A record played again: ``states`` (the first one before any action), the ``actions`` and the ``steps`` they made.

    ``problem`` says what did not agree, None if all did; then ``step`` is the number of actions that were played
    before it showed, which for an action is its index.
    """

    states: list[S] = field(factory=list)
    actions: list[Any] = field(factory=list)
    steps: list[Step[S]] = field(factory=list)
    problem: Text | None = None
    step: int = 0


def replay(rules: Rules[S, A], record: Record) -> Replay[S]:
    """Plays a record by the rules, every action checked, up to the first disagreement."""
    return done(replaying(rules, record))


def replaying(rules: Rules[S, A], record: Record) -> Work[Replay[S]]:
    """As ``replay``, in slices."""
    played: Replay[S] = Replay()
    problem = yield from _play(rules, record, played)
    return evolve(played, problem=problem, step=len(played.steps))


def first_position(rules: Rules[S, A], record: Record) -> tuple[dict[str, OptionValue], S]:
    """The options of a record, resolved, and its state before any action. Raises Unreadable: no such game is set up."""
    if record.game != rules.id:
        raise Unreadable(
            "game", phrase("Record", "This is a record of a different game: {game}.").put(game=record.game)
        )
    try:
        options = _begun_with(rules, record)
        return options, rules.setup(options, len(record.seats), seeded(record.seed))
    except ValueError as error:
        reason = error.why if isinstance(error, (IllegalAction, RefusedOption, Unreadable)) else verbatim(str(error))
        why = phrase("Record", "The rules do not allow this setup: {reason}", "The reason is a whole sentence")
        raise Unreadable("options", why.put(reason=reason)) from None


def _begun_with(rules: Rules[S, A], record: Record) -> dict[str, OptionValue]:
    """The options of a record, resolved. What did not go together was not refused when it began: it goes on."""
    try:
        return rules.resolve(record.options, [seat.kind for seat in record.seats])
    except RefusedOption:
        if {option.key for option in rules.options()} != set(record.options):
            raise
        return dict(record.options)


def _play(rules: Rules[S, A], record: Record, played: Replay[S]) -> Work[Text | None]:
    states, steps = played.states, played.steps
    try:
        _, state = first_position(rules, record)
    except Unreadable as error:
        return error.why
    states.append(state)
    expected = dict(record.fingerprints)
    parsed: dict[str, A] = {}
    differs = phrase("Record", "After action {number} the game differs from the record.")
    if 0 in expected and fingerprint(rules, state) != expected[0]:
        return phrase("Record", "The start of the game differs from the record.")
    for number, (seat, text) in enumerate(record.actions, 1):
        if not number % SLICE:
            yield number / len(record.actions)
        action = parsed.get(text)
        if action is None:
            try:
                action = parsed[text] = rules.records.parse(text)
            except Unreadable:
                unknown = phrase("Record", "Action {number}, “{action}” by {seat}, does not exist in this game.")
                return unknown.put(number=number, action=_short(text), seat=Seat(seat))
        if not rules.allows(state, seat, action):
            forbidden = phrase("Record", "Action {number}, “{action}” by {seat}, is against the rules at that point.")
            return forbidden.put(number=number, action=_short(text), seat=Seat(seat))
        step = rules.apply(state, seat, action)
        state = step.state
        played.actions.append(action)
        steps.append(step)
        states.append(state)
        if number in expected and fingerprint(rules, state) != expected[number]:
            return differs.put(number=number)
    return None


def _short(text: str) -> str:
    """An action's text as a sentence can hold it."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
