import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { toCsv } from "../server/inbox/csv.ts";
import type { Message, MessageState, messagesOf } from "../server/inbox/enquiries-commands.ts";
import { readReference } from "../server/inbox/reference.ts";
import { type Command, done, exitCodes, nothing, type Outcome } from "./command-line.ts";
import { minute, table } from "./message-table.ts";
import { counted, printable } from "./terminal-text.ts";

type Messages = ReturnType<typeof messagesOf>;

const lists: Record<string, MessageState[]> = {
  new: ["new", "overdue"],
  overdue: ["overdue"],
  answered: ["answered"],
  closed: ["closed"],
  spam: ["spam"],
  held: ["held"],
  all: ["new", "overdue", "answered", "closed", "spam", "held"],
};

export const commands: Record<string, Command<Messages>> = {
  list: (messages, [name = "new", ...more]) => {
    const states = lists[name];
    return states && more.length === 0 ? showList(messages, states) : undefined;
  },
  show: (messages, args) => forEach(args, async (id) => inFull(await messages.find(id))),
  answered: (messages, args) => mark(args, messages.markAnswered, "is marked as answered"),
  unanswered: (messages, args) => mark(args, messages.markUnanswered, "is marked as unanswered"),
  spam: (messages, args) => mark(args, messages.markSpam, "is marked as spam"),
  "not-spam": (messages, args) => mark(args, messages.markNotSpam, "is no longer marked as spam"),
  release: (messages, args) =>
    mark(args, messages.release, "will be mailed by the running site", "held message"),
  discard: (messages, [what, yes, ...more]) => {
    if (what !== "held" || more.length > 0 || (yes && yes !== "--yes")) return undefined;
    return discardHeld(messages, yes === "--yes");
  },
  export: (messages, [path, ...more]) => (more.length === 0 ? exportAll(messages, path) : undefined),
  erase: (messages, [email, yes, ...more]) => {
    if (!email?.includes("@") || more.length > 0 || (yes && yes !== "--yes")) return undefined;
    return erase(messages, email, yes === "--yes");
  },
  erased: (messages, [path, ...more]) => (path && more.length === 0 ? listErased(messages, path) : undefined),
  "erase-again": (messages, [path, ...more]) =>
    path && more.length === 0 ? eraseListed(messages, path) : undefined,
  resend: (messages, args) => (args.length === 0 ? resend(messages) : undefined),
};

async function showList(messages: Messages, states: MessageState[]): Promise<Outcome> {
  const found = await messages.list(...states);
  const held = states.includes("held") ? 0 : await messages.countHeld();
  const lines = [
    found.length > 0 ? table(found, process.stdout.columns ?? 80) : "No messages.",
    ...(held > 0 ? [`Held messages: ${held}. See \`list held\`.`] : []),
  ];
  return (found.length > 0 ? done : nothing)(lines.join("\n"));
}

function mark(args: string[], change: (id: string) => Promise<boolean>, sentence: string, what?: string) {
  return forEach(args, async (id) => ((await change(id)) ? `${id} ${sentence}.` : undefined), what);
}

/** Runs the action for each reference. Unknown references are printed, and change the exit code. */
function forEach(args: string[], action: (id: string) => Promise<string | undefined>, what = "message") {
  const ids = args.map(readReference);
  if (ids.length === 0 || !ids.every((id) => id !== undefined)) return undefined;
  return (async () => {
    const results: (string | undefined)[] = [];
    for (const id of ids) results.push(await action(id));
    const text = results.map((result, index) => result ?? `There is no ${what} ${ids[index]}.`).join("\n");
    return results.includes(undefined) ? nothing(text) : done(text);
  })();
}

function inFull(message: Message | undefined): string | undefined {
  if (!message) return undefined;
  const { id, name, email, subject, created_at, mail } = message;
  const facts = [
    ["Reference", id],
    ["Received", `${minute(created_at)} UTC`],
    ["State", stateInFull(message)],
    ["Mail to staff", mail],
    ["From", `${name} <${email}>`],
    ["Subject", subject],
  ];
  return `${facts.map(([term, value]) => `${term}: ${printable(value ?? "")}`).join("\n")}\n\n${printable(message.message)}\n`;
}

function stateInFull({ state, held, spam, answered_at }: Message): string {
  if (state === "held") return `held (${held})`;
  if (state === "spam") return `spam (${spam})`;
  return state === "answered" && answered_at ? `answered ${minute(answered_at)} UTC` : state;
}

async function exportAll(messages: Messages, path: string | undefined): Promise<Outcome> {
  const all = await messages.list(...(lists.all ?? []));
  const csv = toCsv([
    ["reference", "received", "state", "name", "email", "subject", "message", "spam", "answered"],
    ...all.map(({ id, created_at, state, name, email, subject, message, spam, answered_at }) => [
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
  // Messages are private: only the current user may read the file.
  writeFileSync(path, csv, { mode: 0o600 });
  return done(`Exported ${counted(all.length, "message")} to ${path}.`);
}

async function erase(messages: Messages, email: string, sure: boolean): Promise<Outcome> {
  const count = sure ? await messages.erase(email) : await messages.countOf(email);
  if (count === 0) return nothing(`There are no messages from ${email}.`);
  if (sure) return done(`Permanently erased ${counted(count, "message")} from ${email}.`);
  return {
    code: exitCodes.notUnderstood,
    text: `This permanently erases ${counted(count, "message")} from ${email}. Add --yes to do it.`,
  };
}

async function listErased(messages: Messages, path: string): Promise<Outcome> {
  const hashes = await messages.erasedHashes();
  writeFileSync(path, hashes.map((hash) => `${hash}\n`).join(""), { mode: 0o600 });
  return done(`Listed ${counted(hashes.length, "erased message")} in ${path}. The list contains no names.`);
}

async function eraseListed(messages: Messages, path: string): Promise<Outcome> {
  if (!existsSync(path)) return { code: exitCodes.failed, text: `There is no file ${path}.` };
  const count = await messages.eraseListed(readFileSync(path, "utf8").split("\n"));
  return count > 0
    ? done(`Erased ${counted(count, "message")} again.`)
    : nothing("None of the listed messages exists.");
}

async function discardHeld(messages: Messages, sure: boolean): Promise<Outcome> {
  const count = sure ? await messages.eraseHeld() : await messages.countHeld();
  if (count === 0) return nothing("No messages are held.");
  if (sure) return done(`Permanently erased ${counted(count, "held message")}.`);
  return {
    code: exitCodes.notUnderstood,
    text: `This permanently erases ${counted(count, "held message")}. Add --yes to do it.`,
  };
}

async function resend(messages: Messages): Promise<Outcome> {
  const count = await messages.resend();
  return count > 0
    ? done(`The running site will mail ${counted(count, "message")} again.`)
    : nothing("No mail has failed.");
}
