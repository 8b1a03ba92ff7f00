"""What can still be done is seen and counted: dice that give something later, lasting cards, keys for the dice."""

import pytest
from farming import Farmer
from hand import CTRL, Key

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.my_kingdom_for_a_horse.position import tasks
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARD_OF
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, NONE
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State, card_key
from boardroom.games.my_kingdom_for_a_horse.table.faces.dicebox import DieRow, dice_box
from boardroom.games.my_kingdom_for_a_horse.table.faces.shelf import (
    fences_of,
    held_animal,
    held_tick,
    is_on_paper,
    supply_label,
    tray_of,
)
from boardroom.games.my_kingdom_for_a_horse.table.faces.writing import RowLook
from boardroom.games.my_kingdom_for_a_horse.table.gestures.keys import stall_key
from boardroom.ui.game_page.prompt.prompt_line import PromptButton
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.gestures.drag import Grip
from boardroom.ui.stage.pieces.capsules import KeyCap
from tests.games.farms import START_1, columns, others, rolled, rows, trading

LATER = rolled(columns(0, 2), START_1, dice="sheep-2 pig-1 sheep-1 sheep", rolls=3)


def row(farmer: Farmer, die: int) -> DieRow:
    found = dice_box(farmer.shown).rows[die]
    assert isinstance(found, DieRow)
    return found


def says(farmer: Farmer, die: int) -> str:
    line = row(farmer, die).line
    assert line is not None
    return farmer.page.context.say(line)


# Dice that give something later.


def test_a_breeding_die_that_gives_something_after_the_others_says_so_and_is_counted(farmer: Farmer) -> None:
    farmer.farm(LATER)
    assert says(farmer, 3) == "1 sheep if used last"
    done = farmer.button("pass")
    assert done.words == "Done: 4 usable dice left"
    farmer.click(done)
    assert farmer.chooser is not None
    assert farmer.chooser.accessibleName().startswith("4 dice are still unused")
    farmer.key(Key.Key_Escape)
    farmer.do("use 1")
    farmer.do("use 3")
    assert says(farmer, 3) == "gives 1 sheep"


def test_all_dice_at_once_has_those_breed_that_have_just_come(farmer: Farmer) -> None:
    farmer.farm(LATER)
    together = next(button for key, button in farmer.page.prompt.buttons.items() if ";" in key)
    assert together.words == "Use 4 dice"
    farmer.click(together)
    assert farmer.state.turn.used == 0b1111


# Animals without room.


@pytest.mark.parametrize(
    ("language", "fits", "does_not"),
    [("en", "gives 1 sheep", "no room for 1 pig"), ("ja", "羊1頭を得る", "豚1頭の場所がない")],
)
def test_a_die_whose_animals_find_no_room_says_so_to_whom_it_would_give_them(
    farmer: Farmer, language: str, fits: str, does_not: str
) -> None:
    farmer.context.settings.set("language", language)
    full = rows(2, 8, 2)
    farmer.farm(rolled(full, START_1, dice="sheep-1 pig-1 fence-1 cow", rolls=3))
    assert [says(farmer, die) for die in (0, 1)] == [fits, does_not]
    farmer.farm(others(START_1, full, dice="sheep-1 pig-1 fence-1 cow"))
    assert [says(farmer, die) for die in (0, 1)] == [fits, does_not]


# Lasting cards.


def weathercock(**changes: int) -> State:
    """Pigs alone, and a breeding die that shows cows, which a lasting card can turn."""
    lasting = ("weathercock", "")
    fields = columns(0, 4), START_1
    return rolled(*fields, dice="sheep-1 sheep-1 pig-1 cow", rolls=3, lasting=lasting, hands=("", ""), **changes)


def test_a_lasting_card_that_can_turn_the_breeding_die_is_seen_with_the_die_and_counted(farmer: Farmer) -> None:
    farmer.farm(weathercock(used=0b111))
    assert tray_of(farmer.shown, 0).of_use == (0,)
    assert row(farmer, 3).look is RowLook.OF_USE
    assert says(farmer, 3) == "a card can turn it"
    assert farmer.ask == "Vera: an ongoing card can still turn the breeding die."
    assert farmer.button("pass").words == "Done: 1 usable die left"
    farmer.click(farmer.button("pass"))
    assert farmer.chooser is not None
    assert farmer.chooser.accessibleName() == "Weathercock can still turn the breeding die."
    farmer.key(Key.Key_Escape)
    farmer.do("turn pig")
    assert says(farmer, 3) == "gives 2 pigs"
    assert tray_of(farmer.shown, 0).of_use == ()


@pytest.mark.parametrize("key", [f"card.{CARD_OF['weathercock']}", "die.3"])
@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_one_click_or_enter_on_the_card_that_turns_the_die_or_on_the_die_asks_to_which_face(
    farmer: Farmer, key: str, by_keys: bool
) -> None:
    page = farmer.farm(weathercock(used=0b111))
    if by_keys:
        page.stage.keyboard.reach(Grip(key))
        farmer.key(Key.Key_Return)
    else:
        farmer.click(farmer.piece(key))
    assert farmer.chooser is not None
    assert farmer.chooser.accessibleName() == "Which face?"
    farmer.pick(farmer.parse("turn pig"))
    assert says(farmer, 3) == "gives 2 pigs"
    farmer.click(farmer.piece("die.3"))
    assert farmer.state.turn.used == 0b1111, "now it is used by a click, as any other"


def test_a_die_that_can_be_rolled_again_is_marked_by_a_click_though_a_card_could_turn_it(farmer: Farmer) -> None:
    farmer.farm(weathercock()._replace(turn=weathercock().turn._replace(rolls=1)))
    farmer.click(farmer.piece("die.3"))
    assert farmer.shown.picked == {"die.3"}


def test_a_lasting_card_that_would_turn_the_die_for_nothing_is_not_counted(farmer: Farmer) -> None:
    state = weathercock(used=0b111)
    farmer.farm(state._replace(fields=(columns(0, 1), state.fields[1])))
    assert tray_of(farmer.shown, 0).of_use == ()
    assert farmer.button("pass").words == "Done with the dice"


# Keys.


def test_numbers_go_to_the_dice_first_and_are_seen_as_soon_as_keys_are_used(farmer: Farmer) -> None:
    page = farmer.farm(rolled(columns(2, 2), START_1, dice="sheep-2 pig-1 fence-1 cow", rolls=0))
    farmer.key(Key.Key_Return, CTRL)
    farmer.settle()
    farmer.see()
    caps = [item for item in page.stage.scene().items() if isinstance(item, KeyCap)]
    assert caps, "the key that rolled the dice was one"
    assert [grip.key for grip in page.stage.openings.numbered()[:4]] == [f"die.{die}" for die in range(4)]
    farmer.key(Key.Key_4)
    assert farmer.shown.picked == {"die.3"}
    farmer.key(Key.Key_4)
    farmer.click(farmer.piece("die.0"))
    assert not [item for item in page.stage.scene().items() if isinstance(item, KeyCap)]


def test_a_card_that_is_aimed_at_a_die_asks_for_a_die(farmer: Farmer) -> None:
    farmer.farm(rolled(columns(2), START_1, dice="sheep-2 pig-1 fence-1 cow", hands=("sleight timber", "")))
    farmer.look_at_cards()
    sleight, timber = (card_key(card) for card in farmer.state.hands[0])
    farmer.click(farmer.piece(sleight))
    assert farmer.note == "Now choose a die. Esc puts the card back."
    farmer.key(Key.Key_Escape)
    farmer.click(farmer.piece(timber))
    assert farmer.note == "Now choose where it goes. Esc puts it back."


# Small windows.


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_short_line_of_the_fence_shelf_tells_what_may_be_placed_and_moved(farmer: Farmer, language: str) -> None:
    farmer.context.settings.set("language", language)
    page = farmer.farm(rolled(columns(2), START_1, dice="fence-2 pig-1 fence-1 cow", rolls=3))
    farmer.do("use 1")
    fences, task = fences_of(farmer.state, 0), farmer.state.tasks[-1]
    short, long = page.context.say(fences.short), page.context.say(fences.line)
    assert len(short) < len(long)
    for number in (task.place, task.move):
        assert str(number) in short


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_hoof_covers_what_the_supply_holds_with_the_last_turn_beside_the_table(
    farmer: Farmer, language: str
) -> None:
    farmer.context.settings.set("language", language)
    farmer.farm(trading(columns(4, 3, 2, 2), START_1))
    for size in ((1366, 768), (1280, 720), (960, 600), (1600, 900)):
        farmer.window.resize(*size)
        farmer.see()
        for part in ("", "log"):
            farmer.page.side.open(part)
            farmer.see()
            for kind in KINDS:
                box = farmer.table.m.held(kind)
                stands, label = held_animal(box), supply_label(box)
                assert is_on_paper(box) == (stands.intersected(label).height() > 1)
                assert box.contains(label)
                assert label.width() >= box.width() - 6


def test_an_animal_of_the_tally_is_known_at_a_glance_and_no_tick_hides_it(farmer: Farmer) -> None:
    farmer.farm(trading(columns(4, 3, 2, 2), START_1))
    page = farmer.page
    for size in ((1366, 768), (1280, 720), (1600, 900)):
        farmer.window.resize(*size)
        farmer.see()
        for part in ("", "log"):
            page.side.open(part)
            farmer.see()
            for kind in KINDS:
                box = farmer.table.m.held(kind)
                animal, tick = held_animal(box), held_tick(box)
                assert animal.width() >= 24
                assert box.contains(animal)
                hidden = tick.intersected(animal)
                assert hidden.width() * hidden.height() <= animal.width() * animal.height() / 8


@pytest.mark.parametrize("language", ["en", "ja"])
def test_beside_a_prompt_of_usual_length_every_button_says_its_word(
    house: AppContext, farmer: Farmer, language: str
) -> None:
    house.settings.set("language", language)
    farmer.window.resize(1366, 768)
    hands = ("stray timber drover farrowing", "stray-2")
    dice = "sheep-2 pig-1 sheep-1 cow"
    state = rolled(START_1, columns(2), dice=dice, hands=hands, deck="hayloft")
    with_computer = (PERSON, COMPUTER)
    page = farmer.farm(state, kinds=with_computer)
    farmer.look_at_cards()
    farmer.see()
    buttons = [button for button in page.prompt.buttons.values() if isinstance(button, PromptButton)]
    assert len(buttons) == 5
    assert [button.words for button in buttons if button.icon_only] == []


# The end.


def last_plan(*herds: int) -> State:
    """The last player's plan for the sheep, both with one of each, in a game that wants one of each."""
    plans = (tasks.FINISH, tasks.planning(1, 0, NONE))
    fields = columns(1, 1, 1, 1), columns(*herds)
    return rolled(*fields, phase=Phase.FINAL_TRADE, part_seat=1, triggered=0, goal=1, tasks=plans)


def test_the_score_says_first_who_has_all_and_the_last_turn_tells_the_trade_that_decided(farmer: Farmer) -> None:
    page = farmer.farm(last_plan(4, 1, 1, 0))
    farmer.click(farmer.target(stall_key(0)))
    farmer.click(farmer.choice("2 sheep for 1 pig"))
    farmer.settle()
    farmer.see()
    assert page.session.outcome is not None
    assert page.score.pad is not None
    grid = page.score.pad.grid
    assert [grid.cells["set", seat].text() for seat in (0, 1)] == ["Yes", "No"]
    assert grid.cells["set", 1].detail == "1 horse short"
    assert next(iter(grid.cells))[0] == "set"
    told = [page.context.say(deed.words, page.names) for deed in page.presenter.last_turn().deeds]
    assert any("trades 2 sheep for 1 pig" in line for line in told), told


@pytest.mark.parametrize(("fields", "ends"), [((2, 1, 2, 2), True), ((2, 1, 2, 1), False), ((2, 2, 2, 1), False)])
def test_a_die_that_would_bring_the_final_turn_says_so_in_its_row(
    farmer: Farmer, fields: tuple[int, ...], ends: bool
) -> None:
    """Of a click on a die of another player it was told nowhere that it ended the game."""
    farmer.farm(others(columns(), columns(*fields), dice="pig-1 sheep-1 fence-1 cow"))
    said = says(farmer, 0)
    assert said == ("gives 1 pig: final turn" if ends else "gives 1 pig")


def test_what_a_computer_traded_before_the_own_last_decision_is_not_told_as_done_after_it(farmer: Farmer) -> None:
    for last, told in ((1, 0), (0, 1)):
        plans = (tasks.FINISH, tasks.planning(last, 0, NONE), tasks.planning(1 - last, 0, NONE))
        fields = columns(3, 1, 1, 1), columns(4, 1, 1, 1)
        state = rolled(*fields, phase=Phase.FINAL_TRADE, part_seat=1, triggered=0, goal=1, tasks=plans)
        page = farmer.farm(state, kinds=(COMPUTER, PERSON))
        session = page.session
        while session.outcome is None:
            (seat,) = session.actors()
            session.propose(seat, [session.legal(seat)[-1]], session.stamp(seat))
        farmer.settle()
        farmer.see()
        assert page.score.pad is not None
        assert page.score.pad.since.count == told
        assert [line.partition(" ")[2] for line in page.score.pad.since.told] == ["keeps 3 sheep untraded."] * told


def test_a_list_with_nothing_in_it_says_so(farmer: Farmer) -> None:
    page = farmer.farm(last_plan(4, 1, 1, 0))
    farmer.click(farmer.target(stall_key(0)))
    farmer.click(farmer.choice("2 sheep for 1 pig"))
    farmer.settle()
    farmer.see()
    farmer.click(farmer.named("View the table"))
    page.side.open_page("actions")
    farmer.see()
    assert [page.list.item(at).text() for at in range(page.list.count())] == ["Nothing to do now."]
    assert page.list.things == []


# What undo takes back.


@pytest.mark.parametrize(
    ("language", "remark", "why"),
    [
        (
            "en",
            "undo until next reveal",
            "once it shows something new, such as a roll or a card, there is no undo.",
        ),
        ("ja", "あとで戻せない場合あり", "サイコロの目やカードなどが公開されると元に戻せません。"),
    ],
)
def test_the_tip_of_a_button_says_when_undo_ends_where_a_computer_plays_next(
    farmer: Farmer, language: str, remark: str, why: str
) -> None:
    farmer.context.settings.set("language", language)
    # The computer may play a card before it rolls.
    state = trading(columns(6), columns(6), hands=("", "stray"), with_cards=1)
    page = farmer.farm(state, kinds=(PERSON, COMPUTER))
    follow = [button for button in page.prompt.buttons.values() if remark in button.accessibleDescription()]
    assert follow
    for button in page.prompt.buttons.values():
        assert button.toolTip().endswith(why) == (button in follow)
    assert follow[-1].toolTip().splitlines()[0] == remark
