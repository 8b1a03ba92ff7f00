"""Words of a page, that fit or break, and chips with a word on them."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.painting import draw_rounded, smooth
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.kit.words.fitting import Fitted, fit, flow
from boardroom.ui.kit.words.say import SeatName

_HEADING = 40
"""The height of the heading strip of a panel."""
_WIDTHS = 8
"""For so many widths words are kept in lines: a layout asks for the height at a few, each several times."""


class Words(QLabel):
    """A label that follows voice and theme: ``role`` is a palette colour, ``titled`` takes the title face; with
    ``capital`` a text begins with a capital letter, whatever it is within a sentence; without ``wrap`` it is one line.
    """

    def __init__(
        self,
        context: AppContext,
        text: Text | None = None,
        size: float = 13,
        weight: int = 400,
        role: str = "text",
        titled: bool = False,
        seats: Sequence[SeatName] = (),
        capital: bool = False,
        wrap: bool = True,
    ) -> None:
        super().__init__()
        self.context, self._size, self._weight, self.role, self._titled = context, size, weight, role, titled
        self._capital = capital
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        context.theme.changed.connect(self.restyle)
        self.restyle()
        if text is not None:
            self.say(text, seats)

    def say(self, text: Text, seats: Sequence[SeatName] = ()) -> None:
        """Show a text, in every language to come."""
        self.context.tell(self, self._show, text, seats)

    def _show(self, words: str) -> None:
        if self._capital:
            words = words[:1].upper() + words[1:]
        if not words or words != self.words:
            self.setText(line_breaks.knit(words))
            self.setAccessibleName(words)

    @property
    def words(self) -> str:
        """What is shown, as it is read."""
        return self.accessibleName()

    def resize_words(self, size: float) -> None:
        """Take another size, in logical pixels."""
        self._size = size
        self.restyle()

    def recolour(self, role: str) -> None:
        """Take another colour of the palette."""
        self.role = role
        self.restyle()

    def restyle(self) -> None:
        theme = self.context.theme
        self.setFont(theme.title(self._size, self._weight) if self._titled else theme.text(self._size, self._weight))
        palette = self.palette()
        palette.setColor(self.foregroundRole(), theme.colour(self.role))
        self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # A style sheet that is set around it gives it back the colour it had before.
        lost = self.palette().color(self.foregroundRole()) != self.context.theme.colour(self.role)
        if lost and event.type() == QEvent.Type.StyleChange:
            self.restyle()


class FittedWords(Words):
    """Words that are smaller where a phrase is longer than a line, so that they fit into any width they are given."""

    _kept: dict[tuple[float, str, float], Fitted]
    """The lines by width, language and size of text: of each label for itself, until it says something else."""

    def _show(self, words: str) -> None:
        if words != self.words:
            self._kept = {}
        super()._show(words)

    def restyle(self) -> None:
        self._kept = {}
        super().restyle()

    def _fitted(self, width: float) -> Fitted:
        key = width, self.context.theme.language, self.context.theme.text_scale
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= _WIDTHS:
                self._kept.clear()
            found = self._kept[key] = self._in_lines(width)
        return found

    def _in_lines(self, width: float) -> Fitted:
        return fit(self._plain, self._font_of, self._size, width, wrap=True)

    @property
    def _plain(self) -> str:
        return line_breaks.unknit(self.text())

    def _font_of(self, size: float) -> QFont:
        font = self.context.theme.title if self._titled else self.context.theme.text
        return font(size, self._weight)

    def heightForWidth(self, width: int) -> int:
        return ceil(self._fitted(width).height)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        top_left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        self._fitted(self.width()).draw(painter, QRectF(self.rect()), top_left)


class FlowingWords(FittedWords):
    """Words that break into lines of any width they are given, as large as they are: only where one word alone is
    longer than a line they are smaller.
    """

    def _in_lines(self, width: float) -> Fitted:
        return flow(self._plain, self._font_of, self._size, width)


class Chip(QLabel):
    """A small rounded word: quiet, done or acting."""

    def __init__(self, context: AppContext, text: Text, mood: str = "quiet") -> None:
        super().__init__()
        self.context, self.mood, self._words = context, mood, ""
        self._measured: tuple[str, str, float] | None = None
        """The words that were measured, and in which language and size; a layout asks again and again."""
        self._hint = QSize()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        context.theme.changed.connect(self._renew)
        self.say(text, mood)

    def say(self, text: Text, mood: str, seats: Sequence[SeatName] = ()) -> None:
        """Show another word in another mood."""
        if mood != self.mood:
            self.mood = mood
            self.update()
        self.context.tell(self, self._set, text, seats, "chip")

    def _set(self, words: str) -> None:
        if words != self._words:
            self._words = words
            self.setAccessibleName(words)
            self._renew()

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        theme = self.context.theme
        look = self._words, theme.language, theme.text_scale
        if look != self._measured:
            self._measured = look
            metrics = QFontMetricsF(theme.text(12, 600))
            self._hint = QSize(round(metrics.horizontalAdvance(self._words)) + 18, round(metrics.height()) + 8)
        return QSize(self._hint)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.context.theme.palette
        fill, ink = {
            "done": (p.done, p.done_text),
            "acting": (p.acting, p.acting_text),
        }.get(self.mood, (p.heading, p.quiet))
        painter = smooth(self)
        draw_rounded(painter, QRectF(self.rect()), 6, QColor(fill))
        painter.setFont(self.context.theme.text(12, 600))
        painter.setPen(QColor(ink))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._words)
