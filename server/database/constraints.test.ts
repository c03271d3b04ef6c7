/** The database itself rejects these values, whichever program writes. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { fillSite } from "../../tests/filled-site.ts";
import type { EnquiryKind } from "../inbox/message-kinds.ts";
import { openFolderStore } from "../media/folder-store.ts";
import type { Role } from "../staff/roles.ts";
import type * as rows from "./schema.ts";

type Db = Kysely<rows.Database>;

/** A difference between the type and the list is a type error. */
const all = <Value extends string>(values: Record<Value, true>) => Object.keys(values);

const role = all<Role>({ translator: true, writer: true, publisher: true, administrator: true });
const dmarc = all<NonNullable<rows.ContactMessageRow["dmarc"]>>({ fail: true });

const frequency = all<rows.SubscriberRow["frequency"]>({ each: true, weekly: true, monthly: true });
const reason = all<rows.NewsletterSuppressedRow["reason"]>({
  ...{ left: true, erased: true, removed: true, bounced: true, complained: true },
});

const closedLists = {
  "contact_messages.kind": all<EnquiryKind>({
    ...{ message: true, registration: true, volunteer: true, partnership: true, press: true },
  }),
  "contact_messages.state": all<rows.EnquiryState>({
    ...{ waiting: true, answered: true, closed: true, spam: true },
  }),
  "canned_replies.kind": all<EnquiryKind>({
    ...{ message: true, registration: true, volunteer: true, partnership: true, press: true },
  }),
  "contact_messages.dmarc": dmarc,
  "enquiry_posts.kind": all<rows.EnquiryPostRow["kind"]>({ in: true, out: true, note: true, line: true }),
  "enquiry_posts.dmarc": dmarc,
  "daily_acts.what": all<rows.DailyActRow["what"]>({
    acknowledgement: true,
    erasure: true,
    registration: true,
    newsletter: true,
  }),
  "erased_conversations.erased_by": all<rows.ErasedConversationRow["erased_by"]>({
    ...{ sender: true, staff: true },
  }),
  "mails.purpose": all<rows.MailPurpose>({
    ...{ notice: true, reply: true, acknowledgement: true, reminder: true, summary: true, staff: true },
    ...{ registration: true, newsletter: true },
  }),
  "reminders.stage": all<rows.ReminderRow["stage"]>({ soon: true, over: true }),
  "editions.state": all<rows.EditionRow["state"]>({
    ...{ draft: true, scheduled: true, published: true, withdrawn: true },
  }),
  "editions.sample": all<NonNullable<rows.EditionRow["sample"]>>({
    ...{ present: true, "removed public": true, "removed hidden": true },
  }),
  "versions.act": all<rows.VersionAct>({
    ...{ saved: true, published: true, scheduled: true, withdrawn: true, restored: true, deleted: true },
  }),
  "receipts.act": all<rows.ReceiptRow["act"]>({ published: true, withdrawn: true, renamed: true }),
  "receipts.state": all<rows.ReceiptRow["state"]>({ waiting: true, green: true, red: true }),
  "alerts.state": all<rows.AlertRow["state"]>({ waiting: true, begun: true, ended: true }),
  "media.kind": all<rows.MediaRow["kind"]>({ picture: true, file: true }),
  "media.state": all<rows.MediaRow["state"]>({ encoding: true, ready: true, failed: true }),
  "review_requests.state": all<rows.ReviewRequestRow["state"]>({ ready: true, "sent back": true }),
  "approval_links.answer": all<NonNullable<rows.ApprovalLinkRow["answer"]>>({
    ...{ approved: true, "sent back": true },
  }),
  "review_settings.name": all<rows.ReviewSettingRow["name"]>({ "second person": true }),
  "staff.role": role,
  "staff_invitations.role": role,
  "staff.mails": all<rows.MailChoice>({ all: true, reminders: true, none: true }),
  "sign_in_attempts.what": all<rows.Attempt>({
    ...{ "ask for a code": true, "try a code": true, "ask for a challenge": true },
  }),
  "backups.outcome": all<rows.BackupRow["outcome"]>({ done: true, incomplete: true, failed: true }),
  "care_settings.name": all<rows.CareSettingsRow["name"]>({ care: true }),
  "counts.what": all<rows.CountRow["what"]>({ page: true, file: true, search: true, referrer: true }),
  "server_keys.name": all<rows.ServerKeyRow["name"]>({
    ...{ conversations: true, registrations: true, newsletter: true },
  }),
  "subscribers.frequency": frequency,
  "subscribers.source": all<rows.SubscriberRow["source"]>({ form: true, import: true }),
  "newsletter_suppressed.reason": reason,
  "newsletter_sendings.kind": all<rows.NewsletterSendingRow["kind"]>({
    ...{ record: true, digest: true, invitation: true },
  }),
  "newsletter_sendings.frequency": frequency,
  "newsletter_sendings.asks_because": all<NonNullable<rows.NewsletterSendingRow["asks_because"]>>({
    ...{ late: true, restored: true, refused: true },
  }),
  "newsletter_deliveries.state": all<rows.NewsletterDeliveryRow["state"]>({
    ...{ waiting: true, sending: true, sent: true, refused: true, failed: true, skipped: true },
    ...{ bounced: true, complained: true, left: true },
  }),
  "newsletter_digests.frequency": frequency,
  "newsletter_counts.what": [
    ...all<"asked" | "confirmed" | "imported">({ asked: true, confirmed: true, imported: true }),
    ...reason,
  ],
};

const at = "2026-11-15T08:00:00.000Z";

forEachDatabase((engine, open) => {
  let filled: Promise<Db> | undefined;
  /** Has at least one row in each listed table. All tests but the last undo their changes. */
  const filledDatabase = () => (filled ??= fillDatabase());

  async function fillDatabase(): Promise<Db> {
    const { database } = await open();
    const folder = await mkdtemp(join(tmpdir(), "constraints-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await fillSite(database, openFolderStore(folder));
    const { db } = database;
    await db.insertInto("daily_acts").values({ what: "erasure", who: "hash", at }).execute();
    await db.insertInto("backups").values({ id: "b", at, finished_at: at, outcome: "done" }).execute();
    await db
      .insertInto("alerts")
      .values({ name: "disk", state: "begun", since: at, changed_at: at, tries: 0 })
      .execute();
    return db;
  }

  async function undone<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
    const transaction = await db.startTransaction().execute();
    try {
      return await work(transaction);
    } finally {
      await transaction.rollback().execute();
    }
  }

  /** The number of changed rows; false if the database rejects the statement. */
  const accepts = (db: Db, statement: ReturnType<typeof sql>): Promise<number | false> =>
    undone(db, async (transaction) => {
      try {
        return Number((await statement.execute(transaction)).numAffectedRows);
      } catch (error) {
        expect(String(error)).toMatch(/check constraint|foreign key/i);
        return false;
      }
    });

  test("rejects an unknown state, kind, purpose, act or role", async () => {
    const db = await filledDatabase();
    for (const [place, values] of Object.entries(closedLists)) {
      const [table = "", column = ""] = place.split(".");
      const set = (value: string) =>
        accepts(db, sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`);
      for (const value of values) expect(await set(value), `${place} ${value}`).toBeGreaterThan(0);
      for (const value of ["nonsense", "", values[0]?.toUpperCase() ?? ""])
        expect(await set(value), `${place} ${value}`).toBe(false);
    }
    for (const flag of ["editions.stale", "media.decorative", "approvals.second_person"]) {
      const [table = "", column = ""] = flag.split(".");
      const set = (value: number) =>
        accepts(db, sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.lit(value)}`);
      expect([await set(0), await set(1)], flag).not.toContain(false);
      expect([await set(2), await set(-1)], flag).toEqual([false, false]);
    }
  });

  test("a later migration can replace a list of values", async () => {
    const db = await filledDatabase();
    await undone(db, async (transaction) => {
      await sql`alter table mails drop constraint mails_purpose_check`.execute(transaction);
      await sql`alter table mails add constraint mails_purpose_check check (purpose in ('digest') or purpose <> 'x')`.execute(
        transaction,
      );
      await sql`update mails set purpose = 'digest'`.execute(transaction);
      await expect(sql`update mails set purpose = 'x'`.execute(transaction)).rejects.toThrow(
        /check constraint/i,
      );
    });
  });

  test("requires a body for a mail outside conversations", async () => {
    const db = await filledDatabase();
    expect(
      await accepts(db, sql`update mails set message_id = null, post_id = null, body = 'Text.'`),
    ).toBeGreaterThan(0);
    expect(await accepts(db, sql`update mails set message_id = null, post_id = null, body = null`)).toBe(
      false,
    );
  });

  test("has a foreign key for every column named after a row of another table", async () => {
    const { database } = await open();
    const lacking = (await referringColumns(database.db, engine)).filter(({ to }) => to === null);
    expect(lacking).toEqual([]);
  });

  describe("a picture or file", () => {
    const unknown = "f".repeat(20);

    test("cannot be deleted while a record uses it", async () => {
      const db = await filledDatabase();
      expect(await accepts(db, sql`delete from media`)).toBe(false);
      await undone(db, async (transaction) => {
        await transaction.deleteFrom("editions").execute();
        expect(await transaction.selectFrom("media_uses").selectAll().execute()).toEqual([]);
        const { numDeletedRows } = await transaction.deleteFrom("media").executeTakeFirstOrThrow();
        expect(numDeletedRows).toBeGreaterThan(0n);
      });
    });

    test("that does not exist cannot be in use", async () => {
      const db = await filledDatabase();
      expect(await accepts(db, sql`update media_uses set media_id = ${unknown}`)).toBe(false);
      const [known] = await db.selectFrom("media").select("id").limit(1).execute();
      for (const id of [unknown, known?.id])
        expect(await accepts(db, sql`update enquiry_files set media_id = ${id}, dropped = null`), id).toBe(
          id !== unknown && 2,
        );
      expect(await accepts(db, sql`update enquiry_files set post_id = 'none'`)).toBe(false);
    });
  });

  test("a schedule refers to an existing version or to none", async () => {
    const db = await filledDatabase();
    const schedule = (due_version: string) => db.updateTable("editions").set({ due_at: at, due_version });
    await expect(schedule("none").execute()).rejects.toThrow(/foreign key/i);
    const { id } = await db.selectFrom("versions").select("id").executeTakeFirstOrThrow();
    await schedule(id).execute();
    await db.deleteFrom("versions").execute();
    expect(
      await db.selectFrom("editions").select("id").where("due_version", "is not", null).execute(),
    ).toEqual([]);
  });
});

/** Columns with the id of a row elsewhere, and the table of each. Columns that record who did something have no foreign key. */
async function referringColumns(db: Db, engine: "sqlite" | "postgres") {
  const called = sql`('message_id', 'post_id', 'edition_id', 'media_id', 'translation_of', 'due_version', 'assignee')`;
  const query =
    engine === "sqlite"
      ? sql<{ table: string; column: string; to: string | null }>`
          select t.name as "table", c.name as "column", f."table" as "to"
          from sqlite_schema t join pragma_table_info(t.name) c
          left join pragma_foreign_key_list(t.name) f on f."from" = c.name
          where t.type = 'table' and c.name in ${called} order by 1, 2`
      : sql<{ table: string; column: string; to: string | null }>`
          select c.relname as "table", a.attname as "column", f.confrelid::regclass::text as "to"
          from pg_class c join pg_attribute a on a.attrelid = c.oid
          left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ${called}
          order by 1, 2`;
  const { rows } = await query.execute(db);
  expect(rows.length).toBeGreaterThan(10);
  return rows;
}
