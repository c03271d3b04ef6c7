/** Adds people who agreed elsewhere. They confirm by mail, unless staff declare that this is not needed. */
import type { Kysely } from "kysely";
import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Database, SubscriberRow } from "../database/schema.ts";
import { cleanLine } from "../inbox/form/validate.ts";
import { emailKey } from "../mail/email-key.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import { type Consent, recordConsent } from "./consent.ts";
import { countDay } from "./count-day.ts";
import { addressHash } from "./newsletter-keys.ts";
import { maxImported, maxSourceNote } from "./newsletter-limits.ts";
import { cleanEmail, emailProblem, preferenceColumns, preferencesProblem, subscriberRow } from "./sign-up.ts";
import type { Preferences } from "./topics.ts";

type Db = Kysely<Database>;

export type ImportedPerson = Preferences & { email: string };

export type Import = {
  /** Where people agreed, such as "Conference in Nairobi, paper list". */
  source: string;
  /** The day, such as "2026-10-01". */
  agreedOn: string;
  /** Staff declare that each person has agreed to this newsletter, so that none is asked to confirm it. */
  declared: boolean;
};

export type ImportOutcome =
  /** `suppressed`: they left, complained, or their address does not exist. `invalid`: the lines, counted from 1. */
  | { outcome: "imported"; added: number; known: number; suppressed: number; invalid: number[] }
  | { outcome: "invalid"; problem: "source" | "agreedOn" | "tooMany" };

type Parts = {
  database: SiteDatabase;
  key: string;
  actor: Actor;
  consents: Record<Language, Consent>;
  at: Date;
};

/** People per transaction. */
const batchSize = 200;

export async function importPeople(
  parts: Parts,
  people: ImportedPerson[],
  { declared, ...described }: Import,
): Promise<ImportOutcome> {
  const { database, actor, at } = parts;
  const source = cleanLine(described.source).slice(0, maxSourceNote);
  const agreedOn = described.agreedOn.trim();
  if (!source) return { outcome: "invalid", problem: "source" };
  if (!isPastDay(agreedOn, at)) return { outcome: "invalid", problem: "agreedOn" };
  if (people.length > maxImported) return { outcome: "invalid", problem: "tooMany" };
  const sums = { added: 0, known: 0, suppressed: 0 };
  const invalid = people.flatMap((person, index) => (isValid(person) ? [] : [index + 1]));
  const valid = people.filter(isValid);
  for (let start = 0; start < valid.length; start += batchSize) {
    const batch = valid.slice(start, start + batchSize);
    const counted = await exclusively(database, "newsletter", (db) =>
      importBatch(db, parts, batch, { source, agreedOn, declared }),
    );
    for (const name of ["added", "known", "suppressed"] as const) sums[name] += counted[name];
  }
  const how = declared ? "without asking them to confirm" : "and asked them to confirm";
  await logStaffAct(database.db, actor, `imported ${sums.added} subscribers ${how} from`, source, at);
  return { outcome: "imported", ...sums, invalid };
}

const isValid = (person: ImportedPerson): boolean =>
  emailProblem(cleanEmail(person.email)) === undefined && !preferencesProblem(person);

/** A calendar day that is not in the future anywhere. */
const isPastDay = (text: string, at: Date): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true &&
  Date.parse(text) <= at.getTime() + 14 * 60 * 60_000;

async function importBatch(
  db: Db,
  { key, consents, at }: Parts,
  people: ImportedPerson[],
  { source, agreedOn, declared }: Import,
) {
  const emails = people.map(({ email }) => cleanEmail(email));
  const [known, suppressed] = await Promise.all([
    db.selectFrom("subscribers").select("email_key").where("email_key", "in", emails.map(emailKey)).execute(),
    db
      .selectFrom("newsletter_suppressed")
      .select("hash")
      .where(
        "hash",
        "in",
        emails.map((email) => addressHash(email, key)),
      )
      .execute(),
  ]);
  const keys = new Set(known.map(({ email_key }) => email_key));
  const hashes = new Set(suppressed.map(({ hash }) => hash));
  const sums = { added: 0, known: 0, suppressed: 0 };
  const now = at.toISOString();
  const consented = await recordConsents(db, people, consents, at);
  const rows: SubscriberRow[] = [];
  for (const [index, person] of people.entries()) {
    const email = emails[index] ?? "";
    if (hashes.has(addressHash(email, key))) sums.suppressed++;
    else if (keys.has(emailKey(email))) sums.known++;
    else {
      keys.add(emailKey(email));
      const state = declared ? ("active" as const) : ("unconfirmed" as const);
      rows.push(
        subscriberRow({
          ...{ email, ...preferenceColumns(person), state, confirmed_at: declared ? now : null },
          ...{ source: "import", source_note: source, agreed_on: agreedOn, asked_at: now, key },
          ...consented[person.language],
        }),
      );
    }
  }
  if (rows.length > 0) await db.insertInto("subscribers").values(rows).execute();
  await countDay(db, "imported", at, rows.length);
  return { ...sums, added: rows.length };
}

type ConsentColumns = Awaited<ReturnType<typeof recordConsent>>;

async function recordConsents(db: Db, people: ImportedPerson[], consents: Parts["consents"], at: Date) {
  const columns = {} as Record<Language, ConsentColumns>;
  for (const language of new Set(people.map((person) => person.language)))
    columns[language] = await recordConsent(db, consents[language], at);
  return columns;
}
