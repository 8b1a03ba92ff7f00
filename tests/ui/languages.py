"""Every text that a window says, and whether it is in the language that the window speaks."""

import re
from typing import Any

from hand import NAMES, Hand, menu_of
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget, QTextEdit, QWidget

JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
ENGLISH = re.compile("[A-Za-z]{2,}")
LETTERS = {"en": ENGLISH, "ja": JAPANESE}
OTHERS = {"en": JAPANESE, "ja": ENGLISH}
"""Letters that are not to be seen in a language."""
THE_SAME = (*NAMES, "Boardroom", "English", "日本語", "Ctrl", "Enter", "Esc", "Tab", "VP", "CPU")
"""Names, the names of keys and languages, and short signs of the games, which are the same in every language."""


def standing(hand: Hand) -> set[str]:
    """The texts of the window's widgets: on labels and buttons, in lists, read aloud or pointed at."""
    texts = {hand.window.windowTitle(), *hand.page.prompt.words}
    for widget in hand.window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        texts |= {widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.statusTip()}
        if isinstance(widget, QAbstractButton | QLabel):
            texts.add(widget.text())
        if isinstance(widget, QTextEdit):
            texts |= set(widget.toPlainText().splitlines())
        if isinstance(widget, QListWidget):
            texts |= {widget.item(row).text() for row in range(widget.count())}
    return _worded(texts)


def said(hand: Hand, painted: list[str]) -> set[str]:
    """Every text of the window: painted anew, of its widgets and in its menus."""
    # What is kept painted does not say its words again by itself.
    hand.page.stage.sharpen()
    painted.clear()
    for layer in (hand.page.stage, hand.window):
        layer.grab()
    return standing(hand) | _worded({*painted, *(entry.text() for entry in entries(hand))})


def _worded(texts: set[str]) -> set[str]:
    return {text.strip() for text in texts if text.strip()}


def entries(hand: Hand) -> list[QAction]:
    """The entries of the Game menu as they would be if it opened now, and those of their menus."""
    found = hand.page.menu_actions()
    return found + [action for entry in found if entry.menu() is not None for action in menu_of(entry).actions()]


def foreign(texts: set[str], letters: re.Pattern[str]) -> list[str]:
    """The texts in which there are letters that should not be."""
    found = []
    for text in texts:
        rest = text
        for word in THE_SAME:
            rest = rest.replace(word, "")
        if letters.search(rest):
            found.append(text)
    return sorted(found)


class Listener:
    """One who plays on by ``act`` and before every action looks at each text that stands there or was painted since."""

    def __init__(self, hand: Hand, painted: list[str]) -> None:
        self.hand, self.painted = hand, painted
        self.letters = OTHERS[hand.context.settings.get("language")]

    def act(self, action: Any) -> str:
        self.listen()
        return self.hand.act(action)

    def listen(self) -> None:
        """See that nothing is said in the other language."""
        found = foreign(standing(self.hand) | set(self.painted), self.letters)
        assert not found, found
        self.painted.clear()
