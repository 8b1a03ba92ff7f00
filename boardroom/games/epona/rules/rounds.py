"""How a round goes from chapter to chapter until cards are placed, by the form of the game (rulebook: Game play)."""

from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.state import Form, Phase, next_to_draw
from boardroom.games.epona.rules import distribution, dividing, drawing, placing
from boardroom.games.epona.rules.step_builder import StepBuilder


def begin_round(b: StepBuilder) -> None:
    """Selection cards are laid out, or pairs formed."""
    if b.form == Form.LOWER:
        distribution.begin_round(b)
    else:
        dividing.begin_round(b)
        go_on_choosing(b)


def go_on_choosing(b: StepBuilder) -> None:
    """Once the active seat has chosen all its decks the next one chooses, or all draw."""
    if b.to_choose:
        return
    following = next_to_draw(b)
    if following == NOBODY:
        drawing.draw_all(b)
        if b.form != Form.LOWER:
            dividing.begin_dividing(b)
            place_once_distributed(b)
        return
    b.active = following
    if b.form == Form.LOWER:
        b.phase = Phase.SELECTING
        b.events.append(e.SelectingBegun(b.beat, following))
        return
    dividing.begin_choosing_decks(b)
    b.events.append(e.DrawingBegun(b.beat, following))
    go_on_choosing(b)


def place_once_distributed(b: StepBuilder) -> None:
    """The start player places once cards are distributed with high interaction."""
    if dividing.is_over(b):
        b.finished = 0
        placing.begin_placing(b, b.starter)
