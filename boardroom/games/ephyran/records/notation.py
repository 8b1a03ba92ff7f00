"""The notation: actions as text, as records and people write them.

A half is written with the one that is given up for it: "add lagoon-2-scylla/destroy". Seats count from 1.
"""

from collections.abc import Callable, Sequence

from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.games.ephyran.position.cards import CARDS, GODS, HALF_OF, NUMBERS, TERRITORIES, half_text
from boardroom.games.ephyran.position.state import (
    CONCEDE,
    DISCARD_PILE,
    DRAW_NOTHING,
    LET_HAPPEN,
    PILE,
    Action,
    AddArea,
    Block,
    ChangeArea,
    ChooseGod,
    DestroyArea,
    DiscardCard,
    DrawCard,
    ExchangeWithCity,
    ExchangeWithHand,
    GiveUpArea,
    KeepCard,
    LockColumn,
    PlaceToken,
    PlayCastorAndPollux,
    PlayGraeae,
    StealDionysus,
    StealToken,
    TakeToken,
    UnlockColumn,
)

_WORDS: dict[str, Action] = {
    "let": LET_HAPPEN,
    "draw nothing": DRAW_NOTHING,
    "draw pile": DrawCard(PILE),
    "draw discard": DrawCard(DISCARD_PILE),
    "concede": CONCEDE,
}
_TEXTS = {action: text for text, action in _WORDS.items()}


def _card(card: int) -> str:
    return half_text(2 * card)


def action_text(action: Action) -> str:
    """The canonical text of an action: "add lagoon-1-siren/lands-2-boar lagoon", "destroy destroy/forest-3-harpy 2"."""
    match action:
        case AddArea(half, territory):
            return f"add {half_text(half)} {TERRITORIES[territory]}"
        case ChangeArea(half, territory):
            return f"change {half_text(half)} {TERRITORIES[territory]}"
        case StealDionysus(half, seat, territory):
            return f"steal-dionysus {half_text(half)} {seat + 1} {TERRITORIES[territory]}"
        case DiscardCard(card):
            return f"discard {_card(card)}"
        case PlayCastorAndPollux(half) | PlayGraeae(half) | TakeToken(half):
            return f"play {half_text(half)}"
        case ExchangeWithCity(half, seat, territory, number):
            return f"exchange {half_text(half)} {seat + 1} {TERRITORIES[territory]} {number}"
        case ExchangeWithHand(half, area):
            return f"exchange {half_text(half)} {half_text(area)}"
        case DestroyArea(half, seat):
            return f"destroy {half_text(half)} {seat + 1}"
        case StealToken(half, seat, territory, number):
            return f"steal-token {half_text(half)} {seat + 1} {TERRITORIES[territory]} {number}"
        case LockColumn(half, territory):
            return f"lock {half_text(half)} {TERRITORIES[territory]}"
        case UnlockColumn(half, seat, territory):
            return f"unlock {half_text(half)} {seat + 1} {TERRITORIES[territory]}"
        case Block(half):
            return f"block {half_text(half)}"
        case GiveUpArea(territory):
            return f"give-up {TERRITORIES[territory]}"
        case PlaceToken(territory, number):
            return f"place {TERRITORIES[territory]} {number}"
        case KeepCard(card, others):
            return " ".join(("keep", _card(card), *map(_card, others)))
        case ChooseGod(god):
            return f"god {GODS[god]}"
    return _TEXTS[action]


def _seat(word: str) -> int:
    return _number(word) - 1


def _number(word: str) -> int:
    number = int(word)
    if not 1 <= number <= NUMBERS:
        raise ValueError(word)
    return number


def _card_of(word: str) -> int:
    half = HALF_OF[word]
    if half & 1 or half >> 1 >= CARDS:
        raise ValueError(word)
    return half >> 1


_territory = TERRITORIES.index


def _parse_exchange(words: Sequence[str]) -> Action:
    half = HALF_OF[words[0]]
    if len(words) == 2:
        return ExchangeWithHand(half, HALF_OF[words[1]])
    return ExchangeWithCity(half, _seat(words[1]), _territory(words[2]), _number(words[3]))


def _parse_play(words: Sequence[str]) -> Action:
    half = HALF_OF[words[0]]
    for kind in (PlayCastorAndPollux, PlayGraeae, TakeToken):
        if words[0].startswith(_PLAYED[kind]):
            return kind(half)
    raise ValueError(words[0])


_PLAYED = {PlayCastorAndPollux: "castor-and-pollux/", PlayGraeae: "graeae/", TakeToken: "take-token/"}
_READERS: dict[str, Callable[[Sequence[str]], Action]] = {
    "add": lambda words: AddArea(HALF_OF[words[0]], _territory(words[1])),
    "change": lambda words: ChangeArea(HALF_OF[words[0]], _territory(words[1])),
    "steal-dionysus": lambda words: StealDionysus(HALF_OF[words[0]], _seat(words[1]), _territory(words[2])),
    "discard": lambda words: DiscardCard(_card_of(words[0])),
    "play": _parse_play,
    "exchange": _parse_exchange,
    "destroy": lambda words: DestroyArea(HALF_OF[words[0]], _seat(words[1])),
    "steal-token": lambda words: StealToken(
        HALF_OF[words[0]], _seat(words[1]), _territory(words[2]), _number(words[3])
    ),
    "lock": lambda words: LockColumn(HALF_OF[words[0]], _territory(words[1])),
    "unlock": lambda words: UnlockColumn(HALF_OF[words[0]], _seat(words[1]), _territory(words[2])),
    "block": lambda words: Block(HALF_OF[words[0]]),
    "give-up": lambda words: GiveUpArea(_territory(words[0])),
    "place": lambda words: PlaceToken(_territory(words[0]), _number(words[1])),
    "keep": lambda words: KeepCard(_card_of(words[0]), bytes(_card_of(word) for word in words[1:])),
    "god": lambda words: ChooseGod(GODS.index(words[0])),
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
        raise Unreadable(shown, phrase("Ephyran", "“{text}” is not an action of Ephyran.").put(text=shown)) from None
    return action
