"""The file of the settings: read, put aside when it cannot be, written in the writer thread."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from boardroom.controller.storage import files
from boardroom.controller.storage.writer_thread import WRITER
from boardroom.engine.records import document
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import Text, phrase

_MOST: Final = 2**20
"""The bytes that settings may have."""


class SettingsFile:
    """settings.json in the store's folder, and settings.broken.json for what could not be read.

    ``problem`` says what was wrong with the settings when they were last loaded; ``on_error`` is called, in the writer
    thread, when they could not be written.
    """

    def __init__(self, folder: Path, on_error: Callable[[Text], None]) -> None:
        self.problem: Text | None = None
        self._on_error = on_error
        self._path = folder / "settings.json"
        self._aside = folder / "settings.broken.json"
        self._unread = False

    def load(self) -> dict[str, Any]:
        """The settings as saved; none if there are none or they cannot be read, for which see ``problem``.

        What is no settings is put aside at once; what the system would not give, when others are saved in its place.
        """
        WRITER.wait(self._path)
        self.problem, self._unread = None, False
        try:
            self._path.stat()
        except FileNotFoundError:
            return {}
        except OSError as error:
            return self._without(files.explain_reading(error))
        try:
            settings = document.mapping(document.read(files.read(self._path), _MOST), "", 1000)
        except files.NotRead as error:
            return self._without(error.why)
        except Unreadable:
            self.problem = self._put_aside()
            return {}
        return settings

    def save(self, settings: Mapping[str, Any]) -> None:
        """Queues the settings (JSON values) to be written and returns at once."""
        parts = ["{\n", ",\n".join(f"  {document.line(k)}: {document.line(v)}" for k, v in settings.items()), "\n}\n"]
        WRITER.put(self._path, partial(self._write, "".join(parts).encode()))

    def _without(self, reason: Text) -> dict[str, Any]:
        why = phrase("Store", "The settings could not be read, so the defaults are used. {reason}")
        self.problem = why.put(reason=reason)
        self._unread = True
        return {}

    def _put_aside(self) -> Text:
        try:
            self._path.replace(self._aside)
        except OSError as error:
            return files.explain(error, self._aside)
        why = phrase("Store", "The settings could not be read, so the defaults are used. The old file is kept: {file}")
        return why.put(file=files.shown(self._aside))

    def _write(self, data: bytes) -> None:
        try:
            files.make_private(self._path.parent, self._path.parent)
            files.write(self._path, [data], self._keep_unread)
        except OSError as error:
            self._on_error(files.explain(error, self._path))

    def _keep_unread(self) -> None:
        """Put settings aside that could not be read when they were loaded, before others take their place."""
        if self._unread:
            with suppress(FileNotFoundError):
                self._path.replace(self._aside)
            self._unread = False
