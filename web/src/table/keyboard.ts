import type { Shortcut } from '../games/types';

/** What a key of the frame does. */
export type Command =
  | 'back'
  | 'forward'
  | 'first'
  | 'present'
  | 'play'
  | 'next'
  | 'pace'
  | 'slower'
  | 'faster'
  | 'undo'
  | 'hint'
  | 'chat'
  | 'log'
  | 'mute'
  | 'shortcuts';

const COMMANDS: Record<string, Command> = {
  j: 'back',
  k: 'forward',
  Home: 'first',
  End: 'present',
  p: 'play',
  n: 'next',
  s: 'pace',
  ',': 'slower',
  '.': 'faster',
  u: 'undo',
  h: 'hint',
  c: 'chat',
  l: 'log',
  m: 'mute',
  '?': 'shortcuts',
};

/** The shortcut sheet, with the message key of each line. */
export const SHORTCUTS: Shortcut[] = [
  { keys: ['j', 'k'], text: 'key-step' },
  { keys: ['Home', 'End'], text: 'key-ends' },
  { keys: ['p'], text: 'key-play' },
  { keys: ['n'], text: 'key-next' },
  { keys: ['End', 'Esc'], text: 'key-catch-up' },
  { keys: ['s'], text: 'key-pace' },
  { keys: [',', '.'], text: 'key-speed' },
  { keys: ['u'], text: 'undo' },
  { keys: ['h'], text: 'hint-question' },
  { keys: ['l'], text: 'log' },
  { keys: ['c'], text: 'key-chat' },
  { keys: ['m'], text: 'key-mute' },
  { keys: ['?'], text: 'shortcuts' },
];

/** Returns what a key should do at the table, or null: it belongs to a field or the browser. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (isTaken(event)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return Object.hasOwn(COMMANDS, key) ? (COMMANDS[key] ?? null) : null;
}

/** Whether a key belongs to what has the focus, or to the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog, [contenteditable]')) return true;
  // Enter and Space press the button that has the focus.
  return (
    (event.key === 'Enter' || event.key === ' ') && target.closest('a, button, summary') !== null
  );
}
