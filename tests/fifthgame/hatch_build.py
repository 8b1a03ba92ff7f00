"""The build hook: compiles the translations into the wheel."""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import PySide6
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface[Any]):
    """What the wheel carries besides the sources: a .qm file for every .ts file."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        lrelease = Path(PySide6.__path__[0], "lrelease.exe" if sys.platform == "win32" else "lrelease")
        self.made = tempfile.TemporaryDirectory()
        for ts in Path(self.root, "nimble", "translations").glob("*.ts"):
            qm = Path(self.made.name, f"{ts.stem}.qm")
            subprocess.run([lrelease, "-silent", ts, "-qm", qm], check=True)
            build_data["force_include"][str(qm)] = f"nimble/translations/{qm.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.made.cleanup()
