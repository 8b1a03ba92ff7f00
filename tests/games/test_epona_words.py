"""Epona in sentences: options, actions, the log, prompts, previews, refusals, scores and the end."""

from typing import Any, get_args

import pytest

from boardroom.engine.briefs import together, told_of
from boardroom.engine.prompt import Preview, Prompt, Role, Tone
from boardroom.engine.text import Seat
from boardroom.games.epona.position import events
from boardroom.games.epona.position.actions import (
    AGREE,
    DRAW_STABLES,
    DRAWS,
    FINISHES,
    KEEP_PLACES,
    KEEP_ROLLERS,
    PASS_BREEDING,
    TAKE_COIN,
    Action,
    Breed,
    ChooseDeck,
    ChooseSelection,
    DrawBonus,
    DrawStables,
    KeepCards,
    KeepDrawn,
    KeepStable,
    MoveRoller,
    PlaceCard,
    SellCard,
    SwapCards,
    UseBox,
)
from boardroom.games.epona.position.cards import (
    ASSET_OF,
    ASSETS,
    COST,
    FACES,
    HIDDEN,
    MARES,
    NONE,
    STABLE_OF,
    STABLES,
    STALLIONS,
    TYPE,
)
from boardroom.games.epona.position.numbers import SALE
from boardroom.games.epona.position.scoring import (
    ASSET_PART,
    counted_by_card,
    counted_by_line,
    counted_by_stable,
    rollers_add,
    rollers_to_come,
    scored,
    so_far,
    total,
)
from boardroom.games.epona.position.state import (
    ADDITIONAL_CARD,
    FIRST_COLOUR,
    Phase,
    State,
    card_key,
    owner_key,
    stable_key,
)
from boardroom.games.epona.position.tableau import Cube, Row, cards_of, empty_row, icon_places
from boardroom.games.epona.position.vocabulary import (
    DRAUGHT,
    OBSTACLE,
    RIDER,
    SHOWJUMPING,
    Bonus,
    BonusKind,
    Formula,
    FormulaKind,
    read_formula,
)
from boardroom.games.epona.rules.legal import actors, legal
from boardroom.games.epona.rules.secrets import seen, seen_event
from boardroom.games.epona.rules.steps import act, is_private
from boardroom.games.epona.table.reading import overview
from boardroom.games.epona.words import descriptions, endings, log, options, previews, progress, prompts, reasons
from boardroom.games.epona.words.briefs import in_brief
from boardroom.games.epona.words.names import asset_in_sentence, stable_name
from boardroom.ui.kit.words.say import LANGUAGES
from tests.games.epona_positions import Box, with_icons_used
from tests.games.paddock import PEOPLE, VOICES, WALKS, new, say

PHASES = set(Phase)


def asset(kind: int, **fields: Any) -> int:
    """An asset of a type with these fields, such as its formula or sex."""
    return next(
        n
        for n, one in enumerate(ASSETS)
        if one.type == kind and all(getattr(one, name) == value for name, value in fields.items())
    )


def table(*rows: Row, hand: tuple[int, ...] = (), seats: int = 2, **changes: Any) -> State:
    """The first seat places, with these rows and hand; nothing is pending."""
    state = new(seats)
    base = {
        "phase": Phase.PLACING,
        "active": 0,
        "hands": (bytes(hand), *state.hands[1:]),
        "display": b"",
        "offered": b"",
    }
    if rows:
        base["tableaus"] = (tuple(rows), *state.tableaus[1:])
    return state._replace(**{**base, **changes})


PRINTED = STABLE_OF["stable-3-1"]
"""A castle, 3 slots: a working horse and a mare; 1 coin and an owner icon; 2 VP for a vet."""
OTHER = next(
    n
    for n, one in enumerate(STABLES)
    if n != PRINTED and one.slots == 3 and one.at_end.kind == FormulaKind.FLAT and one.line not in (OBSTACLE, RIDER)
)
"""Another of 3 slots, which scores a number when it is completed; no line bonus for an obstacle or a rider."""


def row(stable: int, *cards: int, cube: Cube = Cube.UNFINISHED) -> Row:
    return Row(stable, bytes((*cards, *(NONE,) * (len(empty_row(stable).slots) - len(cards)))), cube)


def told(view: State, action: Action, seat: int = 0) -> tuple[list[tuple[Tone, str]], str | None]:
    """The lines of a preview and its warning, in English."""
    preview = previews.preview(view, seat, action)
    warning = None if preview.warning is None else say(preview.warning)
    for line in preview.lines:
        say(line.text, "ja")
    return [(line.tone, say(line.text)) for line in preview.lines], warning


def why(state: State, action: Action, seat: int = 0) -> str:
    said = reasons.why_not(state, seat, action)
    assert say(said, "ja").endswith("。")
    return say(said)


# The walks that the tests share meet everything.


def test_the_walks_meet_every_phase_every_action_and_every_event() -> None:
    assert {state.phase for state, *_ in WALKS} == PHASES
    assert {type(action) for _, _, action, _ in WALKS if action is not None} == set(get_args(Action))
    happened = {type(event) for *_, found in WALKS for event in found}
    assert set(log.EVENTS) - happened <= {events.DeckShuffled, events.BonusLost}


# Options.


def test_the_options_are_said_and_what_the_solo_game_has_not_is_refused_with_a_reason() -> None:
    found = {option.key: option for option in options.options()}
    assert {key: option.values for key, option in found.items()} == {
        "form": ("lower", "high", "two-player"),
        "start": ("random", "first"),
        "rounds": (6, 5),
        "stables": ("6", "star"),
        "owners": ("symmetric", "asymmetric"),
        "experience": ("usual", "experienced"),
        "refusal": ("agreed", "asked"),
    }
    for option in found.values():
        assert option.default == option.values[0]
        assert options.why_not_option({}, ["person"], option.key, option.default) is None
        for value in option.values:
            assert options.why_not_option({}, ["person"] * 2, option.key, value) is None
        for language in LANGUAGES:
            for text in (option.title, option.line, *option.labels):
                say(text, language)
    for key, value in (("rounds", 5), ("refusal", "asked")):
        refused = options.why_not_option({}, ["person"], key, value)
        assert say(refused, "ja").endswith("。")
        assert say(refused).endswith("solo game.") or "solo game" in say(refused)


# Actions and events.


def test_every_action_has_a_name_and_every_event_a_line() -> None:
    assert set(get_args(Action)) == set(descriptions._ACTIONS)
    happenings = {
        thing
        for thing in vars(events).values()
        if isinstance(thing, type) and getattr(thing, "_fields", ("",))[0] == "beat"
    }
    assert happenings == set(log.EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_and_what_happens_in_games_is_said_in_full(language: str) -> None:
    lines = 0
    for _, _, action, happened in WALKS:
        if action is not None:
            say(descriptions.describe(action), language)
        for event in happened:
            for one in (event, seen_event(event, None)):
                say(descriptions.describe(one), language)
            lines += log.is_told(event)
    assert lines > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_actions_tells_all_of_them_apart_but_for_cards_that_are_alike(language: str) -> None:
    listed = 0
    for state, seat, action, _ in WALKS[:: 3 if language == "en" else 11]:
        if action is None or seat is None:
            continue
        found = legal(state, seat)
        if len(found) > 400:
            continue
        said: dict[str, list[Action]] = {}
        for one in found:
            said.setdefault(say(descriptions.describe(one), language), []).append(one)
        for alike in said.values():
            faces = {
                tuple(ASSETS[card]._replace(key="") for card in sorted(cards_named(one), key=lambda c: ASSETS[c][1:]))
                for one in alike
            }
            assert len(alike) == 1 or (len(faces) == 1 and () not in faces), alike
        listed += len(found)
    assert listed > 1000


def cards_named(action: Action) -> tuple[int, ...] | bytes:
    if isinstance(action, KeepCards):
        return action.cards
    if isinstance(action, SwapCards):
        return action.card, action.other
    return (action.card,) if hasattr(action, "card") else ()


def test_no_two_legal_actions_have_the_same_name_with_the_pieces_they_point_at() -> None:
    for state, seat, action, _ in WALKS[::6]:
        if action is not None and seat is not None:
            found = legal(state, seat)
            assert len({descriptions.describe(one) for one in found}) == len(found)


def test_a_card_that_others_may_not_see_is_not_named_to_them() -> None:
    card = next(iter(MARES))
    name = say(descriptions.describe(events.DrawnKept(0, 0, card, b"")))
    assert name == f"Vera keeps {say_name(card)}."
    assert say(descriptions.describe(events.DrawnKept(0, 0, HIDDEN, b""))) == "Vera keeps a card."
    assert say(descriptions.describe(events.CardsKept(0, 1, bytes((HIDDEN,) * 3)))) == "Tomas keeps 3 cards."
    hidden = seen_event(events.PlacingFinished(0, 1, card), 0)
    assert say(descriptions.describe(hidden)) == "Tomas finishes placing."
    assert say(descriptions.describe(events.PlacingBegun(0, 1, HIDDEN))) == (
        "Tomas takes back a card, kept from the previous round."
    )


def say_name(card: int, language: str = "en") -> str:
    return say(asset_in_sentence(card), language)


def test_lines_of_the_log_point_at_the_cards_they_speak_of() -> None:
    mare, stallion = min(MARES), min(STALLIONS)
    bred = descriptions.describe(events.HorsesBred(0, 0, mare, stallion, 1, 2, 1))
    spans = [span.key for span in VOICES["en"].spans(bred, PEOPLE) if span.key]
    assert spans == [card_key(mare), card_key(stallion)]
    assert say(bred) == (
        f"Vera breeds {say_name(mare)} with Tomas’s {say_name(stallion)}: a foal worth 2 VP. "
        "Tomas’s stallion gains a stud token: 1 VP. Both partners gain 1 VP each."
    )
    ended = descriptions.describe(events.RoundEnded(0, 3, (b"", bytes((mare, stallion))), bytes((NONE, NONE))))
    assert say(ended) == (
        f"Round 3 is over. Tomas discards {say_name(mare)} and {say_name(stallion)} for {2 * SALE} coins."
    )
    finished = descriptions.describe(events.StableFinished(0, 1, 0, PRINTED, 0))
    assert say(finished) == "Tomas finishes a castle stable with 3 slots without completing it."
    placed = descriptions.describe(events.CardPlaced(0, 0, asset(OBSTACLE), 1, 2, 1))
    assert say(placed) == "Vera places an obstacle in row 2, slot 3 for 1 coin."


def test_the_log_begins_a_round_with_the_start_player_where_there_is_more_than_one() -> None:
    begun = {}
    for seats in (1, 2):
        begun[seats] = events.RoundBegun(0, 1, 0, b"\0\2\4", b"\1\1\4", b"\6" if seats == 1 else b"", b"")
    assert say(descriptions.describe(begun[1])) == "Round 1 begins."
    assert say(descriptions.describe(begun[2])) == "Round 1 begins; Vera goes first."


def test_what_the_prompt_says_has_no_line_in_the_log() -> None:
    assert not log.is_told(events.BreedingBegun(0, 0))
    assert not log.is_told(events.PlacingBegun(0, 0, NONE))
    assert log.is_told(events.PlacingBegun(0, 0, HIDDEN))


# Prompts.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_says_who_must_do_what(language: str) -> None:
    for state, *_ in WALKS:
        acting = actors(state)
        for seat in range(len(state.coins)):
            prompt = prompts.prompt(seen(state, seat), seat)
            ask = say(prompt.ask, language)
            assert prompt.help
            if prompt.note is not None:
                say(prompt.note, language)
            if seat not in acting:
                assert not prompt.buttons
                assert not prompt.secret
                continue
            assert PEOPLE[seat].name in ask
            found = legal(state, seat)
            for button in prompt.buttons:
                say(button.label, language)
                assert (button.action in found) == (button.why is None)
                if button.about is not None:
                    say(button.about, language)
            assert sum(button.role is Role.MAIN for button in prompt.buttons) <= 1


def test_a_prompt_is_the_same_from_what_the_seat_sees_as_from_everything() -> None:
    for state, *_ in WALKS[::3]:
        for seat in range(len(state.coins)):
            assert prompts.prompt(seen(state, seat), seat) == prompts.prompt(state, seat)


def test_only_who_looks_at_cards_of_its_own_is_asked_in_secret() -> None:
    for state, *_ in WALKS:
        for seat in actors(state):
            looks = state.phase in (Phase.PLACING, Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE)
            assert prompts.prompt(state, seat).secret == (looks or is_private(state))
            assert prompts.prompt(seen(state, None), seat).secret == (looks or is_private(state))


def test_who_finishes_placing_may_keep_each_card_but_not_in_the_last_round() -> None:
    state = table(hand=(1, 2))
    buttons = prompts.prompt(state, 0).buttons
    assert [button.action for button in buttons] == [DRAW_STABLES, FINISHES[NONE]]
    assert buttons[-1].among == (FINISHES[1], FINISHES[2])
    assert say(buttons[-1].label) == "Finish placing"
    assert "choose a card to keep for the next round, or none" in say(buttons[-1].about)
    last = prompts.prompt(state._replace(round=6), 0)
    assert [(button.action, button.among) for button in last.buttons] == [(DRAW_STABLES, ()), (FINISHES[NONE], ())]
    assert say(last.buttons[-1].label) == "Finish, discarding 2 cards"
    assert (
        say(last.buttons[-1].about) == "The cards left in your hand are discarded for 4 coins at the end of the round."
    )
    assert prompts.prompt(table(), 0).buttons[-1].role is Role.MAIN


def test_who_has_no_cards_is_asked_only_for_what_can_be_done_and_brings_something() -> None:
    """A stable that is added without cards in the last round stays empty."""
    asked: dict[tuple[bool, bool], set[str]] = {}
    for state, *_ in WALKS:
        if state.phase == Phase.PLACING and not state.pending and not state.hands[state.active]:
            found = legal(state, state.active)
            fills = DRAW_STABLES in found and state.round < state.rounds
            can = fills, any(isinstance(action, Breed) for action in found)
            asked.setdefault(can, set()).add(say(prompts.prompt(state, state.active).ask).split(": ")[1])
    assert asked == {
        (False, False): {"your hand is empty. Finish placing."},
        (False, True): {"your hand is empty. Breed horses, or finish placing."},
        (True, False): {"your hand is empty. Add a stable, or finish placing."},
        (True, True): {"your hand is empty. Add a stable, breed horses, or finish placing."},
    }


def test_the_line_of_a_turn_says_that_a_rider_brings_a_roller_and_begins_breeding_with_what_is_gained() -> None:
    rider = next(card for card in range(len(ASSETS)) if ASSETS[card].type == RIDER)
    mare, stallion = min(MARES), min(STALLIONS)

    def told(event: events.Event, language: str = "en") -> str:
        brief = in_brief(event)
        assert brief is not None
        return say(told_of(Seat(0), together([brief])), language)

    placed = events.CardPlaced(0, 0, rider, 0, 0, 0)
    assert told(placed) == f"Vera places {say_name(rider)} (gaining a rider roller)."
    assert "騎手ローラーを得る" in told(placed, "ja")
    names = f"{say_name(mare)} with Tomas’s {say_name(stallion)}."
    for shared, more in ((0, ""), (1, ", and 1 VP more for each,")):
        bred = events.HorsesBred(0, 0, mare, stallion, 1, 2, shared)
        assert told(bred) == f"Vera gains 2 VP (Tomas: 1 VP){more} breeding {names}"
        assert told(bred, "ja").index("1VP") < told(bred, "ja").index("親は"), "the gains first"


def test_what_one_breeds_of_the_own_horses_is_told_as_one() -> None:
    mares, stallion = sorted(MARES)[:3], min(STALLIONS)
    bred = [events.HorsesBred(0, 0, mare, stallion, 0, 1 + (mare == mares[0]), 0) for mare in mares]
    briefs = [brief for brief in map(in_brief, bred) if brief is not None]
    pairs = [f"{say_name(mare)} with {say_name(stallion)} ({1 + (mare == mares[0])} VP)" for mare in mares]
    assert say(told_of(Seat(0), together(briefs))) == f"Vera breeds {pairs[0]}, {pairs[1]} and {pairs[2]}."
    told = say(told_of(Seat(0), together(briefs)), "ja")
    assert told.count("繁殖") == 1
    assert told.count("VP") == 3


def test_a_cube_is_told_with_what_its_box_brings_unless_that_is_told_as_it_is_gained() -> None:
    def told(event: events.Event) -> str:
        return say(told_of(Seat(0), together([brief for brief in [in_brief(event)] if brief])))

    assert told(events.BoxUsed(0, 0, 2, 0)) == "Vera puts a cube on box 3 (a rider roller)."
    assert told(events.BoxUsed(0, 0, 4, 0)) == "Vera puts a cube on box 5."


def test_a_card_drawn_for_a_bonus_goes_to_the_hand_in_japanese() -> None:
    card = next(iter(MARES))
    brief = in_brief(events.DrawnKept(0, 0, card, b""))
    assert brief is not None
    named = say(descriptions.describe(KeepDrawn(card)), "ja")
    for said in (named, say(told_of(Seat(0), together([brief])), "ja")):
        assert "手札に加える" in said
    assert "残して" in say(descriptions.describe(FINISHES[card]), "ja")


def test_the_log_says_that_a_rider_brings_a_roller() -> None:
    for card in range(len(ASSETS)):
        line = say(descriptions.describe(events.CardPlaced(0, 0, card, 0, 0, 0)))
        assert line.endswith("Vera gains a rider roller.") == (ASSETS[card].type == RIDER)


def test_who_places_is_asked_to_breed_only_where_that_can_be_done() -> None:
    mare, stallion = next(iter(MARES)), next(iter(STALLIONS))
    able = table(Row(PRINTED, bytes((mare, stallion, NONE))), hand=(1,), studs=(1, 0))
    assert say(prompts.prompt(able, 0).ask) == "Vera: place or discard cards, or breed horses."
    assert say(prompts.prompt(able._replace(studs=(0, 0)), 0).ask) == "Vera: place or discard cards."


def test_who_can_breed_is_told_how_while_placing() -> None:
    mare, stallion = next(iter(MARES)), next(iter(STALLIONS))
    able = table(Row(PRINTED, bytes((mare, stallion, NONE))), hand=(1,), studs=(1, 0))
    how = "To breed, choose a mare and then a stallion, or drag her to him."
    assert say(prompts.prompt(able, 0).note) == f"A discarded card gives you 2 coins. {how}"
    assert say(prompts.prompt(able._replace(studs=(0, 0)), 0).note) == "A discarded card gives you 2 coins."
    assert say(prompts.prompt(able._replace(hands=(b"", b"")), 0).note) == how


def test_bonuses_are_asked_for_by_what_they_are() -> None:
    def ask(*pending: Bonus, **changes: Any) -> Prompt:
        return prompts.prompt(table(pending=pending, **changes), 0)

    owner, draw = Bonus(BonusKind.OWNER), Bonus(BonusKind.DRAW, 1)
    assert say(ask(owner).ask) == "Vera: put a cube on a box of your owner card."
    assert say(ask(draw).ask) == "Vera: draw for your bonus."
    assert say(ask(draw, drew=1).ask) == "Vera: take 1 coin or 1 VP."
    assert say(ask(owner, draw).ask) == "Vera: use your bonuses, in any order."
    assert [say(button.label) for button in ask(draw, drew=1).buttons] == ["1 coin", "1 VP"]
    assert not ask(owner).buttons, "six would leave the question no room: the boxes are clicked"
    assert say(ask(owner).note) == "Click a free box. Point at the card to see what each gives you."


def test_who_cannot_pay_for_any_selection_card_is_told_how_to_pay() -> None:
    state = new(2)._replace(display=b"\0\3\5", coins=(0, 3))
    assert say(prompts.prompt(state, 0).note) == (
        "You cannot afford any: take the cheapest one, then discard kept cards for 2 coins each."
    )
    assert prompts.prompt(state._replace(coins=(1, 3)), 0).note is None


def test_the_owner_of_a_stallion_is_asked_by_name() -> None:
    mare, stallion = min(MARES), min(STALLIONS)
    rows = row(PRINTED, mare), row(PRINTED, stallion)
    state = table(seats=2)._replace(
        tableaus=((rows[0],), (rows[1],)),
        phase=Phase.AGREEING,
        after=Phase.PLACING,
        pair=bytes((mare, stallion)),
        refusal=1,
    )
    prompt = prompts.prompt(state, 1)
    assert (
        say(prompt.ask) == f"Tomas: Vera wants to breed {say_name(mare)} with your {say_name(stallion)}. Do you agree?"
    )
    assert say(prompt.note).endswith("Both partners gain 1 VP each.")
    assert [say(button.label) for button in prompt.buttons] == ["Agree", "Refuse"]
    assert told(state, AGREE, 1)[0][-1] == (Tone.POINTS, "total: 1 → 3 VP")


def test_progress_names_the_round_and_its_phases() -> None:
    for state, *_ in WALKS:
        shown = progress.progress(state)
        for language in LANGUAGES:
            for text in (shown.label, *shown.phases):
                say(text, language)
        assert 0 <= shown.current < len(shown.phases)
    state = new(3)
    assert say(progress.progress(state).label) == "Round 1 of 6"
    assert say(progress.progress(state._replace(round=6)).label) == "Final round, 6 of 6"


def test_while_all_keep_cards_the_window_stays_and_then_grows() -> None:
    windows, before = {}, None
    for state, _, action, _ in WALKS:
        window = progress.progress(state).draft_window
        if before is not None and action is not None and before.step + 1 == state.step:
            if before.phase == state.phase and is_private(before):
                assert window == progress.progress(before).draft_window
                windows["kept"] = True
            else:
                assert window > progress.progress(before).draft_window
        before = state
    assert windows


# Previews.


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_legal_has_a_preview_that_is_said(language: str) -> None:
    spoken = 0
    for state, seat, action, _ in WALKS[:: 4 if language == "en" else 13]:
        if action is None or seat is None:
            continue
        view = seen(state, seat)
        for one in legal(state, seat)[:150]:
            preview = previews.preview(view, seat, one)
            assert f"card.{HIDDEN}" not in preview.pieces
            assert f"card.{NONE}" not in preview.pieces
            for line in preview.lines:
                say(line.text, language)
            if preview.warning is not None:
                say(preview.warning, language)
            spoken += len(preview.lines)
    assert spoken > 1000


def test_where_nothing_is_discarded_nothing_is_said_of_it() -> None:
    def noted(state: State) -> bool:
        note = prompts.prompt(state, 0).note
        return note is not None and ("discard" in say(note) or "no coins for the rest" in say(note))

    keeping = new()._replace(phase=Phase.KEEPING, finished=0, active=0)
    keep = FACES[0].keep
    for drawn, others in ((keep + 1, True), (keep, False)):
        assert noted(keeping._replace(faces=bytes(2), drawn=(bytes(range(drawn)), b""))) == others
    for seen_there, others in ((b"\1\2", True), (b"\1", False)):
        assert noted(table(phase=Phase.KEEPING_STABLE, seen=seen_there)) == others


def test_the_points_of_a_preview_are_those_of_the_rules_own_step_once_its_icons_are_used() -> None:
    counted = 0
    for state, seat, action, _ in WALKS[::5]:
        if action is None or seat is None:
            continue
        for one in legal(state, seat)[:40]:
            lines = [line for line in previews.preview(seen(state, seat), seat, one).lines if line.tone is Tone.POINTS]
            if not lines or (isinstance(one, Breed) and state.refusal):
                continue
            after = act(state, seat, one)
            if (
                state.phase in (Phase.PLACING, Phase.MOVING_ROLLERS, Phase.SWAPPING, Phase.AGREEING)
                and after.state.round == state.round
            ):
                (line,) = lines
                done = with_icons_used(after.state) if isinstance(one, PlaceCard) else after.state
                assert say(line.text) == f"total: {so_far(state, seat)} → {so_far(done, seat)} VP"
                counted += 1
    assert counted > 300


def test_a_card_over_a_slot_tells_its_cost_its_gains_what_it_completes_and_its_points() -> None:
    vet = asset(TYPE[ASSET_OF["vet-1"]], key="vet-1")
    mare = next(n for n in MARES if ASSETS[n].type == DRAUGHT)
    filler = asset(OBSTACLE)
    state = table(row(PRINTED, mare, filler), hand=(vet,), coins=(5, 3))
    lines, warning = told(state, PlaceCard(vet, 0, 2))
    assert warning is None
    assert (lines[0][0] is Tone.COST) == bool(COST[vet])
    assert (Tone.COMPLETE, "completes the stable: 1 coin and an owner icon") in lines
    assert lines[-1][0] is Tone.POINTS
    second = next(n for n, one in enumerate(ASSETS) if one.type == OBSTACLE and n != filler)
    without = table(row(PRINTED, filler, second), hand=(vet,), coins=(5, 3))
    assert (Tone.LOSS, "finishes the stable without completing it: a working horse and a mare missing") in told(
        without, PlaceCard(vet, 0, 2)
    )[0]
    begun = table(row(PRINTED), hand=(vet,), coins=(5, 3))
    assert (Tone.PLAIN, "the stable still needs a working horse and a mare") in told(begun, PlaceCard(vet, 0, 2))[0]
    late = table(row(PRINTED, filler), hand=(second,), coins=(5, 3))
    needs = (Tone.PLAIN, "the stable still needs a working horse and a mare")
    assert needs in told(late, PlaceCard(second, 0, 1))[0], "one horse is both"
    vain = table(row(STABLE_OF["stable-plain-1"], filler), hand=(second,), coins=(5, 3))
    lost = "the stable can then no longer be completed: a sporting horse and an employee missing"
    assert (Tone.LOSS, lost) in told(vain, PlaceCard(second, 0, 1))[0], "no card is both"
    almost = table(row(PRINTED, mare), hand=(vet,), coins=(5, 3))
    assert (Tone.PLAIN, "then the stable only needs its remaining slots filled") in told(almost, PlaceCard(vet, 0, 2))[
        0
    ]


def test_a_card_that_completes_a_stable_tells_that_a_second_draw_is_a_coin_or_a_point() -> None:
    draws = next(n for n, one in enumerate(STABLES) if [bonus.kind for bonus in one.at_once] == [BonusKind.DRAW])
    box = Box()
    box.laid.add(draws)
    cards = box.filling(draws)
    last = cards[-1]
    state = table(row(draws, *cards[:-1]), hand=(last,), coins=(5, 3))
    replaced = (Tone.COMPLETE, "completes the stable: 1 coin or 1 VP (already drawn this round)")
    assert replaced not in told(state, PlaceCard(last, 0, len(cards) - 1))[0]
    assert replaced in told(state._replace(drew=1), PlaceCard(last, 0, len(cards) - 1))[0]
    other = box.card(
        where=lambda one: (
            one.icons & ASSETS[last].icons == ASSETS[last].icons
            and one.bonus[:1]
            and one.bonus[0].kind == BonusKind.DRAW
        )
    )
    assert replaced in told(state._replace(hands=(bytes((other,)), b"")), PlaceCard(other, 0, len(cards) - 1))[0]


def test_a_card_that_completes_a_stable_tells_that_no_box_is_free_for_its_owner_icon() -> None:
    mare, filler, vet = next(n for n in MARES if ASSETS[n].type == DRAUGHT), asset(OBSTACLE), ASSET_OF["vet-1"]
    state = table(row(PRINTED, mare, filler), hand=(vet,), coins=(5, 3), boxes=(511, 0))
    lines, _ = told(state, PlaceCard(vet, 0, 2))
    assert (Tone.COMPLETE, "completes the stable: 1 coin and an owner icon (no free box)") in lines


def test_a_card_over_a_slot_points_at_the_cards_it_scores_with() -> None:
    jumper = asset(SHOWJUMPING, formula=read_formula("below obstacle", ""))
    obstacle = asset(OBSTACLE)
    state = table(row(PRINTED), row(OTHER, obstacle), hand=(jumper,), coins=(5, 3))
    preview = previews.preview(state, 0, PlaceCard(jumper, 0, 0))
    assert preview.pieces == (card_key(jumper), card_key(obstacle))
    assert "worth 2 VP on its own for now" in [say(line.text) for line in preview.lines]
    beside = previews.preview(state, 0, PlaceCard(jumper, 0, 1))
    assert beside.pieces == (card_key(jumper),)


def test_a_card_over_a_slot_tells_what_it_brings_to_others_and_points_at_them() -> None:
    jumper = asset(SHOWJUMPING, formula=read_formula("below obstacle", ""))
    obstacle = asset(OBSTACLE, cost=0)
    state = table(row(PRINTED, jumper), row(OTHER), hand=(obstacle,), coins=(5, 3))
    preview = previews.preview(state, 0, PlaceCard(obstacle, 1, 0))
    assert (Tone.GAIN, "2 VP more for other cards") in [(line.tone, say(line.text)) for line in preview.lines]
    assert card_key(jumper) in preview.pieces
    beside = previews.preview(state, 0, PlaceCard(obstacle, 1, 1))
    assert not any("for other cards" in say(line.text) for line in beside.lines)
    assert card_key(jumper) not in beside.pieces


def test_a_card_over_a_slot_tells_the_line_bonus_that_it_wins() -> None:
    vet = asset(TYPE[ASSET_OF["vet-1"]], key="vet-1")
    state = table(row(PRINTED), hand=(vet,), coins=(5, 3))
    assert (Tone.GAIN, "2 VP more for stables") in told(state, PlaceCard(vet, 0, 0))[0]


def test_a_horse_that_scores_with_a_roller_tells_how_many_there_are_for_it() -> None:
    horse = next(n for n, one in enumerate(ASSETS) if one.formula.kind == FormulaKind.WITH_ROLLER and not one.cost)
    points = ASSETS[horse].formula.points
    state = table(row(PRINTED), hand=(horse,))
    assert (Tone.PLAIN, f"scores {points} VP with a rider roller at the end; you have 0") in told(
        state, PlaceCard(horse, 0, 0)
    )[0]
    state = table(row(PRINTED, asset(RIDER)), hand=(horse,))
    assert (Tone.PLAIN, f"scores {points} VP with a rider roller at the end; you have 1") in told(
        state, PlaceCard(horse, 0, 1)
    )[0]


def test_a_card_that_is_too_dear_tells_so_and_how_many_to_sell() -> None:
    dear = next(n for n, price in enumerate(COST) if price == 2)
    others = [n for n in range(10) if n != dear][:2]
    state = table(row(PRINTED), hand=(dear, *others), coins=(0, 3))
    lines, _ = told(state, PlaceCard(dear, 0, 0))
    short = "2 coins short: you discard 1 other card first"
    assert lines[:2] == [(Tone.COST, "costs 2 coins"), (Tone.LOSS, short)]
    sold = act(act(state, 0, SellCard(others[0])).state, 0, PlaceCard(dear, 0, 0)).state
    assert lines[-1] == (Tone.POINTS, f"total: {total(state, 0)} → {total(sold, 0)} VP")
    assert why(state, PlaceCard(dear, 0, 0)) == "It costs 2 coins and you have 0: discard 1 other card first."
    alone = table(row(PRINTED), hand=(dear,), coins=(0, 3))
    lines, _ = told(alone, PlaceCard(dear, 0, 0))
    assert lines[:2] == [(Tone.COST, "costs 2 coins"), (Tone.LOSS, "you have only 0 coins")]
    assert not any(tone is Tone.POINTS for tone, _ in lines)
    assert why(alone, PlaceCard(dear, 0, 0)) == "It costs 2 coins and you have 0; discarding cards would not be enough."


def test_a_discount_is_told() -> None:
    dear = next(n for n, price in enumerate(COST) if price == 2 and ASSETS[n].deck == 0)
    state = table(row(PRINTED), hand=(dear,), boxes=(1, 0))
    lines, _ = told(state, PlaceCard(dear, 0, 0))
    assert [line for line in lines if "cost" in line[1]] == [(Tone.COST, "costs 1 coin (1 coin off)")]


def test_the_points_of_coins_that_are_paid_are_told_with_those_of_the_card() -> None:
    dear = next(n for n, price in enumerate(COST) if price == 2 and not ASSETS[n].bonus)
    for coins, said in ((3, [(Tone.LOSS, "−1 VP: coins paid (at the end, 1 VP for every 3 left)")]), (5, [])):
        lines, _ = told(table(row(PRINTED), hand=(dear,))._replace(coins=(coins, 3)), PlaceCard(dear, 0, 0))
        assert [line for line in lines if "coins paid" in line[1]] == said


def test_finishing_is_warned_of_with_what_could_still_be_placed_or_kept() -> None:
    state = table(hand=(1, 2))
    placeable = "You could still place Saffron and Tempest."
    assert told(state, FINISHES[NONE]) == (
        [
            (Tone.PLAIN, "you won’t place any more cards this round"),
            (Tone.GAIN, "the 2 cards left in your hand are discarded: 4 coins"),
        ],
        placeable + " You could keep a card for the next round.",
    )
    lines, warning = told(state, FINISHES[1])
    assert lines[-1] == (Tone.GAIN, "the other card is discarded: 2 coins")
    assert warning == "You could still place Tempest.", "what is kept is not among what could still be placed"
    assert told(table(hand=(1, 2, 3, 4, 5)), FINISHES[1])[1] == "You could still place 4 of the cards you discard."
    assert told(state._replace(round=6), FINISHES[NONE])[1] == placeable
    (first, _), _ = told(state._replace(round=6), FINISHES[NONE])
    assert first == (Tone.PLAIN, "you won’t place any more cards in this game")
    poor = state._replace(coins=(0,) * len(state.coins), tableaus=((), ()))
    assert told(poor, FINISHES[1])[1] == "You won’t place any more cards this round."
    below = [say(line.text) for line in previews.preview(poor, 0, FINISHES[1]).below_warning]
    assert "you won’t place any more cards this round" not in below, "the warning says it"
    assert below
    assert told(table(), FINISHES[NONE]) == ([(Tone.PLAIN, "you won’t place any more cards this round")], None)


def test_breeding_tells_its_cost_the_foal_and_what_the_partner_gets() -> None:
    mare = min(MARES)
    same = next(n for n in STALLIONS if TYPE[n] == TYPE[mare])
    state = table()._replace(tableaus=((row(PRINTED, mare),), (row(OTHER, same),)), lots=b"\1\1")
    lines, _ = told(state, Breed(mare, same))
    assert lines == [
        (Tone.COST, "costs 1 stud token"),
        (Tone.GAIN, "a foal worth 2 VP"),
        (Tone.GAIN, "1 VP each for you and Tomas"),
        (Tone.PLAIN, "the stud token goes to Tomas: 1 VP"),
        (Tone.POINTS, f"total: {total(state, 0)} → {total(state, 0) + 3} VP"),
    ]
    asked = told(state._replace(refusal=1), Breed(mare, same))[0]
    assert (Tone.PLAIN, "Tomas may refuse") in asked
    assert asked[-1] == lines[-1]


def test_what_drawing_and_keeping_would_do_is_told() -> None:
    told_of, wanted = dict[type, str](), (KeepCards, KeepDrawn, KeepStable, DrawBonus, DrawStables)
    for state, seat, action, _ in WALKS:
        if action is None or seat is None:
            continue
        view = seen(state, seat)
        for one in legal(state, seat):
            if (
                isinstance(one, KeepCards | KeepDrawn | KeepStable | DrawBonus | DrawStables)
                and type(one) not in told_of
            ):
                lines, _ = told(view, one, seat)
                told_of[type(one)] = " / ".join(words for _, words in lines)
    assert set(told_of) == set(wanted)
    assert "go to your hand / placing them all costs" in told_of[KeepCards]
    assert told_of[KeepDrawn].startswith("1 card goes to your hand")
    assert told_of[KeepDrawn].endswith("the other 2 cards are discarded")
    assert "slots to fill / the stable still needs" in told_of[KeepStable]
    assert told_of[DrawBonus].startswith("you see 3 cards and keep 1 of them")
    assert told_of[DrawStables].startswith("you see 3 stables and must keep 1 of them")


def test_who_owes_coins_is_told_how_many_of_the_cards_kept_must_be_sold() -> None:
    face = next(n for n, one in enumerate(FACES) if one.keep == 3)
    state = table(
        phase=Phase.KEEPING, finished=2, drawn=(bytes((1, 2, 3, 4)), b""), debts=b"\3\0", faces=bytes((face, face))
    )
    lines, _ = told(state, next(one for one in legal(state, 0) if isinstance(one, KeepCards)))
    assert (Tone.LOSS, "then you discard 2 of your cards for the coins you owe") in lines


def test_what_is_not_possible_has_an_empty_preview() -> None:
    state = table(row(PRINTED), hand=(1,))
    for action in (
        PlaceCard(2, 0, 0),
        PlaceCard(1, 3, 0),
        PlaceCard(1, 0, 5),
        SellCard(7),
        UseBox(0),
        TAKE_COIN,
        MoveRoller(1),
        AGREE,
        ChooseSelection(0),
    ):
        assert previews.preview(state, 0, action) == Preview()


def test_a_swap_that_costs_points_is_warned_of() -> None:
    jumper, obstacle = asset(SHOWJUMPING, formula=read_formula("below obstacle", "")), asset(OBSTACLE)
    plain = asset(RIDER, formula=Formula())
    state = table(row(PRINTED, jumper), row(OTHER, obstacle, plain), phase=Phase.SWAPPING, swaps=1)
    swap = SwapCards(*sorted((obstacle, plain)))
    after = total(act(state, 0, swap).state, 0)
    assert after < total(state, 0)
    lines, warning = told(state, swap)
    assert warning == "This swap would cost you points."
    assert lines[-1] == (Tone.POINTS, f"total: {total(state, 0)} → {after} VP")


# Reasons.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_gives_a_reason(language: str) -> None:
    every = list(dict.fromkeys(action for _, _, action, _ in WALKS if action is not None))
    sample = [*every[::23], *{type(action): action for action in every}.values()]
    said = set()
    for state, *_ in WALKS[:: 5 if language == "en" else 17]:
        for seat in range(len(state.coins)):
            found = set(legal(state, seat)) if seat in actors(state) else set()
            view = seen(state, seat)
            for action in sample:
                if action not in found:
                    assert reasons.why_not(view, seat, action) == reasons.why_not(state, seat, action)
                    reason = say(reasons.why_not(view, seat, action), language)
                    assert reason.endswith("。" if language == "ja" else "."), reason
                    said.add(reason)
    assert len(said) > 30


def test_reasons_name_what_is_in_the_way() -> None:
    state = table(row(PRINTED, 5), hand=(1,))
    assert why(state, PlaceCard(2, 0, 1)) == "That card is not in your hand."
    assert why(state, PlaceCard(1, 0, 0)) == "There is already a card in that slot."
    assert why(state, PlaceCard(1, 0, 4)) == "This stable has only 3 slots."
    assert why(state, PlaceCard(1, 2, 0)) == "You have no stable there."
    assert why(state, SellCard(2)) == "That card is not in your hand."
    assert why(state, UseBox(0)) == "You have no bonus to use now."
    assert why(state, PASS_BREEDING) == "You are still placing: finish that first."
    assert why(state._replace(round=6), FINISHES[1]) == "No card can be kept after the final round."
    assert why(state, FINISHES[1], seat=1) == "It is Vera’s turn to decide."
    assert why(state._replace(phase=Phase.OVER), FINISHES[1]) == "The game is over."
    three = table(*(row(stable) for stable in range(3)))
    assert why(three, DRAW_STABLES) == "You already have 3 unfinished stables: finish one first."
    six = table(*(row(stable, 1, 2, 3, cube=Cube.COMPLETED) for stable in range(6)))
    assert why(six, DRAW_STABLES) == "You already have 6 stables, the most you can have."
    none = table(row(PRINTED), stables=b"", stable_discard=b"")
    assert why(none, DRAW_STABLES) == "No stables are left."


def test_reasons_while_bonuses_are_used() -> None:
    state = table(pending=(Bonus(BonusKind.OWNER),), boxes=(1, 0), hand=(1,))
    assert why(state, UseBox(0)) == "There is already a cube on box 1."
    assert why(state, UseBox(6)) == "That box needs cubes on both boxes below it first."
    assert why(state, DRAWS[0]) == "You have no draw to use."
    assert why(state, PlaceCard(1, 0, 0)) == "First use your bonus: an owner icon."
    draw = table(pending=(Bonus(BonusKind.DRAW, 0),))
    assert why(draw, TAKE_COIN) == "Your bonus is to draw from the sporting horses."
    assert why(draw, UseBox(0)) == "You have no owner icon to use."
    assert why(draw._replace(drew=1), DRAWS[0]).endswith("take 1 coin or 1 VP.")


def test_whose_draw_is_replaced_is_told_to_take_a_coin_or_a_point_first() -> None:
    state = table(pending=(Bonus(BonusKind.DRAW, 0),), drew=1, hand=(1,))
    assert why(state, PlaceCard(1, 0, 0)) == "First take 1 coin or 1 VP."
    both = state._replace(pending=(Bonus(BonusKind.DRAW, 0), Bonus(BonusKind.OWNER)))
    assert why(both, PlaceCard(1, 0, 0)) == "First put a cube on a box of your owner card, and take 1 coin or 1 VP."


def test_reasons_of_breeding() -> None:
    mare, other, stallion = (*sorted(MARES)[:2], min(STALLIONS))
    theirs = row(OTHER, stallion)
    state = table()._replace(tableaus=((row(PRINTED, mare),), (theirs,)), lots=bytes((FIRST_COLOUR, ADDITIONAL_CARD)))
    assert why(state, Breed(mare, stallion)) == "Tomas is not your partner this round."
    assert why(state, Breed(other, stallion)) == "You can breed only mares in your own tableau."
    assert why(state, Breed(stallion, mare)) == "Breeding needs a mare and a stallion."
    partners = state._replace(lots=b"\1\1")
    assert why(partners._replace(studs=(0, 1)), Breed(mare, stallion)) == "You have no stud token left."
    refused = partners._replace(refusal=1, refused=bytes((mare, stallion)))
    assert why(refused, Breed(mare, stallion)) == "Tomas has already refused to let these two breed this round."
    tokens = tuple(int(card == mare) for card in range(len(ASSETS)))
    assert why(partners._replace(tokens=tokens), Breed(mare, stallion)) == f"{say_name(mare)} already has a foal."


def test_reasons_of_the_distribution() -> None:
    state = new(2)._replace(display=b"\0\2\7", coins=(1, 3))
    assert why(state, ChooseSelection(7)) == "It costs 2 coins and you have 1: choose one you can pay for."
    assert why(state, ChooseSelection(4)) == "That selection card is not on display."
    assert why(state._replace(display=b"\0\7", coins=(0, 3)), ChooseSelection(7)).endswith("take the cheapest one.")
    decks = state._replace(phase=Phase.CHOOSING_DECKS, to_choose=b"\2")
    assert why(decks, ChooseDeck(0)) == ("This card comes from the managers and riders or the stablehands and vets.")
    keeping = state._replace(phase=Phase.KEEPING, faces=b"\0\0", drawn=(b"\1\2\3\4", b""))
    assert why(keeping, KeepCards(b"\1\2")) == "Keep exactly 3 cards."
    assert why(keeping, KeepCards(b"\1\2\7")) == "You can keep only cards you have drawn."
    assert why(keeping._replace(finished=1), KeepCards(b"\1")) == ("You have chosen your cards; wait for the others.")
    drawn = table(phase=Phase.KEEPING_DRAWN, seen=b"\1\2")
    assert why(drawn, KeepDrawn(5)) == "That card is not among those drawn."
    assert why(drawn, FINISHES[NONE]) == "First keep one of the cards drawn."
    assert (
        why(table(phase=Phase.KEEPING_STABLE, seen=b"\1\2"), KeepStable(9, 0))
        == "That stable is not among those drawn."
    )


def test_what_spare_rollers_add_at_the_end_is_said_beside_the_points_so_far() -> None:
    horse, card = asset(SHOWJUMPING, formula=read_formula("roller 3", "")), asset(OBSTACLE)
    state = table(row(PRINTED, horse, card), boxes=(4, 0))
    points = total(state, 0) + 3
    assert say(overview.so_far(state, 0)) == f"{points} VP if the game ended now, 3 VP of them with rider rollers."
    assert (
        say(overview.so_far(state._replace(boxes=(0, 0)), 0))
        == f"{total(state._replace(boxes=(0, 0)), 0)} VP if the game ended now."
    )


def test_reasons_of_the_end() -> None:
    horse = asset(SHOWJUMPING, formula=read_formula("roller 3", ""))
    other = asset(OBSTACLE)
    state = table(row(PRINTED, horse, other), phase=Phase.MOVING_ROLLERS, boxes=(4, 0))
    assert why(state, MoveRoller(other)) == "That card does not score with a rider roller."
    assert why(state._replace(rollers=(bytes((horse,)), b"")), MoveRoller(horse)) == (
        "That horse already has a rider roller."
    )
    assert why(state, KEEP_PLACES) == "First move your rider rollers, or finish moving."
    swapping = state._replace(phase=Phase.SWAPPING, swaps=1)
    assert why(swapping, SwapCards(horse, 77)) == "You can swap only cards in your own tableau."
    assert why(swapping, SwapCards(horse, horse)) == "Choose two different cards."
    assert why(swapping, KEEP_ROLLERS) == "First swap two cards, or leave the horse box unused."


# Scores and the end.


def test_the_score_has_the_items_of_the_pad_in_its_order_and_adds_up_to_the_total() -> None:
    for state, *_ in WALKS[::9]:
        for seat in range(len(state.coins)):
            score = endings.score(seen(state, seat), seat)
            assert score.total == so_far(state, seat)
            # Beside tokens that are left and score nothing, which say why, and what rollers will score.
            rollers = [item for item in score.items if "at the end" in item.text.source]
            assert [item.points for item in rollers] == [more for more in [rollers_to_come(state, seat)] if more]
            points = [item.points for item in score.items if item.points and item not in rollers]
            assert points == [one.points for one in scored(state, seat)]
            assert all(item.points or item.part == endings.LEFT_KEY for item in score.items)
            parts = [part.key for part in score.parts]
            assert parts == ["stables", "owner", "assets", "tokens", "left"]
            order = [parts.index(item.part) for item in score.items]
            assert order == sorted(order)
            for language in LANGUAGES:
                for text in (*(item.text for item in score.items), *(part.title for part in score.parts)):
                    say(text, language)


def test_items_name_the_stable_and_the_cards_they_come_from() -> None:
    jumper = asset(SHOWJUMPING, formula=read_formula("below obstacle", ""))
    obstacle, vet = asset(OBSTACLE), ASSET_OF["vet-1"]
    mare = next(n for n in MARES if ASSETS[n].type == DRAUGHT and ASSETS[n].formula.kind == FormulaKind.WITH_ROLLER)
    state = table(
        row(PRINTED, jumper, vet, mare, cube=Cube.COMPLETED),
        row(OTHER, obstacle, cube=Cube.COMPLETED),
        boxes=(0b10001100, 0),
        tokens=tuple(2 * (card == mare) for card in range(len(ASSETS))),
    )
    score = endings.score(state, 0)
    told = {say(item.text): item for item in score.items}
    line = told["Castle, 3 slots: line bonus for a vet"]
    assert (line.points, line.pieces) == (2, (stable_key(PRINTED), card_key(vet)))
    flat = told[f"{say(stable_name(OTHER))}, completed"]
    assert (flat.points, flat.pieces) == (STABLES[OTHER].at_end.points, (stable_key(OTHER),))
    each = told["1 VP for each completed stable"]
    assert (each.points, each.pieces) == (2, (owner_key(0), stable_key(PRINTED), stable_key(OTHER)))
    assert told[f"{say_name(jumper)}: an obstacle directly below"].pieces == (card_key(jumper), card_key(obstacle))
    assert told[f"{say_name(mare)}’s foal"].points == 2
    assert told["3 coins"].points == 1
    assert told["1 rider roller to move at the end"].points == rollers_add(state, 0)


def test_cards_that_are_counted_are_those_that_the_points_come_from() -> None:
    checked = 0
    for state, *_ in WALKS[::7]:
        for tableau in state.tableaus:
            places = icon_places(tableau, state.tokens)
            for _, spot in cards_of(tableau):
                for other in counted_by_card(tableau, places, spot):
                    assert other in {one for one, _ in cards_of(tableau)}
                    checked += 1
            for number in range(len(tableau)):
                line = counted_by_line(tableau, places, number)
                assert set(line) <= set(tableau[number].slots)
                assert not counted_by_stable(tableau, places, number) or tableau[number].cube == Cube.COMPLETED
    assert checked > 500


def test_each_card_counted_one_by_one_gives_its_points() -> None:
    for state, *_ in WALKS[::7]:
        for seat, tableau in enumerate(state.tableaus):
            places = icon_places(tableau, state.tokens)
            worth = {one.what: one.points for one in scored(state, seat) if one.part == ASSET_PART}
            for card, spot in cards_of(tableau):
                formula = ASSETS[card].formula
                if formula.kind == FormulaKind.EACH:
                    counted = counted_by_card(tableau, places, spot)
                    assert worth.get(card, 0) == formula.points * len(counted)
                elif formula.kind in (FormulaKind.BESIDE, FormulaKind.PAIR, FormulaKind.BOTH):
                    assert bool(counted_by_card(tableau, places, spot)) == bool(worth.get(card, 0))


def over(points: tuple[int, ...], boxes: tuple[int, ...] = (0, 0)) -> State:
    """A game that is over with these points, which are all VP tokens."""
    state = new(len(points))
    empty = tuple(((empty_row(PRINTED)),) for _ in points)
    return state._replace(
        phase=Phase.OVER,
        tableaus=empty,
        points=tuple(points),
        coins=(0,) * len(points),
        studs=(0,) * len(points),
        boxes=tuple(boxes),
    )


@pytest.mark.parametrize(
    ("points", "boxes", "said"),
    [
        ((54, 50), (0, 0), "Vera wins with 54 VP."),
        ((54, 54), (1, 3), "Tied at 54 VP: Tomas wins with more cubes on the owner card (2)."),
        ((54, 54), (2, 1), "Vera and Tomas share the victory with 54 VP each."),
        ((54, 54, 54), (3, 5, 1), "Vera and Tomas share the victory with 54 VP each."),
        ((69,), (0,), "Vera scores 69 VP. 70 VP or more is a good result."),
        ((70,), (0,), "Vera scores 70 VP. A good result to start with."),
        ((80,), (0,), "Vera scores 80 VP. An experienced horse breeder."),
        ((90,), (0,), "Vera scores 90 VP. The work of a professional."),
        ((100,), (0,), "Vera scores 100 VP. You could breed a champion for the Grand National!"),
    ],
)
def test_the_end_says_who_won_and_why_and_solo_the_step_of_the_scale(
    points: tuple[int, ...], boxes: tuple[int, ...], said: str
) -> None:
    state = over(points, boxes)
    assert say(endings.ending(state)) == said
    say(endings.ending(state), "ja")
    assert prompts.prompt(state, 0).ask == endings.ending(state)
    for language in LANGUAGES:
        assert all(say(note, language) for note in endings.notes(state))
