"""Laws of the farmyard's table over random play: every action has its way, and what is refused is refused truly.

The table is asked directly here, at the sizes that real windows leave free; the hand is in ``test_kingdom_table``.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import pytest
from farming import COATS, Farmer, pieces_of
from hand import seated
from PySide6.QtCore import QPointF, QRectF

from boardroom.bots import choose
from boardroom.engine.manifest import PERSON
from boardroom.engine.rng import seeded
from boardroom.engine.text import Text
from boardroom.games.my_kingdom_for_a_horse import manifest
from boardroom.games.my_kingdom_for_a_horse.game import KingdomRules
from boardroom.games.my_kingdom_for_a_horse.position.actions import DiscardCards, PlayCard, Roll, Trade, UseDie
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, die_key
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State, card_key
from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.gestures.drag import Drag, Grip
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation

RULES = KingdomRules()
SIZES = ((960, 600), (1280, 720), (1920, 1080))
GAMES, ONE_IN = 12, 16
"""Random games, and of how many positions one is looked at."""
FREE: dict[tuple[int, tuple[int, int]], tuple[QRectF, QRectF]] = {}
"""What was measured in windows: by players and size, the whole of the stage and its free area."""


class Sight(NamedTuple):
    """A position as who is asked sees it at a table."""

    state: State
    seat: int
    table: KingdomTable
    shown: Presentation
    layout: dict[str, Place]
    gestures: tuple[Gesture, ...]
    free: QRectF


def walk(seed: int) -> Iterator[tuple[State, int]]:
    """Positions of random games for one to four, some played with more sense than others; the last one is over."""
    chance = random.Random(seed)
    for game in range(GAMES):
        seats = 1 + game % 4
        wanted = {"length": chance.choice(("full", "full", "short")), "last_round": 30, "start": "first"}
        options = RULES.resolve(wanted, [PERSON] * seats)
        state = RULES.setup(options, seats, seeded(chance.randrange(10**6)))
        while RULES.outcome(state) is None:
            (seat,) = RULES.actors(state)
            yield state, seat
            state = RULES.apply(state, seat, some_action(state, seat, chance, sense=game % 3 == 0)).state
        yield state, 0


def some_action(state: State, seat: int, chance: random.Random, sense: bool) -> Any:
    legal, beside = RULES.legal(state, seat), RULES.asides(state, seat)
    if sense and chance.random() < 0.7:
        return choose("greedy", RULES, RULES.secrets.view(state, seat), seat, chance.randrange(10**6), 8)
    if beside and chance.random() < 0.05:
        return chance.choice(beside)
    useful = [action for action in legal if isinstance(action, UseDie | PlayCard | Trade)]
    return chance.choice(useful if useful and chance.random() < 0.5 else legal)


@pytest.fixture(scope="module")
def positions() -> list[tuple[State, int]]:
    """Some of the positions, the same for every law."""
    chance = random.Random(7)
    return [
        (state, seat) for state, seat in walk(20261121) if state.phase == Phase.OVER or not chance.randrange(ONE_IN)
    ]


@pytest.fixture
def sights(house: AppContext, positions: list[tuple[State, int]]) -> Callable[[], Iterator[Sight]]:
    """The positions at tables as large as windows of the usual sizes leave them."""
    for players in range(1, 5):
        for size in SIZES:
            if (players, size) not in FREE:
                FREE[players, size] = free_area(house, players, size)
    tables = {key: table_of(house, key[0], *areas) for key, areas in FREE.items()}

    def seen() -> Iterator[Sight]:
        for number, (state, seat) in enumerate(positions):
            key = len(state.fields), SIZES[number % len(SIZES)]
            table, free = tables[key], FREE[key][1]
            actor = seat if state.phase != Phase.OVER else None
            legal = RULES.legal(state, seat)
            shown = Presentation(RULES.secrets.view(state, seat), seat, actor, legal, asides=RULES.asides(state, seat))
            table.attend(shown)
            yield Sight(state, seat, table, shown, table.layout(shown), table.gestures(shown), free)

    return seen


def free_area(house: AppContext, players: int, size: tuple[int, int]) -> tuple[QRectF, QRectF]:
    """The whole of a real window's stage, and what its panels leave free."""
    farmer = Farmer(house, size)
    farmer.farm(players=players)
    stage = farmer.page.stage
    found = stage.sceneRect(), QRectF(stage.free)
    farmer.close()
    return found


def table_of(house: AppContext, players: int, whole: QRectF, free: QRectF) -> KingdomTable:
    table = KingdomTable(house, manifest, seated(COATS, (PERSON,) * players))
    table.arrange(whole, free)
    return table


Sights = Callable[[], Iterator[Sight]]


def test_every_legal_action_has_a_gesture_a_button_or_a_tool(sights: Sights) -> None:
    seen: Counter[str] = Counter()
    for state, seat, table, shown, _, gestures, _ in sights():
        marks = {gesture.pick for gesture in gestures}
        tools = {tool.key for tool in table.handling.tools(shown)}
        ways = {gesture.actions[0] for gesture in gestures if len(gesture.actions) == 1}
        ways |= {button.action for button in RULES.words.prompt(shown.view, seat).buttons if button.why is None}
        for action in (*shown.legal, *shown.asides):
            seen[type(action).__name__] += 1
            if isinstance(action, Roll) and state.turn.rolls:
                assert "roll" in tools
                assert all(die_key(die) in marks for die in range(DICE))
            elif isinstance(action, DiscardCards):
                assert "exchange" in tools
                assert all(card_key(card) in marks for card in state.hands[seat])
            else:
                assert action in ways, RULES.records.text(action)
    assert len(seen) >= 13, f"only {sorted(seen)} were looked at"


def test_gestures_do_what_is_allowed_with_pieces_that_are_there(sights: Sights) -> None:
    for state, seat, table, shown, layout, gestures, _ in sights():
        for gesture in gestures:
            assert gesture.source in layout
            assert table.target(gesture.target).isValid()
            assert table.name(gesture.target, shown).source
            after = state
            for action in gesture.actions:
                assert RULES.allows(after, seat, action), (gesture, RULES.records.text(action))
                after = RULES.apply(after, seat, action).state


def test_what_a_drop_could_mean_is_told_apart_in_words(sights: Sights) -> None:
    for _, _, table, _, _, gestures, _ in sights():
        choices: dict[tuple[str, str], list[Gesture]] = {}
        for gesture in gestures:
            choices.setdefault((gesture.source, gesture.target), []).append(gesture)
        for meanings in choices.values():
            assert len(meanings) == 1 or not any(gesture.pick for gesture in meanings)
            said = [
                table.say(RULES.words.describe(gesture.preview)) for gesture in meanings if gesture.preview is not None
            ]
            assert len(set(said)) == len(said), said


def area_of(table: Any, layout: dict[str, Place], key: str) -> QRectF:
    """Where a target is, as the stage has it."""
    return table.target(key) or layout[key].area()


def spots(area: QRectF) -> Iterator[QPointF]:
    """The middle of an area, then spots beside it."""
    for part in (0.0, 0.125, 0.25):
        yield area.center() + QPointF(area.width() * part, area.height() * part)


def test_every_piece_that_acts_is_grasped_by_its_middle_and_reaches_each_of_its_targets(sights: Sights) -> None:
    for _, _, table, _, layout, gestures, _ in sights():
        for source in {gesture.source for gesture in gestures}:
            place = layout[source]
            middle = QPointF(place.x, place.y)
            assert max((k for k, p in layout.items() if p.area().contains(middle)), key=lambda k: layout[k].z) == source
            drag = Drag(Grip(source), gestures, middle, partial(area_of, table, layout), layout)
            for target, area in drag.areas.items():
                held = QRectF(0, 0, place.width, place.height)
                # An edge in the middle of the field is a target of its own for a die that gives fences.
                aimed = {gesture.target for gesture in gestures if gesture.source == source and gesture.aimed}
                inner = [drag.areas[key] for key in aimed - {target} if area.contains(drag.areas[key])]
                spot = next(one for one in spots(area) if not any(there.contains(one) for there in inner))
                held.moveCenter(spot)
                drag.hover(held, spot)
                assert drag.best == target, f"{source} over {target} is taken to {drag.best}"


def test_a_refused_drop_is_never_told_a_reason_against_what_can_be_done(sights: Sights) -> None:
    chance = random.Random(3)
    for state, seat, table, shown, layout, gestures, _ in sights():
        if shown.actor is None:
            continue
        open_ways = {(gesture.source, gesture.target) for gesture in gestures}
        areas = (*table.handling.drop_areas(shown), "")
        for source in layout:
            for target in (source, *chance.sample(areas, 12)):
                meant = None if (source, target) in open_ways else table.handling.intent(shown, source, target, "")
                if isinstance(meant, Text):
                    assert table.say(meant)
                elif meant is not None:
                    assert not RULES.allows(state, seat, meant), (source, target, RULES.records.text(meant))
                    assert table.say(RULES.words.why_not(shown.view, seat, meant))


def test_every_piece_has_a_key_of_its_own_and_lies_in_what_panels_leave_free(sights: Sights) -> None:
    for _, seat, table, shown, layout, _, free in sights():
        assert table.focus(shown) == seat or shown.actor is None
        kinds = (key.partition(".")[0] for key in layout)
        assert Counter("card" if kind == "hidden" else kind for kind in kinds) == pieces_of(table, shown)
        for key, place in layout.items():
            assert free.contains(place.area()), f"{key} lies outside"
