import type { Page } from "@playwright/test";
import { event, news, resource } from "../records.ts";
import { startSiteWith } from "../requests/site-with-records.ts";
import { save } from "../save.ts";
import { everywhere, expect, started } from "./journey.ts";
import { testOnSite } from "./site-with.ts";

const longTitle =
  "Two-day workshop for teams that deploy machine learning in public services: signing, provenance and what to do when it fails";
const start = "2126-12-01T12:00:00.000Z";
const times = { event_date: start, ends_at: "2126-12-01T13:30:00.000Z", link: "https://example.org/join" };

const test = testOnSite(() =>
  startSiteWith(async (db) => {
    await save(
      db,
      "events",
      event("short", times),
      event("long", {
        ...times,
        name: longTitle,
        event_languages: "en, fr",
        city: "Antananarivo",
        country: "MG",
      }),
      event("online", { ...times, name: longTitle, city: "", country: "", time_zone: "Africa/Lagos" }),
      event("two-days", { ...times, name: longTitle, ends_at: "2126-12-02T15:00:00.000Z" }),
    );
    await save(db, "news", news("item"));
    await save(db, "resources", resource("guide"));
  }),
);

const fact = (page: Page, term: string | RegExp) =>
  page.locator("main dl > div").filter({ has: page.locator("dt", { hasText: term }) });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(
    `shows an event's date, place and calendar link on the first screen of ${width} × ${height}`,
    everywhere(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const id of ["short", "long", "online", "two-days"]) {
        await page.goto(`/events/${id}`);
        await started(page);
        const calendar = page.getByRole("link", { name: "Add to calendar" });
        for (const part of [fact(page, /^(Date|Starts)$/), fact(page, "Place"), calendar])
          await expect(part, id).toBeInViewport({ ratio: 1 });
      }
    },
  );

test("shows a record's cover as a strip below its facts", async ({ page }) => {
  for (const path of ["/events/short", "/news/item", "/resources/guide"]) {
    await page.goto(path);
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cover = await page.locator("main article svg:has(pattern)").boundingBox();
      const facts = await page.locator("main dl").boundingBox();
      expect(cover?.height, path).toBeLessThanOrEqual(160);
      expect(cover?.y, path).toBeGreaterThan(facts?.y ?? Number.POSITIVE_INFINITY);
    }
  }
});

test.describe("in another time zone", () => {
  test.use({ locale: "en-GB", timezoneId: "Pacific/Kiritimati" });

  test("an online event shows its start in the visitor's time zone beside its local time", async ({
    page,
  }) => {
    await page.goto("/events/online");
    await expect(fact(page, "Starts, in your time")).toContainText(/2 December 2126.*02:00/);
    await expect(fact(page, "Time").first()).toContainText("13:00 – 14:30");
    await expect(fact(page, "Time zone")).toContainText("West Africa Time (UTC+1)");
    await page.goto("/events/short");
    await started(page);
    await expect(fact(page, "Starts")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an online event shows its start in UTC", async ({ page }) => {
    await page.goto("/events/online");
    await expect(fact(page, "Starts, in UTC")).toContainText("1 December 2126, 12:00");
  });
});
