"""The translations: gathered from the sources, checked, compiled. Run by ``dev.py`` and by the build hook.

Every text is marked in the sources by ``phrase("Context", "English source", "comment for the translator", n)``.
lupdate reads such calls only while n is a number: with a variable the message loses its plural, with an expression it
is left out, both without a word. So the markers are read from the syntax tree here, and lupdate, which is good at
merging them with what was translated before, gets a list of plain calls.

lupdate knows a changed text by its line alone, and the files have no lines, as those move all the time. So what a
changed text was before is found here: its translation is kept and marked for a second look.

Each game has files of its own (``epigo_ja.ts``), named after its folder; what the shared code says, games or not, is
in ``boardroom_ja.ts``. English files hold the plurals only: all else is said as its source has it.
"""

import ast
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Collection, Iterator, Mapping
from difflib import SequenceMatcher
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
ENGLISH = "en"
LANGUAGES = {ENGLISH: 2, "ja": 1}
"""The languages, and how many forms a plural has in each."""
SHARED = "boardroom"
START = "Start"
"""The context of what is said when Qt, which reads the compiled translations, cannot be loaded."""
SHOWN = 20
_PLACEHOLDER = re.compile(r"\{\w*\}")


class Key(NamedTuple):
    """What tells one message from another."""

    context: str
    source: str
    comment: str


class Message(NamedTuple):
    """A message as a .ts file has it: its translations, several for a plural, none while nobody has translated it;
    whether they need a second look, and the source they were made for, if that is known and another.
    """

    plural: bool
    translations: tuple[str, ...]
    doubtful: bool = False
    old_source: str = ""


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
    return {key: _message(element) for key, element in _elements(ts).items()}


def _elements(ts: Path) -> dict[Key, ET.Element]:
    if not ts.is_file():
        raise Problem(f"{ts.name} is missing.")
    elements: dict[Key, ET.Element] = {}
    for context in ET.parse(ts).iter("context"):
        for element in context.iter("message"):
            if _is_finished(element):
                # lupdate leaves it there when the second look is over.
                for old in element.findall("oldsource"):
                    element.remove(old)
            elements[Key(_words(context, "name"), _words(element, "source"), _words(element, "comment"))] = element
    return elements


def _message(element: ET.Element) -> Message:
    plural = element.get("numerus") == "yes"
    translation = _part(element, "translation")
    translations = tuple(form.text or "" for form in (translation.iter("numerusform") if plural else (translation,)))
    if _is_finished(element):
        return Message(plural, translations)
    if any(translations):
        return Message(plural, translations, doubtful=True, old_source=_words(element, "oldsource"))
    return Message(plural, ())


def _is_finished(element: ET.Element) -> bool:
    return _part(element, "translation").get("type") is None


def _words(parent: ET.Element, tag: str) -> str:
    return parent.findtext(tag) or ""


def _part(element: ET.Element, tag: str) -> ET.Element:
    part = element.find(tag)
    return ET.SubElement(element, tag) if part is None else part


def refresh() -> None:
    """Bring the .ts files up to date: new messages come in and gone ones go; translations stay, in other files too,
    and those of changed texts are marked for a second look. Says which translations went.
    """
    found = gather()
    said = {key: plural for messages in found.values() for key, plural in messages.items()}
    for language in LANGUAGES:
        wanted = _needed(said, language)
        there = sorted(FOLDER.glob(f"*_{language}.ts"))
        every = {key: element for ts in there for key, element in _elements(ts).items()}
        known = {key: element for key, element in every.items() if key in wanted or key not in said}
        became = changes({key: _message(element) for key, element in known.items()}, wanted)
        for key in sorted(known.keys() - said.keys() - became.keys()):
            print(f"No longer said: {key.source!r} ({key.context}), {language}: {_message(known[key]).translations}.")
        for old, new in became.items():
            _change(known[old], new, wanted[new])
        kept = {became.get(key, key): element for key, element in known.items() if key not in became.values()}
        for stale in {*there} - {_file(name, language) for name in found}:
            stale.unlink()
        for name, messages in found.items():
            ts = _file(name, language)
            _merge(ts, messages, {key: element for key, element in kept.items() if key in messages}, language)
            merged = read(ts).values()
            todo, doubtful = sum(not m.translations for m in merged), sum(m.doubtful for m in merged)
            print(f"{ts.name}: {len(merged)} messages, {todo or 'none'} to translate, {doubtful or 'none'} to look at.")


def _file(name: str, language: str) -> Path:
    return FOLDER / f"{name}_{language}.ts"


def _needed(messages: dict[Key, bool], language: str) -> dict[Key, bool]:
    """Those of the messages that a language needs translations of."""
    return {key: plural for key, plural in messages.items() if plural or language != ENGLISH}


def changes(known: Mapping[Key, Message], wanted: Collection[Key]) -> dict[Key, Key]:
    """What became of translated messages that are gone: new ones of the same context, or with the same text in another
    one. The most alike find each other first, and however little alike they are: a person looks at them anyway.
    """
    gone = [key for key, message in known.items() if key not in wanted and message.translations]
    new = [key for key in wanted if key not in known or not known[key].translations]
    pairs = ((old, now) for old in gone for now in new if old.context == now.context or old.source == now.source)
    became: dict[Key, Key] = {}
    for _, old, now in sorted(((_likeness(old, now), old, now) for old, now in pairs), reverse=True):
        if old not in became and now not in became.values():
            became[old] = now
    return became


def _likeness(old: Key, new: Key) -> tuple[float, ...]:
    parts = (old.source, new.source), (old.comment, new.comment), (old.context, new.context)
    return tuple(SequenceMatcher(None, *part, autojunk=False).ratio() for part in parts)


def _change(element: ET.Element, key: Key, plural: bool) -> None:
    """Make it the message of a changed text, for a second look."""
    source, old, translation = _part(element, "source"), _part(element, "oldsource"), _part(element, "translation")
    old.text = old.text or source.text
    if old.text == key.source:
        element.remove(old)
    source.text, _part(element, "comment").text = key.source, key.comment
    if plural != (element.get("numerus") == "yes"):
        *_, form = translation.iter() if plural else translation.iter("numerusform")
        said = form.text
        translation.clear()
        element.set("numerus", "yes" if plural else "no")
        (ET.SubElement(translation, "numerusform") if plural else translation).text = said
    translation.set("type", "unfinished")


def _merge(ts: Path, messages: dict[Key, bool], kept: Mapping[Key, ET.Element], language: str) -> None:
    """Have lupdate write a .ts file of the messages, with those that are kept as they are."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage=ENGLISH)
    for name in dict.fromkeys(key.context for key in kept):
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = name
        context.extend(element for key, element in kept.items() if key.context == name)
    with tempfile.TemporaryDirectory() as folder:
        calls, merged = Path(folder, "phrases.py"), Path(folder, ts.name)
        lines = (
            f"translate({', '.join(json.dumps(part, ensure_ascii=False) for part in key)}{', 1' if plural else ''})\n"
            for key, plural in messages.items()
        )
        calls.write_text("".join(lines), "utf-8")
        ET.ElementTree(root).write(merged, "utf-8", xml_declaration=True)
        options = ["-no-obsolete", "-locations", "none", "-source-language", ENGLISH, "-target-language", language]
        if language == ENGLISH:
            options.append("-pluralonly")
        _qt("lupdate", str(calls), *options, "-ts", str(merged))
        ts.write_bytes(merged.read_bytes())


def check() -> list[str]:
    """What is wrong with the translations, a sentence each. Those that need a second look are asked for apart."""
    try:
        found = gather()
    except Problem as problem:
        return [str(problem)]
    wrong: list[str] = []
    for language, forms in LANGUAGES.items():
        files = {_file(name, language): messages for name, messages in found.items()}
        wrong += [f"{ts.name} is of nothing that is there." for ts in {*FOLDER.glob(f"*_{language}.ts")} - {*files}]
        for ts, messages in files.items():
            try:
                there = read(ts)
            except Problem as problem:
                wrong.append(str(problem))
                continue
            needed = _needed(messages, language)
            complaints = [f"{key.source!r} is missing" for key in needed.keys() - there.keys()]
            complaints += [f"{key.source!r} is no longer said" for key in there.keys() - messages.keys()]
            complaints += [
                f"{key.source!r} is said as it is and needs no translation"
                for key in there.keys() & (messages.keys() - needed.keys())
            ]
            for key in needed.keys() & there.keys():
                complaints += _complaints(key, needed[key], there[key], forms)
            wrong += sorted(f"{ts.name}: {complaint}." for complaint in complaints)
    return wrong


def _complaints(key: Key, plural: bool, message: Message, forms: int) -> Iterator[str]:
    filled = sum(map(bool, message.translations))
    if plural != message.plural:
        yield f"{key.source!r} should {'' if plural else 'not '}be a plural"
    elif not filled:
        yield f"{key.source!r} ({key.context}) is not translated"
    elif plural and (filled, len(message.translations)) != (forms, forms):
        yield f"{key.source!r} ({key.context}) has {filled} of {forms} plural forms"
    elif not message.doubtful:
        holes = sorted(_PLACEHOLDER.findall(key.source))
        for translation in message.translations:
            if sorted(_PLACEHOLDER.findall(translation)) != holes:
                yield f"{translation!r} should have the same {{names}} as {key.source!r}"
        if plural and "%n" not in message.translations[-1]:
            yield f"{message.translations[-1]!r} should say %n"


def second_looks() -> list[str]:
    """The texts whose translations somebody should look at again, as they have changed, a sentence each."""
    looks = []
    for ts in sorted(FOLDER.glob("*.ts")):
        for key, message in read(ts).items():
            if message.doubtful:
                was = f": it was {message.old_source!r}" if message.old_source else ""
                looks.append(f"{ts.name}: {key.source!r} ({key.context}) needs a second look{was}.")
    return looks


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
        # Empty in English, which is said as the sources have it.
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


def _report(wrong: list[str], looks: list[str]) -> int:
    print("\n".join([*wrong[:SHOWN], *looks]) or f"The translations are complete ({', '.join(LANGUAGES)}).")
    if wrong:
        print(f"{len(wrong)} in all. To bring in new texts: python3 dev.py words; then translate them.")
    if looks:
        need = "1 text needs" if len(looks) == 1 else f"{len(looks)} texts need"
        print(f'{need} a second look: where the translation is right, take its mark type="unfinished" away.')
    return bool(wrong or looks)


def main(arguments: list[str]) -> int:
    """The command line: ``refresh``, ``check``, or ``compile`` with a folder."""
    try:
        match arguments:
            case ["refresh"]:
                refresh()
            case ["compile", folder]:
                compile_all(Path(folder))
            case ["check"]:
                return _report(check(), second_looks())
            case _:
                print("words.py refresh | check | compile FOLDER", file=sys.stderr)
                return 2
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
