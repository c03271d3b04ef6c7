import { describe, expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { messageRow } from "../../tests/message-row.ts";
import { claimMails } from "../inbox/mail-out/deliveries.ts";
import { queueMail } from "../mail/outbox.ts";
import { createLog } from "../process/log.ts";
import { connectDatabase } from "./connect.ts";
import { type Lease, leasesOf } from "./leases.ts";

/** Short, but longer than a busy machine takes for a statement. */
const times = { poll: 20, renew: 50, held: 2000, taken: 3000 };
const log = createLog("silent");

forEachDatabase((_engine, fresh) => {
  /** Several processes on one database, each of which records when it works. */
  async function site() {
    const { url } = await fresh();
    return async function process(name: string, acts: string[], own = times) {
      const database = connectDatabase(url);
      const leases = leasesOf({ database, log, times: own });
      let lease: Lease | undefined;
      leases.hold("mail", (given) => {
        lease = given;
        acts.push(`${name} starts`);
        return {
          wake: () => acts.push(`${name} wakes`),
          stop: async () => acts.push(`${name} stops`),
        };
      });
      await leases.start();
      let stopping: Promise<void> | undefined;
      const stop = () => {
        stopping ??= leases.stop();
        return stopping;
      };
      onTestFinished(async () => {
        await stop();
        await database.close();
      });
      return { leases, stop, database, lease: () => lease };
    };
  }

  describe("a lease", () => {
    test("is held by one process, which passes it on when it stops", async () => {
      const process = await site();
      const acts: string[] = [];
      const one = await process("one", acts);
      const other = await process("other", acts);
      expect(acts).toEqual(["one starts"]);
      expect([one.leases.isHeld("mail"), other.leases.isHeld("mail")]).toEqual([true, false]);
      await one.stop();
      await expect.poll(() => acts).toEqual(["one starts", "one stops", "other starts"]);
      expect(one.leases.isHeld("mail")).toBe(false);
      expect(other.lease()?.token).toBe((one.lease()?.token ?? 0) + 1);
    });

    test("is taken by exactly one of many that start at the same time", async () => {
      const process = await site();
      const acts: string[] = [];
      await Promise.all(Array.from({ length: 6 }, (_, index) => process(`${index}`, acts)));
      expect(acts).toHaveLength(1);
    });

    test("wakes the work in the process that does it, wherever the work came from", async () => {
      const process = await site();
      const acts: string[] = [];
      const one = await process("one", acts);
      const other = await process("other", acts);
      one.leases.wake("mail");
      expect(acts).toEqual(["one starts", "one wakes"]);
      other.leases.wake("mail");
      await expect.poll(() => acts).toEqual(["one starts", "one wakes", "one wakes"]);
    });

    test("of a process that no longer answers ends there, and then another process takes it", async () => {
      const process = await site();
      const acts: string[] = [];
      // It never looks at its lease again, like a process that was stopped or whose event loop hangs.
      const hung = await process("hung", acts, { ...times, poll: 1_000_000 });
      const ends: [string, number][] = [];
      const other = await process("other", acts);
      while (ends.length < 2) {
        if (ends.length === 0 && !hung.leases.isHeld("mail")) ends.push(["hung lost it", performance.now()]);
        if (other.leases.isHeld("mail")) ends.push(["other has it", performance.now()]);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(ends.map(([what]) => what)).toEqual(["hung lost it", "other has it"]);
      expect(acts).toEqual(["hung starts", "other starts"]);
    });

    test("that was taken by another process stops the work of the former one", async () => {
      const process = await site();
      const acts: string[] = [];
      const { database } = await process("one", acts);
      await database.db.updateTable("leases").set({ holder: "another", token: 100 }).execute();
      await expect.poll(() => acts).toEqual(["one starts", "one stops"]);
    });

    test("of a process that lost it claims no more mail", async () => {
      const { database } = await fresh();
      const { db } = database;
      await db
        .insertInto("contact_messages")
        .values(messageRow({ id: "7K3M-QX9D" }))
        .execute();
      await queueMail(db, { purpose: "notice", message_id: "7K3M-QX9D" }, new Date());
      await db
        .insertInto("leases")
        .values({ name: "mail", holder: "another", token: 8, renewals: 1, wakes: 0 })
        .execute();
      expect(await claimMails(db, new Date(), 5, { name: "mail", token: 7 })).toEqual([]);
      expect(await claimMails(db, new Date(), 5, { name: "mail", token: 8 })).toHaveLength(1);
    });
  });
});
