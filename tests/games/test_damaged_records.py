"""Damaged records of every game: each is refused with a reason, or can be timeline_of and played on."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from boardroom.controller import catalog
from boardroom.controller.resuming import last_position, timeline_of
from boardroom.controller.session import Session
from boardroom.controller.storage.store import Store
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.records.record import Ledger, Record, load
from boardroom.engine.rules import AnyRules, Unreadable
from boardroom.ui.kit.words.say import Voice
from tests import hostile
from tests.damage import mutated
from tests.hostile import hurt, made_up, written
from tests.played import recorded

RECORDS = 1000
SNAPSHOTS = 1000
MADE_UP = 400
LISTED = 60
GAMES = [manifest.id for manifest in catalog.games()]


def play_on(rules: AnyRules, state: Any, chance: random.Random, steps: int = 25) -> None:
    """What a page asks of a game, for some actions."""
    for _ in range(steps):
        actors = rules.actors(state)
        for seat in actors:
            rules.words.prompt(rules.secrets.view(state, seat), seat)
        rules.progress(state)
        rules.records.encode(state)
        if not actors:
            assert rules.outcome(state) is not None
            return
        action = chance.choice(rules.legal(state, actors[0]))
        rules.words.preview(rules.secrets.view(state, actors[0]), actors[0], action)
        state = rules.apply(state, actors[0], action).state


def records(game: str) -> list[Record]:
    """Games of all numbers of players, begun, in the midst and over."""
    manifest = catalog.manifest(game)
    return [
        recorded(game, [PERSON, *[COMPUTER] * (players - 1)], steps, seed=steps + players)
        for players in manifest.players
        for steps in (3, 60, 100_000)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_damaged_records_are_refused_or_can_be_played_on(game: str) -> None:
    rules, chance = catalog.rules(game), random.Random(5)
    documents = [b"".join(Ledger(r).parts(r.saved, r.snapshot)) for r in records(game)]
    refused = 0
    for _ in range(RECORDS):
        try:
            line, _ = timeline_of(rules, load(mutated(chance.choice(documents), chance), "x"))
        except Unreadable:
            refused += 1
        else:
            play_on(rules, line.state, chance)
    assert 0 < refused < RECORDS


@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_damaged_positions_are_refused_or_can_be_played_on(game: str) -> None:
    rules, chance = catalog.rules(game), random.Random(6)
    snapshots = [record.snapshot for record in records(game)]
    refused = 0
    for _ in range(SNAPSHOTS):
        damaged = json.loads(json.dumps(chance.choice(snapshots)))
        for _ in range(chance.randint(1, 3)):
            hurt(damaged, chance)
        try:
            state = rules.records.decode(damaged)
        except Unreadable:
            refused += 1
        else:
            play_on(rules, state, chance)
    assert refused > 0


class Sources:
    """The games that made-up records are put together of, recorded once."""

    def __init__(self) -> None:
        self._chance = random.Random(7)
        self._pools = {game: hostile.pool(game, self._chance, 24) for game in GAMES}

    def record(self, game: str, chance: random.Random) -> Record:
        """A made-up record of a game, as it is read from a file."""
        others = [one for other in GAMES if other != game for one in self._pools[other]]
        while True:
            try:
                return load(written(made_up(self._pools[game], others, chance)), "")
            except Unreadable:
                pass

    def records(self, game: str) -> list[tuple[Record, list[Any]]]:
        """The games as they were played, and the views of each."""
        return self._pools[game]


@pytest.fixture(scope="module")
def sources() -> Sources:
    return Sources()


def session_of(record: Record) -> Session:
    """The record as a window opens it."""
    manifest, rules = catalog.manifest(record.game), catalog.rules(record.game)
    return Session(manifest, rules, record, lambda: hostile.WHEN, lambda parts: None)


def use(session: Session, chance: random.Random, steps: int = 20) -> None:
    """What a page and the computer players ask of a game, for some actions."""
    rules, seats = session.rules, range(len(session.seats))
    for _ in range(steps):
        for audience in (None, *seats):
            view = session.view(audience)
            rules.progress(view)
            rules.outcome(view)
            for seat in seats if audience is None else (audience,):
                rules.words.score(view, seat)
                rules.words.prompt(view, seat)
                session.asides(seat)
                session.table_actions(seat)
        actors = session.actors()
        assert set(actors) <= set(seats)
        if not actors:
            assert session.outcome is not None
            return
        seat = chance.choice(actors)
        view, action = session.view(seat), chance.choice(session.legal(seat))
        rules.words.preview(view, seat, action)
        rules.words.forecast(view, seat)
        rules.judgement.evaluate(view, seat)
        rules.secrets.guess(view, seat, 1)
        session.propose(seat, [action], session.stamp(seat))


@pytest.mark.parametrize("game", GAMES)
def test_records_put_together_of_others_are_refused_on_opening_or_can_be_played_on(
    game: str, sources: Sources, caplog: pytest.LogCaptureFixture
) -> None:
    chance, refused = random.Random(8), 0
    for _ in range(MADE_UP):
        try:
            session = session_of(sources.record(game, chance))
        except Unreadable:
            refused += 1
        else:
            use(session, chance)
    assert 0 < refused < MADE_UP
    assert not caplog.records, "every game sees to its own positions; the net behind that caught nothing"


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_no_position_to_go_on_from(game: str, sources: Sources) -> None:
    rules, refused = catalog.rules(game), 0
    for record, views in sources.records(game):
        for view in views:
            made = evolve(record, actions=((0, "nothing"),), fingerprints=(), snapshot=view)
            seen = rules.records.decode(view)
            if rules.secrets.guess(seen, 0, 1)[1] == seen:
                continue  # Nothing in it is hidden; drafts of others that are not there yet are none.
            with pytest.raises(Unreadable, match="snapshot"):
                timeline_of(rules, made)
            with pytest.raises(Unreadable, match="snapshot"):
                last_position(rules, made)
            refused += 1
    assert refused > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_other_options_or_players_is_none_of_this_game(game: str, sources: Sources) -> None:
    rules, pairs = catalog.rules(game), 0
    for one, _ in sources.records(game):
        for other, _ in sources.records(game):
            told = [key for key in one.options if key != "start" and one.options[key] != other.options[key]]
            # How long a game is meant to be shows in nothing but the goal and the cards. How gods came to their seats
            # shows nowhere once they have them.
            if len(one.seats) == len(other.seats) and not set(told) - {"length", "gods"}:
                continue
            made = evolve(one, actions=((0, "nothing"),), fingerprints=(), snapshot=other.snapshot)
            with pytest.raises(Unreadable, match="snapshot"):
                timeline_of(rules, made)
            pairs += 1
    assert pairs > 20


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_shows_made_up_records_as_games_or_as_damaged_with_the_reason(
    game: str, sources: Sources, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    from boardroom.ui.lobby import overview_reader

    store, chance, voice = Store(tmp_path / "data"), random.Random(9), Voice()
    store.games.mkdir(parents=True)
    opens: dict[str, bool] = {}
    for number in range(LISTED):
        record = evolve(sources.record(game, chance), uid=f"madeup{number:06}")
        path = store.path(record.uid)
        path.write_bytes(written(record))
        try:
            session_of(record)
        except Unreadable:
            opens[str(path)] = False
        else:
            opens[str(path)] = True
    shown = next(found for found in overview_reader.work(store) if found is not None)
    assert {saved.path for saved in shown.saved_games} == {path for path, fine in opens.items() if fine}
    assert {damage.path for damage in shown.damages} == {path for path, fine in opens.items() if not fine}
    assert all(Path(damage.path).name in damage.place and voice.say(damage.why) for damage in shown.damages)
    assert not caplog.records


@pytest.mark.parametrize("game", GAMES)
def test_check_says_what_is_wrong_with_made_up_records_and_raises_nothing_else(
    game: str, sources: Sources, tmp_path: Path
) -> None:
    from boardroom.commands import run

    chance, voice, refused = random.Random(10), Voice(), 0
    for _ in range(LISTED):
        path = tmp_path / "madeup.json"
        path.write_bytes(written(sources.record(game, chance)))
        reply = run("check", [str(path)], voice)
        said = "".join([reply.out, *(voice.say(note) for note in reply.notes)])
        assert said
        assert reply.code in (0, 2)
        refused += reply.code == 2 and str(path) in said
    assert 0 < refused <= LISTED
