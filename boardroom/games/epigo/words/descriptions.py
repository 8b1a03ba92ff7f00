"""Epigo's sentences: options, names of actions, lines of the log, how a game ended, captures by name."""

from collections.abc import Callable
from typing import Any

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.manifest import Option
from boardroom.engine.outcome import Item, Score
from boardroom.engine.text import Piece, Seat, Text, phrase
from boardroom.games.epigo.position.events import (
    DeploymentRevealed,
    DrawDeclined,
    DrawOffered,
    EpigonCaptured,
    EpigonDeployed,
    EpigonSlid,
    EpigonsPushed,
    EpigonSuperSlid,
    GameEnded,
    MoveBlocked,
    OrdersCancelled,
    OrderSpent,
    OrdersRevealed,
    OrderStacked,
    SeatLocked,
    SuperSlideDeclined,
    TurnBegun,
)
from boardroom.games.epigo.position.state import (
    DATA,
    FILES,
    GOAL,
    NOWHERE,
    NUMBERS,
    STACK_HEIGHT,
    AcceptDraw,
    Concede,
    DeclineDraw,
    DeployEpigon,
    Ending,
    Lock,
    OfferDraw,
    Phase,
    StackOrder,
    State,
    Stay,
    SuperSlide,
    epigon,
    epigon_key,
    order_direction,
    order_key,
    order_number,
    seat_of,
    square_name,
)
from boardroom.games.epigo.words.names import direction_name, epigon_name, number_name, number_word

# Names.


def options() -> tuple[Option, ...]:
    captures: list[int] = DATA["captures_offered"]
    offered: list[int] = DATA["draw_after_offered"]
    return (
        Option(
            "captures",
            phrase("Epigo", "Captures needed"),
            phrase("Epigo", "The rules say {goal}. Choose {fewest} for a shorter game, {most} for a longer one.").put(
                goal=GOAL, fewest=min(captures), most=max(captures)
            ),
            tuple(captures),
            tuple(phrase("Epigo", "%n captures", "option", n) for n in captures),
            GOAL,
            own=True,
        ),
        Option(
            "draw_after",
            phrase("Epigo", "Draw without captures"),
            phrase("Epigo", "The game is drawn after this many turns in a row without a capture. Not in the rulebook."),
            ("auto", *offered),
            (
                phrase("Epigo", "Automatic ({with_people}; {computers_only} in computer-only games)").put(
                    with_people=_quiet_turns(DATA["draw_after_with_people"]),
                    computers_only=_quiet_turns(DATA["draw_after_computers_only"]),
                ),
                *(
                    phrase("Epigo", "After %n turns", "option", n) if n else phrase("Epigo", "Off", "option")
                    for n in offered
                ),
            ),
            "auto",
            own=True,
        ),
    )


def _quiet_turns(turns: int) -> Text:
    if turns:
        return phrase("Epigo", "%n turns", "after which a game without captures is drawn", turns)
    return phrase("Epigo", "off", "no draw without captures")


def tile(piece: int) -> Piece:
    """An Epigon named in a sentence: whose, and its number."""
    return Piece(epigon_key(piece), epigon_name(piece))


def order(seat: int, code: int) -> Piece:
    """An Order named in a sentence: number and direction."""
    return Piece(
        order_key(seat, order_number(code)),
        phrase("Epigo", "{number} ({direction})", "an Order").put(
            number=order_number(code), direction=direction_name(order_direction(code))
        ),
    )


def doer(event: Any) -> int | None:
    """The seat whose Epigon, Order or word an event tells of; None of both."""
    of_a_piece = EpigonSlid | EpigonSuperSlid | SuperSlideDeclined | MoveBlocked | EpigonsPushed | EpigonCaptured
    if isinstance(event, of_a_piece):
        return seat_of(event.piece)
    mine = EpigonDeployed | OrderStacked | SeatLocked | OrderSpent | DrawOffered | DrawDeclined
    return event.seat if isinstance(event, mine) else None


def describe(thing: Any) -> Text:
    """The name of an action or the log line of an event."""
    words: Callable[[Any], Text] = _ACTIONS.get(type(thing)) or _EVENTS[type(thing)]
    return words(thing)


_ACTIONS: dict[type, Any] = {
    DeployEpigon: lambda a: phrase("Epigo", "Put {number} in column {column}").put(
        number=number_name(a.number), column=FILES[a.column]
    ),
    StackOrder: lambda a: phrase("Epigo", "Stack Order {number} {direction}").put(
        number=a.number, direction=direction_name(a.direction)
    ),
    Lock: lambda a: phrase("Epigo", "Lock in"),
    SuperSlide: lambda a: phrase("Epigo", "Super slide"),
    Stay: lambda a: phrase("Epigo", "Stay", "do not super slide"),
    OfferDraw: lambda a: phrase("Epigo", "Offer a draw"),
    AcceptDraw: lambda a: phrase("Epigo", "Accept the draw"),
    DeclineDraw: lambda a: phrase("Epigo", "Decline, play on"),
    Concede: lambda a: phrase("Epigo", "Concede the game"),
}


def _locked(event: SeatLocked) -> Text:
    if event.phase == Phase.DEPLOY:
        return phrase("Epigo", "{seat}’s row is locked in.").put(seat=Seat(event.seat))
    return phrase("Epigo", "{seat} has locked in {count} Orders.").put(
        seat=Seat(event.seat), count=number_word(STACK_HEIGHT)
    )


def _revealed(event: OrdersRevealed) -> Text:
    one, two = event.orders
    if order_number(one) == order_number(two):
        both = phrase("Epigo", "Turn {turn}, pair {pair}: {one} plays {order_one}, {two} plays {order_two}.")
    else:
        both = phrase("Epigo", "Turn {turn}, pair {pair}: {one}’s {order_one} acts before {two}’s {order_two}.")
    first = 1 if order_number(two) > order_number(one) else 0
    return both.put(
        turn=event.turn,
        pair=event.pair + 1,
        one=Seat(first),
        two=Seat(1 - first),
        order_one=order(first, event.orders[first]),
        order_two=order(1 - first, event.orders[1 - first]),
    )


def _pushed(event: EpigonsPushed) -> Text:
    return phrase("Epigo", "{tile} pushes {tiles} {direction} ({own} against {opposing}).").put(
        tile=tile(event.piece),
        tiles=in_a_row([tile(piece) for piece in event.chain[1:]]),
        direction=direction_name(event.direction),
        own=event.own,
        opposing=event.opposing,
    )


def _captured(event: EpigonCaptured) -> Text:
    if event.slid:
        return phrase("Epigo", "{tile} slides off the board and is captured by {seat}.").put(
            tile=tile(event.piece), seat=Seat(1 - seat_of(event.piece))
        )
    return phrase("Epigo", "{tile} falls off the board and is captured by {seat}.").put(
        tile=tile(event.piece), seat=Seat(1 - seat_of(event.piece))
    )


_EVENTS: dict[type, Any] = {
    EpigonDeployed: lambda e: phrase("Epigo", "{seat} puts {number} in column {column}.").put(
        seat=Seat(e.seat), number=number_name(e.number), column=FILES[e.column]
    ),
    OrderStacked: lambda e: phrase("Epigo", "{seat} stacks {order}.").put(
        seat=Seat(e.seat), order=order(e.seat, e.order)
    ),
    SeatLocked: _locked,
    DeploymentRevealed: lambda e: phrase("Epigo", "Both rows are revealed. Both X Epigons leave the board."),
    OrdersRevealed: _revealed,
    OrdersCancelled: lambda e: phrase("Epigo", "Both play {number}: the Orders cancel each other.").put(
        number=e.number
    ),
    OrderSpent: lambda e: phrase("Epigo", "{tile} has already been captured: nothing moves.").put(
        tile=tile(epigon(e.seat, order_number(e.order)))
    ),
    EpigonSlid: lambda e: phrase("Epigo", "{tile} slides {direction} to {square}.").put(
        tile=tile(e.piece), direction=direction_name(e.direction), square=square_name(e.target)
    ),
    EpigonSuperSlid: lambda e: phrase("Epigo", "{tile} super slides on to {square}.").put(
        tile=tile(e.piece), square=square_name(e.target)
    ),
    SuperSlideDeclined: lambda e: phrase("Epigo", "{tile} stays.").put(tile=tile(e.piece)),
    MoveBlocked: lambda e: phrase("Epigo", "{tile} is blocked: {own} against {opposing}.").put(
        tile=tile(e.piece), own=e.own, opposing=e.opposing
    ),
    EpigonsPushed: _pushed,
    EpigonCaptured: _captured,
    TurnBegun: lambda e: phrase("Epigo", "Turn {turn} begins.").put(turn=e.turn),
    DrawOffered: lambda e: phrase("Epigo", "{seat} offers a draw.").put(seat=Seat(e.seat)),
    DrawDeclined: lambda e: phrase("Epigo", "{seat} declines. Play continues.").put(seat=Seat(e.seat)),
    GameEnded: lambda e: ending(e.winner, e.reason, e.number),
}


def ending(winner: int, reason: Ending, count: int) -> Text:
    """How the game ended, in one sentence."""
    if reason == Ending.AGREED:
        return phrase("Epigo", "Both players agree to a draw.")
    if reason == Ending.QUIET:
        return phrase("Epigo", "Drawn: %n turns without a capture.", "", count)
    if reason == Ending.CONCEDED:
        return phrase("Epigo", "{loser} concedes. {winner} wins.").put(loser=Seat(1 - winner), winner=Seat(winner))
    return phrase("Epigo", "{winner} wins with the deciding capture.").put(winner=Seat(winner))


# Scores.


def score(view: State, seat: int) -> Score:
    """The captures of a seat, an item for each Epigon it holds."""
    other = 1 - seat
    deployed = view.phase != Phase.DEPLOY and (any(view.where))
    items = tuple(
        Item(
            phrase("Epigo", "Captured {tile}").put(tile=tile(epigon(other, number))),
            1,
            (epigon_key(epigon(other, number)),),
        )
        for number in NUMBERS
        if deployed and view.where[epigon(other, number)] == NOWHERE
    )
    caption, measure = phrase("Epigo", "%n captures", "", len(items)), phrase("Epigo", "Captures")
    about = phrase("Epigo", "%n captures win the game", "", view.goal)
    return Score(seat, len(items), items, caption, measure=measure, about=about)


def length(state: State) -> tuple[Text, ...]:
    """How long a game was that is over; nothing if it ended before the first turn."""
    return (phrase("Epigo", "The game ended on turn {turn}.").put(turn=state.turn),) if state.turn else ()
