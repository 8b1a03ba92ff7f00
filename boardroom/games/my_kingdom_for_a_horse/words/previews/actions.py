"""What an action would do, from the view alone: gains, costs, what finds no room."""

from collections.abc import Callable
from typing import Any

from attrs import evolve

from boardroom.engine.enumerations import in_a_row, sentences
from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind, minus, only, plus
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING_DIE, BREEDS
from boardroom.games.my_kingdom_for_a_horse.position.effects import (
    die_gives,
    later_young,
    placeable,
    rolls_allowed,
    worth_turning,
)
from boardroom.games.my_kingdom_for_a_horse.position.field import census, total
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Planning, Restocking
from boardroom.games.my_kingdom_for_a_horse.rules.legal import legal
from boardroom.games.my_kingdom_for_a_horse.rules.uses import dice_of, of_worth, usable
from boardroom.games.my_kingdom_for_a_horse.words import names
from boardroom.games.my_kingdom_for_a_horse.words.decision_prompts import left_out, up_to_a_roll
from boardroom.games.my_kingdom_for_a_horse.words.previews import gains
from boardroom.games.my_kingdom_for_a_horse.words.previews.fences import drawn, lifted, pens_warning, placed, unhoused


def preview(view: State, seat: int, action: actions.Action) -> Preview:
    """What an action would give, cost, close and lose, as far as the seat can know; a warning where animals go."""
    if isinstance(action, actions.Keep | actions.ForcedTrade | actions.ForcedLoss) and not view.tasks:
        return Preview()
    tell: Callable[[State, int, Any], Preview] | None = _PREVIEWS.get(type(action))
    return tell(view, seat, action) if tell else Preview()


# Dice.


def _die(view: State, seat: int, action: actions.UseDie | actions.TakeDie) -> Preview:
    if not view.turn.rolls:
        return Preview()
    gift = die_gives(view, seat, action.die)
    if gift.place or gift.move:
        lines = gains.building(gift.place, gift.move)
    else:
        lines = gains.coming(view, seat, only(gift.kind, gift.animals))[0]
    if lines:
        return Preview(lines)
    wasted = phrase("Kingdom", "This die gives you nothing.") if isinstance(action, actions.TakeDie) else None
    return Preview(gains.plain(phrase("Kingdom", "gives you nothing")), wasted)


def _roll(view: State, seat: int, action: actions.Roll) -> Preview:
    if not view.turn.rolls:
        return Preview()
    left = rolls_allowed(view) - view.turn.rolls - 1
    if left <= 0:
        return Preview(gains.plain(phrase("Kingdom", "no re-rolls left afterwards")))
    return Preview(gains.plain(phrase("Kingdom", "%n re-rolls left afterwards", "", left)))


def _turn(view: State, seat: int, action: actions.TurnBreedingDie) -> Preview:
    lines = gains.coming(view, seat, gains.breeding(view, seat, BREEDS[action.face]))[0]
    return Preview(lines or gains.plain(phrase("Kingdom", "nothing of that kind would breed")))


# Farm cards.


def _play_card(view: State, seat: int, action: actions.PlayCard) -> Preview:
    if action.card >= len(CARDS):
        return Preview()
    found = _card(view, seat, action)
    # A card that works at once is on the discard pile when the new one is drawn, and may come back.
    if not found.lines or not (view.deck or view.discard or not CARDS[action.card].lasting):
        return found
    drawn = gains.plain(phrase("Kingdom", "a card is drawn at once"))
    return Preview((*found.lines, *drawn), found.warning)


def _card(view: State, seat: int, action: actions.PlayCard) -> Preview:
    design = CARDS[action.card]
    lines: tuple[Line, ...] = ()
    if any(design.cost):
        if min(minus(total(view.fields[seat].animals), design.cost)) < 0:
            return Preview()
        lines += (gains.cost(design.cost),)
        view = gains.after(view, seat, design.cost)
    if design.lasting:
        return Preview((*lines, *gains.plain(names.card_sentence(design.key))))
    if action.die >= 0:
        turned = phrase("Kingdom", "turns {die} to “{face}”").put(
            die=names.die_name(action.die), face=names.face_name(action.die, action.face)
        )
        return Preview((*lines, *gains.plain(turned)))
    arriving = design.gain
    breeds = design.breed
    if design.breed_rolled and view.turn.rolls:
        breeds = BREEDS[view.turn.dice[BREEDING_DIE]]
    if breeds >= 0:
        arriving = plus(arriving, gains.breeding(view, seat, breeds))
    gained, warning = gains.coming(view, seat, arriving)
    lines += gained
    if design.fences or design.moves:
        lines += gains.building(placeable(view, seat, design.fences), design.fences + design.moves)
    if design.rerolls:
        lines += (Line(Tone.GAIN, phrase("Kingdom", "%n extra re-rolls", "", design.rerolls)),)
    if breeds >= 0 and not any(arriving):
        lines += gains.plain(phrase("Kingdom", "nothing of that kind would breed"))
    return Preview(lines, warning if any(design.cost) else None)


def _exchange(view: State, seat: int, action: actions.DiscardCards) -> Preview:
    number = action.which.bit_count()
    return Preview(
        (
            Line(Tone.GAIN, phrase("Kingdom", "draw %n farm cards", "", number)),
            *gains.plain(phrase("Kingdom", "you cannot play a farm card this turn after that")),
        )
    )


# Trades, losses.


def _trade(view: State, seat: int, action: actions.Trade) -> Preview:
    if view.tasks and isinstance(view.tasks[-1], Planning):
        return _plan(view, seat, action, view.tasks[-1])
    closes = action in legal(view) and up_to_a_roll(view, seat, action)
    return evolve(_swap(view, seat, action.kind, action.times), closes=closes)


def _swap(view: State, seat: int, kind: int, times: int) -> Preview:
    """So many trades of a kind at once: what is given, what comes, and what of it finds no room."""
    rate = limits(view.lasting[seat]).rates[kind] if kind < Kind.HORSE else 0
    given = only(kind, times * rate)
    if not rate or min(minus(total(view.fields[seat].animals), given)) < 0:
        return Preview()
    lines, warning = gains.coming(gains.after(view, seat, given), seat, only(kind + 1, times))
    return Preview((gains.cost(given), *lines), warning)


def _plan(view: State, seat: int, action: actions.Trade, task: Planning) -> Preview:
    """A step of the final plan: what came by it so far must fit only when the plan is whole."""
    kind, gained = task.kind, task.gained
    rates = limits(view.lasting[seat]).rates
    number = action.times * rates[kind]
    given, taken = only(kind, number), only(kind + 1, action.times)
    just_gained = only(kind, min(number, gained[kind]))
    if action.kind != kind or min(minus(plus(total(view.fields[seat].animals), gained), given)) < 0:
        return Preview()
    left = gains.after(view, seat, minus(given, just_gained))
    waiting = plus(minus(gained, just_gained), taken)
    lost = gains.without_room(left, seat, waiting)
    lines = [gains.cost(given), Line(Tone.GAIN, phrase("Kingdom", "gain {animals}").put(animals=names.herd(taken)))]
    if not any(lost):
        return Preview(tuple(lines))
    have = plus(total(left.fields[seat].animals), waiting)
    if any(have[later] >= rates[later] for later in range(kind + 1, Kind.HORSE)):
        text = phrase("Kingdom", "no room for {animals} unless you trade them on").put(animals=names.herd(lost))
        return Preview((*lines, Line(Tone.PLAIN, text)))
    if gains.chooses(left, seat, waiting):
        return Preview((*lines, gains.TO_CHOOSE))
    lines.append(Line(Tone.LOSS, phrase("Kingdom", "no room for {animals}").put(animals=names.herd(lost))))
    return Preview(tuple(lines), gains.lost_warning(lost))


def _keep(view: State, seat: int, action: actions.Keep) -> Preview:
    lost, loose = left_out(view, seat, action.counts)
    lines = [Line(Tone.GAIN, phrase("Kingdom", "keep {animals}").put(animals=names.herd(action.counts)))]
    if any(lost):
        lines.append(Line(Tone.LOSS, phrase("Kingdom", "lose {animals}").put(animals=names.herd(lost))))
    if any(loose):
        lines += gains.plain(
            phrase("Kingdom", "{animals} loose until the end of the phase").put(animals=names.herd(loose))
        )
    return Preview(tuple(lines))


def _pass(view: State, seat: int, action: actions.Pass) -> Preview:
    """Being done: what is left unused, and who runs away."""
    task = view.tasks[-1] if view.tasks else None
    if isinstance(task, Planning):
        return Preview(gains.plain(phrase("Kingdom", "no {kind} are traded").put(kind=names.KIND_WORDS[task.kind])))
    field = view.fields[seat]
    rest = unhoused(view, seat, field.fences)
    if isinstance(task, Fencing):
        lines = (
            gains.plain(phrase("Kingdom", "{fences} not placed").put(fences=names.fences(task.place)))
            if task.place
            else ()
        )
        return Preview(lines, pens_warning(rest) if any(rest) else None)
    lines = ()
    if view.phase == Phase.OWN_DICE and view.with_cards and not view.turn.carded and view.hands[seat]:
        lines = gains.plain(phrase("Kingdom", "no farm card played or exchanged"))
    given_up = _unused_warning(view) or _untaken_warning(view, seat)
    if not any(rest) or not any(census(field).loose):
        return Preview(lines, given_up)
    away = phrase("Kingdom", "Your loose animals will run away: no room for {animals}.").put(animals=names.herd(rest))
    lost = Line(Tone.LOSS, phrase("Kingdom", "no room for {animals}").put(animals=names.herd(rest)))
    return Preview((*lines, lost), sentences(given_up, away))


def _unused_warning(view: State) -> Text | None:
    """That dice would still give something, before they are given up."""
    if view.phase != Phase.OWN_DICE or view.tasks:
        return None
    uses = tuple(use for use in usable(view) if _finds_room(view, view.active, use.die))
    dice = [use.die for use in uses]
    if BREEDING_DIE not in dice and later_young(view):
        dice.append(BREEDING_DIE)
    turn = phrase("Kingdom", "{card} can still turn the breeding die.") if worth_turning(view) else None
    if turn is not None:
        cards = [names.CARD_TITLES[CARDS[card].key] for card in view.lasting[view.active] if CARDS[card].turn_breeding]
        turn = turn.put(card=in_a_row(cards))
    if not dice:
        return turn
    faces = in_a_row([names.face_name(die, view.turn.dice[die]) for die in dice])
    number = dice_of(view, uses) + len(dice) - len(uses)
    warning = phrase("Kingdom", "%n dice are still unused: {faces}. You would lose them.", "", number)
    return sentences(warning.put(faces=faces), turn)


def _finds_room(view: State, seat: int, die: int) -> bool:
    """Whether anything that a die gives a seat would stay, or is wanted for a set: to give it up is to lose it."""
    gift = die_gives(view, seat, die)
    if not gift.animals or total(view.fields[seat].animals)[gift.kind] < view.goal:
        return True
    arriving = only(gift.kind, gift.animals)
    return gains.without_room(view, seat, arriving) != arriving


def _untaken_warning(view: State, seat: int) -> Text | None:
    """That a die of the active player would give something, before none is taken."""
    takes = tuple(take for take in of_worth(view, seat) if _finds_room(view, seat, take.die))
    if not takes:
        return None
    faces = in_a_row(tuple(dict.fromkeys(names.face_name(take.die, view.turn.dice[take.die]) for take in takes)))
    warning = phrase(
        "Kingdom", "%n dice would give you something: {faces}. If you take none, you get nothing.", "", len(takes)
    )
    return warning.put(faces=faces)


def _give_back(view: State, seat: int, action: actions.GiveBack) -> Preview:
    back = names.animals(action.kind, 1)
    text = phrase("Kingdom", "return {animals} to the supply").put(animals=back)
    warning = phrase("Kingdom", "Return {animals} to the supply? You get nothing for it.").put(animals=back)
    return Preview((Line(Tone.COST, text),), warning)


def _place(view: State, seat: int, action: actions.PlaceFence) -> Preview:
    return Preview(placed(view, seat, action.edge), _end_warning(view, seat, action.edge))


def _line(view: State, seat: int, action: actions.FenceLine) -> Preview:
    return Preview(drawn(view, seat, action), _end_warning(view, seat, *action.edges))


def _end_warning(view: State, seat: int, *edges: int) -> Text | None:
    """Who would find no pen, where fences on these edges are the last ones of the effect: afterwards the pens are
    judged.
    """
    task = view.tasks[-1] if view.tasks else None
    if not isinstance(task, Fencing) or task.place + task.move - (len(edges) if task.origin < 0 else 0):
        return None
    rest = unhoused(view, seat, view.fields[seat].fences | sum([1 << edge for edge in edges]))
    return pens_warning(rest) if any(rest) else None


def _forced(view: State, seat: int, action: actions.ForcedTrade | actions.ForcedLoss) -> Preview:
    task = view.tasks[-1]
    if not isinstance(task, Restocking):
        return Preview()
    if isinstance(action, actions.ForcedTrade):
        return _swap(view, seat, task.kind, 1)
    return Preview((gains.cost(only(task.kind, 1)),))


_PREVIEWS: dict[type, Callable[[State, int, Any], Preview]] = {
    actions.Roll: _roll,
    actions.UseDie: _die,
    actions.TakeDie: _die,
    actions.PlayCard: _play_card,
    actions.DiscardCards: _exchange,
    actions.TurnBreedingDie: _turn,
    actions.UseWheelbarrow: lambda view, seat, action: Preview(gains.building(0, 1)),
    actions.PlaceFence: _place,
    actions.FenceLine: _line,
    actions.LiftFence: lambda view, seat, action: Preview(lifted(view, seat, action.edge)),
    actions.Keep: _keep,
    actions.Trade: _trade,
    actions.ForcedTrade: _forced,
    actions.ForcedLoss: _forced,
    actions.Pass: _pass,
    actions.GiveBack: _give_back,
}
