/** Rocks, trunks and avalanches, and what it costs to hit one (GR-3.2, GR-3.5). */

import { Driving } from './driving';
import { ALARM, BROKEN, HIT, NEAR } from './events';
import { SPENT, folded } from './state';
import { AVALANCHE, AVALANCHE_FALLS, NEAR_TICKS, NEAR_WORTH, TRUNK_FALLS } from './tuning';

/** What a train meets that does not move. */
export class Obstacles extends Driving {
  /** Warns of something that will lie on a track soon. */
  raiseAlarm(block: number): void {
    const delay = this.line.blockKind[block]! === AVALANCHE ? AVALANCHE_FALLS : TRUNK_FALLS;
    this.fallTick[block] = this.tick + delay;
    this.signs = folded(folded(this.signs, block), this.tick);
    this.events.push([ALARM, block, delay]);
  }

  /** Returns whether a block is in the way now: at once, or once it has fallen. */
  lies(block: number): boolean {
    if (this.line.blockAlarm[block]! < 0) {
      return true;
    }
    return 0 <= this.fallTick[block]! && this.fallTick[block]! <= this.tick;
  }

  /** Hits a block that lies on the track, or passes it, narrowly perhaps. */
  passBlock(block: number): void {
    const line = this.line;
    if (line.blockMirage[block]!) {
      return;
    }
    const track = line.blockTrack[block]!;
    const length = line.blockLength[block]!;
    const lying = this.lies(block);
    if (track === this.track) {
      if (lying) {
        this.at = line.blockAt[block]!;
        this.hit(block);
        return;
      }
      if (this.fallTick[block]! - this.tick <= NEAR_TICKS) {
        this.passNarrowly(block);
      }
    } else if (lying && this.tick - this.lastOn[track]! <= NEAR_TICKS) {
      this.passNarrowly(block);
    }
    if (length > 0) {
      this.shutUntil[track] = line.blockAt[block]! + length;
      this.shutBlock[track] = block;
    }
  }

  /** Hits an avalanche that one is beside or in, once it lies and one is on its track. */
  slideBeside(old: number): void {
    if (this.shutUntil[this.track]! > old && this.lies(this.shutBlock[this.track]!)) {
      const block = this.shutBlock[this.track]!;
      this.shutUntil[this.track] = 0;
      this.hit(block);
    }
  }

  /** Costs a buffer, the chain and all speed; without buffers the run ends (GR-3.2). */
  hit(block: number): void {
    this.hits.push([this.tick, this.at, this.track, block]);
    this.buffers -= 1;
    this.breakChain();
    this.pace = 0;
    this.speed = 1;
    this.braked = 1;
    this.events.push([HIT, block, this.buffers]);
    if (this.buffers === 0) {
      this.over = SPENT;
    }
  }

  /** Rewards having been on the wrong track a moment ago (GR-3.6). */
  passNarrowly(thing: number): void {
    this.near += NEAR_WORTH;
    this.events.push([NEAR, thing, NEAR_WORTH]);
  }

  /** Ends the chain: a hit, or a missed gem of a row one has taken from (GR-3.1). */
  breakChain(): void {
    if (this.chain > 0) {
      this.events.push([BROKEN, 0, this.chain]);
      this.chain = 0;
    }
  }
}
