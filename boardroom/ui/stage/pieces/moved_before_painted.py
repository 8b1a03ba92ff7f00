"""Seeing to it that a view knows what has moved in its scene before anything of it is painted."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QGraphicsView


class MovedBeforePainted(QObject):
    """Has what moved in the scene of a view, whose child it is, told to it before its window is painted.

    Qt tells it a moment later, but notes where every item lies whenever it paints any part of the view. If such a paint
    came first, the place that an item has left would never be painted again: a trace of it would stay there.
    """

    def watch(self) -> None:
        """Watch the window that the view is in now."""
        self._view.window().installEventFilter(self)

    @property
    def _view(self) -> QGraphicsView:
        view = self.parent()
        assert isinstance(view, QGraphicsView)
        return view

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            QCoreApplication.sendPostedEvents(self._view.scene(), QEvent.Type.MetaCall.value)
        return False
