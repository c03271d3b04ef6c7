import { describe, expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import { openEnquiries as open, tab, words } from "../../../tests/enquiries.ts";
import { dataTokens } from "../conversation-token.ts";
import { replayWindow } from "../message-limits.ts";
import { deleteExpiredData } from "../personal-data/delete-expired.ts";

const day = 24 * 60 * 60_000;

forEachDatabase((_engine, fresh) => {
  describe("a message", () => {
    test("is stored as typed, with its mail queued, and then confirmed", async () => {
      const { database } = await fresh();
      const { reference, messages, stored } = open(database);
      const id = await reference(words);
      expect(await messages()).toMatchObject([{ id, ...words, spam: null, answered_at: null }]);
      expect(await database.db.selectFrom("mails").selectAll().execute()).toMatchObject([
        { message_id: id, attempts: 0, due_at: "2026-11-15T10:00:00.000Z", sent_at: null },
      ]);
      expect(stored()).toBe(1);
    });

    test("is stored without an IP address", async () => {
      const { database } = await fresh();
      const { send, messages } = open(database);
      await send(words, "192.0.2.77");
      expect(JSON.stringify(await messages())).not.toContain("192.0.2.77");
    });

    test("is not stored if its mail cannot be queued, and the sender sees the failure", async () => {
      const { database } = await fresh();
      const { send, messages, logged } = open(database);
      await database.db.schema.alterTable("mails").renameTo("elsewhere").execute();
      expect((await send(words)).answer).toEqual({ state: "failed", values: words });
      expect((await send({ ...words, ...tab("a") })).answer).toEqual({ state: "failed" });
      expect(await messages()).toEqual([]);
      expect(logged).toHaveLength(2);
    });

    test("with problems is not stored, and the answer names them", async () => {
      const { database } = await fresh();
      const { send, messages } = open(database);
      const { answer } = await send({ ...words, email: "nobody", message: " " });
      expect(answer).toEqual({
        state: "invalid",
        problems: { email: { kind: "malformed", fault: "other" }, message: { kind: "missing" } },
        values: { ...words, email: "nobody", message: " " },
      });
      expect(await messages()).toEqual([]);
    });
  });

  describe("an address that looks mistyped", () => {
    const typed = { ...words, email: "ade@gmial.con" };

    test("must be confirmed before anything is stored", async () => {
      const { database } = await fresh();
      const { send, messages } = open(database);
      const asked = { state: "typo", email: "ade@gmial.con", likely: "ade@gmail.com" };
      expect((await send(typed)).answer).toEqual({ ...asked, values: typed });
      expect((await send({ ...typed, ...tab("a") })).answer).toEqual(asked);
      expect(await messages()).toEqual([]);
    });

    test("is stored as suggested or as typed, as the sender chooses", async () => {
      const { database } = await fresh();
      const { send, messages } = open(database);
      const taken = await send({ ...typed, likelyEmail: "ade@gmail.com" });
      expect(taken.answer).toMatchObject({ state: "sent", email: "ade@gmail.com" });
      const kept = await send({ ...typed, keptEmail: "ade@gmial.con" });
      expect(kept.answer).toMatchObject({ state: "sent", email: "ade@gmial.con" });
      expect((await messages()).map(({ email }) => email).sort()).toEqual(["ade@gmail.com", "ade@gmial.con"]);
    });

    test("must be confirmed again if it was changed into another", async () => {
      const { database } = await fresh();
      const { send } = open(database);
      const changed = { ...typed, email: "ade@hotnail.com", keptEmail: "ade@gmial.con" };
      expect((await send(changed)).answer).toMatchObject({ state: "typo", likely: "ade@hotmail.com" });
    });
  });

  describe("the token for its sender", () => {
    const hour = 60 * 60_000;
    const tokenOf = async ({ send }: ReturnType<typeof open>, fields: Record<string, string>) => {
      const { answer } = await send(fields);
      return answer.state === "sent" ? answer.token : "";
    };

    test("opens the message for an hour, in every process and after a restart", async () => {
      const { database } = await fresh();
      const first = open(database);
      const token = await tokenOf(first, words);
      const [message] = await first.messages();
      const other = open(database);
      expect(await other.enquiries.sent(token)).toMatchObject({
        ...{ reference: message?.id, token, ...words },
        dataToken: await dataTokens(database.db).of(message?.id ?? ""),
      });
      other.clock.now += hour - 1;
      expect(await other.enquiries.sent(token)).toBeDefined();
      other.clock.now += 1;
      expect(await other.enquiries.sent(token)).toBeUndefined();
    });

    test("opens nothing if it is forged, or if the message was erased", async () => {
      const { database } = await fresh();
      const site = open(database);
      const { enquiries } = site;
      const token = await tokenOf(site, words);
      for (const forged of ["", "ABCD-EFGH", token.slice(0, 9), token.toLowerCase()])
        expect(await enquiries.sent(forged)).toBeUndefined();
      await database.db.deleteFrom("contact_messages").execute();
      expect(await enquiries.sent(token)).toBeUndefined();
    });

    test("is valid for another hour if the same message is sent again", async () => {
      const { database } = await fresh();
      const site = open(database);
      await tokenOf(site, words);
      site.clock.now += 5 * hour;
      const token = await tokenOf(site, words);
      expect(await site.enquiries.sent(token)).toMatchObject(words);
    });
  });

  describe("sent twice", () => {
    test("is stored once, with the same reference, with or without script", async () => {
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

    test("by two visitors is stored twice", async () => {
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

    test("by twenty simultaneous clicks is stored once", async () => {
      const { database } = await fresh();
      const { reference, messages } = open(database);
      const all = await Promise.all(Array.from({ length: 20 }, () => reference(words)));
      expect(new Set(all).size).toBe(1);
      expect(await messages()).toHaveLength(1);
    });

    test("from an outbox fifty times in eight weeks is stored once, also if the box was ticked later", async () => {
      const { database } = await fresh();
      const { reference, messages, clock } = open(database);
      const { formId } = tab("a");
      const first = await reference({ ...words, formId });
      const waiting = { ...words, formId: `w${formId}` };
      const end = clock.now + replayWindow - 1;
      for (let replay = 0; replay < 50; replay++) {
        expect(await reference(waiting, `192.0.2.${replay}`)).toBe(first);
        clock.now += 1000;
      }
      const other = { ...waiting, message: "Another one" };
      const second = await reference(other);
      expect(second).not.toBe(first);
      for (clock.now += day; clock.now < end; clock.now += day) {
        await deleteExpiredData(database, {
          ...{ keptMonths: 24, now: new Date(clock.now) },
          remove: async () => {},
        });
        expect(await reference(other)).toBe(second);
      }
      expect(await messages()).toHaveLength(2);
    });

    test("a day later is a new message", async () => {
      const { database } = await fresh();
      const { reference, clock } = open(database);
      const first = await reference(words);
      clock.now += 24 * 60 * 60_000;
      expect(await reference(words)).not.toBe(first);
    });
  });

  describe("what looks like spam", () => {
    test.each([
      [{ homepage: "http://spam.example" }, "hidden field filled in"],
      [
        {
          elapsed: "40",
          message: "Look at https://example.com please, it is about your course.",
          ...tab("a"),
        },
        "a link, sent faster than anyone types",
      ],
      // A reload restores the typed text, which can be sent immediately.
      [{ elapsed: "40", ...tab("c") }, null],
      [{ elapsed: "4000", ...tab("b") }, null],
      [{}, null],
    ])("is stored and answered like any other message: %o", async (more, spam) => {
      const { database } = await fresh();
      const { send, messages } = open(database);
      expect((await send({ ...words, ...more })).answer.state).toBe("sent");
      expect(await messages()).toMatchObject([{ spam }]);
    });
  });
});
