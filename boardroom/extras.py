"""The optional packages, which Boardroom does well without: what to type to install them."""

import shlex
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

_NAME = "boardroom"
_SOURCES = Path(__file__).resolve().parent.parent


def install_command(extra: str) -> str:
    """The command that installs an extra of ``pyproject.toml``, such as "cluster", for the Python that is running.

    It names the packages themselves, or the checkout: on PyPI the name "boardroom" is another program's.
    """
    try:
        declared = requires(_NAME) or []
    except PackageNotFoundError:
        declared = []
    marks = f"extra == '{extra}'", f'extra == "{extra}"'
    parts = [line.partition(";") for line in declared]
    wanted = [package.strip() for package, _, marker in parts if marker.strip() in marks]
    line = [sys.executable, "-m", "pip", "install", *(wanted or [f"{_SOURCES}[{extra}]"])]
    return subprocess.list2cmdline(line) if sys.platform == "win32" else shlex.join(line)
