"""Defences: who is asked, what is blocked, what a block costs (rulebook "The defense Supports"; rulings 3, 6 and 7)."""

from pathlib import Path
from typing import Any

import pytest

from boardroom.controller.session import Session
from boardroom.engine.prompt import Tone
from boardroom.engine.records.record import load
from boardroom.engine.rules import Seal
from boardroom.games.ephyran import manifest
from boardroom.games.ephyran.position.actions import LET_HAPPEN
from boardroom.games.ephyran.position.cards import HIDDEN, SUPPORTS
from boardroom.games.ephyran.position.events import (
    AnswerDeclined,
    DefenderRefilled,
    EndTriggered,
    SupportAnnounced,
    SupportBlocked,
    SupportPlayed,
)
from boardroom.games.ephyran.position.state import NOBODY, Ending, Phase, State
from boardroom.games.ephyran.rules.legal import defence_against
from tests.games.cities import RULES, act, asked, offered, position, shown
from tests.games.cities import seen as seen_by
from tests.sessions import Played, begun

MINE, THEIRS = "lagoon . .+owl, lands .", "lagoon . .+trident, forest ."
ATTACKS = [
    ("exchange", "exchange exchange 2 lagoon 2", "shield"),
    ("destroy", "destroy destroy 2", "shield"),
    ("steal-token", "steal-token steal-token 2 lagoon 2", "magic"),
    ("take-token", "play take-token", "magic"),
]
attacks = pytest.mark.parametrize(("support", "attack", "defence"), ATTACKS)


def attacked(support: str, attack: str, defence: str = "", **changes: Any) -> State:
    """The second seat's answer to an attack of the first is awaited."""
    state = position(MINE, THEIRS, hands=[support + " lands-4", f"{defence} lagoon-4 forest-4"], **changes)
    return act(state, attack).state


# What blocks what.


@attacks
def test_ruling_6_the_shield_answers_exchange_and_destruction_hecate_s_magic_taking_and_stealing(
    support: str, attack: str, defence: str
) -> None:
    state = attacked(support, attack, "shield magic")
    assert (state.phase, asked(state)) == (Phase.ANSWERING, 1)
    assert offered(state) == [f"block {defence}", "let"]


def test_ruling_6_nothing_else_can_be_answered() -> None:
    answered = {name for number, name in enumerate(SUPPORTS) if defence_against(number) >= 0}
    assert answered == {"exchange", "destroy", "steal-token", "take-token"}


@pytest.mark.parametrize(
    ("hand", "action"),
    [
        ("castor-and-pollux lagoon-4", "play castor-and-pollux"), ("graeae lagoon-4", "play graeae"),
        ("shield lagoon-4", "lock shield lagoon"), ("magic lagoon-4", "unlock magic 2 mountain"),
        ("exchange lagoon-1", "exchange exchange lagoon-1"), ("lands-1 lagoon-4", "steal-dionysus lands-1 2 lagoon"),
    ],
)  # fmt: skip
def test_ruling_6_pile_supports_lock_unlock_theft_of_dionysus_and_an_exchange_with_the_hand_cannot_be_answered(
    hand: str, action: str
) -> None:
    theirs = "lagoon . .+trident, lands D, locked mountain ."
    state = position(MINE, theirs, hands=[hand, "shield magic"])
    played = act(state, action)
    assert asked(played.state) == 0
    assert played.state.phase != Phase.ANSWERING
    assert played.of(SupportAnnounced) == []


# Announced before an answer.


@pytest.mark.parametrize(
    ("support", "attack", "aim"),
    [
        ("exchange", "exchange exchange 2 lagoon 2", (1, 0, 2)), ("destroy", "destroy destroy 2", (1, NOBODY, 0)),
        ("steal-token", "steal-token steal-token 2 lagoon 2", (1, 0, 2)),
        ("take-token", "play take-token", (NOBODY, NOBODY, 0)),
    ],
)  # fmt: skip
def test_ruling_6_the_support_and_its_target_are_announced_to_all_before_the_effect(
    support: str, attack: str, aim: tuple[int, int, int]
) -> None:
    state = position(MINE, THEIRS, hands=[f"{support} lands-4"])
    played = act(state, attack)
    event = played.the(SupportAnnounced)
    assert (event.target, event.territory, event.number) == aim
    assert all(seen_by(event, seat) == event for seat in (0, 1, None))
    assert RULES.secrets.view(played.state, None).announced == played.state.announced
    assert played.state.cities == state.cities
    assert (played.state.supply, played.state.token) == (state.supply, 0)
    assert played.state.tartarus == state.tartarus


# Who is asked.


def test_ruling_6_of_a_destruction_an_exchange_or_a_theft_only_the_one_it_is_aimed_at_is_asked() -> None:
    cities = ("lagoon .", "lagoon .+owl", "lagoon .+owl", "lagoon .")
    for support, attack in (
        ("exchange", "exchange exchange 3 lagoon 1"), ("destroy", "destroy destroy 3"),
        ("steal-token", "steal-token steal-token 3 lagoon 1"),
    ):  # fmt: skip
        state = position(
            *(cities if support != "steal-token" else ("lagoon . .", *cities[1:])), hands=[f"{support} lands-4"]
        )
        waiting = act(state, attack).state
        assert asked(waiting) == 2
        assert act(waiting, "let").state.phase != Phase.ANSWERING


def test_ruling_6_of_a_take_token_all_opponents_are_asked_clockwise_from_the_active_player() -> None:
    state = position("lands .", "", "lagoon .", "", active=2, hands=["lands-4"] * 2 + ["take-token lands-3", "lands-4"])
    state = act(state, "play take-token").state
    order = []
    while state.phase == Phase.ANSWERING:
        order.append(asked(state))
        played = act(state, "let")
        assert played.the(AnswerDeclined).seat == order[-1]
        state = played.state
    assert order == [3, 0, 1]
    assert (state.active, asked(state)) == (2, 2)


def test_ruling_6_of_several_who_are_willing_the_first_only_blocks() -> None:
    hands = ["take-token lands-4", "lands-4 forest-4", "magic lands-4", "magic forest-4"]
    state = act(position("lagoon .", "", "", "", hands=hands), "play take-token", "let").state
    blocked = act(state, "block magic")
    assert (asked(blocked.state), blocked.state.phase) == (0, Phase.DRAWING)
    assert blocked.the(SupportBlocked).seat == 2
    assert len(blocked.state.hands[3]) == 2


@attacks
def test_ruling_7_who_may_answer_is_asked_whatever_they_hold(support: str, attack: str, defence: str) -> None:
    for hand in ("", "shield", "magic", "shield magic"):
        state = attacked(support, attack, hand)
        assert (asked(state), state.phase) == (1, Phase.ANSWERING)
        assert "let" in offered(state)


def test_ruling_7_what_others_see_of_the_question_does_not_depend_on_what_is_held() -> None:
    with_it, without = (
        RULES.secrets.view(attacked("destroy", "destroy destroy 2", hand), 0) for hand in ("shield", "mountain-4")
    )
    assert with_it._replace(tartarus=b"", cities=()) == without._replace(tartarus=b"", cities=())


def test_ruling_7_whom_never_to_ask_is_a_setting_of_the_game_and_means_to_let_it_happen() -> None:
    (step,) = manifest.optional_steps
    assert RULES.records.parse(step.no) in RULES.legal(attacked("destroy", "destroy destroy 2", "shield"), 1)


def test_ruling_6_a_defence_is_not_answered() -> None:
    state = position(MINE, THEIRS, "", hands=["destroy shield magic lands-4", "shield lands-3", "shield magic"])
    played = act(state, "destroy destroy 2", "block shield").state
    assert (played.phase, asked(played)) == (Phase.DRAWING, 0)


# What comes of it.


@attacks
def test_ruling_6_a_support_that_is_blocked_has_no_effect_and_both_cards_go_to_tartarus(
    support: str, attack: str, defence: str
) -> None:
    state = attacked(support, attack, defence)
    assert state.announced is not None
    attacking, defending = state.announced.half >> 1, state.hands[1][0]
    played = act(state, f"block {defence}")
    assert (shown(played.state, 0), shown(played.state, 1)) == (shown(state, 0), shown(state, 1))
    assert (played.state.supply, played.state.token) == (state.supply, 0)
    assert played.state.tartarus == state.tartarus + bytes((attacking, defending))
    assert played.state.announced is None
    assert (played.the(SupportBlocked).seat, played.the(SupportBlocked).attacker) == (1, 0)
    assert played.of(SupportPlayed) == []


@attacks
def test_a_support_that_is_let_happen_has_its_effect_and_goes_to_tartarus(
    support: str, attack: str, defence: str
) -> None:
    state = attacked(support, attack, defence)
    played = act(state, "let")
    assert (played.state.cities, played.state.supply) != (state.cities, state.supply) or asked(played.state) == 1
    assert state.announced is not None
    assert played.the(SupportPlayed).half == state.announced.half
    assert state.announced.half >> 1 in played.state.tartarus
    assert played.state.announced is None


@attacks
def test_ruling_6_the_attacker_still_ends_the_turn_normally(support: str, attack: str, defence: str) -> None:
    state = act(attacked(support, attack, defence, discard="forest-1"), f"block {defence}").state
    assert offered(state) == ["draw discard", "draw pile"]
    assert asked(act(state, "draw discard").state) == 1


@attacks
def test_ruling_6_the_defender_refills_from_the_pile_at_once(support: str, attack: str, defence: str) -> None:
    state = attacked(support, attack, defence, discard="forest-1")
    played = act(state, f"block {defence}")
    assert played.state.hands[1] == state.hands[1][1:] + state.pile[:1]
    assert (played.state.pile, played.state.discard) == (state.pile[1:], state.discard)
    event = played.the(DefenderRefilled)
    assert (event.seat, event.card) == (1, state.pile[0])
    assert [seen_by(event, seat).card for seat in (0, 1, None)] == [HIDDEN, state.pile[0], HIDDEN]
    assert played.seal == Seal.BARRIER


@attacks
def test_ruling_6_nothing_if_the_pile_is_empty(support: str, attack: str, defence: str) -> None:
    state = attacked(support, attack, defence, pile="", discard="forest-1", ending=Ending.EMPTY_PILE)
    played = act(state, f"block {defence}")
    assert len(played.state.hands[1]) == len(state.hands[1]) - 1
    assert played.of(DefenderRefilled) == []
    assert len(played.state.discard) == 1


@attacks
def test_ruling_6_a_refill_that_empties_the_pile_starts_the_end(support: str, attack: str, defence: str) -> None:
    state = attacked(support, attack, defence, pile="forest-1")
    assert state.ending == Ending.NOT_YET
    played = act(state, f"block {defence}")
    assert (played.state.ending, played.state.pile) == (Ending.EMPTY_PILE, b"")
    assert played.the(EndTriggered).why == Ending.EMPTY_PILE


def test_ruling_6_who_would_block_is_told_that_the_refill_empties_the_pile() -> None:
    state = attacked("destroy", "destroy destroy 2", "shield", pile="forest-1")
    (block,) = (action for action in RULES.legal(state, 1) if RULES.records.text(action).startswith("block"))
    more = attacked("destroy", "destroy destroy 2", "shield", pile="forest-1 forest-2")
    last = [line.tone for line in RULES.words.preview(state, 1, block).lines]
    assert last.count(Tone.COMPLETE) == 1
    assert Tone.COMPLETE not in [line.tone for line in RULES.words.preview(more, 1, block).lines]


def test_a_defence_of_somebody_else_does_not_help() -> None:
    state = position(MINE, THEIRS, "", hands=["destroy lands-4", "lands-3 forest-4", "shield magic"])
    state = act(state, "destroy destroy 2").state
    assert offered(state) == ["let"]


def test_who_is_attacked_picks_the_area_only_if_it_is_not_blocked() -> None:
    state = attacked("destroy", "destroy destroy 2", "shield")
    assert not [text for text in offered(state) if text.startswith("give-up")]
    assert offered(act(state, "let").state) == ["give-up forest", "give-up lagoon"]


def test_a_defence_laid_as_a_lock_is_no_longer_in_the_hand_to_answer_with() -> None:
    state = position("", "locked lagoon ., lands .", hands=["destroy lands-4", "lands-3 forest-4"])
    assert offered(act(state, "destroy destroy 2").state) == ["let"]


def test_each_of_two_defences_of_a_kind_can_answer() -> None:
    state = attacked("destroy", "destroy destroy 2", "shield shield")
    assert offered(state) == ["block shield", "block shield", "let"]


# In a session: the setting "never ask".


def to_an_attack(answers: str, seed: int, kinds: str = "pp") -> tuple[Played, int]:
    """A game of two as far as the first support that can be answered, announced by its text."""
    game = begun(manifest, RULES, kinds, seed, answers, start="first")
    while True:
        seat = asked(game.session.state)
        texts = [RULES.records.text(action) for action in game.session.legal(seat)]
        attack = next((text for text in texts if text.startswith(("play take-token", "destroy", "steal-token"))), "")
        if attack:
            game.do(seat, [attack])
            return game, seat
        laid = [text for text in texts if text.startswith(("add", "draw pile", "discard"))]
        game.do(seat, laid[:1])


@pytest.mark.parametrize("seed", range(1, 7))
def test_ruling_7_who_is_asked_is_asked_until_they_answer_unless_they_have_set_never_to_be_asked(seed: int) -> None:
    game, attacker = to_an_attack("", seed)
    assert (game.session.state.phase, asked(game.session.state)) == (Phase.ANSWERING, 1 - attacker)
    never, _ = to_an_attack("never", seed)
    assert never.session.state.phase != Phase.ANSWERING
    assert never.line() == [*game.line(), f"{1 - attacker}:let"]
    never.agrees()


@pytest.mark.parametrize("seed", range(1, 13))
@pytest.mark.parametrize(("answers", "kinds"), [("able", "pp"), ("", "pc"), ("", "cp"), ("ask", "cp")])
def test_who_wants_it_so_or_plays_alone_is_asked_only_when_able_to_block(answers: str, kinds: str, seed: int) -> None:
    asked_each_time, attacker = to_an_attack("", seed)
    defender = 1 - attacker
    if kinds[defender] != "p":
        return
    able = len(asked_each_time.session.legal(defender)) > 1
    game, _ = to_an_attack(answers, seed, kinds)
    waits = game.session.state.phase == Phase.ANSWERING
    assert waits == able
    assert game.line() == [*asked_each_time.line(), *([] if able else [f"{defender}:let"])]
    game.agrees()


def test_what_somebody_has_let_happen_can_be_taken_back_by_nobody() -> None:
    folder = Path(__file__).parents[1] / "golden" / "ephyran"
    record = load((folder / "a-destruction-waits-for-its-answer.json").read_bytes(), "")
    session = Session(manifest, RULES, record, lambda: record.created, lambda parts: None)
    attacker, defender = session.state.active, asked(session.state)
    assert session.why_no_undo(attacker) is None, "before anybody has answered"
    session.propose(defender, [LET_HAPPEN], session.stamp(defender))
    # Else an attack would be a free look at who holds a defence.
    assert session.why_no_undo(defender) is not None
    assert session.why_no_undo(attacker) is not None
