"""Playing Ephyran as people do: a hand that knows halves of cards, cities and their columns."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hand import Hand, Key, beginning, seated
from PySide6.QtCore import QPoint

from boardroom.engine.manifest import PERSON, OptionValue
from boardroom.games.ephyran.game import EphyranRules
from boardroom.games.ephyran.position.cards import HIDDEN, NO_TOKEN
from boardroom.games.ephyran.position.city import UNLOCKED, areas
from boardroom.games.ephyran.position.state import State, asked
from boardroom.games.ephyran.table import EphyranTable
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.stage.gestures.drag import Grip
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

GAME = "ephyran"


def cards_of(table: Table, shown: Presentation) -> Counter[str]:
    """How many pieces of each kind lie on the table; a card is one whether its face is seen or not."""
    assert isinstance(table, EphyranTable)
    view: State = shown.view
    laid = sum(areas(city) + sum(lock != UNLOCKED for lock in city.locks) for city in view.cities)
    held = len(view.hands[table.focus(shown)]) + len(view.seen) * (HIDDEN not in view.seen)
    piled = min(2, len(view.discard)) + bool(view.tartarus) + (view.announced is not None)
    tokens = [token for city in view.cities for row in city.tokens for token in row] + [view.token]
    return +Counter(
        athena=1,
        card=laid + held + piled,
        token=sum(token != NO_TOKEN for token in tokens),
        god=sum(god >= 0 for god in view.gods),
        deck=bool(view.pile),
        supply=bool(view.supply),
    )


RULES = EphyranRules()


def first(state: State, kind: type, **fields: int) -> Any:
    """The first legal action of a kind, with these fields."""
    fits = (action for action in RULES.legal(state, asked(state)) if isinstance(action, kind))
    return next(a for a in fits if all(getattr(a, name) == value for name, value in fields.items()))


def played(state: State, kind: type, **fields: int) -> State:
    """The position after the first legal action of a kind, with these fields."""
    return RULES.apply(state, asked(state), first(state, kind, **fields)).state


class Builder(Hand):
    """One who plays Ephyran at a window."""

    def build(
        self,
        state: State | None = None,
        players: int = 2,
        options: dict[str, OptionValue] | None = None,
        kinds: Sequence[str] = (),
        seed: int = 2,
    ) -> TablePage:
        """Begin a game, at a position if one is given, and come to its table. The first seat begins."""
        kinds = kinds or (PERSON,) * (len(state.hands) if state is not None else players)
        with beginning(EphyranRules, state):
            return self.start(GAME, seated(("",) * len(kinds), kinds), {"start": "first", **(options or {})}, seed)

    # Where to press.

    @property
    def table(self) -> EphyranTable:
        """The table that is shown."""
        table = self.page.table
        assert isinstance(table, EphyranTable)
        return table

    def grasp(self, source: str, part: str = "") -> QPoint:
        """Where a piece can be grasped, by a part if it has any."""
        stage = self.page.stage
        parts = stage.table.handling.parts(self.shown, source)
        area = stage.pieces.part_area(source, part or parts[0].key) if parts else stage.pieces[source].area()
        return self.clear(area, source)

    # Ways to do something with a gesture.

    def ways(self, action: Any) -> list[Gesture]:
        """Every gesture that does an action."""
        return [gesture for gesture in self.page.table.gestures(self.shown) if gesture.actions == (action,)]

    def drag_to(self, gesture: Gesture) -> None:
        """Drag a piece by the part that a gesture names to its target."""
        self.drag(self.grasp(gesture.source, gesture.part), self.aim(gesture.target))

    def click_to(self, gesture: Gesture) -> None:
        """Take a piece up by a click and click its target."""
        self.click(self.grasp(gesture.source, gesture.part))
        assert self.lifted, self.note
        self.click(self.aim(gesture.target))

    def carry_to(self, gesture: Gesture) -> None:
        """Take a piece up and lay it down by the keys alone."""
        stage = self.page.stage
        parts = stage.table.handling.parts(self.shown, gesture.source)
        part = gesture.part or (parts[0].key if parts else "")
        self.tab_to(lambda: stage.speaking.has_keys and stage.keyboard.reached == Grip(gesture.source, part))
        # Where it is the only thing to do, Enter would be the main button.
        self.key(Key.Key_Space if stage.openings.is_main_alone(gesture.source) else Key.Key_Return)
        assert self.lifted
        drag = stage.drag
        assert drag is not None
        self.tab_to(lambda: drag.best == gesture.target)
        self.key(Key.Key_Return)

    def by_mouse(self, action: Any) -> str:
        gesture = self.way(action)
        if gesture is None:
            return super().by_mouse(action)
        self.drag_to(gesture)
        self.pick(action)
        return "drag"

    def by_keys(self, action: Any) -> str:
        gesture = self.way(action)
        if gesture is None:
            return super().by_keys(action)
        self.carry_to(gesture)
        self.pick(action, keys=True)
        return "carry"

    def way(self, action: Any) -> Gesture | None:
        """A gesture that does an action; of several one that means nothing else."""
        ways = self.ways(action)
        every = self.page.table.gestures(self.shown)
        meant = [[g.actions for g in every if _alike(g, way)] for way in ways]
        return next((way for way, all_ in zip(ways, meant, strict=True) if len(all_) == 1), ways[0] if ways else None)


def _alike(one: Gesture, other: Gesture) -> bool:
    """Whether two gestures cannot be told apart by what the hand does."""
    same = (one.source, one.target) == (other.source, other.target)
    return same and (one.part == other.part or "" in (one.part, other.part))
