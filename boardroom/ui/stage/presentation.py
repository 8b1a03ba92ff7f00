"""What is shown of a game at a moment, to whom, and what may be done there: all that a table is asked about."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from boardroom.controller.session import Told
from boardroom.engine.prompt import Progress, Prompt
from boardroom.engine.text import Text


def _never(actions: Sequence[Any]) -> bool:
    return False


@frozen
class Presentation:
    """What the table pictures: a view for an audience (a seat, or None for everybody) and what that seat may do.

    ``actor`` is the seat that may act at this picture now, None if nobody; ``legal``, ``asides``, ``draft`` and
    ``forecast`` are that seat's, before everybody without what would tell its secrets. ``history`` is everything that
    happened, as the audience sees it, ``since`` the place in it where the last turn begins as it is told to who looks,
    -1 where there is none, while something is told and in a picture of the past; ``caption`` the sentence of the event
    that is being told. ``picked`` are the keys
    of the things picked for this decision, ``tumbling`` of those that tumble, of which nothing is said until they lie
    there, ``looked`` the seat whose things are looked at, None for where they lie by
    themselves. ``order`` is how the hand is sorted, one of those that the table offers. ``prompt`` is what is asked
    there, ``progress`` how far the game has come. ``beforehand`` is what the acting seat has answered beforehand, by
    step and occasion, where only that seat looks. ``is_final`` says of some actions of the acting seat whether there is
    no way back from them.
    """

    view: Any
    audience: int | None
    actor: int | None = None
    legal: tuple[Any, ...] = ()
    draft: tuple[Any, ...] = ()
    forecast: tuple[tuple[Any, ...], ...] = ()
    history: Sequence[Told] = field(factory=tuple, eq=False)
    since: int = field(default=-1, kw_only=True)
    caption: Text | None = None
    asides: tuple[Any, ...] = ()
    picked: frozenset[str] = frozenset()
    tumbling: frozenset[str] = field(default=frozenset(), kw_only=True)
    looked: int | None = None
    order: str = ""
    prompt: Prompt | None = None
    progress: Progress | None = None
    beforehand: Mapping[tuple[str, str], str] = field(factory=dict, hash=False)
    is_final: Callable[[Sequence[Any]], bool] = field(default=_never, eq=False, repr=False)

    @property
    def elsewhere(self) -> int | None:
        """The seat whose things are looked at by who may act but can do nothing there, None if there is none."""
        return self.looked if self.actor not in (None, self.looked) else None
