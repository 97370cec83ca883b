import type { Action } from '../../wire/types';
import type { Choice } from '../hex/choices';
import type { Color, Context } from './view';

/** What grows or founds a city: the hex, the colour of a New City, the supply space. */
export class Founding {
  hex = $state<string | null>(null);
  color = $state<Color | null>(null);
  supply = $state<number | null>(null);

  /** All that may be done, whichever of the two actions it is. */
  readonly choices = $derived.by((): Choice[] => [...this.source()]);
  readonly hexes = $derived.by(
    (): ReadonlySet<string> => new Set(this.choices.map(({ action }) => action['hex'] as string)),
  );
  readonly isNew = $derived.by(() => this.choices[0]?.action.type === 'urbanize');
  readonly colors = $derived.by((): Color[] => [
    ...new Set(this.choices.flatMap(({ action }) => (action['color'] as Color | undefined) ?? [])),
  ]);
  /** The supply spaces whose cubes may be taken; empty when none has any. */
  readonly spaces = $derived.by((): number[] =>
    [
      ...new Set(this.choices.flatMap(({ action }) => (action['supply'] as number | null) ?? [])),
    ].sort((a, b) => a - b),
  );
  /** What has been picked, once it is complete. */
  readonly choice = $derived.by(
    () =>
      this.choices.find(
        ({ action }) =>
          action['hex'] === this.hex &&
          (action['supply'] as number | null) === this.supply &&
          ((action['color'] as Color | undefined) ?? null) === this.color,
      ) ?? null,
  );

  constructor(
    readonly ctx: Context,
    private readonly source: () => readonly Choice[],
  ) {}

  /** Picks the hex; what leaves no choice is picked with it. */
  pick(hex: string): void {
    this.hex = hex;
    if (this.colors.length === 1) this.color = this.colors[0]!;
    if (this.spaces.length === 1) this.supply = this.spaces[0]!;
  }

  /** Picks all that an action names. */
  pickAsIn(action: Action): void {
    this.hex = action['hex'] as string;
    this.color = (action['color'] as Color | undefined) ?? null;
    this.supply = action['supply'] as number | null;
  }

  clear(): void {
    this.hex = null;
    this.color = null;
    this.supply = null;
  }
}
