/** A digest as a mail: the new records of the topics that a person chose. */
import { addressBelow, kindOf, type SectionKind } from "../../content/kinds.ts";
import { type Language, localPath } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import type { Content } from "../content/content.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { dateAndTime } from "../mail/date-and-time.ts";
import { headerText } from "../mail/mail-headers.ts";
import { escapeHtml } from "../mail/mail-text.ts";
import { newsletterWords } from "./consent.ts";
import { inOther, layOut, type Part, type SharedMail, type Words } from "./mail-layout.ts";
import { maxInDigest, maxMailBytes } from "./newsletter-limits.ts";
import { bytesOf, languageName, linkTo } from "./record-mail.ts";
import type { DigestRecord } from "./sendings.ts";
import { type Frequency, kindsOfTopics, type Topic, topics } from "./topics.ts";

type Parts = { database: SiteDatabase; content: Content; siteUrl: string };
type Digest = { records: DigestRecord[]; frequency: Frequency };
type Item = { kind: SectionKind; id: string; title: string; excerpt: string; language: string; when: string };

/** Undefined if none of the records is public any more, or about one of the topics. */
export async function digestMail(
  { database, content, siteUrl }: Parts,
  { records, frequency }: Digest,
  { language, topics: chosen }: { language: Language; topics: Topic[] },
): Promise<SharedMail | undefined> {
  const kinds: SectionKind[] = chosen.map((topic) => kindsOfTopics[topic]);
  const wanted = records.filter(({ kind }) => kinds.includes(kind));
  const items = await readItems({ database, content }, wanted, language);
  const [first] = items;
  if (!first) return undefined;
  const words = await newsletterWords(language);
  const name = { organisation: organisation.name };
  const subject = headerText(
    frequency === "each" && items.length === 1 ? first.title : words.digest[frequency](name),
  );
  const mailWith = (shown: Item[]) =>
    layOut({
      ...{ language, words, siteUrl, subject },
      parts: [
        ...topics.flatMap((topic) => topicParts(topic, shown, { language, words, siteUrl })),
        ...(shown.length < items.length
          ? [moreOf(items.length - shown.length, { language, words, siteUrl })]
          : []),
      ],
    });
  for (let most = Math.min(items.length, maxInDigest); ; most--) {
    const mail = mailWith(items.slice(0, most));
    if (bytesOf(mail) <= maxMailBytes || most === 1) return mail;
  }
}

/** In the order of the list, newest first. */
async function readItems(
  { database: { db }, content }: Omit<Parts, "siteUrl">,
  records: DigestRecord[],
  language: Language,
): Promise<Item[]> {
  if (records.length === 0) return [];
  const rows = await db
    .selectFrom("records")
    .select(["edition", "kind", "id"])
    .where(
      "edition",
      "in",
      records.map(({ edition }) => edition),
    )
    .execute();
  const byEdition = new Map<string, Item>();
  for (const kind of new Set(records.map((record) => record.kind))) {
    const own = rows.filter((row) => row.kind === kind);
    const cards = await content.in(language)[kind].some(own.map(({ id }) => id));
    for (const card of cards) {
      const edition = own.find(({ id }) => id === card.id)?.edition ?? "";
      const { id, title, excerpt } = card;
      byEdition.set(edition, {
        kind,
        id,
        title,
        excerpt,
        language: card.language,
        when: whenOf(card, language),
      });
    }
  }
  return records.flatMap(({ edition }) => byEdition.get(edition) ?? []);
}

/** The date and place of an event. */
function whenOf(card: object, language: Language): string {
  const { event_date, time_zone, location } = card as Record<string, string | undefined>;
  if (!event_date) return "";
  return [dateAndTime(event_date, language, time_zone || "UTC"), location].filter(Boolean).join(" · ");
}

type In = { language: Language; words: Words; siteUrl: string };

function topicParts(topic: Topic, items: Item[], { language, words, siteUrl }: In): Part[] {
  const own = items.filter(({ kind }) => kind === kindsOfTopics[topic]);
  if (own.length === 0) return [];
  const title = words.topics[topic];
  return [
    { html: `<h2>${escapeHtml(title)}</h2>\n`, text: `${title}\n${"-".repeat([...title].length)}` },
    ...own.flatMap((item) => itemParts(item, { language, words, siteUrl })),
  ];
}

function itemParts(item: Item, { language, siteUrl }: In): Part[] {
  const { kind, id, title, excerpt, language: own, when } = item;
  const address = siteUrl + localPath(language, addressBelow(kindOf(kind).path, id));
  // A title in another language says in which. The date is in the language of the mail.
  const note = own === language ? "" : ` (${languageName(own, language)})`;
  const inOwn = inOther(own, language);
  const html = [
    `<h3><a href="${escapeHtml(address)}"${inOwn}>${escapeHtml(title)}</a>${escapeHtml(note)}</h3>\n`,
    ...(when ? [`<p>${escapeHtml(when)}</p>\n`] : []),
    ...(excerpt ? [`<p${inOwn}>${escapeHtml(excerpt)}</p>\n`] : []),
  ];
  return [
    { html: html.join(""), text: [`${title}${note}`, when, excerpt, address].filter(Boolean).join("\n") },
  ];
}

const moreOf = (count: number, { language, words, siteUrl }: In): Part => ({
  ...linkTo(siteUrl + localPath(language, "/"), words.digest.more({ count })),
});
