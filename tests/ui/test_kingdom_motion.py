"""Every step is seen: dice tumble, animals walk from die or stall to their pen and away; nothing is in the way."""

import pytest
from attrs import evolve
from farming import Farmer
from hand import CTRL, Key
from PySide6.QtCore import QRectF

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.text import Text
from boardroom.games.my_kingdom_for_a_horse.position.actions import ROLLS
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE
from boardroom.games.my_kingdom_for_a_horse.position.events import AnimalsGained, AnimalsSettled
from boardroom.games.my_kingdom_for_a_horse.table.faces.dicebox import DieRow, dice_box
from boardroom.games.my_kingdom_for_a_horse.table.faces.writing import RowLook
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.motion.motion import Beat
from tests.games.farms import columns, others, position, rolled, trading


@pytest.fixture
def moved(house: AppContext) -> list[Beat]:
    """The beats that are played from now on, with motion on."""
    house.settings.set("motion", "slow")
    return []


def watch(farmer: Farmer, begun: list[Beat]) -> None:
    farmer.settle()
    farmer.page.stage.motion.begun.connect(begun.append)


def spot(farmer: Farmer, key: str) -> QRectF:
    """Where a target is."""
    area = farmer.table.target(key)
    assert area is not None
    return area


def assert_comes_to_rest(farmer: Farmer) -> None:
    farmer.settle()
    farmer.wait(lambda: not farmer.page.stage.motion.running)
    assert farmer.at_home()


def roll_again(farmer: Farmer) -> None:
    """Roll the first and the last die once more."""
    for die in ("die.0", "die.3"):
        farmer.click(farmer.piece(die))
    farmer.click(farmer.button("tool.roll"))


def titles(farmer: Farmer) -> list[Text | None]:
    """What is written beside the dice."""
    return [row.title for row in farmer.page.stage.ground._layers["dice"].layer.content.rows]


def test_dice_that_are_rolled_tumble_and_the_words_come_last(farmer: Farmer, moved: list[Beat]) -> None:
    page = farmer.farm(rolled(columns(2, 2), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    watch(farmer, moved)
    before = page.prompt.words
    roll_again(farmer)
    (beat,) = [beat for beat in moved if beat.event is not None]
    assert list(beat.moves.tumbles) == ["die.0", "die.3"]
    assert page.prompt.words[0] != page.context.say(page.session.rules.words.describe(beat.event), page.names)
    assert page.prompt.words[0] == before[0], "what was rolled is not said while it rolls"
    page.stage.motion._step(beat, 0.5)
    assert farmer.pieces["die.0"].rotation() != 0
    assert farmer.pieces["die.1"].rotation() == 0, "the others lie still"
    assert [title is None for title in titles(farmer)] == [True, False, False, True], "only of those that lie there"
    page.stage.motion._step(beat, 1.0)
    assert None not in titles(farmer)
    assert page.prompt.words[0] == page.context.say(page.session.rules.words.describe(beat.event), page.names)
    page.stage.motion.skip()
    assert_comes_to_rest(farmer)


def test_the_dice_of_the_next_turn_tumble_beside_no_words_and_over_nothing_of_the_market(farmer: Farmer) -> None:
    farmer.context.settings.set("motion", "fast")
    farmer.context.settings.set("computers", "fast")
    page = farmer.farm(trading(columns(4), columns(2)), kinds=(PERSON, COMPUTER))
    stage, rolls = page.stage, 0
    assert "market" in stage.ground._layers

    def look(beat: Beat) -> None:
        nonlocal rolls
        if beat.moves.tumbles and not rolls:
            rolls += 1
            assert "market" not in stage.ground._layers
            assert titles(farmer) == [None] * 4, "neither the old words nor what is rolled"
            assert "side" in stage.ground._layers

    stage.motion.begun.connect(look)
    farmer.propose(0, "pass")
    farmer.wait(lambda: rolls > 0)
    farmer.wait(lambda: None not in titles(farmer))
    farmer.settle()


def test_a_click_on_the_dice_rolls_them(farmer: Farmer) -> None:
    page = farmer.farm(position(columns(2), columns(2)))
    assert page.session.legal(0) == (ROLLS[ALL_DICE],)
    farmer.click(farmer.piece("die.2"))
    assert farmer.state.turn.rolls == 1


def test_what_a_die_gives_walks_from_it_and_is_in_nobodys_way(farmer: Farmer, moved: list[Beat]) -> None:
    page = farmer.farm(rolled(columns(2, 2), columns(2), dice="sheep-2 pig-1 fence-1 cow", rolls=3))
    watch(farmer, moved)
    farmer.drag("die.1", "field")
    (beat,) = moved
    (start,) = beat.moves.arrivals.values()
    assert spot(farmer, "die.1").contains(start.x, start.y)
    assert beat.event is None, "it is not told: one may go on meanwhile"
    assert farmer.actor == 0
    farmer.drag("die.0", "field")
    assert page.session.length == 2
    assert_comes_to_rest(farmer)


def test_a_newborn_starts_at_the_breeding_die_though_another_die_gave_its_kind_before(
    farmer: Farmer, moved: list[Beat]
) -> None:
    farmer.farm(rolled(columns(2, 2), columns(2), dice="sheep-2 pig-1 fence-1 sheep", rolls=3))
    watch(farmer, moved)
    farmer.drag("die.0", "field")
    moved.clear()
    farmer.drag("die.3", "field")
    (beat,) = moved
    starts = list(beat.moves.arrivals.values())
    assert starts
    assert all(spot(farmer, "die.3").contains(start.x, start.y) for start in starts)
    assert_comes_to_rest(farmer)


def test_of_two_dice_with_the_same_face_animals_start_at_the_one_that_is_used(
    farmer: Farmer, moved: list[Beat]
) -> None:
    farmer.farm(rolled(columns(1, 2), columns(2), dice="sheep-1 pig-1 sheep-1 cow", rolls=3))
    watch(farmer, moved)
    for die in ("die.0", "die.2"):
        moved.clear()
        farmer.drag(die, "field")
        (start,) = moved[0].moves.arrivals.values()
        assert spot(farmer, die).contains(start.x, start.y)
    assert_comes_to_rest(farmer)


def test_who_makes_room_walks_first_and_is_told_and_then_the_others_come(farmer: Farmer, moved: list[Beat]) -> None:
    crowded = "+--+--+--+\n|s2|p2   |\n+--+--+--+"
    page = farmer.farm(rolled(crowded, columns(2), dice="sheep-2 fence-1 fence-1 cow", rolls=3))
    watch(farmer, moved)
    farmer.drag("die.0", "field")
    (walk,) = moved
    assert isinstance(walk.event, AnimalsSettled)
    assert len(walk.moves.renames) == 4
    assert not walk.moves.arrivals
    assert page.prompt.words[0] == page.context.say(page.session.rules.words.describe(walk.event), page.names)
    piece = farmer.pieces[next(iter(walk.moves.renames.values()))]
    start = piece.pos()
    page.stage.motion._step(walk, 0.5)
    assert piece.pos() != start
    page.stage.motion.skip()
    come = moved[-1]
    assert isinstance(come.event, AnimalsGained)
    assert len(come.moves.arrivals) == 2
    assert all(spot(farmer, "die.0").contains(place.x, place.y) for place in come.moves.arrivals.values())
    page.stage.motion.skip()
    assert_comes_to_rest(farmer)


def test_with_motion_off_who_makes_room_is_told_in_the_log_alone(farmer: Farmer) -> None:
    crowded = "+--+--+--+\n|s2|p2   |\n+--+--+--+"
    page = farmer.farm(rolled(crowded, columns(2), dice="sheep-2 fence-1 fence-1 cow", rolls=3))
    farmer.drag("die.0", "field")
    assert not page.telling
    (settled,) = [event for told in page.session.history(0) for event in told.events if type(event) is AnimalsSettled]
    said = page.context.say(page.session.rules.words.describe(settled), page.names)
    assert "sheep" in said
    assert "b1" in said
    assert farmer.at_home()


def test_the_first_horse_comes_large_to_the_middle_of_the_field_in_golden_rays(
    farmer: Farmer, moved: list[Beat]
) -> None:
    page = farmer.farm(trading(columns(2, 3, 4), columns(2)))
    watch(farmer, moved)
    motion = page.stage.motion
    farmer.click(farmer.target("stall.2"))
    while not moved[-1].moves.detours:
        motion.skip()
    beat = moved[-1]
    ((key, place),) = beat.moves.detours.items()
    assert place.width > beat.layout[key].width
    assert "glory" in page.table.layers(farmer.shown)
    assert page.prompt.words[0].startswith("A horse at last!")
    motion._step(beat, 0.6)
    horse = farmer.pieces[key]
    assert (horse.x(), horse.y()) == (place.x, place.y)
    assert horse.pixmap().deviceIndependentSize().width() * horse.scale() > beat.layout[key].width * 1.5
    motion.skip()
    assert_comes_to_rest(farmer)
    assert all(piece.scale() == 1.0 for piece in farmer.pieces.values())
    assert "glory" not in page.table.layers(farmer.shown)


def test_any_key_ends_the_coming_of_the_horse(farmer: Farmer, moved: list[Beat]) -> None:
    page = farmer.farm(trading(columns(2, 3, 4), columns(2)))
    watch(farmer, moved)
    farmer.click(farmer.target("stall.2"))
    presses = 0
    while page.telling:
        farmer.key(Key.Key_Return)
        presses += 1
        assert presses < 4
    assert farmer.at_home()


def test_the_second_horse_is_a_gain_like_any_other(farmer: Farmer, moved: list[Beat]) -> None:
    farmer.farm(trading(columns(2, 2, 4, 1), columns(2)))
    watch(farmer, moved)
    farmer.click(farmer.target("stall.2"))
    farmer.settle()
    assert not any(beat.moves.detours for beat in moved)


def test_with_motion_off_the_first_horse_is_in_the_log_alone(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(2, 3, 4), columns(2)))
    farmer.click(farmer.target("stall.2"))
    assert not page.telling
    told = [
        page.context.say(page.session.rules.words.describe(event), page.names)
        for event in page.session.history(0)[-1].events
    ]
    assert "A horse at last! Vera gets 1 horse from trading." in told


def test_who_is_traded_away_goes_to_the_stall(farmer: Farmer, moved: list[Beat]) -> None:
    farmer.farm(trading(columns(2, 3), columns(2)))
    watch(farmer, moved)
    farmer.click(farmer.target("stall.1"))
    beat = next(beat for beat in moved if beat.moves.departures)
    assert len(beat.moves.departures) == 3
    assert all(spot(farmer, "stall.1").contains(end.x, end.y) for end in beat.moves.departures.values())
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
    assert isinstance(row, DieRow)
    assert row.gone is not None
    assert row.line is None


def test_a_taken_die_does_not_either(farmer: Farmer) -> None:
    farmer.farm(others(columns(4, 2), columns(4), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    farmer.drag("die.3", "field")
    assert dice_box(farmer.shown).rows[3].line is None


def test_of_the_dice_of_another_those_that_give_something_are_lit(farmer: Farmer) -> None:
    farmer.farm(others(columns(4, 2), columns(1), dice="half-cow pig-1 fence-1 sheep"))
    looks = [row.look for row in dice_box(farmer.shown).rows if isinstance(row, DieRow)]
    assert looks == [RowLook.PLAIN, RowLook.OF_USE, RowLook.OF_USE, RowLook.PLAIN]


def test_taking_no_die_or_one_that_gives_nothing_is_asked_once(farmer: Farmer) -> None:
    farmer.farm(others(columns(4, 2), columns(1), dice="half-cow pig-1 fence-1 sheep"))
    before = farmer.page.session.length
    farmer.click(farmer.button("0.pass"))
    assert farmer.warned
    farmer.key(Key.Key_Escape)
    farmer.drag("die.0", "field")
    assert farmer.warned
    assert farmer.page.session.length == before
    farmer.do_anyway()
    assert farmer.page.session.length == before + 1


def test_beside_the_dice_of_a_computer_player_nothing_is_said_to_who_looks_on(farmer: Farmer) -> None:
    farmer.farm(rolled(columns(), columns(), dice="half-cow pig-1 fence-1 cow"), kinds=(PERSON, COMPUTER))
    row = dice_box(farmer.shown).rows[3]
    assert row.line is not None
    assert row.line.source == "gives you nothing"
    others_turn = rolled(columns(), columns(), dice="half-cow pig-1 fence-1 cow", active=1)
    row = dice_box(evolve(farmer.shown, view=others_turn, audience=0, actor=None)).rows[3]
    assert row.line is not None
    assert row.line.source == "gives nothing"
