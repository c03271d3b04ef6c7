import { describe, expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { readEnvironment } from "../environment.ts";
import { createLog } from "../log.ts";
import { enquiriesOf } from "./enquiries.ts";

const words = {
  name: "Selam",
  email: "selam@example.org",
  subject: "ሰላም",
  message: "مرحبا 👋🏿\nsecond line",
};
const tab = (digit: string) => ({ visit: digit.repeat(32) });

function post(fields: Record<string, string>) {
  return new Request("http://site/contact", { method: "POST", body: new URLSearchParams(fields) });
}

function open(database: SiteDatabase, environment: Record<string, string> = {}) {
  const clock = { now: Date.parse("2026-11-15T10:00:00.000Z") };
  const logged: string[] = [];
  let stored = 0;
  const enquiries = enquiriesOf({
    database,
    settings: readEnvironment(environment),
    log: createLog("warn", (line) => logged.push(line)),
    now: () => new Date(clock.now),
    onStored: () => stored++,
  });
  const send = async (fields: Record<string, string>, address = "192.0.2.1") =>
    enquiries.receive(post(fields), address);
  const reference = async (fields: Record<string, string>, address?: string) => {
    const { answer } = await send(fields, address);
    return answer.state === "sent" ? answer.reference : answer;
  };
  const messages = () =>
    database.db.selectFrom("contact_messages").selectAll().orderBy("created_at").execute();
  return { clock, logged, enquiries, send, reference, messages, stored: () => stored };
}

forEachDatabase((_engine, fresh) => {
  describe("a message", () => {
    test("is stored as it was typed, with what is needed to mail it, and then acknowledged", async () => {
      const { database } = await fresh();
      const { reference, messages, stored } = open(database);
      const id = await reference(words);
      expect(await messages()).toMatchObject([{ id, ...words, spam: null, answered_at: null }]);
      expect(await database.db.selectFrom("enquiry_mails").selectAll().execute()).toMatchObject([
        { message_id: id, attempts: 0, due_at: "2026-11-15T10:00:00.000Z", sent_at: null },
      ]);
      expect(stored()).toBe(1);
    });

    test("holds no network address", async () => {
      const { database } = await fresh();
      const { send, messages } = open(database);
      await send(words, "192.0.2.77");
      expect(JSON.stringify(await messages())).not.toContain("192.0.2.77");
    });

    test("is not stored by half: without its mail there is no message, and its sender is told", async () => {
      const { database } = await fresh();
      const { send, messages, logged } = open(database);
      await database.db.schema.alterTable("enquiry_mails").renameTo("elsewhere").execute();
      expect((await send(words)).answer).toEqual({ state: "failed", values: words });
      expect((await send({ ...words, ...tab("a") })).answer).toEqual({ state: "failed" });
      expect(await messages()).toEqual([]);
      expect(logged).toHaveLength(2);
    });

    test("with problems is not stored, and comes back with them", async () => {
      const { database } = await fresh();
      const { send, messages } = open(database);
      const { answer } = await send({ ...words, email: "nobody", message: " " });
      expect(answer).toEqual({
        state: "invalid",
        problems: { email: { kind: "malformed" }, message: { kind: "missing" } },
        values: { ...words, email: "nobody", message: " " },
      });
      expect(await messages()).toEqual([]);
    });
  });

  describe("sent twice", () => {
    test("is stored once, with the same reference: without script, in a tab, and from one to the other", async () => {
      const { database } = await fresh();
      const { reference, messages } = open(database);
      const first = await reference(words);
      expect(await reference(words)).toBe(first);
      expect(await reference({ ...words, ...tab("a") })).toBe(first);

      const other = { ...words, message: "Another one" };
      const scripted = await reference({ ...other, ...tab("b") });
      expect(scripted).not.toBe(first);
      expect(await reference({ ...other, ...tab("b") }, "198.51.100.9")).toBe(scripted);
      expect(await reference(other)).toBe(scripted);
      expect(await messages()).toHaveLength(2);
    });

    test("by two visitors is two messages", async () => {
      const { database } = await fresh();
      const { reference, messages } = open(database);
      const all = [
        await reference(words, "192.0.2.1"),
        await reference(words, "192.0.2.2"),
        await reference({ ...words, email: "other@example.org" }, "192.0.2.1"),
        await reference({ ...words, ...tab("a") }, "192.0.2.3"),
        await reference({ ...words, ...tab("b") }, "192.0.2.3"),
      ];
      expect(new Set(all).size).toBe(5);
      expect(await messages()).toHaveLength(5);
    });

    test("by twenty clicks at once is stored once", async () => {
      const { database } = await fresh();
      const { reference, messages } = open(database);
      const all = await Promise.all(Array.from({ length: 20 }, () => reference(words)));
      expect(new Set(all).size).toBe(1);
      expect(await messages()).toHaveLength(1);
    });

    test("a day later is a new message", async () => {
      const { database } = await fresh();
      const { reference, clock } = open(database);
      const first = await reference(words);
      clock.now += 24 * 60 * 60_000;
      expect(await reference(words)).not.toBe(first);
    });
  });

  describe("the limit", () => {
    test("of one address is five in any ten minutes, and says when there is room", async () => {
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

    test("does not stop a message that is already here from being acknowledged again", async () => {
      const { database } = await fresh();
      const { reference } = open(database, { ENQUIRIES_PER_ADDRESS: "1" });
      const first = await reference(words);
      expect(await reference({ ...words, message: "Another" })).toMatchObject({ state: "too-many" });
      expect(await reference(words)).toBe(first);
    });

    test("lets exactly so many of fifty at once pass, from one address and from fifty", async () => {
      const { database } = await fresh();
      const { send, messages, clock } = open(database, {
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
      expect(await sentOf((index) => `198.51.100.${index}`)).toBe(7);
      expect(await messages()).toHaveLength(10);
    });
  });

  describe("what looks like spam", () => {
    test.each([
      [{ homepage: "http://spam.example" }, "hidden field filled in"],
      [{ elapsed: "40", ...tab("a") }, "sent faster than anyone types"],
      [{ elapsed: "4000", ...tab("b") }, null],
      [{}, null],
    ])("is stored and answered like any other: %o", async (more, spam) => {
      const { database } = await fresh();
      const { send, messages } = open(database);
      expect((await send({ ...words, ...more })).answer.state).toBe("sent");
      expect(await messages()).toMatchObject([{ spam }]);
    });
  });
});
