"""Epona for measurements: four players with six full rows each, and games that are played at random."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from attrs import evolve

from boardroom.controller import catalog
from boardroom.controller.session import Session, first_record
from boardroom.engine.manifest import OptionValue
from boardroom.engine.records.record import Record
from boardroom.games.epona.position.cards import ASSETS, FACES, MARES, MARKED_3, MARKED_6, PLAIN, STABLES, STALLIONS
from boardroom.games.epona.position.state import NO_TOKEN, State
from boardroom.games.epona.position.vocabulary import FormulaKind
from tests.bench import _table as bench
from tests.games.epona_positions import OPTIONS, Rows, position

MEADOW: Final = "epona"
OPEN: Final = ((1, 5), (4, 2))
"""The slots of the first player's rows in which nothing lies, so that a card can be held over them."""
HAND: Final = 8
ROWS: Final = 6


def full(seed: int = 3) -> State:
    """The first of four places cards, with six rows as long as they can be, full but for OPEN; the others have six full
    rows. Foals, studs and cubes lie on them, eight cards are in every hand.
    """
    chance = Random(seed)
    cards, stables = list(range(len(ASSETS))), list(range(len(STABLES)))
    chance.shuffle(cards)
    chance.shuffle(stables)

    def rows(empty: Sequence[tuple[int, int]] = ()) -> Rows:
        laid = []
        for number, mark in enumerate((MARKED_3, MARKED_6, *(PLAIN,) * (ROWS - 2))):
            stable = max((one for one in stables if STABLES[one].mark == mark), key=lambda one: STABLES[one].slots)
            stables.remove(stable)
            slots = [None if (number, slot) in empty else cards.pop() for slot in range(STABLES[stable].slots)]
            laid.append((stable, slots))
        return laid

    tableaus = (rows(OPEN), rows(), rows(), rows())
    laid = [card for tableau in tableaus for _, slots in tableau for card in slots if card is not None]
    hands = [[cards.pop() for _ in range(HAND)] for _ in tableaus]
    tokens = {card: 1 + card % 2 for card in laid if card in MARES and card % 3}
    tokens |= {card: 1 + card % 3 for card in laid if card in STALLIONS and card % 3}
    assert any(ASSETS[card].formula.kind == FormulaKind.WITH_ROLLER for card in laid)
    return position(
        *tableaus,
        hands=hands,
        tokens=tokens,
        discarded=cards[: HAND // 2],
        round=5,
        faces=list(range(0, len(FACES), 2))[: len(tableaus)],
        lots=[NO_TOKEN] * len(tableaus),
        coins=[18, 9, 7, 11],
        studs=[3, 1, 0, 2],
        points=[4, 6, 2, 5],
        owners=range(len(tableaus)),
        boxes=(0b1011, 0b111, 0b11, 0b11111),
    )


def full_game(seed: int = 3) -> Record:
    """A record that goes on from there, as one does whose rules were corrected."""
    rules, state = catalog.rules(MEADOW), full(seed)
    begun = first_record(
        rules, rules.resolve(OPTIONS, ["person"] * 4), bench.seats_of(MEADOW), seed, "meadow-000001", bench.WHEN
    )
    return evolve(begun, snapshot=rules.records.encode(state))


def random_game(until: Callable[[Session], bool], seed: int = 5, **options: OptionValue) -> Record:
    """The record of a game among four, played at random until something is so."""
    session, chance = bench.begun(MEADOW, {"start": "first", **options}, seed), Random(seed)
    while not until(session):
        seat = session.actors()[0]
        session.propose(seat, [chance.choice(session.legal(seat))], session.stamp(seat))
    return session.record()


def kinds_of(actions: Sequence[Any]) -> dict[type, list[Any]]:
    """Actions by what they are."""
    found: dict[type, list[Any]] = {}
    for action in actions:
        found.setdefault(type(action), []).append(action)
    return found
