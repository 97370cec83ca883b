import { read, write } from '../app/settings.svelte';
import type { ChatLine } from '../wire/types';

const KEY = 'gs-hushed';
/** Tables beyond this number are forgotten, the oldest first. */
const MOST = 50;

/** Names who said a line, as far as that is told: a seat, or a watcher's name. */
export const speakerOf = ({ seat, name }: ChatLine): string =>
  seat === null ? `name ${name}` : `seat ${seat}`;

/** Whose words at a table are not shown in this browser. */
export class Hushed {
  speakers = $state.raw<string[]>([]);

  constructor(private readonly table: string) {
    this.speakers = all().find(([id]) => id === table)?.[1] ?? [];
  }

  has(line: ChatLine): boolean {
    return this.speakers.includes(speakerOf(line));
  }

  add(line: ChatLine): void {
    if (!this.has(line)) this.keep([...this.speakers, speakerOf(line)]);
  }

  clear(): void {
    this.keep([]);
  }

  private keep(speakers: string[]): void {
    this.speakers = speakers;
    const others = all().filter(([id]) => id !== this.table);
    const kept = speakers.length ? [[this.table, speakers], ...others] : others;
    write(KEY, JSON.stringify(kept.slice(0, MOST)));
  }
}

function all(): [string, string[]][] {
  try {
    const kept: unknown = JSON.parse(read(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, string[]][]) : [];
  } catch {
    return [];
  }
}
