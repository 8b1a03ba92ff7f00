"""The build hook: puts art, translations, fonts and licences into the wheel, at ``boardroom/_resources``.

An editable install is left alone: there boardroom/resources.py finds all this beside pyproject.toml.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ResourcesHook(BuildHookInterface[Any]):
    """What the wheel carries besides the sources; translations are compiled into a folder that goes away again."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        self.temporary = tempfile.TemporaryDirectory(prefix="boardroom-")
        made = Path(self.temporary.name)
        words = [sys.executable, str(root / "packaging" / "words.py"), "compile", str(made / "translations")]
        if subprocess.run(words, check=False).returncode:
            sys.exit("The translations could not be compiled, so there is no wheel.")
        place = build_data["force_include"]
        for folder in (root / "resources", made, root / "build" / "fonts"):
            within = Path("boardroom/_resources", "fonts" if folder.name == "fonts" else "")
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    place[str(path)] = (within / path.relative_to(folder)).as_posix()
        for name in ("LICENSE", "LICENSE-ART"):
            place[str(root / name)] = f"boardroom/_resources/licences/{name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.temporary.cleanup()
