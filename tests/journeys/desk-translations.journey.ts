/** Translating a news item into French and Arabic, from the first word to withdrawal, with JavaScript. */
import type { Page } from "@playwright/test";
import { recordsAt } from "../requests/create-records.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { expect } from "./journey.ts";
import { hydrated, saved } from "./writing-page.ts";

const test = testAtDesk();

const tab = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Languages of this record" }).getByRole("link", { name });

test("translates a news item, marks it out of date, updates it, and withdraws it", async ({
  page,
  context,
  signIn,
  desk,
}) => {
  await signIn(context, "publisher");
  const records = recordsAt(desk);
  const original = await records.published("news", {
    headline: "A clinic opens",
    content: "It opens on Monday. Bring your laptop.",
  });
  const visitors = async (path: string) => (await fetch(desk.url + path)).text();
  await page.goto(`/desk/news/${original.slug}`);

  await tab(page, /French.*missing/).click();
  await expectAccessibleInEveryForm(page, [360, 1280]);
  await page.getByRole("button", { name: "Start from the original’s text" }).click();
  await hydrated(page);
  await expect(page.getByRole("region", { name: "Headline in English" })).toContainText("A clinic opens");
  await expect(page.getByLabel("Headline", { exact: true })).toHaveValue("A clinic opens");
  await page.getByLabel("Headline", { exact: true }).fill("Une clinique ouvre");
  await page.getByLabel("Text", { exact: true }).fill("Elle ouvre lundi. Apportez votre ordinateur.");
  await saved(page);
  await expect(page).toHaveURL(`/desk/news/${original.slug}/fr`);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Published." })).toBeVisible();
  expect(await visitors(`/fr/news/${original.slug}`)).toContain("Une clinique ouvre");
  expect(await visitors(`/news/${original.slug}`)).not.toContain("Une clinique ouvre");

  await tab(page, /Arabic.*missing/).click();
  await page.getByRole("button", { name: "Start empty" }).click();
  await hydrated(page);
  const headline = page.getByLabel("Headline", { exact: true });
  await expect(headline).toHaveCSS("direction", "rtl");
  await headline.fill("عيادة جديدة");
  await page.getByLabel("Text", { exact: true }).fill("تفتح يوم الاثنين. أحضر حاسوبك.");
  await saved(page);
  await expectAccessibleInEveryForm(page, [360, 1280]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [left, right] = await Promise.all([
    page.getByRole("region", { name: "Text in English" }).boundingBox(),
    page.getByLabel("Text", { exact: true }).boundingBox(),
  ]);
  expect(left && right && left.x + left.width).toBeLessThan(right?.x ?? 0);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Published." })).toBeVisible();
  expect(await visitors(`/ar/news/${original.slug}`)).toContain("عيادة جديدة");

  const now = await records.editions.read(original.id);
  if (!now) throw new Error("The original is gone.");
  const changed = await records.changed(now, { content: "It opens on Tuesday. Bring your laptop." });
  await records.editions.publish(records.author, changed.id, { base: changed.revision });
  await page.goto("/desk/news?translations=stale");
  await page.getByRole("link", { name: "French" }).click();
  await expect(page.getByRole("heading", { name: "The original has changed" })).toBeVisible();
  await expect(page.locator("del")).toHaveText("[removed: Monday]");
  await expect(page.locator("ins")).toHaveText("[added: Tuesday]");
  await expectAccessibleInEveryForm(page, [360, 1280]);

  // The button above the form also saves the typed text.
  await hydrated(page);
  await page.getByLabel("Text", { exact: true }).fill("Elle ouvre mardi. Apportez votre ordinateur.");
  await page.getByRole("button", { name: "Translation is up to date" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Translation is up to date" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The original has changed" })).toHaveCount(0);
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue(/mardi/);
  await expect(tab(page, /French.*published, unpublished changes/)).toBeVisible();

  await tab(page, /Arabic.*published, out of date/).click();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("visitors will see the English text instead")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "visitors see the original instead" }),
  ).toBeVisible();
  const arabic = await visitors(`/ar/news/${original.slug}`);
  expect(arabic).not.toContain("عيادة جديدة");
  expect(arabic).toContain("It opens on Tuesday.");
});
