"""What is painted and written below the pieces: field, dice or market, shelf, tally, tray."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from boardroom.games.my_kingdom_for_a_horse.position.events import first_horse
from boardroom.games.my_kingdom_for_a_horse.position.field import ROWS, Field, loose_spaces
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from boardroom.games.my_kingdom_for_a_horse.table.faces import ground, shelf
from boardroom.games.my_kingdom_for_a_horse.table.faces.dicebox import dice_box, write_dice
from boardroom.games.my_kingdom_for_a_horse.table.faces.market import market, write_market
from boardroom.games.my_kingdom_for_a_horse.table.faces.writing import Writing
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import Measures
from boardroom.games.my_kingdom_for_a_horse.table.layout.places import shows_dice, to_exchange, waiting_animals
from boardroom.ui.stage.pieces.layers import Layer
from boardroom.ui.stage.presentation import Presentation

_ALARM: Final = "#B3261E"
_Write: TypeAlias = Callable[[Writing, Any], None]
_Ground: TypeAlias = Callable[[QPainter, QRectF, bool], None]


def horse_comes(shown: Presentation, seat: int) -> bool:
    """Whether it is being told that a seat's first horse comes."""
    if shown.caption is None or not shown.history:
        return False
    event = shown.history[-1].events[-1]
    return first_horse(event) and event.seat == seat


def paint_loose(on: Writing, space: int) -> None:
    """The mark of a space whose animals will run away unless they get into a pen."""
    box, painter = on.m.loose_mark(space), on.painter
    painter.setPen(QPen(QColor("#FFFFFF"), box.width() / 12))
    painter.setBrush(QColor(_ALARM))
    painter.drawEllipse(box)
    font = QFont(on.theme.text(14, 800))
    font.setPixelSize(max(9, round(box.height() * 0.7)))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "!")


def layers(
    shown: Presentation, seat: int, m: Measures, writing: Callable[[QPainter], Writing], moving: bool
) -> dict[str, Layer]:
    """Everything below the pieces, box by box, with the field of a seat. ``writing`` makes what writes with a painter;
    ``moving``: what happens is shown in motion.
    """
    view: State = shown.view

    def field(painter: QPainter, field: Field) -> None:
        on = writing(painter)
        ground.paint_field(painter, m, field, on.evening)
        ground.write_spaces(painter, m, on.theme.text(m.small_print, 600), on.evening)

    def loose(painter: QPainter, space: int) -> None:
        paint_loose(writing(painter), space)

    def written(box: QRectF, content: Any, write: _Write, below: _Ground | None = ground.paint_box) -> Layer:
        def paint(painter: QPainter, content: Any) -> None:
            on = writing(painter)
            if below is not None:
                below(painter, box, on.evening)
            write(on, content)

        return Layer.around(box, content, paint)

    found = {"field": Layer.around(m.board, view.fields[seat], field)}
    for space in loose_spaces(view.fields[seat]):
        found[f"loose.{space}"] = Layer.around(m.loose_mark(space), space, loose, above=True)
    # The box is there by itself: dice tumble in it before anything is written of them.
    found["side"] = written(m.side, None, lambda on, _: None)
    if shows_dice(view):
        found["dice"] = written(m.side, dice_box(shown), write_dice, None)
    else:
        found["market"] = written(m.side, market(shown, seat), write_market, None)
    if waiting_animals(view)[1]:
        found["waiting"] = written(m.shelf, None, lambda on, _: shelf.write_waiting(on))
    else:
        found["fences"] = written(m.shelf, shelf.fences_of(view, seat), shelf.write_fences)
    found["tally"] = written(m.tally, shelf.tally_of(view, seat), shelf.write_tally)
    if moving and horse_comes(shown, seat):
        found["glory"] = Layer.around(m.board, m.middle, partial(ground.paint_glory, m.board, m.pitch * ROWS))
    if view.with_cards:
        found["tray"] = written(m.tray, shelf.tray_of(shown, seat), shelf.write_tray, ground.paint_tray)
        for card, box in to_exchange(shown, seat, m).items():
            marked = written(box, box, shelf.write_to_exchange, None)
            found[f"exchange.{card}"] = marked._replace(above=True)
    return found
