"""What is read of a table goes seat by seat and row by row, and the list of actions piece by piece, in every game."""

from collections import defaultdict
from itertools import groupby, pairwise
from typing import Any

import pytest
from evidence import read_aloud
from hand import Hand
from PySide6.QtCore import Qt
from test_table_laws import PARTICULARS, Moment, moments

from boardroom.controller import catalog
from boardroom.engine.keys import kind_of, owner_of
from boardroom.games.epona.position.tableau import cards_of
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.gestures.drag import Grip
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.pieces.reading_order import NOBODY, ROW, reading_order

OWNED = {
    "epigo": ("epigon", "order", "hidden", "stack"),
    "ephyran": ("back", "god"),
    "epona": ("back", "owner", "cube", "roller"),
    "my-kingdom-for-a-horse": ("animal", "fence", "spare", "held", "hidden"),
}
"""The kinds of pieces whose keys say whose they are."""
MOST_STEPS = 12
"""Moments of a game that are looked at."""


def owner(game: str, moment: Moment, key: str) -> int | None:
    """Whose a piece is by the position itself; None where this test does not know."""
    view: Any = moment.shown.view
    if kind_of(key) in OWNED[game]:
        return owner_of(key)
    if kind_of(key) != "card":
        return None
    card = int(key.partition(".")[2])
    if game == "ephyran":
        laid = [
            [*(half >> 1 for column in city.columns for half in column), *(lock >> 1 for lock in city.locks)]
            for city in view.cities
        ]
    elif game == "epona":
        laid = [[card for card, _ in cards_of(tableau)] for tableau in view.tableaus]
    else:
        laid = [list(cards) for cards in view.lasting]
    held = [list(hand) for hand in view.hands] if game != "epigo" else []
    return next((seat for own in (laid, held) for seat, cards in enumerate(own) if card in cards), None)


def reads_seat_by_seat_and_row_by_row(game: str, moment: Moment) -> None:
    pieces, table = moment.stage.pieces, moment.table
    order = pieces.in_reading_order(pieces.places)
    assert sorted(order) == sorted(pieces.places)
    seats = [table.reading.seat(key, moment.shown) for key in order]
    for key, seat in zip(order, seats, strict=True):
        whose = owner(game, moment, key)
        assert whose is None or whose == seat, f"{key} is read among the things of {seat}"
    groups = [seat for seat, _ in groupby(seats)]
    assert len(groups) == len(set(groups)), f"{groups}: seat by seat"
    for one, other in pairwise(order):
        if table.reading.seat(one, moment.shown) == table.reading.seat(other, moment.shown):
            here, there = pieces.places[one], pieces.places[other]
            assert there.y > here.y - ROW, f"{one} is read before {other}: rows from the top"
            assert there.x >= here.x or there.y > here.y - ROW, f"{one}, {other}: a row from the left"


def tab_and_the_tree_go_alike(moment: Moment) -> None:
    """A client meets the pieces in that order; Tab goes to those of them that can act, in the same order."""
    stage = moment.stage
    order = stage.pieces.in_reading_order(stage.pieces.places)
    with read_aloud():
        stage.speaking.follow()
        items = [meant for meant in stage.speaking.items.meant if isinstance(meant, Grip)]
        met = list(dict.fromkeys(grip.key for grip in items if grip.key in stage.pieces))
        assert met == [key for key in order if key in met]
        assert set(met) == {key for key, place in stage.pieces.places.items() if place.opacity > 0}
        sources = stage.openings.sources()
        assert sources == [grip for grip in items if grip in sources]
        assert stage.openings.sources_to_come() == sources
    stage.speaking.follow()


@pytest.mark.parametrize("game", PARTICULARS)
def test_what_is_read_goes_seat_by_seat_and_row_by_row(house: AppContext, game: str) -> None:
    hand, seen = Hand(house, (1500, 860)), 0
    try:
        for moment in moments(hand, game, max(catalog.manifest(game).players), 2):
            reads_seat_by_seat_and_row_by_row(game, moment)
            tab_and_the_tree_go_alike(moment)
            seen += 1
            if seen == MOST_STEPS:
                break
    finally:
        hand.close()
    assert seen > MOST_STEPS / 2


def test_a_row_is_read_from_the_left_though_it_is_a_fan_and_a_seat_before_the_next_though_they_stand_side_by_side() -> (
    None
):
    spots = {
        "card.1": (10.0, 300.0),
        "card.2": (60.0, 290.0),
        "card.3": (110.0, 302.0),
        "field.0": (40.0, 200.0),
        "field.1": (400.0, 195.0),
        "other": (420.0, 299.0),
        "deck": (200.0, 100.0),
    }
    seats = {"card.1": 0, "card.2": 0, "card.3": 0, "field.0": 0, "field.1": 1, "other": 1}
    places = {key: Place(x, y, 40, 60, "face") for key, (x, y) in spots.items()}
    order = reading_order(places, lambda key: seats.get(key, NOBODY))
    assert order == ["deck", "field.0", "card.1", "card.2", "card.3", "field.1", "other"]


# The list of actions.


def acting_pieces(moment: Moment) -> dict[Any, str]:
    """The actions that are listed and that one piece alone can do, each with the name of that piece."""
    sources: dict[Any, set[str]] = defaultdict(set)
    for gesture in moment.table.gestures(moment.shown):
        if len(gesture.actions) == 1 and not gesture.redraft:
            sources[gesture.actions[0]].add(gesture.source)
    name, say = moment.table.name, moment.table.say
    return {
        action: f"{kind_of(key)} {say(name(key, moment.shown))}" for action, (key, *more) in sources.items() if not more
    }


def lists_piece_by_piece(moment: Moment) -> None:
    page = moment.hand.page
    headings, under = list[str](), dict[Any, str]()
    current = ""
    for row in range(page.list.count()):
        item = page.list.item(row)
        thing = item.data(Qt.ItemDataRole.UserRole)
        if thing is None:
            current = item.text()
            headings.append(current)
        else:
            under[thing] = current
    assert len(headings) == len(set(headings)), f"{headings}: each is there once"
    by_piece: dict[str, set[str]] = defaultdict(set)
    counted: dict[str, int] = defaultdict(int)
    for action, piece in acting_pieces(moment).items():
        if action in under:
            by_piece[piece].add(under[action])
            counted[piece] += 1
    for piece, there in by_piece.items():
        assert len(there) == 1, f"what {piece} can do stands under {there}"
    # All dice stand under one heading: what is done with one of them is done with several.
    several = {piece for piece in by_piece if counted[piece] > 1 and not piece.startswith("die ")}
    own = [next(iter(there)) for piece, there in by_piece.items() if piece in several or piece.startswith("card ")]
    if headings:
        assert len(own) == len(set(own)), f"{own}: each piece has a heading of its own"


@pytest.mark.parametrize("game", PARTICULARS)
def test_the_list_of_actions_goes_piece_by_piece_each_under_one_heading(house: AppContext, game: str) -> None:
    hand, seen = Hand(house, (1600, 900)), 0
    try:
        for moment in moments(hand, game, 2, 4):
            if not hand.page.list.isVisible():
                hand.open_list()
            lists_piece_by_piece(moment)
            seen += 1
            if seen == MOST_STEPS:
                break
    finally:
        hand.close()
    assert seen > MOST_STEPS / 2
