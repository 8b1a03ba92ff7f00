"""The notation: actions as text, as records and people write them.

A half is written with the one that is given up for it: "add lagoon-2-scylla/destroy". Seats count from 1.
"""

from collections.abc import Callable, Sequence

from boardroom.engine.rules import Unreadable
from boardroom.engine.text import phrase
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.cards import CARDS, GODS, HALF_OF, NUMBERS, TERRITORIES, half_text

_WORDS: dict[str, actions.Action] = {
    "let": actions.LET_HAPPEN,
    "draw nothing": actions.DRAW_NOTHING,
    "draw pile": actions.DrawCard(actions.Source.PILE),
    "draw discard": actions.DrawCard(actions.Source.DISCARD_PILE),
    "concede": actions.CONCEDE,
}
_TEXTS = {action: text for text, action in _WORDS.items()}


def _card(card: int) -> str:
    return half_text(2 * card)


def action_text(action: actions.Action) -> str:
    """The canonical text of an action: "add lagoon-1-siren/lands-2-boar lagoon", "destroy destroy/forest-3-harpy 2"."""
    match action:
        case actions.AddArea(half, territory):
            return f"add {half_text(half)} {TERRITORIES[territory]}"
        case actions.ChangeArea(half, territory):
            return f"change {half_text(half)} {TERRITORIES[territory]}"
        case actions.StealDionysus(half, seat, territory):
            return f"steal-dionysus {half_text(half)} {seat + 1} {TERRITORIES[territory]}"
        case actions.DiscardCard(card):
            return f"discard {_card(card)}"
        case actions.PlayCastorAndPollux(half) | actions.PlayGraeae(half) | actions.TakeToken(half):
            return f"play {half_text(half)}"
        case actions.ExchangeWithCity(half, seat, territory, number):
            return f"exchange {half_text(half)} {seat + 1} {TERRITORIES[territory]} {number}"
        case actions.ExchangeWithHand(half, area):
            return f"exchange {half_text(half)} {half_text(area)}"
        case actions.DestroyArea(half, seat):
            return f"destroy {half_text(half)} {seat + 1}"
        case actions.StealToken(half, seat, territory, number):
            return f"steal-token {half_text(half)} {seat + 1} {TERRITORIES[territory]} {number}"
        case actions.LockColumn(half, territory):
            return f"lock {half_text(half)} {TERRITORIES[territory]}"
        case actions.UnlockColumn(half, seat, territory):
            return f"unlock {half_text(half)} {seat + 1} {TERRITORIES[territory]}"
        case actions.Block(half):
            return f"block {half_text(half)}"
        case actions.GiveUpArea(territory):
            return f"give-up {TERRITORIES[territory]}"
        case actions.PlaceToken(territory, number):
            return f"place {TERRITORIES[territory]} {number}"
        case actions.KeepCard(card, others):
            return " ".join(("keep", _card(card), *map(_card, others)))
        case actions.ChooseGod(god):
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


def _parse_exchange(words: Sequence[str]) -> actions.Action:
    half = HALF_OF[words[0]]
    if len(words) == 2:
        return actions.ExchangeWithHand(half, HALF_OF[words[1]])
    return actions.ExchangeWithCity(half, _seat(words[1]), _territory(words[2]), _number(words[3]))


def _parse_play(words: Sequence[str]) -> actions.Action:
    half = HALF_OF[words[0]]
    for kind in (actions.PlayCastorAndPollux, actions.PlayGraeae, actions.TakeToken):
        if words[0].startswith(_PLAYED[kind]):
            return kind(half)
    raise ValueError(words[0])


_PLAYED = {
    actions.PlayCastorAndPollux: "castor-and-pollux/",
    actions.PlayGraeae: "graeae/",
    actions.TakeToken: "take-token/",
}
_READERS: dict[str, Callable[[Sequence[str]], actions.Action]] = {
    "add": lambda words: actions.AddArea(HALF_OF[words[0]], _territory(words[1])),
    "change": lambda words: actions.ChangeArea(HALF_OF[words[0]], _territory(words[1])),
    "steal-dionysus": lambda words: actions.StealDionysus(HALF_OF[words[0]], _seat(words[1]), _territory(words[2])),
    "discard": lambda words: actions.DiscardCard(_card_of(words[0])),
    "play": _parse_play,
    "exchange": _parse_exchange,
    "destroy": lambda words: actions.DestroyArea(HALF_OF[words[0]], _seat(words[1])),
    "steal-token": lambda words: actions.StealToken(
        HALF_OF[words[0]], _seat(words[1]), _territory(words[2]), _number(words[3])
    ),
    "lock": lambda words: actions.LockColumn(HALF_OF[words[0]], _territory(words[1])),
    "unlock": lambda words: actions.UnlockColumn(HALF_OF[words[0]], _seat(words[1]), _territory(words[2])),
    "block": lambda words: actions.Block(HALF_OF[words[0]]),
    "give-up": lambda words: actions.GiveUpArea(_territory(words[0])),
    "place": lambda words: actions.PlaceToken(_territory(words[0]), _number(words[1])),
    "keep": lambda words: actions.KeepCard(_card_of(words[0]), bytes(_card_of(word) for word in words[1:])),
    "god": lambda words: actions.ChooseGod(GODS.index(words[0])),
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
        shown = str(text)[:60]
        raise Unreadable(shown, phrase("Ephyran", "“{text}” is not an action of Ephyran.").put(text=shown)) from None
    return action
