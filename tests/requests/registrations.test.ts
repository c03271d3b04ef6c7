import { afterAll, beforeAll, expect, test } from "vitest";
import { registrationsOf } from "../../server/inbox/registrations.ts";
import { messageRow } from "../message-row.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
const event = "signing-day-nairobi";
beforeAll(async () => {
  site = await startDeskSite({ SAMPLE_CONTENT: "on", LOG_LEVEL: "silent", ENQUIRIES_PER_ADDRESS: "1000" });
});
afterAll(() => site.stop());

const stored = () =>
  site.database.db.selectFrom("contact_messages").selectAll().orderBy("created_at").execute();

async function send(address: string, email: string, more: Record<string, string> = {}) {
  const words = { name: "Almaz", subject: "S", message: `I come with ${email}.`, email, ...more };
  const body = new URLSearchParams(words);
  return fetch(site.url + address, { method: "POST", body, redirect: "manual" });
}

test.each([
  [`/contact?event=${event}`, "registration", event],
  ["/contact?about=volunteer", "volunteer", null],
  ["/contact?about=partner", "partnership", null],
  ["/contact?about=press", "press", null],
  ["/contact?about=careers", "message", null],
  ["/contact?event=red-team-clinic-kigali", "message", null],
  ["/contact?event=no-such-event", "message", null],
  ["/contact", "message", null],
  [`/?event=${event}`, "message", null],
])("stores a post to %s as a %s", async (address, kind, about) => {
  const email = `kinds${Math.random()}@example.org`;
  expect((await send(address, email, { kind: "press", about: "else" })).status).toBe(303);
  const message = (await stored()).find((each) => each.email === email);
  expect(message).toMatchObject({ kind, about, language: "en" });
});

test("stores a corrected registration as a registration", async () => {
  const answer = await send(`/contact?event=${event}`, "wrong@example.org");
  const token = new URL(answer.headers.get("location") ?? "", site.url).searchParams.get("sent");
  await send(`/contact?correct=${token}`, "right@example.org");
  const message = (await stored()).find(({ email }) => email === "right@example.org");
  expect(message).toMatchObject({ kind: "registration", about: event });
});

test("counts each person who registered once, and exports the registrations as CSV", async () => {
  const { db } = site.database;
  await db.deleteFrom("contact_messages").execute();
  await send(`/contact?event=${event}`, "almaz@example.org", { name: "=Almaz" });
  await send(`/contact?event=${event}`, "ALMAZ@example.org", { message: "Once more" });
  await send(`/contact?event=${event}`, "kofi@example.org", { name: "Kofi" });
  await send(`/contact?event=${event}`, "robot@example.org", { homepage: "x" });
  await send("/contact?event=open-meeting-addis", "elsewhere@example.org");
  const publisher = await site.signIn("publisher");
  await expect
    .poll(async () =>
      (await (await publisher.get(`/desk/events/${event}`)).text()).replaceAll("<!-- -->", ""),
    )
    .toContain("2 people have registered by message.");
  const page = await (await publisher.get(`/desk/events/${event}`)).text();
  expect(page).toContain(`href="/desk/enquiries?kind=registration&amp;about=${event}"`);

  const file = await publisher.get(`/desk/events/${event}/registration-messages.csv`);
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("content-disposition")).toContain(`registration-messages-${event}.csv`);
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"'=Almaz","almaz@example.org"`);
  expect(lines[2]).toContain("kofi@example.org");
  const [logEntry] = await db
    .selectFrom("staff_log")
    .selectAll()
    .orderBy("number", "desc")
    .limit(1)
    .execute();
  expect(logEntry).toMatchObject({ act: "exported registrations", subject: `events/${event}` });

  const writer = await site.signIn("writer");
  expect((await writer.get(`/desk/events/${event}/registration-messages.csv`)).status).toBe(403);
  expect(await (await writer.get(`/desk/events/${event}`)).text()).not.toContain("registration-messages.csv");
  expect((await publisher.get("/desk/news/kigali-clinic-report/registration-messages.csv")).status).toBe(404);
});

test("keeps registrations when an event's address changes", async () => {
  const { db } = site.database;
  await db
    .insertInto("redirects")
    .values({ kind: "events", old_slug: "earlier-address", new_slug: event })
    .execute();
  const row = { kind: "registration", about: "earlier-address", email: "early@example.org" } as const;
  await db
    .insertInto("contact_messages")
    .values(messageRow({ id: "EARL-Y234", ...row }))
    .execute();
  expect(await registrationsOf(site.database).count(event)).toBe(3);
});
