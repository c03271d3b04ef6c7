/**
 * Collects garbage, and as a last resort returns the memory that V8 keeps for later. Blocks for about 150 ms. Does nothing
 * without `--expose-gc`.
 */
export function freeMemory(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}

/** In bytes. After less growth there is little to free. */
const growth = 8 * 1024 * 1024;

/**
 * Frees memory whenever the process has grown and is idle. V8 collects garbage only when a process allocates, so an idle
 * one would keep that of its start, of its background work and of its last visitors.
 */
export function startFreeingMemory(every = 10_000): { stop(): void } {
  let kept = 0;
  let used = processorTime();
  const timer = setInterval(() => {
    const before = used;
    used = processorTime();
    const isBusy = used - before > every / 10;
    if (isBusy || process.memoryUsage.rss() < kept + growth) return;
    freeMemory();
    kept = process.memoryUsage.rss();
  }, every).unref();
  return { stop: () => clearInterval(timer) };
}

/** Of all threads, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
