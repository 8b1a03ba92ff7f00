"""The dice of others: "1B", its example, and ruling 9."""

from typing import Any

import pytest

from boardroom.engine.briefs import together
from boardroom.games.my_kingdom_for_a_horse.position.events import DieTaken, PartPassed
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import TaskKind
from tests.games.barnyard import RULES, say
from tests.games.farms import START_1, act, asked, columns, counts, offered, others, rolled

DICE = "sheep-2 half-cow half-cow sheep"
EMPTY = columns()


def takes(state: State) -> list[str]:
    return [text for text in offered(state) if text.startswith("take")]


def test_example_of_the_others_dice() -> None:
    """White gains 2 sheep, Brown breeds sheep, Grey has only half cows left and gains nothing."""
    state = others(EMPTY, columns(1), columns(3), EMPTY, dice=DICE, used=15)
    white = act(state, "take 1")
    assert white.herd(1) == counts(sheep=3)
    brown = act(white.state, "take 4")
    assert brown.herd(2) == counts(sheep=4)
    grey = act(brown.state, "take 2")
    assert grey.herd(3) == counts()
    assert grey.of(DieTaken)
    assert takes(brown.state) == ["take 2", "take 3"]


def test_each_other_player_may_take_1_die_starting_at_the_active_players_left() -> None:
    state = rolled(columns(2), EMPTY, EMPTY, EMPTY, dice=DICE, active=2)
    order = []
    state = act(state, "pass").state
    while state.phase == Phase.OTHERS_DICE:
        order.append(asked(state))
        state = act(state, "pass").state
    assert order == [3, 0, 1]


def test_a_die_that_was_taken_cannot_be_taken_by_another() -> None:
    state = others(EMPTY, EMPTY, EMPTY, EMPTY, dice="sheep-1 pig-1 fence-1 cow")
    assert takes(state) == ["take 1", "take 2", "take 3", "take 4"]
    state = act(state, "take 2").state
    assert takes(state) == ["take 1", "take 3", "take 4"]


@pytest.mark.parametrize("used", [0, 0b0001, 0b1111])
def test_a_die_may_be_taken_whether_or_not_the_active_player_used_it(used: int) -> None:
    state = others(EMPTY, EMPTY, dice="sheep-1 pig-1 fence-1 cow", used=used)
    assert takes(state) == ["take 1", "take 2", "take 3", "take 4"]


def test_the_dice_are_not_re_rolled() -> None:
    assert not [text for text in offered(others(EMPTY, EMPTY, dice=DICE)) if text.startswith("roll")]
    assert act(others(EMPTY, EMPTY, dice=DICE), "take 1").state.turn.dice == others(EMPTY, EMPTY, dice=DICE).turn.dice


def test_a_half_cow_may_be_taken_and_gives_nothing() -> None:
    played = act(others(EMPTY, EMPTY, dice=DICE), "take 3")
    assert played.herd(1) == counts()
    assert played.state.supply == others(EMPTY, EMPTY, dice=DICE).supply


def test_nobody_needs_to_take_a_die() -> None:
    played = act(others(EMPTY, EMPTY, EMPTY, dice=DICE), "pass")
    assert asked(played.state) == 2
    assert played.of(PartPassed)[0][1:3] == (1, Phase.OTHERS_DICE)


def test_a_breeding_die_that_was_taken_breeds_the_takers_animals() -> None:
    played = act(others(columns(6), columns(4), dice=DICE), "take 4")
    assert played.herd(0) == counts(sheep=6)
    assert played.herd(1) == counts(sheep=6)


def test_fences_that_were_taken_are_built_before_the_next_player_chooses() -> None:
    state = act(others(EMPTY, START_1, START_1, dice="fence-2 half-cow half-cow sheep"), "take 1").state
    assert state.tasks[-1][:4] == (TaskKind.FENCING, 1, 2, 2)
    assert asked(state) == 1
    assert asked(act(state, "pass").state) == 2


def test_others_take_a_die_before_anybody_trades() -> None:
    state = rolled(columns(6), columns(6), dice=DICE, phase=Phase.OWN_DICE)
    state = act(state, "pass").state
    assert state.phase == Phase.OTHERS_DICE
    state = act(state, "take 2").state
    assert (state.phase, asked(state)) == (Phase.TRADING, 0)


def test_the_faces_are_those_that_lie_when_the_active_player_is_done() -> None:
    state = rolled(EMPTY, EMPTY, dice="half-cow half-cow fence-1 cow", hands=("sleight", ""), deck="timber")
    state = act(state, "play sleight 1 sheep-2", "use 1", "pass").state
    assert act(state, "take 1").herd(1) == counts(sheep=2)


def test_farm_cards_are_not_played_in_others_turns() -> None:
    state = others(EMPTY, columns(2, 2, 2, 2), dice=DICE, hands=("stray", "stray-2 goose"))
    assert not [text for text in offered(state) if not text.startswith(("take", "pass"))]


# A second die, by a card.


def second(*lasting: str, **changes: Any) -> State:
    return others(EMPTY, EMPTY, EMPTY, EMPTY, dice="sheep-1 pig-1 fence-1 cow", lasting=lasting, **changes)


def test_a_second_die_by_a_card_is_taken_only_after_every_other_player_has_chosen() -> None:
    state = second("", "goose", "", "")
    state = act(state, "take 1").state
    assert (state.phase, asked(state)) == (Phase.OTHERS_DICE, 2)
    state = act(state, "take 2", "take 4").state
    assert (state.phase, asked(state)) == (Phase.SECOND_DICE, 1)
    assert takes(state) == ["take 3"], "from what is left"
    after = act(state, "take 3", "pass")
    assert after.state.phase == Phase.OWN_DICE, "nobody can trade, so the next turn begins"


def test_several_with_such_a_card_take_their_second_die_clockwise() -> None:
    state = act(second("", "", "goose-2", "goose"), "pass", "pass", "pass").state
    assert (state.phase, asked(state)) == (Phase.SECOND_DICE, 2)
    state = act(state, "take 1").state
    assert (state.phase, asked(state)) == (Phase.SECOND_DICE, 3)
    assert takes(state) == ["take 2", "take 3", "take 4"]


def test_second_dice_too_begin_at_the_active_players_left() -> None:
    """Ruling 9: "clockwise", from the active player whoever that is, and not from the first seat."""
    state = others(EMPTY, EMPTY, EMPTY, EMPTY, dice=DICE, active=2, part_seat=1, lasting=("goose", "", "", "goose-2"))
    state = act(state, "pass").state
    assert (state.phase, asked(state)) == (Phase.SECOND_DICE, 3)
    state = act(state, "take 1").state
    assert (state.phase, asked(state)) == (Phase.SECOND_DICE, 0)
    assert takes(state) == ["take 2", "take 3", "take 4"]


def test_who_passed_may_still_take_a_second_die() -> None:
    state = act(second("", "goose", "", ""), "pass", "pass", "pass").state
    assert (state.phase, asked(state)) == (Phase.SECOND_DICE, 1)


def test_with_two_such_cards_two_more_dice_are_taken() -> None:
    state = act(second("", "goose goose-2", "", ""), "take 1", "pass", "pass").state
    state = act(state, "take 2").state
    assert (state.phase, asked(state)) == (Phase.SECOND_DICE, 1)
    state = act(state, "take 4").state
    assert asked(state) == 1
    assert state.phase == Phase.OWN_DICE


def test_after_second_dice_the_active_player_may_trade_every_kind() -> None:
    state = others(columns(2, 3), EMPTY, dice="fence-1 pig-1 half-cow cow", lasting=("", "goose"))
    state = act(state, "pass", "pass").state
    assert (state.phase, asked(state)) == (Phase.TRADING, 0)
    assert offered(state) == ["trade sheep 1", "trade pig 1", "pass"]


def test_nobody_is_asked_for_a_second_die_when_none_is_left() -> None:
    state = others(
        EMPTY, EMPTY, EMPTY, EMPTY, dice=DICE, lasting=("", "goose", "goose-2", ""), part_seat=3, taken=0b0111
    )
    state = act(state, "take 4").state
    assert state.phase == Phase.OWN_DICE
    assert state.active == 1


def test_the_active_players_own_goose_does_not_help_in_the_own_turn() -> None:
    state = act(second("goose", "", "", ""), "pass", "pass", "pass").state
    assert state.active == 1


def test_the_log_says_by_which_card_a_second_die_is_taken() -> None:
    played = act(second("", "goose", "", ""), "take 1", "take 2", "take 4", "take 3")
    told = [say(RULES.words.describe(event)) for event in played.of(DieTaken)]
    assert told[-1] == "Tomas takes a second die (Cheeky Goose): 1 fence."
    assert "second" not in "".join(told[:-1])


def test_the_line_of_a_turn_says_by_which_card_a_second_die_is_taken() -> None:
    played = act(second("", "goose", "", ""), "take 1", "take 2", "take 4", "take 3")
    briefs = [RULES.words.in_brief(event) for event in played.of(DieTaken)]
    first, *_, last = together([brief for brief in briefs if brief is not None])
    assert say(first).startswith("takes ")
    assert "Cheeky Goose" not in say(first)
    assert say(last) == "takes one more die with Cheeky Goose (1 fence)"
