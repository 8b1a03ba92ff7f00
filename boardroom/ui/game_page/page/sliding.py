"""Where seats change places between the table and its panels, what is theirs slides there in sight, with the names."""

from attrs import frozen
from PySide6 import QtCore
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.rounded import paint_rounded
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.stage import Stage
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_parts import SeatArea

SLIDE = 420
"""Milliseconds of what is a seat's sliding to its new place."""
_ENDING = {QtCore.QEvent.Type.MouseButtonPress, QtCore.QEvent.Type.KeyPress, QtCore.QEvent.Type.Wheel}
"""What ends it at once, and then means what it always does."""
_CORNER = QtCore.QPointF(14, 12)
"""Where a name lies in the large picture, from its corner."""


@frozen
class _Seen:
    """What is a seat's as it is seen: its box on the stage, its name's box, and both as pictures, as far as they are
    large, or written there.
    """

    box: QtCore.QRectF
    picture: QPixmap | None
    name_box: QtCore.QRectF
    name: QPixmap | None


@frozen
class Flight:
    """What is a seat's on its way: its large picture from box to box, and its name."""

    picture: QPixmap
    start: QtCore.QRectF
    end: QtCore.QRectF
    name: QPixmap
    name_start: QtCore.QRectF
    name_end: QtCore.QRectF
    grows: bool


class Sliding(QWidget):
    """Lies over the stage and the panels and shows pictures of them on their way. The table below is settled already:
    nobody has to wait, and the end is what lies there.
    """

    def __init__(self, context: AppContext, table: Table, stage: Stage) -> None:
        super().__init__()
        self._context, self._table, self._stage = context, table, stage
        self.flights: tuple[Flight, ...] = ()
        """What is on its way now."""
        self._ground, self._room = QPixmap(), QtCore.QRect()
        self._part = 0.0
        self.setAttribute(QtCore.Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # What lies below is not painted meanwhile.
        self.setAttribute(QtCore.Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()
        self._animation = QtCore.QVariantAnimation(self)
        self._animation.setEasingCurve(QtCore.QEasingCurve.Type.InOutCubic)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self.step)
        self._animation.finished.connect(self.end)

    def look(self, shown: Presentation) -> dict[int, _Seen]:
        """What is each seat's that changes places by what is going to be shown, as it is still seen."""
        self.end()
        before = self._stage.pieces.shown
        if before is None or self._context.settings.motion_factor <= 0 or not self._stage.isVisible():
            return {}
        old, new = self._table.looking.areas(before), self._table.looking.areas(shown)
        return {seat: self._seen(old[seat]) for seat in old if seat in new and old[seat].large != new[seat].large}

    def slide(self, starts: dict[int, _Seen]) -> None:
        """Have what is each seat's slide from there to where it is now."""
        page, shown = self.parentWidget(), self._stage.pieces.shown
        if not starts or page is None or shown is None:
            return
        areas = {seat: area for seat, area in self._table.looking.areas(shown).items() if seat in starts}
        for area in areas.values():
            _lay_out(area.name)
        boxes = [self._box_of(area) for area in areas.values()] + [start.box for start in starts.values()]
        boxes += [start.name_box for start in starts.values()] + [self._box(area.name) for area in areas.values()]
        # Nothing else is covered, or painted for it.
        around = QRegion()
        for box in boxes:
            around |= box.toAlignedRect().adjusted(-8, -8, 8, 8)
        self._room = around.boundingRect() & self._stage.rect()
        self._ground = page.grab(self._room.translated(self._stage.pos()))
        flights = []
        for seat, area in areas.items():
            start, end = starts[seat], self._seen(area, self._ground)
            picture, name = start.picture or end.picture, start.name or end.name
            if picture is not None and name is not None:
                grows = start.picture is None
                flights.append(Flight(picture, start.box, end.box, name, start.name_box, end.name_box, grows))
        self._cover(areas)
        self.flights, self._part = tuple(flights), 0.0
        self.setGeometry(self._room.translated(self._stage.pos()))
        self.show()
        # Wherever in the window somebody goes on.
        _application().installEventFilter(self)
        self._animation.setDuration(round(SLIDE * self._context.settings.motion_factor))
        self._animation.start()

    def step(self, part: float) -> None:
        """Show everything part of its way (0-1)."""
        self._part = part
        self.update()

    def end(self) -> None:
        """Show what lies there."""
        if self.flights:
            self.flights = ()
            _application().removeEventFilter(self)
            self._animation.stop()
            self.hide()

    def _seen(self, area: SeatArea, page: QPixmap | None = None) -> _Seen:
        """What is a seat's as it is seen, cut out of a picture of the stage where there is one."""
        stage = self._stage
        if isinstance(area.things, QWidget):
            return _Seen(self._box(area.things), None, self._box(area.name), _picture(area.name))
        box = self._box_of(area).toAlignedRect()
        if page is None:
            picture = stage.viewport().grab(box)
        else:
            ratio = page.devicePixelRatio()
            corner, size = (box.topLeft() - self._room.topLeft()) * ratio, box.size() * ratio
            picture = page.copy(QtCore.QRect(corner, size))
        name = QtCore.QRectF(QtCore.QPointF(box.topLeft()) + _CORNER, QtCore.QSizeF(area.name.size()))
        return _Seen(QtCore.QRectF(box), picture, name, None)

    def _box_of(self, area: SeatArea) -> QtCore.QRectF:
        if isinstance(area.things, QWidget):
            return self._box(area.things)
        return QtCore.QRectF(self._stage.mapFromScene(area.things).boundingRect() & self._stage.viewport().rect())

    def _box(self, widget: QWidget) -> QtCore.QRectF:
        corner = self._stage.mapFromGlobal(widget.mapToGlobal(QtCore.QPoint(0, 0)))
        return QtCore.QRectF(QtCore.QRect(corner, widget.size()))

    def _cover(self, areas: dict[int, SeatArea]) -> None:
        """Take out of the picture of what lies there what is still on its way."""
        painter = QPainter(self._ground)
        painter.translate(-self._room.topLeft())
        for area in areas.values():
            if isinstance(area.things, QWidget):
                painter.fillRect(self._box(area.things), self._context.theme.colour("panel"))
                painter.fillRect(self._box(area.name), self._context.theme.colour("panel"))
            else:
                self._stage.ground.paint_seen(painter, self._box_of(area).toAlignedRect())
        painter.end()

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if event.type() in _ENDING or (event.type() == QtCore.QEvent.Type.Resize and watched is self._stage):
            self.end()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.translate(-self._room.topLeft())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for flight in self.flights:
            picture = flight.picture
            painter.drawPixmap(_between(flight.start, flight.end, self._part), picture, QtCore.QRectF(picture.rect()))
            box = _between(flight.name_start, flight.name_end, self._part)
            # In large, the table itself says whose it is.
            far = self._part if flight.grows else 1 - self._part
            painter.setOpacity(min(1.0, 3 * (1 - far)))
            painter.setPen(QtCore.Qt.PenStyle.NoPen)
            painter.setBrush(self._context.theme.colour("panel"))
            paint_rounded(painter, box.adjusted(-6, -3, 6, 3), 10)
            painter.drawPixmap(box.topLeft(), flight.name)
            painter.setOpacity(1.0)


def _lay_out(widget: QWidget) -> None:
    """Have a widget where it belongs by now."""
    above = widget.parentWidget()
    if above is not None:
        _lay_out(above)
        layout = above.layout()
        if layout is not None:
            layout.activate()


def _picture(widget: QWidget) -> QPixmap:
    """A widget alone, without the ground behind it."""
    ratio = widget.devicePixelRatioF()
    pixmap = QPixmap(widget.size() * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QtCore.Qt.GlobalColor.transparent)
    widget.render(pixmap, QtCore.QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return pixmap


def _between(start: QtCore.QRectF, end: QtCore.QRectF, part: float) -> QtCore.QRectF:
    """A box part of the way (0-1) from one to another."""
    corner = start.topLeft() + (end.topLeft() - start.topLeft()) * part
    return QtCore.QRectF(corner, start.size() + (end.size() - start.size()) * part)


def _application() -> QtCore.QCoreApplication:
    application = QtCore.QCoreApplication.instance()
    assert application is not None
    return application
