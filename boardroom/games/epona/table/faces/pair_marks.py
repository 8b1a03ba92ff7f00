"""Letter tiles of the high form and who is paired with whom: beside a name, on the plate, in a box of all pairs."""

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from boardroom.engine.text import phrase
from boardroom.games.epona.position.numbers import KEPT_ALONE
from boardroom.games.epona.position.pairs import LETTERS, NOBODY
from boardroom.games.epona.position.state import Form, State, both_divide, seats_of_round
from boardroom.games.epona.table.faces.writing import Writing
from boardroom.games.epona.table.layout.views import has_tray
from boardroom.ui.kit.theme import OUTLINE
from boardroom.ui.kit.words.lettering import LEFT, RIGHT

_DARK, _LIGHT, _CREAM, _INK, _TAN = "#4A2C1A", "#F3DDB9", "#FFF3DD", "#3A2410", "#C9A57A"
_LETTER: Final = 0.66
"""The size of a letter, in heights of its tile."""
_DASH, _BESIDE = 0.38, 0.14
"""The room for the dash between two tiles, and what lies between a tile and a disc, in heights of a tile."""
WIDEST_MARK: Final = 3 + _DASH + _BESIDE
"""How wide a pair is at most: two tiles and a disc, in heights of its line."""
_LINE, _PART = 20.0, 0.085
"""The greatest height of what stands in a line of the box of pairs, in usual text and as a part of its width."""


class Role(Enum):
    """What the player with a letter does in a round."""

    DIVIDES = "divides"
    CHOOSES = "chooses"
    ALONE = "alone"


class Mark(NamedTuple):
    """A seat with its letter and what it does."""

    seat: int
    letter: int
    role: Role


class PairMark(NamedTuple):
    """A pair as one of it sees it, itself first; ``other`` is None for who is unpaired and draws so many cards."""

    own: Mark
    other: Mark | None
    draws: int = 0


def pairs_of_round(view: State) -> tuple[PairMark, ...]:
    """The pairs of this round, the divider first, and at the end who is unpaired; none but in the high form, and once
    all is over.
    """
    if view.form == Form.LOWER or not view.letters or not has_tray(view):
        return ()
    line, both = seats_of_round(view), both_divide(view)
    pairs = line.pairs[:1] if both else line.pairs

    def mark(seat: int, role: Role) -> Mark:
        return Mark(seat, view.letters[seat], role)

    other = Role.DIVIDES if both else Role.CHOOSES
    found = [PairMark(mark(pair.divider, Role.DIVIDES), mark(pair.chooser, other)) for pair in pairs]
    if line.alone != NOBODY:
        found.append(PairMark(mark(line.alone, Role.ALONE), None, line.draws))
    return tuple(found)


def pair_of(view: State, seat: int) -> PairMark | None:
    """The pair that a seat is in, itself first."""
    for pair in pairs_of_round(view):
        if pair.own.seat == seat:
            return pair
        if pair.other is not None and pair.other.seat == seat:
            return PairMark(pair.other, pair.own)
    return None


def letter_tile(on: Writing, box: QRectF, mark: Mark) -> None:
    """A letter tile: dark with a capital for who divides, light with a small letter for who chooses, dashed for who is
    unpaired.
    """
    dark = mark.role is Role.DIVIDES
    pen = QPen(QColor(_TAN if on.evening else OUTLINE), max(1.0, box.height() * 0.06))
    if mark.role is Role.ALONE:
        pen.setDashPattern([3, 2])
        on.painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        on.painter.setBrush(QColor(_DARK if dark else _LIGHT))
    on.painter.setPen(pen)
    corner = box.height() * 0.2
    on.painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    letter = LETTERS[mark.letter]
    ink = on.theme.colour("text").name() if mark.role is Role.ALONE else _CREAM if dark else _INK
    on.marks.number(letter.lower() if mark.role is Role.CHOOSES else letter, box.center(), box.height() * _LETTER, ink)


def mark_width(high: float, pair: PairMark) -> float:
    """How wide a pair is, in a line of a height."""
    return high * (1 if pair.other is None else WIDEST_MARK)


def write_mark(on: Writing, line: QRectF, pair: PairMark) -> float:
    """A pair at the left of a line: the own tile, a dash, the partner's tile and disc; gives its width."""
    high = line.height()
    letter_tile(on, QRectF(line.left(), line.top(), high, high), pair.own)
    if pair.other is None:
        return high
    left = line.left() + high
    _dash(on, QRectF(left, line.top(), high * _DASH, high))
    left += high * _DASH
    letter_tile(on, QRectF(left, line.top(), high, high), pair.other)
    on.badge(pair.other.seat, QPointF(left + high * (1 + _BESIDE), line.top()), high)
    return mark_width(high, pair)


def _dash(on: Writing, box: QRectF) -> None:
    on.painter.setPen(QPen(on.theme.colour("text"), max(1.2, box.height() * 0.08)))
    middle = box.center().y()
    on.painter.drawLine(QPointF(box.left() + 2, middle), QPointF(box.right() - 2, middle))


class PairsBox(NamedTuple):
    """What the box of all pairs says: of which round, and with the seat whose line is marked."""

    round: int
    pairs: tuple[PairMark, ...]
    seat: int


def write_pairs(on: Writing, pairs: PairsBox) -> None:
    """All pairs of the round, one a line."""
    box, grow = on.m.pairs, on.m.grow
    on.panel(box)
    line = on.m.pair_line(0)
    head = QRectF(box.left(), box.top(), box.width(), line.top() - box.top() - 1)
    title = phrase("Epona", "Pairs in round {number}", "a heading").put(number=pairs.round)
    on.heading(head, title, None)
    for number, pair in enumerate(pairs.pairs):
        line = on.m.pair_line(number)
        seats = {pair.own.seat, -1 if pair.other is None else pair.other.seat}
        if pairs.seat in seats:
            on.painter.setPen(Qt.PenStyle.NoPen)
            on.painter.setBrush(on.theme.colour("acting"))
            on.painter.drawRoundedRect(line.adjusted(3, 1, -3, -1), 6, 6)
        # Rather smaller tiles than names that are cut off.
        size = min(_LINE * grow, line.height() - 4, line.width() * _PART)
        _write_line(on, line.adjusted(8, (line.height() - size) / 2, -8, -(line.height() - size) / 2), pair)


def _write_line(on: Writing, line: QRectF, pair: PairMark) -> None:
    """A pair: disc and name, tile, dash, tile, name and disc; of who is unpaired how many are kept."""
    high = line.height()
    tiles = high * (2 + _DASH)
    middle = line.center().x() - tiles / 2
    on.badge(pair.own.seat, line.topLeft(), high)
    left = QRectF(line.left() + high + 4, line.top(), middle - line.left() - high - 7, high)
    _write_name(on, left, pair.own.seat, LEFT)
    letter_tile(on, QRectF(middle, line.top(), high, high), pair.own)
    if pair.other is None:
        rest = QRectF(line)
        rest.setLeft(middle + high + 4)
        keeps = phrase("Epona", "keeps {kept} of {drawn}", "who is unpaired").put(kept=KEPT_ALONE, drawn=pair.draws)
        on.write(rest, keeps, 12.5, 500, RIGHT, on.theme.colour("quiet"))
        return
    _dash(on, QRectF(middle + high, line.top(), high * _DASH, high))
    letter_tile(on, QRectF(middle + high * (1 + _DASH), line.top(), high, high), pair.other)
    on.badge(pair.other.seat, QPointF(line.right() - high, line.top()), high)
    right = QRectF(middle + tiles + 3, line.top(), line.right() - high - 4 - middle - tiles - 3, high)
    _write_name(on, right, pair.other.seat, RIGHT)


def _write_name(on: Writing, box: QRectF, seat: int, side: int) -> None:
    """A name beside a disc; where it would be cut off the disc says enough."""
    who = on.name_within(seat, box.width(), 12.5)
    if on.fit_all((who,), box.width(), 12.5):
        on.write(box, who, 12.5, 600, side, on.theme.colour("text"))
