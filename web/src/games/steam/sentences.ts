import { has, t } from '../../text/fluent';
import { listed } from '../../text/when';
import type { GameEvent } from '../../wire/types';
import { plain, signed } from '../shared/numbers';
import { colorName } from '../hex/colors';
import { placeName } from '../hex/places';
import type { Color, Context } from './view';
import { winnersOf } from './winners';

type Arguments = Record<string, string | number>;

/** Returns a line of the log, or null for an event that needs none. */
export function sentence(event: GameEvent, ctx: Context): string | null {
  const key = `st-event-${event.type}`;
  if (!has(key)) return null;
  const own = TELLERS[event.type]?.(event, ctx) ?? {};
  return t(key, { ...fields(event, ctx), ...own });
}

/** Returns the heading of the part of the log that begins with the event, or null. */
export function chapter(event: GameEvent | null, ctx: Context): string | null {
  if (event === null) return t('st-set-up');
  if (event.type === 'turn_began') return t('st-turn-number', { turn: event['turn'] as number });
  if (event.type !== 'phase_began') return null;
  const phase = event['phase'] as string;
  const turn = turnOf(event, ctx);
  return turn === 0 ? t('st-phase', { phase }) : t('st-chapter', { phase, turn });
}

/** Returns the turn in which a phase began; 0 before the first. */
function turnOf(began: GameEvent, ctx: Context): number {
  let turn = 0;
  for (const { events } of ctx.steps) {
    for (const event of events) {
      if (event.type === 'turn_began') turn = event['turn'] as number;
      if (event === began) return turn;
    }
  }
  return turn;
}

/** What a sentence needs besides the plain fields, by the type of event. */
const TELLERS: Record<string, (event: GameEvent, ctx: Context) => Arguments> = {
  dealt: (event) => {
    const cities = event['cities'] as Record<string, Color[]>;
    const supply = event['supply'] as Color[][];
    return { cities: Object.values(cities).flat().length, supply: supply.flat().length };
  },
  order_drawn: (event, ctx) => {
    const seats = event['seats'] as number[];
    const money = event['money'] as number[];
    const paid = seats.filter((seat) => (money[seat] ?? 0) > 0);
    const each = paid.map((seat) =>
      t('st-begins-with', { name: ctx.name(seat), amount: money[seat] ?? 0 }),
    );
    return {
      names: names(seats, ctx),
      name: ctx.name(seats[0] ?? 0),
      count: paid.length,
      money: listed(each),
    };
  },
  turn_began: (event, ctx) => {
    const order = event['order'] as number[];
    return { names: names(order, ctx), count: order.length };
  },
  phase_began: (event, ctx) => {
    const order = event['order'] as number[];
    return { names: names(order, ctx), count: order.length };
  },
  order_set: (event, ctx) => ({ names: names(event['order'] as number[], ctx) }),
  capital_raised: (event) => ({ amount: 5 * (event['steps'] as number) }),
  income: (event) => {
    const amount = event['amount'] as number;
    return { amount: Math.abs(amount), way: amount === 0 ? 'none' : amount > 0 ? 'in' : 'out' };
  },
  place_taken: (event) => ({ paid: event['paid'] as number }),
  tile_taken: (event) => ({ tile: t(`st-tile-${event['tile'] as string}`) }),
  urbanized: cubesThatCame,
  city_grew: cubesThatCame,
  delivered: (event, ctx) => {
    const points = event['points'] as number[];
    const earners = points.flatMap((each, seat) =>
      each > 0 ? [t('st-points-of', { name: ctx.name(seat), points: each })] : [],
    );
    return { links: (event['route'] as unknown[]).length, points: listed(earners) };
  },
  game_over: (event, ctx) => {
    const sheet = event['sheet'] as { seat: number; bankrupt: boolean }[];
    return winnersOf(
      event['ranking'] as number[][],
      event['scores'] as number[],
      (seat) => sheet.some((row) => row.seat === seat && row.bankrupt),
      (seat) => ctx.name(seat),
    );
  },
};

function cubesThatCame(event: GameEvent): Arguments {
  const cubes = event['cubes'] as Color[];
  const counts = [...new Set(cubes)].map((color) =>
    t('st-cubes-of', {
      color: colorName(color),
      count: cubes.filter((each) => each === color).length,
    }),
  );
  return { count: cubes.length, cubes: listed(counts) };
}

function names(seats: readonly number[], ctx: Context): string {
  return listed(seats.map((seat) => ctx.name(seat)));
}

/** The fields that are texts or numbers: places and colours by name, truths as yes and no. */
function fields(event: GameEvent, ctx: Context): Arguments {
  const place = (hex: string): string => placeName(ctx.board, hex);
  const args: Arguments = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no';
    else if (key === 'seat') args['name'] = ctx.name(value as number);
    else if (key === 'owner') args['owner'] = value === null ? 'none' : ctx.name(value as number);
    else if (key === 'income') args['income'] = signed(value as number);
    else if (key === 'vp') args['vp'] = plain(value as number);
    else if (key === 'color') args['color'] = colorName(value as Color);
    else if (key === 'from' || key === 'to' || key === 'hex') args[key] = place(value as string);
    else if (key === 'ends') {
      const [a, b] = value as [string, string | null];
      args['a'] = place(a);
      args['b'] = b === null ? 'none' : place(b);
    } else if (typeof value === 'number' || typeof value === 'string') args[key] = value;
  }
  return args;
}
