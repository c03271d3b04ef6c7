/**
 * Sendings: an edition, a record or a digest, mailed to many subscribers. Each subscriber gets one row, see deliveries.ts:
 * docs/decisions/2026-11-18-newsletter.md.
 */
import type { ExpressionBuilder, Kysely } from "kysely";
import type { RecordKind, SectionKind } from "../../content/kinds.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { before } from "../database/instants.ts";
import type { Database, NewsletterDeliveryRow, NewsletterSendingRow } from "../database/schema.ts";
import { newId } from "./newsletter-keys.ts";
import { lateAfter } from "./newsletter-limits.ts";
import { kindsOfTopics, type Topic, topics } from "./topics.ts";

export type Db = Kysely<Database>;

/** By the edition, because the slug may change before the mail is sent. */
export type DigestRecord = { kind: SectionKind; edition: string };

/** What a sending mails. `slug`: the current one of the record. */
export type SendingContent =
  | { kind: "record"; editionId: string; recordKind: RecordKind; slug: string }
  | { kind: "digest"; frequency: NewsletterSendingRow["frequency"]; records: DigestRecord[] }
  | { kind: "invitation"; askedAt: string };

/** Mails in each state. `repeated`: how many of them may have been sent twice, because a process ended in between. */
export type SendingNumbers = Record<NewsletterDeliveryRow["state"], number> & {
  total: number;
  repeated: number;
};

type Queued = Pick<NewsletterSendingRow, "created_by_name" | "due_at"> &
  Partial<Pick<NewsletterSendingRow, "edition_id" | "frequency" | "asks_because">> & {
    kind: NewsletterSendingRow["kind"];
    content?: unknown;
    at: Date;
  };

/** Returns the id. */
export async function addSending(db: Db, { at, content = {}, ...columns }: Queued): Promise<string> {
  const id = newId("sending");
  await db
    .insertInto("newsletter_sendings")
    .values({
      ...{ id, edition_id: null, frequency: null, asks_because: null, ...columns },
      ...{ content: JSON.stringify(content), state: columns.asks_because ? "asking" : "scheduled" },
      ...{ created_at: at.toISOString(), started_at: null, finished_at: null, filled_to: "", sums: null },
    })
    .execute();
  return id;
}

export async function contentOf(db: Db, row: NewsletterSendingRow): Promise<SendingContent | undefined> {
  const stored = JSON.parse(row.content);
  if (row.kind === "digest") return { kind: "digest", frequency: row.frequency, records: stored.records };
  if (row.kind === "invitation") return { kind: "invitation", askedAt: stored.askedAt };
  const edition = await db
    .selectFrom("editions")
    .select(["kind", "slug"])
    .where("id", "=", row.edition_id)
    .executeTakeFirst();
  if (!edition || !row.edition_id) return undefined;
  const { kind, slug } = edition;
  return { kind: "record", editionId: row.edition_id, recordKind: kind as RecordKind, slug };
}

/** Starts what is due. A sending that is due for hours asks first: people may not expect it any more. */
export async function startDue(
  database: SiteDatabase,
  now: Date,
): Promise<{ started: number; asking: number }> {
  const due = () =>
    database.db
      .updateTable("newsletter_sendings")
      .where("state", "=", "scheduled")
      .where("due_at", "<=", now.toISOString());
  const late = await due()
    .set({ state: "asking", asks_because: "late" })
    .where("due_at", "<=", before(now, lateAfter))
    .returning("id")
    .execute();
  const started = await due()
    .set({ state: "sending", started_at: now.toISOString() })
    .returning("id")
    .execute();
  return { started: started.length, asking: late.length };
}

/** Subscribers per transaction. */
const filledTogether = 500;

/** Gives each subscriber a delivery, in batches. After a crash, the next process continues where the last one ended. */
export async function fillSendings(
  database: SiteDatabase,
  now: Date,
  isStopped = () => false,
): Promise<number> {
  let filled = 0;
  for (;;) {
    const added = await exclusively(database, "newsletter", async (db) => {
      const row = await db
        .selectFrom("newsletter_sendings")
        .selectAll()
        .where("state", "=", "sending")
        .where("filled_to", "is not", null)
        .orderBy("started_at")
        .limit(1)
        .executeTakeFirst();
      return row && fillBatch(db, row, now);
    });
    if (added === undefined || isStopped()) return filled;
    filled += added;
  }
}

async function fillBatch(db: Db, row: NewsletterSendingRow, now: Date): Promise<number> {
  const content = await contentOf(db, row);
  const people = content ? await recipientsAfter(db, content, row.filled_to ?? "") : [];
  const due_at = now.toISOString();
  if (people.length > 0)
    await db
      .insertInto("newsletter_deliveries")
      .values(
        people.map(({ id }) => ({
          ...{ sending_id: row.id, subscriber_id: id, state: "waiting" as const, attempts: 0, repeats: 0 },
          ...{ due_at, has_turn: 0, problem: null, settled_at: null },
        })),
      )
      .onConflict((conflict) => conflict.columns(["sending_id", "subscriber_id"]).doNothing())
      .execute();
  const filled_to = people.length < filledTogether ? null : (people.at(-1)?.id ?? null);
  await db.updateTable("newsletter_sendings").set({ filled_to }).where("id", "=", row.id).execute();
  return people.length;
}

const recipientsAfter = (db: Db, content: SendingContent, last: string) =>
  recipientsOf(db, content).select("id").where("id", ">", last).orderBy("id").limit(filledTogether).execute();

/** Who gets it. An edition goes to all; a record to those who chose its topic. */
export function recipientsOf(db: Db, content: SendingContent) {
  const all = db.selectFrom("subscribers");
  if (content.kind === "invitation")
    return all
      .where("state", "=", "unconfirmed")
      .where("source", "=", "import")
      .where("asked_at", "=", content.askedAt);
  const active = all.where("state", "=", "active");
  const kinds = content.kind === "record" ? [content.recordKind] : content.records.map(({ kind }) => kind);
  const wanted = topics.filter((topic) => (kinds as string[]).includes(kindsOfTopics[topic]));
  const ofTopics = wanted.length > 0 ? active.where(isAbout(wanted)) : active;
  return content.kind === "digest" && content.frequency
    ? ofTopics.where("frequency", "=", content.frequency)
    : ofTopics;
}

const isAbout =
  (wanted: Topic[]) =>
  ({ eb, or }: ExpressionBuilder<Database, "subscribers">) =>
    or(wanted.map((topic) => eb("topics", "like", `% ${topic} %`)));

/** A sending ends when each of its mails is settled. */
export async function finishSendings({ db }: SiteDatabase, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("newsletter_sendings")
    .set({ state: "done", finished_at: now.toISOString() })
    .where("state", "=", "sending")
    .where("filled_to", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("newsletter_deliveries")
            .select("subscriber_id")
            .whereRef("sending_id", "=", "newsletter_sendings.id")
            .where("newsletter_deliveries.state", "in", ["waiting", "sending"]),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Stores the numbers of finished sendings, which lists would otherwise count each time. */
export async function sumFinished(database: SiteDatabase): Promise<void> {
  const finished = await database.db
    .selectFrom("newsletter_sendings")
    .select("id")
    .where("state", "=", "done")
    .where("sums", "is", null)
    .execute();
  for (const { id } of finished)
    await exclusively(database, "newsletter", async (db) => {
      await storeNumbers(db, id);
    });
}

export async function storeNumbers(db: Db, id: string): Promise<void> {
  const sending = db.updateTable("newsletter_sendings").where("id", "=", id);
  // Locks the row before it counts: a bounce that arrives meanwhile waits, and has the mails counted again.
  await sending.set({ sums: null }).execute();
  await sending.set({ sums: JSON.stringify(await numbersOf(db, { id, sums: null })) }).execute();
}

const noNumbers: SendingNumbers = {
  ...{ total: 0, repeated: 0, waiting: 0, sending: 0, sent: 0, refused: 0, failed: 0, skipped: 0 },
  ...{ bounced: 0, complained: 0, left: 0 },
};

export async function numbersOf(
  db: Db,
  { id, sums }: Pick<NewsletterSendingRow, "id" | "sums">,
): Promise<SendingNumbers> {
  if (sums) return { ...noNumbers, ...JSON.parse(sums) };
  const counts = await db
    .selectFrom("newsletter_deliveries")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .select(({ fn }) => fn.sum<number>("repeats").as("repeats"))
    .where("sending_id", "=", id)
    .groupBy("state")
    .execute();
  const numbers = { ...noNumbers };
  for (const { state, count, repeats } of counts) {
    numbers[state] = Number(count);
    numbers.total += Number(count);
    numbers.repeated += Number(repeats);
  }
  return numbers;
}
