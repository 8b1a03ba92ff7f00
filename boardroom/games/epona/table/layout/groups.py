"""Where two groups of cards lie side by side, each in a tray of its own as wide as its cards: what one divides, or
chooses from; and smaller the groups of others at the foot.
"""

from functools import cached_property
from typing import Final

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


_HEADING, _DIVISION_WORDS, _CHOICE_WORDS = 36.0, 106.0, 54.0
"""The heights of the line above cards, and of the words below them where one divides, and where one chooses, in usual
text and a window of the usual width.
"""
_OF_CARD: Final = 22.0
"""The height of the line of each card above the words about all of a group that is divided, as such a part."""
_SMALL_HEADING, _SMALL_PAD = 24.0, 5.0
"""The height of the line above groups of others, and what lies around their cards."""


@frozen
class Groups:
    """The places of two groups with so many cards, in an area; in each tray there is ``above`` for its heading and
    ``below`` for words about it, the first of it ``of_card`` for words about each of them where those about all of them
    follow. Small ones have no words, and cards as wide as there is room for.
    """

    area: QRectF
    counts: tuple[int, int]
    above: float
    below: float
    is_small: bool = False
    of_card: float = 0.0

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
        """What is free below the cards, and the lines of each of them."""
        tray, top = self.trays[group], self.box(group, 0).bottom() + 4 + self.of_card
        return QRectF(tray.left() + _INSET, top, tray.width() - 2 * _INSET, tray.bottom() - top - 5)

    def below_card(self, group: int, index: int) -> QRectF:
        """The same below one of the cards; where words about all of them follow, its line above those."""
        card, words = self.box(group, index), self.words(group)
        if self.of_card:
            return QRectF(card.left(), card.bottom() + 3, card.width(), self.of_card - 1)
        return QRectF(card.left(), words.top(), card.width(), words.height() - 3)


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
    def groups(self) -> Groups | None:
        """The places of both groups."""
        if self.division is None:
            return None
        first, second = self.division.groups
        area = self.m.tray if self.is_dividing else self.m.above
        words = _DIVISION_WORDS if self.is_dividing else _CHOICE_WORDS
        grown = self.m.grow * scale_of(self.m.free.width())
        of_card = _OF_CARD * grown if self.is_dividing else 0.0
        return Groups(area, (len(first), len(second)), _HEADING * grown, words * grown, of_card=of_card)

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
