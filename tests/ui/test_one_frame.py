"""One change is one frame: what is shown is asked for and laid out once, counted at a real table, and what was
measured for it is seen.
"""

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any

import pytest
from attrs import evolve
from epigo_hand import COLOURS
from farming import COATS
from hand import Hand, seated
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.engine.records.record import SeatSpec
from boardroom.games.epigo.table import EpigoTable
from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.pieces.layers import Layer
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table
from tests.waiting import MOST

ONCE = {"layout": 1, "prompt": 1, "progress": 1}
asked: Counter[str] = Counter()


class CountedRules:
    """The rules of a game, of which some questions are counted."""

    def __init__(self, game: str) -> None:
        rules = self._rules = catalog.rules(game)
        self.progress = counted("progress", rules.progress)
        self.secrets = evolve(rules.secrets, view=counted("view", rules.secrets.view))
        self.words = evolve(rules.words, prompt=counted("prompt", rules.words.prompt))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)


def counted(name: str, question: Callable[..., Any]) -> Callable[..., Any]:
    """A question that counts how often it is asked."""

    def answer(*arguments: Any) -> Any:
        asked[name] += 1
        return question(*arguments)

    return answer


class CountedEpigo(EpigoTable):
    def layers(self, shown: Presentation) -> dict[str, Layer]:
        asked["layers"] += 1
        return super().layers(shown)

    def layout(self, shown: Presentation) -> dict[str, Place]:
        asked["layout"] += 1
        return super().layout(shown)


class CountedKingdom(KingdomTable):
    def layout(self, shown: Presentation) -> dict[str, Place]:
        asked["layout"] += 1
        return super().layout(shown)


BAND = QRectF(300, 200, 60, 20)
"""A place on the stage where nothing else is above the ground."""


class BandedEpigo(EpigoTable):
    """Has a band across the ground, and one that always says the same, in a colour that it measures for the draft."""

    colour = "#0000ff"

    def attend(self, shown: Presentation) -> bool:
        before, self.colour = self.colour, "#ff0000" if shown.draft else "#0000ff"
        return self.colour != before

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        painter.fillRect(whole, QColor(self.colour))

    def layers(self, shown: Presentation) -> dict[str, Layer]:
        return {"band": Layer(BAND, "a band", lambda painter, content: painter.fillRect(BAND, QColor(self.colour)))}


class Sitter(Hand):
    """A hand at a page that is a window of its own, with rules and a table that count."""

    def __init__(
        self, context: AppContext, kind: type[Table], seats: tuple[SeatSpec, ...], options: dict[str, Any]
    ) -> None:
        game = "epigo" if issubclass(kind, EpigoTable) else "my-kingdom-for-a-horse"
        self.context = context
        rules: Any = CountedRules(game)
        manifest = catalog.manifest(game)
        session = Session.new(
            manifest, rules, options, seats, 2, "counted-0001", lambda: "2026-11-22T00:00:00+00:00", lambda parts: None
        )
        table = kind(context, manifest, seats)
        self._page = TablePage(context, session, table)
        self.window = self._page  # type: ignore[assignment]  # a page can be a window, too
        self._page.resize(1280, 800)
        self._page.show()
        assert QTest.qWaitForWindowActive(self._page, MOST)
        self.see()

    @property
    def page(self) -> TablePage:
        return self._page

    def close(self) -> None:
        self._page.shut()
        super().close()


@pytest.fixture
def epigo(house: AppContext) -> Generator[Hand, None, None]:
    hand = Sitter(house, CountedEpigo, seated(COLOURS), {})
    hand.lift_curtain()
    yield hand
    hand.close()


@pytest.fixture
def farmer(house: AppContext) -> Generator[Hand, None, None]:
    hand = Sitter(house, CountedKingdom, seated(COATS), {"start": "first"})
    yield hand
    hand.close()


def shown_by(hand: Hand) -> dict[str, int]:
    """How often what is asked once a frame was asked since the count began."""
    hand.see()
    return {what: asked[what] for what in ONCE}


def test_dropping_a_tile_asks_and_lays_out_once(epigo: Hand) -> None:
    seat = epigo.seat
    point = epigo.target(f"column.{seat}.3")
    epigo.take(f"epigon.{seat}.4", point)
    asked.clear()
    epigo.release(point)
    assert shown_by(epigo) == ONCE
    assert asked["view"] <= 3
    assert epigo.page.session.length == 1
    assert epigo.at_home()


def test_using_a_die_asks_and_lays_out_once(farmer: Hand) -> None:
    farmer.do("roll 1234")
    usable = [
        action for action in farmer.shown.legal if farmer.page.session.rules.records.text(action).startswith("use")
    ]
    gesture = next(way for action in usable if (way := farmer.way(action)) is not None)
    point = farmer.target(gesture.target)
    farmer.take(gesture.source, point)
    asked.clear()
    farmer.release(point)
    farmer.do_anyway()
    assert farmer.page.session.length == 2
    assert shown_by(farmer) == ONCE


def test_a_language_switch_lays_out_once_and_asks_the_rules_nothing_new(farmer: Hand) -> None:
    asked.clear()
    farmer.context.settings.set("language", "ja")
    assert shown_by(farmer) == {"layout": 1, "prompt": 0, "progress": 0}
    assert farmer.ask.endswith("。")
    farmer.context.settings.set("theme", "evening")
    assert shown_by(farmer) == {"layout": 2, "prompt": 0, "progress": 0}


def test_another_language_or_theme_makes_the_layers_once(epigo: Hand) -> None:
    for key, value in (("language", "ja"), ("theme", "evening"), ("text_scale", 1.3)):
        asked.clear()
        epigo.context.settings.set(key, value)
        epigo.see()
        assert asked["layers"] == 1, key


def test_what_a_table_measures_for_what_is_shown_is_seen_on_ground_and_layers(house: AppContext) -> None:
    hand = Sitter(house, BandedEpigo, seated(COLOURS), {})
    hand.lift_curtain()
    viewport = hand.page.stage.viewport()

    def colours() -> set[str]:
        seen = viewport.grab().toImage()
        on, beside = BAND.center().toPoint(), QPoint(4, 4)
        return {seen.pixelColor(spot).name() for spot in (on, beside)}

    assert colours() == {"#0000ff"}
    seat = hand.seat
    hand.drag(f"epigon.{seat}.4", f"column.{seat}.3")
    hand.see()
    assert colours() == {"#ff0000"}
    hand.close()
