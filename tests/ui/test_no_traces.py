"""What is on the screen is what the table shows: a piece that moves leaves nothing where it was."""

from epigo_hand import EpigoHand
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect
from PySide6.QtGui import QImage

from tests.waiting import wait


def on_screen(hand: EpigoHand) -> QImage:
    """What a person sees of the table: what was painted last, and not what would be painted now."""
    viewport, screen = hand.page.stage.viewport(), hand.window.screen()
    corner, size = viewport.mapTo(hand.window, QPoint()), viewport.size()
    picture = screen.grabWindow(hand.window.winId(), corner.x(), corner.y(), size.width(), size.height())
    return picture.toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_a_piece_that_has_moved_leaves_no_trace_though_another_part_is_painted_before_that_is_known(
    hand: EpigoHand,
) -> None:
    page = hand.begin(seed=1)
    hand.planning()
    hand.settle()
    stage = page.stage
    viewport, piece = stage.viewport(), next(iter(stage.pieces.values()))
    was = stage.mapFromScene(piece.area()).boundingRect()
    piece.setPos(piece.pos() + QPointF(4.0 * was.width(), 0))
    elsewhere = QRect(viewport.width() - 40, viewport.height() - 40, 30, 30)
    assert not elsewhere.intersects(was)
    viewport.update(elsewhere)
    # Asked for before the piece has moved, it may come before the view knows of that.
    QCoreApplication.sendEvent(hand.window, QEvent(QEvent.Type.UpdateRequest))
    hand.see()
    wanted = viewport.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    wait(lambda: on_screen(hand).copy(was) == wanted.copy(was))
