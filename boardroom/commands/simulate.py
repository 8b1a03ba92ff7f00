"""``boardroom simulate``: many games among computer players, and what came of them."""

import json
from time import perf_counter
from typing import Any, Final

from boardroom.bots import BOTS
from boardroom.bots.parallel import MOST_PROCESSES, Runner, WorkFailed, in_processes, on_cluster
from boardroom.bots.simulated_games import Spread, Statistics, play_many
from boardroom.commands.arguments import Given, Refused, Reply
from boardroom.commands.columns import Progress
from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, OptionValue, RefusedOption
from boardroom.engine.records.record import LARGEST_SEED
from boardroom.engine.rules import AnyRules
from boardroom.engine.text import Seat, Text, phrase
from boardroom.exit_codes import FAILED
from boardroom.ui.kit.words.say import Voice

MOST_GAMES: Final = 1_000_000
DEFAULT_GAMES: Final = 100
DEFAULT_SEED: Final = 0


def run(given: Given, voice: Voice) -> Reply:
    """Play the games and report. Raises Refused for a game, number, option or bot that is not there."""
    name = given.words[0]
    try:
        manifest, rules = catalog.manifest(name), catalog.rules(name)
    except catalog.CatalogError as error:
        raise Refused(error.why) from None
    players = int(given.one_of("--players", [str(count) for count in manifest.players]) or min(manifest.players))
    games = given.whole("--games", 1, MOST_GAMES) or DEFAULT_GAMES
    seed = given.whole("--seed", 0, LARGEST_SEED) or DEFAULT_SEED
    bot = given.one_of("--bot", BOTS) or usual_bot(rules)
    progress = Progress(voice, games)
    try:
        options = rules.resolve(_options(given.all("--option"), rules), [COMPUTER] * players)
        runner = _runner(given, progress)
        started = perf_counter()
        statistics = play_many(rules, options, [bot] * players, games, seed, run=runner)
    except RefusedOption as error:
        barred = phrase("Command line", "The option “{key}” cannot be “{value}” here. {reason}", "reason is a sentence")
        raise Refused(barred.put(key=error.key, value=str(error.value), reason=error.why)) from None
    except WorkFailed as error:
        raise Refused(error.why, FAILED) from None
    finally:
        progress.end()
    seconds = perf_counter() - started
    if given.has("--json"):
        head = {"game": name, "players": players, "games": games, "seed": seed, "bot": bot, "options": options}
        return Reply(json.dumps(head | _document(statistics, seconds), ensure_ascii=False, indent=2))
    head_line = phrase("Command line", "{game}: {games} with {players}, computer player: {bot}")
    head_text = head_line.put(
        game=manifest.title,
        games=phrase("Command line", "%n games", "how many were played", games),
        players=phrase("Command line", "%n players", "in a list of games", players),
        bot=bot,
    )
    return Reply("\n".join(voice.say(text) for text in (head_text, *_lines(statistics, seconds))))


def _runner(given: Given, progress: Progress) -> Runner:
    """Who plays the games: this process, several, or a cluster. Raises Refused."""
    jobs, address = given.whole("--jobs", 1, MOST_PROCESSES), given.word("--cluster")
    if address is None:
        return in_processes(jobs or 1, progress.tell)
    if jobs is not None:
        raise Refused(phrase("Command line", "--jobs and --cluster cannot be used together."))
    try:
        return on_cluster(address, progress.tell)
    except WorkFailed as error:
        raise Refused(error.why) from None


def usual_bot(rules: AnyRules) -> str:
    """Who plays unless another is named: the greedy player where a decision costs it no playouts, else random play."""
    return "random" if rules.judgement.reach else "greedy"


def _options(wishes: list[str], rules: AnyRules) -> dict[str, OptionValue]:
    """The options chosen as KEY=VALUE. Raises Refused."""
    known = {option.key: option for option in rules.options()}
    chosen: dict[str, OptionValue] = {}
    for wish in wishes:
        key, equals, value = wish.partition("=")
        if not equals:
            why = phrase("Command line", "Write an option as KEY=VALUE, not “{wish}”.")
            raise Refused(why.put(wish=wish))
        if key not in known:
            why = phrase("Command line", "This game has no option “{key}”. Available: {known}.")
            none = phrase("Command line", "none", "in: This game has no such option. Available: none.")
            raise Refused(why.put(key=key, known=", ".join(known) or none))
        if key in chosen:
            raise Refused(phrase("Command line", "The option “{key}” is given twice.").put(key=key))
        offered = {str(offer): offer for offer in known[key].values}
        if value not in offered:
            why = phrase("Command line", "The option “{key}” cannot be “{value}”. Available: {offered}.")
            raise Refused(why.put(key=key, offered=", ".join(offered), value=value))
        chosen[key] = offered[value]
    return chosen


def _document(statistics: Statistics, seconds: float) -> dict[str, Any]:
    return {
        "actions": statistics.actions,
        "seconds": round(seconds, 4),
        "games_per_second": round(statistics.games / seconds, 2),
        "actions_per_second": round(statistics.actions / seconds, 1),
        "rounds": _spread(statistics.rounds, "min", "max"),
        "actions_per_game": _spread(statistics.actions_per_game, "min", "max"),
        "wins_by_seat": [round(wins, 6) for wins in statistics.wins_by_seat],
        "scores": [spread and _spread(spread, "p10", "p90") for spread in statistics.scores],
        "unfinished": statistics.unfinished,
    }


def _spread(spread: Spread, low: str, high: str) -> dict[str, float]:
    return {low: spread.low, "median": spread.median, high: spread.high}


def _lines(statistics: Statistics, seconds: float) -> list[Text]:
    lines = [
        _range(phrase("Command line", "Turns: {low} to {high}, median {median}"), statistics.rounds),
        _range(
            phrase("Command line", "Actions per game: {low} to {high}, median {median}"), statistics.actions_per_game
        ),
    ]
    for seat, wins in enumerate(statistics.wins_by_seat):
        won = phrase("Command line", "{seat}: won {wins} ({percent}%)", "a number of games; shared wins count in part")
        percent = f"{100 * wins / statistics.games:.1f}"
        lines.append(won.put(seat=Seat(seat), wins=f"{wins:.2f}".removesuffix(".00"), percent=percent))
        points = statistics.scores[seat]
        if points is not None:
            scored = phrase(
                "Command line", "{seat}: points {low} to {high} (middle 80%), median {median}", "the middle 80 %"
            )
            lines.append(_range(scored, points, seat=Seat(seat)))
    if statistics.unfinished:
        lines.append(phrase("Command line", "%n games were stopped unfinished.", "", statistics.unfinished))
    speed = phrase("Command line", "{seconds} s: {games} games and {actions} actions per second")
    lines.append(
        speed.put(
            seconds=f"{seconds:.2f}",
            games=f"{statistics.games / seconds:.1f}",
            actions=f"{statistics.actions / seconds:.0f}",
        )
    )
    return lines


def _range(text: Text, spread: Spread, **more: Seat) -> Text:
    return text.put(low=f"{spread.low:g}", median=f"{spread.median:g}", high=f"{spread.high:g}", **more)
