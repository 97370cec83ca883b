/** What the page asks the server about Gem Run. */

import { json } from '../wire/client';
import type { components } from '../wire/schema';

type Forms = components['schemas'];

export type SentRun = Forms['SentRun'];
export type KeptRun = Forms['KeptRun'];
export type Daily = Forms['Daily'];
export type Mine = Forms['Mine'];
export type RunList = Forms['RunList'];
export type Standing = Forms['Standing'];
export type Challenge = Forms['Challenge'];
export type Duel = Forms['Duel'];
/** A record as it travels; the simulation's own has the same form. */
export type WireRecord = Forms['Record'];

/** A run on its way to the server; its key makes sending it again harmless. */
export interface OwnRun {
  key: string;
  record: WireRecord;
  name: string;
  /** What it answers: a challenge's id, `daily`, or nothing. */
  of: string | null;
}

export const LISTS = ['day', 'week', 'forest', 'snow', 'desert'] as const;
export type ListName = (typeof LISTS)[number];

const at = (path: string) => `/api/gem-run/${path}`;

export const sendRun = (run: OwnRun, begins?: number) =>
  json<SentRun>('POST', at('runs'), run, begins);

export const keptRun = (id: string) => json<KeptRun>('GET', at(`runs/${encodeURIComponent(id)}`));

export const daily = () => json<Daily>('GET', at('daily'));

export const mine = () => json<Mine>('GET', at('me'));

/** Returns a part of a list; `day` is a day such as 2026-12-01, or lies in the week meant. */
export const runList = (list: ListName, day: string | null, after: string | null, limit = 20) =>
  json<RunList>(
    'GET',
    at(
      `lists/${list}?${new URLSearchParams({ limit: String(limit), ...(day && { day }), ...(after && { after }) })}`,
    ),
  );

/** Makes a challenge of an own run; `back` sends another one back, with the next line. */
export const makeChallenge = (key: string, run: string, back: string | null) =>
  json<{ id: string; link: string }>('POST', at('challenges'), { key, run, back });

export const challenge = (id: string) =>
  json<Challenge>('GET', at(`challenges/${encodeURIComponent(id)}`));
