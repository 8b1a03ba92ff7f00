"""What did not change is not laid out, measured or asked for again; what changed is."""

import random
from collections.abc import Callable

import pytest
from hand import Hand
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot
from test_table_laws import begin, come_to_decide

from boardroom.controller import catalog
from boardroom.engine.text import verbatim
from boardroom.games.epona.table import EponaTable
from boardroom.games.epona.table.layout.small_tableau import Column, Folds
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets import labels
from boardroom.ui.kit.widgets.labels import Chip, FlowingWords
from boardroom.ui.kit.words.fitting import Fitted, flow

GAMES = [manifest.id for manifest in catalog.games()]
SENTENCE = "A mare and a stallion of one breed make a foal, and whoever has the most of them wins the round."


def begun(house: AppContext, game: str) -> Hand:
    """A hand at a table where somebody is to decide."""
    hand = Hand(house, (1280, 720))
    begin(hand, game, 2)
    hand.settle()
    come_to_decide(hand, random.Random(game))
    return hand


def test_words_are_set_in_lines_once_for_a_width_and_anew_when_they_or_their_size_change(
    house: AppContext, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_in_lines: list[str] = []

    def watched(words: str, font: Callable[[float], QFont], size: float, width: float) -> Fitted:
        set_in_lines.append(words)
        return flow(words, font, size, width)

    monkeypatch.setattr(labels, "flow", watched)
    words = FlowingWords(house, verbatim(SENTENCE))
    qtbot.addWidget(words)
    narrow, wide = words.heightForWidth(120), words.heightForWidth(900)
    assert narrow > wide
    for _ in range(3):
        assert (words.heightForWidth(120), words.heightForWidth(900)) == (narrow, wide)
    assert len(set_in_lines) == 2
    words.say(verbatim("A foal."))
    assert words.heightForWidth(120) < narrow
    words.resize_words(26)
    assert words.heightForWidth(900) > wide
    words.say(verbatim(SENTENCE))
    words.resize_words(13)
    house.theme.set_text_scale(1.3)
    assert words.heightForWidth(900) > wide
    house.theme.set_text_scale(1.0)
    assert (words.heightForWidth(120), words.heightForWidth(900)) == (narrow, wide)


def test_a_chip_is_as_wide_as_its_word_after_another_word_and_in_larger_text(house: AppContext, qtbot: QtBot) -> None:
    chip = Chip(house, verbatim("done"))
    qtbot.addWidget(chip)
    first = chip.sizeHint()
    chip.say(verbatim("thinking about it"), "acting")
    longer = chip.sizeHint()
    assert longer.width() > first.width()
    house.theme.set_text_scale(1.3)
    assert chip.sizeHint().width() > longer.width()
    house.theme.set_text_scale(1.0)
    chip.say(verbatim("done"), "quiet")
    assert chip.sizeHint() == first


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_clicked_is_asked_for_once_while_it_is_found_what_is_only_read(
    house: AppContext, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = begun(house, game)
    try:
        openings, asked = hand.page.stage.openings, list[int]()
        clickable = openings.clickable

        def watched() -> tuple[str, ...]:
            asked.append(1)
            return clickable()

        monkeypatch.setattr(openings, "clickable", watched)
        heard = openings.heard()
        assert len(asked) <= 1
        assert not set(heard) & set(clickable())
    finally:
        hand.close()


def test_the_meadow_is_measured_once_for_a_picture_and_anew_in_another_window(
    house: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = begun(house, "epona")
    try:
        table, made = hand.page.table, list[int]()
        assert isinstance(table, EponaTable)
        of = Column.of

        def watched(
            area: QRectF, size: QSizeF, panels: tuple[Folds, ...], grow: float = 1.0, has_owners: bool = True
        ) -> Column:
            made.append(1)
            return of(area, size, panels, grow, has_owners)

        monkeypatch.setattr(Column, "of", watched)
        measures = table.measures(hand.shown)
        large = table.focus(hand.shown)
        smalls = measures.smalls(large)
        made.clear()
        assert all(table.measures(hand.shown) is measures for _ in range(3))
        assert measures.smalls(large) is smalls
        assert not made
        hand.window.resize(1600, 900)
        hand.see()
        assert table.measures(hand.shown) is not measures
        assert table.measures(hand.shown).smalls(large)[0].box.height() > smalls[0].box.height()
    finally:
        hand.close()
