"""The dice of Moritz lie there until the player rolls, with what each gave him, whether anything moves or not."""

import random

import pytest
from farming import Farmer

from boardroom.controller.session import Told
from boardroom.games.my_kingdom_for_a_horse.position.actions import ROLLS
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE, BREEDING_DIE, BREEDS, DICE, die_key
from boardroom.games.my_kingdom_for_a_horse.position.events import (
    AnimalsGained,
    AnimalsTraded,
    Bred,
    DiceRolled,
    TwinTurnBegun,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, Phase
from boardroom.games.my_kingdom_for_a_horse.table.faces.dicebox import TwinRow, dice_box
from boardroom.games.my_kingdom_for_a_horse.table.faces.twindice import DieGift, twin_rolls
from boardroom.games.my_kingdom_for_a_horse.table.reading.piece_names import piece_name
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.presentation import Presentation
from tests.games.farms import act, columns, faces, position, trading

NOTHING = DieGift(0, 0, False)


def end_turn(farmer: Farmer) -> None:
    """End the player's own trades: Moritz has his turn."""
    farmer.click(farmer.button("0"))
    farmer.settle()


def rolls_of(farmer: Farmer) -> list[DiceRolled]:
    history = farmer.page.session.history(0)
    return [event for told in history for event in told.events if isinstance(event, DiceRolled)]


def seen(*events: object, **changes: object) -> Presentation:
    """What a player sees after these events of Moritz' turn."""
    return Presentation(position(columns(2), twin=(9, 9, 9, 9), **changes), 0, history=(Told(0, 0, events, False),))


@pytest.mark.parametrize("motion", ["off", "fast"])
def test_what_moritz_rolled_lies_there_until_the_player_rolls(farmer: Farmer, house: AppContext, motion: str) -> None:
    house.settings.set("motion", motion)
    page = farmer.farm(trading(columns(6, 3, 1), twin=(3, 2, 1, 0)))
    end_turn(farmer)
    assert farmer.state.turn.rolls == 0
    first, second = rolls_of(farmer)
    box = dice_box(farmer.shown)
    for die in range(DICE):
        assert page.stage.pieces.places[die_key(die)].face == f"die/{die}/{second.dice[die]}"
        row = box.rows[die]
        assert isinstance(row, TwinRow)
        assert row.before == first.dice[die]
        assert row.line is not None
        assert row.gave_before is not None
    farmer.click(farmer.piece("die.0"))
    farmer.settle()
    assert farmer.state.turn.rolls == 1
    assert not twin_rolls(farmer.shown)
    assert page.stage.pieces.places["die.0"].face == f"die/0/{farmer.state.turn.dice[0]}"


def test_a_screen_reader_is_told_what_moritz_rolled(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(6, 3, 1), twin=(3, 2, 1, 0)))
    end_turn(farmer)
    words = page.context.say(piece_name("die.3", farmer.shown), page.names)
    assert "Moritz" in words
    inspection = page.table.inspect("die.3", farmer.shown)
    assert inspection is not None
    assert sum("Moritz" in page.context.say(line.text, page.names) for line in inspection.lines) == 2


def test_each_die_says_what_it_gave_moritz() -> None:
    dice = faces("half-cow pig-1 half-cow pig")
    shown = seen(
        TwinTurnBegun(0),
        DiceRolled(1, TWIN_SEAT, ALL_DICE, dice, 1),
        AnimalsGained(2, TWIN_SEAT, (0, 1, 0, 0), None),
        AnimalsGained(3, TWIN_SEAT, (0, 0, 1, 0), None),
        Bred(4, TWIN_SEAT, 1, 4, 2),
        AnimalsGained(5, TWIN_SEAT, (0, 2, 0, 0), None),
        AnimalsTraded(6, TWIN_SEAT, 0, 6, 3, False),
        AnimalsGained(7, TWIN_SEAT, (0, 3, 0, 0), None),
    )
    (roll,) = twin_rolls(shown)
    assert roll.gave == (DieGift(2, 1, True), DieGift(1, 1, False), DieGift(2, 1, True), DieGift(1, 2, False))


def test_of_a_supply_that_ran_out_the_later_die_gave_less() -> None:
    shown = seen(
        TwinTurnBegun(0),
        DiceRolled(1, TWIN_SEAT, ALL_DICE, faces("sheep-2 sheep-2 fence-1 cow"), 1),
        AnimalsGained(2, TWIN_SEAT, (2, 0, 0, 0), None),
        AnimalsGained(3, TWIN_SEAT, (1, 0, 0, 0), None),
        Bred(4, TWIN_SEAT, 2, 1, 0),
    )
    (roll,) = twin_rolls(shown)
    assert roll.gave == (DieGift(0, 2, False), DieGift(0, 1, False), NOTHING, DieGift(2, 0, False))


def test_a_trade_that_a_restock_forced_on_moritz_is_no_gift_of_a_die() -> None:
    shown = seen(
        TwinTurnBegun(0),
        DiceRolled(1, TWIN_SEAT, ALL_DICE, faces("sheep-2 fence-1 pig-1 cow"), 1),
        AnimalsTraded(2, TWIN_SEAT, 0, 2, 1, True),
        AnimalsGained(3, TWIN_SEAT, (0, 1, 0, 0), None),
        AnimalsGained(4, TWIN_SEAT, (2, 0, 0, 0), None),
        AnimalsGained(5, TWIN_SEAT, (0, 1, 0, 0), None),
        Bred(6, TWIN_SEAT, 2, 1, 0),
    )
    (roll,) = twin_rolls(shown)
    assert roll.gave[:3] == (DieGift(0, 2, False), NOTHING, DieGift(1, 1, False))


def test_what_the_dice_gave_moritz_and_what_he_traded_is_all_that_he_has() -> None:
    """Over turns of many games: nothing is counted twice, and nothing is left out."""
    chance, looked_at = random.Random(8), 0
    for seed in range(80):
        had = tuple(chance.randrange(6) for _ in range(4))
        before = trading(columns(2, 2, 1), twin=had, rng=seed + 1)
        step = act(before, "pass")
        if step.state.phase != Phase.OWN_DICE:
            continue
        looked_at += 1
        shown = Presentation(step.state, 0, history=(Told(0, 0, step.events, False),))
        gained = list(had)
        for roll in twin_rolls(shown):
            assert BREEDS[roll.dice[BREEDING_DIE]] == roll.gave[BREEDING_DIE].kind
            halves = {gift for gift in roll.gave if gift.halves}
            for gift in [*(gift for gift in roll.gave if not gift.halves), *halves]:
                gained[gift.kind] += gift.number
        for event in step.of(AnimalsTraded):
            gained[event.kind] -= event.given
            gained[event.kind + 1] += event.taken
        assert tuple(gained) == step.state.twin
    assert looked_at > 20


def test_before_the_first_roll_of_a_game_the_dice_show_nothing(farmer: Farmer) -> None:
    page = farmer.farm(position(columns(2)))
    assert page.session.legal(0) == (ROLLS[ALL_DICE],)
    assert page.stage.pieces.places["die.0"].face == "die/0/?"
    assert all(not isinstance(row, TwinRow) and row.title is None for row in dice_box(farmer.shown).rows)
