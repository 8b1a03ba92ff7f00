"""What is picked before anything is done: dice to be rolled again, cards to be exchanged; and the buttons for that."""

from collections.abc import Iterator

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.prompt import Role
from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position import actions, dice
from boardroom.games.my_kingdom_for_a_horse.position.effects import dice_that_give, die_gives, rolls_allowed
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State, card_key
from boardroom.ui.stage.gestures.gesture import Gesture, Tool
from boardroom.ui.stage.presentation import Presentation


def picking(shown: Presentation) -> Iterator[Gesture]:
    """Dice are picked to be rolled again, from one to another with all between them; cards to be exchanged. What is
    thrown into the cup, or laid on the deck, is rolled or exchanged at once, with all that are picked.
    """
    if any(isinstance(action, actions.Roll) for action in shown.legal) and shown.view.turn.rolls:
        for die in range(dice.DICE):
            yield _thrown(shown, die)
            for other in range(dice.DICE):
                if other != die:
                    step = 1 if other > die else -1
                    along = tuple(map(dice.die_key, range(die, other, step)))
                    yield Gesture(dice.die_key(die), dice.die_key(other), (), pick=dice.die_key(other), along=along)
    if shown.actor is not None and any(isinstance(action, actions.DiscardCards) for action in shown.legal):
        for place, card in enumerate(shown.view.hands[shown.actor]):
            yield Gesture(card_key(card), "discard", (), pick=card_key(card))
            if shown.view.deck:
                exchange = actions.DiscardCards(_picked_cards(shown) | 1 << place)
                yield Gesture(card_key(card), "deck", (exchange,), preview=exchange, aimed=True)


def at_once(shown: Presentation, gesture: Gesture) -> Gesture | None:
    """With Shift, dice that would be picked are rolled again at once, with those that are picked already."""
    dice_meant = [key for key in (*gesture.along, gesture.pick) if kind_of(key) == "die"]
    return _thrown(shown, *(numbers_of(key)[0] for key in dice_meant)) if dice_meant else None


def marked(shown: Presentation, key: str) -> Gesture | None:
    """The number of a die picks it to be rolled again while there is a re-roll left, or lets it be."""
    return Gesture(key, key, (), pick=key) if _may_mark(shown, key) else None


def _thrown(shown: Presentation, *thrown: int) -> Gesture:
    """Dice are rolled again at once, with those that are picked."""
    chosen = _picked_dice(shown)
    for die in thrown:
        chosen |= dice.die_mask(die)
    roll = actions.ROLLS[chosen]
    return Gesture(dice.die_key(thrown[-1]), "cup", (roll,), preview=roll, aimed=True)


def tip(shown: Presentation, key: str) -> Text | None:
    """How a die is marked, and rolled again at once; the other ways are in the line of the prompt."""
    if not _may_mark(shown, key):
        return None
    return phrase("Kingdom", "Click: mark it. Drop it on the heading: re-roll it at once.", "a die")


def shorter_by_mouse(shown: Presentation) -> Text | None:
    """How several dice are marked together; once one is, how the next is rolled with it at once."""
    if shown.actor is None or not chooses_dice(shown.view) or not _may_roll(shown):
        return None
    if _picked_dice(shown):
        return phrase("Kingdom", "Shift+click a die to re-roll at once with it.")
    return phrase("Kingdom", "Drag across dice to mark several.")


def chooses_dice(view: State) -> bool:
    """Whether the active player decides about the own dice, rolled already."""
    return view.phase == Phase.OWN_DICE and not view.tasks and view.turn.rolls > 0


def _may_mark(shown: Presentation, key: str) -> bool:
    return kind_of(key) == "die" and _may_roll(shown) and shown.view.turn.rolls > 0


def _may_roll(shown: Presentation) -> bool:
    return any(isinstance(action, actions.Roll) for action in shown.legal)


def _picked_dice(shown: Presentation) -> int:
    return sum(dice.die_mask(die) for die in range(dice.DICE) if dice.die_key(die) in shown.picked)


def _picked_cards(shown: Presentation) -> int:
    assert shown.actor is not None
    hand = shown.view.hands[shown.actor]
    return sum(1 << place for place, card in enumerate(hand) if card_key(card) in shown.picked)


def tools(shown: Presentation) -> tuple[Tool, ...]:
    """The buttons by which what is picked is exchanged, or rolled again. While a player's own dice are used, those to
    use what asks for nothing and to roll again keep their places, off where they can do nothing: no other comes to lie
    under the hand, or under the key.
    """
    if shown.actor is None:
        return ()
    found = (_exchange(shown), _use(shown), _roll(shown))
    return tuple(tool for tool in found if tool is not None)


def _exchange(shown: Presentation) -> Tool | None:
    view: State = shown.view
    assert shown.actor is not None
    if not view.with_cards or not view.hands[shown.actor]:
        return None
    which = _picked_cards(shown)
    label = phrase("Kingdom", "Exchange cards", "a button")
    none = phrase("Kingdom", "put cards on the discard pile", "why a button is off")
    if not any(isinstance(action, actions.DiscardCards) for action in shown.legal):
        if view.phase != Phase.OWN_DICE or view.tasks or not view.turn.rolls or not view.turn.carded:
            return None
        none = phrase("Kingdom", "once a turn", "why a button is off")
        return Tool("exchange", label, "replay", (), False, none, ahead=True)
    if not which:
        return Tool("exchange", label, "replay", (), False, none, ahead=True)
    label = phrase("Kingdom", "Exchange %n cards", "a button", which.bit_count())
    return Tool("exchange", label, "replay", (actions.DiscardCards(which),), False, ahead=True)


def _use(shown: Presentation) -> Tool | None:
    """In the place of the button that uses dice, where each asks for something."""
    view: State = shown.view
    if not chooses_dice(view) or shown.prompt is None or any(button.ahead for button in shown.prompt.buttons):
        return None
    gifts = [die_gives(view, view.active, die) for die in dice_that_give(view)]
    if not gifts:
        why = phrase("Kingdom", "nothing to use", "why a button is off")
    elif any(gift.animals for gift in gifts):
        why = phrase("Kingdom", "one at a time now", "why a button is off")
    else:
        why = phrase("Kingdom", "fence dice: one at a time", "why a button is off")
    return Tool("use", phrase("Kingdom", "Use dice", "a button"), "check", (), False, why, ahead=True)


def _roll(shown: Presentation) -> Tool | None:
    """What is picked is rolled again. While nothing is, all dice are, but by no Enter alone, and after a question where
    some of them give something.
    """
    view: State = shown.view
    if not chooses_dice(view):
        return None
    label = phrase("Kingdom", "Re-roll dice", "a button")
    if not _may_roll(shown):
        why = phrase("Kingdom", "none left", "why a button is off: re-rolls")
        if view.turn.rolls < rolls_allowed(view):
            why = phrase("Kingdom", "a die is used", "why a button is off: re-rolls")
        return Tool("roll", label, "dice", (), False, why, Role.MAIN)
    chosen = _picked_dice(shown)
    if chosen:
        label = phrase("Kingdom", "Re-roll %n dice", "a button", chosen.bit_count())
        return Tool("roll", label, "dice", (actions.ROLLS[chosen],), False, role=Role.MAIN, meant=True)
    label = phrase("Kingdom", "Re-roll all %n", "a button: dice", dice.DICE)
    lost = phrase("Kingdom", "Re-roll all four dice? What they show now is lost.", "a question")
    asks = lost if dice_that_give(view) else None
    return Tool("roll", label, "dice", (actions.ROLLS[dice.ALL_DICE],), False, asks=asks)
