"""The trade phase: "(2) Trade Phase: All Players", its example, ruling 12; and the course of a turn."""

import pytest

from boardroom.engine.rules import Seal
from boardroom.games.my_kingdom_for_a_horse.position.actions import Trade
from boardroom.games.my_kingdom_for_a_horse.position.counts import Counts, Kind
from boardroom.games.my_kingdom_for_a_horse.position.events import (
    AnimalsGained,
    AnimalsLost,
    AnimalsTraded,
    AnimalsTradedIn,
    PartPassed,
    TurnBegun,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import NEW_TURN, Phase
from tests.games.farms import RULES, act, asked, beside, columns, counts, field, offered, others, rolled, rows, trading

EMPTY = columns()


def test_example_white_returns_6_sheep_and_gains_3_pigs_placed_where_the_sheep_were() -> None:
    white = field("+--+--+--+\n|s2 s2 s2|\n+--+--+--+")
    state = trading(white, EMPTY)
    played = act(state, "trade sheep 3")
    assert played.of(AnimalsTraded)[0][1:] == (0, Kind.SHEEP, 6, 3, False)
    assert played.of(AnimalsTradedIn)[0].counts == counts(sheep=6)
    assert played.of(AnimalsGained)[0].counts == counts(pigs=3)
    assert played.penned() == counts(pigs=3)
    assert played.state.supply == (state.supply[0] + 6, state.supply[1] - 3, 24, 12)


@pytest.mark.parametrize(
    ("herds", "seat", "closes"),
    [
        # The other one trades, or not, and rolls.
        (((2, 0, 0, 0), (2, 0, 0, 0)), 0, True),
        # Whoever is asked last rolls next.
        (((), (2, 0, 0, 0)), 1, False),
        # The third one is asked for trades, and then the second rolls.
        (((2, 0, 0, 0), (2, 0, 0, 0), (2, 0, 0, 0)), 0, True),
        # The first is asked no more, and the second rolls.
        (((), (), (2, 0, 0, 0)), 2, True),
    ],
)
def test_a_part_of_the_trade_phase_is_over_for_good_where_only_others_are_asked_until_one_rolls(
    herds: tuple[tuple[int, ...], ...], seat: int, closes: bool
) -> None:
    state = trading(*(columns(*herd) for herd in herds), part_seat=seat)
    prompt = RULES.words.prompt(RULES.secrets.view(state, seat), seat)
    assert {button.closes for button in prompt.buttons} == {closes}
    trade = Trade(Kind.SHEEP, 1)
    assert RULES.words.preview(RULES.secrets.view(state, seat), seat, trade).closes == closes


def test_a_part_of_the_trade_phase_can_be_taken_back_where_another_may_play_a_card_before_rolling() -> None:
    state = trading(columns(2), columns(2), hands=("", "stray"), with_cards=1)
    assert not any(button.closes for button in RULES.words.prompt(state, 0).buttons)


@pytest.mark.parametrize(
    ("herd", "text", "after"),
    [
        ((2, 0, 0, 0), "trade sheep 1", (0, 1, 0, 0)),
        ((0, 3, 0, 0), "trade pig 1", (0, 0, 1, 0)),
        ((0, 0, 4, 0), "trade cow 1", (0, 0, 0, 1)),
    ],
)
def test_valid_trades_are_2_sheep_for_1_pig_3_pigs_for_1_cow_and_4_cows_for_1_horse(
    herd: Counts, text: str, after: Counts
) -> None:
    state = trading(columns(*herd), EMPTY)
    assert offered(state) == [text, "pass"]
    assert act(state, text).herd() == after


@pytest.mark.parametrize("herd", [(1, 2, 3, 6), (0, 0, 0, 2), (1, 0, 0, 0)])
def test_who_has_too_few_of_everything_is_not_asked(herd: Counts) -> None:
    state = act(others(EMPTY, columns(*herd), columns(6), dice="sheep-1 pig-1 fence-1 cow"), "pass", "pass").state
    assert (state.phase, asked(state)) == (Phase.TRADING, 2)


def test_players_may_perform_as_many_trades_of_their_chosen_type_as_they_wish() -> None:
    state = trading(rows(8), EMPTY)
    assert offered(state) == ["trade sheep 1", "trade sheep 2", "trade sheep 3", "trade sheep 4", "pass"]
    assert act(state, "trade sheep 2").herd() == counts(sheep=4, pigs=2)


def test_no_more_than_1_type_is_traded_each_turn() -> None:
    state = trading(columns(6, 6, 4), columns(2))
    assert len(offered(state)) == 3 + 2 + 1 + 1
    played = act(state, "trade sheep 1")
    assert asked(played.state) == 1, "it is the next player's turn to trade"


def test_pigs_just_gained_are_not_traded_on() -> None:
    state = trading(columns(6, 0), columns(2))
    assert act(state, "trade sheep 3").herd() == counts(pigs=3)


def test_players_may_choose_not_to_trade() -> None:
    played = act(trading(columns(6), columns(2)), "pass")
    assert played.herd() == counts(sheep=6)
    assert asked(played.state) == 1
    assert played.of(PartPassed)[0][1:3] == (0, Phase.TRADING)


def test_horses_are_not_traded() -> None:
    assert offered(trading(columns(2, 0, 0, 6), EMPTY)) == ["trade sheep 1", "pass"]


def test_trading_starts_with_the_active_player_and_goes_on_clockwise() -> None:
    state = rolled(columns(2), columns(2), columns(2), dice="fence-1 fence-1 fence-1 cow", active=2)
    state = act(state, "pass", "pass", "pass").state
    order = []
    while state.phase == Phase.TRADING:
        order.append(asked(state))
        state = act(state, "pass").state
    assert order == [2, 0, 1]


def test_trading_does_not_look_at_the_supply_beforehand() -> None:
    state = trading(columns(4, 0), EMPTY, supply=(28, 0, 24, 12))
    assert offered(state) == ["trade sheep 1", "trade sheep 2", "pass"]


def test_all_given_animals_leave_before_the_gained_ones_come() -> None:
    """Two pens of one space each are full; the pig needs the space that the sheep leave."""
    full = field("+--+--+\n|s2|c2|\n+--+--+")
    played = act(trading(full, EMPTY), "trade sheep 1")
    assert played.herd() == counts(pigs=1, cows=2)
    assert not played.of(AnimalsLost)


def test_what_does_not_fit_after_a_trade_is_its_owners_choice_and_is_lost() -> None:
    state = trading(field("+--+--+--+\n|s2 s2|c2|\n+--+--+--+"), EMPTY)
    played = act(state, "trade sheep 1")
    assert asked(played.state) == 0
    assert offered(played.state) == ["keep 0 1 2 0", "keep 2 0 2 0", "keep 2 1 0 0"]
    kept = act(played.state, "keep 2 0 2 0")
    assert kept.herd() == counts(sheep=2, cows=2)
    assert kept.of(AnimalsLost)[0].counts == counts(pigs=1)
    assert kept.state.supply == (32 - 2, 32, 22, 12)


def test_a_trade_can_be_taken_back() -> None:
    assert act(trading(columns(6), columns(2)), "trade sheep 1").seal == Seal.MOVE


# The turn.


def test_players_take_turns_clockwise_and_the_phases_follow_in_this_order() -> None:
    state = rolled(columns(6), columns(6), columns(6), dice="half-cow fence-1 fence-1 cow")
    seen = []
    for _ in range(3):
        seen.append((state.phase, asked(state)))
        state = act(state, "pass", "pass", "pass").state
        seen.append((state.phase, asked(state)))
        state = act(state, "pass", "pass", "pass").state
        seen.append((state.phase, asked(state)))
        state = act(state, "roll 1234").state
    phases = [
        (Phase.OWN_DICE, 0),
        (Phase.TRADING, 0),
        (Phase.OWN_DICE, 1),
        (Phase.OWN_DICE, 1),
        (Phase.TRADING, 1),
        (Phase.OWN_DICE, 2),
    ]
    assert seen[:6] == phases
    assert seen[6:] == [(Phase.OWN_DICE, 2), (Phase.TRADING, 2), (Phase.OWN_DICE, 0)]


def test_a_new_turn_starts_with_no_dice_rolled_and_nothing_used() -> None:
    state = trading(
        EMPTY, columns(2), used=15, taken=3, carded=2, turned=1, wheeled=1, more_rolls=1, rolls=4, part_seat=1
    )
    played = act(state, "pass")
    new = played.state
    assert played.of(TurnBegun)[0][1:] == (1, 2)
    assert (new.active, new.part_seat, new.phase, new.turn.rolls) == (1, 1, Phase.OWN_DICE, 0)
    assert new.turn == NEW_TURN
    assert offered(new) == ["roll 1234"]


def test_every_turn_is_a_round_in_which_all_take_part() -> None:
    first = trading(EMPTY, EMPTY, columns(2), active=2, starter=1)
    second = act(first, "pass").state
    assert (second.active, second.round) == (0, first.round + 1)
    third = act(trading(columns(2), EMPTY, EMPTY, active=0, starter=1), "pass").state
    assert (third.active, third.round) == (1, first.round + 1)


def test_other_players_wait_while_one_is_asked() -> None:
    dice = "pig-1 pig-1 pig-1 cow"
    herds = [columns(4)] * 3
    for state in (rolled(*herds, dice=dice), others(*herds, dice=dice), trading(*herds)):
        waiting = {0, 1, 2} - {asked(state)}
        assert offered(state)
        assert [offered(state, seat) + beside(state, seat) for seat in waiting] == [[], []]
