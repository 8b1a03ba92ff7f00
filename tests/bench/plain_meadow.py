"""How much of Epona's table is plain meadow, with three rows: pixels that are those of the ground alone.

python tests/bench/plain_meadow.py [--most PERCENT]
"""

import argparse
import sys
from itertools import count
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtGui import QImage, QPainter

from boardroom.controller.session import Session
from boardroom.engine.records.record import Record
from boardroom.games.epona.position.state import Phase
from boardroom.ui.game_page.page.table_page import TablePage
from tests.bench import _meadow as meadow
from tests.bench import _table as bench

SIZES: Final = ((1280, 720), (1600, 1000))
MOST: Final = 24.0
"""Of everything below the prompt, in percent."""
ROWS, LATE = 3, 4
"""How many rows, and from which round on."""


def plain_part(page: TablePage) -> float:
    """The part of the table that shows nothing but its ground, in percent."""
    stage = page.stage
    seen = page.window().grab(stage.geometry().translated(page.mapTo(page.window(), page.rect().topLeft()))).toImage()
    ground = QImage(seen.size(), QImage.Format.Format_RGB32)
    painter = QPainter(ground)
    page.table.surface(painter, stage.sceneRect())
    painter.end()
    seen = seen.convertToFormat(QImage.Format.Format_RGB32)
    one, other = bytes(seen.constBits()), bytes(ground.constBits())
    same = sum(one[at : at + 3] == other[at : at + 3] for at in range(0, len(one), 4))
    return 100 * same / (len(one) // 4)


def placing(seed: int) -> Record | None:
    """A game among four in which somebody with three rows places cards, late in it; None if it has no such turn."""

    def found(session: Session) -> bool:
        state = session.state
        late = state.phase == Phase.PLACING and state.round >= LATE
        return late and len(state.tableaus[state.active]) == ROWS

    games: list[bool] = []

    def until(session: Session) -> bool:
        if found(session):
            games.append(True)
        return bool(games) or session.outcome is not None

    record = meadow.random_game(until, seed)
    return record if games else None


def main() -> int:
    parser = argparse.ArgumentParser(description="How much of the table is plain meadow")
    parser.add_argument("--most", type=float, default=MOST)
    most = parser.parse_args().most
    record = next(record for record in map(placing, count(1)) if record is not None)
    kept = True
    for size in SIZES:
        with bench.opened(record, size=size) as (_, page):
            bench.open_curtain(page)
            part = plain_part(page)
            print(f"{size[0]}x{size[1]}, {ROWS} rows: {part:.1f} % of the table", flush=True)
            kept &= part <= most
    print("held" if kept else "MISSED")
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main())
