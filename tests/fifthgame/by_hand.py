"""Nimble in the real window, by mouse and keys. Run by ``tests/test_fifth_game.py`` where Nimble is installed."""

import sys
from collections.abc import Generator, Sequence
from pathlib import Path

import nimble
import pytest
from nimble.garden import STONE_COLOURS
from nimble.state import FIRST, SIZES, TakeStone
from PySide6.QtGui import QColor, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from boardroom.__main__ import main
from boardroom.controller.storage.store import Store
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.ui.game_page.page.left_column import SeatPanel
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.game_page.score.score_pad import ScorePad
from boardroom.ui.kit.widgets.controls import Segments
from boardroom.ui.kit.words.line_breaks import JOINER
from boardroom.ui.lobby import overview, overview_file
from boardroom.ui.rulebook.rulebook_window import RulebookWindow
from boardroom.ui.shell.app import build_context, dress

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "ui"))
from hand import CTRL, NAMES, Hand, Key, part_in, seated

PACKAGE = Path(nimble.__file__).parent
assert PACKAGE.with_name("boardroom_nimble-1.0.dist-info").is_dir(), "this is about Nimble as it is installed"
COLOURS = ("vermilion", "blue", "green")


class NimbleHand(Hand):
    """One who plays Nimble at a window."""

    def begin(self, kinds: Sequence[str] = (PERSON, PERSON), bot: str = "", last: str = "wins") -> TablePage:
        """Begin a game, and come to its table."""
        return self.start("nimble", seated(COLOURS, kinds, bot=bot), {"last": last}, 7)

    def top(self, cairn: int) -> int:
        """The topmost stone of a cairn."""
        left: int = self.state.left(cairn)
        return FIRST[cairn] + left - 1

    def take_stone(self, stone: int) -> None:
        """Drag a stone into the bowl of who is to move."""
        self.drag(f"stone.{stone}", f"bowl.{self.actor}")
        self.see()

    def be_done(self) -> None:
        """Press the button that ends the turn."""
        self.click(self.button("done"))
        self.settle()

    def thought(self) -> TakeStone:
        """A stone of the first cairn that has one."""
        return TakeStone(next(cairn for cairn in range(len(SIZES)) if self.state.left(cairn)))

    def take_one(self, action: TakeStone) -> None:
        """Take one stone, and end the turn."""
        self.act(action)
        self.be_done()


@pytest.fixture
def hand(qapp: QApplication, tmp_path: Path) -> Generator[NimbleHand, None, None]:
    qapp.setStyle("Fusion")
    context = build_context(Store(tmp_path / "data"))
    for key, value in (("language", "en"), ("theme", "day"), ("motion", "off"), ("computers", "at once")):
        context.settings.set(key, value)
    dress(qapp, context)
    hand = NimbleHand(context)
    yield hand
    hand.close()
    context.store.flush()


def share(image: QImage, colour: str) -> float:
    """How much of a picture has a colour."""
    wanted, points = QColor(colour).rgb(), [(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(image.pixel(*point) == wanted for point in points) / len(points)


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def test_the_lobby_shows_its_tile_with_its_own_art(hand: NimbleHand) -> None:
    hand.go_to_lobby()
    tiles = {tile.offer.game: tile for tile in hand.lobby.tiles}
    assert Path(tiles["nimble"].offer.cover) == PACKAGE / "art" / "cover.svg"
    stones = {game: share(picture(tile), STONE_COLOURS[1][0]) for game, tile in tiles.items()}
    assert stones["nimble"] > 0.01 > stones["epigo"]
    assert tiles["nimble"].accessibleName() == "Nimble"
    hand.context.settings.set("language", "ja")
    assert tiles["nimble"].accessibleName() == "ニンブル"


def test_a_lobby_remembered_with_it_is_not_shown_when_it_is_gone(hand: NimbleHand, tmp_path: Path) -> None:
    hand.go_to_lobby()
    offer = next(offer for offer in hand.window.lobby.shown.offers if offer.game == "nimble")
    for cover, known in ((offer.cover, True), (str(tmp_path / "cover.svg"), False)):
        seen = overview.Overview((offer._replace(cover=cover),), (), ())
        overview.remember(tmp_path, seen, overview_file.stamps(tmp_path))
        assert overview.recall(tmp_path) == (seen if known else None)


def test_its_set_up_is_opened_from_the_lobby_and_begins_a_game(hand: NimbleHand) -> None:
    page = hand.set_up("nimble")
    assert page.count_choice is not None
    three = next(segment for segment in page.count_choice.segments if segment.words == "3")
    hand.click(three)
    hand.click(page.start_button)
    session = hand.page.session
    assert (session.manifest.id, session.options) == ("nimble", {"last": "wins", "begins": "lot"})
    assert [seat.kind for seat in session.seats] == [PERSON, COMPUTER, COMPUTER]
    assert [seat.colour for seat in session.seats] == list(COLOURS)


@pytest.mark.parametrize(
    ("language", "below", "reason"),
    [
        (
            "en",
            "“the third seat” is no longer available: Two players have no third seat.",
            "Two players have no third seat.",
        ),
        ("ja", "「3番目の席」は選べなくなりました。2人では3番目の席がありません。", "2人では3番目の席がありません。"),
    ],
)
def test_the_number_of_players_greys_an_option_of_its_own(
    hand: NimbleHand, language: str, below: str, reason: str
) -> None:
    hand.context.settings.set("language", language)
    page = hand.set_up("nimble")
    assert page.count_choice is not None
    two, three = page.count_choice.segments
    begins, notes = page.options.controls["begins"], page.options.notes["begins"]
    assert isinstance(begins, Segments)
    third = begins.segments[2]
    assert not third.isEnabled()
    hand.click(three)
    hand.click(third)
    assert (begins.value, [note.words for note in notes if note.isVisible()]) == ("third", [])
    hand.click(two)
    assert (begins.value, [note.words for note in notes if note.isVisible()]) == ("lot", [below])
    spot = third.rect().center()
    QApplication.sendEvent(third, QHelpEvent(QHelpEvent.Type.ToolTip, spot, third.mapToGlobal(spot)))
    assert QToolTip.text() == reason
    hand.click(third)
    assert begins.value == "lot", "what is greyed cannot be chosen"
    hand.click(three)
    hand.click(page.start_button)
    assert hand.page.session.options["begins"] == "third"
    assert hand.page.session.state.turn == 2


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("last", ["wins", "loses"])
def test_a_whole_game_is_played_by_dragging(hand: NimbleHand, language: str, last: str) -> None:
    hand.context.settings.set("language", language)
    page = hand.begin((PERSON, PERSON, PERSON), last=last)
    first = page.session.state.turn
    hand.take_stone(FIRST[2])
    assert page.session.state.left(2) == 0, "a stone brings those above it"
    hand.be_done()
    told = {"en": "{} took 5 stones from the right cairn.", "ja": "{}さんが右の石塚から石を5個取りました。"}
    assert told[language].format(NAMES[first]) in page.log.words
    hand.play_on(hand.take_one)
    assert page.session.state.turns == 8
    taker = (first + 7) % 3
    outcome = page.session.outcome
    assert outcome is not None
    assert set(outcome.winners) == ({taker} if last == "wins" else {0, 1, 2} - {taker})
    end = {("en", "wins"): "and wins", ("en", "loses"): "and loses", ("ja", "wins"): "勝ち", ("ja", "loses"): "負け"}
    assert NAMES[taker] in hand.ask
    assert end[language, last] in hand.ask
    assert part_in(page, ScorePad).isVisible()
    assert not page.curtain.isVisible(), "nothing is secret"


def test_what_lies_in_the_bowl_may_be_taken_back_until_the_turn_is_over(hand: NimbleHand) -> None:
    page = hand.begin()
    seat = hand.actor
    hand.take_stone(hand.top(1))
    hand.take_stone(hand.top(1))
    assert page.session.state.hand == (5, 6)
    hand.drag("stone.6", "cairn.1")
    assert page.session.state.left(1) == 4, "a stone goes back with those that were taken after it"
    hand.key(Key.Key_Z, CTRL)
    assert page.session.state.hand == (5, 6)
    hand.click(hand.named("Undo"))
    assert page.session.state.hand == (6,)
    hand.take_stone(hand.top(0))
    assert hand.note == "All the stones of a turn come from one cairn."
    hand.be_done()
    assert hand.actor == 1 - seat
    assert not hand.offers("undo")
    hand.drag("stone.6", "cairn.1")
    assert hand.note == "That stone is taken for good."


def test_it_can_be_played_with_the_keyboard(hand: NimbleHand) -> None:
    page = hand.begin()
    hand.carry("stone.0", f"bowl.{hand.actor}")
    hand.wait(lambda: page.session.state.left(0) == 0)
    hand.focus(hand.button("done"))
    hand.key(Key.Key_Return)
    hand.wait(lambda: page.session.state.turns == 1)


def test_every_legal_action_has_a_gesture_or_a_button_and_a_line_in_the_list(hand: NimbleHand) -> None:
    page = hand.begin()
    hand.open_list()
    while page.session.outcome is None:
        legal, shown = hand.shown.legal, hand.shown
        gestures = [gesture.actions for gesture in page.table.gestures(shown) if not gesture.redraft]
        assert {(action,) for action in legal if isinstance(action, TakeStone)} <= set(gestures)
        buttons = {button.action for button in page.session.rules.words.prompt(shown.view, hand.actor).buttons}
        assert {action for action in legal if not isinstance(action, TakeStone)} <= buttons
        assert page.list.count() == len(legal)
        hand.take_one(hand.thought())


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_whole_game_is_played_against_the_computer(hand: NimbleHand, bot: str) -> None:
    page = hand.begin((PERSON, COMPUTER), bot)
    hand.play_on(hand.take_one)
    owners = page.session.state.owners
    assert {owners.count(0), owners.count(1) + owners.count(2)} == {0, 12}
    assert min(owners.count(1), owners.count(2)) > 0
    assert part_in(page, ScorePad).isVisible()


def test_it_is_saved_and_continued_and_kept_when_it_is_over(hand: NimbleHand) -> None:
    hand.begin()
    hand.take_stone(FIRST[0])
    hand.be_done()
    hand.take_stone(hand.top(1))
    hand.go_to_lobby()
    (tile,) = hand.lobby.saved_game_tiles
    assert tile.saved_game.title.source == "Nimble"
    assert [player.name for player in tile.saved_game.players] == ["Vera", "Aiko"]
    assert share(picture(tile), STONE_COLOURS[2][0]) > 0.001, "its table is pictured"
    hand.click(tile.button)
    hand.see()
    assert hand.page.session.state.turns == 1
    assert hand.page.session.state.hand == (6,)
    assert [panel.isVisible() for panel in hand.page.findChildren(SeatPanel)] == [True, True]
    hand.be_done()
    hand.play_on(hand.take_one)
    hand.go_to_lobby()
    assert not hand.lobby.saved_game_tiles
    assert [row.saved_game.title.source for row in hand.lobby.rows] == ["Nimble"]


def test_its_rules_and_its_texts_are_japanese_where_the_window_is(hand: NimbleHand) -> None:
    page = hand.begin()
    hand.open_list()
    hand.context.settings.set("language", "ja")
    assert "1つの石塚から石を取って" in hand.ask
    assert hand.note == "最後の石を取った人の勝ちです。"
    assert hand.button("done").words == "終わり"
    assert page.list.item(0).text() == "左の石塚から石を1個取る"
    assert hand.window.windowTitle() == "ニンブル – Boardroom"
    hand.key(Key.Key_F1)
    (view,) = [view for view in QApplication.topLevelWidgets() if isinstance(view, RulebookWindow) and view.isVisible()]
    assert "石塚が立っています" in view.page.toPlainText().replace(JOINER, "")
    assert [view.contents.item(row).text() for row in range(view.contents.count())] == ["手番", "最後の石"]
    assert view.contents.currentItem().text() == "手番", "the heading that fits"
    hand.context.settings.set("language", "en")
    assert "Three cairns" in view.page.toPlainText()


def test_a_saved_game_is_checked_and_drawn_by_the_command_line(
    hand: NimbleHand, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = hand.begin()
    hand.take_stone(FIRST[0])
    hand.be_done()
    uid = page.session.uid
    hand.go_to_lobby()
    path, drawn = hand.context.store.path(uid), tmp_path / "table.png"
    assert main(["check", str(path)]) == 0
    assert "Nimble" in capsys.readouterr().out
    assert main(["render", str(path), "-o", str(drawn), "--lang", "ja", "--size", "800x600"]) == 0
    assert share(QImage(str(drawn)), STONE_COLOURS[1][0]) > 0.001


def test_an_event_that_moves_nothing_and_only_stands_is_told_all_the_same(hand: NimbleHand) -> None:
    page = hand.begin()
    hand.take_stone(hand.top(0))
    hand.context.settings.set("motion", "fast")
    told: list[str] = []
    page.stage.motion.begun.connect(lambda beat: told.append(hand.ask) if beat.event is not None else None)
    hand.be_done()
    assert told == [page.log.words.splitlines()[-1]]
