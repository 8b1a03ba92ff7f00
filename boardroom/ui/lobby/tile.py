"""A sheet of the lobby: a panel with a picture and words on it that can be clicked, or chosen with the keyboard."""

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.kept_picture import kept_picture
from boardroom.ui.kit.theme import RADIUS_TILE
from boardroom.ui.kit.widgets.buttons import QUIET, Button, IconButton
from boardroom.ui.kit.words import line_breaks

LEFT, TOP, RIGHT, BOTTOM = 6, 4, 6, 8
"""The room around the paper for its shadow and the mark of the keyboard."""
_CORNER, _FRAME = 30, 62


class Tile(QAbstractButton):
    """The paper, its shadow, its edge; what is on it is painted by ``paint_on``. Enter clicks it as the mouse does.

    ``key`` says which it is, so that it is found again when the lobby is laid out anew.
    """

    menu_wanted = Signal(QPointF)
    """At a place of the screen."""

    def __init__(self, context: AppContext, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.context, self.key = context, key
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        context.theme.changed.connect(self.restyle)
        context.voice.changed.connect(self.restyle)

    @property
    def paper(self) -> QRectF:
        """The place of the paper in the widget."""
        return QRectF(self.rect()).adjusted(LEFT, TOP, -RIGHT, -BOTTOM)

    def restyle(self) -> None:
        """Follow the theme and the language."""
        self.describe()
        self.place()
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # A part has another size by now, as in other words.
            self.place()
        return super().event(event)

    def own_button(self, label: Text, role: str, icon: str = "") -> Button:
        """A button on the sheet that clicks it; the keys come to the sheet itself."""
        button = Button(self.context, label, role, icon)
        button.setParent(self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(self.click)
        return button

    def to_corner(self, button: Button) -> None:
        """Put a button into the lower right corner of the paper."""
        paper, size = self.paper, button.sizeHint()
        x, y = round(paper.right() - 20 - size.width()), round(paper.bottom() - 17 - size.height())
        button.setGeometry(x, y, size.width(), size.height())

    def describe(self) -> None:
        """Say the sheet in words, for those who do not see it."""

    def place(self) -> None:
        """Put the buttons where they belong."""

    def paint_on(self, painter: QtGui.QPainter, paper: QRectF) -> None:
        """Paint what is on the paper; the painter is clipped to it."""

    def sizeHint(self) -> QSize:
        return QSize(400, 180)

    def resizeEvent(self, event: object) -> None:
        self.place()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            event.ignore() if event.key() != Qt.Key.Key_Space else super().keyPressEvent(event)

    def contextMenuEvent(self, event: "QtGui.QContextMenuEvent") -> None:
        by_key = event.reason() == QtGui.QContextMenuEvent.Reason.Keyboard
        spot = self.mapToGlobal(self.rect().center()) if by_key else event.globalPos()
        self.menu_wanted.emit(QPointF(spot))

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        p = self.context.theme.palette
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QtGui.QPainter.RenderHint.SmoothPixmapTransform)
        paper = self.paper
        self._paint_shadow(painter)
        shape = QtGui.QPainterPath()
        shape.addRoundedRect(paper, RADIUS_TILE, RADIUS_TILE)
        painter.fillPath(shape, QtGui.QColor(p.panel))
        painter.save()
        painter.setClipPath(shape)
        self.paint_on(painter, paper)
        painter.restore()
        hovered = self.underMouse()
        painter.setPen(QtGui.QPen(QtGui.QColor(p.brass if hovered else p.line), 1.6 if hovered else 1.2))
        painter.drawPath(shape)
        if self.hasFocus():
            painter.setPen(QtGui.QPen(QtGui.QColor(p.brass), 3))
            painter.drawRoundedRect(paper.adjusted(-1.5, -1.5, 1.5, 1.5), RADIUS_TILE + 1.5, RADIUS_TILE + 1.5)

    def _paint_shadow(self, painter: QtGui.QPainter) -> None:
        """The shadow from a small picture of its corners, its edges drawn out: strokes as long as a sheet take time."""
        ratio, whole = self.devicePixelRatioF(), self.rect()
        colour = self.context.theme.palette.shadow
        frame = kept_picture(f"sheet shadow {colour}@{ratio:g}", lambda: _shadow(colour, ratio))
        steps = (0, _CORNER, _CORNER + 2, _FRAME)
        xs = (0, _CORNER, whole.width() - _CORNER, whole.width())
        ys = (0, _CORNER, whole.height() - _CORNER, whole.height())
        for row in range(3):
            for column in range(3):
                if row != 1 or column != 1:
                    place = QRectF(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
                    source = QRectF(
                        steps[column] * ratio,
                        steps[row] * ratio,
                        (steps[column + 1] - steps[column]) * ratio,
                        (steps[row + 1] - steps[row]) * ratio,
                    )
                    painter.drawPixmap(place, frame, source)

    def write(
        self,
        painter: QtGui.QPainter,
        words: str,
        box: QRectF,
        size: float,
        weight: int,
        role: str,
        step: float,
        most: int = 1,
    ) -> float:
        """Words in lines from the top of a box, ``step`` apart; the height they took."""
        font = self.context.theme.text(size, weight)
        painter.setFont(font)
        painter.setPen(self.context.theme.colour(role))
        y = box.top()
        for line in line_breaks.lines(words, font, box.width(), most):
            painter.drawText(QPointF(box.left(), y + step * 0.76), line)
            y += step
        return y - box.top()


def _shadow(colour: str, ratio: float) -> QtGui.QPixmap:
    """The shadow of the smallest sheet."""
    pixmap = QtGui.QPixmap(round(_FRAME * ratio), round(_FRAME * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QtGui.QColor(0, 0, 0, 0))
    painter = QtGui.QPainter(pixmap)
    painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
    paper = QRectF(LEFT, TOP, _FRAME - LEFT - RIGHT, _FRAME - TOP - BOTTOM)
    for grow, part in ((2.5, 0.3), (1.5, 0.5), (0.5, 0.8)):
        soft = QtGui.QColor(colour)
        soft.setAlphaF(soft.alphaF() * part)
        painter.setPen(QtGui.QPen(soft, 1.5))
        edge = paper.translated(0, 2).adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(edge, RADIUS_TILE + grow, RADIUS_TILE + grow)
    painter.end()
    return pixmap


class Dots(IconButton):
    """The button with three dots that opens a sheet's menu."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(context, phrase("Lobby", "More", "a button with three dots that opens a menu"), "", QUIET)
        self.setParent(parent)

    def sizeHint(self) -> QSize:
        return QSize(34, 32)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.context.theme.colour("quiet"))
        middle = QRectF(self.rect()).center()
        for x in (-6.0, 0.0, 6.0):
            painter.drawEllipse(middle + QPointF(x, 0), 1.9, 1.9)
