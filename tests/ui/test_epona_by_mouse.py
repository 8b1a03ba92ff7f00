"""Owner boxes, draws, rollers and horse boxes at Epona, each by a drag, by a click and by the keys."""

import re
from typing import Any

import pytest
from epona_hand import Groom
from hand import CTRL, Key
from PySide6.QtCore import QPoint

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epona.position.actions import (
    DRAW_STABLES,
    DRAWS,
    KEEPS,
    ROLLER_MOVES,
    USES,
    KeepStable,
    MoveRoller,
    SwapCards,
)
from boardroom.games.epona.position.cards import BOXES, BOXES_BELOW
from boardroom.games.epona.position.state import Phase, card_key, owner_key
from boardroom.games.epona.position.vocabulary import Bonus, BonusKind
from boardroom.games.epona.table.gestures.keys import (
    STABLE_DECK,
    box_key,
    cube_key,
    deck_key,
    hand_key,
    roller_key,
    tableau_key,
)
from boardroom.ui.kit.context import AppContext
from tests.games.epona_positions import Box, position


def box_spot(groom: Groom, box: int) -> QPoint:
    """The middle of a box on the own owner card."""
    return groom.target(box_key(0, box))


def with_bonus(groom: Groom, *bonuses: Bonus, **changes: Any) -> int:
    """A seat with a bonus to be used, and a card in the hand."""
    box = Box()
    card = box.card("working")
    groom.tend(position([(box.stable(slots=4), ())], hands=[[card]], pending=bonuses, **changes))
    return card


# Owner boxes.


@pytest.mark.parametrize("box", range(BOXES_BELOW))
def test_a_cube_is_put_on_a_box_by_a_click(groom: Groom, box: int) -> None:
    with_bonus(groom, Bonus(BonusKind.OWNER))
    groom.click(box_spot(groom, box))
    assert groom.done() == [groom.page.session.rules.records.text(USES[box])]


def test_a_cube_is_dragged_to_a_box(groom: Groom) -> None:
    with_bonus(groom, Bonus(BonusKind.OWNER))
    groom.hold(cube_key(0), box_key(0, 4))
    assert groom.told()[0] == "3 coins"
    groom.let_go(box_key(0, 4))
    assert groom.done() == [groom.page.session.rules.records.text(USES[4])]
    assert cube_key(0) not in groom.pieces
    assert groom.at_home()


def test_a_box_above_takes_a_cube_once_both_below_it_have_one(groom: Groom) -> None:
    with_bonus(groom, Bonus(BonusKind.OWNER), boxes=(0b000001,))
    groom.drag(cube_key(0), box_spot(groom, BOXES_BELOW))
    assert groom.done() == []
    assert "needs cubes on both boxes below it" in groom.note
    groom.click(box_spot(groom, BOXES_BELOW))
    assert groom.done() == []
    assert groom.note.startswith("Put the cube on a free box")
    groom.click(box_spot(groom, 1))
    assert len(groom.done()) == 1


def test_the_upper_box_is_used_by_a_click_where_it_is_free(groom: Groom) -> None:
    with_bonus(groom, Bonus(BonusKind.OWNER), boxes=(0b000011,))
    groom.click(box_spot(groom, BOXES_BELOW))
    assert groom.done() == [groom.page.session.rules.records.text(USES[BOXES_BELOW])]


def test_a_cube_is_put_on_a_box_by_the_keys(groom: Groom) -> None:
    with_bonus(groom, Bonus(BonusKind.OWNER))
    stage = groom.page.stage
    groom.tab_to(lambda: stage.speaking.has_keys and stage.keyboard.reached.key == box_key(0, 4))
    groom.key(Key.Key_Return)
    assert groom.done() == [groom.page.session.rules.records.text(USES[4])]


def test_the_boxes_that_are_free_for_a_cube_are_framed_above_the_owner_card(groom: Groom) -> None:
    def framed() -> set[str]:
        return {key for key, layer in groom.page.table.layers(groom.shown).items() if key in free and layer.above}

    free = {f"box.{box}" for box in range(BOXES)}
    with_bonus(groom, Bonus(BonusKind.OWNER), boxes=(0b000011,))
    assert framed() == {f"box.{box}" for box in (2, 3, 4, 5, BOXES_BELOW)}
    groom.click(box_spot(groom, 2))
    groom.settle()
    assert framed() == set()


# Draws.


@pytest.mark.parametrize("way", ["drag", "click"])
def test_a_bonus_is_drawn_from_its_deck_and_a_card_kept(groom: Groom, way: str) -> None:
    with_bonus(groom, Bonus(BonusKind.DRAW, 1))
    if way == "drag":
        groom.hold(deck_key(1), hand_key(0))
        assert groom.told()[0] == "you see 3 cards and keep 1 of them"
        groom.let_go(hand_key(0))
    else:
        groom.click(groom.piece(deck_key(1)))
    text = groom.page.session.rules.records.text
    assert groom.done() == [text(DRAWS[1])]
    kept = groom.state.seen[1]
    if way == "drag":
        groom.hold(card_key(kept), hand_key(0))
        assert "the other 2 cards are discarded" in groom.told()
        groom.let_go(hand_key(0))
    else:
        groom.click(groom.piece(card_key(kept)))
    assert groom.done(1) == []
    groom.click(groom.button("tool.keep"))
    assert groom.done(1) == [text(KEEPS[kept])]


@pytest.mark.parametrize("way", ["drag", "click"])
def test_stables_are_drawn_from_their_deck(groom: Groom, way: str) -> None:
    with_bonus(groom)
    if way == "drag":
        groom.hold(deck_key(STABLE_DECK), tableau_key(0))
        assert groom.told()[0] == "you see 3 stables and must keep 1 of them"
        groom.let_go(tableau_key(0))
    else:
        groom.click(groom.piece(deck_key(STABLE_DECK)))
    assert groom.done() == [groom.page.session.rules.records.text(DRAW_STABLES)]


def test_what_is_opened_over_the_right_column_keeps_to_it_when_a_stable_makes_it_wider(house: AppContext) -> None:
    groom, box = Groom(house, (1600, 1000)), Box()
    rows = [(box.stable(slots=4), ()), (box.stable(slots=4), ())]
    state = position(rows, [(box.stable(slots=4), ())], hands=[[box.card("working")]])
    page = groom.tend(state, kinds=(PERSON, COMPUTER))
    session, record = page.session, page.session.rules.records
    page.side.open_page("last turn")
    groom.see()
    before = groom.table.m.side.width()
    groom.propose(0, record.text(DRAW_STABLES))
    groom.settle()
    groom.propose(0, record.text(next(action for action in session.legal(0) if isinstance(action, KeepStable))))
    groom.settle()
    groom.see()
    side = groom.table.m.side
    assert side.width() != before, "the column has another width"
    assert page.side.geometry() == side.translated(0, page.stage.y()).toRect()
    groom.close()


# The end.


def at_the_end(groom: Groom, phase: int, **changes: Any) -> tuple[int, int, list[int]]:
    """A rider and a horse that scores with a roller; others that do not."""
    box = Box()
    rider = box.card("rider")
    horse = box.card("mare", scores="roller 3")
    plain = box.cards(2, "working", scores="")
    rows = [(box.stable(mark="6"), [rider, horse, *plain])]
    groom.tend(position(rows, [(box.stable(slots=3), ())], phase=phase, round=6, **changes))
    return rider, horse, plain


@pytest.mark.parametrize("way", ["drag", "click", "keys", "number"])
def test_a_rider_roller_is_moved_to_a_horse(groom: Groom, way: str) -> None:
    _, horse, _ = at_the_end(groom, Phase.MOVING_ROLLERS)
    if way == "drag":
        groom.hold(roller_key(0, 0), card_key(horse))
        assert groom.told() == ("this ends the game", "3 VP with the roller, counted already", "total: 5 → 5 VP")
        groom.let_go(card_key(horse))
    elif way == "click":
        groom.click(groom.piece(card_key(horse)))
    elif way == "number":
        groom.page.stage.setFocus()
        groom.key(Key.Key_1)
    else:
        groom.carry(roller_key(0, 0), card_key(horse))
    assert groom.done()[0] == groom.page.session.rules.records.text(ROLLER_MOVES[horse])
    assert horse in groom.state.rollers[0]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_click_where_the_last_step_was_finished_begins_no_new_game_before_the_score_is_read(
    house: AppContext, size: tuple[int, int], language: str
) -> None:
    house.settings.set("language", language)
    groom = Groom(house, size)
    _, horse, _ = at_the_end(groom, Phase.MOVING_ROLLERS)
    page = groom.page
    buttons = [button for key, button in page.prompt.buttons.items() if key != "undo"]
    spots = [button.mapTo(groom.window, button.rect().center()) for button in buttons]
    assert spots
    groom.click(groom.piece(card_key(horse)))
    groom.wait(lambda: page.score.at_end)
    groom.see()
    for spot in spots:
        groom.click(spot)
        groom.see()
        assert groom.window.table is page
    groom.close()


def test_a_roller_dropped_on_what_scores_nothing_with_it_says_so(groom: Groom) -> None:
    _, _, plain = at_the_end(groom, Phase.MOVING_ROLLERS)
    assert {way.target for way in groom.ways(MoveRoller)}
    groom.drag(roller_key(0, 0), groom.aim(card_key(plain[0])))
    assert groom.done() == []
    assert groom.note == "That card does not score with a rider roller."


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_roller_that_is_dropped_wrongly_stays_where_it_is_and_every_place_says_why(
    groom: Groom, language: str
) -> None:
    box = Box()
    riders, horse = box.cards(2, "rider"), box.card("mare", scores="roller 3")
    other = box.card("mare", scores="roller 2")
    theirs = box.card("mare")
    rows = [(box.stable(mark="6"), [*riders, horse, other])]
    groom.context.settings.set("language", language)
    groom.tend(position(rows, [(box.stable(slots=3), [theirs])], phase=Phase.MOVING_ROLLERS, round=6))
    wrong = {
        card_key(riders[1]): "That card does not score with a rider roller.",
        card_key(theirs): "That card is not in your tableau.",
        deck_key(0): "Drop the rider roller on a horse that scores with one.",
    }
    told = {}
    for target in wrong:
        groom.drag(roller_key(0, 0), groom.aim(target))
        told[target] = groom.note
        assert groom.done() == []
        assert not groom.lifted
    groom.drag(roller_key(0, 0), card_key(horse))
    done = groom.done()
    left = next(key for key in groom.pieces if key.startswith("roller.0."))
    groom.drag(left, groom.aim(card_key(horse)))
    told[card_key(horse)] = groom.note
    wrong[card_key(horse)] = "That horse already has a rider roller."
    assert groom.done() == done
    if language == "en":
        assert told == wrong
    else:
        assert len(set(told.values())) == len(wrong)
        assert all(re.search("[ぁ-ん]", words) for words in told.values())


def riding(groom: Groom, horses: int) -> list[int]:
    """Two riders whose rollers lie on no horse, and horses that score with one; a computer has a roller, too."""
    box = Box()
    riders = box.cards(2, "rider")
    found = [box.card("mare", scores=f"roller {points}") for points in (3, 2, 3)[:horses]]
    rows = [(box.stable(mark="6"), [*riders, *found])]
    theirs = [(box.stable(slots=4), [box.card("rider"), box.card("working", scores="roller 3")])]
    groom.tend(position(rows, theirs, phase=Phase.MOVING_ROLLERS, round=6), (PERSON, COMPUTER))
    return found


def test_the_number_of_a_horse_puts_a_roller_on_it_and_an_enter_after_it_does_nothing(groom: Groom) -> None:
    horses = riding(groom, 3)
    stage = groom.page.stage
    stage.setFocus()
    groom.key(Key.Key_Tab)
    numbered = [grip.key for grip in stage.openings.numbered()]
    assert set(numbered[:3]) == set(map(card_key, horses)), "before the rollers"
    wanted = card_key(horses[1])
    groom.key(Key(Key.Key_1 + numbered.index(wanted)))
    groom.settle()
    assert groom.state.rollers[0] == bytes([horses[1]])
    groom.key(Key.Key_Return)
    groom.settle()
    assert groom.state.rollers[0] == bytes([horses[1]])
    assert not groom.lifted
    assert groom.note.startswith("The number alone did it. Press Enter again to go on to ")
    groom.key(Key.Key_Z, CTRL)
    groom.settle()
    assert not groom.state.rollers[0], "a slip is taken back"


def test_the_number_of_a_horse_asks_before_the_last_roller_where_computers_go_on_after_it(groom: Groom) -> None:
    horses = riding(groom, 2)
    groom.page.stage.setFocus()
    groom.key(Key.Key_1)
    groom.settle()
    (left,) = set(horses) - set(groom.state.rollers[0])
    before = groom.done()
    groom.key(Key.Key_1)
    groom.see()
    assert groom.done() == before
    assert groom.chooser is not None
    groom.key(Key.Key_Return)
    groom.see()
    assert groom.done() == before, "an Enter too many answers nothing"
    assert left not in groom.state.rollers[0]


@pytest.mark.parametrize("way", ["drag", "clicks", "keys", "numbers"])
def test_a_horse_box_swaps_two_cards(groom: Groom, way: str) -> None:
    rider, horse, plain = at_the_end(groom, Phase.SWAPPING, swaps=1)
    one, other = card_key(rider), card_key(plain[1])
    if way == "drag":
        groom.hold(one, other)
        assert any("→" in line for line in groom.told())
        groom.let_go(other)
    elif way == "clicks":
        groom.click(groom.piece(one))
        groom.click(groom.aim(other))
    elif way == "numbers":
        groom.page.stage.setFocus()
        groom.key(Key(Key.Key_1 + [grip.key for grip in groom.page.stage.openings.numbered()].index(one)))
        drag = groom.page.stage.drag
        assert drag is not None
        groom.key(Key(Key.Key_1 + list(drag.areas).index(other)))
        if groom.lifted:
            groom.key(Key.Key_Return)
    else:
        groom.carry(one, other)
    groom.do_anyway(way in ("keys", "numbers"))
    assert groom.done()[0] == groom.page.session.rules.records.text(SwapCards(*sorted((rider, plain[1]))))
    slots = groom.state.tableaus[0][0].slots
    assert (slots[0], slots[3]) == (plain[1], rider)
    assert horse in slots


def test_the_owner_card_without_an_icon_to_use_says_why(groom: Groom) -> None:
    with_bonus(groom)
    groom.click(groom.piece(owner_key(0)))
    assert groom.done() == []
    assert groom.note
