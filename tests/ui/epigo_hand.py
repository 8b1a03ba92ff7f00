"""Playing Epigo as people do: a hand that knows Epigons, Orders and turns."""

from collections.abc import Iterable, Sequence
from typing import Any

from hand import NAMES, Hand, seated
from PySide6.QtCore import QPoint, QPointF

from boardroom.engine.manifest import PERSON, OptionValue
from boardroom.games.epigo.position.actions import OFFER_DRAW, StackOrder
from boardroom.games.epigo.position.state import DELTAS, square
from boardroom.games.epigo.position.tiles import ARROWS, Direction, epigon
from boardroom.games.epigo.table import EpigoTable
from boardroom.games.epigo.table.faces.faces import arrow_spots
from boardroom.ui.game_page.page.table_page import TablePage

COLOURS = ("terracotta", "ivory")

# A game that is known from its first to its last event. Vera's 7, 6 and 5 push in columns a, b and h; Aiko's slide.
ROWS = ((7, 6, 1, 2, 3, 4, 0, 5), (5, 6, 1, 2, 3, 4, 0, 7))
TURNS = (("7^ 5^ 6^", "3^ 2^ 1^"), ("7^ 5^ 6^", "3^ 2^ 1v"), ("6^ 1v 2v", "3v 2v 1^"))
"""The Orders of the three turns, Vera's and Aiko's; the third turn ends with the third capture."""


class EpigoHand(Hand):
    """One who plays Epigo at a window."""

    def begin(
        self,
        options: dict[str, OptionValue] | None = None,
        kinds: Sequence[str] = (PERSON, PERSON),
        seed: int = 2,
        names: Sequence[str] = NAMES,
    ) -> TablePage:
        """Begin a game of Epigo, and come to its table."""
        return self.start("epigo", seated(COLOURS, kinds, names), options, seed)

    @property
    def table(self) -> EpigoTable:
        """The table that is shown."""
        table = self.page.table
        assert isinstance(table, EpigoTable)
        return table

    def arrow(self, key: str, direction: str) -> QPoint:
        """An arrow of an Order tile in the window."""
        area, unit = self.page.stage.pieces[key].area(), arrow_spots()[Direction(ARROWS.index(direction))].center()
        return self.scene(area.topLeft() + QPointF(unit.x() * area.width(), unit.y() * area.height()))

    def part(self, x: float, y: float) -> QPoint:
        """A distance in the window, in squares of the board."""
        pitch = self.table.m.pitch
        return QPoint(round(x * pitch), round(y * pitch))

    @property
    def draft(self) -> str:
        """The Orders stacked by who looks, top first."""
        return orders_of(self.page.session.draft(self.seat))

    def deploy(self, row: Iterable[int]) -> None:
        """Put a row of Epigons down by dragging."""
        seat = self.seat
        for column, number in enumerate(row):
            self.drag(f"epigon.{seat}.{number}", f"column.{seat}.{column}")

    def ahead(self, order: str) -> str:
        """The target one step ahead of an own Epigon, for an Order such as "7^"."""
        assert self.page.shown is not None
        number, direction = int(order[0]), ARROWS.index(order[1])
        where = self.page.shown.view.where[epigon(self.seat, number)]
        square = f"square.{where + DELTAS[direction]}"
        gestures = self.page.table.gestures(self.page.shown)
        return square if any(g.target == square for g in gestures) else f"off.{where}.{direction}"

    def stack(self, orders: str) -> None:
        """Stack Orders by dragging the Epigons themselves."""
        for order in orders.split():
            self.drag(f"epigon.{self.seat}.{order[0]}", self.ahead(order))

    def lock(self) -> None:
        """Press the button that locks in."""
        self.click(self.button("lock"))
        self.see()

    def offer_draw(self) -> None:
        """Offer a draw by the button, and say that it is meant."""
        self.click(self.button("offer-draw"))
        self.confirm(OFFER_DRAW)

    def answer(self, action: str = "stay") -> int:
        """Answer every super slide; how many were asked."""
        asked = 0
        self.settle()
        while self.offers("super-slide"):
            length = self.page.session.length
            self.click(self.button(action))
            assert self.page.session.length > length
            asked += 1
            self.settle()
        return asked

    def planning(self, first: str = "", rows: Sequence[Sequence[int]] = ROWS) -> "EpigoHand":
        """Come to the first turn the short way: the curtain is up for who plans first, these Orders are stacked."""
        for seat in (0, 1):
            row = [f"deploy {number or 'X'} {'abcdefgh'[column]}" for column, number in enumerate(rows[seat])]
            self.propose(seat, *row, "lock")
        self.settle()
        if self.page.curtain.down:
            self.lift_curtain()
        if first:
            self.propose(self.seat, *first.split())
        return self

    def deployed(self, rows: Sequence[Iterable[int]] = ROWS) -> "EpigoHand":
        """Deploy both rows, by shuffling where a row is empty; who was last then plans the first turn first."""
        for _ in range(2):
            self.lift_curtain()
            row = list(rows[self.seat])
            if row:
                self.deploy(row)
            else:
                self.click(self.button("shuffle"))
            self.lock()
        self.settle()
        return self

    def turn(self, orders: Sequence[str], action: str = "stay") -> int:
        """Plan and play a turn of both seats; how many super slides were asked."""
        for _ in range(2):
            self.take_seat()
            self.stack(orders[self.seat])
            self.lock()
        return self.answer(action)


def at(name: str) -> str:
    """The target of a square by its name, such as "c4"."""
    return f"square.{square('abcdefgh'.index(name[0]), int(name[1]))}"


def orders_of(actions: Iterable[Any]) -> str:
    """Orders as they are written."""
    return " ".join(f"{a.number}{ARROWS[a.direction]}" for a in actions if isinstance(a, StackOrder))
