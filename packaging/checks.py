"""Looks at what was built: whether it holds what it should, runs, and keeps to its sizes."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = "boardroom.exe" if sys.platform == "win32" else "boardroom"
MOST_DEB, MOST_INSTALLED = 36e6, 125e6
"""Bytes of the .deb, and of the folder with the program."""


def folder(frozen: Path) -> None:
    """The frozen program has everything that the checkout has, and lists its games in both languages."""
    package = frozen / "_internal" / "boardroom"
    missing = []
    for source in (ROOT / "boardroom").rglob("*"):
        if source.is_file() and source.suffix not in (".pyc", ".pyi") and source.name != "py.typed":
            name = source.relative_to(ROOT / "boardroom")
            there = package / (name.with_suffix(".pyc") if name.suffix == ".py" else name)
            if not there.is_file():
                missing.append(str(name))
    packed = package / "_resources"
    for place, within in (("resources", packed), ("build/fonts", packed / "fonts")):
        names = [source.relative_to(ROOT / place) for source in (ROOT / place).rglob("*") if source.is_file()]
        missing += [f"{place}/{name}" for name in names if not within.joinpath(name).is_file()]
    translated = [f"{ts.stem}.qm" for ts in ROOT.glob("translations/*.ts")]
    translated += [f"start_{ts.stem[-2:]}.json" for ts in ROOT.glob("translations/boardroom_*.ts")]
    missing += [name for name in translated if not (packed / "translations" / name).is_file()]
    require(not missing, f"missing in the program: {', '.join(sorted(missing)[:20])}")
    size = sum(path.stat().st_size for path in frozen.rglob("*") if path.is_file() and not path.is_symlink())
    require(size <= MOST_INSTALLED, f"the program has {size / 1e6:.1f} MB, more than {MOST_INSTALLED / 1e6:.0f}")
    print(f"   the program: {size / 1e6:.1f} MB")
    for locale in ("en_US.UTF-8", "ja_JP.UTF-8"):
        said = subprocess.run(
            [frozen / PROGRAM, "games", "--json"],
            env={**os.environ, "LC_ALL": locale},
            capture_output=True,
            check=True,
        )
        games = sorted(game["id"] for game in json.loads(said.stdout))
        require(len(games) >= 4, f"it knows only {games}")


def deb(package: Path, share: Path) -> None:
    """The Debian package keeps to its size, and its papers, which lie in its folder ``share``, are in order, as far as
    the tools for that are there.
    """
    require(package.stat().st_size <= MOST_DEB, f"{package.name} is larger than {MOST_DEB / 1e6:.0f} MB")
    tool("desktop-file-validate", share / "applications" / "boardroom.desktop")
    tool("appstreamcli", "validate", "--no-net", *share.glob("metainfo/*.xml"))
    tool("lintian", "--fail-on", "error", "--allow-root", package)


def tool(name: str, *arguments: str | Path) -> None:
    """Have one of the system's tools look, if it is there."""
    if shutil.which(name) is None:
        print(f"   not checked by {name}: it is not installed")
        return
    done = subprocess.run([name, *map(str, arguments)], capture_output=True, text=True, check=False)
    print("   " + f"{name}: {(done.stdout + done.stderr).strip() or 'nothing to say'}".replace("\n", "\n   "))
    require(done.returncode == 0, f"{name} is not content")


def require(fine: bool, why: str) -> None:
    """End with the reason where something is not as it should be."""
    if not fine:
        sys.exit(f"== {why}")
