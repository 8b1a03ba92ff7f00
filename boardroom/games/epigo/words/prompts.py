"""Epigo's prompts: who must do what now, with the buttons that say it, and where the game stands."""

from boardroom.engine.enumerations import sentences
from boardroom.engine.prompt import Button, Progress, Prompt, Role
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epigo.position import actions, tiles
from boardroom.games.epigo.position.numbers import COLUMNS, STACK_HEIGHT
from boardroom.games.epigo.position.state import Phase, State
from boardroom.games.epigo.rules.action_step import acting
from boardroom.games.epigo.words.descriptions import describe, ending
from boardroom.games.epigo.words.names import direction_name, number_word


def progress(state: State) -> Progress:
    label = (
        phrase("Epigo", "Turn {turn}").put(turn=state.turn) if state.turn else phrase("Epigo", "Before the first turn")
    )
    phases = (
        phrase("Epigo", "Deployment", "a phase"),
        phrase("Epigo", "Planning", "a phase"),
        phrase("Epigo", "Action", "a phase"),
    )
    draft_window = 0 if state.phase == Phase.DEPLOY else 2 * state.turn + (state.phase != Phase.PLAN)
    return Progress(draft_window, state.turn, label, phases, min(state.phase, Phase.ACT))


def prompt(view: State, seat: int) -> Prompt:
    me, other = Seat(seat), Seat(1 - seat)
    if view.phase == Phase.OVER:
        return Prompt(ending(view.winner, view.reason, view.quiet), help="Captures and the end")
    if view.offer >= 0:
        if view.offer == seat:
            return Prompt(phrase("Epigo", "{other} must answer your draw offer.").put(other=other), help="Draws")
        return Prompt(
            phrase("Epigo", "{me}: {other} offers a draw.").put(me=me, other=other),
            phrase("Epigo", "If you decline, play continues from here."),
            (
                Button(actions.DECLINE_DRAW, describe(actions.DECLINE_DRAW)),
                Button(actions.ACCEPT_DRAW, describe(actions.ACCEPT_DRAW), Role.MAIN),
            ),
            help="Draws",
        )
    if view.phase == Phase.ACT:
        return _question(view, seat)
    if view.locked >> seat & 1:
        return Prompt(
            phrase("Epigo", "{me} has locked in; {other} is still choosing.").put(me=me, other=other),
            help="Deployment" if view.phase == Phase.DEPLOY else "Planning",
        )
    return _deploying(view, seat) if view.phase == Phase.DEPLOY else _planning(view, seat)


def _other_note(view: State, seat: int) -> Text:
    if view.locked >> 1 - seat & 1:
        return phrase("Epigo", "{other} is ready.").put(other=Seat(1 - seat))
    return phrase("Epigo", "{other} has not locked in yet.").put(other=Seat(1 - seat))


def _lock_button(view: State, seat: int, label: Text, missing: Text | None) -> Button:
    return Button(actions.LOCK, label, Role.MAIN, missing)


def _deploying(view: State, seat: int) -> Prompt:
    left = view.rows[seat].count(tiles.VACANT)
    ask = (
        phrase("Epigo", "{me}: place your {count} Epigons on your row.").put(me=Seat(seat), count=number_word(COLUMNS))
        if left
        else phrase("Epigo", "{me}: check your row and lock it in.").put(me=Seat(seat))
    )
    missing = phrase("Epigo", "%n Epigons to place", "why a button is off", left) if left else None
    button = _lock_button(view, seat, phrase("Epigo", "Lock in row"), missing)
    return Prompt(ask, _other_note(view, seat), (button,), secret=True, help="Deployment")


def _planning(view: State, seat: int) -> Prompt:
    left = STACK_HEIGHT - len(view.stacks[seat])
    ask = (
        phrase("Epigo", "{me}: %n Orders left to stack.", "", left).put(me=Seat(seat))
        if left
        else phrase("Epigo", "{me}: check your {count} Orders and lock them in.").put(
            me=Seat(seat), count=number_word(STACK_HEIGHT)
        )
    )
    missing = phrase("Epigo", "%n Orders to stack", "why a button is off", left) if left else None
    offered = phrase("Epigo", "declined; once per turn", "why a button is off") if view.offered >> seat & 1 else None
    return Prompt(
        ask,
        sentences(_last_turn(view), _other_note(view, seat)),
        (
            Button(actions.OFFER_DRAW, describe(actions.OFFER_DRAW), Role.TABLE, offered),
            _lock_button(view, seat, phrase("Epigo", "Lock in Orders"), missing),
        ),
        secret=True,
        help="Planning",
    )


def _last_turn(view: State) -> Text | None:
    """That the game is drawn after this turn unless a tile is captured in it."""
    if not view.draw_after or view.quiet + 1 < view.draw_after:
        return None
    return phrase("Epigo", "If nothing is captured this turn, the game is drawn.")


def _question(view: State, seat: int) -> Prompt:
    asked, order = acting(view.stacks, view.acted)
    piece = tiles.epigon(asked, tiles.order_number(order))
    if asked != seat:
        return Prompt(
            phrase("Epigo", "{other} is deciding whether the {number} super slides.").put(
                other=Seat(asked), number=tiles.number_of(piece)
            ),
            help="Super slide",
        )
    return Prompt(
        phrase("Epigo", "{me}: let your {number} super slide {direction}?").put(
            me=Seat(seat), number=tiles.number_of(piece), direction=direction_name(tiles.order_direction(order))
        ),
        phrase("Epigo", "No opposing Epigon is orthogonally adjacent, and the next square is empty."),
        (
            Button(actions.STAY, describe(actions.STAY)),
            Button(actions.SUPER_SLIDE, describe(actions.SUPER_SLIDE)),
        ),
        optional=tiles.SUPER_SLIDE_STEP,
        occasion=tiles.super_slide_occasion(view.turn, tiles.number_of(piece)),
        help="Super slide",
    )
