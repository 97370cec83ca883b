import { has, t } from '../../text/fluent';
import { listed } from '../../text/when';
import type { GameEvent } from '../../wire/types';
import { signed } from '../shared/numbers';
import { colorName } from '../hex/colors';
import { placeName } from '../hex/places';
import { companyName } from './livery';
import type { Color, CompanyId, Context, Price } from './view';

type Arguments = Record<string, string | number>;

/** Returns a line of the log, or null for an event that needs none. */
export function sentence(event: GameEvent, ctx: Context): string | null {
  const key = `sb-event-${event.type}`;
  if (!has(key) || isIdle(event)) return null;
  const own = TELLERS[event.type]?.(event, ctx) ?? {};
  return t(key, { ...fieldsOf(event, ctx), ...own });
}

/** Whether an event says nothing worth a line, such as a company that can do nothing. */
function isIdle(event: GameEvent): boolean {
  switch (event.type) {
    case 'phase_began':
      return event['phase'] === 'sell';
    case 'sale_chosen':
      return (event['left'] as number) > 0;
    case 'bought':
      return event['count'] === 0;
    case 'dividend_paid':
      return [...(event['paid'] as number[]), event['bonus'], event['profit']].every(
        (n) => n === 0,
      );
    case 'build_ended':
    case 'move_passed':
      return event['unasked'] === true;
    default:
      return false;
  }
}

/** Returns the heading of the part of the log that begins with the event, or null. */
export function chapter(event: GameEvent | null, ctx: Context): string | null {
  if (event === null) return t('sb-set-up');
  if (event.type !== 'phase_began') return null;
  const phase = event['phase'] as string;
  return t('sb-chapter', { phase, round: roundOf(event, ctx) });
}

/** Returns the round in which a phase began. */
function roundOf(began: GameEvent, ctx: Context): number {
  let round = 1;
  for (const { events } of ctx.steps) {
    for (const event of events) {
      if (event.type === 'round_began') round = event['round'] as number;
      if (event === began) return round;
    }
  }
  return round;
}

/** What a sentence needs besides the plain fields, by the type of event. */
const TELLERS: Record<string, (event: GameEvent, ctx: Context) => Arguments> = {
  dealt: (event) => {
    const cities = event['cities'] as Record<string, Color[]>;
    const towns = event['towns'] as Record<string, Color[]>;
    const count = (stops: Record<string, Color[]>): number => Object.values(stops).flat().length;
    return { cities: count(cities), towns: count(towns) };
  },
  order_drawn: ordered,
  round_began: ordered,
  phase_began: ordered,
  first_player_drawn: (event, ctx) => ({ name: ctx.name(event['player'] as number) }),
  first_player_moved: (event, ctx) => ({ name: ctx.name(event['to'] as number) }),
  auction_ended: (event, ctx) => {
    const winner = event['winner'] as number | null;
    return { name: winner === null ? 'none' : ctx.name(winner) };
  },
  bought: (event) => ({ cost: (event['count'] as number) * (event['price'] as number) }),
  control_passed: (event, ctx) => {
    const from = event['from'] as number | null;
    return { from: from === null ? 'none' : ctx.name(from), to: ctx.name(event['to'] as number) };
  },
  sold: (event, ctx) => {
    const price = event['price'] as number;
    const each = (event['counts'] as number[]).flatMap((count, seat) =>
      count > 0 ? [t('sb-sold-by', { name: ctx.name(seat), count, amount: count * price })] : [],
    );
    return { sellers: listed(each) };
  },
  connected: (event, ctx) => {
    const [a, b] = event['hexes'] as [string, string];
    return { a: placeName(ctx.board, a), b: placeName(ctx.board, b) };
  },
  delivered: (event) => ({ own: event['links'] as number }),
  dividend_paid: (event, ctx) => {
    const controller = event['controller'] as number | null;
    const each = (event['paid'] as number[]).flatMap((amount, seat) =>
      amount > 0 ? [t('sb-gets', { name: ctx.name(seat), amount })] : [],
    );
    return {
      count: each.length,
      paid: listed(each),
      ceo: controller === null ? 'none' : ctx.name(controller),
    };
  },
  prices_moved: (event) => {
    const moves = event['moves'] as { company: CompanyId; change: number; price: Price }[];
    const each = moves.map(({ company, change, price }) =>
      t('sb-price-moves', {
        company: companyName(company),
        change: signed(change),
        price: String(price),
      }),
    );
    return { moves: listed(each) };
  },
  game_over: (event, ctx) => {
    const winners = (event['ranking'] as number[][])[0] ?? [];
    const scores = event['scores'] as number[];
    return {
      names: listed(winners.map((seat) => ctx.name(seat))),
      count: winners.length,
      cash: scores[winners[0] ?? 0] ?? 0,
    };
  },
};

function ordered(event: GameEvent): Arguments {
  const order = (event['companies'] ?? event['order']) as CompanyId[];
  return { companies: listed(order.map(companyName)), count: order.length };
}

/** The fields that are texts or numbers: places, colours and companies by name. */
function fieldsOf(event: GameEvent, ctx: Context): Arguments {
  const place = (hex: string): string => placeName(ctx.board, hex);
  const args: Arguments = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no';
    else if (key === 'seat') args['name'] = ctx.name(value as number);
    else if (key === 'company') args['company'] = companyName(value as string);
    else if (key === 'owner') args['owner'] = value === null ? 'none' : companyName(String(value));
    else if (key === 'color') args['color'] = colorName(value as Color);
    else if (key === 'ends') {
      const [a, b] = value as [string, string | null];
      args['a'] = place(a);
      args['b'] = b === null ? 'none' : place(b);
    } else if (typeof value === 'string' && ['from', 'to', 'hex'].includes(key))
      args[key] = place(value);
    else if (typeof value === 'number' || typeof value === 'string') args[key] = value;
  }
  return args;
}
