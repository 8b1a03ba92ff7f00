"""Where every piece lies, for a view and an audience."""

from typing import TYPE_CHECKING

from boardroom.games.my_kingdom_for_a_horse.position.cards import HIDDEN
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, die_key
from boardroom.games.my_kingdom_for_a_horse.position.field import (
    COLUMNS,
    EDGES,
    FENCES,
    LEVEL,
    SPACES,
    animal_count,
    animal_kind,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import (
    OVER,
    State,
    animal_key,
    asked,
    card_key,
    fence_key,
    has_won,
    is_gone,
)
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing
from boardroom.games.my_kingdom_for_a_horse.table.faces.twindice import dice_shown
from boardroom.games.my_kingdom_for_a_horse.table.gestures.keys import held_key, hidden_key, spare_key, waiting_key
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import Measures
from boardroom.games.my_kingdom_for_a_horse.table.layout.views import shows_dice, waiting_animals
from boardroom.ui.stage.place import Place
from boardroom.ui.stage.presentation import Presentation

if TYPE_CHECKING:
    from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable

_LIFTED = 0.12
"""How far a farm card that is picked rises."""


class Places:
    """The places of a table's pieces at one picture."""

    def __init__(self, table: "KingdomTable", shown: Presentation) -> None:
        self._table, self._shown = table, shown
        self._view: State = shown.view
        self._m: Measures = table.m
        self._seat = table.focus(shown)

    def all(self) -> dict[str, Place]:
        """The place of every piece, by key."""
        places: dict[str, Place] = {}
        self._fences(places)
        self._animals(places)
        if shows_dice(self._view):
            self._dice(places)
        if self._view.with_cards:
            self._cards(places)
        return places

    def _fences(self, places: dict[str, Place]) -> None:
        view, m, seat = self._view, self._m, self._seat
        colour = self._table.colours[seat].key
        fences = view.fields[seat].fences
        for edge in range(EDGES):
            if fences >> edge & 1:
                places[fence_key(seat, edge)] = self.fence(edge, colour)
        task = view.tasks[-1] if view.tasks else None
        if isinstance(task, Fencing) and task.seat == seat:
            face = f"fence/level/{colour}"
            if task.origin >= 0:
                box = m.in_hand
                width, height = m.spare.width(), m.spare.height()
                places[held_key(seat)] = Place(box.center().x(), box.center().y() + 8, width, height, face, 1)
            elif task.place:
                places[spare_key(seat)] = Place.on(m.spare, face, 1)
        elif view.phase != OVER and fences.bit_count() < FENCES and not waiting_animals(view)[1]:
            places[spare_key(seat)] = Place.on(m.spare, f"fence/level/{colour}", 1)

    def fence(self, edge: int, colour: str) -> Place:
        """A fence on an edge; nearer ones cover those behind and the feet of animals."""
        if edge < LEVEL:
            return Place.on(self._m.fence(edge), f"fence/level/{colour}", edge // COLUMNS * 10.0)
        row = (edge - LEVEL) // (COLUMNS + 1)
        return Place.on(self._m.fence(edge), f"fence/upright/{colour}", row * 10.0 + 3)

    def _animals(self, places: dict[str, Place]) -> None:
        m, seat = self._m, self._seat
        animals = self._view.fields[seat].animals
        for space in range(SPACES):
            kind, number = animal_kind(animals[space]), animal_count(animals[space])
            for index in range(number):
                box = m.animal(space, index, number)
                z = space // COLUMNS * 10.0 + 4 + index
                places[animal_key(seat, space, index)] = Place.on(box, f"animal/{KIND_NAMES[kind]}", z)
        owner, kinds = waiting_animals(self._view)
        if owner == seat:
            for index, kind in enumerate(kinds):
                place = Place.on(m.waiting(index, len(kinds)), f"animal/{KIND_NAMES[kind]}", 2 + index)
                places[waiting_key(kind, index)] = place

    def _dice(self, places: dict[str, Place]) -> None:
        view, dice = self._view, dice_shown(self._shown)
        for die in range(DICE):
            face = str(dice[die]) if dice[die] != HIDDEN else "?"
            gone = is_gone(view, die)
            tilt = -7.0 if die_key(die) in self._shown.picked and not gone else 0.0
            place = Place.on(self._m.die(die), f"die/{die}/{face}", 1)
            places[die_key(die)] = place._replace(opacity=0.4 if gone else 1.0, turn=tilt)

    def _cards(self, places: dict[str, Place]) -> None:
        view, m, seat = self._view, self._m, self._seat
        row = m.hand(len(view.hands[seat]), len(view.lasting[seat]))
        for index, card in enumerate(view.hands[seat]):
            place = Place.on(row.box(index), "back", 1 + index)._replace(turn=row.turn(index))
            if card == HIDDEN:
                places[hidden_key(seat, index)] = place
            else:
                picked = card_key(card) in self._shown.picked
                y = place.y - (_LIFTED * place.height if picked else 0)
                places[card_key(card)] = place._replace(face=f"card/{card}", y=y)
        row = m.in_effect(len(view.lasting[seat]))
        for index, card in enumerate(view.lasting[seat]):
            places[card_key(card)] = Place.on(row.box(index), f"card/{card}", 1 + index)
        if view.deck:
            places["deck"] = Place.on(m.deck, "back", 1)
        if view.discard:
            places[card_key(view.discard[-1])] = Place.on(m.discard, f"card/{view.discard[-1]}", 1)


def focus_of(view: State, looked: int | None, lone: int, audience: int | None) -> int:
    """Whose field is large: who is looked at; who has won; the only person; who looks at its own; else who is asked."""
    if looked is not None:
        return looked
    won = next((seat for seat in range(len(view.fields)) if has_won(view, seat)), -1)
    if view.phase == OVER and won >= 0:
        return won
    if lone >= 0:
        return lone
    if audience is not None:
        return audience
    return max(0, asked(view))
