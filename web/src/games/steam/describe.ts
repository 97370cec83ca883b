import { has, t } from '../../text/fluent';
import type { Action } from '../../wire/types';
import type { Context } from './view';

/** Returns an action in a few words. */
export function describe(action: Action, ctx: Context): string {
  void ctx;
  return action.type;
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
