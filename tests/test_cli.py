"""The command line: what it prints, how it refuses, and that it needs no screen."""

import errno
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from attrs import evolve

from boardroom import __version__
from boardroom.__main__ import main
from boardroom.commands import COMMANDS
from boardroom.commands.arguments import parse
from boardroom.controller import catalog
from boardroom.controller.storage import files
from boardroom.engine.records.record import Ledger, SeatSpec, load
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import Text, verbatim
from boardroom.ui.kit.words.say import SeatName, Span, Voice
from boardroom.ui.shell.render import NotDrawn
from tests.fakegame import HaggleRules
from tests.installing import HAGGLE, install, path_of

WHEN = "2026-11-21T18:30:00+00:00"
ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def haggle(tmp_path: Path) -> Iterator[None]:
    """Haggle is the one game installed."""
    install(tmp_path / "installed", "haggle", "told_package", HAGGLE)
    with path_of(tmp_path / "installed"):
        yield


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game of Haggle between Vera and Tomas."""
    return save(tmp_path / "saved game さくら.json", 10**6)


def save(path: Path, steps: int, seed: int = 3) -> Path:
    """Save a game of Haggle after so many actions, or when it is over."""
    from boardroom.controller.resuming import first_record

    rules = HaggleRules()
    seats = [SeatSpec("Vera", "person"), SeatSpec("Tomas", "computer", "random")]
    ledger = Ledger(first_record(rules, {"rounds": 3}, seats, seed, "0123456789abcdef", WHEN))
    state = rules.setup({"rounds": 3}, 2, seed)
    for _ in range(steps):
        if not (actors := rules.actors(state)):
            break
        action = rules.legal(state, actors[0])[-1]
        ledger.append(actors[0], rules.records.text(action))
        state = rules.apply(state, actors[0], action).state
    path.write_bytes(b"".join(ledger.parts(WHEN, rules.records.encode(state))))
    return path


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    """The exit code, and what was printed and complained of."""
    code = main([str(word) for word in words])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def refusal(capsys: pytest.CaptureFixture[str], *words: str | Path, expected: int = 2) -> str:
    """The one sentence with which it is refused."""
    code, out, err = run(capsys, *words)
    assert code == expected
    assert out == ""
    assert err.count("\n") == 1
    assert "{" not in err
    return err


def test_games_lists_every_game_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "games")
    assert (code, err) == (0, "")
    assert "Haggle (haggle)" in out
    assert "2 players, 1 to 2 minutes" in out
    assert "--option rounds=" in out
    assert "3 (default)" in out


def test_games_as_json_gives_titles_in_both_languages_players_and_option_values(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = run(capsys, "games", "--json")
    (game,) = json.loads(out)
    assert code == 0
    assert (game["id"], game["title"]) == ("haggle", {"en": "Haggle", "ja": "Haggle"})
    assert (game["min_players"], game["max_players"]) == (2, 2)
    (option,) = game["options"]
    assert (option["key"], option["values"], option["default"]) == ("rounds", [2, 3, 5, 4000], 3)


def test_games_tells_of_a_broken_game_beside_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    install(tmp_path / "more", "bad", "bad_package", "raise RuntimeError('no dice')\n")
    with path_of(tmp_path / "installed", tmp_path / "more"):
        code, out, err = run(capsys, "games")
    assert code == 0
    assert "haggle" in out
    assert "bad" in err
    assert "no dice" in err


def test_without_any_game_every_command_says_how_to_repair_that(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with path_of():
        sys.path.remove(str(saved.parent / "installed"))
        catalog.refresh()
        for expected, words in (
            (1, ["games"]),
            (1, ["games", "--json"]),
            (2, ["simulate", "haggle"]),
            (2, ["check", saved]),
        ):
            assert "reinstall it" in refusal(capsys, *words, expected=expected)


def test_check_says_that_a_finished_game_is_well_and_who_won(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "check", saved)
    assert (code, err) == (0, "")
    assert "Haggle: 12 actions checked, no problems found." in out
    assert "Vera: " in out
    assert "Tomas: " in out


def test_check_as_json_has_all_its_keys(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "check", saved, "--json")
    report = json.loads(out)
    assert code == 0
    assert list(report) == ["file", "game", "ok", "error", "step", "finished", "winners", "scores"]
    assert (report["file"], report["game"], report["ok"], report["error"]) == (str(saved), "haggle", True, None)
    assert report["finished"] is True
    assert report["step"] == len(json.loads(saved.read_bytes())["actions"])
    assert [score["seat"] for score in report["scores"]] == [0, 1]
    best = max(score["total"] for score in report["scores"])
    assert report["winners"] == [score["seat"] for score in report["scores"] if score["total"] == best]
    _, out, _ = run(capsys, "check", "--json", save(tmp_path / "open.json", 5))
    report = json.loads(out)
    assert (report["finished"], report["winners"], report["step"]) == (False, [], 5)


def test_check_refuses_what_is_no_good_with_file_place_and_reason(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = json.loads(saved.read_bytes())
    bad = tmp_path / "bad.json"

    def told(kind: str, place: str, **changes: Any) -> str:
        bad.write_text(json.dumps(document | changes), "utf-8")
        before = bad.read_bytes()
        code, out, err = run(capsys, "check", bad, "--json")
        report = json.loads(out)
        assert (code, report["ok"]) == (2, False)
        assert (report["error"]["kind"], report["error"]["place"]) == (kind, place)
        assert report["error"]["message"] in err
        assert str(bad) in err
        assert err.count("\n") == 1
        assert refusal(capsys, "check", bad) == err
        assert bad.read_bytes() == before
        return str(report["error"]["message"])

    told("record", "version", version=99)
    told("record", "seats[0].name", seats=[document["seats"][0] | {"name": 7}, document["seats"][1]])
    assert "chess" in told("game", "game", game="chess")
    assert "“left”" in told("rules", "actions[2]", actions=document["actions"][:2] + [[0, "left"]], marks=[])
    told("rules", "options", options={"rounds": 77}, marks=[])
    elsewhere = document["snapshot"] | {"points": [40, 2]}
    assert "different position" in told("rules", "snapshot", snapshot=elsewhere)
    assert "bad.json" not in told("record", "actions[0]", actions=[7])
    assert "gone.json: " in refusal(capsys, "check", tmp_path / "gone.json")
    assert f"{tmp_path}: " in refusal(capsys, "check", tmp_path)


def test_simulate_as_json_has_all_its_keys(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "haggle", "--json", "--games", "30", "--seed", "5", "--option", "rounds=5"]
    code, out, _ = run(capsys, *words)
    report = json.loads(out)
    assert code == 0
    assert {key: report[key] for key in ("game", "players", "games", "seed", "bot")} == {
        "game": "haggle",
        "players": 2,
        "games": 30,
        "seed": 5,
        "bot": "random",
    }
    assert report["options"] == {"rounds": 5}
    assert report["rounds"] == {"min": 5, "median": 5, "max": 5}
    assert (
        report["actions_per_game"]["min"] <= report["actions_per_game"]["median"] <= report["actions_per_game"]["max"]
    )
    assert report["actions_per_second"] > 0 < report["games_per_second"]
    assert sum(report["wins_by_seat"]) == 30
    assert [list(score) for score in report["scores"]] == [["p10", "median", "p90"]] * 2
    assert report["unfinished"] == 0
    again = json.loads(run(capsys, *words)[1])
    timed = ("seconds", "games_per_second", "actions_per_second")
    assert {k: v for k, v in again.items() if k not in timed} == {k: v for k, v in report.items() if k not in timed}


def test_simulate_counts_the_same_with_more_processes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "haggle", "--json", "--games", "30", "--seed", "5"]
    one, two = (json.loads(run(capsys, *words, "--jobs", jobs)[1]) for jobs in ("1", "2"))
    timed = ("seconds", "games_per_second", "actions_per_second")
    assert {k: v for k, v in one.items() if k not in timed} == {k: v for k, v in two.items() if k not in timed}


@pytest.mark.parametrize(("reach", "bot"), [(0, "greedy"), (4, "random")])
def test_simulate_plays_greedily_where_that_is_decided_one_step_ahead(
    reach: int, bot: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(HaggleRules, "judgement", evolve(HaggleRules.judgement, reach=reach))
    code, out, _ = run(capsys, "simulate", "haggle", "--games", "2", "--json")
    assert code == 0
    assert json.loads(out)["bot"] == bot


def test_simulate_tells_people_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "simulate", "haggle", "--games=2", "--bot", "greedy")
    assert (code, err) == (0, "")
    assert "Haggle: 2 games with 2 players, computer player: greedy" in out
    assert "Player 2: won " in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["simulate"], "needs GAME"),
        (["simulate", "chess"], "“chess”. Available: haggle"),
        (["simulate", "haggle", "--players", "3"], "--players cannot be “3”. Available: 2"),
        (["simulate", "haggle", "--games", "0"], "from 1 to"),
        (["simulate", "haggle", "--games", "many"], "“many”"),
        (["simulate", "haggle", "--seed", "-1"], "--seed"),
        (["simulate", "haggle", "--seed"], "--seed needs a value"),
        (["simulate", "haggle", "--seed", "1", "--seed", "2"], "--seed is given twice"),
        (["simulate", "haggle", "--bot", "deep"], "--bot cannot be “deep”. Available: greedy, random"),
        (["simulate", "haggle", "--option", "rounds"], "KEY=VALUE"),
        (["simulate", "haggle", "--option", "size=2"], "Available: rounds"),
        (["simulate", "haggle", "--option", "rounds=9"], "cannot be “9”. Available: 2, 3, 5, 4000"),
        (["simulate", "haggle", "--option", "rounds=2", "--option", "rounds=3"], "twice"),
        (["simulate", "haggle", "--jobs", "0"], "--jobs must be a whole number from 1 to 61"),
        (["simulate", "haggle", "--jobs", "2", "--cluster", "tcp://10.0.0.5:8786"], "cannot be used together"),
        (["simulate", "haggle", "--cluster", "nowhere"], "tcp://HOST:PORT, not “nowhere”"),
        (["games", "haggle"], "Unexpected argument “haggle”"),
        (["games", "--jason"], "has no option --jason"),
        (["games", "--json=yes"], "--json takes no value"),
        (["check"], "needs FILE"),
        (["render", "a.json"], "-o"),
        (["no-such-thing"], "“no-such-thing”"),
        (["--no-such-flag"], "--no-such-flag"),
    ],
)
def test_bad_input_gets_one_clear_sentence(
    words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in refusal(capsys, *words)


def test_help_is_there_for_everything(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--help"], ["-h"]):
        code, out, err = run(capsys, *words)
        assert (code, err) == (0, "")
        assert all(f"boardroom {name}" in out for name in COMMANDS)
    for command in COMMANDS.values():
        code, out, _ = run(capsys, command.name, "--help")
        assert code == 0
        assert all(name in out for flag in command.flags for name in flag.names)
        assert all(example in out for example, _ in command.examples)
        assert out.startswith(f"Usage: boardroom {command.name}")
    for word in ("--version", "-V"):
        assert run(capsys, word) == (0, f"boardroom {__version__}\n", "")


def test_the_help_says_what_the_exit_codes_mean_and_which_computer_players_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = run(capsys, "--help")[1]
    codes = out[out.index("Exit codes:") :].splitlines()
    assert [line.split()[0] for line in codes[1:6]] == ["0", "1", "2", "3", "130"]
    assert "Computer player: greedy, random (" in run(capsys, "simulate", "--help")[1]


def test_the_examples_of_the_help_are_words_that_their_command_takes() -> None:
    for command in COMMANDS.values():
        for example, _ in command.examples:
            program, name, *words = re.split("[<>]", example)[0].split()
            assert (program, name) == ("boardroom", command.name)
            parse(command, words)


def test_everything_a_person_reads_goes_through_the_voice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    spans = Voice.spans

    def loud(self: Voice, text: Text, seats: Sequence[SeatName] = ()) -> list[Span]:
        return [Span(f"«{text.source.upper()}»")] if text.context else spans(self, text, seats)

    monkeypatch.setattr(Voice, "spans", loud)
    going = save(tmp_path / "going.json", 5)
    for words in (["--help"], ["check", "--help"], ["check", going], ["simulate", "haggle", "--games", "1"]):
        _, out, _ = run(capsys, *words)
        for line in out.splitlines():
            assert "«" in line or line.strip() == "", line
    assert "«{PLAYERS}, {LEAST} TO {MOST} MINUTES»" in run(capsys, "games")[1]
    assert "«" in run(capsys, "games", "--jason")[2]


class Opened:
    """The window's place in these tests: notes what it would have opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.paths: list[Path | None] = []
        stand_in = ModuleType("boardroom.ui.startup.start")
        monkeypatch.setattr(stand_in, "run", self._run, raising=False)
        monkeypatch.setitem(sys.modules, "boardroom.ui.startup.start", stand_in)

    def _run(self, path: Path | None) -> int:
        self.paths.append(path)
        return 0


def test_without_a_word_the_window_opens_and_with_a_file_that_game_in_it(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Opened(monkeypatch)
    assert main([]) == 0
    assert main([str(saved)]) == 0
    assert opened.paths == [None, saved]


def test_a_file_called_like_a_command_is_opened_with_its_folder_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = Opened(monkeypatch)
    monkeypatch.chdir(tmp_path)
    save(tmp_path / "games", 3)
    assert run(capsys, "./games") == (0, "", "")
    assert opened.paths == [Path("games")]
    assert "Haggle" in run(capsys, "games")[1]
    assert opened.paths == [Path("games")]
    assert "“more”" in refusal(capsys, "./games", "more")


class Drawn:
    """The drawing's place in these tests: notes what it would have drawn, or refuses."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, refuse: Exception | None = None) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.refuse = refuse
        self.png = b"\x89PNG\r\n\x1a\n and so on"
        monkeypatch.setitem(
            sys.modules, "boardroom.ui.shell.render", SimpleNamespace(render=self._render, NotDrawn=NotDrawn)
        )

    def _render(self, *arguments: Any) -> bytes:
        self.calls.append(arguments)
        if self.refuse:
            raise self.refuse
        return self.png


def test_render_passes_on_what_was_asked_for(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = Drawn(monkeypatch)
    record = load(saved.read_bytes(), "")
    monkeypatch.chdir(tmp_path)
    code, out, _ = run(capsys, "render", saved, "-o", "a.png")
    assert code == 0
    assert "a.png" in out
    assert Path("a.png").read_bytes() == drawn.png
    more = ["--step", "4", "--seat", "1", "--lang", "ja", "--theme", "evening", "--size", "800x600", "--scale", "1.5"]
    assert run(capsys, "render", saved, "--output=b.png", *more)[0] == 0
    assert drawn.calls == [
        (record, None, None, None, "day", (1600, 1000), 1.0),
        (record, 4, 1, "ja", "evening", (800, 600), 1.5),
    ]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--step", "9999"], "--step must be a whole number from 0 to "),
        (["--seat", "2"], "--seat must be a whole number from 0 to 1"),
        (["--lang", "de"], "--lang cannot be “de”. Available: en, ja"),
        (["--theme", "noon"], "--theme cannot be “noon”. Available: day, evening"),
        (["--size", "big"], "1600x1000"),
        (["--size", "9999x9999"], "1600x1000"),
        (["--scale", "0"], "--scale must be a number from 0.25 to 8"),
        (["--scale", "nan"], "--scale"),
    ],
)
def test_render_refuses_what_it_cannot_draw(
    words: list[str], told: str, saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = Drawn(monkeypatch)
    assert told in refusal(capsys, "render", saved, "-o", "a.png", *words)
    assert drawn.calls == []


def test_render_says_which_file_could_not_be_read_or_written(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Drawn(monkeypatch, Unreadable("snapshot", verbatim("It is bent.")))
    assert f"{saved}, at snapshot: It is bent." in refusal(capsys, "render", saved, "-o", "a.png", expected=1)
    Drawn(monkeypatch)
    output = tmp_path / "no such folder" / "a.png"
    told = f"{output} could not be written: its folder is missing"
    assert told in refusal(capsys, "render", saved, "-o", output, expected=1)
    assert "gone.json: " in refusal(capsys, "render", tmp_path / "gone.json", "-o", "a.png", expected=1)


def started(*words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """The command in a process of its own, on a machine without a screen."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    kept = {key: value for key, value in os.environ.items() if key not in screens}
    environment = kept | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8"} | more
    command = [sys.executable, "-m", "boardroom", *words]
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)


def test_no_command_that_prints_needs_a_screen(saved: Path) -> None:
    for words in (["games"], ["check", str(saved)], ["simulate", "haggle", "--games", "2", "--json"], ["--help"]):
        done = started(*words)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout
    refused = started("check", "no such file")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("no such file: ")


@pytest.mark.parametrize("sign", ["\x1b[2J", "\x9b2J", "\x7f", "\r", "\n", "\u202e", "\u2028", "\x07", "\x00"])
def test_what_is_quoted_from_a_file_gives_the_terminal_no_orders(
    saved: Path, capsys: pytest.CaptureFixture[str], sign: str
) -> None:
    record = json.loads(saved.read_text("utf-8"))
    strange = (
        {**record, f"more{sign}": 1},
        {**record, "options": {f"rounds{sign}": 3}},
        {**record, "actions": [[0, f"left{sign}"]], "marks": []},
        {**record, "game": f"haggle{sign}"},
        {**record, "seats": [{**record["seats"][0], sign: 1}, record["seats"][1]]},
    )
    for document in strange:
        saved.write_text(json.dumps(document), "utf-8")
        for code, words in (
            (2, ["check", str(saved)]),
            (2, ["check", "--json", str(saved)]),
            (1, ["render", "-o", "x.png", str(saved)]),
        ):
            assert main(words) == code
            printed = capsys.readouterr()
            assert len(printed.err.splitlines()) == 1
            assert sign == "\n" or sign not in printed.out + printed.err


def test_a_path_longer_than_the_system_allows_is_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    endless = "/".join(["x" * 200] * 40)
    for code, words in ((2, [endless]), (2, ["check", endless]), (1, ["render", "-o", "x.png", endless])):
        assert main(words) == code
        assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_terminal_without_the_signs_gets_question_marks_and_no_crash(saved: Path) -> None:
    done = started("check", str(saved) + "x", PYTHONIOENCODING="ascii")
    assert done.returncode == 2
    assert "saved game ???.jsonx" in done.stderr


def test_a_reader_that_has_had_enough_is_no_error() -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "boardroom", "games", "--json"]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(command, env=environment, cwd=ROOT, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="the system has no disk that is always full")
def test_a_full_disk_is_one_sentence(saved: Path) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8"}
    program = [sys.executable, "-m", "boardroom"]
    for words in (["games"], ["--help"], ["-V"], ["check", str(saved)]):
        command = [*program, *words]
        with FULL.open("wb") as full:
            done = subprocess.run(command, env=environment, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False)
        assert (done.returncode, done.stderr.count(b"\n")) == (1, 1), done.stderr
        assert b"stdout could not be written: the disk is full." in done.stderr
    with FULL.open("wb") as full:
        done = subprocess.run([*program, "no-such"], env=environment, cwd=ROOT, stderr=full, check=False)
    assert done.returncode == 2


def test_a_picture_that_could_not_be_made_is_not_said_to_be_written(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Drawn(monkeypatch, NotDrawn(verbatim("No memory.")))
    output = tmp_path / "a.png"
    output.write_bytes(b"an older one")
    assert "No memory." in refusal(capsys, "render", saved, "-o", output, expected=1)
    assert output.read_bytes() == b"an older one"


def test_a_picture_is_written_whole_or_not_at_all(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Drawn(monkeypatch)
    output = tmp_path / "a.png"
    output.write_bytes(b"an older one")

    def full(file: int, data: bytes) -> None:
        os.write(file, data[:5])
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patched:
        patched.setattr(files, "_write_all", full)
        assert "the disk is full" in refusal(capsys, "render", saved, "-o", output, expected=1)
    assert [path.read_bytes() for path in tmp_path.glob("a.png*")] == [b"an older one"]
    link = tmp_path / "link.png"
    link.symlink_to(output)
    assert run(capsys, "render", saved, "-o", link)[0] == 0
    assert link.is_symlink()
    assert output.read_bytes().startswith(b"\x89PNG")


@pytest.mark.skipif(not FULL.exists(), reason="the system has no disk that is always full")
def test_a_picture_that_finds_no_room_is_one_sentence(
    saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Drawn(monkeypatch)
    assert "/dev/full could not be written: the disk is full." in refusal(
        capsys, "render", saved, "-o", FULL, expected=1
    )


def test_a_link_that_leads_nowhere_at_all_is_one_sentence(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Drawn(monkeypatch)
    link = tmp_path / "link.png"
    link.symlink_to(link.name)
    assert "link.png could not be written" in refusal(capsys, "render", saved, "-o", link, expected=1)
    assert link.is_symlink()


class Sparing(BytesIO):
    """A stream that takes as little as a disk with little room, and says so."""

    def write(self, data: Any, /) -> int:
        return super().write(memoryview(data)[:5])


def test_a_picture_goes_to_stdout_whole_or_is_said_not_to(
    saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn, taken = Drawn(monkeypatch), Sparing()
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", SimpleNamespace(buffer=taken))
        assert main(["render", str(saved), "-o", "-"]) == 0
    assert taken.getvalue() == drawn.png
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", None)
        assert main(["render", str(saved), "-o", "-"]) == 1
    assert "stdout could not be written" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
@pytest.mark.parametrize("screen", [{}, {"DISPLAY": ":64999"}])  # No machine has so many.
def test_without_a_screen_the_window_is_refused_in_one_sentence(screen: dict[str, str]) -> None:
    done = started(QT_QPA_PLATFORM="xcb", LANG="C", **screen)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "There is no screen to open a window on. For commands that need none, see “boardroom --help”.\n"
    )


def test_several_files_are_checked_one_after_the_other(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    going = save(tmp_path / "going.json", 5)
    code, out, err = run(capsys, "check", saved, going)
    assert (code, err) == (0, "")
    assert [line.split(": ")[0] for line in out.splitlines() if "no problems found" in line] == [str(saved), str(going)]
    code, out, err = run(capsys, "check", saved, tmp_path / "gone.json", going, tmp_path / "lost.json")
    assert code == 2
    assert out.count("no problems found") == 2
    assert [line.split(": ")[0] for line in err.splitlines()] == [
        str(tmp_path / "gone.json"),
        str(tmp_path / "lost.json"),
    ]
    code, out, _ = run(capsys, "check", "--json", going, tmp_path / "gone.json")
    assert code == 2
    assert [report["ok"] for report in json.loads(out)] == [True, False]


def incoming(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    """What another program hands on."""
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(data)))


def test_a_saved_game_may_come_from_another_program(
    saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    incoming(monkeypatch, saved.read_bytes())
    code, out, err = run(capsys, "check", "-", "--json")
    assert (code, err, json.loads(out)["file"], json.loads(out)["ok"]) == (0, "", "-", True)
    incoming(monkeypatch, b"{")
    assert refusal(capsys, "check", "-").startswith("-, at 1:2: ")
    monkeypatch.setattr(sys, "stdin", None)
    assert refusal(capsys, "check", "-").startswith("-: ")


def test_the_value_of_a_short_flag_may_stand_right_behind_it(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = Drawn(monkeypatch)
    for word in (f"-o{tmp_path / 'a=b.png'}", f"-o={tmp_path / 'c.png'}"):
        assert run(capsys, "render", saved, word)[0] == 0
    assert [(tmp_path / name).read_bytes() for name in ("a=b.png", "c.png")] == [drawn.png] * 2


class Terminal(StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_says_on_a_terminal_how_far_it_is(
    jobs: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "haggle", "--games", "40", "--jobs", jobs]
    assert run(capsys, *words)[2] == ""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(words) == 0
    said = [line.strip() for line in terminal.getvalue().split("\r") if line.strip()]
    assert said[-1] == "40 of 40 games played"
    counts = [int(line.split()[0]) for line in said]
    assert counts == sorted(set(counts))
    assert len(counts) > 5
    assert "\n" not in terminal.getvalue()
    assert terminal.getvalue().endswith(" \r")
