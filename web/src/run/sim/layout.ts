/** What lies on a line: lists of whole numbers, one entry an object, sorted by place (GR-1.2). */

import { STRETCH, STRETCHES, TRACKS } from './tuning';
import { sorted } from './whole';

/** A line between its start and its end; it never changes while it is driven. */
export class Line {
  seed: number;
  version: number;
  /** The three landscapes in the order in which they come. */
  landscapes: number[];
  /** By stretch: 0 clear, 1 dull, 2 thick. */
  weather: number[];
  length = STRETCHES * STRETCH;
  /** How often a stretch was drawn again because none could be driven through (GR-1.3). */
  redrawn = 0;
  // Gems (GR-3.1)
  gemAt: number[] = [];
  gemTrack: number[] = [];
  gemKind: number[] = [];
  gemRow: number[] = [];
  gemMirage: number[] = [];
  // Rocks, trunks, avalanches (GR-3.2, GR-3.5)
  blockAt: number[] = [];
  blockTrack: number[] = [];
  blockKind: number[] = [];
  blockLength: number[] = [];
  /** Where the train raises the alarm, -1 if the thing always stands there. */
  blockAlarm: number[] = [];
  blockHidden: number[] = [];
  blockMirage: number[] = [];
  /** The blocks with an alarm, in the order of their alarms. */
  alarmBlock: number[] = [];
  // Snow drifts, with or without a rock (GR-3.5)
  driftAt: number[] = [];
  driftTrack: number[] = [];
  driftLength: number[] = [];
  // Other trains (GR-3.3), sorted by alarm
  trainAlarm: number[] = [];
  trainAt: number[] = [];
  trainTrack: number[] = [];
  trainPace: number[] = [];
  trainLength: number[] = [];
  trainUntil: number[] = [];
  // Tunnels (GR-3.4)
  tunnelMouth: number[] = [];
  tunnelCross: number[] = [];
  tunnelExit: number[] = [];
  tunnelWays: number[] = [];

  constructor(seed: number, version: number, landscapes: number[], weather: number[]) {
    this.seed = seed;
    this.version = version;
    this.landscapes = landscapes;
    this.weather = weather;
  }

  /** Returns the landscape of a stretch. */
  landscape(stretch: number): number {
    return this.landscapes[Math.floor((stretch * 3) / STRETCHES)]!;
  }

  /** Returns how many tracks a stretch has: three, four in the desert (GR-1.1). */
  tracks(stretch: number): number {
    return TRACKS[this.landscape(stretch)]!;
  }
}

/** One stretch while it is drawn: its objects as rows of numbers, not sorted yet. */
export class Piece {
  /** Place, track, kind, row (from 0 in this stretch), mirage. */
  gems: [number, number, number, number, number][] = [];
  /** Place, track, kind, length, alarm, hidden, mirage. */
  blocks: [number, number, number, number, number, number, number][] = [];
  /** Place, track, length. */
  drifts: [number, number, number][] = [];
  /** Alarm, place, track, pace, length, until. */
  trains: [number, number, number, number, number, number][] = [];
  /** Mouth, crossing, exit, ways. */
  tunnels: [number, number, number, number[]][] = [];
  rows = 0;
}

/** Fills a line that is still empty with the pieces of its stretches, from the first on. */
export function lay(line: Line, pieces: Piece[]): void {
  let rows = 0;
  const alarms: [number, number][] = [];
  for (const piece of pieces) {
    for (const [at, track, kind, row, mirage] of sorted(piece.gems)) {
      line.gemAt.push(at);
      line.gemTrack.push(track);
      line.gemKind.push(kind);
      line.gemRow.push(rows + row);
      line.gemMirage.push(mirage);
    }
    rows += piece.rows;
    for (const [at, track, kind, length, alarm, hidden, mirage] of sorted(piece.blocks)) {
      if (alarm >= 0) {
        alarms.push([alarm, line.blockAt.length]);
      }
      line.blockAt.push(at);
      line.blockTrack.push(track);
      line.blockKind.push(kind);
      line.blockLength.push(length);
      line.blockAlarm.push(alarm);
      line.blockHidden.push(hidden);
      line.blockMirage.push(mirage);
    }
    for (const [at, track, length] of sorted(piece.drifts)) {
      line.driftAt.push(at);
      line.driftTrack.push(track);
      line.driftLength.push(length);
    }
    for (const [alarm, at, track, pace, length, until] of sorted(piece.trains)) {
      line.trainAlarm.push(alarm);
      line.trainAt.push(at);
      line.trainTrack.push(track);
      line.trainPace.push(pace);
      line.trainLength.push(length);
      line.trainUntil.push(until);
    }
    for (const [mouth, cross, leave, ways] of sorted(piece.tunnels)) {
      line.tunnelMouth.push(mouth);
      line.tunnelCross.push(cross);
      line.tunnelExit.push(leave);
      line.tunnelWays.push(...ways);
    }
  }
  for (const [, block] of sorted(alarms)) {
    line.alarmBlock.push(block);
  }
}
