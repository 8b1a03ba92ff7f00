"""The catalog: the games that are installed, found through the entry-point group ``boardroom.games``.

An entry point is ``id = package``; the package's attribute ``manifest`` says everything else.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from boardroom.engine.manifest import Manifest
from boardroom.engine.reasoned import Reasoned
from boardroom.engine.rules import AnyRules, Rules
from boardroom.engine.text import Text, phrase

if TYPE_CHECKING:
    from importlib.metadata import Distribution, EntryPoint

GROUP: Final = "boardroom.games"


class CatalogError(Reasoned):
    """A game that cannot be had; ``why`` says why, and what would help."""


class NoGames(CatalogError):
    """Not one game is there, which means that Boardroom is not completely installed."""


class UnknownGame(CatalogError):
    """No game of that name is there."""


class BrokenGame(CatalogError):
    """A game is there, but a part of it cannot be loaded."""


class Found(NamedTuple):
    """What a scan found: the games by title, and what is wrong with those that cannot be played."""

    games: tuple[Manifest, ...]
    problems: tuple[Text, ...]


def games() -> tuple[Manifest, ...]:
    """The games that are installed, in the order of their English titles. Raises NoGames."""
    found = _found().games
    if not found:
        raise NoGames(
            phrase(
                "Catalog",
                "Boardroom cannot find any of its games, so it is not fully installed. Please reinstall it;"
                " in a checkout, run “python3 dev.py run”.",
            )
        )
    return found


def problems() -> tuple[Text, ...]:
    """What is wrong with games that are installed and cannot be played."""
    return _found().problems


def manifest(game: str) -> Manifest:
    """The manifest of a game by its id. Raises UnknownGame, or NoGames if there is none at all."""
    there = games()
    for candidate in there:
        if candidate.id == game:
            return candidate
    why = phrase("Catalog", "There is no game “{game}”. Available: {games}.", "games is a list of names")
    raise UnknownGame(why.put(game=game, games=", ".join(candidate.id for candidate in there)))


@cache
def rules(game: str) -> AnyRules:
    """The rules of a game by its id, loaded once. Raises UnknownGame, NoGames or BrokenGame."""
    loaded = part(game, manifest(game).rules)
    if not (isinstance(loaded, type) and issubclass(loaded, Rules)):
        raise BrokenGame(_broken(game, f"{manifest(game).rules} is no Rules"))
    try:
        return loaded()
    except Exception as error:
        raise BrokenGame(_broken(game, _reason(error))) from error


def part(game: str, place: str) -> Any:
    """What a manifest names as "module:attribute", such as a game's table. Raises BrokenGame."""
    module, _, attribute = place.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except Exception as error:
        raise BrokenGame(_broken(game, _reason(error))) from error


def translations(language: str) -> tuple[Path, ...]:
    """The compiled translations (.qm) for a language such as "ja" that games bring in their packages."""
    there = []
    for game in _found().games:
        if game.translations:
            from importlib.resources import files  # takes longer than all the rest

            there.append(Path(str(files(game.package)), game.translations, f"{language}.qm"))
    return tuple(file for file in there if file.is_file())


def refresh() -> None:
    """Forget what was found, so that what was installed meanwhile is found too."""
    _found.cache_clear()
    rules.cache_clear()


@cache
def _found() -> Found:
    there: dict[str, Manifest] = {}
    wrong: list[Text] = []
    for game, package in _entries():
        if game in there:
            twice = phrase("Catalog", "The game “{game}” is installed twice; the one in {package} is ignored.")
            wrong.append(twice.put(game=game, package=package))
            continue
        try:
            there[game] = _manifest(game, package)
        except Exception as error:
            wrong.append(_broken(game, _reason(error)))
    return Found(tuple(sorted(there.values(), key=lambda manifest: manifest.title.source)), tuple(wrong))


def _manifest(game: str, package: str) -> Manifest:
    found = import_module(package).manifest
    if not isinstance(found, Manifest):
        raise TypeError(f"{package}.manifest is no Manifest")
    if found.id != game:
        raise ValueError(f"{package}.manifest is of {found.id!r}, not of {game!r}")
    return found


def _broken(game: str, reason: str) -> Text:
    why = phrase("Catalog", "The game “{game}” could not be loaded. Please reinstall it. Reason: {reason}")
    return why.put(game=game, reason=reason)


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _entries() -> Iterator[tuple[str, str]]:
    """The entry points of the group as (id, package), in the order of sys.path."""
    # Costs 25 ms of the processor, the import most of them. The first picture of the lobby is made from what was kept
    # at the last start and does without.
    from importlib.metadata import distributions, entry_points

    found: Iterable[EntryPoint]
    try:
        found = entry_points(group=GROUP)
    except Exception:
        # What one package lists is damaged, which says nothing of the others.
        found = (entry for package in distributions() for entry in _listed(package))
    for entry in found:
        # To the standard library a comment that begins with ";" is an entry, too.
        if not entry.name.startswith(";"):
            yield entry.name, entry.value.partition("[")[0].strip()


def _listed(package: "Distribution") -> "Iterable[EntryPoint]":
    """The entries of the group that a package lists, none if its list cannot be read."""
    try:
        return package.entry_points.select(group=GROUP)
    except Exception:
        return ()
