"""A card or a stable explained line by line: what it is, costs, needs, brings and scores; in a row what it scores now
and with which cards, the tokens on it, and what is still open.
"""

from collections.abc import Callable, Sequence
from typing import Final

from boardroom.engine.briefs import part_in_words
from boardroom.engine.enumerations import in_a_row, listed, sentences
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position.cards import ASSETS, GROUP, NONE, OWNERS, STABLES, STALLIONS
from boardroom.games.epona.position.numbers import STUD_POINTS
from boardroom.games.epona.position.prices import discounting_boxes, price
from boardroom.games.epona.position.scoring import (
    COINS_LEFT,
    OWNER_PART,
    POINTS_LEFT,
    STABLE_PART,
    STUDS_LEFT,
    best_place,
    counted_by_card,
    counted_by_line,
    counted_by_stable,
    formula_points,
    is_beyond_means,
    line_points,
    rollers_gain,
    stable_points,
)
from boardroom.games.epona.position.state import Phase, State, card_key, chooser_for, groups_of
from boardroom.games.epona.position.tableau import Cube, Spot, Tableau, icon_places, missing_icons, place_of
from boardroom.games.epona.position.together import What, best_together
from boardroom.games.epona.position.vocabulary import FIRST_CLASS, GROUP_OF, LOCATIONS, Bonus, BonusKind, FormulaKind
from boardroom.games.epona.table.faces.icons import bonus_sign, icon_sign, sign
from boardroom.games.epona.table.layout.locations import Location, Where, comes_back
from boardroom.games.epona.table.layout.views import divides, marks_group
from boardroom.games.epona.words import explanations
from boardroom.games.epona.words.formula_words import bonus_about, bonus_name, bonuses_in_sentence, formula_about, vp
from boardroom.games.epona.words.names import (
    an_icon,
    asset_in_sentence,
    asset_piece,
    box_name,
    icon_name,
    location_name,
    place_name,
)
from boardroom.games.epona.words.scored import LEFT, PARTS
from boardroom.ui.stage.reading.inspection import InspectionLine

_PLAIN: Final = (BonusKind.COINS, BonusKind.STUD, BonusKind.POINT)
"""Bonuses of which the name says all."""
_TO_COME: Final = (Where.HAND, Where.DRAWN, Where.SEEN, Where.ASIDE)
"""Where cards lie that somebody may place later."""


def card_lines(view: State, card: int, lies: Location) -> tuple[InspectionLine, ...]:
    """All that there is to say of a card where it lies."""
    if lies.where == Where.SLOT:
        return (*kind_lines(card), *_scoring_lines(view, card, lies), *_token_lines(view, card, lies))
    if lies.where == Where.NEUTRAL:
        # It is never placed.
        return tuple(kind_lines(card))
    kind, brings = kind_lines(card), _by_itself_lines(view, card, lies)
    usual = (*_price_lines(view, card, lies), *_formula_lines(card))
    # It is chosen for what it brings: where there is no room for all, that is told.
    chosen = lies.where in (Where.DRAWN, Where.SEEN)
    return (*kind, *brings, *usual) if chosen else (*kind, *usual, *brings)


def _by_itself_lines(view: State, card: int, lies: Location) -> list[InspectionLine]:
    """What the number at a card means that is drawn or lies in a group: what the card would bring who divides or keeps
    some, or add for who chooses a group.
    """
    if lies.where == Where.GROUP:
        return [_in_group_line(view, card, lies)]
    seat = lies.seat
    if lies.where not in (Where.DRAWN, Where.SEEN) or view.phase == Phase.DISCARDING:
        return _roller_lines(rollers_gain(view, seat, card)) if lies.where in _TO_COME else []
    best = best_place(view, seat, card)
    if best.spot is None:
        text = phrase("Epona", "{seat} has no free slot for it.", "a card of a group")
    elif best.points > 0:
        text = phrase("Epona", "By itself, in {place} of {seat}’s stables: +{points}, cost included.")
        text = text.put(place=place_name(*best.spot), points=vp(best.points))
    else:
        text = phrase("Epona", "By itself it brings {seat} no VP now, cost included.", "a card")
    of_rollers = None
    if best.rollers and best.points > 0:
        of_rollers = phrase("Epona", "Of that, with the roller at the end: +{points}.", "a card that is divided")
        of_rollers = of_rollers.put(points=vp(best.rollers))
    dear = None
    if view.phase == Phase.KEEPING_DRAWN and is_beyond_means(view, seat, card):
        dear = phrase("Epona", "{seat} cannot pay for it now.", "a card drawn for a bonus").put(seat=Seat(seat))
    whole = None
    if best.completes and best.points > 0:
        whole = phrase("Epona", "It completes the stable there.", "a card that could be placed")
    said = sentences(text.put(seat=Seat(seat)), whole, of_rollers, dear)
    assert said is not None
    return [InspectionLine(said, picture=sign("icon-points"))]


def _roller_lines(more: int) -> list[InspectionLine]:
    """What spare rollers add more at the end with a card that can still be placed."""
    if not more:
        return []
    text = phrase("Epona", "Once placed: +{points} with the roller, at the end.", "a card").put(points=vp(more))
    return [InspectionLine(text, picture=sign("token-roller"))]


def _in_group_line(view: State, card: int, lies: Location) -> InspectionLine:
    seat, cards = chooser_for(view, lies.seat), groups_of(view, lies.seat)[lies.row]
    together, at = best_together(view, seat, cards), cards.index(card)
    best, why = together.places[at], None
    text = phrase("Epona", "Placed with its group it adds no VP for {seat} now, cost included.", "a card")
    if best.spot is not None and best.points > 0:
        text = phrase(
            "Epona", "Placed with its group, in {place} of {seat}’s stables, it adds +{points}, cost included."
        )
        text = text.put(place=place_name(*best.spot), points=vp(best.points))
    if together.parts[at]:
        parts = in_a_row([part_in_words(_BROUGHT_BY[what], points) for what, points in together.parts[at]])
        why = phrase("Epona", "That is: {parts}.", "by what a card adds VP: itself +2, stables +4").put(parts=parts)
    counted = None
    if together.counted[at]:
        counted = phrase("Epona", "It counts for {cards}.", "a card of a group, by those that score with it")
        called = dict.fromkeys(asset_in_sentence(other) for other in together.counted[at])
        counted = counted.put(cards=listed(list(called)))
    said = sentences(text.put(seat=Seat(seat)), why, counted)
    assert said is not None
    return InspectionLine(said, picture=sign("icon-points"))


_BROUGHT_BY: Final = {
    What.ITSELF: phrase("Epona", "itself", "what a card adds VP by"),
    What.ROLLERS: phrase("Epona", "with the roller at the end", "what a card adds VP by"),
    What.STABLES: PARTS[STABLE_PART],
    What.OWNER: PARTS[OWNER_PART],
    What.CARDS: phrase("Epona", "other cards", "what a card adds VP by"),
    What.COINS: LEFT[COINS_LEFT],
    What.STUDS: LEFT[STUDS_LEFT],
    What.POINTS: LEFT[POINTS_LEFT],
    What.COSTS_OF_GROUP: phrase("Epona", "cost of other cards", "what a card of a group adds VP by, or takes them off"),
}


def kind_lines(card: int) -> list[InspectionLine]:
    """Its type, its group, and the sex of a horse; what every card of its type does."""
    asset = ASSETS[card]
    icons = (asset.type, FIRST_CLASS + GROUP_OF[asset.deck], asset.sex)
    lines = [
        InspectionLine(icon_name(icon), picture=icon_sign(icon), of_kind=True)
        for icon in icons[: 3 if asset.sex else 2]
    ]
    about = explanations.kind_about(asset.type)
    if about is not None:
        lines.append(InspectionLine(about, picture=icon_sign(asset.type)))
    return lines


def _price_lines(view: State, card: int, lies: Location) -> list[InspectionLine]:
    asset = ASSETS[card]
    costs = phrase("Epona", "Costs %n coins.", "", asset.cost) if asset.cost else phrase("Epona", "Costs nothing.")
    lines = [InspectionLine(costs, picture=sign("icon-coin")), *_discount_lines(view, card, lies)]
    plain = [bonus for bonus in asset.bonus if bonus.kind in _PLAIN]
    if plain:
        gained = phrase("Epona", "When placed: {bonus}.").put(bonus=bonuses_in_sentence(plain))
        lines.append(InspectionLine(gained, picture=bonus_sign(plain[0])))
    for bonus in dict.fromkeys(asset.bonus):
        if bonus.kind not in _PLAIN:
            # Its own sentence says all of it.
            does = phrase("Epona", "When placed: {sentence}", "a bonus that takes a sentence")
            lines.append(InspectionLine(does.put(sentence=bonus_about(bonus)), picture=bonus_sign(bonus)))
    return lines


def _discount_lines(view: State, card: int, lies: Location) -> list[InspectionLine]:
    """What a card costs whose hand it is in, or who chooses it, if that is less than what is printed, and why."""
    if lies.where not in _TO_COME or not ASSETS[card].cost:
        return []
    owner, boxes = view.owners[lies.seat], view.boxes[lies.seat]
    found = discounting_boxes(owner, boxes, card)
    if not found:
        return []
    paid = price(owner, boxes, card)
    text = phrase("Epona", "{seat} pays %n coins: {why} ({box}).", "what a card costs after a discount", paid).put(
        seat=Seat(lies.seat),
        why=listed([bonus_name(bonus) for bonus in OWNERS[owner].below[found[0]] if bonus.kind == BonusKind.DISCOUNT]),
        box=listed([box_name(box) for box in found]),
    )
    return [InspectionLine(text, picture=bonus_sign(Bonus(BonusKind.DISCOUNT, GROUP[card])))]


def _formula_lines(card: int) -> list[InspectionLine]:
    asset = ASSETS[card]
    if asset.formula.kind == FormulaKind.NOTHING:
        return [InspectionLine(phrase("Epona", "Scores nothing on its own."), picture=sign("icon-points"))]
    return [InspectionLine(formula_about(asset.formula, asset.icons), picture=sign("icon-points"))]


# In a row.


def _scoring_lines(view: State, card: int, lies: Location) -> list[InspectionLine]:
    """What a placed card scores, how much that is now, and which cards it counts."""
    lines = _formula_lines(card)
    formula = ASSETS[card].formula
    if formula.kind == FormulaKind.NOTHING:
        return lines
    tableau = view.tableaus[lies.seat]
    location = STABLES[tableau[lies.row].stable].location
    places = icon_places(tableau, view.tokens)
    has_roller = card in view.rollers[lies.seat]
    points = formula_points(formula, place_of(lies.row, lies.slot), location, places, has_roller)
    lines.append(now_line(points, counted_by_card(tableau, places, Spot(lies.row, lies.slot))))
    return lines


def now_line(points: int, counted: Sequence[int]) -> InspectionLine:
    """What something scores as things stand, with the cards that it counts."""
    if not points:
        return InspectionLine(phrase("Epona", "Now: nothing yet."), "minus")
    if not counted:
        return InspectionLine(phrase("Epona", "Now: {vp}.", "what a card scores").put(vp=vp(points)), "check")
    cards = listed([asset_piece(card) for card in counted])
    text = phrase("Epona", "Now: {vp}, with {cards}.", "what a card scores, and which cards it counts")
    return InspectionLine(text.put(vp=vp(points), cards=cards), "check", pieces=tuple(map(card_key, counted)))


def _token_lines(view: State, card: int, lies: Location) -> list[InspectionLine]:
    lines = []
    points = view.tokens[card]
    if points and card in STALLIONS:
        studs = phrase("Epona", "%n stud tokens from partners on it: {vp}.", "", points // STUD_POINTS).put(
            vp=vp(points)
        )
        lines.append(InspectionLine(studs, picture=sign("token-stud")))
    elif points:
        lines.append(InspectionLine(explanations.foal_about(points), picture=sign(f"token-foal-{points}")))
    if card in view.rollers[lies.seat]:
        there = phrase("Epona", "A rider roller is on it.")
        lines.append(InspectionLine(there, picture=sign("token-roller")))
    return lines


def place_about(view: State, card: int, lies: Location) -> Text:
    """Where a card lies that is in no row."""
    if lies.where == Where.ASIDE and comes_back(view, card):
        return phrase("Epona", "Kept from the previous round: back in hand when its owner places cards.")
    if lies.where == Where.GROUP:
        chooser = Seat(chooser_for(view, lies.seat))
        return phrase("Epona", "In one of {seat}’s groups: {chooser} chooses.").put(
            seat=Seat(lies.seat), chooser=chooser
        )
    if lies.where == Where.DRAWN and divides(view, lies.seat):
        if marks_group(view, lies.seat, card):
            return phrase("Epona", "Drawn: it stays in group 1. It makes no difference which group is 1.")
        return phrase("Epona", "Drawn: put it in one of the two groups.")
    return {
        Where.HAND: phrase("Epona", "In hand."),
        Where.DRAWN: phrase("Epona", "Drawn: keep it or discard it."),
        Where.SEEN: phrase("Epona", "Drawn for a bonus: keep one card."),
        Where.ASIDE: phrase("Epona", "Kept for the next round."),
        Where.NEUTRAL: phrase("Epona", "Neutral stallion: you can breed your mares with it."),
        Where.DISCARD: phrase("Epona", "Discarded. It comes back when its deck runs out."),
    }.get(lies.where, phrase("Epona", "Not in play."))


# Stables.


def stable_lines(view: State, stable: int, lies: Location) -> tuple[InspectionLine, ...]:
    """All that there is to say of a stable where it lies."""
    shown = STABLES[stable]
    laid = lies.where == Where.ROW
    lines = [
        InspectionLine(location_name(shown.location), picture=sign(f"badge-{LOCATIONS[shown.location]}"), of_kind=True),
    ]
    at_once, at_end, line = (
        explanations.stable_at_once(stable),
        explanations.stable_at_end(stable),
        explanations.stable_line(stable),
    )
    of_line: list[InspectionLine] = []
    if line is not None:
        of_line.append(InspectionLine(line, picture=icon_sign(shown.line)))
        of_line += _scored_lines(view, lies, line_points, counted_by_line) if laid else []
    if laid:
        # In the order of the card: from its head.
        lines += of_line
    lines.append(InspectionLine(explanations.stable_needs(stable), picture=sign("icon-completed-stable")))
    if laid:
        lines += _open_lines(view, lies)
    if at_once is not None:
        lines.append(InspectionLine(at_once, picture=bonus_sign(shown.at_once[0])))
    # Nothing is said of points that can never come.
    lost = laid and view.tableaus[lies.seat][lies.row].cube == Cube.FINISHED
    if at_end is not None:
        lines.append(InspectionLine(at_end, picture=sign("icon-points")))
        if laid and not lost:
            lines += _scored_lines(view, lies, stable_points, counted_by_stable)
    if not laid:
        # One chooses it for what completing it is worth: where there is no room for all, that is told.
        lines += of_line
    if not laid or view.tableaus[lies.seat][lies.row].cube == Cube.UNFINISHED:
        # The last: where there is no room for all, what it scores is wanted more.
        lines.append(InspectionLine(explanations.NOT_COMPLETED, picture=sign("icon-finished-stable")))
    return tuple(lines)


def _open_lines(view: State, lies: Location) -> list[InspectionLine]:
    """How far a row is: completed, finished, or what it still takes."""
    row = view.tableaus[lies.seat][lies.row]
    if row.cube == Cube.COMPLETED:
        return [InspectionLine(phrase("Epona", "Completed."), picture=sign("icon-completed-stable"))]
    if row.cube == Cube.FINISHED:
        return [
            InspectionLine(phrase("Epona", "Finished without being completed."), picture=sign("icon-finished-stable"))
        ]
    free, missing = row.slots.count(NONE), missing_icons(row)
    if not missing:
        return [InspectionLine(phrase("Epona", "%n slots are free; every card it needs is there.", "", free), "check")]
    if len(missing) == len(STABLES[row.stable].needs):
        # That has just been said.
        return [InspectionLine(phrase("Epona", "%n slots are free.", "", free), "info")]
    text = phrase("Epona", "%n slots are free; still needed: {icons}.", "", free)
    icons = listed([an_icon(icon) for icon in missing])
    return [InspectionLine(text.put(icons=icons), picture=icon_sign(missing[0]))]


def _scored_lines(
    view: State,
    lies: Location,
    points: Callable[[Tableau, int, list[int]], int],
    counted: Callable[[Tableau, list[int], int], tuple[int, ...]],
) -> list[InspectionLine]:
    """What a row scores now for its stable or its line, if anything, and which cards that counts."""
    tableau = view.tableaus[lies.seat]
    places = icon_places(tableau, view.tokens)
    scored = points(tableau, lies.row, places)
    return [now_line(scored, counted(tableau, places, lies.row))] if scored else []
