"""What was left is gone: a page, a dialog or a window that nobody can come back to is held by nothing any more."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from weakref import ref

import pytest
from ephyran_hand import Builder
from epigo_hand import COLOURS, EpigoHand
from epona_hand import Groom
from farming import Farmer
from hand import RIGHT, Hand, Key, part_in, seated
from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from boardroom.controller import open_game
from boardroom.controller.storage.store import Store
from boardroom.controller.storage.writer_thread import WRITER
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.records.record import Ledger, Record
from boardroom.ui.kit.context import AppContext
from boardroom.ui.rulebook.rulebook_window import RulebookWindow
from boardroom.ui.shell.app import build_context, dress
from boardroom.ui.shell.dialogs.about import AboutDialog
from boardroom.ui.shell.dialogs.question import Question
from boardroom.ui.shell.dialogs.shortcuts_dialog import ShortcutsDialog
from boardroom.ui.shell.window.garbage_collection import GarbageCollection
from boardroom.ui.shell.window.opening_page import OpeningPage
from boardroom.ui.stage.pieces.item_pictures import ItemPictures
from tests.bench import _table as bench
from tests.played import closed
from tests.waiting import wait

PLAYERS: dict[str, tuple[type[Hand], Callable[[Any], Any], Callable[[Any], Any]]] = {
    "epigo": (EpigoHand, lambda hand: hand.begin(), lambda hand: hand.begin(kinds=(PERSON, COMPUTER))),
    "ephyran": (Builder, lambda hand: hand.build(), lambda hand: hand.build(kinds=(PERSON, COMPUTER))),
    "epona": (Groom, lambda hand: hand.settle_in(), lambda hand: hand.settle_in(kinds=(PERSON, COMPUTER))),
    "my-kingdom-for-a-horse": (
        Farmer,
        lambda hand: hand.farm(),
        lambda hand: hand.farm(kinds=(PERSON, COMPUTER)),
    ),
}
GAMES = sorted(PLAYERS)


def let_go() -> None:
    """Games that were left are written, which holds them for as long as it takes, and what is to be deleted is."""
    WRITER.wait()
    QTest.qWait(0)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def gone(*there: "ref[Any]") -> list[Any]:
    """What of these is still there once all that was thrown away is gone; nothing, if all is well."""
    let_go()
    gc.collect()
    return [each() for each in there if each() is not None]


def nosy(hand: Hand, actions: int = 12) -> None:
    """Some actions at random, and everything looked at that there is."""
    page, chance = hand.page, Random(3)
    session = page.session
    for _ in range(actions):
        people = [seat for seat in session.actors() if session.seats[seat].kind == PERSON]
        if not people:
            break
        session.propose(people[0], [chance.choice(session.legal(people[0]))], session.stamp(people[0]))
        hand.see()
    if page.curtain.down:
        hand.lift_curtain()
    for piece in list(page.stage.pieces)[:4]:
        hand.move(hand.piece(piece))
        hand.click(hand.piece(piece), RIGHT)
    for _ in range(6):
        hand.key(Key.Key_Tab)
    hand.window.fill_game_menu()
    hand.key(Key.Key_Escape)


def parts(hand: Hand) -> "list[ref[Any]]":
    """What makes up the page of a game."""
    page = hand.page
    return [ref(each) for each in (page, page.table, page.stage, page.session, page.computers, page.flow, page.prompt)]


@pytest.mark.parametrize("against", ["people", "computers"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_left_is_held_by_nothing(house: AppContext, game: str, against: str) -> None:
    kind, with_people, with_computers = PLAYERS[game]
    hand = kind(house)
    (with_people if against == "people" else with_computers)(hand)
    nosy(hand)
    left = parts(hand)
    hand.go_to_lobby()
    assert not gone(*left)
    hand.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_whose_window_was_closed_is_held_by_nothing_and_neither_is_the_window(
    house: AppContext, game: str
) -> None:
    kind, begin, _ = PLAYERS[game]
    hand = kind(house)
    begin(hand)
    nosy(hand)
    left = [*parts(hand), ref(hand.window), ref(hand.window.lobby)]
    hand.close()
    del hand
    assert not gone(*left)


def test_pictures_of_a_table_that_was_left_are_kept_by_nobody(house: AppContext) -> None:
    hand = EpigoHand(house)
    hand.begin()
    nosy(hand)
    assert ItemPictures._holding
    hand.go_to_lobby()
    assert not gone()
    assert not ItemPictures._holding
    hand.close()


def test_all_that_pages_need_goes_with_the_last_of_them(qapp: QApplication, tmp_path: Path) -> None:
    context = build_context(Store(tmp_path / "data"))
    context.settings.set("motion", "off")
    dress(qapp, context)
    hand = EpigoHand(context)
    hand.begin()
    nosy(hand)
    hand.close()
    context.store.flush()
    left: list[ref[Any]] = [ref(context), ref(context.theme), ref(context.voice), ref(context.settings)]
    del hand, context
    assert not gone(*left)


@pytest.fixture
def looked(house: AppContext) -> Iterator[Hand]:
    """A hand at a window that shows the lobby."""
    hand = Hand(house)
    yield hand
    hand.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_set_up_that_was_left_is_held_by_nothing(looked: Hand, game: str) -> None:
    looked.window.show_setup(game)
    looked.see()
    page = ref(looked.window.page)
    looked.key(Key.Key_Escape)
    looked.see()
    assert looked.window.page is looked.window.lobby
    assert not gone(page)


def test_a_lobby_that_was_shown_anew_holds_nothing_of_what_it_showed_before(looked: Hand) -> None:
    looked.go_to_lobby()
    before: list[ref[Any]] = [ref(looked.lobby), *(ref(tile) for tile in looked.lobby.tiles)]
    looked.start("epigo", seated(COLOURS))
    looked.go_to_lobby()
    assert not gone(*before)


def test_settings_that_were_closed_are_held_by_nothing(looked: Hand) -> None:
    looked.window.others.show_settings()
    assert looked.window.others.settings is not None
    sheet = ref(looked.window.others.settings)
    looked.see()
    looked.key(Key.Key_Escape)
    wait(lambda: looked.window.others.settings is None)
    assert not gone(sheet)


@pytest.mark.parametrize(
    ("kind", "show"),
    [
        (AboutDialog, lambda hand: hand.window.others.show_about()),
        (ShortcutsDialog, lambda hand: hand.window.others.show_shortcuts()),
        (Question, lambda hand: hand.window.filing.ask_to_remove(saved(hand))),
    ],
)
def test_a_dialog_that_was_closed_is_held_by_nothing(
    looked: Hand, kind: type[QDialog], show: Callable[[Hand], None]
) -> None:
    show(looked)
    dialog = part_in(looked.window, kind)
    wait(dialog.isVisible)
    left = ref(dialog)
    QTest.keyClick(dialog, Key.Key_Escape)
    del dialog
    assert not gone(left)


def saved(hand: Hand) -> str:
    """A game in progress, in the lobby; its name."""
    hand.start("epigo", seated(COLOURS))
    uid = hand.page.session.record().uid
    hand.go_to_lobby()
    return uid


@pytest.mark.parametrize("game", GAMES)
def test_rules_whose_window_was_closed_are_held_by_nothing(house: AppContext, game: str) -> None:
    hand = Hand(house)
    hand.window.others.show_rules(game)
    hand.see()
    view = hand.window.others.rules[game]
    assert isinstance(view, RulebookWindow)
    left = ref(view), ref(hand.window)
    del view
    hand.close()
    del hand
    assert not gone(*left)


@pytest.fixture
def collection(qapp: QApplication) -> Iterator[GarbageCollection]:
    """Collects as in the app, but only when the test says so."""
    parent = QObject(qapp)
    gc.collect()
    yield GarbageCollection(parent)
    parent.deleteLater()
    gc.unfreeze()


@pytest.fixture(scope="module")
def long_game() -> Record:
    """A game so long that it is opened in slices."""
    return bench.long_record(6_000, uid="a-long-game")


def test_a_long_game_that_was_left_is_held_by_nothing(
    looked: Hand, long_game: Record, collection: GarbageCollection
) -> None:
    assert len(b"".join(Ledger(long_game).parts(long_game.saved, long_game.snapshot))) > open_game._LONG
    closed(looked.context.store.create(long_game))
    looked.window.open_saved(long_game.uid)
    opening = ref(looked.window.page)
    assert isinstance(opening(), OpeningPage)
    wait(lambda: looked.window.table is not None)
    left = [opening, *parts(looked)]
    looked.go_to_lobby()
    for _ in range(2):
        let_go()
        collection.look()
    assert not [each() for each in left if each() is not None]
