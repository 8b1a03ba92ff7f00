"""What a person can do at the table: a gesture with a piece, or a button of the table's own."""

from typing import Any, Final, NamedTuple

from attrs import frozen

from boardroom.engine.prompt import Line, Role, Tone
from boardroom.engine.text import Text, phrase

FINAL: Final = phrase("Prompt", "cannot be undone")
"""What is said of an action before it is done, where there is no way back."""

COMPUTERS_FOLLOW: Final = phrase("Prompt", "undo until next reveal", "on a button after which a computer player acts")
"""What is said of an action after which only computers act: there may be no way back once they have."""
NO_WAY_BACK: Final = Line(Tone.FINAL, FINAL)
_UNTIL_REVEALED: Final = phrase("Prompt", "A computer plays next: no undo if it reveals something new", "of an action")
WHEN_COMPUTERS_FOLLOW: Final = phrase(
    "Prompt",
    "A computer plays next: once it shows something new, such as a roll or a card, there is no undo.",
    "the tip of a button",
)
"""When that is so."""
REMARKS: Final = {FINAL: NO_WAY_BACK, COMPUTERS_FOLLOW: Line(Tone.PLAIN, _UNTIL_REVEALED)}
"""The same as the last line of what an action would do, where there is room for why."""


class Gesture(NamedTuple):
    """A way to do something: move a piece (or tap it) onto a target.

    ``actions`` are proposed as they are, or, if ``redraft``, as the seat's whole new draft. ``preview`` is the action
    whose preview is shown while hovering; None for mere tidying up. ``part`` is the part that the piece is taken up by,
    nothing where it is taken up whole. ``pick`` is the key of a thing that is picked, or
    let be, instead of an action: it is done something with later, together with others (dice to be rolled again);
    those that are picked, or let be, ``along`` with it are others.
    ``answer`` is, instead of an action too, how an occasion of an optional step is answered beforehand: step, occasion
    and answer. Where ``needs`` is not 0, so many more of the actions ``first`` are done before the others (cards sold,
    to pay for one), and whoever makes the gesture is asked which. ``aimed``: it is meant only where the hand is on the
    target itself, as what gives something up; that what is held reaches over it is not enough.
    """

    source: str
    target: str
    actions: tuple[Any, ...]
    redraft: bool = False
    preview: Any = None
    pick: str = ""
    along: tuple[str, ...] = ()
    part: str = ""
    answer: tuple[str, str, str] | None = None
    first: tuple[Any, ...] = ()
    needs: int = 0
    aimed: bool = False

    def after(self, action: Any) -> "Gesture":
        """The gesture with one of its ``first`` actions chosen, which is done before the others."""
        return self._replace(actions=(action, *self.actions), needs=self.needs - 1)


@frozen
class Tool:
    """A button of the table's own beside the prompt: shuffle, clear, as last time; roll again what is picked.

    With the main ``role`` it is what the decision ends in; it has that only where no button of the rules is the main
    one. One that ``lets_be`` does nothing but let be all that is picked; one that is ``meant`` does something with what
    was picked for it: one Enter is enough. One that is ``ahead`` stands before the buttons of the rules. One that
    ``asks`` is asked about before.
    """

    key: str
    label: Text
    icon: str
    actions: tuple[Any, ...]
    redraft: bool = True
    why: Text | None = None
    role: Role = Role.PLAIN
    lets_be: bool = False
    meant: bool = False
    ahead: bool = False
    asks: Text | None = None
