/** Days on which the office is closed move the promise of 24 hours, and the sender learns when the answer comes. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { organisation } from "../../organisation.ts";
import { setHolidays } from "../holidays.ts";
import { publishPage } from "./published-page.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site.stop());

const day = (later: number) =>
  new Date(Date.now() + later * 86_400_000).toLocaleDateString("sv-SE", { timeZone: organisation.timeZone });
const long = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(new Date(date));
const plain = (html: string) =>
  html
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

const send = async (path: string, email: string) => {
  const body = new URLSearchParams({
    name: "Selam",
    email,
    subject: "A question",
    message: "When do you open?",
  });
  return plain(await (await fetch(site.url + path, { method: "POST", body })).text());
};
const due = async (email: string) => {
  const message = await site.database.db
    .selectFrom("contact_messages")
    .select(["created_at", "due_at"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return Date.parse(message.due_at ?? "") - Date.parse(message.created_at);
};

test("without holidays the answer is due in 24 hours, and the thanks say nothing of them", async () => {
  expect(await send("/contact", "a@example.org")).not.toContain("closed for a holiday");
  expect(await due("a@example.org")).toBe(86_400_000);
  expect(plain(await (await fetch(`${site.url}/contact`)).text())).not.toContain("closed for a holiday");
});

test("on a holiday, thanks and Contact name the day of the answer, which is when it is due", async () => {
  await setHolidays(site.database.db, [{ from: day(-1), until: day(2) }]);
  // Closed until the end of day 2; 24 hours later is the end of day 3.
  const by = long(day(3), "en-GB").replaceAll(",", "");
  expect(await send("/contact", "b@example.org")).toContain(
    `Our office is closed for a holiday. We will answer by ${by}.`,
  );
  expect(await send("/fr/contact", "c@example.org")).toContain(`au plus tard le ${long(day(3), "fr")}.`);
  expect(await due("b@example.org")).toBeGreaterThan(3 * 86_400_000 - 3_600_000);
  expect(plain(await (await fetch(`${site.url}/contact`)).text())).toContain(`is answered by ${by}.`);
});

test("staff enter holidays at the desk, where a period cannot end before it begins", async () => {
  await publishPage(site, "holidays", {
    days: "a",
    "days.a.from": "2026-12-25",
    "days.a.until": "2026-12-26",
    "days.a.name": "Christmas",
  });
  await expect(
    publishPage(site, "holidays", { days: "a", "days.a.from": "2026-12-25", "days.a.until": "2026-12-24" }),
  ).rejects.toThrow("endsFirst");
  await expect(publishPage(site, "holidays", { days: "a", "days.a.from": "soon" })).rejects.toThrow(
    "notADate",
  );
  const writer = await site.signIn("writer");
  const form = await (await writer.get("/desk/pages/holidays")).text();
  expect(form).toMatch(
    /<input[^>]*name="days\.a\.from"[^>]*type="date"|<input[^>]*type="date"[^>]*name="days\.a\.from"/,
  );
  expect(await (await writer.get("/desk/enquiries/promise")).text()).toContain('href="/desk/pages/holidays"');
});
