"""Layouts as pages have them: made with their margins and spacing, and rid of widgets that go."""

from typing import TypeVar

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


def discard(layout: QLayout, *widgets: QWidget) -> None:
    """Take widgets out of a layout and end them. Nothing of them is seen from now on: what comes in their place may be
    for somebody else.
    """
    for widget in widgets:
        layout.removeWidget(widget)
        widget.hide()
        widget.setParent(None)
        widget.deleteLater()
