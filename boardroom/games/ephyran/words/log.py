"""The lines of the log: every event in a sentence, with the pieces it speaks of."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from boardroom.engine.enumerations import listed, sentences
from boardroom.engine.text import Piece, Seat, Text, Value, phrase
from boardroom.games.ephyran.position import events as e
from boardroom.games.ephyran.position import numbers
from boardroom.games.ephyran.position.actions import Source
from boardroom.games.ephyran.position.cards import HIDDEN, NO_TOKEN, NUMBER, SUPPORT, TERRITORY, Support
from boardroom.games.ephyran.position.state import NOBODY, Ending, token_key
from boardroom.games.ephyran.words import names

# Areas.


def _added(event: e.AreaAdded) -> Text:
    return phrase("Ephyran", "{seat} adds {area}.").put(
        seat=Seat(event.seat), area=names.laid_piece(event.half, event.territory, event.number)
    )


def _changed(event: e.AreaChanged) -> Text:
    line = phrase("Ephyran", "{seat} replaces {old} with {area}.").put(
        seat=Seat(event.seat),
        old=names.laid_piece(event.old, event.territory, event.number),
        area=names.laid_piece(event.half, event.territory, event.number),
    )
    return _with_lost(line, event.token)


def _with_lost(line: Text, token: int) -> Text:
    """A line about an area, and that the token on it is lost with it, if there was one (ruling 4)."""
    lost = phrase("Ephyran", "The token there leaves the game.") if token else None
    return sentences(line, lost) or line


def _dionysus(event: e.DionysusStolen) -> Text:
    words = phrase("Ephyran", "{seat} steals {dionysus} from {victim}, leaving {area}, and places him as {place}.")
    line = words.put(
        seat=Seat(event.seat),
        # He stood where the area lies now.
        dionysus=names.laid_piece(event.dionysus, TERRITORY[event.half], NUMBER[event.half]),
        victim=Seat(event.victim),
        area=names.half_piece(event.half),
        place=names.place_name(event.territory, event.number),
    )
    if event.token == NO_TOKEN:
        return line
    token = names.token_piece(event.seat, event.territory, event.number, event.token)
    along = phrase("Ephyran", "A token moves with him: {token}.", "on Dionysus, who is stolen").put(token=token)
    return sentences(line, along) or line


def _exchanged(event: e.AreasExchanged) -> Text:
    line = phrase("Ephyran", "{seat} gets {taken} from {victim} in exchange for {given}.").put(
        seat=Seat(event.seat),
        taken=names.laid_piece(event.half, event.territory, event.number),
        victim=Seat(event.victim),
        given=names.laid_piece(event.other, event.territory, event.number),
    )
    tokens: list[Value] = [
        names.token_piece(seat, event.territory, event.number, token)
        for seat, token in ((event.seat, event.token), (event.victim, event.other_token))
        if token != NO_TOKEN
    ]
    if not tokens:
        return line
    along = phrase("Ephyran", "Tokens move with them: {tokens}.", "on areas that are exchanged")
    return sentences(line, along.put(tokens=listed(tokens))) or line


def _exchanged_with_hand(event: e.AreaExchangedWithHand) -> Text:
    line = phrase("Ephyran", "{seat} exchanges {old} for {area} from hand.").put(
        seat=Seat(event.seat),
        old=names.laid_piece(event.old, event.territory, event.number),
        area=names.half_piece(event.half),
    )
    return _with_lost(line, event.token)


def _destroyed(event: e.AreaDestroyed) -> Text:
    line = phrase("Ephyran", "{seat} loses {area} to Tartarus.").put(
        seat=Seat(event.seat), area=names.laid_piece(event.half, event.territory, event.number)
    )
    return _with_lost(line, event.token)


# Supports.


def _announced(event: e.SupportAnnounced) -> Text:
    seat, support = Seat(event.seat), names.half_piece(event.half)
    if event.target == NOBODY:
        return phrase("Ephyran", "{seat} plays {support}.").put(seat=seat, support=support)
    target = Seat(event.target)
    if SUPPORT[event.half] == Support.DESTROY:
        return phrase("Ephyran", "{seat} plays {support} on {target}.").put(seat=seat, support=support, target=target)
    area: Value = names.place_name(event.territory, event.number)
    if SUPPORT[event.half] == Support.STEAL_TOKEN:
        area = Piece(
            token_key(event.target, event.territory, event.number), names.place_name(event.territory, event.number)
        )
    return phrase("Ephyran", "{seat} plays {support} on {target}’s {area}.").put(
        seat=seat, support=support, target=target, area=area
    )


def _blocked(event: e.SupportBlocked) -> Text:
    return phrase("Ephyran", "{seat} blocks {attacker}’s {support} with {defence}.").put(
        seat=Seat(event.seat),
        attacker=Seat(event.attacker),
        support=names.half_piece(event.attack),
        defence=names.half_piece(event.half),
    )


def _locked(event: e.ColumnLocked) -> Text:
    return phrase("Ephyran", "{seat} locks the {territory} with {shield}.").put(
        seat=Seat(event.seat),
        territory=names.territory_in_sentence(event.territory),
        shield=names.half_piece(event.half),
    )


def _unlocked(event: e.ColumnUnlocked) -> Text:
    given: dict[str, Value] = {
        "seat": Seat(event.seat),
        "territory": names.territory_in_sentence(event.territory),
        "magic": names.half_piece(event.half),
    }
    if event.owner == event.seat:
        return phrase("Ephyran", "{seat} unlocks their own {territory} with {magic}.").put(**given)
    return phrase("Ephyran", "{seat} unlocks {owner}’s {territory} with {magic}.").put(owner=Seat(event.owner), **given)


# Tokens.


def _taken(event: e.TokenTaken) -> Text:
    if event.token == HIDDEN:
        return phrase("Ephyran", "{seat} takes a magical token.").put(seat=Seat(event.seat))
    return phrase("Ephyran", "{seat} takes a magical token: {token}.").put(
        seat=Seat(event.seat), token=names.token_in_sentence(event.token)
    )


def _stolen(event: e.TokenStolen) -> Text:
    """What was stolen; whose it was and where it lay was told when the support was played."""
    if event.token == HIDDEN:
        return phrase("Ephyran", "{seat} steals the token.").put(seat=Seat(event.seat))
    return phrase("Ephyran", "{seat} steals the token: {token}.").put(
        seat=Seat(event.seat), token=names.token_in_sentence(event.token)
    )


def _placed(event: e.TokenPlaced) -> Text:
    return phrase("Ephyran", "{seat} places {token} on {area}.").put(
        seat=Seat(event.seat),
        token=names.token_piece(event.seat, event.territory, event.number, event.token),
        area=names.place_name(event.territory, event.number),
    )


# Cards drawn.


def _seen(event: e.CardsSeen) -> Text:
    if HIDDEN in event.cards:
        return phrase("Ephyran", "{seat} looks at %n cards of the pile.", "", len(event.cards)).put(
            seat=Seat(event.seat)
        )
    return phrase("Ephyran", "{seat} looks at {cards}.").put(
        seat=Seat(event.seat), cards=listed([names.card_piece(card) for card in event.cards])
    )


def _kept(event: e.CardKept) -> Text:
    if event.card == HIDDEN:
        line = phrase("Ephyran", "{seat} keeps a card.").put(seat=Seat(event.seat))
    else:
        line = phrase("Ephyran", "{seat} keeps {card}.").put(seat=Seat(event.seat), card=names.card_piece(event.card))
    if not event.others:
        return line
    others = phrase("Ephyran", "On the discard pile now: {cards}.", "in the order in which they were laid there")
    return sentences(line, others.put(cards=listed([names.card_piece(card) for card in event.others]))) or line


def _drawn(event: e.CardDrawn | e.DefenderRefilled) -> Text:
    if event.card == HIDDEN:
        return phrase("Ephyran", "{seat} draws a card.").put(seat=Seat(event.seat))
    if isinstance(event, e.DefenderRefilled) or event.source == Source.PILE:
        line = phrase("Ephyran", "{seat} draws {card}.")
    else:
        line = phrase("Ephyran", "{seat} takes {card} from the discard pile.")
    return line.put(seat=Seat(event.seat), card=names.card_piece(event.card))


# The end.


def end_triggered(why: Ending, bonuses: Sequence[int]) -> Text:
    """Why the game ends with this round, whose cities have such bonuses."""
    if why == Ending.EMPTY_PILE:
        return phrase("Ephyran", "The pile is empty: the game ends with this round.")
    finished = phrase("Ephyran", "{seat}’s city is finished: the game ends with this round.")
    return finished.put(seat=Seat(bonuses.index(numbers.FIRST_CITY)))


def _triggered(event: e.EndTriggered) -> Text:
    """That the game ends with this round; that a city is finished was told just before."""
    if event.why == Ending.FULL_CITY:
        return phrase("Ephyran", "The game ends with this round.")
    return end_triggered(event.why, ())


def _ended(event: e.GameEnded) -> Text:
    if event.reason == Ending.CONCEDED:
        return phrase("Ephyran", "The game is over.")
    return phrase("Ephyran", "The game is over; all tokens are revealed.")


UNTOLD: Final = (e.TurnBegun, e.SeatAsked)
"""Events of which the line that follows says enough; that nobody answered is seen from what happens then."""


def is_told(event: e.Event) -> bool:
    """Whether an event is a line of the log. Most supports that are played had one when they were announced, or tell
    what they do right after.
    """
    if isinstance(event, e.SupportPlayed):
        return SUPPORT[event.half] in (Support.CASTOR_AND_POLLUX, Support.GRAEAE)
    return not isinstance(event, UNTOLD)


def is_answer(event: e.Event) -> bool:
    """Whether somebody answers a support of another."""
    return isinstance(event, (e.AnswerDeclined, e.SupportBlocked, e.AreaDestroyed))


def is_heading(event: e.Event) -> bool:
    """Whether an event begins a turn."""
    return isinstance(event, e.TurnBegun)


EVENTS: dict[type, Callable[[Any], Text]] = {
    e.GodChosen: lambda v: phrase("Ephyran", "{seat} chooses {god}.").put(
        seat=Seat(v.seat), god=names.god_piece(v.seat, v.god)
    ),
    e.TurnBegun: lambda v: phrase("Ephyran", "Round {round}: {seat}.").put(round=v.round, seat=Seat(v.seat)),
    e.HandsDealt: lambda v: phrase("Ephyran", "Everyone is dealt %n cards.", "", len(v.hands[0])),
    e.AreaAdded: _added,
    e.AreaChanged: _changed,
    e.DionysusStolen: _dionysus,
    e.CardDiscarded: lambda v: phrase("Ephyran", "{seat} discards {card}.").put(
        seat=Seat(v.seat), card=names.card_piece(v.card)
    ),
    e.SupportAnnounced: _announced,
    e.NothingDrawn: lambda v: phrase("Ephyran", "{seat} draws nothing.").put(seat=Seat(v.seat)),
    e.SeatAsked: lambda v: phrase("Ephyran", "{seat} decides.").put(seat=Seat(v.seat)),
    # The same of who decided so, could not, or was not asked.
    e.AnswerDeclined: lambda v: phrase("Ephyran", "{seat} can’t or won’t block {attacker}’s {support}.").put(
        seat=Seat(v.seat), attacker=Seat(v.attacker), support=names.half_piece(v.half)
    ),
    e.SupportBlocked: _blocked,
    e.SupportPlayed: lambda v: phrase("Ephyran", "{seat} plays {support}.").put(
        seat=Seat(v.seat), support=names.half_piece(v.half)
    ),
    e.AreasExchanged: _exchanged,
    e.AreaExchangedWithHand: _exchanged_with_hand,
    e.AreaDestroyed: _destroyed,
    e.TokenTaken: _taken,
    e.TokenStolen: _stolen,
    e.TokenPlaced: _placed,
    e.ColumnLocked: _locked,
    e.ColumnUnlocked: _unlocked,
    e.CardsSeen: _seen,
    e.CardKept: _kept,
    e.CardDrawn: _drawn,
    e.DefenderRefilled: _drawn,
    e.EndTriggered: _triggered,
    e.CityFinished: lambda v: phrase("Ephyran", "{seat} finishes their city: %n points.", "", v.bonus).put(
        seat=Seat(v.seat)
    ),
    e.GameEnded: _ended,
}  # fmt: skip
