/**
 * Shows the messages that wait on this device, on every page, and sends them. Fetched only if there are any, or once the
 * visitor ticks "This is my own device"; low-data pages fetch it for a waiting message, too.
 */
import { emptyForm, fillForm, formAt, pageOf } from "./fill-form.ts";
import {
  add,
  hold,
  isSentByItself,
  type Message,
  outboxEvent,
  outboxItem,
  read,
  remove,
  sendMessages,
  waitingMessages,
} from "./outbox.ts";
import { panelStyle } from "./outbox-style.ts";
import type { OutboxWords } from "./outbox-words.ts";

export { remove as discard };

/** In the checkbox "This is my own device": see own-device.tsx. */
type FormWords = Omit<OutboxWords, "waiting"> & { onPhone: string; onDevice: string; full: string };
type Row = { element: HTMLElement; show: (message: Message) => void };

const rows = new Map<string, Row>();
const sending = new Set<string>();
/** What to say about a message besides its state: that it cannot be edited now. */
const notes = new Map<string, string>();
const panel = document.createElement("section");
panel.dataset.outboxPanel = "";
panel.tabIndex = -1;
panel.setAttribute("aria-live", "polite");

/** Returns the sentence that says so if there is no room for it. */
export function keep(form: HTMLFormElement, entries: FormData, title: string): string | undefined {
  const choice = form.querySelector<HTMLInputElement>("input[data-outbox]");
  const { onPhone, onDevice, full, ...words }: FormWords = JSON.parse(choice?.dataset.outbox ?? "{}");
  const waiting = /Mobi/.test(navigator.userAgent) ? onPhone : onDevice;
  const fields = [...entries] as Message["entries"];
  const id = String(entries.get("formId"));
  // The second message of a tab, or of its duplicate, has the same id.
  const ownId = read(id) && form.dataset.edited !== id ? newId() : id;
  const isKept = add({
    ...{ id: ownId, state: "waiting", at: Date.now(), title, words: { ...words, waiting } },
    ...{ page: pageOf(location.href), action: pageOf(form.action) },
    entries: fields.map(([name, value]) => [name, name === "formId" ? ownId : value]),
  });
  if (isKept) panel.focus();
  return isKept ? undefined : full;
}

/** Sends a form whose own script is not on the device: from here, so that it waits if there is no connection. */
async function sendForm(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !form.querySelector("input[data-outbox]:checked")) return;
  event.preventDefault();
  if (!form.reportValidity()) return;
  const entries = new FormData(form);
  entries.set("formId", form.dataset.edited ?? newId());
  const problem = keep(form, entries, String(entries.get("subject") ?? document.title));
  if (problem) return alert(problem);
  delete form.dataset.edited;
  emptyForm(form, [...entries] as Message["entries"]);
  // So that the draft is deleted too.
  form.dispatchEvent(new Event("input", { bubbles: true }));
  await sendNow();
}

const newId = () => `w${crypto.randomUUID().replaceAll("-", "")}`;

async function sendNow(only?: string): Promise<void> {
  const due = waitingMessages().filter((message) => (only ? message.id === only : isSentByItself(message)));
  for (const { id } of due) sending.add(id);
  show();
  try {
    await sendMessages(only);
  } finally {
    for (const { id } of due) sending.delete(id);
    show();
  }
}

function show(): void {
  const messages = waitingMessages();
  for (const [id, { element }] of rows)
    if (!messages.some((message) => message.id === id)) {
      const hadFocus = element.contains(document.activeElement);
      element.remove();
      rows.delete(id);
      if (hadFocus) (messages.length > 0 ? panel : document.querySelector("main"))?.focus();
    }
  const [first] = messages;
  if (!first) {
    panel.remove();
    return;
  }
  panel.setAttribute("aria-label", first.words.waiting);
  if (!panel.isConnected) (document.querySelector("[data-waiting-messages]") ?? document.body).append(panel);
  for (const message of messages) {
    const row = rows.get(message.id) ?? createRow(message);
    if (!rows.has(message.id)) panel.append(row.element);
    rows.set(message.id, row);
    row.show(message);
  }
}

function createRow({ id, words }: Message): Row {
  const element = document.createElement("div");
  const text = element.appendChild(document.createElement("p"));
  const buttons = element.appendChild(document.createElement("div"));
  const button = (label: string, press: (message: Message) => void) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.addEventListener("click", () => {
      const message = read(id);
      notes.delete(id);
      if (message) press(message);
    });
    return buttons.appendChild(made);
  };
  const send = button(words.send, () => void sendNow(id));
  const edit = button(words.edit, editMessage);
  const removal = button(words.remove, () => confirm(words.removeQuestion) && remove(id));
  const close = button(words.close, () => remove(id));
  return {
    element,
    show(message) {
      const { state, said = "" } = message;
      const isSent = state === "sent";
      element.dataset.state = state;
      for (const each of [send, edit, removal]) each.hidden = isSent;
      close.hidden = !isSent;
      send.disabled = sending.has(id);
      send.textContent = send.disabled ? words.sending : words.send;
      const parts = isSent ? [said] : [headingOf(message), notes.get(id) ?? said];
      if (
        text.textContent !==
        parts.map((part) => (typeof part === "string" ? part : part.textContent)).join(" ")
      )
        text.replaceChildren(...parts.flatMap((part, index) => (index > 0 ? [" ", part] : [part])));
    },
  };
}

/** "Waiting on this phone: A question. It is sent when …" */
function headingOf(message: Message): HTMLElement {
  const { state, title, words, said } = message;
  const heading = document.createElement("span");
  const name = document.createElement("bdi");
  name.textContent = title;
  const strong = document.createElement("strong");
  strong.textContent = state === "held" ? words.notSent : words.waiting;
  heading.append(strong, ": ", name, ".");
  if (state === "waiting" && !isSentByItself(message)) heading.append(` ${words.old}`);
  else if (state === "waiting" && !said) heading.append(` ${words.later}`);
  return heading;
}

const fragment = "#edit-";

/** Opens the form with the text of a message, which waits until the form is sent. */
function editMessage(message: Message): void {
  hold(message);
  try {
    // The same text sent again is the same message.
    sessionStorage.setItem("formId", message.id.replace(/^w/, ""));
  } catch {
    // Storage may be blocked; then it counts as another message.
  }
  if (formAt(message.action)) fill(message);
  else location.assign(message.page + fragment + message.id);
}

function editFromAddress(): void {
  const message = location.hash.startsWith(fragment) && read(location.hash.slice(fragment.length));
  if (message) fill(message);
}

function fill(message: Message): void {
  const form = formAt(message.action);
  if (!form) return;
  if (fillForm(form, message.entries)) form.dataset.edited = message.id;
  else notes.set(message.id, message.words.occupied);
  show();
}

document.adoptedStyleSheets.push(panelStyle());
show();
editFromAddress();
addEventListener(outboxEvent, show);
addEventListener("storage", ({ key }) => (key === null || key.startsWith(outboxItem)) && show());
addEventListener("submit", (event) => void sendForm(event));
addEventListener("online", () => void sendNow());
addEventListener("pageshow", ({ persisted }) => persisted && void sendNow());
void sendNow();
