"""What is told of a capture once it counts: when it was, and by whose deed."""

from collections.abc import Iterable

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.outcome import Item
from boardroom.engine.text import Text
from boardroom.games.epigo.position.events import EpigonCaptured, EpigonsPushed, Event, OrdersRevealed
from boardroom.games.epigo.position.tiles import epigon
from boardroom.games.epigo.table.gestures.open_gestures import newest_first
from boardroom.games.epigo.words.descriptions import captured_by
from boardroom.ui.stage.presentation import Presentation


def capture_told(item: Item, shown: Presentation) -> Text | None:
    """An item of a score with the turn of its capture and who pushed; None where no history goes back so far."""
    if not item.pieces or kind_of(item.pieces[0]) != "epigon":
        return None
    return _told(newest_first(shown), epigon(*numbers_of(item.pieces[0])))


def _told(events: Iterable[Event], piece: int) -> Text | None:
    """The events come newest first: the push right before a capture, the turn with the pair before that."""
    slid: bool | None = None
    pusher = 0
    for event in events:
        if isinstance(event, EpigonCaptured) and event.piece == piece:
            slid = event.slid
        elif slid is False and not pusher and isinstance(event, EpigonsPushed):
            pusher = event.piece
        elif slid is not None and isinstance(event, OrdersRevealed):
            return captured_by(piece, pusher, event.turn)
    return None
