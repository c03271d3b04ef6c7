import type { Page } from "@playwright/test";
import { event, news, resource, work } from "../records.ts";
import { startSiteWith } from "../requests/site-with-records.ts";
import { save } from "../save.ts";
import { everywhere, expect, started } from "./journey.ts";
import { testOnSite } from "./site-with.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Fifteen of each kind, fourteen of them about water. */
const test = testOnSite(() =>
  startSiteWith(async (db) => {
    const text = (n: number) => (n === 15 ? "Fire." : "Water.");
    await save(db, "our_work", ...upTo(15).map((n) => work(`w${n}`, { description: text(n) })));
    await save(db, "news", ...upTo(15).map((n) => news(`n${n}`, { content: text(n) })));
    await save(db, "events", ...upTo(15).map((n) => event(`e${n}`, { description: text(n) })));
    await save(
      db,
      "resources",
      ...upTo(15).map((n) => resource(`r${n}`, { description: text(n), category: "For Policy Makers" })),
    );
  }),
);

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const outcome = (page: Page) => page.getByRole("main").getByRole("status");
const field = (page: Page) => page.getByRole("main").getByRole("searchbox");
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const search = (page: Page) => page.getByRole("main").getByRole("button", { name: "Search" });

const sections = [
  { path: "/our-work", noun: "project", none: "No projects found matching your search." },
  { path: "/news", noun: "news item", none: "No news found matching your search." },
  { path: "/events", noun: "event", none: "No events found matching your search." },
  {
    path: "/resources",
    noun: "resource",
    none: 'No resources found for category "All Resources" matching your search.',
  },
];

for (const script of [true, false]) {
  test.describe(`lists ${script ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled: script });

    for (const { path, noun, none } of sections) {
      test(
        `${path} searches, keeps the search across pages of 12, says when nothing matches, and resets`,
        everywhere(path !== "/our-work"),
        async ({ page }) => {
          await page.goto(path);
          if (script) await started(page);
          await expect(cards(page)).toHaveCount(12);
          await expect(outcome(page)).toHaveText(`15 ${noun}s. Page 1 of 2.`);

          await field(page).fill("  WATER ");
          await field(page).press("Enter");
          await expect(outcome(page)).toHaveText(/^14 .* for “WATER”. Page 1 of 2.$/);
          await pages(page).getByRole("link", { name: "Next" }).click();
          await expect(page).toHaveURL(`${path}?q=WATER&page=2`);
          await expect(cards(page)).toHaveCount(2);
          await expect(pages(page).getByRole("link", { name: "Page 2" })).toHaveAttribute(
            "aria-current",
            "page",
          );
          await expect(field(page)).toHaveValue("WATER");

          await field(page).fill("no such thing");
          await search(page).click();
          await expect(outcome(page)).toHaveText(none);
          await expect(cards(page)).toHaveCount(0);
          await page.getByRole("link", { name: "Clear search" }).click();
          await expect(page).toHaveURL(path);
          await expect(cards(page)).toHaveCount(12);
          await expect(field(page)).toHaveValue("");

          // A blank search shows the full list at its clean address.
          await field(page).fill("   ");
          await search(page).click();
          await expect(page).toHaveURL(path);
          await expect(outcome(page)).toHaveText(`15 ${noun}s. Page 1 of 2.`);
        },
      );
    }
  });
}

test("back and forward restore the search and its field", async ({ page }) => {
  await page.goto("/our-work");
  await started(page);
  for (const word of ["water", "fire"]) {
    await field(page).fill(word);
    await search(page).click();
    await expect(page).toHaveURL(`/our-work?q=${word}`);
  }
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(field(page)).toHaveValue("water");
  await expect(cards(page)).toHaveCount(12);
  await page.goForward();
  await expect(field(page)).toHaveValue("fire");
  await expect(cards(page)).toHaveCount(1);
});

for (const [locale, event, published] of [
  ["en-US", /^November 20, 2026 at 12:00\sPM$/, "November 15, 2026"],
  // Always in the page's language.
  ["fr-FR", "20 November 2026, 12:00", "15 November 2026"],
] as const) {
  test.describe(`dates in lists for a visitor with the locale ${locale}`, () => {
    test.use({ locale });

    test("follow the order of the visitor's region, and an event shows its local time", async ({ page }) => {
      await page.goto("/events");
      await started(page);
      // Dates are reformatted when they come near the screen.
      await cards(page).first().locator("time").last().scrollIntoViewIfNeeded();
      await expect(cards(page).first().locator("time")).toHaveText([event, published]);
      await page.goto("/news");
      await started(page);
      await expect(cards(page).first().locator("time")).toHaveText(published);
    });
  });
}
