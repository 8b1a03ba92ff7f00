"""Pieces on the stage: one item a key, a cached pixmap each, moved and turned but never repainted while it moves."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from boardroom.ui.kit.theme import GOLD, OUTLINE
from boardroom.ui.stage.pieces.item_pictures import ItemPictures
from boardroom.ui.stage.pieces.layers import lines_around
from boardroom.ui.stage.pieces.place import Place

BAND_GROUND, BAND_TARGETS, BAND_PIECES, BAND_OVERLAY, BAND_LIFTED, BAND_BUBBLE = 50.0, 100.0, 200.0, 400.0, 600.0, 800.0
LIFT_SCALE, LIFT_TURN = 1.04, 3.5
AT_A_TIME, BETWEEN = 4, 10
"""So many pieces out of view are painted at a time, and so many milliseconds are between."""

_SOLID, _DASHED = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine

_LARGE, _LONG = 12_000.0, 5.0
"""The area, and the sides to each other, from which on a target is more than a place for one piece: it may hold words,
which stay to be read under its glow.
"""

Painter = Callable[[str, QSize, float], QPixmap]


class Piece(QGraphicsPixmapItem):
    """A piece: its key, the place it belongs to, and the face it shows."""

    def __init__(self, key: str, place: Place, paint: Painter, ratio: float) -> None:
        super().__init__()
        self.key, self.place = key, place
        self.look = place
        """The place whose face and size it shows now."""
        self.late = False
        """Whether the face it shows is stretched until there is time to paint its own."""
        self._paint, self._ratio = paint, ratio
        self._painted: tuple[str, float, float, float] | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.put(place)

    def put(self, place: Place) -> None:
        """Lie at a place, at once."""
        self.place = place
        if self.late:
            self.look = place
            self.stretch(place.width, place.height)
        else:
            self.show_face(place)
        self.setPos(place.x, place.y)
        self.setRotation(place.turn)
        self.setScale(1.0)
        self.setOpacity(place.opacity)
        self.setZValue(BAND_PIECES + place.z)

    def show_face(self, place: Place) -> None:
        """Take the face and size of a place without moving."""
        self.look = place
        wanted = (place.face, place.width, place.height, self._ratio)
        if wanted != self._painted:
            pixmap = self._paint(place.face, QSize(round(place.width), round(place.height)), self._ratio)
            self.setPixmap(pixmap)
            size = pixmap.deviceIndependentSize()
            self.setOffset(-size.width() / 2, -size.height() / 2)
            self._painted = wanted
        if self.late:
            self.late = False
            self.resetTransform()

    def prepare(self, place: Place) -> None:
        """Have the face of a place at hand."""
        self._paint(place.face, QSize(round(place.width), round(place.height)), self._ratio)

    def stretch(self, width: float, height: float) -> None:
        """Fill a size with the face that is shown."""
        size = self.pixmap().deviceIndependentSize()
        self.look = self.look._replace(width=width, height=height)
        self.setTransform(QTransform.fromScale(width / size.width(), height / size.height()))

    def sharpen(self, ratio: float) -> None:
        """Repaint, for another device pixel ratio or zoom, language or theme."""
        self._ratio, self._painted = ratio, None
        self.show_face(self.place)

    def take_up(self) -> None:
        """Come up under the hand: larger, slightly turned, above all others."""
        self.setScale(LIFT_SCALE)
        self.setRotation(LIFT_TURN)
        self.setZValue(BAND_LIFTED)

    def area(self) -> QRectF:
        """The box of the piece in the scene, as it is now."""
        wide, high = self.look.width, self.look.height
        return QRectF(self.x() - wide / 2, self.y() - high / 2, wide, high)


class Sharpening(QObject):
    """Paints pieces anew for a zoom: those in view at once, others a few at a time, so that nobody waits for them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[Piece] = []
        self._ratio = 1.0
        self._timer = QTimer(self, interval=BETWEEN)
        self._timer.timeout.connect(self._go_on)

    def begin(self, pieces: Iterable[Piece], ratio: float, seen: QRectF | None) -> None:
        """Sharpen pieces for a ratio: those in what is seen of the scene now, the others in a moment; all of them now
        for None.
        """
        self._ratio, self._waiting = ratio, []
        for piece in pieces:
            if seen is None or piece.sceneBoundingRect().intersects(seen):
                piece.sharpen(ratio)
            else:
                self._waiting.append(piece)
        self._timer.start()

    def add(self, pieces: Iterable[Piece], ratio: float) -> None:
        """Sharpen pieces in a moment that are stretched till then."""
        self._ratio = ratio
        self._waiting += pieces
        self._timer.start()

    def _go_on(self) -> None:
        for piece in self._waiting[:AT_A_TIME]:
            # One that was taken off the table meanwhile is nobody's any more.
            if piece.scene() is not None:
                piece.sharpen(self._ratio)
        self._waiting = self._waiting[AT_A_TIME:]
        if not self._waiting:
            self._timer.stop()


class Shadow(QGraphicsPixmapItem):
    """The soft shadow under a lifted piece, in its shape, painted once."""

    def __init__(self, face: QPixmap) -> None:
        super().__init__(_shadow(face))
        bounds = self.pixmap().deviceIndependentSize()
        self.setOffset(-bounds.width() / 2, -bounds.height() / 2 + 10)
        self.setZValue(BAND_LIFTED - 1)


def _shadow(face: QPixmap) -> QPixmap:
    """The shape of a face, darkened and blurred: made small and large again, which is soft enough."""
    blur, ratio = 14, face.devicePixelRatio()
    margin = round(blur * ratio)
    shape = QImage(face.width() + 2 * margin, face.height() + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied)
    shape.fill(Qt.GlobalColor.transparent)
    painter = QPainter(shape)
    painter.drawPixmap(margin, margin, face.width(), face.height(), face)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(shape.rect(), QColor(28, 18, 8, 107))
    painter.end()
    smooth, whole = Qt.TransformationMode.SmoothTransformation, shape.size()
    part = max(1, round(blur * ratio / 2.5))
    small = shape.scaled(
        max(2, whole.width() // part), max(2, whole.height() // part), Qt.AspectRatioMode.IgnoreAspectRatio, smooth
    )
    soft = small.scaled(whole, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    pixmap = QPixmap.fromImage(soft)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


class TargetGlow(QGraphicsPixmapItem):
    """The glow of a legal target; ``best`` when the piece hovers over it, ``focused`` by the keyboard."""

    def __init__(
        self,
        key: str,
        area: QRectF,
        evening: bool,
        ratio: float,
        pictures: ItemPictures,
        radius: float = 8.0,
        height: float | None = None,
    ) -> None:
        """``height`` is how high the piece lies that is the target: its glow is seen above it, and below what covers
        it; None for what is no piece. It has so many pixels to a unit of the scene as ``ratio`` says, and is found
        again among ``pictures`` when it glows as before.
        """
        super().__init__()
        self._pictures, self._ratio = pictures, ratio
        self.key, self.area, self._evening, self._radius = key, area, evening, radius
        self._around = area.adjusted(-10, -10, 10, 10)
        self._band = BAND_TARGETS if height is None else BAND_PIECES + height + 0.01
        self._over = height is not None
        self.best = self.focused = False
        self._large = area.width() * area.height() > _LARGE or area.width() > _LONG * area.height()
        self.setZValue(self._band)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._show()

    def highlight(self, best: bool, focused: bool = False) -> None:
        """Change how much it glows."""
        if (best, focused) != (self.best, self.focused):
            self.best, self.focused = best, focused
            self.setZValue(self._band + (best and not self._over))
            self._show()

    def _show(self) -> None:
        look = self.best, self.focused, self._evening, self._radius, self._over
        picture = self._pictures.picture(self.key, self._around, look, self._ratio, lambda own, _: self._glow(own))
        self.setPixmap(picture.pixmap)
        self.setOffset(picture.corner)

    def _glow(self, painter: QPainter) -> None:
        box = self.area.adjusted(1.5, 1.5, -1.5, -1.5)
        faint = 8 if self._evening else 20
        if self.best:
            painter.setPen(Qt.PenStyle.NoPen)
            if self._large:
                # Its halo lies around it and not under its words.
                around = QPainterPath()
                around.addRect(self._around)
                inside = QPainterPath()
                inside.addRoundedRect(box, self._radius, self._radius)
                painter.setClipPath(around - inside)
            for grow in (8.0, 6.0, 4.0, 2.0):
                painter.setBrush(QColor(255, 210, 74, 40))
                painter.drawRoundedRect(
                    self.area.adjusted(-grow, -grow, grow, grow), self._radius + grow, self._radius + grow
                )
            painter.setClipping(False)
            # A large target, such as a whole field, and a piece stay to be seen under their glow.
            full = 140 if self._evening else 255
            painter.setBrush(QColor(255, 243, 196, 40 if self._over else faint if self._large else full))
            painter.setPen(QPen(QColor("white"), 4))
        else:
            painter.setBrush(
                QColor(255, 250, 214, 0 if self._over else faint if self._large else 64 if self._evening else 128)
            )
            painter.setPen(QPen(QColor(GOLD), 3))
        painter.drawRoundedRect(box, self._radius, self._radius)
        dashes = QPen(QColor("#B36B00" if self.best else "#8A5A00"), 2.4 if self.best or self.focused else 1.4)
        dashes.setDashPattern([4, 3])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(dashes)
        painter.drawRoundedRect(box, self._radius, self._radius)
        if self.focused:
            # White is seen between dark lines, on light ground as well.
            for colour, width in ((OUTLINE, 5.4), ("white", 3.0)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(self.area.adjusted(-3, -3, 3, 3), self._radius + 3, self._radius + 3)


class Ring(QGraphicsItem):
    """A ring around a piece: keyboard focus, or the cast of an event; dashed around what is counted; finer around what
    is small.
    """

    def __init__(self, area: QRectF, colour: str = "#FFFFFF", width: float = 3.0, dashed: bool = False) -> None:
        super().__init__()
        self._area, self._colour, self._width, self._dashed = area, colour, width, dashed
        self.setZValue(BAND_OVERLAY + 1)

    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-8, -8, 8, 8)

    def move_to(self, area: QRectF) -> None:
        """Ring another area."""
        self.prepareGeometryChange()
        self._area = area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        part = lines_around(self._area)
        # As fine as it may be and still be seen between its dark edges.
        width, reach, corner = max(2.0, self._width * part), max(2.8, 4 * part), 12 * part
        box = self._area.adjusted(-reach, -reach, reach, reach)
        painter.setPen(QPen(QColor(43, 33, 27), width + 2.4))
        painter.drawRoundedRect(box, corner, corner)
        painter.setPen(QPen(QColor(self._colour), width, _DASHED if self._dashed else _SOLID))
        painter.drawRoundedRect(box, corner, corner)
