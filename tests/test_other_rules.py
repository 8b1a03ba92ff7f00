"""A game that was played under another version of its rules: nobody is blamed, and it goes on from its saved position.

What is told is the same in the window, on the command line and for every game.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from boardroom.__main__ import main
from boardroom.controller import catalog
from boardroom.controller.resuming import last_position
from boardroom.controller.session import Session
from boardroom.engine.manifest import PERSON
from boardroom.engine.records.record import Ledger, Record
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import in_english
from tests.played import WHEN, recorded

GAMES = [manifest.id for manifest in catalog.games()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
STEPS, AGREED = 60, 25
OTHER = "played under version 0 of its rules; today’s version is"


def parted(game: str, version: str = "0") -> Record:
    """A game whose record says that after so many actions it was in another position than it is by today's rules."""
    record = recorded(game, [PERSON] * min(catalog.manifest(game).players), STEPS)
    fingerprints = tuple((count, "0" * 16 if count == AGREED else print_) for count, print_ in record.fingerprints)
    assert fingerprints != record.fingerprints
    return evolve(record, rules_version=version, fingerprints=fingerprints)


def written(record: Record, path: Path) -> Path:
    """The record in a file, as it is kept."""
    path.write_bytes(b"".join(Ledger(record).parts(record.saved, record.snapshot)))
    return path


def checked(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, Any, str]:
    """The exit code of ``check --json``, its report, and what was complained of."""
    code = main(["check", "--json", *map(str, words)])
    printed = capsys.readouterr()
    return code, json.loads(printed.out), printed.err


@EVERY_GAME
def test_check_says_which_rules_it_was_played_under_and_what_was_checked(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = parted(game)
    file = written(record, tmp_path / "old.json")
    code, report, err = checked(capsys, file)
    assert (code, err) == (3, "")
    assert (report["ok"], report["step"]) == (False, AGREED)
    assert (report["error"]["kind"], report["error"]["place"]) == ("version", f"actions[{AGREED}]")
    assert OTHER in report["error"]["message"]
    assert f"Checked: that position, and the first {AGREED} actions." in report["error"]["message"]
    rules = catalog.rules(game)
    scores = [rules.words.score(last_position(rules, record), seat) for seat in range(len(record.seats))]
    assert report["scores"] == [] or [each["total"] for each in report["scores"]] == [s.total for s in scores if s]
    assert main(["check", str(file)]) == 3
    out, err = capsys.readouterr()
    assert report["error"]["message"] in out
    assert err == ""


def test_check_speaks_of_no_actions_where_the_rules_part_before_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = evolve(parted(GAMES[0]), fingerprints=((0, "0" * 16),))
    code, report, _ = checked(capsys, written(record, tmp_path / "old.json"))
    assert (code, report["step"]) == (3, 0)
    assert report["error"]["message"].endswith("It opens at its saved position. Checked: that position.")


@EVERY_GAME
def test_check_says_so_where_the_saved_position_is_of_no_use(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for snapshot, place in ((None, f"actions[{AGREED}]"), ([], "snapshot")):
        code, report, err = checked(capsys, written(evolve(parted(game), snapshot=snapshot), tmp_path / "old.json"))
        assert (code, report["error"]["kind"]) == (2, "rules")
        assert report["error"]["place"].startswith(place)
        assert OTHER in report["error"]["message"]
        assert report["error"]["message"] in err


@EVERY_GAME
def test_of_the_same_rules_check_tells_where_they_are_broken(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(parted(game, catalog.rules(game).version), tmp_path / "bad.json")
    code, report, err = checked(capsys, file)
    assert (code, report["error"]["kind"], report["error"]["place"]) == (2, "rules", f"actions[{AGREED}]")
    assert "version" not in err


def test_of_several_files_a_bad_one_decides_and_then_one_of_other_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, bad = written(parted(GAMES[0]), tmp_path / "old.json"), tmp_path / "bad.json"
    good = written(recorded(GAMES[0], [PERSON] * 2, STEPS), tmp_path / "good.json")
    bad.write_text("{}")
    assert [checked(capsys, *files)[0] for files in ((good, good), (good, old), (old, bad), (good, bad))] == [
        0,
        3,
        2,
        2,
    ]


@EVERY_GAME
def test_the_window_goes_on_from_the_saved_position_and_says_why_in_the_same_words(game: str) -> None:
    record, rules = parted(game), catalog.rules(game)
    session = Session(catalog.manifest(game), rules, record, lambda: WHEN, lambda parts: None)
    assert session.complaint is not None
    assert OTHER in in_english(session.complaint)
    assert "against the rules" not in in_english(session.complaint)
    assert rules.records.encode(session.state) == record.snapshot
    with pytest.raises(Unreadable, match=OTHER):
        Session(catalog.manifest(game), rules, evolve(record, snapshot=None), lambda: WHEN, lambda parts: None)


@EVERY_GAME
def test_a_step_that_todays_rules_do_not_reach_is_not_drawn_and_that_is_explained(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = parted(game)
    picture = tmp_path / "picture.png"
    words = ["render", str(written(record, tmp_path / "old.json")), "-o", str(picture)]
    assert main([*words, "--step", str(AGREED + 1)]) == 2
    err = capsys.readouterr().err
    assert OTHER in err
    assert f"Choose a step from 0 to {AGREED}, or {len(record.actions)}, the last." in err
    assert not picture.exists()
