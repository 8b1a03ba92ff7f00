"""Bubbles on the stage: the preview beside a target, and the small chooser when a drop could mean several."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QVBoxLayout, QWidget

from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.painting import draw_rounded, smooth
from boardroom.ui.kit.widgets.buttons import MAIN, PLAIN, Button
from boardroom.ui.kit.widgets.click_beside import is_beside
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.gestures.choices import (
    Choice,
    CrossOfChoices,
    Outlook,
    PictureButton,
    RowsOfChoices,
    at_rest,
    beside_icon,
    paint_line,
)
from boardroom.ui.stage.pieces.pieces import BAND_BUBBLE
from boardroom.ui.stage.table import Table


class Bubble(QGraphicsItem):
    """What an action would do, in a few lines with icons; it keeps clear of piece and target."""

    def __init__(self, table: Table, preview: Preview, widest: float = 0.0) -> None:
        """With ``widest``, lines whose words are wider than that go on in the next row."""
        super().__init__()
        self._context = table.context
        self._lines = [(line.tone, table.say(line.text)) for line in preview.lines]
        self.heard = table.aloud(line.text for line in preview.lines)
        """The lines, as they are heard."""
        font = self._context.theme.text(13, 700)
        metrics = QFontMetricsF(font)
        self._rows: list[tuple[Tone | None, str]] = []
        for tone, words in self._lines:
            first, *more = line_breaks.lines(words, font, widest) if widest else [words]
            self._rows += [(tone, first), *((None, row) for row in more)]
        self._row = metrics.height() + 6
        width = max((metrics.horizontalAdvance(words) for _, words in self._rows), default=0.0)
        width += 30 + beside_icon(self._context)
        self.size = QRectF(0, 0, width, self._row * len(self._rows) + 14)
        self.setZValue(BAND_BUBBLE)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def words(self) -> tuple[str, ...]:
        """The lines, as they are read."""
        return tuple(words for _, words in self._lines)

    @property
    def empty(self) -> bool:
        """Whether there is nothing to say."""
        return not self._lines

    def settle(
        self,
        target: QRectF,
        piece: QRectF,
        whole: QRectF,
        ringed: Sequence[QRectF] = (),
        others: Sequence[QRectF] = (),
        lying: Sequence[QRectF] = (),
    ) -> None:
        """Stand beside the target, on the side where it fits and covers neither target nor piece, and as little as can
        be of what is ``ringed``, then of the ``others`` to which the keys can go on, then of the pieces ``lying``
        there.
        """
        about = target
        for area in ringed:
            about = about.united(area)
        spots = [*self._beside(target, target.center()), *self._beside(about, target.center())]
        if others:
            spots += self._all_over(whole, target)
        best, least = None, (float("inf"),) * 3
        for spot in spots:
            box = self.size.translated(spot)
            if whole.contains(box) and not box.intersects(piece.adjusted(-14, -14, 14, 14)):
                covered = (_covered(box, ringed), _covered(box, others), _covered(box, lying))
                if covered < least:
                    best, least = spot, covered
                if not any(covered):
                    break
        for spot in self._all_over(whole, piece) if best is None else ():
            # So large a target has no room beside it: over its least part, near the piece.
            box = self.size.translated(spot)
            covered = (_covered(box, ringed), _covered(box, others), _covered(box, lying))
            if covered < least:
                best, least = spot, covered
        if best is None:
            best = QPointF(target.center().x() - self.size.width() / 2, target.top() - self.size.height() - 12)
        # Whatever else it covers, all of it is seen.
        right, foot = whole.right() - self.size.width() - 8, whole.bottom() - self.size.height() - 8
        self.setPos(max(whole.left(), min(best.x(), right)), max(whole.top(), min(best.y(), foot)))

    def _beside(self, area: QRectF, middle: QPointF) -> tuple[QPointF, ...]:
        """Where it can stand beside an area: above, below, right and left of it, as near a point as can be."""
        width, height = self.size.width(), self.size.height()
        return (
            QPointF(middle.x() - width / 2, area.top() - height - 16),
            QPointF(middle.x() - width / 2, area.bottom() + 16),
            QPointF(area.right() + 16, middle.y() - height / 2),
            QPointF(area.left() - width - 16, middle.y() - height / 2),
        )

    def _all_over(self, whole: QRectF, target: QRectF) -> list[QPointF]:
        """Where it can stand clear of the target at all, the nearest to it first."""
        right, foot = whole.right() - self.size.width(), whole.bottom() - self.size.height()
        xs = range(round(whole.left()) + 8, round(right) - 7, _STRIDE)
        ys = range(round(whole.top()) + 8, round(foot) - 7, _STRIDE)
        spots = [QPointF(x, y) for x in (*xs, right - 8) for y in (*ys, foot - 8)]
        clear, middle, own = target.adjusted(-8, -8, 8, 8), target.center(), self.size.center()
        found = [spot for spot in spots if not self.size.translated(spot).intersects(clear)]
        return sorted(found, key=lambda spot: (spot + own - middle).manhattanLength())

    def boundingRect(self) -> QRectF:
        return self.size.adjusted(-14, -10, 14, 22)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        p = self._context.theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 18))
        for grow in (8.0, 5.0, 2.0):
            painter.drawRoundedRect(self.size.translated(0, 6).adjusted(-grow, -grow, grow, grow), 12, 12)
        draw_rounded(painter, self.size, 10, QColor(p.panel), QPen(QColor(p.rim), 2))
        y = 7.0
        ratio = widget.devicePixelRatioF() if widget is not None else 1.0
        for tone, words in self._rows:
            box = QRectF(12, y, self.size.width() - 16, self._row)
            paint_line(painter, self._context, tone, words, box, ratio)
            y += self._row


def _covered(box: QRectF, areas: Sequence[QRectF]) -> float:
    """How much of some areas a box covers."""
    common = (box.intersected(area) for area in areas)
    return sum(part.width() * part.height() for part in common)


_STRIDE: Final = 48
"""How far spots are apart at which a bubble looks for room, in pixels."""
_WIDEST: Final = 340
"""How wide a question is before it takes another line, in pixels."""
_CLEAR: Final = 12.0
"""Between a question and the piece it is about, in pixels."""
CANCEL: Final = phrase("Chooser", "Cancel")
_NO_SUCH_ANSWER: Final = phrase("Chooser", "There is no answer number {number}.", "of a number key")
_TOO_SOON: Final = phrase("Chooser", "This question has only just appeared. Press the key again if you mean it.")
BLIND: Final = 700
"""Milliseconds in which nobody has read a question."""
_NO_ANSWER_THERE: Final = phrase("Chooser", "There are no more answers in that direction.", "of an arrow key")
_CELL: Final = 100.0
"""A step of the offsets of choices, in pixels, when the nearest of them is looked for."""
_CONSIDERING: Final = (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn)
_NUMBERS: Final = tuple(range(Qt.Key.Key_1, Qt.Key.Key_9 + 1))
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Chooser(QWidget):
    """A few choices at a spot of the stage, or a warning before one; closes on a choice, Esc or a click outside.

    The click outside is for the question alone: what lies beneath it is not pressed. The focus stays inside; arrow keys
    mean their directions, numbers the choices in a list. ``chosen`` carries the choice; ``closed`` says that there was
    none; ``silent`` carries what is said of a key that does nothing; ``considered`` carries the choice that is pointed
    at or has the focus, and what it would do stands below all of them.
    """

    chosen = Signal(object)
    considered = Signal(object)
    closed = Signal()
    silent = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        context: AppContext,
        seats: Sequence[SeatName],
        question: Text,
        choices: Sequence[Choice],
        warning: bool = False,
        wary: bool = False,
        way_out: Text = CANCEL,
    ) -> None:
        """With ``warning`` the question is one; ``wary``: something is lost or final, so the way out has the focus."""
        super().__init__(parent)
        self._context = context
        self._open, self.warning, self._wary = True, warning, warning or wary
        self.blind = QTimer(self, singleShot=True, interval=BLIND)
        """Runs until it can have been read."""
        self.blind.start()
        self._pressed = False
        """Whether a mouse button was pressed inside."""
        self._moved = False
        """Whether the mouse has moved since: a choice that came up under it is not pointed at before."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        heading = Words(context, question, 14, 600, "warning" if warning else "text", seats=seats)
        heading.setMaximumWidth(_WIDEST)
        natural = QFontMetricsF(heading.font()).horizontalAdvance(heading.text())
        heading.setMinimumWidth(min(_WIDEST, round(natural) + 4))
        self.buttons: list[Button] = []
        self._choices: dict[Button, Choice] = {}
        pad = all(choice.offset is not None for choice in choices) and len(choices) > 1
        self._numbered = not pad
        for number, choice in enumerate(choices, 1):
            cap = str(number) if self._numbered and number <= len(_NUMBERS) else ""
            button = self._button(choice, MAIN if not pad and not self.buttons and not self._wary else PLAIN, cap)
            button.relabel(choice.label, seats)
            button.clicked.connect(lambda _=False, v=choice.value: self._choose(v))
            what = (question, *(line.text for line in choice.lines))
            button.setAccessibleDescription(context.aloud(what, seats))
            button.setParent(self)
            button.setProperty("offset", choice.offset)
            self.buttons.append(button)
            self._choices[button] = choice
        cancel = Button(context, way_out, PLAIN, key="Esc")
        cancel.clicked.connect(self.dismiss)
        context.tell(cancel, cancel.setAccessibleDescription, question, seats, "question")
        layout = laid(QVBoxLayout(self), (16, 14, 16, 14), 8)
        layout.addWidget(heading)
        if pad:
            layout.addWidget(CrossOfChoices(self.buttons), alignment=Qt.AlignmentFlag.AlignHCenter)
        else:
            pictures = [button for button in self.buttons if isinstance(button, PictureButton)]
            if pictures:
                layout.addWidget(RowsOfChoices(pictures))
            for button in self.buttons:
                if button not in pictures:
                    layout.addWidget(button)
        self._at_rest: tuple[Line, ...] = ()
        self.outlook: Outlook | None = None
        """What the choice that is considered would do, if any of them says so."""
        if any(choice.lines for choice in choices):
            self._at_rest = at_rest([choice.lines for choice in choices])
            self.outlook = Outlook(context, seats, [self._at_rest, *(choice.lines for choice in choices)])
            layout.insertWidget(1 if warning else layout.count(), self.outlook)
        # As wide as what stands below it, so that its height is known.
        below = [self.outlook] if self.outlook is not None else []
        parts = (*below, *([] if pad else self.buttons))
        wide = max(_WIDEST, *(max(part.sizeHint().width(), part.minimumWidth()) for part in parts))
        heading.setMaximumWidth(wide)
        heading.setMinimumWidth(min(wide, round(natural) + 4))
        layout.addWidget(cancel)
        self.buttons.append(cancel)
        self.setAccessibleName(heading.words)
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]  # there is one while widgets are

    def _button(self, choice: Choice, role: str, cap: str) -> Button:
        if choice.face is not None:
            return PictureButton(self._context, choice.label, choice.face, cap)
        return Button(self._context, choice.label, role, key=cap)

    def _consider(self) -> None:
        """Say what the choice under the mouse would do, else the one that has the focus."""
        pointed = (button for button in self._choices if self._moved and button.underMouse())
        considered = next(pointed, self.focusWidget())
        alone = next(iter(self._choices.values())) if len(self._choices) == 1 else None
        choice = next((choice for button, choice in self._choices.items() if button is considered), alone)
        if self.outlook is not None:
            self.outlook.show_lines(choice.lines if choice is not None else self._at_rest)
        self.considered.emit(choice.value if choice is not None else None)

    def open_at(self, spot: QPointF, inside: QRectF, clear: QRectF | None = None) -> None:
        """Show beside a spot of the parent, inside an area, above or beside what is kept ``clear`` if there is room.
        The first choice is focused; where something is lost or final, the way out.
        """
        self.adjustSize()
        x = min(max(inside.left() + 8, spot.x() - self.width() / 2), inside.right() - self.width() - 8)
        y = min(max(inside.top() + 8, spot.y() - self.height() / 2), inside.bottom() - self.height() - 8)
        if clear and clear.intersects(QRectF(x, y, self.width(), self.height())):
            ways = (
                QPointF(x, clear.top() - self.height() - _CLEAR),
                QPointF(clear.left() - self.width() - _CLEAR, y),
                QPointF(clear.right() + _CLEAR, y),
                QPointF(x, clear.bottom() + _CLEAR),
            )
            room = inside.adjusted(8, 8, -8, -8)
            free = (way for way in ways if room.contains(QRectF(way, QSizeF(self.size()))))
            x, y = next(free, QPointF(x, y)).toTuple()
        self.move(round(x), round(y))
        self.show()
        self.buttons[-1 if self._wary else 0].setFocus()
        self._consider()

    def dismiss(self) -> None:
        """Close without a choice, and say so."""
        if self._open:
            self.put_away()
            self.closed.emit()

    def put_away(self) -> None:
        """Close and say nothing: the question is asked anew, or has been answered."""
        if self._open:
            self._open = False
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]  # as above
            self.close()

    def _choose(self, value: Any) -> None:
        self.put_away()
        self.chosen.emit(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            focused = self.focusWidget()
            if isinstance(focused, Button):
                focused.click()
        elif event.key() in _NUMBERS and not event.isAutoRepeat():
            number = _NUMBERS.index(event.key())
            if self._wary and self.blind.isActive():
                # It may be meant for a piece of that number: nobody has read yet what would be lost.
                self.blind.start()
                self.silent.emit(_TOO_SOON)
            elif self._numbered and number < len(self._choices):
                self.buttons[number].click()
            else:
                self.silent.emit(_NO_SUCH_ANSWER.put(number=number + 1))

    def _arrow(self, key: Qt.Key) -> None:
        """Go to the choice in a direction: from the middle where choices have places of their own."""
        from boardroom.ui.stage.gestures.drag import nearest

        offsets = {button: button.property("offset") for button in self.buttons[:-1]}
        if len(offsets) > 1 and None not in offsets.values():
            found = nearest({button: offset * _CELL for button, offset in offsets.items()}, QPointF(), key)
        else:
            here: QWidget | None = self.focusWidget()
            here = here if here is not None else self.buttons[0]
            centres = {b: QPointF(b.mapTo(self, b.rect().center())) for b in self.buttons if b is not here}
            found = nearest(centres, QPointF(here.mapTo(self, here.rect().center())), key)
        if found is None or found.hasFocus():
            self.silent.emit(_NO_ANSWER_THERE)
        else:
            found.setFocus()

    def focusNextPrevChild(self, forth: bool) -> bool:
        """Tab goes round among the choices."""
        focused = self.focusWidget()
        place = next((number for number, button in enumerate(self.buttons) if button is focused), 0)
        self.buttons[(place + (1 if forth else -1)) % len(self.buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def eventFilter(self, watched: Any, event: QEvent) -> bool:
        if watched is self.window().windowHandle() and event.type() == QEvent.Type.MouseMove and not self._moved:
            self._moved = True
            QTimer.singleShot(0, self, self._consider_still)
        if not isinstance(watched, QWidget) or watched.window() is not self.window():
            return False
        if is_beside(self, event):
            self.dismiss()
            return True
        inside = watched is self or self.isAncestorOf(watched)
        if event.type() == QEvent.Type.MouseButtonDblClick and inside and not self._pressed:
            # The first click of it opened this: the second is not meant for what came up under the mouse.
            return True
        if event.type() == QEvent.Type.MouseButtonPress:
            self._pressed = True
        if event.type() == QEvent.Type.KeyPress and inside and isinstance(event, QKeyEvent) and event.key() in _ARROWS:
            # Before the buttons, which would go on by Tab's order.
            self._arrow(Qt.Key(event.key()))
            return True
        if inside and self._open and event.type() in _CONSIDERING:
            # When the button itself has taken notice of it.
            QTimer.singleShot(0, self, self._consider_still)
        return False

    def _consider_still(self) -> None:
        if self._open:
            self._consider()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self._context.theme.palette
        painter = smooth(self)
        draw_rounded(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, QColor(p.panel), QPen(QColor(p.rim), 2))
