import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../../tests/databases.ts";
import { messageRow } from "../../../tests/message-row.ts";
import { connectDatabase, type SiteDatabase } from "../../database/connect.ts";
import { queueMail } from "../../mail/outbox.ts";
import { openFolderStore } from "../../media/folder-store.ts";
import { readEnvironment } from "../../process/environment.ts";
import { createLog } from "../../process/log.ts";
import { store } from "../store-messages.ts";
import { deleteExpiredData, startDeletingExpiredData } from "./delete-expired.ts";
import { removeConversations } from "./erase.ts";
import { keptUntil, monthsBefore } from "./retention.ts";

test.each([
  ["2026-11-15T10:00:00.000Z", 24, "2024-11-15T10:00:00.000Z"],
  ["2028-02-29T10:00:00.000Z", 24, "2026-02-28T10:00:00.000Z"],
  ["2026-03-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2026-01-15T10:00:00.000Z", 1, "2025-12-15T10:00:00.000Z"],
])("%s less %i months is %s", (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then);
});

test("keeps a conversation from its last post", () => {
  const [first, last] = ["2024-08-31T10:00:00.000Z", "2026-08-31T10:00:00.000Z"];
  expect(keptUntil([first, null, last], 24)).toBe("2028-08-31T10:00:00.000Z");
  expect(keptUntil([first, null], 6)).toBe("2025-02-28T10:00:00.000Z");
});

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse("2026-11-15T10:00:00.000Z");

function receive(database: SiteDatabase, subject: string, at: number) {
  const fields = { name: "Selam", email: "selam@example.org", subject, message: "m" };
  const arrival = { fields, address: "192.0.2.1", formId: "a", spam: null, at: new Date(at) };
  return store(database, arrival, { perAddress: 9, perMinute: 9 });
}

const log = createLog("silent");
const folder = mkdtempSync(join(tmpdir(), "forget-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = openFolderStore(folder);

const messagesOf = ({ db }: SiteDatabase) =>
  db.selectFrom("contact_messages").selectAll().orderBy("created_at").execute();
const subjects = async (database: SiteDatabase) => (await messagesOf(database)).map(({ subject }) => subject);

/** A site that runs for this long, and checks its clock often enough to find it steady. */
async function run(database: SiteDatabase, from: number, milliseconds: number): Promise<number> {
  let now = from;
  for (; now <= from + milliseconds; now += 30 * minute)
    await deleteExpiredData(database, {
      ...{ keptMonths: 24, now: new Date(now) },
      remove: (references) => removeConversations({ database, store: files, log }, references),
    });
  return now;
}

forEachDatabaseInTurn((engine, fresh) => {
  describe("the regular deletion", () => {
    test("deletes expired conversations, and data about senders after a day", async () => {
      const { database } = await fresh();
      for (const date of ["2024-11-14", "2024-11-17", "2026-11-14", "2026-11-16"])
        await receive(database, date, Date.parse(`${date}T10:00:00Z`));
      await run(database, start, day + minute);

      const kept = await messagesOf(database);
      expect(kept.map(({ subject }) => subject)).toEqual(["2024-11-17", "2026-11-14", "2026-11-16"]);
      expect(kept.map(({ form_id, content_hash }) => Boolean(form_id && content_hash))).toEqual([
        false,
        false,
        true,
      ]);
      const idsIn = async (table: "mails" | "enquiry_networks") =>
        new Set(
          (await database.db.selectFrom(table).select("message_id").execute()).map((row) => row.message_id),
        );
      expect(await idsIn("mails")).toEqual(new Set(kept.map(({ id }) => id)));
      expect(await idsIn("enquiry_networks")).toEqual(new Set([kept[2]?.id]));
    });

    test("remembers a message from an outbox for 60 days, and its sender for one", async () => {
      const { database } = await fresh();
      const fields = { name: "Selam", email: "selam@example.org", subject: "s", message: "m" };
      const arrival = { fields, address: "192.0.2.1", formId: "wa", spam: null, at: new Date(start) };
      await store(database, arrival, { perAddress: 9, perMinute: 9 });
      const remembered = async () => {
        const [message] = await messagesOf(database);
        const networks = await database.db.selectFrom("enquiry_networks").selectAll().execute();
        return [Boolean(message?.form_id && message.content_hash), networks.length > 0];
      };
      const options = { keptMonths: 24, remove: async () => {} };
      const forgetAfter = (days: number) =>
        deleteExpiredData(database, { ...options, now: new Date(start + days * day) });
      await forgetAfter(0.9);
      expect(await remembered()).toEqual([true, true]);
      await forgetAfter(59.9);
      expect(await remembered()).toEqual([true, false]);
      await forgetAfter(60);
      expect(await remembered()).toEqual([false, false]);
    });

    test("counts from the last text in a conversation, and deletes its files with it", async () => {
      const { database } = await fresh();
      const { db } = database;
      const [past, recent] = [start - 3 * 366 * day, start - 30 * day].map((at) =>
        new Date(at).toISOString(),
      );
      const post = { author: "Selam", text: "t", at: recent ?? "" };
      for (const kind of ["in", "out", "note", "line"] as const) {
        const id = `${kind.toUpperCase()}-0000`;
        await db
          .insertInto("contact_messages")
          .values(messageRow({ id, subject: kind, created_at: past ?? "" }))
          .execute();
        await db
          .insertInto("enquiry_posts")
          .values({ ...post, id: kind, message_id: id, kind })
          .execute();
        const file = { id: `file-${kind}`, message_id: id, name: "a.pdf", type: "application/pdf", bytes: 1 };
        await db.insertInto("enquiry_files").values(file).execute();
        await files.put(`enquiries/file-${kind}`, Buffer.from("a"), "application/pdf");
      }
      await run(database, start, day + minute);
      expect(new Set(await subjects(database))).toEqual(new Set(["in", "out"]));
      const keys: string[] = [];
      for await (const { key } of files.list("enquiries/")) keys.push(key);
      expect(keys.toSorted()).toEqual(["enquiries/file-in", "enquiries/file-out"]);
    });

    test("deletes mail outside conversations after 30 days, and records of erasures when conversations would expire", async () => {
      const { database } = await fresh();
      const { db } = database;
      for (const days of [10, 40, 1000]) {
        const at = new Date(start - days * day);
        await queueMail(
          db,
          { purpose: "staff", recipient: `${days}@example.org`, subject: "s", body: "b" },
          at,
        );
        await db
          .insertInto("incoming_mails")
          .values({ mail_id: `${days}`, at: at.toISOString() })
          .execute();
        const erased = { erased_at: at.toISOString(), erased_by: "sender" } as const;
        await db
          .insertInto("erased_conversations")
          .values({ reference_hash: `${days}`, ...erased })
          .execute();
      }
      await run(database, start, day + minute);
      const mails = await db.selectFrom("mails").select("recipient").execute();
      expect(mails).toEqual([{ recipient: "10@example.org" }]);
      expect(await db.selectFrom("erased_conversations").select("reference_hash").execute()).toHaveLength(2);
    });

    test("runs when it starts", async () => {
      const { database } = await fresh();
      await receive(database, "old", start - 3 * 366 * day);
      const now = new Date(await run(database, start, day - 10 * minute));
      expect(await subjects(database)).toEqual(["old"]);
      const forgetting = startDeletingExpiredData({
        database,
        store: files,
        settings: readEnvironment({}),
        log,
        now: () => now,
      });
      await expect.poll(() => subjects(database)).toEqual([]);
      await forgetting.stop();
    });

    test("changes the hash key daily, and still recognises a sender afterwards", async () => {
      const { database } = await fresh();
      const keys = () => database.db.selectFrom("enquiry_state").selectAll().executeTakeFirstOrThrow();
      let now = await run(database, start, 10 * minute);
      const first = (await keys()).hash_key;
      now = await run(database, now, day - 40 * minute);
      expect((await keys()).hash_key).toBe(first);
      await receive(database, "before", now);
      now = await run(database, now, 30 * minute);
      expect(await keys()).toMatchObject({ previous_hash_key: first });
      expect((await keys()).hash_key).not.toBe(first);
      const fields = { name: "Selam", email: "selam@example.org", subject: "before", message: "m" };
      const arrival = { fields, address: "192.0.2.1", formId: undefined, spam: null, at: new Date(now) };
      const [message] = await messagesOf(database);
      await database.db.updateTable("contact_messages").set({ form_id: null }).execute();
      expect(await store(database, arrival, { perAddress: 1, perMinute: 9 })).toMatchObject({
        reference: message?.id,
      });
      await run(database, now, day);
      expect(JSON.stringify(await keys())).not.toContain(first);
    });
  });

  describe("a clock that jumps", () => {
    const jump = 1100 * day;

    test.each([
      ["while the site runs", false],
      ["while it is off", true],
    ])("forward %s deletes nothing until the clock has been steady for a day", async (_when, restarted) => {
      const { database, url } = await fresh();
      await receive(database, "letter", start);
      const now = (await run(database, start, 2 * day)) + jump;
      const after = restarted ? connectDatabase(url) : database;
      await run(after, now, day - 20 * minute);
      expect(await subjects(database)).toEqual(["letter"]);
      await run(after, now + day, minute);
      expect(await subjects(database)).toEqual([]);
      if (restarted) await after.close();
    });

    test("there and back deletes nothing, whatever arrived meanwhile", async () => {
      const { database } = await fresh();
      await receive(database, "before", start);
      let now = await run(database, start, 2 * day);
      await run(database, now + jump, day / 2);
      await receive(database, "ahead", now + jump);
      now = await run(database, now + day / 2, 2 * day);
      await run(database, now - jump, day / 2);
      await receive(database, "behind", now - jump);
      now = await run(database, now + day / 2, 3 * day);
      expect(await subjects(database)).toEqual(["behind", "before", "ahead"]);
    });

    test("does not prevent deletion for ever", async () => {
      const { database } = await fresh();
      await receive(database, "old", start - 3 * 366 * day);
      await run(database, start - jump, day / 2);
      const now = await run(database, start, day - 20 * minute);
      expect(await subjects(database)).toEqual(["old"]);
      await run(database, now, day);
      expect(await subjects(database)).toEqual([]);
    });
  });

  if (engine === "sqlite")
    test("leaves no trace of an expired conversation in any file", async () => {
      const { database, url } = await fresh();
      for (let count = 0; count < 30; count++)
        await receive(
          database,
          `letter ${count}, ${"whispered secret ".repeat(count)}`,
          start - 3 * 366 * day + count * day,
        );
      await receive(database, "recent", start);
      const path = fileURLToPath(`file://${url.slice("file:".length)}`);
      const bytes = () => readFileSync(path, "latin1") + readFileSync(`${path}-wal`, "latin1");
      expect(bytes()).toContain("whispered secret");
      await run(database, start, day + minute);
      expect(await subjects(database)).toEqual(["recent"]);
      expect(bytes()).not.toContain("whispered secret");
    });

  if (engine === "postgres")
    test("frees the space of expired data immediately, in every table with visitors' data", async () => {
      const { database } = await fresh();
      await receive(database, "old", start - 3 * 366 * day);
      await run(database, start, day + minute);
      const freed = async () => {
        const { rows } = await sql<{ relname: string }>`
          select relname from pg_stat_user_tables where vacuum_count > 0
        `.execute(database.db);
        return rows.map(({ relname }) => relname);
      };
      const tables = ["contact_messages", "enquiry_posts", "enquiry_files", "reply_drafts", "mails"];
      await expect.poll(freed).toEqual(expect.arrayContaining(tables));
    });
});
