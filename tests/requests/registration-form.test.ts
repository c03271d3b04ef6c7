/** The form of an event: people register without script, and nobody learns who else is registered. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveTranslation } from "../../server/content/translations.ts";
import type { Question } from "../../server/registrations/registration-form.ts";
import { event } from "../records.ts";
import { eventWithPlaces } from "../registrations.ts";
import { save } from "../save.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

const questions: Question[] = [
  {
    ...{ id: "employer", type: "line", required: true, sensitive: false, choices: [] },
    ...{ label: { en: "Where do you work?", fr: "Où travaillez-vous ?" }, why: { en: "To mix the groups." } },
  },
  {
    ...{ id: "hopes", type: "text", required: false, sensitive: false, choices: [] },
    ...{ label: { en: "What do you hope for?" }, why: { en: "To prepare." } },
  },
  {
    ...{ id: "level", type: "choice", required: true, sensitive: false },
    ...{ label: { en: "How much do you know?" }, why: { en: "To choose examples." } },
    choices: [
      { id: "little", label: { en: "Little" } },
      { id: "much", label: { en: "A lot" } },
    ],
  },
  {
    ...{ id: "diet", type: "several", required: false, sensitive: true },
    ...{ label: { en: "What do you not eat?" }, why: { en: "To order lunch." } },
    choices: [
      { id: "meat", label: { en: "Meat" } },
      { id: "nuts", label: { en: "Nuts" } },
    ],
  },
  {
    ...{ id: "photos", type: "consent", required: true, sensitive: false, choices: [] },
    ...{ label: { en: "I may be in photos." }, why: { en: "We take photos." } },
  },
];

let site: SeededSite;
type Setup = Awaited<ReturnType<typeof eventWithPlaces>>;
let clinic: Setup;
let full: Setup;
let small: Setup;
beforeAll(async () => {
  site = await startSiteWith(async (db, database) => {
    const now = () => new Date();
    const dates = { event_date: inDays(20) };
    clinic = await eventWithPlaces(database, {
      ...{ slug: "clinic", now, event: { ...dates, name: "A <b>clinic</b>" } },
      settings: { questions, maxSeats: 3, capacity: 50, showsPlaces: true },
    });
    small = await eventWithPlaces(database, {
      ...{ slug: "small", now, event: dates },
      settings: { capacity: 2, maxSeats: 2, waitingList: false },
    });
    full = await eventWithPlaces(database, {
      ...{ slug: "full", now, event: dates },
      settings: { capacity: 1, waitingList: true },
    });
    await full.register("First");
    await eventWithPlaces(database, {
      ...{ slug: "later", now, event: dates },
      settings: { opensAt: inDays(2) },
    });
    await eventWithPlaces(database, {
      ...{ slug: "booked", now, event: dates },
      settings: { capacity: 1, waitingList: false },
    }).then((booked) => booked.register("First"));
    await eventWithPlaces(database, {
      ...{ slug: "closed", now, event: dates },
      settings: { closesAt: inDays(-1) },
    });
    await eventWithPlaces(database, { slug: "over", now, event: { event_date: inDays(-3) } });
    await eventWithPlaces(database, { slug: "off", now, event: { ...dates, status: "cancelled" } });
    await save(db, "events", event("plain", dates));
    await saveTranslation(db, "events", "clinic", "fr", {
      fields: { name: "Une clinique", description: "Venez." },
      created_at: "2026-11-15T08:00:00.000Z",
    });
  });
});
afterAll(() => site.stop());

const textOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? "").replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const read = async (path: string) => {
  const response = await site.get(path);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, text: textOf(html) };
};

type Fields = Record<string, string | string[]>;
const complete: Fields = {
  ...{ name: "Amina", "answer-employer": "A bank", "answer-level": "much", "answer-photos": "yes" },
};
const post = (path: string, fields: Fields, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) body.append(name, one);
  return fetch(site.url + path, { method: "POST", body, headers, redirect: "manual" });
};
const send = async (path: string, fields: Fields, headers: Record<string, string> = {}) => {
  const response = await post(path, fields, headers);
  const html = await response.text();
  return { status: response.status, location: response.headers.get("location"), html, text: textOf(html) };
};
const stored = async (email: string) =>
  site.db.selectFrom("registrations").selectAll().where("email", "=", email).execute();

describe("the page of the form", () => {
  test("names the event, the state, each question and why it is asked, and leads back", async () => {
    const { status, html, text } = await read("/events/clinic/register");
    expect(status).toBe(200);
    expect(html).toContain("A &lt;b&gt;clinic&lt;/b&gt;");
    expect(html).toContain('href="/events/clinic"');
    expect(text).toContain("50 places left");
    for (const { label, why } of questions) {
      expect(text).toContain(label.en);
      expect(text).toContain(`Why we ask: ${why.en}`);
    }
    expect(text).toContain("Only the staff responsible for the event can read this answer.");
    expect(text).toContain("until 90 days after the event");
    expect(html.match(/<option[^>]*>[123]<\/option>/g)).toHaveLength(3);
    expect(html).toContain('content="noindex');
  });

  test("is in the language of the visitor, and marks questions in another language", async () => {
    const { html, text } = await read("/fr/events/clinic/register");
    expect(text).toContain("Une clinique");
    expect(text).toContain("Où travaillez-vous ?");
    expect(html).toMatch(/<span lang="en">What do you hope for\?<\/span>/);
    expect(html).toContain('action="/fr/events/clinic/register#register-result"');
    const arabic = await read("/ar/events/clinic/register");
    expect(arabic.html).toMatch(/<span lang="en" dir="ltr">Where do you work\?<\/span>/);
  });

  test.each([
    ["full", "Full, with a waiting list", true],
    ["later", "Registration opens on", false],
    ["booked", "Fully booked", false],
    ["closed", "Registration closed on", false],
    ["over", "Past event", false],
    ["off", "Cancelled event", false],
  ])("of the event %s says: %s", async (slug, state, isOpen) => {
    const { status, text, html } = await read(`/events/${slug}/register`);
    expect(status).toBe(200);
    expect(text).toContain(state);
    expect(html.includes('id="register-name"')).toBe(isOpen);
  });

  test("leads to the event if it takes no registrations, and is missing without the event", async () => {
    const plain = await fetch(`${site.url}/fr/events/plain/register`, { redirect: "manual" });
    expect(plain.status).toBe(302);
    expect(plain.headers.get("location")).toBe("/fr/events/plain");
    const old = await fetch(`${site.url}/fr/contact?event=clinic`, { redirect: "manual" });
    expect(old.headers.get("location")).toBe("/fr/events/clinic/register");
    expect((await read("/contact?event=plain")).text).toContain("Event plain");
    expect((await read("/events/none/register")).status).toBe(404);
    expect((await send("/events/none/register", complete)).status).toBe(404);
  });
});

describe("a sent form", () => {
  test("registers the person in the language of the page, and says that a mail comes", async () => {
    const { status, location } = await send("/fr/events/clinic/register", {
      ...{ ...complete, email: "amina@example.org", seats: "2" },
      ...{ "answer-diet": ["nuts", "meat"], "answer-hopes": " Much \n more " },
    });
    expect(status).toBe(303);
    expect(location).toBe("/fr/events/clinic/register?sent=mail#register-result");
    const [row] = await stored("amina@example.org");
    expect(row).toMatchObject({ name: "Amina", language: "fr", seats: 2, state: "confirmed" });
    expect(JSON.parse(row?.answers ?? "")).toEqual({
      ...{ employer: "A bank", hopes: "Much \n more", level: "much", diet: ["meat", "nuts"], photos: true },
    });
    const { text, html, headers } = await read(location ?? "");
    expect(text).toContain("Nous vous avons envoyé un e-mail.");
    expect(html).not.toContain('id="register-name"');
    expect(headers.get("cache-control")).not.toContain("max-age");
  });

  test("that is incomplete comes back with everything that was typed, and a sentence for each problem", async () => {
    const { status, html, text } = await send("/events/clinic/register", {
      ...{ name: "<script>alert(1)</script>", email: "amina", seats: "9", "answer-diet": "nuts" },
      ...{ "answer-level": "unknown", "answer-hopes": "Typed <text>", question: 'A "question"?' },
    });
    expect(status).toBe(422);
    expect(text).toContain("You are not registered yet. Please check:");
    expect(text).toContain("Choose a number of places from 1 to 3.");
    expect(text).toMatch(/Please answer: .?Where do you work\?/);
    expect(text).toMatch(/Choose one of the answers: .?How much do you know\?/);
    expect(text).toMatch(/Please tick: .?I may be in photos\./);
    expect(html).not.toContain("<script>alert");
    expect(html).toContain('value="&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain("Typed &lt;text&gt;</textarea>");
    expect(html).toContain("A &quot;question&quot;?</textarea>");
    expect(html).toMatch(/<input[^>]*value="nuts"[^>]*checked=""|<input[^>]*checked=""[^>]*value="nuts"/);
    for (const [, id] of html.matchAll(/<a href="#(register-[\w-]+)"/g)) expect(html).toContain(`id="${id}"`);
  });

  test("asks about an address that looks mistyped before it stores anything", async () => {
    const typed = { ...complete, email: "amina@gmial.com" };
    const asked = await send("/events/clinic/register", typed);
    expect(asked.status).toBe(422);
    expect(asked.text).toContain("Did you mean amina@gmail.com?");
    expect(await stored("amina@gmial.com")).toEqual([]);
    await send("/events/clinic/register", { ...typed, likelyEmail: "amina@gmail.com" });
    expect(await stored("amina@gmail.com")).toHaveLength(1);
    await send("/events/clinic/register", { ...typed, keptEmail: "amina@gmial.com" });
    expect(await stored("amina@gmial.com")).toHaveLength(1);
  });

  test("of a person who is registered gets the same answer, and the link by mail", async () => {
    const fields = { ...complete, email: "twice@example.org" };
    const first = await send("/events/clinic/register", fields);
    const second = await send("/events/clinic/register", { ...fields, email: "TWICE@example.org" });
    expect(second).toEqual(first);
    expect(await stored("twice@example.org")).toHaveLength(1);
    expect(await clinic.mails()).toEqual(
      expect.arrayContaining(["confirmed to twice@example.org", "again to twice@example.org"]),
    );
  });

  test("for more seats than are left gets the same answer whoever is registered", async () => {
    await send("/events/small/register", { name: "One", email: "one@example.org" });
    const known = await send("/events/small/register", { name: "One", email: "one@example.org", seats: "2" });
    const other = await send("/events/small/register", { name: "One", email: "two@example.org", seats: "2" });
    expect(known.status).toBe(409);
    expect(known.text).toContain("only one place is left");
    expect(known.html.replaceAll("one@example.org", "two@example.org")).toBe(other.html);
    expect(await small.people()).toBe("One confirmed");
  });

  test("joins the waiting list", async () => {
    const { text } = await read("/events/full/register");
    expect(text).toContain("Join the waiting list");
    await send("/events/full/register", { name: "Second", email: "second@example.org" });
    expect(await full.people()).toBe("First confirmed, Second waiting");
  });

  test("is refused while registration is not open", async () => {
    const { status, text } = await send("/events/later/register", { name: "A", email: "early@example.org" });
    expect(status).toBe(409);
    expect(text).toContain("Registration opens on");
    expect(await stored("early@example.org")).toEqual([]);
  });

  test("with the hidden field filled in is refused, but keeps what was typed", async () => {
    const { status, html, text } = await send("/events/clinic/register", {
      ...{ ...complete, email: "robot@example.org", homepage: "x" },
    });
    expect(status).toBe(422);
    expect(text).toContain("a field that people do not see");
    expect(html).toContain('value="robot@example.org"');
    expect(await stored("robot@example.org")).toEqual([]);
  });

  test("from another site is refused", async () => {
    const headers = { origin: "https://evil.example" };
    const { status } = await send(
      "/events/clinic/register",
      { ...complete, email: "evil@example.org" },
      headers,
    );
    expect(status).toBe(403);
  });

  test("of the outbox registers once, however often it arrives, and is answered as JSON", async () => {
    const fields = { ...complete, email: "offline@example.org", formId: `w${"0".repeat(32)}` };
    const json = { accept: "application/json" };
    for (let times = 0; times < 3; times++) {
      const response = await post("/ar/events/clinic/register", fields, json);
      expect(response.status).toBe(200);
      const answer = (await response.json()) as { state: string; said: string };
      expect(answer.state).toBe("sent");
      expect(answer.said).toContain("أرسلنا إليكم رسالة");
    }
    expect(await stored("offline@example.org")).toHaveLength(1);
    expect(await clinic.mails()).not.toContain("again to offline@example.org");
    const wrong = await post("/events/clinic/register", { name: "A", email: "a@example.org" }, json);
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      ...{ state: "invalid", said: expect.stringContaining("You are not registered yet.") },
    });
  });
});

describe("a question asked while registering", () => {
  const messages = (email: string) =>
    site.db.selectFrom("contact_messages").selectAll().where("email", "=", email).execute();

  test("becomes one message of the inbox, with its clock", async () => {
    const fields = { ...complete, email: "asks@example.org", question: "Is there parking?" };
    const { location } = await send("/events/clinic/register", fields);
    expect(location).toContain("sent=question");
    expect((await read(location ?? "")).text).toContain("will reply within 24 hours");
    await send("/events/clinic/register", fields);
    const found = await messages("asks@example.org");
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      ...{ kind: "message", subject: "Question about A <b>clinic</b>", message: "Is there parking?" },
      ...{ state: "waiting", name: "Amina", language: "en" },
    });
    expect(Date.parse(found[0]?.due_at ?? "")).toBeGreaterThan(Date.now());
  });

  test("arrives once through the outbox, too", async () => {
    const fields = {
      ...{ ...complete, email: "asks-later@example.org", question: "May I bring my child?" },
      formId: `w${"a".repeat(32)}`,
    };
    for (let times = 0; times < 2; times++)
      await post("/events/clinic/register", fields, { accept: "application/json" });
    expect(await messages("asks-later@example.org")).toHaveLength(1);
  });

  test("that is too long is refused before anything is stored", async () => {
    const fields = { ...complete, email: "long@example.org", question: "x".repeat(5003) };
    const { status, text } = await send("/events/clinic/register", fields);
    expect(status).toBe(422);
    expect(text).toContain("A question for us is too long: shorten it by 3 characters.");
    expect(await stored("long@example.org")).toEqual([]);
  });
});
