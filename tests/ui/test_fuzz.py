"""Interface fuzz: a hand gone mad at the real window. No exception, no Qt warning, no piece astray.

Everything is drawn from a seed. In the tests a short run; ``python tests/ui/test_fuzz.py 20000 [seed]`` for a long one.
"""

import sys
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import TracebackType

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[2])]
    from tests.conftest import OFFSCREEN_SAYS

from ephyran_hand import GAME as EPHYRAN
from epigo_hand import COLOURS
from epona_hand import GAME as EPONA
from farming import COATS
from farming import GAME as KINGDOM
from hand import CTRL, LEFT, MIDDLE, NONE, RIGHT, Hand, Key, menu_of, seated
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer, QtMsgType, QUrl, Slot, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.engine.manifest import COMPUTER, PERSON, OptionValue
from boardroom.engine.rules import IllegalAction
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.kit.context import AppContext
from tests.waiting import MOST, pass_moment

SHIFT = Qt.KeyboardModifier.ShiftModifier
KEYS = (
    *(Key.Key_Tab,) * 6,
    *(Key.Key_Return,) * 6,
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down) * 3,
    *(Key.Key_Escape,) * 3,
    *(Key.Key_Backtab, Key.Key_Space, Key.Key_Home, Key.Key_End, Key.Key_PageDown, Key.Key_A, Key.Key_7, Key.Key_F1),
)
CHORDS = (
    *((Key.Key_Z, CTRL),) * 8,
    *((Key.Key_Z, CTRL | SHIFT),) * 4,
    (Key.Key_Plus, CTRL),
    (Key.Key_Minus, CTRL),
    (Key.Key_0, CTRL),
    (Key.Key_F11, NONE),
    (Key.Key_Comma, CTRL),
    (Key.Key_O, CTRL),
    (Key.Key_S, CTRL),
)
MENU_KEYS = (
    *(Key.Key_Down,) * 4,
    *(Key.Key_Up, Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_Escape, Key.Key_Return),
)
ONWARD = ("lock", "shuffle", "roll", "pass", "hand", "draw pile", "let", "finish", "agree")
"""Parts of the keys of buttons that lead on."""
GAMES = 4
"""Games that are played by turns."""
SIZES = ((960, 600), (1100, 700), (1280, 720), (1366, 768), (1600, 900), (1920, 1080))


class Browser(QObject):
    """What the system would open a folder with."""

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        """Nothing."""


class Fuzz:
    """Random events from a seed. ``events`` counts them, ``last`` names the newest ones."""

    def __init__(self, context: AppContext, seed: int) -> None:
        self.context, self.chance = context, Random(seed)
        self.hand = Hand(context)
        self.events = 0
        self.last: deque[str] = deque(maxlen=40)
        self.held: set[Qt.MouseButton] = set()
        self.games: list[str] = []
        self._away = 0
        self._browser = Browser()
        # PySide6 says it wants bytes, and takes words only.
        QDesktopServices.setUrlHandler("file", self._browser, "open")  # type: ignore[arg-type]
        self._deeds: tuple[tuple[int, Callable[[], object]], ...] = (
            (220, self.move),
            (130, self.press),
            (120, self.release),
            (110, self.drag),
            (50, self.click),
            (90, self.use_button),
            (130, self.key),
            (30, self.chord),
            (14, self.wheel),
            (16, self.double_click),
            (40, self.let_time_pass),
            (80, self.lift),
            (24, self.somebody_else),
            (24, self.from_the_menu),
            (24, self.open_a_menu),
            (10, self.language),
            (8, self.theme),
            (8, self.motion),
            (3, self.text_size),
            (12, self.resize),
            (5, self.leave),
            (2, self.close),
        )

    @property
    def page(self) -> TablePage | None:
        return self.hand.window.table

    def run(self, events: int, check: Callable[[], None]) -> None:
        """Do so many things, and look after each of them."""
        weights = [weight for weight, _ in self._deeds]
        deeds = [deed for _, deed in self._deeds]
        while self.events < events:
            self.events += 1
            deed = self.chance.choices(deeds, weights)[0]
            if not self.hand.window.isVisible():
                deed = self.close
            elif self.stray():
                deed = self.send_away
            elif self.page is None:
                self._away += 1
                deed = self.play if self._away > 12 else deed
            late = self.events > events * (len(self.games) + 1) // (GAMES + 1)
            if late and len(self.games) < GAMES and not self.stray() and self.hand.window.isVisible():
                # However long one game holds it up, the others are played too.
                deed = self.begin
            self.last.append(deed.__name__)
            deed()
            if self.chance.random() < 0.5:
                self.hand.see()
            self.look()
            check()
        self.hand.close()
        QDesktopServices.unsetUrlHandler("file")

    def look(self) -> None:
        """The laws of the table, as far as they can be seen from here."""
        page = self.page
        if page is None:
            return
        drag, motion = page.stage.drag, page.stage.motion
        if page.curtain.down:
            assert page.hotseat.audience is None, "somebody looks although the curtain is down"
            assert drag is None, "a drag behind the curtain"
            assert page.curtain.isVisible()
            assert not page.prompt.isEnabled()
        elif not page.curtain.isVisible():
            assert page.prompt.isEnabled(), "the table is out of reach"
        if motion.telling:
            assert drag is None, "a drag while the turn is told"
        if page.shown is None or page.telling or motion.running:
            return
        session = page.session
        assert page.shown.view == session.view(page.hotseat.audience), "what is shown is out of date"
        if drag is None and self.hand.chooser is None:
            assert self.hand.at_home(), "a piece is astray"
        actor, audience, rules = page.shown.actor, page.hotseat.audience, session.rules
        if actor is not None:
            legal = session.legal(actor)
            if audience != actor:
                legal = tuple(action for action in legal if not rules.is_secret(action))
            assert page.shown.legal == legal, "what can be done is out of date"
            gestures = [gesture for gesture in page.table.gestures(page.shown) if not gesture.redraft]
            # What is done first, where something must be before the rest can.
            ways = {a for gesture in gestures for a in (gesture.first if gesture.needs else gesture.actions[:1])}
            assert ways <= {*legal, *session.asides(actor)}, "a gesture does what cannot be done"

    # Where.

    def spot(self) -> QPoint:
        """A point of the window, often on a piece or a target."""
        return self.inside(self.aim())

    def inside(self, spot: QPoint) -> QPoint:
        """The nearest point that the screen shows: a full screen may be smaller than the window would like."""
        screen = self.hand.native
        return QPoint(min(max(0, spot.x()), screen.width() - 1), min(max(0, spot.y()), screen.height() - 1))

    def aim(self) -> QPoint:
        """Where a shaking hand would go."""
        chance, page, window = self.chance, self.page, self.hand.window
        shake = QPoint(chance.randint(-30, 30), chance.randint(-30, 30)) if chance.random() < 0.4 else QPoint()
        if page is not None and chance.random() < 0.75:
            pieces = list(page.stage.pieces)
            sources = [grip.key for grip in page.stage.openings.sources()]
            drag = page.stage.drag
            if drag is not None and drag.areas and chance.random() < 0.7:
                return self.hand.scene(chance.choice(list(drag.areas.values())).center()) + shake
            if sources and chance.random() < 0.7:
                return self.hand.piece(chance.choice(sources)) + shake
            if pieces:
                return self.hand.piece(chance.choice(pieces)) + shake
        return QPoint(chance.randrange(window.width()), chance.randrange(window.height()))

    def stray(self) -> list[QWidget]:
        """Windows, dialogs and menus beside the window, that would keep the events from it."""
        return [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not self.hand.window]

    # What.

    def move(self) -> None:
        self.hand.move(self.spot())

    def press(self) -> None:
        button = self.chance.choice((LEFT,) * 8 + (RIGHT, MIDDLE))
        self.held.add(button)
        self.hand.press(self.spot(), button)

    def release(self) -> None:
        button = self.chance.choice(sorted(self.held, key=lambda b: b.value) or [LEFT])
        self.held.discard(button)
        self.hand.release(self.spot(), button)

    def drag(self) -> None:
        """A drag as people do it, mostly to where it means something."""
        start = self.spot()
        self.hand.move(start)
        self.hand.press(start)
        for _ in range(self.chance.randint(1, 4)):
            self.hand.move(self.spot())
        if self.chance.random() < 0.8:
            self.hand.release(self.spot())
        else:
            self.held.add(LEFT)

    def click(self) -> None:
        self.hand.click(self.spot(), self.chance.choice((LEFT, LEFT, LEFT, RIGHT)))

    def double_click(self) -> None:
        QTest.mouseDClick(self.hand.native, LEFT, NONE, self.spot())

    def use_button(self) -> None:
        """A button: of the chooser, beside the prompt, or anywhere."""
        page = self.page
        if page is None:
            self.click()
            return
        chooser = self.hand.chooser
        buttons = list(chooser.buttons) if chooser is not None else list(page.prompt.buttons.values())
        onward = [button for key, button in page.prompt.buttons.items() if any(word in key for word in ONWARD)]
        if chooser is None and onward and self.chance.random() < 0.4:
            buttons = onward
        if buttons:
            self.hand.click(self.inside(self.hand.spot(self.chance.choice(buttons))))

    def key(self) -> None:
        self.hand.key(self.chance.choice(KEYS))

    def chord(self) -> None:
        self.hand.key(*self.chance.choice(CHORDS))

    def wheel(self) -> None:
        spot = QPointF(self.spot())
        window = self.hand.window
        under = window.childAt(spot.toPoint()) or window
        inside = QPointF(under.mapFrom(window, spot.toPoint()))
        turn = QPoint(0, self.chance.choice((-240, -120, 120, 240)))
        event = QWheelEvent(
            inside, QPointF(under.mapToGlobal(inside.toPoint())), QPoint(), turn, LEFT & RIGHT, NONE,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(under, event)

    def let_time_pass(self) -> None:
        """A little, or long enough for one of the moments that run."""
        QTest.qWait(self.chance.choice((0, 1, 5, 20)))
        timers = self.hand.window.findChildren(QTimer)
        running = [timer for timer in timers if timer.isActive() and timer.interval() >= MOST]
        if running:
            pass_moment(self.chance.choice(running))

    def lift(self) -> None:
        page = self.page
        if page is None or not page.curtain.down:
            return
        if self.chance.random() < 0.5:
            self.hand.key(Key.Key_Return)
        else:
            self.hand.click(self.inside(self.hand.spot(page.curtain.button)))

    def somebody_else(self) -> None:
        """Another hand in the same game: an action, an undo, a redo of any seat."""
        page = self.page
        if page is None or page.session.readonly:
            return
        session, chance = page.session, self.chance
        seat = chance.randrange(len(session.seats))
        try:
            deed = chance.random()
            if deed < 0.2:
                session.undo(seat)
            elif deed < 0.3:
                session.redo(seat)
            else:
                self.go_on(chance.randint(1, 6))
        except IllegalAction:
            self.last.append("(refused)")

    def go_on(self, steps: int) -> None:
        """Some random actions of whoever may act, done elsewhere."""
        page = self.page
        assert page is not None
        session = page.session
        for _ in range(steps):
            if session.actors():
                seat = self.chance.choice(session.actors())
                beside = session.asides(seat)
                actions = beside if beside and self.chance.random() < 0.1 else session.legal(seat)
                session.propose(seat, [self.chance.choice(actions)], session.stamp(seat))

    def from_the_menu(self) -> None:
        page = self.page
        if page is None:
            return
        page.setFocus()
        entries = [entry for entry in page.menu_actions() if entry.isEnabled()]
        for entry in list(entries):
            if entry.menu() is not None:
                entries.remove(entry)
                entries += menu_of(entry).actions()
        if entries:
            self.chance.choice(entries).trigger()

    def open_a_menu(self) -> None:
        """A menu of the bar, or of whatever is pointed at; keys go to it, and it is left open or an entry is used."""
        window, chance = self.hand.window, self.chance
        bar = window.menus
        if chance.random() < 0.2:
            self.hand.click(self.spot(), RIGHT)
            return
        title = chance.choice((bar.game, bar.game, *(menu_of(action) for action in bar.actions()))).menuAction()
        self.hand.click(self.inside(self.hand.spot(bar, bar.actionGeometry(title).center())))
        for _ in range(chance.randint(0, 12)):
            menu = QApplication.activePopupWidget()
            if menu is None:
                return
            deed = chance.random()
            if deed < 0.1:
                self.language()
            elif deed < 0.14 and self.page is not None:
                # Away from the table while its menu stands open.
                window.show_lobby()
            elif deed < 0.17:
                self.theme()
            elif deed < 0.2:
                self.hand.see()
            else:
                QTest.keyClick(menu, chance.choice(MENU_KEYS))

    def language(self) -> None:
        self.context.settings.set("language", self.chance.choice(("en", "ja")))

    def theme(self) -> None:
        self.context.settings.set("theme", self.chance.choice(("day", "evening")))

    def motion(self) -> None:
        self.context.settings.set("motion", self.chance.choice(("off", "off", "fast", "normal", "slow")))

    def text_size(self) -> None:
        self.context.settings.set("text_scale", self.chance.choice((0.9, 1.0, 1.15, 1.3)))

    def resize(self) -> None:
        self.hand.window.resize(*self.chance.choice(SIZES))

    def leave(self) -> None:
        """Away from the table in the middle of whatever goes on, to the lobby or straight to another game."""
        if self.chance.random() < 0.5:
            self.hand.window.show_lobby()
        else:
            self.play()

    def close(self) -> None:
        """Close the window and open another."""
        self.hand.close()
        self.held.clear()
        self.hand = Hand(self.context, self.chance.choice(SIZES))

    def play(self) -> None:
        """A new game, or one that was left."""
        self._away = 0
        window, chance = self.hand.window, self.chance
        if len(self.games) >= GAMES and chance.random() < 0.5:
            window.open_saved(chance.choice(self.games))
        else:
            self.begin()

    def begin(self) -> None:
        """A new game: by turns, so that even a short run comes to every one."""
        self._away = 0
        (self.begin_kingdom, self.begin_ephyran, self.begin_epona, self.begin_epigo)[len(self.games) % GAMES]()
        self.games.append(self.hand.page.session.uid)
        self.go_on(self.chance.choice((0, 5, 20, 40, 80)))

    def begin_epigo(self) -> None:
        chance = self.chance
        kinds = chance.choice(((PERSON, PERSON),) * 6 + ((PERSON, COMPUTER), (COMPUTER, PERSON)))
        self.hand.start("epigo", seated(COLOURS, kinds), {"captures": chance.choice((2, 3, 4))}, chance.randrange(1000))

    def begin_kingdom(self) -> None:
        chance = self.chance
        options: dict[str, OptionValue] = {"start": "first", "length": chance.choice(("full", "full", "short"))}
        self.hand.start(KINGDOM, seated(COATS, (PERSON, *self.others(0))), options, chance.randrange(1000))

    def begin_ephyran(self) -> None:
        chance, kinds = self.chance, (PERSON, *self.others(1))
        options: dict[str, OptionValue] = {"gods": chance.choice(("dealt", "chosen"))}
        self.hand.start(EPHYRAN, seated(("",) * len(kinds), kinds), options, chance.randrange(1000))

    def begin_epona(self) -> None:
        chance, kinds = self.chance, (PERSON, *self.others(0, 5))
        options = {"rounds": chance.choice((5, 6)), "refusal": chance.choice(("agreed", "asked"))}
        self.hand.start(
            EPONA, seated(("",) * len(kinds), kinds), options if len(kinds) > 1 else {}, chance.randrange(1000)
        )

    def others(self, least: int, most: int = 3) -> tuple[str, ...]:
        """Who else plays, so many."""
        count = self.chance.randint(least, most)
        return tuple(self.chance.choice((PERSON, PERSON, PERSON, COMPUTER)) for _ in range(count))

    def send_away(self) -> None:
        """Be rid of a dialog, a menu or another window, by its own means."""
        widget = self.stray()[-1]
        QTest.keyClick(widget, Key.Key_Escape)
        if widget.isVisible() and widget in self.stray():
            widget.close()


class Complaints:
    """What went wrong: exceptions that nobody caught and Qt's warnings."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.heard.append("".join(traceback.format_exception(kind, error, trace)))

    @contextmanager
    def listening(self) -> Iterator[None]:
        before, sys.excepthook = sys.excepthook, self.hook
        try:
            yield
        finally:
            sys.excepthook = before


def test_a_mad_hand_at_mouse_and_keys_finds_no_fault(house: AppContext) -> None:
    fuzz, complaints = Fuzz(house, 20261121), Complaints()

    def check() -> None:
        assert not complaints.heard, f"{complaints.heard[0]}\nafter {list(fuzz.last)}"

    with complaints.listening():
        fuzz.run(3000, check)
    assert len(fuzz.games) >= GAMES, "not every game was played"


def main(events: int, seed: int) -> None:
    """A long run; ends with the first fault."""
    from boardroom.controller.storage.store import Store
    from boardroom.ui.shell.app import build_context, dress

    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    application.setStyle("Fusion")
    complaints = Complaints()

    def listen(kind: QtMsgType, context: object, message: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and message not in OFFSCREEN_SAYS:
            complaints.heard.append(message)

    qInstallMessageHandler(listen)
    with TemporaryDirectory() as folder, complaints.listening():
        context = build_context(Store(Path(folder)))
        dress(application, context)
        fuzz = Fuzz(context, seed)

        def check() -> None:
            if complaints.heard:
                raise AssertionError(complaints.heard[0])
            if fuzz.events % 1000 == 0:
                print(f"{fuzz.events} events, {len(fuzz.games)} games", flush=True)

        try:
            fuzz.run(events, check)
        except BaseException:
            print(f"seed {seed}, event {fuzz.events}: {list(fuzz.last)}", flush=True)
            raise
        context.store.flush()
    print(f"{events} events from seed {seed}, {len(fuzz.games)} games: nothing found")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20000, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
