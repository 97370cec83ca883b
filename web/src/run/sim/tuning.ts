// Made by `tools/gem_run_tuning.py` from the engine's numbers; not to be edited.
/** The version of the rules (GR-1.2). */
export const VERSION = 1;
/** GR-2.1. */
export const TICKS_A_SECOND = 30;

// The line (GR-1.1)
/** Stretches of a line, four to a landscape. */
export const STRETCHES = 12;
/** The length of a stretch: 200 ticks at middle speed. */
export const STRETCH = 13_200;
/** Tracks by landscape. */
export const TRACKS: readonly number[] = [3, 3, 4];
export const FOREST = 0;
export const SNOW = 1;
export const DESERT = 2;

// Driving (GR-2.2, GR-2.4)
/** The pace of each of the five speeds; the first entry is unused. */
export const SPEEDS: readonly number[] = [0, 40, 52, 66, 82, 100];
export const MIDDLE = 3;
export const FASTEST = 5;
/** Ticks that a change of track takes at any speed. */
export const CHANGE = 8;
/** How much pace a tick adds. */
export const GAIN = 1;
/** How much pace a tick of braking takes away. */
export const BRAKE = 2;
/** The same on the snowy pass: braking takes twice as long (GR-3.5). */
export const SNOW_BRAKE = 1;

// Gems (GR-3.1)
export const SMALL = 0;
export const FINE = 1;
export const GREAT = 2;
/** What a gem of each kind brings. */
export const WORTH: readonly number[] = [10, 30, 200];
/** The highest pace at which a gem of each kind is caught. */
export const GEM_PACE: readonly number[] = [100, 66, 52];
/** So many gems in the chain raise the next one's worth by itself once more. */
export const CHAIN_STEP = 10;
/** Beyond so many gems a chain raises no more. */
export const CHAIN_MOST = 20;

// What stands in the way (GR-3.2, GR-3.5)
export const ROCK = 0;
export const TRUNK = 1;
export const AVALANCHE = 2;
export const BUFFERS = 3;
/** How far before a trunk the train raises its alarm. */
export const TRUNK_WARNS = 1_300;
/** Ticks from the alarm until the trunk lies. */
export const TRUNK_FALLS = 12;
export const AVALANCHE_WARNS = 2_400;
export const AVALANCHE_FALLS = 22;
/** Beyond this pace the boiler heats up in the desert. */
export const HEAT_PACE = 82;
/** Ticks of that until the heat forbids the fifth speed. */
export const HEAT_MOST = 120;
/** Below so much heat the fifth speed is allowed again. */
export const HEAT_AGAIN = 40;

// Bonuses (GR-2.4, GR-3.6)
/** A stretch that takes so many ticks brings nothing; at middle speed it takes 200. */
export const TIME_PAR = 220;
/** What each tick less brings. */
export const TIME_WORTH = 8;
/** Left its track, or passed under it, so few ticks before: narrowly. */
export const NEAR_TICKS = 9;
export const NEAR_WORTH = 30;
/** For a stretch without braking, by the lowest speed in it. */
export const STEADY: readonly number[] = [0, 5, 10, 20, 50, 80];

// Sight (GR-2.4, GR-3.4, GR-3.5)
/** How far one sees at lowest speed, by weather. */
export const SIGHT: readonly number[] = [8_000, 5_600, 3_800];
/** How much less for each centimetre a tick beyond lowest speed, by weather. */
export const SIGHT_LESS: readonly number[] = [0, 24, 30];
export const MIRAGE_FADES = 1_800;
export const DRIFT_SHOWS = 850;
export const LAMP = 2_400;
export const GLOW = 4_500;

// Tunnels (GR-3.4)
/** No change of track begins so close before a mouth: it ends in front of it at any speed. */
export const PORTAL = 800;

// How a line is drawn (GR-1.1, GR-1.3)
/** So often a stretch is drawn again before it is left empty. */
export const ATTEMPTS = 64;
/** Nothing stands on so much of a stretch's beginning. */
export const EASE_IN = 700;
/** Nothing stands on so much of its end. */
export const REST = 1_200;
/** So much more stays free on both sides of the border of two landscapes. */
export const BORDER = 800;
/** Between two scenes, at the start of the line. */
export const GAP = 1_750;
/** How much less from stretch to stretch. */
export const GAP_LESS = 80;
/** Between two gems of a row. */
export const GEM_GAP = 260;
/** From the last gem on a track to the first on the next, and to a rock behind it. */
export const TURN = 770;
/** From a great gem to the rock behind it. */
export const GREAT_ROOM = 1_000;
export const AVENUE = 0;
export const WEAVE = 1;
export const WALL = 2;
export const FORK = 3;
export const TREASURE = 4;
export const TRUNKS = 5;
export const SLIDE = 6;
export const DRIFTS = 7;
export const MIRAGES = 8;
/** The most that a scene of each kind takes. */
export const SCENE_LENGTH: readonly number[] = [
  2_400, 4_900, 1_400, 2_600, 2_600, 4_200, 3_000, 3_000, 3_200,
];
/** By landscape: how often a scene of each kind comes. */
export const SCENE_WEIGHT: readonly (readonly number[])[] = [
  [2, 2, 3, 2, 1, 8, 0, 0, 0],
  [2, 3, 2, 2, 1, 0, 3, 4, 0],
  [2, 3, 4, 2, 2, 0, 0, 0, 4],
];
export const SLOW_AHEAD = 2_600;
export const SLOW_PACE = 22;
export const SLOW_LENGTH = 1_600;
/** So far a train in the same direction stays on the line. */
export const SLOW_WAY = 6_000;
export const ONCOMING_AHEAD = 7_500;
/** From so far behind the alarm on nothing else stands on its track. */
export const ONCOMING_FREE = 2_000;
export const ONCOMING_PACE = 45;
export const ONCOMING_LENGTH = 1_400;
/** By landscape: per cent of the stretches with another train, from the second stretch on. */
export const TRAIN_CHANCE: readonly number[] = [45, 35, 70];
/** Per cent of those that have two, in the second half of a line. */
export const TRAINS_AGAIN = 40;
export const TUNNEL_LENGTH = 3_400;
export const TUNNEL_CROSS = 1_700;
/** No gem lies so close before or behind a crossing: the tracks bend there. */
export const TUNNEL_CLEAR = 500;
/** Nothing stands so close behind an exit. */
export const TUNNEL_BEHIND = 1_500;

// Records (GR-5.1)
/** Longer than any run: all of it at lowest speed, and two hits. */
export const MOST_TICKS = 4_200;
