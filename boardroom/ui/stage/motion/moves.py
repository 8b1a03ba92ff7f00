"""Moves: how pieces go from one picture to the next where they do not simply glide, appear or fade."""

from collections.abc import Mapping, Sequence

from attrs import field, frozen

from boardroom.ui.stage.pieces.place import Place


@frozen
class Moves:
    """What pieces do on the way, by their keys; those that are not named glide to their new places, or fade.

    ``renames`` are pieces that go on under another key, the one before and the new one: they turn over, or only move.
    ``departures`` say where pieces go that leave the picture, ``arrivals`` where new ones come from; ``tumbles`` which
    tumble, one after another, with the faces seen on the way; ``detours`` the places by which pieces go that do not go
    straight.
    """

    renames: Mapping[str, str] = field(factory=dict)
    departures: Mapping[str, Place] = field(factory=dict)
    arrivals: Mapping[str, Place] = field(factory=dict)
    tumbles: Mapping[str, Sequence[str]] = field(factory=dict)
    detours: Mapping[str, Place] = field(factory=dict)
