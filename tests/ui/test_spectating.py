"""Computer players are followed: at a pace that a person chose, with their farm in view, once more if wanted."""

from collections.abc import Iterable

import pytest
from farming import Farmer, panel
from hand import Hand, Key, seated

from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.my_kingdom_for_a_horse.position import tasks
from boardroom.games.my_kingdom_for_a_horse.position.counts import NONE, Counts, minus, plus
from boardroom.games.my_kingdom_for_a_horse.position.events import (
    AnimalsGained,
    AnimalsLost,
    AnimalsPaid,
    AnimalsRanAway,
    AnimalsTradedIn,
    DiceRolled,
    Event,
    GameEnded,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase
from boardroom.games.my_kingdom_for_a_horse.table.panels.parts import Herd, changed
from boardroom.ui.game_page.turn.computers import Computers
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.motion.motion import Beat
from boardroom.ui.stage.table_parts import Pace
from tests.games.farms import columns, rolled

PACES = [("off", "fast"), ("fast", "fast")]


@pytest.fixture
def against(farmer: Farmer) -> Farmer:
    """A person whose turn begins, against a computer player."""
    farmer.farm(kinds=(PERSON, COMPUTER), options={"length": "short"}, seed=12)
    return farmer


def end_turn(farmer: Farmer, motion: str, computers: str) -> None:
    """Play until the computer player has the turn, as the person at the screen has set it."""
    farmer.context.settings.set("motion", motion)
    farmer.context.settings.set("computers", computers)
    while farmer.page.session.state.active == 0:
        if asked(farmer):
            farmer.propose(0, farmer.page.session.rules.records.text(farmer.thought()))
        elif farmer.page.telling:
            farmer.key(Key.Key_Space)
        farmer.see()


def go_on(farmer: Farmer) -> None:
    """Go on from step to step until the person is asked."""
    while not asked(farmer):
        if farmer.page.telling:
            farmer.key(Key.Key_Space)
        farmer.see()


def told_of(farmer: Farmer) -> list[tuple[int, type]]:
    """What is told of the computer player from now on: whose farm is in view, and the kind of event."""
    told: list[tuple[int, type]] = []
    page = farmer.page

    def note(beat: Beat) -> None:
        if page.telling and page.shown is not None and getattr(beat.event, "seat", 0) == 1:
            told.append((farmer.table.focus(page.shown), type(beat.event)))

    page.stage.motion.begun.connect(note)
    return told


def asked(farmer: Farmer) -> bool:
    """Whether the person is asked and nothing is told any more."""
    return farmer.page.session.actors() == (0,) and not farmer.page.telling


@pytest.mark.parametrize(("motion", "computers"), PACES)
def test_each_step_of_a_computer_player_is_told_on_its_own_farm_also_without_motion(
    against: Farmer, motion: str, computers: str
) -> None:
    told = told_of(against)
    end_turn(against, motion, computers)
    go_on(against)
    rolls = [focus for focus, event in told if event is DiceRolled]
    assert rolls
    assert set(rolls) == {1}
    assert against.table.focus(against.shown) == 0


def test_at_once_nothing_is_told_of_a_computer_player_and_the_own_farm_stays_in_view(against: Farmer) -> None:
    told = told_of(against)
    end_turn(against, "off", "at once")
    against.wait(lambda: asked(against))
    assert not told
    assert against.table.focus(against.shown) == 0


def test_esc_skips_everything_until_the_person_is_asked_again(against: Farmer) -> None:
    told = told_of(against)
    end_turn(against, "fast", "slow")
    against.wait(lambda: bool(told) and against.page.telling)
    against.key(Key.Key_Escape)
    before = len(told)
    against.wait(lambda: asked(against))
    assert len(told) == before
    assert not against.page.presenter.spectating.hurried


def test_esc_skips_what_both_do_after_a_decision_of_the_computer_too(against: Farmer) -> None:
    against.context.settings.set("motion", "fast")
    spectating, together = against.page.presenter.spectating, Pace(400, 0)
    assert spectating.tells(together)
    against.page.flow.hurry()
    assert not spectating.tells(together)
    against.page.flow.decide()
    assert spectating.tells(together), "a person is asked again"


def test_any_key_goes_on_to_the_next_step(against: Farmer) -> None:
    told = told_of(against)
    end_turn(against, "off", "slow")
    against.wait(lambda: against.page.telling)
    before = len(told)
    against.key(Key.Key_Return)
    against.wait(lambda: len(told) == before + 1)
    assert against.page.telling


def test_the_own_farm_and_cards_are_seen_by_a_click_while_a_computer_player_is_followed(
    farmer: Farmer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Computers, "wake", lambda self: None)
    page = farmer.farm(kinds=(PERSON, COMPUTER), seed=12)
    own = {f"card.{card}" for card in farmer.state.hands[0]}
    farmer.context.settings.set("computers", "slow")
    while page.session.actors() == (0,):
        farmer.do(farmer.page.session.rules.records.text(farmer.thought()))
    assert farmer.table.focus(farmer.shown) == 1
    assert not own <= set(farmer.pieces)
    farmer.click(panel(farmer, 0))
    assert farmer.table.focus(farmer.shown) == 0
    assert {f"card.{card}" for card in farmer.state.hands[0]} <= set(farmer.pieces)


def test_the_turn_of_a_computer_player_is_seen_again_by_a_button_of_the_bar(against: Farmer) -> None:
    assert not against.page.bar.offers_replay
    end_turn(against, "off", "fast")
    assert against.page.bar.offers_replay
    go_on(against)
    while against.page.session.state.active != 0:
        against.propose(0, against.page.session.rules.records.text(against.thought()))
        go_on(against)
    # In one's own turn nobody else acts meanwhile.
    against.propose(0, against.page.session.rules.records.text(against.thought()))
    told, length = told_of(against), against.page.session.length
    against.click(against.named("See the last turn again"))
    assert against.page.telling
    go_on(against)
    # From the last decision of the person on, which may lie within that turn.
    assert {focus for focus, _ in told} == {1}
    assert against.page.session.length == length


def gained(events: Iterable[Event]) -> Counts:
    """By how many of each kind events have changed what the computer player has."""
    changes = NONE
    for event in events:
        if getattr(event, "seat", None) != 1:
            continue
        match event:
            case AnimalsGained():
                changes = plus(changes, event.counts)
            case AnimalsLost():
                changes = plus(changes, minus(event.turned_away, event.counts))
            case AnimalsRanAway() | AnimalsPaid() | AnimalsTradedIn():
                changes = minus(changes, event.counts)
    return changes


def test_small_numbers_show_what_the_step_that_is_told_changed_and_then_what_the_last_turn_tells(
    against: Farmer,
) -> None:
    against.context.settings.set("motion", "off")
    against.context.settings.set("computers", "fast")
    page, steps, turns = against.page, 0, 0
    while page.session.outcome is None and turns < 4:
        shown = page.shown
        assert shown is not None
        changes = changed(shown, 1)
        if page.telling and shown.caption is not None:
            assert changes == gained(shown.history[-1].events)
            assert "this step" in tip_of(against, changes)
            steps += any(changes)
        elif asked(against):
            entries = page.presenter.last_turn().entries
            assert changes == gained(event for told in entries for event in told.events)
            if any(changes):
                turns += 1
                assert "since your last decision" in tip_of(against, changes)
        if asked(against):
            against.propose(0, page.session.rules.records.text(against.thought()))
        elif page.telling:
            against.key(Key.Key_Space)
        against.see()
    assert steps
    assert turns == 4


def tip_of(farmer: Farmer, changes: Counts) -> str:
    """What is said by pointing at the animals of the computer player; "this step" of none that have changed."""
    herd = panel(farmer, 1).findChild(Herd)
    assert herd is not None
    return herd.toolTip() if any(changes) else "this step"


@pytest.mark.parametrize("game", [manifest.id for manifest in catalog.games()])
def test_nobody_tells_a_computer_player_what_to_do(house: AppContext, game: str) -> None:
    hand = Hand(house)
    page = hand.start(game, seated(("", ""), (COMPUTER, COMPUTER)))
    page.computers.stop()
    hand.settle()
    session = page.session
    waiting = [seat for seat in range(2) if seat not in session.actors()]
    if waiting:
        assert hand.ask == house.say(session.prompt(waiting[0], None).ask, page.names)
        assert hand.ask != house.say(session.prompt(session.actors()[0], None).ask, page.names)
    hand.close()


@pytest.mark.parametrize(("winners", "large"), [(0b001, 0), (0b010, 1), (0b101, 0), (0b110, 1)])
def test_when_the_end_is_told_the_large_farm_is_the_winners_whoever_acted_last(
    farmer: Farmer, winners: int, large: int
) -> None:
    """Of several who win it is one's own, else that of the first of them."""
    plans = (tasks.FINISH, tasks.planning(2, 0, NONE))
    fields = [columns(3, 2 if winners >> seat & 1 else 1, 1, 1) for seat in range(3)]
    state = rolled(*fields, phase=Phase.FINAL_TRADE, part_seat=2, triggered=0, goal=1, tasks=plans)
    page = farmer.farm(state, kinds=(PERSON, COMPUTER, COMPUTER))
    told: dict[type, int] = {}
    page.stage.motion.begun.connect(lambda beat: told.update({type(beat.event): farmer.table.focus(farmer.shown)}))
    page.computers.stop()
    for setting in ("motion", "computers"):
        farmer.context.settings.set(setting, "fast")
    farmer.propose(2, "pass")
    while page.telling:
        farmer.key(Key.Key_Space)
        farmer.see()
    assert told[GameEnded] == large
    assert farmer.table.focus(farmer.shown) == large
