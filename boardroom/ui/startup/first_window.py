"""The window of a start: it shows the kept picture of itself at once, and is furnished when that is seen.

Where no kept picture fits, it is furnished before anything is seen. Nobody meets it half made: whatever a hand, a
desktop or a screen reader does to it before it is complete completes it first.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QMainWindow

from boardroom.exit_codes import FAILED
from boardroom.ui.shell.window import window_geometry
from boardroom.ui.shell.window.window import Window
from boardroom.ui.startup import first_picture

if TYPE_CHECKING:
    from pathlib import Path

    from boardroom.ui.kit.context import AppContext
    from boardroom.ui.kit.pictures.pictures_on_disk import Mapped

_DEEDS = QtGui.QInputEvent, QtGui.QInputMethodEvent, QtGui.QDropEvent, QtGui.QCloseEvent
_RESTING = QtGui.QEnterEvent, QtGui.QHoverEvent
"""What the mouse causes by lying where the window opens."""


class FirstWindow(Window):
    """The window of a start. ``dress`` gives the application its look, before the window is furnished; ``complete`` is
    what can wait until it is seen.
    """

    def __init__(
        self,
        context: "AppContext",
        games: "Path",
        dress: Callable[[], object],
        complete: "Callable[[FirstWindow], object]",
    ) -> None:
        # What ``Window`` makes of itself at once is made by ``furnish`` here.
        QMainWindow.__init__(self)
        self.context, self._games = context, games
        self._dress, self._complete = dress, complete
        self._picture: Mapped | None = None
        self._furnished = self._completed = self._painted = False
        self._retitle(None)
        window_geometry.take(self, context.settings)
        self._porter = _Porter(self)
        self.installEventFilter(self._porter)

    @property
    def is_complete(self) -> bool:
        """Whether there is nothing left that waited for the first picture."""
        return self._completed

    def furnish(self) -> None:
        """Make the menus and the pages, unless they are there.

        A fault in that ends the application, as there would be nothing but a picture; then it is raised.
        """
        if self._furnished:
            return
        self._furnished = True
        try:
            self._make()
        except BaseException:
            self._dismiss_porter()
            # As soon as there is an event loop to be ended.
            QTimer.singleShot(0, partial(QCoreApplication.exit, FAILED))
            raise

    def _make(self) -> None:
        self._dress()
        self.build(self._games)
        self.lobby.settled.connect(self._keep_picture)
        self.lobby.painted.connect(self.complete)
        if self._picture is not None:
            # The picture shows it so.
            self.lobby.style_scroll_bar()
        if self.isVisible():
            # At once, not when Qt comes to it: the next frame is the whole window.
            middle, layout = self.centralWidget(), self.layout()
            assert middle is not None
            assert layout is not None
            self.menus.show()
            # The size it will have: the lobby is laid out as soon as it is shown, and not twice.
            middle.resize(self.width(), self.height() - self.menus.sizeHint().height())
            middle.show()
            layout.activate()
            self.lobby.setFocus()
        self._picture = None

    def complete(self) -> None:
        """Furnish the window if that is still to be done, and have everything else follow that could wait."""
        self.furnish()
        if self._completed:
            return
        self._completed = True
        self._dismiss_porter()
        self._complete(self)
        # Where nothing was remembered, it showed what is there from the beginning.
        self._keep_picture()

    def _dismiss_porter(self) -> None:
        self.removeEventFilter(self._porter)
        handle = self.windowHandle()
        if handle is not None:
            handle.removeEventFilter(self._porter)

    def choose_picture(self) -> None:
        """Show the kept picture if it fits; else everything is made now. The size of the window is known by now."""
        if self._furnished or self._picture is not None:
            return
        self._picture = first_picture.kept(self, self.context, self._games)
        if self._picture is None:
            self.furnish()

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        super().showEvent(event)
        handle = self.windowHandle()
        if handle is not None and not self._completed:
            handle.installEventFilter(self._porter)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._picture is not None:
            self.furnish()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        if self._picture is None:
            super().paintEvent(event)
            return
        QtGui.QPainter(self).drawImage(0, 0, self._picture.image)
        if not self._painted:
            self._painted = True
            # Not before the event loop turns: then the picture is on the screen.
            QTimer.singleShot(0, self.furnish)

    def closeEvent(self, event: QtGui.QCloseEvent) -> None:
        self._keep_picture()
        super().closeEvent(event)

    def _keep_picture(self) -> None:
        if self.isVisible():
            first_picture.keep(self)


class _Porter(QObject):
    """Stands before a window that is not complete: no deed comes through before it is.

    So a key or a click meets what its picture shows. It stands before the native window, too, because Qt asks that for
    the widget under the mouse.
    """

    def __init__(self, window: FirstWindow) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QtGui.QExposeEvent):
            self._window.choose_picture()
        elif isinstance(event, _DEEDS) and not isinstance(event, _RESTING):
            self._window.complete()
        return False
