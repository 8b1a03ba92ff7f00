"""How seats are named in sentences and by themselves, in either language."""

import subprocess
import sys
from pathlib import Path

import pytest

from boardroom import resources
from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.text import Seat, phrase
from boardroom.ui.kit.words.say import SeatName, Voice, called, called_in_short

WORDS = Path(__file__).resolve().parents[1] / "packaging" / "words.py"
NOBODY = SeatName("", PERSON)
ROBOT = SeatName("", COMPUTER)
TO_ACT = phrase("Seat", "{name}", "a name alone, as a heading").put(name=Seat(0))


@pytest.fixture(scope="module")
def japanese(tmp_path_factory: pytest.TempPathFactory) -> Voice:
    """A voice that speaks Japanese, translations as they are in the sources."""
    folder = tmp_path_factory.mktemp("translations")
    subprocess.run([sys.executable, WORDS, "compile", folder], check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resources, "translations", lambda language: sorted(folder.glob(f"*_{language}.qm")))
        return Voice("ja")


def test_english_is_said_as_the_sources_have_it_and_no_game_is_looked_at_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def noted(language: str) -> tuple[Path, ...]:
        asked.append(language)
        return ()

    monkeypatch.setattr(catalog, "translations", noted)
    voice = Voice("en")
    assert voice.say(phrase("Nowhere", "Said by {name}.").put(name="A")) == "Said by A."
    assert asked == []
    assert [voice.say(phrase("Nowhere", "%n cards", "", n)) for n in (0, 2)] == ["0 cards", "2 cards"]
    assert asked == ["en"]
    voice.speak("ja")
    assert voice.say(phrase("Nowhere", "Said by nobody.")) == "Said by nobody."
    assert asked == ["en", "ja"]


@pytest.mark.parametrize(("n", "said"), [(0, "0 players"), (1, "1 player"), (2, "2 players"), (5, "5 players")])
def test_an_english_plural_has_two_forms(
    monkeypatch: pytest.MonkeyPatch, translations: Path, n: int, said: str
) -> None:
    monkeypatch.setattr(resources, "translations", lambda language: sorted(translations.glob(f"*_{language}.qm")))
    assert Voice("en").say(phrase("Bar", "%n players", "", n)) == said


def test_a_typed_name_is_addressed_with_san_in_a_sentence_and_stands_alone_without(japanese: Voice) -> None:
    seats = (SeatName("健太"),)
    assert japanese.say(TO_ACT, seats) == "健太さん"
    assert japanese.say(called(0, seats)) == "健太"
    assert Voice("en").say(TO_ACT, seats) == "健太"


@pytest.mark.parametrize(
    "name",
    [
        "アンナさん",
        "ゆいちゃん",
        "健太くん",
        "健太君",
        "田中様",
        "田中先生",
        "鈴木先輩",
        "佐藤氏",
        "徳川殿",
        "山田社長",
    ],
)
def test_a_name_with_a_form_of_address_is_not_given_another(japanese: Voice, name: str) -> None:
    assert japanese.say(TO_ACT, (SeatName(name),)) == name


def test_a_person_whose_name_nobody_typed_is_called_by_the_number_and_without_san(japanese: Voice) -> None:
    seats = (NOBODY, SeatName("健太"), NOBODY)
    assert japanese.say(TO_ACT, seats) == japanese.say(called(0, seats)) == "プレイヤー1"
    assert japanese.say(called(2, seats)) == "プレイヤー3"
    assert Voice("en").say(TO_ACT, seats) == "Player 1"


def test_computers_that_nobody_named_are_counted_if_there_are_several(japanese: Voice) -> None:
    assert japanese.say(TO_ACT, (ROBOT, NOBODY)) == "CPU"
    seats = (ROBOT, NOBODY, ROBOT)
    assert [japanese.say(called(seat, seats)) for seat in range(3)] == [
        "CPU1",
        "プレイヤー2",
        "CPU2",
    ]
    assert Voice("en").say(called(2, seats)) == "Computer 2"
    assert japanese.say(TO_ACT, (SeatName("Deep Pink", COMPUTER),)) == "Deep Pink"


@pytest.mark.parametrize("seats", [(), (NOBODY, SeatName("健太"))])
def test_what_is_no_seat_is_given_no_name(japanese: Voice, seats: tuple[SeatName, ...]) -> None:
    for name in (phrase("Test", "It is {seat}.").put(seat=Seat(-1)), phrase("Test", "{seat}’s.").put(seat=Seat(-2))):
        with pytest.raises(IndexError):
            japanese.say(name, seats)
    for named in (called, called_in_short):
        with pytest.raises(IndexError):
            named(-1, seats)
    if seats:
        with pytest.raises(IndexError):
            called(2, seats)
