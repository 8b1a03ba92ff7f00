"""Whole games of Ephyran in the real window: by mouse and keys, to either ending, interrupted, against computers."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from ephyran_hand import GAME, Builder
from hand import RIGHT
from PySide6.QtTest import QTest
from test_setup_options import reach, sit

from boardroom.bots.worker import Worker
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.ephyran.city import is_finished
from boardroom.games.ephyran.state import (
    ANSWERING,
    CHOOSING_GODS,
    EMPTY_PILE,
    FULL_CITY,
    NOBODY,
    OVER,
    PILE,
    Block,
    DrawCard,
    LetHappen,
    card_key,
)
from boardroom.ui.game_page.score_pad import ScorePad
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.controls import Segments


def wasteful(builder: Builder, seed: int) -> Callable[[], Any]:
    """One who does anything at all, by lot, and draws from the pile: so it is empty long before a city is finished."""
    anything = builder.lot(seed)

    def choose() -> Any:
        from_pile = DrawCard(PILE)
        return from_pile if from_pile in builder.page.session.legal(builder.actor) else anything()

    return choose


@pytest.mark.parametrize(("players", "language", "theme", "seed"), [(2, "en", "evening", 3), (4, "ja", "day", 3)])
def test_a_whole_game_is_played_by_dragging_until_a_city_is_finished(
    builder: Builder, players: int, language: str, theme: str, seed: int
) -> None:
    builder.context.settings.set("language", language)
    builder.context.settings.set("theme", theme)
    builder.build(players=players, seed=seed)
    ways = Counter(builder.play_on())
    assert ways["drag"] > ways["button"]
    assert_is_over(builder, FULL_CITY)
    assert any(is_finished(city) for city in builder.state.cities)


@pytest.mark.parametrize(
    ("players", "language", "theme", "seed"), [(2, "ja", "day", 4), (3, "en", "day", 6), (4, "en", "evening", 7)]
)
def test_a_whole_game_is_played_by_dragging_until_the_pile_is_empty(
    builder: Builder, players: int, language: str, theme: str, seed: int
) -> None:
    builder.context.settings.set("language", language)
    builder.context.settings.set("theme", theme)
    builder.build(players=players, seed=seed)
    ways = Counter(builder.play_on(choose=wasteful(builder, seed)))
    assert ways["drag"] > ways["button"]
    assert_is_over(builder, EMPTY_PILE)
    assert not builder.state.pile


def test_a_whole_game_is_played_with_the_keyboard_alone(builder: Builder) -> None:
    page = builder.build(seed=3)
    ways = Counter(builder.play_on(builder.act_by_keys))
    assert ways["carry"] > ways["button"]
    assert_is_over(builder, FULL_CITY)
    assert page.findChild(ScorePad).first.hasFocus()


def test_a_game_begun_in_the_set_up_with_gods_chosen_is_played_to_its_end(builder: Builder) -> None:
    setup = builder.set_up(GAME)
    sit(builder, setup, (PERSON, PERSON, PERSON))
    choice = setup.options.controls["gods"]
    assert isinstance(choice, Segments)
    reach(builder, setup, next(segment for segment in choice.segments if segment.value == "chosen"))
    reach(builder, setup, setup.options.more)
    QTest.keyClicks(setup.options.seed_field, "3")
    builder.click(setup.start_button)
    builder.see()
    page = builder.page
    assert page.session.seed == 3
    assert builder.state.phase == CHOOSING_GODS
    assert not page.curtain.isVisible()
    chosen = []
    while builder.state.phase == CHOOSING_GODS:
        wanted = builder.shown.legal[-1]
        assert builder.act(wanted) == "button"
        chosen.append(wanted.god)
    assert sorted(god for god in builder.state.gods if god != NOBODY) == sorted(chosen)
    builder.play_on()
    assert_is_over(builder, FULL_CITY)


def until_asked(builder: Builder, choose: Callable[[], Any] | None = None) -> None:
    """Play until a person is asked whether to answer."""
    for _ in range(200):
        builder.wait(lambda: builder.can_go_on)
        if builder.page.hotseat.finishing:
            builder.hide_cards()
        elif builder.state.phase == ANSWERING:
            return
        else:
            builder.act((choose or builder.thought)())
    raise AssertionError("nobody is asked")


def test_a_game_dropped_while_an_answer_is_pending_goes_on_where_it_was(house: AppContext) -> None:
    builder = Builder(house)
    builder.build(seed=3)
    until_asked(builder)
    uid, ask, state, seat = builder.page.session.uid, builder.ask, builder.state, builder.actor
    for look in (False, True, False):
        if look:
            builder.look_at_cards()
        builder.close()
        builder = Builder(house)
        builder.window.open_saved(uid)
        builder.see()
        assert builder.page.hotseat.audience is None, "what was looked at is hidden"
        assert (builder.state, builder.actor) == (state, seat)
        assert builder.ask == ask
    page = builder.page
    length = page.session.length
    builder.act(LetHappen())
    assert page.session.record().actions[length] == (seat, "let")
    builder.play_on()
    assert_is_over(builder, FULL_CITY)
    builder.close()


def test_a_whole_game_is_played_against_computers_and_both_sides_are_asked_for_answers(
    builder: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardroom.ui.game_page.computers.ANSWER_PAUSE", 1)
    page = builder.build(kinds=(PERSON, COMPUTER, COMPUTER), seed=3)
    kinds: Counter[type] = Counter()

    def act(action: object) -> None:
        assert builder.actor == 0
        assert not page.curtain.isVisible()
        kinds[type(action)] += 1
        builder.act(action)

    builder.play_on(act)
    assert_is_over(builder, FULL_CITY)
    answers = [(seat, text) for seat, text in page.session.record().actions if text.startswith(("let", "block"))]
    assert kinds[LetHappen] + kinds[Block] == sum(seat == 0 for seat, _ in answers) > 0
    assert any(seat != 0 for seat, _ in answers), "no computer was asked"


def test_computers_wait_while_the_card_that_a_person_drew_is_still_seen(
    builder: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = builder.build(kinds=(PERSON, COMPUTER, PERSON), seed=2)
    asked: list[int] = []
    ask = Worker.ask
    monkeypatch.setattr(Worker, "ask", lambda *question: (asked.append(question[3]), ask(*question)))

    def answered() -> int:
        return sum(seat == 1 for seat, _ in page.session.record().actions)

    waited = 0
    while waited < 2:
        builder.wait(lambda: builder.can_go_on and not page.telling)
        if not page.hotseat.finishing or builder.seat != 0:
            builder.hide_cards()
            builder.act(builder.thought())
            continue
        drawn = card_key(builder.state.hands[0][-1])
        assert drawn in builder.pieces
        assert page.session.actors() == (1,)
        length = page.session.length
        builder.click(builder.named("Score"))
        builder.click(builder.piece(drawn), RIGHT)
        builder.see()
        assert page.hotseat.finishing
        assert page.session.length == length
        assert len(asked) == answered(), "it is not even asked to think"
        builder.hide_cards()
        builder.wait(lambda: page.session.actors() != (1,))
        assert page.session.record().actions[length][0] == 1
        assert len(asked) == answered() > 0
        waited += 1
    assert set(asked) == {1}


def assert_is_over(builder: Builder, ending: int) -> None:
    page, outcome = builder.page, builder.page.session.outcome
    assert (builder.state.phase, builder.state.ending) == (OVER, ending)
    assert outcome is not None
    assert outcome.winners
    assert page.findChild(ScorePad).isVisible()
    assert not page.curtain.isVisible()
    assert builder.at_home()
