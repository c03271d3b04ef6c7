/** What staff send to the subscribers, and what became of it. */
import type { RecordKind } from "../../content/kinds.ts";
import { type Language, languageCodes } from "../../languages.ts";
import type { Content } from "../content/content.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { NewsletterSendingRow } from "../database/schema.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import { bytesOf, recordMail } from "./record-mail.ts";
import {
  addSending,
  contentOf,
  type Db,
  numbersOf,
  recipientsOf,
  type SendingContent,
  type SendingNumbers,
} from "./sendings.ts";

/** A record by its kind and slug; a slug alone is that of an edition of the newsletter. */
export type Source = string | { kind: RecordKind; slug: string };

/** What staff see before they send. */
export type Prepared = {
  people: number;
  /** In the order of the site. `bytes`: the heavier of the two forms of the mail. */
  languages: { language: Language; people: number; bytes: number; isTranslated: boolean; isCut: boolean }[];
  /** Languages of subscribers without a translation: they get the original with a note. */
  missing: Language[];
  /** Whether mail can be sent at all: SMTP_URL is set. */
  canSend: boolean;
  /** Set if it was sent or scheduled before. */
  sendingId: string | undefined;
};

export type Sending = {
  id: string;
  kind: NewsletterSendingRow["kind"];
  /** Of a record or an edition. */
  record: { kind: RecordKind; slug: string; title: string } | undefined;
  frequency: NewsletterSendingRow["frequency"];
  state: NewsletterSendingRow["state"];
  asksBecause: NewsletterSendingRow["asks_because"];
  dueAt: string;
  createdAt: string;
  createdByName: string;
  startedAt: string | null;
  finishedAt: string | null;
  numbers: SendingNumbers;
};

/** "already": it was sent or scheduled before, and each record is sent once. */
export type SendOutcome =
  | { outcome: "scheduled"; id: string }
  | { outcome: "already"; id: string }
  | { outcome: "notPublic" };

export type SendingOutcome = "done" | "notThere" | "notPossible";
/** `problem`: what the mail server answered, in codes. */
export type TestOutcome =
  | { outcome: "sent" | "notPublic" | "notSetUp" | "badAddress" }
  | { outcome: "refused"; problem: string };

type Parts = {
  database: SiteDatabase;
  content: Content;
  siteUrl: string;
  canSend: boolean;
  now: () => Date;
  /** Wakes the background work of the newsletter. */
  wake: () => void;
};

/** Sendings in the list. */
const maxListed = 100;

/** The kind of the editions of the newsletter. */
export const editionKind: RecordKind = "newsletter";

export const recordOf = (source: Source): { kind: RecordKind; slug: string } =>
  typeof source === "string" ? { kind: editionKind, slug: source } : source;

export function staffSendingsOf({ database, content, siteUrl, canSend, now, wake }: Parts) {
  const { db } = database;

  const publicEdition = async (db: Db, source: Source) => {
    const { kind, slug } = recordOf(source);
    const record = await db
      .selectFrom("records")
      .select("edition")
      .where("kind", "=", kind)
      .where("id", "=", slug)
      .executeTakeFirst();
    return record?.edition;
  };

  const sendingOf = (db: Db, editionId: string) =>
    db.selectFrom("newsletter_sendings").select("id").where("edition_id", "=", editionId).executeTakeFirst();

  const change = async (
    actor: Actor,
    id: string,
    act: string,
    from: NewsletterSendingRow["state"][],
    columns: Partial<NewsletterSendingRow>,
  ): Promise<SendingOutcome> => {
    const outcome = await exclusively(database, "newsletter", async (db): Promise<SendingOutcome> => {
      const row = await db
        .selectFrom("newsletter_sendings")
        .select("state")
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row) return "notThere";
      if (!from.includes(row.state)) return "notPossible";
      await db.updateTable("newsletter_sendings").set(columns).where("id", "=", id).execute();
      await logStaffAct(db, actor, act, `newsletter ${id}`, now());
      return "done";
    });
    wake();
    return outcome;
  };

  return {
    /** Undefined if the record is not public. */
    async prepare(source: Source): Promise<Prepared | undefined> {
      const { kind, slug } = recordOf(source);
      const editionId = await publicEdition(db, source);
      if (!editionId) return undefined;
      const sent: SendingContent = { kind: "record", editionId, recordKind: kind, slug };
      const counts = await recipientsOf(db, sent)
        .select(["language", ({ fn }) => fn.countAll<number>().as("people")])
        .groupBy("language")
        .execute();
      const languages: Prepared["languages"] = [];
      for (const language of languageCodes) {
        const people = Number(counts.find((count) => count.language === language)?.people ?? 0);
        const mail =
          people > 0 ? await recordMail({ content, siteUrl }, { kind, slug }, language) : undefined;
        if (!mail) continue;
        const { isCut, textLanguage } = mail;
        languages.push({
          language,
          people,
          bytes: bytesOf(mail),
          isCut,
          isTranslated: textLanguage === language,
        });
      }
      return {
        people: counts.reduce((sum, { people }) => sum + Number(people), 0),
        languages,
        missing: languages.filter(({ isTranslated }) => !isTranslated).map(({ language }) => language),
        canSend,
        sendingId: (await sendingOf(db, editionId))?.id,
      };
    },

    /** Sends a public record to all who want it, now or at a time. */
    async send(actor: Actor, source: Source, { at }: { at?: Date | undefined } = {}): Promise<SendOutcome> {
      const outcome = await exclusively(database, "newsletter", async (db): Promise<SendOutcome> => {
        const editionId = await publicEdition(db, source);
        if (!editionId) return { outcome: "notPublic" };
        const earlier = await sendingOf(db, editionId);
        if (earlier) return { outcome: "already", id: earlier.id };
        const due_at = (at && at > now() ? at : now()).toISOString();
        const id = await addSending(db, {
          ...{ kind: "record", edition_id: editionId, created_by_name: actor.name, due_at, at: now() },
        });
        await logStaffAct(db, actor, "sent by mail", recordOf(source).slug, now());
        return { outcome: "scheduled", id };
      });
      wake();
      return outcome;
    },

    /** Also answers "no" to a sending that asks. Mails that are being sent still arrive. */
    stop: (actor: Actor, id: string) =>
      change(actor, id, "stopped", ["scheduled", "asking", "sending"], {
        state: "stopped",
        asks_because: null,
      }),

    /** Continues a stopped sending, or answers "yes" to one that asks. */
    resume: (actor: Actor, id: string) =>
      change(actor, id, "continued", ["stopped", "asking"], {
        ...{ state: "sending", asks_because: null, started_at: now().toISOString() },
      }),

    async progress(id: string): Promise<Sending | undefined> {
      const row = await db
        .selectFrom("newsletter_sendings")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row && shownSending(db, row);
    },

    /** How many sendings wait for the decision of a person. */
    async asking(): Promise<number> {
      const { count } = await db
        .selectFrom("newsletter_sendings")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("state", "=", "asking")
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Newest first. */
    async sendings(): Promise<Sending[]> {
      const rows = await db
        .selectFrom("newsletter_sendings")
        .selectAll()
        .orderBy("created_at", "desc")
        .limit(maxListed)
        .execute();
      return Promise.all(rows.map((row) => shownSending(db, row)));
    },
  };
}

async function shownSending(db: Db, row: NewsletterSendingRow): Promise<Sending> {
  const sent = await contentOf(db, row);
  const record = sent?.kind === "record" ? await namedRecord(db, sent) : undefined;
  return {
    ...{ id: row.id, kind: row.kind, record, frequency: row.frequency, state: row.state },
    ...{ asksBecause: row.asks_because, dueAt: row.due_at, createdAt: row.created_at },
    ...{ createdByName: row.created_by_name, startedAt: row.started_at, finishedAt: row.finished_at },
    numbers: await numbersOf(db, row),
  };
}

async function namedRecord(
  db: Db,
  { editionId, recordKind, slug }: Extract<SendingContent, { kind: "record" }>,
) {
  const { title } = await db
    .selectFrom("editions")
    .select("title")
    .where("id", "=", editionId)
    .executeTakeFirstOrThrow();
  return { kind: recordKind, slug, title };
}
