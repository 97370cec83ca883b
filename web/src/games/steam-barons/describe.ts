import { has, t } from '../../text/fluent';
import type { Action } from '../../wire/types';
import { colorName } from '../hex/colors';
import { placeName } from '../hex/places';
import { companyName } from './livery';
import type { Color, Context } from './view';

/** Returns an action in a few words. */
export function describe(action: Action, ctx: Context): string {
  const company = action['company'] as string | undefined;
  const place = (hex: unknown): string => placeName(ctx.board, String(hex));
  const name = company === undefined ? '' : companyName(company);
  switch (action.type) {
    case 'lay':
      return t('sb-do-lay', { company: name, hex: place(action['hex']) });
    case 'connect': {
      const [a, b] = action['hexes'] as [string, string];
      return t('sb-do-connect', { company: name, a: place(a), b: place(b) });
    }
    case 'deliver': {
      const [last] = (action['route'] as [string, number][]).slice(-1);
      return t('sb-do-deliver', {
        company: name,
        color: colorName(action['color'] as Color),
        from: place(action['from']),
        over: place(last?.[0] ?? action['from']),
      });
    }
    case 'pass':
      return company === undefined ? t('sb-do-pass') : t('sb-do-pass-move', { company: name });
    default:
      return t(`sb-do-${action.type}`, {
        company: name,
        amount: (action['amount'] as number | undefined) ?? 0,
        count: (action['count'] as number | undefined) ?? 0,
      });
  }
}

/** Returns what is asked of whose turn it is, in a few words. */
export function task(ctx: Context): string {
  const { view } = ctx;
  if (view.phase === 'over') return '';
  if (view.chance_due !== null) return t('sb-drawing-lots');
  const company = view.company === null ? '' : companyName(view.company);
  return t('sb-task', { phase: view.phase, company, round: view.round, rounds: view.rounds });
}

/** Returns a refusal in the chosen language; null to show the server's sentence. */
export function refusal(code: string): string | null {
  const key = `sb-refusal-${code.replace('/', '-')}`;
  return has(key) ? t(key) : null;
}
