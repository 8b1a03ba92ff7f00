"""How long a record of 10,000 actions takes to open, and how long a save holds whoever asks for it.

    python tests/bench/opening.py

The game is one of two patient players: three Epigons slide away from the centre line and back, and no super slide is
taken. Opening is reading the file, replaying it, and painting the table; 2 seconds are allowed. A save may hold its
caller for 4 ms.
"""

import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from boardroom.controller import catalog
from boardroom.controller.store import Store
from boardroom.engine.record import Ledger, Record, SeatSpec
from boardroom.engine.rng import seeded
from boardroom.ui import playing
from boardroom.ui.app import build_room
from boardroom.ui.tableview import TablePage

ACTIONS, MOST_SECONDS, MOST_HELD = 10_000, 2.0, 4.0
MOMENT = "2026-11-21T00:00:00+00:00"


def long_record() -> Record:
    """A legal game of at least so many actions."""
    rules = catalog.rules("epigo")
    options = rules.resolve({}, ["person", "person"])
    state = rules.setup(options, 2, seeded(5))
    actions: list[tuple[int, str]] = []

    def act(seat: int, text: str) -> None:
        nonlocal state
        action = rules.parse(text)
        assert action in rules.legal(state, seat), text
        state = rules.apply(state, seat, action).state
        actions.append((seat, text))

    for seat in (0, 1):
        for column, number in zip("abcdefgh", "X1234567", strict=True):
            act(seat, f"deploy {number} {column}")
        act(seat, "lock")
    away = True
    while len(actions) < ACTIONS:
        for seat, numbers in ((0, "765"), (1, "432")):
            for number in numbers:
                act(seat, number + ("v" if away == (seat == 0) else "^"))
            act(seat, "lock")
        while rules.legal(state, (asked := rules.actors(state)[0]))[0] == rules.parse("super-slide"):
            act(asked, "stay")
        away = not away
    seats = (SeatSpec("Vera", "person", "", "terracotta"), SeatSpec("Aiko", "person", "", "ivory"))
    snapshot = rules.encode(state)
    return Record("epigo", "1", "longgame-1", MOMENT, MOMENT, options, seats, 5, tuple(actions), (), snapshot)


def main() -> int:
    """Measure, print, and tell by the exit code whether both bounds held."""
    record = long_record()
    application = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        games = Path(folder) / "games"
        games.mkdir(exist_ok=True)
        (games / f"{record.uid}.json").write_bytes(b"".join(Ledger(record).parts(MOMENT, record.snapshot)))
        room = build_room(store)
        begun = perf_counter()
        game = playing.resumed(store, record.uid)
        page = TablePage(room, game.session, game.table(room, game.session.manifest, game.session.seats), game.desk)
        page.resize(1920, 1080)
        page.show()
        application.processEvents()
        page.curtain.lift()
        application.processEvents()
        page.grab()
        seconds = perf_counter() - begun
        print(f"{len(record.actions)} actions open in {seconds:.2f} s (at most {MOST_SECONDS:.0f})")
        held = []
        for _ in range(300):
            begun = perf_counter()
            game.session.save()
            held.append((perf_counter() - begun) * 1000)
        print(f"a save holds its caller {sorted(held)[150]:.2f} ms, {max(held):.2f} at most (at most {MOST_HELD:.0f})")
        page.shut()
        store.flush()
    return 0 if seconds <= MOST_SECONDS and max(held) <= MOST_HELD else 1


if __name__ == "__main__":
    sys.exit(main())
