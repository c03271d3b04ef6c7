export type Timing = { median: number; p99: number };

/** Times the work in milliseconds, over many runs after a few to warm up. `before` is not counted. */
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
  return { median: median(times), p99: quantile(times, 0.99) };
}

export const median = (values: number[]) => quantile(values, 0.5);

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
