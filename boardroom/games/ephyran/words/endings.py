"""How a game stands and how it ended: scores, and the sentence that says who won and why."""

from typing import Final

from attrs import evolve

from boardroom.engine.enumerations import listed
from boardroom.engine.outcome import Item, Score, ScorePart
from boardroom.engine.text import Seat, Text, Value, phrase
from boardroom.games.ephyran.position.cards import CREATURE, SYMBOL, TERRITORIES
from boardroom.games.ephyran.position.city import City
from boardroom.games.ephyran.position.numbers import FIRST_CITY, GOD_MULTIPLIES
from boardroom.games.ephyran.position.scoring import ItemKind, ScoredItem, territory_items, totals, winners
from boardroom.games.ephyran.position.state import Ending, State, card_key, god_key, token_key
from boardroom.games.ephyran.words.names import creature_name, god_name, territory_name, token_name

CITY_PART: Final = "city"
"""The heading of the city bonus; those of the territories are named by them."""
_PARTS: Final = (
    *(ScorePart(key, territory_name(territory)) for territory, key in enumerate(TERRITORIES)),
    ScorePart(
        CITY_PART, phrase("Ephyran", "City bonus", "a heading"), phrase("Ephyran", "For a finished city", "of a bonus")
    ),
)


def score(view: State, seat: int) -> Score:
    """The points of a seat's city as far as this view sees them, item by item."""
    city, god = view.cities[seat], view.gods[seat]
    items: list[Item] = []
    unseen = 0
    for territory in range(len(TERRITORIES)):
        for scored in territory_items(city, territory, god):
            # A territory scores by several mostly: below one number alone a creature looks like something left over.
            items.append(evolve(_item(city, seat, god, territory, scored), bare=True))
            unseen += scored.kind == ItemKind.UNSEEN_TOKEN
    bonus = view.bonuses[seat]
    if bonus > 0:
        cards = tuple(card_key(half >> 1) for column in city.columns for half in column)
        finished = phrase("Ephyran", "Finished in the same round", "a city")
        if bonus == FIRST_CITY:
            finished = phrase("Ephyran", "Finished first", "a city")
        items.append(Item(finished, bonus, cards, CITY_PART))
    about = phrase("Ephyran", "%n face-down tokens not counted", "", unseen) if unseen else None
    total = sum(item.points for item in items)
    so_far = open_ended(total) if unseen else None
    return Score(seat, total, tuple(items), parts=_PARTS, about=about, so_far=so_far)


def open_ended(points: int) -> Text:
    """Points so far, and that there are tokens that are not seen: "12+?"."""
    return phrase("Ephyran", "{points}+?", "points so far, and tokens that are not seen").put(points=points)


def _item(city: City, seat: int, god: int, territory: int, scored: ScoredItem) -> Item:
    """An item of a territory, with what it comes from: a card, a token, or for all of a territory its cards or god."""
    column, part = city.columns[territory], TERRITORIES[territory]
    if scored.kind == ItemKind.BONUS:
        cards = tuple(card_key(half >> 1) for half in column)
        return Item(phrase("Ephyran", "Four different creatures"), scored.points, cards, part)
    if scored.kind == ItemKind.DOUBLING:
        doubled = phrase("Ephyran", "{god}: ×{times}", "the points of the god’s own territory are doubled").put(
            god=god_name(god), times=GOD_MULTIPLIES
        )
        return Item(doubled, scored.points, (god_key(seat),), part)
    half = column[scored.number - 1]
    card = (card_key(half >> 1),)
    if scored.kind == ItemKind.CREATURE:
        return Item(creature_name(CREATURE[half]), scored.points, card, part)
    if scored.kind == ItemKind.REPEATED:
        again = phrase("Ephyran", "{creature} (counted once only)", "a creature that is there already")
        return Item(again.put(creature=creature_name(CREATURE[half])), scored.points, card, part)
    if scored.kind == ItemKind.SYMBOL:
        return Item(token_name(SYMBOL[half]), scored.points, card, part)
    token = city.tokens[territory][scored.number - 1]
    return Item(token_name(token), scored.points, (token_key(seat, territory, scored.number),), part)


def ending(state: State) -> Text:
    """How the game ended, in one sentence."""
    won = winners(state)
    named: list[Value] = [Seat(seat) for seat in won]
    if state.ending == Ending.CONCEDED:
        return phrase("Ephyran", "{loser} concedes. {winner} wins.").put(
            loser=Seat(state.conceded), winner=listed(named)
        )
    points = totals(state)[won[0]]
    if len(won) > 1:
        return phrase("Ephyran", "{winners} share the victory with %n points each.", "", points).put(
            winners=listed(named)
        )
    return phrase("Ephyran", "{winner} wins with %n points.", "", points).put(winner=named[0])


def notes(state: State) -> tuple[Text, ...]:
    """When and why a game ended that is over."""
    if state.ending == Ending.CONCEDED:
        return (phrase("Ephyran", "The game ended in round {round}.").put(round=state.round),)
    if state.ending == Ending.EMPTY_PILE:
        return (phrase("Ephyran", "The game ended in round {round}: the pile was empty.").put(round=state.round),)
    return (phrase("Ephyran", "The game ended in round {round}: a city was finished.").put(round=state.round),)
