"""Epigo's Action step is seen: a chain moves as one, a tile tips over the edge and flies to its captor, and what was
done last stays marked.
"""

from collections.abc import Callable

import pytest
from epigo_hand import TURNS, EpigoHand, orders_of
from hand import Key
from PySide6.QtCore import QPointF, Qt

from boardroom.games.epigo.game import EpigoRules
from boardroom.games.epigo.position.events import EpigonCaptured, EpigonsPushed, SuperSlideDeclined
from boardroom.games.epigo.position.tiles import epigon, epigon_key
from boardroom.games.epigo.table.faces.counting import counted
from boardroom.games.epigo.table.panels import LastTurnPanel
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.say import SeatName, Voice
from boardroom.ui.stage.motion.motion import Beat

AWAY = ("7< 5^ 6^", "3^ 2^ 1^")
"""Vera's 7 leaves the board by itself at its left edge."""


def lock_in(hand: EpigoHand, orders: tuple[str, str]) -> None:
    """Have both stack their Orders and lock them in; what comes of it is told."""
    for _ in range(2):
        hand.settle()
        if hand.unseated:
            hand.take_seat()
        hand.propose(hand.seat, *orders[hand.seat].split())
        assert orders_of(hand.page.session.draft(hand.seat)) == orders[hand.seat]
        hand.click(hand.button("lock"))
        hand.see()


def stop_at(hand: EpigoHand, wanted: Callable[[Beat], bool]) -> Beat:
    """Skip what is told until a beat begins, and hold it there."""
    motion, held = hand.page.stage.motion, list[Beat]()
    motion.begun.connect(lambda beat: held.append(beat) if wanted(beat) else None)
    for _ in range(60):
        hand.settle() if not motion.running else motion.skip()
        if held:
            return held[0]
        if hand.offers("super-slide"):
            hand.click(hand.button("stay"))
    raise AssertionError("it was never told")


def middle(hand: EpigoHand, key: str) -> QPointF:
    return hand.pieces[key].pos()


@pytest.fixture
def playing(hand: EpigoHand, house: AppContext) -> EpigoHand:
    """A game at its second turn, with motion on from there."""
    hand.begin()
    hand.planning()
    lock_in(hand, TURNS[0])
    hand.answer()
    house.settings.set("motion", "slow")
    return hand


def test_a_pushed_chain_moves_as_one_and_the_last_tile_tips_over_the_edge(playing: EpigoHand) -> None:
    lock_in(playing, TURNS[1])
    beat = stop_at(playing, lambda beat: isinstance(beat.event, EpigonsPushed))
    assert isinstance(beat.event, EpigonsPushed)
    assert beat.event.fell
    chain = [epigon_key(piece) for piece in beat.event.chain]
    step = playing.page.stage.motion._step
    step(beat, 0.0)
    before = [middle(playing, key) for key in chain]
    step(beat, 0.5)
    ways = [middle(playing, key) - start for key, start in zip(chain, before, strict=True)]
    assert ways[0].manhattanLength() > 10
    assert all((way - ways[0]).manhattanLength() < 0.1 * playing.table.m.pitch for way in ways)
    assert all(playing.pieces[key].opacity() == 1 for key in chain)
    step(beat, 1.0)
    assert playing.pieces[chain[-1]].rotation() != 0, "it tips"
    assert playing.pieces[chain[0]].rotation() == 0
    assert playing.table.m.board.contains(middle(playing, chain[-1]))


def test_a_captured_tile_flies_from_the_edge_to_its_captors_panel_and_the_table_rests(playing: EpigoHand) -> None:
    lock_in(playing, TURNS[1])
    beat = stop_at(playing, lambda beat: isinstance(beat.event, EpigonCaptured))
    key = epigon_key(beat.event.piece)
    assert playing.pieces[key].rotation() != 0, "it still lies where it tipped"
    step, panels = playing.page.stage.motion._step, playing.page.table.panels.widgets()
    step(beat, 0.999)
    there = playing.scene(middle(playing, key))
    panel = panels[0]
    assert panel.rect().contains(panel.mapFrom(playing.window, there)), "Vera has captured it"
    assert beat.pace.pause >= 300
    step(beat, 1.0)
    assert key not in playing.pieces


def test_a_tile_that_slides_off_goes_over_the_edge_before_it_flies(playing: EpigoHand) -> None:
    lock_in(playing, AWAY)
    beat = stop_at(playing, lambda beat: isinstance(beat.event, EpigonCaptured))
    assert isinstance(beat.event, EpigonCaptured)
    assert beat.event.slid
    key = epigon_key(beat.event.piece)
    edge = beat.moves.detours[key]
    playing.page.stage.motion._step(beat, 0.5)
    assert (middle(playing, key) - QPointF(edge.x, edge.y)).manhattanLength() < 1
    assert playing.pieces[key].rotation() == edge.turn != 0


def test_what_moved_last_stays_marked_until_the_next_turn_and_not_while_it_is_told(playing: EpigoHand) -> None:
    stage = playing.page.stage
    playing.take_seat()
    assert stage.ground.traced == ("epigon.1.1",), "Aiko's 1 slid last"
    plain = stage.viewport().grab().toImage()
    place = stage.pieces.places["epigon.1.1"]
    spot = stage.mapFromScene(QPointF(place.x, place.y - place.height / 2 - 6))
    neighbour = stage.pieces.places["epigon.1.2"]
    other = stage.mapFromScene(QPointF(neighbour.x, neighbour.y - neighbour.height / 2 - 6))
    assert plain.pixelColor(spot) != plain.pixelColor(other), "and that is seen"
    lock_in(playing, TURNS[1])
    stop_at(playing, lambda beat: isinstance(beat.event, EpigonsPushed))
    assert not stage.ground.traced
    while not playing.unseated:
        if playing.offers("super-slide"):
            playing.click(playing.button("stay"))
        stage.motion.skip()
        playing.see()
    playing.take_seat()
    assert stage.ground.traced == ("epigon.1.1",), "Aiko's 1 slid down, last again"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Vera’s 5 does not super slide."), ("ja", "Veraさんの5はスーパースライドしませんでした。")],
)
def test_a_tile_that_has_slid_is_not_said_to_stay_where_it_goes_no_further(language: str, words: str) -> None:
    said = EpigoRules().words.describe(SuperSlideDeclined(0, epigon(0, 5)))
    assert Voice(language).say(said, [SeatName("Vera"), SeatName("Aiko")]) == words


def test_an_enter_that_was_meant_for_what_was_told_is_not_refused_but_hears_in_passing_what_is_missing(
    playing: EpigoHand,
) -> None:
    playing.take_seat()
    page = playing.page
    page.stage.setFocus()
    # All has been told only now.
    page.enters.ended()
    for role in ("quiet", "warning"):
        playing.key(Key.Key_Return)
        playing.see()
        assert [line.role for line in page.prompt.lines if "3 Orders to stack" in line.words] == [role]


def test_the_inspector_counts_a_push_and_gives_the_verdict_to_its_owner_alone(hand: EpigoHand) -> None:
    hand.begin()
    hand.planning("7^")
    page = hand.page
    hand.click(hand.piece(f"order.{hand.seat}.7"), Qt.MouseButton.RightButton)
    strip = page.inspector.inspection.strip if page.inspector.inspection is not None else None
    assert strip is not None
    assert isinstance(strip.content, tuple)
    assert strip.content[:2] == (bytes([7, 8 + 5]), True)
    assert page.inspector.lines[1].words == "Not blocked: the other side never outnumbers yours along the line."
    assert counted(bytes([7, 2, 8 + 5, 8 + 6, 8 + 1])) == ((1, 0), (2, 0), (2, 1), (2, 2), (2, 3))
    seen = page.inspector.grab().toImage()
    hand.click(hand.piece(f"order.{hand.seat}.1"), Qt.MouseButton.RightButton)
    assert page.inspector.inspection is not None
    assert page.inspector.inspection.strip is None, "nothing is counted where nothing is planned"
    assert page.inspector.grab().toImage() != seen


def test_what_an_epigon_does_is_told_beside_the_badge_of_its_player(hand: EpigoHand) -> None:
    hand.begin(seed=1)
    hand.planning()
    hand.propose(0, *TURNS[0][0].split(), "lock")
    hand.context.settings.set("motion", "slow")
    hand.propose(1, *TURNS[0][1].split(), "lock")
    page, told = hand.page, {}
    for _ in range(60):
        if not page.telling:
            break
        told[hand.ask] = page.prompt.badge
        hand.key(Key.Key_Space)
    for words, badge in told.items():
        seat = next((seat for seat, name in enumerate(("Vera", "Aiko")) if words.startswith(f"{name}’s ")), None)
        if seat is not None:
            own = page.table.badge(seat, 36, page.prompt.devicePixelRatioF())
            assert badge.toImage() == own.toImage(), words
    assert any(badge.isNull() for badge in told.values()), "a pair of Orders belongs to both"


def test_the_turn_that_goes_on_is_not_called_the_last_one(hand: EpigoHand) -> None:
    hand.begin(seed=1)
    hand.planning()
    hand.propose(0, *TURNS[0][0].split(), "lock")
    panel = next(panel for panel in hand.page.table.panels.widgets() if isinstance(panel, LastTurnPanel))
    assert panel.heading.text() == "Last turn"
    hand.context.settings.set("motion", "slow")
    hand.propose(1, *TURNS[0][1].split(), "lock")
    assert hand.page.telling
    hand.key(Key.Key_Return)
    assert panel.heading.text() == "This turn"


def test_a_drop_beside_everything_says_where_an_order_can_go(hand: EpigoHand) -> None:
    hand.begin(seed=1)
    hand.planning()
    m, seat = hand.table.m, hand.seat
    beside = hand.scene(QPointF((m.board.right() + m.side.left()) / 2, m.board.bottom() - 4))
    for key, words in ((f"order.{seat}.3", "It cannot go there."), (f"epigon.{seat}.3", "It cannot go there.")):
        hand.take(key, beside)
        hand.release(beside)
        assert words in hand.page.prompt.sentence.text() + hand.page.prompt.last.text(), key
