import { describe, expect, onTestFinished, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { connectDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { DeadlinePassed } from "../limits/deadline.ts";
import { TooBusy } from "../limits/too-busy.ts";
import { storedTogether, waitingToBeStored } from "./message-limits.ts";
import { storeQueue } from "./store-queue.ts";

const allowance = { perAddress: 1_000_000, perMinute: 1_000_000 };
const arrival = (index: number) => ({
  fields: { name: "Selam", email: "selam@example.org", subject: "S", message: `Message ${index}` },
  address: "192.0.2.1",
  formId: undefined,
  spam: null,
  at: new Date("2026-11-15T10:00:00.000Z"),
});
const arrivals = (count: number) => Array.from({ length: count }, (_, index) => arrival(index));

forEachDatabaseInTurn((engine, fresh) => {
  describe("messages that arrive at the same time", () => {
    test("are all stored, and other work runs between the batches", async () => {
      const { database } = await fresh();
      let turns = 0;
      let running = true;
      const count = () => {
        turns++;
        if (running) setImmediate(count);
      };
      setImmediate(count);
      const stored = await Promise.all(arrivals(100).map(storeQueue(database, allowance, 60_000)));
      running = false;
      const references = stored.map((each) => "reference" in each && each.reference);
      expect(new Set(references).size).toBe(100);
      expect(turns).toBeGreaterThanOrEqual(100 / storedTogether);
    });

    test("are refused beyond the queue's limit, until there is room again", async () => {
      const { database } = await fresh();
      const store = storeQueue(database, allowance, 60_000);
      const results = await Promise.allSettled(arrivals(waitingToBeStored + 3).map(store));
      const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
      expect(refused).toEqual([expect.any(TooBusy), expect.any(TooBusy), expect.any(TooBusy)]);
      await expect(store(arrival(-1))).resolves.toMatchObject({ held: false });
    });

    // On SQLite only another process could hold the lock that this test needs.
    if (engine === "postgres")
      test("fail at the deadline if the database does not answer, and are stored once", async () => {
        const { database, url } = await fresh();
        const other = connectDatabase(url);
        onTestFinished(() => other.close());
        const release = Promise.withResolvers<void>();
        const locked = Promise.withResolvers<void>();
        const holding = exclusively(other, "enquiries", async () => {
          locked.resolve();
          await release.promise;
        });
        await locked.promise;
        await expect(storeQueue(database, allowance, 100)(arrival(0))).rejects.toThrow(DeadlinePassed);
        release.resolve();
        await holding;
        await storeQueue(database, allowance)(arrival(0));
        expect(await database.db.selectFrom("contact_messages").select("id").execute()).toHaveLength(1);
      });
  });
});
