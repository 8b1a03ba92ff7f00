"""Keeping cards of those drawn: what is marked is kept, however many; where many are, one button keeps the others."""

from itertools import product

import pytest
from epona_hand import Groom
from hand import CTRL, Key
from test_epona_layout import FREE, Board, played

from boardroom.engine.keys import kind_of
from boardroom.engine.text import in_english
from boardroom.engine.tuples import replaced
from boardroom.games.epona.position import numbers
from boardroom.games.epona.position.actions import KeepCards
from boardroom.games.epona.position.cards import FACES, NONE
from boardroom.games.epona.position.keeping import others_can_be_kept
from boardroom.games.epona.position.prices import price
from boardroom.games.epona.position.scoring import best_place
from boardroom.games.epona.position.state import Phase, card_key
from boardroom.games.epona.position.tableau import missing_icons, with_card
from boardroom.games.epona.table.gestures.keys import slot_key
from boardroom.games.epona.table.layout.locations import where_card_lies
from boardroom.games.epona.table.reading.card_lines import card_lines
from boardroom.ui.kit.context import AppContext
from tests.games.epona_positions import cards_drawn

MOST_INPUTS = 6
"""Of a turn before the first card is placed."""
KINDS = sorted({(face.keep, sum(face.draws) + face.free) for face in FACES})
"""How many cards are kept of how many, on all selection cards."""


def offered(groom: Groom) -> bytes:
    """The cards drawn by who is asked."""
    cards: bytes = groom.state.drawn[groom.actor]
    return cards


def faces(groom: Groom) -> list[str]:
    """How the cards drawn look, as they lie."""
    return [kind_of(groom.table.layout(groom.shown)[card_key(card)].face) for card in offered(groom)]


def buttons(groom: Groom) -> dict[str, str]:
    """What the buttons say beside the prompt, and why they are off, "" where they can be pressed."""
    say = groom.table.say
    return {
        say(tool.label): "" if tool.why is None else say(tool.why) for tool in groom.table.handling.tools(groom.shown)
    }


def text(groom: Groom, kept: bytes) -> str:
    """How keeping some cards is written."""
    return groom.page.session.rules.records.text(KeepCards(kept))


@pytest.mark.parametrize(("keep", "count"), KINDS)
def test_a_click_marks_a_card_to_be_kept_however_many_are_drawn_and_kept(groom: Groom, keep: int, count: int) -> None:
    groom.tend(cards_drawn(keep, count))
    cards, length = offered(groom), groom.page.session.length
    assert groom.ask.endswith(f": choose {keep} cards to keep.")
    assert groom.note.startswith("Click what you want. You get no coins for the rest.")
    assert faces(groom) == ["card"] * count, "none is marked at first"
    for number, card in enumerate(cards[-keep:]):
        left = keep - number
        assert buttons(groom)[f"Keep {keep} cards"] == f"choose {left} more card{'s' * (left > 1)}"
        groom.click(groom.piece(card_key(card)))
        assert faces(groom).count("chosen") == number + 1
    assert faces(groom) == [*["dropped"] * (count - keep), *["chosen"] * keep]
    assert buttons(groom)[f"Keep {keep} cards"] == ""
    groom.click(groom.button("tool.keep"))
    assert groom.done(length) == [text(groom, cards[-keep:])]


def test_another_click_takes_the_mark_off_and_more_marks_than_cards_kept_are_too_many(groom: Groom) -> None:
    groom.tend(cards_drawn(3, 5))
    card, *others = map(card_key, offered(groom))
    groom.click(groom.piece(card))
    assert faces(groom) == ["chosen", *["card"] * 4]
    groom.click(groom.piece(card))
    assert faces(groom) == ["card"] * 5
    for other in others:
        groom.click(groom.piece(other))
    assert buttons(groom) == {"Keep 3 cards": "1 card too many"}


def test_where_four_of_seven_are_kept_a_button_keeps_all_but_the_three_that_are_marked(groom: Groom) -> None:
    groom.tend(cards_drawn(4, 7))
    assert groom.note.endswith("Or mark the 3 you don’t want and keep the others.")
    cards, length = offered(groom), groom.page.session.length
    for card in cards[1:6:2]:
        assert buttons(groom)["Keep the unmarked cards"] == "mark the 3 you don’t want"
        groom.click(groom.piece(card_key(card)))
    assert buttons(groom) == {"Keep 4 cards": "choose 1 more card", "Keep the unmarked cards": ""}
    groom.click(groom.button("tool.others"))
    assert groom.done(length) == [text(groom, bytes(card for card in cards if card not in cards[1:6:2]))]


def test_the_button_that_keeps_the_others_is_pressed_by_its_keys_too_and_enter_alone_never_turns_marks_round(
    groom: Groom,
) -> None:
    groom.tend(cards_drawn(4, 7))
    cards, length = offered(groom), groom.page.session.length
    groom.page.stage.setFocus()
    for key in (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_Return):
        groom.key(key)
    assert groom.page.session.length == length
    groom.key(Key.Key_2, CTRL)
    assert groom.page.session.length == length, "the main button, at the right, keeps what is marked"
    groom.key(Key.Key_1, CTRL)
    assert groom.done(length) == [text(groom, cards[3:])]


@pytest.mark.parametrize(("keep", "count"), [kind for kind in KINDS if kind[0] < 4])
def test_there_is_no_other_button_where_few_cards_are_kept(groom: Groom, keep: int, count: int) -> None:
    groom.tend(cards_drawn(keep, count))
    assert not others_can_be_kept(groom.state, groom.actor)
    assert list(buttons(groom)) == [f"Keep {keep} cards"]


@pytest.mark.parametrize("face", range(len(FACES)))
def test_no_more_inputs_are_needed_before_the_first_card_is_placed_than_six(groom: Groom, face: int) -> None:
    """A card is taken, the decks by one button, then cards are marked, and a button is pressed."""
    keep, count = FACES[face].keep, sum(FACES[face].draws) + FACES[face].free
    groom.tend(cards_drawn(keep, count))
    marks = count - keep if others_can_be_kept(groom.state, groom.actor) else keep
    assert 2 + marks + 1 <= MOST_INPUTS


def test_a_drawn_card_that_is_dropped_in_vain_says_what_to_click(groom: Groom) -> None:
    groom.tend(cards_drawn(4, 7))
    groom.drag(card_key(offered(groom)[0]), groom.aim(slot_key(groom.actor, 0, 0)))
    assert groom.note == "Click the cards to keep, then press the button."


@pytest.mark.parametrize(("keep", "count"), KINDS)
def test_a_number_marks_a_card_to_be_kept_and_an_enter_confirms(groom: Groom, keep: int, count: int) -> None:
    groom.tend(cards_drawn(keep, count))
    cards, length = offered(groom), groom.page.session.length
    groom.page.stage.setFocus()
    for number in range(keep):
        groom.key(Key(Key.Key_1 + number))
    groom.key(Key.Key_Return)
    assert groom.done(length) == [text(groom, cards[:keep])]


@pytest.mark.parametrize(("keep", "count"), KINDS)
def test_each_card_that_can_be_kept_says_the_points_that_it_would_bring_by_itself(
    groom: Groom, keep: int, count: int
) -> None:
    """The cards of groups said it, and what was drawn had to be reckoned card by card."""
    groom.tend(cards_drawn(keep, count))
    marks = {key: layer.content for key, layer in groom.table.layers(groom.shown).items() if kind_of(key) == "gain"}
    gains = {card: best_place(groom.state, groom.actor, card).points for card in offered(groom)}
    assert {key: plate.points for key, plate in marks.items()} == {
        f"gain.{card}": points for card, points in gains.items() if points > 0
    }
    for card, points in gains.items():
        lines = [in_english(line.text) for line in card_lines(groom.state, card, where_card_lies(groom.state, card))]
        said = f"+{points} VP, cost included." if points > 0 else "it brings seat 0 no VP now, cost included."
        assert any(said in line for line in lines)
        plate = marks.get(f"gain.{card}")
        assert plate is None or plate.card == groom.table.layout(groom.shown)[card_key(card)].area()


def test_a_card_that_would_complete_a_stable_shows_its_house_beside_the_points_and_says_so(house: AppContext) -> None:
    """Seven cards promised +6 to +9, each for the same last slot, and nothing told those points from a card's own."""
    met = set[bool]()
    for players, phase in product(range(1, 7), (Phase.KEEPING, Phase.KEEPING_DRAWN)):
        state = played(players, phase)
        in_turn = phase == Phase.KEEPING_DRAWN
        seat = state.active if in_turn else next(seat for seat in range(players) if state.drawn[seat])
        board = Board(house, state, FREE["1920x1080"], seat)
        layers = board.table.layers(board.shown)
        for card in state.seen if in_turn else state.drawn[seat]:
            best = best_place(state, seat, card)
            plate = layers.get(f"gain.{card}")
            if best.spot is None or plate is None:
                continue
            row = with_card(state.tableaus[seat], *best.spot, card)[best.spot.row]
            completes = NONE not in row.slots and not missing_icons(row)
            lines = [in_english(line.text) for line in card_lines(state, card, where_card_lies(state, card))]
            assert plate.content.completes == completes
            assert any("It completes the stable there." in line for line in lines) == completes
            met.add(completes)
    assert met == {False, True}


def test_a_card_drawn_for_a_bonus_that_cannot_be_paid_for_now_looks_so_and_says_so(house: AppContext) -> None:
    """+9 stood on a card that cost a coin, for who had none and no card to discard."""
    met = set[bool]()
    for players in range(2, 6):
        state = played(players, Phase.KEEPING_DRAWN)
        seat = state.active
        poor = state._replace(coins=replaced(state.coins, seat, 0), hands=replaced(state.hands, seat, b""))
        for means in (state, poor):
            board = Board(house, means, FREE["1920x1080"], seat)
            plates = {
                key: layer.content for key, layer in board.table.layers(board.shown).items() if kind_of(key) == "gain"
            }
            for card in means.seen:
                cost = price(means.owners[seat], means.boxes[seat], card)
                dear = cost > means.coins[seat] + numbers.SALE * len(means.hands[seat])
                lines = [in_english(line.text) for line in card_lines(means, card, where_card_lies(means, card))]
                assert any("cannot pay for it now" in line for line in lines) == dear
                plate = plates.get(f"gain.{card}")
                assert plate is None or plate.faint == dear
                met.add(dear)
    assert met == {False, True}
