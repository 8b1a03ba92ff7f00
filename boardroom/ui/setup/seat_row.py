"""A row for a seat being set up: a grip to move it, its badge, name, player and colour."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from boardroom.bots import Bot
from boardroom.controller.seating import LONGEST_TYPED_NAME, SeatChoice
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art, badges
from boardroom.ui.kit.pictures.painting import draw_rounded, focus_ring, smooth
from boardroom.ui.kit.pictures.seat_colours import SetColour
from boardroom.ui.kit.theme import RADIUS
from boardroom.ui.kit.widgets.controls import Alternative, Choice, LineEdit, Pick, Segments, check_quietly
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.words import plain_text

_BADGE, _SWATCH, _MARK = 64, 36, 26


class Grip(QAbstractButton):
    """The handle of a row: dragged with the mouse, or moved with the arrow keys."""

    dragged = Signal(int)
    dropped = Signal()
    stepped = Signal(int)

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.setFixedSize(28, 48)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        context.theme.changed.connect(self.update)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.dragged.emit(round(event.globalPosition().y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.context.theme.palette
        painter = smooth(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        lively = self.underMouse() or self.hasFocus() or self.isDown()
        if lively:
            painter.setPen(QPen(QColor(p.brass), 2) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(p.heading))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        pixmap = art.icon_pixmap("drag", 18, p.text if lively else p.disabled, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(box.center().x() - 9, box.center().y() - 9), pixmap)


class Swatch(Alternative):
    """A colour to choose: its badge, ringed when it is this seat's, pale when another seat has it."""

    def __init__(self, context: AppContext, colour: SetColour) -> None:
        super().__init__()
        self.context, self.colour, self.taken = context, colour, False
        self._taker, self._seat = "", 0
        self.setFixedSize(_SWATCH, _SWATCH)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        context.theme.changed.connect(self.update)
        context.tell(self, self.setAccessibleName, colour.title, what="name")

    def show_taker(self, taken_by: str) -> None:
        """Say who else has this colour, nobody for an empty name."""
        self.taken, self._taker = bool(taken_by), taken_by
        self._explain()
        self.update()

    def belong(self, seat: int) -> None:
        """Say for which seat it is chosen, counted from 1, to who does not see beside whose name it is."""
        self._seat = seat
        self._explain()

    def _explain(self) -> None:
        hint, heard = self.colour.title, phrase("Setup", "Colour of seat {number}").put(number=self._seat)
        if self._taker:
            swap = phrase("Setup", "{colour}: {name} has it. Choosing it swaps your colours.")
            hint = swap.put(colour=self.colour.title, name=self._taker)
            heard = phrase("Setup", "Colour of seat {number}. {name} has it. Choosing it swaps your colours.").put(
                number=self._seat, name=self._taker
            )
        self.context.tell(self, partial(plain_text.set_tip, self), hint, what="hint")
        self.context.tell(self, self.setAccessibleDescription, heard, what="heard")

    def hitButton(self, pos: object) -> bool:
        return True

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.context.theme.palette
        painter = smooth(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        chosen, corner = self.isChecked(), float(RADIUS)
        if self.hasFocus():
            box, corner = focus_ring(painter, box, RADIUS, p.brass), corner - 3
        if chosen or self.underMouse():
            ground, line = (p.acting, p.brass) if chosen else (p.heading, p.edge)
            draw_rounded(painter, box, corner, ground, line, 2 if chosen and not self.hasFocus() else 1.2)
        if self.taken and not self.underMouse():
            painter.setOpacity(0.4)
        badge = badges.picture(self.colour.badge, _MARK, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(box.center().x() - _MARK / 2, box.center().y() - _MARK / 2), badge)


class Badge(QWidget):
    """The badge of a seat's colour, large."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size
        self._colour: SetColour | None = None
        self.setFixedSize(size, size)

    def show_colour(self, colour: SetColour) -> None:
        """Show another colour."""
        self._colour = colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._colour is not None:
            painter = QPainter(self)
            painter.drawPixmap(0, 0, badges.picture(self._colour.badge, self._size, self.devicePixelRatioF()))


class SeatRow(QWidget):
    """The row itself. It changes the name, kind and bot chosen for its seat; a colour it only asks for."""

    changed = Signal()
    colour_wanted = Signal(str)

    def __init__(
        self, context: AppContext, choice: SeatChoice, colours: Sequence[SetColour], bots: Mapping[str, Bot]
    ) -> None:
        super().__init__()
        self.context, self.choice, self.lifted, self.first = context, choice, False, True
        self._colours = {colour.key: colour for colour in colours}
        self._bots, self._namesake = bots, False
        self.grip = Grip(context)
        self.number = Words(context, None, 20, 700, "quiet", titled=True)
        self.number.setFixedWidth(20)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.badge = Badge(_BADGE)
        self.name = LineEdit(context, phrase("Setup", "Name"), LONGEST_TYPED_NAME)
        self.name.setMinimumWidth(170)
        self.name.textEdited.connect(self._named)
        kinds = (
            Choice(PERSON, phrase("Setup", "Human"), "person"),
            Choice(COMPUTER, phrase("Setup", "Computer"), "computer"),
        )
        self.kind = Segments(context, phrase("Setup", "Player type"), kinds)
        if not bots:
            self.kind.hide()
        self.kind.chosen.connect(self._seated)
        self.bot = Pick(context, phrase("Setup", "Computer player"), [Choice(key, bots[key].title) for key in bots])
        self.bot.chosen.connect(self._bot_chosen)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setRetainSizeWhenHidden(True)
        self.bot.setSizePolicy(policy)
        self.swatches = [Swatch(context, colour) for colour in self._colours.values()]
        self.colour_name = Words(context, None, 12, 400, "quiet")
        self._lay_out()
        context.theme.changed.connect(self.update)
        self.refresh()

    def _lay_out(self) -> None:
        palette = QWidget()
        colours = laid(QHBoxLayout(palette), (0, 0, 0, 0), 2)
        for swatch in self.swatches:
            swatch.toggled.connect(partial(self._wish, swatch.colour.key))
            colours.addWidget(swatch)
        colours.addSpacing(8)
        colours.addWidget(self.colour_name, 1)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.addWidget(self.name, 0, 0)
        grid.addWidget(self.kind, 0, 1)
        grid.addWidget(palette, 1, 0)
        grid.addWidget(self.bot, 1, 1)
        grid.setColumnStretch(0, 1)
        row = laid(QHBoxLayout(self), (6, 12, 12, 12), 8)
        row.addWidget(self.grip)
        row.addWidget(self.number)
        row.addWidget(self.badge)
        row.addSpacing(4)
        row.addLayout(grid, 1)
        self.stops: tuple[QWidget, ...] = (self.grip, self.name, *self.kind.segments, self.bot, *self.swatches)
        for before, after in pairwise(self.stops):
            QWidget.setTabOrder(before, after)

    def refresh(self) -> None:
        """Show what is chosen now."""
        choice = self.choice
        if self.name.text() != choice.typed:
            self.name.setText(choice.typed)
        self.kind.choose(choice.kind)
        self.bot.choose(choice.bot)
        self.bot.setVisible(choice.kind == COMPUTER)
        if choice.bot in self._bots:
            line = self._bots[choice.bot].line
            self.context.tell(self.bot, partial(plain_text.set_tip, self.bot), line, what="tip")
            self.context.tell(self.bot, self.bot.setAccessibleDescription, line, what="line")
        colour = self._colours[choice.colour]
        self.badge.show_colour(colour)
        self._say_colour()
        for swatch in self.swatches:
            check_quietly(swatch, swatch.colour.key == choice.colour)

    def place(self, number: int, usual: Text, called: str, movable: bool) -> None:
        """Say where the row stands, what the seat is called if nobody types a name, and what it is called."""
        context = self.context
        self.first = number == 1
        self.number.say(verbatim(str(number)))
        context.tell(self.name, self.name.setPlaceholderText, usual, what="usual")
        seat = phrase("Setup", "Seat {number}").put(number=number)
        context.tell(self, self.setAccessibleName, seat, what="seat")
        self.name.rename(phrase("Setup", "Name of seat {number}").put(number=number))
        self.kind.rename(phrase("Setup", "Player type of seat {number}").put(number=number))
        self.bot.rename(phrase("Setup", "Computer player of seat {number}").put(number=number))
        self.grip.setVisible(movable)
        move = phrase("Setup", "Move {name}: drag, or press the up or down arrow key").put(name=called)
        context.tell(self.grip, partial(plain_text.set_tip, self.grip), move, what="tip")
        name = phrase("Setup", "Move {name}").put(name=called)
        context.tell(self.grip, self.grip.setAccessibleName, name, what="name")
        keys = phrase("Setup", "Press the up or down arrow key.")
        context.tell(self.grip, self.grip.setAccessibleDescription, keys, what="keys")
        for swatch in self.swatches:
            swatch.belong(number)

    def show_takers(self, takers: Mapping[str, str]) -> None:
        """Say which colours other seats have: names by colour."""
        for swatch in self.swatches:
            swatch.show_taker(takers.get(swatch.colour.key, ""))

    def complain(self, namesake: bool) -> None:
        """Say that another seat has the same name, or that all is well."""
        self._namesake = namesake
        self.name.complain(namesake)
        self._say_colour()

    def _say_colour(self) -> None:
        if self._namesake:
            self.colour_name.say(phrase("Setup", "Another seat has this name. Give each seat its own."))
        else:
            self.colour_name.say(self._colours[self.choice.colour].title)
        self.colour_name.recolour("warning" if self._namesake else "quiet")

    def lift(self, lifted: bool) -> None:
        """Show the row as being carried, or as lying."""
        self.lifted = lifted
        self.update()

    def _named(self, words: str) -> None:
        self.choice.call(words)
        self.changed.emit()

    def _seated(self, kind: str) -> None:
        self.choice.kind = kind
        self.refresh()
        self.changed.emit()

    def _bot_chosen(self, bot: str) -> None:
        self.choice.bot = bot
        self.refresh()
        self.changed.emit()

    def _wish(self, colour: str, on: bool) -> None:
        if on:
            self.colour_wanted.emit(colour)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(560, 104))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.context.theme.palette
        painter = QPainter(self)
        if not self.first:
            painter.setPen(QColor(p.line))
            painter.drawLine(10, 0, self.width() - 10, 0)
        if self.lifted:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            draw_rounded(painter, box, RADIUS, QColor(p.heading), QPen(QColor(p.brass), 1.6))
