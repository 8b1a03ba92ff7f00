"""The curtain: opaque between people at one screen; it names who comes next and lifts on a deliberate key or click."""

from collections.abc import Sequence

from PySide6 import QtGui
from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.game_page.turn.curtain_cloth import cloth, faded
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.painting import draw_rounded, smooth
from boardroom.ui.kit.theme import BRASS, EVENING
from boardroom.ui.kit.widgets.buttons import BAR, MAIN, Button
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid, settle
from boardroom.ui.kit.words.say import SeatName

_LOW = 480
"""The height of the page, in sizes of the text, below which the card has room for little more than its words."""
UP = 350
"""Milliseconds of lifting."""
HELD = 800
"""Milliseconds in which a curtain that is held does not open."""


class Curtain(QWidget):
    """Covers its parent wholly. ``fallen`` carries what it says, ``lifted`` the seat whose person opened it,
    ``taken_back`` the one before who wants to undo a confirmation; ``returned`` says that nobody looks after all;
    ``left`` is the way to the lobby.
    """

    fallen = Signal(object)
    lifted = Signal(int)
    taken_back = Signal(int)
    returned = Signal()
    left = Signal()

    def __init__(self, parent: QWidget, context: AppContext, seats: Sequence[SeatName]) -> None:
        super().__init__(parent)
        self._page = parent
        self.context, self._seats, self.seat = context, tuple(seats), -1
        self._back_seat: int = -1
        self._to_look = False
        self._cloth = QtGui.QPixmap()
        self._animation = QPropertyAnimation(self, b"pos", self)
        self._animation.finished.connect(self._moved)
        self._held = QTimer(self, singleShot=True, interval=HELD)
        self._card = _Card()
        self._badge = QLabel()
        self._badge.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._title = Words(context, size=32, weight=700, role="bar_text", titled=True)
        self._where = Words(context, size=15, role="bar_quiet")
        self._away = Words(context, size=15, role="bar_text")
        self._come = Words(context, size=15, role="bar_text")
        self.button = Button(context, phrase("Curtain", "Open the curtain"), MAIN, "eye", "Enter")
        self.button.size_points, self.button.height_hint, self.button.on_dark = 16.0, 56, True
        self.button.clicked.connect(self._open)
        self._after = Words(
            context, phrase("Curtain", "You will see what has happened since you last looked."), 13, role="bar_quiet"
        )
        self._back = Button(context, phrase("Curtain", "Back"), BAR, "undo")
        self._back.clicked.connect(self._go_back)

        self._leave = Button(context, phrase("Curtain", "Back to the lobby (the game is saved)"), BAR)
        self._leave.clicked.connect(self.left)
        self._body = body = laid(QVBoxLayout(self._card), (56, 36, 56, 28), 12)
        body.addWidget(self._badge)
        for words in (self._title, self._where):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            body.addWidget(words)
        body.addSpacing(14)
        for icon, words in (("eye-off", self._away), ("people", self._come)):
            row = laid(QHBoxLayout(), spacing=14)
            picture = QLabel()
            picture.setPixmap(art.icon_pixmap(icon, 24, BRASS, self.devicePixelRatioF()))
            row.addWidget(picture)
            row.addWidget(words, 1)
            body.addLayout(row)
        body.addSpacing(14)
        body.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignHCenter)
        self._after.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        body.addWidget(self._after)
        body.addWidget(self._back, alignment=Qt.AlignmentFlag.AlignHCenter)
        body.addWidget(self._leave, alignment=Qt.AlignmentFlag.AlignHCenter)
        self._card.setParent(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # The cloth has no holes: nothing behind it is painted.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        context.theme.changed.connect(self._place_card)
        context.voice.changed.connect(self._place_card_soon)
        self.hide()

    def fall(
        self,
        seat: int,
        badge: QtGui.QPixmap,
        game: Text,
        where: Text,
        back: int | None,
        news: bool = True,
        to_look: bool = False,
        first: bool = False,
    ) -> None:
        """Come down for a seat, for which there are ``news`` or not; ``back`` may still undo a confirmation. With
        ``to_look`` that person wants only that, and ``back`` goes on instead; ``first``: nobody has done anything yet.
        What lies behind is covered at once.
        """
        self._to_look = to_look
        self._after.setVisible(news)
        self._back.setVisible(back is not None)
        self._back.key = "Esc" if to_look else ""
        if back is not None:
            self._back_seat = back
            again = phrase("Curtain", "Back to {seat}").put(seat=Seat(back))
            if to_look and back == seat:
                again = phrase("Curtain", "Back without looking")
            self._back.relabel(again, self._seats)
        self.seat = seat
        self._badge.setPixmap(badge)
        who = phrase("Curtain", "{seat} goes first") if first else phrase("Curtain", "{seat} is next")
        who = phrase("Curtain", "Only {seat} may look") if to_look else who
        who = who.put(seat=Seat(seat))
        self._title.say(who, self._seats)
        self._where.say(phrase("Curtain", "{game} · {where}").put(game=game, where=where), self._seats)
        away = phrase("Curtain", "Everyone else: please look away.")
        come = phrase("Curtain", "{seat}, take your seat, then open the curtain.").put(seat=Seat(seat))
        self._away.say(away, self._seats)
        self._come.say(come, self._seats)
        whole = phrase("Curtain", "{next}. {away} {come}", "the curtain, read aloud").put(
            next=who, away=away, come=come
        )
        self.context.tell(self, self.setAccessibleName, who, self._seats)
        self.context.tell(self.button, self.button.setAccessibleDescription, whole, self._seats, "whole")
        self._animation.stop()
        self.setGeometry(self._page.rect())
        self._place_card()
        self.move(0, 0)
        self.show()
        self.raise_()
        settle(self)
        self.button.setFocus()
        self.fallen.emit(whole)

    def hold(self) -> None:
        """Open to no key or click for a moment: it was meant for what was told until just now."""
        self._held.start()

    @property
    def held(self) -> bool:
        """Whether it does not open yet."""
        return self._held.isActive()

    def _open(self) -> None:
        if not self.held:
            self.lift()

    def lift(self) -> None:
        """Open for the seat: at once for the table, then the cloth goes up."""
        if self.seat < 0:
            return
        seat, self.seat = self.seat, -1
        self.lifted.emit(seat)
        if self.down:
            # What this seat has to do needs another person at once: it has fallen again.
            return
        factor = self.context.settings.motion_factor
        if factor <= 0:
            self.hide()
            return
        self._animation.setDuration(round(UP * factor))
        self._animation.setEasingCurve(QEasingCurve.Type.InCubic)
        self._animation.setStartValue(self.pos())
        self._animation.setEndValue(QPointF(0, -self.height()).toPoint())
        self._animation.start()

    @property
    def down(self) -> bool:
        """Whether it covers the table for somebody."""
        return self.seat >= 0

    def raise_away(self) -> None:
        """Vanish without having been opened: the table turned public or was left."""
        self.seat = -1
        self._animation.stop()
        self.hide()

    def _go_back(self) -> None:
        if self._to_look:
            self.returned.emit()
        else:
            self.taken_back.emit(self._back_seat)

    def _moved(self) -> None:
        if self.seat < 0:
            self.hide()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.down and not event.isAutoRepeat():
            self._open()
        elif event.key() == Qt.Key.Key_Escape and self.down and self._to_look:
            self._go_back()

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        event.accept()

    def _place_card_soon(self) -> None:
        """Place the card when all words have changed, and told their sizes."""
        QTimer.singleShot(0, self, self._place_card)

    def _place_card(self) -> None:
        width = min(self.context.theme.high(660), self.width() - 32)
        # In a low window the card does without what is only fine to look at.
        low = self.height() < _LOW * max(1.0, self.context.theme.text_scale)
        self._body.setContentsMargins(56, 18 if low else 36, 56, 14 if low else 28)
        self._body.setSpacing(6 if low else 12)
        self._badge.setVisible(not low)
        self._where.setVisible(not low)
        self._card.setFixedWidth(max(0, width))
        self._card.adjustSize()
        height = min(max(self._body.heightForWidth(width), 380), self.height() - 16)
        self._card.setGeometry(round((self.width() - width) / 2), round((self.height() - height) * 0.5), width, height)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cloth = QtGui.QPixmap()
        self._place_card()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._cloth.isNull() or self._cloth.devicePixelRatio() != ratio:
            self._cloth = cloth(self.width(), self.height(), ratio)
        QtGui.QPainter(self).drawPixmap(0, 0, self._cloth)


class _Card(QWidget):
    """The dark card with a brass rim on the curtain; it keeps its colours by day."""

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = smooth(self)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        draw_rounded(painter, box, 18, QtGui.QColor(EVENING.panel), QtGui.QPen(QtGui.QColor(BRASS), 2))
        draw_rounded(painter, box.adjusted(10, 10, -10, -10), 10, edge=QtGui.QPen(faded(BRASS, 110), 1))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QtGui.QColor(BRASS))
        for x in (box.left() + 29, box.right() - 29):
            for y in (box.top() + 29, box.bottom() - 29):
                painter.drawEllipse(QPointF(x, y), 4, 4)
