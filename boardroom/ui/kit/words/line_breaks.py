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
_NOT_FIRST: Final = _PUNCTUATION + "々ー』】ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
"""No line begins with them, even where a phrase is longer than a line."""
_NOT_LAST: Final = "（「『【"
"""Nor ends with these."""
NO_BREAK: Final = "\u00a0"
"""A space at which no line ends."""
JOINER: Final = "\u2060"
"""Keeps the signs on either side of it on one line."""
BREAK: Final = "\u200b"
"""Lets a line end between the signs on either side of it."""
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
    for piece in fitting_pieces(words, measure, width):
        if measure((line + piece).rstrip()) <= width:
            line += piece
            continue
        if line.strip():
            found.append(line.rstrip())
        line = piece
    if line.strip():
        found.append(line.rstrip())
    if len(found) > most:
        last = found[most - 1]
        while last and measure(last + ELLIPSIS) > width:
            last = last[:-1]
        found[most - 1 :] = [last.rstrip() + ELLIPSIS]
    return found


def keep_numbers(words: str) -> str:
    """The words with every number on one line with what it counts, or with the name that it ends: Player 1, 80 VP."""
    found, ends_name, last = "", False, ""
    for word in words.split(" "):
        names = word[:1].isdigit() and last[:1].isupper()
        counts = last.isdigit() and not ends_name
        found += (NO_BREAK if names or counts else " ") + word if last else word
        ends_name, last = names, word
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


def longest(words: str, font: QFont | Measure, torn: bool = False) -> float:
    """The width of the longest part that a line can be broken before and after: a phrase, or where phrases may be
    ``torn`` a word of one.
    """
    measure = QFontMetricsF(font).horizontalAdvance if isinstance(font, QFont) else font
    parts = (part for piece in pieces(words) for part in (_words_of(piece) if torn else (piece,)))
    return max((measure(part.rstrip()) for part in parts), default=0.0)


def fitting_pieces(words: str, measure: Measure, width: float) -> list[str]:
    """The parts of a text between which a line of a width may end. A phrase that is longer than a line is torn: between
    its words, and within one only where that is longer than a line, never so that a line begins with what ends one.
    """
    return [part for piece in pieces(words) for part in _torn(piece, measure, width)]


def _torn(piece: str, measure: Measure, width: float) -> list[str]:
    """A piece in parts that are no longer than a line; the piece itself, if it is none either."""
    found: list[str] = []
    while measure(piece.rstrip()) > width and len(piece) > 1:
        cut = _cut(piece, measure, width)
        found.append(piece[:cut])
        piece = piece[cut:]
    return [*found, piece]


def _cut(piece: str, measure: Measure, width: float) -> int:
    """After how many signs a piece is torn that is longer than a line."""
    cut = 0
    for word in _words_of(piece)[:-1]:
        if measure(piece[: cut + len(word)]) > width:
            break
        cut += len(word)
    if cut:
        return cut
    fits = next((n for n in range(len(piece) - 1, 1, -1) if measure(piece[:n]) <= width), 1)
    may = (n for n in range(fits, 0, -1) if piece[n] not in _NOT_FIRST and piece[n - 1] not in _NOT_LAST)
    return next(may, fits)


def _words_of(piece: str) -> list[str]:
    """The words that a piece is made of, each with the endings and the punctuation that follow it: a number goes with
    what is counted, and words in one script are one.
    """
    found = [""]
    last = ""
    for sign in piece:
        script = _script(sign)
        goes_on = not last or script in ("", last) or (last, script) == ("digit", "han")
        if found[-1] and not goes_on and found[-1][-1] not in _NOT_LAST:
            found.append("")
        found[-1] += sign
        last = script or last
    return found


def _script(sign: str) -> str:
    """Which script begins a word with a sign; "" for what goes on with the word before it."""
    if sign in _NOT_FIRST or "\u3040" <= sign <= "\u309f" or sign.isspace():
        return ""
    if sign.isdigit():
        return "digit"
    if "\u30a0" <= sign <= "\u30ff":
        return "katakana"
    return "han" if "\u4e00" <= sign <= "\u9fff" else "other"


def knit(words: str, measure: Measure | None = None, width: float = 0.0) -> str:
    """The words for Qt to break into lines: Japanese with joiners, so that it breaks between phrases only; and in lines
    of a ``width`` that is measured also where a phrase is torn that is longer. In any language a gain or a loss stays
    beside what it is for.
    """
    if not _is_japanese(words):
        return _BEFORE_GAIN.sub(_HELD, words)
    return "".join(piece if piece.isspace() else _knit_piece(piece, measure, width) for piece in pieces(words))


def _knit_piece(piece: str, measure: Measure | None, width: float) -> str:
    parts = [piece] if measure is None else _torn(piece, measure, width)
    return _BEFORE_GAIN.sub(_HELD, BREAK.join(map(JOINER.join, parts)))


def knit_runs(runs: Sequence[str], measure: Measure | None = None, width: float = 0.0) -> list[str]:
    """The runs of a text, each as it is when the whole of them is knit: phrases may go from one into the next."""
    plain = [unknit(run) for run in runs]
    knitted = knit("".join(plain), measure, width)
    found: list[str] = []
    place = 0
    for run in plain:
        start = place
        for _ in run:
            place += 1 + (knitted[place] in (JOINER, BREAK))
        found.append(knitted[start:place])
    return found


def unknit(words: str) -> str:
    """Words as they are read, without what was knit into them."""
    return words.replace(_HELD, " ").replace(JOINER, "").replace(BREAK, "")


@lru_cache(maxsize=2048)
def pieces(words: str) -> tuple[str, ...]:
    """The parts of a text between which a line may end: words, or in Japanese phrases.

    A Japanese phrase is what is not hiragana, then its particles and endings in hiragana, then the punctuation that
    belongs to it. What stands in round brackets begins another.
    """
    japanese = _is_japanese(words)
    found: list[str] = []
    last = ""
    for place, sign in enumerate(words):
        if sign.isspace() and sign != NO_BREAK:
            kind = "space"
        elif not japanese:
            kind = "word"
        elif "\u3040" <= sign <= "\u309f":
            kind = "ending"
        elif sign == _DOT and last == "word" and found[-1][-1].isdigit():
            kind = "word"
        else:
            kind = "stop" if sign in _PUNCTUATION else "word"
        compound = (last, kind) == ("ending", "word") and _COMPOUND.search(found[-1][-3:] + sign)
        together = (last, kind) in _TOGETHER and not (japanese and sign in _OPENING)
        # A gain stays beside what it is for, or whose it is.
        for_whom = last == "space" or (last == "stop" and words[place - 1] == _COLON)
        together |= for_whom and sign in _GAINS and bool(_GAIN.match(words, place))
        if found and (together or compound):
            found[-1] += sign
        else:
            found.append(sign)
        last = kind
    return tuple(found)


def _is_japanese(words: str) -> bool:
    return not words.isascii() and any("\u3040" <= sign <= "\u30ff" or "\u4e00" <= sign <= "\u9fff" for sign in words)


_COMPOUND: Final = re.compile(
    "[^\u3040-\u309f][いきぎしじちびみり][直込替換]$|捨て札$|同じ.$"
    "|[\u4e00-\u9fff][きぎしじちびみりえけげせべめれ][\u4e00-\u9fff]$|[使選囲食買払合]い[\u4e00-\u9fff]$|.の勝$|半分の.$"
)
"""Two verbs that make one word, as in 振り直す, or a verb and a noun, as in 並べ方; the cards that were thrown away;
what is the same as something; whose the victory is; and what is half of something.
"""
_GAINS: Final = "+−"
_COLON: Final = "："
_GAIN: Final = re.compile(r"[+−]\d")
_BEFORE_GAIN: Final = re.compile(rf" {JOINER}?(?=[+−]{JOINER}?\d)")
"""The space before a gain or a loss: of points, for what stands before it."""
_HELD: Final = NO_BREAK + JOINER
"""What stands in place of that: Qt ends a line at a space whatever follows."""
_TOGETHER: Final = {
    ("word", "word"), ("word", "ending"), ("word", "stop"), ("word", "space"), ("ending", "ending"),
    ("ending", "stop"), ("ending", "space"), ("stop", "stop"), ("stop", "space"), ("space", "space"),
}  # fmt: skip
