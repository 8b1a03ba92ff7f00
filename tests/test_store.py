"""The store: games on a disk that fails, fills up, is shared, or loses its power."""

import errno
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from boardroom.controller import catalog, open_game
from boardroom.controller.storage import files
from boardroom.controller.storage.saving import SAVES_APART, backups, keep_backup
from boardroom.controller.storage.store import GameFile, Saved, Store, StoreError, new_uid
from boardroom.controller.storage.writer_thread import Writer
from boardroom.engine.records import document
from boardroom.engine.records.record import Ledger, Record, load
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import Text
from boardroom.engine.work import done
from tests.bench.kill import rounds
from tests.damage import mutated
from tests.played import closed, save_game
from tests.test_record import HEAD, WHEN, played

ROOT = Path(__file__).resolve().parents[1]
UID = HEAD.uid
CALLS = ("open", "write", "fsync", "close", "replace", "unlink", "link", "stat", "mkdir")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "Boardroom data")
    yield store
    assert store.flush()


def copied(store: Store, path: Path) -> GameFile:
    """The file of a copy, under a new uid, of a game in any file."""
    return store.create(evolve(done(store.reading(path)), uid=new_uid()))


def of(count: int, uid: str = UID) -> Record:
    """A record of so many actions."""
    return evolve(HEAD, uid=uid, actions=tuple((i % 2, f"action {i}") for i in range(count)))


def parts(count: int) -> list[bytes]:
    return Ledger(of(count)).parts(WHEN, None)


def count_in(path: Path) -> int:
    return len(load(path.read_bytes(), "").actions)


def kept_with(store: Store, count: int) -> None:
    file = store.create(of(count))
    assert closed(file)


class Fault:
    """Makes one system call of the writer thread fail: the one with this number, or every one of this name."""

    def __init__(self, patch: pytest.MonkeyPatch, number: int = 0, name: str = "", code: int = errno.ENOSPC) -> None:
        self.number, self.name, self.code = number, name, code
        self.made: list[str] = []
        self.failed: list[str] = []
        for call in CALLS:
            patch.setattr(os, call, self._wrap(call, getattr(os, call)))

    def _wrap(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            if threading.current_thread().name != "boardroom-writer":
                return call(*args, **kwargs)
            self.made.append(name)
            if len(self.made) != self.number and name != self.name:
                return call(*args, **kwargs)
            self.failed.append(name)
            if name == "close":
                call(*args, **kwargs)
            raise OSError(self.code, os.strerror(self.code))

        return wrapped


def waited(event: threading.Event) -> None:
    assert event.wait(10)


# Saving


def test_a_game_that_was_saved_is_found_and_opened_as_it_was(store: Store) -> None:
    assert store.saved() == []
    file = store.create(played())
    assert not file.readonly
    assert file.flush()
    assert closed(file)
    (found,) = store.saved()
    assert found.record == played()
    assert found.problem is None
    again = store.open(UID)
    assert again.record == played()
    assert again.uid == UID
    assert not again.readonly
    closed(again)


@pytest.mark.parametrize("name", ["with spaces", "卓上ゲーム 山田", "ö'\"&%$", "x" * 120])
def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    store = Store(tmp_path / name)
    kept_with(store, 3)
    store.export(of(2), tmp_path / f"{name[:60]}.json")
    assert count_in(tmp_path / f"{name[:60]}.json") == 2
    assert [s.path for s in store.saved()] == [store.path(UID)]


def test_while_one_write_runs_only_the_newest_of_those_handed_over_is_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = store.create(of(0))
    assert file.flush()
    free, begun, written = threading.Event(), threading.Event(), []
    write = files.write

    def slow(path: Path, content: list[bytes], before: Callable[[], None] | None = None) -> None:
        begun.set()
        assert free.wait(10)
        write(path, content, before)
        written.append(count_in(path))

    monkeypatch.setattr(files, "write", slow)
    file.save(parts(1))
    assert begun.wait(10)
    for count in range(2, 60):
        file.save(parts(count))
    assert not file.flush(timeout=0)
    assert not closed(file, timeout=0)
    assert store.open(UID).readonly
    free.set()
    assert store.flush()
    assert written == [1, 59]


def test_a_closed_file_takes_no_saves_and_closing_twice_does_nothing(store: Store) -> None:
    file = store.create(of(1))
    assert closed(file)
    assert closed(file)
    with pytest.raises(RuntimeError, match="closed"):
        file.save(parts(2))


def test_every_system_call_of_a_save_may_fail_and_the_file_is_whole(tmp_path: Path) -> None:
    seen: set[str] = set()
    for links in (True, False):
        number = 0
        while True:
            number += 1
            store = Store(tmp_path / f"{links}-{number}")
            kept_with(store, 1)
            for slot in backups(store.path(UID)):
                slot.write_bytes(b"older")
            file = store.open(UID)
            errors: list[Text] = []
            file.on_error = errors.append
            with pytest.MonkeyPatch.context() as patch:
                fault = Fault(patch, number, name="" if links else "link")
                file.save(parts(2))
                assert store.flush()
            count = count_in(file.path)
            if number > len(fault.made):
                assert (count, errors, file.last_error) == (2, [], None)
                break
            seen.update(fault.failed)
            assert count in (1, 2), fault.failed
            assert count == 2 or len(errors) == 1, fault.failed
            assert (file.last_error is None) == (not errors)
            assert "unlink" in fault.failed or not list(store.games.glob("*.tmp")), fault.failed
            assert all(s.read_bytes() == b"older" or count_in(s) == 1 for s in backups(file.path) if s.exists())
            file.save(parts(3))
            assert file.flush()
            assert (count_in(file.path), file.last_error) == (3, None)
            assert closed(file)
            assert not closed(store.open(UID)) or not list(store.games.glob("*.tmp")), fault.failed
    assert seen == set(CALLS)


def test_a_temporary_file_that_cannot_be_removed_is_used_by_the_next_save(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_with(store, 1)
    file = store.open(UID)
    replace, unlink = os.replace, os.unlink
    with monkeypatch.context() as patch:
        fault = Fault(patch, name="replace", code=errno.EACCES)
        patch.setattr(os, "unlink", fault._wrap("replace", os.unlink))
        file.save(parts(2))
        assert store.flush()
    assert (os.replace, os.unlink) == (replace, unlink)
    assert count_in(file.path) == 1
    assert file.last_error is not None
    assert len(list(store.games.glob("*.tmp"))) == 1
    assert file.flush(), "what failed is tried again"
    assert count_in(file.path) == 2
    assert not list(store.games.glob("*.tmp"))
    closed(file)


@pytest.mark.parametrize(
    ("code", "says"),
    [
        (errno.ENOSPC, "full"),
        (errno.EDQUOT, "full"),
        (errno.EROFS, "is read-only"),
        (errno.EACCES, "permission denied"),
        (errno.EPERM, "permission denied"),
        (errno.ENOENT, "folder is missing"),
        (errno.ESTALE, "folder is missing"),
        (errno.EIO, "failing"),
        (errno.ENAMETOOLONG, "shorter"),
        (errno.EBUSY, "The system says"),
    ],
)
def test_an_error_names_the_file_and_what_would_help(
    store: Store, monkeypatch: pytest.MonkeyPatch, code: int, says: str
) -> None:
    file = store.create(of(1))
    assert file.flush()
    with monkeypatch.context() as patch:
        Fault(patch, name="fsync", code=code)
        file.save(parts(2))
        assert store.flush()
        assert file.last_error is not None
        assert says in file.last_error.source
        assert dict(file.last_error.values)["file"] == str(file.path)
        assert not file.flush()
    assert closed(file)
    assert count_in(file.path) == 2


def test_a_disk_that_is_really_full_keeps_the_old_file(store: Store) -> None:
    resource = pytest.importorskip("resource")
    file = store.create(of(1))
    assert file.flush()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        file.save(parts(1000))
        assert store.flush()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert file.last_error is not None
    assert "full" in file.last_error.source
    assert count_in(file.path) == 1
    assert not list(store.games.glob("*.tmp"))
    assert closed(file)
    assert count_in(file.path) == 1000


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the administrator may write everywhere")
def test_a_folder_that_may_not_be_written_to_is_named_and_its_games_can_be_looked_at(store: Store) -> None:
    kept_with(store, 1)
    store.path(UID).with_suffix(".lock").unlink()
    store.games.chmod(0o555)
    try:
        file = store.open(UID)
        assert file.readonly
        assert file.reason is not None
        assert "permission denied" in file.reason.source
        fresh = store.create(of(2, "another-game"))
        assert not fresh.readonly
        assert not fresh.flush()
        assert fresh.last_error is not None
        assert "permission denied" in fresh.last_error.source
    finally:
        store.games.chmod(0o755)
    assert fresh.flush()
    assert store.open("another-game").readonly, "the lock was taken with the first save that went well"
    closed(fresh)
    closed(file)


@pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES, errno.EPERM, errno.EIO])
def test_a_folder_that_cannot_be_written_is_looked_at_only_though_the_lock_is_still_there(
    store: Store, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    kept_with(store, 1)
    assert store.path(UID).with_suffix(".lock").exists()
    before = sorted(store.games.iterdir())
    with monkeypatch.context() as patch:
        shut = Shut(patch, code, "open", files.TEMPORARY)
        file = store.open(UID)
        assert shut.refused
    assert file.readonly
    assert file.reason is not None
    assert dict(file.reason.values)["file"] == str(file.path)
    assert sorted(store.games.iterdir()) == before
    again = store.open(UID)
    assert not again.readonly, "who only looks keeps nobody out"
    closed(again)
    closed(file)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only the administrator may be another")
def test_the_folder_of_somebody_else_is_looked_at_only() -> None:
    open_to_all = Path(tempfile.mkdtemp(dir="/tmp"))
    try:
        open_to_all.chmod(0o755)
        store = Store(open_to_all / "data")
        kept_with(store, 1)
        for path in (store.folder, store.games):
            path.chmod(0o755)
        for path in store.games.iterdir():
            path.chmod(0o666)
        os.seteuid(65534)
        try:
            file = store.open(UID)
        finally:
            os.seteuid(0)
        assert file.readonly
        assert file.reason is not None
        assert "permission denied" in file.reason.source
        closed(file)
    finally:
        shutil.rmtree(open_to_all)


def test_a_folder_without_room_can_be_played_in_as_room_may_be_made(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_with(store, 1)
    with monkeypatch.context() as patch:
        Shut(patch, errno.ENOSPC, "open", files.TEMPORARY)
        file = store.open(UID)
    assert not file.readonly
    closed(file)


def test_opening_a_game_leaves_nothing_beside_it(store: Store) -> None:
    kept_with(store, 1)
    before = sorted(store.games.iterdir())
    file = store.open(UID)
    assert sorted(store.games.iterdir()) == before
    closed(file)


def test_a_game_that_may_not_be_locked_is_for_looking_only(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    kept_with(store, 1)
    real = os.open

    def refuse(path: Any, *args: Any) -> int:
        if str(path).endswith(".lock"):
            raise PermissionError(errno.EACCES, "no")
        return real(path, *args)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        file = store.open(UID)
        new = store.create(of(1, "another-game"))
        assert store.flush()
    assert file.readonly
    assert file.reason is not None
    assert "permission denied" in file.reason.source
    with pytest.raises(RuntimeError, match="looking only"):
        file.save(parts(2))
    assert new.last_error is not None
    assert closed(new)
    assert count_in(new.path) == 1


def test_short_writes_and_interruptions_lose_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    file = store.create(of(1))
    assert file.flush()
    write, fsync, calls = os.write, os.fsync, [0]

    def little(file: int, data: memoryview) -> int:
        calls[0] += 1
        if calls[0] % 3 == 0:
            raise InterruptedError(errno.EINTR, "a signal")
        return write(file, data[:97])

    def again(file: int) -> None:
        calls[0] += 1
        if calls[0] % 2:
            raise InterruptedError(errno.EINTR, "a signal")
        fsync(file)

    monkeypatch.setattr(os, "write", little)
    monkeypatch.setattr(os, "fsync", again)
    file.save(parts(500))
    assert file.flush()
    assert count_in(file.path) == 500
    assert calls[0] > 100
    closed(file)


def test_a_disk_that_takes_nothing_is_an_error_and_no_endless_loop(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = store.create(of(1))
    assert file.flush()
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", lambda file, data: 0)
        file.save(parts(2))
        assert not file.flush()
    assert closed(file)


def test_a_folder_that_vanished_is_made_again(store: Store) -> None:
    file = store.create(of(1))
    assert file.flush()
    store.games.rename(store.folder / "elsewhere")
    file.save(parts(2))
    assert file.flush()
    assert count_in(file.path) == 2
    closed(file)


def test_a_fault_in_a_callback_or_a_save_does_not_end_the_writing(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    file = store.create(of(1))
    assert file.flush()
    file.on_saved = fail
    file.save(parts(2))
    assert file.flush()
    file.on_saved = None
    with monkeypatch.context() as patch:
        patch.setattr(files, "write", fail)
        file.save(parts(3))
        assert store.flush()
    assert file.last_error is not None
    assert "error in Boardroom" in file.last_error.source
    assert closed(file)
    assert count_in(file.path) == 3
    assert caplog.text.count("Traceback") == 2


def test_where_another_program_holds_the_file_a_moment_the_save_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = tmp_path / "held"
    files.write(held, [b"old"])
    replace = os.replace
    refused: list[Any] = []

    def busy(source: Any, target: Any) -> None:
        if len(refused) < 3:
            refused.append(target)
            raise PermissionError(errno.EACCES, "in use")
        replace(source, target)

    monkeypatch.setattr(os, "replace", busy)
    with pytest.raises(PermissionError):
        files.write(held, [b"new"], patience=(0.0,))
    assert (len(refused), held.read_bytes()) == (2, b"old")
    refused.clear()
    files.write(held, [b"new"], patience=(0.0,) * 5)
    assert (len(refused), held.read_bytes()) == (3, b"new")
    assert list(tmp_path.iterdir()) == [held]


def test_the_writer_serves_every_key_in_turn_and_cannot_wait_for_itself() -> None:
    writer = Writer()
    free = threading.Event()
    done: list[str] = []
    refused: list[str] = []

    def wait_for_itself() -> None:
        try:
            writer.wait()
        except RuntimeError as error:
            refused.append(str(error))

    writer.put("first", lambda: waited(free))
    for turn in range(3):
        for key in ("a", "b"):
            writer.put(key, partial(done.append, f"{key}{turn}"))
    writer.put("c", wait_for_itself)
    assert not writer.wait("a", 0)
    free.set()
    assert writer.wait(None, 10)
    assert done == ["a2", "b2"]
    assert len(refused) == 1


def test_who_wants_to_know_when_all_is_written_is_told_and_waits_for_nothing() -> None:
    writer, free, told = Writer(), threading.Event(), []
    writer.when_idle("a", lambda: told.append("nothing to do"))
    assert told == ["nothing to do"]
    writer.put("a", lambda: waited(free))
    writer.put("b", lambda: None)
    heard = threading.Event()
    writer.when_idle("a", lambda: told.append("a"))

    def all_written() -> None:
        told.append("all")
        heard.set()

    writer.when_idle(None, all_written)
    assert told == ["nothing to do"]
    free.set()
    assert heard.wait(10)
    assert told == ["nothing to do", "a", "all"]


def test_a_game_that_was_let_go_is_free_once_its_last_step_is_written(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = store.create(of(1))
    assert file.flush()
    free, reached, fsync = threading.Event(), threading.Event(), os.fsync

    def stuck(file: int) -> None:
        reached.set()
        waited(free)
        fsync(file)

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", stuck)
        file.save(parts(2))
        assert reached.wait(10)
        file.let_go()
        with pytest.raises(RuntimeError, match="closed"):
            file.save(parts(3))
        assert store.open(UID).readonly
        free.set()
        assert store.flush()
    told: list[bool] = []
    store.finish(told.append)
    file.finish(told.append)
    assert told == [True, True]
    again = store.open(UID)
    assert not again.readonly
    assert again.record == of(2)
    again.let_go()
    assert not store.open(UID).readonly


def test_what_failed_is_tried_once_more_before_it_is_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    file = store.create(of(1))
    assert file.flush()
    told: list[bool] = []
    for works in (False, True):
        with monkeypatch.context() as patch:
            if not works:
                patch.setattr(os, "write", lambda file, data: 0)
                file.save(parts(2))
                assert store.flush()
            done = threading.Event()

            def tell(written: bool, done: threading.Event = done) -> None:
                told.append(written)
                done.set()

            file.finish(tell)
            assert done.wait(10)
    assert told == [False, True]
    assert count_in(file.path) == 2
    assert closed(file)


def test_a_save_that_fails_while_it_is_waited_for_is_tried_once_more_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = store.create(of(1))
    assert file.flush()
    free, reached, heard, told = threading.Event(), threading.Event(), threading.Event(), []
    write = os.write

    def fails_once(file: int, data: bytes) -> int:
        if reached.is_set():
            return write(file, data)
        reached.set()
        waited(free)
        return 0

    def tell(written: bool) -> None:
        told.append(written)
        heard.set()

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", fails_once)
        file.save(parts(2))
        assert reached.wait(10)
        file.finish(tell)
        free.set()
        assert heard.wait(10)
    assert told == [True]
    assert count_in(file.path) == 2
    assert closed(file)


# Older files


def test_older_files_are_kept_at_the_start_of_a_session_and_every_twenty_saves(store: Store) -> None:
    kept_with(store, 0)
    os.utime(store.path(UID), (0, 0))
    file = store.open(UID)
    for count in range(1, 2 * SAVES_APART + 2):
        file.save(parts(count))
        assert file.flush()
        os.utime(file.path, (count, count))
    held = sorted(count_in(slot) for slot in backups(file.path))
    assert held == [0, SAVES_APART, 2 * SAVES_APART]
    closed(file)
    file = store.open(UID)
    file.save(parts(99))
    assert closed(file)
    assert sorted(count_in(slot) for slot in backups(file.path)) == [*held[1:], 2 * SAVES_APART + 1]


def test_a_backup_is_opened_as_a_copy_where_the_newest_file_is_damaged(store: Store) -> None:
    kept_with(store, 1)
    file = store.open(UID)
    file.save(parts(2))
    assert closed(file)
    store.path(UID).write_bytes(b"{")
    (backup,) = (slot for slot in backups(store.path(UID)) if slot.exists())
    with pytest.raises(Unreadable, match="damaged"):
        store.open(UID)
    assert store.uid_of(backup) is None
    copy = copied(store, backup)
    assert not copy.readonly
    assert len(copy.record.actions) == 1
    assert closed(copy)
    assert store.path(UID).read_bytes() == b"{"
    assert count_in(backup) == 1


def test_saves_that_fail_do_not_push_good_files_out_of_the_backups(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_with(store, 1)
    path = store.path(UID)
    for age, slot in enumerate(backups(path), 1):
        slot.write_bytes(b"older")
        os.utime(slot, (age, age))
    file = store.open(UID)
    replace = os.replace

    def refuse(source: Any, target: Any) -> None:
        if target == path:
            raise PermissionError(errno.EACCES, "no")
        replace(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        for _ in range(5):
            file.save(parts(2))
            assert store.flush()
            assert keep_backup(path)
        assert count_in(path) == 1
    assert [slot.read_bytes() for slot in backups(path)].count(b"older") == 2
    assert closed(file)
    assert keep_backup(path)
    assert keep_backup(path)
    assert [slot.read_bytes() for slot in backups(path)].count(b"older") == 1


# Two windows


def test_a_second_window_opens_a_game_for_looking_only_until_the_first_closes_it(store: Store) -> None:
    first = store.create(of(3))
    assert first.flush()
    second = store.open(UID)
    assert second.readonly
    assert second.reason is not None
    assert "another window" in second.reason.source
    assert second.record == of(3)
    with pytest.raises(RuntimeError, match="looking only"):
        second.save(parts(4))
    assert closed(second)
    first.save(parts(4))
    assert closed(first)
    third = store.open(UID)
    assert not third.readonly
    assert third.record == of(4)
    closed(third)


def test_a_second_process_opens_a_game_for_looking_only(store: Store) -> None:
    file = store.create(of(3))
    assert file.flush()
    script = (
        "import sys; from pathlib import Path; from boardroom.controller.storage.store import Store\n"
        "print(Store(Path(sys.argv[1])).open(sys.argv[2]).readonly)"
    )

    def ask() -> str:
        command = [sys.executable, "-c", script, str(store.folder), UID]
        return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout.strip()

    assert ask() == "True"
    closed(file)
    assert ask() == "False"


def test_a_file_system_without_locks_still_lets_one_play(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")

    def none(file: int, how: int) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    kept_with(store, 1)
    monkeypatch.setattr(fcntl, "flock", none)
    file = store.open(UID)
    assert not file.readonly
    closed(file)


@pytest.mark.parametrize(("pace", "number"), [("full", 4), ("person", 1)])
def test_a_process_killed_while_saving_leaves_a_whole_game_that_is_free(tmp_path: Path, pace: str, number: int) -> None:
    found = rounds(tmp_path, number, pace)
    assert len(found) == number
    assert all(r.finished <= r.loaded for r in found)


def test_what_was_accepted_is_written_before_the_process_ends(store: Store) -> None:
    script = (
        "import sys; from pathlib import Path; from boardroom.controller.storage.store import Store\n"
        "from tests.test_store import of, parts\n"
        "file = Store(Path(sys.argv[1])).create(of(0))\n"
        "for count in range(200): file.save(parts(count))\n"
    )
    subprocess.run([sys.executable, "-c", script, str(store.folder)], check=True, cwd=ROOT)
    assert count_in(store.path(UID)) == 199


# Files from elsewhere


def test_a_file_from_outside_is_opened_as_a_copy_and_stays_as_it_is(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "from a friend.json"
    store.export(played(), path)
    before, when = path.read_bytes(), path.stat().st_mtime_ns
    file = copied(store, path)
    assert file.uid != UID
    assert evolve(file.record, uid=UID) == played()
    file.save(parts(2))
    assert closed(file)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, when)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["Boardroom data", "from a friend.json"]


def test_a_running_game_is_exported_from_its_parts(store: Store) -> None:
    path = store.exports / "対局.json"
    store.export(parts(7), path)
    assert count_in(path) == 7


def test_an_export_that_fails_says_why_and_leaves_what_was_there(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="folder is missing"):
        store.export(of(1), tmp_path / "nowhere" / "x.json")
    (tmp_path / "taken").mkdir()
    with pytest.raises(StoreError, match="could not be written"):
        store.export(of(1), tmp_path / "taken")
    with pytest.raises(StoreError, match="too long"):
        store.export(of(1), tmp_path / ("x" * 300))
    assert [p.name for p in tmp_path.iterdir()] == ["taken"]


def test_what_is_no_file_cannot_be_opened(store: Store, tmp_path: Path) -> None:
    for path, says in (
        (tmp_path / "none.json", "does not exist"),
        (tmp_path, "ordinary"),
        (Path(os.devnull), "ordinary"),
    ):
        with pytest.raises(Unreadable, match=says):
            copied(store, path)
    with pytest.raises(Unreadable, match="does not exist"):
        store.open("no-such-game")
    for uid in ("../games", "..", "", "CON", "a/b/c/d/e"):
        with pytest.raises(ValueError, match="no uid"):
            store.open(uid)


def test_what_no_record_can_hold_is_refused_by_every_door_in_the_same_words(store: Store, tmp_path: Path) -> None:
    kept_with(store, 1)
    long = ",".join(['\n    [0, "' + "x" * 3990 + '"]'] * 3800)
    outside = tmp_path / "long.json"
    outside.write_bytes(
        b"".join(Ledger(HEAD).parts(WHEN, None)).replace(b'"actions": [', b'"actions": [' + long.encode())
    )
    assert outside.stat().st_size < document.MOST_BYTES
    shutil.copy(outside, store.path(UID))
    with pytest.raises(Unreadable, match="too long to read"):
        copied(store, outside)
    with pytest.raises(Unreadable, match="too long to read"):
        store.open(UID)
    (listed,) = store.saved()
    assert listed.problem is not None
    assert "too long to read" in listed.problem.why.source


def test_a_new_game_cannot_take_the_place_of_another(store: Store) -> None:
    file = store.create(of(1))
    assert file.flush()
    with pytest.raises(StoreError, match="another window"):
        store.create(of(2))
    closed(file)
    with pytest.raises(StoreError, match="already"):
        store.create(of(2))
    assert count_in(file.path) == 1
    assert new_uid() != new_uid()


# The list


def test_a_bad_file_is_listed_with_its_problem_beside_the_good_ones_and_stays_as_it_is(store: Store) -> None:
    kept_with(store, 1)
    (store.games / "broken-game.json").write_bytes(b'{"format": "boardroom-record", "version": 99}')
    (store.games / "a copy.json").write_bytes(store.path(UID).read_bytes())
    (store.games / "a-folder.json").mkdir()
    for age, path in enumerate(sorted(store.games.glob("*.json")), 1):
        os.utime(path, (age, age))
    found = {s.path.name: s for s in store.saved()}
    assert list(found) == ["broken-game.json", "a-folder.json", "a copy.json", f"{UID}.json"]
    assert [name for name, s in found.items() if s.record] == [f"{UID}.json"]
    problems = {name: s.problem for name, s in found.items() if s.problem}
    assert "newer" in str(problems["broken-game.json"])
    assert problems["broken-game.json"].place == "broken-game.json: version"
    assert "does not match" in str(problems["a copy.json"])
    with pytest.raises(Unreadable, match="newer"):
        store.open("broken-game")
    with pytest.raises(Unreadable, match="newer"):
        store.open("broken-game")
    assert (store.games / "broken-game.json").read_bytes() == b'{"format": "boardroom-record", "version": 99}'
    copy = copied(store, store.games / "a copy.json")
    assert closed(copy)


def test_one_game_is_looked_at_without_reading_the_others(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(3):
        file = store.create(of(number, f"another-game-{number}"))
        assert closed(file)
    store.path("broken-game").write_bytes(b"{")
    read: list[str] = []
    real = files.read

    def noted(path: Path, *most: int) -> bytes:
        read.append(path.name)
        return real(path, *most)

    monkeypatch.setattr(files, "read", noted)
    assert store.look("another-game-1").record == of(1, "another-game-1")
    assert read == ["another-game-1.json"]
    assert "cut off" in str(store.look("broken-game").problem)
    assert "does not exist" in str(store.look("no-such-game").problem)
    with pytest.raises(ValueError, match="no uid"):
        store.look("../games")


def test_of_a_file_that_names_another_game_no_more_than_its_beginning_is_read(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for uid, game in (("one-of-ours", "ours"), ("one-of-theirs", "theirs"), ("another-of-ours", "ours")):
        store.create(evolve(of(1, uid), game=game)).finish(lambda written: None)
    assert store.flush()
    (store.games / "damaged-file.json").write_text('{"game": "ours"')
    read: list[str] = []
    whole = files.read

    def noted(path: Path, *most: int) -> bytes:
        read.append(path.stem)
        return whole(path, *most)

    monkeypatch.setattr(files, "read", noted)
    assert [saved.path.stem for saved in store.saved_games_of("ours")] == ["another-of-ours", "one-of-ours"]
    assert "one-of-theirs" not in read
    assert [saved.path.stem for saved in Store(store.folder / "elsewhere").saved_games_of("ours")] == []


def test_a_folder_that_cannot_be_listed_is_named(store: Store) -> None:
    store.folder.mkdir()
    store.games.write_text("a file where the folder should be")
    (found,) = store.saved()
    assert isinstance(found, Saved)
    assert found.problem is not None
    assert found.problem.place == str(store.games)


def test_two_thousand_damaged_files_are_read_or_refused_and_never_touched(store: Store) -> None:
    rng = random.Random(5)
    store.games.mkdir(parents=True)
    good = b"".join(Ledger(played()).parts(WHEN, None))
    bad = {f"game-{i:05}": mutated(good, rng) for i in range(2000)}
    for uid, data in bad.items():
        store.path(uid).write_bytes(data)
    found = store.saved()
    assert len(found) == 2000
    assert all((s.record is None) != (s.problem is None) for s in found)
    for uid in list(bad)[:200]:
        with pytest.raises(Unreadable):
            store.open(uid)
        try:
            copy = copied(store, store.path(uid))
        except Unreadable:
            continue
        assert closed(copy)
    assert all(store.path(uid).read_bytes() == data for uid, data in bad.items())


def test_a_removed_game_is_kept_elsewhere_and_can_be_brought_back(store: Store) -> None:
    kept_with(store, 1)
    file = store.open(UID)
    file.save(parts(2))
    with pytest.raises(StoreError, match="another window"):
        store.remove(UID)
    assert closed(file)
    store.remove(UID)
    assert store.saved() == []
    assert list(store.games.iterdir()) == []
    assert count_in(store.folder / "removed" / f"{UID}.json") == 2
    store.restore(UID)
    assert [len(s.record.actions) for s in store.saved() if s.record] == [2]
    assert [slot.exists() for slot in backups(store.path(UID))].count(True) == 1
    store.remove(UID)
    with pytest.raises(StoreError, match="folder is missing"):
        store.remove(UID)


# Settings


def test_settings_come_back_as_they_were_saved(store: Store) -> None:
    assert store.load_settings() == {}
    settings = {"language": "ja", "volume": 0.5, "window": [10, 20, 1280, 720], "name": "山田"}
    store.save_settings({"language": "en"})
    store.save_settings(settings)
    assert store.load_settings() == settings
    assert store.settings_problem is None
    assert json.loads((store.folder / "settings.json").read_text("utf-8")) == settings
    store.save_settings({})
    assert store.load_settings() == {}


@pytest.mark.parametrize("data", [b"", b"{", b"[1]", b'{"a": NaN}', b'{"a": 1, "a": 2}', b" " * 2**20 + b"{}", b"\xff"])
def test_broken_settings_are_kept_aside_and_the_usual_ones_used(store: Store, data: bytes) -> None:
    store.folder.mkdir()
    (store.folder / "settings.json").write_bytes(data)
    assert store.load_settings() == {}
    assert store.settings_problem is not None
    assert "kept" in store.settings_problem.source
    assert (store.folder / "settings.broken.json").read_bytes() == data
    store.save_settings({"language": "ja"})
    assert store.load_settings() == {"language": "ja"}
    assert store.settings_problem is None


def test_settings_that_cannot_be_written_are_reported_and_the_old_ones_stay(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save_settings({"language": "ja"})
    assert store.flush()
    heard: list[str] = []
    store.on_error = lambda text: heard.append(text.source)
    with monkeypatch.context() as patch:
        Fault(patch, name="fsync")
        store.save_settings({"language": "en"})
        assert store.flush()
    assert len(heard) == 1
    assert "full" in heard[0]
    assert store.load_settings() == {"language": "ja"}
    with pytest.raises(ValueError, match="JSON"):
        store.save_settings({"volume": float("nan")})


def test_the_usual_folder_is_the_systems_for_this_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = Store.default().folder
    assert folder.name == "boardroom"
    assert not folder.exists()
    if sys.platform == "linux":
        assert folder.parent == tmp_path


def test_a_game_file_is_what_the_store_gives(store: Store) -> None:
    file = store.create(of(1))
    assert isinstance(file, GameFile)
    heard: list[int] = []
    file.on_saved = lambda: heard.append(1)
    file.save(parts(2))
    assert closed(file)
    assert heard


# What others must not read, and what they may have put there

posix = pytest.mark.skipif(os.name == "nt", reason="Windows keeps a person's folders for that person itself")


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


@posix
@pytest.mark.parametrize("umask", [0o000, 0o022, 0o777])
def test_nobody_else_may_read_a_game_whatever_the_umask_says(tmp_path: Path, umask: int) -> None:
    store = Store(tmp_path / "data")
    usual = os.umask(umask)
    try:
        file = store.create(of(1))
        assert file.flush()
        store.save_settings({"language": "ja"})
        assert store.flush()
        store.export(of(1), store.exports / "game.json")
        assert closed(file)
        again = store.open(UID)
        again.save(parts(2))
        assert closed(again)
        store.remove(UID)
    finally:
        os.umask(usual)
    made = [store.folder, *store.folder.rglob("*")]
    assert {path.name for path in made} >= {"data", "games", "removed", "exports", "settings.json", "game.json"}
    assert {path: oct(rights(path)) for path in made if rights(path) & 0o077} == {}
    assert all(rights(path) == (0o700 if path.is_dir() else 0o600) for path in made)


@posix
def test_a_data_folder_from_before_is_closed_to_others_with_the_next_save(store: Store) -> None:
    store.games.mkdir(parents=True)
    store.folder.chmod(0o755)
    kept_with(store, 1)
    assert rights(store.folder) == 0o700


@posix
def test_an_export_to_a_place_of_ones_choice_is_a_file_like_any_other_there(store: Store, tmp_path: Path) -> None:
    usual = os.umask(0o022)
    try:
        store.export(of(1), tmp_path / "for a friend.json")
    finally:
        os.umask(usual)
    assert rights(tmp_path / "for a friend.json") == 0o644


@posix
@pytest.mark.parametrize("trap", ["link", "dangling link", "pipe", "folder", "file"])
def test_what_lies_in_the_place_of_a_temporary_file_is_neither_followed_nor_waited_for(
    store: Store, tmp_path: Path, trap: str
) -> None:
    kept_with(store, 1)
    outside = tmp_path / "outside"
    temporary = store.games / f"{UID}.json.{os.getpid()}.tmp"
    if "link" in trap:
        if trap == "link":
            outside.write_bytes(b"precious")
        temporary.symlink_to(outside)
    elif trap == "pipe":
        os.mkfifo(temporary)
    elif trap == "folder":
        temporary.mkdir()
    else:
        temporary.write_bytes(b"x" * 10**6)
    file = store.open(UID)
    # What is left from before is removed on opening; somebody puts it there again.
    if not temporary.exists() and trap == "link":
        temporary.symlink_to(outside)
    file.save(parts(2))
    assert file.flush()
    assert closed(file)
    assert count_in(store.path(UID)) == 2
    assert rights(store.path(UID)) == 0o600
    assert not store.path(UID).is_symlink()
    assert outside.exists() == (trap == "link")
    assert trap != "link" or outside.read_bytes() == b"precious"


@posix
def test_a_pipe_among_the_games_is_a_bad_file_and_holds_nothing_up(store: Store) -> None:
    store.games.mkdir(parents=True)
    os.mkfifo(store.games / "pipe-in-place.json")
    (found,) = store.saved()
    assert "ordinary" in str(found.problem)
    with pytest.raises(Unreadable, match="ordinary"):
        copied(store, store.games / "pipe-in-place.json")


@posix
def test_a_lock_that_is_a_link_is_not_followed(store: Store, tmp_path: Path) -> None:
    kept_with(store, 1)
    lock = store.path(UID).with_suffix(".lock")
    lock.unlink()
    lock.symlink_to(tmp_path / "outside")
    assert store.open(UID).readonly
    assert not (tmp_path / "outside").exists()


# Locks that are deleted


@posix
def test_after_its_lock_was_deleted_a_game_is_locked_anew_by_the_next_save(store: Store) -> None:
    first = store.create(of(1))
    assert first.flush()
    store.path(UID).with_suffix(".lock").unlink()
    first.save(parts(2))
    assert first.flush()
    assert store.open(UID).readonly
    assert closed(first)
    second = store.open(UID)
    assert not second.readonly
    assert closed(second)


@posix
def test_after_the_games_were_deleted_the_next_save_brings_the_game_back_locked(store: Store) -> None:
    first = store.create(of(1))
    assert first.flush()
    for path in store.games.iterdir():
        path.unlink()
    store.games.rmdir()
    first.save(parts(2))
    assert first.flush()
    assert store.open(UID).readonly
    assert closed(first)


@posix
def test_of_two_windows_after_the_lock_was_deleted_only_the_one_that_has_the_new_lock_can_save(store: Store) -> None:
    first = store.create(of(1))
    assert first.flush()
    store.path(UID).with_suffix(".lock").unlink()
    second = store.open(UID)
    assert not second.readonly
    first.save(parts(9))
    assert not first.flush()
    assert first.last_error is not None
    assert "taken over this game" in first.last_error.source
    assert count_in(store.path(UID)) == 1
    second.save(parts(2))
    assert second.flush()
    assert count_in(store.path(UID)) == 2
    assert closed(second)
    assert first.flush(), "the game is free again, so what could not be saved is"
    assert closed(first)


# Doors of the disk that raise


class Shut:
    """A disk that answers some system calls for some paths with an error, in every thread."""

    def __init__(self, patch: pytest.MonkeyPatch, code: int, calls: str, part: str) -> None:
        self.refused = 0
        for call in calls.split():
            patch.setattr(os, call, self._wrap(getattr(os, call), code, part))

    def _wrap(self, call: Callable[..., Any], code: int, part: str) -> Callable[..., Any]:
        def wrapped(path: Any, *args: Any, **kwargs: Any) -> Any:
            if part in str(path):
                self.refused += 1
                raise OSError(code, os.strerror(code), str(path))
            return call(path, *args, **kwargs)

        return wrapped


@pytest.mark.parametrize("code", [errno.EACCES, errno.EIO, errno.ENAMETOOLONG, errno.ELOOP, errno.ESTALE])
def test_settings_that_cannot_even_be_looked_at_are_told_and_the_usual_ones_used(
    store: Store, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    store.save_settings({"language": "ja"})
    assert store.flush()
    with monkeypatch.context() as patch:
        shut = Shut(patch, code, "stat open", "settings.json")
        assert store.load_settings() == {}
        assert shut.refused
    assert store.settings_problem is not None
    assert store.load_settings() == {"language": "ja"}
    assert store.settings_problem is None


@pytest.mark.parametrize("code", [errno.EACCES, errno.EIO, errno.EMFILE])
@pytest.mark.parametrize("calls", ["open", "stat open"])
def test_settings_that_the_system_would_not_give_stay_and_are_kept_aside_when_others_are_saved(
    store: Store, monkeypatch: pytest.MonkeyPatch, code: int, calls: str
) -> None:
    store.save_settings({"language": "ja"})
    assert store.flush()
    kept, aside = store.folder / "settings.json", store.folder / "settings.broken.json"
    with monkeypatch.context() as patch:
        shut = Shut(patch, code, calls, "settings.json")
        assert store.load_settings() == {}
        assert shut.refused
    assert store.settings_problem is not None
    assert "{reason}" in store.settings_problem.source
    assert json.loads(kept.read_bytes()) == {"language": "ja"}
    assert not aside.exists()
    store.save_settings({"theme": "day"})
    store.save_settings({"theme": "evening"})
    assert store.flush()
    assert json.loads(aside.read_bytes()) == {"language": "ja"}
    assert store.load_settings() == {"theme": "evening"}


def test_settings_that_are_read_at_the_second_time_are_not_put_aside(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save_settings({"language": "ja"})
    assert store.flush()
    with monkeypatch.context() as patch:
        Shut(patch, errno.EIO, "open", "settings.json")
        assert store.load_settings() == {}
    assert store.load_settings() == {"language": "ja"}
    store.save_settings({"language": "en"})
    assert store.load_settings() == {"language": "en"}
    assert not (store.folder / "settings.broken.json").exists()


@pytest.mark.parametrize("code", [errno.EIO, errno.EINTR, errno.EBADF])
def test_a_lock_that_complains_when_it_is_closed_is_given_back_all_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    kept_with(store, 1)
    close, complained = os.close, []

    def complain(file: int) -> None:
        close(file)
        complained.append(file)
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as patch:
        patch.setattr(os, "close", complain)
        store.remove(UID)
        store.restore(UID)
    assert complained
    assert [len(s.record.actions) for s in store.saved() if s.record] == [1]
    assert not store.open(UID).readonly


@pytest.mark.parametrize("code", [errno.EACCES, errno.EIO])
def test_a_data_folder_that_lets_nobody_in_stops_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    kept_with(store, 1)
    with monkeypatch.context() as patch:
        Shut(patch, code, "stat open mkdir scandir listdir replace", str(store.folder))
        (found,) = store.saved()
        assert found.problem is not None
        assert store.look(UID).problem is not None
        assert store.load_settings() == {}
        assert store.settings_problem is not None
        store.save_settings({"language": "ja"})
        with pytest.raises(Unreadable):
            store.open(UID)
        file = store.create(of(2, "another-game"))
        assert not file.flush()
        assert file.last_error is not None
        for act in (store.make_exports, lambda: store.remove(UID), lambda: store.restore(UID)):
            with pytest.raises(StoreError):
                act()
    assert file.flush()
    assert closed(file)


def test_a_path_longer_than_the_system_allows_is_no_file(store: Store, tmp_path: Path) -> None:
    endless = tmp_path.joinpath(*["x" * 200] * 40, "game.json")
    assert not files.exists(endless)
    assert not files.exists(Path("a\0b"))
    assert store.uid_of(endless) is None
    with pytest.raises(Unreadable):
        copied(store, endless)
    with pytest.raises(StoreError):
        store.export(of(1), endless)


@pytest.mark.parametrize("name", ["a\0b.json", "a\ud800b.json", "x" * 90 + "\0.json"])
def test_a_path_that_no_system_could_have_is_refused_in_words(store: Store, tmp_path: Path, name: str) -> None:
    for path in (tmp_path / name, tmp_path / name / "game.json"):
        with pytest.raises(Unreadable, match="cannot be read"):
            copied(store, path)
        with pytest.raises(StoreError, match="could not be written"):
            store.export(of(1), path)
    assert list(tmp_path.iterdir()) == []


def test_exports_that_are_no_folder_are_named_and_nothing_else_happens(store: Store) -> None:
    store.folder.mkdir()
    store.exports.write_text("a file where the folder should be")
    with pytest.raises(StoreError, match="in its place"):
        store.make_exports()
    with pytest.raises(StoreError, match="could not be written"):
        store.export(of(1), store.exports / "game.json")
    assert store.exports.read_text() == "a file where the folder should be"


def test_a_game_of_the_list_is_known_by_its_file_however_its_path_is_written(store: Store, tmp_path: Path) -> None:
    kept_with(store, 1)
    assert store.uid_of(store.path(UID)) == UID
    assert store.uid_of(store.games / ".." / "games" / f"{UID}.json") == UID
    assert store.uid_of(tmp_path / f"{UID}.json") is None
    assert store.uid_of(store.games / "no uid.json") is None
    if os.name != "nt":
        (tmp_path / "link.json").symlink_to(store.path(UID))
        assert store.uid_of(tmp_path / "link.json") == UID
        (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
        assert store.uid_of(tmp_path / "loop.json") is None


@pytest.mark.parametrize("game", [manifest.id for manifest in catalog.games()])
def test_a_file_of_any_game_that_is_opened_again_is_no_second_copy(tmp_path: Path, game: str) -> None:
    elsewhere, store = Store(tmp_path / "elsewhere"), Store(tmp_path / "here")
    save_game(elsewhere, game, steps=15, uid="savedgame0001")
    opened = []
    for _ in range(3):
        there = done(open_game.opening(store, elsewhere.path("savedgame0001")))
        opened.append(there.session.uid)
        closed(there.file)
    assert len(set(opened)) == 1
    assert [path.stem for path in store.games.glob("*.json")] == opened[:1]
