"""How a game stands and how it ended: scores in the order of the pad, and the sentence that says who won and why."""

from typing import Final

from boardroom.engine.enumerations import listed, sentences
from boardroom.engine.outcome import Item, Score, ScorePart
from boardroom.engine.text import Seat, Text, Value, phrase
from boardroom.games.epona.position import scoring
from boardroom.games.epona.position.cards import BOXES_BELOW, FORMULA, MARES, OWNERS, STABLES
from boardroom.games.epona.position.numbers import COINS_A_POINT, SOLO_SCALE, STUD_POINTS, STUDS_A_POINT
from boardroom.games.epona.position.state import State, card_key, owner_key, stable_key
from boardroom.games.epona.position.tableau import Cube, Spot, Tableau, cards_of, icon_places
from boardroom.games.epona.rules.ending import spare_rollers
from boardroom.games.epona.words.explanations import box_in_sentence
from boardroom.games.epona.words.formula_words import coins_name, scored_in_words, studs_name, vp
from boardroom.games.epona.words.names import an_icon, asset_name, stable_name

STABLES_KEY, OWNER_KEY, ASSETS_KEY, TOKENS_KEY, LEFT_KEY = _KEYS = ("stables", "owner", "assets", "tokens", "left")
_PARTS: Final = (
    ScorePart(STABLES_KEY, phrase("Epona", "Stable cards", "a heading of the score pad")),
    ScorePart(OWNER_KEY, phrase("Epona", "Owner card", "a heading of the score pad")),
    ScorePart(ASSETS_KEY, phrase("Epona", "Asset cards", "a heading of the score pad")),
    ScorePart(TOKENS_KEY, phrase("Epona", "Foals, studs on stallions", "a heading of the score pad: tokens on cards")),
    ScorePart(
        LEFT_KEY,
        phrase("Epona", "Remaining tokens", "a heading of the score pad"),
        phrase("Epona", "1 VP per {coins} coins and per {studs} stud tokens", "of tokens that are left").put(
            coins=COINS_A_POINT, studs=STUDS_A_POINT
        ),
        told=True,
    ),
)


def score(view: State, seat: int) -> Score:
    """The points of a seat as things stand, item by item in the order of the pad; all of it is seen by everybody."""
    tableau = view.tableaus[seat]
    places, spots = icon_places(tableau, view.tokens), dict(cards_of(tableau))
    scored = [one for one in scoring.scored(view, seat) if one.part != scoring.LEFT_PART]
    items = [_item(view, seat, places, spots, one) for one in scored]
    on_cards = sum(one.part == scoring.TOKEN_PART for one in scored)
    items[len(items) - on_cards : len(items) - on_cards] = _rollers(view, seat)
    items += _left(view, seat)
    return Score(seat, sum(item.points for item in items), tuple(items), parts=_PARTS, unit=vp)


def _rollers(view: State, seat: int) -> list[Item]:
    """What spare rollers will score: they go to horses only at the end."""
    points = scoring.rollers_to_come(view, seat)
    text = phrase("Epona", "%n rider rollers to move at the end", "an item of a score", spare_rollers(view, seat))
    return [Item(text, points, (), ASSETS_KEY)] if points else []


def _item(view: State, seat: int, places: list[int], spots: dict[int, Spot], one: scoring.Scored) -> Item:
    part = _KEYS[one.part]
    if one.part == scoring.STABLE_PART:
        return _stable_item(view.tableaus[seat], places, one)
    if one.part == scoring.OWNER_PART:
        pieces = (owner_key(seat), *_counted_by_box(view, seat, one.what))
        bare = OWNERS[view.owners[seat]].above[one.what - BOXES_BELOW] >= 0
        return Item(box_in_sentence(view.owners[seat], one.what), one.points, pieces, part, bare)
    if one.part == scoring.ASSET_PART:
        counted = scoring.counted_by_card(view.tableaus[seat], places, spots[one.what])
        text = scored_in_words(asset_name(one.what), FORMULA[one.what], one.points)
        return Item(text, one.points, _keys(one.what, *counted), part)
    return Item(_on_card(one.what, one.points), one.points, _keys(one.what), part)


def _counted_by_box(view: State, seat: int, box: int) -> tuple[str, ...]:
    """The completed stables, where a box scores for each of them."""
    if OWNERS[view.owners[seat]].above[box - BOXES_BELOW] >= 0:
        return ()
    return tuple(stable_key(row.stable) for row in view.tableaus[seat] if row.cube == Cube.COMPLETED)


def _keys(*cards: int) -> tuple[str, ...]:
    """Cards as pieces, each once."""
    return tuple(dict.fromkeys(card_key(card) for card in cards))


def _stable_item(tableau: Tableau, places: list[int], one: scoring.Scored) -> Item:
    stable = tableau[one.what].stable
    if one.line:
        text = phrase("Epona", "{stable}: line bonus for {icon}", "an item of a score").put(
            stable=stable_name(stable), icon=an_icon(STABLES[stable].line)
        )
        counted = scoring.counted_by_line(tableau, places, one.what)
    else:
        text = phrase("Epona", "{stable}, completed", "an item of a score").put(stable=stable_name(stable))
        text = scored_in_words(text, STABLES[stable].at_end, one.points)
        counted = scoring.counted_by_stable(tableau, places, one.what)
    return Item(text, one.points, (stable_key(stable), *_keys(*counted)), STABLES_KEY)


def _on_card(card: int, points: int) -> Text:
    if card in MARES:
        return phrase("Epona", "{horse}’s foal", "an item of a score").put(horse=asset_name(card))
    return phrase(
        "Epona", "{horse}: %n stud tokens", "an item of a score: tokens on a stallion", points // STUD_POINTS
    ).put(horse=asset_name(card))


def _left(view: State, seat: int) -> tuple[Item, ...]:
    """The tokens that a seat has left, also those that score nothing: they say why that is so."""
    coins, studs, points = view.coins[seat], view.studs[seat], view.points[seat]
    tokens = (
        (coins, coins_name(coins), coins // COINS_A_POINT),
        (studs, studs_name(studs), studs // STUDS_A_POINT),
        (points, phrase("Epona", "%n VP tokens", "an item of a score: points gained during the game", points), points),
    )
    return tuple(Item(text, worth, (), LEFT_KEY) for count, text, worth in tokens if count)


# The end.

_STEPS: Final = (
    phrase("Epona", "You could breed a champion for the Grand National!", "a solo result"),
    phrase("Epona", "The work of a professional.", "a solo result"),
    phrase("Epona", "An experienced horse breeder.", "a solo result"),
    phrase("Epona", "A good result to start with.", "a solo result"),
)
"""The rulebook's scale of the solo game, from the points on that ``SOLO_SCALE`` has."""
_BELOW: Final = phrase("Epona", "{points} VP or more is a good result.", "a solo result").put(points=SOLO_SCALE[-1])


def ending(state: State) -> Text:
    """How the game ended, in one sentence; the solo player hears which step of the scale was reached."""
    points = [scoring.total(state, seat) for seat in range(len(state.coins))]
    best = max(points)
    if len(points) == 1:
        reached = phrase("Epona", "{seat} scores {points} VP.").put(seat=Seat(0), points=best)
        step = next((words for least, words in zip(SOLO_SCALE, _STEPS, strict=True) if best >= least), _BELOW)
        both = sentences(reached, step)
        assert both is not None
        return both
    won = scoring.winners(state)
    named: list[Value] = [Seat(seat) for seat in won]
    if len(won) > 1:
        return phrase("Epona", "{winners} share the victory with {points} VP each.").put(
            winners=listed(named), points=best
        )
    if points.count(best) > 1:
        cubes = state.boxes[won[0]].bit_count()
        tied = phrase(
            "Epona", "Tied at {points} VP: {winner} wins with more cubes on the owner card (%n).", "the end", cubes
        )
        return tied.put(points=best, winner=named[0])
    return phrase("Epona", "{winner} wins with {points} VP.").put(winner=named[0], points=best)


def notes(state: State) -> tuple[Text, ...]:
    """How long a game was that is over."""
    return (phrase("Epona", "The game lasted %n rounds.", "", state.rounds),)
