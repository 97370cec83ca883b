/** What makes a landscape: its ground, its hills, what stands beside the line, its tunnels. */

import { tone, type Hour } from '../scene/light';
import { Sheet, type Frame } from './sheet';
import { drawDesert } from './desert';
import { drawForest } from './forest';
import { drawPass } from './pass';

/** Something that stands beside the line. */
export interface Prop {
  frame: Frame;
  /** Height in gauges of track. */
  tall: number;
  /** How often, compared with others. */
  often: number;
  /** How near to the tracks it may stand, in gauges. */
  from: number;
}

export interface Landscape {
  sheet: Sheet;
  ground: Frame;
  bed: Frame;
  /** Two ranges of hills, the far one first; they repeat around the horizon. */
  hills: [Frame, Frame];
  props: Prop[];
  portal: Frame;
  /** The hill beside the portal. */
  slope: Frame;
  hour: Hour;
  /** Plain ground, as far as no picture of it is drawn. */
  plain: readonly [number, number, number];
  /** Wood of the sleepers, and what blows over the line. */
  sleeper: readonly [number, number, number];
}

/** Measures of a landscape's sheet, in pixels. */
const SHEET = [1024, 1200] as const;

/** Draws a landscape; 0 forest, 1 snowy pass, 2 desert. */
export function drawLandscape(which: number): Landscape {
  const sheet = new Sheet(...SHEET);
  if (which === 0)
    return {
      ...drawForest(sheet),
      sheet,
      hour: { sun: tone(0xfff6e2), sky: tone(0xa9cfd2), mist: tone(0xf0ebcf) },
      plain: tone(0xc6ca98),
      sleeper: tone(0x6d5136),
    };
  if (which === 1)
    return {
      ...drawPass(sheet),
      sheet,
      hour: { sun: tone(0xf2f6ff), sky: tone(0x9db9d3), mist: tone(0xe9eff2) },
      plain: tone(0xe6edf0),
      sleeper: tone(0x59493c),
    };
  return {
    ...drawDesert(sheet),
    sheet,
    hour: { sun: tone(0xffe9c8), sky: tone(0xe9a35f), mist: tone(0xfbe3ae) },
    plain: tone(0xe8c283),
    sleeper: tone(0x7b5230),
  };
}
