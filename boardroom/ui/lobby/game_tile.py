"""The sheet of a game that can be started: its cover, title, players, minutes, one sentence, Play and Rules."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art, badges, covers
from boardroom.ui.kit.theme import OUTLINE
from boardroom.ui.kit.widgets.buttons import MAIN, PLAIN, Button
from boardroom.ui.kit.words.fitting import fit
from boardroom.ui.kit.words.plain_text import set_tip
from boardroom.ui.lobby.overview import OfferedGame
from boardroom.ui.lobby.tile import Tile
from boardroom.ui.lobby.tile_form import CLOTH_FROM, WIDEST_WORDS, Form, TileForm, button_height
from boardroom.ui.lobby.tile_words import LINE_OF_TITLE, minutes, note_mark, players, title_height


class GameTile(Tile):
    """A game to start: a click plays. ``form`` says where everything is."""

    rules_wanted = Signal()

    def __init__(self, context: AppContext, offer: OfferedGame, parent: QWidget) -> None:
        super().__init__(context, offer.game, parent)
        self.offer = offer
        self.form = _NO_FORM
        self.play = self.own_button(phrase("Lobby", "Play", "button"), MAIN)
        self.rules = Button(context, phrase("Lobby", "Rules", "button"), PLAIN, "book")
        self.rules.setParent(self)
        self.play.height_hint = self.rules.height_hint = 42
        self.rules.clicked.connect(self.rules_wanted)
        # Beside each other all say the same: whoever hears them is told of which game.
        for button, named in (
            (self.play, phrase("Lobby", "Play {game}", "what a button is called by a screen reader")),
            (self.rules, phrase("Lobby", "Rules of {game}", "what a button is called by a screen reader")),
        ):
            told = named.put(game=offer.title)
            context.tell(button, button.setAccessibleName, told, what="name")
            context.tell(button, partial(set_tip, button), told, what="tip")
        self.describe()

    def take(self, form: TileForm) -> None:
        """Look so from now on."""
        if form != self.form:
            self.form = form
            self.describe()
            self.place()
            self.update()

    def button_sizes(self) -> tuple[QSize, QSize]:
        """What the words of Play and Rules need, whatever the form is now."""
        hints = [button.height_hint for button in (self.play, self.rules)]
        self.play.height_hint = self.rules.height_hint = 0
        sizes = self.play.sizeHint(), self.rules.sizeHint()
        self.play.height_hint, self.rules.height_hint = hints
        return sizes

    @property
    def wide(self) -> bool:
        """Whether the art stands beside the words."""
        return self.form.form is not Form.TALL

    @property
    def flat(self) -> bool:
        """Whether the buttons stand beside the words too."""
        return self.form.form is Form.FLAT

    def describe(self) -> None:
        say, offer = self.context.say, self.offer
        self.setAccessibleName(say(offer.title))
        self.setAccessibleDescription(" ".join((say(players(offer)), say(minutes(offer)), say(offer.sentence))))
        set_tip(self, "" if self.form.sentence_lines else say(offer.sentence))

    def place(self) -> None:
        form = self.form
        for button in (self.play, self.rules):
            button.height_hint = button_height(form.form, form.large)
        play, rules = self.play.sizeHint(), self.rules.sizeHint()
        if self.flat:
            column = self._buttons_box().toRect()
            high = (column.height() - 8) // 2
            for button, y in ((self.play, column.top()), (self.rules, column.bottom() + 1 - high)):
                button.setGeometry(column.left(), y, column.width(), high)
            return
        words = self._words_box().toRect()
        high = max(rules.height(), play.height())
        top = words.bottom() + 1 - high
        wide = words.width() - rules.width() - 10
        if form.large and self.wide:
            wide = min(wide, max(200, play.width() + 40))
        self.play.setGeometry(words.left(), top, wide, high)
        self.rules.setGeometry(words.left() + wide + 10, top, rules.width(), high)

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
        theme, box, form = self.context.theme, self._words_box(), self.form
        scale = max(1.0, theme.text_scale)
        title = self.context.say(self.offer.title)
        fitted = fit(title, theme.title, form.title, box.width(), wrap=form.title_lines > 1, balanced=True)
        metrics = QFontMetricsF(fitted.font)
        painter.setFont(fitted.font)
        painter.setPen(theme.colour("text"))
        y = box.top()
        for line in fitted.lines:
            painter.drawText(QPointF(box.left(), y + metrics.ascent()), line)
            y += metrics.height() * LINE_OF_TITLE
        y = box.top() + title_height(metrics, len(fitted.lines)) + 4
        x, ratio = box.left(), self.devicePixelRatioF()
        mark, meta = note_mark(form.note, scale), theme.text(form.note, 600)
        measure = QFontMetricsF(meta)
        for icon, text in (("people", players(self.offer)), ("clock", minutes(self.offer))):
            painter.drawPixmap(QPointF(x, y), art.icon_pixmap(icon, mark, theme.palette.quiet, ratio))
            words = self.context.say(text)
            painter.setFont(meta)
            painter.setPen(theme.colour("quiet"))
            painter.drawText(QPointF(x + mark + 7, y + mark / 2 + measure.capHeight() / 2), words)
            if form.note_lines == 1:
                x += mark + 7 + measure.horizontalAdvance(words) + 20
            else:
                y += mark + 4
        y += 8 + (mark if form.note_lines == 1 else -4)
        if form.sentence_lines:
            sentence, step = self.context.say(self.offer.sentence), form.step
            below = QRectF(box.left(), y, box.width(), step)
            self.write(painter, sentence, below, form.note + 1, 400, "text", step, form.sentence_lines)

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

    def _art_box(self) -> QRectF:
        paper = self.paper
        if self.wide:
            return QRectF(paper.left(), paper.top(), round(self.form.art), paper.height())
        return QRectF(paper.left(), paper.top(), paper.width(), self.form.art)

    def _words_box(self) -> QRectF:
        """Where the words are, and the buttons below them."""
        paper, side, art_box = self.paper, self.form.side, self._art_box()
        if not self.wide:
            return QRectF(paper.left() + side, art_box.bottom() + 12, paper.width() - 2 * side, self.form.block)
        left, top = art_box.right() + side, paper.center().y() - self.form.block / 2
        end = paper.right()
        if self.flat:
            end = self._buttons_box().left()
        elif not self._sets_box().isEmpty():
            end = self._sets_box().left()
        return QRectF(left, top, min(end - side - left, WIDEST_WORDS), self.form.block)

    def _sets_box(self) -> QRectF:
        paper, left = self.paper, self._art_box().right()
        wide = min(round(paper.height() * 0.85), 348)
        if self.form.form is not Form.BESIDE or not self.offer.sets or paper.right() - left - wide < CLOTH_FROM:
            return QRectF()
        return QRectF(paper.right() - wide, paper.top(), wide, paper.height())

    def _buttons_box(self) -> QRectF:
        """Where the buttons of a flat tile stand, one above the other."""
        paper, wide = self.paper, max(self.play.sizeHint().width(), self.rules.sizeHint().width()) + 8
        return QRectF(paper.right() - self.form.side - wide, paper.top() + 8, wide, paper.height() - 16)


_NO_FORM: Final = TileForm(Form.TALL, 0, 0, 0.0, 24.0, 1, 13.0, 1, 19.0, 0, 0.0)
"""Of a sheet that has no place yet."""
