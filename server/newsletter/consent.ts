/** The sentence that people agree to. Its exact words are kept with their version, to be shown later. */
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { newsletterMail as originals } from "../../app/words/en/newsletter-mail.ts";
import { loadWords } from "../../app/words/load-words.ts";
import type { Language } from "../../languages.ts";
import type { Content } from "../content/content.ts";
import type { Database, SubscriberRow } from "../database/schema.ts";

export type Consent = { version: string; language: string; wording: string };

export const newsletterWords = (language: Language) => loadWords(originals, "newsletter-mail", language);

/** As the form shows it in this language. */
export async function consentIn(content: Content, language: Language): Promise<Consent> {
  const { name } = await content.in(language).organisation();
  const wording = (await newsletterWords(language)).consent({ organisation: name });
  return { wording, language, version: createHash("sha256").update(wording).digest("hex").slice(0, 12) };
}

/** Keeps the words, and returns the columns that refer to them. */
export async function recordConsent(
  db: Kysely<Database>,
  { version, language, wording }: Consent,
  at: Date,
): Promise<Pick<SubscriberRow, "consent_version" | "consent_language">> {
  await db
    .insertInto("newsletter_consents")
    .values({ version, language, wording, first_used_at: at.toISOString() })
    .onConflict((conflict) => conflict.columns(["version", "language"]).doNothing())
    .execute();
  return { consent_version: version, consent_language: language };
}
