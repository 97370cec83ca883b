/** What the page asks the server about the lists of Gem Run. */

import { json } from '../../wire/client';
import type { components } from '../../wire/schema';

type Forms = components['schemas'];

export type Daily = Forms['Daily'];
export type Mine = Forms['Mine'];
export type RunList = Forms['RunList'];

export const LISTS = ['day', 'week', 'forest', 'snow', 'desert'] as const;
export type ListName = (typeof LISTS)[number];

const at = (path: string) => `/api/gem-run/${path}`;

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
