/** A value on a scale, and the row above the line in which its token finds room. */
export interface Standing {
  seat: number;
  value: number;
  row: number;
}

/**
 * Returns where tokens stand on a scale: values nearer to each other than `room` stand one
 * above the other, the first seat lowest. Seats without a value stand nowhere.
 */
export function standings(values: readonly (number | null)[], room: number): Standing[] {
  const placed: Standing[] = [];
  values.forEach((value, seat) => {
    if (value === null) return;
    const near = placed.filter((other) => Math.abs(other.value - value) < room);
    let row = 0;
    while (near.some((other) => other.row === row)) row += 1;
    placed.push({ seat, value, row });
  });
  return placed;
}
