/** What people do with the link in their mails: confirm, see, change, pause, leave and erase their subscription. */
import type { Kysely } from "kysely";
import { defaultLanguage, isLanguage } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { after } from "../database/instants.ts";
import type { Database, SubscriberRow } from "../database/schema.ts";
import type { Log } from "../process/log.ts";
import { tokenHash } from "../staff/secrets.ts";
import { countDay } from "./count-day.ts";
import { type EndReason, endSubscription, scrub } from "./end-subscription.ts";
import { addressHash } from "./newsletter-keys.ts";
import { confirmWithin, pauseLength } from "./newsletter-limits.ts";
import { preferenceColumns, preferencesProblem } from "./sign-up.ts";
import { type Preferences, topicsIn } from "./topics.ts";

type Db = Kysely<Database>;

export type OwnSubscription = Preferences & {
  email: string;
  state: SubscriberRow["state"];
  pausedUntil: string | null;
  /** When unconfirmed data is deleted; null once it is confirmed. */
  confirmBy: string | null;
  source: SubscriberRow["source"];
  /** For an import: where people agreed, and on which day. */
  sourceNote: string;
  agreedOn: string | null;
  /** What the person agreed to, and when it was asked for and confirmed. */
  consent: {
    version: string;
    language: string;
    wording: string;
    askedAt: string;
    confirmedAt: string | null;
  };
};

/** "notThere": the link is wrong, or the subscription has ended. */
export type OwnOutcome = "done" | "notThere" | "invalid";

type Parts = {
  database: SiteDatabase;
  log: Log;
  key: () => Promise<string>;
  now: () => Date;
};

export function ownSubscriptionsOf({ database, log, key, now }: Parts) {
  const findRow = (db: Db, token: string) =>
    db.selectFrom("subscribers").selectAll().where("token_hash", "=", tokenHash(token)).executeTakeFirst();

  type Columns = Partial<SubscriberRow>;

  /** `columns` says what changes; undefined: nothing. */
  const change = (token: string, columns: (row: SubscriberRow, at: Date) => Columns | undefined) =>
    exclusively(database, "newsletter", async (db): Promise<OwnOutcome> => {
      const row = await findRow(db, token);
      if (!row) return "notThere";
      const changed = columns(row, now());
      if (changed) await db.updateTable("subscribers").set(changed).where("id", "=", row.id).execute();
      return "done";
    });

  const end = async (token: string, reason: EndReason): Promise<OwnOutcome> => {
    const secret = await key();
    const hasEnded = await exclusively(database, "newsletter", async (db) => {
      const row = await findRow(db, token);
      return row ? endSubscription(db, row, { reason, key: secret, at: now() }) : false;
    });
    if (hasEnded) await scrub({ database, log });
    return hasEnded ? "done" : "notThere";
  };

  return {
    /** Undefined for a wrong link, and after the subscription has ended. Changes nothing. */
    async find(token: string): Promise<OwnSubscription | undefined> {
      const row = await findRow(database.db, token);
      return row && ownSubscription(database.db, row);
    },

    /** Confirming twice is confirming once. A person who left before is welcome again. */
    async confirm(token: string): Promise<OwnOutcome> {
      const secret = await key();
      return exclusively(database, "newsletter", async (db) => {
        const row = await findRow(db, token);
        if (!row) return "notThere";
        if (row.state !== "unconfirmed") return "done";
        const confirmed = { state: "active", confirmed_at: now().toISOString() } as const;
        await db.updateTable("subscribers").set(confirmed).where("id", "=", row.id).execute();
        const hash = addressHash(row.email, secret);
        await db.deleteFrom("newsletter_suppressed").where("hash", "=", hash).execute();
        await countDay(db, "confirmed", now());
        return "done";
      });
    },

    save: async (token: string, preferences: Preferences): Promise<OwnOutcome> =>
      preferencesProblem(preferences) ? "invalid" : change(token, () => preferenceColumns(preferences)),

    /** For a month. Pausing again starts the month again. */
    pause: (token: string) =>
      change(token, ({ state }, at) =>
        state === "unconfirmed" ? undefined : { state: "paused", paused_until: after(at, pauseLength) },
      ),

    resume: (token: string) =>
      change(token, ({ state }) =>
        state === "paused" ? { state: "active", paused_until: null } : undefined,
      ),

    /** Deletes everything but a keyed hash of the address. */
    leave: (token: string) => end(token, "left"),

    /** As leaving, and no import brings the address back. */
    erase: (token: string) => end(token, "erased"),
  };
}

async function ownSubscription(db: Db, row: SubscriberRow): Promise<OwnSubscription> {
  const { consent_version: version, consent_language: language, asked_at: askedAt } = row;
  const consent = await db
    .selectFrom("newsletter_consents")
    .select("wording")
    .where("version", "=", version)
    .where("language", "=", language)
    .executeTakeFirst();
  return {
    ...{ email: row.email, state: row.state, pausedUntil: row.paused_until, frequency: row.frequency },
    ...{ language: isLanguage(row.language) ? row.language : defaultLanguage, topics: topicsIn(row.topics) },
    confirmBy: row.state === "unconfirmed" ? after(new Date(askedAt), confirmWithin) : null,
    ...{ source: row.source, sourceNote: row.source_note, agreedOn: row.agreed_on },
    consent: { version, language, wording: consent?.wording ?? "", askedAt, confirmedAt: row.confirmed_at },
  };
}
