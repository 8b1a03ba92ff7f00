"""What own Orders alone would do, from the view alone: for previews and ghosts."""

from collections.abc import Callable
from functools import partial
from typing import Final

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.rule_parts import Answers
from boardroom.engine.text import Piece, Seat, Text, phrase
from boardroom.games.epigo.position import events as e
from boardroom.games.epigo.position import tiles
from boardroom.games.epigo.position.actions import Action, StackOrder
from boardroom.games.epigo.position.state import NOWHERE, Phase, State, square_name
from boardroom.games.epigo.rules import movement
from boardroom.games.epigo.words.descriptions import LOSES, SUPER_SLIDES, UNLESS_OVER, WINS, ending_order
from boardroom.games.epigo.words.names import epigon_name, ratio, tile_name

_NO_ANSWERS: Final[Answers] = {}


def given(
    beforehand: Answers,
) -> tuple[Callable[[State, int, Action], Preview], Callable[[State, int], tuple[tuple[e.Event, ...], ...]]]:
    """Preview and forecast of a seat that has answered so beforehand."""
    return partial(preview, beforehand=beforehand), partial(forecast, beforehand=beforehand)


def forecast(
    view: State, seat: int, extra: int | None = None, beforehand: Answers = _NO_ANSWERS
) -> tuple[tuple[e.Event, ...], ...]:
    """For each Order a seat has stacked, and one extra code beneath, what it would do if nobody else moved.

    One tuple of events an Order; super slides are shown as possible, and as taken where the seat has said yes
    ``beforehand``. What comes after an Order that ends the game happens only if that one does not: it is shown as if
    that one had been cancelled.
    """
    if view.phase != Phase.PLAN or tiles.HIDDEN in view.stacks[seat]:
        return ()
    board, where, lost = bytearray(view.board), bytearray(view.where), list(view.lost)
    results = []
    for code in (*view.stacks[seat], *(() if extra is None else (extra,))):
        piece = tiles.epigon(seat, tiles.order_number(code))
        events: list[e.Event] = []
        if where[piece] == NOWHERE:
            events.append(e.OrderSpent(0, seat, code))
        else:
            before = board[:], where[:], lost[:]
            direction = tiles.order_direction(code)
            _, may_go_on = movement.move(board, where, lost, piece, direction, 0, events)
            if may_go_on and tiles.super_slide_answer(beforehand, view.turn, tiles.order_number(code)) == "always":
                movement.super_slide(board, where, piece, direction, 0, events)
            if max(lost) >= view.goal:
                board, where, lost = before
        results.append(tuple(events))
    return tuple(results)


def preview(view: State, seat: int, action: Action, beforehand: Answers = _NO_ANSWERS) -> Preview:
    """What stacking an Order would do as things stand, with a warning before a self-capture."""
    if not isinstance(action, StackOrder) or view.phase != Phase.PLAN:
        return Preview()
    alone = forecast(view, seat, action.code, beforehand)
    if not alone:
        return Preview()
    lines: list[Line] = []
    goes_on: list[tuple[e.Event, ...]] = []
    for events in alone[:-1]:
        if ending_order(view, [*goes_on, events]) is None:
            goes_on.append(events)
        elif not lines:
            lines.append(Line(Tone.PLAIN, UNLESS_OVER))
    ends = ending_order(view, [*goes_on, alone[-1]]) is not None
    warning: Text | None = None
    warned: tuple[Line, ...] = ()
    goes_on_by_answer = any(isinstance(event, e.EpigonSuperSlid) for event in alone[-1])
    for event in alone[-1]:
        told = _lines(event, seat, goes_on_by_answer)
        lines += told
        if not isinstance(event, e.EpigonCaptured):
            continue
        owner = tiles.seat_of(event.piece)
        if owner == seat:
            warned = tuple(told)
            warning = phrase("Epigo", "This takes your own {number} off the board: a capture for {other}.").put(
                number=tiles.number_of(event.piece), other=Seat(1 - seat)
            )
            if ends:
                lines.append(Line(Tone.LOSS, LOSES))
        elif ends:
            lines.append(Line(Tone.COMPLETE, WINS))
    return Preview(tuple(lines), warning, _pieces(alone[-1]), warned=warned)


def _pieces(events: tuple[e.Event, ...]) -> tuple[str, ...]:
    """Who is pushed, falls or stands in the way, besides who moves."""
    pieces: list[int] = []
    for event in events:
        if isinstance(event, e.EpigonsPushed | e.MoveBlocked):
            pieces += event.chain[1:]
        elif isinstance(event, e.EpigonCaptured):
            pieces.append(event.piece)
    return tuple(dict.fromkeys(tiles.epigon_key(piece) for piece in pieces))


def _lines(event: e.Event, seat: int, answered: bool) -> list[Line]:
    if isinstance(event, e.OrderSpent):
        return [Line(Tone.PLAIN, phrase("Epigo", "captured: it can only cancel"))]
    if isinstance(event, e.EpigonSlid):
        lines = [Line(Tone.PLAIN, phrase("Epigo", "slides to {square}").put(square=square_name(event.target)))]
        if event.may_go_on and not answered:
            lines.append(Line(Tone.GAIN, phrase("Epigo", "super slide possible")))
        return lines
    if isinstance(event, e.EpigonSuperSlid):
        return [Line(Tone.GAIN, SUPER_SLIDES.put(square=square_name(event.target)))]
    if isinstance(event, e.MoveBlocked):
        counts = phrase("Epigo", "blocked now, {ratio}").put(ratio=ratio(event.own, event.opposing))
        there = phrase("Epigo", "against {tiles}", "who blocks").put(
            tiles=in_a_row([epigon_name(piece) for piece in event.chain if tiles.seat_of(piece) != seat])
        )
        return [Line(Tone.COST, counts), Line(Tone.PLAIN, there)]
    if isinstance(event, e.EpigonsPushed):
        pushed = in_a_row([tile_name(piece, seat) for piece in event.chain[1:]])
        return [
            Line(Tone.GAIN, phrase("Epigo", "pushes {tiles}").put(tiles=pushed)),
            Line(Tone.PLAIN, ratio(event.own, event.opposing)),
        ]
    if isinstance(event, e.EpigonCaptured):
        tile = Piece(
            tiles.epigon_key(event.piece), phrase("Epigo", "{number}").put(number=tiles.number_of(event.piece))
        )
        if tiles.seat_of(event.piece) == seat:
            return [Line(Tone.LOSS, phrase("Epigo", "takes your own {tile} off the board").put(tile=tile))]
        return [Line(Tone.POINTS, phrase("Epigo", "captures the opposing {tile}").put(tile=tile))]
    return []
