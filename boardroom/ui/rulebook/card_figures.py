"""Cards on a rules page with words around them and thin lines from these to the parts of the card."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF

from boardroom.engine.text import phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.theme import OUTLINE
from boardroom.ui.kit.words.fitting import Fitted, fit, leading
from boardroom.ui.stage.card_figure import CardFigure, Label, Side

WIDEST: Final = 32.6
"""The widest that a figure is, in sizes of the text: what the narrowest window has room for with text of usual size."""
_COLUMN, _LEAST_COLUMN = 8.6, 6.8
"""The width of the words at a side of the card, and from which on they and the room around them are as usual."""
_GAP, _MARGIN, _NARROW_GAP, _NARROW_MARGIN = 1.3, 0.9, 0.8, 0.35
"""Between card and words, and around all; where there is little room."""
_LETTERS, _SMALLEST = 0.93, 9
"""The size of the letters; the smallest in pixels."""
_BESIDE: Final = 0.3
"""Between a line and its words."""
_APART: Final = 0.4
"""Between the words of two labels, and between the card and those above or below it."""
_ARM, _ARM_AT = 0.35, 0.35
"""The arms of a brace, and how far from the card it stands."""
_CORNER: Final = 9
_LIGHT: Final = "#FFF8E8"
_UNDER, _LINE, _DOT, _RING = 3.6, 1.4, 3.2, 1.2
"""In pixels: a line and the wider one below it, of the other colour, so that it is seen on any part of a card; the dot
at its end with its ring.
"""


class LaidLabel(NamedTuple):
    """A label where it is laid: its words and their box, and the points of its line, from the part to the words."""

    label: Label
    fitted: Fitted
    box: QRectF
    line: tuple[QPointF, ...]

    def moved(self, down: float) -> "LaidLabel":
        """The same so much further down."""
        shift = QPointF(0, down)
        braced = self.label.braced
        label = self.label._replace(
            spot=self.label.spot + shift, braced=None if braced is None else braced.translated(shift)
        )
        return LaidLabel(label, self.fitted, self.box.translated(shift), tuple(spot + shift for spot in self.line))


class LaidFigure(NamedTuple):
    """A figure as it is painted: the whole, the card, the labels, all in pixels."""

    whole: QRectF
    card: QRectF
    labels: tuple[LaidLabel, ...]


def read_out(context: AppContext, figure: CardFigure) -> tuple[str, ...]:
    """The figure in lines for those who listen, search or copy: the card, and what is said of each part."""
    labels = figure.labels(QRectF(0, 0, 100, 100 * figure.shape))
    return (context.say(figure.name), *(_said(context, label) for label in labels))


def _said(context: AppContext, label: Label) -> str:
    words = label.words
    if label.says is not None:
        words = phrase("Rules page", "{part}: {says}", "a part of a card and what it says").put(
            part=label.words, says=label.says
        )
    return context.say(words)


def paint_figure(context: AppContext, figure: CardFigure, size: float, room: float, ratio: float) -> QPixmap:
    """The figure for text of a size in pixels, no wider than there is room."""
    laid = laid_figure(context, figure, size, room)
    with canvas(laid.whole.width(), laid.whole.height(), ratio) as (picture, painter):
        if figure.ground is None:
            draw_rounded(painter, laid.whole, _CORNER, context.theme.palette.heading)
        else:
            figure.ground(painter, laid.whole)
        painter.drawPixmap(laid.card.topLeft(), figure.paint(laid.card.width(), laid.card.height(), ratio))
        for each in laid.labels:
            _paint_line(painter, each, size, context.theme.evening)
        for each in laid.labels:
            painter.setPen(context.theme.colour("text"))
            at_left = each.label.side == Side.LEFT
            each.fitted.draw(painter, each.box, Qt.AlignmentFlag.AlignRight if at_left else Qt.AlignmentFlag.AlignLeft)
    return picture


def laid_figure(context: AppContext, figure: CardFigure, size: float, room: float) -> LaidFigure:
    """Where everything of a figure lies: the card in the middle, the words around it, none upon another."""
    wide = min(room, WIDEST * size)
    sides = {label.side for label in figure.labels(QRectF(0, 0, 100, 100 * figure.shape))}
    columns = bool(sides & {Side.LEFT, Side.RIGHT})
    gap, margin, across = _GAP * size, _MARGIN * size, figure.wide * size
    if (wide - across) / 2 - gap - margin < _LEAST_COLUMN * size:
        gap, margin = _NARROW_GAP * size, _NARROW_MARGIN * size
        beside = 2 * (_COLUMN * size + gap) if columns else 0
        across = max(figure.least, min(across, wide - 2 * margin - beside))
    column = min(_COLUMN * size, (wide - across) / 2 - gap - margin)
    if columns:
        wide = across + 2 * (column + gap + margin)
    card = QRectF(round((wide - across) / 2), 0, round(across), round(across * figure.shape))
    labels = figure.labels(card)
    words = _Words(context, size)
    laid = [
        *_column([label for label in labels if label.side == Side.LEFT], words, card, gap, column),
        *_column([label for label in labels if label.side == Side.RIGHT], words, card, gap, column),
    ]
    top = min([0.0, *(each.box.top() for each in laid)])
    foot = max([card.height(), *(each.box.bottom() for each in laid)])
    for side, edge in ((Side.ABOVE, top), (Side.BELOW, foot)):
        laid += _staircase([label for label in labels if label.side == side], words, edge, wide - margin)
    top = min([top, *(each.box.top() for each in laid)])
    foot = max([foot, *(each.box.bottom() for each in laid)])
    down = round(margin - top)
    ordered = sorted(laid, key=lambda each: labels.index(each.label))
    return LaidFigure(
        QRectF(0, 0, ceil(wide), ceil(foot + down + margin)),
        card.translated(0, down),
        tuple(each.moved(down) for each in ordered),
    )


class _Words:
    """Makes the words of labels fit a width."""

    def __init__(self, context: AppContext, size: float) -> None:
        self._context, self.size = context, size

    def _sized(self, pixels: float) -> QFont:
        made = self._context.theme.text(14, 600)
        made.setPixelSize(max(_SMALLEST, round(pixels)))
        return made

    def fitted(self, label: Label, width: float) -> Fitted:
        """The words of a label in lines of a width at most."""
        return fit(self._context.say(label.words), self._sized, _LETTERS * self.size, width, wrap=True, balanced=True)


def _width(fitted: Fitted) -> float:
    metrics = QFontMetricsF(fitted.font)
    return ceil(max(metrics.horizontalAdvance(line) for line in fitted.lines))


def _column(labels: Sequence[Label], words: _Words, card: QRectF, gap: float, wide: float) -> Iterator[LaidLabel]:
    """The labels at the left or the right of the card, each as near to the height of its part as the others let it."""
    if not labels:
        return
    size = words.size
    labels = sorted(labels, key=lambda label: _middle(label).y())
    fitted = [words.fitted(label, wide - _BESIDE * size) for label in labels]
    tops = _spread(
        [_middle(label).y() - each.height / 2 for label, each in zip(labels, fitted, strict=True)],
        [each.height for each in fitted],
        _APART * size,
    )
    at_left = labels[0].side == Side.LEFT
    way = -1 if at_left else 1
    edge = card.left() if at_left else card.right()
    for label, each, top in zip(labels, fitted, tops, strict=True):
        end = edge + way * gap
        start = end + way * _BESIDE * size
        across = _width(each)
        box = QRectF(start - across if at_left else start, top, across, each.height)
        middle = _middle(label).y()
        if label.braced is None:
            line = [label.spot, QPointF(edge + way * _ARM_AT * size / 2, middle)]
        else:
            line = [QPointF(edge + way * (_ARM_AT + _ARM / 2) * size, middle)]
        yield LaidLabel(label, each, box, (*line, QPointF(end, box.center().y())))


def _middle(label: Label) -> QPointF:
    return label.spot if label.braced is None else label.braced.center()


def _spread(wanted: Sequence[float], heights: Sequence[float], apart: float) -> list[float]:
    """The tops of boxes below each other, each as near to where it is wanted as can be without lying on another one."""
    groups: list[tuple[float, int]] = []
    offsets = [0.0]
    for height in heights:
        offsets.append(offsets[-1] + height + apart)
    for number, top in enumerate(wanted):
        # Those that are in each other's way move together, to the middle of where they would have been.
        groups.append((top - offsets[number], 1))
        while len(groups) > 1 and groups[-2][0] > groups[-1][0]:
            (first, count), (second, others) = groups[-2:]
            groups[-2:] = [((first * count + second * others) / (count + others), count + others)]
    starts = [start for start, count in groups for _ in range(count)]
    return [start + offset for start, offset in zip(starts, offsets, strict=False)]


def _staircase(labels: Sequence[Label], words: _Words, edge: float, right: float) -> Iterator[LaidLabel]:
    """The labels above or below the card, each at the right of its line; one that has no room before the next line
    stands a step further away from the card.
    """
    size = words.size
    level = edge
    following: tuple[float, float] | None = None
    for label in sorted(labels, key=lambda label: -label.spot.x()):
        way = -1 if label.side == Side.ABOVE else 1
        start = label.spot.x() + 2 * _BESIDE * size
        fitted = words.fitted(label, right - start)
        beside = following is not None and start + _width(fitted) + _APART * size <= following[0]
        if beside and following is not None:
            # On the same step as the one at its right.
            near = following[1]
        else:
            near = level
        first = near + way * _APART * size
        top = first if way > 0 else first - fitted.height
        box = QRectF(start, top, _width(fitted), fitted.height)
        high = leading(fitted.font)
        turn = box.top() + high / 2 if way > 0 else box.bottom() - high / 2
        line = (label.spot, QPointF(label.spot.x(), turn), QPointF(start - _BESIDE * size / 2, turn))
        yield LaidLabel(label, fitted, box, line)
        following = label.spot.x(), near
        far = box.bottom() if way > 0 else box.top()
        level = max(level, far) if way > 0 else min(level, far)


def _paint_line(painter: QPainter, laid: LaidLabel, size: float, evening: bool) -> None:
    """The line from a part of the card to its words, with a dot at the part or a brace around it."""
    shapes = [QPolygonF(list(laid.line))]
    if laid.label.braced is not None:
        shapes.append(_brace(laid.label.braced, laid.line[0].x(), size, laid.label.side))
    ink, under = (_LIGHT, OUTLINE) if evening else (OUTLINE, _LIGHT)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((under, _UNDER), (ink, _LINE)):
        painter.setPen(
            QPen(QColor(colour), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
        )
        for shape in shapes:
            painter.drawPolyline(shape)
    if laid.label.braced is None:
        painter.setBrush(QColor(ink))
        painter.setPen(QPen(QColor(under), _RING))
        painter.drawEllipse(laid.label.spot, _DOT, _DOT)


def _brace(part: QRectF, x: float, size: float, side: Side) -> QPolygonF:
    """The brace beside a part, open to it."""
    arm = _ARM * size * (1 if side == Side.LEFT else -1)
    top, foot = part.top() + 3, part.bottom() - 3
    return QPolygonF([QPointF(x + arm, top), QPointF(x, top), QPointF(x, foot), QPointF(x + arm, foot)])
