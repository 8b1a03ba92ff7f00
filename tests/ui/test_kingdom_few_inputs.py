"""A turn in the farmyard takes few inputs: what has one sensible continuation is done with the press before it."""

import pytest
from farming import Farmer
from hand import CTRL, LEFT, Key
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.my_kingdom_for_a_horse.position.actions import PASS
from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_OF, total
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, card_key
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, TaskKind
from boardroom.games.my_kingdom_for_a_horse.table.faces.dicebox import DieRow, dice_box
from boardroom.games.my_kingdom_for_a_horse.table.faces.writing import RowLook
from boardroom.ui.stage.pieces.capsules import KeyCap
from tests.games.farms import START_1, columns, counts, others, position, rolled, rows, trading

SHIFT = Qt.KeyboardModifier.ShiftModifier
AT_ONCE = "Click an edge to place a fence right away."
LINE_AT_ONCE = "Click an edge, or draw a line along several, to place fences right away."


def herd(farmer: Farmer) -> tuple[int, ...]:
    """All animals of the first seat."""
    return total(farmer.state.fields[0].animals)


def stands(farmer: Farmer, *edges: str) -> list[bool]:
    """Whether fences of the first seat stand on edges."""
    return [bool(farmer.state.fields[0].fences >> EDGE_OF[edge] & 1) for edge in edges]


def said(farmer: Farmer) -> list[str]:
    """The lines of the bubble over a target."""
    bubble = farmer.page.stage.drags.guides.bubble
    assert bubble is not None
    return [words for _, words in bubble._lines]


def rolls(farmer: Farmer) -> list[str]:
    """Every roll of dice in the record, as it is written there."""
    return [text for _, text in farmer.page.session.record().actions if text.startswith("roll")]


def draw(farmer: Farmer, *edges: str) -> None:
    """Draw along edges with nothing in hand; a click where it is one."""
    points = [farmer.target(f"edge.{edge}") for edge in edges]
    farmer.move(points[0])
    farmer.press(points[0])
    for point in points[1:]:
        farmer.move(point)
    farmer.release(points[-1])
    farmer.see()


# Dice.


def test_a_click_on_ones_own_die_uses_it_once_there_is_no_re_roll_left(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow", rolls=3))
    assert farmer.ask == "Vera: click dice to use them, in any order."
    farmer.click(farmer.piece("die.0"))
    assert not farmer.lifted
    assert herd(farmer) == counts(3, 1)
    farmer.key(Key.Key_Z, CTRL)
    assert herd(farmer) == counts(1, 1)


def test_enter_on_ones_own_die_uses_it_and_any_half_cow_stands_for_all(farmer: Farmer) -> None:
    page = farmer.farm(rolled(columns(1), columns(2), dice="half-cow half-cow sheep-1 pig", rolls=3))
    farmer.tab_to(lambda: page.stage.speaking.has_keys and page.stage.keyboard.reached.key == "die.1")
    farmer.key(Key.Key_Return)
    assert farmer.state.turn.used == 0b11
    assert herd(farmer)[Kind.COW] == 1


def test_a_click_on_half_cows_that_are_used_already_does_nothing(farmer: Farmer) -> None:
    page = farmer.farm(rolled(columns(1), columns(2), dice="half-cow half-cow sheep-1 pig", rolls=3, used=0b11))
    farmer.click(farmer.piece("die.0"))
    assert page.session.length == 0


def test_while_a_re_roll_is_left_a_click_on_a_die_still_marks_it(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow"))
    farmer.click(farmer.piece("die.0"))
    assert farmer.shown.picked == {"die.0"}
    assert farmer.state.turn.used == 0


def test_a_drag_from_a_die_to_another_marks_all_between_them_and_once_more_none(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow"))
    farmer.drag("die.0", farmer.piece("die.2"))
    assert farmer.shown.picked == {"die.0", "die.1", "die.2"}
    assert farmer.button("tool.roll").words == "Re-roll 3 dice"
    assert farmer.at_home()
    farmer.drag("die.2", farmer.piece("die.1"))
    assert farmer.shown.picked == {"die.0"}
    farmer.drag("die.0", farmer.piece("die.1"))
    assert farmer.shown.picked == {"die.0", "die.1"}
    assert farmer.page.session.length == 0


def test_dice_are_marked_together_by_keys_too_and_heard(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow"))
    farmer.carry("die.3", "die.1")
    assert farmer.shown.picked == {"die.1", "die.2", "die.3"}
    assert "selected" in page.prompt.last.accessibleName()


def test_a_die_dropped_on_the_heading_is_rolled_again_with_all_that_are_marked(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow"))
    farmer.click(farmer.piece("die.0"))
    point = farmer.target("cup")
    farmer.take("die.2", point)
    assert said(farmer) == ["1 re-roll left afterwards", "cannot be undone"]
    farmer.release(point)
    assert farmer.state.turn.rolls == 2
    assert rolls(farmer) == ["roll 13"]


def test_shift_and_a_click_or_a_drag_rolls_dice_again_at_once(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow"))
    QTest.mouseClick(farmer.native, LEFT, SHIFT, farmer.piece("die.3"))
    farmer.settle()
    assert rolls(farmer) == ["roll 4"]
    start, end = farmer.piece("die.0"), farmer.piece("die.1")
    farmer.take("die.0", end)
    assert start != end
    QTest.mouseRelease(farmer.native, LEFT, SHIFT, end)
    farmer.settle()
    assert rolls(farmer) == ["roll 4", "roll 12"]
    QTest.mouseClick(farmer.native, LEFT, SHIFT, farmer.piece("die.3"))
    assert rolls(farmer) == ["roll 4", "roll 12"], "no re-roll is left: nothing more is rolled"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_line_tells_how_dice_are_marked_together_and_once_one_is_how_they_are_rolled_at_once(
    farmer: Farmer, language: str
) -> None:
    farmer.context.settings.set("language", language)
    together, at_once, left = {
        "en": (
            "Drag across dice to mark several.",
            "Shift+click a die to re-roll at once with it.",
            "2 re-rolls left; none once you use a die.",
        ),
        "ja": (
            "サイコロをなぞると、まとめて選べます。",
            "Shift+クリックですぐ振り直せます。",
            "振り直しはあと2回（サイコロを使うまで）。",
        ),
    }[language]
    page = farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow"))
    assert farmer.note.startswith(left)
    assert farmer.note.endswith(together)
    farmer.click(farmer.piece("die.0"))
    assert farmer.note.startswith(left)
    assert farmer.note.endswith(at_once)
    assert together not in farmer.note
    farmer.move(farmer.piece("die.3"))
    assert "Shift" not in page.stage.viewport().toolTip(), "it is said once"
    page.stage.setFocus()
    farmer.key(Key.Key_4)
    assert farmer.note == left
    farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow", rolls=3))
    assert together not in farmer.note


def test_shorter_ways_of_the_mouse_are_said_where_there_is_room_without_a_change_to_sentence_and_buttons_and_not_heard(
    farmer: Farmer,
) -> None:
    farmer.window.resize(960, 600)
    page = farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow"))
    prompt, left = page.prompt, "2 re-rolls left; none once you use a die."
    asked = [line for line in prompt.lines if line.role == "text"]
    assert farmer.note == left
    farmer.click(farmer.piece("die.0"))
    assert farmer.note == "Shift+click a die to re-roll at once with it.", "in place of what is known by now"
    assert [line for line in prompt.lines if line.role == "text"] == asked
    assert prompt.accessibleName().endswith(left)
    farmer.click(farmer.piece("die.0"))
    assert farmer.note == left


def test_shift_does_nothing_to_what_is_not_picked(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow", rolls=3))
    QTest.mouseClick(farmer.native, LEFT, SHIFT, farmer.piece("die.0"))
    assert herd(farmer) == counts(3, 1)


def test_a_card_laid_on_the_deck_is_exchanged_with_all_that_are_marked(farmer: Farmer) -> None:
    hands = ("stray timber drover", "")
    farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow", hands=hands, deck="ram hayloft"))
    farmer.look_at_cards()
    first, second, third = (card_key(card) for card in farmer.state.hands[0])
    farmer.drag(first, "discard")
    point = farmer.target("deck")
    farmer.take(third, point)
    assert "draw 2 farm cards" in said(farmer)
    assert said(farmer)[-1] == "cannot be undone"
    farmer.release(point)
    assert [card_key(card) for card in farmer.state.hands[0]][:1] == [second]
    assert farmer.state.turn.carded == 2


# Keys.


def test_a_number_marks_a_die_to_be_rolled_again_and_enter_rolls_those_that_are_marked(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow"))
    page.stage.setFocus()
    farmer.key(Key.Key_1)
    assert farmer.shown.picked == {"die.0"}
    assert "selected" in page.prompt.last.accessibleName()
    farmer.key(Key.Key_2)
    farmer.key(Key.Key_3)
    farmer.key(Key.Key_2)
    assert not farmer.lifted
    assert farmer.shown.picked == {"die.0", "die.2"}
    farmer.key(Key.Key_Return)
    farmer.settle()
    assert rolls(farmer) == ["roll 13"]
    farmer.key(Key.Key_4)
    farmer.key(Key.Key_Return, CTRL)
    farmer.settle()
    assert rolls(farmer) == ["roll 13", "roll 4"]


@pytest.mark.parametrize(
    ("language", "way"),
    [("en", "or press “Use” beside one"), ("ja", "「使う」を、数字キーで")],
)
def test_while_keys_are_used_it_is_said_how_they_use_a_die_that_numbers_only_mark(
    farmer: Farmer, language: str, way: str
) -> None:
    farmer.context.settings.set("language", language)
    page = farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow"))
    assert way not in farmer.ask
    page.stage.setFocus()
    farmer.key(Key.Key_1)
    assert way in farmer.ask
    farmer.key(Key.Key_1)
    farmer.tab_to(lambda: page.stage.speaking.has_keys and page.stage.keyboard.reached.key == "die.0")
    farmer.key(Key.Key_Down)
    assert page.stage.keyboard.reached.key == "die.1"
    farmer.key(Key.Key_Return)
    assert farmer.state.turn.used == 0
    farmer.key(Key.Key_Return)
    assert farmer.state.turn.used == 0b10
    farmer.move(farmer.target("field"))
    assert way not in farmer.ask


def test_while_numbers_mark_dice_those_after_the_cards_use_them(farmer: Farmer) -> None:
    state = rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow", hands=("stray timber", ""), deck="ram")
    page = farmer.farm(state, kinds=(PERSON, COMPUTER))
    page.stage.setFocus()
    farmer.key(Key.Key_1)
    caps = {number: grip.key for number, grip in enumerate(page.stage.openings.numbered(), 1)}
    assert [caps[number] for number in range(1, 5)] == ["die.0", "die.1", "die.2", "die.3"]
    assert caps[5].startswith("card.")
    assert [caps[number] for number in (7, 8, 9)] == ["use.0", "use.1", "use.2"]
    farmer.key(Key.Key_8)
    assert farmer.state.turn.used == 0b10


def test_with_no_die_marked_one_button_rolls_all_four_again_and_asks_first_where_they_give_something(
    farmer: Farmer,
) -> None:
    page = farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow"))
    again = farmer.button("tool.roll")
    assert again.words == "Re-roll all 4"
    farmer.click(again)
    assert rolls(farmer) == []
    assert farmer.chooser is not None
    assert farmer.chooser.accessibleName() == "Re-roll all four dice? What they show now is lost."
    assert farmer.choice("Cancel").hasFocus()
    farmer.click(farmer.choice("Re-roll all 4"))
    assert rolls(farmer) == ["roll 1234"]
    assert page.session.length == 1


def test_a_mark_has_the_button_for_all_roll_the_marked_ones_alone(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow"))
    farmer.click(farmer.piece("die.1"))
    assert farmer.button("tool.roll").words == "Re-roll 1 die"
    farmer.click(farmer.piece("die.1"))
    assert farmer.button("tool.roll").words == "Re-roll all 4"


def test_no_enter_alone_rolls_all_again(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, columns(2), rolls=0))
    page.stage.setFocus()
    farmer.key(Key.Key_Return)
    farmer.settle()
    assert rolls(farmer) == ["roll 1234"]
    assert page.prompt.main is None
    for _ in range(3):
        farmer.key(Key.Key_Return)
        farmer.see()
    assert rolls(farmer) == ["roll 1234"]
    assert farmer.note


def test_no_die_is_called_kept_before_one_is_marked(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow"))
    looks = [row.look for row in dice_box(farmer.shown).rows if isinstance(row, DieRow)]
    assert looks == [RowLook.OF_USE, RowLook.OF_USE, RowLook.OF_USE, RowLook.PLAIN]
    farmer.click(farmer.piece("die.3"))
    looks = [row.look for row in dice_box(farmer.shown).rows if isinstance(row, DieRow)]
    assert looks == [RowLook.KEPT, RowLook.KEPT, RowLook.KEPT, RowLook.TO_ROLL]


def test_both_of_two_half_cows_are_of_use(farmer: Farmer) -> None:
    farmer.farm(rolled(columns(1), columns(2), dice="half-cow half-cow sheep-1 pig", rolls=3))
    looks = [row.look for row in dice_box(farmer.shown).rows if isinstance(row, DieRow)]
    assert looks[:3] == [RowLook.OF_USE] * 3


@pytest.mark.parametrize("hands", [("", ""), ("stray timber", "stray-2")])
def test_using_dice_and_being_done_have_one_place_and_one_key_in_all_three_rolls(
    farmer: Farmer, hands: tuple[str, str]
) -> None:
    page = farmer.farm(rolled(columns(2, 2, 2), columns(2), rolls=0, hands=hands, deck="drover ram"))
    if any(hands):
        farmer.look_at_cards()
    farmer.click(farmer.button("roll"))
    farmer.settle()
    places, keys = set(), set()
    for roll in (1, 2, 3):
        farmer.see()
        assert farmer.state.turn.rolls == roll
        shown = page.prompt.buttons
        use = next(button for key, button in shown.items() if "use" in key)
        done, again = farmer.button("pass"), farmer.button("tool.roll")
        places.add((use.geometry().right(), done.x(), again.x()))
        keys.add(tuple(list(shown).index(key) for key, button in shown.items() if button in (use, done, again)))
        if roll < 3:
            assert page.prompt.main is None
            farmer.click(again)
            farmer.do_anyway()
            farmer.settle()
    assert "none left" in farmer.button("tool.roll").accessibleDescription()
    assert len(keys) == 1
    assert len(places) == 1


def test_the_first_number_takes_the_fence_that_comes_next_and_the_keys_stay_at_the_supply(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, columns(2), dice="fence-2 pig-1 sheep-1 cow", rolls=3))
    farmer.do("use 1")
    before = farmer.state.fields[0].fences.bit_count()
    page.stage.setFocus()
    farmer.key(Key.Key_1)
    drag = page.stage.drag
    assert drag is not None
    assert drag.source == "spare.0"
    farmer.key(Key.Key_Return)
    farmer.see()
    assert farmer.state.fields[0].fences.bit_count() == before + 1
    assert page.stage.keyboard.reached.key == "spare.0", "one more Enter takes the next, and lifts none that stands"


def test_every_free_edge_has_a_number_and_three_keys_place_a_fence_there(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, columns(2), dice="fence-2 pig-1 sheep-1 cow", rolls=3))
    farmer.do("use 1")
    page.stage.setFocus()
    farmer.key(Key.Key_1)
    drag = page.stage.drag
    assert drag is not None
    edges = list(drag.areas)
    assert 18 < len(edges) <= 27
    for first in range(0, len(edges), 9):
        caps = {item.words: item.area() for item in page.stage.scene().items() if isinstance(item, KeyCap)}
        numbered = edges[first : first + 9]
        assert set(caps) - {"0: more"} == {str(number) for number in range(1, len(numbered) + 1)}
        for number, edge in enumerate(numbered, 1):
            assert caps[str(number)].intersects(drag.areas[edge].adjusted(-24, -24, 24, 24))
        farmer.key(Key.Key_0)
    farmer.key(Key.Key_Escape)
    for number in (len(edges), 12, 7):
        length = page.session.length
        farmer.key(Key.Key_1)
        for _ in range((number - 1) // 9):
            farmer.key(Key.Key_0)
        farmer.key(Key(Key.Key_1 + (number - 1) % 9))
        farmer.settle()
        assert page.session.length == length + 1
        assert stands(farmer, edges[number - 1].partition(".")[2]) == [True]
        farmer.key(Key.Key_Z, CTRL)
        farmer.settle()
        assert stands(farmer, edges[number - 1].partition(".")[2]) == [False], "Undo takes it back"


def test_after_the_last_new_fence_enter_lifts_none_that_stands_but_is_done_with_fences(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, columns(2), dice="fence-1 pig-1 sheep-1 cow", rolls=3))
    farmer.do("use 1")
    page.stage.setFocus()
    farmer.key(Key.Key_1)
    farmer.key(Key.Key_Return)
    farmer.settle()
    assert not farmer.state.tasks[-1].place
    farmer.key(Key.Key_Return)
    assert not farmer.lifted
    assert not farmer.state.tasks
    farmer.key(Key.Key_Z, CTRL)
    assert farmer.state.tasks


def test_cards_of_the_hand_have_numbers_before_animals(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, columns(2), dice="sheep-2 pig-1 fence-1 cow", hands=("timber stray", "")))
    farmer.look_at_cards()
    numbered = [grip.key for grip in page.stage.openings.numbered()]
    kinds = [key.partition(".")[0] for key in numbered]
    assert kinds[:6] == ["die"] * 4 + ["card"] * 2


# Fences without the way over the die.


def test_a_click_on_an_edge_uses_the_fence_die_and_places_its_fence_in_one_step(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, columns(2), dice="fence-1 pig-1 sheep-1 cow", rolls=3))
    assert AT_ONCE in farmer.note
    draw(farmer, "d1n")
    assert farmer.state.turn.used == 0b1
    assert stands(farmer, "d1n") == [True]
    farmer.key(Key.Key_Z, CTRL)
    assert farmer.state.turn.used == 0
    assert stands(farmer, "d1n") == [False]
    assert not farmer.state.tasks


def test_a_line_over_edges_takes_the_die_that_gives_enough_fences(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, columns(2), dice="fence-1 fence-2 sheep-1 cow", rolls=3))
    draw(farmer, "d1n", "d1e")
    assert farmer.state.turn.used == 0b10
    assert stands(farmer, "d1n", "d1e") == [True, True]
    farmer.key(Key.Key_Z, CTRL)
    draw(farmer, "d1n")
    assert farmer.state.turn.used == 0b1, "the die that gives the fewest will do"


def test_a_fence_from_the_supply_or_from_another_edge_uses_the_die_that_gives_it(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, columns(2), dice="fence-1 pig-1 sheep-1 cow", rolls=3))
    farmer.drag("spare.0", "edge.d1n")
    assert stands(farmer, "d1n") == [True]
    assert farmer.state.turn.used == 0b1
    farmer.key(Key.Key_Z, CTRL)
    farmer.drag("fence.0.a3n", "edge.d1e")
    assert stands(farmer, "a3n", "d1e") == [False, True]
    assert farmer.state.turn.used == 0b1


def test_a_click_on_an_edge_takes_the_fence_die_of_another_player_as_it_uses_ones_own(farmer: Farmer) -> None:
    farmer.farm(others(columns(2), START_1, dice="fence-1 fence-2 sheep-1 cow"))
    assert LINE_AT_ONCE in farmer.note
    draw(farmer, "d1n")
    assert farmer.state.turn.taken == 0b10, "no other can be taken, so the one that gives most"
    assert farmer.state.fields[1].fences >> EDGE_OF["d1n"] & 1
    draw(farmer, "d1e")
    assert farmer.state.fields[1].fences >> EDGE_OF["d1e"] & 1
    farmer.key(Key.Key_Z, CTRL)
    farmer.key(Key.Key_Z, CTRL)
    assert farmer.state.turn.taken == 0
    farmer.drag("spare.1", "edge.d1n")
    assert farmer.state.turn.taken == 0b10


def test_where_no_fence_die_is_left_to_take_an_edge_takes_none(farmer: Farmer) -> None:
    page = farmer.farm(others(columns(2), START_1, dice="fence-1 pig-1 sheep-1 cow", taken=0b1))
    assert AT_ONCE not in farmer.note
    draw(farmer, "d1n")
    assert page.session.length == 0


@pytest.mark.parametrize("how", ["click", "spare.0", "fence.0.a3n"])
@pytest.mark.parametrize("rolls", [1, 3])
def test_a_click_on_an_edge_does_the_same_whether_re_rolls_are_left_or_not_and_an_undo_brings_them_back(
    farmer: Farmer, rolls: int, how: str
) -> None:
    page = farmer.farm(rolled(START_1, columns(2), dice="fence-2 fence-1 sheep-1 cow", rolls=rolls))
    if how == "click":
        farmer.click(farmer.target("edge.d1n"))
    else:
        farmer.drag(how, "edge.d1n")
    assert stands(farmer, "d1n") == [True]
    assert farmer.state.turn.used == 0b10, "the die that gives the fewest"
    farmer.key(Key.Key_Z, CTRL)
    assert page.session.length == 0
    assert farmer.may_reroll == (rolls == 1)


def test_by_keys_a_fence_of_the_supply_uses_a_fence_die_while_re_rolls_are_left(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, columns(2), dice="fence-1 pig-1 sheep-1 cow"))
    farmer.carry("spare.0", "edge.d1n")
    assert stands(farmer, "d1n") == [True]
    assert farmer.state.turn.used == 0b1


def test_where_enough_pens_must_be_kept_the_die_is_used_first(farmer: Farmer) -> None:
    held = rolled(columns(2, 2, 2, 2), columns(2), dice="fence-1 pig-1 sheep-1 cow", rolls=3, triggered=0)
    page = farmer.farm(held)
    draw(farmer, "d1n")
    assert page.session.length == 0


# On with the dice from the fences.


def test_fences_are_done_and_the_other_dice_used_with_one_button(farmer: Farmer) -> None:
    farmer.farm(rolled(columns(2, 2), columns(2), dice="fence-1 pig-1 sheep-1 sheep", rolls=3, with_cards=1))
    draw(farmer, "d2n")
    together = next(button for key, button in farmer.page.prompt.buttons.items() if key.count(";") > 1)
    assert together.words == "Done with fences, use 3 dice"
    farmer.click(together)
    assert herd(farmer)[:2] == (4, 3)
    farmer.key(Key.Key_Z, CTRL)
    assert farmer.state.tasks[-1].code == TaskKind.FENCING
    assert herd(farmer)[:2] == (2, 2)


def test_a_die_dragged_to_the_field_ends_fences_of_which_none_is_left_to_place(farmer: Farmer) -> None:
    farmer.farm(rolled(columns(2, 2), columns(2), dice="fence-1 pig-1 sheep-1 cow", rolls=3))
    farmer.do("use 1")
    farmer.drag("die.1", "field")
    assert farmer.state.tasks, "one can still be placed"
    assert herd(farmer)[1] == 2
    draw(farmer, "d2n")
    farmer.drag("die.1", "field")
    assert not farmer.state.tasks
    assert herd(farmer)[1] == 3


@pytest.mark.parametrize("by_key", [False, True])
def test_a_click_or_the_number_of_the_next_die_ends_fences_of_which_none_is_left_to_place(
    farmer: Farmer, by_key: bool
) -> None:
    page = farmer.farm(rolled(START_1, columns(2), dice="fence-1 fence-1 sheep-1 cow", rolls=3))
    draw(farmer, "d1n")
    assert farmer.state.tasks, "a fence could still be moved"
    if by_key:
        page.stage.setFocus()
        numbers = [grip.key for grip in page.stage.openings.numbered()]
        farmer.key(Key(Key.Key_1 + numbers.index("die.1")))
    else:
        farmer.click(farmer.piece("die.1"))
    assert not farmer.lifted
    assert farmer.state.turn.used == 0b11
    farmer.key(Key.Key_Z, CTRL)
    assert farmer.state.turn.used == 0b1


def test_an_edge_clicked_after_the_last_fence_of_a_die_takes_the_next_fence_die(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, columns(2), dice="fence-1 fence-1 sheep-1 cow", rolls=3))
    draw(farmer, "d1n")
    assert farmer.note == "Click an edge to use your next fence die; moves left over are lost."
    draw(farmer, "d1e")
    assert farmer.state.turn.used == 0b11
    assert stands(farmer, "d1n", "d1e") == [True, True]
    farmer.key(Key.Key_Z, CTRL)
    assert farmer.state.turn.used == 0b1
    assert stands(farmer, "d1n", "d1e") == [True, False]


def test_fences_and_dice_are_done_with_one_button_where_only_a_card_could_still_be_played(farmer: Farmer) -> None:
    hands = ("stray", "ram")
    state = rolled(START_1, columns(2), dice="fence-1 half-cow half-cow cow", rolls=3, used=0b1110, hands=hands)
    farmer.farm(state)
    draw(farmer, "d1n")
    both = next(button for key, button in farmer.page.prompt.buttons.items() if ";" in key)
    assert both.words == "Done with fences and dice"
    assert farmer.button("0.pass").words == "Done with fences"
    farmer.click(both)
    farmer.settle()
    assert farmer.state.phase == Phase.OTHERS_DICE


def test_once_the_last_new_fence_stands_enter_is_done_with_fences_and_before_that_its_key_is_told(
    farmer: Farmer,
) -> None:
    page = farmer.farm(rolled(columns(2, 2), columns(2), dice="fence-1 pig-1 sheep-1 cow", rolls=3, with_cards=1))
    farmer.do("use 1")
    page.stage.setFocus()
    farmer.key(Key.Key_Return, CTRL)
    assert page.prompt.main is None, "a new fence would be given up"
    assert farmer.note == "There is no main button now: Ctrl+1 is “Done with fences”."
    farmer.key(Key.Key_1)
    assert farmer.lifted
    assert farmer.note == "Enter puts it down. Esc puts it back."
    farmer.key(Key.Key_Return)
    farmer.settle()
    done = page.prompt.main
    assert done is not None
    assert done.words == "Done with fences"
    assert page.stage.keyboard.reached.key == ""
    farmer.key(Key.Key_Return)
    farmer.settle()
    assert not farmer.state.tasks


@pytest.mark.parametrize("language", ["en", "ja"])
def test_with_a_fence_at_an_edge_by_keys_the_line_says_that_enter_puts_it_down_and_elsewhere_what_0_does(
    farmer: Farmer, language: str
) -> None:
    farmer.context.settings.set("language", language)
    puts, turns = {
        "en": ("Enter puts it down. Esc puts it back.", "0 numbers the next nine."),
        "ja": ("Enterで置きます。Escで取り消せます。", "0で番号が次の9個に移ります。"),
    }[language]
    page = farmer.farm(rolled(START_1, columns(2), dice="fence-2 pig-1 sheep-1 cow", rolls=3))
    farmer.do("use 1")
    page.stage.setFocus()
    farmer.key(Key.Key_Return)
    assert farmer.note.endswith(turns)
    farmer.key(Key.Key_1)
    assert farmer.note == puts
    farmer.key(Key.Key_Right)
    assert farmer.note == puts
    point = farmer.target("edge.d1n")
    farmer.move(point)
    farmer.key(Key.Key_Escape)
    assert farmer.note not in (puts, turns)


def test_nothing_goes_on_from_fences_while_animals_stand_loose(farmer: Farmer) -> None:
    farmer.farm(rolled(columns(2, 2), columns(2), dice="fence-2 pig-1 sheep-1 cow", rolls=3))
    draw(farmer, "d2n")
    assert any(";" in key for key in farmer.page.prompt.buttons)
    farmer.drag("fence.0.a1n", "edge.d3n")
    assert farmer.state.tasks, "one can still be moved"
    assert not any(";" in key for key in farmer.page.prompt.buttons)


# Why dice are over.


@pytest.mark.parametrize("language", ["en", "ja"])
def test_dice_that_end_by_themselves_say_why_as_long_as_the_turn_goes_on(farmer: Farmer, language: str) -> None:
    farmer.context.settings.set("language", language)
    why = {
        "en": "Your dice are done: none is left that gives you anything.",
        "ja": "使えるサイコロがなくなりました。",
    }[language]
    state = rolled(columns(4, 2), columns(), dice="half-cow sheep-1 pig-1 cow", rolls=3, used=0b010, carded=1)
    page = farmer.farm(state)
    page.session.set_answer(0, "nothing-left", "never")
    farmer.click(farmer.piece("die.2"))
    farmer.settle()
    assert farmer.state.phase == Phase.OTHERS_DICE
    farmer.propose(1, "pass")
    farmer.settle()
    assert (farmer.state.phase, farmer.actor) == (Phase.TRADING, 0)
    assert farmer.note.startswith(why)


def test_dice_given_up_are_not_said_to_have_ended_by_themselves(farmer: Farmer) -> None:
    farmer.farm(others(columns(2), columns(2), dice="sheep-1 pig-1 sheep-1 cow"))
    assert "Your dice are done" not in farmer.note
    farmer.farm(trading(columns(2), columns(2)))
    assert "Your dice are done" not in farmer.note


# Trades beside the prompt.


@pytest.mark.parametrize("language", ["en", "ja"])
def test_trades_are_buttons_however_many_there_are_and_the_line_repeats_none_of_them(
    farmer: Farmer, language: str
) -> None:
    farmer.context.settings.set("language", language)
    other = {
        "en": "For other trades click the market, or drag animals there.",
        "ja": "ほかの交換は、市場をクリックするか、動物を市場へドラッグしてください。",
    }[language]

    def offered() -> list[str]:
        return [key.partition(".")[2] for key in farmer.page.prompt.buttons if "trade" in key]

    farmer.farm(trading(columns(4, 4), columns(2)))
    assert offered() == ["trade sheep 1", "trade sheep 2", "trade pig 1"]
    assert farmer.note == ""
    farmer.farm(trading(columns(6, 4), columns(2)))
    assert offered() == ["trade sheep 2", "trade sheep 3", "trade pig 1"], "after which two are left, and all of them"
    assert farmer.note == other
    farmer.farm(trading(rows(8, 1, 8), columns(2)))
    assert offered() == ["trade sheep 3", "trade cow 1", "trade cow 2"], "the most of the dearest first: horses decide"
    farmer.farm(trading(columns(6, 6, 4), columns(2)))
    assert offered() == ["trade sheep 2", "trade pig 1", "trade cow 1"]
    farmer.click(farmer.button("trade pig 1"))
    assert herd(farmer) == counts(6, 3, 5)


def test_no_number_is_missing_among_the_trades_of_one_kind_beside_the_prompt(farmer: Farmer) -> None:
    farmer.farm(trading(rows(8), columns(2)))
    labels = [button.words for key, button in farmer.page.prompt.buttons.items() if "trade" in key]
    assert labels == ["4 sheep for 2 pigs", "6 sheep for 3 pigs", "8 sheep for 4 pigs"]


@pytest.mark.parametrize(
    ("language", "said_so"),
    [
        ("en", "4 cows for 1 horse: starts the final trade"),
        ("ja", "牛4頭→馬1頭（最終交換へ）"),
    ],
)
def test_a_trade_that_ends_the_game_says_so_on_its_button_and_others_do_not(
    farmer: Farmer, language: str, said_so: str
) -> None:
    farmer.context.settings.set("language", language)
    farmer.farm(trading(columns(2, 5, 6, 1), columns(2)))
    labels = {key.partition(".")[2]: button.words for key, button in farmer.page.prompt.buttons.items()}
    assert labels["trade cow 1"] == said_so
    assert [key for key, words in labels.items() if words.endswith(said_so[-7:])] == ["trade cow 1"]
    farmer.press_button(farmer.button("trade cow 1"))
    assert farmer.state.triggered == 0
    assert farmer.state.phase == Phase.FINAL_TRADE


def test_the_trade_that_completes_two_of_each_is_among_the_buttons(farmer: Farmer) -> None:
    # As in a game: the Horse Trader has 3 cows buy a horse.
    lasting = ("horse-trader", "")
    farmer.farm(trading(columns(4, 4, 6), columns(2), lasting=lasting))
    offered = [key.partition(".")[2] for key in farmer.page.prompt.buttons if "trade" in key]
    assert offered == ["trade sheep 1", "trade pig 1", "trade cow 1"], "no cow would be left"
    wide = """
        +--+--+--+--+
        |c2|s2|c2|p2|
        +  +  +  +  +
        |c2|s2|c1|p2|
        +--+--+--+--+
        |c1 c1|     |
        +--+--+--+--+
    """
    farmer.farm(trading(wide, columns(2), lasting=lasting))
    offered = [key.partition(".")[2] for key in farmer.page.prompt.buttons if "trade" in key]
    assert offered == ["trade sheep 1", "trade pig 1", "trade cow 2"]
    farmer.click(farmer.button("trade cow 2"))
    assert herd(farmer) == counts(4, 4, 3, 2)
    assert farmer.state.triggered == 0


def test_after_a_trade_by_keys_the_next_turn_begins_at_no_animal_and_enters_roll_the_dice(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(4, 1), columns(2)), kinds=(PERSON, COMPUTER))
    farmer.carry("animal.0.a1.0", "stall.0")
    farmer.pick(farmer.parse("trade sheep 1"), keys=True)
    assert herd(farmer) == counts(2, 2)
    keyboard = page.stage.keyboard
    farmer.wait(lambda: farmer.can_go_on and not page.telling)
    farmer.settle()
    assert farmer.state.phase == Phase.OTHERS_DICE
    assert (keyboard.reached.key or keyboard.begin.key).startswith("die."), "not the pig that has come by the trade"
    while farmer.state.active == 1:
        farmer.act_by_keys(PASS)
        farmer.wait(lambda: farmer.can_go_on and not page.telling)
    page.stage.setFocus()
    assert not farmer.state.turn.rolls
    assert not keyboard.reached.key
    assert not keyboard.begin.key
    farmer.key(Key.Key_Return)
    farmer.key(Key.Key_Return)
    farmer.see()
    assert farmer.state.turn.rolls == 1


# What a button says.


def test_cancel_in_the_question_who_stays_leaves_everything_as_it_is_asked(farmer: Farmer) -> None:
    full = "+--+--+\n|s2|p2|\n+--+--+"
    page = farmer.farm(rolled(full, columns(2), dice="sheep-2 fence-1 pig-1 cow", rolls=3))
    farmer.click(farmer.piece("die.2"))
    before, asked = page.session.length, farmer.ask
    farmer.drag("waiting.pig.0", "field")
    farmer.click(farmer.choice("Cancel"))
    assert (page.session.length, farmer.ask) == (before, asked)
    assert farmer.at_home()
    farmer.click(farmer.button("undo"))
    assert not farmer.state.tasks
    assert farmer.state.turn.used == 0


def test_escape_with_nothing_in_hand_takes_the_keys_off_the_pieces_so_that_enter_is_the_main_button(
    farmer: Farmer,
) -> None:
    page = farmer.farm()
    assert page.prompt.main is not None
    page.stage.setFocus()
    farmer.key(Key.Key_Tab)
    assert page.stage.keyboard.reached.key
    farmer.key(Key.Key_Escape)
    assert not page.stage.keyboard.reached.key
    assert farmer.note == f"Enter now presses “{page.prompt.main.words}”."
    length = page.session.length
    farmer.key(Key.Key_Return)
    farmer.key(Key.Key_Return)
    assert page.session.length > length


@pytest.mark.parametrize(("pigs", "cows", "over"), [(2, 2, "field"), (3, 6, "discard")])
def test_a_card_taken_up_by_its_number_is_over_the_field_unless_something_is_lost_for_good(
    farmer: Farmer, pigs: int, cows: int, over: str
) -> None:
    state = rolled(columns(1, pigs, cows, 1), START_1, dice="sheep-2 pig-1 fence-1 cow", hands=("timber drover", ""))
    farmer.farm(state, kinds=(PERSON, COMPUTER))
    stage, card = farmer.page.stage, state.hands[0][1]
    stage.setFocus()
    number = [grip.key for grip in stage.openings.numbered()].index(card_key(card)) + 1
    farmer.key(Key(Key.Key_0 + number))
    assert stage.drag is not None
    assert {"field", "discard"} <= set(stage.drag.targets), "it can be played, or marked to be exchanged"
    assert stage.drag.best == over
    if over == "field":
        assert "cannot be undone" in said(farmer), "that is seen before Enter plays it"
        farmer.key(Key.Key_Return)
        farmer.see()
        assert not farmer.shown.picked
        assert farmer.chooser is not None, "a price that is paid for good is asked about once"


# Edges.


@pytest.mark.parametrize(
    ("rolled_dice", "said_why"),
    [
        ("sheep-2 pig-1 sheep-1 cow", "To place and move fences, use a die or a card that gives them."),
        ("", "Roll the dice first."),
    ],
)
def test_a_click_on_an_edge_that_places_no_fence_says_what_to_do_first(
    farmer: Farmer, rolled_dice: str, said_why: str
) -> None:
    state = rolled(START_1, columns(2), dice=rolled_dice) if rolled_dice else position(START_1, columns(2))
    page = farmer.farm(state)
    farmer.click(farmer.target("edge.b1s"))
    assert page.session.length == 0
    assert farmer.note == said_why


@pytest.mark.parametrize("rolls", [1, 3])
def test_a_fence_die_dropped_on_an_edge_places_its_first_fence_there_in_one_step(farmer: Farmer, rolls: int) -> None:
    page = farmer.farm(rolled(START_1, columns(2), dice="fence-2 pig-1 sheep-1 cow", rolls=rolls))
    farmer.drag("die.0", "edge.b1s")
    assert stands(farmer, "b1s") == [True]
    assert farmer.state.turn.used == 0b1
    task = farmer.state.tasks[-1]
    assert isinstance(task, Fencing)
    assert task.place == 1
    farmer.key(Key.Key_Z, CTRL)
    assert page.session.length == 0


def test_a_fence_die_of_another_player_dropped_on_an_edge_is_taken_and_places_a_fence_there(farmer: Farmer) -> None:
    farmer.farm(others(START_1, columns(2), dice="fence-2 pig-1 sheep-1 cow", part_seat=0, active=1))
    farmer.drag("die.0", "edge.b1s")
    assert stands(farmer, "b1s") == [True]
    assert farmer.state.turn.taken == 0b1


def test_a_fence_die_dropped_in_a_space_is_only_used_and_one_that_gives_animals_goes_to_no_edge(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, columns(2), dice="fence-2 pig-1 sheep-1 cow", rolls=3))
    before = farmer.state.fields[0].fences
    farmer.drag("die.1", "edge.b1s")
    assert herd(farmer)[Kind.PIG] == 2, "on the field it is used wherever it is dropped"
    farmer.drag("die.0", "field")
    assert page.session.length == 2
    assert farmer.state.fields[0].fences == before


# Cards.


@pytest.mark.parametrize("keys", [False, True])
@pytest.mark.parametrize("card", ["stray", "goose"])
def test_every_card_that_is_played_for_good_is_asked_about_once_by_mouse_and_by_keys(
    farmer: Farmer, card: str, keys: bool
) -> None:
    start = rolled(columns(3, 3), START_1, dice="sheep-2 pig-1 sheep-1 cow", hands=(card, ""), deck="ram hayloft")
    page = farmer.farm(start, kinds=(PERSON, COMPUTER))
    key = card_key(start.hands[0][0])
    if keys:
        page.stage.setFocus()
        number = [grip.key for grip in page.stage.openings.numbered()].index(key) + 1
        farmer.key(Key(Key.Key_0 + number))
        farmer.key(Key.Key_Return)
    else:
        farmer.drag(key, "field")
    assert farmer.chooser is not None
    assert farmer.chooser.buttons[0].words == "Play"
    assert page.session.length == 0
    farmer.do_anyway(keys)
    assert page.session.length == 1


@pytest.mark.parametrize(
    ("phase", "asked", "noted"),
    [
        ("use", "use dice by their numbers", "A fence taken from your supply is placed right away."),
        ("take", "take one of Aiko’s dice", "A fence taken from your supply is placed right away."),
        ("fences", "move up to", "Taking a fence from your supply uses your next fence die; moves left over are lost."),
        ("trade", "you may trade animals", "For other trades take an animal to the market."),
    ],
)
def test_no_line_of_the_prompt_speaks_of_clicks_while_keys_are_used(
    farmer: Farmer, phase: str, asked: str, noted: str
) -> None:
    dice = "fence-2 pig-1 fence-1 cow"
    page = farmer.farm(
        {
            "use": lambda: rolled(START_1, columns(2), dice=dice, rolls=3),
            "take": lambda: others(START_1, columns(2), dice=dice, part_seat=0, active=1),
            "fences": lambda: rolled(START_1, columns(2), dice=dice, rolls=3),
            "trade": lambda: trading(columns(6, 6, 4), columns(2), lasting=("market-cart", "")),
        }[phase]()
    )
    if phase == "fences":
        farmer.do("use 1", "place b1s", "place c1s")
    assert "lick" in farmer.ask + farmer.note
    page.stage.setFocus()
    farmer.key(Key.Key_Tab)
    assert asked in farmer.ask
    assert noted in farmer.note
    assert "lick" not in farmer.ask + farmer.note
    assert "drag" not in farmer.ask + farmer.note
