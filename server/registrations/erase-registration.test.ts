import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { ada, entryOf, eventWithPlaces, testClock } from "../../tests/registrations.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { erasedHashes } from "../inbox/personal-data/erase.ts";
import { isClockSteady } from "../inbox/personal-data/steady-clock.ts";
import { createLog } from "../process/log.ts";
import { personErasure } from "./erase-person.ts";
import { deleteOldRegistrations } from "./erase-registration.ts";
import { startRegistrationWork } from "./registration-work.ts";

const log = createLog("silent");
const hour = 60 * 60_000;

/** Lets the clock be trusted: it has been watched for more than a day. */
async function trustClock({ db }: SiteDatabase, now: Date): Promise<void> {
  for (let hours = 26; hours >= 0; hours--) await isClockSteady(db, new Date(now.getTime() - hours * hour));
}

const question = {
  ...{ id: "health", type: "text" as const, required: false, sensitive: true, choices: [] },
  ...{ label: { en: "Health" }, why: { en: "To help you" } },
};

forEachDatabase((engine, fresh) => {
  const filled = async () => {
    const { database, url } = await fresh();
    const clock = testClock();
    const event = await eventWithPlaces(database, {
      settings: {
        capacity: 60,
        questions: [question],
        onlineAddress: "https://meet.example.org/secret-room",
      },
      now: clock.now,
    });
    const folder = dirname(url.slice("file:".length));
    /** Whether any file of the database has the text; on PostgreSQL, whether any row has. */
    const holds = async (text: string) => {
      if (engine === "sqlite")
        return readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(text));
      const rows = [
        ...(await database.db.selectFrom("registrations").selectAll().execute()),
        ...(await database.db.selectFrom("mails").selectAll().execute()),
      ];
      return JSON.stringify(rows).includes(text);
    };
    return { ...event, ...clock, database, holds };
  };

  describe("an erased registration", () => {
    test("is nowhere: not in the database file, its log, or the outbox", async () => {
      const { registrations, registered, database, holds } = await filled();
      const tokens = [];
      for (let index = 0; index < 40; index++)
        tokens.push(
          await registered(`Erased${index}`, { answers: { health: `illness-${index} `.repeat(index + 1) } }),
        );
      await registered("Stays", { answers: { health: "fine-and-well" } });
      for (const token of tokens) expect(await registrations.own.erase(token)).toBe("erased");
      expect(await registrations.own.erase(tokens[0] ?? "")).toBe("notThere");
      expect(await registrations.own.find(tokens[0] ?? "")).toBeUndefined();
      expect(await holds("Erased")).toBe(false);
      expect(await holds("erased7@example.org")).toBe(false);
      expect(await holds("illness-")).toBe(false);
      expect(await holds("fine-and-well")).toBe(true);
      expect(await database.db.selectFrom("mails").select("id").execute()).toHaveLength(1);
    });

    test("frees its place", async () => {
      const { registrations, registered, set, people } = await filled();
      await set({ capacity: 1 });
      const token = await registered("Ada");
      await registered("Ben");
      await registrations.own.erase(token);
      expect(await people()).toBe("Ben offered");
    });

    test("is erased again after an older backup was restored", async () => {
      const { registrations, registered, people, database } = await filled();
      const token = await registered("Ada");
      await registered("Ben");
      const before = await database.db.selectFrom("registrations").selectAll().execute();
      await registrations.own.erase(token);
      const hashes = await erasedHashes(database.db);
      await database.db.deleteFrom("registrations").execute();
      await database.db.insertInto("registrations").values(before).execute();
      const erasure = personErasure({ database, log, actor: ada });
      expect(await erasure.eraseListed(hashes)).toBe(1);
      expect(await people()).toBe("Ben confirmed");
      expect([await erasure.countOf("BEN@example.org"), await erasure.erase("ben@example.org")]).toEqual([
        1, 1,
      ]);
      expect(await people()).toBe("");
    });

    test("by staff is logged without a name", async () => {
      const { registrations, register, database } = await filled();
      const result = await register("Selam");
      expect(await registrations.staff.erase(ada, "id" in result ? result.id : "")).toBe("erased");
      const rows = await database.db.selectFrom("staff_log").select(["act", "subject"]).execute();
      expect(rows.at(-1)).toEqual({ act: "erased", subject: "1 registration" });
    });
  });

  describe("90 days after an event", () => {
    test("personal data is deleted and the sums stay", async () => {
      const { registrations, registered, database, holds, pass, now, eventId } = await filled();
      await registered("Selam", { answers: { health: "illness" } });
      const token = await registered("Ben");
      await registrations.own.cancel(token);
      const [first] = await registrations.staff.list(eventId, { withSensitive: false });
      await registrations.staff.tick(eventId, [
        { id: first?.id ?? "", attended: true, at: now().toISOString() },
      ]);
      const keptDays = 90;
      pass(99 * 24);
      await trustClock(database, now());
      expect(await deleteOldRegistrations({ database, log }, { keptDays, now: now() })).toBe(0);
      pass(25);
      expect(await deleteOldRegistrations({ database, log }, { keptDays, now: now() })).toBe(0);
      await trustClock(database, now());
      expect(await deleteOldRegistrations({ database, log }, { keptDays, now: now() })).toBe(2);
      expect(await deleteOldRegistrations({ database, log }, { keptDays, now: now() })).toBe(0);
      for (const text of ["Selam", "ben@example.org", "illness", "secret-room"])
        expect(await holds(text), text).toBe(false);
      expect((await registrations.staff.form(eventId)).sums).toMatchObject({
        ...{ confirmed: 1, cancelled: 1, confirmedSeats: 1, attended: 1, waiting: 0 },
      });
    });
  });

  test("the background work passes an offer on by itself, and wakes the mail", async () => {
    const { database } = await fresh();
    const clock = testClock();
    const event = await eventWithPlaces(database, { settings: { capacity: 1 }, now: clock.now });
    const { registrations, registered, people } = event;
    const token = await registered("Ada");
    await registered("Ben");
    await registered("Chi");
    await registrations.own.cancel(token);
    clock.pass(25);
    let woken = 0;
    const work = startRegistrationWork({
      ...{ database, settings: { registrationsKeptDays: 90 }, log, now: clock.now, wake: () => woken++ },
    });
    onTestFinished(work.stop);
    await expect.poll(people).toBe("Ada cancelled, Ben declined, Chi offered");
    await expect.poll(() => woken).toBeGreaterThan(0);
    // A publication wakes it.
    clock.pass(25);
    work.wake();
    await expect.poll(people).toBe("Ada cancelled, Ben declined, Chi declined");
    await work.stop();
  });

  test("links cannot be guessed or used for another person, and only their hash is stored", async () => {
    const { database } = await fresh();
    const { registrations, registered, slug } = await eventWithPlaces(database);
    const token = await registered("Ada");
    expect(token).toMatch(/^[\w-]{43}$/);
    const { id, token_hash } = await database.db
      .selectFrom("registrations")
      .select(["id", "token_hash"])
      .executeTakeFirstOrThrow();
    for (const guess of ["", id, token_hash, token.slice(1), `${token}x`, "%", "' or 1=1 --"])
      expect(await registrations.own.cancel(guess), guess).toEqual({ outcome: "notThere" });
    expect(await registrations.own.find(token)).toMatchObject({ state: "confirmed", slug, name: "Ada" });
    expect(await registrations.ofEmail("ADA@example.org")).toMatchObject([{ id, token }]);
    expect(await registrations.own.change(token, entryOf("Ada", { email: "new@example.org" }))).toEqual({
      ...{ outcome: "done", state: "confirmed" },
    });
    expect(await registrations.ofEmail("ada@example.org")).toEqual([]);
  });
});
