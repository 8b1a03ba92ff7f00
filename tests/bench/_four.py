"""Four persons at one window: every seat is played with the mouse, and what every accepted action costs is noted."""

import cProfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication

from boardroom.engine.records.record import Record
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.kit.widgets.buttons import Button
from boardroom.ui.stage.gestures.bubbles import Chooser
from boardroom.ui.stage.gestures.gesture import Gesture
from tests.bench import _table as bench
from tests.bench._table import Cost
from tests.bench.latency import judge

ROUNDS = 3
THINK = 900
"""Milliseconds that a person looks at a picture, or comes to the curtain, before acting: quicker nobody is."""

Found = dict[str, list[Cost]]


def _and_painted(do: Callable[[], Any]) -> None:
    do()
    QApplication.processEvents()


class FourPlayers(ABC):
    """Plays every seat at the window with the mouse, and notes what every accepted action cost: ``found``; of what is
    ``profiled``, in a ``profile`` where the time goes.
    """

    profiled = ""
    profile = cProfile.Profile(time.process_time)

    def __init__(self, page: TablePage) -> None:
        self.page, self.session = page, page.session
        self.found: Found = {}

    @abstractmethod
    def think(self, seat: int) -> Any:
        """What a seat does next."""

    def play(self, actions: int) -> None:
        """So many actions, or as many as there are; a warning is heeded to by acting without the mouse."""
        for _ in range(actions):
            if self.session.outcome is not None:
                return
            seat = self.session.actors()[0]
            rules, view = self.session.rules, self.session.view(seat)
            action = self.think(seat)
            if rules.words.preview(view, seat, action).warning is not None or not self.sees(
                seat, rules.is_secret(action)
            ):
                self.session.propose(seat, [action], self.session.stamp(seat))
            else:
                self.act(action)
            while self.page.telling:
                bench.settle(5)
            bench.settle(THINK)

    def sees(self, seat: int, secret: bool) -> bool:
        """Whether a seat can act by hand at the window: what is not secret is done before everybody."""
        return not secret

    def act(self, action: Any) -> None:
        """Do an action by a drop or a button, and note what it cost."""
        page = self.page
        gesture = next((g for g in self.gestures() if g.actions == (action,)), None)
        if gesture is None:
            text = self.session.rules.records.text(action)
            self.click(action, next(b for k, b in page.prompt.buttons.items() if k.endswith(text)))
            return
        point = bench.carry(page, gesture.source, self.spot(gesture.target), self.grasp(gesture))
        bench.settle(30)
        self.release(point, action)

    def release(self, point: QPoint, action: Any) -> None:
        """Let go where an action is meant, and answer what is asked before it is done; note what either cost."""
        page, length = self.page, self.session.length
        found = self.timed(type(action).__name__, lambda: bench.release(page, point))
        if self.session.length > length:
            self.found.setdefault(type(action).__name__, []).append(found)
            # What comes a moment after the picture is a cost by itself.
            self.note("explained beside the table", page.flow.beside.explain)
            return
        self.found.setdefault("a question", []).append(found)
        bench.settle(30)
        chooser = next((chooser for chooser in page.findChildren(Chooser) if chooser.isVisible()), None)
        assert chooser is not None, f"nothing came of: {action}"
        self.click(action, self.choice(chooser, action))

    def choice(self, chooser: Chooser, action: Any) -> Button:
        """The button of a question that does an action: that of its name, or the first where it only asks whether."""
        page = self.page
        assert page.shown is not None
        label = page.table.chooser.label(action, page.shown) or self.session.rules.words.describe(action)
        words = page.context.say(label, page.names)
        return next((button for button in chooser.buttons if button.words == words), chooser.buttons[0])

    def gestures(self) -> tuple[Gesture, ...]:
        """All that hands can do now."""
        assert self.page.shown is not None
        return self.page.table.gestures(self.page.shown)

    def grasp(self, gesture: Gesture) -> QPointF:
        """Where in the scene a piece is taken up for a gesture: by its part, where nothing lies over it."""
        area = self.page.stage.pieces.part_area(gesture.source, gesture.part)
        return bench.seen_spot(self.page, area, gesture.source)

    def spot(self, target: str) -> QPointF:
        """Where in the scene a target is meant: in its middle, or where nothing else lies."""
        stage = self.page.stage
        return bench.seen_spot(self.page, stage.pieces.target_area(target), target if target in stage.pieces else "")

    def click(self, action: Any, button: Button) -> None:
        """Click a button that does an action, and answer what is asked before it is done."""
        while self.page.prompt.hasty.arrives.isActive():
            # Nobody has seen yet what has come up.
            bench.settle(30)
        point = bench.at(self.page, QPointF(button.rect().center()), button)
        bench.press(self.page, point)
        bench.settle(30)
        self.release(point, action)

    def note(self, what: str, do: Callable[[], Any]) -> None:
        """Do something, and note what it cost."""
        self.found.setdefault(what, []).append(self.timed(what, do))

    def timed(self, what: str, do: Callable[[], Any]) -> Cost:
        """What doing something costs."""
        return bench.timed(do if what != self.profiled else lambda: self.profile.runcall(_and_painted, do))


class HiddenHands(FourPlayers):
    """Four who have hands of cards and play at random, so that every kind of action is done."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._chance = Random(5)

    def think(self, seat: int) -> Any:
        kinds: dict[type, list[Any]] = {}
        for action in self.session.legal(seat):
            kinds.setdefault(type(action), []).append(action)
        return self._chance.choice(kinds[self._chance.choice(list(kinds))])

    def sees(self, seat: int, secret: bool) -> bool:
        page = self.page
        if page.hotseat.finishing:
            self.press("hide")
        if secret and page.hotseat.audience is None and not page.curtain.down:
            self.press("hand")
        if page.curtain.down:
            bench.settle(THINK)
            self.note("the curtain opened", page.curtain.lift)
            # Nobody decides before having seen the hand.
            bench.settle(THINK)
        return page.shown is not None and page.shown.actor == seat

    def press(self, key: str) -> None:
        """Click one of the buttons for the hand."""
        release = bench.press_prompt(self.page, key)
        self.note("the cards hidden" if key == "hide" else "asked for the cards", release)
        bench.settle(30)


def judge_all(
    records: list[Record],
    player: Callable[[TablePage], FourPlayers],
    actions: int,
    rounds: int,
    theme: str,
    most: float,
) -> bool:
    """Play on from records, several rounds, and print what every kind of action cost; whether all bounds are held."""
    kept = True
    for record in records:
        print(f"-- from action {len(record.actions)} on")
        found: list[Found] = []
        for _ in range(rounds):
            with bench.opened(record, theme) as (_, page):
                players = player(page)
                players.play(actions)
                found.append(players.found)
        for what in sorted({what for one in found for what in one}):
            kept &= judge(what, [one[what] for one in found if what in one], most)
    return kept
