"""The one-page site, in both languages, from the texts that the program and its metainfo say themselves.

make_page.py [FOLDER]    with the Python of the checkout's environment; FOLDER is dist/site unless said
"""

import os
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from boardroom import __version__
from boardroom.controller import catalog
from boardroom.engine.manifest import Manifest
from boardroom.ui.kit.words.say import Voice

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
METAINFO = ROOT / "packaging" / "linux" / "boardroom.metainfo.xml"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
# Of each game a golden record, the step and the seat that is shown.
PICTURES = {
    "epigo": ("careful-play-of-eighteen-turns", 88, 0),
    "my-kingdom-for-a-horse": ("three-a-restock-of-several-rounds", 120, 0),
    "ephyran": ("two-a-full-city", 60, 0),
    "epona": ("two-to-the-end", 110, 0),
}


def page(language: str, texts: dict[str, dict[str, Any]]) -> str:
    """The page in a language."""
    words = texts[language]
    (other,) = [each for each in texts if each != language]
    summary, paragraph, points = described(language)
    cells = [[escape(cell.format(version=__version__)) for cell in row] for row in words["rows"]]
    return Template((HERE / "page.html").read_text("utf-8")).substitute(
        {name: escape(said) for name, said in words.items() if isinstance(said, str)},
        language=language,
        other_language=other,
        other_file=texts[other]["file"],
        summary=escape(summary),
        paragraph=escape(paragraph),
        points="\n".join(f"<li>{escape(point)}</li>" for point in points),
        articles="\n".join(
            article(manifest, language, words) for manifest in catalog.games() if manifest.id in PICTURES
        ),
        rows="\n".join(f"<tr><td>{row[0]}</td><td>{row[1]}</td><td><code>{row[2]}</code></td></tr>" for row in cells),
    )


def article(manifest: Manifest, language: str, words: dict[str, Any]) -> str:
    """What the page shows of a game."""
    voice = Voice(language)
    least, most = min(manifest.players), max(manifest.players)
    players = words["one" if least == most else "players"].format(least=least, most=most)
    minutes = words["minutes"].format(least=manifest.minutes[0], most=manifest.minutes[1])
    title, sentence = escape(voice.say(manifest.title)), escape(voice.say(manifest.sentence))
    caption = escape(words["captions"][manifest.id])
    facts = escape(" · ".join((players, minutes, words["by"].format(names=words["and"].join(manifest.designers)))))
    return (
        f'<article><img src="{manifest.id}-{language}.png" alt="{caption}" width="1280" height="720">\n'
        f'<div><h3>{title}</h3><p>{sentence}</p><p class="facts">{facts}</p></div></article>'
    )


def described(language: str) -> tuple[str, str, list[str]]:
    """The summary, the paragraph and the points of the metainfo in a language."""
    root = ET.parse(METAINFO).getroot()
    wanted = None if language == "en" else language

    def said(tag: str) -> list[str]:
        return [" ".join((each.text or "").split()) for each in root.iterfind(tag) if each.get(LANGUAGE) == wanted]

    return said("summary")[0], said("description/p")[0], said("description/ul/li")


def draw(folder: Path, language: str) -> None:
    """The pictures of the games."""
    for game, (record, step, seat) in PICTURES.items():
        position = [ROOT / "tests" / "golden" / game / f"{record}.json", "--step", step, "--seat", seat]
        looks = ["--size", "1280x720", "--lang", language, "-o", folder / f"{game}-{language}.png"]
        words = [sys.executable, "-m", "boardroom", "render", *position, *looks]
        subprocess.run(list(map(str, words)), cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def main() -> int:
    """Make the site."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist" / "site"
    folder.mkdir(parents=True, exist_ok=True)
    texts = tomllib.loads((HERE / "texts.toml").read_text("utf-8"))
    shutil.copy(ROOT / "resources" / "shared" / "app.svg", folder / "boardroom.svg")
    shutil.copy(HERE / "style.css", folder)
    for language, words in texts.items():
        draw(folder, language)
        (folder / words["file"]).write_text(page(language, texts), "utf-8")
    print(f"{folder}: {', '.join(sorted(path.name for path in folder.iterdir()))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
