"""Where two groups of cards lie, each in a tray of its own: one above the other while one divides them, side by side
where one chooses from them, each as wide as its cards; and smaller the groups of others at the foot.
"""

from functools import cached_property
from typing import Final, TypeAlias

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.epona.position.state import State, card_key, chooser_for, groups_of
from boardroom.games.epona.table.layout.division import scale_of
from boardroom.games.epona.table.layout.measures import Measures
from boardroom.games.epona.table.layout.views import Division, divides, division_before, divisions
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO
from boardroom.ui.stage.presentation import Presentation

GROUPS: Final = 2
_PAD, _BETWEEN, _APART = 10.0, 6.0, 12.0
"""Beside the cards of a tray, between two cards, between the trays."""
_LEAST_COLUMNS: Final = 1.5
"""How many cards wide a tray is at least: it has words, too."""
_WIDE: Final = 1.4
"""How much wider than high a small card is at most."""
_INSET: Final = 9.0
"""From the edge of a tray to what is written in it."""


_HEADING, _CHOICE_WORDS = 36.0, 54.0
"""The heights of the line above cards, and of the words below them where one chooses, in usual text and a window of the
usual width.
"""
_DIVISION_WORDS, _DIVISION_PART = 226.0, 0.32
"""The width of the words beside cards that are divided, in such text and window, and the part of the tray that they
take at most.
"""
_OF_CARD, _EDGE, _BANDS_APART = 22.0, 7.0, 6.0
"""The height of the line below each of those cards, in such text and window; what is free above and below, and between
both groups.
"""
_SMALL_HEADING, _SMALL_PAD = 24.0, 5.0
"""The height of the line above groups of others, and what lies around their cards."""


@frozen
class Groups:
    """The places of two groups with so many cards side by side, in an area; in each tray there is ``above`` for its
    heading and ``below`` for words about its cards. Small ones have no words, and cards as wide as there is room for.
    """

    area: QRectF
    counts: tuple[int, int]
    above: float
    below: float
    is_small: bool = False

    @cached_property
    def _columns(self) -> tuple[float, float]:
        first, second = self.counts
        if self.is_small:
            return max(1, first), max(1, second)
        return max(_LEAST_COLUMNS, first), max(_LEAST_COLUMNS, second)

    @cached_property
    def card(self) -> QSizeF:
        """The size of a card: as high as there is room for, as long as all are seen whole."""
        columns = sum(self._columns)
        gaps = sum(max(0, count - 1) for count in self.counts) * _BETWEEN
        wide = (self.area.width() - _APART - 2 * GROUPS * _PAD - gaps) / columns
        high = min(self.area.height() - self.above - self.below, wide * CARD_RATIO)
        if self.is_small:
            return QSizeF(min(wide, high * _WIDE), high)
        return QSizeF(high / CARD_RATIO, high)

    @cached_property
    def trays(self) -> tuple[QRectF, QRectF]:
        """The trays, with what is left of the width half and half."""
        needed = [
            columns * self.card.width() + max(0, count - 1) * _BETWEEN + 2 * _PAD
            for columns, count in zip(self._columns, self.counts, strict=True)
        ]
        spare = (self.area.width() - _APART - sum(needed)) / GROUPS
        first = QRectF(self.area.topLeft(), QSizeF(needed[0] + spare, self.area.height()))
        second = QRectF(self.area)
        second.setLeft(first.right() + _APART)
        return first, second

    def box(self, group: int, index: int) -> QRectF:
        """The place of a card of a group, from the left."""
        tray, count = self.trays[group], max(1, self.counts[group])
        wide = count * self.card.width() + (count - 1) * _BETWEEN
        left = tray.center().x() - wide / 2 + index * (self.card.width() + _BETWEEN)
        return QRectF(QPointF(left, tray.top() + self.above), self.card)

    def heading(self, group: int) -> QRectF:
        """The line above the cards."""
        tray = self.trays[group]
        return QRectF(tray.left() + _INSET + 5, tray.top() + 4, tray.width() - 2 * _INSET - 10, self.above - 6)

    def words(self, group: int) -> QRectF:
        """What is free below the cards."""
        tray, top = self.trays[group], self.box(group, 0).bottom() + 4
        return QRectF(tray.left() + _INSET, top, tray.width() - 2 * _INSET, tray.bottom() - top - 5)

    def below_card(self, group: int, index: int) -> QRectF:
        """The same below one of the cards."""
        card, words = self.box(group, index), self.words(group)
        return QRectF(card.left(), words.top(), card.width(), words.height() - 3)


@frozen
class Bands:
    """The places of two groups one above the other while cards are divided. Each card has a column, and lies there in
    either group: none moves but the one that changes its group. ``columns`` are those of the cards of each; at the left
    stands what is said of a group, ``grown`` as large as in usual text and a window of the usual width.
    """

    area: QRectF
    columns: tuple[tuple[int, ...], tuple[int, ...]]
    grown: float

    @cached_property
    def _count(self) -> int:
        return sum(map(len, self.columns))

    @cached_property
    def _least_words(self) -> float:
        return min(_DIVISION_WORDS * self.grown, self.area.width() * _DIVISION_PART)

    @cached_property
    def _of_card(self) -> float:
        return _OF_CARD * self.grown

    @cached_property
    def card(self) -> QSizeF:
        """The size of a card: as high as its band leaves it, as long as all are seen whole."""
        high = self.trays[0].height() - 2 * _EDGE - self._of_card
        room = self.area.width() - _INSET - self._least_words - 2 * _PAD - (self._count - 1) * _BETWEEN
        wide = min(high / CARD_RATIO, room / max(1, self._count))
        return QSizeF(wide, wide * CARD_RATIO)

    @cached_property
    def trays(self) -> tuple[QRectF, QRectF]:
        """The two bands."""
        size = QSizeF(self.area.width(), (self.area.height() - _BANDS_APART) / GROUPS)
        first = QRectF(self.area.topLeft(), size)
        return first, first.translated(0, size.height() + _BANDS_APART)

    @cached_property
    def _left(self) -> float:
        """Where the first column begins: all of them end at the right edge."""
        return self.area.right() - _PAD - self._count * (self.card.width() + _BETWEEN) + _BETWEEN

    def at(self, group: int, column: int) -> QRectF:
        """A column of a group."""
        tray = self.trays[group]
        high = self.card.height() + self._of_card
        left = self._left + column * (self.card.width() + _BETWEEN)
        return QRectF(QPointF(left, tray.center().y() - high / 2), self.card)

    def box(self, group: int, index: int) -> QRectF:
        """The place of a card of a group, from the left."""
        return self.at(group, self.columns[group][index])

    def free(self, group: int) -> list[QRectF]:
        """The columns of a group whose cards lie in the other one; the first card never changes its group."""
        return [self.at(group, column) for column in self.columns[1 - group] if column]

    def _beside(self, group: int) -> QRectF:
        tray = self.trays[group]
        left = tray.left() + _INSET + 5
        return QRectF(left, tray.top() + _EDGE, self._left - _PAD - left, tray.height() - 2 * _EDGE)

    def heading(self, group: int) -> QRectF:
        """The first line of the words."""
        beside = self._beside(group)
        return QRectF(beside.left(), beside.top(), beside.width(), min(_HEADING * self.grown, beside.height() / 4))

    def words(self, group: int) -> QRectF:
        """What is free below that."""
        return self._beside(group).adjusted(0, self.heading(group).height(), 0, 0)

    def below_card(self, group: int, index: int) -> QRectF:
        """The line below a card."""
        card = self.box(group, index)
        return QRectF(card.left(), card.bottom() + 3, card.width(), self._of_card - 3)


AnyGroups: TypeAlias = Groups | Bands
"""Two groups however they lie."""


@frozen
class OtherDivision:
    """Groups that others choose from: a panel with a line about who does, and their places below it."""

    division: Division
    box: QRectF
    heading: QRectF
    groups: Groups


@frozen
class GroupsLaid:
    """The groups that lie on the table while the tableau of a seat is the large one."""

    m: Measures
    shown: Presentation
    seat: int

    @cached_property
    def division(self) -> Division | None:
        """What the seat divides, as far as it has, or the division before it that is chosen from; None where there is
        none.
        """
        view: State = self.shown.view
        if self.shown.elsewhere is not None:
            return None
        if not divides(view, self.seat):
            return division_before(view, self.seat)
        groups = groups_of(view, self.seat)
        if not view.divided[self.seat]:
            drawn = view.drawn[self.seat]
            second = bytes(card for card in drawn if card_key(card) in self.shown.picked)
            groups = bytes(card for card in drawn if card not in second), second
        return Division(self.seat, chooser_for(view, self.seat), groups)

    @property
    def is_dividing(self) -> bool:
        """Whether it is the seat that divides, and not one that chooses."""
        return bool(self.m.halves)

    @cached_property
    def groups(self) -> AnyGroups | None:
        """The places of both groups."""
        if self.division is None:
            return None
        first, second = self.division.groups
        grown = self.m.grow * scale_of(self.m.free.width())
        if self.is_dividing:
            columns = sorted(first + second).index
            return Bands(self.m.tray, (tuple(map(columns, first)), tuple(map(columns, second))), grown)
        return Groups(self.m.above, (len(first), len(second)), _HEADING * grown, _CHOICE_WORDS * grown)

    def tray(self, group: int) -> QRectF | None:
        """The tray of a group."""
        return None if self.groups is None else self.groups.trays[group]

    def cards(self) -> list[tuple[int, QRectF]]:
        """The cards of both groups with their places."""
        if self.division is None or self.groups is None:
            return []
        return [
            (card, self.groups.box(group, index))
            for group, cards in enumerate(self.division.groups)
            for index, card in enumerate(cards)
        ]

    @cached_property
    def others(self) -> tuple[OtherDivision, ...]:
        """The divisions of others, side by side in the tray."""
        if self.shown.elsewhere is not None or self.is_dividing:
            return ()
        found = [division for division in divisions(self.shown.view) if division != self.division]
        wide = (self.m.tray.width() + _APART) / max(1, len(found)) - _APART
        laid = []
        for number, division in enumerate(found):
            tray = self.m.tray
            box = QRectF(tray.left() + number * (wide + _APART), tray.top(), wide, tray.height() - 4)
            grown = self.m.grow * scale_of(self.m.free.width())
            heading = QRectF(box.left(), box.top(), box.width(), _SMALL_HEADING * grown)
            area = box.adjusted(_SMALL_PAD, heading.height() + 2, -_SMALL_PAD, -3)
            first, second = division.groups
            groups = Groups(area, (len(first), len(second)), _SMALL_PAD, _SMALL_PAD, is_small=True)
            laid.append(OtherDivision(division, box, heading, groups))
        return tuple(laid)

    def small_cards(self) -> list[tuple[int, QRectF]]:
        """The cards of those with their places."""
        return [
            (card, other.groups.box(group, index))
            for other in self.others
            for group, cards in enumerate(other.division.groups)
            for index, card in enumerate(cards)
        ]
