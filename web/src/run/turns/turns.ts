/** Taking turns at one device: the same line one after another, three lines, a winner (GR-4.3). */

export const FEWEST = 2;
export const MOST = 6;
export const LINES = 3;

/** Whose turn it is, over which line. */
export interface Turn {
  player: number;
  line: number;
  seed: number;
}

/** A row of the table: who, with how many points on each line, best first. */
export interface Row {
  player: number;
  name: string;
  /** By line; null where the turn has not come yet. */
  scores: (number | null)[];
  total: number;
  /** Lines on which nobody made more. */
  won: number;
}

export interface Turns {
  readonly names: readonly string[];
  readonly seeds: readonly number[];
  /** By line and player. */
  readonly scores: readonly (readonly (number | null)[])[];
}

/** Returns names as they can be told apart: cleaned of spaces, numbered where two are the same. */
export function distinct(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const wished of names) {
    const name = wished.trim();
    let free = name;
    for (let number = 2; taken.some((other) => sameName(other, free)); number++)
      free = `${name} ${number}`;
    taken.push(free);
  }
  return taken;
}

function sameName(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
}

/** Whether so many names, none of them empty, can play. */
export function canBegin(names: readonly string[]): boolean {
  return names.length >= FEWEST && names.length <= MOST && names.every((name) => name.trim());
}

/** Returns turns that begin, over three lines. */
export function begin(names: readonly string[], seeds: readonly number[]): Turns {
  if (!canBegin(names)) throw new RangeError(`Two to six names take turns, not ${names.length}.`);
  if (seeds.length !== LINES) throw new RangeError(`Turns are over ${LINES} lines.`);
  return {
    names: distinct(names),
    seeds: [...seeds],
    scores: seeds.map(() => names.map(() => null)),
  };
}

/**
 * Returns whose turn it is, null when all have driven. Who begins moves on by one from line to
 * line, so that nobody always sees a line first.
 */
export function turn({ names, seeds, scores }: Turns): Turn | null {
  for (const [line, seed] of seeds.entries())
    for (let place = 0; place < names.length; place++) {
      const player = (place + line) % names.length;
      if (scores[line]?.[player] === null) return { player, line, seed };
    }
  return null;
}

/** Returns the turns after the one whose turn it was has made so many points. */
export function driven(turns: Turns, points: number): Turns {
  const now = turn(turns);
  if (!now) return turns;
  return {
    ...turns,
    scores: turns.scores.map((row, line) =>
      row.map((score, player) => (line === now.line && player === now.player ? points : score)),
    ),
  };
}

/** Returns the table, the most points first. */
export function table({ names, scores }: Turns): Row[] {
  const rows = names.map((name, player) => {
    const own = scores.map((row) => row[player] ?? null);
    return {
      player,
      name,
      scores: own,
      total: own.reduce<number>((sum, score) => sum + (score ?? 0), 0),
      won: own.filter((score, line) => score !== null && score === bestOn(scores[line] ?? []))
        .length,
    };
  });
  return rows.sort((a, b) => b.total - a.total || b.won - a.won || a.player - b.player);
}

function bestOn(row: readonly (number | null)[]): number | null {
  return row.includes(null) ? null : Math.max(...row.map((score) => score ?? 0));
}

/** Returns who has won, two or more where points and lines won are equal; null before the end. */
export function winners(turns: Turns): string[] | null {
  if (turn(turns)) return null;
  const rows = table(turns);
  const [first] = rows;
  return rows
    .filter((row) => row.total === first?.total && row.won === first.won)
    .map((row) => row.name);
}
