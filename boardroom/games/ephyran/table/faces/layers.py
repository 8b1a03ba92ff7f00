"""What is painted and written around the pieces: names, columns, piles, the other cities' panels, the tray."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from boardroom.engine.text import Seat, phrase
from boardroom.games.ephyran.position.cards import NUMBERS
from boardroom.games.ephyran.position.city import is_locked
from boardroom.games.ephyran.position.scoring import territory_points
from boardroom.games.ephyran.position.state import Ending, Phase, State
from boardroom.games.ephyran.table.faces import ground
from boardroom.games.ephyran.table.faces.aim import aim_of, write_aim
from boardroom.games.ephyran.table.faces.colours import TERRITORY_HUES
from boardroom.games.ephyran.table.faces.heading import write_heading
from boardroom.games.ephyran.table.faces.panels import (
    OVER,
    Panel,
    in_points,
    names_beside,
    names_on,
    panel_of,
    write_panel,
    write_status,
)
from boardroom.games.ephyran.table.faces.writing import CREAM, TRAY_INKS, Pen, Writing
from boardroom.games.ephyran.table.layout.division import PLATE_TALL
from boardroom.games.ephyran.table.layout.measures import Measures
from boardroom.games.ephyran.table.layout.small_city import COLUMNS
from boardroom.games.ephyran.table.layout.views import Points, seen_by_graeae
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.theme import OUTLINE
from boardroom.ui.kit.words.lettering import CENTRE, LEFT, TOP
from boardroom.ui.kit.words.say import called
from boardroom.ui.stage.pieces.layers import Layer

_Content = TypeVar("_Content")


class Column(NamedTuple):
    """A territory of the large city: how many areas are laid, whether it is the god's own, or locked."""

    territory: int
    laid: int
    own: bool
    locked: bool
    points: Points


class Tray(NamedTuple):
    """What is written on the tray: whose hand, of how many cards; whether a token is to be placed; cards looked at."""

    seat: int
    cards: int
    token: bool
    seen: int


def layers(m: Measures, view: State, large: int, pen: Pen, told: bool = False) -> dict[str, Layer]:
    """Everything around the pieces, box by box, while a seat's city is the large one; while something is ``told``, what
    might be given up or take a token is not marked: the words are about something else.
    """
    city = view.cities[large]

    def written(
        box: QRectF, content: _Content, write: Callable[[Writing, _Content], None], above: bool = False,
        reach: float = 4.0,
    ) -> Layer:  # fmt: skip
        def paint(painter: QPainter, content: _Content) -> None:
            write(pen(painter), content)

        return Layer(box.adjusted(-reach, -reach, reach, reach), content, paint, above)

    found: dict[str, Layer] = {}
    found["plate"] = written(m.plate, panel_of(view, large), partial(_write_plate, m))
    for territory in range(COLUMNS):
        column = Column(
            territory,
            len(city.columns[territory]),
            territory == view.gods[large],
            is_locked(city, territory),
            Points(*territory_points(city, territory, view.gods[large])),
        )
        found[f"column.{territory}"] = written(m.column(territory), column, partial(_write_column, m), reach=9.0)
    piles = len(view.pile), len(view.discard), len(view.tartarus), len(view.supply)
    found["piles"] = written(m.aside, piles, partial(_write_piles, m))
    found["flames"] = written(m.tartarus, None, lambda on, _: ground.paint_flames(on.painter, m.flames), above=True)
    for seat in range(len(view.cities)):
        if seat != large:
            small = m.small(seat, large)
            found[f"panel.{seat}"] = written(small.box, panel_of(view, seat), partial(write_panel, small))
    seen = len(seen_by_graeae(view)) if large == view.active else 0
    token = view.phase == Phase.PLACING_TOKEN and view.active == large
    tray = Tray(large, len(view.hands[large]), token, seen)
    found["tray"] = written(m.tray, tray, partial(_write_tray, m), reach=14.0)
    if view.ending != Ending.NOT_YET and view.phase != Phase.OVER:
        found["last"] = written(m.banner, None, lambda on, _: _write_banner(m.banner, on))
    aim = aim_of(m, view, large)
    if aim is not None and not (told and view.phase in (Phase.GIVING_UP, Phase.PLACING_TOKEN)):
        found["aim"] = written(aim.room, aim, write_aim, True, 14)
    return found


def _write_plate(m: Measures, on: Writing, plate: Panel) -> None:
    """Whose city is the large one, what he or she does, and the points so far."""
    on.panel(m.plate, plate.status.mood == "acting")
    text = on.theme.colour("text")
    rows = m.plate_lines
    name, points = m.plate_line(0), m.plate_line(rows - 1)
    high = name.height()
    scale = 1.0 if m.plate.height() < PLATE_TALL * m.grow + 1 and rows == 3 else m.scale
    badge = min(20.0 * scale, high)
    on.badge(plate.seat, name.topLeft(), badge)
    name.setLeft(name.left() + badge + 5)
    least = QRectF(name)
    least.setRight(m.athena.left() - 3)
    who, short = names_beside(on, least, plate.seat, rows != 3)
    # Called as on the small panel that it has while another city is the large one.
    on_small, _ = names_on(on, m.small(plate.seat, (plate.seat + 1) % m.seats), plate.seat)
    who = short if on_small == short else who
    who = called(plate.seat, on.seat_names) if plate.status.word == OVER else who
    if plate.starts:
        name.setRight(m.athena.left() - 3)
    if rows == 3:
        write_status(on, m.plate_line(1), plate.status)
    else:
        name.setRight(name.right() - write_status(on, name, plate.status))
    on.title(name, who, 16 * scale, text, Qt.AlignmentFlag.AlignLeft, short)
    if plate.bonus:
        pill = QRectF(points.right() - 28, points.top() + 1, 28, points.height() - 2)
        on.pill(pill, f"+{plate.bonus}")
        points.setRight(pill.left() - 3)
    on.write(points, in_points(plate.points), 14 * scale, 700, LEFT, text)


def _write_column(m: Measures, on: Writing, column: Column) -> None:
    painter = on.painter
    box, head, hues = m.column(column.territory), m.heading(column.territory), TERRITORY_HUES[column.territory]
    ground.paint_column(painter, box, head, hues, ground.frame_of(column.own, column.locked), on.evening)
    if not column.locked and column.laid < NUMBERS:
        slot = m.slot(column.territory, column.laid)
        ground.paint_slot(painter, slot, on.evening)
        number = phrase("Ephyran", "{number}", "the number of an area").put(number=column.laid + 1)
        upper = QRectF(slot.left(), slot.top() + slot.height() * 0.12, slot.width(), slot.height() * 0.46)
        painter.setOpacity(0.75)
        on.title(upper, number, 34, on.ink, Qt.AlignmentFlag.AlignHCenter)
        painter.setOpacity(1)
        lower = QRectF(slot.left() + 4, upper.bottom(), slot.width() - 8, slot.height() * 0.3)
        on.write(lower, phrase("Ephyran", "next area"), 12.5, 500, CENTRE, on.quiet)
    write_heading(on, head, column.territory, column.points, column.locked, column.own)


_PILES: Final = (
    phrase("Ephyran", "Pile {number}"),
    phrase("Ephyran", "Discard {number}", "the discard pile"),
    phrase("Ephyran", "Tartarus {number}"),
    phrase("Ephyran", "Tokens {number}"),
)


_BETWEEN_PILES: Final = 5.0
"""Pixels at either side of a pile's words."""


def _write_piles(m: Measures, on: Writing, counts: tuple[int, int, int, int]) -> None:
    """How many cards and tokens there are in the pile, the discard pile, Tartarus and the supply."""
    boxes = m.deck, m.discard, m.tartarus, m.supply
    titles = [title.put(number=count) for title, count in zip(_PILES, counts, strict=True)]
    # What stands side by side would read as one: more than a space is left between them.
    size = on.common_size(titles, m.cell(1).width() - 2 * _BETWEEN_PILES, 13 * m.pile_scale, 700)
    for number, (card, title) in enumerate(zip(boxes, titles, strict=True), 1):
        cell = m.cell(number)
        room = QRectF(cell.left(), cell.top(), cell.width(), card.top() - cell.top() - 3)
        room.adjust(_BETWEEN_PILES, 0, -_BETWEEN_PILES, 0)
        on.tight(room, title, size, CENTRE)
    for shift in range(min(3, counts[0] // 12), 0, -1):
        draw_rounded(on.painter, m.deck.translated(shift * 1.6, shift * 1.6), 6, "#1B2B4A", OUTLINE, 1.2)
    for count, card in zip(counts, boxes, strict=True):
        if not count and card != m.tartarus:
            ground.paint_slot(on.painter, card, on.evening, 7)
    ground.paint_abyss(on.painter, m.tartarus)


def _write_tray(m: Measures, on: Writing, tray: Tray) -> None:
    ground.paint_tray(on.painter, m.tray, on.evening)
    cream, faint = map(QColor, TRAY_INKS)
    words = QRectF(m.tray.left() + 20, m.tray.top() + 14, m.words_width - 16, m.tray.height() - 28)
    if tray.token:
        words.setBottom(m.taken.top() - 2)
        on.write(words, phrase("Ephyran", "Place this token on an area."), 13, 600, TOP, cream)
    else:
        title = phrase("Ephyran", "{seat}’s hand").put(seat=Seat(tray.seat))
        high = on.wrapped(words.adjusted(0, 0, 0, -words.height() * 0.3), title, 17, cream)
        note = phrase("Ephyran", "%n cards", "in a hand", tray.cards)
        on.write(words.adjusted(0, high + 4, 0, 0), note, 12.5, 500, TOP, faint)
    if tray.seen:
        words = m.seen_words(tray.seen)
        draw_rounded(on.painter, m.seen_box(tray.seen), 10, QColor(255, 255, 255, 14), "#B99B5E", 1.4)
        draw_rounded(on.painter, words, words.height() / 2, "#2A2936", "#B99B5E", 1.4)
        on.write(words.adjusted(8, 0, -8, 0), phrase("Ephyran", "Seen with the Graeae"), 13, 700, CENTRE, cream)


def _write_banner(box: QRectF, on: Writing) -> None:
    draw_rounded(on.painter, box, box.height() / 2, "#A63A28", OUTLINE, 1.4)
    on.write(box.adjusted(10, 0, -10, 0), phrase("Ephyran", "Final round"), 14, 700, CENTRE, QColor(CREAM))
