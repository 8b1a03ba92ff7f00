"""What an action would do, as far as it is seen in a view: gains and losses, and who could answer it."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

from attrs import evolve

from boardroom.engine.enumerations import either
from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.text import Seat, Text, Value, phrase
from boardroom.games.ephyran.position import actions, cards, numbers
from boardroom.games.ephyran.position.city import (
    open_territories,
    with_area,
    with_other_area,
    with_token,
    without_top,
)
from boardroom.games.ephyran.position.state import NOBODY, State, card_key, token_key
from boardroom.games.ephyran.rules.legal import defence_against
from boardroom.games.ephyran.words import gains, names

_Tell: TypeAlias = Callable[[State, int, Any], Preview]


def preview(view: State, seat: int, action: actions.Action) -> Preview:
    """What an action would give, cost and lose, and who could answer it.

    A warning stands where one click loses or gives away a token, or locks a territory that is not complete.
    """
    tell = _PREVIEWS.get(type(action))
    return Preview() if tell is None else tell(view, seat, action)


# Areas.


def _add(view: State, seat: int, action: actions.AddArea) -> Preview:
    after = with_area(view.cities[seat], action.territory, action.half)
    number = len(after.columns[action.territory])
    lines = gains.area_lines(view, seat, after, action.territory, number)
    return Preview(
        (*lines, *gains.finishing(view, seat, after), *gains.costs(action.half)),
        pieces=gains.keys(action.half),
        points=gains.change(view, seat, after) + gains.bonus_of(view, seat, after),
    )


def _change(view: State, seat: int, action: actions.ChangeArea) -> Preview:
    city, territory = view.cities[seat], action.territory
    number, old = len(city.columns[territory]), city.columns[territory][-1]
    after = with_other_area(city, territory, number, action.half, cards.NO_TOKEN)
    to_discard = phrase("Ephyran", "{area} goes to the discard pile", "a preview").put(
        area=names.laid_in_sentence(old, territory, number)
    )
    lines = [*gains.area_lines(view, seat, after, territory, number), Line(Tone.LOSS, to_discard)]
    lines += [*gains.costs(action.half), *gains.draw_after_discard(view)]
    told = gains.replacing(view, seat, territory, number, tuple(lines), (action.half, old))
    return evolve(told, points=gains.change(view, seat, after))


def _steal_dionysus(view: State, seat: int, action: actions.StealDionysus) -> Preview:
    theirs, place = view.cities[action.seat], cards.TERRITORY[action.half]
    dionysus, token = theirs.columns[place][-1], theirs.tokens[place][-1]
    after = with_area(view.cities[seat], action.territory, dionysus, token)
    lines = list(gains.area_lines(view, seat, after, action.territory, len(after.columns[action.territory])))
    if token != cards.NO_TOKEN:
        lines.append(Line(Tone.GAIN, phrase("Ephyran", "the token on him moves with him", "on Dionysus, in a preview")))
    theirs_after = with_other_area(theirs, place, len(theirs.columns[place]), action.half, cards.NO_TOKEN)
    gets = names.half_in_sentence(action.half)
    lines += [
        *gains.finishing(view, seat, after),
        gains.others_line(view, action.seat, theirs_after, gets, lost=token, gained=cards.NO_TOKEN),
    ]
    # No points that the keys would come to first: where he goes to is chosen next.
    return Preview((*lines, *gains.costs(action.half), _unanswered()), pieces=gains.keys(action.half, dionysus))


# Supports.


def _played(tell: _Tell, view: State, seat: int, action: Any) -> Preview:
    """A support of the own turn: what it does, what is given up for it, and who may answer it."""
    told = tell(view, seat, action)
    lines = (*told.lines, *gains.costs(action.half), _answers(view, action.half, getattr(action, "seat", NOBODY)))
    return evolve(told, lines=lines, pieces=(card_key(action.half >> 1), *told.pieces))


def _answers(view: State, half: int, target: int) -> Line:
    """Who will be asked for an answer, in the order in which they are (ruling 6), and with what it can be given."""
    defence = defence_against(cards.SUPPORT[half])
    if defence < 0:
        return _unanswered()
    seats = len(view.cities)
    asked = [(view.active + turn) % seats for turn in range(1, seats)] if target == NOBODY else [target]
    named: list[Value] = [Seat(other) for other in asked]
    text = phrase("Ephyran", "{seats} may block it with {defence}", "a preview; seats are one or several")
    return Line(Tone.PLAIN, text.put(seats=either(named), defence=names.support_in_sentence(defence)))


def _unanswered() -> Line:
    """That nobody is asked for an answer (ruling 6)."""
    return Line(Tone.PLAIN, phrase("Ephyran", "cannot be blocked", "a preview"))


def _exchange_with_hand(view: State, seat: int, action: actions.ExchangeWithHand) -> Preview:
    city, territory, number = view.cities[seat], cards.TERRITORY[action.area], cards.NUMBER[action.area]
    old = city.columns[territory][number - 1]
    after = with_other_area(city, territory, number, action.area, cards.NO_TOKEN)
    to_hand = phrase("Ephyran", "{area} goes to your hand", "a preview").put(
        area=names.laid_in_sentence(old, territory, number)
    )
    lines = [*gains.area_lines(view, seat, after, territory, number), Line(Tone.GAIN, to_hand)]
    lines += gains.costs(action.half, action.area)
    told = gains.replacing(view, seat, territory, number, tuple(lines), (action.half, action.area, old))
    return evolve(told, lines=(*told.lines, _unanswered()))


def _exchange(view: State, seat: int, action: actions.ExchangeWithCity) -> Preview:
    territory, number, victim = action.territory, action.number, action.seat
    told = _exchanged(view, seat, victim, territory, number)
    warning, pieces = None, told.pieces
    if view.cities[victim].tokens[territory][number - 1] != cards.NO_TOKEN:
        pieces = (*pieces, token_key(victim, territory, number))
    if view.cities[seat].tokens[territory][number - 1] != cards.NO_TOKEN:
        warning = phrase("Ephyran", "Your token on {area} goes to {seat} with it.").put(
            area=names.place_name(territory, number), seat=Seat(victim)
        )
        pieces = (*pieces, token_key(seat, territory, number))
    return evolve(told, warning=warning, pieces=pieces)


def _exchanged(view: State, seat: int, other: int, territory: int, number: int) -> Preview:
    """An exchange as it is for the owner of one of the two cities."""
    own, theirs = view.cities[seat], view.cities[other]
    given, given_token = own.columns[territory][number - 1], own.tokens[territory][number - 1]
    taken, taken_token = theirs.columns[territory][number - 1], theirs.tokens[territory][number - 1]
    after = with_other_area(own, territory, number, taken, taken_token)
    lines = [*gains.area_lines(view, seat, after, territory, number)]
    lines.append(
        gains.others_line(
            view,
            other,
            with_other_area(theirs, territory, number, given, given_token),
            names.laid_in_sentence(given, territory, number),
            lost=taken_token,
            gained=given_token,
        )
    )
    if taken_token != cards.NO_TOKEN:
        lines.append(Line(Tone.GAIN, phrase("Ephyran", "the token on it comes to you", "a preview")))
    given_along: tuple[Line, ...] = ()
    if given_token != cards.NO_TOKEN:
        goes = phrase("Ephyran", "your token goes with it", "a preview")
        seen = phrase("Ephyran", "your token ({token}) goes with it", "a preview")
        given_along = (gains.token_goes(given_token, goes, seen),)
    return Preview((*given_along, *lines), pieces=gains.keys(given, taken), warned=given_along)


def _destroy(view: State, seat: int, action: actions.DestroyArea) -> Preview:
    theirs = view.cities[action.seat]
    tops = open_territories(theirs)
    chooses = phrase("Ephyran", "{seat} chooses the uncovered area that goes", "a preview").put(seat=Seat(action.seat))
    if len(tops) != 1:
        # The city is named as a whole: rings around areas would look as if they could be chosen here.
        return Preview(gains.plain(chooses))
    top = theirs.columns[tops[0]][-1]
    lines = gains.plain(gains.goes(top, tops[0], len(theirs.columns[tops[0]])))
    token = theirs.tokens[tops[0]][-1]
    if token != cards.NO_TOKEN:
        lines = (*lines, gains.lost_token(token))
    lines = (*lines, gains.destroyed_line(view, action.seat, without_top(theirs, tops[0]), token))
    return Preview(lines, pieces=gains.keys(top))


def _take(view: State, seat: int, action: actions.TakeToken) -> Preview:
    return Preview((Line(Tone.GAIN, phrase("Ephyran", "a magical token: look at it, then place it", "a preview")),))


def _steal(view: State, seat: int, action: actions.StealToken) -> Preview:
    token = phrase("Ephyran", "the token on {seat}’s {area}, unseen", "a preview").put(
        seat=Seat(action.seat), area=names.place_name(action.territory, action.number)
    )
    return Preview((Line(Tone.GAIN, token),), pieces=(token_key(action.seat, action.territory, action.number),))


def _lock(view: State, seat: int, action: actions.LockColumn) -> Preview:
    column = view.cities[seat].columns[action.territory]
    lines = gains.plain(phrase("Ephyran", "nothing here can be changed any more, not even by you", "a preview"))
    warning: Text | None = None
    if len(column) < cards.NUMBERS:
        warning = phrase("Ephyran", "You cannot add areas to your {territory} until it is unlocked.").put(
            territory=names.territory_in_sentence(action.territory)
        )
        missing = phrase("Ephyran", "unfinished: %n areas to go", "a preview", cards.NUMBERS - len(column))
        lines = (*lines, Line(Tone.COST, missing))
    return Preview(lines, warning, gains.keys(*column))


def _unlock(view: State, seat: int, action: actions.UnlockColumn) -> Preview:
    opened = phrase("Ephyran", "{seat}’s {territory} can be changed again", "a preview").put(
        seat=Seat(action.seat), territory=names.territory_in_sentence(action.territory)
    )
    return Preview(gains.plain(opened), pieces=gains.keys(*view.cities[action.seat].columns[action.territory]))


def _castor(view: State, seat: int, action: actions.PlayCastorAndPollux) -> Preview:
    number = min(numbers.DRAWN_BY_TWINS, gains.cards_to_draw(view))
    draw = phrase("Ephyran", "draw %n cards, then play an area or discard one", "a preview", number)
    return Preview((Line(Tone.GAIN, draw),))


def _graeae(view: State, seat: int, action: actions.PlayGraeae) -> Preview:
    number = min(numbers.SEEN_BY_GRAEAE, len(view.pile))
    look = Line(Tone.GAIN, phrase("Ephyran", "look at %n cards, keep one", "a preview", number))
    return Preview((look, *gains.last_card(view, number)))


_SUPPORTS: Final[dict[type, _Tell]] = {
    actions.PlayCastorAndPollux: _castor,
    actions.PlayGraeae: _graeae,
    actions.ExchangeWithCity: _exchange,
    actions.TakeToken: _take,
    actions.DestroyArea: _destroy,
    actions.StealToken: _steal,
    actions.LockColumn: _lock,
    actions.UnlockColumn: _unlock,
}
"""What each support does beside what is told of all of them."""

# Answers.


def _let_happen(view: State, seat: int, action: actions.LetHappen) -> Preview:
    """What happens to who is asked if nobody blocks the support; no more than was announced before everybody."""
    assert view.announced is not None
    half, target, territory, number = view.announced
    tops = open_territories(view.cities[seat])
    if cards.SUPPORT[half] == cards.Support.EXCHANGE:
        told = _exchanged(view, seat, view.active, territory, number)
    elif cards.SUPPORT[half] == cards.Support.DESTROY and len(tops) == 1:
        told = _give_up(view, seat, actions.GiveUpArea(tops[0]))
    elif cards.SUPPORT[half] == cards.Support.DESTROY:
        lose = phrase("Ephyran", "you lose an uncovered area of your choice", "a preview")
        told = Preview((Line(Tone.LOSS, lose),))
    elif cards.SUPPORT[half] == cards.Support.STEAL_TOKEN:
        told = Preview(_stolen(view, seat, territory, number), pieces=(token_key(target, territory, number),))
    else:
        takes = phrase("Ephyran", "{attacker} takes a token if nobody blocks it", "a preview")
        told = Preview(gains.plain(takes.put(attacker=Seat(view.active))))
    return evolve(told, pieces=(card_key(half >> 1), *told.pieces))


def _stolen(view: State, seat: int, territory: int, number: int) -> tuple[Line, ...]:
    """That an own token is stolen, and which; nobody sees what is not seen anyway."""
    city, area = view.cities[seat], names.place_name(territory, number)
    token = city.tokens[territory][number - 1]
    stolen = phrase("Ephyran", "your token on {area} is stolen", "a preview").put(area=area)
    if token == cards.HIDDEN:
        return (Line(Tone.LOSS, stolen),)
    seen = phrase("Ephyran", "your token on {area} ({token}) is stolen", "a preview")
    after = with_token(city, territory, number, cards.NO_TOKEN)
    return gains.token_goes(token, stolen, seen.put(area=area)), gains.points_line(view, seat, after)


def _block(view: State, seat: int, action: actions.Block) -> Preview:
    assert view.announced is not None
    stops = phrase("Ephyran", "blocks {attacker}’s {support}", "a preview").put(
        attacker=Seat(view.active), support=names.support_in_sentence(cards.SUPPORT[view.announced.half])
    )
    lines = [Line(Tone.GAIN, stops)]
    if view.pile:
        lines += gains.plain(phrase("Ephyran", "you draw a card at once", "a preview"))
        lines += gains.last_card(view, 1)
    return Preview((*lines, *gains.costs(action.half)), pieces=gains.keys(action.half, view.announced.half))


# The rest of a turn.


def _give_up(view: State, seat: int, action: actions.GiveUpArea) -> Preview:
    """An own uncovered area that is destroyed (ruling 4)."""
    territory, city = action.territory, view.cities[seat]
    number, half = len(city.columns[territory]), city.columns[territory][-1]
    lines = [Line(Tone.LOSS, gains.goes(half, territory, number))]
    lost = city.tokens[territory][-1]
    pieces = gains.keys(half)
    if lost != cards.NO_TOKEN:
        lines.append(gains.lost_token(lost))
        pieces = (*pieces, token_key(seat, territory, number))
    lines.append(gains.points_line(view, seat, without_top(city, territory), lost))
    return Preview(tuple(lines), pieces=pieces)


def _place(view: State, seat: int, action: actions.PlaceToken) -> Preview:
    """Where the token would lie, and what it then gives to who sees which it is."""
    stays = gains.plain(phrase("Ephyran", "stays here, face down", "of a token, in a preview"))
    if view.token != cards.HIDDEN:
        after = with_token(view.cities[seat], action.territory, action.number, view.token)
        stays = (gains.points_line(view, seat, after), *stays)
    if action.territory != view.gods[seat]:
        return Preview(stays)
    god = names.god_name(action.territory)
    more = phrase("Ephyran", "{god} doubles its points, good or bad", "of a token, in a preview").put(god=god)
    if numbers.GOD_MULTIPLIES != 2:
        more = phrase("Ephyran", "{god} counts its points {times}, good or bad", "of a token, in a preview").put(
            god=god, times=names.times_counted()
        )
    return Preview((*stays, *gains.plain(more)))


def _discard(view: State, seat: int, action: actions.DiscardCard) -> Preview:
    upper = 2 * action.card
    halves = (upper,) if cards.is_dionysus(action.card) else (upper, upper + 1)
    goes = phrase("Ephyran", "the card goes to the discard pile", "a preview")
    given_up = gains.given_up([names.half_in_sentence(half) for half in halves])
    return Preview((*gains.plain(goes), given_up, *gains.draw_after_discard(view)), pieces=gains.keys(upper))


def _keep(view: State, seat: int, action: actions.KeepCard) -> Preview:
    top = phrase("Ephyran", "on top of the discard pile: {card}", "a preview")
    lines = gains.plain(*(top.put(card=names.card_name(card)) for card in action.others[-1:]))
    return Preview(lines, pieces=tuple(card_key(card) for card in action.others))


def _draw(view: State, seat: int, action: actions.DrawCard) -> Preview:
    return Preview(gains.last_card(view, 1)) if action.source == actions.Source.PILE else Preview()


def _choose(view: State, seat: int, action: actions.ChooseGod) -> Preview:
    count = phrase("Ephyran", "all points of your {territory} count {times}", "a preview")
    territory = names.territory_in_sentence(action.god)
    return Preview(gains.plain(count.put(territory=territory, times=names.times_counted())))


_PREVIEWS: Final[dict[type, _Tell]] = {
    actions.ChooseGod: _choose,
    actions.AddArea: _add,
    actions.ChangeArea: _change,
    actions.StealDionysus: _steal_dionysus,
    actions.ExchangeWithHand: _exchange_with_hand,
    actions.Block: _block,
    actions.LetHappen: _let_happen,
    actions.DiscardCard: _discard,
    actions.GiveUpArea: _give_up,
    actions.PlaceToken: _place,
    actions.KeepCard: _keep,
    actions.DrawCard: _draw,
    **{kind: partial(_played, tell) for kind, tell in _SUPPORTS.items()},
}
