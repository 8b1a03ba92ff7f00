"""What is chosen among by name or arrow: the way of an Order, and a row that is filled by one button."""

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QPointF

from boardroom.engine.manifest import PERSON
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.text import Text, phrase
from boardroom.games.epigo.position.actions import Action, StackOrder
from boardroom.games.epigo.position.events import DeploymentRevealed, Event
from boardroom.games.epigo.position.state import Phase, State
from boardroom.games.epigo.position.tiles import EPIGONS, epigon, epigon_key
from boardroom.games.epigo.table.gestures.open_gestures import drawing_up, row_actions
from boardroom.games.epigo.words.names import direction_label
from boardroom.ui.stage.gestures.gesture import Tool
from boardroom.ui.stage.presentation import Presentation

# The way of an Order.


def question(actions: Sequence[Action]) -> Text | None:
    """What is asked where the same Order could go several ways."""
    if all(isinstance(action, StackOrder) for action in actions):
        return phrase("Epigo", "Which way?", "a question")
    return None


def offset(action: Action) -> QPointF | None:
    """The arrows stand around the middle, each on its side."""
    if isinstance(action, StackOrder):
        return (QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0))[action.direction]
    return None


def label(action: Action, shown: Presentation) -> Text | None:
    """The way alone."""
    return direction_label(action.direction) if isinstance(action, StackOrder) else None


def open_to_view(action: Action, shown: Presentation) -> str:
    """The Epigon whose way is asked for."""
    if isinstance(action, StackOrder) and shown.actor is not None:
        return epigon_key(epigon(shown.actor, action.number))
    return ""


# Buttons.


class LastRows:
    """The buttons beside a plan, and the rows of earlier games that one of them repeats, by the names of the seats."""

    def __init__(self, seats: tuple[SeatSpec, ...]) -> None:
        self._seats = seats
        self._random = Random()
        self._remembered: dict[str, object] = {}

    def tools(self, shown: Presentation) -> tuple[Tool, ...]:
        """The buttons of the acting seat: to fill its row, or to clear its stack."""
        if shown.actor is None or not drawing_up(shown):
            return ()
        view: State = shown.view
        if view.phase == Phase.DEPLOY:
            return self._fill_row(shown.actor)
        nothing = None if view.stacks[shown.actor] else phrase("Epigo", "nothing stacked", "why a button is off")
        return (Tool("clear", phrase("Epigo", "Clear stack"), "clear", (), why=nothing),)

    def _fill_row(self, seat: int) -> tuple[Tool, ...]:
        order = list(EPIGONS)
        self._random.shuffle(order)
        last = None if self._shares_name(seat) else self._remembered.get(self._name(seat))
        known = isinstance(last, list) and sorted(map(str, last)) == sorted(map(str, EPIGONS))
        nothing = None if known else phrase("Epigo", "no previous game", "why a button is off")
        if self._shares_name(seat):
            nothing = phrase("Epigo", "both players have the same name", "why a button is off")
        again = row_actions(bytes(last)) if known and isinstance(last, list) else ()
        return (
            Tool("last", phrase("Epigo", "As last time"), "replay", again, why=nothing),
            Tool("shuffle", phrase("Epigo", "Shuffle"), "shuffle", row_actions(bytes(order))),
        )

    def _shares_name(self, seat: int) -> bool:
        """Whether two seats have this one's name: whose a row of that name is nobody can tell then."""
        return [self._name(other) for other in range(len(self._seats))].count(self._name(seat)) > 1

    def _name(self, seat: int) -> str:
        """What a seat's row is remembered by: the name, or where nobody typed one, the seat, as no name can be."""
        return self._seats[seat].name or f" {seat}"

    def remembered_with(self, event: Event, remember: dict[str, object]) -> dict[str, object]:
        """What to remember after an event: the rows of people, once they are revealed."""
        if not isinstance(event, DeploymentRevealed):
            return remember
        people = [seat for seat, spec in enumerate(self._seats) if spec.kind == PERSON and not self._shares_name(seat)]
        return {**remember, **{self._name(seat): list(event.rows[seat]) for seat in people}}

    def recall(self, remember: dict[str, object]) -> None:
        """Take what was remembered."""
        self._remembered = remember
