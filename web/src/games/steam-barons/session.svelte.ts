import { untrack } from 'svelte';
import type { Action } from '../../wire/types';
import type { Choice } from '../hex/choices';
import type { Delivery } from '../hex/deliveries';
import { HexSession } from '../hex/session.svelte';
import type { Owner, Stop } from '../hex/table';
import type { Livery } from '../shared/livery';
import { stepped } from '../shared/prompt/bids';
import { askOf, type Bid, type Purchase } from './choices';
import { deliveryOf } from './deliveries';
import { payoutsOf, STAGES, type Payout } from './dividends/payout';
import { revealsOf, type Reveal } from './dividends/reveal';
import { Joining } from './joining.svelte';
import { companyLetter, companyName, liveryOf } from './livery';
import { holdingsOf, salesOf } from './sale';
import { COMPANIES, type CompanyId, type Context, type View } from './view';
import { explainNot } from './why-not';

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
export class BaronsSession extends HexSession<View> {
  readonly joining: Joining;
  readonly ask = $derived.by(() => askOf(this.ctx.legal));
  /** The dividends of all rounds up to the moment shown. */
  readonly payouts = $derived.by(() => payoutsOf(this.ctx.steps.slice(0, this.ctx.n)));

  /** The bid in the stepper, as typed. */
  amount = $state<number | null>(null);
  /** How many shares are to be bought. */
  count = $state<number | null>(null);
  /** How many shares of each company are to be sold; nobody else learns of it. */
  sale = $state<Partial<Record<CompanyId, number>>>({});
  /** Whether a choice is being sent or taken back, action after action. */
  sending = $state(false);
  /** What is still to be told, the first of it now. */
  tellings = $state.raw<Telling[]>([]);
  /** Whether it is told because it is news, not because somebody has asked for it. */
  unasked = $state(false);
  /** Whether the page of the result tells it, so that the board need not. */
  toldInResult = $state(false);
  /** A company whose track alone shows in full colour. */
  spotlight = $state<CompanyId | null>(null);

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
    super(ctx);
    this.joining = new Joining(this);
    this.#told = ctx.n;
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

  // The board

  get owner(): string {
    return this.ctx.view.company ?? '';
  }

  get isBuilding(): boolean {
    const { view, seat } = this.ctx;
    return view.build !== null && view.companies[view.build.company].controller === seat;
  }

  livery(owner: Owner | null): Livery {
    // While one company's track is looked at, all other track looks like nobody's.
    const others = this.spotlight !== null && owner !== this.spotlight;
    return liveryOf(others ? null : (owner as string | null));
  }

  override get letters(): string[] {
    // B is also where the price of a bankrupt company stands.
    return [...COMPANIES.map(companyLetter), 'B'];
  }

  seatLivery(): null {
    return null;
  }

  ownerName(owner: Owner): string {
    return companyName(String(owner));
  }

  deliveryOf(choice: Choice): Delivery | null {
    return deliveryOf(choice);
  }

  explainNot(hex: string): Promise<void> {
    return explainNot(this, hex);
  }

  override get buildTypes(): readonly string[] {
    return BUILD_TYPES;
  }

  override get stops(): Stop[] {
    const { cities, towns } = this.ctx.view;
    return [...cities, ...towns];
  }

  override mayPick(hex: string): boolean {
    return super.mayPick(hex) || this.joining.hexes.has(hex);
  }

  override get picked(): (string | null)[] {
    return [...super.picked, ...(this.joining.pair ?? [])];
  }

  override get pending(): Action | null {
    return this.joining.choice?.action ?? super.pending;
  }

  protected override pickHex(hex: string): boolean {
    if (this.lays.has(hex)) {
      this.joining.clear();
      return super.pickHex(hex);
    }
    if (!this.joining.hexes.has(hex)) return false;
    this.trial.putBack();
    this.joining.pick(hex);
    return true;
  }

  protected override pickHinted(hint: Action): void {
    super.pickHinted(hint);
    if (hint.type !== 'connect' || !this.playable) return;
    this.clear();
    this.joining.pair = hint['hexes'] as [string, string];
  }

  override clear(): void {
    super.clear();
    this.joining.clear();
  }

  // What is asked

  override get playable(): boolean {
    return super.playable && !this.sending;
  }

  /** Sales are one question a round, though they are asked company by company. */
  protected override get question(): string | null {
    const { legal, view } = this.ctx;
    if (legal === null) return null;
    return view.phase === 'sell' ? `sell ${view.round}` : `${legal.n}`;
  }

  /** Offers the least bid, the least purchase, and to keep all shares. */
  protected override begin(): void {
    super.begin();
    const { ask } = this;
    this.amount = ask?.kind === 'bid' ? (ask.bids[0]?.amount ?? null) : null;
    this.count = ask?.kind === 'buy' ? (ask.purchases[0]?.count ?? null) : null;
    this.sale = {};
  }

  step(way: 1 | -1): void {
    this.amount = stepped(this.bids, this.amount, way);
  }

  /**
   * Whether I have still to choose what to sell. What is legal is asked anew whenever somebody
   * else has chosen, and the form must not vanish from under my fingers meanwhile.
   */
  get choosing(): boolean {
    const { present, seat, view } = this.ctx;
    return present && seat !== null && (view.sell?.waiting.includes(seat) ?? false);
  }

  /** Whether the choice of what to sell may be sent. */
  get maySell(): boolean {
    return this.choosing && !this.sending && !this.ctx.sending;
  }

  /** Sets how many shares of a company are to be sold. */
  sell(company: CompanyId, count: number): void {
    this.sale = { ...this.sale, [company]: count };
  }

  /** Sends the choice of what to sell, company by company as the rules ask. */
  async sendSale(): Promise<void> {
    const { seat } = this.ctx;
    if (seat === null || !this.maySell) return;
    this.sending = true;
    try {
      for (const action of salesOf(this.holdings, this.sale, seat)) {
        if (!(await this.ctx.play(action))) break;
      }
    } finally {
      this.sending = false;
    }
  }

  /** Whether my choice of what to sell may be taken back as a whole: nobody acted after it. */
  get mayReconsider(): boolean {
    return this.ctx.mayUndo && this.ctx.steps.at(-1)?.action?.type === 'sell' && !this.sending;
  }

  /** Takes back all that I chose to sell, as far as nobody acted after it. */
  async reconsider(): Promise<void> {
    const kept = { ...this.ctx.view.sell?.chosen };
    this.sending = true;
    try {
      for (let left = this.holdings.length; left > 0; left -= 1) {
        if (!this.ctx.mayUndo || this.ctx.steps.at(-1)?.action?.type !== 'sell') break;
        const { n } = this.ctx;
        await this.ctx.undo();
        if (this.ctx.n >= n) break;
      }
    } finally {
      this.sending = false;
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
    if (news.length === 0) return;
    this.unasked = true;
    // What has been told to its end makes room, and old dividends do for new ones.
    const unfinished = this.tellings.filter(
      (each) => each.kind === 'dividends' && each.stage < STAGES.length,
    );
    this.tellings = payouts.length > 0 ? news : [...unfinished, ...news];
  }

  get scene(): boolean {
    return this.tellings.length > 0;
  }

  endScene(): void {
    this.tellings = [];
  }

  /** Begins to tell dividends once more. */
  tell(payout: Payout): void {
    this.unasked = false;
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
  override confirm(): boolean {
    switch (this.ask?.kind) {
      case 'bid':
        return this.play(this.bid?.action);
      case 'buy':
        return this.play(this.purchase?.action);
      default:
        return super.confirm();
    }
  }

  /** Arrows raise the bid, Enter in its field confirms; else as on every board of hexes. */
  override key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const element = event.target instanceof Element ? event.target : null;
    const typing = element?.closest('input, textarea, select, [contenteditable]') ?? null;
    if (event.key === 'Enter' && (typing?.hasAttribute('data-bid') ?? false)) return this.confirm();
    const pressing = element?.closest('button, a, summary, [role="button"], [role="tab"]') ?? null;
    if (this.bids.length > 0 && !typing && !pressing) {
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        this.step(event.key === 'ArrowUp' ? 1 : -1);
        return true;
      }
    }
    return super.key(event);
  }

  protected override escape(): boolean {
    if (this.telling) this.tellNoMore();
    else if (super.escape()) return true;
    else if (this.spotlight) this.spotlight = null;
    else return false;
    return true;
  }
}

const BUILD_TYPES = ['lay', 'connect'];
