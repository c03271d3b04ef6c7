import type { Page } from "@playwright/test";
import { resource, work } from "../records.ts";
import { startSiteWith } from "../requests/site-with-records.ts";
import { save } from "../save.ts";
import { everywhere, expect, started } from "./journey.ts";
import { testOnSite } from "./site-with.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const test = testOnSite(() =>
  startSiteWith(async (db) => {
    await save(
      db,
      "resources",
      ...upTo(14).map((n) => resource(`policy-${n}`, { category: "For Policy Makers" })),
      resource("lesson", {
        category: "Training Materials",
        file_url: "/files/scam-lesson-pack.pdf",
        created_at: "2026-03-05T23:30:00.000Z",
      }),
    );
    await save(
      db,
      "our_work",
      work("old-link", { link: "/resource/lesson" }),
      work("lost-link", { link: "/resource/unknown/at/all" }),
    );
  }),
);

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name });
const field = (page: Page) => page.getByRole("searchbox");

for (const script of [true, false]) {
  test.describe(`resources ${script ? "with" : "without"} JavaScript`, everywhere(!script), () => {
    test.use({ javaScriptEnabled: script });

    test("starts with all categories, combines a category with the search, and keeps both across pages", async ({
      page,
    }) => {
      await page.goto("/resources");
      if (script) await started(page);
      await expect(tab(page, "All Resources")).toHaveAttribute("aria-current", "page");
      await tab(page, "For Policy Makers").click();
      await expect(page).toHaveURL("/resources?category=For+Policy+Makers");
      await expect(tab(page, "For Policy Makers")).toHaveAttribute("aria-current", "page");
      await expect(tab(page, "All Resources")).not.toHaveAttribute("aria-current");

      await field(page).fill("policy");
      await field(page).press("Enter");
      await expect(page).toHaveURL("/resources?q=policy&category=For+Policy+Makers");
      await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
      await expect(page).toHaveURL("/resources?q=policy&category=For+Policy+Makers&page=2");
      await expect(cards(page)).toHaveCount(2);

      const [, second] = await cards(page).getByRole("link").all();
      await second?.click();
      await page.getByRole("link", { name: "Back to Resources" }).click();
      await expect(page).toHaveURL(/\/resources\?q=policy&category=For\+Policy\+Makers&page=2#policy-\d+$/);

      await tab(page, "Training Materials").click();
      await expect(page.getByRole("main").getByRole("status")).toHaveText(
        'No resources found for category "Training Materials" matching your search.',
      );
      await expect(field(page)).toHaveValue("policy");
      await page.getByRole("link", { name: "Clear search" }).click();
      await expect(page).toHaveURL("/resources?category=Training+Materials");
      await expect(cards(page)).toHaveCount(1);
    });

    test("/resource/* redirects without adding a history entry", async ({ page }) => {
      for (const [from, to] of [
        ["old-link", "/resources/lesson"],
        ["lost-link", "/resources"],
      ] as const) {
        await page.goto(`/our-work/${from}`);
        if (script) await started(page);
        await page.locator('main a[href^="/resource/"]').click();
        await expect(page).toHaveURL(to);
        await page.goBack();
        await expect(page).toHaveURL(`/our-work/${from}`);
      }
    });
  });
}

test.describe("a resource's page", () => {
  test.use({ locale: "fr-FR", timezoneId: "Pacific/Kiritimati" });

  test("shows a long US English date regardless of the visitor's language, and offers the file", async ({
    page,
  }) => {
    await page.goto("/resources/lesson");
    await started(page);
    await expect(page.getByRole("main").locator("time")).toHaveText("March 5, 2026");
    await expect(page.getByRole("definition").filter({ hasText: /^PDF, \d+ KB$/ })).toHaveCount(1);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the file" }).click();
    expect((await download).suggestedFilename()).toBe("scam-lesson-pack.pdf");
  });
});
