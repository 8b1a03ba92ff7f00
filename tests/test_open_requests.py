"""A game that another process opens goes to the window that is open, and to no window that does not answer."""

import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from boardroom.controller import open_requests
from boardroom.controller.open_requests import ACTIVATION_TOKEN, OpenRequests, Request, ask

GAME = Path("/games/“odd” ゲーム\udcff.json")


def answered(folder: Path, window: OpenRequests, path: Path) -> tuple[bool, list[Request]]:
    """What becomes of asking, and what the window is asked."""
    with ThreadPoolExecutor(1) as pool:
        asking = pool.submit(ask, folder, path)
        found: list[Request] = []
        while not asking.done():
            found += window.take()
        return asking.result(), found


def test_the_open_window_is_asked_and_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ACTIVATION_TOKEN, "permit")
    window = OpenRequests(tmp_path)
    assert window.listen()
    assert answered(tmp_path, window, GAME) == (True, [Request(GAME, "permit")])
    monkeypatch.delenv(ACTIVATION_TOKEN)
    monkeypatch.chdir(tmp_path)
    assert answered(tmp_path, window, Path("game.json")) == (True, [Request(tmp_path / "game.json", "")])
    assert window.take() == []


def test_without_a_window_nothing_is_asked_and_nothing_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "boardroom"
    assert not ask(folder, GAME)
    assert not folder.exists()
    window = OpenRequests(folder)
    assert window.listen()
    window.stop()
    assert not ask(folder, GAME)
    assert [path.name for path in window.place.iterdir()] == ["window.lock"]


def test_a_window_that_does_not_answer_is_asked_no_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_requests, "ANSWERED_WITHIN", 0.0)
    window = OpenRequests(tmp_path)
    assert window.listen()
    assert not ask(tmp_path, GAME)
    assert window.take() == []


def test_only_one_window_is_asked_and_the_next_takes_its_place(tmp_path: Path) -> None:
    first, second = OpenRequests(tmp_path), OpenRequests(tmp_path)
    assert (first.listen(), second.listen()) == (True, False)
    (first.place / "1.json").write_text(json.dumps({"open": str(GAME), "token": ""}), "utf-8")
    assert second.take() == []
    first.stop()
    assert second.listen()
    assert second.take() == [Request(GAME, "")]


@pytest.mark.parametrize("said", [b"", b"{", b"[]", b"{}", b'{"open": 1, "token": ""}', b"\xff", b'{"open": "x"}'])
def test_what_is_no_request_is_taken_away_and_asks_nothing(tmp_path: Path, said: bytes) -> None:
    window = OpenRequests(tmp_path)
    assert window.listen()
    (window.place / "1.json").write_bytes(said)
    assert window.take() == []
    assert not list(window.place.glob("*.json"))


def test_a_request_that_was_left_lying_opens_nothing_later(tmp_path: Path) -> None:
    window = OpenRequests(tmp_path)
    assert window.listen()
    old = window.place / "1.json"
    old.write_text(json.dumps({"open": str(GAME), "token": ""}), "utf-8")
    os.utime(old, (1e9, 1e9))
    assert window.take() == []
    assert not old.exists()


def test_where_nothing_can_be_written_a_window_does_without(tmp_path: Path) -> None:
    (tmp_path / "requests").write_text("no folder")
    window = OpenRequests(tmp_path)
    assert not window.listen()
    assert window.take() == []
    assert not ask(tmp_path, GAME)
