"""Taking back and doing again, seat by seat, and what cannot be taken back any more."""

import pytest

from boardroom.engine.rules import IllegalAction
from tests.sessions import Played, deployed, played

STANDS = "{seat}’s “{action}” cannot be undone: something new was seen."


def why(game: Played, seat: int) -> str | None:
    """The reason why a seat cannot undo, which undo itself gives too, and then leaves everything as it was."""
    text = game.session.why_no_undo(seat)
    if text is None:
        return None
    before = game.everything()
    with pytest.raises(IllegalAction) as refusal:
        game.session.undo(seat)
    assert refusal.value.why == text
    assert game.everything() == before
    return text.source


# Steps


def test_a_sequence_is_one_step() -> None:
    game = deployed()
    game.do(0, "5>")
    game.do(0, "3^ 1^ lock")
    game.session.undo(0)
    assert game.draft(0) == "5>"
    game.session.redo(0)
    assert game.draft(0) == "5> 3^ 1^ lock"
    game.session.undo(0)
    game.session.undo(0)
    assert game.draft(0) == ""
    assert why(game, 0) == STANDS
    game.agrees()


def test_a_new_draft_is_one_step() -> None:
    game = deployed()
    game.do(0, "5> 3^")
    game.do(0, "1^")
    game.redraft(0, "1^ 5> 2<")
    assert game.draft(0) == "1^ 5> 2<"
    game.session.undo(0)
    assert game.draft(0) == "5> 3^ 1^"
    game.session.undo(0)
    assert game.draft(0) == "5> 3^"
    game.session.redo(0)
    game.session.redo(0)
    assert game.draft(0) == "1^ 5> 2<"
    assert not game.session.can_redo(0)
    game.agrees()


def test_a_draft_cleared_at_once_comes_back_at_once() -> None:
    game = deployed()
    game.do(0, "5>")
    game.do(0, "3^")
    game.redraft(0, "")
    assert game.draft(0) == ""
    game.session.undo(0)
    assert game.draft(0) == "5> 3^"


def test_acting_anew_ends_what_could_be_done_again() -> None:
    game = deployed()
    game.do(0, "5>")
    game.session.undo(0)
    game.do(0, "4>")
    before = game.everything()
    assert not game.session.can_redo(0)
    with pytest.raises(IllegalAction, match="Nothing to redo"):
        game.session.redo(0)
    assert game.everything() == before


# Seats beside each other


def test_seats_that_draw_up_at_the_same_time_take_back_each_its_own() -> None:
    game = deployed()
    game.do(0, "5>")
    game.do(1, "6v")
    game.do(0, "3^")
    game.do(1, "4v 2v")
    game.session.undo(0)
    assert (game.draft(0), game.draft(1)) == ("5>", "6v 4v 2v")
    game.session.undo(1)
    game.session.undo(0)
    assert (game.draft(0), game.draft(1)) == ("", "6v")
    game.session.redo(0)
    game.session.redo(1)
    game.session.redo(0)
    assert (game.draft(0), game.draft(1)) == ("5> 3^", "6v 4v 2v")
    assert not game.session.can_redo(0)
    assert not game.session.can_redo(1)
    game.agrees()


def test_steps_hold_while_the_other_seat_rewrites_what_lies_before_them() -> None:
    game = deployed()
    game.do(1, "6v 4v")
    game.do(0, "5> 3^")
    game.do(0, "1^ lock")
    game.session.seal_others(1)
    game.do(1, "2v")
    game.session.undo(1)
    game.session.undo(1)
    assert game.draft(1) == ""
    assert why(game, 0) == "Another player has looked or acted since then."
    game.session.redo(1)
    assert (game.draft(0), game.draft(1)) == ("", "6v 4v")
    game.session.undo(1)
    assert game.draft(1) == ""
    game.agrees()


def test_a_step_of_two_actions_stays_one_when_the_other_seat_rewrites_before_it() -> None:
    game = deployed()
    game.do(1, "6v")
    game.do(1, "4v")
    game.do(0, "5> 3^")
    game.redraft(1, "7v")
    game.session.undo(0)
    assert (game.draft(0), game.draft(1)) == ("", "7v")
    game.session.undo(1)
    game.session.redo(0)
    assert (game.draft(0), game.draft(1)) == ("5> 3^", "6v 4v")


# Confirmations


def test_a_confirmation_is_taken_back_until_the_curtain_lifts_for_another_person() -> None:
    game = deployed()
    game.do(0, "5> 3^ 1^")
    game.do(0, "lock")
    game.session.seal_others(0)
    game.session.undo(0)
    assert game.draft(0) == "5> 3^ 1^"
    game.session.redo(0)
    game.session.seal_others(1)
    assert game.draft(0) == ""
    assert why(game, 0) == "Another player has looked or acted since then."
    assert not game.session.can_redo(0)


def test_a_draft_that_is_not_confirmed_stays_open_when_another_person_looks() -> None:
    game = deployed()
    game.do(0, "5> 3^ 1^")
    game.session.seal_others(1)
    game.session.undo(0)
    assert game.draft(0) == ""


def test_only_confirmations_that_were_there_when_the_curtain_lifted_are_sealed() -> None:
    game = deployed()
    game.do(1, "6v 4v 2v")
    game.do(0, "5> 3^ 1^")
    game.session.seal_others(1)
    game.session.undo(1)
    game.do(0, "lock")
    assert game.session.why_no_undo(0) is None
    game.session.undo(0)
    assert game.draft(0) == "5> 3^ 1^"


def test_the_reveal_ends_what_may_be_taken_back_by_anybody() -> None:
    game = deployed()
    game.do(0, "5> 3^ 1^ lock")
    game.do(1, "6v 4v 2v")
    game.session.undo(1)
    game.session.redo(1)
    game.do(1, "lock")
    for seat in (0, 1):
        assert why(game, seat) == STANDS
        assert game.draft(seat) == ""
        assert not game.session.can_redo(seat)


def test_a_lock_is_not_done_again_when_it_would_now_begin_the_reveal() -> None:
    game = deployed("pc")
    game.do(0, "5> 3^ 1^")
    game.do(0, "lock")
    game.session.undo(0)
    assert game.session.can_redo(0)
    game.do(1, "6v 4v 2v lock")
    assert not game.session.can_redo(0)
    turn = game.session.view(0).turn
    game.do(0, "lock")
    assert game.line()[-1] == "0:lock"
    assert game.session.history(None, game.session.length - 1)[0].events[1].turn == turn


def test_a_lock_does_not_come_back_by_undo_when_it_would_now_begin_the_reveal() -> None:
    game = deployed("pc")
    game.do(0, "5> 3^ 1^ lock")
    game.redraft(0, "5> 3^ 2^")
    game.do(1, "6v 4v 2v lock")
    assert why(game, 0) == "Another player has looked or acted since then."
    game.redraft(0, "5> 3^ 4<")
    game.session.undo(0)
    assert game.draft(0) == "5> 3^ 2^"
    game.agrees()


def test_taking_a_lock_back_leaves_the_computers_lock_where_it_is() -> None:
    game = deployed("pc")
    game.do(1, "6v 4v 2v lock")
    game.do(0, "5> 3^")
    game.do(0, "1^")
    game.session.undo(0)
    assert game.session.state.locked == 2
    game.redraft(0, "7> 6> 5> lock")
    assert game.session.view(0).locked == 0
    game.agrees()


# What was said before everybody


def test_a_draw_offer_between_drafts_does_not_keep_anybody_from_taking_back_his_own() -> None:
    game = deployed()
    game.do(0, "5>")
    game.do(1, "6v")
    game.do(0, "offer-draw")
    game.session.undo(0)
    game.session.undo(1)
    assert (game.draft(0), game.draft(1)) == ("", "")
    assert not game.session.can_redo(1)
    game.do(1, "decline-draw")
    game.session.redo(0)
    assert game.draft(0) == "5>"
    assert [entry for entry in game.line() if "draw" in entry] == ["0:offer-draw", "1:decline-draw"]
    game.agrees()


def test_an_offer_is_no_step_of_its_own() -> None:
    game = deployed()
    game.do(0, "5>")
    game.do(0, "3>")
    game.session.undo(0)
    game.do(0, "offer-draw")
    game.do(1, "decline-draw")
    assert game.session.can_redo(0)
    game.session.undo(0)
    assert game.draft(0) == ""
    assert why(game, 0) == "What has been announced cannot be undone."
    assert why(game, 1) == "What has been announced cannot be undone."


def test_an_offer_within_a_sequence_stays_when_the_rest_is_taken_back() -> None:
    game = deployed()
    game.do(0, "5> 3> offer-draw")
    game.session.undo(0)
    assert game.draft(0) == ""
    assert game.line()[-1] == "0:offer-draw"


def test_nothing_is_done_again_while_an_offer_waits_for_its_answer() -> None:
    game = deployed()
    game.do(0, "5>")
    game.session.undo(0)
    game.do(0, "offer-draw")
    assert not game.session.can_redo(0)
    with pytest.raises(IllegalAction, match="must answer your draw offer first"):
        game.session.redo(0)
    game.do(1, "decline-draw")
    game.session.redo(0)
    assert game.draft(0) == "5>"


def test_an_answered_offer_leaves_a_lock_that_may_be_taken_back() -> None:
    game = deployed()
    game.do(0, "5> 3^ 1^ lock")
    game.do(1, "offer-draw")
    game.do(0, "decline-draw")
    game.session.undo(0)
    assert game.session.state.locked == 0
    assert game.session.state.offered == 2
    game.agrees()


def test_conceding_ends_the_game_for_good_and_everything_drawn_up_with_it() -> None:
    for name, drafts in (("epigo", ("deploy 3 c", "deploy 4 d")), ("haggle", ("3", "4"))):
        game = played(name)
        for seat in (0, 1):
            game.do(seat, [drafts[seat]])
        game.do(0, "concede")
        assert game.session.outcome is not None
        assert game.session.actors() == ()
        for seat in (0, 1):
            assert why(game, seat) is not None
            assert game.draft(seat) == ""
        game.agrees()


# Turn by turn


def test_in_turn_a_person_takes_back_until_another_person_has_acted() -> None:
    game = played("heap", "pp")
    game.do(0, "one")
    game.session.undo(0)
    game.session.redo(0)
    game.do(1, "one")
    assert why(game, 0) == "Another player has looked or acted since then."
    game.session.undo(1)
    game.session.undo(0)
    assert game.line() == []
    assert why(game, 1) == "You have nothing to undo."


def test_against_computers_undo_goes_back_to_the_persons_last_decision() -> None:
    game = played("heap", "pcc")
    game.do(0, "one")
    game.do(1, "two stand")
    game.do(2, "one")
    game.do(0, "one")
    game.do(1, "one")
    game.session.undo(0)
    assert game.line() == ["0:one", "1:two", "1:stand", "2:one"]
    assert game.session.actors() == (0,)
    game.session.undo(0)
    assert game.line() == []
    game.session.redo(0)
    assert game.line() == ["0:one"]
    assert not game.session.can_redo(0)
    game.agrees()


def test_what_was_said_in_a_later_turn_keeps_the_turns_before_it() -> None:
    game = played("heap", "pc")
    game.do(0, "one")
    game.do(1, "call one")
    game.do(0, "two")
    game.session.undo(0)
    assert why(game, 0) == "Another player has looked or acted since then."
    assert game.line() == ["0:one", "1:call", "1:one"]


def test_a_computer_that_has_already_replied_is_told_of_the_undo() -> None:
    game = played("heap", "pc")
    game.do(0, "one")
    at = game.session.stamp(1)
    game.session.undo(0)
    with pytest.raises(ValueError, match="seat 1 proposed"):
        game.session.propose(1, game.actions("one"), at)


def test_a_game_without_secrets_goes_back_to_its_beginning_and_forth_to_its_end() -> None:
    game = played("heap", "p")
    for word in ("one", "two stand", "two", "bow", "one"):
        game.do(0, word)
    end = game.session.state
    for _ in range(5):
        game.session.undo(0)
    assert game.line() == []
    for _ in range(5):
        game.session.redo(0)
    assert game.session.state == end
    game.agrees()
