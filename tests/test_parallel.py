"""Work shared out: the same answers whoever does it, and one sentence where nobody can."""

import errno
import os
import sys
from collections.abc import Iterator, Sequence
from multiprocessing.context import SpawnProcess
from typing import Any

import pytest
from distributed import Client, LocalCluster

from boardroom import __version__
from boardroom.bots.parallel import MOST_PROCESSES, WorkFailed, here, in_processes, on_cluster
from boardroom.bots.simulated_games import generators, play_each, play_many
from boardroom.engine.manifest import COMPUTER
from boardroom.extras import install_command
from tests.fakegame import HaggleRules

HAGGLING = HaggleRules()
OPTIONS = HAGGLING.resolve({}, [COMPUTER] * 2)
BOTS = ["random", "random"]


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    """A cluster of Dask's with two workers, reached over the network as any other."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, protocol="tcp://", dashboard_address=None
    ) as made:
        yield made


def doubled(numbers: Sequence[int]) -> list[int]:
    return [2 * number for number in numbers]


def broken(numbers: Sequence[int]) -> list[int]:
    raise ValueError("no\nsuch thing")


def gone(numbers: Sequence[int]) -> list[int]:
    os._exit(1)


def why(failed: "pytest.ExceptionInfo[WorkFailed]") -> str:
    text = failed.value.why
    return text.source + str(dict(text.values))


@pytest.mark.parametrize("number", [0, 1, 2, 15, 16, 17, 100])
def test_answers_come_in_the_order_of_the_items(number: int) -> None:
    for run in (here, in_processes(1)):
        assert run(doubled, range(number)) == [2 * item for item in range(number)]


def test_processes_answer_in_the_order_of_the_items() -> None:
    assert in_processes(2)(doubled, range(1000)) == [2 * item for item in range(1000)]
    assert in_processes(MOST_PROCESSES)(doubled, [4]) == [8]
    assert in_processes(2)(doubled, []) == []


def test_the_same_seed_gives_the_same_games_with_one_two_and_three_processes_and_on_a_cluster(
    cluster: LocalCluster,
) -> None:
    runners = (here, in_processes(1), in_processes(2), in_processes(3), on_cluster(cluster.scheduler_address))
    first, *others = (play_many(HAGGLING, OPTIONS, BOTS, 40, 7, run=run) for run in runners)
    assert first.games == 40
    assert others == [first] * 4
    assert play_many(HAGGLING, OPTIONS, BOTS, 40, 8) != first


def test_each_game_has_a_generator_of_its_own() -> None:
    assert len(set(generators(1, 1000))) == 1000
    assert generators(1, 1000)[:10] == generators(1, 10)


def test_a_process_that_stops_is_told_of_in_one_sentence() -> None:
    with pytest.raises(WorkFailed) as failed:
        in_processes(2)(gone, [1, 2, 3])
    assert "stopped unexpectedly" in why(failed)


@pytest.mark.parametrize("started", [0, 1])
def test_processes_that_cannot_be_started_are_told_of_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, started: int
) -> None:
    start, tried = SpawnProcess.start, []

    def refuse(process: SpawnProcess) -> None:
        tried.append(process)
        if len(tried) > started:
            raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    with pytest.raises(WorkFailed) as failed:
        in_processes(2)(doubled, range(1000))
    assert "could not be started" in why(failed)
    assert os.strerror(errno.EAGAIN) in why(failed)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="lowers a limit of the system")
def test_where_there_is_no_file_left_for_a_pipe_that_is_told_of_in_one_sentence() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    free = os.dup(0)
    os.close(free)
    resource.setrlimit(resource.RLIMIT_NOFILE, (free, hard))
    try:
        with pytest.raises(WorkFailed) as failed:
            in_processes(2)(doubled, range(1000))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert "could not be started" in why(failed)


def test_what_goes_wrong_in_the_work_itself_is_not_hidden() -> None:
    with pytest.raises(ValueError, match="such thing"):
        in_processes(2)(broken, [1, 2, 3])


def test_a_cluster_that_cannot_do_the_work_is_told_of_in_one_sentence(cluster: LocalCluster) -> None:
    with pytest.raises(WorkFailed) as failed:
        on_cluster(cluster.scheduler_address)(broken, [1, 2, 3])
    assert "ValueError: no such thing" in why(failed)


@pytest.mark.parametrize("call", ["ncores", "close"])
def test_a_cluster_that_is_lost_before_or_after_the_work_is_told_of_in_one_sentence(
    cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    whole = getattr(Client, call)
    cut: set[int] = set()

    def lost(client: Client, *args: Any, **kwargs: Any) -> None:
        whole(client, *args, **kwargs)
        # Once: a client that is collected as garbage closes itself again, whenever that comes.
        if id(client) not in cut:
            cut.add(id(client))
            raise OSError("the cable is out")

    run = on_cluster(cluster.scheduler_address)
    with monkeypatch.context() as patch:
        patch.setattr(Client, call, lost)
        with pytest.raises(WorkFailed) as failed:
            run(doubled, [1, 2])
    assert "OSError: the cable is out" in why(failed)


def test_a_cluster_without_workers_is_told_of_at_once() -> None:
    with (
        LocalCluster(n_workers=0, processes=False, protocol="tcp://", dashboard_address=None) as empty,
        pytest.raises(WorkFailed) as failed,
    ):
        on_cluster(empty.scheduler_address)(doubled, [1])
    assert "no workers" in why(failed)


@pytest.mark.parametrize("address", ["", "here", "10.0.0.5:8786", "tcp://10.0.0.5", "tcp://10.0.0.5:x", "http://a:80"])
def test_what_is_no_address_is_refused_at_once(address: str) -> None:
    with pytest.raises(WorkFailed) as failed:
        on_cluster(address)
    assert "tcp://HOST:PORT" in why(failed)


def test_without_dask_a_cluster_is_refused_with_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(WorkFailed) as failed:
        on_cluster("tcp://10.0.0.5:8786")
    assert install_command("cluster") in why(failed)


def test_a_worker_of_another_version_plays_no_games() -> None:
    assert play_each(HAGGLING, OPTIONS, BOTS, 100, __version__, [3])
    with pytest.raises(RuntimeError, match="is asked for games of Boardroom 0"):
        play_each(HAGGLING, OPTIONS, BOTS, 100, "0.0.0", [3])


def test_an_extra_is_installed_by_the_names_of_its_packages_for_the_python_that_runs() -> None:
    command = install_command("cluster")
    assert sys.executable in command
    assert "distributed" in command
    assert "miniaudio" not in command
    assert "boardroom[" not in command, "a package of that name is somebody else's"
