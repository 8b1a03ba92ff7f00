"""A city in a few sentences, for who does not see it at a glance: what lies in each territory, from the bottom."""

from collections.abc import Iterator

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.keys import kind_of, owner_of
from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position.cards import CREATURE, NO_TOKEN
from boardroom.games.ephyran.position.city import City, is_locked
from boardroom.games.ephyran.position.state import State
from boardroom.games.ephyran.words.names import creature_name, territory_name, token_in_sentence


def overview(view: State, key: str) -> tuple[Text, ...]:
    """What the city of a seat holds, at the target that is all of it and at the seat's god; nothing elsewhere."""
    if kind_of(key) not in ("city", "god"):
        return ()
    seat = owner_of(key)
    city = view.cities[seat]
    held = phrase("Ephyran", "%n cards in hand.", "", len(view.hands[seat]))
    return (*(_territory(city, territory) for territory in range(len(city.columns))), held)


def _territory(city: City, territory: int) -> Text:
    name, areas = territory_name(territory), list(_areas(city, territory))
    if not areas:
        return phrase("Ephyran", "{territory}: empty.", "a territory of a city").put(territory=name)
    said = phrase("Ephyran", "{territory}: {areas}.", "a territory of a city")
    if is_locked(city, territory):
        said = phrase("Ephyran", "{territory}, locked: {areas}.", "a territory of a city")
    return said.put(territory=name, areas=in_a_row(areas))


def _areas(city: City, territory: int) -> Iterator[Text]:
    for half, token in zip(city.columns[territory], city.tokens[territory], strict=True):
        creature = creature_name(CREATURE[half])
        if token == NO_TOKEN:
            yield creature
        else:
            with_token = phrase("Ephyran", "{creature} with {token}", "an area and the token on it")
            yield with_token.put(creature=creature, token=token_in_sentence(token))
