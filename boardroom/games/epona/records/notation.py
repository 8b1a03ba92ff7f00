"""The notation: actions as text, as records and people write them: "place tempest 1 3", "breed clover goliath".

Rows and slots count from 1, rows from above.
"""

from collections.abc import Callable, Sequence
from typing import Final

from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.games.epona.position.actions import (
    AGREE,
    CHOICES_OF_DECKS,
    DRAW_STABLES,
    DRAWS,
    FINISHES,
    KEEP_PLACES,
    KEEP_ROLLERS,
    KEEPS,
    PASS_BREEDING,
    PLACES,
    REFUSE,
    ROLLER_MOVES,
    SALES,
    SELECTIONS,
    STABLE_KEEPS,
    TAKE_COIN,
    TAKE_POINT,
    USES,
    Action,
    Breed,
    ChooseDeck,
    ChooseSelection,
    DrawBonus,
    FinishPlacing,
    KeepCards,
    KeepDrawn,
    KeepStable,
    MoveRoller,
    PlaceCard,
    SellCard,
    SwapCards,
    UseBox,
)
from boardroom.games.epona.position.cards import ASSET_OF, ASSETS, BOXES, FACES, NONE, SLOTS, STABLE_OF, STABLES
from boardroom.games.epona.position.numbers import MOST_ROWS
from boardroom.games.epona.position.vocabulary import DECKS

_WORDS: Final[dict[str, Action]] = {
    "take coin": TAKE_COIN,
    "take point": TAKE_POINT,
    "draw-stables": DRAW_STABLES,
    "agree": AGREE,
    "refuse": REFUSE,
    "pass": PASS_BREEDING,
    "keep rollers": KEEP_ROLLERS,
    "keep places": KEEP_PLACES,
    "finish": FINISHES[NONE],
}
_TEXTS: Final = {action: text for text, action in _WORDS.items()}
_ENDS: Final = ("above", "below")


def _key(card: int) -> str:
    return ASSETS[card].key


def face_text(face: int) -> str:
    """A face of a selection card: its card from 1, and which side."""
    return f"{face // 2 + 1}{'ab'[face % 2]}"


_FACE_OF: Final = {face_text(face): face for face in range(len(FACES))}


def action_text(action: Action) -> str:
    """The canonical text of an action."""
    if action in _TEXTS:
        return _TEXTS[action]
    match action:
        case PlaceCard(card, row, slot):
            return f"place {_key(card)} {row + 1} {slot + 1}"
        case SellCard(card):
            return f"sell {_key(card)}"
        case ChooseSelection(face):
            return f"select {face_text(face)}"
        case ChooseDeck(deck):
            return f"deck {DECKS[deck]}"
        case KeepCards(cards):
            return " ".join(("keep-hand", *map(_key, cards)))
        case UseBox(box):
            return f"box {box + 1}"
        case DrawBonus(deck):
            return f"draw {DECKS[deck]}"
        case KeepDrawn(card):
            return f"keep {_key(card)}"
        case KeepStable(stable, below):
            return f"stable {STABLES[stable].key} {_ENDS[below]}"
        case Breed(mare, stallion):
            return f"breed {_key(mare)} {_key(stallion)}"
        case FinishPlacing(kept):
            return f"finish {_key(kept)}"
        case MoveRoller(card):
            return f"roller {_key(card)}"
        case SwapCards(card, other):
            return f"swap {_key(card)} {_key(other)}"
    raise TypeError(f"{action!r} is no action of Epona")


def _number(word: str, most: int) -> int:
    number = int(word) - 1
    if not 0 <= number < most or str(number + 1) != word:
        raise ValueError(word)
    return number


_READERS: Final[dict[str, Callable[[Sequence[str]], Action]]] = {
    "place": lambda w: PLACES[ASSET_OF[w[0]]][_number(w[1], MOST_ROWS)][_number(w[2], SLOTS)],
    "sell": lambda w: SALES[ASSET_OF[w[0]]],
    "select": lambda w: SELECTIONS[_FACE_OF[w[0]]],
    "deck": lambda w: CHOICES_OF_DECKS[DECKS.index(w[0])],
    "keep-hand": lambda w: KeepCards(bytes(ASSET_OF[word] for word in w)),
    "box": lambda w: USES[_number(w[0], BOXES)],
    "draw": lambda w: DRAWS[DECKS.index(w[0])],
    "keep": lambda w: KEEPS[ASSET_OF[w[0]]],
    "stable": lambda w: STABLE_KEEPS[STABLE_OF[w[0]]][_ENDS.index(w[1])],
    "breed": lambda w: Breed(ASSET_OF[w[0]], ASSET_OF[w[1]]),
    "finish": lambda w: FINISHES[ASSET_OF[w[0]]],
    "roller": lambda w: ROLLER_MOVES[ASSET_OF[w[0]]],
    "swap": lambda w: SwapCards(ASSET_OF[w[0]], ASSET_OF[w[1]]),
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
        shown = str(text)[:60]
        raise Unreadable(shown, phrase("Epona", "“{text}” is not an action of Epona.").put(text=shown)) from None
    return action
