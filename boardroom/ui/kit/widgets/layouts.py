"""Layouts as pages have them: made with their margins and spacing, brought up to date, and rid of widgets that go."""

from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLayout, QWidget

Layout = TypeVar("Layout", bound=QLayout)


def laid(layout: Layout, margins: tuple[int, int, int, int] | None = None, spacing: int | None = None) -> Layout:
    """A layout with these margins (left, top, right, bottom) and so many pixels between its parts, each as Qt has it
    where it is not given.
    """
    if margins is not None:
        layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    return layout


def settle(widget: QWidget) -> None:
    """Have what is within a widget lie where it belongs, and be painted, with the next picture.

    Qt lays out what has changed, and paints what has come, a moment later: there would be a picture in between that
    shows the new things in the old places, and everything would be painted twice.
    """
    within = widget.findChildren(QWidget)
    for kind in (QEvent.Type.LayoutRequest, QEvent.Type.UpdateLater):
        for one in (*reversed(within), widget):
            QCoreApplication.sendPostedEvents(one, kind.value)


def discard(layout: QLayout, *widgets: QWidget) -> None:
    """Take widgets out of a layout and end them. Nothing of them is seen from now on: what comes in their place may be
    for somebody else.
    """
    for widget in widgets:
        layout.removeWidget(widget)
        widget.hide()
        widget.setParent(None)
        widget.deleteLater()
