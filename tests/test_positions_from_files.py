"""Positions that a file gives: each number in them at and beside its bounds is refused with its place, or bears play.

Whatever is accepted is played on and asked everything that a table asks, and what play comes to is accepted again.
"""

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from attrs import evolve

from boardroom.controller import catalog
from boardroom.controller.resuming import saved_position
from boardroom.engine.manifest import PERSON
from boardroom.engine.records.record import MOST_ACTIONS, Record
from boardroom.engine.rules import AnyRules, Unreadable
from boardroom.games.epona.position.cards import STALLIONS
from boardroom.games.epona.records.validation import MOST_GAIN
from tests.played import recorded

EVERY_GAME = pytest.mark.parametrize("game", [manifest.id for manifest in catalog.games()])
BOUNDS = (
    *(-1, 0, 1, 2, 3, 7, 63, 127, 128, 253, 254, 255, 256, 999, 65535, 65536),
    *(MOST_ACTIONS - 1, MOST_ACTIONS, MOST_ACTIONS + 1, 10**6 - 1, 10**6, 10**9, 2**63, 2**64),
)
LENGTHS = (3, 14, 40, 90, 170, 300)
ON = 80
"""Actions that are played on at most."""
_Path = tuple[str | int, ...]


def numbers(value: Any, path: _Path = ()) -> Iterator[_Path]:
    """Where the numbers of a document are."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield path
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, entry in entries:
        yield from numbers(entry, (*path, name))


def with_number(document: Any, path: _Path, number: int) -> Any:
    """The document with another number at a place, and what was there."""
    document = at = deepcopy(document)
    for name in path[:-1]:
        at = at[name]
    at[path[-1]] = number
    return document


def ask_everything(rules: AnyRules, state: Any, seats: int) -> None:
    """What a table, the lobby and the command line ask of a position."""
    rules.outcome(state)
    for seat in (None, *range(seats)):
        view = rules.secrets.view(state, seat)
        rules.progress(view)
        rules.records.decode(json.loads(json.dumps(rules.records.encode(view))))
        for other in range(seats):
            rules.words.score(view, other)
        if seat is not None:
            rules.words.prompt(view, seat)
            for action in rules.legal(view, seat)[:3]:
                rules.words.preview(view, seat, action)


def play_on(rules: AnyRules, record: Record, state: Any, chance: Random) -> None:
    """Play at random from a position, and see that where it leads is accepted in its turn."""
    seats, actions = len(record.seats), list(record.actions)
    for number in range(ON):
        if not number % 20:
            ask_everything(rules, state, seats)
        actors = rules.actors(state)
        if not actors:
            break
        seat = chance.choice(list(actors))
        action = chance.choice(rules.legal(state, seat))
        step = rules.apply(state, seat, action)
        for event in step.events:
            if rules.words.is_told(event):
                rules.words.describe(event)
        actions.append((seat, rules.records.text(action)))
        state = step.state
    ask_everything(rules, state, seats)
    kept = json.loads(json.dumps(rules.records.encode(state)))
    assert saved_position(rules, evolve(record, actions=tuple(actions), snapshot=kept)) == state


def position_or_refusal(rules: AnyRules, record: Record) -> Any:
    """The position that a record keeps, or why it is refused."""
    try:
        return saved_position(rules, record)
    except Unreadable as refusal:
        return refusal


@EVERY_GAME
def test_a_number_at_a_bound_or_beside_it_is_refused_with_its_place_or_can_be_played_on_from(game: str) -> None:
    rules, chance, seen = catalog.rules(game), Random(game), [0, 0]
    for players in catalog.manifest(game).players:
        for length in LENGTHS:
            record = recorded(game, [PERSON] * players, length, seed=chance.randrange(1000))
            fields: dict[tuple[str, ...], list[_Path]] = {}
            for path in numbers(record.snapshot):
                fields.setdefault(tuple(name for name in path if isinstance(name, str)), []).append(path)
            for paths in fields.values():
                for number in chance.sample(BOUNDS, 4):
                    kept = with_number(record.snapshot, chance.choice(paths), number)
                    changed = evolve(record, snapshot=kept)
                    found = position_or_refusal(rules, changed)
                    if isinstance(found, Unreadable):
                        assert found.place.startswith("snapshot")
                        assert found.why.source
                    else:
                        play_on(rules, changed, found, chance)
                    seen[isinstance(found, Unreadable)] += 1
    assert min(seen) > 10


def with_stallion(length: int) -> tuple[Record, int]:
    """A game of Epona after so many actions with a stallion in a row, and that stallion."""
    for seed in range(100):
        record = recorded("epona", [PERSON] * 3, length, seed)
        rows = [row for tableau in record.snapshot["tableaus"] for row in tableau]
        for card in (card for row in rows for card in row["slots"]):
            if card in STALLIONS:
                return record, card
    raise AssertionError("nobody has placed a stallion")


@pytest.mark.parametrize("length", [60, 120])
@pytest.mark.parametrize("field", ["coins", "studs", "points", "tokens"])
def test_what_is_gained_in_epona_is_bounded_by_what_so_many_actions_can_give(field: str, length: int) -> None:
    rules, (record, stallion) = catalog.rules("epona"), with_stallion(length)
    path = (field, stallion if field == "tokens" else 1)
    most = MOST_GAIN * (len(record.actions) + 1)
    for number in (253, 254, 255, 256, most - 1, most):
        changed = evolve(record, snapshot=with_number(record.snapshot, path, number))
        for seed in range(5):
            play_on(rules, changed, saved_position(rules, changed), Random(seed))
    with pytest.raises(Unreadable, match=f"snapshot: {field}"):
        saved_position(rules, evolve(record, snapshot=with_number(record.snapshot, path, most + 1)))


@EVERY_GAME
def test_a_position_has_been_led_to_by_as_many_actions_as_its_record_has(game: str) -> None:
    rules, record = catalog.rules(game), recorded(game, [PERSON] * 2, 20)
    counted = rules.records.actions_before(saved_position(rules, record))
    assert counted in (None, len(record.actions))
    for actions in (record.actions[:-1], (*record.actions, record.actions[-1])):
        other = evolve(record, actions=actions)
        if counted is None:
            saved_position(rules, other)
        else:
            with pytest.raises(Unreadable, match="snapshot: step"):
                saved_position(rules, other)


@pytest.mark.parametrize(
    ("game", "field"),
    [("epigo", "turn"), ("epigo", "quiet"), ("ephyran", "round"), ("my-kingdom-for-a-horse", "round")],
)
def test_turns_and_rounds_are_no_more_than_so_many_actions_can_have_led_to(game: str, field: str) -> None:
    rules, record = catalog.rules(game), recorded(game, [PERSON] * 2, 60)
    for number in (*range(80), MOST_ACTIONS - 1, MOST_ACTIONS, MOST_ACTIONS + 1, 10**6 - 1, 10**6):
        changed = evolve(record, snapshot=with_number(record.snapshot, (field,), number))
        found = position_or_refusal(rules, changed)
        if isinstance(found, Unreadable):
            assert number != record.snapshot[field], found
        else:
            assert number <= len(record.actions) + 1
            play_on(rules, changed, found, Random(number))


def test_in_the_kingdom_no_round_is_behind_the_last_one() -> None:
    game, last = "my-kingdom-for-a-horse", 30
    rules, record = catalog.rules(game), recorded(game, [PERSON] * 2, 60)
    kept = with_number(record.snapshot, ("last_round",), last)
    agreed = evolve(record, options={**record.options, "last_round": last}, snapshot=kept)
    play_on(rules, agreed, saved_position(rules, agreed), Random(1))
    saved_position(rules, evolve(agreed, snapshot=with_number(kept, ("round",), last)))
    with pytest.raises(Unreadable, match="snapshot: round"):
        saved_position(rules, evolve(agreed, snapshot=with_number(kept, ("round",), last + 1)))


@pytest.mark.parametrize("mask", [0, 1, 6, 15])
def test_in_epona_who_is_done_fits_the_phase_or_the_position_is_refused(mask: int) -> None:
    rules, chance = catalog.rules("epona"), Random(mask)
    for length in range(1, 90):
        record = recorded("epona", [PERSON] * 4, length, seed=length % 7)
        changed = evolve(record, snapshot=with_number(record.snapshot, ("finished",), mask))
        found = position_or_refusal(rules, changed)
        if isinstance(found, Unreadable):
            assert mask != record.snapshot["finished"], found
        else:
            play_on(rules, changed, found, chance)
