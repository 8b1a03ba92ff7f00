"""What every seat must do now, in a sentence with its buttons, or what it waits for; and where the game stands."""

from collections.abc import Callable
from typing import Final

from attrs import evolve

from boardroom.engine.enumerations import sentences
from boardroom.engine.prompt import Button, Progress, Prompt, Role
from boardroom.engine.text import Seat, Text, Value, filled, phrase
from boardroom.games.my_kingdom_for_a_horse.position.actions import PASS, ROLLS, Trade
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE
from boardroom.games.my_kingdom_for_a_horse.position.effects import (
    dice_that_give,
    half_cows_of,
    worth_turning,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, Phase, State, asked
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Placing, Planning, Restocking
from boardroom.games.my_kingdom_for_a_horse.rules import legal, uses
from boardroom.games.my_kingdom_for_a_horse.words import decision_prompts, names
from boardroom.games.my_kingdom_for_a_horse.words.descriptions import describe
from boardroom.games.my_kingdom_for_a_horse.words.endings import ending, last_turn


def progress(state: State) -> Progress:
    """The round, and the phases of the present turn."""
    alone = state.twin is not None
    final = state.phase == Phase.FINAL_TRADE or (state.phase == Phase.OVER and state.triggered != NOBODY)
    dice = names.OWN_DICE_PHASE if alone else names.dice_phase(state.active)
    phases = [dice] if len(state.fields) == 1 else [dice, names.OTHERS_PHASE]
    others = len(phases) - 1
    current = {Phase.OWN_DICE: 0, Phase.OTHERS_DICE: others, Phase.SECOND_DICE: others}.get(state.phase)
    if current is None or state.triggered == NOBODY:
        phases.append(names.TRADE_PHASE)
        phases += [names.TWIN_PHASE] if alone else []
    if final or state.triggered != NOBODY:
        # Who triggers the end with the dice brings the final trade in place of the trade phase (ruling 14).
        phases.append(names.FINAL_PHASE)
    if current is None:
        current = others + 1 if state.phase == Phase.TRADING else len(phases) - 1
        if state.phase == Phase.TWINS_TURN:
            current = phases.index(names.TWIN_PHASE)
    label = phrase("Kingdom", "Turn {round}")
    if last_turn(state) is not None:
        label = phrase("Kingdom", "Turn {round} – final turn")
    return Progress(state.step, state.round, label.put(round=state.round), tuple(phases), current)


def prompt(view: State, seat: int) -> Prompt:
    """What a seat must do now, or what it waits for."""
    if view.phase == Phase.OVER:
        return Prompt(ending(view), help="End of the game")
    asks = _asks(view, seat)
    named: dict[str, Callable[[State], Value]] = {
        "me": lambda view: Seat(seat),
        "other": lambda view: Seat(asked(view)),
        "active": lambda view: Seat(view.active),
    }
    heard, by_keys = (None if text is None else filled(text, view, named) for text in (asks.heard, asks.by_keys))
    # In the final trade everybody knows that it is the end.
    note = asks.note if view.phase == Phase.FINAL_TRADE else sentences(last_turn(view), asks.note)
    keyed = None if note is None else _with_keys(note)
    return evolve(
        asks,
        ask=filled(asks.ask, view, named),
        heard=heard,
        by_keys=by_keys,
        note=note,
        note_by_keys=None if keyed == note else keyed,
    )


def _with_keys(note: Text) -> Text:
    """A note in which what a hand at the mouse does is what one at the keys does."""
    if note in _BY_KEYS:
        return _BY_KEYS[note]
    return note.put(**{name: _with_keys(value) for name, value in note.values if isinstance(value, Text)})


def _asks(view: State, seat: int) -> Prompt:
    if asked(view) != seat:
        waits = _waits(view)
        return evolve(waits, note=sentences(_dice_over(view, seat), waits.note))
    if view.tasks:
        return decision_prompts.task_prompt(view, seat)
    if view.phase == Phase.OWN_DICE:
        return _rolled(view, seat) if view.turn.rolls else _first_roll(view, seat)
    if view.phase in (Phase.OTHERS_DICE, Phase.SECOND_DICE):
        return _others_dice(view, seat)
    return _trading(view, seat)


# The own dice.


def _cards_note(view: State, seat: int) -> Text | None:
    """What may still be done with farm cards in this turn."""
    if not view.with_cards or view.turn.carded or not view.hands[seat]:
        return None
    return phrase("Kingdom", "You may play one farm card or exchange some.")


def _first_roll(view: State, seat: int) -> Prompt:
    roll = Button(ROLLS[ALL_DICE], describe(ROLLS[ALL_DICE]), Role.MAIN, keeps=True)
    return Prompt(phrase("Kingdom", "{me}: roll all four dice."), _cards_note(view, seat), (roll,), help="Your dice")


def _rolled(view: State, seat: int) -> Prompt:
    usable = bool(uses.usable(view))
    left = decision_prompts.rerolls_left(view)
    by_keys = None
    if left and usable:
        by_keys = phrase("Kingdom", "{me}: number keys mark dice to re-roll, or press “Use” beside one.")
        ask = phrase("Kingdom", "{me}: click dice to re-roll them, or click “Use”.")
        heard = phrase("Kingdom", "{me}: choose the dice you want to re-roll, or put one on your field to use it.")
    elif left:
        ask = phrase("Kingdom", "{me}: these dice give you nothing. Click the ones you want to re-roll.")
        heard = by_keys = phrase("Kingdom", "{me}: these dice give you nothing. Choose the ones you want to re-roll.")
    elif usable:
        by_keys = phrase("Kingdom", "{me}: use dice by their numbers, in any order.")
        ask = phrase("Kingdom", "{me}: click dice to use them, in any order.")
        heard = phrase("Kingdom", "{me}: choose dice to use them, in any order.")
    elif worth_turning(view):
        ask = heard = phrase("Kingdom", "{me}: an ongoing card can still turn the breeding die.")
    else:
        ask = heard = phrase("Kingdom", "{me}: no dice left to use.")
    # That none is left stands on the button.
    rerolls = phrase("Kingdom", "%n re-rolls left; none once you use a die.", "", left) if left else None
    # The same click does the same while re-rolls are left; then the line says what they cost, and the click is undone.
    at_once = None if left else _at_once(view, seat)
    # While there is so much else to choose from, the tray alone says what can be done with the cards.
    cards = None if left else _cards_note(view, seat)
    # That fences are placed one by one is said once dice are to be used.
    apart = decision_prompts.apart_note(view, with_fences=at_once is None and not left)
    note = sentences(rerolls, apart, at_once, cards, decision_prompts.loose_note(view, seat))
    optional = _nothing_left(view, seat)
    buttons = _dice_buttons(view, seat, left)
    return Prompt(ask, note, buttons, optional=optional, help="Your dice", heard=heard, by_keys=by_keys)


def _at_once(view: State, seat: int) -> Text | None:
    """That edges take fences without the way over the die, along a line where there are several; None if not."""
    many = decision_prompts.edges_at_once(view, seat)
    return None if not many else _AT_ONCE if many == 1 else _LINE_AT_ONCE


_AT_ONCE: Final = phrase("Kingdom", "Click an edge to place a fence right away.")
_LINE_AT_ONCE: Final = phrase("Kingdom", "Click an edge, or draw a line along several, to place fences right away.")
_MORE_TRADES: Final = phrase("Kingdom", "For other trades click the market, or drag animals there.")
_TAKEN_AT_ONCE: Final = phrase("Kingdom", "A fence taken from your supply is placed right away.")
_NEXT_TAKEN: Final = phrase(
    "Kingdom", "Taking a fence from your supply uses your next fence die; moves left over are lost."
)
_BY_KEYS: Final = {
    _AT_ONCE: _TAKEN_AT_ONCE,
    _LINE_AT_ONCE: _TAKEN_AT_ONCE,
    _MORE_TRADES: phrase("Kingdom", "For other trades take an animal to the market."),
    decision_prompts.NEXT_AT_ONCE: _NEXT_TAKEN,
    decision_prompts.NEXT_LINE_AT_ONCE: _NEXT_TAKEN,
    decision_prompts.ALONG_EDGES: decision_prompts.ANY_ORDER,
}
"""What a hand at the mouse does, and what one at the keys does in place of it."""


def _nothing_left(view: State, seat: int) -> str:
    """The optional step of passing, where nothing else can be done and nothing is lost or beyond recall by it."""
    if (
        legal.legal(view) != (PASS,)
        or decision_prompts.is_final(view, seat, PASS)
        or decision_prompts.loose_note(view, seat)
    ):
        return ""
    return "nothing-left"


def _dice_over(view: State, seat: int) -> Text | None:
    """Why the active player's dice are over, where none was left: then they may have ended by themselves."""
    if view.active != seat or view.tasks or view.phase not in _AFTER_DICE or dice_that_give(view):
        return None
    if view.phase == Phase.TRADING and (view.part_seat != seat or view.turn.traded):
        return None
    return phrase("Kingdom", "Your dice are done: none is left that gives you anything.")


_AFTER_DICE: Final = (Phase.OTHERS_DICE, Phase.SECOND_DICE, Phase.TRADING)
"""The phases that come between the end of a player's dice and the end of his or her turn."""


def _dice_buttons(view: State, seat: int, left: int) -> tuple[Button, ...]:
    """Being done, which says what it gives up, and all dice at once that ask for nothing: each in one place and under
    one key, whether there are re-rolls left or not.
    """
    unused = uses.dice_left(view)
    label = phrase("Kingdom", "Done with the dice")
    if unused:
        label = phrase("Kingdom", "Done: %n usable dice left", "a button", unused)
    done = Button(PASS, label, Role.PLAIN if unused or left else Role.MAIN, stays=True)
    together = uses.without_choice(view)
    if not together:
        return (done,)
    role = Role.PLAIN if left else Role.MAIN
    dice = uses.dice_of(view, together)
    label = phrase("Kingdom", "Use %n dice", "a button", dice)
    if dice == 1:
        label = phrase("Kingdom", "Use: {face}", "a button: a die").put(
            face=decision_prompts.face_of(view, together[0])
        )
    order = decision_prompts.in_this_order(view, together) if len(together) > 1 else None
    about = apart = decision_prompts.apart_note(view, with_fences=True)
    if order is not None:
        about = order if apart is None else phrase("Kingdom", "{order}. {rest}").put(order=order, rest=apart)
    return (done, Button(together[0], label, role, then=together[1:], about=about, ahead=True, stays=True))


# Other players' dice, and trade.


def _others_dice(view: State, seat: int) -> Prompt:
    ask = (
        phrase("Kingdom", "{me}: take one of {active}’s dice and use it.")
        if view.phase == Phase.OTHERS_DICE
        else phrase("Kingdom", "{me}: take another of {active}’s dice and use it.")
    )
    once = phrase("Kingdom", "Each die can be taken by one player only.") if len(view.fields) > 2 else None
    halves = half_cows_of(view.turn.dice, view.turn.taken)
    half = phrase("Kingdom", "Half a cow alone gives nothing.") if halves else None
    at_once = _at_once(view, seat)
    none = decision_prompts.button(view, seat, PASS, phrase("Kingdom", "Take no die"))
    optional = _nothing_left(view, seat)
    return Prompt(ask, sentences(at_once, once, half), (none,), optional=optional, help="Other players’ dice")


def _trading(view: State, seat: int) -> Prompt:
    trades = [action for action in legal.legal(view) if isinstance(action, Trade)]
    if not trades:
        ask = phrase("Kingdom", "{me}: you have nothing left to trade.")
        done = phrase("Kingdom", "Done trading")
    elif view.turn.traded:
        ask = phrase("Kingdom", "{me}: you may trade another kind.")
        done = phrase("Kingdom", "Done trading")
    else:
        ask = phrase("Kingdom", "{me}: you may trade animals of %n kinds.", "", limits(view.lasting[seat]).kinds)
        done = phrase("Kingdom", "Do not trade")
    offers = decision_prompts.trade_buttons(view, seat, tuple(trades))
    more = None
    if len(offers) < len(trades):
        more = _MORE_TRADES
    note = sentences(_dice_over(view, seat), more)
    end = decision_prompts.button(view, seat, PASS, done, Role.PLAIN if trades else Role.MAIN)
    return Prompt(ask, note, (*offers, end), help="Trading")


# Who waits.

_WAITS: Final = {
    Fencing: Prompt(phrase("Kingdom", "{other} is building fences."), help="Fences"),
    Placing: Prompt(phrase("Kingdom", "{other} is deciding which animals to keep."), help="Animals and pens"),
    Restocking: Prompt(
        phrase("Kingdom", "The supply is being restocked: {other} trades once or returns one."),
        help="When the supply runs out",
    ),
    Planning: Prompt(phrase("Kingdom", "{other} is making the final trades."), help="End of the game"),
}
"""What everybody else waits for, by what a seat decides."""


def _waits(view: State) -> Prompt:
    """The prompt of every seat but the one that is asked."""
    if view.tasks:
        return _WAITS[type(view.tasks[-1])]
    if view.phase == Phase.OWN_DICE:
        text = phrase("Kingdom", "{other} may re-roll or use the dice.")
        if not view.turn.rolls:
            text = phrase("Kingdom", "{other} is about to roll.")
        elif not decision_prompts.rerolls_left(view):
            text = phrase("Kingdom", "{other} is using the dice.")
        return Prompt(text, help="Your dice")
    if view.phase in (Phase.OTHERS_DICE, Phase.SECOND_DICE):
        return Prompt(phrase("Kingdom", "{other} is choosing a die."), help="Other players’ dice")
    return Prompt(phrase("Kingdom", "{other} may trade."), help="Trading")
