"""A card of a game for its rules pages, with what is to be said of its parts. The house lays the words around it and
draws the lines to the parts.
"""

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from boardroom.engine.text import Text


class Side(Enum):
    """Where a label stands beside its card."""

    LEFT = "left"
    RIGHT = "right"
    ABOVE = "above"
    BELOW = "below"


class Label(NamedTuple):
    """Words about a part of a card that lies in a box of pixels: the ``spot`` within the part to which their line
    leads, on which ``side`` of the card they stand, and what the part says on this card (``says``) for those who cannot
    see it. What is said of a whole half of the card has a brace around ``braced`` in place of the spot.

    Lines leave the card straight: from the spot on to that side nothing may lie that has a label there, too. Those at
    the left and the right are in the order of their heights, those above and below best in the left part of the card:
    their words stand at the right of their lines.
    """

    words: Text
    spot: QPointF
    side: Side
    says: Text | None = None
    braced: QRectF | None = None


Labels: TypeAlias = tuple[Label, ...]


class CardFigure(NamedTuple):
    """A card with labels. ``wide`` is how wide it is where there is room for that, in sizes of the text, and ``least``
    how wide at least, in pixels; ``shape`` its height in widths. ``paint`` makes its picture for a width, a height and
    a device pixel ratio, ``labels`` the labels for the box that it lies in, in the order in which they are read.
    ``ground`` paints what lies behind the whole figure.
    """

    name: Text
    wide: float
    least: float
    shape: float
    paint: Callable[[float, float, float], QPixmap]
    labels: Callable[[QRectF], Labels]
    ground: Callable[[QPainter, QRectF], None] | None = None
