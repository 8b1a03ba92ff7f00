"""A name on a panel is the same during a whole game, whatever stands beside it."""

import random
from typing import Any

import pytest
from hand import Hand, seated
from PySide6.QtGui import QPainter

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.ephyran.table.faces import writing as ephyran
from boardroom.games.epona.table.faces import writing as epona
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.say import called, called_in_short

WRITING: dict[str, Any] = {"epona": epona.Writing, "ephyran": ephyran.Writing}
"""What writes the titles of a game: the names on its panels."""
LONG_AND_SHORT = {"ja": {"CPU"}, "en": {"Computer", "CPU"}}
STEPS = 40


@pytest.mark.parametrize("language", LONG_AND_SHORT)
@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1600, 900)])
@pytest.mark.parametrize("game", WRITING)
def test_a_computer_is_called_the_same_as_long_as_the_window_keeps_its_size(
    house: AppContext, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int], language: str
) -> None:
    titles: list[str] = []
    writing: list[bool] = []
    title, draw = WRITING[game].title, QPainter.drawText

    def watched(*given: Any) -> None:
        writing.append(True)
        title(*given)
        writing.clear()

    def drawn(painter: QPainter, *given: Any) -> Any:
        titles.extend(word for word in given if writing and isinstance(word, str))
        return draw(painter, *given)

    monkeypatch.setattr(WRITING[game], "title", watched)
    monkeypatch.setattr(QPainter, "drawText", drawn)
    house.settings.set("language", language)
    # A panel that opens by itself would leave the table another room, as another window does.
    house.settings.set("last_turn", "never")
    hand, chance = Hand(house, size), random.Random(game)
    try:
        page = hand.start(game, seated(("", ""), (PERSON, COMPUTER), ("Haru", "")))
        for _ in range(STEPS):
            hand.wait(lambda: page.session.outcome is not None or (hand.can_go_on and not page.telling))
            if page.session.outcome is not None:
                break
            # Every picture is painted as a player sees it.
            page.stage.grab()
            page.session.propose(0, [chance.choice(hand.shown.legal)], page.session.stamp(0))
            hand.see()
        page.stage.grab()
        assert len(set(titles) & LONG_AND_SHORT[language]) == 1, set(titles)
    finally:
        hand.close()


@pytest.mark.parametrize(
    ("language", "size", "name"),
    [("en", (1280, 720), "Computer {}"), ("ja", (1600, 1000), "CPU{}")],
)
@pytest.mark.parametrize("players", [3, 6])
def test_small_panels_of_epona_call_a_computer_as_its_score_does_where_there_is_room(
    house: AppContext, painted: list[str], players: int, language: str, size: tuple[int, int], name: str
) -> None:
    house.settings.set("language", language)
    hand = Hand(house, size)
    try:
        kinds = (PERSON, *(COMPUTER,) * (players - 1))
        page = hand.start("epona", seated(("",) * players, kinds, ("Haru", *("",) * (players - 1))), {"start": "first"})
        page.stage.grab()
        assert {name.format(number) for number in range(1, players)} <= set(painted)
        assert "CPU" in name or not any("CPU" in words for words in painted)
    finally:
        hand.close()


def test_small_panels_of_epona_call_computers_by_their_whole_names_beside_pairs_that_leave_room_for_them(
    house: AppContext, painted: list[str]
) -> None:
    hand = Hand(house, (1280, 720))
    try:
        seats = seated(("",) * 3, (PERSON, COMPUTER, COMPUTER), ("Haru", "", ""))
        page = hand.start("epona", seats, {"form": "high"})
        page.stage.grab()
        assert {"Computer 1", "Computer 2"} <= set(painted)
    finally:
        hand.close()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_at_the_end_the_table_of_ephyran_calls_players_as_the_score_beside_it_does(
    house: AppContext, painted: list[str], size: tuple[int, int], language: str
) -> None:
    house.settings.set("language", language)
    hand = Hand(house, size)
    try:
        page = hand.start("ephyran", seated(("",) * 2, (PERSON, COMPUTER), ("", "")), {"start": "first"})
        hand.propose(0, "concede")
        hand.wait(lambda: page.free and page.session.outcome is not None)
        hand.settle()
        painted.clear()
        page.stage.repaint_all()
        page.stage.grab()
        whole, short = (
            {hand.context.say(call(seat, page.names)) for seat in (0, 1)} for call in (called, called_in_short)
        )
        assert whole <= set(painted)
        # In Japanese a computer has one name.
        assert not (short - whole) & set(painted)
    finally:
        hand.close()
