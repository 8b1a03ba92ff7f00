"""Playing Epona as people do: a hand that knows cards, slots and places for cards, and begins where a test wants."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from hand import PARTS, Hand, seated
from PySide6.QtCore import QPoint, QPointF

from boardroom.engine.manifest import PERSON
from boardroom.games.epona.rules import EponaRules
from boardroom.games.epona.state import State
from boardroom.ui.game_page.table_page import TablePage
from boardroom.ui.stage.gesture import Gesture

GAME = "epona"


@contextmanager
def beginning(state: State) -> Iterator[None]:
    """Have games begin at a position instead of the usual one."""
    with patch.object(EponaRules, "setup", lambda self, options, seats, rng: state):
        yield


class Groom(Hand):
    """One who plays Epona at a window."""

    def tend(self, state: State, kinds: Sequence[str] = (), **options: Any) -> TablePage:
        """Come to the table of a game at a position, with the cards of who is asked first in sight."""
        kinds = kinds or (PERSON,) * len(state.coins)
        with beginning(state):
            page = self.start(GAME, seated(("",) * len(kinds), kinds), {"start": "first", **options})
        self.look()
        return page

    def look(self) -> None:
        """See the own cards, if they are not seen yet."""
        self.settle()
        if self.unseated:
            self.take_seat()
        elif self.offers("hand"):
            self.click(self.button("hand"))
            if self.page.curtain.down:
                self.lift_curtain()

    def done(self, length: int = 0) -> list[str]:
        """The actions from a place of the record on, as they are written there."""
        self.settle()
        return [text for _, text in self.page.session.record().actions[length:]]

    def aim(self, target: str) -> QPoint:
        """Where a target is meant and nothing else: a piece where it is seen, a place where nothing lies on it."""
        stage = self.page.stage
        area, wanted = stage.target_area(target), target if target in stage.pieces else ""
        order = sorted(((x, y) for x in PARTS for y in PARTS), key=lambda at: abs(at[0] - 0.5) + abs(at[1] - 0.5))
        spots = [QPointF(area.x() + x * area.width(), area.y() + y * area.height()) for x, y in order]
        return self.scene(next((spot for spot in spots if stage.piece_at(spot) == wanted), area.center()))

    def hold(self, source: str, target: str) -> None:
        """Carry a piece over a target, and hold it there."""
        self.take(source, self.aim(target))

    def let_go(self, target: str) -> None:
        """Let go of what is held over a target."""
        self.release(self.aim(target))

    def told(self) -> tuple[str, ...]:
        """The preview beside the target that something is held over."""
        bubble = self.page.stage.bubble
        return () if bubble is None else bubble.words

    def ways(self, kind: type) -> list[Gesture]:
        """Every gesture that does an action of a kind as its last."""
        gestures = self.page.table.gestures(self.shown)
        return [gesture for gesture in gestures if gesture.actions and isinstance(gesture.actions[-1], kind)]
