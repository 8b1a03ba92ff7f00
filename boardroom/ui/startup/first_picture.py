"""The picture of the whole window with the lobby in it, as the next start will show it until the window is furnished.

It lies among the pictures kept between starts, under a name that is another as soon as the picture would be: for other
games, another day (the sheets say when a game was last played), size, language, theme, font or version. So it is there
and fits, or it is not there.
"""

import time
from typing import TYPE_CHECKING, Final
from zlib import crc32

from PySide6.QtWidgets import QAbstractButton, QWidget

from boardroom import __version__, resources
from boardroom.ui.kit.pictures import pictures_on_disk
from boardroom.ui.lobby import overview_file

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QPixmap

    from boardroom.ui.kit.context import AppContext
    from boardroom.ui.kit.pictures.pictures_on_disk import Mapped
    from boardroom.ui.shell.window.window import Window

_MOST_PIXELS: Final = 3_000_000


def kept(window: QWidget, context: "AppContext", games: "Path") -> "Mapped | None":
    """The picture for a window that is to show the lobby with the games of a folder; None if there is none that fits.

    It is as large as the window.
    """
    name = _name(window, context, games)
    picture = pictures_on_disk.mapped(name, window.devicePixelRatioF()) if name else None
    if picture is None or picture.image.size() != window.size() * window.devicePixelRatioF():
        return None
    return picture


def keep(window: "Window") -> None:
    """Keep the picture of a window, if it shows the lobby as the next start will, and is not very large."""
    ratio, lobby = window.devicePixelRatioF(), window.lobby
    if window.width() * window.height() * ratio * ratio > _MOST_PIXELS or _is_marked(window):
        return
    name = _name(window, window.context, lobby.games)
    if not name or pictures_on_disk.mapped(name) is not None:
        return
    from boardroom.ui.lobby import overview

    # Another window may have remembered something else by now.
    if overview.recall(lobby.games) == lobby.shown:
        pictures_on_disk.keep(name, _taken(window))


def _is_marked(window: "Window") -> bool:
    """Whether anything is to be seen that will not be at the next start: a mark of the keys, a message."""
    menus, middle = window.menus, window.pages.parentWidget()
    if window.page is not window.lobby or not window.lobby.at_rest or menus.activeAction() is not None:
        return True
    seen = {child for parent in (window, middle) if parent for child in parent.children() if _is_seen(child)}
    return bool(seen - {menus, middle, window.pages})


def _is_seen(child: object) -> bool:
    return isinstance(child, QWidget) and child.isVisible() and not child.isWindow()


def _taken(window: QWidget) -> "QPixmap":
    from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
    from PySide6.QtGui import QPixmap, QRegion

    ratio, flags, mark = window.devicePixelRatioF(), QWidget.RenderFlag, Qt.WidgetAttribute.WA_UnderMouse
    # What has just changed finds its place.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    # One without transparency, as the window has none: it is painted in a quarter of the time.
    pixmap = QPixmap(window.size() * ratio)
    pixmap.setDevicePixelRatio(ratio)
    # The mouse may lie on something; it will not at the next start.
    under_mouse = [button for button in window.findChildren(QAbstractButton) if button.underMouse()]
    for button in under_mouse:
        button.setAttribute(mark, False)
    window.render(pixmap, QPoint(), QRegion(), flags.DrawWindowBackground | flags.DrawChildren)
    for button in under_mouse:
        button.setAttribute(mark, True)
    return pixmap


def _name(window: QWidget, context: "AppContext", games: "Path") -> str:
    """What the picture is called; nothing if it is not known what the lobby will show."""
    remembered = overview_file.read(games)
    if remembered is None:
        return ""
    theme, today = context.theme, time.localtime()
    looks = (theme.palette.name, context.voice.language, theme.text_scale, len(resources.fonts()), __version__)
    look = crc32(repr((looks, remembered.number, today.tm_year, today.tm_yday)).encode())
    return f"lobby-{window.width()}x{window.height()}@{window.devicePixelRatioF():g}-{look:08x}"
