"""The short log on the ground that is free below the decks, or below the other tableaus where there is more: what the
others have done since one's own last turn, as far as there is room for it, and one's own last step. To who does not
play, or where nobody has done anything, the last lines of the whole log.
"""

from collections.abc import Sequence
from itertools import groupby, islice
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.state import Phase
from boardroom.games.epona.table.faces.log_lines import SinceTurn, has_own_step, newest_lines, own_last_step, since_turn
from boardroom.games.epona.table.faces.writing import Writing, WritingTools
from boardroom.games.epona.table.layout.choosing import Choosing
from boardroom.games.epona.table.layout.views import has_keep
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.words.fitting import leading
from boardroom.ui.kit.words.line_breaks import ELLIPSIS, Measure, lines, measuring
from boardroom.ui.kit.words.say import Span
from boardroom.ui.stage.presentation import Presentation

_HEAD: Final = 27.0
"""The height of the heading, in usual text."""
_SIZE, _BOLD = 12.5, 600
_APART, _SIDES, _FOOT = 4.0, 9.0, 6.0
_CLOSE: Final = 1.0
"""Between two lines where each of the others is to have one."""
_LEAST: Final = 3
"""So many lines below a heading are worth a panel."""
_HIGH: Final = 8
"""From so many lines on the panel need not look for more room."""
_LEAST_FOOT, _FOOT_PART, _MOST_FOOT = 2, 0.4, 4
"""So many lines the own last step has at least; the part of the panel that it has where it is high; so many lines are
enough for it.
"""
_ENDLESS: Final = 99
"""More lines than anything has that is told."""
_SLACK: Final = 1.0
"""Pixels by which words may be higher than their room."""
_BADGE: Final = 1.2
"""The size of a badge, in sizes of the words."""

ToldLines = tuple[tuple[int | None, Text], ...]
"""Events in words, each with the seat whose badge stands beside it, None for nobody's."""


class RestLog(NamedTuple):
    """What is told, the newest last. ``since`` where it is what others have done since the own last turn. The first
    ``to_you`` lines say what that gave to who looks: they are written whole before all others. Where not all is whole
    ``in_short`` stands in its place, of which the first ``to_you`` are that, too, and then one is of each player; of
    these none is left out. So much is left free at the ``foot``.
    """

    box: QRectF
    since: bool
    lines: ToldLines
    to_you: int = 0
    in_short: ToldLines = ()
    foot: float = 0.0


class OwnStep(NamedTuple):
    """The last step of who looks since others acted, at the foot of the panel: a part of its own, as it changes with
    each step and the rest does not.
    """

    box: QRectF
    seat: int
    told: Text


def log_box(shown: Presentation, choosing: Choosing, theme: Theme) -> QRectF | None:
    """Where the last lines are; None where there is nothing to be told, or too little room."""
    if shown.view.phase == Phase.OVER or next(newest_lines(shown.history), None) is None:
        return None
    below_decks = choosing.m.rest(has_keep(shown, choosing.seat))
    covered = choosing.ground is not None and choosing.ground.intersects(below_decks)
    box = QRectF() if covered else below_decks
    if _room(choosing, box, theme) < _HIGH:
        box = max(box, choosing.m.below_smalls(choosing.seat), key=lambda one: _room(choosing, one, theme))
    return None if _room(choosing, box, theme) < _LEAST else box


def _room(choosing: Choosing, box: QRectF, theme: Theme) -> int:
    """How many lines there is room for, at most."""
    return int((box.height() - _HEAD * choosing.m.grow - _FOOT - _APART) / (leading(theme.text(_SIZE)) + _APART))


def rest_log(shown: Presentation, choosing: Choosing, tools: WritingTools) -> RestLog | None:
    """What is written there."""
    box = log_box(shown, choosing, tools.theme)
    if box is None:
        return None
    own, most = _reader(shown), _room(choosing, box, tools.theme)
    since = SinceTurn() if own is None else since_turn(shown.history, own)
    if own is None or not (since.to_you or since.others):
        return RestLog(box, False, tuple(islice(newest_lines(shown.history), most))[::-1])
    told, foot = (*since.to_you, *since.others), 0.0
    if has_own_step(shown.history, own):
        foot = _foot(box, most, told, tools)
    return RestLog(box, True, told, len(since.to_you), (*since.gained, *since.of_each), foot)


def own_step(shown: Presentation, log: RestLog) -> OwnStep | None:
    """What is written at the foot of that panel; None where the seat has done nothing since others acted."""
    own = _reader(shown)
    if own is None or not log.foot:
        return None
    box = QRectF(log.box)
    box.setTop(box.bottom() - log.foot)
    return OwnStep(box, own, own_last_step(shown.history, own))


def _reader(shown: Presentation) -> int | None:
    return shown.audience if shown.actor is None else shown.actor


def _foot(box: QRectF, room: int, others: ToldLines, tools: WritingTools) -> float:
    """The height that the own last step has, below a stroke, in a panel with room for so many lines: what the others
    leave free, and two fifths of it in any case, as far as it needs them. It is the same for every step: the others are
    not painted anew.
    """
    plain, wide = tools.theme.text(_SIZE), box.width() - _SIDES
    bold = measuring(tools.theme.text(_SIZE, _BOLD))
    laid = (_set(tools.spans(told), bold, wide - _left(seat is not None, plain), _ENDLESS) for seat, told in others)
    lines = max(_LEAST_FOOT, room - 1 - sum(map(len, laid)), min(_MOST_FOOT, round(_FOOT_PART * room)))
    return lines * leading(plain) + _APART + _FOOT


def _left(badge: bool, plain: QFont) -> float:
    """Where words begin in the panel, beside a badge or at the edge."""
    return _SIDES + (_BADGE * plain.pixelSize() + 6 if badge else 0.0)


class _Room(NamedTuple):
    """Where lines are written: so high, each so high, with so much between two of what is told."""

    high: float
    line: float
    apart: float

    def lines(self, count: int) -> int:
        """How many lines there is room for where so many things are told."""
        return int((self.high + _SLACK - max(0, count - 1) * self.apart) / self.line)


def write_log(on: Writing, content: RestLog) -> None:
    """The panel: everything, if there is room for it; else in short, and it is said that there is more."""
    box = content.box
    on.panel(box)
    head = QRectF(box.topLeft(), box.size())
    head.setHeight(_HEAD * on.m.grow)
    plain, bold = on.theme.text(_SIZE), on.theme.text(_SIZE, _BOLD)
    high = leading(plain)
    room = _Room(box.bottom() - (content.foot or _FOOT) - head.bottom() - _APART, high, _APART)

    # The same words are measured for every way to tell them.
    measure = measuring(bold)

    def set_in(told: ToldLines, lines: Sequence[int]) -> list[list[list[Span]]]:
        wide = [box.width() - _SIDES - _left(seat is not None, plain) for seat, _ in told]
        parts = zip(told, wide, lines, strict=True)
        return [_set(on.spans(words), measure, width, most) if most else [] for (_, words), width, most in parts]

    told = content.lines
    all_laid = set_in(told, [_ENDLESS] * len(told))
    needed = list(map(len, all_laid))
    given, whole = needed, sum(needed) <= room.lines(len(told))
    if not whole and content.in_short:
        told, room = content.in_short, room._replace(apart=_CLOSE)
        all_laid = set_in(told, [_ENDLESS] * len(told))
        needed = list(map(len, all_laid))
        given = _shared(needed, content.to_you, room.lines(len(told)))
        whole = given == needed
    elif not whole:
        given = _newest(needed, room)
    note = phrase("Epona", "since your last turn", "beside “Log”") if content.since else None
    if content.since and not whole:
        note = phrase("Epona", "… click for all", "beside “Log”: not all is told here")
    on.heading(head, phrase("Epona", "Log", "a heading: the last lines of it"), note)
    y = head.bottom() + _APART
    for (seat, _), laid in zip(told, all_laid if whole else set_in(told, given), strict=True):
        if not laid:
            continue
        _write_told(on, QPointF(box.left(), y), seat, laid, (plain, bold))
        y += len(laid) * high + room.apart


def _shared(needed: Sequence[int], first: int, room: int) -> list[int]:
    """The lines that are given to each of what needs so many, of all that there is room for: the ``first`` ones have
    them all, and the others get one by one until they have what they need, the last ones before those before them.
    """
    given = [0] * len(needed)
    for at in range(first):
        given[at] = min(needed[at], room - sum(given))
    while (left := room - sum(given)) > 0:
        wanting = [at for at in range(first, len(needed)) if given[at] < needed[at]]
        if not wanting:
            break
        least = min(given[at] for at in wanting)
        for at in [at for at in reversed(wanting) if given[at] == least][:left]:
            given[at] += 1
    return given


def _newest(needed: Sequence[int], room: _Room) -> list[int]:
    """As many lines of the last ones as there is room for, of the first of these as many as are left."""
    given = [0] * len(needed)
    for at in reversed(range(len(needed))):
        given[at] = max(0, min(needed[at], room.lines(len(needed) - at) - sum(given)))
        if given[at] < needed[at]:
            break
    return given


def _write_told(
    on: Writing, corner: QPointF, seat: int | None, laid: Sequence[list[Span]], fonts: tuple[QFont, QFont]
) -> None:
    """The lines of what is told, from a corner of the panel, beside the badge of whoever did it."""
    plain = fonts[0]
    high, size = leading(plain), _BADGE * plain.pixelSize()
    if seat is not None:
        on.badge(seat, corner + QPointF(_SIDES, (high - size) / 2), size)
    on.painter.setPen(on.theme.colour("text"))
    for number, line in enumerate(laid):
        _write_runs(on, corner + QPointF(_left(seat is not None, plain), number * high), high, line, fonts)


def write_own_step(on: Writing, content: OwnStep) -> None:
    """The own last step, below a stroke; of more lines than there is room for the beginning."""
    box, plain, bold = content.box, on.theme.text(_SIZE), on.theme.text(_SIZE, _BOLD)
    high = leading(plain)
    most = round((box.height() - _APART - _FOOT) / high)
    laid = _set(on.spans(content.told), measuring(bold), box.width() - _SIDES - _left(True, plain), most)
    y = box.bottom() - _FOOT - len(laid) * high
    on.painter.setPen(on.theme.colour("line"))
    on.painter.drawLine(QPointF(box.left() + _SIDES, y - _APART / 2), QPointF(box.right() - _SIDES, y - _APART / 2))
    _write_told(on, QPointF(box.left(), y), content.seat, laid, (plain, bold))


def _set(spans: list[Span], bold: Measure, wide: float, most: int) -> list[list[Span]]:
    """Runs of a text in so many lines at most, measured as if all of them were bold."""
    words, keys, start = "".join(span.words for span in spans), [span.key for span in spans for _ in span.words], 0
    found = []
    for line in lines(words, bold, wide, most):
        start = max(start, words.find(line.removesuffix(ELLIPSIS).rstrip(), start))
        of_signs = zip((*keys[start:], *[""] * len(line)), line, strict=False)
        runs = groupby(of_signs, lambda one: one[0])
        found.append([Span("".join(sign for _, sign in run), key) for key, run in runs])
        start += len(line)
    return found


def _write_runs(on: Writing, spot: QPointF, high: float, runs: list[Span], fonts: tuple[QFont, QFont]) -> None:
    for words, key in runs:
        font = fonts[bool(key)]
        wide = QFontMetricsF(font).horizontalAdvance(words)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        on.painter.setFont(font)
        on.painter.drawText(QRectF(spot.x(), spot.y(), wide + 1, high), int(flags), words)
        spot += QPointF(wide, 0)
