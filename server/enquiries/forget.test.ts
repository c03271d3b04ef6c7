import { describe, expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { readEnvironment } from "../environment.ts";
import { createLog } from "../log.ts";
import { monthsBefore, startForgetting } from "./forget.ts";
import { store } from "./store.ts";

test.each([
  ["2026-11-15T10:00:00.000Z", 24, "2024-11-15T10:00:00.000Z"],
  ["2028-02-29T10:00:00.000Z", 24, "2026-02-28T10:00:00.000Z"],
  ["2026-03-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2026-01-15T10:00:00.000Z", 1, "2025-12-15T10:00:00.000Z"],
])("%s less %i months is %s", (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then);
});

forEachDatabase((_engine, fresh) => {
  describe("the program by itself", () => {
    test("deletes what is past its time, and forgets after a day who sent what is not", async () => {
      const { database } = await fresh();
      const now = new Date("2026-11-15T10:00:00.000Z");
      for (const day of ["2024-11-14", "2024-11-16", "2026-11-13", "2026-11-15"]) {
        const fields = { name: "Selam", email: "selam@example.org", subject: day, message: "m" };
        const arrival = {
          fields,
          address: "192.0.2.1",
          visit: "a",
          spam: null,
          at: new Date(`${day}T10:00:00Z`),
        };
        await store(database, arrival, { perAddress: 9, perMinute: 9 });
      }
      const settings = readEnvironment({});
      await startForgetting({ database, settings, log: createLog("silent"), now: () => now }).stop();

      const kept = await database.db
        .selectFrom("contact_messages")
        .selectAll()
        .orderBy("created_at")
        .execute();
      expect(kept.map(({ subject }) => subject)).toEqual(["2024-11-16", "2026-11-13", "2026-11-15"]);
      expect(kept.map(({ sender, visit, words }) => Boolean(sender && visit && words))).toEqual([
        false,
        false,
        true,
      ]);
      const mails = await database.db.selectFrom("enquiry_mails").select("message_id").execute();
      expect(mails.map(({ message_id }) => message_id).sort()).toEqual(kept.map(({ id }) => id).sort());
    });
  });
});
