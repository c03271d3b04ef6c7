type Point = { x: number; y: number };

/** Pushes points that are nearer to each other than `least` apart, each by as much as the other. */
export function spread<Of extends Point>(points: readonly Of[], least: number): Of[] {
  const spread = points.map((point) => ({ ...point }));
  // A push may bring a point near a third one: a few rounds settle as many as one page shows.
  for (let round = 0; round < 50; round++) {
    let settled = true;
    for (const [index, one] of spread.entries()) {
      for (const other of spread.slice(index + 1)) {
        const [across, down] = away(one, other);
        const distance = Math.hypot(across, down);
        if (distance >= least) continue;
        settled = false;
        // A unit more, because their places are rounded in the end.
        const push = (least + 1 - distance) / 2 / distance;
        one.x -= across * push;
        one.y -= down * push;
        other.x += across * push;
        other.y += down * push;
      }
    }
    if (settled) break;
  }
  return spread.map((point) => ({ ...point, x: Math.round(point.x), y: Math.round(point.y) }));
}

/** Kinshasa and Brazzaville are one point of the map: one goes west, the other east. */
function away(one: Point, other: Point): [across: number, down: number] {
  const [across, down] = [other.x - one.x, other.y - one.y];
  return across === 0 && down === 0 ? [1, 0] : [across, down];
}
