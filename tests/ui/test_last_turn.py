"""What a table keeps saying: that this turn is the last, and why; which pieces the last action was about."""

import pytest
from farming import Farmer
from hand import CTRL, Key, part_in
from PySide6.QtWidgets import QLabel

from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.text import Text
from boardroom.games.my_kingdom_for_a_horse.position.events import AnimalsGained, AnimalsSettled
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT
from boardroom.games.my_kingdom_for_a_horse.table.gestures.keys import space_in
from boardroom.games.my_kingdom_for_a_horse.table.panels.left_panels import SeatPanel
from boardroom.games.my_kingdom_for_a_horse.table.panels.parts import SmallField
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.kit.widgets.buttons import Button
from tests.games.boards import planning
from tests.games.farms import columns, others, position, rolled, trading


def heard_of_bar(page: TablePage) -> str:
    """What a screen reader finds in the bar on top."""
    return " ".join(label.accessibleName() for label in page.bar.findChildren(QLabel))


def test_who_set_off_the_end_stands_at_the_prompt_and_in_the_bar(farmer: Farmer) -> None:
    start = rolled(columns(2, 2), columns(2), dice="sheep-2 pig-1 fence-1 sheep", rolls=3)
    page = farmer.farm(start._replace(triggered=1))
    assert "Aiko has enough of every animal: this is the final turn." in page.prompt.words[1]
    assert "Turn 1 – final turn" in heard_of_bar(page)


def test_a_last_turn_that_was_agreed_on_stands_there_too_and_only_in_that_turn(farmer: Farmer) -> None:
    start = position(columns(2), columns(2))
    page = farmer.farm(start._replace(last_round=start.round + 1))
    assert "final turn" not in page.prompt.words[1] + heard_of_bar(page)
    page = farmer.farm(start._replace(last_round=start.round))
    assert "This is the final turn, as agreed for this game." in page.prompt.words[1]
    assert f"Turn {start.round} – final turn" in heard_of_bar(page)


def test_those_who_wait_are_told_as_well_and_moritz_is_named() -> None:
    rules = catalog.rules("my-kingdom-for-a-horse")
    start = position(columns(2), columns(2))._replace(triggered=0)
    assert [rules.words.prompt(start, seat).note is not None for seat in (0, 1)] == [True, True]
    label = rules.progress(start._replace(triggered=TWIN_SEAT)).label
    assert label.source == "Turn {round} – final turn"


def test_epigo_says_when_a_turn_without_a_capture_ends_the_game() -> None:
    rules = catalog.rules("epigo")
    start = planning("A7 a4, A6 b4, A1 c4, A2 d4, B5 a5, B6 b5, B1 c5, B2 d5")
    said = "If nothing is captured this turn, the game is drawn."
    for quiet, last in ((18, False), (19, True)):
        note = rules.words.prompt(start._replace(draw_after=20, quiet=quiet), 0).note
        assert note is not None
        sources = [note.source, *(value.source for _, value in note.values if isinstance(value, Text))]
        assert (said in sources) == last


def test_a_die_that_another_took_stays_marked_until_the_next_action(farmer: Farmer) -> None:
    page = farmer.farm(others(columns(2, 2), columns(2), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    assert page.stage.ground.traced == ()
    first = farmer.actor
    taken = next(
        action for action in farmer.shown.legal if farmer.page.session.rules.records.text(action).startswith("take")
    )
    farmer.do(page.session.rules.records.text(taken))
    farmer.settle()
    while farmer.actor == first:
        farmer.do(page.session.rules.records.text(farmer.shown.legal[0]))
        farmer.settle()
    assert len(page.stage.ground.traced) == 1
    assert page.stage.ground.traced[0].startswith("die.")


def test_animals_that_another_gained_stay_marked_in_the_small_field_and_where_it_is_looked_at(farmer: Farmer) -> None:
    page = farmer.farm(others(columns(2, 2), columns(2), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    farmer.do("take 1")
    farmer.settle()
    told = page.session.history(None)[-1]
    assert told.seat == 1
    gained = [key for event in told.events if isinstance(event, AnimalsGained) for key in page.table.motion.cast(event)]
    assert len(gained) == 2
    spaces = {space_in(key) for key in gained}
    panel = next(panel for panel in page.table.panels.widgets() if isinstance(panel, SeatPanel) and panel.seat == 1)
    assert part_in(panel, SmallField).marked == spaces
    farmer.click(panel)
    farmer.settle()
    assert {key for key in page.stage.ground.traced if key.startswith("animal.")} == set(gained)


def test_a_traded_animal_is_marked_where_it_came(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(2), columns(2)))
    farmer.click(farmer.target("stall.0"))
    farmer.settle()
    (gained,) = [event for told in page.session.history(None) for event in told.events if type(event) is AnimalsGained]
    assert page.table.motion.cast(gained) == tuple(
        key for key in page.table.motion.cast(gained) if key.startswith("animal.0.")
    )
    assert len(page.table.motion.cast(gained)) == sum(gained.counts)


CROWDED = "+--+--+--+\n|p2|s2 s2|\n+--+--+--+"
"""Sheep traded for a pig leave the larger pen to the pigs."""


def lines_of(page: TablePage) -> list[str]:
    """The lines of the last turn, as they are read."""
    return [page.context.say(line.words, page.names) for line in page.presenter.last_turn().lines]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Vera trades 2 sheep for 1 pig and rearranges the animals."),
        ("ja", "動物を並べ替える"),
    ],
)
def test_animals_that_a_trade_had_moved_by_themselves_are_told_in_the_last_turn_and_ringed(
    farmer: Farmer, language: str, told: str
) -> None:
    farmer.context.settings.set("language", language)
    page = farmer.farm(trading(CROWDED, columns(2, 2, 2), lasting=("market-cart", "")), kinds=(PERSON, COMPUTER))
    farmer.do("trade sheep 1")
    assert told in lines_of(page)[-1]
    settled = [event for told in page.session.history(0) for event in told.events if type(event) is AnimalsSettled]
    assert set(page.stage.ground.traced) == set(page.table.motion.cast(settled[0]))
    assert any(key.startswith("animal.0.") for key in page.stage.ground.traced)
    farmer.do("pass")
    assert not any(key.startswith("animal.0.") for key in page.stage.ground.traced)


def test_the_own_roll_card_and_dice_are_told_as_soon_as_they_are_done(farmer: Farmer) -> None:
    state = position(columns(2, 2), columns(2), hands=("stray", "timber"), deck="ram hayloft drover")
    page = farmer.farm(state, kinds=(PERSON, COMPUTER))
    farmer.do("roll 1234")
    assert lines_of(page)[-1].startswith("Vera rolls: ")
    farmer.do("play stray")
    assert len(lines_of(page)) == 2
    assert lines_of(page)[-1].startswith("Vera plays Stray Lambs, ")
    listed = page.side.last_turn
    assert listed is not None
    if not listed.isVisible():
        farmer.click(next(b for b in page.bar.findChildren(Button) if b.accessibleName() == "Last turn"))
    farmer.wait(lambda: [row.text(0) for row in listed.rows] == lines_of(page))
    farmer.key(Key.Key_Z, CTRL)
    assert len(lines_of(page)) == 2, "a card that is played stays played"
