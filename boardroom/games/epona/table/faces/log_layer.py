"""The last lines of the log on the ground that is free below the decks: what the others have done since one's own last
turn. Its words, and what is told to whom, are those of the whole log.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from boardroom.controller.session import Told
from boardroom.engine.rule_parts import its_seat
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.state import Phase
from boardroom.games.epona.table.faces.writing import Writing
from boardroom.games.epona.table.layout.choosing import Choosing
from boardroom.games.epona.table.layout.views import has_keep
from boardroom.games.epona.words import log
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.words.fitting import leading
from boardroom.ui.kit.words.line_breaks import ELLIPSIS, lines
from boardroom.ui.kit.words.say import Span
from boardroom.ui.stage.presentation import Presentation

_HEAD: Final = 27.0
"""The height of the heading, in usual text."""
_SIZE, _BOLD = 12.5, 600
_APART, _SIDES, _FOOT = 4.0, 9.0, 6.0
_LEAST, _LEAST_OF_ONE = 3, 2
"""So many lines below a heading are worth a panel; an older event is cut only where it has so many."""
_SLACK: Final = 1.0
"""Pixels by which words may be higher than their room."""
_BADGE: Final = 1.2
"""The size of a badge, in sizes of the words."""


class RestLog(NamedTuple):
    """Events in words, each with the seat whose badge stands beside it, None for nobody's; the newest is the last.
    ``since`` where they are what others have done since the own last turn.
    """

    box: QRectF
    since: bool
    lines: tuple[tuple[int | None, Text], ...]


def log_box(shown: Presentation, choosing: Choosing, theme: Theme) -> QRectF | None:
    """Where the last lines are; None where there is nothing to be told, or too little room."""
    if shown.view.phase == Phase.OVER or next(_lines(reversed(shown.history)), None) is None:
        return None
    box = choosing.m.rest(has_keep(shown, choosing.seat))
    covered = choosing.ground is not None and choosing.ground.intersects(box)
    return None if covered or _room(choosing, box, theme) < _LEAST else box


def _room(choosing: Choosing, box: QRectF, theme: Theme) -> int:
    """How many lines there is room for, at most."""
    return int((box.height() - _HEAD * choosing.m.grow - _FOOT - _APART) / (leading(theme.text(_SIZE)) + _APART))


def rest_log(shown: Presentation, choosing: Choosing, theme: Theme) -> RestLog | None:
    """What is written there."""
    box = log_box(shown, choosing, theme)
    if box is None:
        return None
    own, most = shown.audience if shown.actor is None else shown.actor, _room(choosing, box, theme)
    news = (line for line in _lines(_since(shown.history, own)) if line[0] != own)
    others = () if own is None else tuple(islice(news, most))
    told = others or tuple(islice(_lines(reversed(shown.history)), most))
    return RestLog(box, bool(others), told[::-1])


def _since(history: Sequence[Told], own: int | None) -> Iterator[Told]:
    """What others did since the last turn of a seat, the newest first. What it does in the present one it sees."""
    met = False
    for told in reversed(history):
        if told.seat != own:
            met = True
            yield told
        elif met:
            return


def _lines(history: Iterable[Told]) -> Iterator[tuple[int | None, Text]]:
    for told in history:
        for event in reversed(told.events):
            if log.is_told(event) and not told.draft:
                yield its_seat(event), log.line(event)


def write_log(on: Writing, content: RestLog) -> None:
    """The panel: as many of the last lines as there is room for."""
    box, text = content.box, on.theme.colour("text")
    on.panel(box)
    head = QRectF(box.topLeft(), box.size())
    head.setHeight(_HEAD * on.m.grow)
    note = phrase("Epona", "since your last turn", "beside “Log”") if content.since else None
    on.heading(head, phrase("Epona", "Log", "a heading: the last lines of it"), note)
    plain, bold = on.theme.text(_SIZE), on.theme.text(_SIZE, _BOLD)
    high, size = leading(plain), _BADGE * plain.pixelSize()
    # What nobody does begins at the edge.
    lefts = {seat: box.left() + _SIDES + (seat is not None) * (size + 6) for seat, _ in content.lines}
    room = box.bottom() - _FOOT - head.bottom() - _APART
    written: list[tuple[int | None, list[list[Span]]]] = []
    for seat, said in reversed(content.lines):
        # Whole, as far as there is room: it is cut only in the last of them.
        most = int((room + _SLACK) / high)
        if most < 1:
            break
        laid = _set(on.spans(said), bold, box.right() - _SIDES - lefts[seat], most)
        is_cut = "".join(span.words for span in laid[-1]).endswith(ELLIPSIS)
        if written and is_cut and most < _LEAST_OF_ONE:
            break
        room -= len(laid) * high + _APART
        written.append((seat, laid))
    y = head.bottom() + _APART
    for seat, laid in reversed(written):
        if seat is not None:
            on.badge(seat, QPointF(box.left() + _SIDES, y + (high - size) / 2), size)
        on.painter.setPen(text)
        for line in laid:
            _write_runs(on, QPointF(lefts[seat], y), high, line, (plain, bold))
            y += high
        y += _APART


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
