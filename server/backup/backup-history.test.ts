import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { type BackupResult, backupsOf, recordBackup } from "./backup-history.ts";

const day = 24 * 60 * 60_000;
const now = Date.parse("2026-11-18T12:00:00Z");
const daysFromNow = (days: number) => new Date(now + days * day).toISOString();

const add = (database: SiteDatabase, days: number, about: Partial<BackupResult> = {}) => {
  const at = daysFromNow(days);
  return recordBackup(database, {
    ...{ at, finished_at: at, bytes: 1, outcome: "done", problem: null },
    ...about,
  });
};
const copied = { copied_at: daysFromNow(0) };
const tried = { tried_at: daysFromNow(0) };
const failed = { bytes: null, outcome: "failed" } as const;

forEachDatabase((_, open) => {
  test("finds the last of each kind, and ignores those later than the present", async () => {
    const { database } = await open();
    const last = (days = 0) => backupsOf(database).last(new Date(now + days * day));
    const nothing = { last: undefined, lastGood: undefined, lastTried: undefined, lastCopied: undefined };
    expect(await last()).toEqual(nothing);
    await add(database, 300, { ...copied, ...tried });
    expect(await last()).toEqual(nothing);
    await add(database, -4, tried);
    await add(database, -3, copied);
    // Such as one whose entry an earlier release wrote: a copy of a failed backup is of no use.
    await add(database, -2, { ...failed, ...copied });
    await add(database, -1, { outcome: "incomplete", problem: "The backup is on this machine only." });
    await add(database, 0, failed);
    expect(await last()).toMatchObject({
      ...{ last: { at: daysFromNow(0) }, lastGood: { at: daysFromNow(-1) } },
      ...{ lastTried: { at: daysFromNow(-4) }, lastCopied: { at: daysFromNow(-3) } },
    });
    expect((await last(300)).lastGood?.at).toBe(daysFromNow(300));
  });

  test("entries of a clock that is wrong neither push out others nor grow without limit", async () => {
    const { database } = await open();
    const times = async () => {
      const rows = await database.db.selectFrom("backups").select("at").orderBy("at").execute();
      return rows.map(({ at }) => at);
    };
    await add(database, 1, { ...copied, ...tried });
    for (let days = 2; days < 150; days++) await add(database, days, failed);
    // The newest 100, and the only good one.
    expect(await times()).toEqual(
      [1, ...Array.from({ length: 100 }, (_, index) => 50 + index)].map(daysFromNow),
    );
    // The clock is set back.
    for (let days = -150; days < 0; days++) {
      await add(database, days, days === -150 ? { ...copied, ...tried } : failed);
      expect(await times()).toContain(daysFromNow(days));
    }
    const left = await times();
    expect(left.filter((at) => at < daysFromNow(0))).toHaveLength(101);
    expect(left.filter((at) => at > daysFromNow(0))).toHaveLength(101);
    expect(await backupsOf(database).last(new Date(now))).toMatchObject({
      ...{ last: { at: daysFromNow(-1) }, lastGood: { at: daysFromNow(-150) } },
      ...{ lastTried: { at: daysFromNow(-150) }, lastCopied: { at: daysFromNow(-150) } },
    });
  });
});
