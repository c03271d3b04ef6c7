import { defaultLanguage } from "../../../languages.ts";
import { plainText } from "../../../texts/plain-line.ts";
import type { ContactMessageRow } from "../../database/schema.ts";
import { byProgram, fetchesNothing, headerText } from "../../mail/mail-headers.ts";
import { escapeHtml, linesAsHtml, utcTime } from "../../mail/mail-text.ts";
import type { Composed } from "../../mail/mailer.ts";
import { type KeyedMailSettings, laterNoticeMailId, noticeMailId, replyAddress } from "./mail-ids.ts";
import { languageOfMail } from "./visitor-language.ts";

export type NoticeMessage = Pick<
  ContactMessageRow,
  "id" | "name" | "email" | "subject" | "message" | "created_at" | "spam" | "language" | "dmarc"
>;

/** A later mail from the visitor. */
export type NoticePost = { id: string; at: string; text: string; dmarc: ContactMessageRow["dmarc"] };

type NoticeSettings = KeyedMailSettings & {
  /** How many messages are held and not mailed, for staff who only read mail. */
  held: number;
};

const whereToAnswer =
  "To answer, open this message at the desk. A reply to this mail does not reach the visitor.";

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/**
 * Notifies staff of a message, or of a later mail in its conversation. A reply to the notice goes to the site, not to the
 * visitor, because the desk would not know of it: see accept-staff-answer.ts.
 */
export function composeNotice(row: NoticeMessage, { held, ...settings }: NoticeSettings, later?: NoticePost) {
  const { mailFrom: from, staffEmail: to, siteUrl } = settings;
  const { id, email, spam } = row;
  const language = languageOfMail(row.language);
  const created_at = later?.at ?? row.created_at;
  const [name, subject, message] = [
    headerText(row.name),
    headerText(row.subject),
    plainText(later?.text ?? row.message),
  ];
  const first = `<${noticeMailId(id, settings)}>`;
  // Name and address on separate lines, because a right-to-left name would displace the address.
  const facts = [
    ["From", name],
    ["E-mail", email],
    ["Subject", subject],
    ["Received", utcTime(created_at)],
    ["Reference", id],
    ...(language === defaultLanguage ? [] : [["Language of the page", languageNames.of(language)]]),
    ["At the desk", `${siteUrl}/desk/enquiries/${id}`],
    ...(spam ? [["Looks like spam", spam]] : []),
    ...((later ?? row).dmarc
      ? [["Sender not confirmed", "this mail failed DMARC, so it may be forged"]]
      : []),
    ...(held > 0 ? [["Not mailed", `${held} held: see npm run enquiries -- list held`]] : []),
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
    text: `${facts.map(([term, value]) => `${term}: ${value}`).join("\n")}\n\n${whereToAnswer}\n\n${message}\n`,
    html: htmlOf(facts, message),
    baseBoundary: later?.id ?? id,
    ...fetchesNothing,
  } satisfies Composed;
}

function htmlOf(facts: [string, string][], message: string): string {
  const rows = facts.map(
    ([term, value]) => `<tr><th align="left">${term}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>\n<table>${rows.join("\n")}</table>\n<p>${whereToAnswer}</p>\n<hr>\n<p dir="auto">${linesAsHtml(message)}</p>\n`;
}
