"""What is cut in a window: widgets too small or out of sight, words that do not fit where they are painted.

Words are watched while they are painted (``Painted``): by Qt's own painter and by the house's fitting, which says
itself whether all are there.
"""

import html
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap, QTextLayout
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLabel, QWidget

from boardroom.ui.game_page.prompt.heard_line import HeardLine
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.kit.words.fitting import Fitted

SLACK = 2.0
"""Pixels by which words may be larger than their box: fonts reckon with more than their signs need."""


def cut_widgets(window: QWidget) -> list[str]:
    """The widgets that are seen of a window and are smaller than they must be, or lie partly where nobody sees them."""
    found = []
    for widget in window.findChildren(QWidget):
        # What only those who listen find is as long as it is.
        if not widget.isVisible() or widget.window() is not window or isinstance(widget, HeardLine):
            continue
        named = f"{type(widget).__name__} “{widget.accessibleName() or getattr(widget, 'text', str)()}”"
        least = widget.minimumSizeHint()
        layout = widget.layout()
        if layout is not None and layout.hasHeightForWidth():
            # For the width it has: what wraps is higher where it is as narrow as can be.
            least.setHeight(min(least.height(), layout.minimumHeightForWidth(widget.width())))
        if isinstance(widget, QLabel) and widget.text():
            least = QSize(0, widget.heightForWidth(widget.width()))
            if not widget.wordWrap():
                margins, metrics = widget.contentsMargins(), widget.fontMetrics()
                wide = metrics.horizontalAdvance(widget.text()) + margins.left() + margins.right()
                least = QSize(wide, metrics.height() + margins.top() + margins.bottom())
        if not isinstance(widget, QAbstractScrollArea) and least.boundedTo(widget.size() + QSize(1, 1)) != least:
            found.append(f"{named}: {widget.size().toTuple()}, {least.toTuple()} needed")
        if (least.isValid() or isinstance(widget, QLabel)) and not _all_seen(widget):
            found.append(f"{named}: out of its parent")
        found += [f"{named}: runs into {other.accessibleName()}" for other in _worded_beside(widget)]
    return found


def _worded_beside(widget: QWidget) -> list[QWidget]:
    """What shares words or buttons with a part of its room."""
    if not isinstance(widget, QLabel | QAbstractButton):
        return []
    room = widget.parentWidget()
    assert room is not None
    beside = room.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [
        other
        for other in beside[beside.index(widget) + 1 :]
        if isinstance(other, QLabel | QAbstractButton)
        and not isinstance(other, HeardLine)
        and other.isVisible()
        and other.geometry().intersects(widget.geometry())
    ]


def _all_seen(widget: QWidget) -> bool:
    """Whether a widget lies within those around it, but for what can be scrolled to."""
    parent, box = widget.parentWidget(), widget.geometry()
    while parent is not None and not widget.isWindow():
        if isinstance(parent.parentWidget(), QAbstractScrollArea):
            return True
        if not parent.rect().adjusted(-1, -1, 1, 1).contains(box):
            return False
        if parent.isWindow():
            return True
        box, parent = box.translated(parent.pos()), parent.parentWidget()
    return True


class Painted:
    """What did not fit where it was painted, until it is asked for."""

    def __init__(self) -> None:
        self.cut: list[str] = []

    def take(self) -> list[str]:
        """What was cut since the last time."""
        cut, self.cut = self.cut, []
        return sorted(set(cut))

    def take_untold(self, window: QWidget) -> list[str]:
        """What was cut since the last time, but for what ends in an ellipsis with all of it in a tooltip."""
        tips = [flat(part.toolTip()) for part in window.findChildren(QWidget) if part.isVisible() and part.toolTip()]
        found = []
        for each in self.take():
            words = flat(each.partition("“")[2].rstrip("”"))
            begun = words.removesuffix(line_breaks.ELLIPSIS)
            if begun == words or not any(begun in tip for tip in tips):
                found.append(each)
        return found


def _ink(font: QFont, box: QRectF, flags: int, words: str) -> tuple[float, float]:
    """From where down to where the signs of a line reach that is written into a box."""
    layout = QTextLayout(words, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    metrics = QFontMetricsF(font)
    baseline = metrics.boundingRect(box, flags, words).top() + line.ascent()
    signs = metrics.tightBoundingRect(words)
    return baseline + signs.top(), baseline + signs.bottom()


def flat(words: str) -> str:
    """Words however they are set in lines."""
    return "".join(html.unescape(words).replace(line_breaks.JOINER, "").split())


@contextmanager
def watched_painting() -> Iterator[Painted]:
    """Watch words while they are painted."""
    painted = Painted()
    write, draw = QPainter.drawText, Fitted.draw

    def writes(painter: QPainter, *given: Any) -> Any:
        words = given[-1]
        if isinstance(words, str) and words.strip() and not painter.hasClipping():
            width = QFontMetricsF(painter.font()).horizontalAdvance(words)
            if isinstance(given[0], QRect | QRectF):
                flags = int(given[1])
                if flags & Qt.TextFlag.TextWordWrap:
                    need = QFontMetricsF(painter.font()).boundingRect(QRectF(given[0]), flags, words)
                    fits = need.height() <= given[0].height() + SLACK and need.width() <= given[0].width() + SLACK
                else:
                    fits = width <= given[0].width() + SLACK
                    if not flags & Qt.TextFlag.TextDontClip:
                        # Qt lets nothing out of the box then, not the foot of a letter either.
                        low, high = _ink(painter.font(), QRectF(given[0]), flags, words)
                        fits = fits and given[0].top() - SLACK <= low and high <= given[0].bottom() + SLACK
            elif isinstance(given[0], QPoint | QPointF):
                device = painter.device()
                wide = device.width() / (device.devicePixelRatio() if isinstance(device, QPixmap) else 1)
                start = painter.transform().map(QPointF(given[0]))
                fits = start.x() >= -SLACK and start.x() + width <= wide + SLACK
            else:
                fits = True
            if not fits or words.endswith(line_breaks.ELLIPSIS):
                painted.cut.append(f"painted “{words}”")
        return write(painter, *given)

    def draws(self: Fitted, *given: Any) -> None:
        # Words torn into their letters are no words; several lines may not run out of their box.
        torn = sum(len(line) == 1 for line in self.lines) > 1
        box = next(each for each in given if isinstance(each, QRectF))
        if not self.whole or torn or (len(self.lines) > 1 and self.height > box.height() + SLACK):
            painted.cut.append(f"fitted “{' '.join(self.lines)}”")
        draw(self, *given)

    with patch.object(QPainter, "drawText", writes), patch.object(Fitted, "draw", draws):
        yield painted
