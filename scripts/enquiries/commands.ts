import { writeFileSync } from "node:fs";
import { toCsv } from "../../server/enquiries/csv.ts";
import type { DeskMessage, deskOf, MessageState } from "../../server/enquiries/desk.ts";
import { readReference } from "../../server/enquiries/reference.ts";
import { printable } from "./columns.ts";
import { minute, table } from "./table.ts";

export const exitCodes = { done: 0, failed: 1, notUnderstood: 2, nothingFound: 3 };

type Desk = ReturnType<typeof deskOf>;
type Outcome = { code: number; text: string };
type Command = (desk: Desk, words: string[], width: number) => Promise<Outcome> | undefined;

const lists: Record<string, MessageState[]> = {
  new: ["new", "overdue"],
  overdue: ["overdue"],
  answered: ["answered"],
  spam: ["spam"],
  all: ["new", "overdue", "answered", "spam"],
};

/** Each returns undefined where its words make no sense. */
export const commands: Record<string, Command> = {
  list: (desk, [name = "new", ...more], width) => {
    const states = lists[name];
    return states && more.length === 0 ? showList(desk, states, width) : undefined;
  },
  show: (desk, words) => forEach(words, async (id) => inFull(await desk.find(id))),
  answered: (desk, words) => mark(words, desk.markAnswered, "is marked as answered"),
  unanswered: (desk, words) => mark(words, desk.markUnanswered, "waits for an answer again"),
  spam: (desk, words) => mark(words, desk.markSpam, "is marked as spam"),
  "not-spam": (desk, words) => mark(words, desk.markNotSpam, "is no longer marked as spam"),
  export: (desk, [path, ...more]) => (more.length === 0 ? exportAll(desk, path) : undefined),
  erase: (desk, [email, yes, ...more]) => {
    if (!email?.includes("@") || more.length > 0 || (yes && yes !== "--yes")) return undefined;
    return erase(desk, email, yes === "--yes");
  },
  resend: (desk, words) => (words.length === 0 ? resend(desk) : undefined),
};

async function showList(desk: Desk, states: MessageState[], width: number): Promise<Outcome> {
  const messages = await desk.list(...states);
  return messages.length > 0 ? done(table(messages, width)) : nothing("No messages.");
}

function mark(words: string[], change: (id: string) => Promise<boolean>, sentence: string) {
  return forEach(words, async (id) => ((await change(id)) ? `${id} ${sentence}.` : undefined));
}

/** One reference after the other; what there is no message for is said, and makes the exit code. */
function forEach(words: string[], act: (id: string) => Promise<string | undefined>) {
  const ids = words.map(readReference);
  if (ids.length === 0 || !ids.every((id) => id !== undefined)) return undefined;
  return (async () => {
    const results = await Promise.all(ids.map(act));
    const text = results.map((result, index) => result ?? `There is no message ${ids[index]}.`).join("\n");
    return results.includes(undefined) ? nothing(text) : done(text);
  })();
}

function inFull(message: DeskMessage | undefined): string | undefined {
  if (!message) return undefined;
  const { id, name, email, subject, created_at, state, spam, answered_at, mail } = message;
  const facts = [
    ["Reference", id],
    ["Received", `${minute(created_at)} UTC`],
    ["State", spam ? `spam (${spam})` : answered_at ? `answered ${minute(answered_at)} UTC` : state],
    ["Mail to staff", mail],
    ["From", `${name} <${email}>`],
    ["Subject", subject],
  ];
  return `${facts.map(([term, value]) => `${term}: ${printable(value ?? "")}`).join("\n")}\n\n${printable(message.message)}\n`;
}

async function exportAll(desk: Desk, path: string | undefined): Promise<Outcome> {
  const messages = await desk.list(...(lists.all ?? []));
  const csv = toCsv([
    ["reference", "received", "state", "name", "email", "subject", "message", "spam", "answered"],
    ...messages.map(({ id, created_at, state, name, email, subject, message, spam, answered_at }) => [
      id,
      created_at,
      state,
      name,
      email,
      subject,
      message,
      spam ?? "",
      answered_at ?? "",
    ]),
  ]);
  if (path === undefined) return done(csv.replace(/\r\n$/, ""));
  // People's letters: for the eyes of whoever runs this.
  writeFileSync(path, csv, { mode: 0o600 });
  return done(`${messages.length} messages are in ${path}.`);
}

async function erase(desk: Desk, email: string, sure: boolean): Promise<Outcome> {
  const count = sure ? await desk.erase(email) : await desk.countOf(email);
  if (count === 0) return nothing(`There are no messages from ${email}.`);
  if (sure) return done(`Erased for good: ${count} from ${email}.`);
  return {
    code: exitCodes.notUnderstood,
    text: `This erases ${count} from ${email} for good. Add --yes to do it.`,
  };
}

async function resend(desk: Desk): Promise<Outcome> {
  const count = await desk.resend();
  return count > 0 ? done(`Mailed again by the running site: ${count}.`) : nothing("No mail was given up.");
}

const done = (text: string): Outcome => ({ code: exitCodes.done, text });
const nothing = (text: string): Outcome => ({ code: exitCodes.nothingFound, text });
