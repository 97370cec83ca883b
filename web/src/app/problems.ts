import { has, t } from '../text/fluent';
import { Problem } from '../wire/client';
import { notify } from './notices.svelte';

/** Returns what went wrong, as a sentence in the chosen language. */
export function problemText(problem: unknown): string {
  if (!(problem instanceof Problem)) return t('problem-ours');
  const key = `problem-code-${problem.code.replace(/[^a-z0-9-]/g, '-')}`;
  const args = { wait: problem.wait, detail: problem.message, days: problem.days };
  if (problem.code && has(key)) return t(key, args);
  if (problem.status === 0) return t('problem-offline');
  if (problem.status === 429) return t('problem-too-many', args);
  if (problem.status >= 500) return t('problem-server');
  if (problem.status === 409) return t('problem-stale');
  return problem.message || t('problem-server');
}

/** Shows what went wrong; mistakes of our own also go to the console. */
export function report(problem: unknown): void {
  if (!(problem instanceof Problem)) console.error(problem);
  notify('trouble', problemText(problem));
}
