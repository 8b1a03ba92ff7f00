"""The sentences of the set-up and of actions; ``describe`` speaks of actions and events alike."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from boardroom.engine.enumerations import listed
from boardroom.engine.manifest import Option
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.cards import NUMBER, TERRITORY, is_dionysus
from boardroom.games.ephyran.position.events import Event
from boardroom.games.ephyran.words import names
from boardroom.games.ephyran.words.log import EVENTS

# Options.


@cache
def options() -> tuple[Option, ...]:
    """The options a game can be set up with."""
    return (
        Option(
            "gods",
            phrase("Ephyran", "Gods"),
            names.your_god_counts(),
            ("dealt", "chosen"),
            (phrase("Ephyran", "Dealt at random", "option"), phrase("Ephyran", "Chosen in turn order", "option")),
            "dealt",
        ),
        Option(
            "start",
            phrase("Ephyran", "Start player"),
            phrase("Ephyran", "Who goes first. Everyone has the same number of turns."),
            ("random", "first"),
            (phrase("Ephyran", "Drawn at random", "option"), phrase("Ephyran", "Seat 1", "option")),
            "random",
        ),
    )


# Actions.


def describe(thing: actions.Action | Event) -> Text:
    """The name of an action or the log line of an event. Of a card that is played, both halves are named."""
    tell = EVENTS.get(type(thing))
    if tell is not None:
        return tell(thing)
    named = _ACTIONS[type(thing)](thing)
    halves = [getattr(thing, field) for field in ("half", "area") if hasattr(thing, field)]
    given = names.given_up_aside(*halves)
    if not given:
        return named
    return phrase("Ephyran", "{action}, giving up {halves}", "an action and the other halves of its cards").put(
        action=named, halves=listed(given)
    )


def _add(action: actions.AddArea) -> Text:
    if not is_dionysus(action.half >> 1):
        return phrase("Ephyran", "Add {area}", "an action").put(area=names.half_piece(action.half))
    return phrase("Ephyran", "Add {dionysus} to the {territory}", "an action").put(
        dionysus=names.half_piece(action.half), territory=names.territory_in_sentence(action.territory)
    )


def _change(action: actions.ChangeArea) -> Text:
    return phrase("Ephyran", "Change the uncovered area of the {territory} to {area}", "an action").put(
        territory=names.territory_in_sentence(action.territory), area=names.half_piece(action.half)
    )


def _steal_dionysus(action: actions.StealDionysus) -> Text:
    return phrase("Ephyran", "Steal Dionysus from {seat} for your {territory}, leaving {area}", "an action").put(
        seat=Seat(action.seat),
        territory=names.territory_in_sentence(action.territory),
        area=names.half_piece(action.half),
    )


def _play(action: actions.PlayCastorAndPollux | actions.PlayGraeae | actions.TakeToken) -> Text:
    return phrase("Ephyran", "Play {support}", "an action").put(support=names.half_piece(action.half))


def _exchange(action: actions.ExchangeWithCity) -> Text:
    return phrase("Ephyran", "Play {support}: {area} with {seat}", "an action").put(
        support=names.half_piece(action.half),
        area=names.place_name(action.territory, action.number),
        seat=Seat(action.seat),
    )


def _exchange_with_hand(action: actions.ExchangeWithHand) -> Text:
    return phrase("Ephyran", "Play {support}: {place} for {area} from your hand", "an action").put(
        support=names.half_piece(action.half),
        place=names.place_name(TERRITORY[action.area], NUMBER[action.area]),
        area=names.half_piece(action.area),
    )


def _destroy(action: actions.DestroyArea) -> Text:
    return phrase("Ephyran", "Play {support} on {seat}", "an action").put(
        support=names.half_piece(action.half), seat=Seat(action.seat)
    )


def _steal(action: actions.StealToken) -> Text:
    return phrase("Ephyran", "Play {support} on {seat}’s {area}", "an action").put(
        support=names.half_piece(action.half),
        seat=Seat(action.seat),
        area=names.place_name(action.territory, action.number),
    )


def _lock(action: actions.LockColumn) -> Text:
    return phrase("Ephyran", "Lock your {territory} with {shield}", "an action").put(
        territory=names.territory_in_sentence(action.territory), shield=names.half_piece(action.half)
    )


def _unlock(action: actions.UnlockColumn) -> Text:
    return phrase("Ephyran", "Unlock {seat}’s {territory} with {magic}", "an action").put(
        seat=Seat(action.seat),
        territory=names.territory_in_sentence(action.territory),
        magic=names.half_piece(action.half),
    )


def _keep(action: actions.KeepCard) -> Text:
    named = phrase("Ephyran", "Keep {card}", "an action").put(card=names.card_piece(action.card))
    if not action.others:
        return named
    return phrase("Ephyran", "{action}, then discard {cards}", "an action; the last one ends up on top").put(
        action=named, cards=listed([names.card_piece(card) for card in action.others])
    )


def _draw(action: actions.DrawCard) -> Text:
    if action.source == actions.Source.PILE:
        return phrase("Ephyran", "Draw from the pile", "an action")
    return phrase("Ephyran", "Take the top card of the discard pile", "an action")


_ACTIONS: Final[dict[type, Callable[[Any], Text]]] = {
    actions.ChooseGod: lambda a: phrase("Ephyran", "Choose {god}", "an action").put(god=names.god_name(a.god)),
    actions.AddArea: _add,
    actions.ChangeArea: _change,
    actions.StealDionysus: _steal_dionysus,
    actions.PlayCastorAndPollux: _play,
    actions.PlayGraeae: _play,
    actions.ExchangeWithCity: _exchange,
    actions.ExchangeWithHand: _exchange_with_hand,
    actions.TakeToken: _play,
    actions.DestroyArea: _destroy,
    actions.StealToken: _steal,
    actions.LockColumn: _lock,
    actions.UnlockColumn: _unlock,
    actions.DiscardCard: lambda a: phrase("Ephyran", "Discard {card}", "an action").put(card=names.card_piece(a.card)),
    actions.Block: lambda a: phrase("Ephyran", "Block it with {defence}", "an action").put(
        defence=names.half_piece(a.half)
    ),
    actions.LetHappen: lambda a: phrase("Ephyran", "Don’t block", "an action"),
    actions.GiveUpArea: lambda a: phrase("Ephyran", "Give up the uncovered area of the {territory}", "an action").put(
        territory=names.territory_in_sentence(a.territory)
    ),
    actions.PlaceToken: lambda a: phrase("Ephyran", "Place the token on {area}", "an action").put(
        area=names.place_name(a.territory, a.number)
    ),
    actions.KeepCard: _keep,
    actions.DrawCard: _draw,
    actions.DrawNothing: lambda a: phrase("Ephyran", "Draw nothing", "an action"),
    actions.Concede: lambda a: phrase("Ephyran", "Concede the game", "an action"),
}
"""What each action is called, beside the halves that are given up for it."""
