"""Epigo in writing: positions, Orders, actions and states, there and back, and what is refused."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from boardroom.engine import rng
from boardroom.engine.rules import Unreadable
from boardroom.games.epigo.position.actions import ORDERS, Action, DeployEpigon, StackOrder
from boardroom.games.epigo.position.numbers import COLUMNS, NUMBERS
from boardroom.games.epigo.position.state import SQUARES, State, square, square_name
from boardroom.games.epigo.position.tiles import DIRECTIONS, X, epigon
from boardroom.games.epigo.records import codec
from tests.games.boards import OPTIONS, RULES, planning, stacked, turn

EMPTY = "..../....../......../......../......../......../....../...."
WORDS = ("lock", "super-slide", "stay", "offer-draw", "accept-draw", "decline-draw", "concede")


def walks(count: int, seed: int = 11) -> Iterator[State]:
    """States of random games, views of them included."""
    chance = random.Random(seed)
    for game in range(count):
        state = RULES.setup({"captures": 3, "draw_after": 20}, 2, rng.seeded(game))
        while RULES.outcome(state) is None:
            yield state
            seat = chance.choice(RULES.actors(state))
            actions = RULES.legal(state, seat)
            if chance.random() < 0.02:
                actions = RULES.table_actions(state, seat)
            state = RULES.apply(state, seat, chance.choice(actions)).state
        yield state


# Positions.


def random_position(chance: random.Random) -> tuple[bytes, bytes]:
    board, where = bytearray(codec.parse_position(EMPTY)[0]), bytearray(16)
    tiles = [epigon(seat, number) for seat in (0, 1) for number in NUMBERS]
    tiles = chance.sample(tiles, chance.randrange(15))
    for tile, place in zip(tiles, chance.sample(SQUARES, len(tiles)), strict=True):
        board[place], where[tile] = tile, place
    return bytes(board), bytes(where)


def test_random_positions_survive_writing_and_reading() -> None:
    chance = random.Random(3)
    for _ in range(500):
        position = random_position(chance)
        text = codec.position_text(position[0])
        assert codec.parse_position(text) == position
        assert codec.position_text(codec.parse_position(text)[0]) == text


def test_white_space_in_a_position_does_not_count() -> None:
    drawn = """
              .  .  .  .  /
           .  .  .  .  .  .  /
        .  .  .  .  .  .  .  .  /
        B4 B1 .  B6 B2 B7 B3 B5 /
        A2 A6 A3 A1 .  A7 A4 A5 /
        .  .  .  .  .  .  .  .  /
           .  .  .  .  .  .  /
              .  .  .  .
    """
    board, where = codec.parse_position(drawn)
    assert codec.position_text(board) == "..../....../......../B4B1.B6B2B7B3B5/A2A6A3A1.A7A4A5/......../....../...."
    assert where[epigon(0, 6)] == square(1, 4)
    assert where[epigon(1, 7)] == square(5, 5)


def test_squares_are_named_by_file_and_rank() -> None:
    names = {square_name(place): place for place in SQUARES}
    assert len(names) == 52
    assert all(names[name] == square("abcdefgh".index(name[0]), int(name[1])) for name in names)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "position"),
        ("..../....../......../......../......../......../......", "position"),
        (EMPTY + "/....", "position"),
        (EMPTY.replace("....", "...", 1), "rank 8"),
        ("....." + EMPTY[4:], "rank 8"),
        (EMPTY[:-1], "rank 1"),
        (EMPTY + ".", "rank 1"),
        ("A8..." + EMPTY[4:], "rank 8"),
        ("A0..." + EMPTY[4:], "rank 8"),
        ("AX..." + EMPTY[4:], "rank 8"),
        ("C1..." + EMPTY[4:], "rank 8"),
        ("a1..." + EMPTY[4:], "rank 8"),
        ("...A" + EMPTY[4:], "rank 8"),
        ("..../A1....A/......../......../......../......../....../....", "rank 7"),
        ("A1A1.." + EMPTY[4:], "A1"),
        ("A1.../....../......../B7......./.......A1/......../....../....", "A1"),
        ("A²..." + EMPTY[4:], "rank 8"),
        ("A1.../....../......../......../......../......../....../...B12", "rank 1"),
    ],
)
def test_a_bad_position_is_refused_with_the_place(text: str, place: str) -> None:
    with pytest.raises(Unreadable) as refused:
        codec.parse_position(text)
    assert refused.value.place == place
    assert refused.value.why.source == "This is not a position of Epigo."


def test_any_scribbling_in_a_position_is_refused_or_read_as_what_it_says() -> None:
    chance = random.Random(7)
    text = codec.position_text(random_position(chance)[0])
    for _ in range(3000):
        scribbled = list(text)
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(scribbled))
            scribbled[at : at + chance.randrange(2)] = chance.choice([*"AB.1/7 9x?é", ""])
        written = "".join(scribbled)
        try:
            board, _ = codec.parse_position(written)
        except Unreadable:
            continue
        assert codec.position_text(board) == "".join(written.split())


# Actions.


def every_action() -> Iterator[Action]:
    yield from ORDERS.values()
    yield from (DeployEpigon(number, column) for number in (X, *NUMBERS) for column in range(COLUMNS))
    yield from (RULES.records.parse(word) for word in WORDS)


def test_every_action_survives_writing_and_reading() -> None:
    actions = list(every_action())
    assert len(actions) == 28 + 64 + 7
    texts = [RULES.records.text(action) for action in actions]
    assert len(set(texts)) == len(texts)
    assert [RULES.records.parse(text) for text in texts] == actions


def test_an_order_is_written_as_its_number_and_an_arrow() -> None:
    assert [RULES.records.text(StackOrder(5, direction)) for direction in DIRECTIONS] == ["5^", "5>", "5v", "5<"]


def test_deploying_is_written_with_tile_and_column() -> None:
    assert RULES.records.text(DeployEpigon(X, 0)) == "deploy X a"
    assert RULES.records.text(DeployEpigon(3, 7)) == "deploy 3 h"


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "5", ">", "5>>", "5 >", " 5>", "5> ", "0>", "8>", "X>", "5V", "5→", "55>", "?", "deploy", "deploy 3",
        "deploy 0 a", "deploy x a", "deploy 8 a", "deploy 3 i", "deploy 3 A", "deploy 3  a", "Lock", "lock\n", "pass",
        "superslide", "super slide", "draw", "resign", "5>\0", "５>", None, 5, 5.0, True, [], {}, ["5>"], b"5>",
    ],
)  # fmt: skip
def test_a_bad_action_is_refused_and_named(text: Any) -> None:
    with pytest.raises(Unreadable) as refused:
        RULES.records.parse(text)
    assert refused.value.place == str(text)[:40]


def test_a_very_long_bad_action_is_not_repeated_in_full() -> None:
    with pytest.raises(Unreadable) as refused:
        RULES.records.parse("5" * 100_000)
    assert len(str(refused.value)) < 200


def test_a_hidden_order_is_written_as_a_question_mark() -> None:
    assert codec.order_text(254) == "?"


# States.


def test_states_and_views_of_random_games_survive_as_json() -> None:
    count = 0
    for number, state in enumerate(walks(12)):
        if number % 3:
            continue
        for one in (state, *(RULES.secrets.view(state, audience) for audience in (0, 1, None))):
            document = RULES.records.encode(one)
            assert RULES.records.decode(json.loads(json.dumps(document))) == one
            assert RULES.records.encode(RULES.records.decode(document)) == document
            count += 1
    assert count > 600


def documents() -> list[dict[str, Any]]:
    chance = random.Random(2)
    states = list(walks(6, seed=4))
    states += [
        stacked(planning("A5 d4, B1 e6"), "5> 1^ 2^", "4^", locked=[0]),
        turn("A5 b4", "5> 1^ 2^", "3^ 4^ 6^").state,
    ]
    picked = chance.sample(states, 40) + states[-2:]
    return [RULES.records.encode(state) for state in picked]


JUNK: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 3, 4, 7, 8, 16, 55, 254, 255, 256, 10**6, 10**6 + 1, 2**64, -(2**70), 0.0, 1.5,
    float("inf"), "", "0", "lock", "A1", EMPTY, "\ud800", [], [[]], [[], []], [0, 0], [[0], [0]], [3, 3], [8, 0], {},
    {"phase": 1}, [254] * 3, [4] * 3, [[255] * 8, [255] * 8], [[0] * 8, [0] * 8], [[4, 8, 12], [4, 8, 12]],
)  # fmt: skip


def mutated(document: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    document = copy.deepcopy(document)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        key = chance.choice(list(document)) if document else "phase"
        kind = chance.randrange(6)
        if kind == 0:
            document.pop(key, None)
        elif kind == 1:
            document[chance.choice(("extra", "", "Phase"))] = chance.choice(JUNK)
        elif kind == 2 and isinstance(document.get(key), list) and document[key]:
            inner = document[key]
            inner[chance.randrange(len(inner))] = chance.choice(JUNK)
        elif kind == 3 and isinstance(document.get(key), list) and document[key] and isinstance(document[key][0], list):
            row = document[key][chance.randrange(len(document[key]))]
            if isinstance(row, list):
                row.insert(chance.randrange(len(row) + 1), chance.choice(JUNK))
        elif kind == 4 and isinstance(document.get(key), str):
            text = list(document[key])
            text[chance.randrange(len(text) + 1) :] = chance.choice(["", "A1", ".", "/"])
            document[key] = "".join(text)
        else:
            document[key] = chance.choice(JUNK)
    return document


def mutations(count: int, seed: int) -> Iterator[dict[str, Any]]:
    chance = random.Random(seed)
    originals = documents()
    for _ in range(count):
        yield mutated(chance.choice(originals), chance)


def test_a_mutated_document_is_unreadable_or_read_as_what_it_says_and_nothing_else_is_raised() -> None:
    refused = []
    for document in mutations(6000, seed=9):
        try:
            state = RULES.records.decode(document)
        except Unreadable as error:
            refused.append(error)
            continue
        assert RULES.records.encode(state) == document
    assert all(error.place for error in refused)
    assert len(refused) > 3000


def test_a_document_that_is_read_is_a_state_the_rules_can_go_on_from() -> None:
    """Fields that contradict each other are unreadable too: a snapshot from anywhere must not fail later."""
    failures = []
    for document in mutations(6000, seed=10):
        try:
            state = RULES.records.decode(document)
        except Unreadable:
            continue
        try:
            use(state)
        except Exception as error:
            failures.append((repr(error), {k: v for k, v in document.items() if k != "board"}))
    assert not failures, f"{len(failures)} documents were read and then failed, as: {failures[0]}"


def use(state: State) -> None:
    """Everything that is asked of a state."""
    for audience in (0, 1, None):
        RULES.secrets.view(state, audience)
    RULES.progress(state)
    RULES.outcome(state)
    for seat in (0, 1):
        view = RULES.secrets.view(state, seat)
        RULES.words.prompt(view, seat)
        RULES.words.score(view, seat)
        RULES.words.forecast(view, seat)
        RULES.judgement.evaluate(view, seat)
        RULES.secrets.guess(view, seat, 1)
        RULES.table_actions(state, seat)
        for action in RULES.legal(state, seat):
            RULES.words.describe(action)
            RULES.words.preview(view, seat, action)
            for event in RULES.apply(state, seat, action).events:
                RULES.words.describe(event)
    for seat in RULES.actors(state):
        assert RULES.legal(state, seat)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"phase": 4}, "phase"), ({"phase": True}, "phase"), ({"phase": 1.0}, "phase"), ({"turn": -1}, "turn"),
        ({"first": 2}, "first"), ({"board": 5}, "board"), ({"board": "...."}, "position"), ({"rows": []}, "rows"),
        ({"rows": [[1], [2]]}, "rows"), ({"stacks": [[3], []]}, "stacks"), ({"stacks": [[32], []]}, "stacks"),
        ({"stacks": [[4] * 4, []]}, "stacks"), ({"locked": 4}, "locked"), ({"at": 6}, "at"), ({"lost": [1]}, "lost"),
        ({"lost": []}, "lost"), ({"lost": [8, 0]}, "lost"), ({"lost": [0, True]}, "lost"), ({"offered": 4}, "offered"),
        ({"offer": 2}, "offer"), ({"quiet": -2}, "quiet"), ({"goal": 0}, "goal"), ({"draw_after": -1}, "draw_after"),
        ({"winner": 3}, "winner"), ({"reason": 4}, "reason"), ({"more": 1}, "more"),
    ],
)  # fmt: skip
def test_a_bad_field_is_refused_and_named(change: dict[str, Any], place: str) -> None:
    document = {**RULES.records.encode(planning("A5 d4, B1 e6")), **change}
    with pytest.raises(Unreadable) as refused:
        RULES.records.decode(document)
    assert refused.value.place == place


@pytest.mark.parametrize(
    "change",
    [
        {"phase": 2},
        {"phase": 0},
        {"phase": 3},
        {"stacks": [[20, 21], []]},
        {"stacks": [[], [254, 4, 8]], "locked": 0},
        {"locked": 1},
        {"locked": 3},
        {"rows": [[255] * 8, [255] * 8]},
        {"at": 3},
        {"winner": 0},
        {"lost": [3, 0]},
        {"quiet": -1},
        {"offer": 0, "offered": 0},
        {"turn": 0},
    ],
    ids=str,
)
def test_a_state_that_contradicts_itself_is_refused(change: dict[str, Any]) -> None:
    """Planning with no stack drafted: each change makes it a state that no game can reach."""
    document = {**RULES.records.encode(planning("A5 d4, B1 e6")), **change}
    with pytest.raises(Unreadable):
        RULES.records.decode(document)


@pytest.mark.parametrize("document", [None, 5, "state", [], [1], {}, {"phase": 1}, True])
def test_what_is_no_state_at_all_is_refused(document: dict[str, int] | list[int] | int | str | None) -> None:
    with pytest.raises(Unreadable) as refused:
        RULES.records.decode(document)
    missing = "turn" if document else "phase"
    assert refused.value.place == (missing if isinstance(document, dict) else "state")


def test_every_field_is_needed() -> None:
    document = RULES.records.encode(planning("A5 d4, B1 e6"))
    for key in document:
        with pytest.raises(Unreadable):
            RULES.records.decode({name: value for name, value in document.items() if name != key})


def test_options_that_are_not_offered_are_refused_and_named() -> None:
    for options, named in (
        ({"captures": 5}, "captures"),
        ({"speed": 1}, "speed"),
        ({"draw_after": "never"}, "draw_after"),
    ):
        with pytest.raises(ValueError, match=named):
            RULES.resolve(options, ("person", "person"))
    assert RULES.resolve(OPTIONS, ("person", "person")) == OPTIONS
