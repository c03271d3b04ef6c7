import { defaultLanguage } from "../../../languages.ts";
import { plainText } from "../../../texts/plain-line.ts";
import type { ContactMessageRow } from "../../database/schema.ts";
import { byProgram, fetchesNothing, headerText } from "../../mail/mail-headers.ts";
import { escaped, linesAsHtml } from "../../mail/mail-text.ts";
import type { Composed } from "../../mail/mailer.ts";
import { moment } from "../../mail/moment.ts";
import { laterNoticeMailId, noticeMailId } from "./mail-ids.ts";
import type { KeyedPostage } from "./postage.ts";
import { replyAddress } from "./reply-address.ts";
import { languageOfMail } from "./visitor-language.ts";

export type NotedMessage = Pick<
  ContactMessageRow,
  "id" | "name" | "email" | "subject" | "message" | "created_at" | "spam" | "language" | "dmarc"
>;

/** What the visitor wrote later, by mail. */
export type NotedPost = { id: string; at: string; text: string; dmarc: ContactMessageRow["dmarc"] };

type NoticePostage = KeyedPostage & {
  /** How many messages are held and not mailed: staff who only read mail learn of them this way. */
  held: number;
};

const whereToAnswer =
  "To answer, open this message at the desk. A reply to this mail does not reach the visitor.";

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/**
 * The mail that tells the staff of one message, or of what came later. A reply to it goes to the site and not to the
 * visitor, who would otherwise be answered without the desk knowing: see in/take-staff-answer.ts.
 */
export function composeNotice(noted: NotedMessage, { held, ...settings }: NoticePostage, later?: NotedPost) {
  const { mailFrom: from, staffEmail: to, siteUrl } = settings;
  const { id, email, spam } = noted;
  const language = languageOfMail(noted.language);
  const created_at = later?.at ?? noted.created_at;
  const [name, subject, message] = [
    headerText(noted.name),
    headerText(noted.subject),
    plainText(later?.text ?? noted.message),
  ];
  const first = `<${noticeMailId(id, settings)}>`;
  // Name and address each on a line of their own: beside a name from right to left the address would move.
  const facts = [
    ["From", name],
    ["E-mail", email],
    ["Subject", subject],
    ["Received", moment(created_at)],
    ["Reference", id],
    ...(language === defaultLanguage ? [] : [["Language of the page", languageNames.of(language)]]),
    ["At the desk", `${siteUrl}/desk/enquiries/${id}`],
    ...(spam ? [["Looks like spam", spam]] : []),
    ...((later ?? noted).dmarc
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
    ([term, value]) => `<tr><th align="left">${term}</th><td dir="auto">${escaped(value)}</td></tr>`,
  );
  return `<!doctype html>\n<table>${rows.join("\n")}</table>\n<p>${whereToAnswer}</p>\n<hr>\n<p dir="auto">${linesAsHtml(message)}</p>\n`;
}
