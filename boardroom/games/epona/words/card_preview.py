"""What a card would do in a slot: what it costs, brings, completes and scores there, and with which cards."""

from collections.abc import Sequence
from typing import Final

from boardroom.engine.enumerations import listed
from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.text import Text, phrase
from boardroom.engine.tuples import replaced
from boardroom.games.epona.position import cards, numbers, prices, scoring, tableau, vocabulary
from boardroom.games.epona.position.actions import PlaceCard, SwapCards
from boardroom.games.epona.position.state import Phase, State, card_key
from boardroom.games.epona.rules import ending, placing
from boardroom.games.epona.rules.step_builder import StepBuilder
from boardroom.games.epona.words.formula_words import bonus_name, coins_name, instead_of_draw, vp
from boardroom.games.epona.words.names import an_icon, asset_piece

_FOR_OTHERS: Final = phrase("Epona", "{vp} more for other cards", "a preview")
_FOR_STABLES: Final = phrase("Epona", "{vp} more for stables", "a preview")


def points_line(before: State, after: State, seat: int) -> Line:
    """The points of a seat before and after."""
    text = phrase("Epona", "total: {before} → {after} VP", "a preview: points before and after").put(
        before=scoring.so_far(before, seat), after=scoring.so_far(after, seat)
    )
    return Line(Tone.POINTS, text)


def gained(before: State, after: State, seat: int) -> int:
    """How many points more a seat has after."""
    return scoring.so_far(after, seat) - scoring.so_far(before, seat)


def bonus_lines(view: State, seat: int, bonuses: Sequence[vocabulary.Bonus]) -> list[Line]:
    """What the icons of a bonus would bring a seat: a second draw is replaced, an owner icon may find no free box."""
    lines = []
    for bonus in bonuses:
        if bonus.kind == vocabulary.BonusKind.DRAW and view.drew >> seat & 1:
            text = phrase("Epona", "{instead} (already drawn this round)", "a preview").put(instead=instead_of_draw())
            lines.append(Line(Tone.GAIN, text))
        elif bonus.kind == vocabulary.BonusKind.OWNER and not placing.free_boxes(view.boxes[seat]):
            lines.append(Line(Tone.LOSS, phrase("Epona", "an owner icon (no free box)", "a preview")))
        else:
            lines.append(Line(Tone.GAIN, bonus_name(bonus)))
    return lines


def place_card(view: State, seat: int, action: PlaceCard) -> Preview:
    """The preview of a card over an open slot; it is whole only where the card can be paid for."""
    card, row, slot = action.card, action.row, action.slot
    if not _can_lie(view, seat, action):
        return Preview()
    cost = placing.cost(view, seat, card)
    lines = _cost_lines(view, seat, card, cost)
    b = StepBuilder(view)
    # A card that is too dear is shown as if enough others were sold before.
    sold = prices.sales_needed(view.coins[seat], cost)
    b.add_coins(seat, numbers.SALE * sold)
    placing.place_card(b, card, row, slot, cards.ASSETS[card].bonus)
    if b.pending and b.filled >= 0:
        # What the stable scores once the card's own icons are used: only then is its row looked at (ruling 5).
        b.pending = ()
        placing.settle(b)
    after = b.state()
    lines += bonus_lines(view, seat, cards.ASSETS[card].bonus)
    if cards.ASSETS[card].type == vocabulary.RIDER:
        lines.append(Line(Tone.GAIN, phrase("Epona", "a rider roller", "a bonus")))
    elif cards.ASSETS[card].type == vocabulary.HORSE_BOX:
        lines.append(Line(Tone.GAIN, phrase("Epona", "a swap at the end of the game", "a preview")))
    lines += _row_lines(_with_bonus_used(view, seat, cards.ASSETS[card].bonus), seat, after.tableaus[seat][row])
    places = tableau.icon_places(after.tableaus[seat], after.tokens)
    lines += _own_lines(after, seat, places, tableau.Spot(row, slot))
    lines += _roller_lines(scoring.rollers_gain(view, seat, card))
    changes = scoring.changes(view, after, seat)
    lines += gain_lines(changes, card)
    lines += coin_lines(view, after, seat)
    lines += stud_lines(view, after, seat)
    gains = scoring.by_piece(changes, view, seat)
    if sold < len(view.hands[seat]):
        lines.append(points_line(view, after, seat))
    counted = scoring.counted_by_card(after.tableaus[seat], places, tableau.Spot(row, slot))
    pieces = dict.fromkeys((*map(card_key, (card, *counted)), *gains))
    points = gained(view, after, seat)
    return Preview(tuple(lines), pieces=tuple(pieces), gains=tuple(gains.items()), points=points)


def _can_lie(view: State, seat: int, action: PlaceCard) -> bool:
    if view.phase != Phase.PLACING or view.active != seat or view.pending or action.card not in view.hands[seat]:
        return False
    return action.card < len(cards.ASSETS) and (action.row, action.slot) in tableau.open_slots(view.tableaus[seat])


def _cost_lines(view: State, seat: int, card: int, cost: int) -> list[Line]:
    if not cards.COST[card]:
        return []
    text = phrase("Epona", "costs %n coins", "a card in a list of actions", cost)
    if cost < cards.COST[card]:
        text = phrase("Epona", "costs %n coins ({coins} off)", "a preview: a cost and how much it is reduced by", cost)
        text = text.put(coins=coins_name(cards.COST[card] - cost))
    lines = [Line(Tone.COST if cost else Tone.PLAIN, text)]
    sold = prices.sales_needed(view.coins[seat], cost)
    if sold >= len(view.hands[seat]):
        text = phrase("Epona", "you have only %n coins", "a preview", view.coins[seat])
        lines.append(Line(Tone.LOSS, text))
    elif sold:
        text = phrase("Epona", "{coins} short: you discard %n other cards first", "a preview", sold)
        lines.append(Line(Tone.LOSS, text.put(coins=coins_name(cost - view.coins[seat]))))
    return lines


def _with_bonus_used(view: State, seat: int, bonuses: Sequence[vocabulary.Bonus]) -> State:
    """The position once a card's own icons are used, in so far as what comes after may bring less then (rulings 1, 5
    and 11): the draw of the round and the last free box are gone.
    """
    kinds = [bonus.kind for bonus in bonuses]
    free, boxes = placing.free_boxes(view.boxes[seat]), view.boxes
    if vocabulary.BonusKind.OWNER in kinds and len(free) == 1:
        boxes = replaced(boxes, seat, boxes[seat] | 1 << free[0])
    return view._replace(drew=view.drew | (vocabulary.BonusKind.DRAW in kinds) << seat, boxes=boxes)


def _row_lines(view: State, seat: int, row: tableau.Row) -> list[Line]:
    """Whether the stable of a row is completed, with what that brings now, just finished, or what it still needs."""
    missing, at_once = tableau.missing_icons(row), cards.STABLES[row.stable].at_once
    if cards.NONE not in row.slots:
        if missing:
            text = phrase("Epona", "finishes the stable without completing it: {icons} missing", "a preview")
            return [Line(Tone.LOSS, text.put(icons=listed([an_icon(icon) for icon in missing])))]
        if not at_once:
            return [Line(Tone.COMPLETE, phrase("Epona", "completes the stable", "a preview"))]
        gains = listed([line.text for line in bonus_lines(view, seat, at_once)])
        return [Line(Tone.COMPLETE, phrase("Epona", "completes the stable: {bonus}", "a preview").put(bonus=gains))]
    if not tableau.can_be_completed(row):
        text = phrase("Epona", "the stable can then no longer be completed: {icons} missing", "a preview")
        return [Line(Tone.LOSS, text.put(icons=listed([an_icon(icon) for icon in missing])))]
    if missing:
        text = phrase("Epona", "the stable still needs {icons}", "a preview")
        return [Line(Tone.PLAIN, text.put(icons=listed([an_icon(icon) for icon in missing])))]
    return [Line(Tone.PLAIN, phrase("Epona", "then the stable only needs its remaining slots filled", "a preview"))]


def _own_lines(after: State, seat: int, places: list[int], spot: tableau.Spot) -> list[Line]:
    """What the card scores itself in its slot."""
    row = after.tableaus[seat][spot.row]
    formula = cards.ASSETS[row.slots[spot.slot]].formula
    if formula.kind == vocabulary.FormulaKind.NOTHING:
        return []
    if formula.kind == vocabulary.FormulaKind.WITH_ROLLER:
        spare = ending.spare_rollers(after, seat)
        text = phrase("Epona", "scores {vp} with a rider roller at the end; you have %n", "a preview", spare)
        return [Line(Tone.PLAIN, text.put(vp=vp(formula.points)))]
    points = scoring.formula_points(formula, tableau.place_of(*spot), cards.STABLES[row.stable].location, places, False)
    text = phrase("Epona", "worth {vp} on its own for now", "a preview")
    return [Line(Tone.PLAIN, text.put(vp=vp(points)))]


def _roller_lines(more: int) -> list[Line]:
    """What spare rollers add more at the end with a card."""
    if not more:
        return []
    text = phrase("Epona", "+{vp} with the roller, at the end", "a preview: of a card that is placed")
    return [Line(Tone.GAIN, text.put(vp=vp(more)))]


def gain_lines(gained: list[scoring.Scored], card: int) -> list[Line]:
    """What others score more, or less, with a card beside what that scores itself."""
    lines = []
    others = sum(item.points for item in gained if item.part == scoring.ASSET_PART and item.what != card)
    if others:
        lines.append(Line(Tone.GAIN, _FOR_OTHERS.put(vp=vp(others))))
    stables = sum(item.points for item in gained if item.part == scoring.STABLE_PART)
    if stables:
        lines.append(Line(Tone.GAIN, _FOR_STABLES.put(vp=vp(stables))))
    owner = sum(item.points for item in gained if item.part == scoring.OWNER_PART)
    if owner:
        text = phrase("Epona", "{vp} more for your owner card", "a preview").put(vp=vp(owner))
        lines.append(Line(Tone.GAIN, text))
    return lines


def swap_lines(gained: list[scoring.Scored], swap: SwapCards) -> list[Line]:
    """What each of two swapped cards scores more, or less, in the place of the other, and what all others do."""
    more = phrase("Epona", "{vp} more for {card}", "a preview: of a card that is swapped")
    less = phrase("Epona", "−{vp}: {card}", "a preview: of a card that is swapped")
    lines, swapped = list[Line](), (swap.card, swap.other)
    on_cards = [item for item in gained if item.part in (scoring.ASSET_PART, scoring.TOKEN_PART)]
    for card in swapped:
        points, piece = sum(item.points for item in on_cards if item.what == card), asset_piece(card)
        lines += _more_or_less(points, more.put(card=piece), less.put(card=piece))
    others = sum(item.points for item in on_cards if item.what not in swapped)
    lines += _more_or_less(others, _FOR_OTHERS, phrase("Epona", "−{vp}: other cards", "a preview"))
    stables = sum(item.points for item in gained if item.part == scoring.STABLE_PART)
    return lines + _more_or_less(stables, _FOR_STABLES, phrase("Epona", "−{vp}: stables", "a preview"))


def _more_or_less(points: int, more: Text, less: Text) -> list[Line]:
    """A line for points that are gained or lost, none where it is neither."""
    if not points:
        return []
    return [Line(Tone.GAIN, more.put(vp=vp(points))) if points > 0 else Line(Tone.LOSS, less.put(vp=vp(-points)))]


def coin_lines(before: State, after: State, seat: int) -> list[Line]:
    """The points of coins that are paid, or gained."""
    points = after.coins[seat] // numbers.COINS_A_POINT - before.coins[seat] // numbers.COINS_A_POINT
    if points < 0:
        text = phrase(
            "Epona",
            "−{vp}: coins paid (at the end, 1 VP for every {coins} left)",
            "a preview: points of the coins that a player has",
        )
        return [Line(Tone.LOSS, text.put(vp=vp(-points), coins=numbers.COINS_A_POINT))]
    if points > 0:
        text = phrase("Epona", "{vp} more for coins", "a preview")
        return [Line(Tone.GAIN, text.put(vp=vp(points)))]
    return []


def stud_lines(before: State, after: State, seat: int) -> list[Line]:
    """The points of stud tokens that are used, or gained."""
    points = after.studs[seat] // numbers.STUDS_A_POINT - before.studs[seat] // numbers.STUDS_A_POINT
    if points < 0:
        text = phrase(
            "Epona",
            "−{vp}: a stud token used (at the end, 1 VP for every {studs} left)",
            "a preview: points of the stud tokens that a player has",
        )
        return [Line(Tone.LOSS, text.put(vp=vp(-points), studs=numbers.STUDS_A_POINT))]
    if points > 0:
        text = phrase("Epona", "{vp} more for stud tokens", "a preview")
        return [Line(Tone.GAIN, text.put(vp=vp(points)))]
    return []
