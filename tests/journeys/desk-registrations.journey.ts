/** Staff look after the registrations of an event: settings, list and attendance, at two doors and offline. */
import type { BrowserContext, Page } from "@playwright/test";
import { freePort } from "../../scripts/free-port.ts";
import { eventWithPlaces } from "../registrations.ts";
import { startDeskSite } from "../requests/sign-in.ts";
import { type RunningSite, startSite } from "../site.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { giveSession } from "./desk-site.ts";
import { test as base, expect } from "./journey.ts";
import { walkThroughRegistrations } from "./registrations-walk.ts";

const inThirtyDays = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString();

/** A second server of the same database, which really stops. */
async function startStoppableDesk() {
  const desk = await startDeskSite();
  const settings = { PORT: String(await freePort()), SAMPLE_CONTENT: "off", DATABASE_URL: desk.databaseUrl };
  let running: RunningSite | undefined = await startSite(settings);
  const goOffline = async () => {
    await running?.stop();
    running = undefined;
  };
  return {
    ...{ ...running, signIn: desk.signIn, goOffline, database: desk.database },
    async goOnline() {
      running ??= await startSite(settings);
    },
    async stop() {
      await goOffline();
      await desk.stop();
    },
  };
}

type Desk = Awaited<ReturnType<typeof startStoppableDesk>>;
base.describe.configure({ mode: "default" });
base.use({ serviceWorkers: "allow" });
const test = base.extend<{ site: Desk }>({
  site: async ({ siteStartedBy }, use) => {
    const site = await siteStartedBy(startStoppableDesk);
    await site.goOnline();
    await use(site);
  },
});

let events = 0;
async function openEvent({ database }: Desk, names: string[], settings = {}) {
  const slug = `clinic-${process.pid}-${++events}`;
  const event = await eventWithPlaces(database, {
    ...{ slug, settings, now: () => new Date(), event: { event_date: inThirtyDays } },
  });
  const codes: string[] = [];
  for (const name of names) {
    const result = await event.register(name);
    codes.push("id" in result ? result.id : "");
  }
  return { ...event, codes, page: `/desk/events/${slug}/registrations` };
}

async function signIn(site: Desk, context: BrowserContext, role: "writer" | "publisher" | "administrator") {
  const person = await site.signIn(role);
  await giveSession(context, site.url, person.token() ?? "");
}

const row = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name} `) });
const openAttendance = async (page: Page, address: string) => {
  await page.goto(`${address}/attendance`);
  await expect(page.locator("[data-attendance][data-hydrated]")).toHaveCount(1);
  await expect(page.locator("[data-part=status]")).toHaveText("Everything is saved.");
};

test("registration is switched on with the keyboard, with a question, and people are looked after", async ({
  page,
  context,
  site,
}) => {
  const { page: address, people } = await openEvent(site, ["Abel", "Beti", "Chala"], { capacity: 1 });
  await signIn(site, context, "publisher");
  await page.goto(`${address}/settings`);
  await expectAccessibleInEveryForm(page);
  const add = page.getByRole("button", { name: "Add a question" });
  await add.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("group", { name: "Question 1" });
  await question.getByLabel("Question", { exact: true }).fill("Which session?");
  await question.getByLabel("Why it is asked").fill("To plan the rooms");
  await expect(question.getByLabel("Choices")).toBeHidden();
  await question.getByLabel("Answer", { exact: true }).selectOption("One of several choices");
  await question.getByLabel("Choices").fill("Morning\nEvening");
  const places = page.getByLabel("Number of places");
  await places.fill("two");
  await places.press("Enter");
  await expect(page.getByRole("alert")).toContainText("must be a whole number");
  await expect(question.getByLabel("Choices")).toHaveValue("Morning\nEvening");
  await expectAccessibleInEveryForm(page);
  await places.fill("2");
  await places.press("Enter");
  await expect(page.getByText("The settings are saved.")).toBeVisible();
  expect(await people()).toBe("Abel confirmed, Beti offered, Chala waiting");

  await page.getByRole("link", { name: "Back to the registrations" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Registrations");
  const beti = page.getByRole("listitem").filter({ hasText: "Beti" });
  await beti.locator("summary").focus();
  await page.keyboard.press("Enter");
  await beti.getByRole("button", { name: "Confirm" }).press("Enter");
  await expect(page.getByText("The place is confirmed")).toBeVisible();
  await expect(beti.getByText("Confirmed")).toBeVisible();
  await beti.getByLabel("Note").fill("Arrives late");
  await beti.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  await page.getByLabel("Search", { exact: true }).fill("late");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("1 person", { exact: true })).toBeVisible();
  await expectAccessibleInEveryForm(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.getByRole("listitem").filter({ hasText: "Beti" }).getByLabel("Select").check();
  await page.getByRole("button", { name: "Write to selected people" }).click();
  await expect(page.getByText("1 person gets this mail.")).toBeVisible();
  await page.getByLabel("Subject").fill("The room");
  await page.getByLabel("Text", { exact: true }).fill("Room 3");
  await page.getByRole("button", { name: "Preview" }).click();
  await expectAccessibleInEveryForm(page);
  await page.getByRole("button", { name: "Send to 1 person" }).click();
  await expect(page.getByText("The mails are on their way.")).toBeVisible();
});

test("people are ticked offline, also after the page is opened again, and the ticks are sent later", async ({
  page,
  context,
  site,
}) => {
  const { page: address, codes, registrations, eventId } = await openEvent(site, ["Abel", "Beti", "Chala"]);
  const came = async () => (await registrations.staff.numbers(eventId)).attended;
  await signIn(site, context, "writer");
  await openAttendance(page, address);
  await expectAccessibleInEveryForm(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await row(page, "Abel").boundingBox())?.height).toBeGreaterThanOrEqual(60);
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), `${address}/attendance`))
    .toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await site.goOffline();
  await row(page, "Abel").press("Enter");
  await expect(row(page, "Abel")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").filter({ hasText: "Abel is here." })).toBeVisible();
  await expect(page.locator("[data-part=status]")).toContainText("1 tick is saved on this device");
  await page.reload();
  await expect(page.getByText("You are offline. This is the copy of this page from")).toBeVisible();
  await expect(row(page, "Abel")).toHaveAttribute("aria-pressed", "true");
  const field = page.getByLabel("Code or name");
  await field.fill((codes[1] ?? "").toLowerCase());
  await field.press("Enter");
  await expect(page.getByText("Beti is here.")).toBeVisible();
  await expect(field).toHaveValue("");
  await field.fill("chal");
  await expect(page.locator("[data-part=list] button")).toHaveCount(1);
  await field.fill("");
  await expect(page.locator("[data-part=count]")).toHaveText("2 of 3 are here.");
  expect(await came()).toBe(0);
  await site.goOnline();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.locator("[data-part=status]")).toHaveText("Everything is saved.");
  expect(await came()).toBe(2);
});

test("two doors see each other's ticks, and the later one counts", async ({
  page,
  context,
  browser,
  site,
}) => {
  const { page: address, codes, registrations, eventId } = await openEvent(site, ["Abel", "Beti"]);
  const second = await browser.newContext({ baseURL: site.url });
  const other = await second.newPage();
  await signIn(site, context, "writer");
  await signIn(site, second, "writer");
  await openAttendance(page, address);
  await openAttendance(other, address);
  const ask = (each: Page) => each.evaluate(() => dispatchEvent(new Event("online")));
  await row(page, "Abel").click();
  await row(other, "Beti").click();
  for (const each of [page, other])
    await expect(each.locator("[data-part=status]")).toHaveText("Everything is saved.");
  for (const each of [page, other]) {
    await ask(each);
    await expect(each.locator("[data-part=count]")).toHaveText("2 of 2 are here.");
  }

  // The first door takes Abel back without a connection; later the second one ticks him again.
  await context.setOffline(true);
  await row(page, "Abel").click();
  await expect(page.locator("[data-part=status]")).toContainText("1 tick is saved on this device");
  await row(other, "Abel").click();
  await row(other, "Abel").click();
  await expect(other.locator("[data-part=status]")).toHaveText("Everything is saved.");
  await context.setOffline(false);
  await expect(page.locator("[data-part=status]")).toHaveText("Everything is saved.");
  await expect(row(page, "Abel")).toHaveAttribute("aria-pressed", "true");
  expect((await registrations.staff.attendee(eventId, codes[0] ?? ""))?.attended).toBe(true);
  await second.close();
});

test("signing out with unsent ticks asks first, and removes everything", async ({ page, context, site }) => {
  const { page: address } = await openEvent(site, ["Abel"]);
  await signIn(site, context, "writer");
  await openAttendance(page, address);
  await context.setOffline(true);
  await row(page, "Abel").click();
  await expect(page.locator("[data-part=status]")).toContainText("1 tick is saved on this device");
  page.once("dialog", (dialog) => dialog.dismiss());
  const signOut = () =>
    page.evaluate(() =>
      (document.querySelector('form[action="/desk/sign-out"]') as HTMLFormElement).requestSubmit(),
    );
  await signOut();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toContain("desk-attendance");
  await context.setOffline(false);
  await expect(page.locator("[data-part=status]")).toHaveText("Everything is saved.");
  await signOut();
  await expect(page).toHaveURL(/\/desk\/sign-in$/);
  await expect.poll(databases).toEqual([]);
});

test("the list to print has only the list on paper", async ({ page, context, site }) => {
  const { page: address } = await openEvent(site, ["Abel", "Beti"]);
  await signIn(site, context, "writer");
  await page.goto(`${address}/print`);
  await expectAccessibleInEveryForm(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByText("Print this page with your browser.")).toBeHidden();
  await expect(page.getByRole("cell", { name: "Abel" })).toBeVisible();
});

test("the walk of docs/desk.md leads from switching registration on to a certificate", async ({
  page,
  context,
  site,
}) => {
  const { slug, register } = await openEvent(site, [], { isOn: false });
  await signIn(site, context, "publisher");
  await walkThroughRegistrations(page, {
    slug,
    register: async () => {
      for (const [index, name] of ["Almaz Bekele", "Kofi Mensah", "Zoë", "Chala"].entries())
        await register(name, { email: `person-${index}@example.org` });
    },
    show: async () => expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
  });
});
