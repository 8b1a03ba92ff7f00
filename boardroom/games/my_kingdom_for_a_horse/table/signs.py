"""What is painted and written below the pieces: field, dice or market, shelf, tally, tray."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from boardroom.games.my_kingdom_for_a_horse.state import State
from boardroom.games.my_kingdom_for_a_horse.table.dicebox import write_dice
from boardroom.games.my_kingdom_for_a_horse.table.ground import paint_box, paint_field, paint_tray
from boardroom.games.my_kingdom_for_a_horse.table.market import write_market
from boardroom.games.my_kingdom_for_a_horse.table.places import shows_dice, waiting_animals
from boardroom.games.my_kingdom_for_a_horse.table.shelf import write_fences, write_tally, write_waiting
from boardroom.games.my_kingdom_for_a_horse.table.tray import write_tray
from boardroom.games.my_kingdom_for_a_horse.table.writing import Writing
from boardroom.ui.stage.presentation import Presentation

if TYPE_CHECKING:
    from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable


def paint_signs(table: "KingdomTable", painter: QPainter, shown: Presentation) -> None:
    """Everything below the pieces, for one picture."""
    view: State = shown.view
    seat, m = table.focus(shown), table.m
    on = Writing(table, painter)
    paint_field(painter, m, view.fields[seat], on.evening)
    for box in (m.side, m.shelf, m.tally):
        paint_box(painter, box, on.evening)
    if shows_dice(view):
        write_dice(on, shown)
    else:
        write_market(on, view, seat)
    if waiting_animals(view)[1]:
        write_waiting(on)
    else:
        write_fences(on, view, seat)
    write_tally(on, view, seat)
    if view.cards:
        paint_tray(painter, m.tray, on.evening)
        write_tray(on, view, seat)
