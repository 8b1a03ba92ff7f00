"""The score pad of a game of nine parts and up to six seats, of whose points some are secret."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager

import pytest
from evidence import assert_alike, assert_unlike, both
from hand import Hand, seated
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QLabel
from test_score_pad import assert_fits, first_stop, line, numbers, pad, ringed

from boardroom.controller import catalog
from boardroom.engine.manifest import PERSON, Manifest
from boardroom.engine.records.record import SeatSpec
from boardroom.ui.game_page.score.score_headings import TOTAL
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.theme import PLAYER_COLOURS
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table_parts import Pictures
from tests.harvest import HARVEST_MANIFEST, NAMES, SECRETS, HarvestRules, HarvestTable, worth


class SignedTable(HarvestTable):
    """A table whose tokens follow theme, language and view: by day and in the evening other colours, and so on."""

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        self.pictures = Pictures(token=self._token)

    def _token(self, key: str, shown: Presentation, size: float, ratio: float) -> QPixmap | None:
        picture = QPixmap(round(size * ratio), round(size * ratio))
        picture.setDevicePixelRatio(ratio)
        colour = QColor("#101010" if self.context.theme.evening else "#E0E0E0")
        colour.setRed(200 if self.context.voice.language == "ja" else 20)
        colour.setBlue(10 + shown.view.turn)
        picture.fill(colour)
        return picture


@contextmanager
def planted(secret: bool = False, table: type[HarvestTable] = HarvestTable) -> Iterator[None]:
    """While it lasts, any game that is begun is one of Harvest."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "manifest", lambda game: HARVEST_MANIFEST)
        patch.setattr(catalog, "rules", lambda game: HarvestRules(secret))
        patch.setattr(catalog, "part", lambda game, place: table)
        yield


class Harvester(Hand):
    """A hand at a window with a game of Harvest."""

    def plant(self, players: int, secret: bool = False, table: type[HarvestTable] = HarvestTable) -> None:
        """Begin a game, and come to its table."""
        seats = seated([colour.key for colour in PLAYER_COLOURS], (PERSON,) * players)
        with planted(secret, table):
            self.start("harvest", seats, seed=1)


@pytest.fixture
def six(house: AppContext) -> Generator[Harvester, None, None]:
    hand = Harvester(house, (1280, 720))
    hand.plant(6)
    yield hand
    hand.close()


@pytest.mark.parametrize("players", [1, 3, 6])
@pytest.mark.parametrize("theme", ["day", "evening"])
def test_nine_parts_are_readable_for_every_number_of_seats(house: AppContext, players: int, theme: str) -> None:
    hand = Harvester(house, (1280, 720))
    hand.plant(players)
    house.settings.set("theme", theme)
    hand.click(hand.named("Score"))
    for language in ("en", "ja"):
        for scale in (1.0, 1.3):
            house.settings.set("language", language)
            house.settings.set("text_scale", scale)
            hand.see()
            assert_fits(pad(hand))
            assert len(pad(hand).grid.cells) == (len(NAMES) + 1) * players
    hand.close()


def test_the_parts_stand_in_the_order_of_the_game_under_the_total_of_each_seat(six: Harvester) -> None:
    six.click(six.named("Score"))
    grid = pad(six).grid
    assert [part for part, seat in grid.cells if seat == 0] == [f"part.{kind}" for kind in range(len(NAMES))] + [TOTAL]
    assert numbers(six, 0) == ["1"] * 9 + ["9"]
    assert numbers(six, 5) == ["6"] * 9 + ["54"]
    said = [words.accessibleName() for words in pad(six).items.lines]
    assert len(said) == 9, "before everybody nothing of a hand counts"


def test_a_pile_of_another_seat_is_brought_into_view_and_put_away_again(six: Harvester) -> None:
    six.click(six.named("Score"))
    six.click(pad(six).grid.cells["part.4", 3])
    assert "card.31" not in six.pieces
    six.move(six.spot(line(six, "Card 31")))
    assert ringed(six) == ["card.31"]
    six.move(six.spot(first_stop(six)))
    assert "card.31" not in six.pieces
    assert "card.4" in six.pieces


def signs(hand: Harvester) -> tuple[set[str], set[str]]:
    """The colours of the tokens in the headings of the rows, and in the lines of what is open."""
    found = []
    for widget in (pad(hand).grid, pad(hand).items):
        pictures = [label.pixmap() for label in widget.findChildren(QLabel) if not label.pixmap().isNull()]
        found.append({picture.toImage().pixelColor(3, 3).name() for picture in pictures})
    return found[0], found[1]


def test_tokens_on_the_score_pad_follow_language_theme_and_what_is_shown(house: AppContext) -> None:
    hand = Harvester(house, (1280, 720))
    house.settings.set("theme", "day")
    hand.plant(3, table=SignedTable)
    hand.click(hand.named("Score"))
    assert signs(hand) == ({"#14e00a"}, {"#14e00a"})
    house.settings.set("theme", "evening")
    assert signs(hand) == ({"#14100a"}, {"#14100a"})
    house.settings.set("language", "ja")
    assert signs(hand) == ({"#c8100a"}, {"#c8100a"})
    hand.click(pad(hand).grid.cells["part.4", 2])
    rules, session = hand.page.session.rules, hand.page.session
    hand.propose(0, rules.records.text(session.legal(0)[0]))
    hand.see()
    assert signs(hand) == ({"#c8100b"}, {"#c8100b"})
    hand.close()


def opens(hand: Harvester, game: int) -> None:
    hand.click(hand.named("Score"))
    hand.move(hand.spot(hand.page.prompt))


def hides(hand: Harvester, game: int) -> None:
    hand.click(hand.button("hide"))
    hand.move(hand.spot(hand.page.prompt))


def test_who_looks_at_a_hand_sees_it_counted_and_nobody_else_does(house: AppContext) -> None:
    pair = Harvester(house, (1600, 1100)), Harvester(house, (1600, 1100))
    for game, hand in enumerate(pair):
        hand.plant(3, secret=bool(game))
    both(pair, lambda hand, game: hand.propose(0, "lay 54"))
    both(pair, opens)
    assert_unlike(pair)
    assert_alike(pair)
    own: list[list[str]] = []

    def looks(hand: Harvester, game: int) -> None:
        hand.look_at_cards()
        assert pad(hand).grid.open == (TOTAL, 1)
        own.append(numbers(hand, 1))
        assert int(own[-1][-1]) == 18 + sum(worth(card) for card in SECRETS[game])
        hand.move(hand.spot(line(hand, f"Card {SECRETS[game][game]}")))
        assert ringed(hand) == [f"card.{SECRETS[game][game]}"]

    both(pair, looks)
    assert own[0] != own[1]
    both(pair, hides)
    for hand in pair:
        assert hand.page.score.open
        assert numbers(hand, 1)[-1] == "18"
    assert_alike(pair)
    both(pair, lambda hand, game: hand.page.flow.look_at_hand(0))
    assert_alike(pair)
    both(pair, lambda hand, game: hand.lift_curtain())
    assert_alike(pair)
    for hand in pair:
        hand.close()


def test_the_end_is_told_with_the_winner_in_front(house: AppContext) -> None:
    hand = Harvester(house)
    hand.plant(2)
    rules = hand.page.session.rules
    while hand.page.session.outcome is None:
        (seat,) = hand.page.session.actors()
        hand.propose(seat, rules.records.text(hand.page.session.legal(seat)[0]))
    assert_names(hand, ["Aiko", "Vera"])
    assert [head.won for head in pad(hand).grid.heads] == [True, False]
    assert pad(hand).grid.cells[TOTAL, 1].hasFocus()
    hand.close()


def assert_names(hand: Hand, names: Sequence[str]) -> None:
    assert [head.accessibleName() for head in pad(hand).grid.heads] == list(names)


def test_the_sheet_reaches_below_what_a_number_is_made_of_as_soon_as_it_is_opened(house: AppContext) -> None:
    hand = Harvester(house, (1280, 720))
    hand.plant(3)
    rules = hand.page.session.rules
    while hand.page.session.outcome is None:
        (seat,) = hand.page.session.actors()
        hand.propose(seat, rules.records.text(hand.page.session.legal(seat)[0]))
    sheet = pad(hand)
    sheet.grid.open_cell("part.4", 1)
    assert sheet.items.lines
    assert all(line.isVisible() for line in sheet.items.lines), "before anything is painted"
    fresh = sheet.sheet_height
    hand.see()
    assert sheet.sheet_height == fresh
    hand.close()
