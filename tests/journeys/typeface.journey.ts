/** The heading font is there from the first page on, delays nothing and moves nothing. */
import type { Page, Request } from "@playwright/test";
import { layoutShift, onPoorLine } from "../budgets/weigh.ts";
import { everywhere, expect, started, test } from "./journey.ts";

const fontFile = /\/heading[^/]*\.woff2$/;
const appliedFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes("Familjen")).length);
const hasFont = (page: Page) => expect.poll(() => appliedFonts(page)).toBe(1);

function fontRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => /\.woff2$/.test(request.url()) && requests.push(request));
  return requests;
}

/** Holds the font back until the page is painted and its script runs, as on a line with a long round trip. */
async function holdFont(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(fontFile, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("headings have the brand's font on the first page", async ({ page }) => {
  const requests = fontRequests(page);
  await page.goto("/about");
  await hasFont(page);
  expect(requests.map((request) => fontFile.test(request.url()))).toEqual([true]);
  expect(await layoutShift(page)).toBe(0);

  await test.step("later pages do not fetch it again", async () => {
    await page.goto("/news");
    await hasFont(page);
    await started(page);
    expect(await layoutShift(page)).toBe(0);
  });
});

for (const [path, width] of [
  ["/", 390],
  ["/contact", 820],
  ["/fr/about", 1024],
  ["/", 1440],
  ...["/events", "/faq", "/resources", "/ai-policy", "/pt", "/sw/news"].flatMap((path) =>
    [390, 820, 1024, 1440].map((width) => [path, width] as const),
  ),
] as const) {
  const isRepetition = !["/", "/contact", "/fr/about"].includes(path);
  test(
    `a font that arrives late moves nothing on ${path} at ${width} px`,
    everywhere(isRepetition),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const release = await holdFont(page);
      await page.goto(path);
      await started(page);
      expect(await appliedFonts(page)).toBe(0);
      release();
      await hasFont(page);
      expect(await layoutShift(page)).toBe(0);
      // The first heading itself, not only some of the page.
      const family = await page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily);
      expect(family).toContain("Familjen Grotesk");
    },
  );
}

test("the first paint does not wait for the font", async ({ page }) => {
  const release = await holdFont(page);
  await page.goto("/");
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
  expect(await appliedFonts(page)).toBe(0);
  release();
  await hasFont(page);
});

test("slow connections and low-data mode fetch no heading font", async ({ page }) => {
  const requests = fontRequests(page);
  await page.setExtraHTTPHeaders({ "save-data": "on" });
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.setExtraHTTPHeaders({});
  await onPoorLine(page);
  await page.goto("/about", { waitUntil: "networkidle" });
  await started(page);
  expect(requests).toEqual([]);
});
