import type { Page, Route } from "@playwright/test";
import { expect, hydrated, test } from "./journey.ts";

const menu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name, exact: true });
const pending = (page: Page) => page.getByText("Loading …");

/** A mark that a new document would not have. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }));
const sameDocument = (page: Page) => page.evaluate(() => "same" in window);

async function start(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(path);
  await hydrated(page);
  await mark(page);
}

/** As if by a finger: nothing is fetched ahead, as it is when a mouse or the focus comes near. */
const tap = (page: Page, name: string) => menu(page, name).dispatchEvent("click");

test.describe("moving between pages (spec 4: loading, then loaded)", () => {
  test("a link loads no new document; focus goes to the content, the title is said, the place is the top", async ({
    page,
  }) => {
    await start(page, "/faq");
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
    await menu(page, "News").click();
    await expect(page).toHaveURL("/news");
    await expect(page).toHaveTitle(/^News/);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("status").getByText(await page.title())).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await sameDocument(page)).toBe(true);
  });

  test("back and forward restore the place", async ({ page }) => {
    await start(page, "/news");
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    const place = () => page.evaluate(() => window.scrollY);
    await scrollTo(500);
    await page.getByRole("article").getByRole("link").nth(3).dispatchEvent("click");
    await expect(page).toHaveURL(/\/news\/[\w-]+$/);
    await expect.poll(place).toBe(0);
    await scrollTo(200);
    await page.goBack();
    await expect(page).toHaveURL("/news");
    await expect.poll(place).toBe(500);
    await page.goForward();
    await expect(page).toHaveURL(/\/news\/[\w-]+$/);
    await expect.poll(place).toBe(200);
    expect(await sameDocument(page)).toBe(true);
  });

  test("what takes longer than 150 ms shows that it is on its way", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await start(page, "/faq");
    await page.clock.pauseAt(3_600_000);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const asked = page.waitForRequest("**/events.data*");
    await page.route("**/events.data*", async (route) => {
      await promise;
      await route.continue();
    });
    await tap(page, "Events");
    await asked;
    await page.clock.runFor(149);
    await expect(pending(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(pending(page)).toBeVisible();
    await expect(page).toHaveURL("/faq");
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
    await expect(pending(page)).toHaveCount(0);
  });

  test("an instant one shows nothing", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await start(page, "/faq");
    await page.clock.pauseAt(3_600_000);
    await page.evaluate(() => {
      const shown = new MutationObserver(() => {
        if (document.body.textContent?.includes("Loading …")) Object.assign(window, { flickered: true });
      });
      shown.observe(document.body, { childList: true, subtree: true });
    });
    await tap(page, "News");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => "flickered" in window)).toBe(false);
  });

  test("a detail shows the spinner while it loads, and leaves the list where it is", async ({ page }) => {
    await start(page, "/resources");
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/resources/*.data*", async (route) => {
      await promise;
      await route.continue();
    });
    const link = page.getByRole("article").getByRole("link").first();
    const title = (await link.textContent()) ?? "";
    await link.click();
    await expect(pending(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resources");
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(pending(page)).toHaveCount(0);
  });
});

test.describe("a chunk that fails to load (spec 8)", () => {
  /** Fails the first `times` requests for the code of the news list. */
  async function failing(page: Page, times: number) {
    const asked: string[] = [];
    await page.route("**/assets/news-*.js*", (route: Route) => {
      asked.push(route.request().url());
      return asked.length <= times ? route.abort("failed") : route.continue();
    });
    return asked;
  }

  test("is tried once more, and the visitor notices nothing", async ({ page }) => {
    await start(page, "/faq");
    const asked = await failing(page, 1);
    await tap(page, "News");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
    expect(asked[1]).toBe(`${asked[0]}?again`);
    expect(await sameDocument(page)).toBe(true);
  });

  test("twice: the page that was asked for is loaded whole, once", async ({ context, baseURL }) => {
    // A page of its own: here the browser must complain.
    const page = await context.newPage();
    await start(page, `${baseURL}/faq`);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await failing(page, Number.POSITIVE_INFINITY);
    await tap(page, "News");
    await expect(page).toHaveURL(`${baseURL}/news`);
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/news\/[\w-]+$/);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
    expect(documents.slice(0, 2)).toEqual(["/news", expect.stringMatching("^/news/.+")]);
  });

  test("only because a link was pointed at changes nothing", async ({ page }) => {
    await start(page, "/faq");
    const asked = await failing(page, Number.POSITIVE_INFINITY);
    await menu(page, "News").hover();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await menu(page, "Events").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
    expect(await sameDocument(page)).toBe(true);
  });
});

test.describe("the framework comes late", () => {
  test("who has moved on since a reload stays where they are", async ({ page }) => {
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    const place = () => page.evaluate(() => window.scrollY);
    await start(page, "/privacy-policy");
    await scrollTo(600);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/framework-*", async (route) => {
      await promise;
      await route.continue();
    });
    await page.reload();
    await expect.poll(place).toBe(600);
    await scrollTo(900);
    release();
    await hydrated(page);
    expect(await place()).toBe(900);
  });

  test("data that does not come at once is asked for again", async ({ page }) => {
    await page.route("**/*~data*", (route) => route.abort(), { times: 1 });
    await page.goto("/news");
    await hydrated(page);
  });

  test("a page whose data cannot be fetched works as it came", async ({ page }) => {
    await page.route("**/*~data*", (route) => route.abort());
    const noted = page.waitForEvent("console", (message) => message.type() === "info");
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto("/news");
    await noted;
    await menu(page, "Events").click();
    await expect(page).toHaveURL("/events");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
  });
});
