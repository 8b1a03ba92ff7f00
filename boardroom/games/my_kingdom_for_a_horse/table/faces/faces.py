"""The faces of the farmyard's pieces, painted at the size they are used: animals, fences, dice, farm cards; and where
they are seen elsewhere than on the table.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from boardroom import resources
from boardroom.engine.keys import kind_of, owner_of
from boardroom.engine.manifest import Manifest, SeatColour
from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, KINDS
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING, BREEDING_DIE, ROYAL
from boardroom.games.my_kingdom_for_a_horse.position.field import LEVEL, animal_kind
from boardroom.games.my_kingdom_for_a_horse.table.gestures.keys import space_in
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import TITLED, Measures
from boardroom.games.my_kingdom_for_a_horse.words.names import CARD_TITLES, KIND_WORDS, card_sentence
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.card_paper import CardPaper
from boardroom.ui.kit.pictures.compose import Fragment, compose
from boardroom.ui.kit.pictures.face_store import FaceStore
from boardroom.ui.kit.pictures.icons import Icon
from boardroom.ui.kit.theme import OUTLINE, Theme
from boardroom.ui.kit.words.fitting import Fits
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table_parts import FaceSet

Paint: TypeAlias = Callable[[str, QSize, float], QPixmap]
"""Paints a face by name at a logical size for a device pixel ratio."""
ART = "my-kingdom-for-a-horse"
ONCE, LASTING = "#D8562F", "#2E7D8C"
PAPER = "#FFF8E6"
_BAND, _TALL_BAND, _TALLEST_BAND = 19, 34, 52
"""The band of a title, in parts of 126 of the card's width; one above no sentence has room for two lines, and the
smaller the card, the larger are these beside its picture.
"""
_TITLE, _TALL_TITLE, _TALLEST_TITLE = 11.5, 15.5, 19.5
"""The size of a title in each of the bands, in the same parts."""
_WORDED, _LOW_TITLED = 88, 58
"""The widths from which on a farm card carries its sentence, and a title that leaves more to the picture. Without a
title (``TITLED``) it is read by pointing at it.
"""


def drawing(name: str, width: float, height: float, ratio: float, tint: str = "") -> QPixmap:
    """One of the game's drawings."""
    return art.picture(_file(name), width, height, ratio, tint)


@cache
def _file(name: str) -> Path:
    """The file of a drawing; looked for once, for it is asked for in every picture."""
    return resources.resource(ART, f"{name}.svg")


def animal(kind: int, size: float, ratio: float) -> QPixmap:
    """An animal."""
    return drawing(KIND_NAMES[kind], size, size, ratio)


class Faces:
    """Paints faces by name: "animal/KIND", "fence/level|upright/COLOUR", "die/DIE/FACE", "die/DIE/?", "card/NUMBER",
    "back".
    """

    def __init__(self, manifest: Manifest, say: Callable[[Text], str], theme: Theme) -> None:
        self.theme = theme
        self._manifest, self._say = manifest, say
        store = FaceStore(manifest.id, self._draw, self._card_words, _has_words, lambda: theme.language)
        self.paint = store.paint
        self.fits = Fits(theme)

    def _draw(self, face: str, width: int, height: int, ratio: float) -> QPixmap:
        kind, *rest = face.split("/")
        if kind == "animal":
            return drawing(rest[0], width, height, ratio)
        if kind == "fence":
            return fence(rest[0], self._manifest.colour(rest[1]), width, height, ratio)
        if kind == "die":
            return _die(int(rest[0]), rest[1], width, height, ratio)
        with canvas(width, height, ratio) as (pixmap, painter):
            box = QRectF(0, 0, width, height)
            if kind == "card":
                _card(painter, box, int(rest[0]), ratio)
            else:
                CardPaper(painter, box).back(lambda width, height: drawing("card-back", width, height, ratio))
        return pixmap

    def _card_words(self, painter: QPainter, face: str, box: QRectF) -> None:
        design = CARDS[int(face.partition("/")[2])]
        paper = CardPaper(painter, box)
        parts, unit = _CardParts.of(paper), paper.unit
        painter.setPen(QColor("#FFF8E6"))
        inside = parts.band.adjusted(4 * unit, 0, -4 * unit, 0)
        font, title = self.theme.title(14, 700), self._say(CARD_TITLES[design.key])
        paper.write(inside, title, font, parts.title, wrap=not parts.worded)
        if not parts.worded:
            return
        painter.setPen(QColor(OUTLINE))
        room = QRectF(parts.band.bottomLeft(), parts.foot.topRight())
        inside = room.adjusted(5 * unit, 1 * unit, -5 * unit, -1 * unit)
        paper.write(inside, self._say(card_sentence(design.key)), self.theme.text(14, 500), 10.6, wrap=True)


def _has_words(face: str, width: int) -> bool:
    return face.startswith("card/") and width >= TITLED


class _CardParts(NamedTuple):
    """Where on a farm card its picture, title and cost are, how large the title, and whether there is a sentence."""

    picture: QRectF
    band: QRectF
    foot: QRectF
    title: float
    worded: bool

    @classmethod
    def of(cls, paper: CardPaper) -> "_CardParts":
        unit, inner, width = paper.unit, paper.inner, paper.box.width()
        worded = width >= _WORDED
        if worded:
            high, title = _BAND, _TITLE
        elif width >= _LOW_TITLED:
            high, title = _TALL_BAND, _TALL_TITLE
        else:
            high, title = _TALLEST_BAND if width >= TITLED else 0, _TALLEST_TITLE
        picture = QRectF(inner.left(), inner.top(), inner.width(), inner.width() * 84 / 120)
        if not worded:
            # Too small for a sentence: the picture has its room too.
            picture.setHeight(inner.height() - (26 + high) * unit)
        band = QRectF(inner.left(), picture.bottom(), inner.width(), high * unit)
        foot = QRectF(inner.left(), inner.bottom() - 26 * unit, inner.width(), 26 * unit)
        return cls(picture, band, foot, title, worded)


def _card(painter: QPainter, box: QRectF, card: int, ratio: float) -> None:
    """A farm card without its words."""
    design = CARDS[card]
    paper = CardPaper(painter, box)
    paper.sheet(PAPER)
    unit, inner = paper.unit, paper.inner
    picture, band, foot, *_ = _CardParts.of(paper)
    width = max(picture.width(), picture.height() * 120 / 84)
    spot = QPointF(picture.center().x() - width / 2, picture.top())
    with paper.inside():
        painter.drawPixmap(spot, drawing(f"card-{design.key}", width, width * 84 / 120, ratio))
        painter.fillRect(band, QColor("#9C3A1C" if not design.lasting else "#1F5A66"))
        painter.fillRect(foot, QColor("#FFFFFF"))
    painter.setPen(QPen(QColor("#D8C8AA"), 1.2 * unit))
    painter.drawLine(foot.topLeft(), foot.topRight())
    paper.frame(LASTING if design.lasting else ONCE)
    mark = 22 * unit
    painter.drawPixmap(
        inner.topLeft() + QPointF(2 * unit, 2 * unit),
        drawing("mark-lasting" if design.lasting else "mark-once", mark, mark, ratio),
    )
    _card_cost(painter, card, foot, unit, ratio)


def _card_cost(painter: QPainter, card: int, foot: QRectF, unit: float, ratio: float) -> None:
    cost = CARDS[card].cost
    paid = [kind for kind in KINDS for _ in range(cost[kind])]
    size = min(22 * unit, (foot.width() - 6 * unit) / max(1, len(paid)))
    if not paid:
        painter.setPen(QPen(QColor("#8A7A64"), 1.6 * unit))
        middle = foot.center()
        painter.drawLine(middle - QPointF(5 * unit, 0), middle + QPointF(5 * unit, 0))
        return
    left = foot.center().x() - len(paid) * size / 2
    for number, kind in enumerate(paid):
        spot = QPointF(left + number * size, foot.center().y() - size / 2)
        painter.drawPixmap(spot, animal(kind, size, ratio))


def fence(way: str, colour: SeatColour, width: int, height: int, ratio: float) -> QPixmap:
    """A fence that lies along ("level") or across, a cap in the player's colour on each of its two posts."""
    units, posts = ((116.0, 42.0), ((8, 35), (108, 35))) if way == "level" else ((16.0, 142.0), ((8, 35), (8, 135)))
    caps = (Fragment(_file("cap"), (x - 8, y - 35, 16, 42), colours=(("player", colour.figure),)) for x, y in posts)
    return compose((Fragment(_file(f"fence-{way}-{colour.key}")), *caps), units, width, height, ratio)


def _die(die: int, face: str, width: int, height: int, ratio: float) -> QPixmap:
    """A die with a face by number; "?" before it is rolled."""
    royal = die != BREEDING_DIE
    fragments = [Fragment(_file("die-royal" if royal else "die-breeding"))]
    if face != "?":
        sign = ROYAL[int(face)] if royal else f"breed-{BREEDING[int(face)]}"
        fragments.append(Fragment(_file(f"face-{sign}")))
    return compose(fragments, (100.0, 100.0), width, height, ratio)


# Elsewhere than on the table.


def token(faces: Faces, key: str, shown: Presentation, size: float, ratio: float) -> QPixmap | None:
    """A kind of animals, an animal of a field or Moritz as a small picture beside words; None for all else."""
    if key == "moritz":
        return drawing("moritz", round(size), round(size), ratio)
    if kind_of(key) == "animal":
        content = shown.view.fields[owner_of(key)].animals[space_in(key)]
        key = KIND_NAMES[animal_kind(content)]
    return faces.paint(f"animal/{key}", round(size), round(size), ratio) if key in KIND_NAMES else None


def farm_icons() -> dict[str, Icon]:
    """The icons in sentences, by name: sheep, pig, cow, horse, fence."""
    icons = {}
    for kind in KINDS:
        name = KIND_NAMES[kind]
        icons[name] = Icon(resources.resource(ART, f"{name}.svg"), KIND_WORDS[kind])
    fences = phrase("Kingdom", "fences", "the word of an icon")
    icons["fence"] = Icon(resources.resource(ART, "icon-fence.svg"), fences, plain=True)
    return icons


_BESIDE_WORDS = QSizeF(24, 24)
_INSPECTED = QSizeF(96, 96)
_FULL_HAND, _MANY_LASTING = 8, 4


def face_sets(m: Measures, colours: Sequence[SeatColour], readable: tuple[float, float]) -> Iterator[FaceSet]:
    """Animals, fences in every colour, dice and farm cards on a table of these measures; ``readable`` is the size of a
    card that is pointed at.
    """
    herd = tuple(f"animal/{kind}" for kind in KIND_NAMES)
    level, upright = (tuple(f"fence/{way}/{colour.key}" for colour in colours) for way in ("level", "upright"))
    royal = tuple(f"die/0/{face}" for face in ("?", *range(len(ROYAL))))
    breeding = tuple(f"die/{BREEDING_DIE}/{face}" for face in ("?", *range(len(BREEDING))))
    for size in (m.animal(0, 0, 1).size(), m.animal(0, 0, 3).size(), _BESIDE_WORDS):
        yield FaceSet("animals", herd, size.toSize())
    yield FaceSet("fences", level, m.fence(0).size().toSize())
    yield FaceSet("fences", upright, m.fence(LEVEL).size().toSize())
    yield FaceSet("fences", level, m.spare.size().toSize())
    for size in (_INSPECTED, m.die(0).size()):
        yield FaceSet("dice", royal + breeding, size.toSize())
    hand, crowded = m.hand(1, 0).box(0).size(), m.hand(_FULL_HAND, _MANY_LASTING).box(0).size()
    for size in (QSizeF(*readable), hand, crowded, m.deck.size()):
        yield FaceSet("cards", ("back", *(f"card/{card}" for card in range(len(CARDS)))), size.toSize())
