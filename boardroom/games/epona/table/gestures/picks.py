"""What is picked before a button does something with it: cards to be kept or discarded, groups of a division, an owner
card with a stable; and those buttons.
"""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from boardroom.engine.keys import kind_of
from boardroom.engine.prompt import Role
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.keeping import others_can_be_kept
from boardroom.games.epona.position.state import (
    Phase,
    State,
    both_divide,
    card_key,
    divider_for,
    groups_of,
    stable_key,
)
from boardroom.games.epona.table.gestures import keys
from boardroom.games.epona.table.layout.views import chosen_from, divides
from boardroom.ui.stage.gestures.gesture import Gesture, Tool
from boardroom.ui.stage.presentation import Presentation

PICKED: Final = (
    actions.KeepCards,
    actions.KeepDrawn,
    actions.Divide,
    actions.ChooseGroup,
    actions.DiscardCard,
    actions.ChooseOwner,
)
"""The actions that are put together of what is picked."""
_Picks: TypeAlias = dict[frozenset[str], actions.Action]

# What can be picked.


def picking_gestures(view: State, seat: int, legal: Iterable[actions.Action]) -> Iterator[Gesture]:
    """The gestures that pick something for such actions, wherever the things lie."""
    allowed = [action for action in legal if isinstance(action, PICKED)]
    if not allowed:
        return
    if divides(view, seat):
        for card in view.drawn[seat][1:]:
            for group in range(2):
                yield Gesture(card_key(card), keys.group_key(group), (), pick=card_key(card))
        return
    if view.phase == Phase.CHOOSING_GROUPS:
        groups = groups_of(view, divider_for(view, seat))
        for group, cards in enumerate(groups):
            taken = actions.GROUP_CHOICES[group]
            for card in cards:
                for target in (keys.group_key(group), keys.plate_key(seat), keys.tableau_key(seat)):
                    yield Gesture(card_key(card), target, (), preview=taken, pick=keys.group_key(group))
        return
    for action in allowed:
        if isinstance(action, actions.ChooseOwner):
            person, stable = keys.offered_owner_key(action.owner), stable_key(action.stable)
            yield Gesture(person, keys.plate_key(seat), (), pick=person)
            yield Gesture(stable, keys.tableau_key(seat), (), pick=stable)
    for card in chosen_from(view, seat):
        alone = None if view.drawn[seat] or view.phase == Phase.DISCARDING else actions.KEEPS[card]
        yield Gesture(card_key(card), keys.hand_key(seat), (), preview=alone, pick=card_key(card))


def picked_by(shown: Presentation, key: str) -> str:
    """What a click on a piece or a target picks, "" for nothing: in the high form a group by any of its cards."""
    view: State = shown.view
    seat = shown.actor
    if seat is None:
        return ""
    if kind_of(key) == "group" and view.phase == Phase.CHOOSING_GROUPS and divider_for(view, seat) >= 0:
        return key
    found = picking_gestures(view, seat, shown.legal)
    return next((gesture.pick for gesture in found if gesture.source == key), "")


def gives_way(shown: Presentation, key: str) -> frozenset[str]:
    """What is no longer picked once another thing is: where one is chosen of several."""
    if kind_of(key) in ("ownercard", "stable", "group"):
        return frozenset(other for other in shown.picked if kind_of(other) == kind_of(key)) - {key}
    takes_one = any(isinstance(action, actions.KeepDrawn | actions.DiscardCard) for action in shown.legal)
    one_is_kept = any(isinstance(action, actions.KeepCards) and len(action.cards) == 1 for action in shown.legal)
    return shown.picked - {key} if takes_one or one_is_kept else frozenset()


def can_be_there(shown: Presentation, gesture: Gesture) -> bool:
    """Whether a gesture goes anywhere: a card goes to the group in which it does not lie."""
    if kind_of(gesture.target) != "group" or kind_of(gesture.pick) == "group":
        return True
    return gesture.target == keys.group_key(1 - (gesture.pick in shown.picked))


# What is done with it.


def actions_by_picks(shown: Presentation) -> _Picks:
    """The actions that are open, by the things that are picked for each."""
    found: _Picks = {}
    view: State = shown.view
    for action in shown.legal:
        match action:
            case actions.KeepCards(cards):
                found[frozenset(map(card_key, cards))] = action
            case actions.KeepDrawn(card) | actions.DiscardCard(card):
                found[frozenset((card_key(card),))] = action
            case actions.ChooseGroup(group):
                found[frozenset((keys.group_key(group),))] = action
            case actions.ChooseOwner(owner, stable):
                found[frozenset((keys.offered_owner_key(owner), stable_key(stable)))] = action
            case actions.Divide(cards) if shown.actor is not None:
                # The second group is picked: the first card always lies in the first.
                others = (card for card in view.drawn[shown.actor] if card not in cards)
                found[frozenset(map(card_key, others))] = action
    return found


def tools(shown: Presentation) -> tuple[Tool, ...]:
    """The button that does what is picked, and in a division one to begin anew."""
    found = actions_by_picks(shown)
    kind = type(next(iter(found.values()), None))
    if kind is actions.Divide:
        return _division_tools(shown, found)
    if kind is actions.ChooseGroup:
        return (_group_tool(shown, found),)
    if kind is actions.ChooseOwner:
        return (_owner_tool(shown, found),)
    if kind is actions.DiscardCard:
        label = phrase("Epona", "Discard this card", "a button")
        why = phrase("Epona", "choose a card", "why a button is off")
        return (_main("discard", label, found.get(shown.picked), why),)
    return _keep_tools(shown, found)


def _main(key: str, label: Text, action: actions.Action | None, why: Text) -> Tool:
    """The button that ends a decision; off, with a reason, as long as something is to be picked."""
    if action is None:
        return Tool(key, label, "check", (), False, why, Role.MAIN)
    return Tool(key, label, "check", (action,), False, role=Role.MAIN)


def _keep_tools(shown: Presentation, found: _Picks) -> tuple[Tool, ...]:
    """The button that keeps the cards that are picked; where all that were drawn are kept, none needs to be."""
    count = len(next(iter(found), ()))
    if not count:
        return ()
    keep = next(iter(found.values())) if len(found) == 1 else found.get(shown.picked)
    label = phrase("Epona", "Keep %n cards", "a button", count)
    left = count - len(shown.picked)
    why = phrase("Epona", "choose %n more cards", "why a button is off", left)
    if left < 0:
        why = phrase("Epona", "%n cards too many", "why a button is off", -left)
    return (_main("keep", label, keep, why), *_others_tools(shown, found, count))


def _others_tools(shown: Presentation, found: _Picks, count: int) -> Iterator[Tool]:
    """The button that keeps all cards but those that are marked, where these are fewer. What a mark means is never
    another thing by itself: only this button turns it round, and says so.
    """
    view: State = shown.view
    seat = shown.actor
    if seat is None or not view.drawn[seat] or not others_can_be_kept(view, seat):
        return
    label = phrase("Epona", "Keep the unmarked cards", "a button")
    others = found.get(frozenset(map(card_key, view.drawn[seat])) - shown.picked)
    why = None
    if not others:
        why = phrase("Epona", "mark the {count} you don’t want", "why a button is off")
        why = why.put(count=len(view.drawn[seat]) - count)
    yield Tool("others", label, "swap", (others,) if others else (), False, why, meant=True)


def _division_tools(shown: Presentation, found: _Picks) -> tuple[Tool, ...]:
    view: State = shown.view
    if shown.actor is None or len(view.drawn[shown.actor]) < 2:
        # A single card has a button of the rules.
        return ()
    why = phrase("Epona", "put a card into each group", "why a button is off")
    if both_divide(view):
        half = len(view.drawn[shown.actor]) // 2
        why = phrase("Epona", "put %n cards into each group", "why a button is off", half)
        if len(view.drawn[shown.actor]) % 2:
            why = phrase("Epona", "make the groups as even as you can", "why a button is off")
    label = phrase("Epona", "Confirm division", "a button")
    unmoved = None if shown.picked else phrase("Epona", "nothing moved yet", "why a button is off")
    again = phrase("Epona", "Start again", "a button: of a division")
    return (
        Tool("again", again, "restart", (), False, unmoved, lets_be=True),
        _main("divide", label, found.get(shown.picked), why),
    )


def _group_tool(shown: Presentation, found: _Picks) -> Tool:
    action = found.get(shown.picked)
    label = phrase("Epona", "Take a group", "a button")
    if isinstance(action, actions.ChooseGroup):
        label = phrase("Epona", "Take group {number}", "a button").put(number=action.group + 1)
    return _main("take", label, action, phrase("Epona", "choose one", "why a button is off"))


def _owner_tool(shown: Presentation, found: _Picks) -> Tool:
    there = {kind_of(key) for key in shown.picked}
    why = phrase("Epona", "choose one of each", "why a button is off")
    if there == {"ownercard"}:
        why = phrase("Epona", "choose a stable too", "why a button is off")
    elif there == {"stable"}:
        why = phrase("Epona", "choose an owner card too", "why a button is off")
    return _main("begin", phrase("Epona", "Take both", "a button"), found.get(shown.picked), why)
