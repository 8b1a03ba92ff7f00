"""A tableau in a few sentences, for who does not see it at a glance: row by row, and what its player has."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from boardroom.engine.enumerations import in_a_row, sentences
from boardroom.engine.keys import kind_of, owner_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position import scoring
from boardroom.games.epona.position.cards import BOXES, MARES, NO_OWNER, NONE
from boardroom.games.epona.position.numbers import COINS_A_POINT, STUDS_A_POINT
from boardroom.games.epona.position.state import NO_TOKEN, Form, State, partners
from boardroom.games.epona.position.tableau import Cube, Row
from boardroom.games.epona.table.faces.faces import token_drawing
from boardroom.games.epona.table.layout.views import has_tray, held, partners_are_known, spare_rollers
from boardroom.games.epona.words.explanations import box_in_sentence, token_about
from boardroom.games.epona.words.formula_words import coins_name, studs_name, vp
from boardroom.games.epona.words.names import asset_in_sentence, box_name, stable_in_sentence

_ROWS: Final = {
    Cube.UNFINISHED: phrase("Epona", "Row {row}, {stable}: {cards}.", "a row of a tableau"),
    Cube.FINISHED: phrase("Epona", "Row {row}, {stable}, not completed: {cards}.", "a row of a tableau that is full"),
    Cube.COMPLETED: phrase("Epona", "Row {row}, {stable}, completed: {cards}.", "a row of a tableau"),
}

_LAID: Final = {
    (False, False): phrase("Epona", "{card}", "a card in a row"),
    (True, False): phrase("Epona", "{card} with a foal", "a card in a row"),
    (False, True): phrase("Epona", "{card} with a rider roller", "a card in a row"),
    (True, True): phrase("Epona", "{card} with a foal and a rider roller", "a card in a row"),
}


def overview(view: State, key: str) -> tuple[Text, ...]:
    """What a seat has, at the target that is all of its stables, and at its owner card; nothing elsewhere."""
    if kind_of(key) not in ("tableau", "owner"):
        return ()
    seat = owner_of(key)
    rows = row_by_row(view.tableaus[seat], [card for card in MARES if view.tokens[card]], view.rollers[seat])
    boxes = boxes_filled(view, seat)
    # The owner card says of each box what it gives.
    filled = () if boxes is None or kind_of(key) == "owner" else (boxes,)
    return (*rows, *_belongings(view, seat), *filled)


def in_short(view: State, seat: int) -> Text | None:
    """What a seat has, where its tableau is a small one and numbers are all that is seen of that: with the boxes of its
    owner card.
    """
    has = phrase("Epona", "{seat}: {coins}, {studs}, %n cards in hand; {vp} so far.", "", held(view, seat)).put(
        seat=Seat(seat),
        coins=coins_name(view.coins[seat]),
        studs=studs_name(view.studs[seat]),
        vp=vp(scoring.so_far(view, seat)),
    )
    rollers = spare_rollers(view, seat)
    spare = phrase("Epona", "%n rider rollers for horses that score with one.", "what a player has", rollers)
    return sentences(has, spare if rollers else None, boxes_filled(view, seat))


def boxes_filled(view: State, seat: int) -> Text | None:
    """The boxes of a seat's owner card with a cube on them, and what each gives; None without an owner card."""
    owner, boxes = view.owners[seat], view.boxes[seat]
    if owner == NO_OWNER:
        return None
    if not boxes:
        return phrase("Epona", "No cubes on the owner card.")
    filled = [
        phrase("Epona", "{box} ({what})", "a box of an owner card, and what it gives").put(
            box=box_name(box), what=box_in_sentence(owner, box)
        )
        for box in range(BOXES)
        if boxes >> box & 1
    ]
    return phrase("Epona", "Cubes on the owner card: {boxes}.").put(boxes=in_a_row(filled))


def _belongings(view: State, seat: int) -> tuple[Text, Text]:
    """The coins, tokens and points of a seat, and how many cards it holds."""
    has = phrase("Epona", "{coins}, {studs}; {vp} so far.", "what a player has").put(
        coins=coins_name(view.coins[seat]),
        studs=studs_name(view.studs[seat]),
        vp=vp(scoring.so_far(view, seat)),
    )
    return has, phrase("Epona", "%n cards in hand.", "", held(view, seat))


def so_far(view: State, seat: int) -> Text:
    """The points of a seat as things stand, and how many of these its spare rollers add, which go to horses only at the
    end.
    """
    points, more = vp(scoring.so_far(view, seat)), scoring.rollers_to_come(view, seat)
    if not more:
        return phrase("Epona", "{vp} if the game ended now.", "what a player has").put(vp=points)
    with_rollers = phrase(
        "Epona", "{vp} if the game ended now, {more} of them with rider rollers.", "what a player has"
    )
    return with_rollers.put(vp=points, more=vp(more))


def belongings(view: State, seat: int) -> list[tuple[str | None, Text]]:
    """What stands on the plate of a seat and what it is good for, each with its drawing; None where it has none."""
    coins, studs, rollers = view.coins[seat], view.studs[seat], spare_rollers(view, seat)
    pay = phrase("Epona", "%n coins to pay for cards; at the end, 1 VP for every {coins}.", "what a player has", coins)
    breed = phrase(
        "Epona",
        "%n stud tokens, one for each breeding; at the end, 1 VP for every {studs} left.",
        "what a player has",
        studs,
    )
    said: list[tuple[str | None, Text]] = [
        ("icon-coin", pay.put(coins=COINS_A_POINT)),
        ("token-stud", breed.put(studs=STUDS_A_POINT)),
        (
            "token-roller",
            phrase("Epona", "%n rider rollers for horses that score with one.", "what a player has", rollers),
        ),
        ("icon-points", so_far(view, seat)),
    ]
    if view.points[seat]:
        tokens = phrase("Epona", "{vp} of these in VP tokens.", "what a player has").put(vp=vp(view.points[seat]))
        said.append(("icon-points", tokens))
    said.append((None, phrase("Epona", "%n cards in hand.", "", held(view, seat))))
    token = view.lots[seat] if view.form == Form.LOWER else NO_TOKEN
    with_whom = phrase("Epona", "Partner: {partner}.")
    about = token_about(token, len(view.coins) == 1)
    found = [with_whom.put(partner=Seat(partner)) for partner in partners(view.lots, seat)]
    if about is not None and not found:
        said.append((token_drawing(token), about))
    if partners_are_known(view) and has_tray(view):
        alone = phrase("Epona", "No partner: own horses only.", "what a player has")
        if view.neutral:
            alone = phrase(
                "Epona",
                "You may also breed your mares with the neutral stallions.",
                "what a player of the solo game has",
            )
        said += [(token_drawing(token) if found else None, words) for words in found or [alone]]
    return said


def row_by_row(tableau: Sequence[Row], with_foal: Sequence[int], with_roller: Sequence[int]) -> Iterator[Text]:
    """What lies in the rows of a tableau, with the mares that have a foal and the horses that have a rider roller."""
    for number, row in enumerate(tableau, 1):
        cards = in_a_row(list(_cards(row, with_foal, with_roller)))
        yield _ROWS[row.cube].put(row=number, stable=stable_in_sentence(row.stable), cards=cards)


def _cards(row: Row, with_foal: Sequence[int], with_roller: Sequence[int]) -> Iterator[Text]:
    """What lies in the slots of a row, one after the other; free slots beside each other together."""
    for card, slots in groupby(row.slots):
        if card == NONE:
            yield phrase("Epona", "%n free slots", "in a row of a tableau", len(list(slots)))
        else:
            yield _LAID[card in with_foal, card in with_roller].put(card=asset_in_sentence(card))
