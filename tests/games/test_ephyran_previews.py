"""Previews of Ephyran: what is told before a step is what comes of it (rulings 2, 4, 6, 11, 13 and 14)."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from boardroom.engine.prompt import Tone
from boardroom.games.ephyran.position.actions import (
    LET_HAPPEN,
    Action,
    AddArea,
    ChangeArea,
    DiscardCard,
    StealDionysus,
    SupportAction,
)
from boardroom.games.ephyran.position.cards import CREATURE, Token, is_dionysus
from boardroom.games.ephyran.position.city import City
from boardroom.games.ephyran.position.events import (
    AreaChanged,
    AreaDestroyed,
    AreaExchangedWithHand,
    AreasExchanged,
    CityFinished,
    DionysusStolen,
    EndTriggered,
    SupportAnnounced,
)
from boardroom.games.ephyran.position.scoring import ItemKind, city_points, territory_items
from boardroom.games.ephyran.position.state import Ending, Phase, State, is_last_of_round
from boardroom.games.ephyran.words.names import half_in_sentence
from tests.games.citadel import PEOPLE, WALKS, say
from tests.games.cities import RULES, act, asked, position, written

NO_GAIN = (Tone.PLAIN, "Dionysus gives no point: already counted")


def told(state: State, text: str) -> tuple[list[tuple[Tone, str]], str | None]:
    """The lines of the preview of an action in short, and its warning."""
    seat = asked(state)
    (action,) = (action for action in RULES.legal(state, seat) if text in written(action))
    preview = RULES.words.preview(RULES.secrets.view(state, seat), seat, action)
    return [(line.tone, say(line.text)) for line in preview.lines], preview.warning and say(preview.warning)


# Dionysus counts once a city (ruling 11).


@pytest.mark.parametrize(("own", "place"), [("forest . D", "lagoon"), ("lagoon D", "forest"), ("lagoon D", "lagoon")])
def test_ruling_11_a_second_dionysus_is_told_as_no_gain_wherever_he_is_laid_in_another_god_s_city(
    own: str, place: str
) -> None:
    state = position(own, "", hands=["dionysus"])._replace(gods=(3, 1))
    lines, _ = told(state, f"add dionysus {place}")
    assert lines == [NO_GAIN, (Tone.POINTS, "+0 points")]


def test_ruling_11_one_in_the_god_s_own_territory_gains_what_the_doubling_gives() -> None:
    state = position("lagoon D", "", hands=["dionysus"])._replace(gods=(3, 1))
    assert told(state, "add dionysus mountain")[0] == [
        (Tone.GAIN, "Dionysus counts"), (Tone.GAIN, "Hephaestus counts it ×2"), (Tone.POINTS, "+1 point"),
    ]  # fmt: skip


def test_ruling_11_that_is_so_of_a_stolen_and_of_an_exchanged_dionysus_too() -> None:
    state = position("forest . D", "lagoon D", hands=["lagoon-1"])._replace(gods=(3, 1))
    assert told(state, "steal-dionysus lagoon-1 2 lagoon")[0][:2] == [NO_GAIN, (Tone.POINTS, "+0 points")]
    state = position("lagoon ., forest . D", "lagoon D", hands=["exchange"])._replace(gods=(3, 1))
    nothing, (tone, lost), sum_ = told(state, "exchange exchange 2 lagoon 1")[0][:3]
    assert (nothing, tone, sum_) == (NO_GAIN, Tone.LOSS, (Tone.LOSS, "−1 point"))
    assert lost.endswith(" no longer counts")


@pytest.mark.parametrize(
    ("theirs", "half", "said"),
    [("lagoon D", "lagoon-1", ": +0 points"), ("lagoon . D+owl", "lagoon-2", ": +0 points, minus the token’s")],
)
def test_by_how_much_the_points_of_who_loses_dionysus_change_is_told(theirs: str, half: str, said: str) -> None:
    state = position("lagoon .", theirs, hands=[half])._replace(gods=(3, 1))
    (line,) = (line for _, line in told(state, f"steal-dionysus {half} 2 forest")[0] if line.startswith("Tomas gets "))
    assert line.endswith(said)


# The sum has all that is lost in it.


def test_what_a_replaced_area_no_longer_gives_stands_before_the_sum() -> None:
    state = position("lagoon . . .'owl", "lagoon . . .", hands=["exchange"])._replace(gods=(3, 1))
    lines, _ = told(state, "exchange exchange 2 lagoon 3")
    place = lines.index((Tone.LOSS, "an owl lost: −1"))
    assert lines[place + 1] == (Tone.LOSS, "−1 point")


def test_a_token_that_is_lost_or_comes_is_part_of_the_sum() -> None:
    def sum_of(own: str, theirs: str) -> str:
        state = position(own, theirs, hands=["exchange"])._replace(gods=(3, 1))
        lines, _ = told(state, "exchange exchange 2 lagoon 1")
        return next(line for _, line in lines if "point" in line and line[0] in "+−")

    assert sum_of("lagoon .+owl", "lagoon .") == "−1 point"
    assert sum_of("lagoon .", "lagoon .+owl") == "+0 points, plus the token’s"
    assert sum_of("lagoon .+owl", "lagoon .+owl") == "−1 point, plus the token’s"
    assert "token" not in sum_of("lagoon .", "lagoon .")


@pytest.mark.parametrize(("gods", "points"), [((3, 1), 3), ((0, 1), 6)])
def test_an_own_token_that_goes_is_told_first_and_in_red_and_counts_as_it_does_in_the_score(
    gods: tuple[int, int], points: int
) -> None:
    state = position("lagoon .+thunderbolt", "lagoon .", hands=["lagoon-1"])._replace(gods=gods)
    lines, warning = told(state, "change lagoon-1 lagoon")
    assert lines[0] == (Tone.LOSS, "your token (a thunderbolt) leaves the game")
    assert (Tone.LOSS, f"−{points} points") in lines
    assert warning == "Your token on Lagoon 1 leaves the game with it."


def test_ares_s_helmet_that_goes_is_told_as_the_gain_that_it_is() -> None:
    state = position("lagoon .+helmet", "lagoon .", hands=["lagoon-1"])._replace(gods=(3, 1))
    lines, warning = told(state, "change lagoon-1 lagoon")
    assert lines[0] == (Tone.GAIN, "your token (a helmet) leaves the game")
    assert (Tone.POINTS, "+1 point") in lines
    assert warning is None, "nobody is asked whether to gain something"


def test_where_a_token_is_laid_tells_what_it_gives_there() -> None:
    state = position("lagoon ., lands .", "")._replace(gods=(0, 1), phase=Phase.PLACING_TOKEN, token=Token.OWL)
    for place, sum_ in (("lagoon 1", "+2 points"), ("lands 1", "+1 point")):
        assert told(state, f"place {place}")[0][0] == (Tone.POINTS, sum_)


# A destruction (ruling 4).


def test_ruling_4_who_has_one_uncovered_area_only_is_told_which_is_lost_and_its_token() -> None:
    state = position("", "lagoon . .+owl, locked lands .", hands=["destroy/lagoon-2"])
    lines, warning = told(state, "destroy destroy 2")
    area = next(line for _, line in lines if line.endswith("is out of the game"))
    assert area.endswith("(Lagoon 2) is out of the game")
    assert lines[:3] == [
        (Tone.PLAIN, area),
        (Tone.PLAIN, "the token on it leaves the game"),
        (Tone.PLAIN, "Tomas: −1 point, minus the token’s"),
    ]
    waiting = act(state, "destroy destroy 2").state
    assert told(waiting, "let") == (
        [
            (Tone.LOSS, area),
            (Tone.LOSS, "your token (an owl) leaves the game"),
            (Tone.LOSS, "−2 points"),
        ],
        warning,
    )


def test_ruling_4_who_has_several_chooses() -> None:
    state = position("", "lagoon . .+owl, lands .", hands=["destroy/lagoon-2"])
    assert told(state, "destroy destroy 2")[0][0] == (Tone.PLAIN, "Tomas chooses the uncovered area that goes")
    waiting = act(state, "destroy destroy 2").state
    assert told(waiting, "let")[0] == [(Tone.LOSS, "you lose an uncovered area of your choice")]


# Whatever is played.


def test_ruling_6_an_exchange_with_the_hand_says_that_nobody_can_answer() -> None:
    for own in ("lagoon .", "lagoon .+owl"):
        lines, _ = told(position(own, "", hands=["exchange lagoon-1"]), "exchange exchange lagoon-1")
        assert lines[-1] == (Tone.PLAIN, "cannot be blocked")


def what_comes(state: State, seat: int, action: Action) -> tuple[State, list[Any], list[int]]:
    """The position after an action that everybody lets happen, all that happened, and who was asked."""
    step = RULES.apply(state, seat, action)
    happened, seats = list(step.events), []
    while step.state.phase == Phase.ANSWERING:
        seats.append(asked(step.state))
        step = RULES.apply(step.state, seats[-1], LET_HAPPEN)
        happened += step.events
    return step.state, happened, seats


def counted(city: City, territory: int, god: int) -> set[int]:
    """The creatures that score in a territory."""
    column = city.columns[territory]
    items = territory_items(city, territory, god)
    return {CREATURE[column[item.number - 1]] for item in items if item.kind == ItemKind.CREATURE}


def test_a_creature_that_is_changed_for_one_of_its_kind_counts_as_before() -> None:
    """ "Sphinx counts" stood there as a gain, and the lines added up to more than their sum."""
    met = 0
    for state, seat, action in some():
        if isinstance(action, ChangeArea):
            column = state.cities[seat].columns[action.territory]
            same = CREATURE[column[-1]] == CREATURE[action.half]
            preview = RULES.words.preview(RULES.secrets.view(state, seat), seat, action)
            gains = [line.text.source for line in preview.lines if line.tone == Tone.GAIN]
            assert not (same and "{creature} counts" in gains)
            met += same
    assert met


def some(states: int = 150) -> Iterator[tuple[State, int, Action]]:
    """Positions of random games, each with a legal action of every kind."""
    pick = random.Random(8)
    for state, seat, action, _ in pick.sample([walk for walk in WALKS if walk[2] is not None], states):
        assert seat is not None
        legal = RULES.legal(state, seat)
        assert action in legal
        for kind in sorted({type(one).__name__ for one in legal}):
            yield state, seat, pick.choice([one for one in legal if type(one).__name__ == kind])


def test_what_a_preview_tells_is_what_comes_of_it_if_nobody_answers() -> None:
    for state, seat, action in some():
        preview = RULES.words.preview(RULES.secrets.view(state, seat), seat, action)
        lines = {line.text.source: line.text for line in preview.lines}
        after, happened, seats = what_comes(state, seat, action)

        def of(*kinds: type, happened: list[Any] = happened) -> list[Any]:
            return [event for event in happened if isinstance(event, kinds)]

        # Who is asked, in their order; or that nobody is.
        if isinstance(action, SupportAction | StealDionysus):
            announced = bool(of(SupportAnnounced))
            assert ("cannot be blocked" in lines) != announced
            who = say(lines["{seats} may block it with {defence}"]) if announced else ""
            found = [name.name for name in PEOPLE if name.name in who]
            order = sorted(found, key=who.index)
            assert order == [PEOPLE[other].name for other in seats]
        # What is given up: the other half of every card that is played.
        played = [half for half in (getattr(action, "half", None), getattr(action, "area", None)) if half is not None]
        if not isinstance(action, DiscardCard):
            given_up = [half_in_sentence(half ^ 1) for half in played if not is_dionysus(half >> 1)]
            assert ("gives up {half}" in lines) == bool(given_up)
            for half in given_up:
                assert say(half) in say(lines["gives up {half}"])
        # Tokens lost, or gone to another city and come from there.
        lost = any(event.token for event in of(AreaChanged, AreaExchangedWithHand, AreaDestroyed))
        assert any("token" in line and "leaves the game" in line for line in lines) == lost
        for event in of(AreasExchanged):
            mine, theirs = (event.token, event.other_token)[:: 1 if event.seat == seat else -1]
            assert ("the token on it comes to you" in lines) == bool(mine)
            assert ("your token ({token}) goes with it" in lines) == bool(theirs)
        for event in of(DionysusStolen):
            assert ("the token on him moves with him" in lines) == bool(event.token)
        # The end.
        finished = lines.get("finishes your city: +%n extra points")
        assert [event.bonus for event in of(CityFinished)] == ([finished.n] if finished else [])
        by_city = any(event.why != Ending.EMPTY_PILE for event in of(EndTriggered))
        ends = by_city and is_last_of_round(state)
        assert ("this becomes the final round" in lines) == (by_city and not ends)
        assert ("ends the game: nobody plays after you" in lines) == ends
        emptied = any(event.why == Ending.EMPTY_PILE for event in of(EndTriggered))
        last = is_last_of_round(state)
        assert ("empties the pile: the final round" in lines) == (emptied and not last)
        assert ("empties the pile: this turn ends the game" in lines) == (emptied and last)
        # The points, which each column says of what is in hand.
        view, later = (RULES.secrets.view(one, seat) for one in (state, after))
        if isinstance(action, AddArea | ChangeArea):
            bonus = sum(event.bonus for event in of(CityFinished))
            cities = [city_points(one.cities[seat], one.gods[seat], 0) for one in (view, later)]
            assert preview.points == cities[1] - cities[0] + bonus
            had, has = (counted(one.cities[seat], action.territory, one.gods[seat]) for one in (view, later))
            creature = CREATURE[action.half]
            assert ("{creature} counts" in lines) == (creature in has and creature not in had)
            assert ("{creature} counts as before" in lines) <= (creature in has and creature in had)
        else:
            assert preview.points is None
        # The draw.
        if isinstance(action, ChangeArea | DiscardCard):
            draws = after.phase == Phase.DRAWING
            assert ("then you draw from the pile" in lines) == draws
            nothing = "then you draw nothing: the pile is empty" in lines
            assert nothing == (not draws and state.phase == Phase.PLAYING)


# What the other player of an exchange gets.


@pytest.mark.parametrize(
    ("own", "theirs", "sum_"),
    [
        ("lagoon .'owl", "lagoon .", "+1 point"),
        ("lagoon .", "lagoon .'owl", "−1 point"),
        ("lagoon .+owl", "lagoon .", "+1 point"),
        ("lagoon .", "lagoon .+owl", "+0 points, minus the token’s"),
        ("lagoon .+owl", "lagoon .+owl", "+1 point, minus the token’s"),
    ],
)
def test_an_exchange_says_by_how_much_the_other_city_changes_too(own: str, theirs: str, sum_: str) -> None:
    number = 2 if "'" in own + theirs else 1
    if number == 2:
        own, theirs = (city.replace("lagoon ", "lagoon . ") for city in (own, theirs))
    state = position(own, theirs, hands=["exchange"])._replace(gods=(3, 1))
    lines, _ = told(state, f"exchange exchange 2 lagoon {number}")
    (line,) = (line for _, line in lines if line.startswith("Tomas gets "))
    assert line.endswith(f"): {sum_}")
