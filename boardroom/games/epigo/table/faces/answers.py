"""The small mark in a slot of the stack: how a super slide of that Order is answered beforehand."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.fitting import fit

_CHEVRONS: Final = 20.0
"""The room for the chevrons beside the answer."""


def paint_answer(painter: QPainter, box: QRectF, answer: str, context: AppContext, say: Callable[[Text], str]) -> None:
    """What it is about, and below that two chevrons, one slide and another, and the answer: ask, always ("yes") or
    never ("no").
    """
    p = context.theme.palette
    words = {
        "ask": phrase("Epigo", "ask", "a super slide, beforehand"),
        "always": phrase("Epigo", "yes", "a super slide, beforehand"),
        "never": phrase("Epigo", "no", "a super slide, beforehand"),
    }
    ink = QColor({"ask": p.text, "always": p.done_text, "never": p.warning}[answer])
    painter.setBrush(QColor(p.panel))
    painter.setPen(QPen(QColor(p.edge), 1.4))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 9, 9)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(ink, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    half = box.height() / 2
    high = QRectF(box.left() + 4, box.top() + 3, box.width() - 8, half - 4)
    about = say(phrase("Epigo", "Super slide", "what is answered beforehand"))
    heading = fit(about, lambda size: context.theme.text(size, 500), 11, high.width(), high.height())
    low = QRectF(box.left() + 4, box.top() + half - 2, box.width() - 8, half - 1)
    if not heading.whole:
        # In a slot this small the tip says what it is about.
        low = box.adjusted(4, 3, -4, -3)
    room = low.width() - _CHEVRONS
    said = fit(say(words[answer]), lambda size: context.theme.text(size, 600), 13, room, low.height())
    wide = QFontMetricsF(said.font).horizontalAdvance(said.lines[0])
    low.setLeft(low.center().x() - (wide + _CHEVRONS) / 2)
    middle = QPointF(low.left() + 7, low.center().y())
    for shift in (-5.0, 3.0):
        painter.drawPolyline([middle + QPointF(shift + x, y) for x, y in ((0, -4), (4, 0), (0, 4))])
    if answer == "never":
        painter.drawLine(middle + QPointF(-9, 5), middle + QPointF(9, -5))
    low.setLeft(low.left() + _CHEVRONS)
    said.draw(painter, low, Qt.AlignmentFlag.AlignLeft)
    if heading.whole:
        painter.setPen(QColor(p.quiet))
        heading.draw(painter, high, Qt.AlignmentFlag.AlignCenter)
