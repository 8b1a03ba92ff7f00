"""How a table is divided: columns at both sides, between them rows of cards as high as there is room for, and at the
foot what is seen of the hand.

Lengths are in logical pixels.
"""

from enum import IntEnum
from math import ceil, floor, inf
from typing import Final

from attrs import frozen
from PySide6.QtCore import QSizeF

from boardroom.games.epona.position.cards import SLOTS
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO

COLUMNS: Final = SLOTS + 1
"""A stable and its slots: everybody may have a stable of six."""
BETWEEN: Final = 4.0
"""Between two cards of a row."""
PAD, RAIL = 6.0, 4.0
"""Between a paddock's edge and the cards in it, at the sides; and above and below."""
APART: Final = 6.0
"""Between two paddocks."""
_TRAY: Final = 8.0
"""Between the rows and the tray."""
_LEFT, _RIGHT, _MOST = 0.15, 0.156, 0.19
"""The widths of the columns, and the greatest, in widths of the table."""
_LEAST_LEFT, _LEAST_RIGHT = 150.0, 188.0
"""Their least widths: numbers must be whole."""
_HIGH: Final = 760.0
"""The height from which on a table is a high one, with wider margins and more of the hand."""
_MARGINS, _PEEK, _LEAST_PEEK, _PEEK_PART, _BARS = (10.0, 12.0), 94.0, 76.0, 0.118, 100.0
"""The margins in low and high tables; the least that is seen of the hand in low ones, the same where rows would be too
low to be read otherwise, and in high ones as a part of the height with the bars above it.
"""
_OFFER, _TWO_LINES, _LEAST_OFFER = 0.303, 0.42, 0.25
"""The height of the tray while cards are chosen there, as such a part, in one line or in two; and its least, where rows
would be too low to be read otherwise.
"""
_DIVISION, _GROUPS = 0.49, 0.148
"""The height of the tray with the two groups of a division, and with groups of others, as such a part."""
_CARD, _LOW_CARD, _MANY_ROWS = 0.215, 0.165, 4
"""The height of a card in a group that one chooses from, as such a part; where there are so many rows or more."""
_MORE: Final = 0.06
"""How much higher, as such a part, where no others are chosen from."""
_ABOVE_CARD, _BELOW_CARD = 34.0, 54.0
"""What a group has above its cards and below them, in usual text."""
DISPLAY_ACROSS: Final = 5
"""How many selection cards lie in a line at most."""
_READABLE: Final = 72.0
"""That height of a card, in a table of the usual width."""
_USUAL, _DOUBLE = 1280.0, 1920.0
"""A window's width for which floors are given, and how much wider one is for which they are twice as high."""
WHOLE_FROM: Final = 140.0
"""The height from which on a card in a row is a whole one, in a window of the usual width."""
_COMFORTABLE: Final = 100.0
"""The height of a card in a row, in a window of the usual width, from which on it need not be higher while it could."""
_NEARLY: Final = 0.9
"""So much of that is enough where the cards of the hand are seen whole for it."""
HAND_EDGE, HAND_EDGE_PART = 6.0, 0.022
"""What a whole card of the hand leaves free above and below in the tray: so much, or such a part of its height."""
_COMPACT: Final = 1.05
"""How high a compact card is at most, in its widths."""


@frozen
class Division:
    """The parts of a table. ``margin`` lies around and between them; ``card`` is a card in a row, ``whole`` if it has
    the face of a card in the hand, else a compact one; ``peek`` is the height of the tray that is seen.
    """

    margin: float
    left: float
    right: float
    card: QSizeF
    whole: bool
    peek: float

    @property
    def row(self) -> float:
        """The height of a paddock."""
        return self.card.height() + 2 * RAIL

    @property
    def rows_width(self) -> float:
        """The width of a paddock of all columns."""
        return COLUMNS * self.card.width() + (COLUMNS - 1) * BETWEEN + 2 * PAD


def scale_of(width: float) -> float:
    """How much larger than in a window of the usual width marks must be in one of another."""
    return 1 + (width - _USUAL) / _DOUBLE


def is_high(height: float) -> bool:
    """Whether a table of a height is a high one."""
    return height >= _HIGH


def margin_of(height: float) -> float:
    """What lies around the parts of a table of a height."""
    return _MARGINS[is_high(height)]


class Tray(IntEnum):
    """What the tray is for: nothing (there is none), the hand, or cards that are offered to be chosen, in one line or
    in two; in the high form the two groups into which cards are divided, or the groups of others, while those that one
    chooses from lie above the rows; there is none where there are no others.
    """

    NONE = 0
    HAND = 1
    OFFER = 2
    TWO_LINES = 3
    DIVISION = 4
    GROUPS = 5
    LAST_GROUPS = 6


_OF_GROUPS: Final = (Tray.DIVISION, Tray.GROUPS, Tray.LAST_GROUPS)


def divide(area: QSizeF, rows: int, tray: Tray = Tray.HAND, above: float = 0.0) -> Division:
    """The division of a table, below its bars, for so many rows of cards: those are as high as they can be, the hand
    and the columns have what they cannot use. A tray that offers cards has what those need. So much is left free
    ``above`` the rows.

    In every round cards are offered and placed by turns: while they are placed rows look as they do while some are
    offered, and are as high, or as high as is comfortable, if they can be; a little less where the cards of the hand
    are seen whole for it. So much more is seen of the hand.
    """
    if tray != Tray.HAND:
        return _divided(area, rows, tray, above)
    offered, comfortable = _divided(area, rows, Tray.OFFER, above), floor(_COMFORTABLE * scale_of(area.width()))
    if offered.card.height() >= comfortable:
        return offered
    placed = _divided(area, rows, tray, above, comfortable)
    lower = placed.card.height() - ceil((_whole_hand(area.width()) - placed.peek) / max(1, rows))
    if comfortable * _NEARLY <= lower < placed.card.height():
        return _divided(area, rows, tray, above, lower)
    return placed


def _whole_hand(width: float) -> float:
    """The height from which on a tray shows the whole of its cards."""
    card = WHOLE_FROM * scale_of(width)
    return max(card + 2 * HAND_EDGE, card / (1 - 2 * HAND_EDGE_PART))


def _divided(area: QSizeF, rows: int, tray: Tray, above: float, highest: float = inf) -> Division:
    """The division for one use of the tray alone, with cards in rows no higher than that."""
    width, height = area.width(), area.height()
    margin, lines = margin_of(height), max(1, rows)
    peek = _peek(area, lines, margin, tray)
    left, right = max(_LEAST_LEFT, width * _LEFT), max(_LEAST_RIGHT, width * _RIGHT)
    wide = floor((width - left - right - 4 * margin - (COLUMNS - 1) * BETWEEN - 2 * PAD) / COLUMNS)
    room = height - margin - _TRAY - peek - above
    most = min(highest, floor((room - APART * (lines - 1)) / lines - 2 * RAIL))
    # Groups are chosen as wide as the columns leave room for.
    whole = tray not in _OF_GROUPS and most >= WHOLE_FROM * scale_of(width)
    if whole:
        card_high = min(most, round(wide * CARD_RATIO))
        card = QSizeF(min(wide, round(card_high / CARD_RATIO)), card_high)
    else:
        card = QSizeF(wide, min(most, floor(wide * _COMPACT)))
    used = lines * (card.height() + 2 * RAIL) + APART * (lines - 1)
    # What the cards cannot use of the width, each column has in proportion.
    spare = width - left - right - 4 * margin - (COLUMNS * card.width() + (COLUMNS - 1) * BETWEEN + 2 * PAD)
    grown = 1 + spare / (left + right)
    left, right = (min(part * grown, max(part, width * _MOST)) for part in (left, right))
    return Division(margin, left, right, card, whole, peek + room - used)


def height_of_groups(area: QSizeF, rows: int, tray: Tray, grow: float) -> float:
    """How high the groups that one chooses from are, above so many rows and such a tray; text is ``grow`` times as high
    as usual.
    """
    part = _LOW_CARD if rows >= _MANY_ROWS else _CARD
    if tray == Tray.LAST_GROUPS:
        part += _MORE
    return (area.height() + _BARS) * part + (_ABOVE_CARD + _BELOW_CARD) * grow * scale_of(area.width())


def _peek(area: QSizeF, lines: int, margin: float, tray: Tray) -> float:
    """The least height of the tray beside so many lines of cards."""
    height = area.height()
    if tray in (Tray.NONE, Tray.LAST_GROUPS):
        return 0.0
    if tray in (Tray.DIVISION, Tray.GROUPS):
        return (height + _BARS) * (_DIVISION if tray == Tray.DIVISION else _GROUPS)
    row = _READABLE * min(1.0, scale_of(area.width())) + 2 * RAIL
    left = height - margin - _TRAY - lines * (row + APART) + APART
    peek = (height + _BARS) * _PEEK_PART if is_high(height) else max(_LEAST_PEEK, min(_PEEK, left))
    if tray == Tray.HAND:
        return peek
    wanted = _TWO_LINES if tray == Tray.TWO_LINES else _OFFER
    most, least = ((height + _BARS) * part for part in (wanted, _LEAST_OFFER))
    return max(peek, least, min(most, left))
