"""How the choices of a drop that could mean several are asked for and called."""

from collections.abc import Sequence

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.ephyran.position.actions import Action, ExchangeWithCity, ExchangeWithHand, KeepCard, StealDionysus
from boardroom.games.ephyran.position.state import State
from boardroom.games.ephyran.words.names import card_name, half_in_sentence, laid_in_sentence, territory_name
from boardroom.ui.stage.presentation import Presentation


def choice_question(actions: Sequence[Action]) -> Text | None:
    """What the chooser asks when a drop could mean these actions; None for a question that any game asks."""
    if all(isinstance(action, ExchangeWithCity | ExchangeWithHand) for action in actions):
        return phrase("Ephyran", "For which area?", "a question: what an area is exchanged for")
    if all(isinstance(action, StealDionysus) for action in actions):
        return phrase("Ephyran", "To which territory?", "a question: where stolen Dionysus is laid")
    if all(isinstance(action, KeepCard) for action in actions):
        return phrase("Ephyran", "In which order are the others discarded?", "a question")
    return None


def choice_label(action: Action, shown: Presentation) -> Text | None:
    """What an action is called in the chooser; None where its usual name is as good."""
    view: State = shown.view
    match action:
        case ExchangeWithCity(_, seat, territory, number):
            half = view.cities[seat].columns[territory][number - 1]
            return phrase("Ephyran", "{seat}’s {area}", "a choice: whose area comes").put(
                seat=Seat(seat), area=laid_in_sentence(half, territory, number)
            )
        case ExchangeWithHand(_, area):
            return phrase("Ephyran", "{area} from your hand", "a choice").put(area=half_in_sentence(area))
        case StealDionysus(_, _, territory):
            return territory_name(territory)
        case KeepCard(_, others) if len(others) > 1:
            return phrase("Ephyran", "{card} on top", "a choice: the order of discarded cards").put(
                card=card_name(others[-1])
            )
    return None
