/**
 * Collects garbage after work that is done once, such as the start. An idle process would keep the memory: nothing makes
 * V8 collect it. As a last resort, V8 also returns the memory that it keeps for later. Does nothing without `--expose-gc`.
 */
export function freeMemory(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}
