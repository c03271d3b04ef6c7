import { ANY_TONE, type Cloth, diamond, emptyTile, type Tone, UPRIGHT } from "./tile.ts";

/** Diamonds within diamonds; where four of them meet, a fifth like them or a small one. */
export const medallion: Cloth = (random) => {
  const half = random.pick([22, 26, 30]);
  const { add, tile } = emptyTile(2 * half, 2 * half, UPRIGHT);
  const corners = [0, 2 * half].flatMap((x) => [0, 2 * half].map((y) => [x, y] as const));
  const centres = random.below(3) === 0 ? [[half, half] as const, ...corners] : [[half, half] as const];
  const ring = (tone: Tone, reach: number) => {
    for (const [x, y] of centres) add(tone, diamond(x, y, reach));
  };
  for (let reach = half - 2; reach > 2; reach -= random.pick([3, 4, 5, 6, 7])) {
    ring(random.pick(["line", "line", "faint"]), reach);
  }
  ring(random.pick(["bright", "soft"]), random.pick([3, 5, 7, 9, 12]));
  if (centres.length === 1) {
    const [reach, tone] = [random.pick([3, 5, 8, 11]), random.pick(ANY_TONE)];
    for (const [x, y] of corners) add(tone, diamond(x, y, reach));
  }
  return tile;
};
