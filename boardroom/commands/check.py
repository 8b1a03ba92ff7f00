"""``boardroom check``: whether saved games are whole and agree with the rules."""

import json
from pathlib import Path
from typing import Any

from attrs import frozen

from boardroom.commands.arguments import BAD_USAGE, DONE, Given, Reply
from boardroom.commands.saved import SavedGame, Trouble, Useless, read, sentence
from boardroom.controller import files
from boardroom.controller.resuming import why_elsewhere
from boardroom.engine.outcome import Outcome
from boardroom.engine.text import phrase, verbatim
from boardroom.ui.kit.say import SeatName, Voice, called


def run(given: Given, voice: Voice) -> Reply:
    """What there is to say about saved games. The exit code is 0 if all are well, else 2, as it has always been.

    As JSON, one file gives one document and several give a list of them.
    """
    checked = [_check(name, voice) for name in given.words]
    notes = tuple(sentence(name, each.trouble) for name, each in zip(given.words, checked, strict=True) if each.trouble)
    code = BAD_USAGE if notes else DONE
    if given.has("--json"):
        reports = [each.report for each in checked]
        document = reports[0] if len(reports) == 1 else reports
        return Reply(json.dumps(document, ensure_ascii=False, indent=2), notes, code)
    well = [(name, each.lines) for name, each in zip(given.words, checked, strict=True) if each.lines]
    if len(checked) == 1:
        return Reply("".join(lines for _, lines in well), notes, code)
    said = phrase("Command line", "{file}: {why}")
    blocks = [voice.say(said.put(file=files.shown(Path(name)), why=verbatim(lines))) for name, lines in well]
    return Reply("\n".join(blocks), notes, code)


@frozen
class _Checked:
    """What came of one file: its report, what people read if all is well, and the trouble if not."""

    report: dict[str, Any]
    lines: str = ""
    trouble: Trouble | None = None


def _check(name: str, voice: Voice) -> _Checked:
    try:
        saved = read(name)
    except Useless as error:
        return _Checked(_report(name, error.game, error.trouble, voice), trouble=error.trouble)
    played = saved.replay
    trouble = None
    if played.problem is not None:
        trouble = Trouble("rules", f"actions[{played.step}]" if played.states else "options", played.problem)
    elif (elsewhere := why_elsewhere(saved.rules, saved.record, played.states[-1])) is not None:
        trouble = Trouble("rules", "snapshot", elsewhere)
    outcome = saved.rules.outcome(played.states[-1]) if played.states else None
    report = _report(name, saved.record.game, trouble, voice, played.step, outcome)
    return _Checked(report, "" if trouble else _lines(saved, outcome, voice), trouble)


def _report(
    name: str, game: str | None, trouble: Trouble | None, voice: Voice, step: int = 0, outcome: Outcome | None = None
) -> dict[str, Any]:
    error = None
    if trouble is not None:
        error = {"kind": trouble.kind, "place": trouble.place, "message": voice.say(trouble.why)}
    return {
        "file": files.shown(Path(name)),
        "game": game,
        "ok": trouble is None,
        "error": error,
        "step": step,
        "finished": outcome is not None,
        "winners": list(outcome.winners) if outcome else [],
        "scores": [{"seat": score.seat, "total": score.total} for score in outcome.scores] if outcome else [],
    }


def _lines(saved: SavedGame, outcome: Outcome | None, voice: Voice) -> str:
    seats = [SeatName(seat.name, seat.kind) for seat in saved.record.seats]
    what = phrase("Command line", "{game}: %n actions checked, no problems found.", "", saved.replay.step)
    lines = [voice.say(what.put(game=saved.manifest.title))]
    if outcome is None:
        lines.append(voice.say(phrase("Command line", "The game is not over.")))
        return "\n".join(lines)
    lines.append(voice.say(outcome.reason, seats))
    lines += [f"  {voice.say(called(score.seat, seats))}: {score.total}" for score in outcome.scores]
    return "\n".join(lines)
