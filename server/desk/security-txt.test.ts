import { expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { contentVersion } from "../content/changes.ts";
import { readLog } from "../staff/staff-log.ts";
import { mustConfirm, securityTxtOf } from "./security-txt.ts";

const ada = { id: null, name: "Ada Bekele" };
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

forEachDatabaseInTurn((_engine, open) => {
  test("the file is valid for 90 days after the first start, and for less than a year after a confirmation", async () => {
    const { database } = await open();
    const { status, confirm } = securityTxtOf(database, () => contentVersion(database.db));
    const { applied_at } = await database.db
      .selectFrom("applied_migrations")
      .select("applied_at")
      .executeTakeFirstOrThrow();
    const first = await status();
    expect(first.confirmed).toBeUndefined();
    expect(days(applied_at, first.expiresAt)).toBe(90);

    await confirm(ada, new Date("2026-11-17T10:00:00.000Z"));
    expect(await status()).toEqual({
      expiresAt: "2027-11-12T10:00:00.000Z",
      confirmed: { at: "2026-11-17T10:00:00.000Z", by: "Ada Bekele" },
    });
    await confirm({ id: null, name: "Ben" }, new Date("2027-11-01T10:00:00.000Z"));
    expect(await status()).toMatchObject({ confirmed: { by: "Ben" } });
    const log = await readLog(database.db, 2);
    expect(log.map(({ staff_name, act }) => [staff_name, act])).toEqual([
      ["Ben", "confirmed security.txt"],
      ["Ada Bekele", "confirmed security.txt"],
    ]);
  });
});

const confirmed = { at: "2026-11-17T10:00:00.000Z", by: "Ada" };

test.each([
  ["before the first confirmation", { confirmed: undefined }, "2026-11-18", true],
  ["31 days before it expires", { confirmed }, "2027-10-12T09:59:59Z", false],
  ["30 days before it expires", { confirmed }, "2027-10-13T10:00:00Z", true],
  ["after it has expired", { confirmed }, "2028-01-01", true],
])("the desk asks for a confirmation %s: %j %s %s", (_when, status, now, expected) => {
  expect(mustConfirm({ expiresAt: "2027-11-12T10:00:00.000Z", ...status }, new Date(now))).toBe(expected);
});
