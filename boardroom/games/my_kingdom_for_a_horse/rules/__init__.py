"""The rules of My Kingdom for a Horse behind the contract.

The rulebook's sections and where they live: Setup here; Farm Animal Basics in ``animals``, pens and room in the
package's ``field`` and ``arrange``; Fence Building Basics, Dice Effects and farm cards in ``dice`` (what may be done:
``legal``); Out of Animals in ``restock``; Gameplay in ``turn``; Trade Phase and End of the Game in ``trade``; Solo
Game in ``twin``. Rulings are named by their number on the game's page. What is hidden is in ``secrets``, previews and
the computers' judgement in ``forecast``, sentences in ``words``, ``log``, ``prompts`` and ``reasons``, text forms in
``codec``.
"""

from collections.abc import Callable, Sequence
from typing import Any

from boardroom.engine import rng as random_values
from boardroom.engine.rules import (
    PERSON,
    Option,
    Options,
    OptionValue,
    Outcome,
    Preview,
    Progress,
    Prompt,
    Rules,
    Score,
    Seal,
    Step,
)
from boardroom.engine.text import Text
from boardroom.games.my_kingdom_for_a_horse.cards import DECK, HAND_LIMIT
from boardroom.games.my_kingdom_for_a_horse.events import (
    AnimalsLost,
    AnimalsSettled,
    FenceLifted,
    FenceMoved,
    FencePlaced,
    PartPassed,
    WheelbarrowUsed,
)
from boardroom.games.my_kingdom_for_a_horse.field import DATA, NONE, START, Counts, Field, census, minus, only, total
from boardroom.games.my_kingdom_for_a_horse.rules import (
    codec,
    dice,
    forecast,
    legal,
    prompts,
    reasons,
    restock,
    secrets,
    trade,
    words,
)
from boardroom.games.my_kingdom_for_a_horse.rules.animals import give, open_choices, settle
from boardroom.games.my_kingdom_for_a_horse.rules.play import Play
from boardroom.games.my_kingdom_for_a_horse.rules.turn import begin_turn, end_fencing, run
from boardroom.games.my_kingdom_for_a_horse.state import (
    CONCEDE,
    CONCEDED,
    ENDING_PHASE,
    FENCING,
    NEXT_PART,
    NOBODY,
    OVER,
    OWN_DICE,
    PLANNING,
    TWIN_SEAT,
    UNROLLED,
    WON,
    Action,
    Concede,
    DiscardCards,
    ForcedLoss,
    ForcedTrade,
    GiveBack,
    Keep,
    LiftFence,
    MoveAnimal,
    Pass,
    PlaceFence,
    PlayCard,
    Roll,
    State,
    SwapPens,
    TakeDie,
    Trade,
    TurnBreedingDie,
    UseDie,
    UseWheelbarrow,
)

_NOTHING: tuple[Action, ...] = ()


class KingdomRules(Rules[State, Action]):
    """My Kingdom for a Horse, for one (against Moritz) to four."""

    id = "my-kingdom-for-a-horse"
    version = "1"

    # Set-up.

    def options(self) -> tuple[Option, ...]:
        return words.options()

    def resolve(self, options: Options, kinds: Sequence[str]) -> dict[str, OptionValue]:
        resolved = super().resolve(options, kinds)
        short = resolved["length"] == "short"
        if resolved["cards"] == "auto":
            resolved["cards"] = "no" if short else "yes"
        if resolved["goal"] == "auto":
            resolved["goal"] = DATA["goal_short"] if short else DATA["goal"]
        if resolved["last_round"] == "auto":
            resolved["last_round"] = DATA["last_round_with_people" if PERSON in kinds else "last_round_computers_only"]
        return resolved

    def setup(self, options: Options, seats: int, rng: int) -> State:
        """The fields as they begin, the deck shuffled, four cards each; the start player drawn or the first seat."""
        if not 1 <= seats <= len(START):
            raise ValueError(f"My Kingdom for a Horse is for 1 to {len(START)} players, not {seats}")
        starter = 0
        if options["start"] == "random":
            rng, starter = random_values.below(rng, seats)
        fields = tuple(START[(seat - starter) % seats] for seat in range(seats))
        twin = (1, 1, 0, 0) if seats == 1 else None
        supply: Counts = tuple(DATA["supply"])
        for animals in (*(total(field.animals) for field in fields), twin or NONE):
            supply = minus(supply, animals)
        hands, deck = [b""] * seats, b""
        with_cards = options["cards"] == "yes"
        if with_cards:
            rng, shuffled = random_values.shuffle(rng, DECK)
            hands = [bytes(shuffled[seat * HAND_LIMIT : (seat + 1) * HAND_LIMIT]) for seat in range(seats)]
            deck = bytes(shuffled[seats * HAND_LIMIT :])
        state = State(
            step=0,
            phase=OWN_DICE,
            round=0,
            starter=starter,
            active=starter,
            at=starter,
            dice=UNROLLED,
            rolls=0,
            more_rolls=0,
            used=0,
            taken=0,
            carded=0,
            turned=0,
            wheeled=0,
            traded=0,
            tasks=(),
            fields=fields,
            supply=supply,
            hands=tuple(hands),
            lasting=(b"",) * seats,
            deck=deck,
            discard=b"",
            twin=twin,
            triggered=NOBODY,
            goal=int(options["goal"]),
            cards=int(with_cards),
            last_round=int(options["last_round"]),
            winners=0,
            reason=WON,
            rng=rng,
        )
        play = Play(state)
        begin_turn(play, starter)
        return play.state()

    # What may be done.

    def actors(self, state: State) -> tuple[int, ...]:
        seat = legal.asked(state)
        return () if seat == NOBODY else (seat,)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return legal.legal(state) if legal.asked(state) == seat else _NOTHING

    def table_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        return (CONCEDE,) if state.phase != OVER and len(state.fields) <= 2 else _NOTHING

    def asides(self, state: State, seat: int) -> tuple[Action, ...]:
        return legal.asides(state, seat)

    def is_secret(self, action: Action) -> bool:
        return isinstance(action, PlayCard | DiscardCards)

    # What it does.

    def apply(self, state: State, seat: int, action: Action) -> Step[State]:
        play = Play(state)
        play.step += 1
        _DEEDS[type(action)](play, seat, action)
        run(play)
        return Step(play.state(), tuple(play.events), Seal.BARRIER if play.barrier else Seal.CONFIRM)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        seats = range(len(state.fields))
        winners = tuple(seat for seat in seats if state.winners >> seat & 1)
        scores = tuple(words.score(state, seat) for seat in seats)
        return Outcome(winners, words.ending(state), scores)

    # Documents.

    def encode(self, state: State) -> Any:
        return codec.encode(state)

    def decode(self, document: Any) -> State:
        return codec.decode(document)

    def text(self, action: Action) -> str:
        return codec.action_text(action)

    def parse(self, text: str) -> Action:
        return codec.parse_action(text)

    # For people.

    def prompt(self, view: State, seat: int) -> Prompt:
        return prompts.prompt(view, seat)

    def progress(self, state: State) -> Progress:
        return prompts.progress(state)

    def describe(self, thing: Any) -> Text:
        return words.describe(thing)

    def preview(self, view: State, seat: int, action: Action) -> Preview:
        return forecast.preview(view, seat, action)

    def why_not(self, state: State, seat: int, action: Action) -> Text:
        return reasons.why_not(state, seat, action)

    def score(self, view: State, seat: int) -> Score:
        return words.score(view, seat)

    # For secrets.

    def view(self, state: State, seat: int | None) -> State:
        return secrets.seen(state, seat)

    def see(self, event: Any, seat: int | None) -> Any | None:
        return secrets.seen_event(event, seat)

    def guess(self, view: State, seat: int, rng: int) -> tuple[int, State]:
        return secrets.guessed(view, seat, rng)

    def evaluate(self, view: State, seat: int) -> float:
        return forecast.evaluate(view, seat)


# What each action does; afterwards what is to be done is worked off.


def _roll(play: Play, seat: int, action: Roll) -> None:
    dice.roll(play, action.dice)


def _use(play: Play, seat: int, action: UseDie) -> None:
    dice.use(play, action.die)


def _take(play: Play, seat: int, action: TakeDie) -> None:
    dice.take(play, seat, action.die)


def _play_card(play: Play, seat: int, action: PlayCard) -> None:
    dice.play_card(play, seat, action)


def _discard(play: Play, seat: int, action: DiscardCards) -> None:
    dice.discard(play, seat, action.which)


def _turn_die(play: Play, seat: int, action: TurnBreedingDie) -> None:
    dice.turn_breeding(play, action.face)


def _wheel(play: Play, seat: int, action: UseWheelbarrow) -> None:
    play.wheeled = 1
    play.events.append(WheelbarrowUsed(play.beat, seat))
    dice.gain_fences(play, seat, 0, 1)


def _place(play: Play, seat: int, action: PlaceFence) -> None:
    code, owner, place, move, origin, must = play.pop()
    field = play.fields[seat]
    play.put_field(seat, Field(field.fences | 1 << action.edge, field.animals))
    if origin >= 0:
        play.events.append(FenceMoved(play.beat, seat, origin, action.edge))
        play.push((code, owner, place, move, -1, must))
    else:
        play.events.append(FencePlaced(play.beat, seat, action.edge))
        play.push((code, owner, place - 1, move, -1, must))


def _lift(play: Play, seat: int, action: LiftFence) -> None:
    code, owner, place, move, _, must = play.pop()
    field = play.fields[seat]
    play.put_field(seat, Field(field.fences & ~(1 << action.edge), field.animals))
    play.events.append(FenceLifted(play.beat, seat, action.edge))
    play.push((code, owner, place, move - 1, action.edge, must))


def _keep(play: Play, seat: int, action: Keep) -> None:
    _, _, *numbers, why, must = play.pop()
    waiting = (numbers[0], numbers[1], numbers[2], numbers[3])
    for choice in open_choices(play, seat, waiting, bool(must)):
        if choice.kept == action.counts:
            settle(play, seat, choice, waiting, why)
            return
    # Everybody stays as they stand; who waits, or stands loose at the end of the phase, is lost.
    settle(play, seat, legal.as_they_stand(play, seat), waiting, why)


def _trade(play: Play, seat: int, action: Trade) -> None:
    if play.tasks and play.tasks[-1][0] == PLANNING:
        trade.plan(play, action.times)
    else:
        trade.trade(play, seat, action)


def _forced_trade(play: Play, seat: int, action: ForcedTrade) -> None:
    asked, kind = restock.answered(play)
    restock.trade(play, asked, kind)


def _forced_loss(play: Play, seat: int, action: ForcedLoss) -> None:
    asked, kind = restock.answered(play)
    restock.lose(play, asked, kind)


def _pass(play: Play, seat: int, action: Pass) -> None:
    if play.tasks:
        if play.tasks[-1][0] == FENCING:
            end_fencing(play)
        else:
            trade.plan(play, 0)
            play.events.append(PartPassed(play.beat, seat, play.phase))
        return
    play.events.append(PartPassed(play.beat, seat, play.phase))
    play.push((NEXT_PART,), (ENDING_PHASE, seat))


def _move(play: Play, seat: int, action: MoveAnimal) -> None:
    field = play.fields[seat]
    animals = bytearray(field.animals)
    kind, number = animals[action.origin] >> 2, animals[action.origin] & 3
    animals[action.origin] = kind << 2 | number - 1 if number > 1 else 0
    animals[action.target] = kind << 2 | (animals[action.target] & 3) + 1
    _rearranged(play, seat, bytes(animals))


def _swap(play: Play, seat: int, action: SwapPens) -> None:
    _rearranged(play, seat, legal.swapped(play, seat, action))


def _rearranged(play: Play, seat: int, animals: bytes) -> None:
    field = play.put_animals(seat, animals)
    play.events.append(AnimalsSettled(play.beat, seat, field))
    play.look(seat, census(field).penned)


def _give_back(play: Play, seat: int, action: GiveBack) -> None:
    give(play, seat, only(action.kind, 1))
    paid = play.events.pop()
    play.events.append(AnimalsLost(play.beat, seat, paid.counts, paid.field))


def _concede(play: Play, seat: int, action: Concede) -> None:
    play.winners = 1 << TWIN_SEAT if play.twin is not None else 1 << play.after(seat)
    play.reason = CONCEDED
    trade.end(play)


_DEEDS: dict[type, Callable[[Play, int, Any], None]] = {
    Roll: _roll,
    UseDie: _use,
    TakeDie: _take,
    PlayCard: _play_card,
    DiscardCards: _discard,
    TurnBreedingDie: _turn_die,
    UseWheelbarrow: _wheel,
    PlaceFence: _place,
    LiftFence: _lift,
    Keep: _keep,
    Trade: _trade,
    ForcedTrade: _forced_trade,
    ForcedLoss: _forced_loss,
    Pass: _pass,
    MoveAnimal: _move,
    SwapPens: _swap,
    GiveBack: _give_back,
    Concede: _concede,
}
