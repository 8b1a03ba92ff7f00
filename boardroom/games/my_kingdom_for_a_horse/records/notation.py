"""The notation: actions as text, as records and people write them: "roll 134", "place b2n", "keep 4 2 0 0"."""

from boardroom.engine.records.notation import Notation, Several, Verb, Words, counted, named
from boardroom.engine.text import phrase
from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARD_OF, CARDS
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, KINDS
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING, BREEDING_DIE, BREEDING_FACES, DICE, ROYAL
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_NAMES, SPACE_OF
from boardroom.games.my_kingdom_for_a_horse.position.numbers import HAND_LIMIT

_MOST_DIGITS = 9


def _masks(count: int) -> Words:
    """The bits of a mask, counted from 1 and written as digits without anything between them."""
    count = min(count, _MOST_DIGITS)
    bits = range(count)
    return Words({"".join(str(bit + 1) for bit in bits if mask >> bit & 1): mask for mask in range(1, 1 << count)})


_DIE = counted(DICE)
_ROYAL_DIE = counted(BREEDING_DIE)
_BREEDING_DIE = Words({str(BREEDING_DIE + 1): BREEDING_DIE})
_CARD = Words(CARD_OF)
_SETTING_CARD = Words({name: card for name, card in CARD_OF.items() if CARDS[card].set_die})
_EDGE = named(EDGE_NAMES)
_SPACE = Words(SPACE_OF)
_KIND = named(KIND_NAMES)
_NUMBER = Words({str(number): number for number in range(100)})
_NOTATION = Notation[actions.Action](
    phrase("Kingdom", "“{text}” is not an action of My Kingdom for a Horse."),
    {
        "pass": actions.PASS,
        "concede": actions.CONCEDE,
        "wheelbarrow": actions.WHEELBARROW,
        "forced-trade": actions.FORCED_TRADE,
        "forced-loss": actions.FORCED_LOSS,
    },
    Verb("roll", actions.Roll, _masks(DICE)),
    Verb("use", actions.UseDie, _DIE),
    Verb("take", actions.TakeDie, _DIE),
    Verb("play", actions.PlayCard, _CARD),
    Verb("play", actions.PlayCard, _SETTING_CARD, _ROYAL_DIE, named(ROYAL)),
    Verb("play", actions.PlayCard, _SETTING_CARD, _BREEDING_DIE, named(BREEDING)),
    Verb("discard", actions.DiscardCards, _masks(HAND_LIMIT)),
    Verb("turn", actions.TurnBreedingDie, Words({BREEDING[face]: face for face in BREEDING_FACES})),
    Verb("place", actions.PlaceFence, _EDGE),
    Verb("lift", actions.LiftFence, _EDGE),
    Verb("keep", actions.Keep, several=Several(_NUMBER, tuple, len(KINDS))),
    Verb("trade", actions.Trade, _KIND, _NUMBER),
    Verb("move", actions.MoveAnimal, _SPACE, _SPACE),
    Verb("swap", actions.SwapPens, _SPACE, _SPACE),
    Verb("give-back", actions.GiveBack, _KIND),
)
action_text, parse_action = _NOTATION.text, _NOTATION.parse
