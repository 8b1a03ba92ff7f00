"""Farms slide to their new places when somebody else is to act, with the names; nobody waits, and the end is what lies
there.
"""

import pytest
from farming import Farmer
from hand import Key
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication

from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable
from boardroom.ui.kit.context import AppContext
from tests.games.farms import columns, others

DICE = "sheep-2 pig-1 fence-1 sheep"


def hand_over(farmer: Farmer) -> None:
    """Aiko takes no die: Tomas is asked next."""
    page = farmer.farm(others(columns(2, 2, 1), columns(2, 0, 3), columns(1, 1), dice=DICE))
    farmer.settle()
    assert isinstance(page.table, KingdomTable)
    farmer.do("pass")


def seen(farmer: Farmer) -> QImage:
    QApplication.processEvents()
    return farmer.page.grab().toImage()


def plain(picture: QPixmap) -> QImage:
    return picture.toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("theme", ["day", "evening"])
def test_two_farms_change_places_in_sight_and_end_where_they_lie(farmer: Farmer, house: AppContext, theme: str) -> None:
    house.settings.set("theme", theme)
    house.settings.set("motion", "slow")
    hand_over(farmer)
    page, sliding = farmer.page, farmer.page.sliding
    assert farmer.actor == 2
    away, here = sliding.flights
    assert (away.grows, here.grows) == (False, True)
    assert away.start == here.end
    assert away.end.width() < away.start.width()
    assert here.start.width() < here.end.width()
    assert away.name.width() > 0
    sliding.step(0.5)
    midway = seen(farmer)
    farmer.wait(lambda: not sliding.flights)
    settled = seen(farmer)
    assert midway != settled
    page.flow.show(farmer.shown.actor, glide=False)
    assert seen(farmer) == settled


def test_what_slides_is_the_farm_of_its_seat(farmer: Farmer, house: AppContext) -> None:
    house.settings.set("motion", "slow")
    hand_over(farmer)
    away, here = farmer.page.sliding.flights
    farmer.page.sliding.end()
    box = here.end.toAlignedRect()
    lies_there = farmer.page.stage.viewport().grab(box)
    assert plain(here.picture) == plain(lies_there) != plain(away.picture)


@pytest.mark.parametrize("by", ["key", "click"])
def test_whatever_is_done_meanwhile_ends_it_and_counts(farmer: Farmer, house: AppContext, by: str) -> None:
    house.settings.set("motion", "slow")
    hand_over(farmer)
    sliding, page = farmer.page.sliding, farmer.page
    assert sliding.flights
    if by == "key":
        farmer.key(Key.Key_Tab)
    else:
        farmer.drag("die.1", "field")
        assert page.session.length == 2
        assert farmer.state.turn.taken
    if by == "key":
        assert not sliding.flights
        assert not sliding.isVisible()


def test_with_motion_off_nothing_slides(farmer: Farmer) -> None:
    hand_over(farmer)
    assert not farmer.page.sliding.flights
    assert not farmer.page.sliding.isVisible()
    assert farmer.at_home()


def test_where_another_farm_is_looked_at_it_slides_there_too_and_back(farmer: Farmer, house: AppContext) -> None:
    house.settings.set("motion", "slow")
    hand_over(farmer)
    sliding, table = farmer.page.sliding, farmer.page.table
    sliding.end()
    table.look_at(0)
    assert len(sliding.flights) == 2
    table.look_at(0)
    assert len(sliding.flights) == 2
    farmer.wait(lambda: not sliding.flights)
    assert farmer.at_home()


def take_a_die(farmer: Farmer) -> None:
    """Aiko takes two sheep: Tomas is asked next."""
    farmer.farm(others(columns(2, 2, 1), columns(2, 0, 3), columns(1, 1), dice=DICE))
    farmer.settle()
    farmer.propose(1, "take 1")


def test_what_a_seat_gained_last_walks_in_before_the_farms_slide(farmer: Farmer, house: AppContext) -> None:
    house.settings.set("motion", "slow")
    take_a_die(farmer)
    page = farmer.page
    assert page.telling
    assert farmer.ask == "Aiko gains 2 sheep."
    shown = page.stage.pieces.shown
    assert shown is not None
    assert page.table.large(shown) == {1}
    farmer.wait(lambda: bool(page.sliding.flights))
    assert farmer.actor == 2


def test_with_motion_off_nothing_is_waited_for_at_a_handover(farmer: Farmer, house: AppContext) -> None:
    house.settings.set("motion", "off")
    take_a_die(farmer)
    assert not farmer.page.telling
    assert farmer.actor == 2
