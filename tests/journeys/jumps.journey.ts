/** Dates that the script reformats do not cause layout shifts. See every-page.journey.ts for all other shifts. */
import type { Page } from "@playwright/test";
import { layoutShift } from "../budgets/weigh.ts";
import { everywhere, expect, started, test } from "./journey.ts";

for (const locale of ["en-US", "en-ZA", "ar-EG"]) {
  test.describe(`for a visitor with the date format of ${locale}`, () => {
    test.use({ locale });

    test("reformatting dates shifts nothing", everywhere(), async ({ page }) => {
      for (const path of ["/events", "/events/open-meeting-addis", "/events/signing-day-nairobi"]) {
        for (const width of [320, 390, 640]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await started(page);
          await idle(page);
          expect(await layoutShift(page), `${path} at ${width} px`).toBe(0);
        }
      }
    });
  });
}

/** Waits until the browser has run its idle tasks. */
function idle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestIdleCallback(() => done())));
}
