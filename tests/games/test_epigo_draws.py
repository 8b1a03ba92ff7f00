"""The rulebook's Drawing a Game and conceding: rulings 9, 10 and 11."""

import pytest

from boardroom.engine import rng
from boardroom.engine.rules import Seal
from boardroom.games.epigo.position.events import GameEnded
from boardroom.games.epigo.position.state import DRAWN, UNDECIDED, Ending, Phase, State
from tests.games.boards import OPTIONS, RULES, act, move, planning, stacked, standing, turn

FEW = "A5 c4, A6 d4, B1 e6, B2 f6"


def table(state: State, seat: int) -> set[str]:
    return {RULES.records.text(action) for action in RULES.table_actions(state, seat)}


# A draw offer (ruling 9).


@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_offer_a_draw_once_during_the_planning_step_of_each_turn(seat: int) -> None:
    state = planning(FEW)
    assert "offer-draw" in table(state, seat)
    state = act(act(state, seat, "offer-draw").state, 1 - seat, "decline-draw").state
    assert "offer-draw" not in table(state, seat)
    reason = RULES.words.why_not(state, seat, RULES.records.parse("offer-draw")).source
    assert reason == "You have already offered a draw this turn."
    state = turn(state, "1^ 2^ 3^", "4^ 5^ 6^").state
    assert state.phase == Phase.PLAN
    assert "offer-draw" in table(state, seat)


def test_each_player_has_an_offer_of_his_own() -> None:
    state = act(act(planning(FEW), 0, "offer-draw").state, 1, "decline-draw").state
    assert "offer-draw" in table(state, 1)
    state = act(act(state, 1, "offer-draw").state, 0, "decline-draw").state
    assert "offer-draw" not in table(state, 0) | table(state, 1)


def test_an_offer_is_made_before_the_own_lock() -> None:
    state = stacked(planning(FEW), "1^ 2^ 3^", "")
    assert "offer-draw" in table(state, 0)
    state = act(state, 0, "lock").state
    assert "offer-draw" not in table(state, 0)
    assert "offer-draw" in table(state, 1)


def test_an_offer_is_made_in_the_planning_step_only() -> None:
    deploying = RULES.setup(OPTIONS, 2, rng.seeded(1))
    asked = move("A5 b4", "A5>").state
    for state in (deploying, asked):
        for seat in (0, 1):
            assert table(state, seat) == {"concede"}


def test_the_opponent_answers_at_once_before_anything_else() -> None:
    state = act(planning(FEW), 0, "1^", "offer-draw").state
    assert RULES.actors(state) == (1,)
    assert [RULES.records.text(action) for action in RULES.legal(state, 1)] == ["accept-draw", "decline-draw"]
    assert RULES.legal(state, 0) == ()
    assert "offer-draw" not in table(state, 0) | table(state, 1)


def test_the_opponent_answers_also_if_already_locked() -> None:
    state = stacked(planning(FEW), "1^ 2^ 3^", "4^ 5^ 6^", locked=[0])
    state = act(state, 1, "offer-draw").state
    assert RULES.actors(state) == (0,)
    declined = act(state, 0, "decline-draw").state
    assert RULES.actors(declined) == (1,)
    assert declined.locked == 1
    assert act(state, 0, "accept-draw").state.phase == Phase.OVER


@pytest.mark.parametrize("locked", [[], [1]])
def test_stacks_stay_as_they_are_and_declining_changes_nothing(locked: list[int]) -> None:
    before = stacked(planning(FEW), "1^ 2^", "4^ 5^ 6^", locked=locked)
    offering = act(before, 0, "offer-draw").state
    assert offering.stacks == before.stacks
    after = act(offering, 1, "decline-draw").state
    assert after == before._replace(offered=1)
    assert [RULES.legal(after, seat) for seat in (0, 1)] == [RULES.legal(before, seat) for seat in (0, 1)]
    assert RULES.actors(after) == RULES.actors(before)


def test_no_stack_is_shown_while_an_offer_is_open() -> None:
    for orders in ("1^ 2^ 3^", "7< 6> 5v"):
        state = stacked(planning(FEW), orders, "", locked=[0])
        state = act(state, 1, "offer-draw").state
        assert RULES.secrets.view(state, None).stacks == (b"\xfe\xfe\xfe", b"")
        prompt = RULES.words.prompt(RULES.secrets.view(state, None), 0)
        assert prompt == RULES.words.prompt(RULES.secrets.view(state, 0), 0)
        assert not prompt.secret


def test_everybody_hears_the_offer_and_the_answer() -> None:
    offer = act(planning(FEW), 0, "offer-draw")
    answer = act(offer.state, 1, "decline-draw")
    for audience in (0, 1, None):
        assert [RULES.secrets.see(event, audience) for event in offer.events + answer.events] == [
            *offer.events,
            *answer.events,
        ]


def test_an_offer_and_its_answer_stay_but_drafts_may_still_change() -> None:
    state = planning(FEW)
    assert RULES.apply(state, 0, RULES.records.parse("offer-draw")).seal == Seal.FIRM
    state = act(state, 0, "offer-draw").state
    assert RULES.apply(state, 1, RULES.records.parse("decline-draw")).seal == Seal.FIRM
    assert RULES.apply(state, 1, RULES.records.parse("accept-draw")).seal == Seal.BARRIER


def test_an_accepted_draw_ends_the_game_without_a_winner() -> None:
    played = act(act(planning(FEW, lost=(1, 2)), 0, "offer-draw").state, 1, "accept-draw")
    assert (played.state.phase, played.state.winner, played.state.reason) == (Phase.OVER, DRAWN, Ending.AGREED)
    outcome = RULES.outcome(played.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.reason.source == "Both players agree to a draw."
    assert played.events == (GameEnded(0, DRAWN, Ending.AGREED, 0),)


def test_stacks_nobody_has_seen_stay_secret_when_a_draw_is_accepted() -> None:
    state = stacked(planning(FEW), "1^ 2^ 3^", "4^", locked=[0])
    over = act(act(state, 1, "offer-draw").state, 0, "accept-draw").state
    for audience in (0, 1, None):
        assert RULES.secrets.view(over, audience).stacks == (b"", b"")


def test_while_an_offer_is_open_it_is_said_why_nothing_else_can_be_done() -> None:
    state = act(planning(FEW), 0, "offer-draw").state
    assert RULES.words.why_not(state, 1, RULES.records.parse("1^")).source == "Answer the draw offer first."
    assert (
        RULES.words.why_not(state, 0, RULES.records.parse("1^")).source == "{other} must answer your draw offer first."
    )


def test_without_an_offer_nothing_can_be_accepted() -> None:
    state = planning(FEW)
    assert RULES.records.parse("accept-draw") not in RULES.legal(state, 0) + RULES.table_actions(state, 0)
    assert RULES.words.why_not(state, 0, RULES.records.parse("accept-draw")).source == "No draw is offered."


def test_random_play_and_computers_do_not_offer_draws_or_concede() -> None:
    state = planning(FEW)
    for seat in (0, 1):
        assert not {"offer-draw", "concede"} & {RULES.records.text(action) for action in RULES.legal(state, seat)}


def test_the_button_says_that_the_offer_is_made_already() -> None:
    for offered, why in ((0, None), (1, "declined; once per turn")):
        view = RULES.secrets.view(planning(FEW, offered=offered), 0)
        (button,) = (b for b in RULES.words.prompt(view, 0).buttons if b.action == RULES.records.parse("offer-draw"))
        assert (button.why.source if button.why else None) == why


# Turns without a capture (ruling 10).


def quiet_turns(state: State, count: int) -> State:
    for _ in range(count):
        assert state.phase == Phase.PLAN
        state = turn(state, "1^ 2^ 3^", "4^ 5^ 6^").state
    return state


def test_there_is_no_repetition_rule() -> None:
    state = quiet_turns(planning("A5 c4, B7 f6"), 150)
    assert state.phase == Phase.PLAN
    assert standing(state) == "A5 c4, B7 f6"


@pytest.mark.parametrize("limit", [20, 40])
def test_as_an_option_the_game_is_drawn_after_so_many_turns_without_a_capture(limit: int) -> None:
    state = quiet_turns(planning("A5 c4, B7 f6", draw_after=limit), limit - 1)
    assert state.phase == Phase.PLAN
    played = turn(state, "1^ 2^ 3^", "4^ 5^ 6^")
    assert (played.state.phase, played.state.winner, played.state.reason) == (Phase.OVER, DRAWN, Ending.QUIET)
    assert played.events[-1][1:] == (DRAWN, Ending.QUIET, limit)
    outcome = RULES.outcome(played.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.reason.n == limit
    for seat in (0, 1):
        assert RULES.words.prompt(RULES.secrets.view(played.state, seat), seat).ask == outcome.reason


@pytest.mark.parametrize("text", ["5<", "7>"], ids=["own", "other"])
def test_any_capture_begins_the_count_anew(text: str) -> None:
    state = quiet_turns(planning("A5 a4, B7 h4, A6 d3, B3 d6", draw_after=20), 19)
    one, two = ("5< 1^ 2^", "4^ 5^ 6^") if text == "5<" else ("1^ 2^ 4^", "7> 5^ 6^")
    state = turn(state, one, two).state
    assert (state.phase, state.quiet) == (Phase.PLAN, 0)
    state = quiet_turns(state, 19)
    assert state.phase == Phase.PLAN
    assert quiet_turns(state, 1).phase == Phase.OVER


def test_a_capture_counts_for_its_turn_also_when_a_super_slide_is_asked_before_or_after_it() -> None:
    state = planning("A5 a4, A4 d3, B7 h4, B3 d6", quiet=5)
    before = turn(state, "4v 5< 1^", "6^ 2^ 1^", "stay").state
    after = turn(state, "5< 4v 1^", "6^ 2^ 1^", "stay").state
    assert (before.quiet, after.quiet) == (0, 0)


def test_the_count_goes_on_over_a_question() -> None:
    state = turn(planning("A4 d3, B3 d6", quiet=5), "4v 5< 1^", "6^ 2^ 1^", "stay").state
    assert state.quiet == 6


def test_a_won_last_turn_is_a_win_and_not_a_draw() -> None:
    state = planning("A5 a4, B7 h4", draw_after=20, quiet=19, lost=(2, 2))
    played = turn(state, "1^ 2^ 5<", "4^ 1^ 6^").state
    assert (played.phase, played.winner) == (Phase.OVER, 1)


# Conceding (ruling 11).


def situations() -> dict[str, State]:
    return {
        "deploying": RULES.setup(OPTIONS, 2, rng.seeded(1)),
        "planning": planning(FEW),
        "locked": stacked(planning(FEW), "1^ 2^ 3^", "", locked=[0]),
        "offered": act(planning(FEW), 0, "offer-draw").state,
        "asked": move("A5 b4, B1 h6", "A5>").state,
    }


@pytest.mark.parametrize("when", list(situations()))
@pytest.mark.parametrize("seat", [0, 1])
def test_players_may_concede_at_any_time_and_the_opponent_wins(when: str, seat: int) -> None:
    state = situations()[when]
    assert "concede" in table(state, seat)
    played = act(state, seat, "concede")
    assert (played.state.phase, played.state.winner, played.state.reason) == (Phase.OVER, 1 - seat, Ending.CONCEDED)
    outcome = RULES.outcome(played.state)
    assert outcome is not None
    assert outcome.winners == (1 - seat,)
    assert RULES.actors(played.state) == ()


def test_conceding_reveals_no_plan() -> None:
    state = stacked(planning(FEW), "1^ 2^ 3^", "4^ 5^", locked=[0])
    over = act(state, 1, "concede").state
    for audience in (0, 1, None):
        assert RULES.secrets.view(over, audience).stacks == (b"", b"")


def test_conceding_in_the_action_step_shows_no_later_orders() -> None:
    over = act(move("A5 b4, B1 h6", "A5>").state, 1, "concede").state
    assert RULES.secrets.view(over, 1).stacks[0][1:] == b"\xfe\xfe"
    assert RULES.secrets.view(over, 0).stacks[1][1:] == b"\xfe\xfe"


def test_conceding_while_deploying_shows_no_row() -> None:
    state = act(RULES.setup(OPTIONS, 2, rng.seeded(1)), 0, "deploy X a", "deploy 5 b").state
    over = act(state, 0, "concede").state
    assert over.rows == (b"", b"")
    outcome = RULES.outcome(over)
    assert outcome is not None
    assert outcome.scores[0].total == 0


def test_the_game_is_undecided_until_it_ends() -> None:
    for state in situations().values():
        assert state.winner == UNDECIDED
        assert RULES.outcome(state) is None
