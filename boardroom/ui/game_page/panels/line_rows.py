"""Rows of a tree whose words are written as a log writes them: broken where a reader would break them, the names of
pieces underlined, a badge beside them.
"""

from collections.abc import Container
from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap, QTextCharFormat, QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget, QTreeWidgetItem

from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.words.fitting import flowing_font
from boardroom.ui.kit.words.line_breaks import knit_runs, measuring
from boardroom.ui.kit.words.say import Span

BADGE: Final = 20
_PAD: Final = 7
"""What lies above and below the words."""
_LEFT: Final = 8
_GAP: Final = 8
_INSET: Final = 14
"""How much farther in what unfolds stands than the line that it belongs to."""
_BAR: Final = 4
"""The bar beside what concerns who reads it."""
_CHEVRON: Final = 14
_RADIUS: Final = 6
_SLACK: Final = 2
"""By so many pixels lines may be longer than measured, as they are set in several runs."""
_BOLD: Final = QFont.Weight.DemiBold


class Row(NamedTuple):
    """What is written in a row: words in runs; whether it concerns who reads it; how many rows unfold, 0 for none."""

    spans: tuple[Span, ...]
    concerns: bool = False
    folded: int = 0


class RowItem(QTreeWidgetItem):
    """A row of the tree, with its badge."""

    def __init__(self, words: str, row: Row, badge: QPixmap) -> None:
        super().__init__([words])
        self.row, self.badge = row, badge


class LineRows(QStyledItemDelegate):
    """Draws the rows of a tree, and says which name of a piece lies where."""

    def __init__(self, view: QTreeWidget, theme: Theme) -> None:
        super().__init__(view)
        self._view, self._theme = view, theme
        self._laid: dict[tuple[Row, bool, int, bool], QTextDocument] = {}

    def forget(self) -> None:
        """Lay everything out anew: the rows, or the colours, or the letters are others."""
        self._laid.clear()

    def keep(self, rows: Container[Row]) -> None:
        """Forget how all others were laid out than these rows."""
        self._laid = {key: document for key, document in self._laid.items() if key[0] in rows}

    def piece_at(self, index: QModelIndex, spot: QPoint) -> str:
        """The key of the piece whose name is written at a spot of the view, or ""."""
        item = self._view.itemFromIndex(index)
        if not isinstance(item, RowItem):
            return ""
        box = self._view.visualRect(index)
        document = self._document(item.row, index.parent().isValid(), chosen=False)
        there = QPointF(spot - box.topLeft()) - self._origin(index.parent().isValid())
        return str(document.documentLayout().anchorAt(there))

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        item = self._view.itemFromIndex(index)
        width = self._view.viewport().width()
        if not isinstance(item, RowItem):
            return QSize(width, 0)
        high = self._document(item.row, index.parent().isValid(), chosen=False).size().height()
        return QSize(width, round(max(high, BADGE)) + 2 * _PAD)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        item = self._view.itemFromIndex(index)
        if not isinstance(item, RowItem):
            return
        row = item.row
        state = QStyle.StateFlag
        box, theme = QRectF(option.rect), self._theme
        inner = index.parent().isValid()
        chosen = bool(option.state & state.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = box.adjusted(1, 1, -1, -1)
        if row.concerns and not inner:
            painter.fillRect(box, theme.colour("acting"))
            painter.fillRect(QRectF(box.left(), box.top(), _BAR, box.height()), theme.colour("brass"))
        if chosen:
            painter.setPen(theme.colour("brass") if option.state & state.State_HasFocus else Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("acting"))
            painter.drawRoundedRect(ground, _RADIUS, _RADIUS)
        if not inner and index.row():
            painter.setPen(theme.colour("line"))
            painter.drawLine(box.topLeft(), box.topRight())
        left = box.left() + _LEFT + (_INSET if inner else 0)
        painter.drawPixmap(QPointF(left, box.top() + _PAD), item.badge)
        if row.folded:
            self._draw_chevron(painter, box, item)
        painter.translate(box.topLeft() + self._origin(inner))
        self._document(row, inner, chosen).drawContents(painter)
        painter.restore()

    def _draw_chevron(self, painter: QPainter, box: QRectF, item: RowItem) -> None:
        """That rows unfold, and whether they have."""
        row, open_, theme = item.row, item.isExpanded(), self._theme
        quiet = theme.palette.text if row.concerns else theme.palette.quiet
        sign = art.icon_pixmap(
            "chevron-down" if open_ else "chevron-right", _CHEVRON, quiet, self._view.devicePixelRatioF()
        )
        right = box.right() - 6 - _CHEVRON
        painter.drawPixmap(QPointF(right, box.top() + _PAD + 3), sign)

    def _origin(self, inner: bool) -> QPointF:
        """Where the words of a row begin in it."""
        return QPointF(_LEFT + (_INSET if inner else 0) + BADGE + _GAP, _PAD)

    def _document(self, row: Row, inner: bool, chosen: bool) -> QTextDocument:
        beside = self._origin(inner).x() + (_CHEVRON + _GAP if row.folded else 8)
        width = max(80, round(self._view.viewport().width() - beside))
        key = row, inner, width, chosen
        found = self._laid.get(key)
        if found is None:
            found = self._laid[key] = self._written(row, width, chosen)
        return found

    def _written(self, row: Row, width: int, chosen: bool) -> QTextDocument:
        theme = self._theme
        document = QTextDocument()
        document.setDocumentMargin(0)
        runs, line = [span.words for span in row.spans], width - _SLACK
        # Names are bold: what fits as one of them fits anywhere.
        bold = flowing_font("".join(runs), lambda size: theme.text(size, _BOLD), 13, line)
        usual = QFont(bold)
        usual.setWeight(_BOLD if row.concerns else QFont.Weight.Normal)
        document.setDefaultFont(usual)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        document.setDefaultTextOption(option)
        ink = theme.colour("acting_text" if chosen else "text")
        cursor = QTextCursor(document)
        for span, words in zip(row.spans, knit_runs(runs, measuring(bold), line), strict=True):
            cursor.insertText(words, _written_so(span, ink))
        document.setTextWidth(width)
        return document


def _written_so(span: Span, ink: QColor) -> QTextCharFormat:
    form = QTextCharFormat()
    form.setForeground(ink)
    if span.key:
        form.setAnchor(True)
        form.setAnchorHref(span.key)
        form.setFontUnderline(True)
        form.setFontWeight(_BOLD)
    return form
