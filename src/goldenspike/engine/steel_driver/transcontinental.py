"""The transcontinental link: when all links together first join the two ends (SD-4.12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goldenspike.engine.api import Event
from goldenspike.engine.steel_driver.state import COMPANY_COUNT, JOINED, NONE, Position, bits

BUILDER_BONUS: Final = 50
OTHERS_BONUS: Final = 30


def join(s: Position, a: i64, b: i64) -> None:
    """Keeps the mark of all locations that links join to the first end, after a new link."""
    if (s.at[a] ^ s.at[b]) & JOINED == 0:
        return
    board = s.board
    fresh = [b if s.at[a] & JOINED != 0 else a]
    s.at[fresh[0]] |= JOINED
    while fresh:
        here: i64 = fresh.pop()
        for spot in range(board.near_first[here], board.near_first[here + 1]):
            if s.owner[board.near_route[spot]] != 0:
                there = board.near_location[spot]
                if s.at[there] & JOINED == 0:
                    s.at[there] |= JOINED
                    fresh.append(there)


def complete_chain(s: Position, builder: i64, events: list[Event] | None) -> None:
    """Pays the builder of the completing link and every other company involved (SD-4.12)."""
    involved, s.chain = best_chains(s)
    s.builder = builder
    s.others = involved & ~(1 << builder)
    companies = s.board.companies
    s.profit[builder] += BUILDER_BONUS
    bonus = {companies[builder]: BUILDER_BONUS}
    for company in range(COMPANY_COUNT):
        if s.others >> company & 1:
            s.profit[company] += OTHERS_BONUS
            bonus[companies[company]] = OTHERS_BONUS
    if events is not None:
        events.append(
            {
                "type": "transcontinental",
                "builder": companies[builder],
                "others": others(s),
                "chain": [s.board.locations[location] for location in s.chain],
                "bonus": bonus,
            }
        )


def others(s: Position) -> list[str]:
    """Returns the companies involved besides the builder, in box order."""
    return [
        s.board.companies[company] for company in range(COMPANY_COUNT) if s.others >> company & 1
    ]


def best_chains(s: Position) -> tuple[int, list[int]]:
    """Returns the companies on the best chains, a bit each, and the first of those chains.

    Best are the chains of the fewest companies and, among those, of the fewest links
    (SD-4.13). A set of companies whose links join the two ends, when no smaller set does,
    is wholly on every one of its chains; so it is enough to measure the shortest chain of
    each smallest set. The first chain is the lexicographically smallest.
    """
    networks: i64 = 0
    for company in range(COMPANY_COUNT):
        if s.start[company] != NONE:
            networks |= 1 << company
    involved: i64 = 0
    chain: list[int] = []
    for size in range(1, COMPANY_COUNT + 1):
        for members in range(1, 1 << COMPANY_COUNT):
            if members & ~networks or bits(members) != size:
                continue
            distance = _distances(s, members)
            if distance[s.board.west] < 0:
                continue
            found = _first_chain(s, members, distance)
            if not chain or len(found) < len(chain):
                involved, chain = members, found
            elif len(found) == len(chain):
                involved |= members
                chain = min(chain, found)
        if chain:
            break
    return int(involved), chain


def _distances(s: Position, members: i64) -> list[int]:
    """Returns how many links of these companies lead to the second end, -1 where none do."""
    board = s.board
    distance = [-1] * len(board.locations)
    distance[board.east] = 0
    reached: list[int] = [int(board.east)]
    for here in reached:
        for spot in range(board.near_first[here], board.near_first[here + 1]):
            owner: i64 = s.owner[board.near_route[spot]]
            there = board.near_location[spot]
            if owner != 0 and members >> (owner - 1) & 1 and distance[there] < 0:
                distance[there] = distance[here] + 1
                reached.append(int(there))
    return distance


def _first_chain(s: Position, members: i64, distance: list[int]) -> list[int]:
    """Returns the shortest chain, at every fork to the alphabetically first location."""
    board = s.board
    here = board.west
    chain = [int(here)]
    while distance[here] > 0:
        for spot in range(board.near_first[here], board.near_first[here + 1]):
            owner: i64 = s.owner[board.near_route[spot]]
            there = board.near_location[spot]
            if owner != 0 and members >> (owner - 1) & 1 and distance[there] == distance[here] - 1:
                here = there  # the routes around a location are in alphabetical order
                break
        chain.append(int(here))
    return chain
