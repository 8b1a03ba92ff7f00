"""Where the parts of a page stand, and how a key goes from one to the next: bar and prompt above, the stage below them,
the columns over the stage's sides.
"""

from attrs import frozen
from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QWidget

from boardroom.ui.game_page.page.left_column import LeftColumn
from boardroom.ui.game_page.page.side_column import SideColumn
from boardroom.ui.game_page.page.top_bar import TopBar
from boardroom.ui.game_page.prompt.prompt_bar import PromptBar
from boardroom.ui.game_page.score.score_column import ScoreColumn
from boardroom.ui.game_page.turn.curtain import Curtain
from boardroom.ui.stage.stage import Stage

FOLD_BELOW, COMPACT_BELOW = 1440, 1360
"""Widths of the page, in usual text, below which the side column folds, and the left one shows less."""
OPEN_BESIDE = 1200
"""The width from which on the table makes room for what is opened of a folded column; below, that lies over it."""
MARGIN = 8
LEAST_TABLE = QSizeF(860, 560)
"""Beside the score of a game that is over the table is laid out in no less than that, and shown smaller instead.
Beside that of one that goes on the side column folds rather than leave the table less of a width.
"""
_LEAST_PART = 0.2
"""No table is shown smaller than that part of it: where there is no room it would be laid out, and painted, in a
thousand times the room."""


@frozen
class PageLayout:
    """Gives every part of a page its room."""

    bar: TopBar
    prompt: PromptBar
    stage: Stage
    left: LeftColumn
    side: SideColumn
    score: ScoreColumn
    curtain: Curtain

    def makes_room(self, width: int) -> bool:
        """Whether the table of a page of a width makes room for what is opened of a folded side column."""
        theme = self.stage.table.context.theme
        return self.stage.table.panels.side is None and width >= theme.high(OPEN_BESIDE)

    def _folds(self, width: int) -> bool:
        """Whether a page of a width has room for no more of the side column than what is opened of it."""
        if self.stage.table.panels.side is not None:
            return True
        beside = self.score.open and not self.score.at_end
        least = self.score.wanted_width(width) + LEAST_TABLE.width() + self.side.whole_width + 3 * MARGIN + 4
        return width < self.stage.table.context.theme.high(FOLD_BELOW) or (beside and width < least)

    def arrange(self, page: QRect, shown_next: bool = False) -> None:
        """Place the parts in the box of the page; the stage only measures if the table is to be shown next."""
        width, height = page.width(), page.height()
        bar, prompt = self.bar.minimumHeight(), self.prompt.minimumHeight()
        at_end = self.score.at_end
        top = bar + prompt
        self.bar.setGeometry(0, 0, width, bar)
        self.prompt.setGeometry(0, bar, width, prompt)
        theme = self.stage.table.context.theme
        self.left.fold(width < theme.high(COMPACT_BELOW))
        left = self.left.wanted_width if self.stage.table.panels.there else 0
        self.side.fold(self._folds(width))
        self.bar.offer_panels(self.side.folded and not at_end, self.side.opened_part)
        self.stage.setGeometry(0, top, width, height - top)
        self.left.setGeometry(MARGIN, top + MARGIN, left, height - top - 2 * MARGIN)
        side = self.side.wanted_width()
        over = self.stage.table.panels.side
        reserved = self.side.reserved_width
        if width >= theme.high(OPEN_BESIDE):
            reserved = max(reserved, side)
        self.side.setGeometry(width - side - 4, top + MARGIN, side, height - top - 2 * MARGIN)
        if self.score.open:
            left = self.score.wanted_width(width)
            self.score.setGeometry(MARGIN, top + MARGIN, left, height - top - 2 * MARGIN)
        # At the end the score and the table share the page.
        self.side.setVisible(not at_end and bool(side))
        reserved = 0 if at_end else reserved
        self.left.setVisible(self.stage.table.panels.there and not self.score.open)
        free = QRectF(left + 2 * MARGIN, 0, width - left - reserved - 3 * MARGIN - 4, height - top - 2)
        if over is not None:
            # Such a table has margins of its own.
            free = QRectF(left, 0, width - left, height - top)
        part = 1.0
        if at_end:
            part = min(1.0, free.width() / LEAST_TABLE.width(), free.height() / LEAST_TABLE.height())
            part = max(part, _LEAST_PART)
        self.stage.zoom.shrink(part)
        shown = QTransform.fromScale(1 / part, 1 / part)
        place = self.stage.measure if shown_next else self.stage.occupy
        place(shown.mapRect(QRectF(0, 0, width, height - top)), shown.mapRect(free))
        self.lay_over()
        self.curtain.setGeometry(page)
        if self.curtain.isVisible():
            self.curtain.raise_()

    def lay_over(self) -> None:
        """Place what is opened of the side column over a table that takes the whole page, where that has its room now:
        it is as wide as a column of the table, which changes with what lies there.
        """
        words, over = self.stage.words, self.stage.table.panels.side
        words.covered, words.read = QRectF(), self.side.shows_inspector and not self.score.at_end
        if over is not None and self.side.wanted_width():
            words.covered = over(words.read)
            self.side.setGeometry(words.covered.translated(0, self.stage.y()).toRect())
        self.stage.ground.cover("side", words.covered)

    def make_way(self) -> None:
        """Let nothing that is opened over the table lie where what is held can go."""
        drag, covered = self.stage.drag, self.stage.words.covered
        if not covered.isEmpty():
            self.side.setVisible(drag is None or not any(map(covered.intersects, drag.areas.values())))

    def _areas(self) -> tuple[QWidget, ...]:
        """The areas that there are now: the board, what is asked, what was told last, the actions, the log; at the end
        the score stands in place of the last two.
        """
        pad = self.score.pad
        beside: tuple[QWidget, ...] = (self.side.action_list, self.side.log)
        if self.side.last_turn is not None:
            beside = (*beside, self.side.last_turn)
        if self.score.at_end and pad is not None:
            beside = () if pad.first is None else (pad.grid,)
        heard: tuple[QWidget, ...] = (self.prompt.sentence, self.prompt.last)
        if self.prompt.last.text() == self.prompt.sentence.text():
            # Nothing has happened but that this is asked.
            heard = heard[:1]
        return (self.stage, *heard, *beside)

    def go(self, forward: bool = True) -> None:
        """Take the focus to the next area, or the one before; to the board from outside of all of them."""
        areas = self._areas()
        here = next((at for at, area in enumerate(areas) if _has_focus(area)), -1 if forward else 1)
        area = areas[(here + (1 if forward else -1)) % len(areas)]
        if area is self.stage:
            self.stage.keyboard.come_by_keys()
            return
        name = self.side.name_of(area)
        if name:
            self.side.open_page(name)
        pad = self.score.pad
        first = pad.first if pad is not None and area is pad.grid else area
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason if first is not area else Qt.FocusReason.OtherFocusReason)


def _has_focus(area: QWidget) -> bool:
    focused = area.window().focusWidget()
    return focused is not None and (focused is area or area.isAncestorOf(focused))
