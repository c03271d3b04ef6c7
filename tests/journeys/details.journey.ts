import type { Page } from "@playwright/test";
import { news, work } from "../records.ts";
import { startSiteWith } from "../requests/site-with-records.ts";
import { save } from "../save.ts";
import { expect, started } from "./journey.ts";
import { testOnSite } from "./site-with.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const markup = `"><img src=x onerror="window.ran=1"><script>window.ran=2</script>`;

const test = testOnSite(() =>
  startSiteWith(async (db) => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day, 23)).toISOString();
    await save(db, "news", ...upTo(15).map((n) => news(`n${n}`, { created_at: at(n) })));
    const content = "| Day | People | Room |\n|:--|--:|:-:|\n| Monday | 24 | A |";
    await save(db, "news", news("table", { created_at: at(-1), content }));
    await save(db, "news", news("filed", { created_at: at(0), link: "/files/model-card-template.md" }));
    const link = "/resource/unknown";
    await save(db, "our_work", work("bad", { title: markup, description: markup, category: markup, link }));
  }),
);

const title = (page: Page) => page.getByRole("heading", { level: 1 });

for (const script of [true, false]) {
  test.describe(`details ${script ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled: script });

    test("the back link returns to the record in the list as the visitor left it, also after previous and next", async ({
      page,
    }) => {
      await page.goto("/news?q=head&page=2");
      if (script) await started(page);
      await page.getByRole("link", { name: "Headline n2", exact: true }).click();
      await expect(title(page)).toHaveText("Headline n2");
      await page.getByRole("link", { name: "Older Headline n1" }).click();
      await expect(title(page)).toHaveText("Headline n1");
      await page.getByRole("link", { name: "Newer Headline n2" }).click();
      await expect(title(page)).toHaveText("Headline n2");
      await page.getByRole("link", { name: "Back to News" }).click();
      await expect(page).toHaveURL("/news?q=head&page=2#n2");
      await expect(page.getByRole("searchbox")).toHaveValue("head");
      await expect(page.locator("#n2")).toBeInViewport();
      await expect(page.locator("#n2")).not.toHaveCSS("box-shadow", "none");
      await expect(page.locator("#n1")).toHaveCSS("box-shadow", "none");
    });

    test("a record's link may lead to a file instead of a page", async ({ page }) => {
      await page.goto("/news/filed");
      if (script) await started(page);
      const asked = page.waitForRequest((request) => request.isNavigationRequest());
      await page.locator('main a[href="/files/model-card-template.md"]').click();
      expect((await (await asked).response())?.status()).toBe(200);
      await expect(page.getByText("Page not found")).toHaveCount(0);
    });

    test("a missing record links back to its list, with the search kept", async ({ page }) => {
      for (const [path, text, way] of [
        ["/our-work/none", "Project not found", "Return to Our Work"],
        ["/news/none", "News not found", "Return to News"],
        ["/events/none", "Event not found", "Return to Events"],
        ["/resources/none", "Resource not found", "Return to Resources"],
      ] as const) {
        await page.goto(`${path}?q=water`);
        if (script) await started(page);
        await expect(title(page)).toHaveText(text);
        await page.getByRole("link", { name: way }).click();
        await expect(page).toHaveURL(`${path.replace("/none", "")}?q=water`);
      }
    });

    test("shows markup typed by an author as text", async ({ page }) => {
      await page.goto("/our-work");
      if (script) await started(page);
      await page.getByRole("link", { name: markup }).click();
      await expect(title(page)).toHaveText(markup);
      await expect(page).toHaveTitle(new RegExp(`^${markup.replace(/[?"]/g, "\\$&")}`));
      await expect(page.locator("img, main script")).toHaveCount(0);
      expect(await page.evaluate(() => "ran" in window)).toBe(false);
    });
  });
}

test("shows markup typed by a visitor as text", async ({ page }) => {
  for (const path of ["/news", "/resources", "/faq", "/search"]) {
    await page.goto(`${path}?${new URLSearchParams({ q: markup, category: markup, type: markup })}`);
    await started(page);
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(markup);
    await expect(page.locator("main img, main script")).toHaveCount(0);
    expect(await page.evaluate(() => "ran" in window), path).toBe(false);
  }
});

test.describe("in another time zone and region", () => {
  test.use({ locale: "en-US", timezoneId: "Pacific/Kiritimati" });

  test("writes a date in the visitor's format, without shifting the day", async ({ page }) => {
    await page.goto("/news/n15");
    await started(page);
    await expect(page.getByRole("main").locator("time")).toHaveText("January 15, 2026");
  });
});

test("aligns table columns, mirrored in right-to-left text", async ({ page }) => {
  for (const path of ["/news/table", "/ar/news/table"]) {
    await page.goto(path);
    const cells = page.locator("main td");
    for (const [index, alignment] of ["start", "end", "center"].entries())
      await expect(cells.nth(index)).toHaveCSS("text-align", alignment);
  }
});
