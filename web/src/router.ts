/** Which page an address names. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string; invitation: Invitation | null; at: number | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'run-lists'; list: string | null; day: string | null }
  | { page: 'run'; challenge: string | null; daily: boolean }
  | { page: 'unknown'; path: string };

/** A link that offers one seat of a table. */
export interface Invitation {
  seat: number;
  key: string | null;
}

/** Returns the page that an address of this site names. */
export function routeOf(url: URL): Route {
  const parts = url.pathname.split('/').filter(Boolean).map(decoded);
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'home' };
  if (first === 'new' && parts.length === 1)
    return { page: 'new', game: url.searchParams.get('game') };
  if (first === 'table' && second && parts.length === 2)
    return {
      page: 'table',
      id: second,
      invitation: invitationOf(url.searchParams),
      at: whole(url.searchParams.get('at')),
    };
  if (first === 'rules' && parts.length <= 2)
    return {
      page: 'rules',
      game: second ?? 'steel-driver',
      rule: decoded(url.hash.slice(1)) || null,
    };
  if (first === 'run' && second === 'lists' && parts.length === 2)
    return {
      page: 'run-lists',
      list: url.searchParams.get('list'),
      day: url.searchParams.get('day'),
    };
  if (first === 'run' && parts.length === 1)
    return {
      page: 'run',
      challenge: url.searchParams.get('challenge'),
      daily: url.searchParams.get('line') === 'daily',
    };
  return { page: 'unknown', path: url.pathname };
}

/** Returns the address of a rule's text, or of all rules of the game. */
export function rulesAddress(game: string, rule?: string): string {
  return `/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ''}`;
}

/** Returns the address of a list of runs, that of today unless a day is named. */
export function runListAddress(list: string, day: string | null): string {
  return `/run/lists?${new URLSearchParams({ list, ...(day && { day }) })}`;
}

/** Returns the address of a table, perhaps at a moment of its past. */
export function tableAddress(id: string, at?: number): string {
  return `/table/${encodeURIComponent(id)}${at === undefined ? '' : `?at=${at}`}`;
}

/** Whether the client shows this address itself; the rest belongs to the server. */
export function isOurs(url: URL, origin: string): boolean {
  return url.origin === origin && !/^\/(api|back)(\/|$)/.test(url.pathname);
}

function invitationOf(query: URLSearchParams): Invitation | null {
  const seat = whole(query.get('seat'));
  return seat === null ? null : { seat, key: query.get('key') };
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
