import type { Page } from "@playwright/test";
import { everywhere, expect, started, test } from "./journey.ts";

const box = (page: Page) => page.getByRole("searchbox", { name: "Search the site" });
const outcome = (page: Page) => page.getByRole("main").getByRole("status");

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    `search ${javaScriptEnabled ? "with" : "without"} JavaScript`,
    everywhere(!javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      test("searches every kind of content, links to more results, and says when nothing is found", async ({
        page,
      }) => {
        await page.goto("/search");
        if (javaScriptEnabled) await started(page);
        await expect(page.getByRole("main").getByRole("region")).toHaveCount(0);
        await box(page).fill("work");
        await page.getByRole("button", { name: "Search" }).click();
        await expect(page).toHaveURL("/search?q=work");
        await expect(outcome(page)).toHaveText(/^\d+ results for “work”$/);
        const groups = page.getByRole("main").getByRole("heading", { level: 2 });
        await expect(groups).toHaveText(["Pages", "Our Work", "News", "Events", "Resources", "Questions"]);
        const news = page.getByRole("main").getByRole("region", { name: "News" });
        await expect(news.getByRole("listitem")).toHaveCount(4);
        await news.getByRole("link", { name: /^See \d+ results in News$/ }).click();
        await expect(page).toHaveURL("/news?q=work");

        // A result leads to its page, which links back to the search.
        await page.goto("/search?q=nairobi");
        await page
          .getByRole("main")
          .getByRole("region", { name: "Events" })
          .getByRole("link")
          .first()
          .click();
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
        const news = page.getByRole("main").getByRole("region", { name: "News" });
        await expect(news.locator("mark").first()).toHaveText(/incident|Tunis/i);
        const sections = page.getByRole("navigation", { name: "Section" });
        await expect(sections.getByRole("link", { name: "All sections" })).toHaveAttribute(
          "aria-current",
          "true",
        );
        await sections.getByRole("link", { name: "News" }).click();
        await expect(page).toHaveURL("/search?q=incidents+tunis&section=news");
        await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["News"]);
        const years = page.getByRole("navigation", { name: "Year" });
        await years.getByRole("link", { name: "2026" }).click();
        await expect(page).toHaveURL("/search?q=incidents+tunis&section=news&year=2026");
        await expect(outcome(page)).toHaveText(/^\d+ results? for “incidents tunis”$/);

        // A new search keeps the section and the year.
        await box(page).fill("zzzz");
        await page.getByRole("button", { name: "Search" }).click();
        await expect(page).toHaveURL("/search?q=zzzz&section=news&year=2026");
        await expect(outcome(page)).toContainText("Nothing found for “zzzz” in this section and year.");
      });

      test("suggests another spelling on the search page and on a list", async ({ page }) => {
        await page.goto("/search?q=piepline");
        await page.getByRole("link", { name: "Did you mean “pipeline”?" }).click();
        await expect(page).toHaveURL("/search?q=pipeline");
        await expect(outcome(page)).toHaveText(/results for “pipeline”$/);

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
        await page.getByRole("navigation", { name: "Year" }).getByRole("link", { name: "2026" }).click();
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
  await expect(page.getByRole("main").getByRole("region", { name: "Events" })).toContainText("Signing day");
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
