import { untrack } from 'svelte';
import { readDrawing } from '../../board/drawing';
import type { Action } from '../../wire/types';
import { stepped } from '../shared/prompt/bids';
import { initials } from '../shared/seats';
import type { Session } from '../types';
import { askOf, type Bid, type Purchase } from './choices';
import { payoutsOf, STAGES, type Payout } from './dividends/payout';
import { revealsOf, type Reveal } from './dividends/reveal';
import { holdingsOf, salesOf } from './sale';
import { byType, type Choice } from '../hex/choices';
import type { CompanyId, Context } from './view';

/** Something that happened unasked and is told over the board, one thing after another. */
export type Telling =
  | {
      kind: 'dividends';
      payout: Payout;
      /** The place of the stage in `STAGES`; past the last one all has been told. */
      stage: number;
    }
  | { kind: 'sales'; reveal: Reveal };

/** Steps that may come at once and still be news: bots are quick, and connections break. */
const CATCH_UP = 40;

/** What the parts of the table share: what is asked, and what has been picked so far. */
export class BaronsSession implements Session {
  readonly ctx: Context;

  readonly drawing = $derived.by(() => readDrawing(this.ctx.board.svg));
  /** The letter of each seat. */
  readonly initials = $derived.by(() =>
    initials(this.ctx.view.players.map((_, seat) => this.ctx.name(seat))),
  );
  readonly ask = $derived.by(() => askOf(this.ctx.legal));
  /** All that may be done now, by the type of action; empty when nothing is asked of me. */
  readonly choices = $derived.by(() => byType(this.ctx.legal));
  /** The dividends of all rounds up to the moment shown. */
  readonly payouts = $derived.by(() => payoutsOf(this.ctx.steps.slice(0, this.ctx.n)));

  /** The bid in the stepper, as typed. */
  amount = $state<number | null>(null);
  /** How many shares are to be bought. */
  count = $state<number | null>(null);
  /** How many shares of each company are to be sold; nobody else learns of it. */
  sale = $state<Partial<Record<CompanyId, number>>>({});
  /** Whether a choice is being sent or taken back, action after action. */
  busy = $state(false);
  /** What is still to be told, the first of it now. */
  tellings = $state.raw<Telling[]>([]);
  /** A company whose track alone shows in full colour. */
  spotlight = $state<CompanyId | null>(null);
  /** What the mouse or keyboard points at on the board. */
  pointed = $state<string | null>(null);

  readonly bids = $derived.by((): Bid[] => (this.ask?.kind === 'bid' ? this.ask.bids : []));
  /** The bid that the stepper shows, if it may be made. */
  readonly bid = $derived.by(() => this.bids.find(({ amount }) => amount === this.amount) ?? null);
  readonly purchase = $derived.by((): Purchase | null =>
    this.ask?.kind === 'buy'
      ? (this.ask.purchases.find(({ count }) => count === this.count) ?? null)
      : null,
  );
  /** What I may sell in this round, also what I have chosen already. */
  readonly holdings = $derived.by(() => {
    const { view, seat } = this.ctx;
    return view.phase === 'sell' && seat !== null ? holdingsOf(view, seat) : [];
  });

  #told: number;

  constructor(ctx: Context) {
    this.ctx = ctx;
    this.#told = ctx.n;
    // Whatever was picked belongs to one question; the next begins afresh. Sales are one
    // question a round, though they are asked company by company.
    let asked = '';
    $effect(() => {
      const { legal, view } = this.ctx;
      if (legal === null) return;
      const question = view.phase === 'sell' ? `sell ${view.round}` : `${legal.n}`;
      if (question === asked) return;
      asked = question;
      untrack(() => this.begin());
    });
    $effect(() => {
      const { n, live } = this.ctx;
      if (!live) return;
      untrack(() => {
        const since = this.#told;
        this.#told = n;
        if (n > since && n - since <= CATCH_UP) this.tellNews(since, n);
      });
    });
    // Whoever is to build or to move goods wants to see the board.
    $effect(() => {
      if (this.ask?.kind === 'build' || this.ask?.kind === 'move') this.tellings = [];
    });
  }

  get playable(): boolean {
    return this.ask !== null && !this.ctx.sending && !this.busy;
  }

  /** The choices of one type of action, such as `lay`; none when it may not be done. */
  of(type: string): Choice[] {
    return this.choices.get(type) ?? [];
  }

  /** Offers the least bid, the least purchase, and to keep all shares. */
  private begin(): void {
    const { ask } = this;
    this.amount = ask?.kind === 'bid' ? (ask.bids[0]?.amount ?? null) : null;
    this.count = ask?.kind === 'buy' ? (ask.purchases[0]?.count ?? null) : null;
    this.sale = {};
  }

  play(action: Action | null | undefined): boolean {
    if (!action || !this.playable) return false;
    void this.ctx.play(action);
    return true;
  }

  step(way: 1 | -1): void {
    this.amount = stepped(this.bids, this.amount, way);
  }

  /** Sets how many shares of a company are to be sold. */
  sell(company: CompanyId, count: number): void {
    this.sale = { ...this.sale, [company]: count };
  }

  /** Sends the choice of what to sell, company by company as the rules ask. */
  async sendSale(): Promise<void> {
    const { seat } = this.ctx;
    if (seat === null || !this.playable) return;
    this.busy = true;
    try {
      for (const action of salesOf(this.holdings, this.sale, seat)) {
        if (!(await this.ctx.play(action))) break;
      }
    } finally {
      this.busy = false;
    }
  }

  /** Whether my choice of what to sell may be taken back as a whole: nobody acted after it. */
  get mayReconsider(): boolean {
    return this.ctx.mayUndo && this.ctx.steps.at(-1)?.action?.type === 'sell' && !this.busy;
  }

  /** Takes back all that I chose to sell, as far as nobody acted after it. */
  async reconsider(): Promise<void> {
    const kept = { ...this.ctx.view.sell?.chosen };
    this.busy = true;
    try {
      for (let left = this.holdings.length; left > 0; left -= 1) {
        if (!this.ctx.mayUndo || this.ctx.steps.at(-1)?.action?.type !== 'sell') break;
        const { n } = this.ctx;
        await this.ctx.undo();
        if (this.ctx.n >= n) break;
      }
    } finally {
      this.busy = false;
    }
    this.sale = kept;
  }

  // What is told

  /** What is being told now. */
  get telling(): Telling | null {
    return this.tellings[0] ?? null;
  }

  /** Begins to tell the dividends paid and the sales revealed in some steps. */
  private tellNews(from: number, to: number): void {
    const isNew = ({ n }: { n: number }): boolean => n > from && n <= to;
    const { steps } = this.ctx;
    const payouts = this.payouts.filter(isNew);
    const reveals = revealsOf(steps.slice(0, to)).filter(isNew);
    const news: Telling[] = [
      ...payouts.map((payout) => ({ kind: 'dividends' as const, payout, stage: 0 })),
      ...reveals.map((reveal) => ({ kind: 'sales' as const, reveal })),
    ];
    // New dividends take the place of what nobody looked at any more.
    if (news.length > 0) this.tellings = payouts.length > 0 ? news : [...this.tellings, ...news];
  }

  /** Begins to tell dividends once more. */
  tell(payout: Payout): void {
    this.tellings = [{ kind: 'dividends', payout, stage: 0 }];
  }

  /** Tells the next stage. */
  tellNext(): void {
    const [first, ...rest] = this.tellings;
    if (first?.kind === 'dividends' && first.stage < STAGES.length)
      this.tellings = [{ ...first, stage: first.stage + 1 }, ...rest];
  }

  /** Tells all that is left at once. */
  tellAll(): void {
    const [first, ...rest] = this.tellings;
    if (first?.kind === 'dividends') this.tellings = [{ ...first, stage: STAGES.length }, ...rest];
  }

  /** Puts away what is told; the next thing follows. */
  tellNoMore(): void {
    this.tellings = this.tellings.slice(1);
  }

  // The keyboard

  /** Plays what has been picked. */
  confirm(): boolean {
    switch (this.ask?.kind) {
      case 'bid':
        return this.play(this.bid?.action);
      case 'buy':
        return this.play(this.purchase?.action);
      default:
        return false;
    }
  }

  /** Enter confirms, Escape puts away, arrows raise. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const element = event.target instanceof Element ? event.target : null;
    const typing = element?.closest('input, textarea, select, [contenteditable]') ?? null;
    const pressing = element?.closest('button, a, summary, [role="button"], [role="tab"]') ?? null;
    if (event.key === 'Escape') {
      if (this.telling) this.tellNoMore();
      else if (this.spotlight) this.spotlight = null;
      else return false;
      return true;
    }
    if (event.key === 'Enter') {
      const stepping = typing?.hasAttribute('data-bid') ?? false;
      return ((!typing && !pressing) || stepping) && this.confirm();
    }
    if (typing || pressing || this.bids.length === 0) return false;
    if (event.key === 'ArrowUp') this.step(1);
    else if (event.key === 'ArrowDown') this.step(-1);
    else return false;
    return true;
  }

  /** Answers a click on the board. */
  pick(target: string | null): void {
    this.pointed = target;
  }
}
