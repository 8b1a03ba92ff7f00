"""Words where Qt looks for more than words: markup in tooltips and dialogs, keys after an "&" in menus and on buttons.

What a name, a file or a message from a file brings into a text is shown as it is written.
"""

from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QStandardItem
    from PySide6.QtWidgets import QMessageBox, QTreeWidgetItem, QWidget


def set_tip(widget: "QWidget | QStandardItem", words: str) -> None:
    """Give a widget, or an item of a list, a tooltip that shows these words, whatever they look like."""
    tip = _tip(words)
    # Qt tells everybody of it, also where it is the same.
    if tip != widget.toolTip():
        widget.setToolTip(tip)


def set_row_tip(item: "QTreeWidgetItem", words: str) -> None:
    """The same for a row of a tree."""
    item.setToolTip(0, _tip(words))


def show_tip(widget: "QWidget", spot: "QPoint", words: str) -> None:
    """Show words as a tooltip of a widget now, at a place of the screen; no words take it away."""
    from PySide6.QtWidgets import QToolTip

    QToolTip.showText(spot, _tip(words), widget)


def label(words: str) -> str:
    """What to give a button or an entry of a menu, so that it shows these words; none of their signs names a key."""
    return words.replace("&", "&&").replace("\t", " ")


def keep_plain(box: "QMessageBox") -> None:
    """Have a question show its words as they are."""
    box.setTextFormat(QtCore.Qt.TextFormat.PlainText)


def _tip(words: str) -> str:
    # A tooltip has no format of its own: what looks like markup is taken for it, and is written as markup then.
    if not QtGui.Qt.mightBeRichText(words):
        return words
    return QtGui.Qt.convertFromPlainText(words, QtCore.Qt.WhiteSpaceMode.WhiteSpaceNormal)
