/** What the script restates does not move what a visitor looks at. every-page.journey.ts has the rest. */
import type { Page } from "@playwright/test";
import { layoutShift } from "../budgets/weigh.ts";
import { everywhere, expect, started, test } from "./journey.ts";

for (const locale of ["en-US", "en-ZA", "ar-EG"]) {
  test.describe(`for a visitor who writes dates as in ${locale}`, () => {
    test.use({ locale });

    test("nothing jumps when dates are restated", everywhere(), async ({ page }) => {
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

/** What is done when there is time for it is done. */
function idle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestIdleCallback(() => done())));
}
