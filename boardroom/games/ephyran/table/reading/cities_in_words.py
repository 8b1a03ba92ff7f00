"""Cities in sentences, territory by territory from the bottom: a player's, and those of a diagram of the rules page."""

from collections.abc import Iterator, Sequence

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.keys import kind_of, owner_of
from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position.cards import CREATURE, NO_TOKEN, SYMBOL
from boardroom.games.ephyran.position.city import City, is_locked
from boardroom.games.ephyran.position.state import State
from boardroom.games.ephyran.table.faces.diagram_lines import DrawnCity, NotDrawn, read_stages
from boardroom.games.ephyran.words import names
from boardroom.ui.stage.presentation import Presentation


def overview(key: str, shown: Presentation) -> tuple[Text, ...]:
    """What the city of a seat holds, at the target that is all of it and at the seat's god; nothing elsewhere."""
    if kind_of(key) not in ("city", "god"):
        return ()
    view: State = shown.view
    seat = owner_of(key)
    city = view.cities[seat]
    held = phrase("Ephyran", "%n cards in hand.", "", len(view.hands[seat]))
    return (*(_territory_holds(city, territory) for territory in range(len(city.columns))), held)


def diagram_in_words(kind: str, lines: tuple[str, ...]) -> tuple[Text, ...]:
    """What a diagram of cities shows; nothing of another kind, or that shows nothing."""
    if kind != "city":
        return ()
    try:
        first, *later = read_stages(lines)
    except NotDrawn:
        return ()
    said = list(_cities_hold(first))
    for stage in later:
        said += [phrase("Ephyran", "Then:", "a diagram of cities: before what becomes of them"), *_cities_hold(stage)]
    return tuple(said)


def _cities_hold(cities: Sequence[DrawnCity]) -> Iterator[Text]:
    """The territories that are shown of cities side by side."""
    for number, drawn in enumerate(cities, 1):
        if len(cities) > 1:
            yield phrase("Ephyran", "City {number}:", "a diagram: one of the cities side by side").put(number=number)
        yield from (_territory_holds(drawn.city, territory) for territory in drawn.territories)


def _territory_holds(city: City, territory: int) -> Text:
    name, areas = names.territory_name(territory), list(_areas(city, territory))
    if not areas:
        return phrase("Ephyran", "{territory}: empty.", "a territory of a city").put(territory=name)
    said = phrase("Ephyran", "{territory}: {areas}.", "a territory of a city")
    if is_locked(city, territory):
        said = phrase("Ephyran", "{territory}, locked: {areas}.", "a territory of a city")
    return said.put(territory=name, areas=in_a_row(areas))


def _areas(city: City, territory: int) -> Iterator[Text]:
    for half, token in zip(city.columns[territory], city.tokens[territory], strict=True):
        creature = names.creature_name(CREATURE[half])
        if SYMBOL[half] != NO_TOKEN:
            printed = phrase("Ephyran", "{creature} ({symbol})", "an area and its printed symbol")
            creature = printed.put(creature=creature, symbol=names.token_name(SYMBOL[half]))
        if token == NO_TOKEN:
            yield creature
        else:
            with_token = phrase("Ephyran", "{creature} with {token}", "an area and the token on it")
            yield with_token.put(creature=creature, token=names.token_in_sentence(token))
