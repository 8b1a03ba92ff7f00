"""The rulebook's Deployment, and what stands before it: the box, the seats, the options; with ruling 11."""

import random

import pytest

from boardroom.engine import rng
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.rules import Seal
from boardroom.engine.text import in_english
from boardroom.games.epigo import manifest
from boardroom.games.epigo.position.events import DeploymentRevealed, EpigonDeployed, TurnBegun
from boardroom.games.epigo.position.state import Phase, State
from boardroom.games.epigo.position.tiles import HIDDEN, VACANT
from tests.games.boards import OPTIONS, RULES, act, deployed, standing

ONE, TWO = "2 6 3 1 X 7 4 5", "4 1 X 6 2 7 3 5"


def fresh() -> State:
    return RULES.setup(OPTIONS, 2, rng.seeded(1))


def texts(state: State, seat: int) -> set[str]:
    return {RULES.records.text(action) for action in RULES.legal(state, seat)}


def test_the_core_game_is_for_two_players() -> None:
    assert manifest.players == (2,)
    for seats in (0, 1, 3, 4):
        with pytest.raises(ValueError, match="2 players"):
            RULES.setup(OPTIONS, seats, 1)


def test_it_takes_15_to_30_minutes_to_play() -> None:
    assert manifest.minutes == (15, 30)


def test_four_colour_sets_exist_and_each_has_a_symbol_of_its_own() -> None:
    assert len(manifest.colours) == 4
    assert len({colour.symbol for colour in manifest.colours}) == 4
    assert len({colour.key for colour in manifest.colours}) == 4


def test_a_set_consists_of_epigons_1_to_7_and_x() -> None:
    assert texts(fresh(), 0) == {f"deploy {tile} {column}" for tile in "X1234567" for column in "abcdefgh"}


def test_three_captures_are_the_rule() -> None:
    (captures,) = (option for option in RULES.options() if option.key == "captures")
    assert captures.default == 3


def test_each_player_may_arrange_the_epigons_in_any_arrangement() -> None:
    chance = random.Random(5)
    for _ in range(60):
        rows = [chance.sample("X1234567", 8) for _ in range(2)]
        state = deployed(*(" ".join(row) for row in rows)).state
        expected = {
            f"{'AB'[seat]}{tile} {'abcdefgh'[column]}{'45'[seat]}"
            for seat, row in enumerate(rows)
            for column, tile in enumerate(row)
            if tile != "X"
        }
        assert set(standing(state).split(", ")) == expected


def test_the_tiles_may_be_put_down_in_any_sequence() -> None:
    state = act(fresh(), 0, "deploy 7 h", "deploy X a", "deploy 1 d").state
    assert texts(state, 0) == {f"deploy {tile} {column}" for tile in "23456" for column in "bcefg"}


def test_each_row_lies_along_the_own_side_of_the_centreline_in_all_eight_columns() -> None:
    state = deployed(ONE, TWO).state
    assert standing(state) == (
        "A1 d4, A2 a4, A3 c4, A4 g4, A5 h4, A6 b4, A7 f4, B1 b5, B2 e5, B3 g5, B4 a5, B5 h5, B6 d5, B7 f5"
    )


def test_a_row_can_be_locked_in_only_when_all_eight_epigons_lie_on_it() -> None:
    state = fresh()
    for tile, column in zip(ONE.split(), "abcdefgh", strict=True):
        assert "lock" not in texts(state, 0)
        state = act(state, 0, f"deploy {tile} {column}").state
    assert texts(state, 0) == {"lock"}


def test_deployment_is_simultaneous_both_seats_may_place_at_any_time() -> None:
    state = fresh()
    assert set(RULES.actors(state)) == {0, 1}
    state = act(state, 1, "deploy 4 a").state
    assert set(RULES.actors(state)) == {0, 1}
    state = act(state, 0, "deploy 4 a").state
    assert state.rows[0][0] == state.rows[1][0] == 4


def test_who_has_locked_in_waits_and_the_other_still_places() -> None:
    state = act(fresh(), 0, *(f"deploy {t} {c}" for t, c in zip(ONE.split(), "abcdefgh", strict=True)), "lock").state
    assert state.phase == Phase.DEPLOY
    assert RULES.actors(state) == (1,)
    assert RULES.legal(state, 0) == ()
    assert len(RULES.legal(state, 1)) == 64


def test_deployment_is_secret_nothing_of_it_is_seen_by_the_other_before_the_reveal() -> None:
    played = act(fresh(), 0, "deploy 4 a", "deploy X b")
    for audience in (1, None):
        assert RULES.secrets.view(played.state, audience) == RULES.secrets.view(fresh(), audience)
        assert [RULES.secrets.see(event, audience) for event in played.events] == [None, None]
    assert [RULES.secrets.see(event, 0) for event in played.events] == list(played.events)
    assert RULES.secrets.view(played.state, 0).rows[0][:2] == bytes([4, 0])


def test_a_locked_row_is_seen_face_down() -> None:
    state = act(fresh(), 0, *(f"deploy {t} {c}" for t, c in zip(ONE.split(), "abcdefgh", strict=True)), "lock").state
    for audience in (1, None):
        view = RULES.secrets.view(state, audience)
        assert view.rows[0] == bytes([HIDDEN]) * 8
        assert view.rows[1] == bytes([VACANT]) * 8


def test_once_both_have_finished_all_tiles_are_flipped_face_up() -> None:
    played = deployed(ONE, TWO)
    (revealed,) = (event for event in played.events if isinstance(event, DeploymentRevealed))
    assert revealed.rows == (bytes([2, 6, 3, 1, 0, 7, 4, 5]), bytes([4, 1, 0, 6, 2, 7, 3, 5]))
    for audience in (0, 1, None):
        assert RULES.secrets.see(revealed, audience) == revealed
        assert RULES.secrets.view(played.state, audience) == played.state


def test_the_reveal_cannot_be_taken_back_but_the_first_lock_can() -> None:
    state = fresh()
    row = [f"deploy {t} {c}" for t, c in zip(ONE.split(), "abcdefgh", strict=True)]
    state = act(act(state, 0, *row).state, 1, *row).state
    lock = RULES.records.parse("lock")
    first = RULES.apply(state, 1, lock)
    assert first.seal == Seal.CONFIRM
    assert RULES.apply(first.state, 0, lock).seal == Seal.BARRIER


def test_both_x_leave_the_board_and_leave_an_empty_space_in_each_row() -> None:
    position = RULES.records.encode(deployed(ONE, TWO).state)["board"]
    assert position == "..../....../......../B4B1.B6B2B7B3B5/A2A6A3A1.A7A4A5/......../....../...."


@pytest.mark.parametrize("column", range(8))
def test_an_x_in_any_column_leaves_its_space_empty(column: int) -> None:
    row = "1234567"
    state = deployed(" ".join(row[:column] + "X" + row[column:]), TWO).state
    assert f" {'abcdefgh'[column]}4" not in standing(state)
    assert len(standing(state).split(", ")) == 14


def test_the_x_are_no_captures() -> None:
    state = deployed(ONE, TWO).state
    assert state.lost == (0, 0)
    scores = [RULES.words.score(state, seat) for seat in (0, 1)]
    assert [score is not None and score.total for score in scores] == [0, 0]


def test_then_the_first_turn_begins_with_its_planning_step() -> None:
    played = deployed(ONE, TWO)
    assert played.state.phase == Phase.PLAN
    assert played.state.turn == 1
    assert isinstance(played.events[-1], TurnBegun)
    assert set(RULES.actors(played.state)) == {0, 1}


def test_x_epigons_are_no_longer_used() -> None:
    state = deployed(ONE, TWO).state
    assert not any("X" in text or text.startswith("0") for seat in (0, 1) for text in texts(state, seat))


def test_who_is_asked_first_is_drawn_at_set_up() -> None:
    firsts = [RULES.actors(RULES.setup(OPTIONS, 2, rng.seeded(seed)))[0] for seed in range(200)]
    assert 60 < sum(firsts) < 140


def test_no_state_or_view_carries_a_generator_after_set_up() -> None:
    assert len({RULES.setup(OPTIONS, 2, rng.seeded(seed)) for seed in range(50)}) == 2


def test_events_of_deploying_name_seat_tile_and_column() -> None:
    (event,) = act(fresh(), 1, "deploy X c").events
    assert event == EpigonDeployed(0, 1, 0, 2)


@pytest.mark.parametrize(
    ("kinds", "turns"),
    [((PERSON, PERSON), 0), ((PERSON, COMPUTER), 0), ((COMPUTER, PERSON), 0), ((COMPUTER, COMPUTER), 60)],
)
def test_the_drawing_option_is_off_with_people_and_60_when_only_computers_play_resolved_at_set_up(
    kinds: tuple[str, str], turns: int
) -> None:
    resolved = RULES.resolve({}, kinds)
    assert resolved == {"captures": 3, "draw_after": turns}
    assert RULES.setup(resolved, 2, 1).draw_after == turns


def test_the_drawing_option_can_be_chosen_whoever_plays_and_is_marked_as_the_apps_own() -> None:
    (option,) = (option for option in RULES.options() if option.key == "draw_after")
    assert option.own
    assert option.values == ("auto", 0, 20, 40, 60, 100)
    for kinds in ((PERSON, PERSON), (COMPUTER, COMPUTER)):
        assert RULES.resolve({"draw_after": 20}, kinds)["draw_after"] == 20
        assert RULES.resolve({"draw_after": 0}, kinds)["draw_after"] == 0


def test_both_options_are_marked_as_the_apps_own_for_the_rulebook_offers_none() -> None:
    assert {option.key: option.own for option in RULES.options()} == {"captures": True, "draw_after": True}


# Reasons.


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("lock", "All eight Epigons must be on your row first."),
        ("deploy 4 c", "This Epigon is already on your row."),
        ("deploy 5 a", "Another Epigon is there."),
        ("5>", "Deploy your Epigons first; Orders come later."),
        ("offer-draw", "You can offer a draw only while planning."),
        ("accept-draw", "No draw is offered."),
        ("stay", "You have no super slide to decide."),
    ],
)
def test_while_deploying_it_is_said_why_not(text: str, reason: str) -> None:
    state = act(fresh(), 0, "deploy 4 a").state
    assert in_english(RULES.words.why_not(RULES.secrets.view(state, 0), 0, RULES.records.parse(text))) == reason
