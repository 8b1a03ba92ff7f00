"""What is written and painted below the pieces: beside the dice, at the market, on the shelf, the tally, the tray."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.my_kingdom_for_a_horse.cards import RATES, limits
from boardroom.games.my_kingdom_for_a_horse.field import FENCES, HORSE, KINDS, census, total
from boardroom.games.my_kingdom_for_a_horse.names import animals, face_name
from boardroom.games.my_kingdom_for_a_horse.state import (
    ANIMAL_FACES,
    BREEDING_DIE,
    BREEDS,
    DICE,
    FENCE_FACES,
    HALF_COW,
    OVER,
    OWN_DICE,
    ROYAL_DICE,
    TWINS_TURN,
    Roll,
    State,
    TakeDie,
    UseDie,
    asked,
    die_key,
)
from boardroom.games.my_kingdom_for_a_horse.table.faces import animal
from boardroom.games.my_kingdom_for_a_horse.table.ground import paint_box, paint_field, paint_tray
from boardroom.games.my_kingdom_for_a_horse.table.places import fencing_seat, shows_dice, waiting_animals
from boardroom.ui.table import Shown

if TYPE_CHECKING:
    from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable

_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
_TOP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_LOW = 58.0
"""The height below which a die's row has no room for three lines."""
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


class Signs:
    """Paints what lies below the pieces of a table."""

    def __init__(self, table: "KingdomTable") -> None:
        self._table = table

    def paint(self, painter: QPainter, shown: Shown) -> None:
        """Everything, for one picture."""
        view: State = shown.view
        seat = self._table.focus(shown)
        evening = self._table.room.theme.evening
        m = self._table.m
        self._evening = evening
        self._ink = QColor("#F4EBDB" if evening else "#2B2420")
        self._quiet = QColor("#BFB2A0" if evening else "#54503F")
        self._ratio = painter.device().devicePixelRatioF()
        paint_field(painter, m, view.fields[seat], evening)
        for box in (m.side, m.shelf, m.tally):
            paint_box(painter, box, evening)
        if shows_dice(view):
            self._dice(painter, shown)
        else:
            self._market(painter, view, seat)
        if waiting_animals(view)[1]:
            self._waiting(painter)
        else:
            self._fences(painter, view, seat)
        self._tally(painter, view, seat)
        if view.cards:
            paint_tray(painter, m.tray, evening)
            self._tray(painter, shown, seat)

    # Writing.

    def _write(
        self, painter: QPainter, box: QRectF, text: Text, size: float, weight: int = 500, flags: int = _LEFT,
        colour: QColor | None = None, capital: bool = False,
    ) -> None:  # fmt: skip
        """Write a text into a box, smaller where it is too long for it."""
        words = self._table.say(text)
        if capital:
            words = words[:1].upper() + words[1:]
        painter.setPen(colour if colour is not None else self._ink)
        while size > 8:
            painter.setFont(self._table.room.theme.text(size, weight))
            needed = painter.boundingRect(box, flags, words)
            if needed.height() <= box.height() + 1 and needed.width() <= box.width() + 1:
                break
            size -= 0.5
        painter.drawText(box, flags, words)

    def _head(self, painter: QPainter, box: QRectF, title: Text, note: Text | None) -> None:
        painter.setFont(self._table.room.theme.title(17, 700))
        painter.setPen(self._ink)
        words = self._table.say(title)
        painter.drawText(box, _LEFT, words)
        taken = painter.boundingRect(box, _LEFT, words).width() + 12
        if note is not None:
            right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._write(painter, box.adjusted(taken, 0, 0, 0), note, 12.5, 500, right, self._quiet)

    # The dice.

    def _dice(self, painter: QPainter, shown: Shown) -> None:
        view: State = shown.view
        m = self._table.m
        head = m.cup.adjusted(10, 0, -8, 0)
        self._head(painter, head, phrase("Kingdom", "Dice"), self._roll_note(view))
        may_reroll = view.rolls > 0 and any(isinstance(action, Roll) for action in shown.legal)
        for die in range(DICE):
            row = m.die_row(die)
            marked = die_key(die) in self._table.marks
            gone = self._gone(view, die)
            usable = any(isinstance(action, UseDie | TakeDie) and action.die == die for action in shown.legal)
            self._row(painter, row, may_reroll and not gone, marked, usable)
            box = m.die(die)
            words = QRectF(box.right() + 12, row.top() + 5, row.right() - box.right() - 20, row.height() - 10)
            if view.dice[die] > 5:
                continue
            title, line = face_name(die, view.dice[die]), self._gives(shown, die)
            # In a low row the word on the die stands in place of what it gives.
            low = words.height() < _LOW and (gone or may_reroll)
            third = words.height() / (2 if low else 3)
            self._write(painter, QRectF(words.left(), words.top(), words.width(), third), title, 15, 700, capital=True)
            middle = QRectF(words.left(), words.top() + third, words.width(), third)
            if not low:
                self._write(painter, middle, line, 12.5, 500, _LEFT, self._quiet)
            chip = QRectF(words.left(), words.bottom() - third + 2, words.width(), third - 4)
            if gone:
                self._chip(painter, chip, self._gone_word(view, die), "#9A9184", "#FFFFFF")
            elif may_reroll and marked:
                self._chip(painter, chip, phrase("Kingdom", "Roll again", "a die"), "#FBEAC2", "#744B00", dashed=True)
            elif may_reroll:
                self._chip(painter, chip, phrase("Kingdom", "Kept", "a die"), "#2E7D4F", "#FFFFFF")

    @staticmethod
    def _gone(view: State, die: int) -> bool:
        return bool((view.used if view.phase == OWN_DICE else view.taken) >> die & 1)

    def _gone_word(self, view: State, die: int) -> Text:
        if view.phase == OWN_DICE:
            return phrase("Kingdom", "Used", "a die")
        return phrase("Kingdom", "Taken", "a die")

    @staticmethod
    def _roll_note(view: State) -> Text:
        if view.phase == TWINS_TURN:
            return phrase("Kingdom", "Moritz rolls", "over the dice")
        if not view.rolls:
            return phrase("Kingdom", "not rolled yet", "over the dice")
        if view.phase != OWN_DICE:
            return phrase("Kingdom", "the final roll", "over the dice")
        rolls = limits(view.lasting[view.active]).rerolls + view.more_rolls + 1
        return phrase("Kingdom", "roll {number} of {all}", "over the dice").put(number=view.rolls, all=rolls)

    def _row(self, painter: QPainter, row: QRectF, open_: bool, marked: bool, usable: bool = False) -> None:
        if usable and not open_:
            painter.setPen(QPen(QColor("#D9A21B"), 2.2))
            painter.setBrush(QColor(255, 249, 214, 200) if not self._evening else QColor(90, 74, 30, 130))
        elif open_ and not marked:
            painter.setPen(QPen(QColor("#2E7D4F"), 2.2))
            painter.setBrush(QColor(225, 244, 215, 170) if not self._evening else QColor(46, 90, 60, 120))
        else:
            pen = QPen(QColor(150, 150, 110, 140), 1.4)
            if open_:
                pen = QPen(QColor("#B36B00"), 1.8)
                pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(QColor(255, 255, 245, 120) if not self._evening else QColor(255, 255, 245, 14))
        painter.drawRoundedRect(row, 10, 10)

    def _chip(self, painter: QPainter, room: QRectF, text: Text, ground: str, ink: str, dashed: bool = False) -> None:
        words = self._table.say(text)
        painter.setFont(self._table.room.theme.text(12, 600))
        width = min(room.width(), painter.fontMetrics().horizontalAdvance(words) + 22)
        height = min(room.height(), 22.0)
        box = QRectF(room.left(), room.bottom() - height, width, height)
        pen = QPen(QColor("#B36B00"), 1.4) if dashed else QPen(Qt.PenStyle.NoPen)
        if dashed:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, height / 2, height / 2)
        painter.setPen(QColor(ink))
        painter.drawText(box, _CENTRE, words)

    def _gives(self, shown: Shown, die: int) -> Text:
        """What a die would give the seat that is asked."""
        view: State = shown.view
        seat = max(0, asked(view))
        held, face = limits(view.lasting[seat]), view.dice[die]
        if die == BREEDING_DIE:
            young = total(view.fields[seat].animals)[BREEDS[face]] // 2
            young += held.breeding[BREEDS[face]] if young else 0
            if not young:
                return phrase("Kingdom", "gives you nothing")
            return phrase("Kingdom", "gives {animals}").put(animals=animals(BREEDS[face], young))
        if face in ANIMAL_FACES:
            kind, number = ANIMAL_FACES[face]
            return phrase("Kingdom", "gives {animals}").put(animals=animals(kind, number + held.more[kind]))
        if face in FENCE_FACES:
            number = FENCE_FACES[face] + held.more_fences
            return phrase("Kingdom", "place %n, move %n", "fences", number)
        cows = sum(view.dice[d] == HALF_COW and not view.used >> d & 1 for d in range(ROYAL_DICE))
        if view.active == seat and (held.half_cow or cows >= 2):
            return phrase("Kingdom", "gives {animals}").put(animals=animals(2, 1))
        return phrase("Kingdom", "nothing alone; two give a cow")

    # The market.

    def _market(self, painter: QPainter, view: State, seat: int) -> None:
        m = self._table.m
        head = m.cup.adjusted(10, 0, -8, 0)
        final = phrase("Kingdom", "every kind, in this order", "over the market")
        one = phrase("Kingdom", "one kind a turn", "over the market")
        several = phrase("Kingdom", "%n kinds a turn", "over the market", limits(view.lasting[seat]).kinds)
        note = final if view.phase > TWINS_TURN else several if limits(view.lasting[seat]).kinds > 1 else one
        self._head(painter, head, phrase("Kingdom", "Market"), note)
        for kind in KINDS[:HORSE]:
            stall = m.stall(kind)
            self._row(painter, stall, False, False)
            rate = limits(view.lasting[seat]).rates[kind]
            size = min(stall.height() * 0.62, stall.width() * 0.2)
            middle = stall.center().y() - 4
            self._price(painter, stall, kind, rate, size, middle)
            have = total(view.fields[seat].animals)[kind]
            line = phrase("Kingdom", "{have}: too few to trade", "at the market").put(have=animals(kind, have))
            if have >= rate:
                line = phrase("Kingdom", "{have}: up to %n trades", "at the market", have // rate).put(
                    have=animals(kind, have)
                )
            words = QRectF(stall.left() + 10, stall.bottom() - 24, stall.width() - 20, 20)
            self._write(painter, words, line, 12, 500, _LEFT, self._quiet)
            if rate < RATES[kind]:
                better = phrase("Kingdom", "better rate", "at the market, by a lasting card")
                self._chip(painter, QRectF(stall.right() - 96, stall.top() + 2, 90, 24), better, "#2E7D8C", "#FFFFFF")

    def _price(self, painter: QPainter, stall: QRectF, kind: int, rate: int, size: float, middle: float) -> None:
        left = stall.left() + 14
        theme = self._table.room.theme
        painter.setPen(self._ink)
        for number, shown_kind in ((rate, kind), (1, kind + 1)):
            painter.setFont(theme.numeral(size * 0.5, 800))
            box = QRectF(left, middle - size / 2, size * 0.5, size)
            painter.drawText(box, _CENTRE, str(number))
            painter.drawPixmap(
                QPointF(box.right() + 2, middle - size / 2), animal(shown_kind, round(size), self._ratio)
            )
            left = box.right() + size + 8
            if shown_kind == kind:
                painter.setPen(QPen(self._quiet, 2.4))
                tip = QPointF(left + 14, middle)
                painter.drawLine(QPointF(left, middle), tip)
                painter.drawLine(tip, tip + QPointF(-5, -5))
                painter.drawLine(tip, tip + QPointF(-5, 5))
                painter.setPen(self._ink)
                left += 22

    # The shelf.

    def _fences(self, painter: QPainter, view: State, seat: int) -> None:
        m = self._table.m
        standing = view.fields[seat].fences.bit_count()
        in_hand = fencing_seat(view) == seat and view.tasks[-1][4] >= 0
        left = FENCES - standing - in_hand
        box = QRectF(m.shelf.left() + 14, m.shelf.top() + 4, m.shelf.width() * 0.38, m.shelf.height() - 8)
        title = phrase("Kingdom", "{seat}’s fences").put(seat=Seat(seat))
        self._write(painter, QRectF(box.left(), box.top(), box.width(), box.height() * 0.36), title, 15, 700)
        line = phrase("Kingdom", "{standing} on the field, {left} in the supply").put(standing=standing, left=left)
        if fencing_seat(view) == seat:
            _, _, place, move, _, _ = view.tasks[-1]
            line = phrase("Kingdom", "{place} to place, {move} to move; {left} in the supply").put(
                place=place, move=move, left=left
            )
        rest = QRectF(box.left(), box.top() + box.height() * 0.38, box.width(), box.height() * 0.62)
        self._write(painter, rest, line, 12.5, 500, _TOP, self._quiet)
        colour = self._table.colours[seat].key
        for index in range(min(left, 3) - 1, 0, -1):
            spot = m.spare.translated(index * 7, -index * 4)
            face = self._table.faces.paint(
                f"fence/level/{colour}", round(spot.width()), round(spot.height()), self._ratio
            )
            painter.setOpacity(0.75)
            painter.drawPixmap(spot.topLeft(), face)
            painter.setOpacity(1)
        if fencing_seat(view) == seat:
            pen = QPen(QColor("#B36B00"), 1.6)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(QColor(255, 250, 214, 120) if not self._evening else QColor(255, 250, 214, 18))
            painter.drawRoundedRect(m.in_hand, 9, 9)
            word = phrase("Kingdom", "In hand", "a fence that was taken up")
            self._write(painter, m.in_hand.adjusted(8, 2, -8, -m.in_hand.height() * 0.6), word, 12, 600, _CENTRE)

    def _waiting(self, painter: QPainter) -> None:
        m = self._table.m
        box = QRectF(m.shelf.left() + 14, m.shelf.top() + 8, m.shelf.width() * 0.33, m.shelf.height() - 16)
        title = phrase("Kingdom", "Waiting for room")
        self._write(painter, QRectF(box.left(), box.top(), box.width(), box.height() * 0.42), title, 15, 700)
        line = phrase("Kingdom", "Choose which to keep; the rest are lost.")
        rest = QRectF(box.left(), box.top() + box.height() * 0.44, box.width(), box.height() * 0.56)
        self._write(painter, rest, line, 12.5, 500, _TOP, self._quiet)

    # The tally.

    def _tally(self, painter: QPainter, view: State, seat: int) -> None:
        m = self._table.m
        seen = census(view.fields[seat])
        head = QRectF(m.tally.left() + 12, m.tally.top() + 4, m.tally.width() - 24, m.held(0).top() - m.tally.top() - 4)
        goal = phrase("Kingdom", "%n of each to win", "over the tally", view.goal)
        title = phrase("Kingdom", "{seat} holds").put(seat=Seat(seat))
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._write(painter, head.adjusted(0, 0, -head.width() * 0.5, 0), title, 14, 700)
        self._write(painter, head.adjusted(head.width() * 0.5, 0, 0, 0), goal, 12, 500, right, self._quiet)
        for kind in KINDS:
            self._count(painter, m.held(kind), kind, seen.penned[kind], view.goal, seen.loose[kind])

    def _count(self, painter: QPainter, box: QRectF, kind: int, number: int, goal: int, loose: int) -> None:
        enough = number >= goal
        painter.setPen(QPen(QColor("#2E7D4F" if enough else "#A09878"), 1.8 if enough else 1.2))
        painter.setBrush(QColor(255, 255, 248, 200) if not self._evening else QColor(255, 255, 248, 22))
        painter.drawRoundedRect(box, 8, 8)
        size = min(box.height() - 6, box.width() * 0.52)
        painter.drawPixmap(QPointF(box.left() + 3, box.center().y() - size / 2), animal(kind, round(size), self._ratio))
        words = QRectF(box.left() + size + 3, box.top() + 2, box.width() - size - 7, box.height() * 0.56)
        painter.setFont(self._table.room.theme.numeral(min(15.0 if loose else 22.0, words.height()), 800))
        painter.setPen(self._ink)
        painter.drawText(words, _CENTRE, str(number) + (f"+{loose}" if loose else ""))
        below = QRectF(words.left(), words.bottom() - 1, words.width(), box.bottom() - words.bottom())
        if enough:
            painter.setPen(QPen(QColor("#2E7D4F" if not self._evening else "#9BE0C4"), 2.4))
            middle = below.center()
            painter.drawPolyline([middle + QPointF(-6, -1), middle + QPointF(-2, 3), middle + QPointF(6, -5)])
        else:
            needed = phrase("Kingdom", "of {number}", "animals needed to win").put(number=goal)
            self._write(painter, below, needed, 12, 500, _CENTRE, self._quiet)

    # The tray.

    def _tray(self, painter: QPainter, shown: Shown, seat: int) -> None:
        view: State = shown.view
        m = self._table.m
        cream, faint = QColor("#FBE3C6"), QColor("#F0C9A8")
        area = QRectF(m.tray.left() + 18, m.tray.top() + 14, m.words_width - 22, m.tray.height() - 28)
        title = phrase("Kingdom", "Farm cards")
        self._write(painter, QRectF(area.left(), area.top(), area.width(), 26), title, 17, 700, _LEFT, cream)
        self._write(painter, area.adjusted(0, 30, 0, 0), self._hand_note(view, seat), 12.5, 500, _TOP, faint)
        self._pile(painter, m.deck, phrase("Kingdom", "Deck {number}").put(number=len(view.deck)), not view.deck)
        pile = phrase("Kingdom", "Discard {number}").put(number=len(view.discard))
        self._pile(painter, m.discard, pile, not view.discard)
        lasting = m.played(len(view.lasting[seat]))
        head = QRectF(lasting.left(), m.tray.top() + 10, lasting.width(), 20)
        if view.lasting[seat]:
            self._write(painter, head, phrase("Kingdom", "In effect", "lasting cards"), 13, 700, _LEFT, cream)

    def _hand_note(self, view: State, seat: int) -> Text:
        if view.phase == OVER or seat != view.active or view.phase != OWN_DICE:
            return phrase("Kingdom", "%n in hand", "farm cards", len(view.hands[seat]))
        if view.carded == 1:
            return phrase("Kingdom", "One a turn: a card was played.")
        if view.carded == 2:
            return phrase("Kingdom", "Cards were exchanged; none can be played this turn.")
        return phrase("Kingdom", "Play one on the field, or exchange any on the discard pile.")

    def _pile(self, painter: QPainter, box: QRectF, text: Text, empty: bool) -> None:
        head = QRectF(box.left() - 6, self._table.m.tray.top() + 10, box.width() + 12, 20)
        self._write(painter, head, text, 13, 700, _CENTRE, QColor("#FBE3C6"))
        if empty:
            pen = QPen(QColor(251, 227, 198, 150), 1.4)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 7, 7)
