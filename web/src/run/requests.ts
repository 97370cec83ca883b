/** Requests of Gem Run to the server. */

import { json } from '../wire/client';
import type { components } from '../wire/schema';
import type { RunRecord } from './sim/record';

type Forms = components['schemas'];
export type SentRun = Forms['SentRun'];
export type Daily = Forms['Daily'];
export type Challenge = Forms['Challenge'];
export type Mine = Forms['Mine'];
export type RunList = Forms['RunList'];

export const LISTS = ['day', 'week', 'forest', 'snow', 'desert'] as const;
export type ListName = (typeof LISTS)[number];

/** A run on its way to the server. */
export interface Sending {
  key: string;
  record: RunRecord;
  name: string;
  of: string | null;
}

const PATH = '/api/gem-run';

export const sendRun = (run: Sending) => json<SentRun>('POST', `${PATH}/runs`, run);

export const daily = () => json<Daily>('GET', `${PATH}/daily`);

export const makeChallenge = (key: string, run: string, back: string | null) =>
  json<{ id: string; link: string }>('POST', `${PATH}/challenges`, { key, run, back });

export const challenge = (id: string) =>
  json<Challenge>('GET', `${PATH}/challenges/${encodeURIComponent(id)}`);

/** What the asking player has driven: bests, places, the streak. */
export const mine = () => json<Mine>('GET', `${PATH}/me`);

/** Returns a part of a list; `day` is a day such as 2026-12-01, or lies in the week meant. */
export const runList = (list: ListName, day: string | null, after: string | null, limit = 20) =>
  json<RunList>(
    'GET',
    `${PATH}/lists/${list}?${new URLSearchParams({ limit: String(limit), ...(day && { day }), ...(after && { after }) })}`,
  );
