"""The buttons of every page, painted by the theme."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from boardroom.engine.text import Text, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.painting import focus_ring
from boardroom.ui.kit.theme import GOLD, RADIUS
from boardroom.ui.kit.words import plain_text
from boardroom.ui.kit.words.fitting import fit
from boardroom.ui.kit.words.say import SeatName

_ICON: Final = 18
"""How large icons are beside text of the usual size, in logical pixels."""
_CAP: Final = 18
"""How high a key cap is, in the same."""
MAIN, PLAIN, QUIET, BAR = "main", "plain", "quiet", "bar"


class Button(QAbstractButton):
    """A button with an icon, a label, a key cap and, when it is off, the reason as a second line.

    Roles: MAIN (filled), PLAIN (outlined), QUIET (text only), BAR (on the dark top bar).
    """

    def __init__(self, context: AppContext, label: Text, role: str = PLAIN, icon: str = "", key: str = "") -> None:
        super().__init__()
        self.context, self.role, self.icon_name, self.key = context, role, icon, key
        self._reason = self._brief = ""
        self._sized: tuple[tuple[object, ...], QSize] | None = None
        self.on_dark = role == BAR
        """Whether it stands on dark ground at any time of day: its focus ring is then gold."""
        self.size_points, self.height_hint = 14.0, 36
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        context.theme.changed.connect(self._renew)
        self.relabel(label)

    def relabel(self, label: Text, seats: Sequence[SeatName] = ()) -> None:
        """Change the label."""
        self.context.tell(self, self._set_label, label, seats, "label")

    def _set_label(self, words: str) -> None:
        if words != self.words:
            self.setText(plain_text.label(words))
            self.setAccessibleName(words)
            self._renew()

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()

    def explain(self, reason: Text | None, seats: Sequence[SeatName] = (), brief: Text | None = None) -> None:
        """Switch the button off with a reason, or on with None. Where that is too long, ``brief`` stands there."""
        self.setEnabled(reason is None)
        self.context.tell(self, self._set_brief, brief or verbatim(""), seats, "brief")
        if reason is None:
            self.context.tell(self, self._set_reason, Text("", "", "", -1, (("", ""),)), what="reason")
        else:
            self.context.tell(self, self._set_reason, reason, seats, "reason")

    def remark(self, words: Text, seats: Sequence[SeatName] = ()) -> None:
        """A second line on a button that is on, such as that it cannot be undone."""
        self.setEnabled(True)
        self.context.tell(self, self._set_reason, words, seats, "reason")

    def _set_reason(self, words: str) -> None:
        if words != self._reason:
            self._reason = words
            self.setAccessibleDescription(words)
            plain_text.set_tip(self, words)
            self._renew()

    def _set_brief(self, words: str) -> None:
        self._brief = words
        self.update()

    @property
    def words(self) -> str:
        """The label as it is shown."""
        return self.text().replace("&&", "&")

    def sizeHint(self) -> QSize:
        # Kept, for layouts ask for it many times a picture.
        theme = self.context.theme
        look = (
            self.words, self._reason, self.icon_name, self.key, self.size_points, self.height_hint,
            theme.language, theme.text_scale,
        )  # fmt: skip
        if self._sized is None or self._sized[0] != look:
            self._sized = look, self._size()
        return QSize(self._sized[1])

    def _size(self) -> QSize:
        metrics = QFontMetricsF(self.context.theme.text(self.size_points, 600))
        width = metrics.horizontalAdvance(self.words) + (24 if self.words else 16)
        if self.icon_name:
            width += self.icon_size + (8 if self.words else 0)
        if cap := self._cap_width():
            width += cap + 8
        if self._reason:
            width = max(width, QFontMetricsF(self.context.theme.text(11)).horizontalAdvance(self._reason) + 28)
        below = self._reason_high + 8 if self._reason else 14
        content = max(round(metrics.height()), self.icon_size if self.icon_name else 0)
        return QSize(round(width) + 8, max(self.height_hint, content + below))

    @property
    def icon_size(self) -> int:
        """How large the icon is, in logical pixels."""
        return self.context.theme.grown(_ICON)

    @property
    def _reason_high(self) -> int:
        """The height of the second line."""
        return max(16, round(QFontMetricsF(self.context.theme.text(11)).height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Qt leaves Enter to the desktop; here it presses the button it is on, everywhere.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = self.context.theme.palette, self.context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ink, fill, border = QColor(p.text), QColor(p.panel), QColor(p.edge)
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
        body, corner = box, float(RADIUS)
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            body = focus_ring(painter, ring, RADIUS, GOLD if self.on_dark else p.brass)
            corner = RADIUS - 3
        painter.setPen(pen if self.role in (MAIN, PLAIN) or self.isChecked() else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(body, corner, corner)
        self._paint_content(painter, box, ink, theme)

    def _paint_content(self, painter: QPainter, box: QRectF, ink: QColor, theme: object) -> None:
        cap = self._cap_width()
        icon = float(self.icon_size) if self.icon_name else 0.0
        beside = icon + (8 if icon and self.words else 0) + (10 + cap if cap else 0)
        made, room = partial(self.context.theme.text, weight=600), box.width() - beside - 8
        words = fit(self.words, made, self.size_points, room)
        if not words.whole and not self._reason and room > 0:
            # A name in it is longer than the place that it has.
            words = fit(self.words, made, self.size_points, room, box.height() - 4, True)
        metrics = QFontMetricsF(words.font)
        label = max(map(metrics.horizontalAdvance, words.lines), default=0.0)
        total = beside + label
        x = box.center().x() - total / 2
        middle = box.center().y() - (self._reason_high / 2 if self._reason else 0)
        if icon:
            pixmap = art.icon_pixmap(self.icon_name, icon, ink.name(), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, middle - icon / 2), pixmap)
            x += icon + 8
        painter.setFont(words.font)
        painter.setPen(ink)
        if len(words.lines) == 1:
            painter.drawText(QPointF(x, middle + metrics.capHeight() / 2), words.lines[0])
        else:
            words.draw(painter, QRectF(x, box.top(), label, box.height()), Qt.AlignmentFlag.AlignLeft)
        if cap:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            self._paint_cap(painter, QPointF(x + label + 10, middle - self.context.theme.grown(_CAP) / 2), ink)
        if self._reason:
            painter.setFont(self.context.theme.text(11))
            painter.setPen(ink)
            low = QRectF(box.left(), middle + metrics.height() / 2 - 2, box.width(), self._reason_high)
            room = round(low.width()) - 8
            letters = QFontMetricsF(painter.font())
            whole = letters.horizontalAdvance(self._reason) <= room
            said = letters.elidedText(
                self._reason if whole else self._brief or self._reason, Qt.TextElideMode.ElideRight, room
            )
            painter.drawText(low, Qt.AlignmentFlag.AlignCenter, said)

    def _cap_width(self) -> float:
        if not self.key or self._reason:
            return 0.0
        return QFontMetricsF(self.context.theme.text(11, 600)).horizontalAdvance(self.key) + 14

    def _paint_cap(self, painter: QPainter, spot: QPointF, ink: QColor) -> None:
        """Paint the key cap from a spot on, on the ground that is set."""
        box = QRectF(spot, QSizeF(self._cap_width(), self.context.theme.grown(_CAP)))
        painter.setPen(QPen(ink, 1))
        painter.drawRoundedRect(box, 4, 4)
        painter.setFont(self.context.theme.text(11, 600))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.key)


class IconButton(Button):
    """A square button that shows only an icon; its label is the tooltip and the accessible name."""

    def __init__(self, context: AppContext, label: Text, icon: str, role: str = BAR) -> None:
        super().__init__(context, label, role, icon)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _set_label(self, words: str) -> None:
        self.setAccessibleName(words)
        plain_text.set_tip(self, words)

    def sizeHint(self) -> QSize:
        side = max(36, self.icon_size + 14)
        return QSize(side, side)
