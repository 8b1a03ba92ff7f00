"""Series: what is kept of games that are over, how they stand, and how another one is begun."""

import json
from pathlib import Path

import pytest
from attrs import evolve

from boardroom.controller import open_game
from boardroom.controller.rematch import rematch, series_of
from boardroom.controller.session import Session
from boardroom.controller.storage.store import Store
from boardroom.engine.outcome import Outcome, Score
from boardroom.engine.records.record import SeatSpec, load
from boardroom.engine.series import MOST_GAMES, PastGame, Standing, moved_on, past_game, standing
from boardroom.engine.text import verbatim
from boardroom.engine.work import done
from boardroom.games.epigo.game import EpigoRules
from boardroom.games.epigo.position.actions import CONCEDE
from tests.test_record import HEAD, written

SEATS = (SeatSpec("Vera", "person", "", "terracotta"), SeatSpec("Aiko", "person", "", "ivory"))
FARMS = "my-kingdom-for-a-horse"
WON, DRAWN = PastGame((1,), (3, 5)), PastGame((0, 1), (2, 2))


def begun(folder: Path, series: tuple[PastGame, ...] = ()) -> Session:
    """A game of Epigo, kept in a folder."""
    game = open_game.begun(Store(folder), "epigo", {"captures": 2}, SEATS, 1, series)
    return game.session


def concede(session: Session, seat: int) -> None:
    session.propose(seat, [CONCEDE], session.stamp(seat))


def test_of_a_game_that_is_over_the_winners_and_the_points_are_kept() -> None:
    outcome = Outcome((1, 0), verbatim("Both."), (Score(1, 7), Score(0, 4)))
    assert past_game(outcome, 2) == PastGame((0, 1), (4, 7))
    assert past_game(Outcome((0,), verbatim("Took the last.")), 2) == PastGame((0,))


def test_a_victory_of_all_is_a_draw_and_one_of_some_counts_for_each_of_them() -> None:
    assert standing((WON, DRAWN), 2) == Standing(2, (0, 1), 1, (5, 7))
    assert standing((PastGame((0, 2)), PastGame(())), 3) == Standing(2, (1, 0, 1), 0)
    assert standing((PastGame((0,), (12,)),), 1) == Standing(1, (1,), 0, (12,)), "alone nothing is a draw"
    assert standing((WON, PastGame((0,))), 2).points == (), "points that were not always counted are not added up"


def test_results_move_on_with_the_people() -> None:
    assert moved_on(PastGame((0, 1), (7, 8, 2)), 3) == PastGame((0, 2), (8, 2, 7))


def test_a_series_is_kept_in_the_record_and_records_without_one_are_as_they_were() -> None:
    record = evolve(HEAD, series=(WON, DRAWN, PastGame(())))
    assert load(written(record), "") == record
    assert "series" not in json.loads(written(HEAD))
    assert load(written(HEAD), "").series == ()


def test_a_rematch_has_the_same_people_and_knows_the_games_before_it(tmp_path: Path) -> None:
    session = begun(tmp_path)
    assert rematch(session).series == (), "a game that goes on has no result"
    concede(session, 0)
    again = rematch(session)
    assert (again.seats, again.series) == (session.seats, (PastGame((1,), (0, 0)),))
    second = begun(tmp_path, again.series)
    assert second.series == again.series
    concede(second, 1)
    assert series_of(second) == (PastGame((1,), (0, 0)), PastGame((0,), (0, 0)))


def test_a_series_survives_closing_the_program(tmp_path: Path) -> None:
    store = Store(tmp_path)
    game = open_game.begun(store, "epigo", {"captures": 2}, SEATS, 1, (WON, DRAWN))
    concede(game.session, 0)
    store.flush()
    game.file.let_go()
    assert series_of(done(open_game.resuming(Store(tmp_path), game.session.uid)).session)[:2] == (WON, DRAWN)


def test_the_oldest_games_of_a_very_long_series_are_forgotten(tmp_path: Path) -> None:
    session = begun(tmp_path, (DRAWN, *[WON] * (MOST_GAMES - 1)))
    concede(session, 0)
    assert len(rematch(session).series) == MOST_GAMES
    assert DRAWN not in rematch(session).series


@pytest.mark.parametrize(("start", "moves"), [("first", True), ("random", False)])
def test_the_start_moves_on_where_the_first_seat_always_begins(start: str, moves: bool, tmp_path: Path) -> None:
    game = open_game.begun(Store(tmp_path), FARMS, {"start": start}, SEATS, 1, (PastGame((0,)),))
    session = game.session
    assert rematch(session)[1:] == (SEATS, (PastGame((0,)),)), "a game that goes on is begun anew as it was"
    seat = session.actors()[0]
    (concede,) = session.table_actions(seat)
    session.propose(seat, [concede], session.stamp(seat))
    again = rematch(session)
    assert [seat.name for seat in again.seats] == (["Aiko", "Vera"] if moves else ["Vera", "Aiko"])
    assert again.series[0].winners == ((1,) if moves else (0,))
    assert len(again.series) == 2


def test_who_is_asked_first_in_epigo_is_drawn() -> None:
    assert not EpigoRules().first_seat_begins({"captures": 2, "draw_after": 20})
