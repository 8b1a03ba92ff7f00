"""The lines of the log: every event in a sentence, with the pieces it speaks of."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from boardroom.engine.enumerations import listed, sentences
from boardroom.engine.text import Seat, Text, filled, phrase
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.cards import HIDDEN, NONE, TYPE
from boardroom.games.epona.position.numbers import PARTNER_POINT, SALE, STUD_POINTS
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.vocabulary import RIDER, Bonus, BonusKind
from boardroom.games.epona.words import names
from boardroom.games.epona.words.explanations import box_in_sentence, selection_in_sentence
from boardroom.games.epona.words.formula_words import bonus_name, vp

Said: TypeAlias = Text | tuple[Text | None, ...]
"""A sentence, or those of several that are there, the first always. The fields that they name are still to be filled
in.
"""


def _cards(cards: Sequence[int]) -> Text:
    """Cards that are seen, one at least, one after the other."""
    return listed([names.asset_piece(card) for card in cards])


_NAMED: Final = names.by_fields(
    {
        **dict.fromkeys(("seat", "owner", "asker", "starter", "divider"), Seat),
        **dict.fromkeys(("card", "other", "mare", "stallion"), names.asset_piece),
        "cards": _cards,
        "stable": names.stable_piece,
        "stables": lambda stables: listed([names.stable_piece(stable) for stable in stables]),
        "deck": names.deck_in_sentence,
        "token": names.token_in_sentence,
        "box": names.box_name,
        "bonus": bonus_name,
        "round": int,
    }
)
"""How a line names each field of an event."""


# Distribution.


def _round_begun(event: e.RoundBegun) -> Said:
    # Only the solo player's selection cards go through a deck of their own.
    if event.unused or event.used:
        return phrase("Epona", "Round {round} begins.")
    return phrase("Epona", "Round {round} begins; {starter} goes first.")


def _selection_chosen(event: e.SelectionChosen) -> Said:
    return (
        phrase("Epona", "{seat} takes {selection} and {token}: {draw}.").put(
            seat=Seat(event.seat),
            selection=names.selection_piece(event.face),
            token=names.token_in_sentence(event.token),
            draw=selection_in_sentence(event.face),
        ),
        phrase("Epona", "It costs %n coins.", "a selection card", event.paid) if event.paid else None,
        phrase("Epona", "%n coins are still owed.", "for a selection card", event.owed) if event.owed else None,
    )


def _drawn(event: e.CardsDrawn) -> Said:
    if HIDDEN in event.cards or not event.cards:
        return phrase("Epona", "{seat} draws %n cards.", "", len(event.cards))
    return phrase("Epona", "{seat} draws {cards}.")


def _kept(event: e.CardsKept) -> Said:
    if HIDDEN in event.cards or not event.cards:
        return phrase("Epona", "{seat} keeps %n cards.", "", len(event.cards))
    return phrase("Epona", "{seat} keeps {cards}.")


# High interaction.


def _pairs_formed(event: e.PairsFormed) -> Said:
    pairs = (
        phrase("Epona", "{divider} divides for {chooser}.").put(divider=Seat(pair.divider), chooser=Seat(pair.chooser))
        for pair in event.pairs
    )
    if event.alone == NOBODY:
        return tuple(pairs)
    alone = phrase("Epona", "{seat} is unpaired and draws %n cards.", "", event.draws).put(seat=Seat(event.alone))
    return *pairs, alone


def _divided(event: e.CardsDivided) -> Said:
    if not event.first:
        return phrase("Epona", "{seat} has divided the cards.")
    if not event.second:
        return phrase("Epona", "{seat} offers a single card: {first}.").put(
            seat=Seat(event.seat), first=_cards(event.first)
        )
    return phrase("Epona", "{seat} divides: {first}; {second}.").put(
        seat=Seat(event.seat), first=_cards(event.first), second=_cards(event.second)
    )


def _groups_revealed(event: e.GroupsRevealed) -> Said:
    groups = (
        phrase("Epona", "{seat}’s groups: {first}; {second}.").put(
            seat=Seat(seat), first=_cards(first), second=_cards(second)
        )
        if second
        else phrase("Epona", "{seat} offers a single card: {first}.").put(seat=Seat(seat), first=_cards(first))
        for seat, (first, second) in enumerate(zip(event.firsts, event.seconds, strict=True))
        if first
    )
    return phrase("Epona", "All groups are revealed."), *groups


def _group_picked(event: e.GroupPicked) -> Said:
    if not event.group:
        return phrase("Epona", "{seat} has chosen a group.")
    if event.group == 1:
        return phrase("Epona", "{seat} chooses the first group.")
    return phrase("Epona", "{seat} chooses the second group.")


def _group_taken(event: e.GroupTaken) -> Said:
    seat, divider = Seat(event.seat), Seat(event.divider)
    if not event.taken:
        return phrase("Epona", "{seat} takes nothing; {divider} keeps {left}.").put(
            seat=seat, divider=divider, left=_cards(event.left)
        )
    taken = phrase("Epona", "{seat} takes {taken}.").put(seat=seat, taken=_cards(event.taken))
    if not event.left:
        return taken
    return taken, phrase("Epona", "{divider} keeps {left}.").put(divider=divider, left=_cards(event.left))


def _discard_chosen(event: e.DiscardChosen) -> Said:
    if event.card == HIDDEN:
        return phrase("Epona", "{seat} has chosen a card to discard.")
    return phrase("Epona", "{seat} chooses {card} to discard.")


def _owner_chosen(event: e.OwnerChosen) -> Said:
    if event.owner == HIDDEN:
        return phrase("Epona", "{seat} has chosen an owner card and a stable.")
    return phrase("Epona", "{seat} chooses {name} and {stable}.").put(
        seat=Seat(event.seat), name=names.owner_name(event.owner), stable=names.stable_piece(event.stable)
    )


def _owners_revealed(event: e.OwnersRevealed) -> Said:
    return tuple(
        phrase("Epona", "{seat} starts with {name} and {stable}.").put(
            seat=Seat(seat), name=names.owner_name(owner), stable=names.stable_piece(stable)
        )
        for seat, (owner, stable) in enumerate(zip(event.owners, event.stables, strict=True))
    )


# Placing.


def _placing_begun(event: e.PlacingBegun) -> Said:
    if event.aside == NONE:
        return phrase("Epona", "{seat} starts placing.")
    return phrase("Epona", "{seat} takes back {card}, kept from the previous round.").put(
        seat=Seat(event.seat), card=names.asset_piece(event.aside)
    )


_GAINED: Final = phrase("Epona", "{seat} gains {bonus}.")


def _placed(event: e.CardPlaced) -> Said:
    line = phrase("Epona", "{seat} places {card} in {place}.")
    if event.paid:
        line = phrase("Epona", "{seat} places {card} in {place} for %n coins.", "", event.paid)
    roller = _GAINED.put(bonus=bonus_name(Bonus(BonusKind.ROLLER))) if TYPE[event.card] == RIDER else None
    return line.put(place=names.place_name(event.row, event.slot)), roller


def _sold(event: e.CardSold) -> Said:
    line = phrase("Epona", "{seat} discards {card} for %n coins.", "", event.coins)
    paid = phrase("Epona", "%n coins of that pay for the selection card.", "", event.paid) if event.paid else None
    return line, paid


def _box_used(event: e.BoxUsed) -> Said:
    return phrase("Epona", "{seat} puts a cube on {box}: {what}.").put(
        seat=Seat(event.seat), box=names.box_name(event.box), what=box_in_sentence(event.owner, event.box)
    )


def _bonus_drawn(event: e.BonusDrawn) -> Said:
    if HIDDEN in event.cards or not event.cards:
        return phrase("Epona", "{seat} draws %n cards from {deck}.", "", len(event.cards))
    return phrase("Epona", "{seat} draws from {deck}: {cards}.")


def _drawn_kept(event: e.DrawnKept) -> Said:
    others = phrase("Epona", "Discarded: {cards}.").put(cards=_cards(event.others)) if event.others else None
    return phrase("Epona", "{seat} keeps {card}."), others


def _finished(event: e.StableFinished) -> Said:
    if event.is_complete:
        return phrase("Epona", "{seat} completes {stable}.")
    return phrase("Epona", "{seat} finishes {stable} without completing it.")


def _stables_drawn(event: e.StablesDrawn) -> Said:
    if HIDDEN in event.stables:
        return phrase("Epona", "{seat} draws %n stables.", "", len(event.stables))
    return phrase("Epona", "{seat} draws {stables}.", "stable cards")


def _stable_kept(event: e.StableKept) -> Said:
    if event.below:
        return phrase("Epona", "{seat} adds {stable} below the others.")
    return phrase("Epona", "{seat} adds {stable} above the others.")


# Breeding.


def _bred(event: e.HorsesBred) -> Said:
    line = phrase("Epona", "{seat} breeds {mare} with {owner}’s {stallion}: a foal worth {vp}.")
    if event.owner in (event.seat, NOBODY):
        line = phrase("Epona", "{seat} breeds {mare} with {stallion}: a foal worth {vp}.")
    shared = phrase("Epona", "Both partners gain {vp} each.").put(vp=vp(PARTNER_POINT)) if event.shared else None
    stud = phrase("Epona", "{owner}’s stallion gains a stud token: {vp}.")
    own = event.owner in (event.seat, NOBODY)
    return line.put(vp=vp(event.foal)), None if own else stud.put(vp=vp(STUD_POINTS)), shared


def _placing_finished(event: e.PlacingFinished) -> Said:
    if event.kept in (NONE, HIDDEN):
        return phrase("Epona", "{seat} finishes placing.")
    return phrase("Epona", "{seat} finishes placing and keeps {card}.").put(
        seat=Seat(event.seat), card=names.asset_piece(event.kept)
    )


def _round_ended(event: e.RoundEnded) -> Said:
    """That a round is over, and what was left in the hands and is sold, if anything."""
    sales = (
        phrase("Epona", "{seat} discards {cards} for %n coins.", "what was left in the hand", SALE * len(cards)).put(
            seat=Seat(seat), cards=_cards(cards)
        )
        for seat, cards in enumerate(event.sold)
        if cards
    )
    return phrase("Epona", "Round {round} is over."), *sales


# All of them.

_NO_LINE: Final = (e.SelectingBegun, e.DrawingBegun, e.BonusOpened, e.BreedingBegun, e.RollersBegun, e.SwappingBegun)
"""Events of which the prompt and the line that follows say enough."""


def is_told(event: e.Event) -> bool:
    """Whether an event is a line of the log."""
    if isinstance(event, e.PlacingBegun):
        return event.aside != NONE
    return not isinstance(event, _NO_LINE)


def is_heading(event: e.Event) -> bool:
    """Whether an event begins a round."""
    return isinstance(event, e.RoundBegun)


def line(event: e.Event) -> Text:
    """The line of an event."""
    said = EVENTS[type(event)]
    parts = said(event) if callable(said) else said
    if isinstance(parts, Text):
        return filled(parts, event, _NAMED)
    text = sentences(*(part and filled(part, event, _NAMED) for part in parts))
    assert text is not None
    return text


EVENTS: Final[dict[type, Text | Callable[[Any], Said]]] = {
    e.RoundBegun: _round_begun,
    e.SelectionChosen: _selection_chosen,
    e.DeckChosen: phrase("Epona", "{seat} will draw from {deck}."),
    e.SelectingBegun: phrase("Epona", "{seat} chooses a selection card next."),
    e.CardsDrawn: _drawn,
    e.DeckShuffled: phrase("Epona", "The discard pile is shuffled into a new deck: {deck}."),
    e.CardsKept: _kept,
    e.CardsDiscarded: phrase("Epona", "{seat} discards {cards}."),
    e.PlacingBegun: _placing_begun,
    e.CardPlaced: _placed,
    e.CardSold: _sold,
    e.BonusGained: _GAINED,
    e.BonusOpened: _GAINED,
    e.BonusLost: phrase("Epona", "{seat} has no free box for an owner icon and gains nothing."),
    e.BoxUsed: _box_used,
    e.BonusDrawn: _bonus_drawn,
    e.DrawReplaced: phrase("Epona", "{seat} takes {bonus} instead of a second draw."),
    e.DrawnKept: _drawn_kept,
    e.StableFinished: _finished,
    e.StablesDrawn: _stables_drawn,
    e.StableKept: _stable_kept,
    e.BreedingAsked: phrase("Epona", "{seat} asks to breed {mare} with {owner}’s {stallion}."),
    e.BreedingRefused: phrase("Epona", "{seat} refuses: {asker} cannot breed {mare} with {stallion} this round."),
    e.HorsesBred: _bred,
    e.PlacingFinished: _placing_finished,
    e.BreedingBegun: phrase("Epona", "{seat} may still breed horses."),
    e.BreedingPassed: phrase("Epona", "{seat} passes on breeding."),
    e.RoundEnded: _round_ended,
    e.RollersBegun: phrase("Epona", "{seat} may move rider rollers."),
    e.RollerMoved: phrase("Epona", "{seat} moves a rider roller to {card}."),
    e.RollersKept: phrase("Epona", "{seat} finishes moving rider rollers."),
    e.SwappingBegun: lambda event: phrase("Epona", "{seat} may use %n horse boxes.", "", event.swaps),
    e.CardsSwapped: lambda event: phrase("Epona", "{seat} swaps {card} and {other}.").put(
        **names.swapped_pieces(event.card, event.other)
    ),
    e.PlacesKept: phrase("Epona", "{seat} leaves a horse box unused."),
    e.PairsFormed: _pairs_formed,
    e.DrawingBegun: phrase("Epona", "{seat} chooses decks next."),
    e.CardsDivided: _divided,
    e.GroupsRevealed: _groups_revealed,
    e.GroupPicked: _group_picked,
    e.GroupTaken: _group_taken,
    e.DiscardChosen: _discard_chosen,
    e.OwnerChosen: _owner_chosen,
    e.OwnersRevealed: _owners_revealed,
    e.GameEnded: phrase("Epona", "The game is over."),
}
