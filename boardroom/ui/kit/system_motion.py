"""Whether the system was told that its person wants no motion.

Qt 6.11 tells a wish for contrast (``QStyleHints.accessibility``) and none for motion, so each system is asked in its
own way.
"""

import os
import sys
from functools import cache
from typing import Any, Final

_PATIENCE: Final = 300
"""Milliseconds that a desktop has for an answer."""


@cache
def is_unwanted() -> bool:
    """Whether motion is unwanted, as far as the system tells; asked once."""
    if sys.platform == "win32":
        return not _windows_animates()
    if sys.platform == "darwin":
        return _flag("com.apple.universalaccess", "reduceMotion")
    # Without a bus there is nobody to ask, and the modules for it take their time.
    return plasma_is_still() or ("DBUS_SESSION_BUS_ADDRESS" in os.environ and portal_is_still())


def plasma_is_still() -> bool:
    """Whether KDE's Plasma is set to instant animations, its way of having none."""
    from PySide6.QtCore import QSettings, QStandardPaths

    config = QStandardPaths.locate(QStandardPaths.StandardLocation.GenericConfigLocation, "kdeglobals")
    if not config:
        return False
    value = QSettings(config, QSettings.Format.IniFormat).value("KDE/AnimationDurationFactor")
    try:
        return float(str(value)) == 0
    except ValueError:
        return False


def portal_is_still() -> bool:
    """Whether a desktop that answers by the portal of freedesktop.org, such as GNOME, is set to no animations."""
    return portal_setting("org.gnome.desktop.interface", "enable-animations") is False


def portal_setting(namespace: str, key: str) -> Any:
    """A setting of the desktop by its portal; None where there is no portal, or no such setting."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    portal = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
    question = QDBusMessage.createMethodCall(*portal, "Read")
    question.setArguments([namespace, key])
    answer = bus.call(question, QDBus.CallMode.Block, _PATIENCE)
    if answer.type() != QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return None
    value = answer.arguments()[0]
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value


def _windows_animates() -> bool:
    """“Animation effects” of Windows: SPI_GETCLIENTAREAANIMATION of SystemParametersInfoW."""
    import ctypes

    animates = ctypes.c_int(1)
    windows = getattr(ctypes, "windll", None)
    if windows is not None:
        windows.user32.SystemParametersInfoW(0x1042, 0, ctypes.byref(animates), 0)
    return bool(animates.value)


def _flag(domain: str, key: str) -> bool:
    """A switch among the preferences of macOS."""
    from PySide6.QtCore import QSettings

    organisation, _, name = domain.rpartition(".")
    host = ".".join(reversed(organisation.split(".")))
    return QSettings(host, name).value(key) in (True, 1, "1", "true")
