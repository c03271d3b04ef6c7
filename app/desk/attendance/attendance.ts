/**
 * The script of the list at the door. It has no React, so that it loads fast on a poor line; without it every tick is a
 * form that is sent: see app/desk/registrations/attendance-list.tsx.
 */
import { fillMessage } from "../ui/fill-message.ts";
import { type AttendancePage, aboutRow, mostShown } from "./attendance-page.ts";
import type { AttendeeRow } from "./attendee.ts";
import { codeIn, foundBy } from "./find-attendees.ts";
import { ticksOf } from "./ticks.ts";

export function startAttendance(root: HTMLElement): void {
  const { words, ...page }: AttendancePage = JSON.parse(root.dataset.attendance ?? "{}");
  const part = <Part extends HTMLElement>(name: string) =>
    root.querySelector<Part>(`[data-part="${name}"]`) as Part;
  const field = part<HTMLInputElement>("field");
  const list = part("list");
  const fill = (text: string, values: Record<string, string | number>) =>
    fillMessage(text, values, document.documentElement.lang);
  const ticks = ticksOf({ ...page, changed: show });

  function mark([id, name]: AttendeeRow, attended: boolean): void {
    ticks.tick(id, attended);
    say(fill(words.said[attended ? "came" : "notHere"], { name }));
  }
  const say = (sentence: string) => part("said").replaceChildren(sentence);

  field.addEventListener("input", show);
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const code = codeIn(field.value);
    const person = code && ticks.people().find(([id]) => codeIn(id) === code);
    if (person) {
      field.value = "";
      mark(person, true);
    } else if (code) say(fill(words.said.unknown, { name: "" }));
  });
  list.addEventListener("click", (event) => {
    const button = (event.target as Element).closest("button");
    if (!button) return;
    event.preventDefault();
    const person = ticks.people().find(([id]) => id === idOf(button));
    if (person) mark(person, !person[4]);
  });

  function show(): void {
    const people = ticks.people();
    const found = foundBy(people, field.value);
    showRows(found.slice(0, mostShown));
    const came = people.filter(([, , , , attended]) => attended).length;
    part("count").replaceChildren(fill(words.counted, { came, all: people.length }));
    part("status").replaceChildren(statusText());
    part("sign-in").hidden = ticks.status() !== "signed out";
    part("no-matches").hidden = found.length > 0;
    const count = found.length - mostShown;
    part("more").replaceChildren(count > 0 ? fill(words.more, { count }) : "");
  }

  function statusText(): string {
    const [status, count] = [ticks.status(), ticks.waiting()];
    if (status === "signed out") return words.signedOut;
    if (count > 0) return fill(status === "offline" ? words.offline : words.sending, { count });
    return status === "offline" ? words.offlineNone : status === "saved" ? words.saved : "";
  }

  /** Rows that stay keep their elements, and so the focus. */
  function showRows(people: AttendeeRow[]): void {
    const known = new Map([...list.querySelectorAll("button")].map((button) => [idOf(button), button]));
    const buttons = people.map((person) => {
      const button = known.get(person[0]) ?? newRow(person);
      button.value = `${person[0]} ${person[4] ? 0 : 1}`;
      button.ariaPressed = String(person[4] === true);
      return button;
    });
    const isSame = known.size === buttons.length && buttons.every((button) => button.isConnected);
    if (isSame) return;
    const focused = document.activeElement;
    list.replaceChildren(...buttons.map((button) => button.parentElement ?? ""));
    if (focused instanceof HTMLElement && list.contains(focused)) focused.focus();
  }

  function newRow(person: AttendeeRow): HTMLButtonElement {
    const row = document.createElement("li");
    const button = row.appendChild(document.createElement("button"));
    button.name = "tick";
    const name = document.createElement("bdi");
    name.textContent = person[1];
    const about = document.createElement("small");
    about.textContent = aboutRow(person, words, (seats) => fill(words.seats, { seats }));
    button.append(document.createElement("span"), name, about);
    return button;
  }
}

const idOf = ({ value }: HTMLButtonElement) => value.split(" ")[0] ?? "";
