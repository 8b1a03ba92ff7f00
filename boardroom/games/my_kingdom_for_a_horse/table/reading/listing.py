"""The list of everything that can be done, for those who do not see the table: its headings, and what things are."""

from typing import Any, Final

from boardroom.engine.enumerations import listed
from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, HIDDEN
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, has_die
from boardroom.games.my_kingdom_for_a_horse.position.field import (
    animal_count,
    pen_at,
    space_name,
    standing,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import State, asked
from boardroom.games.my_kingdom_for_a_horse.words.names import CARD_TITLES, card_pieces, face_name
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table_parts import Way

_TURNS_BREEDING: Final = next(design.key for design in CARDS if design.turn_breeding)
_MOVES_FENCES: Final = next(design.key for design in CARDS if design.wheel)
"""The keys of the lasting cards that do something by themselves."""


def _spaces(action: actions.Action, shown: Presentation) -> list[int]:
    """The spaces of the own field whose animals an action may move or give away."""
    if shown.actor is None:
        return []
    field = shown.view.fields[shown.actor]
    match action:
        case actions.MoveAnimal(origin=origin):
            return [origin]
        case actions.SwapPens(one=one, other=other):
            pens = (*pen_at(field.fences, one), *pen_at(field.fences, other))
            return [space for space in sorted(set(pens)) if animal_count(field.animals[space])]
        case actions.GiveBack(kind=kind):
            return sorted({space for space, _ in standing(field.animals, kind)})
    return []


def heading(action: actions.Action, shown: Presentation) -> Text:
    """What an action is listed under: the card that does it, the space whose animals go, else what kind it is of."""
    match action:
        case actions.Roll() | actions.UseDie() | actions.TakeDie():
            return phrase("Kingdom", "Dice", "a heading")
        case actions.PlayCard(card=card):
            return CARD_TITLES[CARDS[card].key]
        case actions.TurnBreedingDie():
            return CARD_TITLES[_TURNS_BREEDING]
        case actions.UseWheelbarrow():
            return CARD_TITLES[_MOVES_FENCES]
        case actions.DiscardCards():
            chosen = _exchanged(action, shown.view)
            if len(chosen) == 1 and HIDDEN not in chosen:
                return CARD_TITLES[CARDS[chosen[0]].key]
            return phrase("Kingdom", "Farm cards", "a heading")
        case actions.PlaceFence() | actions.LiftFence():
            return phrase("Kingdom", "Fences", "a heading")
        case actions.Trade() | actions.ForcedTrade() | actions.ForcedLoss():
            return phrase("Kingdom", "Market", "a heading")
        case actions.Keep() | actions.MoveAnimal() | actions.SwapPens() | actions.GiveBack():
            there = _spaces(action, shown)
            if len(there) == 1:
                return phrase("Kingdom", "Animals on {space}", "a heading").put(space=space_name(there[0]))
            return phrase("Kingdom", "Animals", "a heading")
    return phrase("Kingdom", "Continue", "a heading")


def rank(action: Any) -> int:
    """Dice to be used or taken stand above the many ways to roll some again."""
    return 0 if isinstance(action, actions.UseDie | actions.TakeDie) else 1


def way(action: actions.Action) -> Way:
    """How the piece that does an action is spoken of: dice, and animals that are to stay, are chosen."""
    return Way.CHOSEN if isinstance(action, actions.UseDie | actions.TakeDie | actions.Keep) else Way.CARRIED


def name(action: actions.Action, shown: Presentation) -> Text | None:
    """What an action is called by what can be seen; None where its usual name says enough."""
    if action == actions.PASS and shown.prompt is not None:
        # What is ended or passed, and what is given up by it.
        return next((button.label for button in shown.prompt.buttons if button.action == actions.PASS), None)
    if isinstance(action, actions.DiscardCards):
        return _exchange(action, shown.view)
    return _with_dice(action, shown.view)


def _exchanged(action: actions.DiscardCards, view: State) -> list[int]:
    """The cards that are exchanged, HIDDEN for who does not see them."""
    hand = view.hands[asked(view)]
    return [hand[place] for place in range(len(hand)) if action.which >> place & 1]


def _exchange(action: actions.DiscardCards, view: State) -> Text | None:
    """What an exchange of cards is called by their names, for who sees them; None for others."""
    chosen = _exchanged(action, view)
    if not chosen or HIDDEN in chosen:
        return None
    return phrase("Kingdom", "Exchange {cards}", "in the list of actions").put(cards=card_pieces(chosen))


def _with_dice(action: actions.Action, view: State) -> Text | None:
    """What an action with dice that lie is called by what they show; None for any other."""
    if isinstance(action, actions.UseDie | actions.TakeDie):
        face = face_name(action.die, view.turn.dice[action.die])
        if isinstance(action, actions.TakeDie):
            return phrase("Kingdom", "Take the die that shows: {face}", "in the list of actions").put(face=face)
        return phrase("Kingdom", "Use the die that shows: {face}", "in the list of actions").put(face=face)
    if isinstance(action, actions.Roll) and HIDDEN not in view.turn.dice:
        dice = [face_name(die, view.turn.dice[die]) for die in range(DICE) if has_die(action.dice, die)]
        return phrase("Kingdom", "Re-roll these: {faces}", "in the list of actions").put(faces=listed(dice))
    return None
