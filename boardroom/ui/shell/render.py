"""Pictures of a saved game without a window: the table as a seat, or everybody, sees it at a step."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from mmap import mmap
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final

from attrs import evolve
from PySide6 import QtCore
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.controller.storage.store import Store
from boardroom.engine.reasoned import Reasoned
from boardroom.engine.records.record import Record
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.shell.application import Application

MOST_PIXELS: Final = 128_000_000
"""Of a picture: half a gigabyte, and drawing it takes a few times that. The default size is drawn at every scale."""

_COPIES: Final = 5
"""Pictures that are held at once where one is drawn: itself, its window's and what the stage keeps."""
_BESIDE: Final = 64_000_000
"""Bytes that are needed beside them."""
_NO_PAINTER: Final = ("QPainter::", "QImage: out of memory", "QPixmap: ")
"""How Qt begins to tell that it draws nothing, which it does when there is no memory."""
_NO_SIZE: Final = phrase("Render", "A picture needs a width and a height of at least one pixel.")
_NO_MEMORY: Final = phrase("Render", "There is not enough memory for the picture. Choose a smaller size or scale.")


class NotDrawn(Reasoned):
    """A picture that could not be made; ``why`` says so, and what would help."""


def render(
    record: Record,
    step: int | None = None,
    seat: int | None = None,
    language: str | None = None,
    theme: str = "day",
    size: tuple[int, int] = (1600, 1000),
    scale: float = 1.0,
) -> bytes:
    """The table of a saved game as a PNG.

    ``step`` counts actions (None: all of them), ``seat`` is whose view it is (None: what everybody may see), size is
    in logical pixels and the picture that times scale. Raises Unreadable for a record, step or seat that is no good,
    NotDrawn for a picture that is too large, that there is no memory for, or in which something is missing.
    """
    wide, high = (round(side * scale) for side in size)
    if wide < 1 or high < 1:
        raise NotDrawn(_NO_SIZE)
    if wide * high > MOST_PIXELS:
        why = phrase(
            "Render",
            "A picture of {wide}×{high} pixels is too large; the limit is {most} million. Choose a smaller "
            "size or scale.",
        )
        raise NotDrawn(why.put(wide=wide, high=high, most=MOST_PIXELS // 1_000_000))
    try:
        # Qt leaves out what it has no memory for, or ends the process.
        mmap(-1, wide * high * 4 * _COPIES + _BESIDE).close()
    except (OSError, MemoryError):
        raise NotDrawn(_NO_MEMORY) from None
    if not QApplication.instance():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        # Everything that is cached as pixels asks the window for its ratio, so the window must have the scale itself.
        os.environ["QT_SCALE_FACTOR"] = f"{scale:g}"
        Application(["boardroom"])
    from boardroom.ui.shell.app import build_context

    with TemporaryDirectory() as folder:
        context = build_context(Store(Path(folder)))
        context.theme.set_wish(theme)
        if language is not None:
            context.voice.speak(language)
        image = picture(context, record, step, seat, QtCore.QSize(*size), scale)
    written = QtCore.QBuffer()
    written.open(QtCore.QIODevice.OpenModeFlag.WriteOnly)
    # The format is a str for Qt, whatever its stubs say.
    if not image.save(written, "PNG"):  # type: ignore[call-overload]
        raise NotDrawn(_NO_MEMORY)
    return bytes(written.data().data())


@contextmanager
def _nothing_missing() -> Iterator[None]:
    """Raises NotDrawn if anything that Qt called failed meanwhile: a picture without it would not show what is."""
    failed: list[str] = []
    ended: list[BaseException] = []
    lacking: list[str] = []

    def hear(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):
            ended.append(error)
        if issubclass(kind, MemoryError):
            lacking.append(str(error))
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        code = trace.tb_frame.f_code if trace is not None else None
        place = f", {Path(code.co_filename).name}: {code.co_name}" if code is not None else ""
        failed.append(f"{kind.__name__}: {error}{place}")

    def hear_qt(kind: QtCore.QtMsgType, about: QtCore.QMessageLogContext, message: str) -> None:
        if message.startswith(_NO_PAINTER):
            lacking.append(message)
        elif sys.stderr is not None:
            sys.stderr.write(f"{message}\n")

    before, sys.excepthook = sys.excepthook, hear
    qt_before = QtCore.qInstallMessageHandler(hear_qt)
    try:
        yield
    except MemoryError as error:
        lacking.append(str(error))
    finally:
        QtCore.qInstallMessageHandler(qt_before)
        sys.excepthook = before
    if ended:
        raise ended[0]
    if lacking:
        raise NotDrawn(_NO_MEMORY)
    if failed:
        why = phrase("Render", "The picture could not be drawn: something went wrong in Boardroom ({error}).")
        raise NotDrawn(why.put(error=verbatim(failed[0])))


def picture(
    context: AppContext, record: Record, step: int | None, seat: int | None, size: QtCore.QSize, scale: float
) -> QImage:
    """The table page of a record after so many actions. Raises Unreadable and NotDrawn as ``render`` does."""
    from boardroom.ui.game_page.page.table_page import TablePage

    if step is not None and not 0 <= step <= len(record.actions):
        why = phrase("Render", "The step must be from 0 to {last}.").put(last=len(record.actions))
        raise Unreadable(f"--step {step}", why)
    if seat is not None and not 0 <= seat < len(record.seats):
        why = phrase("Render", "The seat must be from 0 to {last}.").put(last=len(record.seats) - 1)
        raise Unreadable(f"--seat {seat}", why)
    if step is not None and step < len(record.actions):
        fingerprints = tuple(entry for entry in record.fingerprints if entry[0] <= step)
        record = evolve(record, actions=record.actions[:step], fingerprints=fingerprints, snapshot=None)
    if size.isEmpty():
        raise NotDrawn(_NO_SIZE)
    image = QImage(size * scale, QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull():
        raise NotDrawn(_NO_MEMORY)
    manifest = catalog.manifest(record.game)
    session = Session(manifest, catalog.rules(record.game), record, lambda: record.saved, _keep_nothing, readonly=True)
    table = catalog.part(record.game, manifest.table)(context, manifest, session.seats)
    with _nothing_missing():
        page = TablePage(context, session, table)
        page.hotseat.audience = seat
        page.setAttribute(QtCore.Qt.WidgetAttribute.WA_DontShowOnScreen)
        page.resize(size)
        page.show()
        QApplication.processEvents()
        page.stage.motion.stop()
        page.stage.settle()
        if page.score.pad is not None:
            page.score.pad.count_out()
        image.setDevicePixelRatio(scale)
        painter = QPainter(image)
        page.render(painter, QtCore.QPoint(0, 0))
        painter.end()
        page.shut()
        page.hide()
        page.deleteLater()
    return image


def _keep_nothing(parts: list[bytes]) -> None:
    """A picture is not saved as a game."""
