/** Visitors sign up for the newsletter, confirm, change and leave: without script, offline, in Arabic. */
import type { Page } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { connectDatabase } from "../../server/database/connect.ts";
import { cachedNewsletterKey, subscriptionToken } from "../../server/newsletter/newsletter-keys.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { expect, started } from "./journey.ts";
import { testOnStoppableSite } from "./stoppable-site.ts";

const test = testOnStoppableSite();

const field = (page: Page, label: string) =>
  page.getByRole("main").getByRole("textbox", { name: label, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** The link in the mail. */
async function ownPage(databaseUrl: string, email: string): Promise<string> {
  const database = connectDatabase(databaseUrl);
  try {
    const { id } = await database.db
      .selectFrom("subscribers")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    return `/subscription/${subscriptionToken(id, await cachedNewsletterKey(database.db)())}`;
  } finally {
    await database.close();
  }
}

const subscribers = (databaseUrl: string): string[] => {
  const database = new Sqlite(databaseUrl.replace(/^file:/, ""), { readonly: true });
  try {
    const rows = database.prepare("select email from subscribers order by email").all();
    return rows.map((row) => (row as { email: string }).email);
  } finally {
    database.close();
  }
};

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("signs up from the footer, confirms, changes, pauses and leaves", async ({ page, site }) => {
    await page.goto("/about");
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("textbox", { name: "Sign up for the newsletter" }).fill("ade@example.org");
    await footer.getByRole("button", { name: "Sign up" }).click();
    await expect(field(page, "E-mail")).toHaveValue("ade@example.org");
    await page.getByRole("main").getByRole("checkbox", { name: "Events" }).uncheck();
    await page.getByRole("main").getByRole("combobox", { name: "How often" }).selectOption("Once a week");
    await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByText("Check your mail")).toBeVisible();

    await page.goto(await ownPage(site.databaseUrl, "ade@example.org"));
    await expect(heading(page, "One more press")).toBeVisible();
    await page.getByRole("button", { name: "Yes, sign me up" }).click();
    await expect(page.getByText("You are signed up. Welcome!")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Events" })).not.toBeChecked();
    await expect(page.getByRole("combobox", { name: "How often" })).toHaveValue("weekly");

    await page.getByRole("checkbox", { name: "Events" }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Events" })).toBeChecked();
    await page.getByRole("button", { name: "Pause for a month" }).click();
    await expect(page.getByText(/^Paused until/)).toBeVisible();
    await page.getByRole("button", { name: "Send mail again now" }).click();
    await page.getByRole("button", { name: "Leave the newsletter" }).click();
    await expect(heading(page, "You have left the newsletter")).toBeVisible();
    expect(subscribers(site.databaseUrl)).not.toContain("ade@example.org");
  });

  test("says what is wrong, with a link to the field", async ({ page }) => {
    await page.goto("/newsletter");
    await field(page, "E-mail").fill("ade@gmial.com");
    await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByText("Did you mean ade@gmail.com?")).toBeVisible();
    await field(page, "E-mail").fill("");
    for (const topic of ["News", "Events", "Resources", "Projects"])
      await page.getByRole("main").getByRole("checkbox", { name: topic }).uncheck();
    await field(page, "E-mail").press("Enter");
    await expect(page.getByRole("alert")).toContainText("Choose at least one topic.");
    await page.getByRole("link", { name: "Enter your e-mail address." }).click();
    await expect(field(page, "E-mail")).toBeFocused();
  });
});

test("waits on the visitor's own device while there is no connection", async ({ page, site }) => {
  await page.goto("/newsletter");
  await started(page);
  const fetched = page.waitForResponse(/\/assets\/outbox-/);
  await page.getByRole("checkbox", { name: /^This is my own device/ }).check();
  await fetched;
  const events = page.getByRole("main").getByRole("checkbox", { name: "Events" });
  const frequency = page.getByRole("main").getByRole("combobox", { name: "How often" });
  const send = () => page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
  await field(page, "E-mail").fill("offline@example.org");
  await events.uncheck();
  await frequency.selectOption("Once a month");
  await site.goOffline();
  await send();
  const panel = page.locator("[data-outbox-panel]");
  await expect(panel).toContainText("Waiting on this device");
  await events.check();
  await frequency.selectOption("Once a week");
  await panel.getByRole("button", { name: "Edit" }).click();
  await expect(field(page, "E-mail")).toHaveValue("offline@example.org");
  await expect(events).not.toBeChecked();
  await expect(frequency).toHaveValue("monthly");
  await send();
  await expect(panel).toContainText("Waiting on this device");
  expect(subscribers(site.databaseUrl)).not.toContain("offline@example.org");
  await site.goOnline();
  await page.goto("/about");
  await expect(panel).toContainText("We have written to the address");
  expect(subscribers(site.databaseUrl)).toContain("offline@example.org");
  const stored = new Sqlite(site.databaseUrl.replace(/^file:/, ""), { readonly: true });
  expect(stored.prepare("select topics from subscribers where email = 'offline@example.org'").get()).toEqual({
    topics: " news resources projects ",
  });
  stored.close();
});

test("is accessible in both themes, in English and Arabic, and is never kept offline", async ({
  page,
  site,
}) => {
  for (const prefix of ["", "/ar"]) {
    await page.goto(`${prefix}/newsletter`);
    await expectAccessibleInEveryForm(page);
  }
  await page.goto("/ar/newsletter");
  await page
    .getByRole("main")
    .getByRole("textbox", { name: "البريد الإلكتروني", exact: true })
    .fill("amal@example.org");
  await page.getByRole("main").getByRole("button", { name: "اشتراك" }).click();
  await expect(page.getByText("تحقّقوا من بريدكم")).toBeVisible();
  const own = await ownPage(site.databaseUrl, "amal@example.org");
  await page.goto(`/ar${own}`);
  await expectAccessibleInEveryForm(page);
  await page.getByRole("button", { name: "نعم، سجّلوني" }).click();
  await expect(heading(page, "اشتراككم")).toBeVisible();
  await expectAccessibleInEveryForm(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => url.includes("/subscription/"))).toEqual([]);
});
