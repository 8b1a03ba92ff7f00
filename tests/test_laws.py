"""The laws every game obeys, over random games of every game that is found.

``python -m tests.test_laws 20000`` plays so many games of each and prints what came of it.
"""

import copy
import itertools
import json
import math
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import pytest
from attrs import evolve

from boardroom.controller import catalog
from boardroom.controller.session import FINGERPRINT_EVERY
from boardroom.engine.briefs import Scored
from boardroom.engine.manifest import COMPUTER, PERSON, Option, RefusedOption
from boardroom.engine.outcome import Outcome
from boardroom.engine.prompt import Preview, Prompt, Role
from boardroom.engine.records.record import Ledger, Record, SeatSpec, fingerprint, load
from boardroom.engine.records.replay import replay
from boardroom.engine.rng import seeded
from boardroom.engine.rules import AnyRules, Seal, Step, Unreadable
from boardroom.engine.text import Piece, Seat, Text, phrase
from boardroom.games.epona.position.state import Phase
from boardroom.ui.kit.words.say import Voice
from tests.opengame import ONE, TWO, Heap, HeapRules, Word

GAMES_IN_TESTS = 240
PLACES_IN_TESTS = 1500
TABLE_TALK = 0.02
"""How often somebody says something at the table in every second game."""
ASIDES = 0.1
"""How often somebody does something beside a decision in these games."""
MOST_TRIED = 24
"""Actions of many that are tried out at a place: what holds for all is looked for at many places."""
MOST_COMBINATIONS = 240
"""Combinations of options that are tried, a sample where there are more."""
MOUSE = re.compile(r"\b(click|drag|drop)\b|クリック|ドラッグ|ドロップ|マウス|カーソル", re.IGNORECASE)
"""Words for what only a mouse does."""
MANY_COMBINATIONS = 180
"""More than a law's games play one after the other."""


# What a game says of itself beyond the contract.


class Particulars(NamedTuple):
    """A game's bound on the actions of a game of random play, what is conserved in all its states, and how many
    kinds of endings it has; in states for which ``tells`` gives the same, a step tells in the same way what it scored,
    not at all where that is None."""

    bound: Callable[[dict[str, Any]], int]
    conserved: Callable[[Any], Any]
    endings: int
    tells: Callable[[Any], Any] = lambda state: True


def epigo_bound(options: dict[str, Any]) -> int:
    """Deploying takes 18 actions, a turn at most 6 Orders, 2 locks and 6 answers; a capture comes at the latest in
    the last turn before the draw, and the game ends with the (2 * goal - 1)th at the latest."""
    return 18 + 14 * int(options["draw_after"]) * (2 * int(options["captures"]) - 1)


def epigo_conserved(state: Any) -> tuple[int, int]:
    """Seven Epigons each, on the board or captured; before the reveal they are in the rows and hands."""
    if not any(state.where):
        return (7, 7)
    on_board = [sum(place > 0 for place in state.where[seat * 8 : seat * 8 + 8]) for seat in (0, 1)]
    return (on_board[0] + state.lost[0], on_board[1] + state.lost[1])


def kingdom_bound(options: dict[str, Any]) -> int:
    """The last round ends every game. A round is one turn: rolls, four dice, a card, a die or more for each of the
    others, trades; most of them are short, and fences of which every one is moved make the longest."""
    return 80 * int(options["last_round"])


def kingdom_conserved(state: Any) -> tuple[int, ...]:
    """Animals are in the supply, on boards, or with Moritz; in the final trade the supply may owe some (ruling 15).
    Cards are in the deck, in hands, before somebody or discarded; nobody has more fences than there are."""
    animals = [*state.supply] if state.twin is None else [a + b for a, b in zip(state.supply, state.twin, strict=True)]
    for field in state.fields:
        for content in field.animals:
            animals[content >> 2] += content & 3
    cards = sum(len(cards) for cards in (state.deck, state.discard, *state.hands, *state.lasting))
    return (*animals, cards, max(24, *(field.fences.bit_count() for field in state.fields)))


def ephyran_bound(options: dict[str, Any]) -> int:
    """Every turn draws from the pile, or puts a card for good into a city or Tartarus: about a hundred of each. A turn
    is at most a play, its answers, what they bring, two draws, and another play."""
    return 10 * 2 * 110


def ephyran_conserved(state: Any) -> int:
    """Cards are in the pile, in hands, in cities and behind them, waiting for answers, looked at, discarded, or in
    Tartarus."""
    cards = sum(map(len, (state.pile, state.discard, state.tartarus, state.seen, *state.hands)))
    for city in state.cities:
        cards += sum(map(len, city.columns)) + sum(lock >= 0 for lock in city.locks)
    return cards + (state.announced is not None)


def epona_bound(options: dict[str, Any]) -> int:
    """A round of one of six is a selection card, a deck for each of up to eight cards, keeping, and the placing: what
    is in the hand placed or sold, icons and stables used, mares bred; at the end rollers and horse boxes."""
    return 6 * 6 * 60 + 6 * 60


def epona_conserved(state: Any) -> int:
    """Assets are in decks and discard piles, in hands, before somebody, laid aside, or in rows."""
    aside = sum(card < 254 and card not in hand for card, hand in zip(state.aside, state.hands, strict=True))
    laid = sum(len(row.slots) - row.slots.count(254) for tableau in state.tableaus for row in tableau)
    looked = 0 if state.phase == 5 else len(state.seen)
    piles = (*state.decks, *state.discards, *state.hands, *state.drawn, state.neutral)
    return sum(len(pile) for pile in piles) + int(aside) + int(laid) + looked


def epona_tells(state: Any) -> bool | None:
    """From placing on a step tells what it scored, a swap by the names of cards."""
    distributing = (Phase.SELECTING, Phase.CHOOSING_DECKS, Phase.KEEPING, Phase.DIVIDING, Phase.CHOOSING_GROUPS)
    if state.phase in (*distributing, Phase.DISCARDING, Phase.CHOOSING_OWNERS):
        return None
    return bool(state.phase == Phase.SWAPPING)


PARTICULARS = {
    "epigo": Particulars(epigo_bound, epigo_conserved, endings=4),
    "my-kingdom-for-a-horse": Particulars(kingdom_bound, kingdom_conserved, endings=6),
    "ephyran": Particulars(ephyran_bound, ephyran_conserved, endings=2),
    "epona": Particulars(epona_bound, epona_conserved, 1, epona_tells),
}
ORDINARY = Particulars(lambda options: 5000, lambda state: None, endings=1)


# Walks.


class Place(NamedTuple):
    """A moment of a game of so many seats: the state, who did what then, and the step it made; the last has none."""

    seats: int
    state: Any
    seat: int
    action: Any
    step: Step[Any] | None


class Walk(NamedTuple):
    """A game of random play."""

    seed: int
    options: dict[str, Any]
    seats: int
    places: tuple[Place, ...]

    @property
    def moves(self) -> list[tuple[int, Any]]:
        return [(place.seat, place.action) for place in self.places[:-1]]


def resolved(rules: AnyRules, seats: int, chosen: dict[str, Any] | None = None) -> dict[str, Any]:
    """The options as computers among themselves play; what they cannot have is left as usual."""
    kinds = [COMPUTER] * seats
    return rules.resolve(rules.fitted(chosen or {}, kinds), kinds)


def every_option(rules: AnyRules) -> list[dict[str, Any]]:
    """All combinations of options, where there are many in no order, so that few games have every value of each; of
    very many a sample, in which every value of every option is.
    """
    options = rules.options()
    keys = [option.key for option in options]
    if math.prod(len(option.values) for option in options) <= MOST_COMBINATIONS:
        found = [dict(zip(keys, values, strict=True)) for values in itertools.product(*(o.values for o in options))]
        if len(found) > MANY_COMBINATIONS:
            random.Random(MANY_COMBINATIONS).shuffle(found)
        return found
    chance = random.Random(MOST_COMBINATIONS)
    columns = []
    for option in options:
        column = [option.values[i % len(option.values)] for i in range(MOST_COMBINATIONS)]
        chance.shuffle(column)
        columns.append(column)
    return [dict(zip(keys, values, strict=True)) for values in zip(*columns, strict=True)]


def walk(
    rules: AnyRules,
    seed: int,
    options: dict[str, Any],
    seats: int,
    most: int,
    talk: float = 0.0,
    tries: int = 1,
    keen: int = 1,
) -> Walk:
    """A random game. Table actions are said so often (by anybody), and something may be done beside a decision, else
    legal actions are done; with several tries an action is thought over when its preview warns of it, and the keen
    take the best of so many."""
    chance = random.Random(seed)
    state = rules.setup(options, seats, seeded(seed))
    places: list[Place] = []
    while actors := rules.actors(state):
        assert rules.outcome(state) is None, "somebody may act although the game is over"
        seat = chance.choice(actors)
        actions = rules.legal(state, seat)
        assert actions, f"seat {seat} is an actor without a legal action"
        if talk and chance.random() < talk:
            talker = chance.randrange(seats)
            if said := rules.table_actions(state, talker):
                seat, actions = talker, said
        elif talk and (beside := rules.asides(state, seat)) and chance.random() < ASIDES:
            actions = beside
        action = actions[0]
        for _ in range(tries):
            action = chance.choice(actions)
            if tries == 1 or rules.words.preview(rules.secrets.view(state, seat), seat, action).warning is None:
                break
        if keen > 1:
            # The first at hand is among those weighed, so that every action is still met.
            offered = [action, *chance.choices(actions, k=keen - 1)]
            action = max(
                offered, key=lambda one: rules.judgement.evaluate(rules.apply(state, seat, one).state, seat) or 0
            )
        step = rules.apply(state, seat, action)
        places.append(Place(seats, state, seat, action, step))
        state = step.state
        assert len(places) <= most, f"seed {seed}: the game goes on after {most} actions"
    assert rules.outcome(state) is not None, "nobody may act although the game is not over"
    places.append(Place(seats, state, -1, None, None))
    return Walk(seed, options, seats, tuple(places))


def ended(rules: AnyRules, walk: Walk) -> Outcome:
    """How a walk ended."""
    outcome = rules.outcome(walk.places[-1].state)
    assert outcome is not None
    return outcome


def walks(rules: AnyRules, manifest: Any, count: int) -> Iterator[Walk]:
    """Random games: every second one in silence under the usual options, the others with talk under all options in
    turn; half of each thoughtless, half a little careful, and of both every third keen."""
    particulars = PARTICULARS.get(rules.id, ORDINARY)
    combinations = every_option(rules)
    for seed in range(count):
        seats = manifest.players[seed % len(manifest.players)]
        tries = 20 if seed & 2 else 1
        keen = 6 if seed % 3 == 0 else 1
        if seed % 2 == 0:
            options = resolved(rules, seats)
            yield walk(rules, seed, options, seats, particulars.bound(options), tries=tries, keen=keen)
        else:
            options = resolved(rules, seats, combinations[seed // 4 % len(combinations)])
            yield walk(rules, seed, options, seats, 100_000, TABLE_TALK, tries, keen)


GAMES = {manifest.id: manifest for manifest in catalog.games()}


@cache
def walked(game: str) -> tuple[Walk, ...]:
    return tuple(walks(catalog.rules(game), GAMES[game], GAMES_IN_TESTS))


@cache
def sampled(game: str) -> tuple[Place, ...]:
    """Places of the walks: all the last, some of the first, and others at random."""
    chance = random.Random(1)
    all_walks = walked(game)
    ends = [w.places[-1] for w in all_walks] + [w.places[0] for w in all_walks[::40]]
    rest = [place for w in all_walks for place in w.places]
    return tuple(ends + chance.sample(rest, min(len(rest), PLACES_IN_TESTS)))


@cache
def vocabulary(game: str) -> tuple[Any, ...]:
    """Actions of all kinds that were possible somewhere."""
    rules = catalog.rules(game)
    known: dict[Any, None] = {}
    for place in sampled(game):
        for seat in rules.actors(place.state):
            known.update(dict.fromkeys(rules.legal(place.state, seat)))
            known.update(dict.fromkeys(rules.asides(place.state, seat)))
        for seat in range(max(GAMES[game].players)):
            known.update(dict.fromkeys(rules.table_actions(place.state, seat)))
    return tuple(known)


# The laws that hold at every place of every game.


class Scene(NamedTuple):
    """A place to be looked at, with its game and chance."""

    rules: AnyRules
    place: Place
    chance: random.Random
    words: tuple[Any, ...]

    @property
    def state(self) -> Any:
        return self.place.state

    @property
    def seats(self) -> range:
        return range(self.place.seats)

    def some(self, actions: Any, most: int = 6) -> list[Any]:
        """So many of the actions, others at every place."""
        return list(actions) if len(actions) <= most else self.chance.sample(list(actions), most)

    def seen(self, events: Any, seat: int | None) -> tuple[Any, ...]:
        return tuple(e for e in (self.rules.secrets.see(event, seat) for event in events) if e is not None)

    def possible(self, state: Any, seat: int) -> tuple[Any, ...]:
        """What a seat may do: decide, do something beside its decision, say something at the table."""
        rules = self.rules
        return (*rules.legal(state, seat), *rules.asides(state, seat), *rules.table_actions(state, seat))


LAWS: list[Callable[[Scene], None]] = []


def law(check: Callable[[Scene], None]) -> Callable[[Scene], None]:
    LAWS.append(check)
    return check


@law
def every_actor_has_a_legal_action_until_the_outcome_and_nobody_else_has(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    actors = rules.actors(state)
    assert len(set(actors)) == len(actors)
    assert set(actors) <= set(scene.seats)
    assert bool(actors) == (rules.outcome(state) is None)
    for seat in scene.seats:
        assert bool(rules.legal(state, seat)) == (seat in actors)
        assert not actors or len(set(rules.legal(state, seat))) == len(rules.legal(state, seat))
        possible = scene.possible(state, seat)
        assert len(set(possible)) == len(possible), "a decision, an aside and a table action are different things"


@law
def a_seat_is_allowed_what_is_possible_and_nothing_else(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    for seat in scene.seats:
        possible = scene.possible(state, seat)
        assert all(rules.allows(state, seat, action) for action in scene.some(possible, MOST_TRIED))
        known = set(possible)
        for action in scene.some(scene.words, 12):
            assert rules.allows(state, seat, action) == (action in known)


@law
def what_is_done_beside_a_decision_leaves_it_to_be_made(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    actors, before = rules.actors(state), rules.progress(state)
    conserved = PARTICULARS.get(rules.id, ORDINARY).conserved
    for seat in scene.seats:
        asides = rules.asides(state, seat)
        assert not asides or seat in actors, "only who is to decide does something beside it"
        for action in scene.some(asides, MOST_TRIED):
            step = rules.apply(state, seat, action)
            assert step.seal < Seal.FIRM, "nothing is shown or said by it"
            assert rules.actors(step.state) == actors
            assert {type(one) for one in rules.legal(step.state, seat)} <= {
                type(one) for one in rules.legal(state, seat)
            }
            after = rules.progress(step.state)
            assert (after.round, after.current) == (before.round, before.current)
            assert conserved(step.state) == conserved(state)


@law
def what_is_not_secret_can_be_told_from_what_everybody_sees(scene: Scene) -> None:
    """Where a decision is made before everybody, only actions are listed that are the same whatever is hidden."""
    rules, state = scene.rules, scene.state
    public = rules.secrets.view(state, None)
    for seat in rules.actors(state):
        if rules.words.prompt(rules.secrets.view(state, seat), seat).secret:
            continue
        for listed in (rules.legal, rules.asides, rules.table_actions):
            told = [action for action in listed(state, seat) if not rules.is_secret(action)]
            assert [action for action in listed(public, seat) if not rules.is_secret(action)] == told


@law
def whether_a_decision_is_secret_is_no_secret(scene: Scene) -> None:
    """Everybody sees the curtain fall for it."""
    rules, public = scene.rules, scene.rules.secrets.view(scene.state, None)
    for seat in rules.actors(scene.state):
        assert (
            rules.words.prompt(public, seat).secret
            == rules.words.prompt(rules.secrets.view(scene.state, seat), seat).secret
        )


@law
def every_action_that_is_possible_applies(scene: Scene) -> None:
    for seat in scene.seats:
        for action in scene.some(scene.possible(scene.state, seat), MOST_TRIED):
            step = scene.rules.apply(scene.state, seat, action)
            assert isinstance(step, Step)
            assert isinstance(step.seal, Seal)
            assert step.events, "something must have happened"
            after = scene.rules.actors(step.state)
            assert all(scene.rules.legal(step.state, other) for other in after)


@law
def applying_leaves_the_old_state_unchanged_and_gives_the_same_step_again(scene: Scene) -> None:
    before, written = copy.deepcopy(scene.state), scene.rules.records.encode(scene.state)
    for seat in scene.seats:
        for action in scene.some(scene.possible(scene.state, seat)):
            step = scene.rules.apply(scene.state, seat, action)
            assert scene.state == before
            assert scene.rules.apply(before, seat, action) == step
    assert scene.rules.records.encode(scene.state) == scene.rules.records.encode(before) == written


@law
def a_state_and_its_views_survive_the_round_trip(scene: Scene) -> None:
    rules = scene.rules
    for one in (scene.state, *(rules.secrets.view(scene.state, audience) for audience in (*scene.seats, None))):
        document = rules.records.encode(one)
        read = rules.records.decode(json.loads(json.dumps(document, allow_nan=False)))
        assert read == one
        assert rules.records.encode(read) == document


@law
def a_view_allows_what_the_state_allows(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    for seat in scene.seats:
        view = rules.secrets.view(state, seat)
        assert rules.legal(view, seat) == rules.legal(state, seat)
        assert rules.asides(view, seat) == rules.asides(state, seat)
        assert rules.table_actions(view, seat) == rules.table_actions(state, seat)
        assert rules.actors(view) == rules.actors(state)
    for audience in (*scene.seats, None):
        view = rules.secrets.view(state, audience)
        assert rules.progress(view) == rules.progress(state)
        assert (rules.outcome(view) is None) == (rules.outcome(state) is None)


@law
def the_view_of_a_view_is_the_same(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    public = rules.secrets.view(state, None)
    assert rules.secrets.view(public, None) == public
    for seat in scene.seats:
        view = rules.secrets.view(state, seat)
        assert rules.secrets.view(view, seat) == view
        assert rules.secrets.view(view, None) == public


@law
def an_event_seen_twice_is_the_same_and_who_sees_it_in_public_sees_it_in_a_seat(scene: Scene) -> None:
    if scene.place.step is None:
        return
    for event in scene.place.step.events:
        public = scene.rules.secrets.see(event, None)
        for seat in (*scene.seats, None):
            seen = scene.rules.secrets.see(event, seat)
            if seen is None:
                assert public is None
            else:
                assert scene.rules.secrets.see(seen, seat) == seen
                assert scene.rules.secrets.see(seen, None) == public
                assert seen.beat == event.beat


@law
def every_picture_of_a_step_can_be_shown_and_the_last_one_is_its_state(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    for seat in scene.seats:
        for action in scene.some(scene.possible(state, seat), 2):
            step, pictures = rules.apply(state, seat, action), rules.pictures(state, seat, action)
            assert len(pictures) == len(step.events), step.events
            assert pictures[-1:] in ((), (step.state,))
            for picture in pictures:
                progress = rules.progress(picture)
                for audience in (*scene.seats, None):
                    view = rules.secrets.view(picture, audience)
                    assert rules.secrets.view(view, audience) == view
                    assert rules.progress(view) == progress
                    rules.words.score(view, scene.chance.choice(scene.seats))


@law
def no_picture_of_a_step_shows_what_no_event_has_told(scene: Scene) -> None:
    """Where a seat sees the same in two positions and is told the same, it sees the same, too, in the pictures."""
    rules, state = scene.rules, scene.state
    audience = scene.chance.choice(scene.seats)
    _, other = rules.secrets.guess(rules.secrets.view(state, audience), audience, scene.chance.getrandbits(64))
    for seat in scene.seats:
        for action in scene.some(scene.possible(state, seat), 2):
            if rules.allows(other, seat, action):
                here, there = (pictured(rules, at, seat, action, audience) for at in (state, other))
                for one, like in zip(here, there, strict=False):
                    if one[0] != like[0]:
                        break
                    assert one == like, (audience, action)


def pictured(rules: AnyRules, state: Any, seat: int, action: Any, audience: int) -> list[tuple[Any, Any]]:
    """The events of a step that a seat sees, each with its view of the picture then."""
    events, pictures = rules.apply(state, seat, action).events, rules.pictures(state, seat, action)
    seen = [(rules.secrets.see(event, audience), picture) for event, picture in zip(events, pictures, strict=True)]
    return [(event, rules.secrets.view(picture, audience)) for event, picture in seen if event is not None]


@law
def a_guess_agrees_with_the_view_and_can_be_played_on(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    for seat in scene.seats:
        view = rules.secrets.view(state, seat)
        generator = scene.chance.getrandbits(64)
        following, guess = rules.secrets.guess(view, seat, generator)
        assert rules.secrets.guess(view, seat, generator) == (following, guess)
        assert rules.secrets.view(guess, seat) == view
        assert rules.records.decode(rules.records.encode(guess)) == guess
        for _ in range(12):
            actors = rules.actors(guess)
            if not actors:
                break
            actor = scene.chance.choice(actors)
            guess = rules.apply(guess, actor, scene.chance.choice(rules.legal(guess, actor))).state


def hidden_walk(scene: Scene, state: Any, seat: int) -> Any:
    """The state after some actions of others of which a seat sees nothing."""
    rules = scene.rules
    for _ in range(scene.chance.randrange(1, 10)):
        others = [other for other in rules.actors(state) if other != seat]
        if not others:
            break
        other = scene.chance.choice(others)
        step = rules.apply(state, other, scene.chance.choice(rules.legal(state, other)))
        if scene.seen(step.events, seat):
            break
        state = step.state
    return state


def twins(scene: Scene, seat: int) -> list[Any]:
    """Other states with the same view for a seat: by guessing, and by what others do unseen."""
    rules, state = scene.rules, scene.state
    guess = rules.secrets.guess(rules.secrets.view(state, seat), seat, scene.chance.getrandbits(64))[1]
    found = [guess, hidden_walk(scene, state, seat), hidden_walk(scene, guess, seat)]
    return [twin for twin in found if twin != state]


@law
def what_a_seat_sees_nothing_of_leaves_its_view_as_it_was(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    for actor in rules.actors(state):
        for action in scene.some(rules.legal(state, actor)):
            step = rules.apply(state, actor, action)
            for audience in (*scene.seats, None):
                if not scene.seen(step.events, audience):
                    assert rules.secrets.view(step.state, audience) == rules.secrets.view(state, audience)


@law
def a_draft_of_another_that_does_not_show_in_a_view_is_not_told_of_either(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    for actor in rules.actors(state):
        for action in scene.some(rules.legal(state, actor)):
            step = rules.apply(state, actor, action)
            for audience in (*scene.seats, None):
                hidden = audience != actor and rules.secrets.view(step.state, audience) == rules.secrets.view(
                    state, audience
                )
                if hidden and step.seal == Seal.DRAFT:
                    assert not scene.seen(step.events, audience)


@law
def states_with_equal_views_are_alike_in_everything_the_seat_is_told(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    for seat in scene.seats:
        view, possible = rules.secrets.view(state, seat), scene.possible(state, seat)
        for twin in twins(scene, seat):
            assert rules.secrets.view(twin, seat) == view
            assert rules.secrets.view(twin, None) == rules.secrets.view(state, None)
            assert rules.actors(twin) == rules.actors(state)
            assert rules.legal(twin, seat) == rules.legal(state, seat)
            assert rules.asides(twin, seat) == rules.asides(state, seat)
            assert rules.table_actions(twin, seat) == rules.table_actions(state, seat)
            assert rules.progress(twin) == rules.progress(state)
            twin_view = rules.secrets.view(twin, seat)
            assert rules.words.prompt(twin_view, seat) == rules.words.prompt(view, seat)
            assert rules.words.forecast(twin_view, seat) == rules.words.forecast(view, seat)
            assert rules.words.score(twin_view, seat) == rules.words.score(view, seat)
            assert rules.judgement.evaluate(twin_view, seat) == rules.judgement.evaluate(view, seat)
            for action in scene.some(possible):
                assert rules.words.preview(twin_view, seat, action) == rules.words.preview(view, seat, action)
            for action in scene.some(scene.words):
                if action not in possible:
                    reason = rules.words.why_not(state, seat, action)
                    assert rules.words.why_not(twin, seat, action) == reason
                    assert rules.words.why_not(view, seat, action) == reason


@law
def an_action_that_reveals_nothing_tells_the_same_in_states_with_equal_views(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    here_possible = [scene.possible(state, actor) for actor in scene.seats]
    for seat in scene.seats:
        for twin in twins(scene, seat):
            for actor in scene.seats:
                there_possible = set(scene.possible(twin, actor))
                both = [action for action in here_possible[actor] if action in there_possible]
                for action in scene.some(both):
                    here, there = rules.apply(state, actor, action), rules.apply(twin, actor, action)
                    assert here.seal == there.seal
                    if here.seal < Seal.SHOWN or (here.seal == Seal.SHOWN and seat == actor):
                        assert scene.seen(here.events, seat) == scene.seen(there.events, seat)
                        assert rules.secrets.view(here.state, seat) == rules.secrets.view(there.state, seat)


@law
def what_a_move_shows_a_seat_that_it_could_not_know_lies_open_as_a_face(scene: Scene) -> None:
    """What computers have shown is asked about before it is taken back: that goes by ``Secrets.faces``."""
    rules, state = scene.rules, scene.state
    for seat in scene.seats:
        view = rules.secrets.view(state, seat)
        for twin in twins(scene, seat):
            for actor in (actor for actor in rules.actors(state) if actor != seat):
                there_possible = set(rules.legal(twin, actor))
                told = [action for action in rules.legal(state, actor) if action not in there_possible]
                for action in scene.some(told):
                    step = rules.apply(state, actor, action)
                    after = rules.secrets.view(step.state, seat)
                    if step.seal != Seal.MOVE or rules.secrets.faces(after) - rules.secrets.faces(view):
                        continue
                    seen = scene.seen(step.events, seat)
                    assert not seen or any(
                        scene.seen(rules.apply(twin, actor, other).events, seat) == seen for other in there_possible
                    ), (action, seen)


@law
def a_face_is_one_that_no_view_shows_where_it_is_hidden_and_every_state_holds(scene: Scene) -> None:
    faces, view = scene.rules.secrets.faces, scene.rules.secrets.view
    for seat in scene.seats:
        own, public = faces(view(scene.state, seat)), faces(view(scene.state, None))
        assert public <= own <= faces(scene.state)


@law
def actions_of_different_seats_within_one_draft_window_commute(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    window = rules.progress(state).draft_window
    for one, two in itertools.combinations(rules.actors(state), 2):
        for first in scene.some(rules.legal(state, one), 4):
            after_first = rules.apply(state, one, first).state
            if rules.progress(after_first).draft_window != window:
                continue
            for second in scene.some(rules.legal(state, two), 4):
                after_second = rules.apply(state, two, second).state
                if rules.progress(after_second).draft_window != window:
                    continue
                assert second in rules.legal(after_first, two)
                assert first in rules.legal(after_second, one)
                here, there = rules.apply(after_first, two, second), rules.apply(after_second, one, first)
                assert here.state == there.state
                assert here.seal == there.seal or Seal.BARRIER not in (here.seal, there.seal)


@law
def drafts_and_confirmations_stay_within_their_draft_window_and_windows_never_go_back(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    before = rules.progress(state)
    for seat in scene.seats:
        for action in scene.some(scene.possible(state, seat)):
            step = rules.apply(state, seat, action)
            after = rules.progress(step.state)
            assert after.draft_window >= before.draft_window
            assert after.round >= before.round
            if step.seal <= Seal.CONFIRM:
                assert after == before
            assert 0 <= after.current < len(after.phases)


PLACEHOLDER = re.compile(r"\{(\w*)\}")


def sources(text: Text) -> Iterator[str]:
    """The English sentences that a text is made of."""
    yield text.source
    for _, value in text.values:
        if isinstance(value, Text):
            yield from sources(value)


@cache
def in_japanese(text: Text) -> str:
    """The text as it is said in Japanese, to players without names."""
    return japanese().say(text)


@cache
def japanese() -> Voice:
    voice = Voice("ja")
    assert voice.say(phrase("Prompt", "Undo")) == "元に戻す", "there are translations"
    return voice


def assert_filled(text: Any, seats: range) -> None:
    """A text that can be rendered: its placeholders have their values, and it is plural if it says so."""
    assert isinstance(text, Text), f"{text!r} is no text"
    if text.source:
        assert text.context
        named = set(PLACEHOLDER.findall(text.source))
        given = {name for name, _ in text.values}
        assert named == given, f"{text.source!r} names {named} and is given {given}"
        assert ("%n" in text.source) == (text.n >= 0), f"{text.source!r} with n = {text.n}"
    else:
        assert [name for name, _ in text.values] == [""]
    for _, value in text.values:
        if isinstance(value, Text):
            assert_filled(value, seats)
        elif isinstance(value, Piece):
            assert value.key
            assert_filled(value.label, seats)
        elif isinstance(value, Seat):
            assert value.seat in seats
        else:
            assert type(value) in (str, int), f"{value!r} in {text.source!r}"


@law
def every_event_has_a_line_for_everybody_who_sees_it_and_beats_never_go_back(scene: Scene) -> None:
    if scene.place.step is None:
        return
    events = scene.place.step.events
    for audience in (*scene.seats, None):
        for event in scene.seen(events, audience):
            assert_filled(scene.rules.words.describe(event), scene.seats)
    beats = [event.beat for event in events]
    assert beats == sorted(beats)
    assert all(beat >= 0 for beat in beats)


@cache
def named(rules: AnyRules, action: Any, seats: range) -> tuple[str, Text]:
    """The text and the name of an action, which are as they should be; the same wherever the action is met."""
    text, name = rules.records.text(action), rules.words.describe(action)
    assert text
    assert text == text.strip()
    assert "\n" not in text
    assert rules.records.parse(text) == action
    assert_filled(name, seats)
    return text, name


@law
def every_action_has_a_name_and_a_text_that_reads_back(scene: Scene) -> None:
    for seat in scene.seats:
        said = [named(scene.rules, action, scene.seats) for action in scene.possible(scene.state, seat)]
        assert len({text for text, _ in said}) == len(said)
        assert len({name for _, name in said}) == len(said), "two actions have the same name"


@law
def every_prompt_can_be_said_and_its_buttons_are_possible_or_say_why_not(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    for seat in scene.seats:
        prompt = rules.words.prompt(rules.secrets.view(state, seat), seat)
        assert isinstance(prompt, Prompt)
        assert_filled(prompt.ask, scene.seats)
        if prompt.note:
            assert_filled(prompt.note, scene.seats)
        possible = scene.possible(state, seat)
        for button in prompt.buttons:
            assert_filled(button.label, scene.seats)
            if button.why is None:
                assert button.action in possible, (
                    f"{rules.records.text(button.action)} has a button and is not possible"
                )
            else:
                assert_filled(button.why, scene.seats)
                assert button.action not in possible, (
                    f"{rules.records.text(button.action)} is possible, its button is off"
                )
        if seat not in rules.actors(state):
            assert not prompt.optional, "only who may act is asked"


@law
def what_is_asked_of_who_uses_keys_speaks_of_no_mouse(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    for seat in rules.actors(state):
        prompt = rules.words.prompt(rules.secrets.view(state, seat), seat)
        for said in (prompt.by_keys or prompt.ask, prompt.note_by_keys or prompt.note):
            words = [] if said is None else [*sources(said), in_japanese(said)]
            spoken = [one for one in words if MOUSE.search(one)]
            assert not spoken, spoken


@law
def what_a_button_does_at_once_can_be_done_together(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    for seat in scene.seats:
        for button in rules.words.prompt(rules.secrets.view(state, seat), seat).buttons:
            if button.why is not None:
                continue
            after = state
            for action in (button.action, *button.then):
                assert after is state or action in rules.legal(after, seat), "done together, possible together"
                after = rules.apply(after, seat, action).state


@law
def a_button_that_keeps_what_can_be_done_loses_nothing(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    for seat in rules.actors(state):
        may = {*rules.legal(state, seat), *rules.asides(state, seat)}
        for button in rules.words.prompt(rules.secrets.view(state, seat), seat).buttons:
            if button.keeps and button.why is None:
                after = rules.apply(state, seat, button.action).state
                assert may - {button.action} <= {*rules.legal(after, seat), *rules.asides(after, seat)}


@law
def no_main_button_gives_an_answer_in_anothers_turn(scene: Scene) -> None:
    """An answer that is not given now is given up for good: no Enter that came too often gives it up."""
    rules, state = scene.rules, scene.state
    for seat in scene.seats:
        for button in rules.words.prompt(rules.secrets.view(state, seat), seat).buttons:
            if button.role is Role.MAIN and button.why is None:
                events = rules.apply(state, seat, button.action).events
                assert not any(map(rules.words.is_answer, events[:1])), rules.records.text(button.action)


@law
def an_optional_step_is_asked_with_its_answers(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    steps = {step.key: step for step in GAMES[rules.id].optional_steps} if rules.id in GAMES else {}
    for seat in scene.seats:
        key = rules.words.prompt(rules.secrets.view(state, seat), seat).optional
        if key:
            answers = {rules.records.parse(answer) for answer in (steps[key].yes, steps[key].no) if answer}
            assert answers <= set(rules.legal(state, seat))
            if steps[key].single:
                assert set(rules.legal(state, seat)) == answers
                assert rules.apply(state, seat, *answers).seal < Seal.FIRM


@law
def what_is_not_possible_has_a_reason(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    for seat in scene.seats:
        possible = scene.possible(state, seat)
        for action in scene.some(scene.words, 12):
            if action not in possible:
                assert_filled(rules.words.why_not(state, seat, action), scene.seats)


@law
def every_preview_can_be_said(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    for seat in scene.seats:
        view = rules.secrets.view(state, seat)
        for action in scene.some(scene.possible(state, seat), MOST_TRIED):
            preview = rules.words.preview(view, seat, action)
            assert isinstance(preview, Preview)
            for line in preview.lines:
                assert_filled(line.text, scene.seats)
            if preview.warning:
                assert_filled(preview.warning, scene.seats)
        for part in rules.words.forecast(view, seat):
            for event in part:
                assert_filled(rules.words.describe(event), scene.seats)


@law
def every_score_is_the_sum_of_its_items(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    scores = [rules.words.score(rules.secrets.view(state, seat), seat) for seat in scene.seats]
    outcome = rules.outcome(state)
    if outcome is not None:
        assert not (outcome.winners and outcome.victor), "either seats win or somebody else"
        assert len(set(outcome.winners)) == len(outcome.winners)
        assert set(outcome.winners) <= set(scene.seats)
        assert_filled(outcome.reason, scene.seats)
        assert [score.seat for score in outcome.scores] in ([], list(scene.seats))
        scores += outcome.scores
    rows = {score.parts for score in scores if score is not None}
    assert len(rows) <= 1, "the same rows for every seat"
    for score in scores:
        if score is not None:
            assert score.total == sum(item.points for item in score.items)
            keys = [part.key for part in score.parts]
            assert len(set(keys)) == len(keys)
            for part in score.parts:
                assert_filled(part.title, scene.seats)
            for text in (score.caption, score.measure):
                if text is not None:
                    assert_filled(text, scene.seats)
            for item in score.items:
                assert item.part in (keys or [""])
                assert_filled(item.text, scene.seats)
                assert all(isinstance(key, str) and key for key in item.pieces)


@law
def an_opinion_lies_between_lost_and_won(scene: Scene) -> None:
    rules, state = scene.rules, scene.state
    outcome = rules.outcome(state)
    for seat in scene.seats:
        opinion = rules.judgement.evaluate(rules.secrets.view(state, seat), seat)
        if opinion is None:
            continue
        assert -1 <= opinion <= 1
        if outcome is not None and (len(outcome.winners) == 1 or outcome.victor):
            assert opinion == (1 if seat in outcome.winners else -1)
        elif outcome is None:
            assert -1 < opinion < 1


@law
def totals_are_conserved(scene: Scene) -> None:
    conserved = PARTICULARS.get(scene.rules.id, ORDINARY).conserved
    total = conserved(scene.state)
    for seat in scene.seats:
        for action in scene.some(scene.possible(scene.state, seat)):
            assert conserved(scene.rules.apply(scene.state, seat, action).state) == total


# The laws as tests.


def test_a_game_is_found() -> None:
    assert GAMES


def test_a_game_of_this_package_says_its_particulars() -> None:
    own = {game for game, manifest in GAMES.items() if manifest.package.startswith("boardroom.")}
    assert own == set(PARTICULARS)


EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


@EVERY_GAME
@pytest.mark.parametrize("check", LAWS, ids=[check.__name__ for check in LAWS])
def test_law(game: str, check: Callable[[Scene], None]) -> None:
    rules, chance, words = catalog.rules(game), random.Random(check.__name__), vocabulary(game)
    for place in sampled(game):
        check(Scene(rules, place, chance, words))


@EVERY_GAME
def test_what_steps_scored_makes_up_what_all_of_them_scored_part_by_part(game: str) -> None:
    """Also where a step changes nothing in all, as it costs what it gains."""
    rules, tells = catalog.rules(game), PARTICULARS.get(game, ORDINARY).tells
    met = even = 0
    for walk in walked(game)[:40]:
        for first, second, third in zip(walk.places, walk.places[1:], walk.places[2:], strict=False):
            if tells(first.state) is None or tells(first.state) != tells(second.state):
                continue
            for audience in (None, second.seat):
                one, other, both = (
                    rules.words.scored(before.state, after.state, audience)
                    for before, after in ((first, second), (second, third), (first, third))
                )
                made_up = parts_of((*one, *other))
                assert made_up == parts_of(both), (first, second)
                met += bool(made_up)
                even += any(scored.parts and not scored.points for scored in (*one, *other))
    assert bool(met) == bool(even)


def parts_of(scored: Iterable[Scored]) -> dict[tuple[int, Text], int]:
    """What points are for, by seats."""
    found = Counter[tuple[int, Text]]()
    for one in scored:
        for what, points in one.parts:
            found[one.seat, what] += points
    return {part: points for part, points in found.items() if points}


@EVERY_GAME
def test_random_play_ends_within_the_stated_bound_under_the_usual_options(game: str) -> None:
    bound = PARTICULARS.get(game, ORDINARY).bound
    quiet = [one for one in walked(game) if one.seed % 2 == 0]
    assert len(quiet) >= 100
    for one in quiet:
        assert len(one.moves) <= bound(one.options)


@EVERY_GAME
def test_the_same_seed_and_actions_give_the_same_steps(game: str) -> None:
    rules = catalog.rules(game)
    for one in walked(game):
        state = rules.setup(one.options, one.seats, seeded(one.seed))
        for place in one.places[:-1]:
            assert state == place.state
            step = rules.apply(state, place.seat, place.action)
            assert step == place.step
            state = step.state


def recorded(rules: AnyRules, one: Walk) -> Record:
    """The walk as a record, with fingerprints as the session makes them, of the first state too."""
    moves = tuple((seat, rules.records.text(action)) for seat, action in one.moves)
    counts = [
        count for count in range(len(one.places)) if count % FINGERPRINT_EVERY == 0 or count == len(one.places) - 1
    ]
    return Record(
        game=rules.id,
        rules_version=rules.version,
        uid=f"law-{one.seed:08d}",
        created="2026-11-21T18:30:00+00:00",
        saved="2026-11-21T18:30:00+00:00",
        options=dict(one.options),
        seats=tuple(SeatSpec(f"Player {seat}", COMPUTER) for seat in range(one.seats)),
        seed=seeded(one.seed),
        actions=moves,
        fingerprints=tuple((count, fingerprint(rules, one.places[count].state)) for count in counts),
        snapshot=rules.records.encode(one.places[-1].state),
    )


@EVERY_GAME
def test_a_record_survives_the_round_trip_and_replays(game: str) -> None:
    rules = catalog.rules(game)
    for one in walked(game):
        record = recorded(rules, one)
        read = load(b"".join(Ledger(record).parts(record.saved, record.snapshot)), "")
        assert read == record
        played = replay(rules, read)
        assert played.problem is None
        assert played.states == [place.state for place in one.places]
        assert played.steps == [place.step for place in one.places[:-1]]
        assert rules.records.decode(read.snapshot) == one.places[-1].state


@EVERY_GAME
def test_what_is_played_is_a_position_of_its_own_options_and_players_and_of_no_other_number_of_them(game: str) -> None:
    rules = catalog.rules(game)
    for one in walked(game):
        for place in (*one.places[::23], one.places[-1]):
            rules.records.validate(place.state, one.options, one.seats)
            for seats in (one.seats - 1, one.seats + 1):
                with pytest.raises(Unreadable):
                    rules.records.validate(place.state, one.options, seats)


@EVERY_GAME
def test_totals_are_conserved_from_beginning_to_end(game: str) -> None:
    conserved = PARTICULARS.get(game, ORDINARY).conserved
    for one in walked(game):
        assert len({conserved(place.state) for place in one.places}) == 1


@EVERY_GAME
def test_the_walks_have_seen_every_kind_of_action_and_ending(game: str) -> None:
    """The sample is only worth something if it comes everywhere."""
    rules = catalog.rules(game)
    endings = {ended(rules, one).reason.source for one in walked(game)}
    assert len(endings) >= PARTICULARS.get(game, ORDINARY).endings, f"games only ended so: {endings}"
    done = {type(place.action) for one in walked(game) for place in one.places[:-1]}
    assert done >= {type(action) for action in vocabulary(game)}


@EVERY_GAME
def test_every_option_has_a_default_among_its_values_and_can_be_set_up(game: str) -> None:
    rules = catalog.rules(game)
    for option in rules.options():
        assert option.default in option.values
        assert len(option.labels) == len(option.values) == len(set(option.values))
        for text in (option.title, option.line, *option.labels):
            assert_filled(text, range(0))
    for seats in GAMES[game].players:
        every_kinds = list(itertools.product((PERSON, COMPUTER), repeat=seats))
        for number, chosen in enumerate(every_option(rules)):
            # People alone, computers alone, and of the mixtures another every time.
            for kinds in {every_kinds[0], every_kinds[-1], every_kinds[number % len(every_kinds)]}:
                settled = rules.resolve(rules.fitted(chosen, kinds), kinds)
                assert rules.resolve(settled, kinds) == settled, "options once resolved stay as they are"
                state = rules.setup(settled, seats, seeded(3))
                assert rules.actors(state)


@EVERY_GAME
def test_options_that_do_not_go_together_are_refused_with_a_reason_and_all_others_are_not(game: str) -> None:
    rules = catalog.rules(game)
    usual = {option.key: option.default for option in rules.options()}
    for seats in GAMES[game].players:
        for kinds in itertools.product(("person", COMPUTER), repeat=seats):
            assert rules.fitted({}, kinds) == usual, "what is usual is open to everybody"
            for chosen in every_option(rules):
                whys = [rules.why_not_option(chosen, kinds, key, value) for key, value in chosen.items()]
                fitted = rules.fitted(chosen, kinds)
                if not any(whys):
                    assert fitted == chosen
                    continue
                for why in filter(None, whys):
                    assert_filled(why, range(0))
                with pytest.raises(RefusedOption) as refused:
                    rules.resolve(chosen, kinds)
                assert refused.value.why in whys
                assert chosen[refused.value.key] == refused.value.value != fitted[refused.value.key]


@EVERY_GAME
def test_unknown_options_and_values_are_refused(game: str) -> None:
    rules = catalog.rules(game)
    kinds = [COMPUTER] * GAMES[game].players[0]
    with pytest.raises(ValueError, match="no-such-option"):
        rules.resolve({"no-such-option": 1}, kinds)
    for option in rules.options():
        with pytest.raises(ValueError, match=option.key):
            rules.resolve({option.key: "no such value"}, kinds)


@EVERY_GAME
def test_a_number_of_players_that_the_game_is_not_for_is_refused(game: str) -> None:
    rules, manifest = catalog.rules(game), GAMES[game]
    for seats in {0, 1, max(manifest.players) + 1} - set(manifest.players):
        with pytest.raises(ValueError, match=str(seats)):
            rules.setup(resolved(rules, max(manifest.players)), seats, seeded(1))


@EVERY_GAME
def test_the_manifest_can_be_said(game: str) -> None:
    manifest = GAMES[game]
    texts = [manifest.title, manifest.sentence, *(colour.title for colour in manifest.colours)]
    texts += [text for step in manifest.optional_steps for text in (step.title, step.line)]
    for text in texts:
        assert_filled(text, range(0))
    assert manifest.id == catalog.rules(game).id == game
    low, high = manifest.minutes
    assert 0 < low <= high
    assert len({colour.symbol for colour in manifest.colours}) == len(manifest.colours)
    assert not manifest.colours or len(manifest.colours) >= max(manifest.players)


# The laws themselves.


class WideHeap(HeapRules):
    """Heap with hundreds of actions and options, which counts how often it is asked what an action does."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.words = evolve(HeapRules.words, preview=self._preview)

    def options(self) -> tuple[Option, ...]:
        (size,) = super().options()
        return tuple(evolve(size, key=f"size{number}") for number in range(9))

    def legal(self, state: Heap, seat: int) -> tuple[Word, ...]:
        return tuple(Word(f"word {number}") for number in range(280)) if seat == state.turn else ()

    def apply(self, state: Heap, seat: int, action: Word) -> Step[Heap]:
        self.asked["apply"] += 1
        return super().apply(state, seat, action)

    def _preview(self, view: Heap, seat: int, action: Word) -> Preview:
        self.asked["preview"] += 1
        return HeapRules.words.preview(view, seat, action)


@pytest.mark.parametrize("check", LAWS, ids=[check.__name__ for check in LAWS])
def test_a_law_tries_out_a_few_of_very_many_actions(check: Callable[[Scene], None]) -> None:
    rules = WideHeap()
    state = Heap(20, 0, 2, 0)
    step = HeapRules().apply(state, 0, ONE)
    with suppress(AssertionError, Unreadable):  # Heap keeps not all the laws; here only its work is looked at.
        check(Scene(rules, Place(2, state, 0, ONE, step), random.Random(1), (ONE, TWO)))
    assert max(rules.asked.values(), default=0) <= 3 * MOST_TRIED


def test_of_very_many_combinations_of_options_a_sample_is_tried_that_has_every_value() -> None:
    rules = WideHeap()
    tried = every_option(rules)
    assert len(tried) == MOST_COMBINATIONS
    for option in rules.options():
        assert {chosen[option.key] for chosen in tried} == set(option.values)
    assert len({tuple(chosen.values()) for chosen in tried}) > MOST_COMBINATIONS // 2
    assert tried == every_option(rules)


# Many games, once in a while.


def play_many(count: int) -> None:
    """Plays so many games of each game, checks the laws at one place of a hundred, and prints figures."""
    for game, manifest in GAMES.items():
        rules, chance, words = catalog.rules(game), random.Random(count), vocabulary(game)
        conserved = PARTICULARS.get(game, ORDINARY).conserved
        started = time.perf_counter()
        lengths: list[int] = []
        endings: Counter[str] = Counter()
        checked = 0
        for one in walks(rules, manifest, count):
            assert len({conserved(place.state) for place in one.places}) == 1
            lengths.append(len(one.moves))
            endings[ended(rules, one).reason.source] += 1
            for place in one.places:
                if chance.random() < 0.01:
                    checked += 1
                    for check in LAWS:
                        check(Scene(rules, place, chance, words))
        seconds = time.perf_counter() - started
        print(f"{game}: {count} games, {sum(lengths)} actions, {seconds:.0f} s")
        print(f"  actions a game: {min(lengths)} to {max(lengths)}, {sum(lengths) / count:.1f} on average")
        print(f"  {len(LAWS)} laws at {checked} places: none broken")
        for reason, times in endings.most_common():
            print(f"  {times} x {reason}")


if __name__ == "__main__":
    play_many(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
