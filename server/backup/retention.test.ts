import { expect, test } from "vitest";
import { isKey } from "../media/object-keys.ts";
import { defaultRetention, readRetention } from "../process/backup-retention.ts";
import { latestOf, newName, timeOfName, withoutEncryption } from "./backup-name.ts";
import { expired } from "./retention.ts";

const day = 24 * 60 * 60_000;
const named = (at: number) => ({ name: newName(new Date(at)), at });

/** Makes a backup at each of these times, and removes the expired ones after each, as the program does. */
function timesAfter(times: number[], retention = defaultRetention, maxMonths = 24) {
  let backups: { name: string; at: number }[] = [];
  for (const at of times) {
    backups.push(named(at));
    const old = new Set(expired(backups, retention, maxMonths, at));
    backups = backups.filter((one) => !old.has(one));
  }
  return backups.map(({ at }) => at);
}

const keptAfter = (...made: Parameters<typeof timesAfter>) =>
  timesAfter(...made)
    .map((at) => new Date(at).toISOString().slice(0, 10))
    .toSorted();

const daily = (from: string, days: number) =>
  Array.from({ length: days }, (_, index) => Date.parse(from) + index * day);

test("reads the setting", () => {
  expect(readRetention("7d,5w,12m")).toEqual(defaultRetention);
  expect(readRetention("30d,0w,0m")).toEqual({ newest: 1, days: 30, weeks: 0, months: 0 });
  for (const wrong of ["", "7", "0d,5w,12m", "7d 5w 12m", "7d,5w", "12m,5w,7d", "1000d,0w,0m"])
    expect(readRetention(wrong), wrong).toBeUndefined();
});

test("keeps days, weeks and months", () => {
  const kept = keptAfter(daily("2024-01-01T03:00:00Z", 900));
  // 18 June 2026 is a Thursday. The Sundays are the last backups of their weeks, the last days those of their months.
  expect(kept).toEqual(
    [
      ...["2025-07-31", "2025-08-31", "2025-09-30", "2025-10-31", "2025-11-30", "2025-12-31"],
      ...["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"],
      ...["2026-05-24", "2026-06-07"],
      ...["2026-06-12", "2026-06-13", "2026-06-14", "2026-06-15", "2026-06-16", "2026-06-17", "2026-06-18"],
    ].toSorted(),
  );
});

test("keeps all of the last 24 hours if there are several a day", () => {
  const hourly = Array.from({ length: 100 }, (_, index) => Date.parse("2026-01-01") + index * 3_600_000);
  expect(keptAfter(hourly)).toHaveLength(24 + 3);
});

test("keeps the newest ones if that is what was asked for", () => {
  const newest = { newest: 3, days: 0, weeks: 0, months: 0 };
  expect(keptAfter(daily("2026-01-01", 10), newest)).toEqual(["2026-01-08", "2026-01-09", "2026-01-10"]);
});

test("keeps no backup for longer than messages, if backups are made regularly", () => {
  const kept = keptAfter(daily("2024-01-01", 900), defaultRetention, 3);
  expect(kept.at(0)).toBe("2026-03-31");
  // Each of twelve months has a backup, but they are further apart: the last six and their six months are kept.
  const rare = daily("2020-01-01", 60).map((at, index) => at + index * 50 * day);
  const oldest = Date.parse(keptAfter(rare, defaultRetention, 6).at(0) ?? "");
  expect((rare.at(-1) ?? 0) - oldest).toBeLessThan((6 * 51 + 6 * 31) * day);
  expect(keptAfter(rare, defaultRetention, 6).length).toBeLessThan(keptAfter(rare).length);
});

test.each([
  ["ahead", 366],
  ["behind", -366],
])("a clock that is a year %s costs no more than the usual backups", (_, jump) => {
  const before = daily("2025-01-01", 400);
  const kept = keptAfter(before);
  const last = before.at(-1) ?? 0;
  const wrong = [1, 2, 3, 4, 5, 6].map((days) => last + (days + jump) * day);
  const survivors = kept.filter((one) => keptAfter([...before, ...wrong]).includes(one));
  // Each new backup replaces at most the oldest of the days, weeks and months.
  expect(survivors.length).toBeGreaterThan(kept.length - 10);
  // And once it is right again, it goes on as before.
  const after = daily(new Date(last + 7 * day).toISOString(), 3);
  expect(keptAfter([...before, ...wrong, ...after])).toContain(
    new Date(after.at(-1) ?? 0).toISOString().slice(0, 10),
  );
});

test.each([
  ["by days, weeks and months", defaultRetention],
  ["by number", { newest: 14, days: 0, weeks: 0, months: 0 }],
])("a clock that is behind deletes neither the new backups nor the earlier ones, kept %s", (_, retention) => {
  const before = daily("2025-01-01T03:00:00Z", 500);
  const kept = timesAfter(before, retention);
  const last = before.at(-1) ?? 0;
  // At another hour than the earlier ones, so that none has the time of another.
  const behind = Array.from({ length: 30 }, (_, index) => last + (index - 40) * day + 3_600_000);
  for (const [index, at] of behind.entries()) {
    const left = timesAfter([...before, ...behind.slice(0, index + 1)], retention);
    const lastWeek = behind.slice(Math.max(index - 6, 0), index + 1);
    expect(left).toEqual(expect.arrayContaining([...lastWeek, ...kept.filter((time) => time > at)]));
  }
});

test("never removes the only backup", () => {
  expect(expired([named(0)], { newest: 0, days: 0, weeks: 0, months: 0 }, 1, 0)).toEqual([]);
  expect(expired([], defaultRetention, 1, 0)).toEqual([]);
});

test("recognises its own names only, and finds the newest that is not of the future", () => {
  const name = newName(new Date("2026-11-18T03:04:05.678Z"));
  expect(name).toBe("site-2026-11-18T03-04-05Z.tar");
  expect(timeOfName(name)).toBe(Date.parse("2026-11-18T03:04:05Z"));
  expect(timeOfName(`${name}.age`)).toBe(timeOfName(name));
  expect(withoutEncryption(`${name}.age`)).toBe(name);
  for (const other of [
    "site.tar",
    `my-${name}`,
    `${name}.gz`,
    `${name}.unfinished`,
    "site-2026-13-40T00-00-00Z.tar",
  ])
    expect(timeOfName(other), other).toBeUndefined();
  // In a bucket that has the uploads, too, the site must not take a backup for an upload and delete it.
  expect(isKey(name)).toBe(false);

  const now = Date.parse("2026-11-18T12:00:00Z");
  const backups = [now - 3 * day, now - day, now + 400 * day].map(named);
  expect(latestOf(backups, now)?.at).toBe(now - day);
  expect(latestOf(backups.slice(2), now)?.at).toBe(now + 400 * day);
  expect(latestOf([], now)).toBeUndefined();
});
