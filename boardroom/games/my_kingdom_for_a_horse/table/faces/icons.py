"""The icons of the farmyard in sentences: the animals by kind, and a fence."""

from boardroom import resources
from boardroom.engine.text import phrase
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, KINDS
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import ART
from boardroom.games.my_kingdom_for_a_horse.words.names import kind_name
from boardroom.ui.kit.icons import Icon


def farm_icons() -> dict[str, Icon]:
    """The icons by name: sheep, pig, cow, horse, fence."""
    icons = {}
    for kind in KINDS:
        name = KIND_NAMES[kind]
        icons[name] = Icon(resources.resource(ART, f"{name}.svg"), kind_name(kind))
    fences = phrase("Kingdom", "fences", "the word of an icon")
    icons["fence"] = Icon(resources.resource(ART, "icon-fence.svg"), fences, plain=True)
    return icons
