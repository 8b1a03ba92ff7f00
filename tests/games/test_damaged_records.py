"""Damaged records of every game: each is refused with a reason, or can be opened and played on."""

import json
import random
from typing import Any

import pytest

from boardroom.controller import catalog
from boardroom.controller.opening import opened
from boardroom.engine.record import Ledger, Record, load
from boardroom.engine.rules import COMPUTER, PERSON, AnyRules, Unreadable
from tests.damage import mutated
from tests.played import recorded

RECORDS = 1000
SNAPSHOTS = 1000
GAMES = [manifest.id for manifest in catalog.games()]


def play_on(rules: AnyRules, state: Any, chance: random.Random, steps: int = 25) -> None:
    """What a page asks of a game, for some actions."""
    for _ in range(steps):
        actors = rules.actors(state)
        for seat in actors:
            rules.prompt(rules.view(state, seat), seat)
        rules.progress(state)
        rules.encode(state)
        if not actors:
            assert rules.outcome(state) is not None
            return
        action = chance.choice(rules.legal(state, actors[0]))
        rules.preview(rules.view(state, actors[0]), actors[0], action)
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
            line, _ = opened(rules, load(mutated(chance.choice(documents), chance), "x"))
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
            state = rules.decode(damaged)
        except Unreadable:
            refused += 1
        else:
            play_on(rules, state, chance)
    assert refused > 0


def hurt(document: Any, chance: random.Random) -> None:
    """Change one value somewhere in a position to another of about its kind."""
    where = document
    while True:
        entry = chance.choice(list(where)) if isinstance(where, dict) else chance.randrange(len(where))
        if isinstance(where[entry], dict | list) and where[entry] and chance.random() < 0.85:
            where = where[entry]
            continue
        if isinstance(where[entry], int):
            where[entry] = where[entry] + chance.choice((-1, 1, -3, 7, 100))
        elif isinstance(where[entry], list):
            where[entry] = where[entry][:-1] if chance.random() < 0.5 else [*where[entry], 1]
        else:
            where[entry] = chance.choice((None, "", 0, []))
        return
