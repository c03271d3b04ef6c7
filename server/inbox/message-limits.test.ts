import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { openEnquiries as open, words } from "../../tests/enquiries.ts";
import { messageRow } from "../../tests/message-row.ts";
import { connectDatabase, type SiteDatabase } from "../database/connect.ts";

async function fillHeld(database: SiteDatabase, count: number, at: Date) {
  const row = { created_at: at.toISOString(), held: "filled", state: "spam" } as const;
  for (let left = count; left > 0; left -= 500)
    await database.db
      .insertInto("contact_messages")
      .values(Array.from({ length: Math.min(left, 500) }, () => messageRow({ ...row, id: randomUUID() })))
      .execute();
}

/** Seen from outside: another value after every write of someone else, and only then. */
function versionOf(url: string): () => Promise<unknown> {
  const { engine, db, close } = connectDatabase(url);
  onTestFinished(close);
  const tables = ["contact_messages", "mails", "enquiry_networks", "enquiry_state"];
  const rows = tables.map((name) => `select '${name}', ctid::text, xmin::text, xmax::text from ${name}`);
  const version = engine === "sqlite" ? "pragma data_version" : rows.join(" union ");
  return async () => (await sql.raw(version).execute(db)).rows;
}

forEachDatabase((_engine, fresh) => {
  describe("the limit", () => {
    test("of one address is five in any ten minutes; the answer says when to try again", async () => {
      const { database } = await fresh();
      const { send, clock } = open(database);
      const next = (() => {
        let count = 0;
        return () => ({ ...words, message: `Message ${count++}` });
      })();
      for (let sent = 0; sent < 5; sent++) {
        expect((await send(next())).answer.state).toBe("sent");
        clock.now += 60_000;
      }
      expect(await send(next())).toMatchObject({
        answer: { state: "too-many", minutes: 5 },
        retryAfter: 300,
      });
      expect((await send(next(), "192.0.2.2")).answer.state).toBe("sent");
      clock.now += 299_000;
      expect(await send(next())).toMatchObject({ retryAfter: 1 });
      clock.now += 1000;
      expect((await send(next())).answer.state).toBe("sent");
      expect((await send(next())).answer.state).toBe("too-many");
    });

    test("does not stop the acknowledgement of a message that was already stored", async () => {
      const { database } = await fresh();
      const { reference } = open(database, { ENQUIRIES_PER_ADDRESS: "1" });
      const first = await reference(words);
      expect(await reference({ ...words, message: "Another" })).toMatchObject({ state: "too-many" });
      expect(await reference(words)).toBe(first);
    });

    test("is exact for fifty messages at the same time, from one address and from fifty", async () => {
      const { database } = await fresh();
      const { send, held, messages, clock } = open(database, {
        ENQUIRIES_PER_ADDRESS: "3",
        ENQUIRIES_PER_MINUTE: "7",
      });
      const sentOf = async (addressOf: (index: number) => string) => {
        const all = Array.from({ length: 50 }, (_, index) =>
          send({ ...words, message: `${clock.now} ${index}` }, addressOf(index)),
        );
        return (await Promise.all(all)).filter(({ answer }) => answer.state === "sent").length;
      };
      expect(await sentOf(() => "192.0.2.1")).toBe(3);
      clock.now += 60_000;
      expect(await sentOf((index) => `198.51.${index}.1`)).toBe(50);
      expect(await messages()).toHaveLength(53);
      expect(await held()).toHaveLength(43);
      expect(await database.db.selectFrom("mails").select("message_id").execute()).toHaveLength(10);
    });

    test.each([
      ["/48", (index: number) => `2001:db8:1:${index.toString(16)}::1`, { sent: 20, held: 0 }],
      ["/32", (index: number) => `2001:db8:${index.toString(16)}::1`, { sent: 100, held: 70 }],
      ["/24", (index: number) => `203.0.113.${index}`, { sent: 100, held: 80 }],
    ])("of one %s network leaves room for everyone else", async (_name, addressOf, expected) => {
      const { database } = await fresh();
      const { send, reference, held } = open(database);
      const all: string[] = [];
      for (let index = 0; index < 100; index++)
        all.push((await send({ ...words, message: `${index}` }, addressOf(index))).answer.state);
      expect(all.filter((state) => state === "sent")).toHaveLength(expected.sent);
      expect(await held()).toHaveLength(expected.held);
      const id = await reference(words, "2001:db9::1");
      expect(await database.db.selectFrom("mails").select("message_id").execute()).toContainEqual({
        message_id: id,
      });
    });

    test("for all senders in a minute refuses no message: the rest is held without mail, and recognised if sent again", async () => {
      const { database } = await fresh();
      const { reference, held, clock, logged, stored } = open(database);
      for (let index = 0; index < 60; index++)
        await reference({ ...words, message: `${index}` }, `10.${index}.0.1`);
      expect(await held()).toEqual([]);
      const id = await reference(words, "192.0.2.1");
      expect(await held()).toMatchObject([{ id, held: "many messages in one minute" }]);
      expect(stored()).toBe(60);
      expect(await reference(words, "192.0.2.1")).toBe(id);
      expect(logged).toHaveLength(1);
      expect(logged[0]).toContain("list held");
      clock.now += 60_000;
      await reference(words, "192.0.2.2");
      expect(await held()).toHaveLength(1);
    });

    test("of held messages is 600 a minute and 10,000 in all; further senders are asked to try later", async () => {
      const { database } = await fresh();
      const { send, clock, held } = open(database, { ENQUIRIES_PER_MINUTE: "1" });
      await fillHeld(database, 599, new Date(clock.now));
      expect((await send(words, "10.0.0.1")).answer.state).toBe("sent");
      expect((await send(words, "10.0.1.1")).answer.state).toBe("sent");
      expect(await send(words, "10.0.2.1")).toMatchObject({
        answer: { state: "failed", values: words },
        retryAfter: 60,
      });
      await fillHeld(database, 9_399, new Date(clock.now - 3_600_000));
      clock.now += 50_000;
      expect(await send(words, "10.0.3.1")).toMatchObject({ answer: { state: "failed" }, retryAfter: 10 });
      await database.db
        .deleteFrom("contact_messages")
        .where("created_at", "=", new Date(clock.now - 50_000).toISOString())
        .where("held", "=", "filled")
        .execute();
      expect((await send(words, "10.0.4.1")).answer.state).toBe("sent");
      await fillHeld(database, 10_000 - (await held()).length, new Date(clock.now - 3_600_000));
      expect(await send(words, "10.0.5.1")).toMatchObject({ answer: { state: "failed" }, retryAfter: 600 });
    });

    test("is checked before anything is written", async () => {
      const { database, url } = await fresh();
      const { send } = open(database, { ENQUIRIES_PER_ADDRESS: "1" });
      const version = versionOf(url);
      await send(words);
      const before = await version();
      const refused = Array.from({ length: 20 }, (_, index) => send({ ...words, message: `${index}` }));
      for (const { answer } of await Promise.all(refused)) expect(answer.state).toBe("too-many");
      expect(await version()).toEqual(before);
      await send(words, "192.0.2.2");
      expect(await version()).not.toEqual(before);
    });

    test("ignores messages dated in the future by a wrong clock, and accepts no duplicate of them", async () => {
      const { database } = await fresh();
      const { reference, clock, held } = open(database, {
        ENQUIRIES_PER_ADDRESS: "1",
        ENQUIRIES_PER_MINUTE: "1",
      });
      clock.now += 1100 * 24 * 3_600_000;
      const ahead = await reference(words);
      clock.now -= 1100 * 24 * 3_600_000;
      const right = await reference(words);
      expect(right).toMatch(/^[\dA-Z-]{9}$/);
      expect(right).not.toBe(ahead);
      expect(await held()).toEqual([]);
      clock.now -= 1100 * 24 * 3_600_000;
      expect(await reference({ ...words, message: "again" })).toMatch(/^[\dA-Z-]{9}$/);
      expect(await held()).toEqual([]);
    });
  });
});
