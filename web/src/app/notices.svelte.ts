/** Short messages at the edge of the page: why something was refused, what went wrong. */

export interface Notice {
  id: number;
  kind: 'refusal' | 'trouble' | 'news';
  text: string;
  /** The rule that says no, with the game it belongs to. */
  rule: { game: string; id: string } | null;
}

const LASTING = 9000;
const SHORT = 5000;

export const notices = $state<Notice[]>([]);
let next = 1;

/** Shows a message for a while; the same text twice is shown once, anew. */
export function notify(
  kind: Notice['kind'],
  text: string,
  rule: { game: string; id: string } | null = null,
): void {
  const id = next++;
  const same = notices.findIndex((notice) => notice.text === text);
  if (same >= 0) notices.splice(same, 1);
  if (notices.length >= 3) notices.shift();
  notices.push({ id, kind, text, rule });
  setTimeout(() => dismiss(id), kind === 'news' && rule === null ? SHORT : LASTING);
}

export function dismiss(id: number): void {
  const place = notices.findIndex((notice) => notice.id === id);
  if (place >= 0) notices.splice(place, 1);
}
