"""What others did after the last decision of a person, until a game was over, and what that changed."""

from collections.abc import Sequence

from boardroom.controller.changes import Told
from boardroom.controller.session import Session
from boardroom.engine.briefs import scored_together, told_change, told_points
from boardroom.engine.enumerations import sentences
from boardroom.engine.text import Text
from boardroom.ui.game_page.turn.last_turn import deed_of
from boardroom.ui.game_page.turn.turn_lines import Line, told_in_lines


def after_decision(session: Session, history: Sequence[Told], seat: int, audience: int | None) -> list[Line]:
    """The lines that tell it to the person of a seat, of a game that is over, with the history that an ``audience``
    sees: all that others did, what came to who is told of it, and at the end of the last line of each whose points
    changed, from how many to how many.
    """
    last, words = session.last_decision(seat), session.rules.words
    if last < 0:
        return []
    since = [told for told in history if told.place > last]
    done = [told for told in since if not told.draft and told.seat != seat]
    deeds = [deed_of(event, told, seat, words) for told in done for event in told.events if words.is_told(event)]
    # What came to the seat itself meanwhile is told, too: it decided nothing of that.
    lines = [line for line in told_in_lines(deeds, seat, words.in_brief, {}) if line.concerns or line.seat is not None]
    return _with_points(_in_one_each(lines), _changes(session, since, last, audience))


def _in_one_each(lines: Sequence[Line]) -> list[Line]:
    """The lines of one that follow each other as one: the change of points behind it is that of all of them."""
    found: list[Line] = []
    for line in lines:
        before = found[-1] if found else None
        if before is not None and before.seat == line.seat and before.concerns == line.concerns:
            words = sentences(before.words, line.words) or line.words
            found[-1] = before._replace(words=words, deeds=(*before.deeds, *line.deeds))
        else:
            found.append(line)
    return found


def _changes(session: Session, since: Sequence[Told], last: int, audience: int | None) -> dict[int, Text]:
    """How the points of seats changed after their last decision; where not all of what they had was seen by then, what
    is known of it.
    """
    outcome, found = session.outcome, dict[int, Text]()
    assert outcome is not None
    view, parts = session.view_at(last + 1, audience), scored_together(one for told in since for one in told.scored)
    for after in outcome.scores:
        before = session.rules.words.score(view, after.seat)
        if before is None or after.measure is not None or not after.decides:
            continue
        if before.so_far is None:
            said = told_change(before, after)
        else:
            said = told_points([one for one in parts if one.seat == after.seat])
        if said is not None:
            found[after.seat] = said
    return found


def _with_points(lines: Sequence[Line], changes: dict[int, Text]) -> list[Line]:
    last = {line.seat: at for at, line in enumerate(lines)}
    told = [
        line._replace(words=sentences(line.words, changes[line.seat]) or line.words, change=changes[line.seat])
        if line.seat in changes and last[line.seat] == at
        else line
        for at, line in enumerate(lines)
    ]
    return [*told, *(Line(seat, said, (), False, said) for seat, said in changes.items() if seat not in last)]
