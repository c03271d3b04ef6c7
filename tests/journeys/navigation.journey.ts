import type { Page } from "@playwright/test";
import { onPoorLine } from "../budgets/weigh.ts";
import { everywhere, expect, started, test } from "./journey.ts";

const menu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name, exact: true });
const pending = (page: Page) => page.getByText("Loading...");
const title = (page: Page) => page.getByRole("heading", { level: 1 });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

async function start(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(path);
  await started(page);
}

/** Clicks like a finger: without the hover that prefetches the page. */
const tap = (page: Page, name: string) => menu(page, name).dispatchEvent("click");

/** Holds back the response for a path until `release`; `asked` resolves when it is requested. */
async function hold(page: Page, path: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return { release, asked: page.waitForRequest((request) => new URL(request.url()).pathname === path) };
}

/** Playwright cannot query a page that is navigating away, so the page itself reports when the sign shows and hides. */
async function watchPending(page: Page) {
  const sign = { shown: [] as number[], hidden: 0 };
  await page.exposeFunction("signChanged", (hidden: boolean, after: number) => {
    if (hidden) sign.hidden++;
    else sign.shown.push(after);
  });
  await page.addInitScript(() => {
    let pressed = 0;
    for (const event of ["click", "submit"])
      addEventListener(
        event,
        () => {
          pressed = performance.now();
        },
        true,
      );
    addEventListener("DOMContentLoaded", () => {
      const sign = document.querySelector<HTMLElement>("[data-pending] > *") as HTMLElement;
      const tell = (window as unknown as { signChanged(hidden: boolean, after: number): void }).signChanged;
      new MutationObserver(() => tell(sign.hasAttribute("hidden"), performance.now() - pressed)).observe(
        sign,
        {
          attributeFilter: ["hidden"],
        },
      );
    });
  });
  return sign;
}

test.describe("moving between pages", () => {
  test("a link opens a new page at its top", async ({ page }) => {
    await start(page, "/faq");
    await scrollTo(page, 400);
    await menu(page, "News").click();
    await expect(page).toHaveURL("/news");
    await expect(page).toHaveTitle(/^News/);
    expect(await scrollPosition(page)).toBe(0);
  });

  test("back and forward restore the scroll position and the typed text", async ({ page }) => {
    await start(page, "/contact");
    await page.getByLabel("Subject").fill("Half a thought");
    await page.goto("/news");
    await started(page);
    await scrollTo(page, 500);
    await page.getByRole("article").getByRole("link").nth(3).dispatchEvent("click");
    await expect(page).toHaveURL(/\/news\/[\w-]+$/);
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await scrollTo(page, 200);
    await page.goBack();
    await expect(page).toHaveURL("/news");
    await expect.poll(() => scrollPosition(page)).toBe(500);
    await page.goForward();
    await expect(page).toHaveURL(/\/news\/[\w-]+$/);
    await expect.poll(() => scrollPosition(page)).toBe(200);
    await page.goBack();
    await page.goBack();
    await expect(page.getByLabel("Subject")).toHaveValue("Half a thought");
  });

  test("keeps the scroll position when the visitor scrolls after a reload, before the script starts", async ({
    page,
  }) => {
    await start(page, "/privacy-policy");
    await scrollTo(page, 600);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/start-*", async (route) => {
      await promise;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await expect.poll(() => scrollPosition(page)).toBe(600);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollPosition(page)).toBe(900);
    release();
    await started(page);
    expect(await scrollPosition(page)).toBe(900);
  });

  for (const [what, press, address] of [
    ["a link", (page: Page) => tap(page, "Events"), "/events"],
    [
      "a form",
      (page: Page) =>
        page
          .getByRole("search")
          .evaluate((form: HTMLFormElement) => void setTimeout(() => form.requestSubmit())),
      "/search?q=nairobi",
    ],
  ] as const) {
    test(
      `${what} that takes longer than 300 ms shows a loading sign`,
      everywhere(what !== "a link"),
      async ({ page }) => {
        const sign = await watchPending(page);
        await start(page, "/search");
        await page.getByRole("searchbox").fill("nairobi");
        const { release } = await hold(page, new URL(address, page.url()).pathname);
        const moved = page.waitForURL((url) => url.pathname + url.search === address);
        await press(page);
        await expect.poll(() => sign.shown).toHaveLength(1);
        // Timers may round down to the millisecond.
        expect(sign.shown[0]).toBeGreaterThanOrEqual(299);
        release();
        await moved;
        await expect(pending(page)).toBeHidden();
      },
    );
  }

  test("Escape cancels the navigation and hides the loading sign", async ({ page }) => {
    const sign = await watchPending(page);
    await start(page, "/resources");
    const { release } = await hold(page, "/events");
    await tap(page, "Events");
    await expect.poll(() => sign.shown).toHaveLength(1);
    const before = sign.hidden;
    await page.keyboard.press("Escape");
    await expect.poll(() => sign.hidden).toBeGreaterThan(before);
    release();
  });

  test("shows no loading sign for an anchor, a download or a new tab", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await start(page, "/events/signing-day-nairobi");
    await page.clock.pauseAt(3_600_000);
    await page.getByRole("link", { name: "Skip to content" }).dispatchEvent("click");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Add to calendar" }).click();
    await download;
    await menu(page, "News").click({ modifiers: ["Control"] });
    await page.clock.runFor(1000);
    await expect(pending(page)).toBeHidden();
  });
});

test.describe("prefetching", () => {
  const asked = (page: Page) => {
    const purposes: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/news")
        purposes.push(request.headers()["sec-purpose"] ?? "move");
    });
    return purposes;
  };

  test("prefetches a page once when the mouse rests on its link, and does not request it again", async ({
    page,
    site,
  }) => {
    await start(page, "/faq");
    const purposes = asked(page);
    const answers = () => site.output().split('"path":"/news"').length - 1;
    const before = answers();
    // Until then the browser does not have the page, even if the site has sent it.
    const arrived = page.waitForEvent("requestfinished", (request) => request.url() === `${site.url}/news`);
    await menu(page, "News").hover();
    await arrived;
    expect(purposes).toEqual(["prefetch"]);
    await expect.poll(answers).toBe(before + 1);
    await menu(page, "Events").hover();
    await menu(page, "News").click();
    await expect(title(page)).toHaveText("News");
    expect(answers()).toBe(before + 1);
  });

  test("does not prefetch when the mouse only passes over a link", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await start(page, "/faq");
    await page.clock.pauseAt(3_600_000);
    const purposes = asked(page);
    await menu(page, "News").hover();
    await page.clock.runFor(64);
    await page.mouse.move(640, 600);
    await page.clock.runFor(1000);
    expect(purposes).toEqual([]);
  });

  test("does not prefetch on a slow connection or when the browser saves data", async ({ page }) => {
    await page.addInitScript(() => {
      const real = Object.getOwnPropertyDescriptor(Navigator.prototype, "connection")?.get;
      if (new URLSearchParams(location.search).has("saves"))
        Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
      if (!real) throw new Error("This browser says nothing of its line.");
    });
    await page.clock.install({ time: 0 });
    const purposes = asked(page);
    await start(page, "/faq?saves");
    await page.clock.pauseAt(3_600_000);
    await menu(page, "News").hover();
    await page.clock.runFor(1000);
    await onPoorLine(page);
    // The start script loads when the page is idle, which never happens while the clock is stopped.
    await page.clock.resume();
    await page.goto("/faq");
    await started(page);
    await page.clock.pauseAt(7_200_000);
    await menu(page, "News").hover();
    await page.clock.runFor(1000);
    expect(purposes).toEqual([]);
  });
});

test.describe("islands", () => {
  const island = (page: Page) => page.locator("[data-island=enquiry-form]");

  /** Fails the first `times` requests for the islands. */
  async function failRequests(page: Page, times: number) {
    const asked: string[] = [];
    await page.route("**/assets/islands-*.js*", (route) => {
      asked.push(route.request().url());
      return asked.length <= times ? route.abort("failed") : route.continue();
    });
    return asked;
  }

  test("loads no React for links, scrolling or the rest of the page", async ({ page }) => {
    const asked = await failRequests(page, 0);
    await start(page, "/contact");
    for (const link of await page.getByRole("banner").getByRole("link").all())
      await link.hover({ force: true });
    await menu(page, "News").focus();
    await page.mouse.move(640, 20);
    await page.mouse.wheel(0, 2000);
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).hover();
    await page.getByRole("contentinfo").click({ position: { x: 5, y: 60 } });
    await page.getByRole("button", { name: /Switch to dark/ }).click();
    expect(asked).toEqual([]);
  });

  test("hydrates an island when the mouse comes near, on focus and on touch", async ({
    page,
    browser,
    site,
  }) => {
    await start(page, "/contact");
    await page.getByRole("heading", { name: "Send us a message" }).hover();
    await expect(island(page)).toHaveAttribute("data-hydrated");
    await page.reload();
    await started(page);
    await page.getByLabel("Name").focus();
    await expect(island(page)).toHaveAttribute("data-hydrated");

    const phone = await browser.newContext({ baseURL: site.url, hasTouch: true, isMobile: true });
    const touched = await phone.newPage();
    await touched.goto("/contact");
    await started(touched);
    await touched.getByLabel("Subject").tap();
    await expect(island(touched)).toHaveAttribute("data-hydrated");
    await phone.close();
  });

  test("retries a chunk that fails to load, unnoticed by the visitor", async ({ page }) => {
    const asked = await failRequests(page, 1);
    await start(page, "/contact");
    await page.getByLabel("Name").focus();
    await expect(island(page)).toHaveAttribute("data-hydrated");
    expect(asked[1]).toBe(`${asked[0]}?again`);
  });

  test("keeps working without hydration when the retry fails, and tries again on the next focus", async ({
    page,
  }) => {
    const noted = page.waitForEvent("console", (message) => message.type() === "info");
    const requested = await failRequests(page, 2);
    await start(page, "/contact");
    await page.getByLabel("Name").fill("Abebe");
    await noted;
    await expect(page.getByLabel("Name")).toHaveValue("Abebe");
    await expect(island(page)).not.toHaveAttribute("data-hydrated");
    await page.getByLabel("E-mail").focus();
    await expect(island(page)).toHaveAttribute("data-hydrated");
    expect(new Set(requested).size).toBe(3);
  });
});
