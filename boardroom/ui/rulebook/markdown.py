"""The Markdown that rules pages are written in, made into HTML for Qt's text documents.

Headings, paragraphs, lists, tables, diagrams between fences (named by what the fence says), and in a line **strong**,
*stressed*, `code` and the game's icons, ``:sheep:``. A short paragraph that ends with a colon before a list heads that
list; paragraphs that begin with "Q." and "A." are questions and answers. Everything else is text: nothing in a page
becomes a tag or a link.

Numbers that the game has elsewhere as data stand in a page by their names: ``filled`` puts them in.

markdown-it-py reads the pages, which costs 40 ms of the processor when the first one is opened. The HTML is ours: a
page has a look of its own, and Qt knows little CSS. By the rules of CommonMark stars between a bracket or full stop
within and a letter outside stay stars. Japanese has no space there, so put such a sign outside them.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape
from types import MappingProxyType
from typing import Final, NamedTuple

from markdown_it import MarkdownIt

from boardroom.ui.kit.pictures.icons import NOTATION, STAND_IN
from boardroom.ui.kit.words.line_breaks import knit
from boardroom.ui.rulebook.page_icons import marked

_BLOCKS: Final = MarkdownIt("zero").enable(["heading", "list", "table", "fence"]).disable("inline")
_WORDS: Final = MarkdownIt("zero").enable(["emphasis", "backticks"])
_ANSWERED: Final = re.compile(r"([QA])\. +(.+)", re.DOTALL)
_TAGS: Final = {"strong_open": "<b>", "strong_close": "</b>", "em_open": "<i>", "em_close": "</i>"}
_PIECE: Final = re.compile(r"(\[\w+\])|(\(\w+\))")
_LONGEST_HEAD: Final = 32
_NUMBER: Final = re.compile(r"\{(\w+)(:word|:Word|:th)?\}")
_CARDINALS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen",
)  # fmt: skip
_ORDINALS: Final = (
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
)  # fmt: skip


class Looks(NamedTuple):
    """What a page looks like: colours as #rrggbb, families of fonts as CSS has them, the size of text in pixels."""

    text: str
    quiet: str
    line: str
    tint: str
    own: str
    own_ink: str
    other: str
    other_ink: str
    accent: str
    title: str
    mono: str
    size: int
    leading: int
    """Height of a line in pixels."""
    icons: Mapping[str, str] = MappingProxyType({})
    """The words that icons stand for, by name."""


class Block(NamedTuple):
    """A part of a page: h1 to h6, p, ul, ol, table or diagram. Its lines are those of a diagram, which has the name of
    its fence, the items of a list, the cells of so many columns, or one: a title, a paragraph.
    """

    kind: str
    lines: tuple[str, ...]
    name: str = ""
    columns: int = 0


class Drawn(NamedTuple):
    """A diagram that is shown as a picture over its own text: the picture's size in pixels, the size of the text, and
    its lines.
    """

    width: int
    height: int
    text: int
    lines: tuple[str, ...]


def filled(source: str, numbers: Mapping[str, int]) -> str:
    """A page with numbers in place of their names: ``{sale}`` in digits, in English also ``{rounds:word}`` and
    ``{rounds:th}`` as words, "six" and "sixth", up to twelve at least, and ``{rounds:Word}`` to begin a sentence with.
    Below nought they have a true minus. What no number is called stays as it is written.
    """

    def number(found: re.Match[str]) -> str:
        name, form = found.groups()
        if name not in numbers:
            return found[0]
        words = {":word": _CARDINALS, ":Word": _CARDINALS, ":th": _ORDINALS}.get(form, ())
        said = words[numbers[name]] if 0 <= numbers[name] < len(words) else str(numbers[name]).replace("-", "−")
        return said.capitalize() if form == ":Word" else said

    return _NUMBER.sub(number, source)


def noted(source: str, notes: Mapping[int, str]) -> str:
    """A page with a note at the top of some of its sections, by their number."""
    lines: list[str] = []
    section, fenced = -1, False
    for line in source.splitlines(keepends=True):
        lines.append(line)
        fenced ^= line.startswith("```")
        if line.startswith("## ") and not fenced:
            section += 1
            if section in notes:
                lines.append(f"\n**{notes[section]}**\n")
    return "".join(lines)


def sections(source: str) -> list[str]:
    """The titles of a page's sections, in order."""
    return [block.lines[0] for block in blocks(source) if block.kind == "h2"]


@lru_cache(2)
def blocks(source: str) -> tuple[Block, ...]:
    """The page in blocks."""
    return tuple(_read(source))


def _read(source: str) -> Iterator[Block]:
    lines: list[str] = []
    columns = 0
    for token in _BLOCKS.parse(source):
        if token.type == "fence":
            yield Block("diagram", tuple(token.content.splitlines()), token.info.strip())
        elif token.type == "inline":
            lines.append(_joined(token.content))
        elif token.type == "th_open":
            columns += 1
        elif token.level == 0 and token.nesting < 0:
            yield Block(token.tag, tuple(lines), columns=columns)
            lines, columns = [], 0


def diagrams(source: str) -> list[Block]:
    """The diagrams of a page, in order."""
    return [block for block in blocks(source) if block.kind == "diagram"]


def html(source: str, looks: Looks, drawn: Mapping[int, Drawn] | None = None) -> str:
    """The page as HTML. Diagrams that are drawn, by their number from 0, leave room for their pictures."""
    found = blocks(source)
    kinds = [block.kind for block in found] + [""]
    body, number = [], 0
    for block, after in zip(found, kinds[1:], strict=True):
        picture = (drawn or {}).get(number) if block.kind == "diagram" else None
        body.append(_block(block, after, looks) if picture is None else _under(number, picture, looks))
        number += block.kind == "diagram"
    return f'<html><body style="color:{looks.text}">{"".join(body)}</body></html>'


def _block(block: Block, after: str, looks: Looks) -> str:
    if block.kind == "diagram":
        return _diagram(block.lines, looks)
    if block.kind == "table":
        return _table(block, looks)
    if block.kind in ("ul", "ol"):
        return _list(block, looks)
    if block.kind == "p":
        return _paragraph(block.lines[0], after, looks)
    return _heading(block, looks)


def _heading(block: Block, looks: Looks) -> str:
    size, above, below = {"h1": (2.1, 8, 4), "h2": (1.6, 30, 6)}.get(block.kind, (1.2, 18, 4))
    style = (
        f"font-family:{looks.title}; font-size:{round(looks.size * size)}px; font-weight:700; "
        f"margin-top:{above}px; margin-bottom:{below}px"
    )
    return f'<{block.kind} style="{style}">{_inline(block.lines[0], looks)}</{block.kind}>'


def _paragraph(words: str, after: str, looks: Looks) -> str:
    leading = f"line-height:{looks.leading}px;"
    answered = _ANSWERED.fullmatch(words)
    if answered is not None:
        asked = answered[1] == "Q"
        mark = f'<span style="font-family:{looks.title}; font-weight:700; color:{looks.accent}">{answered[1]}.</span> '
        margins = "margin-top:16px; margin-bottom:0px;" if asked else "margin-top:2px; margin-bottom:8px;"
        weight = "font-weight:600;" if asked else ""
        return f'<p style="{leading}{margins}">{mark}<span style="{weight}">{_inline(answered[2], looks)}</span></p>'
    if after in ("ul", "ol", "table", "diagram") and len(words) <= _LONGEST_HEAD and words.endswith((":", "：")):
        return f'<p style="{leading} margin-top:14px; margin-bottom:4px; font-weight:600">{_inline(words, looks)}</p>'
    return f'<p style="{leading} margin-top:6px; margin-bottom:8px">{_inline(words, looks)}</p>'


def _list(block: Block, looks: Looks) -> str:
    style = f"line-height:{looks.leading}px; margin-top:3px; margin-bottom:3px"
    said = "".join(f'<li style="{style}">{_inline(item, looks)}</li>' for item in block.lines)
    return f'<{block.kind} style="margin-top:2px; margin-bottom:8px; -qt-list-indent:1">{said}</{block.kind}>'


def _table(block: Block, looks: Looks) -> str:
    said = []
    for i in range(0, len(block.lines), block.columns):
        tag, weight, ground = ("th", 600, f' bgcolor="{looks.tint}"') if i == 0 else ("td", 400, "")
        style = f"font-weight:{weight}; line-height:{looks.leading - 3}px"
        row = block.lines[i : i + block.columns]
        cells = (f'<{tag} align="left"{ground}><p style="{style}">{_inline(c, looks)}</p></{tag}>' for c in row)
        said.append(f"<tr>{''.join(cells)}</tr>")
    border = f"border-collapse:collapse; border-style:solid; border-width:1px; border-color:{looks.line};"
    return (
        f'<table cellpadding="8" cellspacing="0" border="1" style="{border} margin-top:8px; margin-bottom:14px">'
        f"{''.join(said)}</table>"
    )


def _diagram(lines: tuple[str, ...], looks: Looks) -> str:
    drawn = "<br>".join(_drawn(line, looks) for line in lines)
    style = f"font-family:{looks.mono}; font-size:{looks.size}px; line-height:{looks.leading}px; color:{looks.quiet}"
    return (
        f'<table cellpadding="14" cellspacing="0" bgcolor="{looks.tint}" style="margin-top:8px; margin-bottom:14px">'
        f'<tr><td><p style="{style}; margin:0px">{drawn}</p></td></tr></table>'
    )


def _under(number: int, picture: Drawn, looks: Looks) -> str:
    """The lines of a diagram below its picture, unseen, each about where it is in the picture."""
    words = "<br>".join(escape(line, quote=False).replace(" ", "&nbsp;") for line in picture.lines)
    leading = picture.height / len(picture.lines)
    style = (
        f"font-family:{looks.mono}; font-size:{picture.text}px; line-height:{leading:.3f}px; "
        "color:transparent; margin-top:10px; margin-bottom:16px"
    )
    return f'<p style="{style}"><a name="{anchor(number)}">{words}</a></p>'


def anchor(number: int) -> str:
    """The name of the place where a drawn diagram lies."""
    return f"diagram-{number}"


def _drawn(line: str, looks: Looks) -> str:
    """A line of a diagram, its pieces in two colours: one side's in square brackets, the other's in round ones."""

    def piece(found: re.Match[str]) -> str:
        ground, ink = (looks.own, looks.own_ink) if found[1] else (looks.other, looks.other_ink)
        return f'<span style="background-color:{ground}; color:{ink}; font-weight:700">{found[0]}</span>'

    return _PIECE.sub(piece, escape(line, quote=False).replace(" ", "&nbsp;"))


def _inline(words: str, looks: Looks) -> str:
    said = []
    for token in _WORDS.parseInline(words)[0].children or ():
        if token.type == "code_inline":
            said.append(f'<span style="font-family:{looks.mono}; color:{looks.accent}">{escape(token.content)}</span>')
        else:
            said.append(_TAGS.get(token.type) or _plain(token.content, looks))
    return "".join(said)


def _plain(words: str, looks: Looks) -> str:
    """Words with icons, which count as one sign where lines are broken."""
    found: list[str] = []

    def stand_in(match: re.Match[str]) -> str:
        if match[1] not in looks.icons:
            return match[0]
        found.append(marked(match[1], match[2] or looks.icons[match[1]]))
        return STAND_IN

    said = escape(knit(NOTATION.sub(stand_in, words)), quote=False)
    for icon in found:
        said = said.replace(STAND_IN, escape(icon, quote=False), 1)
    return said


def _joined(text: str) -> str:
    """Lines of one paragraph as one: Japanese knows no space between them."""
    words = ""
    for line in map(str.strip, text.splitlines()):
        apart = words and line and ord(words[-1]) <= 0x2E7F and ord(line[0]) <= 0x2E7F
        words += f" {line}" if apart else line
    return words
