"""What is said to those who wait: who decides what at the moment."""

from boardroom.engine.prompt import Prompt
from boardroom.engine.text import Seat, phrase
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import TaskKind
from boardroom.games.my_kingdom_for_a_horse.words.buttons import rerolls_left


def waiting_prompt(view: State, asked: int) -> Prompt:
    """The prompt of every seat but the one that is asked."""
    other = Seat(asked)
    task = view.tasks[-1].code if view.tasks else -1
    if task == TaskKind.FENCING:
        return Prompt(phrase("Kingdom", "{other} is building fences.").put(other=other), help="Fences")
    if task == TaskKind.PLACING:
        return Prompt(
            phrase("Kingdom", "{other} is deciding which animals to keep.").put(other=other), help="Animals and pens"
        )
    if task == TaskKind.RESTOCKING:
        return Prompt(
            phrase("Kingdom", "The supply is being restocked: {other} trades once or returns one.").put(other=other),
            help="When the supply runs out",
        )
    if task == TaskKind.PLANNING:
        return Prompt(phrase("Kingdom", "{other} is making the final trades.").put(other=other), help="End of the game")
    if view.phase == Phase.OWN_DICE and not view.turn.rolls:
        return Prompt(phrase("Kingdom", "{other} is about to roll.").put(other=other), help="Your dice")
    if view.phase == Phase.OWN_DICE and not rerolls_left(view):
        return Prompt(phrase("Kingdom", "{other} is using the dice.").put(other=other), help="Your dice")
    if view.phase == Phase.OWN_DICE:
        return Prompt(phrase("Kingdom", "{other} may roll again or use the dice.").put(other=other), help="Your dice")
    if view.phase in (Phase.OTHERS_DICE, Phase.SECOND_DICE):
        return Prompt(phrase("Kingdom", "{other} is choosing a die.").put(other=other), help="Other players’ dice")
    return Prompt(phrase("Kingdom", "{other} may trade.").put(other=other), help="Trading")
