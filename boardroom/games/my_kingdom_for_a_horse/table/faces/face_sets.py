"""Every face of the farmyard at the sizes it is shown in, to be looked at together."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QSize, QSizeF

from boardroom.engine.manifest import SeatColour
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING, BREEDING_DIE, ROYAL
from boardroom.games.my_kingdom_for_a_horse.position.field import LEVEL
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import Measures
from boardroom.ui.stage.table_parts import FaceSet

_BESIDE_WORDS = QSizeF(24, 24)
_INSPECTED = QSizeF(96, 96)
_FULL_HAND, _MANY_LASTING = 8, 4


def face_sets(m: Measures, colours: Sequence[SeatColour], readable: tuple[float, float]) -> Iterator[FaceSet]:
    """Animals, fences in every colour, dice and farm cards on a table of these measures; ``readable`` is the size of a
    card that is pointed at.
    """
    herd = tuple(f"animal/{kind}" for kind in KIND_NAMES)
    level, upright = (tuple(f"fence/{way}/{colour.key}" for colour in colours) for way in ("level", "upright"))
    royal = tuple(f"die/0/{face}" for face in ("?", *range(len(ROYAL))))
    breeding = tuple(f"die/{BREEDING_DIE}/{face}" for face in ("?", *range(len(BREEDING))))
    for size in (m.animal(0, 0, 1).size(), m.animal(0, 0, 3).size(), _BESIDE_WORDS):
        yield FaceSet("animals", herd, _whole(size))
    yield FaceSet("fences", level, _whole(m.fence(0).size()))
    yield FaceSet("fences", upright, _whole(m.fence(LEVEL).size()))
    yield FaceSet("fences", level, _whole(m.spare.size()))
    for size in (_INSPECTED, m.die(0).size()):
        yield FaceSet("dice", royal + breeding, _whole(size))
    hand, crowded = m.hand(1, 0).box(0).size(), m.hand(_FULL_HAND, _MANY_LASTING).box(0).size()
    for size in (QSizeF(*readable), hand, crowded, m.deck.size()):
        yield FaceSet("cards", ("back", *(f"card/{card}" for card in range(len(CARDS)))), _whole(size))


def _whole(size: QSizeF) -> QSize:
    return size.toSize()
