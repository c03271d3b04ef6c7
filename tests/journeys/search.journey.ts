import type { Page } from "@playwright/test";
import { expect, started, test } from "./journey.ts";

const box = (page: Page) => page.getByRole("searchbox", { name: "Search the site" });
const outcome = (page: Page) => page.getByRole("main").getByRole("status");

for (const javaScriptEnabled of [true, false]) {
  test.describe(`search ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("finds in every kind of content, leads to the rest, and says that nothing was found", async ({
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

      // A hit leads to its page, and from there back to what was searched.
      await page.goto("/search?q=nairobi");
      await page.getByRole("main").getByRole("region", { name: "Events" }).getByRole("link").first().click();
      await expect(page).toHaveURL(/^[^?]+\/events\/[\w-]+\?q=nairobi$/);
      await page.getByRole("link", { name: "Back to Events" }).click();
      await expect(page).toHaveURL(/\/events\?q=nairobi/);

      await page.goto("/search?q=zzzz");
      await expect(outcome(page)).toContainText("Nothing found for “zzzz”.");
      await expect(outcome(page).getByRole("link", { name: "See all pages" })).toHaveAttribute(
        "href",
        "/sitemap",
      );
      // An emptied search is a clean page.
      await box(page).fill("   ");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL("/search");
      await expect(outcome(page)).toBeEmpty();
    });
  });
}

test("search takes any case, accents and marks, and shows what was typed as text", async ({ page }) => {
  await page.goto("/search?q=NAIRÓBI");
  await expect(page.getByRole("main").getByRole("region", { name: "Events" })).toContainText("Signing day");
  await page.goto(`/search?q=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
  await expect(outcome(page)).toContainText("<img src=x onerror=alert(1)>");
});

test("the field follows the address: back, forward and a cleared search", async ({ page }) => {
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
