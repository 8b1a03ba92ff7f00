"""The sheet of a game that can be started: its cover, title, players, minutes, one sentence, Play and Rules."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit import art, badges, covers, line_breaks
from boardroom.ui.kit.buttons import MAIN, PLAIN, Button
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.fitting import fit
from boardroom.ui.kit.theme import OUTLINE
from boardroom.ui.lobby.overview import OfferedGame
from boardroom.ui.lobby.tile import BOTTOM, LEFT, RIGHT, TOP, Tile

ART_SHAPE: Final = 320 / 294
"""Width by height of a cover."""
_WIDE_FROM: Final = 590
_FLAT_PAPER: Final = 100
"""How high a flat tile is without its shadow."""
_WORDS_HIGH: Final = 196
_WORDS_WIDE: Final = 360
_FLATTEST, _LOW = 1.36, 1.9
"""Width by height of the art of a tall tile, where there is room for it and where there is little."""
_LEAST_TITLE = 0.5
"""How small a long title may become, beside one that fits."""


class GameTile(Tile):
    """A game to start: a click plays.

    Tall with the art above, wide with the art at the left, or flat where there is room for little more than its name.
    """

    rules_wanted = Signal()

    def __init__(self, context: AppContext, offer: OfferedGame, parent: QWidget) -> None:
        super().__init__(context, offer.game, parent)
        self.offer = offer
        self.play = Button(context, phrase("Lobby", "Play", "button"), MAIN)
        self.rules = Button(context, phrase("Lobby", "Rules", "button"), PLAIN, "book")
        for button in (self.play, self.rules):
            button.setParent(self)
            button.height_hint = 42
        self.play.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.play.clicked.connect(self.click)
        self.rules.clicked.connect(self.rules_wanted)
        self.describe()

    @staticmethod
    def height_for(width: int, scale: float, room: float) -> int:
        """How high a tall tile of a width is, its shadow included, where there is room for so much."""
        paper = width - LEFT - RIGHT
        words = _words_high(scale) + TOP + BOTTOM
        return round(min(max(room - words, paper / _LOW), paper / _shape(paper))) + words

    @staticmethod
    def flat_height(scale: float) -> int:
        """How high a flat tile is, its shadow included."""
        return round(_FLAT_PAPER * max(1.0, scale)) + TOP + BOTTOM

    @staticmethod
    def wide_from(scale: float) -> int:
        """From which width on the art stands beside the words, below it above them."""
        return round(_WIDE_FROM * max(1.0, scale))

    @staticmethod
    def wide_height(width: int) -> int:
        """How high a wide tile of a width may be, so that art and words both have their due."""
        paper = width - LEFT - RIGHT
        return round(min(paper * 0.5, paper - _WORDS_WIDE) / ART_SHAPE)

    @property
    def flat(self) -> bool:
        """Whether there is room for little more than the name."""
        return self.height() <= self.flat_height(self.context.theme.text_scale)

    @property
    def wide(self) -> bool:
        """Whether the art stands beside the words."""
        return self.flat or self.width() >= self.wide_from(self.context.theme.text_scale)

    def describe(self) -> None:
        say, offer = self.context.say, self.offer
        self.setAccessibleName(say(offer.title))
        self.setAccessibleDescription(" ".join((say(_players(offer)), say(_minutes(offer)), say(offer.sentence))))

    def place(self) -> None:
        for button in (self.play, self.rules):
            button.height_hint = 36 if self.flat else 42
        rules = self.rules.sizeHint()
        words = self._words_box()
        high = max(rules.height(), self.play.sizeHint().height())
        top = round(self._buttons_top())
        if self.flat:
            column = self._buttons_box().toRect()
            high = (column.height() - 8) // 2
            for button, y in ((self.play, column.top()), (self.rules, column.bottom() + 1 - high)):
                button.setGeometry(column.left(), y, column.width(), high)
        elif self.wide:
            play = max(200, self.play.sizeHint().width() + 40)
            play = min(play, round(words.width()) - rules.width() - 20)
            self.play.setGeometry(round(words.left()), top, play, high)
            self.rules.setGeometry(round(words.left()) + play + 12, top, rules.width() + 8, high)
        else:
            left, right = round(words.left()), round(words.right())
            self.rules.setGeometry(right - rules.width(), top, rules.width(), high)
            self.play.setGeometry(left, top, right - left - rules.width() - 10, high)

    def paint_on(self, painter: QPainter, paper: QRectF) -> None:
        box = self._art_box()
        size = QSize(round(box.width()), round(box.height()))
        if self.offer.cover:
            painter.drawPixmap(box.topLeft(), covers.cover(self.offer.cover, size, self.devicePixelRatioF()))
        else:
            painter.fillRect(box, self.context.theme.colour("heading"))
        painter.setPen(QPen(QColor(OUTLINE), 1.6))
        if self.wide:
            painter.drawLine(box.topRight(), box.bottomRight())
            self._paint_sets(painter)
        else:
            painter.drawLine(box.bottomLeft(), box.bottomRight())
        self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        theme, box = self.context.theme, self._words_box()
        size, note, step = self._sizes()
        scale = max(1.0, theme.text_scale)
        metrics = QFontMetricsF(theme.title(size))
        title = self.context.say(self.offer.title)
        # A long title is smaller, and on two lines where it would be too small on one; it ends where others do.
        part = min(1.0, box.width() / max(1.0, metrics.horizontalAdvance(title)))
        smaller = size * max(_LEAST_TITLE, part * 0.99)
        fitted = fit(title, theme.title, smaller, box.width(), wrap=True, balanced=True)
        painter.setFont(fitted.font)
        painter.setPen(theme.colour("text"))
        y = box.top() + metrics.ascent()
        for above, line in enumerate(reversed(fitted.lines)):
            painter.drawText(QPointF(box.left(), y - above * QFontMetricsF(fitted.font).height() * 0.94), line)
        y += metrics.descent() + (10 if self.wide else 4)
        x = box.left()
        ratio = self.devicePixelRatioF()
        for icon, text in (("people", _players(self.offer)), ("clock", _minutes(self.offer))):
            mark = round((note + 4) * scale)
            painter.drawPixmap(QPointF(x, y), art.icon_pixmap(icon, mark, theme.palette.quiet, ratio))
            meta = theme.text(note, 600)
            words = self.context.say(text)
            painter.setFont(meta)
            painter.setPen(theme.colour("quiet"))
            painter.drawText(QPointF(x + mark + 7, y + mark / 2 + QFontMetricsF(meta).capHeight() / 2), words)
            x += mark + 7 + QFontMetricsF(meta).horizontalAdvance(words) + 20
        y += (note + 4) * scale + (16 if self.wide else 8)
        if self.flat:
            return
        sentence = self.context.say(self.offer.sentence)
        self.write(painter, sentence, QRectF(box.left(), y, box.width(), step), note + 1, 400, "text", step, 3)

    def _paint_sets(self, painter: QPainter) -> None:
        """The sets of the game as tiles laid out on a strip of cloth, where there is room for them."""
        box = self._sets_box()
        if box.isEmpty():
            return
        theme = self.context.theme
        painter.fillRect(box, theme.colour("heading"))
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.drawLine(box.topLeft(), box.bottomLeft())
        sets = self.offer.sets[:4]
        across = 2 if len(sets) > 1 else 1
        size = min(box.height() / 2 - 34, box.width() / 2 - 40, 128.0)
        step = size + max(18.0, size * 0.2)
        rows = (len(sets) + across - 1) // across
        for i, one in enumerate(sets):
            spot = QPointF((i % across - (across - 1) / 2) * step, (i // across - (rows - 1) / 2) * step)
            painter.save()
            painter.translate(box.center() + spot)
            painter.rotate((-5, 4, 3, -6)[i])
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(43, 33, 27, 64))
            painter.drawRoundedRect(QRectF(-size / 2, -size / 2 + 5, size, size), size * 0.18, size * 0.18)
            pixmap = badges.picture(one, round(size), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(-round(size) / 2, -round(size) / 2), pixmap)
            painter.restore()

    def _sizes(self) -> tuple[float, float, float]:
        """The sizes of title and notes, and the height of a line."""
        scale = max(1.0, self.context.theme.text_scale)
        if self.flat or not self.wide:
            return 24.0, 13.0, 19.0 * scale
        return (44.0, 16.0, 26.0 * scale) if self.height() >= 330 else (34.0, 14.0, 21.0 * scale)

    def _art_box(self) -> QRectF:
        paper = self.paper
        if self.wide:
            return QRectF(paper.left(), paper.top(), round(paper.height() * ART_SHAPE), paper.height())
        return QRectF(
            paper.left(), paper.top(), paper.width(), paper.height() - _words_high(self.context.theme.text_scale)
        )

    def _words_box(self) -> QRectF:
        paper, art_box = self.paper, self._art_box()
        if not self.wide:
            return QRectF(
                paper.left() + 20, art_box.bottom() + 12, paper.width() - 40, paper.bottom() - art_box.bottom()
            )
        if self.flat:
            left, metrics = art_box.right() + 20, QFontMetricsF(self.context.theme.title(self._sizes()[0]))
            high = metrics.height() + 10 + 17 * max(1.0, self.context.theme.text_scale)
            right = self._buttons_box().left() - 16
            return QRectF(left, paper.center().y() - high / 2, right - left, high)
        sets = self._sets_box()
        right = (sets.left() if not sets.isEmpty() else paper.right()) - 32
        margin = 44 if paper.height() >= 330 else 32
        high = self._block_height()
        left = art_box.right() + margin
        return QRectF(left, paper.center().y() - high / 2, min(right - left, 620), high)

    def _sets_box(self) -> QRectF:
        paper, left = self.paper, self._art_box().right()
        wide = min(round(paper.height() * 0.85), 348)
        if self.flat or not self.wide or not self.offer.sets or paper.right() - left - wide < 420:
            return QRectF()
        return QRectF(paper.right() - wide, paper.top(), wide, paper.height())

    def _block_height(self) -> float:
        """How high title, notes, sentence and buttons are together, in a wide tile."""
        size, note, step = self._sizes()
        theme = self.context.theme
        paper, sets = self.paper, self._sets_box()
        right = (sets.left() if not sets.isEmpty() else paper.right()) - 32
        margin = 44 if paper.height() >= 330 else 32
        width = min(right - self._art_box().right() - margin, 620)
        lines = len(line_breaks.lines(self.context.say(self.offer.sentence), theme.text(note + 1), width, 3))
        title = QFontMetricsF(theme.title(size)).height()
        return title + 10 + (note + 4) * max(1.0, theme.text_scale) + 16 + lines * step + 24 + 42

    def _buttons_box(self) -> QRectF:
        """Where the buttons of a flat tile stand, one above the other."""
        paper, wide = self.paper, max(self.play.sizeHint().width(), self.rules.sizeHint().width()) + 8
        return QRectF(paper.right() - 16 - wide, paper.top() + 8, wide, paper.height() - 16)

    def _buttons_top(self) -> float:
        if self.wide:
            box = self._words_box()
            return box.bottom() - 42
        return self.paper.bottom() - 16 - max(self.play.sizeHint().height(), 42)


def _words_high(scale: float) -> int:
    """How much is below the art of a tall tile."""
    return round(_WORDS_HIGH * max(1.0, scale))


def _shape(width: float) -> float:
    """Width by height of the art above the words: flatter as the tile grows."""
    return min(_FLATTEST, max(ART_SHAPE, width / 390))


def _players(offer: OfferedGame) -> Text:
    low, high = min(offer.players), max(offer.players)
    if low == high:
        return phrase("Lobby", "%n players", "how many play a game", low)
    return phrase("Lobby", "{low}–{high} players").put(low=low, high=high)


def _minutes(offer: OfferedGame) -> Text:
    low, high = offer.minutes
    return phrase("Lobby", "{low}–{high} min", "how long a game takes").put(low=low, high=high)
