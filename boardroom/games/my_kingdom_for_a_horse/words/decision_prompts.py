"""The prompts of decisions within an effect: fences, animals without room, a restock, the final plan; and what they
share with the others: buttons for trades, whether something is final, and what will run away.

``{me}`` in them is the seat that is asked, ``{other}`` the same for everybody else.
"""

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from attrs import evolve

from boardroom.engine.enumerations import in_a_row, sentences
from boardroom.engine.prompt import Button, Prompt, Role
from boardroom.engine.rules import Seal
from boardroom.engine.text import Text, Value, filled, phrase
from boardroom.games.my_kingdom_for_a_horse.position.actions import (
    FORCED_LOSS,
    FORCED_TRADE,
    PASS,
    Action,
    Keep,
    Trade,
    UseDie,
)
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts, minus, only
from boardroom.games.my_kingdom_for_a_horse.position.effects import (
    die_gives,
    fence_dice,
    fence_dice_to_take,
    holding,
    holds,
    rolls_allowed,
)
from boardroom.games.my_kingdom_for_a_horse.position.field import census
from boardroom.games.my_kingdom_for_a_horse.position.numbers import RESTOCK_ABOVE
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, Phase, State, asked
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Gaining, Placing, Planning, Restocking, Why
from boardroom.games.my_kingdom_for_a_horse.rules import animals, legal, uses
from boardroom.games.my_kingdom_for_a_horse.rules.actions import act
from boardroom.games.my_kingdom_for_a_horse.rules.trade import best_plan
from boardroom.games.my_kingdom_for_a_horse.words import names
from boardroom.games.my_kingdom_for_a_horse.words.previews import gains
from boardroom.games.my_kingdom_for_a_horse.words.previews.fences import pens_warning, unhoused


def task_prompt(view: State, seat: int) -> Prompt:
    """The prompt of the seat that a decision within an effect is up to."""
    task = view.tasks[-1]
    prompt = _PROMPTS[type(task)](view, seat, task)
    return evolve(prompt, ask=filled(prompt.ask, task, _NAMED))


# What prompts share.

FEW: Final = 4
"""So many choices at most are buttons, of trades one less; more are made on the table."""


def is_final(view: State, seat: int, action: Action) -> bool:
    """Whether an action cannot be taken back: dice roll or cards are drawn after it, or the game ends."""
    return act(view, seat, action).seal is Seal.BARRIER


def rerolls_left(view: State) -> int:
    """How often the active player may still roll dice again, once they have been rolled."""
    return 0 if view.turn.used else rolls_allowed(view) - view.turn.rolls


def button(
    view: State, seat: int, action: Action, label: Text, role: Role = Role.PLAIN, why: Text | None = None
) -> Button:
    """An action under the name it has here; ``why`` it cannot be done now."""
    return Button(action, label, role, why, closes=why is None and up_to_a_roll(view, seat, action))


def up_to_a_roll(view: State, seat: int, action: Action) -> bool:
    """Whether from an action on only others are asked whether they trade, until one of them can do nothing but roll: no
    card can be played before that.
    """
    if view.phase != Phase.TRADING or view.tasks:
        return False
    after = act(view, seat, action).state
    while after.phase == Phase.TRADING and not after.tasks and asked(after) != seat:
        after = act(after, asked(after), PASS).state
    next_seat = asked(after)
    rolls = after.phase == Phase.OWN_DICE and not (after.tasks or after.turn.rolls)
    return rolls and next_seat not in (seat, NOBODY) and not (after.with_cards and after.hands[next_seat])


def trade_buttons(view: State, seat: int, trades: tuple[Action, ...]) -> tuple[Button, ...]:
    """The trades among some actions as buttons, with what one of them sets off; of many the one of each kind that
    leads farthest, then the most that can be had of each, then those next to these in number, as far as a few go.
    """
    rates = limits(view.lasting[seat]).rates
    found = [action for action in trades if isinstance(action, Trade)]
    most = FEW - 1
    if len(found) > most:
        far = {trade.kind: trade for trade in reversed(found)}
        far |= {trade.kind: trade for trade in found if _leads_on(view, seat, trade)}
        # The dearest first: horses decide.
        few = [far[kind] for kind in reversed(KINDS) if kind in far]
        dearest = sorted(found, key=lambda trade: (-trade.kind, -trade.times))
        few += [next(all_of) for _, all_of in groupby(dearest, key=lambda trade: trade.kind)]
        few = list(dict.fromkeys(few))[:most]
        while len(few) < most:
            few.append(_next_to(few, found))
        found = [trade for trade in found if trade in few]
    return tuple(
        evolve(
            button(view, seat, trade, _trade_label(view, seat, trade, rates[trade.kind])),
            remark=_trade_remark(view, seat, trade, rates[trade.kind]),
        )
        for trade in found
    )


def _next_to(few: list[Trade], found: list[Trade]) -> Trade:
    """The one of those found that is next in number to some of its kind, none of which it is; the lower of two."""
    kinds = [trade.kind for trade in few]

    def far(trade: Trade) -> tuple[int, int, int]:
        away = min((abs(trade.times - one.times) for one in few if one.kind == trade.kind), default=len(found))
        return away, kinds.index(trade.kind) if trade.kind in kinds else len(kinds), trade.times

    return min((trade for trade in found if trade not in few), key=far)


def _trade_remark(view: State, seat: int, trade: Trade, rate: int) -> Text | None:
    """Who would find no room after a trade; in the final plan that is judged when it is whole."""
    if view.tasks:
        return None
    left = gains.after(view, seat, only(trade.kind, trade.times * rate))
    lost = gains.without_room(left, seat, only(trade.kind + 1, trade.times))
    return phrase("Kingdom", "no room for {animals}").put(animals=names.herd(lost)) if any(lost) else None


def _trade_label(view: State, seat: int, trade: Trade, rate: int) -> Text:
    """What is given for what; that it ends the game is said before it is done."""
    label = names.traded(trade.kind, trade.times, rate)
    if view.tasks:
        return label
    left = gains.after(view, seat, only(trade.kind, trade.times * rate))
    if not gains.triggers(left, seat, only(trade.kind + 1, trade.times)):
        return label
    return phrase("Kingdom", "{trade}: starts the final trade", "a button").put(trade=label)


def _leads_on(view: State, seat: int, trade: Trade) -> bool:
    """Whether a trade leaves enough of what is given, and all that comes finds room and is there to be had."""
    kind, times = trade.kind, trade.times
    given, taken = only(kind, times * limits(view.lasting[seat]).rates[kind]), only(kind + 1, times)
    if holding(view, seat)[kind] - given[kind] < view.goal:
        return False
    if view.tasks:
        # In the final trade only what one ends up with must fit, and the supply does not matter.
        return True
    left = gains.after(view, seat, given)
    return view.supply[kind + 1] >= times and not any(gains.without_room(left, seat, taken))


def loose_note(view: State, seat: int) -> Text | None:
    """That loose animals will run away, if there are some."""
    loose = census(view.fields[seat]).loose
    if not any(loose):
        return None
    return phrase("Kingdom", "Loose until they run away at the end of the phase: {animals}.").put(
        animals=names.herd(loose)
    )


def edges_at_once(view: State, seat: int) -> int:
    """On how many edges fences can be placed by a click or a line along them, by the die that this uses first."""
    there = fence_dice(view) if seat == view.active else fence_dice_to_take(view, seat)
    return 0 if holds(view, seat) else max((die_gives(view, seat, die).place for die in there), default=0)


def mixed_note(view: State, seat: int) -> Text | None:
    """That two kinds are in one pen, while fences are built and nothing is judged yet (ruling 4); None if not."""
    if not census(view.fields[seat]).mixed:
        return None
    return phrase("Kingdom", "Two kinds share a pen: when you finish, only one of them can stay in it.")


# Fences.

NEXT_AT_ONCE: Final = phrase("Kingdom", "Click an edge to use your next fence die; moves left over are lost.")
NEXT_LINE_AT_ONCE: Final = phrase(
    "Kingdom", "Click an edge, or draw a line, to use your next fence die; moves left over are lost."
)
ALONG_EDGES: Final = phrase("Kingdom", "Click edges, or draw a line along several.")
ANY_ORDER: Final = phrase("Kingdom", "In any order; you may stop early.", "fences")
_CHECKED: Final = phrase("Kingdom", "Pens are checked when you finish.")


def _fencing(view: State, seat: int, task: Fencing) -> Prompt:
    if task.origin >= 0:
        return Prompt(
            phrase("Kingdom", "{me}: place the fence you have picked up."),
            mixed_note(view, seat) or phrase("Kingdom", "Any free edge will do. Putting it back still uses up a move."),
            help="Fences",
        )
    if task.place and task.move:
        ask = phrase("Kingdom", "{me}: place up to {fences} and move up to {standing}.")
    elif task.place:
        ask = phrase("Kingdom", "{me}: place up to {fences}.")
    else:
        ask = phrase("Kingdom", "{me}: move up to {standing}.")
    able = legal.legal(view)
    why = None if PASS in able else phrase("Kingdom", "pens needed for %n of each", "why a button is off", view.goal)
    # Nothing that gives up a new fence is the main button; a move that is left is but an offer.
    role = Role.PLAIN if task.place else Role.MAIN
    done = button(view, seat, PASS, phrase("Kingdom", "Done with fences"), role, why)
    note, at_once = mixed_note(view, seat) or _housing_note(view, seat), edges_at_once(view, seat)
    if task.place > 1 and not task.must:
        note = sentences(ALONG_EDGES, _CHECKED) if note is None else sentences(note, ALONG_EDGES)
    elif task.place or not at_once:
        note = note or sentences(ANY_ORDER, _CHECKED)
    else:
        note = note or (NEXT_LINE_AT_ONCE if at_once > 1 else NEXT_AT_ONCE)
    return Prompt(ask, note, (done, *_done_and_on(view)), help="Fences")


def _done_and_on(view: State) -> tuple[Button, ...]:
    """Being done with the fences and going on with the dice at once, where none is left to place: to use those that
    ask for nothing, or to be done with them, too, where none would give anything.
    """
    after = uses.after_fences(view)
    if after is None or rerolls_left(after):
        return ()
    together = uses.without_choice(after)
    if together:
        label = phrase("Kingdom", "Done with fences, use %n dice", "a button", uses.dice_of(after, together))
        return (Button(PASS, label, then=together, about=in_this_order(after, together)),)
    if uses.dice_left(after) or legal.legal(after) == (PASS,):
        # Where nothing else can be done, the dice end by themselves.
        return ()
    return (Button(PASS, phrase("Kingdom", "Done with fences and dice", "a button"), then=(PASS,)),)


def in_this_order(view: State, together: tuple[UseDie, ...]) -> Text:
    """The faces of the dice that are used together, one after the other."""
    faces = in_a_row([face_of(view, use) for use in together])
    return phrase("Kingdom", "In this order: {faces}").put(faces=faces)


def apart_note(view: State, with_fences: bool) -> Text | None:
    """Which dice the button that uses several leaves to the player, or that it is not there, and why; None where there
    is nothing to be said of that.
    """
    rest = uses.apart(view)
    if not uses.without_choice(view):
        return _why_none(rest)
    left = [face_of(view, use) for use in rest.fences if with_fences]
    why = _SHORT if rest.short else None
    if any(rest.without_room):
        why = _PUSHES_OUT if any(rest.pushed_out_by) else phrase("Kingdom", "no room for {animals}")
        why = why.put(animals=names.herd(rest.without_room))
    for use in rest.animals:
        face = face_of(view, use)
        left.append(face if why is None else _WITH_WHY.put(die=face, why=why))
    return phrase("Kingdom", "Use these yourself: {faces}.", "dice").put(faces=in_a_row(left)) if left else None


def _why_none(rest: uses.Apart) -> Text | None:
    """Why no button uses the dice that give animals."""
    if rest.animals and any(rest.without_room):
        text = _NO_ROOM_FOR_ALL if len(rest.animals) > 1 else _NO_ROOM
        if any(rest.pushed_out_by):
            # The sum alone would be a riddle: these have a place now, or would have had one.
            text = _PUSHED_OUT_BY_ALL if len(rest.animals) > 1 else _PUSHED_OUT
            text = text.put(gained=names.herd(rest.pushed_out_by))
        return text.put(animals=names.herd(rest.without_room))
    return _SHORT_FOR_ALL if len(rest.animals) > 1 and rest.short else None


def face_of(view: State, use: UseDie) -> Text:
    """What the die shows that would be used."""
    return names.face_name(use.die, view.turn.dice[use.die])


_WITH_WHY: Final = phrase("Kingdom", "{die} ({why})", "a die, and why it is not used with the others")
_SHORT: Final = phrase("Kingdom", "the supply is short")
_NO_ROOM: Final = phrase("Kingdom", "There is no room for {animals} now.", "what a die gives")
_NO_ROOM_FOR_ALL: Final = phrase("Kingdom", "No room for {animals} if all are used: use dice one by one.")
_PUSHES_OUT: Final = phrase("Kingdom", "would push out {animals}", "a die, by the animals that it gives")
_PUSHED_OUT: Final = phrase("Kingdom", "{gained} would push out {animals}.", "what a die gives")
_PUSHED_OUT_BY_ALL: Final = phrase(
    "Kingdom", "If all are used, {gained} would push out {animals}: use dice one by one."
)
_SHORT_FOR_ALL: Final = phrase("Kingdom", "The supply is too small for all dice: use them one by one.")


def _housing_note(view: State, seat: int) -> Text | None:
    """What becomes of the loose animals when the fences are done: whoever can is housed by itself then (ruling 2)."""
    field = view.fields[seat]
    loose = census(field).loose
    if not any(loose):
        return None
    rest = unhoused(view, seat, field.fences)
    if any(rest) and min(minus(loose, rest)) >= 0:
        return pens_warning(rest)
    if any(rest):
        # Those that are marked in the field come first: others would have no room in the end.
        words = phrase(
            "Kingdom", "Outside all pens: {loose}. If you finish now, not all have room: you lose {animals} or others."
        )
        return words.put(loose=names.herd(loose), animals=names.herd(rest))
    return phrase("Kingdom", "Loose animals move to pens with room when you finish.")


# Animals without room.


def left_out(view: State, seat: int, kept: Counts) -> tuple[Counts, Counts]:
    """What is lost if so many are kept, and what stays loose until the end of the phase."""
    task = view.tasks[-1]
    assert isinstance(task, Placing)
    return animals.left_out(view, seat, task.waiting, kept, task.why)


def _keep_label(view: State, seat: int, keep: Keep) -> Text:
    lost, loose = left_out(view, seat, keep.counts)
    if any(lost) and any(loose):
        both = phrase("Kingdom", "Lose {lost}, leave {loose} loose", "a button")
        return both.put(lost=names.herd(lost), loose=names.herd(loose))
    if any(lost):
        return phrase("Kingdom", "Lose {lost}", "a button").put(lost=names.herd(lost))
    if any(loose):
        return phrase("Kingdom", "Leave {loose} loose", "a button").put(loose=names.herd(loose))
    return phrase("Kingdom", "Keep them all", "a button")


def _placing(view: State, seat: int, task: Placing) -> Prompt:
    keeps = _sensible(view, seat, [action for action in legal.legal(view) if isinstance(action, Keep)])
    main = _to_be_kept(view, seat, keeps)
    offered = keeps if len(keeps) <= FEW else list(dict.fromkeys((keeps[0], main, keeps[-1])))
    buttons = tuple(
        button(view, seat, keep, _keep_label(view, seat, keep), Role.MAIN if keep is main else Role.PLAIN)
        for keep in (*(keep for keep in reversed(offered) if keep is not main), main)
    )
    arriving, why = task.waiting, task.why
    note = phrase("Kingdom", "What you do not keep goes back to the supply. The main button keeps what is worth most.")
    if main is not keeps[0]:
        note = phrase("Kingdom", "What you do not keep goes back to the supply. The main button keeps what you need.")
    if why == Why.JUDGED:
        note = phrase("Kingdom", "Animals from an opened pen may stay loose until the end of the phase.")
    if why == Why.GAINED and any(arriving[kind] > view.supply[kind] for kind in KINDS):
        note = phrase("Kingdom", "The supply is short. If you keep this, players with {many} must trade or return one.")
        note = note.put(many=names.more_than(RESTOCK_ABOVE))
    elif task.owed:
        kind = next(kind for kind in KINDS if arriving[kind])
        note = phrase("Kingdom", "Keep them all and the restock may bring you up to {animals} more.")
        note = note.put(animals=names.animals(kind, task.owed))
    asked_about = census(view.fields[seat]).loose if why == Why.RUNNING_AWAY else arriving
    ask = filled(_WHO_STAYS[why], asked_about, {"animals": names.herd})
    return Prompt(ask, note, buttons, help="Animals and pens")


def _to_be_kept(view: State, seat: int, keeps: list[Keep]) -> Keep:
    """The first choice, the proposal first, that leaves enough of every kind of which there is enough; the proposal
    where none does.
    """
    have = holding(view, seat)
    needed = [kind for kind in KINDS if have[kind] >= view.goal]
    return next((keep for keep in keeps if all(keep.counts[kind] >= view.goal for kind in needed)), keeps[0])


def _sensible(view: State, seat: int, keeps: list[Keep]) -> list[Keep]:
    """The choices, the proposal first, without those that only lose more than another."""
    lost = [left_out(view, seat, keep.counts)[0] for keep in keeps]
    return [
        keep
        for keep, gone in zip(keeps, lost, strict=True)
        if keep is keeps[0] or not any(other != gone and min(minus(gone, other)) >= 0 for other in lost)
    ]


_WHO_STAYS: Final = {
    Why.GAINED: phrase("Kingdom", "{me}: you gain {animals}, but there is not enough room. What do you keep?"),
    Why.JUDGED: phrase("Kingdom", "{me}: your pens have changed, and there is not enough room. What do you keep?"),
    Why.RUNNING_AWAY: phrase("Kingdom", "{me}: {animals} would run away. What do you keep?"),
    Why.AT_THE_END: phrase("Kingdom", "{me}: there is no room for {animals} from the final trade. What do you keep?"),
}


# Restocks and the final trade.


def _to_come(view: State, restock: Restocking) -> int:
    """How many of the kind still come to who gains them, by this restock or after it."""
    gains = [task for task in view.tasks if isinstance(task, Gaining)]
    found = sum(gain.number for gain in gains if (gain.seat, gain.kind) == (restock.seat, restock.kind))
    return max(found, restock.missing)


def _restocking(view: State, seat: int, task: Restocking) -> Prompt:
    kind = task.kind
    may = FORCED_TRADE in legal.legal(view)
    rate = limits(view.lasting[seat]).rates[kind]
    ask = phrase("Kingdom", "{me}: the supply has run out of {kind}. Trade once, or return one.")
    note = phrase("Kingdom", "{other} is still owed {animals}.").put(
        other=names.who(task.seat), animals=names.animals(kind, _to_come(view, task))
    )
    why = None if may else phrase("Kingdom", "you must keep %n of each", "why a button is off", view.goal)
    give_back = phrase("Kingdom", "Return {animals}", "a button").put(animals=names.animals(kind, 1))
    buttons = (
        button(view, seat, FORCED_LOSS, give_back, Role.PLAIN if may else Role.MAIN),
        button(view, seat, FORCED_TRADE, names.traded(kind, 1, rate), Role.MAIN if may else Role.PLAIN, why),
    )
    return Prompt(ask, note, buttons, help="When the supply runs out")


def _planning(view: State, seat: int, task: Planning) -> Prompt:
    kind = task.kind
    ask = phrase("Kingdom", "{me}: final trade. How many {kind} do you trade?")
    have = holding(view, seat)[kind]
    note = phrase("Kingdom", "You have {animals}. Only what you end up with must fit, whatever the supply holds.")
    note = note.put(animals=names.animals(kind, have))
    keep = phrase("Kingdom", "Keep all {kind}", "a button").put(kind=names.KIND_WORDS[kind])
    legal_now = legal.legal(view)
    role = Role.PLAIN if any(isinstance(action, Trade) for action in legal_now) else Role.MAIN
    buttons = (*trade_buttons(view, seat, legal_now), button(view, seat, PASS, keep, role))
    return Prompt(ask, sentences(_still_needed(view, seat, task), note), buttons, help="End of the game")


def _still_needed(view: State, seat: int, task: Planning) -> Text | None:
    """What a seat still lacks to have enough of each in the final trade, or that it cannot have that any more; None
    where it lacks nothing.
    """
    have = holding(view, seat)
    sheep, pigs, cows, horses = (max(0, view.goal - number) for number in have)
    lacking = (sheep, pigs, cows, horses)
    if not any(lacking):
        return None
    is_enough, _ = best_plan(view.fields[seat], have, limits(view.lasting[seat]), task.kind, view.goal)
    if not is_enough:
        return phrase("Kingdom", "No trade can give you {number} of every kind any more.").put(number=view.goal)
    return phrase("Kingdom", "You still need {animals}.", "in the final trade").put(animals=names.herd(lacking))


_PROMPTS: Final[dict[type, Callable[[State, int, Any], Prompt]]] = {
    Fencing: _fencing,
    Placing: _placing,
    Restocking: _restocking,
    Planning: _planning,
}
_NAMED: Final[dict[str, Callable[[Any], Value]]] = {
    "fences": lambda task: names.new_fences(task.place),
    "standing": lambda task: names.standing_fences(task.move),
    "kind": lambda task: names.KIND_WORDS[task.kind],
}
"""What these names stand for in all of them, of the task."""
