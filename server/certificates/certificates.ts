import { createHash } from "node:crypto";
import { isLanguage, type Language } from "../../languages.ts";
import type { Content } from "../content/content.ts";
import { localDay } from "../content/local-day.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { cachedConversationKey } from "../inbox/conversation-token.ts";
import { wrongTries } from "../limits/wrong-tries.ts";
import { canonicalCode, certificateCode, cleanName, readCertificateCode } from "./certificate-code.ts";
import { certificatePdf } from "./certificate-pdf.ts";

type Parts = { database: SiteDatabase; content: Content; siteUrl: string; now?: () => Date };

export type Verified =
  | { state: "valid"; name: string; event: string; eventLanguage: string; day: string }
  | { state: "withdrawn" }
  | { state: "invalid" }
  | { state: "too many" };

/** Issues, checks and withdraws certificates of attendance. Stores nothing about the people who hold them. */
export function certificatesOf({ database, content, siteUrl, now = () => new Date() }: Parts) {
  const { db } = database;
  // A key derived for this purpose only: see certificate-code.ts.
  const key = cachedConversationKey(db);
  // A signature of 80 bits cannot be guessed in any case.
  const wrong = wrongTries(now);

  /** The number of an event in codes. Its titles are those of the newest certificate. */
  async function numberOf(id: string, languages: string[]): Promise<number> {
    const titles: Record<string, string> = {};
    for (const language of languages.filter(isLanguage))
      titles[language] = (await content.in(language).events.title(id))?.title ?? "";
    const row = { event_id: id, titles: JSON.stringify(titles) };
    const { number } = await db
      .insertInto("certified_events")
      .values(row)
      .onConflict((conflict) => conflict.column("event_id").doUpdateSet({ titles: row.titles }))
      .returning("number")
      .executeTakeFirstOrThrow();
    return number;
  }

  return {
    /** The certificate of a person who attended a public event: its code and its file. */
    async issue({ name, eventId, language }: { name: string; eventId: string; language: Language }) {
      const local = content.in(language);
      const event = await local.events.find(eventId);
      if (!event || !cleanName(name)) return undefined;
      const day = localDay(event.event_date, event.time_zone);
      const code = certificateCode(
        { name, event: await numberOf(eventId, event.languages), day },
        await key(),
      );
      const { name: organisation } = await local.organisation();
      const pdf = await certificatePdf({
        ...{ name: cleanName(name), event: event.title, place: event.location, day },
        ...{ language, organisation, siteUrl, code },
      });
      return { code, pdf };
    },

    /** Whether a code is genuine. `from` is the address of the visitor. */
    async verify(typed: string, language: Language, from: string): Promise<Verified> {
      if (wrong.areTooMany(from)) return { state: "too many" };
      const certificate = readCertificateCode(typed, await key());
      const event =
        certificate &&
        (await db
          .selectFrom("certified_events")
          .select("titles")
          .where("number", "=", certificate.event)
          .executeTakeFirst());
      if (!certificate || !event) {
        wrong.add(from);
        return { state: "invalid" };
      }
      const hash = hashOf(typed);
      const withdrawn = await db
        .selectFrom("withdrawn_certificates")
        .select("hash")
        .where("hash", "=", hash)
        .executeTakeFirst();
      if (withdrawn) return { state: "withdrawn" };
      const titles: Record<string, string> = JSON.parse(event.titles);
      const [original = ""] = Object.keys(titles);
      const eventLanguage = language in titles ? language : original;
      const { name, day } = certificate;
      return { state: "valid", name, event: titles[eventLanguage] ?? "", eventLanguage, day };
    },

    /** False if the code is not genuine. Withdrawing it again changes nothing. */
    async withdraw(typed: string): Promise<boolean> {
      if (!readCertificateCode(typed, await key())) return false;
      await db
        .insertInto("withdrawn_certificates")
        .values({ hash: hashOf(typed), at: now().toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    },
  };
}

export type Certificates = ReturnType<typeof certificatesOf>;

const hashOf = (typed: string) =>
  createHash("sha256")
    .update(canonicalCode(typed) ?? "")
    .digest("hex");
