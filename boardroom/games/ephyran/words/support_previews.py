"""What a support would do, and who could answer it."""

from collections.abc import Callable
from typing import Any, Final

from attrs import evolve

from boardroom.engine.enumerations import either
from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.text import Seat, Text, Value, phrase
from boardroom.games.ephyran.position import actions, cards
from boardroom.games.ephyran.position.city import open_territories, with_other_area
from boardroom.games.ephyran.position.state import State, token_key
from boardroom.games.ephyran.rules.legal import defence_against
from boardroom.games.ephyran.words import gains
from boardroom.games.ephyran.words.names import laid_in_sentence, place_name, support_in_sentence, territory_in_sentence


def _exchange_with_hand(view: State, seat: int, action: actions.ExchangeWithHand) -> Preview:
    city, territory, number = view.cities[seat], cards.TERRITORY[action.area], cards.NUMBER[action.area]
    old = city.columns[territory][number - 1]
    after = with_other_area(city, territory, number, action.area, cards.NO_TOKEN)
    to_hand = phrase("Ephyran", "{area} comes to your hand", "a preview").put(
        area=laid_in_sentence(old, territory, number)
    )
    lines = [*gains.area_lines(view, seat, after, territory, number), Line(Tone.GAIN, to_hand)]
    lines += gains.costs(action.half, action.area)
    told = gains.replacing(view, seat, territory, number, tuple(lines), (action.half, action.area, old))
    return evolve(told, lines=(*told.lines, *gains.unanswered()))


def _answerable(view: State, half: int, *seats: int) -> Line:
    """Who is asked, in the order in which they are (ruling 6)."""
    order = sorted(seats, key=lambda other: (other - view.active) % len(view.cities))
    named: list[Value] = [Seat(other) for other in order]
    return gains.answered_by(either(named), support_in_sentence(defence_against(cards.SUPPORT[half])))


def _exchange(view: State, seat: int, action: actions.ExchangeWithCity) -> Preview:
    territory, number, victim = action.territory, action.number, action.seat
    own, theirs = view.cities[seat], view.cities[victim]
    given, given_token = own.columns[territory][number - 1], own.tokens[territory][number - 1]
    taken, taken_token = theirs.columns[territory][number - 1], theirs.tokens[territory][number - 1]
    after = with_other_area(own, territory, number, taken, taken_token)
    lines = list(gains.area_lines(view, seat, after, territory, number))
    gets = phrase("Ephyran", "{seat} gets {area}", "a preview").put(
        seat=Seat(victim), area=laid_in_sentence(given, territory, number)
    )
    lines.append(Line(Tone.COST, gets))
    pieces = gains.keys(action.half, given, taken)
    if taken_token != cards.NO_TOKEN:
        lines.append(Line(Tone.GAIN, phrase("Ephyran", "the token on it comes to you", "a preview")))
        pieces = (*pieces, token_key(victim, territory, number))
    warning = None
    if given_token != cards.NO_TOKEN:
        lines.append(Line(Tone.LOSS, phrase("Ephyran", "your token goes with it", "a preview")))
        warning = phrase("Ephyran", "Your token on {area} goes to {seat} with it.").put(
            area=place_name(territory, number), seat=Seat(victim)
        )
        pieces = (*pieces, token_key(seat, territory, number))
    return Preview((*lines, *gains.costs(action.half), _answerable(view, action.half, victim)), warning, pieces)


def _destroy(view: State, seat: int, action: actions.DestroyArea) -> Preview:
    theirs = view.cities[action.seat]
    tops = open_territories(theirs)
    halves = [theirs.columns[territory][-1] for territory in tops]
    chooses = phrase("Ephyran", "{seat} chooses the uncovered area that goes", "a preview").put(seat=Seat(action.seat))
    lines = gains.plain(chooses)
    if len(tops) == 1:
        # There is nothing to choose.
        number = len(theirs.columns[tops[0]])
        goes = phrase("Ephyran", "{area} is out of the game", "a preview").put(
            area=laid_in_sentence(halves[0], tops[0], number)
        )
        lines = gains.plain(goes)
        if theirs.tokens[tops[0]][-1] != cards.NO_TOKEN:
            lines += gains.plain(phrase("Ephyran", "the token on it leaves the game", "a preview"))
    lines = (*lines, *gains.costs(action.half), _answerable(view, action.half, action.seat))
    return Preview(lines, pieces=gains.keys(action.half, *halves))


def _take(view: State, seat: int, action: actions.TakeToken) -> Preview:
    gain = Line(Tone.GAIN, phrase("Ephyran", "a magical token, drawn unseen", "a preview"))
    others = [other for other in range(len(view.cities)) if other != seat]
    return Preview(
        (gain, *gains.costs(action.half), _answerable(view, action.half, *others)), pieces=gains.keys(action.half)
    )


def _steal(view: State, seat: int, action: actions.StealToken) -> Preview:
    token = phrase("Ephyran", "the token on {seat}’s {area}, unseen", "a preview").put(
        seat=Seat(action.seat), area=place_name(action.territory, action.number)
    )
    lines = (Line(Tone.GAIN, token), *gains.costs(action.half), _answerable(view, action.half, action.seat))
    pieces = (*gains.keys(action.half), token_key(action.seat, action.territory, action.number))
    return Preview(lines, pieces=pieces)


def _lock(view: State, seat: int, action: actions.LockColumn) -> Preview:
    column = view.cities[seat].columns[action.territory]
    lines = gains.plain(phrase("Ephyran", "nothing here can be changed any more, not even by you", "a preview"))
    warning: Text | None = None
    if len(column) < cards.NUMBERS:
        warning = phrase("Ephyran", "You could lay no further area in your {territory} until it is unlocked.").put(
            territory=territory_in_sentence(action.territory)
        )
        missing = phrase("Ephyran", "not finished: %n areas to come", "a preview", cards.NUMBERS - len(column))
        lines = (*lines, Line(Tone.COST, missing))
    lines = (*lines, *gains.costs(action.half), *gains.unanswered())
    return Preview(lines, warning, gains.keys(action.half, *column))


def _unlock(view: State, seat: int, action: actions.UnlockColumn) -> Preview:
    opened = phrase("Ephyran", "{seat}’s {territory} can be changed again", "a preview").put(
        seat=Seat(action.seat), territory=territory_in_sentence(action.territory)
    )
    column = view.cities[action.seat].columns[action.territory]
    lines = (*gains.plain(opened), *gains.costs(action.half), *gains.unanswered())
    return Preview(lines, pieces=gains.keys(action.half, *column))


def _castor(view: State, seat: int, action: actions.PlayCastorAndPollux) -> Preview:
    number = min(cards.DRAWN_BY_TWINS, gains.cards_to_draw(view))
    draw = Line(Tone.GAIN, phrase("Ephyran", "draw %n cards, then play an area or discard one", "a preview", number))
    return Preview((draw, *gains.costs(action.half), *gains.unanswered()), pieces=gains.keys(action.half))


def _graeae(view: State, seat: int, action: actions.PlayGraeae) -> Preview:
    number = min(cards.SEEN_BY_GRAEAE, len(view.pile))
    look = Line(Tone.GAIN, phrase("Ephyran", "look at %n cards, keep one", "a preview", number))
    return Preview(
        (look, *gains.last_card(view, number), *gains.costs(action.half), *gains.unanswered()),
        pieces=gains.keys(action.half),
    )


def _let_happen(view: State, seat: int, action: actions.LetHappen) -> Preview:
    """What happens to who is asked if nobody blocks the support; no more than was announced before everybody."""
    assert view.announced is not None
    half, target, territory, number = view.announced
    if cards.SUPPORT[half] == cards.Support.EXCHANGE:
        return _exchanged_from(view, seat, half, territory, number)
    if cards.SUPPORT[half] == cards.Support.DESTROY:
        tops = open_territories(view.cities[seat])
        if len(tops) == 1:
            lost = gains.given_up_area(view, seat, tops[0])
            return evolve(lost, pieces=(*gains.keys(half), *lost.pieces))
        lose = phrase("Ephyran", "you lose an uncovered area of your choice", "a preview")
        return Preview((Line(Tone.LOSS, lose),), pieces=gains.keys(half))
    if cards.SUPPORT[half] == cards.Support.STEAL_TOKEN:
        stolen = phrase("Ephyran", "your token on {area} is stolen", "a preview").put(
            area=place_name(territory, number)
        )
        return Preview((Line(Tone.LOSS, stolen),), pieces=(*gains.keys(half), token_key(target, territory, number)))
    takes = phrase("Ephyran", "{attacker} takes a token if nobody blocks it", "a preview").put(
        attacker=Seat(view.active)
    )
    return Preview(gains.plain(takes), pieces=gains.keys(half))


def _exchanged_from(view: State, seat: int, half: int, territory: int, number: int) -> Preview:
    """An exchange as it is for the other city's owner."""
    theirs, own = view.cities[view.active], view.cities[seat]
    given, given_token = own.columns[territory][number - 1], own.tokens[territory][number - 1]
    taken, taken_token = theirs.columns[territory][number - 1], theirs.tokens[territory][number - 1]
    after = with_other_area(own, territory, number, taken, taken_token)
    gets = phrase("Ephyran", "{seat} gets {area}", "a preview").put(
        seat=Seat(view.active), area=laid_in_sentence(given, territory, number)
    )
    lines = [*gains.area_lines(view, seat, after, territory, number), Line(Tone.COST, gets)]
    if taken_token != cards.NO_TOKEN:
        lines.append(Line(Tone.GAIN, phrase("Ephyran", "the token on it comes to you", "a preview")))
    if given_token != cards.NO_TOKEN:
        lines.append(Line(Tone.LOSS, phrase("Ephyran", "your token goes with it", "a preview")))
    return Preview(tuple(lines), pieces=gains.keys(half, given, taken))


def _block(view: State, seat: int, action: actions.Block) -> Preview:
    assert view.announced is not None
    stops = phrase("Ephyran", "stops {attacker}’s {support}", "a preview").put(
        attacker=Seat(view.active), support=support_in_sentence(cards.SUPPORT[view.announced.half])
    )
    lines = [Line(Tone.GAIN, stops)]
    if view.pile:
        lines += gains.plain(phrase("Ephyran", "you draw a card at once", "a preview"))
        lines += gains.last_card(view, 1)
    return Preview((*lines, *gains.costs(action.half)), pieces=gains.keys(action.half, view.announced.half))


SUPPORT_PREVIEWS: Final[dict[type, Callable[[State, int, Any], Preview]]] = {
    actions.PlayCastorAndPollux: _castor,
    actions.PlayGraeae: _graeae,
    actions.ExchangeWithCity: _exchange,
    actions.ExchangeWithHand: _exchange_with_hand,
    actions.TakeToken: _take,
    actions.DestroyArea: _destroy,
    actions.StealToken: _steal,
    actions.LockColumn: _lock,
    actions.UnlockColumn: _unlock,
    actions.Block: _block,
    actions.LetHappen: _let_happen,
}
