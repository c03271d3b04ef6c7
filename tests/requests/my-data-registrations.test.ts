/** /my-data mails the links to registrations: anyone can type an address into a form, so the page itself shows none. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { conversationKey, conversationToken } from "../../server/inbox/conversation-token.ts";
import { messageRow } from "../message-row.ts";
import { eventWithPlaces } from "../registrations.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const references = { Amina: "AM1N-2345", Ben: "BEN2-2345", Chi: "CH13-2345" };
type Name = keyof typeof references;

let site: SeededSite;
let clinic: Awaited<ReturnType<typeof eventWithPlaces>>;
const inTenDays = new Date(Date.now() + 10 * 24 * 60 * 60_000).toISOString();
beforeAll(async () => {
  site = await startSiteWith(async (db, database) => {
    clinic = await eventWithPlaces(database, { now: () => new Date(), event: { event_date: inTenDays } });
    await clinic.register("Amina");
    const cancelled = await clinic.registered("Ben");
    await clinic.registrations.own.cancel(cancelled);
    for (const [name, id] of Object.entries(references))
      await db
        .insertInto("contact_messages")
        .values(messageRow({ id, email: `${name}@example.org` }))
        .execute();
  });
});
afterAll(() => site.stop());

const addressOf = async (name: Name) =>
  `/my-data/${conversationToken("my data", references[name], await conversationKey(site.db))}`;
const ask = async (name: Name) => {
  const address = await addressOf(name);
  const body = new URLSearchParams({ act: "links" });
  const response = await fetch(site.url + address, { method: "POST", body, redirect: "manual" });
  return {
    status: response.status,
    location: response.headers.get("location") ?? "",
    html: await response.text(),
  };
};

test("sends the links to the address, and says the same whether or not there are any", async () => {
  const page = await (await site.get(await addressOf("Amina"))).text();
  expect(page).toContain("Your registrations for events");
  expect(page).not.toContain("/registration/");
  for (const name of ["Amina", "Ben", "Chi"] as const) {
    const { status, location } = await ask(name);
    expect(status).toBe(303);
    const shown = await (await site.get(location)).text();
    expect(shown).toContain(`If there are registrations with ${name}@example.org`);
  }
  const links = (await clinic.mails()).filter((mail) => mail.startsWith("link"));
  expect(links).toEqual(["link to amina@example.org", "link to ben@example.org"]);
});

test("sends them ten times a day at most", async () => {
  for (let times = 1; times < 9; times++) expect((await ask("Amina")).status).toBe(303);
  const { status, html } = await ask("Amina");
  expect(status).toBe(429);
  expect(html).toContain("Too many links were asked for today.");
});

test("a wrong address sends nothing", async () => {
  const body = new URLSearchParams({ act: "links" });
  expect((await fetch(`${site.url}/my-data/none`, { method: "POST", body })).status).toBe(404);
});
