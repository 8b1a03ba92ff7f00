"""My Kingdom for a Horse in writing: actions and states, there and back, and what is refused."""

import copy
import random
from typing import Any

import pytest

from boardroom.engine.rules import Unreadable
from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.actions import (
    PASS,
    DiscardCards,
    GiveBack,
    Keep,
    LiftFence,
    MoveAnimal,
    PlaceFence,
    PlayCard,
    Roll,
    SwapPens,
    TakeDie,
    Trade,
    TurnBreedingDie,
    UseDie,
)
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARD_OF
from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING, ROYAL
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_NAMES, EDGE_OF
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase
from tests.games.barnyard import RULES, WALKS, new, say

# In writing.


def test_every_action_of_games_survives_writing_and_reading() -> None:
    seen = set()
    for state, seat, _, _ in WALKS:
        if state.phase == Phase.OVER:
            continue
        for action in (*RULES.legal(state, seat), *RULES.asides(state, seat), *RULES.table_actions(state, seat)):
            assert RULES.records.parse(RULES.records.text(action)) == action
            seen.add(type(action))
    assert len(seen) >= 16


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Roll(0b1101), "roll 134"), (UseDie(1), "use 2"), (TakeDie(3), "take 4"),
        (PlayCard(CARD_OF["goose"]), "play goose"),
        (PlayCard(CARD_OF["sleight-2"], 3, BREEDING.index("cow")), "play sleight-2 4 cow"),
        (PlayCard(CARD_OF["sleight"], 0, ROYAL.index("half-cow")), "play sleight 1 half-cow"),
        (DiscardCards(0b1010), "discard 24"), (TurnBreedingDie(BREEDING.index("pig")), "turn pig"),
        (actions.WHEELBARROW, "wheelbarrow"), (PlaceFence(EDGE_OF["b2n"]), "place b2n"),
        (LiftFence(EDGE_OF["d3e"]), "lift d3e"),
        (Keep((4, 2, 0, 1)), "keep 4 2 0 1"), (Trade(Kind.SHEEP, 3), "trade sheep 3"),
        (actions.FORCED_TRADE, "forced-trade"),
        (actions.FORCED_LOSS, "forced-loss"), (PASS, "pass"), (MoveAnimal(0, 11), "move a1 d3"),
        (SwapPens(0, 2), "swap a1 c1"),
        (GiveBack(Kind.COW), "give-back cow"), (actions.CONCEDE, "concede"),
    ],
)  # fmt: skip
def test_actions_are_written_like_this(action: actions.Action, text: str) -> None:
    assert RULES.records.text(action) == text
    assert RULES.records.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "roll", "roll 0", "roll 5 5", "roll 21", "roll 11", "use 5", "use 0", "take", "take x", "play",
        "play cat", "play goose 1 pig-1", "play sleight 5 pig-1", "play sleight 4 pig-1", "discard", "discard 0",
        "turn horse",
        "place e1n", "place a2n2", "place b1w ", "place a1e", "lift", "keep 1 2 3", "keep 1 2 3 4 5", "keep -1 0 0 0",
        "keep 01 0 0 0", "trade horse", "trade sheep", "trade sheep ²", "move a1", "move a1 e1", "swap a1", "give-back",
        "give-back dog", "Pass", "pass ", "pass pass", "concede\n", None, 5,
    ],
)  # fmt: skip
def test_what_is_no_action_is_unreadable(text: Any) -> None:
    if text == "place a1e":
        # An inner edge has two names; one is written.
        assert EDGE_NAMES[EDGE_OF["a1e"]] == "b1w"
    with pytest.raises(Unreadable) as refused:
        RULES.records.parse(text)
    say(refused.value.why)
    say(refused.value.why, "ja")


def test_every_state_and_view_of_games_survives_writing_and_reading() -> None:
    for state, _, _, _ in WALKS[::9]:
        for shown in (state, *(RULES.secrets.view(state, seat) for seat in (0, None))):
            assert RULES.records.decode(RULES.records.encode(shown)) == shown


JUNK: tuple[Any, ...] = (
    None, True, -1, 99, 10**20, 0.5, "", "x", [], {}, [[]], [0], [255], [True], ["a"], [[0, 0]], {"fences": ""},
    [{"fences": "a1n a1n", "animals": []}],
)  # fmt: skip


def test_a_document_with_junk_in_it_is_refused_or_read_as_what_it_says() -> None:
    chance = random.Random(4)
    originals = [RULES.records.encode(state) for state, _, _, _ in chance.sample(WALKS, 40)]
    refused = []
    for _ in range(3000):
        document = copy.deepcopy(chance.choice(originals))
        key = chance.choice(list(document))
        if isinstance(document[key], list) and document[key] and chance.random() < 0.5:
            document[key][chance.randrange(len(document[key]))] = chance.choice(JUNK)
        elif chance.random() < 0.2:
            del document[key]
        else:
            document[key] = chance.choice(JUNK)
        try:
            state = RULES.records.decode(document)
        except Unreadable as error:
            refused.append(error)
            continue
        assert RULES.records.encode(state) == document
    assert len(refused) > 2000
    assert all(error.place and say(error.why) for error in refused)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"phase": 7}, "phase"), ({"round": -1}, "round"), ({"starter": 2}, "starter"), ({"active": 3}, "active"),
        ({"at": -1}, "at"), ({"dice": [0, 1, 2]}, "dice"), ({"dice": [0, 1, 2, 6]}, "dice"), ({"used": 16}, "used"),
        ({"carded": 3}, "carded"), ({"tasks": [[9]]}, "tasks"), ({"tasks": [[0, 0, 1]]}, "tasks"),
        ({"tasks": [[2, 3, 0, 1]]}, "tasks"), ({"tasks": [[7, 0]]}, "tasks"), ({"fields": []}, "fields"),
        ({"supply": [1, 2, 3]}, "supply"), ({"hands": [[1], [1]]}, "cards"), ({"hands": [[1]]}, "hands"),
        ({"lasting": [[40], []]}, "lasting"), ({"deck": "abc"}, "deck"), ({"twin": [1, 1, 0, 0]}, "twin"),
        ({"goal": 3}, "goal"), ({"winners": 32}, "winners"), ({"reason": 3}, "reason"), ({"rng": -1}, "rng"),
        ({"more": 1}, "more"),
    ],
)  # fmt: skip
def test_a_bad_field_is_refused_and_named(change: dict[str, Any], place: str) -> None:
    with pytest.raises(Unreadable) as refused:
        RULES.records.decode({**RULES.records.encode(new()), **change})
    assert refused.value.place == place


@pytest.mark.parametrize("document", [None, 5, "state", [], {}, {"phase": 0}, True])
def test_what_is_no_state_at_all_is_refused(document: dict[str, int] | list[Any] | int | str | None) -> None:
    with pytest.raises(Unreadable) as refused:
        RULES.records.decode(document)
    assert refused.value.place == ("step" if isinstance(document, dict) else "state")


def test_options_that_are_not_offered_are_refused() -> None:
    for options in ({"goal": 3}, {"speed": 1}, {"length": "long"}, {"last_round": 5}):
        with pytest.raises(ValueError, match=next(iter(options))):
            RULES.resolve(options, ("person", "person"))
