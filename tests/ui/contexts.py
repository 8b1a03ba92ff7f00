"""A room for tests of pages: a store of its own, day, English; and a language that shows itself."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from boardroom.controller.storage.store import Store
from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.settings import Settings
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.words.say import SeatName, Span, Voice


def make_context(folder: Path) -> AppContext:
    """A room whose store lies in a folder."""
    store = Store(folder)
    return AppContext(Voice("en"), Theme("day", 1.0, "en"), Settings(store), store)


def mark_japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every text in Japanese be the English one between corner brackets, so that none can be missed."""
    english = Voice.spans

    def spans(self: Voice, text: Text, seats: Sequence[SeatName] = ()) -> list[Span]:
        said = english(self, text, seats)
        return [Span("「"), *said, Span("」")] if self.language == "ja" and text.context else said

    monkeypatch.setattr("boardroom.resources.translations", lambda language: ())
    monkeypatch.setattr(Voice, "spans", spans)
