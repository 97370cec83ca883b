"""Every number of Gem Run that may be tuned, each with the rule it belongs to.

Lengths are centimetres, times ticks (30 a second), paces centimetres a tick. Changing a number
makes other lines or other runs of the same seed: it needs a new `VERSION`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

VERSION: Final = 1
"""The version of the rules (GR-1.2)."""
TICKS_A_SECOND: Final = 30
"""GR-2.1."""

# The line (GR-1.1)
STRETCHES: Final = 12
"""Stretches of a line, four to a landscape."""
STRETCH: Final = 13_200
"""The length of a stretch: 200 ticks at middle speed."""
TRACKS: Final = (3, 3, 4)
"""Tracks by landscape."""
FOREST: Final = 0
SNOW: Final = 1
DESERT: Final = 2

# Driving (GR-2.2, GR-2.4)
SPEEDS: Final = (0, 40, 52, 66, 82, 100)
"""The pace of each of the five speeds; the first entry is unused."""
MIDDLE: Final = 3
FASTEST: Final = 5
CHANGE: Final[i64] = 8
"""Ticks that a change of track takes at any speed."""
GAIN: Final[i64] = 1
"""How much pace a tick adds."""
BRAKE: Final[i64] = 2
"""How much pace a tick of braking takes away."""
SNOW_BRAKE: Final[i64] = 1
"""The same on the snowy pass: braking takes twice as long (GR-3.5)."""

# Gems (GR-3.1)
SMALL: Final = 0
FINE: Final = 1
GREAT: Final = 2
WORTH: Final = (10, 30, 200)
"""What a gem of each kind brings."""
GEM_PACE: Final = (100, 66, 52)
"""The highest pace at which a gem of each kind is caught."""
CHAIN_STEP: Final[i64] = 10
"""So many gems in the chain raise the next one's worth by itself once more."""
CHAIN_MOST: Final[i64] = 20
"""Beyond so many gems a chain raises no more."""

# What stands in the way (GR-3.2, GR-3.5)
ROCK: Final = 0
TRUNK: Final = 1
AVALANCHE: Final = 2
BUFFERS: Final = 3
TRUNK_WARNS: Final = 1_300
"""How far before a trunk the train raises its alarm."""
TRUNK_FALLS: Final[i64] = 12
"""Ticks from the alarm until the trunk lies."""
AVALANCHE_WARNS: Final = 2_400
AVALANCHE_FALLS: Final[i64] = 22
HEAT_PACE: Final[i64] = 82
"""Beyond this pace the boiler heats up in the desert."""
HEAT_MOST: Final[i64] = 120
"""Ticks of that until the heat forbids the fifth speed."""
HEAT_AGAIN: Final[i64] = 40
"""Below so much heat the fifth speed is allowed again."""

# Bonuses (GR-2.4, GR-3.6)
TIME_PAR: Final[i64] = 220
"""A stretch that takes so many ticks brings nothing; at middle speed it takes 200."""
TIME_WORTH: Final[i64] = 8
"""What each tick less brings."""
NEAR_TICKS: Final[i64] = 9
"""Left its track, or passed under it, so few ticks before: narrowly."""
NEAR_WORTH: Final[i64] = 30
STEADY: Final = (0, 5, 10, 20, 50, 80)
"""For a stretch without braking, by the lowest speed in it."""

# Sight (GR-2.4, GR-3.4, GR-3.5)
SIGHT: Final = (8_000, 5_600, 3_800)
"""How far one sees at lowest speed, by weather."""
SIGHT_LESS: Final = (0, 24, 30)
"""How much less for each centimetre a tick beyond lowest speed, by weather."""
MIRAGE_FADES: Final = 1_800
DRIFT_SHOWS: Final = 850
LAMP: Final = 2_400
GLOW: Final = 4_500

# Tunnels (GR-3.4)
PORTAL: Final[i64] = 800
"""No change of track begins so close before a mouth: it ends in front of it at any speed."""

# How a line is drawn (GR-1.1, GR-1.3)
ATTEMPTS: Final = 64
"""So often a stretch is drawn again before it is left empty."""
EASE_IN: Final = 700
"""Nothing stands on so much of a stretch's beginning."""
REST: Final = 1_200
"""Nothing stands on so much of its end."""
BORDER: Final = 800
"""So much more stays free on both sides of the border of two landscapes."""
GAP: Final = 1_750
"""Between two scenes, at the start of the line."""
GAP_LESS: Final = 80
"""How much less from stretch to stretch."""
GEM_GAP: Final = 260
"""Between two gems of a row."""
TURN: Final = 770
"""From the last gem on a track to the first on the next, and to a rock behind it."""

GREAT_ROOM: Final = 1_000
"""From a great gem to the rock behind it."""

AVENUE: Final = 0
WEAVE: Final = 1
WALL: Final = 2
FORK: Final = 3
TREASURE: Final = 4
TRUNKS: Final = 5
SLIDE: Final = 6
DRIFTS: Final = 7
MIRAGES: Final = 8
SCENE_LENGTH: Final = (2_400, 4_900, 1_400, 2_600, 2_600, 4_200, 3_000, 3_000, 3_200)
"""The most that a scene of each kind takes."""
SCENE_WEIGHT: Final = (
    # avenue, weave, wall, fork, treasure, trunks, slide, drifts, mirages
    (2, 2, 3, 2, 1, 8, 0, 0, 0),
    (2, 3, 2, 2, 1, 0, 3, 4, 0),
    (2, 3, 4, 2, 2, 0, 0, 0, 4),
)
"""By landscape: how often a scene of each kind comes."""

SLOW_AHEAD: Final = 2_600
SLOW_PACE: Final = 22
SLOW_LENGTH: Final = 1_600
SLOW_WAY: Final = 6_000
"""So far a train in the same direction stays on the line."""
ONCOMING_AHEAD: Final = 7_500
ONCOMING_FREE: Final = 2_000
"""From so far behind the alarm on nothing else stands on its track."""
ONCOMING_PACE: Final = 45
ONCOMING_LENGTH: Final = 1_400
TRAIN_CHANCE: Final = (45, 35, 70)
"""By landscape: per cent of the stretches with another train, from the second stretch on."""
TRAINS_AGAIN: Final = 40
"""Per cent of those that have two, in the second half of a line."""

TUNNEL_LENGTH: Final = 3_400
TUNNEL_CROSS: Final = 1_700
TUNNEL_CLEAR: Final = 500
"""No gem lies so close before or behind a crossing: the tracks bend there."""
TUNNEL_BEHIND: Final = 1_500
"""Nothing stands so close behind an exit."""

# Records (GR-5.1)
MOST_TICKS: Final = 4_200
"""Longer than any run: all of it at lowest speed, and two hits."""
