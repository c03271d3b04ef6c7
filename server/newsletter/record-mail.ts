/** An edition of the newsletter, or another record, as a mail. */
import { addressBelow, kindOf, type RecordKind, type SectionKind } from "../../content/kinds.ts";
import { isLanguage, type Language, languageOf, localPath } from "../../languages.ts";
import type { Content } from "../content/content.ts";
import { withAbsoluteLinks } from "../mail/absolute-links.ts";
import { headerText } from "../mail/mail-headers.ts";
import { escapeHtml } from "../mail/mail-text.ts";
import { markdownAsMailText } from "../markdown/mail-text.ts";
import { renderMarkdown } from "../markdown/markdown.ts";
import { newsletterWords } from "./consent.ts";
import { layOut, type Part, type SharedMail, type Words } from "./mail-layout.ts";
import { maxMailBytes } from "./newsletter-limits.ts";

export type RecordMail = SharedMail & {
  /** The language of the text: the original's, if there is no translation. */
  textLanguage: string;
  /** Whether the mail has only the beginning, because the whole text is too heavy. */
  isCut: boolean;
};

type Parts = { content: Content; siteUrl: string };

/** Undefined if the record is not public. */
export async function recordMail(
  { content, siteUrl }: Parts,
  { kind, slug }: { kind: RecordKind; slug: string },
  language: Language,
): Promise<RecordMail | undefined> {
  const record = await content.in(language)[kind as SectionKind].find(slug);
  if (!record) return undefined;
  const words = await newsletterWords(language);
  const address = siteUrl + localPath(language, addressBelow(kindOf(kind).path, slug));
  const source = withAbsoluteLinks(record.text, siteUrl, language);
  const summary = summaryOf(kind, record);
  const note = noteOn(record.language, language, words);
  const mailWith = (parts: Part[]) =>
    layOut({
      ...{ language, words, siteUrl, subject: headerText(record.title) },
      heading: { text: record.title, language: record.language },
      parts: [...note, ...parts],
    });
  const lead: Part[] = summary
    ? [{ html: `<p><strong>${escapeHtml(summary)}</strong></p>\n`, text: summary, language: record.language }]
    : [];
  const whole = mailWith([
    ...lead,
    { html: renderMarkdown(source), text: markdownAsMailText(source), language: record.language },
    linkTo(address, words.readOnSite),
  ]);
  if (bytesOf(whole) <= maxMailBytes) return { ...whole, textLanguage: record.language, isCut: false };
  const beginning = { html: `<p>${escapeHtml(record.excerpt)}</p>\n`, text: record.excerpt };
  const short = mailWith([
    { ...beginning, language: record.language },
    { html: `<p>${escapeHtml(words.beginning)}</p>\n`, text: words.beginning },
    linkTo(address, words.readOnSite),
  ]);
  return { ...short, textLanguage: record.language, isCut: true };
}

function summaryOf(kind: RecordKind, record: object): string {
  const { summary = "" } = kindOf(kind);
  return String((record as Record<string, unknown>)[summary] ?? "");
}

export const linkTo = (address: string, words: string): Part => ({
  html: `<p><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>\n`,
  text: `${words} <${address}>`,
});

/** Says that a text is not translated, if so. */
export function noteOn(textLanguage: string, language: Language, words: Words): Part[] {
  if (textLanguage === language) return [];
  const note = words.original({ language: languageName(textLanguage, language) });
  return [{ html: `<p class="n">${escapeHtml(note)}</p>\n`, text: note }];
}

/** "French", in the language. */
export function languageName(named: string, language: Language): string {
  const names = new Intl.DisplayNames(languageOf(language).locale, { type: "language" });
  return (isLanguage(named) && names.of(named)) || named;
}

/** Of the heavier form, as it is sent. */
export const bytesOf = ({ html, text }: SharedMail): number =>
  Math.max(Buffer.byteLength(html), Buffer.byteLength(text));
