"""The fonts: fetched as npm packages, cut down to what is needed, named so that Qt finds every weight.

All four families are under the SIL Open Font License, whose text is kept beside them; none of them reserves its name.
``dev.py`` runs this with the Python of the environment, as it needs fonttools and brotli. What comes from the network
is kept in ``build/npm``, so that changing what is cut fetches nothing again.
"""

import base64
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from fontTools import merge, subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
STORE = ROOT / "build" / "npm"
OUT = ROOT / "build" / "fonts"
STAMP = ROOT / "build" / "fonts-made-from.txt"
REGISTRY = "https://registry.npmjs.org"
PATIENCE = 240 if os.environ.get("CI") else 1800
"""Seconds that fetching may take in all; where nobody asked for fonts, less."""


class Family(NamedTuple):
    """A family of fonts: its name, its package on npm with its version and the SHA-512 of its archive in base 64, and
    what is taken from it.
    """

    name: str
    package: str
    version: str
    sha512: str
    megabytes: int
    weights: tuple[int, ...]
    kanji: range | None = None
    """The rows of JIS X 0208 that are kept; None: not a Japanese font, of which Latin letters are kept."""


# Level 1 is what newspapers print. Names need level 2 as well, and are written in the interface's font.
LEVEL_1, LEVELS_1_AND_2 = range(16, 48), range(16, 85)
_SHA512 = {
    "inter": "RofMylZmjlJEfELXeNHFWBRcSs75rGU/6bV2S2jfnvv/3rPXPGe0LgUJTklcHZ9lM4OZmAVFhcJPnACfb91A3g==",
    "fraunces": "LEHTOBiZufQzAvnAe2rZ8ZknbDS28Q9kzwb0L+gZJEmjLGr8hhZ/5NuHXwDuHBWhVXYoiGGXmrb0H6Ko/RrHTg==",
    "noto-sans-jp": "OZbBzZ8LrFRs2RFT2Cc0HUV2C2ZeSfyEXhDJWR0EZuZaraJfRubpvrFmUnCljuBDEkw8Vn6CE/+nf9dj9b+0lg==",
    "zen-maru-gothic": "BuigfmzszMR3AOyAMSocQZ9bEq9o5sGCMOC/laI4TMpba1/KB1jxsdNFXWMUz02wVPd4vAVuMhsV00AQizFj3w==",
}
FAMILIES = (
    Family("Inter", "inter", "5.3.0", _SHA512["inter"], 4, (400, 500, 600, 700)),
    Family("Fraunces", "fraunces", "5.3.0", _SHA512["fraunces"], 2, (600, 700, 900)),
    Family("Noto Sans JP", "noto-sans-jp", "5.3.0", _SHA512["noto-sans-jp"], 79, (400, 700), LEVELS_1_AND_2),
    Family("Zen Maru Gothic", "zen-maru-gothic", "5.3.0", _SHA512["zen-maru-gothic"], 39, (700,), LEVEL_1),
)
STYLES = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 900: "Black"}


class Unavailable(Exception):
    """Fonts that cannot be had now; the message says why."""


def fetch(family: Family, deadline: float) -> Path:
    """The folder with the parts of a family's package, fetched if it is not there.

    Raises Unavailable; also when it is not there at the deadline, by time.monotonic().
    """
    folder = STORE / f"{family.package}-{family.version}"
    if _whole(folder, family):
        return folder
    print(f"Fetching {family.name} ({family.megabytes} MB) ...", flush=True)
    STORE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=STORE) as temporary:
        archive_of = by_npm if shutil.which("npm") else by_python
        fetched = archive_of(family, Path(temporary), deadline)
        if base64.b64encode(hashlib.sha512(fetched.read_bytes()).digest()).decode() != family.sha512:
            raise Unavailable(f"@fontsource/{family.package} is not the one that is known")
        parts = Path(temporary, "parts")
        parts.mkdir()
        weights = "|".join(map(str, family.weights))
        wanted = re.compile(rf"package/(LICENSE|files/.*-({weights})-normal\.woff2)")
        with tarfile.open(fetched) as archive:
            for member in archive:
                content = archive.extractfile(member) if wanted.fullmatch(member.name) else None
                if content is not None:
                    Path(parts, Path(member.name).name).write_bytes(content.read())
        if not _whole(parts, family):
            raise Unavailable(f"@fontsource/{family.package} does not hold what it did")
        shutil.rmtree(folder, ignore_errors=True)
        parts.rename(folder)
    return folder


def by_npm(family: Family, folder: Path, deadline: float) -> Path:
    """The archive of a family's package, fetched into a folder by npm, from whatever registry that is set up for.

    Raises Unavailable.
    """
    package = f"@fontsource/{family.package}"
    try:
        done = subprocess.run(
            [
                shutil.which("npm") or "npm",
                "pack",
                f"{package}@{family.version}",
                "--loglevel=error",
                "--fetch-retries=1",
            ],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=max(1.0, deadline - time.monotonic()),
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Unavailable(_late()) from None
    archives = list(folder.glob("*.tgz"))
    if done.returncode or not archives:
        said = " ".join(done.stderr.split()[:40])
        raise Unavailable(f"npm could not fetch {package}: {said or done.returncode}")
    return archives[0]


def by_python(family: Family, folder: Path, deadline: float) -> Path:
    """As ``by_npm``, where there is no npm: from npm's own registry. Raises OSError, Unavailable."""
    file = f"{family.package}-{family.version}.tgz"
    address = f"{REGISTRY}/@fontsource/{family.package}/-/{file}"
    with (
        urllib.request.urlopen(address, timeout=30) as answer,  # noqa: S310  (it is no other than this one)
        folder.joinpath(file).open("wb") as archive,
    ):
        while part := answer.read(1 << 20):
            archive.write(part)
            if time.monotonic() > deadline:
                raise Unavailable(_late())
    return folder / file


def _late() -> str:
    return f"they were not there after {PATIENCE // 60} minutes"


def _whole(folder: Path, family: Family) -> bool:
    return Path(folder, "LICENSE").is_file() and all(slices(folder, family, weight) for weight in family.weights)


def slices(folder: Path, family: Family, weight: int) -> list[Path]:
    """The files that make up one weight: first the main one, which has most and the layout of its letters.

    Those for Latin letters have names; what is not in the main file of a Japanese font lies in numbered ones. Empty if
    one of those with names is missing.
    """
    start, end = f"{family.package}-", f"-{weight}-normal.woff2"
    named = [folder / f"{start}{name}{end}" for name in (["japanese"] if family.kanji else []) + ["latin", "latin-ext"]]
    numbered = sorted(folder.glob(f"{start}[0-9]*{end}")) if family.kanji else []
    return [*named, *numbered] if all(path.is_file() for path in named) else []


def signs(family: Family) -> set[int] | None:
    """The code points kept of a family, None for all it has.

    Of a Japanese one: Latin letters, kana, signs, full-width and half-width forms, its rows of kanji, some kanji that
    only names have, and whatever else the project's own texts say.
    """
    if family.kanji is None:
        return None
    kept = {*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2040), *range(0x3000, 0x3100)}
    kept |= {*range(0x2190, 0x2194), *range(0x2460, 0x2474), *range(0xFF01, 0xFFA0), *map(ord, "髙﨑濵德瀨彅")}
    for row in (1, 2, *family.kanji):
        for cell in range(1, 95):
            kept.update(map(ord, bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp", "ignore")))
    for ts in ROOT.glob("translations/*_ja.ts"):
        kept.update(map(ord, "".join(ET.parse(ts).getroot().itertext())))
    for page in ROOT.glob("boardroom/**/ja.md"):
        kept.update(map(ord, page.read_text("utf-8")))
    return kept - set(range(0x20))


def cut(files: Iterable[Path], kept: set[int] | None) -> TTFont:
    """A single static font with the given code points out of those files, with all they have for None."""
    parts: list[io.BytesIO] = []
    lacking = kept
    changed = 0
    for path in files:
        font = TTFont(path)
        changed = max(changed, font["head"].modified)
        taken = set(font.getBestCmap()) if lacking is None else lacking & set(font.getBestCmap())
        lacking = None if lacking is None else lacking - taken
        if taken:
            options = subset.Options(hinting=False, notdef_outline=True)
            options.layout_features = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "palt", "pnum", "tnum"]
            # Axes, which static fonts lack, and vertical writing; in further parts of a Japanese font, all layout.
            options.drop_tables += ["BASE", "STAT", "vhea", "vmtx"]
            _leave_words_alone(font)
            if kept is not None and parts:
                options.drop_tables += ["GDEF", "GPOS", "GSUB"]
            subsetter = subset.Subsetter(options)
            subsetter.populate(unicodes=taken)
            subsetter.subset(font)
            font.flavor = None
            parts.append(io.BytesIO())
            font.save(parts[-1])
            parts[-1].seek(0)
    made = merge.Merger().merge(parts) if len(parts) > 1 else TTFont(parts[0])
    # Not the time of cutting: what is cut out of the same files has the same bytes.
    made.recalcTimestamp = False
    made["head"].created = made["head"].modified = changed
    return made


def _leave_words_alone(font: TTFont) -> None:
    """Have tabular figures change figures only: Inter's make a hyphen as wide as a figure too, in words as well."""
    if "GSUB" not in font:
        return
    figures = {font.getBestCmap().get(ord(figure)) for figure in "0123456789"}
    table = font["GSUB"].table
    numbers = {
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
        for number in record.Feature.LookupListIndex
    }
    for number in numbers:
        for part in table.LookupList.Lookup[number].SubTable:
            mapping = getattr(part, "ExtSubTable", part).mapping
            for glyph in set(mapping) - figures:
                del mapping[glyph]


def _name(font: TTFont, family: str, weight: int) -> None:
    """Give the font the family and weight it is to be found by.

    Regular and bold are styles of the family itself; other weights are families of their own to old programs (names 1
    and 2), and weights of the family to those that read names 16 and 17.
    """
    style = STYLES[weight]
    plain = weight in {400, 700}
    names = {
        1: family if plain else f"{family} {style}",
        2: style if plain else "Regular",
        3: f"Boardroom {family} {style}",
        4: f"{family} {style}",
        6: f"{family.replace(' ', '')}-{style}",
        16: family,
        17: style,
    }
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in {0, 5, 13, 14}]
    for number, text in names.items():
        table.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    bold = weight == 700
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0b1100001 | (0b100000 if bold else 0b1000000)
    font["head"].macStyle = 1 if bold else 0


def main() -> int:
    """Fetch what is missing, cut it, and put fonts and licences into ``build/fonts``."""
    kept = {family: signs(family) for family in FAMILIES}
    contents = [sorted(codes or ()) for codes in kept.values()]
    recipe = hashlib.sha256(Path(__file__).read_bytes() + repr(contents).encode()).hexdigest()
    if OUT.is_dir() and STAMP.is_file() and STAMP.read_text("utf-8") == recipe:
        return 0
    deadline = time.monotonic() + PATIENCE
    try:
        folders = [fetch(family, deadline) for family in FAMILIES]
    except (OSError, Unavailable, tarfile.TarError) as problem:
        print(f"The fonts cannot be had: {problem}.")
        return 1
    print("Cutting the fonts down ...", flush=True)
    fresh = OUT.with_name("fonts.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    for folder, family in zip(folders, FAMILIES, strict=True):
        name = family.name.replace(" ", "")
        for weight in family.weights:
            font = cut(slices(folder, family, weight), kept[family])
            _name(font, family.name, weight)
            font.save(fresh / f"{name}-{weight}.ttf")
        shutil.copy(folder / "LICENSE", fresh / f"{name}-OFL.txt")
    shutil.rmtree(OUT, ignore_errors=True)
    fresh.rename(OUT)
    STAMP.write_text(recipe, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
