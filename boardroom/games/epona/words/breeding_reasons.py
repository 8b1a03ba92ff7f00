"""Why two horses cannot be bred as somebody tries to (ruling 9)."""

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.actions import Breed
from boardroom.games.epona.position.cards import HIDDEN, MARES, STALLIONS
from boardroom.games.epona.position.state import NOBODY, State
from boardroom.games.epona.rules.breeding import stallion_owner
from boardroom.games.epona.rules.distribution import may_breed_together
from boardroom.games.epona.words.names import asset_in_sentence, who


def why_not_breed(state: State, seat: int, action: Breed) -> Text:
    """Why a seat cannot breed this mare with this stallion, when it could breed at all."""
    mare, stallion = action.mare, action.stallion
    if HIDDEN in (mare, stallion) or mare not in MARES or stallion not in STALLIONS:
        return phrase("Epona", "Breeding needs a mare and a stallion.")
    if not any(mare in row.slots for row in state.tableaus[seat]):
        return phrase("Epona", "You can breed only mares in your own tableau.")
    if state.tokens[mare]:
        return phrase("Epona", "{mare} already has a foal.").put(mare=asset_in_sentence(mare))
    owner = stallion_owner(state, stallion)
    if owner == NOBODY and stallion not in state.neutral:
        return phrase("Epona", "{stallion} is in no stable.").put(stallion=asset_in_sentence(stallion))
    if owner not in (seat, NOBODY) and not may_breed_together(state.lots, seat, owner):
        return phrase("Epona", "{owner} is not your breeding partner this round.").put(owner=who(owner))
    if state.studs[seat]:
        return phrase("Epona", "{owner} refused this breeding this round.").put(owner=who(owner))
    return phrase("Epona", "You have no stud token left.")
