"""Gem Run: a train driven down a line, simulated tick by tick (GR-1.1 to GR-5.2)."""

from goldenspike.engine.gem_run.driving import INPUTS
from goldenspike.engine.gem_run.generator import line
from goldenspike.engine.gem_run.layout import Line
from goldenspike.engine.gem_run.record import (
    Record,
    Result,
    WrongRecord,
    play_record,
    read_record,
    replay,
)
from goldenspike.engine.gem_run.run import Run
from goldenspike.engine.gem_run.tuning import VERSION

__all__ = [
    "INPUTS",
    "VERSION",
    "Line",
    "Record",
    "Result",
    "Run",
    "WrongRecord",
    "line",
    "play_record",
    "read_record",
    "replay",
]
