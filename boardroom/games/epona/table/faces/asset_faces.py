"""The faces of assets: the whole card, and the compact face of a card in a row that is too low for it.

A compact card has no cost, no bonus and no name: picture, type, sex and what it scores.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from boardroom.games.epona.position.cards import ASSETS, Asset
from boardroom.games.epona.position.vocabulary import EMPLOYEES, GROUP_OF, HORSES, TYPES
from boardroom.games.epona.table.faces.colours import CHOSEN, CREAM, DROPPED, FAMILIES, SCORING, SCORING_INK
from boardroom.games.epona.table.faces.marks import Marks
from boardroom.games.epona.table.faces.pictures_of_employees import employee
from boardroom.games.epona.table.faces.pictures_of_equipment import equipment
from boardroom.games.epona.table.faces.pictures_of_horses import picture_of_horse
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.card_paper import UNITS, CardPaper
from boardroom.ui.kit.pictures.compose import Fragment
from boardroom.ui.kit.theme import OUTLINE

_PICTURE, _TALL_PICTURE, _NAME, _SCORES = 101.0, 126.0, 17.0, 144.0
"""In units of a card: the foot of the picture with a bonus and without, the height of the name's band, and where the
band of what it scores begins.
"""
_COIN, _SEX, _BADGE = 27.0, 25.0, 34.0
_STROKE: Final = "#B02A1E"
_PRINTED, _STRUCK = 0.8, 0.085
"""The size of the printed price that is struck out, in sizes of the coin; the width of the stroke, in those of it."""
_STRIP: Final = 29.0
"""How high the strip with its bonus and what it scores is while a card peeks out of the tray."""
_PEEK_FOOT, _PEEK_EDGE = 3.0, 5.2
"""What is free below such a card, and its edge with the shadow."""
_LEAST_PART: Final = 0.3
"""The least part of that for either of them."""
_CHOSEN_EDGE, _CHOSEN_ABOVE, _CHOSEN_TICK = 3.0, 6.0, 38.0
"""The width of the edge of a card that is chosen, how far the tick on that reaches above it, and its size."""
_LEAST_TICK: Final = 34.0
"""The least size of that, in pixels."""
_TICK_SIGN: Final = 0.6
"""The size of the sign in its disc, as a part of that."""
_DROPPED: Final = (30, 20, 14, 150)
"""What lies over a card that is discarded."""
_LINE: Final = 1.2
ROW_WIDE, ROW_HIGH = 118.0, 77.0
"""The measures of a face in a row, in its own units."""
_ROW_FOOT: Final = 25.0
"""The height of the band of what a compact card in a row scores, where it is a low one."""
_BAND, _BANDS = 0.265, (_ROW_FOOT, 33.0)
"""The height of that band, as a part of the card; at least and at most, in units."""
_ROW_BADGE, _ROW_BADGES = 0.36, (31.0, 44.0)
"""The same of the badge of its type."""
_LEAST_SEX: Final = 19.0
"""The least size of the sex above that badge."""
_UNITS, _TALL_UNITS = (120.0, 98.0), (120.0, 123.0)
"""The measures of a whole card's picture with a bonus below it and without."""
ACROSS, ROW_ACROSS = 168, 224
"""The pixels across in which pictures are drawn and kept: enough for a window of 1920 x 1080, a little zoomed."""


def picture_of(card: int, box: tuple[float, float]) -> tuple[Fragment, ...]:
    """The fragments of an asset's picture in a box of units."""
    asset = ASSETS[card]
    look, kind = asset.look, TYPES[asset.type]
    if asset.type < HORSES:
        return picture_of_horse(look, kind, box)
    if GROUP_OF[asset.deck] == EMPLOYEES:
        return employee(kind, look, box)
    return equipment(kind, look, box)


class AssetParts(NamedTuple):
    """Where the parts of a whole card are; without a bonus its band has no height."""

    cost: QRectF
    sex: QRectF
    type: QRectF
    bonus: QRectF
    scores: QRectF


def asset_parts(box: QRectF, card: int) -> AssetParts:
    """The parts of a whole card that lies in a box."""
    paper = CardPaper(QPainter(), box)
    unit, inner = paper.unit, paper.inner
    top, size = box.top() + _SCORES * unit, _BADGE * unit
    scores = QRectF(inner.left(), top, inner.width(), inner.bottom() - top)
    name = name_band(paper, ASSETS[card])
    middle = QPointF(inner.right() - size / 2 + 1 * unit, scores.center().y() - 2 * unit)
    return AssetParts(
        QRectF(box.left() + 4 * unit, box.top() + 4 * unit, _COIN * unit, _COIN * unit),
        QRectF(box.right() - (_SEX + 5) * unit, box.top() + 5 * unit, _SEX * unit, _SEX * unit),
        QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size),
        QRectF(inner.left(), name.bottom(), inner.width(), scores.top() - name.bottom()),
        scores,
    )


def paint_asset(marks: Marks, box: QRectF, card: int, less: int = 0) -> None:
    """A whole card, without its name, that costs ``less`` than is printed on it."""
    asset = ASSETS[card]
    family = FAMILIES[GROUP_OF[asset.deck]]
    paper, parts = CardPaper(marks.painter, box), asset_parts(box, card)
    unit = paper.unit
    paper.sheet(CREAM)
    foot = _PICTURE if asset.bonus else _TALL_PICTURE
    with paper.inside() as inner:
        picture = QRectF(inner.left(), inner.top(), inner.width(), box.top() + foot * unit - inner.top())
        units = _UNITS if asset.bonus else _TALL_UNITS
        marks.scaled(picture_of(card, units), units, ACROSS, picture)
        paint_band(marks, name_band(paper, asset), family.dark, unit)
        if asset.bonus:
            paint_band(marks, parts.bonus, family.light, unit)
            marks.row(parts.bonus.adjusted(4 * unit, 2 * unit, -4 * unit, -2 * unit), marks.bonus_marks(asset.bonus))
        paint_band(marks, parts.scores, SCORING, unit)
        room = parts.scores.adjusted(5 * unit, 2.5 * unit, -(_BADGE + 3) * unit, -2.5 * unit)
        marks.row(room, marks.formula_marks(asset.formula, SCORING_INK), left=True)
    paper.frame(family.frame)
    _paint_corners(marks, parts, asset, less)
    marks.icon(parts.type, asset.type)


def _paint_corners(marks: Marks, parts: AssetParts, asset: Asset, less: int) -> None:
    if asset.cost:
        marks.coin(parts.cost, asset.cost - less)
    if less:
        _strike_out(marks, parts.cost, asset.cost)
    if asset.sex:
        marks.icon(parts.sex, asset.sex)


def _strike_out(marks: Marks, coin: QRectF, printed: int) -> None:
    """The printed price, struck out, beside the foot of the coin with what the card costs here."""
    size = coin.width() * _PRINTED
    disc = QRectF(coin.right() - size * 0.3, coin.bottom() - size * 0.9, size, size)
    marks.disc(disc, CREAM, coin.width() * 0.05, CHOSEN)
    marks.number(str(printed), disc.center(), size * 0.7, OUTLINE)
    marks.painter.setPen(QPen(QColor(_STROKE), size * _STRUCK, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    across = QPointF(size * 0.36, -size * 0.16)
    marks.painter.drawLine(disc.center() - across, disc.center() + across)


def paint_peek(marks: Marks, box: QRectF, card: int, seen: int, less: int = 0) -> None:
    """A card in a low tray: in the units of it that are ``seen`` lies all of it down to its lower edge, its picture
    cropped, its name below that, its bonus and what it scores in one strip beside the badge of its type.
    """
    asset = ASSETS[card]
    family = FAMILIES[GROUP_OF[asset.deck]]
    strip, name = peek_strip(CardPaper(marks.painter, box), seen), peek_name(CardPaper(marks.painter, box), seen)
    low = QRectF(box.left(), box.top(), box.width(), (seen - _PEEK_FOOT) * box.width() / UNITS)
    paper = CardPaper(marks.painter, low)
    unit = paper.unit
    paper.sheet(CREAM)
    with paper.inside() as inner:
        picture = QRectF(inner.left(), inner.top(), inner.width(), name.top() - inner.top())
        units = ROW_WIDE, ROW_WIDE * picture.height() / picture.width()
        marks.scaled(picture_of(card, units), units, ROW_ACROSS, picture)
        paint_band(marks, QRectF(inner.left(), name.top(), inner.width(), name.height()), family.dark, unit)
        paint_band(marks, QRectF(inner.left(), strip.top(), inner.width(), inner.bottom() - strip.top()), SCORING, unit)
        _paint_strip(marks, strip, asset, family.light, unit)
    paper.frame(family.frame)
    _paint_corners(marks, asset_parts(box, card), asset, less)
    size = _BADGE * unit
    marks.icon(QRectF(inner.left() - 2 * unit, strip.bottom() - size - unit, size, size), asset.type)


def peek_strip(paper: CardPaper, seen: int) -> QRectF:
    """The strip with the bonus of a card, and what it scores, at the foot of so many units that are seen of it."""
    inner, unit = paper.inner, paper.unit
    left = inner.left() + (_BADGE + 1) * unit
    top = paper.box.top() + (seen - _PEEK_FOOT - _PEEK_EDGE - _STRIP) * unit
    return QRectF(left, top, inner.right() - left, _STRIP * unit)


def peek_name(paper: CardPaper, seen: int) -> QRectF:
    """The band above that with its name, beside the badge of its type."""
    strip, high = peek_strip(paper, seen), _NAME * paper.unit
    return QRectF(strip.left(), strip.top() - high, strip.width(), high)


def _paint_strip(marks: Marks, strip: QRectF, asset: Asset, light: str, unit: float) -> None:
    """A card's bonus and what it scores beside each other, each as wide as its marks need."""
    bonus, scores = marks.bonus_marks(asset.bonus), marks.formula_marks(asset.formula, SCORING_INK)
    needs = [sum(mark.wide for mark in some) + bool(some) for some in (bonus, scores)]
    part = needs[0] / max(1.0, sum(needs))
    if bonus and scores:
        part = min(max(part, _LEAST_PART), 1 - _LEAST_PART)
    first = QRectF(strip.left(), strip.top(), strip.width() * part, strip.height())
    if bonus:
        around = first.adjusted(-(_BADGE + 1) * unit, 0, 0, 0)
        paint_band(marks, around, light, unit)
    inner = 2.5 * unit
    marks.row(first.adjusted(inner, inner, -inner, -inner), bonus)
    rest = QRectF(first.right(), strip.top(), strip.width() - first.width(), strip.height())
    marks.row(rest.adjusted(inner, inner, -inner, -inner), scores)


def chosen_around(card: QRectF) -> QRectF:
    """The box of a whole card that is chosen, with its edge and its tick, around that of the card alone."""
    unit = card.width() / UNITS
    edge = _CHOSEN_EDGE * unit
    return card.adjusted(-edge, -edge - _CHOSEN_ABOVE * unit, edge, edge)


def card_in_chosen(box: QRectF) -> QRectF:
    """The card in such a box."""
    unit = box.width() / (UNITS + 2 * _CHOSEN_EDGE)
    edge = _CHOSEN_EDGE * unit
    return box.adjusted(edge, edge + _CHOSEN_ABOVE * unit, -edge, -edge)


def mark_of_chosen(box: QRectF, face: str) -> QRectF:
    """The disc with the tick of a card that is "chosen", or with the cross of one that is "dropped", in its box."""
    unit = (card_in_chosen(box) if face == "chosen" else box).width() / UNITS
    size, below = max(_LEAST_TICK, _CHOSEN_TICK * unit), 0.0 if face == "chosen" else _CHOSEN_ABOVE * unit
    return QRectF(box.center().x() - size / 2, box.top() + below, size, size)


def paint_chosen(marks: Marks, box: QRectF, card: int, less: int = 0) -> None:
    """A whole card that is chosen: with a green edge, and a tick upon that."""
    lies = card_in_chosen(box)
    unit = lies.width() / UNITS
    around, corner = lies.adjusted(*(side * (_CHOSEN_EDGE - 1) * unit for side in (-1, -1, 1, 1))), 10 * unit
    marks.painter.setPen(QPen(QColor(OUTLINE), 2 * unit))
    marks.painter.setBrush(QColor(CHOSEN))
    marks.painter.drawRoundedRect(around, corner, corner)
    paint_asset(marks, lies, card, less)
    disc = mark_of_chosen(box, "chosen")
    size = disc.width()
    marks.disc(disc, CHOSEN, 2 * unit, CREAM)
    spot = disc.center() - QPointF(size, size) * _TICK_SIGN / 2
    sign = art.icon_pixmap("check", size * _TICK_SIGN, CREAM, marks.ratio)
    marks.painter.drawPixmap(marks.on_pixels(spot), sign)


def paint_dropped(marks: Marks, box: QRectF, card: int, less: int = 0) -> None:
    """A whole card that is chosen to be discarded: dark, with a cross where the tick of one that is kept is."""
    paint_asset(marks, box, card, less)
    unit = box.width() / UNITS
    marks.painter.setPen(Qt.PenStyle.NoPen)
    marks.painter.setBrush(QColor(*_DROPPED))
    marks.painter.drawRoundedRect(box.adjusted(unit, unit, -unit, -3 * unit), 8 * unit, 8 * unit)
    disc = mark_of_chosen(box, "dropped")
    size = disc.width()
    marks.disc(disc, DROPPED, 2 * unit, CREAM)
    spot = disc.center() - QPointF(size, size) * _TICK_SIGN / 2
    marks.painter.drawPixmap(marks.on_pixels(spot), art.icon_pixmap("cross", size * _TICK_SIGN, CREAM, marks.ratio))


def picture_foot(card: int) -> float:
    """The foot of the picture on a whole card, in units."""
    return _PICTURE if ASSETS[card].bonus else _TALL_PICTURE


def name_band(paper: CardPaper, asset: Asset) -> QRectF:
    """The band with a card's name."""
    foot = _PICTURE if asset.bonus else _TALL_PICTURE
    return QRectF(paper.inner.left(), foot * paper.unit + paper.box.top(), paper.inner.width(), _NAME * paper.unit)


def words_of_name(paper: CardPaper, asset: Asset) -> QRectF:
    """Where a card's name is written: on its band."""
    return name_band(paper, asset).adjusted(3 * paper.unit, 0, -3 * paper.unit, 0)


def paint_band(marks: Marks, box: QRectF, fill: str, unit: float) -> None:
    """A band of a card, with a line above it."""
    marks.painter.fillRect(box, QColor(fill))
    marks.painter.fillRect(QRectF(box.left(), box.top() - _LINE * unit / 2, box.width(), _LINE * unit), QColor(OUTLINE))


def row_unit(box: QRectF) -> float:
    """The unit of a compact card in a row: of its width, or of the height of one that is lower than usual for it."""
    return min(box.width() / ROW_WIDE, box.height() / ROW_HIGH)


def row_band(box: QRectF) -> float:
    """The height of the band of what a compact card in a row scores."""
    unit = row_unit(box)
    return min(max(_BAND * box.height(), _BANDS[0] * unit), _BANDS[1] * unit)


def paint_placed(marks: Marks, box: QRectF, card: int) -> None:
    """A compact card as it lies in a row, of any height: its picture over what it scores, type and sex at the right."""
    asset = ASSETS[card]
    family = FAMILIES[GROUP_OF[asset.deck]]
    painter, unit = marks.painter, row_unit(box)
    line, corner = 2.0 * unit, 7 * unit
    body = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    foot = row_band(box)
    with marks.within(body, corner):
        picture = QRectF(box.left(), box.top(), box.width(), box.height() - foot)
        units = ROW_WIDE, ROW_WIDE * picture.height() / picture.width()
        marks.scaled(picture_of(card, units), units, ROW_ACROSS, picture)
        scores = QRectF(box.left(), picture.bottom(), box.width(), foot)
        painter.fillRect(scores, QColor(SCORING))
        painter.fillRect(QRectF(box.left(), picture.bottom() - unit, box.width(), 1.6 * unit), QColor(family.frame))
        room = scores.adjusted(5 * unit, 2 * unit, -5 * unit, -3 * unit)
        marks.row(room, marks.formula_marks(asset.formula, SCORING_INK), left=True)
    for colour, width in ((OUTLINE, 2.0 * unit), (family.frame, 3.0 * unit)):
        inset = line / 2 if colour == OUTLINE else line + 1.0 * unit
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner - inset / 2, corner - inset / 2)
    size = min(max(_ROW_BADGE * box.height(), _ROW_BADGES[0] * unit), _ROW_BADGES[1] * unit)
    marks.icon(QRectF(box.right() - size - 3 * unit, picture.bottom() - size + 2 * unit, size, size), asset.type)
    if asset.sex:
        small = min(25 * unit, picture.height() - size - 4 * unit)
        if small >= _LEAST_SEX * unit:
            spot = QRectF(box.right() - small - 4.5 * unit, box.top() + 4.5 * unit, small, small)
        else:
            # Low ones have it at the left: a head is seen between it and the badge.
            small = 22 * unit
            spot = QRectF(box.left() + 4.5 * unit, box.top() + 4.5 * unit, small, small)
        marks.icon(spot, asset.sex)
