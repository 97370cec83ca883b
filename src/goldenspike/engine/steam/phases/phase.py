"""What every phase of Steam can be asked."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal
from goldenspike.engine.steam.state import Position


class Phase:
    """One phase: how it begins, what it asks, what it allows and what that does.

    A phase without decisions plays itself in `begin` and asks nothing.
    """

    name: str
    """What the view calls the phase."""
    rule: str
    """The rule that says who acts in it, and how."""
    now: str = "nobody is asked anything"
    """What is asked in it, for refusals."""

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
        return self.wrong_action()

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal action."""
        raise AssertionError(f"no action packs in the phase {self.name}")

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Plays a legal code."""
        raise AssertionError(f"no action applies in the phase {self.name}")

    def tell_begin(self, order: vec[i64], events: list[Event] | None) -> None:
        """Reports that the phase began, and in which order it is played."""
        if events is not None:
            seats = [int(seat) for seat in order]
            events.append({"type": "phase_began", "phase": self.name, "order": seats})

    def rule_now(self, s: Position) -> str:
        """Returns the rule that says who acts at this moment of the phase."""
        return self.rule

    def wrong_action(self) -> Refusal:
        """Returns the refusal of an action that belongs to another moment."""
        return Refusal(
            "turn/wrong-action", f"This is not the moment for that: {self.now}.", self.rule
        )
