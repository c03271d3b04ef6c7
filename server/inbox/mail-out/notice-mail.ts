import { defaultLanguage, directionOf, type Language, languageOf } from "../../../languages.ts";
import { plainText } from "../../../texts/plain-line.ts";
import type { ContactMessageRow } from "../../database/schema.ts";
import { byProgram, fetchesNothing, headerText } from "../../mail/mail-headers.ts";
import { escapeHtml, linesAsHtml, utcTime } from "../../mail/mail-text.ts";
import type { Composed } from "../../mail/mailer.ts";
import type { MailWords } from "../../staff/staff-mails.ts";
import { type KeyedMailSettings, laterNoticeMailId, noticeMailId, replyAddress } from "./mail-ids.ts";
import { languageOfMail } from "./visitor-language.ts";

export type NoticeMessage = Pick<
  ContactMessageRow,
  | "id"
  | "name"
  | "email"
  | "subject"
  | "message"
  | "created_at"
  | "spam"
  | "language"
  | "dmarc"
  | "request_id"
>;

/** A later mail from the visitor. */
export type NoticePost = { id: string; at: string; text: string; dmarc: ContactMessageRow["dmarc"] };

type NoticeSettings = KeyedMailSettings & {
  /** How many messages are held and not mailed, for staff who only read mail. */
  held: number;
  /** The language of the notice, and its words. */
  language: Language;
  words: MailWords["notice"];
};

/**
 * Notifies staff of a message, or of a later mail in its conversation. A reply to the notice goes to the site, not to the
 * visitor, because the desk would not know of it: see accept-staff-answer.ts.
 */
export function composeNotice(
  row: NoticeMessage,
  { held, language, words, ...settings }: NoticeSettings,
  later?: NoticePost,
) {
  const { mailFrom: from, staffEmail: to, siteUrl } = settings;
  const { id, email, spam } = row;
  const pageLanguage = languageOfMail(row.language);
  const languageNames = new Intl.DisplayNames(languageOf(language).locale, { type: "language" });
  const created_at = later?.at ?? row.created_at;
  const [name, subject, message] = [
    headerText(row.name),
    headerText(row.subject),
    plainText(later?.text ?? row.message),
  ];
  const first = `<${noticeMailId(id, settings)}>`;
  // Name and address on separate lines, because a right-to-left name would displace the address.
  const facts = [
    [words.from, name],
    [words.email, email],
    [words.subject, subject],
    [words.received, utcTime(created_at)],
    [words.reference, id],
    ...(pageLanguage === defaultLanguage ? [] : [[words.language, languageNames.of(pageLanguage)]]),
    [words.atDesk, `${siteUrl}/desk/enquiries/${id}`],
    ...(spam ? [[words.spam, spam]] : []),
    ...((later ?? row).dmarc ? [[words.unconfirmed, words.forged]] : []),
    ...(row.request_id && !later ? [[words.request, row.request_id]] : []),
    ...(held > 0
      ? [[words.notMailed, words.held({ count: held, command: "npm run enquiries -- list held" })]]
      : []),
  ] as [string, string][];
  return {
    from,
    to,
    replyTo: replyAddress(id, settings, "notice"),
    subject: `${spam ? "[Spam?] " : ""}${later ? "Re: " : ""}${subject} (${id})`,
    messageId: later ? `<${laterNoticeMailId(later.id, siteUrl)}>` : first,
    ...(later && { inReplyTo: first, references: first }),
    date: new Date(created_at),
    headers: { ...byProgram("auto-generated"), ...(spam && { "X-Spam-Flag": "YES" }) },
    text: `${facts.map(([term, value]) => `${term}: ${value}`).join("\n")}\n\n${words.answer}\n\n${message}\n`,
    html: htmlOf(language, facts, words.answer, message),
    baseBoundary: later?.id ?? id,
    ...fetchesNothing,
  } satisfies Composed;
}

function htmlOf(language: Language, facts: [string, string][], answer: string, message: string): string {
  // Mail programs support few styles, and `align` knows no direction.
  const align = directionOf(language) === "rtl" ? "right" : "left";
  const rows = facts.map(
    ([term, value]) => `<tr><th align="${align}">${term}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>\n<html lang="${language}" dir="${directionOf(language)}">\n<table>${rows.join("\n")}</table>\n<p>${answer}</p>\n<hr>\n<p dir="auto">${linesAsHtml(message)}</p>\n`;
}
