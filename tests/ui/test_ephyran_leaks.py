"""Nothing hidden in Ephyran leaks: games that differ only in a hand, in the order of pile and tokens, in a face-down
token or in what the Graeae show are the same to whoever may not know it.

They are so before everybody, at the curtain and to Vera who looks at her own cards, in every phase, whatever Aiko does
behind the curtain; and a question whether somebody answers is put alike to who holds a defence and who holds none.
"""

from collections.abc import Callable, Generator
from functools import partial

import pytest
from ephyran_hand import Builder, first, played
from evidence import Pair, assert_alike, assert_unlike, both, read_aloud, share_faces, small_table, words_of
from hand import RIGHT, Key, beginning
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.ephyran.game import EphyranRules
from boardroom.games.ephyran.position.actions import (
    AddArea,
    DestroyArea,
    DrawCard,
    ExchangeWithCity,
    GiveUpArea,
    KeepCard,
    LetHappen,
    PlaceToken,
    PlayCastorAndPollux,
    PlayGraeae,
    Source,
    StealToken,
    TakeToken,
)
from boardroom.games.ephyran.position.cards import NO_TOKEN, Token
from boardroom.games.ephyran.position.state import Phase, State, card_key, token_key
from boardroom.ui.game_page.turn.computers import ANSWER_PAUSE, Computers
from boardroom.ui.kit.context import AppContext
from boardroom.ui.lobby.saved_game_tile import SavedGameTile
from boardroom.ui.shell import render
from tests.games.cities import position, sound
from tests.waiting import pass_moment

SIZE = (1600, 900)
VERAS = "exchange destroy steal-token take-token lagoon-4"
SHARED = "graeae take-token steal-token castor lands-3"
"""Cards that Aiko has in either game."""
SECRET = (("shield", "magic"), ("forest-4", "mountain-4"))
"""The other two of her hand, first both defences, then none; in the other game these lie in the pile."""
COUNT = len(SHARED.split())


def dealt(game: int, active: int = 0) -> State:
    """A position in which only hidden things depend on the game: two cards of Aiko's hand, her token, what comes next
    of pile and tokens."""
    hands = (VERAS, " ".join((SHARED, *SECRET[0], *SECRET[1])), "castor lands-4")
    state = position(
        "lagoon . .+owl ., lands .",
        "lagoon . .+trident, lands . D, mountain .",
        "lagoon ., forest . .+helmet",
        hands=hands,
        discard="lands-3 mountain-2",
        active=active,
    )
    aikos = state.hands[1]
    kept, others = aikos[:COUNT], (aikos[COUNT : COUNT + 2], aikos[COUNT + 2 :])
    hands_now = (state.hands[0], kept + others[game], state.hands[2])
    state = state._replace(hands=hands_now, pile=state.pile + others[1 - game])
    if game:
        vera, aiko, tomas = state.cities
        aiko = aiko._replace(tokens=(bytes((NO_TOKEN, Token.THUNDERBOLT)), *aiko.tokens[1:]))
        supply = bytearray(reversed(state.supply))
        supply[supply.index(Token.THUNDERBOLT)] = Token.TRIDENT
        state = state._replace(pile=state.pile[::-1], supply=bytes(supply), cities=(vera, aiko, tomas))
    return sound(state)


def own(hand: Builder, place: int = 0) -> str:
    """The key of a card that only this game's Aiko has."""
    return card_key(hand.state.hands[1][COUNT + place])


@pytest.fixture(autouse=True)
def aloud() -> Generator[None, None, None]:
    """A screen reader is there: the tree that it reads is looked at as well."""
    with read_aloud():
        yield


Begin = Callable[[Callable[[int], State]], Pair]


@pytest.fixture
def begin(house: AppContext) -> Generator[Begin, None, None]:
    """Two windows, each with a game that begins at the position of its number."""
    hands = Builder(house, SIZE), Builder(house, SIZE)

    def at(state: Callable[[int], State]) -> Pair:
        for game, hand in enumerate(hands):
            hand.build(state(game))
            assert hand.page.hotseat.audience is None
        share_faces(hands)
        return hands

    yield at
    for hand in hands:
        hand.close()


def looks(hand: Builder, game: int) -> None:
    """Look at one's cards, and nosily: inspect one and a token, take one up, point at one, walk over them by keys."""
    hand.look_at_cards()
    hand.click(hand.piece(own(hand)), RIGHT)
    hand.click(hand.piece(token_key(1, 0, 2)), RIGHT)
    stage, held = hand.page.stage, {card_key(card) for card in hand.state.hands[1]}
    sources = [grip for grip in stage.openings.sources() if grip.key in held]
    if sources:
        hand.take(hand.grasp(*sources[game % len(sources)]), hand.aim("discard"))
        hand.key(Key.Key_Escape)
        hand.release(QPoint(5, 5))
        hand.tab_to(lambda: stage.speaking.has_keys and stage.keyboard.reached.key in held)
    hand.move(hand.piece(own(hand)))


def hides(hand: Builder, game: int) -> None:
    hand.click(hand.button("hide"))
    hand.move(hand.spot(hand.page.inspector))


def hides_if_seen(hand: Builder, game: int) -> None:
    """Hide the own cards, if what was done needed them."""
    if hand.page.hotseat.audience is not None:
        hides(hand, game)


def lifts(hand: Builder, game: int) -> None:
    hand.lift_curtain()


def shows(name: str) -> Callable[[Builder, int], None]:
    """Somebody wants to look at the own cards."""

    def wants(hand: Builder, game: int) -> None:
        hand.menu(f"Look at {name}’s hand")

    return wants


def does(*kinds: type, **fields: int) -> Callable[[Builder, int], None]:
    """Whoever is asked does the first action of each kind."""

    def play(hand: Builder, game: int) -> None:
        for kind in kinds:
            hand.hide_cards()
            hand.act(first(hand.state, kind, **fields))

    return play


def assert_nothing_leaks(pair: Pair, to: str = "Vera", pieces: bool = False) -> None:
    """Before everybody, at the curtain before somebody else looks, and to that person."""
    assert_unlike(pair)
    assert pair[0].page.hotseat.audience is None
    assert_alike(pair, pieces)
    both(pair, shows(to))
    assert_alike(pair, pieces)
    both(pair, lifts)
    assert pair[0].page.hotseat.audience == ("Vera", "Aiko", "Tomas").index(to)
    assert_alike(pair, pieces)


def aiko_attacked(kind: type) -> Callable[[int], State]:
    """Vera has played a support that Aiko may answer."""
    fields = {} if kind is TakeToken else {"seat": 1}
    return lambda game: played(dealt(game), kind, **fields)


def placing(game: int) -> State:
    """Aiko has taken a token."""
    return played(played(played(dealt(game, active=1), TakeToken), LetHappen), LetHappen)


def keeping(game: int) -> State:
    """The Graeae show Aiko three cards, one of them another in either game."""
    state = dealt(game, active=1)
    common = sorted(set(dealt(0).pile) & set(dealt(1).pile))
    top = bytes((common[game], *common[2:4], common[1 - game]))
    rest = bytes(card for card in state.pile if card not in top)
    return played(state._replace(pile=top + rest), PlayGraeae)


def given_up(game: int) -> State:
    """Aiko has not blocked a destruction, and chooses the area."""
    return played(played(dealt(game), DestroyArea, seat=1), LetHappen)


PHASES: dict[str, tuple[int, Callable[[int], State]]] = {
    "vera plays": (Phase.PLAYING, dealt),
    "aiko plays": (Phase.PLAYING, lambda game: dealt(game, active=1)),
    "exchange": (Phase.ANSWERING, aiko_attacked(ExchangeWithCity)),
    "destruction": (Phase.ANSWERING, aiko_attacked(DestroyArea)),
    "theft": (Phase.ANSWERING, aiko_attacked(StealToken)),
    "token taken": (Phase.ANSWERING, aiko_attacked(TakeToken)),
    "giving up": (Phase.GIVING_UP, given_up),
    "placing": (Phase.PLACING_TOKEN, placing),
    "keeping": (Phase.KEEPING, keeping),
    "drawing": (Phase.DRAWING, lambda game: played(dealt(game, active=1), AddArea)),
    "castor and pollux": (Phase.DRAWING, lambda game: played(dealt(game, active=1), PlayCastorAndPollux)),
}
PHASED = pytest.mark.parametrize(("phase", "state"), PHASES.values(), ids=PHASES)


@PHASED
def test_what_is_hidden_shows_nothing_in_any_phase(begin: Begin, phase: int, state: Callable[[int], State]) -> None:
    pair = begin(state)
    assert {hand.state.phase for hand in pair} == {phase}
    assert_nothing_leaks(pair, pieces=True)


ASKS_AIKO = pytest.mark.parametrize(
    ("phase", "state"), [value for key, value in PHASES.items() if key != "vera plays"],
    ids=[key for key in PHASES if key != "vera plays"],
)  # fmt: skip


@ASKS_AIKO
def test_what_aiko_looked_at_and_hid_again_shows_nothing(
    begin: Begin, phase: int, state: Callable[[int], State]
) -> None:
    pair = begin(state)
    both(pair, looks)
    both(pair, hides)
    assert_nothing_leaks(pair)


@pytest.mark.parametrize("phase", ["aiko plays", "exchange", "placing", "keeping"])
def test_what_aiko_glanced_at_shows_nothing(begin: Begin, phase: str) -> None:
    def glances(hand: Builder, game: int) -> None:
        hand.page.stage.setFocus()
        QTest.keyPress(hand.native, Key.Key_Space)
        hand.see()
        assert own(hand) in hand.pieces
        hand.move(hand.piece(own(hand)))
        hand.see()
        QTest.keyRelease(hand.native, Key.Key_Space)
        # It may only be a key that repeats itself.
        assert hand.page.hotseat.audience is not None
        pass_moment(hand.page.stage.mouse.glance._let_go)
        assert hand.page.hotseat.audience is None
        hand.see()
        hand.move(hand.spot(hand.page.inspector))

    pair = begin(PHASES[phase][1])
    both(pair, glances)
    assert_unlike(pair)
    assert_alike(pair, pieces=False)


# What is asked, and what comes of it.


@pytest.mark.parametrize("kind", [ExchangeWithCity, DestroyArea, StealToken, TakeToken])
def test_whoever_lets_it_happen_shows_not_whether_there_was_a_defence(begin: Begin, kind: type) -> None:
    pair = begin(aiko_attacked(kind))
    kinds = [{type(action) for action in hand.page.session.legal(1)} for hand in pair]
    assert kinds[0] - kinds[1], "one could have answered, the other could not"
    assert {hand.actor for hand in pair} == {1}
    both(pair, looks)
    both(pair, does(LetHappen))
    assert {(hand.state.phase, hand.page.session.actors()) for hand in pair} in (
        {(Phase.DRAWING, (0,))},
        {(Phase.GIVING_UP, (1,))},
        {(Phase.PLACING_TOKEN, (0,))},
        {(Phase.ANSWERING, (2,))},
    )
    both(pair, hides_if_seen)
    assert_nothing_leaks(pair, to="Tomas" if kind is StealToken else "Vera")


@pytest.mark.parametrize("kind", [ExchangeWithCity, DestroyArea, StealToken, TakeToken])
def test_who_is_never_asked_is_passed_over_whatever_is_held(begin: Begin, kind: type) -> None:
    fields = {} if kind is TakeToken else {"seat": 1}
    pair = begin(dealt)
    for hand in pair:
        hand.page.session.set_answer(1, "answer", "never")
        hand.see()
    assert_alike(pair, pieces=False)
    both(pair, does(kind, **fields))
    told = [[text for seat, text in hand.page.session.record().actions if seat == 1] for hand in pair]
    assert told == [["let"], ["let"]]
    for hand in pair:
        assert hand.page.hotseat.audience in (None, 0)
    both(pair, hides_if_seen)
    assert_nothing_leaks(pair, to="Tomas" if kind is StealToken else "Vera")


def test_a_refused_answer_shows_nothing(begin: Begin) -> None:
    def refused(hand: Builder, game: int) -> None:
        hand.look_at_cards()
        assert hand.state.announced is not None
        hand.drag(hand.piece(card_key(hand.state.hands[1][0])), hand.aim(card_key(hand.state.announced.half >> 1)))
        assert hand.note

    pair = begin(aiko_attacked(ExchangeWithCity))
    both(pair, refused)
    both(pair, hides)
    assert_nothing_leaks(pair)


def test_a_token_that_is_taken_and_laid_is_seen_by_its_owner_alone(begin: Begin) -> None:
    pair = begin(placing)
    assert pair[0].state.token != pair[1].state.token
    both(pair, looks)
    both(pair, does(PlaceToken))
    both(pair, hides)
    assert_nothing_leaks(pair, pieces=True)


def test_a_token_that_is_stolen_is_unknown_to_who_is_neither_thief_nor_robbed(begin: Begin) -> None:
    def other_token(game: int) -> State:
        state = dealt(0, active=1)
        vera, *others = state.cities
        if game:
            supply = bytearray(state.supply)
            at = supply.index(Token.THUNDERBOLT)
            supply[at], row = vera.tokens[0][1], bytes((NO_TOKEN, Token.THUNDERBOLT, NO_TOKEN))
            vera = vera._replace(tokens=(row, *vera.tokens[1:]))
            state = state._replace(supply=bytes(supply))
        return sound(state._replace(cities=(vera, *others)))

    pair = begin(other_token)
    both(pair, does(StealToken, seat=0))
    both(pair, lambda hand, game: hand.do("let"))
    both(pair, does(PlaceToken))
    both(pair, hides_if_seen)
    assert_nothing_leaks(pair, to="Tomas")


def test_the_card_that_the_graeae_gave_is_known_to_its_owner_alone(begin: Begin) -> None:
    def keeps(hand: Builder, game: int) -> None:
        hand.look_at_cards()
        kept, *others = hand.state.seen
        hand.act(KeepCard(kept, bytes(others)))

    pair = begin(keeping)
    assert pair[0].state.seen[0] != pair[1].state.seen[0]
    both(pair, keeps)
    both(pair, hides)
    assert pair[0].state.discard == pair[1].state.discard
    assert_nothing_leaks(pair, pieces=True)


def test_a_card_that_is_drawn_is_known_to_its_owner_alone(begin: Begin) -> None:
    def draws(hand: Builder, game: int) -> None:
        hand.look_at_cards()
        hand.act(DrawCard(Source.PILE))
        assert hand.page.hotseat.finishing

    pair = begin(PHASES["drawing"][1])
    both(pair, draws)
    assert pair[0].state.hands[1][-1] != pair[1].state.hands[1][-1]
    both(pair, hides)
    assert_nothing_leaks(pair)


def test_the_two_cards_of_castor_and_pollux_show_nothing_until_one_is_played(begin: Begin) -> None:
    pair = begin(PHASES["castor and pollux"][1])
    both(pair, lambda hand, game: hand.look_at_cards())
    both(pair, does(DrawCard, DrawCard))
    assert {hand.state.phase for hand in pair} == {Phase.PLAYING_AGAIN}
    both(pair, hides)
    assert_nothing_leaks(pair)


def test_an_area_given_up_shows_no_other_card(begin: Begin) -> None:
    pair = begin(given_up)
    both(pair, looks)
    both(pair, does(GiveUpArea))
    both(pair, hides_if_seen)
    assert_nothing_leaks(pair)


# Lists, scores, pictures, computers.


def test_the_list_of_actions_before_everybody_names_no_card(begin: Begin) -> None:
    pair = begin(PHASES["aiko plays"][1])
    for hand in pair:
        hand.click(hand.named("Actions"))
    both(pair, looks)
    lists = [[hand.page.list.item(row).text() for row in range(hand.page.list.count())] for hand in pair]
    assert lists[0] != lists[1]
    both(pair, hides)
    assert_nothing_leaks(pair)


def test_the_score_so_far_counts_nobody_elses_tokens(begin: Begin) -> None:
    def scores(hand: Builder, game: int) -> None:
        hand.look_at_cards()
        hand.click(hand.named("Score"))
        hand.click(hand.button("hide"))

    pair = begin(PHASES["aiko plays"][1])
    both(pair, scores)
    for hand in pair:
        assert hand.page.score.open
    assert_nothing_leaks(pair)


def has_saved_game(lobby: QWidget) -> bool:
    return bool(lobby.findChildren(SavedGameTile))


def test_the_lobby_and_the_pictures_of_a_saved_game_show_what_everybody_may_see(begin: Begin) -> None:
    pair = begin(PHASES["aiko plays"][1])
    both(pair, looks)
    sessions = [hand.page.session for hand in pair]
    small = [small_table(pair[0].context, s) for s in sessions]
    assert small[0] == small[1]
    context = pair[0].context

    def drawn(seat: int | None) -> list[QImage]:
        found = []
        for game, session in enumerate(sessions):
            with beginning(EphyranRules, dealt(game, active=1)):
                found.append(render.picture(context, session.record(), None, seat, QSize(1280, 800), 1.0))
        return found

    for seat in (None, 0):
        large = drawn(seat)
        assert large[0] == large[1]
    theirs = drawn(1)
    assert theirs[0] != theirs[1]
    found = []
    for hand in pair:
        hand.window.show_lobby()
        hand.see()
        lobby = hand.window.lobby
        assert lobby is not None
        # Saved games are read beside the lobby.
        hand.wait(partial(has_saved_game, lobby))
        found.append([words_of(widget) for widget in lobby.findChildren(QWidget)])
    assert found[0] == found[1]


ALONE = (PERSON, COMPUTER, COMPUTER)


@pytest.mark.parametrize(("phase", "state"), [PHASES[key] for key in ("aiko plays", "exchange", "placing", "keeping")])
def test_a_computers_hand_shows_nothing_to_the_person(
    house: AppContext, monkeypatch: pytest.MonkeyPatch, phase: int, state: Callable[[int], State]
) -> None:
    monkeypatch.setattr(Computers, "wake", lambda self: None)
    pair = Builder(house, SIZE), Builder(house, SIZE)
    for game, hand in enumerate(pair):
        hand.build(state(game), kinds=ALONE)
        assert hand.page.hotseat.audience == 0
        assert hand.state.phase == phase
    share_faces(pair)
    assert_unlike(pair)
    assert_alike(pair)
    for hand in pair:
        hand.close()


@pytest.mark.parametrize("game", [0, 1])
def test_a_computer_answers_after_the_same_pause_whatever_it_holds(builder: Builder, game: int) -> None:
    builder.build(dealt(game), kinds=ALONE)
    assert len(builder.page.session.rules.legal(played(dealt(game), DestroyArea, seat=1), 1)) == (2, 1)[game]
    builder.act(first(builder.state, DestroyArea, seat=1))
    computers = builder.page.computers
    assert (computers._pause.isActive(), computers._pause.interval()) == (True, ANSWER_PAUSE)
    assert not computers._timer.isActive(), "nobody looks for the answer yet"
    builder.wait(lambda: builder.state.phase != Phase.ANSWERING)
