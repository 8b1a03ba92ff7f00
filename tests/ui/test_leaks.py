"""No leak: two games that differ only in what another player keeps secret are the same to everybody else.

Both games are played in a window of their own, by the same events but for the secrets, and then everything is compared
that can be seen, read aloud or pointed at: pixels, words, tooltips, accessible names, menus, and every piece inspected.
"""

from collections.abc import Generator, Sequence

import pytest
from epigo_hand import ROWS, EpigoHand
from evidence import Pair, assert_alike, assert_unlike, both, evidence, read_aloud, share_faces, small_table, words_of
from hand import Hand, Key
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.ui.game_page.turn.computers import Computers
from boardroom.ui.kit.context import AppContext
from boardroom.ui.lobby.lobby_page import LobbyPage
from boardroom.ui.shell import render

SIZE = (1600, 900)
OTHER_ROW = (2, 7, 0, 4, 6, 1, 3, 5)
"""Another row than Aiko's usual one."""


@pytest.fixture(autouse=True)
def aloud() -> Generator[None, None, None]:
    """A screen reader is there: the tree that it reads is looked at as well."""
    with read_aloud():
        yield


@pytest.fixture
def pair(house: AppContext) -> Generator[Pair, None, None]:
    """Two windows in one room, each with a game of its own that has just begun; Aiko is seat 1 and is asked first."""
    hands = EpigoHand(house, SIZE), EpigoHand(house, SIZE)
    for hand in hands:
        hand.begin(seed=1)
        assert hand.page.curtain.seat == 1
    share_faces(hands)
    yield hands
    for hand in hands:
        hand.close()


# What Aiko does, differently in the two games, and nosily at that.


def deploys(hand: EpigoHand, game: int) -> None:
    """Put up one row or the other, inspect and point at different tiles, walk over them with the keys."""
    row = (ROWS[1], OTHER_ROW)[game]
    hand.deploy(row)
    hand.click(hand.piece(f"epigon.1.{row[game + 1]}"), Qt.MouseButton.RightButton)
    hand.key(Key.Key_Tab)
    for _ in range(game + 1):
        hand.key(Key.Key_Right)


def plans(hand: EpigoHand, game: int, orders: Sequence[str] = ("3^ 2^ 1^", "4^ 3^ 6^")) -> None:
    """Stack some Orders or others, change one's mind, inspect one of them."""
    hand.stack(orders[game])
    last = orders[game].split()[-1]
    hand.drag(f"order.1.{last[0]}", "tray")
    hand.drag(f"epigon.1.{last[0]}", hand.ahead(last))
    assert hand.draft == orders[game]
    hand.click(hand.piece(f"order.1.{last[0]}"), Qt.MouseButton.RightButton)
    hand.key(Key.Key_Tab)
    for _ in range(game + 1):
        hand.key(Key.Key_Right)


def lifts(hand: EpigoHand, game: int) -> None:
    hand.lift_curtain()


def locks(hand: EpigoHand, game: int) -> None:
    hand.lock()


def shows_vera_hers(hand: EpigoHand, game: int) -> None:
    hand.menu("Look at Vera’s hand")


# The games.


def test_a_locked_row_shows_nothing_at_the_curtain_nor_to_the_other_seat_nor_in_public(pair: Pair) -> None:
    for play in (lifts, deploys, locks):
        both(pair, play)
    assert_unlike(pair)
    assert_alike(pair)
    both(pair, lifts)
    assert pair[0].seat == 0
    assert_alike(pair)
    both(pair, lambda hand, game: hand.deploy(ROWS[0][:3]))
    assert_alike(pair)
    both(pair, lambda hand, game: hand.page.ending.see_again())
    both(pair, lambda hand, game: hand.settle())
    assert_alike(pair)


def test_a_row_that_is_only_begun_shows_nothing(pair: Pair) -> None:
    both(pair, lifts)
    both(pair, lambda hand, game: hand.deploy((ROWS[1], OTHER_ROW[:3])[game]))
    both(pair, shows_vera_hers)
    assert_unlike(pair)
    assert_alike(pair)
    both(pair, lifts)
    assert_alike(pair)
    both(pair, lambda hand, game: hand.click(hand.button("shuffle")))
    assert_alike_but_for_chance(pair)


def assert_alike_but_for_chance(pair: Pair) -> None:
    """Vera's own row was shuffled, so the pictures differ; nothing of Aiko's is in either."""
    for hand in pair:
        assert not any(key.startswith("epigon.1.") for key in hand.pieces)


@pytest.fixture
def planned(pair: Pair) -> Pair:
    """Both games at Aiko's first planning step, after the same deployment."""
    for hand in pair:
        assert isinstance(hand, EpigoHand)
        hand.planning()
        assert hand.seat == 1
    return pair


def test_locked_orders_show_nothing_at_the_curtain_nor_to_the_other_seat(planned: Pair) -> None:
    both(planned, plans)
    both(planned, locks)
    assert_unlike(planned)
    assert_alike(planned)
    both(planned, lifts)
    assert_alike(planned)
    both(planned, lambda hand, game: hand.stack("7^ 5^"))
    assert_alike(planned)


@pytest.mark.parametrize("orders", [("3^ 2^ 1^", "4^"), ("", "4^")])
def test_orders_that_are_only_drawn_up_show_nothing(planned: Pair, orders: tuple[str, str]) -> None:
    both(planned, lambda hand, game: hand.stack(orders[game]))
    both(planned, shows_vera_hers)
    assert_unlike(planned)
    assert_alike(planned)
    both(planned, lifts)
    assert_alike(planned)


def test_orders_that_were_drawn_up_and_taken_back_show_nothing(planned: Pair) -> None:
    def thinks(hand: EpigoHand, game: int) -> None:
        if game:
            hand.stack("4^ 3^")
            hand.click(hand.button("undo"))
            hand.click(hand.button("undo"))

    both(planned, thinks)
    both(planned, shows_vera_hers)
    assert_alike(planned)
    both(planned, lifts)
    assert_alike(planned)


def test_orders_of_who_goes_on_without_a_curtain_show_nothing(planned: Pair) -> None:
    """Vera locks in last, sees the turn together with Aiko, and plans the next one first."""
    both(planned, lambda hand, game: hand.propose(1, "3v", "2v", "1v", "lock"))
    both(planned, lifts)
    both(planned, lambda hand, game: hand.stack("7^ 5^ 6^"))
    both(planned, locks)
    both(planned, lambda hand, game: hand.answer())
    assert [hand.page.hotseat.audience for hand in planned] == [None, None]
    assert_alike(planned)
    both(planned, lambda hand, game: hand.click(hand.button("go-on")))
    both(planned, lambda hand, game: hand.stack(("6^ 1v", "")[game]))
    both(planned, lambda hand, game: hand.menu("Look at Aiko’s hand"))
    assert_unlike(planned)
    assert_alike(planned)
    both(planned, lifts)
    assert [hand.seat for hand in planned] == [1, 1]
    assert_alike(planned)


def test_super_slides_answered_beforehand_show_nothing(planned: Pair) -> None:
    both(planned, lambda hand, game: hand.stack("3^ 2^ 1^"))
    for _ in range(2):
        planned[1].click(planned[1].target("answer.0"))
    planned[0].click(planned[0].target("answer.2"))
    answers = [hand.page.session.answers_beforehand(1) for hand in planned]
    assert answers[0] != answers[1]
    both(planned, shows_vera_hers)
    assert_alike(planned)
    both(planned, lifts)
    assert planned[0].seat == 0
    assert_alike(planned)
    both(planned, lambda hand, game: hand.stack("7^"))
    assert_alike(planned)


def test_a_draw_offer_before_everybody_shows_no_orders(planned: Pair) -> None:
    both(planned, lambda hand, game: plans(hand, game, ("3^ 2^ 1^", "4^")))
    both(planned, shows_vera_hers)
    both(planned, lifts)
    both(planned, lambda hand, game: hand.stack("7^ 5^"))
    both(planned, lambda hand, game: hand.offer_draw())
    assert_unlike(planned)
    assert planned[0].page.hotseat.audience is None
    assert_alike(planned)
    both(planned, lambda hand, game: hand.click(hand.button("decline")))
    assert_alike(planned)
    both(planned, lifts)
    assert planned[0].seat == planned[1].seat


def test_a_draw_offered_to_one_who_drew_up_or_took_back_orders_shows_neither(planned: Pair) -> None:
    def thinks(hand: EpigoHand, game: int) -> None:
        hand.stack("4^ 3^")
        if game:
            hand.click(hand.button("undo"))
            hand.click(hand.button("undo"))

    both(planned, thinks)
    both(planned, shows_vera_hers)
    both(planned, lifts)
    both(planned, lambda hand, game: hand.offer_draw())
    assert_unlike(planned)
    assert_alike(planned)


def test_while_the_turn_is_told_the_orders_to_come_show_nothing(planned: Pair) -> None:
    stages: list[list[dict[str, object]]] = [[], []]
    planned[0].context.settings.set("motion", "fast")

    def tells(hand: EpigoHand, game: int) -> None:
        hand.stack(("3^ 2^ 1^", "3^ 4^ 6^")[game])
        hand.click(hand.piece(f"order.1.{'16'[game]}"), Qt.MouseButton.RightButton)
        hand.propose(0, "7^", "5^", "6^", "lock")
        hand.page.stage.motion.begun.connect(lambda beat: stages[game].append(evidence(hand, pieces=False)))
        hand.lock()
        hand.settle()

    both(planned, tells)
    alike = 0
    # In the first beat, when it has locked in, the own tiles are turned face down.
    for one, other in zip(stages[0][1:], stages[1][1:], strict=False):
        if one["drawn"] != other["drawn"]:
            break
        for what in one:
            assert one[what] == other[what], f"the {what} of beat {alike} differ"
        alike += 1
    assert alike >= 3, "the first pair and what came of it are the same in both games"
    assert planned[0].offers("super-slide")
    assert_unlike(planned)
    assert_alike(planned)


def test_a_question_in_the_action_step_shows_no_order_to_come(planned: Pair) -> None:
    both(planned, lambda hand, game: hand.propose(0, "7^", "5^", "6^", "lock"))
    both(planned, lambda hand, game: plans(hand, game, ("3^ 2^ 1^", "3^ 4^ 6^")))
    both(planned, locks)
    assert planned[0].offers("super-slide")
    assert_unlike(planned)
    assert_alike(planned)


def test_a_game_conceded_with_orders_in_the_making_shows_none_of_them(planned: Pair) -> None:
    both(planned, lambda hand, game: plans(hand, game, ("3^ 2^ 1^", "4^")))
    both(planned, lambda hand, game: hand.menu("Concede the game"))
    both(planned, lambda hand, game: hand.click(hand.choice("Concede the game")))
    assert planned[0].page.session.outcome is not None
    assert_alike(planned)


def test_the_computers_orders_show_nothing_to_the_person(house: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Computers, "wake", lambda self: None)
    pair = EpigoHand(house, SIZE), EpigoHand(house, SIZE)
    for game, hand in enumerate(pair):
        hand.begin(kinds=(PERSON, COMPUTER))
        rows = [ROWS[0], (ROWS[1], OTHER_ROW)[game]]
        texts = [f"deploy {n or 'X'} {'abcdefgh'[c]}" for c, n in enumerate(rows[1])]
        hand.propose(1, *texts, "lock")
    share_faces(pair)
    assert_alike(pair)
    for hand in pair:
        hand.close()


# Pictures of saved games.


def test_a_saved_games_pictures_show_what_everybody_may_see(planned: Pair) -> None:
    both(planned, plans)
    both(planned, locks)
    assert_unlike(planned)
    sessions = [hand.page.session for hand in planned]
    small = [small_table(planned[0].context, s) for s in sessions]
    assert small[0] == small[1]
    context = planned[0].context
    for seat in (None, 0):
        large = [render.picture(context, s.record(), None, seat, QSize(1280, 800), 1.0) for s in sessions]
        assert large[0] == large[1]
    own = [render.picture(context, s.record(), None, 1, QSize(1280, 800), 1.0) for s in sessions]
    assert own[0] != own[1]


def test_the_lobby_shows_nothing_of_what_is_secret(planned: Pair) -> None:
    both(planned, plans)
    both(planned, locks)
    games = [[words_of(w) for w in lobby_of(hand).findChildren(QWidget)] for hand in planned]
    assert games[0] == games[1]


def lobby_of(hand: Hand) -> LobbyPage:
    hand.window.show_lobby()
    hand.see()
    return hand.window.lobby
