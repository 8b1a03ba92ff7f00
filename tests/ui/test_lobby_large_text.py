"""The lobby in text of every size: games in progress and games to begin share the first screen, and nothing is covered.

In the real window, as its strip, its menus and the text they are written in take their room.
"""

from typing import Any

import pytest
from hand import Hand, Key
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import verbatim
from boardroom.ui.lobby.lobby_content import LobbyContent
from boardroom.ui.lobby.saved_game_row import SavedGameRow
from boardroom.ui.lobby.saved_game_tile import SavedGameTile
from boardroom.ui.setup.setup_page import SetupPage
from tests.played import save_game

pytestmark = pytest.mark.usefixtures("cache")

GAMES = ("epona", "my-kingdom-for-a-horse", "epigo", "ephyran")
SIZES = ((1280, 720), (1366, 768), (1920, 1080))
LONG = {
    "en": "Add a horse to a box, breed, or finish placing your cards, and then some more of it.",
    "ja": "トーマスさん、追加するか、繁殖させるか、配置を終えてください。そのあともまだ少しつづきます。",
}
"""What takes two lines on a sheet."""


def going_on(hand: Hand, games: int) -> LobbyContent:
    """The lobby while so many games go on."""
    for number in range(games):
        save_game(hand.context.store, GAMES[number % 4], seed=number, uid=f"goingon{number:04}")
    hand.go_to_lobby()
    return hand.lobby


def look(hand: Hand, size: tuple[int, int], text: float) -> LobbyContent:
    """The lobby in a window of a size, in text of another."""
    hand.context.settings.set("text_scale", text)
    hand.window.resize(*size)
    hand.see()
    return hand.lobby


def is_seen(hand: Hand, widget: QWidget) -> bool:
    """Whether all of it is seen without scrolling the page."""
    view = hand.lobby.parentWidget()
    assert view is not None
    return view.rect().contains(QRect(widget.mapTo(view, QPoint(0, 0)), widget.size()))


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("games", [0, 1, 2, 5, 40])
def test_in_large_text_games_in_progress_and_games_to_begin_share_the_first_screen(
    plain: Hand, language: str, games: int
) -> None:
    plain.context.settings.set("language", language)
    going_on(plain, games)
    for size in SIZES:
        for text in (1.0, 1.3, 1.6):
            content = look(plain, size, text)
            assert len(content.saved_game_tiles) == games
            assert all(is_seen(plain, tile) for tile in content.saved_game_tiles[:1]), (size, text)
            for tile in content.tiles:
                assert is_seen(plain, tile.play), (size, text)
                assert is_seen(plain, tile.rules), (size, text)
    # A click on what is seen does what it says.
    plain.click(plain.lobby.tiles[3].play)
    assert isinstance(plain.window.page, SetupPage)


def test_in_large_text_a_click_on_a_row_and_enter_go_on_with_the_game(plain: Hand) -> None:
    going_on(plain, 5)
    content = look(plain, SIZES[0], 1.6)
    first, second = content.saved_game_tiles[:2]
    assert isinstance(first, SavedGameRow)
    plain.click(first)
    assert plain.page.session.record().uid == first.saved_game.uid
    plain.go_to_lobby()
    content = look(plain, SIZES[0], 1.6)
    second = content.saved_game_tiles[1]
    content.saved_game_tiles[0].setFocus()
    plain.key(Key.Key_Down)
    assert second.hasFocus()
    assert is_seen(plain, second)
    plain.key(Key.Key_Return)
    assert plain.page.session.record().uid == second.saved_game.uid


def test_who_changes_the_size_of_text_stays_at_the_chosen_game(plain: Hand) -> None:
    going_on(plain, 2)
    content = look(plain, SIZES[0], 1.0)
    for chosen in (0, 1):
        content.saved_game_tiles[chosen].setFocus()
        for text, kind in ((1.6, SavedGameRow), (1.0, SavedGameTile)):
            content = look(plain, SIZES[0], text)
            assert isinstance(content.saved_game_tiles[chosen], kind)
            assert content.saved_game_tiles[chosen].hasFocus()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("games", [1, 2, 5])
def test_two_lines_above_the_button_of_a_game_in_progress_are_covered_by_nothing(
    plain: Hand, language: str, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain.context.settings.set("language", language)
    going_on(plain, games)
    page = plain.window.lobby
    ask = verbatim(LONG[language])
    page.show_overview(
        page.shown._replace(saved_games=tuple(game._replace(ask=ask) for game in page.shown.saved_games))
    )
    boxes: list[tuple[str, QRectF]] = []
    draw = QPainter.drawText

    def listening(self: QPainter, *arguments: Any) -> Any:
        if len(arguments) == 2 and isinstance(arguments[0], QPointF) and arguments[1].strip():
            spot, words = arguments
            letters = QFontMetricsF(self.font()).tightBoundingRect(words)
            boxes.append((words, self.worldTransform().mapRect(letters.translated(spot))))
        return draw(self, *arguments)

    most = 0
    for size in SIZES:
        for text in (1.0, 1.3, 1.6, 2.0):
            content = look(plain, size, text)
            for sheet in content.saved_game_tiles:
                if not isinstance(sheet, SavedGameTile):
                    continue
                boxes.clear()
                picture = QPixmap(sheet.size())
                with monkeypatch.context() as patch:
                    patch.setattr(QPainter, "drawText", listening)
                    # Without its button and its dots, which lie over it.
                    sheet.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawWindowBackground)
                written = [box for words, box in boxes if words.rstrip("…") and words.rstrip("…") in LONG[language]]
                most = max(most, len(written))
                assert written, (size, text)
                for part in (sheet.button, sheet.dots):
                    for words, box in boxes:
                        assert not box.intersects(QRectF(part.geometry())), (size, text, words)
                for i, (words, box) in enumerate(boxes):
                    assert sheet.paper.contains(box), (size, text, words)
                    for other, other_box in boxes[:i]:
                        assert not box.intersects(other_box), (size, text, words, other)
    assert most == 2
