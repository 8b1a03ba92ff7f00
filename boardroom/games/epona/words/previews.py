"""What an action would do: its cost, its gains, what it completes, the points before and after.

Points are those of the rules' own step, counted by ``scoring.total``; where a card's icons are used before its row is
looked at, with that row.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.cards import BOXES_BELOW, FACES, HIDDEN, NONE, OWNERS
from boardroom.games.epona.position.numbers import PARTNER_POINT, SALE, STUD_POINTS
from boardroom.games.epona.position.scoring import total
from boardroom.games.epona.position.state import ADDITIONAL_CARD, NO_TOKEN, NOBODY, Phase, State, card_key
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.rules import breeding, ending, placing
from boardroom.games.epona.rules.legal import actors, legal
from boardroom.games.epona.rules.step_builder import StepBuilder
from boardroom.games.epona.words.card_preview import bonus_lines, place_card, points_line
from boardroom.games.epona.words.explanations import box_in_sentence, selection_in_sentence
from boardroom.games.epona.words.formula_words import bonus_name, vp
from boardroom.games.epona.words.keeping_previews import (
    draw_bonus,
    draw_stables,
    keep_cards,
    keep_drawn,
    keep_stable,
)
from boardroom.games.epona.words.names import token_in_sentence


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


# Distribution.


def _select(view: State, seat: int, action: actions.ChooseSelection) -> Preview:
    shown = FACES[action.face]
    lines = []
    if shown.price:
        lines.append(Line(Tone.COST, phrase("Epona", "costs %n coins", "a card in a list of actions", shown.price)))
    short = shown.price - view.coins[seat]
    if short > 0:
        words = phrase("Epona", "%n coins short: you sell kept cards to pay", "a preview", short)
        lines.append(Line(Tone.LOSS, words))
    lines += [_gain(bonus_name(bonus)) for bonus in shown.gift]
    lines.append(_plain(selection_in_sentence(action.face)))
    token = view.offered[view.display.index(action.face)]
    # A breeding token is of no use to the solo player (ruling 14).
    if token == ADDITIONAL_CARD or (token != NO_TOKEN and len(view.coins) > 1):
        lines.append(_gain(token_in_sentence(token)))
    return Preview(tuple(lines))


# Placing.


def _sell(view: State, seat: int, action: actions.SellCard) -> Preview:
    pieces = _keys(action.card)
    if view.phase == Phase.KEEPING:
        paid = min(SALE, view.debts[seat])
        lines = [_plain(phrase("Epona", "pays %n coins of what you owe", "a preview", paid))]
        if paid < SALE:
            lines.append(_gain(phrase("Epona", "%n coins", "", SALE - paid)))
        return Preview(tuple(lines), pieces=pieces)
    b = StepBuilder(view)
    placing.sell_card(b, action.card)
    return Preview((_gain(phrase("Epona", "%n coins", "", SALE)), points_line(view, b.state(), seat)), pieces=pieces)


def _use(view: State, seat: int, action: actions.UseBox) -> Preview:
    b = StepBuilder(view)
    placing.use_box(b, action.box)
    owner = view.owners[seat]
    if action.box < BOXES_BELOW:
        # With the cube on the box: an owner icon that it gives may find none free.
        after = view._replace(boxes=b.boxes)
        lines: Sequence[Line] = bonus_lines(after, seat, OWNERS[owner].below[action.box])
    else:
        lines = [_gain(box_in_sentence(owner, action.box))]
    return Preview((*lines, points_line(view, b.state(), seat)))


def _replace(view: State, seat: int, action: actions.TakeCoin | actions.TakePoint) -> Preview:
    b = StepBuilder(view)
    placing.replace_draw(b, BonusKind.COINS if isinstance(action, actions.TakeCoin) else BonusKind.POINT)
    return Preview((points_line(view, b.state(), seat),))


def _finish(view: State, seat: int, action: actions.FinishPlacing) -> Preview:
    hand = view.hands[seat]
    sold = len(hand) - (action.kept != NONE)
    lines = [_plain(phrase("Epona", "you place no more cards this round", "a preview"))]
    if action.kept != NONE:
        lines.append(_gain(phrase("Epona", "the card stays for the next round", "a preview")))
    if sold:
        lines.append(_gain(phrase("Epona", "%n coins for the cards left in your hand", "a preview", SALE * sold)))
    warning = None
    if hand and action.kept == NONE and view.round < view.rounds:
        warning = phrase("Epona", "You could keep a card for the next round.")
    shown = action.kept not in (NONE, HIDDEN)
    return Preview(tuple(lines), warning, _keys(action.kept) if shown else ())


# Breeding.


def _for_both(partner: int) -> Line:
    return _gain(
        phrase("Epona", "{vp} each for you and {partner}", "a preview").put(vp=vp(PARTNER_POINT), partner=Seat(partner))
    )


def _partners(view: State, seat: int, owner: int) -> list[Line]:
    """What breeding with a partner brings both, beside the foal."""
    lines = []
    if not view.bred >> seat & 1:
        lines.append(_for_both(owner))
    studs = phrase("Epona", "the stud token goes to {owner}: {vp}", "a preview").put(
        owner=Seat(owner), vp=vp(STUD_POINTS)
    )
    return [*lines, _plain(studs)]


def _breed(view: State, seat: int, action: actions.Breed) -> Preview:
    owner = breeding.stallion_owner(view, action.stallion)
    b = StepBuilder(view)
    # As if its owner agreed.
    b.refusal = 0
    breeding.breed(b, seat, action.mare, action.stallion)
    worth = vp(breeding.foal(action.mare, action.stallion))
    lines = [
        Line(Tone.COST, phrase("Epona", "%n stud tokens", "", 1)),
        _gain(phrase("Epona", "a foal worth {vp}", "a preview").put(vp=worth)),
    ]
    if owner not in (seat, NOBODY):
        lines += _partners(view, seat, owner)
        if view.refusal:
            lines.append(_plain(phrase("Epona", "{owner} may refuse", "a preview").put(owner=Seat(owner))))
    return Preview((*lines, points_line(view, b.state(), seat)), pieces=_keys(action.mare, action.stallion))


def _agree(view: State, seat: int, action: actions.Agree) -> Preview:
    b = StepBuilder(view)
    breeding.agree(b)
    gained = phrase("Epona", "a stud token on your stallion: {vp}", "a preview").put(vp=vp(STUD_POINTS))
    lines = [_gain(gained)]
    if not view.bred >> view.active & 1:
        lines.append(_for_both(view.active))
    return Preview((*lines, points_line(view, b.state(), seat)), pieces=_keys(*view.pair))


# The end.


def _roll(view: State, seat: int, action: actions.MoveRoller) -> Preview:
    b = StepBuilder(view)
    ending.move_roller(b, action.card)
    return Preview((points_line(view, b.state(), seat),), pieces=_keys(action.card))


def _keep_rollers(view: State, seat: int, action: actions.KeepRollers) -> Preview:
    count = min(ending.spare_rollers(view, seat), len(ending.roller_horses(view, seat)))
    return Preview(
        warning=phrase("Epona", "You can still move %n rider rollers to horses that score with one.", "", count)
    )


def _swap(view: State, seat: int, action: actions.SwapCards) -> Preview:
    b = StepBuilder(view)
    ending.swap_cards(b, action.card, action.other)
    after = b.state()
    warning = None
    if total(after, seat) < total(view, seat):
        warning = phrase("Epona", "This swap would cost you points.")
    return Preview((points_line(view, after, seat),), warning, _keys(action.card, action.other))


_PREVIEWS: Final[dict[type, Callable[[State, int, Any], Preview]]] = {
    actions.ChooseSelection: _select,
    actions.SellCard: _sell,
    actions.UseBox: _use,
    actions.TakeCoin: _replace,
    actions.TakePoint: _replace,
    actions.FinishPlacing: _finish,
    actions.Breed: _breed,
    actions.Agree: _agree,
    actions.MoveRoller: _roll,
    actions.KeepRollers: _keep_rollers,
    actions.SwapCards: _swap,
    actions.KeepCards: keep_cards,
    actions.KeepDrawn: keep_drawn,
    actions.KeepStable: keep_stable,
    actions.DrawBonus: draw_bonus,
    actions.DrawStables: draw_stables,
}
