"""Whole games of Epona in the real window: from the set-up to the score, by mouse, by keys, against computers, and
going on where one was killed.
"""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from epona_hand import GAME, RULES, Groom
from epona_table import by_lot
from hand import part_in
from languages import LETTERS, OTHERS, Listener, foreign, said
from PySide6.QtTest import QTest
from test_setup_options import reach, sit

from boardroom.engine.manifest import COMPUTER, PERSON, OptionValue
from boardroom.engine.rng import seeded
from boardroom.games.epona.position.actions import FINISHES, PLACES, Agree, Breed, KeepDrawn, Refuse
from boardroom.games.epona.position.cards import NONE
from boardroom.games.epona.position.state import Phase, State, card_key, stable_key
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.rules.legal import actors
from boardroom.games.epona.table.gestures import keys
from boardroom.ui.game_page.score.score_pad import ScorePad
from boardroom.ui.kit.context import AppContext
from tests.games.epona_positions import Box, position

ROOT = Path(__file__).resolve().parents[2]


def late(players: int, seed: int, waiting: int) -> State:
    """A position of the last round of a game that was played by lot up to there: so many seats have still to place
    their cards.
    """
    options = RULES.resolve({"start": "first", "rounds": 5} if players > 1 else {}, (PERSON,) * players)
    state, chance = RULES.setup(options, players, seeded(seed)), Random(seed)
    while (state.round, state.phase, players - state.finished.bit_count()) != (state.rounds, Phase.PLACING, waiting):
        seat = actors(state)[0]
        state = RULES.apply(state, seat, by_lot(state, seat, chance)).state
    return state


def last_round(players: int, seed: int, **options: OptionValue) -> State:
    """The beginning of the last round of a game of a form, played by lot up to there; of the first one where players
    are experienced, who then choose.
    """
    resolved = RULES.resolve(options, (PERSON,) * players)
    state, chance = RULES.setup(resolved, players, seeded(seed)), Random(seed)
    if options.get("experience") == "experienced":
        return state
    while (state.round, state.phase) != (state.rounds, Phase.CHOOSING_DECKS):
        seat = actors(state)[0]
        state = RULES.apply(state, seat, by_lot(state, seat, chance)).state
    return state


@pytest.mark.parametrize(
    ("players", "form", "language", "by"),
    [
        (2, "two-player", "en", "mouse"),
        (3, "high", "ja", "mouse"),
        (2, "high", "ja", "keys"),
        (6, "high", "en", "mouse"),
    ],
)
def test_the_last_round_of_the_high_form_is_played_to_its_end_in_the_language_of_the_window(
    groom: Groom, painted: list[str], players: int, form: str, language: str, by: str
) -> None:
    groom.context.settings.set("language", language)
    groom.settle_in(last_round(players, 4, form=form), options={"form": form})
    kinds = Counter[str]()
    listener = Listener(groom, painted)

    def act(action: Any) -> object:
        kinds[type(action).__name__] += 1
        return groom.act_by_keys(action) if by == "keys" else listener.act(action)

    groom.play_on(act)
    assert kinds["Divide"] == players // 2
    assert kinds["ChooseGroup"] == players // 2
    assert kinds["KeepCards"] == players % 2
    assert_is_over(groom)
    assert_all_is_said_in(groom, painted, language)


def test_two_experienced_players_choose_and_play_a_round_in_which_both_divide_choose_and_discard(
    groom: Groom, painted: list[str]
) -> None:
    groom.context.settings.set("language", "ja")
    options: dict[str, OptionValue] = {"form": "two-player", "experience": "experienced", "owners": "asymmetric"}
    groom.settle_in(last_round(2, 3, **options), options=options)
    kinds, listener = Counter[str](), Listener(groom, painted)
    while not kinds["PlaceCard"]:
        groom.wait(lambda: groom.can_go_on and not groom.page.telling)
        groom.be_seated()
        action = groom.thought()
        kinds[type(action).__name__] += 1
        listener.act(action)
    for kind in ("ChooseOwner", "Divide", "ChooseGroup", "DiscardCard"):
        assert kinds[kind] == 2, kind
    assert not foreign(said(groom, painted), OTHERS["ja"])


def test_a_round_of_four_in_the_high_form_needs_a_curtain_for_each_who_divides_and_who_places(
    groom: Groom,
) -> None:
    """Groups are chosen before everybody."""
    page = groom.settle_in(players=4, options={"form": "high"})
    curtains = []
    while groom.state.round == 1:
        groom.wait(lambda: groom.can_go_on and not page.telling)
        if page.curtain.down:
            curtains.append((groom.state.phase, page.curtain.seat))
        assert groom.state.phase != Phase.CHOOSING_GROUPS or not page.curtain.down
        groom.be_seated()
        groom.act(groom.thought())
    divided = [seat for phase, seat in curtains if phase == Phase.DIVIDING]
    assert len(divided) == 2
    assert [phase for phase, _ in curtains] == [Phase.DIVIDING] * 2 + [Phase.PLACING] * (len(curtains) - 2)
    assert len(curtains) <= 6


@pytest.mark.parametrize(
    ("players", "waiting", "language", "theme", "seed"),
    [(1, 1, "en", "day", 2), (2, 2, "ja", "evening", 3), (4, 2, "en", "evening", 5), (6, 2, "ja", "day", 7)],
)
def test_a_game_is_played_to_its_end_by_hand_and_every_word_of_it_is_in_the_language_of_the_window(
    groom: Groom, painted: list[str], players: int, waiting: int, language: str, theme: str, seed: int
) -> None:
    """From its last round. Whole games are below: each round is like the others, but for their cards."""
    groom.context.settings.set("language", language)
    groom.context.settings.set("theme", theme)
    groom.settle_in(late(players, seed, waiting), seed=seed)
    ways = Counter(groom.play_on(Listener(groom, painted).act))
    assert ways["drag"] + ways["click"] > ways["button"]
    assert_is_over(groom)
    assert_all_is_said_in(groom, painted, language)


def test_a_solo_game_begun_in_the_set_up_is_played_to_its_end_by_dragging_and_clicking(
    groom: Groom, painted: list[str]
) -> None:
    groom.context.settings.set("language", "ja")
    begin_in_set_up(groom, 1, "6")
    page = groom.page
    assert page.session.seed == 6
    assert not page.curtain.isVisible()
    kinds = Counter[str]()
    listener = Listener(groom, painted)
    ways = Counter(groom.play_on(lambda action: (kinds.update([type(action).__name__]), listener.act(action))[1]))
    assert ways["drag"] + ways["click"] > 5 * ways["button"]
    assert kinds.keys() >= {"ChooseSelection", "ChooseDeck", "KeepCards", "PlaceCard", "KeepStable", "Breed", "UseBox"}
    assert_is_over(groom)
    assert_all_is_said_in(groom, painted, "ja")


def begin_in_set_up(groom: Groom, players: int, seed: str) -> None:
    """Go from the lobby to the set-up, choose so many persons and a seed there, and begin."""
    setup = groom.set_up(GAME)
    sit(groom, setup, (PERSON,) * players)
    reach(groom, setup, setup.options.more)
    QTest.keyClicks(setup.options.seed_field, seed)
    groom.click(setup.start_button)
    groom.see()


def test_two_begin_in_the_set_up_and_choose_draw_keep_and_place_behind_their_curtains(groom: Groom) -> None:
    """The first round, until the first of them has placed a card."""
    begin_in_set_up(groom, 2, "3")
    page = groom.page
    curtains = 0
    kinds = Counter[str]()
    while not kinds["PlaceCard"]:
        groom.wait(lambda: groom.can_go_on and not page.telling)
        curtains += page.curtain.down
        groom.be_seated()
        assert groom.state.phase != Phase.SELECTING or page.hotseat.audience is None
        action = groom.thought()
        kinds[type(action).__name__] += 1
        groom.act(action)
    assert curtains == 2, "each of them keeps cards, and the second of them goes on to place some"
    assert kinds["ChooseSelection"] == kinds["KeepCards"] == 2


def test_a_round_of_four_needs_a_curtain_for_each_to_keep_and_each_to_place_but_for_who_does_both(groom: Groom) -> None:
    page = groom.settle_in(players=4)
    curtains = []
    while groom.state.phase != Phase.SELECTING or groom.state.round == 1:
        groom.wait(lambda: groom.can_go_on and not page.telling)
        if page.curtain.down:
            curtains.append((groom.state.phase, page.curtain.seat))
        groom.be_seated()
        groom.act(groom.thought())
    assert curtains == [
        *((Phase.KEEPING, seat) for seat in (3, 2, 1, 0)),
        *((Phase.PLACING, seat) for seat in (1, 2, 3)),
    ]


@pytest.mark.parametrize(("players", "language"), [(1, "en"), (2, "ja")])
def test_a_game_is_played_to_its_end_with_the_keyboard_alone(groom: Groom, players: int, language: str) -> None:
    groom.context.settings.set("language", language)
    page = groom.settle_in(late(players, 4, 1))
    ways = Counter(groom.play_on(groom.act_by_keys))
    assert ways["carry"] > ways["button"]
    assert_is_over(groom)
    first = part_in(page, ScorePad).first
    assert first is not None
    assert first.hasFocus()


@pytest.mark.parametrize("answer", [Agree, Refuse])
def test_the_owner_of_a_stallion_is_asked_before_everybody_and_answers_by_a_button(groom: Groom, answer: type) -> None:
    """Under the option that the owner may refuse, in a round in which two are partners."""
    state = next(state for seed in range(1, 30) if (state := asked_position(seed)) is not None)
    page = groom.settle_in(state)
    assert groom.state.phase == Phase.AGREEING
    assert page.hotseat.audience is None
    assert not page.curtain.isVisible()
    asked, (mare, stallion) = groom.actor, state.pair
    assert {card_key(mare), card_key(stallion)} <= groom.pieces.keys()
    assert groom.act(answer()) == "button"
    assert bool(groom.state.tokens[mare]) == (answer is Agree)
    assert bool(groom.state.tokens[stallion]) == (answer is Agree)
    assert asked not in page.session.actors() or groom.state.phase in (Phase.BREEDING, Phase.PLACING)


def asked_position(seed: int) -> State | None:
    """A position in which a partner is asked, if a game that is played by lot from a seed comes to one."""
    options = RULES.resolve({"start": "first", "rounds": 5, "refusal": "asked"}, (PERSON,) * 2)
    state, chance = RULES.setup(options, 2, seeded(seed)), Random(seed)
    while RULES.outcome(state) is None:
        if state.phase == Phase.AGREEING:
            return state
        seat = actors(state)[0]
        state = RULES.apply(state, seat, by_lot(state, seat, chance)).state
    return None


def test_computers_play_their_part_of_the_last_round_and_the_person_is_never_curtained(groom: Groom) -> None:
    page = groom.settle_in(late(3, 3, 3), kinds=(PERSON, COMPUTER, COMPUTER))
    length = page.session.length

    def act(action: object) -> None:
        assert groom.actor == 0
        assert not page.curtain.isVisible()
        groom.act(action)

    groom.play_on(act)
    assert_is_over(groom)
    assert {seat for seat, _ in page.session.record().actions[length:]} == {0, 1, 2}


@pytest.mark.parametrize("motion", ["off", "fast"])
def test_no_curtain_falls_in_the_middle_of_a_turn_whatever_everybody_is_told_of_it(groom: Groom, motion: str) -> None:
    """A row is completed and a foal is born: both are told everybody, when the turn is over."""
    groom.context.settings.set("motion", motion)
    box = Box()
    stable = box.stable(slots=3)
    *laid, last = box.filling(stable)
    mare, stallion = box.card("mare"), box.card("stallion")
    pair = box.stable(slots=5)
    rows = [(stable, laid), (pair, [mare, stallion])]
    hand = [last, box.card("vet")]
    page = groom.settle_in(position(rows, [], hands=[hand, [box.card("vet")]], coins=[20, 5], studs=[2, 0]))
    fallen: list[object] = []
    groom.be_seated()
    page.curtain.fallen.connect(fallen.append)
    for action in (PLACES[last][0][2], Breed(mare, stallion)):
        groom.act(action)
        assert not groom.unseated
        assert page.hotseat.audience == groom.actor == 0
        assert card_key(hand[1]) in groom.pieces
    assert not fallen
    groom.act(FINISHES[NONE])
    assert page.hotseat.audience is None
    assert page.curtain.down
    assert page.curtain.seat == 1
    assert len(fallen) == 1
    assert page.log.words.count("breeds") == 1


@pytest.mark.parametrize("way", ["click", "drag"])
def test_a_deck_that_is_used_up_is_drawn_from_all_the_same_as_its_discard_pile_is_shuffled(
    groom: Groom, way: str
) -> None:
    box = Box()
    state = position([(box.stable(slots=3), [])], coins=[5])
    state = state._replace(stables=b"", stable_discard=state.stables)
    groom.settle_in(state)
    deck = keys.deck_key(keys.STABLE_DECK)
    if way == "click":
        groom.click(groom.piece(deck))
    else:
        groom.drag(deck, groom.aim(keys.tableau_key(0)))
    groom.settle()
    assert groom.state.phase == Phase.KEEPING_STABLE, groom.note
    assert {stable_key(stable) for stable in groom.state.seen} <= groom.pieces.keys()


# Killed in the middle of a bonus.


def with_icons(state: State) -> bool:
    """Whether icons that a placed card gave are still to be used, one of them a draw."""
    return state.phase == Phase.PLACING and any(bonus.kind == BonusKind.OWNER for bonus in state.pending)


def with_draw_open(state: State) -> bool:
    """Whether one of the cards that were drawn for a bonus is to be kept."""
    return state.phase == Phase.KEEPING_DRAWN


def with_division_open(state: State) -> bool:
    """Whether one has divided what it drew, and another has not yet."""
    return state.phase == Phase.DIVIDING and any(state.divided)


MOMENTS: dict[str, Callable[[State], bool]] = {
    "icons": with_icons,
    "draw": with_draw_open,
    "division": with_division_open,
}


def until(groom: Groom, moment: str, chance: Random) -> None:
    """Play by lot to such a moment the short way, but for the last action, which is done by hand."""
    page = groom.page
    session, rules = page.session, page.session.rules
    for _ in range(600):
        seat = session.actors()[0]
        action = by_lot(session.state, seat, chance)
        if MOMENTS[moment](rules.apply(session.state, seat, action).state):
            groom.see()
            groom.wait(lambda: groom.can_go_on and not page.telling)
            groom.be_seated()
            groom.act(action)
            return
        session.propose(seat, [action], session.stamp(seat))
    raise AssertionError("that moment does not come")


KILLED = """
import json, sys
from random import Random
sys.path[:0] = sys.argv[1].split("|")
from pathlib import Path
from PySide6.QtWidgets import QApplication
from epona_hand import RULES, Groom
from test_epona_games import until
from boardroom.controller.storage.store import Store
from boardroom.ui.shell.app import build_context
application = QApplication([])
room = build_context(Store(Path(sys.argv[2])))
for key, value in (("language", "en"), ("motion", "off"), ("computers", "at once")):
    room.settings.set(key, value)
groom = Groom(room)
high = {"form": "high"} if sys.argv[3] == "division" else {}
page = groom.settle_in(players=4 if high else 2, seed=3, options={"rounds": 5, **high})
until(groom, sys.argv[3], Random(3))
groom.be_seated()
assert page.file.flush(None)
print(json.dumps([page.session.uid, groom.actor, groom.ask, RULES.records.encode(groom.state)]), flush=True)
groom.wait(lambda: False)
"""


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_game_killed_in_the_middle_of_a_bonus_or_a_division_goes_on_at_the_same_question(
    house: AppContext, moment: str
) -> None:
    paths = "|".join([str(Path(__file__).parent), str(ROOT), *sys.path])
    arguments = [sys.executable, "-c", KILLED, paths, str(house.store.folder), moment]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        uid, seat, ask, state = json.loads(process.stdout.readline())
        process.kill()
    groom = Groom(house)
    groom.window.open_saved(uid)
    groom.see()
    page = groom.page
    assert page.curtain.down, "what is drawn is for one player alone"
    groom.be_seated()
    assert (groom.ask, groom.actor, RULES.records.encode(groom.state)) == (ask, seat, state)
    length = page.session.length
    wanted = page.session.legal(seat)[0]
    if moment == "draw":
        assert isinstance(wanted, KeepDrawn)
        assert {card_key(card) for card in groom.state.seen} <= groom.pieces.keys()
    groom.act(wanted)
    assert page.session.record().actions[length] == (seat, RULES.records.text(wanted))
    for _ in range(5):
        groom.be_seated()
        groom.act(groom.thought())
    groom.close()


def assert_is_over(groom: Groom) -> None:
    page, outcome = groom.page, groom.page.session.outcome
    assert groom.state.phase == Phase.OVER
    assert outcome is not None
    assert outcome.winners or len(page.session.seats) == 1
    assert part_in(page, ScorePad).isVisible()
    assert not page.curtain.isVisible()
    assert groom.at_home()


def assert_all_is_said_in(groom: Groom, painted: list[str], language: str) -> None:
    """Every word of the page with the final score is in a language; the prompt and the score have words of it."""
    pad = part_in(groom.page, ScorePad)
    pad.repaint()
    for texts in (said(groom, painted), {groom.ask}, {cell.accessibleName() for cell in pad.grid.cells.values()}):
        assert not foreign(texts, OTHERS[language])
        assert any(LETTERS[language].search(text) for text in texts)
