"""The panels of the tableaus that are not the large one: whose each is, what is known of it, and its open slots.

Stables and cards are pieces and lie on them.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.scoring import so_far
from boardroom.games.epona.position.state import NO_TOKEN, Form, State, partners
from boardroom.games.epona.position.tableau import open_slots
from boardroom.games.epona.table.faces.colours import CHOSEN, CREAM, HAND
from boardroom.games.epona.table.faces.faces import token_drawing
from boardroom.games.epona.table.faces.pair_marks import WIDEST_MARK, PairMark, mark_width, pair_of, write_mark
from boardroom.games.epona.table.faces.writing import Writing
from boardroom.games.epona.table.layout.small_tableau import SmallTableau
from boardroom.games.epona.table.layout.views import (
    Status,
    has_tray,
    held,
    partners_are_known,
    spare_rollers,
    status_of,
)
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.words.lettering import LEFT
from boardroom.ui.kit.words.say import called, called_in_short

ICONS: Final = ("icon-coin", "token-stud", "token-roller", "icon-points")
"""The drawings of what a seat has: coins, studs, rollers, points."""
_ICON: Final = 0.84
"""The size of the icon of a number, in heights of its line."""
_NARROW: Final = 0.6
"""How much smaller the icons are where the numbers beside them would not fit, as a part."""
_BESIDE: Final = 3.0
"""Between a number and the icon of the next one."""
_TOKEN, _POINTS = 22.0, 46.0
"""The size of a token beside a name in usual text, and the width of points that stand there."""
_WORDS, _BADGE = 12.5, 19.0
"""The sizes of words about breeding and of the badges in them, in usual text."""
_MARK, _LOW_MARK, _TICK = 0.5, 0.34, 0.62
"""The part of its line that a pair has at most, and where points stand there, too; the size of the tick on a badge, in
parts of that.
"""
_PLATE_MARK, _STARTER = 0.45, 0.14
"""The same on the plate, and the part of its line that the horseshoe has there at most."""
_NAME: Final = 0.48
"""The part of its line that a name has at least, as far as it needs that."""


class Panel(NamedTuple):
    """What the panel of a seat says, or the plate of the large one. ``rollers`` are those that lie on no horse, ``lot``
    is its token, ``partners`` are those it breeds with, None where that is not known yet or not any more; ``alone``
    where it breeds with neutral stallions; ``pair`` is its pair, where seats come to be ``in_pairs`` in this form.
    ``open_slots`` are rows and slots that can be filled.
    """

    seat: int
    status: Status
    starts: bool
    coins: int
    studs: int
    rollers: int
    hand: int
    points: int
    lot: int
    partners: tuple[int, ...] | None
    alone: bool
    in_pairs: bool
    pair: PairMark | None
    open_slots: tuple[tuple[int, int], ...]


def panel_of(view: State, seat: int) -> Panel:
    """What a view says of a seat."""
    return Panel(
        seat,
        status_of(view, seat),
        view.starter == seat and len(view.coins) > 1,
        view.coins[seat],
        view.studs[seat],
        spare_rollers(view, seat),
        held(view, seat) or len(view.drawn[seat]),
        so_far(view, seat),
        view.lots[seat] if view.form == Form.LOWER else NO_TOKEN,
        partners(view.lots, seat) if partners_are_known(view) and has_tray(view) else None,
        bool(view.neutral) and has_tray(view),
        view.form != Form.LOWER,
        pair_of(view, seat),
        tuple(open_slots(view.tableaus[seat])),
    )


def as_number(number: int) -> Text:
    """A number alone."""
    return phrase("Epona", "{number}", "how many").put(number=number)


def write_name(
    on: Writing, line: QRectF, seat: int, status: Status, chip: bool = True, least: float | None = None
) -> None:
    """Badge and name of a seat, and what it does: as a chip, or, where there is no room for that, as a tick on the
    badge of who is done. ``least`` is the least room that the name may have during a game: where it does not fit there
    it is short all the time.
    """
    size, who, short = line.height(), called(seat, on.seat_names), called_in_short(seat, on.seat_names)
    if on.least_width(who) + 2 > (line.width() * _NAME if least is None else least):
        who = short
    on.badge(seat, line.topLeft(), size)
    if not chip:
        if status.mood == "done":
            write_tick(on, QPointF(line.left() + size * 0.86, line.top() + size * 0.2), size * _TICK)
        on.title(line.adjusted(size + 5, 0, 0, 0), who, 15, on.theme.colour("text"), short)
        return
    left = line.left() + size + 5
    # Rather a shorter or smaller word beside it than a name that is written small.
    named = on.title_width(who, 15) + 2, min(on.least_width(who) + 2, line.width() * _NAME)
    chips = (on.state(line.adjusted(size + 9 + wide, 1, 0, -1), status) for wide in named)
    right = line.right() - next(filter(None, chips), 0.0)
    on.title(QRectF(left, line.top(), right - left, size), who, 15, on.theme.colour("text"), short)


def write_tick(on: Writing, middle: QPointF, size: float) -> None:
    """A tick on a green disc."""
    on.painter.setPen(QPen(QColor(CREAM), max(1.0, size * 0.08)))
    on.painter.setBrush(QColor(CHOSEN))
    disc = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
    on.painter.drawEllipse(disc)
    sign = size * 0.66
    spot = QPointF(middle.x() - sign / 2, middle.y() - sign / 2)
    on.painter.drawPixmap(on.marks.on_pixels(spot), art.icon_pixmap("check", sign, CREAM, on.ratio))


def write_panel(on: Writing, small: SmallTableau, panel: Panel) -> None:
    """The panel of a seat."""
    on.panel(small.box, panel.status.mood == "acting")
    name = QRectF(small.name)
    least = _least_name(on, small, panel.in_pairs)
    if panel.pair is not None:
        # Rather a smaller mark than a name that is cut off: points may stand there, too.
        part = _MARK if small.has_facts else _LOW_MARK
        size = min(name.height(), _TOKEN * on.m.grow, name.width() * part / mark_width(1, panel.pair))
        wide = mark_width(size, panel.pair)
        mark = QRectF(name.right() - wide, name.center().y() - size / 2, wide, size)
        write_mark(on, mark, panel.pair)
        name.setRight(mark.left() - 3)
    if panel.lot != NO_TOKEN:
        size = min(name.height(), _TOKEN * on.m.grow)
        name.setRight(name.right() - size - 3)
        on.marks.drawing(token_drawing(panel.lot), QRectF(name.right() + 3, name.center().y() - size / 2, size, size))
    if not small.has_facts:
        wide = _POINTS * on.m.grow
        points = QRectF(name.right() - wide, name.top() + 2, wide, name.height() - 4)
        _write_fact(on, points, ICONS[3], panel.points, points.height() * _ICON)
        name.setRight(points.left() - 3)
    write_name(on, name, panel.seat, panel.status, chip=panel.pair is None, least=least)
    if small.has_facts:
        _write_facts(on, small, panel)
    pen = QPen(on.theme.colour("edge"), 1)
    pen.setDashPattern([2, 2])
    on.painter.setPen(pen)
    on.painter.setBrush(Qt.BrushStyle.NoBrush)
    for row, slot in panel.open_slots if small.heights else ():
        on.painter.drawRoundedRect(small.slot(row, slot).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)


def _least_name(on: Writing, small: SmallTableau, in_pairs: bool) -> float:
    """The least room that the name on a panel may have: beside what the seat does and its token, or beside its pair
    where seats come to be in pairs.
    """
    line, high = small.name.width(), small.name.height()
    if not small.has_facts:
        line -= _POINTS * on.m.grow + 3
    part, size = _MARK if small.has_facts else _LOW_MARK, min(high, _TOKEN * on.m.grow)
    if in_pairs:
        # Beside the widest mark, or, once there are no pairs any more, beside what the seat does.
        mark = min(small.name.width() * part, size * WIDEST_MARK)
        return min(line * _NAME, line - mark - 3 - high - 5)
    return (line - size - 3) * _NAME


def room_of_number(fact: QRectF) -> float:
    """The width that a number has beside its icon."""
    return fact.width() - fact.height() * _ICON - 2 - _BESIDE


def facts_of(panel: Panel) -> tuple[tuple[str, int], ...]:
    """The numbers on a panel, each with its drawing, none for the cards of the hand: coins, studs, hand, the rollers
    that lie on no horse, if there are any, and points.
    """
    rollers = ((ICONS[2], panel.rollers),) if panel.rollers else ()
    return (ICONS[0], panel.coins), (ICONS[1], panel.studs), ("", panel.hand), *rollers, (ICONS[3], panel.points)


def fact_boxes(small: SmallTableau, panel: Panel) -> list[QRectF]:
    """Where they stand."""
    among = len(facts_of(panel))
    return [small.fact(number, panel.starts, among) for number in range(among)]


def _write_facts(on: Writing, small: SmallTableau, panel: Panel) -> None:
    if panel.starts:
        on.marks.drawing("icon-round", small.starter)
    facts, boxes = facts_of(panel), fact_boxes(small, panel)
    size = boxes[0].height() * _ICON
    if not all(
        on.fit_all((as_number(count),), room_of_number(box), 13) for box, (_, count) in zip(boxes, facts, strict=True)
    ):
        # Beside the score page panels are narrow: rather smaller icons than numbers that are cut off, and room where
        # the longer ones are.
        size *= _NARROW
        wide = [on.least_width(as_number(count)) + 2 for _, count in facts]
        left, whole = boxes[0].left(), boxes[-1].right() - boxes[0].left()
        size = min(size, (whole - sum(wide)) / len(facts) - 2 - _BESIDE)
        spare = (whole - sum(wide)) / len(facts) - size - 2 - _BESIDE
        for number, (box, room) in enumerate(zip(boxes, wide, strict=True)):
            boxes[number] = QRectF(left, box.top(), size + 2 + room + _BESIDE + spare, box.height())
            left += boxes[number].width()
    for box, (drawing, count) in zip(boxes, facts, strict=True):
        _write_fact(on, box, drawing, count, size)


def _write_fact(on: Writing, box: QRectF, drawing: str, count: int, size: float) -> None:
    """A number beside an icon of a size: a drawing, or cards of a hand."""
    icon = QRectF(box.left(), box.center().y() - size / 2, size, size)
    if drawing:
        on.marks.drawing(drawing, icon)
    else:
        card_icon(on, icon)
    on.write(box.adjusted(icon.width() + 2, 0, -_BESIDE, 0), as_number(count), 13, 700, LEFT, on.theme.colour("text"))


def card_icon(on: Writing, box: QRectF) -> None:
    """Cards of a hand."""
    on.marks.toned("icon-deck", HAND, box)


_WITH: Final = (
    phrase("Epona", "partner:", "before a partner’s name"),
    phrase("Epona", "with", "before a breeding partner’s name"),
)
_NOBODY: Final = (
    phrase("Epona", "no partner: own horses only", "whom a player breeds with"),
    phrase("Epona", "no partner", "whom a player breeds with"),
    phrase("Epona", "alone", "whom a player breeds with, where there is little room: nobody"),
)
_NEUTRAL: Final = (
    phrase("Epona", "own horses and neutral stallions", "whom a player of the solo game breeds with"),
    phrase("Epona", "neutral stallions", "whom a player of the solo game breeds with, too"),
)
"""Whom somebody breeds with: as it is said where there is room, and where there is less and less."""


def write_partners(on: Writing, plate: Panel) -> None:
    """The last line of the plate: the token of its seat, and whom it breeds with; who began the round has a horseshoe.
    The selection card is a piece.
    """
    m, line = on.m, on.m.partners
    on.painter.setPen(QPen(on.theme.colour("line"), 1))
    rule = m.fact(2).bottom() + 3
    on.painter.drawLine(QPointF(m.plate.left() + 2, rule), QPointF(m.plate.right() - 2, rule))
    room = QRectF(line)
    if plate.pair is not None:
        size = min(line.height(), _TOKEN * m.grow, line.width() * _PLATE_MARK / mark_width(1, plate.pair))
        room.setLeft(
            line.left() + 6 + write_mark(on, QRectF(line.left(), line.center().y() - size / 2, size, size), plate.pair)
        )
    if plate.lot != NO_TOKEN:
        on.marks.drawing(token_drawing(plate.lot), m.lot)
        room.setLeft(m.lot.right() + 5)
    starter = m.starter
    if plate.pair is None:
        room.setRight(m.selection.left() - 5)
    else:
        # There are no selection cards in the high form.
        size = min(line.height(), _TOKEN * m.grow, line.width() * _STARTER)
        starter = QRectF(line.right() - size, line.center().y() - size / 2, size, size)
    if plate.starts:
        on.marks.drawing("icon-round", starter)
        room.setRight(starter.left() - 4)
    text, quiet = on.theme.colour("text"), on.theme.colour("quiet")
    if not plate.partners:
        if plate.partners is not None or plate.alone:
            texts = _NEUTRAL if plate.alone else _NOBODY
            said = next((text for text in texts if on.fit_all((text,), room.width(), _WORDS)), texts[-1])
            on.write(room, said, _WORDS, 500, LEFT, quiet)
        return
    size = min(room.height(), _BADGE * m.grow)
    if plate.pair is not None:
        # The disc stands in the mark before it.
        who = on.name_within(plate.partners[0], room.width(), 13)
        left = room.width() - on.width(who, 13, 700) - 6
        words = next((words for words in _WITH if on.width_of(words, _WORDS) <= left), None)
        if words is not None:
            on.write(room, words, _WORDS, 500, LEFT, quiet)
            room.setLeft(room.left() + on.width_of(words, _WORDS) + 6)
        on.write(room, who, 13, 700, LEFT, text)
        return
    for partner in plate.partners:
        who = on.name_within(partner, room.width() - size - 4, 13)
        left = room.width() - size - 10 - on.width(who, 13, 700)
        words = next((words for words in _WITH if on.width_of(words, _WORDS) <= left), None)
        if words is not None:
            on.write(room, words, _WORDS, 500, LEFT, quiet)
            room.setLeft(room.left() + on.width_of(words, _WORDS) + 6)
        on.badge(partner, QPointF(room.left(), room.center().y() - size / 2), size)
        room.setLeft(room.left() + size + 4)
        on.write(room, who, 13, 700, LEFT, text)
