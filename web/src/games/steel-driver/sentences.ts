import { has, t } from '../../text/fluent';
import type { Action, GameEvent } from '../../wire/types';
import { companyName, goodsName } from './livery';
import type { Context, GoodsColor } from './view';

/** Returns a line of the log, or null for an event that needs none. */
export function sentence(event: GameEvent, ctx: Context): string | null {
  const seat = event['seat'];
  const args = {
    ...texts(event, ctx),
    name: typeof seat === 'number' ? ctx.name(seat) : 'none',
    company: typeof event['company'] === 'string' ? companyName(event['company']) : '',
  };
  switch (event.type) {
    case 'turn_began':
      return t('sd-event-turn_began', { ...args, cubes: (event['cubes'] as number[])[0] ?? 0 });
    case 'marker_passed':
      return t('sd-event-marker_passed', { ...args, to: ctx.name(event['to'] as number) });
    case 'auctions_over': {
      const unsold = event['unsold'] as string[];
      const active = event['active_player'] as number;
      return t('sd-event-auctions_over', {
        name: ctx.name(active),
        count: unsold.length,
        companies: listed(unsold),
      });
    }
    case 'transcontinental': {
      const others = event['others'] as string[];
      const bonus = event['bonus'] as Record<string, number>;
      return t('sd-event-transcontinental', {
        company: companyName(event['builder'] as string),
        bonus: bonus[event['builder'] as string] ?? 0,
        count: others.length,
        others: listed(others),
        each: bonus[others[0] ?? ''] ?? 0,
      });
    }
    case 'goods_placed':
      return t('sd-event-goods_placed', { goods: goods(event['goods'] as Goods) });
    case 'claimed':
      return t('sd-event-claimed', { ...args, color: goodsName(event['color'] as GoodsColor) });
    case 'company_valued':
      return t('sd-event-company_valued', { ...args, sets: (event['sets'] as unknown[]).length });
    case 'game_over': {
      const winners = (event['ranking'] as number[][])[0] ?? [];
      const scores = event['scores'] as number[];
      return t('sd-event-game_over', {
        names: winners.map((winner) => ctx.name(winner)).join(', '),
        count: winners.length,
        cash: scores[winners[0] ?? 0] ?? 0,
      });
    }
    default:
      return has(`sd-event-${event.type}`) ? t(`sd-event-${event.type}`, args) : null;
  }
}

/** Returns the heading of the part of the log that begins with the event, or null. */
export function chapter(event: GameEvent | null): string | null {
  if (event === null) return t('sd-turn-number', { turn: 1 });
  if (event.type === 'turn_began') {
    const turn = event['turn'] as number;
    return turn === 1 ? null : t('sd-turn-number', { turn });
  }
  return event.type === 'goods_placed' ? t('sd-final-phase') : null;
}

/** Returns an action in a few words. */
export function describe(action: Action, ctx: Context): string {
  const company = action['company'];
  return t(`sd-do-${action.type}`, {
    ...texts(action, ctx),
    company: typeof company === 'string' ? companyName(company) : '',
  });
}

/** Returns what is asked of whose turn it is, in a few words. */
export function task(ctx: Context): string {
  const { view } = ctx;
  if (view.phase === 'over') return '';
  if (view.chance_due !== null) return t('sd-drawing-lots');
  const company = view.company === null ? '' : companyName(view.company);
  const kind = view.phase === 'auction' ? (view.auction ? 'bid' : 'nominate') : view.phase;
  return t('sd-task', { kind, company, turn: view.turn });
}

/** Returns a refusal in the chosen language; null to show the server's sentence. */
export function refusal(code: string): string | null {
  const key = `sd-refusal-${code.replace('/', '-')}`;
  return has(key) ? t(key) : null;
}

type Goods = Partial<Record<GoodsColor, number>>;

function goods(counts: Goods): string {
  return Object.entries(counts)
    .map(([color, count]) => t('sd-goods-count', { color: goodsName(color as GoodsColor), count }))
    .join(', ');
}

function listed(companies: readonly string[]): string {
  return companies.map(companyName).join(', ');
}

/** The fields that are texts or numbers, places by their names, truths as yes and no. */
function texts(of: GameEvent | Action, ctx: Context): Record<string, string | number> {
  const locations = ctx.board.content['location'] as { id: string; name: string }[];
  const place = (id: string): string => locations.find((each) => each.id === id)?.name ?? id;
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(of)) {
    if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no';
    else if (typeof value === 'number') args[key] = value;
    else if (typeof value === 'string') {
      args[key] = ['from', 'to', 'location'].includes(key) ? place(value) : value;
    }
  }
  return args;
}
