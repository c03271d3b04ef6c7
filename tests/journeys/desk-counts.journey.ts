import { readFile } from "node:fs/promises";
import { organisation } from "../../organisation.ts";
import { localDay } from "../../server/content/local-day.ts";
import { storeCounts } from "../../server/counts/store-counts.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { expect } from "./journey.ts";

const test = testAtDesk();

test("a writer sees what is read, chooses a period and takes the figures along", async ({
  page,
  desk,
  signIn,
}) => {
  const daysAgo = (days: number) =>
    localDay(new Date(Date.now() - days * 24 * 60 * 60_000).toISOString(), organisation.timeZone);
  await storeCounts(desk.database, [
    { day: daysAgo(0), what: "page", name: "/fr/news", count: 12 },
    { day: daysAgo(2), what: "page", name: "/about", count: 30 },
    { day: daysAgo(20), what: "page", name: "/about", count: 1000 },
    { day: daysAgo(1), what: "referrer", name: "example.org", count: 5 },
    { day: daysAgo(1), what: "search", name: "የድምፅ ማጭበርበር", count: 3 },
    { day: daysAgo(1), what: "file", name: "/files/a-guide.pdf", count: 4 },
  ]);
  await signIn(page.context(), "writer");
  await page.goto("/desk/counts");
  await expect(page.getByRole("heading", { level: 1, name: "What is read" })).toBeVisible();
  await expect(page.getByText("1,042 page views")).toBeVisible();
  await page.getByRole("navigation", { name: "Period" }).getByRole("link", { name: "7 days" }).click();
  await expect(page.getByText("42 page views", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: "/about 30" })).toBeVisible();
  await expect(page.getByRole("row", { name: "French 12" })).toBeVisible();
  await expect(page.getByRole("row", { name: "የድምፅ ማጭበርበር 3" })).toBeVisible();
  await page.getByText("Day by day").click();
  await expect(page.getByRole("table").first().getByRole("row")).toHaveCount(8);
  await expectAccessibleInEveryForm(page, [360, 1280]);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("what-is-read-7-days.csv");
  expect(await readFile(await file.path(), "utf8")).toContain('"page","/news","fr","12"');
});
