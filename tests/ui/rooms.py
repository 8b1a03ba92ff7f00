"""A room for tests of pages: a store of its own, day, English; and a language that shows itself."""

from pathlib import Path

import pytest

from boardroom.controller.store import Store
from boardroom.engine.text import Text
from boardroom.ui.kit.context import Room
from boardroom.ui.kit.say import Voice
from boardroom.ui.kit.settings import Settings
from boardroom.ui.kit.theme import Theme


def make_room(folder: Path) -> Room:
    """A room whose store lies in a folder."""
    store = Store(folder)
    return Room(Voice("en"), Theme("day", 1.0, "en"), Settings(store), store)


def mark_japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every text in Japanese be the English one between corner brackets, so that none can be missed."""
    english = Voice._message

    def message(self: Voice, text: Text) -> str:
        said = english(self, text)
        return f"「{said}」" if self.language == "ja" else said

    monkeypatch.setattr("boardroom.resources.translations", lambda language: ())
    monkeypatch.setattr(Voice, "_message", message)
