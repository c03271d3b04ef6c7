/** The desk opens without a connection to the text being written; signing out removes everything it keeps. */
import type { Page } from "@playwright/test";
import { freePort } from "../../scripts/free-port.ts";
import { startDeskSite } from "../requests/sign-in.ts";
import { type RunningSite, startSite } from "../site.ts";
import { giveSession } from "./desk-site.ts";
import { test as base, expect } from "./journey.ts";
import { field, saved, saveState } from "./writing-page.ts";

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
    ...{ ...running, signIn: desk.signIn, goOffline },
    async goOnline() {
      running ??= await startSite(settings);
    },
    async stop() {
      await goOffline();
      await desk.stop();
    },
  };
}

base.describe.configure({ mode: "default" });
base.use({ serviceWorkers: "allow" });
const test = base.extend<{ site: Awaited<ReturnType<typeof startStoppableDesk>> }>({
  site: async ({ siteStartedBy }, use) => {
    const site = await siteStartedBy(startStoppableDesk);
    await site.goOnline();
    await use(site);
  },
});

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = (await caches.has("desk")) ? await (await caches.open("desk")).keys() : [];
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => !/\.\w+$|kept-for/.test(path));
  });

async function writeText(page: Page): Promise<void> {
  await page.goto("/desk/news/new");
  await expect(page.locator("[data-hydrated]")).toHaveCount(1);
  await expect.poll(() => keptPages(page)).toEqual(["/desk/news/new"]);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test("opens the text being written without a connection, with what was typed, and saves it later", async ({
  page,
  context,
  site,
}) => {
  const person = await site.signIn("writer");
  await giveSession(context, site.url, person.token() ?? "");
  await writeText(page);
  await site.goOffline();
  await field(page, "Headline").fill("Written offline");
  await field(page, "Text").fill("A sentence without a connection.");
  await expect(saveState(page)).toContainText("Offline");
  await page.reload();
  await expect(page.getByText("You are offline. This is the copy of this page from")).toBeVisible();
  await expect(field(page, "Headline")).toHaveValue("Written offline");
  await expect(field(page, "Text")).toHaveValue("A sentence without a connection.");
  await site.goOnline();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await saved(page);
  await expect(page).toHaveURL(/\/desk\/news\/written-offline/);
});

test("signing out removes the worker, the page and the texts; another person finds nothing", async ({
  page,
  context,
  site,
}) => {
  const person = await site.signIn("writer");
  await giveSession(context, site.url, person.token() ?? "");
  await writeText(page);
  await page.evaluate(() =>
    (document.querySelector('form[action="/desk/sign-out"]') as HTMLFormElement).requestSubmit(),
  );
  await expect(page).toHaveURL(/\/desk\/sign-in$/);
  const left = () =>
    page.evaluate(async () => [
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
      (await indexedDB.databases()).map(({ name }) => name),
    ]);
  await expect.poll(left).toEqual([[], 0, []]);
});

test("a page that was kept for one person is removed when another signs in", async ({
  page,
  context,
  site,
}) => {
  const first = await site.signIn("writer");
  await giveSession(context, site.url, first.token() ?? "");
  await writeText(page);
  // Without signing out: the session ended elsewhere.
  const second = await site.signIn("writer");
  await giveSession(context, site.url, second.token() ?? "");
  await page.goto("/desk/media");
  await expect.poll(() => keptPages(page)).toEqual([]);
});
