"""The faces of stables: the whole card while one is chosen, and the landscape face at the beginning of a row."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from boardroom.games.epona.position.cards import STABLES, STARRED, Stable
from boardroom.games.epona.position.numbers import LINE_POINTS
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.position.vocabulary import LOCATIONS
from boardroom.games.epona.table.faces.asset_faces import ACROSS, ROW_ACROSS, paint_band, row_band, row_unit
from boardroom.games.epona.table.faces.colours import CREAM, SCORING, SCORING_INK, STABLE
from boardroom.games.epona.table.faces.marks import Mark, Marks, least_row_width, row_places, row_width
from boardroom.games.epona.table.faces.pictures_of_stables import stable as picture_of_stable
from boardroom.ui.kit.pictures.card_paper import CardPaper
from boardroom.ui.kit.theme import OUTLINE

_NEEDS, _BONUS = 46.0, 36.0
"""In units of a card: the heights of the needs and of the bonuses; the rest is its picture."""
_ROW_PICTURE, _ROW_NEEDS = 28.0, 52.0
"""The same in the units of a face in a row, where the bonuses are the last."""
_WIDTH, _WIDE = 120.0, 3.0
"""The width of a picture in its units; one that is wider than so many of its heights is that of a low row."""
_SLOTS_WIDE: Final = 0.8
"""How wide the number of slots is, in heights of its row."""
_WHITE: Final = "#FFFFFF"
_LEAST_PART: Final = 0.3
"""The part of the bonuses' width that what comes at once has at least; at most it has half, if that is enough."""
_BESIDE, _MIDDLE, _ABOVE, _BELOW = 4.5, 0.5, 2.0, 3.5
"""What is free around the bonuses: at the card's edge, between the two grounds, above, below."""
_DONE: Final = 0.9
"""The size of the sign of a finished stable in place of the needs, as a part of their height."""
DONE: Final[dict[int, str]] = {Cube.COMPLETED: "icon-completed-stable", Cube.FINISHED: "icon-finished-stable"}
"""The sign of a stable that is finished: a house with a tick, filled, or an empty one with a cross."""
STAR: Final = "icon-star"
_STAR, LEAST_STAR, _STAR_ON = 0.72, 11.0, 0.62
"""The size of the star of a stable, in widths of its location, and in pixels at least; the part of it that lies on
that.
"""
_LOST: Final = 0.3
"""How much is seen of the bonuses that a stable does not bring any more."""


class StableParts(NamedTuple):
    """Where the parts of a whole card are: its location, its line bonus, the number of its slots, the icons it asks
    for, and the bands of what it brings at once and of what it scores at the end.
    """

    location: QRectF
    line: QRectF
    slots: QRectF
    needs: tuple[QRectF, ...]
    at_once: QRectF
    at_end: QRectF


def stable_parts(marks: Marks, box: QRectF, stable: int) -> StableParts:
    """The parts of a whole card that lies in a box, before its row is full."""
    paper, shown = CardPaper(marks.painter, box), STABLES[stable]
    unit = paper.unit
    needs, bonus = _bands(paper)
    slots, *asked = row_places(_within_needs(needs, unit), [_SLOTS_WIDE, *(1.0 for _ in shown.needs)])
    return StableParts(
        _crest_on(box, unit), _line_on(box, unit), slots, tuple(asked), *_parted(marks, bonus, shown, unit)
    )


def clear_picture(box: QRectF) -> QRectF:
    """What is seen of the picture of a whole card below its location and its line bonus."""
    paper = CardPaper(QPainter(), box)
    top = max(_crest_on(box, paper.unit).bottom(), _line_on(box, paper.unit).bottom())
    return QRectF(paper.inner.left(), top, paper.inner.width(), _bands(paper)[0].top() - top)


def _bands(paper: CardPaper) -> tuple[QRectF, QRectF]:
    """The bands of the needs and of the bonuses of a whole card."""
    unit, inner = paper.unit, paper.inner
    bonus = QRectF(inner.left(), inner.bottom() - _BONUS * unit, inner.width(), _BONUS * unit)
    return QRectF(inner.left(), bonus.top() - _NEEDS * unit, inner.width(), _NEEDS * unit), bonus


def _within_needs(band: QRectF, unit: float) -> QRectF:
    return band.adjusted(6 * unit, 8 * unit, -6 * unit, -8 * unit)


def _crest_on(box: QRectF, unit: float) -> QRectF:
    return QRectF(box.left() + 5 * unit, box.top() + 5 * unit, 26 * unit, 26 * unit)


def _line_on(box: QRectF, unit: float) -> QRectF:
    return QRectF(box.right() - 88 * unit, box.top() + 6 * unit, 81 * unit, 23 * unit)


def paint_stable(marks: Marks, box: QRectF, stable: int, cube: int) -> None:
    """A whole card."""
    shown, paper = STABLES[stable], CardPaper(marks.painter, box)
    unit, inner = paper.unit, paper.inner
    paper.sheet(CREAM)
    with paper.inside():
        needs, bonus = _bands(paper)
        picture = QRectF(inner.left(), inner.top(), inner.width(), needs.top() - inner.top())
        _picture(marks, picture, shown)
        paint_band(marks, needs, CREAM, unit)
        if cube == Cube.UNFINISHED:
            _needs(marks, _within_needs(needs, unit), shown)
        else:
            _done(marks, needs, cube)
        _bonuses(marks, bonus, shown, cube, unit)
    paper.frame(STABLE.frame)
    _crest(marks, _crest_on(box, unit), shown)
    _line(marks, _line_on(box, unit), shown)


def paint_stable_in_row(marks: Marks, box: QRectF, stable: int, cube: int) -> None:
    """A stable at the beginning of its row, with its cube."""
    shown, unit = STABLES[stable], row_unit(box)
    line, corner = 2.0 * unit, 7 * unit
    body = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    # What it asks for and brings grows a little with its height, the rest goes to the picture.
    foot = row_band(box)
    asked = max((_ROW_NEEDS - _ROW_PICTURE) * unit, foot)
    with marks.within(body, corner):
        picture = QRectF(box.left(), box.top(), box.width(), box.height() - foot - asked)
        _picture(marks, picture, shown)
        needs = QRectF(box.left(), picture.bottom(), box.width(), asked)
        paint_band(marks, needs, CREAM, unit)
        if cube == Cube.UNFINISHED:
            _needs(marks, needs.adjusted(6 * unit, 2 * unit, -5 * unit, -2 * unit), shown)
        else:
            _done(marks, needs, cube)
        bonus = QRectF(box.left(), needs.bottom(), box.width(), box.bottom() - needs.bottom())
        _bonuses(marks, bonus, shown, cube, unit)
    painter = marks.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, inset in ((STABLE.frame, 3.0 * unit, line + unit), (OUTLINE, line, line / 2)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner - inset / 2, corner - inset / 2)
    _crest(marks, QRectF(box.left() + 5 * unit, box.top() + 5 * unit, 21 * unit, 21 * unit), shown)
    _line(marks, QRectF(box.right() - 86 * unit, box.top() + 4 * unit, 82 * unit, 23 * unit), shown)


def _picture(marks: Marks, box: QRectF, shown: Stable) -> None:
    wide = box.width() > _WIDE * box.height()
    across = ROW_ACROSS if wide else ACROSS
    units = _WIDTH, _WIDTH * box.height() / box.width()
    marks.scaled(picture_of_stable(LOCATIONS[shown.location], shown.look, units), units, across, box)


def _crest(marks: Marks, box: QRectF, shown: Stable) -> None:
    """The location, with a star at its foot on a stable that is marked with one."""
    marks.drawing(f"badge-{LOCATIONS[shown.location]}", box)
    if shown.mark == STARRED:
        paint_star(marks, box)


def paint_star(marks: Marks, crest: QRectF) -> None:
    """The star of a stable, at the lower right of its location."""
    size = max(_STAR * crest.width(), min(LEAST_STAR, crest.width()))
    spot = QPointF(crest.right() - size * _STAR_ON, crest.bottom() - size * _STAR_ON)
    marks.drawing(STAR, QRectF(spot, QSizeF(size, size)))


def _line(marks: Marks, box: QRectF, shown: Stable) -> None:
    """What the row scores, once, for holding an icon, on a dark ground."""
    if shown.line < 0:
        return
    painter, corner = marks.painter, box.height() * 0.3
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(SCORING))
    painter.drawRoundedRect(box, corner, corner)
    inset = box.height() * 0.05
    marks.row(
        box.adjusted(2 * inset, inset, -2 * inset, -inset),
        [
            marks.one_mark(SCORING_INK),
            Mark(1, lambda spot: marks.icon(spot, shown.line)),
            marks.leads_mark(SCORING_INK),
            Mark(0.9, lambda spot: marks.points(spot, LINE_POINTS)),
        ],
    )


def _needs(marks: Marks, box: QRectF, shown: Stable) -> None:
    """The number of slots on a white card, and the icons that must be in the row."""
    marks.row(
        box,
        [
            Mark(_SLOTS_WIDE, lambda spot: paint_slots(marks, spot, shown.slots)),
            *(Mark(1, lambda spot, need=need: marks.icon(spot, need)) for need in shown.needs),  # type: ignore[misc]
        ],
    )


def paint_slots(marks: Marks, box: QRectF, slots: int) -> None:
    """A number of slots on a white card."""
    line = max(1.0, box.height() * 0.07)
    painter = marks.painter
    painter.setPen(QPen(QColor(OUTLINE), line))
    painter.setBrush(QColor(_WHITE))
    painter.drawRoundedRect(box.adjusted(line, line / 2, -line, -line / 2), box.height() * 0.14, box.height() * 0.14)
    marks.number(str(slots), box.center(), box.height() * 0.72, OUTLINE)


def _parted(marks: Marks, box: QRectF, shown: Stable, unit: float) -> tuple[QRectF, QRectF]:
    """The room of what completing brings at once, and that of what it scores at the end."""
    at_once, at_end = marks.bonus_marks(shown.at_once), marks.formula_marks(shown.at_end, SCORING_INK)
    high = box.height() - (_ABOVE + _BELOW) * unit
    pads = (_BESIDE + _MIDDLE) * unit
    least, others = (least_row_width(marks) * high + pads for marks in (at_once, at_end))
    part = min(max(row_width(at_once) / ((row_width(at_once) + row_width(at_end)) or 1), _LEAST_PART), 0.5)
    # Neither is smaller for the other's sake, as far as there is room for both.
    part = min(max(part, least / box.width()), max(1 - others / box.width(), least / (least + others)))
    left, right = QRectF(box.topLeft(), box.size()), QRectF(box.topLeft(), box.size())
    left.setWidth(box.width() * part)
    right.setLeft(left.right())
    return left, right


def _bonuses(marks: Marks, box: QRectF, shown: Stable, cube: int, unit: float) -> None:
    """What completing brings at once, on a light ground, and what it scores at the end, on a dark one; faint where the
    stable is finished without that.
    """
    at_once, at_end = marks.bonus_marks(shown.at_once), marks.formula_marks(shown.at_end, SCORING_INK)
    left, right = _parted(marks, box, shown, unit)
    paint_band(marks, left, STABLE.light, unit)
    paint_band(marks, right, SCORING, unit)
    if cube == Cube.FINISHED:
        marks.painter.setOpacity(_LOST)
    marks.row(left.adjusted(_BESIDE * unit, _ABOVE * unit, -_MIDDLE * unit, -_BELOW * unit), at_once)
    marks.row(right.adjusted(_MIDDLE * unit, _ABOVE * unit, -_BESIDE * unit, -_BELOW * unit), at_end)
    marks.painter.setOpacity(1)


def _done(marks: Marks, box: QRectF, cube: int) -> None:
    """That a stable is finished, and how, in place of what it asked for."""
    size = box.height() * _DONE
    marks.drawing(DONE[cube], QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size))
