"""A table of Epona without a picture, for tests of what hands do: every piece that a view has lies on it; and random
games.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from boardroom.engine import rng
from boardroom.engine.keys import kind_of
from boardroom.engine.manifest import PERSON, OptionValue
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.text import Text
from boardroom.games.epona import manifest
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.cards import BOXES, HIDDEN, NONE
from boardroom.games.epona.position.state import Phase, State, card_key, face_key, owner_key, stable_key
from boardroom.games.epona.table.gestures import keys
from boardroom.games.epona.table.gestures.failed_drops import intent
from boardroom.games.epona.table.gestures.open_gestures import open_gestures
from boardroom.games.epona.table.layout.views import has_cube, spare_rollers
from boardroom.games.epona.table.reading.inspect import inspection
from boardroom.games.epona.table.reading.piece_names import piece_name
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_parts import Handling, Reading

RULES = EponaRules()
TARGETS = ("slot", "box", "hand", "discard", "keep", "above", "below", "plate", "tableau", "heap", "group")
"""Kinds of keys that are places, and no pieces."""
MOST = 14
"""About how many cards a seat places in a random game before it finishes a round."""


def pieces(view: State) -> list[str]:
    """The keys of all pieces that a view can have."""
    found = [keys.deck_key(deck) for deck in range(keys.STABLE_DECK + 1)]
    for seat, tableau in enumerate(view.tableaus):
        found.append(owner_key(seat))
        for row in tableau:
            found += [stable_key(row.stable), *(card_key(card) for card in row.slots if card != NONE)]
        for number, card in enumerate(view.hands[seat]):
            found.append(keys.back_key(seat, number) if card == HIDDEN else card_key(card))
        found += [card_key(card) for card in view.drawn[seat] if card != HIDDEN]
        if view.aside[seat] not in (NONE, HIDDEN, *view.hands[seat]):
            found.append(card_key(view.aside[seat]))
        found += [keys.roller_key(seat, number) for number in range(spare_rollers(view, seat))]
    of_seen = stable_key if view.phase == Phase.KEEPING_STABLE else card_key
    found += [of_seen(number) for number in view.seen if number != HIDDEN]
    found += [card_key(pile[-1]) for pile in view.discards if pile]
    found += [card_key(card) for card in view.neutral]
    for owners, stables in zip(view.owners_offered, view.stables_offered, strict=True):
        found += [keys.offered_owner_key(owner) for owner in owners if owner != HIDDEN]
        found += [stable_key(stable) for stable in stables if stable != HIDDEN]
    found += [stable_key(stable) for stable in view.stable_discard[-1:]]
    return found + [face_key(face) for face in (*view.display, *view.faces) if face != NONE]


def places_for_hands(view: State) -> list[str]:
    """The keys of all targets that a view can have."""
    found = [keys.DISCARD, *map(keys.group_key, range(2))]
    for seat, tableau in enumerate(view.tableaus):
        of_seat = (
            keys.hand_key, keys.keep_key, keys.above_key, keys.below_key, keys.plate_key, keys.tableau_key
        )  # fmt: skip
        found += [make(seat) for make in of_seat]
        found += [keys.box_key(seat, box) for box in range(BOXES)]
        found += [keys.slot_key(seat, row, slot) for row, _ in enumerate(tableau) for slot in range(6)]
    return found


class BareTable(Table):
    """Nothing but where pieces are, one beside the other, and what is said of them."""

    def __init__(self, context: AppContext, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        self.handling = Handling(
            intent=lambda shown, source, target, part: intent(shown, source, target),
        )
        self.reading = Reading(
            inspect=lambda key, shown: inspection(self.face, self.layout(shown), key, shown),
        )

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        pass

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        pass

    def layout(self, shown: Presentation) -> dict[str, Place]:
        found = pieces(shown.view)
        found += [keys.cube_key(seat) for seat in range(len(shown.view.coins)) if has_cube(shown, seat)]
        return {key: Place.on(QRectF(100.0 * at, 0, 90, 60), key, at) for at, key in enumerate(found)}

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        return QPixmap(size)

    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        return tuple(open_gestures(shown, self.layout(shown), self.target))

    def target(self, key: str) -> QRectF | None:
        return QRectF(0, 500, 100, 100) if kind_of(key) in TARGETS else None

    def name(self, key: str, shown: Presentation) -> Text:
        return piece_name(key, shown)


class Sight(NamedTuple):
    """A moment of a game: the state, the table, and what a seat that may act is shown."""

    state: State
    seat: int
    table: BareTable
    shown: Presentation


FORMS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"form": "high"},
    {"form": "two-player", "experience": "experienced"},
    {"stables": "star", "owners": "asymmetric"},
)
"""Options that are played by turns, as far as they can be."""


def sights(
    context: AppContext, players: int, seed: int, games: int = 1, forms: Sequence[dict[str, OptionValue]] = FORMS
) -> Iterator[Sight]:
    """Every moment of random games in all forms by turns, played on kind by kind of action, so that every phase is
    reached, and partners refuse now and then.
    """
    chance = random.Random(seed)
    table = BareTable(context, tuple(SeatSpec(f"P{seat}", PERSON) for seat in range(players)))
    for game in range(games):
        kinds = (PERSON,) * players
        wanted = forms[(seed + game) % len(forms)] | {"refusal": "asked"}
        refused = {key for key, value in wanted.items() if RULES.why_not_option(wanted, kinds, key, value) is not None}
        options = RULES.resolve({key: wanted[key] for key in wanted.keys() - refused}, kinds)
        state = RULES.setup(options, players, rng.seeded(100 * seed + game))
        while RULES.outcome(state) is None:
            for seat in RULES.actors(state):
                view = RULES.secrets.view(state, seat)
                legal = RULES.legal(view, seat)
                yield Sight(
                    state, seat, table, Presentation(view, seat, seat, legal, prompt=RULES.words.prompt(view, seat))
                )
            seat = RULES.actors(state)[0]
            state = RULES.apply(state, seat, by_lot(state, seat, chance)).state


def by_lot(state: State, seat: int, chance: random.Random) -> Any:
    """Placing cards is what is done most; what ends a turn comes seldom."""
    legal = RULES.legal(state, seat)
    kinds = sorted({type(action).__name__ for action in legal})
    weights = [{"PlaceCard": MOST, "FinishPlacing": 1, "SellCard": 1, "Breed": 6}.get(kind, 3) for kind in kinds]
    (kind,) = chance.choices(kinds, weights)
    return chance.choice([action for action in legal if type(action).__name__ == kind])
