"""The final phase: companies claim goods cubes, and shares pay what these are worth."""

from __future__ import annotations

from mypy_extensions import i64

from goldenspike.engine.api import Action, Event
from goldenspike.engine.errors import Refusal
from goldenspike.engine.steel_driver.actions import CLAIM, company_of, packed, rest_of
from goldenspike.engine.steel_driver.board import COLORS
from goldenspike.engine.steel_driver.phases.phase import Phase, unknown_company, wrong_phase
from goldenspike.engine.steel_driver.score import company_value, ranking, sets_of
from goldenspike.engine.steel_driver.state import COMPANY_COUNT, GOODS, NETWORKS, NONE, Position


class Claim(Phase):
    """Goods are placed and claimed by the companies in turn until none is left to claim."""

    name = "claim"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Empties the boxes (SD-7.1), places the goods (SD-7.2), decides control (SD-7.3)."""
        for company in range(COMPANY_COUNT):
            s.box[company] = 0
        place_goods(s, events)
        s.claiming = True
        for company in range(COMPANY_COUNT):
            s.controller[company] = final_controller(s, company)
            if events is not None:
                seat = int(s.controller[company])
                events.append(
                    {
                        "type": "final_control",
                        "company": s.board.companies[company],
                        "seat": None if seat == NONE else seat,
                    }
                )
        s.finished = 0
        s.step = 0

    def ask(self, s: Position, events: list[Event] | None) -> bool:
        """Goes on to the next company that can claim, passing those that cannot (SD-7.4)."""
        while s.finished != (1 << COMPANY_COUNT) - 1:
            company = s.order[s.step]
            if s.finished >> company & 1 == 0:
                if can_claim(s, company):
                    s.company = company
                    s.actor = s.controller[company]
                    return True
                s.finished |= 1 << company  # goods only grow fewer, so it never can again
                if events is not None:
                    events.append({"type": "claim_passed", "company": s.board.companies[company]})
            s.step = (s.step + 1) % COMPANY_COUNT
        s.company = NONE
        s.actor = NONE
        return False

    def legal(self, s: Position) -> list[int]:
        """Returns a claim for every cube in the network; claiming is compulsory (SD-7.4)."""
        wanted = GOODS | 1 << s.company
        codes: list[int] = []
        for location in range(len(s.board.locations)):
            if s.at[location] & wanted == wanted:
                codes.append(packed(CLAIM, s.company, location))
        return codes

    def check(self, s: Position, action: Action) -> Refusal | None:
        """Returns why the action of the seat on turn is refused, or None."""
        if action.type == "pass":
            return Refusal(
                "claim/must-claim",
                "A company that can claim a goods cube must claim one; choose which.",
                "SD-7.4",
            )
        if action.type != "claim":
            return wrong_phase("companies claim goods cubes")
        fields = action.fields()
        return check_claim(s, fields["company"], fields["location"])

    def pack(self, s: Position, action: Action) -> int:
        """Returns the code of a legal claim."""
        return packed(CLAIM, s.company, s.board.location(action.fields()["location"]))

    def apply(self, s: Position, code: int, events: list[Event] | None) -> None:
        """Plays a legal code, and the company's turn is over."""
        apply_claim(s, company_of(code), rest_of(code), events)
        s.step = (s.step + 1) % COMPANY_COUNT


def place_goods(s: Position, events: list[Event] | None) -> None:
    """Puts a goods cube on every location with a link of any company (SD-7.2)."""
    counts = [0] * len(COLORS)
    for location in range(len(s.board.locations)):
        if s.at[location] & NETWORKS != 0:
            s.at[location] |= GOODS
            counts[s.board.color[location]] += 1
    if events is not None:
        goods = {color: counts[k] for k, color in enumerate(COLORS) if counts[k]}
        events.append({"type": "goods_placed", "goods": goods})


def final_controller(s: Position, company: i64) -> i64:
    """Returns the seat with most shares of the company, or none (SD-7.3).

    Of tied seats it is the first one clockwise, starting with who controlled it last.
    """
    best: i64 = NONE
    most: i64 = 0
    if s.last_controller[company] == NONE:
        return NONE
    for distance in range(s.seats):
        seat = (s.last_controller[company] + distance) % s.seats
        held = s.share_count(company, seat)
        if held > most:
            most = held
            best = seat
    return best


def can_claim(s: Position, company: i64) -> bool:
    """Returns whether a goods cube is left in the network of a controlled company."""
    if s.controller[company] == NONE:
        return False
    wanted = GOODS | 1 << company
    for location in range(len(s.board.locations)):
        if s.at[location] & wanted == wanted:
            return True
    return False


def check_claim(s: Position, company: str, location: str) -> Refusal | None:
    """Returns why the controller may not claim the cube there (SD-7.4)."""
    board = s.board
    number = board.company(company)
    if number == NONE:
        return unknown_company(s)
    place = board.location(location)
    if place == NONE:
        return Refusal("claim/unknown-location", "There is no such location.", "SD-9.2")
    if number != s.company:
        return Refusal(
            "claim/other-company",
            f"Companies claim in order of play; it is the turn of {board.companies[s.company]}.",
            "SD-7.4",
        )
    if s.at[place] >> number & 1 == 0:
        return Refusal(
            "claim/not-in-network",
            f"{board.names[place]} is not in the company's network.",
            "SD-7.4",
        )
    if s.at[place] & GOODS == 0:
        return Refusal(
            "claim/no-cube",
            f"The goods cube of {board.names[place]} has been claimed.",
            "SD-7.4",
        )
    return None


def apply_claim(s: Position, company: i64, location: i64, events: list[Event] | None) -> None:
    """Moves the cube into the company's box."""
    color = s.board.color[location]
    s.at[location] &= ~GOODS
    s.goods[company * 5 + color] += 1
    if events is not None:
        events.append(
            {
                "type": "claimed",
                "seat": int(s.actor),
                "company": s.board.companies[company],
                "location": s.board.locations[location],
                "color": COLORS[color],
                "value": int(company_value(s, company)),
            }
        )


class Score(Phase):
    """Every share pays the final profit of its company, and the most cash wins."""

    name = "score"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Values the companies (SD-7.5) and pays the shares (SD-7.6)."""
        for company in range(COMPANY_COUNT):
            value = company_value(s, company)
            s.final_profit[company] = value
            if events is not None:
                events.append(
                    {
                        "type": "company_valued",
                        "company": s.board.companies[company],
                        "sets": sets_of(s, company),
                        "value": int(value),
                    }
                )
            for seat in range(s.seats):
                held = s.share_count(company, seat)
                if held == 0:
                    continue
                s.cash[seat] += held * value
                if events is not None:
                    events.append(
                        {
                            "type": "shares_paid",
                            "seat": int(seat),
                            "company": s.board.companies[company],
                            "shares": int(held),
                            "amount": int(held * value),
                        }
                    )
        if events is not None:
            scores = [int(cash) for cash in s.cash]
            events.append({"type": "game_over", "scores": scores, "ranking": ranking(s)})
