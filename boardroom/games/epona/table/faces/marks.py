"""The marks that Epona's faces are made of: coins, points, badges of icons, bonuses and formulas in a row."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from boardroom.games.epona.position import vocabulary
from boardroom.games.epona.position.numbers import DRAWN_BY_BONUS
from boardroom.games.epona.position.vocabulary import Bonus, BonusKind, Formula, FormulaKind, Scope
from boardroom.games.epona.table.faces.colours import CREAM, CUBE, FAMILIES
from boardroom.games.epona.table.faces.parts import part, part_file, toned
from boardroom.ui.kit.pictures.mark_painter import MarkPainter

_INK: Final = "#3A2410"
_NEXT_BADGE, _CROWDED = 0.78, 0.5
"""How far beside each other the badges of a deck lie, in parts of the height, alone and beside other bonuses."""
_LIGHT: Final = 0.5
"""The lightness of a colour from which on numbers on it are dark."""
_FIRST_BADGE: Final = 0.76
"""How far from its left the first of them lies."""
_FIRST: Final = 0.64
"""The middle of the uppermost card of a deck, in parts of its drawing from the left."""
_ARROW, _KEPT = 0.24, 0.87
"""The widths of the arrow to the card that is kept, where there is no other bonus, and of that card with its tick."""
_BEFORE_KEPT: Final = 0.11
"""What is free before that card in its drawing."""
_KEPT_MIDDLE, _KEPT_ABOVE = 0.41, 0.36
"""The middle of its number, from the left and from above."""
_GAP, _LEAST_GAP = 0.14, 0.03
"""Between two marks in a row, in heights of the row; and where there would be no room for them in that height."""
_TAG, _TAG_HIGH = 0.82, 0.74
"""The tag that says that one is enough: its width and height, in heights of the row."""
_BRACKET, _BESIDE = 0.15, 0.05
"""The widths of the brackets around a pair, and between its two icons."""
_LEADS, _TIP = 0.3, 0.24
"""The width of the arrow from what is asked for to its points, and half of its height."""
DRAWN_ALONE: Final = {
    BonusKind.STUD: "token-stud",
    BonusKind.OWNER: "icon-owner",
    BonusKind.ROLLER: "token-roller",
}
"""The drawing of a bonus that is nothing but that, once for each."""


class Mark(NamedTuple):
    """A mark of a row: how wide it is, in heights of the row, and how it is painted into a box."""

    wide: float
    paint: Callable[[QRectF], None]


def badges_of_deck(deck: int) -> tuple[str, ...]:
    """What tells a deck: its group, or the types in it where others are of that group, too. One type would be taken for
    the only one that can be drawn.
    """
    group = vocabulary.GROUP_OF[deck]
    if len(vocabulary.DECKS_OF[group]) == 1:
        return (vocabulary.GROUPS[group],)
    return tuple(vocabulary.TYPES[kind] for kind, of in enumerate(vocabulary.DECK_OF) if of == deck)


def row_width(marks: Sequence[Mark], gap: float = _GAP) -> float:
    """How wide a row of marks is, in its heights."""
    return sum(mark.wide for mark in marks) + gap * max(0, len(marks) - 1)


def least_row_width(marks: Sequence[Mark]) -> float:
    """The same where the marks lie as close together as they can."""
    return row_width(marks, _LEAST_GAP)


def row_places(box: QRectF, widths: Sequence[float], left: bool = False) -> list[QRectF]:
    """Where marks of such widths, in heights of the row, lie beside each other: in the middle of a box or from its
    left, smaller where they are too many; nowhere where a face is so small (as it comes to lie) that there is no box.
    """
    if not widths or box.isEmpty():
        return []
    spare = box.width() / box.height() - sum(widths)
    gap = min(_GAP, max(_LEAST_GAP, spare / max(1, len(widths) - 1)))
    wide = sum(widths) + gap * (len(widths) - 1)
    size = min(box.height(), box.width() / wide)
    x = box.left() if left else box.center().x() - wide * size / 2
    places = []
    for width in widths:
        places.append(QRectF(x, box.center().y() - size / 2, width * size, size))
        x += (width + gap) * size
    return places


def ink_on(fill: str) -> str:
    """The colour of numbers on a ground of a colour."""
    return _INK if QColor(fill).lightnessF() > _LIGHT else CREAM


class Marks(MarkPainter):
    """Paints Epona's marks with a painter, for a device pixel ratio; ``numeral`` makes fonts of numbers of a size."""

    def __init__(self, painter: QPainter, ratio: float, numeral: Callable[[float], QFont]) -> None:
        super().__init__(painter, ratio, part_file, numeral)

    def coin(self, box: QRectF, coins: int) -> None:
        """A coin of a value."""
        self.drawing("icon-coin", box)
        self.number(str(coins), box.center(), box.height() * 0.62, _INK)

    def points(self, box: QRectF, points: int) -> None:
        """So many points, on a plate."""
        self.drawing("icon-points", box)
        self.number(str(points), box.center() - QPointF(0, box.height() * 0.02), box.height() * 0.62, _INK)

    def icon(self, box: QRectF, icon: int) -> None:
        """The badge of an icon."""
        self.drawing(f"badge-{vocabulary.ICONS[icon]}", box)

    # Rows.

    def row(self, box: QRectF, marks: Sequence[Mark], left: bool = False) -> None:
        """Marks beside each other, as ``row_places`` lays them."""
        for mark, place in zip(marks, row_places(box, [mark.wide for mark in marks], left), strict=False):
            mark.paint(place)

    def bonus_marks(self, bonuses: Sequence[Bonus]) -> list[Mark]:
        """What a bonus gives."""
        return [mark for bonus in bonuses for mark in self._bonus(bonus, len(bonuses) == 1)]

    def _bonus(self, bonus: Bonus, alone: bool) -> list[Mark]:
        if bonus.kind == BonusKind.COINS:
            return [Mark(1, lambda box: self.coin(box, bonus.what))]
        if bonus.kind == BonusKind.POINT:
            return [Mark(1, lambda box: self.points(box, bonus.what))]
        if bonus.kind in DRAWN_ALONE:
            return [Mark(1, lambda box: self.drawing(DRAWN_ALONE[bonus.kind], box)) for _ in range(bonus.what)]
        if bonus.kind == BonusKind.DRAW:
            badges = badges_of_deck(bonus.what)
            step, arrow = (_NEXT_BADGE, _ARROW) if alone else (_CROWDED, 0.0)
            wide = _FIRST_BADGE + 1 + step * (len(badges) - 1)
            return [
                Mark(wide, lambda box: self._draw(box, bonus.what, badges, step)),
                Mark(arrow + _KEPT, lambda box: self._keep(box, bonus.what, arrow)),
            ]
        assert bonus.kind == BonusKind.DISCOUNT
        return [
            Mark(1, lambda box: self.drawing(f"badge-{vocabulary.GROUPS[bonus.what]}", box)),
            Mark(0.9, self._less),
        ]

    def _draw(self, box: QRectF, deck: int, badges: Sequence[str], step: float) -> None:
        """The cards of a deck that are drawn."""
        high = box.height()
        family = FAMILIES[vocabulary.GROUP_OF[deck]]
        cards = QRectF(box.left(), box.top(), high, high)
        self.toned("icon-deck", {"back": family.frame, "back-dark": family.dark, "back-light": family.frame}, cards)
        # The uppermost card lies at the right of the middle.
        first = QPointF(box.left() + high * _FIRST, cards.center().y())
        self.number(str(DRAWN_BY_BONUS), first, high * 0.5, ink_on(family.frame))
        badge = QRectF(box.left() + high * _FIRST_BADGE, box.top(), high, high)
        for number, name in enumerate(badges):
            self.drawing(f"badge-{name}", badge.translated(number * step * high, 0))

    def _keep(self, box: QRectF, deck: int, arrow: float) -> None:
        """One card that is kept of them, behind an arrow of a width in heights."""
        high, family = box.height(), FAMILIES[vocabulary.GROUP_OF[deck]]
        if arrow:
            tip = QPointF(box.left() + high * arrow, box.center().y())
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(QColor(_INK))
            ends = [tip - QPointF(high * 0.22, high * side) for side in (-0.2, 0.2)]
            self.painter.drawPolygon(QPolygonF([tip, *ends]))
        card = QRectF(box.left() + high * (arrow - _BEFORE_KEPT), box.top(), high, high)
        self.toned("icon-keep", {"back": family.frame, "back-light": family.frame}, card)
        middle = QPointF(card.left() + high * _KEPT_MIDDLE, card.top() + high * _KEPT_ABOVE)
        self.number("1", middle, high * 0.5, ink_on(family.frame))

    def toned(self, name: str, palette: Mapping[str, str], box: QRectF) -> None:
        """A drawing with the colours that it names."""
        self.composed((part(name, palette),), (box.width(), box.height()), box)

    def cube(self, box: QRectF, colour: str = CUBE) -> None:
        """A cube of a colour."""
        self.toned("cube", toned("cube", colour), box)

    def _less(self, box: QRectF) -> None:
        self.drawing("icon-coin", box)
        self.number("\u22121", box.center(), box.height() * 0.52, _INK)

    def formula_marks(self, formula: Formula, ink: str) -> list[Mark]:
        """What a formula scores. Points for each of something: the points, a stroke, where, and what. Points that are
        scored once: what is asked for, an arrow, the points.
        """
        kind, points, where, icon, other = formula
        if kind == FormulaKind.NOTHING:
            return []
        marks = [Mark(0.86, lambda box: self.points(box, points))]
        if kind == FormulaKind.PAIR:
            return [*marks, self.stroke_mark(ink), self._pair(icon, other, ink)]
        if kind == FormulaKind.EACH:
            scope = [] if where == Scope.TABLEAU else [self._scope(vocabulary.SCOPES[where], ink)]
            return [*marks, self.stroke_mark(ink), *scope, self._badge(icon)]
        asked = self._asked_once(formula, ink)
        return [*asked, self.leads_mark(ink), *marks] if asked else marks

    def _asked_once(self, formula: Formula, ink: str) -> list[Mark]:
        """What must be so for points that are scored once; nothing where they are scored in any case."""
        kind, _, where, icon, other = formula
        if kind == FormulaKind.WITH_ROLLER:
            return [Mark(1, lambda box: self.drawing("token-roller", box))]
        if kind == FormulaKind.IN_LOCATION:
            # As a row lies: its stable, then the slots.
            location = Mark(1, lambda box: self.drawing(f"badge-{vocabulary.LOCATIONS[where]}", box))
            return [location, self._scope("row", ink)]
        if kind == FormulaKind.BESIDE:
            return [self._scope(vocabulary.DIRECTIONS[where], ink), self._badge(icon)]
        if kind == FormulaKind.BOTH:
            plus = Mark(0.3, lambda box: self.number("+", box.center(), box.height() * 0.58, ink))
            return [self._badge(icon), plus, self._badge(other)]
        return []

    def _pair(self, icon: int, other: int, ink: str) -> Mark:
        """Two icons of which one each make a pair, in brackets."""

        def paint(box: QRectF) -> None:
            high, line = box.height(), max(1.0, box.height() * 0.08)
            around = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
            self.painter.setPen(QPen(QColor(ink), line))
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.drawRoundedRect(around, high * 0.3, high * 0.3)
            first = QRectF(box.left() + high * _BRACKET, box.top(), high, high)
            self.icon(first, icon)
            self.icon(first.translated(high * (1 + _BESIDE), 0), other)

        return Mark(2 * (1 + _BRACKET) + _BESIDE, paint)

    def stroke_mark(self, ink: str) -> Mark:
        """The stroke between points and what they are for."""
        return Mark(0.26, partial(self._stroke, ink=ink))

    def leads_mark(self, ink: str) -> Mark:
        """The arrow from what is asked for to what it scores, once."""
        return Mark(_LEADS, partial(self._leads, ink=ink))

    def _leads(self, box: QRectF, ink: str) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(ink))
        half = box.height() * _TIP
        ends = [QPointF(box.left(), box.center().y() + side * half) for side in (-1, 1)]
        self.painter.drawPolygon(QPolygonF([QPointF(box.right(), box.center().y()), *ends]))

    def one_mark(self, ink: str) -> Mark:
        """That one of what follows is enough, and more are no more."""
        return Mark(_TAG, partial(self._one, ink=ink))

    def _one(self, box: QRectF, ink: str) -> None:
        high = box.height() * _TAG_HIGH
        tag = QRectF(box.left(), box.center().y() - high / 2, box.width(), high)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(ink))
        self.painter.drawRoundedRect(tag, high * 0.3, high * 0.3)
        self.number("≥1", tag.center(), box.height() * 0.58, _INK)

    def _badge(self, icon: int) -> Mark:
        return Mark(1, lambda box: self.icon(box, icon))

    def _scope(self, scope: str, ink: str) -> Mark:
        return Mark(1, lambda box: self.toned(f"scope-{scope}", {"ink": ink}, box))

    def _stroke(self, box: QRectF, ink: str) -> None:
        self.painter.setPen(QPen(QColor(ink), max(1.0, box.height() * 0.09)))
        inset = box.height() * 0.16
        # A plate is narrower than its box, what comes after the stroke is not.
        box = box.translated(-box.height() * 0.09, 0)
        self.painter.drawLine(QPointF(box.left(), box.bottom() - inset), QPointF(box.right(), box.top() + inset))
