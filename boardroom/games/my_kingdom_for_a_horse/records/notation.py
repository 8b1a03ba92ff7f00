"""The notation: actions as text, as records and people write them."""

from collections.abc import Callable, Sequence

from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARD_NAMES, CARD_OF, CARDS
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, KINDS
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING, BREEDING_DIE, BREEDING_FACES, DICE, ROYAL
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_NAMES, EDGE_OF, SPACE_OF, space_name

_WORDS: dict[str, actions.Action] = {
    "pass": actions.PASS,
    "concede": actions.CONCEDE,
    "wheelbarrow": actions.WHEELBARROW,
    "forced-trade": actions.FORCED_TRADE,
    "forced-loss": actions.FORCED_LOSS,
}


def _digits(mask: int) -> str:
    return "".join(str(bit + 1) for bit in range(mask.bit_length()) if mask >> bit & 1)


def _mask(digits: str) -> int:
    bits = [int(digit) - 1 for digit in digits]
    if not bits or min(bits) < 0 or bits != sorted(set(bits)):
        raise ValueError(digits)
    return sum(1 << bit for bit in bits)


def _face_name(die: int, face: int) -> str:
    return BREEDING[face] if die == BREEDING_DIE else ROYAL[face]


def action_text(action: actions.Action) -> str:
    """The canonical text of an action: "roll 134", "use 2", "place b2n", "trade sheep 3", "keep 4 2 0 0", ..."""
    match action:
        case actions.Roll(dice):
            return f"roll {_digits(dice)}"
        case actions.UseDie(die):
            return f"use {die + 1}"
        case actions.TakeDie(die):
            return f"take {die + 1}"
        case actions.PlayCard(card, die, face):
            return f"play {CARD_NAMES[card]}" + (f" {die + 1} {_face_name(die, face)}" if die >= 0 else "")
        case actions.DiscardCards(which):
            return f"discard {_digits(which)}"
        case actions.TurnBreedingDie(face):
            return f"turn {BREEDING[face]}"
        case actions.PlaceFence(edge):
            return f"place {EDGE_NAMES[edge]}"
        case actions.LiftFence(edge):
            return f"lift {EDGE_NAMES[edge]}"
        case actions.Keep(counts):
            return "keep " + " ".join(map(str, counts))
        case actions.Trade(kind, times):
            return f"trade {KIND_NAMES[kind]} {times}"
        case actions.MoveAnimal(origin, target):
            return f"move {space_name(origin)} {space_name(target)}"
        case actions.SwapPens(one, other):
            return f"swap {space_name(one)} {space_name(other)}"
        case actions.GiveBack(kind):
            return f"give-back {KIND_NAMES[kind]}"
    return next(word for word, value in _WORDS.items() if value == action)


def _parse_card(words: Sequence[str]) -> actions.Action:
    card = CARD_OF[words[0]]
    if len(words) == 1:
        return actions.PlayCard(card)
    die = int(words[1]) - 1
    names = BREEDING if die == BREEDING_DIE else ROYAL
    if not 0 <= die < DICE or not CARDS[card].set_die:
        raise ValueError(words[1])
    return actions.PlayCard(card, die, names.index(words[2]))


def _die(word: str) -> int:
    die = int(word) - 1
    if not 0 <= die < DICE:
        raise ValueError(word)
    return die


def _number(word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 2:
        raise ValueError(word)
    return int(word)


def _parse_keep(words: Sequence[str]) -> actions.Action:
    counts = [_number(word) for word in words]
    if len(counts) != len(KINDS):
        raise ValueError(words)
    return actions.Keep((counts[0], counts[1], counts[2], counts[3]))


def _parse_turn(words: Sequence[str]) -> actions.Action:
    face = BREEDING.index(words[0])
    if face not in BREEDING_FACES:
        raise ValueError(words[0])
    return actions.TurnBreedingDie(face)


_READERS: dict[str, Callable[[Sequence[str]], actions.Action]] = {
    "roll": lambda words: actions.Roll(_mask(words[0])),
    "use": lambda words: actions.UseDie(_die(words[0])),
    "take": lambda words: actions.TakeDie(_die(words[0])),
    "play": _parse_card,
    "discard": lambda words: actions.DiscardCards(_mask(words[0])),
    "turn": _parse_turn,
    "place": lambda words: actions.PlaceFence(EDGE_OF[words[0]]),
    "lift": lambda words: actions.LiftFence(EDGE_OF[words[0]]),
    "keep": _parse_keep,
    "trade": lambda words: actions.Trade(KIND_NAMES.index(words[0]), _number(words[1])),
    "move": lambda words: actions.MoveAnimal(SPACE_OF[words[0]], SPACE_OF[words[1]]),
    "swap": lambda words: actions.SwapPens(SPACE_OF[words[0]], SPACE_OF[words[1]]),
    "give-back": lambda words: actions.GiveBack(KIND_NAMES.index(words[0])),
}


def parse_action(text: str) -> actions.Action:
    """The action of a canonical text. Raises Unreadable."""
    try:
        if text in _WORDS:
            return _WORDS[text]
        word, *rest = text.split(" ")
        action = _READERS[word](rest)
        if action_text(action) != text:
            raise ValueError(text)
    except (KeyError, ValueError, IndexError, TypeError, AttributeError):
        shown = str(text)[:40]
        raise Unreadable(
            shown, phrase("Kingdom", "“{text}” is not an action of My Kingdom for a Horse.").put(text=shown)
        ) from None
    return action
