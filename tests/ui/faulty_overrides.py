"""A program whose every override fails: ``faulty_overrides.py KIND`` raises that kind of exception in each of them,
while Python waits for Qt, and prints a line for each: the override, and what was reported meanwhile.
"""

import sys
from collections.abc import Callable

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QEnterEvent, QFocusEvent, QPainter, QPainterPath, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene, QGraphicsView, QVBoxLayout, QWidget

import boardroom.ui  # noqa: F401  (what guards the classes below)


def by_zero() -> None:
    part = 0.0
    1.0 / part


def fail_by_name() -> None:
    raise RuntimeError("by the program itself")


KINDS: dict[str, Callable[[], object]] = {
    "ZeroDivisionError": by_zero,
    "IndexError": lambda: [int][len("three")],
    "TypeError": lambda: len(3),  # type: ignore[arg-type]
    "ValueError": lambda: int("three"),
    "KeyError": lambda: dict[str, int]()["three"],
    "AttributeError": lambda: None.three,  # type: ignore[attr-defined]
    "RuntimeError": fail_by_name,
}


fail = KINDS[sys.argv[1]]
reported: list[str] = []
sys.excepthook = lambda kind, error, trace: reported.append(kind.__name__)
application = QApplication([])


def wheel(widget: QWidget) -> None:
    spot, none = QPointF(5, 5), Qt.KeyboardModifier.NoModifier
    turned = QWheelEvent(
        spot, spot, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, none, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(widget, turned)


def drag(widget: QWidget) -> None:
    widget.setAcceptDrops(True)
    action, button, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    data = QMimeData()
    QApplication.sendEvent(widget, QDragEnterEvent(QPoint(5, 5), action, data, button, none))
    QApplication.sendEvent(widget, QDropEvent(QPointF(5, 5), action, data, button, none))


def in_layout(widget: QWidget) -> None:
    around = QWidget()
    column = QVBoxLayout(around)
    column.addWidget(widget)
    around.show()
    column.invalidate()
    column.totalHeightForWidth(40)
    application.processEvents()
    widget.setParent(None)


def time(widget: QObject) -> None:
    timer = widget.startTimer(0)
    while not reported:
        application.processEvents()
    widget.killTimer(timer)


def filtered(widget: QWidget) -> None:
    other = QObject()
    other.installEventFilter(widget)
    QApplication.sendEvent(other, QEvent(QEvent.Type.User))


def hidden_and_shown(widget: QWidget) -> None:
    widget.hide()
    widget.show()


def moved_over(widget: QWidget) -> None:
    widget.setMouseTracking(True)
    QTest.mouseMove(widget, QPoint(7, 7))


LEFT = Qt.MouseButton.LeftButton
WIDGET: dict[str, tuple[type | None, Callable[[QWidget], object]]] = {
    "paintEvent": (None, lambda widget: widget.grab()),
    "resizeEvent": (None, lambda widget: widget.resize(70, 80)),
    "showEvent": (None, hidden_and_shown),
    "hideEvent": (None, lambda widget: widget.hide()),
    "moveEvent": (None, lambda widget: widget.move(3, 4)),
    "closeEvent": (None, lambda widget: widget.close()),
    "changeEvent": (None, lambda widget: widget.setEnabled(False)),
    "mousePressEvent": (None, lambda widget: QTest.mousePress(widget, LEFT)),
    "mouseReleaseEvent": (None, lambda widget: QTest.mouseClick(widget, LEFT)),
    "mouseMoveEvent": (None, moved_over),
    "mouseDoubleClickEvent": (None, lambda widget: QTest.mouseDClick(widget, LEFT)),
    "wheelEvent": (None, wheel),
    "keyPressEvent": (None, lambda widget: QTest.keyClick(widget, Qt.Key.Key_A)),
    "keyReleaseEvent": (None, lambda widget: QTest.keyClick(widget, Qt.Key.Key_A)),
    "dragEnterEvent": (None, drag),
    "dropEvent": (None, drag),
    "enterEvent": (None, lambda widget: QApplication.sendEvent(widget, QEnterEvent(*(QPointF(5, 5),) * 3))),
    "leaveEvent": (None, lambda widget: QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))),
    "focusInEvent": (None, lambda widget: QApplication.sendEvent(widget, QFocusEvent(QEvent.Type.FocusIn))),
    "timerEvent": (None, time),
    "event": (bool, lambda widget: QApplication.sendEvent(widget, QEvent(QEvent.Type.User))),
    "eventFilter": (bool, filtered),
    "sizeHint": (QSize, in_layout),
    "minimumSizeHint": (QSize, in_layout),
    "hasHeightForWidth": (bool, in_layout),
    "focusNextPrevChild": (bool, lambda widget: QTest.keyClick(widget, Qt.Key.Key_Tab)),
}
ITEM: dict[str, type | None] = {
    "paint": None,
    "boundingRect": QRectF,
    "shape": QPainterPath,
    "hoverEnterEvent": None,
    "mousePressEvent": None,
    "contains": bool,
}


def override(answer: type | None) -> Callable[..., object]:
    def failing(self: object, *arguments: object) -> object:
        return fail()

    failing.__annotations__["return"] = answer
    return failing


class Plain(QGraphicsItem):
    """A piece on which nothing fails."""

    def boundingRect(self) -> QRectF:  # noqa: N802  (Qt's name)
        return QRectF(0, 0, 40, 40)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        painter.drawEllipse(self.boundingRect())


def at_the_table(name: str, answer: type | None) -> None:
    kind = type("Item", (Plain,), {name: override(answer)})
    item = kind()
    item.setAcceptHoverEvents(True)
    scene = QGraphicsScene(0, 0, 60, 60)
    view = QGraphicsView(scene)
    view.resize(120, 120)
    scene.addItem(item)
    view.show()
    spot = view.mapFromScene(QPointF(10, 10))
    application.processEvents()
    QTest.mouseMove(view.viewport(), view.mapFromScene(QPointF(59, 59)))
    QTest.mouseMove(view.viewport(), spot)
    QTest.mousePress(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, spot)
    QTest.mouseRelease(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, spot)
    view.grab()
    scene.items(QPointF(10, 10))
    scene.itemAt(QPointF(10, 10), view.transform())
    application.processEvents()
    view.close()
    scene.clear()


def told(name: str) -> None:
    print(name, *sorted(set(reported)), flush=True)
    reported.clear()


for name, (answer, cause) in WIDGET.items():
    accepting = {"dragEnterEvent": lambda self, event: event.accept()}
    widget = type("Widget", (QWidget,), {**accepting, name: override(answer)})()
    widget.resize(60, 60)
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    widget.show()
    application.processEvents()
    cause(widget)
    application.processEvents()
    told(name)
    widget.hide()
for name, answer in ITEM.items():
    at_the_table(name, answer)
    told(f"item.{name}")
print("alive")
