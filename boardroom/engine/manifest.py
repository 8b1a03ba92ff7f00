"""A game as plain data, before any of its code: titles, players, colours, and the options it is set up with."""

from collections.abc import Mapping
from typing import TypeAlias

from attrs import frozen

from boardroom.engine.reasoned import Reasoned
from boardroom.engine.text import Text

OptionValue: TypeAlias = int | str
Options: TypeAlias = Mapping[str, OptionValue]
PERSON = "person"
COMPUTER = "computer"


class RefusedOption(Reasoned, ValueError):
    """An option that does not go together with the others, or with who plays."""

    def __init__(self, key: str, value: OptionValue, why: Text, /) -> None:
        super().__init__(why)
        self.key, self.value = key, value

    def __str__(self) -> str:
        return f"option {self.key} cannot be {self.value!r} here: {super().__str__()}"


@frozen
class Option:
    """A choice made before a game: its key, what it means, its values with their names, and the default.

    ``own`` marks an option that is this application's, not the rulebook's, but for the value that the ``rulebook`` has,
    if it has one. ``advised`` is the value that the line recommends, if it does: a first game is set up with it; where
    that cannot be had, the line is left out.
    """

    key: str
    title: Text
    line: Text
    values: tuple[OptionValue, ...]
    labels: tuple[Text, ...]
    default: OptionValue
    own: bool = False
    rulebook: OptionValue | None = None
    advised: OptionValue | None = None


@frozen
class OptionalStep:
    """A question that the rules ask now and then, which a player may have answered always or never.

    ``yes`` and ``no`` are the canonical texts of the two actions; no ``yes`` where there are several ways to say it, or
    where it needs what not everybody has. Then it is asked of everybody alike, to keep that secret, and can be answered
    never, or asked only of who is able to say something else than ``no``: others learn of that by the question. A
    person who plays alone has no secret to keep, and is asked only so.

    ``single`` marks a step with one answer, ``no``, and nothing to learn from it: it is asked only of those who want to
    stop everywhere. ``again`` marks one that the rules ask those again who have said ``no``: who could do then
    all that it can do now is asked only by its own choice.
    """

    key: str
    title: Text
    line: Text
    yes: str
    no: str
    single: bool = False
    again: bool = False

    @property
    def usual(self) -> str:
        """How it is answered in a new game when nobody has chosen."""
        if self.again:
            return "once"
        return "never" if self.single else "ask"

    @property
    def answers(self) -> tuple[str, ...]:
        """How it may be answered once for a whole game."""
        if self.again:
            return "once", "ask"
        if self.yes:
            return "ask", "always", "never"
        return ("ask", "never") if self.single else ("ask", "able", "never")

    @property
    def keeps_secret(self) -> bool:
        """Whether it is asked of those, too, who can only say ``no``."""
        return not self.yes and not self.single and not self.again


@frozen
class SeatColour:
    """A colour set a seat can play: key, name, the colours of its face, side and figure as #rrggbb, and its symbol.

    Without a side it is a disc, else a tile. The symbol is the game's own art of that name, or one of the players'.
    """

    key: str
    title: Text
    face: str
    side: str
    figure: str
    symbol: str


@frozen
class Manifest:
    """A game as plain data, needed before any of its code: titles, players, and where its parts lie.

    ``rules`` and ``table`` are "module:Class"; ``package`` is the import name of the package that holds the game's
    ``help`` folder; ``art`` names its folder in the resources, or in the package when it brings its own. A package
    that brings its own ``translations`` names the folder in it that holds them, as ``ja.qm`` and so on; of ``en.qm``
    only plurals are asked for, as all else is said as its source has it.
    ``reference`` is the English heading of the section of its rules page that is looked up most: icons, all cards.
    ``designers`` are the names of those whose game it is, as they write them.
    """

    id: str
    title: Text
    sentence: Text
    players: tuple[int, ...]
    minutes: tuple[int, int]
    package: str
    rules: str
    table: str
    art: str = ""
    colours: tuple[SeatColour, ...] = ()
    optional_steps: tuple[OptionalStep, ...] = ()
    translations: str = ""
    reference: str = ""
    designers: tuple[str, ...] = ()

    def colour(self, key: str) -> SeatColour:
        """The game's own colour set of that key; its first one where none has it. Raises IndexError without any."""
        return next((colour for colour in self.colours if colour.key == key), self.colours[0])
