"""Every exception of the package keeps what it says on its way from one process to another."""

import inspect
import pickle
import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom.bots.parallel import WorkFailed, in_processes
from boardroom.commands.saved import Trouble
from boardroom.engine.reasoned import Reasoned
from boardroom.engine.text import Piece, Seat, Text, in_english, phrase, verbatim

REASON = phrase("Session", "{name} has taken {piece}.").put(name=Seat(1), piece=Piece("b2", verbatim("the foal")))
EXAMPLES = {
    Text: REASON,
    Trouble: Trouble("record", "actions[3]", REASON),
    str: "seats[0]",
    int: 3,
    Path: Path("some", "where"),
    OSError: OSError(28, "No space left on device"),
}


def exceptions() -> list[type[Exception]]:
    """Every exception class that a module of the package defines."""
    found = set()
    for module in pkgutil.walk_packages(boardroom.__path__, "boardroom."):
        for value in vars(import_module(module.name)).values():
            if inspect.isclass(value) and issubclass(value, Exception) and value.__module__.startswith("boardroom."):
                found.add(value)
    return sorted(found, key=lambda kind: (kind.__module__, kind.__qualname__))


def parameters(kind: type[Exception]) -> list[inspect.Parameter]:
    """What the constructor of an exception takes; one text where it has none of its own."""
    if not inspect.isfunction(kind.__init__):
        return [inspect.Parameter("message", inspect.Parameter.POSITIONAL_ONLY, annotation=str)]
    return list(inspect.signature(kind, eval_str=True).parameters.values())


def made(kind: type[Exception]) -> Exception:
    """One of a kind, every argument given."""
    given = []
    for parameter in parameters(kind):
        (example,) = [EXAMPLES[t] for t in EXAMPLES if t in {parameter.annotation, *_either(parameter.annotation)}][:1]
        given.append(example)
    return kind(*given)


def _either(annotation: Any) -> tuple[Any, ...]:
    return getattr(annotation, "__args__", ())


@pytest.mark.parametrize("kind", exceptions(), ids=lambda kind: f"{kind.__module__}.{kind.__qualname__}")
def test_an_exception_says_the_same_in_the_process_that_asked(kind: type[Exception]) -> None:
    error = made(kind)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert str(again) == str(error) != ""
    assert repr(vars(again)) == repr(vars(error))
    if isinstance(error, Reasoned):
        assert isinstance(again, Reasoned)
        assert again.why == REASON
        assert "seat 1 has taken the foal." in str(error)


@pytest.mark.parametrize("kind", exceptions(), ids=lambda kind: f"{kind.__module__}.{kind.__qualname__}")
def test_an_exception_takes_its_arguments_by_position_only(kind: type[Exception]) -> None:
    # Those given by name are lost when it is pickled.
    assert {parameter.kind for parameter in parameters(kind)} <= {inspect.Parameter.POSITIONAL_ONLY}


def test_an_exception_is_found_in_every_part_of_the_package() -> None:
    assert {kind.__module__.split(".")[1] for kind in exceptions()} >= {
        "bots",
        "commands",
        "controller",
        "engine",
        "ui",
    }


def refused(items: Any) -> Any:
    """Work that cannot be done, for each kind a reason."""
    raise made(exceptions()[items[0]])


@pytest.mark.parametrize("kind", [k for k in exceptions() if issubclass(k, Reasoned)], ids=lambda k: k.__name__)
def test_a_reason_comes_through_from_another_process(kind: type[Reasoned]) -> None:
    place = exceptions().index(kind)
    with pytest.raises(kind) as failed:
        in_processes(2)(refused, [place, place])
    assert failed.value.why == REASON


class Stubborn(Exception):
    """What a game from elsewhere may raise: it cannot be made anew of what it keeps."""

    def __init__(self, colour: str, number: int) -> None:
        super().__init__(f"{colour} {number} is taken")


class Forgetful(Exception):
    """It is made anew without its words."""

    def __init__(self, colour: str = "") -> None:
        super().__init__()
        self._said = [f"{colour} is taken"]

    def __str__(self) -> str:
        return self._said[0]

    def __reduce__(self) -> tuple[Any, ...]:
        return Forgetful, ()


class Changeling(Exception):
    """What is made of it is no exception."""

    def __reduce__(self) -> tuple[Any, ...]:
        return str, ("nothing",)


class Speechless(Exception):
    """It fails to say what happened."""

    def __str__(self) -> str:
        raise ValueError("no words")


HARD = {
    "Stubborn: green 4 is taken": Stubborn("green", 4),
    "Forgetful: red is taken": Forgetful("red"),
    "Changeling: yes": Changeling("yes"),
    "Changeling": Changeling(),
    "Speechless": Speechless(),
}


def hard(items: Any) -> Any:
    raise [*HARD.values()][items[0]]


@pytest.mark.parametrize("number", range(len(HARD)), ids=list(HARD))
def test_what_cannot_be_handed_back_from_another_process_is_told_in_its_words(number: int) -> None:
    with pytest.raises(WorkFailed) as failed:
        in_processes(2)(hard, [number, number])
    assert in_english(failed.value.why) == f"The work could not be done. Reason: {[*HARD][number]}"


def interrupted(items: Any) -> Any:
    raise KeyboardInterrupt


def test_an_interruption_of_another_process_is_one_of_the_process_that_asked() -> None:
    with pytest.raises(KeyboardInterrupt):
        in_processes(2)(interrupted, [1, 2])
