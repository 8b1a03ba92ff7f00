"""Keeping cards of those drawn: what is marked is kept, in any case; where fewer are discarded all are at first."""

import pytest
from epona_hand import Groom
from hand import CTRL, Key

from boardroom.engine.keys import kind_of
from boardroom.games.epona.position.actions import KeepCards
from boardroom.games.epona.position.cards import FACES
from boardroom.games.epona.position.keeping import discards_are_fewer
from boardroom.games.epona.position.state import card_key
from boardroom.games.epona.table.gestures.keys import slot_key
from tests.games.epona_positions import cards_drawn

MOST_INPUTS = 6
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


def test_all_cards_are_marked_as_kept_at_first_where_fewer_are_discarded(groom: Groom) -> None:
    groom.tend(cards_drawn(4, 7))
    cards = offered(groom)
    assert groom.ask.endswith(": choose 3 cards to discard; you keep the other 4.")
    assert groom.note == "All are marked: click what you don’t want. You get no coins for it."
    assert faces(groom) == ["chosen"] * 7
    gone, length = cards[1:6:2], groom.page.session.length
    for number, card in enumerate(gone, 1):
        assert button(groom) == ("Keep 4 cards", False)
        groom.click(groom.piece(card_key(card)))
        assert faces(groom).count("dropped") == number
    assert faces(groom) == ["chosen", "dropped", "chosen", "dropped", "chosen", "dropped", "chosen"]
    assert button(groom) == ("Keep 4 cards", True)
    groom.click(groom.button("tool.keep"))
    kept = KeepCards(bytes(card for card in cards if card not in gone))
    assert groom.done(length) == [groom.page.session.rules.records.text(kept)]


def test_a_click_takes_the_mark_off_a_card_and_another_marks_it_again(groom: Groom) -> None:
    groom.tend(cards_drawn(4, 7))
    card = card_key(offered(groom)[0])
    groom.click(groom.piece(card))
    assert faces(groom) == ["dropped", *["chosen"] * 6]
    (tool,) = groom.table.handling.tools(groom.shown)
    assert tool.why is not None
    assert groom.table.say(tool.why) == "2 cards too many"
    groom.click(groom.piece(card))
    assert faces(groom) == ["chosen"] * 7
    for other in offered(groom)[:4]:
        groom.click(groom.piece(card_key(other)))
    assert faces(groom) == [*["dropped"] * 4, *["chosen"] * 3]
    (tool,) = groom.table.handling.tools(groom.shown)
    assert tool.why is not None
    assert groom.table.say(tool.why) == "choose 1 more card"


def test_the_cards_to_keep_are_marked_where_they_are_not_more(groom: Groom) -> None:
    groom.tend(cards_drawn(3, 6))
    assert groom.ask.endswith(": choose 3 cards to keep.")
    assert groom.note == "Click what you want. You get no coins for the rest."
    for card in offered(groom)[:3]:
        groom.click(groom.piece(card_key(card)))
    assert faces(groom) == [*["chosen"] * 3, *["dropped"] * 3], "what goes looks the same in either case"
    assert button(groom) == ("Keep 3 cards", True)


@pytest.mark.parametrize("face", range(len(FACES)))
def test_no_more_inputs_are_needed_before_the_first_card_is_placed_than_six(face: int) -> None:
    """A card is taken, the decks by one button, then cards are marked, and a button is pressed."""
    count = sum(FACES[face].draws) + FACES[face].free
    assert 2 + min(FACES[face].keep, count - FACES[face].keep) + 1 <= MOST_INPUTS


@pytest.mark.parametrize(("keep", "wanted"), [(3, "to keep"), (4, "you don’t want")])
def test_a_drawn_card_that_is_dropped_in_vain_says_what_to_click(groom: Groom, keep: int, wanted: str) -> None:
    groom.tend(cards_drawn(keep, 7))
    groom.drag(card_key(offered(groom)[0]), groom.aim(slot_key(groom.actor, 0, 0)))
    assert groom.note == f"Click the cards {wanted}, then press the button."


@pytest.mark.parametrize("keep", [3, 4])
def test_a_number_marks_a_card_of_either_kind_and_control_with_one_confirms(groom: Groom, keep: int) -> None:
    groom.tend(cards_drawn(keep, 7))
    cards, length = offered(groom), groom.page.session.length
    discards = discards_are_fewer(groom.state, groom.actor)
    assert discards == (keep == 4)
    groom.page.stage.setFocus()
    for key in (Key.Key_1, Key.Key_2, Key.Key_3):
        groom.key(key)
    groom.key(Key.Key_1, CTRL)
    kept = cards[3:] if discards else cards[:3]
    assert groom.done(length) == [groom.page.session.rules.records.text(KeepCards(kept))]
