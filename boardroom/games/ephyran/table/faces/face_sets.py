"""Every face of Ephyran at the sizes it is shown in, to be looked at together."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QSize

from boardroom.games.ephyran.position import cards
from boardroom.games.ephyran.table.gestures.keys import HALF_PARTS
from boardroom.games.ephyran.table.layout.measures import Measures
from boardroom.games.ephyran.table.layout.places import READABLE
from boardroom.ui.stage.table_parts import FaceSet


def sizes_of(m: Measures) -> dict[str, tuple[QSize, ...]]:
    """The sizes that faces have in a room, in logical pixels, by kind; locking shields large and small."""
    small = m.small(1, 0)
    on_small = {small.token(0, 1, half).width(): small.token(0, 1, half) for half in range(len(cards.SYMBOL))}.values()
    card = QSize(*map(round, m.card_size))
    return {
        "cards": (m.deck.size().toSize(), card, QSize(*map(round, READABLE))),
        "held": (card,),
        "gods": tuple(box.size().toSize() for box in (small.god, m.god, m.free_god(0))),
        "areas": (m.area(0, 1).size().toSize(),),
        "minis": (small.area(0, 1).size().toSize(),),
        "tokens": tuple(box.size().toSize() for box in (*on_small, m.token(0, 1, 0), m.supply)),
        "athena": tuple(box.size().toSize() for box in (small.athena, m.athena)),
        "shields": (m.shield(0, 0).size().toSize(),),
        "small-shields": tuple({small.shield(0, laid).size().toSize(): None for laid in range(1, cards.NUMBERS + 1)}),
    }


def face_sets(sizes: Mapping[str, Sequence[QSize]]) -> Iterator[FaceSet]:
    """Cards, those of which a half is held, gods, areas of large and small cities, tokens and locking shields."""
    whole = tuple(f"card.{card}" for card in (*cards.PILE_CARDS, cards.FIRST_DIONYSUS))
    held = tuple(f"card.{card}.{half}" for card in cards.PILE_CARDS for half in HALF_PARTS)
    signs = [str(token) for token in range(len(cards.TOKENS)) if token != cards.NO_TOKEN]
    tokens = ("token.back", *(f"token.{sign}" for sign in signs), *(f"token.{sign}.own" for sign in signs))
    areas = tuple(_areas())
    shield = next(half for half, shown in enumerate(cards.HALVES) if shown.support == cards.Support.SHIELD)
    faces = {
        "cards": (*whole, "back"),
        "held": held,
        "gods": tuple(f"god.{territory}" for territory in range(len(cards.GODS))),
        "areas": tuple(f"area.{area}" for area in areas),
        "minis": tuple(f"mini.{area}" for area in areas),
        "tokens": tokens,
        "athena": ("athena",),
        "shields": (f"shield.{shield}",),
        "small-shields": (f"shieldmini.{shield}",),
    }
    for kind, shown in sizes.items():
        for size in shown:
            yield FaceSet(kind, faces[kind], size)


def _areas() -> Iterator[str]:
    """One of each area where it belongs, and Dionysus everywhere."""
    each = {cards.half_key(half): half for half, shown in enumerate(cards.HALVES) if shown.territory >= 0}
    for half in each.values():
        yield f"{half}.{cards.HALVES[half].territory}.{cards.HALVES[half].number}"
    for territory in range(len(cards.TERRITORIES)):
        for number in range(1, cards.NUMBERS + 1):
            yield f"{2 * cards.FIRST_DIONYSUS}.{territory}.{number}"
