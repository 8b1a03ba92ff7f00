"""The game's own drawings as small signs beside words."""

from typing import Final

from PySide6.QtGui import QPixmap

from boardroom.games.epona.position.vocabulary import DECK_OF, GROUPS, ICONS, TYPES, Bonus, BonusKind
from boardroom.games.epona.table.faces.parts import part_file
from boardroom.ui.kit import art

_SIZE: Final = 24
RATIO: Final = 2.0
"""Pictures of the inspector are painted for a fine screen."""
PARTS: Final = {
    "stables": "icon-stable",
    "owner": "icon-owner",
    "assets": "icon-card-any",
    "tokens": "badge-foal",
    "left": "icon-coin",
}
"""The drawing of each part of the score."""
_OF_BONUSES: Final = {
    BonusKind.STUD: "token-stud",
    BonusKind.POINT: "icon-points",
    BonusKind.OWNER: "icon-owner",
    BonusKind.ROLLER: "token-roller",
}


def sign(name: str) -> QPixmap:
    """A drawing as a sign."""
    return art.picture(part_file(name), _SIZE, _SIZE, RATIO)


def icon_sign(icon: int) -> QPixmap:
    """The badge of an icon as a sign."""
    return sign(f"badge-{ICONS[icon]}")


def bonus_sign(bonus: Bonus) -> QPixmap:
    """What a bonus gives, as a sign."""
    if bonus.kind == BonusKind.DRAW:
        return sign(f"badge-{TYPES[DECK_OF.index(bonus.what)]}")
    if bonus.kind == BonusKind.DISCOUNT:
        return sign(f"badge-{GROUPS[bonus.what]}")
    return sign(_OF_BONUSES.get(bonus.kind, "icon-coin"))
