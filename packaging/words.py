"""The translations: gathered from the sources, checked, compiled. Run by ``dev.py`` and by the build hook.

Every text is marked in the sources by ``phrase("Context", "English source", "comment for the translator", n)``.
lupdate reads such calls only while n is a number: with a variable the message loses its plural, with an expression it
is left out, both without a word. So the markers are read from the syntax tree here, and lupdate, which is good at
merging them with what was translated before, gets a list of plain calls.

Each game has files of its own (``epigo_ja.ts``), named after its folder; what the shared code says, games or not, is
in ``boardroom_ja.ts``.
"""

import ast
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
LANGUAGES = ("en", "ja")
SHARED = "boardroom"
START = "Start"
"""The context of what is said when Qt, which reads the compiled translations, cannot be loaded."""
SHOWN = 20
_TRANSLATION = re.compile(r"<translation[^>]*(?:/>|>.*?</translation>)", re.DOTALL)
_PLACEHOLDER = re.compile(r"\{\w*\}")


class Key(NamedTuple):
    """What tells one message from another."""

    context: str
    source: str
    comment: str


class Message(NamedTuple):
    """A message as a .ts file has it: its translations are several for a plural, and empty while unfinished."""

    plural: bool
    translations: tuple[str, ...]


class Problem(Exception):
    """Something to be put right in the sources, said as a sentence with its place."""


def gather(package: Path = ROOT / "boardroom") -> dict[str, dict[Key, bool]]:
    """Every message marked in the package's sources and whether it is a plural, by the name of the files it belongs to.

    Raises Problem for a bad marker, and for a message of two games, which belongs into what they share.
    """
    plurals: dict[Key, bool] = {}
    owners: dict[Key, set[str]] = {}
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.Call) and _name(node.func) == "phrase":
                place = f"{path.relative_to(package.parent)}:{node.lineno}"
                key, plural = _marker(node, place)
                if plurals.setdefault(key, plural) != plural:
                    raise Problem(f"{place}: {key.source!r} is marked elsewhere with n, or here: give one a comment.")
                owners.setdefault(key, set()).add(_owner(path.relative_to(package)))
    found: dict[str, dict[Key, bool]] = {}
    for key, plural in plurals.items():
        those = owners[key]
        if len(those) > 1 and SHARED not in those:
            raise Problem(
                f"{key.source!r} is said by {' and '.join(sorted(those))}: say it once, where both can use it."
            )
        found.setdefault(SHARED if SHARED in those else those.pop(), {})[key] = plural
    return found


def _owner(path: Path) -> str:
    """Whose files hold what is said in a module: a game's, or the shared ones."""
    folder = path.parts[1] if len(path.parts) > 2 and path.parts[0] == "games" else SHARED
    return folder.replace("_", "-")


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _marker(call: ast.Call, place: str) -> tuple[Key, bool]:
    literals = [arg.value for arg in call.args[:3] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if call.keywords or not 2 <= len(call.args) <= 4 or len(literals) != min(3, len(call.args)):
        raise Problem(f"{place}: phrase() takes context, source and comment as plain literals, and n, by position.")
    key = Key(literals[0], literals[1], literals[2] if len(literals) > 2 else "")
    plural = len(call.args) == 4
    if plural != ("%n" in key.source):
        raise Problem(f"{place}: {key.source!r} needs both %n and a number, or neither.")
    return key, plural


def read(ts: Path) -> dict[Key, Message]:
    """The messages of a .ts file. Raises Problem if there is no such file."""
    if not ts.is_file():
        raise Problem(f"{ts.name} is missing.")
    messages: dict[Key, Message] = {}
    for context in ET.parse(ts).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms: Iterator[ET.Element] = iter(())
            if translation is not None and translation.get("type") is None:
                forms = translation.iter("numerusform") if message.get("numerus") else iter((translation,))
            key = Key(*(_words(context, "name"), _words(message, "source"), _words(message, "comment")))
            messages[key] = Message(message.get("numerus") == "yes", tuple(form.text or "" for form in forms))
    return messages


def _words(parent: ET.Element, tag: str) -> str:
    return parent.findtext(tag) or ""


def refresh() -> None:
    """Bring the .ts files up to date: new messages come in, gone ones go, translations stay, in other files too."""
    found = gather()
    for language in LANGUAGES:
        known = {key: message for ts in FOLDER.glob(f"*_{language}.ts") for key, message in read(ts).items()}
        for stale in {*FOLDER.glob(f"*_{language}.ts")} - {_file(name, language) for name in found}:
            stale.unlink()
        for name, messages in found.items():
            ts = _file(name, language)
            _merge(ts, messages, language)
            _fill(ts, language, known)
            todo = sum(not all(m.translations or ("",)) for m in read(ts).values())
            print(f"{ts.name}: {len(messages)} messages, {todo or 'none'} to translate.")


def _file(name: str, language: str) -> Path:
    return FOLDER / f"{name}_{language}.ts"


def _merge(ts: Path, messages: dict[Key, bool], language: str) -> None:
    """Have lupdate bring the messages into a .ts file."""
    with tempfile.TemporaryDirectory() as folder:
        calls = Path(folder, "phrases.py")
        lines = (
            f"translate({', '.join(json.dumps(part, ensure_ascii=False) for part in key)}{', 1' if plural else ''})\n"
            for key, plural in messages.items()
        )
        calls.write_text("".join(lines), "utf-8")
        languages = ["-source-language", "en", "-target-language", language]
        _qt("lupdate", str(calls), "-no-obsolete", "-locations", "none", *languages, "-ts", str(ts))


def _fill(ts: Path, language: str, known: dict[Key, Message]) -> None:
    """Fill in what needs no translator: what was translated in any file before, and the English messages, whose source
    is what is said; an English plural still needs its two forms from a person.
    """
    context = ""

    def fill(part: re.Match[str]) -> str:
        nonlocal context
        if part["name"] is not None:
            context = unescape(part["name"])
            return part[0]
        source, comment = (re.search(rf"<{tag}>(.*?)</{tag}>", part[0], re.DOTALL) for tag in ("source", "comment"))
        written = source[1] if source else ""
        before = known.get(Key(context, unescape(written), unescape(comment[1]) if comment else ""))
        plural = 'numerus="yes"' in part[0]
        if language == "en" and not plural:
            said = written
        elif 'type="unfinished"' in part[0] and before is not None and before.plural == plural and before.translations:
            said = "".join(_form(form, plural) for form in before.translations)
        else:
            return part[0]
        return re.sub(
            r"<translation[^>]*(/>|>.*?</translation>)", lambda _: _wrapped(said, plural), part[0], flags=re.DOTALL
        )

    text = ts.read_text("utf-8")
    ts.write_text(re.sub(r"<name>(?P<name>.*?)</name>|<message.*?</message>", fill, text, flags=re.DOTALL), "utf-8")


def _form(words: str, plural: bool) -> str:
    words = escape(words)
    return f"\n            <numerusform>{words}</numerusform>" if plural else words


def _wrapped(said: str, plural: bool) -> str:
    end = "\n        " if plural else ""
    return f"<translation>{said}{end}</translation>"


def check() -> list[str]:
    """What is wrong with the translations, a sentence each."""
    try:
        found = gather()
    except Problem as problem:
        return [str(problem)]
    wrong: list[str] = []
    for language in LANGUAGES:
        files = {_file(name, language): messages for name, messages in found.items()}
        wrong += [f"{ts.name} is of nothing that is there." for ts in {*FOLDER.glob(f"*_{language}.ts")} - {*files}]
        for ts, messages in files.items():
            try:
                there = read(ts)
            except Problem as problem:
                wrong.append(str(problem))
                continue
            complaints = [f"{key.source!r} is missing" for key in messages.keys() - there.keys()]
            complaints += [f"{key.source!r} is no longer said" for key in there.keys() - messages.keys()]
            for key in messages.keys() & there.keys():
                complaints += _complaints(key, messages[key], there[key])
            wrong += sorted(f"{ts.name}: {complaint}." for complaint in complaints)
    return wrong


def _complaints(key: Key, plural: bool, message: Message) -> Iterator[str]:
    if plural != message.plural:
        yield f"{key.source!r} should {'' if plural else 'not '}be a plural"
    elif not all(message.translations or ("",)):
        yield f"{key.source!r} ({key.context}) is not translated"
    else:
        holes = sorted(_PLACEHOLDER.findall(key.source))
        for translation in message.translations:
            if sorted(_PLACEHOLDER.findall(translation)) != holes:
                yield f"{translation!r} should have the same {{names}} as {key.source!r}"
        if plural and "%n" not in message.translations[-1]:
            yield f"{message.translations[-1]!r} should say %n"


def compile_all(folder: Path) -> list[Path]:
    """Compile every .ts to a .qm in the folder, and what is said without Qt to a .json; the files made.

    Raises Problem if a language is missing.
    """
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for language in LANGUAGES:
        if not _file(SHARED, language).is_file():
            raise Problem(f"{_file(SHARED, language).name} is missing.")
        messages = read(_file(SHARED, language)).items()
        said = {
            key.source: words for key, message in messages if key.context == START for words in message.translations
        }
        made.append(folder / f"start_{language}.json")
        made[-1].write_text(json.dumps(said, ensure_ascii=False, indent=1), "utf-8")
        for ts in sorted(FOLDER.glob(f"*_{language}.ts")):
            qm = folder / f"{ts.stem}.qm"
            # Beside the old one first: an application that runs must never read half a file.
            new = qm.with_suffix(".new")
            _qt("lrelease", str(ts), "-qm", str(new))
            new.replace(qm)
            made.append(qm)
    return made


def _qt(tool: str, *arguments: str) -> None:
    import PySide6

    program = Path(PySide6.__path__[0], tool + (".exe" if sys.platform == "win32" else ""))
    # Qt complains of a locale that is not there, and any complaint counts here.
    environment = {**os.environ, "LC_ALL": "C.UTF-8" if sys.platform.startswith("linux") else "en_US.UTF-8"}
    command: list[str | Path] = [program, "-silent", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", check=False)
    said = (done.stdout + done.stderr).strip()
    if done.returncode or said:
        raise Problem(f"{tool} failed: {said or done.returncode}")


def main(arguments: list[str]) -> int:
    """The command line: ``refresh``, ``check``, or ``compile`` with a folder."""
    try:
        match arguments:
            case ["refresh"]:
                refresh()
            case ["compile", folder]:
                compile_all(Path(folder))
            case ["check"]:
                wrong = check()
                print("\n".join(wrong[:SHOWN]) or f"The translations are complete ({', '.join(LANGUAGES)}).")
                if wrong:
                    print(f"{len(wrong)} in all. To bring in new texts: python3 dev.py words; then translate them.")
                return bool(wrong)
            case _:
                print("words.py refresh | check | compile FOLDER", file=sys.stderr)
                return 2
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
