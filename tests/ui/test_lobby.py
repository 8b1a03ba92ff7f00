"""The lobby, worked with the mouse and the keyboard: tiles, and what is remembered of them."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QDateTime, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QFont, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.outcome import Score
from boardroom.engine.records.record import Record
from boardroom.engine.records.replay import replay
from boardroom.engine.rules import AnyRules
from boardroom.engine.text import verbatim
from boardroom.games.ephyran.table.faces.panels import so_far
from boardroom.games.ephyran.table.layout.views import points_of
from boardroom.games.ephyran.words.endings import open_ended
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import covers, pictures_on_disk
from boardroom.ui.kit.settings import Settings
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.kit.words.say import Voice
from boardroom.ui.lobby import overview
from boardroom.ui.lobby.last_played import last_played
from boardroom.ui.lobby.lobby_page import LobbyPage
from boardroom.ui.lobby.overview import Overview
from boardroom.ui.lobby.overview_reader import standing, work
from boardroom.ui.lobby.players_line import players_in_line
from boardroom.ui.lobby.tile import Tile
from tests.played import save_game
from tests.waiting import wait

pytestmark = pytest.mark.usefixtures("cache")

GAME = "epigo"
FIRST = catalog.games()[0].id
"""The first of the games to begin."""
Open = Callable[..., LobbyPage]
KEY = Qt.Key


def heard(signal: Any) -> list[Any]:
    """What a signal says from now on."""
    said: list[Any] = []
    signal.connect(lambda *values: said.append(values[0] if len(values) == 1 else values))
    return said


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def gathered(context: AppContext) -> Overview:
    return next(found for found in work(context.store) if found is not None)


def only_content(page: LobbyPage) -> Any:
    assert page.content is not None
    return page.content


def test_a_running_game_shows_who_plays_how_far_it_is_and_who_is_next(house: AppContext, lobby: Open) -> None:
    save_game(house.store, GAME, (("Vera", PERSON), ("Robo", COMPUTER)), steps=5)
    saved_game = only_content(lobby()).saved_game_tiles[0]
    assert saved_game.accessibleName() == "Epigo: Vera, Robo"
    assert [player.kind for player in saved_game.saved_game.players] == [PERSON, COMPUTER]
    assert saved_game.accessibleDescription().startswith("Before the first turn · 0–0 Vera: place your eight Epigons")


def test_a_click_on_continue_or_anywhere_on_the_card_resumes_the_game(house: AppContext, lobby: Open) -> None:
    save_game(house.store, GAME, uid="savedgame0007")
    page = lobby()
    resumed = heard(page.resume)
    click(only_content(page).saved_game_tiles[0].button)
    QTest.mouseClick(only_content(page).saved_game_tiles[0], Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
    assert resumed == ["savedgame0007", "savedgame0007"]


def test_the_game_played_last_comes_first(house: AppContext, lobby: Open) -> None:
    save_game(house.store, GAME, uid="oldergame", when="2026-11-20T12:00:00+00:00")
    save_game(house.store, GAME, uid="newergame", when="2026-11-21T12:00:00+00:00", seed=2)
    assert [tile.saved_game.uid for tile in only_content(lobby()).saved_game_tiles] == ["newergame", "oldergame"]


def test_tab_comes_to_the_first_card_enter_opens_it_arrows_go_on_to_the_tile(house: AppContext, lobby: Open) -> None:
    for number in (1, 2):
        save_game(house.store, GAME, uid=f"savedgame000{number}", seed=number, when=f"2026-11-2{number}T10:00:00+00:00")
    page = lobby()
    content = only_content(page)
    resumed, played = heard(page.resume), heard(page.play)
    QTest.keyClick(page, KEY.Key_Tab)
    assert focused() is content.saved_game_tiles[0]
    QTest.keyClick(focused(), KEY.Key_Right)
    assert focused() is content.saved_game_tiles[1]
    QTest.keyClick(focused(), KEY.Key_Return)
    QTest.keyClick(focused(), KEY.Key_Left)
    QTest.keyClick(focused(), KEY.Key_Down)
    assert focused() is content.tiles[0]
    QTest.keyClick(focused(), KEY.Key_Enter)
    QTest.keyClick(focused(), KEY.Key_Down)
    assert focused() is content.tiles[0], "nothing lies below"
    QTest.keyClick(focused(), KEY.Key_Up)
    assert focused() in content.saved_game_tiles
    assert resumed == ["savedgame0001"]
    assert played == [FIRST]


def test_every_button_can_be_reached_with_tab(house: AppContext, lobby: Open) -> None:
    save_game(house.store, GAME)
    page = lobby()
    content = only_content(page)
    QTest.keyClick(page, KEY.Key_Tab)
    seen: list[QWidget | None] = []
    while focused() not in seen:
        seen.append(focused())
        QTest.keyClick(focused(), KEY.Key_Tab)
    wanted = [
        content.saved_game_tiles[0],
        content.saved_game_tiles[0].dots,
        content.tiles[0],
        content.tiles[0].rules,
        *page.bar.entries,
    ]
    assert all(widget in seen for widget in wanted)
    assert all(widget is not None and widget.accessibleName() for widget in seen if widget is not page)


def test_without_games_the_table_is_free_and_a_game_can_be_begun(lobby: Open) -> None:
    page = lobby()
    content = only_content(page)
    played, rules = heard(page.play), heard(page.rules)
    assert content.empty is not None
    assert content.empty.isVisible()
    click(content.tiles[0].play)
    click(content.tiles[0].rules)
    assert (played, rules) == ([FIRST], [FIRST])


def test_a_finished_game_lies_below_and_can_be_looked_at(house: AppContext, lobby: Open) -> None:
    record = save_game(house.store, GAME, steps=10_000, uid="overgame0001")
    page = lobby()
    content = only_content(page)
    looked = heard(page.look)
    assert [row.saved_game.uid for row in content.rows] == [record.uid]
    assert "wins" in content.rows[0].accessibleDescription()
    assert not content.saved_game_tiles
    click(content.rows[0].button)
    assert looked == ["overgame0001"]


@pytest.mark.parametrize("finished", [1, 2, 5])
def test_one_of_the_games_that_are_over_at_least_is_seen_without_scrolling(
    house: AppContext, lobby: Open, finished: int
) -> None:
    for number in range(finished):
        save_game(house.store, GAME, uid=f"overgame{number:04}", seed=number, steps=10_000)
    page = lobby(size=(1366, 708))
    row = only_content(page).rows[0]
    assert page.rect().contains(QRect(row.mapTo(page, QPoint(0, 0)), row.size()))
    assert all(tile.form.part_seen > 0.45 for tile in only_content(page).tiles), "nor is a cover a strip"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_where_there_is_no_room_for_them_it_is_seen_that_there_are_games_that_are_over(
    house: AppContext, lobby: Open, language: str
) -> None:
    for number in range(2):
        save_game(house.store, GAME, uid=f"overgame{number:04}", seed=number, steps=10_000)
    house.settings.set("language", language)
    page = lobby(size=(1280, 671))
    row = only_content(page).rows[0]
    assert row.mapTo(page, QPoint(0, 0)).y() <= page.height(), "their heading stands above it"


def test_a_damaged_file_is_named_with_the_reason_and_stays_as_it_is(house: AppContext, lobby: Open) -> None:
    house.store.games.mkdir(parents=True)
    file = house.store.games / "brokengame.json"
    file.write_bytes(b'{"format": "boardroom-record", "vers')
    page = lobby()
    sheet = only_content(page).damages[0]
    shown = heard(page.show_folder)
    assert "brokengame.json" in sheet.accessibleName()
    assert "cut off or damaged at line 1" in sheet.accessibleDescription()
    click(sheet.folder)
    assert shown == [str(file)]
    assert file.read_bytes() == b'{"format": "boardroom-record", "vers'


def test_a_game_that_is_not_installed_says_so_and_can_still_be_exported(house: AppContext, lobby: Open) -> None:
    save_game(house.store, GAME, uid="savedgame0001")
    file = house.store.path("savedgame0001")
    file.write_bytes(file.read_bytes().replace(b'"game": "epigo"', b'"game": "lostgame"'))
    page = lobby()
    saved_game = only_content(page).saved_game_tiles[0]
    assert saved_game.accessibleName() == "lostgame: Vera, Tomas"
    assert "not installed" in saved_game.accessibleDescription()


def test_the_menu_of_a_card_exports_and_removes(house: AppContext, lobby: Open) -> None:
    save_game(house.store, GAME, uid="savedgame0001")
    page = lobby()
    exported, removed = heard(page.export), heard(page.remove)
    for words in ("Export", "Remove…"):
        click(only_content(page).saved_game_tiles[0].dots)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        action = next(action for action in menu.actions() if action.text() == words)
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    QTest.keyClick(only_content(page).saved_game_tiles[0], KEY.Key_Delete)
    assert exported == ["savedgame0001"]
    assert removed == ["savedgame0001", "savedgame0001"]


def test_language_and_theme_are_chosen_in_the_strip_and_hold_at_once(house: AppContext, lobby: Open) -> None:
    page = lobby()
    for entry, words in ((page.bar.language, "日本語"), (page.bar.theme, "夜")):
        click(entry)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        action = next(action for action in menu.actions() if action.text() == words)
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    assert page.bar.rules.words == "ルール"
    titles = [tile.accessibleName() for tile in only_content(page).tiles]
    assert titles == ["エフィラン", "エピゴ", "エポナ", "マイキングダム・フォー・ア・ホース"]
    assert page.bar.theme.words == "夜"
    assert house.settings.get("theme") == "evening"
    assert page.grab().toImage().pixelColor(20, 120).lightness() < 60


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(960, 560), (1280, 694), (1600, 974), (2400, 1300)])
@pytest.mark.parametrize("games", [1, 2, 3, 4, 7])
def test_sheets_and_buttons_lie_beside_each_other_at_every_size(
    house: AppContext, lobby: Open, size: tuple[int, int], games: int, language: str
) -> None:
    house.settings.set("language", language)
    for number in range(3):
        save_game(house.store, GAME, uid=f"savedgame000{number}", seed=number, steps=20 if number else 10_000)
    page = lobby(size=size)
    seen = page.shown
    page.show_overview(seen._replace(offers=tuple(seen.offers[0]._replace(game=f"game{n}") for n in range(games))))
    content = only_content(page)
    many = content.many
    boxes = [QRect(sheet.mapTo(content, QPoint(0, 0)), sheet.size()) for sheet in content.sheets]
    # Of rows that scroll what is seen.
    rows = many.rows if many is not None else []
    boxes = [b & many.geometry() if sheet in rows else b for sheet, b in zip(content.sheets, boxes, strict=True)]
    assert all(not one.intersects(other) for i, one in enumerate(boxes) for other in boxes[:i])
    assert all(content.rect().contains(box) for box in boxes)
    assert content.width() <= size[0]
    for sheet in content.sheets:
        buttons = [button for button in sheet.findChildren(QWidget) if button.isVisibleTo(sheet)]
        assert all(sheet.paper.contains(button.geometry()) for button in buttons)
        assert not any(a.geometry().intersects(b.geometry()) for i, a in enumerate(buttons) for b in buttons[:i])
    entries = [entry.geometry() for entry in page.bar.entries]
    assert not any(one.intersects(other) for i, one in enumerate(entries) for other in entries[:i])


def test_at_1280_by_720_everything_is_seen_without_scrolling(house: AppContext, lobby: Open) -> None:
    for number in (1, 2):
        save_game(house.store, GAME, uid=f"savedgame000{number}", seed=number)
    assert only_content(lobby(size=(1280, 697))).height() == 697 - 72


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("finished", [0, 3])
@pytest.mark.parametrize("running", [1, 2, 3, 5, 40])
def test_at_1280_by_720_a_game_can_be_begun_without_scrolling_however_many_go_on(
    house: AppContext, lobby: Open, language: str, running: int, finished: int
) -> None:
    house.settings.set("language", language)
    for number in range(running + finished):
        save_game(house.store, GAME, uid=f"savedgame{number:04}", seed=number, steps=20 if number < running else 10_000)
    page = lobby(size=(1280, 697))
    content = only_content(page)
    assert (len(content.saved_game_tiles), len(content.rows)) == (running, finished)
    assert all(tile.form.part_seen > 0.45 for tile in content.tiles), "a cover is no strip"
    for tile in content.tiles:
        for button in (tile.play, tile.rules):
            assert tile.paper.contains(button.geometry())
            assert page.rect().contains(QRect(button.mapTo(page, QPoint(0, 0)), button.size()))
        assert not tile.play.geometry().intersects(tile.rules.geometry())
    begun = heard(page.play)
    QTest.mouseClick(content.tiles[0].play, Qt.MouseButton.LeftButton)
    assert begun == [content.tiles[0].offer.game]


def test_games_among_many_are_reached_by_keys_and_seen_then(house: AppContext, lobby: Open) -> None:
    for number in range(12):
        save_game(house.store, GAME, uid=f"savedgame{number:04}", seed=number)
    page = lobby(size=(1280, 697))
    content = only_content(page)
    assert content.many is not None
    resumed = heard(page.resume)
    content.saved_game_tiles[0].setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    for row in content.many.rows:
        assert focused() is row
        seen = content.many.viewport().rect()
        assert seen.contains(QRect(row.mapTo(content.many.viewport(), QPoint(0, 0)), row.size()).adjusted(0, 4, 0, -4))
        if row is not content.many.rows[-1]:
            QTest.keyClick(row, Qt.Key.Key_Down)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert resumed == [content.many.rows[-1].saved_game.uid]


@pytest.mark.parametrize(("language", "short"), [("en", "Ann and 5 others"), ("ja", "Annほか5人")])
def test_of_six_players_the_first_is_named_and_the_others_counted_where_there_is_no_room(
    house: AppContext, lobby: Open, language: str, short: str
) -> None:
    house.settings.set("language", language)
    save_game(house.store, GAME, uid="savedgame0001", seed=1)
    page = lobby()
    saved_game = page.shown.saved_games[0]
    six = tuple(saved_game.players[0]._replace(name=name, kind=PERSON) for name in ("Ann", *["Maximiliane"] * 5))
    font = house.theme.text(13)
    assert players_in_line(house, saved_game._replace(players=six), font, 180) == short
    two = tuple(saved_game.players[0]._replace(name="", kind=COMPUTER) for _ in range(2))
    assert "CPU" in players_in_line(house, saved_game._replace(players=two), font, 90)


# What is remembered.


def remembering(house: AppContext) -> AppContext:
    """A room whose store nobody may ask for."""

    def no_store() -> Any:
        raise AssertionError("the store was asked for")

    return AppContext(Voice("en"), Theme("day", 1.0, "en"), Settings(no_store, {}), no_store)


def test_what_was_seen_last_is_shown_again_without_the_store(house: AppContext, lobby: Open) -> None:
    save_game(house.store, GAME, uid="savedgame0001")
    save_game(house.store, GAME, uid="overgame0001", steps=10_000)
    first = lobby()
    again = LobbyPage(remembering(house), house.store.games)
    assert again.shown == first.shown
    assert len(again.shown.running) == len(again.shown.finished) == 1
    again.deleteLater()


def test_nothing_is_remembered_once_a_game_has_gone_on(house: AppContext, lobby: Open) -> None:
    save_game(house.store, GAME, uid="savedgame0001")
    lobby()
    file = house.store.path("savedgame0001")
    assert overview.recall(house.store.games) is not None
    os.utime(file, ns=(1, 1))
    assert overview.recall(house.store.games) is None


@pytest.mark.parametrize("spoilt", [b"", b"[]", b'{"version": 1}', b"\xff\xfe", None])
def test_a_memory_that_is_damaged_is_as_good_as_none(house: AppContext, lobby: Open, spoilt: bytes | None) -> None:
    save_game(house.store, GAME, uid="savedgame0001")
    lobby()
    file = next(pictures_on_disk.folder().glob("lobby-*.json"))
    whole = file.read_bytes()
    file.write_bytes(whole.replace(b'"title"', b'"x"').replace(b"[[", b"[", 1) if spoilt is None else spoilt)
    assert overview.recall(house.store.games) is None
    assert len(only_content(lobby()).saved_game_tiles) == 1


def test_a_game_played_on_is_shown_as_it_is_now(house: AppContext, lobby: Open) -> None:
    save_game(house.store, GAME, steps=5, uid="savedgame0001")
    page = lobby()
    page.hide()
    house.store.path("savedgame0001").unlink()
    save_game(house.store, GAME, steps=20, uid="savedgame0001")
    page.show()
    wait(lambda: "Before the first turn" not in only_content(page).saved_game_tiles[0].accessibleDescription())


def test_a_card_says_nothing_of_what_only_one_player_may_see(house: AppContext) -> None:
    def planned(order: int, uid: str) -> Record:
        def choose(rules: Any, state: Any, seat: int, legal: Any, chance: Any) -> Any:
            return legal[0] if state.turn == 0 else legal[order]

        return save_game(house.store, GAME, steps=20, uid=uid, choose=choose)

    one, other = planned(0, "secretgame1"), planned(3, "secretgame2")
    assert one.snapshot != other.snapshot
    first, second = gathered(house).saved_games
    same: dict[str, Any] = {"uid": "", "path": "", "picture": ""}
    assert first._replace(**same) == second._replace(**same)


# Pictures, words, moments.


def test_a_kept_picture_comes_back_as_it_was() -> None:
    clear = QPixmap(5, 3)
    clear.fill(QColor(10, 20, 30, 128))
    solid = QPixmap(4, 6)
    solid.fill(QColor("#c0ffee"))
    for name, pixmap in (("clear", clear), ("solid", solid)):
        pictures_on_disk.keep(name, pixmap)
        pictures_on_disk.writer().wait()
        back = pictures_on_disk.load(name, 2.0)
        assert back is not None
        assert back.devicePixelRatio() == 2
        assert back.hasAlphaChannel() == pixmap.hasAlphaChannel()
        assert back.toImage().pixelColor(1, 1) == pixmap.toImage().pixelColor(1, 1)


@pytest.mark.parametrize("data", [b"", b"short", b"0" * 18, b"x" * 40, b"\0" * 20 + b"      6      1 rgb"])
def test_a_kept_picture_that_is_damaged_is_as_good_as_none(data: bytes) -> None:
    pictures_on_disk.folder().mkdir(parents=True)
    (pictures_on_disk.folder() / "bad.pixels").write_bytes(data)
    assert pictures_on_disk.load("bad") is None
    assert pictures_on_disk.mapped("bad") is None


@pytest.mark.skipif(os.name == "nt", reason="links need a right there that people usually have not")
def test_what_lies_in_the_place_of_a_new_file_of_the_cache_is_not_followed(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_bytes(b"precious")
    place = tmp_path / "cache" / "lobby.json"
    place.parent.mkdir()
    (place.parent / f"{os.getpid()}-{place.name}").symlink_to(precious)
    pictures_on_disk.put_whole(place, b"{}")
    assert place.read_bytes() == b"{}"
    assert not place.is_symlink()
    assert precious.read_bytes() == b"precious"


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for place in (tmp_path / "file" / "lobby.json", tmp_path / ("x" * 300), tmp_path / "file" / "deep" / "x.json"):
        pictures_on_disk.put_whole(place, b"{}")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_game_of_players_whom_nobody_named_names_them_in_the_language_of_the_moment(house: AppContext) -> None:
    save_game(house.store, GAME, (("", PERSON), ("", COMPUTER)))
    (saved_game,) = gathered(house).saved_games
    assert [house.say(name) for name in saved_game.names] == ["Player 1", "Computer"]
    assert [player.name for player in saved_game.players] == ["", ""]


def test_the_oldest_pictures_go_first() -> None:
    pixmap = QPixmap(10, 10)
    pixmap.fill(QColor("#123456"))
    for number in range(5):
        pictures_on_disk.keep(f"picture{number}", pixmap)
        pictures_on_disk.writer().wait()
        os.utime(pictures_on_disk.folder() / f"picture{number}.pixels", (number, number))
    pictures_on_disk.prune(most_files=3)
    assert sorted(path.stem for path in pictures_on_disk.folder().iterdir()) == ["picture2", "picture3", "picture4"]
    pictures_on_disk.prune(most_bytes=500)
    assert [path.stem for path in pictures_on_disk.folder().iterdir()] == ["picture4"]


def test_a_cover_is_drawn_once_and_then_read(house: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPixmapCache

    path = gathered(house).offers[0].cover
    drawn = covers.cover(path, QSize(201, 170))
    pictures_on_disk.writer().wait()
    QPixmapCache.clear()
    monkeypatch.setattr("PySide6.QtSvg.QSvgRenderer", lambda *_: pytest.fail("drawn again"))
    assert covers.cover(path, QSize(201, 170)).toImage() == drawn.toImage()


def test_a_cover_that_is_cut_shows_the_part_around_the_middle_that_its_drawing_names(house: AppContext) -> None:
    from PySide6.QtCore import QSize

    middles = {offer.game: (offer.cover, covers.centre_of(offer.cover)) for offer in gathered(house).offers}
    own = {game: middle for game, (_, middle) in middles.items() if middle != middles[GAME][1]}
    assert own == {"ephyran": 0.32, "epona": 0.5, "my-kingdom-for-a-horse": 0.54}, (
        "elsewhere the heads of horses would be cut off"
    )
    path, middle = middles["epona"]
    whole, flat = (covers.cover(path, QSize(320, high)).toImage() for high in (294, 150))

    def unlike(top: int) -> int:
        spots = ((x, y) for x in range(0, 320, 8) for y in range(0, 150, 5))
        return sum(abs(flat.pixelColor(x, y).lightness() - whole.pixelColor(x, y + top).lightness()) for x, y in spots)

    assert min(range(294 - 150), key=unlike) == round(294 * middle) - 75


def test_japanese_is_broken_between_phrases_and_english_between_words(qapp: QApplication) -> None:
    font = QFont()
    font.setPixelSize(13)
    words = "ベラさん、オーダーをあと2枚、スタックに入れてください。"
    lines = line_breaks.lines(words, font, 150)
    assert "".join(lines) == words
    assert all(line[-1] in "、。ん" or "\u3040" <= line[-1] <= "\u309f" for line in lines)
    assert line_breaks.pieces("馬車：同じ行の牽引馬×2") == ("馬車：", "同じ行の", "牽引馬×2"), (
        "no line begins with a colon"
    )
    english = line_breaks.lines("Stack three secret Orders", font, 90)
    assert " ".join(english) == "Stack three secret Orders"
    assert len(english) > 1
    assert line_breaks.lines("Stack three secret Orders", font, 90, 1)[0].endswith("…")
    assert line_breaks.elided("Stack three secret Orders", font, 60).endswith("…")


def test_japanese_verbs_and_nouns_that_make_one_word_stand_on_one_line(qapp: QApplication) -> None:
    for words, parts in (
        ("引き分けになります", ("引き分けになります",)),
        ("半分の牛2個と自分の牛", ("半分の牛2個と", "自分の", "牛")),
        ("並べ方は自由です", ("並べ方は", "自由です")),
        ("操作の取り消し", ("操作の", "取り消し")),
        ("使い切り", ("使い切り",)),
        ("新しい厩舎", ("新しい", "厩舎")),
        ("短い名前", ("短い", "名前")),
        ("残して終える", ("残して", "終える")),
    ):
        assert line_breaks.pieces(words) == parts


@pytest.mark.parametrize(
    ("days", "said"),
    [(0, "Played today, "), (1, "Played yesterday, "), (4, "Played on Tuesday, "), (40, "Played on 10/12/")],
)
def test_when_a_game_was_played_is_said_as_people_say_it(room_voice: Voice, days: int, said: str) -> None:
    now = QDateTime.fromString("2026-11-21T18:30:00", Qt.DateFormat.ISODate)
    then = now.addDays(-days)
    assert room_voice.say(last_played(then.toSecsSinceEpoch(), now.toSecsSinceEpoch(), "en")).startswith(said)


@pytest.fixture
def room_voice(house: AppContext) -> Voice:
    return house.voice


def test_scores_that_are_not_all_seen_read_as_two_scores_and_not_as_a_sum(room_voice: Voice) -> None:
    turn = verbatim("Round 9")
    open_one, closed = Score(0, 29, so_far=open_ended(29)), Score(1, 12)
    assert room_voice.say(standing(turn, open_one, closed)) == "Round 9 · 29+? : 12"
    assert room_voice.say(standing(turn, closed, closed)) == "Round 9 · 12–12"


def test_sheets_answer_to_the_context_menu_key(house: AppContext, lobby: Open) -> None:
    save_game(house.store, GAME)
    sheet: Tile = only_content(lobby()).saved_game_tiles[0]
    wanted = heard(sheet.menu_wanted)
    from PySide6.QtGui import QContextMenuEvent

    spot = QPoint(30, 30)
    QApplication.sendEvent(sheet, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, spot, sheet.mapToGlobal(spot)))
    assert wanted == [QPointF(sheet.mapToGlobal(sheet.rect().center()))]
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()


def test_numbers_that_do_not_decide_a_game_are_not_shown_as_how_it_stands(house: AppContext, lobby: Open) -> None:
    save_game(house.store, "my-kingdom-for-a-horse", (("Vera", PERSON), ("Robo", COMPUTER)), steps=5)
    saved_game = only_content(lobby()).saved_game_tiles[0]
    assert saved_game.saved_game.label.source == "Turn {round}"
    assert "–" not in saved_game.accessibleDescription()


@pytest.mark.parametrize("game", [manifest.id for manifest in catalog.games()])
def test_a_game_that_nobody_can_act_in_is_shown_without_a_fault_and_without_whose_turn_it_is(
    house: AppContext, game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    save_game(house.store, game, steps=5)
    asked = gathered(house).saved_games[0]
    assert asked.ask is not None
    # A fault of the rules, which whoever opens the game is told of.
    monkeypatch.setattr(type(catalog.rules(game)), "actors", lambda rules, state: ())
    monkeypatch.setattr("boardroom.ui.lobby.overview_reader.last_position", replayed)
    stuck = gathered(house).saved_games[0]
    assert stuck.ask is None
    assert stuck.label == asked.label
    assert caplog.records == []


def replayed(rules: AnyRules, record: Record) -> Any:
    """The position that a record leads to, whether anybody can go on from it or not."""
    return replay(rules, record).states[-1]


def test_play_and_rules_say_of_which_game(house: AppContext, lobby: Open) -> None:
    page = lobby()
    for language, play, rules in (("en", "Play {}", "Rules of {}"), ("ja", "{}を遊ぶ", "{}のルール")):
        house.settings.set("language", language)
        for tile in only_content(page).tiles:
            title = house.say(tile.offer.title)
            assert tile.play.accessibleName() == play.format(title)
            assert tile.rules.accessibleName() == rules.format(title)
            assert tile.rules.toolTip() == rules.format(title)


def test_points_that_are_not_all_seen_are_shown_as_the_table_shows_them(house: AppContext) -> None:
    rules = catalog.rules("ephyran")
    for seed in range(1, 30):
        save_game(house.store, "ephyran", steps=70, seed=seed, uid=f"savedgame{seed:04}")
    shown = 0
    for saved_game in gathered(house).running:
        record = house.store.look(saved_game.uid).record
        assert record is not None
        view = rules.secrets.view(replayed(rules, record), None)
        points = [house.say(so_far(points_of(view, seat))) for seat in (0, 1)]
        unseen = any("?" in one for one in points)
        assert house.say(saved_game.label).endswith((" : " if unseen else "–").join(points))
        shown += unseen
    assert shown, "a token lay face down in one of them"


def test_rows_take_the_height_that_is_left_before_they_scroll(house: AppContext, lobby: Open) -> None:
    for number in range(5):
        save_game(house.store, GAME, uid=f"savedgame{number:04}")
    many = only_content(lobby(size=(1920, 1054))).many
    assert many.verticalScrollBar().maximum() == 0
