"""The guard around every method of Qt's that a class made in Python has in place of Qt's own.

Qt calls such a method while Python waits for Qt (in ``show``, ``resize``, ``grab``, ``processEvents``). On Python 3.11
an exception that C code raised there (a division by zero, an index out of range) ends the process if it leaves the
method without ever having been caught in Python. So each is caught where it arises, told to ``sys.excepthook`` like
any other that nobody caught, and Qt gets a harmless answer.

It is the common base of all of Qt's classes that puts the guard there, as each class is made: nobody has to remember
it, and it is there in a table of somebody else's, too.
"""

import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import cache, wraps
from inspect import unwrap
from typing import Any, Final

from shiboken6 import Shiboken

_GUARDED: Final = "__guarded__"
_QT: Final = ("PySide6", "shiboken6", "Shiboken")
"""The packages, and the module, that Qt's own classes say they come from."""
_LASTING: Final = ("exec", "run")
"""Methods of Qt's own that return when they are told to: nothing to be had in place of an answer."""


def install() -> None:
    """Have every class of Qt's kind that is made from now on guarded."""
    Shiboken.Object.__init_subclass__ = classmethod(_guard)  # type: ignore[assignment]


def unguarded(cls: type) -> list[str]:
    """The methods of a class that are called in place of Qt's own and would let an exception out."""
    return [name for name, found in _overrides(cls) if not hasattr(found, _GUARDED)]


def harmless(function: Callable[..., Any]) -> Any:
    """What Qt is given in place of an answer: the empty value of the type that the method says it returns, None where
    it says none or there is no empty one.
    """
    kind = _annotations(function).get("return")
    if isinstance(kind, str):
        kind = getattr(unwrap(function), "__globals__", {}).get(kind, getattr(sys.modules["builtins"], kind, None))
    try:
        return kind() if isinstance(kind, type) else None
    except TypeError:
        return None  # A type without an empty value: PySide6 tells of it and goes on with one of Qt's.


def _annotations(function: Callable[..., Any]) -> dict[str, Any]:
    return getattr(function, "__annotations__", {})


def _guard(cls: type, /, **options: object) -> None:
    super(Shiboken.Object, cls).__init_subclass__(**options)  # type: ignore[misc]  # cls is one of Qt's kind
    for name, found in _overrides(cls):
        if not hasattr(found, _GUARDED):
            setattr(cls, name, guarded(found, _qts(cls, name)))


def _overrides(cls: type) -> list[tuple[str, Callable[..., Any]]]:
    """The functions that a class made in Python has, itself or from classes that are no Qt classes, in place of a
    method of Qt's of that name; not what belongs to Python (``__init__``).
    """
    found: dict[str, Any] = {}
    for base in cls.__mro__:
        if not _is_qts(base):
            for name, value in vars(base).items():
                found.setdefault(name, value)
        else:
            # What Qt has before a class that is none of its own stays Qt's.
            found.update((name, None) for name in _names(base) if name not in found)
    theirs = frozenset().union(*(_names(base) for base in cls.__mro__ if _is_qts(base)))
    return [(name, value) for name, value in found.items() if name in theirs and _is_method(value)]


def _is_method(value: object) -> bool:
    """Whether something in a class is called with what it is called on: a function, or what is wrapped around one."""
    kind = type(value)
    return callable(value) and hasattr(kind, "__get__") and not isinstance(value, type) and not _is_qts(kind)


@cache
def _names(base: type) -> frozenset[str]:
    """What a class of Qt's has itself, but for what belongs to Python."""
    return frozenset(name for name in vars(base) if not (name.startswith("__") and name.endswith("__")))


def _is_qts(cls: type) -> bool:
    return cls.__module__.partition(".")[0] in _QT


def _qts(cls: type, name: str) -> Callable[..., Any]:
    """Qt's own method of that name."""
    found: Callable[..., Any] = next(vars(base)[name] for base in cls.__mro__ if _is_qts(base) and name in vars(base))
    return found


def guarded(function: Callable[..., Any], qts: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """The function, but what it raises is told to ``sys.excepthook`` and it gives something harmless then: where it
    does not say what it returns, what Qt's own method gives, if there is one.
    """

    @wraps(function)
    def guard(*arguments: Any, **named: Any) -> Any:
        try:
            return function(*arguments, **named)
        except BaseException as error:
            _tell(error)
        if qts is not None and qts.__name__ not in _LASTING and "return" not in _annotations(function):
            with suppress(Exception):
                return qts(*arguments, **named)
        return harmless(function)

    setattr(guard, _GUARDED, True)
    return guard


def _tell(error: BaseException) -> None:
    try:
        sys.excepthook(type(error), error, error.__traceback__)
    except Exception:
        traceback.print_exc()
    # What those methods had made goes now: a painter must not outlive the event that it paints in.
    traceback.clear_frames(error.__traceback__)
