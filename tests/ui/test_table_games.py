"""Whole games of Epigo in the real window, from the first Epigon to the last capture, by mouse, by keys, by the list."""

import pytest
from play import ROWS, TURNS, Hand, Key, orders_of
from PySide6.QtCore import Qt

from boardroom.engine.rules import COMPUTER, PERSON
from boardroom.games.epigo.state import OVER
from boardroom.ui.scorepad import ScorePad


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("theme", ["day", "evening"])
def test_a_whole_game_is_played_by_dragging(hand: Hand, language: str, theme: str) -> None:
    hand.room.settings.set("language", language)
    hand.room.settings.set("theme", theme)
    page = hand.begin()
    hand.deployed(ROWS)
    assert [hand.turn(orders, "stay") for orders in TURNS[:2]] == [3, 2]
    assert page.session.state.lost == (0, 2)
    hand.turn(TURNS[2])
    assert page.session.state.phase == OVER
    assert page.session.outcome is not None
    assert page.session.outcome.winners == (0,)
    assert page.session.state.lost == (0, 3)
    assert page.findChild(ScorePad).isVisible()
    assert ("Vera" in hand.ask) and page.hotseat.audience is None
