"""The bar on top of a table: back, the game, where the game stands, and the ways to everything else."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.prompt import Progress
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.painting import draw_rounded, smooth
from boardroom.ui.kit.widgets.buttons import IconButton
from boardroom.ui.kit.widgets.controls import check_quietly
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.words.say import SeatName

HEIGHT: Final = 48
_EDGE, _BEFORE_TITLE = 8, 12
"""Pixels before the way back, and between that and the title."""
_LEAST_TITLE: Final = 11.0
"""The title is written no smaller."""
_REPLAY, _SCORE = 0, 1
"""The places among the tools of those that are not always there."""
_PILL, _CHECK, _APART = 13, 18, 30
"""Pixels: what the present phase has at either side of its words, the room of a check mark, that of a chevron."""


class TopBar(QWidget):
    """Signals: back, replay, score, fit, panel (the name of a part of the side column that is to be opened, or ""),
    rules, language, theme, settings. There are no buttons for parts of the side column that the page is ``without``.
    """

    back = Signal()
    replay = Signal()
    score = Signal()
    fit = Signal()
    panel = Signal(str)
    rules = Signal()
    language = Signal()
    theme = Signal()
    settings = Signal()

    def __init__(
        self,
        context: AppContext,
        title: Text,
        line: Text,
        seats: Sequence[SeatName] = (),
        without: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.context, self._title, self._line, self._seats = context, title, line, tuple(seats)
        self._progress: Progress | None = None
        self._over = False
        layout = laid(QHBoxLayout(self), (_EDGE, 4, _EDGE, 4), 4)
        self._way_back = self._button(phrase("Bar", "Back to the lobby"), "back", self.back)
        layout.addWidget(self._way_back)
        layout.addStretch(1)
        self._tools: list[IconButton] = []
        self.panels: dict[str, IconButton] = {}
        """The buttons that open a part of the side column, by its name."""
        for label, icon, does in (
            (phrase("Menu", "See the last turn again"), "replay", self.replay),
            (phrase("Bar", "Score"), "trophy", self.score),
            (phrase("Bar", "Show the whole table"), "fit", self.fit),
            (phrase("Inspector", "Inspector"), "eye", "inspector"),
            (phrase("Last turn", "Last turn"), "clock", "last turn"),
            (phrase("Log", "Log"), "log", "log"),
            (phrase("Actions", "Actions"), "list", "actions"),
            (phrase("Bar", "Rules"), "book", self.rules),
            (phrase("Bar", "Language"), "globe", self.language),
            (phrase("Bar", "Theme"), "moon", self.theme),
            (phrase("Bar", "Settings"), "gear", self.settings),
        ):
            if does in without:
                continue
            made = self._opener(label, icon, does) if isinstance(does, str) else self._button(label, icon, does)
            self._tools.append(made)
            layout.addWidget(made)
        self._heard = QLabel(self)
        """What is painted here, for those who do not see it."""
        self._heard.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.offer_replay(False)
        self.offer_score(False)
        self._name()
        self._grow()
        context.theme.changed.connect(self._grow)
        context.voice.changed.connect(self.update)
        context.voice.changed.connect(self._name)

    def _grow(self) -> None:
        """Be as high as the text of the moment needs."""
        self.setFixedHeight(self.context.theme.high(HEIGHT))
        self._heard.setGeometry(self._title_left, 0, 240, self.minimumHeight())
        self.update()

    @property
    def _title_left(self) -> int:
        """Where the title begins."""
        return _EDGE + self._way_back.sizeHint().width() + _BEFORE_TITLE

    def _button(self, label: Text, icon: str, signal: SignalInstance) -> IconButton:
        button = IconButton(self.context, label, icon)
        button.clicked.connect(signal)
        return button

    def _opener(self, label: Text, icon: str, name: str) -> IconButton:
        button = self.panels[name] = IconButton(self.context, label, icon)
        button.setCheckable(True)
        # Toggled and not clicked: that is what the client of a screen reader does to it.
        button.toggled.connect(lambda on: self.panel.emit(name if on else ""))
        return button

    def offer_panels(self, offered: bool, opened: str) -> None:
        """Have buttons for the parts of the side column, if they are not all seen anyway; the one of what is ``opened``
        is down.
        """
        for name, button in self.panels.items():
            check_quietly(button, name == opened)
            if offered == button.isHidden():
                button.setVisible(offered)
                self.update()

    def offer_score(self, offered: bool) -> None:
        """Have a button for the score pad, or none where there is nothing to be counted."""
        self._offer(_SCORE, offered)

    def offer_replay(self, offered: bool) -> None:
        """Have a button to see the last turn again, or none before anything was told."""
        self._offer(_REPLAY, offered)

    @property
    def offers_replay(self) -> bool:
        """Whether there is a button to see the last turn again."""
        return not self._tools[_REPLAY].isHidden()

    def _offer(self, tool: int, offered: bool) -> None:
        if offered == self._tools[tool].isHidden():
            self._tools[tool].setVisible(offered)
            self.update()

    def _say(self, text: Text) -> str:
        return self.context.say(text, self._seats)

    def show_progress(self, progress: Progress, over: bool) -> None:
        """Show round and phase."""
        if (progress, over) != (self._progress, self._over):
            self._progress, self._over = progress, over
            self._name()
            # Only what lies between the buttons: they would all be painted again with it.
            self.update(self._title_left, 0, round(self._tools_left()) - self._title_left, self.height())

    def _name(self) -> None:
        parts = [self._title, self._line]
        if self._over:
            parts.append(phrase("Bar", "The game is over"))
        elif self._progress is not None:
            parts += [self._progress.label, self._progress.phases[self._progress.current]]
        self._heard.setAccessibleName(self._say(in_a_row(parts)))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = self.context.theme.palette, self.context.theme
        painter = smooth(self)
        painter.fillRect(self.rect(), QColor(p.bar))
        title = self.context.say(self._title)
        painter.setFont(self._title_font(title))
        painter.setPen(QColor(p.bar_text))
        width = QFontMetricsF(painter.font()).horizontalAdvance(title)
        painter.drawText(QRectF(self._title_left, 0, width + 4, self.height()), Qt.AlignmentFlag.AlignVCenter, title)
        left = self._title_left + width + 16
        painter.setFont(theme.text(12))
        painter.setPen(QColor(p.bar_quiet))
        line = self._say(self._line)
        end = left + QFontMetricsF(painter.font()).horizontalAdvance(line) + 16
        begin = self._paint_progress(painter, left) if self._progress is not None else self.width()
        if end < begin:
            painter.setFont(theme.text(12))
            painter.setPen(QColor(p.bar_quiet))
            painter.drawText(QRectF(left, 1, 240, self.height()), Qt.AlignmentFlag.AlignVCenter, line)

    def _title_font(self, title: str) -> QFont:
        """The font of the title: smaller where the present phase would not stand between it and the buttons."""
        theme, room, size = self.context.theme, self._tools_left() - 12 - self._title_left - 16, 20.0
        if self._progress is not None:
            phase = phrase("Bar", "The game is over") if self._over else self._progress.phases[self._progress.current]
            room -= QFontMetricsF(theme.text(13, 700)).horizontalAdvance(self._say(phase)) + 2 * _PILL
        while size > _LEAST_TITLE and QFontMetricsF(theme.title(size, 700)).horizontalAdvance(title) > room:
            size -= 0.5
        return theme.title(size, 700)

    def _tools_left(self) -> float:
        """Where the buttons at the right begin."""
        return min((button.x() for button in self._tools if not button.isHidden()), default=self.width())

    def _paint_progress(self, painter: QPainter, free_from: float) -> float:
        """Paint round and phases, not before a point; where they begin."""
        assert self._progress is not None
        p, theme = self.context.theme.palette, self.context.theme
        over = self._say(phrase("Bar", "The game is over"))
        label = self._say(self._progress.label)
        current = 0 if self._over else self._progress.current
        phases = [over] if self._over else [self._say(text) for text in self._progress.phases]
        room = self._tools_left() - free_from - 12
        sign, check_room, apart = theme.grown(14), theme.grown(_CHECK), theme.grown(_APART)
        quiet, strong = theme.text(13, 500), theme.text(13, 700)
        widths = [
            QFontMetricsF(strong).horizontalAdvance(words)
            + (2 * _PILL if index == current else check_room if index < current else 0)
            for index, words in enumerate(phases)
        ]
        label_width = 0.0 if self._over else QFontMetricsF(quiet).horizontalAdvance(label) + 18
        total = label_width + sum(widths) + apart * (len(phases) - 1)
        if total > room:
            # Where there is no room for all phases, the present one alone.
            phases, widths, current = [phases[current]], [widths[current]], 0
            label_width = label_width if label_width + widths[0] <= room else 0.0
            total = label_width + widths[0]
        x = begin = max(free_from, min((self.width() - total) / 2, free_from + room - total))
        middle = self.height() / 2
        if label_width:
            painter.setFont(quiet)
            painter.setPen(QColor(p.bar_quiet))
            painter.drawText(QRectF(x, 0, label_width, self.height()), Qt.AlignmentFlag.AlignVCenter, label)
            x += label_width
        ratio, high = self.devicePixelRatioF(), theme.high(26)
        for index, (words, width) in enumerate(zip(phases, widths, strict=True)):
            pill = QRectF(x, middle - high / 2, width, high)
            done = index < current
            if index == current:
                draw_rounded(painter, pill, high / 2, QColor("#F5CF83"))
            painter.setPen(QColor("#3A2A08") if index == current else QColor(p.bar_quiet))
            painter.setFont(strong if index == current else quiet)
            painter.drawText(pill.adjusted(check_room if done else 0, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, words)
            if done:
                check = art.icon_pixmap("check", sign, p.bar_quiet, ratio)
                painter.drawPixmap(QPointF(pill.left(), middle - sign / 2), check)
            x += width
            if index + 1 < len(phases):
                arrow = art.icon_pixmap("chevron-right", sign, p.bar_quiet, ratio)
                painter.drawPixmap(QPointF(x + (apart - sign) / 2, middle - sign / 2), arrow)
                x += apart
        return begin
