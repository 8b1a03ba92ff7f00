"""The market, which takes the place of the dice while trades are made: rates, and what they would give."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen

from boardroom.engine.text import phrase
from boardroom.games.my_kingdom_for_a_horse.cards import RATES, limits
from boardroom.games.my_kingdom_for_a_horse.effects import most_trades
from boardroom.games.my_kingdom_for_a_horse.field import HORSE, KINDS, total
from boardroom.games.my_kingdom_for_a_horse.names import animals
from boardroom.games.my_kingdom_for_a_horse.state import TWINS_TURN, State
from boardroom.games.my_kingdom_for_a_horse.table.faces import animal
from boardroom.games.my_kingdom_for_a_horse.table.writing import Writing
from boardroom.ui.kit.lettering import CENTRE, LEFT


def write_market(on: Writing, view: State, seat: int) -> None:
    """The three stalls at the rates of a seat."""
    m = on.table.m
    head = m.cup.adjusted(10, 0, -8, 0)
    final = phrase("Kingdom", "every kind, in this order", "over the market")
    one = phrase("Kingdom", "one kind a turn", "over the market")
    several = phrase("Kingdom", "%n kinds a turn", "over the market", limits(view.lasting[seat]).kinds)
    note = final if view.phase > TWINS_TURN else several if limits(view.lasting[seat]).kinds > 1 else one
    on.head(head, phrase("Kingdom", "Market"), note)
    for kind in KINDS[:HORSE]:
        stall = m.stall(kind)
        on.row(stall, False, False)
        rate = limits(view.lasting[seat]).rates[kind]
        size = min(stall.height() * 0.62, stall.height() - 30, stall.width() * 0.2)
        middle = stall.top() + 3 + (stall.height() - 27) / 2
        _price(on, stall, kind, rate, size, middle)
        have = total(view.fields[seat].animals)[kind]
        line = phrase("Kingdom", "{have}: too few to trade", "at the market").put(have=animals(kind, have))
        most = most_trades(view, seat, kind)
        if most:
            line = phrase("Kingdom", "{have}: up to %n trades", "at the market", most).put(have=animals(kind, have))
        words = QRectF(stall.left() + 10, stall.bottom() - 24, stall.width() - 20, 20)
        on.write(words, line, 12, 500, LEFT, on.quiet)
        if rate < RATES[kind]:
            better = phrase("Kingdom", "better rate", "at the market, by a lasting card")
            on.chip(QRectF(stall.right() - 96, stall.top() + 2, 90, 24), better, "#2E7D8C", "#FFFFFF")


def _price(on: Writing, stall: QRectF, kind: int, rate: int, size: float, middle: float) -> None:
    left = stall.left() + 14
    theme = on.table.context.theme
    on.painter.setPen(on.ink)
    for number, shown_kind in ((rate, kind), (1, kind + 1)):
        on.painter.setFont(theme.numeral(size * 0.5, 800))
        box = QRectF(left, middle - size / 2, size * 0.5, size)
        on.painter.drawText(box, CENTRE, str(number))
        on.painter.drawPixmap(QPointF(box.right() + 2, middle - size / 2), animal(shown_kind, round(size), on.ratio))
        left = box.right() + size + 8
        if shown_kind == kind:
            on.painter.setPen(QPen(on.quiet, 2.4))
            tip = QPointF(left + 14, middle)
            on.painter.drawLine(QPointF(left, middle), tip)
            on.painter.drawLine(tip, tip + QPointF(-5, -5))
            on.painter.drawLine(tip, tip + QPointF(-5, 5))
            on.painter.setPen(on.ink)
            left += 22
