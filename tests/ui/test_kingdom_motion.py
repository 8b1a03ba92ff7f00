"""Every step is seen: dice tumble, animals walk from die or stall to their pen and away; nothing is in the way."""

import pytest
from farming import Farmer
from hand import CTRL, Key

from boardroom.games.my_kingdom_for_a_horse.table.dicebox import dice_box
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.motion import Beat
from tests.games.farms import columns, others, rolled, trading


@pytest.fixture
def moved(house: AppContext) -> list[Beat]:
    """The beats that are played from now on, with motion on."""
    house.settings.set("motion", "slow")
    return []


def watch(farmer: Farmer, begun: list[Beat]) -> None:
    farmer.settle()
    farmer.page.stage.motion.begun.connect(begun.append)


def assert_comes_to_rest(farmer: Farmer) -> None:
    farmer.settle()
    farmer.wait(lambda: not farmer.page.stage.motion.running)
    assert farmer.at_home()


def roll_again(farmer: Farmer) -> None:
    """Roll the first and the last die once more."""
    for die in ("die.0", "die.3"):
        farmer.click(farmer.piece(die))
    farmer.click(farmer.button("tool.roll"))


def test_dice_that_are_rolled_tumble_and_the_words_come_last(farmer: Farmer, moved: list[Beat]) -> None:
    page = farmer.farm(rolled(columns(2, 2), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    watch(farmer, moved)
    before = page.prompt.words
    roll_again(farmer)
    (beat,) = [beat for beat in moved if beat.event is not None]
    assert list(beat.tumbles) == ["die.0", "die.3"]
    assert page.prompt.words[0] != page.context.say(page.session.rules.describe(beat.event), page.names)
    assert page.prompt.words[0] == before[0], "what was rolled is not said while it rolls"
    page.stage.motion._step(beat, 0.5)
    assert farmer.pieces["die.0"].rotation() != 0
    assert farmer.pieces["die.1"].rotation() == 0, "the others lie still"
    page.stage.motion._step(beat, 1.0)
    assert page.prompt.words[0] == page.context.say(page.session.rules.describe(beat.event), page.names)
    page.stage.motion.skip()
    assert_comes_to_rest(farmer)


def test_what_a_die_gives_walks_from_it_and_is_in_nobodys_way(farmer: Farmer, moved: list[Beat]) -> None:
    page = farmer.farm(rolled(columns(2, 2), columns(2), dice="sheep-2 pig-1 fence-1 cow", rolls=3))
    watch(farmer, moved)
    farmer.drag("die.1", "field")
    (beat,) = moved
    (start,) = beat.arrivals.values()
    assert page.table.target("die.1").contains(start.x, start.y)
    assert beat.event is None, "it is not told: one may go on meanwhile"
    assert farmer.actor == 0
    farmer.drag("die.0", "field")
    assert page.session.length == 2
    assert_comes_to_rest(farmer)


def test_who_is_traded_away_goes_to_the_stall(farmer: Farmer, moved: list[Beat]) -> None:
    page = farmer.farm(trading(columns(2, 3), columns(2)))
    watch(farmer, moved)
    farmer.click(farmer.target("stall.1"))
    beat = next(beat for beat in moved if beat.departures)
    assert len(beat.departures) == 3
    assert all(page.table.target("stall.1").contains(end.x, end.y) for end in beat.departures.values())
    assert_comes_to_rest(farmer)


def test_undoing_a_gain_is_seen_as_well(farmer: Farmer, moved: list[Beat]) -> None:
    page = farmer.farm(rolled(columns(2, 2), columns(2), dice="sheep-2 pig-1 fence-1 cow", rolls=3))
    watch(farmer, moved)
    farmer.drag("die.1", "field")
    farmer.key(Key.Key_Z, CTRL)
    farmer.settle()
    assert page.session.length == 0
    assert farmer.at_home()


def test_a_used_die_does_not_say_what_it_would_give_now(farmer: Farmer) -> None:
    farmer.farm(rolled(columns(4, 2), columns(2), dice="sheep-2 pig-1 fence-1 sheep", rolls=3))
    farmer.drag("die.3", "field")
    row = dice_box(farmer.shown).rows[3]
    assert row.gone is not None
    assert row.line is None


def test_a_taken_die_does_not_either(farmer: Farmer) -> None:
    farmer.farm(others(columns(4, 2), columns(4), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    farmer.drag("die.3", "field")
    assert dice_box(farmer.shown).rows[3].line is None
