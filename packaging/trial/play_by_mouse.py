"""Plays games in an installed Boardroom by real mouse, with the Python of a checkout.

    play_by_mouse.py DISPLAY DATA [--actions N] [--games NAME...] [--go-on] [--inside PATH] [--option K=V]...
        [--players N] [--language L] --command WORD...

The same game is played twice: in a window of the checkout, which nobody sees and whose hand (tests/ui/hand.py) knows
where to press, and, press for press, by xdotool in the window of the installed program on the display. After every
action the installed program's saved file must have the same actions as the game of the checkout. DATA is the folder of
the installed program's data; COMMAND starts it with the path of a saved game behind it.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "ui")]
os.environ["QT_QPA_PLATFORM"] = "offscreen"

import hand as hands
from ephyran_hand import Builder
from epigo_hand import EpigoHand
from epona_hand import Groom
from farming import Farmer
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.controller.storage.store import Store
from boardroom.ui.shell.app import build_context, dress, make_application

SIZE = (1280, 784)
SETTINGS = {"language": "en", "theme": "day", "motion": "off", "computers": "at once", "sound": "off"}
BETWEEN, CURTAIN, PATIENCE = 0.15, 1.2, 60.0
"""Seconds: after each press; before a curtain is opened, which is held for a moment; until an action must be saved."""
BUTTONS = {Qt.MouseButton.LeftButton: "1", Qt.MouseButton.MiddleButton: "2", Qt.MouseButton.RightButton: "3"}


class Both:
    """In place of QTest: does in the installed program's window whatever it does in the checkout's."""

    def __init__(self, display: str) -> None:
        self.display = display
        self.window = ""
        self.hand: hands.Hand | None = None
        self._last = QPoint(-1, -1)

    def __getattr__(self, name: str) -> Any:
        return getattr(QTest, name)

    def xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout.strip()

    def mouseMove(self, window: QWindow, point: QPoint) -> None:
        self._there(point)
        QTest.mouseMove(window, point)

    def mousePress(self, window: QWindow, button: Qt.MouseButton, keys: Any, point: QPoint) -> None:
        self._wait_for_curtain(point)
        self._there(point)
        self.xdotool("mousedown", BUTTONS[button])
        time.sleep(BETWEEN)
        QTest.mousePress(window, button, keys, point)

    def mouseRelease(self, window: QWindow, button: Qt.MouseButton, keys: Any, point: QPoint) -> None:
        self._there(point)
        self.xdotool("mouseup", BUTTONS[button])
        time.sleep(BETWEEN)
        QTest.mouseRelease(window, button, keys, point)

    def mouseClick(self, window: Any, button: Qt.MouseButton, keys: Any, point: QPoint) -> None:
        self._wait_for_curtain(point)
        self._there(point)
        self.xdotool("click", BUTTONS[button])
        time.sleep(BETWEEN)
        QTest.mouseClick(window, button, keys, point)

    def keyClick(self, *about: Any) -> None:
        raise AssertionError("the mouse alone is to be used")

    def _there(self, point: QPoint) -> None:
        self.xdotool("mousemove", "--window", self.window, str(point.x()), str(point.y()))
        time.sleep(BETWEEN / 3)

    def _wait_for_curtain(self, point: QPoint) -> None:
        # Two presses at one place in a moment would be one double click.
        if point == self._last:
            time.sleep(0.6)
        self._last = QPoint(point)
        table = self.hand.window.table if self.hand is not None else None
        if table is not None and table.curtain.down:
            time.sleep(CURTAIN)


def press_with(tester: Any) -> None:
    """Have hands press by this, in place of what they import."""
    vars(hands)["QTest"] = tester


def ready(hand: Any) -> bool:
    """Whether somebody is asked, or is to come before the screen, and nothing is being told."""
    return (hand.unseated or hand.can_go_on) and not hand.page.telling


def begin(hand: Any, players: int, options: dict[str, Any]) -> None:
    """Begin a game for people, under options beside the usual ones."""
    start = {EpigoHand: "begin", Farmer: "farm", Builder: "build", Groom: "settle_in"}[type(hand)]
    if isinstance(hand, Farmer):
        options = {"length": "short", **options}
    several = {} if isinstance(hand, EpigoHand) else {"players": players}
    getattr(hand, start)(options=options, seed=5, **several)


HANDS = {"epigo": EpigoHand, "my-kingdom-for-a-horse": Farmer, "ephyran": Builder, "epona": Groom}


def play(both: Both, game: str, chosen: argparse.Namespace) -> None:
    """Play so many actions of a game, begun or gone on with."""
    data, actions = chosen.data, chosen.actions
    inside = chosen.inside or data
    options = dict(option.split("=") for option in chosen.option)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        uid = f"installed-{game}"
        kept = data / "games" / f"{uid}.json"
        context = build_context(store)
        for key, value in {**SETTINGS, "language": chosen.language}.items():
            context.settings.set(key, value)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        dress(application, context)
        hand = HANDS[game](context, SIZE)
        both.hand = None
        quiet = vars(hands)["QTest"]
        press_with(QTest)
        if chosen.go_on:
            store.games.mkdir(parents=True, exist_ok=True)
            (store.games / kept.name).write_bytes(kept.read_bytes())
            hand.window.open_saved(uid)
            hand.wait(lambda: hand.window.table is not None)
            hand.see()
        else:
            begin(hand, chosen.players, options)
            store.flush()
            (found,) = store.games.glob("*.json")
            document = json.loads(found.read_bytes())
            document["uid"] = uid
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(json.dumps(document, indent=2, ensure_ascii=False), "utf-8")
            (data / "settings.json").write_bytes((Path(folder) / "settings.json").read_bytes())
            subprocess.run(["chown", "-R", "--reference", data, data / "games", data / "settings.json"], check=True)
            (store.games / kept.name).write_bytes(kept.read_bytes())
            hand.window.open_saved(uid)
            hand.wait(lambda: hand.window.table is not None and hand.page.session.uid == uid)
            hand.see()
        press_with(quiet)
        system = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
        program = subprocess.Popen([*chosen.command, str(inside / "games" / kept.name)], env=system)
        try:
            both.window = opened(both, program)
            both.hand = hand
            session, chance = hand.page.session, Random(game)
            until = session.length + actions
            first = session.length
            while session.length < until and session.outcome is None:
                hand.wait(lambda: session.outcome is not None or ready(hand))
                if session.outcome is not None:
                    break
                if hand.page.hotseat.finishing:
                    hand.hide_cards()
                    continue
                if hand.unseated:
                    hand.take_seat()
                    continue
                seat = hand.actor
                if isinstance(hand, EpigoHand):
                    action = hand.thought()
                else:
                    action = chance.choice(session.legal(seat)) if chance.random() < 0.3 else hand.thought()
                hand.act(action)
                same(kept, session.length, session.rules.records.text(action))
            print(
                f"{game}: {session.length - first} actions by mouse, {session.length} in all; the same in the file",
                flush=True,
            )
            shot = data.parent / f"{game}.png"
            subprocess.run(["import", "-display", both.display, "-window", "root", str(shot)], check=False)
        finally:
            program.terminate()
            program.wait()
            press_with(QTest)
            hand.close()
            press_with(quiet)


def opened(both: Both, program: "subprocess.Popen[bytes]") -> str:
    """The installed program's window, at its size and in the corner."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = both.xdotool("search", "--onlyvisible", "--class", "boardroom").split()
        if found:
            window = found[-1]
            both.xdotool("windowsize", "--sync", window, *map(str, SIZE))
            both.xdotool("windowmove", window, "0", "0")
            both.xdotool("windowfocus", window)
            at_rest(both, window, until)
            return window
        if program.poll() is not None:
            break
        time.sleep(0.2)
    sys.exit("the installed program opens no window")


def at_rest(both: Both, window: str, until: float) -> None:
    """Wait until the window has the name of a game, and its picture stays as it is for a while."""
    before, since = b"", time.monotonic()
    while time.monotonic() < until:
        grab = ["import", "-display", both.display, "-window", window, "-depth", "8", "rgb:-"]
        picture = subprocess.run(grab, capture_output=True, check=False).stdout
        if picture != before or " – " not in both.xdotool("getwindowname", window):
            before, since = picture, time.monotonic()
        elif time.monotonic() - since > 2:
            return
        time.sleep(0.2)
    sys.exit("the game is not shown, or does not come to rest")


def same(kept: Path, length: int, last: str) -> None:
    """Wait until the installed program has saved so many actions, of which one was the last."""
    until = time.monotonic() + PATIENCE
    there = -1
    while time.monotonic() < until:
        try:
            there = len(json.loads(kept.read_bytes())["actions"])
        except ValueError:
            continue
        if there == length:
            return
        time.sleep(0.05)
    sys.exit(f"{kept.name}: {there} actions are saved, {length} were done, the last: {last}")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("display")
    parser.add_argument("data", type=Path)
    parser.add_argument("--actions", type=int, default=30)
    parser.add_argument("--games", nargs="*", default=list(HANDS))
    parser.add_argument("--go-on", action="store_true")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--language", default="en")
    parser.add_argument("--inside", type=Path, help="what the installed program calls DATA, if not that")
    parser.add_argument("--command", nargs=argparse.REMAINDER, required=True)
    chosen = parser.parse_args()
    make_application()
    both = Both(chosen.display)
    press_with(both)
    for game in chosen.games:
        play(both, game, chosen)
    return 0


if __name__ == "__main__":
    sys.exit(main())
