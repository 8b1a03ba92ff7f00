"""Words set in lines: broken where a reader would break them, in English and in Japanese."""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from PySide6.QtGui import QFont, QFontMetricsF

_PUNCTUATION: Final = "、。，．：！？」）…・／"
_OPENING: Final = "（"
_DOT: Final = "・"
"""Between numbers it keeps them together: 6・2・7."""
ELLIPSIS: Final = "…"
_NO_BREAK: Final = "\u00a0"
"""A space at which no line ends."""
JOINER: Final = "\u2060"
"""Keeps the signs on either side of it on one line."""
Measure: TypeAlias = Callable[[str], float]
"""The width of words in a font, in pixels."""


def measuring(font: QFont) -> Measure:
    """Measures words in a font, each once: who looks for the best lines asks for the same ones again and again."""
    advance = QFontMetricsF(font).horizontalAdvance
    known: dict[str, float] = {}

    def measure(words: str) -> float:
        width = known.get(words)
        if width is None:
            # Not by functools.cache: it asks Qt's function for its help text, which takes as long as ten measurings.
            width = known[words] = advance(words)
        return width

    return measure


def lines(words: str, font: QFont | Measure, width: float, most: int = 100) -> list[str]:
    """The words in lines of at most so many pixels; what does not fit into so many lines ends with an ellipsis."""
    measure = QFontMetricsF(font).horizontalAdvance if isinstance(font, QFont) else font
    # Mostly they fit: one measuring in place of one for every piece.
    if most > 0 and words.strip() and measure(words.rstrip()) <= width:
        return [words.rstrip()]
    found: list[str] = []
    line = ""
    for piece in pieces(words):
        if measure((line + piece).rstrip()) <= width:
            line += piece
            continue
        if line.strip():
            found.append(line.rstrip())
        line = piece
        while measure(line.rstrip()) > width and len(line) > 1:
            cut = next((n for n in range(len(line) - 1, 1, -1) if measure(line[:n]) <= width), 1)
            found.append(line[:cut])
            line = line[cut:]
    if line.strip():
        found.append(line.rstrip())
    if len(found) > most:
        last = found[most - 1]
        while last and measure(last + ELLIPSIS) > width:
            last = last[:-1]
        found[most - 1 :] = [last.rstrip() + ELLIPSIS]
    return found


def elided(words: str, font: QFont, width: float) -> str:
    """The words on one line, cut short if they must be."""
    measure = QFontMetricsF(font).horizontalAdvance
    if measure(words) <= width:
        return words
    cut = words
    while cut and measure(cut + ELLIPSIS) > width:
        cut = cut[:-1]
    return cut.rstrip() + ELLIPSIS


def longest(words: str, font: QFont | Measure) -> float:
    """The width of the longest part that a line can be broken before and after."""
    measure = QFontMetricsF(font).horizontalAdvance if isinstance(font, QFont) else font
    return max((measure(piece.rstrip()) for piece in pieces(words)), default=0.0)


def knit(words: str) -> str:
    """The words for Qt to break into lines: Japanese with joiners, so that it breaks between phrases only."""
    if not _is_japanese(words):
        return words
    return "".join(piece if piece.isspace() else JOINER.join(piece) for piece in pieces(words))


def knit_runs(runs: Sequence[str]) -> list[str]:
    """The runs of a text, each as it is when the whole of them is knit: phrases may go from one into the next."""
    plain = [run.replace(JOINER, "") for run in runs]
    knitted = knit("".join(plain))
    found: list[str] = []
    place = 0
    for run in plain:
        start = place
        for _ in run:
            place += 1 + (knitted[place] == JOINER)
        found.append(knitted[start:place])
    return found


@lru_cache(maxsize=2048)
def pieces(words: str) -> tuple[str, ...]:
    """The parts of a text between which a line may end: words, or in Japanese phrases.

    A Japanese phrase is what is not hiragana, then its particles and endings in hiragana, then the punctuation that
    belongs to it. What stands in round brackets begins another.
    """
    japanese = _is_japanese(words)
    found: list[str] = []
    last = ""
    for sign in words:
        if sign.isspace() and sign != _NO_BREAK:
            kind = "space"
        elif not japanese:
            kind = "word"
        elif "\u3040" <= sign <= "\u309f":
            kind = "ending"
        elif sign == _DOT and last == "word" and found[-1][-1].isdigit():
            kind = "word"
        else:
            kind = "stop" if sign in _PUNCTUATION else "word"
        compound = (last, kind) == ("ending", "word") and _COMPOUND.search(found[-1][-2:] + sign)
        together = (last, kind) in _TOGETHER and not (japanese and sign in _OPENING)
        if found and (together or compound):
            found[-1] += sign
        else:
            found.append(sign)
        last = kind
    return tuple(found)


def _is_japanese(words: str) -> bool:
    return not words.isascii() and any("\u3040" <= sign <= "\u30ff" or "\u4e00" <= sign <= "\u9fff" for sign in words)


_COMPOUND: Final = re.compile("[^\u3040-\u309f][いきぎしじちびみり][直込替換]$|捨て札$|同じ.$")
"""Two verbs that make one word, as in 振り直す; the cards that were thrown away; and what is the same as something."""
_TOGETHER: Final = {
    ("word", "word"), ("word", "ending"), ("word", "stop"), ("word", "space"), ("ending", "ending"),
    ("ending", "stop"), ("ending", "space"), ("stop", "stop"), ("stop", "space"), ("space", "space"),
}  # fmt: skip
