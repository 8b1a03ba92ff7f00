"""The lines of the log: every event in a sentence, with the pieces it speaks of."""

from collections.abc import Sequence
from typing import Any, Final

from boardroom.engine.enumerations import listed, sentences
from boardroom.engine.text import Text, Value, phrase
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.cards import HIDDEN, NONE, TYPE
from boardroom.games.epona.position.numbers import PARTNER_POINT, SALE
from boardroom.games.epona.position.state import NOBODY
from boardroom.games.epona.position.vocabulary import RIDER, Bonus, BonusKind
from boardroom.games.epona.words.explanations import box_content, selection_in_sentence
from boardroom.games.epona.words.formula_words import bonus_name, vp
from boardroom.games.epona.words.names import (
    asset_piece,
    box_name,
    deck_in_sentence,
    place_name,
    selection_piece,
    stable_piece,
    token_in_sentence,
    who,
)


def _cards(cards: Sequence[int]) -> Text:
    """Cards that are seen, one at least, one after the other."""
    return listed([asset_piece(card) for card in cards])


def _said(*parts: Text | None) -> Text:
    """Sentences one after the other, of which the first is there."""
    text = sentences(*parts)
    assert text is not None
    return text


# Distribution.


def _round_begun(event: e.RoundBegun) -> Text:
    # Only the solo player's selection cards go through a deck of their own.
    if event.unused or event.used:
        return phrase("Epona", "Round {round} begins.").put(round=event.round)
    return phrase("Epona", "Round {round} begins; {starter} goes first.").put(
        round=event.round, starter=who(event.starter)
    )


def _selection_chosen(event: e.SelectionChosen) -> Text:
    line = phrase("Epona", "{seat} takes {selection} and {token}: {draw}.").put(
        seat=who(event.seat),
        selection=selection_piece(event.face),
        token=token_in_sentence(event.token),
        draw=selection_in_sentence(event.face),
    )
    paid = phrase("Epona", "It costs %n coins.", "a selection card", event.paid) if event.paid else None
    owed = phrase("Epona", "%n coins are still owed.", "for a selection card", event.owed) if event.owed else None
    return _said(line, paid, owed)


def _drawn(event: e.CardsDrawn) -> Text:
    if HIDDEN in event.cards or not event.cards:
        return phrase("Epona", "{seat} draws %n cards.", "", len(event.cards)).put(seat=who(event.seat))
    return phrase("Epona", "{seat} draws {cards}.").put(seat=who(event.seat), cards=_cards(event.cards))


def _shuffled(event: e.DeckShuffled) -> Text:
    return phrase("Epona", "The discard pile is shuffled into a new deck: {deck}.").put(
        deck=deck_in_sentence(event.deck)
    )


def _kept(event: e.CardsKept) -> Text:
    if HIDDEN in event.cards or not event.cards:
        return phrase("Epona", "{seat} keeps %n cards.", "", len(event.cards)).put(seat=who(event.seat))
    return phrase("Epona", "{seat} keeps {cards}.").put(seat=who(event.seat), cards=_cards(event.cards))


def _discarded(event: e.CardsDiscarded) -> Text:
    return phrase("Epona", "{seat} discards {cards}.").put(seat=who(event.seat), cards=_cards(event.cards))


# Placing.


def _placing_begun(event: e.PlacingBegun) -> Text:
    if event.aside == NONE:
        return phrase("Epona", "{seat} starts placing.").put(seat=who(event.seat))
    return phrase("Epona", "{seat} takes back {card}, kept from the last round.").put(
        seat=who(event.seat), card=asset_piece(event.aside)
    )


def _placed(event: e.CardPlaced) -> Text:
    names: dict[str, Value] = {
        "seat": who(event.seat),
        "card": asset_piece(event.card),
        "place": place_name(event.row, event.slot),
    }
    line = phrase("Epona", "{seat} places {card} in {place}.").put(**names)
    if event.paid:
        line = phrase("Epona", "{seat} places {card} in {place} for %n coins.", "", event.paid).put(**names)
    return _said(line, _gains(event.seat, Bonus(BonusKind.ROLLER)) if TYPE[event.card] == RIDER else None)


def _gains(seat: int, bonus: Bonus) -> Text:
    return phrase("Epona", "{seat} gains {bonus}.").put(seat=who(seat), bonus=bonus_name(bonus))


def _sold(event: e.CardSold) -> Text:
    line = phrase("Epona", "{seat} sells {card} for %n coins.", "", event.coins).put(
        seat=who(event.seat), card=asset_piece(event.card)
    )
    paid = phrase("Epona", "%n coins of that pay for the selection card.", "", event.paid) if event.paid else None
    return _said(line, paid)


def _box_used(event: e.BoxUsed) -> Text:
    content = box_content(event.box)
    names: dict[str, Value] = {"seat": who(event.seat), "box": box_name(event.box)}
    if content is None:
        return phrase("Epona", "{seat} puts a cube on {box}.").put(**names)
    return phrase("Epona", "{seat} puts a cube on {box}: {what}.").put(what=content, **names)


def _bonus_drawn(event: e.BonusDrawn) -> Text:
    names: dict[str, Value] = {"seat": who(event.seat), "deck": deck_in_sentence(event.deck)}
    if HIDDEN in event.cards or not event.cards:
        return phrase("Epona", "{seat} draws %n cards from {deck}.", "", len(event.cards)).put(**names)
    return phrase("Epona", "{seat} draws from {deck}: {cards}.").put(cards=_cards(event.cards), **names)


def _drawn_kept(event: e.DrawnKept) -> Text:
    line = phrase("Epona", "{seat} keeps {card}.").put(seat=who(event.seat), card=asset_piece(event.card))
    if not event.others:
        return line
    return _said(line, phrase("Epona", "Discarded: {cards}.").put(cards=_cards(event.others)))


def _finished(event: e.StableFinished) -> Text:
    names: dict[str, Value] = {"seat": who(event.seat), "stable": stable_piece(event.stable)}
    if event.is_complete:
        return phrase("Epona", "{seat} completes {stable}.").put(**names)
    return phrase("Epona", "{seat} finishes {stable} without completing it.").put(**names)


def _stables_drawn(event: e.StablesDrawn) -> Text:
    if HIDDEN in event.stables:
        return phrase("Epona", "{seat} draws %n stables.", "", len(event.stables)).put(seat=who(event.seat))
    stables = listed([stable_piece(stable) for stable in event.stables])
    return phrase("Epona", "{seat} draws {stables}.", "stable cards").put(seat=who(event.seat), stables=stables)


def _stable_kept(event: e.StableKept) -> Text:
    names: dict[str, Value] = {"seat": who(event.seat), "stable": stable_piece(event.stable)}
    line = phrase("Epona", "{seat} adds {stable} above the others.")
    if event.below:
        line = phrase("Epona", "{seat} adds {stable} below the others.")
    return line.put(**names)


# Breeding.


def _bred(event: e.HorsesBred) -> Text:
    names: dict[str, Value] = {
        "seat": who(event.seat),
        "mare": asset_piece(event.mare),
        "stallion": asset_piece(event.stallion),
        "vp": vp(event.foal),
    }
    if event.owner in (event.seat, NOBODY):
        return phrase("Epona", "{seat} breeds {mare} with {stallion}: a foal worth {vp}.").put(**names)
    line = phrase("Epona", "{seat} breeds {mare} with {owner}’s {stallion}: a foal worth {vp}.")
    shared = phrase("Epona", "Both partners gain {vp}.").put(vp=vp(PARTNER_POINT)) if event.shared else None
    return _said(line.put(owner=who(event.owner), **names), shared)


def _placing_finished(event: e.PlacingFinished) -> Text:
    if event.kept in (NONE, HIDDEN):
        return phrase("Epona", "{seat} finishes placing.").put(seat=who(event.seat))
    return phrase("Epona", "{seat} finishes placing and keeps {card}.").put(
        seat=who(event.seat), card=asset_piece(event.kept)
    )


def _round_ended(event: e.RoundEnded) -> Text:
    """That a round is over, and what was left in the hands and is sold, if anything."""
    sales = [
        phrase("Epona", "{seat} sells {cards} for %n coins.", "what was left in the hand", SALE * len(cards)).put(
            seat=who(seat), cards=_cards(cards)
        )
        for seat, cards in enumerate(event.sold)
        if cards
    ]
    return _said(phrase("Epona", "Round {round} is over.").put(round=event.round), *sales)


# All of them.

_NO_LINE: Final = (e.SelectingBegun, e.BonusOpened, e.BreedingBegun, e.RollersBegun, e.SwappingBegun)
"""Events of which the prompt and the line that follows say enough."""


def is_told(event: e.Event) -> bool:
    """Whether an event is a line of the log."""
    if isinstance(event, e.PlacingBegun):
        return event.aside != NONE
    return not isinstance(event, _NO_LINE)


def _gained(event: e.BonusGained | e.BonusOpened) -> Text:
    return _gains(event.seat, event.bonus)


EVENTS: Final[dict[type, Any]] = {
    e.RoundBegun: _round_begun,
    e.SelectionChosen: _selection_chosen,
    e.DeckChosen: lambda v: phrase("Epona", "{seat} will draw from {deck}.").put(
        seat=who(v.seat), deck=deck_in_sentence(v.deck)
    ),
    e.SelectingBegun: lambda v: phrase("Epona", "{seat} chooses a selection card next.").put(seat=who(v.seat)),
    e.CardsDrawn: _drawn,
    e.DeckShuffled: _shuffled,
    e.CardsKept: _kept,
    e.CardsDiscarded: _discarded,
    e.PlacingBegun: _placing_begun,
    e.CardPlaced: _placed,
    e.CardSold: _sold,
    e.BonusGained: _gained,
    e.BonusOpened: _gained,
    e.BonusLost: lambda v: phrase("Epona", "{seat} has no free box for an owner icon and gains nothing.").put(
        seat=who(v.seat)
    ),
    e.BoxUsed: _box_used,
    e.BonusDrawn: _bonus_drawn,
    e.DrawReplaced: lambda v: phrase("Epona", "{seat} takes {bonus} instead of a second draw.").put(
        seat=who(v.seat), bonus=bonus_name(v.bonus)
    ),
    e.DrawnKept: _drawn_kept,
    e.StableFinished: _finished,
    e.StablesDrawn: _stables_drawn,
    e.StableKept: _stable_kept,
    e.BreedingAsked: lambda v: phrase("Epona", "{seat} asks {owner} to breed {mare} with {stallion}.").put(
        seat=who(v.seat), owner=who(v.owner), mare=asset_piece(v.mare), stallion=asset_piece(v.stallion)
    ),
    e.BreedingRefused: lambda v: phrase(
        "Epona", "{seat} refuses: {asker} cannot breed {mare} with {stallion} this round."
    ).put(seat=who(v.seat), asker=who(v.asker), mare=asset_piece(v.mare), stallion=asset_piece(v.stallion)),
    e.HorsesBred: _bred,
    e.PlacingFinished: _placing_finished,
    e.BreedingBegun: lambda v: phrase("Epona", "{seat} may still breed.").put(seat=who(v.seat)),
    e.BreedingPassed: lambda v: phrase("Epona", "{seat} passes on breeding.").put(seat=who(v.seat)),
    e.RoundEnded: _round_ended,
    e.RollersBegun: lambda v: phrase("Epona", "{seat} may move rider rollers.").put(seat=who(v.seat)),
    e.RollerMoved: lambda v: phrase("Epona", "{seat} moves a rider roller to {card}.").put(
        seat=who(v.seat), card=asset_piece(v.card)
    ),
    e.RollersKept: lambda v: phrase("Epona", "{seat} finishes moving rider rollers.").put(seat=who(v.seat)),
    e.SwappingBegun: lambda v: phrase("Epona", "{seat} may use %n horse boxes.", "", v.swaps).put(seat=who(v.seat)),
    e.CardsSwapped: lambda v: phrase("Epona", "{seat} swaps {card} and {other}.").put(
        seat=who(v.seat), card=asset_piece(v.card), other=asset_piece(v.other)
    ),
    e.PlacesKept: lambda v: phrase("Epona", "{seat} leaves a horse box unused.").put(seat=who(v.seat)),
    e.GameEnded: lambda v: phrase("Epona", "The game is over."),
}
