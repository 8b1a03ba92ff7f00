"""Playing as people do, whatever the game: a hand at the mouse and the keys of the real window.

Every event goes to the window as the window system would send it: what a curtain covers is not reached, and keys go
wherever the focus is. Nothing here calls what an event should have called.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from boardroom.bots import choose
from boardroom.engine.manifest import COMPUTER, PERSON, OptionValue
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.rules import AnyRules
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.game_page.panels.last_turn_list import LastTurnList
from boardroom.ui.game_page.prompt.prompt_line import PromptButton
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.buttons import Button
from boardroom.ui.lobby.lobby_content import LobbyContent
from boardroom.ui.setup.setup_page import SetupPage
from boardroom.ui.shell.window import menu_entries
from boardroom.ui.shell.window.window import Window
from boardroom.ui.stage.gestures.bubbles import Chooser
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.pieces.pieces import Piece
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.enlarged_piece import RisingPiece
from tests.waiting import MOST, pass_moment, wait

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
Key = Qt.Key
THOUGHTS = 40
"""Playouts a decision: enough for a game to come to its end."""
LONGEST = 900
"""Actions after which a game is given up."""

NAMES = ("Vera", "Aiko", "Tomas", "Jun", "小川", "Ines")
PARTS = tuple(n / 10 for n in range(1, 10))


def seated(
    colours: Sequence[str], kinds: Sequence[str] = (PERSON, PERSON), names: Sequence[str] = NAMES, bot: str = "greedy"
) -> tuple[SeatSpec, ...]:
    """Who sits at a table: as many as there are kinds, computers of one sort."""
    return tuple(
        SeatSpec(name, kind, bot if kind == COMPUTER else "", colour)
        for name, kind, colour in zip(names, kinds, colours, strict=False)
    )


Part = TypeVar("Part", bound=QObject)


def part_in(widget: QObject, kind: type[Part]) -> Part:
    """The part of a widget that is of this kind."""
    found = widget.findChild(kind)
    assert found is not None
    return found


def menu_of(entry: QAction) -> QMenu:
    """The menu that an entry opens."""
    menu = entry.menu()
    assert isinstance(menu, QMenu)
    return menu


@contextmanager
def beginning(rules: type[AnyRules], state: Any) -> Iterator[None]:
    """Have games of these rules begin at a position instead of the usual one; as usual where there is None."""
    if state is None:
        yield
        return
    with patch.object(rules, "setup", lambda self, options, seats, rng: state):
        yield


def _names(part: str, key: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(part)}(?!\w)", key) is not None


class Hand:
    """One who sits at a window and plays whatever game is there. ``page`` is the table that is shown.

    What is a game's own is said by those who know it, such as ``EpigoHand`` and ``Farmer``: ``by_mouse`` and
    ``by_keys`` are how an action is done that has no gesture or button to itself.
    """

    def __init__(self, context: AppContext, size: tuple[int, int] = (1280, 800)) -> None:
        self.context = context
        self.window = Window(context, context.store.games)
        menu_entries.fill(self.window)
        self.window.resize(*size)
        self.window.show()
        assert QTest.qWaitForWindowActive(self.window, MOST)

    def close(self) -> None:
        """Let go of every button, close the window, and have it gone before the next test."""
        held = QGuiApplication.mouseButtons()
        for button in (LEFT, RIGHT, MIDDLE):
            if held & button and self.window.windowHandle() is not None:
                self.release(QPoint(), button)
        self.window.close()
        self.window.deleteLater()
        self.see()

    def start(
        self, game: str, seats: Sequence[SeatSpec], options: dict[str, OptionValue] | None = None, seed: int = 2
    ) -> TablePage:
        """Begin a game, as the set-up would, and come to its table."""
        self.window.start_game(game, options or {}, tuple(seats), seed)
        self.see()
        return self.page

    def open_list(self) -> None:
        """Have the list of actions beside the table."""
        self.window.resize(1600, 900)
        self.see()
        if not self.page.list.isVisible():
            self.click(self.named("Actions"))

    def go_to_lobby(self) -> None:
        """Go to the lobby, and wait until it shows what is there."""
        settled: list[bool] = []
        self.window.lobby.settled.connect(lambda: settled.append(True))
        self.window.show_lobby()
        self.window.lobby.refresh()
        self.wait(lambda: bool(settled))

    def set_up(self, game: str) -> SetupPage:
        """The set-up of a game, as it is come to from the lobby."""
        self.go_to_lobby()
        self.click(next(tile for tile in self.lobby.tiles if tile.offer.game == game).play)
        page = self.window.page
        assert isinstance(page, SetupPage)
        return page

    @property
    def lobby(self) -> LobbyContent:
        """What the lobby shows."""
        assert self.window.lobby.content is not None
        return self.window.lobby.content

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
    def shown(self) -> Presentation:
        """What the table shows."""
        assert self.page.shown is not None
        return self.page.shown

    @property
    def state(self) -> Any:
        """The whole position, with what nobody here may see."""
        return self.page.session.state

    @property
    def actor(self) -> int:
        """Who is asked here."""
        assert self.shown.actor is not None
        return self.shown.actor

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
        wait(until)

    def settle(self) -> None:
        """Wait until what happened has been told."""
        self.wait(lambda: not self.page.telling)

    @property
    def last_turn(self) -> LastTurnList:
        """The lines beside the table, with those that come a moment after it."""
        self.page.flow.beside.explain()
        assert self.page.side.last_turn is not None
        return self.page.side.last_turn

    # The mouse.

    def spot(self, widget: QWidget, at: QPoint | None = None) -> QPoint:
        """A point of a widget in the window; its middle if none is named."""
        return widget.mapTo(self.window, widget.rect().center() if at is None else at)

    def scene(self, point: QPointF) -> QPoint:
        """A point of the table in the window."""
        stage = self.page.stage
        return self.spot(stage.viewport(), stage.mapFromScene(point))

    def piece(self, key: str) -> QPoint:
        """Where a piece can be grasped: its middle, or what is seen of it nearest to that."""
        return self.clear(self.page.stage.pieces[key].area(), key)

    def aim(self, target: str) -> QPoint:
        """Where a target is meant and nothing else: a piece where it is seen, a place where nothing lies on it."""
        stage = self.page.stage
        return self.clear(stage.pieces.target_area(target), target if target in stage.pieces else "")

    def clear(self, area: QRectF, wanted: str) -> QPoint:
        """Where in an area a piece is on top, or nothing if none is wanted: its middle, or what is nearest to that."""
        stage = self.page.stage
        # What of it the edge of the window leaves.
        area = area.intersected(stage.sceneRect())
        order = sorted(((x, y) for x in PARTS for y in PARTS), key=lambda at: abs(at[0] - 0.5) + abs(at[1] - 0.5))
        spots = (QPointF(area.x() + x * area.width(), area.y() + y * area.height()) for x, y in order)
        clear = (
            spot for spot in spots if all(stage.pieces.piece_at(spot + QPointF(d, 0)) == wanted for d in (-2, 0, 2))
        )
        return self.scene(next(clear, area.center()))

    def target(self, key: str) -> QPoint:
        """The middle of a target in the window."""
        return self.scene(self.page.stage.pieces.target_area(key).center())

    def move(self, point: QPoint) -> None:
        QTest.mouseMove(self.native, point)

    def press(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.native, button, NONE, point)

    def release(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.native, button, NONE, point)

    def click(self, where: QWidget | QPoint, button: Qt.MouseButton = LEFT) -> None:
        # What is seen then may have the buttons beside the prompt made anew: the one in the same place is meant.
        asked = isinstance(where, PromptButton)
        key = next((key for key, one in self.page.prompt.buttons.items() if one is where), "") if asked else ""
        self.see()
        if key:
            where = self.page.prompt.buttons[key]
            # It was there for a while.
            pass_moment(self.page.prompt.hasty.arrives)
        point = self.spot(where) if isinstance(where, QWidget) else where
        # As a hand comes to it, also to what lies where it was; from the side where the window is.
        QTest.mouseMove(self.native, point + QPoint(0, 7 if point.y() < 7 else -7))
        QTest.mouseMove(self.native, point)
        QTest.mouseClick(self.native, button, NONE, point)

    def take(self, source: str | QPoint, to: QPoint, steps: int = 3) -> None:
        """Press on a piece, or at a point of the window, and carry what is there to another, without letting go."""
        start = self.piece(source) if isinstance(source, str) else source
        self.move(start)
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (to - start) * step / steps)

    def drag(self, source: str | QPoint, to: str | QPoint) -> None:
        """Drag a piece to a target, or from point to point of the window, and let go."""
        # What opens by itself beside the table makes its room first.
        self.see()
        point = self.target(to) if isinstance(to, str) else to
        self.take(source, point)
        self.release(point)

    def read(self, point: QPoint | None = None) -> tuple[str, ...]:
        """Point there, or stay, until it is said what lies there; the words beside it."""
        if point is not None:
            self.move(point)
        words = self.page.stage.words
        pass_moment(words._come)
        return words.words

    # The keyboard.

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.native, key, modifiers)

    def hold_key(self, key: Qt.Key) -> None:
        """Go on holding a key that is down already: the window is told so again and again."""
        for _ in range(3):
            QApplication.sendEvent(self.native, QKeyEvent(QEvent.Type.KeyPress, key, NONE, autorep=True))

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

    def press_button(self, button: QWidget) -> None:
        """Go to a button with Tab and press it."""
        self.focus(button)
        self.key(Key.Key_Return)

    def pick_up(self, source: str) -> None:
        """Reach a piece with Tab and take it up with Enter."""
        stage = self.page.stage
        self.tab_to(lambda: stage.speaking.has_keys and stage.keyboard.reached.key == source)
        self.key(Key.Key_Return)
        assert self.lifted

    def is_asked_at(self, source: str) -> bool:
        """Whether one Enter at a piece asks what it means: it goes to the one place there is."""
        return len(self.page.stage.openings.entered_among(source)) > 1

    def carry(self, source: str, target: str) -> None:
        """Take a piece up, walk to a target and put it down, all by keys; press Enter there where that is enough."""
        if self.is_asked_at(source):
            self.tab_to(lambda: self.page.stage.speaking.has_keys and self.page.stage.keyboard.reached.key == source)
            self.key(Key.Key_Return)
            return
        self.pick_up(source)
        drag = self.page.stage.drag
        assert drag is not None
        self.tab_to(lambda: drag.best == target)
        self.key(Key.Key_Return)

    # What is offered.

    def button(self, part: str) -> Button:
        """The button beside the prompt whose key contains a part, in whole words."""
        found = [button for key, button in self.page.prompt.buttons.items() if _names(part, key)]
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
        return any(_names(part, key) for key in self.page.prompt.buttons)

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

    def way(self, action: Any) -> Gesture | None:
        """A gesture that does an action, if there is one."""
        return next((g for g in self.page.table.gestures(self.shown) if g.actions == (action,)), None)

    def offer_of(self, action: Any) -> Button:
        """The button beside the prompt that does an action."""
        text = self.page.session.rules.records.text(action)
        found = [button for key, button in self.page.prompt.buttons.items() if key.partition(".")[2] == text]
        assert len(found) == 1, f"{text!r} among {list(self.page.prompt.buttons)}"
        return found[0]

    def pick(self, action: Any, keys: bool = False) -> None:
        """Choose an action in the chooser, if a drop could have meant several."""
        if self.chooser is not None and not self.warned:
            alone = len(self.chooser.buttons) == 2
            do = self.page.table.chooser.do(action) if alone else None
            self._choose(self.short_words(action) if do is None else self.page.context.say(do), keys)

    @property
    def warned(self) -> bool:
        """Whether the chooser is a warning."""
        return self.chooser is not None and self.chooser.warning

    def do_anyway(self, keys: bool = False) -> None:
        """Overcome a warning, if there is one."""
        if self.chooser is not None and self.chooser.warning:
            self._choose(self.chooser.buttons[0].words, keys)

    def confirm(self, action: Any, keys: bool = False) -> None:
        """Say that something that is said to the others is meant, if that is asked."""
        if self.chooser is not None and self.chooser.buttons[0].words == self.words(action):
            self._choose(self.words(action), keys)

    def _choose(self, words: str, keys: bool) -> None:
        if keys:
            self.press_button(self.choice(words))
        else:
            self.click(self.choice(words))

    def words(self, action: Any) -> str:
        """What an action is called in the list."""
        return self.page.context.say(self.page.session.rules.words.describe(action), self.page.names)

    def short_words(self, action: Any) -> str:
        """What an action is called in a chooser."""
        label = self.page.table.chooser.label(action, self.shown)
        return self.words(action) if label is None else self.page.context.say(label, self.page.names)

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

    # What lies there.

    def at_home(self) -> bool:
        """Whether every piece lies where the table says, on the level and unlifted, and there are no others."""
        page = self.page
        # What is shown larger while it is pointed at is a second picture of a piece.
        pieces = [item for item in page.stage.scene().items() if isinstance(item, Piece)]
        lying = [item for item in pieces if not isinstance(item, RisingPiece)]
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

    def lift_curtain(self, keys: bool = False) -> None:
        """Open the curtain by its button, or by Enter, when it is open to them."""
        assert self.page.curtain.down
        pass_moment(self.page.curtain._held)
        if keys:
            self.key(Key.Key_Return)
        else:
            self.click(self.page.curtain.button)
        self.wait(lambda: not self.page.curtain.isVisible())

    @property
    def unseated(self) -> bool:
        """Whether somebody is to decide in secret and has not come to it yet."""
        return self.page.curtain.down or self.offers("go-on")

    def take_seat(self, keys: bool = False) -> None:
        """See what is one's own before a secret decision: by the curtain, or by the button of who was there already."""
        if self.page.curtain.down:
            self.lift_curtain(keys)
        elif keys:
            self.press_button(self.button("go-on"))
        else:
            self.click(self.button("go-on"))
        assert self.page.hotseat.audience is not None

    def uncover(self, action: Any, keys: bool = False) -> None:
        """See the own cards if an action is secret and they are not seen yet."""
        page = self.page
        self.hide_cards(keys)
        if not page.session.rules.is_secret(action) or page.hotseat.audience is not None:
            return
        if page.curtain.down:
            self.lift_curtain(keys)
        else:
            self.look_at_cards(keys)

    def hide_cards(self, keys: bool = False) -> None:
        """Hide the cards of who has ended the turn by drawing one, which are seen until then."""
        if self.page.hotseat.finishing:
            self.wait(lambda: self.button("hide").isVisible())
            button = self.button("hide")
            if keys:
                self.press_button(button)
            else:
                self.click(button)
            self.settle()

    def look_at_cards(self, keys: bool = False) -> None:
        """See the own cards, if they are not seen yet, by the button beside the prompt."""
        page = self.page
        if page.hotseat.audience is None:
            button = self.button("hand")
            if keys:
                self.press_button(button)
            else:
                self.click(button)
            self.lift_curtain(keys)
        assert page.hotseat.audience == self.actor

    # Status something, whichever way there is.

    def parse(self, text: str) -> Any:
        """The action of a text."""
        return self.page.session.rules.records.parse(text)

    def do(self, *texts: str) -> None:
        """Do actions by hand, each of which must be accepted."""
        for text in texts:
            self.act(self.parse(text))

    def act(self, action: Any) -> str:
        """Do an action as a person would; what the hand did, such as "drag" or "button"."""
        self.uncover(action)
        return self._done(action, self.by_mouse)

    def act_by_keys(self, action: Any) -> str:
        """Do an action without the mouse; what the hand did."""
        self.uncover(action, keys=True)
        return self._done(action, self.by_keys)

    def act_from_list(self, action: Any) -> str:
        """Choose an action from the list of all that can be done, by its keys."""
        self.uncover(action)
        return self._done(action, self.by_list)

    def by_mouse(self, action: Any) -> str:
        """Do an action by a drag if there is one, else by its button."""
        gesture = self.way(action)
        if gesture is None:
            self.click(self.offer_of(action))
            self.pick(action)
            self.confirm(action)
            return "button"
        self.drag(gesture.source, gesture.target)
        self.pick(action)
        return "drag"

    def by_keys(self, action: Any) -> str:
        """Carry a piece by keys if that does the action, else press its button."""
        gesture = self.way(action)
        if gesture is None:
            self.press_button(self.offer_of(action))
            self.pick(action, keys=True)
            self.confirm(action, keys=True)
            return "button"
        self.carry(gesture.source, gesture.target)
        self.pick(action, keys=True)
        return "carry"

    def by_list(self, action: Any) -> str:
        """Walk down the list to an action, and choose it."""
        listed = self.page.list
        self.click(listed.viewport())
        self.key(Key.Key_Home)
        for _ in range(listed.things.index(action)):
            self.key(Key.Key_Down)
        self.key(Key.Key_Return)
        return "list"

    def _done(self, action: Any, way: Callable[[Any], str]) -> str:
        """Do an action in a way, overcome a warning, and see that it was accepted."""
        session, keys, seat = self.page.session, way == self.by_keys, self.actor
        length, text = session.length, session.rules.records.text(action)
        how = way(action)
        self.do_anyway(keys)
        self.settle()
        # A computer may have acted meanwhile.
        own = [there for there in session.record().actions[length:] if there[0] == seat]
        assert own == [(seat, text)], f"{text} by {how}: {self.note}"
        return how

    def thought(self) -> Any:
        """What the computer player would do for who is asked here."""
        session, seat = self.page.session, self.actor
        return choose("greedy", session.rules, session.view(seat), seat, session.length, THOUGHTS)

    def lot(self, seed: int) -> Callable[[], Any]:
        """One who does anything at all, by lot: what to give ``play_on``."""
        chance = Random(seed)
        return lambda: chance.choice(self.page.session.legal(self.actor))

    def play_on(
        self, act: Callable[[Any], object] | None = None, choose: Callable[[], Any] | None = None
    ) -> list[object]:
        """Play the game to its end, every person by ``thought`` or as chosen; what came of each ``act``."""
        page, found = self.page, list[object]()
        for _ in range(LONGEST):
            self.wait(lambda: page.session.outcome is not None or (self.can_go_on and not page.telling))
            if page.session.outcome is not None:
                return found
            if page.hotseat.finishing:
                self.hide_cards(keys=act == self.act_by_keys)
            else:
                found.append((act or self.act)((choose or self.thought)()))
        raise AssertionError("the game does not end")

    @property
    def can_go_on(self) -> bool:
        """Whether a person is asked here, or looks at what ended the turn."""
        return self.shown.actor is not None or self.page.hotseat.finishing

    def propose(self, seat: int, *texts: str) -> None:
        """Have somebody act elsewhere: a short way to a position, or another person's, or a computer's, action."""
        session = self.page.session
        session.propose(seat, [session.rules.records.parse(text) for text in texts], session.stamp(seat))
        self.see()
