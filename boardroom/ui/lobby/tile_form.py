"""How large the sheets of the games to start are and what they look like, so that everything on them is whole.

All of them look the same: what the longest words need is left free on each.
"""

from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple

from boardroom.ui.lobby.tile import BOTTOM, LEFT, RIGHT, TOP
from boardroom.ui.lobby.tile_words import TileWords, note_mark

ART_SHAPE: Final = 320 / 294
"""Width by height of a cover."""
GAP: Final = 4
"""Between sheets, which have room for their shadows around them."""
CLOTH_FROM: Final = 420
"""How wide art and words have to be before the sets are laid out beside them."""
WIDEST_WORDS: Final = 620
_FLATTEST, _TOO_FLAT = 1.36, 3.2
"""Width by height of the art above the words where there is room for it, and the least of it there may be."""
_ENOUGH_SEEN: Final = 0.45
"""Which part of a cover is more than a strip of it."""
_THINNEST: Final = 0.48
"""Width by height of the art beside the words, at which the sheet grows no higher."""
_SHARES: Final = (0.46, 0.42, 0.38, 0.34, 0.3, 0.26, 0.22, 0.18)
"""How much of a sheet may be art beside the words."""
_FLAT_PAPER: Final = 100
_NARROWEST: Final = 268
"""How wide a sheet is at least that is not alone in its row."""
_LARGE_FROM, _LARGE_BESIDE = 520, 250
"""How wide a tall sheet, and the words beside the art, are for large words."""
_FILLED: Final = 0.84
"""Which part of the height that there is a sheet beside its art takes at least: no half of a window is left empty."""
_HIGHEST: Final = 478
"""How high the paper grows at most whose art is beside the words."""
_MOST_ROWS: Final = 4
_MOST_TITLE_LINES: Final = 2
_USUAL_TITLE, _SMALL_TITLE = 0.8, 0.66
"""How small titles may become to be on one line before the longest is set in two."""


class Form(Enum):
    """Where the art and the buttons are."""

    TALL = "the art above the words, the buttons below them"
    BESIDE = "the art at the left of the words, the buttons below them"
    FLAT = "the art at the left of the words, the buttons at their right"


class Thrift(Enum):
    """What is saved where there is little room."""

    NOTHING = "all words in their size"
    TITLES = "small titles"
    SENTENCE = "no sentence"


class TileForm(NamedTuple):
    """The form of a sheet, its size with its shadow, and how its words are set.

    ``art`` is the height of the art above the words, or its width beside them; ``title`` and ``note`` are sizes of
    fonts, ``step`` goes from line to line of the sentence; ``sentence_lines`` is 0 where there is no room for it.
    """

    form: Form
    width: int
    height: int
    art: float
    title: float
    title_lines: int
    note: float
    note_lines: int
    step: float
    sentence_lines: int
    block: float
    """The height of all words and the buttons below them."""

    @property
    def large(self) -> bool:
        """Whether there is room for large words."""
        return self.title > 24

    @property
    def side(self) -> int:
        """The room at the left and right of the words."""
        return side_room(self.form, self.large)

    @property
    def art_size(self) -> tuple[float, float]:
        """Width and height of the art."""
        wide, high = self.width - LEFT - RIGHT, self.height - TOP - BOTTOM
        return (wide, self.art) if self.form is Form.TALL else (self.art, high)

    @property
    def part_seen(self) -> float:
        """Which part of a cover is seen in the art's shape."""
        wide, high = self.art_size
        return min(wide / high / ART_SHAPE, ART_SHAPE * high / wide)

    @property
    def shows_enough(self) -> bool:
        """Whether everything is there, and no mere strip of the cover."""
        return self.sentence_lines > 0 and self.part_seen >= _ENOUGH_SEEN

    @property
    def seen(self) -> float:
        """How many pixels the art has."""
        wide, high = self.art_size
        return wide * high


class Arrangement(NamedTuple):
    """The sheets in rows of so many, all of one form."""

    columns: int
    rows: int
    form: TileForm

    @property
    def height(self) -> int:
        """From the top of the first row to the foot of the last."""
        return self.rows * (self.form.height + GAP) - GAP


def side_room(form: Form, large: bool) -> int:
    """The room at the left and right of the words of a sheet."""
    if form is Form.BESIDE:
        return 32 if large else 15
    return 20 if form is Form.TALL else 14


def button_height(form: Form, large: bool) -> int:
    """How high the buttons of a sheet are in usual text."""
    if form is Form.TALL:
        return 42
    return 42 if large else 36


def arrangement(words: TileWords, wide: int, rest: float, room: float) -> Arrangement:
    """The sheets in the form that shows most of the covers of all forms that fit with everything that is on them.

    ``rest`` is the height that is left for them, ``room`` what is left if what comes below is scrolled to. Where they
    do not fit into that either titles become small, then they do without the sentence, rather than that of a cover only
    a strip is seen; and where that is not enough they are scrolled to themselves, with all that is on them.
    """
    for least_seen in (_ENOUGH_SEEN, 0.0):
        for high, thrift in (
            (rest, Thrift.NOTHING),
            (room, Thrift.NOTHING),
            (room, Thrift.TITLES),
            (room, Thrift.SENTENCE),
        ):
            fitting = [
                each
                for each in _candidates(words, wide, high, thrift)
                if each.height <= high and each.form.part_seen >= least_seen
            ]
            if fitting:
                return max(fitting, key=lambda each: each.form.seen * each.form.part_seen)
    endless = list(_candidates(words, wide, None, Thrift.NOTHING)) or [_last_resort(words, wide)]
    return max(endless, key=lambda each: each.form.part_seen**0.5 / each.height)


def _last_resort(words: TileWords, wide: int) -> Arrangement:
    """Sheets below each other for words too long for any other form: they become as small as they must."""
    art = (wide - LEFT - RIGHT) * 0.3
    room = max(1.0, wide - LEFT - RIGHT - art - 2 * side_room(Form.BESIDE, large=False))
    made = _worded(words, Form.BESIDE, wide, art, room, (24.0, 13.0, 19.0), Thrift.NOTHING, must=True)
    assert made is not None
    return Arrangement(1, len(words.titles), made._replace(height=round(made.block) + 24 + TOP + BOTTOM))


def _candidates(words: TileWords, wide: int, high: float | None, thrift: Thrift) -> Iterator[Arrangement]:
    """Everything that could be: any number of columns, the rows about as long as each other."""
    count = len(words.titles)
    fewest = 1 if high is None else -(-count // _MOST_ROWS)
    tried = set()
    for most in range(fewest, count + 1):
        rows = -(-count // most)
        columns = -(-count // rows)
        each = (wide - (columns - 1) * GAP) // columns
        if columns in tried or (columns > 1 and each < _NARROWEST):
            continue
        tried.add(columns)
        part = None if high is None else (high + GAP) / rows - GAP
        for form in _forms(words, each, part, thrift):
            yield Arrangement(columns, rows, form)


def _forms(words: TileWords, width: int, high: float | None, thrift: Thrift) -> Iterator[TileForm]:
    """What a sheet of a width can look like, at most so high or as high as it likes."""
    yield from _beside(words, width, high, thrift)
    if thrift is Thrift.SENTENCE:
        yield from _flat(words, width)
    yield from _tall(words, width, high, thrift)


def _tall(words: TileWords, width: int, high: float | None, thrift: Thrift) -> Iterator[TileForm]:
    paper = width - LEFT - RIGHT
    large = paper >= _LARGE_FROM * words.scale
    base = (30.0, 15.0, 23.0) if large else (24.0, 13.0, 19.0)
    made = _worded(words, Form.TALL, width, 0, paper - 2 * side_room(Form.TALL, large), base, thrift)
    if made is None:
        return
    need = made.block + 28 + TOP + BOTTOM
    art = paper / 1.6 if high is None else min(high - need, paper / min(_FLATTEST, max(ART_SHAPE, paper / 390)))
    if art >= paper / _TOO_FLAT:
        yield made._replace(art=float(int(art)), height=int(art) + round(need))


def _beside(words: TileWords, width: int, high: float | None, thrift: Thrift) -> Iterator[TileForm]:
    paper = width - LEFT - RIGHT
    most = _HIGHEST if high is None else min(_HIGHEST, high - TOP - BOTTOM)
    lean = thrift is Thrift.SENTENCE
    for share in _SHARES if lean else _SHARES[:-1] if high is not None else _SHARES[:4]:
        art = min(share * paper, most * ART_SHAPE)
        for large in (True, False):
            side = side_room(Form.BESIDE, large)
            room = paper - art - 2 * side
            if large and (room < _LARGE_BESIDE * words.scale or most < 280):
                continue
            base = (24.0, 13.0, 19.0)
            if large:
                base = (44.0, 16.0, 26.0) if room >= 1.6 * _LARGE_BESIDE and most >= 330 else (30.0, 14.0, 21.0)
            made = _worded(words, Form.BESIDE, width, art, min(room, WIDEST_WORDS), base, thrift)
            if made is None:
                continue
            need = made.block + (10 if lean else 24)
            paper_high = max(need, art / (0.8 if high is None else _THINNEST) if paper < 900 else art / ART_SHAPE)
            if high is not None:
                paper_high = max(need, min(max(paper_high, _FILLED * most), most))
            yield made._replace(height=int(paper_high) + TOP + BOTTOM)


def _flat(words: TileWords, width: int) -> Iterator[TileForm]:
    paper, high = width - LEFT - RIGHT, round(_FLAT_PAPER * words.scale)
    column = max(words.play.width(), words.rules.width()) + 8
    for part, title in ((1.0, 24.0), (0.75, 24.0), (0.75, 20.0), (0.55, 24.0), (0.55, 20.0)):
        art = high * ART_SHAPE * part
        room = paper - art - column - 3 * side_room(Form.FLAT, large=False)
        made = _worded(words, Form.FLAT, width, art, room, (title, 13.0, 19.0), Thrift.SENTENCE)
        if made is not None and made.block + 12 <= high:
            yield made._replace(height=high + TOP + BOTTOM)


def _worded(
    words: TileWords,
    form: Form,
    width: int,
    art: float,
    room: float,
    base: tuple[float, float, float],
    thrift: Thrift,
    must: bool = False,
) -> TileForm | None:
    """A form with its words set into a width, if they have any way to fit or must; it has no height yet."""
    size, note, step = base
    if not must and (room < 60 * words.scale or (form is not Form.FLAT and words.buttons > room)):
        return None
    note_lines = words.note_lines(note, room)
    title, title_lines = words.title(size, room, _USUAL_TITLE if thrift is Thrift.NOTHING else _SMALL_TITLE)
    if not must and (not note_lines or title_lines > _MOST_TITLE_LINES or title < size * _SMALL_TITLE):
        return None
    note_lines = note_lines or 2
    sentence_lines = 0 if thrift is Thrift.SENTENCE else words.sentence_lines(note + 1, room)
    step *= words.scale
    block = words.title_height(title, title_lines) + 4
    block += note_lines * (note_mark(note, words.scale) + 4) - 4
    if sentence_lines:
        block += 8 + sentence_lines * step
    if form is not Form.FLAT:
        block += 12 + max(button_height(form, size > 24), words.play.height())
    return TileForm(form, width, 0, art, title, title_lines, note, note_lines, step, sentence_lines, block)
