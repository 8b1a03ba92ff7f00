"""The catalog: games found among the installed packages, whole and broken."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from attrs import evolve

from boardroom.controller import catalog
from boardroom.engine.manifest import SeatColour
from boardroom.engine.text import verbatim
from tests.fakegame import MANIFEST, HaggleRules
from tests.installing import HAGGLE, install, path_of


def named(game: str, title: str) -> str:
    """The source of a package with Haggle under another name."""
    return (
        "from attrs import evolve\nfrom boardroom.engine.text import verbatim\nfrom tests.fakegame import MANIFEST\n"
        f"manifest = evolve(MANIFEST, id={game!r}, title=MANIFEST.title._replace(source={title!r}))\n"
    )


def test_a_game_installed_as_a_package_of_its_own_is_found_with_its_rules(tmp_path: Path) -> None:
    install(tmp_path, "haggle", "haggle_package", HAGGLE)
    with path_of(tmp_path):
        assert [manifest.id for manifest in catalog.games()] == ["haggle"]
        assert catalog.manifest("haggle").rules == "tests.fakegame:HaggleRules"
        assert isinstance(catalog.rules("haggle"), HaggleRules)
        assert catalog.rules("haggle") is catalog.rules("haggle")
        assert catalog.problems() == ()


def test_games_come_in_the_order_of_their_titles(tmp_path: Path) -> None:
    for game, title in (("a", "Zebra"), ("b", "Apple"), ("c", "Moon")):
        install(tmp_path, game, f"ordered_{game}", named(game, title))
    with path_of(tmp_path):
        assert [manifest.id for manifest in catalog.games()] == ["b", "c", "a"]


def test_a_broken_game_is_reported_and_leaves_the_others_alone(tmp_path: Path) -> None:
    install(tmp_path, "haggle", "whole_package", HAGGLE)
    install(tmp_path, "fails", "failing_package", "raise RuntimeError('out of dice')\n")
    install(tmp_path, "bare", "bare_package", "manifest = 'none'\n")
    install(tmp_path, "other", "other_package", HAGGLE)
    install(tmp_path, "gone", "leaving_package", "", "[boardroom.games]\ngone = no_such_package\n")
    with path_of(tmp_path):
        assert [manifest.id for manifest in catalog.games()] == ["haggle"]
        told = {
            str(dict(problem.values)["game"]): str(dict(problem.values)["reason"]) for problem in catalog.problems()
        }
    assert sorted(told) == ["bare", "fails", "gone", "other"]
    assert told["fails"] == "RuntimeError: out of dice"
    assert "no_such_package" in told["gone"]
    assert "'haggle'" in told["other"]


def test_rules_that_cannot_be_loaded_are_an_error_that_names_the_game(tmp_path: Path) -> None:
    source = "from attrs import evolve\nfrom tests.fakegame import MANIFEST\nmanifest = evolve(MANIFEST, rules={!r})\n"
    for number, rules in enumerate(("tests.fakegame:NoSuchRules", "no_such_module:Rules", "tests.fakegame:Haggle")):
        folder = tmp_path / str(number)
        install(folder, "haggle", f"ruleless_{number}", source.format(rules))
        with path_of(folder):
            assert len(catalog.games()) == 1
            with pytest.raises(catalog.BrokenGame, match="haggle"):
                catalog.rules("haggle")


def test_a_game_that_is_installed_twice_is_there_once_and_reported(tmp_path: Path) -> None:
    install(tmp_path, "haggle", "first_package", HAGGLE)
    install(tmp_path, "haggle", "second_package", HAGGLE)
    with path_of(tmp_path):
        assert len(catalog.games()) == 1
        assert [dict(problem.values)["package"] for problem in catalog.problems()] == ["second_package"]


def test_a_package_earlier_on_the_path_hides_one_of_its_name(tmp_path: Path) -> None:
    install(tmp_path / "later", "haggle", "hidden_package", HAGGLE)
    install(tmp_path / "earlier", "haggle", "hidden_package", HAGGLE, "[console_scripts]\nx = y:z\n")
    install(tmp_path / "earlier", "mine", "visible_package", named("mine", "Mine"))
    with path_of(tmp_path / "earlier", tmp_path / "later"):
        assert [manifest.id for manifest in catalog.games()] == ["mine"]
        assert catalog.problems() == ()


def test_entry_points_are_read_among_comments_and_other_groups(tmp_path: Path) -> None:
    listed = (
        "[console_scripts]\nhaggle = nothing:main\n\n# [boardroom.games]\n[boardroom.games]\n; comment = a\n"
        "# comment = b\n\n  haggle=commented_package [extra]\n[boardroom.gamesters]\nother = nothing\n"
    )
    install(tmp_path, "haggle", "commented_package", HAGGLE, listed)
    with path_of(tmp_path):
        assert [manifest.id for manifest in catalog.games()] == ["haggle"]
        assert catalog.problems() == ()


def test_without_a_single_game_the_error_says_how_to_repair_the_installation(tmp_path: Path) -> None:
    with path_of(tmp_path):
        with pytest.raises(catalog.NoGames, match="reinstall it") as refused:
            catalog.games()
        assert "dev.py run" in refused.value.why.source
        with pytest.raises(catalog.NoGames):
            catalog.rules("haggle")


def test_an_unknown_game_is_refused_with_the_names_of_those_there_are(tmp_path: Path) -> None:
    install(tmp_path, "haggle", "known_package", HAGGLE)
    with path_of(tmp_path), pytest.raises(catalog.UnknownGame, match=r"“chess”.*haggle"):
        catalog.manifest("chess")


def test_a_game_inside_an_archive_on_the_path_is_found(tmp_path: Path) -> None:
    install(tmp_path / "folder", "haggle", "zipped_package", HAGGLE)
    archive = tmp_path / "packages.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for path in sorted((tmp_path / "folder").rglob("*")):
            file.write(path, path.relative_to(tmp_path / "folder"))
    with path_of(archive):
        assert [manifest.id for manifest in catalog.games()] == ["haggle"]


@pytest.mark.parametrize(
    "damaged", [b"\xff\xfe", b"[console_scripts]\nno entry\n", b"[boardroom.games]\nno entry\n", b"no group = a:b\n"]
)
def test_a_package_whose_list_is_damaged_hides_no_game(tmp_path: Path, damaged: bytes) -> None:
    install(tmp_path, "haggle", "sound_package", HAGGLE)
    for name in ("a_package", "z_package"):
        install(tmp_path, "other", name, "")
        (tmp_path / f"{name}-1.0.dist-info" / "entry_points.txt").write_bytes(damaged)
    with path_of(tmp_path):
        assert "haggle" in [manifest.id for manifest in catalog.games()]


def test_a_place_that_is_no_name_of_a_package_is_reported(tmp_path: Path) -> None:
    install(tmp_path, "haggle", "named_package", HAGGLE)
    install(tmp_path, "odd", "odd_package", "", "[boardroom.games]\nodd = no such!\n")
    with path_of(tmp_path):
        assert [manifest.id for manifest in catalog.games()] == ["haggle"]
        assert [dict(problem.values)["game"] for problem in catalog.problems()] == ["odd"]


def test_games_are_found_without_qt_and_what_reads_their_lists_is_imported_late(tmp_path: Path) -> None:
    install(tmp_path, "haggle", "light_package", HAGGLE)
    code = (
        "import sys; sys.path[:0] = sys.argv[1:]\nfrom boardroom.controller import catalog\n"
        "assert 'importlib.metadata' not in sys.modules\n"
        "assert 'haggle' in [m.id for m in catalog.games()]\n"
        "assert 'PySide6' not in sys.modules"
    )
    root = Path(__file__).resolve().parent.parent
    attrs = Path(sys.modules["attrs"].__file__ or "").parent.parent
    subprocess.run([sys.executable, "-S", "-c", code, str(tmp_path), str(root), str(attrs)], check=True)


def test_a_colour_set_is_found_by_its_key_and_an_unknown_key_is_the_first_one() -> None:
    red, blue = (SeatColour(key, verbatim(key), "#111111", "", "#222222", "sun") for key in ("red", "blue"))
    manifest = evolve(MANIFEST, colours=(red, blue))
    assert manifest.colour("blue") is blue
    assert manifest.colour("nothing of the kind") is red
