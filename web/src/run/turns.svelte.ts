/** Turns at one device: two to six drivers, three lines, each line one after another (GR-4.3). */

import type { Result } from './sim';

export const FEWEST = 2;
export const MOST = 6;
export const LINES = 3;

export class Turns {
  readonly seeds = Array.from({ length: LINES }, () => Math.floor(Math.random() * 2 ** 31));
  /** By driver and line; null where the turn is still to come. */
  scores = $state<(number | null)[][]>([]);
  /** Whose turn on which line. */
  driver = $state(0);
  line = $state(0);

  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    this.names = distinct(names);
    this.scores = names.map(() => Array<number | null>(LINES).fill(null));
  }

  get name(): string {
    return this.names[this.driver] ?? '';
  }

  get seed(): number {
    return this.seeds[this.line] ?? 0;
  }

  get over(): boolean {
    return this.scores.every((row) => row.every((score) => score !== null));
  }

  /** Writes down the result of the turn. */
  note(result: Result): void {
    const row = this.scores[this.driver];
    if (row) row[this.line] = result.score;
  }

  /** Goes on to the next driver; who begins a line moves on by one. */
  next(): void {
    const left = (line: number) =>
      this.names
        .map((_, at) => (at + line) % this.names.length)
        .find((at) => this.scores[at]?.[line] === null);
    for (let line = 0; line < LINES; line++) {
      const driver = left(line);
      if (driver === undefined) continue;
      this.line = line;
      this.driver = driver;
      return;
    }
  }

  total(driver: number): number {
    return (this.scores[driver] ?? []).reduce<number>((sum, score) => sum + (score ?? 0), 0);
  }

  /** Who has the most points; several when they are equal. */
  get winners(): string[] {
    const most = Math.max(...this.names.map((_, at) => this.total(at)));
    return this.names.filter((_, at) => this.total(at) === most);
  }
}

/** Returns names that can be told apart: who is called like another gets a number. */
function distinct(names: readonly string[]): string[] {
  const taken: string[] = [];
  const same = (one: string, other: string) =>
    one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
  for (const name of names) {
    let free = name;
    for (let number = 2; taken.some((other) => same(other, free)); number++)
      free = `${name} ${number}`;
    taken.push(free);
  }
  return taken;
}
