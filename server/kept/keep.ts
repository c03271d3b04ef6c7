import { turns } from "./turns.ts";

type Terms<Thing> = {
  maxBytes: number;
  sizeOf: (thing: Thing) => number;
  /** How many are made at once. */
  atOnce: number;
};

/** Keeps in memory what takes work to make. A thing is made once for all who wait for it. */
export function keep<Thing>({ maxBytes, sizeOf, atOnce }: Terms<Thing>) {
  // A Map remembers the order of insertion: the first is the one asked for longest ago.
  const kept = new Map<string, Thing>();
  const underWay = new Map<string, Promise<Thing>>();
  const inTurn = turns(atOnce);
  let bytes = 0;

  const put = (name: string, thing: Thing) => {
    kept.set(name, thing);
    bytes += sizeOf(thing);
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= sizeOf(old);
    }
  };

  const makeAndPut = async (name: string, make: () => Promise<Thing>) => {
    const thing = await make();
    put(name, thing);
    return thing;
  };

  return async (name: string, make: () => Promise<Thing>): Promise<Thing> => {
    const known = kept.get(name);
    if (known !== undefined) {
      kept.delete(name);
      kept.set(name, known);
      return known;
    }
    const making =
      underWay.get(name) ?? inTurn(() => makeAndPut(name, make)).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
}
