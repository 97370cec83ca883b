import type { Action, GameEvent, Legal } from '../../wire/types';
import type { Bid as AnyBid } from '../shared/prompt/bids';
import type { CompanyId } from './view';

export type Bid = AnyBid<Action>;

/** Control of a company passing from a seat (null: nobody) to another. */
export interface ControlChange {
  from: number | null;
  to: number;
}

/** So many shares that may be bought, and what that would change. */
export interface Purchase {
  action: Action;
  count: number;
  cost: number;
  control: ControlChange | null;
}

/** What is asked of me: the legal actions, sorted into the choices a person makes. */
export type Ask =
  | { kind: 'bid'; bids: Bid[]; pass: Action | null }
  | { kind: 'buy'; purchases: Purchase[] }
  | { kind: 'build' }
  | { kind: 'move' }
  | { kind: 'sell' };

/** Returns what is asked, or null when nothing is. */
export function askOf(legal: Legal | null): Ask | null {
  const actions = legal?.actions ?? [];
  if (legal === null || actions.length === 0) return null;
  const types = new Set(actions.map((action) => action.type));
  if (types.has('sell')) return { kind: 'sell' };
  if (types.has('buy')) return { kind: 'buy', purchases: purchases(legal) };
  if (types.has('done')) return { kind: 'build' };
  // Passing the bid names no company, passing a delivery does.
  const pass = actions.find(({ type }) => type === 'pass') ?? null;
  if (types.has('deliver') || pass?.['company'] !== undefined) return { kind: 'move' };
  return { kind: 'bid', bids: bids(actions), pass };
}

function bids(actions: Action[]): Bid[] {
  return actions
    .filter(({ type }) => type === 'bid')
    .map((action) => ({ amount: action['amount'] as number, action }))
    .sort((a, b) => a.amount - b.amount);
}

function purchases(legal: Legal): Purchase[] {
  return legal.actions
    .flatMap((action, i) => {
      if (action.type !== 'buy') return [];
      const company = action['company'] as CompanyId;
      const events = legal.previews[i] ?? [];
      const count = action['count'] as number;
      const bought = events.find(({ type }) => type === 'bought');
      const cost = count * ((bought?.['price'] as number | undefined) ?? 0);
      return [{ action, count, cost, control: controlChange(events, company) }];
    })
    .sort((a, b) => a.count - b.count);
}

/** Returns the change of control of a company among events, if there is one. */
function controlChange(events: readonly GameEvent[], company: CompanyId): ControlChange | null {
  const passed = events.find(
    (event) => event.type === 'control_passed' && event['company'] === company,
  );
  if (!passed) return null;
  return { from: passed['from'] as number | null, to: passed['to'] as number };
}
