"""What holds after every action, whatever happened; a breach is a fault of ours."""

from __future__ import annotations

from goldenspike.engine.steel_driver.order_of_play import AUCTION, BUILD
from goldenspike.engine.steel_driver.phases.auction import INCOME
from goldenspike.engine.steel_driver.state import (
    COMPANY_COUNT,
    GOODS,
    JOINED,
    LINKS,
    NETWORKS,
    NONE,
    Position,
)


def check_invariants(s: Position) -> None:
    """Returns None when nothing was lost and nothing came from nowhere.

    Raises:
        AssertionError: names what does not hold.
    """
    _cubes(s)
    _links(s)
    _networks(s)
    _shares(s)
    _goods(s)
    _turn(s)


def _cubes(s: Position) -> None:
    """Cubes held are those taken less those spent on track; the boxes are emptied in the end.

    Cash is not conserved: it comes from an unlimited bank.
    """
    assert min(s.cubes) >= 0, "a player owes cubes"
    assert min(s.box) >= 0, "a company owes cubes"
    assert min(s.cash) >= 0, "a player owes cash"
    spent = sum(s.board.cost[route] for route in range(s.board.routes) if s.owner[route])
    taken = INCOME[int(s.seats)] * s.seats * s.turn if s.active != NONE else 0
    if not s.claiming:
        held = sum(s.cubes) + sum(s.box)
        assert held + spent == taken, f"{held} cubes are held and {spent} spent of {taken}"


def _links(s: Position) -> None:
    """Every link is a piece of one company on a route of its own."""
    laid = [int(s.laid[place]) >> 1 for place in range(s.laid_count)]
    assert len(set(laid)) == len(laid), "a route holds two links"
    for company in range(COMPANY_COUNT):
        built = sum(1 for route in laid if s.owner[route] == company + 1)
        assert built + s.links_left[company] == LINKS, f"link pieces of {company} do not add up"
    assert sum(1 for owner in s.owner if owner) == len(laid), "a link is nowhere recorded"


def _networks(s: Position) -> None:
    """A network is exactly what the links of its company touch, and hangs together."""
    board = s.board
    for company in range(COMPANY_COUNT):
        touched: set[int] = set()
        for place in range(s.laid_count):
            route = int(s.laid[place]) >> 1
            if s.owner[route] == company + 1:
                ends = {int(board.end_a[route]), int(board.end_b[route])}
                assert not touched or touched & ends, f"the network of {company} is in pieces"
                touched |= ends
        network = {k for k in range(len(board.locations)) if s.at[k] >> company & 1}
        assert network == touched, f"the network of {company} is not what its links touch"
        start = s.start[company]
        assert (start == NONE) == (not touched), f"{company} has links and no start"
        assert start == NONE or start in touched, f"the start of {company} is off its network"
    joined = bool(s.at[board.east] & JOINED)
    assert joined == (s.builder != NONE), "the transcontinental link was missed"


def _shares(s: Position) -> None:
    """A company sells at most one share a turn, and its last buyer holds one of them."""
    for company in range(COMPANY_COUNT):
        held = [int(s.share_count(company, seat)) for seat in range(s.seats)]
        assert min(held) >= 0, "a share is owed"
        assert sum(held) <= s.turn, f"{company} has sold more shares than turns were played"
        last = s.last_controller[company]
        assert (last == NONE) == (sum(held) == 0), f"{company} has shares and no last controller"
        assert last == NONE or held[last] > 0, f"the last controller of {company} has no share"


def _goods(s: Position) -> None:
    """Cubes lie on or were claimed from exactly the locations with links."""
    lying = sum(1 for at in s.at if at & GOODS)
    connected = sum(1 for at in s.at if at & NETWORKS)
    assert lying + sum(s.goods) == (connected if s.claiming else 0), "goods cubes do not add up"


def _turn(s: Position) -> None:
    """Whoever must act can, and an auction has a bidder who is still in it."""
    if s.phase == AUCTION and s.company != NONE:
        assert s.bidder != NONE, "an auction has no bidder"
        assert s.bidding >> s.bidder & 1 != 0, "the bidder has left the auction"
        assert 1 <= s.bid <= s.cubes[s.bidder], "the standing bid cannot be paid"
        assert s.actor != s.bidder, "the bidder is asked to raise the own bid"
        assert s.actor != NONE, "nobody is asked in an auction"
        assert s.bidding >> s.actor & 1 != 0, "who has left the auction is asked"
    for company in range(COMPANY_COUNT):
        passed = any(s.passed[place] == company for place in range(s.passed_count))
        assert s.phase != BUILD or passed == (s.finished >> company & 1 != 0), (
            f"{company} has passed and has not"
        )
