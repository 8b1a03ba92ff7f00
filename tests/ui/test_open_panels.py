"""What is open beside the table: one thing at a time, and as it was left when the game is played again."""

from ephyran_hand import Builder
from PySide6.QtWidgets import QWidget

from boardroom.ui.game_page.page.side_column import LAST_TURN

NARROW, WIDE = (1280, 720), (1920, 1080)


def button(builder: Builder, name: str) -> QWidget:
    """The button of the bar that opens a part."""
    return builder.page.bar.panels[name]


def begin(builder: Builder, size: tuple[int, int] = NARROW) -> None:
    builder.window.resize(*size)
    builder.build()
    builder.see()


def test_what_was_open_is_open_when_the_game_is_played_again(builder: Builder) -> None:
    begin(builder)
    assert builder.page.side.opened_part == ""
    builder.click(button(builder, "log"))
    begin(builder)
    assert builder.page.side.opened_part == "log"
    builder.click(button(builder, "log"))
    begin(builder)
    assert builder.page.side.opened_part == ""


def test_the_tab_that_was_chosen_is_shown_when_the_game_is_played_again(builder: Builder) -> None:
    begin(builder, WIDE)
    assert builder.page.side.tab == LAST_TURN
    builder.click(builder.page.side._tabs["actions"])
    begin(builder, WIDE)
    assert builder.page.side.tab == "actions"


def test_what_the_score_closes_comes_back_when_the_score_is_closed(builder: Builder) -> None:
    begin(builder)
    builder.click(button(builder, "inspector"))
    builder.page.ending.toggle_score()
    assert builder.page.score.open
    assert builder.page.side.opened_part == ""
    builder.page.ending.toggle_score()
    assert not builder.page.score.open
    assert builder.page.side.opened_part == "inspector"


def test_what_is_opened_in_place_of_the_score_stays_and_nothing_else_comes_back(builder: Builder) -> None:
    begin(builder)
    builder.click(button(builder, "inspector"))
    builder.page.ending.toggle_score()
    builder.click(button(builder, "log"))
    assert not builder.page.score.open
    assert builder.page.side.opened_part == "log"


def test_a_window_that_widens_and_narrows_again_has_open_what_was_open(builder: Builder) -> None:
    begin(builder)
    builder.click(button(builder, "log"))
    builder.window.resize(*WIDE)
    builder.see()
    assert builder.page.side.opened_part == ""
    assert builder.page.side.tab == "log"
    builder.window.resize(*NARROW)
    builder.see()
    assert builder.page.side.opened_part == "log"


def test_memories_that_no_version_wrote_open_nothing(builder: Builder) -> None:
    builder.context.settings.remember("panels.ephyran", {"open": ["log"], "tab": "all of it"})
    begin(builder)
    assert builder.page.side.opened_part == ""
