"""Controls to choose and type with: a row of alternatives, a list that opens, a line to be filled in."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QSizePolicy,
    QStyledItemDelegate,
    QWidget,
)

from boardroom.engine.text import Text, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.painting import draw_rounded, focus_ring, smooth, write
from boardroom.ui.kit.theme import RADIUS
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.words import plain_text
from boardroom.ui.kit.words.fitting import Fitted, fit

HEIGHT: Final = 38
_ICON: Final = 16
_WIDEST_PICK: Final = 520
_NOTHING: Final = verbatim("")


class Choice(NamedTuple):
    """One of several things to choose from: its value, what it is called, and an icon if it has one."""

    value: Any
    title: Text
    icon: str = ""


class Alternative(QRadioButton):
    """One of several things of which one is chosen: Tab goes to the chosen one alone, arrow keys from there to others.

    Qt would have it so only once one of them had the focus: until then Tab came to the first, whichever was chosen.
    """

    def __init__(self) -> None:
        super().__init__()
        self._stop_at_chosen()

    def _stop_at_chosen(self) -> None:
        chosen = self.isChecked()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)

    def checkStateSet(self) -> None:
        self._stop_at_chosen()

    def nextCheckState(self) -> None:
        super().nextCheckState()
        self._stop_at_chosen()

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        # Not what a button does, which would have Tab come to whatever had the focus last.
        QWidget.focusInEvent(self, event)


class Segment(Alternative):
    """One alternative of a row; the whole of it can be clicked."""

    def __init__(self, context: AppContext, choice: Choice) -> None:
        super().__init__()
        self.context, self.value, self._icon, self.words = context, choice.value, choice.icon, ""
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        context.theme.changed.connect(self.updateGeometry)
        context.tell(self, self._say, choice.title)

    def _say(self, words: str) -> None:
        self.words = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QtGui.QFontMetricsF(self.context.theme.text(13, 600))
        width = metrics.horizontalAdvance(self.words) + 24 + (self._icon_size + 6 if self._icon else 0)
        return QSize(round(width) + 1, max(HEIGHT - 6, round(metrics.height()) + 12))

    @property
    def _icon_size(self) -> int:
        return self.context.theme.grown(_ICON)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:
        return True

    def enterEvent(self, event: QtGui.QEnterEvent) -> None:
        self.update()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        p = self.context.theme.palette
        painter = smooth(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ink, corner = QtGui.QColor(p.quiet), RADIUS - 2.0
        if self.hasFocus():
            box, corner = focus_ring(painter, box, corner, p.brass), corner - 3
        if not self.isEnabled():
            ink = QtGui.QColor(p.disabled)
        elif self.isChecked():
            ink = QtGui.QColor(p.acting_text)
            draw_rounded(painter, box, corner, QtGui.QColor(p.acting), QtGui.QPen(QtGui.QColor(p.brass), 1.2))
        elif self.underMouse():
            ink = QtGui.QColor(p.text)
            draw_rounded(painter, box, corner, QtGui.QColor(p.panel))
        font = self.context.theme.text(13, 600)
        metrics = QtGui.QFontMetricsF(font)
        wide = metrics.horizontalAdvance(self.words)
        x = box.center().x() - (wide + (self._icon_size + 6 if self._icon else 0)) / 2
        if self._icon:
            pixmap = art.icon_pixmap(self._icon, self._icon_size, ink.name(), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, box.center().y() - self._icon_size / 2), pixmap)
            x += self._icon_size + 6
        write(painter, QPointF(x, box.center().y() + metrics.capHeight() / 2), self.words, font, ink)


def check_quietly(button: QAbstractButton, on: bool = True) -> None:
    """Check a button, or not, without telling anybody."""
    with QSignalBlocker(button):
        button.setChecked(on)


class Segments(QWidget):
    """A row of alternatives of which one is chosen; arrow keys go from one to the next."""

    chosen = Signal(object)

    def __init__(self, context: AppContext, title: Text, choices: Sequence[Choice]) -> None:
        super().__init__()
        self.context = context
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = laid(QHBoxLayout(self), (3, 3, 3, 3), 2)
        self.segments = [Segment(context, choice) for choice in choices]
        for segment in self.segments:
            # Toggled and not clicked: that is what the client of a screen reader does to it.
            segment.toggled.connect(partial(self._toggled, segment))
            row.addWidget(segment)
        check_quietly(self.segments[0])
        context.theme.changed.connect(self.update)
        self.rename(title)

    def rename(self, title: Text) -> None:
        """Say what is chosen here, for those who do not see it."""
        self._title = title
        self.context.tell(self, self.setAccessibleName, title, what="title")
        for segment in self.segments:
            self.context.tell(segment, segment.setAccessibleDescription, title, what="title")

    @property
    def value(self) -> Any:
        """What is chosen."""
        return next(segment.value for segment in self.segments if segment.isChecked())

    def choose(self, value: Any) -> None:
        """Choose without telling anybody; a value that is not there changes nothing."""
        for segment in self.segments:
            if segment.value == value:
                check_quietly(segment)

    def bar(self, reasons: Mapping[Any, Text]) -> None:
        """Grey the values that cannot be chosen now, each with its reason; all others are open."""
        for segment in self.segments:
            why = reasons.get(segment.value)
            segment.setEnabled(why is None)
            self.context.tell(
                segment, partial(plain_text.set_tip, segment), _NOTHING if why is None else why, what="why"
            )
            self.context.tell(
                segment, segment.setAccessibleDescription, self._title if why is None else why, what="title"
            )

    def _toggled(self, segment: Segment, on: bool) -> None:
        if on:
            self.chosen.emit(segment.value)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        p = self.context.theme.palette
        painter = smooth(self)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        draw_rounded(painter, box, RADIUS, QtGui.QColor(p.heading), QtGui.QPen(QtGui.QColor(p.edge), 1))


class Pick(QComboBox):
    """A list that opens, for more alternatives than fit beside each other."""

    chosen = Signal(object)

    def __init__(self, context: AppContext, title: Text, choices: Sequence[Choice]) -> None:
        super().__init__()
        self.context = context
        self._values = [choice.value for choice in choices]
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setItemDelegate(QStyledItemDelegate(self))
        for i, choice in enumerate(choices):
            self.addItem("")
            context.tell(self, partial(self._say, i), choice.title, what=f"item {i}")
        self.activated.connect(lambda i: self.chosen.emit(self._values[i]))
        context.theme.changed.connect(self._restyle)
        self._restyle()
        self.rename(title)

    def rename(self, title: Text) -> None:
        """Say what is chosen here, for those who do not see it."""
        self.context.tell(self, self.setAccessibleName, title, what="title")
        # On Linux Qt names a list by what is chosen in it, whatever its name is.
        self.context.tell(self, self.setAccessibleDescription, title, what="description")

    @property
    def value(self) -> Any:
        """What is chosen."""
        return self._values[self.currentIndex()]

    def choose(self, value: Any) -> None:
        """Choose without telling anybody; a value that is not there changes nothing."""
        if value in self._values:
            self.setCurrentIndex(self._values.index(value))

    def bar(self, reasons: Mapping[Any, Text]) -> None:
        """Grey the values that cannot be chosen now, each with its reason; all others are open."""
        model = self.model()
        assert isinstance(model, QtGui.QStandardItemModel)
        for i, value in enumerate(self._values):
            why = reasons.get(value)
            item = model.item(i)
            item.setEnabled(why is None)
            self.context.tell(
                self, partial(plain_text.set_tip, item), _NOTHING if why is None else why, what=f"why {i}"
            )

    def _say(self, i: int, words: str) -> None:
        self.setItemText(i, words)
        self._widen()

    def _restyle(self) -> None:
        p = self.context.theme.palette
        self.setFont(self.context.theme.text(13, 500))
        self.view().setFont(self.context.theme.text(13, 500))
        self.view().setStyleSheet(
            f"QAbstractItemView {{ background: {p.panel}; color: {p.text}; border: 1px solid {p.edge}; outline: 0; "
            f"selection-background-color: {p.acting}; selection-color: {p.acting_text}; padding: 4px; }}"
            f"QAbstractItemView::item {{ min-height: 30px; padding: 2px 8px; border-radius: 6px; }}"
            f"QAbstractItemView::item:selected {{ background: {p.acting}; color: {p.acting_text}; }}"
            f"QAbstractItemView::item:disabled {{ background: {p.panel}; color: {p.disabled}; }}"
        )
        self._widen()

    def _widen(self) -> None:
        self.view().setMinimumWidth(round(self._longest()) + 48)
        self.updateGeometry()
        self.update()

    def _longest(self) -> float:
        metrics = QtGui.QFontMetricsF(self.font())
        return max((metrics.horizontalAdvance(self.itemText(i)) for i in range(self.count())), default=0.0)

    def sizeHint(self) -> QSize:
        high = max(HEIGHT, round(QtGui.QFontMetricsF(self.font()).height()) + 16)
        widest = round(_WIDEST_PICK * max(1.0, self.context.theme.text_scale))
        return QSize(min(widest, round(self._longest()) + 36 + self._chevron), high)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        # The wheel belongs to the page; turned over a closed list it would change the choice unseen.
        event.ignore()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QtGui.QHelpEvent) and event.type() == QEvent.Type.ToolTip and not self.toolTip():
            # What is cut short for want of room can be read by pointing at it.
            plain_text.show_tip(self, event.globalPos(), "" if self._fitted().whole else self.currentText())
            return True
        return super().event(event)

    def _fitted(self) -> Fitted:
        """The words that are chosen, smaller or on two lines where they are long."""
        inner = self._inner()
        return fit(self.currentText(), self.context.theme.text, 13, inner.width(), inner.height(), wrap=True)

    @property
    def _chevron(self) -> int:
        """How large the sign is that says that this opens."""
        return self.context.theme.grown(_ICON)

    def _inner(self) -> QRectF:
        return QRectF(self.rect()).adjusted(13, 1, -self._chevron - 19, -1)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        p = self.context.theme.palette
        painter = smooth(self)
        box, corner = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), float(RADIUS)
        ground = p.heading if self.underMouse() else p.panel
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            box, corner = focus_ring(painter, ring, corner, p.brass), corner - 3
        draw_rounded(painter, box, corner, ground, p.edge)
        pixmap = art.icon_pixmap("chevron-down", self._chevron, p.quiet, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(box.right() - self._chevron - 10, box.center().y() - self._chevron / 2), pixmap)
        painter.setPen(QtGui.QColor(p.text))
        aligned = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        self._fitted().draw(painter, self._inner(), aligned)


class LineEdit(QLineEdit):
    """A line to be filled in; ``complain`` frames it in the colour of warnings."""

    def __init__(self, context: AppContext, title: Text, longest: int) -> None:
        super().__init__()
        self.context, self._bad = context, False
        self.setMaxLength(longest)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        context.theme.changed.connect(self.restyle)
        self.restyle()
        self.rename(title)

    def rename(self, title: Text) -> None:
        """Say what belongs here, for those who do not see it."""
        self.context.tell(self, self.setAccessibleName, title, what="title")

    def complain(self, bad: bool) -> None:
        """Frame the field as wrong, or as right again."""
        if bad != self._bad:
            self._bad = bad
            self.restyle()

    def restyle(self) -> None:
        p, high = self.context.theme.palette, max(HEIGHT, round(self.context.theme.text_scale * HEIGHT))
        self.setFont(self.context.theme.text(14, 500))
        self.setFixedHeight(high)
        ring = p.warning if self._bad else p.brass
        self.setStyleSheet(
            f"QLineEdit {{ background: {p.panel}; color: {p.text}; border: 1px solid "
            f"{p.warning if self._bad else p.edge}; border-radius: {RADIUS}px; padding: 0 11px; "
            f"placeholder-text-color: {p.disabled}; "
            f"selection-background-color: {p.main}; selection-color: {p.main_text}; }}"
            f"QLineEdit:focus {{ border: 2px solid {ring}; padding: 0 10px; }}"
        )
