"""Work shared out: to processes of this machine, or to the workers of a cluster of Dask's ``distributed``.

The work is a function over some items that gives an answer for each. Whoever does it, the answers and their order are
the same as ``here``; what is handed on is pickled, so the function has to stand in a module.
"""

import pickle
import signal
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from math import ceil
from typing import Final, Protocol, TypeAlias, TypeVar
from urllib.parse import urlsplit

from boardroom.engine.reasoned import Reasoned
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.extras import install_command
from boardroom.frozen import is_frozen, spawn_context

T = TypeVar("T")
R = TypeVar("R")

MOST_PROCESSES: Final = 61
"""What Windows can wait for at once."""
PATIENCE: Final = 10
"""Seconds within which a cluster has to answer at first."""
_SCHEMES: Final = ("tcp", "tls", "ws", "wss")
Tell: TypeAlias = Callable[[int], object]
"""Is told how many items are done, whenever more are."""
_SHARES: Final = 8
"""Shares of the work for each who does it: the last is not waited for too long, and handing out costs little."""
_STEPS: Final = 200
"""Shares of the work that this process does itself and tells of."""


class WorkFailed(Reasoned):
    """Work that could not be shared out."""


class Runner(Protocol):
    """Whoever has work done. Raises WorkFailed."""

    def __call__(self, work: Callable[[Sequence[T]], Sequence[R]], items: Sequence[T]) -> list[R]: ...


def here(work: Callable[[Sequence[T]], Sequence[R]], items: Sequence[T]) -> list[R]:
    """Do all the work in this process."""
    return list(work(items))


def in_processes(jobs: int, tell: Tell | None = None) -> Runner:
    """Have work done by so many processes, at most MOST_PROCESSES; one needs no other process."""
    if jobs == 1:
        return here if tell is None else _telling(tell)

    def run(work: Callable[[Sequence[T]], Sequence[R]], items: Sequence[T]) -> list[R]:
        shares = _shares(items, jobs)
        if len(shares) < 2:
            return here(work, items)
        # Spawn as everywhere: no Qt and no threads of ours are copied into them.
        context = spawn_context()
        try:
            pool = ProcessPoolExecutor(min(jobs, len(shares)), context, initializer=_end_quietly)
        except OSError as error:
            raise _not_started(error) from error
        with pool:
            try:
                # Starts the processes, too; what the work itself raises comes with the answers.
                answers = pool.map(partial(_done, work), shares)
            except OSError as error:
                pool.shutdown(cancel_futures=True)
                raise _not_started(error) from error
            except BrokenProcessPool as error:
                raise _stopped() from error
            try:
                return _joined(answers, tell)
            except BrokenProcessPool as error:
                raise _stopped() from error

    return run


def on_cluster(address: str, tell: Tell | None = None) -> Runner:
    """Have work done by the workers of the cluster at an address such as "tcp://10.0.0.5:8786".

    The workers need the same version of Boardroom, and of the game. Raises WorkFailed if Dask is not installed here, or
    for what is no such address.
    """
    try:
        from distributed import Client
    except ImportError as error:
        if is_frozen():
            alone = phrase(
                "Parallel work", "This installation of Boardroom cannot use a cluster; the Python package can."
            )
            raise WorkFailed(alone) from error
        why = phrase(
            "Parallel work",
            "A cluster needs Dask’s “distributed”, which is not installed. To install it, run: {command}",
        )
        raise WorkFailed(why.put(command=install_command("cluster"))) from error
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
                asked = client.map(partial(_done, work), _shares(items, doers), pure=False)
                return _joined((share.result() for share in asked), tell)
        except WorkFailed:
            raise
        except Exception as error:
            why = phrase("Parallel work", "The cluster could not do the work. Reason: {reason}")
            raise WorkFailed(why.put(reason=_told(error))) from error

    return run


def _telling(tell: Tell) -> Runner:
    """``here``, share by share."""

    def run(work: Callable[[Sequence[T]], Sequence[R]], items: Sequence[T]) -> list[R]:
        return _joined((work(share) for share in _shares(items, _STEPS // _SHARES)), tell)

    return run


def _joined(answers: Iterable[Sequence[R]], tell: Tell | None) -> list[R]:
    """The answers of all shares in a row, told as they come."""
    joined: list[R] = []
    for some in answers:
        joined += some
        if tell is not None:
            tell(len(joined))
    return joined


def _shares(items: Sequence[T], doers: int) -> list[Sequence[T]]:
    size = max(1, ceil(len(items) / (doers * _SHARES)))
    return [items[start : start + size] for start in range(0, len(items), size)]


def _done(work: Callable[[Sequence[T]], Sequence[R]], share: Sequence[T]) -> Sequence[R]:
    """The work on a share, where another process does it. Raises WorkFailed for what could not be handed back."""
    try:
        return work(share)
    except Exception as error:
        if _comes_through(error):
            raise
        why = phrase("Parallel work", "The work could not be done. Reason: {reason}")
        raise WorkFailed(why.put(reason=_told(error))) from None


def _comes_through(error: Exception) -> bool:
    """Whether an exception is the same one, in the same words, once another process has made it anew."""
    try:
        again = pickle.loads(pickle.dumps(error))  # noqa: S301 - what was just pickled here
        return type(again) is type(error) and str(again) == str(error)
    except Exception:
        return False


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
    """What an exception says, and of which kind it is; that alone where it has no words, or none that can be had."""
    try:
        said = " ".join(str(error).split())
    except Exception:
        said = ""
    kind = type(error).__name__
    return verbatim(f"{kind}: {said}" if said else kind)


def _end_quietly() -> None:
    """In a process: Ctrl-C in a terminal reaches it as well, and is told by the one that asked."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
