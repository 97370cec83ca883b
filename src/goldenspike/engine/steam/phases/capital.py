"""Buying capital, in the standard rules the only way to raise money (ST-10.3)."""

from __future__ import annotations

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal
from goldenspike.engine.steam.actions import CAPITAL, number_code, number_of
from goldenspike.engine.steam.money import most_steps, raise_capital
from goldenspike.engine.steam.phases.phase import Phase
from goldenspike.engine.steam.state import NONE, Position


class BuyCapital(Phase):
    """In turn order, any number of $5 steps; whom only 0 is possible for is not asked."""

    name = "capital"
    rule = "ST-10.3"
    now = "capital is bought, in turn order"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Starts with the first in order."""
        s.step = 0
        if s.standard:
            self.tell_begin(s.order, events)

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Asks the next seat in order that can raise anything; nobody in the base rules."""
        if s.standard:
            while s.step < len(s.order):
                s.actor = s.order[s.step]
                if most_steps(s, s.actor) > 0:
                    return True
                s.step += 1
        s.actor = NONE
        return False

    def legal(self, s: Position) -> list[int]:
        """Returns every number of steps from 0 up."""
        codes: list[int] = []
        for steps in range(most_steps(s, s.actor) + 1):
            codes.append(number_code(CAPITAL, steps))
        return codes

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the action of the seat on turn is refused, or None."""
        if action.type != "capital":
            return self.wrong_action()
        steps, most = action.fields()["steps"], int(most_steps(s, s.actor))
        if not 0 <= steps <= most:
            return Refusal(
                "capital/steps",
                f"From 0 to {most} steps are possible: one for each income above -10, "
                "then one for every 2 VP.",
                "ST-8.2",
            )
        return None

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal action."""
        return number_code(CAPITAL, action.fields()["steps"])

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Raises the capital, if any; the next in order follows."""
        if number_of(code) == 0 and events is not None:
            events.append({"type": "capital_declined", "seat": int(s.actor)})
        raise_capital(s, s.actor, number_of(code), events)
        s.step += 1
