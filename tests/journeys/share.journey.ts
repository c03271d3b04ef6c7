import type { Page } from "@playwright/test";
import { expect, started, test } from "./journey.ts";

const share = (page: Page) => page.getByRole("button", { name: "Share this page" });
const status = (page: Page) => share(page).locator("..").getByRole("status");

async function open(page: Page): Promise<string> {
  await page.goto("/news/why-the-pipeline?q=pipeline&page=1");
  await started(page);
  await expect(share(page)).toBeVisible();
  // Without the query of the list that the visitor came from.
  const address = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(address).toMatch(/\/news\/why-the-pipeline$/);
  return address ?? "";
}

test("opens the share sheet of a device that has one, and says nothing when it is closed", async ({
  page,
}) => {
  // No test browser has a share sheet.
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    const sheet = async (data: ShareData) => {
      shared.push(data);
      if (shared.length > 1) throw new DOMException("Closed", "AbortError");
    };
    Object.assign(navigator, { share: sheet });
    Object.assign(window, { shared });
  });
  const url = await open(page);
  const box = await share(page).boundingBox();
  expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
  await share(page).click();
  await share(page).press("Enter");
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await expect.poll(shared).toEqual(Array(2).fill({ title: await page.title(), url }));
  await expect(status(page)).toHaveText("");
});

test("copies the address without a share sheet, and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const url = await open(page);
  await share(page).click();
  await expect(status(page)).toHaveText("Address copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test("shows the address if copying is not allowed", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  const url = await open(page);
  await share(page).click();
  await expect(status(page)).toHaveText(url);
});

test.describe("without the start script", () => {
  test("reserves the button's space until it works", async ({ page }) => {
    await page.route("**/assets/start-*", (route) => route.abort());
    await page.goto("/news/why-the-pipeline");
    const place = page.locator("[data-share]");
    await expect(place).toBeHidden();
    expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test("reserves no space in low-data mode or without JavaScript", async ({ browser, site }) => {
    for (const options of [{ extraHTTPHeaders: { "save-data": "on" } }, { javaScriptEnabled: false }]) {
      const page = await browser.newPage({ baseURL: site.url, ...options });
      await page.goto("/news/why-the-pipeline");
      expect(await page.locator("[data-share]").boundingBox()).toBeNull();
      await page.context().close();
    }
  });
});
