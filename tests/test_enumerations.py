"""Several things in one text, as each language joins them."""

import pytest

from boardroom.engine.enumerations import either, in_a_row, listed, sentences
from boardroom.engine.text import Seat, Text, phrase, verbatim
from boardroom.ui.kit.words.say import SeatName, Voice

NAMES = (SeatName("Vera", "person"), SeatName("Aiko", "person"))


def say(text: Text | None, language: str = "en") -> str:
    assert text is not None
    return Voice(language).say(text, NAMES)


@pytest.mark.parametrize(
    ("parts", "english", "japanese"),
    [
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "aとb"),
        (["a", "b", "c"], "a, b and c", "a、b、c"),
        (["a", "b", "c", "d"], "a, b, c and d", "a、b、c、d"),
    ],
)
def test_a_list_ends_with_and_where_the_language_has_it(parts: list[str], english: str, japanese: str) -> None:
    assert say(listed(parts)) == english
    assert say(listed(parts), "ja") == japanese


def test_what_any_is_meant_of_is_joined_by_or() -> None:
    assert say(either([verbatim("pigs"), verbatim("cows"), verbatim("horses")])) == "pigs or cows or horses"
    assert say(either(["豚", "牛"]), "ja") == "豚か牛"


def test_a_row_has_no_and() -> None:
    assert say(in_a_row(["1", "2", "3"])) == "1, 2, 3"
    assert say(in_a_row([4])) == "4"


def test_seats_in_a_list_are_named_as_those_who_sit_there() -> None:
    assert say(listed([Seat(0), Seat(1)])) == "Vera and Aiko"


def test_a_text_alone_is_left_as_it_is() -> None:
    text = phrase("Epigo", "Lock in", "a button")
    assert listed([text]) is text
    assert in_a_row([text]) is text
    assert either([text]) is text


def test_sentences_follow_each_other_and_those_that_are_not_there_are_left_out() -> None:
    one, two = verbatim("One."), verbatim("Two.")
    assert say(sentences(one, None, two)) == "One. Two."
    assert sentences(None, two) == two
    assert sentences(None, None) is None
