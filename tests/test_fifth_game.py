"""A game in a package of its own, installed beside Boardroom, is there and can be played with no line changed.

The package is ``tests/fifthgame``. It is installed by pip into a folder of its own, and everything is tried in
processes that have this folder on their path; what is done by hand in the window is in ``fifthgame/by_hand.py``.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "tests" / "fifthgame"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder it is installed in."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check", "install", "--quiet"]
    # Nothing is fetched: what the build needs is among the tools of the checkout.
    alone = ["--no-index", "--no-deps", "--no-build-isolation", "--no-cache-dir"]
    subprocess.run([*pip, *alone, "--target", str(folder), str(PROJECT)], check=True)
    return folder


def run(installed: Path | None, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What Python does with that folder on its path."""
    path = [str(folder) for folder in (installed, ROOT) if folder is not None]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False)


def answer(installed: Path, *arguments: str) -> object:
    """What a command answers in JSON."""
    done = run(installed, "-m", "boardroom", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


def passed(done: subprocess.CompletedProcess[str]) -> int:
    """How many tests passed in a process of its own, where none may fail."""
    assert done.returncode == 0, done.stdout + done.stderr
    found = re.search(r"(\d+) passed", done.stdout)
    assert found, done.stdout
    return int(found[1])


def test_boardroom_does_not_know_it() -> None:
    sources = [*ROOT.glob("boardroom/**/*.py"), *ROOT.glob("translations/*.ts")]
    assert sources
    assert not [path for path in sources if "nimble" in path.read_text("utf-8").lower()]
    done = run(None, "-m", "boardroom", "simulate", "nimble")
    assert done.returncode == 2
    assert "nimble" in done.stderr


def test_it_is_listed_in_both_languages(installed: Path) -> None:
    games = answer(installed, "games")
    assert isinstance(games, list)
    assert [game["id"] for game in games] == sorted(game["id"] for game in games)
    assert {"epigo", "nimble"} <= {game["id"] for game in games}
    nimble = next(game for game in games if game["id"] == "nimble")
    assert nimble["title"] == {"en": "Nimble", "ja": "ニンブル"}
    assert nimble["players"] == [2, 3]
    last, begins = nimble["options"]
    assert last["values"] == ["wins", "loses"]
    assert last["labels"] == [{"en": "wins", "ja": "勝ち"}, {"en": "loses", "ja": "負け"}]
    assert last["limits"] == []
    why = {"en": "Two players have no third seat.", "ja": "2人では3番目の席がありません。"}
    assert begins["limits"] == [{"value": "third", "why": why}]


def test_an_option_it_does_not_offer_to_two_players_is_refused_with_its_reason(installed: Path) -> None:
    command = ["-m", "boardroom", "simulate", "nimble", "--games", "2", "--option", "begins=third"]
    refused = run(installed, *command, "--players", "2")
    assert refused.returncode == 2
    assert "The option “begins” cannot be “third” here. Two players have no third seat." in refused.stderr
    assert run(installed, *command, "--players", "3").returncode == 0


@pytest.mark.parametrize("players", [2, 3])
def test_computers_play_it_among_themselves(installed: Path, players: int) -> None:
    came = answer(installed, "simulate", "nimble", "--games", "20", "--players", str(players))
    assert isinstance(came, dict)
    assert (came["games"], came["unfinished"]) == (20, 0)
    assert sum(came["wins_by_seat"]) == pytest.approx(20)
    assert came["scores"] == [None] * players


def test_it_obeys_the_laws(installed: Path) -> None:
    laws = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_laws.py", "-k", "nimble")
    assert passed(laws) > 30


def test_its_table_obeys_the_laws(installed: Path) -> None:
    laws = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/ui/test_table_laws.py", "-k", "nimble")
    assert passed(laws) == 5


def test_it_is_played_by_hand(installed: Path) -> None:
    # Imported so, the test's own folder, where the sources of the game lie, does not come upon the path.
    tests = ["--import-mode=importlib", str(PROJECT / "by_hand.py")]
    by_hand = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
    assert passed(by_hand) >= 11
