"""The faces of owner cards, with their cubes, and of selection cards."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from boardroom.games.epona.position.cards import BOXES, BOXES_ABOVE, BOXES_BELOW, FACES, OWNERS, is_asymmetric
from boardroom.games.epona.position.vocabulary import GROUPS, Bonus, BonusKind
from boardroom.games.epona.table.faces.colours import (
    ASYMMETRIC_OWNER,
    CREAM,
    CUBE,
    FAMILIES,
    HAND,
    OWNER,
    SCORING,
    SCORING_INK,
    Family,
)
from boardroom.games.epona.table.faces.marks import DRAWN_ALONE, Mark, Marks, ink_on, row_places
from boardroom.games.epona.table.faces.pictures_of_employees import owner as owner_picture
from boardroom.games.epona.words.names import FIRST_OWNER
from boardroom.ui.kit.theme import OUTLINE
from boardroom.ui.kit.words.fitting import fit

OWNER_WIDE, OWNER_HIGH = 264.0, 184.0
"""The measures of an owner card, in its own units."""
_PORTRAIT, _AROUND = 70.0, 12.0
"""The width of the portrait, and what lies above and below it."""
_ACROSS: Final = 96
"""The pixels across in which a portrait is drawn and kept."""
_NAME: Final = 13.0
_SMALLEST: Final = 8
"""The greatest size of the name, in units, and the smallest in pixels."""
_ICON, _LARGE_ICON = 21.0, 24.0
"""The greatest size of what a box gives, beside a portrait and without one."""
_LINE_APART, _LINE_PAIRS = 2.0, 7.0
"""Between two boxes of a line of them, and between two pairs with what is above them."""
_CUBE_FROM: Final = 9.0
"""The height from which on a cube is drawn there."""
_GREEN, _GREEN_BAR = "#D3E8C4", "#3B8153"
_BOX_LINE: Final = "#8A6A3A"
SELECTION_WIDE, SELECTION_HIGH = 126.0, 88.0
_HEAD: Final = 24.0
"""The height of the head of a selection card, with what it costs or gives."""
_PRICE: Final = "#B33A2E"
_VEIL: Final = (60, 50, 40, 110)
"""What lies over a selection card that cannot be paid for."""
_SIGNED: Final = 1.15
"""How wide a price or gift is written, in heights of its row."""
_DECK_WIDE: Final = 0.52
"""The width of the cards of a deck, in their heights."""
_ANY: Final = "#8A7A66"


def paint_owner(marks: Marks, box: QRectF, owner: int, boxes: int) -> None:
    """An owner card with a cube on each of ``boxes``, a mask; without its name."""
    unit = box.width() / OWNER_WIDE
    body = _card(marks, box, _family(owner).frame, unit)
    _paint_portrait(marks, box, body, owner)
    _paint_boxes(marks, box, owner, boxes, _PORTRAIT)


def paint_owner_boxes(marks: Marks, box: QRectF, owner: int, boxes: int) -> None:
    """The boxes of an owner card alone, larger."""
    _card(marks, box, _family(owner).frame, box.width() / OWNER_WIDE)
    _paint_boxes(marks, box, owner, boxes, 0.0)


def line_places(box: QRectF) -> list[QRectF]:
    """Where each box of an owner card is on a line of them, by its number: pair by pair, after each the box above it,
    filled up to its height.
    """
    inside = box.width() - (BOXES_ABOVE - 1) * _LINE_PAIRS - (BOXES - BOXES_ABOVE) * _LINE_APART
    wide = inside / BOXES
    places = [QRectF()] * BOXES
    left = box.left()
    for pair in range(BOXES_ABOVE):
        for number in (2 * pair, 2 * pair + 1, BOXES_BELOW + pair):
            places[number] = QRectF(left, box.top(), wide, box.height())
            left += wide + _LINE_APART
        left += _LINE_PAIRS - _LINE_APART
    return places


def paint_box_line(marks: Marks, box: QRectF, owner: int, boxes: int) -> None:
    """A line of the boxes of an owner card, as low as it may be: one with a cube is filled with its colour, and in a
    line that is high enough the cube lies in it. A box that scores is dark, as on the card.
    """
    painter = marks.painter
    for number, spot in enumerate(line_places(box)):
        there = bool(boxes >> number & 1)
        low = spot.height() < _CUBE_FROM
        fill = SCORING if number >= BOXES_BELOW else CREAM
        painter.setPen(QPen(QColor(OUTLINE), 1))
        painter.setBrush(QColor(CUBE if there and low else fill))
        corner = min(3.0, spot.height() * 0.25)
        painter.drawRoundedRect(spot.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        if there and not low:
            size = spot.height() - 2
            marks.cube(QRectF(spot.center().x() - size / 2, spot.center().y() - size / 2, size, size))


def _family(owner: int) -> Family:
    """The colours of an owner card: those of its side."""
    return ASYMMETRIC_OWNER if is_asymmetric(owner) else OWNER


def _paint_portrait(marks: Marks, box: QRectF, body: QRectF, owner: int) -> None:
    unit, painter = box.width() / OWNER_WIDE, marks.painter
    portrait = QRectF(body.left(), body.top(), _PORTRAIT * unit, body.height())
    with marks.within(body, 7 * unit):
        units = (_PORTRAIT, OWNER_HIGH - _AROUND)
        marks.scaled(owner_picture(FIRST_OWNER + owner, units), units, _ACROSS, portrait)
        painter.fillRect(QRectF(portrait.right() - unit, body.top(), 2 * unit, body.height()), QColor(OUTLINE))
        band = owner_name_band(box)
        painter.fillRect(band, QColor(_family(owner).dark))
        painter.fillRect(QRectF(band.left(), band.top(), band.width(), 1.2 * unit), QColor(OUTLINE))


def _paint_boxes(marks: Marks, box: QRectF, owner: int, boxes: int, portrait: float) -> None:
    unit, painter, shown = box.width() / OWNER_WIDE, marks.painter, OWNERS[owner]
    size = _ICON if portrait else _LARGE_ICON
    for number in range(BOXES_BELOW):
        spot = _area(box, number, portrait)
        lasting = any(bonus.kind == BonusKind.DISCOUNT for bonus in shown.below[number])
        _box(marks, spot, _GREEN if lasting else CREAM, unit)
        if lasting:
            painter.fillRect(
                QRectF(spot.left() + 4 * unit, spot.top() + 3 * unit, spot.width() - 8 * unit, 2.5 * unit),
                QColor(_GREEN_BAR),
            )
        _stack(marks, spot, shown.below[number], unit, size)
        _cube(marks, spot, unit, bool(boxes >> number & 1), _BOX_LINE)
    for pair in range(BOXES_ABOVE):
        spot = _area(box, BOXES_BELOW + pair, portrait)
        _box(marks, spot, SCORING, unit)
        above = shown.above[pair]
        points = abs(above)
        row = [Mark(0.9, lambda place, points=points: marks.points(place, points))]  # type: ignore[misc]
        if above < 0:
            row += [
                marks.stroke_mark(SCORING_INK),
                Mark(1, lambda place: marks.drawing("icon-completed-stable", place)),
            ]
        marks.row(QRectF(spot.left(), spot.top() + 4 * unit, spot.width(), 24 * unit), row)
        _cube(marks, spot, unit, bool(boxes >> BOXES_BELOW + pair & 1), SCORING_INK)
        _bracket(marks, spot, _area(box, 2 * pair, portrait), _area(box, 2 * pair + 1, portrait), unit)


def has_portrait(box: QRectF) -> bool:
    """Whether there is room for all of an owner card, and not only for its boxes."""
    return box.width() >= OWNER_WIDE


def box_area(box: QRectF, number: int) -> QRectF:
    """Where a box of an owner card lies on it: the lower row from left to right, then the upper one."""
    return _area(box, number, _PORTRAIT if has_portrait(box) else 0.0)


def _area(box: QRectF, number: int, portrait: float) -> QRectF:
    unit = box.width() / OWNER_WIDE
    left, wide = box.left() + (portrait + 8) * unit, (OWNER_WIDE - portrait - 16) * unit
    if number < BOXES_BELOW:
        step = wide / BOXES_BELOW
        return QRectF(left + number * step + 1.5 * unit, box.top() + 88 * unit, step - 3 * unit, 86 * unit)
    step = wide / BOXES_ABOVE
    return QRectF(left + (number - BOXES_BELOW) * step + 5 * unit, box.top() + 12 * unit, step - 10 * unit, 58 * unit)


def spare_cube_area(box: QRectF) -> QRectF:
    """Where on an owner card a cube waits for its box: in the sky of the portrait, else in the first corner."""
    unit = box.width() / OWNER_WIDE
    if not has_portrait(box):
        return QRectF(box.left() - 2 * unit, box.top() - 2 * unit, 30 * unit, 30 * unit)
    return QRectF(box.left() + 12 * unit, box.top() + 14 * unit, 34 * unit, 34 * unit)


def owner_name_band(box: QRectF) -> QRectF:
    """Where an owner's name stands: at the foot of the portrait."""
    unit = box.width() / OWNER_WIDE
    return QRectF(box.left() + 5 * unit, box.bottom() - 27 * unit, (_PORTRAIT - 1) * unit, 19 * unit)


def write_owner_name(painter: QPainter, box: QRectF, words: str, font: QFont) -> None:
    """Write the name on an owner card, in a font of any size."""
    unit, band = box.width() / OWNER_WIDE, owner_name_band(box)

    def sized(pixels: float) -> QFont:
        # It grows with the card, not with the text of the window.
        made = QFont(font)
        made.setPixelSize(max(_SMALLEST, round(pixels)))
        return made

    room = band.adjusted(unit, unit, -unit, 0)
    painter.setPen(QColor(CREAM))
    fit(words, sized, _NAME * unit, room.width(), room.height()).draw(painter, room, Qt.AlignmentFlag.AlignCenter)


def _card(marks: Marks, box: QRectF, frame: str, unit: float) -> QRectF:
    """The sheet of a card with its frame; gives what is inside of that."""
    painter = marks.painter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(43, 33, 27, 86))
    painter.drawRoundedRect(box.adjusted(0.5, 2 * unit, -0.5, 0), 9 * unit, 9 * unit)
    sheet = box.adjusted(unit, unit, -unit, -3 * unit)
    painter.setPen(QPen(QColor(OUTLINE), 2 * unit))
    painter.setBrush(QColor(frame))
    painter.drawRoundedRect(sheet, 9 * unit, 9 * unit)
    body = _body(box, unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(CREAM))
    painter.drawRoundedRect(body, 7 * unit, 7 * unit)
    return body


def _body(box: QRectF, unit: float) -> QRectF:
    """What is inside the frame of a card."""
    return box.adjusted(5 * unit, 5 * unit, -5 * unit, -7 * unit)


def _box(marks: Marks, spot: QRectF, fill: str, unit: float) -> None:
    marks.painter.setPen(QPen(QColor(OUTLINE), 1.4 * unit))
    marks.painter.setBrush(QColor(fill))
    marks.painter.drawRoundedRect(spot, 5 * unit, 5 * unit)


def _stack(marks: Marks, spot: QRectF, bonuses: object, unit: float, largest: float) -> None:
    """The icons of a box one below the other."""
    row = marks.bonus_marks(bonuses)  # type: ignore[arg-type]
    size = min(largest * unit, (spot.height() - 34 * unit) / max(1, len(row)))
    top = spot.top() + 8 * unit
    room = spot.width() - 3 * unit
    for number, mark in enumerate(row):
        # A draw is wider than its box.
        high = min(size, room / mark.wide)
        wide, lower = mark.wide * high, (size - high) / 2
        mark.paint(QRectF(spot.center().x() - wide / 2, top + number * (size + 2 * unit) + lower, wide, high))


def _cube(marks: Marks, spot: QRectF, unit: float, there: bool, line: str) -> None:
    size = 18 * unit
    place = QRectF(spot.center().x() - size / 2, spot.bottom() - size - 5 * unit, size, size)
    marks.painter.setPen(QPen(QColor(line), 1.2 * unit))
    marks.painter.setBrush(Qt.BrushStyle.NoBrush)
    marks.painter.drawRoundedRect(place, 3 * unit, 3 * unit)
    if there:
        marks.cube(place.adjusted(unit, unit, -unit, -unit))


def _bracket(marks: Marks, above: QRectF, left: QRectF, right: QRectF, unit: float) -> None:
    """The lines from a pair of boxes to the one above it."""
    middle = (above.bottom() + left.top()) / 2
    marks.painter.setPen(QPen(QColor(_BOX_LINE), 1.6 * unit))
    marks.painter.drawLine(QPointF(above.center().x(), above.bottom()), QPointF(above.center().x(), middle))
    marks.painter.drawLine(QPointF(left.center().x(), middle), QPointF(right.center().x(), middle))
    for side in (left, right):
        marks.painter.drawLine(QPointF(side.center().x(), middle), QPointF(side.center().x(), left.top()))


# Selection cards.


class SelectionParts(NamedTuple):
    """Where the parts of a selection card are: its price or gift, how many are kept, and how many are drawn of each
    group it names, then of any deck if it says so.
    """

    price: QRectF
    keep: QRectF
    draws: tuple[QRectF, ...]


def selection_parts(box: QRectF, face: int) -> SelectionParts:
    """The parts of a face of a selection card that lies in a box."""
    unit, shown = box.width() / SELECTION_WIDE, FACES[face]
    body = _body(box, unit)
    head = _head(body, unit)
    keep = QRectF(head.center().x(), head.top() + 2 * unit, head.width() / 2 - 6 * unit, head.height() - 4 * unit)
    price = QRectF(head.left() + 6 * unit, head.top() + 2 * unit, head.width() / 2 - 6 * unit, head.height() - 4 * unit)
    cards = QRectF(
        body.left() + 4 * unit,
        head.bottom() + 5 * unit,
        body.width() - 8 * unit,
        body.bottom() - head.bottom() - 9 * unit,
    )
    drawn = sum(map(bool, (*shown.draws, shown.free)))
    return SelectionParts(price, keep, tuple(row_places(cards, [_DECK_WIDE] * drawn)))


def _head(body: QRectF, unit: float) -> QRectF:
    return QRectF(body.left(), body.top(), body.width(), _HEAD * unit)


def paint_selection(marks: Marks, box: QRectF, face: int, dear: int = 0) -> None:
    """A face of a selection card: price or gift, how many of each deck are drawn, how many are kept. One that is too
    ``dear`` is veiled, its price struck out.
    """
    unit, shown = box.width() / SELECTION_WIDE, FACES[face]
    body = _card(marks, box, OWNER.frame, unit)
    head, parts = _head(body, unit), selection_parts(box, face)
    with marks.within(body, 7 * unit):
        marks.painter.fillRect(head, QColor(_PRICE if shown.price else OWNER.light))
    ink = ink_on(_PRICE if shown.price else OWNER.light)
    keep = [
        Mark(0.9, lambda spot: marks.toned("icon-deck", HAND, spot)),
        Mark(0.7, lambda spot: marks.number(str(shown.keep), spot.center(), spot.height() * 0.9, ink)),
    ]
    marks.row(parts.keep, keep)
    colours = [family.frame for family in FAMILIES]
    badges = [f"badge-{group}" for group in GROUPS]
    drawn = [deck for deck in zip(colours, badges, shown.draws, strict=True) if deck[2]]
    if shown.free:
        drawn.append((_ANY, "icon-card-any", shown.free))
    for deck, place in zip(drawn, parts.draws, strict=False):
        _deck(marks, *deck, place)
    if dear:
        with marks.within(body, 7 * unit):
            marks.painter.fillRect(body, QColor(*_VEIL))
    row = _gained(marks, shown.gift, ink) if shown.gift else _paid(marks, shown.price, ink, bool(dear))
    marks.row(parts.price, row, left=True)


def _signed(marks: Marks, words: str, ink: str) -> Mark:
    """A number with its sign, as price and gift are written."""
    return Mark(_SIGNED, lambda spot: marks.number(words, spot.center(), spot.height() * 0.84, ink))


def _paid(marks: Marks, price: int, ink: str, dear: bool) -> list[Mark]:
    """A price: "-2" before a coin without a value, which is struck out where there are not as many; or 0."""

    def coin(spot: QRectF) -> None:
        marks.drawing("icon-coin", spot)
        if dear:
            _strike(marks.painter, spot)

    return [_signed(marks, f"\u2212{price}" if price else "0", ink), Mark(1, coin)]


def _gained(marks: Marks, gift: Sequence[Bonus], ink: str) -> list[Mark]:
    """A gift: "+1" before a coin or what else is gained."""
    row = []
    for bonus in gift:
        drawing = "icon-coin" if bonus.kind == BonusKind.COINS else DRAWN_ALONE.get(bonus.kind)
        if drawing is None:
            row += marks.bonus_marks([bonus])
            continue
        row += [
            _signed(marks, f"+{bonus.what}", ink),
            Mark(1, partial(marks.drawing, drawing)),
        ]
    return row


def _strike(painter: QPainter, spot: QRectF) -> None:
    """A stroke through a box, dark below light: it is seen on any ground."""
    for colour, width in ((OUTLINE, 0.3), (CREAM, 0.14)):
        pen = QPen(QColor(colour), width * spot.height(), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(spot.bottomLeft(), spot.topRight())


def _deck(marks: Marks, colour: str, badge: str, count: int, spot: QRectF) -> None:
    """So many cards of a colour, above the badge of what is in their decks."""
    painter, line = marks.painter, max(1.0, spot.width() * 0.06)
    for shift in reversed(range(min(count, 3))):
        place = spot.adjusted(shift * line, -shift * line, shift * line, -shift * line).adjusted(
            line, line * 2, -line, -line
        )
        painter.setPen(QPen(QColor(OUTLINE), line))
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(place, spot.width() * 0.12, spot.width() * 0.12)
    body = spot.adjusted(line, line * 2, -line, -line)
    size = min(body.width() - 2 * line, body.height() / 2)
    upper = QPointF(body.center().x(), body.top() + body.height() * 0.27)
    marks.number(str(count), upper, body.height() * 0.42, ink_on(colour))
    middle = QPointF(body.center().x(), body.bottom() - body.height() * 0.28)
    marks.drawing(badge, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size))
