import { has, t } from '../../text/fluent';
import type { Action } from '../../wire/types';
import { colorName } from '../hex/colors';
import { placeName } from '../hex/places';
import type { Color, Context } from './view';

/** Returns an action in a few words. */
export function describe(action: Action, ctx: Context): string {
  const text = (key: string): string => {
    const value = action[key];
    return typeof value === 'string' ? value : '';
  };
  const place = (key: string): string => placeName(ctx.board, text(key));
  const tile = text('tile');
  return t('st-board-do', {
    type: action.type,
    place: place('hex'),
    from: place('from'),
    color: text('color') === '' ? '' : colorName(text('color') as Color),
    tile: tile === '' ? '' : t(`st-tile-${tile}`),
    use: action['use'] === false ? 'no' : 'yes',
    as: text('as'),
    amount: Number(action['amount'] ?? 5 * Number(action['steps'] ?? 0)),
    links: Array.isArray(action['route']) ? action['route'].length : 0,
  });
}

/** Returns what is asked of whose turn it is, in a few words. */
export function task(ctx: Context): string {
  const { view } = ctx;
  if (view.phase === 'over') return '';
  if (view.chance_due !== null) return t('st-board-dealing');
  return t('st-board-task', { phase: view.phase, turn: view.turn, turns: view.turns });
}

/** Returns a refusal in the chosen language; null to show the server's sentence. */
export function refusal(code: string): string | null {
  const key = `st-refusal-${code.replace('/', '-')}`;
  return has(key) ? t(key) : null;
}
