"""My Kingdom for a Horse answers: why something cannot be done, and what it would do."""

from typing import Any

import pytest

from boardroom.engine.prompt import Role, Tone
from boardroom.engine.rules import Seal
from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.actions import (
    PASS,
    DiscardCards,
    GiveBack,
    Keep,
    LiftFence,
    MoveAnimal,
    PlaceFence,
    PlayCard,
    Roll,
    SwapPens,
    TakeDie,
    Trade,
    TurnBreedingDie,
    UseDie,
)
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARD_OF
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Kind
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_OF, EDGES, SPACES, Field
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Planning, Restocking, TaskKind
from boardroom.ui.kit.words.say import LANGUAGES
from tests.games.barnyard import BLOCK, RULES, WALKS, field, lines, new, rolled, say, with_field
from tests.games.farms import cards, columns, trading, with_turn

# Reasons.

TRIED: tuple[actions.Action, ...] = (
    Roll(15), Roll(1), PASS, *(UseDie(die) for die in range(DICE)), *(TakeDie(die) for die in range(DICE)),
    *(PlayCard(card) for card in (0, CARD_OF["calving"], CARD_OF["horse-fair"], CARD_OF["spring"])),
    PlayCard(CARD_OF["sleight"], 0, 0), DiscardCards(1), TurnBreedingDie(0), actions.WHEELBARROW,
    *(PlaceFence(edge) for edge in range(0, EDGES, 5)), *(LiftFence(edge) for edge in range(0, EDGES, 5)),
    Keep((0, 0, 0, 0)), Keep((9, 9, 9, 9)), *(Trade(kind, 1) for kind in KINDS), actions.FORCED_TRADE,
    actions.FORCED_LOSS, MoveAnimal(0, 5), MoveAnimal(1, 0), MoveAnimal(11, 0), MoveAnimal(0, 11), SwapPens(0, 1),
    SwapPens(0, 11), *(GiveBack(kind) for kind in KINDS), actions.CONCEDE,
)  # fmt: skip


def test_whatever_is_not_allowed_has_a_reason_that_tells_nothing_hidden() -> None:
    told = set()
    for state, _, _, _ in WALKS[::7]:
        for seat in range(len(state.fields)):
            view = RULES.secrets.view(state, seat)
            for action in TRIED:
                if not RULES.allows(state, seat, action):
                    why = RULES.words.why_not(state, seat, action)
                    assert RULES.words.why_not(view, seat, action) == why
                    told.add(why.source)
                    say(why)
                    say(why, "ja")
    assert len(told) > 40


def reason(state: State, action: actions.Action, seat: int = 0) -> str:
    assert not RULES.allows(state, seat, action)
    return say(RULES.words.why_not(state, seat, action))


def test_dice_that_cannot_be_rolled_or_used_say_which_rule_it_is() -> None:
    state = new()
    assert reason(state, UseDie(0)) == "Roll the dice first."
    assert reason(state, Roll(1)) == "Your first roll is with all four dice."
    assert reason(state, UseDie(0), seat=1) == "It is Vera’s turn to decide."
    state = rolled(state, "half-cow", "pig-1", "fence-2", "cow", rolls=3)
    assert reason(state, Roll(1)) == "You have no re-rolls left this turn."
    assert reason(state, UseDie(0)) == "Half a cow alone gives nothing; two make a cow."
    assert reason(state, UseDie(3)) == "It takes two cows to breed; you have 0."
    assert reason(with_turn(state, rolls=1, used=2), Roll(1)) == "You have used a die, so you cannot re-roll any more."
    assert reason(with_turn(state, used=2), UseDie(1)) == "You have already used this die."
    assert reason(state, TurnBreedingDie(0)).startswith("You have no Weathercock")


def test_cards_that_cannot_be_played_say_what_is_missing() -> None:
    calving = CARD_OF["calving"]
    state = new()._replace(hands=(bytes([calving]), b""))
    state = with_field(state, 0, field(a1="pig 1", b1="sheep 2"))
    assert reason(state, PlayCard(calving)) == "It costs 2 sheep and 2 pigs; you are 1 pig short."
    assert reason(state, PlayCard(CARD_OF["goose"])) == "This card is not in your hand."
    assert reason(with_turn(state, carded=1), PlayCard(calving)).startswith("Only one farm card per turn")
    assert reason(with_turn(state, carded=2), DiscardCards(1)).startswith("You have exchanged cards")
    assert reason(state._replace(with_cards=0), PlayCard(calving)) == "This game has no farm cards."


def test_fences_that_cannot_be_built_say_why() -> None:
    state = RULES.apply(rolled(new(), "fence-1", "pig-1", "sheep-1", "cow"), 0, UseDie(0)).state
    assert reason(state, PlaceFence(EDGE_OF["a1n"])) == "There is already a fence there."
    assert reason(state, LiftFence(EDGE_OF["d3s"])) == "There is no fence there."
    assert reason(state, Roll(1)) == "Finish your fences first."
    placed = RULES.apply(state, 0, PlaceFence(EDGE_OF["d3s"])).state
    assert reason(placed, PlaceFence(EDGE_OF["d3e"])) == "No new fences left; move an existing one."
    in_hand = RULES.apply(state, 0, LiftFence(EDGE_OF["a1n"])).state
    assert reason(in_hand, PASS) == "First place the fence you have picked up."
    every = Field((1 << 24) - 1, bytes(SPACES))
    none_left = with_field(state, 0, every)._replace(tasks=(Fencing(TaskKind.FENCING, 0, 0, 1, -1, 0),))
    assert reason(none_left, PlaceFence(30)).startswith("You have no fences left in your supply")


def test_animals_that_cannot_move_say_why() -> None:
    state = with_field(new(), 0, field(a1="pig 1", b1="sheep 2"))
    assert reason(state, MoveAnimal(0, 1)) == (
        "That pen holds sheep. To swap the two pens, put it on one of the sheep."
    )
    assert reason(state, MoveAnimal(0, 11)) == "That space is not in a pen: it must be fenced in all around."
    assert reason(state, MoveAnimal(11, 0)) == "There is no animal there."
    assert reason(state, MoveAnimal(0, 4)) == "It is already in that pen; the exact space does not matter."
    assert reason(state, GiveBack(Kind.HORSE)) == "You have no horses."


def test_trades_that_cannot_be_made_say_what_they_take() -> None:
    state = with_field(new(), 0, field(a1="pig 1", b1="sheep 2"))._replace(phase=Phase.TRADING)
    assert reason(state, Trade(Kind.SHEEP, 2)) == "That needs 4 sheep; you have 2 sheep."
    assert reason(state, Trade(Kind.COW, 1)) == "That needs 4 cows, and you have none."
    assert reason(state, Trade(Kind.HORSE, 1)) == "Horses are worth the most; they cannot be traded."
    assert (
        reason(with_turn(state, traded=1 << Kind.PIG), Trade(Kind.SHEEP, 1)) == "You may trade only one kind per turn."
    )


PENS = "a1n a1s a1w a1e b1n b1s b1e c1n c1s c1e d1n d1s d1e"


def test_who_holds_two_of_each_at_the_end_is_told_that_it_must_keep_them() -> None:
    own = field(PENS, a1="sheep 2", b1="pig 2", c1="cow 2", d1="horse 2")
    state = with_field(new(), 0, own)._replace(triggered=0)
    told = "The end has been triggered: you must keep 2 of each."
    assert reason(state, GiveBack(Kind.PIG)) == told
    drover = CARD_OF["drover"]
    assert reason(state._replace(hands=(bytes([drover]), b"")), PlayCard(drover)) == told
    planning = state._replace(phase=Phase.FINAL_TRADE, tasks=(Planning(TaskKind.PLANNING, 0, Kind.SHEEP, 0, 0, 0, 0),))
    assert reason(planning, Trade(Kind.SHEEP, 1)) == told
    assert reason(planning, Trade(Kind.PIG, 1)).startswith("The final trade goes in order")
    restocking = state._replace(tasks=(Restocking(TaskKind.RESTOCKING, 1, Kind.SHEEP, 1, 1),))
    assert reason(restocking, actions.FORCED_TRADE) == told
    (off,) = [button for button in RULES.words.prompt(restocking, 0).buttons if button.why is not None]
    assert say(off.why) == "you must keep 2 of each"


# Previews.


@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_of_everything_that_is_done_in_games_are_said_in_full(language: str) -> None:
    warned = 0
    for state, seat, action, _ in WALKS:
        if action is None:
            continue
        preview = RULES.words.preview(RULES.secrets.view(state, seat), seat, action)
        for line in preview.lines:
            say(line.text, language)
        if preview.warning is not None:
            say(preview.warning, language)
            warned += 1
    assert warned


def test_a_die_shows_what_it_gives_and_what_finds_no_room() -> None:
    state = rolled(new(), "sheep-2", "fence-2", "half-cow", "sheep")
    assert lines(state, UseDie(0)) == ([(Tone.GAIN, "gain 2 sheep")], None)
    assert lines(state, UseDie(1)) == (
        [(Tone.GAIN, "place up to 2 fences"), (Tone.GAIN, "move up to 2 existing fences")],
        None,
    )
    assert lines(state, TakeDie(2), seat=1) == ([(Tone.PLAIN, "gives you nothing")], "This die gives you nothing.")
    full = with_field(state, 0, field(a1="pig 2", b1="sheep 2", c1="sheep 2", b2="sheep 2", c2="sheep 1"))
    assert lines(full, UseDie(0))[0][1] == (Tone.LOSS, "not enough room: you choose what to keep")
    assert lines(full, UseDie(3))[0][0] == (Tone.GAIN, "gain 3 sheep")


def test_a_fence_shows_the_pen_it_closes_and_what_taking_it_up_opens() -> None:
    state = with_field(new(), 0, field("d3n d3e d3s " + BLOCK, a1="pig 1", b1="sheep 3"))
    state = RULES.apply(rolled(state, "fence-1", "pig-1", "sheep-1", "cow"), 0, UseDie(0)).state
    told, warning = lines(state, PlaceFence(EDGE_OF["d3w"]))
    assert told == [
        (Tone.COMPLETE, "closes a pen of 1 space: room for 2 animals of one kind"),
        (Tone.PLAIN, "leaves 8 fences in your supply"),
    ]
    assert warning is None
    assert lines(state, PlaceFence(EDGE_OF["b3s"]))[0][0] == (Tone.PLAIN, "closes no pen yet")
    assert lines(state, LiftFence(EDGE_OF["a1n"]))[0] == [
        (Tone.PLAIN, "opens a pen of 2 spaces"),
        (Tone.LOSS, "1 pig loose for now"),
    ]
    assert (Tone.LOSS, "two kinds in one pen") in lines(state, LiftFence(EDGE_OF["a1e"]))[0]


def test_two_kinds_elsewhere_are_not_told_of_the_pens_that_are_joined() -> None:
    two = field("d2n d2e d3n d3e d3s d3w " + BLOCK, a1="pig 1", b1="sheep 1", c1="pig 1")
    state = RULES.apply(rolled(with_field(new(), 0, two), "fence-1", "pig-1", "sheep-1", "cow"), 0, UseDie(0)).state
    assert lines(state, LiftFence(EDGE_OF["d3n"]))[0] == [(Tone.PLAIN, "joins two pens into one of 2 spaces")]


def test_the_last_move_of_a_fence_warns_when_it_leaves_animals_without_a_pen() -> None:
    state = RULES.apply(rolled(new(), "fence-1", "pig-1", "sheep-1", "cow"), 0, UseDie(0)).state
    state = RULES.apply(state, 0, PlaceFence(EDGE_OF["d3s"])).state
    state = RULES.apply(state, 0, LiftFence(EDGE_OF["a1n"])).state
    assert lines(state, PlaceFence(EDGE_OF["d3e"]))[1] == "Even rearranged, these fences leave no room for 1 sheep."
    assert lines(state, PlaceFence(EDGE_OF["a1n"]))[1] is None


def moved(own: Field, origin: str, edge: str) -> list[tuple[Tone, str]]:
    """The preview of a fence that is moved, as a fence effect of one begins."""
    state = with_field(new(), 0, own)
    state = RULES.apply(rolled(state, "fence-1", "pig-1", "sheep-1", "cow"), 0, UseDie(0)).state
    state = RULES.apply(state, 0, LiftFence(EDGE_OF[origin])).state
    return lines(state, PlaceFence(EDGE_OF[edge]))[0]


def test_a_moved_fence_tells_what_opens_and_closes_against_the_field_before_it_was_taken_up() -> None:
    beside = field("d3n d3e d3s " + BLOCK, a1="pig 1", b1="sheep 3")
    assert moved(beside, "a1n", "a1n") == [(Tone.PLAIN, "back where it was")]
    assert moved(beside, "a1n", "d3w") == [
        (Tone.PLAIN, "opens a pen of 2 spaces"),
        (Tone.COMPLETE, "closes a pen of 1 space: room for 2 animals of one kind"),
        (Tone.PLAIN, "to the pen at d3: 1 pig"),
    ]
    assert moved(beside, "d3n", "d2s") == [(Tone.PLAIN, "back where it was")]
    assert moved(beside, "d3n", "d1n") == [(Tone.PLAIN, "changes no pen")]
    assert moved(beside, "a1n", "d1n")[-1] == (Tone.LOSS, "1 pig loose for now")


def test_the_parts_of_a_divided_pen_are_told_apart() -> None:
    own = field(BLOCK, a1="pig 1", c1="sheep 3")
    state = RULES.apply(rolled(with_field(new(), 0, own), "fence-2", "pig-1", "pig-1", "cow"), 0, UseDie(0)).state
    state = RULES.apply(state, 0, PlaceFence(EDGE_OF["b1e"])).state
    assert lines(state, PlaceFence(EDGE_OF["b2e"]))[0][:3] == [
        (Tone.COMPLETE, "divides a pen"),
        (Tone.PLAIN, "the part at b1, 2 spaces: room for 4 animals of one kind"),
        (Tone.PLAIN, "the part at c1, 2 spaces: room for 4 sheep"),
    ]
    assert moved(own, "a2e", "a1s")[0] == (Tone.COMPLETE, "moves the boundary between two pens")
    wider = field(BLOCK + " d1n d1e d1s", a1="pig 1", b1="sheep 3")
    assert (Tone.PLAIN, "joins two pens into one of 5 spaces") in moved(wider, "c1e", "d3s")
    three = field("a1n b1n c1n a1s b1s c1s a1w b1e c1e")
    assert moved(three, "b1e", "a1e") == [
        (Tone.COMPLETE, "moves the boundary between two pens"),
        (Tone.PLAIN, "the part at a1, 1 space: room for 2 animals of one kind"),
        (Tone.PLAIN, "the part at b1, 2 spaces: room for 4 animals of one kind"),
    ]
    assert moved(field("a1n b1n a1s b1s a1w b1e"), "b1e", "a1e")[0] == (
        Tone.PLAIN,
        "a pen shrinks from 2 to 1 space: room for 2 animals of one kind",
    )
    assert moved(field("a1n b1n a1s b1s a1w a1e b1n"), "a1e", "b1e")[0] == (
        Tone.PLAIN,
        "a pen grows from 1 to 2 spaces: room for 4 animals of one kind",
    )


def test_giving_back_says_where_the_animal_goes_and_asks() -> None:
    assert lines(rolled(new(), "pig-1", "pig-1", "pig-1", "cow"), GiveBack(Kind.PIG)) == (
        [(Tone.COST, "return 1 pig to the supply")],
        "Return 1 pig to the supply? You get nothing for it.",
    )


def test_being_done_warns_when_loose_animals_would_run_away() -> None:
    used = with_turn(rolled(new(), "pig-1", "pig-1", "pig-1", "cow"), used=0b0111)
    state = with_field(used, 0, field(a1="pig 1", d3="cow 1", b1="sheep 1"))
    told, warning = lines(state, PASS)
    assert warning == "Your loose animals will run away: no room for 1 sheep."
    assert (Tone.LOSS, "no room for 1 sheep") in told
    assert lines(used, PASS)[1] is None


def test_being_done_with_the_dice_says_what_is_given_up_and_asks() -> None:
    state = rolled(new(), "pig-1", "half-cow", "fence-2", "cow")
    assert say(RULES.words.prompt(state, 0).buttons[0].label) == "Done: 2 usable dice left"
    assert lines(state, PASS)[1] == "2 dice are still unused: 1 pig, 2 fences. You would lose them."
    nothing_left = with_turn(state, used=0b0101)
    assert say(RULES.words.prompt(nothing_left, 0).buttons[0].label) == "Done with the dice"
    assert lines(nothing_left, PASS)[1] is None


def offered_to_others(*faces: str, **changes: Any) -> State:
    """The second seat may take one of these dice."""
    return with_turn(rolled(new(), *faces)._replace(phase=Phase.OTHERS_DICE, part_seat=1), **changes)


def test_taking_no_die_says_what_is_given_up_and_asks() -> None:
    state = offered_to_others("sheep-2", "half-cow", "sheep-2", "cow")
    assert lines(state, PASS, 1)[1] == "2 dice would give you something: 2 sheep. If you take none, you get nothing."
    one_left = offered_to_others("sheep-2", "half-cow", "pig-1", "cow", taken=0b0001)
    assert lines(one_left, PASS, 1)[1] == "1 die would give you something: 1 pig. If you take none, you get nothing."
    again = one_left._replace(phase=Phase.SECOND_DICE)
    assert lines(again, PASS, 1)[1] == lines(one_left, PASS, 1)[1]
    assert [button.role for button in RULES.words.prompt(again, 1).buttons] == [Role.PLAIN]


def test_taking_no_die_is_not_asked_about_where_nothing_of_any_would_stay() -> None:
    """There was a red warning over dice that said there was no room."""
    state = with_field(offered_to_others("sheep-2", "half-cow", "sheep-2", "sheep"), 1, columns(6, 3, 6, 2))
    assert lines(state, PASS, 1)[1] is None
    pigs = with_field(offered_to_others("sheep-2", "half-cow", "pig-1", "sheep"), 1, columns(6, 3, 6, 2))
    assert lines(pigs, PASS, 1)[1] == "1 die would give you something: 1 pig. If you take none, you get nothing."


def test_taking_no_die_asks_nothing_where_no_die_gives_anything() -> None:
    assert lines(offered_to_others("sheep-2", "half-cow", "half-cow", "cow", taken=0b0001), PASS, 1) == ([], None)


def test_taking_a_die_that_gives_nothing_asks_first() -> None:
    state = offered_to_others("sheep-2", "half-cow", "half-cow", "cow")
    for die in (1, 2, 3):
        assert lines(state, TakeDie(die), 1) == ([(Tone.PLAIN, "gives you nothing")], "This die gives you nothing.")
    assert lines(state, TakeDie(0), 1)[1] is None


def test_half_cows_are_counted_as_the_dice_they_are() -> None:
    state = rolled(new(), "half-cow", "half-cow", "fence-2", "cow")
    assert say(RULES.words.prompt(state, 0).buttons[0].label) == "Done: 3 usable dice left"


def test_a_trade_shows_what_is_given_and_gained_and_warns_when_it_does_not_fit() -> None:
    state = with_field(new(), 0, field(a1="pig 1", b1="sheep 2"))._replace(phase=Phase.TRADING)
    assert lines(state, Trade(Kind.SHEEP, 1)) == ([(Tone.COST, "give 2 sheep"), (Tone.GAIN, "gain 1 pig")], None)
    tight = with_field(state, 0, field(a1="pig 3", b1="sheep 2"))
    told, warning = lines(tight, Trade(Kind.PIG, 1))
    assert told[0] == (Tone.COST, "give 3 pigs")
    assert warning is None
    crowded = field(BLOCK, a1="pig 2", a2="pig 2", b1="sheep 2")
    told, warning = lines(with_field(state, 0, crowded), Trade(Kind.PIG, 1))
    assert (Tone.LOSS, "not enough room: you choose what to keep") in told
    assert warning is None, "what is asked next is the question"
    return
    assert warning is not None
    assert warning.endswith("would not fit and would be lost.")


def test_a_card_shows_its_cost_before_what_it_gives() -> None:
    fair = CARD_OF["horse-fair"]
    state = with_field(new(), 0, field(a1="cow 1", b1="sheep 2", c1="pig 2", d1="pig 1"))._replace(
        hands=(bytes([fair]), b"")
    )
    assert lines(state, PlayCard(fair)) == (
        [
            (Tone.COST, "give 2 sheep, 3 pigs and 1 cow"),
            (Tone.GAIN, "gain 1 horse"),
            (Tone.PLAIN, "a card is drawn at once"),
        ],
        None,
    )
    exchanged = lines(state, DiscardCards(1))[0]
    assert exchanged[0] == (Tone.GAIN, "draw a farm card")


def test_playing_a_farm_card_says_beforehand_that_a_card_is_drawn() -> None:
    looked = 0
    for state, seat, action, _ in WALKS:
        if isinstance(action, PlayCard):
            draws = RULES.apply(state, seat, action).seal is Seal.BARRIER
            assert any(said == "a card is drawn at once" for _, said in lines(state, action, seat)[0]) == draws
            looked += 1
    assert looked


def test_the_preview_says_whether_others_would_have_to_give() -> None:
    cows = field(BLOCK, a1="cow 2", b1="cow 2")
    state = with_field(new(), 0, cows)._replace(phase=Phase.TRADING, supply=(20, 20, 10, 0))
    few = with_field(state, 1, field(BLOCK, a1="horse 2", b1="horse 1"))
    told, warning = lines(few, Trade(Kind.COW, 1))
    assert told[-1] == (Tone.LOSS, "the supply is 1 horse short, and nobody has to return any")
    assert warning == "You would miss out on 1 horse: the supply is short, and nobody has more than three."
    many = with_field(state, 1, field(BLOCK, a1="horse 2", b1="horse 2"))
    told, warning = lines(many, Trade(Kind.COW, 1))
    assert told[-1] == (Tone.PLAIN, "the supply is 1 horse short: it is restocked")
    assert warning is None


def test_the_preview_of_a_gain_that_comes_in_part_counts_room_for_what_comes() -> None:
    full = with_field(new(), 0, field("a1n a1w a1s a1e", a1="sheep 2"))
    state = rolled(full, "pig-1", "pig-1", "pig-1", "sheep")._replace(supply=(0, 20, 10, 0))
    told, warning = lines(state, UseDie(3))
    assert told == [
        (Tone.GAIN, "gain 1 sheep"),
        (Tone.LOSS, "the supply is 1 sheep short, and nobody has to return any"),
    ]
    assert warning is None


@pytest.mark.parametrize(
    ("others", "supply", "told", "lost"),
    [
        (6, 0, [(Tone.PLAIN, "the supply is 1 sheep short: it is restocked")], None),
        (3, 0, [(Tone.LOSS, "the supply is 1 sheep short, and nobody has to return any")], None),
        (3, 1, [], None),
    ],
)
def test_the_preview_of_a_gain_tells_what_comes_of_it_by_the_supply(
    others: int, supply: int, told: list[tuple[Tone, str]], lost: None
) -> None:
    mine = field("a1n a1w a1s a1e", a1="sheep 1")
    theirs = field(BLOCK, a1="sheep 2", a2="sheep 2", b1="sheep 2") if others == 6 else field(BLOCK, b1="sheep 2")
    state = with_field(with_field(new(), 0, mine), 1, theirs)._replace(supply=(supply, 20, 20, 9))
    assert lines(rolled(state, "sheep-1", "pig-1", "pig-1", "cow"), UseDie(0)) == (
        [(Tone.GAIN, "gain 1 sheep"), *told],
        lost,
    )


def test_the_preview_of_a_restock_of_several_rounds_counts_what_is_missing_once() -> None:
    mine = field("a1n a1w a1s a1e")
    theirs = field(BLOCK, a1="sheep 2", a2="sheep 2", b1="sheep 2")
    state = with_field(with_field(new(), 0, mine), 1, theirs)
    lacks = (Tone.PLAIN, "the supply is 2 sheep short: it is restocked")
    for pigs in (0, 20):
        dice = rolled(state._replace(supply=(0, pigs, 20, 9)), "sheep-2", "pig-1", "pig-1", "cow")
        assert lines(dice, UseDie(0)) == ([(Tone.GAIN, "gain 2 sheep"), lacks], None)


def test_the_preview_says_that_there_is_no_room_whatever_others_would_have_to_give() -> None:
    full = with_field(new(), 0, field("a1n a1w a1s a1e", a1="sheep 2"))
    rich = with_field(full, 1, field(BLOCK, b1="sheep 2", c1="sheep 2", b2="sheep 2"))
    for face, number in (("sheep-1", 1), ("sheep-2", 2)):
        for supply in (0, 1):
            state = rolled(rich, face, "pig-1", "pig-1", "cow")._replace(supply=(supply, 20, 20, 9))
            told, _ = lines(state, UseDie(0))
            assert told[1] == (Tone.LOSS, f"no room for {number} sheep"), (face, supply)
            assert len(told) == 2


def test_the_preview_says_that_the_end_comes_only_if_all_find_room() -> None:
    tight = field("a1n a1w a1s a1e b1n b1s b1e c1n c1s c1e", a1="sheep 2", b1="cow 2", c1="horse 2")
    state = with_field(new(2, goal=1), 0, tight)
    state = with_field(state, 1, field(BLOCK, b1="pig 2", c1="pig 2", b2="pig 2"))._replace(supply=(20, 0, 20, 9))
    told, _ = lines(rolled(state, "pig-1", "fence-1", "fence-1", "cow"), UseDie(0))
    assert Tone.COMPLETE not in [tone for tone, _ in told]


def test_in_a_restock_nothing_comes_before_trading_once_or_giving_one_back() -> None:
    theirs = field(BLOCK, b1="sheep 2", c1="sheep 2")
    state = with_field(with_field(new(), 0, field(BLOCK, b1="sheep 1")), 1, theirs)._replace(supply=(0, 20, 20, 9))
    state = RULES.apply(rolled(state, "sheep-1", "pig-1", "pig-1", "cow"), 0, UseDie(0)).state
    assert state.tasks[-1][0] == TaskKind.RESTOCKING
    first = "The supply is being restocked: trade once or return one."
    assert reason(state, PASS, 1) == reason(state, GiveBack(Kind.SHEEP), 1) == first
    assert reason(state, GiveBack(Kind.PIG), 1) == "You have no pigs."


def test_a_half_cow_is_explained_only_where_one_can_be_taken() -> None:
    assert RULES.words.prompt(offered_to_others("sheep-2", "pig-1", "sheep-1", "cow"), 1).note is None
    note = RULES.words.prompt(offered_to_others("half-cow", "pig-1", "sheep-1", "cow"), 1).note
    assert say(note) == "Half a cow alone gives nothing."


def test_the_prompt_says_of_how_many_kinds_animals_may_be_traded_as_the_market_does() -> None:
    one = trading(columns(4, 6), columns())
    assert say(RULES.words.prompt(one, 0).ask) == "Vera: you may trade animals of one kind."
    cart = one._replace(lasting=(cards("market-cart"), b""))
    assert say(RULES.words.prompt(cart, 0).ask) == "Vera: you may trade animals of up to 2 kinds."
