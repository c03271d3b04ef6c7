import type { Page } from "@playwright/test";
import { everywhere, expect, started, test } from "./journey.ts";

const categories = [
  ["general", "General Questions"],
  ["membership", "Membership"],
  ["events", "Events & Programs"],
  ["resources", "Resources & Training"],
  ["technical", "Technical Support"],
] as const;
const none = "No matching FAQs found. Please try a different search term or category.";

const box = (page: Page) => page.getByPlaceholder("Search FAQs...");
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Subjects" }).getByRole("link", { name, exact: true });
const rows = (page: Page) => page.locator("main details");
const questions = (page: Page) => rows(page).locator("summary");
const chosen = (page: Page) =>
  page.getByRole("navigation", { name: "Subjects" }).locator("[aria-current=page]");

test.describe("FAQ", () => {
  test("has a title, an intro, a search box, five categories, rows that open independently, and a link to contact us", async ({
    reader: page,
  }) => {
    await page.goto("/faq");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
    await expect(page.getByRole("heading", { level: 1 }).locator("+ p")).toHaveText(/\w+ \w+/);
    await expect(box(page)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Subjects" }).getByRole("link")).toHaveText(
      categories.map(([, name]) => name),
    );
    await expect(chosen(page)).toHaveText("General Questions");
    await expect(
      page.getByRole("heading", { name: "Still have questions? We're here to help!" }),
    ).toBeVisible();
    await questions(page).nth(0).click();
    await questions(page).nth(2).click();
    const open = () => rows(page).evaluateAll((all) => all.map((row) => (row as HTMLDetailsElement).open));
    expect(await open()).toEqual([true, false, true, false]);
    await questions(page).nth(0).click();
    expect(await open()).toEqual([false, false, true, false]);
    await page.getByRole("main").getByRole("link", { name: "Contact Us" }).last().click();
    await expect(page).toHaveURL("/contact");
  });

  test("has 4 questions in each of 5 categories, each with an answer and tags", async ({ reader: page }) => {
    const all = new Set<string>();
    await page.goto("/faq");
    for (const [key, name] of categories) {
      await tab(page, name).click();
      await expect(page).toHaveURL(`/faq?category=${key}`);
      await expect(chosen(page)).toHaveText(name);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(name);
      await expect(rows(page)).toHaveCount(4);
      for (const row of await rows(page).locator("..").all()) {
        await expect(row.locator("details > div")).toHaveText(/.{80}/);
        await expect(row.getByRole("list", { name: "Tags" }).getByRole("listitem").first()).toBeVisible();
        all.add((await row.locator("summary").textContent()) ?? "");
      }
    }
    expect(all.size).toBe(20);
  });

  test("searches questions, answers and tags in every category, ignoring case and accents", async ({
    page,
  }) => {
    await page.goto("/faq?category=membership");
    await started(page);
    for (const [term, question] of [
      ["HOW SOON will you", "How do I reach you, and how soon will you answer?"],
      ["WITHOUT steps", "How do I register for an event?"],
      ["Vulnérability", "How do I report a fault or a security weakness?"],
    ] as const) {
      await box(page).fill(term);
      await expect(questions(page)).toHaveText([question]);
      await expect(chosen(page)).toHaveCount(0);
      await expect(page.getByRole("status").filter({ hasText: term })).toHaveText(/One question matches/);
    }
  });

  test("typing overrides the category, and clearing the search returns to General Questions", async ({
    page,
  }) => {
    await page.goto("/faq?category=technical");
    await started(page);
    await box(page).pressSequentially("fees");
    await expect(page).toHaveURL("/faq?q=fees");
    await expect(questions(page)).toHaveText([/membership/, /events cost/]);
    await expect(chosen(page)).toHaveCount(0);
    await box(page).fill("");
    await expect(page).toHaveURL("/faq");
    await expect(chosen(page)).toHaveText("General Questions");
    await expect(rows(page)).toHaveCount(4);
  });

  test("choosing a category clears the search", async ({ page }) => {
    await page.goto("/faq?q=fees");
    await started(page);
    await expect(box(page)).toHaveValue("fees");
    await tab(page, "Membership").click();
    await expect(box(page)).toHaveValue("");
    await expect(chosen(page)).toHaveText("Membership");
    await expect(rows(page)).toHaveCount(4);
    await page.goBack();
    await expect(box(page)).toHaveValue("fees");
    await expect(rows(page)).toHaveCount(2);
  });

  test("typing adds no history entries", async ({ page }) => {
    await page.goto("/about");
    await page.goto("/faq");
    await started(page);
    for (const typed of ["lic", "licen", "licence"]) {
      await box(page).fill(typed);
      await expect(page).toHaveURL(`/faq?q=${typed}`);
    }
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("says when nothing matches, and ignores a blank search", async ({ page }) => {
    await page.goto("/faq");
    await started(page);
    await box(page).fill("zzzz");
    await expect(page.getByRole("status").filter({ hasText: none })).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await page.goto("/faq?q=%20%20");
    await expect(page).toHaveURL("/faq");
    await expect(rows(page)).toHaveCount(4);
  });

  test("a tag leads to every question with that tag", async ({ reader: page }) => {
    await page.goto("/faq?category=membership");
    await page.getByRole("link", { name: "fees", exact: true }).click();
    await expect(page).toHaveURL("/faq?q=fees");
    await expect(rows(page)).toHaveCount(2);
  });

  test("a link within the site opens its question", async ({ page }) => {
    await page.goto("/search?q=dark+mode");
    await started(page);
    await page.getByRole("link", { name: "How do I switch between light and dark?" }).click();
    await expect(page).toHaveURL("/faq?category=technical#appearance");
    await expect(page.locator("main details[open] summary")).toHaveText(
      "How do I switch between light and dark?",
    );
    await expect(page.locator("main details[open] summary")).toBeInViewport({ ratio: 1 });
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    `FAQ addresses ${javaScriptEnabled ? "with" : "without"} JavaScript`,
    everywhere(javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      test("every question has an address that opens only that question", async ({ page }) => {
        for (const [key] of categories) {
          await page.goto(`/faq?category=${key}`);
          const addresses = await rows(page)
            .getByText("Link to this question")
            .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
          expect(addresses).toHaveLength(4);
          const address = addresses.at(-1) ?? "";
          await page.goto("about:blank");
          await page.goto(address);
          await expect(page.locator("main details[open]")).toHaveCount(1);
          await expect(rows(page).last()).toHaveAttribute("open");
          await expect(questions(page).last()).toBeInViewport({ ratio: 1 });
        }
      });
    },
  );
}

test.describe("FAQ without JavaScript", () => {
  test("the search, the categories and the questions work", async ({ reader: page }) => {
    await page.goto("/faq?category=technical");
    await box(page).fill("FEES");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/faq?q=FEES");
    await expect(rows(page)).toHaveCount(2);
    await questions(page).first().click();
    await expect(rows(page).first().getByText("There is no paid membership")).toBeVisible();
    await box(page).fill("");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/faq");
    await expect(chosen(page)).toHaveText("General Questions");
    await tab(page, "Technical Support").click();
    await expect(box(page)).toHaveValue("");
    await expect(questions(page).first()).toHaveText("How can I use less data on this site?");
  });
});
