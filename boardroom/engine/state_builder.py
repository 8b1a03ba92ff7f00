"""A step in the making: a position as something that can be changed, until it is a state again."""

from typing import Any, Generic, TypeVar

S = TypeVar("S", bound=tuple[Any, ...])
E = TypeVar("E")


class StateBuilder(Generic[S, E]):
    """A state being changed, with what happened so far; ``barrier``: a secret was shown, or chance consulted;
    ``shown``: others were shown what only who acts knew.

    The builder of a game names the NamedTuple that it builds (``of``) and has its fields as slots. It repeats their
    types for the checker, as those of a NamedTuple cannot be set.
    """

    __slots__ = ("barrier", "events", "shown")

    events: list[E]
    barrier: bool
    shown: bool

    def __init_subclass__(cls, of: type[S]) -> None:
        # Taking a state apart and putting it together is a third of many a step. Made of the names, the two are the
        # bytecode that one would write by hand, a fifth of what a loop over the names takes. The state goes straight
        # to the tuple: calling its class costs twice as much.
        names = ", ".join(f"self.{name}" for name in of._fields)  # type: ignore[attr-defined]  # it is a NamedTuple
        source = (
            f"def __init__(self, state):\n ({names},) = state\n self.events = []\n self.barrier = self.shown = False\n"
            f"def state(self):\n return new(kind, ({names},))\n"
        )
        made: dict[str, Any] = {"new": tuple.__new__, "kind": of}
        exec(source, made)  # noqa: S102  # names of fields, which are identifiers, and nothing else
        for name in ("__init__", "state"):
            made[name].__doc__ = getattr(StateBuilder, name).__doc__
            setattr(cls, name, made[name])

    def __init__(self, state: S) -> None:
        """The position as it is, with nothing that happened."""
        raise NotImplementedError

    def state(self) -> S:
        """The state it has become."""
        raise NotImplementedError

    @property
    def beat(self) -> int:
        """The beat of what happens next: one thing after the other."""
        return len(self.events)
