"""What every phase of Steam Barons can be asked."""

from __future__ import annotations

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal
from goldenspike.engine.steam_barons.state import COMPANIES, NONE, Position


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
        """Plays all that happens unasked; returns whether somebody, or chance, must act."""
        return False

    def to_act(self, s: Position) -> tuple[int, ...]:
        """Returns the seats that must act."""
        return () if s.actor < 0 else (int(s.actor),)

    def legal(self, s: Position, seat: int) -> list[int]:
        """Returns the codes of all legal actions of a seat that must act."""
        return []

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the action of a seat that must act is refused, or None."""
        return self.wrong_action()

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal action."""
        raise AssertionError(f"no action packs in the phase {self.name}")

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Plays a legal code."""
        raise AssertionError(f"no action applies in the phase {self.name}")

    def tell_begin(self, s: Position, events: list[Event] | None) -> None:
        """Reports that the phase began, and in which order of companies it is played."""
        if events is not None:
            order = [COMPANIES[company] for company in s.order]
            events.append({"type": "phase_began", "phase": self.name, "order": order})

    def rule_now(self, s: Position) -> str:
        """Returns the rule that says who acts at this moment of the phase."""
        return self.rule

    def wrong_action(self) -> Refusal:
        """Returns the refusal of an action that belongs to another moment."""
        return Refusal(
            "turn/wrong-action", f"This is not the moment for that: {self.now}.", self.rule
        )

    def check_company(self, s: Position, name: str) -> Refusal | None:
        """Returns why an action for this company is refused: another one is on turn."""
        if name not in COMPANIES:
            return Refusal(
                "turn/unknown-company",
                f"There is no such company; there are {', '.join(COMPANIES)}.",
                self.rule,
            )
        company = COMPANIES.index(name)
        if company == s.company:
            return None
        return bankrupt(s, company) or self.why_not_on_turn(s, company)

    def why_not_on_turn(self, s: Position, company: int) -> Refusal:
        """Returns the refusal of a company that is not the one on turn."""
        return self.other_company(s, self.rule)

    def other_company(self, s: Position, rule: str) -> Refusal:
        """Returns the refusal of a company whose turn it is not, by the rule of the order."""
        return Refusal(
            "turn/other-company",
            f"Companies come in their order; it is the turn of {COMPANIES[s.company]}.",
            rule,
        )


def bankrupt(s: Position, company: int) -> Refusal | None:
    """Returns why nothing may be done with a company that is bankrupt (BA-8.1)."""
    if not s.is_out(company):
        return None
    return Refusal(
        "turn/bankrupt-company",
        "This company is bankrupt: it never returns, and its shares are gone.",
        "BA-8.1",
    )


def uncontrolled(s: Position, company: int) -> Refusal | None:
    """Returns why a company that nobody ever bought builds and moves nothing (BA-2.3)."""
    if s.controller[company] != NONE:
        return None
    return Refusal(
        "turn/no-controller",
        "Nobody has ever bought a share of this company, so it builds and moves nothing.",
        "BA-2.3",
    )
