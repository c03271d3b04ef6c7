/** Sums in memory, because writing on each request would slow pages down. See store-counts.ts. */
import { organisation } from "../../organisation.ts";
import { localDay } from "../content/local-day.ts";
import type { CountRow } from "../database/schema.ts";

type What = CountRow["what"];
export type Sum = { day: string; what: What; name: string; count: number };

/** All names beyond these are one sum, so that invented referrers and searches cannot fill the memory. */
const maxNames = 1000;
/** While the database is out of order. Older days are dropped. */
const maxDays = 3;
export const others = "";

const minute = 60_000;

export type Counter = ReturnType<typeof createCounter>;

export function createCounter(now: () => number = Date.now) {
  const days = new Map<string, Record<What, Map<string, number>>>();
  let day = "";
  let minuteOfDay = Number.NaN;

  /** Working out the day takes longer than sending a page, and it changes with a minute. */
  const today = () => {
    const current = Math.floor(now() / minute);
    if (current !== minuteOfDay) {
      minuteOfDay = current;
      day = localDay(new Date(current * minute).toISOString(), organisation.timeZone);
    }
    return day;
  };

  const sumsOf = (of: string) => {
    const known = days.get(of);
    if (known) return known;
    const sums = { page: new Map(), file: new Map(), search: new Map(), referrer: new Map() };
    days.set(of, sums);
    for (const oldest of [...days.keys()].toSorted().slice(0, -maxDays)) days.delete(oldest);
    return sums;
  };

  const add = (what: What, name: string, count = 1, of = today()) => {
    const sums = sumsOf(of)[what];
    const sum = sums.get(name);
    if (sum !== undefined) sums.set(name, sum + count);
    else if (sums.size < maxNames) sums.set(name, count);
    else sums.set(others, (sums.get(others) ?? 0) + count);
  };

  return {
    add,
    /** Everything counted since the last call. */
    take(): Sum[] {
      const taken = [...days].flatMap(([of, sums]) =>
        (Object.keys(sums) as What[]).flatMap((what) =>
          [...sums[what]].map(([name, count]) => ({ day: of, what, name, count })),
        ),
      );
      days.clear();
      return taken;
    },
    /** For sums that could not be stored. */
    putBack(sums: Sum[]): void {
      for (const { what, name, count, day: of } of sums) add(what, name, count, of);
    },
  };
}
