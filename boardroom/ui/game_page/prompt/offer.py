"""What is offered beside the prompt: a button that is wanted, with all that it says and does."""

from collections.abc import Callable
from typing import Any

from attrs import field, frozen

from boardroom.engine.prompt import Role
from boardroom.engine.text import Text
from boardroom.ui.stage.gestures.gesture import COMPUTERS_FOLLOW, WHEN_COMPUTERS_FOLLOW

Look = tuple[bool, str, str]
"""Whether a button is a main one, its icon, and the key that it wears."""


@frozen
class Offer:
    """A button wanted beside the prompt. ``why`` switches it off, said as in ``brief`` where that has no room;
    ``remark`` is a second line while it is on, and may go before the question is cut where ``remark_goes``; ``about``
    is its tip; what it ``does`` is heard where the focus is on it. It stands ``apart`` from those at its left, behind a
    rule. One that is ``meant`` never asks for a second Enter: what was picked was picked for it, a press asks anyway,
    or nothing that can be done is lost by it. One that is ``ahead`` stands before the others, as it may go; one that
    ``stays`` does not leave its place for that of the main button. One that has another label ``in_turn`` has room for
    that, too. One that ``leaves`` puts the game away: a key that was meant for the button before it does not press it.
    """

    key: str
    label: Text
    act: Callable[[], Any] = field(eq=False)
    role: Role = Role.PLAIN
    icon: str = ""
    cap: str = ""
    why: Text | None = None
    brief: Text | None = None
    remark: Text | None = None
    remark_goes: bool = False
    about: Text | None = None
    does: tuple[Text, ...] = ()
    apart: bool = False
    meant: bool = False
    ahead: bool = False
    stays: bool = False
    in_turn: Text | None = None
    leaves: bool = False

    @property
    def look(self) -> Look:
        """How its button looks, whatever it says."""
        return self.role is Role.MAIN, self.icon, self.cap

    @property
    def tip(self) -> tuple[Text, ...]:
        """More of what it does, and when what its remark says may happen does."""
        follow = self.why is None and self.remark == COMPUTERS_FOLLOW
        return tuple(words for words in (self.about, WHEN_COMPUTERS_FOLLOW if follow else None) if words is not None)
