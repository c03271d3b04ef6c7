/** What works without script and has no journey of its own: faq, search, lists and forms are tested with theirs. */
import { expect, test } from "./journey.ts";
import { pages } from "./pages.ts";

test.use({ javaScriptEnabled: false });

/** Other journeys follow the links of lists to their records. */
const isRecord = (path: string) => /^\/(?:our-work|news|events|resources)\/./.test(path);

test("every link of every page leads to something, and every fragment to its place", async ({ request }) => {
  const known = new Map<string, string>();
  const read = async (path: string) => {
    const html = known.get(path) ?? (await (await request.get(path)).text());
    known.set(path, html);
    return html;
  };
  const links = new Map<string, string>();
  for (const path of pages) {
    for (const [, href = ""] of (await read(path)).matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const { origin, pathname, search, hash } = new URL(href.replaceAll("&amp;", "&"), `http://here${path}`);
      if (origin === "http://here" && !isRecord(pathname)) links.set(pathname + search + hash, path);
    }
  }
  expect(links.size).toBeGreaterThan(80);
  for (const [link, from] of links) {
    const [path = "", fragment] = link.split("#");
    if (!pages.includes(path)) {
      const response = await request.get(path);
      expect(response.status(), `${link}, linked from ${from}`).toBe(200);
      known.set(path, await response.text());
    }
    // The way back from a record names it, in case the list that the visitor came from shows it.
    const wayBack = /^\/(?:our-work|news|events|resources)(?:\?|$)/.test(path);
    if (fragment && !wayBack)
      expect(await read(path), `${link}, linked from ${from}`).toContain(`id="${fragment}"`);
  }
});

test("an event's calendar link gives a file with that event", async ({ page }) => {
  await page.goto("/events/signing-day-nairobi");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const text = (await (await file.createReadStream()).toArray()).join("");
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain("SUMMARY:Signing day");
});

test("a visit from page to page: tabs, filters, page numbers, neighbours, search", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Events", exact: true }).click();
  await expect(page).toHaveURL(/\/\?updates=event/);
  await page.getByRole("link", { name: "Use the training materials" }).click();
  await expect(page.getByRole("link", { name: "Training Materials" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByRole("link", { name: "All Resources" }).click();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/resources?page=2");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await page.getByRole("navigation", { name: "More resources" }).getByRole("link").last().click();
  await page.getByRole("link", { name: "Back to Resources" }).click();
  await expect(page).toHaveURL(/\/resources\?page=2/);
  await page.goto("/no-such-page");
  await page.getByRole("searchbox").fill("nairobi");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("main").getByRole("region", { name: "Events" })).toBeVisible();
});
