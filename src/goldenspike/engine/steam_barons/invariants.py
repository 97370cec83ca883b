"""What holds after every action, whatever happened; a breach is a fault of ours."""

from __future__ import annotations

from goldenspike.engine.shared.cubes import GRAY, count
from goldenspike.engine.shared.network import Network
from goldenspike.engine.shared.track import COMPLETE, GONE
from goldenspike.engine.shared.track_invariants import check_track
from goldenspike.engine.steam_barons.market import BUST, HIGHEST_PRICE
from goldenspike.engine.steam_barons.order_of_play import BUILD, BUY, MOVE
from goldenspike.engine.steam_barons.state import (
    COMPANIES,
    COMPANY_COUNT,
    DEAL_DUE,
    NONE,
    NOTHING_DUE,
    Position,
)


def check_invariants(s: Position) -> None:
    """Returns None when nothing was lost and nothing came from nowhere.

    Raises:
        AssertionError: names what does not hold.
    """
    check_track(s.track, [company for company in range(COMPANY_COUNT) if not s.is_out(company)])
    _cubes(s)
    _pieces(s)
    _shares(s)
    _money(s)
    _turn(s)
    if s.network is not None:
        assert list(s.network.to) == list(Network(s.track).to), "the network is out of date"


def _cubes(s: Position) -> None:
    """Cubes lie on stops or have been delivered; none is gray (BA-1.1)."""
    assert sum(s.cubes) + s.delivered == s.dealt, "cubes do not add up"
    assert count(s.dealt, GRAY) == 0, "a gray cube is in the game"
    assert s.due != DEAL_DUE or s.dealt == 0, "cubes lie before the deal"


def _pieces(s: Position) -> None:
    """The track of every company hangs together (BA-4.3)."""
    track = s.track
    for company in range(COMPANY_COUNT):
        pieces: list[set[int]] = []
        for link in range(1, track.links()):
            if track.status[link] == GONE or track.owner[link] != company:
                continue
            stops = {int(track.start[link]) >> 3}
            if track.status[link] == COMPLETE:
                stops.add(int(track.end[link]) >> 3)
            apart = [piece for piece in pieces if not piece & stops]
            for piece in pieces:
                if piece & stops:
                    stops |= piece
            pieces = [*apart, stops]
        assert len(pieces) < 2, f"the track of {COMPANIES[company]} is in pieces"


def _shares(s: Position) -> None:
    """Every share is on the display, available or held; control lies with most of them."""
    for company in range(COMPANY_COUNT):
        held = [int(s.share_count(company, seat)) for seat in range(s.seats)]
        parts = [int(s.display[company]), int(s.available[company]), *held]
        assert min(parts) >= 0, "a share is owed"
        total = 0 if s.is_out(company) else s.market.shares
        assert sum(parts) == total, f"shares of {COMPANIES[company]} do not add up"
        controller = s.controller[company]
        if controller == NONE:
            assert sum(held) == 0, f"{COMPANIES[company]} is held and not controlled"
        else:
            most = max(held)
            assert held[controller] == most, f"{COMPANIES[company]} is controlled by a minority"
        for seat in range(s.seats):
            sale = s.sales[company * s.seats + seat]
            assert sale <= held[seat], "more shares are sold than held"


def _money(s: Position) -> None:
    """Nobody owes money, and prices stay on their track; the bank is unlimited."""
    assert min(s.cash) >= 0, "a player owes money"
    assert min(s.treasury) >= 0, "a company owes money"
    for company in range(COMPANY_COUNT):
        assert BUST <= s.price[company] <= HIGHEST_PRICE, "a price leaves its track"
        assert s.performance[company] >= 0, "performance is owed"
        if s.is_out(company):
            assert s.price[company] == BUST, "a company left the game in good health"
            assert company not in list(s.order), "a bankrupt company is in the order"


def _turn(s: Position) -> None:
    """Whoever must act for a company controls it, and an auction has a company up."""
    if s.due != NOTHING_DUE or s.actor == NONE:
        return
    if s.phase == BUY:
        assert s.company != NONE, "nothing is up for auction"
    if s.phase in (BUILD, MOVE):
        assert s.company != NONE, "no company is on turn"
        assert s.actor == s.controller[s.company], "a stranger acts for a company"
        assert s.order[s.step] == s.company, "another company is on turn"
