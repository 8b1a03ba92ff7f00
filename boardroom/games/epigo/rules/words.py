"""Epigo's sentences: options, prompts, names of actions, lines of the log, reasons."""

from collections.abc import Callable
from typing import Any

from boardroom.engine.rules import Button, Item, Option, Progress, Prompt, Role, Score
from boardroom.engine.text import Piece, Seat, Text, phrase
from boardroom.games.epigo.names import direction_name
from boardroom.games.epigo.state import (
    ACCEPT_DRAW,
    ACT,
    AGREED,
    COLUMNS,
    CONCEDED,
    DATA,
    DECLINE_DRAW,
    DEPLOY,
    HIDDEN,
    LOCK,
    NOWHERE,
    NUMBERS,
    OFFER_DRAW,
    OVER,
    PLAN,
    QUIET,
    STACK_HEIGHT,
    STAY,
    SUPER_SLIDE,
    VACANT,
    AcceptDraw,
    Action,
    Concede,
    DeclineDraw,
    DeployEpigon,
    DeploymentRevealed,
    DrawDeclined,
    DrawOffered,
    EpigonCaptured,
    EpigonDeployed,
    EpigonSlid,
    EpigonsPushed,
    EpigonSuperSlid,
    GameEnded,
    Lock,
    MoveBlocked,
    OfferDraw,
    OrdersCancelled,
    OrderSpent,
    OrdersRevealed,
    OrderStacked,
    SeatLocked,
    StackOrder,
    State,
    Stay,
    SuperSlide,
    SuperSlideDeclined,
    TurnBegun,
    epigon,
    epigon_key,
    order_key,
    square_name,
)

# Names.


def options() -> tuple[Option, ...]:
    offered: list[int] = DATA["draw_after_offered"]
    return (
        Option(
            "captures",
            phrase("Epigo", "Captures needed"),
            phrase("Epigo", "3 is the rule; 2 makes a short game, 4 a long one."),
            tuple(DATA["captures_offered"]),
            tuple(phrase("Epigo", "%n captures", "option", n) for n in DATA["captures_offered"]),
            DATA["captures_to_win"],
            own=True,
        ),
        Option(
            "draw_after",
            phrase("Epigo", "Draw without captures"),
            phrase("Epigo", "The game is drawn after so many turns in a row without a capture. Not in the rulebook."),
            ("auto", *offered),
            (
                phrase("Epigo", "Automatic: off with people, 60 turns among computers"),
                *(
                    phrase("Epigo", "after %n turns", "option", n) if n else phrase("Epigo", "Off", "option")
                    for n in offered
                ),
            ),
            "auto",
            own=True,
        ),
    )


def tile(piece: int) -> Piece:
    """An Epigon named in a sentence: whose, and its number."""
    return Piece(
        epigon_key(piece),
        phrase("Epigo", "{seat}’s {number}", "an Epigon").put(seat=Seat(piece >> 3), number=piece & 7),
    )


def order(seat: int, code: int) -> Piece:
    """An Order named in a sentence: number and direction."""
    return Piece(
        order_key(seat, code >> 2),
        phrase("Epigo", "{number} {direction}", "an Order").put(number=code >> 2, direction=direction_name(code & 3)),
    )


def number_name(number: int) -> Text:
    return phrase("Epigo", "{number}").put(number=number or "X")


def describe(thing: Any) -> Text:
    """The name of an action or the log line of an event."""
    words: Callable[[Any], Text] = _ACTIONS.get(type(thing)) or _EVENTS[type(thing)]
    return words(thing)


_ACTIONS: dict[type, Any] = {
    DeployEpigon: lambda a: phrase("Epigo", "Put {number} on column {column}").put(
        number=number_name(a.number), column="abcdefgh"[a.column]
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
    if event.phase == DEPLOY:
        return phrase("Epigo", "{seat} has locked in a row.").put(seat=Seat(event.seat))
    return phrase("Epigo", "{seat} has locked in three Orders.").put(seat=Seat(event.seat))


def _revealed(event: OrdersRevealed) -> Text:
    return phrase("Epigo", "Turn {turn}, pair {pair}: {one} plays {order_one}, {two} plays {order_two}.").put(
        turn=event.turn,
        pair=event.pair + 1,
        one=Seat(0),
        two=Seat(1),
        order_one=order(0, event.orders[0]),
        order_two=order(1, event.orders[1]),
    )


def _pushed(event: EpigonsPushed) -> Text:
    pushed = phrase("Epigo", "{tile} pushes %n Epigons {direction}, {own} : {opposing}.", "", len(event.chain) - 1)
    return pushed.put(
        tile=tile(event.piece),
        direction=direction_name(event.direction),
        own=event.own,
        opposing=event.opposing,
    )


def _captured(event: EpigonCaptured) -> Text:
    if event.slid:
        return phrase("Epigo", "{tile} slides off the board and is captured by {seat}.").put(
            tile=tile(event.piece), seat=Seat(1 - (event.piece >> 3))
        )
    return phrase("Epigo", "{tile} falls off the board and is captured by {seat}.").put(
        tile=tile(event.piece), seat=Seat(1 - (event.piece >> 3))
    )


_EVENTS: dict[type, Any] = {
    EpigonDeployed: lambda e: phrase("Epigo", "{seat} puts {number} on column {column}.").put(
        seat=Seat(e.seat), number=number_name(e.number), column="abcdefgh"[e.column]
    ),
    OrderStacked: lambda e: phrase("Epigo", "{seat} stacks {order}.").put(
        seat=Seat(e.seat), order=order(e.seat, e.order)
    ),
    SeatLocked: _locked,
    DeploymentRevealed: lambda e: phrase("Epigo", "Both rows are turned up. Both X leave the board."),
    OrdersRevealed: _revealed,
    OrdersCancelled: lambda e: phrase("Epigo", "Both play {number}: the Orders cancel each other.").put(
        number=e.number
    ),
    OrderSpent: lambda e: phrase("Epigo", "{tile} is captured already: nothing moves.").put(
        tile=tile(epigon(e.seat, e.order >> 2))
    ),
    EpigonSlid: lambda e: phrase("Epigo", "{tile} slides {direction} to {square}.").put(
        tile=tile(e.piece), direction=direction_name(e.direction), square=square_name(e.target)
    ),
    EpigonSuperSlid: lambda e: phrase("Epigo", "{tile} super slides on to {square}.").put(
        tile=tile(e.piece), square=square_name(e.target)
    ),
    SuperSlideDeclined: lambda e: phrase("Epigo", "{tile} stays.").put(tile=tile(e.piece)),
    MoveBlocked: lambda e: phrase("Epigo", "{tile} is blocked, {own} : {opposing}.").put(
        tile=tile(e.piece), own=e.own, opposing=e.opposing
    ),
    EpigonsPushed: _pushed,
    EpigonCaptured: _captured,
    TurnBegun: lambda e: phrase("Epigo", "Turn {turn}. {seat} plans first.").put(turn=e.turn, seat=Seat(e.first)),
    DrawOffered: lambda e: phrase("Epigo", "{seat} offers a draw.").put(seat=Seat(e.seat)),
    DrawDeclined: lambda e: phrase("Epigo", "{seat} declines. Play goes on.").put(seat=Seat(e.seat)),
    GameEnded: lambda e: ending(e.winner, e.reason, e.number),
}


def ending(winner: int, reason: int, count: int) -> Text:
    """How the game ended, in one sentence."""
    if reason == AGREED:
        return phrase("Epigo", "Both players agree to a draw.")
    if reason == QUIET:
        return phrase("Epigo", "Drawn: %n turns without a capture.", "", count)
    if reason == CONCEDED:
        return phrase("Epigo", "{loser} concedes. {winner} wins.").put(loser=Seat(1 - winner), winner=Seat(winner))
    return phrase("Epigo", "{winner} wins with the last capture.").put(winner=Seat(winner))


# Prompts.


def progress(state: State) -> Progress:
    label = (
        phrase("Epigo", "Turn {turn}").put(turn=state.turn) if state.turn else phrase("Epigo", "Before the first turn")
    )
    phases = (
        phrase("Epigo", "Deploy", "a phase"),
        phrase("Epigo", "Plan", "a phase"),
        phrase("Epigo", "Act", "a phase"),
    )
    stage = 0 if state.phase == DEPLOY else 2 * state.turn + (state.phase != PLAN)
    return Progress(stage, state.turn, label, phases, min(state.phase, ACT))


def prompt(view: State, seat: int) -> Prompt:
    me, other = Seat(seat), Seat(1 - seat)
    if view.phase == OVER:
        return Prompt(ending(view.winner, view.reason, view.quiet), help="Captures and the end")
    if view.offer >= 0:
        if view.offer == seat:
            return Prompt(phrase("Epigo", "{other} must answer your draw offer.").put(other=other), help="Draws")
        return Prompt(
            phrase("Epigo", "{me}: {other} offers a draw.").put(me=me, other=other),
            phrase("Epigo", "If you decline, everything goes on as it stands."),
            (
                Button(DECLINE_DRAW, describe(DECLINE_DRAW), final=True),
                Button(ACCEPT_DRAW, describe(ACCEPT_DRAW), Role.MAIN, final=True),
            ),
            help="Draws",
        )
    if view.phase == ACT:
        return _question(view, seat)
    if view.locked >> seat & 1:
        return Prompt(
            phrase("Epigo", "{me} has locked in; {other} is still choosing.").put(me=me, other=other),
            help="Deployment" if view.phase == DEPLOY else "Planning",
        )
    return _deploying(view, seat) if view.phase == DEPLOY else _planning(view, seat)


def _other_note(view: State, seat: int) -> Text:
    if view.locked >> 1 - seat & 1:
        return phrase("Epigo", "{other} is ready.").put(other=Seat(1 - seat))
    return phrase("Epigo", "{other} has not locked in yet.").put(other=Seat(1 - seat))


def _lock_button(view: State, seat: int, label: Text, missing: Text | None) -> Button:
    return Button(LOCK, label, Role.MAIN, missing, final=bool(view.locked >> 1 - seat & 1))


def _deploying(view: State, seat: int) -> Prompt:
    left = view.rows[seat].count(VACANT)
    ask = (
        phrase("Epigo", "{me}: put your eight Epigons on your row.").put(me=Seat(seat))
        if left
        else phrase("Epigo", "{me}: check your row and lock it in.").put(me=Seat(seat))
    )
    missing = phrase("Epigo", "%n Epigons to place", "why a button is off", left) if left else None
    button = _lock_button(view, seat, phrase("Epigo", "Lock in row"), missing)
    return Prompt(ask, _other_note(view, seat), (button,), secret=True, help="Deployment")


def _planning(view: State, seat: int) -> Prompt:
    left = STACK_HEIGHT - len(view.stacks[seat])
    ask = (
        phrase("Epigo", "{me}: stack %n more Orders.", "", left).put(me=Seat(seat))
        if left
        else phrase("Epigo", "{me}: check your three Orders and lock them in.").put(me=Seat(seat))
    )
    missing = phrase("Epigo", "%n Orders to stack", "why a button is off", left) if left else None
    offered = phrase("Epigo", "one offer a turn", "why a button is off") if view.offered >> seat & 1 else None
    return Prompt(
        ask,
        _other_note(view, seat),
        (
            Button(OFFER_DRAW, describe(OFFER_DRAW), Role.TABLE, offered, final=True),
            _lock_button(view, seat, phrase("Epigo", "Lock in Orders"), missing),
        ),
        secret=True,
        help="Planning",
    )


def _question(view: State, seat: int) -> Prompt:
    pair = view.at >> 1
    asked = (0 if view.stacks[0][pair] > view.stacks[1][pair] else 1) ^ (view.at & 1)
    piece = epigon(asked, view.stacks[asked][pair] >> 2)
    if asked != seat:
        return Prompt(
            phrase("Epigo", "{other} decides whether {tile} slides on.").put(other=Seat(asked), tile=tile(piece)),
            help="Super slide",
        )
    return Prompt(
        phrase("Epigo", "{me}: let your {number} super slide {direction}?").put(
            me=Seat(seat), number=piece & 7, direction=direction_name(view.stacks[asked][pair] & 3)
        ),
        phrase("Epigo", "No opposing Epigon touches it, and the next square is empty."),
        (
            Button(STAY, describe(STAY), final=True),
            Button(SUPER_SLIDE, describe(SUPER_SLIDE), Role.MAIN, final=True),
        ),
        optional="super-slide",
        help="Super slide",
    )


# Reasons.


def why_not(state: State, seat: int, action: Action) -> Text:
    """Why an action is not legal now, told from what the seat may know."""
    if state.phase == OVER:
        return phrase("Epigo", "The game is over.")
    if state.offer >= 0 and not isinstance(action, Concede):
        if state.offer == seat:
            return phrase("Epigo", "{other} must answer your draw offer first.").put(other=Seat(1 - seat))
        return phrase("Epigo", "Answer the draw offer first.")
    if isinstance(action, AcceptDraw | DeclineDraw):
        return phrase("Epigo", "No draw is offered.")
    if isinstance(action, SuperSlide | Stay):
        return phrase("Epigo", "No super slide of yours is open now.")
    if state.phase == ACT:
        return phrase("Epigo", "Wait until the Action step is over.")
    if state.locked >> seat & 1:
        return phrase("Epigo", "You have locked in. Undo it first, while nobody else has looked.")
    if isinstance(action, OfferDraw):
        return _why_no_offer(state, seat)
    if isinstance(action, DeployEpigon):
        return _why_not_deploy(state, seat, action)
    if isinstance(action, StackOrder):
        return _why_not_stack(state, seat, action)
    if isinstance(action, Lock) and state.phase == DEPLOY:
        return phrase("Epigo", "All eight Epigons must stand on your row first.")
    return phrase("Epigo", "Three Orders must be stacked first.")


def _why_no_offer(state: State, seat: int) -> Text:
    if state.phase == DEPLOY:
        return phrase("Epigo", "A draw can be offered in the planning step.")
    return phrase("Epigo", "You have offered a draw in this planning step already.")


def _why_not_deploy(state: State, seat: int, action: DeployEpigon) -> Text:
    if state.phase != DEPLOY:
        return phrase("Epigo", "The Epigons are deployed already; plan with Orders.")
    if action.number in state.rows[seat]:
        return phrase("Epigo", "This Epigon stands on your row already.")
    if action.column >= COLUMNS or action.number not in (0, *NUMBERS):
        return phrase("Epigo", "Epigons are deployed on your own row.")
    return phrase("Epigo", "Another Epigon stands there.")


def _why_not_stack(state: State, seat: int, action: StackOrder) -> Text:
    if state.phase == DEPLOY:
        return phrase("Epigo", "Deploy your Epigons first; Orders come after.")
    if any(code != HIDDEN and code >> 2 == action.number for code in state.stacks[seat]):
        return phrase("Epigo", "Order {number} is in your stack already.").put(number=action.number)
    return phrase("Epigo", "Your stack has its three Orders. Take one back first.")


# Scores.


def score(view: State, seat: int) -> Score:
    """The captures of a seat, an item for each Epigon it holds."""
    other = 1 - seat
    deployed = view.phase != DEPLOY and (any(view.where))
    items = tuple(
        Item(
            phrase("Epigo", "Captured {tile}").put(tile=tile(epigon(other, number))),
            1,
            (epigon_key(epigon(other, number)),),
        )
        for number in NUMBERS
        if deployed and view.where[epigon(other, number)] == NOWHERE
    )
    return Score(seat, len(items), items)
