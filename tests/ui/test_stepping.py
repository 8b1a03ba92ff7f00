"""What is told is stepped through: held, gone back over, played on and skipped; the last turn is seen again whole."""

from collections.abc import Sequence
from typing import Any
from unittest.mock import patch

import pytest
from hand import CTRL, Hand, Key, seated
from PySide6.QtCore import QPoint

from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.motion.motion import Beat

GAMES = [manifest.id for manifest in catalog.games()]
P, C = PERSON, COMPUTER


def company(game: str) -> list[tuple[str, ...]]:
    """Who plays a game: alone if that can be, against one computer player, and as many as there is room for."""
    there = catalog.manifest(game).players
    least, most = min(there), max(there)
    tables = [(P, C), (P, P, *([C] * (most - 2)))]
    return ([(P,)] if least == 1 else []) + tables


def told_of(hand: Hand) -> list[tuple[Any, Any]]:
    """The steps that are told from now on, and the views that they were shown with."""
    told: list[tuple[Any, Any]] = []

    def note(beat: Beat) -> None:
        if hand.page.telling and beat.step:
            told.append((beat.event, hand.shown.view))

    hand.page.stage.motion.begun.connect(note)
    return told


def begun(house: AppContext, game: str, kinds: Sequence[str], decisions: int = 14) -> Hand:
    """A game in which somebody is asked after some decisions, with computers at once."""
    house.settings.set("motion", "off")
    house.settings.set("computers", "at once")
    hand = Hand(house, (1600, 900))
    colours = [colour.key for colour in catalog.manifest(game).colours] or [""] * len(kinds)
    page = hand.start(game, seated(colours, kinds), {})
    for number in range(400):
        if number >= decisions and hand.page.bar.offers_replay and page.session.actors()[0] in page.session.people:
            break
        if page.curtain.down:
            hand.lift_curtain()
        hand.wait(lambda: bool({*page.session.actors()} & {*page.session.people}) or page.session.outcome is not None)
        seat = next((seat for seat in page.session.actors() if seat in page.session.people), None)
        if seat is None:
            break
        thought = hand.page.session.legal(seat)
        hand.propose(seat, page.session.rules.records.text(thought[number % len(thought)]))
    if page.curtain.down:
        hand.lift_curtain()
    # What computers plan in secret beside a person is planned.
    hand.wait(lambda: page.free and {*page.session.actors()} <= {*page.session.people})
    return hand


TABLES = [(game, kinds) for game in GAMES for kinds in company(game)]


@pytest.mark.parametrize(("game", "kinds"), TABLES)
def test_the_last_turn_is_seen_again_from_its_first_event_to_the_present_as_who_looks_saw_it(
    house: AppContext, game: str, kinds: tuple[str, ...]
) -> None:
    hand = begun(house, game, kinds)
    page, session = hand.page, hand.page.session
    audience, now = page.hotseat.audience, hand.shown.view
    last = page.presenter.last_turn()
    entries = [entry for entry in session.history(audience) if entry.place >= last.first >= 0 and not entry.draft]
    events = [event for entry in entries for event in entry.events if session.rules.words.is_told(event)]
    assert events
    assert events[0] == last.deeds[0].event, "the lines beside the table begin with the same"
    views = [view for entry in entries for view in session.views_during(entry.place, audience)]
    told, length = told_of(hand), session.length
    hand.click(hand.named("See the last turn again"))
    assert page.telling
    while page.telling:
        hand.key(Key.Key_Return)
    assert [event for event, _ in told] == events
    assert all(view in views for _, view in told), "no step shows what the view did not"
    assert session.length == length
    assert hand.shown.view == now
    assert page.free
    hand.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_held_gone_back_over_and_played_on_by_keys_and_nothing_changes(
    house: AppContext, game: str
) -> None:
    hand = begun(house, game, (P, C))
    page, motion = hand.page, hand.page.stage.motion
    length = page.session.length
    hand.click(hand.named("See the last turn again"))
    first = hand.ask
    hand.key(Key.Key_Space)
    assert motion.held
    assert "Step 1 of" in hand.note
    hand.key(Key.Key_Z, CTRL)
    assert page.session.length == length, "nothing can be taken back meanwhile"
    count = motion.step[1]
    if count > 1:
        hand.key(Key.Key_Right)
        # Pieces may walk in between.
        hand.wait(lambda: f"Step 2 of {count}" in hand.note)
        hand.key(Key.Key_Left)
    assert hand.ask == first
    hand.key(Key.Key_Left)
    assert hand.ask == first, "before the first step there is none"
    assert set(page.stage.pieces) == set(page.stage.pieces.places)
    hand.key(Key.Key_Space)
    assert not motion.held
    hand.key(Key.Key_Escape)
    assert page.free
    assert page.session.length == length
    assert not hand.offers("step")
    hand.close()


@pytest.mark.parametrize("game", ["ephyran", "epona"])
def test_the_last_step_of_an_action_says_below_it_whose_points_that_changed(house: AppContext, game: str) -> None:
    hand = begun(house, game, (P, C), decisions=18)
    page, motion = hand.page, hand.page.stage.motion
    hand.click(hand.named("See the last turn again"))
    notes: list[tuple[str, str]] = []
    while page.telling:
        points = motion.current.points
        notes.append((hand.note, "" if points is None else page.context.say(points, page.names)))
        hand.key(Key.Key_Return)
    assert any(points for _, points in notes), "somebody scored"
    for note, scored in notes:
        assert note == scored if scored else note.startswith("Any key or click: next.")
    hand.close()


def test_the_buttons_of_what_is_told_stand_in_one_place_from_the_beginning_of_a_game(house: AppContext) -> None:
    for key in ("motion", "computers"):
        house.settings.set(key, "slow")
    hand, places = Hand(house, (1600, 900)), list[int]()
    try:
        page = hand.start("ephyran", seated(["", ""], (C, P)), {"start": "first"})
        for _ in range(2):
            hand.wait(lambda: bool(hand.offers("step.next")))
            places.append(hand.button("step.next").geometry().right())
            hand.wait(lambda: page.session.actors() == (1,) or page.telling)
            while page.session.actors() != (1,) or page.telling:
                hand.key(Key.Key_Escape)
                hand.see()
            while page.session.actors() == (1,):
                hand.propose(1, page.session.rules.records.text(page.session.legal(1)[0]))
    finally:
        hand.close()
    assert places[0] == places[1]


def test_the_buttons_beside_the_prompt_do_the_same_as_the_keys(house: AppContext) -> None:
    hand = begun(house, "ephyran", (P, C, C))
    page, motion, heard = hand.page, hand.page.stage.motion, list[str]()
    page.prompt.last.announced.connect(heard.append)
    hand.click(hand.named("See the last turn again"))
    first = hand.ask
    places = [page.prompt.buttons[key].geometry() for key in ("step.skip", "step.back", "step.hold", "step.next")]
    hand.click(hand.button("step.hold"))
    assert motion.held
    held = [page.prompt.buttons[key].geometry() for key in ("step.skip", "step.back", "step.hold", "step.next")]
    assert all(abs(one.x() - other.x()) <= 1 for one, other in zip(places, held, strict=True)), "none moves aside"
    assert any("Step 1 of" in words for words in heard), "it is read aloud"
    hand.click(hand.button("step.next"))
    assert motion.step[0] == 2
    hand.click(hand.button("step.back"))
    assert (motion.step[0], hand.ask) == (1, first)
    assert first in heard
    hand.click(hand.button("step.hold"))
    assert not motion.held
    hand.click(hand.button("step.skip"))
    assert page.free
    hand.close()


def test_a_line_of_the_last_turn_opens_the_table_as_it_was_then_with_its_pieces_ringed(house: AppContext) -> None:
    hand = begun(house, "ephyran", (P, C, C))
    page, listed = hand.page, hand.page.side.last_turn
    assert listed is not None
    now = hand.shown.view
    page.side.open_page("last turn")
    hand.see()
    row = next(n for n, line in enumerate(listed.lines) if n and len(line.deeds) > 1)
    line = listed.rows[row]
    hand.click(hand.spot(listed.viewport(), listed.visualItemRect(line).topLeft() + QPoint(12, 12)))
    assert line.isExpanded(), "a line that stands for several deeds unfolds to them"
    assert not page.telling
    number = next(n for n, deed in enumerate(listed.lines[row].deeds) if page.table.motion.cast(deed.event))
    deed = listed.lines[row].deeds[number]
    listed.scrollToItem(line.deeds[number])
    hand.click(hand.spot(listed.viewport(), listed.visualItemRect(line.deeds[number]).topLeft() + QPoint(20, 12)))
    motion = page.stage.motion
    assert motion.held
    assert motion.current.event is deed.event
    assert hand.ask == house.say(deed.words, page.names)
    assert listed.currentItem() is line.deeds[number]
    assert page.stage.pieces._rings
    listed.setFocus()
    # On a busy machine the line of what is told is marked a moment later.
    page.flow.beside.explain()
    hand.key(Key.Key_Down if number == 0 else Key.Key_Up)
    hand.key(Key.Key_Return)
    assert motion.current.event is listed.lines[row].deeds[1 if number == 0 else number - 1].event
    page.stage.setFocus()
    hand.key(Key.Key_Escape)
    assert page.free
    assert hand.shown.view == now
    hand.close()


def test_the_table_keeps_its_held_step_when_the_window_gets_another_size(house: AppContext) -> None:
    hand = begun(house, "ephyran", (P, C))
    page, motion = hand.page, hand.page.stage.motion
    hand.click(hand.named("See the last turn again"))
    hand.key(Key.Key_Space)
    hand.window.resize(1300, 800)
    hand.see()
    assert motion.held
    assert {key: piece.place for key, piece in page.stage.pieces.items()} == motion.current.layout
    assert motion.current.layout == page.table.layout(hand.shown)
    hand.key(Key.Key_Escape)
    assert page.free
    hand.close()


def test_a_step_of_a_computer_player_is_held_while_it_is_told_and_the_game_waits(house: AppContext) -> None:
    hand = begun(house, "ephyran", (P, C, C))
    page, motion = hand.page, hand.page.stage.motion
    house.settings.set("computers", "slow")
    while page.session.actors() == (0,):
        hand.propose(0, page.session.rules.records.text(page.session.legal(0)[0]))
    hand.wait(lambda: motion.telling and motion.current.event.seat != 0)
    hand.key(Key.Key_Space)
    assert motion.held
    words, length = hand.ask, page.session.length
    hand.wait(lambda: True)
    assert (hand.ask, page.session.length) == (words, length)
    hand.key(Key.Key_Escape)
    hand.wait(lambda: page.session.actors() == (0,) and page.free)
    assert not motion.held
    hand.close()


@pytest.mark.parametrize("way", ["key", "button"])
def test_what_was_told_is_gone_back_to_between_two_actions_of_computers_too(house: AppContext, way: str) -> None:
    hand = begun(house, "ephyran", (P, C, C))
    page, motion = hand.page, hand.page.stage.motion
    house.settings.set("computers", "slow")
    while page.session.actors() == (0,):
        hand.propose(0, page.session.rules.records.text(page.session.legal(0)[0]))
    hand.wait(lambda: motion.telling and motion.current.event.seat != 0)
    told, words = motion.current.event, hand.ask
    with patch.object(page.computers, "waits", lambda: True):
        # The next computer player still thinks.
        while motion.telling:
            hand.key(Key.Key_Return)
        assert page.free
        assert not hand.button("step.next").isEnabled()
        assert hand.ask != words
        if way == "key":
            hand.key(Key.Key_Left)
        else:
            hand.click(hand.button("step.back"))
        assert motion.held
        while motion.current.event is not told:
            hand.key(Key.Key_Left)
        assert hand.ask == words
    length = page.session.length
    hand.wait(lambda: True)
    assert page.session.length == length, "who stays there is waited for"
    hand.key(Key.Key_Space)
    hand.key(Key.Key_Escape)
    hand.wait(lambda: page.session.actors() == (0,) and page.free)
    assert not motion.held
    hand.close()
