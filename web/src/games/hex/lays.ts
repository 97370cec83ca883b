import type { Action, GameEvent } from '../../wire/types';
import type { Choice } from './choices';
import { faceName, faceOf, lying, neighbour, turned } from './hex';
import { trackAt } from './track';
import type { Face, HexView, Laid, Owner } from './table';

/** The track and cities of a table. */
type Track = Pick<HexView, 'hexes' | 'cities'>;

/** A tile that may be laid on a hex, lying in one way. */
export interface Lay {
  action: Action;
  face: Face;
  /** The name that all its rotations share. */
  name: string;
  /** How far the named face is turned clockwise to lie so, from 0 to 5. */
  turn: number;
  /** What it would cause; empty until that is known. */
  events: GameEvent[];
}

/** Returns the face written in an action, a hex of the view or an event. */
export function faceIn(fields: Record<string, unknown>): Face {
  return 'spurs' in fields
    ? { spurs: fields['spurs'] as number[] }
    : { track: fields['track'] as [number, number][] };
}

/** Returns all that may be laid, by hex. */
export function laysByHex(choices: readonly Choice[]): ReadonlyMap<string, Lay[]> {
  const found = new Map<string, Lay[]>();
  for (const { action, events } of choices) {
    const face = faceIn(action);
    const name = faceName(face);
    const lay = { action, face, name, turn: turnOf(face, name), events };
    const hex = action['hex'] as string;
    const known = found.get(hex);
    if (known) known.push(lay);
    else found.set(hex, [lay]);
  }
  for (const lays of found.values()) lays.sort((a, b) => rank(a) - rank(b) || a.turn - b.turn);
  return found;
}

/** The faces in the order in which one looks for them: the plainest first. */
const ORDER = ['0-3', '0-2', '0-1'].map((name) => faceName(faceOf(name)));

function rank({ face, name }: Lay): number {
  if ('spurs' in face) return face.spurs.length;
  const plain = ORDER.indexOf(name);
  return plain < 0 ? ORDER.length : plain;
}

function turnOf(face: Face, name: string): number {
  const named = faceOf(name);
  return [0, 1, 2, 3, 4, 5].find((by) => lying(turned(named, by)) === lying(face)) ?? 0;
}

/** The rotations of one face that may be laid on a hex. */
export interface FaceChoice {
  name: string;
  lays: Lay[];
}

/** Returns the lays of a hex by face, in the order of the first of each. */
export function byFace(lays: readonly Lay[]): FaceChoice[] {
  const found = new Map<string, Lay[]>();
  for (const lay of lays) {
    const known = found.get(lay.name);
    if (known) known.push(lay);
    else found.set(lay.name, [lay]);
  }
  return [...found].map(([name, same]) => ({
    name,
    lays: same.sort((a, b) => a.turn - b.turn),
  }));
}

/**
 * Returns the tile to begin with: the plainest that takes up track which ends at the hex,
 * the own before others'; else one that leaves a city.
 */
export function firstLay(lays: readonly Lay[], view: Track, owner: Owner): Lay | null {
  const hex = lays[0]?.action['hex'] as string | undefined;
  if (hex === undefined) return null;
  const old = view.hexes[hex];
  const worth = [0, 1, 2, 3, 4, 5].map((edge) => worthOf(view, hex, edge, old, owner));
  const value = (lay: Lay): number =>
    newEdges(lay.face, old).reduce((sum, edge) => sum + (worth[edge] ?? 0), 0) - rank(lay);
  return lays.reduce<Lay | null>(
    (best, lay) => (best === null || value(lay) > value(best) ? lay : best),
    null,
  );
}

function worthOf(
  view: Track,
  hex: string,
  edge: number,
  old: Laid | undefined,
  owner: Owner,
): number {
  if (trackAt(old, edge)) return 0;
  const beyond = neighbour(hex, edge);
  const end = trackAt(view.hexes[beyond], (edge + 3) % 6);
  if (end) return end.owner === owner ? 9 : 4;
  return view.cities.some((city) => city.hex === beyond) ? 3 : 0;
}

function newEdges(face: Face, old: Laid | undefined): number[] {
  const edges = 'spurs' in face ? face.spurs : face.track.flat();
  return edges.filter((edge) => !trackAt(old, edge));
}

/**
 * Returns who would own each segment or spur of a face laid by somebody over what lies there:
 * old track keeps its owner, also where it is only led another way.
 */
export function ownersAfter(face: Face, old: Laid | undefined, owner: Owner): (Owner | null)[] {
  if ('spurs' in face) {
    return face.spurs.map((edge) => {
      const known = trackAt(old, edge);
      return known ? known.owner : owner;
    });
  }
  const kept = old && 'track' in old ? old.track : [];
  const isRedirected = kept.length > 0 && kept.length === face.track.length;
  return face.track.map((pair) => {
    const same = kept.findIndex(([a, b]) => pair.includes(a) && pair.includes(b));
    if (same >= 0) return old?.owners[same] ?? null;
    if (!isRedirected) return owner;
    const gone = kept.findIndex(
      ([a, b]) => !face.track.some((each) => each.includes(a) && each.includes(b)),
    );
    return old?.owners[gone] ?? null;
  });
}

/** Returns how many tiles are left that show a face. */
export function supplyOf(tilesLeft: HexView['tiles_left'], name: string): number {
  for (const [key, count] of Object.entries(tilesLeft)) {
    if (key.split('|').some((shown) => faceName(faceOf(shown)) === name)) return count;
  }
  return 0;
}
