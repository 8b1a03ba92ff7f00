"""My Kingdom for a Horse in words: names, log, prompts, the end, options and rules pages."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest

from boardroom.controller.changes import Told
from boardroom.engine.briefs import Weight, together, told_of
from boardroom.engine.enumerations import in_a_row
from boardroom.engine.prompt import Prompt, Role, Tone
from boardroom.engine.text import Piece, Seat
from boardroom.games.my_kingdom_for_a_horse import manifest
from boardroom.games.my_kingdom_for_a_horse.position import actions, events, tasks
from boardroom.games.my_kingdom_for_a_horse.position.actions import PASS, Action, Keep, LiftFence, PlaceFence, UseDie
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARD_OF, CARDS, DESIGNS
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, NONE, Counts, Kind, minus
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING_DIE, die_key
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_OF, EDGES, SPACE_OF, SPACES, Field
from boardroom.games.my_kingdom_for_a_horse.position.state import (
    NOBODY,
    TWIN_SEAT,
    Phase,
    Reason,
    State,
    animal_key,
    fence_key,
)
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Restocking, TaskKind
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import farm_icons
from boardroom.games.my_kingdom_for_a_horse.words import descriptions, names
from boardroom.games.my_kingdom_for_a_horse.words.decision_prompts import left_out
from boardroom.games.my_kingdom_for_a_horse.words.log import EVENTS
from boardroom.ui.game_page.turn.last_turn import last_turn
from boardroom.ui.kit.pictures import icons
from boardroom.ui.kit.words.say import LANGUAGES
from boardroom.ui.rulebook import markdown
from boardroom.ui.rulebook.rulebook_window import rules_text
from tests.games.barnyard import PACKAGE, PEOPLE, RULES, VOICES, WALKS, field, lines, new, rolled, say, with_field
from tests.games.farms import columns, rows, trading, with_turn
from tests.games.farms import field as pictured

# Names.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_farm_card_has_a_name_of_its_own_a_sentence_and_a_cost(language: str) -> None:
    titles = [say(names.CARD_TITLES[design.key], language) for design in DESIGNS]
    assert len(set(titles)) == len(DESIGNS) == 25
    for design in DESIGNS:
        sentence = say(names.card_sentence(design.key), language)
        assert sentence.endswith("。" if language == "ja" else ".")
        say(names.card_when(design.key), language)
        cost = say(names.card_cost(design.key), language)
        assert all(say(names.animals(kind, design.cost[kind]), language) in cost for kind in KINDS if design.cost[kind])


def test_the_sentence_of_a_card_tells_the_numbers_of_the_data() -> None:
    for design in DESIGNS:
        sentence = say(names.card_sentence(design.key), "ja")
        told = [
            *design.gain,
            design.fences,
            design.rerolls,
            design.kinds,
            design.dice,
            *design.more,
            design.more_fences,
        ]
        told += [number for _, number in (*design.room, *design.rates)]
        assert all(str(number) in sentence for number in told if number), design.key


def test_animals_and_fences_are_counted_as_each_language_does() -> None:
    assert [say(names.animals(Kind.PIG, number)) for number in (1, 2)] == ["1 pig", "2 pigs"]
    assert [say(names.animals(Kind.SHEEP, number)) for number in (1, 2)] == ["1 sheep", "2 sheep"]
    assert [say(names.animals(kind, 2), "ja") for kind in KINDS] == ["羊2頭", "豚2頭", "牛2頭", "馬2頭"]
    assert say(names.fences(1), "ja") == "柵1本"
    assert say(names.herd((2, 1, 0, 3))) == "2 sheep, 1 pig and 3 horses"
    assert say(names.herd((2, 1, 0, 3)), "ja") == "羊2頭、豚1頭、馬3頭"
    assert say(names.herd(NONE)) == "no animals"


def test_every_edge_and_every_face_of_a_die_has_a_name() -> None:
    edges = {say(names.edge_name(edge)) for edge in range(EDGES)}
    assert len(edges) == EDGES
    assert say(names.edge_name(EDGE_OF["b2n"])) == "the top edge of b2"
    royal = [say(names.face_name(0, face)) for face in range(6)]
    assert royal == ["1 sheep", "2 sheep", "1 pig", "half a cow", "1 fence", "2 fences"]
    assert {say(names.face_name(3, face)) for face in range(6)} == {"sheep breed", "pigs breed", "cows breed"}


def test_moritz_is_no_seat_and_is_named_all_the_same() -> None:
    assert say(in_a_row([names.who(TWIN_SEAT)])) == "Moritz"
    assert names.who(2) == Seat(2)


# Actions and events.


def test_every_action_has_a_name_and_every_event_a_line() -> None:
    assert set(get_args(Action)) == set(descriptions._ACTIONS)
    happenings = {
        thing
        for thing in vars(events).values()
        if isinstance(thing, type) and getattr(thing, "_fields", ("",))[0] == "beat"
    }
    assert happenings == set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_and_what_happens_in_games_is_said_in_full(language: str) -> None:
    for state, seat, action, happened in WALKS:
        if action is not None:
            say(RULES.words.describe(action), language)
        for event in happened:
            for audience in (seat, None):
                say(RULES.words.describe(RULES.secrets.see(event, audience)), language)
        progress = RULES.progress(state)
        say(progress.label, language)
        assert 0 <= progress.current < len(progress.phases)
        for phase in progress.phases:
            say(phase, language)


def test_a_line_of_the_log_points_at_the_pieces_it_speaks_of() -> None:
    own = field(a1="pig 1", b1="sheep 2")
    gained = RULES.words.describe(events.AnimalsGained(0, 1, (1, 0, 0, 0), own))
    spans = VOICES["en"].spans(gained, PEOPLE)
    assert [(span.words, span.key) for span in spans if span.key] == [("1 sheep", animal_key(1, SPACE_OF["b1"], 0))]
    placed = RULES.words.describe(events.FencePlaced(0, 1, EDGE_OF["b2n"]))
    assert fence_key(1, EDGE_OF["b2n"]) in [value.key for _, value in placed.values if isinstance(value, Piece)]
    thrown = RULES.words.describe(events.DiceRolled(0, 0, 0b1001, bytes([0, 1, 2, 0]), 2))
    keys = [span.key for span in VOICES["en"].spans(thrown, PEOPLE) if span.key]
    assert keys == [die_key(0), die_key(3)]
    assert say(thrown) == "Vera re-rolls 2 dice: 1 sheep, sheep breed."


def test_drawn_cards_are_named_to_their_owner_only() -> None:
    drawn = events.CardsDrawn(0, 0, bytes([CARD_OF["goose"]]), True)
    assert "Cheeky Goose" in say(RULES.words.describe(RULES.secrets.see(drawn, 0)))
    assert (
        say(RULES.words.describe(RULES.secrets.see(drawn, 1)))
        == "The discard pile is shuffled into a new deck. Vera draws a farm card."
    )


# Prompts.


def prompts() -> Iterator[tuple[State, int, Prompt]]:
    for state, _, _, _ in WALKS:
        for seat in range(len(state.fields)):
            yield state, seat, RULES.words.prompt(RULES.secrets.view(state, seat), seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_says_who_must_do_what(language: str) -> None:
    for _, _, prompt in prompts():
        say(prompt.ask, language)
        if prompt.note is not None:
            say(prompt.note, language)
        for button in prompt.buttons:
            say(button.label, language)
            if button.why is not None:
                say(button.why, language)


def test_buttons_are_legal_actions() -> None:
    for state, seat, prompt in prompts():
        assert not prompt.secret
        assert sum(button.role is Role.MAIN for button in prompt.buttons) <= 1
        if prompt.buttons:
            assert RULES.actors(state) == (seat,)
        for button in prompt.buttons:
            if button.why is None:
                assert button.action in RULES.legal(state, seat)


def literals(name: str) -> Iterator[str]:
    """What keyword arguments of this name say in the sources of the words."""
    folder = Path(str(files(PACKAGE).joinpath("words")))
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == name and isinstance(node.value, ast.Constant):
                yield str(node.value.value)


def test_the_rules_pages_have_the_same_sections_and_every_prompt_finds_its_own() -> None:
    pages = {language: markdown.sections(page(language)) for language in LANGUAGES}
    assert len(pages["en"]) == len(pages["ja"]) == len(set(pages["ja"]))
    assert set(literals("help")) <= set(pages["en"])
    met = {prompt.help for _, _, prompt in prompts()}
    assert met | {"When the supply runs out"} == set(literals("help"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_restock_is_asked_of_one_seat_after_the_other(language: str) -> None:
    own = field(a1="pig 1", b1="sheep 2", c1="sheep 2")
    state = with_field(with_field(new(), 0, own), 1, own)._replace(
        tasks=(Restocking(TaskKind.RESTOCKING, 1, Kind.SHEEP, 2, 0b11),)
    )
    asked, waits = RULES.words.prompt(state, 0), RULES.words.prompt(state, 1)
    assert asked.help == waits.help == "When the supply runs out"
    for text in (asked.ask, asked.note, waits.ask, *(button.label for button in asked.buttons)):
        say(text, language)
    assert say(asked.ask) == "Vera: the supply has run out of sheep. Trade once, or return one."
    assert [say(button.label) for button in asked.buttons] == ["Return 1 sheep", "2 sheep for 1 pig"]
    assert lines(state, actions.FORCED_TRADE)[0][0] == (Tone.COST, "give 2 sheep")
    assert lines(state, actions.FORCED_LOSS)[0] == [(Tone.COST, "give 1 sheep")]


def test_a_prompt_before_and_after_the_first_roll_tells_of_rolls_and_cards() -> None:
    state = new()
    first = RULES.words.prompt(state, 0)
    assert say(first.ask) == "Vera: roll all four dice."
    assert say(first.note) == "You may play one farm card or exchange some."
    assert [say(button.label) for button in first.buttons] == ["Roll all four dice"]
    assert say(RULES.words.prompt(state, 1).ask) == "Vera is about to roll."
    state = with_turn(rolled(state, "sheep-1", "pig-1", "fence-2", "cow", rolls=2), carded=1)
    assert say(RULES.words.prompt(state, 0).note) == "1 re-roll left; none once you use a die."
    at_once = "Click an edge, or draw a line along several, to place fences right away."
    assert say(RULES.words.prompt(with_turn(state, used=1), 0).note) == at_once
    assert RULES.words.prompt(with_turn(state, used=0b101), 0).note is None
    assert say(RULES.words.prompt(with_turn(state, rolls=3), 0).note) == at_once


def test_the_prompt_for_fences_counts_them_and_warns_of_loose_animals() -> None:
    state = rolled(new(), "fence-2", "pig-1", "sheep-1", "cow")
    state = RULES.apply(state, 0, UseDie(0)).state
    prompt = RULES.words.prompt(state, 0)
    assert say(prompt.ask) == "Vera: place up to 2 fences and move up to 2 existing fences."
    state = RULES.apply(state, 0, LiftFence(EDGE_OF["a1n"])).state
    assert say(RULES.words.prompt(state, 0).ask) == "Vera: place the fence you have picked up."
    state = RULES.apply(state, 0, PlaceFence(EDGE_OF["d3s"])).state
    prompt = RULES.words.prompt(state, 0)
    assert say(prompt.ask) == "Vera: place up to 2 fences and move up to 1 existing fence."
    along = "Click edges, or draw a line along several."
    told = "Outside all pens: 1 pig. If you finish now, not all have room: you lose 1 sheep or others."
    assert say(prompt.note) == f"{told} {along}"


def test_the_prompt_for_fences_names_those_that_stand_outside_before_others_that_would_have_no_room() -> None:
    state = with_field(new(), 0, pictured("+--+--+--+\n|p1|s1 s1|\n+  +  +  +\n|  |s1 s1|\n+--+--+--+"))
    state = RULES.apply(rolled(state, "fence-2", "pig-1", "sheep-1", "cow"), 0, UseDie(0)).state
    state = RULES.apply(state, 0, LiftFence(EDGE_OF["c1e"])).state
    state = RULES.apply(state, 0, PlaceFence(EDGE_OF["d3s"])).state
    note = say(RULES.words.prompt(state, 0).note)
    told = "Outside all pens: 4 sheep. If you finish now, not all have room: you lose 1 pig or others."
    assert note.startswith(told)


def test_a_trade_button_says_who_would_find_no_room() -> None:
    state = trading("+--+--+\n|p2|s2|\n+  +  +\n|p2|s2|\n+--+--+", columns(2))
    # All sheep make room for pigs, some do not.
    remarks = {say(b.label): b.remark and say(b.remark) for b in RULES.words.prompt(state, 0).buttons}
    assert remarks == {
        "2 sheep for 1 pig": "no room for 2 sheep",
        "4 sheep for 2 pigs": None,
        "3 pigs for 1 cow": "no room for 1 pig",
        "Do not trade": None,
    }


def test_the_prompt_for_fences_warns_of_two_kinds_in_a_pen() -> None:
    state = with_field(new(), 0, field(a1="pig 1", b1="sheep 1"))
    state = RULES.apply(rolled(state, "fence-2", "pig-1", "sheep-1", "cow"), 0, UseDie(0)).state
    along = "Click edges, or draw a line along several."
    assert say(RULES.words.prompt(state, 0).note) == f"{along} Pens are checked when you finish."
    state = RULES.apply(state, 0, LiftFence(EDGE_OF["a1e"])).state
    shared = "Two kinds share a pen: when you finish, only one of them can stay in it."
    assert say(RULES.words.prompt(state, 0).note) == shared
    state = RULES.apply(state, 0, PlaceFence(EDGE_OF["a1e"])).state
    assert say(RULES.words.prompt(state, 0).note) == f"{along} Pens are checked when you finish."


def test_animals_without_room_are_asked_about_with_the_proposal_as_the_main_button() -> None:
    state = with_field(new(), 0, field(a1="pig 2", b1="sheep 2", c1="sheep 2", b2="sheep 2", c2="sheep 2", a2="pig 2"))
    state = RULES.apply(rolled(state, "pig-1", "sheep-1", "sheep-1", "cow"), 0, UseDie(0)).state
    assert state.tasks[-1][0] == TaskKind.PLACING
    prompt = RULES.words.prompt(state, 0)
    assert say(prompt.ask) == "Vera: you gain 1 pig, but there is not enough room. What do you keep?"
    keeps = [action for action in RULES.legal(state, 0) if isinstance(action, Keep)]
    main = next(button for button in prompt.buttons if button.role is Role.MAIN)
    assert main.action == keeps[0]
    assert {button.action for button in prompt.buttons} == set(keeps)
    assert "Lose 1 pig" in [say(button.label) for button in prompt.buttons]


def test_the_main_button_keeps_enough_of_every_kind_of_which_there_is_enough() -> None:
    own = pictured("+--+--+--+\n|c1|c2|p2|\n+--+  +--+\n|s2|c2|p2|\n+--+--+--+")
    short = with_field(new(length="short"), 0, own)
    state = RULES.apply(rolled(short, "half-cow", "fence-1", "fence-1", "pig"), 0, UseDie(3)).state
    assert state.tasks[-1][0] == TaskKind.PLACING
    prompt = RULES.words.prompt(state, 0)
    assert {say(button.label): button.role for button in prompt.buttons} == {
        "Lose 1 cow": Role.PLAIN,
        "Lose 2 pigs": Role.MAIN,
        "Lose 2 sheep": Role.PLAIN,
    }
    assert prompt.buttons[-1].role is Role.MAIN
    assert say(prompt.note).endswith("The main button keeps what you need.")


def test_no_button_but_the_proposal_only_loses_more_than_another() -> None:
    buttons = 0
    for state, seat, prompt in prompts():
        offered = [button for button in prompt.buttons if isinstance(button.action, Keep)]
        lost = {button: left_out(state, seat, button.action.counts)[0] for button in offered}
        # The proposal is worth most in pens, also where another would leave it loose.
        others = [gone for button, gone in lost.items() if button.role is not Role.MAIN]
        assert not any(one != other and min(minus(one, other)) >= 0 for one in others for other in lost.values())
        buttons += len(offered)
    assert buttons > 20


def test_ending_early_is_not_the_main_button_while_something_is_to_be_had() -> None:
    def last(state: State) -> Role:
        return RULES.words.prompt(state, 0).buttons[-1].role

    dice = rolled(new(), "fence-1", "half-cow", "half-cow", "cow", rolls=3)
    assert last(dice) is Role.PLAIN
    assert last(with_turn(dice, used=0b0111)) is Role.MAIN
    built = RULES.apply(dice, 0, UseDie(0)).state
    assert last(built) is Role.PLAIN
    placed = RULES.apply(built, 0, PlaceFence(EDGE_OF["d3s"])).state
    assert say(RULES.words.prompt(placed, 0).buttons[-1].label) == "Done with fences"
    assert last(placed) is Role.MAIN, "a fence may still be moved, but no new one is left to place"
    trading = new()._replace(phase=Phase.TRADING)
    assert last(with_field(trading, 0, field(b1="sheep 2"))) is Role.PLAIN
    assert last(with_field(trading, 0, field(b1="sheep 1"))) is Role.MAIN


def test_who_looks_on_hears_of_re_rolls_only_while_one_is_left() -> None:
    state = rolled(new(), "sheep-1", "pig-1", "fence-2", "cow", rolls=2)
    assert say(RULES.words.prompt(state, 1).ask) == "Vera may re-roll or use the dice."
    assert say(RULES.words.prompt(with_turn(state, rolls=3), 1).ask) == "Vera is using the dice."
    assert say(RULES.words.prompt(with_turn(state, used=1), 1).ask) == "Vera is using the dice."


def test_the_phases_name_the_twin_alone_and_the_final_trade_when_it_comes() -> None:
    def phases(state: State) -> tuple[list[str], int]:
        progress = RULES.progress(state)
        return [say(phase) for phase in progress.phases], progress.current

    assert phases(new(3)) == (["Dice: Vera", "Dice: other players", "Trade"], 0)
    assert phases(new(3)._replace(phase=Phase.TRADING)) == (["Dice: Vera", "Dice: other players", "Trade"], 2)
    assert phases(new(1)) == (["Dice", "Trade", "Moritz"], 0)
    assert phases(new(1)._replace(phase=Phase.TWINS_TURN)) == (["Dice", "Trade", "Moritz"], 2)
    triggered = new(2)._replace(phase=Phase.OTHERS_DICE, triggered=0)
    assert phases(triggered) == (["Dice: Vera", "Dice: other players", "Final trade"], 1)
    final = triggered._replace(phase=Phase.FINAL_TRADE)
    assert phases(final) == (["Dice: Vera", "Dice: other players", "Trade", "Final trade"], 3)


# How a game ends.


def ended(*herds: Counts, winners: int, reason: Reason = Reason.WON, **changes: Any) -> State:
    """A game that is over, with herds of sheep, pigs, cows and horses in four rows of pens."""
    fields = []
    for herd in herds:
        content = bytearray(SPACES)
        for kind, number in enumerate(herd):
            for row in range(3):
                share = min(2, max(0, number - 2 * row))
                content[4 * row + kind] = kind << 2 | share if share else 0
        fields.append(Field((1 << EDGES) - 1, bytes(content)))
    state = new(len(herds))
    return state._replace(
        phase=Phase.OVER, part_seat=NOBODY, fields=tuple(fields), winners=winners, reason=reason, **changes
    )


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (ended((2, 2, 2, 2), (2, 2, 1, 3), winners=1), "Vera wins: nobody else holds 2 of each."),
        (ended((2, 2, 2, 3), (3, 3, 3, 2), winners=1), "Vera wins with the most horses (3 to 2)."),
        (ended((2, 2, 2, 2), (2, 2, 3, 2), winners=2), "Tied on horses: Tomas wins on cows (3 to 2)."),
        (
            ended((2, 3, 2, 2), (4, 2, 2, 2), winners=1),
            "Tied on horses and cows: Vera wins on pigs (3 to 2).",
        ),
        (ended((2, 2, 2, 2), (3, 2, 2, 2), winners=2), "Tied on horses, cows and pigs: Tomas wins on sheep (3 to 2)."),
        (
            ended((2, 2, 2, 2), (2, 2, 2, 2), winners=3),
            "Vera and Tomas are tied on every kind and share the victory.",
        ),
        (
            ended((2, 2, 2, 1), (2, 0, 2, 2), winners=0, reason=Reason.LAST_ROUND),
            "Nobody holds 2 of each after the final turn: nobody wins.",
        ),
        (ended((2, 2, 2, 1), (2, 0, 2, 2), winners=2, reason=Reason.CONCEDED), "Vera concedes. Tomas wins."),
        (ended((2, 2, 2, 2), winners=16, twin=(2, 2, 2, 4)), "Moritz wins with the most horses (4 to 2)."),
        (ended((2, 2, 2, 2), winners=16, reason=Reason.CONCEDED, twin=(1, 0, 0, 0)), "Vera concedes. Moritz wins."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_end_says_who_won_and_what_decided(state: State, told: str) -> None:
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert say(outcome.reason).replace("\u00a0", " ") == told
    say(outcome.reason, "ja")
    assert TWIN_SEAT not in outcome.winners
    held = [f"Moritz holds {say(names.herd(state.twin))}."] if state.twin is not None else []
    assert [say(note) for note in outcome.notes] == ["The game ended on turn 1.", *held]
    assert say(RULES.words.prompt(state, 0).ask).replace("\u00a0", " ") == told


def test_the_end_says_the_numbers_that_decided_and_names_the_animals_once() -> None:
    tied = RULES.outcome(ended((2, 2, 3, 2), (2, 2, 5, 2), (4, 4, 4, 2), (6, 6, 6, 1), winners=2))
    assert tied is not None
    assert say(tied.reason) == "Tied on horses: Tomas wins on cows (5\u00a0to\u00a04).", "no line ends within"
    assert "（5対4）" in say(tied.reason, "ja")


def test_the_score_counts_animals_in_pens_horses_first_and_points_at_them() -> None:
    state = with_field(new(), 0, field(a1="cow 1", b1="sheep 2", c2="sheep 1", d3="horse 1"))
    score = RULES.words.score(state, 0)
    assert score is not None
    has, *counted = score.items
    assert (say(has.word), say(has.text)) == ("No", "2 pigs short, 1 cow short, 2 horses short")
    assert [(say(item.text), item.points) for item in counted] == [("1 cow", 6), ("3 sheep", 3)]
    assert score.total == 9
    assert say(score.caption) == "worth 9 sheep"
    assert say(score.measure) == "Value in sheep"
    assert [say(part.title) for part in score.parts] == ["2 of every kind", "Horses", "Cows", "Pigs", "Sheep"]
    assert [say(part.title, "ja") for part in score.parts] == ["すべて2頭ずつ", "馬", "牛", "豚", "羊"]
    assert [item.count for item in counted] == [1, 3], "heads decide"
    assert say(score.about) == "For comparison only (horse 24, cow 6, pig 2)"
    assert [sum(item.points for item in score.items_of(part.key)) for part in score.parts] == [0, 0, 6, 0, 3]
    sheep = [animal_key(0, SPACE_OF["b1"], 0), animal_key(0, SPACE_OF["b1"], 1), animal_key(0, SPACE_OF["c2"], 0)]
    assert list(score.items[2].pieces) == sheep


# Options and rules pages.


def test_the_options_are_explained_and_one_is_marked_as_the_apps_own() -> None:
    options = RULES.options()
    assert {option.key: option.values for option in options} == {
        "length": ("full", "short"),
        "cards": ("auto", "yes", "no"),
        "goal": ("auto", 2, 1),
        "start": ("random", "first"),
        "last_round": ("auto", 0, 30, 60, 200),
    }
    assert [option.key for option in options if option.own] == ["last_round"]
    for option in options:
        assert len(option.labels) == len(option.values)
        for language in LANGUAGES:
            for text in (option.title, option.line, *option.labels):
                say(text, language)


def page(language: str) -> str:
    text = rules_text(manifest, language)
    assert text is not None
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_list_every_farm_card_as_it_is(language: str) -> None:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in re.sub(r"```.*?```", "", page(language), flags=re.DOTALL).splitlines()
        if line.startswith("| ")
    ]
    listed = {row[0]: row for row in rows if len(row) == 5 and row[0]}
    kinds = {"en": ("immediate", "ongoing"), "ja": ("即時", "永続")}[language]
    for design in DESIGNS:
        row = listed[say(names.CARD_TITLES[design.key], language)]
        copies = sum(card is design for card in CARDS)
        assert row[1] == (f"{copies}枚" if language == "ja" else str(copies))
        assert row[2] == kinds[design.lasting]
        cost = say(names.herd(design.cost), language) if any(design.cost) else {"en": "none", "ja": "なし"}[language]
        told = [icons.told(cell, farm_icons(), lambda text: say(text, language)) for cell in row[3:]]
        assert told == [cost, say(names.card_sentence(design.key), language)]
    assert len(listed) == len(DESIGNS) + 1


def test_the_japanese_page_is_punctuated_in_full_width() -> None:
    for number, line in enumerate(page("ja").splitlines(), 1):
        said = re.sub(r"^\d+\. |^[QA]\. ", "", icons.told(line, farm_icons(), lambda text: say(text, "ja")))
        assert not re.search(r"[\u3040-\u30ff\u4e00-\u9fff] ?[,.!?;:]", said), (number, line)


# The line of a turn.


def turn_line(*done: events.Event, language: str = "en") -> str:
    """The deeds of a seat in the line that tells its turn."""
    briefs = [brief for event in done if (brief := RULES.words.in_brief(event)) is not None]
    return say(told_of(Seat(0), together(briefs)), language)


def test_the_line_of_a_turn_says_how_many_dice_were_used_and_which() -> None:
    dice = bytes((0, 3, 2, 1))
    used = [events.DieUsed(0, 0, 1 << die, dice) for die in (0, 2, 3)]
    faces = [say(names.face_name(die, dice[die])) for die in (0, 2, 3)]
    assert turn_line(*used) == f"Vera uses 3 dice ({faces[0]}, {faces[1]} and {faces[2]})."
    assert turn_line(used[0]) == f"Vera uses a die ({faces[0]})."
    assert "サイコロ3個を使う" in turn_line(*used, language="ja")


def test_the_line_of_a_turn_tells_two_like_trades_as_two() -> None:
    trade = events.AnimalsTraded(0, 0, Kind.PIG, 3, 1, False)
    assert turn_line(trade, trade) == "Vera trades 3 pigs for 1 cow (2 times)."
    assert turn_line(trade, trade, language="ja").endswith("交換で牛1頭（豚3頭から）（2回）を得る。")
    assert turn_line(trade, trade._replace(given=6, taken=2)) == "Vera trades 3 pigs for 1 cow and 6 pigs for 2 cows."


def test_a_trade_tells_what_it_brought_apart_from_what_dice_gave_before_and_after_it_in_order() -> None:
    own, dice = pictured("+--+--+--+\n|s1|p1|  |\n+--+--+--+"), bytes((0, 2, 2, 1))
    used = [events.DieUsed(0, 0, 1 << die, dice) for die in (0, 1)]
    sheep, pig = (events.AnimalsGained(0, 0, counts, own) for counts in ((1, 0, 0, 0), (0, 1, 0, 0)))
    pig = pig._replace(traded=True)
    trade = events.AnimalsTraded(0, 0, Kind.SHEEP, 2, 1, False)
    faces = [say(names.face_name(die, dice[die])) for die in (0, 1)]
    # That the pig came is said only where nothing else is to be said.
    brief = RULES.words.in_brief(pig)
    assert brief is not None
    assert brief.weight == Weight.ASIDE
    told = turn_line(used[0], sheep, trade, used[1], sheep)
    assert told == (
        f"Vera uses a die ({faces[0]}), gains 1 sheep, trades 2 sheep for 1 pig, "
        f"uses a die ({faces[1]}) and gains 1 sheep."
    )


def test_a_die_that_a_lasting_card_turns_is_told_with_that_card_and_one_that_is_played_tells_itself() -> None:
    """The computer just turned its breeding die, and nothing said by what."""
    for lasting in (False, True):
        event = events.DieTurned(0, 0, BREEDING_DIE, 0, lasting)
        brief = RULES.words.in_brief(event)
        assert brief is not None
        for text in (RULES.words.describe(event), told_of(Seat(0), [brief.text])):
            assert ("Weathercock" in say(text)) == lasting
            assert ("風見鶏" in say(text, "ja")) == lasting


def test_animals_that_never_came_find_no_room_and_are_not_said_to_be_returned() -> None:
    own = pictured("+--+--+--+\n|s1|p1|  |\n+--+--+--+")
    gained = events.AnimalsGained(0, 0, (1, 0, 0, 0), own)
    lost = events.AnimalsLost(0, 0, (1, 0, 0, 0), own, turned_away=(1, 0, 0, 0))
    assert turn_line(lost, gained) == "Vera has no room for 1 sheep and gains 1 sheep."
    assert "場所が足りず" in turn_line(lost, gained, language="ja")
    assert say(RULES.words.describe(lost)) == "Vera has no room for 1 sheep."
    given_back = lost._replace(turned_away=(0, 0, 0, 0))
    assert turn_line(given_back) == "Vera returns 1 sheep."
    assert say(RULES.words.describe(given_back)) == "Vera returns 1 sheep to the supply."


def test_of_animals_that_make_room_for_others_it_is_said_that_there_was_none() -> None:
    """A stranger looked for a card that had cost four sheep."""
    own = pictured("+--+--+--+\n|s1|p1|  |\n+--+--+--+")
    lost = events.AnimalsLost(0, 0, (1, 0, 0, 0), own, no_room=True)
    assert turn_line(lost) == "Vera returns 1 sheep for lack of room."
    assert say(RULES.words.describe(lost)) == "Vera returns 1 sheep to the supply: there is no room."
    for told in (turn_line(lost, language="ja"), say(RULES.words.describe(lost), "ja")):
        assert "場所が足り" in told


def test_the_line_of_a_turn_names_every_move_of_an_animal() -> None:
    before = pictured("+--+--+--+\n|p1|s1|  |\n+--+--+--+")
    after = pictured("+--+--+--+\n|p1|  |s1|\n+--+--+--+")
    there, back = events.AnimalsSettled(0, 0, after, before), events.AnimalsSettled(0, 0, before, after)
    assert turn_line(there, back) == "Vera moves animals (1 sheep to the pen at c1 and 1 sheep to the pen at b1)."
    assert turn_line(there, language="ja").endswith("動物を動かす（羊1頭はc1の囲いへ）。")


def test_each_die_that_is_used_begins_a_line_of_its_own_where_there_is_room() -> None:
    dice = bytes((0, 0, 2, 1))
    told = [Told(place, 1, (events.DieUsed(0, 1, 1 << place, dice),)) for place in range(3)]
    own = Told(-1, 0, (events.DieUsed(0, 0, 1, dice),))
    lines = last_turn([own, *told], 0, RULES.words).lines
    assert [line.deeds[0].event.mask for line in lines] == [1, 1, 2, 4]


@pytest.mark.parametrize(
    ("language", "logged", "in_short"),
    [
        ("en", "Vera leaves unused: half a cow, half a cow.", "leaves "),
        ("ja", "が使わずに残したサイコロ：", "のサイコロを使わずに残す"),
    ],
)
def test_dice_that_would_have_given_something_are_named_when_they_are_left_unused(
    language: str, logged: str, in_short: str
) -> None:
    state = rolled(new(), "half-cow", "half-cow", "sheep-1", "cow", rolls=3)
    state = RULES.apply(state, 0, UseDie(2)).state
    (passed,) = [event for event in RULES.apply(state, 0, PASS).events if isinstance(event, events.PartPassed)]
    assert logged in say(RULES.words.describe(passed), language)
    gained = events.AnimalsGained(0, 0, (1, 0, 0, 0), state.fields[0])
    assert in_short in turn_line(gained, passed, language=language)
    done = with_turn(state, used=0b111)
    (nothing,) = [event for event in RULES.apply(done, 0, PASS).events if isinstance(event, events.PartPassed)]
    assert not nothing.unused


@pytest.mark.parametrize(
    ("language", "logged", "in_short"),
    [
        ("en", "Vera keeps 3 sheep untraded.", "Vera keeps 3 sheep untraded and trades 3 pigs for 1 cow."),
        ("ja", "Veraさんが羊3頭を交換せずに残しました。", "Veraさん：羊3頭を交換せずに残す → "),
    ],
)
def test_what_was_not_traded_in_the_final_trade_is_told_with_its_number_in_the_line_of_the_turn(
    language: str, logged: str, in_short: str
) -> None:
    state = new()._replace(
        phase=Phase.FINAL_TRADE,
        part_seat=0,
        triggered=1,
        fields=(columns(3, 4), *new().fields[1:]),
        tasks=(tasks.FINISH, tasks.planning(0, 0, NONE)),
    )
    (kept,) = [event for event in RULES.apply(state, 0, PASS).events if isinstance(event, events.PartPassed)]
    assert say(RULES.words.describe(kept), language) == logged
    assert in_short in turn_line(kept, events.AnimalsTraded(0, 0, Kind.PIG, 3, 1, False), language=language)


@pytest.mark.parametrize(
    ("language", "nothing", "done"),
    [
        ("en", ("Vera trades nothing.", "trades nothing"), ("Vera ends trading.", "ends trading")),
        (
            "ja",
            ("Veraさんは何も交換しませんでした。", "何も交換しない"),
            ("Veraさんが交換を終えました。", "交換を終える"),
        ),
    ],
)
def test_who_has_traded_nothing_is_not_said_to_end_trading(
    language: str, nothing: tuple[str, str], done: tuple[str, str]
) -> None:
    for traded, (logged, in_short) in ((0, nothing), (1, done)):
        state = new()._replace(phase=Phase.TRADING, part_seat=0, fields=(columns(3, 4), *new().fields[1:]))
        state = with_turn(state, traded=traded)
        (passed,) = [event for event in RULES.apply(state, 0, PASS).events if isinstance(event, events.PartPassed)]
        assert say(RULES.words.describe(passed), language) == logged
        brief = RULES.words.in_brief(passed)
        assert brief is not None
        assert say(brief.text, language) == in_short


def test_in_the_final_trade_it_is_said_what_one_still_needs_or_that_nothing_helps_any_more() -> None:
    def note(herd: tuple[int, int, int, int], kind: Kind, language: str = "en") -> str:
        state = new()._replace(
            phase=Phase.FINAL_TRADE,
            part_seat=0,
            triggered=1,
            fields=(columns(*herd), *new().fields[1:]),
            tasks=(tasks.FINISH, tasks.planning(0, kind, NONE)),
        )
        said = say(RULES.words.prompt(state, 0).note, language)
        return said.partition("You have" if language == "en" else "いまの動物")[0].strip()

    assert note((2, 5, 1, 2), Kind.PIG) == "You still need 1 cow."
    assert note((2, 2, 6, 1), Kind.COW) == "You still need 1 horse."
    assert note((4, 1, 1, 2), Kind.SHEEP) == "No trade can give you 2 of every kind any more."
    assert note((2, 3, 4, 2), Kind.PIG) == "", "nothing is lacking"
    assert note((2, 1, 5, 2), Kind.COW) == "No trade can give you 2 of every kind any more.", "sheep come first"
    assert note((2, 5, 1, 2), Kind.PIG, "ja") == "あと牛1頭が必要です。"
    assert note((4, 1, 1, 2), Kind.SHEEP, "ja") == "もうどう交換しても、すべて2頭ずつはそろいません。"


@pytest.mark.parametrize(("language", "told"), [("en", "exchanges 3 cards"), ("ja", "手札3枚を引き直す")])
def test_the_line_of_a_turn_says_how_many_cards_were_exchanged_whatever_else_was_done(language: str, told: str) -> None:
    three = bytes([CARD_OF["stray"], CARD_OF["timber"], CARD_OF["moving-day"]])
    dice = bytes((0, 0, 2, 1))
    done: list[events.Event] = [events.DieUsed(0, 1, 1 << die, dice) for die in range(4)]
    done += [
        events.CardPlayed(0, 1, CARD_OF["stray"]),
        events.FencePlaced(0, 1, EDGE_OF["a1n"]),
        events.AnimalsTraded(0, 1, Kind.PIG, 3, 1, False),
        events.CardsDiscarded(0, 1, three),
    ]
    own = Told(-1, 0, (events.DieUsed(0, 0, 1, dice),))
    lines = last_turn([own, *(Told(place, 1, (one,)) for place, one in enumerate(done))], 0, RULES.words).lines
    assert told in say(lines[-1].words, language)


@pytest.mark.parametrize("rates", ["", "cattle-market", "horse-trader"])
def test_whatever_can_be_traded_some_of_it_has_buttons(rates: str) -> None:
    """Of four trades for which there is no room, none was next in number to the first and the last: it failed."""
    only_pen = "+--+--+--+--+\n|s2 s2 s2 s2|\n+--+--+--+--+"
    buttons = RULES.words.prompt(trading(only_pen, columns(2), lasting=(rates, "")), 0).buttons
    assert sum(isinstance(button.action, actions.Trade) for button in buttons) == 3
    for sheep in range(9):
        for pigs in range(9):
            for cows in range(9):
                state = trading(rows(sheep, pigs, cows), columns(2), lasting=(rates, ""))
                trades = [action for action in RULES.legal(state, 0) if isinstance(action, actions.Trade)]
                prompt = RULES.words.prompt(state, 0)
                offered = [button.action for button in prompt.buttons if isinstance(button.action, actions.Trade)]
                assert len(offered) == min(3, len(trades))
                assert set(offered) <= set(trades)
                assert len(set(offered)) == len(offered)
