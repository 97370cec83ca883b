import { runList, type ListName, type RunList } from '../requests';

/** A list of runs on the screen: its first part, and more on request. */
export class Listing {
  /** The list as it was told last, with all entries that were asked for; null before. */
  told = $state.raw<RunList | null>(null);
  private asked = 0;

  constructor(private readonly ask = runList) {}

  /** Shows another list, or the same anew; an answer that comes too late is dropped. */
  async show(list: ListName, day: string | null): Promise<void> {
    const number = ++this.asked;
    const told = await this.ask(list, day, null);
    if (number === this.asked) this.told = told;
  }

  /** Adds the next part of the list of a day. */
  async more(day: string | null): Promise<void> {
    const before = this.told;
    if (!before?.next) return;
    const number = ++this.asked;
    const next = await this.ask(before.list, day, before.next);
    if (number !== this.asked) return;
    const known = new Set(before.entries.map((entry) => entry.run));
    const others = next.entries.filter((entry) => !known.has(entry.run));
    this.told = { ...next, entries: [...before.entries, ...others] };
  }
}
