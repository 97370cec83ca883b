import type { Choice } from '../hex/choices';
import type { BaronsSession } from './session.svelte';

type Pair = [string, string];

/** The pair of neighbouring cities picked to be joined. */
export class Joining {
  pair = $state<Pair | null>(null);

  readonly choices = $derived.by((): Choice[] => this.session.of('connect'));
  readonly hexes = $derived.by(
    (): ReadonlySet<string> => new Set(this.choices.flatMap(({ action }) => pairOf(action))),
  );
  readonly choice = $derived.by(
    () => this.choices.find(({ action }) => pairOf(action).join() === this.pair?.join()) ?? null,
  );

  constructor(private readonly session: BaronsSession) {}

  /** Picks a pair with a city in it; the next one if the city is in several. */
  pick(hex: string): void {
    const pairs = this.choices.map(({ action }) => pairOf(action));
    const here = pairs.filter((pair) => pair.includes(hex));
    const at = here.findIndex((pair) => pair.join() === this.pair?.join());
    this.pair = here[(at + 1) % here.length] ?? null;
  }

  clear(): void {
    this.pair = null;
  }
}

function pairOf(action: Choice['action']): Pair {
  return action['hexes'] as Pair;
}
