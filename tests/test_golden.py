"""Golden records: games saved by the Boardroom of their day, which open for ever, and what became of each in words.

They lie in ``tests/golden/<game>/``, as the app wrote them, and are never written anew; beside them ``<game>.toml``
tells what is known of each. ``opens`` says how: "replays", or, where the rules were corrected since, "goes on from its
saved position". A new one is an exported game, put there with its table; ``python tests/test_golden.py FILE ...``
prints what can be told of it.
"""

import json
import random
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from boardroom.__main__ import main
from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.engine.records.record import Ledger, Record, load
from boardroom.engine.rules import AnyRules
from boardroom.engine.text import Piece, Seat, Text
from boardroom.exit_codes import DONE, OTHER_RULES
from boardroom.games.epona.position.cards import NONE

FOLDER = Path(__file__).parent / "golden"
REPLAYS, FROM_SNAPSHOT = "replays", "goes on from its saved position"
FEWEST = 20
"""Records of each of our games."""
LATER = "2026-11-23T09:00:00+00:00"
MOST = 20_000
"""Actions within which a game of random play is over; Epigo among people may go on for long."""

TOLD: dict[str, dict[str, Any]] = {
    file.stem: tomllib.loads(file.read_text("utf-8")) for file in sorted(FOLDER.glob("*.toml"))
}
RECORDS = [(game, name) for game, told in TOLD.items() for name in told]
EVERY_RECORD = pytest.mark.parametrize(("game", "name"), RECORDS, ids=[f"{game}-{name}" for game, name in RECORDS])


# What can be told of a record.


def kingdom_facts(state: Any, rules: AnyRules) -> dict[str, Any]:
    """Animals in pens and out of them, sheep, pigs, cows and horses, by seat; the supply."""
    animals = [[0, 0, 0, 0] for _ in state.fields]
    for held, field in zip(animals, state.fields, strict=True):
        for content in field.animals:
            held[content >> 2] += content & 3
    facts: dict[str, Any] = {"animals": animals, "supply": [*state.supply]}
    if state.twin is not None:
        facts["moritz"] = [*state.twin]
    facts["fences"] = [field.fences.bit_count() for field in state.fields]
    facts["cards_in_hand"] = [len(hand) for hand in state.hands]
    return facts


def epigo_facts(state: Any, rules: AnyRules) -> dict[str, Any]:
    """What each seat has captured, by seat; the board."""
    return {"captured": [state.lost[1], state.lost[0]], "board": rules.records.encode(state)["board"]}


def ephyran_facts(state: Any, rules: AnyRules) -> dict[str, Any]:
    """Heights of the columns, tokens and bonus of every city, by seat; gods, hands, pile, discard pile, Tartarus."""
    return {
        "gods": [*state.gods],
        "heights": [[len(column) for column in city.columns] for city in state.cities],
        "tokens": [sorted(token for row in city.tokens for token in row if token) for city in state.cities],
        "locked": [[territory for territory, lock in enumerate(city.locks) if lock >= 0] for city in state.cities],
        "bonuses": [*state.bonuses],
        "cards_in_hand": [len(hand) for hand in state.hands],
        "piles": [len(state.pile), len(state.discard), len(state.tartarus), len(state.supply)],
    }


def epona_facts(state: Any, rules: AnyRules) -> dict[str, Any]:
    """Rows of every tableau, each with how many assets lie in it and what cube is on it, points of tokens on horses,
    rollers, owner boxes, what is left and what is in hand, by seat; the decks, their discards and the stables.
    """
    tableaus = state.tableaus
    return {
        "rows": [[sum(card != NONE for card in row.slots) for row in tableau] for tableau in tableaus],
        "cubes": [[row.cube for row in tableau] for tableau in tableaus],
        "tokens": [
            sum(state.tokens[card] for row in tableau for card in row.slots if card != NONE) for tableau in tableaus
        ],
        "rollers": [len(horses) for horses in state.rollers],
        "boxes": [boxes.bit_count() for boxes in state.boxes],
        "left": [[*each] for each in zip(state.coins, state.studs, state.points, strict=True)],
        "cards_in_hand": [len(hand) for hand in state.hands],
        "piles": [*map(len, state.decks), *map(len, state.discards), len(state.stables), len(state.stable_discard)],
    }


FACTS: dict[str, Callable[[Any, AnyRules], dict[str, Any]]] = {
    "epigo": epigo_facts,
    "my-kingdom-for-a-horse": kingdom_facts,
    "ephyran": ephyran_facts,
    "epona": epona_facts,
}


def facts(record: Record, happened: Sequence[str] = ()) -> dict[str, Any]:
    """A record as ``<game>.toml`` tells it; ``happened`` are the events to be counted."""
    game, rules = opened(record), catalog.rules(record.game)
    names = [seat.name for seat in record.seats]
    progress, outcome = rules.progress(game.state), game.outcome
    told: dict[str, Any] = {
        "options": dict(record.options),
        "players": names,
        "actions": len(record.actions),
        "round": progress.round,
        **FACTS[record.game](game.state, rules),
    }
    if outcome is None:
        told["asked"] = [names[seat] for seat in game.actors()]
        told["phase"] = english(progress.phases[progress.current], names)
    else:
        told["winners"] = [names[seat] for seat in outcome.winners] + [outcome.victor] * bool(outcome.victor)
        # Without what only keeps words on one line.
        told["why"] = english(outcome.reason, names).replace("\u00a0", " ")
    if happened:
        counted = Counter(type(event).__name__ for told in game.history(None) for event in told.events)
        told["happened"] = {name: counted[name] for name in happened}
    return told


def english(text: Text, names: Sequence[str]) -> str:
    """A text in the English of its source, people by their names."""
    values = {name: worded(value, names) for name, value in text.values}
    return text.source.format(**values).replace("%n", str(text.n)) if text.source else values[""]


def worded(value: Any, names: Sequence[str]) -> str:
    if isinstance(value, Seat):
        return names[value.seat]
    if isinstance(value, Piece):
        return english(value.label, names)
    return english(value, names) if isinstance(value, Text) else str(value)


def opened(record: Record, saves: list[bytes] | None = None) -> Session:
    """The game of a record, as the app opens it."""
    keep = [] if saves is None else saves
    manifest, rules = catalog.manifest(record.game), catalog.rules(record.game)
    return Session(manifest, rules, record, lambda: LATER, lambda parts: keep.append(b"".join(parts)))


def read(game: str, name: str) -> tuple[bytes, Record]:
    document = (FOLDER / game / f"{name}.json").read_bytes()
    return document, load(document, name)


# Tests.


def test_every_game_of_ours_has_its_golden_records_and_every_record_is_told_of() -> None:
    ours = {manifest.id for manifest in catalog.games() if manifest.package.startswith("boardroom.")}
    assert set(TOLD) == ours
    for game, told in TOLD.items():
        assert {file.stem for file in (FOLDER / game).iterdir()} == set(told)
        assert len(told) >= FEWEST
        assert len({read(game, name)[1].uid for name in told}) == len(told)


@EVERY_RECORD
def test_a_record_opens_as_it_did_on_its_day(game: str, name: str) -> None:
    told = dict(TOLD[game][name])
    assert told.pop("tells")
    opens = told.pop("opens")
    record = read(game, name)[1]
    session = opened(record)
    assert session.complaint is None if opens == REPLAYS else opens == FROM_SNAPSHOT and session.complaint is not None
    assert session.length == len(record.actions)
    assert session.rules.records.encode(session.state) == record.snapshot
    happened = told.pop("happened", {})
    assert facts(record) == told
    if opens == REPLAYS and happened:
        assert facts(record, [*happened])["happened"] == happened


@EVERY_RECORD
def test_check_finds_nothing_wrong_with_a_record_and_says_where_its_rules_were_others(
    game: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = main(["check", str(FOLDER / game / f"{name}.json")]), capsys.readouterr().out
    assert code == (DONE if TOLD[game][name]["opens"] == REPLAYS else OTHER_RULES)
    assert ("today’s version is" in out) == (code == OTHER_RULES)


@EVERY_RECORD
def test_a_record_is_written_again_as_it_was(game: str, name: str) -> None:
    document, record = read(game, name)
    assert b"".join(Ledger(record).parts(record.saved, record.snapshot)) == document


UNFINISHED = [(game, name) for game, name in RECORDS if "asked" in TOLD[game][name]]


@pytest.mark.parametrize(("game", "name"), UNFINISHED, ids=[f"{game}-{name}" for game, name in UNFINISHED])
def test_an_unfinished_record_is_played_to_its_end_and_opens_once_more(game: str, name: str) -> None:
    saves: list[bytes] = []
    session, chance = opened(read(game, name)[1], saves), random.Random(name)
    while (actors := session.actors()) and session.length < MOST:
        seat = chance.choice(actors)
        session.propose(seat, [chance.choice(session.legal(seat))], session.stamp(seat))
    assert session.outcome is not None
    again = opened(load(saves[-1], name))
    assert again.state == session.state
    assert (again.complaint is None) == (TOLD[game][name]["opens"] == REPLAYS)


@pytest.mark.parametrize("game", TOLD)
def test_some_records_are_over_and_some_are_left_in_the_midst_of_a_turn(game: str) -> None:
    over = [told for told in TOLD[game].values() if "winners" in told]
    assert len({told["why"] for told in over}) >= 4
    assert len(TOLD[game]) - len(over) >= 4


if __name__ == "__main__":
    for place in map(Path, sys.argv[1:]):
        print(f"[{place.stem}]")
        for key, value in facts(load(place.read_bytes(), place.name)).items():
            print(f"{key} = {json.dumps(value, ensure_ascii=False)}")
