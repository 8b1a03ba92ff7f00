"""The notation: actions as text, as records and people write them."""

from collections.abc import Callable, Sequence

from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARD_NAMES, CARD_OF, CARDS
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, KINDS
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING, BREEDING_DIE, BREEDING_FACES, DICE, ROYAL
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_NAMES, EDGE_OF, SPACE_OF, space_name
from boardroom.games.my_kingdom_for_a_horse.position.state import (
    CONCEDE,
    FORCED_LOSS,
    FORCED_TRADE,
    PASS,
    WHEELBARROW,
    Action,
    DiscardCards,
    GiveBack,
    Keep,
    LiftFence,
    MoveAnimal,
    PlaceFence,
    PlayCard,
    Roll,
    SwapPens,
    TakeDie,
    Trade,
    TurnBreedingDie,
    UseDie,
)

_WORDS: dict[str, Action] = {
    "pass": PASS,
    "concede": CONCEDE,
    "wheelbarrow": WHEELBARROW,
    "forced-trade": FORCED_TRADE,
    "forced-loss": FORCED_LOSS,
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


def action_text(action: Action) -> str:
    """The canonical text of an action: "roll 134", "use 2", "place b2n", "trade sheep 3", "keep 4 2 0 0", ..."""
    match action:
        case Roll(dice):
            return f"roll {_digits(dice)}"
        case UseDie(die):
            return f"use {die + 1}"
        case TakeDie(die):
            return f"take {die + 1}"
        case PlayCard(card, die, face):
            return f"play {CARD_NAMES[card]}" + (f" {die + 1} {_face_name(die, face)}" if die >= 0 else "")
        case DiscardCards(which):
            return f"discard {_digits(which)}"
        case TurnBreedingDie(face):
            return f"turn {BREEDING[face]}"
        case PlaceFence(edge):
            return f"place {EDGE_NAMES[edge]}"
        case LiftFence(edge):
            return f"lift {EDGE_NAMES[edge]}"
        case Keep(counts):
            return "keep " + " ".join(map(str, counts))
        case Trade(kind, times):
            return f"trade {KIND_NAMES[kind]} {times}"
        case MoveAnimal(origin, target):
            return f"move {space_name(origin)} {space_name(target)}"
        case SwapPens(one, other):
            return f"swap {space_name(one)} {space_name(other)}"
        case GiveBack(kind):
            return f"give-back {KIND_NAMES[kind]}"
    return next(word for word, value in _WORDS.items() if value == action)


def _parse_card(words: Sequence[str]) -> Action:
    card = CARD_OF[words[0]]
    if len(words) == 1:
        return PlayCard(card)
    die = int(words[1]) - 1
    names = BREEDING if die == BREEDING_DIE else ROYAL
    if not 0 <= die < DICE or not CARDS[card].set_die:
        raise ValueError(words[1])
    return PlayCard(card, die, names.index(words[2]))


def _die(word: str) -> int:
    die = int(word) - 1
    if not 0 <= die < DICE:
        raise ValueError(word)
    return die


def _number(word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 2:
        raise ValueError(word)
    return int(word)


def _parse_keep(words: Sequence[str]) -> Action:
    counts = [_number(word) for word in words]
    if len(counts) != len(KINDS):
        raise ValueError(words)
    return Keep((counts[0], counts[1], counts[2], counts[3]))


def _parse_turn(words: Sequence[str]) -> Action:
    face = BREEDING.index(words[0])
    if face not in BREEDING_FACES:
        raise ValueError(words[0])
    return TurnBreedingDie(face)


_READERS: dict[str, Callable[[Sequence[str]], Action]] = {
    "roll": lambda words: Roll(_mask(words[0])),
    "use": lambda words: UseDie(_die(words[0])),
    "take": lambda words: TakeDie(_die(words[0])),
    "play": _parse_card,
    "discard": lambda words: DiscardCards(_mask(words[0])),
    "turn": _parse_turn,
    "place": lambda words: PlaceFence(EDGE_OF[words[0]]),
    "lift": lambda words: LiftFence(EDGE_OF[words[0]]),
    "keep": _parse_keep,
    "trade": lambda words: Trade(KIND_NAMES.index(words[0]), _number(words[1])),
    "move": lambda words: MoveAnimal(SPACE_OF[words[0]], SPACE_OF[words[1]]),
    "swap": lambda words: SwapPens(SPACE_OF[words[0]], SPACE_OF[words[1]]),
    "give-back": lambda words: GiveBack(KIND_NAMES.index(words[0])),
}


def parse_action(text: str) -> Action:
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
