"""Sessions for tests: games with the seats wanted, whose saves are kept in a list instead of on the disk."""

from collections.abc import Sequence
from typing import Any

from boardroom.controller.session import Session
from boardroom.engine.manifest import Manifest
from boardroom.engine.records.record import Record, SeatSpec, load
from boardroom.engine.records.replay import replay
from boardroom.engine.rules import AnyRules
from boardroom.games import epigo
from boardroom.games.epigo.game import EpigoRules
from tests.fakegame import MANIFEST, HaggleRules
from tests.opengame import HEAP_MANIFEST, HeapRules

WHEN = "2026-11-21T18:30:00+00:00"
UID = "0123456789abcdef"
RULES: dict[str, AnyRules] = {"epigo": EpigoRules(), "haggle": HaggleRules(), "heap": HeapRules()}
GAMES: dict[str, Manifest] = {"epigo": epigo.manifest, "haggle": MANIFEST, "heap": HEAP_MANIFEST}


class Played:
    """A session with its rules and everything it gave away to be written; actions are named by their texts."""

    def __init__(self, session: Session, saves: list[bytes]) -> None:
        self.session, self.saves, self.rules = session, saves, session.rules

    def actions(self, texts: str | Sequence[str]) -> list[Any]:
        words = texts.split() if isinstance(texts, str) else texts
        return [self.rules.records.parse(text) for text in words]

    def do(self, seat: int, texts: str | Sequence[str]) -> None:
        self.session.propose(seat, self.actions(texts), self.session.stamp(seat))

    def redraft(self, seat: int, texts: str | Sequence[str]) -> None:
        self.session.redraft(seat, self.actions(texts), self.session.stamp(seat))

    def draft(self, seat: int) -> str:
        return " ".join(self.rules.records.text(action) for action in self.session.draft(seat))

    def line(self) -> list[str]:
        """The record's actions, such as "0:5>"."""
        return [f"{seat}:{text}" for seat, text in self.session.record().actions]

    def saved(self) -> Record:
        """The record of the last save, read back."""
        return load(self.saves[-1], "")

    def everything(self) -> tuple[Any, ...]:
        """What a refusal must leave as it was."""
        session = self.session
        seats = range(len(session.seats))
        return (
            session.state,
            session.record(),
            [(session.stamp(s), session.draft(s), session.why_no_undo(s), session.can_redo(s)) for s in seats],
            len(self.saves),
        )

    def agrees(self) -> None:
        """The record replays to the session's state, and so does the save."""
        for record in (self.session.record(), self.saved()):
            played = replay(self.rules, record)
            assert played.problem is None
            assert played.states[-1] == self.session.state
            assert record.snapshot == self.rules.records.encode(self.session.state)

    def reopened(self, rules: AnyRules | None = None, readonly: bool = False) -> "Played":
        """The game opened again from its last save."""
        return opened(self.session.manifest, rules or self.rules, self.saved(), readonly)


def opened(manifest: Manifest, rules: AnyRules, record: Record, readonly: bool = False) -> Played:
    saves: list[bytes] = []
    session = Session(manifest, rules, record, lambda: WHEN, lambda parts: saves.append(b"".join(parts)), readonly)
    return Played(session, saves)


def begun(manifest: Manifest, rules: AnyRules, kinds: str, seed: int, answers: str, **options: int | str) -> Played:
    """A new game by any rules; for the rest see ``played``."""
    saves: list[bytes] = []
    chosen = tuple((step.key, answers) for step in manifest.optional_steps) if answers else ()
    seats = [
        SeatSpec(f"Seat {i}", "person" if kind == "p" else "computer", "", "", chosen) for i, kind in enumerate(kinds)
    ]
    session = Session.new(
        manifest, rules, options, seats, seed, UID, lambda: WHEN, lambda parts: saves.append(b"".join(parts))
    )
    return Played(session, saves)


def played(game: str, kinds: str = "pp", seed: int = 1, answers: str = "", **options: int | str) -> Played:
    """A new game for persons ("p") and computers ("c"); ``answers`` is what all seats chose for every question."""
    return begun(GAMES[game], RULES[game], kinds, seed, answers, **options)


def deployed(kinds: str = "pp", answers: str = "") -> Played:
    """Epigo after the deployment, every Epigon in the order X, 1-7 from the left."""
    game = played("epigo", kinds, answers=answers)
    for seat in (0, 1):
        game.do(seat, [*(f"deploy {n} {c}" for n, c in zip("X1234567", "abcdefgh", strict=True)), "lock"])
    return game
