import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { createLog } from "../process/log.ts";
import { joinProcesses } from "../upgrades/processes.ts";
import { type Disk, fullestOther } from "./disk.ts";

const disk = (free: number): Disk => ({ free, total: 100 });

forEachDatabase((_engine, open) => {
  test("knows the fullest disk of the other machines that run", async () => {
    const { database } = await open();
    const { db } = database;
    const log = createLog("silent");
    const join = async (own: Disk | undefined, host?: string, seen_at?: string) => {
      const before = (await db.selectFrom("processes").select("id").execute()).map(({ id }) => id);
      const joined = await joinProcesses({ database, log, readDisk: async () => own });
      if (host)
        await db
          .updateTable("processes")
          .set({ host, ...(seen_at && { seen_at }) })
          .where("id", "not in", before.length > 0 ? before : [""])
          .execute();
      return joined;
    };
    const joined = [await join(disk(1)), await join(disk(30), "roomy"), await join(undefined, "unknown")];
    expect(await fullestOther(database)).toEqual({ host: "roomy", ...disk(30) });
    joined.push(await join(disk(3), "off", "2026-01-01T00:00:00.000Z"));
    expect((await fullestOther(database))?.host).toBe("roomy");
    joined.push(await join(disk(5), "full"));
    expect(await fullestOther(database)).toEqual({ host: "full", ...disk(5) });
    await Promise.all(joined.map((process) => process.stop()));
    expect(await fullestOther(database)).toBeUndefined();
  });
});
