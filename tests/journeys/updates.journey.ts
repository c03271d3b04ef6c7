import type { Page } from "@playwright/test";
import { event, news, resource } from "../records.ts";
import { startSiteWith } from "../requests/site-with-records.ts";
import { save } from "../save.ts";
import { expect, started } from "./journey.ts";
import { testOnSite } from "./site-with.ts";

const long = "The description goes on for longer than two lines of a card can hold. ".repeat(5);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** On each day the event is the newest and the resource the oldest. */
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 0, day, hour)).toISOString();

/** More of each kind than the row shows. */
const test = testOnSite(() =>
  startSiteWith(async (db) => {
    await save(db, "news", ...upTo(14).map((n) => news(`n${n}`, { created_at: at(n, 8), content: long })));
    await save(db, "events", ...upTo(14).map((n) => event(`e${n}`, { created_at: at(n, 9) })));
    await save(db, "resources", ...upTo(14).map((n) => resource(`r${n}`, { created_at: at(n, 7) })));
  }),
);

const section = (page: Page) => page.getByRole("region", { name: "Latest Updates" });
const filter = (page: Page, name: string) =>
  section(page).getByRole("navigation").getByRole("link", { name, exact: true });
const cards = (page: Page) => section(page).getByRole("article");
const spinner = (page: Page) => section(page).getByRole("status");
const lastCard = (page: Page) => section(page).getByRole("list", { name: "Updates" }).locator("> li").last();

const isFiltered = (url: URL) => url.searchParams.has("updates");

/** Holds back a filter's request; the returned function lets it through or fails it. */
async function hold(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<"answer" | "fail">();
  await page.route(isFiltered, async (route) =>
    (await promise) === "answer" ? route.continue() : route.abort("failed"),
  );
  return release;
}

test.describe("Latest Updates", () => {
  test("starts with All Updates of four filters: the newest of all kinds, with badges and links", async ({
    page,
  }) => {
    await page.goto("/");
    await started(page);
    await expect(section(page).getByRole("navigation").getByRole("link")).toHaveText([
      "All Updates",
      "News",
      "Events",
      "Resources",
    ]);
    await expect(filter(page, "All Updates")).toHaveAttribute("aria-current", "page");
    const titles = await cards(page).getByRole("heading").allTextContents();
    expect(titles).toHaveLength(29);
    expect(titles.slice(0, 9)).toEqual([
      "Event e14",
      "Headline n14",
      "Resource r14",
      "Event e13",
      "Headline n13",
      "Resource r13",
      "Event e12",
      "Headline n12",
      "Resource r12",
    ]);

    await test.step("badges are blue for news, purple for events and green for resources, in both themes", async () => {
      for (const look of ["light", "dark"]) {
        await expect(page.locator("html")).toHaveClass(look === "dark" ? /dark/ : /^(?!.*dark)/);
        for (const [kind, from, to] of [
          ["News", 200, 250],
          ["Event", 260, 300],
          ["Resource", 90, 160],
        ] as const) {
          const badge = cards(page).getByText(kind, { exact: true }).first();
          await expect.poll(() => badge.evaluate(hue), `${kind}, ${look}`).toBeGreaterThan(from);
          expect(await badge.evaluate(hue), `${kind}, ${look}`).toBeLessThan(to);
        }
        await page.getByRole("button", { name: /Switch to/ }).click();
      }
    });

    await test.step("each card has a band and Read More, which opens the page of a news item or event", async () => {
      await expect(cards(page).locator("svg")).toHaveCount(29);
      await expect(cards(page).getByRole("link", { name: /^Read More ?: / })).toHaveCount(29);
      for (const [name, address] of [
        [/^Read More ?: Headline n14$/, "/news/n14"],
        [/^Read More ?: Event e14$/, "/events/e14"],
      ] as const) {
        await cards(page).getByRole("link", { name }).click();
        await expect(page).toHaveURL(address);
        await page.goBack();
      }
    });

    await test.step("the last card leads to the full list", async () => {
      await expect(lastCard(page).getByRole("link")).toHaveText(["All news", "All events", "All resources"]);
      await started(page);
      await filter(page, "Events").click();
      await expect(lastCard(page).getByRole("link")).toHaveText(["All events"]);
      await lastCard(page).getByRole("link").click();
      await expect(page).toHaveURL("/events");
    });
  });

  test("puts the filter in the address, loads it in place, and undoes it on back", async ({ page }) => {
    await page.goto("/");
    await started(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    for (const [name, asked, badge, count] of [
      ["News", "news", "News", 12],
      ["Events", "event", "Event", 12],
      ["Resources", "resource", "Resource", 5],
    ] as const) {
      await filter(page, name).click();
      await expect(page).toHaveURL(`/?updates=${asked}`);
      await expect(filter(page, name)).toHaveAttribute("aria-current", "page");
      await expect(cards(page)).toHaveCount(count);
      await expect(cards(page).filter({ hasText: new RegExp(`^${badge}`) })).toHaveCount(count);
    }
    await filter(page, "All Updates").click();
    await expect(page).toHaveURL("/");
    await expect(cards(page)).toHaveCount(29);
    await page.goBack();
    await expect(page).toHaveURL("/?updates=resource");
    await expect(cards(page)).toHaveCount(5);
    expect(await page.evaluate(() => "same" in window)).toBe(true);
  });

  test("shows a spinner over the old list while loading, and keeps the scroll position", async ({ page }) => {
    await page.goto("/");
    await started(page);
    const release = await hold(page);
    await expect(spinner(page)).toHaveCount(0);
    await filter(page, "News").click();
    await expect(spinner(page)).toHaveText("Loading updates");
    await expect(spinner(page)).toBeInViewport();
    await expect(section(page).locator("[aria-busy=true]")).toBeVisible();
    await expect(filter(page, "News")).toHaveAttribute("aria-current", "page");
    await expect(cards(page)).toHaveCount(29);
    const before = await page.evaluate(() => window.scrollY);
    release("answer");
    await expect(cards(page)).toHaveCount(12);
    await expect(spinner(page)).toHaveCount(0);
    await expect(section(page).locator("[aria-busy=true]")).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(before).toBeGreaterThan(0);
  });

  test("logs a failed load, hides the spinner and keeps the list", async ({ context, baseURL }) => {
    // A separate page, because the `page` fixture fails on console errors, which are expected here.
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(`${baseURL}/`);
    await started(page);
    const release = await hold(page);
    await filter(page, "Events").click();
    await expect(spinner(page)).toBeVisible();
    release("fail");
    await expect(spinner(page)).toHaveCount(0);
    await expect
      .poll(() => errors.filter((text) => text.startsWith("Error fetching updates:")))
      .toHaveLength(1);
    await expect(cards(page)).toHaveCount(29);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Secure AI. Strong Africa.");

    await page.unroute(isFiltered);
    await filter(page, "News").click();
    await expect(cards(page)).toHaveCount(12);
  });

  test("truncates a description after two lines", async ({ page }) => {
    await page.goto("/?updates=news");
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const text = cards(page).first().getByText("The description goes on");
      const lines = await text.evaluate((element) => {
        const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
        return [element.clientHeight / lineHeight, element.scrollHeight / lineHeight];
      });
      expect(lines[0], `at ${width} px`).toBeCloseTo(2, 1);
      expect(lines[1], `at ${width} px`).toBeGreaterThan(2.5);
    }
  });

  test("a resource's card leads to the list, with that resource in view and highlighted", async ({
    page,
  }) => {
    await page.goto("/?updates=resource");
    await started(page);
    await cards(page)
      .getByRole("link", { name: /^Read More ?: Resource r12$/ })
      .click();
    await expect(page).toHaveURL("/resources#r12");
    await expect(page.locator("#r12")).toBeInViewport();
    await expect(page.locator("#r12:target")).toHaveCount(1);
    const border = (id: string) => page.locator(id).evaluate((card) => getComputedStyle(card).boxShadow);
    expect(await border("#r12")).not.toBe("none");
    expect(await border("#r13")).toBe("none");
  });
});

for (const [locale, first, filtered] of [
  ["en-US", "January 14, 2026", "January 14, 2026"],
  // Always in the page's language.
  ["fr-FR", "14 January 2026", "14 January 2026"],
] as const) {
  test.describe(`Latest Updates for a visitor with the locale ${locale}`, () => {
    test.use({ locale, timezoneId: "Pacific/Honolulu" });

    test("writes the date in the order of the visitor's region, also after filtering", async ({ page }) => {
      await page.goto("/");
      // An event's card starts with the date of the event.
      const time = cards(page).first().locator("time").last();
      await started(page);
      await time.scrollIntoViewIfNeeded();
      await expect(time).toHaveText(first);
      await expect(time).toHaveAttribute("datetime", "2026-01-14");
      await filter(page, "News").click();
      await expect(cards(page)).toHaveCount(12);
      await expect(time).toHaveText(filtered);
    });
  });
}

test.describe("Latest Updates without JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "fr-FR" });

  test("the filters are links back to the section, and the date is unambiguous", async ({ page }) => {
    await page.goto("/");
    await filter(page, "Resources").click();
    await expect(page).toHaveURL("/?updates=resource#latest-updates");
    await expect(cards(page)).toHaveCount(5);
    await expect(section(page)).toBeInViewport();
    await expect(filter(page, "Resources")).toHaveAttribute("aria-current", "page");
    await expect(cards(page).first().locator("time")).toHaveText("14 January 2026");
    // A resource is still highlighted in its list.
    await cards(page)
      .getByRole("link", { name: /^Read More ?: Resource r12$/ })
      .click();
    await expect(page.locator("#r12:target")).toBeInViewport();
    await expect(page.locator("#r12")).not.toHaveCSS("box-shadow", "none");
  });
});

/** The hue of an element's background, in degrees. */
function hue(element: Element): number {
  const [red = 0, green = 0, blue = 0] = (
    getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
  ).map(Number);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
}
