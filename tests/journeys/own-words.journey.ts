/** A new organisation makes the site its own from the desk: visitors see its changes within seconds. */
import type { Page } from "@playwright/test";
import { preparedFile } from "../prepared-file.ts";
import { startDeskSite } from "../requests/sign-in.ts";
import { giveSession } from "./desk-site.ts";
import { expect } from "./journey.ts";
import { testOnSite } from "./site-with.ts";

let desk: Awaited<ReturnType<typeof startDeskSite>>;
const test = testOnSite(async () => {
  desk = await startDeskSite({}, await preparedFile(true));
  return desk;
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("[data-hydrated]")).toHaveCount(1);
}

/** Publishes the page, and waits until its receipt has passed all checks. */
async function publish(page: Page): Promise<void> {
  await button(page, "Publish").click();
  await expect(page.getByText(/^Published\. /)).toBeVisible();
  const { pathname } = new URL(page.url());
  await expect(async () => {
    await page.goto(`${pathname}/receipt`);
    await expect(page.getByText(/all checks passed\./).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const expectTextAt = async (page: Page, path: string, words: string) => {
  await page.goto(path);
  await expect(page.getByText(words).first()).toBeAttached();
};

test("changes the headline, values, milestones, footer and a legal text, adds a bilingual page, and removes all samples", async ({
  page,
}) => {
  const { token } = await desk.signIn("publisher");
  await giveSession(page.context(), desk.url, token() ?? "");

  await open(page, "/desk/pages/home");
  await field(page, "Headline, first line").fill("AI that Africa can check.");
  await publish(page);
  await expectTextAt(page, "/", "AI that Africa can check.");

  await open(page, "/desk/pages/about");
  await button(page, "Move down: Value 1: Ethical AI Development").click();
  await publish(page);
  await page.goto("/fr/about");
  const values = page.getByRole("heading", { level: 3 });
  const french = await values.allTextContents();
  expect(french.indexOf("Innovation locale")).toBeLessThan(
    french.findIndex((heading) => heading.includes("éthique")),
  );

  await open(page, "/desk/pages/origins");
  await button(page, "Add milestone").click();
  const milestone = page.locator("[data-entry]", { hasText: "Leads to" }).last();
  const added = page.locator('[data-entry^="e"]').filter({ has: page.locator("details[open]") });
  await added.getByLabel("Title", { exact: true }).fill("A first annual report");
  await added.getByLabel("Text", { exact: true }).fill("What we did, and what it cost.");
  expect(await milestone.count()).toBe(1);
  await publish(page);
  await expectTextAt(page, "/about/origins", "A first annual report");

  await open(page, "/desk/pages/new");
  await field(page, "Title").fill("Annual report 2026");
  await field(page, "Text").fill("Thirty clinics, two studies.");
  await expect(page).toHaveURL(/annual-report-2026$/);
  await publish(page);
  await page.goto("/desk/pages/annual-report-2026/fr");
  await button(page, "Start empty").click();
  await expect(page.locator("[data-hydrated]")).toHaveCount(1);
  await field(page, "Title").fill("Rapport annuel 2026");
  await field(page, "Text").fill("Trente permanences, deux études.");
  await publish(page);
  await expectTextAt(page, "/fr/annual-report-2026", "Trente permanences");

  await open(page, "/desk/pages/footer");
  await button(page, "Add link").first().click();
  const link = page.locator("details[open]").first();
  await link.getByLabel("Leads to", { exact: true }).fill("/annual-report-2026");
  await publish(page);
  await page.goto("/");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Annual report 2026" })).toBeVisible();
  await page.goto("/fr");
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "Rapport annuel 2026" }),
  ).toBeVisible();

  await open(page, "/desk/pages/privacy-policy");
  await field(page, "Introduction").fill("We keep little, and say what.");
  await publish(page);
  await expectTextAt(page, "/privacy-policy", "We keep little, and say what.");
  await expect(page.getByText("26 October 2023")).toHaveCount(0);

  await page.goto("/desk/samples");
  await button(page, "Remove all samples").click();
  await button(page, "Remove all samples").click();
  await expect(page.getByRole("status")).toContainText("The samples were removed");
  await page.goto("/news");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  await expectTextAt(page, "/annual-report-2026", "Thirty clinics");
});
