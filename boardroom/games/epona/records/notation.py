"""The notation: actions as text, as records and people write them: "place tempest 1 3", "breed clover goliath".

Rows and slots count from 1, rows from above.
"""

from boardroom.engine.records.notation import Notation, Several, Verb, Words, counted, named
from boardroom.engine.text import phrase
from boardroom.games.epona.position import actions, cards
from boardroom.games.epona.position.numbers import MOST_ROWS
from boardroom.games.epona.position.vocabulary import DECKS


def face_text(face: int) -> str:
    """A face of a selection card: its card from 1, and which side."""
    return f"{face // 2 + 1}{'ab'[face % 2]}"


_CARD = Words(cards.ASSET_OF)
_DECK = named(DECKS)
_NOTATION = Notation[actions.Action](
    phrase("Epona", "“{text}” is not an action of Epona."),
    {
        "take coin": actions.TAKE_COIN,
        "take point": actions.TAKE_POINT,
        "draw-stables": actions.DRAW_STABLES,
        "agree": actions.AGREE,
        "refuse": actions.REFUSE,
        "pass": actions.PASS_BREEDING,
        "keep rollers": actions.KEEP_ROLLERS,
        "keep places": actions.KEEP_PLACES,
        "finish": actions.FINISHES[cards.NONE],
    },
    Verb("place", actions.PlaceCard, _CARD, counted(MOST_ROWS), counted(cards.SLOTS)),
    Verb("sell", actions.SellCard, _CARD),
    Verb("select", actions.ChooseSelection, named([face_text(face) for face in range(len(cards.FACES))])),
    Verb("deck", actions.ChooseDeck, _DECK),
    Verb("keep-hand", actions.KeepCards, several=Several(_CARD, bytes)),
    Verb("box", actions.UseBox, counted(cards.BOXES)),
    Verb("draw", actions.DrawBonus, _DECK),
    Verb("keep", actions.KeepDrawn, _CARD),
    Verb("stable", actions.KeepStable, Words(cards.STABLE_OF), named(("above", "below"))),
    Verb("breed", actions.Breed, _CARD, _CARD),
    Verb("finish", actions.FinishPlacing, _CARD),
    Verb("roller", actions.MoveRoller, _CARD),
    Verb("divide", actions.Divide, several=Several(_CARD, bytes)),
    Verb("group", actions.ChooseGroup, counted(2)),
    Verb("discard", actions.DiscardCard, _CARD),
    Verb("owner", actions.ChooseOwner, counted(cards.NO_OWNER), Words(cards.STABLE_OF)),
    Verb("swap", actions.SwapCards, _CARD, _CARD),
)
action_text, parse_action = _NOTATION.text, _NOTATION.parse
