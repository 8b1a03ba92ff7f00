"""The notation: actions as text, as records and people write them: "add lagoon-1-siren/lands-2-boar lagoon".

A half is written with the one that is given up for it: "add lagoon-2-scylla/destroy". Seats count from 1.
"""

from boardroom.engine.records.notation import Notation, Several, Verb, Words, counted, named
from boardroom.engine.text import phrase
from boardroom.games.ephyran.position import actions, cards

_HALF = Words(cards.HALF_OF)
_CARD = Words({cards.half_text(2 * card): card for card in range(cards.CARDS)})
_TERRITORY = named(cards.TERRITORIES)
_SEAT = counted(len(cards.TERRITORIES))
_NUMBER = Words({str(number): number for number in range(1, cards.NUMBERS + 1)})


def _half_with(support: int) -> Words:
    return Words({text: half for text, half in cards.HALF_OF.items() if cards.SUPPORT[half] == support})


_NOTATION = Notation[actions.Action](
    phrase("Ephyran", "“{text}” is not an action of Ephyran."),
    {
        "let": actions.LET_HAPPEN,
        "draw nothing": actions.DRAW_NOTHING,
        "draw pile": actions.DrawCard(actions.Source.PILE),
        "draw discard": actions.DrawCard(actions.Source.DISCARD_PILE),
        "concede": actions.CONCEDE,
    },
    Verb("add", actions.AddArea, _HALF, _TERRITORY),
    Verb("change", actions.ChangeArea, _HALF, _TERRITORY),
    Verb("steal-dionysus", actions.StealDionysus, _HALF, _SEAT, _TERRITORY),
    Verb("discard", actions.DiscardCard, _CARD),
    Verb("play", actions.PlayCastorAndPollux, _half_with(cards.Support.CASTOR_AND_POLLUX)),
    Verb("play", actions.PlayGraeae, _half_with(cards.Support.GRAEAE)),
    Verb("play", actions.TakeToken, _half_with(cards.Support.TAKE_TOKEN)),
    Verb("exchange", actions.ExchangeWithCity, _HALF, _SEAT, _TERRITORY, _NUMBER),
    Verb("exchange", actions.ExchangeWithHand, _HALF, _HALF),
    Verb("destroy", actions.DestroyArea, _HALF, _SEAT),
    Verb("steal-token", actions.StealToken, _HALF, _SEAT, _TERRITORY, _NUMBER),
    Verb("lock", actions.LockColumn, _HALF, _TERRITORY),
    Verb("unlock", actions.UnlockColumn, _HALF, _SEAT, _TERRITORY),
    Verb("block", actions.Block, _HALF),
    Verb("give-up", actions.GiveUpArea, _TERRITORY),
    Verb("place", actions.PlaceToken, _TERRITORY, _NUMBER),
    Verb("keep", actions.KeepCard, _CARD, several=Several(_CARD, bytes)),
    Verb("god", actions.ChooseGod, named(cards.GODS)),
)
action_text, parse_action = _NOTATION.text, _NOTATION.parse
