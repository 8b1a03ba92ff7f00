"""Nimble: two or three players take stones from three cairns; all hangs on the last one. The manifest."""

from boardroom.engine.manifest import Manifest
from boardroom.engine.text import phrase

manifest = Manifest(
    id="nimble",
    title=phrase("Nimble", "Nimble", "the game's title"),
    sentence=phrase("Nimble", "Take stones from one of three cairns, and be the one who takes the last."),
    players=(2, 3),
    minutes=(2, 5),
    package=__name__,
    rules="nimble.rules:NimbleRules",
    table="nimble.table:NimbleTable",
    art="art",
    translations="translations",
)
