import type { Point } from '../../board/types';
import type { BoardFile } from '../../wire/types';
import { read, write } from './hex';
import type { Color } from './table';

export type Terrain = 'plain' | 'river' | 'hills' | 'mountains' | 'water';

/** A hex of the board as the table needs it. */
export interface Hex {
  readonly label: string;
  /** Its centre, in units of the drawing. */
  readonly at: Point;
  /** From the centre to a corner. */
  readonly r: number;
  readonly terrain: readonly Terrain[];
  /** What was printed there; a town may have become a city since. */
  readonly kind: 'city' | 'town' | 'land' | 'water';
  /** Of the city or town. */
  readonly name: string | null;
  /** The colour printed there. */
  readonly color: Color | null;
}

/** The hexes of a board by label. */
export type Layout = ReadonlyMap<string, Hex>;

interface Stop {
  hex: string;
  name: string;
  color?: Color;
}

interface Content {
  hexes: Partial<Record<Terrain, string[]>>;
  city?: Stop[];
  town?: Stop[];
}

type Places = Record<string, { x: number; y: number; r: number }>;

/** Returns the layout of a board file. */
export function layoutOf(board: BoardFile): Layout {
  const content = board.content as unknown as Content;
  const places = board.places as unknown as Places;
  const terrain = new Map<string, Terrain[]>();
  for (const [kind, ranges] of Object.entries(content.hexes)) {
    for (const label of ranges.flatMap(hexesIn)) {
      terrain.set(label, [...(terrain.get(label) ?? []), kind as Terrain]);
    }
  }
  const cities = new Map((content.city ?? []).map((city) => [city.hex, city]));
  const towns = new Map((content.town ?? []).map((town) => [town.hex, town]));
  const labels = new Set([...terrain.keys(), ...cities.keys()]);
  return new Map(
    [...labels].flatMap((label): [string, Hex][] => {
      const place = places[label];
      if (!place) return [];
      const lies = terrain.get(label) ?? [];
      const city = cities.get(label);
      const town = towns.get(label);
      const kind = city ? 'city' : lies.includes('water') ? 'water' : town ? 'town' : 'land';
      const hex: Hex = {
        label,
        at: { x: place.x, y: place.y },
        r: place.r,
        terrain: lies,
        kind,
        name: (city ?? town)?.name ?? null,
        color: city?.color ?? null,
      };
      return [[label, hex]];
    }),
  );
}

/** Returns the labels of a range down a column: `C5-C11` is C5 C7 C9 C11. */
function hexesIn(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const [column, from] = read(first);
  const [, to] = read(last);
  const labels: string[] = [];
  for (let row = from; row <= to; row += 2) labels.push(write(column, row));
  return labels;
}
