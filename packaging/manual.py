"""The manual page, made from what the program says itself about its commands."""

import os
import subprocess
from pathlib import Path

COMMANDS = ("games", "check", "render", "simulate")
HEADINGS = {
    "en": ("NAME", "modern board games for people sharing a screen", "SYNOPSIS", "COMMANDS"),
    "ja": ("名前", "1つの画面を囲んで遊ぶボードゲーム", "書式", "コマンド"),
}


def page(program: Path, language: str) -> str:
    """The page in a language, as roff."""
    name, summary, synopsis, commands = HEADINGS[language]
    usage, _, rest = _help(program, language).partition("\n")
    lines = [
        ".TH BOARDROOM 1",
        f".SH {name}",
        f"boardroom \\- {summary}",
        f".SH {synopsis}",
        *_as_is(usage),
        *_as_is(rest),
    ]
    lines.append(f".SH {commands}")
    for command in COMMANDS:
        lines += [f".SS {command}", *_as_is(_help(program, language, command))]
    return "\n".join(lines) + "\n"


def _help(program: Path, language: str, *command: str) -> str:
    locale = {"en": "en_US.UTF-8", "ja": "ja_JP.UTF-8"}[language]
    environment = {**os.environ, "LC_ALL": locale, "LANG": locale, "LANGUAGE": language, "PYTHONUTF8": "1"}
    said = subprocess.run([program, *command, "--help"], env=environment, capture_output=True, check=True)
    return said.stdout.decode("utf-8").strip()


def _as_is(text: str) -> list[str]:
    """Lines that stay as they are."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return [".nf", *(f"\\&{line}" if line[:1] in (".", "'") else line for line in escaped.splitlines()), ".fi"]
