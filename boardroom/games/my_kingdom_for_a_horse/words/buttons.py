"""What several prompts share: buttons for trades, whether something is final, and what will run away."""

from typing import Final

from boardroom.engine.prompt import Button, Role
from boardroom.engine.rules import Seal
from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position.actions import PASS, Action, Trade
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.effects import rolls_allowed
from boardroom.games.my_kingdom_for_a_horse.position.field import census
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from boardroom.games.my_kingdom_for_a_horse.rules.actions import act
from boardroom.games.my_kingdom_for_a_horse.words import names

FEW: Final = 4
"""So many choices at most are buttons; more are made on the table."""


def is_final(view: State, seat: int, action: Action) -> bool:
    """Whether an action cannot be taken back: dice roll or cards are drawn after it, or the game ends."""
    return act(view, seat, action).seal is Seal.BARRIER


def rerolls_left(view: State) -> int:
    """How often the active player may still roll dice again, once they have been rolled."""
    return 0 if view.turn.used else rolls_allowed(view) - view.turn.rolls


def pass_button(view: State, seat: int, label: Text, role: Role = Role.MAIN) -> Button:
    """Being done, or passing, under the name it has here."""
    return Button(PASS, label, role, final=is_final(view, seat, PASS))


def trade_buttons(view: State, seat: int, trades: tuple[Action, ...]) -> tuple[Button, ...]:
    """The trades among some actions as buttons, if there are but few."""
    rates = limits(view.lasting[seat]).rates
    found = [action for action in trades if isinstance(action, Trade)]
    if len(found) >= FEW:
        return ()
    return tuple(
        Button(trade, names.traded(trade.kind, trade.times, rates[trade.kind]), final=is_final(view, seat, trade))
        for trade in found
    )


def loose_note(view: State, seat: int) -> Text | None:
    """That loose animals will run away, if there are some."""
    loose = census(view.fields[seat]).loose
    if not any(loose):
        return None
    return phrase("Kingdom", "Loose until they run away at the end of the phase: {animals}.").put(
        animals=names.herd(loose)
    )


def mixed_note(view: State, seat: int) -> Text | None:
    """That two kinds are in one pen, while fences are built and nothing is judged yet (ruling 4); None if not."""
    if not census(view.fields[seat]).mixed:
        return None
    return phrase("Kingdom", "Two kinds share a pen: when you finish, only one of them can stay in it.")
