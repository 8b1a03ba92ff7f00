"""How many keys an own round of Epona takes, of who plays as the greedy computer does and knows the shortest keys.

    python tests/bench/keys.py [--rounds n] [--seeds 1-3] [--forms lower,high,two-player] [--most n] [--verbose]

A person plays against a computer in the real window with real key events, and counts every key that is pressed, answers
to questions, too; a key with Ctrl is one. What is to be done next is known before it is done, as people plan: cards
that are discarded for one that is too dear go with it in one question. Ends with an error where a round takes more than
``--most`` keys, if that is given.
"""

import argparse
import sys
import tempfile
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.bots import choose
from boardroom.controller.storage.store import Store
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.records.record import SeatSpec
from boardroom.games.epona.position.actions import KeepCards, MoveRoller, SellCard, UseBox
from boardroom.games.epona.position.state import card_key
from boardroom.games.epona.table.gestures.keys import box_key
from boardroom.games.epona.table.gestures.picks import actions_by_picks
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.shell.window.window import Window
from boardroom.ui.stage.gestures.bubbles import Chooser
from boardroom.ui.stage.gestures.drag import Drag, Grip, nearest
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.presentation import Presentation
from tests.bench import _table as bench

ROUNDS: Final = 6
FORMS: Final = ("lower", "high", "two-player")
SIZE: Final = (1280, 800)
PLAYOUTS: Final = 250
Key = Qt.Key
ENTER, ZERO, TAB, BACK = Key.Key_Return, Key.Key_0, Key.Key_Tab, Key.Key_Backtab
ARROWS: Final = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
PLAIN, CTRL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
FAR: Final = 99
"""More keys than anything takes."""
NINE, TEN = 9, 10
"""So many have numbers at a time; and so many where the tenth has one, too."""


def digits_of(targets: Sequence[str], target: str) -> list[int]:
    """The number keys for one of the targets of what is held: 0 is the tenth of ten, and turns the numbers of more by
    nine.
    """
    at = targets.index(target)
    return [0] if at + 1 == TEN == len(targets) else [0] * (at // NINE) + [at % NINE + 1]


class _Way(NamedTuple):
    """A way to do actions by keys, and how many it takes."""

    cost: int
    actions: Sequence[Any]
    do: Callable[[], None]


class Count(NamedTuple):
    """What was done in a round, by kind of action: decisions, and the keys that they took."""

    decisions: Counter[str]
    keys: Counter[str]


class Typist:
    """Who plays a game by keys alone; counts them by round and kind of action."""

    def __init__(self, window: Window, page: TablePage, verbose: bool) -> None:
        self.window, self.page, self.session, self._verbose = window, page, page.session, verbose
        self.rounds: dict[int, Count] = defaultdict(lambda: Count(Counter(), Counter()))
        self._pressed: list[str] = []

    # Rounds.

    def play(self, rounds: int) -> None:
        """So many rounds, or as many as there are."""
        while True:
            self._wait(lambda: self.session.outcome is not None or self._is_asked)
            if self.session.outcome is not None or self.session.state.round > rounds:
                return
            self._decide()

    @property
    def _is_asked(self) -> bool:
        """Whether the person is asked alone: where all decide at once the computer goes first, so that the same game is
        played again.
        """
        page, session = self.page, self.session
        asked = not page.telling and page.free and page.shown is not None and page.shown.actor == 0
        return asked and tuple(session.actors()) == (0,)

    def _wait(self, there: Callable[[], object]) -> None:
        while not there():
            QTest.qWait(1)

    def _decide(self) -> None:
        """Think, and do it; count the keys for the kind of the last action that is done with them."""
        planned, number = self._planned(), self.session.state.round
        length, before = self.session.length, len(self._pressed)
        actions = self._do(planned)
        self._wait(lambda: not self.page.telling)
        own = [text for seat, text in self.session.record().actions[length:] if seat == 0]
        wanted = [self.session.rules.records.text(action) for action in actions]
        keys = self._pressed[before:]
        if own != wanted:
            raise RuntimeError(f"{keys} did {own}, not {wanted}")
        if self._verbose:
            print(f"  round {number}: {', '.join(wanted)}: {' '.join(keys)}", flush=True)
        count = self.rounds[number]
        kind = "+".join(dict.fromkeys(type(action).__name__ for action in actions))
        count.decisions[kind] += len(actions)
        count.keys[kind] += len(keys)

    def _planned(self) -> list[Any]:
        """What is done next, as far as it can be foreseen: cards sold with what they pay for, decks one by one."""
        rules, state, length = self.session.rules, self.session.state, self.session.length
        found: list[Any] = []
        while not found or (isinstance(found[-1], SellCard) and 0 in rules.actors(state)):
            view = rules.secrets.view(state, 0)
            found.append(choose("greedy", rules, view, 0, length + len(found), PLAYOUTS))
            state = rules.apply(state, 0, found[-1]).state
        return found

    # Keys.

    def _press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        name = key.name.decode() if isinstance(key.name, bytes) else key.name
        self._pressed.append({CTRL: "Ctrl+", SHIFT: "Shift+"}.get(modifiers, "") + name.removeprefix("Key_"))
        QTest.keyClick(self.window.windowHandle(), key, modifiers)
        QApplication.processEvents()

    def _digit(self, digit: int, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        self._press(Qt.Key(Key.Key_0 + digit), modifiers)

    # Ways.

    def _do(self, planned: Sequence[Any]) -> list[Any]:
        """Do the first of what is planned, with what goes with it, in the way that takes the fewest keys."""
        action, (*sold, last) = planned[0], planned
        if (picked := self._picked_for(action)) is not None:
            self._mark(picked)
            return [action]
        ways: list[_Way] = []
        for gesture in self._gestures:
            if gesture.actions == (action,) and not gesture.needs:
                ways.append(_Way(self._cost(gesture), (action,), partial(self._carry, gesture, (action,))))
            pays = gesture.needs == len(sold) > 0 and set(sold) <= set(gesture.first)
            if pays and gesture.actions == (last,):
                # Sold alone, each of them would take three keys more.
                cost = self._cost(gesture) + len(sold) - 3 * len(sold)
                ways.append(_Way(cost, planned, partial(self._carry, gesture, planned)))
        if isinstance(action, UseBox | MoveRoller):
            at = Grip(box_key(0, action.box) if isinstance(action, UseBox) else card_key(action.card))
            ways.append(_Way(self._cost_of_clicking(at, action), (action,), partial(self._click, at, (action,))))
        for number, (cost, main) in self._buttons(action).items():
            ways.append(_Way(cost, (action,), partial(self._press_button, number, main, (action,))))
        chosen = min(ways, key=lambda way: way.cost)
        chosen.do()
        return list(chosen.actions)

    @property
    def _shown(self) -> Presentation:
        assert self.page.shown is not None
        return self.page.shown

    @property
    def _gestures(self) -> tuple[Gesture, ...]:
        return self.page.stage.openings.gestures

    def _buttons(self, action: Any) -> dict[int, tuple[int, bool]]:
        """The buttons that do an action, by their places: how many keys it takes, and whether it is the main one."""
        text, prompt = self.session.rules.records.text(action), self.page.prompt
        offered = self._shown.prompt.buttons if self._shown.prompt is not None else ()
        among = {self._text(button.action, *button.then): button.among for button in offered}
        found = {}
        for number, (key, button) in enumerate(prompt.buttons.items()):
            _, _, does = key.partition(".")
            others = among.get(does, ())
            if does == text or action in others:
                found[number] = (2 if others else 1, button is prompt.main)
        return found

    def _text(self, *actions: Any) -> str:
        return "; ".join(map(self.session.rules.records.text, actions))

    def _picked_for(self, action: Any) -> frozenset[str] | None:
        """What is to be picked for an action, the way in which the fewest things are; None where nothing is."""
        shown = self._shown
        ways = [picked for picked, done in actions_by_picks(shown).items() if done == action]
        if ways and len(shown.legal) == 1 and isinstance(action, KeepCards):
            # All are kept: the button is on.
            return shown.picked
        return min(ways, key=lambda picked: len(shown.picked ^ picked), default=None)

    def _mark(self, picked: frozenset[str]) -> None:
        """Pick what is not picked as it should be, and press the main button."""
        for key in sorted(self._shown.picked ^ picked):
            if key in self._shown.picked ^ picked:
                self._go_to(self._pickable(key))
        self._press(ENTER, PLAIN if self.page.stage.keyboard.enters_main else CTRL)
        self._answer(())

    def _pickable(self, key: str) -> Grip:
        """Where a thing is picked: at itself, or at any card of its group."""
        numbered = self.page.stage.openings.numbered()
        sources = {gesture.source for gesture in self._gestures if gesture.pick == key}
        return next(grip for grip in numbered if grip.key == key or grip.key in sources)

    def _press_button(self, number: int, main: bool, actions: Sequence[Any]) -> None:
        if main:
            self._press(ENTER, CTRL)
        else:
            self._digit(number + 1, CTRL)
        self._answer(actions)

    def _click(self, grip: Grip, actions: Sequence[Any]) -> None:
        self._go_to(grip)
        self._answer(actions)

    def _answer(self, actions: Sequence[Any]) -> None:
        """Answer what is asked, until nothing is."""
        wanted = list(actions)
        while self.page.asking.open:
            chooser = next(c for c in self.page.findChildren(Chooser) if c.isVisible())
            choices = [choice.value for choice in chooser._choices.values()]
            number = 0
            if len(choices) > 1:
                number = next(n for n, g in enumerate(choices) if g.actions[0] in wanted)
                if choices[number].needs or len(choices[number].actions) > 1:
                    wanted.remove(choices[number].actions[0])
            while chooser.blind.isActive():
                # Nobody has read a question yet that has only just appeared.
                bench.settle(30)
            self._digit(number + 1)

    # Pieces and targets.

    def _turns(self, grip: Grip) -> int:
        """How many times the numbers are turned until a piece has one; FAR where it never has."""
        numbered, keyboard = self.page.stage.openings.numbered(), self.page.stage.keyboard
        if grip not in numbered:
            return FAR
        if len(numbered) == TEN:
            return 0
        past, turns = keyboard.numbers.before_first, 0
        while not past <= numbered.index(grip) < past + NINE:
            past, turns = past + NINE, turns + 1
            past = past if past < len(numbered) else 0
        return turns

    def _entered_at_once(self, grip: Grip) -> bool:
        """Whether an Enter does something at a piece now, as the keys are there."""
        keyboard = self.page.stage.keyboard
        there = keyboard.used and keyboard.reached == grip and self.page.stage.hasFocus()
        return there and not keyboard.done.at.key and not keyboard.done.by_number and not keyboard.enters_main

    def _cost_of_going(self, grip: Grip) -> int:
        return 1 if self._entered_at_once(grip) else self._turns(grip) + 1

    def _cost_of_clicking(self, grip: Grip, action: Any) -> int:
        """How many keys it takes to do an action at a target with nothing in hand, with the answer if it is asked."""
        gestures = (gesture for gesture in self._gestures if gesture.actions == (action,))
        guides = self.page.stage.drags.guides
        return self._cost_of_going(grip) + (0 if all(map(guides.has_way_back, gestures)) else 1)

    def _go_to(self, grip: Grip) -> None:
        """Do at a piece what its number, or Enter, does."""
        if self._turns(grip) and self._entered_at_once(grip):
            self._press(ENTER)
            return
        for _ in range(self._turns(grip)):
            self._press(ZERO)
        keyboard, numbered = self.page.stage.keyboard, self.page.stage.openings.numbered()
        at = numbered.index(grip) - keyboard.numbers.before_first
        self._digit((at + 1) % TEN)

    def _grip(self, gesture: Gesture) -> Grip:
        return next(grip for grip in self.page.stage.openings.numbered() if grip.takes(gesture))

    def _cost(self, gesture: Gesture) -> int:
        """How many keys it takes to carry a piece as a gesture does."""
        grip, stage = self._grip(gesture), self.page.stage
        entered = stage.openings.entered(grip.key)
        if entered is not None:
            return self._cost_of_going(grip) if entered.actions == gesture.actions else FAR
        places = stage.pieces
        drag = Drag(grip, stage.openings.gestures, QPointF(), places.target_area, stage.pieces.places)
        drag.begin(stage.drags.guides.worth)
        return self._cost_of_going(grip) + min(
            len(self._walk(drag, gesture.target)) + 1, self._by_number(drag, gesture)
        )

    def _by_number(self, drag: Drag, gesture: Gesture) -> int:
        put, guides = self.page.table.handling.put_by_number, self.page.stage.drags.guides
        alone = len(drag.targets[gesture.target]) == 1 and not gesture.needs
        puts = alone and put(self._shown, gesture) and guides.has_way_back(gesture)
        if puts:
            puts = guides.losses(gesture) <= min(map(guides.losses, drag.targets.get(drag.best or "", ())), default=0)
        numbered = self.page.stage.openings.numbered_targets(drag)
        return len(digits_of(numbered, gesture.target)) + (0 if puts else 1)

    def _walk(self, drag: Drag, target: str) -> list[tuple[Qt.Key, Qt.KeyboardModifier]]:
        """The fewest keys from where what is held is to a target."""
        ways: dict[str | None, list[tuple[Qt.Key, Qt.KeyboardModifier]]] = {drag.best: []}
        queue, targets = deque([drag.best]), list(drag.areas)
        middles = {key: area.center() for key, area in drag.areas.items()}
        while queue and target not in ways:
            here = queue.popleft()
            start = drag.origin if here is None else middles[here]
            others = {key: middle for key, middle in middles.items() if key != here}
            steps = [((key, PLAIN), nearest(others, start, key)) for key in ARROWS]
            at = targets.index(here) if here in targets else None
            steps.append(((TAB, PLAIN), targets[(-1 if at is None else at) + 1 - len(targets)]))
            steps.append(((BACK, SHIFT), targets[(0 if at is None else at) - 1]))
            for step, there in steps:
                if there is not None and there not in ways:
                    ways[there] = [*ways[here], step]
                    queue.append(there)
        return ways.get(target, [(TAB, PLAIN)] * FAR)

    def _carry(self, gesture: Gesture, actions: Sequence[Any]) -> None:
        """Carry a piece to a target, and put it there."""
        length, stage = self.session.length, self.page.stage
        self._go_to(self._grip(gesture))
        drag = stage.drag
        if drag is None:
            self._answer(actions)
            return
        if self._by_number(drag, gesture) <= len(way := self._walk(drag, gesture.target)):
            for digit in digits_of(stage.openings.numbered_targets(drag), gesture.target):
                if stage.drag is None:
                    raise RuntimeError(f"put down by {digit} on its way to {gesture.target}")
                self._digit(digit)
        else:
            for key, modifiers in way:
                self._press(key, modifiers)
        if stage.drag is not None and self.session.length == length:
            if stage.drag.best != gesture.target:
                raise RuntimeError(f"at {stage.drag.best}, not at {gesture.target}")
            self._press(ENTER)
        self._answer(actions)


def play(form: str, seed: int, rounds: int, verbose: bool) -> dict[int, Count]:
    """The rounds of a game in a form, as they were played in the real window."""
    bench.application()
    with tempfile.TemporaryDirectory(prefix="boardroom-bench-") as folder:
        store = Store(Path(folder))
        context = bench.furnished(store, "day")
        window = Window(context, store.games)
        window.resize(*SIZE)
        window.show()
        options = {} if form == "lower" else {"form": form}
        seats = (SeatSpec("Vera", PERSON, "", ""), SeatSpec("Aiko", COMPUTER, "greedy", ""))
        window.start_game("epona", options, seats, seed)
        bench.settle(0)
        assert window.table is not None
        window.activateWindow()
        window.table.stage.setFocus()
        typist = Typist(window, window.table, verbose)
        typist.play(rounds)
        window.close()
        window.deleteLater()
        bench.settle(0)
        store.flush()
    return typist.rounds


def show(rounds: Sequence[Count]) -> None:
    """Print what the kinds of actions take."""
    decisions: Counter[str] = sum((count.decisions for count in rounds), Counter())
    keys: Counter[str] = sum((count.keys for count in rounds), Counter())
    for kind, done in decisions.most_common():
        print(f"    {kind}: {done} decisions, {keys[kind]} keys, {keys[kind] / done:.2f} each")


def main() -> int:
    parser = argparse.ArgumentParser(description="Keys that an own round of Epona takes")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seeds", default="1")
    parser.add_argument("--forms", default=",".join(FORMS))
    parser.add_argument("--most", type=int, default=0)
    parser.add_argument("--verbose", action="store_true", help="print every decision with its keys")
    chosen = parser.parse_args()
    first, _, last = chosen.seeds.partition("-")
    found: list[int] = []
    for form in chosen.forms.split(","):
        of_form: list[Count] = []
        for seed in range(int(first), int(last or first) + 1):
            played = list(play(form, seed, chosen.rounds, chosen.verbose).values())
            totals = [(count.keys.total(), count.decisions.total()) for count in played]
            rounds = "  ".join(f"{keys} ({decisions})" for keys, decisions in totals)
            print(f"{form}, seed {seed}: keys (decisions) a round: {rounds}", flush=True)
            of_form += played
        show(of_form)
        found += (ordered := sorted(count.keys.total() for count in of_form))
        ninth = ordered[max(0, round(0.9 * len(ordered)) - 1)]
        over = sum(keys > 25 for keys in ordered)
        print(f"  {form}: median {median(ordered):g}, nine of ten at most {ninth}, most {ordered[-1]}; {over} over 25")
    return int(bool(chosen.most) and max(found) > chosen.most)


if __name__ == "__main__":
    sys.exit(main())
