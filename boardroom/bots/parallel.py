"""Work shared out: to processes of this machine, or to the workers of a cluster of Dask's ``distributed``.

The work is a function over some items that gives an answer for each. Whoever does it, the answers and their order are
the same as ``here``; what is handed on is pickled, so the function has to stand in a module.
"""

import multiprocessing
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import ceil
from typing import Final, Protocol, TypeVar
from urllib.parse import urlsplit

from boardroom.engine.text import Text, phrase, verbatim

T = TypeVar("T")
R = TypeVar("R")

MOST_PROCESSES: Final = 61
"""What Windows can wait for at once."""
PATIENCE: Final = 10
"""Seconds within which a cluster has to answer at first."""
_SCHEMES: Final = ("tcp", "tls", "ws", "wss")
_SHARES: Final = 8
"""Shares of the work for each who does it: the last is not waited for too long, and handing out costs little."""


class WorkFailed(Exception):
    """Work that could not be shared out; ``why`` is one sentence."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.source)
        self.why = why


class Runner(Protocol):
    """Whoever has work done. Raises WorkFailed."""

    def __call__(self, work: Callable[[Sequence[T]], Sequence[R]], items: Sequence[T]) -> list[R]: ...


def here(work: Callable[[Sequence[T]], Sequence[R]], items: Sequence[T]) -> list[R]:
    """Do all the work in this process."""
    return list(work(items))


def in_processes(jobs: int) -> Runner:
    """Have work done by so many processes, at most MOST_PROCESSES; one needs no other process."""
    if jobs == 1:
        return here

    def run(work: Callable[[Sequence[T]], Sequence[R]], items: Sequence[T]) -> list[R]:
        shares = _shares(items, jobs)
        if len(shares) < 2:
            return here(work, items)
        # Spawn as everywhere: no Qt and no threads of ours are copied into them.
        context = multiprocessing.get_context("spawn")
        try:
            pool = ProcessPoolExecutor(min(jobs, len(shares)), context, initializer=_end_quietly)
        except OSError as error:
            raise _not_started(error) from error
        with pool:
            try:
                # Starts the processes, too; what the work itself raises comes with the answers.
                answers = pool.map(work, shares)
            except OSError as error:
                pool.shutdown(cancel_futures=True)
                raise _not_started(error) from error
            except BrokenProcessPool as error:
                raise _stopped() from error
            try:
                return [answer for some in answers for answer in some]
            except BrokenProcessPool as error:
                raise _stopped() from error

    return run


def on_cluster(address: str) -> Runner:
    """Have work done by the workers of the cluster at an address such as "tcp://10.0.0.5:8786".

    The workers need the same version of Boardroom, and of the game. Raises WorkFailed if Dask is not installed here, or
    for what is no such address.
    """
    try:
        from distributed import Client
    except ImportError as error:
        why = phrase(
            "Parallel work",
            "A cluster needs Dask’s “distributed”, which is not installed. To install it, run: {command}",
        )
        raise WorkFailed(why.put(command='pip install "boardroom[cluster]"')) from error
    if not _is_address(address):
        why = phrase("Parallel work", "Write a cluster address as tcp://HOST:PORT, not “{address}”.")
        raise WorkFailed(why.put(address=address))

    def run(work: Callable[[Sequence[T]], Sequence[R]], items: Sequence[T]) -> list[R]:
        try:
            client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            why = phrase("Parallel work", "No cluster could be reached at {address}. Reason: {reason}")
            raise WorkFailed(why.put(address=address, reason=_told(error))) from error
        try:
            with client:
                doers = sum(client.ncores().values())
                if not doers:
                    idle = phrase("Parallel work", "The cluster at {address} has no workers.")
                    raise WorkFailed(idle.put(address=address))
                answers: list[list[R]] = client.gather(client.map(work, _shares(items, doers), pure=False))
        except WorkFailed:
            raise
        except Exception as error:
            why = phrase("Parallel work", "The cluster could not do the work. Reason: {reason}")
            raise WorkFailed(why.put(reason=_told(error))) from error
        return [answer for some in answers for answer in some]

    return run


def _shares(items: Sequence[T], doers: int) -> list[Sequence[T]]:
    size = max(1, ceil(len(items) / (doers * _SHARES)))
    return [items[start : start + size] for start in range(0, len(items), size)]


def _not_started(error: OSError) -> WorkFailed:
    why = phrase("Parallel work", "The processes could not be started. The system says: {reason}")
    return WorkFailed(why.put(reason=verbatim(error.strerror or str(error))))


def _stopped() -> WorkFailed:
    return WorkFailed(phrase("Parallel work", "One of the processes stopped unexpectedly."))


def _is_address(address: str) -> bool:
    """Whether it is one for sure: Dask closes a client that it could not make for others only after 20 seconds."""
    try:
        parts = urlsplit(address)
        return parts.scheme in _SCHEMES and bool(parts.hostname) and bool(parts.port) and not parts.path
    except ValueError:
        return False


def _told(error: Exception) -> Text:
    return verbatim(" ".join(f"{type(error).__name__}: {error}".split()))


def _end_quietly() -> None:
    """In a process: Ctrl-C in a terminal reaches it as well, and is told by the one that asked."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
