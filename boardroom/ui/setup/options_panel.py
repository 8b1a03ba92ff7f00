"""A game's options before it starts, each with its line of explanation, and the seed under "More"."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Signal

from boardroom.controller.seating import seed_complaint, seed_of
from boardroom.engine.manifest import Option, Options, OptionValue
from boardroom.engine.rules import AnyRules
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.buttons import QUIET, Button
from boardroom.ui.kit.widgets.controls import Choice, LineEdit, Pick, Segments
from boardroom.ui.kit.widgets.form import Row, ToolPanel
from boardroom.ui.kit.widgets.labels import Words

_MOST_SEGMENTS: Final = 4
_MOST_LETTERS: Final = 44
_LONGEST_SEED: Final = 40


class OptionsPanel(ToolPanel):
    """The panel: a row for each option, and the seed, which stays hidden until somebody asks for more.

    What does not go together, or not with who plays, is greyed and its reason stands below; an option that makes no
    difference to who plays is left out. A wish that has become
    impossible gives way, which is said too, and comes back when it is possible again.
    """

    opened = Signal()
    """Somebody asked for more."""
    fitted = Signal()
    """What is chosen may have changed, or who plays."""

    def __init__(self, context: AppContext, rules: AnyRules, remembered: Any) -> None:
        super().__init__(context, phrase("Setup", "Options"), "gear")
        self._rules, self._options = rules, rules.options()
        options = self._options
        self._kinds: tuple[str, ...] = ()
        self.controls = {option.key: _control(context, option) for option in options}
        self.body.setContentsMargins(14, 4, 14, 0)
        self.body.setSpacing(0)
        self._wishes = {option.key: _known(option, remembered) for option in options}
        self._advised = {option.key for option in options if remembered is None and option.advised is not None}
        """Wishes that nobody has made: when they give way nothing is missed."""
        self.notes: dict[str, list[Words]] = {}
        self.rows: dict[str, Row] = {}
        own = phrase("Setup", "house rule", "marks an option that is not in the rulebook")
        for option in options:
            control = self.controls[option.key]
            control.choose(self._wishes[option.key])
            control.chosen.connect(partial(self._wish, option.key))
            row = Row(context, option.title, option.line, control, own if option.own else None)
            self.rows[option.key] = row
            self.notes[option.key] = [Words(context, size=13, weight=500) for _ in option.values]
            for note in self.notes[option.key]:
                row.left.addWidget(note)
                note.hide()
            self.body.addWidget(row)
        self._add_seed()

    def _add_seed(self) -> None:
        context = self.context
        self.more = Button(context, phrase("Setup", "More options"), QUIET, "chevron-right")
        self.more.size_points, self.more.height_hint = 13.0, 34
        self.more.clicked.connect(self._toggle)
        self.add_tool(self.more)
        self.seed_field = LineEdit(context, phrase("Setup", "Seed"), _LONGEST_SEED)
        self.seed_field.setFixedWidth(240)
        self.seed_field.textEdited.connect(self._check)
        random = phrase("Setup", "random", "the seed, when the field is empty")
        context.tell(self.seed_field, self.seed_field.setPlaceholderText, random, what="placeholder")
        line = phrase(
            "Setup",
            "The same seed and actions give the same game. Leave the field empty for a new seed each time.",
        )
        self._seed_row = Row(context, phrase("Setup", "Seed"), line, self.seed_field)
        self.complaint = Words(context, seed_complaint(), 13, 500, "warning")
        self._seed_row.left.addWidget(self.complaint)
        self.complaint.hide()
        self._seed_row.hide()
        self.body.addWidget(self._seed_row)

    def fit(self, kinds: Sequence[str]) -> None:
        """Offer what those who play (kinds by seat) can have, and take back what they cannot."""
        self._kinds = tuple(kinds)
        fitted = self._rules.fitted(self._wishes, kinds)
        for option in self._options:
            reasons = {
                value: why
                for value in option.values
                if (why := self._rules.why_not_option(fitted, kinds, option.key, value)) is not None
            }
            control = self.controls[option.key]
            control.bar(reasons)
            control.choose(fitted[option.key])
            self._explain(option, reasons)
            # Nothing is recommended that cannot be had.
            row = self.rows[option.key]
            row.line.setVisible(option.advised not in reasons)
            if row.chip is not None:
                row.chip.setVisible(control.value != option.rulebook)
        self._leave_out(fitted)
        self.fitted.emit()

    def _leave_out(self, fitted: Options) -> None:
        """Show the rows of the options that make a difference, with a line above all but the first one."""
        for key, row in self.rows.items():
            matters = self._rules.option_matters(fitted, self._kinds, key)
            if row.isHidden() == matters:
                row.setVisible(matters)
        rows = [*(row for row in self.rows.values() if not row.isHidden()), self._seed_row]
        for row in rows:
            row.first = row is rows[0]
            row.update()

    def _wish(self, key: str, value: OptionValue) -> None:
        self._wishes[key] = value
        self._advised.discard(key)
        self.fit(self._kinds)

    def _explain(self, option: Option, reasons: Mapping[OptionValue, Text]) -> None:
        """The reasons below an option, the one why a wish gave way in the colour of warnings."""
        for value, label, note in zip(option.values, option.labels, self.notes[option.key], strict=True):
            why = reasons.get(value)
            note.setVisible(why is not None)
            if why is not None:
                given_way = value == self._wishes[option.key] and option.key not in self._advised
                words = phrase(
                    "Setup", "“{value}” is not available: {reason}", "an option that cannot be so; a whole sentence"
                )
                if given_way:
                    words = phrase(
                        "Setup", "“{value}” is no longer available: {reason}", "an option was changed; a whole sentence"
                    )
                note.role = "warning" if given_way else "quiet"
                note.restyle()
                note.say(words.put(value=label, reason=why))

    def values(self) -> dict[str, OptionValue]:
        """The options as they are chosen."""
        return {key: control.value for key, control in self.controls.items()}

    def seed(self) -> int | None:
        """The seed that was typed, None for a random one. Raises ValueError."""
        return seed_of(self.seed_field.text())

    def open_seed(self, shown: bool) -> None:
        """Open or close the part with the seed."""
        self._seed_row.setVisible(shown)
        self.more.icon_name = "chevron-down" if shown else "chevron-right"
        self.more.relabel(phrase("Setup", "Fewer options") if shown else phrase("Setup", "More options"))
        self._check()

    def _toggle(self) -> None:
        hidden = self._seed_row.isHidden()
        self.open_seed(hidden)
        if hidden:
            self.opened.emit()

    def _check(self) -> None:
        try:
            self.seed()
        except ValueError:
            wrong = True
        else:
            wrong = False
        self.complaint.setVisible(wrong)
        self.seed_field.complain(wrong)


def _control(context: AppContext, option: Option) -> Segments | Pick:
    choices = [Choice(value, label) for value, label in zip(option.values, option.labels, strict=True)]
    letters = sum(len(label.source) for label in option.labels)
    if len(choices) <= _MOST_SEGMENTS and letters <= _MOST_LETTERS:
        return Segments(context, option.title, choices)
    return Pick(context, option.title, choices)


def _known(option: Option, remembered: Any) -> OptionValue:
    """How an option was left last; before the first game, what is advised for that."""
    if remembered is None and option.advised is not None:
        return option.advised
    value = remembered.get(option.key) if isinstance(remembered, Mapping) else None
    return value if value in option.values and type(value) in (int, str) else option.default
