"""How a game stands or ended: scores as explained items that point at pieces, and who won, and why."""

from collections.abc import Callable

from attrs import field, frozen

from boardroom.engine.text import Text, phrase


def in_points(points: int) -> Text:
    """A number of points, of a game that calls them nothing else."""
    return phrase("Score", "%n points", "a number of points", points)


@frozen
class ScorePart:
    """A heading of the score pad, such as a kind of cards: what the items of one row are for.

    ``key`` is what items name it by, and what the table may have a picture of (``Pictures.token``). ``about`` is a
    short line: what points are to be had for. ``told``: every number of it says below it what it is made of, also where
    that is more than one thing.
    """

    key: str
    title: Text
    about: Text | None = None
    told: bool = False


@frozen
class Item:
    """One explained piece of a score: what it is for, its points, the pieces it comes from and the part it is of.

    ``bare``: the text is left out below a number that it alone makes up, as it says no more than that, or as most of
    its like are made up of several. ``word`` stands in place of the points, of what is had or not: yes, no. ``count``
    does where so many of something decide, and their points only compare.
    """

    text: Text
    points: int
    pieces: tuple[str, ...] = ()
    part: str = ""
    bare: bool = False
    word: Text | None = None
    count: int | None = None


@frozen
class Score:
    """The points of a seat, as items; total is their sum.

    ``parts`` are the headings of the items in the order of the game, the same for every seat, those included under
    which there is nothing; without any, the total is the only row of the pad. ``measure`` names what is counted, and
    ``caption`` says it with the number, where that is not points. ``about`` is a short line about the total.
    ``decides``: who has most is ahead, so that the bare totals say how a game stands, and are written large;
    ``so_far`` says the total where some of what counts is not seen, in place of the number. ``unit`` says a number of
    points in the unit of the game.
    """

    seat: int
    total: int
    items: tuple[Item, ...] = ()
    caption: Text | None = None
    parts: tuple[ScorePart, ...] = ()
    measure: Text | None = None
    about: Text | None = None
    decides: bool = True
    so_far: Text | None = None
    unit: Callable[[int], Text] = in_points

    def items_of(self, part: str) -> tuple[Item, ...]:
        """The items of a part."""
        return tuple(item for item in self.items if item.part == part)


@frozen
class Outcome:
    """The end of a game: who won (several if shared), why, and the scores by seat.

    ``notes`` are short lines about the game as a whole, such as how many turns it took. ``victor`` is the key of who
    won where that is no seat, but an opponent that the game itself plays.
    """

    winners: tuple[int, ...]
    reason: Text
    scores: tuple[Score, ...] = field(factory=tuple)
    notes: tuple[Text, ...] = ()
    victor: str = ""
