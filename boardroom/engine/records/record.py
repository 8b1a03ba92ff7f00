"""Records: a game as one document of who played, with which options and seed, and every action in order.

Replaying is loading: a save, a bug report, a golden test and a replay are the same file. The document is JSON with
one action a line; ``load`` reads it and trusts nothing, ``Ledger`` writes it while the game grows, ``replay``
beside this plays it again.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from json.encoder import encode_basestring
from typing import Any, Final, Self, TypeVar

from attrs import evolve, frozen

from boardroom.engine import series
from boardroom.engine.manifest import COMPUTER, PERSON, OptionValue
from boardroom.engine.records import document
from boardroom.engine.records.document import fields, inside, line, listing, mapping, on_one_line, one_of, whole, words
from boardroom.engine.rules import Rules, Unreadable
from boardroom.engine.series import PastGame
from boardroom.engine.text import phrase
from boardroom.engine.work import SLICE, Work, done, part

S = TypeVar("S")
A = TypeVar("A")

FORMAT: Final = "boardroom-record"
VERSION: Final = 1
MOST_SEATS: Final = 12
MOST_ACTIONS: Final = 200_000
LONGEST_NAME: Final = 80
LARGEST_SEED: Final = document.HIGHEST
LONGEST_ACTION: Final = 4_000
LONGEST_LEDGER: Final = 12 * 2**20
"""Bytes of actions behind which there may be no other; the rest of what a document may have is for the snapshot."""
UID: Final = re.compile(r"[a-z0-9][a-z0-9-]{7,63}", re.ASCII)
"""A record's name, fit for a file name on every system (eight characters at least, so it is no device of Windows)."""
ANSWERS: Final = ("ask", "once", "always", "able", "never")

_ID: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}", re.ASCII)
_FINGERPRINT: Final = re.compile(r"[0-9a-f]{16}", re.ASCII)
_NAMES: Final = (
    "format", "version", "game", "rules_version", "uid", "created", "options", "seats", "seed",
    "actions", "marks", "saved", "snapshot",
)  # fmt: skip
_CHUNK: Final = 256
_CHECKED: Final = 8_192
"""Actions or fingerprints that are looked at in one slice."""
_INDENT: Final = "\n    "


@frozen
class SeatSpec:
    """Who sits at a seat: the name as typed (empty: the usual one), a person or a computer and which, the colour's key.

    ``answers`` are pairs of an optional step's key and "ask", "once", "always", "able" or "never".
    """

    name: str
    kind: str
    bot: str = ""
    colour: str = ""
    answers: tuple[tuple[str, str], ...] = ()


@frozen
class Record:
    """A game as it is kept. Times are ISO 8601; actions are (seat, canonical text).

    ``fingerprints`` are (number of actions, fingerprint of the state after them), ascending; in files they stand under
    "marks", as ever. ``snapshot`` is the encoded state after the last action, for the day when the rules no longer
    replay to it, or None. ``series`` are the games that the same people played before this one.
    """

    game: str
    rules_version: str
    uid: str
    created: str
    saved: str
    options: dict[str, OptionValue]
    seats: tuple[SeatSpec, ...]
    seed: int
    actions: tuple[tuple[int, str], ...] = ()
    fingerprints: tuple[tuple[int, str], ...] = ()
    snapshot: Any = None
    series: tuple[PastGame, ...] = ()


def load(data: bytes, place: str) -> Record:
    """The record of a document. ``place`` (a file name, or nothing) goes before every place in a complaint.

    Raises Unreadable for everything that ``Ledger`` would not have written.
    """
    return done(loading(data, place))


def loading(data: bytes, place: str) -> Work[Record]:
    """As ``load``, in slices."""
    try:
        values = yield from part(document.reading(data), 0, 0.5)
        return (yield from part(_record(values), 0.5, 1))
    except Unreadable as error:
        where = ": ".join(part for part in (place, error.place) if part)
        raise Unreadable(where, error.why) from None


def fingerprint(rules: Rules[S, A], state: S) -> str:
    """Sixteen hexadecimal digits that two states share only if they are encoded alike."""
    canonical = json.dumps(rules.records.encode(state), sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:16]


class Ledger:
    """A record's document while it grows: every action is turned into bytes once, when it is entered.

    Raises Unreadable where a head is given that ``load`` would refuse, so that nothing is written that cannot be read.
    """

    def __init__(self, record: Record) -> None:
        self._record = record
        self._actions: list[tuple[int, str]] = []
        self._fingerprints: list[tuple[int, str]] = []
        self._action_lines, self._fingerprint_lines = _Lines(), _Lines()
        self._head = _head(record)
        load(b"".join(self.parts(record.saved, None)), "")
        done(self._filling(record))

    @classmethod
    def filling(cls, record: Record) -> Work[Self]:
        """The ledger of a record, made in slices."""
        ledger = cls(evolve(record, actions=(), fingerprints=()))
        yield from ledger._filling(record)
        return ledger

    def _filling(self, record: Record) -> Work[None]:
        for number, (seat, text) in enumerate(record.actions):
            if not number % SLICE:
                yield number / len(record.actions)
            self.append(seat, text)
        for number, (count, fingerprint) in enumerate(record.fingerprints):
            if not (number + 1) % _CHECKED:
                yield 1
            self.add_fingerprint(count, fingerprint)

    def __len__(self) -> int:
        return len(self._actions)

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Who sits where."""
        return self._record.seats

    def change_seats(self, seats: tuple[SeatSpec, ...]) -> None:
        """Other names, kinds or answers for the same seats. Raises ValueError for another number of them."""
        if len(seats) != len(self._record.seats):
            raise ValueError(f"a record of {len(self._record.seats)} seats cannot get {len(seats)}")
        for i, seat in enumerate(seats):
            _seat(_seat_document(seat), f"seats[{i}]")
        self._record = evolve(self._record, seats=seats)
        self._head = _head(self._record)

    def append(self, seat: int, text: str) -> None:
        """Enters an action. Raises ValueError when no record may hold it."""
        if not 0 <= seat < len(self._record.seats):
            raise ValueError(f"there is no seat {seat}")
        if not 1 <= len(text) <= LONGEST_ACTION:
            raise ValueError(f"the text of an action must have 1 to {LONGEST_ACTION} characters, not {len(text)}")
        if not on_one_line(text):
            raise ValueError(f"the text of an action must be on one line, not {text[:40]!r}")
        if len(self._actions) >= MOST_ACTIONS or self._action_lines.size >= LONGEST_LEDGER:
            raise ValueError(f"the record is full after {len(self._actions)} actions")
        self._action_lines.append(f"[{seat}, {encode_basestring(text)}]")
        self._actions.append((seat, text))

    def truncate(self, count: int) -> None:
        """Strikes every action but the first so many, and the fingerprints behind them."""
        if not 0 <= count <= len(self._actions):
            raise ValueError(f"cannot keep {count} of {len(self._actions)} actions")
        del self._actions[count:]
        self._action_lines.truncate(count)
        while self._fingerprints and self._fingerprints[-1][0] > count:
            self._fingerprints.pop()
        self._fingerprint_lines.truncate(len(self._fingerprints))

    def replace_tail(self, count: int, actions: Iterable[tuple[int, str]]) -> None:
        """Keeps the first so many actions and enters others behind them."""
        self.truncate(count)
        for seat, text in actions:
            self.append(seat, text)

    def add_fingerprint(self, count: int, fingerprint: str) -> None:
        """Notes the fingerprint after so many actions, behind those that are there (or in place of the last)."""
        if self._fingerprints and self._fingerprints[-1][0] == count:
            self._fingerprints.pop()
            self._fingerprint_lines.truncate(len(self._fingerprints))
        if not (self._fingerprints[-1][0] if self._fingerprints else -1) < count <= len(self._actions):
            raise ValueError(f"a fingerprint after {count} of {len(self._actions)} actions is out of order")
        if not _FINGERPRINT.fullmatch(fingerprint):
            raise ValueError(f"no fingerprint: {fingerprint!r}")
        self._fingerprints.append((count, fingerprint))
        self._fingerprint_lines.append(f'[{count}, "{fingerprint}"]')

    def parts(self, saved: str, snapshot: Any) -> list[bytes]:
        """The document of this moment in pieces to be joined, for the time of saving and the encoded state."""
        _moment(saved, "saved")
        tail = f'\n  ],\n  "saved": {line(saved)},\n  "snapshot": {line(snapshot)}\n}}\n'.encode()
        actions, fingerprints = self._action_lines.parts(), self._fingerprint_lines.parts()
        return [self._head, *actions, b'\n  ],\n  "marks": [', *fingerprints, tail]

    def record(self, saved: str, snapshot: Any) -> Record:
        """The record of this moment."""
        actions, fingerprints = tuple(self._actions), tuple(self._fingerprints)
        return evolve(self._record, actions=actions, fingerprints=fingerprints, saved=saved, snapshot=snapshot)


class _Lines:
    """The items of a list in a document, one a line, that is lengthened and cut at its end; ``size`` is in bytes.

    Many lines are joined only once, so that to join them all costs little, however many there are.
    """

    def __init__(self) -> None:
        self.size = 0
        self._lines: list[bytes] = []
        self._chunks: list[bytes] = []

    def append(self, item: str) -> None:
        entry = f"{',' if self._lines else ''}{_INDENT}{item}".encode()
        self._lines.append(entry)
        self.size += len(entry)
        if len(self._lines) % _CHUNK == 0:
            self._chunks.append(b"".join(self._lines[-_CHUNK:]))

    def truncate(self, count: int) -> None:
        self.size -= sum(map(len, self._lines[count:]))
        del self._lines[count:], self._chunks[count // _CHUNK :]

    def parts(self) -> list[bytes]:
        return [*self._chunks, b"".join(self._lines[len(self._chunks) * _CHUNK :])]


def _head(record: Record) -> bytes:
    seats = ",".join(f"\n    {line(_seat_document(seat))}" for seat in record.seats)
    entries = {
        "format": FORMAT, "version": VERSION, "game": record.game, "rules_version": record.rules_version,
        "uid": record.uid, "created": record.created, "options": dict(record.options),
    }  # fmt: skip
    # Only of a rematch: the records of all other games are as they always were.
    past = f'\n  "series": {line(series.write(record.series))},' if record.series else ""
    top = "".join(f'\n  "{name}": {line(value)},' for name, value in entries.items())
    return f'{{{top}\n  "seats": [{seats}\n  ],{past}\n  "seed": {line(record.seed)},\n  "actions": ['.encode()


def _seat_document(seat: SeatSpec) -> dict[str, Any]:
    return {
        "name": seat.name, "kind": seat.kind, "bot": seat.bot, "colour": seat.colour, "answers": dict(seat.answers),
    }  # fmt: skip


def _record(values: Any) -> Work[Record]:
    if type(values) is not dict or values.get("format") != FORMAT:
        raise Unreadable("format", phrase("Record", "This is not a game saved by Boardroom."))
    version = values.get("version")
    if type(version) is int and version > VERSION:
        newer = phrase("Record", "This game was saved by a newer version of Boardroom. Update Boardroom to open it.")
        raise Unreadable("version", newer)
    if type(version) is not int or version != VERSION:
        raise Unreadable("version", phrase("Record", "Unknown version of the saved-game format."))
    fields({name: entry for name, entry in values.items() if name != "series"}, "", *_NAMES)
    seats = tuple(_seat(s, f"seats[{i}]") for i, s in enumerate(listing(values["seats"], "seats", 1, MOST_SEATS)))
    actions = yield from _actions(values["actions"], len(seats))
    fingerprints = yield from _fingerprints(values["marks"], len(actions))
    return Record(
        game=_matching(values["game"], "game", _ID),
        rules_version=words(values["rules_version"], "rules_version", 40, 1),
        uid=_matching(values["uid"], "uid", UID),
        created=_moment(values["created"], "created"),
        saved=_moment(values["saved"], "saved"),
        options={_key(k, "options"): _option(v, inside("options", k)) for k, v in _map(values["options"], "options")},
        seats=seats,
        seed=whole(values["seed"], "seed", 0, LARGEST_SEED),
        actions=actions,
        fingerprints=fingerprints,
        snapshot=values["snapshot"],
        series=series.read(values["series"], "series", len(seats)) if "series" in values else (),
    )


def _seat(value: Any, place: str) -> SeatSpec:
    entries = fields(value, place, "name", "kind", "bot", "colour", "answers")
    answers = inside(place, "answers")
    return SeatSpec(
        words(entries["name"], inside(place, "name"), LONGEST_NAME),
        one_of(entries["kind"], inside(place, "kind"), PERSON, COMPUTER),
        words(entries["bot"], inside(place, "bot"), LONGEST_NAME),
        words(entries["colour"], inside(place, "colour"), LONGEST_NAME),
        tuple(
            (_key(k, answers), one_of(v, inside(answers, k), *ANSWERS)) for k, v in _map(entries["answers"], answers)
        ),
    )


def _actions(value: Any, seats: int) -> Work[tuple[tuple[int, str], ...]]:
    actions = []
    for i, entry in enumerate(listing(value, "actions", 0, MOST_ACTIONS)):
        if not (i + 1) % _CHECKED:
            yield i / len(value)
        if type(entry) is not list or len(entry) != 2:
            raise Unreadable(f"actions[{i}]", phrase("Record", "A seat and an action are expected here."))
        seat, text = entry
        if type(seat) is not int or not 0 <= seat < seats:
            whole(seat, f"actions[{i}].seat", 0, seats - 1)
        if type(text) is not str or not 0 < len(text) <= LONGEST_ACTION:
            words(text, f"actions[{i}].text", LONGEST_ACTION, 1)
        actions.append((seat, text))
    yield 1
    # All at once, which costs a tenth of asking each.
    if not on_one_line("".join([text for _, text in actions])):
        for i, (_, text) in enumerate(actions):
            words(text, f"actions[{i}].text", LONGEST_ACTION, 1)
    yield 1
    size = yield from _size(actions[:-1])
    if size >= LONGEST_LEDGER:
        why = phrase("Record", "The record of actions is too long to read: more than {size} MB.")
        raise Unreadable("actions", why.put(size=LONGEST_LEDGER >> 20))
    return tuple(actions)


def _size(actions: Sequence[tuple[int, str]]) -> Work[int]:
    """The bytes that actions have in a ledger, found without making its lines."""
    size = 0
    for first in range(0, len(actions), _CHECKED):
        some = actions[first : first + _CHECKED]
        # Listed on one line they have a bracket at each end, and a comma and a blank between them.
        size += len(line(some).encode()) - 2 * len(some)
        yield 1
    # There, an indent before each and a comma between.
    return size + len(actions) * len(_INDENT) + max(0, len(actions) - 1)


def _fingerprints(value: Any, count: int) -> Work[tuple[tuple[int, str], ...]]:
    found: list[tuple[int, str]] = []
    for i, entry in enumerate(listing(value, "marks", 0, count + 1)):
        if not (i + 1) % _CHECKED:
            yield 1
        place = f"marks[{i}]"
        number, fingerprint = listing(entry, place, 2, 2)
        whole(number, inside(place, "number"), found[-1][0] + 1 if found else 0, count)
        found.append((number, _matching(fingerprint, inside(place, "fingerprint"), _FINGERPRINT)))
    return tuple(found)


def _map(value: Any, place: str) -> Iterable[tuple[str, Any]]:
    return mapping(value, place, 100).items()


def _key(value: str, place: str) -> str:
    return words(value, inside(place, value[:LONGEST_NAME]), LONGEST_NAME, 1)


def _option(value: Any, place: str) -> OptionValue:
    if type(value) is str:
        return words(value, place, 200)
    return whole(value, place, document.LOWEST, document.HIGHEST)


def _matching(value: Any, place: str, pattern: re.Pattern[str]) -> str:
    if not pattern.fullmatch(words(value, place, 200)):
        raise Unreadable(place, phrase("Record", "This text does not have the form expected here."))
    return str(value)


def _moment(value: Any, place: str) -> str:
    try:
        datetime.fromisoformat(words(value, place, 40))
    except Unreadable:
        raise
    except (ValueError, OverflowError):
        raise Unreadable(
            place, phrase("Record", "A date and time such as 2026-11-21T18:30:00+00:00 is expected here.")
        ) from None
    return str(value)
