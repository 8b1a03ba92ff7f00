"""What a person is told at a decision: what to do, with its buttons; where the game stands; what an action would do."""

from enum import Enum
from typing import Any

from attrs import frozen

from boardroom.engine.text import Text


class Role(Enum):
    """What a button beside the prompt is for."""

    MAIN = "main"
    PLAIN = "plain"
    TABLE = "table"


@frozen
class Button:
    """An action offered beside the prompt, and those that are done ``then``, in the same step of the seat.

    ``why`` is the reason when it cannot be pressed now. ``remark`` says in a few words below the label what it would
    lose, where the house has nothing to say there. ``about`` says more of what it does to who rests on it. Where
    the button may mean other actions, too, they are ``among`` those that are chosen from when it is pressed. ``ends``
    says that it ends the seat's part of a phase: it stands apart from the others, with a flag; ``closes`` that from
    then on only others act before everybody is shown something, so that there is no way back where those are
    computers. Where there is none in any case, the house says so (``Session.is_final``). One that is ``ahead`` stands
    before the others: it may go, and none of them moves. One that ``stays`` keeps its place among them even while it is
    the main one, and with it its key. One that ``keeps`` what can be done loses nothing by being pressed: whatever else
    its seat may do now it may still do after that, whatever chance decides.
    """

    action: Any
    label: Text
    role: Role = Role.PLAIN
    why: Text | None = None
    then: tuple[Any, ...] = ()
    remark: Text | None = None
    about: Text | None = None
    among: tuple[Any, ...] = ()
    ends: bool = False
    closes: bool = False
    ahead: bool = False
    stays: bool = False
    keeps: bool = False


@frozen
class Prompt:
    """Who must do what now, in one sentence, with a second quieter one and the buttons.

    ``secret``: the decision needs what only this seat may see. ``optional`` names the ``OptionalStep`` asked here,
    ``occasion`` the case of it, where a person may have answered just that beforehand: a group and a number, "4.7";
    the answers of a group are forgotten when one of another is given.
    ``help`` is the heading of the rules page that fits. ``heard`` is what is asked in words for who has no mouse, where
    ``ask`` says what a hand does; ``by_keys`` stands in place of ``ask`` while keys are used, and ``note_by_keys`` in
    place of ``note``, where those go another way.
    """

    ask: Text
    note: Text | None = None
    buttons: tuple[Button, ...] = ()
    secret: bool = False
    optional: str = ""
    occasion: str = ""
    help: str = ""
    heard: Text | None = None
    by_keys: Text | None = None
    note_by_keys: Text | None = None


@frozen
class Progress:
    """Where the game stands: the label of the round, the phases of a round and the current one of them.

    ``draft_window`` is a number that grows whenever drafts are over: within one window actions of different seats
    commute.
    """

    draft_window: int
    round: int
    label: Text
    phases: tuple[Text, ...]
    current: int


class Tone(Enum):
    """What a line of a preview is about; FINAL: that there is no way back, which is neither good nor bad."""

    PLAIN = "plain"
    COST = "cost"
    GAIN = "gain"
    COMPLETE = "complete"
    LOSS = "loss"
    POINTS = "points"
    FINAL = "final"


@frozen
class Line:
    """One line of a preview."""

    tone: Tone
    text: Text


@frozen
class Preview:
    """What an action would cost, give, complete or lose, as far as the acting seat can know.

    ``warning`` is set when the app should ask before doing it; it says what the lines ``warned`` say, so they are left
    out beside it; ``pieces`` are those it is about, whose they may be;
    ``gains`` are pieces that score another number of points then, each with the difference; ``closes`` is that of a
    button (``Button.closes``); ``points`` is how many the acting seat then has more, or fewer, where its lines say so:
    the keys come first to the target where that is most.
    """

    lines: tuple[Line, ...] = ()
    warning: Text | None = None
    pieces: tuple[str, ...] = ()
    gains: tuple[tuple[str, int], ...] = ()
    closes: bool = False
    points: int | None = None
    warned: tuple[Line, ...] = ()

    @property
    def below_warning(self) -> tuple[Line, ...]:
        """The lines that stand with the warning: what it says itself is not told again."""
        return tuple(line for line in self.lines if line not in self.warned)
