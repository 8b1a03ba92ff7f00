"""Remembering: what a table keeps for a later game, such as a row "as last time": only what everybody was told."""

from boardroom.controller.changes import Change, Kind
from boardroom.controller.session import Session
from boardroom.ui.kit.settings import Settings
from boardroom.ui.stage.table import Table


class Remembering:
    """Gives a table what it remembers, and follows the session for more.

    It hears what everybody may see and nothing else, so that a game begun while another one goes on shows nothing that
    is kept secret there.
    """

    def __init__(self, session: Session, table: Table, settings: Settings) -> None:
        self._session, self._table, self._settings = session, table, settings
        self._key = memory_key(session.manifest.id)
        table.memory.recall(settings.memory(self._key))
        self._unwatch = session.watch(self._changed)

    def leave(self) -> None:
        """Follow the session no longer."""
        self._unwatch()

    def _changed(self, change: Change) -> None:
        if change.kind is not Kind.APPLIED:
            return
        memory = wanted = self._settings.memory(self._key)
        for told in self._session.history(None, change.place):
            for event in told.events:
                wanted = self._table.memory.remembered_with(event, wanted)
        if wanted != memory:
            self._settings.remember(self._key, wanted)
            self._table.memory.recall(wanted)


def memory_key(game: str) -> str:
    """What the memory of a game's table is kept under in the settings."""
    return f"table.{game}"
