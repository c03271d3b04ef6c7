export type Timing = { median: number; p99: number };

/** How long the work takes, in milliseconds, over many runs after a few that warm up. `before` is not counted. */
export async function timed(
  work: () => Promise<unknown>,
  runs = 50,
  before: () => Promise<void> = async () => {},
): Promise<Timing> {
  const times: number[] = [];
  for (let run = -5; run < runs; run++) {
    await before();
    const start = performance.now();
    await work();
    if (run >= 0) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (runs - 1))] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99) };
}
