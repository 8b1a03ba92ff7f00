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
from boardroom.games.epona.table.faces.writing import Writing
from boardroom.games.epona.table.layout.choosing import Choosing
from boardroom.games.epona.table.layout.views import has_keep
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.words.fitting import leading
from boardroom.ui.kit.words.line_breaks import ELLIPSIS, lines
from boardroom.ui.kit.words.say import Span
from boardroom.ui.stage.presentation import Presentation

_HEAD: Final = 27.0
"""The height of the heading, in usual text."""
_SIZE, _BOLD = 12.5, 600
_APART, _SIDES, _FOOT = 4.0, 9.0, 6.0
_CLOSE: Final = 1.0
"""Between two lines where each of the others is to have one."""
_LEAST, _LEAST_OF_ONE = 3, 2
"""So many lines below a heading are worth a panel; an older event is cut only where it has so many."""
_HIGH: Final = (8, 11)
"""From so many lines on the panel has room for one more of the own last step."""
_SLACK: Final = 1.0
"""Pixels by which words may be higher than their room."""
_BADGE: Final = 1.2
"""The size of a badge, in sizes of the words."""


class RestLog(NamedTuple):
    """Events in words, each with the seat whose badge stands beside it, None for nobody's; the newest is the last.
    ``since`` where they are what others have done since the own last turn. The first ``to_you`` of them say what that
    gave to who looks: they are written whole before all others, of which ``few`` says the same in few words, for where
    not all are whole, and ``points_first`` how their points changed, and by what, for where not even these are: that of
    a player at its newest turn, None at those before it; ``with_deeds`` says that with what it did.
    ``gained`` says the first ones without what others got by them. So much is left free at the ``foot``.
    """

    box: QRectF
    since: bool
    lines: tuple[tuple[int | None, Text], ...]
    to_you: int = 0
    few: tuple[Text, ...] = ()
    points_first: tuple[Text | None, ...] = ()
    with_deeds: tuple[Text | None, ...] = ()
    gained: tuple[Text, ...] = ()
    foot: float = 0.0

    def told_by(self, others: Sequence[Text | None], gained: Sequence[Text] = ()) -> list[Text | None]:
        """All of them, where the others are told so, and what was gained."""
        return [*(gained or (said for _, said in self.lines[: self.to_you])), *others]


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
    if _room(choosing, box, theme) < _HIGH[0]:
        box = max(box, choosing.m.below_smalls(choosing.seat), key=lambda one: _room(choosing, one, theme))
    return None if _room(choosing, box, theme) < _LEAST else box


def _room(choosing: Choosing, box: QRectF, theme: Theme) -> int:
    """How many lines there is room for, at most."""
    return int((box.height() - _HEAD * choosing.m.grow - _FOOT - _APART) / (leading(theme.text(_SIZE)) + _APART))


def rest_log(shown: Presentation, choosing: Choosing, theme: Theme) -> RestLog | None:
    """What is written there."""
    box = log_box(shown, choosing, theme)
    if box is None:
        return None
    own, most = _reader(shown), _room(choosing, box, theme)
    since = SinceTurn() if own is None else since_turn(shown.history, own)
    if own is None or not (since.to_you or since.others):
        return RestLog(box, False, tuple(islice(newest_lines(shown.history), most))[::-1])
    told, foot = (*since.to_you, *since.others), _foot(most, theme) if has_own_step(shown.history, own) else 0.0
    first, with_deeds = since.points_first, since.with_deeds
    return RestLog(box, True, told, len(since.to_you), since.few, first, with_deeds, since.gained, foot)


def own_step(shown: Presentation, log: RestLog, theme: Theme) -> OwnStep | None:
    """What is written at the foot of that panel; None where the seat has done nothing since others acted."""
    own = _reader(shown)
    if own is None or not log.foot:
        return None
    box = QRectF(log.box)
    box.setTop(box.bottom() - log.foot)
    return OwnStep(box, own, own_last_step(shown.history, own))


def _reader(shown: Presentation) -> int | None:
    return shown.audience if shown.actor is None else shown.actor


def _foot(room: int, theme: Theme) -> float:
    """The height of the own last step in a panel with room for so many lines: two of them below a stroke, or more."""
    return (2 + sum(room >= high for high in _HIGH)) * leading(theme.text(_SIZE)) + _APART + _FOOT


class _Written(NamedTuple):
    """Lines of the panel by what they tell, and whether all of that is there; what is free between two."""

    lines: dict[int, list[list[Span]]]
    whole: bool
    apart: float


def write_log(on: Writing, content: RestLog) -> None:
    """The panel: as much as there is room for, of each player the newest turn before any older one; where that is not
    all, in few words, as far as need be, and it is said that there is more.
    """
    box, text = content.box, on.theme.colour("text")
    on.panel(box)
    head = QRectF(box.topLeft(), box.size())
    head.setHeight(_HEAD * on.m.grow)
    plain, bold = on.theme.text(_SIZE), on.theme.text(_SIZE, _BOLD)
    high, size = leading(plain), _BADGE * plain.pixelSize()
    room = box.bottom() - (content.foot or _FOOT) - head.bottom() - _APART
    # What nobody does begins at the edge.
    lefts = {seat: box.left() + _SIDES + (seat is not None) * (size + 6) for seat, _ in content.lines}
    firsts, last = _first_told(content)
    order = [*range(content.to_you), *firsts, *last]

    def written(told: Sequence[Text | None], fair: bool = False) -> _Written:
        """These words, whole as far as there is room: they are cut only in the last of them; or each of the newest
        turns has at least its beginning.
        """
        left, found, whole = room, dict[int, list[list[Span]]](), True
        apart = _CLOSE if fair else _APART
        for at in order:
            words = told[at]
            if words is None:
                continue
            most = int((left + _SLACK) / high)
            if most < 1:
                return _Written(found, False, apart)
            if fair and at in firsts:
                behind = len(firsts) - firsts.index(at) - 1
                most = max(1, int((left + _SLACK - behind * (high + apart)) / high))
            laid = _set(on.spans(words), bold, box.right() - _SIDES - lefts[content.lines[at][0]], most)
            is_cut = "".join(span.words for span in laid[-1]).endswith(ELLIPSIS)
            if found and is_cut and most < _LEAST_OF_ONE and not (fair and at in firsts):
                return _Written(found, False, apart)
            whole &= not is_cut
            left -= len(laid) * high + apart
            found[at] = laid
        return _Written(found, whole, apart)

    told: list[Text | None] = [said for _, said in content.lines]
    shown = written(told)
    if content.few and not shown.whole:
        in_full, told = told, content.told_by(content.few)
        shown = written(told)
        if not shown.whole:
            told = content.told_by(content.points_first or content.few, content.gained)
            shown = written(told, fair=True)
        # A line that tells all turns of a player goes on doing so.
        parts = {seat for (seat, _), words in zip(content.lines, told, strict=True) if words is None}
        with_deeds = content.told_by(content.with_deeds or content.few)
        said = [at for at in order if told[at] is not None] if shown.whole else []
        for at in said:
            # As much of it in full as there is room for; the last names may be cut.
            longer = [[*told[:at], words[at], *told[at + 1 :]] for words in (in_full, with_deeds)]
            better = [more for more in longer[content.lines[at][0] in parts :] if written(more).whole]
            cut = written(longer[1])
            if at == said[-1] and [*cut.lines] == [*shown.lines] and len(cut.lines[at]) > len(shown.lines[at]):
                better.append(longer[1])
            for more in better[:1]:
                told, shown = more, written(more)
    note = phrase("Epona", "since your last turn", "beside “Log”") if content.since else None
    if content.since and not shown.whole:
        note = phrase("Epona", "… more in the log", "beside “Log”: not all is told here")
    on.heading(head, phrase("Epona", "Log", "a heading: the last lines of it"), note)
    y = head.bottom() + _APART
    for at, laid in sorted(shown.lines.items()):
        seat = content.lines[at][0]
        if seat is not None:
            on.badge(seat, QPointF(box.left() + _SIDES, y + (high - size) / 2), size)
        on.painter.setPen(text)
        for line in laid:
            _write_runs(on, QPointF(lefts[seat], y), high, line, (plain, bold))
            y += high
        y += shown.apart


def write_own_step(on: Writing, content: OwnStep) -> None:
    """The own last step, below a stroke; of more lines than there is room for the beginning."""
    box, plain, bold = content.box, on.theme.text(_SIZE), on.theme.text(_SIZE, _BOLD)
    high, size = leading(plain), _BADGE * plain.pixelSize()
    left = box.left() + _SIDES + size + 6
    most = round((box.height() - _APART - _FOOT) / high)
    laid = _set(on.spans(content.told), bold, box.right() - _SIDES - left, most)
    y = box.bottom() - _FOOT - len(laid) * high
    on.painter.setPen(on.theme.colour("line"))
    on.painter.drawLine(QPointF(box.left() + _SIDES, y - _APART / 2), QPointF(box.right() - _SIDES, y - _APART / 2))
    on.badge(content.seat, QPointF(box.left() + _SIDES, y + (high - size) / 2), size)
    on.painter.setPen(on.theme.colour("text"))
    for line in laid:
        _write_runs(on, QPointF(left, y), high, line, (plain, bold))
        y += high


def _first_told(content: RestLog) -> tuple[list[int], list[int]]:
    """The lines in the order in which room is given to them, behind what concerns who looks: the newest turn of each
    player; then the others, the newest first.
    """
    newest = list(range(content.to_you, len(content.lines)))[::-1]
    if not content.since:
        return [], newest
    of_each = sorted({content.lines[at][0]: at for at in reversed(newest)}.values(), reverse=True)
    return of_each, [at for at in newest if at not in of_each]


def _set(spans: list[Span], font: QFont, wide: float, most: int) -> list[list[Span]]:
    """Runs of a text in so many lines at most, measured as if all of them were bold."""
    words, keys, start = "".join(span.words for span in spans), [span.key for span in spans for _ in span.words], 0
    found = []
    for line in lines(words, font, wide, most):
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
