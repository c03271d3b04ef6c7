/** A random generator seeded by a text. Covers depend on its numbers, so never change the arithmetic. */
export type Random = {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<const Item>(items: readonly [Item, ...Item[]]): Item;
};

export function seededRandom(text: string): Random {
  let state = fnv1a(text);
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    return Math.floor((scramble(state) / 2 ** 32) * limit);
  };
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

/** The output step of mulberry32: neighbouring states give unrelated numbers. */
function scramble(state: number): number {
  let bits = Math.imul(state ^ (state >>> 15), state | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return (bits ^ (bits >>> 14)) >>> 0;
}
