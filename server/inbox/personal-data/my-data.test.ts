import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabaseInTurn } from "../../../tests/databases.ts";
import { messageRow } from "../../../tests/message-row.ts";
import { connectDatabase, type SiteDatabase } from "../../database/connect.ts";
import { openFolderStore } from "../../media/folder-store.ts";
import { readEnvironment } from "../../process/environment.ts";
import { createLog } from "../../process/log.ts";
import { dataTokens } from "../conversation-token.ts";
import { deleteDailyActs } from "../rate-limits/daily-limits.ts";
import { myDataOf } from "./my-data.ts";

const now = new Date("2026-11-16T12:00:00.000Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

forEachDatabaseInTurn((_engine, fresh) => {
  async function opened() {
    const { database, url } = await fresh();
    const folder = await mkdtemp(join(tmpdir(), "my-data-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const parts = { store: openFolderStore(folder), settings: readEnvironment({}), log: createLog("silent") };
    let count = 1000;
    /** Stores a message that arrived just before `at`, and erases it from that IP address. */
    const sendAndErase = async (address: string, at = now, by: SiteDatabase = database) => {
      const id = `AAAA-${count++}`;
      const created_at = new Date(at.getTime() - 1000).toISOString();
      await database.db.insertInto("contact_messages").values(messageRow({ id, created_at })).execute();
      const token = await dataTokens(database.db).of(id);
      return myDataOf({ database: by, ...parts, now: () => at }).erase(token, address);
    };
    return { database, url, sendAndErase };
  }

  test("counts erasures per network, across all processes", async () => {
    const { database, url, sendAndErase } = await opened();
    const other = connectDatabase(url);
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, index) => sendAndErase("192.0.2.1", now, index % 2 ? other : database)),
    );
    await other.close();
    expect(outcomes.filter((outcome) => outcome === "erased")).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === "tomorrow")).toHaveLength(4);
    // Neighbours and other networks may still erase.
    expect(await sendAndErase("192.0.2.2")).toBe("erased");
    expect(await sendAndErase("2001:db8::1")).toBe("erased");
    expect(await sendAndErase("192.0.2.1", later(23))).toBe("tomorrow");
    expect(await sendAndErase("192.0.2.1", later(24.1))).toBe("erased");
  });

  test("stores no IP address for the limit, and deletes its record after a day", async () => {
    const { database, sendAndErase } = await opened();
    await sendAndErase("192.0.2.1");
    const noted = await database.db.selectFrom("daily_acts").selectAll().execute();
    expect(noted).toMatchObject([{ what: "erasure", who: expect.stringMatching(/^[\da-f]{32}$/) }]);
    expect(await deleteDailyActs(database.db, later(23))).toBe(0);
    expect(await deleteDailyActs(database.db, later(24))).toBe(1);
  });
});
