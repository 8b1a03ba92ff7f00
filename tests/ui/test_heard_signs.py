"""What is heard: no sign stands in it that only keeps phrases on one line, for some clients read such signs aloud; and
no word of another language.
"""

import re
from collections.abc import Iterator
from random import Random

import pytest
from evidence import read_aloud
from hand import Hand, seated
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from test_table_laws import PARTICULARS

from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.line_breaks import BREAK, JOINER
from boardroom.ui.rulebook.rulebook_window import RulebookWindow
from tests.waiting import MOST

KINDS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
LANGUAGES = ("en", "ja")


def heard(here: QAccessibleInterface) -> Iterator[str]:
    """Every text that a client can ask for, of something and all that is in it."""
    yield from (here.text(kind) for kind in KINDS)
    told = here.textInterface()
    if told is not None:
        yield told.text(0, told.characterCount())
    for index in range(here.childCount()):
        child = here.child(index)
        if child is not None:
            yield from heard(child)


def with_signs(widget: QWidget) -> list[str]:
    whole = QAccessible.queryAccessibleInterface(widget)
    assert whole is not None
    said = list(heard(whole))
    assert any(said)
    return [words for words in said if JOINER in words or BREAK in words]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PARTICULARS)
def test_nothing_that_is_heard_of_a_game_holds_signs_for_breaking_lines(
    house: AppContext, game: str, language: str
) -> None:
    house.settings.set("language", language)
    with read_aloud():
        hand, chance = Hand(house, (1600, 900)), Random(4)
        colours = [colour.key for colour in catalog.manifest(game).colours] or ["", ""]
        session = hand.start(game, seated(colours, (PERSON, COMPUTER)), seed=11).session
        try:
            for step in range(12):
                hand.wait(lambda: session.outcome is not None or (session.actors() == (0,) and hand.shown.actor == 0))
                if session.outcome is not None:
                    break
                if step % 4 == 0:
                    assert not with_signs(hand.window)
                session.propose(0, [chance.choice(hand.shown.legal)], session.stamp(0))
                hand.see()
            assert not with_signs(hand.window)
        finally:
            hand.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PARTICULARS)
def test_a_page_of_rules_that_is_heard_holds_none_either(house: AppContext, game: str, language: str) -> None:
    house.settings.set("language", language)
    view = RulebookWindow(house, catalog.manifest(game))
    view.show()
    assert QTest.qWaitForWindowExposed(view, MOST)
    seen = view.page.toPlainText()
    assert (JOINER in seen) == (language == "ja"), "who sees it reads whole phrases"
    with read_aloud():
        view.page.clearFocus()
        view.page.setFocus()
        assert not with_signs(view.page)
    view.close()
    view.deleteLater()


ENGLISH = re.compile(r"\b[a-z]{3,}[-\w]*")
"""Words that are no names of keys."""


@pytest.mark.parametrize("game", PARTICULARS)
def test_a_japanese_page_of_rules_is_read_out_in_japanese_its_diagrams_too(house: AppContext, game: str) -> None:
    house.settings.set("language", "ja")
    view = RulebookWindow(house, catalog.manifest(game))
    assert ENGLISH.findall(view.page.toPlainText()) == []
    view.close()
    view.deleteLater()
