"""Pictures of a saved game without a window: the table as a seat, or everybody, sees it at a step."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from attrs import evolve
from PySide6.QtCore import QBuffer, QIODevice, QPoint, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.controller.store import Store
from boardroom.engine.record import Record
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.ui.kit.context import AppContext


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
    in logical pixels and the picture that times scale. Raises Unreadable for a record, step or seat that is no good.
    """
    if not QApplication.instance():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        # Everything that is cached as pixels asks the window for its ratio, so the window must have the scale itself.
        os.environ["QT_SCALE_FACTOR"] = f"{scale:g}"
        QApplication(["boardroom"])
    from boardroom.ui.shell.app import build_context

    with TemporaryDirectory() as folder:
        context = build_context(Store(Path(folder)))
        context.theme.set_wish(theme)
        if language is not None:
            context.voice.speak(language)
        image = picture(context, record, step, seat, QSize(*size), scale)
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    # Into memory, where a PNG always can be written.
    image.save(written, "PNG")  # type: ignore[call-overload]  # the format is a str for Qt, whatever its stubs say
    return bytes(written.data().data())


def picture(
    context: AppContext, record: Record, step: int | None, seat: int | None, size: QSize, scale: float
) -> QImage:
    """The table page of a record after so many actions. Raises Unreadable as ``render`` does."""
    from boardroom.ui.game_page.table_page import TablePage

    if step is not None and not 0 <= step <= len(record.actions):
        why = phrase("Render", "The step must be from 0 to {last}.").put(last=len(record.actions))
        raise Unreadable(f"--step {step}", why)
    if seat is not None and not 0 <= seat < len(record.seats):
        why = phrase("Render", "The seat must be from 0 to {last}.").put(last=len(record.seats) - 1)
        raise Unreadable(f"--seat {seat}", why)
    if step is not None and step < len(record.actions):
        fingerprints = tuple(entry for entry in record.fingerprints if entry[0] <= step)
        record = evolve(record, actions=record.actions[:step], fingerprints=fingerprints, snapshot=None)
    manifest = catalog.manifest(record.game)
    session = Session(manifest, catalog.rules(record.game), record, lambda: record.saved, _keep_nothing, readonly=True)
    table = catalog.part(record.game, manifest.table)(context, manifest, session.seats)
    page = TablePage(context, session, table)
    page.hotseat.audience = seat
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.resize(size)
    page.show()
    QApplication.processEvents()
    page.stage.motion.stop()
    page.stage.settle()
    if page.score.pad is not None:
        page.score.pad.count_out()
    image = QImage(size * scale, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    page.render(painter, QPoint(0, 0))
    painter.end()
    page.shut()
    page.deleteLater()
    return image


def _keep_nothing(parts: list[bytes]) -> None:
    """A picture is not saved as a game."""
