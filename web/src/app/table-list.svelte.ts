import type { Page } from '../wire/client';
import type { Table } from '../wire/types';

/** A list of tables on the screen: its first page, asked again and again, and more on request. */
export class TableList {
  private first = $state.raw<Table[]>([]);
  private more = $state.raw<Table[]>([]);
  /** Leads to the next page; null where there is none. */
  next = $state<string | null>(null);

  /** Whether only tables in use were listed, for the database does not answer. */
  partial = $state(false);

  /** All tables known, each once: what has moved to the first page is shown there. */
  readonly tables = $derived([
    ...this.first,
    ...this.more.filter(({ id }) => this.first.every((table) => table.id !== id)),
  ]);

  constructor(private readonly ask: (after?: string) => Promise<Page>) {}

  /** Asks for the first page anew. */
  async look(): Promise<void> {
    const page = await this.ask();
    this.partial = page.partial;
    // Those that are only out of reach stay in sight.
    if (page.partial && this.first.length) return;
    // What the newer tables have pushed off the first page is not lost to who has more in sight.
    if (this.more.length) this.more = this.tables;
    else this.next = page.next;
    this.first = page.games;
  }

  /** Takes a table out of sight at once; the next answer of the server decides. */
  drop(id: string): void {
    this.first = this.first.filter((table) => table.id !== id);
    this.more = this.more.filter((table) => table.id !== id);
  }

  /** Adds the next page. */
  async turn(): Promise<void> {
    if (this.next === null) return;
    const page = await this.ask(this.next);
    this.more = [...this.more, ...page.games];
    this.next = page.next;
  }
}
