"""Finishing at Epona: one button, which asks for the card that is kept, or a card dropped where it is kept."""

from typing import Any

import pytest
from epona_hand import Groom
from hand import Key

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epona.position.actions import FINISHES
from boardroom.games.epona.position.cards import NONE
from boardroom.games.epona.position.state import card_key
from boardroom.games.epona.table.gestures.keys import keep_key
from boardroom.games.epona.words.names import asset_name
from boardroom.ui.game_page.prompt.prompt_line import PromptButton
from tests.games.epona_positions import Box, position
from tests.waiting import pass_moment

WHICH = "Which card do you keep for the next round? Each card you don’t keep gives you 2 coins."


def with_hand(groom: Groom, cards: int, **changes: Any) -> list[int]:
    """Two players, the first with some cards left in the hand."""
    box = Box()
    hand = box.cards(cards, "working")
    rows = [(box.stable(slots=4), ())], [(box.stable(slots=3), ())]
    groom.tend(position(*rows, hands=[hand, [box.card()]], **changes))
    return sorted(hand)


def says_once(groom: Groom, *sayings: str) -> bool:
    """Whether one of these is in the question or below it, and that only once."""
    assert groom.chooser is not None
    below = () if groom.chooser.outlook is None else groom.chooser.outlook.words
    said = " ".join((groom.chooser.accessibleName(), *below))
    return sum(said.count(saying) for saying in sayings) == 1


def text(groom: Groom, kept: int) -> str:
    return groom.page.session.rules.records.text(FINISHES[kept])


def test_one_button_finishes_and_asks_which_card_is_kept(groom: Groom) -> None:
    hand = with_hand(groom, 7)
    groom.click(groom.offer_of(FINISHES[NONE]))
    assert groom.chooser is not None
    assert groom.chooser.accessibleName() == WHICH
    said = [button.words for button in groom.chooser.buttons]
    assert said == [*(groom.short_words(FINISHES[card]) for card in hand), "Keep none", "Cancel"]
    groom.click(groom.choice(groom.short_words(FINISHES[hand[2]])))
    assert groom.done() == [text(groom, hand[2])]


def test_no_card_needs_to_be_kept_and_that_is_asked_once(groom: Groom) -> None:
    with_hand(groom, 2)
    groom.click(groom.offer_of(FINISHES[NONE]))
    assert groom.chooser is not None
    groom.move(groom.spot(groom.choice("Keep none")))
    outlook = groom.chooser.outlook
    assert outlook is not None
    groom.wait(lambda: "the 2 cards left in your hand are discarded: 4 coins" in outlook.words)
    assert outlook.words[-1].startswith("You could still place ")
    assert outlook.words[-1].endswith(". You could keep a card for the next round.")
    groom.click(groom.choice("Keep none"))
    assert groom.chooser is None
    assert groom.done() == [text(groom, NONE)]


def test_while_no_choice_is_considered_the_question_says_what_all_of_them_do_and_nothing_moves(groom: Groom) -> None:
    with_hand(groom, 3)
    groom.click(groom.offer_of(FINISHES[NONE]))
    chooser = groom.chooser
    assert chooser is not None
    assert chooser.outlook is not None
    groom.see()
    shared = "you won’t place any more cards this round"
    assert chooser.outlook.words == (shared, "Point at a choice to see here what it would do.")
    high = chooser.height()
    groom.move(groom.spot(groom.choice("Keep none")))
    groom.see()
    assert chooser.outlook.words[0] == shared
    assert len(chooser.outlook.words) > 2
    assert chooser.height() == high


def test_the_keys_finish_and_keep_a_card(groom: Groom) -> None:
    hand = with_hand(groom, 3)
    groom.press_button(groom.offer_of(FINISHES[NONE]))
    assert groom.chooser is not None
    pass_moment(groom.chooser.blind)
    groom.key(Key.Key_2)
    assert groom.done() == [text(groom, hand[1])]


def test_a_second_enter_keeps_no_card_and_finishes_nothing(groom: Groom) -> None:
    with_hand(groom, 3)
    groom.press_button(groom.offer_of(FINISHES[NONE]))
    assert groom.chooser is not None
    assert groom.chooser.buttons[-1].hasFocus(), "the way out"
    groom.key(Key.Key_Return)
    assert groom.chooser is None
    assert groom.done() == []


def test_a_card_dropped_where_it_is_kept_finishes_too_and_that_is_asked(groom: Groom) -> None:
    hand = with_hand(groom, 3)
    groom.hold(card_key(hand[1]), keep_key(0))
    assert "the card stays for the next round" in groom.told()
    assert "you won’t place any more cards this round" in groom.told()
    groom.let_go(keep_key(0))
    assert groom.chooser is not None
    assert groom.done() == []
    outlook = groom.chooser.outlook
    assert outlook is not None
    assert "the other 2 cards are discarded: 4 coins" in outlook.words
    groom.click(groom.choice("Keep it and finish"))
    assert groom.done() == [text(groom, hand[1])]


def test_in_the_last_round_it_is_asked_too_as_cards_are_sold(groom: Groom) -> None:
    with_hand(groom, 2, round=6)
    groom.click(groom.offer_of(FINISHES[NONE]))
    assert groom.chooser is not None
    assert groom.done() == []
    groom.click(groom.choice("Finish, discarding 2 cards"))
    assert groom.done() == [text(groom, NONE)]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("by_keys", [False, True])
def test_in_the_last_round_the_question_says_that_the_game_ends_and_not_the_round(
    groom: Groom, by_keys: bool, language: str
) -> None:
    box = Box()
    rows = [(box.stable(slots=4), ())], [(box.stable(slots=3), ())]
    groom.tend(position(*rows, hands=[(), [box.card("vet")]], round=6, starter=0, active=1), (COMPUTER, PERSON))
    groom.context.settings.set("language", language)
    groom.see()
    if by_keys:
        groom.press_button(groom.offer_of(FINISHES[NONE]))
    else:
        groom.click(groom.offer_of(FINISHES[NONE]))
    assert groom.chooser is not None
    outlook = groom.chooser.outlook
    assert outlook is not None
    said = (groom.chooser.accessibleName(), *outlook.words)
    assert ("this ends the game" if language == "en" else "これでゲームが終わる") in said
    assert not any(("round" if language == "en" else "ラウンド") in words for words in said)


def test_nothing_is_asked_of_who_has_no_card_left(groom: Groom) -> None:
    with_hand(groom, 0)
    groom.click(groom.offer_of(FINISHES[NONE]))
    assert groom.chooser is None
    assert groom.done() == [text(groom, NONE)]


def test_the_buttons_leave_the_prompt_its_words_however_many_cards_are_left(groom: Groom) -> None:
    with_hand(groom, 8)
    for language in ("en", "ja"):
        groom.context.settings.set("language", language)
        groom.see()
        buttons = [button for button in groom.page.prompt.findChildren(PromptButton) if button.isVisible()]
        assert len(buttons) <= 3
        assert all(button.geometry().right() <= groom.page.prompt.width() for button in buttons)
    groom.context.settings.set("language", "en")


@pytest.mark.parametrize("by_keys", [False, True])
def test_the_question_names_the_card_that_is_kept_and_does_not_cover_it(groom: Groom, by_keys: bool) -> None:
    hand = with_hand(groom, 4)
    if by_keys:
        groom.carry(card_key(hand[2]), keep_key(0))
    else:
        groom.drag(card_key(hand[2]), groom.aim(keep_key(0)))
    assert groom.chooser is not None
    name = groom.context.say(asset_name(hand[2]))
    assert groom.chooser.accessibleName().startswith(f"Keep {name} and finish placing? You could still place ")
    assert name not in groom.chooser.accessibleName().partition("?")[2]
    assert groom.chooser.outlook is not None
    assert "the other 3 cards are discarded: 6 coins" in groom.chooser.outlook.words
    stage = groom.page.stage
    piece = stage.mapFromScene(groom.pieces[card_key(hand[2])].area()).boundingRect().translated(stage.pos())
    assert not groom.chooser.geometry().intersects(piece)
    groom.do_anyway(by_keys)
    assert groom.done() == [text(groom, hand[2])]


@pytest.mark.parametrize("by_keys", [False, True])
def test_a_click_on_the_place_of_the_kept_card_keeps_the_only_card_once_that_is_asked(
    groom: Groom, by_keys: bool
) -> None:
    (card,) = with_hand(groom, 1)
    if by_keys:
        groom.enter(keep_key(0))
    else:
        groom.click(groom.aim(keep_key(0)))
    assert groom.chooser is not None
    assert groom.chooser.accessibleName().startswith(f"Keep {groom.context.say(asset_name(card))} and finish placing?")
    assert says_once(groom, "finish placing", "won’t place any more cards")
    assert groom.done() == []
    groom.do_anyway(by_keys)
    assert groom.done() == [text(groom, card)]


@pytest.mark.parametrize("by_keys", [False, True])
def test_keeping_the_last_card_says_once_that_placing_ends(groom: Groom, by_keys: bool) -> None:
    """Also where the card could not be placed, so that nothing else is warned of."""
    box = Box()
    card, rows = box.card("working", cost=2), ([(box.stable(slots=4), ())], [(box.stable(slots=3), ())])
    groom.tend(position(*rows, hands=[[card], [box.card()]], coins=[0, 0]))
    if by_keys:
        groom.enter(keep_key(0))
    else:
        groom.click(groom.aim(keep_key(0)))
    assert groom.chooser is not None
    assert groom.chooser.accessibleName() == f"Keep {groom.context.say(asset_name(card))} and finish placing?"
    assert says_once(groom, "finish placing", "won’t place any more cards")


def test_a_click_there_with_several_cards_asks_which_one_is_kept(groom: Groom) -> None:
    hand = with_hand(groom, 3)
    groom.click(groom.aim(keep_key(0)))
    assert groom.chooser is not None
    assert groom.chooser.accessibleName() == WHICH
    groom.click(groom.choice(groom.short_words(FINISHES[hand[1]])))
    assert groom.chooser is not None, "what is lost is asked, as with a card that is dropped there"
    groom.click(groom.choice("Keep it and finish"))
    assert groom.done() == [text(groom, hand[1])]
