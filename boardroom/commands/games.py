"""``boardroom games``: the games that are installed."""

import json
from typing import Any

from boardroom.commands.arguments import Given, Refused, Reply
from boardroom.commands.columns import padded, width
from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON, Manifest, Option, OptionValue
from boardroom.engine.rules import AnyRules
from boardroom.engine.text import Text, phrase
from boardroom.exit_codes import FAILED
from boardroom.ui.kit.words.say import LANGUAGES, Voice


def run(given: Given, voice: Voice) -> Reply:
    """The games with their options; what is wrong with others is noted."""
    try:
        manifests = catalog.games()
    except catalog.NoGames as error:
        raise Refused(error.why, FAILED) from None
    notes = list(catalog.problems())
    there: list[tuple[Manifest, AnyRules]] = []
    for manifest in manifests:
        try:
            there.append((manifest, catalog.rules(manifest.id)))
        except catalog.BrokenGame as error:
            notes.append(error.why)
    if given.has("--json"):
        voices = {language: Voice(language) for language in LANGUAGES}
        listed = [_document(manifest, rules, voices) for manifest, rules in there]
        return Reply(json.dumps(listed, ensure_ascii=False, indent=2), tuple(notes))
    return Reply("\n\n".join(_lines(manifest, rules, voice) for manifest, rules in there), tuple(notes))


def reasons(manifest: Manifest, rules: AnyRules, option: Option, value: OptionValue) -> list[Text]:
    """Why an option cannot have a value with some numbers of people or of computers, all else as usual."""
    usual = {each.key: each.default for each in rules.options()}
    tables = ([kind] * count for count in manifest.players for kind in (PERSON, COMPUTER))
    found = (rules.why_not_option(usual, kinds, option.key, value) for kinds in tables)
    return list(dict.fromkeys(why for why in found if why is not None))


def _document(manifest: Manifest, rules: AnyRules, voices: dict[str, Voice]) -> dict[str, Any]:
    def said(text: Text) -> dict[str, str]:
        return {language: voice.say(text) for language, voice in voices.items()}

    return {
        "id": manifest.id,
        "title": said(manifest.title),
        "min_players": min(manifest.players),
        "max_players": max(manifest.players),
        "players": list(manifest.players),
        "minutes": list(manifest.minutes),
        "options": [
            {
                "key": option.key,
                "title": said(option.title),
                "values": list(option.values),
                "labels": [said(label) for label in option.labels],
                "default": option.default,
                "own": option.own,
                "limits": [
                    {"value": value, "why": said(why)}
                    for value in option.values
                    for why in reasons(manifest, rules, option, value)
                ],
            }
            for option in rules.options()
        ],
    }


def _lines(manifest: Manifest, rules: AnyRules, voice: Voice) -> str:
    head = phrase("Command line", "{title} ({id})", "a game in a list: its title, and its name for commands")
    few, many = min(manifest.players), max(manifest.players)
    if few == many:
        players = phrase("Command line", "%n players", "in a list of games", few)
    else:
        players = phrase("Command line", "{few} to {many} players").put(few=few, many=many)
    facts = phrase("Command line", "{players}, {least} to {most} minutes").put(
        players=players, least=manifest.minutes[0], most=manifest.minutes[1]
    )
    lines = [
        voice.say(head.put(title=manifest.title, id=manifest.id)),
        f"  {voice.say(manifest.sentence)}",
        f"  {voice.say(facts)}",
    ]
    for option in rules.options():
        lines.append(f"  --option {option.key}=…  {voice.say(option.title)}")
        columns = max(width(str(value)) for value in option.values)
        for value, label in zip(option.values, option.labels, strict=True):
            shown = label
            if value == option.default:
                shown = phrase("Command line", "{label} (default)").put(label=label)
            lines.append(f"    {padded(str(value), columns)}  {voice.say(shown)}")
            whys = reasons(manifest, rules, option, value)
            lines += [f"    {' ' * columns}  {voice.say(why)}" for why in whys]
    return "\n".join(lines)
