import { expect, test } from "vitest";
import { forEachDatabase } from "../databases.ts";
import { nextMigration } from "./next-release.ts";
import { upgradeUnderLoad } from "./upgrade.ts";

forEachDatabase((_, open) => {
  test("no visitor notices an upgrade of a site with many records", async () => {
    const upgraded = await upgradeUnderLoad({ ...(await open()), records: 2_000 });
    expect(upgraded.failures).toEqual([]);
    expect(upgraded.lost).toEqual([]);
    expect(upgraded.accepted).toBeGreaterThan(0);
    expect(upgraded.migrations).toEqual([nextMigration]);
    const { atFirst, oldRecords, writtenByOldRelease } = upgraded.found;
    expect(atFirst).toBeGreaterThan(0);
    expect(oldRecords).toBeGreaterThanOrEqual(atFirst);
    expect(writtenByOldRelease).toBe(true);
  });
});
