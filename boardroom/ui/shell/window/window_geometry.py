"""Where the window stands: as it was left, if a screen still shows that."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from boardroom.ui.kit.settings import Settings
from boardroom.ui.kit.theme import LARGEST_TEXT

SMALLEST: Final = QSize(960, 600)
"""Everything is seen at its best from this size on."""
_LOWEST: Final = 440
"""Logical pixels that are left of 1080 at 200 % below the title bar and above the bar of any desktop."""
_TITLE_BAR: Final = 40
_FRAME: Final = 16
"""Logical pixels of the borders beside a window, or more than that."""
_SIZE: Final = QSize(1280, 820)
_ROOM_FOR_TEXT: Final = {
    1.0: (0, 0),
    1.15: (960, 520),
    1.3: (960, 580),
    1.6: (1240, 700),
    1.8: (1280, 800),
    1.9: (1440, 880),
    LARGEST_TEXT: (1560, 880),
}
"""Width and height of the windows from which on text may be so large: in smaller ones words would be cut."""
_KEY: Final = "window"


def smallest(available: QSize) -> QSize:
    """The least size of a window on a screen with so much room: lower where it could not be seen whole otherwise."""
    return QSize(SMALLEST.width(), max(_LOWEST, min(SMALLEST.height(), available.height() - _TITLE_BAR)))


def largest_text(size: QSize) -> float:
    """How large text may be in a window of a size."""
    return max(
        scale for scale, (wide, high) in _ROOM_FOR_TEXT.items() if size.width() >= wide and size.height() >= high
    )


def take(window: QWidget, settings: Settings) -> None:
    """Put a window where it was when it was closed, else give it a good size."""
    memory = settings.memory(_KEY)
    place = QRect(*(_whole(memory.get(key)) for key in ("x", "y", "width", "height")))
    title_bar = QRect(place.left(), place.top(), place.width(), _TITLE_BAR)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    lowest = smallest(min((screen.size() for screen in screens), key=QSize.height, default=SMALLEST))
    window.setMinimumSize(lowest)
    seen = max((_area(screen.intersected(title_bar)) for screen in screens), default=0)
    if place.width() >= lowest.width() and place.height() >= lowest.height() and seen >= 200 * 20:
        window.setGeometry(place)
    else:
        room = screens[0].size() - QSize(_FRAME, _TITLE_BAR) if screens else _SIZE
        window.resize(_SIZE.boundedTo(room))
    if memory.get("maximized") is True:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def remember(window: QWidget, settings: Settings) -> None:
    """Keep where a window stands for the next start."""
    place = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    settings.remember(
        _KEY,
        {
            "x": place.x(),
            "y": place.y(),
            "width": place.width(),
            "height": place.height(),
            "maximized": window.isMaximized(),
        },
    )


def _whole(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 100_000 else 0


def _area(box: QRect) -> int:
    return max(0, box.width()) * max(0, box.height())
