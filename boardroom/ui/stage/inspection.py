"""A closer look: a piece seen large with what explains it, and a pile to be looked through."""

from typing import NamedTuple

from attrs import frozen
from PySide6.QtGui import QPixmap

from boardroom.engine.text import Text


@frozen
class InspectionLine:
    """Words that explain a piece, beside an ``icon`` of the house or a ``picture`` of the game's own."""

    text: Text
    icon: str = ""
    picture: QPixmap | None = None


@frozen
class Inspection:
    """A piece seen large: its name, what it is, and the lines that explain it."""

    title: Text
    what: Text
    picture: QPixmap
    lines: tuple[InspectionLine, ...] = ()


class Pile(NamedTuple):
    """Cards of which only the topmost is seen on the table, and which may be looked through: the keys from the top."""

    title: Text
    cards: tuple[str, ...]
