"""Why dice and farm cards of the own turn cannot be used as somebody wanted to."""

from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import above
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE, BREEDING_DIE, BREEDS, ROYAL_DICE, has_die
from boardroom.games.my_kingdom_for_a_horse.position.effects import half_cows
from boardroom.games.my_kingdom_for_a_horse.position.field import PARENTS, total
from boardroom.games.my_kingdom_for_a_horse.position.state import Carded, State
from boardroom.games.my_kingdom_for_a_horse.words.farm_reasons import must_keep
from boardroom.games.my_kingdom_for_a_horse.words.names import KIND_WORDS, die_name, herd, in_words


def why_not_dice(
    state: State, seat: int, action: actions.Roll | actions.UseDie | actions.TurnBreedingDie | actions.UseWheelbarrow
) -> Text:
    """Why a die cannot be rolled, used or turned, or the wheelbarrow not be used."""
    limit = limits(state.lasting[seat])
    if isinstance(action, actions.UseWheelbarrow):
        if not limit.wheel:
            return phrase("Kingdom", "You have no Wheelbarrow.")
        return phrase("Kingdom", "You have already used the Wheelbarrow this turn.")
    if isinstance(action, actions.TurnBreedingDie) and not limit.turn_breeding:
        return phrase("Kingdom", "Only the Weathercock can turn the breeding die, and you do not have it.")
    if not state.turn.rolls:
        if isinstance(action, actions.Roll):
            return phrase("Kingdom", "Your first roll is with all four dice.")
        return phrase("Kingdom", "Roll the dice first.")
    if isinstance(action, actions.Roll):
        return _why_no_roll(state, action)
    if isinstance(action, actions.TurnBreedingDie):
        return _why_no_turn(state)
    return _why_no_use(state, seat, action.die)


def _why_no_roll(state: State, action: actions.Roll) -> Text:
    if state.turn.used:
        return phrase("Kingdom", "You have used a die, so you cannot re-roll any more.")
    if not 0 < action.dice <= ALL_DICE:
        return phrase("Kingdom", "First choose the dice to roll again.")
    return phrase("Kingdom", "You have no re-rolls left this turn.")


def _why_no_turn(state: State) -> Text:
    if has_die(state.turn.used, BREEDING_DIE):
        return phrase("Kingdom", "You have already used this die.")
    if state.turn.turned:
        return phrase("Kingdom", "The Weathercock works once per turn.")
    return phrase("Kingdom", "The die already shows that.")


def _why_no_use(state: State, seat: int, die: int) -> Text:
    if has_die(state.turn.used, die):
        return phrase("Kingdom", "You have already used this die.")
    if die == BREEDING_DIE:
        kind = BREEDS[state.turn.dice[die]]
        return phrase("Kingdom", "It takes {parents} {kind} to breed; you have {number}.").put(
            parents=in_words(PARENTS), kind=KIND_WORDS[kind], number=total(state.fields[seat].animals)[kind]
        )
    cows = half_cows(state)
    if cows.bit_count() > 1:
        first = next(other for other in range(ROYAL_DICE) if has_die(cows, other))
        return phrase("Kingdom", "Half cows are used together: use {die}.").put(die=die_name(first))
    return phrase("Kingdom", "Half a cow alone gives nothing; two make a cow.")


# Farm cards.


def why_no_card(state: State, seat: int, action: actions.PlayCard | actions.DiscardCards) -> Text:
    """Why a farm card cannot be played, or cards not be exchanged."""
    if not state.with_cards:
        return phrase("Kingdom", "This game has no farm cards.")
    if state.turn.carded == Carded.PLAYED:
        return phrase("Kingdom", "Only one farm card per turn, and you have already played one.")
    if state.turn.carded:
        return phrase("Kingdom", "You have exchanged cards this turn, so you cannot play or exchange any more.")
    if isinstance(action, actions.DiscardCards):
        return phrase("Kingdom", "Choose cards from your hand to exchange.")
    if action.card not in state.hands[seat]:
        return phrase("Kingdom", "This card is not in your hand.")
    cost = CARDS[action.card].cost
    owned = total(state.fields[seat].animals)
    missing = above(cost, owned)
    if any(missing):
        return phrase("Kingdom", "It costs {cost}; you are {missing} short.").put(
            cost=herd(cost), missing=herd(missing)
        )
    return _why_no_effect(state, action)


def _why_no_effect(state: State, action: actions.PlayCard) -> Text:
    """Why a card whose cost could be paid cannot do what it says."""
    design = CARDS[action.card]
    if design.set_die or design.breed_rolled:
        if not state.turn.rolls:
            return phrase("Kingdom", "Roll first: this card changes a die.")
        if design.set_die:
            return _why_not_set(state, action)
    if design.rerolls and not design.lasting and state.turn.used:
        return phrase("Kingdom", "You have used a die, so you cannot re-roll any more.")
    return must_keep(state)


def _why_not_set(state: State, action: actions.PlayCard) -> Text:
    if action.die < 0:
        return phrase("Kingdom", "Choose a die and the face to turn it to.")
    if has_die(state.turn.used, action.die):
        return phrase("Kingdom", "You have already used this die.")
    return phrase("Kingdom", "The die already shows that.")
