import type { BoardFile, GameEvent, Legal } from '../../../wire/types';
import { contextOf } from '../../shared/testing/context';
import type { Company, Context, View } from '../view';

/** A board of four cities, and a table at it, for tests. */
export const board = {
  id: 'corner',
  title: { en: 'A corner', es: 'Una esquina', pt: 'Um canto' },
  players: [3, 6],
  credits: '',
  size: [300, 200],
  places: {
    baltimore: { x: 200, y: 100, r: 20, kind: 'start' },
    'new-york': { x: 280, y: 40, r: 20, kind: 'start' },
    pittsburgh: { x: 120, y: 60, r: 20, kind: 'regular' },
    chicago: { x: 20, y: 60, r: 20, kind: 'regular' },
  },
  content: {
    location: [
      { id: 'baltimore', name: 'Baltimore', kind: 'start', color: 'black', value: 30 },
      { id: 'new-york', name: 'New York', kind: 'start', color: 'black', value: 50 },
      { id: 'pittsburgh', name: 'Pittsburgh', kind: 'regular', color: 'black', value: 40 },
      { id: 'chicago', name: 'Chicago', kind: 'regular', color: 'white', value: 60 },
    ],
    route: [
      { a: 'baltimore', b: 'pittsburgh', cost: 3 },
      { a: 'new-york', b: 'baltimore', cost: 2 },
      { a: 'pittsburgh', b: 'chicago', cost: 6 },
    ],
    transcontinental: ['chicago', 'new-york'],
  },
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><g data-location="a"/></svg>',
} as unknown as BoardFile;

export function company(fields: Partial<Company> = {}): Company {
  return {
    cubes: 0,
    controller: null,
    marker: true,
    profit: 0,
    shares: [0, 0, 0],
    links: [],
    links_left: 17,
    start: null,
    goods: {},
    final_profit: null,
    likely_profit: 0,
    ...fields,
  };
}

export function view(fields: Partial<View> = {}): View {
  const player = { cubes: 10, cash: 0, shares: {}, outlook: 0 };
  return {
    n: 0,
    to_act: [0],
    chance_due: null,
    turn: 1,
    phase: 'auction',
    active_player: 0,
    auction: null,
    company: null,
    order: ['red', 'blue'],
    passed: [],
    companies: { red: company(), blue: company() },
    seats: ['Ann', 'Ben', 'Cy'].map((name) => ({ name, ...player })),
    goods: [],
    transcontinental: null,
    pool: 30,
    is_over: false,
    scores: [0, 0, 0],
    ranking: [[0, 1, 2]],
    ...fields,
  };
}

export function legal(actions: Legal['actions'], previews: GameEvent[][] = []): Legal {
  return { n: 0, version: 0, seat: 0, actions, previews };
}

export const context = (fields: Partial<Context> = {}): Context =>
  contextOf<Context>(board, view(), fields);

export { steps } from '../../shared/testing/context';
