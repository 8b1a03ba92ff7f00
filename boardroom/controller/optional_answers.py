"""What a person chose to answer always or never to an optional step, instead of being asked each time."""

from collections.abc import Sequence

from attrs import evolve

from boardroom.engine.manifest import OptionalStep
from boardroom.engine.record import SeatSpec

_ASK = "ask"
_ALWAYS = "always"


def with_answer(steps: Sequence[OptionalStep], seat: SeatSpec, step: str, answer: str) -> SeatSpec:
    """A seat that answers a step so from now on. Raises ValueError for a step or an answer that there is not."""
    answers = {each.key: each.answers for each in steps}
    if answer not in answers.get(step, ()):
        known = "; ".join(f"{key}: {', '.join(words)}" for key, words in answers.items())
        raise ValueError(f"{step} cannot be answered {answer}; there is {known}")
    return evolve(seat, answers=tuple({**dict(seat.answers), step: answer}.items()))


def has_answers(seat: SeatSpec) -> bool:
    """Whether a seat is not asked each time about everything."""
    return any(answer != _ASK for _, answer in seat.answers)


def chosen_answer(steps: Sequence[OptionalStep], seat: SeatSpec, asked: str) -> str | None:
    """The action, in writing, by which a seat answers the step that is asked; None if it wants to be asked."""
    step = next((each for each in steps if each.key == asked), None)
    answer = dict(seat.answers).get(asked, _ASK)
    if step is None or answer == _ASK or answer not in step.answers:
        return None
    return step.yes if answer == _ALWAYS else step.no
