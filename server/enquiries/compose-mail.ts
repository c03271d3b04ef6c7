import type { SendMailOptions } from "nodemailer";
import { plainLine, plainText } from "./bidi.ts";
import type { WaitingMail } from "./outbox.ts";

type Postage = {
  from: string;
  to: string;
  siteUrl: string;
  /** How many messages are held and not mailed: staff who only read mail learn of them this way. */
  held: number;
};

/** The mail that tells the staff of one message. Answering it answers the visitor. */
export function composeMail(mail: WaitingMail, { from, to, siteUrl, held }: Postage) {
  const { id, email, created_at, spam } = mail;
  const [name, subject, message] = [plainLine(mail.name), plainLine(mail.subject), plainText(mail.message)];
  // Name and address each on a line of their own: beside a name from right to left the address would move.
  const facts = [
    ["From", name],
    ["E-mail", email],
    ["Subject", subject],
    ["Received", `${created_at.slice(0, 16).replace("T", " ")} UTC`],
    ["Reference", id],
    ...(spam ? [["Looks like spam", spam]] : []),
    ...(held > 0 ? [["Not mailed", `${held} held: see npm run enquiries -- list held`]] : []),
  ] as [string, string][];
  return {
    from,
    to,
    replyTo: { name, address: email },
    subject: `${spam ? "[Spam?] " : ""}${subject} (${id})`,
    // The same each time, so that a mail which a crash had sent twice is seen to be one.
    messageId: `<enquiry-${id}@${new URL(siteUrl).hostname}>`,
    date: new Date(created_at),
    headers: { "Auto-Submitted": "auto-generated", ...(spam && { "X-Spam-Flag": "YES" }) },
    text: `${facts.map(([term, value]) => `${term}: ${value}`).join("\n")}\n\n${message}\n`,
    html: htmlOf(facts, message),
    // Nothing a visitor writes may have the mail fetch a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}

function htmlOf(facts: [string, string][], message: string): string {
  const rows = facts.map(
    ([term, value]) => `<tr><th align="left">${term}</th><td dir="auto">${escaped(value)}</td></tr>`,
  );
  const paragraphs = escaped(message).replaceAll("\n", "<br>\n");
  return `<!doctype html>\n<table>${rows.join("\n")}</table>\n<hr>\n<p dir="auto">${paragraphs}</p>\n`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
}
