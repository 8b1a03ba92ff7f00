"""About Boardroom: its mark, its version, whose games these are, and the licences of all that it holds."""

import platform
import sys
from itertools import pairwise
from pathlib import Path
from typing import Final

import PySide6
from PySide6 import QtWidgets
from PySide6.QtCore import Qt, qVersion

from boardroom import __version__, licences, resources
from boardroom.controller import catalog
from boardroom.engine.text import phrase, verbatim
from boardroom.licences import Part
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.widgets.buttons import MAIN, PLAIN, Button
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid

_MARK, _WIDTH = 104, 860
_LICENCES: Final = phrase("About", "Licences")
_LONG_LINE = 50
"""Characters from which on a line of a licence goes on in the next one, if that begins with neither space nor sign."""


class AboutDialog(QtWidgets.QDialog):
    """The dialog. The licences take the place of the words on request, so that both fit on small screens."""

    def __init__(self, context: AppContext, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        context.tell(self, self.setWindowTitle, phrase("About", "About Boardroom"))
        mark = QtWidgets.QLabel()
        ratio = self.devicePixelRatioF()
        mark.setPixmap(art.picture(resources.resource("shared", "app.svg"), _MARK, _MARK, ratio, keep=True))
        mark.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.version = Words(context, phrase("About", "Version {version}").put(version=__version__), 14, 600, "quiet")
        words = laid(QtWidgets.QVBoxLayout(), spacing=8)
        words.addWidget(Words(context, verbatim("Boardroom"), 29, 700, "text", titled=True))
        words.addWidget(self.version)
        sentence = phrase("About", "Board games to play together on one screen: every rule enforced, every step saved.")
        words.addWidget(Words(context, sentence, 14))
        free = phrase(
            "About",
            "Free software: the program under the MIT License; art, sounds and texts under CC\u00a0BY\u00a04.0."
            " ©\u00a02026\u00a0the Boardroom developers.",
        )
        words.addWidget(Words(context, free, 13, 400, "quiet"))
        theirs = phrase(
            "About", "The games belong to their designers and publishers. Boardroom is not connected with them."
        )
        words.addWidget(Words(context, theirs, 13, 400, "quiet"))
        for manifest in catalog.games():
            if manifest.designers:
                line = phrase("About", "{game}: {designers}", "a game, and whose it is")
                names = verbatim(" · ".join(manifest.designers))
                words.addWidget(Words(context, line.put(game=manifest.title, designers=names), 13, 400, "quiet"))
        stands = phrase("About", "Built with Python {python}, Qt {qt} (GNU LGPL 3) and PySide6.")
        words.addWidget(Words(context, stands.put(python=platform.python_version(), qt=qVersion()), 13, 400, "quiet"))
        words.addStretch(1)
        self.front = QtWidgets.QWidget()
        top = laid(QtWidgets.QHBoxLayout(self.front), (0, 0, 0, 0), 28)
        top.addWidget(mark)
        top.addLayout(words, 1)
        self.licences = Licences(context)
        self.licences.hide()
        self.turn = Button(context, _LICENCES, PLAIN, "book")
        self.turn.clicked.connect(self._turn)
        close = Button(context, phrase("About", "Close", "a button"), MAIN)
        close.clicked.connect(self.accept)
        close.setMinimumWidth(120)
        row = QtWidgets.QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.turn)
        row.addWidget(close)
        column = laid(QtWidgets.QVBoxLayout(self), (32, 28, 32, 24), 20)
        column.addWidget(self.front)
        column.addWidget(self.licences, 1)
        column.addLayout(row)
        self.setMinimumWidth(_WIDTH)
        self._column = column
        self._fit()
        context.voice.changed.connect(self._fit)
        close.setFocus()

    def _turn(self) -> None:
        self.licences.fill()
        turned = self.licences.isHidden()
        # First what goes, so that there is never room wanted for both.
        for widget, shown in sorted(((self.front, not turned), (self.licences, turned)), key=lambda pair: pair[1]):
            widget.setVisible(shown)
        self.turn.relabel(phrase("About", "Back", "a button") if turned else _LICENCES)
        self._fit()

    def _fit(self) -> None:
        """As high as the words need: a dialog's own idea of its size leaves lines out. No lower when they turn."""
        self._column.activate()
        high = self._column.totalHeightForWidth(max(self.width(), _WIDTH))
        self.resize(self.width(), high if self.licences.isHidden() else max(high, self.height()))


class Licences(QtWidgets.QWidget):
    """The parts of the program, and the licence of the one that is chosen."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self._parts: tuple[Part, ...] = ()
        self.list = QtWidgets.QListWidget()
        self.text = QtWidgets.QPlainTextEdit()
        self.text.setReadOnly(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        self.list.setSpacing(2)
        self.text.setFrameShape(QtWidgets.QPlainTextEdit.Shape.NoFrame)
        self.text.document().setDocumentMargin(12)
        self.setMinimumHeight(280)
        context.tell(self.list, self.list.setAccessibleName, phrase("About", "Parts of the program"))
        context.tell(self.text, self.text.setAccessibleName, phrase("About", "Licence"))
        row = laid(QtWidgets.QHBoxLayout(self), (0, 0, 0, 0), 12)
        row.addWidget(self.list, 2)
        row.addWidget(self.text, 3)
        context.theme.changed.connect(self._restyle)
        self._restyle()
        self.list.currentRowChanged.connect(self._show)
        # A method of its own: Qt lets go of that with the dialog, and of nothing else.
        context.voice.changed.connect(self._show_again)

    def _restyle(self) -> None:
        theme = self.context.theme
        self.list.setStyleSheet(theme.lists)
        self.text.setStyleSheet(
            f"QPlainTextEdit {{ background: {theme.palette.panel}; color: {theme.palette.text}; }}" + theme.scroll_bars
        )

    def fill(self) -> None:
        """List the parts, once."""
        if not self._parts:
            self._parts = licences.parts()
            for part in self._parts:
                self.list.addItem(
                    QtWidgets.QListWidgetItem(f"{part.name} {part.version}".strip() + f"\n{part.licence}")
                )
            self.list.setCurrentRow(0)

    def _show_again(self) -> None:
        self._show(self.list.currentRow())

    def _show(self, row: int) -> None:
        if 0 <= row < len(self._parts):
            part = self._parts[row]
            words = [_flowing(part.text.strip())]
            if part.contains:
                held = phrase("About", "It contains: {names}.").put(names=verbatim(", ".join(part.contains)))
                words.insert(0, self.context.say(held))
            if part.exchangeable:
                how = phrase(
                    "About",
                    "You may modify this library and use your own build of the same version: replace the files of the"
                    " same names in this folder: {folder}",
                ).put(folder=verbatim(str(_libraries())))
                words.insert(0, self.context.say(how))
            self.text.setPlainText("\n\n".join(words))


def _flowing(text: str) -> str:
    """A text without the ends of its lines within a paragraph, so that it is broken where the window wants."""
    lines = text.splitlines()
    joined = lines[:1]
    for before, line in pairwise(lines):
        if len(before) >= _LONG_LINE and line[:1].isalnum() and any(map(str.isalpha, before)):
            joined[-1] += f" {line}"
        else:
            joined.append(line)
    return "\n".join(joined)


def _libraries() -> Path:
    """Where the libraries of Qt and PySide6 lie."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) if frozen else Path(PySide6.__file__).parent
