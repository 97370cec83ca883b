/** Requests of Gem Run to the server. */

import { json } from '../wire/client';
import type { components } from '../wire/schema';
import type { RunRecord } from './sim/record';

type Forms = components['schemas'];
export type SentRun = Forms['SentRun'];
export type Daily = Forms['Daily'];
export type Challenge = Forms['Challenge'];

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
