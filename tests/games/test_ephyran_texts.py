"""Ephyran in words: names, explanations, log, actions, prompts, refusals, previews, the end and rules pages."""

import random
import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest

from boardroom.engine.prompt import Prompt, Role, Tone
from boardroom.engine.text import Text
from boardroom.games.ephyran import manifest
from boardroom.games.ephyran.position import events
from boardroom.games.ephyran.position.actions import (
    CONCEDE,
    DRAW_NOTHING,
    LET_HAPPEN,
    Action,
    AddArea,
    Block,
    ChangeArea,
    ChooseGod,
    DestroyArea,
    DiscardCard,
    DrawCard,
    ExchangeWithCity,
    ExchangeWithHand,
    GiveUpArea,
    LockColumn,
    PlaceToken,
    PlayCastorAndPollux,
    PlayGraeae,
    Source,
    StealDionysus,
    StealToken,
    TakeToken,
    UnlockColumn,
)
from boardroom.games.ephyran.position.cards import (
    ALL_TOKENS,
    CREATURES,
    DIONYSUS,
    FIRST_DIONYSUS,
    HALVES,
    HIDDEN,
    NO_TOKEN,
    NUMBERS,
    PILE_CARDS,
    SUPPORT,
    SUPPORTS,
    SYMBOL,
    TERRITORIES,
    TERRITORY,
    TOKEN_POINTS,
    TOKENS,
    Support,
    Token,
    half_key,
)
from boardroom.games.ephyran.position.city import EMPTY_CITY, City, with_area, with_lock, with_token
from boardroom.games.ephyran.position.numbers import DRAWN_BY_TWINS, FIRST_CITY, LATER_CITY, SEEN_BY_GRAEAE
from boardroom.games.ephyran.position.state import (
    NOBODY,
    UNFINISHED,
    Announced,
    Ending,
    Phase,
    State,
    card_key,
    ends_by_drawing,
    token_key,
)
from boardroom.games.ephyran.table.faces.icons import ephyran_icons
from boardroom.games.ephyran.words import descriptions, explanations, names
from boardroom.games.ephyran.words.log import EVENTS
from boardroom.games.ephyran.words.prompts import HELP
from boardroom.games.ephyran.words.rules_page import page_numbers
from boardroom.ui.kit.pictures import icons
from boardroom.ui.kit.words.say import LANGUAGES
from boardroom.ui.rulebook import markdown
from tests.games.citadel import PACKAGE, PEOPLE, RULES, VOICES, WALKS, half, new, say

LAGOON, LANDS, FOREST, MOUNTAIN = range(4)
BACCHUS = 2 * FIRST_DIONYSUS


def city(*areas: str, tokens: Sequence[tuple[int, int, Token]] = (), locks: Sequence[int] = ()) -> City:
    """A city of areas by name, "lagoon-1-siren" or "lagoon dionysus"; tokens and locks by territory and number."""
    built = EMPTY_CITY
    for name in areas:
        if name.endswith(" dionysus"):
            built = with_area(built, TERRITORIES.index(name.split()[0]), BACCHUS)
        else:
            built = with_area(built, TERRITORIES.index(name.split("-")[0]), half(name))
    for territory, number, token in tokens:
        built = with_token(built, territory, number, token)
    for territory in locks:
        built = with_lock(built, territory, half("shield"))
    return built


def position(*cities: City, hand: tuple[int, ...] = (), seats: int = 2, **changes: Any) -> State:
    """The first seat's turn with these cities and these halves in hand; the gods are Poseidon, Gaia and so on."""
    state = new(seats)
    cities = (*cities, *(EMPTY_CITY,) * (seats - len(cities)))
    held = bytes(number >> 1 for number in hand)
    return state._replace(
        phase=changes.pop("phase", Phase.PLAYING),
        cities=cities,
        gods=tuple(range(seats)),
        hands=(held, *state.hands[1:]),
        **changes,
    )


# Names.


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_creatures_supports_gods_and_tokens_have_a_name_of_their_own_and_an_explanation(language: str) -> None:
    for called, told, things in (
        (names.creature_name, explanations.creature_about, range(DIONYSUS + 1)),
        (names.support_name, explanations.support_about, range(len(SUPPORTS))),
        (names.god_name, explanations.god_about, range(len(TERRITORIES))),
        (names.token_name, explanations.token_about, (*range(1, len(TOKENS)), HIDDEN)),
    ):
        assert len({say(called(thing), language) for thing in things}) == len(things)
        abouts = {say(told(thing), language) for thing in things}
        assert len(abouts) == len(things)
        assert all(about.endswith("。" if language == "ja" else ".") for about in abouts)
    assert len(CREATURES) == 24


def test_explanations_tell_the_numbers_of_the_data() -> None:
    assert str(SEEN_BY_GRAEAE) in say(explanations.support_about(Support.GRAEAE))
    twins = say(explanations.support_about(Support.CASTOR_AND_POLLUX))
    assert f"Draw {DRAWN_BY_TWINS} cards, each from the pile or the discard pile" in twins
    assert "play an area or discard a card" in twins
    for token in range(1, len(TOKENS)):
        assert explanations.points_name(TOKEN_POINTS[token]) in say(explanations.token_about(token))
    assert "−1" in say(explanations.token_about(Token.HELMET))


def test_a_half_and_a_card_are_named_short_and_within_a_sentence() -> None:
    exchange, scylla = half("exchange"), half("lagoon-3-scylla")
    assert say(names.half_name(scylla)) == "Scylla"
    assert say(names.half_in_sentence(scylla)) == "Scylla (Lagoon 3)"
    assert say(names.half_in_sentence(scylla), "ja") == "スキュラ（ラグーン3）"
    assert say(names.half_name(exchange)) == "Exchange"
    assert say(names.half_in_sentence(exchange), "ja") == "「交換」"
    assert say(names.half_in_sentence(half("graeae"))) == "the Graeae"
    both = [say(names.half_in_sentence(number)) for number in (scylla & ~1, scylla | 1)]
    assert say(names.card_name(scylla >> 1)) == " / ".join(both)
    assert "Scylla (Lagoon 3)" in both
    assert say(names.card_name(FIRST_DIONYSUS)) == say(names.half_in_sentence(BACCHUS)) == "Dionysus"
    assert say(names.area_name(BACCHUS, FOREST, 2)) == "Forest 2, Dionysus"
    assert names.half_piece(scylla).key == card_key(scylla >> 1)


def test_no_two_cards_have_the_same_name() -> None:
    for language in LANGUAGES:
        said = [
            frozenset(say(names.half_in_sentence(2 * card + side), language) for side in (0, 1)) for card in PILE_CARDS
        ]
        assert len(set(said)) == len(PILE_CARDS)


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
    met = set()
    for state, seat, action, happened in WALKS:
        if action is not None:
            say(RULES.words.describe(action), language)
            met.add(type(action))
        for event in happened:
            for audience in (seat, None):
                seen = RULES.secrets.see(event, audience)
                if seen is not None:
                    say(RULES.words.describe(seen), language)
            met.add(type(event))
        progress = RULES.progress(state)
        say(progress.label, language)
        assert 0 <= progress.current < len(progress.phases)
        for phase in progress.phases:
            say(phase, language)
    assert met == {*get_args(Action), *EVENTS} - {type(CONCEDE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_actions_tells_all_of_them_apart(language: str) -> None:
    listed = 0
    for state, seat, action, _ in WALKS[:: 1 if language == "en" else 5]:
        if action is None or seat is None:
            continue
        legal = [
            action
            for action in RULES.legal(state, seat)
            # One Dionysus is as good as another.
            if max(getattr(action, "half", 0) >> 1, getattr(action, "card", 0)) < FIRST_DIONYSUS
        ]
        said = [say(RULES.words.describe(action), language) for action in legal]
        assert len(set(said)) == len(said), sorted(said)
        listed += len(said)
    assert listed > 1000


def test_an_action_names_the_half_that_is_played_and_the_one_that_is_given_up() -> None:
    exchange, minotaur = half("exchange"), half("lands-1-minotaur")
    others = [say(names.half_in_sentence(number ^ 1)) for number in (exchange, minotaur)]
    assert say(RULES.words.describe(AddArea(minotaur, LANDS))) == f"Add Minotaur (Lands 1), giving up {others[1]}"
    by_hand = RULES.words.describe(ExchangeWithHand(exchange, minotaur))
    played = "Play Exchange: Lands 1 for Minotaur (Lands 1) from your hand"
    assert say(by_hand) == f"{played}, giving up {others[0]} and {others[1]}"
    assert say(RULES.words.describe(AddArea(BACCHUS, LANDS))) == "Add Dionysus to the lands"
    assert say(RULES.words.describe(AddArea(BACCHUS, LANDS)), "ja") == "大地にディオニュソスを追加"
    magic = half("magic")
    given = say(names.half_in_sentence(magic ^ 1))
    assert say(RULES.words.describe(Block(magic))) == f"Block it with Hecate’s Magic, giving up {given}"


def keys(text: Text) -> list[str]:
    return [span.key for span in VOICES["en"].spans(text, PEOPLE) if span.key]


def test_a_line_of_the_log_points_at_the_cards_and_tokens_it_speaks_of() -> None:
    siren, scylla = half("lagoon-1-siren"), half("lagoon-1-scylla")
    changed = RULES.words.describe(events.AreaChanged(0, 1, siren, LAGOON, 1, scylla, 1))
    assert say(changed) == "Tomas replaces Scylla (Lagoon 1) with Siren (Lagoon 1). The token there leaves the game."
    assert keys(changed) == [card_key(scylla >> 1), card_key(siren >> 1)]
    exchanged = RULES.words.describe(events.AreasExchanged(0, 0, 1, LAGOON, 1, siren, scylla, Token.OWL, HIDDEN))
    assert say(exchanged) == (
        "Vera gets Siren (Lagoon 1) from Tomas in exchange for Scylla (Lagoon 1). "
        "Tokens move with them: an owl and a face-down token."
    )
    assert keys(exchanged)[2:] == [token_key(0, LAGOON, 1), token_key(1, LAGOON, 1)]
    stolen = RULES.words.describe(events.SupportAnnounced(0, 0, half("steal-token"), 1, FOREST, 2))
    assert say(stolen) == "Vera plays Steal Token on Tomas’s Forest 2."
    assert keys(stolen)[1] == token_key(1, FOREST, 2)


def test_the_theft_of_dionysus_is_told_with_the_place_where_he_stood_and_that_where_he_is_laid() -> None:
    stolen = RULES.words.describe(
        events.DionysusStolen(0, 0, half("lands-2-minotaur"), 1, BACCHUS, MOUNTAIN, 1, Token.OWL)
    )
    assert say(stolen) == (
        "Vera steals Dionysus (Lands 2) from Tomas, leaving Minotaur (Lands 2), and places him as Mountain 1. "
        "A token moves with him: an owl."
    )
    assert say(stolen, "ja") == (
        "Veraさんがミノタウロス（大地2）と引き換えにTomasさんのディオニュソス（大地2）を奪い、自分の火山1に置きました。"
        "上にあったトークンも一緒に移りました：フクロウ。"
    )


def in_short(event: events.Event, knows: int | None, language: str = "en") -> str:
    brief = RULES.words.in_brief(RULES.secrets.see(event, knows))
    assert brief is not None
    return say(brief.text, language)


def test_the_last_turn_names_a_token_that_comes_with_an_area_to_who_knows_it() -> None:
    stolen = events.DionysusStolen(0, 0, half("lands-2-minotaur"), 1, BACCHUS, MOUNTAIN, 1, Token.HELMET)
    assert in_short(stolen, 0) == in_short(stolen, 1) == "steals Dionysus with a helmet from Tomas"
    assert in_short(stolen, None) == "steals Dionysus with a face-down token from Tomas"
    assert in_short(stolen, 0, "ja") == "Tomasさんのディオニュソス（兜つき）を奪う"
    assert in_short(stolen._replace(token=NO_TOKEN), 0) == "steals Dionysus from Tomas"
    siren, scylla = half("lagoon-1-siren"), half("lagoon-1-scylla")
    exchanged = events.AreasExchanged(0, 0, 1, LAGOON, 1, siren, scylla, Token.OWL, NO_TOKEN)
    said = "gets Siren (Lagoon 1) with an owl from Tomas in exchange for Scylla (Lagoon 1)"
    assert in_short(exchanged, 0) == said


def test_what_is_hidden_is_named_to_its_owner_only() -> None:
    card = say(names.card_name(0))
    for event, own, others in (
        (events.CardDrawn(0, 0, 0, Source.PILE), card, "Vera draws a card."),
        (events.DefenderRefilled(0, 0, 0), card, "Vera draws a card."),
        (events.TokenTaken(0, 0, Token.TRIDENT), "a trident", "Vera takes a magical token."),
        (events.TokenPlaced(0, 0, LANDS, 2, Token.HELMET), "a helmet", "Vera places a face-down token on Lands 2."),
        (events.CardsSeen(0, 0, bytes((0, 1, 2))), card, "Vera looks at 3 cards of the pile."),
        (events.CardKept(0, 0, 0, b""), card, "Vera keeps a card."),
    ):
        assert own in say(RULES.words.describe(RULES.secrets.see(event, 0)))
        assert (
            say(RULES.words.describe(RULES.secrets.see(event, 1)))
            == say(RULES.words.describe(RULES.secrets.see(event, None)))
            == others
        )
    open_draw = events.CardDrawn(0, 0, 0, Source.DISCARD_PILE)
    assert say(RULES.words.describe(RULES.secrets.see(open_draw, 1))) == f"Vera takes {card} from the discard pile."
    robbed = events.TokenStolen(0, 0, 1, LANDS, 2, Token.OWL)
    assert say(RULES.words.describe(RULES.secrets.see(robbed, None))) == "Vera steals the token."
    for knows in (0, 1):
        assert say(RULES.words.describe(RULES.secrets.see(robbed, knows))) == "Vera steals the token: an owl."


def test_the_log_tells_a_support_once() -> None:
    for support in range(len(SUPPORTS)):
        played = events.SupportPlayed(0, 0, half(SUPPORTS[support]))
        assert RULES.words.is_told(played) == (support in (0, Support.GRAEAE))
    assert RULES.words.is_told(events.AnswerDeclined(0, 0, half("destroy"), 1))
    assert RULES.words.is_told(events.SupportAnnounced(0, 0, half("destroy"), 1, NOBODY, 0))


# Prompts.


def prompts() -> Iterator[tuple[State, int, Prompt]]:
    for state, _, _, _ in WALKS:
        for seat in range(len(state.hands)):
            yield state, seat, RULES.words.prompt(RULES.secrets.view(state, seat), seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_says_who_must_do_what(language: str) -> None:
    for _, _, prompt in prompts():
        say(prompt.ask, language)
        if prompt.note is not None:
            say(prompt.note, language)
        for button in prompt.buttons:
            say(button.label, language)


def test_a_prompt_is_the_same_whoever_looks() -> None:
    for state, seat, prompt in prompts():
        assert not prompt.secret
        if state.phase != Phase.OVER:
            assert (
                prompt == RULES.words.prompt(state, seat) == RULES.words.prompt(RULES.secrets.view(state, None), seat)
            )


def test_buttons_are_legal_actions() -> None:
    for state, seat, prompt in prompts():
        assert sum(button.role is Role.MAIN for button in prompt.buttons) <= 1
        if prompt.buttons:
            assert RULES.actors(state) == (seat,)
        for button in prompt.buttons:
            assert button.action in RULES.legal(state, seat)


def test_all_that_can_be_done_without_pieces_of_the_table_has_a_button() -> None:
    for state, seat, prompt in prompts():
        offered = {button.action for button in prompt.buttons}
        legal = RULES.legal(state, seat) if seat in RULES.actors(state) else ()
        wanted = (DrawCard, type(DRAW_NOTHING), type(LET_HAPPEN), ChooseGod)
        if seat in RULES.actors(state) and ends_by_drawing(state):
            # Whatever is drawn changes nothing any more: what has a place at the table is done there.
            assert offered == {DRAW_NOTHING if DRAW_NOTHING in legal else legal[0]}
            continue
        assert offered == {action for action in legal if isinstance(action, wanted)}


def answering(
    support: Support, target: int = 1, territory: int = LAGOON, number: int = 1, hand: tuple[int, ...] = ()
) -> State:
    state = position(city("lagoon-1-siren"), city("lagoon-1-scylla", tokens=[(LAGOON, 1, Token.OWL)]))
    announced = Announced(half(SUPPORTS[support]), target, territory, number)
    held = bytes(number >> 1 for number in hand)
    return state._replace(phase=Phase.ANSWERING, asked=1, announced=announced, hands=(state.hands[0], held))


@pytest.mark.parametrize(
    ("support", "told", "defence"),
    [
        (Support.DESTROY, "You would lose an uncovered area. ", Support.SHIELD),
        (Support.STEAL_TOKEN, "You would lose the token on your Lagoon 1. ", Support.MAGIC),
        (
            Support.EXCHANGE,
            "You would get Siren (Lagoon 1) for your Scylla (Lagoon 1). Your token goes with it. ",
            Support.SHIELD,
        ),
        (Support.TAKE_TOKEN, "", Support.MAGIC),
    ],
)
def test_an_answer_is_asked_in_the_same_words_whatever_is_held(support: Support, told: str, defence: Support) -> None:
    target = NOBODY if support == Support.TAKE_TOKEN else 1
    held = half(SUPPORTS[defence])
    asked = {
        RULES.words.prompt(answering(support, target, hand=hand), 1) for hand in ((), (held,), (held, half("magic", 2)))
    }
    assert len(asked) == 1
    prompt = asked.pop()
    assert say(prompt.ask) == f"Tomas: block Vera’s {say(names.support_name(support))}?"
    assert prompt.note is not None
    assert say(prompt.note) == f"{told}To block, put {say(names.support_name(defence))} from your hand on that support."
    assert [(say(button.label), button.role) for button in prompt.buttons] == [("Don’t block", Role.PLAIN)]
    assert prompt.optional == "answer" == manifest.optional_steps[0].key
    waits = RULES.words.prompt(answering(support, target), 0)
    assert say(waits.ask).startswith("Tomas is deciding whether to block Vera’s ")
    assert waits.optional == ""


def test_a_draw_offers_the_pile_and_the_card_that_lies_on_top_of_the_discard_pile() -> None:
    state = position(phase=Phase.DRAWING, draws=1, discard=bytes((3, 0)))
    prompt = RULES.words.prompt(state, 0)
    labels = [(say(button.label), button.role) for button in prompt.buttons]
    card = say(names.card_name(0))
    assert labels == [
        ("Draw from the pile", Role.MAIN),
        (f"Take {card} from the discard pile", Role.PLAIN),
    ]
    own = RULES.words.prompt(state._replace(discarded=1), 0)
    assert [say(button.label) for button in own.buttons] == ["Draw from the pile"]
    assert say(own.note) == "You put a card on the discard pile this turn, so you draw from the pile."
    empty = RULES.words.prompt(state._replace(pile=b"", ending=Ending.EMPTY_PILE), 0)
    assert [say(button.label) for button in empty.buttons] == [f"Take {card} from the discard pile", "Draw nothing"]
    assert say(empty.note) == "The pile is empty: the game ends with this round."


@pytest.mark.parametrize("pile", [b"", bytes((7,))])
def test_the_last_draw_of_the_game_is_one_button_that_says_so(pile: bytes) -> None:
    state = position(phase=Phase.DRAWING, draws=1, discard=bytes((3, 0)), pile=pile, ending=Ending.FULL_CITY)
    state = state._replace(bonuses=(3, UNFINISHED))
    last = state._replace(active=(state.starter - 1) % len(state.hands))
    prompt = RULES.words.prompt(last, last.active)
    assert say(prompt.ask).endswith(": all that is left is to end the game.")
    assert say(prompt.note).startswith("Nothing you draw changes the score.")
    label = "Draw and end the game" if pile else "End the game"
    assert [(say(button.label), button.role) for button in prompt.buttons] == [(label, Role.MAIN)]
    assert RULES.outcome(RULES.apply(last, last.active, prompt.buttons[0].action).state) is not None
    for not_yet in (state, last._replace(ending=Ending.NOT_YET), last._replace(again=1), last._replace(draws=2)):
        labels = [say(button.label) for button in RULES.words.prompt(not_yet, not_yet.active).buttons]
        assert not any("end the game" in words.lower() for words in labels)


@pytest.mark.parametrize(
    ("pile", "discard", "asked"),
    [
        (b"\7\6\5", b"", "Vera: draw 2 cards, one after the other."),
        (b"\7", b"\0", "Vera: draw 2 cards, one after the other."),
        (b"\7", b"", "Vera: draw a card. It is the only one left."),
        (b"", b"\0", "Vera: draw a card. It is the only one left."),
    ],
)
def test_castor_and_pollux_speak_of_as_many_cards_as_there_are(pile: bytes, discard: bytes, asked: str) -> None:
    castor = half("castor-and-pollux")
    state = position(hand=(castor,), pile=pile, discard=discard)
    cards = len(pile + discard)
    before = "draw 1 card, " if cards == 1 else "draw 2 cards, "
    assert told(state, PlayCastorAndPollux(castor))[0][0] == (Tone.GAIN, f"{before}then play an area or discard one")
    prompt = RULES.words.prompt(state._replace(phase=Phase.DRAWING, again=1, draws=2), 0)
    assert say(prompt.ask) == asked
    second = RULES.words.prompt(state._replace(phase=Phase.DRAWING, again=1, draws=1), 0)
    assert say(second.ask) == "Vera: draw your second card."


def test_the_phases_of_a_turn_and_the_last_round_are_named() -> None:
    def told(**changes: Any) -> tuple[str, str]:
        progress = RULES.progress(position()._replace(**changes))
        return say(progress.label), say(progress.phases[progress.current])

    assert told(phase=Phase.PLAYING) == ("Round 1", "Play a half")
    assert told(phase=Phase.ANSWERING) == ("Round 1", "Play a half")
    assert told(phase=Phase.DRAWING, round=7, ending=Ending.FULL_CITY) == ("Round 7 – final round", "Draw a card")
    assert told(phase=Phase.CHOOSING_GODS) == ("Round 1", "Choose gods")


def test_the_rules_pages_have_the_same_sections_and_every_prompt_finds_its_own() -> None:
    pages = {language: markdown.sections(page(language)) for language in LANGUAGES}
    assert len(pages["en"]) == len(pages["ja"]) == len(set(pages["ja"]))
    assert set(HELP.values()) <= set(pages["en"])
    assert {prompt.help for _, _, prompt in prompts()} == set(HELP.values())


# Refusals.

SIREN, SCYLLA_1 = half("lagoon-1-siren"), half("lagoon-1-scylla")
SCYLLA_3 = half("lagoon-3-scylla-trident")
OWN = city("lagoon-1-siren", "lagoon-2-scylla", "lands-1-boar", "forest dionysus", locks=[LANDS])
THEIRS = city("lagoon dionysus", "lands-1-satyr", tokens=[(LAGOON, 1, Token.OWL)], locks=[LANDS])
HAND = (
    SCYLLA_1,
    half("lagoon-4-scylla"),
    half("lands-2-boar"),
    BACCHUS,
    *map(half, SUPPORTS),
)
LOCKED = "That territory is locked: nothing in it can change until it is unlocked."


@pytest.mark.parametrize(
    ("action", "changes", "told"),
    [
        (AddArea(SCYLLA_1, LAGOON), {}, "Lagoon 1 is already in your city. Next comes Lagoon 3."),
        (AddArea(half("lagoon-4-scylla"), LAGOON), {}, "Areas are placed in order: next comes Lagoon 3."),
        (AddArea(SCYLLA_1, FOREST), {}, "Scylla (Lagoon 1) belongs in the lagoon."),
        (AddArea(half("lands-2-boar"), LANDS), {}, LOCKED),
        (AddArea(half("destroy"), LANDS), {}, "Destroy is not an area."),
        (AddArea(half("lagoon-3-triton"), LAGOON), {}, "That card is not in your hand."),
        (ChangeArea(SCYLLA_1, LAGOON), {}, "Lagoon 1 is covered: only the uncovered area can be changed."),
        (
            ChangeArea(half("lagoon-4-scylla"), LAGOON),
            {},
            "Lagoon 2 can be replaced only by an area of the same territory and number, or by Dionysus.",
        ),
        (ChangeArea(BACCHUS, MOUNTAIN), {}, "There is no area in your mountain."),
        (
            StealDionysus(half("lagoon-4-scylla"), 1, FOREST),
            {},
            "Dionysus stands for Lagoon 1 there: you need that area.",
        ),
        (StealDionysus(SCYLLA_1, 1, LANDS), {}, LOCKED),
        (StealDionysus(SCYLLA_1, 0, FOREST), {}, "You can steal Dionysus only from another city."),
        (
            ExchangeWithCity(half("exchange"), 1, MOUNTAIN, 1),
            {},
            "There is no Mountain 1 in your city.",
        ),
        (ExchangeWithCity(half("exchange"), 1, LAGOON, 2), {}, "Tomas has no Lagoon 2."),
        (ExchangeWithCity(half("exchange"), 1, LANDS, 1), {}, LOCKED),
        (
            ExchangeWithHand(half("exchange"), BACCHUS),
            {},
            "Dionysus cannot be exchanged with the hand.",
        ),
        (ExchangeWithHand(half("exchange"), half("lands-2-boar")), {}, LOCKED),
        (TakeToken(half("take-token")), {"supply": b""}, "There are no tokens left to take."),
        (
            TakeToken(half("take-token")),
            {"cities": (EMPTY_CITY, THEIRS)},
            "You have no area for a token: it must be unlocked and have no token yet.",
        ),
        (
            StealToken(half("steal-token"), 1, LANDS, 1),
            {},
            "There is no face-down token. Printed symbols cannot be stolen.",
        ),
        (DestroyArea(half("destroy"), 1), {"cities": (OWN, EMPTY_CITY)}, "Tomas has no areas yet."),
        (
            DestroyArea(half("destroy"), 1),
            {"cities": (OWN, city("lands-1-satyr", locks=[LANDS]))},
            "Tomas has no unlocked area.",
        ),
        (DestroyArea(half("destroy"), 0), {}, "Name another player: you cannot attack your own city."),
        (LockColumn(half("shield"), LANDS), {}, "That territory is already locked."),
        (LockColumn(half("shield"), MOUNTAIN), {}, "There is no area in your mountain."),
        (UnlockColumn(half("magic"), 1, LAGOON), {}, "That territory is not locked."),
        (
            PlayGraeae(half("graeae")),
            {"pile": b""},
            "The pile is empty: the Graeae have nothing to look at.",
        ),
        (PlayCastorAndPollux(half("castor-and-pollux")), {"pile": b""}, "There is no card to draw."),
        (
            PlayGraeae(half("graeae")),
            {"phase": Phase.PLAYING_AGAIN},
            "After Castor & Pollux you can only play an area or discard a card.",
        ),
        (DiscardCard(77), {}, "That card is not in your hand."),
        (DrawCard(Source.PILE), {}, "First play half of a card, or discard one."),
        (LET_HAPPEN, {}, "There is nothing to block now."),
        (PlaceToken(LAGOON, 1), {}, "You have no token to place now. Once placed, tokens stay where they are."),
        (PlaceToken(LANDS, 1), {"phase": Phase.PLACING_TOKEN}, LOCKED),
        (PlaceToken(LAGOON, 3), {"phase": Phase.PLACING_TOKEN}, "There is no Lagoon 3 in your city."),
        (GiveUpArea(LANDS), {"phase": Phase.GIVING_UP, "asked": 0}, LOCKED),
        (GiveUpArea(MOUNTAIN), {"phase": Phase.GIVING_UP, "asked": 0}, "There is no area in your mountain."),
        (DiscardCard(3), {"phase": Phase.KEEPING}, "First keep one of the cards the Graeae show you."),
        (DiscardCard(3), {"phase": Phase.DRAWING}, "You have played. Now draw a card."),
        (DrawCard(Source.DISCARD_PILE), {"phase": Phase.DRAWING}, "The discard pile is empty."),
        (
            DiscardCard(3),
            {"phase": Phase.DRAWING, "again": 1, "draws": 2},
            "First draw. Then you play an area, or discard a card.",
        ),
        (
            DrawCard(Source.DISCARD_PILE),
            {"phase": Phase.DRAWING, "discard": b"\0", "discarded": 1},
            "You put a card on the discard pile this turn, so you draw from the pile.",
        ),
        (DrawCard(Source.PILE), {"phase": Phase.DRAWING, "pile": b"", "discard": b"\0"}, "The pile is empty."),
        (DRAW_NOTHING, {"phase": Phase.DRAWING}, "You must draw while there are cards in the pile."),
        (ChooseGod(FOREST), {"phase": Phase.CHOOSING_GODS, "gods": (-1, FOREST)}, "Tomas already plays Aeolus."),
        (DrawCard(Source.PILE), {"active": 1}, "It is Tomas’s turn to decide."),
        (DrawCard(Source.PILE), {"phase": Phase.OVER}, "The game is over."),
    ],
)
def test_what_cannot_be_done_is_refused_with_the_reason(action: Action, changes: dict[str, Any], told: str) -> None:
    state = position(OWN, THEIRS, hand=HAND)._replace(**changes)
    assert action not in RULES.legal(state, 0)
    assert say(RULES.words.why_not(RULES.secrets.view(state, 0), 0, action)) == told
    say(RULES.words.why_not(RULES.secrets.view(state, 0), 0, action), "ja")


def test_a_wrong_answer_is_refused_with_what_would_be_one() -> None:
    state = answering(Support.DESTROY, hand=(half("magic"),))
    assert say(RULES.words.why_not(state, 1, Block(half("magic")))) == "Only Athena’s Shield can block Destroy."
    assert say(RULES.words.why_not(state, 1, Block(half("shield")))) == "That card is not in your hand."
    assert say(RULES.words.why_not(state, 1, DiscardCard(half("magic") >> 1))) == (
        "First decide: block it with a card, or don’t block."
    )


def test_whatever_is_tried_is_refused_in_both_languages() -> None:
    chance = random.Random(3)
    pool = sorted({action for _, _, action, _ in WALKS if action is not None}, key=str)
    refused = set()
    for state, _, _, _ in WALKS[::2]:
        for seat in range(len(state.hands)):
            legal = {*RULES.legal(state, seat), *RULES.table_actions(state, seat)}
            for action in chance.sample(pool, 6):
                if action not in legal and getattr(action, "seat", 0) < len(state.hands):
                    why = RULES.words.why_not(RULES.secrets.view(state, seat), seat, action)
                    refused.add(tuple(say(why, language) for language in LANGUAGES))
    assert len(refused) > 60


# Previews.


def told(state: State, action: Action, seat: int = 0) -> tuple[list[tuple[Tone, str]], str | None]:
    preview = RULES.words.preview(RULES.secrets.view(state, seat), seat, action)
    return [(line.tone, say(line.text)) for line in preview.lines], preview.warning and say(preview.warning)


def test_an_area_tells_its_creature_symbol_bonus_and_doubling_and_what_is_given_up() -> None:
    assert SYMBOL[SCYLLA_3] == Token.TRIDENT
    state = position(city("lagoon-1-siren", "lagoon-2-cetus"), hand=(SCYLLA_3,))
    assert told(state, AddArea(SCYLLA_3, LAGOON)) == (
        [
            (Tone.GAIN, "Scylla counts"),
            (Tone.GAIN, "a trident: +2"),
            (Tone.GAIN, "Poseidon counts it ×2"),
            (Tone.POINTS, "+6 points"),
            (Tone.COST, f"gives up {say(names.half_in_sentence(SCYLLA_3 ^ 1))}"),
        ],
        None,
    )
    again = position(city("forest-1-griffin"), hand=(half("forest-2-griffin"),))
    assert told(again, AddArea(half("forest-2-griffin"), FOREST))[0][:2] == [
        (Tone.PLAIN, "Griffin gives no point: already counted"),
        (Tone.POINTS, "+0 points"),
    ]
    four = position(city("forest-1-griffin", "forest-2-harpy", "forest-3-sphinx"), hand=(half("forest-4-halcyon"),))
    assert (Tone.COMPLETE, "four different creatures: bonus") in told(four, AddArea(half("forest-4-halcyon"), FOREST))[
        0
    ]


def test_an_area_of_a_creature_that_stands_elsewhere_in_the_territory_is_told_as_no_gain_and_doubled_by_nobody() -> (
    None
):
    own = city("lagoon-1-siren", "lagoon-2-scylla", "lagoon-3-karkinos")
    state = position(own, hand=(half("exchange"), half("lagoon-1-scylla")))
    lines, _ = told(state, ExchangeWithHand(half("exchange"), half("lagoon-1-scylla")))
    assert (Tone.PLAIN, "Scylla gives no point: already counted") in lines
    assert (Tone.LOSS, "−2 points") in lines
    assert not any("counts" in words for tone, words in lines if tone == Tone.GAIN)


def test_the_last_area_tells_that_it_finishes_the_city() -> None:
    names_of = ["lagoon dionysus"] * 4 + ["lands dionysus"] * 4 + ["forest dionysus"] * 4 + ["mountain dionysus"] * 3
    state = position(city(*names_of), hand=(half("mountain-4-phoenix"),))
    action = AddArea(half("mountain-4-phoenix"), MOUNTAIN)
    assert (Tone.COMPLETE, "finishes your city: +3 extra points") in told(state, action)[0]
    later = state._replace(bonuses=(UNFINISHED, 3))
    assert (Tone.COMPLETE, "finishes your city: +1 extra point") in told(later, action)[0]
    assert not any("finishes" in text for _, text in told(state._replace(bonuses=(3, UNFINISHED)), action)[0])


def test_losing_or_giving_away_a_token_and_locking_too_early_is_warned_of() -> None:
    own = city("lagoon-1-siren", "lands-1-boar", tokens=[(LAGOON, 1, Token.OWL)])
    state = position(own, city("lagoon-1-cetus"), hand=(SCYLLA_1, half("exchange"), half("shield")))
    lines, warning = told(state, ChangeArea(SCYLLA_1, LAGOON))
    assert warning == "Your token on Lagoon 1 leaves the game with it."
    assert lines[0] == (Tone.LOSS, "your token (an owl) leaves the game")
    lines, warning = told(state, ExchangeWithCity(half("exchange"), 1, LAGOON, 1))
    assert warning == "Your token on Lagoon 1 goes to Tomas with it."
    assert lines[-1] == (Tone.PLAIN, "Tomas may block it with Athena’s Shield")
    assert (
        told(state, ExchangeWithHand(half("exchange"), SCYLLA_1))[1]
        == "Your token on Lagoon 1 leaves the game with it."
    )
    lines, warning = told(state, LockColumn(half("shield"), LANDS))
    assert warning == "You cannot add areas to your lands until it is unlocked."
    assert (Tone.COST, "unfinished: 3 areas to go") in lines, "it may be done all the same"
    full = city("lands-1-boar", "lands-2-boar", "lands-3-boar", "lands-4-boar")
    assert told(state._replace(cities=(full, EMPTY_CITY)), LockColumn(half("shield"), LANDS))[1] is None


def test_a_change_and_a_discard_tell_what_is_drawn_then() -> None:
    state = position(city("lagoon-1-siren"), hand=(SCYLLA_1,), discard=b"\0")
    actions = ChangeArea(SCYLLA_1, LAGOON), DiscardCard(SCYLLA_1 >> 1)
    for changes, then in (
        ({}, ["then you draw from the pile"]),
        ({"pile": b""}, ["then you draw nothing: the pile is empty"]),
        ({"phase": Phase.PLAYING_AGAIN, "again": 1}, []),
    ):
        for action in actions:
            lines, _ = told(state._replace(**changes), action)
            assert [text for _, text in lines if text.startswith("then ")] == then
    assert told(state, actions[1])[0][0] == (Tone.PLAIN, "the card goes to the discard pile")


def test_a_support_tells_who_will_be_asked_in_order() -> None:
    state = position(*(city("lagoon-1-siren"),) * 4, seats=4, hand=(half("take-token"),))
    line = told(state, TakeToken(half("take-token")))[0][-1]
    assert line == (Tone.PLAIN, "Tomas, Aiko or Ben may block it with Hecate’s Magic") or line == (
        Tone.PLAIN,
        "Tomas or Aiko or Ben may block it with Hecate’s Magic",
    )
    assert told(state, PlayGraeae(half("graeae")))[0][-1] == (Tone.PLAIN, "cannot be blocked")


def test_letting_it_happen_tells_who_is_asked_what_happens_then() -> None:
    def then(support: Support, target: int = 1) -> list[tuple[Tone, str]]:
        return told(answering(support, target), LET_HAPPEN, 1)[0]

    assert then(Support.DESTROY)[:2] == [
        (Tone.LOSS, "Scylla (Lagoon 1) is out of the game"),
        (Tone.LOSS, "your token (an owl) leaves the game"),
    ]
    assert then(Support.STEAL_TOKEN) == [
        (Tone.LOSS, "your token on Lagoon 1 (an owl) is stolen"),
        (Tone.LOSS, "−1 point"),
    ]
    assert then(Support.TAKE_TOKEN, NOBODY) == [(Tone.PLAIN, "Vera takes a token if nobody blocks it")]
    assert then(Support.EXCHANGE) == [
        (Tone.LOSS, "your token (an owl) goes with it"),
        (Tone.GAIN, "Siren counts"),
        (Tone.LOSS, "Scylla no longer counts"),
        (Tone.LOSS, "−1 point"),
        (Tone.COST, "Vera gets Scylla (Lagoon 1): +2 points"),
    ]


def test_the_last_card_of_the_pile_tells_that_the_end_begins() -> None:
    state = position(phase=Phase.DRAWING, draws=1, pile=b"\7")
    assert told(state, DrawCard(Source.PILE))[0] == [(Tone.COMPLETE, "empties the pile: the final round")]
    assert told(state._replace(pile=b"\7\6"), DrawCard(Source.PILE))[0] == []


def with_other_tokens(state: State, but: int) -> State:
    """The same with other tokens in the cities of all but one seat."""
    turned = bytes((0, 4, 1, 2, 3)) + bytes(251)

    def turn(city: City) -> City:
        return city._replace(tokens=tuple(row.translate(turned) for row in city.tokens))

    return state._replace(cities=tuple(one if seat == but else turn(one) for seat, one in enumerate(state.cities)))


def test_previews_before_everybody_betray_no_token() -> None:
    own = city("lagoon-1-siren", tokens=[(LAGOON, 1, Token.OWL)])
    state = position(own, city("lagoon-1-cetus"), hand=(SCYLLA_1, half("exchange")))
    for view in (RULES.secrets.view(state, audience) for audience in (None, 1)):
        lines = RULES.words.preview(view, 0, ChangeArea(SCYLLA_1, LAGOON)).lines
        assert [say(line.text) for line in lines if "token" in line.text.source] == [
            "the token on it leaves the game", "+0 points, minus the token’s",
        ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_legal_has_a_preview_that_is_said_and_betrays_no_token_of_others(language: str) -> None:
    spoken = 0
    for state, seat, action, _ in WALKS[:: 2 if language == "en" else 7]:
        if action is None or seat is None:
            continue
        view = RULES.secrets.view(state, seat)
        other = RULES.secrets.view(with_other_tokens(state, but=seat), seat)
        for action in RULES.legal(view, seat):
            preview = RULES.words.preview(view, seat, action)
            assert preview == RULES.words.preview(other, seat, action)
            assert f"card.{HIDDEN}" not in preview.pieces
            for line in preview.lines:
                say(line.text, language)
            if preview.warning is not None:
                say(preview.warning, language)
            spoken += len(preview.lines)
    assert spoken > 2000


# Scores, and how a game ends.


def cities_of(block: markdown.Block) -> list[City]:
    """The cities that a diagram of a rules page shows, one after the other."""
    built, found = EMPTY_CITY, []
    for line in (*block.lines, ""):
        row = re.fullmatch(r"(\w+)(\*?) *:(.*)", line)
        if row is None:
            if built != EMPTY_CITY:
                found.append(built)
            built = EMPTY_CITY
            continue
        territory = TERRITORIES.index(row[1])
        for number, creature, symbol, token in re.findall(r"(\d) ([a-z]+)(?:\+([a-z]+))?(?:\(([a-z?]+)\))?", row[3]):
            assert int(number) == len(built.columns[territory]) + 1
            key = f"{row[1]}-{number}-{creature}" + (f"-{symbol}" if symbol else "")
            area = BACCHUS if creature == "dionysus" else half(key)
            token = HIDDEN if token == "?" else TOKENS.index(token)
            built = with_area(built, territory, area, token)
    return found


def test_the_diagrams_of_the_rules_pages_are_the_same_and_show_areas_that_there_are() -> None:
    blocks = {language: markdown.diagrams(page(language)) for language in LANGUAGES}
    assert blocks["en"] == blocks["ja"]
    assert [block.name for block in blocks["en"]] == ["card", "city", "city", "city", "city", "city"]
    assert [len(cities_of(block)) for block in blocks["en"]] == [0, 1, 2, 4, 1, 1]
    (card,) = blocks["en"][0].lines
    assert frozenset(part.replace(" ", "-") for part in card.split(" | ")) in {
        frozenset((half_key(2 * number), half_key(2 * number + 1))) for number in PILE_CARDS
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_rules_page_scores_as_it_says(language: str) -> None:
    (example,) = cities_of(markdown.diagrams(page(language))[-1])
    score = RULES.words.score(position(example), 0)
    rows = {row[0]: row for row in rows_of(language) if len(row) == 7}
    assert score is not None
    for territory, part in enumerate(score.parts[:NUMBERS]):
        row = rows[say(names.territory_name(territory), language)]
        assert int(row[6]) == sum(item.points for item in score.items_of(part.key))
    assert score.total == 31
    assert f"{score.total}" in page(language)


def test_the_bonus_of_a_city_says_whether_it_was_finished_first() -> None:
    own = city("lagoon-1-siren")
    for bonus, told in ((FIRST_CITY, "Finished first"), (LATER_CITY, "Finished in the same round")):
        score = RULES.words.score(position(own, bonuses=(bonus, UNFINISHED)), 0)
        assert score is not None
        assert [(say(item.text), item.points) for item in score.items_of("city")] == [(told, bonus)]


def test_the_score_has_an_item_for_all_that_counts_and_points_at_it() -> None:
    own = city("lagoon-1-siren", "lagoon-2-triton-owl", "lands-1-boar", tokens=[(LAGOON, 1, Token.TRIDENT)])
    score = RULES.words.score(position(own, bonuses=(3, UNFINISHED)), 0)
    assert score is not None
    told = [(say(item.text), item.points, item.part) for item in score.items]
    assert told == [
        ("Siren", 1, "lagoon"),
        ("Trident", 2, "lagoon"),
        ("Triton", 1, "lagoon"),
        ("Owl", 1, "lagoon"),
        ("Poseidon: ×2", 5, "lagoon"),
        ("Boar", 1, "lands"),
        ("Finished first", 3, "city"),
    ]
    assert score.items[0].pieces == (card_key(SIREN >> 1),)
    assert score.items[1].pieces == (token_key(0, LAGOON, 1),)
    assert score.total == 14
    assert [say(part.title) for part in score.parts] == ["Lagoon", "Lands", "Forest", "Mountain", "City bonus"]
    assert score.about is None


def test_tokens_that_are_not_seen_are_counted_as_such() -> None:
    state = position(city("lagoon-1-siren", tokens=[(LAGOON, 1, Token.HELMET)]))
    public = RULES.words.score(RULES.secrets.view(state, None), 0)
    assert public is not None
    assert public.total == 2
    assert say(public.about) == "1 face-down token not counted"
    assert [(say(item.text), item.points) for item in public.items] == [
        ("Siren", 1),
        ("Face-down token", 0),
        ("Poseidon: ×2", 1),
    ]


@pytest.mark.parametrize(
    ("cities", "changes", "told", "note"),
    [
        (
            (city("lagoon-1-siren"), city("lagoon-1-siren")),
            {"ending": Ending.EMPTY_PILE},
            "Vera wins with 2 points.",
            "The game ended in round 9: the pile was empty.",
        ),
        (
            (city("forest-1-harpy"), city("forest-1-griffin")),
            {"ending": Ending.FULL_CITY},
            "Vera and Tomas share the victory with 1 point each.",
            "The game ended in round 9: a city was finished.",
        ),
        (
            (city("lagoon-1-siren"), EMPTY_CITY),
            {"ending": Ending.CONCEDED, "conceded": 0},
            "Vera concedes. Tomas wins.",
            "The game ended in round 9.",
        ),
    ],
)
def test_the_end_says_who_won_and_why_it_came(
    cities: tuple[City, City], changes: dict[str, Any], told: str, note: str
) -> None:
    state = position(*cities, phase=Phase.OVER)._replace(round=9, **changes)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert say(outcome.reason) == told
    assert [say(line) for line in outcome.notes] == [note]
    for text in (outcome.reason, *outcome.notes):
        say(text, "ja")
    assert RULES.words.prompt(state, 0).ask == outcome.reason


# Options and rules pages.


def test_the_options_are_explained() -> None:
    options = RULES.options()
    assert {option.key: option.values for option in options} == {
        "gods": ("dealt", "chosen"),
        "start": ("random", "first"),
    }
    for option in options:
        assert option.default == option.values[0]
        for language in LANGUAGES:
            for text in (option.title, option.line, *option.labels):
                say(text, language)


def page(language: str) -> str:
    """The rules page as it is shown, with the numbers of the table."""
    return markdown.filled(written_page(language), page_numbers())


def written_page(language: str) -> str:
    return files(PACKAGE).joinpath("help", f"{language}.md").read_text("utf-8")


def spoken(words: str, language: str) -> str:
    return icons.told(words, ephyran_icons(manifest), lambda text: say(text, language))


def rows_of(language: str) -> Iterator[list[str]]:
    """The rows of all tables of a rules page, read aloud."""
    for line in re.sub(r"```.*?```", "", page(language), flags=re.DOTALL).splitlines():
        if line.startswith("| "):
            yield [spoken(cell.strip(), language) for cell in line.strip("|").split("|")]


def counted(number: int, language: str) -> str:
    return f"{number}枚" if language == "ja" else str(number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_list_every_support_with_its_copies_and_what_answers_it(language: str) -> None:
    rows = {row[0]: row for row in rows_of(language) if len(row) == 4}
    answers = {
        Support.EXCHANGE: Support.SHIELD,
        Support.DESTROY: Support.SHIELD,
        Support.TAKE_TOKEN: Support.MAGIC,
        Support.STEAL_TOKEN: Support.MAGIC,
    }
    for support in range(len(SUPPORTS)):
        row = rows[say(names.support_name(support), language)]
        assert row[1] == counted(SUPPORT.count(support), language)
        for defence in (Support.SHIELD, Support.MAGIC):
            assert (say(names.support_name(defence), language) in row[3]) == (answers.get(Support(support)) == defence)
    assert len(rows) == len(SUPPORTS) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_hold_the_numbers_by_name(language: str) -> None:
    held = set(re.findall(r"\{(\w+)(?::\w+)?\}", written_page(language)))
    # No area has a helmet, and the pages do not say so.
    assert held == set(page_numbers()) - {"helmet_symbols"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_list_the_card_set_as_it_is(language: str) -> None:
    rows = list(rows_of(language))
    comma = "、" if language == "ja" else ", "
    for territory in range(len(TERRITORIES)):
        living = dict.fromkeys(h.creature for h in HALVES if h.territory == territory)
        listed = comma.join(say(names.creature_name(creature), language) for creature in sorted(living))
        assert [say(names.territory_name(territory), language), listed] in rows
    for number in range(1, NUMBERS + 1):
        copies = {sum((h.territory, h.number) == (there, number) for h in HALVES) for there in range(len(TERRITORIES))}
        (each,) = copies
        assert [{"en": f"number {number}", "ja": f"番号{number}"}[language], counted(each, language)] in rows
    for token in range(1, len(TOKENS)):
        (row,) = [row for row in rows if len(row) == 3 and say(names.token_name(token), language) in row[0]]
        points = explanations.points_name(TOKEN_POINTS[token])
        assert row[1:] == [f"{points}点" if language == "ja" else points, counted(ALL_TOKENS.count(token), language)]
    text = page(language)
    figures = [
        len(PILE_CARDS),
        2 * len(PILE_CARDS),
        sum(territory >= 0 for territory in TERRITORY),
        sum(support >= 0 for support in SUPPORT),
        sum(symbol != NO_TOKEN for symbol in SYMBOL),
        *(SYMBOL.count(symbol) for symbol in range(1, Token.HELMET)),
    ]
    assert all(
        re.search(rf"\b{figure}\b" if language == "en" else rf"(?<!\d){figure}(?!\d)", text) for figure in figures
    )


def test_japanese_has_one_word_for_a_creature_a_card_and_the_bonus() -> None:
    words = (Path(__file__).parents[2] / "translations" / "ephyran_ja.ts").read_text("utf-8") + page("ja")
    assert "クリーチャーボーナス" in words
    assert not re.findall(r"怪物.*|(?<![山手て])札.*|種類のボーナス.*|エリアを加え.*", words)


def test_the_japanese_page_is_punctuated_in_full_width() -> None:
    text = re.sub(r"```.*?```", "", page("ja"), flags=re.DOTALL)
    for number, line in enumerate(text.splitlines(), 1):
        said = re.sub(r"^\d+\. |^[QA]\. ", "", spoken(line, "ja"))
        assert not re.search(r"[\u3040-\u30ff\u4e00-\u9fff] ?[,.!?;:]", said), (number, line)
