"""The strip along the top of the lobby: name plate, rules, exported games, language, theme, settings."""

from PySide6.QtCore import QPoint, QPointF, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom import resources
from boardroom.engine.text import phrase, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.settings import LANGUAGE_NAMES
from boardroom.ui.kit.widgets.buttons import BAR, Button

HEIGHT = 72
_MARK = 44.0


class LobbyBar(QWidget):
    """The name plate at the left, the entries at the right."""

    rules_wanted = Signal(QPoint)
    exports_wanted = Signal()
    language_wanted = Signal(QPoint)
    theme_wanted = Signal(QPoint)
    settings_wanted = Signal()
    """Those that open a menu give the place of the screen for it."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.context = context
        self.margin = 40
        self.rules = Button(context, phrase("Lobby", "Rules", "button"), BAR, "book")
        self.exports = Button(context, phrase("Lobby", "Exported games"), BAR, "folder")
        self.language = Button(context, verbatim(""), BAR, "globe")
        self.theme = Button(context, verbatim(""), BAR, "sun")
        self.settings = Button(context, phrase("Lobby", "Settings"), BAR, "gear")
        self.entries = (self.rules, self.exports, self.language, self.theme, self.settings)
        for entry in self.entries:
            entry.setParent(self)
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(self._below(self.rules)))
        self.exports.clicked.connect(self.exports_wanted)
        self.language.clicked.connect(lambda: self.language_wanted.emit(self._below(self.language)))
        self.theme.clicked.connect(lambda: self.theme_wanted.emit(self._below(self.theme)))
        self.settings.clicked.connect(self.settings_wanted)
        context.theme.changed.connect(self.restyle)
        context.voice.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Follow the theme and the language."""
        context = self.context
        self.language.relabel(verbatim(LANGUAGE_NAMES[context.voice.language]))
        evening = context.theme.evening
        self.theme.icon_name = "moon" if evening else "sun"
        self.theme.relabel(
            phrase("Lobby", "Evening", "the dark theme") if evening else phrase("Lobby", "Day", "the light theme")
        )
        self.place()
        self.update()

    def place(self) -> None:
        """Put the entries at the right end, as far apart as there is room."""
        x = self.width() - self.margin + 12
        for entry in reversed(self.entries):
            size = entry.sizeHint()
            x -= size.width()
            high = max(40, size.height())
            entry.setGeometry(x, (self.height() - high) // 2, size.width(), high)
            x -= 8 if self.width() > 1100 else 0

    def sizeHint(self) -> QSize:
        return QSize(800, HEIGHT)

    def resizeEvent(self, event: object) -> None:
        self.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.context.theme
        painter = QPainter(self)
        # Not fillRect(): it would wake QGradient with its presets, and nothing else here needs it.
        painter.setBrush(theme.colour("bar"))
        painter.drawRect(self.rect().adjusted(-1, -1, 1, 1))
        ratio = self.devicePixelRatioF()
        mark = art.picture(resources.resource("shared", "app.svg"), _MARK, _MARK, ratio, keep=True)
        painter.drawPixmap(QPointF(self.margin, (self.height() - _MARK) / 2), mark)
        font = theme.title(29)
        painter.setFont(font)
        painter.setPen(theme.colour("bar_text"))
        cap = QFontMetricsF(font).capHeight()
        painter.drawText(QPointF(self.margin + _MARK + 16, (self.height() + cap) / 2), "Boardroom")

    @staticmethod
    def _below(entry: Button) -> QPoint:
        return entry.mapToGlobal(QPoint(0, entry.height()))
