"""What packages are made of, as far as it can be known without making one: papers, pins, parts, the kind of files."""

import importlib.util
import json
import os
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from boardroom import __version__, frozen, licences, system_libraries
from boardroom.controller import catalog

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
METAINFO = ET.parse(PACKAGING / "linux" / "boardroom.metainfo.xml").getroot()
LICENCE = "MIT AND CC-BY-4.0"


def module(name: str, monkeypatch: pytest.MonkeyPatch, within: str = "") -> ModuleType:
    """A module of the folder "packaging", or of one in it, as the build imports it."""
    monkeypatch.syspath_prepend(PACKAGING)
    spec = importlib.util.spec_from_file_location(name, PACKAGING / within / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


# Papers.


def test_the_licence_is_the_same_everywhere() -> None:
    # The wheel holds the fonts, too.
    assert PROJECT["license"] == f"{LICENCE} AND OFL-1.1"
    assert METAINFO.findtext("project_license") == LICENCE
    assert licences.parts()[0].licence == LICENCE
    for name, words in (("LICENSE", "MIT License"), ("LICENSE-ART", "Creative Commons Attribution 4.0 International")):
        text = (ROOT / name).read_text("utf-8")
        assert words in text
        assert "the Boardroom developers" in text
        assert name in PROJECT["license-files"]


def test_who_made_it_and_which_version_it_is_are_the_same_everywhere() -> None:
    assert PROJECT["authors"] == [{"name": "the Boardroom developers"}]
    assert METAINFO.findtext("developer/name") == "the Boardroom developers"
    assert METAINFO.find(f"releases/release[@version='{__version__}']") is not None


def test_no_address_is_made_up() -> None:
    assert set(PROJECT["urls"].values()) == {"https://creativecommons.org/licenses/by/4.0/"}
    assert METAINFO.findall("url") == []


@pytest.mark.parametrize("site", ["", "https://example.org/boardroom"])
def test_software_centres_find_pictures_with_captions_where_the_page_is_and_only_there(
    site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    metainfo = tmp_path / "boardroom.metainfo.xml"
    source = (PACKAGING / "linux" / "boardroom.metainfo.xml").read_bytes()
    metainfo.write_bytes(source)
    monkeypatch.setenv("BOARDROOM_SITE", site)
    module("package", monkeypatch).add_pictures(metainfo)
    if not site:
        assert metainfo.read_bytes() == source
        return
    root = ET.parse(metainfo).getroot()
    games = [manifest.id for manifest in catalog.games()]
    assert root.findtext("url[@type='homepage']") == f"{site}/"
    spoken = "{http://www.w3.org/XML/1998/namespace}lang"
    shown = [
        {each.get(spoken, "en"): each.text for each in picture.iter(tag)}
        for tag in ("image", "caption")
        for picture in root.iter("screenshot")
    ]
    images, captions = shown[: len(games)], shown[len(games) :]
    pages = module("make_page", monkeypatch, "web").PICTURES
    assert sorted(map(str, images)) == sorted(
        str({language: f"{site}/{game}-{language}.png" for language in ("en", "ja")}) for game in pages
    )
    assert pages.keys() == set(games)
    assert all(caption.keys() == {"en", "ja"} and all(caption.values()) for caption in captions)


# Pins.


def test_every_pin_has_hashes_and_keeps_to_what_is_asked_for() -> None:
    text = (PACKAGING / "requirements.txt").read_text("utf-8")
    pinned = {
        canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE)
    }
    assert len(pinned) > 30
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert "#" in entry[:1] or "--hash=sha256:" in entry, entry
    asked = (PACKAGING / "requirements.in").read_text("utf-8").splitlines()
    lines = [*(line for line in asked if line and line[0] != "#"), *PROJECT["dependencies"]]
    for wanted in map(Requirement, lines):
        assert wanted.specifier.contains(pinned[canonicalize_name(wanted.name)]), wanted


# Parts.


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("boardroom/games/epona/assets.toml", "Boardroom"),
        ("boardroom/_resources/fonts/Inter-400.ttf", "Inter"),
        ("boardroom/_resources/fonts/NotoSansJP-400.ttf", "Noto Sans JP"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "Qt"),
        ("libQt6Core.so.6", "Qt"),
        ("PySide6/QtCore.abi3.so", "PySide6"),
        ("libicudata.so.73", "ICU"),
        ("python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so", "Python"),
        ("miniaudio.pyc", "miniaudio"),
        ("markdown_it/rules_block/list.pyc", "markdown-it-py"),
        ("mdurl/_parse.pyc", "mdurl"),
        ("somebody/elses.so", None),
    ],
)
def test_every_file_of_a_package_has_its_part_and_a_strange_one_has_none(
    file: str, part: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert module("bundled", monkeypatch).part_of(file) == part


def test_every_part_names_texts_that_are_there_or_come_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundled = module("bundled", monkeypatch)
    brought = {"python", "pyinstaller", "attrs", "platformdirs", "markdown-it-py", "mdurl", "miniaudio", "cffi"}
    for part in bundled.parts():
        assert part["texts"]
        for text in part["texts"]:
            there = [bundled.TEXTS / text, PACKAGING / text]
            assert text in brought or text.endswith("-OFL.txt") or any(path.is_file() for path in there), text
    for name in ("attrs", "platformdirs", "markdown-it-py", "mdurl"):
        assert "WITHOUT WARRANTY" in bundled._text(name, tmp_path)
    fonts = {family.name for family in module("fonts", monkeypatch).FAMILIES}
    assert fonts <= {part["name"] for part in bundled.parts()}


def test_the_program_lists_the_parts_that_the_build_has_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = [
        {"name": "Qt", "version": "6", "licence": "LGPL-3.0-only", "contains": ["zlib (Zlib)"], "text": "Qt.txt"},
        {"name": "Boardroom", "version": "1", "licence": LICENCE, "contains": [], "text": "Boardroom.txt"},
    ]
    (tmp_path / "parts.json").write_text(json.dumps(listed), "utf-8")
    for part in listed:
        (tmp_path / str(part["text"])).write_text(f"The licence of {part['name']}", "utf-8")
    monkeypatch.setattr("boardroom.resources.licences", lambda: tmp_path)
    own, qt = licences.parts()
    assert (own.name, own.exchangeable) == ("Boardroom", False)
    assert (qt.version, qt.contains, qt.text, qt.exchangeable) == ("6", ("zlib (Zlib)",), "The licence of Qt", True)


# The kind of its files.


def test_a_saved_game_is_known_by_how_it_begins_and_no_other_json_file_is() -> None:
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ET.parse(PACKAGING / "linux" / "boardroom-mime.xml").getroot()
    assert kind.findall(".//m:glob", space) == []
    (match,) = kind.findall(".//m:match", space)
    first, last = map(int, match.attrib["offset"].split(":"))
    begins = match.attrib["value"].encode()
    for path in sorted((ROOT / "tests" / "golden").glob("*/*.json")):
        assert first <= path.read_bytes().find(begins) <= last
    entry = (PACKAGING / "linux" / "boardroom.desktop").read_text("utf-8")
    (declared,) = kind.findall("m:mime-type", space)
    assert f"MimeType={declared.attrib['type']};\n" in entry
    assert "Exec=boardroom %f\n" in entry


# The frozen program.


@pytest.mark.parametrize(
    ("before", "given", "after"),
    [
        ({"LD_LIBRARY_PATH": "/app/_internal", "LD_LIBRARY_PATH_ORIG": "/mine"}, "/app/_internal", "/mine"),
        ({"LD_LIBRARY_PATH": "/app/_internal"}, "/app/_internal", None),
        ({"LD_LIBRARY_PATH": "/mine"}, "/app/_internal", "/mine"),
        ({}, "/app/_internal", None),
    ],
)
def test_programs_that_a_frozen_one_starts_use_the_libraries_of_the_system(
    before: dict[str, str], given: str, after: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LD_LIBRARY_PATH", "LD_LIBRARY_PATH_ORIG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in before.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "_MEIPASS", given, raising=False)
    monkeypatch.setattr(sys, "argv", ["boardroom", "games"])
    frozen.begin()
    assert os.environ.get("LD_LIBRARY_PATH") == after
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ


@pytest.mark.parametrize(
    "words", [["-B", "-c", "{helper};print('helped')"], ["-c", "print('strange')"], ["-c"], ["games"]]
)
def test_a_frozen_program_that_is_started_as_a_helper_is_one_and_nothing_else_is(words: list[str]) -> None:
    helper = "from multiprocessing.resource_tracker import main"
    script = "import sys; sys.frozen = True; from boardroom import frozen; frozen.begin(); print('went on')"
    given = ["boardroom"] + [word.format(helper=helper) for word in words]
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.argv = {given!r}; {script}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split("\n")[0] == ("helped" if "{helper}" in words[-1] else "went on")


# The archive that installs itself.


linux_alone = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is for Linux")


class Person:
    """Somebody whose home has a folder with every sign that shells and desktop entries mind."""

    def __init__(self, home: Path, package: ModuleType) -> None:
        self.home, self.package = home, package
        self.prefix = home / 'it\'s "my" $HOME %f 100% \\n `id` 遊び'
        self.prefix.mkdir(parents=True)

    def archive(self, version: str) -> Path:
        """An archive of a program that says its version and what it was given."""
        content = self.home.parent / f"content of {version}"
        for folder in ("program", "share/applications", "share/icons"):
            (content / folder).mkdir(parents=True)
        program = content / "program" / "boardroom"
        program.write_text(f'#!/bin/sh\necho "{version} $*"\n', "utf-8")
        program.chmod(0o755)
        (content / "uninstall").write_bytes((PACKAGING / "linux" / "uninstall.sh").read_bytes())
        (content / "uninstall").chmod(0o755)
        entry = (PACKAGING / "linux" / "boardroom.desktop").read_bytes()
        (content / "share" / "applications" / "boardroom.desktop").write_bytes(entry)
        (content / "share" / "icons" / "boardroom.svg").write_text("<svg/>", "utf-8")
        archive = self.home.parent / f"the {version}.run"
        archive.write_bytes(self.package.self_installing(content, version))
        return archive

    def run(self, *command: str | Path, language: str = "en_GB.UTF-8") -> "subprocess.CompletedProcess[str]":
        tools = self.home.parent / "tools"
        path = f"{tools}{os.pathsep}{os.environ['PATH']}"
        environment = {"HOME": str(self.home), "PATH": path, "LC_ALL": language}
        return subprocess.run(list(map(str, command)), env=environment, capture_output=True, text=True, check=False)

    def started(self) -> str:
        return self.run(self.prefix / "bin" / "boardroom", "a b").stdout

    def files(self) -> set[Path]:
        return set(self.home.rglob("*"))


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    return Person(tmp_path / "a home", module("package", monkeypatch))


@linux_alone
def test_the_archive_installs_itself_and_a_newer_one_over_it_and_removes_all_but_saved_games(person: Person) -> None:
    share = person.home / ".local" / "share"
    (share / "boardroom").mkdir(parents=True)
    game = share / "boardroom" / "game.json"
    game.write_text("{}", "utf-8")
    before = person.files()
    for version in ("1.0", "2.0"):
        said = person.run("sh", person.archive(version), person.prefix)
        assert (said.returncode, said.stderr) == (0, "")
        assert person.started() == f"{version} a b\n"
        assert len(list((person.prefix / "lib" / "boardroom").iterdir())) == 3
    removed = person.run(person.prefix / "lib" / "boardroom" / "uninstall", language="ja_JP.UTF-8")
    assert removed.stdout == f"Boardroomを削除しました。保存したゲームは {game.parent} に残っています。\n"
    assert person.files() == before


@linux_alone
def test_a_desktop_finds_the_program_wherever_it_was_installed(person: Person) -> None:
    person.run("sh", person.archive("1.0"), person.prefix)
    entry = person.home / ".local" / "share" / "applications" / "boardroom.desktop"
    (line,) = (line for line in entry.read_text("utf-8").splitlines() if line.startswith("Exec="))
    # As the standard has it: first what every text has, then quotes, then fields.
    text = re.sub(r"\\(.)", r"\1", line.removeprefix("Exec="))
    quoted = re.fullmatch(r'env "((?:[^"`$\\]|\\["`$\\])*)" %f', text)
    assert quoted is not None
    named = re.sub(r"\\(.)", r"\1", quoted[1]).replace("%%", "%")
    assert named == str(person.prefix / "lib" / "boardroom" / "boardroom")
    assert "%" not in quoted[1].replace("%%", "")


@linux_alone
@pytest.mark.parametrize("what", ["damaged", "no room", "not to be unpacked", "not to be written"])
@pytest.mark.parametrize("language", ["en_GB.UTF-8", "ja_JP.UTF-8"])
def test_what_cannot_be_installed_is_refused_in_a_sentence_and_the_old_one_stays(
    what: str, language: str, person: Person
) -> None:
    person.run("sh", person.archive("1.0"), person.prefix)
    before = person.files()
    archive, prefix = person.archive("2.0"), person.prefix
    tools = person.home.parent / "tools"
    tools.mkdir()
    if what == "damaged":
        archive.write_bytes(archive.read_bytes()[:-1])
        words = "damaged", "壊れています"
    elif what == "no room":
        tools.joinpath("df").write_text("#!/bin/sh\necho /dev/a b 9000 8991 9  99% /a b 7% c\n", "utf-8")
        words = "0 MB free", "空き：0MB"
    elif what == "not to be unpacked":
        tools.joinpath("tar").write_text("#!/bin/sh\necho No space left; echo again; exit 2\n", "utf-8")
        words = "could not be unpacked", "展開できませんでした"
    else:
        prefix = person.home / "a file"
        prefix.touch()
        before.add(prefix)
        words = "Cannot write to", "書き込めません"
    for tool in tools.iterdir():
        tool.chmod(0o755)
    refused = person.run("sh", archive, prefix, language=language)
    assert refused.returncode == 1
    assert words[language.startswith("ja")] in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert person.files() == before
    assert person.started() == "1.0 a b\n"


@linux_alone
def test_the_same_files_make_the_same_archive_wherever_they_lie(person: Person) -> None:
    archive = person.archive("1.0")
    content = person.home.parent / "content of 1.0"
    moved = content.rename(person.home / "elsewhere")
    (moved / "program").chmod(0o700)
    assert person.package.self_installing(moved, "1.0") == archive.read_bytes()


@linux_alone
def test_the_rpm_asks_for_the_c_library_that_the_program_was_made_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = module("package", monkeypatch)
    for name in ("FROZEN", "TREE", "WORK"):
        monkeypatch.setattr(package, name, tmp_path)
    tmp_path.joinpath("program").write_bytes(b"\x7fELF GLIBC_2.9 GLIBC_2.34")
    needed = json.loads(package.description("rpm").read_text("utf-8"))["overrides"]["rpm"]["depends"]
    assert needed[0] == "libc.so.6(GLIBC_2.34)(64bit)"
    assert len(needed) == 1 + len(system_libraries.ALL)
