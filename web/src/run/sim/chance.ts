/** What a seed draws, the same as on the server, for ever (GR-1.2). */

import { sha256 } from '@noble/hashes/sha2.js';

/** Anything that draws evenly from 0..n-1. */
export interface Draws {
  randrange(n: number): number;
}

const BLOCK = 1n << 64n;

/**
 * The stream of turn `turn` of a seed: its i-th number is the first eight bytes, big-endian, of
 * SHA-256 over the text `goldenspike:<seed>:<turn>:<i>`; a number below n is taken by rejecting
 * values of the incomplete last block, then taking the remainder.
 */
export class SeedDraws implements Draws {
  private readonly prefix: string;
  private drawn = 0;

  constructor(seed: number, turn: number) {
    this.prefix = `goldenspike:${seed}:${turn}:`;
  }

  /** Returns a number from 0 to n-1, evenly. */
  randrange(n: number): number {
    const whole = BigInt(n);
    const limit = (BLOCK / whole) * whole;
    for (;;) {
      const block = sha256(new TextEncoder().encode(`${this.prefix}${this.drawn}`));
      this.drawn += 1;
      const value = new DataView(block.buffer, block.byteOffset).getBigUint64(0);
      if (value < limit) return Number(value % whole);
    }
  }
}
