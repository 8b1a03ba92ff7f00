"""Epigo's sentences: options, names of actions, lines of the log, how a game ended, captures by name."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final

from boardroom.engine.enumerations import listed
from boardroom.engine.manifest import Option
from boardroom.engine.outcome import Item, Score
from boardroom.engine.text import Piece, Seat, Text, Value, phrase
from boardroom.games.epigo.position import actions, tiles
from boardroom.games.epigo.position import events as e
from boardroom.games.epigo.position.actions import Action
from boardroom.games.epigo.position.events import Event
from boardroom.games.epigo.position.numbers import DATA, GOAL, NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.state import FILES, NOWHERE, Ending, Phase, State, square_name
from boardroom.games.epigo.words.names import (
    direction_name,
    epigon_name,
    number_name,
    number_word,
    numbers_listed,
    ratio,
    tile_numbers,
)

# Names.


@cache
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
            rulebook=GOAL,
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
    return Piece(tiles.epigon_key(piece), epigon_name(piece))


def order(seat: int, code: int) -> Piece:
    """An Order named in a sentence: number and direction."""
    return Piece(
        tiles.order_key(seat, tiles.order_number(code)),
        phrase("Epigo", "{number} ({direction})", "an Order").put(
            number=tiles.order_number(code), direction=direction_name(tiles.order_direction(code))
        ),
    )


def doer(event: Event) -> int | None:
    """The seat whose Epigon, Order or word an event tells of; None of both."""
    piece: int | None = getattr(event, "piece", None)
    seat: int | None = getattr(event, "seat", None)
    return seat if piece is None else tiles.seat_of(piece)


def describe(thing: Action | Event) -> Text:
    """The name of an action or the log line of an event."""
    said = _SAID[type(thing)]
    return said if isinstance(said, Text) else said(thing)


def _locked(event: e.SeatLocked) -> Text:
    if event.phase == Phase.DEPLOY:
        return phrase("Epigo", "{seat}’s row is locked in.").put(seat=Seat(event.seat))
    return phrase("Epigo", "{seat} has locked in {count} Orders.").put(
        seat=Seat(event.seat), count=number_word(STACK_HEIGHT)
    )


def _revealed(event: e.OrdersRevealed) -> Text:
    one, two = event.orders
    if tiles.order_number(one) == tiles.order_number(two):
        both = phrase("Epigo", "Turn {turn}, pair {pair}: {one} plays {order_one}, {two} plays {order_two}.")
    else:
        both = phrase("Epigo", "Turn {turn}, pair {pair}: {one}’s {order_one} acts before {two}’s {order_two}.")
    first = 1 if tiles.order_number(two) > tiles.order_number(one) else 0
    return both.put(
        turn=event.turn,
        pair=event.pair + 1,
        one=Seat(first),
        two=Seat(1 - first),
        order_one=order(first, event.orders[first]),
        order_two=order(1 - first, event.orders[1 - first]),
    )


def _pushed(pieces: Sequence[int], pusher: int) -> Text:
    """The Epigons that one pushes, from it on: whose they are is said once for those in a row of one player."""
    groups: list[Value] = []
    for seat, row in groupby(pieces, tiles.seat_of):
        numbers = numbers_listed([Piece(tiles.epigon_key(piece), number_name(tiles.number_of(piece))) for piece in row])
        if seat == tiles.seat_of(pusher):
            groups.append(phrase("Epigo", "its own {numbers}", "Epigons that another one pushes").put(numbers=numbers))
        else:
            theirs = phrase("Epigo", "{seat}’s {numbers}", "Epigons that another one pushes")
            groups.append(theirs.put(seat=Seat(seat), numbers=numbers))
    return listed(groups)


def _captured(event: e.EpigonCaptured) -> Text:
    captured = phrase("Epigo", "{tile} falls off the board and is captured by {seat}.")
    if event.slid:
        captured = phrase("Epigo", "{tile} slides off the board and is captured by {seat}.")
    return captured.put(tile=tile(event.piece), seat=Seat(1 - tiles.seat_of(event.piece)))


_SAID: Final[dict[type, Text | Callable[[Any], Text]]] = {
    actions.DeployEpigon: lambda a: phrase("Epigo", "Put {number} in column {column}").put(
        number=number_name(a.number), column=FILES[a.column]
    ),
    actions.StackOrder: lambda a: phrase("Epigo", "Stack Order {number} {direction}").put(
        number=a.number, direction=direction_name(a.direction)
    ),
    actions.Lock: phrase("Epigo", "Lock in"),
    actions.SuperSlide: phrase("Epigo", "Super slide"),
    actions.Stay: phrase("Epigo", "Stay", "do not super slide"),
    actions.OfferDraw: phrase("Epigo", "Offer a draw"),
    actions.AcceptDraw: phrase("Epigo", "Accept the draw"),
    actions.DeclineDraw: phrase("Epigo", "Decline, play on"),
    actions.Concede: phrase("Epigo", "Concede the game"),
    e.EpigonDeployed: lambda v: phrase("Epigo", "{seat} puts {number} in column {column}.").put(
        seat=Seat(v.seat), number=number_name(v.number), column=FILES[v.column]
    ),
    e.OrderStacked: lambda v: phrase("Epigo", "{seat} stacks {order}.").put(
        seat=Seat(v.seat), order=order(v.seat, v.order)
    ),
    e.SeatLocked: _locked,
    e.DeploymentRevealed: phrase("Epigo", "Both rows are revealed. Both X Epigons leave the board."),
    e.OrdersRevealed: _revealed,
    e.OrdersCancelled: lambda v: phrase("Epigo", "Both play {number}: the Orders cancel each other.").put(
        number=v.number
    ),
    e.OrderSpent: lambda v: phrase("Epigo", "{tile} has already been captured: nothing moves.").put(
        tile=tile(_of_order(v))
    ),
    e.EpigonSlid: lambda v: phrase("Epigo", "{tile} slides {direction} to {square}.").put(
        tile=tile(v.piece), direction=direction_name(v.direction), square=square_name(v.target)
    ),
    e.EpigonSuperSlid: lambda v: phrase("Epigo", "{tile} super slides on to {square}.").put(
        tile=tile(v.piece), square=square_name(v.target)
    ),
    e.SuperSlideDeclined: lambda v: phrase("Epigo", "{tile} does not super slide.").put(tile=tile(v.piece)),
    e.MoveBlocked: lambda v: phrase("Epigo", "{tile} is blocked: {ratio}.").put(
        tile=tile(v.piece), ratio=ratio(v.own, v.opposing)
    ),
    e.EpigonsPushed: lambda v: phrase("Epigo", "{tile} pushes {tiles} {direction} ({ratio}).").put(
        tile=tile(v.piece),
        tiles=_pushed(v.chain[1:], v.piece),
        direction=direction_name(v.direction),
        ratio=ratio(v.own, v.opposing),
    ),
    e.EpigonCaptured: _captured,
    e.TurnBegun: lambda v: phrase("Epigo", "Turn {turn} begins.").put(turn=v.turn),
    e.DrawOffered: lambda v: phrase("Epigo", "{seat} offers a draw.").put(seat=Seat(v.seat)),
    e.DrawDeclined: lambda v: phrase("Epigo", "{seat} declines. Play continues.").put(seat=Seat(v.seat)),
    e.GameEnded: lambda v: ending(v.winner, v.reason, v.number),
}
"""What actions are called, and the lines of the log."""


def ending(winner: int, reason: Ending, count: int) -> Text:
    """How the game ended, in one sentence."""
    if reason == Ending.AGREED:
        return phrase("Epigo", "Both players agree to a draw.")
    if reason == Ending.QUIET:
        return phrase("Epigo", "Drawn: %n turns without a capture.", "", count)
    if reason == Ending.CONCEDED:
        return phrase("Epigo", "{loser} concedes. {winner} wins.").put(loser=Seat(1 - winner), winner=Seat(winner))
    return phrase("Epigo", "{winner} wins with the deciding capture.").put(winner=Seat(winner))


# In short.


SUPER_SLIDES: Final = phrase("Epigo", "super slides to {square}", "after a slide")
UNLESS_OVER: Final = phrase("Epigo", "if the game is still on:", "a preview")
WINS: Final = phrase("Epigo", "and wins, unless stopped", "after a capture that is foreseen")
LOSES: Final = phrase("Epigo", "and loses the game", "after a self-capture")


def ending_order(view: State, alone: Sequence[Sequence[Event]]) -> int | None:
    """The first Order of a forecast by which the game would be over, counted from 0; None where it goes on."""
    lost = list(view.lost)
    for number, events in enumerate(alone):
        for event in events:
            if isinstance(event, e.EpigonCaptured):
                lost[tiles.seat_of(event.piece)] += 1
        if max(lost) >= view.goal:
            return number
    return None


def order_words(events: Sequence[Event], seat: int, answer: str = "ask") -> tuple[list[Text], bool]:
    """What an Order would do alone, in short lines for its slot; and whether it bodes ill. ``answer`` is how its super
    slide is answered beforehand.
    """
    lines: list[Text] = []
    ill = False
    answered = any(isinstance(event, e.EpigonSuperSlid) for event in events)
    for event in events:
        if isinstance(event, e.EpigonSlid):
            lines.append(phrase("Epigo", "slides to {square}").put(square=square_name(event.target)))
            if event.may_go_on and not answered and answer == "never":
                lines.append(phrase("Epigo", "no super slide", "an Order of the stack"))
            elif event.may_go_on and not answered:
                lines.append(phrase("Epigo", "super slide possible", "a super slide is possible"))
        elif isinstance(event, e.EpigonSuperSlid):
            lines.append(SUPER_SLIDES.put(square=square_name(event.target)))
        elif isinstance(event, e.MoveBlocked):
            lines.append(phrase("Epigo", "blocked now"))
            lines.append(ratio(event.own, event.opposing))
            ill = True
        elif isinstance(event, e.EpigonsPushed):
            lines.append(phrase("Epigo", "pushes {tiles}").put(tiles=tile_numbers(event.chain[1:], seat)))
        elif isinstance(event, e.EpigonCaptured):
            if tiles.seat_of(event.piece) == seat:
                lines.append(phrase("Epigo", "loses your own {number}").put(number=tiles.number_of(event.piece)))
                ill = True
            else:
                lines.append(phrase("Epigo", "captures {tile}").put(tile=tile_numbers((event.piece,), seat)))
        elif isinstance(event, e.OrderSpent):
            lines.append(phrase("Epigo", "captured: cancels only"))
    return lines, ill


def pair_words(events: Sequence[Event], names: bool = True) -> list[Text]:
    """What came of the Orders of a pair, as short as can be, beside a picture of both. With ``names`` it is said whose
    Epigon moves, as they stand there otherwise than in the sequence in which they acted; else their numbers say it, as
    those of two that do not cancel differ.
    """
    lines: list[Text] = []

    def mover(piece: int) -> Value:
        return _mover(piece) if names else number_name(tiles.number_of(piece))

    fallen: set[int] = set()
    for event, following in zip(events, (*events[1:], None), strict=True):
        if isinstance(event, e.OrdersCancelled):
            lines.append(phrase("Epigo", "both {number}: they cancel").put(number=event.number))
        elif isinstance(event, e.EpigonSlid) and not isinstance(following, e.EpigonSuperSlid):
            lines.append(phrase("Epigo", "{number} slides").put(number=mover(event.piece)))
        elif isinstance(event, e.EpigonSuperSlid):
            lines.append(phrase("Epigo", "{number} super slides").put(number=mover(event.piece)))
        elif isinstance(event, e.MoveBlocked):
            blocked = phrase("Epigo", "{number} is blocked ({ratio})")
            lines.append(blocked.put(number=mover(event.piece), ratio=ratio(event.own, event.opposing)))
        elif isinstance(event, e.EpigonsPushed):
            lines.append(_push_in_short(event, mover(event.piece)))
        elif isinstance(event, e.EpigonCaptured):
            fallen.add(event.piece)
            if event.slid:
                lines.append(phrase("Epigo", "{number} falls").put(number=_mover(event.piece)))
        elif isinstance(event, e.OrderSpent) and _of_order(event) not in fallen:
            # Of one that fell in this pair that has just been said.
            lines.append(phrase("Epigo", "{number} is gone").put(number=mover(_of_order(event))))
    return lines


def _of_order(event: e.OrderSpent) -> int:
    """The Epigon of an Order that moved nothing."""
    return tiles.epigon(event.seat, tiles.order_number(event.order))


def _mover(piece: int) -> Text:
    """An Epigon that moves, or would, in short."""
    theirs = phrase("Epigo", "{seat}’s {numbers}", "Epigons that another one pushes")
    return theirs.put(seat=Seat(tiles.seat_of(piece)), numbers=number_name(tiles.number_of(piece)))


def _push_in_short(event: e.EpigonsPushed, number: Value) -> Text:
    counts = ratio(event.own, event.opposing)
    if not event.fell:
        pushed = _pushed(event.chain[1:], event.piece)
        return phrase("Epigo", "{number} pushes {tiles} ({ratio})").put(number=number, tiles=pushed, ratio=counts)
    off = phrase("Epigo", "{number} pushes {tile} off ({ratio})")
    return off.put(number=number, tile=_pushed((event.fell,), event.piece), ratio=counts)


# Scores.


def score(view: State, seat: int) -> Score:
    """The captures of a seat, an item for each Epigon it holds."""
    other = 1 - seat
    deployed = view.phase != Phase.DEPLOY and (any(view.where))
    items = tuple(
        Item(
            phrase("Epigo", "Captured {tile}").put(tile=tile(tiles.epigon(other, number))),
            1,
            (tiles.epigon_key(tiles.epigon(other, number)),),
        )
        for number in NUMBERS
        if deployed and view.where[tiles.epigon(other, number)] == NOWHERE
    )
    caption, measure = phrase("Epigo", "%n captures", "", len(items)), phrase("Epigo", "Captures")
    about = phrase("Epigo", "%n captures win the game", "", view.goal)
    return Score(seat, len(items), items, caption, measure=measure, about=about)


def captured_by(piece: int, pusher: int, turn: int) -> Text:
    """A capture with its turn, and whose deed it was: that of the Epigon that pushed, or, where none did (0), its own
    Order's.
    """
    if not pusher:
        alone = phrase("Epigo", "Captured {tile}: its own Order moved it off on\u00a0turn\u00a0{turn}")
        return alone.put(tile=tile(piece), turn=turn)
    if tiles.seat_of(pusher) == tiles.seat_of(piece):
        by_own = phrase("Epigo", "Captured {tile}: its own side’s {number} pushed it off on\u00a0turn\u00a0{turn}")
        return by_own.put(tile=tile(piece), number=tiles.number_of(pusher), turn=turn)
    pushed = phrase("Epigo", "Captured {tile}: {pusher} pushed it off on\u00a0turn\u00a0{turn}")
    return pushed.put(tile=tile(piece), pusher=epigon_name(pusher), turn=turn)


def length(state: State) -> tuple[Text, ...]:
    """How long a game was that is over; nothing if it ended before the first turn."""
    return (phrase("Epigo", "The game ended on turn {turn}.").put(turn=state.turn),) if state.turn else ()
