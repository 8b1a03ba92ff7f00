"""What an action would do: its cost, its gains, what it completes, the points before and after.

Points are those of the rules' own step, counted by ``scoring.total``; where a card's icons are used before its row is
looked at, with that row.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from boardroom.engine.enumerations import listed, sentences
from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.text import Seat, Text, phrase
from boardroom.engine.tuples import replaced
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.cards import BOXES_BELOW, FACES, HIDDEN, NONE, OWNERS, STABLES
from boardroom.games.epona.position.numbers import DRAWN_BY_BONUS, DRAWN_STABLES, PARTNER_POINT, SALE, STUD_POINTS
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.scoring import changes, gains, total
from boardroom.games.epona.position.state import (
    ADDITIONAL_CARD,
    NO_TOKEN,
    Phase,
    State,
    card_key,
    divider_for,
    groups_of,
)
from boardroom.games.epona.position.tableau import unfinished
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.rules import breeding, ending, placing
from boardroom.games.epona.rules.legal import actors, legal
from boardroom.games.epona.rules.step_builder import StepBuilder
from boardroom.games.epona.words.card_preview import (
    bonus_lines,
    coin_lines,
    gain_lines,
    gained,
    place_card,
    points_line,
    stud_lines,
    swap_lines,
)
from boardroom.games.epona.words.explanations import (
    ALL_PLACING_ENDS,
    NO_MORE_CARDS,
    NO_MORE_IN_GAME,
    PLACING_ENDS,
    box_in_sentence,
    selection_in_sentence,
)
from boardroom.games.epona.words.formula_words import bonus_name, coins_name, instead_of_draw, vp
from boardroom.games.epona.words.names import an_icon, asset_piece, token_in_sentence

_END_OF_ROUND: Final = Line(Tone.LOSS, phrase("Epona", "this ends the round", "a preview"))
_END_OF_LAST_ROUND: Final = Line(Tone.LOSS, phrase("Epona", "this ends the last round", "a preview"))
_END_OF_GAME: Final = Line(Tone.LOSS, phrase("Epona", "this ends the game", "a preview"))
_LAST_DECISION: Final = Line(Tone.LOSS, phrase("Epona", "your last decision this round", "a preview"))
_NAMED: Final = 3
"""So many cards at most are called by their names in a warning."""


def preview(view: State, seat: int, action: actions.Action) -> Preview:
    """What an action would cost, give, complete and score; nothing for one that is not possible.

    A card over a slot is told of even where it is too dear, so that the cost is seen.
    """
    if isinstance(action, actions.PlaceCard):
        return place_card(view, seat, action)
    tell = _PREVIEWS.get(type(action))
    if tell is None or seat not in actors(view) or action not in legal(view, seat):
        return Preview()
    return tell(view, seat, action)


def _gain(text: Text) -> Line:
    return Line(Tone.GAIN, text)


def _plain(text: Text) -> Line:
    return Line(Tone.PLAIN, text)


def _keys(*cards: int) -> tuple[str, ...]:
    return tuple(card_key(card) for card in cards)


def _gains(before: State, after: State, seat: int) -> tuple[tuple[str, int], ...]:
    return tuple(gains(before, after, seat).items())


def _after(view: State, do: Callable[..., None], *about: int) -> State:
    """The position once the rules have done something."""
    b = StepBuilder(view)
    do(b, *about)
    return b.state()


# Distribution.


def _select(view: State, seat: int, action: actions.ChooseSelection) -> Preview:
    shown = FACES[action.face]
    lines = []
    if shown.price:
        lines.append(Line(Tone.COST, phrase("Epona", "costs %n coins", "a card in a list of actions", shown.price)))
        paid = max(0, view.coins[seat] - shown.price)
        lines += coin_lines(view, view._replace(coins=replaced(view.coins, seat, paid)), seat)
    short = shown.price - view.coins[seat]
    if short > 0:
        words = phrase("Epona", "%n coins short: you pay with cards you keep from this draw", "a preview", short)
        lines.append(Line(Tone.LOSS, words))
    lines += [_gain(bonus_name(bonus)) for bonus in shown.gift]
    lines.append(_plain(selection_in_sentence(action.face)))
    token = view.offered[view.display.index(action.face)]
    # A breeding token is of no use to the solo player (ruling 14).
    if token == ADDITIONAL_CARD or (token != NO_TOKEN and len(view.coins) > 1):
        lines.append(_gain(token_in_sentence(token)))
    return Preview(tuple(lines))


def _keep_cards(view: State, seat: int, action: actions.KeepCards) -> Preview:
    """Cards that were drawn for a selection card are kept, and some of them sold for what is owed."""
    kept = len(action.cards)
    lines = []
    if kept:
        lines.append(_gain(phrase("Epona", "%n cards go to your hand", "a preview", kept)))
        cost = sum(placing.cost(view, seat, card) for card in action.cards)
        if cost:
            costs = phrase("Epona", "placing them all costs %n coins", "a preview", cost)
            lines.append(Line(Tone.COST, costs))
    sold = min(kept, -(-view.debts[seat] // SALE))
    if sold:
        owed = phrase("Epona", "then you discard %n of your cards for the coins you owe", "a preview", sold)
        lines.append(Line(Tone.LOSS, owed))
    lines += _rest(len(view.drawn[seat]) - kept)
    return Preview(tuple(lines), pieces=_keys(*action.cards))


def _choose_group(view: State, seat: int, action: actions.ChooseGroup) -> Preview:
    """One group of a division is taken, the divider gets the other."""
    divider = divider_for(view, seat)
    groups = groups_of(view, divider)
    taken, left = groups[action.group], groups[1 - action.group]
    lines = [_gain(phrase("Epona", "%n cards go to your hand", "a preview", len(taken)))]
    cost = sum(placing.cost(view, seat, card) for card in taken)
    if cost:
        lines.append(Line(Tone.COST, phrase("Epona", "placing them all costs %n coins", "a preview", cost)))
    if left:
        gets = phrase("Epona", "{seat} gets {cards}", "a preview: the other group")
        lines.append(_plain(gets.put(seat=Seat(divider), cards=listed([asset_piece(card) for card in left]))))
    return Preview(tuple(lines), pieces=_keys(*taken))


def _rest(count: int) -> list[Line]:
    """What becomes of cards that are not kept."""
    return [_plain(phrase("Epona", "the other %n cards are discarded", "a preview", count))] if count else []


# Placing.


def _sell(view: State, seat: int, action: actions.SellCard) -> Preview:
    pieces = _keys(action.card)
    if view.phase == Phase.KEEPING:
        paid = min(SALE, view.debts[seat])
        lines = [_plain(phrase("Epona", "pays %n coins of what you owe", "a preview", paid))]
        if paid < SALE:
            lines.append(_gain(coins_name(SALE - paid)))
        return Preview(tuple(lines), pieces=pieces)
    after = _after(view, placing.sell_card, action.card)
    return Preview((_gain(coins_name(SALE)), points_line(view, after, seat)), pieces=pieces)


def _use(view: State, seat: int, action: actions.UseBox) -> Preview:
    done = _after(view, placing.use_box, action.box)
    owner = view.owners[seat]
    if action.box < BOXES_BELOW:
        # With the cube on the box: an owner icon that it gives may find none free.
        after = view._replace(boxes=done.boxes)
        lines: Sequence[Line] = bonus_lines(after, seat, OWNERS[owner].below[action.box])
    else:
        lines = [_gain(box_in_sentence(owner, action.box))]
    return Preview((*lines, points_line(view, done, seat)), gains=_gains(view, done, seat))


def _replace(view: State, seat: int, action: actions.TakeCoin | actions.TakePoint) -> Preview:
    kind = BonusKind.COINS if isinstance(action, actions.TakeCoin) else BonusKind.POINT
    return Preview((points_line(view, _after(view, placing.replace_draw, kind), seat),))


def _finish(view: State, seat: int, action: actions.FinishPlacing) -> Preview:
    hand = view.hands[seat]
    sold = len(hand) - (action.kept != NONE)
    is_last = view.round == view.rounds
    lines = [_plain(NO_MORE_IN_GAME if is_last else NO_MORE_CARDS)]
    if action.kept != NONE:
        lines.append(_gain(phrase("Epona", "the card stays for the next round", "a preview")))
    if sold:
        lines.append(_gain(_sale_of_rest(sold, alone=action.kept == NONE)))
    if ending.ends_game(view, seat):
        lines.append(_END_OF_GAME)
    elif ending.ends_round(view, seat):
        lines.append(_END_OF_LAST_ROUND if is_last else _END_OF_ROUND)
    warning = None
    if hand:
        could_keep = phrase("Epona", "You could keep a card for the next round.")
        keeps_none = action.kept == NONE and not is_last
        wasted = sentences(_still_placeable(view, seat, action.kept), could_keep if keeps_none else None)
        ends = ALL_PLACING_ENDS if is_last else PLACING_ENDS
        warning = wasted or ends
    shown = action.kept not in (NONE, HIDDEN)
    warned = (lines[0],) if warning in (PLACING_ENDS, ALL_PLACING_ENDS) else ()
    return Preview(tuple(lines), warning, _keys(action.kept) if shown else (), warned=warned)


def _sale_of_rest(count: int, alone: bool) -> Text:
    """What is gained for so many cards of a hand as placing is finished; ``alone`` where none is kept beside them."""
    gained = phrase("Epona", "the other %n cards are discarded: {coins}", "a preview: of a hand", count)
    if alone:
        gained = phrase("Epona", "the %n cards left in your hand are discarded: {coins}", "a preview", count)
    return gained.put(coins=coins_name(SALE * count))


def _still_placeable(view: State, seat: int, kept: int) -> Text | None:
    """The cards of a hand beside the one that is kept that could still be placed, by name as long as they are few; None
    where there is none.
    """
    cards = sorted({way.card for way in legal(view, seat) if isinstance(way, actions.PlaceCard)} - {kept})
    if not cards:
        return None
    if len(cards) > _NAMED:
        return phrase("Epona", "You could still place %n of the cards you discard.", "", len(cards))
    named = listed([asset_piece(card) for card in cards])
    return phrase("Epona", "You could still place {cards}.").put(cards=named)


def _draw_bonus(view: State, seat: int, action: actions.DrawBonus) -> Preview:
    """Cards are drawn for a bonus."""
    replaced = phrase("Epona", "any further draw this round brings {instead} instead", "a preview").put(
        instead=instead_of_draw()
    )
    seen = phrase("Epona", "you see %n cards and keep 1 of them", "a preview", DRAWN_BY_BONUS)
    return Preview((_gain(seen), _plain(replaced)))


def _keep_drawn(view: State, seat: int, action: actions.KeepDrawn) -> Preview:
    """One card of those drawn for a bonus is kept."""
    lines = [_gain(phrase("Epona", "%n cards go to your hand", "a preview", 1))]
    cost = placing.cost(view, seat, action.card)
    if cost:
        lines.append(Line(Tone.COST, phrase("Epona", "placing it costs %n coins", "a preview", cost)))
    lines += _rest(len(view.seen) - 1)
    return Preview(tuple(lines), pieces=_keys(action.card))


def _draw_stables(view: State, seat: int, action: actions.DrawStables) -> Preview:
    """Stables are drawn."""
    count = min(DRAWN_STABLES, len(view.stables) + len(view.stable_discard))
    seen = phrase("Epona", "you see %n stables and must keep 1 of them", "a preview", count)
    begun = phrase("Epona", "leaves you with %n unfinished stables", "a preview", unfinished(view.tableaus[seat]) + 1)
    return Preview((_gain(seen), _plain(begun)))


def _keep_stable(view: State, seat: int, action: actions.KeepStable) -> Preview:
    """One stable of those drawn is laid above or below the others."""
    stable = STABLES[action.stable]
    icons = listed([an_icon(icon) for icon in stable.needs])
    lines = [
        _gain(phrase("Epona", "%n slots to fill", "a preview: of a stable", stable.slots)),
        _plain(phrase("Epona", "the stable still needs {icons}", "a preview").put(icons=icons)),
    ]
    if not action.below and view.tableaus[seat]:
        lines.append(_plain(phrase("Epona", "your other stables go down a row", "a preview")))
    others = len(view.seen) - 1
    if others:
        lines.append(_plain(phrase("Epona", "the other %n stables are discarded", "a preview", others)))
    return Preview(tuple(lines))


# Breeding.


def _for_both(partner: int) -> Line:
    """What both partners get for the first foal of a round, in the form that has it."""
    return _gain(
        phrase("Epona", "{vp} each for you and {partner}", "a preview").put(vp=vp(PARTNER_POINT), partner=Seat(partner))
    )


def _partners(view: State, seat: int, owner: int) -> list[Line]:
    """What breeding with a partner brings both, beside the foal."""
    lines = []
    if breeding.shares(view, seat):
        lines.append(_for_both(owner))
    studs = phrase("Epona", "the stud token goes to {owner}: {vp}", "a preview").put(
        owner=Seat(owner), vp=vp(STUD_POINTS)
    )
    return [*lines, _plain(studs)]


def _breed(view: State, seat: int, action: actions.Breed) -> Preview:
    owner = breeding.stallion_owner(view, action.stallion)
    # As if its owner agreed.
    after = _after(view._replace(refusal=0), breeding.breed, seat, action.mare, action.stallion)
    worth = vp(breeding.foal(action.mare, action.stallion))
    lines = [
        Line(Tone.COST, phrase("Epona", "costs 1 stud token", "a preview: breeding")),
        _gain(phrase("Epona", "a foal worth {vp}", "a preview").put(vp=worth)),
    ]
    if owner not in (seat, NOBODY):
        lines += _partners(view, seat, owner)
        if view.refusal:
            lines.append(_plain(phrase("Epona", "{owner} may refuse", "a preview").put(owner=Seat(owner))))
    at_once = owner in (seat, NOBODY) or not view.refusal
    closes = view.phase == Phase.BREEDING and at_once and ending.closes_with_foal(after, seat)
    if view.phase == Phase.BREEDING and at_once and ending.ends_game_with_foal(after):
        lines.append(_END_OF_GAME)
    elif closes:
        ends = _END_OF_LAST_ROUND if view.round == view.rounds else _END_OF_ROUND
        lines.append(ends if ending.is_last_foal(after) else _LAST_DECISION)
    pieces = _keys(action.mare, action.stallion)
    lines += gain_lines(changes(view, after, seat), NONE)
    lines += stud_lines(view, after, seat)
    lines.append(points_line(view, after, seat))
    points = gained(view, after, seat)
    return Preview(tuple(lines), pieces=pieces, gains=_gains(view, after, seat), closes=closes, points=points)


def _pass(view: State, seat: int, action: actions.PassBreeding) -> Preview:
    """Breeding is over for a seat that could still breed. It keeps its studs for the rounds that follow; in the last
    one it is warned where breeding would gain it points.
    """
    if view.round < view.rounds:
        lines = [_gain(phrase("Epona", "you keep your %n stud tokens", "a preview", view.studs[seat]))]
        if breeding.could_share(view, seat):
            nothing = phrase(
                "Epona", "you miss out on the {vp} for a foal with a partner’s horse this round", "a preview"
            )
            lines.append(Line(Tone.LOSS, nothing.put(vp=vp(PARTNER_POINT))))
        return Preview(tuple(lines))
    gain = breeding.best_gain(view, seat).most
    ends = (_END_OF_GAME,) if ending.ends_game_by_passing(view, seat) else ()
    if not gain:
        return Preview(ends)
    return Preview(ends, warning=phrase("Epona", "You could still breed horses: +{vp} possible.").put(vp=vp(gain)))


def _agree(view: State, seat: int, action: actions.Agree) -> Preview:
    gained = phrase("Epona", "a stud token on your stallion: {vp}", "a preview").put(vp=vp(STUD_POINTS))
    lines = [_gain(gained)]
    if breeding.shares(view, view.active):
        lines.append(_for_both(view.active))
    return Preview((*lines, points_line(view, _after(view, breeding.agree), seat)), pieces=_keys(*view.pair))


# The end.


def _game_over(after: State) -> tuple[Line, ...]:
    """That the game ends at once by what leads there."""
    return (_END_OF_GAME,) if after.phase == Phase.OVER else ()


def _roll(view: State, seat: int, action: actions.MoveRoller) -> Preview:
    after = _after(view, ending.move_roller, action.card)
    # What the best horses bring is counted already; on each of them stands what it would score.
    points = total(after, seat) - total(view, seat)
    brings = phrase("Epona", "{vp} with the roller", "a preview")
    if not gained(view, after, seat):
        brings = phrase("Epona", "{vp} with the roller, counted already", "a preview")
    lines = (*_game_over(after), _gain(brings.put(vp=vp(points))), points_line(view, after, seat))
    return Preview(lines, pieces=_keys(action.card), gains=_gains(view, after, seat), points=points)


def _keep_rollers(view: State, seat: int, action: actions.KeepRollers) -> Preview:
    count = min(ending.spare_rollers(view, seat), len(ending.roller_horses(view, seat)))
    return Preview(
        _game_over(_after(view, ending.keep_rollers)),
        warning=phrase("Epona", "You can still move %n rider rollers to horses that score with one.", "", count),
    )


def _swap(view: State, seat: int, action: actions.SwapCards) -> Preview:
    after = _after(view, ending.swap_cards, action.card, action.other)
    warning, points = None, gained(view, after, seat)
    if points < 0:
        warning = phrase("Epona", "This swap would cost you points.")
    pieces, lines = _keys(action.card, action.other), swap_lines(changes(view, after, seat), action)
    line = points_line(view, after, seat)
    return Preview((*lines, *_game_over(after), line), warning, pieces, _gains(view, after, seat), points=points)


def _keep_places(view: State, seat: int, action: actions.KeepPlaces) -> Preview:
    """A horse box goes unused: its seat is warned where a swap would gain it points."""
    gain, lines = _best_swap(view, seat), _game_over(_after(view, ending.keep_places))
    if not gain:
        return Preview(lines)
    return Preview(lines, warning=phrase("Epona", "You could still swap two cards: +{vp} possible.").put(vp=vp(gain)))


@lru_cache(maxsize=4)
def _best_swap(view: State, seat: int) -> int:
    """The most points that a swap would gain a seat; 0 if none gains any. It tries hundreds, so it is kept."""
    swaps = (action for action in legal(view, seat) if isinstance(action, actions.SwapCards))
    afters = (_after(view, ending.swap_cards, swap.card, swap.other) for swap in swaps)
    return max((0, *(gained(view, after, seat) for after in afters)))


_PREVIEWS: Final[dict[type, Callable[[State, int, Any], Preview]]] = {
    actions.ChooseSelection: _select,
    actions.SellCard: _sell,
    actions.UseBox: _use,
    actions.TakeCoin: _replace,
    actions.TakePoint: _replace,
    actions.FinishPlacing: _finish,
    actions.Breed: _breed,
    actions.PassBreeding: _pass,
    actions.Agree: _agree,
    actions.MoveRoller: _roll,
    actions.KeepRollers: _keep_rollers,
    actions.SwapCards: _swap,
    actions.KeepPlaces: _keep_places,
    actions.KeepCards: _keep_cards,
    actions.ChooseGroup: _choose_group,
    actions.KeepDrawn: _keep_drawn,
    actions.KeepStable: _keep_stable,
    actions.DrawBonus: _draw_bonus,
    actions.DrawStables: _draw_stables,
}
