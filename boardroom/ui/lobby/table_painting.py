"""The pictures of the tables of games in progress: each painted in small steps, while the lobby goes on, and kept.

A picture shows what everybody may see, whoever is at the screen. It is kept by the file it was made from as that was
then: where a game went on it is another file, and so another picture.
"""

import logging
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from PySide6.QtGui import QPixmap

from boardroom import __version__, resources
from boardroom.controller import catalog
from boardroom.controller.resuming import last_position
from boardroom.controller.storage.store import Store
from boardroom.engine.manifest import Manifest
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.rules import AnyRules
from boardroom.ui.kit.context import AppContext
from boardroom.ui.lobby.overview import SavedGame
from boardroom.ui.lobby.pictured_tile import PICTURE
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.still import still

_SCENE: Final = 4
"""In how many times the size of its picture a table is laid out; in large text in more, as in a larger window."""

_log = logging.getLogger(__name__)


def file_name(manifest: Manifest, path: Path) -> str:
    """What the pictures of a saved game are kept by: another name when its file is another, or its table is drawn by
    other code or fonts. Raises OSError if there is no such file.
    """
    spec = find_spec(manifest.table.split(":")[0])
    code = Path(spec.origin).stat().st_mtime_ns if spec is not None and spec.origin else 0
    about, fonts = path.stat(), len(resources.fonts())
    file = f"{about.st_mtime_ns:x}-{about.st_ctime_ns:x}-{about.st_size:x}"
    return f"{path.stem}-{file}-{__version__}-{code:x}-{fonts}"


def paint(context: AppContext, store: Store, saved_game: SavedGame, ratio: float) -> Iterator[QPixmap | None]:
    """The table of a saved game in the look of the moment, its usual size in so many pixels: None after each step, at
    last the picture. It ends without one where there is none to be had.
    """
    try:
        yield from _painted(context, store, saved_game, ratio)
    except Exception:
        _log.exception("the table of %s could not be pictured", saved_game.uid)


def _painted(context: AppContext, store: Store, saved_game: SavedGame, ratio: float) -> Iterator[QPixmap | None]:
    manifest, rules = catalog.manifest(saved_game.game), catalog.rules(saved_game.game)
    record = store.look(saved_game.uid).record
    # What was read is what the picture is kept by, or there is another picture to come.
    if record is None or file_name(manifest, Path(saved_game.path)) != saved_game.picture:
        return
    yield None
    catalog.part(manifest.id, manifest.table)
    yield None
    position = last_position(rules, record)
    yield None
    yield from paint_position(context, manifest, rules, record.seats, position, ratio)


def paint_position(
    context: AppContext, manifest: Manifest, rules: AnyRules, seats: tuple[SeatSpec, ...], position: Any, ratio: float
) -> Iterator[QPixmap | None]:
    """The table of a position as everybody may see it: None after each step, at last the picture."""
    table = catalog.part(manifest.id, manifest.table)(context, manifest, seats)
    view = rules.secrets.view(position, None)
    scene = PICTURE * (_SCENE * max(1.0, context.theme.text_scale))
    shown = Presentation(view, None, progress=rules.progress(view))
    yield None
    for image in still(table, shown, scene, ratio * PICTURE.width() / scene.width()):
        if image is not None:
            image.setDevicePixelRatio(ratio)
            yield QPixmap.fromImage(image)
        else:
            yield None
