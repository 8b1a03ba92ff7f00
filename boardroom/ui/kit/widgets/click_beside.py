"""The first click beside what lies over a page closes it, and does nothing else."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget


def is_beside(widget: QWidget, event: QEvent) -> bool:
    """Whether an event, on its way to anything in the window of a widget, is the press of a mouse button beside it. By
    the place: what nothing inside wants comes to the parents, too.
    """
    if event.type() != QEvent.Type.MouseButtonPress or not isinstance(event, QMouseEvent):
        return False
    return not widget.rect().contains(widget.mapFromGlobal(event.globalPosition().toPoint()))
