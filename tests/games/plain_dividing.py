"""Epona once more, the high form: letters and pairs, dividing and choosing, the variant for two, the start for
experienced players. As plainly as the rulebook and the rulings say it, upon the plain reading of the ordinary game
(``plain_stable``), and with no code of the rules.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from tests.games.plain_stable import Table
from tests.games.plain_tableau import CARDS, DECKS, GROUPS, Player, group_of

PAIRS = {
    2: ["A-b", "B-a"] * 3,
    3: ["A-b C(4)", "B-c A(4)", "C-a B(4)", "B-a C(5)", "C-b A(5)", "A-c B(5)"],
    4: ["A-b C-d", "C-a D-b", "A-d B-c", "B-a D-c", "A-c B-d", "D-a C-b"],
    5: ["A-d B-c E(5)", "B-e C-d A(5)", "C-a D-e B(5)", "D-b E-a C(5)", "E-c A-b D(5)", "D-a C-b E(5)"],
    6: ["A-b C-d E-f", "A-c B-e D-f", "D-a F-b C-e", "E-a B-d F-c", "A-f C-b E-d", "B-a D-c F-e"],
}
"""The player pair cards: for so many players, the line of each round. The capital letter divides, a number in brackets
is how many cards an unpaired player draws.
"""
BOTH_DIVIDE = (1, 2, 4, 5)
"""The rounds of the variant for two in which both divide."""
NUMBERED = [card for types in DECKS.values() for kind in types for card in CARDS if CARDS[card]["type"] == kind]
"""All cards, the lowest first."""

Groups = tuple[tuple[str, ...], tuple[str, ...]]


@dataclass
class Chooser:
    """What an experienced player chooses from before the first round: owners by number from 0, and stables; and what
    was chosen.
    """

    owners: list[int]
    stables: list[str]
    chosen: tuple[int, str] | None = None


class Dividers(Table):
    """The table in any form. Without ``letters`` it is the lower one; ``both`` says that it is the variant for two.

    ``groups`` are what was divided and not yet taken, by who divided; ``picks`` which of the two groups was chosen in
    secret, by who chose it.
    ``choosers`` are there as long as owners and stables are to be chosen.
    """

    def __init__(
        self,
        players: list[Player],
        decks: dict[str, list[str]],
        first: int,
        rounds: int,
        neutral: list[str],
        may_refuse: bool,
    ) -> None:
        super().__init__(players, decks, first, rounds, neutral, may_refuse)
        self.letters, self.both = "", False
        self.choosers: tuple[Chooser, ...] = ()
        self.groups: dict[int, Groups] = {}
        self.picks: dict[int, int] = {}
        self.to_draw: list[int] = []
        """Who is still to choose decks."""

    # Letters and pairs.

    def next_first(self) -> int:
        """The holder of A in the first round, of B in the second and so on."""
        if not self.letters:
            return super().next_first()
        return self.letters.index("ABCDEF"[(self.round - 1) % len(self.letters)])

    def both_divide(self) -> bool:
        return self.both and self.round in BOTH_DIVIDE

    def line(self) -> list[str]:
        return PAIRS[len(self.players)][self.round - 1].split(" ")

    def pairs(self) -> list[tuple[int, int]]:
        """Who divides and who chooses, in each pair of the round."""
        if self.both_divide():
            return [(0, 1), (1, 0)]
        found = [pair.split("-") for pair in self.line() if "-" in pair]
        return [(self.letters.index(one), self.letters.index(other.upper())) for one, other in found]

    def alone(self) -> tuple[int, int]:
        """The unpaired player of the round, and how many cards that player draws; -1 for nobody."""
        for word in self.line():
            if "(" in word:
                return self.letters.index(word[0]), int(word[2])
        return -1, 0

    def partner(self, seat: int) -> int:
        if not self.letters:
            return super().partner(seat)
        for pair in self.pairs():
            if seat in pair:
                return sum(pair) - seat
        return -1

    def share(self, me: Player, partner: Player) -> None:
        """Partners gain no points in the high form."""
        if not self.letters:
            super().share(me, partner)

    # Who, and what they may do.

    def asked(self) -> list[int]:
        if self.todo == "divide":
            dividers = [divider for divider, _ in self.pairs()]
            return [
                seat
                for seat in self.in_turn()
                if (seat in dividers and self.players[seat].shown and seat not in self.groups)
                or (seat == self.alone()[0] and not self.players[seat].has_kept)
            ]
        if self.todo == "choose group":
            waiting = [chooser for divider, chooser in self.pairs() if divider in self.groups]
            return [seat for seat in self.in_turn() if seat in waiting and seat not in self.picks]
        if self.todo == "discard":
            return [seat for seat in self.in_turn() if len(self.players[seat].hand) == 4]
        if self.todo == "choose owner":
            return [seat for seat in self.in_turn() if self.choosers[seat].chosen is None]
        return super().asked()

    def _may_choose(self, me: Player, seat: int) -> Iterator[str]:
        if self.letters:
            return (f"deck {deck}" for deck in self.can_choose(me))
        return super()._may_choose(me, seat)

    def can_choose(self, me: Player) -> list[str]:
        """The decks for what is to be chosen next. The second extra card is of another group than the first."""
        wanted = self.open_choices[0]
        decks = GROUPS.get(wanted, tuple(DECKS))
        if wanted == "other":
            first = group_of(me.from_decks[-1])
            decks = tuple(deck for deck in decks if group_of(deck) != first)
        return [deck for deck in decks if self.decks[deck] or self.discards[deck]]

    def _may_divide(self, me: Player, seat: int) -> Iterator[str]:
        if seat == self.alone()[0]:
            return (" ".join(["keep-hand", *cards]) for cards in combinations(sorted(me.shown), min(3, len(me.shown))))
        return (" ".join(["divide", *sorted(first)]) for first, _ in self.divisions(me))

    def divisions(self, me: Player) -> Iterator[Groups]:
        """Two groups, none of them empty, the one with the lowest card first; as even as possible where both divide.
        One card lies against nothing.
        """
        lowest, *others = sorted(me.shown, key=NUMBERED.index)
        for number in range(len(others) + 1):
            for cards in combinations(others, number):
                first, second = (lowest, *cards), tuple(card for card in others if card not in cards)
                if not second and others:
                    continue
                if self.both_divide() and abs(len(first) - len(second)) > 1:
                    continue
                yield first, second

    def _may_choose_group(self, me: Player, seat: int) -> Iterator[str]:
        yield from ("group 1", "group 2")

    def _may_discard(self, me: Player, seat: int) -> Iterator[str]:
        return (f"discard {card}" for card in me.hand)

    def _may_choose_owner(self, me: Player, seat: int) -> Iterator[str]:
        before = self.choosers[seat]
        return (f"owner {owner + 1} {stable}" for owner in before.owners for stable in before.stables)

    # What it does.

    def begin_round(self) -> None:
        if not self.letters:
            super().begin_round()
            return
        for player in self.players:
            player.new_round()
        self.passed, self.refused = set(), set()
        self.groups, self.picks = {}, {}
        for number, pair in enumerate(self.pairs(), 1):
            for seat in pair:
                # As in the lower form the token tells who the partner is. Two who both divide are one pair.
                self.players[seat].token = 1 if self.both else number
        self.to_draw = [seat for seat in self.in_turn() if self.draws(seat)]
        self.begin_choosing()

    def draws(self, seat: int) -> list[str]:
        """What a player draws in this round, by group; "any" and "other" for extra cards."""
        unpaired, number = self.alone()
        if seat == unpaired:
            return [*GROUPS, *["any"] * (number - 4)]
        if seat not in [divider for divider, _ in self.pairs()]:
            return []
        return [*GROUPS] if self.both_divide() else [*GROUPS, "any", "other"]

    def begin_choosing(self) -> None:
        """The next one who draws chooses decks; when all have, all draw."""
        self.todo = "choose"
        while self.to_draw:
            self.turn = self.to_draw.pop(0)
            me = self.players[self.turn]
            for wanted in self.draws(self.turn):
                if len(GROUPS.get(wanted, ())) == 1:
                    me.from_decks.append(wanted)
                else:
                    self.open_choices.append(wanted)
            if self.can_ask(me):
                return
        for seat in self.in_turn():
            player = self.players[seat]
            for deck in sorted(player.from_decks, key=list(DECKS).index):
                player.shown |= set(self.drawn(deck, 1))
        self.todo = "divide"
        self.divided()

    def can_ask(self, me: Player) -> bool:
        """Whether there is something to choose. Nobody is asked for what is wholly used up."""
        while self.open_choices and not self.can_choose(me):
            self.open_choices.pop(0)
        return bool(self.open_choices)

    def chosen(self) -> None:
        if not self.letters:
            super().chosen()
        elif not self.can_ask(self.players[self.turn]):
            self.begin_choosing()

    def _do_keep_hand(self, me: Player, seat: int, *cards: str) -> None:
        if not self.letters:
            super()._do_keep_hand(me, seat, *cards)
            return
        me.hand, me.shown, me.has_kept = set(cards), me.shown - set(cards), True
        self.divided()

    def _do_divide(self, me: Player, seat: int, *cards: str) -> None:
        self.groups[seat] = next(groups for groups in self.divisions(me) if set(groups[0]) == set(cards))
        self.divided()

    def divided(self) -> None:
        """When the last has confirmed, all groups lie open, and what the unpaired player did not keep is discarded."""
        if self.asked():
            return
        unpaired = self.alone()[0]
        if unpaired >= 0:
            self.discard(*self.players[unpaired].shown)
            self.players[unpaired].shown = set()
        self.todo = "choose group"
        self.picked()

    def _do_group(self, me: Player, seat: int, number: str) -> None:
        self.picks[seat] = int(number)
        if not self.both_divide():
            self.hand_over(seat)
        self.picked()

    def hand_over(self, chooser: int) -> None:
        """The group that was chosen to who chose it, the other one to who divided."""
        divider = next(divider for divider, other in self.pairs() if other == chooser)
        number = self.picks.pop(chooser)
        groups = self.groups.pop(divider)
        self.players[chooser].hand |= set(groups[number - 1])
        self.players[divider].hand |= set(groups[2 - number])
        self.players[divider].shown = set()

    def picked(self) -> None:
        if self.asked():
            return
        if self.both_divide():
            for chooser in list(self.picks):
                self.hand_over(chooser)
        self.todo = "discard"
        if not self.both_divide() or not self.asked():
            self.begin_placing(self.first)

    def _do_discard(self, me: Player, seat: int, card: str) -> None:
        """The card lies face down until both have decided."""
        me.hand.remove(card)
        me.shown = {card}
        if self.asked():
            return
        for player in self.players:
            self.discard(*player.shown)
            player.shown = set()
        self.begin_placing(self.first)

    def _do_owner(self, me: Player, seat: int, owner: str, stable: str) -> None:
        """When all have chosen, all show it."""
        self.choosers[seat].chosen = (int(owner) - 1, stable)
        if self.asked():
            return
        for player, before in zip(self.players, self.choosers, strict=True):
            assert before.chosen is not None
            player.owner = before.chosen[0]
            player.add(before.chosen[1], "below")
        self.choosers = ()
        if self.letters or len(self.players) == 1:
            self.begin_round()
        else:
            # The selection cards lie there already.
            self.turn, self.todo = self.first, "select"
