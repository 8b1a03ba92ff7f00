"""What Epona writes where there is little room is whole in both languages: how to breed, what is kept, what one has."""

import pytest
from cut_words import watched_painting
from epona_hand import Groom
from PySide6.QtGui import QFontMetricsF

from boardroom.games.epona.table.faces.layers import BESIDE_ICON
from tests.games.epona_positions import Box, position


def breeding(groom: Groom, language: str) -> None:
    """Cards to place, a stable to be drawn, and a mare and a stallion to be bred."""
    box = Box()
    horses = [box.card("mare"), box.card("stallion")]
    hand = box.cards(4, "working", cost=1)
    groom.context.settings.set("language", language)
    groom.tend(position([(box.stable(slots=4), horses)], [(box.stable(slots=3), ())], hands=[hand], studs=[1, 0]))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_how_to_breed_is_told_whole_in_a_narrow_window(groom: Groom, language: str) -> None:
    breeding(groom, language)
    for opened in (False, True):
        if opened:
            groom.page.ending.toggle_score()
        groom.settle()
        lines = [line.words for line in groom.page.prompt.lines]
        assert lines
        assert not any(line.endswith("…") for line in lines), lines


@pytest.mark.parametrize("language", ["en", "ja"])
def test_places_beside_the_hand_and_the_plate_are_written_whole(groom: Groom, language: str) -> None:
    """Also beside the page of the score."""
    with watched_painting() as painted:
        breeding(groom, language)
        groom.settle()
        for _ in range(2):
            groom.window.grab()
            assert painted.take_untold(groom.window) == []
            groom.page.ending.toggle_score()
            groom.settle()


@pytest.mark.parametrize(("language", "words"), [("en", "0 rollers"), ("ja", "ローラー0")])
def test_the_plate_has_room_for_the_names_of_what_one_has(groom: Groom, language: str, words: str) -> None:
    breeding(groom, language)
    measures = groom.table.measures(groom.shown)
    room = measures.fact(2).right() - measures.fact_icon(2).right() - BESIDE_ICON
    assert QFontMetricsF(groom.context.theme.text(1, 700)).horizontalAdvance(words) <= room
