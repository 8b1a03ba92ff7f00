"""Builds what this system can build: ``dev.py package`` runs this in an environment made from ``requirements.txt``.

    package.py                everything
    package.py PART...        some of it: wheel (with the source archive), folder, deb, rpm, run

Everything lands in ``dist/``; what it is made from on the way lies in ``build/package``. The same commit gives the same
bytes: its time is the time of every file.
"""

import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Callable, Sequence
from email.utils import formatdate
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

import bundled
import checks
import manual

from boardroom import system_libraries

ROOT = Path(__file__).resolve().parent.parent
PACKAGING, LINUX_FILES = ROOT / "packaging", ROOT / "packaging" / "linux"
DIST, WORK = ROOT / "dist", ROOT / "build" / "package"
FROZEN = WORK / "frozen" / "boardroom"
TREE = WORK / "tree"
LINUX = sys.platform.startswith("linux")
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
DEBIAN_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
ARCHITECTURE = sysconfig.get_platform().partition("-")[2]
MAINTAINER = "Boardroom developers <boardroom@localhost>"
SUMMARY = "modern board games for people sharing a screen"
DESCRIPTION = """Epigo, My Kingdom for a Horse, Ephyran and Epona: board games to play
together on one screen, or against the computer, with every rule enforced.
Every step is saved, and hidden information stays hidden. In English and
Japanese."""


# What everything is made from.


def wheel() -> None:
    """The source archive, and the wheel made from it."""
    for old in DIST.glob("boardroom-*"):
        if old.suffix in (".whl", ".gz"):
            old.unlink()
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", DIST, ROOT)
    run(sys.executable, "-m", "twine", "check", "--strict", *wheels(), *DIST.glob("boardroom-*.tar.gz"))
    if HISTORY:
        # Which compares the archive with what git has, among other things.
        run(sys.executable, "-m", "pyroma", "--min=9", ROOT)
    else:
        print("   not checked by pyroma: there is no git history here")


def wheels() -> list[Path]:
    """The wheel of this version, if it is built."""
    return list(DIST.glob("boardroom-*.whl"))


def folder() -> None:
    """The folder with the whole program, a Python included."""
    (built,) = wheels()
    run(
        sys.executable,
        "-m",
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--force-reinstall",
        "--disable-pip-version-check",
        built,
    )
    shutil.rmtree(FROZEN.parent, ignore_errors=True)
    icons()
    places: list[str | Path] = ["--distpath", FROZEN.parent, "--workpath", WORK / "pyinstaller"]
    run(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *places, PACKAGING / "boardroom.spec")
    bundled.write(FROZEN)
    if LINUX:
        # Where the Python that is taken along came from.
        libraries = [path for path in FROZEN.rglob("*") if is_elf(path)]
        pythons = [path for path in libraries if path.name.startswith("libpython") or path.parent.name == "lib-dynload"]
        run("patchelf", "--remove-rpath", *pythons)
        for path in FROZEN.rglob("*.so*"):
            if not path.is_symlink():
                path.chmod(0o644)
    same_times(FROZEN)
    checks.folder(FROZEN)


MARK = ROOT / "resources" / "shared" / "app.svg"
SAVED_GAME = LINUX_FILES / "saved-game.svg"
ICONS = {"boardroom": MARK, "application-x-boardroom-game": SAVED_GAME}
"""The drawings by the names that a desktop looks for: the app's mark, and a saved game, by its kind of file."""


def icons() -> None:
    """The icons at every size."""
    place = WORK / "icons"
    place.mkdir(parents=True, exist_ok=True)
    script = (
        "import sys; from PySide6.QtCore import Qt; from PySide6.QtGui import QGuiApplication, QImage, QPainter;"
        "from PySide6.QtSvg import QSvgRenderer; app = QGuiApplication([]); mark = QSvgRenderer(sys.argv[1])\n"
        "for size in map(int, sys.argv[3:]):\n"
        "    image = QImage(size, size, QImage.Format.Format_ARGB32); image.fill(Qt.GlobalColor.transparent)\n"
        "    painter = QPainter(image); mark.render(painter); painter.end()\n"
        "    assert image.save(f'{sys.argv[2]}-{size}.png')\n"
    )
    sizes = [*map(str, ICON_SIZES)]
    for name, drawing in ICONS.items():
        run(sys.executable, "-c", script, drawing, place / name, *sizes, env={"QT_QPA_PLATFORM": "offscreen"})


# Packages for Linux.


def tree() -> None:
    """The files as they lie in the system once the package is installed."""
    shutil.rmtree(TREE, ignore_errors=True)
    share = TREE / "usr" / "share"
    program = TREE / "usr" / "lib" / "boardroom"
    shutil.copytree(FROZEN, program, symlinks=True)
    link = TREE / "usr" / "bin" / "boardroom"
    link.parent.mkdir(parents=True)
    link.symlink_to("../lib/boardroom/boardroom")
    desktop_files(share)
    document = share / "doc" / "boardroom"
    document.mkdir(parents=True)
    document.joinpath("copyright").write_text(copyright_file(), "utf-8")
    write_gzip(document / "changelog.gz", changelog())
    for language, place in (("en", share / "man" / "man1"), ("ja", share / "man" / "ja" / "man1")):
        place.mkdir(parents=True)
        write_gzip(place / "boardroom.1.gz", manual.page(FROZEN / "boardroom", language))
    same_times(TREE)


def desktop_files(share: Path) -> None:
    """What makes the program known to a desktop: its entry, icons, description, and the kind of its saved games."""
    places = {
        "boardroom.desktop": "applications/boardroom.desktop",
        "boardroom.metainfo.xml": "metainfo/org.boardroom.Boardroom.metainfo.xml",
        "boardroom-mime.xml": "mime/packages/boardroom.xml",
    }
    for source, target in places.items():
        share.joinpath(target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(LINUX_FILES / source, share / target)
    add_pictures(share / places["boardroom.metainfo.xml"])
    for name, drawing in ICONS.items():
        kind = "apps" if drawing == MARK else "mimetypes"
        sizes = {f"{size}x{size}": WORK / "icons" / f"{name}-{size}.png" for size in ICON_SIZES}
        for folder, icon in {**sizes, "scalable": drawing}.items():
            place = share / "icons" / "hicolor" / folder / kind
            place.mkdir(parents=True, exist_ok=True)
            shutil.copy(icon, place / f"{name}{icon.suffix}")


def add_pictures(metainfo: Path) -> None:
    """Tell software centres where the page with the pictures of the games is, if it is anywhere: at BOARDROOM_SITE."""
    site = os.environ.get("BOARDROOM_SITE", "").rstrip("/")
    if site:
        document = ET.parse(metainfo)
        root = document.getroot()
        ET.SubElement(root, "url", type="homepage").text = f"{site}/"
        pictures = ET.SubElement(root, "screenshots")
        texts = tomllib.loads((PACKAGING / "web" / "texts.toml").read_text("utf-8"))
        for game in texts["en"]["captions"]:
            picture = ET.SubElement(pictures, "screenshot", {} if len(pictures) else {"type": "default"})
            for language, words in texts.items():
                spoken = {} if language == "en" else {"xml:lang": language}
                ET.SubElement(picture, "caption", spoken).text = words["captions"][game]
                shown = ET.SubElement(picture, "image", {"type": "source", "width": "1280", "height": "720", **spoken})
                shown.text = f"{site}/{game}-{language}.png"
        ET.indent(document)
        document.write(metainfo, "utf-8", xml_declaration=True)


def copyright_file() -> str:
    """Debian's file of copyrights: the parts as the program lists them, and their licences."""
    place = FROZEN / "_internal" / "boardroom" / "_resources" / "licences"
    lines = [
        "Boardroom, (c) 2026 the Boardroom developers. It holds these parts of other people, with their licences:",
        "",
    ]
    texts: dict[str, list[str]] = {}
    for part in json.loads((place / "parts.json").read_text("utf-8")):
        lines.append(f"{part['name']} {part['version']}: {part['licence']}")
        lines += [f"    with {inner}" for inner in part["contains"]]
        texts.setdefault((place / part["text"]).read_text("utf-8").strip(), []).append(part["name"])
    lines += [
        "",
        "The texts of all licences lie in /usr/lib/boardroom/_internal/boardroom/_resources/licences; those of the",
    ]
    lines += ["GNU and Apache licences are in /usr/share/common-licenses, too."]
    for text, names in texts.items():
        if not any(title in text for title in IN_DEBIAN):
            lines += ["", "=" * 72, ", ".join(names), "", text]
    return "\n".join(lines) + "\n"


IN_DEBIAN = ("GNU GENERAL PUBLIC LICENSE", "GNU LESSER GENERAL PUBLIC LICENSE", "Apache License")


def changelog() -> str:
    """Debian's file of changes; what has changed for players is in CHANGELOG.md."""
    entry = f"boardroom ({VERSION}) stable; urgency=medium\n\n  * See CHANGELOG.md.\n\n"
    return f"{entry} -- {MAINTAINER}  {formatdate(commit_time())}\n"


def description(kind: str) -> Path:
    """The file that nfpm makes a package of a kind from."""
    contents: list[dict[str, object]] = []
    for path in sorted(TREE.rglob("*")):
        target = "/" + path.relative_to(TREE).as_posix()
        if path.is_symlink():
            contents.append({"type": "symlink", "src": str(path.readlink()), "dst": target})
        elif path.is_dir():
            # Only ours: the others belong to the system.
            if "/boardroom" in target:
                contents.append({"type": "dir", "dst": target, "file_info": {"mode": 0o755}})
        else:
            mode = 0o755 if os.access(path, os.X_OK) else 0o644
            contents.append({"src": str(path), "dst": target, "file_info": {"mode": mode}})
    if kind == "deb":
        overrides = str(LINUX_FILES / "lintian-overrides")
        contents.append({"src": overrides, "dst": "/usr/share/lintian/overrides/boardroom"})
    about = {
        "name": "boardroom",
        "arch": DEBIAN_ARCHITECTURES.get(os.uname().machine, os.uname().machine),
        "platform": "linux",
        "version": VERSION,
        "version_schema": "none",
        "maintainer": MAINTAINER,
        "description": f"{SUMMARY}\n{DESCRIPTION}",
        "license": "MIT AND CC-BY-4.0",
        "section": "misc",
        "priority": "optional",
        "contents": contents,
        "deb": {"compression": "none"},
        "rpm": {"compression": "xz", "group": "Amusements/Games", "summary": SUMMARY, "buildhost": "localhost"},
        "overrides": {
            "deb": {"depends": [f"libc6 (>= {newest_glibc()})", *sorted(system_libraries.ALL.values())]},
            "rpm": {
                "depends": [
                    f"libc.so.6(GLIBC_{newest_glibc()})(64bit)",
                    *(f"{name}()(64bit)" for name in sorted(system_libraries.ALL)),
                ]
            },
        },
    }
    file = WORK / f"nfpm-{kind}.json"
    file.write_text(json.dumps(about, indent=1), "utf-8")
    return file


def newest_glibc() -> str:
    """The oldest version of the system's C library that will do for every library of the program."""
    found = {(2, 17)}
    for path in FROZEN.rglob("*"):
        if is_elf(path):
            found |= {(2, int(minor)) for minor in re.findall(rb"GLIBC_2\.(\d+)", path.read_bytes())}
    return "{}.{}".format(*max(found))


def is_elf(path: Path) -> bool:
    """Whether a file is a program or library for Linux, and not just a link to one."""
    return path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF"


def deb() -> None:
    """The package for Debian and its kin."""
    tree()
    target = DIST / f"boardroom_{VERSION}_{DEBIAN_ARCHITECTURES[os.uname().machine]}.deb"
    run("nfpm", "package", "--config", description("deb"), "--packager", "deb", "--target", target)
    if shutil.which("dpkg-deb"):
        # dpkg's own packing is a sixth smaller than nfpm's.
        unpacked = WORK / "unpacked"
        shutil.rmtree(unpacked, ignore_errors=True)
        run("dpkg-deb", "-R", target, unpacked)
        run("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "-b", unpacked, target)
        shutil.rmtree(unpacked)
    checks.deb(target, TREE / "usr" / "share")


def rpm() -> None:
    """The package for Fedora, openSUSE and their kin."""
    tree()
    target = DIST / f"boardroom-{VERSION}-1.{os.uname().machine}.rpm"
    run("nfpm", "package", "--config", description("rpm"), "--packager", "rpm", "--target", target)


def run_file() -> None:
    """The archive that unpacks and installs itself for one person."""
    content = WORK / "run"
    shutil.rmtree(content, ignore_errors=True)
    shutil.copytree(FROZEN, content / "program", symlinks=True)
    desktop_files(content / "share")
    shutil.copy(LINUX_FILES / "uninstall.sh", content / "uninstall")
    (content / "uninstall").chmod(0o755)
    same_times(content)
    target = DIST / f"boardroom-{VERSION}-linux-{os.uname().machine}.run"
    target.write_bytes(self_installing(content, VERSION))
    target.chmod(0o755)
    print(f"== {target.name}")


def self_installing(content: Path, version: str) -> bytes:
    """A folder, packed, behind the script that installs it.

    Not by makeself: that unpacks into another folder first, which takes twice the room and may not allow programs to be
    started, and what it says when something is wrong is in English only.
    """
    packed = io.BytesIO()
    with (
        gzip.GzipFile(fileobj=packed, mode="wb", mtime=0) as pressed,
        tarfile.open(fileobj=pressed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        for path in sorted(content.rglob("*")):
            about = archive.gettarinfo(path, path.relative_to(content).as_posix())
            about.uid, about.gid, about.uname, about.gname = 0, 0, "", ""
            about.mode = 0o755 if about.isdir() or about.mode & 0o100 else 0o644
            if about.isreg():
                with path.open("rb") as file:
                    archive.addfile(about, file)
            else:
                archive.addfile(about)
    script = (LINUX_FILES / "install.sh").read_text("utf-8")
    blocks = [-(-path.lstat().st_size // 4096) + 1 for path in content.rglob("*")]
    known = {
        "@VERSION@": version,
        "@FIRST@": str(script.count("\n") + 1),
        "@SUM@": hashlib.sha256(packed.getvalue()).hexdigest(),
        "@ROOM@": str(4 * sum(blocks)),
    }
    for mark, value in known.items():
        script = script.replace(mark, value)
    return script.encode() + packed.getvalue()


# The rest.


def commit_time() -> int:
    """Seconds since 1970 of the commit that is packed: pictures that the app keeps are known by the times of files."""
    return int(HISTORY or os.environ.get("SOURCE_DATE_EPOCH", "1767225600"))


def _newest_commit() -> str:
    """The time of the newest commit as git tells it; nothing where there is no history, as in a source archive."""
    try:
        command = ["git", "log", "-1", "--format=%ct"]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    except FileNotFoundError:
        return ""


def same_times(place: Path) -> None:
    """Give every file and folder the time of the commit."""
    for path in (place, *place.rglob("*")):
        os.utime(path, (commit_time(), commit_time()), follow_symlinks=False)


def write_gzip(path: Path, text: str) -> None:
    """Write a text packed, always the same way."""
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def run(*command: str | Path, env: dict[str, str] | None = None) -> None:
    """Run a program of this environment or the system's, that has to succeed."""
    folder = Path(sys.executable).parent
    ours = {
        **os.environ,
        "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}",
        "SOURCE_DATE_EPOCH": str(commit_time()),
        "PYTHONHASHSEED": "0",
        "BOARDROOM_ICONS": str(WORK / "icons"),
        **(env or {}),
    }
    print("==", *[Path(word).name if isinstance(word, Path) else word for word in command][:6], flush=True)
    subprocess.run(list(map(str, command)), cwd=WORK, env=ours, stdin=subprocess.DEVNULL, check=True)


def report() -> None:
    """What there is now, how large, and its checksums."""
    sums = []
    for path in sorted(DIST.iterdir()):
        if path.is_file() and path.name != "SHA256SUMS":
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            sums.append(f"{digest}  {path.name}\n")
            print(f"{path.stat().st_size / 1e6:7.1f} MB  {path.name}")
    (DIST / "SHA256SUMS").write_text("".join(sums), "utf-8")


HISTORY = _newest_commit()
PARTS: dict[str, Callable[[], None]] = {"wheel": wheel, "folder": folder}
if LINUX:
    PARTS |= {"deb": deb, "rpm": rpm, "run": run_file}
VERSION = re.search(r'__version__ = "(.*)"', (ROOT / "boardroom" / "__init__.py").read_text("utf-8"))[1]  # type: ignore[index]


def main(chosen: Sequence[str]) -> int:
    """Build the parts, in their order."""
    unknown = set(chosen) - set(PARTS)
    if unknown:
        print(f"There is no {', '.join(sorted(unknown))} to build here; there are {', '.join(PARTS)}.")
        return 2
    if not HISTORY:
        when = formatdate(commit_time())
        print(f"== git tells no time of a commit here: files get that of SOURCE_DATE_EPOCH, or {when}")
    DIST.mkdir(exist_ok=True)
    WORK.mkdir(parents=True, exist_ok=True)
    if not list((ROOT / "build" / "fonts").glob("*.ttf")):
        print("The fonts are missing, and without them no package is made: python3 dev.py fonts")
        return 1
    try:
        for name, build in PARTS.items():
            if not chosen or name in chosen:
                build()
    except subprocess.CalledProcessError as problem:
        print(f"== Stopped: this failed, look above: {' '.join(map(str, problem.cmd))}")
        return 1
    report()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
