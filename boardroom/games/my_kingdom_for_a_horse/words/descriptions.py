"""The sentences of the set-up and of actions; ``describe`` speaks of actions and events alike."""

from collections.abc import Callable, Sequence
from typing import Any

from boardroom.engine.enumerations import in_a_row, listed
from boardroom.engine.manifest import PERSON, Option, OptionValue
from boardroom.engine.text import Piece, Text, Value, phrase, verbatim
from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, HAND_LIMIT
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE, BREEDS, DICE, die_key, has_die
from boardroom.games.my_kingdom_for_a_horse.position.events import Event
from boardroom.games.my_kingdom_for_a_horse.position.field import DATA, space_name
from boardroom.games.my_kingdom_for_a_horse.position.state import card_key
from boardroom.games.my_kingdom_for_a_horse.words import names
from boardroom.games.my_kingdom_for_a_horse.words.log import EVENTS

# Options.


def options() -> tuple[Option, ...]:
    """The options a game can be set up with."""
    auto = phrase("Kingdom", "Depends on length", "option")
    return (
        Option(
            "length",
            phrase("Kingdom", "Length"),
            phrase("Kingdom", "The short game has no farm cards and needs only {number} of each animal.").put(
                number=names.in_words(DATA["goal_short"])
            ),
            ("full", "short"),
            (phrase("Kingdom", "Full game", "option"), phrase("Kingdom", "Short game", "option")),
            "full",
        ),
        Option(
            "cards",
            phrase("Kingdom", "Farm cards"),
            phrase("Kingdom", "{number} in hand; you may play one on each of your turns.").put(
                number=names.in_words(HAND_LIMIT, first=True)
            ),
            ("auto", "yes", "no"),
            (auto, phrase("Kingdom", "With farm cards", "option"), phrase("Kingdom", "Without farm cards", "option")),
            "auto",
        ),
        Option(
            "goal",
            phrase("Kingdom", "Animals needed to win"),
            phrase("Kingdom", "The game ends when someone has this many of each animal in pens."),
            ("auto", DATA["goal"], DATA["goal_short"]),
            (auto, *(phrase("Kingdom", "%n of each", "option", n) for n in (DATA["goal"], DATA["goal_short"]))),
            "auto",
        ),
        Option(
            "start",
            phrase("Kingdom", "Start player"),
            phrase("Kingdom", "Who goes first. Later players start with extra animals or fences."),
            ("random", "first"),
            (phrase("Kingdom", "Drawn at random", "option"), phrase("Kingdom", "Seat 1", "option")),
            "random",
        ),
        _last_round(),
    )


def _last_round() -> Option:
    offered: list[int] = DATA["last_round_offered"]
    computers_only: int = DATA["last_round_computers_only"]
    return Option(
        "last_round",
        phrase("Kingdom", "Last turn"),
        phrase("Kingdom", "The final trade follows this turn, whatever anyone holds. Not in the rulebook."),
        ("auto", *offered),
        (
            phrase("Kingdom", "Automatic (none; turn %n in computer-only games)", "", computers_only),
            *(
                phrase("Kingdom", "Turn %n", "option", n) if n else phrase("Kingdom", "None", "option, no last turn")
                for n in offered
            ),
        ),
        "auto",
        own=True,
    )


def why_not_option(kinds: Sequence[str], key: str, value: OptionValue) -> Text | None:
    """Why an option cannot be so with these players. Nobody gets up from a game among computers, which may go on."""
    if key == "last_round" and value == 0 and PERSON not in kinds:
        return phrase("Kingdom", "Computers alone might play forever: they need a last turn.")
    return None


# Actions.


def describe(thing: actions.Action | Event) -> Text:
    """The name of an action or the log line of an event."""
    words: Callable[[Any], Text] = _ACTIONS.get(type(thing)) or EVENTS[type(thing)]
    return words(thing)


def _die(die: int) -> Piece:
    return Piece(die_key(die), names.die_name(die))


def _roll(action: actions.Roll) -> Text:
    if action.dice == ALL_DICE:
        return phrase("Kingdom", "Roll all four dice")
    chosen = [_die(die) for die in range(DICE) if has_die(action.dice, die)]
    return phrase("Kingdom", "Roll again: {dice}").put(dice=listed(chosen))


def _play(action: actions.PlayCard) -> Text:
    card = Piece(card_key(action.card), names.card_title(CARDS[action.card].key))
    if action.die < 0:
        return phrase("Kingdom", "Play {card}").put(card=card)
    return phrase("Kingdom", "Play {card}: turn {die} to “{face}”").put(
        card=card, die=_die(action.die), face=names.face_name(action.die, action.face)
    )


def _exchange(action: actions.DiscardCards) -> Text:
    places: list[Value] = [
        verbatim(str(place + 1)) for place in range(action.which.bit_length()) if action.which >> place & 1
    ]
    several = phrase("Kingdom", "Exchange %n cards: numbers {places} from the left", "", len(places))
    return several.put(places=in_a_row(places))


_ACTIONS: dict[type, Any] = {
    actions.Roll: _roll,
    actions.UseDie: lambda a: phrase("Kingdom", "Use {die}").put(die=_die(a.die)),
    actions.TakeDie: lambda a: phrase("Kingdom", "Take {die}").put(die=_die(a.die)),
    actions.PlayCard: _play,
    actions.DiscardCards: _exchange,
    actions.TurnBreedingDie: lambda a: phrase("Kingdom", "Turn the breeding die to “{face}”").put(
        face=names.breeding_name(BREEDS[a.face])
    ),
    actions.UseWheelbarrow: lambda a: phrase("Kingdom", "Move a fence with the Wheelbarrow"),
    actions.PlaceFence: lambda a: phrase("Kingdom", "Place a fence on {edge}").put(edge=names.edge_name(a.edge)),
    actions.LiftFence: lambda a: phrase("Kingdom", "Pick up the fence on {edge}").put(edge=names.edge_name(a.edge)),
    actions.Keep: lambda a: phrase("Kingdom", "Keep {animals}").put(animals=names.herd(a.counts)),
    actions.Trade: lambda a: phrase("Kingdom", "Trade {kind} for {animals}").put(
        kind=names.kind_name(a.kind), animals=names.animals(a.kind + 1, a.times)
    ),
    actions.ForcedTrade: lambda a: phrase("Kingdom", "Trade once"),
    actions.ForcedLoss: lambda a: phrase("Kingdom", "Return one"),
    actions.Pass: lambda a: phrase("Kingdom", "Finish or pass"),
    actions.MoveAnimal: lambda a: phrase("Kingdom", "Move an animal from {origin} to {target}").put(
        origin=space_name(a.origin), target=space_name(a.target)
    ),
    actions.SwapPens: lambda a: phrase("Kingdom", "Swap the animals of the pens at {one} and {other}").put(
        one=space_name(a.one), other=space_name(a.other)
    ),
    actions.GiveBack: lambda a: phrase("Kingdom", "Return {animals} to the supply").put(
        animals=names.animals(a.kind, 1)
    ),
    actions.Concede: lambda a: phrase("Kingdom", "Concede the game"),
}
