"""What a person chose to answer always or never to an optional step, instead of being asked each time; or beforehand,
to a single occasion of it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from attrs import evolve

from boardroom.controller.timeline import Timeline
from boardroom.engine.manifest import OptionalStep
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.rules import AnyRules

_ASK = "ask"
_ALWAYS = "always"
_ABLE = "able"
_ONCE = "once"
_OF = "/"
"""Between a step and one occasion of it, in the answers of a seat."""


def with_answer(steps: Sequence[OptionalStep], seat: SeatSpec, step: str, answer: str) -> SeatSpec:
    """A seat that answers a step so from now on. Raises ValueError for a step or an answer that there is not."""
    answers = {each.key: each.answers for each in steps}
    if answer not in answers.get(step, ()):
        known = "; ".join(f"{key}: {', '.join(words)}" for key, words in answers.items())
        raise ValueError(f"{step} cannot be answered {answer}; there is {known}")
    return evolve(seat, answers=tuple({**dict(seat.answers), step: answer}.items()))


def with_answer_beforehand(
    steps: Sequence[OptionalStep], seat: SeatSpec, step: str, occasion: str, answer: str
) -> SeatSpec:
    """A seat that answers one occasion of a step so; what it chose for occasions of other groups is forgotten. Raises
    ValueError as ``with_answer`` does.
    """
    with_answer(steps, seat, step, answer)
    group = f"{step}{_OF}{occasion.partition('.')[0]}."
    kept = {key: chosen for key, chosen in seat.answers if _OF not in key or key.startswith(group)}
    return evolve(seat, answers=tuple({**kept, f"{step}{_OF}{occasion}": answer}.items()))


def answers_beforehand(seat: SeatSpec) -> dict[tuple[str, str], str]:
    """What a seat has answered beforehand, by step and occasion."""
    found = {}
    for key, answer in seat.answers:
        step, of, occasion = key.partition(_OF)
        if of:
            found[step, occasion] = answer
    return found


def without_answers_beforehand(seat: SeatSpec) -> SeatSpec:
    """A seat as it begins another game."""
    return evolve(seat, answers=tuple((key, answer) for key, answer in seat.answers if _OF not in key))


def has_answers(seat: SeatSpec) -> bool:
    """Whether a seat is not asked each time about everything."""
    return any(answer != _ASK for _, answer in seat.answers)


def chosen_answer(
    steps: Sequence[OptionalStep],
    seat: SeatSpec,
    asked: str,
    occasion: str,
    able: bool,
    alone: bool,
    declined: Callable[[OptionalStep], bool],
) -> str | None:
    """The action, in writing, by which a seat answers the step that is asked; None if it wants to be asked. What was
    said of just this occasion counts before what was said of all. ``able``: it could say something else than no;
    ``alone``: no other person plays; ``declined``: whether it has said no to a step that is asked again.
    """
    step = next((each for each in steps if each.key == asked), None)
    answers = dict(seat.answers)
    answer = answers.get(f"{asked}{_OF}{occasion}", answers.get(asked, _ASK))
    if step is not None and answer == _ASK and alone and step.keeps_secret:
        answer = _ABLE
    if step is None or answer == _ASK or answer not in step.answers or (answer == _ABLE and able):
        return None
    if answer == _ONCE and not declined(step):
        return None
    return step.yes if answer == _ALWAYS else step.no


def has_declined(rules: AnyRules, timeline: Timeline, seat: int, at: int, step: OptionalStep) -> bool:
    """Whether a seat that is asked a step at a place of the timeline has said no to the same occasion of it before, and
    could have done then all that it can do now.
    """
    no = rules.records.parse(step.no)
    for before in range(at - 1, -1, -1):
        entry, state = timeline.entries[before], timeline.states[before]
        if entry.seat != seat or no not in rules.legal(state, seat):
            continue
        then, now = (_asked(rules, timeline.states[place], seat) for place in (before, at))
        legal = rules.legal(timeline.states[at], seat)
        return entry.action == no and then == now and set(legal) <= set(rules.legal(state, seat))
    return False


def _asked(rules: AnyRules, state: Any, seat: int) -> tuple[str, str]:
    prompt = rules.words.prompt(rules.secrets.view(state, seat), seat)
    return prompt.optional, prompt.occasion
