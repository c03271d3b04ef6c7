/** A site with rows in every table that a backup contains, and with pictures and files. */
import { randomBytes } from "node:crypto";
import type { Kind } from "../content/kinds.ts";
import { fill } from "../scripts/release-fixture/fill.ts";
import { backedUpTables, isBackedUp } from "../server/backup/backed-up-tables.ts";
import { type Row, withSnapshot } from "../server/backup/snapshot.ts";
import { readKind, sampleFolder } from "../server/content-files/load-content.ts";
import type { SiteDatabase } from "../server/database/connect.ts";
import { conversationKey } from "../server/inbox/conversation-token.ts";
import { queueMail } from "../server/mail/outbox.ts";
import type { MediaStore } from "../server/media/store.ts";
import type { Fields } from "../server/publishing/edition.ts";
import { editionsOf } from "../server/publishing/editions.ts";
import { publishInBulk } from "../server/publishing/publish-in-bulk.ts";
import { queueRegistrationMails } from "../server/registrations/queue-mail.ts";
import { columnsOf, initialSettings } from "../server/registrations/registration-form.ts";
import { staffOf } from "../server/staff/staff.ts";

export const actor = { id: null, name: "Ada \u{1f512} “Bekele”" };
const at = "2026-11-15T08:00:00.123Z";
const nasty = "Zoë's \\ “quote” 100 %_\n\tሰላም كِتَاب \u{1f512}\u2028";

export async function fillSite(database: SiteDatabase, store: MediaStore): Promise<void> {
  const { db } = database;
  await fill(database);
  const partners = await readKind(sampleFolder, "partners", new Date(at));
  await db
    .transaction()
    .execute((transaction) => publishInBulk(transaction, "partners", partners, new Date(at)));
  const person = await staffOf(database).add(actor, {
    name: nasty,
    email: "ada@example.org",
    role: "writer",
  });
  if (person === "already there") throw new Error("The site already has this person.");
  const staff_id = person.id;

  const editions = editionsOf({ database });
  const publish = async (kind: Kind, fields: Fields) => {
    const draft = await editions.create(actor, kind, fields);
    if ("outcome" in draft) throw new Error("A draft was refused.");
    await editions.publish(actor, draft.id, { base: 1 });
    return draft;
  };
  const { slug: authors } = await publish("people", { name: "Ada", text: nasty });
  const draft = await publish("news", { headline: "A clinic opens", content: nasty, authors });
  const french = await editions.startTranslation(actor, draft.id, "fr", "original");
  if (french.outcome !== "done") throw new Error("A translation was refused.");
  await editions.publish(actor, french.edition.id, { base: 1 });
  // Renamed after the translation, so that PostgreSQL stores the original's row after the translation's.
  await editions.rename(actor, draft.id, "the-clinic-opens");
  await editions.previewLink(actor, draft.id);
  await fillReview(database, draft.id, staff_id);
  const review = { edition_id: draft.id, at, staff_id, staff_name: nasty };
  await db.insertInto("care_reviews").values(review).execute();
  await db.insertInto("featured").values({ edition_id: draft.id, at }).execute();
  const old = { path: "/2024/05/clinic", kind: "news", record_id: "a-clinic-opens", language: "en" } as const;
  await db.insertInto("old_addresses").values(old).execute();

  const own = { path: "/clinic", target: "/news", added_by_name: actor.name, added_at: at };
  await db.insertInto("own_redirects").values(own).execute();

  const created_at = at;
  await db
    .insertInto("passkeys")
    .values({
      id: "key",
      staff_id,
      public_key: "AA",
      counter: 2 ** 40,
      transports: "",
      name: nasty,
      created_at,
    })
    .execute();
  await db
    .insertInto("staff_invitations")
    .values({
      ...{ id: "i", token_hash: "h", name: "Selam", email: "s@example.org", email_key: "s", role: "writer" },
      ...{ invited_by: "Ada", created_at },
    })
    .execute();
  await db.insertInto("staff_devices").values({ staff_id, device_hash: "d", seen_at: at }).execute();
  await fillConversation(database, staff_id);
  await fillRegistrations(database);
  await fillNewsletter(database, draft.id);
  await store.put("enquiries/kept", randomBytes(1234), "");
  // Rows that are not backed up.
  await queueMail(db, { purpose: "staff", recipient: "s@example.org", body: "a key" }, new Date(at));
  await db.insertInto("sign_in_attempts").values({ what: "try a code", who: "x", at }).execute();

  for (const bytes of [0, 511, 512, 70_000, 1_300_000]) {
    const media_id = await addMedia(database, store, draft.id, bytes);
    if (bytes === 512) await addVersion(database, store, media_id);
  }
  await store.put("uploads/abc/0", randomBytes(10), "");
}

async function fillReview({ db }: SiteDatabase, edition_id: string, staff_id: string): Promise<void> {
  const content_hash = "hash";
  await db.insertInto("edition_writers").values({ edition_id, staff_id, name: nasty, revision: 2 }).execute();
  await db
    .insertInto("review_requests")
    .values({
      ...{
        edition_id,
        state: "sent back",
        note: nasty,
        asked_by: staff_id,
        asked_by_name: nasty,
        asked_at: at,
      },
      ...{ answer: nasty, answered_by_name: "Selam", answered_at: at },
    })
    .execute();
  await db
    .insertInto("approvals")
    .values({
      ...{
        id: "approval",
        edition_id,
        content_hash,
        author_id: staff_id,
        approver_id: "s",
        second_person: 1,
      },
      ...{ approver_name: "Selam", at },
    })
    .execute();
  await db
    .insertInto("approval_links")
    .values({
      ...{ id: "link", token_hash: "h", edition_id, content_hash, person: nasty, made_by: staff_id },
      ...{ made_by_name: nasty, created_at: at, expires_at: at, note: "" },
    })
    .execute();
  const comment = { edition_id, field: "content", author_id: staff_id, author_name: nasty, at };
  await db
    .insertInto("review_comments")
    .values([
      { id: "an answer", ...comment, answer_to: "comment", quote: "", text: nasty },
      { id: "comment", ...comment, answer_to: null, quote: nasty, text: nasty },
    ])
    .execute();
  await db
    .insertInto("native_readings")
    .values({ edition_id, content_hash, reader: nasty, read_on: "2026-11-15", recorded_by_name: nasty })
    .execute();
  await db.insertInto("review_settings").values({ name: "second person", value: "off" }).execute();
}

async function fillConversation({ db }: SiteDatabase, staff_id: string): Promise<void> {
  const message = await db.selectFrom("contact_messages").select("id").executeTakeFirstOrThrow();
  const [message_id, post_id] = [message.id, "post"];
  const changed_at = at;
  await db.insertInto("labels").values({ id: "label", name: nasty, name_key: "nasty" }).execute();
  await db.insertInto("conversation_labels").values({ message_id, label_id: "label" }).execute();
  await db.insertInto("merged_conversations").values({ reference: "MMMM-0001", message_id, at }).execute();
  const file = { message_id, post_id, name: nasty, type: "application/pdf", media_id: null };
  await conversationKey(db);
  await db
    .insertInto("enquiry_posts")
    .values({ id: post_id, message_id, kind: "out", at, staff_id, author: actor.name, text: nasty })
    .execute();
  await db
    .insertInto("enquiry_files")
    .values([
      { ...{ id: "file", dropped: "odd", bytes: 0 }, ...file },
      { ...{ id: "kept", dropped: null, bytes: 1234 }, ...file },
    ])
    .execute();
  await db
    .insertInto("reply_drafts")
    .values({ message_id, staff_id, text: nasty, files: "", revision: 1, changed_at })
    .execute();
  await db
    .insertInto("canned_replies")
    .values({
      id: "canned",
      name: "Thanks",
      language: "",
      text: nasty,
      changed_at,
      changed_by_name: actor.name,
    })
    .execute();
  await queueMail(db, { purpose: "reply", message_id, post_id, recipient: "a@example.org" }, new Date(at));
  await db.insertInto("incoming_mails").values({ mail_id: "1@example.org", at }).execute();
  const read = { day: "2026-11-15", what: "page", name: "/", language: "en", count: 1 } as const;
  await db.insertInto("counts").values(read).execute();
  const settings = { name: "care", review_months: 6, asks_links: 1 } as const;
  await db.insertInto("care_settings").values(settings).execute();
  const erased = { reference_hash: "hash", erased_at: at, erased_by: "sender" } as const;
  await db.insertInto("erased_conversations").values(erased).execute();
}

async function fillNewsletter({ db }: SiteDatabase, edition_id: string): Promise<void> {
  const [subscriber_id, sending_id] = ["subscriber", "sending"];
  const consent = { version: "v", language: "en" };
  await db
    .insertInto("newsletter_consents")
    .values({ ...consent, wording: nasty, first_used_at: at })
    .execute();
  await db
    .insertInto("subscribers")
    .values({
      ...{ id: subscriber_id, email: "z@example.org", email_key: "z", domain: "example.org", language: "en" },
      ...{ topics: " news ", frequency: "each", state: "active", token_hash: "t", source: "import" },
      ...{ source_note: nasty, agreed_on: "2026-10-01", consent_version: "v", consent_language: "en" },
      ...{ asked_at: at, confirmed_at: at, soft_bounces: 1, first_soft_at: at, last_soft_at: at },
    })
    .execute();
  await db.insertInto("newsletter_suppressed").values({ hash: "h", reason: "left", at }).execute();
  await db
    .insertInto("newsletter_sendings")
    .values({
      ...{ id: sending_id, kind: "record", edition_id, frequency: "each", content: "{}", state: "asking" },
      ...{ asks_because: "late", due_at: at, created_at: at, created_by_name: nasty, filled_to: "" },
    })
    .execute();
  await db
    .insertInto("newsletter_deliveries")
    .values({
      ...{ sending_id, subscriber_id, state: "sent", attempts: 1, repeats: 0, due_at: at, has_turn: 0 },
      ...{ problem: nasty, settled_at: at },
    })
    .execute();
  await db.insertInto("newsletter_digests").values({ frequency: "each", until: at, asks: 1 }).execute();
  await db.insertInto("newsletter_counts").values({ day: "2026-11-15", what: "asked", count: 1 }).execute();
}

/** Of the first event, with a mail that is not backed up. */
async function fillRegistrations({ db }: SiteDatabase): Promise<void> {
  const { id: event_id } = await db
    .selectFrom("editions")
    .select("id")
    .where("kind", "=", "events")
    .where("translation_of", "is", null)
    .executeTakeFirstOrThrow();
  const settings = { ...initialSettings, isOn: true, onlineAddress: "https://meet.example.org/x" };
  const form = { event_id, ...columnsOf(settings), announced: null, sums: null, revision: 1 };
  await db
    .insertInto("registration_forms")
    .values({ ...form, changed_at: at, changed_by_name: nasty })
    .execute();
  await db
    .insertInto("registrations")
    .values({
      ...{ id: "RRRR-0001", event_id, position: 1, name: nasty, email: "r@example.org", email_key: "r" },
      ...{ language: "ar", seats: 2, answers: JSON.stringify({ q: nasty }), state: "offered" },
      ...{ offer_until: at, created_at: at, changed_at: at, token_hash: "h", form_id: "f", note: nasty },
      ...{ ics_sequence: 3, attended: 1, attended_at: at, reminded_two_days: at },
    })
    .execute();
  await queueRegistrationMails(db, ["RRRR-0001"], {
    ...{ mail: { what: "offered" }, occasion: at, at: new Date(at) },
  });
  await db
    .insertInto("certified_events")
    .values({ event_id, titles: JSON.stringify({ en: nasty }) })
    .execute();
  await db.insertInto("withdrawn_certificates").values({ hash: "c", at }).execute();
}

let items = 0;

/** Adds a file as an upload would. */
export async function addMedia({ db }: SiteDatabase, store: MediaStore, edition_id: string, bytes: number) {
  items++;
  const id = items.toString(16).padStart(20, "0");
  await store.put(`${id}/c/file`, randomBytes(bytes), "application/pdf");
  await db
    .insertInto("media")
    .values({
      ...{
        id,
        kind: "file",
        name: `${nasty}.pdf`,
        type: "application/pdf",
        bytes,
        copy: "c",
        images: "{}",
        texts: "{}",
      },
      ...{
        alt: "",
        tries: 0,
        folded: "nasty",
        decorative: 0,
        caption: nasty,
        credit: "",
        focus_x: 50,
        focus_y: 50,
        state: "ready",
      },
      ...{ uploaded_by_name: actor.name, created_at: at },
    })
    .execute();
  await db.insertInto("media_uses").values({ named: id, edition_id, media_id: id }).execute();
  return id;
}

/** Adds an earlier content and a tag, as staff would. */
async function addVersion({ db }: SiteDatabase, store: MediaStore, media_id: string): Promise<void> {
  await store.put(`${media_id}/d/file`, randomBytes(300), "application/pdf");
  await db
    .insertInto("media_versions")
    .values({
      ...{ media_id, copy: "d", name: `${nasty}.pdf`, type: "application/pdf", bytes: 300, images: "{}" },
      ...{ added_by_name: actor.name, added_at: at },
    })
    .execute();
  await db.insertInto("media_tags").values({ media_id, tag: nasty }).execute();
}

/** Every row of every backed-up table, in an order common to both engines. */
export function allRows(url: string): Promise<Record<string, Row[]>> {
  return withSnapshot(url, async (snapshot) => {
    const tables: Record<string, Row[]> = {};
    // An earlier release has fewer.
    for (const table of backedUpTables.filter((name) => snapshot.tables.has(name))) {
      const rows: Row[] = [];
      for await (const { row_id: _, ...row } of snapshot.rows(table))
        if (isBackedUp(table, row)) rows.push(sortedByName(row));
      tables[table] = rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
    }
    return tables;
  });
}

const sortedByName = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));

export async function allObjects(store: MediaStore): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for await (const { key } of store.list()) {
    const object = await store.read(key);
    if (object) found.set(key, Buffer.concat(await object.stream.toArray()));
  }
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
