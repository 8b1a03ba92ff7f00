"""The market, which takes the place of the dice while trades are made: rates, and what they would give."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen

from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position.actions import ForcedTrade, Trade
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Kind
from boardroom.games.my_kingdom_for_a_horse.position.effects import holding, most_trades
from boardroom.games.my_kingdom_for_a_horse.position.numbers import RATES
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Restocking
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import animal
from boardroom.games.my_kingdom_for_a_horse.table.faces.writing import BETTERED, RowLook, Writing
from boardroom.games.my_kingdom_for_a_horse.words.names import animals
from boardroom.ui.kit.words.lettering import CENTRE, LEFT, TOP
from boardroom.ui.stage.gestures.gesture import FINAL
from boardroom.ui.stage.presentation import Presentation

_TRADES: Final = (Trade, ForcedTrade)


class Stall(NamedTuple):
    """What is written on a stall: its rate, whether a lasting card bettered it, how many trades there may be;
    whether one can be made now, so that it looks like something to be clicked; and the line ``in_short``, without what
    the buttons say, too.
    """

    rate: int
    better: bool
    line: Text
    open: bool
    in_short: Text


class Market(NamedTuple):
    """What is written on the market, a stall for each kind that is traded for the next."""

    note: Text
    stalls: tuple[Stall, ...]


def open_stalls(shown: Presentation) -> tuple[int, ...]:
    """The kinds that the acting seat can trade now."""
    view: State = shown.view
    if shown.actor is None or not any(isinstance(action, _TRADES) for action in shown.legal):
        return ()
    task = view.tasks[-1] if view.tasks else None
    if isinstance(task, Restocking):
        return (task.kind,)
    return tuple(sorted({action.kind for action in shown.legal if isinstance(action, Trade)}))


def market(shown: Presentation, seat: int) -> Market:
    """What is to be written on the market at the rates of a seat."""
    view: State = shown.view
    now = open_stalls(shown) if seat == shown.actor else ()
    final = phrase("Kingdom", "every kind, in order", "over the market")
    one = phrase("Kingdom", "one kind per turn", "over the market")
    held = limits(view.lasting[seat])
    several = phrase("Kingdom", "%n kinds per turn", "over the market", held.kinds)
    note = final if view.phase > Phase.TWINS_TURN else several if held.kinds > 1 else one
    stalls = []
    for kind in KINDS[: Kind.HORSE]:
        line = in_short = _how_often(view, seat, kind).put(have=animals(kind, holding(view, seat)[kind]))
        if kind in now and any(shown.is_final((trade,)) for trade in _trades(shown, kind)):
            # What the button beside the prompt says of the same.
            line = phrase("Kingdom", "{line}; {final}", "at the market, of a trade").put(line=line, final=FINAL)
        stalls.append(Stall(held.rates[kind], held.rates[kind] < RATES[kind], line, kind in now, in_short))
    return Market(note, tuple(stalls))


def _trades(shown: Presentation, kind: int) -> list[Trade | ForcedTrade]:
    """The trades of a kind that the acting seat can make now."""
    return [action for action in shown.legal if getattr(action, "kind", kind) == kind and isinstance(action, _TRADES)]


def _how_often(view: State, seat: int, kind: int) -> Text:
    """How many trades of a kind a seat can make with what it has, or why none."""
    if view.phase == Phase.OVER:
        return phrase("Kingdom", "{have}", "at the market, when nothing is traded any more")
    most = most_trades(view, seat, kind)
    rate = limits(view.lasting[seat]).rates[kind]
    if 0 < most < holding(view, seat)[kind] // rate:
        stay = phrase("Kingdom", "{have}: up to {count}×, {goal} must stay", "at the market")
        return stay.put(count=most, goal=view.goal)
    if most:
        return phrase("Kingdom", "{have}: up to %n trades", "at the market", most)
    if holding(view, seat)[kind] >= rate:
        return phrase("Kingdom", "{have}: %n must stay", "at the market", view.goal)
    return phrase("Kingdom", "{have}: too few to trade", "at the market")


def write_market(on: Writing, market: Market) -> None:
    """The three stalls under their heading."""
    m = on.m
    on.head(m.cup.adjusted(10, 0, -8, 0), phrase("Kingdom", "Market"), market.note)
    for kind, (rate, better, line, now, in_short) in enumerate(market.stalls):
        stall = m.stall(kind)
        on.row(stall, RowLook.OF_USE if now else RowLook.PLAIN)
        size, middle = price_of(stall, better)
        _price(on, stall, kind, rate, size, middle)
        words = QRectF(stall.left() + 10, stall.bottom() - 24, stall.width() - 20, 20)
        flags = LEFT
        if not on.fits(words, line, 12):
            # On two lines, where the price leaves room for them.
            lower = words.adjusted(0, max(middle + size / 2 + 2, words.bottom() - 36) - words.top(), 0, 0)
            if on.fits(lower, line, 12, 500, TOP):
                words, flags = lower, TOP
            else:
                line = in_short
        on.write(words, line, 12, 500, flags, on.quiet)
        if better:
            bettered = phrase("Kingdom", "better rate", "at the market, by a lasting card")
            on.chip(word_of(stall), bettered, *BETTERED)


def word_of(stall: QRectF) -> QRectF:
    """Where a stall says that its rate is better than usual."""
    return QRectF(stall.right() - 96, stall.top() + 2, 90, 24)


def price_of(stall: QRectF, better: bool) -> tuple[float, float]:
    """The size of the animals in a price, and the middle of their height; clear of the word on a ``better`` stall."""
    size = min(stall.height() * 0.62, stall.height() - 30, stall.width() * 0.2)
    middle = stall.top() + 3 + (stall.height() - 27) / 2
    word = word_of(stall)
    if better and price_right(stall, size) > word.left() - 4:
        # Below the word or beside it, wherever they can be larger.
        below = stall.bottom() - 24 - word.bottom()
        beside = (word.left() - 4 - price_right(stall, 0)) / 3
        if below - 1 >= beside:
            return min(size, below - 1), word.bottom() + below / 2
        size = beside
    return size, middle


def price_right(stall: QRectF, size: float) -> float:
    """Where a price with animals of a size ends."""
    # Two numbers, each half as wide as an animal is, and the animals; what lies around them and the arrow.
    return stall.left() + 14 + 3 * size + 32


def _price(on: Writing, stall: QRectF, kind: int, rate: int, size: float, middle: float) -> None:
    left = stall.left() + 14
    theme = on.theme
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
