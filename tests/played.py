"""Saved games for tests: played by the rules for some steps with a seed, and saved as the app saves them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.controller.storage.store import GameFile, Store
from boardroom.engine.manifest import PERSON
from boardroom.engine.records.record import Record, SeatSpec
from boardroom.engine.rules import AnyRules
from tests.waiting import MOST

WHEN = "2026-11-21T18:30:00+00:00"
Choose = Callable[[AnyRules, Any, int, Sequence[Any], Random], Any]


def anything(rules: AnyRules, state: Any, seat: int, legal: Sequence[Any], chance: Random) -> Any:
    """Any legal action."""
    return chance.choice(legal)


def recorded(game: str, kinds: Sequence[str], steps: int, seed: int = 1) -> Record:
    """The record of a game with these kinds of players after some random steps (fewer if it ends)."""
    manifest, rules, chance = catalog.manifest(game), catalog.rules(game), Random(seed)
    seats = [SeatSpec(f"Player {i}", kind, "" if kind == PERSON else "random") for i, kind in enumerate(kinds)]
    session = Session.new(manifest, rules, {}, seats, seed, "recordedgame01", lambda: WHEN, lambda parts: None)
    for _ in range(steps):
        actors = session.actors()
        if not actors:
            break
        session.propose(actors[0], [chance.choice(session.legal(actors[0]))], session.stamp(actors[0]))
    return session.record()


def save_game(
    store: Store,
    game: str,
    seats: Sequence[tuple[str, str]] = (("Vera", PERSON), ("Tomas", PERSON)),
    steps: int = 20,
    seed: int = 1,
    uid: str = "savedgame0001",
    when: str = WHEN,
    choose: Choose = anything,
) -> Record:
    """Play some steps (fewer if the game ends) and save the game; its record."""
    manifest, rules, chance = catalog.manifest(game), catalog.rules(game), Random(seed)
    colours = manifest.colours
    specs = [
        SeatSpec(name, kind, "" if kind == PERSON else "random", colours[i].key if colours else "")
        for i, (name, kind) in enumerate(seats)
    ]
    session = Session.new(manifest, rules, {}, specs, seed, uid, lambda: when, lambda parts: None)
    for _ in range(steps):
        actors = session.actors()
        if not actors:
            break
        seat = actors[0]
        action = choose(rules, session.state, seat, session.legal(seat), chance)
        session.propose(seat, [action], session.stamp(seat))
    record = session.record()
    file = store.create(record)
    assert closed(file)
    return record


def closed(file: GameFile, timeout: float = MOST / 1000) -> bool:
    """Waits at most so many seconds for what is to be written, and gives the game free; whether all is on the disk."""
    done = file.flush(timeout)
    file.let_go()
    return done
