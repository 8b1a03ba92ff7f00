"""The games to begin, in the real window: however many they are, all of them are large, alike and whole."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from cut_words import cut_widgets, flat
from hand import Hand
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.lobby.game_tile import GameTile
from boardroom.ui.lobby.lobby_content import LobbyContent
from boardroom.ui.lobby.overview import OfferedGame
from boardroom.ui.lobby.tile_form import Form
from boardroom.ui.lobby.tile_words import minutes, players
from tests.played import save_game

pytestmark = pytest.mark.usefixtures("cache")

COVER = Path(__file__).resolve().parents[1] / "fifthgame" / "nimble" / "art" / "cover.svg"
OTHERS = (
    ("Nimble", "Take stones from one of three cairns, and be the one who takes the last.", (2, 3), (2, 5)),
    (
        "A Very Long Road to the Sea",
        "Carry salt from town to town before the winter comes.",
        (1, 2, 3, 4, 5, 6),
        (45, 75),
    ),
)
"""Games of others: title, sentence, how many play, for how long."""
SIZES = ((960, 600), (1280, 720), (1600, 1000), (1920, 1080))


def others(like: OfferedGame) -> list[OfferedGame]:
    """The games of others, as the lobby is told of them."""
    return [
        like._replace(
            game=f"other{number}", title=verbatim(title), sentence=verbatim(sentence), players=counts, minutes=length,
            cover=str(COVER), sets=(),
        )
        for number, (title, sentence, counts, length) in enumerate(OTHERS)
    ]  # fmt: skip


def offering(hand: Hand, own: tuple[OfferedGame, ...], games: int) -> LobbyContent:
    """The lobby with so many games to begin."""
    page = hand.window.lobby
    page.show_overview(page.shown._replace(offers=(*own, *others(own[0]))[:games]))
    hand.see()
    assert page.content is not None
    assert len(page.content.tiles) == games
    return page.content


def scrolls(hand: Hand, content: LobbyContent) -> bool:
    """Whether there is more than is seen."""
    above = content.parentWidget()
    assert above is not None
    return content.height() > above.height()


def written(tile: GameTile) -> list[tuple[str, QRectF]]:
    """The words on a sheet without its buttons, and their places."""
    found: list[tuple[str, QRectF]] = []

    def notes(painter: QPainter, *given: Any) -> None:
        spot, words = given
        assert isinstance(spot, QPointF)
        metrics = QFontMetricsF(painter.font())
        signs = metrics.tightBoundingRect(words).translated(spot)
        found.append((words, signs))

    pixmap = QPixmap(tile.size())
    with patch.object(QPainter, "drawText", notes):
        tile.render(pixmap, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return found


def assert_whole(tile: GameTile, look: object) -> None:
    """All that belongs on a sheet is there, within it, beside its art and its buttons, and nothing on anything else."""
    form, paper, say, offer = tile.form, tile.paper, tile.context.say, tile.offer
    words = written(tile)
    told = [say(offer.title), say(players(offer)), say(minutes(offer))]
    told += [say(offer.sentence)] if form.sentence_lines else []
    assert flat("".join(line for line, _ in words)) == flat("".join(told)), look
    assert bool(tile.toolTip()) == (not form.sentence_lines), look
    left, top = (paper.left(), paper.top() + form.art) if form.form is Form.TALL else (paper.left() + form.art, 0)
    room = QRectF(QPointF(left + 4, top + 3), paper.bottomRight() - QPointF(4, 3))
    for number, (line, box) in enumerate(words):
        assert room.contains(box), (look, line)
        assert not any(box.intersects(QRectF(button.geometry())) for button in (tile.play, tile.rules)), (look, line)
        assert not any(box.intersects(other) for _, other in words[:number]), (look, line)
    for button in (tile.play, tile.rules):
        assert button.width() >= button.sizeHint().width(), (look, button.words)
        assert paper.contains(QRectF(button.geometry())), (look, button.words)
    assert not tile.play.geometry().intersects(tile.rules.geometry()), look


@pytest.mark.parametrize("running", [0, 1])
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("scale", [1.0, 1.3, 1.6])
def test_all_tiles_are_alike_and_nothing_on_them_is_cut_in_any_window(
    house: AppContext, plain: Hand, running: int, language: str, scale: float
) -> None:
    for number in range(running):
        save_game(house.store, "epigo", uid=f"savedgame000{number}", seed=number)
    plain.go_to_lobby()
    plain.wait(lambda: len(plain.window.lobby.shown.saved_games) == running)
    own = plain.window.lobby.shown.offers
    house.settings.set("language", language)
    house.settings.set("text_scale", scale)
    for size in SIZES:
        plain.window.resize(*size)
        for games in (2, 3, 4, 5):
            content, look = offering(plain, own, games), (size, games)
            assert len({tile.form for tile in content.tiles}) == 1, look
            for tile in content.tiles:
                assert_whole(tile, look)
            assert cut_widgets(plain.window) == [], look


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("running", [0, 2])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 784), (1600, 1000), (1920, 1080)])
def test_three_or_four_games_fill_the_window_with_large_tiles_that_say_everything(
    house: AppContext, plain: Hand, size: tuple[int, int], running: int, language: str
) -> None:
    for number in range(running):
        save_game(house.store, "epigo", uid=f"savedgame000{number}", seed=number)
    plain.go_to_lobby()
    plain.wait(lambda: len(plain.window.lobby.shown.saved_games) == running)
    own = plain.window.lobby.shown.offers
    house.settings.set("language", language)
    plain.window.resize(*size)
    for games in (3, 4):
        content = offering(plain, own, games)
        assert not scrolls(plain, content)
        # In the lowest window, with games that go on above, the sentence goes first, never the cover.
        low = bool(running) and size[1] < 784
        assert all(tile.form.sentence_lines or (low and tile.form.part_seen > 0.45) for tile in content.tiles)
        top, bottom = content.tiles[0].y(), content.tiles[-1].geometry().bottom()
        assert bottom - top > 0.72 * (content.height() - top), "much of the window is empty below them"


def test_nothing_that_waits_takes_no_room_that_the_games_to_begin_need(plain: Hand) -> None:
    plain.go_to_lobby()
    own = plain.window.lobby.shown.offers
    for size, seen in (((960, 600), False), ((1280, 800), True)):
        plain.window.resize(*size)
        content = offering(plain, own, 4)
        assert content.empty is not None
        assert content.empty.isVisible() == seen
        assert not scrolls(plain, content)
        assert all(tile.form.sentence_lines for tile in content.tiles)


def test_a_title_too_long_for_any_form_shrinks_and_breaks_nothing(plain: Hand) -> None:
    plain.go_to_lobby()
    like = plain.window.lobby.shown.offers[0]
    for scale in (1.0, 1.6):
        plain.context.settings.set("text_scale", scale)
        for size in SIZES:
            plain.window.resize(*size)
            content = offering(plain, (like._replace(title=verbatim("Incomprehensibilities " * 6)), like), 3)
            assert all(tile.paper.contains(tile.play.geometry()) for tile in content.tiles)
