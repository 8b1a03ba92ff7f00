"""Who picks something up by a click or a key at Epona is told what to choose next."""

from typing import Any

import pytest
from epona_hand import Groom
from PySide6.QtCore import Qt

from boardroom.games.epona.position.state import Phase, State, card_key
from boardroom.games.epona.position.vocabulary import Bonus, BonusKind
from boardroom.games.epona.table.gestures.keys import cube_key, roller_key
from tests.games.epona_positions import Box, position


def stabled(**changes: Any) -> State:
    """A mare, a stallion, a rider and a horse that scores with a roller, and a card in the hand."""
    box = Box()
    cards = [box.card("mare"), box.card("stallion"), box.card("rider"), box.card("working", scores="roller 3")]
    rows = [(box.stable(mark="6"), cards), (box.stable(slots=3), ())]
    return position(rows, [(box.stable(slots=3), ())], hands=[[box.card()]], studs=[2, 2], **changes)


def test_who_picks_up_a_horse_to_breed_is_told_what_to_choose_for_it(groom: Groom) -> None:
    state = stabled()
    mare, stallion = state.tableaus[0][0].slots[:2]
    groom.tend(state)
    before = groom.note
    groom.click(groom.piece(card_key(mare)))
    assert groom.note == "Now choose a stallion to breed her with. Esc cancels."
    groom.key(Qt.Key.Key_Escape)
    assert groom.note == before
    groom.click(groom.piece(card_key(stallion)))
    assert groom.note == "Now choose a mare to breed him with. Esc cancels."


def test_a_card_that_is_to_be_placed_is_simply_put_somewhere(groom: Groom) -> None:
    state = stabled()
    groom.tend(state)
    groom.click(groom.piece(card_key(state.hands[0][0])))
    assert groom.note == "Now choose where it goes. Esc puts it back."


@pytest.mark.parametrize(
    ("changes", "key", "words"),
    [
        (
            {"phase": Phase.MOVING_ROLLERS, "round": 6},
            roller_key(0, 0),
            "Now choose a horse that scores with it. Esc cancels.",
        ),
        ({"phase": Phase.SWAPPING, "round": 6, "swaps": 1}, "", "Now choose the card to swap it with. Esc cancels."),
        ({"pending": (Bonus(BonusKind.OWNER),)}, cube_key(0), "Now choose a free box of your owner card. Esc cancels."),
    ],
)
def test_what_is_not_laid_down_has_words_of_its_own(
    groom: Groom, changes: dict[str, Any], key: str, words: str
) -> None:
    state = stabled(**changes)
    groom.tend(state)
    groom.pick_up(key or card_key(state.tableaus[0][0].slots[0]))
    assert groom.note == words


def test_a_card_that_cannot_be_placed_says_why_and_what_is_left_for_it(groom: Groom) -> None:
    box = Box()
    full = [(box.stable(slots=3), [box.card("mare"), box.card("stallion"), box.card("rider")])]
    state = position(full, [(box.stable(slots=3), ())], hands=[[box.card(), box.card()]])
    groom.tend(state)
    groom.click(groom.piece(card_key(state.hands[0][0])))
    why = "No slot is free: draw a new stable first."
    assert groom.note == f"{why} You can discard it for 2 coins or keep it. Esc puts it back."


def test_a_card_that_waits_for_a_bonus_to_be_used_says_so(groom: Groom) -> None:
    state = stabled(pending=(Bonus(BonusKind.OWNER),))
    groom.tend(state)
    groom.pick_up(card_key(state.hands[0][0]))
    assert groom.note.startswith("First use your bonus: ")
    assert groom.note.endswith(". You can only discard it for 2 coins. Esc puts it back.")
