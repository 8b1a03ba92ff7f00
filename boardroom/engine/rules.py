"""The contract: what a game promises, and the small values it speaks in.

A game is one object of a subclass of ``Rules``. It holds no state of its own: states go in, states come out. A state
is frozen and flat, so that it can be kept, compared, encoded and handed to another process. ``S`` is the game's
state (also of its views), ``A`` its action.

Everything here is used by the session, the computer players, the table and the tests alike; the laws a game must
obey are written down as tests in ``tests/test_laws.py``.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import IntEnum
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from boardroom.engine.manifest import Option, Options, OptionValue, RefusedOption
from boardroom.engine.outcome import Outcome
from boardroom.engine.prompt import Progress
from boardroom.engine.reasoned import Reasoned
from boardroom.engine.rule_parts import Judgement, Records, Secrets, Words
from boardroom.engine.text import Text

S = TypeVar("S")
A = TypeVar("A")


class IllegalAction(Reasoned, ValueError):
    """An action that the rules do not allow now."""


class Unreadable(Reasoned, ValueError):
    """A text or a document that is not what it should be: ``place`` says where, ``why`` what is wrong."""

    def __init__(self, place: str, why: Text, /) -> None:
        super().__init__(why)
        self.place = place

    def __str__(self) -> str:
        return f"{self.place}: {super().__str__()}"


class Seal(IntEnum):
    """How far back a step can be taken."""

    DRAFT = 0
    """One's own, may be taken back or drawn up anew while the draft window lasts."""
    CONFIRM = 1
    """One's own confirmation: may be taken back until another person has looked."""
    MOVE = 2
    """Done before everybody: may be taken back until somebody else has done something."""
    FIRM = 3
    """Said before everybody, stays; but what the players are drawing up beside it may still change."""
    SHOWN = 4
    """Shows others what only who does it knew, and that player nothing new: nothing before it can be taken back where
    another person plays; before computers it is as a move.
    """
    BARRIER = 5
    """A secret shown or chance consulted: nothing before it can be taken back."""


class Step(NamedTuple, Generic[S]):
    """What an action does: the state after it, what happened, and how firmly.

    An event is a NamedTuple whose class name is a past participle; its ``beat`` orders the motion.
    """

    state: S
    events: tuple[Any, ...]
    seal: Seal


class Rules(ABC, Generic[S, A]):
    """A game's rules behind one contract: play itself, and parts that it hands over beside it (``rule_parts``).

    Seats are numbers from 0. ``legal`` of a state and of the seat's view agree. Nothing here blocks, reads a file or
    asks the clock; ``apply`` trusts its caller that the action is allowed (the session checks).
    """

    id: ClassVar[str]
    version: ClassVar[str]
    records: Records[S, A]
    """States and actions in writing."""

    words: Words[S, A]
    """What is said to people."""

    secrets: Secrets[S] = Secrets()
    """What is hidden from whom."""

    judgement: Judgement[S] = Judgement()
    """What computer players go by."""

    hands_by_choice: ClassVar[bool] = True
    """Whether decisions are made before everybody, and what only a seat may see, such as a hand of cards, is looked at
    when that seat wants to. False where secrets are decided in private, such as an order or a bid, in whichever phase.
    """

    has_start_player: ClassVar[bool] = True
    """Whether somebody begins; False where all decide at the same time."""

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """The options a game can be set up with."""

    def resolve(self, options: Options, kinds: Sequence[str]) -> dict[str, OptionValue]:
        """The options with every default filled in and every "auto" decided by who plays (kinds by seat).

        Raises ValueError for an unknown key or a value that is not offered, RefusedOption for one that does not go
        together with the others or with who plays.
        """
        known = {option.key: option for option in self.options()}
        for key, value in options.items():
            if key not in known:
                raise ValueError(f"unknown option {key!r}; there is {', '.join(known) or 'none'}")
            if value not in known[key].values:
                offered = ", ".join(str(v) for v in known[key].values)
                raise ValueError(f"option {key} cannot be {value!r}; it can be {offered}")
        chosen = {key: options.get(key, option.default) for key, option in known.items()}
        for key, value in chosen.items():
            why = self.why_not_option(chosen, kinds, key, value)
            if why is not None:
                raise RefusedOption(key, value, why)
        return chosen

    def why_not_option(self, options: Options, kinds: Sequence[str], key: str, value: OptionValue) -> Text | None:
        """Why an option cannot have a value when the others are as they are and these play (kinds by seat): a whole
        sentence. None if it can.

        What an option falls back on, its default, is open whatever else is at its default.
        """
        return None

    def option_matters(self, options: Options, kinds: Sequence[str], key: str) -> bool:
        """Whether an option makes any difference when the others are as they are and these play (kinds by seat); the
        set-up leaves out what does not. It can be given all the same.
        """
        return True

    def fitted(self, options: Options, kinds: Sequence[str]) -> dict[str, OptionValue]:
        """The options with what these players cannot have replaced: by the default, or else the first value open."""
        fitted = {option.key: options.get(option.key, option.default) for option in self.options()}
        for option in self.options():
            values = (fitted[option.key], option.default, *option.values)
            open_values = (v for v in values if self.why_not_option(fitted, kinds, option.key, v) is None)
            fitted[option.key] = next(open_values, option.default)
        return fitted

    def first_seat_begins(self, options: Options) -> bool:
        """Whether the first seat always begins, for resolved options: another game of the same then moves the start
        on. Where the lot decides, or nobody begins, it does not.
        """
        return False

    def who_starts(self, options: Options) -> Text | None:
        """Who starts with such options, as a sentence of the set-up; None where that is drawn at random, or an option
        says it.
        """
        return None

    @abstractmethod
    def setup(self, options: Options, seats: int, rng: int) -> S:
        """The first state, for resolved options, a number of seats and a generator."""

    @abstractmethod
    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that may act now, the one to be asked first in front; none when the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> tuple[A, ...]:
        """The actions of a seat, table actions excepted; empty when it is not an actor."""

    def table_actions(self, state: S, seat: int) -> tuple[A, ...]:
        """What people may always say besides: concede, offer a draw. Random play and computers do not choose them."""
        return ()

    def asides(self, state: S, seat: int) -> tuple[A, ...]:
        """What a seat may do beside its decision without the decision being over: rearrange what it has, give
        something back. People do it by hand; random play and computers leave it.
        """
        return ()

    def allows(self, state: S, seat: int, action: A) -> bool:
        """Whether a seat may do something now: a legal action, an aside, or a table action."""
        said = (self.legal, self.asides, self.table_actions)
        return any(action in actions(state, seat) for actions in said)

    def is_secret(self, action: A) -> bool:
        """Whether naming the action tells what only its seat may see; such are not listed before everybody."""
        return False

    @abstractmethod
    def apply(self, state: S, seat: int, action: A) -> Step[S]:
        """The step that a legal action makes."""

    def pictures(self, state: S, seat: int, action: A) -> tuple[S, ...]:
        """The table after each event of the step that an allowed action makes, so that motion can go from picture to
        picture; the last one is the step's state.

        A picture shows what its event and those before it have told, and nothing that comes later. It is no position:
        it is looked at (``view``, ``progress``, ``score``), and nobody is asked what may be done there.
        """
        step = self.apply(state, seat, action)
        return (step.state,) * len(step.events)

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def progress(self, state: S) -> Progress:
        """Round and phase, and in which draft window actions commute, from what everybody knows."""


AnyRules: TypeAlias = Rules[Any, Any]
