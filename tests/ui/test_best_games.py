"""The best games of one player alone, below the score: of games with the same options, the present one among them."""

from pathlib import Path

import pytest
from attrs import evolve
from test_end import scrolls
from test_score_grid import Harvester
from test_score_pad import pad

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.controller.storage.best_games import LoneGame, lone_games, ranked
from boardroom.controller.storage.store import Store
from boardroom.engine.manifest import PERSON
from boardroom.engine.outcome import Score
from boardroom.engine.records.record import SeatSpec
from boardroom.ui.game_page.score.best_games import BestGame
from boardroom.ui.kit.context import AppContext
from tests.harvest import HarvestRules, State
from tests.played import WHEN, save_game

VERA = SeatSpec("Vera", "person")


def finish(hand: Harvester, players: int = 1) -> None:
    """Play a game of Harvest to its end."""
    hand.plant(players)
    hand.see()
    session = hand.page.session
    while session.outcome is None:
        (seat,) = session.actors()
        hand.propose(seat, session.rules.records.text(session.legal(seat)[0]))
    hand.context.store.flush()


def best(hand: Harvester) -> list[str]:
    """The lines of the best games, as they are heard, once all files have been read."""
    hand.wait(lambda: bool(lines(hand)))
    return [line.accessibleName() for line in lines(hand)]


def lines(hand: Harvester) -> list[BestGame]:
    games = pad(hand).best
    assert games is not None
    return games.lines


@pytest.fixture
def harvester(house: AppContext) -> Harvester:
    return Harvester(house, (1280, 720))


def total(hand: Harvester) -> int:
    outcome = hand.page.session.outcome
    assert outcome is not None
    return outcome.scores[0].total


def test_the_first_game_is_the_best_one(harvester: Harvester) -> None:
    finish(harvester)
    assert best(harvester) == [f"1. Vera, this game: {total(harvester)}"]
    harvester.close()


def test_of_many_games_the_best_five_are_shown_and_the_present_one(harvester: Harvester, house: AppContext) -> None:
    finish(harvester)
    points, present = total(harvester), harvester.page.session.record()
    for number in range(7):
        other = evolve(present, uid=f"earlier-{number}", created=f"2026-01-0{number + 1}T12:00:00+00:00")
        house.store.create(other).finish(lambda written: None)
    elsewhere = evolve(present, uid="of-other-options", options={"something": "else"})
    house.store.create(elsewhere).finish(lambda written: None)
    house.store.create(evolve(present, uid="a-copy-of-one", created="2026-01-02T12:00:00+00:00")).finish(
        lambda written: None
    )
    house.store.flush()
    (Path(house.store.games) / "damaged-one.json").write_text('{"game": "harvest"')
    finish(harvester)
    assert total(harvester) == points
    heard = best(harvester)
    assert heard[:5] == [f"1. Vera, 2026-01-0{day}: {points}" for day in range(1, 6)]
    assert heard[5:] == [f"1. Vera, this game: {points}"]
    assert [line.present for line in lines(harvester)] == [False] * 5 + [True]
    assert not scrolls(harvester)
    harvester.close()


def test_games_are_ranked_by_points_and_equals_share_a_place_the_oldest_first() -> None:
    games = [LoneGame(f"game-{day}", VERA, points, f"2026-01-0{day}") for day, points in enumerate((70, 90, 80, 90), 1)]
    assert [(entry.place, entry.game.begun[-1]) for entry in ranked(games, games[0])] == [
        (1, "2"), (1, "4"), (3, "3"), (4, "1"),
    ]  # fmt: skip


@pytest.mark.parametrize("players", [2, 3])
def test_games_of_several_are_not_measured_by_others(harvester: Harvester, players: int) -> None:
    finish(harvester, players)
    assert pad(harvester).best is None
    harvester.close()


def test_a_game_that_its_score_does_not_decide_is_not_measured_by_others(
    harvester: Harvester, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = HarvestRules.words.score

    def score(view: State, seat: int) -> Score:
        found = whole(view, seat)
        assert found is not None
        return evolve(found, decides=False)

    words = evolve(HarvestRules.words, score=score)
    monkeypatch.setattr(HarvestRules, "words", words)
    finish(harvester)
    assert pad(harvester).best is None
    harvester.close()


def test_a_game_from_before_an_option_counts_with_those_that_have_it_at_its_default(tmp_path: Path) -> None:
    store = Store(tmp_path)
    older = save_game(store, "epona", [("Vera", PERSON)], 400)
    options = {key: value for key, value in older.options.items() if key in ("start", "rounds", "refusal")}
    assert options != older.options
    written = evolve(older, uid="before-star-stables", options=options, created="2026-01-01T12:00:00+00:00")
    store.create(written).finish(lambda done: None)
    store.flush()
    manifest, rules = catalog.manifest("epona"), catalog.rules("epona")
    for chosen, found in (({}, 2), ({"stables": "star"}, 0)):
        session = Session.new(
            manifest, rules, chosen, older.seats, 7, "present-one-1", lambda: WHEN, lambda parts: None
        )
        games = [game for game in lone_games(store, session) if game is not None]
        assert len(games) == found
