"""Computer players, games among them, and the process they think in."""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from boardroom.bots import BOTS, choose, greedy
from boardroom.bots.simulated_games import PlayedGame, Spread, count, play, play_many
from boardroom.bots.worker import Answer, Worker
from boardroom.engine.manifest import COMPUTER
from boardroom.engine.outcome import Outcome, Score
from boardroom.engine.rng import seeded
from boardroom.engine.rule_parts import Judgement
from boardroom.engine.rules import Step
from boardroom.engine.text import verbatim
from boardroom.games.epigo.game import EpigoRules
from boardroom.games.epigo.position.actions import (
    ACCEPT_DRAW,
    DECLINE_DRAW,
    LOCK,
    OFFER_DRAW,
    ORDERS,
    DeployEpigon,
    StackOrder,
)
from boardroom.games.epigo.position.state import NOWHERE, Phase, State, square
from boardroom.games.epigo.position.tiles import epigon
from tests.bench import deck, strength
from tests.fakegame import CHOOSE, CONSOLE, Console, Haggle, HaggleRules, Take
from tests.installing import HAGGLE, install, path_of
from tests.waiting import wait

EPIGO, HAGGLING = EpigoRules(), HaggleRules()
OPTIONS = {"captures": 3, "draw_after": 60}


class Silent(HaggleRules):
    """Haggle without an opinion."""

    judgement = Judgement()


def prizes(left: int, right: int, phase: int = CHOOSE) -> Haggle:
    """A seat that bid 1 chooses in the last round."""
    return Haggle(3, 3, phase, (1, 0), (True, True), (left, right), (0, 0), 0, -1, 7)


def planning(lost: tuple[int, int] = (0, 0), **places: int) -> State:
    """A planning step with the tiles named, such as s0n3=square; the missing ones are captured."""
    state = EPIGO.setup(OPTIONS, 2, 0)
    board, where = bytearray(state.board), bytearray(16)
    for name, place in places.items():
        piece = epigon(int(name[1]), int(name[3]))
        board[place], where[piece] = piece, place
    return state._replace(
        phase=Phase.PLAN, turn=5, board=bytes(board), where=bytes(where), rows=(b"", b""), stacks=(b"", b""), lost=lost
    )


def test_the_random_player_takes_every_legal_action_about_equally_often() -> None:
    state = EPIGO.setup(OPTIONS, 2, 0)
    chosen = Counter(choose("random", EPIGO, state, 0, seed) for seed in range(6400))
    assert set(chosen) == set(EPIGO.legal(state, 0))
    assert all(50 < times < 160 for times in chosen.values())


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_action(name: str) -> None:
    state = EPIGO.secrets.view(EPIGO.setup(OPTIONS, 2, 3), 0)
    answers = [[choose(name, EPIGO, state, 0, seed, 80) for seed in range(8)] for _ in range(2)]
    assert answers[0] == answers[1]
    assert len(set(answers[0])) > 1


def test_the_greedy_player_has_no_preference_where_all_is_equal() -> None:
    class Same(HaggleRules):
        judgement = Judgement(lambda view, seat: 0.0)

        def outcome(self, state: Haggle) -> Outcome | None:
            return None

    assert {choose("greedy", Same(), prizes(4, 4), 0, seed) for seed in range(20)} == {Take(0), Take(1)}


def test_the_greedy_player_does_the_only_thing_there_is_without_playouts() -> None:
    def unasked(view: State, seat: int, rng: int) -> tuple[int, State]:
        raise AssertionError("nothing to think about")

    class Unasked(EpigoRules):
        secrets = evolve(EpigoRules.secrets, guess=unasked)

    full = planning()._replace(stacks=(bytes([5, 9, 13]), b""))
    assert choose("greedy", Unasked(), full, 0, 1) == LOCK


def test_a_seat_with_nothing_to_do_is_an_error() -> None:
    waiting = planning()._replace(locked=1)
    for name in BOTS:
        with pytest.raises(ValueError, match="nothing to d"):
            choose(name, EPIGO, waiting, 0, 1)
    with pytest.raises(KeyError):
        choose("nobody", EPIGO, planning(), 0, 1)


def test_the_greedy_player_takes_the_better_prize_and_the_consolation() -> None:
    for rules in (HAGGLING, Silent()):
        assert choose("greedy", rules, prizes(2, 9), 0, 1) == Take(1)
        assert choose("greedy", rules, prizes(9, 2), 0, 1) == Take(0)
        assert choose("greedy", rules, prizes(5, 5, CONSOLE), 0, 1) == Console(True)


def test_the_greedy_player_pushes_the_last_epigon_it_needs_off_the_board() -> None:
    state = planning((0, 2), s0n7=square(1, 4), s1n1=square(0, 4), s0n5=square(4, 2), s1n2=square(5, 7))
    state = state._replace(stacks=(bytes([3 << 2, 4 << 2]), b""))
    for seed in range(5):
        assert choose("greedy", EPIGO, EPIGO.secrets.view(state, 0), 0, seed) == ORDERS[7 << 2 | 3]


def test_the_greedy_player_keeps_its_last_epigons_on_the_board() -> None:
    state = planning((2, 0), s0n1=square(0, 4), s0n2=square(0, 5), s0n3=square(7, 4), s1n7=square(4, 2))
    edge = {1: 3, 2: 3, 3: 1}
    for seed in range(5):
        action = choose("greedy", EPIGO, EPIGO.secrets.view(state, 0), 0, seed)
        assert isinstance(action, StackOrder)
        assert edge.get(action.number) != action.direction


def test_a_draw_is_accepted_only_when_things_look_bad() -> None:
    both = {f"s{seat}n{n}": square(n, 3 + 3 * seat) for seat in (0, 1) for n in (3, 4)}
    for lost, expected in (((0, 0), DECLINE_DRAW), ((0, 2), DECLINE_DRAW), ((2, 0), ACCEPT_DRAW)):
        offered = EPIGO.apply(planning(lost, **both), 1, OFFER_DRAW).state
        assert {choose("greedy", EPIGO, EPIGO.secrets.view(offered, 0), 0, seed) for seed in range(5)} == {expected}


class CountingEpigo(EpigoRules):
    """Epigo that counts the playouts: each begins with an action in a position that was guessed."""

    def __init__(self) -> None:
        self.guesses: list[State] = []
        self.playouts = 0
        self.secrets = evolve(EpigoRules.secrets, guess=self._guess)

    def _guess(self, view: State, seat: int, rng: int) -> tuple[int, State]:
        rng, state = EpigoRules.secrets.guess(view, seat, rng)
        self.guesses.append(state)
        return rng, state

    def apply(self, state: State, seat: int, action: Any) -> Step[State]:
        self.playouts += any(state is guess for guess in self.guesses[-1:])
        return super().apply(state, seat, action)


def test_the_greedy_player_never_spends_more_than_its_playouts() -> None:
    for state in (EPIGO.setup(OPTIONS, 2, 0), planning(s0n1=square(3, 3), s1n1=square(4, 4))):
        for playouts in (4, 30, 100, 300):
            rules = CountingEpigo()
            assert choose("greedy", rules, rules.secrets.view(state, 0), 0, 1, playouts) in rules.legal(state, 0)
            assert 0.85 * playouts <= rules.playouts <= playouts


def test_what_the_other_seat_hides_makes_no_difference_to_a_computer() -> None:
    start = EPIGO.setup(OPTIONS, 2, 0)
    seen = []
    for number in (0, 1, 7):
        placed = (a for a in EPIGO.legal(start, 1) if isinstance(a, DeployEpigon) and a.number == number)
        deployed = EPIGO.apply(start, 1, next(placed)).state
        seen.append(choose("greedy", EPIGO, EPIGO.secrets.view(deployed, 0), 0, 5, 100))
    assert len(set(seen)) == 1


def test_the_greedy_player_beats_a_careful_one_at_epigo() -> None:
    results = [strength.game(number, "greedy", number % 2)[0] for number in range(8)]
    assert sum(results) / len(results) >= 0.9


def test_the_careful_player_stacks_only_orders_that_stay_on_the_board() -> None:
    state = planning(s0n1=square(0, 4), s0n2=square(3, 4), s1n1=square(5, 5))
    assert state.where[epigon(0, 5)] == NOWHERE
    stacked = {strength.careful(state, 0, seed) for seed in range(300)}
    assert stacked == {ORDERS[1 << 2 | d] for d in (0, 1, 2)} | {ORDERS[2 << 2 | d] for d in range(4)}


def test_an_outcome_is_worth_more_the_fewer_share_it_and_points_break_ties() -> None:
    def ended(winners: tuple[int, ...], *totals: int) -> Outcome:
        return Outcome(winners, verbatim(""), tuple(Score(seat, total) for seat, total in enumerate(totals)))

    assert greedy.worth(ended((0,)), 0) == 1
    assert greedy.worth(ended((0,)), 1) == -1
    assert greedy.worth(ended((0, 1)), 0) == 0
    assert greedy.worth(ended((1,), 3, 40), 0) < greedy.worth(ended((1,), 30, 40), 0) < -0.5
    assert 0.5 < greedy.worth(ended((0,), 41, 40), 0) < greedy.worth(ended((0,), 60, 40), 0) <= 1


def test_the_same_seed_gives_the_same_games() -> None:
    options = HAGGLING.resolve({}, [COMPUTER] * 2)
    first, again, other = (play_many(HAGGLING, options, ["random", "greedy"], 5, seed) for seed in (4, 4, 5))
    assert first == again != other
    assert first.games == 5 == sum(first.wins_by_seat)


def test_a_game_that_does_not_end_is_given_up() -> None:
    long = play(HAGGLING, {"rounds": 4000}, ["random", "random"], seeded(1), 50)
    assert (long.actions, long.finished) == (50, False)
    counted = count([long], 2)
    assert (counted.unfinished, counted.wins_by_seat, counted.scores) == (1, (0.0, 0.0), (None, None))


def test_statistics_share_wins_and_give_medians_and_percentiles() -> None:
    def game(actions: int, winners: tuple[int, ...], points: int) -> PlayedGame:
        return PlayedGame(actions, actions // 10, True, winners, (points, 0))

    played = [game(10 * i, (0, 1) if i == 1 else (i % 2,), i) for i in range(1, 11)]
    counted = count(played, 2)
    assert counted.actions == 550
    assert counted.actions_per_game == Spread(10, 55.0, 100)
    assert counted.rounds == Spread(1, 5.5, 10)
    assert counted.wins_by_seat == (5.5, 4.5)
    assert counted.scores == (Spread(1, 5.5, 9), Spread(0, 0, 0))


def test_the_bench_of_cards_counts_what_was_drawn_and_used_and_who_won_with_it() -> None:
    for game, players in (("epigo", 2), ("my-kingdom-for-a-horse", 3)):
        played = deck.play_each(game, players, "random", [1, 2])
        for one in played:
            assert one.uses
            assert all(one.uses[card] <= one.drawn[card] for card in one.uses)
            assert set(one.uses) == {card for _, card in one.users}
            assert {seat for seat, _ in one.users} <= set(range(players))
            assert one.winners or one.victor or one.rounds == 60
        assert played == deck.play_each(game, players, "random", [1, 2])


def test_a_share_of_wins_is_a_multiple_of_the_fair_one_with_its_standard_error() -> None:
    assert deck.share([1, 0, 0, 0], 4) == (4, 1.0, 1.0)
    assert deck.share([1, 1, 1, 1], 2) == (4, 2.0, 0.0)
    assert deck.share([1, 0], 1) == (2, 1.0, 1.0)
    assert deck.share([], 4).chances == 0


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Worker]:
    """A worker that finds Haggle."""
    install(tmp_path, "haggle", "worked_package", HAGGLE)
    with path_of(tmp_path):
        worker = Worker()
        yield worker
        worker.close()


def answered(worker: Worker) -> Answer:
    """The answer, waited for."""
    answers: list[Answer] = []

    def heard() -> bool:
        answers.extend(filter(None, [worker.poll()]))
        return bool(answers)

    wait(heard)
    return answers[0]


def ask(worker: Worker, seed: int = 1, playouts: int = 40, game: str = "haggle") -> None:
    worker.ask(game, HAGGLING.records.encode(prizes(2, 9)), 0, seed, "greedy", playouts)


def test_the_worker_answers_as_the_player_would_here_and_polls_without_waiting(worker: Worker) -> None:
    assert worker.poll() is None
    ask(worker)
    assert worker.thinking
    assert answered(worker) == Answer(action="right")
    assert not worker.thinking
    assert worker.poll() is None
    process = worker._process
    ask(worker, seed=2)
    answered(worker)
    assert worker._process is process, "one process serves many questions"


def test_a_cancelled_question_is_never_answered_and_the_next_one_is(worker: Worker) -> None:
    ask(worker, playouts=10**9)
    process = worker._process
    assert process is not None
    worker.cancel()
    assert not process.is_alive()
    assert worker.poll() is None
    ask(worker)
    assert answered(worker) == Answer(action="right")


def test_a_new_question_cancels_the_one_before(worker: Worker) -> None:
    ask(worker, playouts=10**9)
    ask(worker)
    assert answered(worker) == Answer(action="right")


def test_a_worker_that_is_killed_is_reported_and_replaced(worker: Worker) -> None:
    ask(worker, playouts=10**9)
    assert worker._process is not None
    worker._process.kill()
    assert answered(worker).problem is not None
    ask(worker)
    assert answered(worker) == Answer(action="right")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="lowers a limit of the system")
@pytest.mark.parametrize("files", [0, 1, 2, 3])
def test_a_worker_that_the_system_has_no_room_for_is_an_answer_with_a_problem(worker: Worker, files: int) -> None:
    import resource

    ask(worker)
    answered(worker)
    worker.cancel()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    free = os.dup(0)
    os.close(free)
    resource.setrlimit(resource.RLIMIT_NOFILE, (free + files, hard))
    try:
        worker.start()
        assert worker.poll() is None
        ask(worker)
        assert worker.thinking
        problem = worker.poll()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert problem is not None
    assert problem.problem is not None
    assert "could not be started" in problem.problem.source
    assert not worker.thinking
    assert worker.poll() is None
    ask(worker)
    assert answered(worker) == Answer(action="right")


def test_a_worker_that_died_while_idle_is_replaced_without_a_word(worker: Worker) -> None:
    worker.start()
    assert worker._process is not None
    worker._process.kill()
    worker._process.join()
    ask(worker)
    assert answered(worker) == Answer(action="right")


def test_a_question_that_cannot_be_answered_is_reported_with_the_reason(worker: Worker) -> None:
    ask(worker, game="chess")
    problem = answered(worker).problem
    assert problem is not None
    assert "chess" in str(dict(problem.values)["reason"])
    ask(worker)
    assert answered(worker) == Answer(action="right")


def test_closing_the_worker_ends_its_process(worker: Worker) -> None:
    ask(worker, playouts=10**9)
    process = worker._process
    assert process is not None
    worker.close()
    assert not process.is_alive()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
def test_the_worker_does_without_qt_and_leaves_when_nobody_asks_any_more(worker: Worker) -> None:
    ask(worker)
    answered(worker)
    process, pipe = worker._process, worker._pipe
    assert process is not None
    assert pipe is not None
    maps = Path(f"/proc/{process.pid}/maps").read_text("utf-8")
    assert "libc" in maps
    assert "Qt6" not in maps
    pipe.close()
    process.join(10)
    assert process.exitcode == 0
