import { defaultLanguage } from "../../../languages.ts";
import type { ContactMessageRow } from "../../database/schema.ts";
import { plainText } from "../../enquiries/bidi.ts";
import type { Composed } from "../mailer.ts";
import { moment } from "../moment.ts";
import { byProgram, fetchesNothing, headerText } from "./headers.ts";
import { escaped, linesAsHtml } from "./html.ts";
import { laterNoticeMailId, noticeMailId } from "./mail-ids.ts";
import { languageOfMail } from "./words.ts";

export type NotedMessage = Pick<
  ContactMessageRow,
  "id" | "name" | "email" | "subject" | "message" | "created_at" | "spam" | "language"
>;

/** What the visitor wrote later, by mail. */
export type NotedPost = { id: string; at: string; text: string };

type Postage = {
  from: string;
  to: string;
  siteUrl: string;
  /** How many messages are held and not mailed: staff who only read mail learn of them this way. */
  held: number;
};

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** The mail that tells the staff of one message, or of what came later. Answering it answers the visitor. */
export function composeNotice(noted: NotedMessage, { from, to, siteUrl, held }: Postage, later?: NotedPost) {
  const { id, email, spam } = noted;
  const language = languageOfMail(noted.language);
  const created_at = later?.at ?? noted.created_at;
  const [name, subject, message] = [
    headerText(noted.name),
    headerText(noted.subject),
    plainText(later?.text ?? noted.message),
  ];
  const first = `<${noticeMailId(id, siteUrl)}>`;
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
    ...(held > 0 ? [["Not mailed", `${held} held: see npm run enquiries -- list held`]] : []),
  ] as [string, string][];
  return {
    from,
    to,
    replyTo: { name, address: email },
    subject: `${spam ? "[Spam?] " : ""}${later ? "Re: " : ""}${subject} (${id})`,
    messageId: later ? `<${laterNoticeMailId(later.id, siteUrl)}>` : first,
    ...(later && { inReplyTo: first, references: first }),
    date: new Date(created_at),
    headers: { ...byProgram("auto-generated"), ...(spam && { "X-Spam-Flag": "YES" }) },
    text: `${facts.map(([term, value]) => `${term}: ${value}`).join("\n")}\n\n${message}\n`,
    html: htmlOf(facts, message),
    baseBoundary: later?.id ?? id,
    ...fetchesNothing,
  } satisfies Composed;
}

function htmlOf(facts: [string, string][], message: string): string {
  const rows = facts.map(
    ([term, value]) => `<tr><th align="left">${term}</th><td dir="auto">${escaped(value)}</td></tr>`,
  );
  return `<!doctype html>\n<table>${rows.join("\n")}</table>\n<hr>\n<p dir="auto">${linesAsHtml(message)}</p>\n`;
}
