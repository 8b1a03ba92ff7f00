"""Pictures of saved games show what is so in the end, not what is still moving."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from boardroom.engine import record
from boardroom.ui.kit.context import AppContext
from boardroom.ui.shell.render import picture

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "epona"


@pytest.mark.parametrize("name", ["two-to-the-end", "six-to-the-end"])
def test_the_picture_of_a_game_that_is_over_shows_its_whole_points(house: AppContext, name: str) -> None:
    path = GOLDEN / f"{name}.json"
    saved = record.load(path.read_bytes(), path.name)
    pictures = []
    for motion in ("off", "normal"):
        house.settings.set("motion", motion)
        pictures.append(picture(house, saved, None, None, QSize(1280, 720), 1.0))
    assert pictures[0] == pictures[1]
