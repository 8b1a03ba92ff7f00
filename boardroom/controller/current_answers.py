"""The present of a game: what the rules say of the state that stands, each thing asked once."""

from collections.abc import Callable
from typing import Any

from boardroom.engine.prompt import Progress, Prompt
from boardroom.engine.rules import AnyRules


class CurrentAnswers:
    """Asks the rules about the state that stands, and forgets it all when another one does.

    ``stands`` gives that state. Session, page and stage ask the same things of every state, again and again.
    """

    def __init__(self, rules: AnyRules, stands: Callable[[], Any]) -> None:
        self._rules, self._stands = rules, stands
        self._state: Any = None
        self._said: dict[Any, Any] = {}

    def view(self, audience: int | None) -> Any:
        """What a seat, or everybody (None), may see."""
        return self._once(("view", audience), lambda state: self._rules.secrets.view(state, audience))

    def legal(self, seat: int) -> tuple[Any, ...]:
        """The legal actions of a seat."""
        actions: tuple[Any, ...] = self._once(("legal", seat), lambda state: self._rules.legal(state, seat))
        return actions

    def prompt(self, seat: int, audience: int | None) -> Prompt:
        """What a seat must do, as an audience may know it."""
        view = self.view(audience)
        prompt: Prompt = self._once(("prompt", seat, audience), lambda state: self._rules.words.prompt(view, seat))
        return prompt

    def progress(self) -> Progress:
        """Round and phase."""
        progress: Progress = self._once("progress", self._rules.progress)
        return progress

    def _once(self, what: Any, ask: Callable[[Any], Any]) -> Any:
        state = self._stands()
        if state is not self._state:
            self._state, self._said = state, {}
        if what not in self._said:
            self._said[what] = ask(state)
        return self._said[what]
