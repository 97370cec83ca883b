import type { Action, BoardFile, GameEvent, Legal, Step } from '../../../wire/types';
import { read } from '../../hex/hex';
import { contextOf } from '../../shared/testing/context';
import type { Context, Player, View } from '../view';

const RADIUS = 40;

/** Every hex of a small board, with the places the drawing would give it. */
function places(labels: readonly string[]): Record<string, object> {
  return Object.fromEntries(
    labels.map((label) => {
      const [column, row] = read(label);
      const at = { x: column * RADIUS * 1.5, y: (row * RADIUS * Math.sqrt(3)) / 2 };
      return [label, { ...at, r: RADIUS, kind: 'plain' }];
    }),
  );
}

const LABELS = 'A3 A5 A7 A9 B2 B4 B6 B8 C1 C3 C5 C7 C9 C11 D2 D4 D6 D8 D10 E3 E5 E7 E9'.split(' ');

/**
 * Down column C lie the city Alba (C3, red), land, the town Mia (C7) and the city Brea
 * (C9, blue); the north is water.
 */
export const board = {
  id: 'column',
  title: { en: 'A column', es: 'Una columna', pt: 'Uma coluna' },
  players: [3, 6],
  credits: '',
  size: [400, 500],
  places: places(LABELS),
  content: {
    hexes: {
      plain: ['A3-A9', 'B4-B8', 'C5-C7', 'C11', 'D4-D10', 'E3-E9'],
      river: ['C5'],
      water: ['B2', 'C1', 'D2'],
    },
    city: [
      { hex: 'C3', name: 'Alba', color: 'red', cubes: 2 },
      { hex: 'C9', name: 'Brea', color: 'blue', cubes: 2 },
    ],
    town: [{ hex: 'C7', name: 'Mia' }],
  },
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><g data-location="C7"/></svg>',
} as unknown as BoardFile;

export function player(fields: Partial<Player> = {}): Player {
  return {
    name: '',
    money: 5,
    income: 0,
    vp: 0,
    locomotive: 1,
    improved: false,
    tile: null,
    tile_used: false,
    bankrupt: false,
    links: 0,
    points: 0,
    score: 0,
    outlook: 0,
    ...fields,
  };
}

/** Track of seat 0 from Alba to Mia, and of seat 1 on to Brea. */
export const TRACK: Pick<View, 'hexes' | 'links'> = {
  hexes: {
    C5: { track: [[0, 3]], owners: [0] },
    C7: { spurs: [0, 3], owners: [0, 1] },
  },
  links: [
    { id: 1, ends: ['C3', 'C7'], hexes: ['C5', 'C7'], owner: 0, complete: true, extended: false },
    { id: 2, ends: ['C7', 'C9'], hexes: ['C7'], owner: 1, complete: true, extended: false },
  ],
};

export function view(fields: Partial<View> = {}): View {
  return {
    game: 'steam',
    board: 'column',
    options: { rules: 'base', order: 'random' },
    n: 0,
    to_act: [0],
    chance_due: null,
    turn: 1,
    turns: 10,
    phase: 'build',
    round: null,
    order: [0, 1, 2],
    auction: null,
    build: { seat: 0, tiles_left: 3, action: null },
    players: [player(), player(), player()],
    hexes: {},
    links: [],
    cities: [
      { hex: 'C3', color: 'red', cubes: ['blue', 'blue'], grown: false, new: false },
      { hex: 'C9', color: 'blue', cubes: ['red'], grown: false, new: false },
    ],
    supply: [['red', 'gray'], [], ['blue', 'blue']],
    bag: [],
    delivered: [],
    tiles_left: { '0-3|0-4': 86, '0-5|{0,5}': 8, '0-3&4-2': 4, '{0}': 4 },
    new_cities: { red: 1, gray: 4 },
    growth_markers: 10,
    is_over: false,
    scores: [0, 0, 0],
    ranking: [[0, 1, 2]],
    ...fields,
  };
}

export function legal(actions: Action[], previews: (GameEvent[] | null)[] = []): Legal {
  return { n: 0, version: 0, seat: 0, actions, previews };
}

export const lay = (hex: string, ...track: [number, number][]): Action => ({
  seat: 0,
  type: 'lay',
  hex,
  track,
});

export const laid = (cost: number): GameEvent[] => [{ type: 'laid', cost, change: 'new' }];

export const context = (fields: Partial<Context> = {}): Context =>
  contextOf<Context>(board, view(), fields);

/** The steps by which these actions were played. */
export function steps(...actions: Action[]): Step[] {
  return actions.map((action, i) => ({ n: i + 1, action, events: [], at: '' }));
}
