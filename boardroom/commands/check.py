"""``boardroom check``: whether a saved game is whole and agrees with the rules."""

import json
from pathlib import Path
from typing import Any

from boardroom.commands.arguments import Given, Reply
from boardroom.commands.saved import SavedGame, Trouble, Useless, read, refused
from boardroom.controller import files
from boardroom.controller.resuming import why_elsewhere
from boardroom.engine.outcome import Outcome
from boardroom.engine.text import phrase
from boardroom.ui.kit.say import SeatName, Voice, called


def run(given: Given, voice: Voice) -> Reply:
    """What there is to say about a saved game. Raises Refused for one that is of no use, its JSON with it."""
    path = Path(given.words[0])
    as_json = given.has("--json")
    try:
        saved = read(path)
    except Useless as error:
        report = _report(path, error.game, error.trouble, voice)
        raise refused(path, error.trouble, _dump(report) if as_json else "") from None
    played = saved.replay
    trouble = None
    if played.problem is not None:
        trouble = Trouble("rules", f"actions[{played.step}]" if played.states else "options", played.problem)
    elif (elsewhere := why_elsewhere(saved.rules, saved.record, played.states[-1])) is not None:
        trouble = Trouble("rules", "snapshot", elsewhere)
    outcome = saved.rules.outcome(played.states[-1]) if played.states else None
    report = _report(path, saved.record.game, trouble, voice, played.step, outcome)
    if trouble is not None:
        raise refused(path, trouble, _dump(report) if as_json else "")
    return Reply(_dump(report) if as_json else _lines(saved, outcome, voice))


def _report(
    path: Path, game: str | None, trouble: Trouble | None, voice: Voice, step: int = 0, outcome: Outcome | None = None
) -> dict[str, Any]:
    error = None
    if trouble is not None:
        error = {"kind": trouble.kind, "place": trouble.place, "message": voice.say(trouble.why)}
    return {
        "file": files.shown(path),
        "game": game,
        "ok": trouble is None,
        "error": error,
        "step": step,
        "finished": outcome is not None,
        "winners": list(outcome.winners) if outcome else [],
        "scores": [{"seat": score.seat, "total": score.total} for score in outcome.scores] if outcome else [],
    }


def _dump(report: dict[str, Any]) -> str:
    return json.dumps(report, ensure_ascii=False, indent=2)


def _lines(saved: SavedGame, outcome: Outcome | None, voice: Voice) -> str:
    seats = [SeatName(seat.name, seat.kind) for seat in saved.record.seats]
    what = phrase("Command line", "{game}: all is well after %n actions.", "", saved.replay.step)
    lines = [voice.say(what.put(game=saved.manifest.title))]
    if outcome is None:
        lines.append(voice.say(phrase("Command line", "The game is not over.")))
        return "\n".join(lines)
    lines.append(voice.say(outcome.reason, seats))
    lines += [f"  {voice.say(called(score.seat, seats))}: {score.total}" for score in outcome.scores]
    return "\n".join(lines)
