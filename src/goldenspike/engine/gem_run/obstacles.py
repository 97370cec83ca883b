"""Rocks, trunks and avalanches, and what it costs to hit one (GR-3.2, GR-3.5)."""

from __future__ import annotations

from mypy_extensions import i64

from goldenspike.engine.gem_run.driving import Driving
from goldenspike.engine.gem_run.events import ALARM, BROKEN, HIT, NEAR
from goldenspike.engine.gem_run.state import SPENT, folded
from goldenspike.engine.gem_run.tuning import (
    AVALANCHE,
    AVALANCHE_FALLS,
    NEAR_TICKS,
    NEAR_WORTH,
    TRUNK_FALLS,
)


class Obstacles(Driving):
    """What a train meets that does not move."""

    def raise_alarm(self, block: i64) -> None:
        """Warns of something that will lie on a track soon."""
        delay = AVALANCHE_FALLS if self.line.block_kind[block] == AVALANCHE else TRUNK_FALLS
        self.fall_tick[block] = int(self.tick + delay)
        self.signs = folded(folded(self.signs, block), self.tick)
        self.events.append((ALARM, int(block), int(delay)))

    def lies(self, block: i64) -> bool:
        """Returns whether a block is in the way now: at once, or once it has fallen."""
        if self.line.block_alarm[block] < 0:
            return True
        return 0 <= self.fall_tick[block] <= self.tick

    def pass_block(self, block: i64) -> None:
        """Hits a block that lies on the track, or passes it, narrowly perhaps."""
        line = self.line
        if line.block_mirage[block]:
            return
        track: i64 = line.block_track[block]
        length: i64 = line.block_length[block]
        lying = self.lies(block)
        if track == self.track:
            if lying:
                self.at = line.block_at[block]
                self.hit(block)
                return
            if self.fall_tick[block] - self.tick <= NEAR_TICKS:
                self.pass_narrowly(block)
        elif lying and self.tick - self.last_on[track] <= NEAR_TICKS:
            self.pass_narrowly(block)
        if length > 0:
            self.shut_until[track] = int(line.block_at[block] + length)
            self.shut_block[track] = int(block)

    def slide_beside(self, old: i64) -> None:
        """Hits an avalanche that one is beside or in, once it lies and one is on its track."""
        if self.shut_until[self.track] > old and self.lies(self.shut_block[self.track]):
            block = self.shut_block[self.track]
            self.shut_until[self.track] = 0
            self.hit(block)

    def hit(self, block: i64) -> None:
        """Costs a buffer, the chain and all speed; without buffers the run ends (GR-3.2)."""
        self.hits.append((int(self.tick), int(self.at), int(self.track), int(block)))
        self.buffers -= 1
        self.break_chain()
        self.pace = 0
        self.speed = 1
        self.braked = 1
        self.events.append((HIT, int(block), int(self.buffers)))
        if self.buffers == 0:
            self.over = SPENT

    def pass_narrowly(self, thing: i64) -> None:
        """Rewards having been on the wrong track a moment ago (GR-3.6)."""
        self.near += NEAR_WORTH
        self.events.append((NEAR, int(thing), int(NEAR_WORTH)))

    def break_chain(self) -> None:
        """Ends the chain: a hit, or a missed gem of a row one has taken from (GR-3.1)."""
        if self.chain > 0:
            self.events.append((BROKEN, 0, int(self.chain)))
            self.chain = 0
