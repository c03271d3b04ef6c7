import { expect, test } from "vitest";
import { createCounter } from "./counter.ts";

const at = (instant: string) => Date.parse(instant);

test("counts by the day of the organisation, three hours ahead of UTC", () => {
  let now = at("2026-11-17T20:59:59.900Z");
  const { add, take } = createCounter(() => now);
  add("page", "/news");
  add("page", "/news");
  now = at("2026-11-17T21:00:00.000Z");
  add("page", "/news");
  expect(take()).toEqual([
    { day: "2026-11-17", what: "page", name: "/news", count: 2 },
    { day: "2026-11-18", what: "page", name: "/news", count: 1 },
  ]);
  expect(take()).toEqual([]);
});

test("joins all names beyond a thousand, and still counts known ones", () => {
  const { add, take } = createCounter(() => at("2026-11-17T12:00:00.000Z"));
  add("referrer", "known.example");
  for (let index = 0; index < 5000; index++) add("referrer", `${index}.example`);
  add("referrer", "known.example");
  const sums = take();
  expect(sums.length).toBeLessThanOrEqual(1001);
  expect(sums[0]).toMatchObject({ name: "known.example", count: 2 });
  expect(sums.find(({ name }) => name === "")?.count).toBe(5002 - 2 - 999);
});

test("keeps sums that could not be stored, of three days at most", () => {
  let now = at("2026-11-10T12:00:00.000Z");
  const { add, take, putBack } = createCounter(() => now);
  for (let day = 10; day < 17; day++) {
    now = at(`2026-11-${day}T12:00:00.000Z`);
    add("page", "/");
    putBack(take());
  }
  expect(take().map(({ day }) => day)).toEqual(["2026-11-14", "2026-11-15", "2026-11-16"]);
});
