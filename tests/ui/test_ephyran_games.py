"""Whole games of Ephyran in the real window: by mouse and keys, to either ending, interrupted, against computers."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from ephyran_hand import GAME, RULES, Builder
from hand import RIGHT, THOUGHTS, part_in
from languages import LETTERS, OTHERS, Listener, foreign, said
from PySide6.QtTest import QTest
from test_setup_options import reach, sit

from boardroom.bots import choose
from boardroom.bots.worker import Worker
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.rng import seeded
from boardroom.games.ephyran.position.actions import Block, DrawCard, LetHappen, Source
from boardroom.games.ephyran.position.cards import ALL_AREAS
from boardroom.games.ephyran.position.city import areas, is_finished
from boardroom.games.ephyran.position.state import NOBODY, Ending, Phase, State, asked, card_key
from boardroom.ui.game_page.score.score_pad import ScorePad
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.controls import Segments

ROOT = Path(__file__).resolve().parents[2]

Choose = Callable[[State, int], Any]
"""A position and how much was done before, to an action of who is asked in it."""


def careful(state: State, number: int) -> Any:
    """What the computer player would do, as ``Hand.thought``."""
    seat = asked(state)
    return choose("greedy", RULES, RULES.secrets.view(state, seat), seat, number, THOUGHTS)


def wasteful(state: State, number: int) -> Any:
    """Anything at all, by lot, but what is drawn comes from the pile: so it is empty long before a city is finished."""
    legal = RULES.legal(state, asked(state))
    from_pile = DrawCard(Source.PILE)
    return from_pile if from_pile in legal else Random(number).choice(legal)


ENDINGS: dict[int, tuple[Choose, Callable[[State], bool]]] = {
    Ending.FULL_CITY: (careful, lambda state: max(map(areas, state.cities)) >= ALL_AREAS - 3),
    Ending.EMPTY_PILE: (wasteful, lambda state: len(state.pile) <= 6 * len(state.hands)),
}
"""How a game is played that ends so, and whether it will soon."""


def late(ending: int, players: int, seed: int) -> State:
    """A position of a game that was played up to there without a window, not long before such an ending."""
    chosen, soon = ENDINGS[ending]
    state, number = RULES.setup({"gods": "dealt", "start": "first"}, players, seeded(seed)), 0
    while not (soon(state) and state.phase == Phase.PLAYING):
        state = RULES.apply(state, asked(state), chosen(state, number)).state
        number += 1
    return state


@pytest.mark.parametrize(
    ("ending", "players", "language", "theme", "seed", "whole"),
    [
        (Ending.FULL_CITY, 2, "en", "evening", 3, True),
        (Ending.FULL_CITY, 2, "ja", "day", 4, False),
        (Ending.FULL_CITY, 3, "ja", "evening", 6, False),
        (Ending.FULL_CITY, 4, "en", "day", 1, False),
        (Ending.FULL_CITY, 4, "ja", "day", 5, True),
        (Ending.EMPTY_PILE, 2, "en", "day", 8, False),
        (Ending.EMPTY_PILE, 2, "ja", "day", 4, True),
        (Ending.EMPTY_PILE, 3, "en", "day", 6, True),
        (Ending.EMPTY_PILE, 3, "ja", "evening", 9, False),
        (Ending.EMPTY_PILE, 4, "en", "evening", 7, True),
        (Ending.EMPTY_PILE, 4, "ja", "day", 2, False),
    ],
)
def test_a_game_is_played_to_either_end_by_dragging_and_every_word_of_it_is_in_the_language_of_the_window(
    builder: Builder,
    painted: list[str],
    ending: int,
    players: int,
    language: str,
    theme: str,
    seed: int,
    whole: bool,
) -> None:
    """From its beginning where it is ``whole``, else from late in it. Three finish a city in English further below."""
    builder.context.settings.set("language", language)
    builder.context.settings.set("theme", theme)
    page = builder.build(None if whole else late(ending, players, seed), players=players, seed=seed)
    listener = Listener(builder, painted)
    chosen = ENDINGS[ending][0]
    ways = Counter(builder.play_on(listener.act, lambda: chosen(builder.state, page.session.length)))
    assert ways["drag"] > ways["button"]
    assert_is_over(builder, ending)
    if ending == Ending.FULL_CITY:
        assert any(is_finished(city) for city in builder.state.cities)
    else:
        assert not builder.state.pile
    assert_all_is_said_in(builder, painted, language)


def test_a_whole_game_is_played_with_the_keyboard_alone(builder: Builder) -> None:
    page = builder.build(seed=3)
    ways = Counter(builder.play_on(builder.act_by_keys))
    assert ways["carry"] > ways["button"]
    assert_is_over(builder, Ending.FULL_CITY)
    first = part_in(page, ScorePad).first
    assert first is not None
    assert first.hasFocus()


def test_a_game_begun_in_the_set_up_with_gods_chosen_is_played_to_its_end(builder: Builder, painted: list[str]) -> None:
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
    assert builder.state.phase == Phase.CHOOSING_GODS
    assert not page.curtain.isVisible()
    chosen = []
    while builder.state.phase == Phase.CHOOSING_GODS:
        wanted = builder.shown.legal[-1]
        assert builder.act(wanted) == "drag"
        chosen.append(wanted.god)
    assert sorted(god for god in builder.state.gods if god != NOBODY) == sorted(chosen)
    builder.play_on(Listener(builder, painted).act)
    assert_is_over(builder, Ending.FULL_CITY)
    assert_all_is_said_in(builder, painted, "en")


def until_asked(builder: Builder, choose: Callable[[], Any] | None = None) -> None:
    """Play until a person is asked whether to answer."""
    for _ in range(200):
        builder.wait(lambda: builder.can_go_on)
        if builder.page.hotseat.finishing:
            builder.hide_cards()
        elif builder.state.phase == Phase.ANSWERING:
            return
        else:
            builder.act((choose or builder.thought)())
    raise AssertionError("nobody is asked")


KILLED = """
import json, sys
sys.path[:0] = sys.argv[1].split("|")
from pathlib import Path
from PySide6.QtWidgets import QApplication
from ephyran_hand import RULES, Builder
from test_ephyran_games import until_asked
from boardroom.controller.storage.store import Store
from boardroom.ui.shell.app import build_context
application = QApplication([])
room = build_context(Store(Path(sys.argv[2])))
for key, value in (("language", "en"), ("motion", "off"), ("computers", "at once")):
    room.settings.set(key, value)
builder = Builder(room)
page = builder.build(seed=3)
until_asked(builder)
assert page.file.flush(None)
print(json.dumps([page.session.uid, builder.actor, builder.ask, RULES.records.encode(builder.state)]), flush=True)
builder.wait(lambda: False)
"""


def test_a_game_killed_while_an_answer_is_pending_goes_on_where_it_was_and_so_it_does_when_it_is_left(
    house: AppContext,
) -> None:
    paths = "|".join([str(Path(__file__).parent), str(ROOT), *sys.path])
    arguments = [sys.executable, "-c", KILLED, paths, str(house.store.folder)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        uid, seat, ask, state = json.loads(process.stdout.readline())
        process.kill()
    for look in (False, True, False):
        builder = Builder(house)
        builder.window.open_saved(uid)
        builder.see()
        assert builder.page.hotseat.audience is None, "what was looked at is hidden"
        assert builder.state.phase == Phase.ANSWERING
        assert (builder.ask, builder.actor, RULES.records.encode(builder.state)) == (ask, seat, state)
        assert card_key(builder.state.announced.half >> 1) in builder.pieces
        if look:
            builder.look_at_cards()
        builder.close()
    builder = Builder(house)
    builder.window.open_saved(uid)
    builder.see()
    page = builder.page
    length = page.session.length
    builder.act(LetHappen())
    assert page.session.record().actions[length] == (seat, "let")
    builder.play_on()
    assert_is_over(builder, Ending.FULL_CITY)
    builder.close()


def test_a_whole_game_is_played_against_computers_and_both_sides_are_asked_for_answers(
    builder: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardroom.ui.game_page.turn.computers.ANSWER_PAUSE", 1)
    page = builder.build(kinds=(PERSON, COMPUTER, COMPUTER), seed=3)
    kinds: Counter[type] = Counter()

    def act(action: object) -> None:
        assert builder.actor == 0
        assert not page.curtain.isVisible()
        kinds[type(action)] += 1
        builder.act(action)

    builder.play_on(act)
    assert_is_over(builder, Ending.FULL_CITY)
    answers = [(seat, text) for seat, text in page.session.record().actions if text.startswith(("let", "block"))]
    own = [text for seat, text in answers if seat == 0]
    assert kinds[LetHappen] + kinds[Block] < len(own), "who cannot block is not asked where nobody could learn of it"
    assert own.count("let") >= len(own) - kinds[Block] > 0
    assert any(seat != 0 for seat, _ in answers), "no computer was asked"


def test_computers_wait_while_the_card_that_a_person_drew_is_still_seen(
    builder: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = builder.build(kinds=(PERSON, COMPUTER, PERSON), seed=2)
    asked: list[int] = []
    ask = Worker.ask

    def noted(*question: Any) -> None:
        asked.append(question[3])
        ask(*question)

    monkeypatch.setattr(Worker, "ask", noted)

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
    assert (builder.state.phase, builder.state.ending) == (Phase.OVER, ending)
    assert outcome is not None
    assert outcome.winners
    assert part_in(page, ScorePad).isVisible()
    assert not page.curtain.isVisible()
    assert builder.at_home()


def assert_all_is_said_in(builder: Builder, painted: list[str], language: str) -> None:
    """Every word of the page with the final score is in a language; the prompt and the score have words of it."""
    pad = part_in(builder.page, ScorePad)
    pad.repaint()
    for texts in (said(builder, painted), {builder.ask}, {cell.accessibleName() for cell in pad.grid.cells.values()}):
        assert not foreign(texts, OTHERS[language])
        assert any(LETTERS[language].search(text) for text in texts)
