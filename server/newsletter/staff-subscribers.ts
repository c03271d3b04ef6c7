/** The subscribers, as staff see and change them at the desk. */
import { languageCodes } from "../../languages.ts";
import type { Content } from "../content/content.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { SubscriberRow } from "../database/schema.ts";
import type { Log } from "../process/log.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import { consentIn } from "./consent.ts";
import { endSubscription, scrub } from "./end-subscription.ts";
import { type Import, type ImportedPerson, type ImportOutcome, importPeople } from "./import-people.ts";
import { listSubscribers, type SubscriberFilter } from "./list-subscribers.ts";
import { addSending } from "./sendings.ts";
import { type Frequency, type Topic, topicsIn } from "./topics.ts";

/** People in each state; active people by language; what happened per day in the last 30 days, without people. */
export type NewsletterNumbers = Record<SubscriberRow["state"], number> & {
  total: number;
  languages: { language: string; people: number }[];
  suppressed: number;
  days: { day: string; what: string; count: number }[];
};

export type ListedSubscriber = {
  id: string;
  email: string;
  language: string;
  topics: Topic[];
  frequency: Frequency;
  state: SubscriberRow["state"];
  source: SubscriberRow["source"];
  sourceNote: string;
  askedAt: string;
  confirmedAt: string | null;
  pausedUntil: string | null;
};

export type SubscriberPage = { items: ListedSubscriber[]; total: number; page: number; pages: number };

type Parts = {
  database: SiteDatabase;
  content: Content;
  log: Log;
  key: () => Promise<string>;
  now: () => Date;
  /** Wakes the background work of the newsletter. */
  wake: () => void;
};

const daysShown = 30;
const day = 24 * 60 * 60_000;

export function staffSubscribersOf({ database, content, log, key, now, wake }: Parts) {
  const { db } = database;

  return {
    async numbers(): Promise<NewsletterNumbers> {
      const [counts, suppressed, days] = await Promise.all([
        db
          .selectFrom("subscribers")
          .select(["state", "language", ({ fn }) => fn.countAll<number>().as("people")])
          .groupBy(["state", "language"])
          .execute(),
        db
          .selectFrom("newsletter_suppressed")
          .select(({ fn }) => fn.countAll<number>().as("people"))
          .executeTakeFirstOrThrow(),
        db
          .selectFrom("newsletter_counts")
          .selectAll()
          .where("day", ">", new Date(now().getTime() - daysShown * day).toISOString().slice(0, 10))
          .orderBy("day")
          .execute(),
      ]);
      const of = (state: SubscriberRow["state"]) =>
        counts.filter((count) => count.state === state).reduce((sum, { people }) => sum + Number(people), 0);
      const [unconfirmed, active, paused] = [of("unconfirmed"), of("active"), of("paused")];
      return {
        ...{ unconfirmed, active, paused, total: unconfirmed + active + paused },
        languages: counts
          .filter(({ state }) => state === "active")
          .map(({ language, people }) => ({ language, people: Number(people) }))
          .sort((one, other) => other.people - one.people),
        suppressed: Number(suppressed.people),
        days: days.map(({ day, what, count }) => ({ day, what, count: Number(count) })),
      };
    },

    /** Newest first. */
    async subscribers(filter: SubscriberFilter = {}): Promise<SubscriberPage> {
      const { rows, ...place } = await listSubscribers(database, filter);
      return { items: rows.map(listed), ...place };
    },

    /** For a person who asks for it by telephone. No import brings the address back. */
    async remove(actor: Actor, id: string): Promise<"done" | "notThere"> {
      const secret = await key();
      const hasEnded = await exclusively(database, "newsletter", async (db) => {
        const row = await db.selectFrom("subscribers").selectAll().where("id", "=", id).executeTakeFirst();
        if (!row || !(await endSubscription(db, row, { reason: "removed", key: secret, at: now() })))
          return false;
        await logStaffAct(db, actor, "removed", "1 subscriber", now());
        return true;
      });
      if (hasEnded) await scrub({ database, log });
      return hasEnded ? "done" : "notThere";
    },

    /** People who left, complained or asked for erasure are never imported again. */
    async importPeople(actor: Actor, people: ImportedPerson[], details: Import): Promise<ImportOutcome> {
      const at = now();
      const consents = Object.fromEntries(
        await Promise.all(
          languageCodes.map(async (language) => [language, await consentIn(content, language)]),
        ),
      );
      const outcome = await importPeople(
        { database, key: await key(), actor, consents, at },
        people,
        details,
      );
      if (outcome.outcome === "imported" && outcome.added > 0 && !details.declared)
        await addSending(db, {
          ...{ kind: "invitation", content: { askedAt: at.toISOString() }, created_by_name: actor.name },
          ...{ due_at: at.toISOString(), at },
        });
      wake();
      return outcome;
    },
  };
}

function listed(row: SubscriberRow): ListedSubscriber {
  const { id, email, language, frequency, state, source } = row;
  return {
    ...{ id, email, language, frequency, state, source, topics: topicsIn(row.topics) },
    ...{ sourceNote: row.source_note, askedAt: row.asked_at, confirmedAt: row.confirmed_at },
    pausedUntil: row.paused_until,
  };
}
