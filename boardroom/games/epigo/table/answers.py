"""The small mark in a slot of the stack: how a super slide of that Order is answered beforehand."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.fitting import fit


def paint_answer(painter: QPainter, box: QRectF, answer: str, context: AppContext, say: Callable[[Text], str]) -> None:
    """Two chevrons, one slide and another, above the answer: ask, always ("yes") or never ("no")."""
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
    middle = QPointF(box.center().x(), box.top() + 13)
    for shift in (-7.0, 2.0):
        painter.drawPolyline([middle + QPointF(shift + x, y) for x, y in ((0, -5), (5, 0), (0, 5))])
    if answer == "never":
        painter.drawLine(middle + QPointF(-11, 6), middle + QPointF(11, -6))
    low = QRectF(box.left() + 3, box.top() + 20, box.width() - 6, box.height() - 22)
    painter.setPen(ink)
    fit(say(words[answer]), lambda size: context.theme.text(size, 600), 12, low.width(), low.height()).draw(
        painter, low, Qt.AlignmentFlag.AlignCenter
    )
