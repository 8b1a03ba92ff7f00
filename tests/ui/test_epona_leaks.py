"""Nothing hidden in Epona leaks: games that differ only in what Aiko holds, draws, keeps or lays aside, in stables she
chooses from, or in the order of decks, are the same to whoever may not know it.

They are so at the curtain, before everybody and to Vera who looks at her own cards, in every phase, whatever Aiko does
behind the curtain.
"""

from collections.abc import Callable, Generator
from typing import Any

import pytest
from epona_hand import RULES, Groom
from evidence import Pair, assert_alike, assert_unlike, both, read_aloud, share_faces, small_table, words_of
from hand import CTRL, RIGHT, Key, beginning
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.actions import (
    DRAWS,
    FINISHES,
    SALES,
    DrawStables,
    KeepCards,
    KeepDrawn,
    KeepStable,
)
from boardroom.games.epona.position.cards import DECK, FACES, NONE
from boardroom.games.epona.position.state import Form, Phase, State, card_key, stable_key
from boardroom.games.epona.position.vocabulary import Bonus, BonusKind
from boardroom.games.epona.table.gestures import keys
from boardroom.ui.game_page.turn.computers import Computers
from boardroom.ui.kit.context import AppContext
from boardroom.ui.shell import render
from tests.games.epona_positions import Box, fresh, position

SIZE = (1600, 900)
TAKEN = (4, 6, 8)
"""The faces of three selection cards with which as many cards are kept."""
KEPT = FACES[TAKEN[0]].keep
assert all(FACES[face].keep == KEPT == 3 for face in TAKEN)
_BOX = Box()
LAID = _BOX.cards(3, "vet")
HELD = [_BOX.cards(5, "racing"), _BOX.cards(2, "draught mare"), _BOX.cards(5, "showjumping")]
"""What Vera, Aiko and Tomas have in either game."""
SECRET = [_BOX.cards(3, "dressage mare"), _BOX.cards(3, "dressage stallion")]
"""What Aiko has beside that in the one game or the other, of the same deck; the rest lies there, in another order."""
assert len({DECK[card] for cards in SECRET for card in cards}) == 1
ROWS = [[(_BOX.stable(slots=5), [card])] for card in LAID]


def placing(game: int, active: int = 1, **changes: Any) -> State:
    """Aiko, or another, places cards; the decks lie in another order in either game."""
    hands = [HELD[0][:2], [*HELD[1], *SECRET[game]], HELD[2][:2]]
    return shuffled(position(*ROWS, hands=hands, active=active, coins=[9, 9, 9], **changes), game)


def shuffled(state: State, game: int) -> State:
    """The same with decks and stables the other way round in the second game."""
    if not game:
        return state
    return state._replace(decks=tuple(deck[::-1] for deck in state.decks), stables=state.stables[::-1])


def keeping(game: int, finished: int = 1) -> State:
    """All keep cards of those they drew; these seats have done so."""
    drawn = [HELD[0], [*HELD[1], *SECRET[game]], HELD[2]]
    hands = [cards[:KEPT] if finished >> seat & 1 else () for seat, cards in enumerate(drawn)]
    left = tuple(
        bytes(sorted(card for card in cards if card not in hand)) for cards, hand in zip(drawn, hands, strict=True)
    )
    asked: dict[str, Any] = {"phase": Phase.KEEPING, "starter": 2, "finished": finished, "faces": TAKEN}
    return shuffled(position(*ROWS, hands=hands, drawn=left, **asked), game)


def with_icons(game: int) -> State:
    """Aiko has an owner icon and a draw to use."""
    return placing(game)._replace(pending=(Bonus(BonusKind.OWNER), Bonus(BonusKind.DRAW, 0)))


def after(state: State, action: Any) -> State:
    return RULES.apply(state, state.active, action).state


def drawn(game: int) -> State:
    """Aiko keeps one of the cards of a bonus."""
    return after(with_icons(game), DRAWS[0])


def stables_drawn(game: int) -> State:
    """Aiko keeps one of three stables."""
    return after(placing(game), DrawStables())


def finished(game: int) -> State:
    """Aiko has finished placing, and keeps a card that others do not know."""
    return after(placing(game), FINISHES[SECRET[game][0]])


def aside(game: int) -> State:
    """A new round has begun; Aiko's card lies aside."""
    start, kept = fresh(3), [NONE, SECRET[game][0], NONE]
    state = position(*ROWS, aside=kept, phase=Phase.SELECTING, display=start.display, offered=start.offered, round=2)
    return shuffled(state, game)


def in_high_form(game: int, phase: Phase, form: Form, **changes: Any) -> State:
    """A position of the high form in which Aiko has A and divides for Vera, or both do; Tomas is unpaired."""
    asked: dict[str, Any] = {"phase": phase, "starter": 1, "faces": (NONE,) * 3, "lots": (1, 1, 0), **changes}
    state = position(*ROWS, **asked)
    return shuffled(state._replace(form=form, letters=bytes((1, 0, 2)), divided=(b"",) * 3, picked=bytes(3)), game)


def dividing(game: int) -> State:
    """Aiko divides; Tomas has kept what he keeps, who is unpaired."""
    drawn = b"", bytes(sorted([*HELD[1], *SECRET[game]])), bytes(HELD[2][3:4])
    hands = [(), (), HELD[2][:3]]
    return in_high_form(game, Phase.DIVIDING, Form.HIGH, hands=hands, drawn=drawn, finished=0b101)


PHASES: dict[str, tuple[int, Callable[[int], State]]] = {
    "dividing": (Phase.DIVIDING, dividing),
    "keeping": (Phase.KEEPING, keeping),
    "placing": (Phase.PLACING, placing),
    "icons": (Phase.PLACING, with_icons),
    "draw": (Phase.KEEPING_DRAWN, drawn),
    "stables": (Phase.KEEPING_STABLE, stables_drawn),
    "finished": (Phase.PLACING, finished),
    "aside": (Phase.SELECTING, aside),
}
HIDDEN_FROM_AIKO = ("finished", "aside")
"""Phases in which another is asked."""


@pytest.fixture(autouse=True)
def aloud() -> Generator[None, None, None]:
    """A screen reader is there: the tree that it reads is looked at as well."""
    with read_aloud():
        yield


Begin = Callable[[Callable[[int], State]], Pair]


@pytest.fixture
def begin(house: AppContext) -> Generator[Begin, None, None]:
    """Two windows, each with a game that begins at the position of its number."""
    hands = Groom(house, SIZE), Groom(house, SIZE)

    def at(state: Callable[[int], State]) -> Pair:
        for game, hand in enumerate(hands):
            hand.settle_in(state(game))
            assert hand.page.hotseat.audience is None
        share_faces(hands)
        return hands

    yield at
    for hand in hands:
        hand.close()


# What Aiko does, differently in the two games, and nosily at that.


def lifts(hand: Groom, game: int) -> None:
    hand.lift_curtain()


def own(hand: Groom, place: int = 0) -> str:
    """The key of a piece that only this game's Aiko sees, as near to what she chooses from as there is."""
    state = hand.state
    if state.phase == Phase.KEEPING_STABLE:
        return stable_key(state.seen[place])
    hers = SECRET[SECRET[1][0] in (*state.hands[1], *state.drawn[1])]
    if state.phase == Phase.DIVIDING:
        # The lowest card may be one of these, and stays where it is.
        return card_key(hers[-1 - place])
    return card_key((state.seen or hers)[place])


def looks(hand: Groom, game: int) -> None:
    """Inspect what she has, take it up and put it back, try it in vain, walk over it by the keys, point at it."""
    assert hand.seat == 1
    hand.click(hand.piece(own(hand)), RIGHT)
    hand.take(own(hand), hand.target(keys.DISCARD))
    hand.key(Key.Key_Escape)
    hand.release(QPoint(5, 5))
    length = hand.page.session.length
    hand.drag(own(hand, 1), hand.target(keys.deck_key(0)))
    assert hand.page.session.length == length
    hand.key(Key.Key_Tab)
    for _ in range(game + 1):
        hand.key(Key.Key_Right)
    hand.move(hand.piece(own(hand, game)))


def shows(name: str) -> Callable[[Groom, int], None]:
    """Somebody wants to look at the own cards."""

    def wants(hand: Groom, game: int) -> None:
        hand.menu(f"Look at {name}’s hand")

    return wants


def does(*chosen: Callable[[Groom], Any]) -> Callable[[Groom, int], None]:
    """Who sits there does these things by hand."""

    def play(hand: Groom, game: int) -> None:
        for choose in chosen:
            hand.act(choose(hand))
        hand.move(hand.spot(hand.page.bar))

    return play


def assert_nothing_leaks(pair: Pair, to: int = 0) -> None:
    """To Vera, or somebody else, who looks at the own cards, and at the curtain before that."""
    assert_unlike(pair)
    if pair[0].page.curtain.seat != to or not pair[0].page.curtain.down:
        both(pair, shows(("Vera", "Aiko", "Tomas")[to]))
    assert_alike(pair)
    both(pair, lifts)
    assert pair[0].seat == to
    assert_alike(pair)


@pytest.mark.parametrize("phase", PHASES)
def test_what_is_hidden_shows_nothing_in_any_phase_nor_after_a_nosy_look(begin: Begin, phase: str) -> None:
    number, state = PHASES[phase]
    pair = begin(state)
    assert {hand.state.phase for hand in pair} == {number}
    assert_alike(pair, pieces=phase in HIDDEN_FROM_AIKO)
    if phase not in HIDDEN_FROM_AIKO:
        both(pair, lifts)
        both(pair, looks)
    assert_nothing_leaks(pair, to=2 if phase == "finished" else 0)


# What comes of it.


def test_the_cards_that_are_kept_are_known_to_their_owner_alone_until_all_have_kept_theirs(begin: Begin) -> None:
    pair = begin(keeping)
    both(pair, lifts)
    both(pair, does(lambda hand: KeepCards(bytes(sorted((HELD[1][0], *SECRET[hand is pair[1]][:2]))))))
    assert {hand.page.curtain.seat for hand in pair} == {2}
    assert_nothing_leaks(pair, to=2)
    # The small log was compared, too.
    assert all(isinstance(hand, Groom) and "log" in hand.table.layers(hand.shown) for hand in pair)


def test_what_was_kept_and_is_taken_back_at_the_curtain_shows_nothing(begin: Begin) -> None:
    pair = begin(keeping)
    both(pair, lifts)
    both(pair, does(lambda hand: KeepCards(bytes(sorted((HELD[1][0], *SECRET[hand is pair[1]][:2]))))))
    for hand in pair:
        assert hand.page.session.why_no_undo(1) is None
    both(pair, lambda hand, game: hand.click(hand.named("Back to Aiko")))
    assert {hand.page.curtain.seat for hand in pair} == {1}
    assert_alike(pair)


def test_the_card_that_is_kept_of_a_draw_is_known_to_its_owner_alone(begin: Begin) -> None:
    """All three were of the same cards; another is kept, so the discard piles differ, and they do before everybody."""

    def same(game: int) -> State:
        state = drawn(0)
        return state._replace(hands=(state.hands[0], placing(game).hands[1], state.hands[2]), decks=drawn(game).decks)

    pair = begin(same)
    both(pair, lifts)
    both(pair, does(lambda hand: KeepDrawn(hand.state.seen[0])))
    assert_nothing_leaks(pair)


def test_a_stable_that_is_kept_shows_no_hand(begin: Begin) -> None:
    pair = begin(lambda game: stables_drawn(0)._replace(hands=placing(game).hands, decks=placing(game).decks))
    both(pair, lifts)
    both(pair, does(lambda hand: KeepStable(hand.state.seen[0], 1)))
    assert_nothing_leaks(pair)


def test_a_card_that_is_sold_and_taken_back_shows_nothing_of_the_others(begin: Begin) -> None:
    pair = begin(placing)
    both(pair, lifts)
    both(pair, does(lambda hand: SALES[HELD[1][0]]))
    both(pair, looks)
    both(pair, lambda hand, game: hand.key(Key.Key_Z, CTRL))
    assert all(HELD[1][0] in hand.state.hands[1] for hand in pair)
    assert_nothing_leaks(pair)


def test_who_finishes_placing_shows_neither_what_is_kept_nor_what_is_sold(begin: Begin) -> None:
    pair = begin(placing)
    both(pair, lifts)
    both(pair, does(lambda hand: FINISHES[SECRET[hand is pair[1]][1]]))
    assert {hand.page.curtain.seat for hand in pair} == {2}
    assert_nothing_leaks(pair, to=2)


# Lists, pictures, computers.


def test_the_list_of_actions_names_nothing_hidden_once_its_owner_does_not_look(begin: Begin) -> None:
    pair = begin(placing)
    both(pair, lifts)
    both(pair, lambda hand, game: hand.click(hand.named("Actions")))
    lists = [[hand.page.list.item(row).text() for row in range(hand.page.list.count())] for hand in pair]
    assert lists[0] != lists[1]
    assert_nothing_leaks(pair)


def test_the_score_so_far_counts_nothing_that_others_hide(begin: Begin) -> None:
    def scores(hand: Groom, game: int) -> None:
        hand.click(hand.named("Score"))
        assert hand.page.score.open
        hand.move(hand.piece(keys.deck_key(0)))

    pair = begin(placing)
    both(pair, lifts)
    both(pair, looks)
    assert_nothing_leaks(pair)
    both(pair, scores)
    assert_alike(pair, pieces=False)


@pytest.mark.parametrize("phase", ["dividing", "keeping", "draw", "stables", "finished", "aside"])
def test_the_lobby_and_the_pictures_of_a_saved_game_show_what_everybody_may_see(begin: Begin, phase: str) -> None:
    _, state = PHASES[phase]
    pair = begin(state)
    sessions = [hand.page.session for hand in pair]
    small = [small_table(pair[0].context, s) for s in sessions]
    assert small[0] == small[1]
    context = pair[0].context

    def rendered(seat: int | None) -> list[QImage]:
        found = []
        for game, session in enumerate(sessions):
            with beginning(EponaRules, state(game)):
                found.append(render.picture(context, session.record(), None, seat, QSize(1280, 800), 1.0))
        return found

    for seat in (None, 0, 2):
        large = rendered(seat)
        assert large[0] == large[1]
    theirs = rendered(1)
    assert theirs[0] != theirs[1]
    found = []
    for hand in pair:
        hand.go_to_lobby()
        found.append([words_of(widget) for widget in hand.window.lobby.findChildren(QWidget)])
    assert found[0] == found[1]


@pytest.mark.parametrize("phase", PHASES)
def test_a_computers_cards_show_nothing_to_the_person(
    house: AppContext, monkeypatch: pytest.MonkeyPatch, phase: str
) -> None:
    monkeypatch.setattr(Computers, "wake", lambda self: None)
    pair = Groom(house, SIZE), Groom(house, SIZE)
    for game, hand in enumerate(pair):
        hand.settle_in(PHASES[phase][1](game), kinds=(PERSON, COMPUTER, COMPUTER))
        assert hand.page.hotseat.audience == 0
    share_faces(pair)
    assert_unlike(pair)
    assert_alike(pair)
    for hand in pair:
        hand.close()
