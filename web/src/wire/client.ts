/** Requests to the server: JSON there and back, and errors as problems that can be shown. */

import type { Language } from '../text/language.svelte';
import { heardAt } from '../text/server-time';
import type {
  Action,
  BoardEntry,
  BoardFile,
  Catalog,
  ChatLine,
  Hint,
  HintWaits,
  Legal,
  Level,
  Me,
  NewTable,
  NewVote,
  Played,
  Preview,
  Refusal,
  Step,
  Table,
  View,
} from './types';

/** Which position is meant: a count alone would also name one with another last action. */
export interface Named {
  n: number;
  version: number;
}

/** What the server said instead of an answer; status 0 when it was not reached. */
export class Problem extends Error {
  readonly status: number;
  /** A stable name for translation. */
  readonly code: string;
  readonly refusal: Refusal | null;
  /** With status 409: the steps that were missed. */
  readonly since: Step[];
  /** With status 422 on a board file: every fault with its place. */
  readonly faults: string[];
  /** With status 429: how many seconds to wait. */
  readonly wait: number;
  /** Of `others-play`: for how many days nobody else may have moved. */
  readonly days: number;

  constructor(status: number, body: Record<string, unknown> = {}, wait = 0) {
    super(typeof body['detail'] === 'string' ? body['detail'] : '');
    this.status = status;
    this.code = typeof body['code'] === 'string' ? body['code'] : '';
    this.refusal = isRefusal(body['refusal']) ? body['refusal'] : null;
    this.since = Array.isArray(body['since']) ? (body['since'] as Step[]) : [];
    this.faults = Array.isArray(body['faults']) ? body['faults'].map(String) : [];
    this.wait = wait;
    this.days = typeof body['days'] === 'number' ? body['days'] : 0;
  }
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value && 'text' in value;
}

/** Milliseconds until an answer begins, and until it has come whole. */
const BEGINS = 12_000;
const COMES = 30_000;
/** For files on their way to the server. */
const SENT = 60_000;

/** Asks and reads the answer, neither of them for ever: a network may lose both in silence. */
async function answer<T>(
  method: string,
  path: string,
  read: (response: Response) => Promise<T>,
  body?: unknown,
  begins = BEGINS,
): Promise<T> {
  const giveUp = new AbortController();
  let timer = setTimeout(() => giveUp.abort(), begins);
  try {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: giveUp.signal,
    });
    heardAt(response.headers.get('Date'));
    clearTimeout(timer);
    timer = setTimeout(() => giveUp.abort(), COMES);
    if (response.ok) return await read(response);
    const wait = Number(response.headers.get('Retry-After')) || 0;
    const said = await response.json().catch(() => ({}));
    throw new Problem(response.status, said as Record<string, unknown>, wait);
  } catch (fault) {
    if (fault instanceof Problem || fault instanceof SyntaxError) throw fault;
    throw new Problem(0);
  } finally {
    clearTimeout(timer);
  }
}

export const json = <T>(method: string, path: string, body?: unknown, begins?: number) =>
  answer<T>(
    method,
    path,
    async (response) => (response.status === 204 ? undefined : await response.json()) as T,
    body,
    begins,
  );

const of = (id: string) => `/api/games/${encodeURIComponent(id)}`;
const boardOf = (game: string, board: string) =>
  `/api/boards/${encodeURIComponent(game)}/${encodeURIComponent(board)}`;

export const catalog = () => json<Catalog>('GET', '/api/catalog');

/** Returns the board of a table, as it was when the table was made, its drawing in the language. */
export async function board(
  game: string,
  id: string,
  language: Language,
  table: string,
): Promise<BoardFile> {
  const [file, svg] = await Promise.all([
    json<Omit<BoardFile, 'svg'>>('GET', `${boardOf(game, id)}?table=${encodeURIComponent(table)}`),
    map(game, id, language, table),
  ]);
  return { ...file, svg };
}

/** Returns the drawing of a board, or of the one a table keeps, its words in the language. */
export const map = (game: string, id: string, language: Language, table?: string) => {
  const kept = table === undefined ? '' : `&table=${encodeURIComponent(table)}`;
  const address = `${boardOf(game, id)}/map.svg?language=${language}${kept}`;
  return answer('GET', address, (response) => response.text());
};

/** A part of the list of boards that players added; `next` leads to the part after it. */
export interface BoardPage {
  boards: BoardEntry[];
  next: string | null;
}

export const boards = (game: string, search: string, after: string | null) =>
  json<BoardPage>(
    'GET',
    `/api/boards/${encodeURIComponent(game)}?${new URLSearchParams({ search, ...(after && { after }) })}`,
  );

export const addBoard = (game: string, toml: string) =>
  json<{ id: string }>('POST', `/api/boards/${encodeURIComponent(game)}`, { toml }, SENT);

/** Removes an own board; says at how many tables it is still played on. */
export const removeBoard = (game: string, id: string) =>
  json<{ id: string; tables: number }>('DELETE', boardOf(game, id));

/** The boards that I brought. */
export const ownBoards = () =>
  json<{ boards: { game: string; id: string }[] }>('GET', '/api/me/boards');

export const create = (wish: NewTable) => json<Table>('POST', '/api/games', wish);

/** A part of a list of tables; `next` leads to the part after it. */
export interface Page {
  games: Table[];
  next: string | null;
  partial: boolean;
}

export const tables = (list: 'open' | 'mine' | 'playing' | 'hidden', after?: string) =>
  json<Page>('GET', `/api/games?list=${list}&limit=24${after ? `&after=${after}` : ''}`);

export const table = (id: string) => json<Table>('GET', of(id));

export const takeSeat = (id: string, seat: number, name: string, key: string | null) =>
  json<Table>('POST', `${of(id)}/seats/${seat}`, key === null ? { name } : { name, key });

/** Leaves for good; in a running game a bot of the level plays on, or the seat is offered. */
export const leave = (id: string, then: Level | 'offer') =>
  json<Table>(
    'POST',
    `${of(id)}/leave`,
    then === 'offer' ? { then } : { then: 'bot', level: then },
  );

export const close = (id: string) => json<Table>('POST', `${of(id)}/close`, {});

export const hide = (id: string) => json<void>('PUT', `${of(id)}/hidden`);

export const bringBack = (id: string) => json<void>('DELETE', `${of(id)}/hidden`);

export const putBot = (id: string, seat: number, level: Level) =>
  json<Table>('PUT', `${of(id)}/seats/${seat}/bot`, { level });

export const removeBot = (id: string, seat: number) =>
  json<Table>('DELETE', `${of(id)}/seats/${seat}/bot`);

export const offerSeat = (id: string, seat: number) =>
  json<Table>('POST', `${of(id)}/seats/${seat}/offer`, {});

export const substitute = (id: string, seat: number, level: Level) =>
  json<Table>('PUT', `${of(id)}/seats/${seat}/substitute`, { level });

export const giveBack = (id: string, seat: number) =>
  json<Table>('DELETE', `${of(id)}/seats/${seat}/substitute`);

export const view = (id: string, at?: number) =>
  json<View>('GET', `${of(id)}/view${at === undefined ? '' : `?at=${at}`}`);

export const legal = (id: string, begins?: number) =>
  json<Legal>('GET', `${of(id)}/legal`, undefined, begins);

/**
 * Plays an action that was chosen for a position, named by its count of actions and version.
 * With the same key it may be sent again and is played once.
 */
export const play = (id: string, at: Named, key: string, action: Action, begins?: number) =>
  json<Played>(
    'POST',
    `${of(id)}/actions`,
    { expected: at.n, version: at.version, key, action },
    begins,
  );

/** Takes back what came after the first `to` steps. */
export const undo = (id: string, at: Named, key: string, to: number, begins?: number) =>
  json<Played>('POST', `${of(id)}/undo`, { expected: at.n, version: at.version, key, to }, begins);

/** Asks the others at a table. */
export const askVote = (id: string, wish: NewVote) => json<Table>('POST', `${of(id)}/votes`, wish);

export const answerVote = (id: string, vote: string, yes: boolean) =>
  json<Table>('PUT', `${of(id)}/votes/${vote}`, { yes });

/** Asks what actions of the own seat, at most 64, would cause after n actions. */
export const previews = (id: string, actions: Action[]) =>
  json<{ n: number; previews: Preview[] }>('POST', `${of(id)}/previews`, { actions });

/** Returns a hint, or after two seconds its place in the queue. */
export const hint = (id: string) => json<Hint | HintWaits>('GET', `${of(id)}/hint?wait=2`);

export const history = (id: string, after: number) =>
  json<{ steps: Step[]; chat: ChatLine[] }>('GET', `${of(id)}/history?after=${after}`);

/** Says something; with the same key it may be sent again and is said once. */
export const say = (id: string, text: string, key: string, name?: string, begins?: number) =>
  json<ChatLine>(
    'POST',
    `${of(id)}/chat`,
    name === undefined ? { text, key } : { text, key, name },
    begins,
  );

/** Somebody who may not speak at a table. */
export interface Mute {
  id: number;
  name: string;
}

/** Reports a line of chat to whoever runs the house. */
export const reportLine = (id: string, line: number) =>
  json<void>('POST', `${of(id)}/chat/${line}/report`, {});

const list = ({ mutes }: { mutes: Mute[] }) => mutes;

export const mutes = (id: string) => json<{ mutes: Mute[] }>('GET', `${of(id)}/mutes`).then(list);

/** Silences at a table who said a line. */
export const mute = (id: string, line: number) =>
  json<{ mutes: Mute[] }>('POST', `${of(id)}/mutes`, { line }).then(list);

export const unmute = (id: string, mute: number) =>
  json<{ mutes: Mute[] }>('DELETE', `${of(id)}/mutes/${mute}`).then(list);

export const me = () => json<Me>('GET', '/api/me');

export const personalLink = (hours: number) =>
  json<{ link: string; until: string }>('POST', '/api/me/link', { hours });
export const revokeLink = () => json<void>('DELETE', '/api/me/link');

export const importLog = (log: string) => json<Table>('POST', '/api/games/import', { log }, SENT);

/** Returns the address where the log of a table can be saved from. */
export const logAddress = (id: string) => `${of(id)}/log`;
