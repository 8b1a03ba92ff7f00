"""What the tools and the installation promise: no Qt that eats None, complete words, layers, resources in the wheel."""

import ast
import base64
import gc
import hashlib
import importlib.util
import io
import json
import math
import re
import shutil
import string
import subprocess
import sys
import tarfile
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Collection, Mapping
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication, QGraphicsScene
from pytestqt.qtbot import QtBot

from boardroom import resources
from boardroom.ui.kit.theme import Theme

pytest_plugins = ["pytester"]
ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "boardroom"
SHARED = ("bots", "controller", "engine", "ui")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_moving_items_eats_no_references_to_none(qtbot: QtBot) -> None:
    scene = QGraphicsScene()
    item = scene.addRect(0, 0, 10, 10)
    gc.collect()
    before = sys.getrefcount(None)
    for step in range(200):
        item.setPos(step, -step)
    # A Qt that does it takes one at least a call; the few to spare are for whatever else happened meanwhile.
    assert sys.getrefcount(None) > before - 20


def test_nothing_lies_in_the_root_of_the_project_that_does_not_belong_there() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("no git history: what lies here is what was unpacked")
    there = {line.partition("/")[0] for line in listed.stdout.splitlines()}
    folders = {".ci", ".github", "boardroom", "docs", "packaging", "resources", "tests", "translations"}
    papers = {"CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "LICENSE", "LICENSE-ART", "README.ja.md", "README.md"}
    assert there <= folders | papers | {".gitignore", "dev.py", "pyproject.toml"}


# Words.


def markers(path: Path) -> list[tuple[str, str, str, bool]]:
    """Context, source, comment and "is it a plural" of every phrase() in a module."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "phrase":
            assert not node.keywords, f"{path}:{node.lineno}: phrase() takes its arguments by position"
            context, source, comment = (ast.literal_eval(arg) for arg in (*node.args[:3], ast.Constant(""))[:3])
            found.append((context, source, comment, len(node.args) == 4))
    return found


def needed(path: Path, language: str) -> list[tuple[str, str, str, bool]]:
    """The markers of a module that a language has translations of: English has the plurals only."""
    return [marker for marker in markers(path) if language != "en" or marker[3]]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_translations_hold_exactly_the_messages_marked_in_the_sources(language: str) -> None:
    marked = {marker for path in PACKAGE.rglob("*.py") for marker in needed(path, language)}
    held = [
        (
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
            message.get("numerus") == "yes",
        )
        for ts in ROOT.glob(f"translations/*_{language}.ts")
        for context in ET.parse(ts).iter("context")
        for message in context.iter("message")
    ]
    assert marked
    assert set(held) == marked, "python3 dev.py words brings them together"
    assert len(held) == len(marked), "each in one file only"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_compiled_translation_says_something_for_every_message_and_number(language: str) -> None:
    compiled = resources.translations(language)
    assert compiled, "python3 dev.py compiles the translations with its next command"
    translators = [QTranslator() for _ in compiled]
    assert all(translator.load(str(file)) for translator, file in zip(translators, compiled, strict=True))
    for path in PACKAGE.rglob("*.py"):
        for context, source, comment, plural in needed(path, language):
            for n in (0, 1, 2, 7) if plural else (-1,):
                said = [one for one in translators if one.translate(context, source, comment, n)]
                assert len(said) == 1, f"{source!r} with {n} in {language}"


def tool(name: str) -> ModuleType:
    """A module of the folder packaging, which is not a package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_said_without_qt_can_be_read_without_qt(translations: Path) -> None:
    marked = {source for path in PACKAGE.rglob("*.py") for context, source, _, _ in markers(path) if context == "Start"}
    said = json.loads((translations / "start_ja.json").read_text("utf-8"))
    assert said.keys() == marked
    assert all(said.values())
    # English is said as the sources have it.
    assert json.loads((translations / "start_en.json").read_text("utf-8")) == {}


def test_translations_are_compiled_where_the_language_of_the_system_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert len(tool("words").compile_all(tmp_path)) > 10


def test_messages_are_gathered_with_their_plurals_whatever_the_number_is(tmp_path: Path) -> None:
    tmp_path.joinpath("a.py").write_text(
        """phrase("C", "%n cards", "", len(hand) + 1).put(a=1)\n"""
        """text.phrase("C", "two " "parts")\n"""
        """phrase("C", "%n cards", "", n)""",
        "utf-8",
    )
    assert tool("words").gather(tmp_path) == {"boardroom": {("C", "%n cards", ""): True, ("C", "two parts", ""): False}}


def test_a_game_has_translations_of_its_own_and_what_two_games_say_is_shared(tmp_path: Path) -> None:
    for name, said in {"ui/a": "ours", "games/one_game/b": "theirs", "games/other/c": "ours"}.items():
        path = tmp_path / f"{name}.py"
        path.parent.mkdir(parents=True)
        path.write_text(f'phrase("C", "{said}")', "utf-8")
    words, other = tool("words"), tmp_path / "games" / "other" / "c.py"
    assert words.gather(tmp_path) == {"boardroom": {("C", "ours", ""): False}, "one-game": {("C", "theirs", ""): False}}
    other.write_text('phrase("C", "theirs")', "utf-8")
    with pytest.raises(words.Problem, match="'theirs' is said by one-game and other"):
        words.gather(tmp_path)


def test_a_message_that_another_file_gets_keeps_its_translation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tool("words")
    moving, staying = words.Key("C", "a & b", "why"), words.Key("C", "%n cards", "")
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    monkeypatch.setattr(words, "gather", lambda: {"boardroom": {moving: False, staying: True}})
    words.refresh()
    ja = tmp_path / "boardroom_ja.ts"
    text = ja.read_text("utf-8").replace(' type="unfinished"></', ">甲と乙<&amp;</".replace("<&", "&lt;&") + "", 1)
    ja.write_text(text.replace("<numerusform></", "<numerusform>%n枚</").replace(' type="unfinished"', ""), "utf-8")
    before = words.read(ja)
    assert before[moving].translations == ("甲と乙<&",)
    assert before[staying].translations == ("%n枚",)
    monkeypatch.setattr(words, "gather", lambda: {"boardroom": {}, "game": {moving: False, staying: True}})
    words.refresh()
    assert words.read(tmp_path / "game_ja.ts") == before
    assert words.read(ja) == {}


@pytest.mark.parametrize(
    ("call", "complaint"),
    [
        ('phrase("C", f"{x}")', "plain literals"),
        ('phrase("C", SOURCE)', "plain literals"),
        ('phrase("C", "%n cards", "", n=3)', "plain literals"),
        ('phrase("C", "%n cards")', "both %n and a number"),
        ('phrase("C", "cards", "", 3)', "both %n and a number"),
    ],
)
def test_a_marker_that_cannot_be_gathered_is_named_with_its_place(tmp_path: Path, call: str, complaint: str) -> None:
    tmp_path.joinpath("a.py").write_text(f"\nx = {call}\n", "utf-8")
    words = tool("words")
    with pytest.raises(words.Problem, match=rf"a\.py:2: .*{complaint}"):
        words.gather(tmp_path)


def test_new_messages_come_into_the_translations_and_what_was_translated_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tool("words")
    first, second = words.Key("C", "Say {name}", "why"), words.Key("C", "%n “cards” & more", "")
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    monkeypatch.setattr(words, "gather", lambda: {"boardroom": {first: False}})
    words.refresh()
    ja = tmp_path / "boardroom_ja.ts"
    ja.write_text(ja.read_text("utf-8").replace(' type="unfinished"></', ">{nome}と言う</"), "utf-8")
    assert words.check() == ["boardroom_ja.ts: '{nome}と言う' should have the same {names} as 'Say {name}'."]
    ja.write_text(ja.read_text("utf-8").replace("nome", "name"), "utf-8")
    assert words.check() == []
    monkeypatch.setattr(words, "gather", lambda: {"boardroom": {second: True, first: False}})
    assert len(words.check()) == 2
    words.refresh()
    assert words.read(ja) == {first: words.Message(False, ("{name}と言う",)), second: words.Message(True, ())}
    assert words.read(tmp_path / "boardroom_en.ts") == {second: words.Message(True, ())}
    assert words.check() == [
        f"boardroom_{tongue}.ts: {second.source!r} (C) is not translated." for tongue in ("en", "ja")
    ]
    monkeypatch.setattr(words, "gather", lambda: {"boardroom": {first: False}})
    words.refresh()
    assert words.check() == []


# Layers, as far as import-linter does not see them.


def test_no_shared_module_names_a_game() -> None:
    built_in = PROJECT["project"]["entry-points"]["boardroom.games"]
    games = {*built_in, *(found.name for found in entry_points(group="boardroom.games"))}
    named = re.compile("|".join(rf"(?<![a-z]){re.escape(game)}(?![a-z])" for game in games), re.IGNORECASE)
    modules = [path for folder in SHARED for path in (PACKAGE / folder).rglob("*.py")]
    assert modules
    offences = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in [*modules, PACKAGE / "resources.py"]
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert not offences


def test_every_built_in_game_has_the_parts_that_the_layers_are_kept_by() -> None:
    for package in PROJECT["project"]["entry-points"]["boardroom.games"].values():
        folder = ROOT.joinpath(*package.split("."))
        for part in ("game", "data", "position", "rules", "records", "judgement", "words", "table"):
            assert (folder / f"{part}.py").is_file() or (folder / part / "__init__.py").is_file(), f"{package}.{part}"


# Circles of modules, imports for types included, which import-linter sees among siblings only.


def imported(path: Path, modules: Collection[str]) -> set[str]:
    """Those of the modules that a file imports, wherever in it the import stands."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            # Names out of a package are in its own file, unless all of them are modules.
            found |= inner if all(name in modules for name in inner) else {node.module, *inner}
    return {name for name in found if name in modules}


def circles(imports: Mapping[str, set[str]]) -> list[set[str]]:
    """The sets of modules of which each imports, by whatever ways, all others."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        ahead = [start]
        while ahead:
            fresh = imports[ahead.pop()] - seen
            seen |= fresh
            ahead += fresh
        return seen

    ways = {module: reached(module) for module in imports}
    found: list[set[str]] = []
    for module in imports:
        circle = {other for other in ways[module] if module in ways[other]}
        if circle and circle not in found:
            found.append(circle)
    return found


def test_circles_of_modules_are_found_whichever_way_they_import(tmp_path: Path) -> None:
    files = {
        "a": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from b import B",
        "b": "def f():\n    import c",
        "c": "from a import A",
        "d": "from a import A",
    }
    for name, text in files.items():
        (tmp_path / f"{name}.py").write_text(text, "utf-8")
    assert circles({name: imported(tmp_path / f"{name}.py", files) for name in files}) == [{"a", "b", "c"}]


def test_modules_import_in_no_circle() -> None:
    files = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(ROOT).with_suffix("").parts
        files[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    assert circles({module: imported(path, files) for module, path in files.items()}) == []


# Resources.


def test_a_resource_that_is_not_there_is_named_with_what_helps() -> None:
    with pytest.raises(resources.MissingResource, match=r"no-such\.svg is missing.*git status"):
        resources.resource("shared", "no-such.svg")


def installed_in(folder: Path) -> ModuleType:
    """The module that finds resources, as it is where Boardroom is installed in a folder."""
    file = folder / "boardroom" / "resources.py"
    file.parent.mkdir()
    shutil.copy(resources.__file__, file)
    spec = importlib.util.spec_from_file_location("installed_resources", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_installation_without_resources_says_so(tmp_path: Path) -> None:
    installed = installed_in(tmp_path)
    for find in (installed.resource, lambda: installed.translations("en"), installed.fonts):
        with pytest.raises(installed.MissingResource, match="reinstall it"):
            find()


def test_an_unknown_language_has_no_translation() -> None:
    assert resources.translations("tlh") == ()


def test_a_packed_installation_finds_everything_inside_the_package(tmp_path: Path) -> None:
    installed = installed_in(tmp_path)
    packed = tmp_path / "boardroom" / "_resources"
    for name in (
        "translations/a_ja.qm",
        "translations/boardroom_ja.qm",
        "fonts/B-700.ttf",
        "fonts/A-400.ttf",
        "fonts/A-OFL.txt",
        "x/y.svg",
    ):
        (packed / name).parent.mkdir(parents=True, exist_ok=True)
        (packed / name).touch()
    assert [path.name for path in installed.translations("ja")] == ["boardroom_ja.qm", "a_ja.qm"]
    assert installed.fonts() == (packed / "fonts" / "A-400.ttf", packed / "fonts" / "B-700.ttf")
    assert installed.resource("x", "y.svg") == packed / "x" / "y.svg"


@pytest.mark.parametrize("known", [True, False])
def test_without_npm_fonts_are_fetched_all_the_same_and_only_those_that_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    fonts, wanted = tool("fonts"), ("latin-400", "latin-ext-400")
    package = io.BytesIO()
    with tarfile.open(fileobj=package, mode="w:gz") as archive:
        for name in ("LICENSE", *(f"files/inter-{part}-normal.woff2" for part in (*wanted, "latin-900"))):
            about = tarfile.TarInfo(f"package/{name}")
            about.size = len(name)
            archive.addfile(about, io.BytesIO(name.encode()))
    digest = base64.b64encode(hashlib.sha512(package.getvalue()).digest()).decode() if known else "another"
    family = fonts.Family("Inter", "inter", "1.2.3", digest, 1, (400,))
    asked: list[str] = []

    def urlopen(address: str, timeout: float) -> io.BytesIO:
        asked.append(address)
        return io.BytesIO(package.getvalue())

    monkeypatch.setattr(fonts, "STORE", tmp_path)
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("urllib.request.urlopen", urlopen)
    if known:
        there = fonts.fetch(family, math.inf)
        assert {path.name for path in there.iterdir()} == {
            "LICENSE",
            *(f"inter-{part}-normal.woff2" for part in wanted),
        }
        assert fonts.fetch(family, math.inf) == there
    else:
        with pytest.raises(fonts.Unavailable, match="is not the one that is known"):
            fonts.fetch(family, math.inf)
    assert asked == ["https://registry.npmjs.org/@fontsource/inter/-/inter-1.2.3.tgz"]


@pytest.mark.skipif(not resources.fonts(), reason="the fonts have not been fetched")
def test_no_character_of_a_japanese_text_is_missing_from_a_japanese_font(qapp: QApplication) -> None:
    said = {
        letter: ts.name
        for ts in ROOT.glob("translations/*_ja.ts")
        for translation in ET.parse(ts).iter("translation")
        for letter in "".join(translation.itertext())
    } | {letter: page.name for page in PACKAGE.glob("games/*/help/*ja*") for letter in page.read_text("utf-8")}
    assert len(said) > 800
    numbers = [QFontDatabase.addApplicationFont(str(path)) for path in resources.fonts()]
    try:
        for family in tool("fonts").FAMILIES:
            if family.kanji is not None:
                for weight in family.weights:
                    font = QFont(family.name)
                    font.setWeight(QFont.Weight(weight))
                    raw = QRawFont.fromFont(font)
                    lacking = {
                        letter: where
                        for letter, where in said.items()
                        if letter.isprintable() and not raw.supportsCharacter(ord(letter))
                    }
                    assert lacking == {}, f"{family.name} {weight}"
    finally:
        for number in numbers:
            QFontDatabase.removeApplicationFont(number)


@pytest.mark.skipif(not resources.fonts(), reason="the fonts have not been fetched")
def test_every_fetched_font_is_found_by_family_and_weight_and_has_its_letters(qapp: QApplication) -> None:
    numbers = [QFontDatabase.addApplicationFont(str(path)) for path in resources.fonts()]
    try:
        for family in tool("fonts").FAMILIES:
            for weight in family.weights:
                font = QFont(family.name)
                font.setWeight(QFont.Weight(weight))
                found = QFontInfo(font)
                assert (found.family(), found.weight(), found.exactMatch()) == (family.name, weight, True)
                for letter in "AéŁ…" if family.kanji is None else "Aéかカ、！→※●①枚駒髙":
                    assert QRawFont.fromFont(font).supportsCharacter(ord(letter)), f"{letter} in {family.name} {weight}"
    finally:
        for number in numbers:
            QFontDatabase.removeApplicationFont(number)


@pytest.mark.skipif(not resources.fonts(), reason="the fonts have not been fetched")
def test_a_font_is_cut_to_the_same_bytes_at_any_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (source,) = (path for path in resources.fonts() if path.name == "Inter-400.ttf")
    made = []
    for time in (1_000_000_000.0, 2_000_000_000.0):
        monkeypatch.setattr("time.time", lambda time=time: time)
        tool("fonts").cut([source], {*map(ord, "Äé")}).save(tmp_path / "font.ttf")
        made.append((tmp_path / "font.ttf").read_bytes())
    assert made[0] == made[1]


@pytest.mark.skipif(not resources.fonts(), reason="the fonts have not been fetched")
def test_figures_are_all_as_wide_as_each_other_and_every_sign_of_words_as_it_is_in_words(qapp: QApplication) -> None:
    numbers = [QFontDatabase.addApplicationFont(str(path)) for path in resources.fonts()]
    try:
        theme = Theme()
        for weight in (400, 500, 600, 700):
            font = theme.text(100, weight)
            assert QFontInfo(font).family() == "Inter"
            plain = QFont(font)
            plain.clearFeatures()
            measured, designed = QFontMetricsF(font).horizontalAdvance, QFontMetricsF(plain).horizontalAdvance
            assert len({measured(figure) for figure in string.digits}) == 1
            other = {sign for sign in string.printable[10:95] if measured(sign) != designed(sign)}
            assert not other, f"wider or narrower than in words: {sorted(other)}"
    finally:
        for number in numbers:
            QFontDatabase.removeApplicationFont(number)


def test_a_wheel_carries_art_help_and_both_languages(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    built = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
        japanese = archive.read("boardroom/_resources/translations/boardroom_ja.qm")
    art = {path.relative_to(ROOT / "resources") for path in (ROOT / "resources").rglob("*") if path.is_file()}
    assert {f"boardroom/_resources/{path.as_posix()}" for path in art} <= held
    assert "boardroom/_resources/translations/boardroom_en.qm" in held
    pages = {path.relative_to(ROOT).as_posix() for path in PACKAGE.glob("games/*/help/*.md")}
    assert pages <= held
    assert len(japanese) > 1000


# The rule of tests/conftest.py itself.


def test_a_warning_of_qt_fails_the_test_in_which_it_comes(pytester: pytest.Pytester) -> None:
    pytester.makeconftest((ROOT / "tests" / "conftest.py").read_text("utf-8"))
    pytester.makepyfile(
        """
        import pytest
        from PySide6.QtCore import qWarning

        @pytest.fixture
        def late():
            yield
            qWarning("late")

        def test_quiet():
            qWarning("This plugin does not support raise()")

        def test_loud():
            qWarning("loud")

        def test_late(late):
            pass
        """
    )
    result = pytester.runpytest_subprocess("--no-qt-log")
    result.assert_outcomes(passed=2, failed=1, errors=1)
    result.stdout.fnmatch_lines(["*teardown of test_late*", "Qt warned:", "late", "*test_loud*", "Qt warned:", "loud"])


# The first picture.


def test_what_makes_the_first_picture_imports_nothing_that_would_hold_it_up() -> None:
    script = "import sys; from boardroom.ui.startup import first_window, start; print(*sorted(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    held_up = {
        "attr",
        "attrs",
        "boardroom.engine.manifest",
        "boardroom.engine.records.record",
        "boardroom.ui.kit.sound.sounds",
    }
    assert not held_up & set(ran.stdout.split())


# Tests.

CLOCKS = {"sleep", "QElapsedTimer", "QDeadlineTimer", "qSleep", "waitUntil", "waitSignal"}
WINDOW_WAITS = {"qWaitForWindowActive", "qWaitForWindowExposed"}


@pytest.mark.parametrize("path", sorted((ROOT / "tests").rglob("*.py")), ids=lambda path: path.stem)
def test_no_test_waits_for_a_time_to_pass_or_gives_up_on_a_busy_machine(path: Path) -> None:
    if path.name == "waiting.py" or path.parent.name in ("bench", "installed"):
        return
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        name = getattr(node, "id", getattr(node, "attr", ""))
        if name in CLOCKS and isinstance(node, ast.Name | ast.Attribute):
            found.append(f"{node.lineno}: {name}")
        if isinstance(node, ast.Call):
            called = getattr(node.func, "attr", "")
            most = ast.unparse(node.args[1]) if called in WINDOW_WAITS and len(node.args) > 1 else ""
            if called in WINDOW_WAITS and most != "MOST":
                found.append(f"{node.lineno}: {called} gives up after five seconds")
            found += [
                f"{node.lineno}: timeout"
                for keyword in node.keywords
                if keyword.arg == "timeout" and ast.unparse(keyword.value) not in ("0", "None", "MOST")
            ]
    assert found == []
