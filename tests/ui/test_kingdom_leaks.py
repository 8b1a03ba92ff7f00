"""No farm card leaks: two games that differ only in Aiko's hand and the deck are the same to everybody else.

They are so before everybody, to Vera who looks at her own cards, at the curtain, in menus and lists, in the lobby and
in pictures of saved games, whatever Aiko does with her cards behind the curtain.
"""

from collections.abc import Generator
from typing import Any

import pytest
from evidence import Pair, assert_alike, assert_unlike, both, read_aloud, share_faces, small_table, words_of
from farming import Farmer
from hand import RIGHT, Key, beginning
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.my_kingdom_for_a_horse.game import KingdomRules
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARD_OF
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.ui.game_page.turn.computers import Computers
from boardroom.ui.kit.context import AppContext
from boardroom.ui.shell import render
from tests.games.farms import START_1, rolled
from tests.waiting import pass_moment

SIZE = (1600, 900)
SHARED = ("stray", "timber")
"""Cards that Aiko has in either game, to be played and exchanged before everybody."""
SECRET = (("horse-fair", "sleight"), ("calving", "lantern"))
"""The other two of her hand; in the other game these lie in the deck."""


def dealt(game: int, **changes: Any) -> State:
    """Aiko, the second seat, has rolled; her hand and the deck differ between the games."""
    hand = " ".join(SHARED + SECRET[game])
    deck = " ".join((*SECRET[1 - game], "moving-day", "lambing", "farrowing", "second-thoughts", "hayloft"))
    changes.setdefault("active", 1)
    return rolled(
        START_1, START_1, dice="sheep-2 pig-1 fence-1 sheep", hands=("ram sow drover", hand), deck=deck, **changes
    )


def own(game: int, place: int = 0) -> str:
    """The key of a card that only this game's Aiko has."""
    return f"card.{CARD_OF[SECRET[game][place]]}"


@pytest.fixture(autouse=True)
def aloud() -> Generator[None, None, None]:
    """A screen reader is there: the tree that it reads is looked at as well."""
    with read_aloud():
        yield


@pytest.fixture
def pair(house: AppContext) -> Generator[Pair, None, None]:
    """Two windows, in each a game in which it is Aiko's turn and she has rolled."""
    hands = Farmer(house, SIZE), Farmer(house, SIZE)
    for game, hand in enumerate(hands):
        hand.farm(dealt(game))
        assert hand.actor == 1
        assert hand.page.hotseat.audience is None
    share_faces(hands)
    yield hands
    for hand in hands:
        hand.close()


def looks(hand: Farmer, game: int) -> None:
    """Look at one's cards, and nosily: point at one, inspect another, walk over them by the keys, take one up."""
    hand.look_at_cards()
    hand.click(hand.piece(own(game)), RIGHT)
    hand.take(own(game, 1), hand.target("field"))
    hand.key(Key.Key_Escape)
    hand.release(hand.target("supply"))
    hand.move(hand.piece(own(game)))
    hand.key(Key.Key_Tab)
    for _ in range(game + 1):
        hand.key(Key.Key_Right)


def hides(hand: Farmer, game: int) -> None:
    hand.click(hand.button("hide"))
    hand.move(hand.target("field"))


def shows_vera_hers(hand: Farmer, game: int) -> None:
    hand.menu("Look at Vera’s hand")


def lifts(hand: Farmer, game: int) -> None:
    hand.lift_curtain()


def assert_nothing_leaks(pair: Pair) -> None:
    """Before everybody, at the curtain before Vera looks, and to her."""
    assert_unlike(pair)
    assert pair[0].page.hotseat.audience is None
    assert_alike(pair)
    both(pair, shows_vera_hers)
    assert_alike(pair)
    both(pair, lifts)
    assert pair[0].page.hotseat.audience == 0
    assert_alike(pair)


def test_a_hand_that_nobody_has_looked_at_shows_nothing(pair: Pair) -> None:
    assert_nothing_leaks(pair)


def test_a_hand_that_was_looked_at_and_hidden_again_shows_nothing(pair: Pair) -> None:
    both(pair, looks)
    both(pair, hides)
    assert_nothing_leaks(pair)


def test_a_hand_that_was_glanced_at_shows_nothing(pair: Pair) -> None:
    def glances(hand: Farmer, game: int) -> None:
        hand.page.stage.setFocus()
        QTest.keyPress(hand.native, Key.Key_Space)
        hand.see()
        assert own(game) in hand.pieces
        hand.move(hand.piece(own(game)))
        hand.see()
        QTest.keyRelease(hand.native, Key.Key_Space)
        pass_moment(hand.page.stage.mouse.glance._let_go)
        assert hand.page.hotseat.audience is None
        hand.move(hand.target("field"))

    both(pair, glances)
    assert_nothing_leaks(pair)


def test_cards_that_were_marked_to_be_exchanged_and_then_hidden_show_nothing(pair: Pair) -> None:
    def marks(hand: Farmer, game: int) -> None:
        looks(hand, game)
        for place in range(game + 1):
            hand.drag(own(game, place), "discard")
        assert hand.shown.picked

    both(pair, marks)
    both(pair, hides)
    assert not pair[0].shown.picked
    assert_nothing_leaks(pair)


def test_a_card_that_was_refused_shows_nothing(pair: Pair) -> None:
    def refused(hand: Farmer, game: int) -> None:
        hand.look_at_cards()
        hand.drag(own(game), "field")
        assert hand.note.startswith("It costs")

    both(pair, refused)
    both(pair, hides)
    assert_nothing_leaks(pair)


def test_a_choice_that_is_open_when_the_cards_are_hidden_shows_nothing(pair: Pair) -> None:
    def asks(hand: Farmer, game: int) -> None:
        hand.look_at_cards()
        if game == 0:
            hand.drag(own(0, 1), "die.0")
            assert hand.chooser is not None
            # The first click beside a question is for the question.
            hand.click(hand.button("hide"))
            assert hand.chooser is None

    both(pair, asks)
    both(pair, hides)
    assert_nothing_leaks(pair)


def test_a_card_played_before_everybody_and_the_one_drawn_for_it_show_no_other(pair: Pair) -> None:
    both(pair, looks)
    both(pair, lambda hand, game: hand.do("play stray"))
    both(pair, hides)
    drawn = [set(hand.state.hands[1]) - {CARD_OF[name] for name in SHARED + SECRET[g]} for g, hand in enumerate(pair)]
    assert drawn[0] != drawn[1]
    assert_nothing_leaks(pair)


def test_an_exchange_shows_what_was_discarded_and_nothing_that_was_drawn(pair: Pair) -> None:
    both(pair, looks)
    both(pair, lambda hand, game: hand.do("discard 12"))
    both(pair, hides)
    both(pair, lambda hand, game: hand.page.ending.see_again())
    both(pair, lambda hand, game: hand.settle())
    assert_nothing_leaks(pair)


def test_who_goes_on_from_her_cards_to_the_others_leaves_nothing_behind(pair: Pair) -> None:
    both(pair, looks)
    both(pair, lambda hand, game: hand.do("use 1", "pass"))
    assert pair[0].state.phase == Phase.OTHERS_DICE
    assert pair[0].actor == 0
    assert_nothing_leaks(pair)


def test_while_vera_decides_a_look_of_aikos_shows_nothing(house: AppContext) -> None:
    pair = Farmer(house, SIZE), Farmer(house, SIZE)
    for game, hand in enumerate(pair):
        hand.farm(dealt(game, active=0))
    share_faces(pair)
    both(pair, lambda hand, game: hand.menu("Look at Aiko’s hand"))
    both(pair, lifts)
    both(pair, lambda hand, game: hand.click(hand.piece(own(game)), RIGHT))
    assert pair[0].pieces.keys() != pair[1].pieces.keys()
    both(pair, lambda hand, game: hand.click(hand.button("back")))
    assert_nothing_leaks(pair)
    both(pair, lambda hand, game: hand.do("use 1"))
    assert_alike(pair)
    for hand in pair:
        hand.close()


def test_the_list_of_actions_before_everybody_names_no_card(pair: Pair) -> None:
    for hand in pair:
        hand.click(hand.named("Actions"))
    both(pair, looks)
    own_lists = [[hand.page.list.item(row).text() for row in range(hand.page.list.count())] for hand in pair]
    assert own_lists[0] != own_lists[1]
    both(pair, hides)
    assert_nothing_leaks(pair)


def test_the_computers_cards_show_nothing_to_the_person(house: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Computers, "wake", lambda self: None)
    pair = Farmer(house, SIZE), Farmer(house, SIZE)
    for game, hand in enumerate(pair):
        hand.farm(dealt(game), kinds=(PERSON, COMPUTER))
    share_faces(pair)
    assert_unlike(pair)
    assert_alike(pair)
    both(pair, lambda hand, game: hand.propose(1, "discard 12"))
    both(pair, lambda hand, game: hand.settle())
    assert_alike(pair)
    for hand in pair:
        hand.close()


def test_a_saved_games_pictures_show_what_everybody_may_see(pair: Pair) -> None:
    sessions = [hand.page.session for hand in pair]
    small = [small_table(pair[0].context, s) for s in sessions]
    assert small[0] == small[1]
    context = pair[0].context

    def drawn(seat: int | None) -> list[QImage]:
        found = []
        for game, session in enumerate(sessions):
            with beginning(KingdomRules, dealt(game)):
                found.append(render.picture(context, session.record(), None, seat, QSize(1280, 800), 1.0))
        return found

    for seat in (None, 0):
        large = drawn(seat)
        assert large[0] == large[1]
    theirs = drawn(1)
    assert theirs[0] != theirs[1]


def test_the_lobby_shows_nothing_of_what_is_secret(pair: Pair) -> None:
    both(pair, looks)
    found = []
    for hand in pair:
        hand.window.show_lobby()
        hand.see()
        lobby = hand.window.lobby
        assert lobby is not None
        found.append([words_of(widget) for widget in lobby.findChildren(QWidget)])
    assert found[0] == found[1]


def test_the_score_so_far_shows_nothing_of_a_hand(pair: Pair) -> None:
    def scores(hand: Farmer, game: int) -> None:
        hand.look_at_cards()
        hand.click(hand.named("Score"))
        hand.click(hand.button("hide"))

    both(pair, scores)
    for hand in pair:
        assert hand.page.score.open
    assert_alike(pair)
    both(pair, lambda hand, game: hand.menu("Look at Vera’s hand"))
    assert_alike(pair)
    both(pair, lambda hand, game: hand.lift_curtain())
    assert_alike(pair)
