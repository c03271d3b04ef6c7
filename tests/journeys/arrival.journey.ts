/** A page on a slow line is painted while it is still arriving. What is there already must not move. */
import { atRate, layoutShift } from "../budgets/weigh.ts";
import { expect, test } from "./journey.ts";

const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** What is laid out later, or comes in, waits by an animation. */
const allLaidOut = () => document.getAnimations().every(({ playState }) => playState === "finished");

for (const path of [
  "/",
  "/?updates=news#latest-updates",
  "/events",
  "/news?q=security",
  "/faq",
  "/contact",
  "/news/no-such-news",
]) {
  test(`${path} stands still while it arrives`, async ({ page }) => {
    // Compressed, it would come in a few large pieces.
    await page.setExtraHTTPHeaders({ "accept-encoding": "identity" });
    await atRate(page, 40_000);
    for (const viewport of widths) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect.poll(() => page.evaluate(allLaidOut)).toBe(true);
      expect(await layoutShift(page), `${viewport.width} px`).toBe(0);
    }
  });
}
