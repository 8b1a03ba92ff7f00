"""The picture of an occasion, seen over the table for a moment."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainterPath, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from boardroom import resources
from boardroom.ui.kit.pictures import art
from boardroom.ui.stage.motion.occasions import Occasion
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.pieces.pieces import BAND_LIFTED
from boardroom.ui.stage.pieces.place import Place

LASTS: Final = 900
"""Milliseconds that a picture is seen at normal speed."""
LONGEST: Final = 1000
"""Milliseconds that it is seen at any speed at most."""
_SMALLEST, _LARGEST, _STEP = 112, 168, 8
"""Logical pixels of a picture, which is about as large as what it is over, and the steps in which it grows."""
_COMES, _GOES = 0.2, 0.75
"""When it has come, and when it begins to go, of the whole time."""
_SMALL, _RISES = 0.6, 14.0
"""How large it is when it comes, of its size; how many logical pixels it rises when it goes."""
_COMING: Final = QEasingCurve(QEasingCurve.Type.OutBack)
_INPUTS: Final = frozenset(
    (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.TouchBegin)
)


class _Picture(QGraphicsPixmapItem):
    """A picture that no mouse meets."""

    def __init__(self, pixmap: QPixmap, middle: QPointF, size: float) -> None:
        super().__init__(pixmap)
        self.middle = middle
        self.setOffset(-size / 2, -size / 2)
        self.setZValue(BAND_LIFTED - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def shape(self) -> QPainterPath:
        return QPainterPath()


class OccasionPicture(QObject):
    """Shows the picture of an occasion among the pieces, one at a time, in a picture painted once.

    Any key or click ends it, wherever in the application, and goes on to what it is meant for.
    """

    def __init__(self, pieces: LaidPieces, factor: Callable[[], float]) -> None:
        super().__init__()
        self._pieces, self._factor = pieces, factor
        self._item: _Picture | None = None
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._step)
        self._animation.finished.connect(self.end)

    @property
    def area(self) -> QRectF | None:
        """Where in the scene a picture is seen, once it has come; None while there is none."""
        item = self._item
        return None if item is None else item.boundingRect().translated(item.middle)

    def show(self, occasion: Occasion, layout: Mapping[str, Place], free: QRectF) -> int:
        """Show it over pieces of a layout, inside an area of the scene; how many milliseconds that takes."""
        self.end()
        lasts = min(LONGEST, round(LASTS * self._factor()))
        if lasts <= 0 or free.isEmpty():
            return 0
        over = self._area_of(occasion.over, layout)
        wanted = _LARGEST if over.isEmpty() else max(over.width(), over.height())
        size = round(min(_LARGEST, max(_SMALLEST, wanted), free.width(), free.height()) / _STEP) * _STEP
        middle = free.center() if over.isEmpty() else _inside(over.center(), size, free)
        pixmap = art.picture(resources.resource(*occasion.picture), size, size, self._pieces.zoom.ratio)
        self._item = _Picture(pixmap, middle, size)
        self._step(0.0)
        self._pieces.scene.addItem(self._item)
        _application().installEventFilter(self)
        self._animation.setDuration(lasts)
        self._animation.start()
        return lasts

    def end(self) -> None:
        """Have nothing more seen of it."""
        item, self._item = self._item, None
        if item is not None:
            _application().removeEventFilter(self)
            self._animation.stop()
            self._pieces.scene.removeItem(item)

    def _area_of(self, keys: tuple[str, ...], layout: Mapping[str, Place]) -> QRectF:
        """Around these pieces and targets; a piece that goes away is where it is now."""
        around = QRectF()
        for key in keys:
            if key in layout:
                around |= layout[key].area()
            elif key in self._pieces:
                around |= self._pieces[key].area()
            else:
                around |= self._pieces.table.target(key) or QRectF()
        return around

    def _step(self, part: float) -> None:
        if self._item is None:
            return
        come, gone = min(1.0, part / _COMES), max(0.0, (part - _GOES) / (1 - _GOES))
        self._item.setScale(_SMALL + (1 - _SMALL) * _COMING.valueForProgress(come))
        self._item.setOpacity(min(1.0, 2 * come) * (1 - gone))
        self._item.setPos(self._item.middle - QPointF(0, _RISES * gone * gone))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUTS:
            self.end()
        return False


def _inside(middle: QPointF, size: float, free: QRectF) -> QPointF:
    """The middle nearest to another at which something of a size lies inside an area."""
    half = size / 2
    return QPointF(
        max(free.left() + half, min(free.right() - half, middle.x())),
        max(free.top() + half, min(free.bottom() - half, middle.y())),
    )


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application
