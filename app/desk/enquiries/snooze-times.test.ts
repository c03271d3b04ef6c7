import { expect, test } from "vitest";
import { snoozeTimeIn, snoozeTimes } from "./snooze-times.ts";

const zone = "Africa/Addis_Ababa";
const iso = (now: string, timeZone = zone) => {
  const { tomorrow, monday } = snoozeTimes(new Date(now), timeZone);
  return [tomorrow.toISOString(), monday.toISOString()];
};

test("offers nine in the morning of the reader's tomorrow and next Monday", () => {
  // A Tuesday in London, and already Wednesday in Addis Ababa.
  expect(iso("2026-11-17T22:30:00Z")).toEqual(["2026-11-19T06:00:00.000Z", "2026-11-23T06:00:00.000Z"]);
  expect(iso("2026-11-17T22:30:00Z", "Europe/London")).toEqual([
    ...["2026-11-18T09:00:00.000Z", "2026-11-23T09:00:00.000Z"],
  ]);
  // On a Monday it is the next one; on a Sunday both are the same.
  expect(iso("2026-11-16T08:00:00Z")).toEqual(["2026-11-17T06:00:00.000Z", "2026-11-23T06:00:00.000Z"]);
  expect(iso("2026-11-22T08:00:00Z")).toEqual(["2026-11-23T06:00:00.000Z", "2026-11-23T06:00:00.000Z"]);
});

test("reads a typed time in the reader's zone, and prefers it", () => {
  const read = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return snoozeTimeIn(form, new Date("2026-11-17T08:00:00Z"), zone)?.toISOString();
  };
  expect(read({ until: "tomorrow", at: "2026-12-01T10:30" })).toBe("2026-12-01T07:30:00.000Z");
  expect(read({ until: "tomorrow", at: "" })).toBe("2026-11-18T06:00:00.000Z");
  for (const odd of [{ until: "at", at: "" }, { at: "soon" }, { at: "2026-13-45T10:00" }, {}])
    expect(read(odd)).toBeUndefined();
});
