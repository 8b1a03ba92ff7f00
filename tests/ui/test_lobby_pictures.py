"""The pictures of tables in the lobby: of the game as it is now, for the look of the moment, and never a secret."""

from collections.abc import Callable, Generator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from boardroom.controller import catalog
from boardroom.controller.resuming import last_position
from boardroom.engine.rng import seeded
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import pictures_on_disk
from boardroom.ui.lobby.lobby_page import LobbyPage
from boardroom.ui.lobby.pictured_tile import PICTURE, PicturedTile
from boardroom.ui.lobby.table_painting import paint_position
from tests.played import save_game
from tests.waiting import wait

GAMES = [game.id for game in catalog.games()]
Open = Callable[[], LobbyPage]


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[None, None, None]:
    """A cache folder of its own for every test."""
    pictures_on_disk.folder.cache_clear()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    yield
    pictures_on_disk.writer().wait()
    pictures_on_disk.folder.cache_clear()


def rests(page: LobbyPage) -> None:
    """All that is to be done in quiet moments is done."""
    wait(lambda: page._work is None and page._ever_painted and not page._stale)


def tiles(page: LobbyPage) -> list[PicturedTile]:
    assert page.content is not None
    return list(page.content.saved_game_tiles)


def seen(tile: PicturedTile) -> QImage:
    """The picture on a sheet."""
    return tile.grab(tile.picture_box.toAlignedRect()).toImage()


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_a_table_is_the_same_whatever_is_hidden(house: AppContext, game: str) -> None:
    manifest, rules = catalog.manifest(game), catalog.rules(game)
    others = 0
    for steps in (4, 25, 60):
        record = save_game(house.store, game, steps=steps, uid=f"secretgame{steps:04}")
        position = last_position(rules, record)
        if not rules.actors(position):
            continue
        images = []
        for number in range(3):
            made = position
            if number:
                _, made = rules.secrets.guess(rules.secrets.view(position, 0), 0, seeded(number))
                others += made != position
            steps_of_it = paint_position(house, manifest, rules, record.seats, made, 2.0)
            images.append(next(picture for picture in steps_of_it if picture is not None).toImage())
        assert images[0] == images[1] == images[2]
        assert images[0].size() == PICTURE * 2
    assert others, "something was hidden"


def test_every_game_in_progress_shows_its_table_and_no_cover(house: AppContext, lobby: Open) -> None:
    for number, game in enumerate(GAMES):
        save_game(house.store, game, uid=f"savedgame{number:04}")
    page = lobby()
    for tile in tiles(page):
        assert not tile.lacks_picture
        pictured = seen(tile)
        tile._picture.fill()
        assert seen(tile) != pictured


def test_a_game_that_went_on_is_pictured_as_it_is_now(house: AppContext, lobby: Open) -> None:
    save_game(house.store, "epigo", steps=3)
    page = lobby()
    before = seen(tiles(page)[0])
    page.hide()
    house.store.path("savedgame0001").unlink()
    save_game(house.store, "epigo", steps=40)
    page.show()
    rests(page)
    assert not tiles(page)[0].lacks_picture
    assert seen(tiles(page)[0]) != before


def test_another_theme_language_or_size_of_text_has_pictures_of_its_own(house: AppContext, lobby: Open) -> None:
    save_game(house.store, "ephyran")
    page = lobby()
    (tile,) = tiles(page)
    names, images = [tile.picture_name], [tile._picture.toImage()]
    for key, value in (("theme", "evening"), ("language", "ja"), ("text_scale", 1.3)):
        house.settings.set(key, value)
        wait(lambda: not tile.lacks_picture and page._work is None)
        names.append(tile.picture_name)
        images.append(tile._picture.toImage())
    assert len(set(names)) == len(names)
    assert all(one != other for one, other in pairwise(images))


def test_a_picture_has_a_pixel_for_every_one_of_the_screen(house: AppContext, lobby: Open) -> None:
    for number in range(3):
        save_game(house.store, "epigo", uid=f"savedgame{number:04}")
    page = lobby()
    for size in ((1280, 694), (1920, 1054)):
        page.resize(*size)
        rests(page)
        for tile in tiles(page):
            assert not tile.lacks_picture
            box, ratio = tile.picture_box, tile.devicePixelRatioF()
            assert tile._picture.width() * tile.part_seen >= box.width() * ratio * 0.99
            assert tile._picture.height() * tile.part_seen >= box.height() * ratio * 0.99


def test_the_lobby_can_be_used_before_the_tables_are_pictured(house: AppContext) -> None:
    save_game(house.store, "epigo")
    page = LobbyPage(house, house.store.games)
    page.resize(1280, 694)
    page.refresh()
    assert tiles(page)[0].lacks_picture, "the cover is there till then"
    page.deleteLater()


def test_pictures_are_kept_and_read_at_the_next_start(
    house: AppContext, lobby: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_game(house.store, "epigo")
    before = seen(tiles(lobby())[0])
    pictures_on_disk.writer().wait()
    monkeypatch.setattr("boardroom.ui.lobby.table_painting.paint", lambda *asked: pytest.fail("painted again"))
    assert seen(tiles(lobby())[0]) == before


def test_a_table_that_cannot_be_pictured_leaves_the_cover_and_is_tried_once(
    house: AppContext, lobby: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_game(house.store, "epigo")
    tried: list[object] = []

    def fails(*asked: object) -> None:
        tried.append(asked)
        raise ValueError("no table")

    monkeypatch.setattr("boardroom.ui.lobby.table_painting.paint_position", fails)
    page = lobby()
    page.resize(1290, 694)
    rests(page)
    assert len(tried) == 1
    assert tiles(page)[0].lacks_picture
    assert tiles(page)[0].isEnabled()


def test_a_file_that_is_another_by_now_is_not_pictured_under_the_name_of_the_one_before(
    house: AppContext, lobby: Open
) -> None:
    save_game(house.store, "epigo", steps=3)
    page = LobbyPage(house, house.store.games)
    page.resize(1280, 694)
    page.refresh()
    house.store.path("savedgame0001").unlink()
    save_game(house.store, "epigo", steps=40)
    while page._work is not None:
        page._work_on()
    assert tiles(page)[0].lacks_picture
    page.deleteLater()
