"""``boardroom check``: whether saved games are whole and agree with the rules."""

import json
from pathlib import Path
from typing import Any, Final

from attrs import frozen

from boardroom.commands.arguments import Given, Reply
from boardroom.commands.saved import SavedGame, Trouble, Useless, read, sentence
from boardroom.controller.resuming import kept_position, other_rules, why_not_led
from boardroom.controller.storage import files
from boardroom.engine.outcome import Outcome
from boardroom.engine.rules import Unreadable
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.exit_codes import BAD_USAGE, DONE, OTHER_RULES
from boardroom.ui.kit.words.say import SeatName, Voice, called

_OTHER: Final = "version"
"""The kind of an error in a report that is nobody's: the game was played under other rules."""


def run(given: Given, voice: Voice) -> Reply:
    """What there is to say about saved games. The exit code is 2 if any is bad, as it has always been; else OTHER_RULES
    if any was played under other rules, and today's part with it; else 0.

    As JSON, one file gives one document and several give a list of them.
    """
    checked = [_check(name, voice) for name in given.words]
    bad = [(name, each.trouble) for name, each in zip(given.words, checked, strict=True) if each.trouble]
    notes = tuple(sentence(name, trouble) for name, trouble in bad)
    code = BAD_USAGE if bad else OTHER_RULES if any(each.other_rules for each in checked) else DONE
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
    """What came of one file: its report, what people read if it can be played, and the trouble if not.

    ``other_rules``: it was played under other rules than today's, which part with it, and goes on from its position.
    """

    report: dict[str, Any]
    lines: str = ""
    trouble: Trouble | None = None
    other_rules: bool = False


def _check(name: str, voice: Voice) -> _Checked:
    try:
        saved = read(name)
    except Useless as error:
        return _Checked(_report(name, error.game, error.trouble, voice), trouble=error.trouble)
    rules, record, played = saved.rules, saved.record, saved.replay
    state, trouble, well = played.states[-1] if played.states else None, None, _agreed(saved)
    problem = why_not_led(rules, record, played)
    if problem is not None:
        place = "options" if state is None else f"actions[{played.step}]" if played.problem else "snapshot"
        trouble = Trouble("rules", place, problem)
        if (other := other_rules(rules, record)) is not None:
            try:
                state = kept_position(rules, record, played)
                well = _parted(saved, other)
                trouble = Trouble(_OTHER, place, well)
            except Unreadable as error:
                trouble = Trouble("rules", error.place, error.why)
    outcome = rules.outcome(state) if state is not None else None
    report = _report(name, record.game, trouble, voice, played.step, outcome)
    if trouble is not None and trouble.kind != _OTHER:
        return _Checked(report, trouble=trouble)
    return _Checked(report, _lines(saved, well, outcome, voice), other_rules=trouble is not None)


def _agreed(saved: SavedGame) -> Text:
    text = phrase("Command line", "{game}: %n actions checked, no problems found.", "", saved.replay.step)
    return text.put(game=saved.manifest.title)


def _parted(saved: SavedGame, other: Text) -> Text:
    """What is said of a game that today's rules part with, though nothing is wrong with it."""
    if not saved.replay.step:
        alone = phrase(
            "Command line",
            "{game}: {versions} It opens at its saved position. Checked: that position.",
            "versions is the sentence: This game was played under version 1 of its rules; today’s version is 2.",
        )
        return alone.put(game=saved.manifest.title, versions=other)
    text = phrase(
        "Command line",
        "{game}: {versions} It opens at its saved position. Checked: that position, and the first %n actions.",
        "versions is the sentence: This game was played under version 1 of its rules; today’s version is 2.",
        saved.replay.step,
    )
    return text.put(game=saved.manifest.title, versions=other)


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


def _lines(saved: SavedGame, well: Text, outcome: Outcome | None, voice: Voice) -> str:
    seats = [SeatName(seat.name, seat.kind) for seat in saved.record.seats]
    lines = [voice.say(well)]
    if outcome is None:
        lines.append(voice.say(phrase("Command line", "The game is not over.")))
        return "\n".join(lines)
    lines.append(voice.say(outcome.reason, seats))
    lines += [f"  {voice.say(called(score.seat, seats))}: {score.total}" for score in outcome.scores]
    return "\n".join(lines)
