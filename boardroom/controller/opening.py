"""Opening a record: the line it describes, replayed by the rules of today, or gone on from where it was saved."""

from collections.abc import Sequence

from boardroom.controller.line import Line
from boardroom.engine.record import Record, SeatSpec, fingerprint
from boardroom.engine.replay import replay
from boardroom.engine.rng import seeded
from boardroom.engine.rules import COMPUTER, AnyRules, Options, Unreadable
from boardroom.engine.text import Text, phrase


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


def opened(rules: AnyRules, record: Record) -> tuple[Line, Text | None]:
    """The line of a record, and a complaint where the rules no longer lead to the saved position.

    The line then begins at that position, so that nothing before it can be undone. Raises Unreadable when there is
    none, or it is of no use.
    """
    count = len(record.seats)
    computers = [seat for seat, spec in enumerate(record.seats) if spec.kind == COMPUTER]
    played = replay(rules, record)
    problem = played.problem
    if problem is None and not _as_saved(rules, record, played.states[-1]):
        problem = phrase("Session", "The last moves lead to another position than the saved one.")
    if problem is None:
        line = Line(rules, played.states[0], count, computers)
        line.adopt(played.states, [(seat, rules.parse(text)) for seat, text in record.actions], played.steps)
        return line, None
    if record.snapshot is None:
        raise Unreadable(f"actions[{played.step}]", problem)
    try:
        saved = rules.decode(record.snapshot)
    except Unreadable as error:
        raise Unreadable(f"snapshot: {error.place}" if error.place else "snapshot", error.why) from None
    complaint = phrase(
        "Session",
        "The rules were corrected since this game was saved. {reason} It goes on from the saved position; "
        "earlier moves cannot be undone.",
    )
    return Line(rules, saved, count, computers), complaint.put(reason=problem)


def _as_saved(rules: AnyRules, record: Record, state: object) -> bool:
    """Whether a state is the saved one, which shows corrections that no fingerprint lies behind."""
    if record.snapshot is None:
        return True
    try:
        return fingerprint(rules, rules.decode(record.snapshot)) == fingerprint(rules, state)
    except Unreadable:
        return True  # Written in another form; replaying is what counts.
