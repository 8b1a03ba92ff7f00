"""What is written at any group of cards: its tray, its name, its cost, what it brings; the mark of what is picked."""

from collections import Counter
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.cards import ASSETS
from boardroom.games.epona.position.scoring import BestPlace
from boardroom.games.epona.position.tableau import Spot
from boardroom.games.epona.position.vocabulary import RIDER, BonusKind
from boardroom.games.epona.table.faces.colours import CHOSEN, CREAM
from boardroom.games.epona.table.faces.ground import paint_tray
from boardroom.games.epona.table.faces.writing import TRAY_INKS, Writing
from boardroom.games.epona.table.layout.division import scale_of
from boardroom.games.epona.table.panels import ICONS as FACTS
from boardroom.games.epona.table.panels import as_number, write_tick
from boardroom.ui.kit.words.lettering import CENTRE, LEFT, RIGHT

_TITLE: Final = 16.0
NOTE: Final = 12.5
"""The size of a quieter line at a group, in usual text."""
_EDGE: Final = 4.0
"""The width of the edge of what is chosen."""
_AFTER_GAIN: Final = 5.0
"""What is free behind so many of something that a group brings."""
_SIGN_ON_PLATE: Final = 0.8
"""The size of a sign on a plate, in heights."""
_PLATE = {False: ("#FFF3C9", "#E9B23A", "#3A2410"), True: ("#D8D2C6", "#8C857A", "#5A5248")}
"""Ground, edge and ink of a plate with points over a card, by whether it is faint."""
Brought: TypeAlias = tuple[tuple[str, int], ...]
"""What a group brings when it is placed: the drawing of each, and how many; of draws how often one draws."""
_COUNTED: Final = (BonusKind.COINS, BonusKind.STUD, BonusKind.OWNER)
_BROUGHT: Final = {
    BonusKind.COINS: FACTS[0],
    BonusKind.STUD: FACTS[1],
    BonusKind.OWNER: "icon-owner",
    BonusKind.DRAW: "icon-draw",
}


def wider(on: Writing) -> float:
    """How much larger than in a window of the usual width words and signs are."""
    return scale_of(on.m.free.width())


def grown(on: Writing) -> float:
    """The same where text is larger than usual, too."""
    return on.m.grow * wider(on)


def brought_by(cards: bytes) -> Brought:
    """What cards bring when they are placed."""
    found = Counter[str]()
    for card in cards:
        found.update({_BROUGHT[bonus.kind]: bonus.what for bonus in ASSETS[card].bonus if bonus.kind in _COUNTED})
        found.update(_BROUGHT[bonus.kind] for bonus in ASSETS[card].bonus if bonus.kind == BonusKind.DRAW)
        found.update([FACTS[2]] * (ASSETS[card].type == RIDER))
    return tuple((drawing, found[drawing]) for drawing in (*_BROUGHT.values(), FACTS[2]) if found[drawing])


def paint_group(on: Writing, tray: QRectF, chosen: bool = False) -> None:
    paint_tray(on.painter, tray, on.evening)
    if chosen:
        on.painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((CREAM, _EDGE + 3), (CHOSEN, _EDGE)):
            on.painter.setPen(QPen(QColor(colour), wide))
            on.painter.drawRoundedRect(tray.adjusted(1, 1, -1, -1), 13, 13)


def write_picked(on: Writing, box: QRectF) -> None:
    """The edge of a card that is picked, and a tick in its corner."""
    on.painter.setBrush(Qt.BrushStyle.NoBrush)
    on.painter.setPen(QPen(QColor(CHOSEN), _EDGE))
    on.painter.drawRoundedRect(box, 8, 8)
    size = 30 * grown(on)
    write_tick(on, box.topLeft() + QPointF(size * 0.42, size * 0.42), size)


def _group_title(number: int) -> Text:
    return phrase("Epona", "Group {number}", "one of two groups of cards").put(number=number + 1)


def write_group_title(on: Writing, heading: QRectF, number: int, ink: QColor) -> float:
    """The name of a group; gives where it ends."""
    title = _group_title(number)
    wide = min(heading.width(), on.title_width(title, _TITLE * wider(on)) + 4)
    on.title(QRectF(heading.left(), heading.top(), wide, heading.height()), title, _TITLE * wider(on), ink)
    return heading.left() + wide + 8


_COST: Final = phrase("Epona", "cost", "before the coins that cards of a group cost")


def width_of_cost(on: Writing, cost: int) -> float:
    """How wide it is that is said of what cards cost."""
    wide, number = on.width(_COST, NOTE * wider(on), 500) + 5, on.width(as_number(cost), 13 * wider(on), 700) + 2
    return wide + NOTE * 1.5 * grown(on) + 3 + number


def write_cost(on: Writing, room: QRectF, cost: int, ink: QColor) -> float:
    """What cards cost, with a coin, where there is room; gives how wide that is."""
    size, wide = NOTE * 1.5 * grown(on), on.width(_COST, NOTE * wider(on), 500) + 5
    number = on.width(as_number(cost), 13 * wider(on), 700) + 2
    if width_of_cost(on, cost) > room.width():
        return 0.0
    on.write(QRectF(room.left(), room.top(), wide, room.height()), _COST, NOTE * wider(on), 500, LEFT, ink)
    on.marks.drawing(FACTS[0], QRectF(room.left() + wide, room.center().y() - size / 2, size, size))
    right = QRectF(room.left() + wide + size + 4, room.top(), number + 4, room.height())
    on.write(right, as_number(cost), 13 * wider(on), 700, LEFT, ink)
    return wide + size + 8 + number


def width_of_brought(on: Writing, brings: Brought, size: float) -> float:
    """How wide it is what a group brings, without words."""
    return sum(size - 1 + on.width(_gain_by(number), 13 * wider(on), 700) + 2 + _AFTER_GAIN for _, number in brings)


def _gain_by(number: int) -> Text:
    return phrase("Epona", "+{number}", "so many coins").put(number=number)


def write_brought(on: Writing, line: QRectF, brings: Brought, size: float, from_left: bool = False) -> float:
    """What a group brings when placed, at the right of a line or at its left, with the words for that where they have
    room; gives where that begins.
    """
    if not brings:
        return line.right()
    cream, faint = map(QColor, TRAY_INKS)
    words, total = (
        phrase("Epona", "when placed", "before the coins that cards bring"),
        width_of_brought(on, brings, size),
    )
    wide = on.width(words, NOTE * wider(on), 500) + 6
    if wide + total > line.width() or (not from_left and wide > line.width() * 0.45):
        wide = 0.0
    first = left = line.left() if from_left else line.right() - total - wide
    if wide:
        on.write(QRectF(left, line.top(), wide, line.height()), words, NOTE * wider(on), 500, LEFT, faint)
    left += wide
    for drawing, number in brings:
        on.marks.drawing(drawing, QRectF(left, line.center().y() - size / 2 + 1, size - 2, size - 2))
        left += size - 1
        gain = on.width(_gain_by(number), 13 * wider(on), 700) + 2
        on.write(QRectF(left, line.top(), gain, line.height()), _gain_by(number), 13 * wider(on), 700, LEFT, cream)
        left += gain + _AFTER_GAIN
    return first


def gain_of(points: int) -> Text:
    """So many points more, or fewer."""
    if points > 0:
        return phrase("Epona", "+{number}", "so many points").put(number=points)
    return phrase("Epona", "−{number}", "so many points").put(number=-points) if points else as_number(0)


def write_gain_on_plate(
    on: Writing, plate: QRectF, points: int, size: float, faint: bool = False, sign: str = ""
) -> None:
    """So many points more on a plate, over a card, and a sign behind them."""
    ground, edge, ink = map(QColor, _PLATE[faint])
    on.painter.setPen(QPen(edge, 1.2))
    on.painter.setBrush(ground)
    on.painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
    room = QRectF(plate)
    if sign:
        high = plate.height() * _SIGN_ON_PLATE
        room.setRight(plate.right() - high - plate.height() * 0.15)
        on.marks.drawing(sign, QRectF(room.right(), plate.center().y() - high / 2, high, high))
    on.write(room, gain_of(points), size * wider(on), 700, CENTRE, ink)


def write_together(on: Writing, room: QRectF, points: int, beside: float) -> float:
    """What the cards of a group would score if they were placed together, as far as it has room; the word for that
    where so much is left ``beside`` it. Gives where it ends.
    """
    cream, faint = map(QColor, TRAY_INKS)
    gain, size = gain_of(points), 19 * grown(on)
    wide = on.width(gain, 15 * wider(on), 700) + 3
    left = room.left()
    if size + wide + 3 > room.width():
        return left
    on.marks.drawing(FACTS[3], QRectF(left, room.center().y() - size / 2, size, size))
    left += size + 3
    on.write(QRectF(left, room.top(), wide, room.height()), gain, 15 * wider(on), 700, LEFT, cream)
    left += wide
    words = phrase("Epona", "together", "after the points that the cards of a group would score")
    wide = on.width(words, NOTE * wider(on), 500) + 2
    if left + wide + 8 + beside <= room.right():
        on.write(QRectF(left + 2, room.top(), wide, room.height()), words, NOTE * wider(on), 500, LEFT, faint)
        left += wide + 2
    return left + 8


def write_best(on: Writing, box: QRectF, best: BestPlace) -> None:
    """What a card adds to those of its group, which place that is in, and whether its stable needs it."""
    text, quiet = on.theme.colour("text"), on.theme.colour("quiet")
    on.painter.setPen(Qt.PenStyle.NoPen)
    on.painter.setBrush(on.theme.colour("panel"))
    on.painter.drawRoundedRect(box, 5, 5)
    line = box.adjusted(4, 1, -4, -box.height() / 2)
    size = min(line.height() - 2, 20 * grown(on))
    below = line.translated(0, box.height() / 2 - 1)
    rest = QRectF(line)
    if best.need >= 0:
        sign = min(size, 18 * grown(on))
        on.marks.icon(QRectF(rest.right() - sign, rest.center().y() - sign / 2, sign, sign), best.need)
        rest.setRight(rest.right() - sign - 3)
    if best.spot is not None and best.points > 0:
        on.marks.drawing(FACTS[3], QRectF(line.left(), line.center().y() - size / 2, size, size))
        gain = gain_of(best.points)
        wide = on.width(gain, 14 * wider(on), 700) + 4
        on.write(QRectF(line.left() + size + 3, line.top(), wide, line.height()), gain, 14 * wider(on), 700, LEFT, text)
        rest.setLeft(line.left() + size + wide + 6)
        if best.rollers == best.points:
            # Which slot that is in hardly matters.
            _write_first(on, below, _by_roller(best), quiet)
        else:
            on.write(below, _places(best.spot)[0], 12 * wider(on), 500, LEFT, quiet)
            if best.rollers:
                _write_of_roller(on, rest, best, size, quiet)
                rest.setLeft(rest.right())
    else:
        _write_first(on, below, (_ADDS_NONE, _NO_POINTS_IN_SHORT), quiet)
    if best.need >= 0:
        needed = phrase("Epona", "stable needs", "a card, by its stable")
        if on.width(needed, 12 * wider(on), 600) <= rest.width():
            on.write(rest, needed, 12 * wider(on), 600, RIGHT, on.theme.colour("quiet"))


def _write_of_roller(on: Writing, room: QRectF, best: BestPlace, size: float, ink: QColor) -> None:
    """How many of the points come by the roller at the end: in words, or by its drawing, with a number for a part."""
    fitting = [words for words in _by_roller(best) if on.width(words, 12 * wider(on), 500) <= room.width()]
    if fitting:
        on.write(room, fitting[0], 12 * wider(on), 500, RIGHT, ink)
        return
    gain = gain_of(best.rollers)
    wide = on.width(gain, 12 * wider(on), 500) + 2
    if best.rollers < best.points and size + wide + 1 <= room.width():
        on.write(QRectF(room.right() - wide, room.top(), wide, room.height()), gain, 12 * wider(on), 500, RIGHT, ink)
        room.setRight(room.right() - wide - 1)
    on.marks.drawing(_ROLLER, QRectF(room.right() - size, room.center().y() - size / 2, size, size))


def _write_first(on: Writing, line: QRectF, tried: tuple[Text, ...], ink: QColor) -> None:
    """The first of these words that fit."""
    for words in tried:
        if on.width(words, 12 * wider(on), 500) <= line.width():
            on.write(line, words, 12 * wider(on), 500, LEFT, ink)
            return


def _by_roller(best: BestPlace) -> tuple[Text, ...]:
    """That the points come by a spare roller at the end, or how many of them, in words and in short."""
    told: tuple[Text, ...] = (
        phrase("Epona", "+{number} with the roller", "below a card: so many points at the end"),
        phrase("Epona", "roller +{number}", "below a card, in short: so many points with the roller"),
        phrase("Epona", "roller", "beside points: with the roller"),
    )
    if best.rollers < best.points:
        told = (phrase("Epona", "incl. roller +{number}", "beside points: so many of them with the roller"),)
    return tuple(words.put(number=best.rollers) if "{number}" in words.source else words for words in told)


def _places(spot: Spot) -> tuple[Text, ...]:
    """Where a card scores most, in words and in short."""
    told = (
        phrase("Epona", "row {row}, slot {slot}", "below a card: where it scores most"),
        phrase("Epona", "r{row} s{slot}", "below a card, in short: the row and slot where it scores most"),
    )
    return tuple(words.put(row=spot.row + 1, slot=spot.slot + 1) for words in told)


_ROLLER: Final = "token-roller"
_NO_POINTS: Final = phrase("Epona", "no VP by itself", "below a card")
_ADDS_NONE: Final = phrase("Epona", "adds no VP", "below a card: to what its group scores")
_NO_POINTS_IN_SHORT: Final = phrase("Epona", "no VP", "below a card, in short: no VP by itself")


def write_best_in_short(on: Writing, box: QRectF, best: BestPlace) -> None:
    """The same of a card that is divided, in a line: what it would score for who divides, and where."""
    text, quiet = on.theme.colour("text"), on.theme.colour("quiet")
    on.painter.setPen(Qt.PenStyle.NoPen)
    on.painter.setBrush(on.theme.colour("panel"))
    on.painter.drawRoundedRect(box, 5, 5)
    size = min(box.height() - 4, 17 * grown(on))
    if best.spot is not None and best.points <= 0:
        # Which slot would be the least bad is of no use to anybody, nor is how bad.
        _write_first(on, box.adjusted(4, 0, -4, 0), (_NO_POINTS, _NO_POINTS_IN_SHORT), quiet)
        return
    on.marks.drawing(FACTS[3], QRectF(box.left() + 4, box.center().y() - size / 2, size, size))
    gain = gain_of(best.points)
    wide = on.width(gain, 13 * wider(on), 700) + 4
    left = box.left() + size + 7
    on.write(QRectF(left, box.top(), wide, box.height()), gain, 13 * wider(on), 700, LEFT, text)
    rest = QRectF(left + wide, box.top(), box.right() - left - wide - 4, box.height())
    if best.spot is not None and best.rollers:
        _write_of_roller(on, rest, best, size, quiet)
        return
    told: tuple[Text, ...] = (phrase("Epona", "no free slot", "below a card"),)
    if best.spot is not None:
        told = _places(best.spot)
    for words in told:
        if on.width(words, 12 * wider(on), 500) <= rest.width():
            on.write(rest, words, 12 * wider(on), 500, RIGHT, quiet)
            return
