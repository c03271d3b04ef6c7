import type { Page } from "@playwright/test";
import { everywhere, expect, started, test } from "./journey.ts";

const box = (page: Page) => page.getByRole("searchbox", { name: "Search the site" });
const outcome = (page: Page) => page.getByRole("main").getByRole("status");
const hits = (page: Page) => page.getByRole("main").getByRole("article");

async function openFilter(page: Page, name: string) {
  const filter = page.getByRole("navigation", { name });
  await filter.locator("summary").click();
  return filter;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    `search ${javaScriptEnabled ? "with" : "without"} JavaScript`,
    everywhere(!javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      test("ranks every kind of content in one list, and says when nothing is found", async ({ page }) => {
        await page.goto("/search");
        if (javaScriptEnabled) await started(page);
        await expect(hits(page)).toHaveCount(0);
        await box(page).fill("work");
        await page.getByRole("button", { name: "Search" }).click();
        await expect(page).toHaveURL("/search?q=work");
        await expect(outcome(page)).toHaveText(/^\d+ results for “work”. Page 1 of \d+\.$/);
        await expect(hits(page)).toHaveCount(12);
        await expect(hits(page).first().getByRole("heading", { level: 2 })).toHaveText("Our Work");
        await expect(hits(page).first()).toContainText("Page");
        await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
        await expect(page).toHaveURL("/search?q=work&page=2");
        await expect(hits(page).first()).toBeVisible();

        // A result leads to its page, which links back to the search.
        await page.goto("/search?q=nairobi&section=events");
        await hits(page).getByRole("link").first().click();
        await expect(page).toHaveURL(/^[^?]+\/events\/[\w-]+\?q=nairobi$/);
        await page.getByRole("link", { name: "Back to Events" }).click();
        await expect(page).toHaveURL(/\/events\?q=nairobi/);

        await page.goto("/search?q=zzzz");
        await expect(outcome(page)).toContainText("Nothing found for “zzzz”.");
        await expect(outcome(page).getByRole("link", { name: "See all pages" })).toHaveAttribute(
          "href",
          "/sitemap",
        );
        // Clearing the search returns to the clean page.
        await box(page).fill("   ");
        await page.getByRole("button", { name: "Search" }).click();
        await expect(page).toHaveURL("/search");
        await expect(outcome(page)).toBeEmpty();
      });

      test("finds words in any order, highlights them, and filters by section and year", async ({ page }) => {
        await page.goto("/search?q=incidents+tunis");
        if (javaScriptEnabled) await started(page);
        await expect(hits(page).locator("mark").first()).toHaveText(/incident|Tunis/i);
        const sections = await openFilter(page, "Section");
        await expect(sections.getByRole("link", { name: "All sections" })).toHaveAttribute(
          "aria-current",
          "true",
        );
        await sections.getByRole("link", { name: /^News \(\d+\)$/ }).click();
        await expect(page).toHaveURL("/search?q=incidents+tunis&section=news");
        await expect(hits(page).first()).toContainText("News");
        await (await openFilter(page, "Year")).getByRole("link", { name: "2026" }).click();
        await expect(page).toHaveURL("/search?q=incidents+tunis&section=news&year=2026");
        await expect(outcome(page)).toHaveText(/^\d+ results? for “incidents tunis”$/);

        // A new search keeps the section and the year.
        await box(page).fill("zzzz");
        await page.getByRole("button", { name: "Search" }).click();
        await expect(page).toHaveURL("/search?q=zzzz&section=news&year=2026");
        await expect(outcome(page)).toContainText("Nothing found for “zzzz” in this section and year.");
      });

      test("corrects one misspelt word, or searches for it as typed; a list suggests the correction", async ({
        page,
      }) => {
        await page.goto("/search?q=piepline");
        await expect(outcome(page)).toContainText("Showing results for “pipeline”.");
        await expect(outcome(page)).toContainText(/\d+ results for “pipeline”/);
        await page.getByRole("link", { name: "Search for “piepline” instead" }).click();
        await expect(page).toHaveURL("/search?q=piepline&exact=yes");
        await expect(outcome(page)).toContainText("Nothing found for “piepline”.");

        await page.goto("/events?q=nairobbi");
        await expect(outcome(page)).toContainText("No events found matching your search.");
        await page.getByRole("link", { name: "Did you mean “nairobi”?" }).click();
        await expect(page).toHaveURL("/events?q=nairobi");
        await expect(page.getByRole("main").getByRole("article").first().locator("mark").first()).toHaveText(
          "Nairobi",
        );
      });

      test("filters a list by year, and its records link back to the filtered list", async ({ page }) => {
        await page.goto("/news");
        await (await openFilter(page, "Year")).getByRole("link", { name: "2026" }).click();
        await expect(page).toHaveURL("/news?year=2026");
        await page.getByRole("main").getByRole("article").getByRole("link").first().click();
        await expect(page).toHaveURL(/\/news\/[\w-]+\?year=2026$/);
        await page.getByRole("link", { name: "Back to News" }).click();
        await expect(page).toHaveURL(/\/news\?year=2026/);
        await page.goto("/news?year=1999");
        await expect(outcome(page)).toHaveText("No news found matching your search.");
      });
    },
  );
}

test("ignores case, accents and marks, and shows the search term as plain text", async ({ page }) => {
  await page.goto("/search?q=NAIRÓBI");
  await expect(hits(page).filter({ hasText: "Signing day" }).first()).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
  await expect(outcome(page)).toContainText("<img src=x onerror=alert(1)>");
});

test("keeps the field in step with the address on back, forward and clearing", async ({ page }) => {
  await page.goto("/search?q=nairobi");
  await started(page);
  await box(page).fill("pipeline");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=pipeline");
  await page.goBack();
  await expect(box(page)).toHaveValue("nairobi");
  await page.getByRole("link", { name: "Clear search" }).click();
  await expect(page).toHaveURL("/search");
  await expect(box(page)).toHaveValue("");
});

for (const path of ["/search?q=security", "/news", "/our-work", "/resources?q=ai"])
  test(`the keyboard reaches the first record of ${path} after 12 stops at most, and can skip the filters`, async ({
    page,
  }) => {
    await page.goto(path);
    await started(page);
    await page.getByRole("main").focus();
    const first = hits(page).getByRole("link").first();
    const isThere = () => first.evaluate((link) => link === document.activeElement);
    const skip = page.getByRole("link", { name: "Skip to the results" });
    let stops = 0;
    let skipStop = 0;
    do {
      await page.keyboard.press("Tab");
      stops++;
      if (await skip.evaluate((link) => link === document.activeElement)) skipStop = stops;
    } while (!(await isThere()) && stops < 12);
    expect(await isThere()).toBe(true);
    expect(skipStop).toBeGreaterThan(0);

    await skip.focus();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(outcome(page)).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await isThere()).toBe(true);
  });
