/** What an event tells: the page makes sound and words of it. */

export const GEM = 1;
export const SLIP = 2;
export const BROKEN = 3;
export const HIT = 4;
export const NEAR = 5;
export const STRETCH_END = 6;
export const STEADY_END = 7;
export const ALARM = 8;
export const TRAIN = 9;
export const MOUTH = 10;
export const CROSS = 11;
export const EXIT = 12;
export const HOT = 13;
export const CHANGING = 14;
export const OVER = 15;
/** Added to the number of a train that was passed narrowly. */
export const NEAR_TRAIN = 1_000;
