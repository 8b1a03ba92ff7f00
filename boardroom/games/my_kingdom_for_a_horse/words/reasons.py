"""Why an action is not legal now, told from what the seat may know."""

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind
from boardroom.games.my_kingdom_for_a_horse.position.field import total
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State, asked
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Placing, Planning, Restocking
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import holds
from boardroom.games.my_kingdom_for_a_horse.words import dice_reasons
from boardroom.games.my_kingdom_for_a_horse.words.farm_reasons import (
    must_keep,
    why_not_aside,
    why_not_build,
    why_not_keep,
)
from boardroom.games.my_kingdom_for_a_horse.words.names import KIND_WORDS, animals, die_name


def why_not(state: State, seat: int, action: actions.Action) -> Text:
    """Why an action is not legal now, told from what the seat may know."""
    if state.phase == Phase.OVER:
        return phrase("Kingdom", "The game is over.")
    if isinstance(action, actions.Concede):
        return phrase("Kingdom", "You can concede only in a two-player or solo game.")
    seat_asked = asked(state)
    if seat_asked != seat:
        return phrase("Kingdom", "It is {other}’s turn to decide.").put(other=Seat(seat_asked))
    if state.tasks:
        return _why_not_within(state, seat, action)
    if isinstance(action, actions.MoveAnimal | actions.SwapPens | actions.GiveBack):
        return why_not_aside(state, seat, action)
    if isinstance(action, actions.PlaceFence | actions.LiftFence):
        return phrase("Kingdom", "To place and move fences, use a die or a card that gives them.")
    if isinstance(action, actions.Keep):
        return phrase("Kingdom", "All your animals have room; there is nothing to decide.")
    if isinstance(action, actions.ForcedTrade | actions.ForcedLoss):
        return phrase("Kingdom", "The supply does not need restocking now.")
    if state.phase == Phase.OWN_DICE:
        return _why_not_own(state, seat, action)
    if isinstance(action, actions.PlayCard | actions.DiscardCards):
        return phrase("Kingdom", "You can play farm cards only on your turn, until you are done with your dice.")
    if state.phase in (Phase.OTHERS_DICE, Phase.SECOND_DICE):
        return _why_not_others(state, action)
    return _why_not_trade(state, seat, action)


# Within an effect.


def _why_not_within(state: State, seat: int, action: actions.Action) -> Text:
    task = state.tasks[-1]
    if isinstance(task, Fencing):
        if isinstance(action, actions.MoveAnimal | actions.SwapPens | actions.GiveBack):
            return why_not_aside(state, seat, action)
        return why_not_build(state, seat, action, task)
    if isinstance(task, Placing):
        if isinstance(action, actions.MoveAnimal | actions.SwapPens | actions.GiveBack):
            return why_not_aside(state, seat, action)
        return why_not_keep(state, seat, action, task)
    if isinstance(task, Restocking):
        if isinstance(action, actions.ForcedTrade):
            return must_keep(state)
        if isinstance(action, actions.MoveAnimal | actions.SwapPens) or (
            isinstance(action, actions.GiveBack) and action.kind != task.kind
        ):
            return why_not_aside(state, seat, action)
        return phrase("Kingdom", "The supply is being restocked: trade once or return one.")
    assert isinstance(task, Planning)
    return _why_not_plan(state, seat, action, task)


def _why_not_plan(state: State, seat: int, action: actions.Action, task: Planning) -> Text:
    kind = task.kind
    if not isinstance(action, actions.Trade):
        return phrase("Kingdom", "During the final trade you can only trade.")
    if action.kind != kind:
        return phrase("Kingdom", "The final trade goes in order: sheep, pigs, cows. Trade {kind} now.").put(
            kind=KIND_WORDS[kind]
        )
    have = total(state.fields[seat].animals)[kind] + task.gained[kind]
    needed = action.times * limits(state.lasting[seat]).rates[kind]
    if holds(state, seat) and have >= needed:
        return must_keep(state)
    return _too_few(kind, needed, have)


# Phases.


def _why_not_own(state: State, seat: int, action: actions.Action) -> Text:
    if isinstance(action, actions.PlayCard | actions.DiscardCards):
        return dice_reasons.why_no_card(state, seat, action)
    if isinstance(action, actions.Roll | actions.UseDie | actions.TurnBreedingDie | actions.UseWheelbarrow):
        return dice_reasons.why_not_dice(state, seat, action)
    if isinstance(action, actions.TakeDie):
        return phrase("Kingdom", "These are your own dice: use them. The other players choose theirs afterwards.")
    if isinstance(action, actions.Trade):
        return phrase("Kingdom", "Trading comes after the dice.")
    return phrase("Kingdom", "Roll the dice first.")


def _why_not_others(state: State, action: actions.Action) -> Text:
    if isinstance(action, actions.TakeDie):
        return phrase("Kingdom", "Someone has already taken {die}.").put(die=die_name(action.die))
    if isinstance(action, actions.Trade):
        return phrase("Kingdom", "Trading comes after the dice.")
    return phrase("Kingdom", "These are {active}’s dice: you may take one and use it as it lies.").put(
        active=Seat(state.active)
    )


def _why_not_trade(state: State, seat: int, action: actions.Action) -> Text:
    if not isinstance(action, actions.Trade):
        return phrase("Kingdom", "The dice phase is over; this is the trade phase.")
    if action.kind == Kind.HORSE:
        return phrase("Kingdom", "Horses are worth the most; they cannot be traded.")
    limit = limits(state.lasting[seat])
    if state.turn.traded >> action.kind & 1:
        return phrase("Kingdom", "You have already traded {kind} this turn.").put(kind=KIND_WORDS[action.kind])
    if state.turn.traded.bit_count() >= limit.kinds:
        return phrase("Kingdom", "You may trade %n kinds per turn.", "", limit.kinds)
    have = total(state.fields[seat].animals)[action.kind]
    return _too_few(action.kind, action.times * limit.rates[action.kind], have)


def _too_few(kind: int, needed: int, have: int) -> Text:
    if not have:
        return phrase("Kingdom", "That needs {needed}, and you have none.").put(needed=animals(kind, needed))
    return phrase("Kingdom", "That needs {needed}; you have {have}.").put(
        needed=animals(kind, needed), have=animals(kind, have)
    )
