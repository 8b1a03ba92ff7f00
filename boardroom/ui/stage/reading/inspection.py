"""A closer look: a piece seen large with what explains it, and a pile to be looked through."""

from typing import NamedTuple

from attrs import field, frozen
from PySide6.QtGui import QPixmap

from boardroom.engine.text import Text


def _painted(picture: QPixmap | None) -> int:
    """What tells pictures apart: those that show the same piece are other objects each time."""
    return 0 if picture is None else picture.cacheKey()


@frozen
class InspectionLine:
    """Words that explain a piece, beside an ``icon`` of the house or a ``picture`` of the game's own. What its name
    says as well (``named``) is not read aloud again. What is said of one ``part`` of the piece alone is not read aloud
    where another part of it is reached. A line ``of_kind`` says of what kind the piece is: it is left out where that
    stands beside the name. ``pieces`` are the keys of those that the line counts.
    """

    text: Text
    icon: str = ""
    picture: QPixmap | None = field(default=None, eq=_painted)
    named: bool = False
    part: str = ""
    of_kind: bool = False
    pieces: tuple[str, ...] = ()


@frozen
class Strip:
    """A picture as wide as the inspector that counts or compares; the lines say the same in words. What it shows, as a
    value, tells strips apart.
    """

    content: object
    picture: QPixmap = field(eq=False)


@frozen
class Inspection:
    """A piece seen large: its name, what it is, a strip below that if there is one, and the lines that explain it. What
    it is is not read aloud where the piece's name on the table says it (``named``). ``kind`` is of what kind it is, in
    a few words to stand beside its name.
    """

    title: Text
    what: Text
    picture: QPixmap = field(eq=_painted)
    lines: tuple[InspectionLine, ...] = ()
    strip: Strip | None = None
    named: bool = False
    kind: Text | None = None

    @property
    def pieces(self) -> tuple[str, ...]:
        """The keys of all pieces that it counts."""
        return tuple(dict.fromkeys(key for line in self.lines for key in line.pieces))


class Pile(NamedTuple):
    """Cards of which only the topmost is seen on the table, and which may be looked through: the keys from the top.

    ``names`` are what they are called there, where the names that they have on the table say where they lie as well.
    ``headings`` stand above the cards of some numbers.
    """

    title: Text
    cards: tuple[str, ...]
    names: tuple[Text, ...] = ()
    headings: tuple[tuple[int, Text], ...] = ()
