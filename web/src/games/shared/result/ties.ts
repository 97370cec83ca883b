/** What a ranking says of equal scores. */

/** Whether the order of some players with equal scores was decided by something else. */
export function isDecided(ranking: readonly number[][], scores: readonly number[]): boolean {
  return ranking.some((seats, i) => {
    const next = ranking[i + 1];
    return next !== undefined && scores[seats[0]!] === scores[next[0]!];
  });
}

/** Whether some players share a place; those who are out of the game do not count. */
export function isShared(ranking: readonly number[][], out: (seat: number) => boolean): boolean {
  return ranking.some((seats) => seats.filter((seat) => !out(seat)).length > 1);
}
