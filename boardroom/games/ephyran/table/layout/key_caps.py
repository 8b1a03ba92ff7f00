"""Where the numbers of keys stand: on no name, no number and no symbol."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.engine.keys import kind_of
from boardroom.games.ephyran.position.state import State, card_key
from boardroom.games.ephyran.table.gestures.keys import DECK, DISCARD, PILE, SUPPLY, TARTARUS
from boardroom.ui.stage.pieces.place import Place

_INSIDE: Final = 2.0
"""What is free between a key and the edge within which it stands."""
_NAMED_ABOVE: Final = (DECK, PILE, DISCARD, TARTARUS, SUPPLY)


def key_spot(view: State, key: str, place: Place | None, area: QRectF, cap: QSizeF) -> QPointF | None:
    """The middle of a key of a size at a piece, of which a part may be meant by its area, or at a target: on the lower
    half of a card below the name of the upper one; on piles, and on what the Graeae see, below the words above them.
    None for the usual place.
    """
    below = cap.height() / 2 + _INSIDE
    named = key in _NAMED_ABOVE or key in [card_key(card) for card in (*view.seen, *view.discard[-1:])]
    if named:
        return QPointF(area.center().x(), area.top() + below)
    if place is not None and kind_of(place.face) == "card" and area.center().y() > place.y + place.height / 8:
        # A card of a hand is turned about its middle, where its halves meet.
        return QPointF(place.x, place.y + below)
    return None
