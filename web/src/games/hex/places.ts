import type { BoardFile } from '../../wire/types';

interface Place {
  hex: string;
  name: string;
}

/** Returns what a hex is called: the city or town there, else its label. */
export function placeName(board: BoardFile, hex: string): string {
  const places = [
    ...((board.content['city'] as Place[] | undefined) ?? []),
    ...((board.content['town'] as Place[] | undefined) ?? []),
  ];
  return places.find((place) => place.hex === hex)?.name ?? hex;
}
