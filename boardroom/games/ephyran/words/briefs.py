"""What happened, in a few words each: parts of the line that tells the last turn of a player."""

from collections.abc import Callable
from typing import Any, Final

from boardroom.engine.briefs import Brief, Weight
from boardroom.engine.text import Piece, Seat, Text, Value, phrase
from boardroom.games.ephyran.position import events as e
from boardroom.games.ephyran.position.actions import Source
from boardroom.games.ephyran.position.cards import HIDDEN, NO_TOKEN, SUPPORT, Support
from boardroom.games.ephyran.position.state import NOBODY, token_key
from boardroom.games.ephyran.words import names


def _changed(event: e.AreaChanged) -> Brief:
    text = phrase("Ephyran", "replaces {old} with {area}", "what a player did")
    if event.token != NO_TOKEN:
        text = phrase("Ephyran", "replaces {old}, losing its token, with {area}", "what a player did")
    return Brief(_old_and_new(text, event))


def _exchanged_with_hand(event: e.AreaExchangedWithHand) -> Brief:
    text = phrase("Ephyran", "exchanges {old} for {area} from hand", "what a player did")
    if event.token != NO_TOKEN:
        text = phrase("Ephyran", "exchanges {old}, losing its token, for {area} from hand", "what a player did")
    return Brief(text.put(old=_laid(event, event.old), area=names.half_piece(event.half)))


def _old_and_new(text: Text, event: e.AreaChanged) -> Text:
    return text.put(old=_laid(event, event.old), area=_laid(event, event.half))


def _laid(event: Any, half: int) -> Piece:
    return names.laid_piece(half, event.territory, event.number)


def _stolen_dionysus(event: e.DionysusStolen) -> Brief:
    place = event.territory, event.number
    dionysus = _with_token(names.half_piece(event.dionysus), event.seat, *place, event.token)
    text = phrase("Ephyran", "steals {dionysus} from {victim}", "what a player did")
    return Brief(text.put(dionysus=dionysus, victim=Seat(event.victim)), hits=(event.victim,))


def _exchanged(event: e.AreasExchanged) -> Brief:
    place = event.territory, event.number
    taken = _with_token(_laid(event, event.half), event.seat, *place, event.token)
    given = _with_token(_laid(event, event.other), event.victim, *place, event.other_token)
    text = phrase("Ephyran", "gets {taken} from {victim} in exchange for {given}", "what a player did")
    return Brief(text.put(taken=taken, victim=Seat(event.victim), given=given), hits=(event.victim,))


def _with_token(area: Piece, seat: int, territory: int, number: int, token: int) -> Value:
    """An area that came into a city, with the token that came along, if one did."""
    if token == NO_TOKEN:
        return area
    words = phrase("Ephyran", "{area} with {token}", "an area that moves, and the token on it: Scylla with a helmet")
    return words.put(area=area, token=names.token_piece(seat, territory, number, token))


def _destroyed(event: e.AreaDestroyed) -> Brief:
    text = phrase("Ephyran", "loses {things}", "what happened to a player")
    if event.token != NO_TOKEN:
        text = phrase("Ephyran", "loses {things}, and the token on it", "what happened to a player")
    return Brief(text, (_laid(event, event.half),), hits=(event.seat,))


def _announced(event: e.SupportAnnounced) -> Brief:
    support = names.half_piece(event.half)
    if event.target == NOBODY:
        return _plays(event)
    if SUPPORT[event.half] == Support.DESTROY:
        text = phrase("Ephyran", "plays {support} on {target}", "what a player did")
        return Brief(text.put(support=support, target=Seat(event.target)), hits=(event.target,))
    place = event.territory, event.number
    area: Value = names.place_name(*place)
    if SUPPORT[event.half] == Support.STEAL_TOKEN:
        area = Piece(token_key(event.target, *place), names.place_name(*place))
    text = phrase("Ephyran", "plays {support} on {target}’s {area}", "what a player did")
    return Brief(text.put(support=support, target=Seat(event.target), area=area), hits=(event.target,))


def _plays(event: Any) -> Brief:
    return Brief(phrase("Ephyran", "plays {things}", "what a player did"), (names.half_piece(event.half),))


def _blocked(event: e.SupportBlocked) -> Brief:
    text = phrase("Ephyran", "blocks {attacker}’s {support} with {defence}", "what a player did")
    said = text.put(
        attacker=Seat(event.attacker),
        support=names.half_piece(event.attack),
        defence=names.half_piece(event.half),
    )
    return Brief(said, hits=(event.attacker,))


def _locked(event: e.ColumnLocked) -> Brief:
    text = phrase("Ephyran", "locks the {territory} with {shield}", "what a player did")
    territory = names.territory_in_sentence(event.territory)
    return Brief(text.put(territory=territory, shield=names.half_piece(event.half)))


def _unlocked(event: e.ColumnUnlocked) -> Brief:
    magic, territory = names.half_piece(event.half), names.territory_in_sentence(event.territory)
    if event.owner == event.seat:
        text = phrase("Ephyran", "unlocks their own {territory} with {magic}", "what a player did")
        return Brief(text.put(territory=territory, magic=magic))
    text = phrase("Ephyran", "unlocks {owner}’s {territory} with {magic}", "what a player did")
    return Brief(text.put(owner=Seat(event.owner), territory=territory, magic=magic), hits=(event.owner,))


def _token_taken(event: e.TokenTaken) -> Brief:
    if event.token == HIDDEN:
        return Brief(phrase("Ephyran", "takes a magical token", "what a player did"))
    text = phrase("Ephyran", "takes a magical token ({token})", "what a player did")
    return Brief(text.put(token=names.token_in_sentence(event.token)))


def _token_stolen(event: e.TokenStolen) -> Brief:
    if event.token == HIDDEN:
        return Brief(phrase("Ephyran", "steals the token", "what a player did"), hits=(event.victim,))
    text = phrase("Ephyran", "steals the token ({token})", "what a player did")
    return Brief(text.put(token=names.token_in_sentence(event.token)), hits=(event.victim,))


def _token_placed(event: e.TokenPlaced) -> Brief:
    text = phrase("Ephyran", "places {token} on {area}", "what a player did")
    token = names.token_piece(event.seat, event.territory, event.number, event.token)
    return Brief(text.put(token=token, area=names.place_name(event.territory, event.number)))


def _drawn(event: e.CardDrawn | e.DefenderRefilled) -> Brief:
    if event.card == HIDDEN:
        return Brief(phrase("Ephyran", "draws %n cards", "what a player did", 1), weight=Weight.LIGHT)
    text = phrase("Ephyran", "draws {things}", "what a player did")
    if isinstance(event, e.CardDrawn) and event.source != Source.PILE:
        text = phrase("Ephyran", "takes {things} from the discard pile", "what a player did")
    return Brief(text, (names.card_piece(event.card),), Weight.LIGHT)


def _kept(event: e.CardKept) -> Brief:
    if event.card == HIDDEN:
        return Brief(phrase("Ephyran", "keeps %n cards", "what a player did", 1), weight=Weight.LIGHT)
    return Brief(
        phrase("Ephyran", "keeps {things}", "what a player did"), (names.card_piece(event.card),), Weight.LIGHT
    )


_BRIEFS: Final[dict[type, Callable[[Any], Brief]]] = {
    e.GodChosen: lambda v: Brief(
        phrase("Ephyran", "chooses {god}", "what a player did").put(god=names.god_piece(v.seat, v.god))
    ),
    e.AreaAdded: lambda v: Brief(phrase("Ephyran", "adds {things}", "what a player did"), (_laid(v, v.half),)),
    e.AreaChanged: _changed,
    e.AreaExchangedWithHand: _exchanged_with_hand,
    e.DionysusStolen: _stolen_dionysus,
    e.AreasExchanged: _exchanged,
    e.AreaDestroyed: _destroyed,
    e.CardDiscarded: lambda v: Brief(
        phrase("Ephyran", "discards {things}", "what a player did"), (names.card_piece(v.card),)
    ),
    e.SupportAnnounced: _announced,
    e.SupportPlayed: _plays,
    e.SupportBlocked: _blocked,
    e.AnswerDeclined: lambda v: Brief(
        phrase("Ephyran", "blocks nothing", "what a player did"), weight=Weight.ASIDE
    ),
    e.ColumnLocked: _locked,
    e.ColumnUnlocked: _unlocked,
    e.TokenTaken: _token_taken,
    e.TokenStolen: _token_stolen,
    e.TokenPlaced: _token_placed,
    e.CardsSeen: lambda v: Brief(
        phrase("Ephyran", "looks at %n cards", "what a player did", len(v.cards)), weight=Weight.ASIDE
    ),
    e.CardKept: _kept,
    e.CardDrawn: _drawn,
    e.DefenderRefilled: _drawn,
    e.NothingDrawn: lambda v: Brief(phrase("Ephyran", "draws nothing", "what a player did"), weight=Weight.ASIDE),
    e.CityFinished: lambda v: Brief(
        phrase("Ephyran", "finishes their city (%n points)", "what a player did", v.bonus)
    ),
}  # fmt: skip


def in_brief(event: e.Event) -> Brief | None:
    """A deed in a few words; None for what is nobody's, and for what is said in a sentence of its own."""
    brief = _BRIEFS.get(type(event))
    return None if brief is None else brief(event)
