/**
 * Messages that could not be sent wait here, in local storage, until there is a connection. Works for every form whose
 * action answers a request for JSON with `{ state, said }`: see Answer. The form id makes it safe to send a message again.
 */
import type * as names from "./names.ts";
import { answerShownFor, clockSkew, mostMessages, mostUnits, sentByItselfFor } from "./outbox-limits.ts";
import type { OutboxWords } from "./outbox-words.ts";

/** Spelled out, because an import would be one more file to fetch. */
export const outboxItem: typeof names.outboxItem = "outbox:";

export type Message = {
  /** The form id. */
  id: string;
  /** "held": it was refused or is being edited, and is not sent by itself. "sent": only the answer is left. */
  state: "waiting" | "held" | "sent";
  at: number;
  /** Where the form is, and where it is posted to. */
  page: string;
  action: string;
  entries: [name: string, value: string][];
  /** What the visitor recognises it by, such as its subject. */
  title: string;
  /** In the language that it was written in. */
  words: OutboxWords;
  /** The last answer of the server. */
  said?: string | undefined;
};

/** What an action answers. `said`: in one paragraph, for the visitor. */
type Answer = { state?: string; said?: string };

/** Milliseconds, long enough for a slow connection. */
const timeout = 45_000;

/** Oldest first. Answers are removed when they are old, messages never: the clock may be wrong. */
export function waitingMessages(): Message[] {
  const messages = Object.keys(localStorage)
    .filter((key) => key.startsWith(outboxItem))
    .flatMap((key) => read(key.slice(outboxItem.length)) ?? [])
    .sort((one, other) => one.at - other.at);
  return messages.filter((message) => {
    const isOver = message.state === "sent" && !isWithin(message.at, answerShownFor);
    if (isOver) remove(message.id);
    return !isOver;
  });
}

export function read(id: string): Message | undefined {
  try {
    return { id, ...JSON.parse(localStorage.getItem(outboxItem + id) ?? "") };
  } catch {
    return undefined;
  }
}

export function remove(id: string): void {
  localStorage.removeItem(outboxItem + id);
  changed();
}

/** False if there is no room: the visitor keeps the text in the form then. */
export function add({ id, ...message }: Message): boolean {
  const text = JSON.stringify(message);
  const others = waitingMessages().filter((other) => other.id !== id && other.state !== "sent");
  if (others.length >= mostMessages || text.length > mostUnits) return false;
  try {
    localStorage.setItem(outboxItem + id, text);
  } catch {
    return false;
  }
  changed();
  return true;
}

/** Tells the other parts of this page; other tabs get a `storage` event. */
export const outboxEvent = "outbox";
const changed = () => dispatchEvent(new Event(outboxEvent));

/** By a clock that is ahead or behind, a message is too old or from the future: then only the visitor sends it. */
export const isSentByItself = ({ state, at }: Message) =>
  state === "waiting" && isWithin(at, sentByItselfFor);

function isWithin(at: number, milliseconds: number): boolean {
  const age = Date.now() - at;
  return age > -clockSkew && age < milliseconds;
}

/** Held back until it is sent by the visitor. */
export const hold = (message: Message) => add({ ...message, state: "held" });

/** Sends one message, or all that are due. One tab after the other, so that each finds what the last has sent. */
export async function sendMessages(only?: string): Promise<void> {
  const sendAll = async () => {
    for (const message of waitingMessages())
      if (only ? message.id === only && message.state !== "sent" : isSentByItself(message))
        await send(message);
  };
  // Without locks, two tabs may send the same message: the server stores it once.
  await (navigator.locks ? navigator.locks.request(outboxItem, sendAll) : sendAll());
}

async function send(message: Message): Promise<void> {
  const { id, action, entries, words } = message;
  let status = 0;
  let answer: Answer = {};
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(entries),
      signal: AbortSignal.timeout(timeout),
    });
    ({ status } = response);
    answer = await response.json();
  } catch {
    // No connection, or an answer that is not ours, such as the page of a hotel's network: it waits on.
  }
  const { said } = answer;
  if (answer.state === "sent")
    keep({ ...message, state: "sent", said, at: Date.now(), entries: [], title: "" });
  else if (status >= 400 && status < 500 && !mayPass.includes(status))
    keep({ ...message, state: "held", said: said ?? words.failed });
  else if (said) keep({ ...message, said });
  else changed();

  function keep(next: Message): void {
    // The visitor may have removed it meanwhile.
    if (next.state !== "sent" && !read(id)) return;
    if (!add(next) && next.state === "sent") remove(id);
  }
}

/** Request timeout, too early, too many: it may be accepted later. */
const mayPass = [408, 425, 429];
