"""The libraries of a Linux system that Qt loads: which there must be, which are missing, and how to have them.

Each is named as it is loaded, with the package of Debian and its kin that holds it. Everything that installs, packs or
starts Boardroom asks here; only the standard library is needed for it.
"""

import ctypes
import os
import shlex
import shutil
import sys
from collections.abc import Iterable, Mapping
from typing import Final

ALWAYS: Final = {
    "libdbus-1.so.3": "libdbus-1-3",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libGL.so.1": "libgl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libuuid.so.1": "libuuid1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""What is needed without a screen, too."""
X11: Final = {
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What a window on an X11 screen needs as well."""
WAYLAND: Final = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""What a window on a Wayland screen needs as well."""
ALL: Final = ALWAYS | X11 | WAYLAND


def of_this_screen() -> dict[str, str]:
    """What a window needs on the screen that the environment names, X11 where it names both."""
    if os.environ.get("DISPLAY"):
        return ALWAYS | X11
    return ALWAYS | WAYLAND if os.environ.get("WAYLAND_DISPLAY") else ALWAYS


def missing(libraries: Mapping[str, str]) -> dict[str, str]:
    """Those that cannot be loaded; none on systems other than Linux."""
    return {name: package for name, package in libraries.items() if not _loads(name)}


def command(libraries: Mapping[str, str]) -> str:
    """What to type to have them, empty where it is not known how this system installs packages."""
    if shutil.which("apt-get"):
        return _line("apt", dict.fromkeys(libraries.values()))
    # The kin of Fedora and of openSUSE know packages by the libraries in them.
    mark = "()(64bit)" if sys.maxsize > 2**32 else ""
    for tool in ("dnf", "zypper"):
        if shutil.which(tool):
            return _line(tool, (f"{name}{mark}" for name in libraries))
    return ""


def _line(tool: str, packages: Iterable[str]) -> str:
    return shlex.join(["sudo", tool, "install", *packages])


def _loads(name: str) -> bool:
    if not sys.platform.startswith("linux"):
        return True
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
