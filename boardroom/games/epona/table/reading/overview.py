"""A tableau in a few sentences, for who does not see it at a glance: row by row, and what its player has."""

from collections.abc import Iterator
from typing import Final

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.keys import kind_of, owner_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position.cards import MARES, NONE
from boardroom.games.epona.position.scoring import total
from boardroom.games.epona.position.state import State, partners
from boardroom.games.epona.position.tableau import Cube, Row
from boardroom.games.epona.words.explanations import token_about
from boardroom.games.epona.words.formula_words import coins_name, studs_name, vp
from boardroom.games.epona.words.names import asset_in_sentence, stable_in_sentence

_ROWS: Final = {
    Cube.UNFINISHED: phrase("Epona", "Row {row}, {stable}: {cards}.", "a row of a tableau"),
    Cube.FINISHED: phrase("Epona", "Row {row}, {stable}, not completed: {cards}.", "a row of a tableau that is full"),
    Cube.COMPLETED: phrase("Epona", "Row {row}, {stable}, completed: {cards}.", "a row of a tableau"),
}


def overview(view: State, key: str) -> tuple[Text, ...]:
    """What a seat has, at the target that is all of its stables, at its owner card and at its plate; nothing elsewhere.
    At the plate without the rows.
    """
    if kind_of(key) not in ("tableau", "owner", "plate"):
        return ()
    seat = owner_of(key)
    if kind_of(key) == "plate":
        token = token_about(view.lots[seat], len(view.coins) == 1)
        with_whom = phrase("Epona", "Breeding partner: {partner}.")
        said = (with_whom.put(partner=Seat(partner)) for partner in partners(view.lots, seat))
        return (*_belongings(view, seat), *([] if token is None else [token]), *said)
    rows = (
        _ROWS[row.cube].put(row=number, stable=stable_in_sentence(row.stable), cards=in_a_row(list(_cards(view, row))))
        for number, row in enumerate(view.tableaus[seat], 1)
    )
    return (*rows, *_belongings(view, seat))


def _belongings(view: State, seat: int) -> tuple[Text, Text]:
    """The coins, tokens and points of a seat, and how many cards it holds."""
    has = phrase("Epona", "{coins}, {studs}; {vp} so far.", "what a player has").put(
        coins=coins_name(view.coins[seat]),
        studs=studs_name(view.studs[seat]),
        vp=vp(total(view, seat)),
    )
    held = phrase("Epona", "%n cards in hand.", "", len(view.hands[seat]))
    return has, held


def _cards(view: State, row: Row) -> Iterator[Text]:
    """The cards of a row, then how many of its slots are free."""
    for card in row.slots:
        if card != NONE:
            name = asset_in_sentence(card)
            with_foal = view.tokens[card] and card in MARES
            yield phrase("Epona", "{mare} with a foal", "a card in a row").put(mare=name) if with_foal else name
    free = row.slots.count(NONE)
    if free:
        yield phrase("Epona", "%n free slots", "in a row of a tableau", free)
