"""Why an action is not legal now, told from what the seat may know."""

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.arrange import pen_kinds
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind, above
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE, BREEDING_DIE, BREEDS, ROYAL_DICE, has_die
from boardroom.games.my_kingdom_for_a_horse.position.effects import fences_left, half_cows, holds
from boardroom.games.my_kingdom_for_a_horse.position.field import NO_KIND, animal_kind, kinds_in, pen_at, total
from boardroom.games.my_kingdom_for_a_horse.position.numbers import PARENTS
from boardroom.games.my_kingdom_for_a_horse.position.state import Carded, Phase, State, asked
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Placing, Planning, Restocking
from boardroom.games.my_kingdom_for_a_horse.rules import legal
from boardroom.games.my_kingdom_for_a_horse.words.names import KIND_WORDS, animals, die_name, herd, in_words


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
    if isinstance(action, actions.Aside):
        return _why_not_aside(state, seat, action)
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
    # In a restock, giving back the kind that it is about is the decision itself.
    decided = isinstance(task, Restocking) and isinstance(action, actions.GiveBack) and action.kind == task.kind
    if isinstance(action, actions.Aside) and not decided and not isinstance(task, Planning):
        return _why_not_aside(state, seat, action)
    if isinstance(task, Fencing):
        return _why_not_build(state, seat, action, task)
    if isinstance(task, Placing):
        return _why_not_keep(state, seat, action, task)
    if isinstance(task, Restocking):
        if isinstance(action, actions.ForcedTrade):
            return _must_keep(state)
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
        return _must_keep(state)
    return _too_few(kind, needed, have)


# Fences.


def _why_not_build(state: State, seat: int, action: actions.Action, task: Fencing) -> Text:
    """Why something cannot be done while fences are being placed and moved."""
    standing = state.fields[seat].fences
    if isinstance(action, actions.PlaceFence):
        if standing >> action.edge & 1:
            return phrase("Kingdom", "There is already a fence there.")
        if task.origin >= 0 or task.place:
            return _must_keep(state)
        if not fences_left(state, seat):
            return phrase("Kingdom", "You have no fences left in your supply; move an existing one.")
        return phrase("Kingdom", "No new fences left; move an existing one.")
    if task.origin >= 0:
        return phrase("Kingdom", "First place the fence you have picked up.")
    if isinstance(action, actions.LiftFence):
        if not standing >> action.edge & 1:
            return phrase("Kingdom", "There is no fence there.")
        if task.move:
            return _must_keep(state)
        return phrase("Kingdom", "You have no fence moves left.")
    if action in legal.legal(state):
        return phrase("Kingdom", "That is allowed now.")
    return phrase("Kingdom", "Finish your fences first.")


# Animals.


def _why_not_keep(state: State, seat: int, action: actions.Action, task: Placing) -> Text:
    """Why something cannot be done while animals without room are settled."""
    if not isinstance(action, actions.Keep):
        return phrase("Kingdom", "First decide which animals to keep.")
    if (task.must or holds(state, seat)) and min(action.counts) < state.goal:
        return _must_keep(state)
    return phrase("Kingdom", "That does not fit, or you could keep more. Choose one of the options shown.")


def _why_not_aside(state: State, seat: int, action: actions.Aside) -> Text:
    """Why animals cannot be rearranged or given back like that."""
    if isinstance(action, actions.GiveBack):
        if total(state.fields[seat].animals)[action.kind]:
            return _must_keep(state)
        return phrase("Kingdom", "You have no {kind}.").put(kind=KIND_WORDS[action.kind])
    if isinstance(action, actions.SwapPens):
        return _why_no_swap(state, seat, action)
    return _why_no_move(state, seat, action)


def _why_no_move(state: State, seat: int, action: actions.MoveAnimal) -> Text:
    field = state.fields[seat]
    content = field.animals[action.origin]
    if not content:
        return phrase("Kingdom", "There is no animal there.")
    pen = pen_at(field.fences, action.target)
    if not pen:
        return phrase("Kingdom", "That space is not in a pen: it must be fenced in all around.")
    if action.origin in pen:
        return phrase("Kingdom", "It is already in that pen; the exact space does not matter.")
    if len(kinds_in(field.animals, pen)) > 1:
        return phrase("Kingdom", "Two kinds share that pen, so nothing else can go in.")
    (lives,) = pen_kinds(field.animals, (pen,))
    if lives not in (animal_kind(content), NO_KIND):
        if pen_at(field.fences, action.origin):
            # Whoever carries one animal there mostly means to swap them all.
            swap = phrase("Kingdom", "That pen holds {kind}. To swap the two pens, put it on one of the {same}.")
            return swap.put(kind=KIND_WORDS[lives], same=KIND_WORDS[lives])
        return phrase("Kingdom", "That pen holds {kind}; a pen can hold only one kind.").put(kind=KIND_WORDS[lives])
    room = limits(state.lasting[seat]).rooms[animal_kind(content)]
    return phrase("Kingdom", "That space is full: it holds %n animals.", "", room)


def _why_no_swap(state: State, seat: int, action: actions.SwapPens) -> Text:
    field = state.fields[seat]
    one, other = (pen_at(field.fences, space) for space in (action.one, action.other))
    if not one or not other:
        return phrase("Kingdom", "That space is not in a pen: it must be fenced in all around.")
    lives = pen_kinds(field.animals, (one, other))
    if one == other or lives[0] == lives[1] or NO_KIND in lives:
        return phrase("Kingdom", "You can swap two pens only if they hold different kinds.")
    return phrase("Kingdom", "The pens cannot be swapped: one is too small.")


# Phases.


def _why_not_own(state: State, seat: int, action: actions.Action) -> Text:
    if isinstance(action, actions.PlayCard | actions.DiscardCards):
        return _why_no_card(state, seat, action)
    if isinstance(action, actions.Roll | actions.UseDie | actions.TurnBreedingDie | actions.UseWheelbarrow):
        return _why_not_dice(state, seat, action)
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


# Dice.


def _why_not_dice(
    state: State, seat: int, action: actions.Roll | actions.UseDie | actions.TurnBreedingDie | actions.UseWheelbarrow
) -> Text:
    """Why a die cannot be rolled, used or turned, or the wheelbarrow not be used."""
    limit = limits(state.lasting[seat])
    if isinstance(action, actions.UseWheelbarrow):
        if not limit.wheel:
            return phrase("Kingdom", "You have no Wheelbarrow.")
        return phrase("Kingdom", "You have already used the Wheelbarrow this turn.")
    if isinstance(action, actions.TurnBreedingDie) and not limit.turn_breeding:
        return phrase("Kingdom", "You have no Weathercock.")
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
        return phrase("Kingdom", "First choose the dice to re-roll.")
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


def _why_no_card(state: State, seat: int, action: actions.PlayCard | actions.DiscardCards) -> Text:
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
    return _must_keep(state)


def _why_not_set(state: State, action: actions.PlayCard) -> Text:
    if action.die < 0:
        return phrase("Kingdom", "Choose a die and the face to turn it to.")
    if has_die(state.turn.used, action.die):
        return phrase("Kingdom", "You have already used this die.")
    return phrase("Kingdom", "The die already shows that.")


# What several reasons say.


def _must_keep(state: State) -> Text:
    """That who has enough of each must keep it once the end is near (ruling 15)."""
    return phrase("Kingdom", "The end has been triggered: you must keep %n of each.", "", state.goal)


def _too_few(kind: int, needed: int, have: int) -> Text:
    if not have:
        return phrase("Kingdom", "That needs {needed}, and you have none.").put(needed=animals(kind, needed))
    return phrase("Kingdom", "That needs {needed}; you have {have}.").put(
        needed=animals(kind, needed), have=animals(kind, have)
    )
