import type { SendMailOptions } from "nodemailer";
import type { WaitingMail } from "./outbox.ts";

type Postage = { from: string; to: string; siteUrl: string };

/** The mail that tells the staff of one message. Answering it answers the visitor. */
export function composeMail(mail: WaitingMail, { from, to, siteUrl }: Postage) {
  const { id, name, email, subject, message, created_at, spam } = mail;
  const facts = [
    ["From", `${name} <${email}>`],
    ["Subject", subject],
    ["Received", `${created_at.slice(0, 16).replace("T", " ")} UTC`],
    ["Reference", id],
    ...(spam ? [["Looks like spam", spam]] : []),
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
