"""Decks, discard piles and hands: nothing is lost, nothing is there twice, and chance replays."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.engine.cards import HIDDEN, backs, deal, draw, guess, hands_seen, parted, without
from boardroom.engine.rng import seeded, shuffle

piles = st.lists(st.integers(0, 239), unique=True, max_size=40)


@pytest.mark.parametrize("make", [bytes, tuple], ids=["bytes", "tuple"])
def test_every_card_is_dealt_to_one_place(make: type) -> None:
    rng, hands, deck = deal(seeded(3), make(range(240)), 5, 10)
    assert [len(hand) for hand in hands] == [10] * 5
    assert sorted(card for pile in (*hands, deck) for card in pile) == list(range(240))
    assert all(type(pile) is make for pile in (*hands, deck))
    assert rng != seeded(3)


def test_the_same_generator_deals_the_same_hands() -> None:
    assert deal(7, bytes(range(35)), 4, 4) == deal(7, bytes(range(35)), 4, 4)
    assert deal(7, bytes(range(35)), 4, 4) != deal(8, bytes(range(35)), 4, 4)


def test_more_cannot_be_dealt_than_there_is() -> None:
    with pytest.raises(ValueError, match="5 hands of 8 cards from 35"):
        deal(1, bytes(range(35)), 5, 8)


def test_the_top_of_the_deck_is_drawn_and_chance_is_left_alone() -> None:
    drawn = draw(11, b"\1\2\3\4", b"\5", 2)
    assert drawn == (11, b"\1\2", b"\3\4", b"\5", False)


def test_the_last_card_of_the_deck_does_not_shuffle_the_discard_pile() -> None:
    assert draw(11, b"\1\2", b"\5\6", 2) == (11, b"\1\2", b"", b"\5\6", False)


def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    rng, order = shuffle(11, b"\5\6\7")
    drawn = draw(11, b"\1", b"\5\6\7", 2)
    assert drawn == (rng, bytes((1, order[0])), bytes(order[1:]), b"", True)


def test_where_deck_and_discard_pile_are_empty_nothing_is_drawn() -> None:
    assert draw(11, b"", b"", 3) == (11, b"", b"", b"", False)
    assert draw(11, b"\1", b"", 3) == (11, b"\1", b"", b"", False)
    drawn = draw(11, (), (4, 9), 5)
    assert sorted(drawn.cards) == [4, 9]
    assert drawn[2:] == ((), (), True)


def test_drawing_nothing_shuffles_nothing() -> None:
    assert draw(11, b"", b"\1\2", 0) == (11, b"", b"", b"\1\2", False)


@given(piles, st.integers(0, 40), st.integers(0, 50), st.integers(0, 2**64 - 1))
def test_no_draw_loses_or_doubles_a_card(cards: list[int], cut: int, number: int, rng: int) -> None:
    deck, discard = bytes(cards[:cut]), bytes(cards[cut:])
    drawn = draw(rng, deck, discard, number)
    assert len(drawn.cards) == min(number, len(cards))
    assert sorted(drawn.cards + drawn.deck + drawn.discard) == sorted(cards)


@given(piles, st.integers(0, 2**40))
def test_a_hand_is_parted_by_a_mask(cards: list[int], which: int) -> None:
    kept, taken = parted(bytes(cards), which)
    assert sorted(kept + taken) == sorted(cards)
    assert [card for place, card in enumerate(cards) if which >> place & 1] == list(taken)


def test_one_card_leaves_a_hand_and_only_one_that_is_there() -> None:
    assert without((3, 5, 7), 5) == (3, 7)
    with pytest.raises(ValueError, match="not found"):
        without(b"\3\7", 5)


def test_others_see_backs_and_everybody_sees_nothing_but_backs() -> None:
    hands = (b"\1\2", b"\3", b"")
    assert hands_seen(hands, 0) == (b"\1\2", bytes([HIDDEN]), b"")
    assert hands_seen(hands, None) == (backs(b"\1\2"), backs(b"\3"), b"")


@given(st.integers(0, 2**64 - 1), st.integers(0, 3))
def test_a_guess_fits_what_is_seen_and_uses_every_card_once(rng: int, seat: int) -> None:
    cards = tuple(range(40))
    _, hands, deck = deal(rng, cards, 4, 6)
    discard, deck = deck[:3], deck[3:]
    view = (*hands_seen(hands, seat), backs(deck))
    after, (*guessed, rest) = guess(rng, cards, view, (discard,))
    assert guessed[seat] == hands[seat]
    assert [len(hand) for hand in guessed] == [6] * 4
    assert sorted(card for pile in (*guessed, rest, discard) for card in pile) == list(cards)
    assert (after, [*guessed, rest]) == guess(rng, cards, view, (discard,))


def test_a_guess_with_too_few_cards_left_says_so() -> None:
    with pytest.raises(ValueError, match="2 cards face down, and only 1"):
        guess(1, b"\1\2", [backs(b"\1\2")], [b"\2"])


def test_no_card_may_have_the_number_that_stands_for_a_back() -> None:
    every: tuple[Any, ...] = (bytes(range(256)), tuple(range(300)))
    for cards in every:
        with pytest.raises(ValueError, match="face down"):
            deal(seeded(1), cards, 2, 5)
        with pytest.raises(ValueError, match="face down"):
            guess(seeded(1), cards, (backs((3, 4)),), ())
    many = (*range(255), *range(256, 300))
    dealt = deal(seeded(1), many, 2, 5)
    assert sorted((*dealt.hands[0], *dealt.hands[1], *dealt.deck)) == list(many)
    assert guess(seeded(1), iter(many), (dealt.hands[0], dealt.deck, backs(dealt.hands[1])))[1][2] != ()
