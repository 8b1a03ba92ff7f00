"""What is offered to be chosen takes Epona's tray: what is chosen is marked, what is not is veiled, a line counts."""

from itertools import combinations

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from test_epona_layout import FREE, RULES, Board, assert_all_is_written, full, played

from boardroom.engine.keys import kind_of
from boardroom.games.epona.position.cards import ASSETS, COST
from boardroom.games.epona.position.keeping import to_keep
from boardroom.games.epona.position.prices import price
from boardroom.games.epona.position.state import Phase, State, card_key
from boardroom.games.epona.position.vocabulary import Bonus, BonusKind
from boardroom.games.epona.table.faces.asset_faces import card_in_chosen, chosen_around
from boardroom.games.epona.table.faces.offer_layer import Offer, cost_words, offer_of
from boardroom.games.epona.table.layout.choosing import Choosing
from boardroom.games.epona.table.layout.division import WHOLE_FROM, scale_of
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.pieces.place import Place

OFFERS = [Phase.KEEPING, Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE]
NO_COINS, MANY = 0, 19


def picking(board: Board, count: int) -> bytes:
    """Have so many of the cards drawn picked."""
    cards: bytes = board.shown.view.drawn[board.large][:count]
    board.shown = evolve(board.shown, picked=frozenset(map(card_key, cards)))
    board.places = board.table.layout(board.shown)
    return cards


def choosing(board: Board) -> Choosing:
    return Choosing(board.table.m, board.shown, board.large)


def offer(board: Board) -> Offer:
    return offer_of(choosing(board))


def drawn(board: Board) -> dict[str, Place]:
    return {key: board.places[key] for key in map(card_key, board.shown.view.drawn[board.large])}


def dealt(state: State, count: int) -> State:
    """The same with so many cards drawn by who acts."""
    seat = RULES.actors(state)[0]
    laid = (row.slots for tableau in state.tableaus for row in tableau)
    taken = {card for pile in (*state.hands, *state.drawn, state.aside, *laid, *state.discards) for card in pile}
    free = bytes(card for card in range(len(COST)) if card not in taken)[::9]
    cards = (state.drawn[seat] + free)[:count]
    return state._replace(drawn=tuple(cards if n == seat else other for n, other in enumerate(state.drawn)))


def test_the_line_counts_what_is_chosen_and_asks_what_it_costs(house: AppContext) -> None:
    board = Board(house, played(3, Phase.KEEPING))
    view, seat = board.shown.view, board.large
    assert offer(board)[:7] == (
        choosing(board).head, False, len(view.drawn[seat]), to_keep(view, seat), 0, 0, view.coins[seat]
    )  # fmt: skip
    cards = picking(board, 2)
    assert offer(board).chosen == 2
    assert offer(board).cost == sum(price(view.owners[seat], view.boxes[seat], card) for card in cards)


def test_the_line_says_which_coins_the_chosen_cards_bring_beside_what_they_cost(house: AppContext) -> None:
    state = played(3, Phase.KEEPING)
    seat = RULES.actors(state)[0]
    coin = [
        card for card, asset in enumerate(ASSETS) if asset.bonus == (Bonus(BonusKind.COINS, 1),) and COST[card] == 1
    ]
    plain = [card for card, asset in enumerate(ASSETS) if not asset.bonus and COST[card] == 3]
    cards = bytes((coin[0], plain[0], *state.drawn[seat]))
    drawn_cards = tuple(cards if n == seat else other for n, other in enumerate(state.drawn))
    board = Board(
        house, state._replace(drawn=drawn_cards, coins=(1,) * len(state.coins), boxes=(0,) * len(state.coins))
    )
    said = []
    for count in (1, 2):
        picking(board, count)
        words = cost_words(offer(board))
        assert words is not None
        said.append(board.table.say(words))
    assert said == [
        "the one chosen costs 1 coin to place and brings 1; you have 1",
        "the 2 chosen cost 4 coins to place and bring 1; you have 1",
    ]


def test_who_only_looks_is_told_how_many_are_kept_but_not_what_is_chosen(house: AppContext) -> None:
    board = Board(house, played(3, Phase.KEEPING))
    others = Board(house, board.state, audience=None)
    assert offer(others).kept == offer(board).kept
    assert offer(others)[4:6] == (None, 0)


def test_the_others_are_veiled_as_soon_as_enough_are_chosen_and_not_before(house: AppContext) -> None:
    board = Board(house, played(3, Phase.KEEPING))
    count = to_keep(board.shown.view, board.large)
    for number in range(count + 2):
        chosen = set(map(card_key, picking(board, number)))
        for key, place in drawn(board).items():
            left = "dropped" if number == count else "card"
            assert kind_of(place.face) == ("chosen" if key in chosen else left)
            assert place.opacity == 1, "what goes is dark, with a cross"


def test_a_chosen_card_is_the_same_one_higher_with_an_edge_around_it(house: AppContext) -> None:
    board = Board(house, played(3, Phase.KEEPING), FREE["1600x1000"])
    before = drawn(board)
    (card,) = picking(board, 1)
    lies, lay = card_in_chosen(drawn(board)[card_key(card)].area()), before[card_key(card)].area()
    assert lies.size().toTuple() == pytest.approx(lay.size().toTuple(), abs=1)
    assert lay.top() - lies.top() == pytest.approx(14 * scale_of(1600), abs=1)
    assert card_in_chosen(chosen_around(lay)).topLeft().toTuple() == pytest.approx(lay.topLeft().toTuple())


@pytest.mark.parametrize("size", FREE)
@pytest.mark.parametrize("count", [3, 7, 8])
def test_what_is_offered_lies_in_the_tray_below_its_line_and_beside_the_decks(
    house: AppContext, size: str, count: int
) -> None:
    board = Board(house, dealt(played(3, Phase.KEEPING), count), FREE[size])
    m, head = board.table.m, choosing(board).head
    assert m.tray.contains(head)
    picking(board, to_keep(board.shown.view, board.large))
    boxes = [place.area() for place in drawn(board).values()]
    assert len(boxes) == count
    for box in boxes:
        assert m.tray.left() <= box.left() < box.right() <= m.tray.right()
        assert box.bottom() <= m.free.bottom()
        assert box.top() >= head.bottom() - 1
        assert not box.intersects(m.decks.box)
        assert not box.intersects(m.keep)
    assert all(one.intersected(other).width() <= 2 for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("size", ["1280x720", "1600x1000", "1920x1080"])
def test_seven_cards_are_whole_beside_six_rows(house: AppContext, size: str) -> None:
    board = Board(house, dealt(full(3, Phase.KEEPING), 7), FREE[size])
    assert min(place.height for place in drawn(board).values()) >= WHOLE_FROM


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("scale", [1.0, 1.3, 1.6, 2.0])
def test_the_line_is_whole_in_every_size_of_text_and_leaves_out_what_matters_least(
    house: AppContext, language: str, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.settings.set("language", language)
    house.settings.set("text_scale", scale)
    state = played(3, Phase.KEEPING)
    for coins in (NO_COINS, MANY):
        for size in ("1280x720", "1600x1000"):
            board = Board(house, state._replace(coins=(coins,) * 3), FREE[size])
            count = to_keep(board.shown.view, board.large)
            picking(board, count)
            board.table.attend(board.shown)
            layer = board.table.layers(board.shown)["offer"]
            monkeypatch.setattr(board.table, "layers", lambda shown, layer=layer: {"offer": layer})
            lines = assert_all_is_written(board, (size, scale), monkeypatch)
            assert {"en": f"{count} of {count}", "ja": f"{count}/{count}枚"}[language] in lines
            assert len(lines) == 4 or scale > 1
            others = {"en": "no coins for", "ja": "コインにならない"}[language]
            assert len(lines) == 4 or not any(others in line for line in lines), "that goes first"


def test_the_card_picked_of_a_bonus_rises_below_the_line_and_the_others_are_veiled(house: AppContext) -> None:
    board = Board(house, played(3, Phase.KEEPING_DRAWN))
    head, cards = choosing(board).head, board.shown.view.seen
    assert head.right() <= board.table.m.sell.left()
    assert offer(board).chosen == 0
    board.shown = evolve(board.shown, picked=frozenset({card_key(cards[1])}))
    places = board.table.layout(board.shown)
    assert [kind_of(places[card_key(card)].face) for card in cards] == ["dropped", "chosen", "dropped"]
    assert [places[card_key(card)].opacity for card in cards] == [1, 1, 1], "what goes is dark, with a cross"
    assert all(places[card_key(card)].area().top() >= head.bottom() - 1 for card in cards)
    assert offer(board)[2:5] == (3, 1, 1)


@pytest.mark.parametrize("phase", OFFERS)
def test_the_words_of_the_hand_go_while_something_is_offered(house: AppContext, phase: int) -> None:
    board = Board(house, played(3, phase))
    layers = board.table.layers(board.shown)
    assert layers["tray"].content.covered
    assert layers["offer"].content.stables == (phase == Phase.KEEPING_STABLE)
    hand: list[QRectF] = [place.area() for key, place in board.places.items() if 30 <= place.z < 60]
    ground = choosing(board).ground
    assert ground is not None
    assert all(not box.intersects(ground) for box in hand if board.table.m.tray.contains(box))
