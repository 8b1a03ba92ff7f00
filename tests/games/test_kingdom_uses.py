"""All dice at once that ask for nothing."""

from boardroom.engine.prompt import Button, Prompt, Role
from boardroom.engine.rules import Seal
from boardroom.games.my_kingdom_for_a_horse.game import KingdomRules
from boardroom.games.my_kingdom_for_a_horse.position.actions import PASS, UseDie
from boardroom.games.my_kingdom_for_a_horse.position.field import total
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from tests.games.barnyard import field, say, with_field
from tests.games.farms import columns, rolled, rows, with_turn
from tests.games.farms import field as drawn

RULES = KingdomRules()


def all_at_once(state: State) -> Button:
    """The button for all dice at once."""
    button = together(state)
    assert button is not None
    return button


def together(state: State) -> Button | None:
    """The button for all dice at once, None if it is not offered."""
    return next((button for button in RULES.words.prompt(state, 0).buttons if button.then), None)


def prompt(state: State) -> Prompt:
    """What the first seat is asked."""
    return RULES.words.prompt(state, 0)


def note(state: State) -> str:
    """The quieter sentences beside it."""
    found = prompt(state).note
    return "" if found is None else say(found)


def test_where_a_single_die_is_used_at_once_the_button_says_which() -> None:
    state = rolled(columns(2, 2, 1), columns(2), dice="sheep-2 fence-1 fence-2 cow")
    assert {button.action: say(button.label) for button in prompt(state).buttons}[UseDie(0)] == "Use: 2 sheep"


def test_dice_that_give_animals_with_room_for_all_are_used_at_once_the_breeding_die_last() -> None:
    state = rolled(columns(2, 2, 2), columns(2), dice="sheep-2 pig-1 fence-1 sheep")
    button = all_at_once(state)
    assert (button.action, *button.then) == (UseDie(0), UseDie(1), UseDie(3))
    assert say(button.label) == "Use 3 dice"
    for use in (button.action, *button.then):
        state = RULES.apply(state, 0, use).state
    assert total(state.fields[0].animals) == (6, 3, 2, 0)


def test_nothing_is_proposed_where_an_animal_would_find_no_room() -> None:
    assert together(rolled(columns(6, 6, 3, 2), columns(2), dice="pig-1 pig-1 sheep-2 cow")) is None


def test_nothing_is_proposed_where_others_would_have_to_give_animals_up() -> None:
    state = rolled(columns(2, 2), columns(6, 2), dice="sheep-2 pig-1 fence-1 cow", supply=(1, 10, 10, 10))
    assert together(state) is None


def test_all_at_once_is_the_main_button_only_when_no_re_roll_is_given_up_by_it() -> None:
    fields = columns(2, 2, 2), columns(2)
    assert all_at_once(rolled(*fields, dice="sheep-2 pig-1 fence-1 cow")).role is Role.PLAIN
    assert all_at_once(rolled(*fields, dice="sheep-2 pig-1 fence-1 cow", rolls=3)).role is Role.MAIN


def test_a_single_die_is_used_by_itself() -> None:
    assert together(rolled(columns(2, 2, 1), columns(2), dice="half-cow pig-1 fence-1 cow")) is None


def test_a_half_cow_alone_is_no_die_to_be_used() -> None:
    button = all_at_once(rolled(columns(2, 2, 2), columns(2), dice="half-cow pig-1 fence-1 pig"))
    assert (button.action, *button.then) == (UseDie(1), UseDie(3))


def test_passing_with_nothing_left_is_asked_only_of_who_wants_to_stop_everywhere() -> None:
    spent = with_turn(rolled(columns(2), columns(2), dice="half-cow pig-1 fence-1 cow", rolls=3), used=0b0110)
    assert RULES.legal(spent, 0) == (PASS,)
    assert RULES.words.prompt(spent, 0).optional == "nothing-left"
    again = with_turn(spent, rolls=2, used=0)
    assert RULES.words.prompt(again, 0).optional == ""


def test_passing_is_asked_where_animals_would_run_away_by_it() -> None:
    spent = with_turn(rolled(columns(2), columns(2), dice="half-cow pig-1 fence-1 cow", rolls=3), used=0b0110)
    spent = with_field(spent, 0, field(a1="sheep 1", d3="sheep 1"))
    assert RULES.words.prompt(spent, 0).optional == ""


def test_passing_is_asked_where_it_cannot_be_taken_back() -> None:
    alone = with_turn(rolled(columns(1), dice="half-cow pig-1 fence-1 cow", rolls=3, twin=(1, 1, 0, 0)), used=0b0110)
    assert RULES.apply(alone, 0, PASS).seal is Seal.BARRIER
    assert RULES.words.prompt(alone, 0).optional == ""


def test_the_button_for_all_dice_says_in_which_order_they_are_used() -> None:
    button = all_at_once(rolled(columns(2, 2, 1), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    assert say(button.about) == "In this order: 2 sheep, 1 pig, sheep breed. Use these yourself: 1 fence."


def test_while_keys_are_used_dice_are_used_by_their_numbers_not_by_clicks() -> None:
    for rolls in (1, 3):
        by_keys = RULES.words.prompt(
            rolled(columns(2, 2, 1), columns(2), dice="sheep-2 pig-1 fence-1 cow", rolls=rolls), 0
        ).by_keys
        assert by_keys is not None
        assert "number" in say(by_keys)
        assert "click" not in say(by_keys)


def test_dice_that_the_button_leaves_out_are_named_with_the_reason() -> None:
    tight = rolled(rows(1, 2, 2), columns(2), dice="sheep-2 sheep-2 sheep-1 sheep", rolls=3)
    assert say(all_at_once(tight).label) == "Use 3 dice"
    assert "Use these yourself: sheep breed (no room for 1 sheep)." in note(tight)
    assert "Use these yourself" not in note(
        rolled(rows(1, 2, 2), columns(2), dice="sheep-2 sheep-2 pig-1 sheep", rolls=3)
    )


def test_fences_that_the_button_leaves_out_are_named_with_it_and_then_it_is_said_how_to_build_them() -> None:
    fields = columns(2, 2, 2), columns(2)
    early, late = (rolled(*fields, dice="sheep-2 pig-1 fence-1 cow", rolls=rolls) for rolls in (1, 3))
    assert "Click an edge" in note(late)
    for state in (early, late):
        assert "Use these yourself" not in note(state)
        about = all_at_once(state).about
        assert about is not None
        assert say(about).endswith("Use these yourself: 1 fence.")


def test_where_nothing_is_proposed_it_is_said_what_would_find_no_room() -> None:
    several = rolled(columns(6, 6, 3, 2), columns(2), dice="pig-1 pig-1 sheep-2 cow")
    assert "No room for 2 sheep and 2 pigs if all are used" in note(several)
    one = rolled(columns(6, 6, 1, 2), columns(2), dice="pig-1 half-cow fence-1 cow", rolls=3)
    assert "There is no room for 1 pig now." in note(one)


def test_where_nothing_is_proposed_it_is_said_that_the_supply_is_too_small() -> None:
    state = rolled(columns(2, 2), columns(6, 2), dice="sheep-2 pig-1 fence-1 cow", supply=(1, 10, 10, 10))
    assert "The supply is too small for all dice" in note(state)


PENS = "+--+--+--+\n|p1|s1   |\n+  +  +  +\n|p1|   s1|\n+--+--+--+"


def test_where_own_animals_would_have_to_leave_it_is_said_which_ones_take_their_place() -> None:
    state = rolled(drawn(PENS), columns(2), dice="half-cow half-cow fence-2 sheep")
    assert "If all are used, 1 cow would push out 2 sheep: use dice one by one." in note(state)
    one = rolled(drawn(PENS), columns(2), dice="half-cow half-cow fence-2 cow", rolls=3)
    assert "1 cow would push out 2 sheep." in note(one)


def test_what_would_find_no_room_is_the_same_number_until_the_last_die_is_used() -> None:
    full = drawn("+--+--+--+\n|s1|c1|p1|\n+  +  +  +\n|  |  |p1|\n+--+--+--+")
    state = rolled(full, columns(2), dice="sheep-1 sheep-2 sheep-1 sheep")
    for die in (0, 1):
        assert "No room for 3 sheep if all are used" in note(state), "with the young ones of all who find room"
        state = RULES.apply(state, 0, UseDie(die)).state
    assert "No room for 3 sheep if all are used" in note(state)
