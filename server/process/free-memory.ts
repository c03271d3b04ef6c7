/**
 * Collects garbage. V8 does so when a process allocates, so an idle process would keep the memory of what it has done once,
 * such as the start. As a last resort, V8 also returns the memory that it keeps for later. Blocks for about 150 ms. Does
 * nothing without `--expose-gc`.
 */
export function freeMemory(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}
