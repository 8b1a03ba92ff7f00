"""Whole games of My Kingdom for a Horse in the real window: by mouse, keys and list, against computers, interrupted."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from farming import Farmer
from hand import Key, part_in

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, fence_key
from boardroom.games.my_kingdom_for_a_horse.position.tasks import TaskKind
from boardroom.ui.game_page.score.score_pad import ScorePad
from boardroom.ui.kit.words.line_breaks import JOINER

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("players", "length", "language", "theme", "seed"),
    [
        (4, "full", "en", "evening", 16),
        (2, "full", "ja", "day", 4),
        (1, "full", "en", "day", 13),
        (2, "short", "ja", "evening", 12),
    ],
)
def test_a_whole_game_is_played_by_dragging(
    farmer: Farmer, players: int, length: str, language: str, theme: str, seed: int
) -> None:
    farmer.context.settings.set("language", language)
    farmer.context.settings.set("theme", theme)
    farmer.farm(players=players, options={"length": length}, seed=seed)
    ways = Counter(farmer.play_on())
    assert ways["drag"] > ways["button"]
    assert_is_over(farmer)


@pytest.mark.parametrize(
    ("language", "needed", "without_cards", "asked"),
    [
        (
            "en",
            "In this game: one of each, not 2 of each.",
            "This game is played without farm cards.",
            (
                "Hold one of each in the pens",
                "the moment a player holds one of each",
                "keeping one of every kind",
            ),
        ),
        (
            "ja",
            "このゲームで必要なのは、2頭ずつではなく、1頭ずつです。",
            "このゲームでは農場カードを使いません。",
            ("馬を1頭ずつそろえてください", "囲いに1頭ずつそろった瞬間", "どの動物も1頭は残します"),
        ),
    ],
)
def test_rules_opened_from_a_short_game_ask_for_what_it_needs_and_those_of_the_lobby_do_not(
    farmer: Farmer, language: str, needed: str, without_cards: str, asked: tuple[str, ...]
) -> None:
    farmer.context.settings.set("language", language)
    farmer.farm(options={"length": "short"})
    farmer.key(Key.Key_F1)
    view = farmer.window.others.rules["my-kingdom-for-a-horse"]
    text = view.page.toPlainText().replace(JOINER, "")
    assert text.count(needed) == 1
    assert all(words in text for words in asked)
    assert text.count(without_cards) == 1
    view.show_heading("End of the game")
    view.close()
    farmer.go_to_lobby()
    farmer.window.others.show_rules("my-kingdom-for-a-horse")
    text = view.page.toPlainText().replace(JOINER, "")
    assert needed not in text
    assert not any(words in text for words in asked)
    view.close()


def test_rules_opened_from_a_full_game_note_nothing(farmer: Farmer) -> None:
    farmer.farm()
    farmer.key(Key.Key_F1)
    view = farmer.window.others.rules["my-kingdom-for-a-horse"]
    assert "In this game:" not in view.page.toPlainText().replace(JOINER, "")
    view.close()


def test_a_whole_game_is_played_with_the_keyboard_alone(farmer: Farmer) -> None:
    page = farmer.farm(seed=11)
    farmer.play_on(farmer.act_by_keys)
    assert_is_over(farmer)
    first = part_in(page, ScorePad).first
    assert first is not None
    assert first.hasFocus()


def test_a_whole_game_is_played_through_the_list_of_actions(farmer: Farmer) -> None:
    farmer.farm(seed=8)
    farmer.open_list()
    farmer.play_on(farmer.act_from_list)
    assert_is_over(farmer)


def test_a_whole_game_is_played_against_the_computer(farmer: Farmer) -> None:
    page = farmer.farm(kinds=(PERSON, COMPUTER), options={"length": "short"}, seed=12)

    def act(action: object) -> None:
        assert farmer.actor == 0
        assert not page.curtain.isVisible()
        farmer.act(action)

    farmer.play_on(act)
    assert_is_over(farmer)


KILLED = """
import sys
sys.path[:0] = sys.argv[1].split("|")
from pathlib import Path
from PySide6.QtWidgets import QApplication
from farming import Farmer
from boardroom.controller.storage.store import Store
from boardroom.games.my_kingdom_for_a_horse.position.actions import LiftFence, PlaceFence
from boardroom.games.my_kingdom_for_a_horse.position.tasks import TaskKind
from boardroom.ui.shell.app import build_context
application = QApplication([])
room = build_context(Store(Path(sys.argv[2])))
room.settings.set("motion", "off")
room.settings.set("computers", "at once")
farmer = Farmer(room)
page = farmer.farm(options={"length": "short"}, seed=12)
while not (farmer.state.tasks and farmer.state.tasks[-1][0] == TaskKind.FENCING and farmer.state.tasks[-1][2]):
    farmer.act(farmer.thought())
for kind in (PlaceFence, LiftFence):
    farmer.act(next(action for action in farmer.shown.legal if isinstance(action, kind)))
assert page.file.flush(None)
print(page.session.uid, flush=True)
farmer.wait(lambda: False)
"""


def test_a_game_killed_in_the_middle_of_placing_fences_goes_on_where_it_was(farmer: Farmer) -> None:
    paths = "|".join([str(Path(__file__).parent), str(ROOT), *sys.path])
    arguments = [sys.executable, "-c", KILLED, paths, str(farmer.context.store.folder)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        uid = process.stdout.readline().strip()
        process.kill()
    farmer.window.open_saved(uid)
    farmer.see()
    seat, (code, *_, origin, _) = farmer.actor, farmer.state.tasks[-1]
    assert code == TaskKind.FENCING
    assert origin >= 0
    assert f"held.{seat}" in farmer.pieces
    wanted = farmer.shown.legal[0]
    farmer.act(wanted)
    assert fence_key(seat, wanted.edge) in farmer.pieces
    assert f"held.{seat}" not in farmer.pieces
    farmer.play_on()
    assert_is_over(farmer)


def assert_is_over(farmer: Farmer) -> None:
    page, outcome = farmer.page, farmer.page.session.outcome
    assert farmer.state.phase == Phase.OVER
    assert outcome is not None
    assert outcome.winners or outcome.victor
    assert part_in(page, ScorePad).isVisible()
    assert not page.curtain.isVisible()
    assert farmer.at_home()
