import type { Page } from "@playwright/test";
import { sessionCookie } from "../../server/staff/session-cookie.ts";
import { recordsAt } from "../requests/create-records.ts";
import { startDeskSite } from "../requests/sign-in.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { expect } from "./journey.ts";
import { testOnSite } from "./site-with.ts";

type DeskSite = Awaited<ReturnType<typeof startDeskSite>>;
let desk: DeskSite;

const test = testOnSite(async () => {
  desk = await startDeskSite();
  return desk;
});

async function signIn(page: Page, role: "writer" | "publisher" | "administrator") {
  const { token } = await desk.signIn(role);
  await page.context().addCookies([{ name: sessionCookie, value: token() ?? "", url: `${desk.url}/desk` }]);
}

test("a publisher finds an outdated news item and withdraws it by keyboard alone", async ({ page, site }) => {
  const records = recordsAt(desk);
  const outdated = await records.published("news", { headline: "Registration is open" });
  await records.published("news", { headline: "We have moved" });
  await signIn(page, "publisher");
  await page.goto("/desk/news");
  await page.getByLabel("Search").focus();
  await page.keyboard.type("registration");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "We have moved" })).toHaveCount(0);
  await expect(page.getByLabel("Search")).toHaveValue("registration");

  await page.getByRole("checkbox", { name: "Select" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Withdraw" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Withdraw this?" })).toBeVisible();
  await expectAccessibleInEveryForm(page, [360, 1280]);
  await page.getByRole("button", { name: "Withdraw" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Withdrawn: Registration is open");
  await page.getByLabel("State").selectOption("Withdrawn");
  await page.getByRole("button", { name: "Find" }).press("Enter");
  await expect(page.getByRole("link", { name: "Registration is open" })).toBeVisible();
  expect((await fetch(`${site.url}/news/${outdated.slug}`)).status).toBe(410);
});

test("a writer sees the changes, and restores an earlier version", async ({ page }) => {
  const records = recordsAt(desk);
  const published = await records.published("news", { headline: "A lesson in Mombasa" });
  await records.changed(published, { headline: "A lesson in Kisumu" });
  await signIn(page, "writer");
  await page.goto(`/desk/news/${published.slug}/history`);
  await expect(page.locator("del")).toHaveText("[removed: Mombasa]");
  await expect(page.locator("ins")).toHaveText("[added: Kisumu]");
  await expectAccessibleInEveryForm(page, [360, 1280]);
  await page.getByRole("button", { name: "Restore" }).last().press("Enter");
  await expect(page.getByRole("status")).toHaveText("Restored as a new version.");
  await expect(page.getByRole("listitem").filter({ hasText: "Restored by" })).toBeVisible();
});

test("a preview shows a draft in frames, and a link shows it to a reader without an account", async ({
  page,
  browser,
}) => {
  const records = recordsAt(desk);
  const { slug } = await records.draft("news", { headline: "A clinic in Addis", content: "On *Monday*." });
  await signIn(page, "writer");
  await page.goto(`/desk/news/${slug}/preview`);
  for (const [label, colour] of [
    ["Phone, light", "rgb(255, 255, 255)"],
    ["Desktop, dark", "rgb(12, 23, 22)"],
  ] as const) {
    await page.getByTitle(label).scrollIntoViewIfNeeded();
    const frame = page.frameLocator(`[title="${label}"]`);
    await expect(frame.getByRole("heading", { name: "A clinic in Addis" })).toBeVisible();
    await expect(frame.locator("body")).toHaveCSS("background-color", colour);
  }
  await expectAccessibleInEveryForm(page, [360, 1280]);

  await page.getByRole("button", { name: "Create a preview link" }).press("Enter");
  const link = await page.getByRole("status").getByRole("link").getAttribute("href");
  const reader = await browser.newContext();
  const elsewhere = await reader.newPage();
  await elsewhere.goto(link ?? "");
  await expect(elsewhere.getByRole("heading", { name: "A clinic in Addis" })).toBeVisible();
  expect(await reader.cookies()).toEqual([]);
  await page.getByRole("button", { name: "Revoke" }).press("Enter");
  await expect(page.getByRole("button", { name: "Revoke" })).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere.getByText("There is no preview at this address.")).toBeVisible();
  await reader.close();
});

for (const address of [
  ...["/desk", "/desk?q=lesson", "/desk/resources", "/desk/news", "/desk/events?state=deleted"],
  ...["/desk/news/addis-programme/receipt", "/desk/no-such-page"],
])
  test(`${address} is accessible at both widths and in both themes, and fits a phone`, async ({ page }) => {
    const records = recordsAt(desk);
    await records.published("news", { headline: "With its languages" });
    await records.draft("events", { name: "A meeting with a name that is much longer than a phone is wide" });
    await signIn(page, "administrator");
    await page.goto(address);
    await expectAccessibleInEveryForm(page, [360, 1280]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
