"""A game's poster: its cover art, title, players and time, and what it is about."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom import resources
from boardroom.engine.manifest import Manifest
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art, covers
from boardroom.ui.kit.pictures.painting import draw_rounded, smooth, write
from boardroom.ui.kit.pictures.seat_colours import game_art
from boardroom.ui.kit.theme import OUTLINE, RADIUS_TILE
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid

_SHAPE: Final = 294 / 320
"""Height by width of a cover."""
_USUAL: Final = 320
"""The usual width of the picture."""
_LEAST_ART: Final = 96
"""How much of the height of the picture there is at least."""
_SHADE: Final = 6


class Fact(QWidget):
    """A small icon with a word or two."""

    def __init__(self, context: AppContext, icon: str, text: Text) -> None:
        super().__init__()
        self.context, self._icon, self._words = context, icon, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        context.theme.changed.connect(self.updateGeometry)
        context.tell(self, self._say, text)

    def _say(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.context.theme.text(13, 500))
        return QSize(
            round(metrics.horizontalAdvance(self._words)) + 10 + self._icon_size, max(20, round(metrics.height()) + 2)
        )

    @property
    def _icon_size(self) -> int:
        return self.context.theme.grown(16)

    def paintEvent(self, event: QPaintEvent) -> None:
        quiet = self.context.theme.palette.quiet
        font = self.context.theme.text(13, 500)
        middle = self.height() / 2
        painter = QPainter(self)
        size = self._icon_size
        icon = art.icon_pixmap(self._icon, size, quiet, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(0, middle - size / 2), icon)
        write(
            painter, QPointF(size + 7, middle + QFontMetricsF(font).capHeight() / 2), self._words, font, QColor(quiet)
        )


class Poster(QWidget):
    """The poster: a tile with the picture above and the words below."""

    def __init__(self, context: AppContext, manifest: Manifest) -> None:
        super().__init__()
        self.context, self._manifest = context, manifest
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        facts = self._facts = laid(QHBoxLayout(), spacing=16)
        facts.addWidget(Fact(context, "people", _players(manifest)))
        facts.addWidget(Fact(context, "clock", _minutes(manifest)))
        facts.addStretch(1)
        self.body = laid(QVBoxLayout(self), spacing=8)
        self._title = Words(context, manifest.title, 26, 700, titled=True, wrap=False)
        self.body.addWidget(self._title)
        self.body.addLayout(facts)
        self.body.addWidget(Words(context, manifest.sentence, 14))
        context.theme.changed.connect(self.update)
        context.theme.changed.connect(self._fit)
        context.voice.changed.connect(self._fit)
        self._wanted, self._most = _USUAL, 10 * _USUAL
        self._fit()

    def widen(self, width: int, most_high: int) -> None:
        """Take another width, or what the words need. The picture keeps its shape, but of it there is only as much as
        leaves room for the words within so much height.
        """
        self._wanted, self._most = width, most_high
        self._fit()

    def sizeHint(self) -> QSize:
        # With the words as high as they are at this width.
        return QSize(self.width(), self.body.totalHeightForWidth(self.width()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        width = max(self._wanted, self._facts.minimumSize().width() + 40)
        self.setFixedWidth(width + 2 * _SHADE)
        self._art = QSize(width, round(width * _SHAPE))
        self._fit_title()
        # Reckoned, not tried out: each change of the margins asks for another layout.
        words = self.body.totalHeightForWidth(self.width()) - self.body.contentsMargins().top() + 16
        self._art.setHeight(max(_LEAST_ART, min(self._art.height(), self._most - words)))
        self.body.setContentsMargins(20 + _SHADE, self._art.height() + 16, 20 + _SHADE, 20 + _SHADE)
        self.updateGeometry()
        self.update()

    def _fit_title(self) -> None:
        """A long title is smaller: it keeps to its line."""
        words = self.context.say(self._manifest.title)
        sizes = (26, 24, 22, 20, 18, 16, 14, 13, 12, 11, 10)
        fits = (
            size
            for size in sizes
            if QFontMetricsF(self.context.theme.title(size)).horizontalAdvance(words) <= self._art.width() - 40
        )
        self._title.resize_words(next(fits, sizes[-1]))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.context.theme.palette
        painter = smooth(self)
        box = QRectF(self.rect()).adjusted(_SHADE, 2, -_SHADE, -_SHADE)
        shadow = QColor(p.shadow)
        painter.setPen(Qt.PenStyle.NoPen)
        for grow, part in ((4.0, 0.2), (2.5, 0.3), (1.0, 0.5)):
            shadow.setAlphaF(QColor(p.shadow).alphaF() * part)
            painter.setBrush(shadow)
            painter.drawRoundedRect(
                box.translated(0, 2).adjusted(-grow, -grow, grow, grow), RADIUS_TILE + grow, RADIUS_TILE + grow
            )
        painter.setBrush(QColor(p.panel))
        painter.drawRoundedRect(box, RADIUS_TILE, RADIUS_TILE)
        painter.save()
        sheet = QPainterPath()
        sheet.addRoundedRect(box, RADIUS_TILE, RADIUS_TILE)
        painter.setClipPath(sheet)
        pixmap = covers.cover(str(_cover(self._manifest)), self._art, self.devicePixelRatioF())
        painter.drawPixmap(box.topLeft(), pixmap)
        painter.setPen(QPen(QColor(OUTLINE), 2))
        painter.drawLine(
            box.topLeft() + QPointF(0, self._art.height()), box.topRight() + QPointF(0, self._art.height())
        )
        painter.restore()
        draw_rounded(painter, box, RADIUS_TILE, edge=QPen(QColor(p.line), 1))


def _players(manifest: Manifest) -> Text:
    low, high = min(manifest.players), max(manifest.players)
    if low == high:
        return phrase("Lobby", "%n players", "how many play a game", low)
    return phrase("Lobby", "{low}–{high} players").put(low=low, high=high)


def _minutes(manifest: Manifest) -> Text:
    low, high = manifest.minutes
    return phrase("Lobby", "{low}–{high} min", "how long a game takes").put(low=low, high=high)


def _cover(manifest: Manifest) -> Path:
    try:
        return game_art(manifest, "cover.svg")
    except resources.MissingResource:
        return resources.resource("shared", "app.svg")
