import { expect, test } from "vitest";
import { mapInTurns } from "./event-loop-turns.ts";

test("mapInTurns returns results in order, and yields to other work in between", async () => {
  const seen: string[] = [];
  const spin = (number: number) => {
    for (const before = process.cpuUsage(); process.cpuUsage(before).user < 15_000; );
    seen.push(`done ${number}`);
    return 2 * number;
  };
  const results = mapInTurns([1, 2, 3], spin);
  setImmediate(() => seen.push("a visitor"));
  expect(await results).toEqual([2, 4, 6]);
  expect(seen.indexOf("a visitor")).toBeLessThan(seen.indexOf("done 3"));
});
