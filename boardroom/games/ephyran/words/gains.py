"""What areas give a city: the lines of previews about creatures, symbols, tokens, bonuses and points.

Tokens count as in the score: those that are seen in the view. Of those that lie face down in it only that they come or
go is said.
"""

from collections.abc import Sequence

from boardroom.engine.enumerations import listed
from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.text import Seat, Text, Value, phrase
from boardroom.games.ephyran.position import cards, numbers
from boardroom.games.ephyran.position.city import City, is_finished
from boardroom.games.ephyran.position.scoring import ItemKind, city_points, territory_items
from boardroom.games.ephyran.position.state import (
    UNFINISHED,
    Ending,
    Phase,
    State,
    card_key,
    is_last_of_round,
    token_key,
)
from boardroom.games.ephyran.words import names
from boardroom.games.ephyran.words.explanations import points_name


def points_line(view: State, seat: int, after: City, lost: int = cards.NO_TOKEN, gained: int = cards.NO_TOKEN) -> Line:
    """By how much the points of a city change, without its bonus; that a token is ``lost`` or ``gained`` that is not
    seen is part of the sum, though not for how many points. With such a token that goes nobody is told that fewer are
    bad: it may be worth less than nothing.
    """
    more = change(view, seat, after)
    both = phrase("Ephyran", "{points}, minus your token’s, plus the other’s", "a sum in a preview")
    fewer = Tone.PLAIN if lost == cards.HIDDEN else Tone.LOSS
    return Line(Tone.POINTS if more >= 0 else fewer, _sum(more, lost, gained, both))


def others_line(view: State, seat: int, after: City, area: Text, lost: int, gained: int) -> Line:
    """That an area goes to the city of another seat, and by how much the points of that change by it."""
    more = change(view, seat, after)
    both = phrase("Ephyran", "{points}, minus that token’s, plus yours", "a sum in a preview: another player’s")
    gets = phrase("Ephyran", "{seat} gets {area}: {points}", "a preview").put(
        seat=Seat(seat), area=area, points=_sum(more, lost, gained, both)
    )
    return Line(Tone.COST if more > 0 or gained == cards.HIDDEN else Tone.PLAIN, gets)


def destroyed_line(view: State, seat: int, after: City, lost: int) -> Line:
    """By how much the points of another seat change when an area of it leaves the game, and a token with it."""
    told = phrase("Ephyran", "{seat}: {points}", "a preview: how another player's points change")
    more = change(view, seat, after)
    return Line(Tone.PLAIN, told.put(seat=Seat(seat), points=_sum(more, lost, cards.NO_TOKEN, told)))


def change(view: State, seat: int, after: City) -> int:
    """By how much the points of a city change, without its bonus and without tokens that are not seen."""
    god = view.gods[seat]
    return city_points(after, god, 0) - city_points(view.cities[seat], god, 0)


def _sum(change: int, lost: int, gained: int, both: Text) -> Text:
    """A change of points in words, with the tokens that are a part of it unseen: ``both`` says that one goes and one
    comes.
    """
    points = phrase("Ephyran", "+%n points", "a preview", change)
    if change < 0:
        points = phrase("Ephyran", "−%n points", "a preview: what is lost", -change)
    if lost == gained == cards.HIDDEN:
        return both.put(points=points)
    if lost == cards.HIDDEN:
        return phrase("Ephyran", "{points}, minus the token’s", "a sum in a preview").put(points=points)
    if gained == cards.HIDDEN:
        return phrase("Ephyran", "{points}, plus the token’s", "a sum in a preview").put(points=points)
    return points


def area_lines(view: State, seat: int, after: City, territory: int, number: int) -> tuple[Line, ...]:
    """What an area gives the city it comes to: its creature, its symbol, the creatures bonus, doubled by the god; what
    is lost with the one that it replaces, if any; and the sum of it all.
    """
    god = view.gods[seat]
    half = after.columns[territory][number - 1]
    items = territory_items(after, territory, god)
    creature = names.creature_name(cards.CREATURE[half])
    lines = []
    others = after.columns[territory][: number - 1] + after.columns[territory][number:]
    if cards.CREATURE[half] == cards.DIONYSUS and territory != god:
        # He counts once in the whole city, wherever that is (ruling 11).
        others += b"".join(column for place, column in enumerate(after.columns) if place != territory)
    counts = any(item.kind == ItemKind.CREATURE and item.number == number for item in items)
    new = counts and not any(cards.CREATURE[other] == cards.CREATURE[half] for other in others)
    if new and _counts(view.cities[seat], territory, god, cards.CREATURE[half]):
        # It replaces one of its kind.
        new = False
        lines.append(
            Line(Tone.PLAIN, phrase("Ephyran", "{creature} counts as before", "a preview").put(creature=creature))
        )
    elif new:
        lines.append(Line(Tone.GAIN, phrase("Ephyran", "{creature} counts", "a preview").put(creature=creature)))
    else:
        again = phrase("Ephyran", "{creature} gives no point: already counted", "a preview")
        lines.append(Line(Tone.PLAIN, again.put(creature=creature)))
    if cards.SYMBOL[half]:
        symbol = phrase("Ephyran", "{symbol}: +{points}", "a printed symbol in a preview").put(
            symbol=names.token_in_sentence(cards.SYMBOL[half]),
            points=points_name(cards.TOKEN_POINTS[cards.SYMBOL[half]]),
        )
        lines.append(Line(Tone.GAIN, symbol))
    had = any(item.kind == ItemKind.BONUS for item in territory_items(view.cities[seat], territory, god))
    completes = not had and any(item.kind == ItemKind.BONUS for item in items)
    if completes:
        lines.append(Line(Tone.COMPLETE, phrase("Ephyran", "four different creatures: bonus", "a preview")))
    if territory == god and (new or completes or cards.SYMBOL[half]):
        doubled = phrase("Ephyran", "{god} counts it ×{times}", "a preview: the god’s own territory")
        lines.append(Line(Tone.GAIN, doubled.put(god=names.god_name(god), times=numbers.GOD_MULTIPLIES)))
    before = view.cities[seat]
    replaces = number <= len(before.columns[territory])
    if replaces:
        lines += _lost_lines(before, after, territory, number, god)
    lost = before.tokens[territory][number - 1] if replaces else cards.NO_TOKEN
    gained = after.tokens[territory][number - 1]
    return (*lines, points_line(view, seat, after, lost, gained))


def _lost_lines(before: City, after: City, territory: int, number: int, god: int) -> list[Line]:
    """What no longer counts once an area is replaced: its creature, its symbol, the creatures bonus."""
    old = before.columns[territory][number - 1]
    lines = []
    if _counts(before, territory, god, cards.CREATURE[old]) and not _counts(after, territory, god, cards.CREATURE[old]):
        gone = phrase("Ephyran", "{creature} no longer counts", "a preview")
        lines.append(Line(Tone.LOSS, gone.put(creature=names.creature_name(cards.CREATURE[old]))))
    if cards.SYMBOL[old]:
        symbol = phrase("Ephyran", "{symbol} lost: −{points}", "a printed symbol in a preview").put(
            symbol=names.token_in_sentence(cards.SYMBOL[old]),
            points=points_name(cards.TOKEN_POINTS[cards.SYMBOL[old]]),
        )
        lines.append(Line(Tone.LOSS, symbol))
    had, has = (
        any(item.kind == ItemKind.BONUS for item in territory_items(city, territory, god)) for city in (before, after)
    )
    if had and not has:
        lines.append(Line(Tone.LOSS, phrase("Ephyran", "four different creatures: bonus lost", "a preview")))
    return lines


def _counts(city: City, territory: int, god: int, creature: int) -> bool:
    """Whether a creature scores in a territory."""
    column = city.columns[territory]
    items = territory_items(city, territory, god)
    return any(item.kind == ItemKind.CREATURE and cards.CREATURE[column[item.number - 1]] == creature for item in items)


def bonus_of(view: State, seat: int, after: City) -> int:
    """The extra points of a city that is finished by what makes it so; 0 where it is not."""
    if view.bonuses[seat] != UNFINISHED or not is_finished(after):
        return 0
    is_first = all(other == UNFINISHED for other in view.bonuses)
    bonus: int = numbers.FIRST_CITY if is_first else numbers.LATER_CITY
    return bonus


def finishing(view: State, seat: int, after: City) -> tuple[Line, ...]:
    """That the city is finished by it, with its bonus (ruling 13), and that the end is triggered by that."""
    bonus = bonus_of(view, seat, after)
    if not bonus:
        return ()
    finished = Line(Tone.COMPLETE, phrase("Ephyran", "finishes your city: +%n extra points", "a preview", bonus))
    if view.ending != Ending.NOT_YET:
        return (finished,)
    last = phrase("Ephyran", "this becomes the final round", "a preview")
    if is_last_of_round(view):
        last = phrase("Ephyran", "ends the game: nobody plays after you", "a preview")
    return finished, Line(Tone.PLAIN, last)


def given_up(named: Sequence[Value]) -> Line:
    """What is given up: the other half of a card that is played, or both halves of one that is discarded."""
    return Line(Tone.COST, phrase("Ephyran", "gives up {half}", "a preview").put(half=listed(named)))


def token_goes(token: int, unseen: Text, seen: Text) -> Line:
    """That an own token goes; ``seen``, which one: with it, but for the helmet, a city loses points."""
    if token == cards.HIDDEN:
        return Line(Tone.PLAIN, unseen)
    bad = cards.TOKEN_POINTS[token] > 0
    return Line(Tone.LOSS if bad else Tone.GAIN, seen.put(token=names.token_in_sentence(token)))


def lost_token(token: int) -> Line:
    """That the token on an area leaves the game with it."""
    return token_goes(
        token,
        phrase("Ephyran", "the token on it leaves the game", "a preview"),
        phrase("Ephyran", "your token ({token}) leaves the game", "a preview"),
    )


def goes(half: int, territory: int, number: int) -> Text:
    """That an area leaves the game."""
    area = names.laid_in_sentence(half, territory, number)
    return phrase("Ephyran", "{area} is out of the game", "a preview").put(area=area)


def plain(*texts: Text) -> tuple[Line, ...]:
    """Lines that are neither gain nor loss."""
    return tuple(Line(Tone.PLAIN, text) for text in texts)


def costs(*halves: int) -> tuple[Line, ...]:
    """The other halves of the cards that are played; Dionysus has none."""
    others = names.given_up(*halves)
    return (given_up(others),) if others else ()


def replacing(
    view: State, seat: int, territory: int, number: int, lines: tuple[Line, ...], halves: tuple[int, ...]
) -> Preview:
    """The preview of an own area that leaves the city, with the token on it lost, before all else, and warned of; not
    of one without which the city has more points.
    """
    pieces = keys(*halves)
    token = view.cities[seat].tokens[territory][number - 1]
    if token == cards.NO_TOKEN:
        return Preview(lines, pieces=pieces)
    warning = phrase("Ephyran", "Your token on {area} leaves the game with it.").put(
        area=names.place_name(territory, number)
    )
    lost, pieces = (lost_token(token),), (*pieces, token_key(seat, territory, number))
    if token != cards.HIDDEN and cards.TOKEN_POINTS[token] < 0:
        return Preview((*lost, *lines), pieces=pieces)
    return Preview((*lost, *lines), warning, pieces, warned=lost)


def keys(*halves: int) -> tuple[str, ...]:
    """The cards of halves, as pieces."""
    return tuple(card_key(half >> 1) for half in halves)


def cards_to_draw(view: State) -> int:
    """How many cards can be drawn one after the other at most, if the discard pile is open."""
    return len(view.pile) + len(view.discard)


def draw_after_discard(view: State) -> tuple[Line, ...]:
    """What who puts a card on the discard pile draws then (rulings 2 and 14)."""
    if view.phase != Phase.PLAYING:
        return ()
    if view.pile:
        return plain(phrase("Ephyran", "then you draw from the pile", "a preview"))
    return plain(phrase("Ephyran", "then you draw nothing: the pile is empty", "a preview"))


def last_card(view: State, number: int) -> tuple[Line, ...]:
    """That the pile is empty after so many cards, which ends the game (ruling 13)."""
    if len(view.pile) > number or view.ending != Ending.NOT_YET:
        return ()
    text = phrase("Ephyran", "empties the pile: the final round", "a preview")
    if is_last_of_round(view):
        text = phrase("Ephyran", "empties the pile: this turn ends the game", "a preview")
    return (Line(Tone.COMPLETE, text),)
