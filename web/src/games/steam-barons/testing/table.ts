import type { BoardFile, GameEvent, Legal } from '../../../wire/types';
import { contextOf } from '../../shared/testing/context';
import { COMPANIES, type Company, type CompanyId, type Context, type View } from '../view';

/** A board of two neighbouring cities and a town, and a table at it, for tests. */
export const board = {
  id: 'corner',
  title: { en: 'A corner', es: 'Una esquina', pt: 'Um canto' },
  players: [2, 6],
  credits: '',
  size: [300, 200],
  places: {
    A1: { x: 50, y: 50, r: 50, kind: 'city' },
    A3: { x: 50, y: 137, r: 50, kind: 'city' },
    B2: { x: 125, y: 93, r: 50, kind: 'town' },
  },
  content: {
    hexes: { plain: ['A1-A3', 'B2'] },
    city: [
      { hex: 'A1', name: 'Leeds', color: 'red', cubes: 2 },
      { hex: 'A3', name: 'York', color: 'blue', cubes: 2 },
    ],
    town: [{ hex: 'B2', name: 'Selby' }],
  },
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"></svg>',
} as unknown as BoardFile;

export function company(fields: Partial<Company> = {}): Company {
  return {
    price: 5,
    bankrupt: false,
    treasury: 5,
    display: 5,
    available: 1,
    controller: null,
    performance: 0,
    shares: [0, 0, 0],
    links: 0,
    ...fields,
  };
}

export function companies(
  fields: Partial<Record<CompanyId, Partial<Company>>> = {},
): Record<CompanyId, Company> {
  const entries = COMPANIES.map((id) => [id, company(fields[id])]);
  return Object.fromEntries(entries) as Record<CompanyId, Company>;
}

export function view(fields: Partial<View> = {}): View {
  const player = { cash: 30, worth: 30, shares: {}, outlook: 30 };
  return {
    game: 'steam-barons',
    board: 'corner',
    n: 0,
    to_act: [0],
    chance_due: null,
    round: 1,
    rounds: 5,
    phase: 'auction',
    order: [...COMPANIES],
    company: null,
    first_player: 0,
    auction: null,
    build: null,
    cube: null,
    sell: null,
    companies: companies(),
    players: ['Ann', 'Ben', 'Cy'].map((name) => ({ name, ...player })),
    market: {
      shares: 6,
      dividend: [0, 0, 0, 1, 1, 1, 2],
      profit: [0, 0, 1, 1, 2],
      bonus: [0, 0, 0, 0, 0, 3],
      adjustment: { 1: [0], 2: [2, -1], 3: [2, 0, -2] },
      stacks: 1,
    },
    hexes: {},
    links: [],
    cities: [],
    towns: [],
    tiles_left: {},
    delivered: [],
    is_over: false,
    scores: [30, 30, 30],
    ranking: [[0, 1, 2]],
    ...fields,
  };
}

export function legal(actions: Legal['actions'], previews: GameEvent[][] = [], n = 0): Legal {
  return { n, version: 0, seat: 0, actions, previews };
}

export const context = (fields: Partial<Context> = {}): Context =>
  contextOf<Context>(board, view(), fields);

export { steps } from '../../shared/testing/context';
