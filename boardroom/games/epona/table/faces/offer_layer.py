"""The line in the tray above what is offered: what was drawn, what placing the chosen cards would cost, how many are
chosen, and what becomes of the others.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from boardroom.engine.enumerations import listed
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position.cards import ASSETS, HIDDEN
from boardroom.games.epona.position.events import GroupTaken
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.prices import price
from boardroom.games.epona.position.state import Phase, chooser_for
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.table.faces.writing import TRAY_INKS, Writing
from boardroom.games.epona.table.layout.choosing import Choosing
from boardroom.games.epona.words.formula_words import coins_name
from boardroom.games.epona.words.names import asset_in_sentence
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.words.lettering import RIGHT
from boardroom.ui.stage.presentation import Presentation

_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_TITLE, _NOTE = 15.0, 13.0
_GAP: Final = 14.0
"""Between two parts of the line, in usual text."""
_TICK, _TICK_INK = 14.0, "#BFE6C4"
"""The size and the ink of the sign that says that enough are chosen, in usual text."""


class Offer(NamedTuple):
    """What is offered: a ``box`` to write in, how many cards or stables, how many of them are kept; of those who choose
    how many they have ``chosen``, what placing these costs, and the coins there are for that; the cards themselves
    ``bring`` others as they are placed. ``owners`` are offered, too, one of which is kept with a stable; ``discards``
    where what is chosen is discarded; ``divides`` where cards that are not seen are divided. ``taken`` is the seat that
    has taken one of the own groups, with the cards in it.
    """

    box: QRectF
    stables: bool
    drawn: int
    kept: int
    chosen: int | None
    cost: int
    coins: int
    bring: int = 0
    owners: int = 0
    discards: bool = False
    divides: bool = False
    taken: tuple[int, bytes] | None = None


def offer_of(choosing: Choosing) -> Offer:
    """What is offered to a seat, as far as it is to be said."""
    view, seat, picked = choosing.shown.view, choosing.seat, choosing.picked
    if choosing.owners:
        chosen = None if HIDDEN in choosing.owners else len(choosing.shown.picked)
        return Offer(choosing.head, True, len(choosing.boxes), 2, chosen, 0, 0, owners=len(choosing.owners))
    picks = bool(choosing.cards) and HIDDEN not in choosing.cards
    discards = view.phase == Phase.DISCARDING
    chosen = len(choosing.dropped if discards else picked) if picks else None
    cost = sum(price(view.owners[seat], view.boxes[seat], card) for card in picked)
    return Offer(
        choosing.head,
        bool(choosing.stables),
        len(choosing.boxes),
        choosing.keeps,
        chosen,
        cost,
        view.coins[seat],
        sum(bonus.what for card in picked for bonus in ASSETS[card].bonus if bonus.kind == BonusKind.COINS),
        len(choosing.owners),
        discards,
        view.phase == Phase.DIVIDING and chooser_for(view, seat) != NOBODY,
        _taken_from(choosing.shown, seat) if discards else None,
    )


def _taken_from(shown: Presentation, divider: int) -> tuple[int, bytes] | None:
    """Who took one of the groups of a seat last, and the cards in it: both are taken at once, so nobody sees it happen
    by itself. None where nothing was taken.
    """
    taken = (
        event
        for told in reversed(shown.history)
        for event in told.events
        if isinstance(event, GroupTaken) and event.divider == divider
    )
    last = next(taken, None)
    return (last.seat, last.taken) if last is not None and last.taken else None


def write_offer(on: Writing, offer: Offer) -> None:
    """Write it: from the left what was drawn and the cost, at the right the count and the others; without the less
    important of these where there is no room for all of them.
    """
    cream, faint = map(QColor, TRAY_INKS)
    grow = on.m.grow
    parts = {
        "count": (_count(offer), _NOTE, 700, cream),
        "cost": (cost_words(offer), _NOTE, 500, faint),
        "title": (_title(offer), _TITLE, 700, cream),
        "others": (_others(offer), _NOTE, 500, faint),
    }
    full = offer.chosen == offer.kept
    widths: dict[str, float] = {}
    room = offer.box.width() - full * (_TICK + 4) * grow
    for name, (text, size, weight, _) in parts.items():
        wide = 0.0 if text is None else on.width(text, size, weight) + _GAP * grow
        if text is not None and (not widths or wide <= room):
            widths[name] = wide
            room -= wide

    def write(name: str, box: QRectF) -> None:
        text, size, weight, ink = parts[name]
        assert text is not None
        on.write(box, text, size, weight, RIGHT if name in ("count", "others") else _LEFT, ink)

    left, right = QRectF(offer.box), QRectF(offer.box)
    for name in ("title", "cost"):
        if name in widths:
            write(name, left)
            left.setLeft(left.left() + widths[name])
    for name in ("others", "count"):
        if name in widths:
            write(name, right)
            right.setRight(right.right() - widths[name])
    if full:
        size = _TICK * grow
        spot = QPointF(right.right() + (_GAP - 5) * grow - size, right.center().y() - size / 2)
        on.painter.drawPixmap(on.marks.on_pixels(spot), art.icon_pixmap("check", size, _TICK_INK, on.ratio))


def _title(offer: Offer) -> Text:
    if offer.owners:
        dealt = phrase("Epona", "Dealt: %n owner cards and {stables} stables", "a heading", offer.owners)
        return dealt.put(stables=offer.drawn)
    if offer.discards:
        return phrase("Epona", "Your %n cards: 1 is discarded", "a heading", offer.drawn)
    return drawn_words(*(0, offer.drawn) if offer.stables else (offer.drawn, 0))


def drawn_words(cards: int, stables: int) -> Text:
    """What was drawn: so many cards, or stables."""
    if stables:
        return phrase("Epona", "Drawn: %n stables", "a heading", stables)
    return phrase("Epona", "Drawn: %n cards", "a heading", cards)


def cost_words(offer: Offer) -> Text | None:
    """What placing the chosen cards would cost, what coins they bring, and what there is for it; None where that is not
    asked.
    """
    if not offer.chosen or offer.owners or offer.discards:
        return None
    if not offer.cost:
        return phrase("Epona", "the %n chosen cost 0 to place", "cards", offer.chosen)
    if offer.bring:
        costs = phrase(
            "Epona", "the %n chosen cost {cost} to place and bring {brought}; you have {coins}", "cards", offer.chosen
        )
        return costs.put(cost=coins_name(offer.cost), brought=offer.bring, coins=offer.coins)
    costs = phrase("Epona", "the %n chosen cost {cost} to place; you have none", "cards", offer.chosen)
    if offer.coins:
        costs = phrase("Epona", "the %n chosen cost {cost} to place; you have {coins}", "cards", offer.chosen)
    return costs.put(cost=coins_name(offer.cost), coins=offer.coins)


def _count(offer: Offer) -> Text:
    if offer.divides:
        return phrase("Epona", "divided into two groups", "cards that somebody divides, face down")
    if offer.chosen is None:
        return phrase("Epona", "keep %n", "how many of what is drawn are kept", offer.kept)
    if offer.chosen > offer.kept:
        many = phrase("Epona", "{chosen} marked, %n too many", "how many cards are chosen", offer.chosen - offer.kept)
        return many.put(chosen=offer.chosen)
    return phrase("Epona", "{chosen} of {kept}", "how many cards are chosen, of those that are kept").put(
        chosen=offer.chosen, kept=offer.kept
    )


def _others(offer: Offer) -> Text | None:
    if offer.owners:
        return phrase("Epona", "the others leave the game", "owner cards and stables that are not chosen")
    if offer.taken is not None:
        seat, cards = offer.taken
        named = listed([asset_in_sentence(card) for card in cards])
        return phrase("Epona", "{other} took {cards} from you", "above the cards that one has now").put(
            other=Seat(seat), cards=named
        )
    if offer.discards or offer.divides:
        return None
    others = offer.drawn - offer.kept
    if not others or (offer.chosen or 0) > offer.kept:
        return None
    if offer.stables:
        return phrase("Epona", "the other %n are discarded", "stables", others)
    return phrase("Epona", "no coins for the other %n", "cards that are not kept", others)
