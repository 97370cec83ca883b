"""What an event tells: the page makes sound and words of it."""

from __future__ import annotations

from typing import Final

GEM: Final = 1
SLIP: Final = 2
BROKEN: Final = 3
HIT: Final = 4
NEAR: Final = 5
STRETCH_END: Final = 6
STEADY_END: Final = 7
ALARM: Final = 8
TRAIN: Final = 9
MOUTH: Final = 10
CROSS: Final = 11
EXIT: Final = 12
HOT: Final = 13
CHANGING: Final = 14
OVER: Final = 15
NEAR_TRAIN: Final = 1000
"""Added to the number of a train that was passed narrowly."""
