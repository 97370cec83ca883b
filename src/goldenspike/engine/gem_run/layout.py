"""What lies on a line: lists of whole numbers, one entry an object, sorted by place (GR-1.2)."""

from __future__ import annotations

from mypy_extensions import i64

from goldenspike.engine.gem_run.tuning import STRETCH, STRETCHES, TRACKS


class Line:
    """A line between its start and its end; it never changes while it is driven."""

    def __init__(self, seed: int, version: int, landscapes: list[int], weather: list[int]) -> None:
        self.seed = seed
        self.version = version
        self.landscapes = landscapes
        """The three landscapes in the order in which they come."""
        self.weather = weather
        """By stretch: 0 clear, 1 dull, 2 thick."""
        self.length: i64 = STRETCHES * STRETCH
        self.redrawn = 0
        """How often a stretch was drawn again because none could be driven through (GR-1.3)."""
        # Gems (GR-3.1)
        self.gem_at: list[int] = []
        self.gem_track: list[int] = []
        self.gem_kind: list[int] = []
        self.gem_row: list[int] = []
        self.gem_mirage: list[int] = []
        # Rocks, trunks, avalanches (GR-3.2, GR-3.5)
        self.block_at: list[int] = []
        self.block_track: list[int] = []
        self.block_kind: list[int] = []
        self.block_length: list[int] = []
        self.block_alarm: list[int] = []
        """Where the train raises the alarm, -1 if the thing always stands there."""
        self.block_hidden: list[int] = []
        self.block_mirage: list[int] = []
        self.alarm_block: list[int] = []
        """The blocks with an alarm, in the order of their alarms."""
        # Snow drifts, with or without a rock (GR-3.5)
        self.drift_at: list[int] = []
        self.drift_track: list[int] = []
        self.drift_length: list[int] = []
        # Other trains (GR-3.3), sorted by alarm
        self.train_alarm: list[int] = []
        self.train_at: list[int] = []
        self.train_track: list[int] = []
        self.train_pace: list[int] = []
        self.train_length: list[int] = []
        self.train_until: list[int] = []
        # Tunnels (GR-3.4)
        self.tunnel_mouth: list[int] = []
        self.tunnel_cross: list[int] = []
        self.tunnel_exit: list[int] = []
        self.tunnel_ways: list[int] = []

    def landscape(self, stretch: int) -> int:
        """Returns the landscape of a stretch."""
        return self.landscapes[stretch * 3 // STRETCHES]

    def tracks(self, stretch: int) -> int:
        """Returns how many tracks a stretch has: three, four in the desert (GR-1.1)."""
        return TRACKS[self.landscape(stretch)]


class Piece:
    """One stretch while it is drawn: its objects as rows of numbers, not sorted yet."""

    def __init__(self) -> None:
        self.gems: list[tuple[int, int, int, int, int]] = []
        """Place, track, kind, row (from 0 in this stretch), mirage."""
        self.blocks: list[tuple[int, int, int, int, int, int, int]] = []
        """Place, track, kind, length, alarm, hidden, mirage."""
        self.drifts: list[tuple[int, int, int]] = []
        """Place, track, length."""
        self.trains: list[tuple[int, int, int, int, int, int]] = []
        """Alarm, place, track, pace, length, until."""
        self.tunnels: list[tuple[int, int, int, list[int]]] = []
        """Mouth, crossing, exit, ways."""
        self.rows = 0


def lay(line: Line, pieces: list[Piece]) -> None:
    """Fills a line that is still empty with the pieces of its stretches, from the first on."""
    rows = 0
    alarms: list[tuple[int, int]] = []
    for piece in pieces:
        for at, track, kind, row, mirage in sorted(piece.gems):
            line.gem_at.append(at)
            line.gem_track.append(track)
            line.gem_kind.append(kind)
            line.gem_row.append(rows + row)
            line.gem_mirage.append(mirage)
        rows += piece.rows
        for at, track, kind, length, alarm, hidden, mirage in sorted(piece.blocks):
            if alarm >= 0:
                alarms.append((alarm, len(line.block_at)))
            line.block_at.append(at)
            line.block_track.append(track)
            line.block_kind.append(kind)
            line.block_length.append(length)
            line.block_alarm.append(alarm)
            line.block_hidden.append(hidden)
            line.block_mirage.append(mirage)
        for at, track, length in sorted(piece.drifts):
            line.drift_at.append(at)
            line.drift_track.append(track)
            line.drift_length.append(length)
        for alarm, at, track, pace, length, until in sorted(piece.trains):
            line.train_alarm.append(alarm)
            line.train_at.append(at)
            line.train_track.append(track)
            line.train_pace.append(pace)
            line.train_length.append(length)
            line.train_until.append(until)
        for mouth, cross, leave, ways in sorted(piece.tunnels):
            line.tunnel_mouth.append(mouth)
            line.tunnel_cross.append(cross)
            line.tunnel_exit.append(leave)
            line.tunnel_ways.extend(ways)
    for _, block in sorted(alarms):
        line.alarm_block.append(block)
