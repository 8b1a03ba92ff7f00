"""The colours of Ephyran's cards: the four territories, Dionysus, and what supports are about."""

from typing import Final, NamedTuple

from boardroom.games.ephyran.position.cards import Support


class Hues(NamedTuple):
    """A colour with its dark shade, for bands and ink, and its light one, for grounds."""

    colour: str
    dark: str
    light: str


TERRITORY_HUES: Final = (
    Hues("#1F6FA6", "#0E3F66", "#8CCBE6"),
    Hues("#A4713A", "#5E3B17", "#E8CB98"),
    Hues("#3E8A4C", "#1B4D2A", "#B4DBA6"),
    Hues("#C5402B", "#6C1A10", "#F5B590"),
)
DIONYSUS_HUES: Final = Hues("#6E3F8F", "#341A4C", "#A97FC4")
_ATHENA: Final = Hues("#3D6FA8", "#2A5288", "#DCE8F5")
_ARES: Final = Hues("#8E2417", "#8E2417", "#F6DAD2")
_PILE: Final = Hues("#4E4A44", "#4E4A44", "#E9E4DA")
SUPPORT_HUES: Final[dict[int, Hues]] = {
    Support.CASTOR_AND_POLLUX: _PILE,
    Support.GRAEAE: _PILE,
    Support.EXCHANGE: _ATHENA,
    Support.TAKE_TOKEN: _ATHENA,
    Support.DESTROY: _ARES,
    Support.STEAL_TOKEN: _ARES,
    Support.SHIELD: Hues("#9A6B14", "#7A530C", "#F8EBC8"),
    Support.MAGIC: Hues("#5E3A78", "#5E3A78", "#E9DDF3"),
}
CREAM: Final = "#FFF8E6"
