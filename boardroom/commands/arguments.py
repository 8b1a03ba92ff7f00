"""What is typed behind a command: which words it takes, and clear refusals for all others.

Not argparse, though a start would bear it (9 ms of the processor). Its sentences and its help speak one language, so
all of them would have to be replaced, which leaves 40 of the 45 lines of ``parse``; and it takes other words: "-1" is a
file to it, ``-o -a.png`` lacks a value, and where words and options may be mixed, ``-- --json`` is an option.
"""

import re
from collections.abc import Collection, Sequence
from math import isfinite
from typing import Final

from attrs import field, frozen

from boardroom.engine.reasoned import Reasoned
from boardroom.engine.text import Text, phrase
from boardroom.exit_codes import BAD_USAGE, DONE

HELP: Final = ("-h", "--help")
_WHOLE: Final = re.compile(r"-?[0-9]{1,30}", re.ASCII)


class Refused(Reasoned):
    """A command that cannot be done; ``why`` is one sentence, ``code`` the exit code."""

    def __init__(self, why: Text, code: int = BAD_USAGE, /) -> None:
        super().__init__(why)
        self.code = code


@frozen
class Reply:
    """What a command prints: the answer, what should be noticed beside it, and its exit code.

    ``data`` is an answer that is no text, for another program to read.
    """

    out: str
    notes: tuple[Text, ...] = ()
    code: int = DONE
    data: bytes = b""


@frozen
class Flag:
    """Something that may be given in any place: its spellings, the name of its value (None: it has none), its help.

    ``many``: it may be given several times.
    """

    names: tuple[str, ...]
    value: Text | None
    line: Text
    many: bool = False

    @property
    def key(self) -> str:
        """The long spelling, by which ``Given`` knows it."""
        return self.names[-1]


@frozen
class Command:
    """A command: its name, the names of the words it must be given, its help, its flags, and some examples of it.

    ``repeated``: the last of its words may be given several times. An example is what to type, and what that does.
    """

    name: str
    places: tuple[Text, ...]
    line: Text
    flags: tuple[Flag, ...]
    examples: tuple[tuple[str, Text], ...]
    repeated: bool = False


@frozen
class Given:
    """What was typed behind a command: the words by place, and the values of flags by their long spelling."""

    words: tuple[str, ...]
    flags: dict[str, list[str]] = field(factory=dict)

    def has(self, key: str) -> bool:
        """Whether a flag is there."""
        return key in self.flags

    def all(self, key: str) -> list[str]:
        """The values of a flag that may be repeated."""
        return self.flags.get(key, [])

    def word(self, key: str) -> str | None:
        """The value of a flag, None if it is not there."""
        return self.flags[key][0] if key in self.flags else None

    def one_of(self, key: str, known: Collection[str]) -> str | None:
        """The value of a flag that must be one of the known words. Raises Refused."""
        value = self.word(key)
        if value is None or value in known:
            return value
        why = phrase("Command line", "{flag} cannot be “{value}”. Available: {known}.")
        raise Refused(why.put(flag=key, known=", ".join(known), value=value))

    def whole(self, key: str, least: int, most: int) -> int | None:
        """The value of a flag that must be a whole number in these bounds. Raises Refused."""
        value = self.word(key)
        if value is None:
            return None
        if not _WHOLE.fullmatch(value) or not least <= int(value) <= most:
            why = phrase("Command line", "{flag} must be a whole number from {least} to {most}, not “{value}”.")
            raise Refused(why.put(flag=key, least=str(least), most=str(most), value=value))
        return int(value)

    def number(self, key: str, least: float, most: float) -> float | None:
        """The value of a flag that must be a number in these bounds. Raises Refused."""
        value = self.word(key)
        if value is None:
            return None
        try:
            number = float(value)
        except ValueError:
            number = float("nan")
        if not isfinite(number) or not least <= number <= most:
            why = phrase("Command line", "{flag} must be a number from {least} to {most}, not “{value}”.")
            raise Refused(why.put(flag=key, least=f"{least:g}", most=f"{most:g}", value=value))
        return number


def parse(command: Command, words: Sequence[str]) -> Given:
    """Sort the words behind a command. Behind "--" nothing is a flag. Raises Refused."""
    by_name = {name: flag for flag in command.flags for name in flag.names}
    places: list[str] = []
    flags: dict[str, list[str]] = {}
    waiting = list(words)
    while waiting:
        word = waiting.pop(0)
        if word == "--":
            places += waiting
            break
        if not word.startswith("-") or word == "-":
            places.append(word)
            continue
        name, equals, value = word.partition("=")
        if word[:2] in by_name and word[2:3] not in ("", "="):
            # The value right behind a short flag: -oFILE.
            name, equals, value = word[:2], "=", word[2:]
        flag = by_name.get(name)
        if flag is None:
            why = phrase(
                "Command line",
                "“boardroom {command}” has no option {flag}. See “boardroom {command} --help”.",
            )
            raise Refused(why.put(command=command.name, flag=name))
        if flag.value is None:
            if equals:
                raise Refused(phrase("Command line", "{flag} takes no value.").put(flag=name))
        elif not equals:
            if not waiting:
                raise Refused(phrase("Command line", "{flag} needs a value.").put(flag=name))
            value = waiting.pop(0)
        if flag.key in flags and flag.value is not None and not flag.many:
            raise Refused(phrase("Command line", "{flag} is given twice.").put(flag=name))
        flags.setdefault(flag.key, []).append(value)
    if len(places) < len(command.places):
        why = phrase(
            "Command line",
            "“boardroom {command}” needs {what}. See “boardroom {command} --help”.",
        )
        raise Refused(why.put(command=command.name, what=command.places[len(places)]))
    if len(places) > len(command.places) and not command.repeated:
        why = phrase("Command line", "Unexpected argument “{word}”. See “boardroom {command} --help”.")
        raise Refused(why.put(word=places[len(command.places)], command=command.name))
    return Given(tuple(places), flags)
