import type { GameEvent } from '../../wire/types';
import type { Choice } from './choices';
import { bestDeliveries, better, distinctWays, type Delivery } from './deliveries';
import type { AnyHexSession } from './session.svelte';
import type { Color } from './table';

/** A cube that is picked: one of a colour in a city. */
export interface PickedCube {
  from: string;
  color: Color;
}

const AT_ONCE = 64;

/** What is picked to be delivered: the cube, the city it goes to, and on which way. */
export class Moving {
  cube = $state<PickedCube | null>(null);
  to = $state<string | null>(null);
  /** The way, a place in `ways`. */
  way = $state(0);
  /** What the deliveries would cause, as far as one had to ask, in their order. */
  #told = $state.raw<GameEvent[][]>([]);

  readonly all = $derived.by((): Delivery[] =>
    this.source().flatMap(({ action, events }, i) => {
      const known = events.length > 0 ? events : (this.#told[i] ?? []);
      return this.session.deliveryOf({ action, events: known }) ?? [];
    }),
  );
  readonly best = $derived.by(() => bestDeliveries(this.all));
  /** The cubes that can be delivered, as `hex color`. */
  readonly cubes = $derived.by(
    (): ReadonlySet<string> =>
      new Set(this.source().map(({ action }) => cubeKey(action['from'], action['color']))),
  );
  /** The deliveries of the picked cube. */
  readonly ofCube = $derived.by((): Delivery[] => {
    const { cube } = this;
    if (cube === null) return [];
    return this.all
      .filter(({ from, color }) => from === cube.from && color === cube.color)
      .sort(better);
  });
  /** The best delivery of the picked cube to each city. */
  readonly goals = $derived.by(() => bestDeliveries(this.ofCube));
  /** The ways to the picked city between which there is a choice. */
  readonly ways = $derived.by(() => distinctWays(this.ofCube.filter(({ to }) => to === this.to)));
  readonly delivery = $derived.by(() => this.ways[this.way] ?? null);

  constructor(private readonly session: AnyHexSession) {}

  private source(): readonly Choice[] {
    return this.session.of('deliver');
  }

  pickCube(from: string, color: Color): void {
    if (this.cube?.from === from && this.cube.color === color) return;
    this.cube = { from, color };
    this.way = 0;
    this.to = this.goals.length === 1 ? this.goals[0]!.to : null;
  }

  pickGoal(to: string): void {
    if (to === this.to) this.nextWay(1);
    else {
      this.to = to;
      this.way = 0;
    }
  }

  pick({ from, color, to }: Delivery): void {
    this.cube = { from, color };
    this.to = to;
    this.way = 0;
  }

  nextWay(by: number): void {
    const count = this.ways.length;
    if (count > 1) this.way = (((this.way + by) % count) + count) % count;
  }

  clear(): void {
    this.cube = null;
    this.to = null;
    this.way = 0;
  }

  /** Asks what the deliveries would cause where there were too many to be told at once. */
  async ask(): Promise<void> {
    const choices = this.source();
    this.#told = [];
    if (choices.every(({ events }) => events.length > 0)) return;
    for (let from = 0; from < choices.length; from += AT_ONCE) {
      const some = choices.slice(from, from + AT_ONCE).map(({ action }) => action);
      const told = await this.session.ctx.previews(some);
      if (!told || this.source() !== choices) return;
      this.#told = [...this.#told, ...told.map(({ events }) => events ?? [])];
    }
  }
}

/** Returns a name for all cubes of a colour in a city. */
function cubeKey(from: unknown, color: unknown): string {
  return `${String(from)} ${String(color)}`;
}
