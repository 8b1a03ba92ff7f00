"""The faces of Ephyran's pieces, painted at the size they are used: cards, gods, areas, tokens, locking shields."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from boardroom import resources
from boardroom.engine.manifest import Manifest
from boardroom.engine.text import Text
from boardroom.games.ephyran.position import cards, numbers
from boardroom.games.ephyran.table.faces import areas
from boardroom.games.ephyran.table.faces.colours import CREAM, DIONYSUS_HUES, TERRITORY_HUES, Hues
from boardroom.games.ephyran.table.faces.halves import WORDED, NameBand, name_band, paint_half
from boardroom.games.ephyran.table.faces.marks import ART, Marks, art_file, sign_of
from boardroom.games.ephyran.table.gestures.keys import HALF_PARTS
from boardroom.games.ephyran.words.names import creature_name, god_name, half_name
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.card_paper import CardPaper
from boardroom.ui.kit.pictures.compose import Fragment, compose
from boardroom.ui.kit.pictures.face_store import FaceStore
from boardroom.ui.kit.theme import OUTLINE, Theme

_DIMMED: Final = QColor(66, 62, 66, 182)
"""Of the two halves of a card, when one is held, the colour over the other."""
_DIMMED_NAME: Final = 0.5
_RINGED: Final = 26
"""The size from which on a token that lies face down has its golden ring for who knows it."""
_VALUED: Final = 22
"""The size from which on a token whose face is seen shows what it counts beside its sign; smaller, in its place."""
_LEAST_VALUE, _MOST_COVERED = 8.0, 0.25
"""The radius of what it counts beside its sign is at least this, if it is no larger part of the token."""

PaintFace: TypeAlias = Callable[[str, QSize, float], QPixmap]
"""Paints a face by its name at a logical size for a device pixel ratio."""


class Faces:
    """Paints faces by name, with halves H, cards N, territories T, areas A and tokens K as numbers: "card.N",
    "card.N.upper" and "card.N.lower" (that half held, the other dimmed), "back", "god.T", "area.H.T.A", "mini.H.T.A"
    (small), "token.K", "token.K.own" (face down, known to who looks), "token.back", "athena", "shield.H",
    "shieldmini.H".
    """

    def __init__(self, manifest: Manifest, say: Callable[[Text], str], theme: Theme) -> None:
        self._say, self._theme = say, theme
        sources = Path(__file__).parents[2], resources.resource(ART)
        store = FaceStore(manifest.id, self._draw, self._write, _has_words, lambda: theme.language, sources)
        self.paint = store.paint

    def _draw(self, face: str, width: int, height: int, ratio: float) -> QPixmap:
        kind, *rest = face.split(".")
        if kind == "token" and rest[-1] != "own":
            return self._token(rest[0], width, height, ratio)
        with canvas(width, height, ratio) as (pixmap, painter):
            box, marks = QRectF(0, 0, width, height), Marks(painter, ratio, self._theme.numeral)
            if kind == "card":
                _card(marks, box, int(rest[0]), "".join(rest[1:]))
            elif kind == "god":
                _god(marks, box, int(rest[0]))
            elif kind == "area":
                areas.paint_area(marks, box, *map(int, rest))
            elif kind == "mini":
                areas.paint_mini(marks, box, *map(int, rest))
            elif kind == "token":
                _own_token(marks, box, int(rest[0]))
            elif kind == "athena":
                marks.drawing("athena-token", _square(box))
            elif kind in ("shield", "shieldmini"):
                areas.paint_shield(marks, box)
            else:
                CardPaper(painter, box).back(lambda width, height: _stretched("card-back", width, height, ratio))
        return pixmap

    def _token(self, token: str, width: int, height: int, ratio: float) -> QPixmap:
        """A token that lies open, or its back."""
        name = "back" if token == "back" else cards.TOKENS[int(token)]
        picture = compose((Fragment(art_file(f"token-{name}")),), (48, 48), width, height, ratio)
        if token == "back":
            return picture
        picture = picture.copy()
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _value(Marks(painter, ratio, self._theme.numeral), _square(QRectF(0, 0, width, height)), int(token))
        painter.end()
        return picture

    def _write(self, painter: QPainter, face: str, box: QRectF) -> None:
        kind, *rest = face.split(".")
        paper = CardPaper(painter, box)
        painter.setPen(QColor(CREAM))
        if kind == "area":
            self._name(paper, areas.area_name_band(box, int(rest[0])), half_name(int(rest[0])))
        elif kind == "shield":
            self._name(paper, areas.shield_name_band(box), half_name(int(rest[0])), wrap=True)
        elif kind == "god":
            self._name(paper, _portrait_band(paper), god_name(int(rest[0])))
        elif cards.is_dionysus(int(rest[0])):
            self._name(paper, _portrait_band(paper), creature_name(cards.DIONYSUS))
        else:
            held = "".join(rest[1:])
            for half, part in enumerate(card_halves(paper), 2 * int(rest[0])):
                painter.setOpacity(1 if held in ("", HALF_PARTS[half & 1]) else _DIMMED_NAME)
                self._name(paper, name_band(part), half_name(half))

    def _name(self, paper: CardPaper, band: NameBand, name: Text, wrap: bool = False) -> None:
        inside = band.box.adjusted(2, 0, -2, 0)
        paper.write(inside, self._say(name), self._theme.title(14, 700), band.size / paper.unit, wrap)


def _has_words(face: str, width: int) -> bool:
    kind = face.partition(".")[0]
    return (kind in ("card", "god") and width >= WORDED) or (kind in ("area", "shield") and width >= areas.NAMED)


def card_halves(paper: CardPaper) -> tuple[QRectF, QRectF]:
    """The two halves within the frame of a card."""
    line = 1.2 * paper.unit
    upper = paper.inner.adjusted(line, line, -line, -line)
    upper.setHeight(upper.height() / 2)
    return upper, upper.translated(0, upper.height())


def _card(marks: Marks, box: QRectF, card: int, held: str) -> None:
    """A card without its names; of a held one the other half is dimmed."""
    paper = CardPaper(marks.painter, box)
    if cards.is_dionysus(card):
        _dionysus(marks, paper)
        return
    paper.sheet(CREAM)
    halves = card_halves(paper)
    with paper.inside():
        for half, part in enumerate(halves, 2 * card):
            marks.painter.save()
            marks.painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
            paint_half(marks, part, half)
            marks.painter.restore()
        for name, part in zip(HALF_PARTS, halves, strict=True):
            if held not in ("", name):
                marks.painter.fillRect(part, _DIMMED)
        line = 2 * paper.unit
        rule = QRectF(paper.inner.left(), halves[1].top() - line / 2, paper.inner.width(), line)
        marks.painter.fillRect(rule, QColor(OUTLINE))
    paper.frame(CREAM)


def _portrait_band(paper: CardPaper) -> NameBand:
    """The band of a name under the picture of a god."""
    picture = _portrait_picture(paper)
    band = name_band(picture)
    return NameBand(
        QRectF(picture.left(), picture.bottom(), picture.width(), max(band.box.height(), 14 * paper.unit)),
        band.size * 1.1,
    )


def _portrait_picture(paper: CardPaper) -> QRectF:
    picture = QRectF(paper.inner)
    picture.setHeight(paper.inner.height() - name_band(paper.inner).box.height() - 21 * paper.unit)
    return picture


def _portrait(marks: Marks, paper: CardPaper, drawing: str, hues: Hues) -> QRectF:
    """A god's picture over the band of his name; gives the foot under that."""
    paper.sheet(hues.dark)
    picture, band = _portrait_picture(paper), _portrait_band(paper).box
    high = max(picture.height(), picture.width() * 140 / 126)
    spot = QRectF(picture.center().x() - high * 63 / 140, picture.top(), high * 126 / 140, high)
    with paper.inside():
        marks.ground(picture, hues.light, hues.colour)
        marks.painter.save()
        marks.painter.setClipRect(picture, Qt.ClipOperation.IntersectClip)
        marks.picture(drawing, spot, (126, 140))
        marks.painter.restore()
        foot = QRectF(band.bottomLeft(), paper.inner.bottomRight())
        marks.painter.fillRect(band, QColor(hues.dark))
        marks.painter.fillRect(foot, QColor(CREAM))
        marks.painter.fillRect(
            QRectF(picture.left(), picture.bottom(), picture.width(), 1.2 * paper.unit), QColor(OUTLINE)
        )
    paper.frame(hues.colour)
    return foot


def _god(marks: Marks, box: QRectF, territory: int) -> None:
    paper, hues = CardPaper(marks.painter, box), TERRITORY_HUES[territory]
    foot = _portrait(marks, paper, f"god-{cards.GODS[territory]}", hues)
    badge = foot.height() * 0.84
    middle = foot.center()
    spot = QRectF(QPointF(middle.x() - badge * 1.05, middle.y() - badge / 2), QSizeF(badge, badge))
    marks.drawing(f"badge-{cards.TERRITORIES[territory]}", spot)
    marks.number(
        f"\u00d7{numbers.GOD_MULTIPLIES}", QPointF(middle.x() + badge * 0.7, middle.y()), badge * 0.82, hues.dark
    )


def _dionysus(marks: Marks, paper: CardPaper) -> None:
    foot = _portrait(marks, paper, "dionysus", DIONYSUS_HUES)
    badge = foot.height() * 0.84
    step = badge * 1.22
    left = foot.center().x() - (step * (len(cards.TERRITORIES) - 1) + badge) / 2
    for number, territory in enumerate(cards.TERRITORIES):
        spot = QRectF(QPointF(left + number * step, foot.center().y() - badge / 2), QSizeF(badge, badge))
        marks.drawing(f"badge-{territory}", spot)


def _own_token(marks: Marks, box: QRectF, token: int) -> None:
    """A token that lies face down, as who may look at it sees it: dark as its back, with its sign."""
    box = _square(box)
    size = box.width()
    # A small one leaves its sign more room.
    inset = size * (0.23 if size >= _RINGED else 0.17)
    marks.hexagon(box, "#332A58", "#B99140" if size >= _RINGED else "#332A58")
    marks.disc(box.adjusted(inset, inset, -inset, -inset), CREAM, size * 0.035)
    inset += size * (0.03 if token == cards.Token.HELMET else 0.05)
    marks.drawing(sign_of(token), box.adjusted(inset, inset, -inset, -inset))
    _value(marks, box, token)


def _square(box: QRectF) -> QRectF:
    """The largest square in the middle of a box."""
    size = min(box.width(), box.height())
    return QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)


def _value(marks: Marks, box: QRectF, token: int) -> None:
    """What a token counts: at its lower right, in a small one over its sign."""
    size = box.width()
    if size < _VALUED:
        marks.value(box.center(), size * 0.36, token)
        return
    radius = max(size * 0.19, min(_LEAST_VALUE, size * _MOST_COVERED))
    inset = max(size * 0.2, radius)
    marks.value(box.bottomRight() - QPointF(inset, inset), radius, token)


def _stretched(name: str, width: float, height: float, ratio: float) -> QPixmap:
    """A drawing that fills its box, which has about its proportions."""
    return compose((Fragment(art_file(name)),), (width, height), width, height, ratio)
