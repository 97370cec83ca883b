import type { Action, GameEvent, Legal } from '../../wire/types';
import type { Bid as AnyBid } from '../shared/prompt/bids';
import { routeId } from './layout';
import type { GoodsColor } from './view';

export type Bid = AnyBid<Action>;

/** A link that may be built, with what it would cause. */
export interface Build {
  action: Action;
  company: string;
  route: string;
  from: string;
  to: string;
  cost: number;
  gain: number;
  /** The company's profit level afterwards, without what the transcontinental link adds. */
  profit: number;
  /** Cubes left in the box. */
  cubes: number;
  first: boolean;
  transcontinental: Transcontinental | null;
}

/** What joining the two ends of the transcontinental link would bring. */
export interface Transcontinental {
  builder: string;
  others: string[];
  chain: string[];
  bonus: Record<string, number>;
}

/** A goods cube that may be claimed. */
export interface Claim {
  action: Action;
  company: string;
  location: string;
  color: GoodsColor;
  /** What all goods of the company are worth afterwards. */
  value: number;
}

/** What is asked of me: the legal actions, sorted into the choices a person makes. */
export type Ask =
  | { kind: 'nominate'; nominations: Map<string, Bid[]>; passMarker: Action | null }
  | { kind: 'bid'; bids: Bid[]; pass: Action | null }
  | { kind: 'build'; company: string; sites: Map<string, Build[]> }
  | { kind: 'claim'; company: string; claims: Map<string, Claim> };

/** Returns what is asked, or null when nothing is. */
export function askOf(legal: Legal | null): Ask | null {
  const actions = legal?.actions ?? [];
  const types = new Set(actions.map((action) => action.type));
  if (legal === null || actions.length === 0) return null;
  if (types.has('nominate') || types.has('pass_marker')) return nominate(actions);
  if (types.has('bid') || types.has('pass')) return bid(actions);
  if (types.has('build')) return build(legal);
  if (types.has('claim')) return claim(legal);
  return null;
}

function nominate(actions: Action[]): Ask {
  const nominations = new Map<string, Bid[]>();
  for (const action of actions.filter(({ type }) => type === 'nominate')) {
    const company = action['company'] as string;
    const bids = nominations.get(company) ?? [];
    bids.push({ amount: action['bid'] as number, action });
    nominations.set(company, bids);
  }
  for (const bids of nominations.values()) bids.sort((a, b) => a.amount - b.amount);
  const passMarker = actions.find(({ type }) => type === 'pass_marker') ?? null;
  return { kind: 'nominate', nominations, passMarker };
}

function bid(actions: Action[]): Ask {
  const bids = actions
    .filter(({ type }) => type === 'bid')
    .map((action) => ({ amount: action['amount'] as number, action }))
    .sort((a, b) => a.amount - b.amount);
  return { kind: 'bid', bids, pass: actions.find(({ type }) => type === 'pass') ?? null };
}

function build(legal: Legal): Ask {
  const sites = new Map<string, Build[]>();
  legal.actions.forEach((action, i) => {
    if (action.type !== 'build') return;
    const choice = buildOf(action, legal.previews[i] ?? []);
    sites.set(choice.route, [...(sites.get(choice.route) ?? []), choice]);
  });
  for (const builds of sites.values()) builds.sort((a, b) => b.gain - a.gain);
  return { kind: 'build', company: companyOf(legal), sites };
}

function buildOf(action: Action, events: GameEvent[]): Build {
  const from = action['from'] as string;
  const to = action['to'] as string;
  const built = events.find(({ type }) => type === 'built');
  const joined = events.find(({ type }) => type === 'transcontinental');
  return {
    action,
    company: action['company'] as string,
    route: routeId(from, to),
    from,
    to,
    cost: (built?.['cost'] as number | undefined) ?? 0,
    gain: (built?.['gain'] as number | undefined) ?? 0,
    profit: (built?.['profit'] as number | undefined) ?? 0,
    cubes: (built?.['cubes'] as number | undefined) ?? 0,
    first: (built?.['first'] as boolean | undefined) ?? false,
    transcontinental: joined ? (joined as unknown as Transcontinental) : null,
  };
}

function claim(legal: Legal): Ask {
  const claims = new Map<string, Claim>();
  legal.actions.forEach((action, i) => {
    if (action.type !== 'claim') return;
    const location = action['location'] as string;
    const claimed = legal.previews[i]?.find(({ type }) => type === 'claimed');
    claims.set(location, {
      action,
      company: action['company'] as string,
      location,
      color: (claimed?.['color'] as GoodsColor | undefined) ?? 'white',
      value: (claimed?.['value'] as number | undefined) ?? 0,
    });
  });
  return { kind: 'claim', company: companyOf(legal), claims };
}

function companyOf(legal: Legal): string {
  return legal.actions[0]!['company'] as string;
}

/** Returns the builds in the order a player would look at them: what pays most per cube first. */
export function ranked(sites: ReadonlyMap<string, Build[]>): Build[] {
  const reward = (b: Build): number => b.gain + (b.transcontinental?.bonus[b.company] ?? 0);
  return [...sites.values()]
    .map((builds) => builds[0]!)
    .sort((a, b) => reward(b) - reward(a) || a.cost - b.cost || a.route.localeCompare(b.route));
}
