/** The page of a registration: only its link opens it, and only its buttons change something. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Question } from "../../server/registrations/registration-form.ts";
import { event } from "../records.ts";
import { eventWithPlaces } from "../registrations.ts";
import { save } from "../save.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const online = "https://meet.example.org/room?secret=1";
const employer: Question = {
  ...{ id: "employer", type: "line", required: true, sensitive: false, choices: [] },
  ...{ label: { en: "Where do you work?" }, why: { en: "To mix the groups." } },
};

let site: SeededSite;
let clinic: Awaited<ReturnType<typeof eventWithPlaces>>;
const dates = { event_date: inDays(20), name: "A clinic" };
beforeAll(async () => {
  site = await startSiteWith(async (_db, database) => {
    clinic = await eventWithPlaces(database, {
      ...{ slug: "clinic", now: () => new Date(), event: dates },
      settings: { capacity: 2, maxSeats: 2, onlineAddress: online, questions: [employer] },
    });
  });
});
afterAll(() => site.stop());

const register = (name: string, seats = 1) =>
  clinic.registered(name, { seats, answers: { employer: "A bank" } });

const textOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? "").replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const read = async (path: string) => {
  const response = await site.get(path);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, text: textOf(html) };
};
const act = async (token: string, fields: Record<string, string>, language = "") => {
  const address = `${site.url}${language}/registration/${token}`;
  const body = new URLSearchParams(fields);
  const response = await fetch(address, { method: "POST", body, redirect: "manual" });
  const html = await response.text();
  return { status: response.status, location: response.headers.get("location"), html, text: textOf(html) };
};
const rowOf = (name: string) =>
  site.db
    .selectFrom("registrations")
    .selectAll()
    .where("name", "=", name)
    .orderBy("position", "desc")
    .executeTakeFirst();

let amina = "";
let ben = "";
let chi = "";
let dede = "";

describe("the page of a registration", () => {
  test("shows the state, the facts, the code and, with a place, the online address", async () => {
    amina = await register("Amina");
    const { status, text, html } = await read(`/registration/${amina}`);
    expect(status).toBe(200);
    const code = (await rowOf("Amina"))?.id ?? "";
    for (const shown of ["You have a place", "A clinic", "Nairobi", "amina@example.org", code])
      expect(text).toContain(shown);
    expect(html).toContain(`href="${online}"`);
    expect(html).toContain(`aria-label="QR code: ${code}"`);
    expect(html).toContain('value="A bank"');
    expect((await read(`/ar/registration/${amina}`)).text).toContain("لديكم مقعد");
  });

  test("is neither cached, indexed, passed on nor logged, and opening it changes nothing", async () => {
    const before = await rowOf("Amina");
    const { headers, html } = await read(`/registration/${amina}?act=cancel`);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("referrer-policy")).toBe("strict-origin");
    expect(html).toContain('content="noindex');
    expect(await rowOf("Amina")).toEqual(before);
    expect(site.output()).not.toContain(amina);
  });

  test("of a person on the waiting list has neither the online address nor the code", async () => {
    ben = await register("Ben");
    chi = await register("Chi");
    dede = await register("Dede");
    const { text, html } = await read(`/registration/${dede}`);
    expect(text).toContain("You are on the waiting list");
    expect(text).toContain("One person on the list comes before you.");
    expect(html).not.toContain("meet.example.org");
    expect(html).not.toContain("QR code");
    expect((await site.get(`/registration/${dede}/event.ics`)).status).toBe(404);
    expect((await site.get(`/registration/${dede}/certificate.pdf`)).status).toBe(404);
  });
});

test("the form and the page have one main heading, and skip no level", async () => {
  for (const path of ["/events/clinic/register", `/registration/${amina}`, `/registration/${dede}`]) {
    const { html } = await read(path);
    const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
    const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1} of ${path}`).toBeLessThanOrEqual(1);
    expect(textOf(html)).not.toMatch(/\{\w+\}|\bundefined\b|\bnull\b|\bNaN\b/);
  }
});

describe("the calendar entry", () => {
  test("has the UID of the mails, and no attendee", async () => {
    const response = await site.get(`/registration/${amina}/event.ics`);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const file = (await response.text()).replaceAll("\r\n ", "");
    expect(file).toContain("METHOD:PUBLISH");
    expect(file).toContain(`UID:registration-${(await rowOf("Amina"))?.id}`);
    expect(file).toContain("SUMMARY:A clinic");
    expect(file).toContain("meet.example.org");
    expect(file).not.toContain("ATTENDEE");
  });
});

describe("changing", () => {
  test("saves the name, the seats and the answers, but never the address", async () => {
    const { status, location } = await act(
      amina,
      {
        act: "change",
        name: "Amina W.",
        email: "other@example.org",
        seats: "1",
        "answer-employer": "A school",
      },
      "/fr",
    );
    expect(status).toBe(303);
    expect(location).toBe(`/fr/registration/${amina}?done=changed#registration-result`);
    expect((await read(location ?? "")).text).toContain("Vos modifications sont enregistrées.");
    expect(await rowOf("Amina W.")).toMatchObject({
      ...{ email: "amina@example.org", language: "fr", answers: '{"employer":"A school"}' },
    });
  });

  test("says what is wrong, keeps what was typed, and gives no more seats than are free", async () => {
    const wrong = await act(amina, { act: "change", name: "", seats: "1", "answer-employer": "Typed" });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain("Enter your name.");
    expect(wrong.html).toContain('value="Typed"');
    const more = await act(amina, { act: "change", name: "Amina W.", seats: "2", "answer-employer": "B" });
    expect(more.status).toBe(409);
    expect(more.text).toContain("no further place is free");
    expect((await rowOf("Amina W."))?.seats).toBe(1);
  });
});

test("each reminder can be turned off and on", async () => {
  const reminded = async () => {
    const { html } = await read(`/registration/${amina}`);
    return ["twoDays", "twoHours"].map((name) =>
      [...html.matchAll(/<input[^>]*>/g)].some(
        ([tag]) => tag.includes(`name="${name}"`) && tag.includes("checked"),
      ),
    );
  };
  expect(await reminded()).toEqual([true, true]);
  await act(amina, { act: "reminders", twoHours: "on" });
  expect(await reminded()).toEqual([false, true]);
  await act(amina, { act: "reminders", twoDays: "on", twoHours: "on" });
  expect(await reminded()).toEqual([true, true]);
  expect((await rowOf("Amina W."))?.reminded_two_days).toBeNull();
});

describe("an offer", () => {
  test("is accepted or declined with a button; afterwards, neither works again", async () => {
    expect((await act(ben, { act: "accept" })).location).toContain("done=accepted");
    expect((await act(amina, { act: "cancel" })).location).toContain("done=cancelled");
    const offered = await read(`/registration/${chi}`);
    expect(offered.text).toContain("A place is reserved for you");
    expect(offered.html).toContain('value="accept"');
    expect(await clinic.people()).toContain("Chi offered");

    expect((await act(chi, { act: "decline" })).location).toContain("done=declined");
    const replayed = await act(chi, { act: "accept" });
    expect(replayed.status).toBe(409);
    expect(replayed.text).toContain("This offer has ended.");
    expect(await clinic.people()).toBe("Amina W. cancelled, Ben confirmed, Chi declined, Dede offered");
    expect((await read(`/registration/${chi}`)).text).toContain("Register again");

    expect((await act(dede, { act: "accept" })).status).toBe(303);
    expect((await act(dede, { act: "accept" })).status).toBe(303);
    expect(await clinic.people()).toContain("Dede confirmed");
  });

  test("a cancelled registration cannot be changed, but shows what is stored", async () => {
    const { text, html } = await read(`/registration/${amina}`);
    expect(text).toContain("You cancelled your registration");
    expect(text).toContain("A school");
    expect(html).not.toContain('value="change"');
    expect(html).not.toContain("meet.example.org");
    expect((await act(amina, { act: "change", name: "X", "answer-employer": "Y" })).status).toBe(409);
    expect((await act(amina, { act: "no such act" })).status).toBe(400);
  });
});

test("a person who attended downloads the certificate, which /verify confirms", async () => {
  const code = (await rowOf("Dede"))?.id ?? "";
  await clinic.registrations.staff.tick(clinic.eventId, [
    { id: code, attended: true, at: new Date().toISOString() },
  ]);
  expect((await read(`/registration/${dede}`)).html).toContain("/certificate.pdf");
  const response = await site.get(`/registration/${dede}/certificate.pdf`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect((await response.text()).startsWith("%PDF")).toBe(true);
  expect((await site.get(`/registration/${ben}/certificate.pdf`)).status).toBe(404);
});

test("a cancelled event says so", async () => {
  await save(site.db, "events", event("clinic", { ...dates, status: "cancelled" }));
  await expect
    .poll(async () => (await read(`/registration/${ben}`)).text)
    .toContain("The event is cancelled");
  expect((await act(ben, { act: "change", name: "X", "answer-employer": "Y" })).status).toBe(409);
  await save(site.db, "events", event("clinic", dates));
});

test("erasing leaves nothing, and the link opens nothing any more", async () => {
  const { status, location } = await act(ben, { act: "erase" });
  expect(status).toBe(303);
  expect((await read(location ?? "")).text).toContain("Your data is erased");
  expect(await rowOf("Ben")).toBeUndefined();
  expect((await read(`/registration/${ben}`)).status).toBe(404);
  expect((await act(ben, { act: "cancel" })).status).toBe(404);
});

test("wrong links are missing, and many of them block further ones for a while", async () => {
  const wrong = await read(`/fr/registration/${"A".repeat(43)}`);
  expect(wrong.status).toBe(404);
  expect(wrong.text).toContain("Il n’y a pas d’inscription ici");
  expect(wrong.headers.get("cache-control")).toBe("private, no-store");
  for (let tries = 0; tries < 30; tries++) await site.get(`/registration/guess-${tries}`);
  expect((await read("/registration/guess")).status).toBe(429);
  expect((await site.get("/registration/guess/event.ics")).status).toBe(429);
  expect((await act(chi, { act: "cancel" })).status).toBe(429);
});
