"""The build hook: puts art, translations and fonts into the wheel, at ``boardroom/_resources``.

An editable install is left alone: there boardroom/resources.py finds all this beside pyproject.toml.
"""

import runpy
import shutil
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
        self.made = Path(tempfile.mkdtemp(prefix="boardroom-"))
        runpy.run_path(str(root / "packaging" / "words.py"))["compile_all"](self.made / "translations")
        place = build_data["force_include"]
        for folder in (root / "resources", self.made, root / "build" / "fonts"):
            within = Path("boardroom/_resources", "fonts" if folder.name == "fonts" else "")
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    place[str(path)] = (within / path.relative_to(folder)).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self.made)
