"""A run: what happens in a tick follows from the state and the inputs of that tick (GR-2.1).

The order within a tick: inputs, a change of track that goes on, the lever, heat, the way made,
what stood on that way (blocks before gems), other trains, the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from goldenspike.engine.errors import quoted
from goldenspike.engine.gem_run.driving import INPUTS, MOST_INPUTS, NO_INPUT
from goldenspike.engine.gem_run.events import (
    CROSS,
    EXIT,
    GEM,
    MOUTH,
    NEAR_TRAIN,
    OVER,
    SLIP,
    STEADY_END,
    STRETCH_END,
    TRAIN,
)
from goldenspike.engine.gem_run.layout import Line
from goldenspike.engine.gem_run.obstacles import Obstacles
from goldenspike.engine.gem_run.state import COLLIDED, FAR, FINISHED, RUNNING, copy_state, folded
from goldenspike.engine.gem_run.tuning import (
    CHAIN_MOST,
    CHAIN_STEP,
    FASTEST,
    GEM_PACE,
    HEAT_PACE,
    NEAR_TICKS,
    PORTAL,
    STEADY,
    STRETCH,
    STRETCHES,
    TIME_PAR,
    TIME_WORTH,
    WORTH,
)


class Run(Obstacles):
    """One train on its way down a line.

    The first track is a number from 0, the first speed one from 1 to 5 (GR-2.3).

    Raises:
        ValueError: there is no such track or speed.
    """

    def __init__(self, line: Line, track: int, speed: int) -> None:
        if not 0 <= track < line.tracks(0):
            raise ValueError(
                f"The run cannot start on track {quoted(track)}; "
                f"this line has tracks 0 to {line.tracks(0) - 1} there."
            )
        if not 1 <= speed <= FASTEST:
            raise ValueError(f"There is no speed {quoted(speed)}; speeds are 1 to {FASTEST}.")
        super().__init__(line, track, speed)
        self.find_portal()

    def copy(self) -> Run:
        """Returns a run in the same state; the two go on separately."""
        new = Run(self.line, 0, 1)
        copy_state(self, new)
        return new

    def step(self, inputs: Sequence[str] = ()) -> None:
        """Plays one tick with its inputs: `left`, `right`, `faster`, `slower`, at most two.

        Raises:
            ValueError: the run is over, or an input is none.
        """
        if self.over != RUNNING:
            raise ValueError("The run is over; nothing can follow.")
        if len(inputs) > MOST_INPUTS:
            raise ValueError(f"{len(inputs)} inputs came in one tick; at most two can.")
        codes = [NO_INPUT, NO_INPUT]
        for place, name in enumerate(inputs):
            if name not in INPUTS:
                raise ValueError(f"There is no input {quoted(name)}; there is {', '.join(INPUTS)}.")
            codes[place] = INPUTS.index(name)
        self.play(codes[0], codes[1])

    def play(self, first: i64, second: i64) -> None:
        """Plays one tick with up to two inputs by number, -1 for none; the run is not over."""
        if len(self.events) > 0:
            self.events = []
        if first >= 0:
            self.take_input(first)
            if second >= 0:
                self.take_input(second)
        if self.is_changing() or self.track >= self.tracks:
            self.go_on_changing()
        self.follow_lever()
        if self.heat > 0 or self.pace > HEAT_PACE:
            self.feel_heat()
        old = self.at
        self.at = old + self.pace
        if self.at >= self.watch:
            self.pass_things(old)
        if len(self.running) > 0 and self.over == RUNNING:
            self.meet_trains()
        self.tick += 1
        if self.over != RUNNING:
            self.events.append((OVER, int(self.over), 0))

    # What stands on the way

    def pass_things(self, old: i64) -> None:
        """Meets all that lies between the old place and the new, and looks for what is next."""
        line = self.line
        while (
            self.alarm < len(line.alarm_block)
            and line.block_alarm[line.alarm_block[self.alarm]] <= self.at
        ):
            self.raise_alarm(line.alarm_block[self.alarm])
            self.alarm += 1
        while self.train < len(line.train_at) and line.train_alarm[self.train] <= self.at:
            self.send_train(self.train)
            self.train += 1
        self.slide_beside(old)
        while self.block < len(line.block_at) and line.block_at[self.block] <= self.at:
            self.pass_block(self.block)
            self.block += 1
        while self.drift < len(line.drift_at) and line.drift_at[self.drift] <= self.at:
            self.drift += 1
        if self.over == RUNNING:
            while self.gem < len(line.gem_at) and line.gem_at[self.gem] <= self.at:
                if not line.gem_mirage[self.gem]:
                    self.pass_gem(self.gem)
                self.gem += 1
            if self.tunnel < len(line.tunnel_mouth):
                self.go_through(self.tunnel)
            if self.at >= self.stretch_end:
                self.end_stretch()
        self.watch = self.next_thing()

    def next_thing(self) -> i64:
        """Returns the place before which nothing happens; here, beside an avalanche."""
        line = self.line
        ahead = self.stretch_end
        for track in range(4):
            if self.shut_until[track] > self.at:
                return self.at
        if self.alarm < len(line.alarm_block):
            ahead = min(ahead, line.block_alarm[line.alarm_block[self.alarm]])
        if self.train < len(line.train_at):
            ahead = min(ahead, line.train_alarm[self.train])
        if self.block < len(line.block_at):
            ahead = min(ahead, line.block_at[self.block])
        if self.drift < len(line.drift_at):
            ahead = min(ahead, line.drift_at[self.drift])
        if self.gem < len(line.gem_at):
            ahead = min(ahead, line.gem_at[self.gem])
        if self.tunnel < len(line.tunnel_mouth):
            if not self.inside:
                ahead = min(ahead, line.tunnel_mouth[self.tunnel])
            elif not self.crossed:
                ahead = min(ahead, line.tunnel_cross[self.tunnel])
            else:
                ahead = min(ahead, line.tunnel_exit[self.tunnel])
        return ahead

    # Gems (GR-3.1)

    def pass_gem(self, gem: i64) -> None:
        """Takes a gem on this track, unless it slips through at too high a pace."""
        line = self.line
        kind = line.gem_kind[gem]
        row: i64 = line.gem_row[gem]
        if line.gem_track[gem] == self.track and self.pace <= GEM_PACE[kind]:
            worth: i64 = WORTH[kind]
            more = worth * min(self.chain, CHAIN_MOST) // CHAIN_STEP
            self.gems[kind] += int(worth)
            self.taken[kind] += 1
            self.chains += more
            self.chain += 1
            self.best_chain = max(self.best_chain, self.chain)
            if row != self.row:
                self.row_before = self.row
                self.row = row
            self.events.append((GEM, int(gem), int(worth + more)))
            return
        if line.gem_track[gem] == self.track:
            self.events.append((SLIP, int(gem), 0))
        if row == self.row or row == self.row_before:
            self.break_chain()

    # Other trains (GR-3.3)

    def send_train(self, train: i64) -> None:
        """Lets another train set out."""
        self.train_tick[train] = int(self.tick)
        self.running.append(int(train))
        self.signs = folded(folded(self.signs, -1 - train), self.tick)
        self.events.append((TRAIN, int(train), 1 if self.line.train_pace[train] > 0 else -1))

    def train_place(self, train: int) -> int:
        """Returns where the lower end of another train is now."""
        return int(self.place_of(train))

    def place_of(self, train: i64) -> i64:
        """Returns where the lower end of another train is now, as a machine integer."""
        gone: i64 = self.tick - self.train_tick[train]
        return self.line.train_at[train] + gone * self.line.train_pace[train]

    def meet_trains(self) -> None:
        """Collides with a train that is beside one on the same track; forgets those behind."""
        line = self.line
        for train in self.running.copy():
            low = self.place_of(train)
            high: i64 = low + line.train_length[train]
            if high < self.at or (line.train_pace[train] > 0 and low >= line.train_until[train]):
                self.running.remove(train)
            elif low <= self.at:
                track: i64 = line.train_track[train]
                if track == self.track:
                    self.hits.append((int(self.tick), int(self.at), int(track), -1 - train))
                    self.over = COLLIDED
                    return
                if self.last_on[track] > self.tick - NEAR_TICKS:
                    self.last_on[track] = int(self.tick - NEAR_TICKS)
                    self.pass_narrowly(NEAR_TRAIN + train)

    # Tunnels (GR-3.4)

    def find_portal(self) -> None:
        """Notes from where on the next tunnel forbids changes of track (GR-2.2)."""
        if self.tunnel < len(self.line.tunnel_mouth):
            self.closed_from = self.line.tunnel_mouth[self.tunnel] - PORTAL
        else:
            self.closed_from = FAR

    def go_through(self, tunnel: i64) -> None:
        """Goes in at the mouth, over to another track at the crossing, out at the exit."""
        line = self.line
        if not self.inside and self.at >= line.tunnel_mouth[tunnel]:
            self.inside = 1
            self.events.append((MOUTH, int(tunnel), 0))
        if self.inside and not self.crossed and self.at >= line.tunnel_cross[tunnel]:
            self.crossed = 1
            self.track = line.tunnel_ways[4 * tunnel + self.track]
            self.came = self.track
            self.to = self.track
            self.events.append((CROSS, int(tunnel), int(self.track)))
        if self.crossed and self.at >= line.tunnel_exit[tunnel]:
            self.inside = 0
            self.crossed = 0
            self.tunnel += 1
            self.find_portal()
            self.events.append((EXIT, int(tunnel), 0))

    # Stretches (GR-2.4, GR-3.6)

    def end_stretch(self) -> None:
        """Pays for the time and for not braking, and goes on to the next stretch or the end."""
        bonus = TIME_WORTH * max(0, TIME_PAR - (self.tick + 1 - self.stretch_tick))
        self.time += bonus
        self.events.append((STRETCH_END, int(self.stretch), int(bonus)))
        if not self.braked:
            points: i64 = STEADY[self.slowest]
            self.steady += points
            self.events.append((STEADY_END, int(self.stretch), int(points)))
        self.stretch += 1
        self.stretch_tick = self.tick + 1
        self.stretch_end += STRETCH
        self.braked = 0
        self.slowest = self.speed
        if self.stretch == STRETCHES:
            self.over = FINISHED
        else:
            self.landscape = self.line.landscape(self.stretch)
            self.tracks = self.line.tracks(self.stretch)
