"""The command line: one module a command, with what they take and how they refuse in ``arguments``.

A command gets what was given and a voice, and gives back what is to be printed; only ``boardroom.__main__`` prints.
None needs a screen.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from boardroom.bots import BOTS
from boardroom.commands.arguments import HELP, Command, Flag, Reply, parse
from boardroom.engine.text import Text, phrase
from boardroom.exit_codes import BAD_USAGE, DONE, FAILED, INTERRUPTED, OTHER_RULES

if TYPE_CHECKING:
    from boardroom.ui.kit.words.say import Voice

_JSON: Final = Flag(
    ("--json",), None, phrase("Command line", "Print JSON for other programs.", "JSON is the name of a format")
)
_FILE: Final = phrase("Command line", "FILE", "a placeholder in a usage line")
_GAME: Final = phrase("Command line", "GAME", "a placeholder in a usage line")
_N: Final = phrase("Command line", "N", "a placeholder in a usage line: a number")
_NAME: Final = phrase("Command line", "NAME", "a placeholder in a usage line")
_OPTIONS: Final = phrase("Command line", "OPTIONS", "a placeholder in a usage line: what begins with --")
_EXAMPLES: Final = phrase("Command line", "Examples:", "a heading")
_EXIT_CODES: Final = phrase("Command line", "Exit codes:", "a heading")

COMMANDS: Final = {
    command.name: command
    for command in (
        Command(
            "games",
            (),
            phrase("Command line", "List the installed games and their options."),
            (_JSON,),
            (("boardroom games", phrase("Command line", "their names, players and options")),),
        ),
        Command(
            "check",
            (_FILE,),
            phrase("Command line", "Replay a saved game and check it against the rules."),
            (_JSON,),
            (
                (
                    "boardroom check one.json two.json",
                    phrase(
                        "Command line", "check both; exit code 2 if either is bad, 3 if either no longer fits its rules"
                    ),
                ),
                ("boardroom check --json - < game.json", phrase("Command line", "check standard input")),
            ),
            repeated=True,
        ),
        Command(
            "render",
            (_FILE,),
            phrase("Command line", "Draw a position of a saved game."),
            (
                Flag(
                    ("-o", "--output"),
                    phrase("Command line", "PNG", "a placeholder in a usage line: an image file"),
                    phrase("Command line", "The picture to write (required); “-” is standard output."),
                ),
                Flag(
                    ("--step",), _N, phrase("Command line", "The position after this many actions (default: the last).")
                ),
                Flag(
                    ("--seat",),
                    _N,
                    phrase("Command line", "The view from this seat, counted from 0 (default: the public view)."),
                ),
                Flag(("--lang",), _NAME, phrase("Command line", "The language of the picture: en or ja.")),
                Flag(("--theme",), _NAME, phrase("Command line", "The theme: day or evening (default: day).")),
                Flag(
                    ("--size",),
                    phrase("Command line", "WxH", "a placeholder in a usage line: width x height"),
                    phrase("Command line", "Width and height (default: 1600x1000)."),
                ),
                Flag(("--scale",), _N, phrase("Command line", "Scale factor (default: 1).")),
            ),
            (
                (
                    "boardroom render game.json -o table.png --seat 0",
                    phrase("Command line", "the table as the first seat sees it"),
                ),
                (
                    "boardroom render game.json -o - > table.png",
                    phrase("Command line", "write the picture to standard output"),
                ),
            ),
        ),
        Command(
            "simulate",
            (_GAME,),
            phrase("Command line", "Play many games between computer players and report the results."),
            (
                Flag(("--players",), _N, phrase("Command line", "Number of players (default: the minimum).")),
                Flag(("--games",), _N, phrase("Command line", "Number of games (default: 100).")),
                Flag(("--seed",), _N, phrase("Command line", "Random seed: the same seed gives the same games.")),
                Flag(
                    ("--option",),
                    phrase("Command line", "KEY=VALUE", "a placeholder in a usage line"),
                    phrase("Command line", "Set a game option listed by “boardroom games”; may be repeated."),
                    many=True,
                ),
                Flag(
                    ("--bot",),
                    _NAME,
                    phrase(
                        "Command line",
                        "Computer player: {known} (default: greedy where it is fast, otherwise random).",
                    ).put(known=", ".join(BOTS)),
                ),
                Flag(
                    ("--jobs",),
                    _N,
                    phrase("Command line", "Number of processes (default: 1); the games stay the same."),
                ),
                Flag(
                    ("--cluster",),
                    phrase("Command line", "ADDRESS", "a placeholder in a usage line: of a computer in the network"),
                    phrase(
                        "Command line",
                        "Run on the Dask cluster at this address, such as tcp://10.0.0.5:8786; the games stay"
                        " the same.",
                    ),
                ),
                _JSON,
            ),
            (
                (
                    "boardroom simulate GAME --games 1000 --jobs 4",
                    phrase("Command line", "a thousand games in four processes"),
                ),
                (
                    "boardroom simulate GAME --bot random --json",
                    phrase("Command line", "random play, reported as JSON"),
                ),
            ),
        ),
    )
}
_CODES: Final = (
    (DONE, phrase("Command line", "Success.", "an exit code")),
    (
        FAILED,
        phrase(
            "Command line",
            "Failure: a bad file, a file that cannot be written, a full disk, no screen.",
            "an exit code",
        ),
    ),
    (
        BAD_USAGE,
        phrase("Command line", "Wrong usage; for “check” also a bad file.", "an exit code"),
    ),
    (
        OTHER_RULES,
        phrase(
            "Command line",
            "Only from “check”: an undamaged game whose moves no longer fit because its rules have changed.",
            "an exit code",
        ),
    ),
    (INTERRUPTED, phrase("Command line", "Interrupted with Ctrl-C.", "an exit code")),
)


def run(name: str, words: list[str], voice: "Voice") -> Reply:
    """What a command of ``COMMANDS`` has to say for the words behind its name. Raises Refused."""
    command = COMMANDS[name]
    if any(word in HELP for word in words):
        return Reply(command_help(command, voice))
    given = parse(command, words)
    reply: Reply = import_module(f"boardroom.commands.{name}").run(given, voice)
    return reply


def general_help(voice: "Voice") -> str:
    """What there is to type."""
    rows = [
        ("boardroom", voice.say(phrase("Command line", "Open the window."))),
        (
            f"boardroom {voice.say(_FILE)}",
            voice.say(
                phrase("Command line", "Open a saved game. If its name is also a command, put ./ in front of it.")
            ),
        ),
        *((_call(command, voice), voice.say(command.line)) for command in COMMANDS.values()),
        ("boardroom -V, --version", voice.say(phrase("Command line", "Print the version."))),
    ]
    more = voice.say(phrase("Command line", "For help with a command: “boardroom COMMAND --help”."))
    usage = _usage(f"boardroom [{voice.say(_FILE)}]", voice)
    codes = _headed(_EXIT_CODES, [(str(code), voice.say(text)) for code, text in _CODES], voice)
    return f"{usage}\n\n{_table(rows)}\n\n{codes}\n\n{more}"


def command_help(command: Command, voice: "Voice") -> str:
    """What a command does and takes."""
    usage = _usage(
        f"{_call(command, voice)} [{voice.say(_OPTIONS)}]" if command.flags else _call(command, voice), voice
    )
    rows = [(_flag(flag, voice), voice.say(flag.line)) for flag in command.flags]
    examples = [(typed, voice.say(does)) for typed, does in command.examples]
    return f"{usage}\n{voice.say(command.line)}\n\n{_table(rows)}\n\n{_headed(_EXAMPLES, examples, voice)}"


def _usage(call: str, voice: "Voice") -> str:
    return voice.say(phrase("Command line", "Usage: {call}").put(call=call))


def _call(command: Command, voice: "Voice") -> str:
    """The command with the words that it must be given."""
    more = "…" if command.repeated else ""
    return " ".join(["boardroom", command.name, *(voice.say(place) for place in command.places)]) + more


def _headed(heading: Text, rows: list[tuple[str, str]], voice: "Voice") -> str:
    return f"{voice.say(heading)}\n{_table(rows)}"


def _flag(flag: Flag, voice: "Voice") -> str:
    return ", ".join(flag.names) + (f" {voice.say(flag.value)}" if flag.value else "")


def _table(rows: list[tuple[str, str]]) -> str:
    from boardroom.commands.columns import padded, width

    widest = max(width(left) for left, _ in rows)
    return "\n".join(f"  {padded(left, widest)}  {right}" for left, right in rows)


def unknown(word: str) -> Text:
    """What to say to a first word that is no command and no file."""
    if word.startswith("-"):
        text = phrase("Command line", "Unknown option {word}. See “boardroom --help”.")
    else:
        text = phrase("Command line", "There is no command or file “{word}”. See “boardroom --help”.")
    return text.put(word=word)
