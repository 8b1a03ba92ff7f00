"""The command line with Boardroom's own games: what a stand-in for a game or a drawing could not show."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardroom.__main__ import main
from boardroom.controller.storage.store import Store
from tests.played import save_game

ROOT = Path(__file__).resolve().parent.parent


def test_the_picture_may_go_to_another_program(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    save_game(store, "epigo", steps=3)
    (saved,) = store.games.glob("*.json")
    there = tmp_path / "there.png"
    command = [sys.executable, "-m", "boardroom", "render", str(saved), "--size", "400x300"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done, written = (
        subprocess.run([*command, to], env=environment, cwd=ROOT, capture_output=True, check=False)
        for to in ("-o-", f"-o{there}")
    )
    assert (done.returncode, done.stderr, written.returncode) == (0, b"", 0)
    assert done.stdout.startswith(b"\x89PNG")
    assert done.stdout == there.read_bytes()


def test_one_player_and_one_game_are_not_many(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "my-kingdom-for-a-horse", "--players", "1", "--games", "1", "--bot", "random"]
    assert main(words) == 0
    assert "My Kingdom for a Horse: 1 game with 1 player, computer player: random" in capsys.readouterr().out
