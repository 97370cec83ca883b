/** Keys of a prompt whose answer is a number or a choice from a list. */

/** What a prompt does when a key is pressed; false when there is nothing to do. */
export interface Answers {
  /** Enter: plays what has been picked. */
  confirm(): boolean;
  /** Arrows up and down: the next one above (1) or below (-1). */
  step?(way: 1 | -1): boolean;
}

/**
 * Answers a key, unless it belongs to a field, a button or a dialogue; marks it as used.
 *
 * Enter in the field of a bid and on a row that is picked confirms as well.
 */
export function answer(event: KeyboardEvent, answers: Answers): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]')) return;
  const element = event.target instanceof Element ? event.target : null;
  const field = element?.closest('input, textarea, select, [contenteditable]') ?? null;
  const pressing = element?.closest('button, a, summary, [role="button"], [role="tab"]') ?? null;
  const ours =
    (field?.hasAttribute('data-bid') ?? false) ||
    (pressing?.matches('[data-choice][aria-pressed="true"]') ?? false);
  if ((field ?? pressing) && !(event.key === 'Enter' && ours)) return;
  const used =
    event.key === 'Enter'
      ? answers.confirm()
      : event.key === 'ArrowUp' || event.key === 'ArrowDown'
        ? (answers.step?.(event.key === 'ArrowUp' ? 1 : -1) ?? false)
        : false;
  if (used) event.preventDefault();
}
