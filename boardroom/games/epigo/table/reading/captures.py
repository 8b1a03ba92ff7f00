"""What is told of captures once they count: when each was, and by whose deed, in the order in which they were made."""

from collections.abc import Iterable, Sequence

from attrs import evolve

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.outcome import Item
from boardroom.engine.text import Text
from boardroom.games.epigo.position.events import EpigonCaptured, EpigonsPushed, Event, OrdersRevealed
from boardroom.games.epigo.position.tiles import epigon
from boardroom.games.epigo.table.gestures.open_gestures import newest_first
from boardroom.games.epigo.words.descriptions import captured_by
from boardroom.ui.stage.presentation import Presentation


def captures_told(items: Sequence[Item], shown: Presentation) -> Sequence[Item]:
    """The items of a score, each with the turn of its capture and who pushed, the first capture first; as they are, and
    after the others, where no history goes back so far.
    """
    told = [(item, _capture(item, shown)) for item in items]
    told.sort(key=lambda one: 0 if one[1] is None else -one[1][0] - 1)
    return [item if found is None else evolve(item, text=found[1]) for item, found in told]


def _capture(item: Item, shown: Presentation) -> tuple[int, Text] | None:
    if not item.pieces or kind_of(item.pieces[0]) != "epigon":
        return None
    return _told(newest_first(shown), epigon(*numbers_of(item.pieces[0])))


def _told(events: Iterable[Event], piece: int) -> tuple[int, Text] | None:
    """How many events ago it was captured, and how that is told. The events come newest first: the push right before a
    capture, the turn with the pair before that.
    """
    slid: bool | None = None
    pusher, ago = 0, 0
    for number, event in enumerate(events):
        if isinstance(event, EpigonCaptured) and event.piece == piece:
            slid, ago = event.slid, number
        elif slid is False and not pusher and isinstance(event, EpigonsPushed):
            pusher = event.piece
        elif slid is not None and isinstance(event, OrdersRevealed):
            return ago, captured_by(piece, pusher, event.turn)
    return None
