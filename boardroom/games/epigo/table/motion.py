"""What the motion needs of each event: what turns over, who takes part, how long it takes, its sound.

Nothing is decided here.
"""

from typing import Final, NamedTuple

from boardroom.games.epigo.position import events as e
from boardroom.games.epigo.position.state import DELTAS, DRAWN, Phase
from boardroom.games.epigo.position.tiles import epigon, epigon_key, order_key, order_number
from boardroom.games.epigo.table.gestures.keys import hidden_key, stack_key
from boardroom.games.epigo.table.gestures.open_gestures import newest_first
from boardroom.games.epigo.table.layout.places import Places
from boardroom.ui.kit.sound import sounds
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.motion.occasions import WIN, Occasion
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table_parts import Pace


class _Told(NamedTuple):
    """How long an event takes, and how it sounds."""

    pace: Pace = Pace(0, 0)
    sound: str = ""


_TOLD: Final[dict[type, _Told]] = {
    e.DeploymentRevealed: _Told(Pace(400, 1500), sounds.CARD),
    e.OrdersRevealed: _Told(Pace(320, 650), sounds.CARD),
    e.OrdersCancelled: _Told(Pace(150, 800)),
    e.OrderSpent: _Told(Pace(120, 600)),
    e.EpigonSlid: _Told(Pace(220, 420), sounds.TILE),
    e.EpigonSuperSlid: _Told(Pace(220, 420), sounds.TILE),
    e.SuperSlideDeclined: _Told(Pace(0, 250)),
    e.MoveBlocked: _Told(Pace(160, 800), sounds.FENCE),
    e.EpigonsPushed: _Told(Pace(220, 450), sounds.TILE),
    e.EpigonCaptured: _Told(Pace(420, 700)),
    e.TurnBegun: _Told(Pace(250, 1600)),
    e.SeatLocked: _Told(Pace(200, 150)),
    e.GameEnded: _Told(Pace(200, 500), sounds.COMPLETION),
}
_PUSHED_OFF: Final = Pace(280, 100)
"""A tile that tips over the edge is on its way at once."""


def pace(event: e.Event) -> Pace:
    """How long an event's motion takes."""
    if isinstance(event, e.EpigonsPushed) and event.fell:
        return _PUSHED_OFF
    return _TOLD.get(type(event), _Told()).pace


def sound(event: e.Event) -> str:
    """What an event sounds like to everybody."""
    return _TOLD.get(type(event), _Told()).sound


def occasion(event: e.Event) -> Occasion | None:
    """A capture, and a win."""
    match event:
        case e.EpigonCaptured():
            return Occasion(("epigo", "occasion-capture.svg"), sounds.FALL, (epigon_key(event.piece),))
        case e.GameEnded() if event.winner != DRAWN:
            return WIN
    return None


def moves(event: e.Event, places: Places) -> Moves:
    """How tiles move in an event: hidden ones turn over, a captured one goes to its slot, over the edge if it slid."""
    if not isinstance(event, e.EpigonCaptured):
        return Moves(_renames(event))
    key = epigon_key(event.piece)
    edge = event.origin + DELTAS[event.direction]
    over = {key: places.tipping(event.piece, edge)} if event.slid else {}
    return Moves(departures={key: places.captured(event.piece)}, detours=over)


def _renames(event: e.Event) -> dict[str, str]:
    """Hidden tiles that turn over in an event, and the keys of their faces."""
    if isinstance(event, e.DeploymentRevealed):
        return {
            hidden_key(seat, column): epigon_key(epigon(seat, number))
            for seat, row in enumerate(event.rows)
            for column, number in enumerate(row)
        }
    if isinstance(event, e.OrdersRevealed):
        return {
            stack_key(seat, event.pair): order_key(seat, order_number(code)) for seat, code in enumerate(event.orders)
        }
    return {}


def cast(event: e.Event) -> tuple[str, ...]:
    """The tiles an event is about."""
    if isinstance(event, e.EpigonsPushed | e.MoveBlocked):
        return tuple(epigon_key(piece) for piece in event.chain)
    if isinstance(event, e.EpigonSlid | e.EpigonSuperSlid | e.SuperSlideDeclined):
        return (epigon_key(event.piece),)
    if isinstance(event, e.OrdersRevealed):
        return tuple(order_key(seat, order_number(code)) for seat, code in enumerate(event.orders))
    if isinstance(event, e.OrdersCancelled):
        return (order_key(0, event.number), order_key(1, event.number))
    if isinstance(event, e.OrderSpent):
        return (order_key(event.seat, order_number(event.order)),)
    return ()


def traces(shown: Presentation) -> tuple[str, ...]:
    """The tiles that moved, or were blocked, last: in a turn both seats act, so whose they are makes no difference."""
    if shown.view.phase in (Phase.DEPLOY, Phase.ACT):
        return ()
    return next((cast(event) for event in newest_first(shown) if isinstance(event, _MOVES)), ())


_MOVES: Final = (e.EpigonSlid, e.EpigonSuperSlid, e.EpigonsPushed, e.MoveBlocked)
