"""What Epigo tells of a turn in short: a pair's Orders and what came of them, and the line of a push."""

from collections.abc import Sequence

import pytest
from attrs import evolve
from epigo_hand import EpigoHand

from boardroom.controller.session import Told
from boardroom.engine.outcome import Item
from boardroom.engine.text import verbatim
from boardroom.games.epigo.position.events import (
    EpigonCaptured,
    EpigonSlid,
    EpigonsPushed,
    EpigonSuperSlid,
    Event,
    MoveBlocked,
    OrdersCancelled,
    OrderSpent,
    OrdersRevealed,
)
from boardroom.games.epigo.position.tiles import Direction, epigon, order_code
from boardroom.games.epigo.table.panels import LastTurnPanel, acts_first
from boardroom.games.epigo.words.descriptions import describe, pair_words
from boardroom.ui.kit.words.line_breaks import pieces
from boardroom.ui.kit.words.say import SeatName, Voice

UP, LEFT = Direction.UP, Direction.LEFT
NAMES = [SeatName("Vera"), SeatName("Computer")]


def push(pusher: int, *pushed: int, fell: int = 0) -> EpigonsPushed:
    return EpigonsPushed(1, pusher, 0, LEFT, bytes((pusher, *pushed)), 4, 1, fell)


def said(language: str, events: Sequence[Event]) -> list[str]:
    return [Voice(language).say(line, NAMES).replace("\u00a0", " ") for line in pair_words(events)]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Computer’s 2 pushes its own 3, 1 and 7 and Vera’s 5 left (4 against 1)."),
        ("ja", "Computerさんの2が味方の3・1・7とVeraさんの5を左へプッシュしました（4対1）。"),
    ],
    ids=("en", "ja"),
)
def test_whose_tiles_are_pushed_is_said_once_for_those_of_one_player(language: str, sentence: str) -> None:
    event = push(epigon(1, 2), epigon(1, 3), epigon(1, 1), epigon(1, 7), epigon(0, 5))
    assert Voice(language).say(describe(event), NAMES).replace("\u00a0", " ") == sentence


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Vera’s 7 pushes Computer’s 3 off (4 against 1)", "Computer’s 2 is blocked (1 against 2)"]),
        ("ja", ["Veraさんの7がComputerさんの3を押し出す（4対1）", "Computerさんの2はブロックされた（1対2）"]),
    ],
    ids=("en", "ja"),
)
def test_a_push_over_the_edge_is_one_short_line(language: str, words: list[str]) -> None:
    one, three = epigon(0, 7), epigon(1, 3)
    events = (
        OrdersRevealed(0, 1, 0, (order_code(7, UP), order_code(2, UP))),
        push(one, three, fell=three),
        EpigonCaptured(2, three, 0, LEFT, False),
        MoveBlocked(3, epigon(1, 2), 0, UP, bytes((epigon(1, 2), epigon(0, 5), epigon(0, 6))), 1, 2),
    )
    assert said(language, events) == words


def test_a_super_slide_is_one_short_line_and_a_capture_by_ones_own_order_says_whose_tile_falls() -> None:
    slid = EpigonSlid(1, epigon(0, 6), 0, 0, LEFT, True)
    events = (
        OrdersRevealed(0, 1, 0, (order_code(6, LEFT), order_code(2, UP))),
        slid,
        EpigonSuperSlid(2, epigon(0, 6), 0, 0, LEFT),
        EpigonCaptured(3, epigon(1, 2), 0, UP, True),
    )
    assert said("en", events) == ["Vera’s 6 super slides", "Computer’s 2 falls"]
    assert said("en", events[:2]) == ["Vera’s 6 slides"]


def test_an_order_whose_tile_fell_in_the_same_pair_is_told_once() -> None:
    events = (push(epigon(0, 7), epigon(1, 3), fell=epigon(1, 3)), EpigonCaptured(2, epigon(1, 3), 0, LEFT, False))
    spent = OrderSpent(3, 1, order_code(3, UP))
    assert len(said("en", (*events, spent))) == 1
    assert said("en", (spent,)) == ["Computer’s 3 is gone"]


def last_turn(hand: EpigoHand) -> LastTurnPanel:
    (panel,) = (panel for panel in hand.page.table.panels.widgets() if isinstance(panel, LastTurnPanel))
    return panel


@pytest.mark.parametrize("seat", [0, 1])
def test_the_own_order_of_a_pair_is_always_at_the_left(hand: EpigoHand, seat: int) -> None:
    hand.begin()
    hand.planning()
    events: list[Event] = []
    for pair, (one, two) in enumerate(((7, 2), (3, 6), (5, 5))):
        orders = order_code(one, Direction(pair)), order_code(two, Direction(2))
        events.append(OrdersRevealed(0, 1, pair, orders))
    events.append(OrdersCancelled(1, 5))
    pairs = last_turn(hand).pairs
    pairs.show_history(evolve(hand.shown, audience=seat, history=(Told(0, 0, tuple(events)),)))
    assert [[whose for whose, _ in orders] for orders, *_ in pairs._rows] == [[seat, 1 - seat]] * 3


def test_the_sign_between_two_orders_shows_which_acts_first() -> None:
    assert [acts_first(7, 2), acts_first(2, 7), acts_first(5, 5)] == ["›", "‹", "="]


def test_who_hears_the_last_turn_is_told_whose_tiles_moved(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    events = (OrdersRevealed(0, 1, 0, (order_code(7, UP), order_code(2, UP))), push(epigon(0, 7), epigon(1, 3)))
    pairs = last_turn(hand).pairs
    pairs.show_history(evolve(hand.shown, history=(Told(0, 0, events),)))
    assert "Vera’s 7 pushes Aiko’s 3 left" in pairs.accessibleName()


@pytest.mark.parametrize(
    ("pusher", "slid", "english", "japanese"),
    [
        (
            epigon(0, 7),
            False,
            "Captured Computer’s 5: Vera’s 7 pushed it off on turn 3",
            "Computerさんの5を捕獲：第3ターン、Veraさんの7が押し出した",
        ),
        (
            epigon(1, 2),
            False,
            "Captured Computer’s 5: its own side’s 2 pushed it off on turn 3",
            "Computerさんの5を捕獲：第3ターン、味方の2が押し出した",
        ),
        (
            0,
            True,
            "Captured Computer’s 5: its own Order moved it off on turn 3",
            "Computerさんの5を捕獲：第3ターン、エピゴン自身のオーダーで落下",
        ),
    ],
    ids=("pushed", "pushed by its own", "slid off"),
)
def test_a_capture_of_the_score_is_told_with_its_turn_and_whose_deed_it_was(
    hand: EpigoHand, pusher: int, slid: bool, english: str, japanese: str
) -> None:
    hand.begin()
    hand.planning()
    five = epigon(1, 5)
    pushed = () if slid else (push(pusher, five, fell=five),)
    captured = EpigonCaptured(2, five, 0, LEFT, slid)
    before = (OrdersRevealed(0, 2, 2, (0, 4)), push(epigon(0, 6), epigon(1, 4)))
    after = (OrdersRevealed(3, 3, 1, (0, 4)), push(epigon(0, 1), epigon(1, 4), fell=epigon(1, 4)))
    history = [
        Told(0, 0, before),
        Told(1, 0, (OrdersRevealed(0, 3, 0, (0, 4)), *pushed, captured)),
        Told(2, 0, (*after, EpigonCaptured(4, epigon(1, 4), 0, LEFT, False))),
    ]
    item = Item(verbatim("Captured"), 1, ("epigon.1.5",))
    (told,) = hand.table.reading.items([item], evolve(hand.shown, history=history))
    said = [Voice(language).say(told.text, NAMES).replace("\u00a0", " ") for language in ("en", "ja")]
    assert said == [english, japanese]
    assert hand.table.reading.items([item], evolve(hand.shown, history=())) == [item]


def test_captures_are_told_in_the_order_in_which_they_were_made_and_their_turn_stands_unbroken(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning()
    order = (6, 2, 5)
    history = [
        Told(place, 0, (OrdersRevealed(0, 3 + place, 0, (0, 4)), EpigonCaptured(1, epigon(1, number), 0, LEFT, True)))
        for place, number in enumerate(order)
    ]
    items = [Item(verbatim("Captured"), 1, (f"epigon.1.{number}",)) for number in (2, 5, 6, 7)]
    told = hand.table.reading.items(items, evolve(hand.shown, history=history))
    assert [item.pieces for item in told] == [(f"epigon.1.{number}",) for number in (*order, 7)], "untold ones last"
    assert [pieces(Voice("en").say(item.text, NAMES))[-1] for item in told[:3]] == [
        f"on\u00a0turn\u00a0{turn}" for turn in (3, 4, 5)
    ]
    assert any("第3ターン、" in piece for piece in pieces(Voice("ja").say(told[0].text, NAMES)))
