"""Playing as people do: a hand at the mouse and the keys of the real window.

Every event goes to the window as the window system would send it: what a curtain covers is not reached, and keys go
wherever the focus is. Nothing here calls what an event should have called.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QDeadlineTimer, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from boardroom.engine.manifest import COMPUTER, PERSON, OptionValue
from boardroom.engine.record import SeatSpec
from boardroom.games.epigo.state import ARROWS, DELTAS, StackOrder, epigon, square
from boardroom.games.epigo.table.faces import arrow_spots
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.context import AppContext
from boardroom.ui.page.table_page import TablePage
from boardroom.ui.shell.window import Window
from boardroom.ui.stage.bubbles import Chooser
from boardroom.ui.stage.pieces import BAND_BUBBLE, Piece

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
Key = Qt.Key
PATIENCE = 10_000
"""Milliseconds to wait for what must come."""

NAMES = ("Vera", "Aiko")
COLOURS = ("terracotta", "ivory")

# A game that is known from its first to its last event. Vera's 7, 6 and 5 push in columns a, b and h; Aiko's slide.
ROWS = ((7, 6, 1, 2, 3, 4, 0, 5), (5, 6, 1, 2, 3, 4, 0, 7))
TURNS = (("7^ 5^ 6^", "3^ 2^ 1^"), ("7^ 5^ 6^", "3^ 2^ 1v"), ("6^ 1v 2v", "3v 2v 1^"))
"""The Orders of the three turns, Vera's and Aiko's; the third turn ends with the third capture."""


class Hand:
    """One who sits at a window. ``page`` is the table that is shown."""

    def __init__(self, context: AppContext, size: tuple[int, int] = (1280, 800)) -> None:
        self.context = context
        self.window = Window(context, context.store.games)
        self.window.fill_menus()
        self.window.resize(*size)
        self.window.show()
        assert QTest.qWaitForWindowActive(self.window)

    def close(self) -> None:
        """Let go of every button, close the window, and have it gone before the next test."""
        held = QGuiApplication.mouseButtons()
        for button in (LEFT, RIGHT, MIDDLE):
            if held & button and self.window.windowHandle() is not None:
                self.release(QPoint(), button)
        self.window.close()
        self.window.deleteLater()
        self.see()

    def begin(
        self,
        options: dict[str, OptionValue] | None = None,
        kinds: Sequence[str] = (PERSON, PERSON),
        seed: int = 2,
        names: Sequence[str] = NAMES,
    ) -> TablePage:
        """Begin a game of Epigo, as the set-up would, and come to its table."""
        seats = tuple(
            SeatSpec(name, kind, "greedy" if kind == COMPUTER else "", colour)
            for name, kind, colour in zip(names, kinds, COLOURS, strict=True)
        )
        self.window.start_game("epigo", options or {}, seats, seed)
        self.see()
        return self.page

    @property
    def page(self) -> TablePage:
        assert self.window.table is not None
        return self.window.table

    @property
    def native(self) -> QWindow:
        return self.window.windowHandle()

    @property
    def seat(self) -> int:
        """Whose view is shown."""
        assert self.page.hotseat.audience is not None
        return self.page.hotseat.audience

    @property
    def ask(self) -> str:
        """The sentence of the prompt line."""
        return self.page.prompt.words[0]

    @property
    def note(self) -> str:
        """The quieter sentence, or the reason why something could not be done."""
        return self.page.prompt.words[1]

    @property
    def lifted(self) -> bool:
        """Whether a piece is taken up."""
        return self.page.stage.drag is not None

    def see(self) -> None:
        """Let the window show what happened, and what was thrown away go, as the event loop would."""
        QTest.qWait(0)

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait for something that takes its time."""
        patience = QDeadlineTimer(PATIENCE)
        while not until():
            assert not patience.hasExpired(), "waited in vain"
            QTest.qWait(2)

    # The mouse.

    def spot(self, widget: QWidget, at: QPoint | None = None) -> QPoint:
        """A point of a widget in the window; its middle if none is named."""
        return widget.mapTo(self.window, widget.rect().center() if at is None else at)

    def scene(self, point: QPointF) -> QPoint:
        """A point of the table in the window."""
        stage = self.page.stage
        return self.spot(stage.viewport(), stage.mapFromScene(point))

    def piece(self, key: str) -> QPoint:
        """The middle of a piece in the window."""
        return self.scene(self.page.stage.pieces[key].pos())

    def arrow(self, key: str, direction: str) -> QPoint:
        """An arrow of an Order tile in the window."""
        area, unit = self.page.stage.pieces[key].area(), arrow_spots()[ARROWS.index(direction)].center()
        return self.scene(area.topLeft() + QPointF(unit.x() * area.width(), unit.y() * area.height()))

    def part(self, x: float, y: float) -> QPoint:
        """A distance in the window, in squares of the board."""
        pitch = self.page.table.m.pitch
        return QPoint(round(x * pitch), round(y * pitch))

    def target(self, key: str) -> QPoint:
        """The middle of a target in the window."""
        return self.scene(self.page.stage.target_area(key).center())

    def move(self, point: QPoint) -> None:
        QTest.mouseMove(self.native, point)

    def press(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.native, button, NONE, point)

    def release(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.native, button, NONE, point)

    def click(self, where: QWidget | QPoint, button: Qt.MouseButton = LEFT) -> None:
        self.see()
        point = self.spot(where) if isinstance(where, QWidget) else where
        QTest.mouseMove(self.native, point)
        QTest.mouseClick(self.native, button, NONE, point)

    def take(self, source: str, to: QPoint, steps: int = 3) -> None:
        """Press on a piece and carry it to a point, without letting go."""
        start = self.piece(source)
        self.move(start)
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (to - start) * step / steps)

    def drag(self, source: str, to: str | QPoint) -> None:
        """Drag a piece to a target, or to a point of the window, and let go."""
        point = self.target(to) if isinstance(to, str) else to
        self.take(source, point)
        self.release(point)

    # The keyboard.

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.native, key, modifiers)

    def tab_to(self, there: Callable[[], bool], key: Qt.Key = Key.Key_Tab, most: int = 120) -> None:
        """Go on with a key until something is reached."""
        for _ in range(most):
            if there():
                return
            self.key(key)
        raise AssertionError("not reached by the keyboard")

    def focus(self, widget: QWidget) -> None:
        """Reach a widget with Tab."""
        self.tab_to(widget.hasFocus)

    def pick_up(self, source: str) -> None:
        """Reach a piece with Tab and take it up with Enter."""
        stage = self.page.stage
        self.tab_to(lambda: stage.hasFocus() and stage.focused == source)
        self.key(Key.Key_Return)
        assert self.lifted

    def carry(self, source: str, target: str) -> None:
        """Take a piece up, walk to a target and put it down, all by keys."""
        self.pick_up(source)
        drag = self.page.stage.drag
        assert drag is not None
        self.tab_to(lambda: drag.best == target)
        self.key(Key.Key_Return)

    # What is offered.

    def button(self, part: str) -> Button:
        """The button beside the prompt whose key contains a part."""
        found = [button for key, button in self.page.prompt.buttons.items() if part in key]
        assert len(found) == 1, f"{part!r} in {list(self.page.prompt.buttons)}"
        return found[0]

    def named(self, words: str) -> Button:
        """The button of the window with these words, as label or accessible name."""
        found = [
            b for b in self.window.findChildren(Button) if b.isVisible() and words in (b.words, b.accessibleName())
        ]
        assert len(found) == 1, f"{len(found)} buttons named {words!r}"
        return found[0]

    def offers(self, part: str) -> bool:
        """Whether such a button is there."""
        return any(part in key for key in self.page.prompt.buttons)

    @property
    def chooser(self) -> Chooser | None:
        """The small chooser, if it is open."""
        return next((c for c in self.page.findChildren(Chooser) if c.isVisible()), None)

    def choice(self, words: str) -> Button:
        """The button of the chooser with these words."""
        assert self.chooser is not None
        found = [button for button in self.chooser.buttons if button.words == words]
        assert len(found) == 1, f"{words!r} in {[button.words for button in self.chooser.buttons]}"
        return found[0]

    def menu(self, words: str) -> None:
        """Choose an entry of the Game menu by the mouse."""
        menu = self.window.menus.game
        bar = self.window.menus
        self.click(self.spot(bar, bar.actionGeometry(menu.menuAction()).center()))
        self.wait(menu.isVisible)
        entry = next(action for action in menu.actions() if action.text() == words)
        assert entry.isEnabled(), f"{words} is off"
        QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(entry).center())
        self.see()

    # Epigo.

    @property
    def draft(self) -> str:
        """The Orders stacked by who looks, top first."""
        return orders_of(self.page.session.draft(self.seat))

    def at_home(self) -> bool:
        """Whether every piece lies where the table says, on the level and unlifted, and there are no others."""
        page = self.page
        # What is shown larger while it is pointed at is a second picture of a piece.
        lying = [item for item in page.stage.scene().items() if isinstance(item, Piece) and item.zValue() < BAND_BUBBLE]
        if len(lying) != len(self.pieces):
            return False
        assert page.shown is not None
        layout = page.table.layout(page.shown)
        if layout.keys() != self.pieces.keys():
            return False
        for key, place in layout.items():
            piece = self.pieces[key]
            astray = abs(piece.x() - place.x) + abs(piece.y() - place.y) + abs(piece.rotation() - place.turn)
            if astray > 0.01 or piece.scale() != 1.0:
                return False
        return True

    @property
    def pieces(self) -> dict[str, Piece]:
        return self.page.stage.pieces

    def lift_curtain(self) -> None:
        """Open the curtain by its button."""
        assert self.page.curtain.down
        self.click(self.page.curtain.button)
        self.wait(lambda: not self.page.curtain.isVisible())

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

    def answer(self, action: str = "stay") -> int:
        """Answer every super slide; how many were asked."""
        asked = 0
        self.wait(lambda: not self.page.telling)
        while self.offers("super-slide"):
            length = self.page.session.length
            self.click(self.button(action))
            assert self.page.session.length > length
            asked += 1
            self.wait(lambda: not self.page.telling)
        return asked

    def propose(self, seat: int, *texts: str) -> None:
        """Have somebody act elsewhere: a short way to a position, or another person's, or a computer's, action."""
        session = self.page.session
        session.propose(seat, [session.rules.parse(text) for text in texts], session.stamp(seat))
        self.see()

    def planning(self, first: str = "", rows: Sequence[Sequence[int]] = ROWS) -> "Hand":
        """Come to the first turn the short way: the curtain is up for who plans first, these Orders are stacked."""
        for seat in (0, 1):
            row = [f"deploy {number or 'X'} {'abcdefgh'[column]}" for column, number in enumerate(rows[seat])]
            self.propose(seat, *row, "lock")
        self.wait(lambda: not self.page.telling)
        if self.page.curtain.down:
            self.lift_curtain()
        if first:
            self.propose(self.seat, *first.split())
        return self

    def deployed(self, rows: Sequence[Iterable[int]] = ROWS) -> "Hand":
        """Deploy both rows, by shuffling where a row is empty; the curtain then hangs for the first turn."""
        for _ in range(2):
            self.lift_curtain()
            row = list(rows[self.seat])
            if row:
                self.deploy(row)
            else:
                self.click(self.button("shuffle"))
            self.lock()
        self.wait(lambda: not self.page.telling)
        return self

    def turn(self, orders: Sequence[str], action: str = "stay") -> int:
        """Plan and play a turn of both seats; how many super slides were asked."""
        for _ in range(2):
            self.lift_curtain()
            self.stack(orders[self.seat])
            self.lock()
        return self.answer(action)


def at(name: str) -> str:
    """The target of a square by its name, such as "c4"."""
    return f"square.{square('abcdefgh'.index(name[0]), int(name[1]))}"


def orders_of(actions: Iterable[Any]) -> str:
    """Orders as they are written."""
    return " ".join(f"{a.number}{ARROWS[a.direction]}" for a in actions if isinstance(a, StackOrder))
