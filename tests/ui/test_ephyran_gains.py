"""What the half in hand brings stands at each column where it may go."""

from collections.abc import Generator

import pytest
from ephyran_hand import Builder
from hand import Key

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.ephyran.position.actions import AddArea
from boardroom.games.ephyran.position.cards import is_dionysus
from boardroom.ui.kit.context import AppContext
from tests.games.cities import position


@pytest.fixture
def builder(house: AppContext) -> Generator[Builder, None, None]:
    made = Builder(house)
    yield made
    made.close()


def test_each_column_says_how_many_points_dionysus_brings_there_until_he_is_let_go(builder: Builder) -> None:
    """He counts twice where the god is, and once elsewhere: a stranger could not tell."""
    builder.build(position("lagoon ., lands .", "lands .", hands=["dionysus"]), kinds=(PERSON, COMPUTER))
    guides = builder.page.stage.drags.guides
    assert not guides.worths
    ways = [
        way
        for way in builder.page.table.gestures(builder.shown)
        if way.actions and isinstance(way.actions[0], AddArea) and is_dionysus(way.actions[0].half >> 1)
    ]
    preview = builder.page.session.rules.words.preview
    points = {way.target: preview(builder.shown.view, 0, way.actions[0]).points or 0 for way in ways}
    builder.take(builder.grasp(ways[0].source, ways[0].part), builder.aim("discard"))
    assert {key: mark.words for key, mark in guides.worths.items()} == {key: f"+{more}" for key, more in points.items()}
    assert sorted(points.values()) == [1, 1, 1, 2]
    builder.key(Key.Key_Escape)
    assert not guides.worths
