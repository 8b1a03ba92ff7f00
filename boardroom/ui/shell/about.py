"""About Boardroom: its mark, its version, what it stands on, and the licences of the fonts it carries."""

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from boardroom import __version__, resources
from boardroom.engine.text import phrase, verbatim
from boardroom.ui.kit import art
from boardroom.ui.kit.buttons import MAIN, PLAIN, Button
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets import Words

_MARK = 104


class AboutDialog(QDialog):
    """The dialog. The licences unfold below on request."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        context.tell(self, self.setWindowTitle, phrase("About", "About Boardroom"))
        mark = QLabel()
        ratio = self.devicePixelRatioF()
        mark.setPixmap(art.picture(resources.resource("shared", "app.svg"), _MARK, _MARK, ratio, keep=True))
        mark.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.version = Words(context, phrase("About", "Version {version}").put(version=__version__), 14, 600, "quiet")
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(Words(context, verbatim("Boardroom"), 29, 700, "text", titled=True))
        words.addWidget(self.version)
        sentence = phrase("About", "Board games to play together at one screen: every rule enforced, every step saved.")
        words.addWidget(Words(context, sentence, 14))
        stands = phrase("About", "Built with Python {python}, Qt {qt} (GNU LGPL 3) and PySide6.")
        words.addWidget(Words(context, stands.put(python=platform.python_version(), qt=qVersion()), 13, 400, "quiet"))
        fonts = phrase("About", "Fonts: {fonts}, under the SIL Open Font License 1.1.")
        carried = ", ".join(sorted(self.licences()))
        if carried:
            words.addWidget(Words(context, fonts.put(fonts=carried), 13, 400, "quiet"))
        words.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(28)
        top.addWidget(mark)
        top.addLayout(words, 1)
        self._licence = QPlainTextEdit()
        self._licence.setReadOnly(True)
        self._licence.setMinimumHeight(220)
        self._licence.hide()
        context.tell(self._licence, self._licence.setAccessibleName, phrase("About", "Font licences"))
        self.unfold = Button(context, phrase("About", "Font licences"), PLAIN, "book")
        self.unfold.setVisible(bool(carried))
        self.unfold.clicked.connect(self._unfold)
        close = Button(context, phrase("About", "Close", "a button"), MAIN)
        close.clicked.connect(self.accept)
        close.setMinimumWidth(120)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.unfold)
        row.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 28, 32, 24)
        column.setSpacing(20)
        column.addLayout(top)
        column.addWidget(self._licence, 1)
        column.addLayout(row)
        self.setMinimumWidth(600)
        close.setFocus()

    @staticmethod
    def licences() -> dict[str, str]:
        """The licence of each font that came with the app, by the font's name."""
        found = {}
        for folder in {path.parent for path in resources.fonts()}:
            for path in folder.glob("*-OFL.txt"):
                found[_spaced(path.name.removesuffix("-OFL.txt"))] = path.read_text("utf-8", "replace")
        return found

    def _unfold(self) -> None:
        texts = self.licences()
        self._licence.setPlainText("\n\n\n".join(f"{name}\n\n{texts[name]}" for name in sorted(texts)))
        self._licence.setVisible(not self._licence.isVisible())
        self.adjustSize()


def _spaced(name: str) -> str:
    """A font's name as people write it: "NotoSansJP" is Noto Sans JP."""
    spaced = "".join(f" {c}" if c.isupper() and i and not name[i - 1].isupper() else c for i, c in enumerate(name))
    return spaced.strip()
