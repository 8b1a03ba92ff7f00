"""Epona's other parts once more, as plainly as the rulebook and the rulings say them: high interaction, its variant for
two, and the start for experienced players. Beside ``plain_stable``, which knows all that is the same.
"""

from collections.abc import Iterator
from itertools import combinations

from boardroom.games.epona.position.cards import ASSETS
from tests.games.plain_stable import Table
from tests.games.plain_tableau import DECKS, GROUPS, Player, group_of

LETTERS = "ABCDEF"
PAIR_CARDS = {
    2: ("A-b", "B-a", "A-b", "B-a", "A-b", "B-a"),
    3: ("A-b C(4)", "B-c A(4)", "C-a B(4)", "B-a C(5)", "C-b A(5)", "A-c B(5)"),
    4: ("A-b C-d", "C-a D-b", "A-d B-c", "B-a D-c", "A-c B-d", "D-a C-b"),
    5: ("A-d B-c E(5)", "B-e C-d A(5)", "C-a D-e B(5)", "D-b E-a C(5)", "E-c A-b D(5)", "D-a C-b E(5)"),
    6: ("A-b C-d E-f", "A-c B-e D-f", "D-a F-b C-e", "E-a B-d F-c", "A-f C-b E-d", "B-a D-c F-e"),
}
NUMBERS = {asset.key: number for number, asset in enumerate(ASSETS)}
"""The numbers of cards: the group with the lowest of those drawn is the first group."""


class Chooser:
    """What a player of the start for experienced players chooses from, until all have chosen."""

    def __init__(self, owners: list[int], stables: list[str]) -> None:
        self.owners, self.stables = owners, stables
        self.has_chosen = False


class Dividers(Table):
    """A table at which letters say who divides and who chooses; with ``both`` in most rounds both do. Without letters
    it is the table of the form with lower interaction, at which the experienced begin.
    """

    letters: str = ""
    """The letter of each seat."""
    both = False
    choosers: tuple[Chooser, ...] = ()

    # Who does what.

    def seat_of(self, letter: str) -> int:
        return self.letters.index(letter.upper())

    def pairs(self) -> list[tuple[int, int]]:
        """Who divides and who chooses of that, as the pair card says; both of them where both do."""
        parts = PAIR_CARDS[len(self.players)][self.round - 1].split(" ")
        found = [(self.seat_of(part[0]), self.seat_of(part[2])) for part in parts if "-" in part]
        return [*found, *((chooser, divider) for divider, chooser in found)] if self.both_divide() else found

    def both_divide(self) -> bool:
        return self.both and self.round in (1, 2, 4, 5)

    def alone(self) -> tuple[int, int]:
        """Who is unpaired, and how many cards that player draws; -1 for nobody."""
        for part in PAIR_CARDS[len(self.players)][self.round - 1].split(" "):
            if "(" in part:
                return self.seat_of(part[0]), int(part[2])
        return -1, 0

    def divides(self, seat: int) -> bool:
        return any(seat == divider for divider, _ in self.pairs())

    def divider_for(self, seat: int) -> int:
        return next((divider for divider, chooser in self.pairs() if chooser == seat), -1)

    def asked(self) -> list[int]:
        seats = range(len(self.players))
        if self.todo == "choose owner":
            return [seat for seat in seats if not self.choosers[seat].has_chosen]
        if self.todo in ("divide", "choose group", "discard"):
            return [seat for seat in seats if seat not in self.done]
        return super().asked()

    # A round.

    def next_first(self) -> int:
        if not self.letters:
            return super().next_first()
        return self.seat_of(LETTERS[(self.round - 1) % len(self.players)])

    def begin_round(self) -> None:
        if not self.letters:
            super().begin_round()
            return
        for player in self.players:
            player.new_round()
        self.passed, self.refused = set(), set()
        self.groups: dict[int, list[set[str]]] = {}
        self.picks: dict[int, int] = {}
        self.done: set[int] = set()
        pairs = self.pairs()[: len(self.players) // 2]
        for number, pair in enumerate(pairs, 1):
            for seat in pair:
                self.players[seat].token = number
        self.turn = next(seat for seat in self.in_turn() if self.draws(seat))
        self.choose_decks()

    def draws(self, seat: int) -> bool:
        return self.divides(seat) or seat == self.alone()[0]

    def choose_decks(self) -> None:
        """One of each group; two more that are not of one group with each other, or any for who is unpaired."""
        me, (alone, number) = self.players[self.turn], self.alone()
        me.from_decks = ["sporting", "working"]
        more = ["any"] * (number - 4) if self.turn == alone else [] if self.both_divide() else ["any", "other"]
        self.open_choices = ["employee", "equipment", *more]
        self.chosen()

    def filled(self, wanted: str) -> list[str]:
        decks = list(DECKS)
        if wanted == "other":
            last = group_of(self.players[self.turn].from_decks[-1])
            decks = [deck for deck in DECKS if group_of(deck) != last]
        elif wanted != "any":
            decks = list(GROUPS[wanted])
        return [deck for deck in decks if self.decks[deck] or self.discards[deck]]

    def _may_choose(self, me: Player, seat: int) -> Iterator[str]:
        if not self.letters:
            yield from super()._may_choose(me, seat)
            return
        yield from (f"deck {deck}" for deck in self.filled(self.open_choices[0]))

    def chosen(self) -> None:
        if not self.letters:
            super().chosen()
            return
        self.todo = "choose"
        while self.open_choices and not self.filled(self.open_choices[0]):
            # Of what is wholly used up nobody draws.
            self.open_choices.pop(0)
        if self.open_choices:
            return
        order = self.in_turn()
        for seat in order[order.index(self.turn) + 1 :]:
            if self.draws(seat):
                self.turn = seat
                self.choose_decks()
                return
        for seat in order:
            player = self.players[seat]
            for deck in sorted(player.from_decks, key=list(DECKS).index):
                player.shown |= set(self.drawn(deck, 1))
        self.turn, self.todo = self.first, "divide"
        alone, _ = self.alone()
        self.done = {seat for seat, player in enumerate(self.players) if not player.shown and seat != alone}
        self.all_divided()

    # Dividing.

    def _may_divide(self, me: Player, seat: int) -> Iterator[str]:
        cards = sorted(me.shown, key=NUMBERS.__getitem__)
        if seat == self.alone()[0]:
            kept = combinations(sorted(me.shown), min(3, len(cards)))
            yield from (" ".join(["keep-hand", *hand]) for hand in kept)
            return
        for size in range(1, len(cards) + 1):
            even = size in (len(cards) // 2, len(cards) - len(cards) // 2)
            if len(cards) > 1 and (size == len(cards) or (self.both_divide() and not even)):
                continue
            for others in combinations(cards[1:], size - 1):
                yield " ".join(["divide", *sorted([cards[0], *others])])

    def _do_divide(self, me: Player, seat: int, *cards: str) -> None:
        self.groups[seat] = [set(cards), me.shown - set(cards)]
        self.done.add(seat)
        self.all_divided()

    def _do_keep_hand(self, me: Player, seat: int, *cards: str) -> None:
        if self.todo != "divide":
            super()._do_keep_hand(me, seat, *cards)
            return
        me.hand, me.shown = set(cards), me.shown - set(cards)
        self.done.add(seat)
        self.all_divided()

    def all_divided(self) -> None:
        """The common reveal: what the unpaired player did not keep is discarded then."""
        if self.asked():
            return
        alone, _ = self.alone()
        if alone >= 0:
            self.discard(*self.players[alone].shown)
            self.players[alone].shown = set()
        self.todo = "choose group"
        self.done = {seat for seat in range(len(self.players)) if self.divider_for(seat) not in self.groups}
        self.all_chosen()

    # Choosing.

    def _may_choose_group(self, me: Player, seat: int) -> Iterator[str]:
        yield from ("group 1", "group 2")

    def _do_group(self, me: Player, seat: int, number: str) -> None:
        self.done.add(seat)
        self.picks[seat] = int(number)
        if not self.both_divide():
            self.take(seat)
        self.all_chosen()

    def take(self, seat: int) -> None:
        divider, number = self.divider_for(seat), self.picks.pop(seat)
        groups = self.groups.pop(divider)
        self.players[seat].hand |= groups[number - 1]
        self.players[divider].hand |= groups[2 - number]
        self.players[divider].shown = set()

    def all_chosen(self) -> None:
        if self.asked():
            return
        if not self.both_divide():
            self.begin_placing(self.first)
            return
        for seat in list(self.picks):
            self.take(seat)
        self.todo = "discard"
        self.done = {seat for seat, player in enumerate(self.players) if len(player.hand) < 4}
        self.all_discarded()

    # The variant for two: one of four cards is discarded.

    def _may_discard(self, me: Player, seat: int) -> Iterator[str]:
        yield from (f"discard {card}" for card in me.hand)

    def _do_discard(self, me: Player, seat: int, card: str) -> None:
        me.hand.remove(card)
        me.shown = {card}
        self.done.add(seat)
        self.all_discarded()

    def all_discarded(self) -> None:
        if self.asked():
            return
        for player in self.players:
            self.discard(*player.shown)
            player.shown = set()
        self.begin_placing(self.first)

    # Breeding.

    def share(self, me: Player, partner: Player) -> None:
        """There is a point for partners in the form with lower interaction only."""
        if not self.letters:
            super().share(me, partner)

    # The start for experienced players.

    def _may_choose_owner(self, me: Player, seat: int) -> Iterator[str]:
        offered = self.choosers[seat]
        yield from (f"owner {owner + 1} {stable}" for owner in offered.owners for stable in offered.stables)

    def _do_owner(self, me: Player, seat: int, owner: str, stable: str) -> None:
        mine = self.choosers[seat]
        mine.owners, mine.stables, mine.has_chosen = [int(owner) - 1], [stable], True
        if self.asked():
            return
        for player, chosen in zip(self.players, self.choosers, strict=True):
            player.owner = chosen.owners[0]
            player.add(chosen.stables[0], "below")
        self.choosers = ()
        if self.letters or len(self.players) == 1:
            self.begin_round()
        else:
            self.todo = "select"
