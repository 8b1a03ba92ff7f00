"""Whether the system was told that its person wants no motion.

Qt 6.11 tells a wish for contrast (``QStyleHints.accessibility``) and none for motion, so each system is asked in its
own way. GNOME's answer would take a call to the desktop portal, which is not made: there the setting is to be chosen.
"""

import sys
from functools import cache


@cache
def is_unwanted() -> bool:
    """Whether motion is unwanted, as far as the system tells; asked once."""
    if sys.platform == "win32":
        return not _windows_animates()
    if sys.platform == "darwin":
        return _flag("com.apple.universalaccess", "reduceMotion")
    return plasma_is_still()


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
