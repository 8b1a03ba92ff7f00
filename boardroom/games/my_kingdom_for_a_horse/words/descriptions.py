"""The sentences of the set-up and of actions; ``describe`` speaks of actions and events alike."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from boardroom.engine.enumerations import in_a_row, listed
from boardroom.engine.manifest import PERSON, Option, OptionValue
from boardroom.engine.text import Piece, Text, Value, filled, phrase, verbatim
from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.position.dice import ALL_DICE, BREEDS, DICE, has_die
from boardroom.games.my_kingdom_for_a_horse.position.field import space_name
from boardroom.games.my_kingdom_for_a_horse.position.numbers import DATA, HAND_LIMIT
from boardroom.games.my_kingdom_for_a_horse.position.state import card_key
from boardroom.games.my_kingdom_for_a_horse.words import names
from boardroom.games.my_kingdom_for_a_horse.words.log import line

# Options.


@cache
def options() -> tuple[Option, ...]:
    """The options a game can be set up with."""
    auto = phrase("Kingdom", "Depends on length", "option")
    return (
        Option(
            "length",
            phrase("Kingdom", "Length"),
            phrase(
                "Kingdom", "Short: no farm cards and only {number} of each animal, unless you choose otherwise below."
            ).put(number=names.in_words(DATA["goal_short"])),
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
        phrase("Kingdom", "Turn limit"),
        phrase("Kingdom", "The final trade follows that turn, whatever anyone holds. Not in the rulebook."),
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
        return phrase("Kingdom", "Computer-only games might never end: they need a turn limit.")
    return None


# Actions.


def describe(thing: Any) -> Text:
    """The name of an action or the log line of an event."""
    said = _ACTIONS.get(type(thing))
    if said is None:
        return line(thing)
    return filled(said if isinstance(said, Text) else said(thing), thing, _NAMED)


def _roll(action: actions.Roll) -> Text:
    if action.dice == ALL_DICE:
        return phrase("Kingdom", "Roll all four dice")
    chosen = [names.die_piece(die) for die in range(DICE) if has_die(action.dice, die)]
    return phrase("Kingdom", "Re-roll: {dice}").put(dice=listed(chosen))


def _play(action: actions.PlayCard) -> Text:
    if action.die < 0:
        return phrase("Kingdom", "Play {card}")
    text = phrase("Kingdom", "Play {card}: turn {die} to “{face}”")
    return text.put(face=names.face_name(action.die, action.face))


def _exchange(action: actions.DiscardCards) -> Text:
    places: list[Value] = [
        verbatim(str(place + 1)) for place in range(action.which.bit_length()) if action.which >> place & 1
    ]
    several = phrase("Kingdom", "Exchange %n cards: numbers {places} from the left", "", len(places))
    return several.put(places=in_a_row(places))


_ACTIONS: Final[dict[type, Text | Callable[[Any], Text]]] = {
    actions.Roll: _roll,
    actions.UseDie: phrase("Kingdom", "Use {die}"),
    actions.TakeDie: phrase("Kingdom", "Take {die}"),
    actions.PlayCard: _play,
    actions.DiscardCards: _exchange,
    actions.TurnBreedingDie: phrase("Kingdom", "Turn the breeding die to “{face}”"),
    actions.UseWheelbarrow: phrase("Kingdom", "Move a fence with the Wheelbarrow"),
    actions.PlaceFence: phrase("Kingdom", "Place a fence on {edge}"),
    actions.LiftFence: phrase("Kingdom", "Pick up the fence on {edge}"),
    actions.Keep: lambda a: phrase("Kingdom", "Keep {animals}").put(animals=names.herd(a.counts)),
    actions.Trade: lambda a: phrase("Kingdom", "Trade {kind} for {animals}").put(
        kind=names.KIND_WORDS[a.kind], animals=names.animals(a.kind + 1, a.times)
    ),
    actions.ForcedTrade: phrase("Kingdom", "Trade once"),
    actions.ForcedLoss: phrase("Kingdom", "Return one"),
    actions.Pass: phrase("Kingdom", "Finish or pass"),
    actions.MoveAnimal: phrase("Kingdom", "Move an animal from {origin} to {target}"),
    actions.SwapPens: phrase("Kingdom", "Swap the animals of the pens at {one} and {other}"),
    actions.GiveBack: lambda a: phrase("Kingdom", "Return {animals} to the supply").put(
        animals=names.animals(a.kind, 1)
    ),
    actions.Concede: phrase("Kingdom", "Concede the game"),
}
"""The name of each action, or what makes it. What ``_NAMED`` knows may be left open in it."""
_NAMED: Final[dict[str, Callable[[Any], Value]]] = {
    "die": lambda a: names.die_piece(a.die),
    "face": lambda a: names.BREEDING_WORDS[BREEDS[a.face]],
    "card": lambda a: Piece(card_key(a.card), names.CARD_TITLES[CARDS[a.card].key]),
    "edge": lambda a: names.edge_name(a.edge),
    "origin": lambda a: space_name(a.origin),
    "target": lambda a: space_name(a.target),
    "one": lambda a: space_name(a.one),
    "other": lambda a: space_name(a.other),
}
"""What the names in these sentences stand for, of the action that is named."""
