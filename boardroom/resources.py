"""The one place that knows where art, translations and fonts lie.

In a wheel and in a frozen app they lie inside the package, at ``boardroom/_resources``. In a checkout, editable
installs included, art lies in ``resources`` beside ``pyproject.toml``; what is made there from sources, compiled
translations and fonts, lies in ``build``, outside version control.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_PACKED = _PACKAGE / "_resources"
_CHECKOUT = _PACKAGE.parent


class MissingResource(FileNotFoundError):
    """Something that belongs to Boardroom and is not there; the message says where it was looked for and what helps."""

    def __init__(self, path: Path, /) -> None:
        super().__init__(path)
        self.path = path

    def __str__(self) -> str:
        return f"{self.path} is missing. {_advice()}"


def resource(*parts: str) -> Path:
    """The file or folder of that name among the resources, such as ``resource("shared", "piece.svg")``.

    Raises MissingResource if there is none.
    """
    path = _place("resources").joinpath(*parts)
    if not path.exists():
        raise MissingResource(path)
    return path


def translations(language: str) -> tuple[Path, ...]:
    """The compiled translations (.qm) for a language such as "ja", the shared one first, then those of the games that
    came with the app; none if there are none.

    Raises MissingResource if nothing of Boardroom's is where it should be.
    """
    found = _place("translations").glob(f"*_{language}.qm")
    return tuple(sorted(found, key=lambda path: (path.stem != f"boardroom_{language}", path.stem)))


def start_translations(language: str) -> Path:
    """The translations (.json, source to translation) of what is said when Qt cannot be; the file may be missing.

    Raises MissingResource if nothing of Boardroom's is where it should be.
    """
    return _place("translations") / f"start_{language}.json"


def fonts() -> tuple[Path, ...]:
    """The fonts that came with the app, in order of their names; none where they could not be fetched.

    Raises MissingResource if nothing of Boardroom's is where it should be.
    """
    return tuple(sorted(_place("fonts").glob("*.ttf")))


def licences() -> Path:
    """The folder with the texts of Boardroom's licences, and of its parts where it brings them along.

    Raises MissingResource if nothing of Boardroom's is where it should be.
    """
    return _PACKED / "licences" if _PACKED.is_dir() else _place("resources").parent


def is_checkout() -> bool:
    """Whether the program runs from its sources, as developers have it."""
    return not _PACKED.is_dir() and (_CHECKOUT / "pyproject.toml").is_file()


def _place(kind: str) -> Path:
    """The folder of a kind: "resources", "translations" or "fonts"; it may be missing, the installation may not."""
    if _PACKED.is_dir():
        return _PACKED if kind == "resources" else _PACKED / kind
    if (_CHECKOUT / "pyproject.toml").is_file():
        return _CHECKOUT / kind if kind == "resources" else _CHECKOUT / "build" / kind
    raise MissingResource(_PACKED)


def _advice() -> str:
    if (_CHECKOUT / "pyproject.toml").is_file():
        return "Is the checkout complete? git status tells."
    return "Boardroom is not fully installed: reinstall it."
