"""Whoever plays by keys sees where they are: every focus ring, measured from what is painted.

A line of pixels from outside across the left edge of what has the focus, with and without it. Somewhere on it a pixel
must be seen against three others at 3 : 1: what it was before, and what lies beside it on either side.
"""

from collections.abc import Callable

import pytest
from epigo_hand import EpigoHand
from hand import Hand, seated
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QGraphicsItem, QHBoxLayout, QListWidget, QStyleOptionGraphicsItem, QWidget
from test_contrast import contrast, grabbed

from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.text import verbatim
from boardroom.games.epigo import manifest
from boardroom.games.epona.table.faces.ground import paint_ring
from boardroom.ui.game_page.prompt.heard_line import HeardLine
from boardroom.ui.game_page.turn.curtain import Curtain
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.seat_colours import set_colours
from boardroom.ui.kit.theme import EVENING, GOLD
from boardroom.ui.kit.widgets.buttons import BAR, MAIN, PLAIN, QUIET, Button, IconButton
from boardroom.ui.kit.widgets.controls import Choice, LineEdit, Pick, Segments
from boardroom.ui.setup.seat_row import Grip, Swatch
from boardroom.ui.stage.motion.motion import Beat
from boardroom.ui.stage.pieces.item_pictures import ItemPictures
from boardroom.ui.stage.pieces.layers import trace_of
from boardroom.ui.stage.pieces.pieces import Ring, TargetGlow
from boardroom.ui.stage.stage import Stage
from boardroom.ui.stage.table_parts import Pace

SEEN = 3.0
NEAR = 5
"""Pixels within which something lies beside a ring."""
SMALL_CARD, FOLDED = QRectF(40, 30, 27, 18), QRectF(40, 30, 27, 7)
"""A card of another's tableau among six, in a row of its own height and in a folded one."""
LOOKS = pytest.mark.parametrize("look", ["day", "evening"])
GROUNDS = ("window", "panel", "heading")


def seen_at(edge: QPoint, focused: QImage, without: QImage) -> float:
    """How well a ring is seen at the left edge of what it is around, the contrast ratio; 1 where nothing changes."""
    xs = range(max(NEAR, edge.x() - 8), edge.x() + 9)
    now = {x: focused.pixelColor(x, edge.y()) for x in range(xs.start - NEAR, xs.stop + NEAR)}
    best = 1.0
    for x in xs:
        before = contrast(now[x], without.pixelColor(x, edge.y()))
        left, right = (max(contrast(now[x], now[x + way * far]) for far in range(1, NEAR + 1)) for way in (-1, 1))
        best = max(best, min(before, left, right))
    return best


def seen_around(widget: QWidget, page: QWidget, away: QWidget, high: float = 0.5) -> float:
    """How well the ring of a widget is seen on its page; at a part of its height from above."""
    edge = widget.mapTo(page, QPoint(0, round(widget.height() * high)))
    if isinstance(widget, QListWidget):
        row = widget.visualItemRect(widget.currentItem())
        edge = widget.viewport().mapTo(page, QPoint(row.left(), row.center().y()))
    away.setFocus()
    assert not widget.hasFocus()
    without = grabbed(page)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert widget.hasFocus(), widget
    return seen_at(edge, grabbed(page), without)


class Ground(QWidget):
    """A page of one colour with a widget on it, and another for the focus to go to."""

    def __init__(self, colour: str, widget: QWidget) -> None:
        super().__init__()
        self.away = QWidget()
        ground = QPalette()
        ground.setColor(QPalette.ColorRole.Window, QColor(colour))
        self.setPalette(ground)
        self.setAutoFillBackground(True)
        self.away.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 20, 20, 20)
        row.addWidget(widget)
        row.addWidget(self.away)


def on_ground(colour: str, widget: QWidget, hand: Hand, part: QWidget | None = None, high: float = 0.5) -> float:
    page = Ground(colour, widget)
    page.setParent(hand.window)
    page.setGeometry(0, 0, 460, 220)
    page.show()
    page.raise_()
    hand.see()
    try:
        return seen_around(part or widget, page, page.away, high)
    finally:
        page.hide()
        page.deleteLater()
        hand.see()


def _segments(context: AppContext) -> Segments:
    return Segments(context, verbatim("Theme"), [Choice("a", verbatim("Day")), Choice("b", verbatim("Evening"))])


def _button(role: str, down: bool = False) -> Callable[[AppContext], QWidget]:
    def made(context: AppContext) -> QWidget:
        button = Button(context, verbatim("Roll"), role, "dice")
        button.setCheckable(down)
        button.setChecked(down)
        return button

    return made


def _swatch(chosen: bool) -> Callable[[AppContext], QWidget]:
    def made(context: AppContext) -> QWidget:
        swatch = Swatch(context, set_colours(manifest)[0])
        swatch.setChecked(chosen)
        return swatch

    return made


def _complaining(context: AppContext) -> QWidget:
    line = LineEdit(context, verbatim("Name"), 20)
    line.complain(True)
    return line


KINDS: dict[str, Callable[[AppContext], QWidget]] = {
    "main button": _button(MAIN),
    "plain button": _button(PLAIN),
    "quiet button": _button(QUIET),
    "button that is down": _button(QUIET, down=True),
    "icon": lambda context: IconButton(context, verbatim("Close"), "cross", QUIET),
    "list that opens": lambda context: Pick(context, verbatim("Players"), [Choice(1, verbatim("One"))]),
    "line": lambda context: LineEdit(context, verbatim("Name"), 20),
    "line that is wrong": _complaining,
    "grip": Grip,
    "swatch": _swatch(False),
    "chosen swatch": _swatch(True),
}


@LOOKS
@pytest.mark.parametrize("kind", KINDS)
def test_the_ring_of_every_control_is_seen_on_every_ground(hand: EpigoHand, look: str, kind: str) -> None:
    hand.context.settings.set("theme", look)
    palette = hand.context.theme.palette
    faint = {
        ground: seen
        for ground in GROUNDS
        if (seen := on_ground(getattr(palette, ground), KINDS[kind](hand.context), hand)) < SEEN
    }
    assert not faint


@LOOKS
@pytest.mark.parametrize("chosen", [True, False], ids=["chosen", "not chosen"])
def test_the_ring_of_a_segment_is_seen_whether_it_is_chosen_or_not(hand: EpigoHand, look: str, chosen: bool) -> None:
    hand.context.settings.set("theme", look)
    segments = _segments(hand.context)
    part = segments.segments[0 if chosen else 1]
    assert part.isChecked() == chosen
    assert on_ground(hand.context.theme.palette.panel, segments, hand, part) >= SEEN


@LOOKS
def test_the_ring_of_a_button_is_seen_on_the_dark_bar_and_on_the_curtain(hand: EpigoHand, look: str) -> None:
    hand.context.settings.set("theme", look)
    dark = (hand.context.theme.palette.bar, EVENING.panel)
    for ground in dark:
        for down in (False, True):
            assert on_ground(ground, _button(BAR, down)(hand.context), hand) >= SEEN, (ground, down)


@LOOKS
def test_the_rings_of_the_curtain_are_seen(hand: EpigoHand, look: str) -> None:
    hand.context.settings.set("theme", look)
    hand.begin()
    assert hand.page.curtain.isVisible()
    _every_stop_is_ringed(hand)


@LOOKS
def test_the_row_of_a_list_that_has_the_keys_is_ringed(hand: EpigoHand, look: str) -> None:
    hand.context.settings.set("theme", look)
    rows = QListWidget()
    rows.setFrameShape(QListWidget.Shape.NoFrame)
    rows.addItems(["Move", "Turn"])
    rows.setCurrentRow(0)
    rows.setStyleSheet(hand.context.theme.lists)
    assert on_ground(hand.context.theme.palette.panel, rows, hand) >= SEEN


@LOOKS
def test_every_stop_of_the_keys_in_lobby_and_set_up_is_ringed(hand: EpigoHand, look: str) -> None:
    hand.context.settings.set("theme", look)
    hand.begin()
    hand.go_to_lobby()
    _every_stop_is_ringed(hand)
    hand.click(next(tile for tile in hand.lobby.tiles if tile.offer.game == "epigo").play)
    _every_stop_is_ringed(hand)


@LOOKS
def test_every_stop_of_the_keys_beside_the_stage_is_ringed(hand: EpigoHand, look: str) -> None:
    hand.context.settings.set("theme", look)
    hand.context.settings.set("text_scale", 1.3)
    hand.begin()
    hand.planning()
    hand.open_list()
    _every_stop_is_ringed(hand)
    hand.click(hand.named("Log"))
    _every_stop_is_ringed(hand)


def _every_stop_is_ringed(hand: Hand) -> None:
    hand.see()
    page = hand.window
    central = page.centralWidget()
    assert central is not None
    faint: dict[str, float] = {}
    measured = 0
    for widget in central.findChildren(QWidget):
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        box = QRect(widget.mapTo(central, QPoint()), widget.size())
        whole = widget.visibleRegion().boundingRect() == widget.rect() and central.rect().contains(box)
        stop = takes and widget.isVisible() and widget.isEnabled() and whole and widget.focusProxy() is None
        # Stage and curtain are all of a page: what is reached in them is ringed.
        if not stop or isinstance(widget, Stage | Curtain):
            continue
        away = next(other for other in central.findChildren(Button) if other is not widget and _can_take(other))
        seen = max(seen_around(widget, central, away, high) for high in (0.5, 0.9))
        measured += 1
        if seen < SEEN:
            faint[f"{type(widget).__name__} {widget.accessibleName()}"] = round(seen, 2)
    assert measured
    assert not faint


def _can_take(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled() and widget.focusPolicy() == Qt.FocusPolicy.StrongFocus


GREENS = ("#FFFFFF", "#FBF6EA", "#D9C7A0", "#7A9A4A", "#3E7F5B", "#1F4E9C", "#3B2A20", "#000000", GOLD)


def _painted(item: QGraphicsItem, ground: str) -> QImage:
    picture = QImage(160, 120, QImage.Format.Format_RGB32)
    picture.fill(QColor(ground))
    painter = QPainter(picture)
    item.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.end()
    return picture


@pytest.mark.parametrize("area", [QRectF(40, 30, 80, 60), SMALL_CARD, FOLDED], ids=["card", "small", "folded"])
@pytest.mark.parametrize("ground", GREENS)
def test_the_ring_of_a_piece_is_seen_on_whatever_a_table_is_painted_with(ground: str, area: QRectF) -> None:
    bare = QImage(160, 120, QImage.Format.Format_RGB32)
    bare.fill(QColor(ground))
    ring = Ring(area, GOLD)
    assert seen_at(QPointF(40, area.center().y()).toPoint(), _painted(ring, ground), bare) >= SEEN


def inked(paint: Callable[[QPainter], None]) -> set[tuple[int, int]]:
    """The pixels, two in each direction a logical one, on which there is more than a trace of ink."""
    picture = QImage(240, 200, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(2, 2)
    paint(painter)
    painter.end()
    return {(x, y) for x in range(240) for y in range(200) if picture.pixelColor(x, y).alpha() > 96}


@pytest.mark.parametrize("area", [SMALL_CARD, FOLDED], ids=["small", "folded"])
def test_rings_around_a_card_of_a_small_tableau_are_fine_and_do_not_lie_on_each_other(area: QRectF) -> None:
    keys = inked(lambda painter: Ring(area, GOLD).paint(painter, QStyleOptionGraphicsItem(), None))
    asked = inked(lambda painter: paint_ring(painter, area))
    trace = trace_of(area)
    last = inked(lambda painter: trace.paint(painter, trace.content))
    assert keys
    assert asked
    assert not keys & asked, "who is asked sees where the keys are"
    beside = {(x, y) for x, y in last if not area.contains(QPointF(x / 2, y / 2))}
    assert beside
    covered = area.adjusted(-5.5, -5.5, 5.5, 5.5)
    assert all(covered.contains(QPointF(x / 2, y / 2)) for x, y in keys | asked | last), "around a large card 7"


@pytest.mark.parametrize("evening", [False, True])
@pytest.mark.parametrize("ground", GREENS)
def test_the_ring_of_a_target_is_seen_on_whatever_a_table_is_painted_with(ground: str, evening: bool) -> None:
    glow = TargetGlow("there", QRectF(40, 30, 80, 60), evening, 1.0, ItemPictures())
    without = _painted(glow, ground)
    glow.highlight(best=False, focused=True)
    assert seen_at(QPoint(40, 60), _painted(glow, ground), without) >= SEEN


@LOOKS
def test_the_sentence_that_is_read_aloud_is_ringed(hand: EpigoHand, look: str) -> None:
    hand.context.settings.set("theme", look)
    over = QWidget()
    over.setMinimumSize(300, 60)
    line = HeardLine(hand.context, over, ())
    line.setGeometry(20, 10, 240, 40)
    line.setText("Plan three moves.")
    assert on_ground(hand.context.theme.palette.panel, over, hand, line) >= SEEN


@pytest.mark.parametrize("game", [manifest.id for manifest in catalog.games()])
def test_no_ring_of_the_keys_is_seen_while_something_is_told_and_it_comes_back(house: AppContext, game: str) -> None:
    hand = Hand(house)
    try:
        page = hand.start(game, seated(("Ann", "Ben"), (PERSON, COMPUTER)), {})
        hand.wait(lambda: page.shown is not None and page.shown.actor is not None and not page.telling)
        stage = page.stage
        hand.tab_to(lambda: stage.speaking.has_keys and bool(stage.keyboard.reached.key))
        reached = stage.keyboard.reached

        def rings() -> int:
            return sum(isinstance(item, Ring) and item.isVisible() for item in stage.scene().items())

        assert rings() == 1
        beat = Beat(stage.pieces.places, Pace(0, 600_000), None, hand.shown.view)
        stage.play([beat], lambda: stage.show_table(hand.shown))
        assert stage.motion.running
        assert rings() == 0
        page.prompt.sentence.setFocus()
        stage.setFocus()
        hand.see()
        assert rings() == 0, "not by the focus either"
        stage.motion.skip_all()
        assert stage.keyboard.reached == reached
        assert rings() == 1
    finally:
        hand.close()
