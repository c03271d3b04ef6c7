type Point = { x: number; y: number };

/** Pushes points apart that are closer than `minDistance`, both by the same amount. */
export function spreadPoints<P extends Point>(points: readonly P[], minDistance: number): P[] {
  const moved = points.map((point) => ({ ...point }));
  // A push may bring a point close to a third one; the points of one page settle within a few rounds.
  for (let round = 0; round < 50; round++) {
    let settled = true;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const [across, down] = offset(one, other);
        const distance = Math.hypot(across, down);
        if (distance >= minDistance) continue;
        settled = false;
        // One unit more, because positions are rounded at the end.
        const push = (minDistance + 1 - distance) / 2 / distance;
        one.x -= across * push;
        one.y -= down * push;
        other.x += across * push;
        other.y += down * push;
      }
    }
    if (settled) break;
  }
  return moved.map((point) => ({ ...point, x: Math.round(point.x), y: Math.round(point.y) }));
}

/** Kinshasa and Brazzaville are the same point of the map: one moves west, the other east. */
function offset(one: Point, other: Point): [across: number, down: number] {
  const [across, down] = [other.x - one.x, other.y - one.y];
  return across === 0 && down === 0 ? [1, 0] : [across, down];
}
