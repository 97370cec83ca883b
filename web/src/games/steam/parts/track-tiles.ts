/** The tiles of the track supply, sorted as they lie in the box. */

export type Group = 'simple' | 'complex' | 'town';

export interface Entry {
  /** As the board names it: its faces, with a bar between them when there are two. */
  key: string;
  faces: string[];
  left: number;
}

/** Returns the entries of a supply by group, in the order in which the board lists them. */
export function groups(left: Readonly<Record<string, number>>): [Group, Entry[]][] {
  const found: Record<Group, Entry[]> = { simple: [], complex: [], town: [] };
  for (const [key, count] of Object.entries(left)) {
    const faces = key.split('|');
    found[groupOf(faces)].push({ key, faces, left: count });
  }
  return (Object.entries(found) as [Group, Entry[]][]).filter(([, entries]) => entries.length > 0);
}

function groupOf(faces: readonly string[]): Group {
  if (faces.every((face) => face.startsWith('{'))) return 'town';
  return faces.some((face) => face.includes('&')) ? 'complex' : 'simple';
}
