/** Signs people up. They are subscribed once they have confirmed it with the link in a mail (double opt-in). */
import type { Kysely } from "kysely";
import { isLanguage } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Database, SubscriberRow } from "../database/schema.ts";
import { asciiDomain, cleanLine } from "../inbox/form/validate.ts";
import { allowedToday } from "../inbox/rate-limits/daily-limits.ts";
import { networksOf } from "../limits/networks.ts";
import { type EmailFault, emailFault } from "../mail/email-fault.ts";
import { emailKey, mailboxKey } from "../mail/email-key.ts";
import { queueMail } from "../mail/outbox.ts";
import { tokenHash } from "../staff/secrets.ts";
import { type Consent, recordConsent } from "./consent.ts";
import { countDay } from "./count-day.ts";
import { newId, subscriptionToken } from "./newsletter-keys.ts";
import { maxEmail, maxUnconfirmed, signUpsPerDay } from "./newsletter-limits.ts";
import { isFrequency, isTopic, type Preferences, topicsColumn } from "./topics.ts";

type Db = Kysely<Database>;

export type SignUp = Preferences & { email: string };

export type EmailProblem =
  | { kind: "missing" }
  | { kind: "long"; by: number }
  | { kind: "malformed"; fault: EmailFault };
export type SignUpProblems = { email?: EmailProblem; topics?: { kind: "missing" } };

/** "done" whether the address is known or not. "tooMany": too many sign-ups today, from this network or in all. */
export type SignedUp =
  | { outcome: "done" }
  | { outcome: "invalid"; problems: SignUpProblems }
  | { outcome: "tooMany" };

export type SignUpArrival = {
  entry: SignUp;
  consent: Consent;
  /** The IP address that it came from. */
  address?: string | undefined;
  at: Date;
};

export const cleanEmail = (email: string): string => asciiDomain(cleanLine(email));

/** Expects a clean address. */
export function emailProblem(email: string): EmailProblem | undefined {
  if (email === "") return { kind: "missing" };
  const by = [...email].length - maxEmail;
  if (by > 0) return { kind: "long", by };
  const fault = emailFault(email);
  return fault && { kind: "malformed", fault };
}

export function preferencesProblem({ language, topics, frequency }: Preferences): boolean {
  return topics.length === 0 || !topics.every(isTopic) || !isFrequency(frequency) || !isLanguage(language);
}

export function signUpProblems(entry: SignUp): SignUpProblems {
  const email = emailProblem(cleanEmail(entry.email));
  return { ...(email && { email }), ...(preferencesProblem(entry) && { topics: { kind: "missing" } }) };
}

/** Stores sign-ups with their mails in one transaction. Once this resolves, they are durable. */
export function signUpBatch(
  database: SiteDatabase,
  arrivals: SignUpArrival[],
  key: string,
): Promise<SignedUp[]> {
  // "enquiries" protects the daily limits.
  return exclusively(database, ["enquiries", "newsletter"], async (db) => {
    const results: SignedUp[] = [];
    for (const arrival of arrivals) results.push(await signUpOne(db, arrival, key));
    return results;
  });
}

async function signUpOne(db: Db, arrival: SignUpArrival, key: string): Promise<SignedUp> {
  const { entry, consent, at } = arrival;
  const problems = signUpProblems(entry);
  if (Object.keys(problems).length > 0) return { outcome: "invalid", problems };
  if (!(await networkMaySignUp(db, arrival))) return { outcome: "tooMany" };
  const email = cleanEmail(entry.email);
  const known = await db
    .selectFrom("subscribers")
    .select(["id", "state"])
    .where("email_key", "=", emailKey(email))
    .executeTakeFirst();
  const preferences = preferenceColumns(entry);
  let id = known?.id;
  if (!known) {
    if (await areTooManyUnconfirmed(db)) return { outcome: "tooMany" };
    const row = subscriberRow({
      ...{ email, ...preferences, state: "unconfirmed", confirmed_at: null, asked_at: at.toISOString() },
      ...{ source: "form", source_note: "", agreed_on: null, ...(await recordConsent(db, consent, at)) },
      key,
    });
    await db.insertInto("subscribers").values(row).execute();
    id = row.id;
    await countDay(db, "asked", at);
  } else if (known.state === "unconfirmed") {
    // The last choice counts. A subscriber's own choices stay: anyone may have typed the address.
    const changes = { ...preferences, ...(await recordConsent(db, consent, at)), asked_at: at.toISOString() };
    await db.updateTable("subscribers").set(changes).where("id", "=", known.id).execute();
  }
  if (id && (await addressMayBeMailed(db, email, at))) await queueConfirmation(db, id, at);
  return { outcome: "done" };
}

/** The mail is composed when it is sent: a person who has confirmed meanwhile gets the link to the own page. */
export const queueConfirmation = (db: Db, subscriber_id: string, at: Date): Promise<void> =>
  queueMail(db, { purpose: "newsletter", subscriber_id, body: "{}" }, at);

export const preferenceColumns = ({ language, topics, frequency }: Preferences) => ({
  ...{ language, topics: topicsColumn(topics), frequency },
});

type NewSubscriber = Omit<SubscriberRow, "id" | "email_key" | "domain" | "token_hash" | Unset> & {
  key: string;
};
type Unset = "paused_until" | "soft_bounces" | "first_soft_at" | "last_soft_at";

export function subscriberRow({ key, ...columns }: NewSubscriber): SubscriberRow {
  const id = newId("subscriber");
  const email_key = emailKey(columns.email);
  return {
    ...{ id, ...columns, email_key, domain: email_key.slice(email_key.lastIndexOf("@") + 1) },
    ...{ token_hash: tokenHash(subscriptionToken(id, key)), paused_until: null },
    ...{ soft_bounces: 0, first_soft_at: null, last_soft_at: null },
  };
}

async function areTooManyUnconfirmed(db: Db): Promise<boolean> {
  const beyond = await db
    .selectFrom("subscribers")
    .select("id")
    .where("state", "=", "unconfirmed")
    .offset(maxUnconfirmed)
    .limit(1)
    .executeTakeFirst();
  return beyond !== undefined;
}

function networkMaySignUp(db: Db, { address, at }: SignUpArrival): Promise<boolean> {
  const networks = address === undefined ? [] : networksOf(address);
  const limited = networks.map(({ name, times }) => ({ name, most: signUpsPerDay.fromNetwork * times }));
  return allowedToday(db, "newsletter", limited, at);
}

/** So that a stranger can cause one mail a day to an address, and few to its spellings. */
export function addressMayBeMailed(db: Db, email: string, at: Date): Promise<boolean> {
  const { mailsToAddress, mailsToMailbox } = signUpsPerDay;
  const limited = [
    { name: `address ${emailKey(email)}`, most: mailsToAddress },
    { name: mailboxKey(email), most: mailsToMailbox },
  ];
  return allowedToday(db, "newsletter", limited, at);
}
