"""The sentences of the set-up and of actions; ``describe`` speaks of actions and events alike."""

from collections.abc import Callable, Sequence
from typing import Any

from boardroom.engine.enumerations import listed
from boardroom.engine.manifest import Option
from boardroom.engine.text import Seat, Text, Value, phrase
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.cards import NUMBER, TERRITORY, is_dionysus, other_half
from boardroom.games.ephyran.position.events import Event
from boardroom.games.ephyran.words.log import EVENTS
from boardroom.games.ephyran.words.names import (
    card_piece,
    god_name,
    half_in_sentence,
    half_piece,
    place_name,
    territory_in_sentence,
    your_god_counts,
)

# Options.


def options() -> tuple[Option, ...]:
    """The options a game can be set up with."""
    return (
        Option(
            "gods",
            phrase("Ephyran", "Gods"),
            your_god_counts(),
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
    words = _ACTIONS.get(type(thing)) or EVENTS[type(thing)]
    return words(thing)


def _sacrificed(named: Text, halves: Sequence[int]) -> Text:
    """An action, with the other halves of the cards it uses, which are given up. Dionysus has no other half."""
    given: list[Value] = [half_in_sentence(other_half(half)) for half in halves if not is_dionysus(half >> 1)]
    if not given:
        return named
    return phrase("Ephyran", "{action}, giving up {halves}", "an action and the other halves of its cards").put(
        action=named, halves=listed(given)
    )


def _add(action: actions.AddArea) -> Text:
    if is_dionysus(action.half >> 1):
        return phrase("Ephyran", "Add {dionysus} to the {territory}", "an action").put(
            dionysus=half_piece(action.half), territory=territory_in_sentence(action.territory)
        )
    named = phrase("Ephyran", "Add {area}", "an action").put(area=half_piece(action.half))
    return _sacrificed(named, [action.half])


def _change(action: actions.ChangeArea) -> Text:
    named = phrase("Ephyran", "Replace the last area of the {territory} with {area}", "an action").put(
        territory=territory_in_sentence(action.territory), area=half_piece(action.half)
    )
    return _sacrificed(named, [action.half])


def _steal_dionysus(action: actions.StealDionysus) -> Text:
    named = phrase("Ephyran", "Steal Dionysus from {seat} for your {territory}, leaving {area}", "an action").put(
        seat=Seat(action.seat), territory=territory_in_sentence(action.territory), area=half_piece(action.half)
    )
    return _sacrificed(named, [action.half])


def _play(action: actions.PlayCastorAndPollux | actions.PlayGraeae | actions.TakeToken) -> Text:
    named = phrase("Ephyran", "Play {support}", "an action").put(support=half_piece(action.half))
    return _sacrificed(named, [action.half])


def _exchange(action: actions.ExchangeWithCity) -> Text:
    named = phrase("Ephyran", "Play {support}: {area} with {seat}", "an action").put(
        support=half_piece(action.half), area=place_name(action.territory, action.number), seat=Seat(action.seat)
    )
    return _sacrificed(named, [action.half])


def _exchange_with_hand(action: actions.ExchangeWithHand) -> Text:
    named = phrase("Ephyran", "Play {support}: {place} for {area} from your hand", "an action").put(
        support=half_piece(action.half),
        place=place_name(TERRITORY[action.area], NUMBER[action.area]),
        area=half_piece(action.area),
    )
    return _sacrificed(named, [action.half, action.area])


def _destroy(action: actions.DestroyArea) -> Text:
    named = phrase("Ephyran", "Play {support} on {seat}", "an action").put(
        support=half_piece(action.half), seat=Seat(action.seat)
    )
    return _sacrificed(named, [action.half])


def _steal(action: actions.StealToken) -> Text:
    named = phrase("Ephyran", "Play {support} on {seat}’s {area}", "an action").put(
        support=half_piece(action.half), seat=Seat(action.seat), area=place_name(action.territory, action.number)
    )
    return _sacrificed(named, [action.half])


def _lock(action: actions.LockColumn) -> Text:
    named = phrase("Ephyran", "Lock your {territory} with {shield}", "an action").put(
        territory=territory_in_sentence(action.territory), shield=half_piece(action.half)
    )
    return _sacrificed(named, [action.half])


def _unlock(action: actions.UnlockColumn) -> Text:
    named = phrase("Ephyran", "Unlock {seat}’s {territory} with {magic}", "an action").put(
        seat=Seat(action.seat), territory=territory_in_sentence(action.territory), magic=half_piece(action.half)
    )
    return _sacrificed(named, [action.half])


def _block(action: actions.Block) -> Text:
    named = phrase("Ephyran", "Block it with {defence}", "an action").put(defence=half_piece(action.half))
    return _sacrificed(named, [action.half])


def _keep(action: actions.KeepCard) -> Text:
    named = phrase("Ephyran", "Keep {card}", "an action").put(card=card_piece(action.card))
    if not action.others:
        return named
    return phrase("Ephyran", "{action}, then discard {cards}", "an action; the last one ends up on top").put(
        action=named, cards=listed([card_piece(card) for card in action.others])
    )


def _draw(action: actions.DrawCard) -> Text:
    if action.source == actions.Source.PILE:
        return phrase("Ephyran", "Draw from the pile", "an action")
    return phrase("Ephyran", "Take the top card of the discard pile", "an action")


_ACTIONS: dict[type, Callable[[Any], Text]] = {
    actions.ChooseGod: lambda a: phrase("Ephyran", "Choose {god}", "an action").put(god=god_name(a.god)),
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
    actions.DiscardCard: lambda a: phrase("Ephyran", "Discard {card}", "an action").put(card=card_piece(a.card)),
    actions.Block: _block,
    actions.LetHappen: lambda a: phrase("Ephyran", "Let it happen", "an action"),
    actions.GiveUpArea: lambda a: phrase("Ephyran", "Give up the last area of the {territory}", "an action").put(
        territory=territory_in_sentence(a.territory)
    ),
    actions.PlaceToken: lambda a: phrase("Ephyran", "Lay the token on {area}", "an action").put(
        area=place_name(a.territory, a.number)
    ),
    actions.KeepCard: _keep,
    actions.DrawCard: _draw,
    actions.DrawNothing: lambda a: phrase("Ephyran", "Draw nothing", "an action"),
    actions.Concede: lambda a: phrase("Ephyran", "Concede the game", "an action"),
}
