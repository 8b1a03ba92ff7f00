"""Cards that are too dear: lifted and dropped all the same, with others sold for them."""

from epona_hand import Groom
from hand import Key

from boardroom.games.epona.position.actions import PlaceCard, SellCard
from boardroom.games.epona.position.cards import ASSETS
from boardroom.games.epona.position.state import Phase, State, card_key
from boardroom.games.epona.table.gestures.keys import slot_key
from boardroom.games.epona.table.layout.places import held
from boardroom.ui.stage.pieces.place import Place
from tests.games.epona_positions import DISCOUNT_BOX, Box, position


def poor(coins: int, others: int = 3, players: int = 1) -> tuple[State, int, list[int]]:
    """A seat with so many coins, a card that costs 3, and other cards of the hand that cost something, too."""
    box = Box()
    dear = box.card(cost=3)
    cheap = [box.card("working", cost=1) for _ in range(others)]
    rows = [(box.stable(slots=4), ())]
    laid = [rows, *([(box.stable(slots=3), ())] for _ in range(players - 1))]
    state = position(*laid, hands=[[dear, *cheap]], coins=[coins] * players)
    assert state.phase == Phase.PLACING
    return state, dear, cheap


def sale(groom: Groom, card: int) -> str:
    return groom.words(SellCard(card))


def test_a_drop_that_is_too_dear_says_what_is_short_and_sells_what_is_chosen(groom: Groom) -> None:
    state, dear, cheap = poor(2)
    groom.tend(state)
    slot = slot_key(0, 0, 1)
    groom.hold(card_key(dear), slot)
    assert "1 coin short: you discard 1 other card first" in groom.told()
    groom.let_go(slot)
    assert groom.chooser is not None
    assert groom.done() == []
    said = [button.words for button in groom.chooser.buttons]
    assert said == [*(sale(groom, card) for card in sorted(cheap)), "Cancel"]
    groom.click(groom.choice(sale(groom, cheap[1])))
    text = groom.page.session.rules.records.text
    assert groom.done() == [text(SellCard(cheap[1])), text(PlaceCard(dear, 0, 1))]
    assert groom.state.coins[0] == 2 + 2 - ASSETS[dear].cost + sum(b.what for b in ASSETS[dear].bonus if b.kind == 0)
    assert groom.at_home()


def test_selling_and_placing_are_taken_back_as_one_step(groom: Groom) -> None:
    state, dear, cheap = poor(2)
    groom.tend(state)
    groom.drag(card_key(dear), groom.aim(slot_key(0, 0, 0)))
    groom.click(groom.choice(sale(groom, cheap[0])))
    assert len(groom.done()) == 2
    groom.click(groom.button("undo"))
    groom.settle()
    assert groom.done() == []
    assert groom.state.hands == state.hands


def test_as_many_cards_are_asked_for_as_are_needed_one_after_the_other(groom: Groom) -> None:
    state, dear, cheap = poor(0)
    groom.tend(state)
    slot = slot_key(0, 0, 0)
    groom.hold(card_key(dear), slot)
    assert "3 coins short: you discard 2 other cards first" in groom.told()
    groom.let_go(slot)
    groom.click(groom.choice(sale(groom, cheap[0])))
    assert groom.done() == []
    assert groom.chooser is not None
    assert [button.words for button in groom.chooser.buttons[:-1]] == [sale(groom, card) for card in sorted(cheap[1:])]
    groom.click(groom.choice(sale(groom, cheap[2])))
    assert len(groom.done()) == 3
    assert set(groom.state.hands[0]) == {cheap[1]}


def test_a_sale_that_is_not_wanted_leaves_everything_as_it_was(groom: Groom) -> None:
    state, dear, cheap = poor(0)
    groom.tend(state)
    groom.drag(card_key(dear), groom.aim(slot_key(0, 0, 0)))
    groom.click(groom.choice(sale(groom, cheap[0])))
    groom.key(Key.Key_Escape)
    assert groom.chooser is None
    assert groom.done() == []
    groom.wait(groom.at_home)


def test_the_card_that_would_be_sold_is_ringed_and_what_comes_of_it_told(groom: Groom) -> None:
    state, dear, cheap = poor(2)
    groom.tend(state)
    groom.drag(card_key(dear), groom.aim(slot_key(0, 0, 0)))
    assert groom.chooser is not None
    groom.move(groom.spot(groom.choice(sale(groom, cheap[0]))))
    groom.wait(lambda: card_key(cheap[0]) in groom.page.stage.drags.guides.ringed)
    assert groom.chooser.outlook is not None
    assert "costs 3 coins" in groom.chooser.outlook.words
    groom.key(Key.Key_Escape)


def test_the_keys_alone_place_a_card_that_is_too_dear(groom: Groom) -> None:
    state, dear, cheap = poor(2)
    groom.tend(state)
    groom.carry(card_key(dear), slot_key(0, 0, 2))
    assert groom.chooser is not None
    groom.press_button(groom.choice(sale(groom, cheap[1])))
    assert len(groom.done()) == 2
    assert groom.state.tableaus[0][0].slots[2] == dear


def test_the_list_of_actions_offers_what_can_be_paid_by_sales(groom: Groom) -> None:
    state, dear, cheap = poor(2)
    groom.tend(state)
    groom.open_list()
    actions = groom.page.list
    row = next(row for row in range(actions.count()) if actions.item(row).text().startswith("Discard 1 card, then"))
    actions.scrollToItem(actions.item(row))
    groom.see()
    spot = actions.visualItemRect(actions.item(row)).center()
    groom.click(groom.spot(actions.viewport(), spot))
    groom.focus(actions)
    groom.key(Key.Key_Return)
    groom.click(groom.choice(sale(groom, cheap[2])))
    assert len(groom.done()) == 2
    assert dear in groom.state.tableaus[0][0].slots


def test_what_no_sale_could_pay_for_is_not_lifted_into_a_slot(groom: Groom) -> None:
    state, dear, _ = poor(0, others=1)
    groom.tend(state)
    assert not [way for way in groom.ways(PlaceCard) if way.source == card_key(dear)]
    groom.drag(card_key(dear), groom.aim(slot_key(0, 0, 0)))
    assert groom.chooser is None
    assert groom.done() == []
    assert "discarding cards would not be enough" in groom.note


# Cards that cost less than is printed on them.


def test_a_card_of_the_hand_that_costs_its_owner_less_shows_what_is_to_be_paid_in_the_hand_that_moves_it_too(
    groom: Groom,
) -> None:
    box = Box()
    sporting, free, working = box.card("sporting", cost=2), box.card("sporting", cost=0), box.card("working", cost=2)
    hand = [sporting, free, working]
    groom.tend(position([(box.stable(slots=4), ())], hands=[hand], boxes=(1 << DISCOUNT_BOX,)))

    def place(card: int) -> Place:
        return groom.page.stage.pieces[card_key(card)].place

    def less(card: int) -> str:
        kind, *numbers = place(card).face.split(".")
        return ".".join(numbers[2 if kind == "peek" else 1 :])

    assert [less(card) for card in hand] == ["1", "", ""]
    assert held(place(sporting)).face == f"card.{sporting}.1"
    assert held(place(working)).face == f"card.{working}"
    groom.tend(position([(box.stable(slots=4), ())], hands=[hand]))
    assert [less(card) for card in hand] == ["", "", ""]
