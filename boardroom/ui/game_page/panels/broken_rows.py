"""Rows of a list whose words are broken where a reader would break them."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from boardroom.ui.kit.words.line_breaks import knit

_BESIDE: Final = 6
"""What lies beside the words of a row in the style sheet of lists."""


class BrokenRows(QStyledItemDelegate):
    """Draws the rows of a list; their texts stay as they are."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        option.text = knit(option.text)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        # The style breaks the words at the width of the view, and only then adds what lies around them.
        width = self._view.viewport().width()
        narrow = QStyleOptionViewItem(option)
        narrow.rect = QRect(0, 0, width - 2 * _BESIDE, option.rect.height())
        return QSize(width, super().sizeHint(narrow, index).height())
