"""The small Markdown that rules pages are written in, made into HTML for Qt's text documents.

Headings, paragraphs, lists, tables, diagrams between fences (named by what the fence says), and in a line **strong**,
*stressed*, `code` and the game's icons, ``:sheep:``. A short paragraph that ends with a colon before a list heads that
list; paragraphs that begin with "Q." and "A." are questions and answers. Everything else is text: nothing in a page
becomes a tag or a link.
"""

import re
from collections.abc import Iterator, Mapping
from html import escape
from types import MappingProxyType
from typing import Final, NamedTuple

from boardroom.ui.kit.icons import NOTATION, STAND_IN
from boardroom.ui.kit.line_breaks import knit
from boardroom.ui.rulebook.page_icons import marked

_FENCE: Final = "```"
_HEADING: Final = re.compile(r"(#{1,4}) +(.+)")
_ITEM: Final = re.compile(r"(-|\d+\.) +(.+)")
_RULE: Final = re.compile(r"\|[\s:|-]+\|")
_ANSWERED: Final = re.compile(r"([QA])\. +(.+)", re.DOTALL)
_INLINE: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
_PIECE: Final = re.compile(r"(\[\w+\])|(\(\w+\))")
_LONGEST_HEAD: Final = 32


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
    """A part of a page: what kind, and its lines. A heading's kind is h1 to h4; a diagram has the name of its fence."""

    kind: str
    lines: tuple[str, ...]
    name: str = ""


class Drawn(NamedTuple):
    """A diagram that is shown as a picture over its own text: the picture's size in pixels, the size of the text."""

    width: int
    height: int
    text: int


def sections(source: str) -> list[str]:
    """The titles of a page's sections, in order."""
    return [block.lines[0] for block in blocks(source) if block.kind == "h2"]


def blocks(source: str) -> Iterator[Block]:
    """The page in blocks."""
    lines = source.splitlines()
    at = 0
    while at < len(lines):
        start, line = at, lines[at].rstrip()
        heading = _HEADING.fullmatch(line)
        if line.startswith(_FENCE):
            at = next((n for n in range(at + 1, len(lines)) if lines[n].startswith(_FENCE)), len(lines))
            yield Block("diagram", tuple(lines[start + 1 : at]), line.removeprefix(_FENCE).strip())
            at += 1
        elif heading is not None:
            yield Block(f"h{len(heading[1])}", (heading[2].strip(),))
            at += 1
        elif not line.strip():
            at += 1
        else:
            kind = _kind(line)
            goes_on = (kind, "p") if kind in ("ul", "ol") else (kind,)
            while at < len(lines) and lines[at].strip() and _kind(lines[at]) in goes_on:
                at += 1
            yield Block(kind, tuple(line.strip() for line in lines[start:at]))


def diagrams(source: str) -> list[Block]:
    """The diagrams of a page, in order."""
    return [block for block in blocks(source) if block.kind == "diagram"]


def html(source: str, looks: Looks, drawn: Mapping[int, Drawn] | None = None) -> str:
    """The page as HTML. Diagrams that are drawn, by their number from 0, leave room for their pictures."""
    found = list(blocks(source))
    kinds = [block.kind for block in found] + [""]
    body, number = [], 0
    for block, after in zip(found, kinds[1:], strict=True):
        picture = (drawn or {}).get(number) if block.kind == "diagram" else None
        body.append(_block(block, after, looks) if picture is None else _under(block.lines, number, picture, looks))
        number += block.kind == "diagram"
    return f'<html><body style="color:{looks.text}">{"".join(body)}</body></html>'


def _kind(line: str) -> str:
    line = line.strip()
    if line.startswith("|"):
        return "table"
    if line.startswith(_FENCE) or _HEADING.fullmatch(line):
        return "other"
    item = _ITEM.match(line)
    if item is None:
        return "p"
    return "ul" if item[1] == "-" else "ol"


def _block(block: Block, after: str, looks: Looks) -> str:
    if block.kind == "diagram":
        return _diagram(block.lines, looks)
    if block.kind == "table":
        return _table(block.lines, looks)
    if block.kind in ("ul", "ol"):
        return _list(block, looks)
    if block.kind == "p":
        return _paragraph(block.lines, after, looks)
    return _heading(block, looks)


def _heading(block: Block, looks: Looks) -> str:
    size, above, below = {"h1": (2.1, 8, 4), "h2": (1.6, 30, 6)}.get(block.kind, (1.2, 18, 4))
    style = (
        f"font-family:{looks.title}; font-size:{round(looks.size * size)}px; font-weight:700; "
        f"margin-top:{above}px; margin-bottom:{below}px"
    )
    return f'<{block.kind} style="{style}">{_inline(block.lines[0], looks)}</{block.kind}>'


def _paragraph(lines: tuple[str, ...], after: str, looks: Looks) -> str:
    words = _joined(lines)
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
    items: list[list[str]] = []
    for line in block.lines:
        item = _ITEM.match(line)
        if item is not None:
            items.append([item[2]])
        else:
            items[-1].append(line)
    style = f"line-height:{looks.leading}px; margin-top:3px; margin-bottom:3px"
    said = "".join(f'<li style="{style}">{_inline(_joined(tuple(item)), looks)}</li>' for item in items)
    return f'<{block.kind} style="margin-top:2px; margin-bottom:8px; -qt-list-indent:1">{said}</{block.kind}>'


def _table(lines: tuple[str, ...], looks: Looks) -> str:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if not _RULE.fullmatch(line)]
    said = []
    for i, row in enumerate(rows):
        tag, weight, ground = ("th", 600, f' bgcolor="{looks.tint}"') if i == 0 else ("td", 400, "")
        style = f"font-weight:{weight}; line-height:{looks.leading - 3}px"
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


def _under(lines: tuple[str, ...], number: int, picture: Drawn, looks: Looks) -> str:
    """The lines of a diagram below its picture, unseen, each about where it is in the picture."""
    words = "<br>".join(escape(line, quote=False).replace(" ", "&nbsp;") for line in lines)
    style = (
        f"font-family:{looks.mono}; font-size:{picture.text}px; line-height:{picture.height / len(lines):.3f}px; "
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
    said, cursor = [], 0
    for found in _INLINE.finditer(words):
        said.append(_plain(words[cursor : found.start()], looks))
        if found[1]:
            said.append(f"<b>{_plain(found[1], looks)}</b>")
        elif found[2]:
            said.append(f"<i>{_plain(found[2], looks)}</i>")
        else:
            said.append(f'<span style="font-family:{looks.mono}; color:{looks.accent}">{escape(found[3])}</span>')
        cursor = found.end()
    said.append(_plain(words[cursor:], looks))
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


def _joined(lines: tuple[str, ...]) -> str:
    """Lines of one paragraph as one: Japanese knows no space between them."""
    words = lines[0]
    for line in lines[1:]:
        words += line if ord(words[-1]) > 0x2E7F or ord(line[0]) > 0x2E7F else f" {line}"
    return words
