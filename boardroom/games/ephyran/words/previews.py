"""What an action would do, from what everybody may see beside the card that is played: gains and losses."""

from collections.abc import Callable
from typing import Any, Final

from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.text import Seat, phrase
from boardroom.games.ephyran.position import actions, cards
from boardroom.games.ephyran.position.city import City, open_top, takes_area, with_area, with_other_area
from boardroom.games.ephyran.position.state import State, card_key
from boardroom.games.ephyran.words import gains, names
from boardroom.games.ephyran.words.support_previews import SUPPORT_PREVIEWS


def preview(view: State, seat: int, action: actions.Action) -> Preview:
    """What an action would give, cost and lose, and who could answer it; nothing for one that is not possible.

    A warning stands where one click loses or gives away a token, or locks a territory that is not complete.
    """
    tell: Callable[[State, int, Any], Preview] | None = _PREVIEWS.get(type(action))
    if tell is None or not _possible(view, seat, action):
        return Preview()
    return tell(view, seat, action)


def _possible(view: State, seat: int, action: actions.Action) -> bool:
    """Whether what the action names is there at all, so that it can be spoken of; no more is asked."""
    if not 0 <= getattr(action, "seat", seat) < len(view.cities):
        return False
    if isinstance(action, actions.AddArea | actions.ChangeArea) and not _is_area(action.half, action.territory):
        return False
    if isinstance(action, actions.AddArea):
        city = view.cities[seat]
        number = (
            cards.NUMBER[action.half] if cards.TERRITORY[action.half] >= 0 else len(city.columns[action.territory]) + 1
        )
        return takes_area(city, action.territory) and number == len(city.columns[action.territory]) + 1
    if isinstance(action, actions.ChangeArea | actions.GiveUpArea):
        return open_top(view.cities[seat], action.territory) >= 0
    if isinstance(action, actions.StealDionysus):
        return (
            action.seat != seat
            and cards.TERRITORY[action.half] >= 0
            and open_top(view.cities[action.seat], cards.TERRITORY[action.half]) >= 0
            and takes_area(view.cities[seat], action.territory)
        )
    if isinstance(action, actions.ExchangeWithCity):
        return action.seat != seat and _has(view.cities[seat], action) and _has(view.cities[action.seat], action)
    if isinstance(action, actions.ExchangeWithHand):
        territory: int = cards.TERRITORY[action.area]
        return territory >= 0 and len(view.cities[seat].columns[territory]) >= cards.NUMBER[action.area]
    if isinstance(action, actions.StealToken):
        return _has(view.cities[action.seat], action)
    if isinstance(action, actions.Block | actions.LetHappen):
        return view.announced is not None
    return True


def _is_area(half: int, territory: int) -> bool:
    """Whether a half is an area of a territory, or Dionysus, who is one of any."""
    return cards.SUPPORT[half] < 0 and cards.TERRITORY[half] in (territory, -1)


def _has(city: City, area: actions.ExchangeWithCity | actions.StealToken) -> bool:
    return 1 <= area.number <= len(city.columns[area.territory])


# Areas.


def _add(view: State, seat: int, action: actions.AddArea) -> Preview:
    after = with_area(view.cities[seat], action.territory, action.half)
    number = len(after.columns[action.territory])
    lines = gains.area_lines(view, seat, after, action.territory, number)
    return Preview(
        (*lines, *gains.finishing(view, seat, after), *gains.costs(action.half)), pieces=gains.keys(action.half)
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
    return gains.replacing(view, seat, territory, number, tuple(lines), (action.half, old))


def _steal_dionysus(view: State, seat: int, action: actions.StealDionysus) -> Preview:
    theirs, place = view.cities[action.seat], cards.TERRITORY[action.half]
    dionysus, token = theirs.columns[place][-1], theirs.tokens[place][-1]
    after = with_area(view.cities[seat], action.territory, dionysus, token)
    lines = list(gains.area_lines(view, seat, after, action.territory, len(after.columns[action.territory])))
    if token != cards.NO_TOKEN:
        lines.append(Line(Tone.GAIN, phrase("Ephyran", "the token on him comes along", "on Dionysus, in a preview")))
    given = phrase("Ephyran", "{seat} gets {area}", "a preview").put(
        seat=Seat(action.seat), area=names.half_in_sentence(action.half)
    )
    lines += [*gains.finishing(view, seat, after), Line(Tone.COST, given), *gains.costs(action.half)]
    return Preview((*lines, *gains.unanswered()), pieces=gains.keys(action.half, dionysus))


# The rest of a turn.


def _give_up(view: State, seat: int, action: actions.GiveUpArea) -> Preview:
    return gains.given_up_area(view, seat, action.territory)


def _place(view: State, seat: int, action: actions.PlaceToken) -> Preview:
    """Where the token would lie; not what it is, for others may read this."""
    stays = gains.plain(phrase("Ephyran", "stays here, face down", "of a token, in a preview"))
    if action.territory != view.gods[seat]:
        return Preview(stays)
    god = names.god_name(action.territory)
    more = phrase("Ephyran", "{god} doubles its points, good or bad", "of a token, in a preview").put(god=god)
    if cards.GOD_MULTIPLIES != 2:
        more = phrase("Ephyran", "{god} counts its points {times}, good or bad", "of a token, in a preview").put(
            god=god, times=names.times_counted()
        )
    return Preview((*stays, *gains.plain(more)))


def _discard(view: State, seat: int, action: actions.DiscardCard) -> Preview:
    if action.card >= cards.CARDS:
        return Preview()
    halves = (2 * action.card,) if cards.is_dionysus(action.card) else (2 * action.card, 2 * action.card + 1)
    goes = phrase("Ephyran", "the card goes to the discard pile", "a preview")
    lines = [*gains.plain(goes), gains.given_up(*halves)]
    return Preview((*lines, *gains.draw_after_discard(view)), pieces=gains.keys(halves[0]))


def _keep(view: State, seat: int, action: actions.KeepCard) -> Preview:
    if not action.others or action.others[-1] >= cards.CARDS:
        return Preview()
    top = phrase("Ephyran", "on top of the discard pile: {card}", "a preview").put(
        card=names.card_name(action.others[-1])
    )
    return Preview(gains.plain(top), pieces=tuple(card_key(card) for card in action.others))


def _draw(view: State, seat: int, action: actions.DrawCard) -> Preview:
    return Preview(gains.last_card(view, 1)) if action.source == actions.Source.PILE else Preview()


def _choose(view: State, seat: int, action: actions.ChooseGod) -> Preview:
    count = phrase("Ephyran", "all points of your {territory} count {times}", "a preview")
    return Preview(
        gains.plain(count.put(territory=names.territory_in_sentence(action.god), times=names.times_counted()))
    )


_PREVIEWS: Final[dict[type, Callable[[State, int, Any], Preview]]] = {
    actions.ChooseGod: _choose,
    actions.AddArea: _add,
    actions.ChangeArea: _change,
    actions.StealDionysus: _steal_dionysus,
    actions.DiscardCard: _discard,
    actions.GiveUpArea: _give_up,
    actions.PlaceToken: _place,
    actions.KeepCard: _keep,
    actions.DrawCard: _draw,
    **SUPPORT_PREVIEWS,
}
