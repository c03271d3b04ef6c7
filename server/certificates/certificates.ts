import { createHash } from "node:crypto";
import { isLanguage, type Language } from "../../languages.ts";
import type { Content } from "../content/content.ts";
import { localDay } from "../content/local-day.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { cachedConversationKey } from "../inbox/conversation-token.ts";
import { guessLimit } from "../limits/guess-limit.ts";
import { canonicalCode, certificateCode, cleanName, readCertificateCode } from "./certificate-code.ts";
import { certificatePdf } from "./certificate-pdf.ts";

type Parts = { database: SiteDatabase; content: Content; siteUrl: string; now?: () => Date };

/** `eventId`: the slug of the event. */
type Holder = { name: string; eventId: string; language: Language };

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
  const guesses = guessLimit(now);

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

  /** The code of a person who attended a public event. */
  async function codeOf({ name, eventId, language }: Holder) {
    const event = await content.in(language).events.find(eventId);
    if (!event || !cleanName(name)) return undefined;
    const day = localDay(event.event_date, event.time_zone);
    const number = await numberOf(eventId, event.languages);
    return { code: certificateCode({ name, event: number, day }, await key()), event, day };
  }

  return {
    /** The certificate of a person who attended a public event: its code and its file. */
    async issue(holder: Holder) {
      const found = await codeOf(holder);
      if (!found) return undefined;
      const { name, language } = holder;
      const { code, event, day } = found;
      const { name: organisation } = await content.in(language).organisation();
      const pdf = await certificatePdf({
        ...{ name: cleanName(name), event: event.title, place: event.location, day },
        ...{ language, organisation, siteUrl, code },
      });
      return { code, pdf };
    },

    /** Whether a code is genuine. `from` is the address of the visitor. */
    async verify(typed: string, language: Language, from: string): Promise<Verified> {
      if (guesses.isReached(from)) return { state: "too many" };
      const certificate = readCertificateCode(typed, await key());
      const event =
        certificate &&
        (await db
          .selectFrom("certified_events")
          .select("titles")
          .where("number", "=", certificate.event)
          .executeTakeFirst());
      if (!certificate || !event) {
        guesses.noteWrong(from);
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

    /** The people among these whose certificate for the event is withdrawn. */
    async withdrawnOf(names: string[], eventId: string): Promise<Set<string>> {
      if (names.length === 0) return new Set();
      const certified = await db
        .selectFrom("certified_events")
        .select("number")
        .where("event_id", "=", eventId)
        .executeTakeFirst();
      const event = await content.events.find(eventId);
      if (!certified || !event) return new Set();
      const day = localDay(event.event_date, event.time_zone);
      const secret = await key();
      const hashes = new Map(
        names.map((name) => [hashOf(certificateCode({ name, event: certified.number, day }, secret)), name]),
      );
      const rows = await db
        .selectFrom("withdrawn_certificates")
        .select("hash")
        .where("hash", "in", [...hashes.keys()])
        .execute();
      return new Set(rows.map(({ hash }) => hashes.get(hash) ?? ""));
    },

    /** Withdraws the certificate of a person, or makes it valid again. False if the event is not public. */
    async setWithdrawn(holder: Holder, isWithdrawn: boolean): Promise<boolean> {
      const found = await codeOf(holder);
      if (!found) return false;
      if (isWithdrawn) return this.withdraw(found.code);
      await db.deleteFrom("withdrawn_certificates").where("hash", "=", hashOf(found.code)).execute();
      return true;
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
