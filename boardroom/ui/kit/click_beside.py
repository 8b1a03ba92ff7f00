"""The first click beside what lies over a page closes it, and does nothing else."""

from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget


def is_beside(widget: QWidget, watched: Any, event: QEvent) -> bool:
    """Whether an event that is on its way to anything is the press of a mouse button in the same window as a widget,
    but beside it.
    """
    if event.type() != QEvent.Type.MouseButtonPress or not isinstance(event, QMouseEvent):
        return False
    if not isinstance(watched, QWidget) or watched.window() is not widget.window():
        return False
    # By the place: what nothing inside wants comes to the parents, too.
    return not widget.rect().contains(widget.mapFromGlobal(event.globalPosition().toPoint()))
