"""Keeping cards of those drawn: what is marked is kept, in any case, and nothing is marked at first."""

import pytest
from epona_hand import Groom
from hand import CTRL, Key

from boardroom.engine.keys import kind_of
from boardroom.games.epona.position.actions import KeepCards
from boardroom.games.epona.position.cards import FACES
from boardroom.games.epona.position.state import card_key
from boardroom.games.epona.table.gestures.keys import slot_key
from tests.games.epona_positions import cards_drawn

MOST_INPUTS = 7
"""Of a turn before the first card is placed."""


def offered(groom: Groom) -> bytes:
    """The cards drawn by who is asked."""
    cards: bytes = groom.state.drawn[groom.actor]
    return cards


def faces(groom: Groom) -> list[str]:
    """How the cards drawn look, as they lie."""
    return [kind_of(groom.table.layout(groom.shown)[card_key(card)].face) for card in offered(groom)]


def button(groom: Groom) -> tuple[str, bool]:
    """What the button says beside the prompt, and whether it can be pressed."""
    (tool,) = groom.table.handling.tools(groom.shown)
    return groom.table.say(tool.label), tool.why is None


@pytest.mark.parametrize(("keep", "drawn"), [(3, 6), (3, 7), (4, 7)])
def test_nothing_is_marked_at_first_and_a_click_marks_a_card_to_keep_however_many_are_kept(
    groom: Groom, keep: int, drawn: int
) -> None:
    groom.tend(cards_drawn(keep, drawn))
    assert groom.ask.endswith(f": choose {keep} cards to keep.")
    assert groom.note == "The others are discarded, for no coins."
    assert faces(groom) == ["card"] * drawn
    cards, length = offered(groom), groom.page.session.length
    kept = cards[-keep:]
    for number, card in enumerate(kept, 1):
        assert button(groom) == (f"Keep {keep} cards", False)
        groom.click(groom.piece(card_key(card)))
        assert faces(groom).count("chosen") == number
    assert faces(groom) == [*["dropped"] * (drawn - keep), *["chosen"] * keep], "the others are seen to go"
    assert button(groom) == (f"Keep {keep} cards", True)
    groom.click(groom.button("tool.keep"))
    assert groom.done(length) == [groom.page.session.rules.records.text(KeepCards(kept))]


def test_a_second_click_takes_the_mark_off_a_card_and_the_button_says_what_is_wanted(groom: Groom) -> None:
    groom.tend(cards_drawn(4, 7))
    for card in offered(groom)[:5]:
        groom.click(groom.piece(card_key(card)))
    assert faces(groom) == [*["chosen"] * 5, *["card"] * 2]
    (tool,) = groom.table.handling.tools(groom.shown)
    assert tool.why is not None
    assert groom.table.say(tool.why) == "1 card too many"
    for card in offered(groom)[:2]:
        groom.click(groom.piece(card_key(card)))
    assert faces(groom) == [*["card"] * 2, *["chosen"] * 3, *["card"] * 2]
    (tool,) = groom.table.handling.tools(groom.shown)
    assert tool.why is not None
    assert groom.table.say(tool.why) == "choose 1 more card"


@pytest.mark.parametrize("face", range(len(FACES)))
def test_no_more_inputs_are_needed_before_the_first_card_is_placed_than_seven(face: int) -> None:
    """A card is taken, the decks by one button, then cards are marked, and a button is pressed."""
    count = sum(FACES[face].draws) + FACES[face].free
    assert 2 + (FACES[face].keep if count > FACES[face].keep else 0) + 1 <= MOST_INPUTS


@pytest.mark.parametrize("keep", [3, 4])
def test_a_drawn_card_that_is_dropped_in_vain_says_what_to_click(groom: Groom, keep: int) -> None:
    groom.tend(cards_drawn(keep, 7))
    groom.drag(card_key(offered(groom)[0]), groom.aim(slot_key(groom.actor, 0, 0)))
    assert groom.note == "Click the cards to keep, then press the button."


@pytest.mark.parametrize("keep", [3, 4])
def test_a_number_marks_a_card_to_keep_and_control_with_one_confirms(groom: Groom, keep: int) -> None:
    groom.tend(cards_drawn(keep, 7))
    cards, length = offered(groom), groom.page.session.length
    groom.page.stage.setFocus()
    for key in (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4)[:keep]:
        groom.key(key)
    groom.key(Key.Key_1, CTRL)
    assert groom.done(length) == [groom.page.session.rules.records.text(KeepCards(cards[:keep]))]
