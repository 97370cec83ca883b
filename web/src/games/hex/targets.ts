import type { Target } from '../../board/types';
import { t } from '../../text/fluent';
import { listed } from '../../text/when';
import { corners } from './hex';
import type { Hex } from './layout';
import { colorName } from './colors';
import { spots } from './cubes';
import type { AnyHexSession } from './session.svelte';
import type { City, Color, HexView, Owner } from './table';

/** What the name of a target says: a hex, or the cubes of a colour there. */
export interface Meant {
  kind: 'hex' | 'cube';
  hex: string;
  color: Color;
}

/** Returns what is meant by the name of a target. */
export function split(target: string): Meant {
  const [kind, hex = '', color = 'gray'] = target.split(':');
  return { kind: kind === 'cube' ? 'cube' : 'hex', hex, color: color as Color };
}

/** Returns everything on the board that can be pointed at, with its name for screen readers. */
export function targetsOf(session: AnyHexSession): Target[] {
  const cities = new Map(session.ctx.view.cities.map((city) => [city.hex, city]));
  const hexes = [...session.layout.values()]
    .filter(({ kind }) => kind !== 'water')
    .map((hex) => hexTarget(session, hex, cities.get(hex.label)));
  return [...cubeTargets(session), ...hexes];
}

/** While goods are moved each cube that can go somewhere is a target of its own. */
function cubeTargets(session: AnyHexSession): Target[] {
  const { moving, layout } = session;
  if (!session.choices.has('deliver')) return [];
  return session.stops.flatMap((stop) => {
    const hex = layout.get(stop.hex);
    // To the city that a cube is brought to one points as a whole.
    if (!hex || moving.goals.some(({ to }) => to === stop.hex)) return [];
    const seen = new Set<Color>();
    return spots(stop.cubes).flatMap(({ color, x, y, side }): Target[] => {
      if (seen.has(color) || !moving.cubes.has(`${stop.hex} ${color}`)) return [];
      seen.add(color);
      const scale = hex.r / 50;
      return [
        {
          id: `cube:${stop.hex}:${color}`,
          shape: {
            kind: 'spot',
            at: { x: hex.at.x + x * scale, y: hex.at.y + y * scale },
            radius: side * 0.62 * scale,
          },
          legal: true,
          quiet: true,
          selected: moving.cube?.from === stop.hex && moving.cube.color === color,
          label: t('st-board-label-cube', {
            color: colorName(color),
            place: session.place(stop.hex),
          }),
        },
      ];
    });
  });
}

function hexTarget(session: AnyHexSession, hex: Hex, city: City | undefined): Target {
  const { label } = hex;
  const goal = session.moving.goals.find(({ to }) => to === label);
  return {
    id: `hex:${label}`,
    shape: { kind: 'area', points: corners(hex.r * 0.97, hex.at) },
    legal: session.mayPick(label) || goal !== undefined,
    quiet: true,
    selected: session.picked.includes(label),
    label: goal
      ? t('st-board-label-goal', { place: session.place(label), points: goal.own })
      : hexLabel(session, hex, city),
  };
}

/** Returns what a screen reader says of a hex: what is there, and whose track. */
function hexLabel(session: AnyHexSession, hex: Hex, city: City | undefined): string {
  const { view } = session.ctx;
  const name = session.place(hex.label);
  const track = ownersAt(view, hex.label).map((owner) =>
    owner === null ? t('st-board-nobody') : session.ownerName(owner),
  );
  if (city) {
    return t('st-board-label-city', {
      name,
      color: colorName(city.color),
      count: city.cubes.length,
      cubes: listed(city.cubes.map(colorName)),
    });
  }
  const what =
    hex.kind === 'town'
      ? t('st-board-label-town', { name })
      : t('st-board-label-hex', { hex: hex.label, terrain: terrainOf(hex) });
  const grows = session.mayPick(hex.label) && session.lays.has(hex.label);
  return t('st-board-label-track', {
    what,
    count: track.length,
    owners: listed(track),
    may: grows ? 'yes' : 'no',
  });
}

/** Returns what a hex is made of, in words. */
export function terrainOf(hex: Hex): string {
  return listed(hex.terrain.map((each) => t(`st-board-terrain-${each}`)));
}

/** Returns the owners of the track on a hex, each once. */
export function ownersAt(view: HexView, hex: string): (Owner | null)[] {
  return [...new Set(view.hexes[hex]?.owners ?? [])];
}
