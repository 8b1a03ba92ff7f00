"""Help that is opened while something is told: it is about what is asked now, and never fails over what is pictured."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from ephyran_hand import Builder
from epigo_hand import EpigoHand
from epona_hand import Groom
from farming import Farmer
from hand import Hand, Key
from PySide6.QtTest import QTest

from boardroom.ui.kit.context import AppContext
from tests.waiting import MOST

ACTIONS = 24
"""Enough to come to answers, ends of turns and hands that change."""

MOST_ASKED = 12
"""So often it is asked in a game."""

TABLES: dict[str, tuple[type[Hand], Callable[[Any], Any]]] = {
    "epigo": (EpigoHand, lambda hand: hand.begin()),
    "ephyran": (Builder, lambda hand: hand.build()),
    "epona": (Groom, lambda hand: hand.settle_in()),
    "my-kingdom-for-a-horse": (Farmer, lambda hand: hand.farm()),
}


def help_by_key(hand: Hand, opened: list[str]) -> str:
    """Where the rules open by F1 now; they are put away again."""
    before = len(opened)
    hand.key(Key.Key_F1)
    assert len(opened) == before + 1, "F1 opens the rules whatever is told"
    rules = hand.window.others.rules[hand.page.session.manifest.id]
    assert rules.isVisible()
    rules.close()
    hand.window.activateWindow()
    assert QTest.qWaitForWindowActive(hand.window, MOST)
    return opened[-1]


@pytest.mark.parametrize("game", sorted(TABLES))
def test_help_opened_while_a_step_is_told_is_about_what_is_asked_now(house: AppContext, game: str) -> None:
    kind, begin = TABLES[game]
    hand = kind(house)
    page = begin(hand)
    hand.settle()
    house.settings.set("motion", "fast")
    opened: list[str] = []
    page.rules.connect(opened.append)
    begun: list[object] = []
    page.stage.motion.begun.connect(begun.append)
    session, chance, told = page.session, Random(7), 0
    for _ in range(ACTIONS):
        actors = session.actors()
        if not actors:
            break
        if page.curtain.down:
            hand.lift_curtain()
        session.propose(actors[0], [chance.choice(session.legal(actors[0]))], session.stamp(actors[0]))
        begun.clear()
        while page.telling:
            if begun and not page.curtain.down and told < MOST_ASKED:
                begun.clear()
                asked = session.rules.words.prompt(session.view(hand.shown.audience), 0)
                beat = hand.shown.prompt is None
                told += beat
                assert help_by_key(hand, opened) == asked.help or not beat
                assert page.stage.motion.held, "whoever reads misses nothing"
                page.stage.motion.go_on()
            hand.see()
    assert told, "nothing was told"
    hand.close()
