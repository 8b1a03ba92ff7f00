"""What happened, in a few words each: parts of the line that tells the last turn of a player."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from boardroom.engine.briefs import Brief, Several, Weight
from boardroom.engine.text import Seat, Text, Value, phrase
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.cards import BOXES_BELOW, HIDDEN, NONE, OWNERS, TYPE
from boardroom.games.epona.position.numbers import PARTNER_POINT, STUD_POINTS
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.vocabulary import RIDER, Bonus, BonusKind
from boardroom.games.epona.words import names
from boardroom.games.epona.words.explanations import box_in_sentence
from boardroom.games.epona.words.formula_words import bonus_name, vp

_COUNTED: Final = (BonusKind.COINS, BonusKind.STUD, BonusKind.POINT)
"""Bonuses of which several are added up."""
_LASTING: Final = (BonusKind.ROLLER, BonusKind.DISCOUNT)
"""Bonuses of an owner card that no event of their own tells."""


def _cards(text: Text, cards: Sequence[int], weight: Weight = Weight.FULL) -> Brief:
    return Brief(text, tuple(names.asset_piece(card) for card in cards), weight)


def _unseen(cards: Sequence[int]) -> bool:
    return HIDDEN in cards or not cards


def _selection_chosen(event: e.SelectionChosen) -> Brief:
    text = phrase("Epona", "takes {selection} and {token}", "what a player did")
    if event.paid:
        text = phrase("Epona", "takes {selection} and {token} for %n coins", "what a player did", event.paid)
    return Brief(text.put(selection=names.selection_piece(event.face), token=names.token_in_sentence(event.token)))


def _drawn(event: e.CardsDrawn | e.BonusDrawn) -> Brief:
    if _unseen(event.cards):
        return Brief(
            phrase("Epona", "draws %n cards", "what a player did", len(event.cards)), weight=Weight.LIGHT
        )  # fmt: skip
    return _cards(phrase("Epona", "draws {things}", "what a player did"), event.cards, Weight.LIGHT)


def _kept(event: e.CardsKept) -> Brief:
    if _unseen(event.cards):
        return Brief(
            phrase("Epona", "keeps %n cards", "what a player did", len(event.cards)), weight=Weight.LIGHT
        )  # fmt: skip
    return _cards(phrase("Epona", "keeps {things}", "what a player did"), event.cards, Weight.LIGHT)


def _gained(event: e.BonusGained | e.BonusOpened) -> Brief:
    kind, what = event.bonus
    thing: Value | Several = bonus_name(event.bonus)
    if kind in _COUNTED:
        thing = Several(kind, what, lambda number: bonus_name(Bonus(kind, number)))
    return Brief(phrase("Epona", "gains {things}", "what a player did"), (thing,))


def _box_used(event: e.BoxUsed) -> Brief:
    """With what it gives, unless that is told as it is gained: coins, tokens, cards."""
    box = names.box_name(event.box)
    below = OWNERS[event.owner].below[event.box] if event.box < BOXES_BELOW else ()
    if not below or any(bonus.kind in _LASTING for bonus in below):
        gives = phrase("Epona", "{box} ({what})", "a box of an owner card, and what it gives")
        box = gives.put(box=box, what=box_in_sentence(event.owner, event.box))
    return _cube_on(box)


def _cube_on(box: Text) -> Brief:
    return Brief(phrase("Epona", "puts a cube on {things}", "what a player did"), (box,))


def _finished(event: e.StableFinished) -> Brief:
    text = phrase("Epona", "finishes {things}, not completed", "what a player did")
    if event.is_complete:
        text = phrase("Epona", "completes {things}", "what a player did")
    return Brief(text, (names.stable_piece(event.stable),))


def _stables_drawn(event: e.StablesDrawn) -> Brief:
    return Brief(
        phrase("Epona", "draws %n stables", "what a player did", len(event.stables)), weight=Weight.ASIDE
    )  # fmt: skip


def _asked(event: e.BreedingAsked) -> Brief:
    text = phrase("Epona", "asks to breed {mare} with {owner}’s {stallion}", "what a player did")
    return Brief(text.put(owner=Seat(event.owner), **_parents(event)), hits=(event.owner,))


def _parents(event: Any) -> dict[str, Value]:
    return {"mare": names.asset_piece(event.mare), "stallion": names.asset_piece(event.stallion)}


def _bred(event: e.HorsesBred) -> Brief:
    """With a partner the gains first: where there is little room the end of a line is cut. What one breeds alone is
    told together.
    """
    foal = vp(event.foal)
    if event.owner in (event.seat, NOBODY):
        pair = phrase("Epona", "{mare} with {stallion} ({vp})", "what was bred, and the points of the foal")
        return Brief(phrase("Epona", "breeds {things}", "what a player did"), (pair.put(vp=foal, **_parents(event)),))
    text = phrase(
        "Epona", "gains {vp} ({owner}: {stud}) breeding {mare} with {owner}’s {stallion}", "what a player did"
    )
    if event.shared:
        text = phrase(
            "Epona",
            "gains {vp} ({owner}: {stud}), and {both} more for each, breeding {mare} with {owner}’s {stallion}",
            "what a player did",
        )
    gains = {"vp": foal, "both": vp(PARTNER_POINT), "stud": vp(STUD_POINTS)}
    return Brief(text.put(owner=Seat(event.owner), **gains, **_parents(event)), hits=(event.owner,))


def _card_placed(event: e.CardPlaced) -> Brief:
    placed: Value = names.asset_piece(event.card)
    if TYPE[event.card] == RIDER:
        placed = phrase("Epona", "{card} (gaining a rider roller)", "a rider that is placed").put(card=placed)
    return Brief(phrase("Epona", "places {things}", "what a player did"), (placed,))


def _placing_finished(event: e.PlacingFinished) -> Brief:
    if event.kept in (NONE, HIDDEN):
        return _aside(phrase("Epona", "finishes placing", "what a player did"))
    return _cards(phrase("Epona", "keeps {things} for the next round", "what a player did"), (event.kept,))


def _aside(text: Text) -> Brief:
    return Brief(text, weight=Weight.ASIDE)


def _group_taken(event: e.GroupTaken) -> Brief:
    if not event.taken:
        return Brief(phrase("Epona", "takes nothing", "what a player did"), hits=(event.divider,))
    taken = _cards(phrase("Epona", "takes {things}", "what a player did"), event.taken)
    return taken._replace(hits=(event.divider,))


def _owner_chosen(event: e.OwnerChosen) -> Brief:
    if event.owner == HIDDEN:
        return _aside(phrase("Epona", "chooses an owner card and a stable", "what a player did"))
    text = phrase("Epona", "chooses {name} and {stable}", "what a player did")
    return Brief(text.put(name=names.owner_name(event.owner), stable=names.stable_piece(event.stable)))


def _discard_chosen(event: e.DiscardChosen) -> Brief:
    if event.card == HIDDEN:
        return _aside(phrase("Epona", "chooses a card to discard", "what a player did"))
    # That it is discarded is told when all have chosen.
    return _cards(phrase("Epona", "chooses {things} to discard", "what a player did"), (event.card,), Weight.ASIDE)


_BRIEFS: Final[dict[type, Callable[[Any], Brief]]] = {
    e.SelectionChosen: _selection_chosen,
    e.DeckChosen: lambda v: Brief(
        phrase("Epona", "will draw from {things}", "what a player did"),
        (names.deck_in_sentence(v.deck),),
        Weight.LIGHT,
    ),
    e.CardsDrawn: _drawn,
    e.CardsKept: _kept,
    e.CardsDiscarded: lambda v: _cards(
        phrase("Epona", "discards {things}", "what a player did"), v.cards, Weight.LIGHT
    ),
    e.PlacingBegun: lambda v: _cards(
        phrase("Epona", "takes {things} back into hand", "what a player did"), (v.aside,), Weight.LIGHT
    ),
    e.CardPlaced: _card_placed,
    e.CardSold: lambda v: _cards(
        phrase("Epona", "discards {things} for coins", "what a player did"), (v.card,), Weight.LIGHT
    ),
    e.BonusGained: _gained,
    e.BonusOpened: _gained,
    e.BonusLost: lambda v: _aside(phrase("Epona", "gains nothing from an owner icon", "what a player did")),
    e.BoxUsed: _box_used,
    e.BonusDrawn: _drawn,
    e.DrawReplaced: lambda v: _gained(e.BonusGained(v.beat, v.seat, v.bonus)),
    e.DrawnKept: lambda v: _cards(
        phrase("Epona", "keeps {things}", "what a player did: a card drawn for a bonus"), (v.card,), Weight.LIGHT
    ),
    e.StableFinished: _finished,
    e.StablesDrawn: _stables_drawn,
    e.StableKept: lambda v: Brief(
        phrase("Epona", "adds {things}", "what a player did"), (names.stable_piece(v.stable),)
    ),
    e.BreedingAsked: _asked,
    e.BreedingRefused: lambda v: Brief(
        phrase("Epona", "refuses {asker}’s request to use a stallion", "what a player did").put(asker=Seat(v.asker)),
        hits=(v.asker,),
    ),
    e.HorsesBred: _bred,
    e.PlacingFinished: _placing_finished,
    e.BreedingPassed: lambda v: _aside(phrase("Epona", "passes on breeding", "what a player did")),
    e.RollerMoved: lambda v: _cards(
        phrase("Epona", "moves a rider roller to {things}", "what a player did"), (v.card,)
    ),
    e.RollersKept: lambda v: _aside(phrase("Epona", "finishes moving rider rollers", "what a player did")),
    e.CardsSwapped: lambda v: Brief(
        phrase("Epona", "swaps {card} and {other}", "what a player did").put(
            **names.swapped_pieces(v.card, v.other)
        )
    ),
    e.PlacesKept: lambda v: _aside(phrase("Epona", "leaves a horse box unused", "what a player did")),
    e.CardsDivided: lambda v: Brief(phrase("Epona", "divides the cards", "what a player did"), weight=Weight.LIGHT),
    e.GroupPicked: lambda v: _aside(phrase("Epona", "chooses a group", "what a player did")),
    e.GroupTaken: _group_taken,
    e.DiscardChosen: _discard_chosen,
    e.OwnerChosen: _owner_chosen,
}  # fmt: skip


def in_brief(event: e.Event) -> Brief | None:
    """A deed in a few words; None for what is nobody's, and for what is said in a sentence of its own."""
    brief = _BRIEFS.get(type(event))
    return None if brief is None else brief(event)
