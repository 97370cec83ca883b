"""What every phase of Steel Driver can be asked."""

from __future__ import annotations

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal
from goldenspike.engine.steel_driver.state import Position


class Phase:
    """One phase: how it begins, what it asks, what it allows and what that does.

    A phase without decisions plays itself in `begin` and asks nothing.
    """

    name: str
    """What the view calls the phase."""

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Plays what opens the phase."""

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Plays all that happens unasked; returns whether a seat must now act (`s.actor`)."""
        return False

    def legal(self, s: Position) -> list[int]:
        """Returns the codes of all legal actions."""
        return []

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the action of the seat on turn is refused, or None."""
        return wrong_phase("nobody is asked anything")

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal action."""
        raise AssertionError(f"no action packs in the phase {self.name}")

    def listed(self, s: Position, code: int) -> int:
        """Returns the code under which `legal` lists an action that is legal."""
        return code

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Plays a legal code."""
        raise AssertionError(f"no action applies in the phase {self.name}")


def wrong_phase(now: str) -> Refusal:
    """Returns the refusal of an action that belongs to another moment (SD-9.1)."""
    return Refusal("turn/wrong-action", f"This is not the moment for that: {now}.", "SD-9.1")


def unknown_company(s: Position) -> Refusal:
    """Returns the refusal of a company that does not exist (SD-9.2)."""
    return Refusal(
        "turn/unknown-company",
        f"There is no such company; there are {', '.join(s.board.companies)}.",
        "SD-9.2",
    )
