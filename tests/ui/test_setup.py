"""The set-up page, worked with the mouse and the keyboard."""

from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from attrs import evolve
from contexts import make_context, mark_japanese
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from boardroom.bots import BOTS
from boardroom.engine.manifest import COMPUTER, PERSON, Manifest, OptionValue
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.rules import AnyRules
from boardroom.games.epigo import manifest as epigo
from boardroom.games.epigo.game import EpigoRules
from boardroom.games.epona import manifest as epona
from boardroom.games.epona.game import EponaRules
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.buttons import Button
from boardroom.ui.kit.widgets.controls import Pick, Segments
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.words.say import SeatName, called
from boardroom.ui.setup.setup_page import SetupPage
from tests.waiting import MOST

Started = list[tuple[dict[str, OptionValue], tuple[SeatSpec, ...], int]]
Open = Callable[..., SetupPage]


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path) -> AppContext:
    return make_context(tmp_path)


@pytest.fixture
def open_page(context: AppContext) -> Generator[Open, None, None]:
    pages: list[SetupPage] = []

    def opened(
        manifest: Manifest = epigo, width: int = 1280, height: int = 720, rules: AnyRules | None = None
    ) -> SetupPage:
        page = SetupPage(context, manifest, rules or EpigoRules())
        page.resize(width, height)
        page.show()
        page.setFocus()
        QTest.qWaitForWindowExposed(page, MOST)
        pages.append(page)
        return page

    yield opened
    for page in pages:
        page.close()
        page.deleteLater()
    context.store.flush()


def started(page: SetupPage) -> Started:
    """What the page starts from now on."""
    games: Started = []
    page.start.connect(lambda options, seats, seed: games.append((options, seats, seed)))
    return games


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def swatch(page: SetupPage, row: int, colour: str) -> QWidget:
    return next(s for s in page.rows[row].swatches if s.colour.key == colour)


def test_one_press_of_enter_starts_a_person_against_the_computer(open_page: Open) -> None:
    page = open_page()
    games = started(page)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    ((options, seats, seed),) = games
    assert options == {"captures": 3, "draw_after": "auto"}
    assert [(seat.name, seat.kind) for seat in seats] == [("", PERSON), ("", COMPUTER)]
    assert seats[1].bot
    assert seats[0].colour != seats[1].colour
    assert 0 <= seed < 2**64


def test_the_button_starts_as_well_and_every_game_gets_a_seed_of_its_own(open_page: Open) -> None:
    page = open_page()
    games = started(page)
    click(page.start_button)
    click(page.start_button)
    assert len(games) == 2
    assert games[0][2] != games[1][2]


def test_enter_still_starts_after_the_rules_were_looked_at(open_page: Open) -> None:
    page = open_page()
    games, wanted = started(page), list[bool]()
    page.rules_wanted.connect(lambda: wanted.append(True))
    click(next(button for button in page.findChildren(Button) if button.accessibleName() == "Rules"))
    assert wanted
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert len(games) == 1


def test_a_name_is_typed_and_enter_in_the_field_starts(open_page: Open) -> None:
    page = open_page()
    games = started(page)
    field = page.rows[0].name
    click(field)
    QTest.keyClicks(field, "  Vera   Lind ")
    QTest.keyClick(field, Qt.Key.Key_Enter)
    assert games[0][1][0].name == "Vera Lind"


def test_a_name_has_at_most_thirty_characters_and_one_of_spaces_alone_is_none(open_page: Open) -> None:
    page = open_page()
    games = started(page)
    QTest.keyClicks(page.rows[0].name, "x" * 50)
    page.go()
    page.rows[0].name.selectAll()
    QTest.keyClicks(page.rows[0].name, "   ")
    page.go()
    assert [game[1][0].name for game in games] == ["x" * 30, ""]


def test_two_seats_of_one_name_do_not_start_and_the_second_is_shown(open_page: Open) -> None:
    page = open_page()
    games = started(page)
    QTest.keyClicks(page.rows[0].name, "Vera")
    QTest.keyClicks(page.rows[1].name, "vera")
    click(page.start_button)
    assert games == []
    assert page.focusWidget() is page.rows[1].name
    assert page.rows[1].colour_name.words == "Another seat has this name. Give each seat its own."
    QTest.keyClicks(page.rows[1].name, "Aiko")
    QTest.keyClick(page.rows[1].name, Qt.Key.Key_Return)
    assert [seat.name for seat in games[0][1]] == ["Vera", "Aiko"]
    assert "name" not in page.rows[1].colour_name.words


def test_a_computer_becomes_a_person_and_keeps_neither_name_nor_bot(open_page: Open) -> None:
    page = open_page()
    games = started(page)
    person, computer = page.rows[1].kind.segments
    QTest.keyClicks(page.rows[1].name, "Deep Pink")
    click(person)
    assert page.rows[1].name.text() == ""
    assert not page.rows[1].bot.isVisible()
    click(page.start_button)
    assert games[0][1][1] == SeatSpec("", PERSON, "", games[0][1][1].colour, (("super-slide", "ask"),))
    click(computer)
    assert page.rows[1].name.text() == "Deep Pink"
    assert page.rows[1].bot.isVisible()


def test_two_computers_are_counted(open_page: Open) -> None:
    page = open_page()
    games = started(page)
    click(page.rows[0].kind.segments[1])
    click(page.start_button)
    seats = [SeatName(seat.name, seat.kind) for seat in games[0][1]]
    assert [page.context.say(called(seat, seats)) for seat in (0, 1)] == ["Computer 1", "Computer 2"]


def test_the_other_computer_player_is_chosen_with_the_keyboard(open_page: Open) -> None:
    page = open_page()
    games = started(page)
    pick = page.rows[1].bot
    pick.setFocus()
    QTest.keyClick(pick, Qt.Key.Key_Down)
    QTest.keyClick(pick, Qt.Key.Key_Return)
    first, second = list(BOTS)[:2]
    assert games[0][1][1].bot == second != first
    assert pick.toolTip() == page.context.say(BOTS[second].line)


def test_choosing_a_taken_colour_exchanges_the_colours(open_page: Open) -> None:
    page = open_page()
    games = started(page)
    click(swatch(page, 0, "ivory"))
    click(page.start_button)
    click(swatch(page, 0, "obsidian"))
    click(page.start_button)
    assert [seat.colour for seat in games[0][1]] == ["ivory", "terracotta"]
    assert [seat.colour for seat in games[1][1]] == ["obsidian", "terracotta"]
    taken = swatch(page, 0, "terracotta")
    assert taken.toolTip() == "Terracotta, palm: Computer has it. Choosing it swaps your colours."


def test_arrow_keys_go_from_colour_to_colour(open_page: Open) -> None:
    page = open_page()
    first = swatch(page, 1, "ivory")
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert page.seating[1].colour == "turquoise"
    assert page.focusWidget() is swatch(page, 1, "turquoise")


def test_swapping_the_seats_takes_names_kinds_and_colours_along(open_page: Open) -> None:
    page = open_page()
    games = started(page)
    QTest.keyClicks(page.rows[0].name, "Vera")
    click(page.swap_button)
    click(page.start_button)
    seats = games[0][1]
    assert [(seat.name, seat.kind, seat.colour) for seat in seats] == [
        ("", COMPUTER, "ivory"),
        ("Vera", PERSON, "terracotta"),
    ]


def test_a_row_is_moved_with_the_arrow_keys_and_keeps_the_focus(open_page: Open) -> None:
    page = open_page()
    grip = page.rows[0].grip
    grip.setFocus()
    QTest.keyClick(grip, Qt.Key.Key_Down)
    assert [choice.kind for choice in page.seating] == [COMPUTER, PERSON]
    assert page.focusWidget() is grip is page.rows[1].grip
    QTest.keyClick(grip, Qt.Key.Key_Down)
    assert page.rows[1].grip is grip
    assert page.rows[0].number.words == "1"
    assert page.rows[0].y() < page.rows[1].y()


def test_a_row_is_dragged_to_another_place(open_page: Open) -> None:
    page = open_page(evolve(epigo, players=(3,)), height=900)
    row, last = page.rows[0], page.rows[2]
    grip = row.grip
    QTest.mousePress(grip, Qt.MouseButton.LeftButton)
    for _ in range(8):
        QTest.mouseMove(grip, grip.mapFromGlobal(last.mapToGlobal(QPoint(20, last.height() - 8))))
    assert row.lifted
    assert page.rows[2] is row
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton)
    assert not row.lifted
    assert [choice.kind for choice in page.seating] == [COMPUTER, COMPUTER, PERSON]


def test_after_moving_tab_goes_through_the_rows_as_they_stand(open_page: Open) -> None:
    page = open_page()
    click(page.swap_button)
    page.rows[0].name.setFocus()
    seen: list[QWidget] = []
    for _ in range(8):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        seen.append(page.focusWidget())
    assert page.rows[0].bot in seen
    assert seen.index(page.rows[0].bot) < seen.index(page.rows[1].grip) < seen.index(page.rows[1].name)


def test_options_have_a_line_each_and_the_apps_own_are_marked(open_page: Open) -> None:
    page = open_page()
    games = started(page)
    captures, draw = page.options.controls["captures"], page.options.controls["draw_after"]
    assert isinstance(captures, Segments)
    assert isinstance(draw, Pick)
    click(captures.segments[0])
    draw.setFocus()
    QTest.keyClick(draw, Qt.Key.Key_End)
    click(page.start_button)
    assert games[0][0] == {"captures": 2, "draw_after": EpigoRules().options()[1].values[-1]}
    said = [widget.accessibleName() for widget in page.options.findChildren(QWidget)]
    for option in EpigoRules().options():
        assert page.context.say(option.line) in said
    assert said.count("house rule") == sum(option.own for option in EpigoRules().options()) > 0


def test_an_option_that_stands_as_the_rulebook_has_it_is_marked_as_no_house_rule(open_page: Open) -> None:
    page = open_page()
    marks = {key: row.chip for key, row in page.options.rows.items()}
    captures = page.options.controls["captures"]
    assert isinstance(captures, Segments)

    def marked() -> set[str]:
        return {key for key, chip in marks.items() if chip is not None and not chip.isHidden()}

    assert marked() == {"draw_after"}
    click(captures.segments[0])
    assert marked() == {"captures", "draw_after"}
    click(captures.segments[1])
    assert marked() == {"draw_after"}


def test_the_wheel_over_a_closed_list_changes_nothing(open_page: Open, qapp: QApplication) -> None:
    page = open_page()
    pick = page.options.controls["draw_after"]
    spot = QPointF(10, 10)
    turn = QWheelEvent(
        spot,
        pick.mapToGlobal(spot),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    qapp.sendEvent(pick, turn)
    assert pick.value == "auto"


def test_a_choice_that_is_cut_short_can_be_read_by_pointing_at_it(
    open_page: Open, context: AppContext, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(width=700)
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda spot, words, widget: said.append(words))
    pick = page.options.controls["draw_after"]
    for width in (150, 900):
        pick.setFixedWidth(width)
        qapp.sendEvent(pick, QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(5, 5), QPoint(5, 5)))
    assert said == ["Automatic (off; 60 turns in computer-only games)", ""]


def test_the_seed_hides_under_more_and_is_used_as_typed(open_page: Open) -> None:
    page = open_page()
    games = started(page)
    field = page.options.seed_field
    assert not field.isVisible()
    click(page.options.more)
    assert field.isVisible()
    assert page.focusWidget() is field
    assert page._scroll.viewport().rect().contains(field.mapTo(page._scroll.viewport(), field.rect().center()))
    QTest.keyClicks(field, " 18446744073709551615 ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert games[0][2] == 2**64 - 1


@pytest.mark.parametrize("words", ["Babylon", "-1", "1.5", "18446744073709551616", "0x10", "²"])
def test_a_seed_that_is_no_number_is_explained_and_does_not_start(open_page: Open, words: str) -> None:
    page = open_page()
    games = started(page)
    click(page.options.more)
    QTest.keyClicks(page.options.seed_field, words)
    assert page.options.complaint.isVisible()
    assert "18446744073709551615" in page.options.complaint.words
    click(page.options.more)
    click(page.start_button)
    assert games == []
    assert page.options.seed_field.isVisible()
    assert page.focusWidget() is page.options.seed_field
    QTest.keyClicks(page.options.seed_field, "12")
    assert not page.options.complaint.isVisible()
    QTest.keyClick(page.options.seed_field, Qt.Key.Key_Return)
    assert games[0][2] == 12


def test_the_last_choice_is_remembered_but_not_the_seed(open_page: Open) -> None:
    page = open_page()
    first = started(page)
    QTest.keyClicks(page.rows[0].name, "Vera")
    click(page.rows[1].kind.segments[0])
    click(swatch(page, 1, "obsidian"))
    captures = page.options.controls["captures"]
    assert isinstance(captures, Segments)
    click(captures.segments[2])
    click(page.options.more)
    QTest.keyClicks(page.options.seed_field, "7")
    click(page.swap_button)
    click(page.start_button)
    again = open_page()
    second = started(again)
    click(again.start_button)
    assert second[0][:2] == first[0][:2]
    assert second[0][2] != 7


def test_the_people_at_this_screen_are_known_in_the_set_up_of_a_game_never_set_up_before(open_page: Open) -> None:
    page = open_page()
    QTest.keyClicks(page.rows[0].name, "Vera")
    click(page.rows[1].kind.segments[0])
    QTest.keyClicks(page.rows[1].name, "Aiko")
    click(page.start_button)
    other = evolve(epigo, id="epigo-for-four", players=(2, 4))
    page = open_page(other)
    games = started(page)
    assert [choice.person for choice in page.seating] == ["Vera", "Aiko", "", ""]
    click(page.start_button)
    # Who is a person and who a computer player is chosen for each game.
    assert [(seat.name, seat.kind) for seat in games[0][1]] == [("Vera", PERSON), ("", COMPUTER)]
    page = open_page(other)
    page.rows[0].name.selectAll()
    QTest.keyClicks(page.rows[0].name, "Tomas")
    click(page.start_button)
    assert [choice.person for choice in open_page(other).seating] == ["Tomas", "Aiko", "", ""]
    assert [choice.person for choice in open_page().seating] == ["Vera", "Aiko"], "as it was set up last"
    assert [choice.person for choice in open_page(evolve(other, id="a third")).seating] == ["Tomas", "Vera", "Aiko", ""]


@pytest.mark.parametrize("spoiled", [{"names": "Vera"}, {"names": [7, None, " ", "a\nb" + "x" * 90]}, {}], ids=str)
def test_spoiled_names_of_people_do_no_harm(open_page: Open, context: AppContext, spoiled: dict[str, object]) -> None:
    context.settings.remember("people", spoiled)
    assert open_page().seating[0].person in ("", "a b" + "x" * 27)


def test_a_spoiled_memory_does_no_harm(open_page: Open, context: AppContext) -> None:
    context.settings.remember(
        "setup.epigo",
        {
            "players": "many",
            "seats": [
                {"person": 7, "kind": "cat", "bot": ["greedy"], "colour": "ivory"},
                {"person": "a\nb" + "x" * 90, "kind": PERSON, "colour": "ivory"},
                None,
            ],
            "options": {"captures": True, "draw_after": [], "more": 1},
        },
    )
    page = open_page()
    games = started(page)
    click(page.start_button)
    options, seats, _ = games[0]
    assert options == {"captures": 3, "draw_after": "auto"}
    assert [seat.name for seat in seats] == ["", "a b" + "x" * 27]
    assert [seat.colour for seat in seats] == ["terracotta", "ivory"]


def test_the_number_of_players_is_chosen_where_there_are_several(open_page: Open) -> None:
    page = open_page(evolve(epigo, players=(1, 2, 3, 4, 5, 6), colours=()))
    games = started(page)
    assert page.count_choice is not None
    assert page.swap_button.words == "Swap seats", "a person and a computer, where it can be played so"
    click(page.count_choice.segments[0])
    assert not page.swap_button.isVisible()
    click(page.count_choice.segments[4])
    assert sum(row.isVisible() for row in page.rows) == 5
    click(page.start_button)
    assert len({seat.colour for seat in games[0][1]}) == 5
    assert page.swap_button.words == "Shuffle seats"


def test_mixing_the_seats_changes_their_order(open_page: Open) -> None:
    page = open_page(evolve(epigo, players=(4,), colours=()))
    before = list(page.rows)
    click(page.swap_button)
    assert page.rows != before
    assert set(page.rows) == set(before)


def test_answers_to_optional_steps_are_those_of_the_settings_for_persons_only(
    open_page: Open, context: AppContext
) -> None:
    context.settings.set_answer("super-slide", "always")
    page = open_page()
    games = started(page)
    click(page.start_button)
    assert [seat.answers for seat in games[0][1]] == [(("super-slide", "always"),), ()]


def test_escape_and_the_arrow_go_back(open_page: Open) -> None:
    page = open_page()
    went: list[bool] = []
    page.back.connect(lambda: went.append(True))
    QTest.keyClick(page.rows[0].name, Qt.Key.Key_Escape)
    click(page.back_button)
    page.back_button.setFocus()
    QTest.keyClick(page.back_button, Qt.Key.Key_Return)
    assert len(went) == 3


def test_everything_is_said_again_in_another_language(
    open_page: Open, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark_japanese(monkeypatch)
    page = open_page()
    context.settings.set("language", "ja")
    assert page.rows[0].name.placeholderText() == "「Player 1」"
    named = [page.start_button, page.back_button, page.swap_button, *page.rows[0].stops, page.options.seed_field]
    for widget in named:
        assert "「" in widget.accessibleName(), widget


@pytest.mark.parametrize("size", [(1280, 720), (900, 620), (1600, 1000)])
@pytest.mark.parametrize("scale", [0.9, 1.3])
def test_nothing_lies_outside_the_page(
    open_page: Open, context: AppContext, size: tuple[int, int], scale: float
) -> None:
    page = open_page(evolve(epigo, players=(6,), colours=()), *size)
    context.settings.set("text_scale", scale)
    QApplication.processEvents()
    inner = page._scroll.widget()
    assert inner is not None
    assert inner.width() <= page._scroll.viewport().width()
    for widget in (page.start_button, page.back_button, page.swap_button, page.options.more, *page.rows[5].stops):
        if widget.isVisible():
            box = widget.rect().translated(widget.mapTo(page, QPoint()))
            assert 0 <= box.left() < box.right() <= page.width(), widget
            assert widget.width() >= widget.minimumSizeHint().width(), widget


def test_every_control_has_a_name_for_those_who_do_not_see_it(open_page: Open) -> None:
    page = open_page()
    for widget in page.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            assert widget.accessibleName(), widget


def test_choosing_how_many_play_moves_nothing_under_the_hand(open_page: Open) -> None:
    page = open_page(evolve(epigo, players=(1, 2, 4)))
    assert page.count_choice is not None
    places = {}
    for number in (1, 2, 4, 2):
        segment = page.count_choice.segments[page.manifest.players.index(number)]
        click(segment)
        QApplication.processEvents()
        places[number] = [each.mapTo(page, QPoint()) for each in page.count_choice.segments]
        assert page.swap_button.isVisible() == (number > 1)
    assert places[1] == places[2] == places[4]


@pytest.mark.parametrize(("players", "at_first"), [((1, 2, 3), 2), ((2, 3, 4), 2), ((3, 4), 3), ((1,), 1)])
def test_at_first_a_person_and_a_computer_sit_down_where_the_game_can_be_played_so(
    open_page: Open, players: tuple[int, ...], at_first: int
) -> None:
    page = open_page(evolve(epigo, players=players, colours=()))
    games = started(page)
    click(page.start_button)
    kinds = [seat.kind for seat in games[0][1]]
    assert len(kinds) == at_first
    assert kinds == [PERSON, *[COMPUTER] * (at_first - 1)]


def test_so_many_sit_down_as_played_this_game_last_time(open_page: Open) -> None:
    many = evolve(epigo, players=(1, 2, 3, 4), colours=())
    page = open_page(many)
    assert page.count_choice is not None
    click(page.count_choice.segments[3])
    click(page.start_button)
    assert open_page(many).count == 4


def test_nothing_is_recommended_that_cannot_be_had_with_so_many_players(open_page: Open) -> None:
    page = open_page(epona, rules=EponaRules())
    line = page.options.rows["rounds"].line
    assert "recommends" in line.words
    assert line.isVisible()
    assert page.count_choice is not None
    click(page.count_choice.segments[0])
    assert not line.isVisible()
    click(page.count_choice.segments[2])
    assert line.isVisible()


def test_what_is_recommended_for_a_first_game_is_chosen_until_a_game_was_played(open_page: Open) -> None:
    page = open_page(epona, rules=EponaRules())
    assert page.options.values()["rounds"] == 5
    assert page.count_choice is not None
    click(page.count_choice.segments[0])
    assert page.options.values()["rounds"] == 6
    said = [note.words for note in page.options.notes["rounds"] if note.isVisible()]
    assert said == ["“5 rounds, for a first game” is not available: The solo game always has 6 rounds."]
    click(page.count_choice.segments[1])
    QTest.keyClick(page.options.controls["rounds"], Qt.Key.Key_Up)
    click(page.start_button)
    assert open_page(epona, rules=EponaRules()).options.values()["rounds"] == 6


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.6])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_words_of_the_poster_are_whole_in_large_text(
    open_page: Open, context: AppContext, scale: float, language: str
) -> None:
    context.settings.set("text_scale", scale)
    context.settings.set("language", language)
    page = open_page(epona, rules=EponaRules())
    page.resize(1280, 694)
    QApplication.processEvents()
    poster = page.poster
    assert poster.isVisible()
    for words in poster.findChildren(Words):
        assert words.height() >= words.heightForWidth(words.width())
        assert poster.rect().contains(words.geometry())
        assert page.rect().contains(QRect(words.mapTo(page, QPoint(0, 0)), words.size()))
