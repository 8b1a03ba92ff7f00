"""A split card for the rules pages, and what is said of its parts."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.engine.manifest import Manifest
from boardroom.engine.text import phrase, verbatim
from boardroom.games.ephyran.position.cards import HALVES, NO_TOKEN
from boardroom.games.ephyran.table.faces.diagram_lines import NotDrawn, read_card
from boardroom.games.ephyran.table.faces.faces import Faces, card_halves
from boardroom.games.ephyran.table.faces.ground import paint_slab
from boardroom.games.ephyran.table.faces.halves import WIDE
from boardroom.games.ephyran.words.names import card_name, creature_name, support_name, territory_name, token_name
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO, CardPaper
from boardroom.ui.stage.card_figure import CardFigure, Label, Labels, Side

_ACROSS: Final = 10.8
"""How wide the card is, in sizes of the text."""
_LEAST: Final = 148.0
"""How wide at least, in pixels: what its signs can still be read at."""
_PARTS: Final = {"number": (6, 14), "territory": (6, 35), "symbol": (116, 17), "creature": (92, 44)}
_SIGN: Final = (100, 40)
"""Where parts of an area and the sign of a support are on a half, in its units."""


def card_figure(context: AppContext, manifest: Manifest, kind: str, lines: tuple[str, ...]) -> CardFigure | None:
    """The card of a diagram with what is said of number, territory, creature, printed symbol, support, and the half
    that is given up; None where the lines show no card of the game.
    """
    if kind != "card":
        return None
    try:
        card = read_card(lines)
    except NotDrawn:
        return None
    return CardFigure(
        card_name(card),
        _ACROSS,
        _LEAST,
        CARD_RATIO,
        partial(Faces(manifest, context.say, context.theme).paint, f"card.{card}"),
        partial(_labels, card),
        lambda painter, whole: paint_slab(painter, whole, context.theme.evening),
    )


def _labels(card: int, box: QRectF) -> Labels:
    """What is said of a card that lies in a box: of its upper half, of its lower one, and that this is given up."""
    upper, lower = card_halves(CardPaper(QPainter(), box))
    given_up = phrase("Ephyran", "Given up when you play the upper half", "beside a card in the rules")
    return (
        *_of_half(2 * card, upper),
        Label(given_up, lower.center(), Side.LEFT, braced=lower),
        *_of_half(2 * card + 1, lower),
    )


def _of_half(half: int, box: QRectF) -> Labels:
    """What is said of the parts of a half that lies in a box."""
    shown = HALVES[half]

    def at(part: tuple[float, float]) -> QPointF:
        return box.topLeft() + QPointF(*part) * (box.width() / WIDE)

    if shown.support >= 0:
        support = phrase("Ephyran", "Support", "beside a card in the rules")
        return (Label(support, at(_SIGN), Side.RIGHT, support_name(shown.support)),)
    number = phrase("Ephyran", "Number", "of an area, beside a card in the rules")
    territory = phrase("Ephyran", "Territory", "beside a card in the rules")
    creature = phrase("Ephyran", "Creature", "beside a card in the rules")
    symbol = phrase("Ephyran", "Printed symbol", "beside a card in the rules")
    found = (
        Label(number, at(_PARTS["number"]), Side.LEFT, verbatim(str(shown.number))),
        Label(territory, at(_PARTS["territory"]), Side.LEFT, territory_name(shown.territory)),
        Label(creature, at(_PARTS["creature"]), Side.RIGHT, creature_name(shown.creature)),
    )
    if shown.symbol == NO_TOKEN:
        return found
    return (*found, Label(symbol, at(_PARTS["symbol"]), Side.RIGHT, token_name(shown.symbol)))
