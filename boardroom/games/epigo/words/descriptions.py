"""Epigo's sentences: options, names of actions, lines of the log, how a game ended, captures by name."""

from collections.abc import Sequence

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.manifest import Option
from boardroom.engine.outcome import Item, Score
from boardroom.engine.text import Piece, Seat, Text, phrase
from boardroom.games.epigo.position import actions, tiles
from boardroom.games.epigo.position import events as e
from boardroom.games.epigo.position.actions import Action
from boardroom.games.epigo.position.events import Event
from boardroom.games.epigo.position.numbers import DATA, GOAL, NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.state import FILES, NOWHERE, Ending, Phase, State, square_name
from boardroom.games.epigo.words.names import direction_name, epigon_name, number_name, number_word, tile_name

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
    of_a_piece = (
        e.EpigonSlid | e.EpigonSuperSlid | e.SuperSlideDeclined | e.MoveBlocked | e.EpigonsPushed | e.EpigonCaptured
    )
    if isinstance(event, of_a_piece):
        return tiles.seat_of(event.piece)
    mine = e.EpigonDeployed | e.OrderStacked | e.SeatLocked | e.OrderSpent | e.DrawOffered | e.DrawDeclined
    return event.seat if isinstance(event, mine) else None


def describe(thing: Action | Event) -> Text:
    """The name of an action or the log line of an event."""
    return _action(thing) if isinstance(thing, Action) else _event(thing)


def _action(action: Action) -> Text:
    match action:
        case actions.DeployEpigon():
            return phrase("Epigo", "Put {number} in column {column}").put(
                number=number_name(action.number), column=FILES[action.column]
            )
        case actions.StackOrder():
            return phrase("Epigo", "Stack Order {number} {direction}").put(
                number=action.number, direction=direction_name(action.direction)
            )
        case actions.Lock():
            return phrase("Epigo", "Lock in")
        case actions.SuperSlide():
            return phrase("Epigo", "Super slide")
        case actions.Stay():
            return phrase("Epigo", "Stay", "do not super slide")
        case actions.OfferDraw():
            return phrase("Epigo", "Offer a draw")
        case actions.AcceptDraw():
            return phrase("Epigo", "Accept the draw")
        case actions.DeclineDraw():
            return phrase("Epigo", "Decline, play on")
        case actions.Concede():
            return phrase("Epigo", "Concede the game")


def _event(event: Event) -> Text:
    match event:
        case e.EpigonDeployed():
            return phrase("Epigo", "{seat} puts {number} in column {column}.").put(
                seat=Seat(event.seat), number=number_name(event.number), column=FILES[event.column]
            )
        case e.OrderStacked():
            return phrase("Epigo", "{seat} stacks {order}.").put(
                seat=Seat(event.seat), order=order(event.seat, event.order)
            )
        case e.SeatLocked():
            return _locked(event)
        case e.DeploymentRevealed():
            return phrase("Epigo", "Both rows are revealed. Both X Epigons leave the board.")
        case e.OrdersRevealed():
            return _revealed(event)
        case e.OrdersCancelled():
            return phrase("Epigo", "Both play {number}: the Orders cancel each other.").put(number=event.number)
        case e.OrderSpent():
            return phrase("Epigo", "{tile} has already been captured: nothing moves.").put(
                tile=tile(tiles.epigon(event.seat, tiles.order_number(event.order)))
            )
        case e.EpigonSlid():
            return phrase("Epigo", "{tile} slides {direction} to {square}.").put(
                tile=tile(event.piece), direction=direction_name(event.direction), square=square_name(event.target)
            )
        case e.EpigonSuperSlid():
            return phrase("Epigo", "{tile} super slides on to {square}.").put(
                tile=tile(event.piece), square=square_name(event.target)
            )
        case e.SuperSlideDeclined():
            return phrase("Epigo", "{tile} stays.").put(tile=tile(event.piece))
        case e.MoveBlocked():
            return phrase("Epigo", "{tile} is blocked: {own} against {opposing}.").put(
                tile=tile(event.piece), own=event.own, opposing=event.opposing
            )
        case e.EpigonsPushed():
            return phrase("Epigo", "{tile} pushes {tiles} {direction} ({own} against {opposing}).").put(
                tile=tile(event.piece),
                tiles=in_a_row([tile(piece) for piece in event.chain[1:]]),
                direction=direction_name(event.direction),
                own=event.own,
                opposing=event.opposing,
            )
        case e.EpigonCaptured():
            captured = (
                phrase("Epigo", "{tile} slides off the board and is captured by {seat}.")
                if event.slid
                else phrase("Epigo", "{tile} falls off the board and is captured by {seat}.")
            )
            return captured.put(tile=tile(event.piece), seat=Seat(1 - tiles.seat_of(event.piece)))
        case e.TurnBegun():
            return phrase("Epigo", "Turn {turn} begins.").put(turn=event.turn)
        case e.DrawOffered():
            return phrase("Epigo", "{seat} offers a draw.").put(seat=Seat(event.seat))
        case e.DrawDeclined():
            return phrase("Epigo", "{seat} declines. Play continues.").put(seat=Seat(event.seat))
        case e.GameEnded():
            return ending(event.winner, event.reason, event.number)


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


def order_words(events: Sequence[Event], seat: int) -> tuple[list[Text], bool]:
    """What an Order would do alone, in short lines for its slot; and whether it bodes ill."""
    lines: list[Text] = []
    ill = False
    for event in events:
        if isinstance(event, e.EpigonSlid):
            lines.append(phrase("Epigo", "slides to {square}").put(square=square_name(event.target)))
            if event.may_go_on:
                lines.append(phrase("Epigo", "super slide possible", "a super slide is possible"))
        elif isinstance(event, e.MoveBlocked):
            lines.append(phrase("Epigo", "blocked now"))
            lines.append(phrase("Epigo", "{own} against {opposing}").put(own=event.own, opposing=event.opposing))
            ill = True
        elif isinstance(event, e.EpigonsPushed):
            lines.append(
                phrase("Epigo", "pushes {tiles}").put(
                    tiles=in_a_row([tile_name(piece, seat) for piece in event.chain[1:]])
                )
            )
        elif isinstance(event, e.EpigonCaptured):
            if tiles.seat_of(event.piece) == seat:
                lines.append(phrase("Epigo", "loses your own {number}").put(number=tiles.number_of(event.piece)))
                ill = True
            else:
                lines.append(phrase("Epigo", "captures {tile}").put(tile=tile_name(event.piece, seat)))
        elif isinstance(event, e.OrderSpent):
            lines.append(phrase("Epigo", "captured: cancels only"))
    return lines, ill


def in_short(event: Event) -> Text | None:
    """What came of an Order, as short as can be."""
    if isinstance(event, e.OrdersCancelled):
        return phrase("Epigo", "both {number}: they cancel").put(number=event.number)
    if isinstance(event, e.EpigonSlid):
        return phrase("Epigo", "{number} slides").put(number=tiles.number_of(event.piece))
    if isinstance(event, e.EpigonSuperSlid):
        return phrase("Epigo", "then super slides", "an Epigon that slid")
    if isinstance(event, e.EpigonsPushed):
        return phrase("Epigo", "{number} pushes ({own} against {opposing})").put(
            number=tiles.number_of(event.piece), own=event.own, opposing=event.opposing
        )
    if isinstance(event, e.MoveBlocked):
        return phrase("Epigo", "{number} is blocked ({own} against {opposing})").put(
            number=tiles.number_of(event.piece), own=event.own, opposing=event.opposing
        )
    if isinstance(event, e.EpigonCaptured):
        return phrase("Epigo", "{seat} loses {number}").put(
            seat=Seat(tiles.seat_of(event.piece)), number=tiles.number_of(event.piece)
        )
    if isinstance(event, e.OrderSpent):
        return phrase("Epigo", "{number} is captured").put(number=tiles.order_number(event.order))
    return None


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


def length(state: State) -> tuple[Text, ...]:
    """How long a game was that is over; nothing if it ended before the first turn."""
    return (phrase("Epigo", "The game ended on turn {turn}.").put(turn=state.turn),) if state.turn else ()
