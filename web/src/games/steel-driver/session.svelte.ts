import { untrack } from 'svelte';
import { readDrawing } from '../../board/drawing';
import type { Point } from '../../board/types';
import type { Step } from '../../wire/types';
import { stepped } from '../shared/prompt/bids';
import { initials } from '../shared/seats';
import type { Session } from '../types';
import { askOf, ranked, type Bid, type Build, type Claim, type Transcontinental } from './choices';
import { layoutOf } from './layout';
import { companyLetter } from './livery';
import { openingBid } from './opening';
import { targetsOf } from './targets';
import type { Context } from './view';
import { explainNot } from './why-not';

/** A transcontinental link to be celebrated, and the step that completed it. */
export interface Celebration extends Transcontinental {
  n: number;
}

/** Steps that may come at once and still be news: bots are quick, and connections break. */
const CATCH_UP = 12;

/** What the parts of the table share: what is asked, and what has been picked so far. */
export class SteelDriverSession implements Session {
  readonly ctx: Context;

  readonly layout = $derived.by(() => layoutOf(this.ctx.board));
  readonly drawing = $derived.by(() => readDrawing(this.ctx.board.svg));
  readonly companies = $derived.by(() => Object.keys(this.ctx.view.companies));
  /** The letter of each seat. */
  readonly initials = $derived.by(() =>
    initials(
      this.ctx.view.seats.map((_, seat) => this.ctx.name(seat)),
      this.companies.map(companyLetter),
    ),
  );
  readonly ask = $derived.by(() => askOf(this.ctx.legal));

  /** The company picked for nomination. */
  nominee = $state<string | null>(null);
  /** The bid in the stepper, as typed. */
  amount = $state<number | null>(null);
  /** The route picked to build on, and which of its ends is built from. */
  route = $state<string | null>(null);
  from = $state<string | null>(null);
  /** The location picked to claim from. */
  site = $state<string | null>(null);
  /** A location whose legal routes alone are offered, since it was pointed at. */
  near = $state<string | null>(null);
  /** What the mouse or keyboard points at on the board. */
  pointed = $state<string | null>(null);
  /** A company whose network alone shows in full colour. */
  spotlight = $state<string | null>(null);
  celebration = $state.raw<Celebration | null>(null);

  /** The bids among which the stepper moves. */
  readonly bids = $derived.by((): Bid[] => {
    if (this.ask?.kind === 'bid') return this.ask.bids;
    if (this.ask?.kind !== 'nominate' || this.nominee === null) return [];
    return this.ask.nominations.get(this.nominee) ?? [];
  });
  /** The bid that the stepper shows, if it may be made. */
  readonly bid = $derived.by(() => this.bids.find(({ amount }) => amount === this.amount) ?? null);

  /** The legal builds, the best-paying first, one a route. */
  readonly builds = $derived.by((): Build[] => {
    if (this.ask?.kind !== 'build') return [];
    const all = ranked(this.ask.sites);
    const { near } = this;
    return near === null ? all : all.filter(({ from, to }) => from === near || to === near);
  });
  readonly forced = $derived.by(
    () => this.ask?.kind === 'build' && (this.ctx.legal?.actions.length ?? 0) === 1,
  );
  /** The ways to build on the picked route: one for each end it may start from. */
  readonly ways = $derived.by((): Build[] => {
    if (this.ask?.kind !== 'build' || this.route === null) return [];
    return this.ask.sites.get(this.route) ?? [];
  });
  readonly build = $derived.by(
    () => this.ways.find(({ from }) => from === this.from) ?? this.ways[0] ?? null,
  );

  /** The legal claims, the most valuable first. */
  readonly claims = $derived.by((): Claim[] => {
    if (this.ask?.kind !== 'claim') return [];
    return [...this.ask.claims.values()].sort(
      (a, b) => b.value - a.value || a.color.localeCompare(b.color),
    );
  });
  readonly claim = $derived.by(() =>
    this.ask?.kind === 'claim' && this.site !== null
      ? (this.ask.claims.get(this.site) ?? null)
      : null,
  );

  /** What the goods of the company on turn are worth already. */
  readonly worth = $derived.by((): number => {
    const { steps, n, view } = this.ctx;
    for (const { events } of steps.slice(0, n).reverse()) {
      const claimed = events.find((e) => e.type === 'claimed' && e['company'] === view.company);
      if (claimed) return claimed['value'] as number;
    }
    return 0;
  });

  readonly targets = $derived.by(() => targetsOf(this));

  /** Where to look when something is asked that is answered on the board. */
  readonly attention = $derived.by((): Point[] => {
    if (this.ask?.kind === 'build') {
      const ends = [...this.ask.sites.values()].flat().flatMap(({ from, to }) => [from, to]);
      return this.points([...new Set(ends)]);
    }
    if (this.ask?.kind === 'claim') return this.points([...this.ask.claims.keys()]);
    return [];
  });

  #celebrated: number;

  constructor(ctx: Context) {
    this.ctx = ctx;
    this.#celebrated = ctx.n;
    // Whatever was picked belongs to one question; the next begins afresh. The same question
    // may be asked again, when the connection was lost or the past was looked at.
    let asked: number | null = null;
    $effect(() => {
      const n = this.ctx.legal?.n ?? null;
      if (n === null || n === asked) return;
      asked = n;
      untrack(() => this.begin());
    });
    $effect(() => {
      const { n, steps } = this.ctx;
      untrack(() => {
        const since = this.#celebrated;
        this.#celebrated = n;
        if (n > since && n - since <= CATCH_UP) this.celebrate(steps.slice(since, n));
      });
    });
  }

  /** Celebrates the transcontinental link if it was completed in these steps. */
  private celebrate(steps: readonly Step[]): void {
    for (const { n, events } of steps) {
      const joined = events.find(({ type }) => type === 'transcontinental');
      if (joined) this.celebration = { ...(joined as unknown as Transcontinental), n };
    }
  }

  get scene(): boolean {
    return this.celebration !== null;
  }

  endScene(): void {
    this.celebration = null;
  }

  get playable(): boolean {
    return this.ask !== null && !this.ctx.sending;
  }

  /** Offers the least bid, and a forced build or a single claim at once. */
  private begin(): void {
    this.clear();
    const { ask } = this;
    if (ask?.kind === 'bid') this.amount = ask.bids[0]?.amount ?? null;
    if (ask?.kind === 'build' && ask.sites.size === 1) this.pickRoute([...ask.sites.keys()][0]!);
    if (ask?.kind === 'claim' && ask.claims.size === 1) this.site = [...ask.claims.keys()][0]!;
  }

  /** Puts everything picked back. */
  clear(): void {
    this.nominee = null;
    this.amount = null;
    this.route = null;
    this.from = null;
    this.site = null;
    this.near = null;
  }

  /** Picks a company to nominate, with a first bid that pays for a link. */
  nominate(company: string): void {
    if (this.ask?.kind !== 'nominate') return;
    const bids = this.ask.nominations.get(company);
    if (!bids) {
      void explainNot(this, { kind: 'company', id: company });
      return;
    }
    this.nominee = company;
    const kept = bids.some(({ amount }) => amount === this.amount);
    if (!kept) this.amount = openingBid(company, bids, this.ctx.view, this.layout);
  }

  /** Raises or lowers the bid in the stepper, within what may be bid. */
  step(way: 1 | -1): void {
    this.amount = stepped(this.bids, this.amount, way);
  }

  pickRoute(route: string): void {
    if (this.ask?.kind !== 'build') return;
    const ways = this.ask.sites.get(route) ?? [];
    if (this.route === route && ways.length > 1) {
      this.from = ways.find(({ from }) => from !== this.from)?.from ?? null;
      return;
    }
    this.route = route;
    this.from = ways[0]?.from ?? null;
  }

  /** Answers a click on the board: picks what is legal, says why not of everything else. */
  pick(target: string | null): void {
    if (target === null) {
      this.near = null;
      return;
    }
    const [kind, id] = split(target);
    const { ask } = this;
    if (ask?.kind === 'build' && kind === 'route' && ask.sites.has(id)) {
      this.pickRoute(id);
      return;
    }
    if (ask?.kind === 'claim' && kind === 'location' && ask.claims.has(id)) {
      this.site = id;
      return;
    }
    if (ask?.kind === 'build' && kind === 'location' && this.pickNear(id)) return;
    void explainNot(this, { kind, id });
  }

  /** Picks the only legal route at a location, or offers only those; false when there is none. */
  private pickNear(location: string): boolean {
    if (this.ask?.kind !== 'build') return false;
    const all = [...this.ask.sites].filter(([, [build]]) => {
      return build !== undefined && (build.from === location || build.to === location);
    });
    // What leads there is meant rather than what leads on from there.
    const arriving = all.filter(([, builds]) => builds.some(({ to }) => to === location));
    const meant = arriving.length > 0 ? arriving : all;
    if (meant.length === 1) this.pickRoute(meant[0]![0]);
    else if (meant.length > 1) {
      this.near = location;
      if (!this.builds.some(({ route }) => route === this.route)) this.route = null;
    }
    return meant.length > 0;
  }

  /** Plays what has been picked. */
  confirm(): boolean {
    const action =
      this.ask?.kind === 'build'
        ? this.build?.action
        : this.ask?.kind === 'claim'
          ? this.claim?.action
          : this.bid?.action;
    if (!action || !this.playable) return false;
    void this.ctx.play(action);
    return true;
  }

  /** Passes: the bid, or the Active Player marker. */
  pass(): void {
    const { ask } = this;
    const action =
      ask?.kind === 'bid' ? ask.pass : ask?.kind === 'nominate' ? ask.passMarker : null;
    if (action && this.playable) void this.ctx.play(action);
  }

  /** Enter confirms, Escape takes back what was picked, arrows raise or lead onto the board. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const element = event.target instanceof Element ? event.target : null;
    const typing = element?.closest('input, textarea, select, [contenteditable]') ?? null;
    const pressing = element?.closest('button, a, summary, [role="button"], [role="tab"]') ?? null;
    if (event.key === 'Escape') {
      if (this.celebration) this.celebration = null;
      else if (this.nominee ?? this.route ?? this.site ?? this.near) {
        const ask = this.ask;
        this.clear();
        if (ask?.kind === 'bid') this.amount = ask.bids[0]?.amount ?? null;
      } else if (this.spotlight) this.spotlight = null;
      else return false;
      return true;
    }
    if (event.key === 'Enter') {
      if (this.celebration && !pressing) {
        this.celebration = null;
        return true;
      }
      const stepping = typing?.hasAttribute('data-bid') ?? false;
      const picked = pressing?.matches('[data-target][aria-pressed="true"]') ?? false;
      return ((!typing && !pressing) || stepping || picked) && this.confirm();
    }
    if (typing || pressing || !event.key.startsWith('Arrow')) return false;
    if (this.bids.length > 0) {
      if (event.key === 'ArrowUp') this.step(1);
      else if (event.key === 'ArrowDown') this.step(-1);
      else return false;
      return true;
    }
    const first = document.querySelector<SVGElement>('[data-target][tabindex="0"]');
    if (this.ask === null || !first) return false;
    first.focus();
    return true;
  }

  private points(locations: readonly string[]): Point[] {
    return locations.flatMap((id) => this.layout.locations.get(id)?.at ?? []);
  }
}

/** Returns the kind and the id in the name of a target. */
export function split(target: string): ['location' | 'route', string] {
  const colon = target.indexOf(':');
  return [target.slice(0, colon) as 'location' | 'route', target.slice(colon + 1)];
}
