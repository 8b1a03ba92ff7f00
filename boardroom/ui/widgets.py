"""The furniture of every page: buttons, panels, chips and seat badges, painted by the theme."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QPixmapCache
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QVBoxLayout, QWidget

from boardroom.engine.text import Text
from boardroom.ui import art, prose
from boardroom.ui.room import Room
from boardroom.ui.say import SeatName
from boardroom.ui.theme import RADIUS, RADIUS_PANEL

MAIN, PLAIN, QUIET, BAR = "main", "plain", "quiet", "bar"


class Button(QAbstractButton):
    """A button with an icon, a label, a key cap and, when it is off, the reason as a second line.

    Roles: MAIN (filled), PLAIN (outlined), QUIET (text only), BAR (on the dark top bar).
    """

    def __init__(self, room: Room, label: Text, role: str = PLAIN, icon: str = "", key: str = "") -> None:
        super().__init__()
        self.room, self.role, self.icon_name, self.key = room, role, icon, key
        self._reason = ""
        self.size_points, self.height_hint = 14.0, 36
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        room.theme.changed.connect(self._renew)
        self.relabel(label)

    def relabel(self, label: Text, seats: Sequence[SeatName] = ()) -> None:
        """Change the label."""
        self.room.tell(self, self._set_label, label, seats, "label")

    def _set_label(self, words: str) -> None:
        if words != self.words:
            self.setText(words.replace("&", "&&"))
            self.setAccessibleName(words)
            self._renew()

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()

    def explain(self, reason: Text | None, seats: Sequence[SeatName] = ()) -> None:
        """Switch the button off with a reason, or on with None."""
        self.setEnabled(reason is None)
        if reason is None:
            self.room.tell(self, self._set_reason, Text("", "", "", -1, (("", ""),)), what="reason")
        else:
            self.room.tell(self, self._set_reason, reason, seats, "reason")

    def remark(self, words: Text, seats: Sequence[SeatName] = ()) -> None:
        """A second line on a button that is on, such as that it cannot be undone."""
        self.setEnabled(True)
        self.room.tell(self, self._set_reason, words, seats, "reason")

    def _set_reason(self, words: str) -> None:
        if words != self._reason:
            self._reason = words
            self.setAccessibleDescription(words)
            self.setToolTip(words)
            self._renew()

    @property
    def words(self) -> str:
        """The label as it is shown."""
        return self.text().replace("&&", "&")

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.room.theme.text(self.size_points, 600))
        width = metrics.horizontalAdvance(self.words) + (24 if self.words else 16)
        if self.icon_name:
            width += 18 + (8 if self.words else 0)
        if self.key and not self._reason:
            width += QFontMetricsF(self.room.theme.text(11, 600)).horizontalAdvance(self.key) + 22
        if self._reason:
            width = max(width, QFontMetricsF(self.room.theme.text(11)).horizontalAdvance(self._reason) + 28)
        return QSize(round(width) + 8, max(self.height_hint, round(metrics.height()) + (24 if self._reason else 14)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Qt leaves Enter to the desktop; here it presses the button it is on, everywhere.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = self.room.theme.palette, self.room.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ink, fill, border = QColor(p.text), QColor(p.panel), QColor(p.line)
        hovered = self.underMouse() and self.isEnabled()
        if self.role == MAIN:
            ink, fill, border = QColor(p.main_text), QColor(p.main), QColor(p.main)
            if hovered:
                fill = fill.lighter(112)
        elif self.role == BAR:
            ink, fill = QColor(p.bar_text), QColor(255, 255, 255, 28 if hovered else 0)
            border = QColor(0, 0, 0, 0)
        elif self.role == QUIET:
            fill, border = QColor(p.heading) if hovered else QColor(0, 0, 0, 0), QColor(0, 0, 0, 0)
        elif hovered:
            fill = QColor(p.heading)
        if not self.isEnabled():
            ink, fill = QColor(p.disabled), QColor(0, 0, 0, 0)
            if self.role == BAR:
                ink = QColor(p.bar_quiet)
        pen = QPen(border if self.isEnabled() else QColor(p.disabled), 1.2)
        if not self.isEnabled() and self.role in (MAIN, PLAIN):
            pen.setStyle(Qt.PenStyle.DashLine)
        if self.isDown():
            fill = fill.darker(108)
        if self.isChecked():
            fill, pen = QColor(p.acting), QPen(QColor(p.brass), 1.6)
            ink = QColor(p.acting_text)
        painter.setPen(pen if self.role in (MAIN, PLAIN) or self.isChecked() else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            focus = QColor(p.brass) if self.role != BAR else QColor("#FFD24A")
            painter.setPen(QPen(focus, 2))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        self._paint_content(painter, box, ink, theme)

    def _paint_content(self, painter: QPainter, box: QRectF, ink: QColor, theme: object) -> None:
        font = self.room.theme.text(self.size_points, 600)
        metrics = QFontMetricsF(font)
        label = metrics.horizontalAdvance(self.words)
        cap_font = self.room.theme.text(11, 600)
        cap = QFontMetricsF(cap_font).horizontalAdvance(self.key) + 14 if self.key and not self._reason else 0.0
        icon = 18.0 if self.icon_name else 0.0
        total = icon + (8 if icon and self.words else 0) + label + (10 + cap if cap else 0)
        x = box.center().x() - total / 2
        middle = box.center().y() - (8 if self._reason else 0)
        if icon:
            pixmap = art.icon_pixmap(self.icon_name, icon, ink.name(), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, middle - icon / 2), pixmap)
            x += icon + 8
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QPointF(x, middle + metrics.capHeight() / 2), self.words)
        if cap:
            key_box = QRectF(x + label + 10, middle - 9, cap, 18)
            painter.setPen(QPen(ink, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(key_box, 4, 4)
            painter.setFont(cap_font)
            painter.drawText(key_box, Qt.AlignmentFlag.AlignCenter, self.key)
        if self._reason:
            painter.setFont(self.room.theme.text(11))
            painter.setPen(ink)
            low = QRectF(box.left(), middle + metrics.height() / 2 - 2, box.width(), 16)
            painter.drawText(low, Qt.AlignmentFlag.AlignCenter, self._reason)


class IconButton(Button):
    """A square button that shows only an icon; its label is the tooltip and the accessible name."""

    def __init__(self, room: Room, label: Text, icon: str, role: str = BAR) -> None:
        super().__init__(room, label, role, icon)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _set_label(self, words: str) -> None:
        self.setAccessibleName(words)
        self.setToolTip(words)

    def sizeHint(self) -> QSize:
        return QSize(36, 36)


class Words(QLabel):
    """A label that follows voice and theme: ``role`` is a palette colour, ``titled`` takes the title face; with
    ``capital`` a text begins with a capital letter, whatever it is within a sentence.
    """

    def __init__(
        self,
        room: Room,
        text: Text | None = None,
        size: float = 13,
        weight: int = 400,
        role: str = "text",
        titled: bool = False,
        seats: Sequence[SeatName] = (),
        capital: bool = False,
    ) -> None:
        super().__init__()
        self.room, self._size, self._weight, self.role, self._titled = room, size, weight, role, titled
        self._capital = capital
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        room.theme.changed.connect(self.restyle)
        self.restyle()
        if text is not None:
            self.say(text, seats)

    def say(self, text: Text, seats: Sequence[SeatName] = ()) -> None:
        """Show a text, in every language to come."""
        self.room.tell(self, self._show, text, seats)

    def _show(self, words: str) -> None:
        if self._capital:
            words = words[:1].upper() + words[1:]
        self.setText(prose.knit(words))
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
        theme = self.room.theme
        self.setFont(theme.title(self._size, self._weight) if self._titled else theme.text(self._size, self._weight))
        palette = self.palette()
        palette.setColor(self.foregroundRole(), theme.colour(self.role))
        self.setPalette(palette)


class Panel(QWidget):
    """A rounded panel with a heading strip, an icon and a body layout."""

    def __init__(self, room: Room, heading: Text | None = None, icon: str = "") -> None:
        super().__init__()
        self.room, self.icon_name = room, icon
        self.heading_height = 40 if heading is not None else 0
        outer = QVBoxLayout(self)
        outer.setContentsMargins(4, 2, 4, 10)
        outer.setSpacing(0)
        self.heading = Words(room, heading, 13, 600, "quiet")
        self.heading.setWordWrap(False)
        self.heading.setFixedHeight(self.heading_height)
        self.heading.setContentsMargins(44 if icon else 16, 0, 8, 0)
        outer.addWidget(self.heading)
        self.heading.setVisible(heading is not None)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(14, 10, 14, 10)
        self.body.setSpacing(8)
        outer.addLayout(self.body)
        room.theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        look = self.width(), self.height(), self.heading_height, self.icon_name, self.room.theme.palette.name, ratio
        sheet = QPixmap()
        if not QPixmapCache.find(f"panel {look}", sheet):
            sheet = self._painted(ratio)
            QPixmapCache.insert(f"panel {look}", sheet)
        QPainter(self).drawPixmap(0, 0, sheet)

    def _painted(self, ratio: float) -> QPixmap:
        """The ground, painted once: a table that changes below shows through its shadow every time."""
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 2, -4, -8)
        paint_panel(painter, box, self.room, self.heading_height)
        if self.icon_name and self.heading_height:
            icon = art.icon_pixmap(self.icon_name, 18, self.room.theme.palette.quiet, ratio)
            painter.drawPixmap(QPointF(box.left() + 16, box.top() + self.heading_height / 2 - 9), icon)
        painter.end()
        return pixmap


def paint_panel(painter: QPainter, box: QRectF, room: Room, heading_height: float = 0) -> None:
    """A panel's ground: a soft shadow below, the sheet, the heading strip, the line around."""
    p = room.theme.palette
    painter.setPen(Qt.PenStyle.NoPen)
    shadow = QColor(p.shadow)
    for grow, part in ((3.0, 0.25), (2.0, 0.35), (1.0, 0.5)):
        soft = QColor(shadow)
        soft.setAlphaF(shadow.alphaF() * part)
        painter.setBrush(soft)
        painter.drawRoundedRect(box.translated(0, 2).adjusted(-grow, -grow, grow, grow), RADIUS_PANEL, RADIUS_PANEL)
    painter.setBrush(QColor(p.panel))
    painter.drawRoundedRect(box, RADIUS_PANEL, RADIUS_PANEL)
    if heading_height:
        painter.save()
        painter.setClipRect(QRectF(box.left(), box.top(), box.width(), heading_height))
        painter.setBrush(QColor(p.heading))
        painter.drawRoundedRect(box.adjusted(0, 0, 0, 20), RADIUS_PANEL, RADIUS_PANEL)
        painter.restore()
        painter.setPen(QPen(QColor(p.line), 1))
        painter.drawLine(
            QPointF(box.left(), box.top() + heading_height), QPointF(box.right(), box.top() + heading_height)
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(p.line), 1))
    painter.drawRoundedRect(box, RADIUS_PANEL, RADIUS_PANEL)


class Chip(QWidget):
    """A small rounded word: quiet, done or acting."""

    def __init__(self, room: Room, text: Text, mood: str = "quiet") -> None:
        super().__init__()
        self.room, self.mood, self._words = room, mood, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        room.theme.changed.connect(self._renew)
        self.say(text, mood)

    def say(self, text: Text, mood: str, seats: Sequence[SeatName] = ()) -> None:
        """Show another word in another mood."""
        if mood != self.mood:
            self.mood = mood
            self.update()
        self.room.tell(self, self._set, text, seats, "chip")

    def _set(self, words: str) -> None:
        if words != self._words:
            self._words = words
            self.setAccessibleName(words)
            self._renew()

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.room.theme.text(12, 600))
        return QSize(round(metrics.horizontalAdvance(self._words)) + 18, round(metrics.height()) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.room.theme.palette
        fill, ink = {
            "done": (p.done, p.done_text),
            "acting": (p.acting, p.acting_text),
        }.get(self.mood, (p.heading, p.quiet))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        painter.setFont(self.room.theme.text(12, 600))
        painter.setPen(QColor(ink))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._words)
