/** Features without JavaScript that have no journey elsewhere: FAQ, search, lists and forms have their own. */
import { expect, test } from "./journey.ts";

test.use({ javaScriptEnabled: false });

test("an event's calendar link downloads a file with that event", async ({ page }) => {
  await page.goto("/events/signing-day-nairobi");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const text = (await (await file.createReadStream()).toArray()).join("");
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain("SUMMARY:Signing day");
});

test("browses by tabs, filters, page numbers, neighbouring records and search", async ({ reader: page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Events", exact: true }).click();
  await expect(page).toHaveURL(/\/\?updates=event/);
  await page.getByRole("link", { name: "Use the training materials" }).click();
  await expect(page.getByRole("link", { name: "Training Materials" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByRole("link", { name: "All Resources" }).click();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/resources?page=2");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await page.getByRole("navigation", { name: "More resources" }).getByRole("link").last().click();
  await page.getByRole("link", { name: "Back to Resources" }).click();
  await expect(page).toHaveURL(/\/resources\?page=2/);
  await page.goto("/no-such-page");
  await page.getByRole("searchbox").fill("nairobi");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});
